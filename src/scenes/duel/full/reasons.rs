//! Why a decision is suggested, in one sentence: by what the log says plainly, never by anything hidden.

use game_rules::{
    duel::{
        Aim, Shell, Tool,
        full::{Action, Event, View},
    },
    odds::Odds,
};

use super::reading::{Tally, seen_front, tally};
use crate::{app::language::Language, say};

/// The reason.
pub fn reason(language: &Language, view: &View, action: &Action) -> String {
    match action {
        Action::Shoot(aim) => shot(language, view, *aim),
        Action::Use(tool) => language.say(&of_tool(*tool)),
        Action::Place(_) => language.say("hint-reason-order"),
        Action::Wager(_) | Action::Cancel => language.say("hint-reason-count"),
    }
}

/// What is known of the shell in front without thinking twice.
fn front(view: &View) -> Option<Odds> {
    if view.stage.is_some() {
        return Some(Odds::new(1, 2));
    }
    if let Some(shell) = seen_front(view) {
        return Some(if shell == Shell::Live { Odds::SURE } else { Odds::NEVER });
    }
    let Tally { left: (live, blank), certain, .. } = tally(view);
    // An order that somebody has made says more than counts do.
    let mut since =
        view.log.iter().rev().take_while(|event| !matches!(event, Event::Loaded { .. }));
    let ordered = since.any(|event| {
        matches!(
            event,
            Event::Sorted { .. }
                | Event::Rearranged { .. }
                | Event::Arranged { .. }
                | Event::Inserted { .. }
                | Event::Extracted { .. }
                | Event::Caught { .. }
                | Event::Looked { shells: Some(_), .. }
        )
    });
    let all = u64::from(live) + u64::from(blank);
    (certain && !ordered && all > 0).then(|| Odds::new(live.into(), all))
}

fn shot(language: &Language, view: &View, aim: Aim) -> String {
    let Some(live) = front(view) else { return language.say("hint-reason-count") };
    let likely = |key: &str, odds: Odds| say!(language, key, odds = language.odds(odds));
    match aim {
        Aim::Foe if live.is_sure() => language.say("hint-reason-live"),
        Aim::Own if live.is_never() => language.say("hint-reason-blank"),
        Aim::Foe if live.num * 2 > live.den => likely("hint-reason-likely-live", live),
        Aim::Own if live.num * 2 < live.den => likely("hint-reason-likely-blank", live.not()),
        _ if live.num * 2 == live.den => language.say("hint-reason-even"),
        _ => language.say("hint-reason-count"),
    }
}

/// What a tool is good for.
fn of_tool(tool: Tool) -> String {
    format!("hint-reason-{}", tool.page().purpose.word())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::{
        duel::{
            HUMAN,
            full::{Duel, Setup},
        },
        game::{Game, Viewer},
    };

    #[test]
    fn every_tool_has_its_reason_in_every_language() {
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            for tool in Tool::ALL {
                assert!(language.knows(&of_tool(tool)), "{tool}");
            }
        }
    }

    #[test]
    fn a_shot_is_explained_by_the_counts_alone() {
        let language = Language::new(Lang::English);
        let (game, _) = Duel::start(&Setup::numbered(8), 2).unwrap();
        let mut view = game.view(Viewer::Seat(HUMAN));
        let (live, blank) = view.loaded;
        assert_eq!(front(&view), Some(Odds::new(live.into(), u64::from(live) + u64::from(blank))));
        view.log.push(Event::Sorted { seat: HUMAN });
        assert_eq!(front(&view), None);
        let seen = Some([Some(Shell::Live), None, None, None]);
        view.log.push(Event::Looked { seat: HUMAN, shells: seen });
        let said = reason(&language, &view, &Action::Shoot(Aim::Foe));
        assert_eq!(said, language.say("hint-reason-live"));
    }
}
