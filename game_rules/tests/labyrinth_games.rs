//! Whole games of the Labyrinth: how they set out, what the dice do in them, and how the adventurers of
//! the program play them (rules/labyrinth.md 4.4, 5, 9.2, 20).

use game_rules::{
    bots::{Bot, Mind, Opponents, Sight},
    game::{Game, Outcome, Seat, Turn, Viewer},
    labyrinth::{
        Action, Hearing, Labyrinth, Settings, Setup,
        saves::{SavedGames, ShelfError},
        setup::{Levels, presets},
        theme::ThemeName,
    },
    record::{Record, RecordError},
    script,
    table::AnyMatch,
};

/// 5: start tiles are distinct plain safe tiles, and every turn order is equally likely. 4! orders,
/// 24,000 games, each 1,000 ± 6 deviations of 31.
#[test]
fn setting_out_is_fair() {
    let mut orders = std::collections::BTreeMap::new();
    let setup = Setup::default();
    for seed in 0..24_000 {
        let (game, _) = Labyrinth::start(&setup, seed).unwrap();
        *orders.entry(game.order().to_vec()).or_insert(0u32) += 1;
        for (index, one) in game.players().iter().enumerate() {
            assert!(game.piles().iter().all(|(tile, _)| *tile != one.tile));
            assert!(game.players()[..index].iter().all(|other| other.tile != one.tile));
        }
    }
    assert_eq!(orders.len(), 24);
    assert!(orders.values().all(|count| count.abs_diff(1_000) < 186), "{orders:?}");
}

/// A record of older rules is refused by name before anything else of it is looked at, on a shelf, too.
#[test]
fn records_of_older_rules_are_refused_with_a_sentence() {
    let old = include_str!("records/labyrinth_revision_2.ron");
    let why = Record::<Labyrinth>::read("old.ron", old).unwrap_err();
    assert!(matches!(why, RecordError::OtherRules { found: 2, .. }), "{why}");
    assert!(why.to_string().contains("revision 2 of the rules of `labyrinth`"), "{why}");
    let why = AnyMatch::open("old.ron", old).unwrap_err().to_string();
    assert!(why.contains("revision 2"), "{why}");
    let mut shelf = SavedGames::default();
    shelf.put("old", 1, false, old.to_owned());
    for why in [shelf.restore("old").unwrap_err(), shelf.restore_omniscient("old").unwrap_err()] {
        assert!(matches!(&why, ShelfError::SaveVersion(_)), "{why}");
    }
    assert_eq!(shelf.list()[0].record, old, "nothing is lost");
}

/// 17.2: what was given up is still read, so that no shelf is lost, and refused by name when played.
#[test]
fn a_kit_for_the_last_seat_is_no_longer_played() {
    for word in ["Kit", "KitAndProbe"] {
        let text = ron::to_string(&Setup::default()).unwrap();
        let old = text.replace("seat_compensation:r#None", &format!("seat_compensation:{word}"));
        assert_ne!(old, text);
        let setup: Setup = ron::from_str(&old).unwrap();
        let why = Labyrinth::start(&setup, 1).unwrap_err().to_string();
        assert!(why.contains("seat_compensation") && why.contains("no longer played"), "{why}");
    }
}

/// 17.11: where the board is too crowded for three steps, the bear begins as far away as it can.
#[test]
fn a_bear_finds_a_place_on_every_valid_table() {
    let mut setup = Setup::for_players(&["A", "B", "C", "D", "E", "F", "G", "H"]);
    let settings = &mut setup.settings;
    (settings.width, settings.height, settings.river, settings.walls) = (5, 5, 6, 4);
    settings.expansions.bear = true;
    for marsh in [0, 1] {
        setup.settings.marsh = marsh;
        assert_eq!(setup.check(), Ok(()));
        for seed in 0..200 {
            let game = Labyrinth::start(&setup, seed).unwrap().0;
            let view = game.view(Viewer::Omniscient);
            let bear = view.truth.unwrap().monsters[0].tile;
            let starts = game.players().iter().map(|one| one.tile);
            assert!(starts.clone().all(|tile| tile != bear) || marsh == 1, "seed {seed}");
        }
    }
}

/// 9.2, 17.12: the chance that is shown is that of the dice.
#[test]
fn attacks_are_won_as_often_as_is_said() {
    let mut settings = Settings::default();
    assert_eq!([settings.attacks_won(false), settings.attacks_won(true)], [21, 21]);
    settings.expansions.theme = Some(ThemeName::PirateShip);
    settings.expansions.theme_twist = true;
    assert_eq!([settings.attacks_won(false), settings.attacks_won(true)], [21, 26]);
    let mut won = 0;
    for (attacker, defender) in (1..=6).flat_map(|a| (1..=6).map(move |d| (a, d))) {
        let text = format!(
            "size 5 5\nwith pirate-ship\nplayer Ann 1,1 healthy - -\nplayer Bob 1,1 healthy - T\n\
             dice {attacker} {defender}\nAnn attack Bob\n"
        );
        let lines = script::run::<Labyrinth>("mutiny", &text).unwrap();
        won += u8::from(lines.iter().any(|line| line.ends_with("injured Bob")));
    }
    assert_eq!(won, settings.attacks_won(true));
}

/// 4.4: one board per seed, whatever the number of players or the hearing.
#[test]
fn streams_do_not_disturb_each_other() {
    let (four, _) = Labyrinth::start(&Setup::default(), 11).unwrap();
    let (one, _) = Labyrinth::start(&Setup::for_players(&["Ann"]), 11).unwrap();
    assert_eq!(four.board(), one.board());
}

/// 9.2 for all 36 pairs of dice: the lower roll loses, ties are the defender's loss, 21 of 36.
#[test]
fn attackers_win_21_of_36_battles() {
    let mut won = 0;
    for (attacker, defender) in (1..=6).flat_map(|a| (1..=6).map(move |d| (a, d))) {
        let text = format!(
            "size 5 5\nplayer Ann 1,1 healthy - -\nplayer Bob 1,1 healthy - -\n\
             dice {attacker} {defender}\nAnn attack Bob\n"
        );
        let lines = script::run::<Labyrinth>("battle", &text).unwrap();
        let loser = if attacker < defender { "Ann" } else { "Bob" };
        let battle = format!("[*] battle Ann Bob rolls={attacker},{defender} loser={loser}");
        assert_eq!(lines[2..], [battle, format!("[*] injured {loser}")]);
        won += u32::from(loser == "Bob");
    }
    assert_eq!(won, 21);
}

/// The adventurers of the program play to the end, reproducibly, in both kinds of hearing.
#[test]
fn adventurers_of_the_program_bring_treasure_home() {
    for hearing in [Hearing::Aloud, Hearing::Whisper] {
        let settings = Settings { hearing, turn_limit: Some(2_000), ..Settings::default() };
        let setup = Setup { settings, ..Setup::default() };
        let mut won = 0;
        for seed in 0..4 {
            let (mut game, _) = Labyrinth::start(&setup, seed).unwrap();
            let mut bots: Vec<Box<dyn Bot<Labyrinth>>> =
                (0..4).map(|_| Labyrinth::bot("explorer").unwrap()).collect();
            let mut minds: Vec<Mind<'_>> = Seat::all(4).map(|seat| Mind::new(seed, seat)).collect();
            while let Some(seat) = game.turn().seats().iter().next() {
                let mind = &mut minds[seat.index()];
                let action = bots[seat.index()].choose(&Sight::new(&game, seat), mind);
                game.apply(seat, &action, &mut Vec::new()).unwrap();
            }
            won +=
                u32::from(matches!(game.turn(), Turn::Over(outcome) if outcome != Outcome::Drawn));
        }
        assert!(won >= 3, "{hearing:?}: {won} of 4");
    }
}

/// They find their way over several levels, too, even where only stairs join them.
#[test]
fn adventurers_of_the_program_climb_and_bring_treasure_home() {
    let preset = presets().iter().find(|preset| preset.name == "levels").unwrap();
    let hunter = ["hunter", "wanderer", "wanderer", "wanderer"];
    for (bots, games, least) in [(["explorer"; 4], 4, 3), (hunter, 2, 1)] {
        let mut settings = Settings { turn_limit: Some(1_000), ..preset.settings.clone() };
        (settings.fake_portals, settings.two_way, settings.three_way) = (0, 0, 0);
        settings.expansions.levels = Some(Levels { lift: false, ..Levels::USUAL });
        let setup = Setup { settings, ..Setup::default() };
        let (mut won, mut climbed) = (0, 0);
        for seed in 0..games {
            let (mut game, _) = Labyrinth::start(&setup, seed).unwrap();
            let mut players: Vec<Box<dyn Bot<Labyrinth>>> =
                bots.iter().map(|bot| Labyrinth::bot(bot).unwrap()).collect();
            let mut minds: Vec<Mind<'_>> = Seat::all(4).map(|seat| Mind::new(seed, seat)).collect();
            while let Some(seat) = game.turn().seats().iter().next() {
                let mind = &mut minds[seat.index()];
                let action = players[seat.index()].choose(&Sight::new(&game, seat), mind);
                climbed += u32::from(action == Action::Climb);
                game.apply(seat, &action, &mut Vec::new()).unwrap();
            }
            won +=
                u32::from(matches!(game.turn(), Turn::Over(outcome) if outcome != Outcome::Drawn));
        }
        assert!(
            won >= least && climbed > 0,
            "{bots:?}: {won} of {games}, {climbed} times on stairs"
        );
    }
}
