//! Sound: cues by name on four buses (ux 4), the room around the table ([`room`]) and the music under
//! it ([`music`]). Which take is heard is cosmetic and never follows from the match; every cue that
//! carries information has a caption.

pub mod music;
mod room;

use std::sync::Arc;

use bevy::{
    audio::{AudioPlayer, AudioSink, AudioSource, PlaybackSettings, Volume},
    platform::collections::HashMap,
    prelude::*,
};
use bevy_egui::{EguiOutput, PrimaryEguiContext, egui::output::OutputEvent};

use super::{idle::Motion, language::Language, settings::Settings, toast::Toast};
use room::Hush;

pub use parlor_assets::score::{self, Bus, Cue};

/// Something is to be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play(pub Cue);

/// What was heard last, for those who read it.
#[derive(Resource, Debug, Default)]
pub struct Captions {
    lines: Vec<(String, f32)>,
}

/// Seconds a caption stays.
const READING: f32 = 2.2;

impl Captions {
    /// The captions to show now, oldest first.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|(text, _)| text.as_str())
    }

    /// What goes on is one line, however often it is heard.
    fn add(&mut self, text: String, now: f32) {
        match self.lines.last_mut() {
            Some((last, since)) if *last == text => *since = now,
            _ => self.lines.push((text, now)),
        }
    }
}

/// Takes that have been played, so that each is decoded into an asset once.
#[derive(Resource, Default, Debug)]
struct Takes {
    ready: HashMap<SoundKey, Handle<AudioSource>>,
    /// How often a cue whose takes are steps has been heard in a row, and when last.
    steps: HashMap<Cue, (usize, f32)>,
    /// The cosmetic generator: nothing in the rules reads or moves it.
    turn: u64,
}

/// A take of a cue, and how it is to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct SoundKey {
    cue: Cue,
    take: usize,
    soft: bool,
    mono: bool,
}

impl SoundKey {
    fn bytes(self) -> Option<Arc<[u8]>> {
        let bytes = *self.cue.takes(self.soft).get(self.take)?;
        Some(if self.mono { one_ear(bytes).into() } else { bytes.into() })
    }
}

/// Steps further apart than this many seconds begin anew.
const IN_A_ROW: f32 = 2.0;

impl Takes {
    /// Which of the takes is heard now.
    fn choose(&mut self, cue: Cue, count: usize, now: f32) -> usize {
        self.turn = self.turn.wrapping_add(0x9E37_79B9_7F4A_7C15);
        if !cue.sheet().in_order {
            return (self.turn >> 33) as usize % count.max(1);
        }
        let (step, last) = self.steps.entry(cue).or_insert((0, now));
        *step = if now - *last > IN_A_ROW { 0 } else { *step };
        let take = (*step).min(count.saturating_sub(1));
        (*step, *last) = (*step + 1, now);
        take
    }

    /// A number between -1 and 1 that nobody foresees.
    fn whim(&self, shift: u32) -> f32 {
        ((self.turn >> shift) & 0xFF) as f32 / 127.5 - 1.0
    }
}

/// Both channels of a take in one: 16-bit samples after the usual head of 44 bytes.
fn one_ear(wave: &[u8]) -> Vec<u8> {
    const HEAD: usize = 44;
    let is_stereo = wave.get(22..24) == Some(&[2, 0]) && wave.get(34..36) == Some(&[16, 0]);
    if !is_stereo || wave.len() < HEAD {
        return wave.to_vec();
    }
    let (head, samples) = wave.split_at(HEAD);
    let mut mixed = head.to_vec();
    for [left, more, right, again] in samples.as_chunks::<4>().0 {
        let sum = i16::from_le_bytes([*left, *more]) / 2 + i16::from_le_bytes([*right, *again]) / 2;
        mixed.extend(sum.to_le_bytes());
    }
    let put = |wave: &mut [u8], at: usize, number: u32| {
        wave[at..at + 4].copy_from_slice(&number.to_le_bytes());
    };
    let rate = u32::from_le_bytes([head[24], head[25], head[26], head[27]]);
    let length = (mixed.len() - HEAD) as u32;
    mixed[22] = 1;
    mixed[32] = 2;
    put(&mut mixed, 28, 2 * rate);
    put(&mut mixed, 4, length + HEAD as u32 - 8);
    put(&mut mixed, 40, length);
    mixed
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Play>()
        .init_resource::<Captions>()
        .init_resource::<Takes>()
        .init_resource::<Deaf>()
        .add_plugins((music::plugin, room::plugin))
        .add_systems(Update, (play, forget, fade_captions))
        .add_systems(Last, touch);
}

/// How loud a bus is; `away` is true while another window is in front.
fn volume(settings: &Settings, bus: Bus, away: bool) -> f32 {
    let bus = match bus {
        Bus::Effects => settings.effects_volume,
        Bus::Voice => settings.voice,
        Bus::Interface => settings.interface,
        Bus::Ambience => settings.ambience,
    };
    let silent = settings.mute || away && settings.mute_in_background;
    if silent { 0.0 } else { f32::from(settings.master) * f32::from(bus) / 10_000.0 }
}

/// When a cue was asked for.
#[derive(Component, Debug)]
struct RequestedAt(f32);

#[expect(clippy::too_many_arguments, reason = "a cue is heard, read and counted in one place")]
fn play(
    mut commands: Commands,
    mut wanted: MessageReader<Play>,
    mut takes: ResMut<Takes>,
    mut captions: ResMut<Captions>,
    mut hush: ResMut<Hush>,
    mut sources: Option<ResMut<Assets<AudioSource>>>,
    settings: Res<Settings>,
    language: Res<Language>,
    windows: Query<&Window>,
    time: Res<Time<Real>>,
) {
    let away = windows.iter().all(|window| !window.focused);
    let now = time.elapsed_secs();
    for &Play(cue) in wanted.read() {
        let sheet = cue.sheet();
        if settings.captions && !sheet.caption.is_empty() {
            captions.add(language.say(sheet.caption), now);
        }
        let Some(sources) = &mut sources else { continue };
        let volume = volume(&settings, sheet.bus, away);
        if volume <= 0.0 {
            continue;
        }
        hush.make_way(sheet, now);
        let (soft, mono) = (settings.soft_bangs, settings.mono);
        let take = takes.choose(cue, cue.takes(soft).len(), now);
        let wanted = SoundKey { cue, take, soft, mono };
        let source = match takes.ready.get(&wanted) {
            Some(source) => source.clone(),
            None => {
                let Some(bytes) = wanted.bytes() else { continue };
                let source = sources.add(AudioSource { bytes });
                takes.ready.insert(wanted, source.clone());
                source
            }
        };
        // ±3 %, and up to 1.5 dB softer, so that no two are alike; never louder than mastered.
        let speed = 1.0 + 0.03 * takes.whim(40);
        let level = 10.0_f32.powf(0.75 / 20.0 * (takes.whim(48) - 1.0));
        let how =
            PlaybackSettings::DESPAWN.with_volume(Volume::Linear(volume * level)).with_speed(speed);
        commands.spawn((RequestedAt(now), AudioPlayer(source), how));
    }
}

/// Is there nothing to be heard with?
#[derive(Resource, Debug, Default)]
pub struct Deaf(pub bool);

/// Without a device nothing is ever played to its end: what has not begun by now never will. That
/// is said once, in passing, and stands in the settings.
fn forget(
    mut commands: Commands,
    time: Res<Time<Real>>,
    waiting: Query<(Entity, &RequestedAt), Without<AudioSink>>,
    mut deaf: ResMut<Deaf>,
    language: Res<Language>,
    mut whisper: ResMut<Toast>,
) {
    for (entity, RequestedAt(when)) in &waiting {
        if time.elapsed_secs() - when > 2.0 {
            commands.entity(entity).despawn();
            if !std::mem::replace(&mut deaf.0, true) {
                whisper.say(language.say("error-no-audio"));
            }
        }
    }
}

/// Every control of the panels sounds when it is pressed and when the focus comes to it.
fn touch(panels: Query<&EguiOutput, With<PrimaryEguiContext>>, mut play: MessageWriter<Play>) {
    let events = panels.iter().flat_map(|panel| &panel.platform_output.events);
    // One sound for one moment, however much happens in it.
    let cue = events.fold(None, |cue, event| match event {
        OutputEvent::Clicked(_) => Some(Cue::Confirm),
        OutputEvent::FocusGained(_) => cue.or(Some(Cue::FocusMove)),
        _ => cue,
    });
    play.write_batch(cue.map(Play));
}

fn fade_captions(
    time: Res<Time<Real>>,
    mut captions: ResMut<Captions>,
    mut motion: ResMut<Motion>,
) {
    let now = time.elapsed_secs();
    for (_, since) in &captions.lines {
        motion.wake_at(since + READING + 0.05);
    }
    if captions.lines.iter().any(|(_, since)| now - since > READING) {
        captions.lines.retain(|(_, since)| now - since <= READING);
    }
}

#[cfg(test)]
mod tests {
    use bevy::audio::{Decodable, Source};

    use super::*;
    use crate::app::language::Lang;

    #[test]
    fn every_sound_that_tells_something_can_be_read() {
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            for cue in Cue::ALL {
                let key = cue.sheet().caption;
                assert!(key.is_empty() || language.knows(key), "{tongue:?}: {key}");
            }
        }
    }

    #[test]
    fn both_ears_hear_the_same_when_asked_to() {
        let stereo = Cue::ALL
            .into_iter()
            .flat_map(|cue| cue.takes(false).iter().chain(cue.takes(true)))
            .filter(|wave| wave[22] == 2);
        let mut count = 0;
        for wave in stereo {
            let mixed = one_ear(wave);
            assert_eq!(mixed.len() - 44, (wave.len() - 44) / 2);
            let samples = AudioSource { bytes: mixed.into() }.decoder();
            assert_eq!(samples.channels().get(), 1);
            assert_eq!(samples.count(), (wave.len() - 44) / 4);
            count += 1;
        }
        assert!(count > 0, "nothing in the score has two channels");
    }

    #[test]
    fn steps_are_heard_in_order_and_begin_anew_after_a_pause() {
        let steps = Cue::ALL.into_iter().find(|cue| cue.sheet().in_order);
        let Some(cue) = steps else { panic!("no cue has steps") };
        let mut takes = Takes::default();
        let heard = [0.0, 0.5, 1.0, 1.5, 9.0].map(|now| takes.choose(cue, 3, now));
        assert_eq!(heard, [0, 1, 2, 2, 0]);
    }

    #[test]
    fn silence_is_silent() {
        let loud = Settings { master: 50, interface: 50, ..Settings::default() };
        assert_eq!(volume(&loud, Bus::Interface, false), 0.25);
        assert_eq!(volume(&loud, Bus::Interface, true), 0.0);
        let patient = Settings { mute_in_background: false, ..loud.clone() };
        assert_eq!(volume(&patient, Bus::Interface, true), 0.25);
        assert_eq!(volume(&Settings { mute: true, ..loud }, Bus::Effects, false), 0.0);
    }
}
