//! The Rust source the client includes: every cue, its takes as bytes, and what the mixer must
//! know.

use super::bed::{BARS, BEDS, Bed, Note, PASSAGES, STAKES};
use super::library::Job;
use super::recipe::{Recipe, Variety};
use super::score::PAGES;

const TYPES: &str = r#"// Written by build/sound: do not edit.

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bus { Effects, Voice, Interface, Ambience }

/// What is turned down while a cue sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duck {
    Nothing,
    /// The ambience, 5 dB for 400 ms.
    Ambience,
    /// Everything else, for as long as the cue lasts.
    Everything,
}

#[derive(Clone, Copy, Debug)]
pub struct CueSheet {
    pub bus: Bus,
    /// Fluent key, empty when there is nothing to tell.
    pub caption: &'static str,
    pub loops: bool,
    /// Takes are steps: play the n-th for the n-th event, the last for all further ones. Otherwise
    /// pick any.
    pub in_order: bool,
    pub duck: Duck,
    /// The longest take.
    pub millis: u32,
    /// WAV files.
    pub takes: &'static [&'static [u8]],
    /// For *soft bangs*; empty when the cue is soft anyway.
    pub soft: &'static [&'static [u8]],
}

/// A note of the music bed: a string cue this far from its own pitch and level (dB).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note { pub beat: f32, pub cue: Cue, pub semitones: i8, pub gain: f32 }

impl Note {
    /// Playback speed that gives the pitch.
    pub fn speed(self) -> f32 {
        (f32::from(self.semitones) / 12.0).exp2()
    }
}

const fn note(beat: f32, cue: Cue, semitones: i8, gain: f32) -> Note {
    Note { beat, cue, semitones, gain }
}

/// Passages of so many bars of four beats, by stakes 0–3; any may follow any.
#[derive(Clone, Copy, Debug)]
pub struct Bed {
    /// Beats per minute.
    pub tempo: f32,
    pub bars: u32,
    pub passages: &'static [&'static [&'static [Note]]],
}

impl Cue {
    pub fn sheet(self) -> &'static CueSheet {
        &SHEETS[self as usize]
    }

    /// The takes to choose from under the *soft bangs* setting.
    pub fn takes(self, soft_bangs: bool) -> &'static [&'static [u8]] {
        let sheet = self.sheet();
        if soft_bangs && !sheet.soft.is_empty() { sheet.soft } else { sheet.takes }
    }

    /// The syllable Evil murmurs for a letter of its line; most consonants are swallowed.
    pub fn syllable(letter: char) -> Option<Self> {
        match letter.to_lowercase().next()? {
            'a' | 'ą' | 'h' | 'r' => Some(Self::MurmurA),
            'o' | 'ó' | 'u' | 'w' | 'm' => Some(Self::MurmurO),
            'i' | 'e' | 'ę' | 'y' => Some(Self::MurmurI),
            c if !c.is_alphabetic() || (c as u32) < 0x2E80 => None,
            c => Some([Self::MurmurA, Self::MurmurO, Self::MurmurI][c as usize % 3]),
        }
    }
}
"#;

/// Source of `sound.rs`; `millis` are the lengths of the jobs. Paths go through `OUT_DIR`, so no
/// machine's folders end up in it.
pub fn write(jobs: &[Job], millis: &[u32]) -> String {
    let recipes: Vec<&Recipe> = PAGES.iter().flat_map(|page| page.recipes).collect();
    let count = recipes.len();
    let names = |before: &str| -> String {
        recipes.iter().map(|r| format!("    {before}{},\n", r.cue)).collect()
    };
    let sheets: String = recipes.iter().map(|r| sheet(r, jobs, millis)).collect();
    let beds: String = BEDS.iter().map(bed).collect();
    let derive = "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]";
    let variants = names("");
    let all = names("Cue::");
    format!(
        "{TYPES}\n{derive}\npub enum Cue {{\n{variants}}}\n\n\
         impl Cue {{\n    pub const ALL: [Cue; {count}] = [\n{all}    ];\n}}\n\n\
         static SHEETS: [CueSheet; {count}] = [\n{sheets}];\n{beds}"
    )
}

fn sheet(recipe: &Recipe, jobs: &[Job], millis: &[u32]) -> String {
    let of_cue = |soft: bool| {
        let ours = move |job: &Job| job.recipe.cue == recipe.cue && job.soft == soft;
        jobs.iter().zip(millis).filter(move |(job, _)| ours(job))
    };
    let files = |soft: bool| -> String {
        let path = |job: &Job| format!("concat!(env!(\"OUT_DIR\"), \"/sound/{}\")", job.file());
        let line = |job: &Job| format!("            include_bytes!({}),\n", path(job));
        of_cue(soft).map(|(job, _)| line(job)).collect()
    };
    let source = if recipe.row == 0 { "2".into() } else { format!("4, row {}", recipe.row) };
    let Recipe { cue, bus, caption, loops, duck, .. } = recipe;
    let in_order = recipe.variety == Variety::Steps;
    let longest = of_cue(false).map(|(_, &ms)| ms).max().unwrap_or(0);
    let (takes, soft) = (files(false), files(true));
    format!(
        "    // {cue}: ux.md {source}\n    CueSheet {{\n        \
         bus: Bus::{bus:?}, caption: {caption:?}, loops: {loops}, in_order: {in_order},\n        \
         duck: Duck::{duck:?}, millis: {longest},\n        \
         takes: &[\n{takes}        ],\n        soft: &[\n{soft}        ],\n    }},\n"
    )
}

fn bed(bed: &Bed) -> String {
    let note = |n: Note| {
        let Note { beat, cue, semitones, gain } = n;
        format!("note({beat:?}, Cue::{cue}, {semitones}, {gain:?}), ")
    };
    let passage = |stakes, number| -> String {
        let notes: String = bed.passage(stakes, number).into_iter().map(note).collect();
        format!("        &[{notes}],\n")
    };
    let layer = |stakes| -> String {
        let passages: String = (0..PASSAGES).map(|number| passage(stakes, number)).collect();
        format!("    &[\n{passages}    ],\n")
    };
    let layers: String = (0..STAKES).map(layer).collect();
    let (game, tempo) = (bed.game, bed.tempo as f32);
    format!(
        "\npub static {game}_BED: Bed = Bed {{ tempo: {tempo:?}, bars: {BARS}, passages: &[\n{layers}] }};\n"
    )
}
