//! `referee wager`: an evening of the Wager line by line. A chat bot or a script writes calls to
//! standard input and reads one JSON object for each from standard output. Nothing in an answer is
//! private to anybody, so all of it may be posted where everybody reads.

use std::{
    fs,
    io::{self, BufRead as _},
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use clap::Args;
use game_rules::{
    bots::{Bot, Mind, Opponents, Sight},
    dice::Dice,
    game::{Game, Seat, Viewer},
    record::Record,
    script::Scripted,
    table::Match,
    wager::{
        Action, Board, Envelope, Event, Form, Lobby, NotSo, Number, Phase, Player, Pool, Refusal,
        Style, Wager, packs,
    },
};
use serde_json::{Value, json};

pub const HELP: &str = "\
A line is a call: words separated by spaces, or a JSON array such as [\"bet\", \"Ann Lee\", \"bob\", 2].
Every answer is one line: {\"ok\": true, \"events\": […], \"phase\": …, \"round\": …, \"waiting\": [names],
\"players\": [{\"name\", \"points\"}]} or {\"ok\": false, \"error\": word of the rulebook, \"message\": sentence}.
An error changes nothing. What is in an envelope and what somebody has reached is told when it is
settled, not before.

Before the start:
  pack NAME|FILE          a shipped pack (room, songs, night, pairs, quick) or a pack file;
                          without any: room and songs
  enable ID · disable ID  a song pack
  ban SONG
  enrol NAME [STYLE[:SKILL]]   a person, or an AI: careful, steady, gambler, spoiler; skill 0 to 100
  exclude-bettor on|off
  start ROUNDS
During the evening:
  draw                    the quest of the round, or another one while nobody has declared
  cannot NAME             NAME cannot play it: another one
  bet NAME TARGET STAKE · none NAME · retract NAME
  play NAME N N …         a result; correct NAME N N … enters it again
  absent NAME             NAME has left: no bet, or a result below all others
  evaluate                settles the ranking, then the bets
At any time:
  status                  the rulebook's lines      quest     what is played
  results [ROUND]         a settled ranking         bets [ROUND]   settled bets
  board                   the odds board            quit
AIs declare when the first person does, before that declaration is read, and play at once.
";

/// Run an evening of the Wager line by line.
#[derive(Args, Clone)]
pub struct Evening {
    /// The seed of everything random (default: another one each time)
    #[arg(long)]
    seed: Option<u64>,
    /// Where the evening is kept after every call; if there is one it is continued
    #[arg(long)]
    record: Option<PathBuf>,
}

/// The word of an error and a sentence about it.
type Fault = (String, String);

/// A fault of a line, not of the rules.
fn unreadable(why: impl Into<String>) -> Fault {
    ("BadCall".to_owned(), why.into())
}

fn not_so(why: NotSo) -> Fault {
    (why.word().unwrap_or("BadPack").to_owned(), why.to_string())
}

/// Before and after the start.
enum Table {
    Setup(Box<Lobby>, bool),
    Running(Box<Running>),
}

struct Running {
    game: Match<Wager>,
    bots: Vec<Option<Box<dyn Bot<Wager>>>>,
    minds: Vec<Mind<'static>>,
}

impl Evening {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_nanos());
        let seed = self.seed.unwrap_or_else(|| Dice::stream(clock as u64, "evening").bits());
        let mut table = match self.record.as_ref().filter(|file| file.exists()) {
            None => Table::Setup(Box::default(), false),
            Some(file) => {
                let place = file.display().to_string();
                let text = fs::read_to_string(file).map_err(|why| format!("{place}: {why}"))?;
                let record = Record::<Wager>::read(&place, &text).map_err(|why| why.to_string())?;
                let game = Match::replay(&record, &place).map_err(|why| why.to_string())?;
                Table::Running(Box::new(Running::of(game)))
            }
        };
        for line in io::stdin().lock().lines() {
            let line = line.map_err(|why| format!("cannot read the next call: {why}"))?;
            let words = match words(&line) {
                Ok(words) if words.is_empty() => continue,
                Ok(words) => words,
                Err(fault) => {
                    tell!("{}", refused(fault));
                    continue;
                }
            };
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            if words == ["quit"] {
                return Ok(());
            }
            let answer = table.call(&words, seed).unwrap_or_else(refused);
            if let (Some(file), Table::Running(running)) = (&self.record, &table) {
                let kept = fs::write(file, running.game.record().write());
                kept.map_err(|why| format!("{}: {why}", file.display()))?;
            }
            tell!("{answer}");
        }
        Ok(())
    }
}

/// The words of a line.
fn words(line: &str) -> Result<Vec<String>, Fault> {
    if !line.trim_start().starts_with('[') {
        return Ok(line.split_whitespace().map(str::to_owned).collect());
    }
    let list: Vec<Value> =
        serde_json::from_str(line).map_err(|why| unreadable(format!("not a JSON array: {why}")))?;
    let word = |value: Value| match value {
        Value::String(text) => Ok(text),
        Value::Number(number) => Ok(number.to_string()),
        other => Err(unreadable(format!("`{other}` is neither a text nor a number"))),
    };
    list.into_iter().map(word).collect()
}

fn refused((word, sentence): Fault) -> Value {
    json!({ "ok": false, "error": word, "message": sentence })
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, Fault> {
    word.parse().map_err(|_| unreadable(format!("`{word}` is not a number that fits here")))
}

impl Table {
    fn call(&mut self, words: &[&str], seed: u64) -> Result<Value, Fault> {
        match self {
            Table::Running(running) => running.call(words),
            Table::Setup(lobby, filled) => {
                if let ["start", rounds] = words {
                    let mut lobby = lobby.clone();
                    if !*filled {
                        lobby.add_quests(packs::shipped()).map_err(not_so)?;
                    }
                    let setup = lobby.start(number(rounds)?).map_err(not_so)?;
                    let seat = |player: &Player| match player.form {
                        Some(form) => format!("guest:{}={}", bot_name(form), player.id),
                        None => format!("human:{}", player.id),
                    };
                    let seats = setup.players.iter().map(seat).collect();
                    let game = Match::start(setup, seed, seats);
                    let game = game.map_err(|why| unreadable(why.to_string()))?;
                    let opening = game.opening().to_vec();
                    let running = Running::of(game);
                    let answer = running.answer(&opening);
                    *self = Table::Running(Box::new(running));
                    return Ok(answer);
                }
                set_up(lobby, filled, words)?;
                let players = lobby.players().iter().map(|player| &player.id);
                Ok(json!({ "ok": true, "phase": "setup", "players": players.collect::<Vec<_>>() }))
            }
        }
    }
}

fn bot_name(form: Form) -> String {
    format!("{}:{}", form.style.word(), form.skill)
}

fn set_up(lobby: &mut Lobby, filled: &mut bool, words: &[&str]) -> Result<(), Fault> {
    match *words {
        ["pack", name] => {
            let pack = match packs::pack(name) {
                Some(pack) => pack,
                None => {
                    let text = fs::read_to_string(name)
                        .map_err(|why| ("UnknownPackage".to_owned(), format!("{name}: {why}")))?;
                    let read = Pool::read(name, &text);
                    read.map_err(|fault| ("BadPack".to_owned(), fault.to_string()))?
                }
            };
            lobby.add_quests(pack).map_err(not_so)?;
            *filled = true;
        }
        ["enable" | "disable", id] => {
            let mut tried = lobby.clone();
            if !*filled {
                tried.add_quests(packs::shipped()).map_err(not_so)?;
            }
            let on = words[0] == "enable";
            if on { tried.enable(id) } else { tried.disable(id) }.map_err(not_so)?;
            (*lobby, *filled) = (tried, true);
        }
        ["ban", song] => lobby.ban(song),
        ["enrol" | "enroll", name] => drop(lobby.enroll(Player::person(name)).map_err(not_so)?),
        ["enrol" | "enroll", name, style] => {
            let (style, skill) = style.split_once(':').unwrap_or((style, "50"));
            let style = Style::ALL.into_iter().find(|known| known.word() == style);
            let style = style
                .ok_or_else(|| unreadable("a style is one of careful, steady, gambler, spoiler"))?;
            let skill = number::<u8>(skill)?;
            if skill > 100 {
                return Err(unreadable(format!("a skill of {skill}: there must be 0 to 100")));
            }
            let form = Some(Form { style, skill });
            lobby.enroll(Player { form, ..Player::person(name) }).map_err(not_so)?;
        }
        ["exclude-bettor", "on"] => lobby.house.exclude_bettor = true,
        ["exclude-bettor", "off"] => lobby.house.exclude_bettor = false,
        ["status"] => {}
        _ => {
            let why = format!("`{}` is not a call before the start", words.join(" "));
            return Err(("WrongPhase".to_owned(), why));
        }
    }
    Ok(())
}

impl Running {
    fn of(game: Match<Wager>) -> Running {
        let view = game.game().view(Viewer::Public);
        let bot = |player: &Player| player.form.and_then(|form| Wager::bot(&bot_name(form)));
        let bots = view.plan.setup.players.iter().map(bot).collect();
        let seed = game.record().seed;
        let minds = Seat::all(view.players()).map(|seat| Mind::new(seed, seat)).collect();
        Running { game, bots, minds }
    }

    fn call(&mut self, words: &[&str]) -> Result<Value, Fault> {
        if let Some(answer) = self.query(words) {
            return answer;
        }
        let (seat, action) = self.read(words)?;
        let of_the_host = matches!(words, ["draw" | "evaluate" | "correct" | "absent", ..]);
        if !of_the_host && self.bots.get(seat.index()).is_some_and(Option::is_some) {
            return Err(unreadable("the program plays that seat itself"));
        }
        if let Some(refusal) = self.game.game().against(seat, &action) {
            let sentence = match refusal {
                Refusal::UnknownPlayer(_) => "nobody of that name plays".to_owned(),
                _ => refusal.to_string(),
            };
            return Err((Wager::refusal(&refusal), sentence));
        }
        let mut events = Vec::new();
        let declares = matches!(action, Action::Bet { .. } | Action::NoBet | Action::Absent { .. });
        if declares && self.game.game().view(Viewer::Public).phase == Phase::Betting {
            // Whatever a person declares is read after the AIs have declared.
            self.let_bots_decide(&mut events)?;
        }
        self.act(seat, &action, &mut events)?;
        if let Action::Play { result } = &action {
            self.pair_off(seat, result, &mut events)?;
        }
        let view = self.game.game().view(Viewer::Public);
        let people = view.plan.setup.players.iter().any(|player| player.form.is_none());
        if view.phase == Phase::Playing || view.phase == Phase::Betting && !people {
            self.let_bots_decide(&mut events)?;
        }
        Ok(self.answer(&events))
    }

    /// Who does what: the game master's calls are made for the host.
    fn read(&self, words: &[&str]) -> Result<(Seat, Action), Fault> {
        // A name nobody has is passed on, so that the rules can refuse it in their order.
        let seat = |name: &str| self.game.game().seat(name).unwrap_or(Seat(u8::MAX));
        let host = self.game.record().setup.host;
        let result = |words: &[&str]| {
            let read = |word: &&str| word.parse::<Number>();
            let numbers = words.iter().map(read).collect::<Result<Vec<Number>, _>>();
            numbers.map_err(|why| ("BadValue".to_owned(), why.to_string()))
        };
        Ok(match *words {
            ["draw"] => (host, Action::Draw),
            ["cannot", name] => (seat(name), Action::CannotPlay),
            ["bet", name, target, stake] => {
                let stake = number::<i64>(stake)?.clamp(i32::MIN.into(), i32::MAX.into());
                (seat(name), Action::Bet { on: seat(target), stake: stake as i32 })
            }
            ["none", name] => (seat(name), Action::NoBet),
            ["retract", name] => (seat(name), Action::Retract),
            ["play", name, ref numbers @ ..] => {
                (seat(name), Action::Play { result: result(numbers)? })
            }
            ["correct", name, ref numbers @ ..] => {
                (host, Action::Correct { seat: seat(name), result: result(numbers)? })
            }
            ["absent", name] => (host, Action::Absent { seat: seat(name) }),
            ["evaluate"] => match self.game.game().view(Viewer::Public).phase {
                Phase::SettleBets => (host, Action::Pay),
                _ => (host, Action::Rank),
            },
            _ => return Err(unreadable(format!("`{}` is not a call", words.join(" ")))),
        })
    }

    fn act(&mut self, seat: Seat, action: &Action, out: &mut Vec<Event>) -> Result<(), Fault> {
        let done = self.game.act(seat, action);
        out.extend_from_slice(done.map_err(|why| (Wager::illegal(&why), why.to_string()))?);
        Ok(())
    }

    fn let_bots_decide(&mut self, out: &mut Vec<Event>) -> Result<(), Fault> {
        loop {
            let game = self.game.game();
            if !matches!(game.view(Viewer::Public).phase, Phase::Betting | Phase::Playing) {
                return Ok(());
            }
            let bot =
                |seat: &Seat| self.bots[seat.index()].is_some() && !game.waits_for_person(*seat);
            let Some(seat) = game.turn().seats().iter().find(bot) else { return Ok(()) };
            let Some(bot) = &mut self.bots[seat.index()] else { return Ok(()) };
            let sight = Sight::new(self.game.game(), seat);
            let action = bot.choose(&sight, &mut self.minds[seat.index()]);
            self.act(seat, &action, out)?;
        }
    }

    /// 5.5: an AI that was drawn to play a person gets its result with theirs.
    fn pair_off(
        &mut self,
        seat: Seat,
        result: &[Number],
        out: &mut Vec<Event>,
    ) -> Result<(), Fault> {
        let view = self.game.game().view(Viewer::Public);
        let Some(rival) = view.meeting(seat).map(|meeting| meeting.rival(seat)) else {
            return Ok(());
        };
        let open = view.phase == Phase::Playing && view.turn.seats().contains(rival);
        let score = result.first().and_then(|number| number.as_whole());
        if let (true, Some(_), Some(score)) = (open, &self.bots[rival.index()], score) {
            let left = Number::whole(1000 - score).unwrap_or_default();
            self.act(rival, &Action::Play { result: vec![left] }, out)?;
        }
        Ok(())
    }

    fn query(&self, words: &[&str]) -> Option<Result<Value, Fault>> {
        let view = self.game.game().view(Viewer::Public);
        let settled = u8::try_from(view.history.len()).unwrap_or(u8::MAX);
        let round = |words: &[&str], last: u8| match words {
            [] => Ok(last),
            [word, ..] => number::<u8>(word),
        };
        let lines = |lines: Option<Vec<String>>| match lines {
            Some(lines) => Ok(json!({ "ok": true, "lines": lines })),
            None => Err(("WrongPhase".to_owned(), "that is not settled".to_owned())),
        };
        Some(match *words {
            ["status"] => lines(Some(view.status())),
            ["results", ref rest @ ..] => {
                let last = if view.ranking.is_empty() { settled } else { view.round };
                round(rest, last).and_then(|round| lines(view.results_text(round)))
            }
            ["bets", ref rest @ ..] => {
                round(rest, settled).and_then(|round| lines(view.bets_text(round)))
            }
            ["quest"] => Ok(match view.current_quest() {
                None => json!({ "ok": true, "quest": null }),
                Some(quest) => json!({
                    "ok": true,
                    "quest": quest.id,
                    "description": quest.description,
                    "asks": quest.asks,
                    "numbers": quest.judge.numbers(),
                    "seed": view.quest.and_then(|drawn| drawn.seed),
                }),
            }),
            ["board"] => {
                let board = Board::of(&view, None);
                let row = |row: &game_rules::wager::Row| json!({ "name": view.plan.name(row.seat), "on_top": row.on_top.value() });
                let rows: Vec<Value> = board.rows.iter().map(row).collect();
                Ok(json!({ "ok": true, "sampled": board.sampled, "rows": rows }))
            }
            _ => return None,
        })
    }

    /// What has happened, as everybody may know it, and how things stand.
    fn answer(&self, events: &[Event]) -> Value {
        let game = self.game.game();
        let view = game.view(Viewer::Public);
        let told = events.iter().filter_map(|event| Wager::redact(event, Viewer::Public));
        let name = |seat: Seat| view.plan.name(seat).to_owned();
        let over = view.phase == Phase::Finished;
        let waiting = view.turn.seats().iter().filter(|_| !over).map(name);
        let player =
            |seat: Seat| json!({ "name": name(seat), "points": view.points[seat.index()] });
        json!({
            "ok": true,
            "events": told.map(|event| self.event(&event)).collect::<Vec<_>>(),
            "phase": view.phase.word(),
            "round": view.round,
            "rounds": view.plan.setup.rounds,
            "waiting": waiting.collect::<Vec<_>>(),
            "players": Seat::all(view.players()).map(player).collect::<Vec<_>>(),
        })
    }

    fn event(&self, event: &Event) -> Value {
        let game = self.game.game();
        let plan = game.view(Viewer::Public).plan;
        let name = |seat: &Seat| plan.name(*seat).to_owned();
        match event {
            Event::Round { round } => json!({ "event": "round", "round": round }),
            Event::Twisted { twist } => json!({ "event": "event", "word": twist.word() }),
            Event::Moved { seat, twist, from, to } => json!({
                "event": "moved", "name": name(seat), "by": twist.word(), "from": from, "to": to,
            }),
            Event::Refused { seat } => json!({ "event": "cannot", "name": name(seat) }),
            Event::Drawn { quest, seed, draw } => {
                let quest = plan.quests.get(usize::from(*quest));
                json!({
                    "event": "drawn",
                    "quest": quest.map(|quest| &quest.id),
                    "description": quest.map(|quest| &quest.description),
                    "seed": seed,
                    "draw": draw,
                })
            }
            Event::Began { phase } => json!({ "event": "began", "phase": phase.word() }),
            Event::Declared { seat, .. } => json!({ "event": "declared", "name": name(seat) }),
            Event::Retracted { seat } => json!({ "event": "retracted", "name": name(seat) }),
            Event::Played { seat, .. } => json!({ "event": "played", "name": name(seat) }),
            Event::Corrected { seat, .. } => json!({ "event": "corrected", "name": name(seat) }),
            Event::Ranked { seat, numbers, line } => json!({
                "event": "ranked",
                "name": name(seat),
                "result": numbers.iter().map(|number| number.value()).collect::<Vec<_>>(),
                "value": line.value.map(Number::value),
                "rank": line.rank,
                "award": line.award,
                "received": line.received,
                "cost": line.cost,
                "bonus": line.bonus,
                "from": line.from,
                "to": line.to,
            }),
            Event::Crowned { seats, total } => json!({
                "event": "top",
                "names": seats.iter().map(|seat| name(&seat)).collect::<Vec<_>>(),
                "total": total,
            }),
            Event::Paid { seat, line } => {
                let (on, stake) = match line.envelope {
                    Envelope::Empty => (None, None),
                    Envelope::Bet { on, stake } => (Some(name(&on)), Some(stake)),
                };
                json!({
                    "event": "paid", "name": name(seat), "on": on, "stake": stake,
                    "won": line.won, "from": line.from, "to": line.to,
                })
            }
            Event::Over { places } => {
                let seats = Seat::all(places.len()).zip(places);
                let place =
                    |(seat, place): (Seat, &u8)| json!({ "name": name(&seat), "place": place });
                json!({ "event": "over", "places": seats.map(place).collect::<Vec<_>>() })
            }
        }
    }
}
