//! Same role, same file: the two tables of `docs/architecture.md` and the tree say the same.

use std::collections::BTreeSet;

use super::{hold, tree::Tree};

const MAP: &str = "docs/architecture.md";

/// The tables, by the heading above them and the folder their columns lie in.
const TABLES: [(&str, &str); 2] =
    [("## 4. Rules: role by game", "game_rules/src"), ("## 5. Scenes: role by game", "src/scenes")];

/// A row: what the role is, the file it has, and where each game keeps it.
struct Row<'a> {
    role: &'a str,
    file: &'a str,
    cells: Vec<&'a str>,
}

/// The columns and the rows of the first table below a heading.
fn table<'a>(text: &'a str, heading: &str) -> Option<(Vec<&'a str>, Vec<Row<'a>>)> {
    let (_, below) = text.split_once(heading)?;
    let lines = below.lines().skip_while(|line| !line.starts_with('|'));
    let mut rows = lines
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>());
    let columns = rows.next()?.split_off(2);
    let rows = rows.skip(1).filter(|cells| cells.len() > 2).map(|mut cells| {
        let games = cells.split_off(2);
        Row { role: cells[0], file: cells[1].trim_matches('`'), cells: games }
    });
    Some((columns, rows.collect()))
}

/// The paths in `quotes` of a cell, below the folder of the game.
fn named(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

fn faults(tree: &Tree) -> BTreeSet<String> {
    let mut faults = BTreeSet::new();
    let Some(map) = tree.text(MAP) else { return BTreeSet::from([format!("there is no {MAP}")]) };
    for (heading, root) in TABLES {
        let Some((columns, rows)) = table(map, heading) else {
            faults.insert(format!("{MAP} has no table under {heading}"));
            continue;
        };
        for (number, game) in columns.iter().enumerate() {
            let folder = format!("{root}/{game}");
            let mut known = BTreeSet::new();
            for row in &rows {
                let Some(cell) = row.cells.get(number) else { continue };
                let place = |name: &str| format!("{folder}/{}", name.trim_end_matches('/'));
                // A role with a folder may be one file as long as it is small.
                let alone = row.file.strip_suffix('/').map(|name| format!("{folder}/{name}.rs"));
                let homes: Vec<String> = [place(row.file)].into_iter().chain(alone).collect();
                let homes = homes.into_iter().filter(|_| !row.file.is_empty());
                let home = homes.into_iter().find(|home| tree.has(home));
                match (cell.starts_with('✓'), &home) {
                    (true, None) => {
                        faults.insert(format!("{game}: {} is not in {}", row.role, row.file));
                    }
                    (false, Some(_)) if !cell.contains('`') => {
                        let file = row.file;
                        faults
                            .insert(format!("{game}: {file} is there, the table does not say so"));
                    }
                    _ => {}
                }
                known.extend(home);
                for name in named(cell) {
                    if !tree.has(&place(name)) {
                        faults.insert(format!("{game}: {} is not in {name}", row.role));
                    }
                    known.insert(place(name));
                }
            }
            // A folder of this folder with a column of its own answers for itself.
            let others = columns.iter().map(|other| format!("{root}/{other}"));
            known.extend(others.filter(|other| other.starts_with(&format!("{folder}/"))));
            for (path, _) in tree.below(&folder).filter(|(path, _)| !is_test(path)) {
                let is_known = known.iter().any(|known| {
                    path == known
                        || path
                            .strip_prefix(known.as_str())
                            .is_some_and(|rest| rest.starts_with('/'))
                });
                if !is_known {
                    faults.insert(format!("{game}: {} has no role", &path[folder.len() + 1..]));
                }
            }
        }
    }
    faults
}

/// Tests lie beside what they test.
fn is_test(path: &str) -> bool {
    path.ends_with("_tests.rs")
}

#[test]
fn the_map_and_the_tree_say_the_same() {
    hold(MAP, &faults(Tree::of_the_repository()), &[]);
}

#[test]
fn a_map_that_lies_is_found() {
    let map = "## 4. Rules: role by game\n\n| role | file | duel | duel/full | cards |\n|-|-|-|-|-|\n\
        | state | `mod.rs` | ✓ | ✓ | ✓ |\n| seen | `view.rs` | – | ✓ | `mod.rs` |\n\
        | known | `knowledge/` | – | ✓ | ✓ `odds.rs` |\n| own | | `ending.rs` | `tools/` `rack.rs` | |\n\
        ## 5. Scenes: role by game\n\n| role | file | arena |\n|-|-|-|\n| plugin | `mod.rs` | ✓ |\n";
    let mut files = vec![
        ("docs/architecture.md", map),
        ("game_rules/src/duel/mod.rs", ""),
        ("game_rules/src/duel/ending.rs", ""),
        ("game_rules/src/duel/full/mod.rs", ""),
        ("game_rules/src/duel/full/view.rs", ""),
        ("game_rules/src/duel/full/knowledge/mod.rs", ""),
        ("game_rules/src/duel/full/tools/gun.rs", ""),
        ("game_rules/src/duel/full/rack.rs", ""),
        ("game_rules/src/cards/mod.rs", ""),
        ("game_rules/src/cards/knowledge.rs", ""),
        ("game_rules/src/cards/odds.rs", ""),
        ("src/scenes/arena/mod.rs", ""),
        ("src/scenes/arena/mod_tests.rs", ""),
    ];
    assert_eq!(faults(&Tree::of(&files)), BTreeSet::new());
    files.retain(|(path, _)| !path.ends_with("full/view.rs") && !path.ends_with("rack.rs"));
    files.push(("game_rules/src/duel/view.rs", ""));
    files.push(("game_rules/src/cards/extras.rs", ""));
    let found: Vec<String> = faults(&Tree::of(&files)).into_iter().collect();
    let expected = [
        "cards: extras.rs has no role",
        "duel/full: own is not in rack.rs",
        "duel/full: seen is not in view.rs",
        "duel: view.rs is there, the table does not say so",
    ];
    assert_eq!(found, expected);
}
