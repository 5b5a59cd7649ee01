//! Those who play over the wire: bots in threads of their own, and a person behind the panels. Both
//! speak the protocol like anybody else.

use std::{
    net::{Shutdown, TcpStream},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use game_rules::{
    arena::{
        Bout, Choice, Lineup, SLOTS,
        trainers::{Trainer, trainer},
    },
    bots::Mind,
    game::Seat,
    server::{
        guest::{GuestError, Plan, Wire, play},
        lobby::{self, Lobby},
    },
};

/// What is left of a turn for the way of an order to the server.
const MARGIN: Duration = Duration::from_millis(700);
/// How often somebody who plays elsewhere looks around.
const LOOK: Duration = Duration::from_secs(1);

/// An order somebody at this screen owes.
#[derive(Debug)]
pub struct Ask {
    /// The teams.
    pub lineup: Lineup,
    /// The match as it stands.
    pub bout: Bout,
    /// Which side is one's own.
    pub side: Seat,
    /// Until when.
    pub until: Instant,
    reply: Sender<Choice>,
}

impl Ask {
    /// Gives the order.
    pub fn answer(&self, choice: Choice) {
        // Whoever asked may be gone: then nothing is lost.
        let _ = self.reply.send(choice);
    }

    /// What is left of the time for it.
    pub fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }
}

/// A trainer that asks the person at the screen; all orders of a turn share its time.
struct Person {
    asks: Mutex<Sender<Ask>>,
    until: Instant,
}

impl Trainer for Person {
    fn turn_opens(&mut self, left: u64) {
        self.until = Instant::now() + Duration::from_millis(left).saturating_sub(MARGIN);
    }

    fn order(&mut self, lineup: &Lineup, bout: &Bout, side: Seat, _mind: &mut Mind<'_>) -> Choice {
        if bout.legal(side).is_empty() {
            return Choice::Pass;
        }
        let (reply, answer) = channel();
        let ask = Ask { lineup: lineup.clone(), bout: *bout, side, until: self.until, reply };
        let left = ask.left();
        let sent = self.asks.get_mut().unwrap_or_else(PoisonError::into_inner).send(ask);
        match sent {
            Ok(()) => answer.recv_timeout(left).unwrap_or(Choice::Pass),
            Err(_) => Choice::Pass,
        }
    }
}

/// What the threads of a guest and the panels share.
#[derive(Debug, Default)]
struct Shared {
    gone: bool,
    wires: Vec<TcpStream>,
    lobby: Option<Lobby>,
    ended: Option<String>,
}

/// Somebody connected to a server. Dropping it ends the connection.
#[derive(Debug)]
pub struct Guest {
    /// Under this login.
    pub login: String,
    asks: Option<Mutex<Receiver<Ask>>>,
    shared: Arc<Mutex<Shared>>,
}

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

fn lock(shared: &Mutex<Shared>) -> std::sync::MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Connects, so that the connection can be ended from outside.
fn connect(entry: &Entry, shared: &Mutex<Shared>) -> Result<Wire, GuestError> {
    let wire = Wire::open(&entry.address, &entry.login, &entry.password)?;
    let cutter = wire.cutter()?;
    let mut shared = lock(shared);
    if shared.gone {
        let _ = cutter.shutdown(Shutdown::Both);
    }
    shared.wires.push(cutter);
    Ok(wire)
}

/// Looks around again and again, over a connection of its own.
fn look_around(entry: &Entry, shared: &Mutex<Shared>) -> Result<(), GuestError> {
    let mut wire = connect(entry, shared)?;
    let mut data = wire.data()?;
    let mut playing = false;
    while !lock(shared).gone {
        let seen = lobby::look(&mut wire, &data)?;
        // The creatures may have changed with the registration.
        if seen.playing && !playing {
            data = wire.data()?;
        }
        playing = seen.playing;
        lock(shared).lobby = Some(seen);
        thread::sleep(LOOK);
    }
    Ok(())
}

impl Guest {
    /// A bot of this strength.
    pub fn bot(entry: Entry, strength: &str) -> Option<Guest> {
        let who = trainer(strength)?;
        Some(Guest::join(entry, who, None))
    }

    /// The person at the screen, who also wants to see a tournament that is hosted elsewhere.
    pub fn person(entry: Entry, elsewhere: bool) -> Guest {
        let (asks, asked) = channel();
        let who = Box::new(Person { asks: Mutex::new(asks), until: Instant::now() });
        let guest = Guest::join(entry.clone(), who, Some(Mutex::new(asked)));
        if elsewhere {
            let shared = Arc::clone(&guest.shared);
            // What goes wrong here goes wrong for the player as well, who says so.
            thread::spawn(move || look_around(&entry, &shared));
        }
        guest
    }

    fn join(entry: Entry, mut who: Box<dyn Trainer>, asks: Option<Mutex<Receiver<Ask>>>) -> Guest {
        let shared = Arc::new(Mutex::new(Shared::default()));
        let (says, login) = (Arc::clone(&shared), entry.login.clone());
        thread::spawn(move || {
            let plan = Plan { team: entry.team, seed: entry.seed, tournaments: 0 };
            let outcome = connect(&entry, &says)
                .and_then(|mut wire| play(&mut wire, who.as_mut(), &plan, |_| {}));
            let why = outcome.err().map_or_else(String::new, |fault| fault.to_string());
            lock(&says).ended = Some(why);
        });
        Guest { login, asks, shared }
    }

    /// Is it the person at the screen?
    pub fn is_person(&self) -> bool {
        self.asks.is_some()
    }

    /// The next order that is owed, if there is one.
    pub fn next(&self) -> Option<Ask> {
        let asks = self.asks.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        asks.try_recv().ok()
    }

    /// What it has seen of the tournament it plays in, if it looks around.
    pub fn lobby(&self) -> Option<Lobby> {
        lock(&self.shared).lobby.clone()
    }

    /// Why it is not there any more, if so.
    pub fn ended(&self) -> Option<String> {
        lock(&self.shared).ended.clone()
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut shared = lock(&self.shared);
        shared.gone = true;
        for wire in &shared.wires {
            // It may be closed already.
            let _ = wire.shutdown(Shutdown::Both);
        }
    }
}
