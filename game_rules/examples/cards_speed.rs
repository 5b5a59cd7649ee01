//! Speeds of the Cards on one core: random decisions, previews of all legal actions of a position,
//! and Cruel's decisions. `cargo run -p game_rules --example cards_speed`

use std::time::{Duration, Instant};

use game_rules::{
    bots::{Mind, Opponents, Sight},
    cards::{Action, Cards, Deck, Setup, View, knowledge::preview::Foresight, state::Ask},
    game::{Game, Seat, Viewer},
};

const LIMIT: Duration = Duration::from_secs(12);
/// A position whose previews took longer is looked at again.
const PREVIEWS: Duration = Duration::from_millis(1);

fn main() {
    let mut legal = Vec::new();
    let mut random = Cards::bot("random");
    let listed = play(|game, seat, mind| {
        game.legal_into(seat, &mut legal);
        random.as_mut().map(|bot| bot.choose(&Sight::new(game, seat), mind))
    });
    println!("random decisions per second: {:.0}", listed.count as f64 / LIMIT.as_secs_f64());

    let (mut slowest, mut positions, mut spent) = (Duration::ZERO, 0u32, Duration::ZERO);
    play(|game, seat, mind| {
        if game.open().ask == Ask::Act(seat) {
            let view = game.view(Viewer::Seat(seat));
            // Again while it seems slow: an interruption by another program is not the engine's.
            let mut took = foresee(&view)?;
            for _ in 0..20 {
                if took < PREVIEWS {
                    break;
                }
                took = took.min(foresee(&view)?);
            }
            positions += 1;
            spent += took;
            slowest = slowest.max(took);
        }
        random.as_mut().map(|bot| bot.choose(&Sight::new(game, seat), mind))
    });
    let mean = spent / positions.max(1);
    println!(
        "previews of a position: {mean:.2?} on average, {slowest:.2?} at most, {positions} positions"
    );

    let mut cruel = Cards::bot("cruel");
    let thought = play(|game, seat, mind| {
        cruel.as_mut().map(|bot| bot.choose(&Sight::new(game, seat), mind))
    });
    println!("Cruel: {:.1?} at most, {} decisions", thought.slowest, thought.count);
}

/// How long it takes to foresee every legal action.
fn foresee(view: &View) -> Option<Duration> {
    let begin = Instant::now();
    let foresight = Foresight::new(view)?;
    let actions = foresight.legal();
    let told = actions.iter().filter(|action| foresight.of(action).is_ok()).count();
    assert_eq!(told, actions.len(), "whatever is legal can be foreseen");
    Some(begin.elapsed())
}

/// Decisions and the time of the slowest.
#[derive(Default)]
struct Tally {
    count: u64,
    slowest: Duration,
}

/// Plays matches of shipped decks until the time is up; `choose` decides for both sides.
fn play(mut choose: impl FnMut(&Cards, Seat, &mut Mind<'_>) -> Option<Action>) -> Tally {
    let decks = Deck::starters();
    let mut tally = Tally::default();
    let begin = Instant::now();
    for seed in 0u64.. {
        let pick = |salt: u64| decks[((seed / salt) % decks.len() as u64) as usize].deck.clone();
        let setup = Setup { decks: [pick(1), pick(6)], first: None, favoured: None };
        let Ok((mut game, _)) = Cards::start(&setup, seed) else { break };
        let mut minds = [Mind::new(seed, Seat(0)), Mind::new(seed, Seat(1))];
        while let Some(seat) = game.turn().seats().iter().next() {
            if begin.elapsed() > LIMIT {
                return tally;
            }
            let asked = Instant::now();
            let Some(action) = choose(&game, seat, &mut minds[seat.index()]) else { return tally };
            tally.slowest = tally.slowest.max(asked.elapsed());
            tally.count += 1;
            if game.apply(seat, &action, &mut Vec::new()).is_err() {
                return tally;
            }
        }
    }
    tally
}
