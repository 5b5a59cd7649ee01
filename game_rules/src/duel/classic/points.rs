//! Performance points of the Classic duel (rules/duel.md 16.5), worked out from what happened.
//!
//! Fold every event of a match through [`Points::see`], unredacted and in order; nothing else is
//! needed, and nothing in the rules looks back at it.

use super::{Classic, Event, Hand, Setup};
use crate::{
    duel::{Aim, EVIL, HUMAN, Shell, Tool},
    game::Seat,
};

/// The running score of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Performance points.
    pub points: i64,
    /// Successes in a row.
    pub streak: i64,
}

/// Performance points of both sides.
#[derive(Clone, Debug)]
pub struct Points {
    scores: [Score; 2],
    sides: [Tracked; 2],
    live: i64,
    blank: i64,
    turns: u32,
    favoured: Option<Seat>,
}

#[derive(Clone, Debug)]
struct Tracked {
    hp: i64,
    hand: Hand,
    boost: i64,
    daze: u32,
    /// Has seen the front shell with a lens.
    knows: bool,
}

impl Points {
    /// At the table before anything has happened.
    pub fn new(setup: &Setup) -> Points {
        let side = |seat| Tracked {
            hp: i64::from(setup.hp_of(seat)),
            hand: Hand::EMPTY,
            boost: 0,
            daze: 0,
            knows: false,
        };
        Points {
            scores: [Score::default(); 2],
            sides: [side(HUMAN), side(EVIL)],
            live: 0,
            blank: 0,
            turns: 0,
            favoured: setup.favoured,
        }
    }

    /// In the middle of a match, with nothing scored so far.
    pub(super) fn at(game: &Classic) -> Points {
        let side = |seat: Seat| {
            let side = &game.sides[seat.index()];
            Tracked {
                hp: i64::from(side.hp),
                hand: side.hand,
                boost: i64::from(side.boost),
                daze: side.daze,
                knows: side.looked,
            }
        };
        Points {
            sides: [side(HUMAN), side(EVIL)],
            live: i64::from(game.clip.live()),
            blank: i64::from(game.clip.blank()),
            ..Points::new(&game.setup)
        }
    }

    /// The score of one side.
    pub fn score(&self, seat: Seat) -> Score {
        self.scores[seat.index()]
    }

    /// Shots fired so far.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Takes one event into account.
    pub fn see(&mut self, event: &Event) {
        match *event {
            Event::Round { .. } | Event::Turn { .. } => {}
            Event::Gift { seat, tools } => {
                let score = &mut self.scores[seat.index()];
                score.points += 50 * i64::from(tools.len());
                if tools.len() < 2 {
                    score.streak = 0;
                }
                let hand = &mut self.sides[seat.index()].hand;
                tools.tools().iter().for_each(|&tool| hand.add(tool));
            }
            Event::Loaded { live, blank } => {
                (self.live, self.blank) = (i64::from(live), i64::from(blank));
                self.forget_front();
            }
            Event::Skipped { seat } => self.sides[seat.index()].daze -= 1,
            Event::Sharpened { seat, boost } => {
                self.spend(seat, Tool::Knife).boost = i64::from(boost);
            }
            Event::Dazed { seat } => {
                self.spend(seat, Tool::SmallMallet);
                self.sides[seat.other().index()].daze += 1;
            }
            Event::Looked { seat, .. } => self.spend(seat, Tool::XRayLens).knows = true,
            Event::Ejected { seat, shell } => {
                self.spend(seat, Tool::Eject);
                self.leave(shell);
                self.forget_front();
            }
            Event::Praised { seat, healed, hp, .. } => self.praised(seat, healed, i64::from(hp)),
            Event::Shot { seat, aim, shell, hp, .. } => self.shot(seat, aim, shell, i64::from(hp)),
            Event::Over { .. } => {
                for seat in [HUMAN, EVIL] {
                    let below = (-self.sides[seat.other().index()].hp).max(0);
                    self.scores[seat.index()].points += 320 * below;
                }
            }
        }
    }

    /// Experience for the human at the end of the duel (section 16.5, last lines).
    pub fn experience(&self) -> u64 {
        let [human, evil] = self.scores.map(|score| score.points);
        if human <= evil {
            return 0;
        }
        let gain = (human - evil) as f64 * f64::from(self.turns).ln() * multiplier(human as f64);
        (gain / 128.0).round_ties_even().max(0.0) as u64
    }

    fn praised(&mut self, seat: Seat, healed: bool, hp: i64) {
        let before = hp - i64::from(healed);
        let score = &mut self.scores[seat.index()];
        if healed && before > 3 {
            score.streak += 1;
            // Nightmare's praise heals at any HP; beyond this no score means anything.
            let doubled = 1i64 << (before - 4).min(40);
            score.points += 500 * score.streak * doubled;
        }
        self.spend(seat, Tool::MoralPraise).hp = hp;
    }

    fn shot(&mut self, seat: Seat, aim: Aim, shell: Shell, hp: i64) {
        self.turns += 1;
        let (me, foe) = (&self.sides[seat.index()], &self.sides[seat.other().index()]);
        let unknown = !me.knows && self.favoured != Some(seat);
        let all = self.live + self.blank;
        let score = &mut self.scores[seat.index()];
        match (aim, shell) {
            (Aim::Foe, Shell::Live) if unknown && self.blank > 0 => {
                score.streak += 1;
                score.points += 840 * self.blank * score.streak * (1 + me.boost) / all;
            }
            (Aim::Own, Shell::Blank)
                if unknown && self.live > 0 && (seat == HUMAN || me.hp > 0) =>
            {
                let nerve = if foe.daze > 0 {
                    3 - me.hp
                } else {
                    let threats = foe.hand.count(Tool::Knife) + foe.hand.count(Tool::SmallMallet);
                    4 + i64::from(threats) - me.hp
                };
                score.streak += 1;
                score.points += 840 * self.live * score.streak * nerve.max(1) / all;
            }
            (Aim::Foe, Shell::Blank) | (Aim::Own, Shell::Live) => score.streak = 0,
            _ => {}
        }
        self.sides[seat.index()].boost = 0;
        self.sides[aim.target(seat).index()].hp = hp;
        self.leave(shell);
        self.forget_front();
    }

    fn spend(&mut self, seat: Seat, tool: Tool) -> &mut Tracked {
        let side = &mut self.sides[seat.index()];
        side.hand.take(tool);
        side
    }

    fn leave(&mut self, shell: Shell) {
        match shell {
            Shell::Live => self.live -= 1,
            Shell::Blank => self.blank -= 1,
        }
    }

    fn forget_front(&mut self) {
        self.sides.iter_mut().for_each(|side| side.knows = false);
    }
}

/// The original's curve M(x): close to 1 for small scores, rising with large ones.
fn multiplier(points: f64) -> f64 {
    let u = points / 16.0 - 120.0;
    let bend = 16.0 * (u * u.atan() - 0.5 * (u * u + 1.0).ln());
    ((bend + 1.5625 * points) / 32768.0 + 1.0 - 0.089_212_917_919_322_55)
        * (1.0 + points / 65536.0).sqrt()
}
