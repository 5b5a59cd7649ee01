//! Levels, coins, statistics and performance points of the Classic duel, from its events alone.

use game_rules::{
    duel::{
        Aim, EVIL, Ending, Grade, HUMAN, Shell,
        classic::{Action, Classic, Event, Hand, Setup, points::Points},
        progress::{Statistics, classic_gains},
    },
    game::{Game, Turn, Viewer},
};

fn shot(by: game_rules::game::Seat, aim: Aim, shell: Shell, damage: u32, hp: i32) -> Event {
    Event::Shot { seat: by, aim, shell, damage, hp }
}

fn opening() -> Vec<Event> {
    vec![
        Event::Round { round: 1, hp: (3, 2) },
        Event::Gift { seat: HUMAN, tools: Hand::EMPTY },
        Event::Gift { seat: EVIL, tools: Hand::EMPTY },
        Event::Loaded { live: 4, blank: 2 },
        Event::Turn { seat: HUMAN },
    ]
}

fn setup() -> Setup {
    Setup { hp: (3, 2), gift: 0, ..Setup::default() }
}

/// Won at −1: 10·(2 + 1) EXP and a coin, and the performance points' share.
#[test]
fn a_win_pays_by_how_clear_it_is() {
    let mut events = opening();
    events.extend([
        shot(HUMAN, Aim::Own, Shell::Blank, 0, 3), // t = 4, q = 6, K = 1: 560
        shot(HUMAN, Aim::Own, Shell::Live, 1, 2),
        shot(EVIL, Aim::Foe, Shell::Live, 1, 1), // f = 1, q = 4: 210
        Event::Sharpened { seat: HUMAN, boost: 2 },
        shot(HUMAN, Aim::Foe, Shell::Live, 3, -1), // f = 1, q = 3, boost 2: 840
        Event::Over { ending: Ending::Won(Grade(1)) },
    ]);
    let mut points = Points::new(&setup());
    events.iter().for_each(|event| points.see(event));
    assert_eq!(points.score(HUMAN).points, 560 + 840 + 320);
    assert_eq!(points.score(EVIL).points, 210);
    let gains = classic_gains(&setup(), &events);
    // (1720 − 210) · ln 4 · M(1720) / 128, M by the curve of 16.5.
    let u = 1720.0f64 / 16.0 - 120.0;
    let m = ((16.0 * (u * u.atan() - 0.5 * (u * u + 1.0).ln()) + 1.5625 * 1720.0) / 32768.0 + 1.0
        - 0.08921291791932255)
        * (1.0f64 + 1720.0 / 65536.0).sqrt();
    let share = (1510.0 * 4.0f64.ln() * m / 128.0).round_ties_even() as u64;
    assert_eq!(gains.experience, 30 + share);
    assert_eq!(gains.coins, 1);
    let expected = Statistics {
        own_shots: (1, 1),
        foe_shots: (1, 0),
        damage_to_evil: 3,
        damage_to_self: 1,
        damage_taken: 2,
        turns: 4,
        rounds: 1,
        periods: 1,
        games: 1,
        ..Statistics::default()
    };
    assert_eq!(gains.statistics, expected);
}

#[test]
fn a_loss_pays_nothing() {
    let mut events = opening();
    events.extend([
        shot(HUMAN, Aim::Own, Shell::Live, 3, 0),
        Event::Over { ending: Ending::Lost(Grade(0)) },
    ]);
    let gains = classic_gains(&setup(), &events);
    assert_eq!((gains.experience, gains.coins), (0, 0));
}

/// Both at −1 and −2: 10·(2 + 2) and a coin for Evil's end, 1500 and 32 for the draw, and
/// (640 − 488) · ln 3 · M(640) / 128 ≈ 1.3 for performance.
#[test]
fn perishing_together_pays_the_draw_as_well() {
    let mut events = opening();
    events.extend([
        shot(HUMAN, Aim::Foe, Shell::Blank, 0, 2),
        shot(EVIL, Aim::Foe, Shell::Live, 4, -1),
        shot(EVIL, Aim::Own, Shell::Live, 4, -2),
        Event::Over { ending: Ending::Perished(Grade(1), Grade(2)) },
    ]);
    let gains = classic_gains(&setup(), &events);
    assert_eq!((gains.experience, gains.coins), (40 + 1500 + 1, 33));
}

/// Few points more than Evil are worth next to nothing.
#[test]
fn a_narrow_lead_earns_little() {
    let mut events = opening();
    events.extend([
        shot(HUMAN, Aim::Foe, Shell::Blank, 0, 2),
        shot(EVIL, Aim::Foe, Shell::Live, 1, 2),
        shot(HUMAN, Aim::Foe, Shell::Live, 2, 0),
        Event::Over { ending: Ending::Won(Grade(0)) },
    ]);
    let mut points = Points::new(&setup());
    events.iter().for_each(|event| points.see(event));
    // Evil: f = 1 of q = 5: 168. Human: f = 1 of q = 4: 210.
    assert_eq!((points.score(EVIL).points, points.score(HUMAN).points), (168, 210));
    assert!(points.experience() < 2);
}

/// The exact chance of every shell, against counting all orders of the remaining clip.
#[test]
fn odds_equal_brute_force() {
    use game_rules::{
        bots::{Bot, Mind, Random, Sight},
        dice::Dice,
    };
    let mut checked = 0;
    for seed in 0..150 {
        let setup = Setup { hp: (9, 9), ..Setup::default() };
        let (mut game, _) = Classic::start(&setup, seed).unwrap();
        let mut bot = Random::<Classic>::default();
        let mut mind = Mind::new(seed, HUMAN);
        while let Turn::One(seat) = game.turn() {
            for who in [HUMAN, EVIL] {
                let view = game.view(Viewer::Seat(who));
                let mut dice = Dice::stream(seed, "worlds");
                // Every order the seat thinks possible, each once: enumerate bit masks.
                let left = view.left();
                let fits = |mask: u32| {
                    mask.count_ones() == u32::from(view.live)
                        && view.front.is_none_or(|shell| (mask & 1 == 1) == (shell == Shell::Live))
                };
                let worlds: Vec<u32> = (0..1u32 << left).filter(|&mask| fits(mask)).collect();
                for place in 0..left {
                    let live = worlds.iter().filter(|&&mask| mask >> place & 1 == 1).count();
                    let odds = view.live_at(place);
                    assert_eq!(
                        odds.num * worlds.len() as u64,
                        odds.den * live as u64,
                        "{who:?} place {place}: {odds}"
                    );
                    checked += 1;
                }
                assert_eq!(Classic::guess(&view, &mut dice).view(Viewer::Seat(who)), view);
            }
            let action: Action = bot.choose(&Sight::new(&game, seat), &mut mind);
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
    }
    assert!(checked > 10_000);
}
