//! What a world says of its clips, and clips drawn from it.

use std::collections::BTreeMap;

use super::{World, convolve};
use crate::{
    dice::Dice,
    duel::{Clip, Shell, full::knowledge::graph::STRANDS},
};

impl World {
    /// The chance of a live shell at a place, and of there being none.
    pub fn odds(&self, clip: usize, place: u8) -> (f64, f64) {
        let Some((at, place)) = self.find(clip, place) else { return (0.0, 1.0) };
        let strand = self.clips[clip][at].strand;
        let Some(at) = self.factor_of(strand) else { return (0.0, 1.0) };
        let seen = self.factors[at].graph.tally((0u8, None), |(count, found), letter| match letter
            .of(strand)
        {
            Some(shell) if count == place && found.is_none() => (count, Some(shell)),
            Some(_) if found.is_none() => (count + 1, None),
            _ => (count, found),
        });
        let chance = |wanted: fn(Option<Shell>) -> bool| {
            let fitting = seen.iter().filter(|((_, found), _)| wanted(*found));
            fitting.fold(0.0, |sum, (_, chance)| sum + chance)
        };
        (chance(|found| found == Some(Shell::Live)), chance(|found| found.is_none()))
    }

    /// The chance of each number of live shells among the first `count` of the main clip.
    pub fn live_among(&self, count: u8) -> Vec<f64> {
        let mut before = 0;
        let mut limits = [0u8; STRANDS as usize];
        for piece in &self.clips[0] {
            let len = piece.len.unwrap_or(0);
            limits[usize::from(piece.strand)] = len.min(count.saturating_sub(before));
            before += len;
        }
        let mut chances = vec![1.0];
        for (at, strands) in self.main_by_factor() {
            let start = ([0u8; 4], 0usize);
            let live = self.factors[at].graph.tally(start, |(mut met, live), letter| {
                let mut sum = live;
                for (met, &strand) in met.iter_mut().zip(&strands) {
                    let Some(shell) = letter.of(strand) else { continue };
                    if *met < limits[usize::from(strand)] {
                        *met += 1;
                        sum += usize::from(shell == Shell::Live);
                    }
                }
                (met, sum)
            });
            let mut counts = BTreeMap::new();
            for ((_, live), chance) in live {
                *counts.entry(live).or_insert(0.0) += chance;
            }
            chances = convolve(&chances, &counts);
        }
        chances
    }

    /// Draws the clips.
    pub fn draw(&self, dice: &mut Dice) -> [Clip; 4] {
        let mut strands = [Clip::default(); STRANDS as usize];
        for factor in &self.factors {
            factor.graph.draw(dice, |letter| {
                for strand in (0..STRANDS).filter(|strand| factor.strands >> strand & 1 == 1) {
                    if let Some(shell) = letter.of(strand) {
                        strands[usize::from(strand)].push_back(shell);
                    }
                }
            });
        }
        let mut clips = [Clip::default(); 4];
        for (clip, pieces) in clips.iter_mut().zip(self.clips.iter()) {
            for piece in pieces {
                strands[usize::from(piece.strand)].shells().for_each(|shell| clip.push_back(shell));
            }
        }
        clips
    }
}
