//! The 36 tools by number and name (rules/duel.md 9).

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! tools {
    ($($number:literal $name:ident $word:literal,)*) => {
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
            /// All tools by number.
            pub const ALL: [Tool; 36] = [$(Tool::$name,)*];

            /// The word of the tool in scripts, file names and language files.
            pub const fn word(self) -> &'static str {
                match self { $(Tool::$name => $word,)* }
            }
        }
    };
}

tools! {
    0 GoodGunSelf "good-gun-self",
    1 GoodGunFoe "good-gun-foe",
    2 Knife "knife",
    3 Eject "eject",
    4 SmallMallet "small-mallet",
    5 MoralPraise "moral-praise",
    6 XRayLens "x-ray-lens",
    7 Grab "grab",
    8 YoursIsMine "yours-is-mine",
    9 Vest "vest",
    10 ThornArmour "thorn-armour",
    11 ThreeDice "three-dice",
    12 SlotExtension "slot-extension",
    13 Mirror "mirror",
    14 BulletCatcher "bullet-catcher",
    15 FillLive "fill-live",
    16 Rearrange "rearrange",
    17 Repeater "repeater",
    18 ComboShooter "combo-shooter",
    19 Coin "coin",
    20 Incendiary "incendiary",
    21 BadGun "bad-gun",
    22 Extract "extract",
    23 BlankShell "blank-shell",
    24 LiveShell "live-shell",
    25 MysteryShell "mystery-shell",
    26 Bandage "bandage",
    27 Medkit "medkit",
    28 NewClips "new-clips",
    29 TwinGuns "twin-guns",
    30 AllOrNothing "all-or-nothing",
    31 BigMallet "big-mallet",
    32 ToTheDeath "to-the-death",
    33 BarrelRepair "barrel-repair",
    34 SortShells "sort-shells",
    35 MergeClips "merge-clips",
}

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
        assert_eq!(Tool::parse("36"), None);
        assert_eq!(Tool::parse("spoon"), None);
    }
}
