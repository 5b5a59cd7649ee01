//! Where truth and somebody's belief differ most (ux 2.2, "interesting next"): worked out off the main
//! thread when a match is watched, and marked on the scrub bar.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Event, Hearing, Labyrinth, News, Settings, Size, Tile, knowledge::Knowledge},
    table::Match,
};

use crate::{
    app::idle::Motion,
    history::Highlight,
    table::{Table, viewer::ReplayViewer},
};

/// Less than this, in bits for somebody beside the mover, is no mistake worth a mark.
const LEAST: f32 = 4.0;
/// Of so many rounds only the worst mistake is marked.
const ROUNDS: usize = 3;

/// The search for mistakes in the match that is watched.
#[derive(Resource, Default, Debug)]
pub struct Mistakes(Option<Task<Vec<usize>>>);

/// What happened and where everybody stood then; all that is needed of a match.
struct Course {
    settings: Settings,
    opening: Vec<Event>,
    /// Events of every decision, whose it was, and everybody's tile after it.
    plies: Vec<(Vec<Event>, Seat, Vec<Tile>)>,
}

impl Course {
    fn of(game: &Match<Labyrinth>) -> Course {
        let tiles = |game: &Labyrinth| game.players().iter().map(|one| one.tile).collect();
        let past = game.past();
        let after = past.iter().skip(1).map(|next| tiles(&next.before));
        let after = after.chain([tiles(game.game())]);
        let plies = past.iter().zip(after);
        Course {
            settings: game.record().setup.settings.clone(),
            opening: game.opening().to_vec(),
            plies: plies.map(|(past, tiles)| (past.events.clone(), past.seat, tiles)).collect(),
        }
    }

    /// After which decisions somebody was most mistaken: the worst of every few rounds.
    fn mistakes(&self) -> Vec<usize> {
        let players = self.plies.first().map_or(0, |(.., tiles)| tiles.len());
        let size = self.settings.size();
        // Where all is said aloud everybody knows the same.
        let minds = if self.settings.hearing == Hearing::Aloud { 1 } else { players };
        let mut minds: Vec<(Viewer, Knowledge)> = Seat::all(minds)
            .map(Viewer::Seat)
            .map(|who| (who, Knowledge::new(&self.settings, players, who)))
            .collect();
        let hear = |events: &[Event], minds: &mut Vec<(Viewer, Knowledge)>| {
            for (who, known) in minds {
                events.iter().filter_map(|event| event.seen_by(*who)).for_each(|event| {
                    known.observe(&event);
                });
            }
        };
        hear(&self.opening, &mut minds);
        let (mut found, mut worst, mut turns) = (Vec::new(), None::<(f32, usize)>, 0);
        for (index, (events, mover, tiles)) in self.plies.iter().enumerate() {
            hear(events, &mut minds);
            if events.iter().any(|event| matches!(event.news, News::Landed { .. })) {
                let bits = Seat::all(players)
                    .filter(|seat| seat != mover)
                    .map(|seat| {
                        let known = &minds[seat.index() % minds.len()].1;
                        mistake(known, (seat, *mover), tiles, size)
                    })
                    .fold(0.0, f32::max);
                if bits >= LEAST && worst.is_none_or(|(most, _)| bits > most) {
                    worst = Some((bits, index + 1));
                }
            }
            turns += events.iter().filter(|event| matches!(event.news, News::Ended { .. })).count();
            if turns >= ROUNDS * players {
                found.extend(worst.take().map(|(_, ply)| ply));
                turns = 0;
            }
        }
        found.extend(worst.map(|(_, ply)| ply));
        found
    }
}

/// How surprised `seat` would be to learn where the mover stands, in bits; the farther away that is,
/// the less it matters.
fn mistake(known: &Knowledge, (seat, mover): (Seat, Seat), tiles: &[Tile], size: Size) -> f32 {
    let all = size.tiles() as f32;
    let places = match (known.track(seat), known.track(mover)) {
        (Some(own), Some(other)) if own.fragment == other.fragment => 1.0,
        (Some(own), Some(other)) => {
            let freedom = |id: usize| known.fragment(id).map_or(all, |one| one.freedom() as f32);
            (freedom(own.fragment) * freedom(other.fragment)).clamp(1.0, all)
        }
        _ => all,
    };
    let ((x, y), (u, v)) = (size.xy(tiles[seat.index()]), size.xy(tiles[mover.index()]));
    let apart = f32::from((x - u).unsigned_abs() + (y - v).unsigned_abs());
    2.0 * places.log2() / (1.0 + apart)
}

/// Begins the search when a match is opened, and marks what it found.
pub(super) fn search(
    table: Res<Table<Labyrinth>>,
    viewing: Option<ResMut<ReplayViewer>>,
    mut mistakes: ResMut<Mistakes>,
    mut motion: ResMut<Motion>,
) {
    let Some(mut viewing) = viewing else {
        mistakes.0 = None;
        return;
    };
    if viewing.is_added()
        && let Some(game) = table.watched()
    {
        let course = Course::of(game);
        mistakes.0 = Some(AsyncComputeTaskPool::get().spawn(async move { course.mistakes() }));
    }
    let Some(task) = &mut mistakes.0 else { return };
    motion.go_on();
    if let Some(found) = check_ready(task) {
        mistakes.0 = None;
        for ply in found {
            viewing.add_mark(ply, Highlight::Mistaken);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        dice::Dice,
        game::{Game, Turn},
        labyrinth::Setup,
    };

    /// At most one in a few rounds, in their order, after steps; a table where all know all has none.
    #[test]
    fn the_worst_mistakes_are_found() {
        for (count, mistaken) in [(4, true), (1, false)] {
            let mut setup = Setup::default();
            setup.players.truncate(count);
            let seats = setup.players.clone();
            let mut game = Match::<Labyrinth>::start(setup, 4, seats).unwrap();
            let mut dice = Dice::stream(4, "walk");
            for _ in 0..150 {
                let Turn::One(seat) = game.game().turn() else { break };
                let legal = game.game().legal(seat);
                let action = legal[dice.below("deed", legal.len() as u64) as usize];
                game.act(seat, &action).unwrap();
            }
            let found = Course::of(&game).mistakes();
            assert_eq!(!found.is_empty(), mistaken, "{count}");
            assert!(
                found.is_sorted()
                    && found.len() <= 1 + game.game().turns() as usize / count / ROUNDS
            );
            for ply in found {
                let events = &game.past()[ply - 1].events;
                assert!(events.iter().any(|event| matches!(event.news, News::Landed { .. })));
            }
        }
    }
}
