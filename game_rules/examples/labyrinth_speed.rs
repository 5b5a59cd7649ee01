//! Speeds of the Labyrinth on one core: boards drawn and checked, random turns, knowledge updates,
//! and the Hunter's decisions. `cargo run -p game_rules --example labyrinth_speed [PART]`

use std::time::{Duration, Instant};

use game_rules::{
    bots::{Bot, Mind, Opponents, Sight},
    dice::Dice,
    game::{Game, Seat, Viewer},
    labyrinth::{
        Action, Dir, Event, Hearing, Labyrinth, Settings, Setup,
        generate::{generate, keeps_its_promise},
        knowledge::Knowledge,
    },
};

const LIMIT: Duration = Duration::from_secs(3);

fn main() {
    let wanted = std::env::args().nth(1);
    let parts: [(&str, fn()); 4] =
        [("boards", boards), ("turns", turns), ("knowledge", knowledge), ("hunter", hunter)];
    for (name, part) in parts {
        if wanted.as_ref().is_none_or(|wanted| wanted == name) {
            part();
        }
    }
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

/// Every announcement of some games is taken in by the notebook of the first seat. How free the followed
/// adventurers' pieces of map are afterwards says how much it proves.
fn knowledge() {
    let small = Settings {
        width: 5,
        height: 5,
        river: 6,
        marsh: 2,
        three_way: 0,
        treasure: 1,
        walls: 5,
        ..Settings::default()
    };
    let middle =
        Settings { width: 6, river: 7, three_way: 1, treasure: 2, walls: 8, ..small.clone() };
    let whisper = Settings { hearing: Hearing::Whisper, ..Settings::default() };
    let boards =
        [("8x8", Settings::default()), ("8x8 whisper", whisper), ("5x5", small), ("6x5", middle)];
    for (name, mut settings) in boards {
        settings.turn_limit = Some(480);
        for (walk, names) in [("random", 4), ("random", 1), ("curious", 4), ("curious", 1)] {
            let players = &["Ann", "Bob", "Cid", "Dan"][..names];
            let setup = Setup { settings: settings.clone(), ..Setup::for_players(players) };
            let (mut times, mut free, mut places) = (Vec::new(), 0u64, 0u64);
            for seed in 0..12 {
                let Ok((mut game, opening)) = Labyrinth::start(&setup, seed) else { continue };
                let mut known = Knowledge::new(&setup.settings, names, Viewer::Seat(Seat(0)));
                opening.iter().for_each(|event| known.observe(event));
                let mut dice = Dice::stream(seed, "walk");
                let mut events = Vec::new();
                while let Some(seat) = game.turn().seats().iter().next() {
                    events.clear();
                    let dir = Dir::ALL[dice.below("step", 4) as usize];
                    let untried = known.track(seat).and_then(|track| {
                        let piece = known.fragment(track.fragment)?;
                        Dir::ALL.into_iter().find(|&dir| piece.side(track.at, dir).is_none())
                    });
                    let dir = if walk == "curious" { untried.unwrap_or(dir) } else { dir };
                    let _ = game.apply(seat, &Action::Move(dir), &mut events);
                    let _ = game.apply(seat, &Action::EndTurn, &mut events);
                    let who = Viewer::Seat(Seat(0));
                    for event in events.iter().filter_map(|event| Labyrinth::redact(event, who)) {
                        times.push(observe(&mut known, &event));
                    }
                    let tracks = Seat::all(names).filter_map(|seat| known.track(seat));
                    for piece in tracks.filter_map(|track| known.fragment(track.fragment)) {
                        free += u64::from(piece.freedom());
                        places += 1;
                    }
                }
            }
            times.sort_unstable();
            let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
            println!(
                "knowledge, {name}, {names} {walk}: {} updates, median {:?}, p95 {:?}, p99.9 {:?}, \
                 worst {:?}; {:.3} placements left",
                times.len(),
                at(0.5),
                at(0.95),
                at(0.999),
                at(1.0),
                free as f64 / places.max(1) as f64
            );
        }
    }
}

/// The time an update takes, best of three: others may be at work on this machine.
fn observe(known: &mut Knowledge, event: &Event) -> Duration {
    let mut best = Duration::MAX;
    let before = known.clone();
    for _ in 0..3 {
        let mut next = before.clone();
        let begin = Instant::now();
        next.observe(event);
        best = best.min(begin.elapsed());
        *known = next;
    }
    best
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
