//! The score: ux.md 4, one page per family of sounds.

use words::Recipe;

mod ambience;
mod arena;
mod cards;
mod evil;
mod gun;
mod interface;
mod labyrinth;
mod stings;
mod tools;
mod wager;

/// What the pages are written in.
mod words {
    pub use super::super::curve::{Curve, glide, path};
    pub use super::super::layers::Sound;
    pub use super::super::motifs::*;
    pub use super::super::recipe::Play::{Mono, Wide};
    pub use super::super::recipe::{Duck, Play, Recipe, ambience, effect, interface, voice};
    pub use super::super::struck::ringing;
    pub use super::super::take::{Take, shrinking};
    pub use super::super::voice::Voice;
}

/// A page and its own text, by which the cache knows whether it has changed.
#[derive(Debug)]
pub struct Page {
    pub recipes: &'static [Recipe],
    pub text: &'static str,
}

macro_rules! pages {
    ($($page:ident),*) => {
        &[$(Page { recipes: $page::PAGE, text: include_str!(concat!(stringify!($page), ".rs")) }),*]
    };
}

pub const PAGES: &[Page] =
    pages![interface, gun, tools, labyrinth, cards, arena, wager, evil, stings, ambience];
