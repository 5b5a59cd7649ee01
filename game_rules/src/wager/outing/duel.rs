//! 5.1: one period of the duel in its normal mode.

use super::{Outing, PLAYER, RIVAL};
use crate::{
    duel::full::{Duel, Event, Setup},
    game::{Game, Seat, Viewer},
    table::Match,
    wager::party::{DuelSummary, Limits, PartyGame, Summary},
};

/// The number of the normal mode.
const NORMAL: u32 = 1;

impl Outing for Duel {
    const GAME: PartyGame = PartyGame::Duel;

    fn table(_seed: u64, _brought: &[u16]) -> Option<Setup> {
        Some(Setup::numbered(NORMAL))
    }

    fn is_capped(game: &Match<Duel>, limits: &Limits) -> bool {
        shots(game) >= limits.duel_shots
    }

    fn summary(game: &Match<Duel>) -> Summary {
        let first = game.past().first().map_or_else(|| game.game(), |past| &past.before);
        Summary::Duel(DuelSummary {
            evil_start: hp(first, RIVAL),
            evil_hp: hp(game.game(), RIVAL),
            own_hp: hp(game.game(), PLAYER),
            shots: shots(game),
        })
    }
}

fn shots(game: &Match<Duel>) -> u32 {
    let shot = |event: &&Event| matches!(event, Event::Shot { .. });
    game.past().iter().flat_map(|past| &past.events).filter(shot).count() as u32
}

fn hp(duel: &Duel, seat: Seat) -> i64 {
    let view = duel.view(Viewer::Omniscient);
    i64::try_from(view.sides[seat.index()].hp.0).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Mind;
    use crate::wager::{SkillBand, outing::play};

    #[test]
    fn a_duel_begins_with_ten_candles_and_stops_at_its_cap() {
        let mind = Mind::new(1, Seat(0));
        for seed in 0..12 {
            let Summary::Duel(duel) =
                play(PartyGame::Duel, seed, SkillBand::Middle, Seat(1), &mind)
            else {
                panic!("not a duel");
            };
            assert_eq!(duel.evil_start, 10);
            assert!(duel.shots > 0 && duel.shots <= Limits::shipped().duel_shots + 20);
        }
    }
}
