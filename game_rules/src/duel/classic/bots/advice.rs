//! What Cruel would do, and what it thinks of everything else.

use super::search::{ClipSearch, Horizon, KINDS, Memory, Position};
use crate::{
    bots::Mind,
    duel::{
        Aim,
        classic::{Action, View},
    },
    game::Seat,
};

/// Every legal action with its chance to win as Cruel sees it, best first.
pub fn advice(view: &View, seat: Seat, mind: &mut Mind<'_>) -> Vec<(Action, f64)> {
    let position = Position::of(view, seat);
    let mut memory = Memory::default();
    let mut search = ClipSearch { horizon: Horizon::Clip, memory: &mut memory, mind };
    let mut values = vec![
        (Action::Shoot(Aim::Foe), search.shoot_foe(&position)),
        (Action::Shoot(Aim::Own), search.shoot_own(&position)),
    ];
    for (kind, tool) in KINDS.into_iter().enumerate() {
        if let Some(value) = search.with_tool(&position, kind) {
            values.push((Action::Use(tool), value));
        }
    }
    values.sort_by(|one, two| two.1.total_cmp(&one.1));
    values
}
