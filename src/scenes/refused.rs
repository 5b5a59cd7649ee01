//! Why the rules refuse a set-up, in words: which field, what it holds, what it may.

use game_rules::game::{Bound, Limit, SetupError};

use crate::{app::language::Language, say};

/// One sentence about a refused set-up.
pub fn say(language: &Language, fault: &SetupError) -> String {
    let field = label(language, fault.field);
    let value = fault.value.as_str();
    let bound = |bound: &Bound| bound_words(language, bound);
    match &fault.limit {
        Limit::Least(limit) => {
            let limit = bound(limit);
            say!(language, "modes-refused-least", field = field, value = value, limit = limit)
        }
        Limit::Most(limit) => {
            let limit = bound(limit);
            say!(language, "modes-refused-most", field = field, value = value, limit = limit)
        }
        Limit::Range(least, most) => say!(
            language,
            "modes-refused-range",
            field = field,
            value = value,
            least = language.number(*least),
            most = language.number(*most)
        ),
        Limit::Crowded(both) => say!(
            language,
            "modes-refused-crowded",
            field = field,
            value = value,
            other = bound(&both.0),
            limit = bound(&both.1)
        ),
        Limit::Other(words) => {
            let words = words.as_str();
            say!(language, "modes-refused-other", field = field, value = value, reason = words)
        }
    }
}

/// What the form calls a field of the file; `evil_hp (low)` is a part of `evil_hp`.
fn label(language: &Language, field: &str) -> String {
    let whole = field.split(" (").next().unwrap_or(field);
    let word = match whole {
        "max_tools_per_round" => "max-tools".to_owned(),
        "temp_slot_chance" => "temp-chance".to_owned(),
        "temp_slot_weights" => "temp-lives".to_owned(),
        "exp_multiplier" => "exp".to_owned(),
        other => other.replace('_', "-"),
    };
    let key = format!("mode-field-{word}");
    if language.knows(&key) { language.say(&key) } else { field.to_owned() }
}

/// A number, and whose it is.
fn bound_words(language: &Language, bound: &Bound) -> String {
    let number = language.number(bound.value);
    match bound.field {
        Some(field) => language.noted(&number, &label(language, field)),
        None => number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::duel::full::{EvilHp, Mode};

    fn refused(tongue: Lang, change: impl Fn(&mut Mode)) -> String {
        let mut mode = Mode::numbered(3).expect("a shipped mode").clone();
        change(&mut mode);
        say(&Language::new(tongue), &mode.check().expect_err("it is refused"))
    }

    #[test]
    fn the_form_names_fields_as_it_shows_them() {
        let said = refused(Lang::English, |mode| mode.min_bullets = 12);
        assert_eq!(said, "Most shells is 8; it must be at least 12 (Fewest shells).");
        let said = refused(Lang::English, |mode| mode.evil_hp = EvilHp::Fixed(0));
        assert!(said.starts_with("Evil’s candles is 0; it must be from 1 to 18"), "{said}");
    }

    #[test]
    fn no_language_shows_names_of_the_file() {
        for tongue in Lang::ALL {
            let changes: [fn(&mut Mode); 6] = [
                |mode| (mode.min_true, mode.max_true) = (8, 8),
                |mode| mode.min_bullets = 12,
                |mode| mode.human_hp = 0,
                |mode| mode.permanent_slots = 250,
                |mode| mode.temp_slot_chance = 2.0,
                |mode| mode.exp_multiplier = -1.0,
            ];
            for change in changes {
                let said = refused(tongue, change);
                assert!(!said.contains('_') && !said.contains(" = "), "{said}");
            }
        }
    }
}
