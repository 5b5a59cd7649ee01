//! What lies around the two sides: tray, choices, stakes, the inspector.

pub(in crate::scenes::duel) mod choices;
pub(in crate::scenes::duel) mod inspector;
pub(in crate::scenes::duel) mod stake;
pub(in crate::scenes::duel) mod tips;
pub(in crate::scenes::duel) mod tray;
