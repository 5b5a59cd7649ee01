//! What every seat believes at this moment, for those who see everything: worlds drawn from what that
//! seat has heard, just as its own screen draws them.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{
        Labyrinth, Tile, Truth, View,
        bots::{World as Possible, worlds},
    },
};

use super::{
    heat::{Estimate, Heat, Layer, estimate_at, heat_at},
    reading,
};
use crate::{
    app::idle::Motion,
    table::{Playback, TableView},
};

const WORLDS: usize = 120;
const TRIES: usize = 300;
/// Nothing is imagined before a moment has been looked at for so many seconds.
const PAUSE: f32 = 0.4;

/// The worlds of every seat; being drawn, or there.
#[derive(Resource, Default, Debug)]
pub struct RivalBeliefs {
    /// After how many decisions.
    about: Option<usize>,
    since: f32,
    task: Option<Task<Vec<Vec<Possible>>>>,
    worlds: Vec<Vec<Possible>>,
    heat: Option<((Seat, Layer), Heat)>,
}

impl RivalBeliefs {
    /// How strongly a seat believes something of a tile, once that is known.
    pub fn believes(
        &self,
        truth: &Truth,
        seat: Seat,
        tile: Tile,
        layer: Layer,
    ) -> Option<Estimate> {
        let worlds = self.worlds.get(seat.index()).filter(|worlds| !worlds.is_empty())?;
        let size = truth.board.size();
        let here = size.xy(truth.players.get(seat.index())?.tile);
        Some(estimate_at(worlds, seat, here, size.xy(tile), layer))
    }

    /// A layer as a seat sees it, over the true board.
    pub fn heat(&mut self, truth: &Truth, seat: Seat, layer: Layer) -> Option<&Heat> {
        let worlds = self.worlds.get(seat.index()).filter(|worlds| !worlds.is_empty())?;
        if self.heat.as_ref().is_none_or(|(what, _)| *what != (seat, layer)) {
            let here = truth.board.size().xy(truth.players.get(seat.index())?.tile);
            self.heat = Some(((seat, layer), heat_at(worlds, seat, here, layer)));
        }
        self.heat.as_ref().map(|(_, heat)| heat)
    }
}

/// A seat's own view, out of one that holds everything.
fn through(view: &View, truth: &Truth, seat: Seat) -> View {
    let heard = truth.heard.get(seat.index()).unwrap_or(&truth.log).clone();
    View { who: Viewer::Seat(seat), heard, truth: None, ..view.clone() }
}

/// Imagines, off the main thread, what everybody believes at a moment that stays.
pub(super) fn imagine(
    time: Res<Time<Real>>,
    shown: Option<Res<TableView<Labyrinth>>>,
    playback: Option<Res<Playback<Labyrinth>>>,
    mut minds: ResMut<RivalBeliefs>,
    mut motion: ResMut<Motion>,
) {
    let minds = minds.bypass_change_detection();
    let Some(shown) = shown.filter(|shown| shown.view.truth.is_some()) else {
        if minds.about.is_some() {
            *minds = RivalBeliefs::default();
        }
        return;
    };
    if minds.about != Some(shown.ply) {
        *minds = RivalBeliefs { about: Some(shown.ply), ..RivalBeliefs::default() };
    }
    if let Some(task) = &mut minds.task {
        motion.go_on();
        if let Some(found) = check_ready(task) {
            (minds.worlds, minds.task) = (found, None);
        }
        return;
    }
    if !minds.worlds.is_empty() {
        return;
    }
    minds.since += time.delta_secs();
    motion.go_on();
    let idle = playback.is_some_and(|playback| playback.is_idle());
    if minds.since < PAUSE || !idle {
        return;
    }
    let view = shown.view.clone();
    minds.task = Some(AsyncComputeTaskPool::get().spawn(async move {
        let Some(truth) = view.truth.as_deref() else { return Vec::new() };
        let all = Seat::all(truth.players.len()).map(|seat| {
            let known = reading::knowledge_of(&view, seat);
            worlds(&through(&view, truth, seat), &known, seat, WORLDS, TRIES)
        });
        all.collect()
    }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        dice::Dice,
        game::{Game, Turn},
        labyrinth::{Hearing, Setup},
    };

    /// Whoever looks on imagines for a seat just what that seat imagines itself.
    #[test]
    fn an_onlooker_imagines_what_the_seat_does() {
        for hearing in [Hearing::Aloud, Hearing::Whisper] {
            let mut setup = Setup::default();
            setup.settings.hearing = hearing;
            let (mut game, _) = Labyrinth::start(&setup, 5).unwrap();
            let mut dice = Dice::stream(5, "walk");
            for _ in 0..60 {
                let Turn::One(seat) = game.turn() else { break };
                let legal = game.legal(seat);
                let action = legal[dice.below("deed", legal.len() as u64) as usize];
                game.apply(seat, &action, &mut Vec::new()).unwrap();
            }
            let whole = game.view(Viewer::Omniscient);
            let truth = whole.truth.as_deref().unwrap();
            for seat in Seat::all(4) {
                let own = game.view(Viewer::Seat(seat));
                let known = reading::knowledge(&own);
                let seen = worlds(&own, &known, seat, 4, 40);
                let through = through(&whole, truth, seat);
                let imagined = worlds(&through, &reading::knowledge_of(&whole, seat), seat, 4, 40);
                assert_eq!(format!("{seen:?}"), format!("{imagined:?}"), "{hearing:?} {seat:?}");
            }
        }
    }
}
