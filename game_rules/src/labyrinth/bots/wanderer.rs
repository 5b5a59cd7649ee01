//! The Wanderer (rules/labyrinth.md 20.1): remembers this turn only.

use crate::{
    bots::{Bot, Mind, Sight},
    game::{Seat, SeatSet},
    labyrinth::{Action, Dir, Goods, Item, Labyrinth, View},
};

/// Easy: takes what it finds, picks fights by the toss of a coin, walks anywhere.
#[derive(Debug, Default)]
pub struct Wanderer {
    /// The turn, and whether the step is made: each half of a turn goes through the list once.
    half: (u32, bool),
    tossed: SeatSet,
    aimed: bool,
}

impl Bot<Labyrinth> for Wanderer {
    fn choose(&mut self, sight: &Sight<'_, Labyrinth>, mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        let legal = sight.legal();
        let can = |action: Action| legal.contains(&action);
        if let Some(answer) = answer(&view, sight.seat(), &legal) {
            return answer;
        }
        for action in [Action::TakeTreasure, Action::UseKit, Action::CheckIn, Action::Buy] {
            if can(action) {
                return action;
            }
        }
        let me = view.figures[sight.seat().index()];
        if me.item == Some(Item::Junk) && can(Action::DropItem) {
            return Action::DropItem;
        }
        let half = (view.turns, view.doing.moved);
        if self.half != half {
            *self = Wanderer { half, ..Wanderer::default() };
        }
        let companions = view.here.map(|here| here.around.healthy).unwrap_or_default();
        for target in companions.iter() {
            if self.tossed.contains(target) {
                continue;
            }
            self.tossed = self.tossed.with(target);
            let attack = [true, false].map(|bullet| Action::Attack { target, bullet });
            if let Some(&attack) = attack.iter().find(|attack| can(**attack))
                && mind.dice.chance("fight", 1, 2)
            {
                return attack;
            }
        }
        let aims = me.item == Some(Item::Bullet) && !std::mem::replace(&mut self.aimed, true);
        if aims && mind.dice.chance("shoot", 1, 10) {
            return Action::Shoot(Dir::ALL[mind.dice.below("aim", 4) as usize]);
        }
        if can(Action::EndTurn) {
            return Action::EndTurn;
        }
        let untried: Vec<Dir> =
            Dir::ALL.into_iter().filter(|&dir| !view.doing.tried.contains(dir)).collect();
        let ways = if untried.is_empty() { Dir::ALL.to_vec() } else { untried };
        // Stairs are one way more (17.4).
        let count = ways.len() + usize::from(can(Action::Climb));
        let choice = mind.dice.below("step", count as u64) as usize;
        ways.get(choice).map_or(Action::Climb, |&dir| Action::Move(dir))
    }
}

/// What every adventurer of the program answers: votes yes unless carrying (12), and takes a trade
/// that brings treasure for an item (20).
pub(super) fn answer(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
    if legal.contains(&Action::Vote(true)) {
        return Some(Action::Vote(!view.figures[seat.index()].carries));
    }
    if legal.contains(&Action::Accept(true)) {
        let good = view.offer.is_some_and(|offer| offer.give.treasure && offer.want == Goods::ITEM);
        return Some(Action::Accept(good));
    }
    None
}
