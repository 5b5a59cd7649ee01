//! The launcher entry and the store's metadata say what they must (ux 2.0.11).

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
        "<screenshot type=\"default\">",
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
