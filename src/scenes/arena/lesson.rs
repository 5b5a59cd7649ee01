//! The lesson of the arena: seven beats with two known teams. There is no luck, so it always goes
//! the same way.

use game_rules::arena::{Action, Arena, Draft, Setup};

use crate::table::{Lesson, LessonBeat};

/// Torchfox, Molecite and Plishlet against Tuberzaur and Pebblin.
const TEAMS: [[u16; 6]; 2] = [[8, 15, 4, 0, 0, 0], [2, 13, 0, 0, 0, 0]];

/// The lesson.
pub fn lesson() -> Lesson<Arena> {
    let beat = |word, anchor, action| LessonBeat { word, anchor, expects: Some(action) };
    Lesson {
        seed: 1,
        setup: Setup { teams: TEAMS.map(Draft::Ids), matches: 1, ..Setup::default() },
        beats: vec![
            beat("arena-enter", "slot-1", Action::Switch(0)),
            beat("arena-type", "move-1", Action::Fight(0)),
            beat("arena-bonus", "move-4", Action::Fight(3)),
            beat("arena-ko", "move-1", Action::Fight(0)),
            beat("arena-switch", "switch", Action::Switch(2)),
            beat("arena-water", "move-2", Action::Fight(1)),
            LessonBeat { word: "arena-matrix", anchor: "inspector-low", expects: None },
        ],
        replies: vec![
            (0, Action::Switch(0)),
            (2, Action::Fight(0)),
            (4, Action::Fight(3)),
            (6, Action::Fight(0)),
            (8, Action::Switch(1)),
            (9, Action::Fight(1)),
            (11, Action::Fight(3)),
        ],
    }
}

#[cfg(test)]
mod tests {
    use game_rules::{
        arena::Event,
        game::{Game, Seat},
    };

    use super::*;

    const YOU: Seat = Seat(0);
    const EVIL: Seat = Seat(1);

    /// Every sentence of the lesson is true of the match it is said in.
    #[test]
    fn the_match_is_what_the_lesson_says() {
        let lesson = lesson();
        assert!((6..=9).contains(&lesson.beats.len()));
        let (mut game, _) = Arena::start(&lesson.setup, lesson.seed).unwrap();
        let (mut decisions, mut events) = (0, Vec::new());
        for beat in &lesson.beats {
            while game.turn().seats().contains(EVIL) {
                let reply = lesson.replies.iter().find(|(at, _)| *at == decisions);
                let (_, reply) = reply.unwrap_or_else(|| panic!("Evil waits at {decisions}"));
                game.apply(EVIL, reply, &mut events).unwrap();
                decisions += 1;
            }
            assert!(game.turn().seats().contains(YOU), "{}", beat.word);
            let bout = *game.series().bout();
            let fox = bout.side(YOU).fighters[0];
            match beat.word {
                "arena-ko" => assert!(fox.atk == 35 && fox.turns > 0, "bonus and poison"),
                "arena-switch" => assert_eq!(bout.side(EVIL).fighters[0].hp, 0),
                "arena-water" => assert_eq!(bout.side(YOU).active, Some(2)),
                "arena-matrix" => assert!(bout.side(EVIL).pending.is_some(), "it is hidden"),
                _ => {}
            }
            let Some(action) = beat.expects else { break };
            assert!(game.legal(YOU).contains(&action), "{}", beat.word);
            events.clear();
            game.apply(YOU, &action, &mut events).unwrap();
            decisions += 1;
            let doubled = |event: &Event| matches!(event, Event::Hit { side: EVIL, t4: 8, .. });
            if matches!(beat.word, "arena-type" | "arena-ko" | "arena-water") {
                assert!(events.iter().any(doubled), "{}: {events:?}", beat.word);
            }
        }
        let last = lesson.replies.last().unwrap().0;
        assert!(decisions > last, "every reply is given");
    }
}
