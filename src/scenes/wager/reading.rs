//! The odds board of a view, counted beside the picture: it draws many cases.

use std::sync::{Arc, Mutex, OnceLock};

use bevy::tasks::AsyncComputeTaskPool;
use game_rules::{
    game::{Seat, Viewer},
    wager::{Board, Drawn, Plan, Ranked, Settled, View},
};

/// A board that is being counted or has been.
#[derive(Clone, Debug)]
pub struct Counted {
    board: Arc<OnceLock<Board>>,
}

impl Counted {
    /// The board, once it is counted.
    pub fn get(&self) -> Option<&Board> {
        self.board.get()
    }

    /// Is it still being counted?
    pub fn is_counting(&self) -> bool {
        self.board.get().is_none()
    }
}

/// All a board depends on; the same question is not counted twice.
#[derive(Clone, PartialEq)]
struct Question {
    plan: Plan,
    own: Option<Seat>,
    points: Vec<i32>,
    ranking: Vec<Ranked>,
    history: Vec<Settled>,
    quest: Option<Drawn>,
    twists: Vec<game_rules::wager::Twist>,
}

/// The last questions asked, newest last.
static ASKED: Mutex<Vec<(Question, Counted)>> = Mutex::new(Vec::new());
const KEPT: usize = 6;

/// The board as the eyes of a view may see it.
pub fn read(view: &View) -> Counted {
    let own = match view.who {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Omniscient => None,
    };
    let question = Question {
        plan: view.plan.clone(),
        own,
        points: view.points.clone(),
        ranking: view.ranking.clone(),
        history: view.history.clone(),
        quest: view.quest,
        twists: view.twists.clone(),
    };
    let Ok(mut asked) = ASKED.lock() else { return begin(view, own) };
    if let Some((_, counted)) = asked.iter().find(|(known, _)| *known == question) {
        return counted.clone();
    }
    let counted = begin(view, own);
    if asked.len() == KEPT {
        asked.remove(0);
    }
    asked.push((question, counted.clone()));
    counted
}

fn begin(view: &View, own: Option<Seat>) -> Counted {
    let board = Arc::new(OnceLock::new());
    let counted = Counted { board: Arc::clone(&board) };
    let view = view.clone();
    let count = move || drop(board.set(Board::of(&view, own)));
    match AsyncComputeTaskPool::try_get() {
        Some(pool) => pool.spawn(async move { count() }).detach(),
        None => count(),
    }
    counted
}
