//! The whole duel at the same table: its modes, places and stakes.

use std::{fs, sync::Arc};

use evils_parlor::{
    art::canvas::Canvas,
    robot::eyes,
    scenes::duel::input::tray,
    table::{Table, TableView},
};
use game_rules::{
    duel::{
        HUMAN, Tool,
        full::{Duel, Event, EvilHp, Mode, PendingView, Setup, ToolRow, Weight},
    },
    game::{Game, Turn, Viewer},
};

use crate::parlor::Parlor;

fn table(parlor: &Parlor) -> &Table<Duel> {
    parlor.app.world().resource()
}

fn shown(parlor: &Parlor) -> &TableView<Duel> {
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
    // A digit moves the caret, Enter takes.
    parlor.run(&format!("key {key}\nexpect \"Which shell?\"\nkey 0\nwait 0.2"));
    assert_eq!(shown(&parlor).view.main_len, shells);
    parlor.run("key Enter\nwait idle");
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
        Event::Inserted { place, .. } => *place,
        _ => None,
    });
    assert_eq!(placed, Some(1));
}

#[test]
fn the_form_offers_every_mode_and_play_sits_down_to_the_last_one() {
    let mut parlor = Parlor::open();
    parlor.run("set duel_mode 3\nclick \"More…\"\nexpect \"Knife Party\"\nclick \"Start match\"");
    parlor.run("expect screen Match\nwait idle\nexpect \"Knife Party\"");
    assert_eq!(table(&parlor).setup(), &Setup::numbered(3));
    parlor.run("key Esc\nexpect \"Leave the table?\"\nclick \"Leave\"\nexpect screen Parlor");
    parlor.run("wait 0.2\nkey C\nexpect screen Match\nwait idle");
    assert_eq!(table(&parlor).setup(), &Setup::numbered(3), "it is taken up again");
    assert!(eyes::idle(parlor.app.world()));
}

/// A mode of one's own in which nothing but this tool is dealt.
fn only(tool: Tool) -> Mode {
    let row =
        ToolRow { id: tool.number(), weight: Weight::Fixed(1), per_game_limit: 0, hold_limit: 0 };
    Mode {
        id: 9,
        name: Some("Just one thing".into()),
        description: Some("Nothing else is dealt.".into()),
        human_hp: 5,
        evil_hp: EvilHp::Fixed(5),
        permanent_slots: 2,
        tools: vec![row],
        ..Mode::shipped()[0].clone()
    }
}

/// A parlor with files in the folder of modes.
fn with_modes(files: &[(&str, &str)]) -> Parlor {
    let parlor = Parlor::open();
    let folder = parlor.file("modes");
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    Parlor::at(Arc::clone(&parlor.desk))
}

#[test]
fn a_stake_is_named_with_plus_and_minus_and_seen_before_it_is_put_down() {
    let mut parlor = with_modes(&[("mine.ron", &only(Tool::ToTheDeath).write())]);
    parlor.run("set duel_mode 9\nseed 3\nkey Enter\nexpect screen Match\nwait idle");
    parlor.run("expect \"Just one thing\"\nkey 1\nexpect \"Your stake\"\nwait 0.2");
    parlor.run("expect \"If you lose: 4 HP.\"\nexpect \"If you win: 6–10 HP.\"");
    parlor.run("key Plus\nkey Plus\nkey Minus\nexpect \"If you lose: 3 HP.\"\nkey Esc\nwait idle");
    assert!(shown(&parlor).view.rack(HUMAN).has(Tool::ToTheDeath), "it went back");
    parlor.run("key 1\nexpect \"Your stake\"\nwait 0.2\nkey Plus\nkey Plus\nwait 0.1\nkey Enter");
    parlor.run("wait 0.5\nwait idle\nexpect \"On the stage\"");
    // Half of the shells are live, and one in twenty blows back: counted, not sampled.
    parlor.run("expect \"hits Evil 47.5\"\nexpect-not \"≈\"");
    let stage = shown(&parlor).view.stage.clone().unwrap();
    assert_eq!(stage.wagers[HUMAN.index()], 3);
    assert_eq!(stage.parents[HUMAN.index()].hp, (2, 2));
    // Stakes are HP for all to see: a hit there makes nothing uncertain.
    parlor.run("key O\nkey O\nwait 0.5\nwait idle\nexpect-not \"≈\"");
    parlor.run("play-out 5 by mouse");
    assert!(table(&parlor).is_over());
}

#[test]
fn shells_are_put_back_one_by_one_and_known_at_the_end() {
    let mut parlor = with_modes(&[("mine.ron", &only(Tool::Rearrange).write())]);
    parlor.run("set duel_mode 9\nseed 8\nkey Enter\nexpect screen Match\nwait idle");
    let shells = shown(&parlor).view.main_len;
    parlor.run("key 1\nexpect \"still out\"\nwait 0.2\nkey Esc\nwait idle");
    assert!(shown(&parlor).view.rack(HUMAN).has(Tool::Rearrange), "nothing was revealed");
    parlor.run("key 1\nexpect \"still out\"\nwait 0.2");
    for placed in 0..shells {
        // The first by a click on the rail, the others at the front by key.
        let deed = if placed == 0 { "spot gap 0" } else { "key Enter" };
        parlor.run(&format!("{deed}\nwait idle\nwait 0.2"));
    }
    assert_eq!(shown(&parlor).view.pending, None);
    let belief = shown(&parlor).view.belief();
    for place in 0..usize::from(shells) {
        let live = belief.shells().live_at(place);
        assert!(live == 0.0 || live == 1.0, "shell {place}: {live}");
    }
}

#[test]
fn an_even_chance_is_looked_at_twice() {
    let mut parlor = with_modes(&[("mine.ron", &only(Tool::Mirror).write())]);
    parlor.run("set duel_mode 9\nseed 8\nkey Enter\nexpect screen Match\nwait idle");
    parlor.run(
        "key 1\nexpect \"One time in two\"\nkey Esc\nwait 0.2\nexpect-not \"One time in two\"",
    );
    assert_eq!(table(&parlor).length(), 0);
    parlor.run("key 1\nexpect \"HP: 5 → 5\"\nwait 0.2\nkey Enter\nwait idle");
    assert_eq!(table(&parlor).length(), 1);
}

#[test]
fn endless_evils_and_house_rules_are_played_through() {
    for (mode, device) in [(5, "mouse"), (1000, "keyboard")] {
        let mut parlor = Parlor::open();
        parlor.run(&format!("set speed Instant\nset duel_mode {mode}\nseed 21\nkey Enter"));
        parlor.run(&format!("play-out 2 by {device}"));
        assert!(table(&parlor).is_over(), "mode {mode}");
        assert_eq!(parlor.notice(), None);
    }
}

/// Four clips at once, and tools that let Evil go on and on.
const LONG: &str = r#"(id: 9, name: "Everything", max_tools_per_round: 8, exp_multiplier: 1,
 min_bullets: 7, max_bullets: 8, min_true: 3, min_false: 3, max_true: 4, human_hp: 12,
 evil_hp: Fixed(30), permanent_slots: 12, first: Human, temp_slot_chance: 1.0, tools: [
  (id: 13, weight: Fixed(1), per_game_limit: 1, hold_limit: 1),
  (id: 19, weight: Fixed(1), per_game_limit: 1, hold_limit: 1),
  (id: 32, weight: Fixed(1), per_game_limit: 1, hold_limit: 1),
  (id: 16, weight: Fixed(1), per_game_limit: 0, hold_limit: 1),
  (id: 25, weight: Fixed(1), per_game_limit: 0, hold_limit: 1),
  (id: 11, weight: Fixed(1), per_game_limit: 0, hold_limit: 1),
  (id: 29, weight: Fixed(1), per_game_limit: 1, hold_limit: 1),
  (id: 9, weight: Fixed(1), per_game_limit: 0, hold_limit: 1)])"#;

#[test]
fn whoever_waits_for_evil_waits_as_long_as_something_happens() {
    let mut parlor = with_modes(&[("long.ron", LONG)]);
    parlor.run("set duel_mode 9\nseed 5\nkey Enter\nexpect screen Match\nwait idle");
    parlor.run("play-out 3 by mouse");
    assert!(table(&parlor).is_over());
    assert_eq!(parlor.notice(), None);
}

#[test]
fn chances_fold_away_when_a_shot_begins_and_come_back_with_what_is_left() {
    let mut parlor = with_modes(&[("mine.ron", &only(Tool::Knife).write())]);
    parlor.run("set duel_mode 9\nseed 8\nkey Enter\nexpect screen Match\nwait idle");
    let chances = |parlor: &Parlor| {
        let words = parlor.app.world().resource::<Canvas>().words();
        words.filter(|words| words.contains('%') && !words.contains("blowback")).count()
    };
    let shells = usize::from(shown(&parlor).view.main_len);
    assert_eq!(chances(&parlor), shells, "one under each shell");
    parlor.run("key O\nwait 0.3\nkey O\nwait 0.3");
    assert!(!eyes::idle(parlor.app.world()), "the shot is being shown");
    assert_eq!(chances(&parlor), 0, "the old ones hold no longer");
    parlor.run("wait idle");
    assert!(chances(&parlor) > 0 || shown(&parlor).view.main_len < 3);
}

#[test]
fn later_shells_are_a_key_away() {
    let mut parlor = with_modes(&[("mine.ron", &only(Tool::TwinGuns).write())]);
    parlor.run("set duel_mode 9\nseed 8\nkey Enter\nexpect screen Match\nwait idle");
    parlor.run("key 1\nwait idle\nexpect spots extra 3");
    parlor.run("expect-not \"Shell 2\"\nkey Z\nwait 0.2\nexpect \"Shell 2\"");
    parlor.run("key Z\nwait 0.2\nexpect-not \"Shell 2\"\nexpect \"If you fire at yourself\"");
}

#[test]
fn broken_modes_are_one_sentence_each_and_do_no_harm() {
    let good = only(Tool::Knife).write();
    let bad = Mode { id: 10, min_true: 7, min_bullets: 3, ..only(Tool::Knife) }.write();
    let mut parlor = with_modes(&[("good.ron", &good), ("bad.ron", &bad), ("soup.ron", "soup")]);
    parlor.run("set duel_mode 9\nclick \"More…\"\nclick \"All modes…\"\nexpect \"Modes\"");
    parlor.run("expect \"bad.ron cannot be played\"\nexpect \"soup.ron cannot be played\"");
    parlor.run("expect \"9 · Just one thing\"\nexpect \"Nothing else is dealt.\"");
    parlor.run(
        "click \"Take this mode\"\nwait 0.2\nclick \"Start match\"\nexpect screen Match\nwait idle",
    );
    assert_eq!(table(&parlor).setup(), &Setup::own(only(Tool::Knife)));
    assert_eq!(parlor.names("modes"), ["bad.ron", "good.ron", "soup.ron"]);
}

#[test]
fn a_mode_is_made_on_the_bench_checked_and_kept() {
    let mut parlor = Parlor::open();
    parlor.run("set duel_mode 3\nclick \"More…\"\nclick \"All modes…\"\nwait 0.2");
    parlor.run("click \"Make your own from it\"\nexpect \"A mode of your own\"\nwait 0.2");
    parlor.run("type \"Mine\"\nwait 0.1\nclick \"Keep it\"\nwait 0.3");
    parlor.run("expect \"9 · Mine\"\nclick \"Take this mode\"\nwait 0.2\nclick \"Start match\"");
    parlor.run("expect screen Match\nwait idle\nexpect \"Mine\"");
    assert_eq!(parlor.names("modes"), ["mode-9.ron"]);
    let text = fs::read_to_string(parlor.file("modes/mode-9.ron")).unwrap();
    let kept = Mode::read("mode-9.ron", &text).unwrap();
    assert_eq!((kept.name.as_deref(), kept.max_true), (Some("Mine"), 2));
}
