use std::fs;

use game_rules::duel::progress::Gains;

use super::*;
use crate::app::language::Lang;

fn won(when: u64) -> Finished {
    let account = Account {
        luck: Luck { expected: 1.5, variance: 0.5, actual: 2, shots: 3, ..Luck::default() },
        used: BTreeMap::from([("knife".to_owned(), 2), ("eject".to_owned(), 2)]),
        bold: vec![Odds::new(2, 7)],
        feats: [Feat::Bold].into(),
        gains: Gains { experience: 300, coins: 2, ..Gains::default() },
    };
    Finished {
        table: "classic".into(),
        bot: "sly".into(),
        result: Ended::Won,
        hinted: false,
        when,
        account,
    }
}

#[test]
fn a_match_is_booked_everywhere_it_belongs() {
    let mut profile = Profile::default();
    let booked = profile.book(won(10));
    assert_eq!(booked.level, Some(1));
    assert_eq!((booked.experience, booked.coins), (300, 2));
    assert_eq!(booked.feats, [Feat::Bold]);
    assert_eq!((profile.standing.level, profile.standing.experience), (1, 50));
    let tally = &profile.tables["classic"];
    assert_eq!((tally.played, tally.won, tally.streak), (1, 1, 1));
    assert_eq!(tally.against["sly"], (1, 1));
    assert_eq!(tally.favourite(), Some(("eject", 2)), "of equals the first");
    assert_eq!(profile.tokens, [Token { odds: Odds::new(2, 7), when: 10 }]);
    let again = profile.book(Finished { hinted: true, ..won(20) });
    assert_eq!((again.feats, again.level), (vec![], None));
    assert_eq!(profile.feats[&Feat::Bold], 10, "the first time stays");
    let tally = &profile.tables["classic"];
    assert_eq!((tally.hinted, tally.lately.len(), tally.luck.actual), (1, 2, 4));
}

#[test]
fn the_record_of_a_game_is_that_of_all_its_tables() {
    let mut profile = Profile::default();
    profile.book(won(1));
    profile.book(Finished { table: "duel-8".into(), result: Ended::Lost, ..won(2) });
    profile.book(Finished { table: "labyrinth".into(), ..won(3) });
    assert_eq!(profile.record("duel"), (2, 1));
    assert_eq!(profile.record("labyrinth"), (1, 1));
    assert_eq!(profile.record("wager"), (0, 0));
}

#[test]
fn streaks_break_and_the_best_stays() {
    let mut profile = Profile::default();
    let results = [Ended::Won, Ended::Won, Ended::Lost, Ended::Won, Ended::Drawn, Ended::Won];
    for result in results {
        profile.book(Finished { result, ..won(0) });
    }
    let tally = &profile.tables["classic"];
    assert_eq!((tally.streak, tally.best_streak), (1, 2));
    assert_eq!((tally.played, tally.won, tally.lost, tally.drawn), (6, 4, 1, 1));
    assert_eq!(tally.against["sly"], (6, 4));
}

#[test]
fn the_plot_remembers_the_last_matches_and_the_ledger_all() {
    let mut profile = Profile::default();
    for _ in 0..REMEMBERED + 5 {
        profile.book(won(0));
    }
    let tally = &profile.tables["classic"];
    assert_eq!(tally.lately.len(), REMEMBERED);
    assert_eq!(tally.luck.shots, 3 * (REMEMBERED as u64 + 5));
}

#[test]
fn books_survive_being_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("profile.ron");
    let mut profile = Profile::default();
    profile.book(won(10));
    profile.tables.get_mut("classic").unwrap().seconds = 12.5;
    storage::write(&file, &profile.write()).unwrap();
    let found = Profile::load(&file);
    assert_eq!(found.value, Some(profile));
    assert!(found.troubles.is_empty());
}

#[test]
fn broken_books_are_said_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("profile.ron");
    let newer = Profile::default().write().replace("format: 1", "format: 9");
    for (text, says) in [("soup", "cannot be read"), (&newer, "later version")] {
        fs::write(&file, text).unwrap();
        let found = Profile::load(&file);
        assert_eq!(found.value, None);
        let kept = found.troubles[0].kept.clone().unwrap();
        assert_eq!(fs::read_to_string(kept).unwrap(), *text);
        let lines = found.say(&Language::new(Lang::English));
        assert!(lines.len() == 1 && lines[0].contains(says), "{lines:?}");
    }
}
