//! The whole client without a window, played through by the robot (design 6, T2).

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
mod start;
mod teaching;
mod wager;
mod words;
