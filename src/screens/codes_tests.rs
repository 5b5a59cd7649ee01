use std::fs;

use game_rules::{
    duel::{Aim, classic::Action},
    game::{Game, Turn},
    table::Match,
};

use super::*;
use crate::app::language::Lang;
use game_rules::duel::{
    classic::{Classic, Setup},
    full::Duel,
};

fn match_code() -> (String, String) {
    let seats = vec!["human:Ada".to_owned(), "evil:sly".to_owned()];
    let mut table = Match::<Classic>::start(Setup::default(), 5, seats).unwrap();
    while let Turn::One(seat) = table.game().turn() {
        table.act(seat, &Action::Shoot(Aim::Foe)).unwrap();
    }
    (code::write_record(table.record()), table.record().write())
}

#[test]
fn every_kind_is_recognised() {
    assert!(matches!(read("  "), Meaning::Empty));
    assert!(matches!(read(" 1234 "), Meaning::Seed(1234)));
    assert!(matches!(read(&code::write_seed(99)), Meaning::Seed(99)));
    let setup = Setup { hp: (4, 6), ..Setup::default() };
    let table = code::write_setup::<Classic>(&setup);
    assert!(matches!(read(&table), Meaning::Setup(found) if *found == AnySetup::Classic(setup)));
    let own = game_rules::duel::full::Setup::numbered(3);
    let table = code::write_setup::<Duel>(&own);
    assert!(matches!(read(&table), Meaning::Setup(found) if *found == AnySetup::Duel(own)));
    let (short, long) = match_code();
    assert!(matches!(read(&short), Meaning::Match(_)));
    assert!(matches!(read(&short.to_lowercase()), Meaning::Match(_)));
    assert!(matches!(read(&long), Meaning::Match(_)));
}

#[test]
fn impossible_tables_are_refused_with_the_reason() {
    let setup = Setup { hp: (0, 6), ..Setup::default() };
    let table = code::write_setup::<Classic>(&setup);
    assert!(matches!(read(&table), Meaning::BadSetup(_, why) if why.field == "hp (human)"));
}

/// Both codes of a team set a table at which one's own side brings it; a bad one says what is wrong.
#[test]
fn a_team_is_brought_to_the_arena() {
    let data = arena::data::Data::shipped();
    let team = Team::new(&data, [1, 0, 2, 0, 0, 0]).unwrap();
    for text in [team.code(&data), team.short_code(&data), team.short_code(&data).to_lowercase()] {
        let Meaning::Setup(found) = read(&text) else { panic!("{text}: {:?}", read(&text)) };
        let AnySetup::Arena(setup) = *found else { panic!("{found:?}") };
        let [own, other] = setup.teams;
        assert_eq!(own, arena::Draft::Ids(team.ids()));
        assert_eq!(other, arena::Setup::default().teams[1]);
    }
    let twice = team.short_code(&data).replace(".2.", ".1.");
    for bad in [twice.as_str(), "PA1-1.2", "PA1-1.0.2.0.0.0-zzzz"] {
        let Meaning::BadTeam(fault) = read(bad) else { panic!("{bad}: {:?}", read(bad)) };
        for tongue in Lang::ALL {
            let said = team_fault(&Language::new(tongue), &fault);
            assert!(!said.is_empty() && !said.starts_with("arena-"), "{said}");
        }
    }
    let odd = code::write_team::<game_rules::arena::Arena, u8>(&1);
    assert!(matches!(read(&odd), Meaning::BadTeam(TeamCodeError::Code(_))));
}

#[test]
fn a_pack_is_an_evening_that_draws_from_it() {
    use game_rules::wager::packs;
    let table = code::write_setup::<game_rules::wager::Wager>(&Default::default());
    assert!(!matches!(read(&table), Meaning::NoGame(_) | Meaning::Bad(_)));
    let room = packs::pack("room").unwrap();
    let Meaning::Setup(setup) = read(&packs::write_code(&room)) else { panic!("not a table") };
    let AnySetup::Wager(setup) = *setup else { panic!("another game") };
    assert_eq!(setup.pool, room);
    // Its songs are switched off: there is nothing to draw.
    let songs = packs::write_code(&packs::pack("songs").unwrap());
    assert!(matches!(read(&songs), Meaning::BadSetup(..)));
    assert!(matches!(read(&songs[..songs.len() - 4]), Meaning::Bad(_)));
}

#[test]
fn each_wrong_part_has_its_sentence_in_each_language() {
    let good = code::write_seed(7);
    let parts: Vec<&str> = good.split('-').collect();
    let with = |place: usize, new: &str| {
        let mut parts = parts.clone();
        parts[place] = new;
        parts.join("-")
    };
    let bad = [
        ("hello".to_owned(), "four parts"),
        (with(0, "GOOD"), "GOOD"),
        (with(1, "SOUP1"), "SOUP1"),
        (with(1, "SEED9"), "later version"),
        (with(2, "0U"), "Character"),
        (with(3, "0000"), "last part"),
        (match_code().0.replace("MATCH1", "TABLE1"), "last part"),
    ];
    for (text, says) in bad {
        let Meaning::Bad(fault) = read(&text) else { panic!("{text} is no bad code") };
        for tongue in Lang::ALL {
            let said = say_fault(&Language::new(tongue), &fault);
            assert!(!said.contains("code-bad"), "{said}");
        }
        let said = say_fault(&Language::new(Lang::English), &fault);
        assert!(said.contains(says), "{text}: {said}");
    }
}

#[test]
fn a_bad_text_stays_and_is_read_again_when_it_changes() {
    let mut codes = Codes { text: "EVIL-SEED1-00-00".into(), ..Codes::default() };
    assert!(matches!(codes.meaning(), Meaning::Bad(_)));
    assert_eq!(codes.text, "EVIL-SEED1-00-00");
    codes.text = code::write_seed(3);
    assert!(matches!(codes.meaning(), Meaning::Seed(3)));
}

#[test]
fn files_can_be_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let (short, long) = match_code();
    let mut codes = Codes { text: "what I typed".into(), ..Codes::default() };
    codes.meaning();
    let file = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file
    };
    codes.drop_file(file("match.ron", &long));
    assert!(matches!(codes.meaning(), Meaning::Match(_)));
    assert_eq!(codes.text, "what I typed");
    codes.drop_file(file("broken.ron", "(format: 1,"));
    assert!(matches!(codes.meaning(), Meaning::BadFile(_)));
    codes.drop_file(folder.path().join("missing.ron"));
    assert!(matches!(codes.meaning(), Meaning::BadFile(Unreadable::File(_))));
    codes.drop_file(file("code.txt", &format!("\n{short}\n")));
    assert!(matches!(codes.meaning(), Meaning::Match(_)));
    assert_eq!(codes.text, short);
}
