//! The arena's TCP server (rules/arena.md 5), around the pure [`Tournament`].
//!
//! One thread accepts, one keeps the clock, and every connection has one of its own that reads a
//! request, answers it, and reads the next: answers are in order by construction, a WAIT blocks its
//! own connection only, and whoever does not read their answers stops nobody else. Nothing is
//! written to a socket while the hall is locked. The journal is written before anybody is told that
//! a turn is over.

mod accounts;
mod conduct;
mod connection;
pub mod guest;
mod journal;
mod lines;
pub mod lobby;
mod wire;

use std::{
    collections::BTreeMap,
    io,
    net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs},
    path::PathBuf,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

pub use accounts::{AccountError, Cost};
pub use conduct::Manners;
pub use journal::{JournalError, read_journal};

use crate::arena::{
    Code,
    data::Data,
    protocol::{registration_is_open, turn_opened},
    tournament::{Settings, Tournament},
};
use accounts::Accounts;
use conduct::{Conduct, Now};
use journal::Journal;

/// What protects the server from its guests.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests per second a connection may send for long.
    pub rate: u32,
    /// Requests it may send at once.
    pub burst: u32,
    /// Connections per login.
    pub per_login: u32,
    /// Connections in all.
    pub connections: usize,
    /// Time to log in.
    pub login: Duration,
    /// Silence after which a connection is closed.
    pub idle: Duration,
    /// Time a guest has to take an answer.
    pub write: Duration,
    /// Answers with code 2, 3 or 4 in a row until a connection is closed.
    pub slips: u32,
    /// How long WAIT_FOR_REGISTRATION waits before it says NOTYET.
    pub not_yet: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rate: 50,
            burst: 200,
            per_login: 5,
            connections: 1000,
            login: Duration::from_secs(30),
            idle: Duration::from_secs(600),
            write: Duration::from_secs(10),
            slips: 20,
            not_yet: Duration::from_secs(30),
        }
    }
}

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub address: String,
    /// Creatures, moves and types.
    pub data: Data,
    /// The clock.
    pub settings: Settings,
    /// Logins with hashed passwords; without a file they live as long as the server.
    pub accounts: Option<PathBuf>,
    /// The first password used for an unknown login creates it.
    pub open_registration: bool,
    /// What hashing a password costs.
    pub cost: Cost,
    /// Where tournaments are written down, and taken up again from.
    pub journal: Option<PathBuf>,
    /// How many bytes of every guest's conversation are kept for the host; 0 = none.
    pub transcript: usize,
    /// Protection.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            address: "127.0.0.1:20000".to_owned(),
            data: Data::shipped(),
            settings: Settings::default(),
            accounts: None,
            open_registration: true,
            cost: Cost::default(),
            journal: None,
            transcript: 0,
            limits: Limits::default(),
        }
    }
}

/// Why a server cannot be started.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {address}: {cause}")]
    Address {
        /// The address.
        address: String,
        /// The reason.
        cause: io::Error,
    },
    /// The accounts cannot be read.
    #[error(transparent)]
    Accounts(#[from] AccountError),
    /// The journal cannot be read, or does not fit.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// No thread can be started.
    #[error("cannot start a thread: {0}")]
    Thread(io::Error),
}

/// What all threads share.
struct Shared {
    hall: Mutex<Hall>,
    /// Something may have become due.
    clock: Condvar,
    stop: AtomicBool,
    open: AtomicUsize,
    accounts: Accounts,
    transcript: usize,
    limits: Limits,
    begin: Instant,
}

/// The tournament and everybody who waits for it.
struct Hall {
    tournament: Tournament,
    journal: Option<Journal>,
    turn_waiters: Vec<(String, Sender<String>)>,
    registration_waiters: Vec<Sender<()>>,
    conduct: BTreeMap<String, Conduct>,
    /// Turns and registrations that have ended.
    moment: u64,
}

impl Hall {
    /// The end of `login`'s WAIT.
    fn wait_for_turn(&mut self, login: &str) -> Result<Receiver<String>, Code> {
        self.tournament.wait(login)?;
        self.conduct_of(login).waits();
        let (tell, told) = mpsc::channel();
        self.turn_waiters.push((login.to_owned(), tell));
        Ok(told)
    }

    fn conduct_of(&mut self, login: &str) -> &mut Conduct {
        self.conduct.entry(login.to_owned()).or_default()
    }

    /// Keeps what was said at this time, and about `most` bytes of it.
    fn note(
        &mut self,
        login: &str,
        request: Option<&[u8]>,
        answer: &str,
        (millis, most): (u64, usize),
    ) {
        let now = Now { moment: self.moment, millis };
        let conduct = self.conduct_of(login);
        match request {
            Some(request) => conduct.heard(request, answer, now, most),
            None => conduct.told(answer, now, most),
        }
    }

    /// The opening of registration, which may be now.
    fn wait_for_registration(&mut self) -> Receiver<()> {
        let (tell, told) = mpsc::channel();
        if registration_is_open(&self.tournament) {
            let _ = tell.send(());
        } else {
            self.registration_waiters.push(tell);
        }
        told
    }

    /// Lets time pass: journal first, then whoever waits. A guest who has gone is nobody to tell.
    fn tick(&mut self, now: u64) {
        while self.tournament.is_due(now) {
            let notes = self.tournament.tick(now);
            if notes.is_empty() {
                break;
            }
            if let Some(journal) = &mut self.journal {
                journal.write(notes);
            }
            self.moment += 1;
            let playing = self.tournament.play().is_some();
            for (login, tell) in self.turn_waiters.drain(..) {
                if playing && let Some(conduct) = self.conduct.get_mut(&login) {
                    conduct.opened();
                }
                let said = self.tournament.said(&login).unwrap_or_default();
                let _ = tell.send(turn_opened(&said));
            }
            if registration_is_open(&self.tournament) {
                for tell in self.registration_waiters.drain(..) {
                    let _ = tell.send(());
                }
            }
        }
    }
}

impl Shared {
    fn now(&self) -> u64 {
        self.begin.elapsed().as_millis() as u64
    }

    /// Keeps what was said; `None` as the request if it is the rest of an earlier answer.
    fn note(&self, login: &str, request: Option<&[u8]>, answer: &str) {
        let millis = self.now();
        self.hall().note(login, request, answer, (millis, self.transcript));
    }

    fn stopping(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// The hall. A thread that panicked inside was caught; the tournament itself is always whole.
    fn hall(&self) -> MutexGuard<'_, Hall> {
        self.hall.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep_clock(&self) {
        let mut hall = self.hall();
        while !self.stopping() {
            hall.tick(self.now());
            let left = hall.tournament.ends().saturating_sub(self.now()).clamp(1, 1000);
            let waited = self.clock.wait_timeout(hall, Duration::from_millis(left));
            hall = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

/// A running server. Dropping it stops it.
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Guests need little: a request, an answer.
const STACK: usize = 256 * 1024;

impl Server {
    /// Reads accounts and journal, listens, and starts the clock.
    pub fn start(config: Config) -> Result<Server, ServeError> {
        let address_fault = |cause| ServeError::Address { address: config.address.clone(), cause };
        let accounts =
            Accounts::open(config.accounts.clone(), config.open_registration, config.cost)?;
        let begin = Instant::now();
        let (journal, tournament) = match &config.journal {
            Some(path) => {
                let (journal, notes) = Journal::open(path)?;
                let tournament = Tournament::resume(config.data, config.settings, notes, 0)
                    .map_err(|why| JournalError::Unfit { path: path.clone(), why })?;
                (Some(journal), tournament)
            }
            None => (None, Tournament::new(config.data, config.settings, 0)),
        };
        let mut addresses = config.address.to_socket_addrs().map_err(address_fault)?;
        let wanted = addresses.next().ok_or_else(|| {
            address_fault(io::Error::new(io::ErrorKind::NotFound, "no such address"))
        })?;
        let listener = TcpListener::bind(wanted).map_err(address_fault)?;
        let address = listener.local_addr().map_err(address_fault)?;
        let shared = Arc::new(Shared {
            hall: Mutex::new(Hall {
                tournament,
                journal,
                turn_waiters: Vec::new(),
                registration_waiters: Vec::new(),
                conduct: BTreeMap::new(),
                moment: 0,
            }),
            clock: Condvar::new(),
            stop: AtomicBool::new(false),
            open: AtomicUsize::new(0),
            accounts,
            transcript: config.transcript,
            limits: config.limits,
            begin,
        });
        let clock = Arc::clone(&shared);
        let clock = spawn("clock", move || clock.keep_clock())?;
        let door = Arc::clone(&shared);
        let door = spawn("door", move || accept(&listener, &door))?;
        Ok(Server { address, shared, threads: vec![clock, door] })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The tournament, for whoever hosts it: scenes and tests, never guests.
    pub fn look<T>(&self, at: impl FnOnce(&Tournament) -> T) -> T {
        at(&self.shared.hall().tournament)
    }

    /// How a guest behaves.
    pub fn manners(&self, login: &str) -> Manners {
        self.shared.hall().conduct.get(login).map_or_else(Manners::default, |it| it.manners)
    }

    /// What was said between a guest and the server, up to the end of the last turn.
    pub fn transcript(&self, login: &str) -> String {
        let hall = self.shared.hall();
        hall.conduct.get(login).map_or_else(String::new, |it| it.transcript(hall.moment))
    }

    /// Waits until the server is stopped from elsewhere.
    pub fn join(mut self) {
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }

    /// Stops listening and closes all connections.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
        self.shared.clock.notify_all();
        {
            let mut hall = self.shared.hall();
            hall.turn_waiters.clear();
            hall.registration_waiters.clear();
        }
        // The door sleeps in `accept`: knock.
        let _ = TcpStream::connect_timeout(&self.address, Duration::from_millis(200));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if !self.threads.is_empty() {
            self.stop();
            for thread in self.threads.drain(..) {
                let _ = thread.join();
            }
        }
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, ServeError> {
    thread::Builder::new()
        .name(name.to_owned())
        .stack_size(STACK)
        .spawn(work)
        .map_err(ServeError::Thread)
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.stopping() {
            return;
        }
        // A guest who is gone before being let in, or no file handles for a moment.
        let Ok(stream) = stream else {
            thread::sleep(Duration::from_millis(20));
            continue;
        };
        let shared = Arc::clone(shared);
        let guest = spawn("guest", move || connection::serve(&shared, stream));
        if let Err(fault) = guest {
            eprintln!("arena: {fault}");
        }
    }
}
