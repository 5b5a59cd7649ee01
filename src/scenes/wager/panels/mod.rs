//! panels: what these files share.

pub(in crate::scenes::wager) mod bet;
pub(in crate::scenes::wager) mod calibration;
pub(in crate::scenes::wager) mod console;
pub(in crate::scenes::wager) mod entry;
pub(in crate::scenes::wager) mod inspector;
pub(in crate::scenes::wager) mod last;
pub(in crate::scenes::wager) mod pick;
pub(in crate::scenes::wager) mod plot;
pub(in crate::scenes::wager) mod primary;
pub(in crate::scenes::wager) mod scores;
pub(in crate::scenes::wager) mod tray;
