//! What lies around the creatures: tray and tickets, the inspector and its pages.

pub(in crate::scenes::arena) mod detail;
pub(in crate::scenes::arena) mod inspector;
pub(in crate::scenes::arena) mod split_tray;
pub(in crate::scenes::arena) mod steps;
pub(in crate::scenes::arena) mod tape;
pub(in crate::scenes::arena) mod ticket;
pub(in crate::scenes::arena) mod tray;
pub(in crate::scenes::arena) mod type_table;
