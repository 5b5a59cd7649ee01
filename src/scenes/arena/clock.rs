//! The clock of a turn (ux 2.4), if the host has set one: time left for whoever is at the screen.
//! When it runs out, what is picked counts; whoever has picked nothing passes.

use bevy::prelude::*;
use game_rules::{
    arena::{Arena, Choice},
    game::{Seat, Viewer},
};

use super::scene::Desk;
use crate::{
    app::{idle::Motion, keys::Keys},
    table::{Curtain, Mode, Playback, Shown, Table, Wish},
};

/// How long somebody has yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// Whose turn it counts, and which; nobody's own where all look at one screen.
    turn: (Option<Seat>, u16),
    /// Seconds.
    left: f32,
}

impl Clock {
    /// "0:12", rounded up: nobody sees 0:00 who can still choose.
    pub fn face(self) -> String {
        let seconds = self.left.max(0.0).ceil() as u32;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// Those who still owe an order to this screen.
fn owing(shown: &Shown<Arena>, shared: bool) -> Vec<Seat> {
    let view = &shown.view;
    let owes = |seat: &Seat| !view.is_ready(*seat) && !view.series.legal(*seat).is_empty();
    match shown.eyes {
        Viewer::Seat(own) => Some(own).into_iter().filter(owes).collect(),
        _ if shared => Seat::all(2).filter(owes).collect(),
        _ => Vec::new(),
    }
}

/// Time passes for whoever can choose, and only for them: not behind the curtain, not while something
/// is shown, not while a sheet lies over the table.
#[expect(clippy::too_many_arguments, reason = "everything that stops a clock")]
pub fn tick(
    time: Res<Time<Real>>,
    table: Res<Table<Arena>>,
    shown: Option<Res<Shown<Arena>>>,
    curtain: Option<Res<Curtain>>,
    playback: Res<Playback<Arena>>,
    keys: Res<Keys>,
    mut motion: ResMut<Motion>,
    mut desk: ResMut<Desk>,
    mut wishes: MessageWriter<Wish<Arena>>,
) {
    let desk = desk.bypass_change_detection();
    let live = table.mode() == Mode::Live && table.lesson().is_none();
    let (Some(seconds), Some(shown)) = (table.house().clock.filter(|_| live), shown) else {
        desk.clock = None;
        return;
    };
    if curtain.is_some() || !playback.is_idle() || keys.sheet || shown.is_over() {
        return;
    }
    let owing = owing(&shown, table.is_shared());
    if owing.is_empty() || desk.is_locked(&shown) {
        return;
    }
    let own = match shown.eyes {
        Viewer::Seat(own) => Some(own),
        _ => None,
    };
    let turn = (own, shown.view.series.clock());
    let clock = match desk.clock.filter(|clock| clock.turn == turn) {
        Some(clock) => Clock { left: clock.left - time.delta_secs(), ..clock },
        None => Clock { turn, left: f32::from(seconds) },
    };
    desk.clock = Some(clock);
    motion.go_on();
    if clock.left > 0.0 {
        return;
    }
    desk.clock = Some(Clock { left: f32::from(seconds), ..clock });
    if own.is_some() {
        let choice = desk.picked(&shown).unwrap_or(Choice::Pass);
        super::input::lock(choice, &shown, desk, &mut wishes);
    } else {
        wishes.write_batch(owing.into_iter().map(|seat| Wish::ActAs(seat, Choice::Pass)));
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
