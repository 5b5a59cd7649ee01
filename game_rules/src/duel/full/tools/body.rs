//! The body: tools 5, 9, 10, 14, 26, 27.

use super::{
    super::{
        Duel, Event, OwnStatus, Refusal,
        chances::{self, Praise},
    },
    page::{EYES_ALWAYS, EvilHabits, Kept, Purpose, ToolChange, ToolPage, always},
};
use crate::{duel::Tool, game::Seat};

/// 5 Moral Praise. Nightmare's own always heals, and its rival has no luck (13.2).
pub const MORAL_PRAISE: ToolPage = ToolPage {
    purpose: Purpose::Heal,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: Some(Duel::praise_is_doubtful),
    change: ToolChange::Told(Duel::moral_praise),
    evil: EvilHabits {
        one_in: 2,
        open_eyes: EYES_ALWAYS,
        rank: 10,
        wants: |see| (see.hp - 3) * 3 - i128::from(see.wounds) <= 6,
    },
};

/// 9 Vest: over those already worn.
pub const VEST: ToolPage = ToolPage {
    purpose: Purpose::Guard,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Told(|game, out| {
        let seat = game.current;
        game.tell(Event::Vested { seat }, out);
    }),
    evil: EvilHabits { one_in: 2, open_eyes: EYES_ALWAYS, rank: 40, wants: always },
};

/// 10 Thorn Armour (17): a live shell goes back.
pub const THORN_ARMOUR: ToolPage = ToolPage {
    purpose: Purpose::Guard,
    silent: true,
    rolls: false,
    refused: Some(|game, _| game.unlisted(Tool::ThornArmour)),
    kept: None,
    doubtful: None,
    change: ToolChange::Bodies {
        user: Some(|body, _| body.thorns = body.thorns.saturating_add(1)),
        rival: None,
        says: None,
    },
    evil: EvilHabits { one_in: 3, open_eyes: None, rank: 60, wants: always },
};

/// 14 Bullet Catcher: shells may be caught. The belief follows it with the shells.
pub const BULLET_CATCHER: ToolPage = ToolPage {
    purpose: Purpose::Guard,
    silent: true,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Bodies {
        user: Some(|body, _| body.catcher = body.catcher.saturating_add(1)),
        rival: None,
        says: None,
    },
    evil: EvilHabits { one_in: 3, open_eyes: None, rank: 50, wants: always },
};

/// 26 Bandage: acts at the second round start from now; puts a fire out at once (17).
pub const BANDAGE: ToolPage = ToolPage {
    purpose: Purpose::Heal,
    silent: false,
    rolls: false,
    refused: Some(|game, seat| game.surely_bandaged(seat).then_some(Refusal::NoWound)),
    kept: Some(&Kept {
        useless: |game| !game.needs_bandage(),
        why: Refusal::NoWound,
        // The view says which wounds are possible.
        learnt: None,
    }),
    doubtful: Some(Duel::bandage_is_doubtful),
    change: ToolChange::Told(Duel::bandage),
    evil: EvilHabits { one_in: 2, open_eyes: None, rank: 30, wants: always },
};

/// 27 Medkit: HP by the HP before (told), HP by the wounds before (not told), wounds gone.
pub const MEDKIT: ToolPage = ToolPage {
    purpose: Purpose::Heal,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: Some(|game| {
        let (low, high) = game.side(game.current).known_hp();
        chances::medkit(low) != chances::medkit(high)
    }),
    change: ToolChange::Told(Duel::medkit),
    evil: EvilHabits {
        one_in: 5,
        open_eyes: None,
        rank: 20,
        wants: |see| see.hp <= 8 || see.wounds >= 4,
    },
};

impl Duel {
    fn moral_praise(&mut self, out: &mut Vec<Event>) {
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

    fn bandage(&mut self, out: &mut Vec<Event>) {
        let seat = self.current;
        let side = self.side_mut(seat);
        let needed = side.bandages() < u32::from(side.body.wounds);
        if std::mem::take(&mut side.burning) > 0 {
            out.push(Event::Quenched { seat });
        }
        if needed {
            self.tell(Event::Bandaged { seat }, out);
        }
    }

    fn medkit(&mut self, out: &mut Vec<Event>) {
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
        self.tell(Event::Healed { seat, by, more: Some(gained) }, out);
    }

    fn praise_is_doubtful(&self) -> bool {
        let side = self.side(self.current);
        let (hp, (fewest, most)) = (side.known_hp(), side.known.wounds_range());
        // Without luck (13.2) only these decide; with it, chance bars the way.
        let sure = |hp, wounds| chances::praise(hp, wounds, self.legacy()) == Praise::Sure;
        let lucky = self.favoured(self.current) || self.house.setup.favoured.is_none();
        !lucky && sure(hp.0, most) != sure(hp.1, fewest)
    }

    fn needs_bandage(&self) -> bool {
        let side = self.side(self.current);
        side.burning > 0 || side.bandages() < u32::from(side.body.wounds)
    }

    fn bandage_is_doubtful(&self) -> bool {
        let side = self.side(self.current);
        let needed = |wounds: u8| side.bandages() < u32::from(wounds);
        let (fewest, most) = side.known.wounds_range();
        needed(fewest) != needed(most)
    }

    /// Is every wound surely taken care of, as far as the seat knows, and no fire to put out?
    /// Bandages are told when they are used and act at known times, so their number is known.
    fn surely_bandaged(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        let wounds = match self.house.setup.own_status {
            OwnStatus::Shown => side.body.wounds,
            OwnStatus::Hidden => side.known.wounds_range().1,
        };
        side.burning == 0 && side.bandages() >= u32::from(wounds)
    }
}
