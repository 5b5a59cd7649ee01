//! How each event of the Classic duel is shown: how long it takes, and what the picture looks like
//! while it happens. The picture before the event is the view; at the end of the beat the picture
//! is that of the next view, so nothing ever jumps.

use game_rules::{
    duel::{
        Aim, Shell, Tool,
        classic::{self, Classic, Event},
    },
    game::Seat,
    odds::Odds,
};

use crate::scenes::duel::picture::{Flying, Gun, Picture, RackSlot, ShellGuess, Used};
use crate::{
    art::motion::{cubic_in_out, expo_out, quad_out, span},
    table::{Lesson, Playback, SetupOption, Staged},
};

impl Staged for Classic {
    fn beat(event: &Event) -> f32 {
        match event {
            Event::Round { .. } => 0.35,
            Event::Gift { tools, .. } if tools.is_empty() => 0.0,
            Event::Gift { .. } => 0.45,
            Event::Loaded { .. } => 1.2,
            Event::Turn { .. } => 0.15,
            Event::Skipped { .. } => 0.6,
            Event::Sharpened { .. }
            | Event::Dazed { .. }
            | Event::Looked { .. }
            | Event::Praised { .. } => 0.55,
            Event::Ejected { .. } => 0.7,
            // The same whatever was fired until the hammer falls.
            Event::Shot { .. } => 1.6,
            Event::Over { .. } => 0.6,
        }
    }

    fn lands(event: &Event) -> f32 {
        match event {
            Event::Shot { .. } => HAMMER,
            Event::Ejected { .. } => 0.4,
            Event::Skipped { .. } => 0.5,
            Event::Praised { .. } => 0.6,
            Event::Dazed { .. } => 0.7,
            _ => 0.0,
        }
    }

    /// One long breath before a shot at oneself, whatever is in the barrel.
    fn stretch(event: &Event) -> f32 {
        match event {
            Event::Shot { aim: Aim::Own, .. } => 1.4,
            _ => 1.0,
        }
    }

    fn bare(view: &classic::View) -> classic::View {
        let mut bare = *view;
        for side in &mut bare.sides {
            side.hand = classic::Hand::EMPTY;
        }
        classic::View { live: 0, blank: 0, loaded: (0, 0), front: None, truth: None, ..bare }
    }

    fn has_secrets(_setup: &classic::Setup) -> bool {
        true
    }

    fn lesson() -> Option<Lesson<Classic>> {
        Some(super::lesson::lesson())
    }

    fn knobs() -> Vec<SetupOption<classic::Setup>> {
        super::form::knobs()
    }
}

/// When the hammer falls, as a share of the shot's beat.
const HAMMER: f32 = 0.45;

/// The picture now: the view, what has been shown since, and the event that is being shown.
pub fn picture(view: &classic::View, playback: &Playback<Classic>) -> Picture {
    let mut picture = Picture::of(view);
    for event in &playback.done {
        picture = during(picture, event, 1.0).settled();
    }
    match &playback.beat {
        Some(beat) => during(picture, &beat.event, beat.progress),
        None => picture,
    }
}

/// The picture in the middle of an event.
fn during(mut picture: Picture, event: &Event, t: f32) -> Picture {
    // Chances come back with the next view.
    picture.folded |= matches!(event, Event::Shot { .. } | Event::Ejected { .. });
    let landed = t >= Classic::lands(event);
    match *event {
        Event::Shot { seat, aim, shell, damage, .. } => {
            shot(&mut picture, seat, aim, shell, damage, t);
        }
        Event::Ejected { seat, shell } => {
            use_tool(&mut picture, seat, Tool::Eject, span(t, 0.0, 0.5));
            picture.gun.pump = bumped(span(t, 0.3, 0.6));
            if landed {
                picture.flying = Some(Flying { shell, t: span(t, 0.4, 1.0) });
                picture.shells.drain(..picture.shells.len().min(1));
            }
        }
        Event::Sharpened { seat, .. } => use_tool(&mut picture, seat, Tool::Knife, t),
        Event::Dazed { seat } => {
            use_tool(&mut picture, seat, Tool::SmallMallet, t);
            if landed {
                picture.side_mut(seat.other()).daze(1);
            }
        }
        Event::Looked { seat, .. } => use_tool(&mut picture, seat, Tool::XRayLens, t),
        Event::Praised { seat, hp, .. } => {
            use_tool(&mut picture, seat, Tool::MoralPraise, t);
            if landed {
                picture.side_mut(seat).hp = (hp.into(), hp.into());
            }
        }
        Event::Gift { seat, tools } => {
            let count = (f32::from(tools.len()) * quad_out(t)).ceil() as usize;
            let side = picture.side_mut(seat);
            for &tool in tools.tools().iter().take(count) {
                if let Some(slot) = side.rack.iter_mut().find(|slot| slot.tool.is_none()) {
                    slot.tool = Some(tool);
                }
            }
        }
        Event::Loaded { live, blank } => {
            picture.loaded = (live, blank);
            picture.left = (live, blank);
            picture.shells.clear();
            if t >= 1.0 {
                let odds = Odds::new(u64::from(live), u64::from(live + blank));
                picture.shells = vec![ShellGuess::Maybe(odds); usize::from(live + blank)];
            }
            picture.load(t);
        }
        Event::Skipped { seat } => {
            if landed {
                picture.side_mut(seat).daze(-1);
            }
        }
        Event::Round { .. } | Event::Turn { .. } | Event::Over { .. } => {}
    }
    picture
}

fn bumped(t: f32) -> f32 {
    crate::art::motion::bump(t)
}

/// The seal leaves its rack for the table.
fn use_tool(picture: &mut Picture, seat: Seat, tool: Tool, t: f32) {
    let top = picture.top.seat == seat;
    let side = picture.side_mut(seat);
    if let Some(slot) = side.rack.iter().rposition(|held| held.tool == Some(tool)) {
        side.rack.remove(slot);
        side.rack.push(RackSlot::default());
    }
    picture.used = Some(Used { top, tool, t });
}

/// Swing, tension, hammer; then the flash or nothing, and the shell leaves.
fn shot(picture: &mut Picture, seat: Seat, aim: Aim, shell: Shell, damage: u32, t: f32) {
    let at_top = aim.target(seat) == picture.top.seat;
    let towards = if at_top { 1.0 } else { -1.0 };
    let there = cubic_in_out(span(t, 0.0, 0.16));
    let back = cubic_in_out(span(t, 0.86, 1.0));
    picture.hush = there * (1.0 - span(t, HAMMER, HAMMER + 0.1));
    picture.gun = Gun { swing: towards * there * (1.0 - back), ..Gun::REST };
    picture.gun.trigger = span(t, 0.3, HAMMER) * (1.0 - span(t, HAMMER, 0.6));
    if t < HAMMER {
        return;
    }
    if !picture.shells.is_empty() {
        picture.shells.remove(0);
    }
    let after = (t - HAMMER) / (1.0 - HAMMER);
    picture.flying = (after > 0.35).then(|| Flying { shell, t: span(after, 0.35, 0.9) });
    picture.gun.pump = bumped(span(after, 0.3, 0.6));
    if shell == Shell::Live {
        let fade = span(after, 0.04, 0.3);
        picture.gun.flash = span(after, 0.0, 0.04) * (1.0 - fade);
        picture.gun.recoil = (1.0 - expo_out(span(after, 0.06, 0.3))) * f32::from(after > 0.0);
        picture.gun.smoke = Some(after);
        picture.side_mut(aim.target(seat)).change_hp(-i128::from(damage));
        picture.snuffed = Some((at_top, damage, span(after, 0.0, 0.8)));
        picture.left.0 = picture.left.0.saturating_sub(1);
    } else {
        picture.left.1 = picture.left.1.saturating_sub(1);
    }
}
