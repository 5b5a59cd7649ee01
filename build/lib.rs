//! What the client is built with. A crate of its own, so that its tests do not ask the engine for
//! other features.
//!
//! * [`art`] bakes our drawings into pages with a typed index; [`pages`] puts them into the program;
//! * [`icon`] paints the icon over the window;
//! * [`sound`] synthesises every sound from its recipe;
//! * [`fonts`] takes the faces we set text in; [`lang`] checks every word in every language.

pub mod art;
pub mod fonts;
pub mod icon;
pub mod lang;
pub mod pages;
pub mod sound;
