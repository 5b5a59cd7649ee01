//! The gun: tools 0, 1, 17, 18, 20, 21, 33. All but the repair are silent.

use super::super::{Duel, Event};
use crate::duel::EVIL;

impl Duel {
    /// 0 Good Gun (Self): lifts a Bad Gun, or keeps one self-shot from blowing back.
    pub(super) fn good_gun_self(&mut self) {
        let body = self.body(self.current);
        if body.bad > 0 {
            body.bad -= 1;
        } else {
            body.good_self = body.good_self.saturating_add(1);
        }
    }

    /// 1 Good Gun (Foe): the same for a shot at the other side.
    pub(super) fn good_gun_foe(&mut self) {
        let body = self.body(self.current);
        if body.bad > 0 {
            body.bad -= 1;
        } else {
            body.good_foe = body.good_foe.saturating_add(1);
        }
    }

    /// 17 Repeater.
    pub(super) fn repeater(&mut self) {
        let stack = &mut self.body(self.current).repeater;
        *stack = stack.saturating_add(1);
    }

    /// 18 Combo Shooter.
    pub(super) fn combo_shooter(&mut self) {
        let stack = &mut self.body(self.current).combo;
        *stack = stack.saturating_add(1);
    }

    /// 20 Incendiary (17).
    pub(super) fn incendiary(&mut self) {
        let stack = &mut self.body(self.current).fire;
        *stack = stack.saturating_add(1);
    }

    /// 21 Bad Gun: the other side's next shot blows back. The original's Evil cursed itself.
    pub(super) fn bad_gun(&mut self) {
        let victim =
            if self.legacy() && self.current == EVIL { EVIL } else { self.current.other() };
        let stack = &mut self.body(victim).bad;
        *stack = stack.saturating_add(1);
    }

    /// 33 Barrel Repair: a third of the wear goes.
    pub(super) fn barrel_repair(&mut self, out: &mut Vec<Event>) {
        self.wear = (u64::from(self.wear) * 2 / 3) as u32;
        out.push(Event::Repaired { seat: self.current });
    }
}
