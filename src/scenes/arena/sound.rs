//! What is heard at the arena, and what Evil lets show. Orders make no sound at all: none could
//! differ from another.

use bevy::prelude::*;
use game_rules::{
    arena::{Arena, Event, Verdict},
    game::Seat,
};

use super::moments::IMPACT;
use crate::{
    app::{
        idle::Motion,
        sound::{Cue, Play},
    },
    evil::{Reaction, Reactions},
    table::{Began, Playback, Table},
};

/// The chord of a type.
fn chord(kind: u8) -> Cue {
    const CHORDS: [Cue; 12] = [
        Cue::ChordPlain,
        Cue::ChordWater,
        Cue::ChordFire,
        Cue::ChordPlant,
        Cue::ChordSpark,
        Cue::ChordStone,
        Cue::ChordFrost,
        Cue::ChordVenom,
        Cue::ChordWind,
        Cue::ChordBrawn,
        Cue::ChordMind,
        Cue::ChordPhantom,
    ];
    let place = usize::from(kind).wrapping_sub(1);
    CHORDS.get(place).copied().unwrap_or(Cue::ChordPlain)
}

/// What begins to be heard with an event.
fn heard(event: &Event, kind: &dyn Fn(u16) -> u8) -> Option<Cue> {
    Some(match *event {
        Event::MatchStart { .. } => Cue::StageDrops,
        Event::SwitchIn { .. } => Cue::D20Rolls,
        Event::SwitchOut { .. } => Cue::RackSlide,
        Event::MoveUsed { id, .. } | Event::Emerge { id, .. } => chord(kind(id)),
        Event::Vanish { .. } => Cue::Marsh,
        Event::SelfHit { .. } => Cue::PuppetHitWeak,
        Event::Missed { .. } => Cue::ShotMissed,
        Event::Poisoned { .. } | Event::PoisonTick { .. } => Cue::InkLine,
        Event::Bonus { .. } => Cue::ChalkUnderlines,
        Event::Fainted { .. } => Cue::PuppetFolds,
        Event::MatchEnd { .. } => Cue::Applause,
        _ => return None,
    })
}

/// How hard a blow sounds when it lands.
fn landing(event: &Event) -> Option<Cue> {
    let Event::Hit { t4, .. } = *event else { return None };
    Some(match t4 {
        0..4 => Cue::PuppetHitWeak,
        4 => Cue::PuppetHit,
        _ => Cue::PuppetHitHard,
    })
}

/// A blow that has not landed yet.
#[derive(Resource, Default, Debug)]
pub struct Due(Option<Cue>);

/// Plays what begins, and the blow when it lands.
pub fn hear(
    table: Res<Table<Arena>>,
    mut due: ResMut<Due>,
    mut began: MessageReader<Began<Arena>>,
    playback: Res<Playback<Arena>>,
    mut play: MessageWriter<Play>,
) {
    let data = table.setup().data();
    let kind = |id: u16| data.move_of(id).map_or(1, |it| it.kind);
    for Began(event) in began.read() {
        play.write_batch(heard(event, &kind).map(Play));
        due.0 = landing(event).or(due.0);
    }
    let landed = playback
        .beat
        .as_ref()
        .is_none_or(|beat| landing(&beat.event).is_none() || beat.progress >= IMPACT);
    if landed && let Some(cue) = due.0.take() {
        play.write(Play(cue));
    }
}

/// Evil lets something show, about what everybody sees.
pub fn react(
    time: Res<Time<Real>>,
    table: Res<Table<Arena>>,
    mut began: MessageReader<Began<Arena>>,
    mut reactions: ResMut<Reactions>,
    mut motion: ResMut<Motion>,
    mut play: MessageWriter<Play>,
) {
    let now = time.elapsed_secs();
    if reactions.is_busy(now) {
        motion.go_on();
    }
    let players = table.players();
    let evil = |seat: Seat| players.get(seat.index()).is_some_and(|player| !player.is_human());
    for Began(event) in began.read() {
        let reaction = match *event {
            Event::Hit { side, t4: 8.., .. } if evil(side) && !evil(side.other()) => Reaction::Hit,
            Event::MatchEnd { verdict: Verdict::Won(side) } if !evil(side) => Reaction::YouWon,
            Event::MatchEnd { verdict: Verdict::Won(side) } if !evil(side.other()) => {
                Reaction::EvilWon
            }
            _ => continue,
        };
        reactions.show(reaction, now);
        play.write(Play(reaction.cue()));
    }
}
