use std::collections::BTreeMap;

use super::super::imagine::imagine;
use super::*;
use crate::labyrinth::bots::{World, worlds};
use crate::{
    game::{Game, Turn, Viewer},
    labyrinth::{Action, Hearing, Labyrinth, Setup, knowledge::Knowledge},
};

fn whisper(players: usize) -> Setup {
    let names: Vec<String> = (0..players).map(|seat| format!("P{seat}")).collect();
    let mut setup = Setup { players: names, ..Setup::default() };
    let settings = &mut setup.settings;
    settings.hearing = Hearing::Whisper;
    (settings.width, settings.height, settings.river, settings.walls) = (5, 5, 6, 5);
    (settings.marsh, settings.three_way, settings.treasure) = (3, 0, 1);
    setup
}

/// Somebody who acts whenever there is something to do, and else steps anywhere.
fn choose(game: &Labyrinth, seat: Seat, dice: &mut Dice) -> Action {
    let legal = game.legal(seat);
    let eager = |action: &&Action| {
        !matches!(
            action,
            Action::Move(_) | Action::EndTurn | Action::DropItem | Action::DropTreasure
        )
    };
    let deeds: Vec<Action> = legal.iter().filter(eager).copied().collect();
    let from = if deeds.is_empty() || dice.chance("deed", 1, 4) { &legal } else { &deeds };
    from[dice.below("choice", from.len() as u64) as usize]
}

/// Does a world show what was told?
type Holds = Box<dyn Fn(&World) -> bool>;

/// What a seat has just been told of a rival, in words, and whether a world shows it. A rival who
/// acts and has made their step may have made it afterwards.
fn told(news: &News, view: &View) -> Option<(&'static str, Holds)> {
    let me = Seat(0);
    let may_have_left = |seat: Seat| view.active == seat && seat != me && view.doing.moved;
    let on = |seat: Seat, kind: Kind| -> Holds {
        Box::new(move |world| world.board.kind(world.tiles[seat.index()]) == kind)
    };
    let same = |one: Seat, two: Seat| -> Holds {
        Box::new(move |world| world.tiles[one.index()] == world.tiles[two.index()])
    };
    Some(match *news {
        News::Landed { around, .. } | News::Around { around, .. } => {
            let there = around.companions();
            let met = if there.is_empty() { "nobody met" } else { "met" };
            let shows = move |world: &World| {
                let mut rivals = Seat::all(world.tiles.len()).filter(|&seat| seat != me);
                rivals.all(|seat| {
                    there.contains(seat) == (world.tiles[seat.index()] == world.tiles[0])
                })
            };
            (met, Box::new(shows))
        }
        News::Found { by, .. } => ("found", same(me, by)),
        News::Battle { by, .. } | News::Bought { seat: by, .. } if may_have_left(by) => {
            return None;
        }
        News::Battle { by, on, .. } if by == me || on == me => ("fought", same(by, on)),
        News::Battle { by, on, .. } => ("fought each other", same(by, on)),
        News::Bought { seat, .. } if seat != me => ("bought", on(seat, Kind::Shop)),
        News::Healed { seat } if seat != me && view.active != seat => {
            ("healed", on(seat, Kind::Hospital))
        }
        News::Lost { seat } if seat != me => {
            let figure = view.figures[seat.index()];
            if figure.health == Health::Injured {
                return None;
            }
            let shows = move |world: &World| {
                let kind = world.board.kind(world.tiles[seat.index()]);
                matches!(kind, Kind::Marsh | Kind::Hospital)
            };
            ("lost a turn", Box::new(shows))
        }
        News::Ended { seat } if seat != me => {
            let figure = view.figures[seat.index()];
            match (figure.skip_next, figure.health) {
                (true, Health::Healthy) => ("sank", on(seat, Kind::Marsh)),
                (true, Health::Injured) => return None,
                (false, _) => {
                    let shows = move |world: &World| {
                        world.board.kind(world.tiles[seat.index()]) != Kind::Marsh
                    };
                    ("came to rest", Box::new(shows))
                }
            }
        }
        News::Shot { by, end: ShotEnd::Hit(hit), .. } if by == me || hit == me => {
            let shows = move |world: &World| {
                let size = world.board.size();
                let ((x, y), (a, b)) =
                    (size.xy(world.tiles[by.index()]), size.xy(world.tiles[hit.index()]));
                let far = (x - a).abs() + (y - b).abs();
                (x == a || y == b) && (1..=3).contains(&far)
            };
            ("shot", Box::new(shows))
        }
        _ => return None,
    })
}

/// Every announcement about a rival that fixes their place or its kind holds in all worlds, at once.
#[test]
fn what_is_told_of_rivals_holds_in_every_world() {
    let mut seen: BTreeMap<&'static str, u32> = BTreeMap::new();
    for seed in 0..60 {
        let (mut game, _) = Labyrinth::start(&whisper(3), seed).unwrap();
        let mut dice = Dice::stream(seed, "deeds");
        for _ in 0..150 {
            let Turn::One(seat) = game.turn() else { break };
            let before = game.view(Viewer::Seat(Seat(0))).heard.len();
            let action = choose(&game, seat, &mut dice);
            game.apply(seat, &action, &mut Vec::new()).unwrap();
            let view = game.view(Viewer::Seat(Seat(0)));
            let news: Vec<News> =
                view.heard.since(before).map(|event| event.news.clone()).collect();
            for event in &news {
                let lost = |seat: Seat| news.contains(&News::Lost { seat });
                // Whoever has lost a turn since shows nothing of it any more.
                let Some((word, shows)) = (match *event {
                    News::Ended { seat } if lost(seat) => None,
                    _ => told(event, &view),
                }) else {
                    continue;
                };
                let count = seen.entry(word).or_insert(0);
                *count += 1;
                if *count > 10 {
                    continue;
                }
                let mut known = Knowledge::new(view.settings(), 3, view.who);
                view.heard.iter().for_each(|event| known.observe(event));
                let drawn = worlds(&view, &known, Seat(0), 30, 200);
                assert!(!drawn.is_empty(), "{word} {seed}");
                assert!(drawn.iter().all(shows), "{word} {seed}");
            }
        }
    }
    for word in [
        "met",
        "nobody met",
        "found",
        "fought",
        "fought each other",
        "bought",
        "lost a turn",
        "came to rest",
        "shot",
    ] {
        assert!(seen.get(word).is_some_and(|count| *count > 0), "{word}: {seen:?}");
    }
    println!("{seen:?}");
}

/// Where somebody is said to be with some chance they are as often: a rival who walks at random,
/// 80 moments, seen from the own tile. Each class within 4.9 deviations (1e-6).
#[test]
fn chances_of_rivals_are_true() {
    let mut classes: BTreeMap<u32, (f64, f64, f64)> = BTreeMap::new();
    for seed in 0..80 {
        let (mut game, _) = Labyrinth::start(&whisper(2), 1_000 + seed).unwrap();
        let mut dice = Dice::stream(seed, "deeds");
        let turns = 4 + dice.below("turns", 12) as u32;
        while game.turns() < turns {
            let Turn::One(seat) = game.turn() else { break };
            let action = choose(&game, seat, &mut dice);
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
        if !matches!(game.turn(), Turn::One(_)) {
            continue;
        }
        let view = game.view(Viewer::Seat(Seat(0)));
        let mut known = Knowledge::new(view.settings(), 2, view.who);
        view.heard.iter().for_each(|event| known.observe(event));
        let mut dice = Dice::stream(seed, "worlds");
        let mut drawn = imagine(&known, &view, Seat(0), (150, 600), &mut dice);
        let offset = |size: crate::labyrinth::Size, one: Tile, two: Tile| {
            (size.xy(two).0 - size.xy(one).0, size.xy(two).1 - size.xy(one).1)
        };
        // Often enough in every world that hardly a place is missed.
        let mut chances: BTreeMap<(i8, i8), f64> = BTreeMap::new();
        let one = 1.0 / (8.0 * drawn.len() as f64);
        for world in &mut drawn {
            for _ in 0..8 {
                world.place_rivals(&view, Seat(0), &mut dice);
                let there = offset(world.board.size(), world.tiles[0], world.tiles[1]);
                *chances.entry(there).or_insert(0.0) += one;
            }
        }
        let players = game.players();
        let truth = offset(game.board().size(), players[0].tile, players[1].tile);
        for (there, chance) in chances {
            let class = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7].iter().filter(|&&to| chance > to);
            let class = classes.entry(class.count() as u32).or_insert((0.0, 0.0, 0.0));
            class.0 += chance;
            class.1 += chance * (1.0 - chance);
            class.2 += f64::from(u8::from(there == truth));
        }
    }
    println!("{classes:?}");
    for (class, (due, spread, found)) in classes {
        let off = (found - due).abs() / (spread + 0.5).sqrt();
        assert!(off < 4.9, "class {class}: {found} instead of {due:.1}");
    }
}
