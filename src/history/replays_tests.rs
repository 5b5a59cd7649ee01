use game_rules::{
    duel::{
        Aim,
        classic::{Action, Classic, Setup},
    },
    game::{Game, Turn},
    table::Match,
};

use super::*;
use crate::app::language::Lang;

fn finished(seed: u64, seats: [&str; 2]) -> Match<Classic> {
    let seats = seats.map(str::to_owned).to_vec();
    let mut table = Match::<Classic>::start(Setup::default(), seed, seats).unwrap();
    while let Turn::One(seat) = table.game().turn() {
        table.act(seat, &Action::Shoot(Aim::Foe)).unwrap();
    }
    table
}

fn store(folder: &Path, name: &str, seed: u64) -> PathBuf {
    let file = folder.join(name);
    fs::write(&file, finished(seed, ["human:Ada", "evil:sly"]).record().write()).unwrap();
    file
}

fn names(folder: &Path) -> Vec<String> {
    let name = |file: PathBuf| file.file_name().unwrap().to_str().unwrap().to_owned();
    list(folder).into_iter().map(name).collect()
}

#[test]
fn the_newest_comes_first() {
    let folder = tempfile::tempdir().unwrap();
    for time in [100, 90_000, 2_000] {
        store(folder.path(), &format!("classic-{time}-0000002a.ron"), 42);
    }
    fs::write(folder.path().join("notes.txt"), "not a match").unwrap();
    let times: Vec<u64> = list(folder.path()).iter().map(|file| read(file).when).collect();
    assert_eq!(times, [90_000, 2_000, 100]);
    assert_eq!(list(&folder.path().join("nowhere")), Vec::<PathBuf>::new());
}

#[test]
fn an_entry_says_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let entry = read(&store(folder.path(), "classic-100-0000002a.ron", 42));
    let language = Language::new(Lang::English);
    let summary = entry.summary.unwrap();
    assert_eq!(summary.say_title(&language), "The Duel · Classic");
    assert_eq!(summary.say_players(&language), "Ada against Evil (Sly)");
    let table = finished(42, ["human:Ada", "evil:sly"]);
    assert_eq!(summary.length, table.ply());
    let won = table.game().turn().outcome().unwrap().won_by(Seat(0));
    assert_eq!(summary.verdict(), if won { ReplayOutcome::Won } else { ReplayOutcome::Lost });
    assert_eq!(summary.marks, Assistance::default());
}

#[test]
fn verdicts_are_those_of_the_people_at_the_table() {
    let strangers = ["guest:tournament=A", "guest:tournament=B"];
    let tables =
        [(["evil:sly", "evil:coin"], true), (["human:A", "human:B"], false), (strangers, false)];
    for (seats, watched) in tables {
        let table = finished(7, seats);
        let summary = summary(&AnyMatch::Classic(Box::new(table.clone())));
        let winner = Seat::all(2).find(|s| table.game().turn().outcome().unwrap().won_by(*s));
        let expected =
            if watched { ReplayOutcome::Watched } else { ReplayOutcome::WonBy(winner.unwrap()) };
        assert_eq!(summary.verdict(), expected);
    }
}

#[test]
fn retention_deletes_the_oldest_of_ours_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    for time in 1..=6 {
        store(folder.path(), &format!("classic-{time}-0000002a.ron"), 42);
    }
    star(&folder.path().join("classic-1-0000002a.ron"), true).unwrap();
    fs::write(folder.path().join("mine.ron"), "somebody's own file").unwrap();
    assert_eq!(prune(folder.path(), None).unwrap(), 0);
    assert_eq!(prune(folder.path(), Some(3)).unwrap(), 2);
    let mut left = names(folder.path());
    left.sort();
    assert_eq!(
        left,
        [
            "classic-1-0000002a-star.ron",
            "classic-4-0000002a.ron",
            "classic-5-0000002a.ron",
            "classic-6-0000002a.ron",
            "mine.ron",
        ]
    );
    assert_eq!(prune(folder.path(), Some(3)).unwrap(), 0);
}

#[test]
fn a_star_comes_and_goes() {
    let folder = tempfile::tempdir().unwrap();
    let file = store(folder.path(), "classic-5-0000002a.ron", 42);
    let starred = star(&file, true).unwrap();
    assert!(read(&starred).starred && !file.exists());
    assert_eq!(star(&starred, true).unwrap(), starred);
    assert_eq!(read(&starred).when, 5);
    assert_eq!(star(&starred, false).unwrap(), file);
    assert!(!read(&file).starred);
}

/// Every way a file can be wrong has one sentence, and the file is still there.
#[test]
fn bad_files_say_one_sentence_and_stay() {
    let folder = tempfile::tempdir().unwrap();
    let good = finished(42, ["human:Ada", "evil:sly"]).record().write();
    let cut: String = good.chars().take(good.len() / 2).collect();
    let other_action = good.replacen("Shoot(Foe)", "Shoot(Own)", 1);
    for (text, says) in [
        ("soup", "line 1"),
        (&cut, "line"),
        (&good.replace("format: 1", "format: 9"), "later"),
        (&good.replace("revision: ", "revision: 9"), "later"),
        (&good.replace("game: Classic", "game: Chess"), "Chess"),
        (&other_action, "decision"),
    ] {
        let file = folder.path().join("classic-5-0000002a.ron");
        fs::write(&file, text).unwrap();
        let fault = read(&file).summary.unwrap_err();
        for tongue in Lang::ALL {
            let sentence = fault.say(&Language::new(tongue));
            assert!(!sentence.contains("error-") && sentence.lines().count() == 1, "{sentence}");
        }
        let sentence = fault.say(&Language::new(Lang::English));
        assert!(sentence.contains(says), "{sentence}");
        assert_eq!(fs::read_to_string(&file).unwrap(), *text);
    }
    let folder_named_like_a_file = folder.path().join("classic-6-0000002a.ron");
    fs::create_dir(&folder_named_like_a_file).unwrap();
    assert!(matches!(read(&folder_named_like_a_file).summary, Err(Unreadable::File(_))));
}

#[test]
fn codes_of_whole_matches_come_back() {
    let table = AnyMatch::Classic(Box::new(finished(9, ["human:Ada", "evil:sly"])));
    let again = AnyMatch::from_code(&table.code()).unwrap();
    assert_eq!(summary(&again), summary(&table));
    assert_eq!(again.write(), table.write());
}
