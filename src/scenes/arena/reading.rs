//! The outcome matrix (ux 2.4): every choice of one side against every choice of the other, each
//! played through exactly. Nothing is estimated: the rules have no luck.

use std::cmp::Ordering;

use game_rules::{
    arena::{Action, Bout, Event, Lineup, Series, Stat, effective},
    game::Seat,
};

/// One turn played through.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Health the rival loses minus health oneself loses.
    pub swing: i32,
    /// The own creature faints.
    pub folds: bool,
    /// The rival's creature faints.
    pub rival_folds: bool,
    /// What happens.
    pub events: Vec<Event>,
}

impl Cell {
    fn kos(&self) -> i32 {
        i32::from(self.rival_folds) - i32::from(self.folds)
    }

    /// Better outcomes are greater: knock-outs first, then health.
    pub fn compare(&self, other: &Cell) -> Ordering {
        (self.kos(), self.swing).cmp(&(other.kos(), other.swing))
    }
}

/// A row: one of the own choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The choice; `None` if the side has none.
    pub choice: Option<Action>,
    /// One cell for each column.
    pub cells: Vec<Cell>,
    /// Another row is never worse and sometimes better.
    pub dominated: bool,
    /// Its worst cell is better than any other row's.
    pub safest: bool,
    /// The best if the rival does again what it did last.
    pub repeat: bool,
}

/// Everything that can come of the next turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    /// Whose rows.
    pub own: Seat,
    /// The rival's choices.
    pub columns: Vec<Option<Action>>,
    /// The own ones.
    pub rows: Vec<Row>,
    /// Is it an entry turn, in which nothing else happens?
    pub entry: bool,
}

/// What a side can choose; a side without a choice has exactly one way to go on.
pub fn choices(bout: &Bout, side: Seat) -> Vec<Option<Action>> {
    let legal: Vec<Option<Action>> = bout.legal(side).iter().map(Some).collect();
    if legal.is_empty() { vec![None] } else { legal }
}

impl Matrix {
    /// The matrix of a series for one side; `None` when it is over.
    pub fn of(series: &Series, own: Seat) -> Option<Matrix> {
        if series.is_over() {
            return None;
        }
        let (bout, lineup) = (series.bout(), series.lineup());
        let columns = choices(bout, own.other());
        let mut rows: Vec<Row> = choices(bout, own)
            .into_iter()
            .map(|choice| Row {
                choice,
                cells: columns.iter().map(|foe| play(lineup, bout, own, choice, *foe)).collect(),
                dominated: false,
                safest: false,
                repeat: false,
            })
            .collect();
        let last = series.last()[own.other().index()];
        mark(&mut rows, columns.iter().position(|column| *column == Some(last)));
        Some(Matrix { own, columns, rows, entry: bout.is_entry() })
    }

    /// How the series stands after the turn of a cell.
    pub fn after(&self, series: &Series, (row, column): (usize, usize)) -> Option<Series> {
        let mut orders = [None; 2];
        orders[self.own.index()] = self.rows.get(row)?.choice;
        orders[self.own.other().index()] = *self.columns.get(column)?;
        let mut after = series.clone();
        after.step(orders, &mut Vec::<Event>::new());
        Some(after)
    }

    /// The row of a choice.
    pub fn row(&self, choice: Action) -> Option<usize> {
        self.rows.iter().position(|row| row.choice == Some(choice))
    }

    /// How many other orders would have done better than `own` against `met`, and how many others
    /// there were; `None` if there was nothing to choose.
    pub fn better_than(&self, own: Action, met: Action) -> Option<(usize, usize)> {
        let column = self.columns.iter().position(|column| *column == Some(met))?;
        let given = self.rows.get(self.row(own)?)?.cells.get(column)?;
        let cells = self.rows.iter().filter_map(|row| row.cells.get(column));
        let better = cells.filter(|cell| cell.compare(given).is_gt()).count();
        (self.rows.len() > 1).then(|| (better, self.rows.len() - 1))
    }
}

fn play(
    lineup: &Lineup,
    bout: &Bout,
    own: Seat,
    choice: Option<Action>,
    rival: Option<Action>,
) -> Cell {
    let mut orders = [None; 2];
    orders[own.index()] = choice;
    orders[own.other().index()] = rival;
    let mut after = *bout;
    let mut events = Vec::new();
    after.resolve(lineup, orders, &mut events);
    let health = |bout: &Bout, side: Seat| -> i32 {
        bout.side(side).fighters.iter().map(|fighter| i32::from(fighter.hp)).sum()
    };
    let lost = |side: Seat| health(bout, side) - health(&after, side);
    let fainted = |wanted: Seat| {
        events.iter().any(|event| matches!(event, Event::Fainted { side, .. } if *side == wanted))
    };
    Cell {
        swing: lost(own.other()) - lost(own),
        folds: fainted(own),
        rival_folds: fainted(own.other()),
        events,
    }
}

fn mark(rows: &mut [Row], last: Option<usize>) {
    if rows.len() < 2 {
        return;
    }
    let dominates = |one: &Row, two: &Row| {
        let mut pairs = one.cells.iter().zip(&two.cells).map(|(one, two)| one.compare(two));
        pairs.clone().all(Ordering::is_ge) && pairs.any(Ordering::is_gt)
    };
    let dominated: Vec<bool> =
        rows.iter().map(|row| rows.iter().any(|other| dominates(other, row))).collect();
    let best_by = |value: &dyn Fn(&Row) -> Option<(i32, i32)>| {
        let best = rows.iter().filter_map(value).max()?;
        rows.iter().position(|row| value(row) == Some(best))
    };
    let key = |cell: &Cell| (cell.kos(), cell.swing);
    let safest = best_by(&|row| row.cells.iter().map(key).min());
    let repeat = last.and_then(|column| best_by(&|row| row.cells.get(column).map(key)));
    for (number, row) in rows.iter_mut().enumerate() {
        row.dominated = dominated[number];
        row.safest = safest == Some(number);
        row.repeat = repeat == Some(number);
    }
}

/// The numbers of a blow: `base · attack ÷ defence · type · own type`, rounded down once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formula {
    /// Base damage of the move.
    pub base: u16,
    /// Attack with its bonus.
    pub attack: u32,
    /// Defence with its bonus.
    pub defence: u32,
    /// TYPE times four.
    pub t4: u8,
    /// Same type as the user.
    pub stab: bool,
    /// The damage.
    pub amount: u32,
}

impl Formula {
    /// Before rounding, in tenths; what comes after them is cut off as in the damage itself, so that
    /// 174.98 never reads as 175.0 beside a damage of 174.
    pub fn tenths(&self) -> u64 {
        let own = if self.stab { 6 } else { 5 };
        let above = u64::from(self.base) * u64::from(self.attack) * u64::from(self.t4) * own * 10;
        above / (u64::from(self.defence.max(1)) * 20)
    }
}

/// The formula of every blow in a turn that was played from `bout`, in order.
pub fn formulas(lineup: &Lineup, bout: &Bout, events: &[Event]) -> Vec<Formula> {
    let mut bonus = [[(0i8, 0i8); 6]; 2];
    for (row, side) in bonus.iter_mut().zip(&bout.sides) {
        for (cell, fighter) in row.iter_mut().zip(&side.fighters) {
            *cell = (fighter.atk, fighter.def);
        }
    }
    let mut active = [bout.sides[0].active, bout.sides[1].active];
    let mut uses = [0usize; 2];
    let mut found = Vec::new();
    for event in events {
        match *event {
            Event::SwitchIn { side, slot, .. } => active[side.index()] = Some(slot),
            Event::MoveUsed { side, index, .. } | Event::Emerge { side, index, .. } => {
                uses[side.index()] = usize::from(index);
            }
            Event::Bonus { side, which, after, .. } => {
                if let Some(slot) = active[side.index()] {
                    let held = &mut bonus[side.index()][usize::from(slot)];
                    match which {
                        Stat::Attack => held.0 = after,
                        Stat::Defence => held.1 = after,
                    }
                }
            }
            Event::Hit { side, amount, t4, stab, .. } => {
                let (foe, own) = (side, side.other());
                let (Some(from), Some(to)) = (active[own.index()], active[foe.index()]) else {
                    continue;
                };
                let (user, victim) = (lineup.card(own, from), lineup.card(foe, to));
                let blow = &user.blows[uses[own.index()] & 3];
                let base = lineup.data().move_of(blow.id).map_or(0, |it| it.base);
                let attack = effective(user.atk, bonus[own.index()][usize::from(from)].0);
                let defence = effective(victim.def, bonus[foe.index()][usize::from(to)].1).max(1);
                found.push(Formula { base, attack, defence, t4, stab, amount });
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use game_rules::{
        arena::{Arena, Setup},
        dice::Dice,
        game::{Game, Viewer},
    };

    use super::*;

    /// A match under way, some turns in.
    fn under_way(seed: u64, turns: usize) -> Series {
        let (mut game, _) = Arena::start(&Setup::default(), seed).unwrap();
        let mut dice = Dice::stream(seed, "test");
        for _ in 0..turns {
            let Some(seat) = game.turn().seats().iter().next() else { break };
            let legal = game.legal(seat);
            let choice = legal[dice.below("order", legal.len() as u64) as usize];
            game.apply(seat, &choice, &mut Vec::new()).unwrap();
        }
        game.view(Viewer::Public).series
    }

    #[test]
    fn each_cell_is_the_turn_as_the_rules_play_it() {
        for seed in 0..20 {
            let series = under_way(seed, 24);
            for own in [Seat(0), Seat(1)] {
                let Some(matrix) = Matrix::of(&series, own) else { continue };
                for row in &matrix.rows {
                    for (cell, column) in row.cells.iter().zip(&matrix.columns) {
                        let mut orders = [None; 2];
                        orders[own.index()] = row.choice;
                        orders[own.other().index()] = *column;
                        let mut played = series.clone();
                        let mut events: Vec<Event> = Vec::new();
                        played.step(orders, &mut events);
                        assert!(events.starts_with(&cell.events));
                    }
                }
            }
        }
    }

    #[test]
    fn the_two_sides_see_the_same_turn_with_opposite_signs() {
        for seed in 0..20 {
            let series = under_way(seed, 30);
            let (Some(one), Some(two)) =
                (Matrix::of(&series, Seat(0)), Matrix::of(&series, Seat(1)))
            else {
                continue;
            };
            for (r, row) in one.rows.iter().enumerate() {
                for (c, cell) in row.cells.iter().enumerate() {
                    let other = &two.rows[c].cells[r];
                    assert_eq!(cell.swing, -other.swing);
                    assert_eq!((cell.folds, cell.rival_folds), (other.rival_folds, other.folds));
                }
            }
        }
    }

    #[test]
    fn formulas_give_the_damage_that_was_dealt() {
        let mut blows = 0;
        for seed in 0..40 {
            let series = under_way(seed, 20);
            let Some(matrix) = Matrix::of(&series, Seat(0)) else { continue };
            for cell in matrix.rows.iter().flat_map(|row| &row.cells) {
                for formula in formulas(series.lineup(), series.bout(), &cell.events) {
                    assert_eq!(formula.tenths() / 10, u64::from(formula.amount), "{formula:?}");
                    blows += 1;
                }
            }
        }
        assert!(blows > 500, "{blows}");
    }

    #[test]
    fn a_dominated_row_is_never_the_only_good_one() {
        for seed in 0..30 {
            let Some(matrix) = Matrix::of(&under_way(seed, 20), Seat(0)) else { continue };
            assert!(matrix.rows.iter().any(|row| !row.dominated));
            if matrix.rows.len() > 1 {
                assert_eq!(matrix.rows.iter().filter(|row| row.safest).count(), 1);
            }
        }
    }
}
