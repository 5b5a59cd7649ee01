//! How a quest is judged, in a line anybody can read: `seconds + 5 · letters missed`.

use game_rules::wager::{Eval, Kind, Quest, party};

use super::names::asked;
use crate::{app::language::Language, say};

/// Bands that are written out; more are cut short.
const BANDS: usize = 3;

/// Who wins the quest, and by what: "Highest wins: coins".
pub fn judged(language: &Language, quest: &Quest) -> String {
    let most = match quest.kind {
        Kind::Game { versus: false, .. } => Some(party::MOST_SCORE),
        Kind::Quick(_) => Some(party::MOST_QUICK),
        Kind::Game { .. } => return language.say("bets-judge-versus"),
        Kind::Chart { .. } | Kind::Table => None,
    };
    if let Some(most) = most {
        return say!(language, "bets-judge-most", most = most);
    }
    let name = |index: u8| asked(language, quest, usize::from(index));
    let eval = quest.judge.eval();
    if let Some((goal, of)) = nearest(eval) {
        let (goal, what) = (number(language, goal), written(language, of, &name).text);
        return say!(language, "bets-judge-nearest", goal = goal, what = what);
    }
    match eval {
        Eval::Multiply { poly, of } if matches!(poly.as_slice(), [0.0, -1.0]) => {
            say!(language, "bets-judge-lowest", what = written(language, of, &name).text)
        }
        eval => say!(language, "bets-judge-highest", what = written(language, eval, &name).text),
    }
}

/// The smaller of x − a and a − x: whoever is nearest to a.
fn nearest(eval: &Eval) -> Option<(f64, &Eval)> {
    let Eval::Min(parts) = eval else { return None };
    let [Eval::Multiply { poly: one, of }, Eval::Multiply { poly: two, of: again }] =
        parts.as_slice()
    else {
        return None;
    };
    match (one.as_slice(), two.as_slice()) {
        ([low, 1.0], [high, -1.0]) if low + high == 0.0 && of == again => {
            Some((*high, of.as_ref()))
        }
        _ => None,
    }
}

/// A piece of a formula, and how tightly it holds together.
struct Piece {
    text: String,
    holds: Holds,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Holds {
    Sum,
    Product,
    Whole,
}

impl Piece {
    fn new(text: String, holds: Holds) -> Piece {
        Piece { text, holds }
    }

    /// In brackets, if it would fall apart there.
    fn within(self, least: Holds) -> String {
        if self.holds < least { format!("({})", self.text) } else { self.text }
    }
}

fn written(language: &Language, eval: &Eval, name: &dyn Fn(u8) -> String) -> Piece {
    match eval {
        Eval::Constant(value) => Piece::new(number(language, *value), Holds::Whole),
        Eval::ScoreValue(index) => Piece::new(name(*index), Holds::Whole),
        Eval::ByScore { index, first, steps } => {
            let mut bands = vec![number(language, *first)];
            let shown = |(from, value): &(f64, f64)| {
                let from = format!("≥ {}", number(language, *from));
                language.labelled(&from, &number(language, *value))
            };
            bands.extend(steps.iter().take(BANDS).map(shown));
            if let Some(last) = steps.get(BANDS..).and_then(<[_]>::last) {
                bands.extend(["…".to_owned(), shown(last)]);
            }
            Piece::new(format!("{} [{}]", name(*index), language.parts(&bands)), Holds::Whole)
        }
        Eval::Multiply { poly, of } => polynomial(language, poly, written(language, of, name)),
        Eval::Sum(parts) => {
            let parts = parts.iter().map(|part| written(language, part, name).text);
            Piece::new(joined(parts), Holds::Sum)
        }
        Eval::Custom(_) => Piece::new("f(…)".to_owned(), Holds::Whole),
        Eval::Max(parts) => extreme("max", language, parts, name),
        Eval::Min(parts) => extreme("min", language, parts, name),
    }
}

fn extreme(word: &str, language: &Language, parts: &[Eval], name: &dyn Fn(u8) -> String) -> Piece {
    let parts: Vec<String> = parts.iter().map(|part| written(language, part, name).text).collect();
    Piece::new(format!("{word}({})", language.parts(&parts)), Holds::Whole)
}

/// The highest power last, as it is said; what is multiplied by nothing is left out.
fn polynomial(language: &Language, poly: &[f64], of: Piece) -> Piece {
    let plain = matches!(poly, [0.0, 1.0]);
    if plain {
        return of;
    }
    let base = of.within(Holds::Product);
    let mut terms: Vec<String> = Vec::new();
    for (power, &factor) in poly.iter().enumerate().filter(|(_, factor)| **factor != 0.0) {
        let raised = match power {
            0 => String::new(),
            1 => base.clone(),
            2 => format!("{}²", bracketed(&base)),
            3 => format!("{}³", bracketed(&base)),
            power => format!("{}^{power}", bracketed(&base)),
        };
        terms.push(match (power, factor) {
            (0, factor) => number(language, factor),
            (_, 1.0) => raised,
            (_, -1.0) => format!("−{raised}"),
            (_, factor) => format!("{} · {raised}", number(language, factor)),
        });
    }
    // "seconds − 30" rather than "−30 + seconds".
    if terms.len() > 1 && terms[0].starts_with('−') && !terms[1].starts_with('−') {
        terms.rotate_left(1);
    }
    match terms.len() {
        0 => Piece::new("0".to_owned(), Holds::Whole),
        1 => Piece::new(joined(terms.into_iter()), Holds::Product),
        _ => Piece::new(joined(terms.into_iter()), Holds::Sum),
    }
}

fn bracketed(base: &str) -> String {
    if base.contains(' ') && !base.starts_with('(') { format!("({base})") } else { base.to_owned() }
}

/// Terms with their signs between them.
fn joined(terms: impl Iterator<Item = String>) -> String {
    let mut sum = String::new();
    for term in terms {
        match (sum.is_empty(), term.strip_prefix('−')) {
            (true, _) => sum = term,
            (false, Some(less)) => sum = format!("{sum} − {less}"),
            (false, None) => sum = format!("{sum} + {term}"),
        }
    }
    sum
}

fn number(language: &Language, value: f64) -> String {
    let decimals = (0..6).find(|places| {
        let shifted = value * 10f64.powi(*places);
        (shifted - shifted.round()).abs() < 1e-9 * shifted.abs().max(1.0)
    });
    let size = language.decimal(value.abs(), decimals.unwrap_or(6) as usize);
    if value < 0.0 { format!("−{size}") } else { size }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::wager::{Pool, packs};

    fn sentence(evaluator: &str) -> String {
        let text = format!(
            "(custom: [(id: \"q\", description: \"d\", asks: [\"a\", \"b\", \"c\"], evaluator: {evaluator})])"
        );
        let pool = Pool::read("q", &text).unwrap();
        judged(&Language::new(Lang::English), &pool.quests(2)[0])
    }

    #[test]
    fn evaluators_are_said_as_people_write_sums() {
        for (evaluator, said) in [
            ("ScoreValue(0)", "Highest wins: a"),
            ("Multiply(poly: [0, -1], of: ScoreValue(1))", "Lowest wins: b"),
            (
                "Multiply(poly: [0, -1], of: Sum([ScoreValue(0), Multiply(poly: [0, 5], of: ScoreValue(1))]))",
                "Lowest wins: a + 5 · b",
            ),
            (
                "Sum([ScoreValue(0), Multiply(poly: [0, -1], of: ScoreValue(1))])",
                "Highest wins: a − b",
            ),
            (
                "Min([Multiply(poly: [-30, 1], of: ScoreValue(0)), Multiply(poly: [30, -1], of: ScoreValue(0))])",
                "Nearest to 30 wins: a",
            ),
            (
                "Multiply(poly: [1, 2, 3], of: Sum([ScoreValue(0), ScoreValue(1)]))",
                "Highest wins: 1 + 2 · (a + b) + 3 · (a + b)²",
            ),
            ("Multiply(poly: [-30, 1], of: ScoreValue(0))", "Highest wins: a − 30"),
            ("Min([ScoreValue(0), Constant(2.5)])", "Highest wins: min(a; 2.5)"),
            (
                "ByScore(index: 0, first: 0, steps: [(1, 1), (2, 2), (3, 3), (4, 4), (5, 0)])",
                "Highest wins: a [0; ≥ 1: 1; ≥ 2: 2; ≥ 3: 3; …; ≥ 5: 0]",
            ),
        ] {
            assert_eq!(sentence(evaluator), said, "{evaluator}");
        }
    }

    #[test]
    fn every_shipped_quest_says_how_it_is_judged() {
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            for quest in packs::names().filter_map(packs::pack).flat_map(|pack| pack.quests(4)) {
                let said = judged(&language, &quest);
                assert!(!said.is_empty() && !said.contains('{'), "{}: {said}", quest.id);
            }
        }
    }
}
