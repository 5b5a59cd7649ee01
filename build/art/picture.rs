//! Pixels, and what is done to them between painting and packing.

/// Straight alpha, sRGB, four bytes a pixel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

/// A picture without its empty borders.
#[derive(Debug, Clone, PartialEq)]
pub struct Trimmed {
    pub picture: Picture,
    /// Pixels for each unit.
    pub density: f32,
    /// Where its top left pixel was on the canvas.
    pub left: u32,
    pub top: u32,
    /// Left, top, right, bottom: the drawing reaches the edge of its canvas here, something is meant to join it.
    pub joins: [bool; 4],
}

impl Picture {
    pub fn empty(width: u32, height: u32) -> Self {
        Self { width, height, rgba: vec![0; (width * height * 4) as usize] }
    }

    pub fn pixel(&self, x: u32, y: u32) -> [u8; 4] {
        let start = ((y * self.width + x) * 4) as usize;
        [self.rgba[start], self.rgba[start + 1], self.rgba[start + 2], self.rgba[start + 3]]
    }

    pub fn set(&mut self, x: u32, y: u32, pixel: [u8; 4]) {
        let start = ((y * self.width + x) * 4) as usize;
        self.rgba[start..start + 4].copy_from_slice(&pixel);
    }

    pub fn blit(&mut self, other: &Self, left: u32, top: u32) {
        for y in 0..other.height {
            let from = (y * other.width * 4) as usize;
            let to = (((top + y) * self.width + left) * 4) as usize;
            let length = (other.width * 4) as usize;
            self.rgba[to..to + length].copy_from_slice(&other.rgba[from..from + length]);
        }
    }

    /// Cuts off empty borders, but nothing inside `keep` (left, top, right, bottom). `None` if all of it is empty.
    pub fn trim(&self, density: f32, keep: Option<[u32; 4]>) -> Option<Trimmed> {
        let row =
            |y: u32| self.rgba[(y * self.width * 4) as usize..][..(self.width * 4) as usize].iter();
        let drawn = |y: u32| row(y).skip(3).step_by(4).any(|alpha| *alpha > 0);
        let mut top = (0..self.height).find(|y| drawn(*y))?;
        let mut bottom = (0..self.height).rfind(|y| drawn(*y))? + 1;
        let column = |x: &u32| (top..bottom).any(|y| self.pixel(*x, y)[3] > 0);
        let mut left = (0..self.width).find(column)?;
        let mut right = (0..self.width).rfind(column)? + 1;
        if let Some(keep) = keep {
            (left, top) = (left.min(keep[0]), top.min(keep[1]));
            (right, bottom) = (right.max(keep[2]), bottom.max(keep[3]));
        }
        let mut picture = Self::empty(right - left, bottom - top);
        for y in top..bottom {
            let from = ((y * self.width + left) * 4) as usize;
            let to = ((y - top) * picture.width * 4) as usize;
            let length = (picture.width * 4) as usize;
            picture.rgba[to..to + length].copy_from_slice(&self.rgba[from..from + length]);
        }
        let joins = [left == 0, top == 0, right == self.width, bottom == self.height];
        Some(Trimmed { picture, density, left, top, joins })
    }

    /// The picture with `border` pixels around it: where it joins something the edge goes on (or the far side, if it
    /// repeats that way), elsewhere it is empty but keeps the colour of the edge, so that filtering draws no dark rim.
    pub fn padded(&self, border: u32, joins: [bool; 4], repeat: [bool; 2]) -> Self {
        let mut out = Self::empty(self.width + 2 * border, self.height + 2 * border);
        out.blit(self, border, border);
        let [left, top, right, bottom] = joins;
        for y in 0..out.height {
            for x in 0..out.width {
                let (out_x, out_y) = (place(x, border, self.width), place(y, border, self.height));
                let joined = |side: i32, low, high| side == 0 || if side < 0 { low } else { high };
                if (out_x, out_y) != (0, 0)
                    && joined(out_x, left, right)
                    && joined(out_y, top, bottom)
                {
                    let from_x = source(x, border, self.width, repeat[0]);
                    let from_y = source(y, border, self.height, repeat[1]);
                    out.set(x, y, self.pixel(from_x, from_y));
                }
            }
        }
        out.bleed();
        out
    }

    /// Gives every colourless empty pixel the mean colour of its coloured neighbours.
    fn bleed(&mut self) {
        let before = self.clone();
        for y in 0..self.height {
            for x in 0..self.width {
                if before.pixel(x, y) != [0; 4] {
                    continue;
                }
                let mut sum = [0u32; 3];
                let mut count = 0;
                for near_y in y.saturating_sub(1)..=(y + 1).min(self.height - 1) {
                    for near_x in x.saturating_sub(1)..=(x + 1).min(self.width - 1) {
                        let near = before.pixel(near_x, near_y);
                        if near != [0; 4] {
                            count += 1;
                            sum.iter_mut()
                                .zip(near)
                                .for_each(|(sum, part)| *sum += u32::from(part));
                        }
                    }
                }
                if count > 0 {
                    let [red, green, blue] = sum.map(|sum| (sum / count) as u8);
                    self.set(x, y, [red, green, blue, 0]);
                }
            }
        }
    }
}

/// -1 before the picture, 0 in it, 1 behind it.
fn place(at: u32, border: u32, length: u32) -> i32 {
    i32::from(at >= border + length) - i32::from(at < border)
}

fn source(at: u32, border: u32, length: u32, repeats: bool) -> u32 {
    let at = i64::from(at) - i64::from(border);
    let length = i64::from(length);
    if repeats { at.rem_euclid(length) as u32 } else { at.clamp(0, length - 1) as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dotted(width: u32, height: u32, dots: &[(u32, u32)]) -> Picture {
        let mut picture = Picture::empty(width, height);
        for &(x, y) in dots {
            picture.set(x, y, [x as u8 + 1, y as u8 + 1, 9, 255]);
        }
        picture
    }

    #[test]
    fn trimming_cuts_to_the_drawn_pixels_and_says_where_they_were() {
        let trimmed = dotted(10, 8, &[(3, 2), (6, 5)]).trim(1.0, None).expect("something is drawn");
        assert_eq!((trimmed.left, trimmed.top), (3, 2));
        assert_eq!((trimmed.picture.width, trimmed.picture.height), (4, 4));
        assert_eq!(trimmed.picture.pixel(3, 3), [7, 6, 9, 255]);
        assert_eq!(trimmed.joins, [false; 4]);
    }

    #[test]
    fn an_edge_that_is_drawn_on_joins_and_what_is_to_be_kept_is_not_trimmed() {
        let picture = dotted(10, 8, &[(0, 3), (5, 3)]);
        assert_eq!(picture.trim(1.0, None).expect("drawn").joins, [true, false, false, false]);
        let trimmed = picture.trim(1.0, Some([0, 3, 10, 4])).expect("drawn");
        assert_eq!((trimmed.picture.width, trimmed.picture.height, trimmed.top), (10, 1, 3));
        assert!(Picture::empty(4, 4).trim(1.0, Some([0, 0, 4, 4])).is_none());
    }

    #[test]
    fn a_join_carries_the_edge_on_and_a_repeat_the_far_side() {
        let picture = dotted(2, 1, &[(0, 0), (1, 0)]);
        let clamped = picture.padded(2, [true, false, true, false], [false; 2]);
        assert_eq!(clamped.pixel(0, 2), [1, 1, 9, 255]);
        assert_eq!(clamped.pixel(5, 2), [2, 1, 9, 255]);
        assert_eq!(clamped.pixel(2, 1)[3], 0, "not joined above");
        let wrapped = picture.padded(2, [true, false, true, false], [true, false]);
        assert_eq!(wrapped.pixel(1, 2), [2, 1, 9, 255]);
        assert_eq!(wrapped.pixel(4, 2), [1, 1, 9, 255]);
    }

    #[test]
    fn empty_pixels_beside_an_edge_keep_its_colour() {
        let padded = dotted(1, 1, &[(0, 0)]).padded(2, [false; 4], [false; 2]);
        assert_eq!(padded.pixel(1, 1), [1, 1, 9, 0]);
        assert_eq!(padded.pixel(2, 2), [1, 1, 9, 255]);
    }
}
