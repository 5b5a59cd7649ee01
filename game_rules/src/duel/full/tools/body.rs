//! The body: tools 5, 9, 10, 14, 26, 27.

use super::super::{
    Duel, Event,
    chances::{self, Praise},
};

/// What a vest starts with.
const VEST: i32 = 3;

impl Duel {
    /// 5 Moral Praise. Nightmare's own always heals, and its rival has no luck (13.2).
    pub(super) fn moral_praise(&mut self, out: &mut Vec<Event>) {
        let seat = self.current;
        let legacy = self.legacy();
        let side = &self.sides[seat.index() & 1];
        let praise = match self.house.setup.favoured {
            Some(favoured) if favoured == seat => Praise::Sure,
            Some(_) => match chances::praise(side.hp, side.body.wounds, legacy) {
                Praise::Sure => Praise::Sure,
                _ => Praise::Luck(0),
            },
            None => chances::praise(side.hp, side.body.wounds, legacy),
        };
        // Whether chance decides is told by what everybody knows, and by nothing else.
        let public = chances::praise(side.known_hp().1, side.known.wounds_range().0, legacy);
        let luck = self.house.setup.favoured.is_none() && public != Praise::Sure;
        let healed = match praise {
            Praise::Sure => true,
            Praise::Coins(coins) => self.dice.all_heads("praise", coins),
            Praise::Luck(chance) => self.dice.chance("praise", chance, chances::UNIT),
        };
        self.side_mut(seat).change_hp(healed.into());
        out.push(Event::Praised { seat, healed, luck });
    }

    /// 9 Vest: over those already worn.
    pub(super) fn vest(&mut self, out: &mut Vec<Event>) {
        self.body(self.current).vests.insert(0, VEST);
        out.push(Event::Vested { seat: self.current });
    }

    /// 10 Thorn Armour (17).
    pub(super) fn thorn_armour(&mut self) {
        let stack = &mut self.body(self.current).thorns;
        *stack = stack.saturating_add(1);
    }

    /// 14 Bullet Catcher.
    pub(super) fn bullet_catcher(&mut self) {
        let stack = &mut self.body(self.current).catcher;
        *stack = stack.saturating_add(1);
    }

    /// 26 Bandage: acts at the second round start from now; puts a fire out at once (17).
    pub(super) fn bandage(&mut self, out: &mut Vec<Event>) {
        let seat = self.current;
        let side = self.side_mut(seat);
        let needed = side.bandages() < u32::from(side.body.wounds);
        if std::mem::take(&mut side.burning) > 0 {
            out.push(Event::Quenched { seat });
        }
        if needed {
            side.body.bandage_new += 1;
            out.push(Event::Bandaged { seat });
        }
    }

    /// 27 Medkit: HP by the HP before (told), HP by the wounds before (not told), wounds gone.
    pub(super) fn medkit(&mut self, out: &mut Vec<Event>) {
        let seat = self.current;
        let side = self.side_mut(seat);
        let by = chances::medkit(side.hp);
        let more = |wounds: u8| match wounds {
            0 => 2u8,
            1..=3 => 1,
            _ => 0,
        };
        let (fewest, most) = side.known.wounds_range();
        let gained = more(side.body.wounds);
        // What nobody is told is certain all the same if the wounds are.
        side.known.hp_low += more(most) as i8 - gained as i8;
        side.known.hp_high += more(fewest) as i8 - gained as i8;
        side.known.wounds = 1;
        side.change_hp(i128::from(by + gained));
        side.body.wounds = 0;
        out.push(Event::Healed { seat, by, more: Some(gained) });
    }
}
