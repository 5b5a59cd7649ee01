//! What is made for the Labyrinth: boards, and the shelf of saved games.

pub(in crate::scenes::labyrinth) mod board;
pub mod saves;
