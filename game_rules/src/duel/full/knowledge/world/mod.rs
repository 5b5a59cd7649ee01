//! The clips as they may lie, given what the sides have and the breath they may have left: pieces in
//! order, and the graphs that say what lies in them.

mod odds;
mod order;

use std::{
    collections::BTreeMap,
    hash::{Hash, Hasher},
    sync::Arc as Shared,
};

use super::{
    breath::Breath,
    graph::{Arc, Builder, FastMap, Graph, Letter, Mixer, STRANDS, Strand},
    moves::{Gap, Move},
};
use crate::{
    dice::Dice,
    duel::{ClipLimits, Shell, full::Body},
    game::Seat,
};

/// A piece of a clip. Only the single piece of an extra clip may be of unknown length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Piece {
    pub strand: Strand,
    pub len: Option<u8>,
}

/// A graph over some strands, independent of all others.
#[derive(Debug, PartialEq)]
pub(super) struct Factor {
    strands: u32,
    graph: Graph,
}

/// What the sides have that hangs together with the shells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Given {
    /// Bullet Catchers of both sides.
    pub catchers: [u32; 2],
    /// +damage of both sides.
    pub boost: [u32; 2],
    /// Turns that both sides are to lose.
    pub daze: [u32; 2],
    /// Rounds for which dice rattled them.
    pub rattled: [u32; 2],
    /// Their wounds.
    pub wounds: [u8; 2],
}

impl Given {
    /// Does to a side what the rules do to its body.
    pub fn on_body(&mut self, seat: Seat, change: impl Fn(&mut Body)) {
        let at = seat.index() & 1;
        let mut body = Body {
            catcher: self.catchers[at],
            boost: self.boost[at],
            daze: self.daze[at],
            rattled: self.rattled[at],
            wounds: self.wounds[at],
            ..Body::default()
        };
        change(&mut body);
        self.catchers[at] = body.catcher;
        self.boost[at] = body.boost;
        self.daze[at] = body.daze;
        self.rattled[at] = body.rattled;
        self.wounds[at] = body.wounds;
    }
}

/// One way everything may be.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct World {
    pub weight: f64,
    pub given: Given,
    /// Of both sides.
    pub breath: Shared<Breath>,
    /// Main, then the extra clips.
    pub clips: Shared<[Vec<Piece>; 4]>,
    factors: Vec<Shared<Factor>>,
}

/// A changed graph with the chance of that, if it is possible.
type Changed = Option<(Shared<Factor>, f64)>;

/// What was already worked out, for worlds that share a graph: changes, and lengths of a strand.
#[derive(Default)]
pub(super) struct Memo {
    changes: FastMap<usize, Vec<(Shared<Factor>, Move, Changed)>>,
    lengths: Vec<(Shared<Factor>, Strand, Vec<u8>)>,
}

impl Memo {
    fn run(&mut self, factor: &Shared<Factor>, change: &Move) -> Changed {
        // Graphs are kept here, so that no other one can take their place.
        let changes = self.changes.entry(Shared::as_ptr(factor) as usize).or_default();
        if let Some((_, _, result)) = changes.iter().find(|(_, done, _)| done == change) {
            return result.clone();
        }
        let result = factor.graph.run(change).map(|(graph, part)| {
            let strands = change.strands_after(factor.strands);
            (Shared::new(Factor { strands, graph }), part)
        });
        changes.push((Shared::clone(factor), change.clone(), result.clone()));
        result
    }

    /// How many shells there may be in a strand.
    fn lengths(&mut self, factor: &Shared<Factor>, strand: Strand) -> &[u8] {
        let known = |(old, of, _): &(Shared<Factor>, Strand, Vec<u8>)| {
            Shared::ptr_eq(old, factor) && *of == strand
        };
        let at = self.lengths.iter().position(known).unwrap_or_else(|| {
            let add = |len: u8, letter: Letter| len + u8::from(letter.of(strand).is_some());
            let lengths = factor.graph.totals(0, add).into_keys().collect();
            self.lengths.push((Shared::clone(factor), strand, lengths));
            self.lengths.len() - 1
        });
        &self.lengths[at].2
    }
}

impl Move {
    fn strands_after(&self, strands: u32) -> u32 {
        match self {
            Move::Copy { pairs } => pairs.iter().fold(strands, |all, (_, to)| all | 1 << to),
            Move::Scoop { to, .. } => strands | 1 << to,
            _ => strands,
        }
    }
}

impl World {
    /// No shells anywhere, and two fresh sides.
    pub fn empty() -> World {
        let (given, clips, factors) = Default::default();
        World { weight: 1.0, given, breath: Shared::new(Breath::full()), clips, factors }
    }

    /// The same without any shells.
    pub fn without_shells(&self) -> World {
        let (clips, factors) = Default::default();
        World { clips, factors, breath: Shared::clone(&self.breath), ..*self }
    }

    /// These clips with what another world has besides.
    pub fn in_place_of(&self, World { weight, given, breath, .. }: World) -> World {
        World { weight, given, breath, ..self.clone() }
    }

    /// The same for worlds that share their breath.
    pub fn breath_id(&self) -> usize {
        Shared::as_ptr(&self.breath) as usize
    }

    /// Evidence of breath, or a change of it; the weight takes the chance of that.
    pub fn weigh_breath(&mut self, after: Option<&(Shared<Breath>, f64)>) {
        match after {
            Some((breath, chance)) => {
                self.breath = Shared::clone(breath);
                self.weight *= chance;
            }
            None => self.weight = 0.0,
        }
    }

    /// The clips of a new round: a main clip of known counts, and extra clips of which nothing is
    /// known but the mode's numbers (4.1).
    pub fn loaded(live: u8, blank: u8, extras: usize, limits: &ClipLimits) -> World {
        let mut world = World::empty();
        let size = live + blank;
        let mut builder = Builder::new();
        let to = builder.shuffled(0, live.into(), blank.into());
        world.add(
            0,
            0,
            Some(size),
            builder.finish(&[Arc { to, letter: Letter::NONE, weight: 1.0 }]),
        );
        for extra in 1..=extras {
            let strand = extra as Strand;
            let mut builder = Builder::new();
            let mut arcs = Vec::new();
            let lengths = f64::from(limits.max - limits.min + 1);
            let most = |shells: u8| usize::from(shells.min(limits.max));
            let (live, blank) = (most(limits.max_live), most(limits.max - limits.min_live));
            let shuffled = builder.all_shuffled(strand, live, blank);
            for len in limits.min..=limits.max {
                let fewest = limits.min_blank.max(len.saturating_sub(limits.max_live));
                let blanks = fewest..=len - limits.min_live;
                let weight = 1.0 / lengths / blanks.clone().count() as f64;
                for blanks in blanks {
                    let at = usize::from(len - blanks) * (blank + 1) + usize::from(blanks);
                    let to = shuffled[at];
                    arcs.push(Arc { to, letter: Letter::NONE, weight });
                }
            }
            world.add(extra, strand, None, builder.finish(&arcs));
        }
        world
    }

    pub fn clips_mut(&mut self) -> &mut [Vec<Piece>; 4] {
        Shared::make_mut(&mut self.clips)
    }

    /// Worlds of different kinds never become one.
    pub fn kind(&self) -> u64 {
        let mut mixer = Mixer::default();
        (self.given, &*self.clips, self.factors.len()).hash(&mut mixer);
        mixer.finish()
    }

    fn add(&mut self, clip: usize, strand: Strand, len: Option<u8>, graph: Option<(Graph, f64)>) {
        let Some((graph, _)) = graph.filter(|_| len != Some(0)) else { return };
        self.clips_mut()[clip].push(Piece { strand, len });
        self.factors.push(Shared::new(Factor { strands: 1 << strand, graph }));
    }

    /// How big it is.
    pub fn size(&self) -> usize {
        self.factors.iter().map(|factor| factor.graph.len()).sum()
    }

    /// Shells of the main clip.
    pub fn main_len(&self) -> u8 {
        self.clips[0].iter().filter_map(|piece| piece.len).sum()
    }

    fn factor_of(&self, strand: Strand) -> Option<usize> {
        self.factors.iter().position(|factor| factor.strands >> strand & 1 == 1)
    }

    fn free_strand(&self) -> Option<Strand> {
        let used = self.clips.iter().flatten().fold(0u32, |used, piece| used | 1 << piece.strand);
        let used = self.factors.iter().fold(used, |used, factor| used | factor.strands);
        (0..STRANDS).find(|strand| used >> strand & 1 == 0)
    }

    /// Changes the graph of a strand; the weight takes the chance of that.
    fn run(&mut self, memo: &mut Memo, strand: Strand, change: &Move) {
        let Some(at) = self.factor_of(strand) else {
            self.weight = 0.0;
            return;
        };
        match memo.run(&self.factors[at], change) {
            Some((factor, part)) => {
                self.factors[at] = factor;
                self.weight *= part;
            }
            None => self.weight = 0.0,
        }
    }

    /// Which piece a place lies in, and where in it.
    fn find(&self, clip: usize, place: u8) -> Option<(usize, u8)> {
        let mut rest = place;
        for (at, piece) in self.clips[clip].iter().enumerate() {
            match piece.len {
                Some(len) if rest >= len => rest -= len,
                _ => return Some((at, rest)),
            }
        }
        None
    }

    /// The shell at a place is seen (or not) and stays (or goes).
    pub fn see(
        &mut self,
        memo: &mut Memo,
        clip: usize,
        place: u8,
        shell: Option<Shell>,
        stays: bool,
    ) {
        let Some((at, place)) = self.find(clip, place) else {
            self.weight = 0.0;
            return;
        };
        let strand = self.clips[clip][at].strand;
        self.run(memo, strand, &Move::See { strand, place, shell, stays });
        if !stays {
            self.resize(clip, at, -1);
        }
    }

    fn resize(&mut self, clip: usize, at: usize, by: i8) {
        let pieces = &mut self.clips_mut()[clip];
        if let Some(len) = &mut pieces[at].len {
            *len = len.saturating_add_signed(by);
            if *len == 0 {
                let gone = pieces.remove(at).strand;
                self.forget(gone);
            }
        }
    }

    /// A strand has no shells any more.
    fn forget(&mut self, strand: Strand) {
        if let Some(at) = self.factor_of(strand) {
            let Factor { strands, graph } = &*self.factors[at];
            let strands = strands & !(1 << strand);
            if strands == 0 {
                self.factors.remove(at);
            } else {
                self.factors[at] = Shared::new(Factor { strands, graph: graph.clone() });
            }
        }
    }

    /// An extra clip is known to be empty.
    pub fn is_empty(&mut self, memo: &mut Memo, clip: usize) {
        match self.clips[clip].first() {
            Some(&Piece { strand, len: None }) => {
                self.run(memo, strand, &Move::Length { strand, len: 0 });
                self.clips_mut()[clip].clear();
                self.forget(strand);
            }
            Some(_) => self.weight = 0.0,
            None => {}
        }
    }

    /// A shell of this kind leaves the main clip from any place.
    pub fn take_anywhere(&self, memo: &mut Memo, shell: Shell) -> Vec<World> {
        let all = f64::from(self.main_len());
        let part = 1.0 / all;
        (0..self.clips[0].len())
            .map(|at| {
                let mut next = self.clone();
                let strand = self.clips[0][at].strand;
                next.run(memo, strand, &Move::Take { strand, shell, part });
                next.resize(0, at, -1);
                next
            })
            .collect()
    }

    /// A shell goes into the main clip, at a place or anywhere.
    pub fn put(
        &self,
        memo: &mut Memo,
        place: Option<u8>,
        shell: Option<Shell>,
        shakes: bool,
    ) -> Vec<World> {
        let pieces = self.clips[0].len();
        if pieces == 0 {
            return vec![self.clone().with_single(shell)];
        }
        let all = self.main_len();
        let part = 1.0 / f64::from(all + 1);
        let targets: Vec<(usize, Gap)> = match place {
            // Behind everything is behind the last shell of the last piece.
            Some(place) => match self.find(0, place) {
                Some((at, place)) => vec![(at, Gap::At(place))],
                None => vec![(pieces - 1, Gap::At(self.clips[0][pieces - 1].len.unwrap_or(0)))],
            },
            None => (0..pieces).map(|at| (at, Gap::Any { part, tail: at + 1 == pieces })).collect(),
        };
        targets
            .into_iter()
            .map(|(at, gap)| {
                let mut next = self.clone();
                let strand = self.clips[0][at].strand;
                next.run(memo, strand, &Move::Put { strand, shell, gap, shakes });
                next.resize(0, at, 1);
                next
            })
            .collect()
    }

    fn with_single(mut self, shell: Option<Shell>) -> World {
        let Some(strand) = self.free_strand() else { return self };
        let graphs = [Shell::Live, Shell::Blank].map(|shell| Graph::certain(strand, &[shell]));
        let graph = match shell {
            Some(Shell::Live) => Some(graphs[0].clone()),
            Some(Shell::Blank) => Some(graphs[1].clone()),
            None => Graph::mixed(&[(0.5, &graphs[0]), (0.5, &graphs[1])]),
        };
        self.add(0, strand, Some(1), graph.map(|graph| (graph, 1.0)));
        self
    }

    /// The main clip becomes these shells.
    pub fn arrange(&mut self, shells: &[Shell]) {
        let old: Vec<Strand> = self.clips_mut()[0].drain(..).map(|piece| piece.strand).collect();
        old.into_iter().for_each(|strand| self.forget(strand));
        if let Some(strand) = self.free_strand() {
            let graph = Graph::certain(strand, shells);
            self.add(0, strand, Some(shells.len() as u8), Some((graph, 1.0)));
        }
    }

    /// Strands of the main clip, by the factor they are in.
    fn main_by_factor(&self) -> Vec<(usize, Vec<Strand>)> {
        let main: Vec<Strand> = self.clips[0].iter().map(|piece| piece.strand).collect();
        let strands = |factor: &Factor| -> Vec<Strand> {
            main.iter().copied().filter(|strand| factor.strands >> strand & 1 == 1).collect()
        };
        let all = self.factors.iter().map(|factor| strands(factor)).enumerate();
        all.filter(|(_, strands)| !strands.is_empty()).collect()
    }

    /// Fill Live: every blank of the main clip becomes live with chance `part`; some did, or none.
    pub fn fill(&self, memo: &mut Memo, part: f64, changed: bool) -> Vec<World> {
        let mut untouched = self.clone();
        let mut results = Vec::new();
        let groups = self.main_by_factor();
        for (at, (_, strands)) in groups.iter().enumerate() {
            let change = |strands: &[Strand], changed| Move::Fill {
                strands: strands.to_vec(),
                part,
                changed,
            };
            if changed {
                // The first group that changes: those before it did not, those behind it may have.
                let mut next = untouched.clone();
                next.run(memo, strands[0], &change(strands, Some(true)));
                for (_, later) in &groups[at + 1..] {
                    next.run(memo, later[0], &change(later, None));
                }
                results.push(next);
            }
            untouched.run(memo, strands[0], &change(strands, Some(false)));
        }
        if changed { results } else { vec![untouched] }
    }

    /// Twin Guns: clips become copies of others.
    pub fn copy(&mut self, memo: &mut Memo, from: usize, to: usize) -> bool {
        for piece in self.clips[from].clone() {
            let Some(strand) = self.free_strand() else { return false };
            let pairs = vec![(piece.strand, strand)];
            self.run(memo, piece.strand, &Move::Copy { pairs });
            self.clips_mut()[to].push(Piece { strand, len: piece.len });
        }
        true
    }

    /// The main clip from its third shell on is anything.
    pub fn shake(&mut self, memo: &mut Memo) {
        let all = self.main_len();
        let mut kept = 0;
        for at in 0..self.clips[0].len() {
            let Piece { strand, len } = self.clips[0][at];
            let len = len.unwrap_or(0);
            let keep = len.min(2 - kept);
            let last = kept < 2 && kept + keep >= 2;
            kept += keep;
            let coins = if last { all.saturating_sub(2) } else { 0 };
            self.run(memo, strand, &Move::Shake { strand, keep, coins });
            self.clips_mut()[0][at].len = Some(keep + coins);
        }
        while let Some(at) = self.clips[0].iter().position(|piece| piece.len == Some(0)) {
            let gone = self.clips_mut()[0].remove(at).strand;
            self.forget(gone);
        }
    }

    /// The world with its clips as they were drawn.
    pub fn settled(&self, dice: &mut Dice) -> World {
        let mut world = World { weight: 1.0, ..self.without_shells() };
        for (at, clip) in self.draw(dice).into_iter().enumerate() {
            let shells: Vec<Shell> = clip.shells().collect();
            let graph = Graph::certain(at as Strand, &shells);
            world.add(at, at as Strand, Some(shells.len() as u8), Some((graph, 1.0)));
        }
        world
    }

    /// Takes another world in if both differ in one thing at most: a graph, or the breath.
    pub fn absorb(&mut self, other: &World) -> bool {
        let like = self.given == other.given
            && self.clips == other.clips
            && self.factors.len() == other.factors.len();
        if !like {
            return false;
        }
        let mut differing = (0..self.factors.len()).filter(|&at| {
            let (one, two) = (&self.factors[at], &other.factors[at]);
            !Shared::ptr_eq(one, two) && one != two
        });
        let breaths_differ =
            !Shared::ptr_eq(&self.breath, &other.breath) && !self.breath.is_like(&other.breath);
        match (differing.next(), differing.next()) {
            (None, _) if breaths_differ => {
                let parts = [(self.weight, &*self.breath), (other.weight, &*other.breath)];
                self.breath = Shared::new(Breath::mixed(&parts));
            }
            (None, _) => {}
            (Some(at), None)
                if !breaths_differ && self.factors[at].strands == other.factors[at].strands =>
            {
                let (one, two) = (&self.factors[at], &other.factors[at]);
                let parts = [(self.weight, &one.graph), (other.weight, &two.graph)];
                let Some(graph) = Graph::mixed(&parts) else { return false };
                self.factors[at] = Shared::new(Factor { strands: one.strands, graph });
            }
            _ => return false,
        }
        self.weight += other.weight;
        true
    }
}

/// Adds a number with these chances.
fn convolve(one: &[f64], two: &BTreeMap<usize, f64>) -> Vec<f64> {
    let most = two.keys().next_back().copied().unwrap_or(0);
    let mut sum = vec![0.0; one.len() + most];
    for (a, p) in one.iter().enumerate() {
        for (b, q) in two {
            sum[a + b] += p * q;
        }
    }
    sum
}
