//! How hard a chart is: its difficulty, which packs may call as they like, and its level.

use std::{cmp::Ordering, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Which of a song's charts: one of the four words of the rulebook, or what a pack calls it, such as
/// `Expert` or `Re:Master`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difficulty(String);

impl Difficulty {
    /// The four that have a name of their own, easiest first: word and name.
    const KNOWN: [(&'static str, &'static str); 4] =
        [("pst", "Past"), ("prs", "Present"), ("ftr", "Future"), ("byd", "Beyond")];
    /// The longest word.
    const LONGEST: usize = 16;

    /// The word in files.
    pub fn word(&self) -> &str {
        &self.0
    }

    /// The name in descriptions.
    pub fn name(&self) -> &str {
        self.known().map_or(&self.0, |place| Difficulty::KNOWN[place].1)
    }

    fn known(&self) -> Option<usize> {
        Difficulty::KNOWN.iter().position(|(word, _)| *word == self.0)
    }
}

impl FromStr for Difficulty {
    type Err = String;

    fn from_str(text: &str) -> Result<Difficulty, String> {
        let fits = (1..=Difficulty::LONGEST).contains(&text.chars().count());
        if fits && text.trim() == text && !text.contains(char::is_control) {
            return Ok(Difficulty(text.to_owned()));
        }
        Err(format!(
            "difficulty `{text}` must have 1 to {} letters, and no space at either end",
            Difficulty::LONGEST
        ))
    }
}

impl Ord for Difficulty {
    /// The known ones first, easiest first, then by their words.
    fn cmp(&self, other: &Difficulty) -> Ordering {
        let place = |it: &Difficulty| it.known().unwrap_or(Difficulty::KNOWN.len());
        place(self).cmp(&place(other)).then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for Difficulty {
    fn partial_cmp(&self, other: &Difficulty) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A difficulty in codes, where the known ones are a number.
#[derive(Serialize, Deserialize)]
enum Coded {
    Pst,
    Prs,
    Ftr,
    Byd,
    Other(String),
}

/// A difficulty in files: a bare word or a text.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Text(String),
}

impl Serialize for Difficulty {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.serialize_str(&self.0);
        }
        match self.known() {
            Some(0) => Coded::Pst,
            Some(1) => Coded::Prs,
            Some(2) => Coded::Ftr,
            Some(_) => Coded::Byd,
            None => Coded::Other(self.0.clone()),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Difficulty {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Difficulty, D::Error> {
        let word = if deserializer.is_human_readable() {
            let Written::Text(word) = Written::deserialize(deserializer)
                .map_err(|_| D::Error::custom("a difficulty is a word or a text"))?;
            word
        } else {
            match Coded::deserialize(deserializer)? {
                Coded::Pst => "pst".to_owned(),
                Coded::Prs => "prs".to_owned(),
                Coded::Ftr => "ftr".to_owned(),
                Coded::Byd => "byd".to_owned(),
                Coded::Other(word) => word,
            }
        };
        word.parse().map_err(D::Error::custom)
    }
}

/// A level: `9`, `9+`, `13.7` or `13.75`; 9 < 9+ < 9.5 < 10. What is written differently is another
/// level: 13 is not 13.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Level {
    whole: u8,
    hundredths: u8,
    decimals: u8,
    plus: bool,
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        let (number, plus) = match text.strip_suffix('+') {
            Some(number) => (number, true),
            None => (text, false),
        };
        let (whole, decimals) = match number.split_once('.') {
            Some((whole, decimals)) => (whole, Some(decimals)),
            None => (number, None),
        };
        let digits = |part: &str, most: usize| {
            let fits =
                (1..=most).contains(&part.len()) && part.bytes().all(|it| it.is_ascii_digit());
            part.parse::<u8>().ok().filter(|_| fits)
        };
        let whole = digits(whole, 2).filter(|_| whole == "0" || !whole.starts_with('0'));
        let after = decimals.map_or(Some(0), |decimals| {
            digits(decimals, 2).map(|it| if decimals.len() == 1 { it * 10 } else { it })
        });
        match (whole, after) {
            (Some(whole), Some(hundredths)) => {
                let decimals = decimals.map_or(0, str::len) as u8;
                Ok(Level { whole, hundredths, decimals, plus })
            }
            _ => Err(format!(
                "level `{text}` must be a number from 0 to 99, with up to two decimals, or one with \
                 a + after it"
            )),
        }
    }
}

impl TryFrom<String> for Level {
    type Error = String;

    fn try_from(text: String) -> Result<Level, String> {
        text.parse()
    }
}

impl From<Level> for String {
    fn from(level: Level) -> String {
        level.to_string()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.whole)?;
        match self.decimals {
            0 => {}
            1 => write!(f, ".{}", self.hundredths / 10)?,
            _ => write!(f, ".{:02}", self.hundredths)?,
        }
        f.write_str(if self.plus { "+" } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wager::{Pool, packs};

    #[test]
    fn levels_are_ordered_and_strict() {
        let level = |text: &str| text.parse::<Level>();
        let order = [
            "0", "1", "1+", "9", "9+", "9.05", "9.5", "9.75", "10", "13", "13.0", "13.7+", "99.99",
        ];
        for pair in order.windows(2) {
            assert!(level(pair[0]).unwrap() < level(pair[1]).unwrap(), "{pair:?}");
        }
        for text in order {
            assert_eq!(level(text).unwrap().to_string(), text);
        }
        for text in [
            "100", "9++", "+9", "09", "", "+", "nine", "9 +", "-1", "9.", ".5", "9.123", "9.+",
            "9.5.1",
        ] {
            assert!(level(text).is_err(), "{text}");
        }
    }

    #[test]
    fn packs_call_their_difficulties_as_they_like() {
        let text = "(packages: [(id: \"p\", name: \"P\", enabled: true, songs: [(id: \"s\", title: \
                    \"S\", artist: \"m\", charts: [(difficulty: ftr, level: \"9+\"), (difficulty: \
                    \"Expert\", level: \"13.7\"), (difficulty: \"Re:Master\", level: \"14\")])])], \
                    difficulties: {ftr: false, \"Expert\": true}, level_weights: {\"13.7\": 2.0})";
        let pool = Pool::read("own.ron", text).unwrap();
        let quests = pool.quests(4);
        let said: Vec<&str> = quests.iter().map(|quest| quest.description.as_str()).collect();
        assert_eq!(said, ["S (m) [Expert 13.7]", "S (m) [Re:Master 14]"]);
        assert_eq!(quests[0].weight, 2 * quests[1].weight);
        assert_eq!(Pool::read("again.ron", &pool.write()), Ok(pool.clone()));
        assert_eq!(packs::read_code(&packs::write_code(&pool)), Ok(pool));
        for bad in ["\"\"", "\" x\"", "\"seventeen letters\"", "7"] {
            let text = text.replace("\"Re:Master\"", bad);
            let fault = Pool::read("own.ron", &text).unwrap_err().to_string();
            assert!(fault.contains("difficulty"), "{bad}: {fault}");
        }
    }

    /// What was written before packs had words of their own: the four are a number in codes.
    #[test]
    fn old_codes_still_have_their_four_difficulties() {
        for (number, word) in ["pst", "prs", "ftr", "byd"].into_iter().enumerate() {
            let difficulty: Difficulty = word.parse().unwrap();
            assert_eq!(postcard::to_allocvec(&difficulty).unwrap(), [number as u8]);
            assert_eq!(postcard::from_bytes::<Difficulty>(&[number as u8]).unwrap(), difficulty);
        }
    }
}
