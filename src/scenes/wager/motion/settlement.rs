//! The settlement of the bets: the envelopes open one after the other, and only when all lie open
//! the right ones pay and the wrong ones burn, all at once and judged by the totals under the crown.

use game_rules::{
    game::Seat,
    wager::{Envelope, Paid, Phase},
};

use crate::art::motion::span;
use crate::scenes::wager::picture::{Opened, Opening, Picture};

/// Whose envelope, and what became of it.
pub type Bet = (Seat, Paid);

/// The longest that paying and burning takes, in seconds.
const SETTLE: f32 = 1.6;
/// The share of the whole that it takes at most.
const SHARE: f32 = 0.45;

/// Seconds an envelope adds to the whole.
pub fn length(line: &Paid) -> f32 {
    if line.won.is_some() { 1.1 } else { 0.45 }
}

fn whole(bets: &[Bet]) -> f32 {
    bets.iter().map(|(_, line)| length(line)).sum()
}

/// When the envelopes lie open: before the end, if there is anything to pay or to burn.
fn opened(bets: &[Bet]) -> f32 {
    let whole = whole(bets);
    let any = bets.iter().any(|(_, line)| line.won.is_some());
    if any { whole - (SHARE * whole).min(SETTLE) } else { whole }
}

/// How many seconds it takes to the next envelope; nothing once all lie open.
pub fn next(bets: &[Bet], clock: f32) -> Option<f32> {
    let pace = opened(bets) / whole(bets).max(f32::EPSILON);
    let ends = bets.iter().scan(0.0, |end, (_, line)| {
        *end += length(line) * pace;
        Some(*end)
    });
    ends.map(|end| end - clock).find(|rest| *rest > 0.0)
}

/// The table `clock` seconds into the settlement.
pub fn bets(mut picture: Picture, bets: &[Bet], clock: f32) -> Picture {
    let (whole, opened) = (whole(bets), opened(bets));
    let pace = opened / whole.max(f32::EPSILON);
    let mut begin = 0.0;
    for (seat, line) in bets {
        let end = begin + length(line) * pace;
        if clock > begin {
            let bet = match line.envelope {
                Envelope::Empty => None,
                Envelope::Bet { on, stake } => Some((on, stake)),
            };
            match bet {
                Some((on, _)) => {
                    let target = picture.seat_mut(on);
                    target.landed = target.landed.saturating_sub(1);
                }
                None => picture.pile = picture.pile.saturating_sub(1),
            }
            let won = line.won == Some(true);
            if clock < end {
                let t = span(clock, begin, end);
                picture.opening = Some(Opening { seat: *seat, bet, won, t });
            } else if let Some((on, stake)) = bet {
                picture.opened.push(Opened { by: *seat, on, stake, won });
            }
        }
        begin = end;
    }
    picture.phase = Phase::SettleBets;
    picture.settling = if opened < whole { span(clock, opened, whole) } else { 0.0 };
    if picture.settling > 0.25 {
        let shown = span(picture.settling, 0.25, 1.0);
        for (seat, line) in bets {
            let player = picture.seat_mut(*seat);
            player.points = line.to;
            player.change = (line.to != line.from).then_some((line.to - line.from, shown));
        }
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::wager::motion::ranking::tests::table;

    fn bet(by: u8, on: u8, stake: u8, won: bool) -> Bet {
        let change = if won { i32::from(stake) } else { -i32::from(stake) };
        let envelope = Envelope::Bet { on: Seat(on), stake };
        (Seat(by), Paid { envelope, won: Some(won), from: 1, to: 1 + change })
    }

    fn none(by: u8) -> Bet {
        (Seat(by), Paid { envelope: Envelope::Empty, won: None, from: 1, to: 1 })
    }

    /// Three envelopes have landed, one is left in the tray.
    fn landed() -> Picture {
        let mut picture = table(4);
        picture.pile = 1;
        picture.seats[1].landed = 2;
        picture.seats[0].landed = 1;
        for seat in &mut picture.seats {
            seat.points = 1;
        }
        picture
    }

    fn all() -> [Bet; 4] {
        [bet(0, 1, 2, true), none(1), bet(2, 0, 4, false), bet(3, 1, 1, true)]
    }

    #[test]
    fn nothing_is_paid_and_nothing_burns_before_every_envelope_lies_open() {
        let bets = all();
        let mut clock = 0.0;
        let mut steps = 0;
        while let Some(seconds) = next(&bets, clock) {
            let now = super::bets(landed(), &bets, clock + 0.9 * seconds);
            assert_eq!((now.opened.len(), now.settling), (steps - usize::from(steps > 1), 0.0));
            assert_eq!(now.opening.map(|opening| opening.seat), Some(bets[steps].0));
            assert!(now.seats.iter().all(|seat| seat.points == 1 && seat.change.is_none()));
            clock += seconds + 1e-4;
            steps += 1;
        }
        assert_eq!(steps, 4);
        let burning = super::bets(landed(), &bets, clock + 0.5 * (whole(&bets) - clock));
        assert!(burning.settling > 0.0 && burning.settling < 1.0);
        assert_eq!(burning.opened.len(), 3, "the three that hold a bet, together");
        let changes: Vec<Option<i32>> =
            burning.seats.iter().map(|seat| seat.change.map(|(by, _)| by)).collect();
        assert_eq!(changes, [Some(2), None, Some(-4), Some(1)]);
    }

    #[test]
    fn it_ends_where_the_rules_end() {
        let over = super::bets(landed(), &all(), f32::INFINITY).settled();
        let points: Vec<i32> = over.seats.iter().map(|seat| seat.points).collect();
        assert_eq!(points, [3, 1, -3, 2]);
        assert!(over.seats.iter().all(|seat| seat.landed == 0 && seat.change.is_none()));
        assert_eq!((over.pile, over.opened.len(), over.settling), (0, 0, 0.0));
    }

    #[test]
    fn a_round_without_bets_has_nothing_to_burn() {
        let bets = [none(0), none(1)];
        let over = super::bets(table(2), &bets, f32::INFINITY);
        assert_eq!((over.settling, over.opened.len()), (0.0, 0));
        assert_eq!(next(&bets, whole(&bets) + 0.01), None);
    }
}
