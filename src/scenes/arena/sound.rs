//! What is heard at the arena, and what Evil lets show. Orders make no sound at all: none could
//! differ from another.

use game_rules::{
    arena::{Arena, Event, MatchResult},
    game::Seat,
};

use crate::{
    app::sound::Cue,
    evil::Reaction,
    scenes::answers::{Answered, Heard},
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
    fn heard(table: &Table<Arena>, event: &Event) -> Heard {
        let kind = |id: u16| table.setup().data().move_of(id).map_or(1, |it| it.kind);
        match *event {
            Event::MatchStart { .. } => Heard::deed(Cue::StageDrops),
            Event::SwitchIn { .. } => Heard::deed(Cue::D20Rolls),
            Event::SwitchOut { .. } => Heard::deed(Cue::RackSlide),
            Event::MoveUsed { id, .. } | Event::Emerge { id, .. } => Heard::deed(chord(kind(id))),
            Event::Vanish { .. } => Heard::deed(Cue::Marsh),
            Event::Hit { t4, .. } => Heard::outcome(match t4 {
                0..4 => Cue::PuppetHitWeak,
                4 => Cue::PuppetHit,
                _ => Cue::PuppetHitHard,
            }),
            Event::SelfHit { .. } => Heard::outcome(Cue::PuppetHitWeak),
            Event::Missed { .. } => Heard::outcome(Cue::ShotMissed),
            // Poison drips before it is seen what it takes.
            Event::Poisoned { .. } | Event::PoisonTick { .. } => Heard::deed(Cue::InkLine),
            Event::Bonus { .. } => Heard::outcome(Cue::ChalkUnderlines),
            Event::Fainted { .. } => Heard::outcome(Cue::PuppetFolds),
            Event::MatchEnd { .. } => Heard::outcome(Cue::Applause),
            _ => Heard::NOTHING,
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
