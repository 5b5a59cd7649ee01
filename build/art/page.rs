//! Draws the pages and writes them.

use std::fs;
use std::path::Path;

use super::error::{self, BakeError};
use super::pack::{BORDER, Packed, pictures};
use super::picture::Picture;
use super::sheets::Sheet;
use super::{SCALES, pool};

pub fn file_name(sheet: Sheet, scale: usize, page: usize) -> String {
    format!("{}-{}x-{page}.{ENDING}", sheet.name(), SCALES[scale])
}

/// What the pages are written as: quickly made and read while we build for ourselves, small in what is downloaded.
pub const ENDING: &str = if cfg!(feature = "pressed") { "webp" } else { "png" };

#[cfg(not(feature = "pressed"))]
fn encode(picture: &Picture) -> Result<Vec<u8>, String> {
    use super::png_file::{self, Compression};
    png_file::encode(picture, Compression::Balanced).map_err(|error| error.to_string())
}

/// WebP without loss but for grain: no value differs by more than a few of 255. A third of the PNG.
#[cfg(feature = "pressed")]
fn encode(picture: &Picture) -> Result<Vec<u8>, String> {
    let mut config = webp::WebPConfig::new().map_err(|()| "WebP is of another version")?;
    config.lossless = 1;
    config.near_lossless = 40;
    // The colour below transparent pixels counts where pictures are stretched.
    config.exact = 1;
    let encoder = webp::Encoder::from_rgba(&picture.rgba, picture.width, picture.height);
    let bytes = encoder.encode_advanced(&config).map_err(|error| format!("{error:?}"))?;
    Ok(bytes.to_vec())
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
        let bytes =
            encode(&picture).map_err(|reason| BakeError::Drawing { path: path.clone(), reason })?;
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
            .is_some_and(|rest| rest.starts_with('-') && rest.ends_with(ENDING))
        {
            fs::remove_file(&path).map_err(BakeError::file(&path))?;
        }
    }
    Ok(())
}
