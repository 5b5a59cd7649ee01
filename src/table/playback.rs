//! The order in which things are shown. A scene draws `f(view, beat)`: the view before the event
//! and how far the event has come. When the last beat is over, the newest view alone is the
//! picture, so skipping, loading, undo and scrubbing are nothing special.

use std::collections::VecDeque;

use bevy::prelude::*;
use game_rules::game::Game;

use super::Staged;

/// The event that is being shown.
#[derive(Clone, Debug)]
pub struct Beat<G: Game> {
    /// What happened.
    pub event: G::Event,
    /// How far it has come, 0 to 1.
    pub progress: f32,
    /// How long it takes, in seconds at the present speed.
    pub length: f32,
    /// What came of it has been shown.
    landed: bool,
}

/// What came to pass while time went by.
#[derive(Clone, Debug)]
pub struct Passed<G: Game> {
    /// The events that began to be shown.
    pub began: Vec<G::Event>,
    /// The events that have shown what came of them.
    pub landed: Vec<G::Event>,
}

/// What is still to be shown.
#[derive(Resource, Clone, Debug)]
pub struct Playback<G: Game> {
    queue: VecDeque<G::Event>,
    /// Events that have been shown but are not in the view yet, oldest first.
    pub done: Vec<G::Event>,
    /// The event that is being shown now.
    pub beat: Option<Beat<G>>,
    /// How many times as fast everything is brought to its end, if it is.
    hurried: Option<f32>,
    /// Somebody is told what they have missed: how many times as fast at least.
    recap: Option<f32>,
    /// Seconds that are jumped over next.
    ahead: f32,
    /// Nothing goes on for now, unless it is hurried.
    pub held: bool,
    /// Time may stretch around great moments.
    pub slow: bool,
    /// Seconds of beat for one second of the clock; `None` shows end states at once.
    pub speed: Option<f32>,
}

impl<G: Game> Default for Playback<G> {
    fn default() -> Playback<G> {
        Playback {
            queue: VecDeque::new(),
            done: Vec::new(),
            beat: None,
            hurried: None,
            recap: None,
            ahead: 0.0,
            held: false,
            slow: false,
            speed: Some(1.0),
        }
    }
}

/// Nobody is told for longer than this many seconds what they have missed (ux 2.0.6).
const RECAP: f32 = 6.0;

impl<G: Staged> Playback<G> {
    /// What has happened and is still to be shown.
    pub fn coming(&self) -> impl Iterator<Item = &G::Event> + Clone {
        self.queue.iter()
    }

    /// Is nothing being shown?
    pub fn is_idle(&self) -> bool {
        self.beat.is_none() && self.queue.is_empty()
    }

    /// Shows these events after what is already waiting.
    pub fn show(&mut self, events: impl IntoIterator<Item = G::Event>) {
        self.queue.extend(events);
    }

    /// Shows somebody what they have missed, and nothing else.
    pub fn recapitulate(&mut self, events: impl IntoIterator<Item = G::Event>) {
        self.clear();
        self.show(events);
        self.recap = Some(self.rest() / RECAP).filter(|_| !self.is_idle());
    }

    /// Is somebody being told what they have missed?
    pub fn is_recap(&self) -> bool {
        self.recap.is_some()
    }

    /// How long an event takes.
    fn length(&self, event: &G::Event) -> f32 {
        let stretch = if self.slow { G::stretch(event) } else { 1.0 };
        (G::beat(event) * stretch).max(0.0)
    }

    /// What is left of everything, in seconds.
    fn rest(&self) -> f32 {
        let coming: f32 = self.queue.iter().map(|event| self.length(event)).sum();
        coming + self.beat.as_ref().map_or(0.0, |beat| beat.length * (1.0 - beat.progress))
    }

    /// Brings everything to its end within a moment.
    pub fn hurry(&mut self) {
        let now = self.beat.as_ref().map(|beat| &beat.event).or(self.queue.front());
        if let Some(event) = now {
            let faster = self.rest() / G::hurried(event);
            self.hurried = Some(self.hurried.unwrap_or(1.0).max(faster));
        }
    }

    /// Jumps so many seconds ahead; everything on the way begins and ends.
    pub fn jump(&mut self, seconds: f32) {
        self.ahead += seconds.max(0.0);
    }

    /// Forgets what was to be shown: the view is the picture.
    pub fn clear(&mut self) {
        self.queue.clear();
        self.done.clear();
        self.beat = None;
        (self.hurried, self.recap, self.held, self.ahead) = (None, None, false, 0.0);
    }

    /// Has what is being shown told already what came of it?
    pub fn has_landed(&self) -> bool {
        self.beat.as_ref().is_none_or(|beat| beat.progress >= G::lands(&beat.event))
    }

    /// Lets `seconds` pass.
    pub fn advance(&mut self, seconds: f32) -> Passed<G> {
        let mut passed = Passed { began: Vec::new(), landed: Vec::new() };
        if self.held && self.hurried.is_none() {
            return passed;
        }
        let mut left = match self.speed {
            Some(speed) => seconds * speed,
            None => f32::INFINITY,
        };
        for faster in self.hurried.into_iter().chain(self.recap) {
            left = left.max(seconds * faster);
        }
        left += std::mem::take(&mut self.ahead);
        loop {
            if self.beat.is_none() {
                let Some(event) = self.queue.pop_front() else { break };
                passed.began.push(event.clone());
                let length = self.length(&event);
                self.beat = Some(Beat { event, progress: 0.0, length, landed: false });
            }
            let Some(beat) = &mut self.beat else { break };
            let rest = beat.length * (1.0 - beat.progress);
            let ends = left >= rest;
            if !ends {
                beat.progress += left / beat.length;
            }
            if !beat.landed && (ends || beat.progress >= G::lands(&beat.event)) {
                beat.landed = true;
                passed.landed.push(beat.event.clone());
            }
            if !ends {
                break;
            }
            left -= rest;
            self.done.extend(self.beat.take().map(|beat| beat.event));
        }
        if self.is_idle() {
            (self.hurried, self.recap) = (None, None);
        }
        passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::duel::classic::{Classic, Setup};

    #[test]
    fn whoever_was_away_is_told_within_six_seconds() {
        let (_, opening) = Classic::start(&Setup::default(), 1).unwrap();
        let long = || opening.iter().cycle().take(60 * opening.len()).cloned();
        let mut playback = Playback::<Classic>::default();
        playback.show(long());
        assert!(playback.rest() > 2.0 * RECAP && !playback.is_recap());
        playback.recapitulate(long());
        for _ in 0..59 {
            playback.advance(0.1);
        }
        assert!(playback.is_recap() && !playback.is_idle());
        playback.advance(0.2);
        assert!(playback.is_idle() && !playback.is_recap());
        // What is short takes its time, and nothing missed is nothing told.
        playback.recapitulate(opening.clone());
        let whole = playback.rest();
        playback.advance(0.5 * whole);
        assert!(playback.is_recap());
        playback.advance(0.6 * whole);
        assert!(playback.is_idle());
        playback.recapitulate([]);
        assert!(!playback.is_recap());
    }
}
