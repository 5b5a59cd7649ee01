//! What follows from a view of the duel for whoever looks: worked out once for each view, because
//! the belief behind it is too dear for every frame.

use game_rules::{
    dice::Dice,
    duel::{
        Aim, Clip, Shell,
        full::{
            Body, Event, View,
            belief::{Belief, ShotOdds},
        },
    },
    game::{Seat, Viewer},
    odds::Odds,
};

use crate::scenes::duel::picture::{Chip, Extra, Known, Spread, bottom_seat};

/// A view, thought through.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The main clip, front first.
    pub shells: Vec<Known>,
    /// The other clips.
    pub extras: Vec<Extra>,
    /// Live shells and blanks that are not accounted for yet.
    pub left: (u8, u8),
    /// Status of the human's side and of Evil's.
    pub chips: [Vec<Chip>; 2],
    /// The odds of a shot of the seat at the screen at itself, and at the other side.
    pub shots: [ShotOdds; 2],
    /// Nothing of it was sampled.
    pub exact: bool,
}

/// Chances closer to certainty than this are certain: sums of many products are not round.
const CERTAIN: f64 = 1e-9;

impl Reading {
    /// Thinks a view through.
    pub fn of(view: &View) -> Reading {
        let belief = view.belief();
        let own = bottom_seat(view.who);
        // The same dice for the same view: equal knowledge gives equal pictures.
        let mut dice = Dice::stream(view.log.len() as u64, "odds");
        let mut shot = |aim| match view.ending {
            Some(_) => ShotOdds::default(),
            None => belief.shot_odds(view, own, aim, &mut dice),
        };
        let shots = [shot(Aim::Own), shot(Aim::Foe)];
        Reading {
            shells: shells(view, &belief),
            extras: extras(view, &belief),
            left: left(view),
            chips: [Seat(0), Seat(1)].map(|seat| chips(view, &belief, seat, own)),
            exact: belief.shells().is_exact() && belief.bodies().is_exact(),
            shots,
        }
    }
}

/// A chance as a fraction if it is one with a small denominator, else in millionths.
pub fn odds(chance: f64) -> Odds {
    let small = (1..=240u64).find(|part| {
        let count = chance * *part as f64;
        (count - count.round()).abs() < CERTAIN * *part as f64
    });
    match small {
        Some(part) => Odds::new((chance * part as f64).round() as u64, part),
        None => Odds::new((chance * 1e6).round() as u64, 1_000_000),
    }
}

fn known(live: f64, seen: bool) -> Known {
    let shell = if live > 0.5 { Shell::Live } else { Shell::Blank };
    let certain = !(CERTAIN..=1.0 - CERTAIN).contains(&live);
    match (certain, seen) {
        (true, true) => Known::Sure(shell),
        (true, false) => Known::Inferred(shell),
        (false, _) => Known::Maybe(odds(live)),
    }
}

fn shells(view: &View, belief: &Belief) -> Vec<Known> {
    if let Some(truth) = &view.truth {
        return sure(&truth.table_clips());
    }
    if let Some(clips) = &view.clips {
        return sure(clips);
    }
    let seen = has_seen_front(view);
    let count = usize::from(view.main_len);
    (0..count).map(|at| known(belief.shells().live_at(at), seen && at == 0)).collect()
}

/// The main clip for those who see it.
fn sure(clips: &[Clip]) -> Vec<Known> {
    clips.first().into_iter().flat_map(|clip| clip.shells()).map(Known::Sure).collect()
}

/// Has the seat looked at the shell in front since it came there?
fn has_seen_front(view: &View) -> bool {
    let Viewer::Seat(own) = view.who else { return false };
    for event in view.log.iter().rev() {
        match event {
            Event::Looked { seat, shells: Some(_) } if *seat == own => return true,
            Event::Loaded { .. }
            | Event::Shot { .. }
            | Event::Ejected { .. }
            | Event::Extracted { .. }
            | Event::Inserted { .. }
            | Event::Rearranged { .. }
            | Event::Sorted { .. }
            | Event::Merged { .. }
            | Event::Filled { .. } => return false,
            _ => {}
        }
    }
    false
}

fn extras(view: &View, belief: &Belief) -> Vec<Extra> {
    let front = |rail: usize| {
        let (live, empty) = belief.shells().extra_front(rail);
        let filled = 1.0 - empty;
        if filled < CERTAIN {
            return Extra::Empty;
        }
        Extra::Front { shell: known(live / filled, false), empty: (empty * 1000.0).round() as u32 }
    };
    (1..=3)
        .map(|rail| if rail <= usize::from(view.extra_count) { front(rail) } else { Extra::Empty })
        .collect()
}

/// The counts announced at loading, without what has been seen since.
fn left(view: &View) -> (u8, u8) {
    let (mut live, mut blank) = view.loaded;
    let since = view.log.iter().rposition(|event| matches!(event, Event::Loaded { .. }));
    for event in &view.log[since.map_or(0, |at| at + 1)..] {
        match event {
            Event::Hit { rail: 0, .. } | Event::Ejected { shell: Shell::Live, .. } => {
                live = live.saturating_sub(1);
            }
            Event::Clicked { rail: 0, .. } | Event::Ejected { shell: Shell::Blank, .. } => {
                blank = blank.saturating_sub(1);
            }
            _ => {}
        }
    }
    (live, blank)
}

fn chips(view: &View, belief: &Belief, seat: Seat, own: Seat) -> Vec<Chip> {
    let side = view.side(seat);
    let value = |of: fn(&Body) -> u32| {
        let chances = belief.bodies().chances(seat, |body| i64::from(of(body)));
        let possible =
            chances.iter().filter(|(_, chance)| *chance > CERTAIN).map(|(at, _)| *at as u32);
        let (low, high) =
            possible.fold((u32::MAX, 0), |(low, high), at| (low.min(at), high.max(at)));
        Spread { low: low.min(high), high }
    };
    let wounds = (0..16u32).filter(|count| side.wounds & (1 << count) != 0);
    let wounds = wounds.fold(None, |range: Option<Spread>, count| {
        Some(Spread { low: range.map_or(count, |range| range.low), high: count })
    });
    let mut chips = vec![
        Chip::Wounds(wounds.unwrap_or(Spread::sure(0))),
        Chip::Breath(value(|body| u32::from(body.breath))),
    ];
    if view.dazed == Some(seat) {
        let daze = value(|body| body.daze);
        chips.push(Chip::Dazed((daze.low == daze.high).then_some(daze.low)));
    }
    let boost = Spread { low: side.boost, high: side.boost + 2 * u32::from(side.secret_boost) };
    type Counted = (Spread, fn(Spread) -> Chip);
    let counted: [Counted; 11] = [
        (boost, Chip::Boost),
        (value(|body| body.vests.len() as u32), Chip::Vests),
        (value(|body| body.bandage_new + body.bandage_ripe), Chip::Bandages),
        (value(|body| body.good_self), Chip::GoodSelf),
        (value(|body| body.good_foe), Chip::GoodFoe),
        (value(|body| body.bad), Chip::BadGuns),
        (value(|body| body.catcher), Chip::Catchers),
        (value(|body| body.repeater), Chip::Repeaters),
        (value(|body| body.combo), Chip::Combos),
        (value(|body| body.thorns), Chip::Thorns),
        (value(|body| body.rattled), Chip::Rattled),
    ];
    chips.extend(
        counted.into_iter().filter(|(value, _)| value.high > 0).map(|(value, of)| of(value)),
    );
    if side.burning > 0 {
        chips.push(Chip::Burning(side.burning.into()));
    }
    if seat == own && view.ending.is_none() {
        let chance = belief.blowback(view, own, Aim::Foe);
        chips.push(Chip::Blowback((chance * 1000.0).round() as u32));
    }
    chips
}
