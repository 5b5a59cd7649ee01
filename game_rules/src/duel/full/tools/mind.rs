//! Nerve and eyes: tools 2, 4, 6, 31.

use super::super::{Duel, Event};

impl Duel {
    /// 2 Knife: one more point until the end of the user's next shot.
    pub(super) fn knife(&mut self, out: &mut Vec<Event>) {
        let seat = self.current;
        let side = self.side_mut(seat);
        side.body.boost = side.body.boost.saturating_add(1);
        side.known.boost = side.known.boost.saturating_add(1);
        out.push(Event::Sharpened { seat, by: 1 });
    }

    /// 4 Small Mallet: the other side loses a turn.
    pub(super) fn small_mallet(&mut self, out: &mut Vec<Event>) {
        self.stun(1, out);
    }

    /// 31 Big Mallet: it loses as many turns as there are shells in the main clip.
    pub(super) fn big_mallet(&mut self, out: &mut Vec<Event>) {
        self.stun(u32::from(self.main.len()), out);
    }

    fn stun(&mut self, turns: u32, out: &mut Vec<Event>) {
        let seat = self.current;
        let daze = &mut self.body(seat.other()).daze;
        *daze = daze.saturating_add(turns);
        out.push(Event::Dazed { seat });
    }

    /// 6 X-ray Lens: the front shell of every clip that has one.
    pub(super) fn x_ray_lens(&mut self, out: &mut Vec<Event>) {
        let mut shells = [None; 4];
        for (seen, clip) in shells.iter_mut().zip(self.clips()) {
            *seen = clip.front();
        }
        out.push(Event::Looked { seat: self.current, shells: Some(shells) });
    }
}
