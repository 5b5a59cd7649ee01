use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use game_rules::{
    bots::Opponents,
    duel::{Tool, classic},
    wager::Wager,
};

use super::*;
use crate::app::{
    cli::GameTable,
    keys::KeyAction,
    settings::{
        Confirm, Curtain, Effects, FrameLimit, Inspect, Palette, Retention, Speed, Talk, ThinkCap,
        WindowKind,
    },
};
use crate::table::Strength;

const EN: Lang = Lang::English;
const ZH: Lang = Lang::Chinese;
const PL: Lang = Lang::Polish;

#[test]
fn numbers_are_written_as_people_read_them() {
    let [en, zh, pl] = Lang::ALL.map(Language::new);
    assert_eq!(en.number(-3), "−3");
    assert_eq!(en.number(1234), "1234");
    assert_eq!(en.number(1_234_567), "1\u{a0}234\u{a0}567");
    assert_eq!(zh.number(1_234_567), "1,234,567");
    assert_eq!((en.change(2), pl.change(-1), zh.change(0)), ("+2".into(), "−1".into(), "0".into()));
    let odds = Odds::new(3, 7);
    assert_eq!(en.odds(odds), "3/7 · 42.9\u{a0}%");
    assert_eq!(pl.odds(odds), "3/7 · 42,9%");
    assert_eq!(zh.odds(odds), "3/7 · 42.9%");
    assert_eq!(en.percent(Odds::SURE), "100.0\u{a0}%");
    assert_eq!(en.percent(Odds::new(99_999, 100_000)), "99.9\u{a0}%");
    assert_eq!(en.percent(Odds::new(1, 100_000)), "0.1\u{a0}%");
    assert_eq!(pl.decimal(-0.04, 1), "0,0");
    assert_eq!(pl.decimal(-12345.678, 2), "−12\u{a0}345,68");
}

#[test]
fn polish_has_its_plurals() {
    let pl = Language::new(PL);
    let shells = |count: i32| say!(pl, "count-shells", count = count);
    assert_eq!(
        [1, 2, 5, 12, 22, 25].map(shells),
        ["1 nabój", "2 naboje", "5 nabojów", "12 nabojów", "22 naboje", "25 nabojów"]
    );
    let en = Language::new(EN);
    assert_eq!([1, 2].map(|n| say!(en, "count-shells", count = n)), ["1 shell", "2 shells"]);
    let zh = Language::new(ZH);
    assert_eq!(say!(zh, "count-shells", count = 12), "12 发");
}

#[test]
fn nothing_is_wrapped_in_invisible_marks() {
    for language in Lang::ALL.map(Language::new) {
        let said = say!(language, "candles", name = "Rosa", hp = "3");
        assert!(said.contains("Rosa"), "{said}");
        assert!(!said.contains(['\u{2068}', '\u{2069}']), "{said:?}");
    }
}

#[test]
fn locales_choose_a_language() {
    assert_eq!(Lang::of_locale("zh_CN.UTF-8"), ZH);
    assert_eq!(Lang::of_locale("pl"), PL);
    assert_eq!(Lang::of_locale("C"), EN);
    assert_eq!(Lang::of_locale(""), EN);
}

fn sources(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The arguments of a call, from just behind its opening bracket: split at outer commas.
fn arguments(call: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    for sign in call.chars() {
        match sign {
            '"' if !escaped => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted && depth == 0 => break,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        escaped = quoted && sign == '\\' && !escaped;
        if let Some(part) = parts.last_mut() {
            part.push(sign);
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

fn literal(text: &str) -> Option<&str> {
    text.strip_prefix('"')?.strip_suffix('"')
}

/// The key of a call and the names it fills, as far as both are written out.
fn use_of(opening: &str, call: &str) -> Option<(String, Option<BTreeSet<String>>)> {
    let parts = arguments(call);
    let key = literal(parts.get(usize::from(opening == "say!("))?)?.to_owned();
    let names = match opening {
        ".say(" => Some(BTreeSet::new()),
        "say!(" => {
            let names = parts[2..].iter().filter_map(|part| part.split_once('='));
            Some(names.map(|(name, _)| name.trim().to_owned()).collect())
        }
        _ => parts.get(1).and_then(|list| list.strip_prefix("&[")).and_then(|list| {
            let pairs = arguments(list).into_iter();
            let names = pairs.map(|pair| {
                let first = arguments(pair.strip_prefix('(')?).into_iter().next()?;
                literal(&first).map(str::to_owned)
            });
            names.collect()
        }),
    };
    Some((key, names))
}

#[test]
fn every_text_used_in_the_code_exists_and_is_filled() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut used = 0;
    files.retain(|file| !file.ends_with("app/language_tests.rs"));
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for opening in [".say(", ".say_with(", "say!("] {
            for (at, _) in text.match_indices(opening) {
                let Some((key, names)) = use_of(opening, &text[at + opening.len()..]) else {
                    continue;
                };
                let place = format!("{}:{}", file.display(), text[..at].matches('\n').count() + 1);
                let known = KEYS.iter().find(|(known, _)| **known == *key);
                let Some((_, wanted)) = known else { panic!("{place}: no text `{key}`") };
                if let Some(names) = names {
                    let wanted: BTreeSet<String> = wanted.iter().map(|w| w.to_string()).collect();
                    assert_eq!(names, wanted, "{place}: the placeables of `{key}`");
                }
                used += 1;
            }
        }
    }
    assert!(used > 5);
}

#[test]
fn uses_are_found_in_code() {
    let names = |list: &[&str]| Some(list.iter().map(|name| name.to_string()).collect());
    let found = use_of("say!(", r#"lang, "a-b", n = f(1, "x, )"), m = 2) + 1"#);
    assert_eq!(found, Some(("a-b".into(), names(&["m", "n"]))));
    let found = use_of(".say_with(", r#""k", &[("file", g(1, 2)), ("cause", c)])"#);
    assert_eq!(found, Some(("k".into(), names(&["cause", "file"]))));
    assert_eq!(use_of(".say_with(", r#""k", &list)"#), Some(("k".into(), None)));
    assert_eq!(use_of(".say(", "&format!(\"tool-{}\", word))"), None);
}

/// Keys that are put together from words of the code.
#[test]
fn every_word_of_the_code_has_its_texts() {
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(KeyAction::ALL.iter().map(|action| format!("action-{}", action.word())));
    // Whoever plays the Wager for Evil is called after a style.
    let styles = Strength::ALL.map(<Wager as Opponents>::evil);
    wanted.extend(styles.iter().map(|style| format!("strength-{style}")));
    for place in GameTable::ALL {
        for part in ["name", "blurb", "players", "minutes"] {
            wanted.push(format!("game-{}-{part}", place.word()));
        }
    }
    for tool in Tool::ALL {
        for part in ["name", "original", "effect", "learn"] {
            wanted.push(format!("tool-{}-{part}", tool.word()));
        }
    }
    for tool in classic::TOOLS {
        wanted.extend(["pinyin", "now"].map(|part| format!("tool-{}-{part}", tool.word())));
    }
    for grade in 0..4 {
        wanted.extend([format!("ending-won-{grade}"), format!("ending-lost-{grade}")]);
        wanted.extend((0..4).map(|evil| format!("ending-perished-{grade}-{evil}")));
    }
    macro_rules! choices {
        ($($list:ident $name:literal,)*) => {
            $(
                for choice in $list::ALL {
                    wanted.push(format!("settings-{}-{}", $name, choice.word()));
                }
            )*
        };
    }
    choices! {
        Inspect "inspect", Confirm "confirm", Curtain "curtain", ThinkCap "think", Talk "talk",
        WindowKind "window", FrameLimit "frames", Effects "effects", Speed "speed",
        Palette "palette", Retention "retention",
    }
    let language = Language::new(EN);
    let missing: Vec<&String> = wanted.iter().filter(|key| !language.knows(key)).collect();
    assert_eq!(missing, Vec::<&String>::new());
}

#[test]
fn descriptions_are_short() {
    let en = Language::new(EN);
    for place in GameTable::ALL {
        let blurb = en.say(&format!("game-{}-blurb", place.word()));
        assert!(blurb.split_whitespace().count() <= 18, "{blurb}");
    }
}

/// Arrows and signs are drawn, never characters, but for the arrow from a value to a value, which
/// is typography; nobody shouts.
#[test]
fn texts_keep_the_house_style() {
    for language in Lang::ALL.map(Language::new) {
        for (key, _) in KEYS {
            // It may hold both values together on one line.
            let text = language.say(key).replace('\u{a0}', " ").replace("} → {", "} {");
            let drawn =
                |sign: char| matches!(sign, '\u{2190}'..='\u{21ff}' | '\u{2500}'..='\u{27bf}');
            assert!(!text.contains(drawn), "{key}: {text}");
            let loud = |word: &str| word.len() > 6 && word.chars().all(|c| c.is_ascii_uppercase());
            // What is quoted may shout.
            let quoted = key.ends_with("-document");
            assert!(quoted || !text.split_whitespace().any(loud), "{key}: {text}");
            assert!(!text.contains(" -- ") && !text.contains("..."), "{key}: {text}");
        }
    }
}

#[test]
fn backticks_are_the_quotes_of_the_language() {
    assert_eq!(quoted(Lang::English, "no field `hp`, `a`".into()), "no field “hp”, “a”");
    assert_eq!(quoted(Lang::Polish, "pole `hp`".into()), "pole „hp”");
    assert_eq!(quoted(Lang::English, "one ` alone".into()), "one ` alone");
    assert_eq!(quoted(Lang::English, "`a` and ` alone".into()), "“a” and ` alone");
}

#[test]
fn chances_of_many_cases_are_told_in_percent() {
    let language = Language::new(Lang::English);
    assert_eq!(language.odds(Odds::new(3, 7)), "3/7 · 42.9\u{a0}%");
    assert_eq!(language.odds(Odds::close_to(0.513_776)), "51.4\u{a0}%");
    assert_eq!(language.fraction(Odds::close_to(0.513_776)), "51.4\u{a0}%");
}

/// Every text between quotes in a source file.
fn literals(text: &str) -> Vec<String> {
    let (mut found, mut open, mut escaped) = (Vec::new(), None::<String>, false);
    let mut before = ' ';
    for sign in text.chars() {
        match &mut open {
            Some(inside) if escaped => inside.push(sign),
            Some(_) if sign == '"' => found.extend(open.take()),
            Some(inside) => inside.push(sign),
            None if sign == '"' && before != '\'' => open = Some(String::new()),
            None => {}
        }
        escaped = open.is_some() && sign == '\\' && !escaped;
        before = sign;
    }
    found
}

/// Is the key one that this pattern can make? A pattern is a text for `format!`.
fn makes(pattern: &str, key: &str) -> bool {
    let mut parts =
        pattern.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    let Some(mut rest) = parts.next().and_then(|first| key.strip_prefix(first)) else {
        return false;
    };
    for part in parts {
        // At least one sign stands for what is filled in.
        let Some((at, _)) =
            rest.char_indices().nth(1).or((!rest.is_empty()).then_some((rest.len(), ' ')))
        else {
            return false;
        };
        if part.is_empty() {
            rest = "";
        } else if let Some(found) = rest[at..].rfind(part) {
            rest = &rest[at + found + part.len()..];
        } else {
            return false;
        }
    }
    rest.is_empty()
}

#[test]
fn patterns_make_keys() {
    assert!(makes("tool-{}-name", "tool-knife-name") && makes("mode-{word}-name", "mode-1-name"));
    assert!(!makes("tool-{}-name", "tool-knife-effect") && !makes("tool-{}", "tool-"));
    assert_eq!(literals(r#"say("a-b", '"', "c\"d")"#), ["a-b", "c\\\"d"]);
}

/// What nobody says is not translated either.
#[test]
fn every_text_is_said_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "build", "game_rules/src"] {
        sources(&root.join(folder), &mut files);
    }
    files.retain(|file| !file.ends_with("app/language_tests.rs"));
    let said: BTreeSet<String> =
        files.iter().flat_map(|file| literals(&fs::read_to_string(file).unwrap())).collect();
    let word = |text: &&String| {
        text.contains('{')
            && text.chars().all(|sign| {
                sign.is_ascii_lowercase() || sign.is_ascii_digit() || "{}_-:?.()".contains(sign)
            })
    };
    let patterns: Vec<&String> =
        said.iter().filter(word).filter(|text| text.find('{') >= Some(3)).collect();
    let endings: Vec<&str> = said
        .iter()
        .filter(word)
        .filter(|text| text.starts_with('{'))
        .filter_map(|text| Some(text.rsplit_once('}')?.1))
        .filter(|ending| !ending.is_empty())
        .collect();
    // The Labyrinth asks for every text first under the name of its theme.
    let themes = ["-house", "-forest", "-ward", "-ship"];
    fn used(key: &str, made: &impl Fn(&str) -> bool, endings: &[&str]) -> bool {
        let stem = |ending: &&str| key.strip_suffix(*ending);
        made(key) || endings.iter().filter_map(stem).any(|stem| used(stem, made, endings))
    }
    let source = Lang::English.source();
    let made = |key: &str| {
        said.contains(key)
            || patterns.iter().any(|pattern| makes(pattern, key))
            || source.contains(&format!("{{ {key} }}"))
    };
    let endings: Vec<&str> = endings.into_iter().chain(themes).collect();
    let silent: Vec<&str> =
        KEYS.iter().map(|(key, _)| *key).filter(|key| !used(key, &made, &endings)).collect();
    assert_eq!(silent, Vec::<&str>::new(), "nobody says these");
}
