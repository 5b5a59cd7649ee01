//! The quests a pool comes to, with their weights, and the draw (rules/wager.md 1.2, 2).

use std::collections::BTreeMap;

use super::{
    eval::{Judge, MOST_NUMBERS, NoValue},
    number::Number,
    party::{self, PartyGame, Quick},
    pool::{Chart, Pool, Song, Weight},
    scale::{Difficulty, Level},
};
use crate::{dice::Dice, odds::Odds};

/// One thing to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Quest {
    /// Unique in its pool: `papermoon/ftr`, `coin-stack`, `duel`, `needle`.
    pub id: String,
    /// A headline, for those that have one.
    pub title: String,
    /// What to play.
    pub description: String,
    /// What family it is of.
    pub kind: Kind,
    /// In billionths, beside all other quests.
    pub weight: u64,
    /// How a result becomes a value.
    pub judge: Judge,
    /// What each number of the result is called.
    pub asks: Vec<String>,
    /// Low and high end of usual results, per number.
    typical: Vec<(i64, i64)>,
}

/// The families of quests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A chart of a song.
    Chart {
        /// Which chart.
        difficulty: Difficulty,
        /// How hard it is.
        level: Level,
    },
    /// Something done at the table and counted there.
    Table,
    /// One of the parlor's own games.
    Game {
        /// Which.
        game: PartyGame,
        /// With which set-up.
        preset: String,
        /// Whether pairs play each other.
        versus: bool,
    },
    /// A quick challenge.
    Quick(Quick),
}

/// How many steps lie between the lowest and the highest example of a usual result.
pub(super) const EXAMPLES: i64 = 4;

/// An AI looks for a result in steps of this many, three times.
pub(super) const FINER: i64 = 32;
/// The steps between the lowest and the highest usual result, at the finest.
pub(super) const FINEST: i64 = FINER * FINER * FINER;

/// What people usually reach where nobody has said so.
const USUAL: (i64, i64) = (0, 100);
/// What people usually reach on a chart of ten million.
const USUAL_CHART: (i64, i64) = (9_000_000, 10_000_000);

/// The result `step` of `steps` of the way from the low to the high end, `numbers` long at least.
pub(super) fn along(typical: &[(i64, i64)], numbers: usize, step: i64, steps: i64) -> Vec<Number> {
    let wanted = numbers.max(typical.len()).clamp(1, MOST_NUMBERS);
    let place = |index: usize| {
        let (low, high) = typical.get(index).copied().unwrap_or(USUAL);
        let way = i128::from(high - low) * i128::from(step) / i128::from(steps);
        Number::whole(low + way as i64).unwrap_or_default()
    };
    (0..wanted).map(place).collect()
}

impl Quest {
    /// A usual result, `step` of `steps` of the way from the low to the high end.
    pub fn example(&self, step: i64, steps: i64) -> Vec<Number> {
        along(&self.typical, self.judge.numbers(), step, steps)
    }

    /// The value of a result. The parlor's own scores are whole and within their limits.
    pub fn value(&self, result: &[Number]) -> Result<Number, NoValue> {
        if result.len() > MOST_NUMBERS {
            return Err(NoValue::BadValue);
        }
        if self.is_own() {
            let score = *result.first().ok_or(NoValue::MissingScore(0))?;
            if !score.as_whole().is_some_and(|score| self.can_score(score)) {
                return Err(NoValue::BadValue);
            }
        }
        self.judge.value(result)
    }

    /// Is it one of the parlor's own, played here?
    pub fn is_own(&self) -> bool {
        matches!(self.kind, Kind::Game { .. } | Kind::Quick(_))
    }

    /// Can one of the parlor's own quests end with this score?
    fn can_score(&self, score: i64) -> bool {
        match self.kind {
            Kind::Game { versus: true, .. } => party::VERSUS.contains(&score),
            Kind::Game { .. } => (0..=party::MOST_SCORE).contains(&score),
            Kind::Quick(_) => (0..=party::MOST_QUICK).contains(&score),
            Kind::Chart { .. } | Kind::Table => true,
        }
    }

    /// Usual results that can be judged, from the low to the high end.
    pub(super) fn examples(&self) -> impl Iterator<Item = Vec<Number>> {
        (0..=EXAMPLES)
            .map(|step| self.example(step, EXAMPLES))
            .filter(|result| self.value(result).is_ok())
    }

    /// All values that usual results have, in rising order.
    pub(super) fn values(&self) -> Vec<Number> {
        let usual = (0..=FINEST).filter_map(|step| self.value(&self.example(step, FINEST)).ok());
        let mut values: Vec<Number> = usual.collect();
        values.sort_unstable();
        values.dedup();
        values
    }

    /// Are results of both comparable? Charts are all alike, other quests only to themselves.
    pub fn like(&self, other: &Quest) -> bool {
        let chart = |quest: &Quest| matches!(quest.kind, Kind::Chart { .. });
        chart(self) && chart(other) || self.id == other.id
    }
}

impl Pool {
    /// The quests that can be drawn at a table of `players`, in the order of the pool.
    pub fn quests(&self, players: usize) -> Vec<Quest> {
        let mut quests = self.charts();
        for (index, custom) in self.custom.iter().enumerate() {
            let numbered = || format!("custom-{}", index + 1);
            quests.push(Quest {
                id: if custom.id.is_empty() { numbered() } else { custom.id.clone() },
                title: custom.title.clone(),
                description: custom.description.clone(),
                kind: Kind::Table,
                weight: custom.weight.billionths(),
                judge: custom.evaluator.clone(),
                asks: custom.asks.clone(),
                typical: custom.typical.clone(),
            });
        }
        for quest in &self.games {
            if quest.versus && !players.is_multiple_of(2) {
                continue;
            }
            let numbers = quest.game.numbers();
            let asks = if quest.versus { &numbers[..1] } else { &numbers[..] };
            let most = if quest.versus { party::VERSUS[2] } else { party::MOST_SCORE };
            quests.push(Quest {
                id: quest.id(),
                title: quest.game.title().to_owned(),
                description: quest.description(),
                kind: Kind::Game {
                    game: quest.game,
                    preset: quest.preset.clone(),
                    versus: quest.versus,
                },
                weight: quest.weight.billionths(),
                judge: Judge::default(),
                asks: asks.iter().map(|name| (*name).to_owned()).collect(),
                typical: vec![(0, most)],
            });
        }
        for quest in &self.quick {
            quests.push(Quest {
                id: quest.challenge.word().to_owned(),
                title: quest.challenge.title().to_owned(),
                description: quest.challenge.description().to_owned(),
                kind: Kind::Quick(quest.challenge),
                weight: quest.weight.billionths(),
                judge: Judge::default(),
                asks: vec!["score".to_owned()],
                typical: vec![(0, party::MOST_QUICK)],
            });
        }
        quests.retain(|quest| quest.weight > 0);
        quests
    }

    /// The charts in the pool. The weight of a level is shared out among its charts.
    fn charts(&self) -> Vec<Quest> {
        let mut charts = Vec::new();
        let mut levels: BTreeMap<Level, u64> = BTreeMap::new();
        for package in self.packages.iter().filter(|package| package.enabled) {
            for song in package.songs.iter().filter(|song| !self.ban.contains(&song.id)) {
                for chart in &song.charts {
                    let on = self.difficulties.get(&chart.difficulty).copied().unwrap_or(true);
                    if on && self.level_weight(chart.level) > 0 {
                        *levels.entry(chart.level).or_default() += 1;
                        charts.push((song, chart));
                    }
                }
            }
        }
        let mut given: BTreeMap<Level, u64> = BTreeMap::new();
        let shared = |(song, chart): (&Song, &Chart)| {
            let (weight, count) = (self.level_weight(chart.level), levels[&chart.level]);
            let place = given.entry(chart.level).or_default();
            // The first charts take the odd billionths, so that the level's total is exact.
            let share = weight / count + u64::from(*place < weight % count);
            *place += 1;
            let name = chart.difficulty.name();
            Quest {
                id: format!("{}/{}", song.id, chart.difficulty.word()),
                title: song.title.clone(),
                description: format!("{} ({}) [{name} {}]", song.title, song.artist, chart.level),
                kind: Kind::Chart { difficulty: chart.difficulty.clone(), level: chart.level },
                weight: share,
                judge: Judge::default(),
                asks: Tally::NAMES.map(str::to_owned).to_vec(),
                typical: vec![USUAL_CHART],
            }
        };
        charts.into_iter().map(shared).collect()
    }

    fn level_weight(&self, level: Level) -> u64 {
        self.level_weights.get(&level).copied().unwrap_or(Weight::ONE).billionths()
    }
}

/// The named result of rhythm quests: what is left out is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    numbers: [Number; 5],
}

impl Tally {
    /// What the numbers are called, in order.
    pub const NAMES: [&'static str; 5] = ["score", "pure", "far", "lost", "combo"];

    /// The same tally with one number set; nothing if it is not called so.
    #[must_use]
    pub fn with(mut self, name: &str, number: Number) -> Option<Tally> {
        let index = Tally::NAMES.iter().position(|known| *known == name)?;
        self.numbers[index] = number;
        Some(self)
    }

    /// The result.
    pub fn result(self) -> Vec<Number> {
        self.numbers.to_vec()
    }
}

/// How many of the last bits have to go so that the sum of all weights fits: none, unless a large
/// pool has very large weights.
fn coarser(weights: impl Iterator<Item = u64>) -> u32 {
    let all: u128 = weights.map(u128::from).sum();
    (u128::BITS - all.leading_zeros()).saturating_sub(u64::BITS)
}

/// How often the first draw of a round gives this one of `quests`.
pub fn share(quests: &[Quest], quest: &Quest) -> Odds {
    let coarser = coarser(quests.iter().map(|quest| quest.weight));
    let total: u64 = quests.iter().map(|quest| quest.weight >> coarser).sum();
    Odds::new(quest.weight >> coarser, total.max(1))
}

/// Draws one of `quests` that is not in `without`, by weight. At least one has to be left.
pub(super) fn draw(quests: &[Quest], without: &[u16], dice: &mut Dice) -> u16 {
    let open = |index: usize| !without.contains(&(index as u16));
    if let Some(word) = dice.forced_word("quest", "the id of a quest that can be drawn now") {
        let found = quests.iter().position(|quest| quest.id == word).filter(|&index| open(index));
        if found.is_none() {
            dice.reject("quest", &word, "no quest of that id can be drawn now");
        }
        return found.unwrap_or(0) as u16;
    }
    let left = (0..quests.len()).filter(|index| open(*index)).map(|index| quests[index].weight);
    let coarser = coarser(left);
    let weight = |index: usize| if open(index) { quests[index].weight >> coarser } else { 0 };
    let total: u64 = (0..quests.len()).map(weight).sum();
    let mut rest = dice.below("quest", total);
    for index in 0..quests.len() {
        if rest < weight(index) {
            return index as u16;
        }
        rest -= weight(index);
    }
    unreachable!("the number drawn is below the sum of the weights")
}
