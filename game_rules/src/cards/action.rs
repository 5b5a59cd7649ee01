//! What a seat can do in the Cards, and why it is refused (rules/cards.md 12).

use serde::{Deserialize, Serialize};

use super::{element::Face, pool::ids::CardId, rack::Rack};

/// Something a card is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Aim {
    /// Nothing.
    #[default]
    Nothing,
    /// A character of mine, by seat.
    Mine(u8),
    /// One of my summons, by place.
    MySummon(u8),
    /// One of the other side's summons, by place.
    TheirSummon(u8),
    /// One of my supports, which makes room.
    Support(u8),
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Put these cards of the hand back (bit = place) and draw as many.
    Swap(u16),
    /// This character steps forward: at the opening, or after a defeat.
    Lead(u8),
    /// Roll these dice again; none ends the rolling.
    Reroll(Rack),
    /// Use a skill of the active character.
    Skill {
        /// Which, from 0.
        index: u8,
        /// The dice.
        pay: Rack,
    },
    /// Play a card.
    Play {
        /// Which.
        card: CardId,
        /// On what.
        on: [Aim; 2],
        /// The dice.
        pay: Rack,
    },
    /// Switch to another character.
    Switch {
        /// To whom.
        to: u8,
        /// The dice.
        pay: Rack,
    },
    /// Discard a card to turn a die into the active character's element.
    Tune {
        /// Which.
        card: CardId,
        /// The die.
        die: Face,
    },
    /// Declare the end of the round.
    End,
    /// Give up. Always possible when one is to decide, and never listed among the legal actions:
    /// nobody does it by chance.
    Concede,
}

/// Why a decision is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Something else is being asked.
    #[error("that is not what is being asked now")]
    NotAsked,
    /// There is no such card in hand.
    #[error("there is no card at place {0} of the hand")]
    NoSuchCard(u8),
    /// The card is not in hand.
    #[error("{0} is not in hand")]
    NotInHand(CardId),
    /// There is no such skill.
    #[error("the active character has no skill {0}")]
    NoSuchSkill(u8),
    /// The active character cannot use skills.
    #[error("the active character cannot use skills now")]
    CannotCast,
    /// Too little energy.
    #[error("this needs {needed} energy, there is {has}")]
    Energy {
        /// Needed.
        needed: u8,
        /// There.
        has: u8,
    },
    /// The character cannot step forward.
    #[error("that character cannot become active")]
    NoSuchLead,
    /// The card cannot be played on that.
    #[error("the card cannot be played on that")]
    WrongTarget,
    /// The character of a talent card has to be active.
    #[error("the card's character is not the active one")]
    NotInFront,
    /// A condition of the card is not fulfilled.
    #[error("the card's condition is not fulfilled")]
    Condition,
    /// One Arcane Legend per match.
    #[error("an Arcane Legend has already been played in this match")]
    LegendPlayed,
    /// The dice are not there.
    #[error("these dice are not all there")]
    NotYourDice,
    /// The dice do not fit the price.
    #[error("these {given} dice do not pay the price of {price}")]
    Payment {
        /// Dice given.
        given: u8,
        /// Dice asked.
        price: u8,
    },
    /// The die cannot be tuned.
    #[error("omni dice and dice of the active element cannot be tuned")]
    CannotTune,
}
