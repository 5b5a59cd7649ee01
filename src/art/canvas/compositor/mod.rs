//! compositor: what these files share.

pub(in crate::art::canvas) mod compare;
pub(in crate::art::canvas) mod damage;
pub(in crate::art::canvas) mod stage;
pub(in crate::art::canvas) mod window;
