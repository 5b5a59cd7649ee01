//! Actions beside the step (rules/labyrinth.md 8). Every check stands in the order of section 14.

use super::{Event, Health, Item, Kind, Labyrinth, News, Pile, Refusal, adventurer::shop_die};

impl Labyrinth {
    fn here(&self) -> Kind {
        self.board.kind(self.me().tile)
    }

    /// Holding this very item, or why not.
    pub(super) fn holding(&self, is_it: impl Fn(Item) -> bool) -> Result<(), Refusal> {
        match self.me().item {
            None => Err(Refusal::NoItem),
            Some(item) if is_it(item) => Ok(()),
            Some(_) => Err(Refusal::WrongItem),
        }
    }

    pub(super) fn may_buy(&self) -> Result<(), Refusal> {
        if self.here() != Kind::Shop {
            return Err(Refusal::NotInShop);
        }
        if self.doing.bought {
            return Err(Refusal::AlreadyBought);
        }
        // Half a flashlight leaves room for the other half (17.8).
        match self.me().item {
            None | Some(Item::BrokenLight | Item::Battery) => Ok(()),
            Some(_) => Err(Refusal::SlotFull),
        }
    }

    pub(super) fn buy(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_buy()?;
        let seat = self.current();
        let expansions = self.settings().expansions;
        let faces = shop_die(&expansions).count() as i64;
        let roll = self.dice.between("shop", 1, faces) as u8;
        let rolled = shop_die(&expansions).nth(usize::from(roll) - 1);
        let item = match (self.me().item, rolled) {
            (Some(half), Some(other)) => half.joined(other),
            (None, rolled) => rolled,
            (Some(_), None) => None,
        };
        self.doing.bought = true;
        if item.is_some() {
            self.me_mut().item = item;
        }
        self.tell(News::Bought { seat, roll, item }, out);
        Ok(())
    }

    /// 8; by the document's letter (2) it takes the place of the step.
    pub(super) fn may_use_kit(&self) -> Result<(), Refusal> {
        if self.settings().document && self.doing.moved {
            return Err(Refusal::AlreadyMoved);
        }
        self.holding(|item| item == Item::Kit)?;
        if self.me().is_healthy() {
            return Err(Refusal::NotInjured);
        }
        Ok(())
    }

    pub(super) fn use_kit(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_use_kit()?;
        self.doing.moved |= self.settings().document;
        let seat = self.current();
        let me = self.me_mut();
        me.item = None;
        me.health = Health::Healthy;
        me.heal_pending = false;
        self.tell(News::KitUsed { seat }, out);
        self.tell(News::Healed { seat }, out);
        Ok(())
    }

    pub(super) fn drop_item(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        let item = self.me().item.ok_or(Refusal::NoItem)?;
        if self.here() == Kind::Shop {
            return Err(Refusal::NoDropInShop);
        }
        let seat = self.current();
        self.me_mut().item = None;
        self.tell(News::Dropped { seat, item }, out);
        self.dog_follows_scent(out);
        Ok(())
    }

    pub(super) fn may_take(&self) -> Result<(), Refusal> {
        let me = self.me();
        if me.carries.is_some() {
            return Err(Refusal::HandsFull);
        }
        if !self.pile_on(me.tile) {
            return Err(Refusal::NoTreasureHere);
        }
        if !me.is_healthy() {
            return Err(Refusal::TooInjured);
        }
        if self.is_guarded(me.tile) && !self.doing.stayed {
            return Err(Refusal::GuardedByDog);
        }
        Ok(())
    }

    pub(super) fn take_treasure(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_take()?;
        let seat = self.current();
        let tile = self.me().tile;
        let top = self.piles.iter().rposition(|&(lies, _)| lies == tile);
        let Some(top) = top else { return Err(Refusal::NoTreasureHere) };
        let (_, pile) = self.piles.remove(top);
        if pile == Pile::Trapped {
            self.tell(News::Explosion { seat }, out);
            self.injure(seat, out);
            let around = self.around(seat);
            self.tell(News::Around { seat, around }, out);
        } else {
            self.me_mut().carries = Some(pile);
            self.tell(News::Taken { seat }, out);
        }
        Ok(())
    }

    pub(super) fn drop_treasure(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.me().carries.is_none() {
            return Err(Refusal::NoTreasureHeld);
        }
        let seat = self.current();
        self.let_fall(seat, out);
        Ok(())
    }

    pub(super) fn may_check_in(&self) -> Result<(), Refusal> {
        if self.me().is_healthy() {
            return Err(Refusal::NotInjured);
        }
        if self.here() != Kind::Hospital {
            return Err(Refusal::NotInHospital);
        }
        if !self.doing.moved {
            return Err(Refusal::MoveBeforeCheckIn);
        }
        if self.me().heal_pending {
            return Err(Refusal::AlreadyCheckedIn);
        }
        Ok(())
    }

    pub(super) fn check_in(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_check_in()?;
        let seat = self.current();
        let me = self.me_mut();
        me.skip_next = true;
        me.heal_pending = true;
        self.tell(News::CheckedIn { seat }, out);
        Ok(())
    }
}
