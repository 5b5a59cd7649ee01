//! The chances of rules/duel.md 4–9, each over many draws. Every count lies within 5.5 standard
//! deviations of what the rules say: an error rate below 4e-8 each, far below 1e-6 for all of them
//! together; seeds are fixed.

use game_rules::{
    dice::Dice,
    duel::{
        Aim, Tool,
        full::{Action, Duel, Event},
    },
    game::{Game, Seat},
    script::Scripted,
};

fn position(lines: &str) -> Duel {
    let mut fixture = <Duel as Scripted>::Fixture::default();
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        assert!(Duel::fixture(&mut fixture, &words).unwrap(), "{line}");
    }
    Duel::place(fixture).unwrap()
}

const SHOOT: Action = Action::Shoot(Aim::Foe);

/// What `actions` of whoever is to act lead to, in the `number`-th of many worlds.
fn outcome(position: &Duel, number: u64, actions: &[Action]) -> (Duel, Vec<Event>) {
    let mut game = position.clone();
    *game.dice_mut() = Dice::numbered(number, "chances", 7);
    let mut events = Vec::new();
    for action in actions {
        let seat = game.turn().seats().iter().next().unwrap();
        game.apply(seat, action, &mut events).unwrap();
    }
    (game, events)
}

#[track_caller]
fn close(count: u64, of: u64, chance: f64) {
    let mean = of as f64 * chance;
    let deviation = (mean * (1.0 - chance)).sqrt();
    assert!(
        (count as f64 - mean).abs() <= 5.5 * deviation + 1e-9,
        "{count} of {of}, expected {mean:.1} ± {deviation:.1}"
    );
}

#[track_caller]
fn rate(lines: &str, actions: &[Action], chance: f64, happened: impl Fn(&Duel, &[Event]) -> bool) {
    const MANY: u64 = 60_000;
    let position = position(lines);
    let count = (0..MANY)
        .filter(|&number| {
            let (game, events) = outcome(&position, number, actions);
            happened(&game, &events)
        })
        .count();
    close(count as u64, MANY, chance);
}

fn has(wanted: impl Fn(&Event) -> bool) -> impl Fn(&Duel, &[Event]) -> bool {
    move |_, events| events.iter().any(&wanted)
}

fn blown(event: &Event) -> bool {
    matches!(event, Event::Hit { blown: true, .. } | Event::Clicked { blown: true, .. })
}

#[test]
fn blowback_follows_barrel_wear() {
    for (wear, chance) in [(0, 0.031_506_6), (100, 0.064_547_2), (1000, 0.476_640_8)] {
        rate(&format!("hp H 9; wear {wear}; clip BLB"), &[SHOOT], chance, has(blown));
    }
}

#[test]
fn combos_go_on_by_halves() {
    let shots = |count: usize| {
        move |_: &Duel, events: &[Event]| {
            events.iter().filter(|event| matches!(event, Event::Clicked { .. })).count() == count
        }
    };
    for (count, chance) in [(1, 0.25), (2, 0.1875), (3, 0.140_625)] {
        rate("hp H 9; combo H 2; good-foe H 1; clip BBBBBB", &[SHOOT], chance, shots(count));
    }
    // Cleared: (1 − 2^−n)^(r − 1 − m).
    rate(
        "hp H 9; combo H 1; repeater H 1; good-foe H 1; clip BBBB; rack H; rack E",
        &[SHOOT],
        0.25,
        shots(4),
    );
}

#[test]
fn catchers_catch_as_often_as_they_should() {
    let caught = |event: &Event| matches!(event, Event::Caught { .. });
    for (catchers, boost) in [(1, 0), (2, 0), (3, 1)] {
        let base = format!("hp H 9; hp E 50; good-foe H 1; catcher E {catchers}; boost H {boost}");
        let live = (1.0 - 0.8f64.powi(catchers)) / f64::from(1 + boost);
        rate(&format!("{base}; clip LBB"), &[SHOOT], live, has(caught));
        rate(&format!("{base}; clip BLL"), &[SHOOT], 0.8 / f64::from(1 + boost), has(caught));
    }
}

#[test]
fn vests_break_below_zero() {
    let broke = |event: &Event| matches!(event, Event::Stopped { broke: true, .. });
    let base = "hp H 9; good-foe H 1; clip BLL";
    rate(&format!("{base}; vests E 0"), &[SHOOT], 0.5, has(broke));
    rate(&format!("{base}; vests E -2"), &[SHOOT], 0.875, has(broke));
    rate(&format!("{base}; vests E 1"), &[SHOOT], 0.0, has(broke));
    // +3 damage: 1 or 2 of durability.
    rate(&format!("{base}; vests E 0; boost H 3"), &[SHOOT], (0.5 + 0.75) / 2.0, has(broke));
    // Legacy: one hit earlier.
    rate(&format!("legacy on; {base}; vests E 1"), &[SHOOT], 0.5, has(broke));
}

#[test]
fn broken_vests_rattle_with_fifteen_percent_each() {
    let lines = "hp H 9; good-foe H 1; vests E -60; rattled E 0 2; clip BLLLLLLL; daze E 5";
    let rattled = |game: &Duel, _: &[Event]| {
        let text = game.query(game, &[], &["state", "E"]).unwrap().unwrap().remove(0);
        text.contains(" rattled=")
    };
    rate(lines, &[SHOOT], 1.0 - 0.85f64.powi(3), rattled);
}

#[test]
fn wounds_double_the_loss() {
    let lost = |wanted: u32| {
        has(move |event| matches!(event, Event::Hit { lost: Some(lost), .. } if *lost == wanted))
    };
    let base = "hp H 9; hp E 50; good-foe H 1; clip LB";
    rate(&format!("{base}; wounds E 3"), &[SHOOT], 3.0 / 8.0, lost(2));
    rate(&format!("{base}; wounds E 8"), &[SHOOT], 1.0, lost(2));
    // Two points: the wounds of the first count for the second.
    rate(&format!("{base}; wounds E 2; boost H 1"), &[SHOOT], 0.75 * 0.625, lost(2));
    rate(&format!("{base}; wounds E 2; boost H 1"), &[SHOOT], 0.25 * 0.25, lost(4));
    // Legacy: frozen for the shell, one wound at most.
    rate(&format!("legacy on; {base}; wounds E 2; boost H 1"), &[SHOOT], 0.75 * 0.75, lost(2));
}

#[test]
fn breath_comes_back_and_goes() {
    let state = |words: &'static str| {
        move |game: &Duel, _: &[Event]| {
            let text = game.query(game, &[], &["state", "H"]).unwrap().unwrap().remove(0);
            text.contains(words)
        }
    };
    let base = "hp H 9; good-foe H 1; clip BLB";
    rate(&format!("{base}; wounds H 3; breath H 20"), &[SHOOT], 0.25, state("breath=20 "));
    rate(&format!("{base}; wounds H 3; breath H 20"), &[SHOOT], 0.75, state("breath=19 "));
    // 3 − 1, back to 3 with 1/4: faints with 5/8 or 6/8.
    let faints = 0.25 * 0.625 + 0.75 * 0.75;
    rate(&format!("{base}; wounds H 3; breath H 3"), &[SHOOT], faints, state("daze=1 "));
}

#[test]
fn praise_halves_with_every_point() {
    let healed = |event: &Event| matches!(event, Event::Praised { healed: true, .. });
    let praise = [Action::Use(Tool::MoralPraise)];
    for (hp, wounds, chance) in [
        (3, 0, 1.0),
        (4, 0, 0.5),
        (5, 0, 0.25),
        (4, 1, 0.5f64.powf(2.0 / 3.0)),
        (5, 5, 0.5f64.powf(1.0 / 3.0)),
    ] {
        let lines = format!("hp H {hp}; wounds H {wounds}; rack H moral-praise; clip LB");
        rate(&lines, &praise, chance, has(healed));
    }
}

#[test]
fn dice_fall_as_dice_do() {
    let throw = [Action::Use(Tool::ThreeDice)];
    let lines = "hp H 50; hp E 90; rack H three-dice knife; clip LBBBBBBB";
    let sum =
        |wanted: u8| has(move |event| matches!(event, Event::Dice { sum, .. } if *sum == wanted));
    for (wanted, ways) in [(3, 1.0), (5, 6.0), (10, 27.0), (12, 25.0), (14, 15.0), (18, 1.0)] {
        rate(lines, &throw, ways / 216.0, sum(wanted));
    }
    let told = has(|event| matches!(event, Event::Sharpened { by: 2, .. }));
    rate(lines, &throw, 12.5 / 216.0, told);
}

#[test]
fn half_chances_are_half() {
    let with = |tool: Tool| format!("hp H 9; rack H {tool} knife; rack E eject; clip LB");
    let becomes = has(|event| matches!(event, Event::Mirrored { seat: Seat(0) }));
    rate(&with(Tool::Mirror), &[Action::Use(Tool::Mirror)], 0.5, becomes);
    let halved = has(|event| matches!(event, Event::Halved { .. }));
    rate(&with(Tool::Coin), &[Action::Use(Tool::Coin)], 0.5, halved);
    let wins = has(|event| matches!(event, Event::Slot { tool: Some(Tool::Mirror), .. }));
    rate(&with(Tool::Coin), &[Action::Use(Tool::Coin)], 0.5 / 7.0, wins);
    let swept = has(|event| matches!(event, Event::Slot { tool: None, .. }));
    rate(&with(Tool::AllOrNothing), &[Action::Use(Tool::AllOrNothing)], 0.5, swept);
}

#[test]
fn grab_takes_what_is_there_or_anything() {
    let lines = "hp H 9; rack H grab; rack E coin knife eject; clip LB";
    let grab = [Action::Use(Tool::Grab)];
    let took = |slot: u8| {
        has(
            move |event| matches!(event, Event::Slot { seat: Seat(1), slot: at, .. } if *at == slot),
        )
    };
    rate(lines, &grab, 1.0 / 3.0, took(1));
    rate(lines, &grab, 1.0 / 3.0, took(2));
    // A third of a 27th: mode 1 has 27 tools without a per-game limit.
    let merge = has(|event| matches!(event, Event::Slot { tool: Some(Tool::MergeClips), .. }));
    rate(lines, &grab, 1.0 / 3.0 / 27.0, merge);
}

#[test]
fn fill_live_and_mystery_shell_change_shells_by_chance() {
    let lines = "hp H 9; rack H fill-live; clip BBBL";
    let filled = has(|event| matches!(event, Event::Filled { .. }));
    rate(lines, &[Action::Use(Tool::FillLive)], 1.0 - 0.75f64.powi(3), filled);
    let mystery = [Action::Use(Tool::MysteryShell), Action::Place(0), Action::Shoot(Aim::Own)];
    let lines = "hp H 9; good-self H 1; rack H mystery-shell; clip LB";
    rate(lines, &mystery, 0.5, has(|event| matches!(event, Event::Hit { .. })));
}

#[test]
fn sharing_lasts_one_to_three_rounds() {
    let share = [Action::Use(Tool::YoursIsMine)];
    for (rounds, chance) in [(1, 0.3), (2, 0.5), (3, 0.2)] {
        let wanted = format!("sharing=H:{rounds} ");
        rate("hp H 9; rack H yours-is-mine; clip LB", &share, chance, |game, _| {
            game.query(game, &[], &["state"]).unwrap().unwrap()[0].contains(&wanted)
        });
    }
}

#[test]
fn rounds_deal_slots_and_tools_by_weight() {
    let lines = "hp H 9; hp E 50; rack H - - -; rack E -; good-self H 1; clip B";
    let end = [Action::Shoot(Aim::Own)];
    let given = |life: Option<u8>| {
        has(
            move |event| matches!(event, Event::SlotGiven { seat: Seat(0), life: given } if life.is_none_or(|life| life == *given)),
        )
    };
    rate(lines, &end, 0.25, given(None));
    rate(lines, &end, 0.25 * 6.0 / 20.0, given(Some(3)));
    let dealt = |seat: u8, count: usize| {
        move |_: &Duel, events: &[Event]| {
            let mine =
                |event: &&Event| matches!(event, Event::Dealt { seat: to, .. } if to.0 == seat);
            events.iter().filter(mine).count() == count
        }
    };
    rate(lines, &end, 0.8, dealt(0, 2));
    // One empty slot: 3/4; with a slot given as well there are two, and 4/5 of them both filled.
    rate(lines, &end, 0.75 * 0.75 + 0.25 * 0.2, dealt(1, 1));
    let first = |wanted: Tool| {
        has(
            move |event| matches!(event, Event::Dealt { seat: Seat(0), slot: 0, tool } if *tool == wanted),
        )
    };
    rate(lines, &end, 42.0 / 292.0, first(Tool::Bandage));
    rate(lines, &end, 2.0 / 292.0, first(Tool::LiveShell));
    rate(lines, &end, 0.0, first(Tool::MergeClips));
    // With an extra clip Merge Clips weighs 4.
    let lines = "hp H 9; rack H - - -; rack E -; good-self H 1; clip B; extra BB";
    rate(lines, &end, 4.0 / 296.0, first(Tool::MergeClips));
}

#[test]
fn limits_leave_the_others_their_share() {
    let lines = "mode 3; hp H 9; rack H eject eject eject eject eject eject eject eject eject eject - - -;\
                 good-self H 1; clip B";
    let knife =
        has(|event| matches!(event, Event::Dealt { seat: Seat(0), slot: 10, tool: Tool::Knife }));
    rate(lines, &[Action::Shoot(Aim::Own)], 1.0, knife);
}

#[test]
fn the_stage_has_chances_of_its_own() {
    let lines = "hp H 9; wear 5000; stage H 5 5; stage-hp H 5; stage-hp E 5; clip LB";
    rate(lines, &[SHOOT], 0.05, has(blown));
    let live = has(|event| matches!(event, Event::Hit { .. }));
    rate(lines, &[SHOOT], 0.5, live);
}
