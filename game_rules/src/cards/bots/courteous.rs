//! Courteous: the single action after which the table looks best.

use super::{habits, worth::worth};
use crate::{
    bots::{Bot, Mind, Sight},
    cards::{Action, Cards},
    game::Game,
};

/// Greedy by one action.
#[derive(Debug)]
pub struct Courteous;

impl Bot<Cards> for Courteous {
    fn choose(&mut self, sight: &Sight<'_, Cards>, mind: &mut Mind<'_>) -> Action {
        let seat = sight.seat();
        let game = Cards::guess(&sight.view(), &mut mind.dice);
        if let Some(answer) = habits::answer(&game, seat) {
            return answer;
        }
        let mut actions = Vec::new();
        habits::worth_trying(&game, seat, &mut actions);
        let mut best = (i32::MIN, Action::Concede);
        for &action in &actions {
            if !mind.think() && best.0 > i32::MIN {
                break;
            }
            let mut next = game.clone();
            if next.apply(seat, &action, &mut Vec::new()).is_ok() {
                let value = worth(&next, seat);
                if value > best.0 {
                    best = (value, action);
                }
            }
        }
        best.1
    }
}
