//! What is heard at the Wager. Sealing sounds the same whatever is in the envelope; the reveal is
//! heard where it is seen: when a score turns, an envelope lands, the crown rolls.

use bevy::prelude::*;
use game_rules::{
    game::Seat,
    wager::{Event, Wager},
};

use super::{beats, picture::Picture};
use crate::{
    app::sound::{Cue, Play},
    evil::{Reaction, Reactions},
    scenes::answers::{Answered, EventSound},
    table::{Playback, Table, TableView},
};

/// What has been heard of the show that runs.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Followed {
    turned: usize,
    landed: usize,
    opened: usize,
    settles: bool,
    rolls: bool,
    napkin: bool,
}

impl Followed {
    fn of(picture: &Picture) -> Followed {
        Followed {
            turned: picture
                .seats
                .iter()
                .filter(|seat| seat.rank.is_some_and(|it| it.t > 0.5))
                .count(),
            landed: picture.seats.iter().map(|seat| usize::from(seat.landed)).sum(),
            opened: picture.opened.len() + usize::from(picture.opening.is_some()),
            settles: picture.settling > 0.0,
            rolls: picture.crowns.iter().any(|crown| crown.from != crown.to && crown.t > 0.0),
            napkin: picture.napkin > 0.0,
        }
    }
}

/// Plays what the show of a ranking and of a settlement has come to.
pub fn hear(
    time: Res<Time<Real>>,
    mut heard: ResMut<Followed>,
    shown: Option<Res<TableView<Wager>>>,
    table: Res<Table<Wager>>,
    playback: Res<Playback<Wager>>,
    mut reactions: ResMut<Reactions>,
    mut play: MessageWriter<Play>,
) {
    let Some(shown) = shown else { return };
    let picture = beats::picture(&shown.view, beats::evil_seat(table.players()), &playback);
    let now = Followed::of(&picture);
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

impl Answered for Wager {
    /// One sound for everything that is hidden.
    fn heard(_table: &Table<Wager>, event: &Event) -> EventSound {
        heard(event)
    }

    /// Evil answers the show, not single events of it.
    fn reaction(_event: &Event, _evil: &dyn Fn(Seat) -> bool) -> Option<Reaction> {
        None
    }
}

fn heard(event: &Event) -> EventSound {
    EventSound::outcome(match event {
        Event::Declared { .. } => Cue::EnvelopeSealed,
        Event::Over { .. } => Cue::Applause,
        Event::Drawn { .. } | Event::Played { .. } | Event::Retracted { .. } => Cue::Confirm,
        _ => return EventSound::NOTHING,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::wager::Envelope;

    #[test]
    fn a_bet_and_no_bet_sound_alike() {
        let sealed = |envelope| heard(&Event::Declared { seat: Seat(0), envelope });
        let bet = sealed(Some(Envelope::Bet { on: Seat(1), stake: 3 }));
        assert_eq!(bet, sealed(Some(Envelope::Empty)));
        assert_eq!(bet, sealed(None));
    }
}
