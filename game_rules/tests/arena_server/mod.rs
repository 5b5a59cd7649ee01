//! The arena's server over real sockets: whole tournaments, and guests who misbehave.

mod door;
mod host;
mod programs;
mod restart;
mod rough;
mod talk;
mod typist;
