//! 5.2: one adventurer alone in the standard labyrinth.

use std::collections::BTreeSet;

use super::{Outing, PLAYER};
use crate::{
    game::SeatSet,
    labyrinth::{Labyrinth, News, Setup, Tile},
    table::Match,
    wager::party::{LabyrinthSummary, Limits, PartyGame, Summary},
};

impl Outing for Labyrinth {
    const GAME: PartyGame = PartyGame::Labyrinth;
    const RIVALRY: bool = false;

    /// The cap is the game's own turn limit. Whoever is alone could agree with themselves to look at
    /// the board; here nobody is asked.
    fn table(_seed: u64, _brought: &[u16]) -> Option<Setup> {
        let mut setup = Setup::for_players(&["Player 1"]);
        setup.settings.turn_limit = Some(Limits::shipped().labyrinth_turns);
        setup.bots = SeatSet::default().with(PLAYER);
        Some(setup)
    }

    fn summary(game: &Match<Labyrinth>) -> Summary {
        let told = || game.past().iter().flat_map(|past| &past.events).map(|event| &event.news);
        let way_out = |news: &News| {
            matches!(news, News::Exit { .. } | News::Won { .. } | News::FoolsGold { .. })
        };
        let tiles = trodden(game);
        // The turn that leads out is a turn, too.
        let escaped = told().any(|news| matches!(news, News::Won { .. }));
        Summary::Labyrinth(LabyrinthSummary {
            escaped,
            holding: game.game().players()[PLAYER.index()].carries.is_some(),
            held: told().any(|news| matches!(news, News::Taken { .. })),
            exit_found: told().any(way_out),
            tiles: tiles.len() as u32,
            turns: game.game().turns() + u32::from(escaped),
        })
    }
}

/// The tiles the adventurer has stood on, those included that it was swept or sent away from.
fn trodden(game: &Match<Labyrinth>) -> BTreeSet<Tile> {
    let stood = |game: &Labyrinth| game.players()[PLAYER.index()].tile;
    let mut tiles = BTreeSet::from([stood(game.game())]);
    for past in game.past() {
        let from = stood(&past.before);
        tiles.insert(from);
        let entered = past.events.iter().filter_map(|event| match event.news {
            News::Entered { seat: PLAYER, dir, .. } => past.before.board().open(from, dir),
            _ => None,
        });
        tiles.extend(entered);
    }
    tiles
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::Mind,
        game::{Game, Illegal, Seat},
        labyrinth::Action,
        wager::{SkillBand, outing::play},
    };

    #[test]
    fn a_walk_ends_within_its_turns_and_counts_what_was_seen() {
        let mind = Mind::new(1, Seat(0));
        let mut escaped = 0;
        for seed in 0..6 {
            let played = play(PartyGame::Labyrinth, seed, SkillBand::Strong, Seat(1), &mind);
            let Summary::Labyrinth(walk) = played else { panic!("not a walk") };
            assert!(walk.turns <= Limits::shipped().labyrinth_turns);
            assert!((1..=64).contains(&walk.tiles));
            assert!(!walk.escaped || walk.exit_found && walk.held);
            escaped += u32::from(walk.escaped);
        }
        assert!(escaped > 0, "nobody finds the way out");
    }

    /// Whoever enters a portal or a river has stood there, too, before being carried on.
    #[test]
    fn tiles_that_carry_on_count() {
        let mut carried = 0;
        for seed in 0..40 {
            let setup = Labyrinth::table(seed, &[]).unwrap();
            let mut table = Match::<Labyrinth>::start(setup, seed, vec![String::new()]).unwrap();
            let mut bot = <Labyrinth as crate::bots::Opponents>::bot("sly").unwrap();
            let mut mind = Mind::new(seed, PLAYER);
            for _ in 0..60 {
                if !table.game().turn().seats().contains(PLAYER) {
                    break;
                }
                let before = trodden(&table);
                let sight = crate::bots::Sight::new(table.game(), PLAYER);
                let action = bot.choose(&sight, &mut mind);
                table.act(PLAYER, &action).unwrap();
                let moved =
                    |news: &News| matches!(news, News::Portalled { .. } | News::Flushed { .. });
                let events = &table.past().last().unwrap().events;
                let new = trodden(&table).len() - before.len();
                assert!(new <= 2);
                carried += u32::from(new == 2 && events.iter().any(|event| moved(&event.news)));
            }
        }
        assert!(carried > 0, "nobody was carried from a new tile to a new one");
    }

    #[test]
    fn nobody_looks_at_the_board_alone() {
        let setup = Labyrinth::table(3, &[]).unwrap();
        let mut table = Match::<Labyrinth>::start(setup, 3, vec![String::new()]).unwrap();
        let peek = table.act(PLAYER, &Action::Peek(true));
        assert!(matches!(peek, Err(Illegal::NotYourTurn)), "{peek:?}");
        assert!(!table.game().is_peeked());
        assert!(table.game().view(crate::game::Viewer::Seat(PLAYER)).truth.is_none());
    }
}
