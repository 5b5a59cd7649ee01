//! A heat layer as a landscape: chances between the middles of tiles, and the lines of equal chance.

use std::collections::BTreeMap;

use bevy::math::Vec2;

/// Into how many steps a tile is cut.
pub const FINE: i32 = 4;

/// Chances over the tiles of a sheet; outside there is nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The tile before the first column and row.
    low: (i32, i32),
    width: i32,
    height: i32,
    values: Vec<f32>,
}

/// A side of the fine grid: where it begins, and whether it goes to the right or up.
type Side = (i32, i32, bool);

impl Field {
    /// The landscape over these tiles, with a margin of nothing around it.
    pub fn of(tiles: &[((i8, i8), f32)]) -> Option<Field> {
        let xs = || tiles.iter().map(|((x, _), _)| i32::from(*x));
        let ys = || tiles.iter().map(|((_, y), _)| i32::from(*y));
        let low = (xs().min()? - 1, ys().min()? - 1);
        let (width, height) = (xs().max()? - low.0 + 2, ys().max()? - low.1 + 2);
        let mut values = vec![0.0; (width * height) as usize];
        for ((x, y), chance) in tiles {
            let place = (i32::from(*y) - low.1) * width + i32::from(*x) - low.0;
            values[place as usize] = *chance;
        }
        Some(Field { low, width, height, values })
    }

    fn tile(&self, x: i32, y: i32) -> f32 {
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        if inside { self.values[(y * self.width + x) as usize] } else { 0.0 }
    }

    /// The chance at a place of the sheet, in tiles; in the middle of a tile it is that of the tile.
    pub fn at(&self, place: Vec2) -> f32 {
        let off = place - Vec2::new(self.low.0 as f32, self.low.1 as f32);
        let (x, y) = (off.x.floor(), off.y.floor());
        let (right, up) = (off.x - x, off.y - y);
        let (x, y) = (x as i32, y as i32);
        let along = |y: i32| self.tile(x, y) * (1.0 - right) + self.tile(x + 1, y) * right;
        along(y) * (1.0 - up) + along(y + 1) * up
    }

    /// The fine grid: its first corner in tiles, and how many corners there are across and up.
    fn grid(&self) -> (Vec2, i32, i32) {
        let low = Vec2::new(self.low.0 as f32, self.low.1 as f32);
        (low, (self.width - 1) * FINE + 1, (self.height - 1) * FINE + 1)
    }

    /// Strips of the fine grid that lie in one band: their left end, their right end, the number of
    /// the last level below them. What lies below the first level is left out.
    pub fn strips(&self, levels: &[f32]) -> Vec<(Vec2, Vec2, usize)> {
        let (low, across, up) = self.grid();
        let step = 1.0 / FINE as f32;
        let band = |x: i32, y: i32| {
            let middle = low + (Vec2::new(x as f32, y as f32) + 0.5) * step;
            levels.iter().rposition(|level| self.at(middle) >= *level)
        };
        let mut strips: Vec<(Vec2, Vec2, usize)> = Vec::new();
        for y in 0..up - 1 {
            let mut before = None;
            for x in 0..across - 1 {
                let now = band(x, y);
                if let Some(band) = now {
                    let left = low + Vec2::new(x as f32, y as f32 + 0.5) * step;
                    let right = left + Vec2::new(step, 0.0);
                    match strips.last_mut().filter(|_| before == now) {
                        Some(strip) => strip.1 = right,
                        None => strips.push((left, right, band)),
                    }
                }
                before = now;
            }
        }
        strips
    }

    /// The lines on which the chance is just this; every one of them is closed.
    pub fn lines(&self, level: f32) -> Vec<Vec<Vec2>> {
        let (low, across, up) = self.grid();
        let step = 1.0 / FINE as f32;
        let corner = |x: i32, y: i32| low + Vec2::new(x as f32, y as f32) * step;
        let value = |x: i32, y: i32| self.at(corner(x, y));
        let mut ties: BTreeMap<Side, Vec<Side>> = BTreeMap::new();
        for y in 0..up - 1 {
            for x in 0..across - 1 {
                for (one, two) in crossings(x, y, level, &value) {
                    ties.entry(one).or_default().push(two);
                    ties.entry(two).or_default().push(one);
                }
            }
        }
        let point = |&(x, y, right): &Side| {
            let end = if right { (x + 1, y) } else { (x, y + 1) };
            let (from, to) = (value(x, y), value(end.0, end.1));
            let share = if from == to { 0.5 } else { (level - from) / (to - from) };
            corner(x, y).lerp(corner(end.0, end.1), share.clamp(0.0, 1.0))
        };
        let mut lines = Vec::new();
        while let Some((&first, _)) = ties.first_key_value() {
            let (mut line, mut at) = (vec![point(&first)], first);
            while let Some(ends) = ties.remove(&at) {
                let Some(next) = ends.into_iter().find(|end| ties.contains_key(end)) else { break };
                line.push(point(&next));
                at = next;
            }
            line.push(point(&first));
            lines.push(line);
        }
        lines
    }
}

/// Where a line of this level enters and leaves a square of the fine grid.
fn crossings(
    x: i32,
    y: i32,
    level: f32,
    value: &impl Fn(i32, i32) -> f32,
) -> impl Iterator<Item = (Side, Side)> {
    let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
    let values = corners.map(|(x, y)| value(x, y));
    let above = values.map(|value| value >= level);
    // Bottom, right, top, left.
    let sides = [(x, y, true), (x + 1, y, false), (x, y + 1, true), (x, y, false)];
    let crossed: Vec<Side> = (0..4)
        .filter(|&side| above[side] != above[(side + 1) % 4])
        .map(|side| sides[side])
        .collect();
    let pairs = match crossed[..] {
        [one, two] => vec![(one, two)],
        [bottom, right, top, left] => {
            let middle = values.iter().sum::<f32>() / 4.0 >= level;
            if middle == above[0] {
                vec![(bottom, right), (top, left)]
            } else {
                vec![(bottom, left), (right, top)]
            }
        }
        _ => Vec::new(),
    };
    pairs.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tile keeps its own chance, and halfway to nothing it is half.
    #[test]
    fn chances_fall_off_between_tiles() {
        let field = Field::of(&[((2, -3), 0.8)]).unwrap();
        assert_eq!(field.at(Vec2::new(2.0, -3.0)), 0.8);
        assert_eq!(field.at(Vec2::new(2.5, -3.0)), 0.4);
        assert_eq!(field.at(Vec2::new(2.5, -2.5)), 0.2);
        assert_eq!(field.at(Vec2::new(4.0, -3.0)), 0.0);
        assert_eq!(Field::of(&[]), None);
    }

    /// Every point of a line has the chance of its level, and every line comes back to its start.
    #[test]
    fn lines_are_closed_and_lie_on_their_level() {
        let tiles = [((0, 0), 0.9), ((1, 0), 0.3), ((2, 1), 0.7), ((0, 2), 0.04), ((5, 5), 0.6)];
        let field = Field::of(&tiles).unwrap();
        for (level, rings) in [(0.01, 3), (0.2, 2), (0.5, 3), (0.95, 0)] {
            let lines = field.lines(level);
            assert_eq!(lines.len(), rings, "at {level}");
            for line in lines {
                assert_eq!(line.first(), line.last(), "at {level}");
                assert!(line.len() > 4);
                for point in line {
                    let found = field.at(point);
                    assert!((found - level).abs() < 0.001, "{found} at {point} for {level}");
                }
            }
        }
    }

    /// Strips cover what is above the first level, and only that.
    #[test]
    fn strips_cover_what_is_likely_enough() {
        let field = Field::of(&[((0, 0), 0.6), ((1, 0), 0.1)]).unwrap();
        let levels = [0.05, 0.5];
        let strips = field.strips(&levels);
        assert!(!strips.is_empty());
        for (left, right, band) in strips {
            assert!(left.x < right.x && left.y == right.y);
            let step = Vec2::new(0.5 / FINE as f32, 0.0);
            for end in [left + step, right - step] {
                let chance = field.at(end);
                assert!(chance >= levels[band]);
                assert!(levels.get(band + 1).is_none_or(|next| chance < *next));
            }
        }
    }
}
