//! What the duel looks like at one moment: a plain value, worked out from the view and the beat,
//! that [`super::stage`] draws. Nothing in it can know more than the view.

use game_rules::{
    duel::{Aim, Shell, Tool, classic},
    game::{Seat, Viewer},
    odds::Odds,
};

/// What is known of a shell on the rail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Seen.
    Sure(Shell),
    /// Follows from the counts.
    Inferred(Shell),
    /// Possible, with this chance of being live.
    Maybe(Odds),
}

/// One side of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct SidePicture {
    /// Who sits there.
    pub seat: Seat,
    /// HP as announced.
    pub hp: i64,
    /// HP at the start, for snuffed candles.
    pub full: i64,
    /// Tools in their slots.
    pub rack: Vec<Option<Tool>>,
    /// Additional damage of the next shot.
    pub boost: u32,
    /// Turns to lose.
    pub daze: u32,
    /// Has looked at the front shell.
    pub looked: bool,
}

/// A shell on its way through the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flying {
    /// What it is.
    pub shell: Shell,
    /// How far it has come, 0 … 1.
    pub t: f32,
}

/// The gun at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gun {
    /// Where it points: −1 down at you, 0 at rest, 1 up at the other side.
    pub swing: f32,
    /// Recoil, 0 … 1.
    pub recoil: f32,
    /// Muzzle flash, 0 … 1.
    pub flash: f32,
    /// Smoke, 0 … 1 of its life; `None` when there is none.
    pub smoke: Option<f32>,
    /// Pump pulled back, 0 … 1.
    pub pump: f32,
    /// Trigger pulled, 0 … 1.
    pub trigger: f32,
}

impl Gun {
    /// On the table.
    pub const REST: Gun =
        Gun { swing: 0.0, recoil: 0.0, flash: 0.0, smoke: None, pump: 0.0, trigger: 0.0 };
}

/// A seal on its way from a rack to the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Used {
    /// Whose.
    pub top: bool,
    /// Which tool.
    pub tool: Tool,
    /// How far the gesture has come, 0 … 1.
    pub t: f32,
}

/// The whole duel at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The side across the table.
    pub top: SidePicture,
    /// The side at the screen.
    pub bottom: SidePicture,
    /// The rail, front first.
    pub shells: Vec<Known>,
    /// Live and blank announced at loading.
    pub loaded: (u8, u8),
    /// Live and blank still in the clip.
    pub left: (u8, u8),
    /// The gun.
    pub gun: Gun,
    /// Who is aimed at before the shot.
    pub aim: Option<Aim>,
    /// A shell leaving the gun.
    pub flying: Option<Flying>,
    /// A tool being used.
    pub used: Option<Used>,
    /// A candle going out: on top or below, and how far.
    pub snuffed: Option<(bool, u32, f32)>,
    /// Shells going in, face-down: how far.
    pub loading: Option<f32>,
    /// How far the lamp has narrowed to the muzzle, 0 … 1.
    pub hush: f32,
    /// Bold tokens won in this match, and how far each has come across the table, 0 … 1.
    pub tokens: Vec<(Odds, f32)>,
}

/// Which seat is drawn at the bottom.
pub fn bottom_seat(who: Viewer) -> Seat {
    match who {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Omniscient => game_rules::duel::HUMAN,
    }
}

impl Picture {
    /// The picture of a view: `snap`.
    pub fn of(view: &classic::View) -> Picture {
        let bottom = bottom_seat(view.who);
        let side = |seat: Seat| {
            let side = view.side(seat);
            let mut rack: Vec<Option<Tool>> = side.hand.tools().iter().copied().map(Some).collect();
            rack.resize(usize::from(view.setup.hand), None);
            SidePicture {
                seat,
                hp: i64::from(side.hp),
                full: i64::from(view.setup.hp_of(seat)),
                rack,
                boost: side.boost,
                daze: side.daze,
                looked: side.looked,
            }
        };
        Picture {
            top: side(bottom.other()),
            bottom: side(bottom),
            shells: (0..view.left()).map(|place| known(view, place)).collect(),
            loaded: view.loaded,
            left: (view.live, view.blank),
            gun: Gun::REST,
            aim: None,
            flying: None,
            used: None,
            snuffed: None,
            loading: None,
            hush: 0.0,
            tokens: Vec::new(),
        }
    }

    /// Without anything that is on its way.
    #[must_use]
    pub fn settled(self) -> Picture {
        Picture {
            gun: Gun::REST,
            flying: None,
            used: None,
            snuffed: None,
            loading: None,
            hush: 0.0,
            ..self
        }
    }

    /// One of the sides.
    pub fn side_mut(&mut self, seat: Seat) -> &mut SidePicture {
        if self.top.seat == seat { &mut self.top } else { &mut self.bottom }
    }
}

fn known(view: &classic::View, place: u8) -> Known {
    let odds = view.live_at(place);
    let seen = view.truth.is_some() || place == 0 && view.front.is_some();
    match (odds.is_sure(), odds.is_never(), seen) {
        (true, _, true) => Known::Sure(Shell::Live),
        (_, true, true) => Known::Sure(Shell::Blank),
        (true, _, false) => Known::Inferred(Shell::Live),
        (_, true, false) => Known::Inferred(Shell::Blank),
        _ => Known::Maybe(odds),
    }
}
