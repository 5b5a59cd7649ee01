//! The log of the whole duel in words, from what the eyes at the screen were told.

use game_rules::{
    duel::{
        Aim, Ending, HUMAN, Shell, Tool,
        full::{Event, Feeling},
    },
    game::{Seat, Viewer},
};

use crate::{
    app::language::{Language, Value},
    say,
    scenes::{
        duel::chronicle::{over, tool_name},
        who::who,
    },
    table::Player,
};

/// Somebody who reads, and whoever sits at the table.
struct Teller<'a> {
    language: &'a Language,
    eyes: Viewer,
    players: &'a [Player],
}

impl Teller<'_> {
    /// A sentence about `seat` and the side opposite.
    fn of(&self, key: &str, seat: Seat, more: &[(&str, Value<'_>)]) -> String {
        let actor = who(self.language, seat, self.eyes, self.players);
        let target = who(self.language, seat.other(), self.eyes, self.players);
        let mut values: Vec<(&str, Value<'_>)> = vec![
            ("who", actor.word.into()),
            ("name", actor.name.into()),
            ("whom", target.word.into()),
            ("whom_name", target.name.into()),
        ];
        values.extend(more.iter().cloned());
        self.language.say_with(key, &values)
    }

    fn tool(&self, key: &str, seat: Seat, tool: Tool) -> String {
        self.of(key, seat, &[("tool", tool_name(self.language, tool).into())])
    }

    fn count(&self, key: &str, seat: Seat, count: impl Into<i64>) -> String {
        self.of(key, seat, &[("count", count.into().into())])
    }

    fn hp(&self, key: &str, seat: Seat, hp: i128) -> String {
        self.of(key, seat, &[("hp", self.language.number(hp).into())])
    }

    /// "live, –, blank": the front shells of the clips there are.
    fn shells(&self, shells: [Option<Shell>; 4]) -> String {
        let known = shells.into_iter().flatten();
        let words: Vec<String> =
            known.map(|shell| self.language.say(&format!("shell-{}", shell.word()))).collect();
        self.language.list(&words)
    }

    /// The line for what a round begins with.
    fn round(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Period { number } => {
                say!(self.language, "log-period", number = i64::from(number))
            }
            Event::Round { number } => {
                say!(self.language, "log-round-begins", number = i64::from(number))
            }
            Event::Standing { seat, hp, wounds } => self.of(
                "log-standing",
                seat,
                &[("hp", self.language.number(hp).into()), ("wounds", Value::from(wounds))],
            ),
            Event::Returned { seat } => self.of("log-returned", seat, &[]),
            Event::SlotGone { seat, tool: Some(tool), .. } => {
                self.tool("log-slot-gone-with", seat, tool)
            }
            Event::SlotGone { seat, tool: None, .. } => self.of("log-slot-gone", seat, &[]),
            Event::SlotGiven { seat, life: 0 } => self.of("log-slot-given-good", seat, &[]),
            Event::SlotGiven { seat, life } => {
                self.of("log-slot-given", seat, &[("rounds", Value::from(life))])
            }
            Event::Dealt { seat, tool, .. } => self.tool("log-dealt", seat, tool),
            Event::Loaded { live, blank } => {
                say!(self.language, "log-loaded", live = i64::from(live), blank = i64::from(blank))
            }
            _ => return None,
        })
    }

    /// The line for what belongs to a shot.
    fn shot(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Shot { seat, aim: Aim::Foe } => self.of("log-fired-foe", seat, &[]),
            Event::Shot { seat, aim: Aim::Own } => self.of("log-fired-self", seat, &[]),
            Event::Hit { seat, reflected: true, hp, .. } => self.hp("log-hit-reflected", seat, hp),
            Event::Hit { seat, blown: true, hp, .. } => self.hp("log-hit-blown", seat, hp),
            Event::Hit { seat, hp, .. } => self.hp("log-hit", seat, hp),
            Event::Clicked { seat, blown: true, .. } => self.of("log-clicked-blown", seat, &[]),
            Event::Clicked { seat, .. } => self.of("log-clicked", seat, &[]),
            Event::Caught { seat, .. } => self.of("log-caught", seat, &[]),
            Event::Stopped { seat, broke: true, .. } => self.of("log-vest-broke", seat, &[]),
            Event::Stopped { seat, .. } => self.of("log-stopped", seat, &[]),
            Event::Ignited { seat } => self.of("log-ignited", seat, &[]),
            Event::Burned { seat } => self.of("log-burned", seat, &[]),
            _ => return None,
        })
    }
}

/// One line for an event; `None` if it needs no line of its own.
pub fn line(
    language: &Language,
    event: &Event,
    eyes: Viewer,
    players: &[Player],
) -> Option<String> {
    let told = Teller { language, eyes, players };
    Some(match *event {
        Event::Period { .. }
        | Event::Round { .. }
        | Event::Standing { .. }
        | Event::Returned { .. }
        | Event::SlotGone { .. }
        | Event::SlotGiven { .. }
        | Event::Dealt { .. }
        | Event::Loaded { .. } => return told.round(event),
        Event::Turn { .. } | Event::Taken { .. } | Event::PutBack { .. } | Event::Swept { .. } => {
            return None;
        }
        Event::Hint { dazed: Some(seat) } => told.of("log-hint-dazed", seat, &[]),
        Event::Hint { dazed: None } => return None,
        Event::Rattled { seat } => told.of("log-rattled", seat, &[]),
        // What is told of by its effect needs no second line.
        Event::Spent { seat, tool, .. } if tool.page().silent => told.tool("log-spent", seat, tool),
        Event::Spent { .. } => return None,
        Event::Slot { seat, tool: Some(tool), .. } => told.tool("log-slot-now", seat, tool),
        Event::Slot { seat, tool: None, .. } => told.of("log-slot-empty", seat, &[]),
        Event::Kept { seat, tool } => told.tool("log-kept", seat, tool),
        Event::Sharpened { seat, by } => told.of("log-knife", seat, &[("boost", Value::from(by))]),
        Event::Ejected { seat, shell } => {
            told.of("log-eject", seat, &[("shell", shell.word().into())])
        }
        Event::Dazed { seat } => told.of("log-dazed", seat, &[]),
        Event::Praised { seat, healed: true, .. } => told.of("log-praise-up", seat, &[]),
        Event::Praised { seat, healed: false, .. } => told.of("log-praise-down", seat, &[]),
        Event::Looked { seat, shells: Some(shells) } => {
            told.of("log-looked-seen", seat, &[("shells", told.shells(shells).into())])
        }
        Event::Looked { seat, shells: None } => told.of("log-look", seat, &[]),
        Event::Vested { seat } => told.of("log-vested", seat, &[]),
        Event::Thrown { seat, .. } => told.of("log-thrown", seat, &[]),
        Event::Dice { seat, sum } => told.of("log-dice-sum", seat, &[("sum", Value::from(sum))]),
        Event::Felt { what, .. } => match what {
            Feeling::Rattled => language.say("log-felt-rattled"),
            Feeling::Breath(count) => {
                say!(language, "log-felt-breath", count = i64::from(count))
            }
            Feeling::Boost => say!(language, "log-felt-boost", count = 2i64),
            Feeling::Nothing { .. } => language.say("log-felt-nothing"),
        },
        Event::Struck { seat, by } if by < 0 => told.count("log-struck-down", seat, -i64::from(by)),
        Event::Struck { seat, by } => told.count("log-struck-up", seat, by),
        Event::Eighth { seat, hp } => told.hp("log-eighth", seat, hp),
        Event::Mirrored { seat } => told.of("log-mirrored", seat, &[]),
        Event::Filled { seat } => told.of("log-filled", seat, &[]),
        Event::Arranged { place, shell, .. } => {
            say!(language, "log-arranged", place = i64::from(place) + 1, shell = shell.word())
        }
        Event::Rearranged { seat } => told.of("log-rearranged", seat, &[]),
        Event::Extracted { seat, found: Some((place, shell)) } => told.of(
            "log-extracted-seen",
            seat,
            &[("place", Value::from(place + 1)), ("shell", shell.word().into())],
        ),
        Event::Extracted { seat, found: None } => told.of("log-extracted", seat, &[]),
        Event::Inserted { seat, tool, .. } => told.tool("log-inserted", seat, tool),
        Event::Bandaged { seat } => told.of("log-bandaged", seat, &[]),
        Event::Quenched { seat } => told.of("log-quenched", seat, &[]),
        Event::Healed { seat, by, .. } => told.count("log-healed", seat, by),
        Event::Halved { seat, hp } => told.hp("log-halved", seat, hp),
        Event::Repaired { seat } => told.of("log-repaired", seat, &[]),
        Event::Sorted { seat } => told.of("log-sorted", seat, &[]),
        Event::Merged { seat, shells } => told.count("log-merged", seat, shells),
        Event::Wagered { seat, wager } => {
            told.of("log-wagered", seat, &[("wager", language.number(wager).into())])
        }
        Event::StageWon { seat } => told.of("log-stage-won", seat, &[]),
        Event::Shot { .. }
        | Event::Hit { .. }
        | Event::Clicked { .. }
        | Event::Caught { .. }
        | Event::Stopped { .. }
        | Event::Ignited { .. }
        | Event::Burned { .. } => return told.shot(event),
        Event::PeriodOver { ending } => match ending {
            Ending::Won(_) => language.say("log-period-won"),
            Ending::Lost(_) => told.of("log-period-lost", HUMAN, &[]),
            Ending::Perished(..) => language.say("log-period-drawn"),
        },
        Event::Over { ending } => match ending {
            Ending::Won(_) => over(language, Seat(0), eyes, players),
            Ending::Lost(_) => over(language, Seat(1), eyes, players),
            Ending::Perished(..) => language.say("log-over-drawn"),
        },
    })
}
