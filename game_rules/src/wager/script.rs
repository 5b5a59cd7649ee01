//! The Wager in words, for `referee script`.

use super::{
    Action, Drawn, Entry, Envelope, Event, Level, Lobby, Number, Phase, Plan, Player, Pool, Ranked,
    Refusal, Tally, Wager, Weight, board::Board, contest::events, eval::NoValue, packs,
};
use crate::{
    data::read_ron,
    dice::Dice,
    game::{Game, Seat, SeatSet, Turn, Viewer},
    script::{Scripted, listed, yes},
};

/// A table in the making. With sealed envelopes it begins when the bets are to be settled.
#[derive(Debug, Default)]
pub struct Fixture {
    lobby: Lobby,
    rounds: Option<u32>,
    round: Option<u8>,
    points: Vec<(String, i32)>,
    sealed: Vec<(String, Option<(String, u8)>)>,
    songs: Pool,
    filled: bool,
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number that fits here"))
}

fn switch(word: &str) -> Result<bool, String> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("`{word}` is neither on nor off")),
    }
}

fn told<T, E: ToString>(done: Result<T, E>) -> Result<T, String> {
    done.map_err(|why| why.to_string())
}

/// A result: numbers in order, or by name with the rest 0.
fn result(words: &[&str]) -> Result<Vec<Number>, String> {
    if !words.iter().any(|word| word.contains('=')) {
        return words.iter().map(|word| told(word.parse())).collect();
    }
    let mut tally = Tally::default();
    for word in words {
        let (name, number) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}`: name all numbers of a result or none"))?;
        tally = tally
            .with(name, told(number.parse())?)
            .ok_or_else(|| format!("`{name}` is not one of {}", Tally::NAMES.join(", ")))?;
    }
    Ok(tally.result())
}

impl Fixture {
    fn add(&mut self, ron: &str) -> Result<(), String> {
        self.filled = true;
        let pool = Pool::read("quest", ron).map_err(|fault| fault.cause)?;
        told(self.lobby.add_quests(pool))
    }
}

impl Scripted for Wager {
    const HELP: &'static str = "\
Wager (rules/wager.md). Seats are called by the players' names.
Fixture:
  players A B …          who plays, in the order of enrolment (default: ann bob cyd dan)
  rounds N (5)           round N (1)            host A (the first)
  points A N             handicap A N
  quest ID W EVAL        a table challenge of weight W; EVAL is an evaluator as in pack files
  chart SONG DIFF LEVEL  a chart in the pack `script`; level LEVEL W, difficulty DIFF on|off,
                         ban SONG
  game G W · quick Q W   a parlor game or quick challenge, as named in pack files
  pack NAME              a shipped pack: room, songs, night, quick
                         (without any of these there is one challenge `q` of weight 1)
  exclude-bettor on|off  events all|none|W,W…
  sealed A B N|none      envelopes of everybody: play begins when the bets are to be settled
Random words:
  quest=ID               the quest drawn        event=W                the house's event
Commands:
  A draw                 A cannot               A bet B N              A none
  A retract              A play N N …           A play score=N far=N …
  A correct B N …        A absent B             A rank                 A pay
  status                 results N              bets N                 lines of the public status
  state                  → round=1 phase=betting quest=q points=0,0,0,0
  known A                → A envelopes=B:2,?,-,? values=?,-  what A knows: ? sealed, - nothing yet
  value ID N N …         → value 17             pool                   → pool q=1 r=0.5
  board A                → A on-top=1/2,… ladder=1/2+1/4+0/1+0/1,… bets=B:1/3/1/3,…
Output:
  round N · event W · moved A by=W from=N to=N · cannot A · drawn ID draw=N
  began PHASE · declared A [bet=B stake=N | bet=none] · retracted A
  played A [value=N] · corrected A [value=N]      absent players have value=absent
  ranked A value=N rank=N award=N received=N cost=N from=N to=N [bonus=N]
  crown A,A total=N · paid A bet=B stake=N won=yes|no from=N to=N · paid A bet=none from=N to=N
  over A=1,B=2
";

    type Fixture = Fixture;

    fn fixture(fixture: &mut Fixture, words: &[&str]) -> Result<bool, String> {
        let lobby = &mut fixture.lobby;
        match *words {
            ["players", ref names @ ..] => {
                for name in names {
                    told(lobby.enroll(Player::person(*name)))?;
                }
            }
            ["rounds", rounds] => fixture.rounds = Some(number(rounds)?),
            ["round", round] => fixture.round = Some(number(round)?),
            ["host", name] => {
                let (seat, _) =
                    lobby.player_mut(name).ok_or_else(|| format!("`{name}` does not play"))?;
                lobby.host(seat);
            }
            ["points", name, points] => fixture.points.push((name.to_owned(), number(points)?)),
            ["handicap", name, handicap] => {
                let (_, player) =
                    lobby.player_mut(name).ok_or_else(|| format!("`{name}` does not play"))?;
                player.handicap = number(handicap)?;
            }
            ["quest", id, weight, ref eval @ ..] => {
                let eval = if eval.is_empty() { "ScoreValue(0)".into() } else { eval.join(" ") };
                fixture.add(&format!(
                    "(custom: [(id: {id:?}, weight: {weight}, description: {id:?}, evaluator: {eval})])"
                ))?;
            }
            ["chart", song, difficulty, level] => {
                let text = format!(
                    "(packages: [(id: \"script\", name: \"script\", enabled: true, songs: [(id: \
                     {song:?}, title: {song:?}, artist: \"house band\", charts: [(difficulty: \
                     {difficulty}, level: {level:?})])])])"
                );
                let read = Pool::read("chart", &text).map_err(|fault| fault.cause)?;
                fixture.songs.join_songs(read);
            }
            ["level", level, weight] => {
                let level: Level = level.parse()?;
                let weight = Weight::try_from(number::<f64>(weight)?)?;
                fixture.songs.level_weights.insert(level, weight);
            }
            ["difficulty", difficulty, word] => {
                let difficulty = read_ron("difficulty", difficulty).map_err(|fault| fault.cause)?;
                fixture.songs.difficulties.insert(difficulty, switch(word)?);
            }
            ["ban", song] => lobby.ban(song),
            ["game", game, weight] => {
                fixture.add(&format!("(games: [(game: {game}, weight: {weight})])"))?;
            }
            ["quick", challenge, weight] => {
                fixture.add(&format!("(quick: [(challenge: {challenge}, weight: {weight})])"))?;
            }
            ["pack", name] => {
                let pack = packs::pack(name).ok_or_else(|| format!("there is no pack `{name}`"))?;
                fixture.filled = true;
                told(lobby.add_quests(pack))?;
            }
            ["exclude-bettor", word] => lobby.house.exclude_bettor = switch(word)?,
            ["events", words] => lobby.house.events = events(words)?,
            ["sealed", name, "none"] => fixture.sealed.push((name.to_owned(), None)),
            ["sealed", name, target, stake] => {
                let bet = Some((target.to_owned(), number(stake)?));
                fixture.sealed.push((name.to_owned(), bet));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn place(mut fixture: Fixture) -> Result<Wager, String> {
        if fixture.lobby.players().is_empty() {
            for name in ["ann", "bob", "cyd", "dan"] {
                told(fixture.lobby.enroll(Player::person(name)))?;
            }
        }
        if fixture.songs == Pool::default() && !fixture.filled {
            fixture.add("(custom: [(id: \"q\", description: \"q\")])")?;
        }
        told(fixture.lobby.add_quests(std::mem::take(&mut fixture.songs)))?;
        let setup = told(fixture.lobby.start(fixture.rounds.unwrap_or(5)))?;
        let mut game = Wager::new(told(Plan::new(setup))?, Dice::stream(0, "script"), 0);
        game.round = fixture.round.unwrap_or(1);
        if !(1..=game.plan.setup.rounds).contains(&game.round) {
            return Err(format!("round {} is not one of the rounds", game.round));
        }
        let find = |game: &Wager, name: &str| {
            game.seat(name).ok_or_else(|| format!("`{name}` does not play"))
        };
        for (name, points) in &fixture.points {
            let seat = find(&game, name)?;
            game.points[seat.index()] = *points;
        }
        if fixture.sealed.is_empty() {
            return Ok(game);
        }
        game.phase = Phase::Betting;
        for (name, bet) in &fixture.sealed {
            let seat = find(&game, name)?;
            let bet = match bet {
                Some((target, stake)) => Some((find(&game, target)?, i32::from(*stake))),
                None => None,
            };
            told(game.bet(seat, bet, &mut Vec::new()))?;
        }
        if game.phase != Phase::Playing {
            return Err("if any envelope is sealed, all have to be".into());
        }
        game.settle_as_it_stands();
        Ok(game)
    }

    fn open(&mut self, out: &mut Vec<Event>) {
        if self.phase == Phase::DrawQuest {
            out.push(Event::Round { round: self.round });
        }
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.plan.name(seat) == name)
    }

    fn name(&self, seat: Seat) -> String {
        self.plan.name(seat).to_owned()
    }

    fn action(&self, _seat: Seat, words: &[&str]) -> Result<Action, String> {
        // A name nobody has is passed on, so that the rules can refuse it.
        let seat = |name: &str| self.seat(name).unwrap_or(Seat(u8::MAX));
        Ok(match *words {
            ["draw"] => Action::Draw,
            ["cannot"] => Action::CannotPlay,
            ["bet", on, stake] => Action::Bet { on: seat(on), stake: number(stake)? },
            ["none"] => Action::NoBet,
            ["retract"] => Action::Retract,
            ["play", ref numbers @ ..] => Action::Play { result: result(numbers)? },
            ["correct", name, ref numbers @ ..] => {
                Action::Correct { seat: seat(name), result: result(numbers)? }
            }
            ["absent", name] => Action::Absent { seat: seat(name) },
            ["rank"] => Action::Rank,
            ["pay"] => Action::Pay,
            _ => return Err(format!("`{}` is not something a player can do", words.join(" "))),
        })
    }

    fn action_text(&self, action: &Action) -> String {
        let numbers = |result: &[Number]| {
            result.iter().map(|number| format!(" {number}")).collect::<String>()
        };
        match action {
            Action::Draw => "draw".into(),
            Action::CannotPlay => "cannot".into(),
            Action::Bet { on, stake } => format!("bet {} {stake}", self.name(*on)),
            Action::NoBet => "none".into(),
            Action::Retract => "retract".into(),
            Action::Play { result } => format!("play{}", numbers(result)),
            Action::Correct { seat, result } => {
                format!("correct {}{}", self.name(*seat), numbers(result))
            }
            Action::Absent { seat } => format!("absent {}", self.name(*seat)),
            Action::Rank => "rank".into(),
            Action::Pay => "pay".into(),
        }
    }

    fn line(&self, event: &Event) -> String {
        let name = |seat: &Seat| self.name(*seat);
        match event {
            Event::Round { round } => format!("round {round}"),
            Event::Twisted { twist } => format!("event {}", twist.word()),
            Event::Moved { seat, twist, from, to } => {
                format!("moved {} by={} from={from} to={to}", name(seat), twist.word())
            }
            Event::Refused { seat } => format!("cannot {}", name(seat)),
            Event::Drawn { quest, draw, .. } => {
                format!("drawn {} draw={draw}", self.plan.quests[usize::from(*quest)].id)
            }
            Event::Began { phase } => format!("began {}", phase.word()),
            Event::Declared { seat, envelope } => {
                let inside = envelope.map_or(String::new(), |envelope| self.inside(envelope));
                format!("declared {}{inside}", name(seat))
            }
            Event::Retracted { seat } => format!("retracted {}", name(seat)),
            Event::Played { seat, entry } => format!("played {}{}", name(seat), shown(entry)),
            Event::Corrected { seat, entry } => format!("corrected {}{}", name(seat), shown(entry)),
            Event::Ranked { seat, line, .. } => {
                let Ranked { rank, award, received, cost, from, to, .. } = line;
                let bonus = match line.bonus {
                    0 => String::new(),
                    bonus => format!(" bonus={bonus}"),
                };
                format!(
                    "ranked {} value={} rank={rank} award={award} received={received} \
                     cost={cost} from={from} to={to}{bonus}",
                    name(seat),
                    line.value.map_or("absent".to_owned(), |value| value.to_string())
                )
            }
            Event::Crowned { seats, total } => {
                let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
                format!("crown {} total={total}", listed(&names))
            }
            Event::Paid { seat, line } => {
                let won = line.won.map_or(String::new(), |won| format!(" won={}", yes(won)));
                let inside = self.inside(line.envelope);
                format!("paid {}{inside}{won} from={} to={}", name(seat), line.from, line.to)
            }
            Event::Over { places } => {
                let seats = Seat::all(places.len()).zip(places);
                let shown: Vec<String> =
                    seats.map(|(seat, place)| format!("{}={place}", self.name(seat))).collect();
                format!("over {}", listed(&shown))
            }
        }
    }

    fn refusal(refusal: &Refusal) -> String {
        match refusal {
            Refusal::WrongPhase(_) => "WrongPhase".into(),
            Refusal::UnknownPlayer(_) => "UnknownPlayer".into(),
            Refusal::AlreadyBet => "AlreadyBet".into(),
            Refusal::BetOnSelf => "BetOnSelf".into(),
            Refusal::StakeOutOfRange { .. } => "StakeOutOfRange".into(),
            Refusal::NotBetYet => "NotBetYet".into(),
            Refusal::SomeoneHasBet => "SomeoneHasBet".into(),
            Refusal::AlreadyPlayed => "AlreadyPlayed".into(),
            Refusal::NotPlayedYet => "NotPlayedYet".into(),
            Refusal::NoValue(NoValue::MissingScore(index)) => format!("MissingScore({index})"),
            Refusal::NoValue(NoValue::BadValue) => "BadValue".into(),
        }
    }

    fn query(
        &self,
        _start: &Wager,
        _history: &[Event],
        words: &[&str],
    ) -> Option<Result<Vec<String>, String>> {
        let settled = |lines: Option<Vec<String>>| lines.ok_or("it is not settled".to_owned());
        let round = |word: &str| number::<u8>(word);
        Some(match *words {
            ["status"] => Ok(self.view(Viewer::Public).status()),
            ["results", word] => {
                round(word).and_then(|round| settled(self.view(Viewer::Public).results_text(round)))
            }
            ["bets", word] => {
                round(word).and_then(|round| settled(self.view(Viewer::Public).bets_text(round)))
            }
            ["state"] => Ok(vec![self.state_line()]),
            ["known", name] => self.known_line(name).map(|line| vec![line]),
            ["value", id, ref numbers @ ..] => self.value_line(id, numbers).map(|line| vec![line]),
            ["pool"] => {
                let weight = |weight: u64| weight as f64 / Weight::ONE.billionths() as f64;
                let quests = self.plan.quests.iter();
                let shown = quests.map(|quest| format!(" {}={}", quest.id, weight(quest.weight)));
                Ok(vec![format!("pool{}", shown.collect::<String>())])
            }
            ["board", name] => self.board_line(name).map(|line| vec![line]),
            _ => return None,
        })
    }
}

fn shown(entry: &Option<Entry>) -> String {
    match entry {
        None => String::new(),
        Some(Entry::Absent) => " value=absent".into(),
        Some(Entry::Result { value, .. }) => format!(" value={value}"),
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

    fn inside(&self, envelope: Envelope) -> String {
        match envelope {
            Envelope::Empty => " bet=none".into(),
            Envelope::Bet { on, stake } => format!(" bet={} stake={stake}", self.name(on)),
        }
    }

    fn state_line(&self) -> String {
        let points: Vec<String> = self.points.iter().map(ToString::to_string).collect();
        let turn = match self.turn() {
            Turn::Over(_) => SeatSet::EMPTY,
            turn => turn.seats(),
        };
        let turn: Vec<String> = turn.iter().map(|seat| self.name(seat)).collect();
        format!(
            "round={} phase={} turn={} quest={} points={}",
            self.round,
            self.phase.word(),
            listed(&turn),
            self.quest().map_or("-", |quest| quest.id.as_str()),
            listed(&points)
        )
    }

    fn known_line(&self, name: &str) -> Result<String, String> {
        let seat = self.seat(name).ok_or_else(|| format!("`{name}` does not play"))?;
        let view = self.view(Viewer::Seat(seat));
        let sealed = |there: bool| if there { "?" } else { "-" }.to_owned();
        let envelope = |seat: Seat| match view.envelopes[seat.index()] {
            Some(Envelope::Bet { on, stake }) => format!("{}:{stake}", self.name(on)),
            Some(Envelope::Empty) => "none".into(),
            None => sealed(view.declared.contains(seat)),
        };
        let value = |seat: Seat| match &view.entries[seat.index()] {
            Some(Entry::Result { value, .. }) => value.to_string(),
            Some(Entry::Absent) => "absent".into(),
            None => sealed(view.played.contains(seat)),
        };
        let seats = || Seat::all(self.seats());
        let envelopes: Vec<String> = seats().map(envelope).collect();
        let values: Vec<String> = seats().map(value).collect();
        Ok(format!("{name} envelopes={} values={}", listed(&envelopes), listed(&values)))
    }

    fn value_line(&self, id: &str, numbers: &[&str]) -> Result<String, String> {
        let quest = self.plan.quests.iter().find(|quest| quest.id == id);
        let quest = quest.ok_or_else(|| format!("there is no quest `{id}`"))?;
        Ok(match quest.value(&result(numbers)?) {
            Ok(value) => format!("value {value}"),
            Err(why) => format!("error {}", Wager::refusal(&Refusal::NoValue(why))),
        })
    }

    fn board_line(&self, name: &str) -> Result<String, String> {
        let seat = self.seat(name).ok_or_else(|| format!("`{name}` does not play"))?;
        let board = Board::of(&self.view(Viewer::Seat(seat)), Some(seat));
        let on_top: Vec<String> = board.rows.iter().map(|row| row.on_top.to_string()).collect();
        let rungs = |row: &super::Row| row.ladder.map(|odds| odds.to_string()).join("+");
        let ladder: Vec<String> = board.rows.iter().map(rungs).collect();
        let bet =
            |bet: &super::BetOdds| format!("{}:{}:{}", self.name(bet.on), bet.alone, bet.as_before);
        let bets: Vec<String> = board.bets.iter().map(bet).collect();
        let about = if board.sampled { "≈" } else { "" };
        Ok(format!(
            "{name} {about}on-top={} ladder={} bets={}",
            listed(&on_top),
            listed(&ladder),
            listed(&bets)
        ))
    }
}

fn as_it_stands((&points, received): (&i32, u8)) -> Ranked {
    Ranked { value: None, rank: 1, award: 0, received, cost: 0, bonus: 0, from: points, to: points }
}
