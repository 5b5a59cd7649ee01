//! How long a seat of the Duel needs to take in what a decision showed it, in every shipped mode.
//! `cargo run -p game_rules --example duel_speed`

use std::time::{Duration, Instant};

use game_rules::{
    bots::{Bot, Mind, Opponents, Sight},
    duel::full::{Duel, Event, Mode, Setup, knowledge::Belief},
    game::{Game, Seat, Viewer},
};

const LIMIT: Duration = Duration::from_secs(4);
/// A match that goes on for longer shows nothing new.
const DECISIONS: u32 = 400;
const TRIES: usize = 5;

fn main() {
    for mode in Mode::shipped() {
        for bots in [["courteous", "courteous"], ["random", "random"]] {
            updates(mode, bots);
        }
    }
}

fn updates(mode: &Mode, names: [&str; 2]) {
    let setup = Setup::numbered(mode.id);
    let (begin, mut times) = (Instant::now(), Vec::new());
    let mut sampled = 0;
    for seed in 0.. {
        if begin.elapsed() > LIMIT {
            break;
        }
        let Ok((mut game, _)) = Duel::start(&setup, seed) else { return };
        let mut bots: Vec<Box<dyn Bot<Duel>>> = names.into_iter().filter_map(Duel::bot).collect();
        let mut minds: Vec<Mind<'_>> = Seat::all(2).map(|seat| Mind::new(seed, seat)).collect();
        let eyes = Viewer::Seat(Seat(0));
        let mut belief = Belief::new(mode, setup.legacy);
        let mut seen = 0;
        for _ in 0..DECISIONS {
            let log = game.view(eyes).log;
            let (took, after) = take_in(&belief, &log[seen..]);
            times.push(took);
            (belief, seen) = (after, log.len());
            sampled += usize::from(!belief.shells().is_exact());
            let Some(seat) = game.turn().seats().iter().next() else { break };
            let mind = &mut minds[seat.index()];
            mind.begin();
            let action = bots[seat.index()].choose(&Sight::new(&game, seat), mind);
            if game.apply(seat, &action, &mut Vec::new()).is_err() {
                return println!("seat {seat:?} chose something illegal: {action:?}");
            }
        }
    }
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    let worst: Vec<Duration> = times.iter().rev().take(3).copied().collect();
    let (mode, count) = (mode.id, times.len());
    println!("mode {mode}, {} against {}: {count} updates, {sampled} sampled", names[0], names[1]);
    println!("  median {:?}, p99 {:?}, p99.9 {:?}, worst {worst:?}", at(0.5), at(0.99), at(0.999));
}

/// The belief after some events, and how long that takes: the best of a few tries, because whatever
/// else the machine does in between is none of it.
fn take_in(belief: &Belief, events: &[Event]) -> (Duration, Belief) {
    let tries = (0..TRIES).map(|_| {
        let mut after = belief.clone();
        let begin = Instant::now();
        after.see_all(events);
        (begin.elapsed(), after)
    });
    tries.min_by_key(|(took, _)| *took).unwrap_or((Duration::ZERO, belief.clone()))
}
