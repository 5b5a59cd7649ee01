//! Who sits where.

use serde::{Deserialize, Serialize};

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
    pub fn offered<G: game_rules::bots::Opponents>() -> Vec<Strength> {
        let all = Strength::ALL.into_iter();
        all.filter(|strength| G::BOTS.contains(&strength.word())).collect()
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

/// Whoever sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person, by name.
    Human(String),
    /// Evil, played by this bot.
    Evil(String),
}

impl Player {
    /// A person?
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }

    /// How strong Evil plays here.
    pub fn strength(&self) -> Option<Strength> {
        let bot = self.bot()?;
        Strength::ALL.into_iter().find(|strength| strength.word() == bot)
    }

    /// The bot's name.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Player::Human(_) => None,
            Player::Evil(bot) => Some(bot),
        }
    }

    /// As it stands in a record.
    pub fn to_text(&self) -> String {
        match self {
            Player::Human(name) => format!("human:{name}"),
            Player::Evil(bot) => format!("evil:{bot}"),
        }
    }

    /// As it stands in a record; a bare name, as the referee writes it, is a bot's.
    pub fn from_text(text: &str) -> Player {
        match text.split_once(':') {
            Some(("human", name)) => Player::Human(name.to_owned()),
            Some((_, bot)) => Player::Evil(bot.to_owned()),
            None => Player::Evil(text.to_owned()),
        }
    }
}
