//! The rules of Evil's Parlor: no window, no engine, no clock, no files, no network.
//!
//! Read in this order:
//!
//! 1. [`game`] — the one interface. Tests, bots, saves, replays, server and client know only it.
//! 2. [`dice`] — the only randomness, and its forced form for tests and scripts.
//! 3. [`record`] — seed + set-up + decisions: a save, a replay and a bug report are one thing.
//! 4. [`table`] — a running match: game, record and the undo window.
//! 5. [`bots`] — opponents, who see only what their seat may see.
//! 6. [`seat_copy`] — what a seat may ask of the rules: what it could do, and why not.
//! 7. [`code`] — the short printable form of seeds, set-ups and records.
//! 8. [`contest`] — many matches between bots, counted.
//! 9. [`script`] — the text driver behind `referee script`: fixtures, forced dice, one line per event.
//! 10. [`transcript`] — a whole match as text; the pinned matches of `tests/games` are compared by it.
//!
//! `server` is the arena's TCP server; like everything that touches files, threads or sockets it is
//! behind the feature `referee`.
//!
//! Then one module per game. The rulebooks are in `rules/`; every module says which paragraph it
//! implements. Numbers are in `data/`.

pub mod arena;
pub mod bots;
pub mod cards;
pub mod code;
pub mod contest;
pub mod data;
pub mod dice;
pub mod duel;
pub mod fingerprint;
pub mod game;
pub mod labyrinth;
pub mod odds;
#[cfg(feature = "referee")]
pub mod pinned;
pub mod record;
pub mod script;
pub mod seat_copy;
#[cfg(feature = "referee")]
pub mod server;
pub mod table;
pub mod transcript;
pub mod wager;
mod wide;
