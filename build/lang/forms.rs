//! What a language asks of every text: its plurals, and Chinese its own punctuation.

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use super::is_chinese;

/// Stands for a placeable: nobody knows what will be there.
pub const PLACEABLE: char = '\u{fffc}';

/// The pieces of a text that are read in one go, each variant by itself.
pub fn pieces(pattern: &Pattern<&str>) -> Vec<String> {
    let mut found = Vec::new();
    let mut whole = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => whole.push_str(value),
            PatternElement::Placeable { expression } => match literal(expression) {
                Some(text) => whole.push_str(text),
                None => {
                    whole.push(PLACEABLE);
                    let inside = variants(expression).iter();
                    found.extend(inside.flat_map(|variant| pieces(&variant.value)));
                }
            },
        }
    }
    found.push(whole);
    found
}

fn literal<'a>(expression: &Expression<&'a str>) -> Option<&'a str> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => Some(value),
        _ => None,
    }
}

fn variants<'a, 'b>(expression: &'b Expression<&'a str>) -> &'b [Variant<&'a str>] {
    match expression {
        Expression::Select { variants, .. } => variants,
        Expression::Inline(InlineExpression::Placeable { expression }) => variants(expression),
        Expression::Inline(_) => &[],
    }
}

/// The plural forms that whole numbers and fractions have, by language.
fn plurals(language: &str) -> &'static [&'static str] {
    match language {
        "en" => &["one", "other"],
        "pl" => &["one", "few", "many", "other"],
        _ => &["other"],
    }
}

/// What is wrong with the choices of a text: a plural form that the language does not have, or one
/// that is missing beside others. Exact numbers and names such as `[you]` may always stand there.
pub fn plural_faults(language: &str, pattern: &Pattern<&str>) -> Vec<String> {
    let own = plurals(language);
    let mut faults = Vec::new();
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let variants = variants(expression);
        let words: Vec<&str> = variants.iter().filter_map(word).collect();
        let counts = words.iter().any(|word| ["one", "few", "many"].contains(word));
        if counts {
            let foreign = words.iter().filter(|word| ["one", "few", "many"].contains(*word));
            let foreign = foreign.filter(|word| !own.contains(*word));
            faults.extend(foreign.map(|word| format!("[{word}] never matches in {language}")));
            let missing = own.iter().filter(|form| !words.contains(*form));
            faults.extend(missing.map(|form| format!("the plural [{form}] is missing")));
        }
        faults.extend(variants.iter().flat_map(|variant| plural_faults(language, &variant.value)));
    }
    faults
}

fn word<'a>(variant: &Variant<&'a str>) -> Option<&'a str> {
    match variant.key {
        VariantKey::Identifier { name } => Some(name),
        VariantKey::NumberLiteral { .. } => None,
    }
}

/// Half-width punctuation that touches a Chinese sign, if the text is Chinese.
pub fn narrow_faults(language: &str, text: &str) -> Vec<String> {
    if language != "zh" {
        return Vec::new();
    }
    let signs: Vec<char> = text.chars().collect();
    let touched = |place: usize| {
        let before = signs[..place].iter().rev().find(|sign| !sign.is_whitespace());
        let after = signs[place + 1..].iter().find(|sign| !sign.is_whitespace());
        [before, after].into_iter().flatten().any(|sign| is_chinese(*sign))
    };
    let narrow = (0..signs.len()).filter(|&place| ",.:;?!()".contains(signs[place]));
    narrow
        .filter(|&place| touched(place))
        .map(|place| format!("“{}” beside a Chinese sign has to be full-width", signs[place]))
        .collect()
}
