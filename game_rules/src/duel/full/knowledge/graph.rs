//! A distribution over shells in order, as a weighted graph.
//!
//! Every way from the start of the graph to its end is one way the shells may lie, and the product
//! of the weights on it is its chance. Shells that cannot be told apart share their way: a fresh
//! clip of twenty shells is a graph of a hundred states and not 184,756 arrangements. An arc carries
//! a [`Letter`]: one shell of one or of several strands at once, because Twin Guns copies shells.

use std::{
    collections::{BTreeMap, HashMap},
    hash::{BuildHasherDefault, Hash, Hasher},
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
    states: States,
    start: u32,
}

/// States by number, their arcs in one row.
#[derive(Clone, Debug, PartialEq)]
struct States {
    arcs: Vec<Arc>,
    /// Where the arcs of each state end.
    ends: Vec<u32>,
}

impl States {
    /// The end alone, which has no arcs.
    fn new() -> States {
        States { arcs: Vec::new(), ends: vec![0] }
    }

    fn len(&self) -> usize {
        self.ends.len()
    }

    fn of(&self, state: u32) -> &[Arc] {
        let at = state as usize;
        let from = if at == 0 { 0 } else { self.ends[at - 1] };
        &self.arcs[from as usize..self.ends[at] as usize]
    }

    fn push(&mut self, arcs: &[Arc]) -> u32 {
        self.arcs.extend_from_slice(arcs);
        self.ends.push(self.arcs.len() as u32);
        self.ends.len() as u32 - 1
    }
}

/// A quick hash for small keys of our own; nobody outside can choose them.
#[derive(Default)]
pub(super) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(23) ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

pub(super) type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// A change of all ways: reads them letter by letter and writes others.
pub(super) trait Machine {
    /// What it remembers on its way.
    type Memory: Copy + Eq + Hash;

    /// At the start.
    fn start(&self) -> Self::Memory;

    /// Does it only copy from here to the end?
    fn is_done(&self, memory: Self::Memory) -> bool;

    /// Goes over a letter: calls `write` with what may follow from it.
    fn read(
        &self,
        memory: Self::Memory,
        letter: Letter,
        write: &mut dyn FnMut(GraphStep<Self::Memory>),
    );

    /// At the end: what is written behind everything, with its chance. Nothing if the way is
    /// impossible.
    fn end(&self, memory: Self::Memory, builder: &mut Builder) -> Vec<Arc>;
}

/// What a machine writes for a letter.
pub(super) struct GraphStep<M> {
    pub memory: M,
    /// A letter before this one.
    pub before: Letter,
    pub letter: Letter,
    pub weight: f64,
}

impl<M> GraphStep<M> {
    /// A letter with its chance.
    pub fn new(memory: M, letter: Letter, weight: f64) -> GraphStep<M> {
        GraphStep { memory, before: Letter::NONE, letter, weight }
    }
}

/// A way that ends here as it is.
pub(super) fn stop() -> Vec<Arc> {
    vec![Arc { to: END, letter: Letter::NONE, weight: 1.0 }]
}

/// Makes graphs from their end to their start; states with the same future become one.
pub(super) struct Builder {
    states: States,
    /// States by the hash of their arcs.
    known: FastMap<u64, u32>,
    /// The arcs of the state in the making.
    own: Vec<Arc>,
}

fn rounded(weight: f64) -> u64 {
    (weight * (1u64 << 42) as f64).round() as u64
}

/// Arcs that differ by no more than the rounding of their weights.
fn is_like(one: &[Arc], two: &[Arc]) -> bool {
    let like = |(a, b): (&Arc, &Arc)| {
        (a.to, a.letter, rounded(a.weight)) == (b.to, b.letter, rounded(b.weight))
    };
    one.len() == two.len() && one.iter().zip(two).all(like)
}

impl Builder {
    pub fn new() -> Builder {
        Builder::upon(States::new())
    }

    /// Builds on states that are there already.
    fn upon(states: States) -> Builder {
        Builder { states, known: FastMap::default(), own: Vec::new() }
    }

    /// A state with these arcs, and the sum of their weights.
    pub fn state(&mut self, arcs: &[Arc]) -> (u32, f64) {
        // One step over nothing is no step at all.
        if let [Arc { to, letter: Letter::NONE, weight }] = *arcs {
            return (if weight > 0.0 { to } else { END }, weight.max(0.0));
        }
        let own = &mut self.own;
        own.clear();
        for arc in arcs.iter().filter(|arc| arc.weight > 0.0) {
            if arc.letter == Letter::NONE && arc.to != END {
                // Its target's arcs are taken over.
                let taken = self.states.of(arc.to).iter();
                own.extend(taken.map(|next| Arc { weight: next.weight * arc.weight, ..*next }));
            } else {
                own.push(*arc);
            }
        }
        own.sort_unstable_by_key(|arc| (arc.to, arc.letter));
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
        let mut hash = Mixer::default();
        for arc in own.iter() {
            (arc.to, arc.letter, rounded(arc.weight)).hash(&mut hash);
        }
        let hash = hash.finish();
        if let Some(&id) = self.known.get(&hash)
            && is_like(self.states.of(id), own)
        {
            return (id, sum);
        }
        let id = self.states.push(own);
        self.known.insert(hash, id);
        (id, sum)
    }

    /// All ways of another graph.
    pub fn import(&mut self, graph: &Graph) -> u32 {
        let mut ids = vec![END; graph.states.len()];
        let mut arcs = Vec::new();
        for old in 1..graph.states.len() {
            arcs.clear();
            let moved = |arc: &Arc| Arc { to: ids[arc.to as usize], ..*arc };
            arcs.extend(graph.states.of(old as u32).iter().map(moved));
            ids[old] = self.state(&arcs).0;
        }
        ids[graph.start as usize]
    }

    /// `live` live shells and `blank` blanks in any order.
    pub fn shuffled(&mut self, strand: Strand, live: usize, blank: usize) -> u32 {
        let all = self.all_shuffled(strand, live, blank);
        all[live * (blank + 1) + blank]
    }

    /// Up to `live` live shells and `blank` blanks in any order: the state of l and b of them is at
    /// l · (blank + 1) + b.
    pub fn all_shuffled(&mut self, strand: Strand, live: usize, blank: usize) -> Vec<u32> {
        let mut behind: Vec<u32> = Vec::with_capacity((live + 1) * (blank + 1));
        for l in 0..=live {
            for b in 0..=blank {
                let all = (l + b) as f64;
                let arc = |to, shell, part: usize| Arc {
                    to,
                    letter: Letter::one(strand, shell),
                    weight: part as f64 / all,
                };
                let id = match (l, b) {
                    (0, 0) => END,
                    (_, 0) => self.state(&[arc(behind[(l - 1) * (blank + 1)], Shell::Live, l)]).0,
                    (0, _) => self.state(&[arc(behind[b - 1], Shell::Blank, b)]).0,
                    _ => {
                        let live = arc(behind[(l - 1) * (blank + 1) + b], Shell::Live, l);
                        let blank = arc(behind[l * (blank + 1) + b - 1], Shell::Blank, b);
                        self.state(&[live, blank]).0
                    }
                };
                behind.push(id);
            }
        }
        behind
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
        for at in (0..=self.start).rev() {
            if reached[at as usize] {
                self.states.of(at).iter().for_each(|arc| reached[arc.to as usize] = true);
            }
        }
        let mut ids = vec![END; self.states.len()];
        let mut states = States::new();
        let mut arcs = Vec::new();
        for at in (1..=self.start).filter(|&at| reached[at as usize]) {
            arcs.clear();
            let moved = |arc: &Arc| Arc { to: ids[arc.to as usize], ..*arc };
            arcs.extend(self.states.of(at).iter().map(moved));
            ids[at as usize] = states.push(&arcs);
        }
        Graph { states, start: ids[self.start as usize] }
    }

    /// All ways as a machine changes them, and the chance of what it takes for granted; `None` if
    /// that is impossible.
    pub fn run<M: Machine>(&self, machine: &M) -> Option<(Graph, f64)> {
        // Where the machine only copies, the old states serve as they are.
        let builder = Builder::upon(self.states.clone());
        let mut run = Run { graph: self, machine, builder, met: FastMap::default() };
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

            fn is_done(&self, (): ()) -> bool {
                false
            }

            fn read(&self, (): (), letter: Letter, write: &mut dyn FnMut(GraphStep<()>)) {
                write(GraphStep::new((), letter, 1.0));
            }

            fn end(&self, (): (), builder: &mut Builder) -> Vec<Arc> {
                let to = builder.import(self.0);
                vec![Arc { to, letter: Letter::NONE, weight: 1.0 }]
            }
        }
        self.run(&Behind(behind)).map(|(graph, _)| graph)
    }

    /// What adds up over each way, in whatever order, with the chance of every result.
    pub fn totals<K: Copy + Ord>(&self, zero: K, add: impl Fn(K, Letter) -> K) -> BTreeMap<K, f64> {
        // From the end: what is still to come of a shuffled clip is the same on every way to it.
        let mut behind: Vec<BTreeMap<K, f64>> = vec![BTreeMap::from([(zero, 1.0)])];
        for at in 1..=self.start {
            let mut sums = BTreeMap::new();
            for arc in self.states.of(at) {
                for (&sum, chance) in &behind[arc.to as usize] {
                    *sums.entry(add(sum, arc.letter)).or_insert(0.0) += chance * arc.weight;
                }
            }
            behind.push(sums);
        }
        behind.swap_remove(self.start as usize)
    }

    /// What comes together along each way, from its start, with the chance of every result.
    pub fn tally<K: Copy + Ord>(&self, start: K, add: impl Fn(K, Letter) -> K) -> BTreeMap<K, f64> {
        let mut sums: Vec<BTreeMap<K, f64>> = vec![BTreeMap::new(); self.states.len()];
        sums[self.start as usize].insert(start, 1.0);
        for at in (1..=self.start as usize).rev() {
            for (sum, chance) in std::mem::take(&mut sums[at]) {
                for arc in self.states.of(at as u32) {
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
            let arcs = self.states.of(at);
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
    met: FastMap<(u32, M::Memory), (u32, f64)>,
}

impl<M: Machine> Run<'_, M> {
    fn visit(&mut self, at: u32, memory: M::Memory) -> (u32, f64) {
        if self.machine.is_done(memory) {
            return (at, 1.0);
        }
        if let Some(&met) = self.met.get(&(at, memory)) {
            return met;
        }
        let mut arcs = Vec::new();
        if at == END {
            arcs = self.machine.end(memory, &mut self.builder);
        }
        let graph = self.graph;
        let mut steps = Vec::with_capacity(2);
        for arc in graph.states.of(at) {
            if arc.letter == Letter::NONE {
                self.step(arc, GraphStep::new(memory, Letter::NONE, 1.0), &mut arcs);
                continue;
            }
            self.machine.read(memory, arc.letter, &mut |step| steps.push(step));
            for step in steps.drain(..) {
                self.step(arc, step, &mut arcs);
            }
        }
        let met = self.builder.state(&arcs);
        self.met.insert((at, memory), met);
        met
    }

    fn step(&mut self, arc: &Arc, step: GraphStep<M::Memory>, arcs: &mut Vec<Arc>) {
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
