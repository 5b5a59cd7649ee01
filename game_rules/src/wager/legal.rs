//! What a seat is offered in the Wager, and what the rulebook says against the rest.

use super::{Action, Phase, Refusal, Wager};
use crate::game::{Game, Seat};

impl Wager {
    /// What is waited for from `seat`.
    pub(super) fn offered(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().seats().contains(seat) {
            return;
        }
        match self.phase {
            Phase::DrawQuest => out.push(Action::Draw),
            Phase::Betting => {
                out.push(Action::NoBet);
                for on in Seat::all(self.seats()).filter(|&on| on != seat) {
                    let stakes = 1..=self.seats() as i32;
                    out.extend(stakes.map(|stake| Action::Bet { on, stake }));
                }
                if self.sealed.iter().all(Option::is_none) {
                    out.push(Action::CannotPlay);
                }
            }
            Phase::Playing => {
                let Some(quest) = self.quest() else { return };
                for result in quest.examples() {
                    let action = Action::Play { result };
                    if !out.contains(&action) {
                        out.push(action);
                    }
                }
            }
            Phase::SettleRanking => out.push(Action::Rank),
            Phase::SettleBets => out.push(Action::Pay),
            Phase::Finished => {}
        }
    }

    /// What the rulebook says against `action` by `seat`, where the table only says whose turn it
    /// is: whoever has declared is told that, not to wait.
    pub fn against(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        self.clone().call(seat, action, &mut Vec::new()).err()
    }
}
