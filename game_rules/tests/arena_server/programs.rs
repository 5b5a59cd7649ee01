//! The real programs: a server that is killed, bots, and the example in Python.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use game_rules::{
    arena::bots::trainer,
    server::{Config, Server, bot_client},
};

use super::typist::{LONG, Typist, config, open, scratch};

/// The real program, killed in the middle of a tournament.
struct Program(Child, SocketAddr);

impl Program {
    fn start(folder: &std::path::Path) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
            .args(["serve", "--address", "127.0.0.1:0", "--registration", "1", "--turn-ms", "300"])
            .arg("--journal")
            .arg(folder.join("journal.jsonl"))
            .arg("--accounts")
            .arg(folder.join("accounts.txt"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on ").unwrap().parse().unwrap();
        Program(child, address)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // SIGKILL on Unix: nothing can be tidied up.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_killed_server_loses_no_finished_turn() {
    let folder = scratch("killed");
    let program = Program::start(&folder);
    let (mut ada, mut bob) = (Typist::login(program.1, "ada"), Typist::login(program.1, "bob"));
    assert_eq!(ada.ask("ENROLL_TEAM 1 2 3 0 0 0"), "OK");
    assert_eq!(bob.ask("ENROLL_TEAM 4 5 6 0 0 0"), "OK");
    assert_eq!(ada.wait(), ["BEGIN"]);
    let mut log = Vec::new();
    for turn in 0..6 {
        let order = ada.list("X_LEGAL 1").into_iter().nth(turn % 2);
        if let Some(order) = order {
            ada.ask(&order);
        }
        ada.wait();
        log = ada.list("X_LOG 1");
    }
    assert!(log.len() >= 6);
    drop(program);
    // A torn record, as if the machine had stopped in the middle of writing.
    let journal = folder.join("journal.jsonl");
    let mut file = fs::OpenOptions::new().append(true).open(&journal).unwrap();
    file.write_all(b"{\"time\":1,\"turn\":{\"clo").unwrap();
    drop(file);
    let program = Program::start(&folder);
    let mut ada = Typist::login(program.1, "ada");
    let _bob = Typist::login(program.1, "bob");
    let after = ada.list("X_LOG 1");
    assert_eq!(after[..log.len()], log, "what was told before is still so");
    assert_eq!(ada.list("X_PLAYERS"), ["bob"]);
    assert!(ada.wait().len() == 1, "and it goes on");
    let more = ada.list("X_LOG 1");
    assert!(more.len() > after.len());
    drop(program);
    let program = Program::start(&folder);
    let mut ada = Typist::login(program.1, "ada");
    assert_eq!(ada.list("X_LOG 1")[..more.len()], more, "twice");
    drop(program);
    // What the journal holds of the pair can be taken out and played back.
    let referee = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_referee"));
        let output = command.args(arguments).current_dir(&folder).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned() + &said)
    };
    let export = |players: &str| {
        referee(&["export", "journal.jsonl", "--players", players, "--out", "match.ron"])
    };
    assert!(export("bob,ada").0);
    assert_eq!(export("ada,eve"), (false, "referee: eve did not take part\n".to_owned()));
    let (fits, said) = referee(&["replay", "match.ron", "--verify"]);
    assert!(fits && said.starts_with("arena: fits, "), "{said}");
}

/// `serve --help` promises a tournament with three commands: the bots find names of their own.
#[test]
fn a_newcomer_sees_a_tournament_with_three_commands() {
    let folder = scratch("newcomer");
    let program = Program::start(&folder);
    let address = program.1.to_string();
    let bots: Vec<Child> = ["random", "rookie"]
        .into_iter()
        .map(|strength| {
            Command::new(env!("CARGO_BIN_EXE_referee"))
                .args(["bot", "--strength", strength, "--tournaments", "1", "--address", &address])
                .stdout(Stdio::piped())
                .spawn()
                .unwrap()
        })
        .collect();
    for bot in bots {
        let output = bot.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{said}");
        assert!(said.contains(" random-") && said.contains(" rookie-"), "{said}");
    }
}

#[test]
fn broken_journals_and_accounts_are_one_sentence() {
    let folder = scratch("broken");
    let refuse = |option: &str, name: &str, text: &str| {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_referee"))
            .args(["serve", "--address", "127.0.0.1:0", option])
            .arg(&file)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let journal = refuse("--journal", "j", "{\"time\":1,\"begin\":{\"tournament\":1}}\n");
    assert!(journal.contains("j:1:"), "{journal}");
    let whole = folder.join("whole");
    let server = open(Config { journal: Some(whole.clone()), ..config(LONG, 1000) });
    let second = Server::start(Config { journal: Some(whole), ..config(LONG, 1000) });
    let why = second.unwrap_err().to_string();
    assert!(why.ends_with("whole: another server is writing it"), "{why}");
    drop(server);
    let accounts = refuse("--accounts", "a", "# people\nada plain\n");
    assert!(accounts.contains("a:2:1: not `login $argon2id$…`"), "{accounts}");
}

/// The example in Python plays a tournament against a Rookie.
#[test]
fn the_python_example_plays_and_is_short() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let script = folder.join("examples/bot.py");
    let text = fs::read_to_string(&script).unwrap();
    assert!(text.lines().count() < 60);
    let page = fs::read_to_string(folder.join("../docs/bots.md")).unwrap();
    assert!(page.contains(&format!("```python\n{text}```\n")), "docs/bots.md shows another bot");
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("python3 is not installed: the example was not run");
        return;
    }
    let server = open(config(1500, 20_000));
    let address = server.address();
    let snake = Command::new("python3")
        .arg(script)
        .args(["snake", "secret", "127.0.0.1", &address.port().to_string(), "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut trainer = trainer("rookie").unwrap();
    let mut wire = bot_client::Wire::open(&address.to_string(), "rookie", "secret").unwrap();
    let plan = bot_client::Plan { team: None, seed: 1, tournaments: 1 };
    bot_client::play(&mut wire, trainer.as_mut(), &plan, |_| {}).unwrap();
    let output = snake.wait_with_output().unwrap();
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{err}");
    assert!(out.contains("snake") && out.contains("rookie"), "{out}");
}
