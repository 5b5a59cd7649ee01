//! Levels, coins and statistics (rules/duel.md 15): outside the rules, worked out from what
//! happened, booked after the period so that nothing hidden shines through.
//!
//! Rulings for the Classic duel (16.3): the end of a period pays as in section 15 — Evil dead gives
//! ⌈10·(2 − hp)⌉ EXP and a coin, perishing together gives the draw reward on top — and performance
//! points add theirs (16.5); there is no EXP per turn. Classic has no multiplier, so Nightmare pays
//! the same.

use serde::{Deserialize, Serialize};

use super::{
    Aim, EVIL, Ending, Grade, HUMAN, Shell,
    classic::{self, points::Points},
};

/// What one match earned.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gains {
    /// Experience.
    pub experience: u64,
    /// Coins.
    pub coins: u32,
    /// Everything counted.
    pub statistics: Statistics,
}

/// The counters of the original, in its order. "Shots" are the human's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    /// Self-shots that did not blow back: live, blank.
    pub own_shots: (u64, u64),
    /// Self-shots that blew back: live, blank.
    pub own_blowbacks: (u64, u64),
    /// Shots at the opponent that did not blow back: live, blank.
    pub foe_shots: (u64, u64),
    /// Shots at the opponent that blew back: live, blank.
    pub foe_blowbacks: (u64, u64),
    /// Damage done to Evil by shots.
    pub damage_to_evil: u64,
    /// Damage done to oneself by shots.
    pub damage_to_self: u64,
    /// All shot damage taken.
    pub damage_taken: u64,
    /// HP healed by tools.
    pub healed: u64,
    /// Shells caught.
    pub caught: u64,
    /// Turns of both sides.
    pub turns: u64,
    /// Rounds.
    pub rounds: u64,
    /// Periods.
    pub periods: u64,
    /// Games.
    pub games: u64,
}

/// EXP and coins for perishing together, by the sum of both grades.
pub(super) const DRAW_REWARDS: [(u64, u32); 7] =
    [(25, 1), (80, 3), (400, 10), (1500, 32), (4800, 100), (16_000, 320), (54_000, 1000)];

/// What a Classic duel earned; `events` are all of its events, unredacted and in order.
pub fn classic_gains<'a>(
    setup: &classic::Setup,
    events: impl IntoIterator<Item = &'a classic::Event>,
) -> Gains {
    let mut points = Points::new(setup);
    let mut gains = Gains::default();
    let mut evil_hp = i64::from(setup.hp_of(EVIL));
    let stats = &mut gains.statistics;
    for event in events {
        points.see(event);
        match *event {
            classic::Event::Round { .. } => stats.rounds += 1,
            classic::Event::Praised { seat, healed, hp, .. } => {
                if seat == HUMAN {
                    stats.healed += u64::from(healed);
                } else {
                    evil_hp = i64::from(hp);
                }
            }
            classic::Event::Shot { seat, aim, shell, damage, hp } => {
                let damage = u64::from(damage);
                stats.turns += 1;
                if aim.target(seat) == EVIL {
                    evil_hp = i64::from(hp);
                } else {
                    stats.damage_taken += damage;
                }
                if seat == HUMAN {
                    let (live, blank) = match aim {
                        Aim::Own => (&mut stats.own_shots, &mut stats.damage_to_self),
                        Aim::Foe => (&mut stats.foe_shots, &mut stats.damage_to_evil),
                    };
                    *blank += damage;
                    match shell {
                        Shell::Live => live.0 += 1,
                        Shell::Blank => live.1 += 1,
                    }
                }
            }
            classic::Event::Over { ending } => {
                stats.periods += 1;
                stats.games += 1;
                if !matches!(ending, Ending::Lost(_)) {
                    gains.experience += (10 * (2 - evil_hp)).max(0).unsigned_abs();
                    gains.coins += 1;
                }
                if let Ending::Perished(Grade(human), Grade(evil)) = ending {
                    let (experience, coins) = DRAW_REWARDS[usize::from(human + evil)];
                    gains.experience += experience;
                    gains.coins += coins;
                }
                gains.experience += points.experience();
            }
            _ => {}
        }
    }
    gains
}

/// A player's standing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// The level.
    pub level: u64,
    /// Experience on this level, below 250 · (level + 1).
    pub experience: u64,
    /// Coins.
    pub coins: u16,
    /// Everything counted so far.
    pub statistics: Statistics,
    /// Seconds at the table, waiting for input left out.
    pub active_seconds: f64,
}

impl Profile {
    /// Experience needed to leave `level`.
    pub fn step(level: u64) -> u64 {
        level.saturating_add(1).saturating_mul(250)
    }

    /// Books the gains of a finished period.
    pub fn book(&mut self, gains: &Gains) {
        self.experience = self.experience.saturating_add(gains.experience);
        while self.experience >= Profile::step(self.level) {
            self.experience -= Profile::step(self.level);
            self.level += 1;
        }
        let coins = u16::try_from(gains.coins).unwrap_or(u16::MAX);
        self.coins = self.coins.saturating_add(coins);
        let sum = self.statistics.to_array().into_iter().zip(gains.statistics.to_array());
        let mut total = [0; 17];
        for (slot, (have, more)) in total.iter_mut().zip(sum) {
            *slot = have.saturating_add(more);
        }
        self.statistics = Statistics::from_array(total);
    }

    /// The original's binary form.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let level_bytes = push_number(&mut out, self.level);
        let width = level_bytes + 1;
        let experience = u128::from(self.experience).to_be_bytes();
        out.extend(&experience[16 - width..]);
        out.extend(self.coins.to_be_bytes());
        for count in self.statistics.to_array() {
            push_number(&mut out, count);
        }
        out.extend(self.active_seconds.to_be_bytes());
        out
    }

    /// Reads the original's binary form.
    pub fn from_bytes(bytes: &[u8]) -> Result<Profile, ProfileError> {
        let mut rest = bytes;
        let (level, level_bytes) = take_number(&mut rest)?;
        let experience = be_number(take(&mut rest, level_bytes + 1)?)?;
        if experience >= Profile::step(level) {
            return Err(ProfileError::Experience { level, experience });
        }
        let coins = be_number(take(&mut rest, 2)?)? as u16;
        let mut counts = [0; 17];
        for count in &mut counts {
            *count = take_number(&mut rest)?.0;
        }
        let seconds = be_number(take(&mut rest, 8)?)?;
        if !rest.is_empty() {
            return Err(ProfileError::TooLong(rest.len()));
        }
        Ok(Profile {
            level,
            experience,
            coins,
            statistics: Statistics::from_array(counts),
            active_seconds: f64::from_bits(seconds),
        })
    }
}

/// Why a profile in the original's form cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProfileError {
    /// It ends too early.
    #[error("the profile ends too early")]
    TooShort,
    /// Something follows its end.
    #[error("{0} bytes too many at the end of the profile")]
    TooLong(usize),
    /// A number does not fit.
    #[error("a number of the profile is too large")]
    TooLarge,
    /// More experience than the level can hold.
    #[error("{experience} EXP on level {level}, where there can be at most {}", Profile::step(*.level) - 1)]
    Experience {
        /// The level.
        level: u64,
        /// The experience found.
        experience: u64,
    },
}

impl Statistics {
    fn to_array(&self) -> [u64; 17] {
        let s = self;
        [
            s.own_shots.0,
            s.own_shots.1,
            s.own_blowbacks.0,
            s.own_blowbacks.1,
            s.foe_shots.0,
            s.foe_shots.1,
            s.foe_blowbacks.0,
            s.foe_blowbacks.1,
            s.damage_to_evil,
            s.damage_to_self,
            s.damage_taken,
            s.healed,
            s.caught,
            s.turns,
            s.rounds,
            s.periods,
            s.games,
        ]
    }

    fn from_array(a: [u64; 17]) -> Statistics {
        Statistics {
            own_shots: (a[0], a[1]),
            own_blowbacks: (a[2], a[3]),
            foe_shots: (a[4], a[5]),
            foe_blowbacks: (a[6], a[7]),
            damage_to_evil: a[8],
            damage_to_self: a[9],
            damage_taken: a[10],
            healed: a[11],
            caught: a[12],
            turns: a[13],
            rounds: a[14],
            periods: a[15],
            games: a[16],
        }
    }
}

/// A length byte, then that many bytes, highest first. Returns the length.
fn push_number(out: &mut Vec<u8>, number: u64) -> usize {
    let bytes = number.to_be_bytes();
    let skip = number.leading_zeros() as usize / 8;
    out.push((8 - skip) as u8);
    out.extend(&bytes[skip..]);
    8 - skip
}

fn take<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8], ProfileError> {
    let (taken, left) = rest.split_at_checked(count).ok_or(ProfileError::TooShort)?;
    *rest = left;
    Ok(taken)
}

fn take_number(rest: &mut &[u8]) -> Result<(u64, usize), ProfileError> {
    let len = usize::from(take(rest, 1)?[0]);
    Ok((be_number(take(rest, len)?)?, len))
}

fn be_number(bytes: &[u8]) -> Result<u64, ProfileError> {
    bytes.iter().try_fold(0u64, |sum, &byte| {
        sum.checked_mul(256).map(|sum| sum + u64::from(byte)).ok_or(ProfileError::TooLarge)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_rise_by_steps_of_250() {
        let mut profile = Profile::default();
        profile.book(&Gains { experience: 250 + 500 + 749, coins: 3, ..Gains::default() });
        assert_eq!((profile.level, profile.experience, profile.coins), (2, 749, 3));
        profile.book(&Gains { experience: 1, coins: 65_535, ..Gains::default() });
        assert_eq!((profile.level, profile.experience, profile.coins), (3, 0, u16::MAX));
    }

    #[test]
    fn profiles_keep_the_original_form() {
        let mut profile =
            Profile { level: 300, experience: 70_000, coins: 258, ..Profile::default() };
        profile.statistics.foe_shots = (5, 0);
        profile.active_seconds = 1.5;
        let bytes = profile.to_bytes();
        let mut expected = vec![2, 1, 44, 1, 0x11, 0x70, 1, 2, 0, 0, 0, 0, 1, 5];
        expected.extend([0; 12]);
        expected.extend(1.5f64.to_be_bytes());
        assert_eq!(bytes, expected);
        assert_eq!(Profile::from_bytes(&bytes), Ok(profile));
        let fresh = Profile::default();
        assert_eq!(Profile::from_bytes(&fresh.to_bytes()), Ok(fresh));
    }

    #[test]
    fn broken_profiles_say_why() {
        let bytes = Profile::default().to_bytes();
        assert_eq!(Profile::from_bytes(&bytes[..9]), Err(ProfileError::TooShort));
        let longer = [bytes.as_slice(), &[0]].concat();
        assert_eq!(Profile::from_bytes(&longer), Err(ProfileError::TooLong(1)));
        let mut rich = bytes.clone();
        rich[1] = 250;
        assert_eq!(
            Profile::from_bytes(&rich),
            Err(ProfileError::Experience { level: 0, experience: 250 })
        );
        assert_eq!(Profile::from_bytes(&[9; 40]), Err(ProfileError::TooLarge));
    }
}
