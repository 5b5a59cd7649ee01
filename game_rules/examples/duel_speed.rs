//! How long a seat of the Duel needs to take in what a decision showed it, in every shipped mode.
//! `cargo run -p game_rules --example duel_speed`

use std::time::{Duration, Instant};

use game_rules::{
    bots::{Bot, Mind, Opponents, Sight},
    duel::full::{Duel, Mode, Setup, belief::Belief},
    game::{Game, Seat, Viewer},
};

const LIMIT: Duration = Duration::from_secs(4);
/// A match that goes on for longer shows nothing new.
const DECISIONS: u32 = 400;

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
    let mut exact = true;
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
            let before = Instant::now();
            belief.see_all(&log[seen..]);
            times.push(before.elapsed());
            seen = log.len();
            exact &= belief.shells().is_exact();
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
    println!(
        "mode {:4}, {} against {}: {} updates, median {:?}, p99 {:?}, p99.9 {:?}, worst {:?}, exact {exact}",
        mode.id,
        names[0],
        names[1],
        times.len(),
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
    );
}
