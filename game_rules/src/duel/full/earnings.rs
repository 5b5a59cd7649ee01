//! What a duel earned (rules/duel.md 15), worked out from its events after the match.
//!
//! Rulings: a stage battle counts like any other shots, but its damage is not damage to the real
//! sides and stays out of the statistics. "+1 with chance 1/4" draws from the dice given. At
//! Nightmare the multiplier counts on plain hits too.

use super::{Event, Periods, Setup};
use crate::{
    dice::Dice,
    duel::{
        Aim, EVIL, Ending, Grade, HUMAN, Shell,
        progress::{DRAW_REWARDS, Gains},
    },
    game::Seat,
};

/// What the human earned; `events` are all events of the match, unredacted and in order.
pub fn gains<'a>(
    setup: &Setup,
    events: impl IntoIterator<Item = &'a Event>,
    dice: &mut Dice,
) -> Gains {
    let nightmare = setup.favoured == Some(EVIL);
    let factor = setup.chosen().map_or(1.0, |mode| mode.exp_multiplier);
    let mut book = Book {
        gains: Gains::default(),
        factor: if nightmare { factor } else { 1.0 },
        nightmare,
        endless: setup.chosen().is_some_and(|mode| mode.periods == Periods::Endless),
        shot: (HUMAN, Aim::Own),
        used_up: None,
        boost: [0; 2],
        hp: [0; 2],
        stakes: Vec::new(),
    };
    for event in events {
        book.see(event, dice);
    }
    book.gains
}

struct Book {
    gains: Gains,
    factor: f64,
    nightmare: bool,
    endless: bool,
    shot: (Seat, Aim),
    /// Whose +damage went with the last shot.
    used_up: Option<Seat>,
    boost: [u64; 2],
    hp: [i128; 2],
    /// What was staked: two of them make a stage.
    stakes: Vec<i128>,
}

/// ⌈value · factor⌉.
fn scaled(value: f64, factor: f64) -> u64 {
    (value * factor).ceil().max(0.0) as u64
}

impl Book {
    fn see(&mut self, event: &Event, dice: &mut Dice) {
        match *event {
            // In an endless mode the human stays as it is.
            Event::Period { .. } if self.endless => self.boost[EVIL.index()] = 0,
            Event::Period { .. } => self.boost = [0; 2],
            Event::Round { .. } => self.gains.statistics.rounds += 1,
            Event::Standing { seat, hp, .. }
            | Event::Eighth { seat, hp }
            | Event::Halved { seat, hp } => self.hp[seat.index()] = hp,
            Event::Struck { seat, by } => self.change(seat, by.into(), by > 0),
            Event::Praised { seat, healed, .. } => self.change(seat, healed.into(), true),
            Event::Healed { seat, by, more } => {
                self.change(seat, i128::from(by) + i128::from(more.unwrap_or(0)), true);
            }
            Event::Burned { seat } => self.change(seat, -1, false),
            Event::Sharpened { seat, by: 1 } => self.boost[seat.index()] += 1,
            Event::Dice { seat, sum: 12 } => self.boost[seat.index()] += 2,
            Event::Dice { seat: HUMAN, sum: 18 } => self.gains.experience += 6,
            Event::Mirrored { seat } => {
                self.boost[seat.index()] = self.boost[seat.other().index()];
                self.hp[seat.index()] = self.hp[seat.other().index()];
            }
            Event::Wagered { seat, wager } => {
                self.stakes.push(wager);
                self.change(seat, -wager, false);
            }
            Event::StageWon { seat } => {
                let stakes = self.stakes.drain(..).sum();
                self.change(seat, stakes, false);
            }
            Event::Shot { seat, aim } => {
                self.shot = (seat, aim);
                self.used_up = (!self.is_on_stage()).then_some(seat);
                self.gains.statistics.turns += 1;
                self.gains.experience += 1;
            }
            Event::Turn { .. } => {
                if let Some(seat) = self.used_up.take() {
                    self.boost[seat.index()] = 0;
                }
            }
            Event::Swept { .. } => self.boost = [0; 2],
            Event::Hit { seat, blown, lost, hp, .. } => {
                self.fired(Shell::Live, blown, dice);
                self.hurt(seat, lost.unwrap_or(0), hp);
            }
            Event::Clicked { blown, .. } => self.fired(Shell::Blank, blown, dice),
            Event::Caught { seat, blown, shell, .. } => {
                self.gains.statistics.caught += u64::from(seat == HUMAN);
                self.fired(shell.unwrap_or(Shell::Blank), blown, dice);
            }
            Event::Stopped { blown, shell, .. } => {
                self.fired(shell.unwrap_or(Shell::Blank), blown, dice);
            }
            Event::PeriodOver { ending } => self.period(ending),
            Event::Over { .. } => self.gains.statistics.games += 1,
            _ => {}
        }
    }

    fn is_on_stage(&self) -> bool {
        self.stakes.len() == 2
    }

    fn change(&mut self, seat: Seat, by: i128, healed: bool) {
        self.hp[seat.index()] += by;
        if healed && seat == HUMAN {
            self.gains.statistics.healed += u64::try_from(by).unwrap_or(0);
        }
    }

    fn fired(&mut self, shell: Shell, blown: bool, dice: &mut Dice) {
        let (HUMAN, aim) = self.shot else { return };
        let stats = &mut self.gains.statistics;
        let count = match (aim, blown) {
            (Aim::Own, false) => &mut stats.own_shots,
            (Aim::Own, true) => &mut stats.own_blowbacks,
            (Aim::Foe, false) => &mut stats.foe_shots,
            (Aim::Foe, true) => &mut stats.foe_blowbacks,
        };
        match shell {
            Shell::Live => count.0 += 1,
            Shell::Blank => count.1 += 1,
        }
        if aim == Aim::Foe && (shell == Shell::Live || dice.chance("experience", 1, 4)) {
            self.gains.experience += scaled(1.0, self.factor);
        }
    }

    fn hurt(&mut self, victim: Seat, lost: u32, hp: i128) {
        let (shooter, aim) = self.shot;
        if !self.is_on_stage() {
            self.hp[victim.index()] = hp;
            let stats = &mut self.gains.statistics;
            if victim == HUMAN {
                stats.damage_taken += u64::from(lost);
                stats.damage_to_self += if shooter == HUMAN { u64::from(lost) } else { 0 };
            } else {
                stats.damage_to_evil += if shooter == HUMAN { u64::from(lost) } else { 0 };
            }
        }
        if (shooter, aim) != (HUMAN, Aim::Foe) {
            return;
        }
        // The fighters on a stage are fresh.
        let points = if self.is_on_stage() { 1 } else { 1 + self.boost[HUMAN.index()] };
        self.gains.experience +=
            if self.nightmare { scaled(points as f64 / 2.0, self.factor) } else { points / 2 };
    }

    fn period(&mut self, ending: Ending) {
        self.gains.statistics.periods += 1;
        if !matches!(ending, Ending::Lost(_)) {
            let reward = (10 * (2 - self.hp[EVIL.index()])).clamp(0, i128::from(u32::MAX)) as f64;
            self.gains.experience += scaled(reward, self.factor);
            self.gains.coins += 1;
        }
        if let Ending::Perished(Grade(human), Grade(evil)) = ending {
            let (experience, coins) = DRAW_REWARDS[usize::from(human + evil)];
            self.gains.experience += experience;
            self.gains.coins += coins;
        }
    }
}
