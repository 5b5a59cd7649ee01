//! Modes of one's own: what a file may say, why it is refused, and how it is played.

use game_rules::{
    bots::{Bot, Mind, Opponents, play_out},
    code,
    contest::Contest,
    duel::{
        HUMAN, Tool,
        full::{Chosen, Duel, Event, EvilHp, First, Mode, Periods, Setup},
    },
    game::{Game, Outcome, Seat, Viewer},
};

/// The shape that the rulebook suggests (12), with a free number.
const SUGGESTED: &str = r#"
    (id: 9, name: "Explosion Test", max_tools_per_round: 2, exp_multiplier: 1.75,
     min_bullets: 2, max_bullets: 8, min_true: 1, min_false: 1, max_true: 8,
     human_hp: 10, evil_hp: Fixed(50), permanent_slots: 6, first: Evil, periods: One,
     explosion: Exponent(start: 0), temp_slot_chance: 0.25,
     temp_slot_weights: {1: 5, 2: 6, 3: 6, 4: 2, 5: 1},
     tools: [(id: 5, weight: Fixed(1), per_game_limit: 0, hold_limit: 1),
             (id: 9, weight: Fixed(16), per_game_limit: 0, hold_limit: 0),
             (id: 21, weight: Fixed(2), per_game_limit: 0, hold_limit: 2)])"#;

fn own() -> Mode {
    Mode::read("mine.ron", SUGGESTED).unwrap()
}

#[test]
fn the_suggested_shape_is_read() {
    let shipped = Mode::numbered(7).unwrap();
    let mode = Mode { id: 7, description: shipped.description.clone(), ..own() };
    assert_eq!(&mode, shipped);
    let plain = Mode::read(
        "least.ron",
        "(id: 9, max_tools_per_round: 0, exp_multiplier: 1, min_bullets: 2, max_bullets: 3, \
         min_true: 1, min_false: 1, max_true: 3, human_hp: 2, evil_hp: Range(2, 3), \
         permanent_slots: 0)",
    )
    .unwrap();
    assert_eq!((plain.name, plain.first, plain.periods), (None, First::Human, Periods::One));
    assert_eq!(plain.temp_slot_chance, 0.25);
}

#[test]
fn what_cannot_be_played_is_refused_with_field_value_and_limit() {
    for (old, new, sentence) in [
        ("id: 9,", "id: 3,", "mine.ron: id = 3: 1 to 8 and 1000 are taken; 9 is the first free"),
        ("id: 9,", "", "mine.ron: id = 0: 1 to 8 and 1000 are taken; 9 is the first free"),
        ("periods: One", "periods: Sequence([])", "periods = Sequence([]): a sequence needs"),
        ("min_bullets: 2", "min_bullets: 0", "min_bullets = 0: must be at least 1"),
        ("min_bullets: 2", "min_bullets: 9", "max_bullets = 8: must be at least min_bullets = 9"),
        ("max_bullets: 8", "max_bullets: 200", "max_bullets = 200: must be at most 31"),
        ("min_true: 1", "min_true: 8", "min_true"),
        ("min_true: 1, min_false: 1", "min_true: 2, min_false: 1", "min_false"),
        ("human_hp: 10", "human_hp: 0", "human_hp = 0: must be from 1 to 18446744073709551615"),
        ("Fixed(50)", "Fixed(18446744073709551616)", "mine.ron:4:"),
        ("Fixed(50)", "Fixed(\"18446744073709551616\")", "evil_hp = 18446744073709551616: must be"),
        ("Fixed(50)", "Range(9, 3)", "evil_hp (low) = 9: must be at most 3"),
        ("permanent_slots: 6", "permanent_slots: 200", "permanent_slots = 200: must be at most"),
        ("temp_slot_chance: 0.25", "temp_slot_chance: 1.5", "temp_slot_chance = 1.5: must be from"),
        ("start: 0", "start: 9999999", "explosion (start) = 9999999: must be at most 1000000"),
        ("id: 21,", "id: 36,", "tools.id = 36: must be from 0 to 35"),
        ("id: 21,", "id: 9,", "tools.id = 9: vest stands twice"),
        ("Fixed(16)", "Fixed(9000000)", "tools.weight = 9000000: must be at most 1000000"),
        ("first: Evil", "first: Nobody", "mine.ron:4:"),
        ("human_hp: 10", "hp: 10", "mine.ron:4:"),
    ] {
        assert!(SUGGESTED.contains(old), "{old}");
        let text = SUGGESTED.replacen(old, new, 1);
        let fault = Mode::read("mine.ron", &text).unwrap_err().to_string();
        assert!(fault.starts_with("mine.ron:"), "{fault}");
        assert!(fault.contains(sentence), "{new}: {fault}");
    }
}

#[test]
fn expectations_are_worked_out() {
    let mode = own();
    // Lengths 2 to 8; live from 1 to length − 1, on average half of it.
    assert!((mode.expected_live_share() - 0.5).abs() < 1e-12);
    assert!((mode.expected_tools_per_round() - 1.8).abs() < 1e-12);
    let narrow = Mode { permanent_slots: 1, ..own() };
    assert!((narrow.expected_tools_per_round() - 0.75).abs() < 1e-12);
    let live = Mode { min_true: 2, min_bullets: 4, max_bullets: 4, max_true: 4, ..own() };
    // 2 or 3 live of 4.
    assert!((live.expected_live_share() - 0.625).abs() < 1e-12);
}

#[test]
fn a_mode_can_be_given_away_as_a_code() {
    let setup = Setup::own(own());
    let code = code::write_setup::<Duel>(&setup);
    let read = code::read_setup::<Duel>(&code).unwrap();
    assert_eq!(read, setup);
    assert!(Duel::start(&read, 1).is_ok());
    let broken = Setup::own(Mode { human_hp: 0, ..own() });
    let read = code::read_setup::<Duel>(&code::write_setup::<Duel>(&broken)).unwrap();
    let fault = Duel::start(&read, 1).unwrap_err().to_string();
    assert!(fault.starts_with("human_hp = 0: must be from 1"), "{fault}");
}

/// 12: both sides start every period of a sequence fresh; losing one ends the game, winning the
/// last one wins it.
#[test]
fn a_sequence_is_played_one_after_another() {
    let first = Mode {
        human_hp: 40,
        evil_hp: EvilHp::Fixed(1),
        tools: Vec::new(),
        first: First::Human,
        ..own()
    };
    let second =
        Mode { human_hp: 30, evil_hp: EvilHp::Fixed(2), first: First::Evil, ..first.clone() };
    let both = Periods::Sequence(vec![first.clone(), second]);
    // The numbers of the mode itself are not played.
    let mode = Mode { periods: both, human_hp: 1, evil_hp: EvilHp::Fixed(99), ..first.clone() };
    let setup = Setup::own(mode);
    let (mut won, mut seen) = (0, 0);
    for seed in 0..40 {
        let (mut game, opening) = Duel::start(&setup, seed).unwrap();
        assert!(opening.contains(&Event::Standing { seat: HUMAN, hp: 40, wounds: 0 }));
        let mut bots: Vec<Box<dyn Bot<Duel>>> =
            (0..2).map(|_| Duel::bot("coin").unwrap()).collect();
        let mut minds = [Mind::new(seed, Seat(0)), Mind::new(seed, Seat(1))];
        let mut fresh = 0;
        let outcome = play_out(&mut game, &mut bots, &mut minds, 10_000, |_, _, _, events| {
            if events.contains(&Event::Period { number: 2 }) {
                assert!(events.contains(&Event::Standing { seat: HUMAN, hp: 30, wounds: 0 }));
                assert!(events.contains(&Event::Standing { seat: Seat(1), hp: 2, wounds: 0 }));
                fresh += 1;
            }
        })
        .unwrap();
        seen += fresh;
        if matches!(outcome, Outcome::Won(seats) if seats.contains(HUMAN)) {
            assert_eq!(fresh, 1);
            assert_eq!(game.view(Viewer::Public).count.period, 2);
            won += 1;
        }
    }
    assert!(won > 20 && seen >= won, "{won} won, {seen} second periods");
    let nested = Mode {
        periods: Periods::Sequence(vec![Mode { periods: Periods::Endless, ..own() }]),
        ..own()
    };
    let fault = nested.check().unwrap_err().to_string();
    assert!(fault.contains("a period of a sequence has no periods of its own"), "{fault}");
    let empty = Mode { periods: Periods::Sequence(Vec::new()), ..own() };
    let fault = empty.check().unwrap_err().to_string();
    assert_eq!(fault, "periods = Sequence([]): a sequence needs at least one period");
}

/// R-19.
#[test]
fn the_document_sends_to_the_death_to_mode_2_on_demand() {
    let dealt = |document_tools: bool| {
        let setup = Setup { document_tools, mode: Chosen::Number(2), ..Setup::default() };
        (0..3000).any(|seed| {
            let (_, events) = Duel::start(&setup, seed).unwrap();
            events.iter().any(|event| {
                matches!(event, Event::Dealt { tool: game_rules::duel::Tool::ToTheDeath, .. })
            })
        })
    };
    assert!(dealt(true));
    assert!(!dealt(false));
}

/// R-19: the switch goes with mode 2 whatever numbers of it are changed, before or after.
#[test]
fn changed_numbers_keep_the_tools_of_the_document() {
    for order in [["hp", "document_tools"], ["document_tools", "hp"]] {
        let mut setup = Duel::mode("2").unwrap();
        for field in order {
            Duel::set(&mut setup, field, if field == "hp" { "40,40" } else { "true" }).unwrap();
        }
        let dealt = (0..400).any(|seed| {
            let (game, _) = Duel::start(&setup, seed).unwrap();
            let racks = game.view(Viewer::Public).racks;
            racks.iter().any(|rack| rack.has(Tool::ToTheDeath))
        });
        assert!(dealt, "{order:?}: To the Death is never dealt");
    }
}
