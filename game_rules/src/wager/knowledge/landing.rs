//! The odds while envelopes land: everybody's points are known, so many envelopes are still in the
//! pile, and each is as likely to be for anybody as for anybody else. Counted exactly.

use super::board::{RUNGS, Row};
use crate::{game::Seat, odds::Odds};

/// Everybody's chance to be on top when the last of `left` envelopes has landed, and the same if
/// exactly 0, 1, 2, 3 of them hit that player. A bet received costs `per_bet`.
pub fn while_landing(points: &[i32], left: u8, per_bet: i32) -> Vec<Row> {
    let table = Landing { points, left: usize::from(left), per_bet };
    Seat::all(points.len()).map(|seat| table.row(seat)).collect()
}

struct Landing<'a> {
    points: &'a [i32],
    left: usize,
    per_bet: i32,
}

impl Landing<'_> {
    fn row(&self, seat: Seat) -> Row {
        let others = self.points.len() as u128 - 1;
        let (mut hits, mut all) = (0u128, 0u128);
        let mut ladder = [Odds::NEVER; RUNGS];
        for own in 0..=self.left {
            let rest = self.left - own;
            let (on_top, cases) = (self.ways(seat.index(), own), others.pow(rest as u32));
            hits += choose(self.left, own) * on_top;
            all += choose(self.left, own) * cases;
            if let Some(rung) = ladder.get_mut(own) {
                *rung = odds(on_top, cases);
            }
        }
        Row { seat, on_top: odds(hits, all), ladder }
    }

    /// In how many orders the envelopes that do not hit `seat` leave nobody above it.
    fn ways(&self, seat: usize, own: usize) -> u128 {
        let rest = self.left - own;
        let total = self.points[seat] - self.per_bet * own as i32;
        let mut ways = vec![0u128; rest + 1];
        ways[0] = 1;
        for (_, &points) in self.points.iter().enumerate().filter(|(other, _)| *other != seat) {
            let Some(least) = self.hits_needed(points - total) else { return 0 };
            let mut next = vec![0u128; rest + 1];
            for (taken, before) in ways.iter().enumerate() {
                for more in least..=rest - taken {
                    next[taken + more] += before * choose(taken + more, more);
                }
            }
            ways = next;
        }
        ways[rest]
    }

    /// How many envelopes bring somebody down who is so far above.
    fn hits_needed(&self, above: i32) -> Option<usize> {
        match (above, self.per_bet) {
            (..=0, _) => Some(0),
            (_, ..=0) => None,
            (above, cost) => usize::try_from((above + cost - 1) / cost).ok(),
        }
    }
}

/// Binomial coefficient.
fn choose(n: usize, k: usize) -> u128 {
    (0..k.min(n - k)).fold(1, |ways, taken| ways * (n - taken) as u128 / (taken + 1) as u128)
}

fn odds(hits: u128, cases: u128) -> Odds {
    let shift = (u128::BITS - cases.leading_zeros()).saturating_sub(u64::BITS);
    Odds::new((hits >> shift) as u64, (cases >> shift) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every order of envelopes one by one.
    fn counted(points: &[i32], left: u8, per_bet: i32) -> Vec<(u64, u64)> {
        let players = points.len();
        let mut on_top = vec![(0, 0); players];
        for case in 0..players.pow(u32::from(left)) {
            let mut totals = points.to_vec();
            let mut rest = case;
            for _ in 0..left {
                totals[rest % players] -= per_bet;
                rest /= players;
            }
            let top = totals.iter().copied().max().unwrap();
            for (count, total) in on_top.iter_mut().zip(totals) {
                count.0 += u64::from(total == top);
                count.1 += 1;
            }
        }
        on_top
    }

    #[test]
    fn odds_are_those_of_all_orders() {
        let tables: [&[i32]; 5] =
            [&[6, 6, 5, 2, 1, -1], &[0, 0], &[3, 1, 2], &[-1, -1, -1, -4], &[2, 2, 2, 2, 2]];
        for points in tables {
            for left in 0..=5 {
                for per_bet in [0, 1] {
                    let rows = while_landing(points, left, per_bet);
                    for (row, (hits, cases)) in rows.iter().zip(counted(points, left, per_bet)) {
                        let exact = (row.on_top.num, row.on_top.den);
                        assert_eq!(exact, (hits, cases), "{points:?} {left} {row:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_rung_is_what_so_many_hits_leave() {
        let rows = while_landing(&[6, 6, 5], 2, 1);
        // Not hit: the other leader's hits do not matter.
        assert!(rows[0].ladder[0].is_sure());
        // Hit once: the other must be hit, too.
        assert_eq!(rows[0].ladder[1], Odds::new(1, 2));
        assert!(rows[0].ladder[2].is_never());
        assert!(rows[0].ladder[3].is_never(), "there are only two");
        assert_eq!(while_landing(&[1, 0], 0, 1)[1].on_top, Odds::new(0, 1));
    }

    #[test]
    fn the_largest_table_is_counted_too() {
        let rows = while_landing(&[0; 16], 16, 1);
        let chance = rows[0].on_top.value();
        assert!(chance > 0.3 && chance < 0.5, "{chance}");
        assert!(rows.iter().all(|row| row.on_top == rows[0].on_top));
    }
}
