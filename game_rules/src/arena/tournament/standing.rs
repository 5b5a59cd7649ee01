//! Standings: points, then wins; equal after that is a shared place.

use serde::{Deserialize, Serialize};

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// From 1; shared places are counted like in sport: 1, 2, 2, 4.
    pub place: u32,
    /// 3 per win, 1 per draw.
    pub points: u32,
    /// Matches won.
    pub wins: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Matches lost.
    pub losses: u32,
    /// Who.
    pub login: String,
}

impl Standing {
    /// Nothing played yet.
    pub(super) fn of(login: &str) -> Standing {
        Standing { place: 1, points: 0, wins: 0, draws: 0, losses: 0, login: login.to_owned() }
    }

    /// Counts a match by its points.
    pub(super) fn count(&mut self, points: u8) {
        self.points += u32::from(points);
        match points {
            3 => self.wins += 1,
            1 => self.draws += 1,
            _ => self.losses += 1,
        }
    }

    /// Sorts, and gives out the places.
    pub(super) fn rank(table: &mut [Standing]) {
        table.sort_by_key(|line| std::cmp::Reverse((line.points, line.wins)));
        for index in 0..table.len() {
            let above = index.checked_sub(1).map(|above| &table[above]);
            let shared = above
                .filter(|above| {
                    (above.points, above.wins) == (table[index].points, table[index].wins)
                })
                .map(|above| above.place);
            table[index].place = shared.unwrap_or(index as u32 + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_then_wins_then_a_shared_place() {
        let line = |login: &str, results: &[u8]| {
            let mut line = Standing::of(login);
            results.iter().for_each(|&points| line.count(points));
            line
        };
        let mut table = [
            line("three draws", &[1, 1, 1, 0]),
            line("a win", &[3, 0, 0, 0]),
            line("nothing", &[0, 0, 0, 0]),
            line("a win too", &[0, 3, 0, 0]),
            line("best", &[3, 3, 1, 0]),
        ];
        Standing::rank(&mut table);
        let places: Vec<(u32, &str)> =
            table.iter().map(|line| (line.place, line.login.as_str())).collect();
        assert_eq!(
            places,
            [(1, "best"), (2, "a win"), (2, "a win too"), (4, "three draws"), (5, "nothing")]
        );
    }
}
