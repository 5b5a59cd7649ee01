//! What lies around the sheets: tray, choices, pencil, the inspector and what a watcher sees there.

pub(in crate::scenes::labyrinth) mod choices;
pub(in crate::scenes::labyrinth) mod inspector;
pub(in crate::scenes::labyrinth) mod peek;
pub(in crate::scenes::labyrinth) mod pencil;
pub(in crate::scenes::labyrinth) mod tile_card;
pub(in crate::scenes::labyrinth) mod tray;
pub(in crate::scenes::labyrinth) mod watch_inspector;
pub(in crate::scenes::labyrinth) mod watch_tray;
