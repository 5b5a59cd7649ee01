//! The log of the arena in words. Events tell of sides; which creature stood there follows from what
//! came before, so a passage is written as a whole.

use game_rules::{
    arena::{Event, Idle, Lineup, MatchResult, Miss, Stat, View},
    game::{Seat, Viewer},
};

use super::words::{actor, creature, move_name, times};
use crate::{
    app::language::{Language, Value},
    say,
    table::Player,
};

/// Writes a passage of the log.
pub fn lines(
    language: &Language,
    at: &View,
    events: &[Event],
    eyes: Viewer,
    players: &[Player],
) -> Vec<Option<String>> {
    let bout = at.series.bout();
    let mut scribe = Scribe {
        language,
        lineup: at.series.lineup(),
        active: [bout.sides[0].active, bout.sides[1].active],
        names: [Seat(0), Seat(1)].map(|seat| actor(language, seat, eyes, players)),
    };
    events.iter().map(|event| scribe.line(event)).collect()
}

struct Scribe<'a> {
    language: &'a Language,
    lineup: &'a Lineup,
    active: [Option<u8>; 2],
    names: [String; 2],
}

impl Scribe<'_> {
    fn creature(&self, side: Seat) -> String {
        let slot = self.active[side.index()];
        slot.map_or_else(String::new, |slot| {
            creature(self.language, self.lineup.data(), self.lineup.card(side, slot).id)
        })
    }

    /// A sentence about the creature of a side.
    fn about(&self, key: &str, side: Seat, more: &[(&str, Value<'_>)]) -> Option<String> {
        let mut values: Vec<(&str, Value<'_>)> = vec![("creature", self.creature(side).into())];
        values.extend(more.iter().cloned());
        Some(self.language.say_with(key, &values))
    }

    /// A sentence that names the side first.
    fn of(&self, key: &str, side: Seat, more: &[(&str, Value<'_>)]) -> Option<String> {
        let mut values: Vec<(&str, Value<'_>)> =
            vec![("actor", self.names[side.index()].clone().into())];
        values.extend(more.iter().cloned());
        self.about(key, side, &values)
    }

    fn line(&mut self, event: &Event) -> Option<String> {
        let language = self.language;
        let number = |number: u32| Value::from(i64::from(number));
        let hp = |hp: u16| ("hp", number(u32::from(hp)));
        match *event {
            Event::MatchStart { number, first } => {
                self.active = [None; 2];
                let name = self.names[first.index()].as_str();
                Some(say!(language, "arena-log-match", number = i64::from(number), name = name))
            }
            Event::Ready { .. } | Event::Order { .. } => None,
            Event::TurnStart { entry: true, .. } => Some(language.say("arena-log-entry")),
            Event::TurnStart { n, .. } => {
                Some(say!(language, "arena-log-turn", turn = i64::from(n)))
            }
            Event::SwitchOut { side, .. } => {
                let line = self.of("arena-log-out", side, &[]);
                self.active[side.index()] = None;
                line
            }
            Event::SwitchIn { side, slot, auto } => {
                self.active[side.index()] = Some(slot);
                self.of(if auto { "arena-log-auto" } else { "arena-log-in" }, side, &[])
            }
            Event::MoveUsed { side, id, .. } => {
                self.of("arena-log-move", side, &[("move", self.move_name(id))])
            }
            Event::Vanish { side, .. } => self.about("arena-log-vanish", side, &[]),
            Event::Emerge { side, id, .. } => {
                self.of("arena-log-emerge", side, &[("move", self.move_name(id))])
            }
            Event::Hit { side, amount, hp: left, t4, .. } => {
                let mut values = vec![("amount", number(amount)), hp(left)];
                if t4 == 4 {
                    return self.about("arena-log-hit", side, &values);
                }
                values.push(("times", times(t4).into()));
                self.about("arena-log-hit-at", side, &values)
            }
            Event::Missed { side, why: Miss::Invincible } => {
                self.about("arena-log-missed-hidden", side.other(), &[])
            }
            Event::Missed { why: Miss::NoTarget, .. } => {
                Some(language.say("arena-log-missed-nobody"))
            }
            Event::SelfHit { side, amount, hp: left } => self.about(
                "arena-log-self",
                side,
                &[("amount", number(u32::from(amount))), hp(left)],
            ),
            Event::Poisoned { side, tick, turns, .. } => self.about(
                "arena-log-poisoned",
                side,
                &[("tick", number(u32::from(tick))), ("turns", number(u32::from(turns)))],
            ),
            Event::Bonus { side, which, delta, after, .. } => {
                let key = match which {
                    Stat::Attack => "arena-log-attack",
                    Stat::Defence => "arena-log-defence",
                };
                let change = language.change(i64::from(delta));
                let after = language.change(i64::from(after));
                self.about(key, side, &[("change", change.into()), ("after", after.into())])
            }
            Event::RestOwed { side } => self.about("arena-log-rest", side, &[]),
            Event::Rested { side } => self.about("arena-log-rested", side, &[]),
            Event::PoisonTick { side, amount, hp: left, .. } => self.about(
                "arena-log-tick",
                side,
                &[("amount", number(u32::from(amount))), hp(left)],
            ),
            Event::Fainted { side, .. } => {
                let line = self.of("arena-log-fainted", side, &[]);
                self.active[side.index()] = None;
                line
            }
            Event::Passed { side, why } => {
                let key = match why {
                    Idle::Late => "arena-log-late",
                    Idle::Stuck => "arena-log-stuck",
                };
                self.of(key, side, &[])
            }
            Event::MatchEnd { verdict: MatchResult::Won(side) } => {
                let name = self.names[side.index()].as_str();
                Some(say!(language, "arena-log-won", name = name))
            }
            Event::MatchEnd { verdict: MatchResult::Drawn } => {
                Some(language.say("arena-log-drawn"))
            }
            Event::SeriesEnd { points } => Some(say!(
                language,
                "arena-log-series",
                one = i64::from(points[0]),
                two = i64::from(points[1])
            )),
        }
    }

    fn move_name(&self, id: u16) -> Value<'static> {
        move_name(self.language, self.lineup.data(), id).into()
    }
}
