//! Who may come in: one thread checks passwords, in the order in which they were given, in one block
//! of memory. Whoever guesses has to wait longer and longer (rules/arena.md 5.1).

use std::{
    collections::{BTreeMap, BTreeSet},
    net::{IpAddr, Ipv6Addr},
    path::PathBuf,
    sync::{
        PoisonError,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel},
    },
    time::{Duration, Instant},
};

use super::{
    Shared,
    accounts::{Hasher, append_account, is_login, is_password},
};

/// Why somebody is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refusal {
    #[error("bad login or password")]
    Wrong,
    #[error("too many wrong passwords, try again in {0} s")]
    Guessing(u64),
    #[error("this login is taken in other letters, large or small")]
    Spelling,
    #[error("too many new accounts from your address")]
    Accounts,
    #[error("there is no room for more accounts")]
    Full,
    #[error("this player's password was lost with a restart; the host can remove the player")]
    Lost,
    #[error("the account cannot be kept, ask the host")]
    Unkept,
    #[error("too many are logging in, try again")]
    Busy,
}

/// Accounts in all.
const MOST_ACCOUNTS: usize = 10_000;
/// How many may stand in the queue.
const QUEUE: usize = 1000;
/// How often the thread looks whether the server stops.
const BLINK: Duration = Duration::from_millis(250);

/// After so many looks without anybody at the door its memory is given back.
const QUIET: u32 = 40;

/// Somebody at the door.
pub(super) struct Ask {
    login: String,
    password: String,
    from: IpAddr,
    answer: SyncSender<Result<(), Refusal>>,
}

/// The queue in front of the thread.
pub(super) struct Door(SyncSender<Ask>);

/// The queue, and its other end for the thread.
pub(super) fn door() -> (Door, Receiver<Ask>) {
    let (post, asks) = sync_channel(QUEUE);
    (Door(post), asks)
}

impl Door {
    /// Asks to be let in, and waits for the answer, however many stand in the queue: there are never
    /// more than connections, and everybody in it has said all they had to say.
    pub(super) fn ask(&self, (login, password): (&str, &str), from: IpAddr) -> Result<(), Refusal> {
        if !is_login(login) || !is_password(password) {
            return Err(Refusal::Wrong);
        }
        let (answer, told) = sync_channel(1);
        let (login, password) = (login.to_owned(), password.to_owned());
        let ask = Ask { login, password, from: network(from), answer };
        self.0.try_send(ask).map_err(|fault| match fault {
            TrySendError::Full(_) | TrySendError::Disconnected(_) => Refusal::Busy,
        })?;
        // Nobody answers any more when the server stops.
        told.recv().unwrap_or(Err(Refusal::Busy))
    }
}

/// What counts as one address: an IPv6 household has 2^64 of them.
pub(super) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from(u128::from(six) >> 64 << 64)),
        four => four,
    }
}

/// Wrong passwords from an address: for one login, or in all.
type Key = (IpAddr, Option<String>);

#[derive(Clone, Copy, Debug)]
struct Failures {
    count: u32,
    last: Instant,
}

/// Wrong passwords that cost nothing but the next try, for one login and from an address in all.
const FREE: [u32; 2] = [3, 10];
/// The longest one has to wait.
const LONGEST: u64 = 60;
/// So long after the last wrong password all are forgotten.
const FORGET: Duration = Duration::from_secs(600);
/// So many are remembered at most.
const REMEMBERED: usize = 10_000;

/// Remembers who has guessed.
#[derive(Default)]
struct Guesses(BTreeMap<Key, Failures>);

impl Guesses {
    /// The seconds until this one may try again.
    fn wait(&self, key: &Key, now: Instant) -> Option<u64> {
        let it = self.0.get(key).filter(|it| now < it.last + FORGET)?;
        let free = FREE[usize::from(key.1.is_none())];
        let delay = 1u64 << it.count.checked_sub(free)?.min(10);
        let end = it.last + Duration::from_secs(delay.min(LONGEST));
        let left = end.checked_duration_since(now)?;
        (!left.is_zero()).then(|| left.as_secs_f64().ceil() as u64)
    }

    fn failed(&mut self, key: Key, now: Instant) {
        if self.0.len() >= REMEMBERED {
            self.0.retain(|_, it| now < it.last + FORGET);
            let oldest = self.0.iter().min_by_key(|(_, it)| it.last).map(|(key, _)| key.clone());
            if self.0.len() >= REMEMBERED
                && let Some(oldest) = oldest
            {
                self.0.remove(&oldest);
            }
        }
        let it = self.0.entry(key).or_insert(Failures { count: 0, last: now });
        if now >= it.last + FORGET {
            it.count = 0;
        }
        (it.count, it.last) = (it.count.saturating_add(1), now);
    }
}

/// The thread's own.
pub(super) struct Keeper {
    pub(super) hasher: Hasher,
    pub(super) file: Option<PathBuf>,
    /// The first password used for an unknown login creates it.
    pub(super) open: bool,
    guesses: Guesses,
    /// Who has logged in from where: they do not suffer from a neighbour who guesses.
    friends: BTreeSet<(IpAddr, String)>,
    created: BTreeMap<IpAddr, u32>,
}

impl Keeper {
    pub(super) fn new(hasher: Hasher, file: Option<PathBuf>, open: bool) -> Keeper {
        Keeper {
            hasher,
            file,
            open,
            guesses: Guesses::default(),
            friends: BTreeSet::new(),
            created: BTreeMap::new(),
        }
    }

    /// Answers until the server stops.
    pub(super) fn keep(&mut self, shared: &Shared, asks: &Receiver<Ask>) {
        let mut quiet = 0;
        while !shared.stopping() {
            quiet += 1;
            match asks.recv_timeout(BLINK) {
                Ok(ask) => {
                    quiet = 0;
                    let answer = self.admit(shared, &ask, Instant::now());
                    // They may have gone meanwhile.
                    let _ = ask.answer.try_send(answer);
                }
                Err(RecvTimeoutError::Timeout) if quiet == QUIET => self.hasher.rest(),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn admit(&mut self, shared: &Shared, ask: &Ask, now: Instant) -> Result<(), Refusal> {
        let own: Key = (ask.from, Some(ask.login.to_ascii_lowercase()));
        let all: Key = (ask.from, None);
        let friend = (ask.from, ask.login.clone());
        let known = shared.accounts().find(&ask.login).cloned();
        let wait = self.guesses.wait(&own, now);
        let wait = wait
            .max((!self.friends.contains(&friend)).then(|| self.guesses.wait(&all, now)).flatten());
        let tried = match known {
            _ if wait.is_some() => Err(Refusal::Guessing(wait.unwrap_or_default())),
            Some(account) if account.login != ask.login && self.open => Err(Refusal::Spelling),
            Some(account) => {
                let right = self.hasher.verify(&ask.password, &account.hash);
                if right && account.login == ask.login { Ok(()) } else { Err(Refusal::Wrong) }
            }
            None if self.open => self.create(shared, ask),
            None => {
                // As long as for a login that is known, so that nobody learns which ones are.
                self.hasher.hash(&ask.password);
                Err(Refusal::Wrong)
            }
        };
        match tried {
            Ok(()) => {
                self.guesses.0.remove(&own);
                if self.friends.len() >= REMEMBERED {
                    self.friends.clear();
                }
                self.friends.insert(friend);
            }
            Err(Refusal::Wrong) => {
                self.guesses.failed(own, now);
                self.guesses.failed(all, now);
            }
            Err(_) => {}
        }
        tried
    }

    /// A new account, unless there are too many or the seat is somebody else's.
    fn create(&mut self, shared: &Shared, ask: &Ask) -> Result<(), Refusal> {
        if self.created.get(&ask.from).is_some_and(|&made| made >= shared.limits.accounts) {
            return Err(Refusal::Accounts);
        }
        if shared.accounts().len() >= MOST_ACCOUNTS {
            return Err(Refusal::Full);
        }
        if shared.hall().is_seat(&ask.login) {
            return Err(Refusal::Lost);
        }
        let hash = self.hasher.hash(&ask.password).ok_or(Refusal::Unkept)?;
        if let Some(path) = &self.file {
            append_account(path, &format!("{} {hash}", ask.login)).map_err(|fault| {
                shared.hall().trouble(fault.to_string());
                Refusal::Unkept
            })?;
        }
        shared.accounts().insert(&ask.login, &hash);
        *self.created.entry(ask.from).or_default() += 1;
        Ok(())
    }
}

impl Shared {
    /// The accounts. Whoever holds them never waits for the hall.
    pub(super) fn accounts(&self) -> std::sync::MutexGuard<'_, super::accounts::Accounts> {
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_guesses_waits_longer_and_longer() {
        let mut guesses = Guesses::default();
        let key: Key = (IpAddr::from([127, 0, 0, 1]), Some("ada".into()));
        let mut now = Instant::now();
        let mut waits = Vec::new();
        for _ in 0..12 {
            guesses.failed(key.clone(), now);
            let wait = guesses.wait(&key, now).unwrap_or_default();
            waits.push(wait);
            now += Duration::from_secs(wait);
            assert_eq!(guesses.wait(&key, now), None, "then the next try counts");
        }
        assert_eq!(waits, [0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
        assert_eq!(guesses.wait(&(key.0, Some("bob".into())), now), None);
        now += FORGET;
        guesses.failed(key.clone(), now);
        assert_eq!(guesses.wait(&key, now), None, "long ago is forgotten");
    }

    #[test]
    fn what_is_remembered_has_a_limit() {
        let mut guesses = Guesses::default();
        let now = Instant::now();
        for number in 0..REMEMBERED as u32 + 50 {
            let address = IpAddr::from(number.to_be_bytes());
            guesses.failed((address, None), now + Duration::from_millis(number.into()));
        }
        assert_eq!(guesses.0.len(), REMEMBERED);
    }

    #[test]
    fn a_household_is_one_address() {
        let six = |text: &str| network(text.parse().unwrap());
        assert_eq!(six("2001:db8:1:2::1"), six("2001:db8:1:2:ffff::7"));
        assert_ne!(six("2001:db8:1:2::1"), six("2001:db8:1:3::1"));
        assert_eq!(six("::ffff:10.0.0.1"), six("10.0.0.1"));
    }
}
