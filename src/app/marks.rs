//! The signs beside and between words and numbers, each language with its own: one place for all.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use game_rules::wager::Number;

use super::language::{Lang, Language};
use crate::say;

impl Lang {
    /// Between thousands. Chinese system fonts have no thin spaces.
    const fn thousands(self) -> char {
        match self {
            Lang::English | Lang::Polish => '\u{a0}',
            Lang::Chinese => ',',
        }
    }

    const fn decimal_point(self) -> char {
        match self {
            Lang::English | Lang::Chinese => '.',
            Lang::Polish => ',',
        }
    }

    pub(super) const fn percent_sign(self) -> &'static str {
        match self {
            Lang::English => "\u{a0}%",
            Lang::Chinese | Lang::Polish => "%",
        }
    }

    /// A text as it is set: Polish lets no word of one letter end a line.
    pub fn set(self, text: &str) -> Cow<'_, str> {
        let alone = |word: &str| matches!(word, "a" | "i" | "o" | "u" | "w" | "z");
        if self != Lang::Polish {
            return Cow::Borrowed(text);
        }
        let mut set = String::with_capacity(text.len());
        let mut word = String::new();
        for (at, sign) in text.char_indices() {
            if sign.is_alphanumeric() || matches!(sign, '$' | '-' | '_') {
                word.push(sign);
                set.push(sign);
                continue;
            }
            // What stands before an equals sign is the name of a text.
            let named = text[at..].starts_with(" =");
            let holds = sign == ' ' && !named && alone(&word.to_lowercase());
            set.push(if holds { '\u{a0}' } else { sign });
            word.clear();
        }
        Cow::Owned(set)
    }
}

impl Language {
    /// "Knife, Eject, Eject".
    pub fn list(&self, words: &[String]) -> String {
        let mut words = words.iter().cloned();
        let first = words.next().unwrap_or_default();
        words.fold(first, |list, word| say!(self, "list-two", first = list, second = word))
    }

    /// "0; ≥ 1: 2; ≥ 5: 0": parts that may hold commas themselves.
    pub fn parts(&self, parts: &[String]) -> String {
        let mut parts = parts.iter().cloned();
        let first = parts.next().unwrap_or_default();
        parts.fold(first, |list, part| say!(self, "list-parts", first = list, second = part))
    }

    /// "Remove: Torchfox".
    pub fn labelled(&self, label: &str, value: &str) -> String {
        say!(self, "labelled", label = label, value = value)
    }

    /// "You fired at Evil. (taken back)".
    pub fn noted(&self, text: &str, note: &str) -> String {
        say!(self, "noted", text = text, note = note)
    }

    /// A number of the Wager: "−2.5", and "−2,5" in Polish.
    pub fn written(&self, number: Number) -> String {
        let text = number.to_string();
        let (sign, size) = text.strip_prefix('-').map_or(("", text.as_str()), |size| ("−", size));
        let (digits, decimals) = size.split_once('.').unwrap_or((size, ""));
        let digits = digits.parse().map_or(digits.to_owned(), |it| whole(self.tongue(), it));
        match decimals {
            "" => format!("{sign}{digits}"),
            _ => format!("{sign}{digits}{}{decimals}", self.tongue().decimal_point()),
        }
    }
}

/// What was typed, with the punctuation and digits of a Chinese keyboard as everybody else has them.
pub fn narrow(typed: &str) -> String {
    let narrow = |sign: char| match sign {
        // Full-width forms lie in the order of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(sign as u32 - 0xfee0).unwrap_or(sign),
        '\u{3000}' => ' ',
        '、' => ',',
        other => other,
    };
    typed.chars().map(narrow).collect()
}

/// What is looked for and where, so that they meet: in small letters, with plain spaces.
pub fn sought(text: &str) -> String {
    text.to_lowercase().replace('\u{a0}', " ")
}

pub(super) fn plain(tongue: Lang, value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let value = number.value;
    if value.fract() == 0.0 && value.abs() < 1e15 {
        return Some(whole(tongue, value as i128));
    }
    let places = number.options.maximum_fraction_digits.unwrap_or(1);
    Some(fraction(tongue, value, places))
}

pub(super) fn whole(tongue: Lang, number: i128) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = String::with_capacity(digits.len() * 2);
    if number < 0 {
        text.push('−');
    }
    let grouped = digits.len() > 4;
    for (place, digit) in digits.chars().enumerate() {
        if grouped && place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(tongue.thousands());
        }
        text.push(digit);
    }
    text
}

/// Words that a file or a rule put between backticks stand between the quotes of the language.
pub(super) fn quoted(tongue: Lang, text: String) -> String {
    if !text.contains('`') {
        return text;
    }
    let quotes = match tongue {
        Lang::English | Lang::Chinese => ["“", "”"],
        Lang::Polish => ["„", "”"],
    };
    let parts: Vec<&str> = text.split('`').collect();
    let mut shown = String::with_capacity(text.len() + 8);
    for (number, part) in parts.iter().enumerate() {
        // Of an odd one out nobody knows where it ends.
        let alone = parts.len().is_multiple_of(2) && number + 1 == parts.len();
        if number > 0 {
            shown.push_str(if alone { "`" } else { quotes[(number + 1) % 2] });
        }
        shown.push_str(part);
    }
    shown
}

pub(super) fn fraction(tongue: Lang, number: f64, places: usize) -> String {
    let text = format!("{:.places$}", number.abs());
    let (digits, rest) = text.split_once('.').unwrap_or((&text, ""));
    let negative = number < 0.0 && text.contains(|digit: char| ('1'..='9').contains(&digit));
    let mut shown = String::from(if negative { "−" } else { "" });
    // More than 18 digits are beyond any number shown.
    let whole_part: Cow<'_, str> =
        digits.parse().map_or(Cow::Borrowed(digits), |whole_part| whole(tongue, whole_part).into());
    shown.push_str(&whole_part);
    if !rest.is_empty() {
        shown.push(tongue.decimal_point());
        shown.push_str(rest);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_the_wager_have_the_signs_of_the_language() {
        let number = |text: &str| text.parse::<Number>().unwrap();
        let told = |text| Lang::ALL.map(|tongue| Language::new(tongue).written(number(text)));
        assert_eq!(told("-2.5"), ["−2.5", "−2.5", "−2,5"]);
        assert_eq!(
            told("1234567.25"),
            ["1\u{a0}234\u{a0}567.25", "1,234,567.25", "1\u{a0}234\u{a0}567,25"]
        );
        assert_eq!(told("9950"), ["9950"; 3]);
    }

    #[test]
    fn what_is_joined_has_the_punctuation_of_the_language() {
        let told = |tongue| {
            let language = Language::new(tongue);
            let words = ["x", "y", "z"].map(str::to_owned);
            [
                language.list(&words),
                language.parts(&words),
                language.labelled("x", "y"),
                language.noted("x", "y"),
            ]
        };
        assert_eq!(told(Lang::English), ["x, y, z", "x; y; z", "x: y", "x (y)"]);
        assert_eq!(told(Lang::Polish), ["x, y, z", "x; y; z", "x: y", "x (y)"]);
        assert_eq!(told(Lang::Chinese), ["x、y、z", "x；y；z", "x：y", "x（y）"]);
    }

    #[test]
    fn polish_holds_words_of_one_letter_to_the_next() {
        let set = |text| Lang::Polish.set(text).into_owned();
        assert_eq!(set("Idź w lewo i z { $who }"), "Idź w\u{a0}lewo i\u{a0}z\u{a0}{ $who }");
        assert_eq!(set("a = W domu (w kuchni)"), "a = W\u{a0}domu (w\u{a0}kuchni)");
        assert_eq!(set("dwa, tak i\n   { $w -> }"), "dwa, tak i\n   { $w -> }");
        assert_eq!(Lang::English.set("a blank"), "a blank");
        let language = Language::new(Lang::Polish);
        let said = language.say("ribbon-aimed-self");
        assert!(said.starts_with("Celujesz w\u{a0}siebie"), "{said}");
        let torn =
            crate::app::language::KEYS.iter().map(|(key, _)| language.say(key)).find(|said| {
                let mut words = said.split(' ');
                words.next_back();
                words.any(|word| {
                    matches!(word.trim_start_matches(['„', '(']), "w" | "z" | "W" | "Z")
                })
            });
        assert_eq!(torn, None, "a line can end there");
    }

    #[test]
    fn a_chinese_keyboard_is_understood() {
        assert_eq!(narrow("１：５，２：６；３０％　－１、２（x）"), "1:5,2:6;30% -1,2(x)");
        assert_eq!(narrow("50–90"), "50–90");
    }

    #[test]
    fn what_is_sought_is_found_across_held_words() {
        assert!(sought("Strzel w\u{a0}Siebie").contains(&sought("strzel w siebie")));
    }
}
