//! What an adventurer finds on their tile (rules/labyrinth.md 7.5, 11.3), and what they know of it
//! later in the turn.

use serde::{Deserialize, Serialize};

use super::{Kind, event::News, log::Log, monsters::Beasts};
use crate::game::{Seat, SeatSet};

/// What an adventurer finds on their tile, themselves aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Around {
    /// Whether treasure lies there (not how much).
    pub treasure: bool,
    /// Healthy companions.
    pub healthy: SeatSet,
    /// Injured companions.
    pub injured: SeatSet,
    /// Monsters (17.11).
    pub beasts: Beasts,
}

impl Around {
    /// All companions.
    pub fn companions(&self) -> SeatSet {
        self.healthy.union(self.injured)
    }

    /// What `seat` knows of their tile: the last look around, and what was announced since. Whoever
    /// has taken a pile does not know whether another is left (11.4).
    pub(super) fn heard(log: &Log, seat: Seat) -> Around {
        let mut since = Vec::new();
        let mut around = Around::default();
        for event in log.newest() {
            match event.news {
                News::Landed { seat: whose, around: seen }
                | News::Around { seat: whose, around: seen }
                    if whose == seat =>
                {
                    around = seen;
                    break;
                }
                ref news => since.push(news),
            }
        }
        for news in since.into_iter().rev() {
            match *news {
                News::Taken { seat: taker } if taker == seat => around.treasure = false,
                News::Left { seat: by } => {
                    around.treasure |= by == seat || around.companions().contains(by);
                }
                News::Injured { seat: other } if around.healthy.contains(other) => {
                    around.healthy = around.healthy.without(other);
                    around.injured = around.injured.with(other);
                }
                _ => {}
            }
        }
        around
    }
}

/// What those who hear of the steps of `seat` were told its tile is: nothing after a flush.
pub(super) fn told_kind(log: &Log, seat: Seat) -> Option<Kind> {
    for event in log.newest() {
        match event.news {
            News::Entered { seat: whose, kind, .. } if whose == seat => return Some(kind),
            News::Climbed { seat: whose } if whose == seat => return Some(Kind::Stairs),
            News::Flushed { seat: whose } if whose == seat => return None,
            _ => {}
        }
    }
    Some(Kind::Safe)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::Event;

    fn known(news: &[News]) -> Around {
        let event = |news: &News| Event { private: false, news: news.clone() };
        Around::heard(&news.iter().map(event).collect(), Seat(0))
    }

    #[test]
    fn a_tile_is_known_from_announcements_and_not_from_what_lies_there() {
        let [me, bob, cat] = [0, 1, 2].map(Seat);
        let around = Around { treasure: true, healthy: SeatSet::one(bob), ..Around::default() };
        let mut news = vec![
            News::Left { seat: cat },
            News::Landed { seat: cat, around: Around::default() },
            News::Landed { seat: me, around },
        ];
        assert_eq!(known(&news), around);
        news.push(News::Taken { seat: me });
        assert!(!known(&news).treasure, "whether another is left was not told");
        news.push(News::Left { seat: cat });
        assert!(!known(&news).treasure, "that was somewhere else");
        news.extend([News::Injured { seat: bob }, News::Left { seat: bob }]);
        let after = known(&news);
        assert!(after.treasure && after.healthy.is_empty());
        assert_eq!(after.injured, SeatSet::one(bob));
        assert_eq!(known(&news[..2]), Around::default());
    }
}
