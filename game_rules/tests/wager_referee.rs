//! `referee pack` and `referee wager`: packs from lists, and an evening line by line.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use serde_json::Value;

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn referee(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_referee")).args(arguments).output().unwrap()
}

/// What it prints; it must succeed.
fn printed(arguments: &[&str]) -> String {
    let output = referee(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Exit code 2 and one sentence.
fn refused(arguments: &[&str]) -> String {
    let output = referee(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert_eq!(sentence.trim_end().lines().count(), 1, "{sentence}");
    sentence
}

fn write(folder: &Path, name: &str, text: &str) -> String {
    let file = folder.join(name);
    fs::write(&file, text).unwrap();
    file.display().to_string()
}

#[test]
fn a_pack_is_checked_and_its_faults_are_placed() {
    let folder = scratch("pack-check");
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/data/wager/songs.ron");
    let said = printed(&["pack", "check", shipped]);
    for line in [
        "pack demo: 6 songs, 19 charts, switched off",
        "difficulty pst: 7 charts, off",
        "difficulty ftr: 10 charts",
        "level 9+: 2 charts, weight 3",
        "quest papermoon/ftr 12.50 %: Paper Moon Run (house band) [Future 9+]",
        "10 quests can be drawn at a table of 4",
    ] {
        assert!(said.lines().any(|it| it == line), "{line}\n{said}");
    }
    let wrong =
        write(&folder, "wrong.ron", "(custom: [\n (description: \"d\", typical: [(3, 1)])])");
    assert!(refused(&["pack", "check", &wrong]).contains("wrong.ron:2:16: typical = (3, 1)"));
    let empty = write(&folder, "empty.ron", "()");
    assert!(refused(&["pack", "check", &empty]).contains("no quest can be drawn from it"));
    let idle = "(custom: [(description: \"d\")], difficulties: {\"Expert\": false})";
    let idle = printed(&["pack", "check", &write(&folder, "idle.ron", idle)]);
    assert!(
        idle.contains("warning: difficulty `Expert` is switched, but no chart has it"),
        "{idle}"
    );
}

#[test]
fn a_table_becomes_a_pack() {
    let folder = scratch("pack-csv");
    let list = "title;artist;difficulty;rating;constant;note\n\
                Paper Moon Run;house band;Expert;13+;13.7;x\n\
                Paper Moon Run;house band;Re:Master;14;14.05;\n\
                \"Salt; \"\"Lantern\"\"\";Harbour Nine;Expert;12;12.4;\n\n\
                月;月;Basic;3;;\n";
    let list = write(&folder, "mine.csv", list);
    let pack = folder.join("mine.ron").display().to_string();
    assert!(printed(&["pack", "import", &list, "--out", &pack]).contains("3 songs, 4 charts"));
    let said = printed(&["pack", "check", &pack]);
    for line in [
        "pack mine: 3 songs, 4 charts",
        "difficulty Expert: 2 charts",
        "level 13+: 1 charts, weight 1",
        "quest papermoonrun/Re:Master 25.00 %: Paper Moon Run (house band) [Re:Master 14]",
        "quest saltlantern/Expert 25.00 %: Salt; \"Lantern\" (Harbour Nine) [Expert 12]",
        "quest song/Basic 25.00 %: 月 (月) [Basic 3]",
    ] {
        assert!(said.lines().any(|it| it == line), "{line}\n{said}");
    }
    assert!(refused(&["pack", "import", &list, "--out", &pack]).contains("mine.ron"), "never over");
    let exact = printed(&["pack", "import", &list, "--levels", "constant", "--id", "p"]);
    assert!(exact.contains("14.05") && exact.contains("id: \"p\""), "{exact}");
    for (text, why) in [
        ("name,difficulty\n", "line 1: there is no column `title`"),
        ("title,difficulty,level\nA,x\n", "line 2: 2 columns where the head has 3"),
        ("title,difficulty,level\nA,x,nine\n", "line 2: level `nine` must be"),
        ("title,difficulty,level\nA,x,9\nA,x,8\n", "line 3: `A` has x already"),
        ("title,difficulty,level\n\"A,x,9\n", "a quote is not closed"),
        ("title,difficulty,level\n", "there is no chart in it"),
    ] {
        let sentence = refused(&["pack", "import", &write(&folder, "bad.csv", text)]);
        assert!(sentence.contains(why), "{sentence}");
    }
}

#[test]
fn a_json_list_becomes_a_pack() {
    let folder = scratch("pack-json");
    let list = r#"[
        {"id": "moon", "title": "Moon", "artist": "m", "difficulties": [
            {"ratingClass": 2, "rating": 9, "ratingPlus": true, "constant": 9.7},
            {"difficulty": "Expert", "rating": 11, "constant": 11.2}]},
        {"title": "Sun", "difficulty": "Basic", "level": "4"}]"#;
    let list = write(&folder, "list.json", list);
    let pack = folder.join("list.ron").display().to_string();
    printed(&["pack", "import", &list, "--out", &pack]);
    let said = printed(&["pack", "check", &pack]);
    for line in [
        "quest moon/ftr 33.33 %: Moon (m) [Future 9+]",
        "quest moon/Expert 33.33 %: Moon (m) [Expert 11]",
        "quest sun/Basic 33.33 %: Sun () [Basic 4]",
    ] {
        assert!(said.lines().any(|it| it == line), "{line}\n{said}");
    }
    let missing = write(&folder, "no.json", r#"[{"title": "A", "difficulties": [{"name": "x"}]}]"#);
    let sentence = refused(&["pack", "import", &missing]);
    assert!(sentence.contains("entry 1, chart 1: there is no rating"), "{sentence}");
}

/// One answer for each call.
fn evening(arguments: &[&str], calls: &[&str]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
        .arg("wager")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all((calls.join("\n") + "\n").as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), calls.len(), "{text}");
    answers
}

fn errors(answers: &[Value]) -> Vec<Option<&str>> {
    answers.iter().map(|answer| answer["error"].as_str()).collect()
}

/// rules/wager.md 1.8, call by call, with faults in between that change nothing.
#[test]
fn the_worked_round_line_by_line() {
    let folder = scratch("evening");
    let pack = write(&folder, "q.ron", "(custom: [(id: \"q\", description: \"count\")])");
    let calls = [
        &format!("pack {pack}"),
        "enrol a",
        "enrol b",
        r#"["enrol", "Cy Young"]"#,
        "enrol d",
        "enrol a",
        "draw",
        "start 1",
        "bet a b 2",
        "draw",
        "bet a b 2",
        "bet a b 2",
        "bet b z 1",
        "bet b b 1",
        r#"["bet", "b", "Cy Young", 9]"#,
        r#"["bet", "b", "Cy Young", 1]"#,
        r#"["bet", "Cy Young", "a", 1]"#,
        "status",
        "none d",
        "play a 9950",
        "play b x",
        "play b 9900",
        r#"["play", "Cy Young", 9900]"#,
        "evaluate",
        "play d 9800",
        "evaluate",
        "evaluate",
        "bets",
        "frobnicate",
    ];
    let answers = evening(&["--seed", "3"], &calls);
    let expected = [
        None,
        None,
        None,
        None,
        None,
        Some("DuplicatePlayer"),
        Some("WrongPhase"),
        None,
        Some("WrongPhase"),
        None,
        None,
        Some("AlreadyBet"),
        Some("UnknownPlayer"),
        Some("BetOnSelf"),
        Some("StakeOutOfRange"),
        None,
        None,
        None,
        None,
        None,
        Some("BadValue"),
        None,
        None,
        Some("WrongPhase"),
        None,
        None,
        None,
        None,
        Some("BadCall"),
    ];
    assert_eq!(errors(&answers), expected);
    // Nothing of an envelope or a result is in an answer before it is settled.
    for answer in answers[9..25].iter().filter(|answer| answer["ok"] == true) {
        let text = answer.to_string();
        for secret in ["stake\":", "\"on\":", "value\":", "9950"] {
            assert!(!text.contains(secret), "{text}");
        }
    }
    assert_eq!(answers[18]["phase"], "playing");
    assert_eq!(answers[17]["lines"][1], "a: 0 [declared]");
    let ranked = answers[25]["events"].as_array().unwrap();
    let of = |event: &Value, name: &str| event[name].as_i64().unwrap();
    let lines: Vec<_> =
        ranked[..4].iter().map(|it| (of(it, "rank"), of(it, "award"), of(it, "to"))).collect();
    assert_eq!(lines, [(1, 2, 1), (2, 1, 0), (2, 1, 0), (4, 0, 0)]);
    let end = &answers[26];
    let points: Vec<i64> =
        end["players"].as_array().unwrap().iter().map(|it| of(it, "points")).collect();
    assert_eq!((points, end["phase"].as_str()), (vec![-1, -1, 1, 0], Some("finished")));
    assert_eq!(answers[27]["lines"][3], "Cy Young bet 1 on a: won, 0 → 1");
}

/// AIs declare before the first person's envelope is read, and an evening that was cut goes on.
#[test]
fn an_evening_with_guests_survives_a_restart() {
    let folder = scratch("evening-guests");
    let record = folder.join("evening.ron").display().to_string();
    let arguments = ["--seed", "5", "--record", &record];
    let first = [
        "pack quick",
        "enrol ann",
        "enrol bob",
        "enrol mei steady:80",
        "start 2",
        "draw",
        "none mei",
        "none ann",
    ];
    let answers = evening(&arguments, &first);
    assert_eq!(errors(&answers)[6..], [Some("BadCall"), None]);
    let said = |answer: &Value| -> Vec<String> {
        let events = answer["events"].as_array().unwrap().iter();
        events
            .map(|it| {
                format!("{} {}", it["event"].as_str().unwrap(), it["name"].as_str().unwrap_or(""))
            })
            .collect()
    };
    assert_eq!(said(&answers[7]), ["declared mei", "declared ann"]);
    let calls = ["none bob", "play ann 500", "play bob 300", "evaluate", "evaluate", "draw"];
    let answers = evening(&arguments, &calls);
    assert_eq!(errors(&answers), [None; 6]);
    assert_eq!(said(&answers[0]), ["declared bob", "began ", "played mei"]);
    assert_eq!(
        (answers[5]["round"].as_i64(), answers[5]["phase"].as_str()),
        (Some(2), Some("betting"))
    );
}
