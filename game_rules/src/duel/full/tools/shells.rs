//! Shells: tools 3, 15, 16, 22–25, 28, 29, 34, 35.

use super::{
    super::{Duel, Event, Pending, Refusal, knowledge::Shells},
    page::{ClipChange, EvilHabits, Kept, PlaceChange, Purpose, ToolChange, ToolPage},
};
use crate::duel::{Clip, EVIL, Shell, Tool};

/// A full clip takes no shell.
const ROOM: Option<fn(&Duel, crate::game::Seat) -> Option<Refusal>> =
    Some(|game, _| (game.main.len() == Clip::MAX).then_some(Refusal::ClipFull));

/// 3 Eject: the front shell leaves unfired and is seen.
pub const EJECT: ToolPage = ToolPage {
    purpose: Purpose::Unload,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Told(Duel::eject),
    evil: EvilHabits {
        one_in: 2,
        open_eyes: Some(|eyes, mind| {
            eyes.is_live() && eyes.clips[0].live() == 1 || mind.dice.chance("use", 1, 2)
        }),
        rank: 250,
        wants: |see| see.front > 0.35 && see.front < 0.55 && see.shells > 1,
    },
};

/// 15 Fill Live: each blank becomes live with chance 1/n.
pub const FILL_LIVE: ToolPage = ToolPage {
    purpose: Purpose::More,
    silent: false,
    rolls: true,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Clips(ClipChange::Fill),
    evil: EvilHabits {
        one_in: 4,
        open_eyes: None,
        rank: 240,
        wants: |see| see.shells <= 4 && see.front < 0.9,
    },
};

/// 16 Rearrange: all shells go back, each drawn unseen and put where its user likes.
pub const REARRANGE: ToolPage = ToolPage {
    purpose: Purpose::Order,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Arranged,
    evil: EvilHabits { one_in: 4, open_eyes: None, rank: 210, wants: |see| see.unsure() },
};

/// 22 Extract: a shell leaves the clip and lies in the tool's slot as tool 24 or 23.
pub const EXTRACT: ToolPage = ToolPage {
    purpose: Purpose::Order,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Placed(PlaceChange::Take),
    evil: EvilHabits {
        one_in: 3,
        open_eyes: None,
        rank: 220,
        wants: |see| see.unsure() && see.shells > 1,
    },
};

/// 23 Blank Shell.
pub const BLANK_SHELL: ToolPage = ToolPage {
    purpose: Purpose::Order,
    silent: false,
    rolls: false,
    refused: ROOM,
    kept: None,
    doubtful: None,
    change: ToolChange::Placed(PlaceChange::Put(Some(Shell::Blank))),
    evil: EvilHabits { one_in: 3, open_eyes: None, rank: 270, wants: |see| see.wants_blank() },
};

/// 24 Live Shell.
pub const LIVE_SHELL: ToolPage = ToolPage {
    purpose: Purpose::More,
    silent: false,
    rolls: false,
    refused: ROOM,
    kept: None,
    doubtful: None,
    change: ToolChange::Placed(PlaceChange::Put(Some(Shell::Live))),
    evil: EvilHabits { one_in: 3, open_eyes: None, rank: 230, wants: |see| see.front < 0.95 },
};

/// 25 Mystery Shell. The original's Evil always put in a live one.
pub const MYSTERY_SHELL: ToolPage = ToolPage {
    purpose: Purpose::Order,
    silent: false,
    rolls: true,
    refused: ROOM,
    kept: None,
    doubtful: None,
    change: ToolChange::Placed(PlaceChange::Put(None)),
    evil: EvilHabits { one_in: 3, open_eyes: None, rank: 260, wants: |see| see.wants_mystery() },
};

/// 28 New Clips: every shell left goes, seen by all; the round ends.
pub const NEW_CLIPS: ToolPage = ToolPage {
    purpose: Purpose::Unload,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Told(Duel::new_clips),
    evil: EvilHabits {
        one_in: 6,
        open_eyes: Some(|eyes, _| eyes.clips[0].live() >= 2),
        rank: 280,
        wants: |see| see.wants_new_clips(),
    },
};

/// 29 Twin Guns: a copy of the main clip; then copies of both.
pub const TWIN_GUNS: ToolPage = ToolPage {
    purpose: Purpose::More,
    silent: true,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Clips(ClipChange::Twin),
    evil: EvilHabits { one_in: 8, open_eyes: None, rank: 290, wants: |see| see.strikes() },
};

/// 34 Sort Shells: live ones to the front, in every clip.
pub const SORT_SHELLS: ToolPage = ToolPage {
    purpose: Purpose::Order,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Told(Duel::sort_shells),
    evil: EvilHabits {
        one_in: 5,
        open_eyes: Some(|eyes, _| !eyes.clips.iter().all(|clip| clip.is_sorted())),
        rank: 200,
        wants: |see| see.front < 0.95 && see.front > 0.0,
    },
};

/// 35 Merge Clips: all extra shells behind the main ones; the extra clips stay, empty.
pub const MERGE_CLIPS: ToolPage = ToolPage {
    purpose: Purpose::More,
    silent: false,
    rolls: false,
    refused: Some(|game, _| (game.extra_count == 0).then_some(Refusal::NothingToMerge)),
    kept: Some(&Kept {
        useless: |game| game.clips().skip(1).all(|clip| clip.is_empty()),
        why: Refusal::NothingToMerge,
        learnt: Some(Shells::extras_empty),
    }),
    doubtful: None,
    change: ToolChange::Told(Duel::merge_clips),
    evil: EvilHabits { one_in: 5, open_eyes: None, rank: 180, wants: |see| !see.strikes() },
};

impl Duel {
    fn eject(&mut self, out: &mut Vec<Event>) {
        if let Some(shell) = self.main.pop() {
            out.push(Event::Ejected { seat: self.current, shell });
        }
    }

    fn new_clips(&mut self, out: &mut Vec<Event>) {
        while !self.main.is_empty() {
            self.eject(out);
        }
    }

    pub(super) fn change_clips(&mut self, change: ClipChange, out: &mut Vec<Event>) {
        match change {
            ClipChange::Twin => self.twin_guns(),
            ClipChange::Fill => self.fill_live(out),
        }
    }

    fn fill_live(&mut self, out: &mut Vec<Event>) {
        let count = u64::from(self.main.len());
        let mut changed = false;
        for place in 0..self.main.len() {
            if self.main.at(place) == Some(Shell::Blank) && self.dice.chance("fill", 1, count) {
                self.main.set(place, Shell::Live);
                changed = true;
            }
        }
        if changed {
            out.push(Event::Filled { seat: self.current });
        }
    }

    pub(super) fn arrange(
        &mut self,
        left: Clip,
        place: u8,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.current;
        let first = left.is_empty();
        let most = if first { 0 } else { self.main.len() };
        if place > most {
            return Err(Refusal::NoSuchPlace { place, most });
        }
        let mut left = left;
        if first {
            self.tried = [0; 2];
            self.spend(Tool::Rearrange, out);
            left = std::mem::take(&mut self.main);
        }
        let drawn = self.dice.below("scoop", u64::from(left.len())) as u8;
        if let Some(shell) = left.remove(drawn) {
            self.main.insert(place, shell);
            out.push(Event::Arranged { seat, place, shell });
        }
        self.pending = Some(Pending::Arrange { out: left });
        if left.is_empty() {
            self.pending = None;
            out.push(Event::Rearranged { seat });
            self.after_tool(out);
        }
        Ok(())
    }

    pub(super) fn extract(&mut self, place: u8, out: &mut Vec<Event>) {
        let seat = self.current;
        let slot = self.spend(Tool::Extract, out);
        let Some(shell) = self.main.remove(place) else { return };
        out.push(Event::Extracted { seat, found: Some((place, shell)) });
        self.set_slot(seat, slot, Some(Tool::of_shell(shell)), out);
    }

    /// A shell of this kind goes in, or a mystery, which also shakes the shell behind it.
    pub(super) fn insert(
        &mut self,
        tool: Tool,
        kind: Option<Shell>,
        place: u8,
        out: &mut Vec<Event>,
    ) {
        let seat = self.current;
        self.spend(tool, out);
        let shell = match kind {
            Some(shell) => shell,
            None if self.legacy() && seat == EVIL => Shell::Live,
            None => self.flip("mystery"),
        };
        self.main.insert(place, shell);
        if kind.is_none() && place + 1 < self.main.len() {
            let neighbour = self.flip("neighbour");
            self.main.set(place + 1, neighbour);
        }
        out.push(Event::Inserted { seat, tool, place: Some(place) });
    }

    fn twin_guns(&mut self) {
        match self.extra_count {
            0 => {
                self.extras[0] = self.main;
                self.extra_count = 1;
            }
            1 => {
                self.extras[1] = self.main;
                self.extras[2] = self.extras[0];
                self.extra_count = 3;
            }
            _ => {}
        }
    }

    fn sort_shells(&mut self, out: &mut Vec<Event>) {
        self.main.sort();
        for extra in &mut self.extras[..usize::from(self.extra_count)] {
            extra.sort();
        }
        out.push(Event::Sorted { seat: self.current });
    }

    fn merge_clips(&mut self, out: &mut Vec<Event>) {
        for extra in &mut self.extras[..usize::from(self.extra_count)] {
            for shell in std::mem::take(extra).shells() {
                self.main.push_back(shell);
            }
        }
        out.push(Event::Merged { seat: self.current, shells: self.main.len() });
    }
}
