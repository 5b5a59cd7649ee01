//! What can go wrong while baking, always with the file it happened in.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

#[derive(Debug, thiserror::Error)]
pub enum BakeError {
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    #[error("{}: {reason}", path.display())]
    Drawing { path: PathBuf, reason: String },
    #[error("{}: at {scale} pixels a unit this drawing is larger than a page", path.display())]
    TooLarge { path: PathBuf, scale: f32 },
    #[error("{}: {error}", path.display())]
    Page { path: PathBuf, error: png::EncodingError },
}

impl BakeError {
    pub fn file(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |error| Self::File { path, error }
    }
}

pub fn create_dir(path: &Path) -> Result<(), BakeError> {
    fs::create_dir_all(path).map_err(BakeError::file(path))
}

pub fn write(path: &Path, bytes: &[u8]) -> Result<(), BakeError> {
    fs::write(path, bytes).map_err(BakeError::file(path))
}

/// Leaves an identical file alone, so that the compiler does not take it for a new one.
pub fn write_if_changed(path: &Path, bytes: &[u8]) -> Result<(), BakeError> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    write(path, bytes)
}
