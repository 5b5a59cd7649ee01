//! What follows from a view of the duel for whoever looks: worked out once for each view, because
//! the belief behind it is too dear for every frame.

use game_rules::{
    dice::Dice,
    duel::{
        Aim, Clip, Shell, Tool,
        full::{
            Body, Event, Refusal, View,
            gambles::{Gamble, gambles},
            knowledge::{Belief, ShotOdds},
        },
    },
    game::{Seat, Viewer},
    odds::Odds,
};

use super::seen_shells::seen;
use crate::scenes::duel::picture::{Chip, Extra, ShellGuess, Spread, bottom_seat};

/// A view, thought through.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The main clip, front first.
    pub shells: Vec<ShellGuess>,
    /// The other clips.
    pub extras: Vec<Extra>,
    /// Live shells and blanks that are not accounted for yet.
    pub left: (u8, u8),
    /// Shells that are gone unseen.
    pub unseen: u8,
    /// The counts are certain: nothing has come or gone unseen.
    pub counted: bool,
    /// Status of the human's side and of Evil's.
    pub chips: [Vec<Chip>; 2],
    /// The odds of a shot of the seat at the screen at itself, and at the other side.
    pub shots: [ShotOdds; 2],
    /// Nothing of it was sampled.
    pub exact: bool,
    /// The same of the shells alone.
    pub shells_exact: bool,
    /// How far the chances of the shells, front first, may be off where they were sampled.
    pub off: Vec<Option<f64>>,
    /// The Bold tokens won so far.
    pub tokens: Vec<Odds>,
    /// The odds on the token that a click at oneself would win now.
    pub dare: Option<Odds>,
    /// The tools on the rack of the seat at the screen that it cannot use, and why not.
    pub useless: Vec<(Tool, Refusal)>,
}

const CERTAIN: f64 = Odds::CERTAIN;

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
        let tally = tally(view);
        let (tokens, dare) = dares(view, own);
        let shells = shells(view, &belief);
        let off = |shell: &ShellGuess| match shell {
            ShellGuess::Maybe(odds) => belief.shells().error(odds.value()),
            ShellGuess::Sure(_) | ShellGuess::Inferred(_) => None,
        };
        Reading {
            off: shells.iter().map(off).collect(),
            shells_exact: belief.shells().is_exact(),
            shells,
            extras: extras(view, &belief),
            left: tally.left,
            unseen: tally.unseen,
            counted: tally.certain,
            chips: [Seat(0), Seat(1)].map(|seat| chips(view, &belief, seat, own)),
            exact: shots.iter().all(|shot| shot.exact || view.ending.is_some()),
            shots,
            tokens,
            dare,
            useless: belief.refused_tools(view, own),
        }
    }
}

/// The Bold tokens won so far, and what a click at oneself would be worth now: a shot that is only
/// thought of stands at the end of the log.
fn dares(view: &View, own: Seat) -> (Vec<Odds>, Option<Odds>) {
    let thought = Event::Shot { seat: own, aim: Aim::Own };
    let log: Vec<Event> = view.log.iter().copied().chain([thought]).collect();
    let mut dared = gambles(&view.setup, own, &log);
    let next = dared.pop().filter(|_| view.ending.is_none());
    let dare = next.and_then(|next| Gamble { clicked: true, ..next }.bold());
    (dared.iter().filter_map(Gamble::bold).collect(), dare)
}

/// What is certain in a sample need not be so at all.
fn known(live: f64, seen: bool, exact: bool) -> ShellGuess {
    let shell = if live > 0.5 { Shell::Live } else { Shell::Blank };
    let certain = (seen || exact) && !(CERTAIN..=1.0 - CERTAIN).contains(&live);
    match (certain, seen) {
        (true, true) => ShellGuess::Sure(shell),
        (true, false) => ShellGuess::Inferred(shell),
        (false, _) => ShellGuess::Maybe(Odds::close_to(live)),
    }
}

fn shells(view: &View, belief: &Belief) -> Vec<ShellGuess> {
    if view.stage.is_some() {
        // The belt of the stage: each shell is an even chance, and there is always one.
        return vec![ShellGuess::Maybe(Odds::new(1, 2))];
    }
    if let Some(truth) = &view.truth {
        return sure(&truth.table_clips());
    }
    if let Some(clips) = &view.clips {
        return sure(clips);
    }
    let seen = seen(view);
    let seen = |at: usize| seen.get(at).copied().unwrap_or(false);
    let exact = belief.shells().is_exact();
    let count = usize::from(view.main_len);
    (0..count).map(|at| known(belief.shells().live_at(at), seen(at), exact)).collect()
}

/// The main clip for those who see it.
fn sure(clips: &[Clip]) -> Vec<ShellGuess> {
    clips.first().into_iter().flat_map(|clip| clip.shells()).map(ShellGuess::Sure).collect()
}

/// The shell in front, if the seat has looked at it since it came there.
pub(super) fn seen_front(view: &View) -> Option<Shell> {
    let Viewer::Seat(own) = view.who else { return None };
    for event in view.log.iter().rev() {
        match event {
            Event::Looked { seat, shells: Some([front, ..]) } if *seat == own => return *front,
            Event::Loaded { .. }
            | Event::Shot { .. }
            | Event::Ejected { .. }
            | Event::Extracted { .. }
            | Event::Inserted { .. }
            | Event::Rearranged { .. }
            | Event::Sorted { .. }
            | Event::Merged { .. }
            | Event::Filled { .. } => return None,
            _ => {}
        }
    }
    None
}

fn extras(view: &View, belief: &Belief) -> Vec<Extra> {
    if view.stage.is_some() {
        return Vec::new();
    }
    let exact = belief.shells().is_exact();
    let clip = |rail: usize| {
        let there = |place: u8| {
            let (live, none) = belief.shells().extra_at(rail, place);
            let filled = 1.0 - none;
            let sure = filled > 1.0 - CERTAIN;
            let share = if sure { 1.0 } else { filled as f32 };
            (filled > CERTAIN).then(|| (known(live / filled, false, exact), share))
        };
        Extra { shells: (0..Clip::MAX).map_while(there).collect() }
    };
    let open =
        (view.truth.as_ref().map(|truth| truth.table_clips())).or_else(|| view.clips.clone());
    let seen = |clip: &Clip| Extra {
        shells: clip.shells().map(|shell| (ShellGuess::Sure(shell), 1.0)).collect(),
    };
    (1..=3)
        .map(|rail| match &open {
            _ if rail > usize::from(view.extra_count) => Extra::default(),
            Some(clips) => clips.get(rail).map(seen).unwrap_or_default(),
            None => clip(rail),
        })
        .collect()
}

/// What can be counted of the main clip since it was loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tally {
    /// Live shells and blanks.
    pub left: (u8, u8),
    /// Gone unseen.
    pub unseen: u8,
    /// Nothing has come or gone unseen.
    pub certain: bool,
}

/// The counts announced at loading, with what has been seen to come and go since.
pub(super) fn tally(view: &View) -> Tally {
    let mut tally = Tally { left: view.loaded, unseen: 0, certain: true };
    let (live, blank) = (&mut tally.left.0, &mut tally.left.1);
    let since = view.log.iter().rposition(|event| matches!(event, Event::Loaded { .. }));
    let mut stakes = 0;
    for event in &view.log[since.map_or(0, |at| at + 1)..] {
        match *event {
            // Shells of the stage are none of these.
            Event::Wagered { .. } => stakes += 1,
            Event::StageWon { .. } => stakes = 0,
            _ if stakes > 1 => {}
            Event::Hit { rail: 0, .. }
            | Event::Ejected { shell: Shell::Live, .. }
            | Event::Extracted { found: Some((_, Shell::Live)), .. } => {
                *live = live.saturating_sub(1);
            }
            Event::Clicked { rail: 0, .. }
            | Event::Ejected { shell: Shell::Blank, .. }
            | Event::Extracted { found: Some((_, Shell::Blank)), .. } => {
                *blank = blank.saturating_sub(1);
            }
            Event::Inserted { tool, .. } => match tool.shell() {
                Some(Shell::Live) => *live += 1,
                Some(Shell::Blank) => *blank += 1,
                None => tally.certain = false,
            },
            Event::Stopped { rail: 0, .. } => {
                (tally.unseen, tally.certain) = (tally.unseen + 1, false)
            }
            Event::Caught { rail: 1.., .. }
            | Event::Extracted { found: None, .. }
            | Event::Filled { .. }
            | Event::Merged { .. }
            | Event::Thrown { .. } => tally.certain = false,
            _ => {}
        }
    }
    tally
}

/// A value, and the tag that shows it.
type Counted = (Spread, fn(Spread) -> Chip);

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
    // Catchers go with the shells, because a catch hangs on the shell; on the stage there are none.
    let catchers = match view.stage {
        Some(_) => Spread::sure(0),
        None => {
            let chances = belief.shells().catchers(seat);
            let possible = |count: &usize| chances[*count] > CERTAIN;
            let least = (0..chances.len()).find(possible).unwrap_or(0) as u32;
            let most = (0..chances.len()).rfind(possible).unwrap_or(0) as u32;
            Spread { low: least, high: most }
        }
    };
    let bandages = value(|body| body.bandage_new + body.bandage_ripe);
    if bandages.high > 0 {
        let due = if value(|body| body.bandage_ripe).high > 0 { 1 } else { 2 };
        chips.push(Chip::Bandages(bandages, due));
    }
    let counted: [Counted; 9] = [
        (value(|body| body.boost), Chip::Boost),
        (value(|body| body.good_self), Chip::GoodSelf),
        (value(|body| body.good_foe), Chip::GoodFoe),
        (value(|body| body.bad), Chip::BadGuns),
        (catchers, Chip::Catchers),
        (value(|body| body.repeater), Chip::Repeaters),
        (value(|body| body.combo), Chip::Combos),
        (value(|body| body.thorns), Chip::Thorns),
        (value(|body| body.fire), Chip::Fire),
    ];
    let rattled = value(|body| body.rattled);
    if rattled.high > 0 {
        let chances = belief.bodies().chances(seat, |body| i64::from(body.rattled > 0));
        let chance: f64 = chances.iter().filter(|(yes, _)| *yes > 0).map(|(_, part)| part).sum();
        chips.push(Chip::Rattled(rattled, (chance * 1000.0).round() as u32));
    }
    let vests = value(|body| body.vests.len() as u32);
    if vests.high > 0 {
        let outermost = |body: &Body| body.vests.first().map_or(0, |vest| (*vest).max(0) as u32);
        chips.push(Chip::Vests(vests, value(outermost)));
    }
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
