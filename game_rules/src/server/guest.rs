//! A trainer who plays on a server: `referee bot`. It learns everything over the protocol, creatures
//! and types included, so it plays on any server that speaks it.

use super::wire::small;
pub use super::wire::{GuestError, Wire};
use crate::{
    arena::{Bout, Choice, Code, Lineup, SLOTS, Team, data::Data, trainers::Trainer},
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

/// Joins a server and plays.
pub fn play(
    wire: &mut Wire,
    trainer: &mut dyn Trainer,
    plan: &Plan,
    mut tell: impl FnMut(&str),
) -> Result<(), GuestError> {
    let mut dice = Dice::stream(plan.seed, "guest");
    let mut played = 0;
    while plan.tournaments == 0 || played < plan.tournaments {
        let data = enroll(wire, plan, &mut dice, &mut tell)?;
        let mut table =
            Table { data, memory: Vec::new(), dice: Dice::stream(dice.bits(), "table") };
        // Whoever is slow may find play at its end while still asking.
        loop {
            match table.turn(wire, trainer) {
                Ok(true) => {}
                Ok(false) => break,
                Err(GuestError::Refused { answer, .. }) if is_over(&answer) => break,
                Err(fault) => return Err(fault),
            }
        }
        played += 1;
        // Others may still be playing.
        wire.wait_for_registration()?;
        wire.ask("X_STANDINGS")?;
        wire.list()?.iter().for_each(|line| tell(line));
    }
    Ok(())
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
    [Code::NotActive, Code::NotEnrolled]
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
        wire.line()?;
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
                Choice::Fight(x) => {
                    self.memory[index][0] = Some(x);
                    orders.push(format!("FIGHT {g} {}", x + 1));
                }
                Choice::Switch(y) => orders.push(format!("SWITCH {g} {}", y + 1)),
                Choice::Pass => {}
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
