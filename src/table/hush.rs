//! What a bot does without being heard takes the same time however often it decided: nobody may count
//! its tries by the clock (rules/labyrinth.md 19.2).

/// Seconds of one hush at the usual speed, and at the least.
const SLOT: f32 = 1.0;
const LEAST: f32 = 0.5;
/// The share of it after which bots have to make up their minds at once.
const THOUGHT: f32 = 0.6;

/// A stretch of decisions that nobody has been shown yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hush {
    since: f32,
    slot: f32,
    /// When what has happened is shown, once there is something to show.
    pub(super) due: Option<f32>,
}

impl Hush {
    /// Begins now; without a speed everything is shown as fast as may be.
    pub(super) fn begin(now: f32, speed: Option<f32>) -> Hush {
        let slot = speed.map_or(LEAST, |speed| (SLOT / speed.max(0.25)).max(LEAST));
        Hush { since: now, slot, due: None }
    }

    /// Must the bots come to an end, so that everything fits?
    pub(super) fn presses(&self, now: f32) -> bool {
        now - self.since > THOUGHT * self.slot
    }

    /// There is something to show: at the end of the slot, whenever it was ready.
    pub(super) fn ready(&mut self, now: f32) -> f32 {
        let slots = ((now - self.since) / self.slot).ceil().max(1.0);
        *self.due.get_or_insert(self.since + slots * self.slot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_try_or_four_end_at_the_same_moment() {
        for speed in [None, Some(0.5), Some(1.0), Some(2.0), Some(4.0)] {
            let end = |tries: u16, thought: f32| {
                let mut hush = Hush::begin(10.0, speed);
                let now = 10.0 + f32::from(tries) * thought * hush.slot;
                (hush.ready(now), hush.presses(now))
            };
            let first = end(1, 0.01);
            for tries in 1..=4 {
                for thought in [0.0, 0.05, 0.2] {
                    assert_eq!(end(tries, thought).0, first.0, "{speed:?} {tries} {thought}");
                }
            }
            assert!(first.0 >= 10.0 + LEAST);
            assert!(end(4, 0.2).1 && !first.1);
            // What was ready once stays due then.
            let mut hush = Hush::begin(0.0, speed);
            let due = hush.ready(0.1);
            assert_eq!(hush.ready(due + 5.0), due);
        }
    }
}
