//! The arena's TCP server (rules/arena.md 5), around the pure [`Tournament`].
//!
//! One thread accepts, one checks passwords, one keeps the clock, and every connection has one of its own that reads a
//! request, answers it, and reads the next: answers are in order by construction, a WAIT blocks its
//! own connection only, and whoever does not read their answers stops nobody else. Nothing is
//! written to a socket while the hall is locked. The journal is written before anybody is told that
//! a turn is over.

mod accounts;
pub mod bot_client;
pub mod chance;
mod connection;
mod guest_stats;
mod hall;
mod host;
mod journal;
mod keeper;
mod limits;
mod lines;
pub mod lobby;
mod news;
mod protocol_client;

use std::{
    collections::BTreeMap,
    io::{self, Write as _},
    net::{IpAddr, SocketAddr, TcpListener, TcpStream, ToSocketAddrs},
    path::PathBuf,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::Sender,
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

pub use accounts::{AccountError, Cost, account_line, append_account};
pub use guest_stats::Manners;
pub use journal::{JournalError, read_journal};
pub use limits::Limits;
pub use news::News;

use crate::arena::{
    data::Data,
    tournament::{Note, Settings, Tournament},
};
use accounts::{Accounts, Hasher};
use hall::Hall;
use journal::Journal;
use keeper::{Door, Keeper};

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
    /// Where to tell what happens.
    pub news: Option<Sender<News>>,
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
            news: None,
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
    /// Connections, by address.
    open: Mutex<BTreeMap<IpAddr, usize>>,
    accounts: Mutex<Accounts>,
    door: Door,
    /// Turns and registrations that have ended.
    moment: Arc<AtomicU64>,
    transcript: usize,
    limits: Limits,
    begin: Instant,
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
            hall.tick(self.now(), &self.accounts);
            let left = hall.tournament.time_left(self.now()).clamp(1, 1000);
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
        let hasher = Hasher::new(config.cost)?;
        let mut accounts = match &config.accounts {
            Some(path) => Accounts::read(path, config.open_registration)?,
            None => Accounts::default(),
        };
        let begin = Instant::now();
        let (journal, tournament) = match &config.journal {
            Some(path) => {
                let (journal, notes) = Journal::open(path)?;
                let seats = if config.open_registration { seats_of(&notes) } else { Vec::new() };
                let tournament = Tournament::resume(config.data, config.settings, notes, 0)
                    .map_err(|why| JournalError::Unfit { path: path.clone(), why })?;
                // Of a tournament that is over nobody has to be kept in mind.
                for (login, hash) in seats {
                    if tournament.play().is_some() && accounts.find(&login).is_none() {
                        accounts.insert(&login, &hash);
                    }
                }
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
        let moment = Arc::new(AtomicU64::new(0));
        let (door, asks) = keeper::door();
        let shared = Arc::new(Shared {
            hall: Mutex::new(Hall::new(tournament, journal, Arc::clone(&moment), config.news)),
            clock: Condvar::new(),
            stop: AtomicBool::new(false),
            open: Mutex::new(BTreeMap::new()),
            accounts: Mutex::new(accounts),
            door,
            moment,
            transcript: config.transcript,
            limits: config.limits,
            begin,
        });
        let clock = Arc::clone(&shared);
        let clock = spawn("clock", move || clock.keep_clock())?;
        let mut keeper = Keeper::new(hasher, config.accounts, config.open_registration);
        let gate = Arc::clone(&shared);
        let gate = spawn("gate", move || keeper.keep(&gate, &asks))?;
        let door = Arc::clone(&shared);
        let door = spawn("door", move || accept(&listener, &door))?;
        Ok(Server { address, shared, threads: vec![clock, gate, door] })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
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
        self.shared.hall().dismiss();
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
        // A guest who is gone already has no address.
        let Ok(from) = stream.peer_addr().map(|address| keeper::network(address.ip())) else {
            continue;
        };
        let place = match Place::take(shared, from) {
            Ok(place) => place,
            Err(why) => {
                let mut stream = stream;
                // Nothing has been sent to them yet: there is room for a line.
                let _ = stream.set_nonblocking(true);
                let _ = stream.write_all(format!("FAILED 1 {why}\n").as_bytes());
                continue;
            }
        };
        let guest = spawn("guest", move || connection::serve(&place.shared, &stream, place.from));
        if let Err(fault) = guest {
            eprintln!("arena: {fault}");
        }
    }
}

/// The hashes of those who began the last tournament.
fn seats_of(notes: &[Note]) -> Vec<(String, String)> {
    let last = notes.iter().rev().find_map(|note| match note {
        Note::Accounts { hashes } => Some(hashes.clone()),
        _ => None,
    });
    last.unwrap_or_default()
}

/// A connection that is counted while it lasts.
struct Place {
    shared: Arc<Shared>,
    from: IpAddr,
}

impl Place {
    fn take(shared: &Arc<Shared>, from: IpAddr) -> Result<Place, &'static str> {
        let mut open = shared.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.values().sum::<usize>() >= shared.limits.connections {
            return Err("too many connections");
        }
        let here = open.entry(from).or_default();
        if *here >= shared.limits.per_address {
            return Err("too many connections from your address");
        }
        *here += 1;
        Ok(Place { shared: Arc::clone(shared), from })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.shared.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(here) = open.get_mut(&self.from) {
            *here -= 1;
            if *here == 0 {
                open.remove(&self.from);
            }
        }
    }
}
