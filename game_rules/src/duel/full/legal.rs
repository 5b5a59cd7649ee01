//! What a seat may try, judged by what it knows, and what is openly refused.

use super::{Action, Aim, Duel, OwnStatus, Pending, PlaceChange, Refusal, Tool};
use crate::game::Seat;

/// Up to this many HP every stake is listed.
const LISTED_WAGERS: i128 = 64;

impl Duel {
    pub(super) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.pending {
            None => {
                self.list_tools(seat, out);
                out.extend([Action::Shoot(Aim::Own), Action::Shoot(Aim::Foe)]);
            }
            Some(Pending::Place(tool)) => {
                out.extend((0..=self.last_place(tool)).map(Action::Place));
                out.push(Action::Cancel);
            }
            Some(Pending::Arrange { out: left }) if left.is_empty() => {
                out.extend([Action::Place(0), Action::Cancel]);
            }
            Some(Pending::Arrange { .. }) => {
                out.extend((0..=self.main.len()).map(Action::Place));
            }
            Some(Pending::Wager) => {
                self.list_wagers(seat, out);
                out.push(Action::Cancel);
            }
            Some(Pending::Answer { .. }) => self.list_wagers(seat, out),
        }
    }

    fn list_tools(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.stage.is_some() {
            return;
        }
        let mut seen = 0u64;
        for tool in self.rack(seat).tools() {
            let bit = 1u64 << tool.number();
            if seen & bit == 0 && self.openly_refused(seat, tool).is_none() {
                out.push(Action::Use(tool));
            }
            seen |= bit;
        }
    }

    fn list_wagers(&self, seat: Seat, out: &mut Vec<Action>) {
        let most = self.most_wager(seat);
        out.extend((1..=most.min(LISTED_WAGERS)).map(Action::Wager));
        let mut power = LISTED_WAGERS * 2;
        while power < most {
            out.push(Action::Wager(power));
            power *= 2;
        }
        if most > LISTED_WAGERS {
            out.push(Action::Wager(most));
        }
    }

    /// The most a seat knows it can stake: all of its HP, as far as it is sure of them. Whoever has
    /// none left and is still asked stakes 1.
    pub(super) fn most_wager(&self, seat: Seat) -> i128 {
        let side = self.side(seat);
        match self.house.setup.own_status {
            OwnStatus::Shown => side.hp,
            OwnStatus::Hidden => side.known_hp().0.min(side.hp),
        }
        .max(1)
    }

    /// The last place that tools 22–25 can name.
    pub(super) fn last_place(&self, tool: Tool) -> u8 {
        match tool.page().at_place() {
            Some(PlaceChange::Take) => self.main.len().saturating_sub(1),
            Some(PlaceChange::Put(_)) | None => self.main.len(),
        }
    }

    /// The refusals of section 9 that a seat can foresee.
    pub(super) fn openly_refused(&self, seat: Seat, tool: Tool) -> Option<Refusal> {
        let page = tool.page();
        if let Some(refused) = page.refused.and_then(|refused| refused(self, seat)) {
            return Some(refused);
        }
        let just_tried = self.tried[seat.index() & 1] >> tool.number() & 1 == 1;
        page.kept.filter(|_| just_tried).map(|kept| kept.why)
    }

    /// What a mode without this tool in its list makes of it (17).
    pub(super) fn unlisted(&self, tool: Tool) -> Option<Refusal> {
        self.terms().row(tool).is_none().then_some(Refusal::NoEffect(tool))
    }
}
