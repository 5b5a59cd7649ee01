//! Chooses uniformly among the legal actions.

use super::{Bot, Mind, Sight};
use crate::game::Game;

/// Any legal action, each with equal chance.
#[derive(Debug)]
pub struct Random<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random { legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, sight: &Sight<'_, G>, mind: &mut Mind<'_>) -> G::Action {
        self.legal.clear();
        sight.legal_into(&mut self.legal);
        let index = mind.dice.below("action", self.legal.len() as u64) as usize;
        self.legal.swap_remove(index)
    }
}
