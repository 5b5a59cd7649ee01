//! Every sound of the parlor, synthesised while the game is built: nothing recorded, nothing
//! licensed, nothing to download.
//!
//! The score (`score/`) follows ux.md 4 row by row in the vocabulary of that section;
//! [`Recipe`](recipe::Recipe) adds bus, level and caption; [`master`] brings each take to its
//! loudness; [`library`] caches the takes; [`index`] writes what the client includes. Only exact
//! operations and `libm` are used, so all machines get the same bytes.

mod bed;
mod curve;
mod filter;
mod index;
mod layers;
mod library;
mod loudness;
mod master;
mod motifs;
mod recipe;
mod score;
mod struck;
mod take;
#[cfg(test)]
mod tests;
mod voice;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::{fs, io, thread};

use library::{Job, failed, fetch, jobs, millis, tidy, write_if_changed};

/// Samples per second.
const RATE: f32 = 44_100.0;

fn linear(db: f32) -> f32 {
    libm::exp2f(db * 0.166_096_4)
}

#[derive(Debug, thiserror::Error)]
pub enum SoundError {
    #[error("cannot {what} {path}: {source}")]
    File { what: &'static str, path: PathBuf, source: io::Error },
    #[error("cannot encode the sound {cue}: {source}")]
    Encode { cue: &'static str, source: hound::Error },
}

/// Makes every sound: `out_dir/sound/*.wav`, and `out_dir/sound.rs` for the client to include.
/// `cache` is a folder for sounds alone: what is no longer in the score is removed from it.
pub fn synthesise(out_dir: &Path, cache: &Path) -> Result<(), SoundError> {
    let folder = out_dir.join("sound");
    for path in [&folder, cache] {
        fs::create_dir_all(path).map_err(failed("create", path))?;
    }
    let jobs = jobs();
    let lengths: Vec<AtomicU32> = jobs.iter().map(|_| AtomicU32::new(0)).collect();
    let next = AtomicUsize::new(0);
    let worker = || -> Result<(), SoundError> {
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(i) else {
                return Ok(());
            };
            let bytes = fetch(job, cache)?;
            lengths[i].store(millis(&bytes).unwrap_or(0), Ordering::Relaxed);
            write_if_changed(&folder.join(job.file()), &bytes)?;
        }
    };
    let workers = thread::available_parallelism().map_or(1, |n| n.get());
    thread::scope(|scope| {
        let running: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        running.into_iter().try_for_each(|w| w.join().expect("a recipe panicked"))
    })?;
    tidy(&folder, &jobs.iter().map(Job::file).collect())?;
    tidy(cache, &jobs.iter().map(Job::cached).collect())?;

    let lengths: Vec<u32> = lengths.into_iter().map(AtomicU32::into_inner).collect();
    write_if_changed(&out_dir.join("sound.rs"), index::write(&jobs, &lengths).as_bytes())
}
