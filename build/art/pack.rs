//! Finds every picture its place on a page.

use std::cmp::Reverse;

use guillotiere::{AtlasAllocator, size2};

use super::picture::Trimmed;
use super::render::Painted;

/// No page is longer on a side: what every graphics card can hold.
const LARGEST: u32 = 4096;

/// Pixels kept around every picture, so that filtering never reaches its neighbour.
pub const BORDER: u32 = 2;

/// All pictures of a sheet at one scale, and where they went.
pub struct Packed<'a> {
    pub painted: Vec<&'a Painted>,
    /// Width and height of each page.
    pub pages: Vec<[u32; 2]>,
    /// For every painted drawing the whole, then its layers, in the order of [`pictures`].
    pub places: Vec<Vec<Option<Place>>>,
}

/// Where the top left pixel of a picture is, its border not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub page: usize,
    pub x: u32,
    pub y: u32,
}

/// The whole, then the layers.
pub fn pictures(painted: &Painted) -> impl Iterator<Item = Option<&Trimmed>> {
    std::iter::once(Some(&painted.whole)).chain(painted.layers.iter().map(Option::as_ref))
}

/// Packs the pictures; the error is the number of a drawing that is larger than a page.
pub fn pack<'a>(painted: &[&'a Painted]) -> Result<Packed<'a>, usize> {
    let mut places: Vec<Vec<Option<Place>>> =
        painted.iter().map(|painted| pictures(painted).map(|_| None).collect()).collect();
    let mut waiting = Vec::new();
    for (drawing, painted) in painted.iter().enumerate() {
        for (number, trimmed) in pictures(painted).enumerate() {
            if let Some(Trimmed { picture, .. }) = trimmed {
                let size = [picture.width + 2 * BORDER, picture.height + 2 * BORDER];
                if size.into_iter().any(|length| length > LARGEST) {
                    return Err(drawing);
                }
                waiting.push(Waiting { drawing, number, size });
            }
        }
    }
    let mut pages = Vec::new();
    while !waiting.is_empty() {
        let (size, spots) = fill_page(&mut waiting);
        let mut spots = spots.into_iter();
        waiting.retain(|item| match spots.next().flatten() {
            Some([x, y]) => {
                let place = Place { page: pages.len(), x: x + BORDER, y: y + BORDER };
                places[item.drawing][item.number] = Some(place);
                false
            }
            None => true,
        });
        pages.push(size);
    }
    Ok(Packed { painted: painted.to_vec(), pages, places })
}

struct Waiting {
    drawing: usize,
    number: usize,
    size: [u32; 2],
}

type Spots = Vec<Option<[u32; 2]>>;

/// How large a thing counts in an order.
type Rank = fn([u32; 2]) -> (u32, u32);

/// Large things first; which of these orders leaves the smallest gaps depends on the shapes.
const ORDERS: [Rank; 2] =
    [|[width, height]| (width.max(height), width * height), |[width, height]| (height, width)];

/// The smallest page that holds everything that waits, or else the largest page with as much as goes on it. Also
/// brings what waits into the order of the spots.
fn fill_page(waiting: &mut [Waiting]) -> ([u32; 2], Spots) {
    let area: u32 =
        waiting.iter().map(|item| item.size[0] * item.size[1]).fold(0, u32::saturating_add);
    let mut sizes: Vec<[u32; 2]> = Vec::new();
    for width in [256, 512, 1024, 1536, 2048, 3072, LARGEST] {
        let heights = (width / 2..=LARGEST.min(width * 2)).step_by(128);
        sizes.extend(heights.map(|height| [width, height]));
    }
    sizes.retain(|[width, height]| width * height >= area);
    sizes.sort_by_key(|[width, height]| (width * height, *width));
    for size in sizes {
        for order in ORDERS {
            waiting.sort_by_key(|item| (Reverse(order(item.size)), item.drawing, item.number));
            let spots = try_page(waiting, size);
            if spots.iter().all(Option::is_some) {
                return (size, spots);
            }
        }
    }
    let size = [LARGEST, LARGEST];
    (size, try_page(waiting, size))
}

fn try_page(waiting: &[Waiting], [width, height]: [u32; 2]) -> Spots {
    let mut page = AtlasAllocator::new(size2(width as i32, height as i32));
    let spot = |item: &Waiting| {
        let place = page.allocate(size2(item.size[0] as i32, item.size[1] as i32))?;
        Some([place.rectangle.min.x as u32, place.rectangle.min.y as u32])
    };
    waiting.iter().map(spot).collect()
}

#[cfg(test)]
mod tests {
    use super::super::drawing::Drawing;
    use super::super::picture::Picture;
    use super::*;

    fn painted(width: u32, height: u32) -> Painted {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" data-box="0 0 1 1" data-pivot="0 0"/>"#;
        let drawing = Drawing::read("thing", svg).expect("a drawing");
        let picture = Picture::empty(width, height);
        let whole = Trimmed { picture, density: 1.0, left: 0, top: 0, joins: [false; 4] };
        Painted { drawing, layers: vec![None, Some(whole.clone())], whole }
    }

    /// Sizes without a pattern, from a few pixels to a third of a page.
    fn many(count: u32) -> Vec<Painted> {
        let mut state = 1_u32;
        let mut next = |most: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            1 + (state >> 16) % most
        };
        (0..count).map(|number| painted(next(1 + number * 3), next(400))).collect()
    }

    #[test]
    fn pictures_never_overlap_and_stay_on_their_page() {
        let painted = many(400);
        let packed = pack(&painted.iter().collect::<Vec<_>>()).expect("nothing is too large");
        let mut boxes: Vec<(usize, [u32; 4])> = Vec::new();
        for (painted, places) in packed.painted.iter().zip(&packed.places) {
            for (trimmed, place) in pictures(painted).zip(places) {
                assert_eq!(trimmed.is_some(), place.is_some());
                let (Some(trimmed), Some(place)) = (trimmed, place) else { continue };
                let (left, top) = (place.x - BORDER, place.y - BORDER);
                let right = place.x + trimmed.picture.width + BORDER;
                let bottom = place.y + trimmed.picture.height + BORDER;
                let [width, height] = packed.pages[place.page];
                assert!(right <= width && bottom <= height, "outside of the page");
                boxes.push((place.page, [left, top, right, bottom]));
            }
        }
        assert!(packed.pages.len() > 1, "enough pictures for several pages");
        for (number, (page, a)) in boxes.iter().enumerate() {
            for (other, b) in &boxes[..number] {
                let apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
                assert!(page != other || apart, "{a:?} and {b:?} overlap on page {page}");
            }
        }
    }

    #[test]
    fn the_same_pictures_always_go_to_the_same_places() {
        let painted = many(60);
        let painted: Vec<&Painted> = painted.iter().collect();
        let (first, second) = (pack(&painted).expect("packed"), pack(&painted).expect("packed"));
        assert_eq!(first.places, second.places);
        assert_eq!(first.pages, second.pages);
    }

    #[test]
    fn a_few_small_pictures_get_a_small_page_and_one_too_large_is_told() {
        let small = [painted(100, 100), painted(90, 20)];
        let packed = pack(&small.iter().collect::<Vec<_>>()).expect("packed");
        assert_eq!(packed.pages, [[256, 128]]);
        let large = [painted(10, 10), painted(4093, 5)];
        assert_eq!(pack(&large.iter().collect::<Vec<_>>()).err(), Some(1));
    }
}
