//! Whole evenings at the Wager, alone against bots.

use evils_parlor::{
    app::keys::{Device, Keys},
    scenes::{AnySetup, wager},
    screens::seating::{Company, Deal, Order},
    table::{Player, Strength, Table},
};
use game_rules::wager::{Setup, Wager};

use crate::parlor::Parlor;

/// Sits down to an evening of so many rounds with these players.
fn sit_down(parlor: &mut Parlor, setup: Setup, players: Vec<Player>, seed: u64) {
    let order = Order {
        setup: AnySetup::Wager(setup),
        players,
        seed: Some(seed),
        house: Default::default(),
    };
    parlor.world().write_message(Deal(order));
    parlor.tick(3);
    parlor.run("expect screen Match");
}

fn evening(rounds: u8) -> Setup {
    Setup { rounds, ..wager::usual() }
}

fn person(name: &str) -> Player {
    Player::Human(name.into())
}

fn bot(style: &str) -> Player {
    Player::Evil(style.into())
}

fn over(parlor: &mut Parlor, rounds: usize) {
    let world = parlor.world();
    let table = world.resource::<Table<Wager>>();
    assert!(table.is_over());
    let story = table.whole_story().unwrap_or_default();
    let round =
        |event: &&game_rules::wager::Event| matches!(event, game_rules::wager::Event::Round { .. });
    assert_eq!(story.iter().filter(round).count(), rounds);
    parlor.run("wait idle\nexpect \"Points over the rounds\"");
    assert_eq!(parlor.names("replays").len(), 1, "{:?}", parlor.names("replays"));
    assert_eq!(parlor.notice(), None);
}

#[test]
fn an_evening_by_keyboard_alone() {
    let mut parlor = Parlor::open();
    let players = vec![person("Ada"), bot("steady"), bot("spoiler"), bot("gambler")];
    sit_down(&mut parlor, evening(3), players, 5);
    parlor.run("play-out 3 by keyboard");
    over(&mut parlor, 3);
    assert_eq!(parlor.app.world().resource::<Keys>().device(), Device::Keyboard);
}

#[test]
fn an_evening_by_mouse_alone() {
    let mut parlor = Parlor::open();
    let players = vec![person("Ada"), bot("careful"), bot("steady")];
    sit_down(&mut parlor, evening(3), players, 6);
    parlor.run("play-out 4 by mouse");
    over(&mut parlor, 3);
    assert_eq!(parlor.app.world().resource::<Keys>().device(), Device::Mouse);
}

#[test]
fn sixteen_sit_down_and_the_door_is_open() {
    let mut parlor = Parlor::open();
    let players = (0..16).map(|seat| if seat == 0 { person("Ada") } else { bot("careful") });
    let players = players.collect();
    let mut setup = evening(1);
    AnySetup::Wager(setup.clone()).set_chairs(16);
    setup.rounds = 1;
    sit_down(&mut parlor, setup, players, 9);
    parlor.run("play-out 7 by keyboard");
    over(&mut parlor, 1);
    let order = Order::at(
        evils_parlor::app::cli::Place::Wager,
        Company::Evil(Strength::Sly),
        &Default::default(),
    );
    assert!(order.is_some_and(|order| order.players.len() == 4));
}
