//! Sprites that differ by a number or by a word of a known set become one function: `seals::by_number(2)`,
//! `ribbon::seat_left(3)`, `frames::window(Side::Evil, Element::Pyro)`. Nobody has to put names together.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::names;

/// A set of words that may take each other's place in the names below one folder.
struct Words {
    folder: &'static str,
    name: &'static str,
    words: &'static [&'static str],
}

const WORDS: &[Words] = &[
    Words { folder: "shell/ui", name: "State", words: &["rest", "hover", "press", "disabled"] },
    Words {
        folder: "shell/hub",
        name: "Game",
        words: &["duel", "labyrinth", "cards", "arena", "wager"],
    },
    Words {
        folder: "duel/seals",
        name: "Rim",
        words: &["gun", "shell", "body", "mind", "rack", "fate"],
    },
    Words { folder: "labyrinth", name: "Way", words: &["n", "e", "s", "w"] },
    Words { folder: "cards", name: "Side", words: &["yours", "evil"] },
    Words {
        folder: "cards",
        name: "Element",
        words: &["pyro", "hydro", "cryo", "electro", "anemo", "geo", "dendro", "omni"],
    },
];

/// The Rust types of all word sets.
pub fn enums() -> String {
    let mut out = String::new();
    for Words { name, words, .. } in WORDS {
        let variants: Vec<String> = words.iter().map(|word| names::camel(word)).collect();
        let all: Vec<String> = variants.iter().map(|variant| format!("Self::{variant}")).collect();
        let (count, variants, all) = (words.len(), variants.join(", "), all.join(", "));
        write!(
            out,
            "#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\npub enum {name} {{ {variants} }}\n\
             impl {name} {{\n    pub const ALL: [Self; {count}] = [{all}];\n}}\n\n"
        )
        .expect("a string takes everything");
    }
    out
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Token {
    Number(u32),
    /// Which set and which of its words.
    Word(usize, usize),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Number,
    Word(usize),
}

/// The functions for the drawings of one folder, given by stem and place in the sheet.
pub fn functions(folder: &str, members: &[(&str, usize)]) -> String {
    let mut families: BTreeMap<(String, Vec<Kind>), BTreeMap<Vec<Token>, usize>> = BTreeMap::new();
    for (stem, sprite) in members {
        let (name, tokens) = parse(folder, stem, members);
        if !tokens.is_empty() {
            let kinds = tokens.iter().map(Token::kind).collect();
            families.entry((name, kinds)).or_default().insert(tokens, *sprite);
        }
    }
    families.retain(|_, members| members.len() > 1);
    let mut out = String::new();
    for ((name, kinds), members) in &families {
        let alone = families.keys().filter(|(other, _)| other == name).count() == 1;
        let name = if alone { name.clone() } else { format!("{name}{}", suffix(kinds)) };
        function(&name, kinds, members, &mut out);
    }
    out
}

impl Token {
    fn kind(&self) -> Kind {
        match self {
            Self::Number(_) => Kind::Number,
            Self::Word(set, _) => Kind::Word(*set),
        }
    }

    fn pattern(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Word(set, word) => {
                format!("{}::{}", WORDS[*set].name, names::camel(WORDS[*set].words[*word]))
            }
        }
    }
}

/// The fixed words of a name as a function name, and what varies.
fn parse(folder: &str, stem: &str, members: &[(&str, usize)]) -> (String, Vec<Token>) {
    let (number, rest) = names::numbered(stem);
    let mut tokens: Vec<Token> = number.map(Token::Number).into_iter().collect();
    let own = if number.is_some() { own_name(number, rest, members) } else { 0 };
    let mut fixed = Vec::new();
    for word in rest.split('-').filter(|word| !word.is_empty()).skip(own) {
        if let Ok(number) = word.parse() {
            tokens.push(Token::Number(number));
        } else if let Some(token) = known_word(folder, word) {
            tokens.push(token);
        } else {
            fixed.push(word);
        }
    }
    let name = match (fixed.is_empty(), tokens.first()) {
        (false, _) => names::identifier(fixed.join("_")),
        (true, Some(Token::Number(_))) => "by_number".to_owned(),
        (true, _) => "of".to_owned(),
    };
    (name, tokens)
}

/// How many words all files with this number share: `01-plain-chip` and `01-plain-fx-1` are both about `plain`.
fn own_name(number: Option<u32>, rest: &str, members: &[(&str, usize)]) -> usize {
    let words: Vec<&str> = rest.split('-').collect();
    members
        .iter()
        .map(|(stem, _)| names::numbered(stem))
        .filter(|(other, _)| *other == number)
        .map(|(_, other)| words.iter().zip(other.split('-')).take_while(|(a, b)| **a == *b).count())
        .min()
        .unwrap_or(0)
}

fn known_word(folder: &str, word: &str) -> Option<Token> {
    WORDS.iter().enumerate().filter(|(_, set)| folder.starts_with(set.folder)).find_map(
        |(number, set)| {
            let word = set.words.iter().position(|known| *known == word)?;
            Some(Token::Word(number, word))
        },
    )
}

fn suffix(kinds: &[Kind]) -> String {
    let names = kinds.iter().map(|kind| match kind {
        Kind::Number => "_by_number".to_owned(),
        Kind::Word(set) => format!("_by_{}", WORDS[*set].name.to_lowercase()),
    });
    names.collect()
}

fn function(name: &str, kinds: &[Kind], members: &BTreeMap<Vec<Token>, usize>, out: &mut String) {
    let mut used = BTreeSet::new();
    let arguments: Vec<String> = kinds
        .iter()
        .map(|kind| match kind {
            Kind::Number => "number".to_owned(),
            Kind::Word(set) => WORDS[*set].name.to_lowercase(),
        })
        .map(
            |argument| {
                if used.insert(argument.clone()) { argument } else { format!("to_{argument}") }
            },
        )
        .collect();
    let typed: Vec<String> = kinds
        .iter()
        .zip(&arguments)
        .map(|(kind, argument)| match kind {
            Kind::Number => format!("{argument}: usize"),
            Kind::Word(set) => format!("{argument}: {}", WORDS[*set].name),
        })
        .collect();
    let possible: usize = kinds
        .iter()
        .map(|kind| match kind {
            Kind::Number => usize::MAX,
            Kind::Word(set) => WORDS[*set].words.len(),
        })
        .fold(1, usize::saturating_mul);
    let complete = possible == members.len();
    let tuple = |values: &[String]| match values {
        [one] => one.clone(),
        several => format!("({})", several.join(", ")),
    };
    let mut arms = String::new();
    for (tokens, sprite) in members {
        let pattern = tuple(&tokens.iter().map(Token::pattern).collect::<Vec<_>>());
        writeln!(arms, "        {pattern} => &SPRITES[{sprite}],")
            .expect("a string takes everything");
    }
    let (typed, subject) = (typed.join(", "), tuple(&arguments));
    let code = if complete {
        format!(
            "pub fn {name}({typed}) -> &'static Sprite {{\n    match {subject} {{\n{arms}    }}\n}}\n"
        )
    } else {
        format!(
            "pub fn {name}({typed}) -> Option<&'static Sprite> {{\n    Some(match {subject} {{\n{arms}        _ => return None,\n    }})\n}}\n"
        )
    };
    out.push_str(&code);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(folder: &str, stems: &[&str]) -> String {
        let members: Vec<_> = stems.iter().zip(0..).map(|(stem, number)| (*stem, number)).collect();
        functions(folder, &members)
    }

    #[test]
    fn numbers_make_a_family_and_a_single_one_does_not() {
        let code = code("evil", &["cracks-1", "cracks-2", "pupil", "stage-3-open"]);
        assert!(code.contains("pub fn cracks(number: usize) -> Option<&'static Sprite>"), "{code}");
        assert!(code.contains("2 => &SPRITES[1]"), "{code}");
        assert_eq!(code.matches("pub fn").count(), 1, "{code}");
    }

    #[test]
    fn a_number_in_front_is_the_key_and_the_name_behind_it_is_not() {
        let code = code(
            "arena/types",
            &["01-plain-chip", "01-plain-fx-1", "02-water-chip", "02-water-fx-1"],
        );
        assert!(code.contains("pub fn chip(number: usize)"), "{code}");
        assert!(code.contains("pub fn fx(number: usize, to_number: usize)"), "{code}");
        assert!(code.contains("(2, 1) => &SPRITES[3]"), "{code}");
        let code =
            super::functions("duel/seals", &[("00-good-gun-self", 4), ("01-good-gun-foe", 5)]);
        assert!(code.contains("pub fn by_number(number: usize)"), "{code}");
    }

    #[test]
    fn a_full_set_of_words_needs_no_option() {
        let full = code("cards/frames", &["flag-yours", "flag-evil"]);
        assert!(full.contains("pub fn flag(side: Side) -> &'static Sprite"), "{full}");
        assert!(full.contains("Side::Evil => &SPRITES[1]"), "{full}");
        let part = code("cards/glyphs", &["pyro", "cryo"]);
        assert!(part.contains("pub fn of(element: Element) -> Option<&'static Sprite>"), "{part}");
    }

    #[test]
    fn families_of_the_same_name_are_told_apart() {
        let code = code(
            "cards/frames",
            &["plate-yours", "plate-evil", "plate-yours-geo", "plate-evil-geo"],
        );
        assert!(code.contains("pub fn plate_by_side(side: Side)"), "{code}");
        assert!(
            code.contains("pub fn plate_by_side_by_element(side: Side, element: Element)"),
            "{code}"
        );
    }
}
