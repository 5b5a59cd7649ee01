//! A distribution over shells in order, as a weighted graph.
//!
//! Every way from the start of the graph to its end is one way the shells may lie, and the product
//! of the weights on it is its chance. Shells that cannot be told apart share their way: a fresh
//! clip of twenty shells is a graph of a hundred states and not 184,756 arrangements. An arc carries
//! a [`Letter`]: one shell of one or of several strands at once, because Twin Guns copies shells.

use std::{
    collections::{BTreeMap, HashMap},
    hash::Hash,
};

use crate::{dice::Dice, duel::Shell};

/// The name of a sequence of shells: a clip, or a piece of one.
pub(super) type Strand = u8;

/// How many strands there can be.
pub(super) const STRANDS: u8 = 32;

/// A shell, as it lies in each strand: two bits for each, 0 where it does not lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Letter(u64);

impl Letter {
    /// Nothing at all.
    pub const NONE: Letter = Letter(0);

    /// One shell in one strand.
    pub const fn one(strand: Strand, shell: Shell) -> Letter {
        Letter::NONE.with(strand, shell)
    }

    /// The shell of a strand.
    pub const fn of(self, strand: Strand) -> Option<Shell> {
        match self.0 >> (2 * strand) & 3 {
            0 => None,
            1 => Some(Shell::Blank),
            _ => Some(Shell::Live),
        }
    }

    /// The same without the shell of a strand.
    pub const fn without(self, strand: Strand) -> Letter {
        Letter(self.0 & !(3 << (2 * strand)))
    }

    /// The same with another shell in a strand.
    pub const fn with(self, strand: Strand, shell: Shell) -> Letter {
        let bits = match shell {
            Shell::Blank => 1,
            Shell::Live => 2,
        };
        Letter(self.without(strand).0 | bits << (2 * strand))
    }
}

/// One step of a way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Arc {
    pub to: u32,
    pub letter: Letter,
    pub weight: f64,
}

/// The end of every way.
pub(super) const END: u32 = 0;

/// The graph. Arcs lead to lower states only, and the weights of a state's arcs add up to 1.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Graph {
    states: Vec<Vec<Arc>>,
    start: u32,
}

/// A change of all ways: reads them letter by letter and writes others.
pub(super) trait Machine {
    /// What it remembers on its way.
    type Memory: Copy + Eq + Hash;

    /// At the start.
    fn start(&self) -> Self::Memory;

    /// Goes over a letter: calls `write` with what may follow from it.
    fn read(&self, memory: Self::Memory, letter: Letter, write: &mut dyn FnMut(Step<Self::Memory>));

    /// At the end: what is written behind everything, with its chance. Nothing if the way is
    /// impossible.
    fn end(&self, memory: Self::Memory, builder: &mut Builder) -> Vec<Arc>;
}

/// What a machine writes for a letter.
pub(super) struct Step<M> {
    pub memory: M,
    /// A letter before this one.
    pub before: Letter,
    pub letter: Letter,
    pub weight: f64,
}

impl<M> Step<M> {
    /// A letter with its chance.
    pub fn new(memory: M, letter: Letter, weight: f64) -> Step<M> {
        Step { memory, before: Letter::NONE, letter, weight }
    }
}

/// A way that ends here as it is.
pub(super) fn stop() -> Vec<Arc> {
    vec![Arc { to: END, letter: Letter::NONE, weight: 1.0 }]
}

/// Makes graphs from their end to their start; states with the same future become one.
#[derive(Default)]
pub(super) struct Builder {
    states: Vec<Vec<Arc>>,
    known: HashMap<Vec<(u32, Letter, u64)>, u32>,
}

impl Builder {
    pub fn new() -> Builder {
        Builder { states: vec![Vec::new()], known: HashMap::new() }
    }

    /// A state with these arcs, and the sum of their weights.
    pub fn state(&mut self, arcs: &[Arc]) -> (u32, f64) {
        let mut own: Vec<Arc> = Vec::with_capacity(arcs.len());
        for arc in arcs.iter().filter(|arc| arc.weight > 0.0) {
            if arc.letter == Letter::NONE && arc.to != END {
                // A step over nothing: its target's arcs are taken over.
                let taken = self.states[arc.to as usize].iter();
                own.extend(taken.map(|next| Arc { weight: next.weight * arc.weight, ..*next }));
            } else {
                own.push(*arc);
            }
        }
        own.sort_by_key(|arc| (arc.to, arc.letter));
        own.dedup_by(|arc, last| {
            let same = (arc.to, arc.letter) == (last.to, last.letter);
            if same {
                last.weight += arc.weight;
            }
            same
        });
        let sum: f64 = own.iter().map(|arc| arc.weight).sum();
        if own.is_empty() || matches!(own[..], [Arc { to: END, letter: Letter::NONE, .. }]) {
            return (END, sum);
        }
        own.iter_mut().for_each(|arc| arc.weight /= sum);
        let rounded = |weight: f64| (weight * (1u64 << 42) as f64).round() as u64;
        let key = own.iter().map(|arc| (arc.to, arc.letter, rounded(arc.weight))).collect();
        let next = self.states.len() as u32;
        let id = *self.known.entry(key).or_insert(next);
        if id == next {
            self.states.push(own);
        }
        (id, sum)
    }

    /// All ways of another graph.
    pub fn import(&mut self, graph: &Graph) -> u32 {
        let mut ids = vec![END; graph.states.len()];
        for (old, arcs) in graph.states.iter().enumerate().skip(1) {
            let moved = |arc: &Arc| Arc { to: ids[arc.to as usize], ..*arc };
            let arcs: Vec<Arc> = arcs.iter().map(moved).collect();
            ids[old] = self.state(&arcs).0;
        }
        ids[graph.start as usize]
    }

    /// `live` live shells and `blank` blanks in any order.
    pub fn shuffled(&mut self, strand: Strand, live: usize, blank: usize) -> u32 {
        let mut behind: Vec<u32> = Vec::new();
        for l in 0..=live {
            for b in 0..=blank {
                let all = (l + b) as f64;
                let arc = |to, shell, part: usize| Arc {
                    to,
                    letter: Letter::one(strand, shell),
                    weight: part as f64 / all,
                };
                let mut arcs = Vec::with_capacity(2);
                if l > 0 {
                    arcs.push(arc(behind[(l - 1) * (blank + 1) + b], Shell::Live, l));
                }
                if b > 0 {
                    arcs.push(arc(behind[l * (blank + 1) + b - 1], Shell::Blank, b));
                }
                let id = if arcs.is_empty() { END } else { self.state(&arcs).0 };
                behind.push(id);
            }
        }
        behind[live * (blank + 1) + blank]
    }

    /// Ends with a start that has these arcs.
    pub fn finish(mut self, arcs: &[Arc]) -> Option<(Graph, f64)> {
        let (start, sum) = self.state(arcs);
        (sum > 0.0).then(|| (Graph { states: self.states, start }.pruned(), sum))
    }
}

impl Graph {
    /// One certain sequence.
    pub fn certain(strand: Strand, shells: &[Shell]) -> Graph {
        let mut builder = Builder::new();
        let mut to = END;
        for &shell in shells.iter().rev() {
            let arc = Arc { to, letter: Letter::one(strand, shell), weight: 1.0 };
            to = builder.state(&[arc]).0;
        }
        Graph { states: builder.states, start: to }
    }

    /// How big it is.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Leaves states out that no way leads to.
    fn pruned(self) -> Graph {
        let mut reached = vec![false; self.states.len()];
        reached[self.start as usize] = true;
        reached[END as usize] = true;
        for at in (0..self.states.len()).rev().filter(|&at| at <= self.start as usize) {
            if reached[at] {
                self.states[at].iter().for_each(|arc| reached[arc.to as usize] = true);
            }
        }
        let mut ids = vec![END; self.states.len()];
        let mut states = Vec::with_capacity(self.states.len());
        for (at, mut arcs) in self.states.into_iter().enumerate().filter(|(at, _)| reached[*at]) {
            arcs.iter_mut().for_each(|arc| arc.to = ids[arc.to as usize]);
            ids[at] = states.len() as u32;
            states.push(arcs);
        }
        Graph { states, start: ids[self.start as usize] }
    }

    /// All ways as a machine changes them, and the chance of what it takes for granted; `None` if
    /// that is impossible.
    pub fn run<M: Machine>(&self, machine: &M) -> Option<(Graph, f64)> {
        let mut run = Run { graph: self, machine, builder: Builder::new(), met: HashMap::new() };
        let (start, sum) = run.visit(self.start, machine.start());
        let states = run.builder.states;
        (sum > 0.0).then(|| (Graph { states, start }.pruned(), sum))
    }

    /// Several graphs, each with its chance, as one.
    pub fn mixed(parts: &[(f64, &Graph)]) -> Option<Graph> {
        let mut builder = Builder::new();
        let arcs: Vec<Arc> = parts
            .iter()
            .map(|&(weight, graph)| Arc { to: builder.import(graph), letter: Letter::NONE, weight })
            .collect();
        builder.finish(&arcs).map(|(graph, _)| graph)
    }

    /// The ways of this graph, each followed by those of another.
    pub fn followed_by(&self, behind: &Graph) -> Option<Graph> {
        struct Behind<'a>(&'a Graph);
        impl Machine for Behind<'_> {
            type Memory = ();

            fn start(&self) {}

            fn read(&self, (): (), letter: Letter, write: &mut dyn FnMut(Step<()>)) {
                write(Step::new((), letter, 1.0));
            }

            fn end(&self, (): (), builder: &mut Builder) -> Vec<Arc> {
                let to = builder.import(self.0);
                vec![Arc { to, letter: Letter::NONE, weight: 1.0 }]
            }
        }
        self.run(&Behind(behind)).map(|(graph, _)| graph)
    }

    /// What adds up over each way, with the chance of every result.
    pub fn tally<K: Copy + Ord>(&self, start: K, add: impl Fn(K, Letter) -> K) -> BTreeMap<K, f64> {
        let mut sums: Vec<BTreeMap<K, f64>> = vec![BTreeMap::new(); self.states.len()];
        sums[self.start as usize].insert(start, 1.0);
        for at in (1..=self.start as usize).rev() {
            for (sum, chance) in std::mem::take(&mut sums[at]) {
                for arc in &self.states[at] {
                    let to = &mut sums[arc.to as usize];
                    *to.entry(add(sum, arc.letter)).or_insert(0.0) += chance * arc.weight;
                }
            }
        }
        sums.swap_remove(END as usize)
    }

    /// One way, drawn by chance: its letters in order.
    pub fn draw(&self, dice: &mut Dice, mut see: impl FnMut(Letter)) {
        let mut at = self.start;
        while at != END {
            let mut rest = dice.below("sample", 1 << 53) as f64 / (1u64 << 53) as f64;
            let arcs = &self.states[at as usize];
            let taken = arcs.iter().find(|arc| {
                rest -= arc.weight;
                rest < 0.0
            });
            let Some(arc) = taken.or(arcs.last()) else { return };
            see(arc.letter);
            at = arc.to;
        }
    }
}

/// A machine on its way.
struct Run<'a, M: Machine> {
    graph: &'a Graph,
    machine: &'a M,
    builder: Builder,
    met: HashMap<(u32, M::Memory), (u32, f64)>,
}

impl<M: Machine> Run<'_, M> {
    fn visit(&mut self, at: u32, memory: M::Memory) -> (u32, f64) {
        if let Some(&met) = self.met.get(&(at, memory)) {
            return met;
        }
        let mut arcs = Vec::new();
        if at == END {
            arcs = self.machine.end(memory, &mut self.builder);
        }
        let graph = self.graph;
        for arc in &graph.states[at as usize] {
            if arc.letter == Letter::NONE {
                self.step(arc, Step::new(memory, Letter::NONE, 1.0), &mut arcs);
                continue;
            }
            let mut steps = Vec::with_capacity(2);
            self.machine.read(memory, arc.letter, &mut |step| steps.push(step));
            for step in steps {
                self.step(arc, step, &mut arcs);
            }
        }
        let met = self.builder.state(&arcs);
        self.met.insert((at, memory), met);
        met
    }

    fn step(&mut self, arc: &Arc, step: Step<M::Memory>, arcs: &mut Vec<Arc>) {
        let (mut to, part) = self.visit(arc.to, step.memory);
        let mut letter = step.letter;
        let weight = arc.weight * step.weight * part;
        if weight > 0.0 && step.before != Letter::NONE {
            to = self.builder.state(&[Arc { to, letter, weight: 1.0 }]).0;
            letter = step.before;
        }
        arcs.push(Arc { to, letter, weight });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_hold_a_shell_per_strand() {
        let letter = Letter::one(3, Shell::Live).with(31, Shell::Blank);
        assert_eq!(letter.of(3), Some(Shell::Live));
        assert_eq!(letter.of(31), Some(Shell::Blank));
        assert_eq!(letter.of(4), None);
        assert_eq!(letter.without(3), Letter::one(31, Shell::Blank));
    }

    #[test]
    fn a_shuffled_clip_is_small_and_fair() {
        let mut builder = Builder::new();
        let to = builder.shuffled(0, 10, 10);
        let (graph, sum) =
            builder.finish(&[Arc { to, letter: Letter::NONE, weight: 1.0 }]).unwrap();
        assert!((sum - 1.0).abs() < 1e-12);
        assert_eq!(graph.len(), 121);
        let words = graph
            .tally(0u32, |word, letter| word << 1 | u32::from(letter.of(0) == Some(Shell::Live)));
        assert_eq!(words.len(), 184_756);
        assert!(words.values().all(|chance| (chance * 184_756.0 - 1.0).abs() < 1e-9));
    }
}
