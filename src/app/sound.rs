//! Sound: cues by name on four buses (ux 4). Which take is heard is cosmetic and never follows from
//! the match; every cue that carries information has a caption.

use bevy::{
    audio::{AudioPlayer, AudioSink, AudioSinkPlayback, AudioSource, PlaybackSettings, Volume},
    platform::collections::HashMap,
    prelude::*,
};

use bevy_egui::{EguiOutput, PrimaryEguiContext, egui::output::OutputEvent};

use super::{language::Language, settings::Settings};

#[allow(missing_docs, missing_debug_implementations, reason = "generated from the score")]
#[allow(dead_code, reason = "the beds of music are written, but nobody plays them yet")]
mod score {
    include!(concat!(env!("OUT_DIR"), "/sound.rs"));
}

pub use score::{Bus, Cue};

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
}

/// Takes that have been played, so that each is decoded into an asset once.
#[derive(Resource, Default, Debug)]
struct Takes {
    ready: HashMap<(Cue, usize), Handle<AudioSource>>,
    /// The cosmetic generator: nothing in the rules reads or moves it.
    turn: u64,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Play>()
        .init_resource::<Captions>()
        .init_resource::<Takes>()
        .add_systems(Update, (play, surround, fade_captions))
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

#[expect(clippy::too_many_arguments, reason = "a cue is heard, read and counted in one place")]
fn play(
    mut commands: Commands,
    mut wanted: MessageReader<Play>,
    mut takes: ResMut<Takes>,
    mut captions: ResMut<Captions>,
    sources: Option<ResMut<Assets<AudioSource>>>,
    settings: Res<Settings>,
    language: Res<Language>,
    windows: Query<&Window>,
    time: Res<Time<Real>>,
) {
    let Some(mut sources) = sources else {
        wanted.clear();
        return;
    };
    let away = windows.iter().all(|window| !window.focused);
    for &Play(cue) in wanted.read() {
        let sheet = cue.sheet();
        if settings.captions && !sheet.caption.is_empty() {
            captions.lines.push((language.say(sheet.caption), time.elapsed_secs()));
        }
        let volume = volume(&settings, sheet.bus, away);
        if volume <= 0.0 {
            continue;
        }
        takes.turn = takes.turn.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let all = cue.takes(settings.soft_bangs);
        let number = (takes.turn >> 33) as usize % all.len().max(1);
        let Some(bytes) = all.get(number) else { continue };
        let key = (cue, number + 100 * usize::from(settings.soft_bangs));
        let source = takes
            .ready
            .entry(key)
            .or_insert_with(|| sources.add(AudioSource { bytes: (*bytes).into() }))
            .clone();
        // ±3 % so that no two are alike.
        let speed = 0.97 + 0.06 * ((takes.turn >> 40) & 0xFF) as f32 / 255.0;
        commands.spawn((
            AudioPlayer(source),
            PlaybackSettings::DESPAWN.with_volume(Volume::Linear(volume)).with_speed(speed),
        ));
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

/// The room around the table: always the same, so that nothing can be heard in it.
#[derive(Component)]
struct Room;

/// The tone of the room and the rain go on for ever, as loud as the settings say.
fn surround(
    mut commands: Commands,
    sources: Option<ResMut<Assets<AudioSource>>>,
    settings: Res<Settings>,
    windows: Query<&Window>,
    rooms: Query<(), With<Room>>,
    mut sinks: Query<&mut AudioSink, With<Room>>,
) {
    let Some(mut sources) = sources else { return };
    let away = windows.iter().all(|window| !window.focused);
    let wanted = volume(&settings, Bus::Ambience, away);
    if rooms.is_empty() && wanted > 0.0 {
        for cue in [Cue::RoomTone, Cue::Rain] {
            let Some(bytes) = cue.takes(false).first() else { continue };
            let source = sources.add(AudioSource { bytes: (*bytes).into() });
            let how = PlaybackSettings::LOOP.with_volume(Volume::Linear(wanted));
            commands.spawn((Room, AudioPlayer(source), how));
        }
    }
    for mut sink in &mut sinks {
        if sink.volume() != Volume::Linear(wanted) {
            sink.set_volume(Volume::Linear(wanted));
        }
        // Nobody mixes what nobody hears.
        match wanted > 0.0 {
            true if sink.is_paused() => sink.play(),
            false if !sink.is_paused() => sink.pause(),
            _ => {}
        }
    }
}

fn fade_captions(time: Res<Time<Real>>, mut captions: ResMut<Captions>) {
    let now = time.elapsed_secs();
    if captions.lines.iter().any(|(_, since)| now - since > READING) {
        captions.lines.retain(|(_, since)| now - since <= READING);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Tongue;

    #[test]
    fn every_sound_that_tells_something_can_be_read() {
        for tongue in Tongue::ALL {
            let language = Language::new(tongue);
            for cue in Cue::ALL {
                let key = cue.sheet().caption;
                assert!(key.is_empty() || language.knows(key), "{tongue:?}: {key}");
            }
        }
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
