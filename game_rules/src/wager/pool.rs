//! What quests are drawn from (rules/wager.md 2): song packs, table challenges, the parlor's own
//! games and quick challenges. A pool is what a pack file holds, and packs can be put together.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{
    eval::{Judge, MOST_NUMBERS},
    number::Number,
    party::{PartyGame, Quick},
    quest,
    scale::{Difficulty, Level},
};
use crate::data::{TextFault, read_ron};

/// Song packs and challenges with their weights. Everything in it is public.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pool {
    /// Song packs.
    pub packages: Vec<Package>,
    /// Which difficulties are played; all that are not named are.
    pub difficulties: BTreeMap<Difficulty, bool>,
    /// The total weight of each level; 1 for those that are not named.
    pub level_weights: BTreeMap<Level, Weight>,
    /// Songs that never come, by id.
    pub ban: Vec<String>,
    /// Table challenges.
    pub custom: Vec<Custom>,
    /// The parlor's own games.
    pub games: Vec<GameQuest>,
    /// Quick challenges.
    pub quick: Vec<QuickQuest>,
}

/// A song pack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Package {
    /// Unique among packs.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Whether its songs are in the pool.
    #[serde(default)]
    pub enabled: bool,
    /// The songs.
    pub songs: Vec<Song>,
}

/// A song.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Song {
    /// Unique among all songs of all packs.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Who made it.
    pub artist: String,
    /// Its charts, at most one of each difficulty.
    pub charts: Vec<Chart>,
}

/// One chart of a song.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chart {
    /// Which of the song's charts.
    pub difficulty: Difficulty,
    /// How hard it is.
    pub level: Level,
}

/// A weight, kept as whole billionths so that every machine draws the same. Negative weights are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
pub struct Weight(u64);

impl Weight {
    /// Weight 1.
    pub const ONE: Weight = Weight(1_000_000_000);
    /// Weight 0: never drawn.
    pub const NEVER: Weight = Weight(0);
    const MOST: f64 = 1e9;

    /// In billionths.
    pub const fn billionths(self) -> u64 {
        self.0
    }
}

impl Default for Weight {
    fn default() -> Weight {
        Weight::ONE
    }
}

impl TryFrom<f64> for Weight {
    type Error = String;

    fn try_from(weight: f64) -> Result<Weight, String> {
        if weight <= 0.0 && weight.is_finite() {
            return Ok(Weight::NEVER);
        }
        if weight.is_finite() && weight <= Weight::MOST {
            // Whatever is more than nothing can be drawn.
            return Ok(Weight(((weight * Weight::ONE.0 as f64).round() as u64).max(1)));
        }
        Err(format!("weight {weight} must be a number of at most {}", Weight::MOST))
    }
}

impl From<Weight> for f64 {
    fn from(weight: Weight) -> f64 {
        weight.0 as f64 / Weight::ONE.0 as f64
    }
}

/// A table challenge: anything people can do and count. Its texts are English; translations are
/// looked up by its id.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Custom {
    /// A short unique name; made from its place in the pool if left out.
    #[serde(default)]
    pub id: String,
    /// A headline.
    #[serde(default)]
    pub title: String,
    /// Beside the weights of all other quests.
    #[serde(default)]
    pub weight: Weight,
    /// What to do and what to count.
    pub description: String,
    /// How the result becomes a value.
    #[serde(default)]
    pub evaluator: Judge,
    /// What each number of the result is called.
    #[serde(default)]
    pub asks: Vec<String>,
    /// Low and high end of what people usually reach, per number; 0 to 100 if left out.
    #[serde(default)]
    pub typical: Vec<(i64, i64)>,
}

/// One of the parlor's own games as a quest (rules/wager.md 5).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameQuest {
    /// Which game.
    pub game: PartyGame,
    /// Its set-up, by the game's own name for it.
    #[serde(default)]
    pub preset: String,
    /// 5.5: drawn pairs play each other. Left out of the pool when the table is odd.
    #[serde(default)]
    pub versus: bool,
    /// Beside the weights of all other quests.
    #[serde(default)]
    pub weight: Weight,
}

/// A quick challenge as a quest (rules/wager.md 5.6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuickQuest {
    /// Which one.
    pub challenge: Quick,
    /// Beside the weights of all other quests.
    #[serde(default)]
    pub weight: Weight,
}

/// Why a pool cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{reason}")]
pub struct PoolFault {
    /// What is wrong, with the value and the limit.
    pub reason: String,
    /// The text in the file that it is about.
    about: String,
    /// Which occurrence of that text, counted from 0.
    occurrence: usize,
}

impl PoolFault {
    fn new(about: &str, occurrence: usize, reason: String) -> PoolFault {
        PoolFault { reason, about: about.to_owned(), occurrence }
    }

    /// Where in a file it is: a text stands in quotes, a word of the program after its field.
    fn place(&self, text: &str) -> usize {
        let quoted = format!("{:?}", self.about);
        if let Some((at, _)) = text.match_indices(&quoted).nth(self.occurrence) {
            return at;
        }
        let is_value = |at: &usize| !self.about.is_empty() && text[..*at].trim_end().ends_with(':');
        let mut words = text.match_indices(self.about.as_str()).map(|(at, _)| at).filter(is_value);
        words.nth(self.occurrence).unwrap_or(0)
    }
}

/// The most quests a pool may hold.
pub const MOST_QUESTS: usize = 5000;

impl Pool {
    /// Reads a pack file and checks it; a fault names its place.
    pub fn read(file: &str, text: &str) -> Result<Pool, TextFault> {
        let pool: Pool = read_ron(file, text)?;
        pool.check().map_err(|fault| {
            let at = fault.place(text);
            let before = &text[..at];
            let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
            TextFault {
                file: file.to_owned(),
                line: before.matches('\n').count() + 1,
                column: before[line_start..].chars().count() + 1,
                cause: fault.reason,
            }
        })?;
        Ok(pool)
    }

    /// The pool as a pack file.
    pub fn write(&self) -> String {
        let style = ron::ser::PrettyConfig::new().depth_limit(5).struct_names(false).new_line("\n");
        // A pool is plain data with text or words as keys: there is nothing RON cannot write.
        ron::ser::to_string_pretty(self, style).unwrap_or_default()
    }

    /// Puts another pack on top: its quests are added, its switches and weights win.
    pub fn add(&mut self, pack: Pool) -> Result<(), PoolFault> {
        let mut joined = self.clone();
        joined.packages.extend(pack.packages);
        joined.difficulties.extend(pack.difficulties);
        joined.level_weights.extend(pack.level_weights);
        joined.ban.extend(pack.ban);
        joined.custom.extend(pack.custom);
        joined.games.extend(pack.games);
        joined.quick.extend(pack.quick);
        joined.check()?;
        *self = joined;
        Ok(())
    }

    /// Switches a song pack on or off; false if there is none of that id.
    pub fn switch(&mut self, id: &str, on: bool) -> bool {
        let found = self.packages.iter_mut().find(|package| package.id == id);
        found.map(|package| package.enabled = on).is_some()
    }

    /// What is odd about the pool without being wrong.
    pub fn warnings(&self) -> Vec<String> {
        let known = |id: &str| self.songs().any(|song| song.id == id);
        let unknown = self.ban.iter().filter(|id| !known(id));
        let banned = unknown.map(|id| format!("`{id}` is banned, but there is no such song"));
        let played = self.chart_difficulties();
        let idle = self.difficulties.keys().filter(|difficulty| !played.contains(difficulty));
        let switched = idle.map(|difficulty| {
            format!("difficulty `{}` is switched, but no chart has it", difficulty.word())
        });
        banned.chain(switched).collect()
    }

    /// The difficulties that charts have, enabled or not.
    pub fn chart_difficulties(&self) -> BTreeSet<&Difficulty> {
        self.songs().flat_map(|song| &song.charts).map(|chart| &chart.difficulty).collect()
    }

    /// All songs, enabled or not.
    pub fn songs(&self) -> impl Iterator<Item = &Song> {
        self.packages.iter().flat_map(|package| &package.songs)
    }

    /// Ids are unique, texts are there, something typical can be judged, and it is not too much.
    pub fn check(&self) -> Result<(), PoolFault> {
        unique(self.packages.iter().map(|package| package.id.as_str()), "pack")?;
        unique(self.songs().map(|song| song.id.as_str()), "song")?;
        for song in self.songs() {
            for (index, chart) in song.charts.iter().enumerate() {
                let same = |other: &Chart| other.difficulty == chart.difficulty;
                if song.charts[..index].iter().any(same) {
                    let name = chart.difficulty.word();
                    let reason = format!("song `{}` has two charts of difficulty {name}", song.id);
                    return Err(PoolFault::new(&song.id, 0, reason));
                }
            }
        }
        let named = self.custom.iter().map(|custom| custom.id.as_str());
        unique(named.filter(|id| !id.is_empty()), "challenge")?;
        self.custom.iter().try_for_each(Custom::check)?;
        for (index, quest) in self.games.iter().enumerate() {
            let before = &self.games[..index];
            let fault = |reason: String| {
                let place = before.iter().filter(|other| other.game == quest.game).count();
                Err(PoolFault::new(&format!("{:?}", quest.game), place, reason))
            };
            if quest.versus && !quest.game.is_for_two() {
                let title = quest.game.title();
                return fault(format!(
                    "{title} cannot be played against each other; Cards and Arena can"
                ));
            }
            let same = |other: &GameQuest| {
                (other.game, &other.preset, other.versus)
                    == (quest.game, &quest.preset, quest.versus)
            };
            if before.iter().any(same) {
                return fault(format!(
                    "{} with preset `{}` is listed twice",
                    quest.game, quest.preset
                ));
            }
        }
        for (index, quest) in self.quick.iter().enumerate() {
            if self.quick[..index].iter().any(|other| other.challenge == quest.challenge) {
                let reason = format!("the quick challenge {} is listed twice", quest.challenge);
                return Err(PoolFault::new(&format!("{:?}", quest.challenge), 1, reason));
            }
        }
        let charts: usize = self.songs().map(|song| song.charts.len()).sum();
        let count = charts + self.custom.len() + self.games.len() + self.quick.len();
        if count > MOST_QUESTS {
            let reason = format!("{count} quests are too many; a pool holds up to {MOST_QUESTS}");
            return Err(PoolFault::new("", 0, reason));
        }
        Ok(())
    }
}

impl Custom {
    fn check(&self) -> Result<(), PoolFault> {
        let about = if self.id.is_empty() { &self.description } else { &self.id };
        let fault = |reason: String| Err(PoolFault::new(about, 0, reason));
        if self.description.trim().is_empty() {
            return fault(format!("challenge `{}` has no description", self.id));
        }
        if self.typical.len() > MOST_NUMBERS || self.asks.len() > MOST_NUMBERS {
            let reason = format!("a result has up to {MOST_NUMBERS} numbers");
            return fault(format!("challenge `{about}` names too many numbers: {reason}"));
        }
        for &(low, high) in &self.typical {
            let fits = |end: i64| Number::whole(end).is_some();
            if low > high || !fits(low) || !fits(high) {
                let reason = format!("must go up, at most {} either way", Number::MOST);
                return fault(format!("typical = ({low}, {high}) of `{about}`: {reason}"));
            }
        }
        // Some results may be out of reach of an evaluator, but not all of those people usually have.
        let judged = |step: i64| {
            let numbers = self.evaluator.numbers();
            self.evaluator.value(&quest::along(&self.typical, numbers, step, quest::EXAMPLES))
        };
        match (0..=quest::EXAMPLES).map(judged).reduce(Result::or) {
            Some(Err(why)) => {
                fault(format!("the evaluator of `{about}` cannot judge a typical result: {why}"))
            }
            _ => Ok(()),
        }
    }
}

/// Every id is there, and only once.
fn unique<'a>(ids: impl Iterator<Item = &'a str>, what: &str) -> Result<(), PoolFault> {
    let mut seen = BTreeSet::new();
    for id in ids {
        if id.is_empty() {
            return Err(PoolFault::new("", 0, format!("a {what} has an empty id")));
        }
        if !seen.insert(id) {
            return Err(PoolFault::new(id, 1, format!("there are two {what}s with the id `{id}`")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negative_weights_are_none_and_odd_ones_are_refused() {
        assert_eq!(Weight::try_from(-3.5), Ok(Weight::NEVER));
        assert_eq!(Weight::try_from(2.5).map(Weight::billionths), Ok(2_500_000_000));
        for odd in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1_000_000_001.0] {
            assert!(Weight::try_from(odd).is_err(), "{odd}");
        }
        for weight in [1e-12, 0.000_01, 0.1, 1.0 / 3.0, 12.345_678_9, 1e6, 1e9] {
            let weight = Weight::try_from(weight).unwrap();
            assert_eq!(Weight::try_from(f64::from(weight)), Ok(weight));
        }
    }

    #[test]
    fn faults_of_a_pack_name_file_line_and_reason() {
        let fault = |text: &str| Pool::read("my.ron", text).unwrap_err().to_string();
        assert_eq!(
            fault(
                "(\n packages: [\n  (id: \"a\", name: \"A\", songs: []),\n  (id: \"a\", name: \"B\", songs: []) ])"
            ),
            "my.ron:4:8: there are two packs with the id `a`"
        );
        assert_eq!(
            fault(
                "(packages: [(id: \"a\", name: \"A\", songs: [\n (id: \"x\", title: \"X\", artist: \"m\", charts: [(difficulty: ftr, level: \"3\"), (difficulty: ftr, level: \"4\")])])])"
            ),
            "my.ron:2:7: song `x` has two charts of difficulty ftr"
        );
        let level = fault("(level_weights: {\n \"nine\": 1.0 })");
        assert!(level.starts_with("my.ron:2:"), "{level}");
        assert!(level.contains("level `nine` must be a number from 0 to 99"), "{level}");
        let weight = fault("(custom: [\n (weight: inf, description: \"d\")])");
        assert!(weight.starts_with("my.ron:2:"), "{weight}");
        assert!(weight.contains("weight inf must be a number of at most 1000000000"), "{weight}");
        let evaluator = fault("(custom: [\n (description: \"d\", evaluator: Sum([]))])");
        assert!(evaluator.starts_with("my.ron:2:"), "{evaluator}");
        assert!(evaluator.contains("Sum needs at least one entry"), "{evaluator}");
        assert_eq!(
            fault(
                "(custom: [\n (description: \"far\", typical: [(4000000, 9000000000000)], evaluator: Multiply(poly: [0, 0, 1], of: ScoreValue(0)))])"
            ),
            "my.ron:2:16: the evaluator of `far` cannot judge a typical result: the result gives no value within ±9000000000000"
        );
        assert_eq!(
            fault("(custom: [\n (description: \"d\", typical: [(3, 1)])])"),
            "my.ron:2:16: typical = (3, 1) of `d`: must go up, at most 9000000000000 either way"
        );
        assert!(fault("(\n songs: [])").starts_with("my.ron:2:2: "));
        assert_eq!(
            fault("(// Needle\n quick: [(challenge: Needle),\n (challenge: Needle)])"),
            "my.ron:3:14: the quick challenge needle is listed twice"
        );
        assert_eq!(
            fault("(games: [(game: Arena),\n (game: Cards),\n (game: Arena)])"),
            "my.ron:3:9: arena with preset `` is listed twice"
        );
    }
}
