//! The document's protocol as text (rules/arena.md 5): requests are read, answers are written;
//! nothing here knows sockets. Commands that wait are the server's business.

use std::fmt::Write;

use super::{
    Action, Refusal, SLOTS, Series,
    spar::{self, Spar},
    tournament::{Phase, Said, Tournament},
};
use crate::game::Seat;

/// The longest line in bytes, without its end.
pub const LONGEST_LINE: usize = 1024;

/// A request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// `WAIT_FOR_REGISTRATION`
    WaitForRegistration,
    /// `ENROLL_TEAM a b c d e f`
    Enroll([i32; SLOTS]),
    /// `WAIT`
    Wait,
    /// `IS_TOURNAMENT_ACTIVE`
    IsActive,
    /// `GET_CREATURES`
    Creatures,
    /// `GET_ATTACKS`
    Attacks,
    /// `GET_TYPES`
    Types,
    /// `GET_TIME_LEFT`
    TimeLeft,
    /// `GET_RIVALS`
    Rivals,
    /// `GET_TEAMS`
    Teams,
    /// `GET_STATES`
    States,
    /// `FIGHT g x`, perhaps with the clock turn it is for: `FIGHT g x @t`
    Fight(i32, i32, Option<i32>),
    /// `SWITCH g y`, likewise
    Switch(i32, i32, Option<i32>),
    /// `X_VERSION`
    Version,
    /// `X_NAMES`
    Names,
    /// `X_PLAYERS`
    Players,
    /// `X_TURN`
    Turn,
    /// `X_LEGAL g`
    Legal(i32),
    /// `X_STANDINGS`
    Standings,
    /// `X_LOG g`
    Log(i32),
    /// `X_SPAR …`
    Spar(Spar),
}

/// Why a line is not a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Slip {
    /// The first word is not known.
    #[error("2 unknown command")]
    Unknown,
    /// Too few arguments, not integers, too long, or not text.
    #[error("3 bad format")]
    Format,
    /// Too many arguments.
    #[error("4 too many arguments")]
    TooMany,
}

/// A decimal integer that fits 32 bits: digits, perhaps behind a minus sign.
pub(super) fn integer(word: &str) -> Result<i32, Slip> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Slip::Format);
    }
    word.parse().map_err(|_| Slip::Format)
}

pub(super) fn integers<const N: usize>(words: &[&str]) -> Result<[i32; N], Slip> {
    if words.len() > N {
        return Err(Slip::TooMany);
    }
    let words: &[&str; N] = words.try_into().map_err(|_| Slip::Format)?;
    let mut numbers = [0; N];
    for (number, word) in numbers.iter_mut().zip(words) {
        *number = integer(word)?;
    }
    Ok(numbers)
}

/// The words of an order, and the clock turn it is for, if it is given as `@t`.
fn for_turn<'a, 'b>(words: &'a [&'b str]) -> Result<(&'a [&'b str], Option<i32>), Slip> {
    match words {
        [order @ .., last] if words.len() == 3 && last.starts_with('@') => {
            Ok((order, Some(integer(&last[1..])?)))
        }
        _ => Ok((words, None)),
    }
}

impl Request {
    /// Reads a line without its end; `None` if it is empty.
    pub fn read(line: &[u8]) -> Result<Option<Request>, Slip> {
        if line.len() > LONGEST_LINE {
            return Err(Slip::Format);
        }
        let text = std::str::from_utf8(line).map_err(|_| Slip::Format)?;
        if text.chars().any(char::is_control) {
            return Err(Slip::Format);
        }
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        let Some((command, rest)) = words.split_first() else { return Ok(None) };
        let none = |request: Request| integers::<0>(rest).map(|[]| request);
        let order = |make: fn(i32, i32, Option<i32>) -> Request| {
            let (words, turn) = for_turn(rest)?;
            integers::<2>(words).map(|[g, x]| make(g, x, turn))
        };
        let request = match command.to_ascii_uppercase().as_str() {
            "WAIT_FOR_REGISTRATION" => none(Request::WaitForRegistration),
            "ENROLL_TEAM" => integers::<SLOTS>(rest).map(Request::Enroll),
            "WAIT" => none(Request::Wait),
            "IS_TOURNAMENT_ACTIVE" => none(Request::IsActive),
            "GET_CREATURES" => none(Request::Creatures),
            "GET_ATTACKS" => none(Request::Attacks),
            "GET_TYPES" => none(Request::Types),
            "GET_TIME_LEFT" => none(Request::TimeLeft),
            "GET_RIVALS" => none(Request::Rivals),
            "GET_TEAMS" => none(Request::Teams),
            "GET_STATES" => none(Request::States),
            "FIGHT" => order(Request::Fight),
            "SWITCH" => order(Request::Switch),
            "X_VERSION" => none(Request::Version),
            "X_NAMES" => none(Request::Names),
            "X_PLAYERS" => none(Request::Players),
            "X_TURN" => none(Request::Turn),
            "X_LEGAL" => integers::<1>(rest).map(|[g]| Request::Legal(g)),
            "X_STANDINGS" => none(Request::Standings),
            "X_LOG" => integers::<1>(rest).map(|[g]| Request::Log(g)),
            "X_SPAR" => spar::read(rest).map(Request::Spar),
            _ => Err(Slip::Unknown),
        };
        request.map(Some)
    }
}

/// The line of a refusal.
pub fn refusal(code: Refusal) -> String {
    format!("FAILED {} {code}\n", code.number())
}

/// A number from 1 in words; what is out of range stays out of range.
pub(super) fn from_one(number: i32) -> u8 {
    number.checked_sub(1).and_then(|number| u8::try_from(number).ok()).unwrap_or(u8::MAX)
}

/// Answers a request that does not wait, with all its lines.
pub fn answer(tournament: &mut Tournament, login: &str, request: Request, now: u64) -> String {
    let mut out = String::from("OK\n");
    match fill(tournament, login, request, now, &mut out) {
        Ok(()) => out,
        Err(code) => refusal(code),
    }
}

/// Writing into a string cannot fail.
macro_rules! line {
    ($out:expr, $($arg:tt)*) => {{
        let _ = writeln!($out, $($arg)*);
    }};
}

fn fill(
    tournament: &mut Tournament,
    login: &str,
    request: Request,
    now: u64,
    out: &mut String,
) -> Result<(), Refusal> {
    match request {
        Request::Enroll(ids) => return tournament.enroll(login, ids),
        Request::Fight(g, x, turn) => {
            return order(tournament, login, g, Action::Fight(from_one(x)), turn);
        }
        Request::Switch(g, y, turn) => {
            return order(tournament, login, g, Action::Switch(from_one(y)), turn);
        }
        Request::Wait | Request::WaitForRegistration | Request::Spar(_) => {}
        Request::IsActive => line!(out, "{}", u8::from(tournament.play().is_some())),
        Request::Creatures => creatures(tournament, out),
        Request::Attacks => attacks(tournament, out),
        Request::Types => types(tournament, out),
        Request::TimeLeft => line!(out, "{}", tournament.time_left(now)),
        Request::Rivals => {
            let (play, place) = tournament.in_play(login)?;
            line!(out, "{}", play.rivals());
            for (pair, seat) in play.pairs_of(place) {
                line!(out, "{}", u8::from(pair.series.bout().first != seat));
                team(&pair.series, seat.other(), out);
            }
        }
        Request::Teams => {
            let (play, place) = tournament.in_play(login)?;
            line!(out, "{}", play.rivals());
            play.pairs_of(place).for_each(|(pair, seat)| team(&pair.series, seat, out));
        }
        Request::States => {
            let (play, place) = tournament.in_play(login)?;
            line!(out, "{}", play.rivals());
            play.pairs_of(place).for_each(|(pair, seat)| state(&pair.series, seat, out));
        }
        Request::Version => line!(out, "pocket-arena 1"),
        Request::Names => names(tournament, out),
        Request::Players => {
            let (play, place) = tournament.in_play(login)?;
            line!(out, "{}", play.rivals());
            for (pair, seat) in play.pairs_of(place) {
                line!(out, "{}", play.players()[pair.players[seat.other().index()]].login);
            }
        }
        Request::Turn => {
            let (play, place) = tournament.in_play(login)?;
            line!(out, "{} {}", play.clock(), play.rivals());
            for (pair, _) in play.pairs_of(place) {
                line!(out, "{} {}", pair.series.number(), pair.series.bout().turns);
            }
        }
        Request::Legal(g) => {
            let (play, place) = tournament.in_play(login)?;
            let (pair, seat) = play.pair(place, g)?;
            let orders = pair.series.legal(seat);
            line!(out, "{}", orders.len());
            for order in orders.iter() {
                match order {
                    Action::Fight(index) => line!(out, "FIGHT {g} {}", index + 1),
                    Action::Switch(slot) => line!(out, "SWITCH {g} {}", slot + 1),
                    Action::Pass => {}
                }
            }
        }
        Request::Standings => {
            let table = tournament.standings();
            line!(out, "{}", table.len());
            for it in table {
                let (place, points) = (it.place, it.points);
                line!(out, "{place} {points} {} {} {} {}", it.wins, it.draws, it.losses, it.login);
            }
        }
        Request::Log(g) => {
            let (play, place) = tournament.in_play(login)?;
            let (pair, _) = play.pair(place, g)?;
            line!(out, "{}", pair.series.log().len());
            for turn in pair.series.log() {
                // The earlier player is first in match one, the later one in match two.
                let [one, two] = turn.did;
                let (first, second) = if turn.number == 1 { (one, two) } else { (two, one) };
                line!(out, "{} {first} {second}", turn.number);
            }
        }
    }
    Ok(())
}

/// An order; one that names another clock turn is refused.
fn order(
    tournament: &mut Tournament,
    login: &str,
    g: i32,
    choice: Action,
    turn: Option<i32>,
) -> Result<(), Refusal> {
    let (play, _) = tournament.in_play(login)?;
    if turn.is_some_and(|turn| u32::try_from(turn) != Ok(play.clock())) {
        return Err(Refusal::TurnOver);
    }
    tournament.order(login, g, choice)
}

fn creatures(tournament: &Tournament, out: &mut String) {
    let list = tournament.data().creatures();
    line!(out, "{}", list.len());
    for it in list {
        let second = it.types.get(1).copied().unwrap_or(0);
        let first = it.types.first().copied().unwrap_or(0);
        let moves: Vec<String> = it.moves.iter().map(ToString::to_string).collect();
        let (hp, atk, def, speed) = (it.hp, it.atk, it.def, it.speed);
        line!(out, "{} {first} {second} {hp} {atk} {def} {speed} {}", it.price, moves.join(" "));
    }
}

fn attacks(tournament: &Tournament, out: &mut String) {
    let list = tournament.data().moves();
    line!(out, "{}", list.len());
    for it in list {
        line!(
            out,
            "{} {} {} {} {} {} {} {} {} {} {} {}",
            it.kind,
            it.pp,
            it.base,
            it.self_damage,
            it.foe_atk,
            it.foe_def,
            it.own_atk,
            it.own_def,
            it.poison_damage,
            it.poison_turns,
            u8::from(it.two_turn),
            u8::from(it.rest)
        );
    }
}

fn types(tournament: &Tournament, out: &mut String) {
    let table = &tournament.data().types().table;
    line!(out, "{}", table.len());
    for row in table {
        let words: Vec<&str> = row
            .iter()
            .map(|halves| match halves {
                0 => "0",
                1 => "0.5",
                2 => "1",
                _ => "2",
            })
            .collect();
        line!(out, "{}", words.join(" "));
    }
}

fn names(tournament: &Tournament, out: &mut String) {
    let data = tournament.data();
    let mut list = |names: Vec<&super::data::Words>| {
        line!(out, "{}", names.len());
        names.iter().for_each(|name| line!(out, "{}|{}", name.pl, name.en));
    };
    list(data.creatures().iter().map(|it| &it.name).collect());
    list(data.moves().iter().map(|it| &it.name).collect());
    list(data.types().types.iter().map(|it| &it.name).collect());
}

/// Six lines of one side's creatures; ten zeros for a gap.
pub(super) fn team(series: &Series, seat: Seat, out: &mut String) {
    let ids = series.lineup().teams()[seat.index()].ids();
    for (id, it) in ids.into_iter().zip(&series.bout().side(seat).fighters) {
        let [a, b, c, d] = it.pp;
        let (atk, def, tick, turns) = (it.atk, it.def, it.tick, it.turns);
        line!(out, "{id} {} {atk} {def} {tick} {turns} {a} {b} {c} {d}", it.hp);
    }
}

pub(super) fn state(series: &Series, seat: Seat, out: &mut String) {
    let side = |seat: Seat| {
        let side = series.bout().side(seat);
        side.active.map_or("0 0 0".to_owned(), |slot| {
            let (hidden, resting) = (u8::from(side.pending.is_some()), u8::from(side.resting));
            format!("{} {hidden} {resting}", slot + 1)
        })
    };
    let last = series.last()[seat.other().index()];
    line!(out, "{} {} {last}", side(seat), side(seat.other()));
}

/// The answer to a WAIT when a clock turn has opened, or play has ended.
pub fn turn_opened(said: &[Said]) -> String {
    let result = |points: u8| match points {
        3 => "WIN",
        1 => "DRAW",
        _ => "LOSE",
    };
    let mut out = format!("OK\n{}\n", said.len());
    for it in said {
        match *it {
            Said::Begin => out.push_str("BEGIN\n"),
            Said::Next => out.push_str("NEXT\n"),
            Said::Rematch(points) => line!(out, "REMATCH {}", result(points)),
            Said::End(points) => line!(out, "END {}", result(points)),
        }
    }
    out
}

/// Is registration open?
pub fn registration_is_open(tournament: &Tournament) -> bool {
    matches!(tournament.phase(), Phase::Registration { .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_read_as_the_grammar_says() {
        let read = |line: &str| Request::read(line.as_bytes());
        assert_eq!(read("FIGHT 1 3"), Ok(Some(Request::Fight(1, 3, None))));
        assert_eq!(read("  fight   1  -3 "), Ok(Some(Request::Fight(1, -3, None))));
        assert_eq!(read(""), Ok(None));
        assert_eq!(read("   "), Ok(None));
        assert_eq!(read("ENROLL_TEAM 1 2 5 8 3 0"), Ok(Some(Request::Enroll([1, 2, 5, 8, 3, 0]))));
        assert_eq!(read("DANCE"), Err(Slip::Unknown));
        assert_eq!(read("DANCE x y z"), Err(Slip::Unknown));
        assert_eq!(read("FIGHT 1"), Err(Slip::Format));
        assert_eq!(read("FIGHT 1 2 3"), Err(Slip::TooMany));
        assert_eq!(read("FIGHT 1 2 @17"), Ok(Some(Request::Fight(1, 2, Some(17)))));
        assert_eq!(read("switch 1 2 @17"), Ok(Some(Request::Switch(1, 2, Some(17)))));
        assert_eq!(read("FIGHT 1 2 @"), Err(Slip::Format));
        assert_eq!(read("FIGHT 1 @2"), Err(Slip::Format));
        assert_eq!(read("FIGHT 1 2 @3 4"), Err(Slip::TooMany));
        assert_eq!(
            read("X_SPAR 1 0 0 0 0 0"),
            Ok(Some(Request::Spar(Spar::Open([1, 0, 0, 0, 0, 0]))))
        );
        assert_eq!(read("X_SPAR fight 2"), Ok(Some(Request::Spar(Spar::Fight(2)))));
        assert_eq!(read("X_SPAR"), Err(Slip::Format));
        assert_eq!(read("X_SPAR PASS 1"), Err(Slip::TooMany));
        assert_eq!(read("FIGHT a b c"), Err(Slip::TooMany), "the number comes first");
        for word in ["x", "1.5", "+1", "0x1", "2147483648", "-2147483649", "-", "--1", "١"] {
            assert_eq!(read(&format!("FIGHT 1 {word}")), Err(Slip::Format), "{word}");
        }
        assert_eq!(
            read("FIGHT 2147483647 -2147483648"),
            Ok(Some(Request::Fight(i32::MAX, i32::MIN, None)))
        );
        assert_eq!(read("WAIT 1"), Err(Slip::TooMany));
        assert_eq!(read("WAIT\t"), Err(Slip::Format));
        assert_eq!(Request::read(b"WAIT \xff"), Err(Slip::Format));
        assert_eq!(Request::read(&[b' '; LONGEST_LINE]), Ok(None));
        assert_eq!(Request::read(&[b' '; LONGEST_LINE + 1]), Err(Slip::Format));
    }
}
