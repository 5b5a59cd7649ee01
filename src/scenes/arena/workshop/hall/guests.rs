//! Bots of the house, in threads of their own. They speak the protocol like anybody else.

use std::{
    net::{Shutdown, TcpStream},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

use game_rules::{
    arena::{
        Action, Bout, Lineup, SLOTS,
        bots::{Trainer, trainer},
    },
    bots::Mind,
    game::Seat,
    server::bot_client::{GuestError, Plan, Wire, play},
};

/// How somebody comes in.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Where the server is.
    pub address: String,
    /// The login.
    pub login: String,
    /// Its password.
    pub password: String,
    /// The team; without one a random one for every tournament.
    pub team: Option<[i32; SLOTS]>,
    /// Everything random follows from it.
    pub seed: u64,
}

impl Entry {
    /// The plan of whoever comes in, for all tournaments there are.
    pub(super) fn plan(&self) -> Plan {
        Plan { team: self.team, seed: self.seed, tournaments: 0 }
    }
}

/// What holds the connections of a guest, so that they can be ended from outside.
#[derive(Debug, Default)]
pub(super) struct Lines {
    gone: bool,
    wires: Vec<TcpStream>,
    ended: Option<String>,
}

/// Shared between the threads of a guest and the panels.
#[derive(Clone, Debug, Default)]
pub(super) struct GuestConnection(Arc<Mutex<Lines>>);

impl GuestConnection {
    fn lock(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Connects.
    pub(super) fn connect(&self, entry: &Entry) -> Result<Wire, GuestError> {
        let wire = Wire::open(&entry.address, &entry.login, &entry.password)?;
        let cutter = wire.cutter()?;
        let mut lines = self.lock();
        if lines.gone {
            let _ = cutter.shutdown(Shutdown::Both);
        }
        lines.wires.push(cutter);
        Ok(wire)
    }

    /// Has the guest been sent away?
    pub(super) fn is_cut(&self) -> bool {
        self.lock().gone
    }

    /// It is over, and why. The first reason is the true one.
    pub(super) fn end(&self, outcome: Result<(), GuestError>) {
        let why = outcome.err().map_or_else(String::new, |fault| fault.to_string());
        self.lock().ended.get_or_insert(why);
    }

    /// Why it is over, if so.
    pub(super) fn ended(&self) -> Option<String> {
        self.lock().ended.clone()
    }

    /// Ends all connections.
    pub(super) fn cut(&self) {
        let mut lines = self.lock();
        lines.gone = true;
        for wire in &lines.wires {
            // It may be closed already.
            let _ = wire.shutdown(Shutdown::Both);
        }
    }
}

/// A trainer that takes its time over every turn, so that people can follow.
struct Paced {
    who: Box<dyn Trainer>,
    pace: Duration,
}

impl Trainer for Paced {
    fn turn_opens(&mut self, left: u64) {
        // Never so long that the orders would be late.
        thread::sleep(self.pace.min(Duration::from_millis(left / 2)));
        self.who.turn_opens(left);
    }

    fn order(&mut self, lineup: &Lineup, bout: &Bout, side: Seat, mind: &mut Mind<'_>) -> Action {
        self.who.order(lineup, bout, side, mind)
    }
}

/// A bot connected to a server. Dropping it ends the connection.
#[derive(Debug)]
pub struct Guest {
    /// Under this login.
    pub login: String,
    line: GuestConnection,
}

impl Guest {
    /// A bot of this strength that takes at least `pace` for a turn.
    pub fn bot(entry: Entry, strength: &str, pace: Duration) -> Option<Guest> {
        let mut who = Paced { who: trainer(strength)?, pace };
        let (line, login) = (GuestConnection::default(), entry.login.clone());
        let says = line.clone();
        thread::spawn(move || {
            let wire = says.connect(&entry);
            says.end(wire.and_then(|mut wire| play(&mut wire, &mut who, &entry.plan(), |_| {})));
        });
        Some(Guest { login, line })
    }

    /// Why it is not there any more, if so.
    pub fn ended(&self) -> Option<String> {
        self.line.ended()
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.line.cut();
    }
}
