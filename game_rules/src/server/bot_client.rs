//! A trainer who plays on a server: `referee bot`. It learns everything over the protocol, creatures
//! and types included, so it plays on any server that speaks it.

use std::{
    thread,
    time::{Duration, Instant},
};

use super::protocol_client::small;
pub use super::protocol_client::{GuestError, Wire};
use crate::{
    arena::{Action, Bout, Lineup, Refusal, SLOTS, Team, bots::Trainer, data::Data},
    bots::Mind,
    dice::Dice,
    game::Seat,
};

/// How a guest plays.
#[derive(Debug)]
pub struct Plan {
    /// Its team; without one a random team for every tournament.
    pub team: Option<[i32; SLOTS]>,
    /// Everything random follows from it.
    pub seed: u64,
    /// How many tournaments; 0 = until somebody stops it.
    pub tournaments: u32,
}

/// How long somebody whose connection broke tries to come back.
const PATIENCE: Duration = Duration::from_secs(600);
/// The longest pause between two tries.
const PAUSE: Duration = Duration::from_secs(5);

/// Joins a server and plays; comes back whenever the connection breaks.
pub fn stay(
    mut connect: impl FnMut() -> Result<Wire, GuestError>,
    trainer: &mut dyn Trainer,
    plan: &Plan,
    mut tell: impl FnMut(&str),
) -> Result<(), GuestError> {
    let mut visit = Visit::new(plan);
    let mut wire = connect()?;
    loop {
        match visit.play(&mut wire, trainer, &mut tell) {
            Err(GuestError::Connection(why)) => tell(&format!("lost the server: {why}")),
            ended => return ended,
        }
        let (end, mut pause) = (Instant::now() + PATIENCE, PAUSE / 16);
        wire = loop {
            thread::sleep(pause);
            pause = (pause * 2).min(PAUSE);
            match connect() {
                Err(fault) if fault.may_pass() && Instant::now() < end => {}
                connected => break connected?,
            }
        };
        tell("connected again");
    }
}

/// Plays over one connection.
pub fn play(
    wire: &mut Wire,
    trainer: &mut dyn Trainer,
    plan: &Plan,
    mut tell: impl FnMut(&str),
) -> Result<(), GuestError> {
    Visit::new(plan).play(wire, trainer, &mut tell)
}

/// What outlasts a connection.
struct Visit<'a> {
    plan: &'a Plan,
    dice: Dice,
    played: u32,
}

impl<'a> Visit<'a> {
    fn new(plan: &'a Plan) -> Visit<'a> {
        Visit { plan, dice: Dice::stream(plan.seed, "guest"), played: 0 }
    }

    fn table(&mut self, data: Data) -> Table {
        Table { data, memory: Vec::new(), dice: Dice::stream(self.dice.bits(), "table") }
    }

    fn play(
        &mut self,
        wire: &mut Wire,
        trainer: &mut dyn Trainer,
        tell: &mut impl FnMut(&str),
    ) -> Result<(), GuestError> {
        let mut table = self.rejoin(wire, trainer)?;
        while self.plan.tournaments == 0 || self.played < self.plan.tournaments {
            let mut table = match table.take() {
                Some(table) => table,
                None => {
                    let data = enroll(wire, self.plan, &mut self.dice, tell)?;
                    self.table(data)
                }
            };
            // Whoever is slow may find play at its end while still asking.
            loop {
                match table.turn(wire, trainer) {
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(GuestError::Refused { answer, .. }) if is_over(&answer) => break,
                    Err(fault) => return Err(fault),
                }
            }
            self.played += 1;
            // Others may still be playing.
            wire.wait_for_registration()?;
            wire.ask("X_STANDINGS")?;
            wire.list()?.iter().for_each(|line| tell(line));
        }
        Ok(())
    }

    /// Whoever comes back may be in the middle of a turn: its orders are given at once.
    fn rejoin(
        &mut self,
        wire: &mut Wire,
        trainer: &mut dyn Trainer,
    ) -> Result<Option<Table>, GuestError> {
        wire.ask("IS_TOURNAMENT_ACTIVE")?;
        if wire.number::<u8>()? == 0 {
            return Ok(None);
        }
        let rivals = match wire.ask("X_TURN") {
            Err(GuestError::Refused { .. }) => return Ok(None),
            asked => {
                asked?;
                let [_, rivals] = wire.row()?;
                (0..rivals).map(|_| wire.row::<2>()).collect::<Result<Vec<_>, _>>()?
            }
        };
        let mut table = self.table(wire.data()?);
        let said = vec!["NEXT".to_owned(); rivals.len()];
        match table.orders(wire, trainer, &said) {
            Ok(orders) => wire.ask_all(orders)?,
            Err(GuestError::Refused { answer, .. }) if is_over(&answer) => {}
            Err(fault) => return Err(fault),
        }
        Ok(Some(table))
    }
}

/// Enrols for every tournament and waits for every turn, without giving orders: for somebody who
/// gives them over another connection. `opened` is called whenever a turn has opened or play is over.
pub fn keep_seat(wire: &mut Wire, plan: &Plan, mut opened: impl FnMut()) -> Result<(), GuestError> {
    let mut dice = Dice::stream(plan.seed, "guest");
    loop {
        enroll(wire, plan, &mut dice, &mut |_: &str| {})?;
        loop {
            match wire.wait() {
                Ok(said) => {
                    opened();
                    if said.iter().all(|line| line.starts_with("END")) {
                        break;
                    }
                }
                Err(GuestError::Refused { answer, .. }) if is_over(&answer) => break,
                Err(fault) => return Err(fault),
            }
        }
    }
}

/// Waits for the next registration and enrols a team; the creatures, which may have changed since
/// the last tournament.
fn enroll(
    wire: &mut Wire,
    plan: &Plan,
    dice: &mut Dice,
    tell: &mut impl FnMut(&str),
) -> Result<Data, GuestError> {
    wire.wait_for_registration()?;
    let data = wire.data()?;
    let drawn = Team::random(&data, dice).ids().map(i32::from);
    let team = plan.team.unwrap_or(drawn);
    let words = team.map(|id| id.to_string()).join(" ");
    wire.ask(&format!("ENROLL_TEAM {words}"))?;
    tell(&format!("enrolled {words}"));
    Ok(data)
}

/// Does a refusal say that play is over? Then nobody has a team any more, either.
fn is_over(answer: &str) -> bool {
    [Refusal::NotActive, Refusal::NotEnrolled, Refusal::Removed]
        .iter()
        .any(|code| answer.starts_with(&format!("FAILED {} ", code.number())))
}

/// What a guest remembers of a tournament.
struct Table {
    data: Data,
    /// Both sides' two-turn moves, by rival, as far as they were seen to begin.
    memory: Vec<[Option<u8>; 2]>,
    dice: Dice,
}

impl Table {
    /// Waits for a turn and gives the orders of it; false if there is none any more.
    fn turn(&mut self, wire: &mut Wire, trainer: &mut dyn Trainer) -> Result<bool, GuestError> {
        let said = wire.wait()?;
        if said.iter().all(|line| line.starts_with("END")) {
            return Ok(false);
        }
        let orders = self.orders(wire, trainer, &said)?;
        wire.ask_all(orders)?;
        Ok(true)
    }

    /// Looks at all matches and decides.
    fn orders(
        &mut self,
        wire: &mut Wire,
        trainer: &mut dyn Trainer,
        said: &[String],
    ) -> Result<Vec<String>, GuestError> {
        let count = said.len();
        self.memory.resize(count, [None; 2]);
        wire.ask("X_TURN")?;
        let [clock, _] = wire.row()?;
        let mut turns = Vec::new();
        for _ in 0..count {
            turns.push(wire.row::<2>()?[1]);
        }
        let mut firsts = Vec::new();
        let mut rivals = Vec::new();
        wire.ask("GET_RIVALS")?;
        wire.line()?;
        for _ in 0..count {
            firsts.push(Seat(wire.number()?));
            rivals.push(wire.team()?);
        }
        let mut own = Vec::new();
        wire.ask("GET_TEAMS")?;
        wire.line()?;
        for _ in 0..count {
            own.push(wire.team()?);
        }
        let mut states = Vec::new();
        wire.ask("GET_STATES")?;
        wire.line()?;
        for _ in 0..count {
            states.push(wire.line()?);
        }
        wire.ask("GET_TIME_LEFT")?;
        trainer.turn_opens(wire.number()?);
        let mut orders = Vec::new();
        for (index, line) in said.iter().enumerate() {
            if line.starts_with("END") {
                continue;
            }
            let teams = [&own[index], &rivals[index]];
            let ids = teams.map(|rows| rows.map(|row| row[0]));
            let lineup = lineup(&self.data, ids)?;
            let mut bout = Bout::new(&lineup, firsts[index]);
            bout.turns = small(turns[index])?;
            for (side, rows) in bout.sides.iter_mut().zip(teams) {
                for (fighter, row) in side.fighters.iter_mut().zip(rows) {
                    fighter.hp = small(row[1])?;
                    fighter.atk = small(row[2])?;
                    fighter.def = small(row[3])?;
                    fighter.tick = small(row[4])?;
                    fighter.turns = small(row[5])?;
                    for (pp, &left) in fighter.pp.iter_mut().zip(&row[6..]) {
                        *pp = small(left)?;
                    }
                }
            }
            self.place(&mut bout, &lineup, index, &states[index])?;
            if bout.legal(Seat(0)).is_empty() {
                continue;
            }
            let mut mind = Mind::new(self.dice.bits(), Seat(0));
            let order = trainer.order(&lineup, &bout, Seat(0), &mut mind);
            let g = index + 1;
            match order {
                Action::Fight(x) => {
                    self.memory[index][0] = Some(x);
                    orders.push(format!("FIGHT {g} {} @{clock}", x + 1));
                }
                Action::Switch(y) => orders.push(format!("SWITCH {g} {} @{clock}", y + 1)),
                Action::Pass => {}
            }
        }
        Ok(orders)
    }

    /// Who stands where, from a line of GET_STATES. Which two-turn move is under way is not told:
    /// it is the last one seen to begin, else the creature's first.
    fn place(
        &mut self,
        bout: &mut Bout,
        lineup: &Lineup,
        index: usize,
        line: &str,
    ) -> Result<(), GuestError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let nonsense = || GuestError::Nonsense(line.to_owned());
        if let [.., "FIGHT", x] = words[..] {
            let x: u8 = x.parse().map_err(|_| nonsense())?;
            self.memory[index][1] = x.checked_sub(1);
        }
        for (side, words) in words.chunks(3).take(2).enumerate() {
            let [slot, hidden, resting] = words else { return Err(nonsense()) };
            let slot: u8 = slot.parse().map_err(|_| nonsense())?;
            let Some(slot) = slot.checked_sub(1).filter(|&slot| slot < 6) else { continue };
            let state = &mut bout.sides[side];
            state.active = Some(slot);
            state.resting = *resting == "1";
            if *hidden == "1" {
                let blows = &lineup.card(Seat(side as u8), slot).blows;
                let seen = self.memory[index][side]
                    .filter(|&x| blows.get(usize::from(x)).is_some_and(|blow| blow.two_turn));
                let first = blows.iter().position(|blow| blow.two_turn).map(|x| x as u8);
                state.pending = seen.or(first);
            }
        }
        Ok(())
    }
}

/// Two teams by their numbers.
pub(super) fn lineup(data: &Data, ids: [[i32; SLOTS]; 2]) -> Result<Lineup, GuestError> {
    let nonsense = |_| GuestError::Nonsense(format!("{ids:?}"));
    let [one, two] = ids;
    let teams = [Team::new(data, one).map_err(nonsense)?, Team::new(data, two).map_err(nonsense)?];
    Lineup::new(data, teams).map_err(nonsense)
}
