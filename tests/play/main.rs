//! The whole client played through by the robot: without a window, and in `shots` the real program on a
//! virtual screen. One program, so that the engine is linked once.

mod arena;
mod cards;
mod curtain;
mod hall;
mod labyrinth;
mod layers;
mod matches;
mod modes;
mod moments;
mod pads;
mod parlor;
mod replays;
mod saves;
mod secrets;
mod settings;
mod shots;
mod start;
mod teaching;
mod wager;
mod words;
