//! ux.md 4, row 56: the music bed as notes, not as recordings. Passages of eight bars are composed
//! here from each game's scale; the client plays them with the bed's few instruments and changes
//! the stakes only between passages.

use super::take::{Rng, hash};

pub const BARS: usize = 8;
const BEATS: usize = 4 * BARS;
/// Stakes 0–3.
pub const STAKES: usize = 4;
/// Passages per game and stakes.
pub const PASSAGES: usize = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pulse {
    None,
    Drum,
    Brush,
}

#[derive(Debug)]
pub struct Bed {
    pub game: &'static str,
    /// Beats per minute.
    pub tempo: u32,
    /// Semitones above D3, to which the strings are tuned.
    root: i32,
    scale: &'static [i32],
    /// Notes in one breath of the melody.
    breath: usize,
    pulse: Pulse,
}

pub const BEDS: &[Bed] = &[
    Bed {
        game: "DUEL",
        tempo: 58,
        root: 0,
        scale: &[0, 1, 3, 5, 7, 8, 10],
        breath: 4,
        pulse: Pulse::None,
    },
    Bed {
        game: "LABYRINTH",
        tempo: 62,
        root: 2,
        scale: &[0, 2, 4, 6, 8, 10],
        breath: 3,
        pulse: Pulse::None,
    },
    Bed {
        game: "CARDS",
        tempo: 66,
        root: -5,
        scale: &[0, 2, 3, 5, 7, 9, 10],
        breath: 5,
        pulse: Pulse::None,
    },
    Bed {
        game: "ARENA",
        tempo: 72,
        root: -7,
        scale: &[0, 2, 4, 5, 7, 9, 10],
        breath: 5,
        pulse: Pulse::Drum,
    },
    Bed {
        game: "WAGER",
        tempo: 70,
        root: -2,
        scale: &[0, 2, 4, 6, 7, 9, 11],
        breath: 4,
        pulse: Pulse::Brush,
    },
];

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Note {
    pub beat: f32,
    pub cue: &'static str,
    /// From D3, to which the strings are tuned.
    pub semitones: i32,
    /// dB against the instrument's own level.
    pub gain: f32,
}

fn note(beat: f32, cue: &'static str, semitones: i32, gain: f32) -> Note {
    Note { beat, cue, semitones, gain }
}

impl Bed {
    /// Semitones of a step of the scale, counted from the root through the octaves; beyond an
    /// octave from D3 the strings would sound stretched, so it is folded back.
    fn pitch(&self, step: i32) -> i32 {
        let notes = self.scale.len() as i32;
        let tone = self.root + self.scale[step.rem_euclid(notes) as usize];
        match tone + 12 * step.div_euclid(notes) {
            low @ ..-12 => low + 12,
            high @ 13.. => high - 12,
            within => within,
        }
    }

    /// Eight bars. More at stake: more notes and a firmer pulse, never a faster one.
    pub fn passage(&self, stakes: usize, number: usize) -> Vec<Note> {
        let mut rng = Rng::new(hash([self.game]).wrapping_add((stakes * PASSAGES + number) as u64));
        let mut notes = Vec::new();
        self.drone(stakes, &mut rng, &mut notes);
        self.melody(stakes, &mut rng, &mut notes);
        self.beat(stakes, &mut rng, &mut notes);
        notes.sort_by(|a, b| a.beat.total_cmp(&b.beat));
        notes
    }

    /// Bowed roots and fifths under everything.
    fn drone(&self, stakes: usize, rng: &mut Rng, notes: &mut Vec<Note>) {
        let every = if stakes < 2 { 16 } else { 8 };
        for beat in (0..BEATS).step_by(every) {
            let fifth = (self.scale.len() as i32 + 1) / 2;
            let step = if beat == 0 || rng.unit() < 0.6 { 0 } else { fifth };
            let low = self.pitch(step - self.scale.len() as i32);
            notes.push(note(beat as f32, "BedBow", low, -4.0));
        }
    }

    /// Short breaths of a wandering line, long rests between them; the last note of the passage
    /// comes home.
    fn melody(&self, stakes: usize, rng: &mut Rng, notes: &mut Vec<Note>) {
        let rest = [6.0, 4.5, 3.0, 2.0][stakes];
        let home = self.scale.len() as i32;
        let mut step = (rng.next() % self.scale.len() as u64) as i32;
        let mut beat = rng.range(0.0, rest).round();
        while beat < (BEATS - 4) as f32 {
            for _ in 0..1 + (rng.next() % self.breath as u64) {
                let gain = 0.0 - rng.range(0.0, 6.0).floor();
                notes.push(note(beat, "BedPluck", self.pitch(step), gain));
                step = (step + (rng.next() % 5) as i32 - 2).clamp(-2, home);
                beat += [0.5, 1.0, 1.0, 1.5][(rng.next() % 4) as usize];
            }
            beat = (beat + rng.range(0.5, 1.5) * rest).round();
        }
        notes.push(note((BEATS - 4) as f32, "BedPluck", self.pitch(0), -3.0));
        notes.retain(|n| n.beat <= (BEATS - 4) as f32);
    }

    fn beat(&self, stakes: usize, rng: &mut Rng, notes: &mut Vec<Note>) {
        let cue = match self.pulse {
            Pulse::None => return,
            Pulse::Drum => "BedDrum",
            Pulse::Brush => "BedBrush",
        };
        for bar in 0..BARS {
            let down = (4 * bar) as f32;
            let beats: &[f32] = match stakes {
                0 if bar % 4 == 0 => &[0.0],
                0 => &[],
                1 if bar % 2 == 0 => &[0.0],
                1 => &[2.5],
                2 => &[0.0, 2.5],
                _ => &[0.0, 1.5, 2.5, 3.0],
            };
            for &b in beats {
                let gain = if b == 0.0 { 0.0 } else { -5.0 - rng.range(0.0, 3.0).round() };
                notes.push(note(down + b, cue, 0, gain));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = (&'static Bed, usize, Vec<Note>)> {
        let grid = |bed: &'static Bed| {
            (0..STAKES * PASSAGES)
                .map(move |i| (bed, i % STAKES, bed.passage(i % STAKES, i / STAKES)))
        };
        BEDS.iter().flat_map(grid)
    }

    #[test]
    fn every_note_is_in_the_scale_the_passage_and_the_strings_reach() {
        for (bed, _, notes) in all() {
            for n in notes {
                assert!((0.0..BEATS as f32).contains(&n.beat), "{} {n:?}", bed.game);
                assert!((-12..=12).contains(&n.semitones), "{} {n:?}", bed.game);
                let degree = (n.semitones - bed.root).rem_euclid(12);
                let struck = n.cue == "BedDrum" || n.cue == "BedBrush";
                assert!(struck || bed.scale.contains(&degree), "{} {n:?}", bed.game);
            }
        }
    }

    #[test]
    fn tempo_and_density_follow_the_row() {
        for bed in BEDS {
            assert!((58..=72).contains(&bed.tempo));
            let notes = |stakes| (0..PASSAGES).map(|n| bed.passage(stakes, n).len()).sum::<usize>();
            assert!(notes(0) < notes(3), "{} does not grow with the stakes", bed.game);
            assert_ne!(bed.passage(1, 0), bed.passage(1, 1));
        }
    }
}
