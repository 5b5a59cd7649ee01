//! From file names to Rust names.

/// `seals/02-knife` is written `KNIFE`: a number in front only sorts the files.
pub fn constant(stem: &str) -> String {
    let (number, name) = numbered(stem);
    let name = if name.is_empty() { stem } else { name };
    let mut out = name.replace('-', "_").to_uppercase();
    if number.is_some() && name.starts_with(|letter: char| letter.is_ascii_digit()) {
        out.insert(0, 'N');
    }
    out
}

pub fn snake(stem: &str) -> String {
    identifier(constant(stem).to_lowercase())
}

/// A name that may stand for itself even if it is a word of Rust.
pub fn identifier(name: String) -> String {
    let keywords = "as async await box break const continue crate do dyn else enum extern false final fn for gen \
                    if impl in let loop macro match mod move mut override priv pub ref return static struct trait \
                    true try type typeof unsafe unsized use virtual where while yield";
    if keywords.split(' ').any(|keyword| keyword == name) { format!("r#{name}") } else { name }
}

/// `haunted-house` is written `HauntedHouse`.
pub fn camel(words: &str) -> String {
    words
        .split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        })
        .collect()
}

/// Parts `02-knife` into its number and `knife`.
pub fn numbered(stem: &str) -> (Option<u32>, &str) {
    let digits = stem.len() - stem.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let (number, rest) = stem.split_at(digits);
    match rest.strip_prefix('-') {
        Some(rest) => (number.parse().ok(), rest),
        None if rest.is_empty() => (number.parse().ok(), rest),
        None => (None, stem),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_rust_names() {
        assert_eq!(constant("gun-barrel"), "GUN_BARREL");
        assert_eq!(constant("02-knife"), "KNIFE");
        assert_eq!(constant("7"), "N7");
        assert_eq!(constant("d20-fold-1"), "D20_FOLD_1");
        assert_eq!(snake("02-knife"), "knife");
        assert_eq!(snake("box"), "r#box");
        assert_eq!(camel("haunted-house"), "HauntedHouse");
        assert_eq!(numbered("02-knife"), (Some(2), "knife"));
        assert_eq!(numbered("7"), (Some(7), ""));
        assert_eq!(numbered("d20"), (None, "d20"));
    }
}
