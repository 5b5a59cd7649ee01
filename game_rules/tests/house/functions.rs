//! A function fits on a page or two.

use std::collections::BTreeSet;

use super::{
    hold,
    rust::{behind, line, production, words},
    tree::Tree,
};

/// As many lines a function may have.
const LINES: usize = 100;

/// The functions that are still longer.
const LONG: &[&str] = &[
    "game_rules/src/cards/script/fixture.rs set",
    "game_rules/src/cards/script/lines.rs of_event",
    "src/app/keys/bindings.rs shipped",
    "src/scenes/arena/motion.rs during",
    "src/scenes/labyrinth/chronicle.rs line",
    "src/scenes/wager/panels/inspector.rs rows",
    "src/scenes/wager/panels/primary.rs draw",
    "src/table/driver.rs drive",
];

fn long_functions(tree: &Tree) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (path, code) in
        ["src", "game_rules/src", "build"].iter().flat_map(|at| production(tree, at))
    {
        let mut names = words(&code).skip_while(|(_, word)| *word != "fn").peekable();
        while let Some((start, word)) = names.next() {
            if word != "fn" {
                continue;
            }
            let Some((_, name)) = names.peek() else { break };
            let body = code[start..].find(['{', ';']).map(|at| start + at);
            let Some(body) = body.filter(|at| code.as_bytes()[*at] == b'{') else { continue };
            if line(&code[start..], behind(&code, body) - start) > LINES {
                found.insert(format!("{path} {name}"));
            }
        }
    }
    found
}

#[test]
fn functions_have_at_most_a_hundred_lines() {
    let found = long_functions(Tree::of_the_repository());
    hold("a function has at most 100 lines; cut these", &found, LONG);
}

#[test]
fn a_long_function_is_found() {
    let body = |lines: usize| format!("fn of_{lines}() {{{}}}\n", "\n".repeat(lines - 1));
    let text = format!("{}{}trait T {{ fn none(); }}", body(LINES), body(LINES + 1));
    let tree = Tree::of(&[("src/a.rs", &text)]);
    assert_eq!(long_functions(&tree), BTreeSet::from(["src/a.rs of_101".to_owned()]));
}
