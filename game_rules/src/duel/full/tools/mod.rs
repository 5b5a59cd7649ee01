//! Using tools (rules/duel.md 9, 17): what all uses share. One file per family:
//! [`gun`] and its stacks, [`shells`] in the clips, [`body`], [`mind`], [`rack`], and [`fate`].

mod body;
mod fate;
mod gun;
mod mind;
mod rack;
mod shells;

use super::{Duel, Event, Pending, Refusal, Tool};

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
        self.pending = match tool {
            Tool::Extract | Tool::BlankShell | Tool::LiveShell | Tool::MysteryShell => {
                Some(Pending::Place(tool))
            }
            Tool::Rearrange => Some(Pending::Arrange { out: super::Clip::default() }),
            Tool::ToTheDeath => Some(Pending::Wager),
            _ => None,
        };
        if self.pending.is_some() {
            out.push(Event::Taken { seat: user, tool });
            return Ok(());
        }
        if self.secretly_refused(tool) {
            self.tried[user.index() & 1] |= 1 << tool.number();
            out.push(Event::Kept { seat: user, tool });
            return Ok(());
        }
        let before = self.hint();
        self.tried = [0; 2];
        self.spend(tool, out);
        self.take_effect(tool, out);
        self.finish_tool(before, out);
        Ok(())
    }

    fn take_effect(&mut self, tool: Tool, out: &mut Vec<Event>) {
        match tool {
            Tool::GoodGunSelf => self.good_gun_self(),
            Tool::GoodGunFoe => self.good_gun_foe(),
            Tool::Knife => self.knife(out),
            Tool::Eject => self.eject(out),
            Tool::SmallMallet => self.small_mallet(out),
            Tool::MoralPraise => self.moral_praise(out),
            Tool::XRayLens => self.x_ray_lens(out),
            Tool::Grab => self.grab(out),
            Tool::YoursIsMine => self.yours_is_mine(),
            Tool::Vest => self.vest(out),
            Tool::ThornArmour => self.thorn_armour(),
            Tool::ThreeDice => self.three_dice(out),
            Tool::SlotExtension => self.slot_extension(out),
            Tool::Mirror => self.mirror(out),
            Tool::BulletCatcher => self.bullet_catcher(),
            Tool::FillLive => self.fill_live(out),
            Tool::Repeater => self.repeater(),
            Tool::ComboShooter => self.combo_shooter(),
            Tool::Coin => self.coin(out),
            Tool::Incendiary => self.incendiary(),
            Tool::BadGun => self.bad_gun(),
            Tool::Bandage => self.bandage(out),
            Tool::Medkit => self.medkit(out),
            Tool::NewClips => self.new_clips(out),
            Tool::TwinGuns => self.twin_guns(),
            Tool::AllOrNothing => self.all_or_nothing(out),
            Tool::BigMallet => self.big_mallet(out),
            Tool::BarrelRepair => self.barrel_repair(out),
            Tool::SortShells => self.sort_shells(out),
            Tool::MergeClips => self.merge_clips(out),
            // These wait for a place or a stake, and take effect then.
            Tool::Rearrange
            | Tool::Extract
            | Tool::BlankShell
            | Tool::LiveShell
            | Tool::MysteryShell
            | Tool::ToTheDeath => {}
        }
    }

    /// The refusals of section 9 that hang on what the user cannot see.
    fn secretly_refused(&self, tool: Tool) -> bool {
        match tool {
            Tool::MergeClips => self.clips().skip(1).all(|clip| clip.is_empty()),
            Tool::Bandage => {
                let side = self.side(self.current);
                side.burning == 0 && side.bandages() >= u32::from(side.body.wounds)
            }
            _ => false,
        }
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
    pub(super) fn finish_tool(&mut self, before: Option<crate::game::Seat>, out: &mut Vec<Event>) {
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
                match tool {
                    Tool::Extract => self.extract(place, out),
                    _ => self.insert(tool, place, out),
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
