//! Renders what has changed and copies what has not. A take is known by the text of everything it
//! was made from, so editing one page of the score renders only that page again.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Cursor};
use std::path::Path;

use super::master::{Master, master};
use super::recipe::Recipe;
use super::score::PAGES;
use super::take::hash;
use super::{RATE, SoundError};

/// The text of the vocabulary: a change here changes every sound.
const VOCABULARY: &[&str] = &[
    include_str!("curve.rs"),
    include_str!("filter.rs"),
    include_str!("layers.rs"),
    include_str!("loudness.rs"),
    include_str!("master.rs"),
    include_str!("mod.rs"),
    include_str!("motifs.rs"),
    include_str!("recipe.rs"),
    include_str!("struck.rs"),
    include_str!("take.rs"),
    include_str!("voice.rs"),
];

/// One file to be made.
#[derive(Debug, Clone, Copy)]
pub struct Job {
    pub recipe: &'static Recipe,
    pub index: usize,
    pub soft: bool,
    key: u64,
}

impl Job {
    fn name(&self) -> String {
        let kind = if self.soft { "Soft" } else { "" };
        format!("{}{kind}-{}", self.recipe.cue, self.index)
    }

    /// Its file in the output.
    pub fn file(&self) -> String {
        format!("{}.wav", self.name())
    }

    pub fn cached(&self) -> String {
        format!("{}-{:016x}.wav", self.name(), self.key)
    }

    pub fn render(&self) -> Master {
        master(self.recipe, self.index, self.soft)
    }
}

/// All takes of all cues, in the order of the score.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for page in PAGES {
        let key = hash(VOCABULARY.iter().copied().chain([page.text]));
        for recipe in page.recipes {
            let soft_takes = if recipe.bang { recipe.takes.div_ceil(2) } else { 0 };
            for (soft, takes) in [(false, recipe.takes), (true, soft_takes)] {
                jobs.extend((0..takes).map(|index| Job { recipe, index, soft, key }));
            }
        }
    }
    jobs
}

/// 16-bit samples, as they are shipped.
pub fn quantised(master: &Master) -> Vec<Vec<i16>> {
    let to_16 = |x: &f32| (x * 32_767.0).round().clamp(-32_768.0, 32_767.0) as i16;
    master.channels.iter().map(|c| c.iter().map(to_16).collect()).collect()
}

fn wav(master: &Master) -> Result<Vec<u8>, hound::Error> {
    let channels = quantised(master);
    let spec = hound::WavSpec {
        channels: channels.len() as u16,
        sample_rate: RATE as u32,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut file = Cursor::new(Vec::new());
    let mut writer = hound::WavWriter::new(&mut file, spec)?;
    for i in 0..channels[0].len() {
        for channel in &channels {
            writer.write_sample(channel[i])?;
        }
    }
    writer.finalize()?;
    Ok(file.into_inner())
}

pub fn failed<'a>(what: &'static str, path: &'a Path) -> impl FnOnce(io::Error) -> SoundError + 'a {
    move |source| SoundError::File { what, path: path.to_path_buf(), source }
}

/// Length of a WAV file; `None` if it is damaged.
pub fn millis(bytes: &[u8]) -> Option<u32> {
    let frames = hound::WavReader::new(bytes).ok()?.duration();
    Some((frames as f32 * 1000.0 / RATE).ceil() as u32)
}

/// Takes the file from the cache, or makes it and leaves it there for the next build.
pub fn fetch(job: &Job, cache: &Path) -> Result<Vec<u8>, SoundError> {
    let path = cache.join(job.cached());
    match fs::read(&path) {
        Ok(bytes) if millis(&bytes).is_some() => return Ok(bytes),
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(failed("read", &path)(error));
        }
        _ => {}
    }
    let bytes =
        wav(&job.render()).map_err(|source| SoundError::Encode { cue: job.recipe.cue, source })?;
    let unfinished = path.with_extension(format!("{}.part", std::process::id()));
    fs::write(&unfinished, &bytes).map_err(failed("write", &unfinished))?;
    fs::rename(&unfinished, &path).map_err(failed("rename", &unfinished))?;
    Ok(bytes)
}

/// Leaves an equal file alone, so that nothing is compiled again for it.
pub fn write_if_changed(path: &Path, bytes: &[u8]) -> Result<(), SoundError> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    fs::write(path, bytes).map_err(failed("write", path))
}

/// Removes sounds that are not among `keep`: cues that were renamed, recipes that have changed.
pub fn tidy(folder: &Path, keep: &BTreeSet<String>) -> Result<(), SoundError> {
    for entry in fs::read_dir(folder).map_err(failed("list", folder))? {
        let path = entry.map_err(failed("list", folder))?.path();
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
        if name.ends_with(".wav") && !keep.contains(name) {
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(failed("remove", &path)(error));
                }
                _ => {}
            }
        }
    }
    Ok(())
}
