use game_rules::{bots::{Mind, Opponents, play_out, Random, Bot}, cards::{Cards, Setup, Deck, Event}, game::{Game, Seat}};
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let names = [args[2].as_str(), args[3].as_str()];
    let start = Instant::now();
    let mut decisions = 0u64;
    let (mut wins, mut draws, mut rounds) = ([0; 2], 0, 0u64);
    let mut slow = 0u128;
    for seed in 0..games {
        let s = Deck::starters();
        let d = [s[(seed / 2 % s.len() as u64) as usize].deck.clone(), s[((seed / 2 * 7 + 3) % s.len() as u64) as usize].deck.clone()];
        let mut setup = Setup { decks: d, first: None, favoured: None };
        let flip = (seed % 2) as usize;
        let order = [names[flip], names[1 - flip]];
        Cards::invite(&mut setup, &order);
        let (mut game, _) = Cards::start(&setup, seed / 2).unwrap();
        let mut bots: Vec<Box<dyn Bot<Cards>>> = order.iter().map(|n| if *n == "random" { Box::<Random<Cards>>::default() as Box<dyn Bot<Cards>> } else { Cards::bot(n).unwrap() }).collect();
        let mut minds: Vec<_> = Seat::all(2).map(|s| Mind::new(seed, s)).collect();
        let mut round = 0;
        let mut t = Instant::now();
        let outcome = play_out(&mut game, &mut bots, &mut minds, 100_000, |g, _, _, ev: &[Event]| { decisions += 1; round = g.open().round; let _ = ev; slow = slow.max(t.elapsed().as_millis()); t = Instant::now(); }).unwrap();
        rounds += u64::from(round);
        match (0..2).find(|&s| outcome.won_by(Seat(s))) { Some(s) => wins[(s as usize) ^ flip] += 1, None => draws += 1 }
        if std::env::var("V").is_ok() { println!("{seed} {outcome:?} round {round} {wins:?}"); }
    }
    let el = start.elapsed().as_secs_f64();
    println!("{} {:?} draws {draws} of {games}; avg round {:.1}; {decisions} decisions, {:.0}/s, slowest {slow} ms, {el:.1}s", names.join(" v "), wins, rounds as f64 / games as f64, decisions as f64 / el);
}
