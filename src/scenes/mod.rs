//! The games on the table: one folder each.

pub mod duel;
