//! What the client knows about a baked sprite: the index starts with a copy of this file from [`Look`] on.
//!
//! Lengths are logical units with y pointing down; "from the pivot" means that the pivot is the origin.

use super::Sheet;

/// Another dress of the same sprite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Look {
    HighContrast,
    Mono,
    HauntedHouse,
    CursedForest,
    PsychWard,
    PirateShip,
}

/// How a sprite meets what is under it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Blend {
    Normal,
    Add,
    Screen,
    Overlay,
    Multiply,
}

/// A texture file: straight alpha, sRGB.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Page {
    pub file: &'static str,
    pub size: [u16; 2],
}

/// A rectangle on a page and where it goes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cell {
    pub page: u8,
    /// Left, top, right, bottom in pixels of the page.
    pub pixels: [u16; 4],
    /// The same as shares of the page.
    pub uv: [f32; 4],
    /// The top left corner, from the pivot of the sprite.
    pub at: [f32; 2],
    pub size: [f32; 2],
}

/// A part of a sprite that moves on its own.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Part {
    pub name: &'static str,
    /// What it turns about, from the pivot of the sprite.
    pub pivot: [f32; 2],
    /// The number of the part it hangs on; part 0 is the sprite as a whole. Parents come before their children.
    pub parent: u8,
    pub blend: Blend,
    /// Not drawn while the sprite rests: a tear, a closed eyelid.
    pub hidden: bool,
    /// How far it may be shifted in any direction.
    pub reach: f32,
}

/// One picture of a rig; it moves with its part. At rest all layers together are the sprite.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layer {
    pub part: u8,
    pub cells: [Cell; 2],
}

/// How a sprite is stretched to any size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Slice {
    /// Left, top, right, bottom: what keeps its size, from the edges of the frame.
    pub insets: [f32; 4],
    /// The middle has a grain: repeat it rather than stretch it.
    pub grain: bool,
}

#[derive(Debug, Clone, Copy)]
pub struct Sprite {
    pub sheet: Sheet,
    /// Path in its sheet, like the drawing's file: `seals/02-knife`.
    pub name: &'static str,
    /// The logical rectangle (left, top, width, height) from the pivot; shadows may reach beyond it.
    pub frame: [f32; 4],
    pub slice: Option<Slice>,
    /// Sideways, downwards: the frame is one tile of an endless pattern.
    pub repeat: [bool; 2],
    pub blend: Blend,
    /// Centre from the pivot, and scale, of a head-and-shoulders cut for a circle of radius 24.
    pub portrait: Option<[f32; 3]>,
    /// One for each scale.
    pub cells: [Cell; 2],
    /// Empty if nothing moves on its own.
    pub parts: &'static [Part],
    /// Back to front.
    pub layers: &'static [Layer],
    pub looks: &'static [(Look, &'static Sprite)],
}

/// A piece of a page to be drawn over `rect` (left, top, width, height).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Quad {
    pub rect: [f32; 4],
    /// Left, top, right, bottom as shares of the page.
    pub uv: [f32; 4],
}

impl Cell {
    /// The pivot as a share of the cell, counted from its middle with y pointing up: Bevy's `Anchor`.
    pub const fn anchor(&self) -> [f32; 2] {
        [-self.at[0] / self.size[0] - 0.5, self.at[1] / self.size[1] + 0.5]
    }
}

impl Sprite {
    pub const fn size(&self) -> [f32; 2] {
        [self.frame[2], self.frame[3]]
    }

    /// This sprite in another dress, or itself where the dress makes no difference.
    pub fn look(&'static self, look: Look) -> &'static Sprite {
        self.looks.iter().find(|(known, _)| *known == look).map_or(self, |(_, sprite)| *sprite)
    }

    /// The number of a part, for rigs that are driven by name.
    pub fn part(&self, name: &str) -> Option<u8> {
        (0..).zip(self.parts).find(|(_, part)| part.name == name).map(|(number, _)| number)
    }

    /// The pieces that put the frame over `target` (left, top, width, height): corners keep their size, edges stretch
    /// along one direction, the middle along both. A grain is repeated instead, each copy stretched by less than half.
    pub fn stretched(&self, scale: usize, target: [f32; 4]) -> Vec<Quad> {
        let insets = self.slice.map_or([0.0; 4], |slice| slice.insets);
        let grain = self.slice.is_some_and(|slice| slice.grain);
        let cell = &self.cells[scale];
        let spans = |axis: usize| {
            let from = cell.at[axis] - self.frame[axis];
            stretch(
                [
                    from,
                    insets[axis],
                    self.frame[axis + 2] - insets[axis + 2],
                    from + cell.size[axis],
                ],
                self.frame[axis + 2],
                target[axis + 2],
                grain,
            )
        };
        let share = |axis: usize, at: f32| {
            let part = (at - (cell.at[axis] - self.frame[axis])) / cell.size[axis];
            cell.uv[axis] + (cell.uv[axis + 2] - cell.uv[axis]) * part
        };
        let columns = spans(0);
        let mut quads = Vec::new();
        for row in spans(1) {
            for column in &columns {
                quads.push(Quad {
                    rect: [
                        target[0] + column.to[0],
                        target[1] + row.to[0],
                        column.to[1] - column.to[0],
                        row.to[1] - row.to[0],
                    ],
                    uv: [
                        share(0, column.from[0]),
                        share(1, row.from[0]),
                        share(0, column.from[1]),
                        share(1, row.from[1]),
                    ],
                });
            }
        }
        quads
    }
}

/// A stretch of the frame and where it goes, along one direction.
struct Span {
    from: [f32; 2],
    to: [f32; 2],
}

/// `cuts` are the beginning of the picture, both inner edges, and its end.
fn stretch(cuts: [f32; 4], frame: f32, target: f32, grain: bool) -> Vec<Span> {
    let [start, low, high, end] = cuts;
    let fixed = low + (frame - high);
    let shrink = if fixed > target { target / fixed } else { 1.0 };
    let (to_low, to_high) = (low * shrink, target - (frame - high) * shrink);
    let copies = if grain && high > low {
        ((to_high - to_low) / (high - low)).round().max(1.0)
    } else {
        1.0
    };
    let step = (to_high - to_low) / copies;
    let mut spans = vec![Span { from: [start, low], to: [start * shrink, to_low] }];
    for copy in 0..copies as usize {
        let from = to_low + step * copy as f32;
        spans.push(Span { from: [low, high], to: [from, from + step] });
    }
    spans.push(Span { from: [high, end], to: [to_high, target + (end - frame) * shrink] });
    spans.retain(|span| span.from[1] > span.from[0] && span.to[1] > span.to[0]);
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 60 x 40 with an overhang of 4, 3, 5, 6 units, at 2 pixels a unit on a page of 256 x 256.
    fn plate(insets: [f32; 4], grain: bool) -> Sprite {
        let (at, size) = ([-34.0, -23.0], [69.0, 49.0]);
        let cell = Cell {
            page: 0,
            pixels: [10, 20, 148, 118],
            uv: [10.0, 20.0, 148.0, 118.0].map(|x| x / 256.0),
            at,
            size,
        };
        Sprite {
            sheet: Sheet::Shell,
            name: "plate",
            frame: [-30.0, -20.0, 60.0, 40.0],
            slice: Some(Slice { insets, grain }),
            repeat: [false; 2],
            blend: Blend::Normal,
            portrait: None,
            cells: [cell; 2],
            parts: &[],
            layers: &[],
            looks: &[],
        }
    }

    fn close(a: [f32; 4], b: [f32; 4]) -> bool {
        a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-3)
    }

    #[test]
    fn corners_keep_their_size_and_the_middle_fills_the_rest() {
        let quads = plate([10.0, 8.0, 12.0, 9.0], false).stretched(0, [100.0, 50.0, 200.0, 90.0]);
        assert_eq!(quads.len(), 9);
        assert!(close(quads[0].rect, [96.0, 47.0, 14.0, 11.0]), "{:?}", quads[0]);
        assert!(close(quads[4].rect, [110.0, 58.0, 178.0, 73.0]), "{:?}", quads[4]);
        assert!(close(quads[8].rect, [288.0, 131.0, 17.0, 15.0]), "{:?}", quads[8]);
        assert!(close(quads[4].uv, [38.0, 42.0, 114.0, 88.0].map(|x| x / 256.0)), "{:?}", quads[4]);
        assert!(
            close(quads[8].uv, [114.0, 88.0, 148.0, 118.0].map(|x| x / 256.0)),
            "{:?}",
            quads[8]
        );
    }

    #[test]
    fn a_grain_is_repeated() {
        let quads = plate([10.0, 10.0, 10.0, 10.0], true).stretched(0, [0.0, 0.0, 150.0, 40.0]);
        assert_eq!(quads.len(), 3 * 5);
        assert!(close(quads[6].rect, [10.0, 10.0, 130.0 / 3.0, 20.0]), "{:?}", quads[6]);
        assert_eq!(quads[6].uv, quads[7].uv);
    }

    #[test]
    fn a_target_smaller_than_the_insets_shrinks_them() {
        let quads = plate([20.0, 8.0, 20.0, 9.0], false).stretched(0, [0.0, 0.0, 30.0, 90.0]);
        assert!(quads.iter().all(|quad| quad.rect[2] > 0.0 && quad.rect[3] > 0.0));
        let right = quads.iter().map(|quad| quad.rect[0] + quad.rect[2]).fold(0.0, f32::max);
        assert!((right - (30.0 + 5.0 * 0.75)).abs() < 1e-3, "{right}");
    }

    #[test]
    fn the_anchor_is_the_pivot() {
        let cell = plate([0.0; 4], false).cells[0];
        let [x, y] = cell.anchor();
        assert!((x - (34.0 / 69.0 - 0.5)).abs() < 1e-6 && (y - (0.5 - 23.0 / 49.0)).abs() < 1e-6);
    }
}
