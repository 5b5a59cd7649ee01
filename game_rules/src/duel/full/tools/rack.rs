//! Racks: tools 7, 8, 12. Silent, but racks are open.

use super::{
    super::{
        Chosen, Duel, Event, Refusal, Sharing, Slot, Tool,
        knowledge::{Bodies, ToolUse},
    },
    page::{EvilHabits, Purpose, ToolChange, ToolPage, always},
};
use crate::duel::EVIL;

/// Of 10 times Yours Is Mine lasts 1, 2 or 3 rounds so often.
const LEASE: [u32; 3] = [3, 5, 2];

/// 7 Grab: one of the other side's non-limited tools, or with chance 1/(N + 1) any of the mode's. In
/// the original the unfinished tool 20 could come as well, where it stands in the mode's list.
pub const GRAB: ToolPage = ToolPage {
    purpose: Purpose::Tools,
    silent: true,
    rolls: true,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Told(Duel::grab),
    evil: EvilHabits { one_in: 4, open_eyes: None, rank: 80, wants: always },
};

/// 8 Yours Is Mine: the user stands at the other side's rack for 1 to 3 rounds, or for so many more.
/// In the original a renewal lost the stash.
pub const YOURS_IS_MINE: ToolPage = ToolPage {
    purpose: Purpose::Tools,
    silent: true,
    rolls: true,
    refused: Some(|game, seat| {
        let other = game.sharing.is_some_and(|sharing| sharing.borrower != seat);
        other.then_some(Refusal::OtherBorrows)
    }),
    kept: None,
    doubtful: None,
    change: ToolChange::Own { act: Duel::yours_is_mine, bodies: saw_lease, shells: |_, _, _| {} },
    evil: EvilHabits {
        one_in: 8,
        open_eyes: None,
        rank: 360,
        wants: |see| see.foe_rack.tools().count() > see.rack.tools().count(),
    },
};

/// 12 Slot Extension: one round more for every temporary slot. The original's Evil kept the tool and
/// emptied its last slot.
pub const SLOT_EXTENSION: ToolPage = ToolPage {
    purpose: Purpose::Tools,
    silent: true,
    rolls: false,
    refused: Some(|game, seat| {
        (!game.rack(seat).has_temporary()).then_some(Refusal::NoTemporarySlot)
    }),
    kept: None,
    doubtful: None,
    change: ToolChange::Told(Duel::slot_extension),
    evil: EvilHabits { one_in: 2, open_eyes: None, rank: 70, wants: always },
};

fn saw_lease(bodies: &mut Bodies, _: &ToolUse<'_>) {
    let ways: u32 = LEASE.iter().sum();
    bodies.lend(&LEASE.map(|rounds| f64::from(rounds) / f64::from(ways)));
}

impl Duel {
    fn grab(&mut self, out: &mut Vec<Event>) {
        let seat = self.current;
        let terms = self.house.terms(self.count.period);
        let within_reach: Vec<(u8, Tool)> = (0u8..)
            .zip(self.rack(seat.other()).slots())
            .filter_map(|(at, slot)| Some((at, slot.tool?)))
            .filter(|&(_, tool)| !terms.is_limited(tool))
            .collect();
        let count = within_reach.len() as u64;
        let tool = if self.dice.chance("grab-free", 1, count + 1) {
            let listed = matches!(self.house.setup.mode, Chosen::Number(1 | 2 | 5));
            let odd = self.legacy() && listed;
            let pool: Vec<Tool> =
                terms.free_pool.iter().copied().chain(odd.then_some(Tool::Incendiary)).collect();
            if pool.is_empty() {
                return;
            }
            pool[self.dice.below("grab-pool", pool.len() as u64) as usize]
        } else {
            let (at, tool) = within_reach[self.dice.below("grab", count) as usize];
            self.set_slot(seat.other(), at, None, out);
            tool
        };
        if let Some(slot) = self.rack(seat).first_empty() {
            self.set_slot(seat, slot, Some(tool), out);
        }
    }

    fn yours_is_mine(&mut self, _: &mut Vec<Event>) {
        let rounds = 1 + self.dice.weighted("sharing", &LEASE) as u32;
        let borrower = self.current;
        let more = self.sharing.map_or(0, |sharing| sharing.rounds_left);
        if self.sharing.is_some() && self.legacy() {
            self.racks[borrower.index()] = *self.rack(borrower);
        }
        self.sharing = Some(Sharing { borrower, rounds_left: more.saturating_add(rounds) });
    }

    fn slot_extension(&mut self, out: &mut Vec<Event>) {
        let seat = self.current;
        self.rack_mut(seat).extend_lives();
        if self.legacy() && seat == EVIL {
            let spent = out.iter().rev().find_map(|event| match event {
                Event::Spent { slot, .. } => Some(*slot),
                _ => None,
            });
            let last = self.rack(seat).slots().len() as u8 - 1;
            self.set_slot(seat, spent.unwrap_or(last), Some(Tool::SlotExtension), out);
            self.set_slot(seat, last, None, out);
        }
    }

    /// OP tools the Coin can win: those of the mode whose limit the user has not reached. The
    /// original ignored the limits.
    pub(in super::super) fn coin_pool(
        &self,
        seat: crate::game::Seat,
    ) -> impl Iterator<Item = Tool> {
        let terms = self.house.terms(self.count.period);
        let legacy = self.legacy();
        let sent = self.side(seat).sent;
        Tool::ALL.into_iter().filter(move |&tool| {
            terms.row(tool).is_some_and(|row| {
                row.per_game > 0
                    && row.weights.into_iter().any(|weight| weight > 0)
                    && (legacy || sent.of(tool) < row.per_game)
            })
        })
    }

    /// Empties all slots of both racks in use; a stash is untouched.
    pub(super) fn sweep_racks(&mut self, out: &mut Vec<Event>) {
        let shared = self.sharing.is_some();
        for seat in [self.current, self.current.other()].into_iter().take(2 - usize::from(shared)) {
            let filled: Vec<u8> = (0u8..)
                .zip(self.rack(seat).slots())
                .filter(|(_, slot): &(u8, &Slot)| slot.tool.is_some())
                .map(|(at, _)| at)
                .collect();
            for at in filled {
                self.set_slot(seat, at, None, out);
            }
        }
    }
}
