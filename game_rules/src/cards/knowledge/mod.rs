//! knowledge: what these files share.

pub mod odds;
pub mod preview;
