//! The arena's server over real sockets: whole tournaments, and guests who misbehave.

mod host;
mod programs;
mod rough;
mod talk;
mod typist;
