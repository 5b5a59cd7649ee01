//! Pictures in the middle of an event: the ranking as it is called out, and what is paid.

pub(in crate::scenes::wager) mod ranking;
pub(in crate::scenes::wager) mod settlement;
