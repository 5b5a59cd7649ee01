//! Draws the pages and writes them.

use std::fs;
use std::path::Path;

use super::error::{self, BakeError};
use super::pack::{BORDER, Packed, pictures};
use super::picture::Picture;
use super::png_file::{self, Compression};
use super::sheets::Sheet;
use super::{SCALES, pool};

pub fn file_name(sheet: Sheet, scale: usize, page: usize) -> String {
    format!("{}-{}x-{page}.png", sheet.name(), SCALES[scale])
}

/// Writes every page of a sheet; `packed` holds one entry for each scale.
pub fn write(sheet: Sheet, out_dir: &Path, packed: &[Packed]) -> Result<(), BakeError> {
    remove_old(sheet, out_dir)?;
    let jobs: Vec<(usize, usize)> = packed
        .iter()
        .enumerate()
        .flat_map(|(scale, packed)| (0..packed.pages.len()).map(move |page| (scale, page)))
        .collect();
    pool::map(&jobs, |&(scale, page)| {
        let path = out_dir.join(file_name(sheet, scale, page));
        let picture = draw(&packed[scale], page);
        let bytes = png_file::encode(&picture, Compression::Balanced)
            .map_err(|error| BakeError::Page { path: path.clone(), error })?;
        error::write(&path, &bytes)
    })
    .into_iter()
    .collect()
}

fn draw(packed: &Packed, page: usize) -> Picture {
    let [width, height] = packed.pages[page];
    let mut picture = Picture::empty(width, height);
    for (painted, places) in packed.painted.iter().zip(&packed.places) {
        for (trimmed, place) in pictures(painted).zip(places) {
            if let (Some(trimmed), Some(place)) = (trimmed, place)
                && place.page == page
            {
                let padded = trimmed.picture.padded(BORDER, trimmed.joins, painted.drawing.repeat);
                picture.blit(&padded, place.x - BORDER, place.y - BORDER);
            }
        }
    }
    picture
}

/// A sheet may have shrunk; pages nobody knows any more would stay in the folder for ever.
fn remove_old(sheet: Sheet, out_dir: &Path) -> Result<(), BakeError> {
    for entry in fs::read_dir(out_dir).map_err(BakeError::file(out_dir))? {
        let path = entry.map_err(BakeError::file(out_dir))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name
            .strip_prefix(sheet.name())
            .is_some_and(|rest| rest.starts_with('-') && rest.ends_with(".png"))
        {
            fs::remove_file(&path).map_err(BakeError::file(&path))?;
        }
    }
    Ok(())
}
