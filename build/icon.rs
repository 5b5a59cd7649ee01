//! The program's icon as pixels, for the window, and as a Windows resource.

use std::{fs, io, path::Path};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

/// Pixels on a side of the icon over a window.
pub const WINDOW: u32 = 64;

/// Writes `icon.rgba`: straight alpha, row by row.
pub fn build(svg: &Path, out: &Path) -> io::Result<()> {
    fs::write(out.join("icon.rgba"), painted(svg, WINDOW)?.take_demultiplied())
}

/// The sizes Windows asks for in one file: a head, an entry for each picture, the pictures as PNG.
pub fn ico(svg: &Path) -> io::Result<Vec<u8>> {
    const SIZES: [u32; 5] = [16, 32, 48, 64, 256];
    let pictures = SIZES
        .iter()
        .map(|&size| painted(svg, size)?.encode_png().map_err(io::Error::other))
        .collect::<io::Result<Vec<_>>>()?;
    let mut file = vec![0, 0, 1, 0, SIZES.len() as u8, 0];
    let mut place = (6 + 16 * SIZES.len()) as u32;
    for (size, picture) in SIZES.iter().zip(&pictures) {
        // A side of 256 is written as 0.
        file.extend([*size as u8, *size as u8, 0, 0, 1, 0, 32, 0]);
        file.extend((picture.len() as u32).to_le_bytes());
        file.extend(place.to_le_bytes());
        place += picture.len() as u32;
    }
    Ok(file.into_iter().chain(pictures.into_iter().flatten()).collect())
}

fn painted(svg: &Path, size: u32) -> io::Result<Pixmap> {
    let tree = usvg::Tree::from_str(&fs::read_to_string(svg)?, &usvg::Options::default())
        .map_err(io::Error::other)?;
    let mut pixmap = Pixmap::new(size, size).ok_or(io::ErrorKind::InvalidInput)?;
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_round_and_every_picture_of_the_resource_is_where_its_entry_says() {
        let svg = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/desktop/evils-parlor.svg");
        let icon = painted(&svg, WINDOW).expect("painted");
        let alpha = |x, y| icon.pixel(x, y).expect("inside").alpha();
        assert_eq!((alpha(0, 0), alpha(32, 32)), (0, 255));
        let file = ico(&svg).expect("written");
        for entry in file[6..6 + 5 * 16].chunks(16) {
            let number = |at: usize| {
                u32::from_le_bytes([entry[at], entry[at + 1], entry[at + 2], entry[at + 3]])
                    as usize
            };
            assert!(file[number(12)..][..number(8)].starts_with(b"\x89PNG"));
        }
    }
}
