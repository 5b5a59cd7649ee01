//! The books of the player: what was played, won, used, dared and earned. All local, in one file,
//! written atomically in two generations; a file that cannot be read is said and kept aside.

use std::{collections::BTreeMap, path::Path};

use bevy::prelude::*;
use game_rules::{
    data::read_ron,
    duel::progress,
    game::{GameId, Outcome, Seat},
    odds::Odds,
};
use serde::{Deserialize, Serialize};

use super::{Account, Feat, Luck, Storied, now};
use crate::{
    app::{
        folders::Folders,
        language::Language,
        notice::Notices,
        storage::{self, Fault, Found},
    },
    table::{Mode, Table, TableSystems},
};

/// The version of the file.
const FORMAT: u32 = 1;
/// How many matches the luck plot remembers one by one.
const REMEMBERED: usize = 200;

/// Everything the cabinet knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    format: u32,
    /// Level, experience, coins and the counters of the duel.
    pub standing: progress::Profile,
    /// One tally for each game and mode, by the game's word.
    pub tables: BTreeMap<String, Tally>,
    /// Bold tokens, oldest first.
    pub tokens: Vec<Token>,
    /// Achievements, and when they were had.
    pub feats: BTreeMap<Feat, u64>,
}

impl Default for Profile {
    fn default() -> Profile {
        Profile {
            format: FORMAT,
            standing: progress::Profile::default(),
            tables: BTreeMap::new(),
            tokens: Vec::new(),
            feats: BTreeMap::new(),
        }
    }
}

/// What was played at one table in one mode.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tally {
    /// Matches against Evil that count.
    pub played: u64,
    /// Won.
    pub won: u64,
    /// Lost.
    pub lost: u64,
    /// Nobody won.
    pub drawn: u64,
    /// Wins in a row, up to now.
    pub streak: u64,
    /// The longest row.
    pub best_streak: u64,
    /// Matches with a hint.
    pub hinted: u64,
    /// Practice, played on from a replay, among friends or watched: not counted above.
    pub uncounted: u64,
    /// Seconds at the table.
    pub seconds: f64,
    /// Played and won against each of Evil's bots.
    pub against: BTreeMap<String, (u64, u64)>,
    /// Tools, cards or creatures and how often they were used.
    pub used: BTreeMap<String, u64>,
    /// Luck of all shots.
    pub luck: Luck,
    /// Luck of the last matches, oldest first.
    pub lately: Vec<Luck>,
    /// How the last matches ended, oldest first.
    pub ended: Vec<Ended>,
}

impl Tally {
    /// What was used most; of equals the one that comes first by name.
    pub fn favourite(&self) -> Option<(&str, u64)> {
        let mut best: Option<(&str, u64)> = None;
        for (word, count) in &self.used {
            if best.is_none_or(|(_, most)| *count > most) {
                best = Some((word, *count));
            }
        }
        best
    }
}

/// A brass token with the odds of its shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// The odds that it would click.
    pub odds: Odds,
    /// When.
    pub when: u64,
}

/// A finished match, ready to be booked.
#[derive(Clone, Debug)]
pub struct Finished {
    /// The word of the game.
    pub table: String,
    /// The bot that played Evil.
    pub bot: String,
    /// The player's outcome.
    pub result: Ended,
    /// A hint was asked for.
    pub hinted: bool,
    /// When it ended.
    pub when: u64,
    /// What it adds.
    pub account: Account,
}

/// How it ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ended {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Nobody won.
    Drawn,
}

/// What booking a match changed, for the result card.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Booked {
    /// Did it count at all?
    pub counted: bool,
    /// Experience.
    pub experience: u64,
    /// Coins.
    pub coins: u32,
    /// The new level, if there is one.
    pub level: Option<u64>,
    /// Achievements had for the first time.
    pub feats: Vec<Feat>,
    /// Luck of this match.
    pub luck: Luck,
}

impl Profile {
    /// Reads the file's text.
    pub fn parse(file: &str, text: &str) -> Result<Profile, Fault> {
        #[derive(Deserialize)]
        struct Header {
            format: u32,
        }
        let unreadable = |fault: game_rules::data::TextFault| Fault::Unreadable(fault.to_string());
        let header: Header = read_ron(file, text).map_err(unreadable)?;
        if header.format > FORMAT {
            return Err(Fault::Newer(header.format));
        }
        read_ron(file, text).map_err(unreadable)
    }

    /// The file's text.
    pub fn write(&self) -> String {
        let style = ron::ser::PrettyConfig::new().depth_limit(3).indentor("  ").new_line("\n");
        // Plain data: numbers, names and lists.
        ron::ser::to_string_pretty(self, style).unwrap_or_default()
    }

    /// What is saved; an unreadable file is kept aside and said.
    pub fn load(file: &Path) -> Found<Profile> {
        let name = file.display().to_string();
        storage::read(file, |text| Profile::parse(&name, text))
    }

    /// Played and won at all tables of a game.
    pub fn record(&self, game: &str) -> (u64, u64) {
        let of = |word: &str| match word {
            "classic" => game == "duel",
            other => other.split('-').next() == Some(game),
        };
        let tallies = self.tables.iter().filter(|(word, _)| of(word)).map(|(_, tally)| tally);
        tallies.fold((0, 0), |(played, won), tally| (played + tally.played, won + tally.won))
    }

    /// Books a match that counts.
    pub fn book(&mut self, finished: Finished) -> Booked {
        let Finished { table, bot, result, hinted, when, account } = finished;
        let level = self.standing.level;
        self.standing.book(&account.gains);
        let tally = self.tables.entry(table).or_default();
        tally.played += 1;
        tally.hinted += u64::from(hinted);
        match result {
            Ended::Won => {
                tally.won += 1;
                tally.streak += 1;
                tally.best_streak = tally.best_streak.max(tally.streak);
            }
            Ended::Lost => {
                tally.lost += 1;
                tally.streak = 0;
            }
            Ended::Drawn => {
                tally.drawn += 1;
                tally.streak = 0;
            }
        }
        let against = tally.against.entry(bot).or_default();
        against.0 += 1;
        against.1 += u64::from(result == Ended::Won);
        for (word, count) in &account.used {
            *tally.used.entry(word.clone()).or_default() += u64::from(*count);
        }
        tally.luck.add(account.luck);
        remember(&mut tally.lately, account.luck.plain());
        remember(&mut tally.ended, result);
        self.tokens.extend(account.bold.iter().map(|&odds| Token { odds, when }));
        let new = |feat: &&Feat| !self.feats.contains_key(feat);
        let feats: Vec<Feat> = account.feats.iter().filter(new).copied().collect();
        self.feats.extend(feats.iter().map(|feat| (*feat, when)));
        Booked {
            counted: true,
            experience: account.gains.experience,
            coins: account.gains.coins,
            level: (self.standing.level > level).then_some(self.standing.level),
            feats,
            luck: account.luck,
        }
    }
}

/// Puts something at the end of a list that forgets its beginning.
fn remember<T>(list: &mut Vec<T>, last: T) {
    list.push(last);
    let surplus = list.len().saturating_sub(REMEMBERED);
    list.drain(..surplus);
}

/// The books and the clock at the table.
#[derive(Resource, Debug, Default)]
pub struct Cabinet {
    /// The books.
    pub profile: Profile,
    /// What the last match changed.
    pub booked: Booked,
    /// Whose table the time below was spent at.
    seated: Option<(GameId, String)>,
    seconds: f64,
    active: f64,
}

impl Cabinet {
    /// Forgets everything and says whether that was saved.
    pub fn reset(&mut self, folders: &Folders) -> Result<(), storage::Unsaved> {
        *self = Cabinet::default();
        self.save(folders)
    }

    fn save(&self, folders: &Folders) -> Result<(), storage::Unsaved> {
        if folders.is_nowhere() {
            return Ok(());
        }
        storage::write(&folders.profile(), &self.profile.write())
    }

    /// Time at the table of `word` goes into its tally.
    fn take_time(&mut self, word: &str) {
        let seconds = std::mem::take(&mut self.seconds);
        let active = std::mem::take(&mut self.active);
        if seconds > 0.0 {
            self.profile.tables.entry(word.to_owned()).or_default().seconds += seconds;
            self.profile.standing.active_seconds += active;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cabinet>().add_systems(Startup, open_books);
}

/// Booking for one game.
pub fn book_matches<G: Storied>(app: &mut App) {
    app.add_systems(
        Update,
        (clock::<G>, book::<G>).chain().after(TableSystems).run_if(resource_exists::<Table<G>>),
    )
    .add_systems(OnExit(crate::Screen::Match), close::<G>);
}

fn open_books(
    folders: Res<Folders>,
    language: Res<Language>,
    mut cabinet: ResMut<Cabinet>,
    mut notices: ResMut<Notices>,
) {
    let found = Profile::load(&folders.profile());
    found.say(&language).into_iter().for_each(|sentence| notices.add(sentence));
    cabinet.profile = found.value.unwrap_or_default();
}

/// Nobody sits longer than this over one decision; after it, somebody has left the room.
const LONGEST_WAIT: f32 = 120.0;

/// Counts the time at the table.
fn clock<G: Storied>(
    time: Res<Time<Real>>,
    table: Res<Table<G>>,
    playback: Res<crate::table::Playback<G>>,
    thinking: Res<crate::table::Thinking<G>>,
    mut cabinet: ResMut<Cabinet>,
    mut waited: Local<(usize, f32)>,
) {
    if table.mode() != Mode::Live || table.is_over() {
        return;
    }
    let delta = time.delta_secs();
    let busy = !playback.is_idle() || thinking.who().is_some();
    if waited.0 != table.length() || busy {
        *waited = (table.length(), 0.0);
    }
    waited.1 += delta;
    let cabinet = cabinet.bypass_change_detection();
    if cabinet.seated.as_ref().is_none_or(|(game, _)| *game != G::ID) {
        cabinet.seated = Some((G::ID, table_word::<G>(table.setup())));
    }
    if waited.1 < LONGEST_WAIT {
        cabinet.seconds += f64::from(delta);
    }
    if busy {
        cabinet.active += f64::from(delta);
    }
}

/// Books the match once, when it is over.
fn book<G: Storied>(
    mut table: ResMut<Table<G>>,
    folders: Res<Folders>,
    language: Res<Language>,
    mut cabinet: ResMut<Cabinet>,
    mut notices: ResMut<Notices>,
) {
    if table.mode() != Mode::Live || !table.is_over() || table.booked() {
        return;
    }
    table.bypass_change_detection().set_booked();
    let word = table_word::<G>(table.setup());
    cabinet.take_time(&word);
    cabinet.booked = match finished(&table, now()) {
        Some(finished) => cabinet.profile.book(finished),
        None => {
            cabinet.profile.tables.entry(word).or_default().uncounted += 1;
            Booked::default()
        }
    };
    if let Err(unsaved) = cabinet.save(&folders) {
        notices.unsaved(&unsaved, &language);
    }
}

/// The match as it is booked; `None` if it does not count: practice, played on from a replay, among
/// friends, watched, or left out by the game's own rules.
fn finished<G: Storied>(table: &Table<G>, when: u64) -> Option<Finished> {
    let mut people =
        Seat::all(table.players().len()).filter(|seat| table.players()[seat.index()].is_human());
    let (you, None) = (people.next()?, people.next()) else { return None };
    let bot = table.faced()?;
    let (game, marks) = (table.finished()?, table.marks());
    if !marks.counts() || !G::counts(game) || took_back(game) {
        return None;
    }
    let result = match game.game().turn().outcome()? {
        outcome if outcome.won_by(you) => Ended::Won,
        Outcome::Drawn => Ended::Drawn,
        Outcome::Won(_) => Ended::Lost,
    };
    let account = G::account(game, you);
    let table = table_word::<G>(table.setup());
    Some(Finished { table, bot, result, hinted: marks.hinted, when, account })
}

/// Under what word the matches of a table are counted: each mode of a game has its own.
fn table_word<G: Storied>(setup: &G::Setup) -> String {
    let (game, mode) = (G::ID.word(), G::mode(setup));
    if game == mode { game.to_owned() } else { format!("{game}-{mode}") }
}

/// Was anything taken back that the undo window would not have allowed?
fn took_back<G: Storied>(game: &game_rules::table::Match<G>) -> bool {
    use game_rules::{record::Decision, table::Match};
    let record = game.record();
    if !record.steps.iter().any(|step| step.deed == Decision::TakeBack) {
        return false;
    }
    let again = Match::<G>::start(record.setup.clone(), record.seed, record.seats.clone());
    let Ok(mut again) = again else { return true };
    record.steps.iter().any(|step| match &step.deed {
        Decision::Do(action) => again.act(step.seat, action).is_err(),
        Decision::TakeBack => again.undo(step.seat).is_err(),
    })
}

/// Whoever leaves an unfinished match has still sat there.
fn close<G: Storied>(
    folders: Res<Folders>,
    language: Res<Language>,
    mut cabinet: ResMut<Cabinet>,
    mut notices: ResMut<Notices>,
) {
    let seated = cabinet.bypass_change_detection().seated.take_if(|(game, _)| *game == G::ID);
    let Some((_, word)) = seated.filter(|_| cabinet.seconds > 0.0) else { return };
    cabinet.take_time(&word);
    if let Err(unsaved) = cabinet.save(&folders) {
        notices.unsaved(&unsaved, &language);
    }
}

#[cfg(test)]
#[path = "profile_tests.rs"]
mod tests;
