//! Nerve and eyes: tools 2, 4, 6, 31.

use super::{
    super::{Body, Duel, Event},
    page::{EYES_ALWAYS, EvilHabits, Purpose, ToolChange, ToolPage},
};

/// 2 Knife: one more point until the end of the user's next shot.
pub const KNIFE: ToolPage = ToolPage {
    purpose: Purpose::Damage,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Told(|game, out| {
        let seat = game.current;
        game.sharpen(seat, 1, out);
    }),
    evil: EvilHabits {
        one_in: 2,
        open_eyes: Some(|eyes, _| eyes.is_live()),
        rank: 350,
        wants: |see| see.strikes(),
    },
};

/// 4 Small Mallet: the other side loses a turn.
pub const SMALL_MALLET: ToolPage = ToolPage {
    purpose: Purpose::Control,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Bodies {
        user: None,
        rival: Some(|body, _| stun(body, 1)),
        says: Some(|seat| Event::Dazed { seat }),
    },
    evil: EvilHabits {
        one_in: 2,
        open_eyes: EYES_ALWAYS,
        rank: 300,
        wants: |see| see.at_foe() && !see.foe_dazed,
    },
};

/// 6 X-ray Lens: the front shell of every clip that has one.
pub const X_RAY_LENS: ToolPage = ToolPage {
    purpose: Purpose::See,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Told(Duel::x_ray_lens),
    evil: EvilHabits { one_in: 2, open_eyes: EYES_ALWAYS, rank: 190, wants: |see| see.unsure() },
};

/// 31 Big Mallet: it loses as many turns as there are shells in the main clip.
pub const BIG_MALLET: ToolPage = ToolPage {
    purpose: Purpose::Control,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Bodies {
        user: None,
        rival: Some(|body, open| stun(body, open.main_len.into())),
        says: Some(|seat| Event::Dazed { seat }),
    },
    evil: EvilHabits {
        one_in: 6,
        open_eyes: EYES_ALWAYS,
        rank: 310,
        wants: |see| see.at_foe() && !see.foe_dazed,
    },
};

fn stun(body: &mut Body, turns: u32) {
    body.daze = body.daze.saturating_add(turns);
}

impl Duel {
    fn x_ray_lens(&mut self, out: &mut Vec<Event>) {
        let mut shells = [None; 4];
        for (seen, clip) in shells.iter_mut().zip(self.clips()) {
            *seen = clip.front();
        }
        out.push(Event::Looked { seat: self.current, shells: Some(shells) });
    }
}
