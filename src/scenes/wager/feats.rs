//! Moments of an evening that are worth remembering.

use game_rules::{
    game::{Game, Seat, Viewer},
    table::Match,
    wager::{Envelope, Settled, Wager, places},
};

use super::picture::fell;
use crate::history::Feat;

/// What `seat` has achieved on an evening that is over.
pub fn earned(game: &Match<Wager>, seat: Seat) -> Vec<Feat> {
    let view = game.game().view(Viewer::Omniscient);
    let place = places(&view.points);
    of_rounds(&view.history, seat, &place)
}

fn of_rounds(rounds: &[Settled], seat: Seat, places: &[u8]) -> Vec<Feat> {
    let own = seat.index();
    let won = places.get(own) == Some(&1);
    let shared = won && places.iter().filter(|place| **place == 1).count() > 1;
    let ranked = || rounds.iter().filter_map(|round| round.ranking.get(own));
    let bets = || rounds.iter().filter_map(|round| round.bets.get(own));
    let all_in = |stake: u8| usize::from(stake) == places.len();
    let mut streak = 0;
    let mut sharp = false;
    for paid in bets() {
        match paid.won {
            Some(true) => streak += 1,
            Some(false) => streak = 0,
            None => {}
        }
        sharp |= streak >= 3;
    }
    let full = bets().any(|paid| {
        let Envelope::Bet { stake, .. } = paid.envelope else { return false };
        all_in(stake) && paid.won == Some(true)
    });
    let below = rounds.iter().any(|round| round.end.get(own).is_some_and(|points| *points < 0));
    let played = !rounds.is_empty();
    [
        (Feat::Kingmaker, full),
        (Feat::Unnoticed, won && played && ranked().all(|line| line.received == 0)),
        (Feat::Fallen, rounds.iter().any(|round| fell(&round.ranking, seat))),
        (Feat::FromBelow, won && below),
        (Feat::Abstinent, won && played && bets().all(|paid| paid.won.is_none())),
        (
            Feat::Magnet,
            places.len() > 2 && ranked().any(|line| usize::from(line.received) == places.len() - 1),
        ),
        (Feat::Sharp, sharp),
        (Feat::Company, shared),
    ]
    .into_iter()
    .filter_map(|(feat, earned)| earned.then_some(feat))
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::wager::{Paid, Ranked};

    fn ranked(received: u8, from: i32, award: i32) -> Ranked {
        let cost = i32::from(received);
        let to = from + award - cost;
        Ranked { value: None, rank: 1, award, received, cost, bonus: 0, from, to }
    }

    fn paid(bet: Option<(u8, u8)>, won: bool) -> Paid {
        let envelope = match bet {
            Some((on, stake)) => Envelope::Bet { on: Seat(on), stake },
            None => Envelope::Empty,
        };
        Paid { envelope, won: bet.map(|_| won), from: 0, to: 0 }
    }

    fn round(ranking: [Ranked; 3], bets: [Paid; 3], end: [i32; 3]) -> Settled {
        let (ranking, bets, end) = (ranking.to_vec(), bets.to_vec(), end.to_vec());
        Settled { quest: 0, twists: Vec::new(), ranking, bets, end }
    }

    #[test]
    fn a_full_stake_that_wins_makes_a_king() {
        let quiet = [ranked(0, 0, 2), ranked(0, 0, 1), ranked(0, 0, 0)];
        let bets = [paid(Some((1, 3)), true), paid(Some((0, 2)), true), paid(None, false)];
        let rounds = [round(quiet, bets, [5, 1, 0])];
        let feats = |seat| of_rounds(&rounds, Seat(seat), &[1, 2, 3]);
        assert!(feats(0).contains(&Feat::Kingmaker));
        assert!(!feats(1).contains(&Feat::Kingmaker), "two of three is not everything");
        assert!(feats(0).contains(&Feat::Unnoticed));
        assert!(!feats(0).contains(&Feat::Abstinent));
        assert!(feats(2).is_empty());
    }

    #[test]
    fn everybody_s_bets_make_the_favourite_fall() {
        let lines = [ranked(2, 1, 2), ranked(0, 1, 1), ranked(0, 1, 0)];
        let bets = [paid(None, false), paid(Some((0, 1)), false), paid(Some((0, 1)), false)];
        let rounds = [round(lines, bets, [-1, 2, 0])];
        let feats = of_rounds(&rounds, Seat(0), &[1, 2, 1]);
        for feat in [Feat::Fallen, Feat::Magnet, Feat::FromBelow, Feat::Abstinent, Feat::Company] {
            assert!(feats.contains(&feat), "{feat:?}");
        }
        assert!(!feats.contains(&Feat::Sharp));
    }

    #[test]
    fn three_won_bets_in_a_row_are_sharp_and_an_empty_envelope_breaks_nothing() {
        let quiet = [ranked(0, 0, 0); 3];
        let with =
            |bet, won| round(quiet, [paid(bet, won), paid(None, false), paid(None, false)], [0; 3]);
        let mut rounds =
            vec![with(Some((1, 1)), true), with(None, false), with(Some((1, 1)), true)];
        assert!(!of_rounds(&rounds, Seat(0), &[2, 1, 3]).contains(&Feat::Sharp));
        rounds.push(with(Some((1, 1)), true));
        assert!(of_rounds(&rounds, Seat(0), &[2, 1, 3]).contains(&Feat::Sharp));
    }
}
