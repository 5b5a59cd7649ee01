//! What is heard at the arena, and what Evil lets show. Orders make no sound at all: none could
//! differ from another.

use game_rules::{
    arena::{Arena, Event, MatchResult},
    game::Seat,
};

use crate::{
    app::sound::Cue,
    evil::Reaction,
    scenes::answers::{Answered, EventSound},
    table::Table,
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

impl Answered for Arena {
    fn heard(table: &Table<Arena>, event: &Event) -> EventSound {
        let kind = |id: u16| table.setup().data().move_of(id).map_or(1, |it| it.kind);
        match *event {
            Event::MatchStart { .. } => EventSound::deed(Cue::StageDrops),
            Event::SwitchIn { .. } => EventSound::deed(Cue::D20Rolls),
            Event::SwitchOut { .. } => EventSound::deed(Cue::RackSlide),
            Event::MoveUsed { id, .. } | Event::Emerge { id, .. } => {
                EventSound::deed(chord(kind(id)))
            }
            Event::Vanish { .. } => EventSound::deed(Cue::Marsh),
            Event::Hit { t4, .. } => EventSound::outcome(match t4 {
                0..4 => Cue::PuppetHitWeak,
                4 => Cue::PuppetHit,
                _ => Cue::PuppetHitHard,
            }),
            Event::SelfHit { .. } => EventSound::outcome(Cue::PuppetHitWeak),
            Event::Missed { .. } => EventSound::outcome(Cue::ShotMissed),
            // Poison drips before it is seen what it takes.
            Event::Poisoned { .. } | Event::PoisonTick { .. } => EventSound::deed(Cue::InkLine),
            Event::Bonus { .. } => EventSound::outcome(Cue::ChalkUnderlines),
            Event::Fainted { .. } => EventSound::outcome(Cue::PuppetFolds),
            Event::MatchEnd { .. } => EventSound::outcome(Cue::Applause),
            _ => EventSound::NOTHING,
        }
    }

    fn reaction(event: &Event, evil: &dyn Fn(Seat) -> bool) -> Option<Reaction> {
        Some(match *event {
            Event::Hit { side, t4: 8.., .. } if evil(side) && !evil(side.other()) => Reaction::Hit,
            Event::MatchEnd { verdict: MatchResult::Won(side) } if !evil(side) => Reaction::YouWon,
            Event::MatchEnd { verdict: MatchResult::Won(side) } if !evil(side.other()) => {
                Reaction::EvilWon
            }
            _ => return None,
        })
    }
}
