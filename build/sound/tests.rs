//! What ux.md 4 promises, measured on the finished 16-bit takes.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs, process};

use super::filter::{Band, Filter};
use super::library::{Job, jobs, quantised};
use super::loudness::{integrated, momentary, true_peak};
use super::master::{INTERFACE, LIFT, Master, SHOT_ABOVE, SOFT_ABOVE, reference};
use super::recipe::{Bus, Level, Recipe, Variety};
use super::score::PAGES;
use super::{RATE, linear, synthesise};

struct Rendered {
    job: Job,
    take: Master,
}

/// Every take once, as the client will hear it.
static LIBRARY: LazyLock<Vec<Rendered>> = LazyLock::new(|| {
    let heard = |job: Job| {
        let back = |c: Vec<i16>| c.into_iter().map(|x| f32::from(x) / 32_767.0).collect();
        let channels = quantised(&job.render()).into_iter().map(back).collect();
        Rendered { job, take: Master { channels } }
    };
    jobs().into_iter().map(heard).collect()
});

impl Rendered {
    fn millis(&self) -> f32 {
        self.take.channels[0].len() as f32 * 1000.0 / RATE
    }

    fn loudness(&self) -> f32 {
        momentary(&self.take.views(), RATE)
    }
}

fn recipes() -> impl Iterator<Item = &'static Recipe> {
    PAGES.iter().flat_map(|page| page.recipes)
}

fn takes(cue: &str, soft: bool) -> Vec<&'static Rendered> {
    let found: Vec<_> =
        LIBRARY.iter().filter(|r| r.job.recipe.cue == cue && r.job.soft == soft).collect();
    assert!(!found.is_empty(), "no cue {cue}");
    found
}

fn loudest(of: &[&Rendered]) -> f32 {
    of.iter().map(|r| r.loudness()).fold(f32::MIN, f32::max)
}

fn power(signal: &[f32]) -> f32 {
    let sum: f64 = signal.iter().map(|&x| f64::from(x) * f64::from(x)).sum();
    10.0 * libm::log10(sum / signal.len() as f64 + 1e-15) as f32
}

#[test]
fn every_row_is_played() {
    let rows: BTreeSet<u8> = recipes().map(|r| r.row).collect();
    let missing: Vec<u8> = (1..=56).filter(|row| !rows.contains(row)).collect();
    assert!(missing.is_empty(), "rows without a sound: {missing:?}");
    let names: BTreeSet<&str> = recipes().map(|r| r.cue).collect();
    assert_eq!(names.len(), recipes().count(), "a cue is named twice");
}

#[test]
fn captions_are_keys() {
    for caption in recipes().map(|r| r.caption).filter(|c| !c.is_empty()) {
        assert!(caption.starts_with("caption-"), "{caption}");
        assert!(caption.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'));
    }
}

/// One cue serves all hidden alternatives, and its takes do not differ in length.
#[test]
fn secrets_have_one_sound() {
    let secrets = [
        ("ShellLoad", "live or blank"),
        ("VestHit", "live or blank"),
        ("ShellCaught", "live or blank"),
        ("DiceCup", "what fell"),
        ("ShotMissed", "wall or nobody"),
        ("River", "where the water went"),
        ("Portal", "which portal"),
        ("WallBump", "inner or outer wall"),
        ("EnvelopeSealed", "bet or no bet"),
    ];
    for (cue, secret) in secrets {
        let named: Vec<_> = recipes().filter(|r| r.cue.starts_with(cue)).collect();
        assert_eq!(named.len(), 1, "{cue}: {secret} must not be heard");
        assert_ne!(named[0].variety, Variety::Steps, "{cue} would count");
        let lengths: BTreeSet<u32> = takes(cue, false).iter().map(|r| r.millis() as u32).collect();
        assert_eq!(lengths.len(), 1, "{cue} has takes of {lengths:?} ms: {secret}");
    }
}

#[test]
fn nothing_clips_or_hangs_off_centre() {
    for Rendered { job, take } in LIBRARY.iter() {
        let peak = true_peak(&take.views());
        assert!(peak <= -1.0, "{} peaks at {peak} dBTP", job.file());
        assert!(peak > -60.0, "{} is silent", job.file());
        for channel in &take.channels {
            let mean = channel.iter().map(|&x| f64::from(x)).sum::<f64>() / channel.len() as f64;
            assert!(mean.abs() < f64::from(linear(-50.0)), "{} sits at {mean}", job.file());
        }
    }
}

#[test]
fn no_recipe_yields_a_value_that_is_not_a_number() {
    for job in jobs() {
        let take = job.render();
        assert!(take.channels.iter().flatten().all(|x| x.is_finite()), "{}", job.file());
    }
}

/// One-shots end quietly, loops end where they began.
#[test]
fn no_end_clicks() {
    for Rendered { job, take } in LIBRARY.iter() {
        for c in &take.channels {
            if job.recipe.loops {
                let mut steps: Vec<f32> = c.windows(2).map(|w| (w[1] - w[0]).abs()).collect();
                steps.sort_by(f32::total_cmp);
                let typical = steps[steps.len() * 95 / 100] + 1.0 / 32_767.0;
                let seam = (c[0] - c[c.len() - 1]).abs();
                assert!(seam <= typical, "{}: {seam} at the seam, {typical} elsewhere", job.file());
            } else {
                let end = c[c.len() - 1].abs();
                assert!(end < linear(-66.0), "{} ends at {end}", job.file());
            }
        }
    }
}

/// Milliseconds that follow from the rows: at least, at most.
#[test]
fn durations_are_those_of_the_rows() {
    let rows: &[(&str, f32, f32)] = &[
        ("FocusMove", 19.0, 19.0),
        ("Confirm", 60.0, 60.0),
        ("Cancel", 72.0, 72.0),
        ("Refused", 200.0, 200.0),
        ("Drawer", 110.0, 110.0),
        ("YourTurn", 500.0, 500.0),
        ("ClockTick", 25.0, 25.0),
        ("Screenshot", 82.0, 82.0),
        ("Achievement", 840.0, 860.0),
        ("LampNarrows", 400.0, 400.0),
        ("LampWidens", 400.0, 400.0),
        ("ShellLoad", 70.0, 70.0),
        ("RackSlide", 150.0, 300.0),
        ("BarrelSwing", 120.0, 120.0),
        ("DryClick", 285.0, 285.0),
        ("LiveShot", 704.0, 704.0 + 47.0),
        ("Blowback", 1060.0, 1060.0),
        ("CandleSnuffed", 420.0, 420.0),
        ("ShellEjected", 360.0, 1000.0),
        ("Knife", 300.0, 320.0),
        ("MalletDaze", 800.0, 800.0),
        ("VestHit", 124.0, 124.0),
        ("VestTorn", 220.0, 300.0),
        ("Heal", 420.0, 560.0),
        ("Mirror", 1000.0, 1020.0),
        ("CoinFlip", 760.0, 950.0),
        ("TokenSlide", 950.0, 950.0),
        ("InkLine", 180.0, 180.0),
        ("WallBump", 120.0, 120.0),
        ("Portal", 380.0, 440.0),
        ("NearMiss", 900.0, 900.0),
        ("CardMoves", 96.0, 120.0),
        ("DieHops", 40.0, 40.0),
        ("ReactionMelt", 160.0, 320.0),
        ("SleeveWipes", 500.0, 500.0),
        ("D20Unfolds", 640.0, 800.0),
        ("PuppetHit", 60.0, 60.0),
        ("PuppetHitHard", 260.0, 260.0),
        ("PuppetHitWeak", 60.0, 60.0),
        ("EnvelopeLands", 70.0, 75.0),
        ("CrownRolls", 1600.0, 1600.0),
        ("EnvelopesBurn", 530.0, 930.0),
        ("MurmurA", 90.0, 140.0),
        ("MurmurO", 90.0, 140.0),
        ("MurmurI", 90.0, 140.0),
        ("FingersDrum", 515.0, 515.0),
        ("Win", 1600.0, 2000.0),
        ("Lose", 800.0, 2000.0),
        ("WallClock", 2000.0, 2000.0),
    ];
    for &(cue, least, most) in rows {
        for r in takes(cue, false) {
            let ms = r.millis();
            assert!((least - 0.1..=most + 0.1).contains(&ms), "{} lasts {ms} ms", r.job.file());
        }
    }
    let longest = |cue| takes(cue, false).iter().map(|r| r.millis()).fold(0.0, f32::max);
    assert!(longest("PuppetFolds") > 1.2 * longest("D20Unfolds"), "folding must be slower");
}

#[test]
fn blank_is_followed_by_true_silence() {
    for r in takes("DryClick", false) {
        let c = &r.take.channels[0];
        let silent = c.iter().rev().take_while(|&&x| x == 0.0).count() as f32 * 1000.0 / RATE;
        assert!(silent >= 250.0, "{} is silent for {silent} ms only", r.job.file());
    }
}

/// The level asked for is reached, and takes stay within 1.5 dB of it.
#[test]
fn every_cue_has_its_loudness() {
    let off = |r: &Rendered| match r.job.recipe.level {
        Level::Loudness(lu) => r.loudness() - (reference(r.job.recipe.bus) + lu),
        Level::Written => 0.0,
    };
    let hard = LIBRARY.iter().filter(|r| !r.job.soft);
    let wrong = hard.filter(|r| off(r).abs() > LIFT + 0.4);
    let wrong: Vec<String> = wrong.map(|r| format!("{} by {}", r.job.file(), off(r))).collect();
    assert!(wrong.is_empty(), "off, in LU: {wrong:#?}");
}

#[test]
fn shot_stays_within_9_lu_of_the_interface_and_3_when_soft() {
    let plain = |r: &&Recipe| r.bus == Bus::Interface && matches!(r.level, Level::Loudness(0.0));
    let mut compared = 0;
    for interface in recipes().filter(plain) {
        let heard = takes(interface.cue, false);
        let mean = heard.iter().map(|r| r.loudness()).sum::<f32>() / heard.len() as f32;
        assert!((mean - INTERFACE).abs() < 0.3, "{} at {mean} LUFS", interface.cue);
        for bang in recipes().filter(|r| r.bang) {
            let hard = loudest(&takes(bang.cue, false)) - mean;
            let soft = loudest(&takes(bang.cue, true)) - mean;
            assert!(hard <= SHOT_ABOVE + 0.3, "{} is {hard} LU above {}", bang.cue, interface.cue);
            assert!(
                soft <= SOFT_ABOVE + 0.3,
                "soft {} is {soft} LU above {}",
                bang.cue,
                interface.cue
            );
            compared += 1;
        }
    }
    assert!(compared > 20);
    let rest = recipes().filter(|r| r.cue != "LiveShot");
    let next = rest.map(|r| loudest(&takes(r.cue, false))).fold(f32::MIN, f32::max);
    assert!(loudest(&takes("LiveShot", false)) > next, "nothing is louder than the shot");
}

#[test]
fn soft_bangs_have_no_sub_bass_and_lower_peaks() {
    let sub_bass = |r: &Rendered| {
        let mut lows = [70.0, 70.0].map(|hz: f32| Filter::new(Band::Low, hz.into(), 0.7));
        let signal = &r.take.channels[0];
        let low: Vec<f32> =
            signal.iter().map(|&x| lows.iter_mut().fold(x, |x, f| f.run(x))).collect();
        power(&low) - power(signal)
    };
    for bang in recipes().filter(|r| r.bang) {
        for soft in takes(bang.cue, true) {
            let rumble = sub_bass(soft);
            assert!(rumble < -28.0, "{} rumbles at {rumble} dB", soft.job.file());
            let peak = true_peak(&soft.take.views());
            assert!(peak < -6.0, "{} peaks at {peak} dBTP", soft.job.file());
        }
    }
    assert!(sub_bass(takes("LiveShot", false)[0]) > -12.0, "the hard shot has weight");
}

#[test]
fn no_two_takes_are_alike() {
    for recipe in recipes() {
        let heard = takes(recipe.cue, false);
        for (i, one) in heard.iter().enumerate() {
            for other in &heard[i + 1..] {
                assert_ne!(one.take.channels, other.take.channels, "{}", recipe.cue);
            }
        }
    }
}

/// The *mono* setting plays the mean of both sides: nothing may cancel out.
#[test]
fn stereo_survives_mono() {
    let stereo: Vec<_> = LIBRARY.iter().filter(|r| r.take.channels.len() == 2).collect();
    assert!(!stereo.is_empty());
    for r in stereo {
        let [left, right] = [&r.take.channels[0], &r.take.channels[1]];
        let mono: Vec<f32> = left.iter().zip(right).map(|(l, r)| 0.5 * (l + r)).collect();
        let lost = r.loudness() - momentary(&[&mono], RATE);
        assert!(lost < 3.5, "{} loses {lost} LU in mono", r.job.file());
    }
}

/// A busy minute of the duel, over rain and room.
#[test]
fn a_match_stays_within_its_loudness() {
    let turn: &[(f32, &str)] = &[
        (0.0, "YourTurn"),
        (1.5, "FocusMove"),
        (2.0, "Confirm"),
        (2.2, "Knife"),
        (3.5, "Confirm"),
        (3.7, "BarrelSwing"),
        (5.0, "LiveShot"),
        (5.8, "ShellEjected"),
        (6.5, "CandleSnuffed"),
        (7.5, "MurmurA"),
        (7.62, "MurmurO"),
        (8.0, "RackSlide"),
        (9.5, "FingersDrum"),
        (11.0, "BarrelSwing"),
        (12.0, "DryClick"),
    ];
    let mut mix = vec![0.0_f32; (60.0 * RATE) as usize];
    for bed in ["RoomTone", "Rain"] {
        let bed = &takes(bed, false)[0].take.channels[0];
        mix.iter_mut().zip(bed.iter().cycle()).for_each(|(m, x)| *m += x);
    }
    for round in 0..4 {
        for &(at, cue) in turn {
            let heard = takes(cue, false);
            let start = ((15.0 * round as f32 + at) * RATE) as usize;
            let sound = &heard[round % heard.len()].take.channels[0];
            mix[start..].iter_mut().zip(sound).for_each(|(m, x)| *m += x);
        }
    }
    let (loudness, peak) = (integrated(&[&mix], RATE), true_peak(&[&mix]));
    assert!((loudness + 18.0).abs() <= 0.5, "{loudness} LUFS");
    assert!(peak <= -1.0, "{peak} dBTP");
}

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        Self(env::temp_dir().join(format!("evils-parlor-sound-{}-{name}", process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("the folder was just made");
    let mut files: Vec<_> = entries
        .map(|e| e.expect("readable").path())
        .map(|p| (p.clone(), fs::read(p).expect("readable")))
        .map(|(p, bytes)| (p.strip_prefix(folder).expect("inside").to_path_buf(), bytes))
        .collect();
    files.sort();
    files
}

#[test]
fn same_bytes_every_time_with_and_without_cache() {
    let scratch = Scratch::new("bytes");
    let made = |out: &str, cache: &str| {
        let out = scratch.0.join(out);
        synthesise(&out, &scratch.0.join(cache)).expect("the temporary folder is writable");
        (contents(&out.join("sound")), fs::read(out.join("sound.rs")).expect("index"))
    };
    let first = made("one", "cache-one");
    assert_eq!(first.0.len(), jobs().len());
    let size: usize = first.0.iter().map(|(_, bytes)| bytes.len()).sum();
    assert!(size < 12_000_000, "{size} bytes");
    assert!(first == made("two", "cache-two"), "two clean builds differ");

    let cached = fs::read_dir(scratch.0.join("cache-one")).expect("cache").next();
    let damaged = cached.expect("not empty").expect("readable").path();
    fs::write(&damaged, b"RIFF").expect("writable");
    fs::write(scratch.0.join("one/sound/Renamed-0.wav"), b"").expect("writable");
    assert!(first == made("one", "cache-one"), "the cache changes the result");
}
