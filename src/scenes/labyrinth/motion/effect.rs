//! What passes over the table while an announcement is being shown.

use game_rules::{
    game::Seat,
    labyrinth::{Dir, Event, Item, Labyrinth, News, event::ShotEnd, knowledge::Knowledge},
};

use crate::{art::motion::span, table::Staged};

/// Something that passes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// Nothing.
    None,
    /// The sheet darkens in a swirl and tears, the same wherever the water went.
    Flush(f32),
    /// The page is punched, the same for all portals.
    Portal(f32),
    /// The current pressed against a wall.
    Blocked(f32),
    /// A shot: who, which way if that was told, whom it hit if anybody.
    Shot {
        /// The shooter.
        by: Seat,
        /// Which way, for whoever may know.
        dir: Option<Dir>,
        /// Who was hit.
        hit: Option<Seat>,
        /// How far, 0 … 1.
        t: f32,
        /// How far what came of it has been shown, 0 … 1.
        came: f32,
    },
    /// Two dice in a cup.
    Battle {
        /// The two.
        seats: (Seat, Seat),
        /// Their dice; none if a bullet decided.
        rolls: Option<(u8, u8)>,
        /// Who lost.
        loser: Seat,
        /// How far, 0 … 1.
        t: f32,
        /// How far what came of it has been shown, 0 … 1.
        came: f32,
    },
    /// The shop's die.
    Shop {
        /// Who buys.
        seat: Seat,
        /// What the die shows.
        roll: u8,
        /// What it means.
        item: Option<Item>,
        /// How far, 0 … 1.
        t: f32,
        /// How far what came of it has been shown, 0 … 1.
        came: f32,
    },
    /// Gold leaf on somebody's emblem.
    Gold {
        /// Whose.
        seat: Seat,
        /// How far, 0 … 1.
        t: f32,
    },
    /// A way out: light falls in.
    Light {
        /// Who stands there.
        seat: Seat,
        /// On which side.
        dir: Dir,
        /// How far, 0 … 1.
        t: f32,
    },
    /// Somebody is out.
    Won(f32),
}

/// What passes over the table. What others do where nobody can see it passes nowhere.
pub(in crate::scenes::labyrinth) fn effect(
    beat: Option<(&Event, f32)>,
    own: Seat,
    known: &Knowledge,
) -> Effect {
    let Some((event, t)) = beat else { return Effect::None };
    let came = span(t, Labyrinth::lands(event), 1.0);
    match event.news {
        News::Flushed { seat } if seat == own => Effect::Flush(t),
        News::Portalled { seat } if seat == own => Effect::Portal(t),
        News::Blocked { seat } if seat == own => Effect::Blocked(t),
        News::Shot { by, dir, end } => {
            let hit = match end {
                ShotEnd::Hit(seat) | ShotEnd::Spent(seat) => Some(seat),
                ShotEnd::Miss | ShotEnd::Beast(_) => None,
            };
            Effect::Shot { by, dir: dir.filter(|_| known.track(by).is_some()), hit, t, came }
        }
        News::Battle { by, on, rolls, loser } => {
            Effect::Battle { seats: (by, on), rolls, loser, t, came }
        }
        News::Bought { seat, roll, item } => Effect::Shop { seat, roll, item, t, came },
        News::Taken { seat } | News::Left { seat } => Effect::Gold { seat, t },
        News::Exit { seat, dir } => Effect::Light { seat, dir, t },
        News::Won { .. } => Effect::Won(t),
        _ => Effect::None,
    }
}
