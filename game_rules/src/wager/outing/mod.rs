//! Party night (rules/wager.md 5): how one of the parlor's own games is set for a quest, who sits
//! across, when a play has to stop, and what it has come to. The same seed sets the same table for
//! everybody; a person plays at it, a bettor of the program plays it through with [`play`].

mod arena;
mod cards;
mod duel;
mod labyrinth;

pub use arena::{foes, pool};

use super::{
    party::{Limits, PartyGame, Summary, VersusResult},
    setup::SkillBand,
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

    /// 5.5: the table of two players against each other, the same for both; `None` if there is no
    /// such table.
    fn table_for_two(_seed: u64) -> Option<Self::Setup> {
        None
    }

    /// What somebody of the program picks before.
    fn pick(_seed: u64, _strength: SkillBand, _mind: &mut Mind<'_>) -> Vec<u16> {
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
pub const fn bot(strength: SkillBand) -> &'static str {
    match strength {
        SkillBand::Easy => "courteous",
        SkillBand::Middle => "sly",
        SkillBand::Strong => "cruel",
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
    strength: SkillBand,
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

/// 5.5: two bettors of the program meet; what it came to for the first of them.
pub fn meet(
    game: PartyGame,
    seed: u64,
    strengths: [SkillBand; 2],
    mind: &Mind<'_>,
) -> VersusResult {
    match game {
        PartyGame::Cards => meet_at::<Cards>(seed, strengths, mind),
        PartyGame::Arena => meet_at::<Arena>(seed, strengths, mind),
        PartyGame::Duel | PartyGame::Labyrinth => VersusResult::Drawn,
    }
}

/// 5.5: what a match of two has come to for `seat`. One without an end is a draw.
pub fn verdict<G: Outing>(game: &Match<G>, seat: Seat) -> VersusResult {
    let other = if seat == PLAYER { RIVAL } else { PLAYER };
    match game.game().turn() {
        Turn::Over(outcome) => match (outcome.won_by(seat), outcome.won_by(other)) {
            (true, false) => VersusResult::Won,
            (false, true) => VersusResult::Lost,
            _ => VersusResult::Drawn,
        },
        _ => VersusResult::Drawn,
    }
}

fn thoughts(own: u64, at: Seat) -> Mind<'static> {
    let mut mind = Mind::new(own, at);
    mind.budget = BUDGET;
    mind
}

fn play_out<G: Outing>(seed: u64, strength: SkillBand, seat: Seat, mind: &Mind<'_>) -> Summary {
    let mut minds = [thoughts(seed ^ (u64::from(seat.0) + 1), PLAYER), thoughts(seed, RIVAL)];
    let brought = G::pick(seed, strength, &mut minds[0]);
    let names = [bot(strength), RIVAL_BOT];
    let played =
        G::table(seed, &brought).and_then(|setup| play_on(setup, seed, names, minds, mind));
    played.map_or(Summary::Abandoned, |table: Match<G>| G::summary(&table))
}

fn meet_at<G: Outing>(seed: u64, strengths: [SkillBand; 2], mind: &Mind<'_>) -> VersusResult {
    let minds = [thoughts(seed ^ 1, PLAYER), thoughts(seed, RIVAL)];
    let played = G::table_for_two(seed)
        .and_then(|setup| play_on(setup, seed, strengths.map(bot), minds, mind));
    played.map_or(VersusResult::Drawn, |table: Match<G>| verdict(&table, PLAYER))
}

/// Two of the program play at a table until it is over, or has to be; `None` if it cannot be set.
fn play_on<G: Outing>(
    setup: G::Setup,
    seed: u64,
    names: [&str; 2],
    mut minds: [Mind<'_>; 2],
    mind: &Mind<'_>,
) -> Option<Match<G>> {
    let seats = if G::RIVALRY { 2 } else { 1 };
    let mut table = Match::<G>::start(setup, seed, vec![String::new(); seats]).ok()?;
    table.part_dice();
    let [player, rival] = names.map(G::bot);
    let mut bots = [player?, rival?];
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
    Some(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(game: PartyGame, strength: SkillBand, seeds: u64) -> Vec<i64> {
        let mind = Mind::new(1, Seat(0));
        let one = |seed| play(game, seed, strength, Seat(1), &mind).score();
        (0..seeds).map(one).collect()
    }

    #[test]
    fn bots_really_play_every_game_and_the_same_seed_gives_the_same_score() {
        for game in PartyGame::ALL {
            let first = scores(game, SkillBand::Middle, 3);
            assert_eq!(first, scores(game, SkillBand::Middle, 3), "{game}");
            assert!(first.iter().any(|score| *score > 0), "{game}: {first:?}");
            assert!(first.iter().any(|score| *score != first[0]), "{game}: {first:?}");
        }
    }

    #[test]
    fn pairs_play_the_same_match_however_often_it_is_asked_for() {
        let mind = Mind::new(1, Seat(0));
        for game in PartyGame::ALL.into_iter().filter(|game| game.is_for_two()) {
            let pair = [SkillBand::Strong, SkillBand::Easy];
            let meet = |seed| meet(game, seed, pair, &mind);
            let verdicts: Vec<VersusResult> = (0..3).map(meet).collect();
            assert_eq!(verdicts, (0..3).map(meet).collect::<Vec<_>>(), "{game}");
            assert!(verdicts.iter().any(|verdict| *verdict != VersusResult::Drawn), "{game}");
        }
    }

    #[test]
    fn a_match_of_two_without_an_end_is_a_draw_and_both_sides_begin_alike() {
        let cards = Cards::table_for_two(3).unwrap();
        assert_eq!(cards.decks[0], cards.decks[1]);
        let arena = Arena::table_for_two(3).unwrap();
        assert_eq!(arena.teams[0], arena.teams[1]);
        let table = Match::<Arena>::start(arena, 3, vec![String::new(); 2]).unwrap();
        assert_eq!([PLAYER, RIVAL].map(|seat| verdict(&table, seat)), [VersusResult::Drawn; 2]);
        assert!(Duel::table_for_two(3).is_none() && Labyrinth::table_for_two(3).is_none());
    }

    #[test]
    fn every_strength_finishes_every_game() {
        for game in PartyGame::ALL {
            for strength in [SkillBand::Easy, SkillBand::Strong] {
                let scores = scores(game, strength, 1);
                assert!((0..=2000).contains(&scores[0]), "{game}: {scores:?}");
            }
        }
    }
}
