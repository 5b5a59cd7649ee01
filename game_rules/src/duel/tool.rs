//! The tools by number and name, each with its page (rules/duel.md 9).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::full::{
    ToolPage,
    tools::{body, fate, gun, mind, rack, shells},
};

macro_rules! tools {
    ($($number:literal $name:ident $word:literal $page:path,)*) => {
        /// A tool. Its number is that of the rulebook.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Tool {
            $(
                #[doc = concat!("Tool ", $number, ", ", $word, ".")]
                $name = $number,
            )*
        }

        impl Tool {
            /// How many there are.
            pub const COUNT: usize = [$($number,)*].len();

            /// All tools by number.
            pub const ALL: [Tool; Tool::COUNT] = [$(Tool::$name,)*];

            /// The word of the tool in scripts, file names and language files.
            pub const fn word(self) -> &'static str {
                match self { $(Tool::$name => $word,)* }
            }

            /// All there is to know of the tool.
            #[inline]
            pub const fn page(self) -> &'static ToolPage {
                static PAGES: [&ToolPage; Tool::COUNT] = [$(&$page,)*];
                PAGES[self as usize]
            }
        }

        /// A line for every tool: its number and its word.
        macro_rules! tool_list {
            () => { concat!($("  ", $number, " ", $word, "\n",)*) };
        }
    };
}

tools! {
    0 GoodGunSelf "good-gun-self" gun::GOOD_GUN_SELF,
    1 GoodGunFoe "good-gun-foe" gun::GOOD_GUN_FOE,
    2 Knife "knife" mind::KNIFE,
    3 Eject "eject" shells::EJECT,
    4 SmallMallet "small-mallet" mind::SMALL_MALLET,
    5 MoralPraise "moral-praise" body::MORAL_PRAISE,
    6 XRayLens "x-ray-lens" mind::X_RAY_LENS,
    7 Grab "grab" rack::GRAB,
    8 YoursIsMine "yours-is-mine" rack::YOURS_IS_MINE,
    9 Vest "vest" body::VEST,
    10 ThornArmour "thorn-armour" body::THORN_ARMOUR,
    11 ThreeDice "three-dice" fate::THREE_DICE,
    12 SlotExtension "slot-extension" rack::SLOT_EXTENSION,
    13 Mirror "mirror" fate::MIRROR,
    14 BulletCatcher "bullet-catcher" body::BULLET_CATCHER,
    15 FillLive "fill-live" shells::FILL_LIVE,
    16 Rearrange "rearrange" shells::REARRANGE,
    17 Repeater "repeater" gun::REPEATER,
    18 ComboShooter "combo-shooter" gun::COMBO_SHOOTER,
    19 Coin "coin" fate::COIN,
    20 Incendiary "incendiary" gun::INCENDIARY,
    21 BadGun "bad-gun" gun::BAD_GUN,
    22 Extract "extract" shells::EXTRACT,
    23 BlankShell "blank-shell" shells::BLANK_SHELL,
    24 LiveShell "live-shell" shells::LIVE_SHELL,
    25 MysteryShell "mystery-shell" shells::MYSTERY_SHELL,
    26 Bandage "bandage" body::BANDAGE,
    27 Medkit "medkit" body::MEDKIT,
    28 NewClips "new-clips" shells::NEW_CLIPS,
    29 TwinGuns "twin-guns" shells::TWIN_GUNS,
    30 AllOrNothing "all-or-nothing" fate::ALL_OR_NOTHING,
    31 BigMallet "big-mallet" mind::BIG_MALLET,
    32 ToTheDeath "to-the-death" fate::TO_THE_DEATH,
    33 BarrelRepair "barrel-repair" gun::BARREL_REPAIR,
    34 SortShells "sort-shells" shells::SORT_SHELLS,
    35 MergeClips "merge-clips" shells::MERGE_CLIPS,
}

pub(in crate::duel) use tool_list;

impl Tool {
    /// The number of the rulebook.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The tool with this number.
    pub fn from_number(number: u8) -> Option<Tool> {
        Tool::ALL.get(usize::from(number)).copied()
    }

    /// Reads a number or a word.
    pub fn parse(text: &str) -> Option<Tool> {
        match text.parse() {
            Ok(number) => Tool::from_number(number),
            Err(_) => Tool::ALL.into_iter().find(|tool| tool.word() == text),
        }
    }
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_words_find_their_tool() {
        for (number, tool) in (0u8..).zip(Tool::ALL) {
            assert_eq!(tool.number(), number);
            assert_eq!(Tool::parse(&number.to_string()), Some(tool));
            assert_eq!(Tool::parse(tool.word()), Some(tool));
        }
        assert_eq!(Tool::parse(&Tool::COUNT.to_string()), None);
        assert_eq!(Tool::parse("spoon"), None);
    }
}
