//! Modes as data (rules/duel.md 11, 12, 17): what a file says, and why it may be refused.

mod limits;

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, Serialize};

use crate::{
    data::{TextFault, read_ron},
    duel::{ClipLimits, Tool, full::Rack},
    game::{Bound, Limit, SetupError},
};

/// One mode, as it stands in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// 1–8 are the modes of the document, 1000 is House Rules, those from 9 on are free. A period of
    /// a sequence needs none.
    #[serde(default)]
    pub id: u32,
    /// What it is called.
    #[serde(default)]
    pub name: Option<String>,
    /// One line about it.
    #[serde(default)]
    pub description: Option<String>,
    /// Most tools a side is dealt at a round start.
    pub max_tools_per_round: u32,
    /// EXP multiplier at Nightmare.
    pub exp_multiplier: f64,
    /// Fewest shells of a clip.
    pub min_bullets: u8,
    /// Most shells of a clip.
    pub max_bullets: u8,
    /// Fewest live shells.
    pub min_true: u8,
    /// Fewest blanks.
    pub min_false: u8,
    /// Most live shells.
    pub max_true: u8,
    /// HP of the human.
    #[serde(with = "crate::wide")]
    pub human_hp: i128,
    /// HP of Evil.
    pub evil_hp: EvilHp,
    /// Slots that stay.
    pub permanent_slots: u8,
    /// Who moves first.
    #[serde(default)]
    pub first: First,
    /// What follows the first Evil.
    #[serde(default)]
    pub periods: Periods,
    /// How likely a shell blows back.
    #[serde(default)]
    pub explosion: Explosion,
    /// Chance of a temporary slot at a round start.
    #[serde(default = "quarter")]
    pub temp_slot_chance: f64,
    /// Its life in rounds by weight; life 0 is a permanent slot, an empty table gives none.
    #[serde(default = "usual_lives")]
    pub temp_slot_weights: BTreeMap<u8, u32>,
    /// The tools.
    #[serde(default)]
    pub tools: Vec<ToolRow>,
}

/// HP of Evil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EvilHp {
    /// Always the same.
    Fixed(#[serde(with = "crate::wide")] i128),
    /// Drawn for every game, both ends included.
    Range(#[serde(with = "crate::wide")] i128, #[serde(with = "crate::wide")] i128),
    /// Growing from period to period.
    PerPeriod {
        /// In the first period.
        #[serde(with = "crate::wide")]
        base: i128,
        /// More in each later one.
        #[serde(with = "crate::wide")]
        step: i128,
    },
}

/// Who moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum First {
    /// The human.
    #[default]
    Human,
    /// Evil.
    Evil,
    /// Drawn for every game.
    Random,
}

/// What follows when an Evil has fallen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Periods {
    /// Nothing: the game is won.
    #[default]
    One,
    /// The next Evil, for ever; the human keeps everything.
    Endless,
    /// The numbers of each period, from the first to the last; both sides begin each of them fresh.
    /// Those of the mode itself are not played then.
    Sequence(Vec<Mode>),
}

/// How likely a shell blows back.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Explosion {
    /// By barrel wear (7.3), beginning with this much of it.
    Exponent {
        /// Barrel wear at the start.
        start: u32,
    },
    /// Always the same chance.
    Fixed(f64),
}

impl Default for Explosion {
    fn default() -> Explosion {
        Explosion::Exponent { start: 0 }
    }
}

/// One tool of a mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToolRow {
    /// Its number.
    pub id: u8,
    /// How often it is dealt.
    pub weight: Weight,
    /// How many of it a side is dealt in a game; 0 = no limit. Tools with a limit are OP tools.
    #[serde(default)]
    pub per_game_limit: u16,
    /// How many of it a side may hold and still be dealt more; 0 = no limit.
    #[serde(default)]
    pub hold_limit: u16,
}

/// The weight of a tool in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Weight {
    /// Always the same.
    Fixed(u32),
    /// By how many extra clips exist.
    ByExtraClips {
        /// None.
        none: u32,
        /// One.
        some: u32,
        /// All three.
        all: u32,
    },
}

impl Weight {
    /// The weight with none, one, or all extra clips.
    pub const fn by_extras(self) -> [u32; 3] {
        match self {
            Weight::Fixed(weight) => [weight; 3],
            Weight::ByExtraClips { none, some, all } => [none, some, all],
        }
    }
}

fn quarter() -> f64 {
    0.25
}

fn usual_lives() -> BTreeMap<u8, u32> {
    BTreeMap::from([(1, 5), (2, 6), (3, 6), (4, 2), (5, 1)])
}

macro_rules! shipped {
    ($($file:literal),*) => {
        [$((concat!("data/duel/modes/", $file), include_str!(concat!("../../../data/duel/modes/", $file)))),*]
    };
}

const FILES: [(&str, &str); 9] =
    shipped!["1.ron", "2.ron", "3.ron", "4.ron", "5.ron", "6.ron", "7.ron", "8.ron", "house.ron"];

static SHIPPED: LazyLock<Vec<Mode>> = LazyLock::new(|| {
    let read = |&(file, text): &(&str, &str)| -> Mode {
        read_ron(file, text)
            .unwrap_or_else(|fault: TextFault| panic!("the shipped data are broken: {fault}"))
    };
    FILES.iter().map(read).collect()
});

/// Why a mode file cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ModeFault {
    /// It cannot be read.
    #[error("{0}")]
    Unreadable(#[from] TextFault),
    /// It can be read, but not played.
    #[error("{file}: {cause}")]
    Impossible {
        /// The file.
        file: String,
        /// Field, value and limit.
        cause: SetupError,
    },
    /// Its number belongs to one of our modes.
    #[error("{file}: id = {id}: 1 to 8 and 1000 are taken; 9 is the first free number")]
    Taken {
        /// The file.
        file: String,
        /// Its number.
        id: u32,
    },
}

impl Mode {
    /// A shipped mode of which somebody changed numbers has its id and this on top.
    pub const CHANGED: u32 = 10_000;
    /// The id of House Rules.
    pub const HOUSE: u32 = 1000;
    /// The first number a mode of one's own may have.
    pub const FIRST_OWN: u32 = 9;
    /// The most HP a side may start with.
    pub const MOST_HP: i128 = u64::MAX as i128;
    /// The most shells a clip may be loaded with.
    pub const MOST_SHELLS: u8 = 31;
    /// The largest weight in any table.
    pub const MOST_WEIGHT: u32 = 1_000_000;

    /// The eight modes and House Rules, in this order.
    pub fn shipped() -> &'static [Mode] {
        &SHIPPED
    }

    /// The shipped mode with this number.
    pub fn numbered(id: u32) -> Option<&'static Mode> {
        SHIPPED.iter().find(|mode| mode.id == id)
    }

    /// Reads a player's own mode; `file` is used in messages.
    pub fn read(file: &str, text: &str) -> Result<Mode, ModeFault> {
        let mode: Mode = read_ron(file, text).map_err(|fault| limits::explain(fault, text))?;
        if mode.id < Mode::FIRST_OWN || mode.id == Mode::HOUSE {
            return Err(ModeFault::Taken { file: file.to_owned(), id: mode.id });
        }
        mode.check().map_err(|cause| ModeFault::Impossible { file: file.to_owned(), cause })?;
        Ok(mode)
    }

    /// The first number from 9 on that none of `others` has.
    pub fn free_id(others: impl IntoIterator<Item = u32>) -> u32 {
        let taken: std::collections::BTreeSet<u32> = others.into_iter().collect();
        let free = |id: &u32| *id != Mode::HOUSE && !taken.contains(id);
        (Mode::FIRST_OWN..).find(free).unwrap_or(Mode::FIRST_OWN)
    }

    /// The text of a file with this mode, as [`Mode::read`] reads it.
    pub fn write(&self) -> String {
        let style = ron::ser::PrettyConfig::new().depth_limit(3).indentor("  ").new_line("\n");
        // Nothing in a mode can fail to be written.
        ron::ser::to_string_pretty(self, style).unwrap_or_default()
    }

    /// The numbers of all periods in order; one entry stands for all of them if they are alike.
    pub fn all_periods(&self) -> &[Mode] {
        match &self.periods {
            Periods::Sequence(all) if !all.is_empty() => all,
            _ => std::slice::from_ref(self),
        }
    }

    /// The numbers of period `number`, counted from 1.
    pub fn period(&self, number: u32) -> &Mode {
        let all = self.all_periods();
        &all[(number.max(1) as usize).min(all.len()) - 1]
    }

    /// What a clip may hold.
    pub fn shells(&self) -> ClipLimits {
        ClipLimits {
            min: self.min_bullets,
            max: self.max_bullets,
            min_live: self.min_true,
            min_blank: self.min_false,
            max_live: self.max_true,
        }
    }

    /// The tool rows with their tools; unknown numbers are left out ([`Mode::check`] refuses them).
    pub fn rows(&self) -> impl Iterator<Item = (Tool, &ToolRow)> {
        self.tools.iter().filter_map(|row| Some((Tool::from_number(row.id)?, row)))
    }

    /// Refuses what cannot be played, with field, value and limit (4.1, 12, R-15).
    pub fn check(&self) -> Result<(), SetupError> {
        self.check_numbers()?;
        self.check_tools()?;
        if let Periods::Sequence(all) = &self.periods {
            if all.is_empty() {
                let reason = "a sequence needs at least one period";
                return Err(SetupError::new("periods", "Sequence([])", reason));
            }
            for mode in all {
                if mode.periods != Periods::One {
                    let reason = "a period of a sequence has no periods of its own: use One";
                    return Err(SetupError::new("periods", format!("{:?}", mode.periods), reason));
                }
                mode.check()?;
            }
        }
        Ok(())
    }

    fn check_numbers(&self) -> Result<(), SetupError> {
        use SetupError as E;
        let shells = self.shells();
        shells.check(Mode::MOST_SHELLS).map_err(in_words_of_the_file)?;
        let hp = |field, value: i128| {
            if (1..=Mode::MOST_HP).contains(&value) {
                return Ok(());
            }
            Err(E::new(field, value, Limit::Range(1, Mode::MOST_HP)))
        };
        hp("human_hp", self.human_hp)?;
        match self.evil_hp {
            EvilHp::Fixed(value) => hp("evil_hp", value)?,
            EvilHp::Range(low, high) => {
                hp("evil_hp (low)", low)?;
                hp("evil_hp (high)", high)?;
                if low > high {
                    return Err(E::new("evil_hp (low)", low, Limit::Most(high.into())));
                }
                let widest = low + i128::from(i64::MAX) - 1;
                if high > widest {
                    return Err(E::new("evil_hp (high)", high, Limit::Most(widest.into())));
                }
            }
            EvilHp::PerPeriod { base, step } => {
                hp("evil_hp (base)", base)?;
                if !(0..=1_000_000).contains(&step) {
                    return Err(E::new("evil_hp (step)", step, Limit::Range(0, 1_000_000)));
                }
            }
        }
        if self.permanent_slots > Rack::MAX {
            let limit = Limit::Most(Rack::MAX.into());
            return Err(E::new("permanent_slots", self.permanent_slots, limit));
        }
        let chance = |field, value: f64| {
            if (0.0..=1.0).contains(&value) {
                return Ok(());
            }
            Err(E::new(field, value, Limit::Range(0, 1)))
        };
        chance("temp_slot_chance", self.temp_slot_chance)?;
        match self.explosion {
            Explosion::Fixed(value) => chance("explosion", value)?,
            Explosion::Exponent { start } if start > 1_000_000 => {
                return Err(E::new("explosion (start)", start, Limit::Most(1_000_000.into())));
            }
            Explosion::Exponent { .. } => {}
        }
        if !(self.exp_multiplier.is_finite() && (0.0..=1000.0).contains(&self.exp_multiplier)) {
            return Err(E::new("exp_multiplier", self.exp_multiplier, Limit::Range(0, 1000)));
        }
        let mut weights = self.temp_slot_weights.values();
        if let Some(weight) = weights.find(|weight| **weight > Mode::MOST_WEIGHT) {
            return Err(E::new("temp_slot_weights", weight, Limit::Most(Mode::MOST_WEIGHT.into())));
        }
        if !self.temp_slot_weights.is_empty() && self.temp_slot_weights.values().all(|w| *w == 0) {
            return Err(E::new("temp_slot_weights (sum)", 0, Limit::Least(1.into())));
        }
        Ok(())
    }

    fn check_tools(&self) -> Result<(), SetupError> {
        let mut seen = [false; 36];
        for row in &self.tools {
            let Some(tool) = Tool::from_number(row.id) else {
                return Err(SetupError::new("tools.id", row.id, Limit::Range(0, 35)));
            };
            if std::mem::replace(&mut seen[usize::from(row.id)], true) {
                return Err(SetupError::new("tools.id", row.id, format!("{tool} stands twice")));
            }
            if let Some(weight) =
                row.weight.by_extras().into_iter().find(|weight| *weight > Mode::MOST_WEIGHT)
            {
                let limit = Limit::Most(Mode::MOST_WEIGHT.into());
                return Err(SetupError::new("tools.weight", weight, limit));
            }
        }
        Ok(())
    }

    /// The share of live shells in a fresh clip, on average.
    pub fn expected_live_share(&self) -> f64 {
        self.shells().expected_live_share()
    }

    /// Tools a side with room for them is dealt at a round start, on average (section 5).
    pub fn expected_tools_per_round(&self) -> f64 {
        if self.rows().all(|(_, row)| row.weight.by_extras()[0] == 0) {
            return 0.0;
        }
        let most = f64::from(self.max_tools_per_round);
        match self.permanent_slots {
            0 => 0.0,
            1 => 0.75,
            slots => {
                let (full, less) = (most.min(f64::from(slots)), (most - 1.0).min(f64::from(slots)));
                0.8 * full + 0.2 * less.max(0.0)
            }
        }
    }
}

/// The fields of a clip's limits have names of their own in a mode.
fn in_words_of_the_file(fault: SetupError) -> SetupError {
    let word = |field: &'static str| match field.trim_start_matches("shells.") {
        "min" => "min_bullets",
        "max" => "max_bullets",
        "min_live" => "min_true",
        "max_live" => "max_true",
        "min_blank" => "min_false",
        other => other,
    };
    let bound = |bound: Bound| Bound { field: bound.field.map(word), ..bound };
    let limit = match fault.limit {
        Limit::Least(least) => Limit::Least(bound(least)),
        Limit::Most(most) => Limit::Most(bound(most)),
        Limit::Crowded(both) => {
            let (with, room) = *both;
            Limit::Crowded(Box::new((bound(with), bound(room))))
        }
        other => other,
    };
    SetupError { field: word(fault.field), limit, ..fault }
}
