//! A new tool is known to be forgotten: a `match` that asks which tool it is names all of them,
//! unless it only knows the five of Classic.

use std::collections::BTreeSet;

use super::{
    hold,
    rust::{behind, production, words},
    tree::Tree,
};

/// The matches that still have an arm for whatever tool is not named: file and how many of them.
const WILDCARDS: &[&str] = &[
    "game_rules/src/duel/classic/bots/mod.rs: 1",
    "game_rules/src/duel/classic/round.rs: 1",
    "src/scenes/duel/classic/mod.rs: 1",
];

fn wildcards(tree: &Tree) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (path, code) in ["src", "game_rules/src"].iter().flat_map(|at| production(tree, at)) {
        let matches = words(&code).filter(|(_, word)| *word == "match");
        let open = matches.filter_map(|(at, _)| body(&code, at + 5));
        let count = open.filter(|open| forgets(&code[open + 1..behind(&code, *open) - 1])).count();
        if count > 0 {
            found.insert(format!("{path}: {count}"));
        }
    }
    found
}

/// Where the braces of a `match` open: behind its scrutinee, which may hold braces in parentheses.
fn body(code: &str, mut at: usize) -> Option<usize> {
    loop {
        match code.as_bytes().get(at)? {
            b'{' => return Some(at),
            b'(' | b'[' => at = behind(code, at),
            b';' | b'}' => return None,
            _ => at += 1,
        }
    }
}

/// Do arms name tools, and does one take the rest?
fn forgets(arms: &str) -> bool {
    let patterns = patterns(arms);
    let names_tools = patterns.iter().any(|pattern| pattern.contains("Tool::"));
    // An arm with a condition lets the rest go on.
    let is_conditional = |pattern: &str| words(pattern).any(|(_, word)| word == "if");
    let mut all = patterns.iter().filter(|pattern| !is_conditional(pattern));
    names_tools && all.any(|pattern| takes_all(pattern))
}

/// `_`, a name in small letters, or a tuple of these.
fn takes_all(pattern: &str) -> bool {
    let inner = pattern.trim().trim_start_matches('(').trim_end_matches(')');
    let is_open = |part: &str| {
        let part = part.trim();
        !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c == '_')
    };
    !inner.is_empty() && inner.trim_end_matches(',').split(',').all(is_open)
}

/// What stands before the arrows.
fn patterns(arms: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut start, mut at) = (0, 0);
    let bytes = arms.as_bytes();
    while at < bytes.len() {
        match bytes[at] {
            b'(' | b'[' | b'{' => at = behind(arms, at),
            b'=' if bytes.get(at + 1) == Some(&b'>') => {
                found.push(arms[start..at].trim());
                at += 2;
                while bytes.get(at).is_some_and(u8::is_ascii_whitespace) {
                    at += 1;
                }
                // The arm itself: a block, or whatever comes before the next comma.
                if bytes.get(at) == Some(&b'{') {
                    at = behind(arms, at);
                }
                while at < bytes.len() && bytes[at] != b',' {
                    match bytes[at] {
                        b'(' | b'[' | b'{' => at = behind(arms, at),
                        b if b.is_ascii_whitespace() => at += 1,
                        _ if is_next_arm(arms, at) => break,
                        _ => at += 1,
                    }
                }
                if bytes.get(at) == Some(&b',') {
                    at += 1;
                }
                start = at;
            }
            _ => at += 1,
        }
    }
    found
}

/// Does a new arm begin at `at`, behind a block without a comma?
fn is_next_arm(arms: &str, at: usize) -> bool {
    arms[..at].trim_end().ends_with('}') && arms[..at].ends_with(char::is_whitespace)
}

#[test]
fn whoever_asks_for_a_tool_knows_them_all() {
    let found = wildcards(Tree::of_the_repository());
    hold("a `match` over `Tool` names every tool", &found, WILDCARDS);
}

#[test]
fn a_match_that_forgets_tools_is_found() {
    let tree = Tree::of(&[
        (
            "src/a.rs",
            "fn a() { match x { Tool::Knife => 1, Tool::Coin | Tool::Mirror => { 2 } _ => 3 } }",
        ),
        ("src/b.rs", "fn b() { match (x, y) { (Tool::Knife, _) => f(|_| 1), (_, _) => 3, } }"),
        ("src/c.rs", "fn c() { match x { Tool::Knife => 1, tool => g(tool) } }"),
        (
            "src/d.rs",
            "fn d() { match x { Tool::Knife if y => 1, Tool::Knife => 2, Tool::Coin => match z { 1 => 2, _ => 3 } } }",
        ),
        (
            "src/e.rs",
            "fn e() { match x { Shell::Live => match t { Tool::Coin => 1, _ => 2 }, Shell::Blank => 3 } }",
        ),
        ("src/f.rs", "fn f() { match x { Some(Tool::Knife) => 1, None => 2, Some(_) => 3 } }"),
    ]);
    let expected = ["src/a.rs: 1", "src/b.rs: 1", "src/c.rs: 1", "src/e.rs: 1"];
    assert_eq!(wildcards(&tree), expected.map(str::to_owned).into());
}
