//! The room around the table: its tone and the rain, always the same, so that nothing can be heard in
//! them. They make way for whatever is louder.

use bevy::{
    audio::{AudioPlayer, AudioSink, AudioSinkPlayback, AudioSource, PlaybackSettings, Volume},
    prelude::*,
};

use super::{
    Bus, Cue,
    score::{CueSheet, Duck},
    volume,
};
use crate::app::{idle::Motion, settings::Settings};

/// While something loud is heard the room is quieter.
#[derive(Resource, Default, Debug)]
pub(super) struct Hush {
    until: f32,
    level: f32,
}

/// 5 dB below.
const MAKES_WAY: f32 = 0.562;
/// 14 dB below.
const HOLDS_ITS_BREATH: f32 = 0.2;

impl Hush {
    /// Makes way for a cue that asks for it.
    pub fn make_way(&mut self, sheet: &CueSheet, now: f32) {
        let (level, seconds) = match sheet.duck {
            Duck::Nothing => return,
            Duck::Ambience => (MAKES_WAY, 0.4),
            Duck::Everything => (HOLDS_ITS_BREATH, sheet.millis as f32 / 1000.0),
        };
        *self = Hush { until: now + seconds, level };
    }

    /// How loud the room may be.
    fn level(&self, now: f32) -> f32 {
        if now < self.until { self.level } else { 1.0 }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hush>().add_systems(Update, surround);
}

/// A sound of the room.
#[derive(Component)]
struct Room;

/// The tone of the room and the rain go on for ever, as loud as the settings say.
fn surround(
    mut commands: Commands,
    sources: Option<ResMut<Assets<AudioSource>>>,
    settings: Res<Settings>,
    windows: Query<&Window>,
    (time, hush, mut motion): (Res<Time<Real>>, Res<Hush>, ResMut<Motion>),
    rooms: Query<(), With<Room>>,
    mut sinks: Query<&mut AudioSink, With<Room>>,
) {
    let Some(mut sources) = sources else { return };
    let away = windows.iter().all(|window| !window.focused);
    let level = hush.level(time.elapsed_secs());
    let wanted = volume(&settings, Bus::Ambience, away) * level;
    if level < 1.0 {
        motion.go_on();
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_room_makes_way_for_impacts_and_comes_back() {
        let loud = Cue::ALL.into_iter().find(|cue| cue.sheet().duck == Duck::Ambience).unwrap();
        let mut hush = Hush::default();
        assert_eq!(hush.level(10.0), 1.0);
        hush.make_way(loud.sheet(), 10.0);
        assert_eq!((hush.level(10.1), hush.level(10.5)), (MAKES_WAY, 1.0));
    }
}
