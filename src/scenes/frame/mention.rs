//! Names in sentences: which of them a line of the log holds, and where the rulebook speaks of one.

use std::collections::BTreeSet;

/// The names a line holds, each once; a name within a longer one is not meant.
pub(super) fn named(line: &str, mut known: Vec<(String, String)>) -> Vec<(String, String)> {
    known.retain(|(name, _)| mentions(line, name));
    let within = |name: &str, other: &str| name != other && other.contains(name);
    let names: Vec<String> = known.iter().map(|(name, _)| name.clone()).collect();
    known.retain(|(name, _)| !names.iter().any(|other| within(name, other)));
    let mut seen = BTreeSet::new();
    known.retain(|(name, _)| seen.insert(name.clone()));
    known
}

/// Does a line hold a name as a word of its own, however it is capitalised? Chinese has no spaces.
fn mentions(line: &str, name: &str) -> bool {
    let (line, name) = (line.to_lowercase(), name.to_lowercase());
    let joins = |letter: Option<char>| {
        letter.is_some_and(|letter| letter < '\u{2E80}' && letter.is_alphanumeric())
    };
    !name.is_empty()
        && line.match_indices(&name).any(|(at, found)| {
            let (before, after) = (&line[..at], &line[at + found.len()..]);
            let grown = joins(before.chars().next_back()) && joins(name.chars().next());
            let goes_on = joins(after.chars().next()) && joins(name.chars().next_back());
            !grown && !goes_on
        })
}

/// The paragraph about a thing: the one with its name for a title, else the first that speaks of it.
pub(super) fn paragraph(book: &[(String, String)], name: &str) -> Option<usize> {
    let titled = book.iter().enumerate().filter(|(_, (title, _))| mentions(name, title));
    let longest = titled
        .max_by_key(|(number, (title, _))| (title.chars().count(), std::cmp::Reverse(*number)));
    let number = longest.map(|(number, _)| number);
    number.or_else(|| {
        book.iter().position(|(title, text)| mentions(title, name) || mentions(text, name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str, names: &[&str]) -> Vec<String> {
        let known = names.iter().map(|name| ((*name).to_owned(), String::new())).collect();
        named(line, known).into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn a_name_is_a_word_of_its_own() {
        assert_eq!(
            found("You stepped north: marsh.", &["Marsh", "River", "You"]),
            ["Marsh", "You"]
        );
        assert!(found("What a coincidence.", &["Coin"]).is_empty());
        assert_eq!(found("Evil used Good Gun (Foe).", &["Good Gun (Foe)"]), ["Good Gun (Foe)"]);
        assert_eq!(found("恶魔使用了小刀。", &["小刀", "恶魔"]), ["小刀", "恶魔"]);
    }

    #[test]
    fn the_longer_name_is_meant_and_each_once() {
        let names = ["Vest", "Thorn Vest", "Thorn Vest"];
        assert_eq!(found("Evil put on a Thorn Vest.", &names), ["Thorn Vest"]);
    }

    #[test]
    fn the_rulebook_opens_at_the_thing_that_was_looked_at() {
        let titles = ["Goal", "Vest", "Thorn Vest", "Shot"];
        let texts = ["Win.", "It holds.", "It stings.", "The Knife doubles it."];
        let book: Vec<(String, String)> =
            titles.iter().zip(texts).map(|(a, b)| ((*a).to_owned(), b.to_owned())).collect();
        assert_eq!(paragraph(&book, "Thorn Vest · 反甲"), Some(2));
        assert_eq!(paragraph(&book, "Vest"), Some(1));
        assert_eq!(paragraph(&book, "Knife"), Some(3), "no paragraph of its own");
        assert_eq!(paragraph(&book, "Coin"), None);
    }
}
