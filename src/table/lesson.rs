//! Lessons (ux 2.0.3): a match with a known seed, cut into beats that ask for one action each. A
//! lesson is data; a game that wants one fills in a [`Lesson`] and names the objects its beats are
//! about.

use game_rules::game::{Game, Seat};

use super::{Player, Staged, Table};

/// A scripted match.
#[derive(Clone, Debug)]
pub struct Lesson<G: Game> {
    /// Everything random follows from it.
    pub seed: u64,
    /// The table it is played at.
    pub setup: G::Setup,
    /// What is asked for, in order.
    pub beats: Vec<LessonBeat<G>>,
    /// What the other side does: after so many decisions, this.
    pub replies: Vec<(usize, G::Action)>,
}

/// One thing to do.
#[derive(Clone, Debug)]
pub struct LessonBeat<G: Game> {
    /// `lesson-<word>` says it in one sentence.
    pub word: &'static str,
    /// The name of the object it is about.
    pub anchor: &'static str,
    /// The action it asks for; `None` lets the player choose.
    pub expects: Option<G::Action>,
}

/// A lesson that is being taken.
#[derive(Clone, Debug)]
pub(super) struct Course<G: Game> {
    lesson: Lesson<G>,
    /// Decisions made before each beat that is over.
    begun: Vec<usize>,
}

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonProgress {
    /// Beats that are over.
    pub done: usize,
    /// Beats in all.
    pub all: usize,
    /// The beat that is on: its word and the object it is about.
    pub beat: Option<(&'static str, &'static str)>,
}

impl<G: Game> Course<G> {
    fn beat(&self) -> Option<&LessonBeat<G>> {
        self.lesson.beats.get(self.begun.len())
    }

    /// Is this what is asked for now?
    pub(super) fn wants(&self, action: &G::Action) -> bool {
        self.beat().is_some_and(|beat| beat.expects.as_ref().is_none_or(|wanted| wanted == action))
    }

    /// The player has done it, as decision number `ply`.
    pub(super) fn done(&mut self, ply: usize) {
        self.begun.push(ply);
    }

    /// What the other side does as decision number `ply`.
    pub(super) fn reply(&self, ply: usize) -> Option<G::Action> {
        let mut replies = self.lesson.replies.iter();
        replies.find(|(at, _)| *at == ply).map(|(_, action)| action.clone())
    }
}

impl<G: Staged> Table<G> {
    /// Sits down to a lesson.
    pub fn teach(
        lesson: Lesson<G>,
        players: Vec<Player>,
    ) -> Result<Table<G>, game_rules::game::SetupError> {
        let mut table = Table::start(lesson.setup.clone(), lesson.seed, players)?;
        table.course = Some(Course { lesson, begun: Vec::new() });
        Ok(table)
    }

    /// How far the lesson has come, if this is one.
    pub fn lesson(&self) -> Option<LessonProgress> {
        let course = self.course.as_ref()?;
        Some(LessonProgress {
            done: course.begun.len(),
            all: course.lesson.beats.len(),
            beat: course.beat().map(|beat| (beat.word, beat.anchor)),
        })
    }

    /// Goes back to the beat before; false if there is none.
    pub(super) fn beat_back(&mut self) -> bool {
        let Some(to) = self.course.as_mut().and_then(|course| course.begun.pop()) else {
            return false;
        };
        while self.game.ply() > to {
            let seat = self.game.past().last().map_or(Seat(0), |past| past.seat);
            if self.game.take_back(seat).is_err() {
                break;
            }
        }
        for seen in &mut self.seen {
            *seen = to;
        }
        self.waiting.clear();
        self.held.clear();
        true
    }
}
