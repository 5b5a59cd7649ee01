//! Why a table or a hand-made board cannot be played, in the words of the form: which stage or field,
//! what stands there, and what would do.

use game_rules::{
    game::SetupError,
    labyrinth::{
        Setup,
        plan::{At, Flaw, PlanFault},
        setup::{Limit, SetupFault},
    },
};

use super::names;
use crate::{app::language::Language, say};

/// A fault as a sentence.
pub fn say(language: &Language, fault: &SetupFault) -> String {
    match fault {
        SetupFault::NoPlayers => language.say("maze-fault-nobody"),
        SetupFault::TooManyPlayers(count) => say!(
            language,
            "maze-fault-crowd",
            count = *count as i64,
            most = Setup::MOST_PLAYERS as i64
        ),
        SetupFault::BadName(seat) => say!(language, "maze-fault-name", seat = *seat as i64 + 1),
        SetupFault::DuplicateName(name) => {
            say!(language, "maze-fault-twin", name = name.as_str())
        }
        SetupFault::NotEnoughSafeTiles { left, players } => {
            say!(language, "maze-fault-safe", left = i64::from(*left), players = *players as i64)
        }
        SetupFault::BadSettings { field, reason: Limit::Plan(flaw), .. } => {
            board(language, &(field, *flaw))
        }
        SetupFault::BadSettings { field, value, reason } => say!(
            language,
            "maze-fault-field",
            field = label(language, field),
            value = value.as_str(),
            reason = limit(language, *reason)
        ),
        SetupFault::GenerationFailed { stage } => stuck(language, &stage.to_string()),
    }
}

/// A fault that only shows when the board is drawn.
pub fn at_start(language: &Language, fault: &SetupError) -> String {
    match fault.field {
        "board" => stuck(language, &fault.value),
        _ => fault.to_string(),
    }
}

/// The generator gave up at this stage.
fn stuck(language: &Language, stage: &str) -> String {
    let key = format!("maze-fault-stage-{stage}");
    if language.knows(&key) { language.say(&key) } else { stage.to_owned() }
}

/// What is wrong with a hand-made board.
pub fn board(language: &Language, (part, flaw): &PlanFault) -> String {
    let field = label(language, part);
    say!(language, "maze-fault-board", field = field, reason = reason(language, *flaw))
}

/// The field as the form calls it.
fn label(language: &Language, field: &str) -> String {
    let word = match field {
        "treasure_kinds.pure" => "setup-maze-pure",
        "shops" => "setup-maze-shop",
        "hospitals" => "setup-maze-hospital",
        "marshes" => "setup-maze-marsh",
        "donations" => "setup-maze-donation",
        "treasures" => "setup-maze-treasure",
        "portals" => "maze-field-portals",
        "turn_limit" => "maze-field-turns",
        "seat_compensation" => "setup-maze-compensation",
        "levels.count" => "setup-maze-level-count",
        "levels.stairs" => "setup-maze-stairs",
        other => return language.say(&format!("setup-maze-{other}")),
    };
    language.say(word)
}

fn limit(language: &Language, limit: Limit) -> String {
    let number = i64::from;
    match limit {
        Limit::Between(least, most) => {
            say!(language, "maze-limit-between", least = number(least), most = number(most))
        }
        Limit::BetweenHere(least, most) => {
            say!(language, "maze-limit-here", least = number(least), most = number(most))
        }
        Limit::AtLeast(least) => say!(language, "maze-limit-least", least = number(least)),
        Limit::OnePure => language.say("maze-limit-pure"),
        Limit::Original => language.say("maze-limit-original"),
        Limit::Whole(most) => say!(language, "maze-limit-whole", most = number(most)),
        Limit::Marsh => language.say("maze-limit-marsh"),
        Limit::Kit => language.say("maze-limit-kit"),
        Limit::Joined => language.say("maze-limit-joined"),
        Limit::Tiles(most) => say!(language, "maze-limit-tiles", most = number(most)),
        Limit::OneLevel => language.say("maze-limit-one-level"),
        Limit::Plan(flaw) => reason(language, flaw),
    }
}

fn reason(language: &Language, flaw: Flaw) -> String {
    let at = |word: &str, (x, y): At| {
        let key = format!("maze-flaw-{word}");
        let values = [("column", (i64::from(x) + 1).into()), ("row", (i64::from(y) + 1).into())];
        language.say_with(&key, &values)
    };
    match flaw {
        Flaw::Outside(place) => at("outside", place),
        Flaw::Twice(place) => at("twice", place),
        Flaw::Set(count) => say!(language, "maze-flaw-set", count = count as i64),
        Flaw::OuterWall((x, y), dir) => say!(
            language,
            "maze-flaw-outer",
            column = i64::from(x) + 1,
            row = i64::from(y) + 1,
            way = names::way(language, dir)
        ),
        Flaw::Inside((x, y), dir) => say!(
            language,
            "maze-flaw-inside",
            column = i64::from(x) + 1,
            row = i64::from(y) + 1,
            way = names::way(language, dir)
        ),
        Flaw::Count { found, wanted } => {
            say!(language, "maze-flaw-count", found = i64::from(found), wanted = i64::from(wanted))
        }
        Flaw::NotSafe(place) => at("safe", place),
        Flaw::ShutIn(place) => at("shut", place),
        Flaw::Source(place) => at("source", place),
        Flaw::Flow(place) => at("flow", place),
        Flaw::Mouth(place) => at("mouth", place),
        Flaw::Level { level, kind, found, wanted } => say!(
            language,
            "maze-flaw-level",
            level = i64::from(level) + 1,
            kind = language.say(&format!("maze-kind-{kind}")),
            found = i64::from(found),
            wanted = i64::from(wanted)
        ),
        Flaw::LevelWalls { level, found, wanted } => say!(
            language,
            "maze-flaw-level-walls",
            level = i64::from(level) + 1,
            found = i64::from(found),
            wanted = i64::from(wanted)
        ),
        Flaw::TopLevel(place) => at("top", place),
        Flaw::HighExit => language.say("maze-flaw-high-exit"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::labyrinth::{Dir, Kind, setup::SetupStage};

    /// Every fault has its words in every language, and names its field.
    #[test]
    fn every_fault_is_said_in_every_language() {
        let at = (2, 3);
        let flaws = [
            Flaw::Outside(at),
            Flaw::Twice(at),
            Flaw::Set(4),
            Flaw::OuterWall(at, Dir::Up),
            Flaw::Inside(at, Dir::Left),
            Flaw::Count { found: 1, wanted: 2 },
            Flaw::NotSafe(at),
            Flaw::ShutIn(at),
            Flaw::Source(at),
            Flaw::Flow(at),
            Flaw::Mouth(at),
            Flaw::Level { level: 1, kind: Kind::Marsh, found: 1, wanted: 2 },
            Flaw::LevelWalls { level: 1, found: 1, wanted: 2 },
            Flaw::TopLevel(at),
            Flaw::HighExit,
        ];
        let limits = [
            Limit::Between(1, 2),
            Limit::BetweenHere(1, 2),
            Limit::AtLeast(1),
            Limit::OnePure,
            Limit::Original,
            Limit::Whole(9),
            Limit::Marsh,
            Limit::Joined,
            Limit::Tiles(144),
            Limit::OneLevel,
        ];
        let fields = ["width", "height", "river", "bends", "treasure", "exits", "walls", "marsh"];
        let fields = fields.into_iter().chain(["treasure_kinds.pure", "turn_limit"]);
        let fields = fields.chain(["levels", "levels.count", "levels.stairs"]);
        let parts = ["river", "portals", "shops", "hospitals", "marshes", "donations"];
        let parts = parts.into_iter().chain(["treasures", "walls", "exits", "levels", "stairs"]);
        let stages = [
            SetupStage::River,
            SetupStage::Stairs,
            SetupStage::Walls,
            SetupStage::Exits,
            SetupStage::Guarantee,
            SetupStage::Monsters,
        ];
        let bad = |field, reason| SetupFault::BadSettings { field, value: "7".into(), reason };
        let mut faults = vec![
            SetupFault::NoPlayers,
            SetupFault::TooManyPlayers(9),
            SetupFault::BadName(1),
            SetupFault::DuplicateName("Ann".into()),
            SetupFault::NotEnoughSafeTiles { left: 2, players: 4 },
        ];
        faults.extend(fields.map(|field| bad(field, Limit::AtLeast(1))));
        faults.extend(limits.into_iter().map(|limit| bad("walls", limit)));
        faults.extend(parts.map(|part| bad(part, Limit::Plan(Flaw::Set(4)))));
        faults.extend(flaws.into_iter().map(|flaw| bad("river", Limit::Plan(flaw))));
        faults.extend(stages.map(|stage| SetupFault::GenerationFailed { stage }));
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            let mut said: Vec<String> = faults.iter().map(|fault| say(&language, fault)).collect();
            for (fault, text) in faults.iter().zip(&said) {
                assert!(!text.is_empty() && !text.contains("maze-"), "{fault:?}: {text}");
                if let SetupFault::GenerationFailed { .. } = fault {
                    assert_eq!(at_start(&language, &fault.clone().into()), *text);
                }
            }
            assert_eq!(language.gaps(), Vec::<String>::new());
            said.sort();
            said.dedup();
            assert!(said.len() + 3 > faults.len(), "each one says something else");
        }
    }
}
