//! Shells: tools 3, 15, 16, 22–25, 28, 29, 34, 35.

use super::super::{Duel, Event, Pending, Refusal};
use crate::duel::{Clip, EVIL, Shell, Tool};

impl Duel {
    /// 3 Eject: the front shell leaves unfired and is seen.
    pub(super) fn eject(&mut self, out: &mut Vec<Event>) {
        if let Some(shell) = self.main.pop() {
            out.push(Event::Ejected { seat: self.current, shell });
        }
    }

    /// 28 New Clips: every shell left goes, seen by all; the round ends.
    pub(super) fn new_clips(&mut self, out: &mut Vec<Event>) {
        while !self.main.is_empty() {
            self.eject(out);
        }
    }

    /// 15 Fill Live: each blank becomes live with chance 1/n.
    pub(super) fn fill_live(&mut self, out: &mut Vec<Event>) {
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

    /// 16 Rearrange: the next shell, drawn from those that are out, goes to `place`.
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

    /// 22 Extract: a shell leaves the clip and lies in the tool's slot as tool 24 or 23.
    pub(super) fn extract(&mut self, place: u8, out: &mut Vec<Event>) {
        let seat = self.current;
        let slot = self.spend(Tool::Extract, out);
        let Some(shell) = self.main.remove(place) else { return };
        out.push(Event::Extracted { seat, found: Some((place, shell)) });
        let tool = match shell {
            Shell::Live => Tool::LiveShell,
            Shell::Blank => Tool::BlankShell,
        };
        self.set_slot(seat, slot, Some(tool), out);
    }

    /// 23 Blank Shell, 24 Live Shell, 25 Mystery Shell, which also shakes the shell behind it. The
    /// original's Evil always put in a live one.
    pub(super) fn insert(&mut self, tool: Tool, place: u8, out: &mut Vec<Event>) {
        let seat = self.current;
        self.spend(tool, out);
        let shell = match tool {
            Tool::BlankShell => Shell::Blank,
            Tool::LiveShell => Shell::Live,
            _ if self.legacy() && seat == EVIL => Shell::Live,
            _ => self.flip("mystery"),
        };
        self.main.insert(place, shell);
        if tool == Tool::MysteryShell && place + 1 < self.main.len() {
            let neighbour = self.flip("neighbour");
            self.main.set(place + 1, neighbour);
        }
        out.push(Event::Inserted { seat, tool, place: Some(place) });
    }

    /// 29 Twin Guns: a copy of the main clip; then copies of both.
    pub(super) fn twin_guns(&mut self) {
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

    /// 34 Sort Shells: live ones to the front, in every clip.
    pub(super) fn sort_shells(&mut self, out: &mut Vec<Event>) {
        self.main.sort();
        for extra in &mut self.extras[..usize::from(self.extra_count)] {
            extra.sort();
        }
        out.push(Event::Sorted { seat: self.current });
    }

    /// 35 Merge Clips: all extra shells behind the main ones; the extra clips stay, empty.
    pub(super) fn merge_clips(&mut self, out: &mut Vec<Event>) {
        for extra in &mut self.extras[..usize::from(self.extra_count)] {
            for shell in std::mem::take(extra).shells() {
                self.main.push_back(shell);
            }
        }
        out.push(Event::Merged { seat: self.current, shells: self.main.len() });
    }
}
