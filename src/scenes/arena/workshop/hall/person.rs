//! The person at the screen, who plays over the wire like anybody else. One connection keeps the
//! seat and waits for turns; the other gives orders, which may be changed until the turn closes, and
//! looks around.

use std::{
    cmp::Ordering,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use game_rules::{
    arena::Action,
    server::{
        bot_client::{GuestError, Wire, keep_seat},
        lobby::{self, Lobby},
    },
};

use super::guests::{Entry, GuestConnection};

/// How often somebody looks around when nothing is said.
const LOOK: Duration = Duration::from_secs(1);

/// How soon they look again when an order is for a turn they have not seen yet.
const AGAIN: Duration = Duration::from_millis(50);

/// What the person wants done.
enum Errand {
    /// Give this order against rival `g`, counted from 1, after so many turns of that pair.
    Order { g: usize, turns: usize, choice: Action },
    /// Look around: a turn has opened.
    Look,
}

/// What was seen of the tournament.
#[derive(Clone, Debug)]
pub struct Look {
    /// The lobby.
    pub lobby: Lobby,
    /// Which tournament since the person came in, from 1; 0 before the first.
    pub round: u32,
    /// When the turn or the registration ends.
    pub until: Instant,
}

/// The person at the screen, connected to a server. Dropping it ends the connections.
#[derive(Debug)]
pub struct Person {
    /// Under this login.
    pub login: String,
    errands: Sender<Errand>,
    seen: Arc<Mutex<Option<Look>>>,
    line: GuestConnection,
}

impl Person {
    /// Comes in, and takes part in every tournament until dropped.
    pub fn join(entry: Entry) -> Person {
        let (errands, todo) = channel();
        let (line, login) = (GuestConnection::default(), entry.login.clone());
        let seen = Arc::new(Mutex::new(None));
        let (sitter, opened, seat) = (line.clone(), errands.clone(), entry.clone());
        thread::spawn(move || {
            let kept = sitter.connect(&seat).and_then(|mut wire| {
                keep_seat(&mut wire, &seat.plan(), || {
                    // Whoever looks around may be gone: then this one will be, too.
                    let _ = opened.send(Errand::Look);
                })
            });
            sitter.end(kept);
        });
        let (walker, sees) = (line.clone(), Arc::clone(&seen));
        thread::spawn(move || walker.end(walk(&entry, &walker, &todo, &sees)));
        Person { login, errands, seen, line }
    }

    /// Gives an order against rival `g`, counted from 1, for the turn after so many of that pair.
    pub fn order(&self, g: usize, turns: usize, choice: Action) {
        // Whoever has been cut off gives no orders; the hall says so.
        let _ = self.errands.send(Errand::Order { g, turns, choice });
    }

    /// What was seen last.
    pub fn look(&self) -> Option<Look> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Why the person is not there any more, if so.
    pub fn ended(&self) -> Option<String> {
        self.line.ended()
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        self.line.cut();
    }
}

/// Looks around, and gives orders as soon as they fit what was seen, over a connection of its own.
fn walk(
    entry: &Entry,
    line: &GuestConnection,
    todo: &Receiver<Errand>,
    seen: &Mutex<Option<Look>>,
) -> Result<(), GuestError> {
    let mut wire = line.connect(entry)?;
    let mut data = wire.data()?;
    let (mut playing, mut round) = (false, 0);
    let mut orders: Vec<(usize, usize, Action)> = Vec::new();
    while !line.is_cut() {
        let lobby = lobby::look(&mut wire, &data)?;
        if lobby.playing && !playing {
            // The creatures may have changed with the registration.
            data = wire.data()?;
            round += 1;
        }
        playing = lobby.playing;
        let turns: Vec<usize> = lobby.pairs.iter().map(|it| it.series.log().len()).collect();
        let until = Instant::now() + Duration::from_millis(lobby.left);
        *seen.lock().unwrap_or_else(PoisonError::into_inner) = Some(Look { lobby, round, until });
        let next = Instant::now() + LOOK;
        loop {
            for (g, after, choice) in std::mem::take(&mut orders) {
                match turns.get(g - 1).map(|turns| turns.cmp(&after)) {
                    Some(Ordering::Equal) => give(&mut wire, g, choice)?,
                    // It is for a turn that has opened since.
                    Some(Ordering::Less) => orders.push((g, after, choice)),
                    // One for a turn that is over would be taken for the next one.
                    Some(Ordering::Greater) | None => {}
                }
            }
            let left = next.saturating_duration_since(Instant::now());
            let left = if orders.is_empty() { left } else { left.min(AGAIN) };
            match todo.recv_timeout(left) {
                Ok(Errand::Order { g, turns, choice }) => orders.push((g, turns, choice)),
                Ok(Errand::Look) | Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
        }
    }
    Ok(())
}

/// Types an order. There is none for passing: whoever gives no order passes.
fn give(wire: &mut Wire, g: usize, choice: Action) -> Result<(), GuestError> {
    let line = match choice {
        Action::Fight(index) => format!("FIGHT {g} {}", index + 1),
        Action::Switch(slot) => format!("SWITCH {g} {}", slot + 1),
        Action::Pass => return Ok(()),
    };
    match wire.ask(&line) {
        // The turn may have closed on the way; then the next look says so.
        Ok(()) | Err(GuestError::Refused { .. }) => Ok(()),
        Err(fault) => Err(fault),
    }
}
