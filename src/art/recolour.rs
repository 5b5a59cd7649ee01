//! The stage in the palettes for those who see less (ux 3.1): pages without hues, or with white
//! edges; a canvas without what only makes it dark.

use bevy::prelude::*;

use super::sprites::{self, Cell, Look, Sheet, Sprite as Drawing};
use crate::app::settings::{Effects, Palette};

/// Width of the edge around everything in high contrast, in units.
const EDGE: usize = 2;

/// Puts the pixels of a page (straight alpha) into the dress of a palette.
pub fn page(
    pixels: &mut [u8],
    width: usize,
    sheet: Sheet,
    number: u8,
    density: usize,
    palette: Palette,
) {
    match palette {
        Palette::Standard => {}
        Palette::Mono => {
            for pixel in pixels.chunks_exact_mut(4) {
                let grey = grey([pixel[0], pixel[1], pixel[2]]);
                pixel[..3].fill(grey);
            }
        }
        Palette::HighContrast => {
            let before: Vec<u8> = pixels.chunks_exact(4).map(|pixel| pixel[3]).collect();
            for drawing in sheet.drawings().iter().filter(|drawing| is_object(drawing)) {
                let whole = std::iter::once(&drawing.cells[density]);
                let layers = drawing.layers.iter().map(|layer| &layer.cells[density]);
                for cell in whole.chain(layers).filter(|cell| cell.page == number) {
                    outline(pixels, &before, width, cell, EDGE * (density + 1));
                }
            }
        }
    }
}

/// As light as the colour, without its hue.
fn grey([red, green, blue]: [u8; 3]) -> u8 {
    let light = |channel: u8| (f32::from(channel) / 255.0).powf(2.2);
    let light = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
    (light.powf(1.0 / 2.2) * 255.0).round() as u8
}

/// Something that lies on the table: neither ground nor light nor part of a panel, which has a
/// dress of its own, nor so thin that an edge would be all of it.
fn is_object(drawing: &Drawing) -> bool {
    let light = matches!(drawing.blend, sprites::Blend::Add | sprites::Blend::Screen);
    let thin: &[&str] = match drawing.sheet {
        Sheet::Shell | Sheet::Evil | Sheet::Duel => &[
            "flame", "smoke", "spark", "string", "chain", "cord", "chalk", "tag-icon", "ui/",
            "brow-", "eye-", "mouth-", "pupil", "cracks", "blush",
        ],
        // Ink on paper, and tiles that lie edge to edge.
        Sheet::Labyrinth => &["notebook/", "table/", "themes/", "tiles/", "walls/", "trail"],
        Sheet::Cards => &["busts/", "chalk/", "frames/", "glyphs/", "illustrations/"],
        Sheet::Arena => &["bonus", "footlight", "hp-", "matrix", "stamp", "tape", "types/"],
        Sheet::Creatures => &[],
        Sheet::Wager => &["gauge", "ladder", "odds", "phase", "wax"],
    };
    !light && !is_ground(drawing) && !thin.iter().any(|part| drawing.name.contains(part))
}

/// What high contrast leaves out: walls, cloth, falloff, shadows.
fn is_ground(drawing: &Drawing) -> bool {
    let ground: &[&str] = match drawing.sheet {
        Sheet::Shell | Sheet::Evil | Sheet::Duel => &[
            "table-felt",
            "table-top",
            "room-wall",
            "room-light",
            "room-vignette",
            "window-",
            "wall-",
            "lamp-pool",
            "rim-light",
        ],
        Sheet::Labyrinth | Sheet::Cards => &["table/felt", "table/room", "table/vignette"],
        Sheet::Arena => &["backdrop-"],
        Sheet::Creatures => &[],
        Sheet::Wager => &["table-plum", "spot-"],
    };
    drawing.name.contains("-shadow") || ground.iter().any(|part| drawing.name.contains(part))
}

/// A white edge inside of the silhouette; what is softer than that is gone.
fn outline(pixels: &mut [u8], alpha: &[u8], width: usize, cell: &Cell, edge: usize) {
    let [left, top, right, bottom] = cell.pixels.map(usize::from);
    let solid = |x: isize, y: isize| {
        let inside = x >= left as isize && y >= top as isize;
        let inside = inside && x < right as isize && y < bottom as isize;
        inside && alpha[y as usize * width + x as usize] >= 128
    };
    let far = edge as isize;
    let near = (far * 7 + 5) / 10;
    let around = [
        (far, 0),
        (-far, 0),
        (0, far),
        (0, -far),
        (near, near),
        (near, -near),
        (-near, near),
        (-near, -near),
    ];
    for y in top..bottom {
        for x in left..right {
            let (column, row) = (x as isize, y as isize);
            let pixel = &mut pixels[(y * width + x) * 4..][..4];
            if !solid(column, row) {
                pixel[3] = 0;
            } else if around.iter().any(|(dx, dy)| !solid(column + dx, row + dy)) {
                pixel.fill(255);
            }
        }
    }
}

/// Is this drawn at all?
pub fn is_drawn(drawing: &Drawing, palette: Palette, effects: Effects) -> bool {
    let name = drawing.name;
    let light = matches!(drawing.blend, sprites::Blend::Add | sprites::Blend::Screen);
    let burns = name.contains("flame") || name.contains("muzzle");
    if palette == Palette::HighContrast && (is_ground(drawing) || light && !burns) {
        return false;
    }
    let dear = ["halo", "glow", "smoke", "spark", "mote"];
    effects != Effects::Low || !dear.iter().any(|part| name.contains(part))
}

/// The drawing in the dress of the palette, where it has one.
pub fn dressed(drawing: &'static Drawing, palette: Palette) -> &'static Drawing {
    match palette {
        Palette::Standard => drawing,
        Palette::HighContrast => drawing.look(Look::HighContrast),
        Palette::Mono => drawing.look(Look::Mono),
    }
}

/// A colour of a text or a tint in the palette.
pub fn colour(color: Color, palette: Palette) -> Color {
    if palette != Palette::Mono {
        return color;
    }
    let Srgba { red, green, blue, alpha } = color.to_srgba();
    let byte = |channel: f32| (channel.clamp(0.0, 1.0) * 255.0).round() as u8;
    let grey = grey([byte(red), byte(green), byte(blue)]);
    Color::srgb_u8(grey, grey, grey).with_alpha(alpha)
}

/// What is behind everything.
pub fn ground(palette: Palette) -> Color {
    match palette {
        Palette::HighContrast => Color::BLACK,
        other => colour(super::palette::THEME.ground.room.color(), other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::sprites::{duel, shell::hub};

    #[test]
    fn mono_has_no_hue_and_keeps_what_is_lighter_lighter() {
        let mut pixels: Vec<u8> = vec![226, 83, 47, 255, 201, 220, 232, 128, 0, 0, 0, 0];
        page(&mut pixels, 3, Sheet::Duel, 0, 0, Palette::Mono);
        for pixel in pixels.chunks_exact(4) {
            assert!(pixel[0] == pixel[1] && pixel[1] == pixel[2], "{pixels:?}");
        }
        assert!(pixels[0] < pixels[4] && pixels[8] == 0);
        assert_eq!((pixels[3], pixels[7]), (255, 128));
        let Srgba { red, green, blue, .. } =
            colour(Color::srgb_u8(0xF4, 0xA5, 0x8C), Palette::Mono).to_srgba();
        assert!(red == green && green == blue);
    }

    #[test]
    fn high_contrast_puts_a_white_edge_around_what_is_solid() {
        // A disc with a soft shadow around it.
        let (width, mut pixels) = (24, Vec::new());
        for y in 0..24i32 {
            for x in 0..24i32 {
                let away = (x - 12).pow(2) + (y - 12).pow(2);
                let alpha = if away <= 64 {
                    255
                } else if away <= 100 {
                    60
                } else {
                    0
                };
                pixels.extend([90, 20, 20, alpha]);
            }
        }
        let alpha: Vec<u8> = pixels.chunks_exact(4).map(|pixel: &[u8]| pixel[3]).collect();
        let cell = Cell { pixels: [0, 0, 24, 24], ..duel::TABLE_FELT.cells[0] };
        outline(&mut pixels, &alpha, width, &cell, 2);
        let at = |x: usize, y: usize| &pixels[(y * width + x) * 4..][..4];
        assert_eq!(at(12, 12), [90, 20, 20, 255], "the inside stays");
        assert_eq!(at(12, 4), [255, 255, 255, 255], "the edge is white");
        assert_eq!(at(12, 2)[3], 0, "the shadow is gone");
    }

    #[test]
    fn high_contrast_has_no_cloth_walls_or_lamp_and_low_effects_no_halos() {
        let drawn = |drawing, palette, effects| is_drawn(drawing, palette, effects);
        for drawing in [duel::TABLE_FELT, hub::ROOM_WALL, hub::ROOM_VIGNETTE, duel::LAMP_POOL] {
            assert!(!drawn(drawing, Palette::HighContrast, Effects::High), "{}", drawing.name);
            assert!(drawn(drawing, Palette::Mono, Effects::Low), "{}", drawing.name);
        }
        for drawing in Sheet::Evil.drawings() {
            let drawn = ["brow-", "eye-", "mouth-"].iter().any(|part| drawing.name.contains(part));
            assert!(!drawn || !is_object(drawing), "ink on porcelain stays ink: {}", drawing.name);
        }
        for drawing in [duel::SHELL_LIVE, duel::GUN_BARREL, duel::CANDLE_FLAME] {
            assert!(drawn(drawing, Palette::HighContrast, Effects::Low), "{}", drawing.name);
        }
        for drawing in Sheet::Labyrinth.drawings() {
            let wall = drawing.name.contains("wall");
            assert!(!wall || drawn(drawing, Palette::HighContrast, Effects::Low), "{drawing:?}");
        }
        assert!(!drawn(duel::CANDLE_HALO, Palette::Standard, Effects::Low));
        assert!(drawn(duel::CANDLE_HALO, Palette::Standard, Effects::Medium));
    }
}
