//! The arena at the table: whole series by every device, behind the curtain, and with split keys.

use bevy::prelude::*;
use evils_parlor::{
    app::keys::{Device, Keys},
    app::settings::Settings,
    art::canvas::Canvas,
    robot::eyes,
    scenes::{AnySetup, arena::Desk},
    screens::seating::{Company, Deal, TableOrder},
    table::{Curtain, HouseRules, Player, Strength, Table, TableView},
};
use game_rules::{
    arena::{Action, Arena, Given, Setup},
    game::{Seat, Viewer},
};

use crate::parlor::Parlor;

fn table(parlor: &Parlor) -> &Table<Arena> {
    parlor.app.world().resource()
}

/// Sits down to one match; `house` is what the host has fixed.
fn sit(parlor: &mut Parlor, company: Company, seed: u64, house: HouseRules) {
    let setup = AnySetup::Arena(Setup { matches: 1, ..Setup::default() });
    let order = TableOrder::with(setup, company, &Settings::default());
    parlor.world().write_message(Deal(TableOrder { seed: Some(seed), house, ..order }));
    parlor.run("expect screen Match\nwait idle");
}

#[test]
fn a_whole_series_by_keyboard_alone() {
    let mut parlor = Parlor::open();
    parlor.run("seed 3\nkey Right\nkey Right\nkey Right\nexpect \"The Arena\"\nkey Enter");
    parlor.run("expect screen Match\nplay-out 1 by keyboard");
    assert!(table(&parlor).is_over());
    let verdicts = parlor.app.world().resource::<TableView<Arena>>().view.series.verdicts();
    assert!(verdicts.iter().all(Option::is_some), "two matches: {verdicts:?}");
    assert_eq!(parlor.names("replays").len(), 1);
    assert_eq!(parlor.app.world().resource::<Keys>().device(), Device::Keyboard);
    assert_eq!(parlor.notice(), None);
}

#[test]
fn a_whole_match_by_mouse_alone() {
    let mut parlor = Parlor::open();
    sit(&mut parlor, Company::Evil(Strength::Sly), 5, HouseRules::default());
    parlor.run("play-out 2 by mouse");
    assert!(table(&parlor).is_over());
    assert_eq!(parlor.notice(), None);
}

#[test]
fn a_whole_match_by_gamepad_alone() {
    let mut parlor = Parlor::open();
    sit(&mut parlor, Company::Evil(Strength::Sly), 5, HouseRules::default());
    parlor.run("play-out 2 by gamepad");
    assert!(table(&parlor).is_over());
    assert_eq!(parlor.notice(), None);
}

#[test]
fn a_match_of_evil_against_evil_ends_by_itself() {
    let mut parlor = Parlor::open();
    let setup = AnySetup::Arena(Setup { matches: 1, ..Setup::default() });
    let company = Company::Watch(Strength::Courteous, Strength::Sly);
    let order = TableOrder::with(setup, company, &Settings::default());
    parlor.world().write_message(Deal(TableOrder { seed: Some(9), ..order }));
    let over = |world: &mut World| {
        world.get_resource::<Table<Arena>>().is_some_and(|table| table.is_over())
    };
    for _ in 0..400 {
        assert_eq!(parlor.watch("wait 5", over), Ok(()));
        if over(parlor.world()) {
            break;
        }
    }
    assert!(table(&parlor).is_over());
}

/// Behind the curtain each chooses alone; the choice of the first is in nothing the second sees.
#[test]
fn what_the_first_chose_is_nowhere_until_the_second_has_chosen() {
    let after = |order: &str| {
        let mut parlor = Parlor::open();
        sit(&mut parlor, Company::Friends, 11, HouseRules::default());
        assert!(parlor.world().contains_resource::<Curtain>(), "the first is called, too");
        parlor.run("hold key Space 0.9\nwait idle");
        assert_eq!(parlor.app.world().resource::<TableView<Arena>>().eyes, Viewer::Seat(Seat(0)));
        parlor.run(&format!("key {order}\nkey Enter\nwait idle"));
        let curtain = parlor.app.world().resource::<Curtain>();
        assert_eq!(curtain.next, Seat(1));
        assert!(!parlor.world().contains_resource::<TableView<Arena>>());
        parlor.run("hold key Space 0.9\nwait idle");
        let shown = parlor.app.world().resource::<TableView<Arena>>();
        assert_eq!(shown.eyes, Viewer::Seat(Seat(1)));
        assert_eq!(shown.view.given[0], Given::Hidden);
        assert_eq!(parlor.app.world().resource::<Desk>().picked, None);
        let mut seen = eyes::words(parlor.world());
        seen.retain(|words| !words.contains("fps"));
        (seen, parlor.drawing().len())
    };
    assert_eq!(after("1"), after("2"));
}

/// The first may take the choice back as long as the second has not chosen: the curtain calls them.
#[test]
fn a_choice_is_taken_back_behind_the_curtain() {
    let mut parlor = Parlor::open();
    sit(&mut parlor, Company::Friends, 11, HouseRules::default());
    parlor.run("hold key Space 0.9\nwait idle\nkey 1\nkey Enter\nwait idle");
    assert_eq!(table(&parlor).length(), 1);
    parlor.run("key U\nwait idle");
    assert_eq!(table(&parlor).length(), 0);
    assert_eq!(parlor.app.world().resource::<Curtain>().next, Seat(0));
    assert!(!parlor.world().contains_resource::<TableView<Arena>>(), "nothing is shown meanwhile");
    parlor.run("hold key Space 0.9\nwait idle\nkey 2\nkey Enter\nwait idle");
    assert_eq!(parlor.app.world().resource::<Curtain>().next, Seat(1));
}

#[test]
fn a_match_of_two_friends_behind_the_curtain() {
    let mut parlor = Parlor::open();
    sit(&mut parlor, Company::Friends, 13, HouseRules::default());
    parlor.run("play-out 4 by keyboard");
    assert!(table(&parlor).is_over());
}

/// Two at one screen: a key locks, only "ready" shows, and nothing differs between choices.
#[test]
fn with_split_keys_only_ready_is_seen() {
    let house = HouseRules { split: true, ..HouseRules::default() };
    let after = |key: &str| {
        let mut parlor = Parlor::open();
        sit(&mut parlor, Company::Friends, 17, house);
        assert!(table(&parlor).is_shared());
        assert_eq!(parlor.app.world().resource::<TableView<Arena>>().eyes, Viewer::Public);
        parlor.run(&format!("key {key}\nwait 0.2"));
        let shown = parlor.app.world().resource::<TableView<Arena>>();
        assert_eq!(shown.view.given, [Given::Hidden, Given::Nothing]);
        let canvas: Vec<String> =
            parlor.world().resource::<Canvas>().words().map(str::to_owned).collect();
        (canvas, eyes::words(parlor.world()))
    };
    assert_eq!(after("Q"), after("W"));
}

#[test]
fn split_keys_play_a_whole_match_and_take_choices_back() {
    let mut parlor = Parlor::open();
    let house = HouseRules { split: true, ..HouseRules::default() };
    sit(&mut parlor, Company::Friends, 19, house);
    parlor.run("key Q\nwait 0.1\nkey Backspace\nwait 0.1");
    let shown = parlor.app.world().resource::<TableView<Arena>>();
    assert_eq!(shown.view.given, [Given::Nothing; 2]);
    parlor.run("key O\nwait 0.1\nkey Delete\nwait 0.1");
    assert_eq!(table(&parlor).length(), 0);
    parlor.run("play-out 6 by keyboard");
    assert!(table(&parlor).is_over());
}

/// Evil has committed itself before a person's choice is read.
#[test]
fn evil_decides_first() {
    let mut parlor = Parlor::open();
    sit(&mut parlor, Company::Evil(Strength::Sly), 23, HouseRules::default());
    committed(&mut parlor);
    let shown = parlor.app.world().resource::<TableView<Arena>>();
    assert_eq!(shown.view.given, [Given::Nothing, Given::Hidden]);
    assert!(matches!(table(&parlor).players()[1], Player::Evil(ref bot) if bot == "sly"));
    parlor.run("key 1");
    let desk = parlor.app.world().resource::<Desk>();
    assert!(matches!(desk.picked, Some((Seat(0), 0, Action::Switch(0)))));
    parlor.run("key Enter");
    answered(&mut parlor, 2);
    assert!(table(&parlor).length() >= 2);
}

/// The keys of ux 2.4: each turn begins at its choices, the matrix can be walked, looked beyond, and
/// exchanged for the tape; a choice can be made again.
#[test]
fn each_turn_begins_at_its_choices_and_the_matrix_is_walked_by_keys() {
    let mut parlor = Parlor::open();
    sit(&mut parlor, Company::Evil(Strength::Sly), 5, HouseRules::default());
    parlor.run("key 1\nkey Enter");
    answered(&mut parlor, 2);
    committed(&mut parlor);
    let desk = |parlor: &Parlor| {
        let desk = parlor.app.world().resource::<Desk>();
        (desk.cell, desk.picked.map(|(.., choice)| choice))
    };
    // The first move has the focus: Enter picks it.
    parlor.run("key Enter\nwait 0.1");
    assert_eq!(desk(&parlor).1, Some(Action::Fight(0)));
    parlor.run("key C\nwait 0.1");
    assert_eq!(desk(&parlor), ((0, 0), None));
    parlor.run("key K\nwait 0.1\nkey Right\nwait 0.1\nkey Down\nwait 0.1");
    assert_eq!(desk(&parlor).0, (1, 1), "the arrows walk the cells");
    parlor.run("expect \"Outcome matrix\"\nexpect \"One turn further\"\nkey G\nwait 0.1");
    assert!(parlor.app.world().resource::<Desk>().ahead);
    parlor.run("key T\nwait 0.1\nexpect \"The tape\"\nexpect-not \"Outcome matrix\"");
    parlor.run("key T\nwait 0.1\nexpect \"Outcome matrix\"");
    assert_eq!(
        table(&parlor).length(),
        3,
        "an entry each, and Evil's order: nothing else was done"
    );
}

/// Strict matches keep the numbers to themselves (ux 2.4).
#[test]
fn a_strict_match_has_no_matrix() {
    let mut parlor = Parlor::open();
    sit(
        &mut parlor,
        Company::Evil(Strength::Sly),
        5,
        HouseRules { strict: true, ..HouseRules::default() },
    );
    parlor.run("key 1\nkey Enter\nwait idle\nwait 0.2");
    parlor.run("expect \"Strict match: no outcome preview.\"");
}

/// When the clock runs out, what is picked counts, and whoever has picked nothing passes.
#[test]
fn the_clock_ends_a_turn() {
    let mut parlor = Parlor::open();
    let house = HouseRules { clock: Some(1), ..HouseRules::default() };
    sit(&mut parlor, Company::Evil(Strength::Courteous), 5, house);
    let own = |parlor: &Parlor| {
        let shown = parlor.app.world().resource::<TableView<Arena>>();
        (shown.view.series.bout().side(Seat(0)).active, shown.view.series.log().len())
    };
    // The clock stands still while the opening is shown, and Evil thinks about its answer.
    parlor.run("wait idle\nkey 2\nwait 1.5");
    answered(&mut parlor, 2);
    assert_eq!(own(&parlor).0, Some(1), "the second creature was picked and sent");
    let before = own(&parlor).1;
    parlor.run("wait 1.5");
    answered(&mut parlor, 4);
    let shown = parlor.app.world().resource::<TableView<Arena>>();
    let log = shown.view.series.log();
    assert!(log.len() > before);
    assert!(log[before..].iter().any(|played| played.did[0] == Action::Pass), "{log:?}");
}

/// Waits until Evil, which thinks in its own time, has committed itself in this turn.
fn committed(parlor: &mut Parlor) {
    for _ in 0..200 {
        parlor.run("wait idle\nwait 0.2");
        let shown = parlor.app.world().resource::<TableView<Arena>>();
        if shown.view.given[1] != Given::Nothing {
            break;
        }
    }
}

/// Waits until so many decisions have been made and shown.
fn answered(parlor: &mut Parlor, decisions: usize) {
    for _ in 0..200 {
        if table(parlor).length() >= decisions {
            break;
        }
        parlor.run("wait 0.1");
    }
    parlor.run("wait idle");
}

/// Nothing of what Evil could not know is claimed, and what is said of its orders is worked out.
#[test]
fn what_evil_knew_is_told_turn_by_turn() {
    let mut parlor = Parlor::open();
    sit(&mut parlor, Company::Evil(Strength::Sly), 5, HouseRules::default());
    parlor.run("play-out 2 by keyboard\nwait idle\nwait 0.3\nclick \"What Evil knew\"\nwait 0.3");
    let seen = eyes::words(parlor.world());
    let told = |part: &str| seen.iter().filter(|words| words.contains(part)).count();
    assert_eq!(told("the one secret is the other order of the same turn"), 1, "{seen:?}");
    assert!(told("other orders") > 3, "{seen:?}");
    assert_eq!(told("Evil decided nothing"), 0);
}

/// What is refused stands on the tape with its number, and beside it what to do (ux 2.4).
#[test]
fn a_refused_order_is_printed_on_the_tape() {
    let mut parlor = Parlor::open();
    sit(&mut parlor, Company::Evil(Strength::Sly), 5, HouseRules::default());
    parlor.run("key 1\nkey Enter");
    answered(&mut parlor, 2);
    committed(&mut parlor);
    parlor.run("key Shift+1\nwait 0.3");
    let printed: Vec<String> =
        parlor.world().resource::<Canvas>().words().map(str::to_owned).collect();
    let says = |part: &str| printed.iter().any(|words| words.contains(part));
    assert!(says("› SWITCH 1 1") && says("‹ FAILED 235"), "{printed:?}");
    assert!(says("It is on stage already."), "{printed:?}");
    parlor.run("key 1\nkey Enter");
    answered(&mut parlor, 4);
    let printed: Vec<String> =
        parlor.world().resource::<Canvas>().words().map(str::to_owned).collect();
    assert!(!printed.iter().any(|words| words.contains("FAILED")), "{printed:?}");
}

/// In pass mode the clock runs from the moment the curtain calls: whoever does not come is late.
#[test]
fn the_clock_runs_behind_the_curtain() {
    let mut parlor = Parlor::open();
    let house = HouseRules { clock: Some(2), ..HouseRules::default() };
    sit(&mut parlor, Company::Friends, 11, house);
    assert!(parlor.world().contains_resource::<Curtain>());
    let played = |world: &mut World| {
        world.get_resource::<Table<Arena>>().is_some_and(|table| table.series().clock() > 0)
    };
    assert_eq!(parlor.watch("wait 30", played), Ok(()));
    let log = table(&parlor).series().log();
    assert_eq!(log[0].did, [Action::Switch(0); 2], "the first healthy creatures enter");
}

/// Slots change places by dragging; an empty one takes whoever is dropped on it.
#[test]
fn slots_are_dragged() {
    let mut parlor = Parlor::open();
    let data = game_rules::arena::data::Data::shipped();
    let code = format!("PA1-7.44.0.31.16.48-{:04x}", data.hash() & 0xffff);
    parlor.run(
        "key Right\nkey Right\nkey Right\nexpect \"The Arena\"\nclick \"More…\"\n\
         click role:combobox \"Team: You\"\nclick \"Built by hand\"\nclick \"Code of a team\"",
    );
    parlor.run(&format!("type \"{code}\"\nexpect \"1 Cinderpip\"\nexpect \"4 Wisplet\""));
    parlor.run("press \"Drag to another place: Cinderpip\"\npoint \"4 Wisplet\"\nrelease");
    parlor.run("expect \"4 Cinderpip\"\nexpect \"1 Wisplet\"");
    parlor.run("press \"Drag to another place: Drippet\"\npoint \"empty\"\nrelease");
    parlor.run("expect \"3 Drippet\"\nexpect \"2 Magnebat\"");
}
