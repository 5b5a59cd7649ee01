//! The lesson of the Labyrinth: nine beats on a small hand-made board, from the first step to the
//! way out.

use game_rules::labyrinth::{
    Action, Dir, Hearing, Labyrinth, Settings, Setup, plan::Plan, setup::Expansions,
};

use crate::table::{Lesson, LessonBeat};

/// With this seed the player begins at (2,1) and Evil at (0,4), and the player is first.
const SEED: u64 = 779;

/// A river bends past the only treasure, and the exit is right behind that.
fn board() -> Plan {
    let along = [((0, 3), Dir::Right), ((1, 3), Dir::Right), ((2, 3), Dir::Right)];
    let away = [((3, 3), Dir::Up), ((3, 4), Dir::Right), ((4, 4), Dir::Right)];
    Plan {
        river: along.into_iter().chain(away).collect(),
        portals: vec![vec![(0, 1), (4, 2)]],
        shops: vec![(0, 0)],
        hospitals: vec![(4, 0)],
        marshes: vec![(1, 1)],
        treasures: vec![(4, 3)],
        walls: vec![((2, 2), Dir::Right), ((1, 2), Dir::Up), ((3, 1), Dir::Up)],
        exits: vec![((4, 3), Dir::Right)],
        ..Plan::default()
    }
}

fn setup() -> Setup {
    let settings = Settings {
        width: 5,
        height: 5,
        river: 6,
        bends: 4,
        marsh: 1,
        shop: 1,
        hospital: 1,
        fake_portals: 0,
        two_way: 1,
        three_way: 0,
        treasure: 1,
        walls: 3,
        exits: 1,
        hearing: Hearing::Aloud,
        expansions: Expansions::NONE,
        ..Settings::default()
    };
    let players = vec!["Player 1".to_owned(), "Player 2".to_owned()];
    Setup { players, settings, known_seed: true, board: Some(board()), ..Setup::default() }
}

/// The lesson.
pub fn lesson() -> Lesson<Labyrinth> {
    let beat = |word, anchor, action| LessonBeat { word, anchor, expects: Some(action) };
    let turn = |at: usize, dir| [(at, Action::Move(dir)), (at + 1, Action::EndTurn)];
    Lesson {
        seed: SEED,
        setup: setup(),
        beats: vec![
            beat("maze-step", "step-up", Action::Move(Dir::Up)),
            beat("maze-end", "end-turn", Action::EndTurn),
            beat("maze-wall", "step-right", Action::Move(Dir::Right)),
            beat("maze-river", "step-up", Action::Move(Dir::Up)),
            beat("maze-sheet", "end-turn", Action::EndTurn),
            beat("maze-gold", "step-right", Action::Move(Dir::Right)),
            beat("maze-take", "deed-take", Action::TakeTreasure),
            beat("maze-carry", "end-turn", Action::EndTurn),
            beat("maze-out", "step-right", Action::Move(Dir::Right)),
        ],
        replies: [turn(2, Dir::Right), turn(7, Dir::Right), turn(12, Dir::Left)].concat(),
    }
}

#[cfg(test)]
mod tests {
    use game_rules::{
        game::{Game, Seat, Turn, Viewer},
        labyrinth::{Kind, News},
    };

    use super::*;
    use crate::scenes::labyrinth::reading;

    const YOU: Seat = Seat(0);
    const EVIL: Seat = Seat(1);

    /// Every sentence of the lesson is true of the match it is said in.
    #[test]
    fn the_match_is_what_the_lesson_says() {
        let lesson = lesson();
        assert!((6..=9).contains(&lesson.beats.len()));
        assert_eq!(lesson.setup.check(), Ok(()));
        let (mut game, _) = Labyrinth::start(&lesson.setup, lesson.seed).unwrap();
        let mut ply = 0;
        for beat in &lesson.beats {
            while game.turn() == Turn::One(EVIL) {
                let reply = lesson.replies.iter().find(|(at, _)| *at == ply);
                let (_, reply) = reply.unwrap_or_else(|| panic!("Evil waits at {ply}"));
                game.apply(EVIL, reply, &mut Vec::new()).unwrap();
                ply += 1;
            }
            assert_eq!(game.turn(), Turn::One(YOU), "{}", beat.word);
            let action = beat.expects.unwrap();
            let mut events = Vec::new();
            game.apply(YOU, &action, &mut events).unwrap();
            ply += 1;
            let news = |wanted: fn(&News) -> bool| events.iter().any(|event| wanted(&event.news));
            let said = match beat.word {
                "maze-step" => news(|news| matches!(news, News::Entered { kind: Kind::Safe, .. })),
                "maze-wall" => news(|news| matches!(news, News::Bump { .. })),
                "maze-river" => news(|news| matches!(news, News::Flushed { .. })),
                "maze-gold" => {
                    news(|news| matches!(news, News::Landed { around, .. } if around.treasure))
                }
                "maze-take" => news(|news| matches!(news, News::Taken { .. })),
                "maze-out" => news(|news| matches!(news, News::Won { seat: YOU })),
                _ => news(|news| matches!(news, News::Ended { .. })),
            };
            assert!(said, "{}: {events:?}", beat.word);
            let known = reading::knowledge(&game.view(Viewer::Seat(YOU)));
            if beat.word == "maze-river" {
                let begun = known.fragments().filter(|(_, piece)| piece.cells().count() == 1);
                assert!(begun.count() >= 1, "the river begins a sheet");
                assert_eq!(known.merges(), 0);
            }
        }
        assert_eq!(ply, 15);
        assert!(matches!(game.turn(), Turn::Over(_)));
    }
}
