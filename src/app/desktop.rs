//! The launcher entry and the store's metadata say what they must (ux 2.0.11).

use clap::CommandFactory;

const LAUNCHER: &str = include_str!("../../assets/desktop/evils-parlor.desktop");
const METADATA: &str = include_str!("../../assets/desktop/evils-parlor.metainfo.xml");

/// The value of `key` in a group of the launcher entry.
fn entry<'a>(group: &str, key: &str) -> Option<&'a str> {
    let mut lines = LAUNCHER.lines().skip_while(|line| *line != format!("[{group}]")).skip(1);
    let inside = lines.by_ref().take_while(|line| !line.starts_with('['));
    inside.filter_map(|line| line.split_once('=')).find(|(name, _)| *name == key).map(|(_, v)| v)
}

#[test]
fn the_launcher_has_its_names_in_every_language() {
    for key in ["Name", "GenericName", "Comment", "Keywords"] {
        for language in ["", "[zh_CN]", "[pl]"] {
            let value = entry("Desktop Entry", &format!("{key}{language}"));
            assert!(value.is_some_and(|value| !value.is_empty()), "{key}{language}");
        }
    }
    assert_eq!(entry("Desktop Entry", "Type"), Some("Application"));
    assert_eq!(entry("Desktop Entry", "Terminal"), Some("false"));
    let categories = entry("Desktop Entry", "Categories").unwrap();
    assert!(["Game;", "BoardGame;", "CardGame;"].iter().all(|kind| categories.contains(kind)));
}

#[test]
fn the_launcher_has_three_quick_actions_that_the_program_understands() {
    let actions = entry("Desktop Entry", "Actions").unwrap();
    let actions: Vec<&str> = actions.split_terminator(';').collect();
    assert_eq!(actions, ["continue", "duel", "labyrinth"]);
    for action in actions {
        let group = format!("Desktop Action {action}");
        for language in ["", "[zh_CN]", "[pl]"] {
            assert!(entry(&group, &format!("Name{language}")).is_some(), "{action} {language}");
        }
        let command = entry(&group, "Exec").unwrap();
        assert!(super::cli::Arguments::read(command.split_whitespace()).is_ok(), "{command}");
    }
}

#[test]
fn the_metadata_is_complete() {
    for part in [
        "<component type=\"desktop-application\">",
        "<id>",
        "<metadata_license>",
        "<project_license>MIT OR Apache-2.0</project_license>",
        "<name>",
        "<name xml:lang=\"pl\">",
        "<name xml:lang=\"zh_CN\">",
        "<summary>",
        "<summary xml:lang=\"pl\">",
        "<summary xml:lang=\"zh_CN\">",
        "<description>",
        "<launchable type=\"desktop-id\">evils-parlor.desktop</launchable>",
        "<content_rating type=\"oars-1.1\">",
        "<control>keyboard</control>",
        "<control>pointing</control>",
        "<control>gamepad</control>",
        "</component>",
    ] {
        assert!(METADATA.contains(part), "{part}");
    }
    assert!(METADATA.contains(&format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION"))));
}

/// Every tag that opens closes, in order.
#[test]
fn the_metadata_is_well_formed() {
    let mut open: Vec<&str> = Vec::new();
    for tag in METADATA.split('<').skip(1).filter_map(|part| part.split_once('>')).map(|(t, _)| t) {
        if tag.starts_with(['?', '!']) || tag.ends_with('/') {
            continue;
        }
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None => open.push(tag.split_whitespace().next().unwrap_or_default()),
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}

/// A file that follows from the command line, as it should be.
fn written_from_the_command_line() -> Vec<(&'static str, Vec<u8>)> {
    use clap_complete::{Shell, generate};
    let command = super::cli::Arguments::command;
    let mut manual = Vec::new();
    // The version stands in the program; here it would only grow old.
    let man = clap_mangen::Man::new(command().version(None)).date("").source("Evil's Parlor");
    man.render(&mut manual).unwrap();
    let mut files = vec![("evils_parlor.1", manual)];
    for (shell, name) in [
        (Shell::Bash, "evils_parlor.bash"),
        (Shell::Zsh, "_evils_parlor"),
        (Shell::Fish, "evils_parlor.fish"),
    ] {
        let mut text = Vec::new();
        generate(shell, &mut command().version(None), "evils_parlor", &mut text);
        files.push((name, text));
    }
    files
}

/// `PARLOR_BLESS=1` writes them anew.
#[test]
fn manual_and_completions_are_those_of_the_command_line() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/desktop");
    for (name, text) in written_from_the_command_line() {
        let file = folder.join(name);
        if std::env::var_os("PARLOR_BLESS").is_some() {
            std::fs::write(&file, &text).unwrap();
        }
        let kept = std::fs::read(&file).unwrap_or_default();
        assert!(kept == text, "{name} is old: PARLOR_BLESS=1 cargo test --lib desktop");
    }
}
