//! What the picture looks like in the middle of an event. At the end of it the picture is that of
//! the next view, so nothing ever jumps.

use game_rules::{
    arena::{Arena, Event, Miss, Stat},
    game::Seat,
};

use super::{
    picture::{Effect, KindOf, Picture},
    stage::vanishing::Manner,
};
use crate::{
    art::motion::{bump, cubic_in_out, expo_out, quad_out, span},
    table::Staged,
};

/// When a blow lands, as a share of its beat.
pub const IMPACT: f32 = 0.35;

/// The picture in the middle of an event.
pub fn during(mut picture: Picture, event: &Event, t: f32, kind: KindOf<'_>) -> Picture {
    let lands = Arena::lands(event);
    match *event {
        Event::MatchStart { number, first } => {
            picture.refresh();
            (picture.number, picture.first) = (number, first);
            picture.open = cubic_in_out(span(t, 0.2, 1.0));
        }
        Event::Ready { side } => picture.side_mut(side).ready = true,
        Event::TurnStart { n, entry } => {
            picture.sides.iter_mut().for_each(|side| side.ready = false);
            if !entry {
                picture.turns = n;
            }
            picture.acting = None;
        }
        Event::SwitchOut { side, .. } => {
            let side = picture.side_mut(side);
            side.puppet.lifted = cubic_in_out(t);
            if t >= 1.0 {
                side.active = None;
            }
        }
        Event::SwitchIn { side, slot, .. } => {
            let side = picture.side_mut(side);
            side.active = Some(slot);
            side.puppet.arriving = (t < 1.0).then_some(t);
        }
        Event::Order { .. } => {}
        Event::MoveUsed { side, id, .. } => {
            let (kind, manner) = kind(id);
            picture.acting = Some((side, kind, manner));
            picture.effects.push(Effect::Called { side, id, t });
            picture.side_mut(side).puppet.lunge = -0.18 * bump(t);
        }
        Event::Vanish { side, .. } => {
            let manner = picture.acting.map_or(Manner::Soil, |(.., manner)| manner);
            picture.effects.push(Effect::Puff { side, manner, t });
            let side = picture.side_mut(side);
            side.puppet.sunk = (cubic_in_out(span(t, 0.1, 0.8)), manner);
            side.hidden = (t >= 1.0).then_some(manner);
        }
        Event::Emerge { side, id, .. } => {
            let (kind, manner) = kind(id);
            picture.acting = Some((side, kind, manner));
            picture.effects.push(Effect::Called { side, id, t });
            picture.effects.push(Effect::Puff { side, manner, t });
            let side = picture.side_mut(side);
            side.hidden = None;
            side.puppet.sunk = (1.0 - cubic_in_out(span(t, 0.1, 0.7)), manner);
        }
        Event::Hit { side, amount, hp, t4, .. } => hit(&mut picture, side, amount, hp, t4, t),
        Event::Missed { side, why } => {
            let word = match why {
                Miss::Invincible => "hidden",
                Miss::NoTarget => "nobody",
            };
            picture.side_mut(side).puppet.lunge = 0.8 * bump(span(t, 0.0, 0.6));
            picture.effects.push(Effect::Word { side: side.other(), word, t });
        }
        Event::SelfHit { side, amount, hp } => {
            lose(&mut picture, side, u32::from(amount), hp, t, lands);
        }
        Event::Poisoned { side, tick, turns, .. } => {
            picture.effects.push(Effect::Drip { side, t });
            if t > 0.5
                && let Some(member) = picture.side_mut(side).member_mut()
            {
                member.poison = (tick, turns);
            }
        }
        Event::Bonus { side, which, delta, after, .. } => {
            picture.effects.push(Effect::Bonus { side, which, delta, t });
            if t > 0.4
                && let Some(member) = picture.side_mut(side).member_mut()
            {
                match which {
                    Stat::Attack => member.atk = after,
                    Stat::Defence => member.def = after,
                }
            }
        }
        Event::RestOwed { side } => picture.side_mut(side).resting = true,
        Event::Rested { side } => {
            picture.effects.push(Effect::Word { side, word: "rests", t });
            picture.side_mut(side).resting = t < 1.0;
        }
        Event::PoisonTick { side, amount, hp, left } => {
            picture.effects.push(Effect::Drip { side, t });
            lose(&mut picture, side, u32::from(amount), hp, t, lands);
            if t > 0.5
                && let Some(member) = picture.side_mut(side).member_mut()
            {
                member.poison = if left == 0 { (0, 0) } else { (member.poison.0, left) };
            }
        }
        Event::Fainted { side, .. } => {
            picture.cheer = bump(t);
            let side = picture.side_mut(side);
            side.puppet.folded = t;
            if t >= 1.0 {
                if let Some(member) = side.member_mut() {
                    member.poison = (0, 0);
                }
                (side.active, side.hidden, side.resting) = (None, None, false);
            }
        }
        Event::Passed { side, .. } => {
            picture.effects.push(Effect::Word { side, word: "waits", t });
        }
        Event::MatchEnd { .. } => {
            picture.cheer = bump(t);
            picture.open = 1.0 - cubic_in_out(span(t, 0.35, 1.0));
        }
        Event::SeriesEnd { .. } => picture.open = cubic_in_out(t),
    }
    picture
}

/// The move flies, stops for a moment where it lands, and the number rises.
fn hit(picture: &mut Picture, side: Seat, amount: u32, hp: u16, t4: u8, t: f32) {
    let kind = picture.acting.map_or(1, |(_, kind, _)| kind);
    picture.effects.push(Effect::Strike { side: side.other(), kind, t });
    picture.side_mut(side.other()).puppet.lunge =
        quad_out(span(t, 0.0, IMPACT)) * (1.0 - cubic_in_out(span(t, IMPACT + 0.06, 0.75)));
    if t < IMPACT {
        return;
    }
    let after = span(t, IMPACT, 1.0);
    if t4 > 0 {
        let flinch = expo_out(span(after, 0.0, 0.12)) * (1.0 - span(after, 0.12, 0.7));
        let target = picture.side_mut(side);
        target.puppet.lunge = -0.5 * flinch;
        target.puppet.struck = 1.0 - span(after, 0.0, 0.3);
        picture.shake = if t4 > 4 { 1.0 - span(after, 0.0, 0.35) } else { 0.0 };
        picture.cheer = if t4 > 4 { bump(after) } else { 0.0 };
    }
    if t4 != 4 {
        picture.effects.push(Effect::Stamp { side, t4, t: after });
    }
    lose(picture, side, amount, hp, after, 0.0);
}

/// Health goes, from a moment of the beat on; the bar follows.
fn lose(picture: &mut Picture, seat: Seat, amount: u32, hp: u16, t: f32, from: f32) {
    if t < from {
        return;
    }
    let after = span(t, from, 1.0);
    picture.effects.push(Effect::Loss { side: seat, amount, t: after });
    let side = picture.side_mut(seat);
    let Some(member) = side.member_mut() else { return };
    let before = member.hp;
    member.hp = hp;
    side.ghost = Some((before, after));
}
