//! The turn behind a cell of the matrix, step by step and in few words (ux 2.4).

use game_rules::{
    arena::{Event, Series, Stat},
    game::Seat,
};

use crate::scenes::arena::{
    reading::{Cell, Formula, formulas},
    words,
};
use crate::{
    app::language::{Language, Value},
    say,
};

/// Every step of a cell's turn; the last line is what it comes to.
pub fn steps(language: &Language, series: &Series, cell: &Cell) -> Vec<String> {
    let bout = series.bout();
    let mut teller = Teller {
        language,
        series,
        active: [bout.sides[0].active, bout.sides[1].active],
        health: bout.sides.map(|side| side.fighters.map(|fighter| fighter.hp)),
        moves: [String::new(), String::new()],
    };
    let mut blows = formulas(series.lineup(), bout, &cell.events).into_iter();
    let mut lines = Vec::new();
    for event in &cell.events {
        if matches!(event, Event::Hit { .. }) {
            lines.extend(blows.next().map(|blow| formula(language, &blow)));
        }
        lines.extend(teller.line(event));
    }
    let ends = cell.events.iter().any(|event| matches!(event, Event::MatchEnd { .. }));
    let key = match (ends, cell.folds, cell.rival_folds) {
        (true, ..) => "arena-step-net-end",
        (_, true, true) => "arena-step-net-both",
        (_, true, _) => "arena-step-net-own",
        (.., true) => "arena-step-net-rival",
        _ => "arena-step-net",
    };
    lines.push(say!(language, key, swing = language.change(i64::from(cell.swing))));
    lines
}

/// "65 × 48 ÷ 40 × 2 × 1.2 = 187.2, so 187".
fn formula(language: &Language, formula: &Formula) -> String {
    let mut times = String::new();
    if formula.t4 != 4 {
        times.push_str(&format!(" × {}", words::times(formula.t4).trim_start_matches('×')));
    }
    if formula.stab {
        times.push_str(&format!(" × {}", language.decimal(1.2, 1)));
    }
    say!(
        language,
        "arena-step-formula",
        base = i64::from(formula.base),
        attack = i64::from(formula.attack),
        defence = i64::from(formula.defence),
        times = times,
        exact = language.decimal(formula.tenths() as f64 / 10.0, 1),
        amount = i64::from(formula.amount)
    )
}

/// Who stands where, and what they have left, while the turn is told.
struct Teller<'a> {
    language: &'a Language,
    series: &'a Series,
    active: [Option<u8>; 2],
    health: [[u16; 6]; 2],
    moves: [String; 2],
}

impl Teller<'_> {
    fn creature(&self, side: Seat) -> String {
        let lineup = self.series.lineup();
        self.active[side.index()].map_or_else(String::new, |slot| {
            words::creature(self.language, lineup.data(), lineup.card(side, slot).id)
        })
    }

    fn speed(&self, side: Seat) -> i64 {
        let slot = self.active[side.index()].unwrap_or(0);
        i64::from(self.series.lineup().card(side, slot).speed)
    }

    fn tell(&self, key: &str, side: Seat, more: &[(&str, Value<'_>)]) -> Option<String> {
        let mut values: Vec<(&str, Value<'_>)> = vec![("creature", self.creature(side).into())];
        values.extend(more.iter().cloned());
        Some(self.language.say_with(key, &values))
    }

    /// Health goes from what it was to what it is; at 0 the creature folds.
    fn loss(
        &mut self,
        keys: [&str; 2],
        side: Seat,
        by: Seat,
        amount: u32,
        hp: u16,
    ) -> Option<String> {
        let slot = usize::from(self.active[side.index()]?);
        let before = std::mem::replace(&mut self.health[side.index()][slot], hp);
        let number = |number: u32| Value::from(i64::from(number));
        let key = if hp == 0 { keys[1] } else { keys[0] };
        let values = [
            ("move", Value::from(self.moves[by.index()].clone())),
            ("amount", number(amount)),
            ("before", number(u32::from(before))),
            ("after", number(u32::from(hp))),
        ];
        self.tell(key, side, &values)
    }

    fn line(&mut self, event: &Event) -> Option<String> {
        let language = self.language;
        match *event {
            Event::SwitchIn { side, slot, .. } => {
                self.active[side.index()] = Some(slot);
                self.tell("arena-step-in", side, &[])
            }
            Event::Order { first } => {
                let (fast, slow) = (self.speed(first), self.speed(first.other()));
                let key = if fast == slow { "arena-step-order-equal" } else { "arena-step-order" };
                self.tell(key, first, &[("fast", fast.into()), ("slow", slow.into())])
            }
            Event::MoveUsed { side, id, .. } | Event::Emerge { side, id, .. } => {
                let data = self.series.lineup().data();
                self.moves[side.index()] = words::move_name(language, data, id);
                None
            }
            Event::Vanish { side, .. } => self.tell("arena-step-vanish", side, &[]),
            Event::Hit { side, amount, hp, .. } => self.loss(
                ["arena-step-hit", "arena-step-hit-folds"],
                side,
                side.other(),
                amount,
                hp,
            ),
            Event::Missed { side, .. } => {
                let name = self.moves[side.index()].clone();
                self.tell("arena-step-miss", side, &[("move", name.into())])
            }
            Event::SelfHit { side, amount, hp } => {
                let keys = ["arena-step-self", "arena-step-self-folds"];
                self.loss(keys, side, side, u32::from(amount), hp)
            }
            Event::Poisoned { side, tick, turns, .. } => {
                let (tick, turns) = (i64::from(tick), i64::from(turns));
                self.tell(
                    "arena-step-poison",
                    side,
                    &[("tick", tick.into()), ("turns", turns.into())],
                )
            }
            Event::Bonus { side, which, after, .. } => {
                let key = match which {
                    Stat::Attack => "arena-attack",
                    Stat::Defence => "arena-defence",
                };
                let bonus = say!(language, key, change = language.change(i64::from(after)));
                self.tell("arena-step-bonus", side, &[("bonus", bonus.into())])
            }
            Event::RestOwed { side } => self.tell("arena-step-rest", side, &[]),
            Event::Rested { side } => self.tell("arena-step-rested", side, &[]),
            Event::PoisonTick { side, amount, hp, .. } => {
                let keys = ["arena-step-tick", "arena-step-tick-folds"];
                self.loss(keys, side, side, u32::from(amount), hp)
            }
            Event::Passed { side, .. } => self.tell("arena-step-idle", side, &[]),
            _ => None,
        }
    }
}
