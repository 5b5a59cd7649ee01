//! The clock of a turn (ux 2.4), if the host has set one: time left for whoever is at the screen.
//! When it runs out, what is picked counts; whoever has picked nothing passes.

use std::time::Instant;

use bevy::prelude::*;
use game_rules::{
    arena::{Action, Arena},
    game::{Seat, Viewer},
};

use super::scene::Desk;
use crate::{
    app::{idle::Motion, keys::Keys},
    table::{Curtain, Intent, Mode, Playback, Table, TableView},
};

/// When the turn closes, where the match is played on somebody else's clock.
#[derive(Resource, Debug, Default)]
pub struct Deadline(pub Option<Instant>);

/// So long before the end what is picked is sent off.
const LAST_MOMENT: f32 = 0.6;

/// How long somebody has yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// Whose turn it counts, and which; nobody's own where all look at one screen.
    turn: (Option<Seat>, u16),
    /// Seconds.
    left: f32,
}

impl Clock {
    /// The clock of this turn after `pass` more seconds; it begins with `seconds`.
    fn run(now: Option<Clock>, turn: (Option<Seat>, u16), seconds: u16, pass: f32) -> Clock {
        match now.filter(|clock| clock.turn == turn) {
            Some(clock) => Clock { left: clock.left - pass, ..clock },
            None => Clock { turn, left: f32::from(seconds) },
        }
    }

    /// "0:12", rounded up: nobody sees 0:00 who can still choose.
    pub fn face(self) -> String {
        let seconds = self.left.max(0.0).ceil() as u32;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// Those who still owe an order to this screen.
fn owing(shown: &TableView<Arena>, shared: bool) -> Vec<Seat> {
    let view = &shown.view;
    let owes = |seat: &Seat| !view.is_ready(*seat) && !view.series.legal(*seat).is_empty();
    match shown.eyes {
        Viewer::Seat(own) => Some(own).into_iter().filter(owes).collect(),
        _ if shared => Seat::all(2).filter(owes).collect(),
        _ => Vec::new(),
    }
}

/// Time passes for whoever can choose, and only for them: from the moment the curtain calls them, but
/// not while something is shown or a sheet lies over the table.
#[expect(clippy::too_many_arguments, reason = "everything that stops a clock")]
pub fn tick(
    time: Res<Time<Real>>,
    table: Res<Table<Arena>>,
    shown: Option<Res<TableView<Arena>>>,
    curtain: Option<Res<Curtain>>,
    playback: Res<Playback<Arena>>,
    (keys, deadline): (Res<Keys>, Res<Deadline>),
    mut motion: ResMut<Motion>,
    mut desk: ResMut<Desk>,
    mut wishes: MessageWriter<Intent<Arena>>,
) {
    let desk = desk.bypass_change_detection();
    let live = table.mode() == Mode::Live && table.lesson().is_none();
    if let (Some(until), Some(shown), true) = (deadline.0, &shown, table.is_elsewhere() && live) {
        let left = until.saturating_duration_since(Instant::now()).as_secs_f32();
        desk.clock = Some(Clock { turn: (None, shown.view.series.clock()), left });
        if left < LAST_MOMENT
            && !desk.is_locked(shown)
            && let Some(choice) = desk.picked(shown)
        {
            super::input::lock(choice, shown, desk, &mut wishes);
        }
        return;
    }
    let Some(seconds) = table.house().clock.filter(|_| live) else {
        desk.clock = None;
        return;
    };
    let pass = time.delta_secs();
    if let Some(curtain) = curtain.filter(|_| !keys.sheet) {
        // Whoever does not come when called is late like anybody else.
        motion.go_on();
        let clock =
            Clock::run(desk.clock, (Some(curtain.next), table.series().clock()), seconds, pass);
        desk.clock = Some(clock);
        if clock.left <= 0.0 {
            wishes.write(Intent::Ready);
        }
        return;
    }
    let Some(shown) = shown.filter(|shown| playback.is_idle() && !keys.sheet && !shown.is_over())
    else {
        return;
    };
    let owing = owing(&shown, table.is_shared());
    if owing.is_empty() || desk.is_locked(&shown) {
        return;
    }
    let own = match shown.eyes {
        Viewer::Seat(own) => Some(own),
        _ => None,
    };
    let turn = (own, shown.view.series.clock());
    let clock = Clock::run(desk.clock, turn, seconds, pass);
    desk.clock = Some(clock);
    motion.go_on();
    if clock.left > 0.0 {
        return;
    }
    desk.clock = Some(Clock { left: f32::from(seconds), ..clock });
    if own.is_some() {
        let choice = desk.picked(&shown).unwrap_or(Action::Pass);
        super::input::lock(choice, &shown, desk, &mut wishes);
    } else {
        wishes.write_batch(owing.into_iter().map(|seat| Intent::ActAs(seat, Action::Pass)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_face_shows_minutes_and_whole_seconds() {
        let face = |left| Clock { turn: (None, 0), left }.face();
        assert_eq!(face(75.0), "1:15");
        assert_eq!(face(11.2), "0:12");
        assert_eq!(face(0.01), "0:01");
        assert_eq!(face(-1.0), "0:00");
    }
}
