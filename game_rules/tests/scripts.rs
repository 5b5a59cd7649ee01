//! Every script under `tests/scripts/<game>/` must print what its `>` lines say.

use std::{fs, path::Path};

use game_rules::script::{self, Scripted};

/// Runs all scripts of a game and lists all faults.
fn run_all<G: Scripted>(game: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts").join(game);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "script"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{} holds no scripts", folder.display());
    let mut faults = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let lines: Vec<&str> = text.lines().collect();
        let mut begin = 0;
        // One part at a time, so that all faults are listed and not only the first of a file.
        for part in lines.split(|line| line.starts_with("===")) {
            let script = "\n".repeat(begin) + &part.join("\n");
            begin += part.len() + 1;
            if part.iter().all(|line| line.is_empty() || line.starts_with('#')) {
                continue;
            }
            if !part.iter().any(|line| line.starts_with('>')) {
                faults.push(format!("{name}:{begin}: expects nothing"));
            }
            if let Err(fault) = script::run::<G>(&name, &script) {
                faults.push(fault.to_string());
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n\n"));
}

#[test]
fn classic() {
    run_all::<game_rules::duel::classic::Classic>("classic");
}

#[test]
fn wager() {
    run_all::<game_rules::wager::Wager>("wager");
}

#[test]
fn arena() {
    run_all::<game_rules::arena::Arena>("arena");
}

#[test]
fn cards() {
    run_all::<game_rules::cards::Cards>("cards");
}

#[test]
fn labyrinth() {
    run_all::<game_rules::labyrinth::Labyrinth>("labyrinth");
}

/// Scripts that are wrong say where and why.
#[test]
fn broken_scripts_name_line_and_cause() {
    let fault = |text: &str| {
        script::run::<game_rules::duel::classic::Classic>("x.script", text).unwrap_err().to_string()
    };
    for (text, sentence) in [
        ("clip LB\nH jump", "x.script:2:1: `jump` is not a tool of the Classic duel"),
        ("clip LXB", "x.script:1:1: `LXB` is not a clip: 1 to 16 of L and B"),
        ("clip LB\n  hp Z 3", "x.script:2:3: `Z` is not a side; use H or E"),
        ("clip LB\nQ knife", "x.script:2:1: `Q` is neither a command nor a seat"),
        (
            "clip B\nH shoot foe",
            "x.script:2:1: the rules asked for `gift` (a number from 2 to 6), but no forced result \
             is left",
        ),
        (
            "clip B\nrandom clip=LB\nH shoot foe",
            "x.script:3:1: the rules asked for `gift`, but the next forced result is `clip`",
        ),
        ("clip BB\nrandom 3\nH shoot foe", "x.script:3:1: forced results left over: 3"),
        ("clip BB\nrandom clip=3\nH shoot foe", "x.script:3:1: forced results left over: clip=3"),
        ("seed 1\nrandom 3\nstate", "x.script:3:1: `seed` and `random` exclude each other"),
        ("clip LB\nrestore", "x.script:2:1: nothing has been saved"),
        ("> hello", "x.script:1:1: there is no command before it that prints anything"),
        ("hp H 0x", "x.script:1:1: hp = 0x: must be a whole number from -1000 to 1000"),
    ] {
        assert_eq!(fault(text), sentence);
    }
    let wrong = fault("clip LB\nstate\n> round=2");
    assert!(wrong.starts_with("x.script:2:1: `state` printed\n  round=1"), "{wrong}");
}

/// What is wrong with a line of a fixture: which field, which value, which limit.
#[test]
fn lines_of_a_duel_that_cannot_be_are_one_sentence_each() {
    let fault = |line: &str| {
        let text = format!("{line}\nclip LB\nstate");
        let fault = script::run::<game_rules::duel::full::Duel>("x", &text).unwrap_err();
        fault.to_string().split_once(":1: ").map(|(_, cause)| cause.to_owned()).unwrap()
    };
    for (line, sentence) in [
        ("wounds H 9", "wounds = 9: must be a whole number from 0 to 8"),
        ("breath E 33", "breath = 33: must be a whole number from 0 to 32"),
        ("daze H -1", "daze = -1: must be a whole number from 0 to 1000000"),
        ("boost H 1.5", "boost = 1.5: must be a whole number from 0 to 1000000"),
        ("burning H 4", "burning = 4: must be a whole number from 0 to 3"),
        ("vests H 3 x", "vests = x: must be a whole number from -1000000 to 1000000"),
        ("bandages H 1 -2", "bandages (ripe) = -2: must be a whole number from 0 to 1000000"),
        ("hp E 0", "hp = 0: must be from 1 to 18446744073709551615"),
        ("loaded 300 1", "loaded = 300: must be a whole number from 0 to 128"),
        ("wear -1", "wear = -1: must be a whole number from 0 to 1000000"),
        ("sharing H 0", "sharing = 0: must be a whole number from 1 to 1000000"),
        ("stage H 0 1", "stage = 0: must be a whole number from 1 to 18446744073709551615"),
        ("period 0", "period = 0: must be a whole number from 1 to 1000000000"),
        ("rack H 2:300", "life = 300: must be a whole number from 0 to 255"),
        ("rack H 36", "`36` is not a tool: use 0 to 35, or its word"),
        ("hp H", "`hp H` must be: hp S N"),
        ("hp H 3 4", "`hp H 3 4` must be: hp S N"),
        ("loaded 1", "`loaded 1` must be: loaded L B"),
        ("stage H 1", "`stage H 1` must be: stage S A B"),
        ("own-status maybe", "`own-status maybe` must be: own-status shown|hidden"),
        ("mode 1 2", "`mode 1 2` must be: mode 1…8|house|(id: 9, …)"),
        ("mode 9", "there is no mode `9`: 1 to 8, or house"),
        ("bogus 3", "`bogus` is neither a line of the fixture nor a command"),
    ] {
        assert_eq!(fault(line), sentence);
    }
}

/// Positions no match can come to are refused, and orders far out of range are only out of range.
#[test]
fn impossible_positions_of_the_arena_are_one_sentence() {
    let run = |text: &str| {
        let teams = "team A 1 2 0 0 0 0\nteam B 4 0 0 0 0 0\n";
        script::run::<game_rules::arena::Arena>("x.script", &format!("{teams}{text}\nstate\n"))
    };
    for (line, why) in [
        ("hp A 1 301", "A: slot 1 has at most 300 hp"),
        ("hp A 3 1", "A: slot 3 has at most 0 hp"),
        ("bonus B 1 101 0", "B: slot 1: bonuses are from -50 to 100"),
        ("pp A 1 26 0 0 0", "A: slot 1 has at most 25 20 15 10 pp"),
        ("poison A 1 5 0", "A: slot 1: poison lasts at least one turn"),
        ("resting B", "B: only who is on the arena can be hidden or rest"),
        ("hp B 1 0", "B: a side needs somebody healthy, and on the arena only such"),
        ("turns 90", "a match ends with turn 90: give fewer turns"),
        ("matches 3", "there are one or two matches"),
        ("matches 1\nfinished A", "with one match nothing can follow a finished one"),
    ] {
        let said = run(line).unwrap_err().to_string();
        assert!(said.ends_with(why), "{line}: {said}");
    }
    let lowest = run("active A 1\nactive B 1\ncheck A fight -2147483648").unwrap();
    assert_eq!(lowest[0], "check A 238 move id out of range");
}

/// What could not lie on a table of the Cards is refused in a sentence, word by word.
#[test]
fn impossible_tables_of_the_cards_are_refused() {
    let table = "team A kaeya diluc mona\nteam B kaeya diona barbara\n";
    for (lines, expected) in [
        ("hp A0 11", "hp = 11: at most 10"),
        ("hp A0 0", "A0 is active but has no HP"),
        ("hp A1 0\nenergy A1 1", "A1 is defeated: nothing is on it any more"),
        ("hp A1 0\naura A1 pyro", "A1 is defeated: nothing is on it any more"),
        ("hp A1 0\nentity A1 frozen", "A1 is defeated: nothing is on it any more"),
        ("energy A0 3", "energy = 3: at most 2"),
        ("aura A0 geo", "there is no aura called `geo`"),
        ("uses A0 3 1 1", "kaeya has no skill 3"),
        ("entity A0 tea", "there is no entity called `tea`"),
        ("entity A frozen", "`A` is not a character"),
        ("entity A0 oz", "`A0` is not a side"),
        ("entity A0 frozen usages=1", "frozen has no usages"),
        ("entity A0 frozen shield=1", "frozen has no shield"),
        ("entity A oz rounds=1", "oz has no rounds"),
        ("entity A oz count=1", "oz has no count"),
        ("entity A oz fired=0:1", "oz has no fired"),
        ("entity A0 cold_blooded_strike fired=7:1", "there is no such trigger"),
        ("entity A oz tea=1", "`tea` is no value of an entity"),
        ("entity A oz usages=0", "oz would have left"),
        ("entity A0 frozen rounds=0", "frozen would have left"),
        ("entity A crystallize shield=0", "crystallize would have left"),
        ("entity A large_wind_spirit element=9", "there is no element called `9`"),
        ("entity A timmie pigeon=pyro", "`pyro` is not a number"),
        ("entity A oz\nentity A oz", "oz is already there"),
        ("entity A oz\nentity A oz_2", "oz_2 and oz exclude each other"),
        ("entity A0 refraction\nentity A1 refraction_2", "is on one character of a side only"),
        ("entity A0 magic_guide\nentity A0 raven_bow", "magic_guide is worn there"),
        ("dice A ooooooooooooooooo", "a side holds 16 dice, not 17"),
        ("round 16", "round = 16: 1 to 15"),
        ("ended A\ncurrent A", "A has ended the round and cannot be to act"),
        ("team A kaeya mona", "`team A kaeya mona` makes no sense here"),
        ("phase tea", "`phase tea` makes no sense here"),
    ] {
        let script = format!("{table}{lines}\nstate\n");
        let fault = script::run::<game_rules::cards::Cards>("bad", &script).unwrap_err();
        assert!(fault.to_string().contains(expected), "{lines}: {fault}");
    }
    let dice = "o".repeat(300);
    for (command, expected) in [
        (format!("A reroll {dice}"), "are not dice"),
        ("A skill 0 c0".into(), "`c0` makes no sense here; use pay=LETTERS"),
        ("A switch 1 pay=o pay=o".into(), "makes no sense here; use pay=LETTERS"),
        ("A play paimon c0 c1 c2".into(), "a card has at most two targets"),
        ("A tune paimon pp".into(), "`pp` is not one die"),
        ("A tune paimon".into(), "A has no die that could be tuned"),
    ] {
        let script = format!("{table}hand A paimon\n{command}\n");
        let fault = script::run::<game_rules::cards::Cards>("bad", &script).unwrap_err();
        assert!(fault.to_string().contains(expected), "{command}: {fault}");
    }
}
