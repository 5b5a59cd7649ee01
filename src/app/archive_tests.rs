use super::*;
use crate::app::cli::Arguments;

struct Desk {
    dir: tempfile::TempDir,
    folders: Folders,
}

fn desk() -> Desk {
    let dir = tempfile::tempdir().unwrap();
    let arguments = Arguments { data_dir: Some(dir.path().to_owned()), ..Arguments::default() };
    let folders = Folders::find(&arguments).unwrap();
    for (file, text) in [
        ("profile.ron", "mine"),
        ("replays/a.ron", "a"),
        ("replays/b.ron", "b"),
        ("state/resume.ron", "secret"),
        ("pictures/x.png", "x"),
    ] {
        let file = dir.path().join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    Desk { dir, folders }
}

fn named(folder: &Path) -> Vec<String> {
    files(folder, &[]).iter().map(|file| file.display().to_string()).collect()
}

#[test]
fn an_export_has_everything_of_the_player_and_nothing_else() {
    let desk = desk();
    let first = export(&desk.folders, &Settings::default()).unwrap();
    assert_eq!(named(&first), ["profile.ron", "replays/a.ron", "replays/b.ron", "settings.ron"]);
    // Exports are not exported again.
    let second = export(&desk.folders, &Settings::default()).unwrap();
    assert_ne!(first, second);
    assert_eq!(named(&second), named(&first));
}

#[test]
fn an_import_adds_replaces_and_loses_nothing() {
    let (here, there) = (desk(), desk());
    let theirs = Settings { shake: 7, ..Settings::default() };
    fs::write(there.dir.path().join("profile.ron"), "theirs").unwrap();
    fs::write(there.dir.path().join("replays/b.ron"), "another b").unwrap();
    fs::write(there.dir.path().join("replays/c.ron"), "c").unwrap();
    let export_of_theirs = export(&there.folders, &theirs).unwrap();
    let mine = Settings { shake: 90, ..Settings::default() };
    let done = import(&export_of_theirs, &here.folders, &mine).unwrap();
    assert_eq!((done.settings.as_ref(), done.added), (Some(&theirs), 1));
    let read = |file: &str| fs::read_to_string(here.dir.path().join(file)).unwrap();
    assert_eq!((read("profile.ron"), read("replays/b.ron")), ("theirs".into(), "b".into()));
    assert_eq!(read("replays/c.ron"), "c");
    // What was there before can be imported again.
    let back = import(&done.before, &here.folders, &theirs).unwrap();
    assert_eq!(back.settings, Some(mine));
    assert_eq!(read("profile.ron"), "mine");
}

#[test]
fn a_folder_that_is_none_of_ours_changes_nothing() {
    let desk = desk();
    let other = tempfile::tempdir().unwrap();
    let refused = import(other.path(), &desk.folders, &Settings::default()).unwrap_err();
    assert!(matches!(refused, Refused::NotOurs(_)), "{refused}");
    fs::write(other.path().join(SETTINGS), "soup").unwrap();
    let refused = import(other.path(), &desk.folders, &Settings::default()).unwrap_err();
    assert!(refused.to_string().contains("1:"), "{refused}");
    assert!(!desk.dir.path().join("exports").exists());
}

#[test]
fn a_report_has_what_it_says_it_has() {
    let dir = tempfile::tempdir().unwrap();
    let mut report = Report {
        version: about_this_system(None),
        settings: Settings::default().write(),
        log: "INFO hello\n".into(),
        ..Report::default()
    };
    let shown = |report: &Report| -> Vec<&str> {
        report.contents().into_iter().map(|(file, _)| file).collect()
    };
    let folder = report.save(dir.path()).unwrap();
    let mut names = shown(&report);
    names.sort_unstable();
    assert_eq!(named(&folder), names);
    report.record = Some("(format: 1)".into());
    report.note = "It fell over.".into();
    let folder = report.save(dir.path()).unwrap();
    let mut names = shown(&report);
    names.sort_unstable();
    assert_eq!(named(&folder), names);
    assert_eq!(fs::read_to_string(folder.join("match.ron")).unwrap(), "(format: 1)");
    assert_eq!(fs::read_to_string(folder.join("note.txt")).unwrap(), "It fell over.");
    assert!(report.save(Path::new("/dev/null/reports")).is_err());
}
