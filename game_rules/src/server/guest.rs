//! A trainer who plays on a server: `referee bot`. It learns everything over the protocol, creatures
//! and types included, so it plays on any server that speaks it.

use std::{
    io::{self, BufRead, BufReader, Write},
    net::{TcpStream, ToSocketAddrs},
    str::FromStr,
    time::Duration,
};

use crate::{
    arena::{
        Bout, Choice, Code, Lineup, SLOTS, Team,
        data::{Art, Creature, Data, DataFault, Dataset, Kind, Kinds, Move, Words},
        trainers::Trainer,
    },
    bots::Mind,
    dice::Dice,
    game::Seat,
};

/// Why a guest leaves.
#[derive(Debug, thiserror::Error)]
pub enum GuestError {
    /// The connection is not there, or broke.
    #[error("the connection: {0}")]
    Connection(#[from] io::Error),
    /// The server refused something it should not have.
    #[error("the server answered `{answer}` to `{request}`")]
    Refused {
        /// The request.
        request: String,
        /// Its answer.
        answer: String,
    },
    /// The server said something that makes no sense.
    #[error("the server said `{0}`, which makes no sense here")]
    Nonsense(String),
    /// The server's creatures break the limits.
    #[error("the server's data: {0}")]
    Data(#[from] DataFault),
}

/// A connection that speaks the protocol.
#[derive(Debug)]
pub struct Wire {
    reader: BufReader<TcpStream>,
}

impl Wire {
    /// Connects and logs in.
    pub fn open(address: &str, login: &str, password: &str) -> Result<Wire, GuestError> {
        let addresses = address.to_socket_addrs()?;
        let mut last = io::Error::new(io::ErrorKind::NotFound, "no such address");
        let mut stream = None;
        for address in addresses {
            match TcpStream::connect_timeout(&address, Duration::from_secs(10)) {
                Ok(open) => {
                    stream = Some(open);
                    break;
                }
                Err(fault) => last = fault,
            }
        }
        let stream = stream.ok_or(last)?;
        stream.set_nodelay(true)?;
        let mut wire = Wire { reader: BufReader::new(stream) };
        wire.expect("LOGIN", "")?;
        wire.send(login)?;
        wire.expect("PASS", login)?;
        wire.send(password)?;
        wire.expect("OK", "the password")?;
        Ok(wire)
    }

    fn send(&mut self, text: &str) -> io::Result<()> {
        self.reader.get_mut().write_all(format!("{text}\n").as_bytes())
    }

    /// The next line.
    pub fn line(&mut self) -> Result<String, GuestError> {
        let mut line = String::new();
        if self.reader.read_line(&mut line)? == 0 {
            return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into());
        }
        Ok(line.trim_end().to_owned())
    }

    fn expect(&mut self, wanted: &str, request: &str) -> Result<(), GuestError> {
        let answer = self.line()?;
        if answer == wanted {
            return Ok(());
        }
        Err(GuestError::Refused { request: request.to_owned(), answer })
    }

    /// The first line of an answer; a forced wait is sat out, and `true` says to ask again.
    fn first(&mut self) -> Result<(String, bool), GuestError> {
        let answer = self.line()?;
        if answer.starts_with("FAILED 6 ") {
            self.line()?;
            self.line()?;
            return Ok((answer, true));
        }
        Ok((answer, false))
    }

    /// Asks until there is an answer; anything but OK is a refusal.
    pub fn ask(&mut self, request: &str) -> Result<(), GuestError> {
        loop {
            self.send(request)?;
            match self.first()? {
                (_, true) => {}
                (answer, _) if answer == "OK" => return Ok(()),
                (answer, _) => return Err(GuestError::Refused { request: request.into(), answer }),
            }
        }
    }

    /// Sends many requests at once and reads their answers; refused ones are left, those that met
    /// the rate limit are sent again.
    pub fn ask_all(&mut self, mut requests: Vec<String>) -> Result<(), GuestError> {
        while !requests.is_empty() {
            // Small enough that neither side fills the other's buffers.
            for part in requests.chunks(100) {
                self.send(&part.join("\n"))?;
            }
            let mut again = Vec::new();
            for request in requests {
                if self.first()?.1 {
                    again.push(request);
                }
            }
            requests = again;
        }
        Ok(())
    }

    fn numbers<T: FromStr>(&mut self) -> Result<Vec<T>, GuestError> {
        let line = self.line()?;
        let numbers: Result<Vec<T>, _> = line.split_whitespace().map(str::parse).collect();
        numbers.map_err(|_| GuestError::Nonsense(line))
    }

    pub(super) fn number<T: FromStr + Copy>(&mut self) -> Result<T, GuestError> {
        match self.numbers()?[..] {
            [number] => Ok(number),
            _ => Err(GuestError::Nonsense("not one number".into())),
        }
    }

    pub(super) fn row<const N: usize>(&mut self) -> Result<[i32; N], GuestError> {
        let row: Vec<i32> = self.numbers()?;
        row.try_into().map_err(|row: Vec<i32>| GuestError::Nonsense(format!("{row:?}")))
    }

    /// A count, and as many lines.
    pub(super) fn list(&mut self) -> Result<Vec<String>, GuestError> {
        let count: usize = self.number()?;
        (0..count).map(|_| self.line()).collect()
    }

    /// Six lines of a team.
    pub(super) fn team(&mut self) -> Result<[[i32; 10]; SLOTS], GuestError> {
        let mut rows = [[0; 10]; SLOTS];
        for row in &mut rows {
            *row = self.row()?;
        }
        Ok(rows)
    }

    /// Something to end the connection with, from another thread.
    pub fn cutter(&self) -> io::Result<TcpStream> {
        self.reader.get_ref().try_clone()
    }

    /// Waits for the next clock turn; what is said of every rival.
    pub fn wait(&mut self) -> Result<Vec<String>, GuestError> {
        self.ask("WAIT")?;
        self.expect("OK", "WAIT")?;
        self.list()
    }

    /// The legal orders against each of these rivals, as they would be typed; asked all at once.
    pub fn legal(&mut self, rivals: &[usize]) -> Result<Vec<Vec<String>>, GuestError> {
        let requests: Vec<String> = rivals.iter().map(|g| format!("X_LEGAL {g}")).collect();
        if !requests.is_empty() {
            self.send(&requests.join("\n"))?;
        }
        let mut all = Vec::with_capacity(requests.len());
        for request in &requests {
            let (answer, again) = self.first()?;
            if again {
                // The rate limit swallowed it: one by one is slow enough.
                all.push(None);
            } else if answer == "OK" {
                all.push(Some(self.list()?));
            } else {
                return Err(GuestError::Refused { request: request.clone(), answer });
            }
        }
        let mut orders = Vec::with_capacity(all.len());
        for (asked, request) in all.into_iter().zip(&requests) {
            orders.push(match asked {
                Some(orders) => orders,
                None => {
                    self.ask(request)?;
                    self.list()?
                }
            });
        }
        Ok(orders)
    }

    /// Waits until registration is open.
    pub fn wait_for_registration(&mut self) -> Result<(), GuestError> {
        loop {
            self.ask("WAIT_FOR_REGISTRATION")?;
            if self.line()? == "OK" {
                return Ok(());
            }
        }
    }

    /// The server's creatures, moves and types, with numbers for names.
    pub fn data(&mut self) -> Result<Data, GuestError> {
        let named = |word: &str, id: u16| {
            let name = format!("{word} {id}");
            Words { pl: name.clone(), en: name }
        };
        self.ask("GET_TYPES")?;
        let count: u8 = self.number()?;
        let mut table = Vec::new();
        for _ in 0..count {
            let line = self.line()?;
            let halves = line.split(' ').map(|word| match word {
                "0" => Ok(0),
                "0.5" => Ok(1),
                "1" => Ok(2),
                "2" => Ok(4),
                _ => Err(GuestError::Nonsense(line.clone())),
            });
            table.push(halves.collect::<Result<Vec<u8>, _>>()?);
        }
        let types = (1..=count)
            .map(|id| Kind { id, name: named("type", id.into()), colour: String::new() })
            .collect();
        self.ask("GET_ATTACKS")?;
        let mut moves = Vec::new();
        for id in 1..=self.number::<u16>()? {
            let row: [i32; 12] = self.row()?;
            moves.push(Move {
                id,
                name: named("move", id),
                kind: small(row[0])?,
                pp: small(row[1])?,
                base: small(row[2])?,
                self_damage: small(row[3])?,
                foe_atk: small(row[4])?,
                foe_def: small(row[5])?,
                own_atk: small(row[6])?,
                own_def: small(row[7])?,
                poison_damage: small(row[8])?,
                poison_turns: small(row[9])?,
                two_turn: row[10] == 1,
                rest: row[11] == 1,
                desc: Words::default(),
            });
        }
        self.ask("GET_CREATURES")?;
        let mut creatures = Vec::new();
        for id in 1..=self.number::<u16>()? {
            let row: [i32; 11] = self.row()?;
            let types = row[1..3].iter().filter(|&&kind| kind != 0);
            creatures.push(Creature {
                id,
                name: named("creature", id),
                price: small(row[0])?,
                types: types.map(|&kind| small(kind)).collect::<Result<_, _>>()?,
                hp: small(row[3])?,
                atk: small(row[4])?,
                def: small(row[5])?,
                speed: small(row[6])?,
                moves: row[7..].iter().map(|&id| small(id)).collect::<Result<_, _>>()?,
                desc: Words::default(),
                art: Art::default(),
            });
        }
        Ok(Dataset::new(Kinds { types, table }, moves, creatures)?.into())
    }
}

/// A number that fits where it belongs.
fn small<T: TryFrom<i32>>(number: i32) -> Result<T, GuestError> {
    T::try_from(number).map_err(|_| GuestError::Nonsense(number.to_string()))
}

/// How a guest plays.
#[derive(Debug)]
pub struct Plan {
    /// Its team; without one a random team for every tournament.
    pub team: Option<[i32; SLOTS]>,
    /// Everything random follows from it.
    pub seed: u64,
    /// How many tournaments; 0 = until somebody stops it.
    pub tournaments: u32,
}

/// Joins a server and plays.
pub fn play(
    wire: &mut Wire,
    trainer: &mut dyn Trainer,
    plan: &Plan,
    mut tell: impl FnMut(&str),
) -> Result<(), GuestError> {
    let mut dice = Dice::stream(plan.seed, "guest");
    let mut played = 0;
    while plan.tournaments == 0 || played < plan.tournaments {
        wire.wait_for_registration()?;
        // The creatures may have changed since the last tournament.
        let data = wire.data()?;
        let drawn = Team::random(&data, &mut dice).ids().map(i32::from);
        let team = plan.team.unwrap_or(drawn);
        let words = team.map(|id| id.to_string()).join(" ");
        wire.ask(&format!("ENROLL_TEAM {words}"))?;
        tell(&format!("enrolled {words}"));
        let mut table =
            Table { data, memory: Vec::new(), dice: Dice::stream(dice.bits(), "table") };
        // Whoever is slow may find play at its end while still asking.
        loop {
            match table.turn(wire, trainer) {
                Ok(true) => {}
                Ok(false) => break,
                Err(GuestError::Refused { answer, .. }) if is_over(&answer) => break,
                Err(fault) => return Err(fault),
            }
        }
        played += 1;
        // Others may still be playing.
        wire.wait_for_registration()?;
        wire.ask("X_STANDINGS")?;
        wire.list()?.iter().for_each(|line| tell(line));
    }
    Ok(())
}

/// Does a refusal say that play is over? Then nobody has a team any more, either.
fn is_over(answer: &str) -> bool {
    [Code::NotActive, Code::NotEnrolled]
        .iter()
        .any(|code| answer.starts_with(&format!("FAILED {} ", code.number())))
}

/// What a guest remembers of a tournament.
struct Table {
    data: Data,
    /// Both sides' two-turn moves, by rival, as far as they were seen to begin.
    memory: Vec<[Option<u8>; 2]>,
    dice: Dice,
}

impl Table {
    /// Waits for a turn and gives the orders of it; false if there is none any more.
    fn turn(&mut self, wire: &mut Wire, trainer: &mut dyn Trainer) -> Result<bool, GuestError> {
        let said = wire.wait()?;
        if said.iter().all(|line| line.starts_with("END")) {
            return Ok(false);
        }
        let orders = self.orders(wire, trainer, &said)?;
        wire.ask_all(orders)?;
        Ok(true)
    }

    /// Looks at all matches and decides.
    fn orders(
        &mut self,
        wire: &mut Wire,
        trainer: &mut dyn Trainer,
        said: &[String],
    ) -> Result<Vec<String>, GuestError> {
        let count = said.len();
        self.memory.resize(count, [None; 2]);
        wire.ask("X_TURN")?;
        wire.line()?;
        let mut turns = Vec::new();
        for _ in 0..count {
            turns.push(wire.row::<2>()?[1]);
        }
        let mut firsts = Vec::new();
        let mut rivals = Vec::new();
        wire.ask("GET_RIVALS")?;
        wire.line()?;
        for _ in 0..count {
            firsts.push(Seat(wire.number()?));
            rivals.push(wire.team()?);
        }
        let mut own = Vec::new();
        wire.ask("GET_TEAMS")?;
        wire.line()?;
        for _ in 0..count {
            own.push(wire.team()?);
        }
        let mut states = Vec::new();
        wire.ask("GET_STATES")?;
        wire.line()?;
        for _ in 0..count {
            states.push(wire.line()?);
        }
        wire.ask("GET_TIME_LEFT")?;
        trainer.turn_opens(wire.number()?);
        let mut orders = Vec::new();
        for (index, line) in said.iter().enumerate() {
            if line.starts_with("END") {
                continue;
            }
            let teams = [&own[index], &rivals[index]];
            let ids = teams.map(|rows| rows.map(|row| row[0]));
            let lineup = lineup(&self.data, ids)?;
            let mut bout = Bout::new(&lineup, firsts[index]);
            bout.turns = small(turns[index])?;
            for (side, rows) in bout.sides.iter_mut().zip(teams) {
                for (fighter, row) in side.fighters.iter_mut().zip(rows) {
                    fighter.hp = small(row[1])?;
                    fighter.atk = small(row[2])?;
                    fighter.def = small(row[3])?;
                    fighter.tick = small(row[4])?;
                    fighter.turns = small(row[5])?;
                    for (pp, &left) in fighter.pp.iter_mut().zip(&row[6..]) {
                        *pp = small(left)?;
                    }
                }
            }
            self.place(&mut bout, &lineup, index, &states[index])?;
            if bout.legal(Seat(0)).is_empty() {
                continue;
            }
            let mut mind = Mind::new(self.dice.bits(), Seat(0));
            let order = trainer.order(&lineup, &bout, Seat(0), &mut mind);
            let g = index + 1;
            match order {
                Choice::Fight(x) => {
                    self.memory[index][0] = Some(x);
                    orders.push(format!("FIGHT {g} {}", x + 1));
                }
                Choice::Switch(y) => orders.push(format!("SWITCH {g} {}", y + 1)),
                Choice::Pass => {}
            }
        }
        Ok(orders)
    }

    /// Who stands where, from a line of GET_STATES. Which two-turn move is under way is not told:
    /// it is the last one seen to begin, else the creature's first.
    fn place(
        &mut self,
        bout: &mut Bout,
        lineup: &Lineup,
        index: usize,
        line: &str,
    ) -> Result<(), GuestError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let nonsense = || GuestError::Nonsense(line.to_owned());
        if let [.., "FIGHT", x] = words[..] {
            let x: u8 = x.parse().map_err(|_| nonsense())?;
            self.memory[index][1] = x.checked_sub(1);
        }
        for (side, words) in words.chunks(3).take(2).enumerate() {
            let [slot, hidden, resting] = words else { return Err(nonsense()) };
            let slot: u8 = slot.parse().map_err(|_| nonsense())?;
            let Some(slot) = slot.checked_sub(1).filter(|&slot| slot < 6) else { continue };
            let state = &mut bout.sides[side];
            state.active = Some(slot);
            state.resting = *resting == "1";
            if *hidden == "1" {
                let blows = &lineup.card(Seat(side as u8), slot).blows;
                let seen = self.memory[index][side]
                    .filter(|&x| blows.get(usize::from(x)).is_some_and(|blow| blow.two_turn));
                let first = blows.iter().position(|blow| blow.two_turn).map(|x| x as u8);
                state.pending = seen.or(first);
            }
        }
        Ok(())
    }
}

/// Two teams by their numbers.
pub(super) fn lineup(data: &Data, ids: [[i32; SLOTS]; 2]) -> Result<Lineup, GuestError> {
    let nonsense = |_| GuestError::Nonsense(format!("{ids:?}"));
    let [one, two] = ids;
    let teams = [Team::new(data, one).map_err(nonsense)?, Team::new(data, two).map_err(nonsense)?];
    Lineup::new(data, teams).map_err(nonsense)
}
