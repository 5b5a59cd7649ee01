//! Whoever follows a reference arrives: `ux 2.1`, `rules/duel.md 7.3, 9`, `docs/keys.md`, `R-07`,
//! links of Markdown, and the paths that the documents name.

use std::collections::{BTreeMap, BTreeSet};

use super::{hold, rust::line, tree::Tree};

/// Where a reference may lead inside a document.
#[derive(Debug, Default)]
struct Document {
    /// Numbers of headings, of numbered paragraphs, and of rows in the tables below them.
    sections: BTreeSet<String>,
    /// Headings as links name them.
    slugs: BTreeSet<String>,
}

impl Document {
    fn read(text: &str) -> Document {
        let mut document = Document::default();
        let mut heading = String::new();
        for line in text.lines() {
            if line.starts_with('#') {
                let title = line.trim_start_matches('#').trim();
                document.slugs.insert(slug(title));
                if let Some((number, _)) = number(title) {
                    heading = number.to_owned();
                    document.sections.insert(number.to_owned());
                }
            } else if let Some(cell) = line.strip_prefix('|') {
                let first = cell.split('|').next().unwrap_or_default().trim();
                if first.starts_with("R-") {
                    document.sections.insert(first.to_owned());
                } else if first.chars().all(|c| c.is_ascii_digit()) {
                    document.sections.insert(format!("{heading}.{first}"));
                }
            } else {
                let start = line.trim_start_matches(['*', '-', ' ']);
                if let Some((number, rest)) = number(start) {
                    match number.contains('.') {
                        true => document.sections.insert(number.to_owned()),
                        false if rest.starts_with(". ") => {
                            document.sections.insert(format!("{heading}.{number}"))
                        }
                        false => false,
                    };
                } else if start.starts_with("R-") {
                    let end = start.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
                    document.sections.insert(start[..end.unwrap_or(start.len())].to_owned());
                }
            }
        }
        document
    }
}

/// What a heading is called in a link.
fn slug(title: &str) -> String {
    let kept = title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// A number with dots at the start of `text`, and what follows it.
fn number(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let number = text[..end].trim_end_matches('.');
    let rest = &text[number.len()..];
    let is_number = number.split('.').all(|part| !part.is_empty())
        && !rest.starts_with(|c: char| c.is_alphanumeric() || c == '%' || c == '_');
    is_number.then_some((number, rest))
}

/// The numbers listed at the start of `text`: `7.3, 8 and 10–12`.
fn numbers(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((found_number, behind)) = number(over_gap(rest)) {
        found.push(found_number);
        let next =
            [", ", ",\n", " and ", "–", "-"].into_iter().find_map(|by| behind.strip_prefix(by));
        match next {
            Some(next) => rest = next,
            None => break,
        }
    }
    found
}

/// Over blanks and over the end of a line in a comment.
fn over_gap(text: &str) -> &str {
    let text = text.trim_start_matches(' ');
    text.strip_prefix('\n').map_or(text, |next| next.trim_start_matches([' ', '/', '!', '*', '#']))
}

/// A reference: where it stands, and to what of which document.
#[derive(Debug, PartialEq)]
struct Citation<'a> {
    at: usize,
    document: String,
    /// The section; none if the document as a whole is meant.
    section: Option<&'a str>,
}

/// Finds `word` where nothing of a longer word stands before it.
fn found<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    let starts = text.match_indices(word).map(|(at, _)| at);
    let is_free = |at: &usize| {
        !text[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.' || c == '-')
    };
    starts.filter(is_free).map(move |at| (at, &text[at + word.len()..]))
}

fn name_of_file(text: &str) -> &str {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_-./".contains(c);
    text[..text.find(|c| !is_part(c)).unwrap_or(text.len())].trim_end_matches('.')
}

fn citations(text: &str) -> Vec<Citation<'_>> {
    let mut all = Vec::new();
    for (at, rest) in found(text, "ux") {
        let rest = rest.strip_prefix(".md").unwrap_or(rest);
        for section in numbers(rest) {
            all.push(Citation { at, document: "docs/ux.md".into(), section: Some(section) });
        }
    }
    for (at, rest) in found(text, "rules/") {
        let name = name_of_file(rest);
        let Some(game) = name.strip_suffix(".md") else { continue };
        let document = format!("game_rules/rules/{game}.md");
        let behind = over_gap(&rest[name.len()..]);
        let sections = numbers(behind);
        let ruling = behind.starts_with("R-").then(|| name_of_file(behind));
        if sections.is_empty() && ruling.is_none() {
            all.push(Citation { at, document: document.clone(), section: None });
        }
        for section in sections.into_iter().chain(ruling) {
            all.push(Citation { at, document: document.clone(), section: Some(section) });
        }
    }
    for (at, rest) in found(text, "docs/").filter(|(at, _)| !text[..*at].ends_with('/')) {
        let name = name_of_file(rest);
        let slug = rest[name.len()..].strip_prefix('#').map(name_of_file);
        all.push(Citation { at, document: format!("docs/{name}"), section: slug });
    }
    all
}

/// Things outside the repository that nobody who reads it can open.
const ELSEWHERE: [&str; 7] =
    ["mock-up", "mockups/", "specs/", "design.md", "design 1", "design 3", "design 6"];

fn dangling(tree: &Tree) -> BTreeSet<String> {
    let mut documents: BTreeMap<&str, Document> = BTreeMap::new();
    for (path, text) in tree.files().filter(|(path, _)| path.ends_with(".md")) {
        documents.insert(path, Document::read(text));
    }
    let mut faults = BTreeSet::new();
    // These tests speak of files that are made up.
    for (path, text) in
        tree.files().filter(|(path, _)| !path.starts_with("game_rules/tests/house/"))
    {
        let mut fault = |at: usize, what: &str| {
            faults.insert(format!("{path}:{}: {what}", line(text, at)));
        };
        for Citation { at, document, section } in citations(text) {
            match (documents.get(document.as_str()), section) {
                (None, _) if tree.has(&document) => {}
                (None, _) => fault(at, &format!("there is no {document}")),
                (Some(_), None) => {}
                (Some(there), Some(section)) => {
                    if !there.sections.contains(section) && !there.slugs.contains(section) {
                        let near = there.sections.range(..section.to_owned()).next_back();
                        let near = near.map_or("nothing", String::as_str);
                        fault(at, &format!("{document} has no {section}; before it comes {near}"));
                    }
                }
            }
        }
        for word in ELSEWHERE {
            for (at, _) in found(text, word) {
                fault(at, &format!("`{word}` is not in the repository"));
            }
        }
        if path.ends_with(".md") {
            for (at, target) in links(text) {
                let (file, slug) = target.split_once('#').unwrap_or((target, ""));
                let to = if file.is_empty() { path.to_owned() } else { beside(path, file) };
                if !tree.has(&to) {
                    fault(at, &format!("there is no {to}"));
                } else if !slug.is_empty()
                    && documents.get(to.as_str()).is_none_or(|to| !to.slugs.contains(slug))
                {
                    fault(at, &format!("{to} has no #{slug}"));
                }
            }
            for (at, named) in paths(text) {
                if !is_there(tree, named) {
                    fault(at, &format!("there is no {named}"));
                }
            }
        }
    }
    faults
}

/// The targets of links that stay in the repository.
fn links(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let starts = text.match_indices("](").map(|(at, _)| at + 2);
    let targets = starts.map(|at| (at, &text[at..at + text[at..].find(')').unwrap_or(0)]));
    targets.filter(|(_, target)| !target.contains("://") && !target.contains(' '))
}

/// A path beside a file.
fn beside(path: &str, target: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in target.split('/').filter(|part| *part != ".") {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

/// Where our files lie: what stands in `quotes of code` and begins so is a path.
const ROOTS: [&str; 7] =
    ["assets/", "benches/", "build/", "docs/", "game_rules/", "src/", "tests/"];

fn paths(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    let quotes = text.split('`').enumerate().filter_map(move |(number, part)| {
        let start = at;
        at += part.len() + 1;
        (number % 2 == 1).then_some((start, part))
    });
    quotes.filter(|(_, part)| {
        ROOTS.iter().any(|root| part.starts_with(root)) && !part.contains([' ', '\n', '('])
    })
}

/// Is there such a file or folder? `<game>` and `*` stand for any name, `{a,b}` for each of these.
fn is_there(tree: &Tree, path: &str) -> bool {
    if let Some((before, rest)) = path.split_once('{') {
        let (each, behind) = rest.split_once('}').unwrap_or((rest, ""));
        return each
            .split(',')
            .all(|one| is_there(tree, &format!("{before}{}{behind}", one.trim())));
    }
    let pattern: Vec<&str> = path.trim_end_matches('/').split('/').collect();
    tree.files().any(|(file, _)| {
        let parts: Vec<&str> = file.split('/').collect();
        let mut pairs = pattern.iter().zip(&parts);
        parts.len() >= pattern.len() && pairs.all(|(pattern, part)| is_like(part, pattern))
    })
}

fn is_like(name: &str, pattern: &str) -> bool {
    let Some(open) = pattern.find(['<', '*']) else { return name == pattern };
    let star = pattern[open..].starts_with('*');
    let Some(close) = (if star { Some(open) } else { pattern.find('>') }) else { return false };
    let Some(rest) = name.strip_prefix(&pattern[..open]) else { return false };
    let mut rests = rest.char_indices().map(|(at, c)| &rest[at + c.len_utf8()..]);
    rests.any(|rest| is_like(rest, &pattern[close + 1..]))
}

/// Sections in parentheses in the comments of a game's rules, `(13.2)`, which are those of its own
/// rulebook. Numbers without a dot may be anything.
fn unknown_sections(tree: &Tree) -> BTreeSet<String> {
    let mut faults = BTreeSet::new();
    for game in ["arena", "cards", "duel", "labyrinth", "wager"] {
        let rulebook = format!("game_rules/rules/{game}.md");
        let Some(book) = tree.text(&rulebook).map(Document::read) else { continue };
        for (path, text) in tree.below(&format!("game_rules/src/{game}")) {
            let lines = text.lines().enumerate();
            let comments = lines.filter(|(_, line)| line.trim_start().starts_with("//"));
            for (row, comment) in comments {
                let insides = comment.split('(').skip(1).filter_map(|rest| rest.split_once(')'));
                let cited = insides.flat_map(|(inside, _)| inside.split(", "));
                let is_number = |part: &&str| number(part).is_some_and(|(_, rest)| rest.is_empty());
                for section in cited.filter(is_number).filter(|section| section.contains('.')) {
                    if !book.sections.contains(section) {
                        faults.insert(format!("{path}:{}: no {section} in {rulebook}", row + 1));
                    }
                }
            }
        }
    }
    faults
}

/// Rulings of the Duel, wherever they are named.
fn unknown_rulings(tree: &Tree) -> BTreeSet<String> {
    let book = Document::read(tree.text("game_rules/rules/duel.md").unwrap_or_default());
    let mut faults = BTreeSet::new();
    for (path, text) in ["game_rules/src/duel", "game_rules/tests", "game_rules/rules"]
        .iter()
        .flat_map(|folder| tree.below(folder))
        .filter(|(path, _)| !path.starts_with("game_rules/tests/house/"))
    {
        for (at, rest) in found(text, "R-") {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let ruling = &text[at..at + 2 + digits];
            if digits > 0 && !book.sections.contains(ruling) {
                faults.insert(format!("{path}:{}: there is no {ruling}", line(text, at)));
            }
        }
    }
    faults
}

#[test]
fn every_citation_leads_somewhere() {
    let tree = Tree::of_the_repository();
    hold("a reference must lead somewhere", &dangling(tree), &[]);
    hold("a section in parentheses is one of the rulebook", &unknown_sections(tree), &[]);
    hold("a ruling must be in section 14", &unknown_rulings(tree), &[]);
}

#[test]
fn a_citation_of_nothing_is_found() {
    let tree = Tree::of(&[
        ("docs/ux.md", "# Screens\n## 2.1 Duel\n## 4 Sound\n| 1 | focus |\n"),
        (
            "game_rules/rules/duel.md",
            "## 7. Shot\n**7.3 Blow**\n### 14. Rulings\n| R-07 | x |\n| 2 | y |\n",
        ),
        ("src/a.rs", "//! ux 2.1, 4.1 and 2.2; rules/duel.md 7, 7.3,\n//! 14.2: 3 of 9; linux 5\n"),
        ("src/b.rs", "// rules/duel.md 8\n// rules/dual.md 7; rules/duel.md R-08"),
        (
            "src/c.md",
            "[a](../docs/ux.md#21-duel) [b](#none) [c](d.md) `src/<x>.rs` `src/{a,e}.rs` `src/<a>.<b>`",
        ),
        ("src/e.wgsl", "// the mock-up; docs/keys.md; docs/ux.md#4-sound"),
        (
            "game_rules/src/duel/f.rs",
            "// R-07 R-09\nfn f(x: f32) {} /// (7.3, 9.9)\n/// (7.3, 9.9) (2, 9.8)",
        ),
    ]);
    let found: Vec<String> = dangling(&tree).into_iter().collect();
    let expected = [
        "src/a.rs:1: docs/ux.md has no 2.2; before it comes 2.1",
        "src/b.rs:1: game_rules/rules/duel.md has no 8; before it comes 7.3",
        "src/b.rs:2: game_rules/rules/duel.md has no R-08; before it comes R-07",
        "src/b.rs:2: there is no game_rules/rules/dual.md",
        "src/c.md:1: src/c.md has no #none",
        "src/c.md:1: there is no src/d.md",
        "src/c.md:1: there is no src/{a,e}.rs",
        "src/e.wgsl:1: `mock-up` is not in the repository",
        "src/e.wgsl:1: there is no docs/keys.md",
    ];
    assert_eq!(found, expected);
    let rulings: Vec<String> = unknown_rulings(&tree).into_iter().collect();
    assert_eq!(rulings, ["game_rules/src/duel/f.rs:1: there is no R-09"]);
    let sections: Vec<String> = unknown_sections(&tree).into_iter().collect();
    let nowhere =
        |section| format!("game_rules/src/duel/f.rs:3: no {section} in game_rules/rules/duel.md");
    assert_eq!(sections, [nowhere("9.8"), nowhere("9.9")]);
}
