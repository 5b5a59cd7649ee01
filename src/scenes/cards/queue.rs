//! The queue of the end phase (ux 2.3): what lies on the table and acts when the round ends, in its
//! order, who is at it now, and what came of it.

use bevy::prelude::*;
use game_rules::{
    cards::{
        Cards, Event,
        pool::ids::EntityId,
        state::{Open, Phase, Spot},
        work::{Origin, ZoneRef},
    },
    game::Seat,
};

use super::{desk::Desk, picture::Picture};
use crate::table::{Landed, Playback, TableView};

/// Something that came of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectResult {
    /// Somebody lost HP.
    Hurt(Spot, u8),
    /// Somebody regained HP.
    Healed(Spot, u8),
    /// Something came.
    Came(EntityId),
    /// It is gone itself.
    Left,
    /// Somebody fell.
    Fell(Spot),
}

/// Something that acts at the end of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// Where it lies.
    pub place: ZoneRef,
    /// Its registration number.
    pub number: u32,
    /// What it is.
    pub id: EntityId,
    /// What came of it.
    pub deeds: Vec<EffectResult>,
}

/// Everything that acts at the end of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Queue {
    /// In their order.
    pub actors: Vec<Actor>,
    /// Who is at it; those before are done.
    pub now: Option<usize>,
    /// Whoever is at it has paid for it: what follows belongs to the next.
    closed: bool,
    /// What came before anybody owned it.
    loose: Vec<EffectResult>,
}

impl Queue {
    /// As the table stands, with the side that is first.
    pub fn of(open: &Open, first: Seat) -> Queue {
        let actors = open.end_queue(first).into_iter();
        let actors = actors.map(|(place, entity)| Actor {
            place,
            number: entity.number,
            id: entity.id,
            deeds: Vec::new(),
        });
        Queue { actors: actors.collect(), ..Queue::default() }
    }

    /// The side that acts first if the seat ends the round now.
    pub fn first_if_ended(open: &Open, seat: Seat) -> Seat {
        if open.side(seat.other()).ended { seat.other() } else { seat }
    }

    fn turn_to(&mut self, at: usize) {
        if self.now != Some(at) {
            (self.now, self.closed) = (Some(at), false);
        }
        self.actors[at].deeds.append(&mut self.loose);
    }

    /// Somebody of this kind strikes: whoever is at it, or the next of its kind.
    fn strikes(&mut self, id: EntityId) {
        let from = self.now.map_or(0, |now| if self.closed { now + 1 } else { now });
        let found = self.actors.iter().skip(from).position(|actor| actor.id == id);
        if let Some(at) = found {
            self.turn_to(from + at);
        }
    }

    /// Somebody has spent something of itself.
    fn spends(&mut self, number: u32, gone: bool) {
        let from = self.now.unwrap_or(0);
        let at = self.actors.iter().skip(from).position(|actor| actor.number == number);
        let Some(at) = at.map(|at| from + at) else { return };
        self.turn_to(at);
        self.closed = true;
        if gone {
            self.actors[at].deeds.push(EffectResult::Left);
        }
    }

    fn add(&mut self, deed: EffectResult) {
        match self.now.filter(|_| !self.closed) {
            Some(at) => self.actors[at].deeds.push(deed),
            None => self.loose.push(deed),
        }
    }

    /// Something happens in the end phase.
    pub fn tell(&mut self, event: &Event) {
        match *event {
            Event::Aimed { by: Origin::Entity(id), .. }
            | Event::Pierced { by: Origin::Entity(id), .. } => self.strikes(id),
            _ => {}
        }
        match *event {
            Event::Suffered { at, value, .. } | Event::Pierced { at, value, .. } if value > 0 => {
                self.add(EffectResult::Hurt(at, value));
            }
            Event::Healed { at, n, .. } if n > 0 => self.add(EffectResult::Healed(at, n)),
            Event::Came { ref entity, .. } => self.add(EffectResult::Came(entity.id)),
            Event::Defeated { at } => self.add(EffectResult::Fell(at)),
            Event::Changed { ref entity, .. } => self.spends(entity.number, false),
            Event::Left { number, .. } => self.spends(number, true),
            _ => {}
        }
    }
}

/// Does what is shown now belong to the end phase?
pub fn runs(playback: &Playback<Cards>) -> bool {
    let phase = |event: &Event| match event {
        Event::Phase { phase, .. } => Some(*phase),
        _ => None,
    };
    let shown = playback.done.iter().chain(playback.beat.as_ref().map(|beat| &beat.event));
    match shown.rev().find_map(phase) {
        Some(phase) => phase == Phase::End,
        // In the middle of it, after a choice: only then a roll comes next.
        None => playback.coming().find_map(phase) == Some(Phase::Roll),
    }
}

/// The queue follows what is shown; while somebody points at it, everything waits.
pub fn follow(
    mut landed: MessageReader<Landed<Cards>>,
    shown: Option<Res<TableView<Cards>>>,
    mut playback: ResMut<Playback<Cards>>,
    mut desk: ResMut<Desk>,
) {
    let desk = desk.bypass_change_detection();
    let held = std::mem::take(&mut desk.holds);
    if playback.held != held {
        playback.held = held;
    }
    let Some(shown) = shown else { return landed.clear() };
    for Landed(event) in landed.read() {
        match event {
            Event::Phase { phase: Phase::End, first, .. } => {
                desk.queue = begun(&shown, &playback).map(|open| Queue::of(&open, *first));
            }
            Event::Phase { .. } | Event::Over { .. } => desk.queue = None,
            event => {
                if let Some(queue) = &mut desk.queue {
                    queue.tell(event);
                }
            }
        }
    }
}

/// The table when the end phase began.
fn begun(shown: &TableView<Cards>, playback: &Playback<Cards>) -> Option<Open> {
    let is_end = |event: &&Event| matches!(event, Event::Phase { phase: Phase::End, .. });
    let before = match playback.done.iter().rposition(|event| is_end(&event)) {
        Some(at) => at,
        None => {
            playback.beat.as_ref().filter(|beat| is_end(&&beat.event))?;
            playback.done.len()
        }
    };
    let events = playback.done[..before].iter();
    let picture = events.fold(Picture::of(&shown.view), |picture, event| picture.after(event));
    let mut open = shown.view.open.clone();
    for seat in Seat::all(2) {
        open.sides[seat.index()] = picture.side(seat).side.clone();
    }
    Some(open)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        cards::{Setup, work::Zone},
        dice::Dice,
        game::{Game, Turn},
    };

    /// What truly happens at the end of rounds comes in the order that was announced: no summon strikes
    /// when its turn is over, and nothing that comes of it is lost.
    #[test]
    fn the_queue_runs_in_its_order() {
        let mut dice = Dice::stream(11, "queue");
        let (mut acted, mut hurt, mut struck) = (0, 0, 0);
        for seed in 0..48 {
            let (mut game, _) = Cards::start(&Setup::default(), seed).unwrap();
            let mut queue: Option<Queue> = None;
            let mut blows = 0;
            while !matches!(game.turn(), Turn::Over(_)) {
                let seat = game.turn().seats().iter().next().unwrap();
                let legal = game.legal(seat);
                let action = legal[dice.below("action", legal.len() as u64) as usize];
                let before = game.open().clone();
                let mut events = Vec::new();
                game.apply(seat, &action, &mut events).unwrap();
                for event in &events {
                    match event {
                        Event::Phase { phase: Phase::End, first, .. } => {
                            queue = Some(Queue::of(&before, *first));
                        }
                        Event::Phase { .. } | Event::Over { .. } => {
                            let Some(queue) = queue.take() else { continue };
                            let deeds = queue.actors.iter().flat_map(|actor| &actor.deeds);
                            let told = deeds.chain(&queue.loose);
                            let told =
                                told.filter(|deed| matches!(deed, EffectResult::Hurt(..))).count();
                            assert_eq!(told, std::mem::take(&mut blows), "nothing is lost");
                            acted +=
                                queue.actors.iter().filter(|actor| !actor.deeds.is_empty()).count();
                        }
                        event => {
                            let Some(queue) = &mut queue else { continue };
                            if let Event::Aimed { by: Origin::Entity(id), .. } = event {
                                let summon = |actor: &&Actor| {
                                    actor.id == *id && actor.place.zone == Zone::Summons
                                };
                                let known = queue.actors.iter().filter(summon).count();
                                let due = queue.actors.iter().skip(queue.now.unwrap_or(0));
                                assert!(known == 0 || due.filter(summon).count() > 0, "{event:?}");
                                struck += usize::from(known > 0);
                            }
                            queue.tell(event);
                            let hits = matches!(
                                event,
                                Event::Suffered { value: 1.., .. }
                                    | Event::Pierced { value: 1.., .. }
                            );
                            hurt += usize::from(hits);
                            blows += usize::from(hits);
                        }
                    }
                }
            }
        }
        assert!(acted > 40 && hurt > 40 && struck > 10, "{acted} {hurt} {struck}");
    }

    /// Whoever points at the queue stops it; whoever is in a hurry is not stopped.
    #[test]
    fn what_is_held_waits_unless_it_is_hurried() {
        let mut playback = Playback::<Cards>::default();
        playback.show([Event::Ended { seat: Seat(0) }]);
        playback.held = true;
        assert_eq!(playback.advance(9.0).began.len(), 0);
        assert!(!playback.is_idle());
        playback.hurry();
        assert_eq!(playback.advance(9.0).began.len(), 1);
        assert!(playback.is_idle());
    }

    /// Whoever ends first has its side act first.
    #[test]
    fn the_side_that_ended_first_is_announced_first() {
        let (game, _) = Cards::start(&Setup::default(), 3).unwrap();
        let mut open = game.open().clone();
        assert_eq!(Queue::first_if_ended(&open, Seat(1)), Seat(1));
        open.sides[0].ended = true;
        assert_eq!(Queue::first_if_ended(&open, Seat(1)), Seat(0));
    }
}
