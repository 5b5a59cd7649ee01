//! Sly: counts perfectly and uses its tools with good sense.

use super::heuristics::{Hand, Situation};
use crate::{
    bots::{Bot, Mind, Sight},
    duel::{
        Tool,
        full::{Action, Body, Duel, PendingView, View, knowledge::Belief},
    },
    game::Seat,
};

/// The bot.
#[derive(Debug, Default)]
pub struct Sly;

impl Bot<Duel> for Sly {
    fn choose(&mut self, sight: &Sight<'_, Duel>, _mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        let glance = sight.glance();
        let may = |tool| glance.may_try(tool);
        situation(&view, &view.belief(), sight.seat(), &may).choose()
    }
}

/// What the quick hand goes by, with everything that `seat` has worked out.
pub(super) fn situation<'a>(
    view: &'a View,
    belief: &Belief,
    seat: Seat,
    may: &'a dyn Fn(Tool) -> bool,
) -> Situation<'a> {
    let shells = belief.shells();
    let (side, foe) = (view.side(seat), view.side(seat.other()));
    let likely = |value: fn(&Body) -> u32| {
        let cases = belief.bodies().cases(seat);
        let sure = cases.iter().max_by(|one, two| one.0.total_cmp(&two.0));
        sure.map_or(0, |(_, body)| value(body))
    };
    let hand = match view.pending {
        None if view.stage.is_some() => Hand::Stage,
        None => Hand::Free,
        Some(PendingView::Place(tool)) => {
            let richest = (0..view.main_len)
                .max_by(|&one, &two| {
                    shells.live_at(one.into()).total_cmp(&shells.live_at(two.into()))
                })
                .unwrap_or(0);
            Hand::place(tool, richest, view.main_len)
        }
        Some(PendingView::Arrange { placed, .. }) => Hand::Arrange { places: placed.len() + 1 },
        Some(PendingView::Wager) => Hand::Wager { other: None },
        Some(PendingView::Answer { wager }) => Hand::Wager { other: Some(wager) },
    };
    let stage = view.stage.is_some();
    Situation {
        front: if stage { 0.5 } else { shells.live_at(0) },
        second: shells.live_at(1),
        shells: view.main_len,
        live: (0..usize::from(view.main_len)).map(|place| shells.live_at(place)).sum(),
        rack: view.rack(seat),
        foe_rack: view.rack(seat.other()),
        hp: side.hp.0,
        foe_hp: foe.hp.0,
        wounds: side.sure_wounds().unwrap_or(0),
        bad: likely(|body| body.bad),
        repeaters: likely(|body| body.repeater),
        foe_dazed: view.dazed == Some(seat.other()),
        hand,
        may,
    }
}
