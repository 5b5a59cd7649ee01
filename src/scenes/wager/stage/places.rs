//! Where everybody sits: a half circle around the tray, two to sixteen places.

use game_rules::game::Seat;

/// A place at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatPlace {
    /// The middle of the plate.
    pub at: (f32, f32),
    /// Plates are smaller at large tables.
    pub scale: f32,
    /// Tilt of the plate in degrees.
    pub turn: f32,
}

impl SeatPlace {
    /// Chips and envelopes lie towards the middle of the table: 1 to the right, −1 to the left.
    pub fn inwards(self) -> f32 {
        if self.at.0 > 481.0 { -1.0 } else { 1.0 }
    }
}

/// Before Evil: its own plate, if it plays along.
const MIDDLE: (f32, f32) = (480.0, 290.0);

/// The half circle of up to six, from the far end on, left and right in turns.
const FEW: [(f32, f32, f32); 5] = [
    (186.0, 246.0, -0.6),
    (790.0, 246.0, 0.6),
    (110.0, 350.0, -0.4),
    (846.0, 346.0, 0.6),
    (170.0, 462.0, -0.5),
];

/// Two rows on either side for up to sixteen; the quest lies at the lower right.
const MANY: [(f32, f32); 15] = [
    (214.0, 232.0),
    (746.0, 232.0),
    (74.0, 244.0),
    (886.0, 244.0),
    (200.0, 292.0),
    (760.0, 292.0),
    (70.0, 308.0),
    (890.0, 308.0),
    (210.0, 352.0),
    (756.0, 352.0),
    (70.0, 372.0),
    (894.0, 368.0),
    (216.0, 412.0),
    (74.0, 436.0),
    (214.0, 472.0),
];
const SMALL: f32 = 0.72;

/// The places of a table, by seat.
pub fn places(players: usize, evil: Option<Seat>) -> Vec<SeatPlace> {
    let large = players - usize::from(evil.is_some()) > FEW.len();
    let mut sides = 0;
    let mut side = || {
        sides += 1;
        if large {
            let at = MANY.get(sides - 1).copied().unwrap_or(MIDDLE);
            SeatPlace { at, scale: SMALL, turn: 0.0 }
        } else {
            let (x, y, turn) = FEW[sides - 1];
            SeatPlace { at: (x, y), scale: 1.0, turn }
        }
    };
    Seat::all(players)
        .map(|seat| match evil {
            Some(evil) if evil == seat => {
                let scale = if large { SMALL } else { 1.0 };
                SeatPlace { at: MIDDLE, scale, turn: 0.5 }
            }
            _ => side(),
        })
        .collect()
}

/// Evil's horns.
const HORNS: usize = 2;
/// The other emblems, in the order of the seats.
const EMBLEMS: [usize; 7] = [1, 3, 4, 5, 6, 7, 8];

/// The number of a seat's emblem and colour: 2 is Evil's. Above eight players they come again, and
/// names tell them apart.
pub fn emblem(seat: Seat, evil: Option<Seat>) -> usize {
    match evil {
        Some(evil) if evil == seat => HORNS,
        Some(evil) if evil < seat => EMBLEMS[(seat.index() - 1) % EMBLEMS.len()],
        _ => EMBLEMS[seat.index() % EMBLEMS.len()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_sits_on_anybody_or_on_the_quest() {
        for players in 2..=16 {
            for evil in [None, Some(Seat(0)), Some(Seat(1))] {
                let places = places(players, evil);
                assert_eq!(places.len(), players);
                for (index, one) in places.iter().enumerate() {
                    let (width, height) = (146.0 * one.scale, 44.0 * one.scale);
                    assert!(one.at.0 - width / 2.0 >= 4.0 && one.at.0 + width / 2.0 <= 956.0);
                    let card = one.at.0 + width / 2.0 > 672.0 && one.at.1 + height / 2.0 > 404.0;
                    assert!(!card, "{players} players: {one:?} lies on the quest");
                    for other in &places[..index] {
                        let apart = (one.at.0 - other.at.0).abs() >= width
                            || (one.at.1 - other.at.1).abs() >= height;
                        assert!(apart, "{players} players: {one:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn up_to_eight_have_their_own_emblem() {
        for evil in [None, Some(Seat(0)), Some(Seat(3))] {
            let count = if evil.is_some() { 8 } else { 7 };
            let mut emblems: Vec<usize> = Seat::all(count).map(|seat| emblem(seat, evil)).collect();
            emblems.sort_unstable();
            emblems.dedup();
            assert_eq!(emblems.len(), count);
        }
        assert_eq!(emblem(Seat(3), Some(Seat(3))), HORNS);
    }
}
