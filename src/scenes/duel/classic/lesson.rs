//! The lesson of the Classic duel: eight beats over two clips, dealt by a known seed.

use game_rules::duel::{
    Aim, Tool,
    classic::{Action, Classic, Setup},
};

use crate::table::{Lesson, LessonBeat};

/// Deals Lens, Knife and Mallet with a clip of blank, live, live; then Eject and Moral Praise with
/// a clip that begins live.
const SEED: u64 = 147_295;

/// The lesson.
pub fn lesson() -> Lesson<Classic> {
    let beat = |word, anchor, action| LessonBeat { word, anchor, expects: Some(action) };
    Lesson {
        seed: SEED,
        setup: Setup { hp: (3, 6), gift: 3, ..Setup::default() },
        beats: vec![
            beat("lens", "tool-x-ray-lens", Action::Use(Tool::XRayLens)),
            beat("blank", "fire-self", Action::Shoot(Aim::Own)),
            beat("knife", "tool-knife", Action::Use(Tool::Knife)),
            beat("fire", "fire-foe", Action::Shoot(Aim::Foe)),
            beat("mallet", "tool-small-mallet", Action::Use(Tool::SmallMallet)),
            beat("eject", "tool-eject", Action::Use(Tool::Eject)),
            beat("praise", "tool-moral-praise", Action::Use(Tool::MoralPraise)),
            LessonBeat { word: "odds", anchor: "inspector", expects: None },
        ],
        replies: vec![(4, Action::Shoot(Aim::Foe))],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        duel::{EVIL, HUMAN, Shell, classic::Event},
        game::{Game, Turn, Viewer},
    };

    /// Every sentence of the lesson is true of the match it is said in.
    #[test]
    fn the_match_is_what_the_lesson_says() {
        let lesson = lesson();
        assert!((6..=9).contains(&lesson.beats.len()));
        let (mut game, _) = Classic::start(&lesson.setup, lesson.seed).unwrap();
        let mut decisions = 0;
        let mut events = Vec::new();
        for beat in &lesson.beats {
            while let Some((_, reply)) = lesson.replies.iter().find(|(at, _)| *at == decisions) {
                game.apply(EVIL, reply, &mut events).unwrap();
                decisions += 1;
            }
            assert_eq!(game.turn(), Turn::One(HUMAN), "{}", beat.word);
            let view = game.view(Viewer::Seat(HUMAN));
            match beat.word {
                "lens" => assert!(!view.live_at(0).is_sure() && !view.live_at(0).is_never()),
                "blank" => assert_eq!(view.front, Some(Shell::Blank)),
                "knife" | "fire" => assert!(view.blank == 0 && view.live > 0),
                "mallet" => assert_eq!(view.round, 2),
                "eject" => assert_eq!(view.side(EVIL).daze, 1),
                "praise" => {
                    assert!(view.side(HUMAN).hp < lesson.setup.hp.0, "you are hurt");
                    assert!(view.side(HUMAN).hp <= 3 && view.left() > 1);
                }
                _ => assert!(!view.live_at(0).is_sure() && !view.live_at(0).is_never()),
            }
            let Some(action) = beat.expects else { break };
            assert!(game.legal(HUMAN).contains(&action), "{}", beat.word);
            events.clear();
            game.apply(HUMAN, &action, &mut events).unwrap();
            decisions += 1;
            if beat.word == "fire" {
                let hit = |event: &Event| matches!(event, Event::Shot { damage: 2, .. });
                assert!(events.iter().any(hit), "the Knife counts double");
            }
        }
    }
}
