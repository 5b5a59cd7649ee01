//! The bed of music under a table (ux 4, row 56): sparse notes of the game's own scale, played by the
//! few instruments the score has for it. More is heard when more is at stake; it never gets faster,
//! and what is at stake is what everybody at the table knows.
//!
//! The music is made where sound is mixed, sample by sample, so it needs no frames and goes on while
//! the program sleeps.

use std::{
    num::NonZero,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use bevy::{
    audio::{
        AddAudioSource, AudioPlayer, AudioSink, AudioSinkPlayback, AudioSource, ChannelCount,
        Decodable, PlaybackSettings, SampleRate, Source, Volume,
    },
    prelude::*,
};

use super::{
    Bus, Cue,
    score::{self, Note},
    volume,
};
use crate::app::{cli::GameTable, settings::Settings};

pub use super::score::Bed;

/// Samples per second of everything in the score.
const RATE: NonZero<u32> = NonZero::new(44_100).expect("the score is not silent");
/// Seconds the music takes to come and to go.
const FADE: f32 = 2.0;

/// What the table wants to hear now. Say so in every frame.
#[derive(Resource, Default, Debug)]
pub struct Band(Option<(&'static Bed, usize)>);

impl Band {
    /// Music for a game, and how much is at stake: 0 to 3.
    pub fn play(&mut self, place: GameTable, stakes: usize) {
        let bed = match place {
            GameTable::Duel => &score::DUEL_BED,
            GameTable::Labyrinth => &score::LABYRINTH_BED,
            GameTable::Cards => &score::CARDS_BED,
            GameTable::Arena => &score::ARENA_BED,
            GameTable::Wager => &score::WAGER_BED,
        };
        self.0 = Some((bed, stakes.min(bed.passages.len() - 1)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Band>().add_systems(Last, conduct);
    // Without the engine's sound there is nothing to play on.
    if app.world().contains_resource::<Assets<AudioSource>>() {
        app.add_audio_source::<Music>();
    }
}

/// How whoever plays is told what is wanted.
#[derive(Debug, Default)]
struct Baton {
    stakes: AtomicUsize,
    leaves: AtomicBool,
}

/// A bed as it is played at one table.
#[derive(Asset, TypePath, Clone, Debug)]
struct Music {
    bed: &'static Bed,
    baton: Arc<Baton>,
}

/// Music that is heard.
#[derive(Component, Debug)]
struct Playing(Music);

/// Lets the music follow the table.
fn conduct(
    mut commands: Commands,
    mut band: ResMut<Band>,
    settings: Res<Settings>,
    windows: Query<&Window>,
    beds: Option<ResMut<Assets<Music>>>,
    mut playing: Query<(Entity, &Playing, Option<&mut AudioSink>)>,
) {
    let Some(mut beds) = beds else { return };
    let away = windows.iter().all(|window| !window.focused);
    let loud = volume(&settings, Bus::Ambience, away);
    let wanted = band.0.take().filter(|_| settings.music && loud > 0.0);
    let mut there = false;
    for (entity, Playing(music), sink) in &mut playing {
        match wanted {
            Some((bed, stakes)) if std::ptr::eq(bed, music.bed) => {
                there |= !music.baton.leaves.load(Ordering::Relaxed);
                music.baton.stakes.store(stakes, Ordering::Relaxed);
            }
            _ => music.baton.leaves.store(true, Ordering::Relaxed),
        }
        match sink {
            Some(mut sink) if sink.volume() != Volume::Linear(loud) => {
                sink.set_volume(Volume::Linear(loud));
            }
            // Nobody hears it, so nobody would notice its end.
            None if music.baton.leaves.load(Ordering::Relaxed) => commands.entity(entity).despawn(),
            _ => {}
        }
    }
    if let Some((bed, stakes)) = wanted.filter(|_| !there) {
        let music = Music { bed, baton: Arc::default() };
        music.baton.stakes.store(stakes, Ordering::Relaxed);
        let source = beds.add(music.clone());
        let how = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(loud));
        commands.spawn((Playing(music), AudioPlayer(source), how));
    }
}

impl Decodable for Music {
    type Decoder = Performance;

    fn decoder(&self) -> Performance {
        Performance::new(self.clone())
    }
}

/// An instrument's take, as samples.
type Take = Arc<[f32]>;

/// A note that sounds.
#[derive(Debug)]
struct Voice {
    take: Take,
    at: f32,
    speed: f32,
    gain: f32,
}

impl Voice {
    /// The next sample; `None` when the note has died away.
    fn next(&mut self) -> Option<f32> {
        let whole = self.at as usize;
        let (one, other) = (*self.take.get(whole)?, *self.take.get(whole + 1)?);
        let between = self.at - whole as f32;
        self.at += self.speed;
        Some(self.gain * (one + (other - one) * between))
    }
}

/// The music while it is played: passage after passage, until it is told to leave.
#[derive(Debug)]
pub struct Performance {
    music: Music,
    takes: Vec<(Cue, Vec<Take>)>,
    voices: Vec<Voice>,
    passage: &'static [Note],
    /// How many notes of the passage have begun, and how many of its samples have passed.
    begun: usize,
    samples: u32,
    loudness: f32,
    /// The cosmetic generator: which passage and which take are heard follows from nothing else.
    turn: u64,
}

impl Performance {
    fn new(music: Music) -> Performance {
        let bed = music.bed;
        let mut cues: Vec<Cue> = bed
            .passages
            .iter()
            .copied()
            .flatten()
            .copied()
            .flatten()
            .map(|note| note.cue)
            .collect();
        cues.sort_unstable();
        cues.dedup();
        let take =
            |bytes: &&'static [u8]| AudioSource { bytes: (*bytes).into() }.decoder().collect();
        let takes = cues
            .into_iter()
            .map(|cue| (cue, cue.takes(false).iter().map(take).collect()))
            .collect();
        let mut performance = Performance {
            music,
            takes,
            voices: Vec::new(),
            passage: &[],
            begun: 0,
            samples: 0,
            loudness: 0.0,
            turn: 0,
        };
        performance.turn_page();
        performance
    }

    fn any(&mut self, of: usize) -> usize {
        self.turn = self.turn.wrapping_add(0x9E37_79B9_7F4A_7C15);
        (self.turn >> 33) as usize % of.max(1)
    }

    /// What is at stake is looked at only here: the music changes between passages.
    fn turn_page(&mut self) {
        let stakes = self.music.baton.stakes.load(Ordering::Relaxed);
        let passages = self.music.bed.passages.get(stakes).copied().unwrap_or_default();
        self.passage = passages.get(self.any(passages.len())).copied().unwrap_or_default();
        (self.begun, self.samples) = (0, 0);
    }

    fn begin(&mut self, note: Note) {
        let number = self.any(usize::MAX);
        let Some((_, takes)) = self.takes.iter().find(|(cue, _)| *cue == note.cue) else { return };
        let Some(take) = takes.get(number % takes.len().max(1)) else { return };
        self.voices.push(Voice {
            take: take.clone(),
            at: 0.0,
            speed: note.speed(),
            gain: 10.0_f32.powf(note.gain / 20.0),
        });
    }
}

impl Iterator for Performance {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let bed = self.music.bed;
        let beat = self.samples as f32 * bed.tempo / 60.0 / RATE.get() as f32;
        if beat >= (4 * bed.bars) as f32 {
            self.turn_page();
            return self.next();
        }
        while let Some(note) = self.passage.get(self.begun).filter(|note| note.beat <= beat) {
            self.begun += 1;
            self.begin(*note);
        }
        self.samples += 1;
        let step = 1.0 / (FADE * RATE.get() as f32);
        if self.music.baton.leaves.load(Ordering::Relaxed) {
            self.loudness -= step;
            if self.loudness <= 0.0 {
                return None;
            }
        } else {
            self.loudness = (self.loudness + step).min(1.0);
        }
        let mut sum = 0.0;
        self.voices.retain_mut(|voice| voice.next().inspect(|sample| sum += sample).is_some());
        Some(self.loudness * sum)
    }
}

impl Source for Performance {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        ChannelCount::MIN
    }

    fn sample_rate(&self) -> SampleRate {
        RATE
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [GameTable; 5] = [
        GameTable::Duel,
        GameTable::Labyrinth,
        GameTable::Cards,
        GameTable::Arena,
        GameTable::Wager,
    ];

    fn music(place: GameTable, stakes: usize) -> Music {
        let mut band = Band::default();
        band.play(place, stakes);
        let (bed, stakes) = band.0.unwrap();
        let baton = Baton { stakes: stakes.into(), leaves: false.into() };
        Music { bed, baton: Arc::new(baton) }
    }

    fn seconds(performance: &mut Performance, seconds: usize) -> Vec<f32> {
        performance.by_ref().take(seconds * RATE.get() as usize).collect()
    }

    #[test]
    fn every_table_has_music_that_is_heard_and_never_too_loud() {
        for place in ALL {
            for stakes in 0..4 {
                let heard = seconds(&mut music(place, stakes).decoder(), 40);
                let peak = heard.iter().fold(0.0, |peak: f32, sample| peak.max(sample.abs()));
                assert!(peak > 0.01 && peak < 1.0, "{place:?}, stakes {stakes}: {peak}");
            }
        }
    }

    #[test]
    fn it_comes_slowly_and_goes_slowly() {
        let music = music(GameTable::Duel, 3);
        let mut performance = music.decoder();
        seconds(&mut performance, 5);
        assert_eq!(performance.loudness, 1.0);
        music.baton.leaves.store(true, Ordering::Relaxed);
        assert_eq!(seconds(&mut performance, 1).len(), RATE.get() as usize);
        let rest = seconds(&mut performance, 5).len();
        assert!(rest.abs_diff(RATE.get() as usize) < 2000, "{rest}");
    }

    #[test]
    fn stakes_change_between_passages_only() {
        let music = music(GameTable::Arena, 0);
        let mut performance = music.decoder();
        let passage = performance.passage;
        music.baton.stakes.store(3, Ordering::Relaxed);
        seconds(&mut performance, 20);
        assert!(std::ptr::eq(passage, performance.passage));
        seconds(&mut performance, 10);
        let risky = music.bed.passages[3];
        assert!(risky.iter().any(|passage| std::ptr::eq(*passage, performance.passage)));
    }
}
