//! The log of a duel in words, from what the eyes at the screen were told.

use game_rules::{
    duel::{
        Aim, Ending, Shell,
        classic::{Event, Hand},
    },
    game::{Seat, Viewer},
};

use crate::{
    app::language::{Language, Value},
    say,
    scenes::who::who,
    table::Player,
};

/// One line for an event; `None` if it needs no line of its own.
pub fn line(
    language: &Language,
    event: &Event,
    eyes: Viewer,
    players: &[Player],
) -> Option<String> {
    let say = |key: &str, seat: Seat, more: &[(&str, Value<'_>)]| {
        let actor = who(language, seat, eyes, players);
        let target = who(language, seat.other(), eyes, players);
        let mut values: Vec<(&str, Value<'_>)> = vec![
            ("who", actor.word.into()),
            ("name", actor.name.into()),
            ("whom", target.word.into()),
            ("whom_name", target.name.into()),
        ];
        values.extend(more.iter().cloned());
        language.say_with(key, &values)
    };
    Some(match *event {
        Event::Round { round, hp } => {
            let name = |seat: Seat| {
                let who = who(language, seat, eyes, players);
                say!(language, "actor", who = who.word, name = who.name)
            };
            say!(
                language,
                "log-round",
                round = i64::from(round),
                first = name(Seat(0)),
                first_hp = i64::from(hp.0),
                second = name(Seat(1)),
                second_hp = i64::from(hp.1)
            )
        }
        Event::Gift { seat, tools } if tools.is_empty() => say("log-gift-none", seat, &[]),
        Event::Gift { seat, tools } => {
            say("log-gift", seat, &[("tools", names(language, &tools).into())])
        }
        Event::Loaded { live, blank } => {
            say!(language, "log-loaded", live = i64::from(live), blank = i64::from(blank))
        }
        Event::Turn { .. } => return None,
        Event::Skipped { seat } => say("log-skipped", seat, &[]),
        Event::Sharpened { seat, boost } => {
            say("log-knife", seat, &[("boost", i64::from(boost).into())])
        }
        Event::Ejected { seat, shell } => say("log-eject", seat, &[("shell", shell.word().into())]),
        Event::Dazed { seat } => say("log-mallet", seat, &[]),
        Event::Praised { seat, healed, hp, .. } => {
            let key = if healed { "log-praise-healed" } else { "log-praise-failed" };
            let healed = who(language, seat, eyes, players);
            language.say_with(
                key,
                &[
                    ("whom", healed.word.into()),
                    ("whom_name", healed.name.into()),
                    ("hp", i64::from(hp).into()),
                ],
            )
        }
        Event::Looked { seat, shell: Some(shell) } => {
            say("log-look-seen", seat, &[("shell", shell.word().into())])
        }
        Event::Looked { seat, shell: None } => say("log-look", seat, &[]),
        Event::Shot { seat, aim, shell, damage, hp } => {
            let key = match (aim, shell) {
                (Aim::Foe, Shell::Live) => "log-shot-foe-live",
                (Aim::Foe, Shell::Blank) => "log-shot-foe-blank",
                (Aim::Own, Shell::Live) => "log-shot-self-live",
                (Aim::Own, Shell::Blank) => "log-shot-self-blank",
            };
            say(key, seat, &[("damage", i64::from(damage).into()), ("hp", i64::from(hp).into())])
        }
        Event::Over { ending } => match ending {
            Ending::Won(_) => over(language, Seat(0), eyes, players),
            Ending::Lost(_) => over(language, Seat(1), eyes, players),
            Ending::Perished(..) => language.say("log-over-drawn"),
        },
    })
}

/// Who has won, in a sentence.
pub fn over(language: &Language, winner: Seat, eyes: Viewer, players: &[Player]) -> String {
    let loser = who(language, winner.other(), eyes, players);
    let winner = who(language, winner, eyes, players);
    say!(
        language,
        "log-over",
        who = winner.word,
        name = winner.name,
        whom = loser.word,
        whom_name = loser.name
    )
}

/// Tools in a sentence: "Knife, Eject".
fn names(language: &Language, tools: &Hand) -> String {
    let names: Vec<String> =
        tools.tools().iter().map(|tool| classic_text(language, *tool, "name")).collect();
    language.list(&names)
}

/// The name of a tool.
pub fn tool_name(language: &Language, tool: game_rules::duel::Tool) -> String {
    tool_text(language, tool, "name")
}

/// What is said of a tool: its `name`, `original`, `effect` or `learn`.
pub fn tool_text(language: &Language, tool: game_rules::duel::Tool, what: &str) -> String {
    language.say(&format!("tool-{}-{what}", tool.word()))
}

/// The same in Classic, where a tool may be the only one of its name.
pub fn classic_text(language: &Language, tool: game_rules::duel::Tool, what: &str) -> String {
    let own = format!("tool-{}-classic-{what}", tool.word());
    if language.knows(&own) { language.say(&own) } else { tool_text(language, tool, what) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::duel::Tool;

    /// The original has 开挂 alone in Classic, and beside a second one in the whole duel.
    #[test]
    fn tool_3_is_called_by_its_table() {
        let names = |tongue| {
            let language = Language::new(tongue);
            [
                tool_text(&language, Tool::Eject, "name"),
                classic_text(&language, Tool::Eject, "name"),
            ]
        };
        assert_eq!(names(Lang::Chinese), ["开挂（一）", "开挂"]);
        let [whole, classic] = names(Lang::English);
        assert_eq!(whole, classic);
        let language = Language::new(Lang::Chinese);
        assert_eq!(classic_text(&language, Tool::Knife, "name"), tool_name(&language, Tool::Knife));
    }

    /// A turn is one shot here, and a round one clip; elsewhere both mean something else.
    #[test]
    fn turns_and_rounds_are_called_by_their_table() {
        let language = Language::new(Lang::Chinese);
        let turn = |table: &str| say!(language, "counter-turn", table = table, turn = 3);
        let round = |table: &str| say!(language, "counter-round", table = table, round = 3);
        assert_eq!(
            ["duel", "labyrinth", "arena", "cards"].map(turn),
            ["第 3 轮", "第 3 回合", "第 3 回合", "第 3 手"]
        );
        assert_eq!(
            ["duel", "cards", "labyrinth", "wager"].map(round),
            ["第 3 回合", "第 3 回合", "第 3 轮", "第 3 轮"]
        );
    }
}
