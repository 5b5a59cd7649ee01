//! One side of the table: HP, body, stacks, and what everybody can work out of them.

use serde::{Deserialize, Serialize};

use crate::duel::Tool;

/// A side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Side {
    /// Alive while above 0.
    #[serde(with = "crate::wide")]
    pub hp: i128,
    /// Everything the rules hide (6.1).
    pub body: Body,
    /// How many of each tool the round starts have dealt it.
    pub sent: DealtCounts,
    /// Burns left (17); public.
    pub burning: u8,
    /// What follows for everybody from what was told.
    pub known: PublicKnowledge,
}

/// How many of each tool a side was dealt in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<u16>", try_from = "Vec<u16>")]
pub struct DealtCounts([u16; Tool::COUNT]);

impl Default for DealtCounts {
    fn default() -> DealtCounts {
        DealtCounts([0; Tool::COUNT])
    }
}

impl DealtCounts {
    /// How many of `tool`.
    #[inline]
    pub fn of(&self, tool: Tool) -> u16 {
        self.0[usize::from(tool.number())]
    }

    /// Sets the count of `tool`.
    pub fn set(&mut self, tool: Tool, count: u16) {
        self.0[usize::from(tool.number())] = count;
    }

    /// One more of `tool`.
    pub fn add(&mut self, tool: Tool) {
        self.set(tool, self.of(tool).saturating_add(1));
    }
}

impl From<DealtCounts> for Vec<u16> {
    fn from(sent: DealtCounts) -> Vec<u16> {
        sent.0.to_vec()
    }
}

impl TryFrom<Vec<u16>> for DealtCounts {
    type Error = String;

    fn try_from(counts: Vec<u16>) -> Result<DealtCounts, String> {
        let found = counts.len();
        let counts = counts
            .try_into()
            .map_err(|_| format!("{found} counts of tools, not {}", Tool::COUNT))?;
        Ok(DealtCounts(counts))
    }
}

/// The hidden part of a side (2.1, 17).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Body {
    /// 0 to 8.
    pub wounds: u8,
    /// 0 to 32.
    pub breath: u8,
    /// Turns to lose.
    pub daze: u32,
    /// +damage of the current turn.
    pub boost: u32,
    /// Good Guns (Self).
    pub good_self: u32,
    /// Good Guns (Foe).
    pub good_foe: u32,
    /// Bad Guns put there by the other side.
    pub bad: u32,
    /// Durability of the vests, outermost first.
    pub vests: Vec<i32>,
    /// Bullet Catchers.
    pub catcher: u32,
    /// Repeaters.
    pub repeater: u32,
    /// Combo Shooters.
    pub combo: u32,
    /// Bandages of this round.
    pub bandage_new: u32,
    /// Bandages that act at the next round start.
    pub bandage_ripe: u32,
    /// Rounds of being rattled.
    pub rattled: u32,
    /// Broken vests that may still rattle.
    pub rattle_potential: u32,
    /// Thorn Armours.
    pub thorns: u32,
    /// Incendiaries loaded.
    pub fire: u32,
}

impl Body {
    /// Full breath.
    pub const BREATH: u8 = 32;
    /// The most wounds.
    pub const WOUNDS: u8 = 8;

    /// A fresh body.
    pub fn fresh() -> Body {
        Body { breath: Body::BREATH, ..Body::default() }
    }

    /// A breath less, if there is one.
    pub fn pant(&mut self) {
        self.breath = self.breath.saturating_sub(1);
    }
}

/// What everybody can work out about HP and wounds of a side: all that was told, and the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicKnowledge {
    /// The wounds that are possible: bit n stands for n of them.
    pub wounds: u16,
    /// HP are at least this much above (or, negative, below) the true value …
    pub hp_low: i8,
    /// … and at most this much.
    pub hp_high: i8,
    /// +damage of the current turn as it was told.
    pub boost: u32,
    /// Untold +2 damage that dice may have given in this turn, in steps of 2.
    pub secret_boost: u8,
}

impl PublicKnowledge {
    /// Nothing at all is known of the +damage.
    pub const ANY_BOOST: u8 = u8::MAX;

    /// Everything is certain.
    pub fn certain(wounds: u8) -> PublicKnowledge {
        PublicKnowledge { wounds: 1 << wounds, hp_low: 0, hp_high: 0, boost: 0, secret_boost: 0 }
    }

    /// Are the wounds certain?
    pub fn wounds_certain(self) -> bool {
        self.wounds.is_power_of_two()
    }

    /// The fewest and the most possible wounds.
    pub fn wounds_range(self) -> (u8, u8) {
        let bits = self.wounds.max(1);
        (bits.trailing_zeros() as u8, (15 - bits.leading_zeros()) as u8)
    }

    /// HP are told after a hit that cost `lost` of them, by a shooter of whom this is known.
    pub fn hit(&mut self, shooter: &PublicKnowledge, lost: u32, legacy: bool) {
        let mut after = 0u16;
        if shooter.secret_boost == PublicKnowledge::ANY_BOOST {
            after = (1 << (Body::WOUNDS + 1)) - 1;
        }
        for wounds in (0..=Body::WOUNDS).filter(|wounds| self.wounds >> wounds & 1 == 1) {
            for steps in 0..=u32::from(shooter.secret_boost) {
                for doubt in self.hp_low..=self.hp_high {
                    let points = 1 + shooter.boost + 2 * steps;
                    if let Some(lost) = lost.checked_add_signed(i32::from(doubt)) {
                        after |= wounds_after(wounds, points, lost, legacy);
                    }
                }
            }
        }
        self.wounds = after;
        (self.hp_low, self.hp_high) = (0, 0);
    }
}

/// The wounds that `points` of damage may leave behind if they cost `lost` HP (7.5.3).
fn wounds_after(wounds: u8, points: u32, lost: u32, legacy: bool) -> u16 {
    let Some(double) = lost.checked_sub(points).filter(|&double| double <= points) else {
        return 0;
    };
    if legacy {
        // One roll for the whole shell, apart from the loss.
        let possible = (wounds > 0 || double == 0) && (wounds < Body::WOUNDS || double == points);
        let more = if wounds < Body::WOUNDS { 1 << (wounds + 1) } else { 0 };
        let same = if wounds > 0 { 1 << wounds } else { 0 };
        return if possible { more | same } else { 0 };
    }
    // Without wounds the first point cannot count double, with eight of them every point does.
    let single = points - double;
    let room = u32::from(Body::WOUNDS - wounds);
    if single > room || single == 0 && wounds == 0 {
        return 0;
    }
    1 << (u32::from(wounds) + single)
}

impl Side {
    /// A fresh side.
    pub fn fresh(hp: i128) -> Side {
        Side {
            hp,
            body: Body::fresh(),
            sent: DealtCounts::default(),
            burning: 0,
            known: PublicKnowledge::certain(0),
        }
    }

    /// Is it dead?
    #[inline]
    pub fn is_dead(&self) -> bool {
        self.hp <= 0
    }

    /// The HP that everybody can work out: lowest and highest.
    pub fn known_hp(&self) -> (i128, i128) {
        (self.hp + i128::from(self.known.hp_low), self.hp + i128::from(self.known.hp_high))
    }

    /// HP and wounds are announced.
    pub fn announce(&mut self) {
        let PublicKnowledge { boost, secret_boost, .. } = self.known;
        self.known =
            PublicKnowledge { boost, secret_boost, ..PublicKnowledge::certain(self.body.wounds) };
    }

    /// HP change.
    pub fn change_hp(&mut self, by: i128) {
        self.hp = self.hp.saturating_add(by);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loss_gives_the_wounds_away() {
        assert_eq!(wounds_after(0, 1, 1, false), 1 << 1);
        assert_eq!(wounds_after(0, 1, 2, false), 0);
        assert_eq!(wounds_after(3, 2, 3, false), 1 << 4);
        assert_eq!(wounds_after(8, 2, 4, false), 1 << 8);
        assert_eq!(wounds_after(8, 2, 3, false), 0);
        assert_eq!(wounds_after(7, 2, 2, false), 0);
        assert_eq!(wounds_after(3, 1, 2, true), 1 << 3 | 1 << 4);
        let mut known = PublicKnowledge::certain(2);
        known.hit(&PublicKnowledge::certain(0), 2, false);
        assert_eq!(known, PublicKnowledge::certain(2));
    }

    /// A secret +2 leaves two readings of a loss of 4: three points with one double, or two with
    /// two doubles.
    #[test]
    fn a_secret_boost_leaves_a_doubt() {
        let mut known = PublicKnowledge::certain(2);
        let shooter = PublicKnowledge { boost: 1, secret_boost: 1, ..PublicKnowledge::certain(0) };
        known.hit(&shooter, 4, false);
        assert_eq!(known.wounds, 1 << 2 | 1 << 6);
    }
}
