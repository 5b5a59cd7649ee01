use std::path::Path;

use super::*;

fn source(language: &'static str, text: &str) -> Source {
    Source { language, file: format!("{language}.ftl"), text: text.into() }
}

fn told(sources: &[Source], pages: &[Source]) -> Vec<String> {
    let found = check(sources, pages).err().unwrap_or_default();
    found.iter().map(ToString::to_string).collect()
}

fn faults(en: &str, zh: &str, pl: &str) -> Vec<String> {
    told(&[source("en", en), source("zh", zh), source("pl", pl)], &[])
}

/// What is wrong with a Polish or Chinese text under a glossary with one row.
fn refused(language: &'static str, cell: &str, text: &str) -> Vec<String> {
    let texts = LANGUAGES.map(|of| source(of, if of == language { text } else { "a = A\n" }));
    let page = format!("| English | term | never |\n|---|---|---|\n| x | y | {cell} |\n");
    told(&texts, &[Source { language, file: "page.md".into(), text: page }])
}

#[test]
fn every_kind_of_mistake_is_noticed() {
    let good = "a = { $n ->\n   *[other] { $n }\n}\n";
    assert_eq!(faults(good, good, good), Vec::<String>::new());
    assert_eq!(
        faults("a = A\nb = B\n", "a = A\n", "a = A\nb = B\n"),
        ["en.ftl:2:1: `b` is missing in zh"]
    );
    assert_eq!(
        faults("a = A\n", "a = A\n", "a = A\n\nc = C\n"),
        ["pl.ftl:3:1: `c` does not exist in en"]
    );
    assert_eq!(
        faults("a = { $n }\n", "a = { $m }\n", "a = { $n }\n"),
        ["zh.ftl:1:1: `a` has a foreign placeable $m", "zh.ftl:1:1: `a` lacks the placeable $n"]
    );
    let broken = faults("a = A\n", "a = A\n", "a = A\nb = { $\n");
    assert!(broken[0].starts_with("pl.ftl:2:"), "{broken:?}");
    assert_eq!(faults("a = A\na = B\n", "a = A\n", "a = A\n"), ["en.ftl:2:1: `a` is there twice"]);
    assert_eq!(
        faults("a = A\n", "a = { b }\n", "a = A\n"),
        ["zh.ftl:1:1: `a` refers to `b`, which does not exist"]
    );
}

/// A placeable may come through another text.
#[test]
fn references_bring_their_placeables() {
    let through = "who = { $name }\na = { who } fired\n";
    let direct = "who = { $name }\na = { $name } fired\n";
    assert_eq!(faults(through, direct, through), Vec::<String>::new());
    let without = "who = { $name }\na = Fired\n";
    assert_eq!(faults(through, without, through), ["zh.ftl:2:1: `a` lacks the placeable $name"]);
}

#[test]
fn a_language_has_its_own_plurals_and_all_of_them() {
    let other = "a = { $n }\n";
    let choice = |forms: &[&str]| {
        let forms: String = forms.iter().map(|form| format!("    [{form}] x\n")).collect();
        format!("a = {{ $n ->\n{forms}   *[other] {{ $n }}\n}}\n")
    };
    let pl = |forms: &[&str]| faults(other, other, &choice(forms));
    assert_eq!(pl(&["one", "few", "many"]), Vec::<String>::new());
    assert_eq!(pl(&["0", "you"]), Vec::<String>::new(), "numbers and names are no plurals");
    assert_eq!(pl(&["one", "few"]), ["pl.ftl:1:1: `a`: the plural [many] is missing"]);
    assert_eq!(
        pl(&["one"]),
        [
            "pl.ftl:1:1: `a`: the plural [few] is missing",
            "pl.ftl:1:1: `a`: the plural [many] is missing"
        ]
    );
    let ending = "a = { $n ->\n    [one] x\n    [few] x\n   *[many] { $n }\n}\n";
    let missing = "pl.ftl:1:1: `a`: the plural [other] is missing";
    assert_eq!(faults(other, other, ending), [missing]);
    assert_eq!(
        faults(other, &choice(&["one"]), other),
        ["zh.ftl:1:1: `a`: [one] never matches in zh"]
    );
    assert_eq!(faults(other, &choice(&["1"]), other), Vec::<String>::new());
    assert_eq!(
        faults(&choice(&["few"]), other, other),
        [
            "en.ftl:1:1: `a`: [few] never matches in en",
            "en.ftl:1:1: `a`: the plural [one] is missing"
        ]
    );
    let within = "a = { $who ->\n    [you] { $n ->\n        [one] x\n       *[other] y\n    }\n   *[other] z\n}\n";
    let en = "a = { $who } { $n }\n";
    assert_eq!(faults(en, en, within).len(), 2, "a choice within a choice");
}

#[test]
fn chinese_has_its_own_punctuation() {
    let zh = |text: &str| faults("a = A\n", &format!("a = {text}\n"), "a = A\n");
    for fine in ["你好，恶魔。", "用 Q, W 或 E", "12 或 -2.5", "实弹（1/2）：空", "开始…"]
    {
        assert_eq!(zh(fine), Vec::<String>::new(), "{fine}");
    }
    for narrow in ["你好,恶魔", "你好 , 恶魔", "实弹(一发)", "HP: 生命", "谁?"] {
        assert!(!zh(narrow).is_empty(), "{narrow}");
    }
    assert_eq!(zh("你好,A"), ["zh.ftl:1:1: `a`: “,” beside a Chinese sign has to be full-width"]);
    assert_eq!(faults("a = A\n", "a = A\n", "a = Tak, (nie): a?\n"), Vec::<String>::new());
}

#[test]
fn a_glossary_refuses_words_and_only_those() {
    let pl = |cell: &str, text: &str| refused("pl", cell, &format!("a = {text}\n"));
    assert_eq!(pl("`naboi`", "pięć naboi"), ["pl.ftl:1:1: `a`: “naboi” is refused; say y"]);
    for (cell, bad) in [
        ("`naboi`", "Naboi brak"),
        ("`powtórk*`", "w powtórkach"),
        ("`woln* tur*`", "wolnej\u{a0}tury"),
        ("`faz* Akcji`", "w Fazie Akcji"),
        ("`mecz*` outside en", "mecz"),
        ("`mecz*` in pl", "mecz"),
        ("`a`; `naboi`", "naboi"),
        ("` %`", "30 %"),
        ("`mur` unless `mur pruski`", "mur pruski i mur"),
    ] {
        assert_eq!(pl(cell, bad).len(), 1, "{cell}: {bad}");
    }
    for (cell, good) in [
        ("`naboi`", "naboik, nabojów"),
        ("`PŻ`", "pż"),
        ("`faz* Akcji`", "w fazie akcji"),
        ("`mecz*` in en", "mecz"),
        ("`mecz*` outside pl, en", "mecz"),
        ("`mur`", "mruk, murek, chmur"),
        ("` %`", "30%"),
        ("`mur` unless `mur pruski`, `mur chiński`", "mur pruski, mur chiński"),
        ("", "naboi"),
    ] {
        assert_eq!(pl(cell, good), Vec::<String>::new(), "{cell}: {good}");
    }
    let variant = "{ \"x\" ->\n    [x] w ręku\n   *[other] w ręce\n}";
    assert_eq!(pl("`w ręku`", variant).len(), 1, "within a choice");
    let zh = |text: &str| refused("zh", "`客厅` unless `会客厅`; `HP`", &format!("a = {text}\n"));
    assert_eq!(zh("回客厅吧"), ["zh.ftl:1:1: `a`: “客厅” is refused; say y"]);
    assert_eq!(zh("剩HP三点").len(), 1);
    assert_eq!(zh("回会客厅吧"), Vec::<String>::new());
}

#[test]
fn a_glossary_that_cannot_be_read_says_where() {
    let pl = |cell: &str| refused("pl", cell, "a = A\n");
    for (cell, what) in [
        ("naboi", "no pattern between backticks: “naboi”"),
        ("`naboi` in nowhere", "there is no file “nowhere”"),
        ("`naboi` near pl", "“near pl” is neither “in …” nor “outside …” nor “unless …”"),
        ("`naboi`; śruty", "no pattern between backticks: “śruty”"),
        ("`naboi` unless", "no pattern between backticks: “”"),
        ("`naboi` `śruty`", "a semicolon is missing before “`śruty`”"),
    ] {
        assert_eq!(pl(cell), [format!("page.md:3:1: {what}")], "{cell}");
    }
}

#[test]
fn words_in_the_data_are_read_as_well() {
    let page = "| E | Polish | never |\n|---|---|---|\n| x | użyj | `rzuć` in data |\n";
    let page = Source { language: "pl", file: "page.md".into(), text: page.into() };
    let glossary = Glossary::read(&page, &[data::STEM]).unwrap_or_default();
    let text = "[(text: (en: \"Cast\", zh: \"用,手\",\n  pl: \"Załóż i rzuć.\"))]";
    let told = |language| {
        let source = Source { language, file: "a.ron".into(), text: text.into() };
        let found = data::faults(&source, &glossary);
        found.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(told("pl"), ["a.ron:2:3: “rzuć” is refused; say użyj"]);
    assert_eq!(told("zh"), ["a.ron:1:22: “,” beside a Chinese sign has to be full-width"]);
}

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

#[test]
fn the_shipped_texts_and_data_are_without_fault() {
    let sources = load(&repository().join("assets/lang")).unwrap();
    let pages = glossaries(&repository().join("docs")).unwrap();
    let mut found = told(&sources, &pages);
    for page in &pages {
        let mut unread = Vec::new();
        let glossary = glossary_of(page.language, &sources, &pages, &mut unread);
        assert_eq!(unread, Vec::new());
        for source in data::load(&repository().join("game_rules/data"), page.language).unwrap() {
            found.extend(data::faults(&source, &glossary).iter().map(ToString::to_string));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_is_built_holds_every_key() {
    let out = tempfile::tempdir().unwrap();
    let (root, docs) = (repository().join("assets/lang"), repository().join("docs"));
    assert_eq!(build(&root, &docs, out.path()).unwrap(), Ok(()));
    let keys = fs::read_to_string(out.path().join("lang_keys.rs")).unwrap();
    assert!(keys.contains("(\"log-hit\", &[\"hp\", \"name\", \"who\"]),"));
    for source in load(&root).unwrap() {
        let whole = fs::read_to_string(out.path().join(format!("lang/{}.ftl", source.language)));
        assert!(whole.unwrap().contains(&source.text), "{}", source.file);
    }
}
