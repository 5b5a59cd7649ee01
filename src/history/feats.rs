//! Achievements: descriptive moments (ux 2.0.12). None of them needs speed or repetition.

use serde::{Deserialize, Serialize};

use crate::app::cli::GameTable;

macro_rules! feats {
    ($($name:ident $word:literal $place:ident $does:literal,)*) => {
        /// An achievement.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        pub enum Feat {
            $(#[doc = $does] $name,)*
        }

        impl Feat {
            /// All of them, as the cabinet shows them.
            pub const ALL: &'static [Feat] = &[$(Feat::$name,)*];

            /// The word in `achievement-<word>-name` and `-text`.
            pub const fn word(self) -> &'static str {
                match self { $(Feat::$name => $word,)* }
            }

            /// The table where it can be had.
            pub const fn place(self) -> GameTable {
                match self { $(Feat::$name => GameTable::$place,)* }
            }
        }
    };
}

feats! {
    Bold "bold" Duel "Fired at oneself against the odds, and it clicked.",
    Untouched "untouched" Duel "Won without losing a single HP.",
    Edge "edge" Duel "Four damage or more with one shell.",
    LongShot "long-shot" Duel "Hit with a shell that was live one time in four, or less.",
    Clicks "clicks" Duel "Three unknown blanks at oneself in one turn.",
    Sleep "sleep" Duel "The other side lost two turns in a row.",
    Praise "praise" Duel "Healed by Moral Praise above 3 HP.",
    Nightmare "nightmare" Duel "Beat Evil at Nightmare.",
    ArenaFourfold "arena-fourfold" Arena "Hit with four times the damage.",
    ArenaClean "arena-clean" Arena "Won a match without losing a creature.",
    ArenaLast "arena-last" Arena "Won a match with the last of six.",
    ArenaPoison "arena-poison" Arena "Poison took the last of a rival's health.",
    ArenaDodge "arena-dodge" Arena "Hidden when the blow came.",
    ArenaPoorer "arena-poorer" Arena "Won with a much cheaper team.",
    ArenaBoth "arena-both" Arena "Won both matches of a series.",
    ArenaNightmare "arena-nightmare" Arena "Beat Evil at Nightmare.",
    Kingmaker "kingmaker" Wager "Won a bet of the full stake.",
    Unnoticed "unnoticed" Wager "Won an evening without a single bet received.",
    Fallen "fallen" Wager "Led before the envelopes landed, and not after.",
    FromBelow "from-below" Wager "Won an evening after being below zero.",
    Abstinent "abstinent" Wager "Won an evening without a single bet of one's own.",
    Magnet "magnet" Wager "Everybody else bet on oneself in one round.",
    Sharp "sharp" Wager "Won three bets in a row.",
    Company "company" Wager "Shared the first place.",
    Meltdown "meltdown" Cards "Eight damage or more in one blow.",
    TwoAtOnce "two-at-once" Cards "Two characters fell by one decision.",
    WholeTeam "whole-team" Cards "Won with all three characters standing.",
    LastPaper "last-paper" Cards "Won with one character left.",
    Alchemist "alchemist" Cards "Five different reactions in one match.",
    FullYard "full-yard" Cards "Four summons at once.",
    Tuner "tuner" Cards "Three cards tuned in one round.",
    CardNightmare "card-nightmare" Cards "Beat Evil at Nightmare.",
    WayOut "way-out" Labyrinth "Left with a treasure.",
    Unscathed "unscathed" Labyrinth "Left without ever having been injured.",
    Limping "limping" Labyrinth "Left although injured on the way.",
    Robber "robber" Labyrinth "Took a treasure after somebody else had carried one.",
    DryFeet "dry-feet" Labyrinth "Left without losing a turn.",
    Traveller "traveller" Labyrinth "Five portals in one match.",
    Marksman "marksman" Labyrinth "Hit somebody in the dark.",
    DeadEnd "dead-end" Labyrinth "Three walls in one turn.",
}
