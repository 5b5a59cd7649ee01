//! The numbers of the Duel that are known from outside: win rates and lengths of many games.

use game_rules::{
    bots::{Bot, Mind, Opponents, play_out},
    duel::{
        HUMAN,
        full::{Duel, Setup},
    },
    game::{Game, Seat},
};

/// Win rate of the human and turns per game.
fn simulate(setup: &Setup, seats: [&str; 2], games: u64) -> (f64, f64) {
    let (mut won, mut turns) = (0u64, 0u64);
    let mut bots: Vec<Box<dyn Bot<Duel>>> =
        seats.iter().map(|name| Duel::bot(name).unwrap()).collect();
    for seed in 0..games {
        let (mut game, _) = Duel::start(setup, seed).unwrap();
        let mut minds = [Mind::new(seed, Seat(0)), Mind::new(seed, Seat(1))];
        let outcome =
            play_out(&mut game, &mut bots, &mut minds, 1_000_000, |_, _, _, _| {}).unwrap();
        won += u64::from(outcome.won_by(HUMAN));
        turns += u64::from(game.turns());
    }
    (won as f64 / games as f64, turns as f64 / games as f64)
}

fn check(setup: &Setup, games: u64, rate: (f64, f64), turns: (f64, f64)) {
    let clock = std::time::Instant::now();
    let (won, long) = simulate(setup, ["coin", "courteous"], games);
    let speed = long * games as f64 / clock.elapsed().as_secs_f64() / 1e6;
    println!("won {won:.5}, {long:.3} turns, {speed:.2} million turns a second");
    assert!((won - rate.0).abs() <= rate.1, "won {won}, expected {rate:?}");
    assert!((long - turns.0).abs() <= turns.1, "{long} turns, expected {turns:?}");
}

/// The reference margins are 4 deviations and more of 200,000 games; seeds are fixed.
#[test]
fn mode_8_is_won_as_often_as_it_should_be() {
    check(&Setup::numbered(8), 200_000, (0.0043, 0.0006), (49.88, 0.25));
}

#[test]
fn mode_1_is_won_as_often_as_it_should_be() {
    check(&Setup::numbered(1), 200_000, (0.0052, 0.0006), (3.97, 0.05));
}

#[test]
fn the_legacy_profile_has_the_numbers_of_the_original() {
    let setup = Setup { legacy: true, ..Setup::numbered(8) };
    check(&setup, 200_000, (0.0049, 0.0008), (49.96, 0.3));
}
