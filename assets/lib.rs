//! Pictures, sounds and faces as they go into the client. They are a crate of their own so that they
//! are baked beside the engine, and a change of the client's code copies none of them.

/// The baked drawings: one module per sheet, one constant per sprite, written by `build/art`.
pub mod sprites {
    include!(concat!(env!("OUT_DIR"), "/sprites.rs"));
}

/// The pages the drawings lie on.
pub mod pages {
    include!(concat!(env!("OUT_DIR"), "/pages.rs"));
}

/// Every cue with its takes, and what the tables' music is made of, written by `build/sound`.
pub mod score {
    include!(concat!(env!("OUT_DIR"), "/sound.rs"));
}

/// The faces that come with no package of fonts.
pub mod faces {
    /// Libertinus Serif, half bold.
    pub const SERIF: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/serif-semibold.otf"));
    /// The same, bold.
    pub const SERIF_BOLD: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/serif-bold.otf"));
    /// The same, italic.
    pub const SERIF_ITALIC: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/serif-italic.otf"));
}

/// The icon over a window.
pub mod icon {
    /// Pixels on a side.
    pub const SIZE: u32 = 64;
    /// Straight alpha, row by row.
    pub const RGBA: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/icon.rgba"));
}
