//! What is heard at the duel. Nothing here differs between hidden alternatives: the same cue for
//! every shell that goes in, the same silence for every look.

use bevy::prelude::*;

use super::duelling::Duelling;
use crate::{
    app::sound::{Cue, Play},
    table::{Began, Playback},
};

/// Cues that wait for their moment within a beat.
#[derive(Resource, Default, Debug)]
pub struct Due {
    shot: Option<Cue>,
}

/// Plays what begins, and the shot when the hammer falls.
pub fn hear<G: Duelling>(
    mut due: ResMut<Due>,
    mut began: MessageReader<Began<G>>,
    playback: Res<Playback<G>>,
    mut play: MessageWriter<Play>,
) {
    for heard in began.read().filter_map(|Began(event)| G::heard(event)) {
        due.shot = heard.hammer.or(due.shot);
        play.write(Play(heard.now));
    }
    let fallen =
        playback.beat.as_ref().is_none_or(|beat| G::hammer_fallen(&beat.event, beat.progress));
    if fallen && let Some(cue) = due.shot.take() {
        play.write(Play(cue));
    }
}
