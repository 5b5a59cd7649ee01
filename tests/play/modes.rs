//! The whole duel at the same table: its modes, places and stakes.

use evils_parlor::{
    robot::eyes,
    scenes::duel::input::tray,
    table::{Shown, Table},
};
use game_rules::{
    duel::{
        HUMAN, Tool,
        full::{Duel, PendingView, Setup},
    },
    game::{Game, Turn, Viewer},
};

use crate::parlor::Parlor;

fn table(parlor: &Parlor) -> &Table<Duel> {
    parlor.app.world().resource()
}

fn shown(parlor: &Parlor) -> &Shown<Duel> {
    parlor.app.world().resource()
}

/// A seed of mode 1 with which the human begins and is dealt this tool.
fn seed_with(tool: Tool) -> u64 {
    let deals = |seed: &u64| {
        let (game, _) = Duel::start(&Setup::numbered(1), *seed).unwrap();
        game.turn() == Turn::One(HUMAN) && game.view(Viewer::Public).rack(HUMAN).has(tool)
    };
    (1..5000).find(deals).unwrap()
}

/// Sits down with the tool on the rack; the key that uses it.
fn sit_with(parlor: &mut Parlor, tool: Tool) -> usize {
    let seed = seed_with(tool);
    parlor.run(&format!("set duel_mode 1\nseed {seed}\nkey Enter\nexpect screen Match\nwait idle"));
    tray(shown(parlor)).iter().position(|held| held.tool == tool).unwrap() + 1
}

#[test]
fn whole_matches_of_two_modes_by_keyboard_alone() {
    for mode in [1, 3] {
        let mut parlor = Parlor::open();
        parlor.run(&format!("set duel_mode {mode}\nseed 11\nkey Enter\nexpect screen Match"));
        parlor.run("play-out 1 by keyboard");
        assert!(table(&parlor).is_over(), "mode {mode}");
        assert_eq!(table(&parlor).setup(), &Setup::numbered(mode));
        assert_eq!(parlor.names("replays").len(), 1, "mode {mode}");
        assert_eq!(parlor.notice(), None);
        parlor.run("seed 12\nwait 0.3\nkey R\nwait 0.2\nwait idle");
        assert_eq!(table(&parlor).length(), 0, "a rematch is the same mode");
        assert_eq!(table(&parlor).setup(), &Setup::numbered(mode));
    }
}

#[test]
fn a_shell_is_placed_by_a_digit_or_put_back() {
    let mut parlor = Parlor::open();
    let key = sit_with(&mut parlor, Tool::Extract);
    let shells = shown(&parlor).view.main_len;
    parlor.run(&format!("key {key}\nexpect \"Which shell?\""));
    assert_eq!(shown(&parlor).view.pending, Some(PendingView::Place(Tool::Extract)));
    parlor.run("key Esc\nwait idle\nexpect-not \"Which shell?\"");
    assert_eq!(shown(&parlor).view.main_len, shells, "nothing was taken");
    assert!(shown(&parlor).view.rack(HUMAN).has(Tool::Extract), "and nothing spent");
    parlor.run(&format!("key {key}\nexpect \"Which shell?\"\nkey 0\nwait idle"));
    assert_eq!(shown(&parlor).view.main_len, shells - 1);
    assert_eq!(shown(&parlor).view.pending, None);
}

#[test]
fn a_gap_is_reached_with_the_arrows() {
    let mut parlor = Parlor::open();
    let key = sit_with(&mut parlor, Tool::LiveShell);
    let shells = shown(&parlor).view.main_len;
    parlor.run(&format!("key {key}\nexpect \"where?\"\nwait 0.2\nkey Right\nkey Enter\nwait idle"));
    assert_eq!(shown(&parlor).view.main_len, shells + 1);
    assert_eq!(shown(&parlor).view.pending, None);
    let log = &shown(&parlor).view.log;
    let placed = log.iter().rev().find_map(|event| match event {
        game_rules::duel::full::Event::Inserted { place, .. } => *place,
        _ => None,
    });
    assert_eq!(placed, Some(1));
}

#[test]
fn the_form_offers_every_mode_and_play_sits_down_to_the_last_one() {
    let mut parlor = Parlor::open();
    parlor.run("set duel_mode 3\nclick \"More…\"\nexpect \"Knife Party\"\nclick \"Deal\"");
    parlor.run("expect screen Match\nwait idle\nexpect \"Knife Party\"");
    assert_eq!(table(&parlor).setup(), &Setup::numbered(3));
    parlor.run("key Esc\nexpect \"Leave the table?\"\nclick \"Leave\"\nexpect screen Parlor");
    parlor.run("wait 0.2\nkey C\nexpect screen Match\nwait idle");
    assert_eq!(table(&parlor).setup(), &Setup::numbered(3), "it is taken up again");
    assert!(eyes::idle(parlor.app.world()));
}
