//! A guest's end of the wire: logging in, asking, and reading answers.

use std::{
    io::{self, BufRead, BufReader, Write},
    net::{TcpStream, ToSocketAddrs},
    str::FromStr,
    time::Duration,
};

use crate::arena::{
    SLOTS,
    data::{Art, Creature, Data, DataFault, Dataset, Kind, Kinds, Move, Words},
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

impl GuestError {
    /// May it be otherwise a moment later?
    pub(super) fn may_pass(&self) -> bool {
        match self {
            GuestError::Connection(_) => true,
            GuestError::Refused { answer, .. } => answer.starts_with("FAILED 1 too many"),
            GuestError::Nonsense(_) | GuestError::Data(_) => false,
        }
    }
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

    /// The server's creatures, moves and types. The shipped ones are known by their numbers; those of
    /// others are called what the server calls them, or by number if it does not say.
    pub fn data(&mut self) -> Result<Data, GuestError> {
        let (mut types, mut moves, mut creatures) = self.numbered()?;
        let plain = Dataset::new(types.clone(), moves.clone(), creatures.clone())?;
        let shipped = Data::shipped();
        if plain.hash() == shipped.hash() {
            return Ok(shipped);
        }
        match self.ask("X_NAMES") {
            Ok(()) => {}
            Err(GuestError::Refused { .. }) => return Ok(plain.into()),
            Err(fault) => return Err(fault),
        }
        let lists = [self.list()?, self.list()?, self.list()?];
        let creature = creatures.iter_mut().map(|it| &mut it.name);
        let name = |(own, line): (&mut Words, &String)| {
            if let Some((pl, en)) = line.split_once('|') {
                *own = Words { pl: pl.to_owned(), en: en.to_owned() };
            }
        };
        creature.zip(&lists[0]).for_each(name);
        moves.iter_mut().map(|it| &mut it.name).zip(&lists[1]).for_each(name);
        types.types.iter_mut().map(|it| &mut it.name).zip(&lists[2]).for_each(name);
        // Names that break the limits are not worth losing the match for.
        Ok(Dataset::new(types, moves, creatures).unwrap_or(plain).into())
    }

    /// The same with numbers for names.
    fn numbered(&mut self) -> Result<(Kinds, Vec<Move>, Vec<Creature>), GuestError> {
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
        Ok((Kinds { types, table }, moves, creatures))
    }
}

/// A number that fits where it belongs.
pub(super) fn small<T: TryFrom<i32>>(number: i32) -> Result<T, GuestError> {
    T::try_from(number).map_err(|_| GuestError::Nonsense(number.to_string()))
}
