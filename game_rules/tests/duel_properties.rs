//! What must hold in every duel, whatever is played: ranges, atomicity, no stuck state, and that
//! nobody can tell the worlds it imagines from the true one.

use game_rules::{
    bots::{Bot, Mind, Opponents, Random, Sight},
    dice::Dice,
    duel::{
        Aim, Tool,
        full::{Action, Duel, Mode, OwnStatus, Setup},
    },
    game::{Game, Illegal, Seat, Turn, Viewer},
};
use proptest::prelude::*;

fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> =
        Mode::shipped().iter().map(|mode| Setup::numbered(mode.id)).collect();
    setups.push(long());
    let plain = setups.clone();
    setups.extend(plain.iter().cloned().map(|setup| Setup { legacy: true, ..setup }));
    setups.extend(
        plain.iter().cloned().map(|setup| Setup { own_status: OwnStatus::Hidden, ..setup }),
    );
    setups.push(Setup { document_tools: true, ..Setup::numbered(2) });
    setups.push(Setup { favoured: Some(Seat(1)), ..long() });
    setups
}

/// Many HP, so that all tools come into play.
fn long() -> Setup {
    let mut mode = Mode::numbered(Mode::HOUSE).unwrap().clone();
    mode.id = 9;
    mode.human_hp = 30;
    mode.evil_hp = game_rules::duel::full::EvilHp::Fixed(30);
    Setup::own(mode)
}

/// A match between random players, at most `limit` decisions, with every state on the way.
fn walk(setup: &Setup, seed: u64, limit: usize, mut see: impl FnMut(&Duel, Seat, &Action)) -> Duel {
    let (mut game, _) = Duel::start(setup, seed).unwrap();
    let mut bot = Random::<Duel>::default();
    let mut mind = Mind::new(seed, Seat(0));
    for _ in 0..limit {
        let Turn::One(seat) = game.turn() else { break };
        let action = bot.choose(&Sight::new(&game, seat), &mut mind);
        see(&game, seat, &action);
        game.apply(seat, &action, &mut Vec::new()).unwrap();
    }
    game
}

proptest! {
    #![proptest_config(crate::common::cases(60))]

    #[test]
    fn values_stay_in_their_ranges(seed: u64, which in 0usize..40) {
        let setups = setups();
        let setup = &setups[which % setups.len()];
        walk(setup, seed, 300, |game, seat, _| {
            let view = game.view(Viewer::Omniscient);
            for side in &view.sides {
                let body = side.body.as_ref().unwrap();
                assert!(body.wounds <= 8 && body.breath <= 32);
            }
            assert!(view.main_len >= 1 || view.stage.is_some());
            assert!([0, 1, 3].contains(&view.extra_count));
            assert!(!game.legal(seat).is_empty(), "stuck");
            let seen = game.view(Viewer::Seat(seat.other()));
            let (own, other) = (&seen.sides[seat.index()], &view.sides[seat.index()]);
            assert!(own.hp.0 <= other.hp.0 && other.hp.0 <= own.hp.1, "HP are not what they seem");
            assert!(own.wounds & other.wounds != 0, "wounds are not what they seem");
        });
    }

    #[test]
    fn nonsense_is_refused_without_a_trace(seed: u64, which in 0usize..40, place: u8, wager: i64) {
        let setups = setups();
        let setup = &setups[which % setups.len()];
        walk(setup, seed, 80, |game, seat, _| {
            let mut tries: Vec<Action> = Tool::ALL.into_iter().map(Action::Use).collect();
            tries.extend([
                Action::Place(place),
                Action::Wager(wager.into()),
                Action::Wager(i128::MAX),
                Action::Wager(i128::MIN),
                Action::Cancel,
                Action::Shoot(Aim::Own),
            ]);
            for action in tries {
                let mut next = game.clone();
                let mut events = Vec::new();
                match next.apply(seat, &action, &mut events) {
                    Ok(()) => assert!(next != *game, "{action:?} changed nothing"),
                    Err(Illegal::Refused(_)) => {
                        assert!(next == *game && events.is_empty(), "{action:?} left a trace");
                    }
                    Err(other) => panic!("{action:?}: {other}"),
                }
            }
        });
    }

    #[test]
    fn imagined_worlds_look_like_the_true_one(seed: u64, which in 0usize..40) {
        let setups = setups();
        let setup = &setups[which % setups.len()];
        let mut dice = Dice::stream(seed, "imagine");
        let mut step = 0;
        walk(setup, seed, 120, |game, mover, action| {
            step += 1;
            if step % 7 != 0 {
                return;
            }
            for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
                let view = game.view(who);
                let guess = Duel::guess(&view, &mut dice);
                assert_eq!(guess.view(who), view);
                assert_eq!(guess.turn(), game.turn());
                if let Viewer::Seat(seat) = who {
                    assert_eq!(guess.legal(seat), game.legal(seat));
                }
                // Whatever is done next works in the imagined world as well, or is refused there.
                let mut next = guess;
                let _ = next.apply(mover, action, &mut Vec::new());
            }
        });
    }
}

/// Every bot finishes every mode that ends, and chooses only what the rules allow.
#[test]
fn bots_play_all_modes() {
    for setup in setups().iter().filter(|setup| **setup != Setup::numbered(2)) {
        for pair in [["courteous", "random"], ["sly", "courteous"], ["nightmare", "sly"]] {
            let mut setup = setup.clone();
            Duel::invite(&mut setup, &pair);
            let (mut game, _) = Duel::start(&setup, 3).unwrap();
            let mut bots: Vec<_> = pair.iter().map(|name| Duel::bot(name).unwrap()).collect();
            let mut minds = [Mind::new(3, Seat(0)), Mind::new(3, Seat(1))];
            for _ in 0..150 {
                let Turn::One(seat) = game.turn() else { break };
                let action =
                    bots[seat.index()].choose(&Sight::new(&game, seat), &mut minds[seat.index()]);
                let done = game.apply(seat, &action, &mut Vec::new());
                assert_eq!(
                    done,
                    Ok(()),
                    "{} chose {action:?} in {:?}",
                    pair[seat.index()],
                    setup.mode
                );
            }
        }
    }
}

/// Who may see the clips sees whole ones, even while the rival holds some of the shells.
#[test]
fn a_favoured_seat_counts_the_shells_in_the_hand() {
    let setup = Setup { favoured: Some(Seat(1)), ..long() };
    let mut seen = 0;
    for seed in 0..60 {
        walk(&setup, seed, 120, |game, _, action| {
            let view = game.view(Viewer::Seat(Seat(1)));
            let clips = view.clips.as_ref().unwrap();
            assert_eq!(clips[0].len(), view.main_len);
            let guess = Duel::guess(&view, &mut Dice::stream(seed, "imagine"));
            assert!(guess.view(Viewer::Seat(Seat(1))) == view, "seed {seed}, before {action:?}");
            seen += u32::from(clips[0] != game.table_clips()[0]);
        });
    }
    assert!(seen > 20, "Rearrange was looked at only {seen} times");
}
