//! A mode made ready for play: draws by table, chances as whole numbers.

use std::sync::{Arc, LazyLock};

use super::{
    chances,
    mode::{EvilHp, Explosion, First, Mode},
};
use crate::{
    dice::Dice,
    duel::{ClipLimits, Tool},
};

/// The numbers of one period.
#[derive(Debug)]
pub struct PreparedMode {
    pub(super) shells: ClipLimits,
    pub(super) gift: u32,
    pub(super) slots: u8,
    /// Of 2^53.
    pub(super) slot_chance: u64,
    pub(super) lives: Vec<u8>,
    pub(super) life_weights: Vec<u32>,
    pub(super) rows: [Option<Row>; 36],
    draws: [Draw; 3],
    pub(super) blowback: Blowback,
    pub(super) human_hp: i128,
    pub(super) evil_hp: EvilHp,
    pub(super) first: First,
    /// Tools without a per-game limit that the mode knows, for Grab.
    pub(super) free_pool: Vec<Tool>,
}

/// A tool's limits; 0 = none.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub(super) weights: [u32; 3],
    pub(super) per_game: u16,
    pub(super) hold: u16,
}

/// How likely a shell blows back.
#[derive(Clone, Copy, Debug)]
pub enum Blowback {
    /// By barrel wear, from this value on.
    Worn(u32),
    /// Of 2^63.
    Fixed(u64),
}

/// The tools by weight.
#[derive(Debug, Default)]
pub struct Draw {
    total: u64,
    /// One entry per unit of weight while that is short, else empty.
    lookup: Vec<Tool>,
    weights: Vec<(Tool, u32)>,
}

/// More weight than this is drawn by walking the list.
const LOOKUP: u64 = 4096;

impl Draw {
    fn new(rows: &[Option<Row>; 36], extras: usize) -> Draw {
        let weights: Vec<(Tool, u32)> = Tool::ALL
            .into_iter()
            .filter_map(|tool| Some((tool, rows[usize::from(tool.number())]?.weights[extras])))
            .filter(|(_, weight)| *weight > 0)
            .collect();
        let total = weights.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let mut lookup = Vec::new();
        if total <= LOOKUP {
            for &(tool, weight) in &weights {
                lookup.extend(std::iter::repeat_n(tool, weight as usize));
            }
        }
        Draw { total, lookup, weights }
    }

    /// Is there anything to draw?
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// A tool by weight among the eligible ones; forced form: its number. `None` if there is none.
    pub fn pick(&self, dice: &mut Dice, eligible: impl Fn(Tool) -> bool) -> Option<Tool> {
        // Where nothing can come, nothing is asked for.
        if dice.is_forced() && !self.weights.iter().any(|(tool, _)| eligible(*tool)) {
            return None;
        }
        if let Some(word) = dice.forced_word("gift", "the number or word of a tool") {
            let tool = Tool::parse(&word)
                .filter(|tool| self.weights.iter().any(|(held, _)| held == tool))
                .filter(|&tool| eligible(tool));
            if tool.is_none() {
                dice.reject("gift", &word, "a tool that the mode may deal now");
            }
            return tool;
        }
        // Drawing again until the tool may be dealt gives the chances of the rules; a side that is
        // at its limits everywhere is settled by counting.
        for _ in 0..8 {
            let tool = self.any(dice);
            if eligible(tool) {
                return Some(tool);
            }
        }
        let left: Vec<(Tool, u32)> =
            self.weights.iter().copied().filter(|&(tool, _)| eligible(tool)).collect();
        let weights: Vec<u32> = left.iter().map(|(_, weight)| *weight).collect();
        (!left.is_empty()).then(|| left[dice.weighted("gift", &weights)].0)
    }

    fn any(&self, dice: &mut Dice) -> Tool {
        let mut roll = dice.below("gift", self.total);
        if let Some(&tool) = self.lookup.get(roll as usize) {
            return tool;
        }
        for &(tool, weight) in &self.weights {
            if roll < u64::from(weight) {
                return tool;
            }
            roll -= u64::from(weight);
        }
        self.weights[0].0
    }
}

impl PreparedMode {
    fn new(mode: &Mode, document_tools: bool) -> PreparedMode {
        let mut rows = [None; 36];
        for (tool, row) in mode.rows() {
            rows[usize::from(tool.number())] = Some(Row {
                weights: row.weight.by_extras(),
                per_game: row.per_game_limit,
                hold: row.hold_limit,
            });
        }
        if document_tools && mode.id % Mode::CHANGED == 2 {
            rows[usize::from(Tool::ToTheDeath.number())] =
                Some(Row { weights: [1; 3], per_game: 5, hold: 3 });
        }
        let free_pool = Tool::ALL
            .into_iter()
            .filter(|tool| rows[usize::from(tool.number())].is_some_and(|row| row.per_game == 0))
            .collect();
        PreparedMode {
            shells: mode.shells(),
            gift: mode.max_tools_per_round,
            slots: mode.permanent_slots,
            slot_chance: (mode.temp_slot_chance * chances::UNIT_53 as f64) as u64,
            lives: mode.temp_slot_weights.keys().copied().collect(),
            life_weights: mode.temp_slot_weights.values().copied().collect(),
            draws: [0, 1, 2].map(|extras| Draw::new(&rows, extras)),
            rows,
            blowback: match mode.explosion {
                Explosion::Exponent { start } => Blowback::Worn(start),
                Explosion::Fixed(chance) => {
                    Blowback::Fixed(((chance * chances::UNIT_53 as f64) as u64) << 10)
                }
            },
            human_hp: mode.human_hp,
            evil_hp: mode.evil_hp,
            first: mode.first,
            free_pool,
        }
    }

    /// The numbers of all periods of a mode; an endless one has a single entry.
    pub fn all(mode: &Mode, document_tools: bool) -> Vec<PreparedMode> {
        mode.all_periods().iter().map(|mode| PreparedMode::new(mode, document_tools)).collect()
    }

    /// The draw with this many extra clips.
    pub fn draw(&self, extras: usize) -> &Draw {
        &self.draws[match extras {
            0 => 0,
            1 | 2 => 1,
            _ => 2,
        }]
    }

    /// The row of a tool, if the mode has it.
    pub fn row(&self, tool: Tool) -> Option<Row> {
        self.rows[usize::from(tool.number())]
    }

    /// Is it one of the mode's tools with a per-game limit?
    pub fn is_limited(&self, tool: Tool) -> bool {
        self.row(tool).is_some_and(|row| row.per_game > 0)
    }
}

/// A shipped mode, ready: its id, and its terms without and with the tools only the document sends
///
type Ready = (u32, [Arc<Vec<PreparedMode>>; 2]);

/// All of them.
pub(super) static SHIPPED: LazyLock<Vec<Ready>> = LazyLock::new(|| {
    Mode::shipped()
        .iter()
        .map(|mode| {
            (mode.id, [false, true].map(|document| PreparedMode::all(mode, document).into()))
        })
        .collect()
});
