//! What is heard at the Labyrinth. Nothing here differs between hidden alternatives: one cue for
//! every flush, every portal, every wall, every miss.

use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Event, Kind, Labyrinth, News, event::ShotEnd, theme::ThemeName},
};

use crate::{
    app::sound::Cue,
    evil::Reaction,
    scenes::answers::{Answered, EventSound},
    table::Table,
};

/// What a theme has to be heard instead: a mirror rings, a draught blows, brambles rustle, padding
/// swallows every sound, a hatch falls shut.
const fn themed(cue: Cue, theme: Option<ThemeName>) -> Cue {
    match (theme, cue) {
        (Some(ThemeName::HauntedHouse), Cue::Portal) => Cue::Mirror,
        (Some(ThemeName::HauntedHouse), Cue::River) => Cue::CandleSnuffed,
        (Some(ThemeName::CursedForest), Cue::Marsh) => Cue::SleeveWipes,
        (Some(ThemeName::PsychWard), Cue::Marsh) => Cue::VestHit,
        (Some(ThemeName::PirateShip), Cue::Portal) => Cue::Drawer,
        (_, cue) => cue,
    }
}

impl Answered for Labyrinth {
    fn heard(table: &Table<Labyrinth>, event: &Event) -> EventSound {
        let own = match table.eyes() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Omniscient => None,
        };
        let theme = table.setup().settings.expansions.theme;
        let heard = match event.news {
            News::Turn { seat } if Some(seat) == own => EventSound::deed(Cue::YourTurn),
            News::Bump { .. } => EventSound::outcome(Cue::WallBump),
            News::Entered { kind: Kind::Marsh, .. } => EventSound::outcome(Cue::Marsh),
            News::Entered { .. } | News::Climbed { .. } => EventSound::outcome(Cue::Footstep),
            News::Exit { .. } => EventSound::outcome(Cue::InkLine),
            News::Flushed { .. } | News::Blocked { .. } => EventSound::deed(Cue::River),
            News::Portalled { .. } => EventSound::deed(Cue::Portal),
            News::Bought { .. } | News::Battle { rolls: Some(_), .. } => {
                EventSound::deed(Cue::DiceCup)
            }
            News::Shot { end: ShotEnd::Miss, .. } => {
                EventSound { lands: Some(Cue::ShotMissed), ..EventSound::deed(Cue::LiveShot) }
            }
            News::Shot { .. } | News::Battle { rolls: None, .. } => EventSound::deed(Cue::LiveShot),
            News::Healed { .. } | News::KitUsed { .. } => EventSound::outcome(Cue::Heal),
            News::Taken { .. } | News::Left { .. } => EventSound::outcome(Cue::TokenSlide),
            News::Won { seat } if own.is_none_or(|own| own == seat) => {
                EventSound::outcome(Cue::Win)
            }
            News::Won { .. } | News::Drawn => EventSound::outcome(Cue::Lose),
            News::LogAsked { .. } => EventSound::deed(Cue::Drawer),
            _ => EventSound::NOTHING,
        };
        let themed = |cue: Cue| themed(cue, theme);
        EventSound { begins: heard.begins.map(themed), lands: heard.lands.map(themed) }
    }

    /// Never about what only Evil can know.
    fn reaction(event: &Event, evil: &dyn Fn(Seat) -> bool) -> Option<Reaction> {
        Some(match event.news {
            News::Injured { seat } if evil(seat) => Reaction::Hit,
            News::Taken { seat } if !evil(seat) => Reaction::Bold,
            News::Lost { seat } if evil(seat) => Reaction::OwnBlank,
            News::Won { seat } if evil(seat) => Reaction::EvilWon,
            News::Won { .. } => Reaction::YouWon,
            _ => return None,
        })
    }
}
