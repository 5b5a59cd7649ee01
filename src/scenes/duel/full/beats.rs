//! How each event of the whole duel is shown. What the rules leave untold has no picture of its own:
//! a silent tool is a seal that leaves its rack, always in the same time.

use game_rules::{
    duel::{
        Aim, HUMAN, Shell, Tool,
        full::{Duel, Event, EvilHp, PendingView, Rack, Setup, StageView, View},
    },
    game::Seat,
};

use super::reading::Reading;
use crate::{
    art::motion::{bump, cubic_in_out, expo_out, span},
    scenes::duel::picture::{
        Flying, Guard, Gun, Passing, Picture, RackSlot, ShellGuess, SidePicture, StagePicture,
        Used, bottom_seat,
    },
    table::{Lesson, Playback, SetupOption, Staged},
};

impl Staged for Duel {
    fn beat(event: &Event) -> f32 {
        match event {
            // Nobody has to wait for the first one: it sits there already.
            Event::Period { number: 1 } => 0.0,
            Event::Period { .. } => 1.2,
            Event::Round { .. } => 0.35,
            Event::Standing { .. } | Event::Turn { .. } => 0.1,
            Event::Returned { .. } | Event::SlotGone { .. } | Event::SlotGiven { .. } => 0.25,
            Event::Dealt { .. } => 0.12,
            Event::Loaded { .. } => 1.2,
            // A tool that is told of does one gesture; an untold one just goes.
            Event::Spent { tool, .. } if !tool.page().silent => 0.45,
            Event::Spent { .. } | Event::Slot { .. } => 0.2,
            Event::Ejected { .. } => 0.5,
            Event::Thrown { .. } => 0.9,
            Event::Praised { .. }
            | Event::Healed { .. }
            | Event::Mirrored { .. }
            | Event::Struck { .. }
            | Event::Eighth { .. } => 0.35,
            // The same whatever was fired until the hammer falls.
            Event::Shot { .. } => 0.75,
            Event::Hit { .. } => 0.85,
            // The same for every shell that hurts nobody and is not seen.
            Event::Clicked { .. } | Event::Caught { .. } | Event::Stopped { .. } => 0.6,
            Event::Wagered { .. } | Event::StageWon { .. } => 0.6,
            Event::Ignited { .. } | Event::Burned { .. } | Event::Quenched { .. } => 0.35,
            Event::PeriodOver { .. } | Event::Over { .. } => 0.6,
            _ => 0.0,
        }
    }

    fn lands(event: &Event) -> f32 {
        match event {
            // The old plate is there until the new one rises.
            Event::Period { number: 2.. } => 0.5,
            Event::Ejected { .. } => 0.2,
            Event::Praised { .. }
            | Event::Healed { .. }
            | Event::Struck { .. }
            | Event::Eighth { .. }
            | Event::Burned { .. } => 0.5,
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

    fn bare(view: &View) -> View {
        let mut bare = view.clone();
        bare.racks = bare.racks.map(|rack| Rack::new(rack.slots().len() as u8));
        View { main_len: 0, loaded: (0, 0), log: Vec::new(), truth: None, clips: None, ..bare }
    }

    fn has_secrets(_setup: &Setup) -> bool {
        true
    }

    fn lesson() -> Option<Lesson<Duel>> {
        Some(super::lesson::lesson())
    }

    fn knobs() -> Vec<SetupOption<Setup>> {
        super::form::knobs()
    }
}

/// HP somebody has at the start of the present period.
fn start_hp(view: &View, seat: Seat) -> i128 {
    let Some(mode) = view.terms() else { return 1 };
    match (seat, mode.evil_hp) {
        (HUMAN, _) => mode.human_hp,
        (_, EvilHp::Fixed(hp) | EvilHp::Range(_, hp)) => hp,
        (_, EvilHp::PerPeriod { base, step }) => {
            base + step * i128::from(view.count.period.saturating_sub(1))
        }
    }
}

/// The picture of a view: `snap`.
pub fn snap(view: &View, reading: &Reading) -> Picture {
    let bottom = bottom_seat(view.who);
    let side = |seat: Seat| {
        let known = match &view.stage {
            Some(stage) => &stage.parents[seat.index() & 1],
            None => view.side(seat),
        };
        SidePicture {
            seat,
            hp: known.hp,
            full: start_hp(view, seat).max(known.hp.1),
            rack: view
                .rack(seat)
                .slots()
                .iter()
                .map(|slot| RackSlot { tool: slot.tool, life: slot.life })
                .collect(),
            borrows: view.borrower == Some(seat),
            chips: reading.chips[seat.index() & 1].clone(),
        }
    };
    Picture {
        top: side(bottom.other()),
        bottom: side(bottom),
        shells: reading.shells.clone(),
        extras: reading.extras.clone(),
        plate: view.count.period.saturating_sub(1),
        loaded: view.loaded,
        left: reading.left,
        gun: Gun::REST,
        aim: None,
        flying: None,
        used: None,
        snuffed: None,
        loading: None,
        hush: 0.0,
        tokens: Vec::new(),
        unseen: reading.unseen,
        placing: None,
        staked: match view.pending {
            Some(PendingView::Answer { wager }) => Some(wager),
            _ => None,
        },
        stage: view.stage.as_ref().map(|stage| on_stage(view, stage, bottom)),
        folded: false,
        passing: Passing::default(),
    }
}

/// The stage: its HP are those of the sides; those that wait beside it are the parents'.
fn on_stage(view: &View, stage: &StageView, bottom: Seat) -> StagePicture {
    let both = [bottom.other(), bottom];
    let shots = view.log.iter().rev().take_while(|event| !matches!(event, Event::Wagered { .. }));
    let shots = shots.filter(|event| matches!(event, Event::Shot { .. })).count();
    StagePicture {
        hp: both.map(|seat| view.side(seat).hp.1),
        stakes: both.map(|seat| stage.wagers[seat.index() & 1]),
        open: 1.0,
        belt: shots as f32,
    }
}

/// The picture now: the view, what has been shown since, and the event that is being shown.
pub fn picture(view: &View, reading: &Reading, playback: &Playback<Duel>) -> Picture {
    let mut picture = snap(view, reading);
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
    if t > 0.35 {
        leave_extra(&mut picture, event);
    }
    picture.folded |= stirs(event);
    let landed = t >= Duel::lands(event);
    match *event {
        Event::Standing { seat, hp, .. } => picture.side_mut(seat).hp = (hp, hp),
        Event::Dealt { seat, slot, tool } => put(picture.side_mut(seat), slot, Some(tool)),
        Event::Slot { seat, slot, tool } => put(picture.side_mut(seat), slot, tool),
        Event::Period { number } if number > 1 => {
            picture.passing.arrival = Some(t);
            // Behind the table one plate is changed for the other.
            picture.plate = if landed { number - 1 } else { number - 2 };
        }
        Event::Spent { seat, slot, tool, .. } => {
            let top = picture.top.seat == seat;
            put(picture.side_mut(seat), slot, None);
            if !tool.page().silent {
                picture.used = Some(Used { top, tool, t });
            } else if top {
                picture.passing.faded = Some((slot, tool, t));
            }
        }
        Event::Thrown { seat, .. } => {
            picture.passing.cup = Some((picture.top.seat == seat, t));
        }
        Event::Wagered { seat, wager } => stake(&mut picture, seat, wager, t),
        Event::StageWon { seat } => fold(&mut picture, seat, t),
        Event::SlotGiven { seat, life } => {
            picture.side_mut(seat).rack.push(RackSlot { tool: None, life });
        }
        Event::SlotGone { seat, slot, .. } => {
            let rack = &mut picture.side_mut(seat).rack;
            if usize::from(slot) < rack.len() {
                rack.remove(usize::from(slot));
            }
        }
        Event::Loaded { live, blank } => {
            picture.loaded = (live, blank);
            picture.left = (live, blank);
            picture.shells.clear();
            if t >= 1.0 {
                let odds = game_rules::odds::Odds::new(live.into(), u64::from(live + blank).max(1));
                picture.shells = vec![ShellGuess::Maybe(odds); usize::from(live + blank)];
            }
            picture.load(t);
        }
        Event::Ejected { shell, .. } => {
            picture.gun.pump = bump(span(t, 0.1, 0.5));
            if landed {
                eject(&mut picture, Some(shell), span(t, 0.2, 1.0));
            }
        }
        Event::Praised { seat, healed: true, .. } if landed => {
            picture.side_mut(seat).change_hp(1);
        }
        Event::Healed { seat, by, .. } if landed => picture.side_mut(seat).change_hp(by.into()),
        Event::Struck { seat, by } if landed => picture.side_mut(seat).change_hp(by.into()),
        Event::Eighth { seat, hp } if landed => picture.side_mut(seat).hp = (hp, hp),
        Event::Burned { seat } if landed => picture.side_mut(seat).change_hp(-1),
        Event::Shot { seat, aim } => raise(&mut picture, seat, aim, t),
        Event::Hit { seat, rail, hp, blown, reflected, .. } => {
            hit(&mut picture, seat, rail, hp, t);
            point(&mut picture, seat, blown, blown || reflected, t);
            if reflected {
                let top = picture.top.seat != seat;
                picture.passing.guard = Some((top, Guard::Thorns, t));
            }
        }
        Event::Clicked { seat, rail, blown } => {
            picture.gun.pump = bump(span(t, 0.2, 0.6));
            point(&mut picture, seat, blown, blown, t);
            if rail == 0 {
                eject(&mut picture, Some(Shell::Blank), span(t, 0.2, 0.8));
            }
        }
        Event::Caught { seat, rail, blown, .. } => {
            held_off(&mut picture, seat, Guard::Mitt, rail, blown, t);
        }
        Event::Stopped { seat, rail, blown, broke, .. } => {
            let guard = if broke { Guard::VestBroken } else { Guard::Vest };
            held_off(&mut picture, seat, guard, rail, blown, t);
        }
        _ => {}
    }
    picture
}

/// Does it begin a shot, or change what may lie in a clip? Chances come back with the next view.
fn stirs(event: &Event) -> bool {
    matches!(
        event,
        Event::Shot { .. }
            | Event::Ejected { .. }
            | Event::Extracted { .. }
            | Event::Inserted { .. }
            | Event::Arranged { .. }
            | Event::Rearranged { .. }
            | Event::Filled { .. }
            | Event::Sorted { .. }
            | Event::Merged { .. }
            | Event::Thrown { .. }
    )
}

/// A shell that came from an extra clip is gone from its rail.
fn leave_extra(picture: &mut Picture, event: &Event) {
    let rail = match *event {
        Event::Hit { rail, .. }
        | Event::Clicked { rail, .. }
        | Event::Caught { rail, .. }
        | Event::Stopped { rail, .. } => usize::from(rail),
        _ => 0,
    };
    if let Some(extra) = rail.checked_sub(1).and_then(|at| picture.extras.get_mut(at))
        && !extra.shells.is_empty()
    {
        extra.shells.remove(0);
    }
}

fn put(side: &mut SidePicture, slot: u8, tool: Option<Tool>) {
    if let Some(place) = side.rack.get_mut(usize::from(slot)) {
        place.tool = tool;
    }
}

/// The gun stays where it was aimed, also if the shell went the other way to `victim`, and comes back
/// to the table. A barrel that bursts opens like a flower and closes again.
fn point(picture: &mut Picture, victim: Seat, blown: bool, turned: bool, t: f32) {
    let at_top = (picture.top.seat == victim) != turned;
    let towards = if at_top { 1.0 } else { -1.0 };
    picture.gun.swing = towards * (1.0 - cubic_in_out(span(t, 0.8, 1.0)));
    let open = span(t, 0.0, 0.08) * (1.0 - span(t, 0.65, 0.8));
    picture.gun.petals = if blown { open } else { 0.0 };
}

/// A shell that does not arrive: the same beat for live and blank, because nobody is told.
fn held_off(picture: &mut Picture, seat: Seat, guard: Guard, rail: u8, blown: bool, t: f32) {
    picture.gun.pump = bump(span(t, 0.2, 0.6));
    point(picture, seat, blown, blown, t);
    picture.passing.guard = Some((picture.top.seat == seat, guard, t));
    if rail == 0 {
        eject(picture, None, span(t, 0.2, 0.8));
        picture.unseen += u8::from(guard != Guard::Mitt && t >= 1.0);
    }
}

/// A stake is named; the second one unfolds the stage.
fn stake(picture: &mut Picture, seat: Seat, wager: i128, t: f32) {
    let Some(first) = picture.staked else {
        picture.staked = Some(wager);
        return;
    };
    let top = picture.top.seat == seat;
    let stakes = if top { [wager, first] } else { [first, wager] };
    picture.stage = Some(StagePicture { hp: stakes, stakes, open: t, belt: 0.0 });
    if t >= 1.0 {
        picture.staked = None;
        picture.top.change_hp(-stakes[0]);
        picture.bottom.change_hp(-stakes[1]);
    }
}

/// The stage is folded away, and the winner has both stakes.
fn fold(picture: &mut Picture, winner: Seat, t: f32) {
    let Some(stage) = &mut picture.stage else { return };
    stage.open = 1.0 - t;
    let all = stage.stakes[0] + stage.stakes[1];
    if t >= 1.0 {
        picture.stage = None;
        picture.side_mut(winner).change_hp(all);
    }
}

/// A shell leaves the front; one that nobody saw leaves without a picture of what it was.
fn eject(picture: &mut Picture, shell: Option<Shell>, t: f32) {
    if let Some(stage) = &mut picture.stage {
        stage.belt += t;
        picture.flying = shell.map(|shell| Flying { shell, t });
        return;
    }
    if t > 0.0 && !picture.shells.is_empty() {
        picture.shells.remove(0);
    }
    match shell {
        Some(Shell::Live) => picture.left.0 = picture.left.0.saturating_sub(1),
        Some(Shell::Blank) => picture.left.1 = picture.left.1.saturating_sub(1),
        None => {}
    }
    picture.flying = shell.map(|shell| Flying { shell, t });
}

/// Swing, tension, hammer.
fn raise(picture: &mut Picture, seat: Seat, aim: Aim, t: f32) {
    let towards = if aim.target(seat) == picture.top.seat { 1.0 } else { -1.0 };
    let there = cubic_in_out(span(t, 0.0, 0.35));
    picture.gun.swing = towards * there;
    picture.gun.trigger = span(t, 0.6, 1.0);
    picture.hush = there * (1.0 - span(t, 0.95, 1.0));
}

/// Flash, recoil, smoke, and a candle goes out.
fn hit(picture: &mut Picture, seat: Seat, rail: u8, hp: i128, t: f32) {
    let at_top = picture.top.seat == seat;
    picture.gun.flash = span(t, 0.0, 0.04) * (1.0 - span(t, 0.04, 0.3));
    picture.gun.recoil = 1.0 - expo_out(span(t, 0.06, 0.3));
    picture.gun.smoke = Some(t);
    if let Some(stage) = &mut picture.stage {
        stage.hp[usize::from(!at_top)] = hp;
    } else {
        let before = picture.side_mut(seat).hp.1;
        picture.side_mut(seat).hp = (hp, hp);
        let lost = u32::try_from((before - hp).clamp(0, 64)).unwrap_or(0);
        picture.snuffed = Some((at_top, lost, span(t, 0.0, 0.8)));
    }
    if rail == 0 {
        eject(picture, Some(Shell::Live), span(t, 0.35, 0.9));
    }
}
