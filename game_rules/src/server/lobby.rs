//! What a guest sees of the tournament they play in: everything is asked for over the protocol.

use super::bot_client::{GuestError, Wire};
use crate::{
    arena::{Action, SLOTS, Series, data::Data, tournament::Standing},
    game::Seat,
};

/// A tournament from a guest's seat.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// Is it being played? Else teams are enrolled.
    pub playing: bool,
    /// Milliseconds until the turn or the registration ends.
    pub left: u64,
    /// Standings of the running or the last tournament.
    pub standings: Vec<Standing>,
    /// The guest's own matches, in the order of rivals.
    pub pairs: Vec<Meeting>,
}

/// The guest's series with one rival, as far as its turns are over.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// The rival's login.
    pub rival: String,
    /// Where the guest sits.
    pub seat: Seat,
    /// Both matches.
    pub series: Series,
}

/// Looks at the tournament once; `data` is what the server plays with.
pub fn look(wire: &mut Wire, data: &Data) -> Result<Lobby, GuestError> {
    wire.ask("IS_TOURNAMENT_ACTIVE")?;
    let playing = wire.number::<u8>()? == 1;
    wire.ask("GET_TIME_LEFT")?;
    let left = wire.number()?;
    wire.ask("X_STANDINGS")?;
    let standings = wire.list()?.iter().map(|line| standing(line)).collect::<Result<_, _>>()?;
    // Play may end, or have begun without this guest, between two questions.
    let pairs = match playing.then(|| meetings(wire, data)) {
        None | Some(Err(GuestError::Refused { .. })) => Vec::new(),
        Some(pairs) => pairs?,
    };
    Ok(Lobby { playing, left, standings, pairs })
}

fn nonsense(line: &str) -> GuestError {
    GuestError::Nonsense(line.to_owned())
}

fn standing(line: &str) -> Result<Standing, GuestError> {
    let words: Vec<&str> = line.split(' ').collect();
    let &[place, points, wins, draws, losses, login] = words.as_slice() else {
        return Err(nonsense(line));
    };
    let number = |word: &str| word.parse().map_err(|_| nonsense(line));
    Ok(Standing {
        place: number(place)?,
        points: number(points)?,
        wins: number(wins)?,
        draws: number(draws)?,
        losses: number(losses)?,
        login: login.to_owned(),
    })
}

/// All matches of one and the same turn: if it ends between two questions, they are asked again.
fn meetings(wire: &mut Wire, data: &Data) -> Result<Vec<Meeting>, GuestError> {
    let (mut turn, mut numbers) = turn(wire)?;
    loop {
        let pairs = meetings_of(wire, data, &numbers)?;
        let (after, then) = self::turn(wire)?;
        if after == turn {
            return Ok(pairs);
        }
        (turn, numbers) = (after, then);
    }
}

/// The clock turn, and which match is on against each rival.
fn turn(wire: &mut Wire) -> Result<(i32, Vec<i32>), GuestError> {
    wire.ask("X_TURN")?;
    let [clock, rivals] = wire.row()?;
    let numbers = (0..rivals).map(|_| wire.row::<2>().map(|[number, _]| number));
    Ok((clock, numbers.collect::<Result<_, _>>()?))
}

fn meetings_of(wire: &mut Wire, data: &Data, numbers: &[i32]) -> Result<Vec<Meeting>, GuestError> {
    wire.ask("X_PLAYERS")?;
    let rivals = wire.list()?;
    if rivals.len() != numbers.len() {
        return Err(nonsense("another number of rivals"));
    }
    let mut firsts = Vec::new();
    let mut theirs = Vec::new();
    wire.ask("GET_RIVALS")?;
    wire.line()?;
    for _ in &rivals {
        firsts.push(wire.number::<u8>()? == 0);
        theirs.push(wire.team()?);
    }
    let mut own = Vec::new();
    wire.ask("GET_TEAMS")?;
    wire.line()?;
    for _ in &rivals {
        own.push(wire.team()?);
    }
    let mut pairs = Vec::new();
    for (index, rival) in rivals.into_iter().enumerate() {
        wire.ask(&format!("X_LOG {}", index + 1))?;
        let log = wire.list()?;
        // Whoever is first in match one sits first; the flag is turned over in the rematch.
        let opens = firsts[index] == (numbers[index] == 1);
        let seat = if opens { Seat(0) } else { Seat(1) };
        let ids = |team: &[[i32; 10]; SLOTS]| team.map(|row| row[0]);
        let (mine, other) = (ids(&own[index]), ids(&theirs[index]));
        let teams = if opens { [mine, other] } else { [other, mine] };
        let mut series = Series::new(super::bot_client::lineup(data, teams)?, Seat(0), 2);
        for line in &log {
            let did = deeds(line)?;
            series.step(did.map(Some), &mut ());
        }
        pairs.push(Meeting { rival, seat, series });
    }
    Ok(pairs)
}

/// A line of X_LOG: what the earlier and the later player did.
fn deeds(line: &str) -> Result<[Action; 2], GuestError> {
    let mut words = line.split(' ');
    let number = words.next().unwrap_or_default();
    let mut deed = || {
        let place = |word: Option<&str>, most: u8| {
            let number = word?.parse::<u8>().ok()?;
            (1..=most).contains(&number).then(|| number - 1)
        };
        match words.next()? {
            "FIGHT" => place(words.next(), 4).map(Action::Fight),
            "SWITCH" => place(words.next(), 6).map(Action::Switch),
            "NO_MOVE" => Some(Action::Pass),
            _ => None,
        }
    };
    let (first, second) = (deed(), deed());
    match (number, first, second) {
        ("1", Some(first), Some(second)) => Ok([first, second]),
        ("2", Some(first), Some(second)) => Ok([second, first]),
        _ => Err(nonsense(line)),
    }
}
