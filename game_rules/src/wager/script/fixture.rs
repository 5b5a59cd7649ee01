//! Fixture lines: a table is set up call by call, as section 4 of the rulebook has it.

use super::super::{
    Drawn, Entry, Judge, Level, Lobby, NotSo, Phase, Plan, Player, Pool, Ranked, Wager, Weight,
    contest::events, packs,
};
use crate::{data::read_ron, dice::Dice, script::Scripted};

/// A table in the making. With sealed envelopes it begins when the bets are to be settled.
#[derive(Debug, Default)]
pub struct Fixture {
    lobby: Lobby,
    rounds: Option<u32>,
    round: Option<u8>,
    points: Vec<(String, i32)>,
    sealed: Vec<(String, Option<(String, u8)>)>,
    /// The pack `script`: the charts of all its lines are one pack.
    songs: Pool,
    filled: bool,
}

/// The lines that are calls of the set-up, and come too late once play has begun.
pub(super) const CALLS: [&str; 10] =
    ["players", "quest", "chart", "game", "quick", "pack", "pool", "enable", "disable", "ban"];

pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number that fits here"))
}

fn switch(word: &str) -> Result<bool, String> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("`{word}` is neither on nor off")),
    }
}

/// The sentence of an error, after the rulebook's word for it.
fn named<T>(done: Result<T, NotSo>) -> Result<T, String> {
    let sentence = |why: NotSo| match why.word() {
        Some(word) => format!("{word}: {why}"),
        None => why.to_string(),
    };
    done.map_err(sentence)
}

fn weight(word: &str) -> Result<Weight, String> {
    Weight::try_from(number::<f64>(word)?).map_err(|why| format!("BadWeight: {why}"))
}

impl Fixture {
    /// Takes one line; false if it is not one of the fixture.
    pub(super) fn read(&mut self, words: &[&str]) -> Result<bool, String> {
        match *words {
            ["players", ref names @ ..] => {
                for name in names {
                    named(self.lobby.enroll(Player::person(*name)))?;
                }
            }
            ["rounds", rounds] => self.rounds = Some(number(rounds)?),
            ["round", round] => self.round = Some(number(round)?),
            ["host", name] => {
                let seat = self.player(name)?.0;
                self.lobby.host(seat);
            }
            ["points", name, points] => self.points.push((name.to_owned(), number(points)?)),
            ["handicap", name, handicap] => self.player(name)?.1.handicap = number(handicap)?,
            ["quest", id, heavy, ref eval @ ..] => {
                let eval = if eval.is_empty() { "ScoreValue(0)".into() } else { eval.join(" ") };
                read_ron::<Judge>("evaluator", &eval)
                    .map_err(|fault| format!("BadEvaluator: {}", fault.cause))?;
                weight(heavy)?;
                self.add(&format!(
                    "(custom: [(id: {id:?}, weight: {heavy}, description: {id:?}, evaluator: {eval})])"
                ))?;
            }
            ["chart", song, difficulty, level] => {
                let text = format!(
                    "(packages: [(id: \"script\", name: \"script\", enabled: true, songs: [(id: \
                     {song:?}, title: {song:?}, artist: \"house band\", charts: [(difficulty: \
                     {difficulty:?}, level: {level:?})])])])"
                );
                let read = Pool::read("chart", &text).map_err(|fault| fault.cause)?;
                self.songs.join_songs(read);
            }
            ["level", level, heavy] => {
                let level: Level = level.parse()?;
                self.songs.level_weights.insert(level, weight(heavy)?);
            }
            ["difficulty", difficulty, word] => {
                self.songs.difficulties.insert(difficulty.parse()?, switch(word)?);
            }
            ["ban", song] => self.lobby.ban(song),
            ["game", game, heavy] => {
                weight(heavy)?;
                self.add(&format!("(games: [(game: {game}, weight: {heavy})])"))?;
            }
            ["quick", challenge, heavy] => {
                weight(heavy)?;
                self.add(&format!("(quick: [(challenge: {challenge}, weight: {heavy})])"))?;
            }
            ["pack", name] => {
                let pack = packs::pack(name).ok_or_else(|| format!("there is no pack `{name}`"))?;
                self.filled = true;
                named(self.lobby.add_quests(pack))?;
            }
            ["pool", ref ron @ ..] if !ron.is_empty() => self.add(&ron.join(" "))?,
            ["enable", pack] => self.switch(pack, true)?,
            ["disable", pack] => self.switch(pack, false)?,
            ["exclude-bettor", word] => self.lobby.house.exclude_bettor = switch(word)?,
            ["events", words] => self.lobby.house.events = events(words)?,
            ["sealed", name, "none"] => self.sealed.push((name.to_owned(), None)),
            ["sealed", name, target, stake] => {
                let bet = Some((target.to_owned(), number(stake)?));
                self.sealed.push((name.to_owned(), bet));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn player(&mut self, name: &str) -> Result<(crate::game::Seat, &mut Player), String> {
        self.lobby.player_mut(name).ok_or_else(|| format!("`{name}` does not play"))
    }

    fn add(&mut self, ron: &str) -> Result<(), String> {
        self.filled = true;
        let pool = Pool::read("quest", ron).map_err(|fault| fault.cause)?;
        named(self.lobby.add_quests(pool))
    }

    fn switch(&mut self, pack: &str, on: bool) -> Result<(), String> {
        if self.songs.switch(pack, on) {
            return Ok(());
        }
        named(if on { self.lobby.enable(pack) } else { self.lobby.disable(pack) })
    }

    /// The table, before anything random.
    pub(super) fn place(mut self) -> Result<Wager, String> {
        if self.lobby.players().is_empty() {
            for name in ["ann", "bob", "cyd", "dan"] {
                named(self.lobby.enroll(Player::person(name)))?;
            }
        }
        if self.songs == Pool::default() && !self.filled {
            self.add("(custom: [(id: \"q\", description: \"q\")])")?;
        }
        named(self.lobby.add_quests(std::mem::take(&mut self.songs)))?;
        let setup = named(self.lobby.start(self.rounds.unwrap_or(5)))?;
        let plan = Plan::new(setup).map_err(|why| why.to_string())?;
        let mut game = Wager::new(plan, Dice::stream(0, "script"), 0);
        game.round = self.round.unwrap_or(1);
        if !(1..=game.plan.setup.rounds).contains(&game.round) {
            return Err(format!("round {} is not one of the rounds", game.round));
        }
        let find = |game: &Wager, name: &str| {
            game.seat(name).ok_or_else(|| format!("`{name}` does not play"))
        };
        for (name, points) in &self.points {
            let seat = find(&game, name)?;
            game.points[seat.index()] = *points;
        }
        if self.sealed.is_empty() {
            return Ok(game);
        }
        game.phase = Phase::Betting;
        for (name, bet) in &self.sealed {
            let seat = find(&game, name)?;
            let bet = match bet {
                Some((target, stake)) => Some((find(&game, target)?, i32::from(*stake))),
                None => None,
            };
            game.bet(seat, bet, &mut Vec::new()).map_err(|why| why.to_string())?;
        }
        if game.phase != Phase::Playing {
            return Err("if any envelope is sealed, all have to be".into());
        }
        game.settle_as_it_stands();
        Ok(game)
    }
}

impl Pool {
    /// Adds the songs of another pool to the pack of the same id.
    fn join_songs(&mut self, other: Pool) {
        for package in other.packages {
            match self.packages.iter_mut().find(|own| own.id == package.id) {
                Some(own) => {
                    for song in package.songs {
                        match own.songs.iter_mut().find(|known| known.id == song.id) {
                            Some(known) => known.charts.extend(song.charts),
                            None => own.songs.push(song),
                        }
                    }
                }
                None => self.packages.push(package),
            }
        }
    }
}

impl Wager {
    /// A ranking that has changed nothing: the points of the fixture are the totals after it.
    fn settle_as_it_stands(&mut self) {
        self.quest = Some(Drawn { quest: 0, seed: None });
        self.draws = 1;
        self.phase = Phase::SettleBets;
        self.results.fill(Some(Entry::Absent));
        let received = self.received();
        self.ranking = self.points.iter().zip(received).map(as_it_stands).collect();
    }
}

fn as_it_stands((&points, received): (&i32, u8)) -> Ranked {
    Ranked { value: None, rank: 1, award: 0, received, cost: 0, bonus: 0, from: points, to: points }
}
