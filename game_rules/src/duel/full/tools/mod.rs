//! Using tools (rules/duel.md 9, 17): what all uses share. What a tool is stands on its
//! [page](page::ToolPage); one file per family: [`gun`] and its stacks, [`shells`] in the clips,
//! [`body`], [`mind`], [`rack`], and [`fate`].

pub mod body;
pub mod fate;
pub mod gun;
pub mod mind;
pub mod page;
pub mod rack;
pub mod shells;

use super::{Duel, Event, Pending, Refusal, Tool};
use crate::game::Seat;
use page::{OpenFacts, PlaceChange, ToolChange};

impl Duel {
    /// The current side uses a tool. Tools that need a place or a stake wait for it.
    pub(super) fn use_tool(&mut self, tool: Tool, out: &mut Vec<Event>) -> Result<(), Refusal> {
        let user = self.current;
        if let Some(pending) = self.pending.map(Pending::tool) {
            return Err(Refusal::Unfinished(pending));
        }
        if self.stage.is_some() {
            return Err(Refusal::OnStage);
        }
        if !self.rack(user).has(tool) {
            return Err(Refusal::NotHeld(tool));
        }
        if let Some(refusal) = self.openly_refused(user, tool) {
            return Err(refusal);
        }
        let page = tool.page();
        self.pending = match page.change {
            ToolChange::Placed(_) => Some(Pending::Place(tool)),
            ToolChange::Arranged => Some(Pending::Arrange { out: super::Clip::default() }),
            ToolChange::Staked => Some(Pending::Wager),
            ToolChange::Bodies { .. }
            | ToolChange::Clips(_)
            | ToolChange::Told(_)
            | ToolChange::Own { .. } => None,
        };
        if self.pending.is_some() {
            out.push(Event::Taken { seat: user, tool });
            return Ok(());
        }
        if page.kept.is_some_and(|kept| (kept.useless)(self)) {
            self.tried[user.index() & 1] |= 1 << tool.number();
            out.push(Event::Kept { seat: user, tool });
            return Ok(());
        }
        let before = self.hint();
        self.tried = [0; 2];
        self.spend(tool, out);
        self.take_effect(&page.change, out);
        self.finish_tool(before, out);
        Ok(())
    }

    fn take_effect(&mut self, change: &ToolChange, out: &mut Vec<Event>) {
        match *change {
            ToolChange::Bodies { user, rival, says } => {
                let seat = self.current;
                let open =
                    OpenFacts { user: seat, main_len: self.main.len(), legacy: self.legacy() };
                if let Some(change) = user {
                    change(self.body(seat), &open);
                }
                if let Some(change) = rival {
                    change(self.body(seat.other()), &open);
                }
                out.extend(says.map(|says| says(seat)));
            }
            ToolChange::Clips(change) => self.change_clips(change, out),
            ToolChange::Told(act) | ToolChange::Own { act, .. } => act(self, out),
            // These wait for a place or a stake, and take effect then.
            ToolChange::Placed(_) | ToolChange::Arranged | ToolChange::Staked => {}
        }
    }

    /// Something of a body is told: it happens, and it is said.
    fn tell(&mut self, event: Event, out: &mut Vec<Event>) {
        if let Some(seat) = event.body_told() {
            event.on_body(self.body(seat));
        }
        out.push(event);
    }

    /// More damage that everybody hears of.
    fn sharpen(&mut self, seat: Seat, by: u32, out: &mut Vec<Event>) {
        let known = &mut self.side_mut(seat).known;
        known.boost = known.boost.saturating_add(by);
        self.tell(Event::Sharpened { seat, by }, out);
    }

    /// The used copy leaves the rack: the one in the slot with the highest index.
    pub(super) fn spend(&mut self, tool: Tool, out: &mut Vec<Event>) -> u8 {
        let seat = self.current;
        let slot = self.rack(seat).last(tool).unwrap_or(0);
        self.rack_mut(seat).put(slot, None);
        let last = [seat, seat.other()].iter().all(|at| self.rack(*at).tools().next().is_none());
        out.push(Event::Spent { seat, slot, tool, last });
        slot
    }

    /// What follows every use: the hint may have changed, and the round or the period may be over.
    pub(super) fn finish_tool(&mut self, before: Option<Seat>, out: &mut Vec<Event>) {
        if self.hint() != before {
            out.push(Event::Hint { dazed: self.hint() });
        }
        self.after_tool(out);
    }

    /// A place is named for the tool in hand.
    pub(super) fn place(&mut self, place: u8, out: &mut Vec<Event>) -> Result<(), Refusal> {
        match self.pending {
            Some(Pending::Place(tool)) => {
                let most = self.last_place(tool);
                if place > most {
                    return Err(Refusal::NoSuchPlace { place, most });
                }
                self.pending = None;
                self.tried = [0; 2];
                match tool.page().at_place() {
                    Some(PlaceChange::Put(kind)) => self.insert(tool, kind, place, out),
                    Some(PlaceChange::Take) | None => self.extract(place, out),
                }
                self.finish_tool(self.hint(), out);
                Ok(())
            }
            Some(Pending::Arrange { out: left }) => self.arrange(left, place, out),
            _ => Err(Refusal::NothingPending),
        }
    }

    /// The tool in hand goes back unused, as long as nothing has come of it.
    pub(super) fn cancel(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        match self.pending {
            None => return Err(Refusal::NothingPending),
            Some(Pending::Answer { .. }) => return Err(Refusal::TooLate),
            Some(Pending::Arrange { out }) if !out.is_empty() => return Err(Refusal::TooLate),
            Some(pending) => {
                self.pending = None;
                out.push(Event::PutBack { seat: self.current, tool: pending.tool() });
            }
        }
        Ok(())
    }
}
