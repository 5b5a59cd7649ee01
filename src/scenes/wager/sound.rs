//! What is heard at the Wager. Sealing sounds the same whatever is in the envelope; the reveal is
//! heard where it is seen: when a score turns, an envelope lands, the crown rolls.

use bevy::prelude::*;
use game_rules::wager::{Event, Wager};

use super::{beats, picture::Picture};
use crate::{
    app::sound::{Cue, Play},
    evil::{Reaction, Reactions},
    table::{Began, Playback, Shown, Table},
};

/// What has been heard of the show that runs.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heard {
    turned: usize,
    landed: usize,
    opened: usize,
    settles: bool,
    rolls: bool,
    napkin: bool,
}

impl Heard {
    fn of(picture: &Picture) -> Heard {
        Heard {
            turned: picture.seats.iter().filter(|seat| seat.rank.is_some()).count(),
            landed: picture.seats.iter().map(|seat| usize::from(seat.landed)).sum(),
            opened: picture.opened.len() + usize::from(picture.opening.is_some()),
            settles: picture.settling > 0.0,
            rolls: picture.crowns.iter().any(|crown| crown.from != crown.to && crown.t > 0.0),
            napkin: picture.napkin > 0.0,
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "sounds come from all of it")]
pub fn hear(
    time: Res<Time<Real>>,
    mut heard: ResMut<Heard>,
    mut began: MessageReader<Began<Wager>>,
    shown: Option<Res<Shown<Wager>>>,
    table: Res<Table<Wager>>,
    playback: Res<Playback<Wager>>,
    mut reactions: ResMut<Reactions>,
    mut play: MessageWriter<Play>,
) {
    for Began(event) in began.read() {
        if let Some(cue) = cue(event) {
            play.write(Play(cue));
        }
    }
    let Some(shown) = shown else { return };
    let picture = beats::picture(&shown.view, beats::evil_seat(table.players()), &playback);
    let now = Heard::of(&picture);
    if playback.is_idle() {
        *heard = now;
        return;
    }
    if now.turned > heard.turned {
        play.write(Play(Cue::Confirm));
    }
    if now.landed > heard.landed {
        play.write(Play(Cue::EnvelopeLands));
    }
    if now.opened > heard.opened {
        play.write(Play(Cue::CardMoves));
    }
    if now.settles && !heard.settles {
        let right = |won: bool| picture.opened.iter().any(|envelope| envelope.won == won);
        let cues = [(false, Cue::EnvelopesBurn), (true, Cue::Applause)];
        play.write_batch(cues.into_iter().filter(|(won, _)| right(*won)).map(|(_, cue)| Play(cue)));
    }
    if now.rolls && !heard.rolls {
        play.write(Play(Cue::CrownRolls));
        play.write(Play(Cue::CrowdMurmurs));
    }
    if now.napkin && !heard.napkin {
        reactions.show(Reaction::Hit, time.elapsed_secs());
    }
    *heard = now;
}

/// What an event sounds like when it begins: one sound for everything that is hidden.
fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Declared { .. } => Some(Cue::EnvelopeSealed),
        Event::Over { .. } => Some(Cue::Applause),
        Event::Drawn { .. } | Event::Played { .. } | Event::Retracted { .. } => Some(Cue::Confirm),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{game::Seat, wager::Envelope};

    #[test]
    fn a_bet_and_no_bet_sound_alike() {
        let sealed = |envelope| cue(&Event::Declared { seat: Seat(0), envelope });
        let bet = sealed(Some(Envelope::Bet { on: Seat(1), stake: 3 }));
        assert_eq!(format!("{bet:?}"), format!("{:?}", sealed(Some(Envelope::Empty))));
        assert_eq!(format!("{bet:?}"), format!("{:?}", sealed(None)));
    }
}
