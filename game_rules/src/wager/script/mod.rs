//! The Wager in words, for `referee script`.

mod fixture;

use super::{
    Action, Entry, Envelope, Event, Kind, Number, Phase, Ranked, Refusal, Tally, Wager, Weight,
    eval::NoValue, knowledge::board::Board,
};
use crate::{
    game::{Game, Illegal, Seat, SeatSet, Turn, Viewer},
    script::{Scripted, listed, yes},
};
use fixture::{CALLS, Fixture, number};

/// A seat nobody sits at: a name nobody has is passed on, so that the rules can refuse it.
const STRANGER: Seat = Seat(u8::MAX);

/// A result: numbers in order, or by name with the rest 0. `read` reads one of them.
fn result(
    words: &[&str],
    read: impl Fn(&str) -> Result<Number, String>,
) -> Result<Vec<Number>, String> {
    if !words.iter().any(|word| word.contains('=')) {
        return words.iter().map(|word| read(word)).collect();
    }
    let mut tally = Tally::default();
    for word in words {
        let (name, number) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}`: name all numbers of a result or none"))?;
        tally = tally
            .with(name, read(number)?)
            .ok_or_else(|| format!("`{name}` is not one of {}", Tally::NAMES.join(", ")))?;
    }
    Ok(tally.result())
}

fn exactly(word: &str) -> Result<Number, String> {
    word.parse().map_err(|why: super::NotANumber| why.to_string())
}

/// What cannot be read is 0, so that the rules can say what else is wrong.
fn as_if(word: &str) -> Result<Number, String> {
    Ok(word.parse().unwrap_or_default())
}

impl Scripted for Wager {
    const HELP: &'static str = "\
Wager (rules/wager.md). Seats are called by the players' names.
Fixture:
  players A B …          who plays, in the order of enrolment (default: ann bob cyd dan)
  rounds N (5)           round N (1)            host A (the first)
  points A N             handicap A N
  quest ID W EVAL        a table challenge of weight W; EVAL is an evaluator as in pack files,
                         such as Multiply(poly: [0, -1], of: ScoreValue(0)), or left out
  chart SONG DIFF LEVEL  a chart in the pack `script`; level LEVEL W, difficulty DIFF on|off,
                         ban SONG, enable PACK, disable PACK
  game G W · quick Q W   a parlor game or quick challenge, as named in pack files
  pack NAME              a shipped pack: room, songs, night, pairs, quick
  pool RON               a whole pack file on one line
                         (without any of these there is one challenge `q` of weight 1)
  exclude-bettor on|off  events all|none|W,W…
  sealed A B N|none      envelopes of everybody: play begins when the bets are to be settled
  A set-up that is refused is an error (exit code 2) beginning with its name: BadPlayerId,
  DuplicatePlayer, TooManyPlayers, TooFewPlayers, BadRounds, EmptyPool, UnknownPackage,
  BadEvaluator, BadWeight. Once play has begun such lines print `error WrongPhase`.
Random words:
  quest=ID               the quest drawn        event=W                the house's event
Commands (draw, correct, absent, rank and pay are the host's):
  A draw                 A cannot               A bet B N              A none
  A retract              A play N N …           A play score=N far=N …
  A correct B N …        A absent B             A rank                 A pay
  status                 results N              bets N                 lines of the public status
  state                  → round=1 phase=betting turn=A,B quest=q points=0,0,0,0
                         phases: draw, betting, playing, ranking, bets, finished
  quest                  → quest q kind=table weight=1 evaluator=ScoreValue(0) description=q
                         or `quest -`; kinds: chart, table, game, quick
  known A                → A envelopes=B:2,?,-,? values=?,-  what A knows: ? sealed, - nothing yet
  value ID N N …         → value 17             pool                   → pool q=1 r=0.5
  board A                → A on-top=1/2,… ladder=1/2+1/4+0/1+0/1,… bets=B:1/3:1/3,…
Output:
  round N · event W · moved A by=W from=N to=N · cannot A · drawn ID draw=N
  began PHASE · declared A [bet=B stake=N | bet=none] · retracted A
  played A [value=N] · corrected A [value=N]      absent players have value=absent
  ranked A value=N rank=N award=N received=N cost=N from=N to=N [bonus=N]
  crown A,A total=N · paid A bet=B stake=N won=yes|no from=N to=N · paid A bet=none from=N to=N
  over A=1,B=2
  Reasons of errors: WrongPhase, UnknownPlayer, AlreadyBet, BetOnSelf, StakeOutOfRange, NotBetYet,
  SomeoneHasBet, AlreadyPlayed, NotPlayedYet, MissingScore(I), BadValue; NotYourTurn for what is
  the host's.
";

    type Fixture = Fixture;

    fn fixture(fixture: &mut Fixture, words: &[&str]) -> Result<bool, String> {
        fixture.read(words)
    }

    fn place(fixture: Fixture) -> Result<Wager, String> {
        fixture.place()
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
        self.read(words, exactly)
    }

    /// Strangers and numbers that are none are refused by the rules, in the rulebook's order.
    fn complaint(&self, seat: Option<Seat>, words: &[&str]) -> Option<String> {
        let host_s = matches!(words, ["draw" | "rank" | "pay" | "correct" | "absent", ..]);
        let action = self.read(words, as_if).ok().filter(|_| seat.is_some() || !host_s)?;
        let refusal = self.against(seat.unwrap_or(STRANGER), &action);
        Some(Wager::refusal(&refusal.unwrap_or(Refusal::NoValue(NoValue::BadValue))))
    }

    fn reason(&self, seat: Seat, action: &Action, illegal: &Illegal<Refusal>) -> String {
        let whose_turn = matches!(illegal, Illegal::NotYourTurn | Illegal::Over);
        let refusal = whose_turn.then(|| self.against(seat, action)).flatten();
        refusal.map_or_else(|| Wager::illegal(illegal), |refusal| Wager::refusal(&refusal))
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
            ["quest"] => Ok(vec![self.quest_line()]),
            ["known", name] => self.known_line(name).map(|line| vec![line]),
            ["value", id, ref numbers @ ..] => self.value_line(id, numbers).map(|line| vec![line]),
            ["pool"] => {
                let quests = self.plan.quests.iter();
                let shown = quests.map(|quest| format!(" {}={}", quest.id, plain(quest.weight)));
                Ok(vec![format!("pool{}", shown.collect::<String>())])
            }
            ["board", name] => self.board_line(name).map(|line| vec![line]),
            [call, _, ..] if CALLS.contains(&call) => {
                let late = Refusal::WrongPhase(self.phase);
                Ok(vec![format!("error {}", Wager::refusal(&late))])
            }
            _ => return None,
        })
    }
}

/// A weight as pack files have it.
fn plain(billionths: u64) -> f64 {
    billionths as f64 / Weight::ONE.billionths() as f64
}

fn shown(entry: &Option<Entry>) -> String {
    match entry {
        None => String::new(),
        Some(Entry::Absent) => " value=absent".into(),
        Some(Entry::Result { value, .. }) => format!(" value={value}"),
    }
}

impl Wager {
    /// An action in words; `exact` reads the numbers of results.
    fn read(
        &self,
        words: &[&str],
        exact: fn(&str) -> Result<Number, String>,
    ) -> Result<Action, String> {
        let seat = |name: &str| self.seat(name).unwrap_or(STRANGER);
        Ok(match *words {
            ["draw"] => Action::Draw,
            ["cannot"] => Action::CannotPlay,
            ["bet", on, stake] => {
                let stake = number::<i64>(stake)?.clamp(i32::MIN.into(), i32::MAX.into());
                Action::Bet { on: seat(on), stake: stake as i32 }
            }
            ["none"] => Action::NoBet,
            ["retract"] => Action::Retract,
            ["play", ref numbers @ ..] => Action::Play { result: result(numbers, exact)? },
            ["correct", name, ref numbers @ ..] => {
                Action::Correct { seat: seat(name), result: result(numbers, exact)? }
            }
            ["absent", name] => Action::Absent { seat: seat(name) },
            ["rank"] => Action::Rank,
            ["pay"] => Action::Pay,
            _ => return Err(format!("`{}` is not something a player can do", words.join(" "))),
        })
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

    fn quest_line(&self) -> String {
        let Some(quest) = self.quest() else { return "quest -".into() };
        let kind = match quest.kind {
            Kind::Chart { .. } => "chart",
            Kind::Table => "table",
            Kind::Game { .. } => "game",
            Kind::Quick(_) => "quick",
        };
        format!(
            "quest {} kind={kind} weight={} evaluator={} description={}",
            quest.id,
            plain(quest.weight),
            ron::to_string(&quest.judge).unwrap_or_default(),
            quest.description
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
        Ok(match quest.value(&result(numbers, exactly)?) {
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
            |bet: &super::BetOdds| format!("{}:{}:{}", self.name(bet.on), bet.alone, bet.expected);
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
