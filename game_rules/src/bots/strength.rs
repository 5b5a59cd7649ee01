//! How strong Evil plays.

use serde::{Deserialize, Serialize};

use super::Opponents;

/// How strong Evil plays (ux 2.0.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Strength {
    /// Plays at sight and makes mistakes.
    #[default]
    Courteous,
    /// Counts perfectly.
    Sly,
    /// Searches.
    Cruel,
    /// Bends the rules, and lists how.
    Nightmare,
}

impl Strength {
    /// From weak to strong.
    pub const ALL: [Strength; 4] =
        [Strength::Courteous, Strength::Sly, Strength::Cruel, Strength::Nightmare];

    /// Those the game has a bot for, from weak to strong.
    pub fn offered<G: Opponents>() -> Vec<Strength> {
        let mut bots = Vec::new();
        let mut all = Strength::ALL.to_vec();
        all.retain(|strength| {
            let bot = G::evil(*strength);
            let fresh = G::bot(bot).is_some() && !bots.contains(&bot);
            bots.push(bot);
            fresh
        });
        all
    }

    /// The word in files and language keys.
    pub const fn word(self) -> &'static str {
        match self {
            Strength::Courteous => "courteous",
            Strength::Sly => "sly",
            Strength::Cruel => "cruel",
            Strength::Nightmare => "nightmare",
        }
    }
}
