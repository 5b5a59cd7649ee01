//! Paints a drawing at one scale.
//!
//! resvg is built without text and without raster images, so nothing outside the file can have a say in the pixels.

use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use resvg::usvg;

use super::cache::Cache;
use super::drawing::Drawing;
use super::error::BakeError;
use super::picture::{Picture, Trimmed};
use super::sheets::Source;

/// What decides about a painted picture besides its drawing. Raise the number with the version of resvg.
pub const RECIPE: &[&str] = &[
    "resvg 0.49",
    include_str!("cache.rs"),
    include_str!("drawing.rs"),
    include_str!("layers.rs"),
    include_str!("picture.rs"),
    include_str!("png_file.rs"),
    include_str!("render.rs"),
];

/// A drawing as pictures.
pub struct Painted {
    pub drawing: Drawing,
    pub whole: Trimmed,
    /// One for each layer of the drawing, `None` where it is empty; no entries at all if there is only one layer.
    pub layers: Vec<Option<Trimmed>>,
}

/// Paints `source`, or takes it from the cache, and says under which key it is kept there.
pub fn paint_cached(
    source: &Source,
    scale: f32,
    cache: &Cache,
) -> Result<(String, Painted), BakeError> {
    let drawing = source.drawing()?;
    let density = scale * drawing.density;
    let key = cache.key(&source.svg, density);
    let pictures = match cache.get(&key) {
        Some(pictures) => pictures,
        None => {
            let pictures = paint(&drawing, &source.svg, density)
                .map_err(|reason| BakeError::Drawing { path: source.path.clone(), reason })?;
            cache.put(&key, &pictures)?;
            pictures
        }
    };
    let mut pictures = pictures.into_iter();
    let whole = pictures.next().flatten().ok_or_else(|| BakeError::Drawing {
        path: source.path.clone(),
        reason: "nothing is drawn".to_owned(),
    })?;
    Ok((key, Painted { drawing, whole, layers: pictures.collect() }))
}

/// The whole drawing first, then its layers if there are several. The whole is its layers put together, so that a
/// resting rig and the single picture look the same.
fn paint(drawing: &Drawing, svg: &str, density: f32) -> Result<Vec<Option<Trimmed>>, String> {
    if drawing.layers.len() < 2 {
        return Ok(vec![trim(paint_svg(svg, drawing.view, density)?, drawing, density)]);
    }
    let mut whole = canvas(drawing.view, density)?;
    let mut layers = Vec::new();
    for layer in &drawing.layers {
        let part = &drawing.parts[layer.part];
        let svg = layer.apply(svg);
        let mut painted = paint_svg(&svg, drawing.view, density)?;
        if !part.hidden {
            whole.draw_pixmap(
                0,
                0,
                painted.as_ref(),
                &PixmapPaint::default(),
                Transform::identity(),
                None,
            );
        }
        let density = density * part.density;
        if part.density != 1.0 {
            painted = paint_svg(&svg, drawing.view, density)?;
        }
        layers.push(trim(painted, drawing, density));
    }
    let whole = match drawing.half_whole {
        true => trim(half(&whole)?, drawing, density / 2.0),
        false => trim(whole, drawing, density),
    };
    layers.insert(0, whole);
    Ok(layers)
}

fn trim(pixmap: Pixmap, drawing: &Drawing, density: f32) -> Option<Trimmed> {
    let (width, height) = (pixmap.width(), pixmap.height());
    let picture = Picture { width, height, rgba: pixmap.take_demultiplied() };
    picture.trim(density, kept_pixels(drawing, density))
}

/// Half as large, every pixel the mean of four.
fn half(large: &Pixmap) -> Result<Pixmap, String> {
    let (width, height) = (large.width().div_ceil(2), large.height().div_ceil(2));
    let mut small = Pixmap::new(width, height).ok_or("the canvas is empty")?;
    for (number, pixel) in (0..).zip(small.data_mut().chunks_exact_mut(4)) {
        let (x, y) = (number % width * 2, number / width * 2);
        for (channel, value) in pixel.iter_mut().enumerate() {
            let corner = |x: u32, y: u32| match x < large.width() && y < large.height() {
                true => u16::from(large.data()[((y * large.width() + x) * 4) as usize + channel]),
                false => 0,
            };
            *value =
                ((corner(x, y) + corner(x + 1, y) + corner(x, y + 1) + corner(x + 1, y + 1) + 2)
                    / 4) as u8;
        }
    }
    Ok(small)
}

fn paint_svg(svg: &str, view: [f32; 4], density: f32) -> Result<Pixmap, String> {
    let tree =
        usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|error| error.to_string())?;
    let mut pixmap = canvas(view, density)?;
    resvg::render(&tree, Transform::from_scale(density, density), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// What is stretched or repeated must be there in full, empty or not.
fn kept_pixels(drawing: &Drawing, density: f32) -> Option<[u32; 4]> {
    let Drawing { view, frame, repeat, .. } = drawing;
    (drawing.slice.is_some() || *repeat != [false; 2]).then(|| {
        let low = |axis: usize| ((frame[axis] - view[axis]) * density).floor() as u32;
        let high =
            |axis: usize| ((frame[axis] - view[axis] + frame[axis + 2]) * density).ceil() as u32;
        [low(0), low(1), high(0), high(1)]
    })
}

fn canvas([_, _, width, height]: [f32; 4], density: f32) -> Result<Pixmap, String> {
    let pixels = |units: f32| (units * density).ceil() as u32;
    Pixmap::new(pixels(width), pixels(height)).ok_or_else(|| "the canvas is empty".to_owned())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::super::sheets::Sheet;
    use super::*;

    fn source(svg: &str) -> Source {
        Source { name: "thing".to_owned(), path: PathBuf::from("thing.svg"), svg: svg.to_owned() }
    }

    const TWO_PARTS: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="-4 -2 20 10"
        data-box="0 0 16 6" data-pivot="8 3"><rect x="1" y="1" width="9" height="4" fill="#f00"/>
        <g id="lid" data-pivot="12 3"><rect x="8" y="1" width="5" height="3" fill="#00f" fill-opacity="0.5"/></g></svg>"##;

    #[test]
    fn the_whole_is_its_layers_and_the_cache_gives_back_the_same_bytes() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = Cache::open(folder.path(), Sheet::Wager, RECIPE).expect("a cache");
        let (key, fresh) = paint_cached(&source(TWO_PARTS), 2.0, &cache).expect("painted");
        let (again, cached) = paint_cached(&source(TWO_PARTS), 2.0, &cache).expect("cached");
        assert!(cache.get(&key).is_some());
        assert_eq!((key, &fresh.whole, &fresh.layers), (again, &cached.whole, &cached.layers));

        let layers: Vec<_> = fresh.layers.iter().flatten().collect();
        assert_eq!(layers.len(), 2);
        assert_eq!((layers[1].left, layers[1].top), (24, 6));
        assert_eq!((fresh.whole.left, fresh.whole.top), (10, 6));
        assert_eq!(fresh.whole.picture.pixel(0, 0), [255, 0, 0, 255]);
        let [red, _, blue, alpha] = fresh.whole.picture.pixel(15, 1);
        assert!(red > 120 && blue > 120 && alpha == 255, "the lid lies on the box: {red} {blue}");
    }

    #[test]
    fn a_part_and_the_whole_may_have_fewer_pixels_and_stay_in_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = Cache::open(folder.path(), Sheet::Wager, RECIPE).expect("a cache");
        let coarse = TWO_PARTS
            .replace("data-box", "data-whole=\"half\" data-box")
            .replace("id=\"lid\"", "id=\"lid\" data-density=\"0.5\"");
        let (_, painted) = paint_cached(&source(&coarse), 2.0, &cache).expect("painted");
        assert_eq!((painted.whole.density, painted.whole.left, painted.whole.top), (1.0, 5, 3));
        assert_eq!(painted.whole.picture.pixel(0, 0), [255, 0, 0, 255]);
        let layers: Vec<_> = painted.layers.iter().flatten().collect();
        assert_eq!((layers[0].density, layers[0].left), (2.0, 10));
        assert_eq!((layers[1].density, layers[1].left, layers[1].top), (1.0, 12, 3));
    }

    #[test]
    fn an_empty_drawing_is_a_mistake_with_its_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = Cache::open(folder.path(), Sheet::Wager, RECIPE).expect("a cache");
        let empty = TWO_PARTS.replace("<rect", "<desc").replace("/>", "></desc>");
        let error =
            paint_cached(&source(&empty), 1.0, &cache).err().expect("a mistake").to_string();
        assert_eq!(error, "thing.svg: nothing is drawn");
    }
}
