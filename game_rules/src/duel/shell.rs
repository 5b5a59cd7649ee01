//! Shells and the clip they lie in.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::dice::Dice;

/// A shell, live or blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Shell {
    /// It wounds.
    Live,
    /// It clicks.
    Blank,
}

impl Shell {
    /// The letter of the shell on the screen and in scripts.
    pub const fn letter(self) -> char {
        match self {
            Shell::Live => 'L',
            Shell::Blank => 'B',
        }
    }

    /// The word of the shell in scripts.
    pub const fn word(self) -> &'static str {
        match self {
            Shell::Live => "live",
            Shell::Blank => "blank",
        }
    }
}

/// How many shells a clip may hold, and of which kind (rules/duel.md 4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClipLimits {
    /// Fewest shells.
    pub min: u8,
    /// Most shells.
    pub max: u8,
    /// Fewest live shells.
    pub min_live: u8,
    /// Fewest blanks.
    pub min_blank: u8,
    /// Most live shells.
    pub max_live: u8,
}

/// Up to 128 shells, the front one next to be fired.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Clip {
    live: u128,
    len: u8,
}

impl Clip {
    /// The most shells a clip can hold.
    pub const MAX: u8 = 128;

    /// Loads a clip: the length is uniform, then the number of blanks, then their places.
    /// Forced form: the whole clip, front first, such as `clip=LBLLB`.
    pub fn load(limits: &ClipLimits, dice: &mut Dice) -> Clip {
        if let Some(word) = dice.forced_word("clip", "shells such as LBLLB, front first") {
            return Clip::parse(&word).filter(|clip| clip.fits(limits)).unwrap_or_else(|| {
                dice.reject("clip", &word, "L and B, within the limits of the mode");
                Clip { live: 1, len: 1 }
            });
        }
        let len = dice.between("length", i64::from(limits.min), i64::from(limits.max));
        let fewest = (len - i64::from(limits.max_live)).max(i64::from(limits.min_blank));
        let blanks = dice.between("blanks", fewest, len - i64::from(limits.min_live)) as u32;
        let live = dice.subset("places", len as u32, len as u32 - blanks);
        Clip { live: u128::from(live), len: len as u8 }
    }

    /// A clip with this many shells of each kind in random order.
    pub fn shuffled(live: u8, blank: u8, dice: &mut Dice) -> Clip {
        let len = live + blank;
        Clip { live: u128::from(dice.subset("places", u32::from(len), u32::from(live))), len }
    }

    /// Reads `LBL`, front first.
    pub fn parse(text: &str) -> Option<Clip> {
        let mut clip = Clip::default();
        for letter in text.chars() {
            let shell = match letter {
                'L' => Shell::Live,
                'B' => Shell::Blank,
                _ => return None,
            };
            if clip.len == Clip::MAX {
                return None;
            }
            clip.push_back(shell);
        }
        Some(clip)
    }

    fn fits(self, limits: &ClipLimits) -> bool {
        (limits.min..=limits.max).contains(&self.len)
            && (limits.min_live..=limits.max_live).contains(&self.live())
            && self.blank() >= limits.min_blank
    }

    /// Takes the front shell out.
    #[inline]
    pub fn pop(&mut self) -> Option<Shell> {
        let shell = self.front()?;
        self.live >>= 1;
        self.len -= 1;
        Some(shell)
    }

    /// Puts a shell in front of all others.
    pub fn push_front(&mut self, shell: Shell) {
        self.live = self.live << 1 | u128::from(shell == Shell::Live);
        self.len += 1;
    }

    /// Puts a shell behind all others. A full clip stays as it is.
    pub fn push_back(&mut self, shell: Shell) {
        if self.len < Clip::MAX {
            self.live |= u128::from(shell == Shell::Live) << self.len;
            self.len += 1;
        }
    }

    /// Puts a shell at `place`; those from there on move back. A full clip stays as it is.
    pub fn insert(&mut self, place: u8, shell: Shell) {
        if self.len == Clip::MAX {
            return;
        }
        let place = place.min(self.len);
        let front = self.live & ((1 << place) - 1);
        let back = self.live >> place;
        let rest = if place + 1 < Clip::MAX { back << (place + 1) } else { 0 };
        self.live = front | u128::from(shell == Shell::Live) << place | rest;
        self.len += 1;
    }

    /// Takes the shell at `place` out.
    pub fn remove(&mut self, place: u8) -> Option<Shell> {
        let shell = self.at(place)?;
        let front = self.live & ((1 << place) - 1);
        let rest = if place + 1 < Clip::MAX { self.live >> (place + 1) } else { 0 };
        self.live = front | rest << place;
        self.len -= 1;
        Some(shell)
    }

    /// Makes the shell at `place` another.
    pub fn set(&mut self, place: u8, shell: Shell) {
        if place < self.len {
            self.live &= !(1 << place);
            self.live |= u128::from(shell == Shell::Live) << place;
        }
    }

    /// The shell at `place`, 0 = front.
    #[inline]
    pub fn at(self, place: u8) -> Option<Shell> {
        let live = place < self.len && self.live >> place & 1 == 1;
        (place < self.len).then_some(if live { Shell::Live } else { Shell::Blank })
    }

    /// All live shells to the front.
    pub fn sort(&mut self) {
        let live = self.live();
        self.live = if live == Clip::MAX { u128::MAX } else { (1 << live) - 1 };
    }

    /// Are all live shells in front of all blanks?
    pub fn is_sorted(self) -> bool {
        let mut sorted = self;
        sorted.sort();
        sorted == self
    }

    /// The shell that would be fired now.
    #[inline]
    pub fn front(self) -> Option<Shell> {
        (self.len > 0).then_some(if self.live & 1 == 1 { Shell::Live } else { Shell::Blank })
    }

    /// The shells, front first.
    pub fn shells(self) -> impl Iterator<Item = Shell> {
        (0..self.len).map(
            move |place| {
                if self.live >> place & 1 == 1 { Shell::Live } else { Shell::Blank }
            },
        )
    }

    /// How many shells.
    #[inline]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// How many live ones.
    #[inline]
    pub const fn live(self) -> u8 {
        self.live.count_ones() as u8
    }

    /// How many blanks.
    #[inline]
    pub const fn blank(self) -> u8 {
        self.len - self.live()
    }
}

impl fmt::Display for Clip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.shells().try_for_each(|shell| write!(f, "{}", shell.letter()))
    }
}

impl fmt::Debug for Clip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Clip {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.shells().map(Shell::letter).collect::<String>().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Clip {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Clip, D::Error> {
        let text = String::deserialize(from)?;
        Clip::parse(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("`{text}` is not a clip: use L and B")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSIC: ClipLimits =
        ClipLimits { min: 2, max: 8, min_live: 1, min_blank: 1, max_live: 7 };

    #[test]
    fn front_comes_first() {
        let mut clip = Clip::parse("LBB").unwrap();
        assert_eq!((clip.len(), clip.live(), clip.blank()), (3, 1, 2));
        assert_eq!(clip.pop(), Some(Shell::Live));
        clip.push_front(Shell::Blank);
        assert_eq!(clip.to_string(), "BBB");
        assert_eq!(Clip::parse("LXB"), None);
        assert_eq!(Clip::parse(&"L".repeat(129)), None);
    }

    #[test]
    fn shells_go_in_and_out_anywhere() {
        let mut clip = Clip::parse("LBB").unwrap();
        clip.insert(1, Shell::Live);
        clip.insert(4, Shell::Live);
        clip.insert(0, Shell::Blank);
        assert_eq!(clip.to_string(), "BLLBBL");
        assert_eq!(clip.remove(3), Some(Shell::Blank));
        assert_eq!(clip.remove(5), None);
        assert_eq!(clip.to_string(), "BLLBL");
        clip.set(0, Shell::Live);
        assert!(!clip.is_sorted());
        clip.sort();
        assert_eq!(clip.to_string(), "LLLLB");
        assert!(clip.is_sorted());
        let mut full = Clip::parse(&"LB".repeat(64)).unwrap();
        full.insert(3, Shell::Live);
        assert_eq!(full.len(), 128);
        assert_eq!(full.remove(127), Some(Shell::Blank));
        full.insert(127, Shell::Live);
        assert_eq!((full.len(), full.live(), full.at(127)), (128, 65, Some(Shell::Live)));
    }

    /// Rules 4.1: the length is uniform, then the number of live shells given the length, then the
    /// place of each shell. 700,000 clips; every cell within 6 deviations (error rate < 1e-6).
    #[test]
    fn clips_are_drawn_as_the_rules_say() {
        let mut dice = Dice::stream(3, "clips");
        let total = 700_000u32;
        let mut lengths = [0u32; 9];
        let mut lives = [[0u32; 9]; 9];
        let mut front_live = [[0u32; 9]; 9];
        for _ in 0..total {
            let clip = Clip::load(&CLASSIC, &mut dice);
            let (len, live) = (clip.len() as usize, clip.live() as usize);
            lengths[len] += 1;
            lives[len][live] += 1;
            front_live[len][live] += u32::from(clip.front() == Some(Shell::Live));
        }
        let close = |count: u32, of: u32, chance: f64| {
            let mean = f64::from(of) * chance;
            let deviation = (mean * (1.0 - chance)).sqrt();
            assert!(
                (f64::from(count) - mean).abs() <= 6.0 * deviation,
                "{count} of {of}: {chance}"
            );
        };
        for len in 2..=8 {
            close(lengths[len], total, 1.0 / 7.0);
            for live in 1..len {
                close(lives[len][live], lengths[len], 1.0 / (len as f64 - 1.0));
                close(front_live[len][live], lives[len][live], live as f64 / len as f64);
            }
        }
    }
}
