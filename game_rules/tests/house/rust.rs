//! As much of Rust as the checks need: code without comments and quotes, code without tests, words,
//! and what stands between braces.

use std::collections::BTreeSet;

use super::tree::Tree;

/// The code alone: comments and what stands in quotes become blanks, so that every offset and
/// every line stays what it was.
pub fn code(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < bytes.len() {
        let end = quoted(bytes, at);
        if end > at {
            out.extend(text[at..end].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
            at = end;
        } else {
            // A letter beyond ASCII only stands in comments and quotes; elsewhere it is a blank.
            out.push(if bytes[at].is_ascii() { bytes[at].into() } else { ' ' });
            at += 1;
        }
    }
    out
}

/// Where the comment or the quote that begins at `at` ends; `at` itself if none does.
fn quoted(bytes: &[u8], at: usize) -> usize {
    let rest = &bytes[at..];
    let until = |mark: &[u8], from: usize| {
        let found = rest[from..].windows(mark.len()).position(|window| window == mark);
        found.map_or(bytes.len(), |found| at + from + found + mark.len())
    };
    let after_name = at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_');
    match rest {
        [b'/', b'/', ..] => {
            rest.iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |n| at + n)
        }
        [b'/', b'*', ..] => until(b"*/", 2),
        [b'"', ..] => string(bytes, at + 1),
        [b'b', b'"', ..] if !after_name => string(bytes, at + 2),
        [b'r', b'"' | b'#', ..] if !after_name => raw(bytes, at, at + 1),
        [b'b', b'r', b'"' | b'#', ..] if !after_name => raw(bytes, at, at + 2),
        [b'\'', b'\\', ..] => until(b"'", 3),
        [b'\'', first, ..] => {
            let wide = match first {
                0xF0.. => 4,
                0xE0.. => 3,
                0xC0.. => 2,
                _ => 1,
            };
            if rest.get(1 + wide) == Some(&b'\'') { at + 2 + wide } else { at }
        }
        _ => at,
    }
}

fn string(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() && bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(bytes.len())
}

fn raw(bytes: &[u8], start: usize, from: usize) -> usize {
    let hashes = bytes[from..].iter().take_while(|byte| **byte == b'#').count();
    if bytes.get(from + hashes) != Some(&b'"') {
        return start;
    }
    let mark: Vec<u8> = [b'"'].into_iter().chain(std::iter::repeat_n(b'#', hashes)).collect();
    let within = from + hashes + 1;
    let found = bytes[within..].windows(mark.len()).position(|window| window == mark);
    found.map_or(bytes.len(), |found| within + found + mark.len())
}

/// The words of some code, and where each begins.
pub fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + code[at..].find(is_part)?;
        let len = code[start..].find(|c| !is_part(c)).unwrap_or(code.len() - start);
        at = start + len;
        Some((start, &code[start..at]))
    })
}

/// The offset behind the brace, bracket or parenthesis that closes the one at `at`.
pub fn behind(code: &str, at: usize) -> usize {
    let mut depth = 0;
    for (offset, byte) in code.bytes().enumerate().skip(at) {
        match byte {
            b'{' | b'(' | b'[' => depth += 1,
            b'}' | b')' | b']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return offset + 1;
        }
    }
    code.len()
}

/// The line of an offset, counted from 1.
pub fn line(text: &str, at: usize) -> usize {
    text[..at].bytes().filter(|byte| *byte == b'\n').count() + 1
}

const TEST: &str = "#[cfg(test)]";

/// The items only tests see: from the attribute to their end.
fn test_items(code: &str) -> Vec<std::ops::Range<usize>> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) = code[from..].find(TEST).map(|at| from + at) {
        let mut at = start + TEST.len();
        from = loop {
            match code.as_bytes().get(at) {
                None => break at,
                Some(b'{') => break behind(code, at),
                Some(b';' | b',') => break at + 1,
                Some(b'(' | b'[') => at = behind(code, at),
                Some(_) => at += 1,
            }
        };
        found.push(start..from);
    }
    found
}

/// The same without what only tests see.
fn without_tests(code: &str) -> String {
    let mut out = code.to_owned();
    for range in test_items(code) {
        let blank = code[range.clone()].replace(|c| c != '\n', " ");
        out.replace_range(range, &blank);
    }
    out
}

/// The files that a file declares for tests alone, as they may be called.
fn declared_for_tests(path: &str, text: &str, code: &str) -> Vec<String> {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let stem = path.rsplit('/').next().unwrap_or(path).trim_end_matches(".rs");
    let below = match stem {
        "mod" | "lib" | "main" => folder.to_owned(),
        _ => format!("{folder}/{stem}"),
    };
    let mut found = Vec::new();
    for range in test_items(code).into_iter().filter(|range| code[range.clone()].ends_with(';')) {
        let item = &code[range.clone()];
        let mut parts = words(item).map(|(_, word)| word).skip_while(|word| *word != "mod");
        let Some(name) = parts.nth(1) else { continue };
        if let Some((_, path)) = text[range].split_once("path = \"") {
            let file = path.split('"').next().unwrap_or_default();
            found.push(format!("{folder}/{file}"));
        }
        found.extend([format!("{below}/{name}.rs"), format!("{below}/{name}")]);
    }
    found
}

/// What the program is made of: every source file in `folder`, its code without its tests.
pub fn production(tree: &Tree, folder: &str) -> Vec<(String, String)> {
    let sources = tree.below(folder).filter(|(path, _)| path.ends_with(".rs"));
    let sources: Vec<_> = sources.map(|(path, text)| (path, text, code(text))).collect();
    let tests: BTreeSet<String> = (sources.iter())
        .flat_map(|(path, text, code)| declared_for_tests(path, text, code))
        .collect();
    let is_test = |path: &str| {
        tests.contains(path) || path.match_indices('/').any(|(at, _)| tests.contains(&path[..at]))
    };
    let ours = sources.into_iter().filter(|(path, ..)| !is_test(path));
    ours.map(|(path, _, code)| (path.to_owned(), without_tests(&code))).collect()
}

#[test]
fn comments_and_quotes_are_no_code() {
    let text = "a(\"//\", r#\"x\"y\"#, 'b', '\\'', b\"é\") // é\n/* c */ d::<'e>('é');";
    let blank = code(text);
    assert_eq!(blank.len(), text.len());
    let found: Vec<&str> = words(&blank).map(|(_, word)| word).collect();
    assert_eq!(found, ["a", "d", "e"]);
    assert_eq!(line(text, text.find("d::").unwrap()), 2);
}

#[test]
fn what_only_tests_see_is_no_production() {
    let tree = Tree::of(&[
        ("src/a.rs", "fn a() {}\n#[cfg(test)]\nmod t {\n fn b() {}\n}\nfn c() {}"),
        (
            "src/d/mod.rs",
            "#[cfg(test)]\nmod e;\n#[cfg(test)]\n#[path = \"f_of_d.rs\"]\nmod f;\nmod g;",
        ),
        ("src/d/e.rs", "fn e() {}"),
        ("src/d/e/h.rs", "fn h() {}"),
        ("src/d/f_of_d.rs", "fn f() {}"),
        ("src/d/g.rs", "#[cfg(test)]\nfn x(a: [u8; 2]) {}\nfn g() {}"),
    ]);
    let found: Vec<_> = production(&tree, "src")
        .iter()
        .map(|(path, code)| {
            let named = words(code).map(|(_, word)| word.to_owned()).collect::<Vec<_>>();
            (path.clone(), named.join(" "))
        })
        .collect();
    let expected = [("src/a.rs", "fn a fn c"), ("src/d/g.rs", "fn g"), ("src/d/mod.rs", "mod g")];
    assert_eq!(found, expected.map(|(path, code)| (path.to_owned(), code.to_owned())));
}
