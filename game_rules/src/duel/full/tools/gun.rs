//! The gun: tools 0, 1, 17, 18, 20, 21, 33. All but the repair are silent.

use super::{
    super::{Body, Duel, Event, Refusal},
    page::{EYES_ALWAYS, EvilHabits, OpenFacts, Purpose, ToolChange, ToolPage, always},
};
use crate::duel::{EVIL, Tool};

/// 0 Good Gun (Self): lifts a Bad Gun, or keeps one self-shot from blowing back.
pub const GOOD_GUN_SELF: ToolPage = ToolPage {
    purpose: Purpose::GoodGun,
    silent: true,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Bodies {
        user: Some(|body, _| mend(body, |body| &mut body.good_self)),
        rival: None,
        says: None,
    },
    evil: EvilHabits { one_in: 4, open_eyes: EYES_ALWAYS, rank: 120, wants: always },
};

/// 1 Good Gun (Foe): the same for a shot at the other side.
pub const GOOD_GUN_FOE: ToolPage = ToolPage {
    purpose: Purpose::GoodGun,
    silent: true,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Bodies {
        user: Some(|body, _| mend(body, |body| &mut body.good_foe)),
        rival: None,
        says: None,
    },
    evil: EvilHabits { one_in: 4, open_eyes: EYES_ALWAYS, rank: 110, wants: always },
};

/// 17 Repeater: one more volley.
pub const REPEATER: ToolPage = ToolPage {
    purpose: Purpose::More,
    silent: true,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Bodies {
        user: Some(|body, _| one_more(&mut body.repeater)),
        rival: None,
        says: None,
    },
    evil: EvilHabits {
        one_in: 4,
        open_eyes: Some(|eyes, _| eyes.is_live_behind()),
        rank: 330,
        wants: |see| see.wants_volleys(),
    },
};

/// 18 Combo Shooter: a coin for one more volley, and another one.
pub const COMBO_SHOOTER: ToolPage = ToolPage {
    purpose: Purpose::More,
    silent: true,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Bodies {
        user: Some(|body, _| one_more(&mut body.combo)),
        rival: None,
        says: None,
    },
    evil: EvilHabits { one_in: 4, open_eyes: None, rank: 340, wants: |see| see.wants_volleys() },
};

/// 20 Incendiary (17): the next live shell sets its victim on fire.
pub const INCENDIARY: ToolPage = ToolPage {
    purpose: Purpose::More,
    silent: true,
    rolls: false,
    refused: Some(|game, _| game.unlisted(Tool::Incendiary)),
    kept: None,
    doubtful: None,
    change: ToolChange::Bodies {
        user: Some(|body, _| one_more(&mut body.fire)),
        rival: None,
        says: None,
    },
    evil: EvilHabits { one_in: 3, open_eyes: None, rank: 320, wants: |see| see.strikes() },
};

/// 21 Bad Gun: the other side's next shot blows back. The original's Evil cursed itself.
pub const BAD_GUN: ToolPage = ToolPage {
    purpose: Purpose::BadGun,
    silent: true,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Bodies {
        user: Some(|body, open| body.bad = body.bad.saturating_add(curses_itself(open).into())),
        rival: Some(|body, open| body.bad = body.bad.saturating_add((!curses_itself(open)).into())),
        says: None,
    },
    evil: EvilHabits { one_in: 3, open_eyes: EYES_ALWAYS, rank: 100, wants: always },
};

/// 33 Barrel Repair: a third of the wear goes.
pub const BARREL_REPAIR: ToolPage = ToolPage {
    purpose: Purpose::GoodGun,
    silent: false,
    rolls: false,
    refused: Some(|game, _| (game.wear == 0).then_some(Refusal::BarrelFresh)),
    kept: None,
    doubtful: None,
    change: ToolChange::Told(Duel::barrel_repair),
    evil: EvilHabits { one_in: 5, open_eyes: EYES_ALWAYS, rank: 130, wants: always },
};

fn one_more(stack: &mut u32) {
    *stack = stack.saturating_add(1);
}

fn mend(body: &mut Body, good: fn(&mut Body) -> &mut u32) {
    if body.bad > 0 {
        body.bad -= 1;
    } else {
        one_more(good(body));
    }
}

fn curses_itself(open: &OpenFacts) -> bool {
    open.legacy && open.user == EVIL
}

impl Duel {
    fn barrel_repair(&mut self, out: &mut Vec<Event>) {
        self.wear = (u64::from(self.wear) * 2 / 3) as u32;
        out.push(Event::Repaired { seat: self.current });
    }
}
