//! Those who play over the wire: bots in threads of their own, and a person behind the panels. Both
//! speak the protocol like anybody else.

use std::{
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
    server::guest::{Plan, Wire, play},
};

/// How long a person has for an order; the clock of a turn with people is a little longer.
pub const PATIENCE: Duration = Duration::from_secs(18);

/// An order somebody at this screen owes.
#[derive(Debug)]
pub struct Ask {
    /// The teams.
    pub lineup: Lineup,
    /// The match as it stands.
    pub bout: Bout,
    /// Which side is one's own.
    pub side: Seat,
    /// Since when.
    pub since: Instant,
    reply: Sender<Choice>,
}

impl Ask {
    /// Gives the order.
    pub fn answer(&self, choice: Choice) {
        // Whoever asked may be gone: then nothing is lost.
        let _ = self.reply.send(choice);
    }

    /// Has the time for it run out?
    pub fn is_stale(&self) -> bool {
        self.since.elapsed() > PATIENCE
    }
}

/// A trainer that asks the person at the screen.
struct Person(Mutex<Sender<Ask>>);

impl Trainer for Person {
    fn order(&mut self, lineup: &Lineup, bout: &Bout, side: Seat, _mind: &mut Mind<'_>) -> Choice {
        if bout.legal(side).is_empty() {
            return Choice::Pass;
        }
        let (reply, answer) = channel();
        let since = Instant::now();
        let ask = Ask { lineup: lineup.clone(), bout: *bout, side, since, reply };
        let sent = self.0.get_mut().unwrap_or_else(PoisonError::into_inner).send(ask);
        match sent {
            Ok(()) => answer.recv_timeout(PATIENCE).unwrap_or(Choice::Pass),
            Err(_) => Choice::Pass,
        }
    }
}

/// Somebody connected to a server.
#[derive(Debug)]
pub struct Guest {
    /// Under this login.
    pub login: String,
    asks: Option<Mutex<Receiver<Ask>>>,
    ended: Arc<Mutex<Option<String>>>,
}

impl Guest {
    /// A bot of this strength.
    pub fn bot(address: String, login: String, strength: &str, seed: u64) -> Option<Guest> {
        let who = trainer(strength)?;
        Some(Guest::join(address, login, "bot".to_owned(), None, seed, who, None))
    }

    /// The person at the screen.
    pub fn person(
        address: String,
        login: String,
        password: String,
        team: Option<[i32; SLOTS]>,
        seed: u64,
    ) -> Guest {
        let (asks, asked) = channel();
        let who = Box::new(Person(Mutex::new(asks)));
        Guest::join(address, login, password, team, seed, who, Some(Mutex::new(asked)))
    }

    fn join(
        address: String,
        login: String,
        password: String,
        team: Option<[i32; SLOTS]>,
        seed: u64,
        mut who: Box<dyn Trainer>,
        asks: Option<Mutex<Receiver<Ask>>>,
    ) -> Guest {
        let ended = Arc::new(Mutex::new(None));
        let (says, name) = (Arc::clone(&ended), login.clone());
        thread::spawn(move || {
            let plan = Plan { team, seed, tournaments: 0 };
            let outcome = Wire::open(&address, &name, &password)
                .and_then(|mut wire| play(&mut wire, who.as_mut(), &plan, |_| {}));
            let why = outcome.err().map_or_else(String::new, |fault| fault.to_string());
            *says.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
        });
        Guest { login, asks, ended }
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

    /// Why it is not there any more, if so.
    pub fn ended(&self) -> Option<String> {
        self.ended.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
