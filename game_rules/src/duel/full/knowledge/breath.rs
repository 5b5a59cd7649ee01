//! The breath of both sides, as it may be (rules/duel.md 7.6). Nobody is told of it, but whoever has
//! little of it faints, and untold dice may have given some instead of shaking the clip.

use crate::{
    duel::full::{Body, FateEffect, Feeling, tools::fate::ways_to},
    game::Seat,
};

/// All breaths there are, none included.
const ALL: usize = Body::BREATH as usize + 1;

/// Below this much, somebody may faint.
const FAINT: u8 = 8;

/// The pairs of breaths that may be, each with its chance.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Breath(Vec<([u8; 2], f64)>);

impl Breath {
    /// Both have all of it.
    pub fn full() -> Breath {
        Breath(vec![([Body::BREATH; 2], 1.0)])
    }

    /// All pairs that may follow from each pair, and how likely it is that one does.
    fn after<T>(&self, follow: impl Fn([u8; 2]) -> T) -> Option<(Breath, f64)>
    where
        T: IntoIterator<Item = ([u8; 2], f64)>,
    {
        let cases = self.0.iter().flat_map(|(pair, chance)| {
            follow(*pair).into_iter().map(move |(next, part)| (next, chance * part))
        });
        Breath::gathered(cases)
    }

    /// Like to like.
    fn gathered(cases: impl Iterator<Item = ([u8; 2], f64)>) -> Option<(Breath, f64)> {
        let mut sums = [0.0; ALL * ALL];
        let (mut low, mut high) = (ALL * ALL, 0);
        for (pair, chance) in cases {
            let at = usize::from(pair[0]) * ALL + usize::from(pair[1]);
            sums[at] += chance;
            (low, high) = (low.min(at), high.max(at + 1));
        }
        let sum: f64 = sums.get(low..high)?.iter().sum();
        let found = (low..high).filter(|&at| sums[at] > 0.0);
        let pairs = found.map(|at| ([(at / ALL) as u8, (at % ALL) as u8], sums[at] / sum));
        (sum > 0.0).then(|| (Breath(pairs.collect()), sum))
    }

    fn moved(&self, to: impl Fn([u8; 2]) -> [u8; 2]) -> Breath {
        self.after(|pair| [(to(pair), 1.0)]).map_or_else(Breath::full, |(breath, _)| breath)
    }

    /// Several of them, by their weights.
    pub fn mixed(parts: &[(f64, &Breath)]) -> Breath {
        let cases = parts.iter().flat_map(|(weight, breath)| {
            breath.0.iter().map(move |(pair, chance)| (*pair, weight * chance))
        });
        Breath::gathered(cases).map_or_else(Breath::full, |(breath, _)| breath)
    }

    /// The same but for rounding?
    pub fn is_like(&self, other: &Breath) -> bool {
        self.0.len() == other.0.len()
            && self
                .0
                .iter()
                .zip(&other.0)
                .all(|((one, p), (two, q))| one == two && (p - q).abs() <= 1e-12)
    }

    /// So many breaths less, as far as there are any.
    pub fn spent(&self, by: [u8; 2]) -> Breath {
        self.moved(|[human, evil]| [human.saturating_sub(by[0]), evil.saturating_sub(by[1])])
    }

    /// Each gets one back with its chance, if it lacks any.
    pub fn recovered(&self, chances: [f64; 2]) -> Breath {
        let after = self.after(|[human, evil]| {
            let part = |own: u8, chance| if own < Body::BREATH { chance } else { 0.0 };
            let (p, q) = (part(human, chances[0]), part(evil, chances[1]));
            let ways = [(0, 0, 1.0 - p, 1.0 - q), (1, 0, p, 1.0 - q), (0, 1, 1.0 - p, q)];
            let ways = ways.into_iter().chain([(1, 1, p, q)]);
            ways.filter(|(_, _, p, q)| p * q > 0.0)
                .map(move |(more, also, p, q)| ([human + more, evil + also], p * q))
        });
        after.map_or_else(Breath::full, |(breath, _)| breath)
    }

    /// May somebody faint?
    pub fn is_short(&self) -> bool {
        self.0.iter().any(|(pair, _)| pair.iter().any(|&own| own < FAINT))
    }

    /// Who faints, with what that says of the breath.
    pub fn fainted(&self) -> impl Iterator<Item = ([bool; 2], Breath, f64)> {
        let faints = |own: u8| f64::from(FAINT.saturating_sub(own)) / f64::from(FAINT);
        let part = move |own: u8, fell: bool| if fell { faints(own) } else { 1.0 - faints(own) };
        let ways = [[false; 2], [true, false], [false, true], [true; 2]];
        ways.into_iter().filter_map(move |fell| {
            let likely = |pair: [u8; 2]| part(pair[0], fell[0]) * part(pair[1], fell[1]);
            let (breath, chance) = self.after(|pair| [(pair, likely(pair))])?;
            Some((fell, breath, chance))
        })
    }

    /// Untold dice that did nothing, or gave breath and nothing else; in ways of 216, of which
    /// `nothing` do nothing at all. The roller may have felt it.
    pub fn thrown(&self, seat: Seat, felt: Option<Feeling>, nothing: f64) -> Option<(Breath, f64)> {
        let at = seat.index() & 1;
        let [one, two] = [1, 2].map(|by| ways_to(FateEffect::Breath(by)));
        self.after(|pair| {
            let own = pair[at];
            let gain = |by: u8| (own + by).min(Body::BREATH) - own;
            let ways = [(gain(1), one), (gain(2), two), (0, nothing)];
            let fits = move |gain: u8| match felt {
                None => true,
                Some(Feeling::Breath(by)) => gain == by,
                Some(Feeling::Nothing { full }) => gain == 0 && full == (own == Body::BREATH),
                Some(Feeling::Rattled | Feeling::Boost) => false,
            };
            ways.into_iter().filter(move |(gain, _)| fits(*gain)).map(move |(gain, ways)| {
                let mut next = pair;
                next[at] += gain;
                (next, ways)
            })
        })
    }

    /// A side is seen to have this much; how likely that was.
    pub fn seen(&self, seat: Seat, fits: impl Fn(u8) -> bool) -> Option<(Breath, f64)> {
        let at = seat.index() & 1;
        self.after(|pair| fits(pair[at]).then_some((pair, 1.0)))
    }

    /// A side has another breath now.
    pub fn with(&self, seat: Seat, change: impl Fn(u8) -> u8) -> Breath {
        let at = seat.index() & 1;
        self.moved(|mut pair| {
            pair[at] = change(pair[at]);
            pair
        })
    }

    /// A side takes over the breath of the other (13).
    pub fn copied(&self, to: Seat) -> Breath {
        let from = to.other().index() & 1;
        self.moved(|pair| [pair[from]; 2])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::{EVIL, HUMAN};

    fn chances(breath: &Breath) -> Vec<([u8; 2], f64)> {
        breath.0.clone()
    }

    #[test]
    fn one_comes_back_by_chance_and_never_more_than_all() {
        let breath = Breath::full().spent([0, 2]).recovered([0.5, 0.25]);
        assert_eq!(chances(&breath), [([32, 30], 0.75), ([32, 31], 0.25)]);
    }

    #[test]
    fn fainting_speaks_of_breath() {
        let two = Breath(vec![([4, 32], 0.5), ([8, 32], 0.5)]);
        let ways: Vec<_> = two.fainted().collect();
        assert_eq!(ways.len(), 2);
        assert_eq!((ways[0].0, ways[0].2), ([false; 2], 0.75));
        assert!((ways[0].1.0[0].1 - 1.0 / 3.0).abs() < 1e-12, "short of breath and yet awake");
        assert_eq!((ways[1].0, ways[1].2), ([true, false], 0.25));
        assert_eq!(chances(&ways[1].1), [([4, 32], 1.0)]);
    }

    #[test]
    fn whoever_feels_one_more_breath_may_have_lacked_but_one() {
        let one_or_more = Breath(vec![([32, 30], 0.5), ([32, 31], 0.5)]);
        let felt = Some(Feeling::Breath(1));
        let (after, ways) = one_or_more.thrown(EVIL, felt, 30.0).unwrap();
        assert_eq!(ways, 0.5 * 25.0 + 0.5 * 52.0);
        assert_eq!(after.0[1].0, [32, 32]);
        assert!((after.0[1].1 - 26.0 / 38.5).abs() < 1e-12);
        let felt = Some(Feeling::Nothing { full: true });
        assert!(one_or_more.thrown(EVIL, felt, 30.0).is_none());
        assert_eq!(one_or_more.thrown(HUMAN, felt, 30.0).unwrap().1, 82.0);
    }

    #[test]
    fn the_mirror_makes_both_the_same() {
        let breath = Breath(vec![([32, 30], 0.5), ([32, 31], 0.5)]);
        assert_eq!(chances(&breath.copied(HUMAN)), [([30, 30], 0.5), ([31, 31], 0.5)]);
        assert_eq!(chances(&breath.copied(EVIL)), [([32, 32], 1.0)]);
    }
}
