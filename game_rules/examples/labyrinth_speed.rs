//! Speeds of the Labyrinth on one core: boards drawn and checked, random turns, knowledge updates,
//! and the Hunter's decisions. `cargo run -p game_rules --example labyrinth_speed`

use std::time::{Duration, Instant};

use game_rules::{
    bots::{Bot, Mind, Opponents, Sight},
    dice::Dice,
    game::{Game, Seat, Viewer},
    labyrinth::{
        Action, Dir, Labyrinth, Settings, Setup,
        generate::{generate, keeps_its_promise},
        knowledge::Knowledge,
    },
};

const LIMIT: Duration = Duration::from_secs(3);

fn main() {
    boards();
    turns();
    knowledge();
    hunter();
}

fn boards() {
    let settings = Settings::default();
    let begin = Instant::now();
    let mut drawn = 0u64;
    while begin.elapsed() < LIMIT {
        let drawing = generate(&settings, &mut Dice::stream(drawn, "board"));
        assert!(drawing.is_ok_and(|drawing| keeps_its_promise(&settings, &drawing)));
        drawn += 1;
    }
    println!("boards per second: {:.0}", drawn as f64 / begin.elapsed().as_secs_f64());
}

fn turns() {
    let mut setup = Setup::default();
    setup.settings.turn_limit = Some(5_000);
    let begin = Instant::now();
    let mut played = 0u64;
    let mut dice = Dice::stream(1, "turns");
    let mut events = Vec::new();
    let mut seed = 0;
    while begin.elapsed() < LIMIT {
        seed += 1;
        let Ok((mut game, _)) = Labyrinth::start(&setup, seed) else { continue };
        while let Some(seat) = game.turn().seats().iter().next() {
            events.clear();
            let dir = Dir::ALL[dice.below("step", 4) as usize];
            let _ = game.apply(seat, &Action::Move(dir), &mut events);
            let _ = game.apply(seat, &Action::EndTurn, &mut events);
        }
        played += u64::from(game.turns());
    }
    println!("random turns per second: {:.0}", played as f64 / begin.elapsed().as_secs_f64());
}

fn knowledge() {
    let mut setup = Setup::default();
    setup.settings.turn_limit = Some(480);
    let mut times = Vec::new();
    for seed in 0..12 {
        let Ok((mut game, opening)) = Labyrinth::start(&setup, seed) else { continue };
        let mut known = Knowledge::new(&setup.settings, 4, Viewer::Seat(Seat(0)));
        opening.iter().for_each(|event| known.observe(event));
        let mut dice = Dice::stream(seed, "walk");
        let mut events = Vec::new();
        while let Some(seat) = game.turn().seats().iter().next() {
            events.clear();
            let dir = Dir::ALL[dice.below("step", 4) as usize];
            let _ = game.apply(seat, &Action::Move(dir), &mut events);
            let _ = game.apply(seat, &Action::EndTurn, &mut events);
            for event in &events {
                let begin = Instant::now();
                known.observe(event);
                times.push(begin.elapsed());
            }
        }
    }
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!("knowledge update: median {:?}, p95 {:?}, worst {:?}", at(0.5), at(0.95), at(1.0));
}

fn hunter() {
    let mut setup = Setup::default();
    setup.settings.turn_limit = Some(400);
    let mut worst = Duration::ZERO;
    let (mut total, mut count) = (Duration::ZERO, 0u32);
    for seed in 0..3 {
        let Ok((mut game, _)) = Labyrinth::start(&setup, seed) else { continue };
        let mut bots: Vec<Box<dyn Bot<Labyrinth>>> = ["hunter", "explorer", "explorer", "explorer"]
            .into_iter()
            .filter_map(Labyrinth::bot)
            .collect();
        let mut minds: Vec<Mind<'_>> = Seat::all(4).map(|seat| Mind::new(seed, seat)).collect();
        while let Some(seat) = game.turn().seats().iter().next() {
            let mind = &mut minds[seat.index()];
            mind.begin();
            let begin = Instant::now();
            let action = bots[seat.index()].choose(&Sight::new(&game, seat), mind);
            if seat == Seat(0) {
                worst = worst.max(begin.elapsed());
                total += begin.elapsed();
                count += 1;
            }
            if game.apply(seat, &action, &mut Vec::new()).is_err() {
                return println!("seat {seat:?} chose something illegal: {action:?}");
            }
        }
    }
    println!("hunter: {:?} a decision on average, {worst:?} at worst", total / count.max(1));
}
