//! "Grandmaster": a tree that grows where both sides would play (rules/arena.md 8.3, last part).
//!
//! Every node is a matrix of both sides' orders. A new node values all its cells statically. An
//! iteration walks down the tree, each side drawing from its regret-matched mix with a little
//! curiosity, adds one node, and on the way back replaces the walked cell of every matrix by the
//! solved value of what lies below. The rulebook sketches sampled, importance-corrected updates;
//! with at most 81 cells per node it is cheap to match regrets over the whole matrix instead, and
//! free of sampling noise.

use super::{
    Trainer,
    coach::ROUNDS,
    matrix::{MOST, Matching, Matrix, Options, Solution, draw, matrix_of},
    value::value,
};
use crate::{
    arena::{Action, Bout, Lineup},
    bots::Mind,
    dice::Dice,
    game::Seat,
};

/// Rounds of regret matching for a new node …
const FIRST: u32 = 24;
/// … and each time something below it has become known better.
const MORE: u32 = 4;
/// One step in so many is a curious one.
const CURIOSITY: u64 = 8;

/// Regret-matching tree search.
#[derive(Debug)]
pub struct Grandmaster {
    /// Nodes the tree may grow to for a decision.
    pub nodes: usize,
}

impl Default for Grandmaster {
    fn default() -> Grandmaster {
        Grandmaster { nodes: 600 }
    }
}

struct Node {
    bout: Bout,
    options: [Options; 2],
    matrix: Matrix,
    matching: Matching,
    solution: Solution,
    children: [[u32; MOST]; MOST],
}

struct Tree<'a> {
    lineup: &'a Lineup,
    nodes: Vec<Node>,
}

impl Tree<'_> {
    /// Adds the node of `bout`; its number.
    fn add(&mut self, bout: &Bout) -> u32 {
        let options = [Options::of(bout, Seat(0)), Options::of(bout, Seat(1))];
        let matrix = matrix_of(self.lineup, bout, &options, |next| value(self.lineup, next));
        let mut matching = Matching::default();
        matching.go_on(&matrix, FIRST);
        let solution = matching.solution(&matrix);
        let children = [[0; MOST]; MOST];
        self.nodes.push(Node { bout: *bout, options, matrix, matching, solution, children });
        self.nodes.len() as u32 - 1
    }

    /// One walk; false when it ended at a finished match and added nothing.
    fn grow(&mut self, dice: &mut Dice) -> bool {
        let mut path = Vec::with_capacity(16);
        let mut at = 0usize;
        let grown = loop {
            let node = &self.nodes[at];
            let row = pick(&node.solution.mixes[0], node.options[0].len(), dice);
            let column = pick(&node.solution.mixes[1], node.options[1].len(), dice);
            path.push((at, row, column));
            let child = node.children[row][column];
            if child > 0 {
                at = child as usize;
                continue;
            }
            let mut next = node.bout;
            let orders = [node.options[0].get(row), node.options[1].get(column)];
            next.resolve(self.lineup, orders, &mut ());
            if next.verdict.is_some() {
                break false;
            }
            let child = self.add(&next);
            self.nodes[at].children[row][column] = child;
            break true;
        };
        if grown {
            let mut value = self.nodes[self.nodes.len() - 1].solution.value;
            for &(at, row, column) in path.iter().rev() {
                let node = &mut self.nodes[at];
                node.matrix.cells[row][column] = value;
                node.matching.go_on(&node.matrix, MORE);
                node.solution = node.matching.solution(&node.matrix);
                value = node.solution.value;
            }
        }
        grown
    }
}

/// An order from the mix, sometimes any.
fn pick(mix: &[f64; MOST], count: usize, dice: &mut Dice) -> usize {
    if count == 1 {
        return 0;
    }
    if dice.chance("curious", 1, CURIOSITY) {
        return dice.below("order", count as u64) as usize;
    }
    let mut rest = (dice.below("order", 1 << 32) as f64) / 4_294_967_296.0;
    for (index, chance) in mix[..count].iter().enumerate() {
        if rest < *chance {
            return index;
        }
        rest -= chance;
    }
    count - 1
}

impl Trainer for Grandmaster {
    fn order(&mut self, lineup: &Lineup, bout: &Bout, side: Seat, mind: &mut Mind<'_>) -> Action {
        let mut tree = Tree { lineup, nodes: Vec::with_capacity(self.nodes) };
        tree.add(bout);
        let own = tree.nodes[0].options[side.index()];
        if own.len() == 1 {
            return own.get(0).unwrap_or(Action::Pass);
        }
        // Walks that end at finished matches add nothing; they must not go on for ever.
        for _ in 0..2 * self.nodes {
            if tree.nodes.len() >= self.nodes || !mind.think() {
                break;
            }
            tree.grow(&mut mind.dice);
        }
        let solution = tree.nodes[0].matrix.solve(ROUNDS);
        draw(&solution.mixes[side.index()], &own, &mut mind.dice)
    }
}
