//! In what manner a creature goes out of reach for a turn (ux 2.4): into the soil, under water, up
//! into the clouds, or through the wall.

use game_rules::arena::data::Move;

/// A way out of reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Down into the ground.
    Soil,
    /// Under water.
    Water,
    /// Up where nothing reaches.
    Sky,
    /// Through the wall behind.
    Wall,
}

impl Manner {
    /// The manner of a move: by its type; one that is so heavy that its user must rest falls from
    /// above.
    pub fn of(it: &Move) -> Manner {
        match it.kind {
            _ if it.rest => Manner::Sky,
            2 | 7 => Manner::Water,
            3 | 5 | 9 => Manner::Sky,
            8 | 11 | 12 => Manner::Wall,
            _ => Manner::Soil,
        }
    }
}

#[cfg(test)]
mod tests {
    use game_rules::arena::data::Data;

    use super::*;

    #[test]
    fn each_two_turn_move_of_the_house_leaves_as_its_description_says() {
        let data = Data::shipped();
        let manner = |name: &str| {
            let it = data.moves().iter().find(|it| it.name.en == name).unwrap();
            assert!(it.two_turn, "{name}");
            Manner::of(it)
        };
        assert_eq!(manner("Dig"), Manner::Soil);
        assert_eq!(manner("Deep Dive"), Manner::Water);
        assert_eq!(manner("Cloud Hop"), Manner::Sky);
        assert_eq!(manner("Falling Star"), Manner::Sky);
        assert_eq!(manner("Wall Walk"), Manner::Wall);
    }
}
