//! A guest who types, and servers for one test.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::PathBuf,
    time::Duration,
};

use game_rules::{
    arena::tournament::Settings,
    server::{Config, Cost, Limits, Server},
};

pub fn config(registration_ms: u64, turn_ms: u64) -> Config {
    Config {
        address: "127.0.0.1:0".to_owned(),
        settings: Settings { registration_ms, turn_ms, early_turns: true },
        cost: Cost { memory: 8, passes: 1 },
        limits: Limits { rate: 100_000, burst: 100_000, ..Limits::default() },
        ..Config::default()
    }
}

/// A registration that does not end while a test runs.
pub const LONG: u64 = 600_000;

pub fn open(config: Config) -> Server {
    Server::start(config).unwrap()
}

/// A guest who types.
pub struct Typist {
    pub reader: BufReader<TcpStream>,
}

impl Typist {
    pub fn connect(address: SocketAddr) -> Typist {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        Typist { reader: BufReader::new(stream) }
    }

    pub fn login(address: SocketAddr, login: &str) -> Typist {
        let mut typist = Typist::connect(address);
        assert_eq!(typist.log_in(login, "secret"), "OK");
        typist
    }

    pub fn log_in(&mut self, login: &str, password: &str) -> String {
        assert_eq!(self.line(), "LOGIN");
        self.type_in(&format!("{login}\n"));
        assert_eq!(self.line(), "PASS");
        self.type_in(&format!("{password}\n"));
        self.line()
    }

    pub fn type_bytes(&mut self, bytes: &[u8]) {
        self.reader.get_mut().write_all(bytes).unwrap();
    }

    pub fn type_in(&mut self, text: &str) {
        self.type_bytes(text.as_bytes());
    }

    pub fn line(&mut self) -> String {
        let mut line = String::new();
        assert!(self.reader.read_line(&mut line).unwrap() > 0, "the server has closed");
        assert!(line.ends_with('\n'), "{line:?}");
        line.trim_end_matches('\n').to_owned()
    }

    pub fn lines(&mut self, count: usize) -> Vec<String> {
        (0..count).map(|_| self.line()).collect()
    }

    /// The first line of the answer.
    pub fn ask(&mut self, request: &str) -> String {
        self.type_in(&format!("{request}\n"));
        self.line()
    }

    /// OK, a count, and as many lines.
    pub fn list(&mut self, request: &str) -> Vec<String> {
        assert_eq!(self.ask(request), "OK", "{request}");
        let count = self.line().parse().unwrap();
        self.lines(count)
    }

    /// WAIT up to its end.
    pub fn wait(&mut self) -> Vec<String> {
        assert_eq!(self.ask("WAIT"), "OK");
        assert_eq!(self.line(), "OK");
        let count = self.line().parse().unwrap();
        self.lines(count)
    }

    pub fn is_closed(&mut self) -> bool {
        let mut rest = Vec::new();
        matches!(self.reader.read_to_end(&mut rest), Ok(0) | Err(_))
    }
}

pub fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}
