//! Evaluators: how a result becomes one value (rules/wager.md 3). Higher is better, always.
//!
//! An evaluator is data. In code a function can be one, too; it cannot be written down, so that a
//! table with one is for whoever runs it themselves and has no file, save or code.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, ser::Error as _};

use super::number::Number;

/// Numbers a result can have.
pub const MOST_NUMBERS: usize = 16;

/// An expression over the numbers of a result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Eval {
    /// Always this.
    Constant(f64),
    /// The number at this place, counted from 0.
    ScoreValue(u8),
    /// Bands: `first` below the first threshold, then the value of the last threshold reached.
    ByScore {
        /// Which number of the result.
        index: u8,
        /// The value below every threshold.
        first: f64,
        /// Threshold and value, thresholds strictly increasing.
        steps: Vec<(f64, f64)>,
    },
    /// A polynomial of another evaluator: `[c0, c1, c2]` is c0 + c1·x + c2·x².
    Multiply {
        /// The coefficients, constant first.
        poly: Vec<f64>,
        /// Of what.
        of: Box<Eval>,
    },
    /// All of them added up.
    Sum(Vec<Eval>),
    /// The largest of them.
    Max(Vec<Eval>),
    /// The smallest of them.
    Min(Vec<Eval>),
    /// Whatever the caller's own function says.
    #[serde(skip)]
    Custom(Function),
}

/// A pure function from the numbers of a result to its value.
#[derive(Clone, Copy, Debug)]
pub struct Function(pub fn(&[f64]) -> f64);

impl PartialEq for Function {
    fn eq(&self, other: &Function) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

/// Why an expression cannot be an evaluator.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BadEvaluator {
    /// Nested too deeply.
    #[error("the evaluator is nested deeper than {}", Judge::DEPTH)]
    TooDeep,
    /// Too long.
    #[error("the evaluator has more than {} parts", Judge::PARTS)]
    TooLong,
    /// A list with nothing in it.
    #[error("{0} needs at least one entry")]
    Empty(&'static str),
    /// A list with too much in it.
    #[error("{0} has more than {most} entries", most = Judge::PARTS)]
    TooMany(&'static str),
    /// Thresholds out of order.
    #[error("the thresholds of ByScore must increase, but {later} comes after {earlier}")]
    Thresholds {
        /// The one before.
        earlier: f64,
        /// The one that is not larger.
        later: f64,
    },
    /// A number that is none.
    #[error("{0} is not a finite number")]
    NotFinite(f64),
    /// The flat form does not make one expression.
    #[error("the evaluator is incomplete")]
    Incomplete,
}

/// Why a result has no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoValue {
    /// The result has no such number.
    #[error("number {} of the result is missing", .0 + 1)]
    MissingScore(u8),
    /// The value is not finite or out of range.
    #[error("the result gives no value within ±{}", Number::MOST)]
    BadValue,
}

impl Eval {
    /// The value before rounding.
    fn calculate(&self, scores: &[Number]) -> Result<f64, NoValue> {
        let score = |index: u8| {
            let number = scores.get(usize::from(index));
            number.map(|number| number.value()).ok_or(NoValue::MissingScore(index))
        };
        Ok(match self {
            Eval::Constant(value) => *value,
            Eval::ScoreValue(index) => score(*index)?,
            Eval::ByScore { index, first, steps } => {
                let x = score(*index)?;
                let reached = steps.iter().take_while(|(threshold, _)| *threshold <= x).last();
                reached.map_or(*first, |(_, value)| *value)
            }
            Eval::Multiply { poly, of } => {
                let x = of.calculate(scores)?;
                poly.iter().rev().fold(0.0, |sum, coefficient| sum * x + coefficient)
            }
            Eval::Sum(parts) => {
                let mut sum = 0.0;
                for part in parts {
                    sum += part.calculate(scores)?;
                }
                sum
            }
            Eval::Custom(Function(of)) => {
                of(&scores.iter().map(|score| score.value()).collect::<Vec<_>>())
            }
            Eval::Max(parts) => best(parts, scores, |new, old| new > old)?,
            Eval::Min(parts) => best(parts, scores, |new, old| new < old)?,
        })
    }

    fn parts(&self) -> &[Eval] {
        match self {
            Eval::Constant(_) | Eval::ScoreValue(_) | Eval::ByScore { .. } | Eval::Custom(_) => &[],
            Eval::Multiply { of, .. } => std::slice::from_ref(of),
            Eval::Sum(parts) | Eval::Max(parts) | Eval::Min(parts) => parts,
        }
    }

    fn check(&self, depth: usize, count: &mut usize) -> Result<(), BadEvaluator> {
        *count += 1;
        if depth > Judge::DEPTH {
            return Err(BadEvaluator::TooDeep);
        }
        if *count > Judge::PARTS {
            return Err(BadEvaluator::TooLong);
        }
        let sized = |what, length: usize| match length {
            0 => Err(BadEvaluator::Empty(what)),
            length if length > Judge::PARTS => Err(BadEvaluator::TooMany(what)),
            _ => Ok(()),
        };
        match self {
            Eval::Constant(value) => finite(*value)?,
            Eval::ScoreValue(_) | Eval::Custom(_) => {}
            Eval::ByScore { first, steps, .. } => {
                finite(*first)?;
                sized("ByScore", steps.len())?;
                for (threshold, value) in steps {
                    finite(*threshold)?;
                    finite(*value)?;
                }
                if let Some(pair) = steps.windows(2).find(|pair| pair[0].0 >= pair[1].0) {
                    let (earlier, later) = (pair[0].0, pair[1].0);
                    return Err(BadEvaluator::Thresholds { earlier, later });
                }
            }
            Eval::Multiply { poly, .. } => {
                sized("poly", poly.len())?;
                poly.iter().try_for_each(|&coefficient| finite(coefficient))?;
            }
            Eval::Sum(parts) => sized("Sum", parts.len())?,
            Eval::Max(parts) => sized("Max", parts.len())?,
            Eval::Min(parts) => sized("Min", parts.len())?,
        }
        self.parts().iter().try_for_each(|part| part.check(depth + 1, count))
    }

    /// How many numbers a result must have.
    fn numbers(&self) -> usize {
        match self {
            Eval::ScoreValue(index) | Eval::ByScore { index, .. } => usize::from(*index) + 1,
            other => other.parts().iter().map(Eval::numbers).max().unwrap_or(0),
        }
    }
}

fn finite(number: f64) -> Result<(), BadEvaluator> {
    if number.is_finite() { Ok(()) } else { Err(BadEvaluator::NotFinite(number)) }
}

/// The best part; what is not a number stays not a number.
fn best(parts: &[Eval], scores: &[Number], beats: fn(f64, f64) -> bool) -> Result<f64, NoValue> {
    let mut found: Option<f64> = None;
    for part in parts {
        let new = part.calculate(scores)?;
        found = Some(match found {
            Some(old) if !new.is_nan() && !beats(new, old) => old,
            Some(old) if old.is_nan() => old,
            _ => new,
        });
    }
    Ok(found.unwrap_or(f64::NAN))
}

/// An evaluator that has been checked. In files it is written as the plain expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Judge(Eval);

impl Judge {
    /// How deeply an expression may be nested.
    pub const DEPTH: usize = 16;
    /// How many parts an expression may have.
    pub const PARTS: usize = 256;

    /// Checks an expression.
    pub fn new(eval: Eval) -> Result<Judge, BadEvaluator> {
        eval.check(1, &mut 0)?;
        Ok(Judge(eval))
    }

    /// The expression.
    pub fn eval(&self) -> &Eval {
        &self.0
    }

    /// The value of a result.
    pub fn value(&self, scores: &[Number]) -> Result<Number, NoValue> {
        Number::nearest(self.0.calculate(scores)?).ok_or(NoValue::BadValue)
    }

    /// How many numbers a result must have, at least one.
    pub fn numbers(&self) -> usize {
        self.0.numbers().max(1)
    }
}

impl Default for Judge {
    /// The first number as it is.
    fn default() -> Judge {
        Judge(Eval::ScoreValue(0))
    }
}

/// One part of an expression in the compact form: parts first, then what joins them. Reading it
/// needs no recursion, so a malicious code cannot exhaust the stack.
#[derive(Serialize, Deserialize)]
enum Op {
    Constant(f64),
    ScoreValue(u8),
    ByScore(u8, f64, Vec<(f64, f64)>),
    Multiply(Vec<f64>),
    Sum(u16),
    Max(u16),
    Min(u16),
}

/// The compact form; nothing if a function is in it.
fn flatten(eval: &Eval, out: &mut Vec<Op>) -> Option<()> {
    for part in eval.parts() {
        flatten(part, out)?;
    }
    out.push(match eval {
        Eval::Constant(value) => Op::Constant(*value),
        Eval::ScoreValue(index) => Op::ScoreValue(*index),
        Eval::ByScore { index, first, steps } => Op::ByScore(*index, *first, steps.clone()),
        Eval::Multiply { poly, .. } => Op::Multiply(poly.clone()),
        Eval::Sum(parts) => Op::Sum(parts.len() as u16),
        Eval::Max(parts) => Op::Max(parts.len() as u16),
        Eval::Min(parts) => Op::Min(parts.len() as u16),
        Eval::Custom(_) => return None,
    });
    Some(())
}

fn rebuild(ops: Vec<Op>) -> Result<Judge, BadEvaluator> {
    if ops.len() > Judge::PARTS {
        return Err(BadEvaluator::TooLong);
    }
    let mut stack: Vec<(Eval, usize)> = Vec::new();
    for op in ops {
        let taken = match op {
            Op::Multiply(_) => 1,
            Op::Sum(count) | Op::Max(count) | Op::Min(count) => usize::from(count),
            _ => 0,
        };
        let from = stack.len().checked_sub(taken).ok_or(BadEvaluator::Incomplete)?;
        let depth = 1 + stack[from..].iter().map(|(_, depth)| *depth).max().unwrap_or(0);
        if depth > Judge::DEPTH {
            return Err(BadEvaluator::TooDeep);
        }
        let mut parts: Vec<Eval> = stack.drain(from..).map(|(part, _)| part).collect();
        let eval = match op {
            Op::Constant(value) => Eval::Constant(value),
            Op::ScoreValue(index) => Eval::ScoreValue(index),
            Op::ByScore(index, first, steps) => Eval::ByScore { index, first, steps },
            Op::Multiply(poly) => {
                let of = Box::new(parts.pop().ok_or(BadEvaluator::Incomplete)?);
                Eval::Multiply { poly, of }
            }
            Op::Sum(_) => Eval::Sum(parts),
            Op::Max(_) => Eval::Max(parts),
            Op::Min(_) => Eval::Min(parts),
        };
        stack.push((eval, depth));
    }
    match (stack.pop(), stack.pop()) {
        (Some((eval, _)), None) => Judge::new(eval),
        _ => Err(BadEvaluator::Incomplete),
    }
}

impl Serialize for Judge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return self.0.serialize(serializer);
        }
        let mut ops = Vec::new();
        flatten(&self.0, &mut ops)
            .ok_or_else(|| S::Error::custom("a function cannot be written down"))?;
        ops.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Judge {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Judge, D::Error> {
        let judge = if deserializer.is_human_readable() {
            Judge::new(Eval::deserialize(deserializer)?)
        } else {
            rebuild(Vec::<Op>::deserialize(deserializer)?)
        };
        judge.map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::read_ron;

    fn judge(text: &str) -> Judge {
        read_ron("evaluator", text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
    }

    fn value(text: &str, scores: &[&str]) -> String {
        let scores: Vec<Number> = scores.iter().map(|score| score.parse().unwrap()).collect();
        match judge(text).value(&scores) {
            Ok(value) => value.to_string(),
            Err(why) => format!("{why:?}"),
        }
    }

    #[test]
    fn a_threshold_belongs_to_the_upper_band() {
        let bands = "ByScore(index: 0, first: 0, steps: [(9500000, 1), (9800000, 2)])";
        for (score, expected) in
            [("9499999", "0"), ("9500000", "1"), ("9799999.999999", "1"), ("9800000", "2")]
        {
            assert_eq!(value(bands, &[score]), expected, "{score}");
        }
        assert_eq!(value(bands, &["-5"]), "0");
    }

    #[test]
    fn polynomials_begin_with_the_constant() {
        assert_eq!(value("Multiply(poly: [1, 2, 3], of: ScoreValue(0))", &["2"]), "17");
        assert_eq!(value("Multiply(poly: [0, -1], of: ScoreValue(1))", &["7", "2.5"]), "-2.5");
        assert_eq!(value("Multiply(poly: [4], of: ScoreValue(0))", &["100"]), "4");
    }

    #[test]
    fn sums_and_extremes_take_all_their_parts() {
        let parts = "([ScoreValue(2), ScoreValue(3), Constant(-1)])";
        let scores = ["9", "8", "10", "4"];
        assert_eq!(value(&format!("Sum{parts}"), &scores), "13");
        assert_eq!(value(&format!("Max{parts}"), &scores), "10");
        assert_eq!(value(&format!("Min{parts}"), &scores), "-1");
        let reversed = "([Constant(-1), ScoreValue(3), ScoreValue(2)])";
        assert_eq!(value(&format!("Max{reversed}"), &scores), "10");
        assert_eq!(value(&format!("Min{reversed}"), &scores), "-1");
    }

    #[test]
    fn a_missing_number_or_a_value_out_of_range_is_refused() {
        assert_eq!(value("ScoreValue(2)", &["1", "2"]), "MissingScore(2)");
        assert_eq!(value("Max([Constant(5), ScoreValue(1)])", &["1"]), "MissingScore(1)");
        assert_eq!(value("ScoreValue(200)", &["1"; 16]), "MissingScore(200)");
        let square = "Multiply(poly: [0, 0, 1], of: ScoreValue(0))";
        assert_eq!(value(square, &["3000000"]), "9000000000000");
        assert_eq!(value(square, &["3000000.1"]), "BadValue");
        let huge = "Multiply(poly: [0, 0, 1e300], of: ScoreValue(0))";
        assert_eq!(value(huge, &["9000000000000"]), "BadValue");
        assert_eq!(value(&format!("Min([Constant(3), {huge}])"), &["9000000000000"]), "3");
        let nan = format!("Sum([{huge}, Multiply(poly: [0, -1], of: {huge})])");
        assert_eq!(value(&format!("Max([Constant(3), {nan}])"), &["9000000000000"]), "BadValue");
        assert_eq!(value(&format!("Max([{nan}, Constant(3)])"), &["9000000000000"]), "BadValue");
    }

    #[test]
    fn values_are_rounded_before_they_are_compared() {
        let third = "Multiply(poly: [0, 0.3333333333333333], of: ScoreValue(0))";
        assert_eq!(value(third, &["1"]), "0.333333");
        assert_eq!(value(third, &["1.000001"]), "0.333334");
        assert_eq!(judge(third).value(&["1".parse().unwrap()]), Ok("0.333333".parse().unwrap()));
    }

    #[test]
    fn bad_expressions_name_the_reason_and_the_place() {
        let fault = |text: &str| read_ron::<Judge>("e.ron", text).unwrap_err();
        for (text, reason) in [
            ("Sum([])", "Sum needs at least one entry"),
            ("Max([])", "Max needs at least one entry"),
            ("Min([])", "Min needs at least one entry"),
            ("Multiply(poly: [], of: Constant(1))", "poly needs at least one entry"),
            ("ByScore(index: 0, first: 0, steps: [])", "ByScore needs at least one entry"),
            (
                "ByScore(index: 0, first: 0, steps: [(2, 1), (2, 3)])",
                "the thresholds of ByScore must increase, but 2 comes after 2",
            ),
            ("Constant(inf)", "inf is not a finite number"),
            ("Constant(NaN)", "NaN is not a finite number"),
        ] {
            assert_eq!(fault(text).cause, reason, "{text}");
        }
        let unknown = fault("Sum([\n  Product(1),\n])");
        assert_eq!(unknown.line, 2);
        assert!(unknown.cause.contains("Product"), "{unknown}");
        let typo = fault("Multiply(polly: [1], of: Constant(1))");
        assert!(typo.cause.contains("polly"), "{typo}");
    }

    /// `levels` Multiply around one ScoreValue.
    fn nested(levels: usize) -> Eval {
        (0..levels).fold(Eval::ScoreValue(0), |of, _| Eval::Multiply {
            poly: vec![0.0, 1.0],
            of: Box::new(of),
        })
    }

    #[test]
    fn depth_and_length_are_limited_in_both_forms() {
        assert!(Judge::new(nested(15)).is_ok());
        assert_eq!(Judge::new(nested(16)), Err(BadEvaluator::TooDeep));
        let wide = |count: usize| Eval::Sum(vec![Eval::Constant(1.0); count]);
        assert!(Judge::new(wide(255)).is_ok());
        assert_eq!(Judge::new(wide(256)), Err(BadEvaluator::TooLong));
        let mut deep = vec![Op::ScoreValue(0)];
        deep.extend((0..200).map(|_| Op::Multiply(vec![1.0])));
        let bytes = postcard::to_allocvec(&deep).unwrap();
        assert!(postcard::from_bytes::<Judge>(&bytes).is_err());
        deep.extend((0..500_000).map(|_| Op::Multiply(vec![])));
        let bytes = postcard::to_allocvec(&deep).unwrap();
        assert!(postcard::from_bytes::<Judge>(&bytes).is_err());
        for broken in [vec![], vec![Op::Sum(2)], vec![Op::Constant(1.0), Op::Constant(2.0)]] {
            let bytes = postcard::to_allocvec(&broken).unwrap();
            assert!(postcard::from_bytes::<Judge>(&bytes).is_err());
        }
    }

    /// A function is judged and rounded like everything else, and stays where it was written.
    #[test]
    fn functions_judge_but_are_never_written() {
        fn spread(scores: &[f64]) -> f64 {
            scores.iter().fold(f64::MIN, |most, x| most.max(*x)) / 3.0
        }
        let judge =
            Judge::new(Eval::Sum(vec![Eval::Custom(Function(spread)), Eval::Constant(1.0)]))
                .unwrap();
        let numbers: Vec<Number> = ["4", "1"].iter().map(|text| text.parse().unwrap()).collect();
        assert_eq!(judge.value(&numbers).map(|value| value.to_string()), Ok("2.333333".into()));
        let endless = Judge::new(Eval::Custom(Function(|_| f64::INFINITY))).unwrap();
        assert_eq!(endless.value(&numbers), Err(NoValue::BadValue));
        assert!(ron::to_string(&judge).is_err());
        assert!(postcard::to_allocvec(&judge).is_err());
        for text in ["Custom", "Custom(())", "Custom(0)"] {
            assert!(read_ron::<Judge>("e.ron", text).is_err(), "{text}");
        }
        assert_eq!(judge, judge.clone());
    }

    #[test]
    fn both_forms_survive() {
        let full = judge(
            "Sum([Multiply(poly: [1, -2], of: Max([ScoreValue(1), Constant(2.5)])), \
             Min([ByScore(index: 3, first: -1, steps: [(0, 0), (5.5, 9)]), ScoreValue(0)])])",
        );
        let text = ron::to_string(&full).unwrap();
        assert_eq!(judge(&text), full);
        let bytes = postcard::to_allocvec(&full).unwrap();
        assert_eq!(postcard::from_bytes::<Judge>(&bytes).unwrap(), full);
        assert_eq!(full.numbers(), 4);
    }
}
