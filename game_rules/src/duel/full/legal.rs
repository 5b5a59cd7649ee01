//! What a seat may try, judged by what it knows, and what is openly refused.

use super::{Action, Aim, Clip, Duel, OwnStatus, Pending, Refusal, Tool};
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
        match tool {
            Tool::Extract => self.main.len().saturating_sub(1),
            _ => self.main.len(),
        }
    }

    /// The refusals of section 9 that a seat can foresee.
    pub(super) fn openly_refused(&self, seat: Seat, tool: Tool) -> Option<Refusal> {
        let refused = match tool {
            Tool::SlotExtension => {
                (!self.rack(seat).has_temporary()).then_some(Refusal::NoTemporarySlot)
            }
            Tool::YoursIsMine => self
                .sharing
                .is_some_and(|sharing| sharing.borrower != seat)
                .then_some(Refusal::OtherBorrows),
            Tool::Coin => (!self.coin_pool(seat).any(|_| true)).then_some(Refusal::NothingToWin),
            Tool::BarrelRepair => (self.wear == 0).then_some(Refusal::BarrelFresh),
            Tool::MergeClips => (self.extra_count == 0).then_some(Refusal::NothingToMerge),
            Tool::Bandage => self.surely_bandaged(seat).then_some(Refusal::NoWound),
            Tool::BlankShell | Tool::LiveShell | Tool::MysteryShell => {
                (self.main.len() == Clip::MAX).then_some(Refusal::ClipFull)
            }
            Tool::ThornArmour | Tool::Incendiary => {
                self.terms().row(tool).is_none().then_some(Refusal::NoEffect(tool))
            }
            _ => None,
        };
        let just_tried = self.tried[seat.index() & 1] >> tool.number() & 1 == 1;
        refused.or(just_tried.then_some(match tool {
            Tool::Bandage => Refusal::NoWound,
            _ => Refusal::NothingToMerge,
        }))
    }

    /// Tool 26: is every wound surely taken care of, as far as the seat knows, and no fire to put
    /// out? Bandages are told when they are used and act at known times, so their number is known.
    fn surely_bandaged(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        let wounds = match self.house.setup.own_status {
            OwnStatus::Shown => side.body.wounds,
            OwnStatus::Hidden => side.known.wounds_range().1,
        };
        side.burning == 0 && side.bandages() >= u32::from(wounds)
    }
}
