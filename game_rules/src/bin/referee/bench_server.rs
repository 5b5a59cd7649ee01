//! What `bench` measures of the arena beyond matches between bots: bare turns without events, how
//! long the best trainers think, and the server under a crowd.

use std::{
    thread,
    time::{Duration, Instant},
};

use game_rules::{
    arena::{Bout, Lineup, Team, bots::trainer, data::Data, tournament::Settings},
    bots::Mind,
    dice::Dice,
    game::Seat,
    server::{Config, Limits, Server, bot_client::Wire},
};
use serde_json::json;

/// Random matches on one core, resolved without events.
pub fn battles(seconds: f64) {
    let data = Data::shipped();
    let mut dice = Dice::stream(1, "battles");
    let lineups: Vec<Lineup> = (0..512)
        .filter_map(|_| {
            let teams = [Team::random(&data, &mut dice), Team::random(&data, &mut dice)];
            Lineup::new(&data, teams).ok()
        })
        .collect();
    let begin = Instant::now();
    let (mut matches, mut turns) = (0u64, 0u64);
    while begin.elapsed().as_secs_f64() < seconds {
        for lineup in &lineups {
            let mut bout = Bout::new(lineup, Seat(0));
            while bout.verdict.is_none() {
                let orders = [Seat(0), Seat(1)].map(|side| {
                    let legal = bout.legal(side);
                    match legal.len() {
                        0 => None,
                        count => legal.nth(dice.below("order", count as u64) as usize),
                    }
                });
                bout.resolve(lineup, orders, &mut ());
                turns += 1;
            }
            matches += 1;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    let line = json!({
        "game": "arena",
        "name": "random orders without events",
        "bytes_per_match": size_of::<Bout>(),
        "games": matches,
        "seconds": seconds,
        "games_per_second": matches as f64 / seconds,
        "turns_per_second": turns as f64 / seconds,
    });
    tell!("{line}");
}

/// Masters and Grandmasters against each other on one core: how long their choices take.
pub fn choices(seconds: f64) {
    let data = Data::shipped();
    for name in ["master", "grandmaster"] {
        let Some(mut thinker) = trainer(name) else { continue };
        let mut dice = Dice::stream(1, "choices");
        let begin = Instant::now();
        let (mut count, mut longest, mut total) = (0u32, Duration::ZERO, Duration::ZERO);
        while begin.elapsed().as_secs_f64() < seconds {
            let teams = [Team::random(&data, &mut dice), Team::random(&data, &mut dice)];
            let Ok(lineup) = Lineup::new(&data, teams) else { continue };
            let mut bout = Bout::new(&lineup, Seat(0));
            while bout.verdict.is_none() && begin.elapsed().as_secs_f64() < seconds {
                let orders = [Seat(0), Seat(1)].map(|side| {
                    if bout.legal(side).is_empty() {
                        return None;
                    }
                    let mut mind = Mind::new(dice.bits(), side);
                    let asked = Instant::now();
                    let order = thinker.order(&lineup, &bout, side, &mut mind);
                    let took = asked.elapsed();
                    (count, total, longest) = (count + 1, total + took, longest.max(took));
                    Some(order)
                });
                bout.resolve(&lineup, orders, &mut ());
            }
        }
        let line = json!({
            "game": "arena",
            "name": format!("choices of a {name}"),
            "choices": count,
            "mean_ms": milliseconds(total) / f64::from(count.max(1)),
            "longest_ms": milliseconds(longest),
        });
        println!("{line}");
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// A tournament of `bots` connected guests, for so many turns; every order is given over a socket.
pub fn crowd(bots: usize, turns: usize) -> Result<(), String> {
    let turn_ms = 60_000;
    let server = Server::start(Config {
        address: "127.0.0.1:0".to_owned(),
        settings: Settings {
            // Passwords are hashed one after the other.
            registration_ms: 3000 + 60 * bots as u64,
            turn_ms,
            early_turns: true,
        },
        limits: Limits {
            connections: bots + 10,
            per_address: bots + 10,
            accounts: bots as u32 + 10,
            players: bots.max(2),
            ..Limits::default()
        },
        ..Config::default()
    })
    .map_err(|fault| fault.to_string())?;
    let address = server.address().to_string();
    let guests: Vec<_> = (0..bots)
        .map(|index| {
            let address = address.clone();
            thread::spawn(move || attend(&address, index, turns))
        })
        .collect();
    let mut times: Vec<Duration> = Vec::new();
    for guest in guests {
        let told = guest.join().map_err(|_| "a guest panicked".to_owned())?;
        let told = told.map_err(|why| why.to_string())?;
        if told.len() > times.len() {
            times = told;
        }
    }
    let pairs = server.look(|hall| hall.play().map_or(0, |play| play.pairs().len()));
    let late: u32 = server
        .look(|hall| hall.play().map_or(0, |play| (0..bots).map(|place| play.late(place)).sum()));
    let slowest = times.iter().max().copied().unwrap_or_default();
    let total: Duration = times.iter().sum();
    let line = json!({
        "game": "arena",
        "name": "server",
        "bots": bots,
        "pairs": pairs,
        "turns": times.len(),
        "mean_turn_ms": milliseconds(total) / times.len().max(1) as f64,
        "slowest_turn_ms": milliseconds(slowest),
        "late_orders": late,
        "resident_mib": resident(),
    });
    tell!("{line}");
    Ok(())
}

/// Plays `turns` turns and says how long each took.
fn attend(
    address: &str,
    index: usize,
    turns: usize,
) -> Result<Vec<Duration>, game_rules::server::bot_client::GuestError> {
    let mut wire = Wire::open(address, &format!("guest-{index}"), "crowd")?;
    let mut dice = Dice::numbered(1, "crowd", index as u64);
    let team = Team::random(&Data::shipped(), &mut dice).ids().map(|id| id.to_string());
    wire.ask(&format!("ENROLL_TEAM {}", team.join(" ")))?;
    let mut times = Vec::new();
    let mut said = wire.wait()?;
    for _ in 0..turns {
        let begin = Instant::now();
        let open = (1..=said.len()).filter(|g| !said[g - 1].starts_with("END"));
        let mut orders = Vec::new();
        for legal in wire.legal(&open.collect::<Vec<_>>())? {
            if !legal.is_empty() {
                let place = dice.below("order", legal.len() as u64) as usize;
                orders.push(legal[place].clone());
            }
        }
        wire.ask_all(orders)?;
        said = wire.wait()?;
        times.push(begin.elapsed());
    }
    Ok(times)
}

/// Memory of the whole process, where the system tells.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib / 1024)
}
