//! The reveal of a ranking: scores turn over from last to first, the ranks are paid, the envelopes
//! land one by one on whoever was bet on, and only then the crown is placed.

use game_rules::{
    dice::Dice,
    game::Seat,
    wager::{Event, Phase, Ranked},
};

use crate::art::motion::{cubic_in_out, span};
use crate::scenes::wager::picture::{Crown, Flying, Picture, Turned, leaders, turned};

/// Seconds for one score.
pub const FLIP: f32 = 0.5;
/// Seconds for the pay of all ranks.
pub const PAY: f32 = 0.6;
/// Seconds for one envelope.
pub const LAND: f32 = 0.6;
/// Seconds for the crown.
pub const CROWN: f32 = 1.5;

/// The ranking these events tell, by seat. Whoever is missing keeps out of it.
pub fn lines<'a>(events: impl Iterator<Item = &'a Event>, players: usize) -> Vec<Ranked> {
    let mut lines = vec![NOTHING; players];
    for event in events {
        if let Event::Ranked { seat, line, .. } = event
            && let Some(place) = lines.get_mut(seat.index())
        {
            *place = *line;
        }
    }
    lines
}

const NOTHING: Ranked =
    Ranked { value: None, rank: 1, award: 0, received: 0, cost: 0, bonus: 0, from: 0, to: 0 };

/// The order in which scores are turned over: from the last rank to the first.
pub fn flips(lines: &[Ranked]) -> Vec<Seat> {
    let mut order: Vec<Seat> = Seat::all(lines.len()).collect();
    order.sort_by_key(|seat| std::cmp::Reverse((lines[seat.index()].rank, seat.0)));
    order
}

/// The order in which envelopes land, by target: shuffled, by a seed that is made of public numbers
/// alone, so that nobody can read from it who bet, and it is the same whenever it is drawn.
pub fn landings(lines: &[Ranked]) -> Vec<Seat> {
    let hits = |seat: Seat| std::iter::repeat_n(seat, usize::from(lines[seat.index()].received));
    let mut targets: Vec<Seat> = Seat::all(lines.len()).flat_map(hits).collect();
    let mix = |seed: u64, line: &Ranked| {
        let told = i64::from(line.from) << 16 ^ i64::from(line.rank) << 8 ^ i64::from(line.to);
        (seed.rotate_left(7) ^ told as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    };
    Dice::stream(lines.iter().fold(0, mix), "landings").shuffle("landings", &mut targets);
    targets
}

/// What is being revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Scores are turned over and paid.
    Scores,
    /// Envelopes land, sealed.
    Landing,
    /// The crown finds its head.
    Crown,
}

/// What is being revealed `clock` seconds into it, and how long it takes to the next score, envelope
/// or end.
pub fn stage(lines: &[Ranked], clock: f32) -> (Stage, f32) {
    let paid = FLIP * lines.len() as f32 + PAY;
    let landed = paid + LAND * landings(lines).len() as f32;
    let rest = |from: f32, step: f32| step - (clock - from).rem_euclid(step);
    if clock < paid - PAY {
        (Stage::Scores, rest(0.0, FLIP))
    } else if clock < paid {
        (Stage::Scores, paid - clock)
    } else if clock < landed {
        (Stage::Landing, rest(paid, LAND))
    } else {
        (Stage::Crown, (landed + CROWN - clock).max(0.0))
    }
}

/// The table `clock` seconds into the reveal.
pub fn ranking(mut picture: Picture, lines: &[Ranked], clock: f32) -> Picture {
    let order = flips(lines);
    let landings = landings(lines);
    let flipped = FLIP * order.len() as f32;
    let paid = flipped + PAY;
    let landed = paid + LAND * landings.len() as f32;
    for (place, seat) in order.iter().enumerate() {
        let t = span(clock, FLIP * place as f32, FLIP * (place + 1) as f32);
        let line = &lines[seat.index()];
        let player = picture.seat_mut(*seat);
        player.rank = (t > 0.0).then(|| Turned { t, ..turned(line) });
        player.points = line.from;
        player.landed = 0;
        player.played = t <= 0.0;
        let pay = span(clock, flipped, paid);
        if pay > 0.0 && line.award != 0 {
            player.points += line.award;
            player.change = (pay < 1.0).then_some((line.award, pay));
        }
    }
    let total: Vec<i32> = lines.iter().map(|line| line.from + line.award).collect();
    let favourites: Vec<Seat> = leaders(&total).collect();
    picture.pile = picture.seats.len();
    picture.crowns.clear();
    picture.napkin = 0.0;
    let mut shaken = 0.0f32;
    for (number, target) in landings.iter().enumerate() {
        let begin = paid + LAND * number as f32;
        if clock <= begin {
            break;
        }
        picture.pile -= 1;
        let air = span(clock, begin, begin + 0.7 * LAND);
        if air < 1.0 {
            picture.flying = Some(Flying { to: *target, t: air });
            break;
        }
        let line = &lines[target.index()];
        let each = if line.received == 0 { 0 } else { line.cost / i32::from(line.received) };
        let since = span(clock, begin + 0.7 * LAND, begin + 1.7 * LAND);
        let player = picture.seat_mut(*target);
        player.landed += 1;
        player.points -= each;
        if since < 1.0 && each != 0 {
            player.change = Some((-each, since));
        }
        if favourites.contains(target) {
            shaken = shaken.max(1.0 - since);
        }
    }
    picture.phase = if clock < landed + CROWN { Phase::SettleRanking } else { Phase::SettleBets };
    if clock >= paid {
        let wobble = if clock < landed { shaken.max(0.15) } else { 0.0 };
        crown(&mut picture, lines, &favourites, wobble, clock - landed);
    }
    picture
}

/// The crown wobbles on the favourite, and settles or rolls on once everything has landed.
fn crown(picture: &mut Picture, lines: &[Ranked], from: &[Seat], wobble: f32, since: f32) {
    let after: Vec<i32> = lines.iter().map(|line| line.to).collect();
    if since < 0.0 {
        picture.crowns = from.iter().map(|seat| Crown { wobble, ..Crown::on(*seat) }).collect();
        return;
    }
    for (player, line) in picture.seats.iter_mut().zip(lines) {
        let before = player.points;
        player.points = line.to;
        if line.bonus != 0 && before != line.to {
            player.change = Some((line.bonus, span(since, 0.0, CROWN)));
        }
    }
    let roll = cubic_in_out(span(since, 0.25, CROWN * 0.75));
    let winners: Vec<Seat> = leaders(&after).collect();
    let comes = |to: &Seat| {
        let stays = from.contains(to);
        let from = if stays { *to } else { *from.first().unwrap_or(to) };
        Crown { from, to: *to, t: if stays { 1.0 } else { roll }, wobble: 0.0 }
    };
    picture.crowns = winners.iter().map(comes).collect();
    if let Some(evil) = picture.evil
        && crate::scenes::wager::picture::fell(lines, evil)
    {
        picture.napkin = span(since, 0.4, 1.0);
    }
}

#[cfg(test)]
#[path = "ranking_tests.rs"]
pub(in crate::scenes::wager) mod tests;
