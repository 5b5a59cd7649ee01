//! Shuffling, sorting and merging: the order of clips is lost or made, their counts stay.

use std::{collections::BTreeMap, sync::Arc as Shared};

use super::{Factor, Memo, Piece, World, convolve};
use crate::duel::{
    Shell,
    full::knowledge::{
        graph::{Arc, Builder, END, Graph, Letter, Strand},
        moves::{Move, scooped},
    },
};

/// Live shells and shells of each clip.
type Counts = [(u8, u8); 4];

impl World {
    /// The main clip in any order: only the number of its live shells is left.
    pub fn shuffle(&mut self) -> bool {
        let size = self.main_len();
        let Some(to) = self.free_strand() else { return false };
        let main = self.clips[0].iter().fold(0u32, |all, piece| all | 1 << piece.strand);
        let mut more = vec![1.0];
        let (mut shared, mut strands) = (Vec::new(), Vec::new());
        for (at, own) in self.main_by_factor() {
            if self.factors[at].strands & !main == 0 {
                let live = self.factors[at].graph.totals(0usize, |sum, letter| {
                    sum + own.iter().filter(|&&own| letter.of(own) == Some(Shell::Live)).count()
                });
                more = convolve(&more, &live);
            } else {
                shared.push(at);
                strands.extend(own);
            }
        }
        let involved: Vec<usize> = self.main_by_factor().into_iter().map(|(at, _)| at).collect();
        let graph = self.joined(&shared).map_or_else(
            || {
                let mut builder = Builder::new();
                let arcs = scooped(0, to, size.into(), &more, &mut builder);
                builder.finish(&arcs)
            },
            |graph| {
                let more = more.clone();
                graph.run(&Move::Scoop { strands, to, size, more })
            },
        );
        let Some((graph, _)) = graph else { return false };
        let kept = shared.iter().fold(0, |all, &at| all | self.factors[at].strands) & !main;
        let mut at = 0;
        self.factors.retain(|_| {
            at += 1;
            !involved.contains(&(at - 1))
        });
        self.factors.push(Shared::new(Factor { strands: kept | 1 << to, graph }));
        self.clips_mut()[0] = vec![Piece { strand: to, len: Some(size) }];
        true
    }

    /// Some factors one behind the other.
    fn joined(&self, factors: &[usize]) -> Option<Graph> {
        let mut to = None;
        for &at in factors.iter().rev() {
            let graph = &self.factors[at].graph;
            to = Some(match to {
                None => graph.clone(),
                Some(behind) => graph.followed_by(&behind)?,
            });
        }
        to
    }

    /// Sort Shells: in every clip all live shells come first.
    pub fn sort(&mut self) {
        let mut parts: Vec<(u8, BTreeMap<Counts, f64>)> = Vec::new();
        for factor in &self.factors {
            let (clips, counts) = self.counted(factor);
            let linked = parts.extract_if(.., |(others, _)| *others & clips != 0);
            let together = linked.fold((clips, counts), |(clips, counts), (others, more)| {
                (clips | others, added(&counts, &more))
            });
            parts.push(together);
        }
        self.clips = Default::default();
        self.factors.clear();
        for (clips, counts) in parts {
            self.add_sorted(clips, &counts);
        }
    }

    /// Which clips a factor has shells of, and how many there may be.
    fn counted(&self, factor: &Factor) -> (u8, BTreeMap<Counts, f64>) {
        let mut strands: Vec<(Strand, usize)> = Vec::new();
        for (clip, pieces) in self.clips.iter().enumerate() {
            let own = pieces.iter().filter(|piece| factor.strands >> piece.strand & 1 == 1);
            strands.extend(own.map(|piece| (piece.strand, clip)));
        }
        let clips = strands.iter().fold(0, |clips, (_, clip)| clips | 1 << clip);
        let counts = factor.graph.totals([(0, 0); 4], |mut counts: Counts, letter| {
            for &(strand, clip) in &strands {
                if let Some(shell) = letter.of(strand) {
                    counts[clip].0 += u8::from(shell == Shell::Live);
                    counts[clip].1 += 1;
                }
            }
            counts
        });
        (clips, counts)
    }

    fn add_sorted(&mut self, clips: u8, counts: &BTreeMap<Counts, f64>) {
        let mut builder = Builder::new();
        let mut known = BTreeMap::from([([(0, 0); 4], END)]);
        let arcs: Vec<Arc> = counts
            .iter()
            .map(|(&counts, &weight)| {
                let to = sorted(counts, &mut builder, &mut known);
                Arc { to, letter: Letter::NONE, weight }
            })
            .collect();
        let Some((graph, _)) = builder.finish(&arcs) else { return };
        let mut strands = 0;
        for clip in (0..4).filter(|clip| clips >> clip & 1 == 1) {
            let mut lengths = counts.keys().map(|counts| counts[clip].1);
            let first = lengths.next().unwrap_or(0);
            let len = lengths.all(|len| len == first).then_some(first);
            if len != Some(0) {
                self.clips_mut()[clip].push(Piece { strand: clip as Strand, len });
                strands |= 1 << clip;
            }
        }
        if strands != 0 {
            self.factors.push(Shared::new(Factor { strands, graph }));
        }
    }

    /// Merge Clips, one extra clip: splits by its length, where `fits` allows it.
    pub fn merge(&self, memo: &mut Memo, clip: usize, fits: impl Fn(u8) -> bool) -> Vec<World> {
        let Some(&Piece { strand, len: None }) = self.clips[clip].first() else {
            let mut next = self.clone();
            let clips = next.clips_mut();
            let pieces = std::mem::take(&mut clips[clip]);
            clips[0].extend(pieces);
            return vec![next];
        };
        let Some(at) = self.factor_of(strand) else { return Vec::new() };
        let lengths = memo.lengths(&self.factors[at], strand).to_vec();
        let mut worlds = Vec::with_capacity(lengths.len());
        for len in lengths.into_iter().filter(|&len| fits(len)) {
            let mut next = self.clone();
            next.run(memo, strand, &Move::Length { strand, len });
            if next.weight <= 0.0 {
                continue;
            }
            let clips = next.clips_mut();
            clips[clip].clear();
            if len == 0 {
                next.forget(strand);
            } else {
                clips[0].push(Piece { strand, len: Some(len) });
            }
            worlds.push(next);
        }
        worlds
    }
}

/// Counts of two independent parts together.
fn added(one: &BTreeMap<Counts, f64>, two: &BTreeMap<Counts, f64>) -> BTreeMap<Counts, f64> {
    let mut sums = BTreeMap::new();
    for (a, p) in one {
        for (b, q) in two {
            let sum: Counts = std::array::from_fn(|at| (a[at].0 + b[at].0, a[at].1 + b[at].1));
            *sums.entry(sum).or_insert(0.0) += p * q;
        }
    }
    sums
}

/// Clips of these counts, sorted; their fronts side by side.
fn sorted(counts: Counts, builder: &mut Builder, known: &mut BTreeMap<Counts, u32>) -> u32 {
    if let Some(&start) = known.get(&counts) {
        return start;
    }
    let (mut letter, mut rest) = (Letter::NONE, counts);
    for (clip, (live, len)) in rest.iter_mut().enumerate().filter(|(_, (_, len))| *len > 0) {
        let shell = if *live > 0 { Shell::Live } else { Shell::Blank };
        letter = letter.with(clip as Strand, shell);
        *live = live.saturating_sub(1);
        *len -= 1;
    }
    let to = sorted(rest, builder, known);
    let start = builder.state(&[Arc { to, letter, weight: 1.0 }]).0;
    known.insert(counts, start);
    start
}
