//! Themes (rules/labyrinth.md 17.12): other names, art and sound, and one twist each. Data:
//! `data/labyrinth/themes.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::data::read_ron;

/// The shipped themes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ThemeName {
    /// Twist: a ghost walk through one inner wall.
    HauntedHouse,
    /// Twist: the stream turns after every 12th round.
    CursedForest,
    /// Twist: the loser of a battle also loses the next turn.
    PsychWard,
    /// Twist: attacking a carrier adds 1 to the roll; guns carry 4 tiles.
    PirateShip,
}

/// What a theme calls things; the keys of words, pictures and sounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// Which.
    pub name: ThemeName,
    /// Its title.
    pub title: String,
    /// The name of a portal.
    pub portal: String,
    /// The name of a marsh.
    pub marsh: String,
    /// The name of the river.
    pub river: String,
    /// The name of a hospital.
    pub hospital: String,
    /// The name of a shop.
    pub shop: String,
    /// The name of an exit.
    pub exit: String,
    /// The folder of its pictures.
    pub art: String,
    /// The folder of its sounds.
    pub sound: String,
}

const FILE: &str = "data/labyrinth/themes.ron";

static THEMES: LazyLock<Vec<Theme>> = LazyLock::new(|| {
    read_ron(FILE, include_str!("../../data/labyrinth/themes.ron"))
        .unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"))
});

/// The shipped themes.
pub fn themes() -> &'static [Theme] {
    &THEMES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_is_described_once_in_the_rulebooks_words() {
        let of = |name| themes().iter().find(|theme| theme.name == name).unwrap();
        assert_eq!(themes().len(), 4);
        assert_eq!(of(ThemeName::HauntedHouse).portal, "mirror");
        assert_eq!(of(ThemeName::CursedForest).marsh, "brambles");
        assert_eq!(of(ThemeName::PsychWard).hospital, "infirmary");
        assert_eq!(of(ThemeName::PirateShip).exit, "gangplank");
    }
}
