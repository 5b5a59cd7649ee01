//! A mode in the making: every field is a line of text that is read as it is written. What cannot
//! be read keeps its text and says so; nothing else is touched.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use game_rules::{
    duel::{
        Tool,
        full::{EvilHp, Explosion, Mode, Periods, ToolRow, Weight},
    },
    game::SetupError,
};

use super::own_modes::{Own, Shelf};
use crate::app::marks::narrow;

/// A field of a mode: the word in `mode-field-<word>`, how it is shown and how it is read.
pub struct ModeField {
    /// Its word.
    pub word: &'static str,
    /// Its text.
    pub show: fn(&Mode) -> String,
    /// Reads a text; false if it says nothing.
    pub read: fn(&mut Mode, &str) -> bool,
}

macro_rules! number {
    ($word:literal $field:ident) => {
        ModeField {
            word: $word,
            show: |mode| mode.$field.to_string(),
            read: |mode, text| text.parse().map(|value| mode.$field = value).is_ok(),
        }
    };
}

/// What is it called?
pub const NAMES: &[ModeField] = &[
    ModeField {
        word: "name",
        show: |mode| mode.name.clone().unwrap_or_default(),
        read: |mode, text| {
            mode.name = Some(text.to_owned()).filter(|name| !name.is_empty());
            true
        },
    },
    ModeField {
        word: "description",
        show: |mode| mode.description.clone().unwrap_or_default(),
        read: |mode, text| {
            mode.description = Some(text.to_owned()).filter(|text| !text.is_empty());
            true
        },
    },
    number!("id" id),
];

/// The clip and the barrel.
pub const SHELLS: &[ModeField] = &[
    number!("min-bullets" min_bullets),
    number!("max-bullets" max_bullets),
    number!("min-true" min_true),
    number!("max-true" max_true),
    number!("min-false" min_false),
    ModeField { word: "explosion", show: show_explosion, read: read_explosion },
];

/// Both sides and their racks.
pub const SIDES: &[ModeField] = &[
    number!("human-hp" human_hp),
    ModeField { word: "evil-hp", show: show_evil, read: read_evil },
    number!("permanent-slots" permanent_slots),
    number!("max-tools" max_tools_per_round),
    ModeField {
        word: "temp-chance",
        show: |mode| format!("{}%", tidy(mode.temp_slot_chance * 100.0)),
        read: |mode, text| {
            let share = percent(text).or_else(|| text.parse().ok());
            share.map(|share| mode.temp_slot_chance = share).is_some()
        },
    },
    ModeField { word: "temp-lives", show: show_lives, read: read_lives },
    number!("exp" exp_multiplier),
];

/// A number without a tail of digits that nobody wrote.
fn tidy(number: f64) -> f64 {
    (number * 1e9).round() / 1e9
}

fn percent(text: &str) -> Option<f64> {
    let number: f64 = text.strip_suffix('%')?.trim().parse().ok()?;
    Some(tidy(number / 100.0))
}

/// `0` is a barrel that wears, beginning there; `5%` one that never changes.
fn show_explosion(mode: &Mode) -> String {
    match mode.explosion {
        Explosion::Exponent { start } => start.to_string(),
        Explosion::Fixed(chance) => format!("{}%", tidy(chance * 100.0)),
    }
}

fn read_explosion(mode: &mut Mode, text: &str) -> bool {
    let start = text.parse().ok().map(|start| Explosion::Exponent { start });
    let read = start.or_else(|| percent(text).map(Explosion::Fixed));
    read.map(|explosion| mode.explosion = explosion).is_some()
}

/// `10`, `50–90`, or `10 + 1` for one more in every further period.
fn show_evil(mode: &Mode) -> String {
    match mode.evil_hp {
        EvilHp::Fixed(hp) => hp.to_string(),
        EvilHp::Range(low, high) => format!("{low}–{high}"),
        EvilHp::PerPeriod { base, step } => format!("{base} + {step}"),
    }
}

fn read_evil(mode: &mut Mode, text: &str) -> bool {
    let pair = |sign: char| {
        let (one, two) = text.split_once(sign)?;
        Some((one.trim().parse().ok()?, two.trim().parse().ok()?))
    };
    let fixed = text.parse().ok().map(EvilHp::Fixed);
    let range = || pair('–').or_else(|| pair('-')).map(|(low, high)| EvilHp::Range(low, high));
    let grows = || pair('+').map(|(base, step)| EvilHp::PerPeriod { base, step });
    let read = fixed.or_else(range).or_else(grows);
    read.map(|hp| mode.evil_hp = hp).is_some()
}

/// `1: 5, 2: 6`: rounds a slot lasts and their weight; nothing gives no slots.
fn show_lives(mode: &Mode) -> String {
    let lives = mode.temp_slot_weights.iter().map(|(life, weight)| format!("{life}: {weight}"));
    lives.collect::<Vec<_>>().join(", ")
}

fn read_lives(mode: &mut Mode, text: &str) -> bool {
    let pair = |part: &str| {
        let (life, weight) = part.split_once(':')?;
        Some((life.trim().parse().ok()?, weight.trim().parse().ok()?))
    };
    let parts = text.split(',').filter(|part| !part.trim().is_empty());
    let read: Option<BTreeMap<u8, u32>> = parts.map(pair).collect();
    read.map(|lives| mode.temp_slot_weights = lives).is_some()
}

/// A column of the table of tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// How often it is dealt: `16`, or `0/4/8` by extra clips.
    Weight,
    /// How many are dealt to a side in a match.
    Limit,
    /// How many a side may hold and still be dealt more.
    Hold,
}

impl Column {
    /// All of them.
    pub const ALL: [Column; 3] = [Column::Weight, Column::Limit, Column::Hold];

    /// The word in `mode-tool-<word>`.
    pub const fn word(self) -> &'static str {
        match self {
            Column::Weight => "weight",
            Column::Limit => "limit",
            Column::Hold => "hold",
        }
    }

    fn show(self, row: &ToolRow) -> String {
        match (self, row.weight) {
            (Column::Limit, _) => row.per_game_limit.to_string(),
            (Column::Hold, _) => row.hold_limit.to_string(),
            (_, Weight::Fixed(weight)) => weight.to_string(),
            (_, Weight::ByExtraClips { none, some, all }) => format!("{none}/{some}/{all}"),
        }
    }

    fn read(self, row: &mut ToolRow, text: &str) -> bool {
        match self {
            Column::Limit => text.parse().map(|limit| row.per_game_limit = limit).is_ok(),
            Column::Hold => text.parse().map(|limit| row.hold_limit = limit).is_ok(),
            Column::Weight => {
                let parts: Result<Vec<u32>, _> =
                    text.split('/').map(|part| part.trim().parse()).collect();
                row.weight = match parts.as_deref() {
                    Ok([weight]) => Weight::Fixed(*weight),
                    Ok([none, some, all]) => {
                        Weight::ByExtraClips { none: *none, some: *some, all: *all }
                    }
                    _ => return false,
                };
                true
            }
        }
    }
}

/// A mode in the making.
#[derive(Debug)]
pub struct Draft {
    mode: Mode,
    file: Option<PathBuf>,
    /// Which period is worked on; 0 is the mode itself.
    pub period: usize,
    /// What is written in each field of each period.
    texts: BTreeMap<(usize, String), String>,
    /// Fields whose text says nothing.
    unread: BTreeSet<(usize, String)>,
    /// Something was written.
    pub changed: bool,
    /// "Leave it as it was?"
    pub leaving: bool,
    /// The mode has been copied as a code.
    pub copied: bool,
}

impl Draft {
    fn new(mode: Mode, file: Option<PathBuf>) -> Draft {
        Draft {
            mode,
            file,
            period: 0,
            texts: BTreeMap::new(),
            unread: BTreeSet::new(),
            changed: false,
            leaving: false,
            copied: false,
        }
    }

    /// A new mode that begins as a copy of another.
    pub fn like(mode: &Mode, shelf: &Shelf) -> Draft {
        let fresh = Mode { id: shelf.free_id(), name: None, description: None, ..mode.clone() };
        Draft::new(fresh, None)
    }

    /// A mode that is worked on again.
    pub fn of(own: &Own) -> Draft {
        Draft::new(own.mode.clone(), Some(own.file.clone()))
    }

    /// The mode as it is now.
    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    /// Where it came from.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The period that is worked on.
    pub fn here(&self) -> &Mode {
        self.mode.period(self.period as u32 + 1)
    }

    /// Changes it.
    pub fn change<R>(&mut self, edit: impl FnOnce(&mut Mode) -> R) -> R {
        self.changed = true;
        match &mut self.mode.periods {
            Periods::Sequence(all) if self.period < all.len() => edit(&mut all[self.period]),
            _ => edit(&mut self.mode),
        }
    }

    /// How many periods the mode has of its own.
    pub fn periods(&self) -> usize {
        self.mode.all_periods().len()
    }

    /// Begins another kind of match, with the numbers of the first period: one Evil, one after
    /// another for ever, or a list of them.
    pub fn set_periods(&mut self, periods: Periods) {
        let first = self.mode.period(1);
        let (id, name) = (self.mode.id, self.mode.name.clone());
        let description = self.mode.description.clone();
        self.mode = Mode { id, name, description, periods, ..first.clone() };
        self.forget_texts();
    }

    /// A list of Evils instead of a single one.
    pub fn set_sequence(&mut self) {
        let first = Mode { periods: Periods::One, ..self.mode.period(1).clone() };
        self.set_periods(Periods::Sequence(vec![first]));
    }

    /// One more period, like the last one.
    pub fn add_period(&mut self) {
        if let Periods::Sequence(all) = &mut self.mode.periods {
            all.extend(all.last().cloned());
        }
        self.period = self.periods() - 1;
        self.changed = true;
    }

    /// The period that is worked on goes.
    pub fn remove_period(&mut self) {
        if let Periods::Sequence(all) = &mut self.mode.periods
            && all.len() > 1
            && self.period < all.len()
        {
            all.remove(self.period);
        }
        self.forget_texts();
    }

    fn forget_texts(&mut self) {
        self.texts.clear();
        self.unread.clear();
        self.period = 0;
        self.changed = true;
    }

    /// Works on the text of a field with `edit`, which says whether it was changed.
    fn field(
        &mut self,
        word: &str,
        show: impl FnOnce(&Mode) -> String,
        read: impl FnOnce(&mut Mode, &str) -> bool,
        edit: impl FnOnce(&mut String) -> bool,
    ) -> bool {
        // Number and names belong to the mode, everything else to one of its periods.
        let whole = WHOLE.contains(&word);
        let key = (if whole { 0 } else { self.period }, word.to_owned());
        let mut text = match self.texts.remove(&key) {
            Some(text) => text,
            None => show(if whole { &self.mode } else { self.here() }),
        };
        if edit(&mut text) {
            self.changed = true;
            let is_read = match whole {
                true => read(&mut self.mode, text.trim()),
                false => self.change(|mode| read(mode, narrow(&text).trim())),
            };
            if is_read {
                self.unread.remove(&key);
            } else {
                self.unread.insert(key.clone());
            }
        }
        let is_read = !self.unread.contains(&key);
        self.texts.insert(key, text);
        is_read
    }

    /// A line; false if its text says nothing.
    pub fn line(&mut self, line: &ModeField, edit: impl FnOnce(&mut String) -> bool) -> bool {
        self.field(line.word, line.show, line.read, edit)
    }

    /// A cell of the table of tools.
    pub fn cell(
        &mut self,
        tool: Tool,
        column: Column,
        edit: impl FnOnce(&mut String) -> bool,
    ) -> bool {
        let word = format!("{}-{}", tool.word(), column.word());
        let show = |mode: &Mode| {
            mode.rows()
                .find(|(held, _)| *held == tool)
                .map_or_else(|| "0".to_owned(), |(_, row)| column.show(row))
        };
        let read = |mode: &mut Mode, text: &str| {
            let at = mode.tools.iter().position(|row| row.id == tool.number());
            let none = ToolRow {
                id: tool.number(),
                weight: Weight::Fixed(0),
                per_game_limit: 0,
                hold_limit: 0,
            };
            let mut row = at.map_or(none, |at| mode.tools[at]);
            if !column.read(&mut row, text) {
                return false;
            }
            mode.tools.retain(|other| other.id != row.id);
            // A tool without a weight is none of this mode.
            if row.weight.by_extras() != [0; 3] {
                mode.tools.push(row);
                mode.tools.sort_by_key(|row| row.id);
            }
            true
        };
        self.field(&word, show, read, edit)
    }

    /// Why it cannot be kept and played, if it cannot: a field that says nothing, a number that is
    /// taken, or the rules' own reason.
    pub fn fault(&self, shelf: &Shelf) -> Option<Fault> {
        if let Some((_, word)) = self.unread.first() {
            return Some(Fault::Unread(word.clone()));
        }
        let id = self.mode.id;
        let taken = shelf.find(id).filter(|own| Some(own.file.as_path()) != self.file());
        if Mode::numbered(id).is_some() || taken.is_some() {
            return Some(Fault::Taken { id, free: shelf.free_id() });
        }
        self.mode.check().err().map(Fault::Impossible)
    }
}

/// The lines that say something of the whole mode.
const WHOLE: [&str; 3] = ["name", "description", "id"];

/// Why a draft cannot be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text of this field says nothing.
    Unread(String),
    /// Another mode has this number.
    Taken {
        /// The number.
        id: u32,
        /// One that is free.
        free: u32,
    },
    /// The rules refuse it: field, value, limit.
    Impossible(SetupError),
}

#[cfg(test)]
#[path = "draft_tests.rs"]
mod tests;
