//! What a bettor can work out: where everybody will land, what a bet is worth, the odds board.

pub(in crate::wager) mod board;
pub(in crate::wager) mod forecast;
pub(in crate::wager) mod landing;
