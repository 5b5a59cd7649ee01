//! Party night (rules/wager.md 5): how one of the parlor's own games is set for a quest, who sits
//! across, when a play has to stop, and what it has come to. The same seed sets the same table for
//! everybody; a person plays at it, a bettor of the program plays it through with [`play`].

mod arena;
mod cards;
mod duel;
mod labyrinth;

pub use arena::{foes, pool};

use super::{
    party::{Limits, PartyGame, Summary},
    setup::Strength,
};
use crate::{
    arena::Arena,
    bots::{Mind, Opponents, Sight},
    cards::Cards,
    duel::full::Duel,
    game::{Seat, Turn},
    labyrinth::Labyrinth,
    table::Match,
};

/// Whoever the quest is for sits here.
pub const PLAYER: Seat = Seat(0);
/// Whoever sits across, if anybody does.
pub const RIVAL: Seat = Seat(1);
/// The middle AI of every game sits across, for everybody the same.
pub const RIVAL_BOT: &str = "sly";

/// A game that can be a quest.
pub trait Outing: Opponents {
    /// Which.
    const GAME: PartyGame;
    /// Does somebody sit across?
    const RIVALRY: bool = true;

    /// The table of a seed. `brought` is what the player picked before, where something is picked;
    /// `None` if that cannot be played with.
    fn table(seed: u64, brought: &[u16]) -> Option<Self::Setup>;

    /// What somebody of the program picks before.
    fn pick(_seed: u64, _strength: Strength, _mind: &mut Mind<'_>) -> Vec<u16> {
        Vec::new()
    }

    /// Must the play stop here, although the game would go on?
    fn is_capped(_game: &Match<Self>, _limits: &Limits) -> bool {
        false
    }

    /// What the play has come to, finished or not.
    fn summary(game: &Match<Self>) -> Summary;
}

/// Who plays a game with this strength.
const fn bot(strength: Strength) -> &'static str {
    match strength {
        Strength::Easy => "courteous",
        Strength::Middle => "sly",
        Strength::Strong => "cruel",
    }
}

/// Nodes a decision of the program may cost here, at every table of the quest: the rival is as
/// strong for people as for bettors, several of whom play whole matches while people wait.
pub const BUDGET: u64 = 4000;
/// Whoever decides this often without an end has lost count; the position is what it is.
const MOST: usize = 4000;

/// A bettor of the program plays the quest of a seed; `seat` is its seat at the Wager. Closed if
/// the table cannot be set.
pub fn play(
    game: PartyGame,
    seed: u64,
    strength: Strength,
    seat: Seat,
    mind: &Mind<'_>,
) -> Summary {
    match game {
        PartyGame::Duel => play_out::<Duel>(seed, strength, seat, mind),
        PartyGame::Labyrinth => play_out::<Labyrinth>(seed, strength, seat, mind),
        PartyGame::Cards => play_out::<Cards>(seed, strength, seat, mind),
        PartyGame::Arena => play_out::<Arena>(seed, strength, seat, mind),
    }
}

fn play_out<G: Outing>(seed: u64, strength: Strength, seat: Seat, mind: &Mind<'_>) -> Summary {
    let thoughts = |own: u64, at: Seat| {
        let mut mind = Mind::new(own, at);
        mind.budget = BUDGET;
        mind
    };
    let mut minds = [thoughts(seed ^ (u64::from(seat.0) + 1), PLAYER), thoughts(seed, RIVAL)];
    let brought = G::pick(seed, strength, &mut minds[0]);
    let started = G::table(seed, &brought).and_then(|setup| {
        let seats = if G::RIVALRY { 2 } else { 1 };
        let mut table = Match::<G>::start(setup, seed, vec![String::new(); seats]).ok()?;
        table.part_dice();
        Some(table)
    });
    let (Some(mut table), Some(player), Some(rival)) =
        (started, G::bot(bot(strength)), G::bot(RIVAL_BOT))
    else {
        return Summary::Abandoned;
    };
    let mut bots = [player, rival];
    let limits = Limits::shipped();
    for _ in 0..MOST {
        if matches!(table.game().turn(), Turn::Over(_))
            || G::is_capped(&table, &limits)
            || mind.is_cancelled()
        {
            break;
        }
        let Some(turn) = table.game().turn().seats().iter().next() else { break };
        let mind = &mut minds[turn.index() & 1];
        mind.begin();
        let action = bots[turn.index() & 1].choose(&Sight::new(table.game(), turn), mind);
        if table.act(turn, &action).is_err() {
            break;
        }
    }
    G::summary(&table)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(game: PartyGame, strength: Strength, seeds: u64) -> Vec<i64> {
        let mind = Mind::new(1, Seat(0));
        let one = |seed| play(game, seed, strength, Seat(1), &mind).score();
        (0..seeds).map(one).collect()
    }

    #[test]
    fn bots_really_play_every_game_and_the_same_seed_gives_the_same_score() {
        for game in PartyGame::ALL {
            let first = scores(game, Strength::Middle, 3);
            assert_eq!(first, scores(game, Strength::Middle, 3), "{game}");
            assert!(first.iter().any(|score| *score > 0), "{game}: {first:?}");
            assert!(first.iter().any(|score| *score != first[0]), "{game}: {first:?}");
        }
    }

    #[test]
    fn every_strength_finishes_every_game() {
        for game in PartyGame::ALL {
            for strength in [Strength::Easy, Strength::Strong] {
                let scores = scores(game, strength, 1);
                assert!((0..=2000).contains(&scores[0]), "{game}: {scores:?}");
            }
        }
    }
}
