//! The lesson of the Cards: one round against the Frost Court, dealt by a known seed.

use game_rules::{
    cards::{Action, Cards, Deck, Setup, rack::Rack},
    game::Seat,
};

use crate::table::{Lesson, LessonBeat};

/// Rolls three Pyro, three Anemo and a wild die for the one who learns.
const SEED: u64 = 1980;

fn dice(letters: &str) -> Rack {
    Rack::parse(letters).unwrap_or(Rack::EMPTY)
}

/// The lesson.
pub fn lesson() -> Option<Lesson<Cards>> {
    let deck = |id: &str| {
        let mut starters = Deck::starters().iter();
        starters.find(|starter| starter.id == id).map(|starter| starter.deck.clone())
    };
    let setup =
        Setup { decks: [deck("dawn")?, deck("frost")?], first: Some(Seat(0)), favoured: None };
    let beat = |word, anchor, action| LessonBeat { word, anchor, expects: Some(action) };
    Some(Lesson {
        seed: SEED,
        setup,
        beats: vec![
            beat("cards-swap", "sheet", Action::Swap(0)),
            beat("cards-lead", "inspector", Action::Lead(0)),
            beat("cards-roll", "sheet", Action::Reroll(Rack::EMPTY)),
            beat("cards-skill", "skill-2", Action::Skill { index: 1, pay: dice("ppp") }),
            beat("cards-switch", "switch", Action::Switch { to: 2, pay: dice("c") }),
            beat("cards-swirl", "skill-2", Action::Skill { index: 1, pay: dice("aaa") }),
            beat("cards-end", "primary", Action::End),
            LessonBeat { word: "cards-free", anchor: "inspector", expects: None },
        ],
        replies: vec![
            (0, Action::Swap(0)),
            (2, Action::Lead(0)),
            (4, Action::Reroll(Rack::EMPTY)),
            (7, Action::End),
            (11, Action::Reroll(Rack::EMPTY)),
        ],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        cards::{Event, element::Face, pool::def::Reaction},
        game::{Game, Viewer},
    };

    /// Every sentence of the lesson is true of the match it is said in.
    #[test]
    fn the_match_is_what_the_lesson_says() {
        let lesson = lesson().unwrap();
        assert!((6..=9).contains(&lesson.beats.len()));
        let (mut game, _) = Cards::start(&lesson.setup, lesson.seed).unwrap();
        let (own, evil) = (Seat(0), Seat(1));
        let mut decisions = 0;
        for beat in &lesson.beats {
            let mut events = Vec::new();
            while let Some((_, reply)) = lesson.replies.iter().find(|(at, _)| *at == decisions) {
                game.apply(evil, reply, &mut events).unwrap();
                decisions += 1;
            }
            let view = game.view(Viewer::Seat(own));
            assert!(view.turn.seats().contains(own), "{}", beat.word);
            match beat.word {
                "cards-roll" => {
                    let rack = view.own[0].rack.unwrap();
                    assert_eq!((rack.count(Face::Pyro), rack.count(Face::Anemo)), (3, 3));
                }
                "cards-switch" => {
                    assert!(view.open.side(evil).ended);
                    assert!(!view.open.side(evil).lead().aura.is_clear());
                }
                _ => {}
            }
            let Some(action) = beat.expects else { break };
            assert!(game.legal(own).contains(&action), "{}", beat.word);
            events.clear();
            game.apply(own, &action, &mut events).unwrap();
            decisions += 1;
            if beat.word == "cards-swirl" {
                let swirls = |event: &Event| {
                    matches!(event, Event::Reacted { reaction: Reaction::Swirl, .. })
                };
                assert!(events.iter().any(swirls));
                let hit = events.iter().filter(|event| matches!(event, Event::Suffered { .. }));
                assert_eq!(hit.count(), 3, "everybody behind as well");
            }
        }
        assert_eq!(game.open().round, 2);
    }
}
