//! What a trainer can order, and the refusals: the numbers and texts of the document
//! (rules/arena.md 5.4), and our own below 100.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An order. Moves and slots are counted from 0 here, from 1 in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Use this move.
    Fight(u8),
    /// Send this slot's creature in.
    Switch(u8),
    /// Nothing: what a trainer gets who is late. On entry the first healthy creature comes.
    Pass,
}

impl fmt::Display for Action {
    /// In the document's words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Fight(index) => write!(f, "FIGHT {}", u16::from(*index) + 1),
            Action::Switch(slot) => write!(f, "SWITCH {}", u16::from(*slot) + 1),
            Action::Pass => f.write_str("NO_MOVE"),
        }
    }
}

macro_rules! codes {
    ($($name:ident $number:literal $text:literal $doc:literal,)*) => {
        /// Why an order, an enrolment or a question is refused.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error,
        )]
        pub enum Refusal {
            $(
                #[doc = $doc]
                #[error($text)]
                $name,
            )*
        }

        impl Refusal {
            /// All of them.
            pub const ALL: &'static [Refusal] = &[$(Refusal::$name,)*];

            /// Its number, in the document or (below 100) of our own.
            pub const fn number(self) -> u16 {
                match self { $(Refusal::$name => $number,)* }
            }
        }
    };
}

codes! {
    NoSuchSlot 231 "creature id out of range" "The slot is not 1 to 6.",
    NotHealthy 232 "creature has no hp" "The creature has fainted, or the slot is empty.",
    SwitchHidden 233 "cannot change creature when is invincible" "The own creature is hidden.",
    SwitchResting 234 "cannot change when creature is resting" "The own creature rests.",
    SameCreature 235 "switch to the same creature" "It is on the arena already.",
    RivalEnters 236 "your opponent is switching creature" "Only the rival has to enter a creature.",
    MatchOver 237 "the match is over" "The pair has finished.",
    NoSuchMove 238 "move id out of range" "The move is not 1 to 4.",
    FightHidden 239 "creature is invincible" "The own creature is hidden.",
    FightResting 240 "creature is resting" "The own creature rests.",
    NoPp 241 "creature has no PP" "The move is used up.",
    MustEnter 242 "you have to switch creature" "A creature has to enter first.",
    RegistrationClosed 666 "registration closed" "Teams are enrolled in registration.",
    Duplicated 667 "duplicated creatures" "A creature is in the team twice.",
    NoSuchCreature 668 "invalid creature id" "There is no such creature.",
    EmptyTeam 669 "no creature enrolled" "All six slots are empty.",
    TooDear 670 "not enough money" "The team costs more than 10,000.",
    NotEnrolled 777 "not enrolled" "The player has no team in this tournament.",
    NotActive 888 "tournament not active" "It can be asked in play only.",
    BadRival 999 "bad rival" "There is no rival with this number.",
    Full 7 "the tournament is full" "So many may play, and no more.",
    Removed 8 "removed by the host" "The host has taken the player out.",
    TurnOver 9 "that is not the running turn" "An order for another clock turn.",
}
