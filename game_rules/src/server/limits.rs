//! What protects the server from its guests (rules/arena.md 5.1).

use std::time::Duration;

/// What protects the server from its guests.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests per second a connection may send for long.
    pub rate: u32,
    /// Requests it may send at once, and anew in every clock turn.
    pub burst: u32,
    /// Requests more in every clock turn for each rival.
    pub per_rival: u32,
    /// Connections per login.
    pub per_login: u32,
    /// Connections per address.
    pub per_address: usize,
    /// Connections in all.
    pub connections: usize,
    /// Accounts that may be created from one address.
    pub accounts: u32,
    /// Players in a tournament.
    pub players: usize,
    /// Time to say login and password.
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
            per_rival: 30,
            per_login: 5,
            per_address: 500,
            connections: 1000,
            accounts: 300,
            players: 250,
            login: Duration::from_secs(30),
            idle: Duration::from_secs(600),
            write: Duration::from_secs(10),
            slips: 20,
            not_yet: Duration::from_secs(30),
        }
    }
}
