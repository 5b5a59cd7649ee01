//! knowledge: what these files share.

pub(in crate::wager) mod board;
pub(in crate::wager) mod forecast;
pub(in crate::wager) mod landing;
