//! Cruel: does what it would [advise](super::advice::advice).

use super::advice::advice;
use crate::{
    bots::{Bot, Mind, Sight},
    duel::{
        Aim,
        full::{Action, Duel},
    },
};

/// The bot.
#[derive(Debug, Default)]
pub struct Cruel;

impl Bot<Duel> for Cruel {
    fn choose(&mut self, sight: &Sight<'_, Duel>, mind: &mut Mind<'_>) -> Action {
        let advice = advice(&sight.view(), sight.seat(), mind);
        advice.first().map_or(Action::Shoot(Aim::Foe), |(action, _)| *action)
    }
}
