//! Evil's Parlor: the client. It shows what the rules say and decides nothing.
pub mod app;
pub mod art;
pub mod evil;
pub mod scenes;
pub mod table;
