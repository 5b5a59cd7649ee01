//! The duel without tools, solved: both sides count perfectly, and nothing but the shells decides.
//! Bots go by it where they cannot look any further.

use std::sync::LazyLock;

use super::classic::Setup;

/// Winning chances of the side to act, at every point of a clip.
pub(super) struct NoTools {
    value: Vec<f64>,
}

/// More HP than this are treated as this many.
const MOST_HP: usize = 50;
/// More shells of a kind than this are treated as this many.
const MOST_SHELLS: usize = 12;

pub(super) static NO_TOOLS: LazyLock<NoTools> = LazyLock::new(NoTools::solve);

impl NoTools {
    fn index(live: usize, blank: usize, mover: usize, other: usize) -> usize {
        ((live * (MOST_SHELLS + 1) + blank) * (MOST_HP + 1) + mover) * (MOST_HP + 1) + other
    }

    /// The mover's winning chance with these shells in the clip; none are a round about to start.
    pub fn at(&self, live: u8, blank: u8, mover: i32, other: i32) -> f64 {
        if mover <= 0 {
            return 0.0;
        }
        if other <= 0 {
            return 1.0;
        }
        let shells = |count: u8| usize::from(count).min(MOST_SHELLS);
        let hp = |hp: i32| hp.unsigned_abs().min(MOST_HP as u32) as usize;
        self.value[Self::index(shells(live), shells(blank), hp(mover), hp(other))]
    }

    /// The mover's winning chance if it shoots at itself now, and if it shoots at the other side,
    /// when the front shell is live with this chance. A dazed rival loses its turn.
    pub fn shots(
        &self,
        front: f64,
        (live, blank): (u8, u8),
        (mover, other): (i32, i32),
        dazed: bool,
    ) -> [f64; 2] {
        let goes_on = |live, blank, mover, other, kept: bool| {
            if kept {
                self.at(live, blank, mover, other)
            } else {
                1.0 - self.at(live, blank, other, mover)
            }
        };
        let (fewer_live, fewer_blank) = (live.saturating_sub(1), blank.saturating_sub(1));
        let own = front * goes_on(fewer_live, blank, mover - 1, other, dazed)
            + (1.0 - front) * goes_on(live, fewer_blank, mover, other, true);
        let foe = front * goes_on(fewer_live, blank, mover, other - 1, dazed)
            + (1.0 - front) * goes_on(live, fewer_blank, mover, other, dazed);
        [own, foe]
    }

    /// Every clip holds a live shell and every shell is fired, so the HP of both together shrink
    /// from round to round: the table fills from the smallest sum upwards.
    fn solve() -> NoTools {
        let mut table = NoTools {
            value: vec![0.5; Self::index(MOST_SHELLS, MOST_SHELLS, MOST_HP, MOST_HP) + 1],
        };
        for sum in 2..=2 * MOST_HP {
            let pairs: Vec<(usize, usize)> = (sum.saturating_sub(MOST_HP).max(1)
                ..=(sum - 1).min(MOST_HP))
                .map(|mover| (mover, sum - mover))
                .collect();
            for blank in 0..=MOST_SHELLS {
                for live in 1..=MOST_SHELLS {
                    table.fill(live, blank, &pairs);
                }
            }
            for &(mover, other) in &pairs {
                table.value[Self::index(0, 0, mover, other)] =
                    table.round(mover as i32, other as i32);
            }
            for blank in 1..=MOST_SHELLS {
                table.fill(0, blank, &pairs);
            }
        }
        table
    }

    fn fill(&mut self, live: usize, blank: usize, pairs: &[(usize, usize)]) {
        let front = live as f64 / (live + blank) as f64;
        for &(mover, other) in pairs {
            let hp = (mover as i32, other as i32);
            let [own, foe] = self.shots(front, (live as u8, blank as u8), hp, false);
            self.value[Self::index(live, blank, mover, other)] = own.max(foe);
        }
    }

    /// Before a clip is loaded (rules/duel.md 4.1, with the numbers of the Classic duel).
    fn round(&self, mover: i32, other: i32) -> f64 {
        let limits = Setup::default().shells;
        let lengths = f64::from(limits.max - limits.min + 1);
        let mut value = 0.0;
        for len in limits.min..=limits.max {
            let fewest = limits.min_blank.max(len.saturating_sub(limits.max_live));
            let most = len - limits.min_live;
            for blank in fewest..=most {
                let chance = 1.0 / (lengths * f64::from(most - fewest + 1));
                value += chance * self.at(len - blank, blank, mover, other);
            }
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With 1 HP each whoever fires the first live shell at the other wins.
    #[test]
    fn small_duels_are_as_counted_by_hand() {
        let at = |live, blank| NO_TOOLS.at(live, blank, 1, 1);
        assert_eq!(at(1, 0), 1.0);
        // One live, one blank: at the other side wins half of the time at once, and a blank leaves
        // the live one to the rival; at oneself is the same bet.
        assert_eq!(at(1, 1), 0.5);
        assert_eq!(NO_TOOLS.shots(0.5, (1, 1), (1, 1), false), [0.5, 0.5]);
        // A dazed rival has no turn to use it.
        assert_eq!(NO_TOOLS.shots(0.5, (1, 1), (1, 1), true)[1], 1.0);
        // Two blanks in three: at oneself first, for the turn is kept.
        assert!((at(1, 2) - 2.0 / 3.0).abs() < 1e-12, "{}", at(1, 2));
    }
}
