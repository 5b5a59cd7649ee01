//! Evil's Parlor: the client. It shows what the rules say and decides nothing.

pub mod app;
