//! The set-up phase call by call (rules/wager.md 4): who comes, what is played, how long. What can
//! be called only here exists only here, so that it cannot come in a wrong phase.

use std::fmt;

use super::{
    packs,
    pool::Pool,
    setup::{House, NotSo, Player, Setup},
};
use crate::game::{Seat, SeatSet};

/// A table that is being set up.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lobby {
    players: Vec<Player>,
    host: Seat,
    /// Optional rules.
    pub house: House,
    pool: Pool,
}

impl Lobby {
    /// A table with nobody at it and the shipped packs.
    pub fn with_shipped_packs() -> Lobby {
        Lobby { pool: packs::shipped(), ..Lobby::default() }
    }

    /// Puts a pack into the pool.
    pub fn add_quests(&mut self, pack: Pool) -> Result<(), NotSo> {
        Ok(self.pool.add(pack)?)
    }

    /// Lets the songs of a pack be drawn.
    pub fn enable(&mut self, package: &str) -> Result<(), NotSo> {
        self.switch(package, true)
    }

    /// Keeps the songs of a pack out.
    pub fn disable(&mut self, package: &str) -> Result<(), NotSo> {
        self.switch(package, false)
    }

    fn switch(&mut self, package: &str, on: bool) -> Result<(), NotSo> {
        let known = self.pool.switch(package, on);
        known.then_some(()).ok_or_else(|| NotSo::UnknownPackage(package.to_owned()))
    }

    /// Keeps one song out. An unknown one is kept in mind: its pack may come later.
    pub fn ban(&mut self, song: &str) {
        self.pool.ban.push(song.to_owned());
    }

    /// Somebody sits down.
    pub fn enroll(&mut self, player: Player) -> Result<Seat, NotSo> {
        Setup::check_name(&player.id)?;
        if self.players.iter().any(|other| other.id == player.id) {
            return Err(NotSo::DuplicatePlayer(player.id));
        }
        if self.players.len() == SeatSet::MAX {
            return Err(NotSo::TooManyPlayers);
        }
        self.players.push(player);
        Ok(Seat(self.players.len() as u8 - 1))
    }

    /// Who has sat down so far.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The player called `id`.
    pub fn player_mut(&mut self, id: &str) -> Option<(Seat, &mut Player)> {
        let found = (0u8..).zip(&mut self.players).find(|(_, player)| player.id == id);
        found.map(|(seat, player)| (Seat(seat), player))
    }

    /// Names the seat that does the game master's work.
    pub fn host(&mut self, seat: Seat) {
        self.host = seat;
    }

    /// Closes the lobby for an evening of `rounds`.
    pub fn start(self, rounds: u32) -> Result<Setup, NotSo> {
        let count = self.players.len();
        if count < 2 {
            return Err(NotSo::TooFewPlayers(count));
        }
        let played =
            u8::try_from(rounds).ok().filter(|rounds| (1..=Setup::ROUNDS).contains(rounds));
        let rounds = played.ok_or(NotSo::BadRounds(rounds))?;
        if self.pool.quests(count).is_empty() {
            return Err(NotSo::EmptyPool);
        }
        let Lobby { players, host, house, pool } = self;
        Ok(Setup { players, rounds, host, house, pool })
    }
}

impl fmt::Display for Lobby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Setup ({} players)", self.players.len())?;
        self.players.iter().try_for_each(|player| writeln!(f, "{}: 0", player.id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack(text: &str) -> Pool {
        Pool::read("pack", text).unwrap()
    }

    fn ready() -> Lobby {
        let mut lobby = Lobby::default();
        lobby.add_quests(pack("(custom: [(description: \"d\")])")).unwrap();
        for id in ["ann", "bob"] {
            lobby.enroll(Player::person(id)).unwrap();
        }
        lobby
    }

    #[test]
    fn names_are_visible_unique_and_case_sensitive() {
        let mut lobby = ready();
        let long = "x".repeat(25);
        for bad in ["", " ", "ann ", "a\u{200B}b", "a\nb", long.as_str()] {
            let refused = lobby.enroll(Player::person(bad));
            assert_eq!(refused, Err(NotSo::BadPlayerId(bad.to_owned())), "{bad:?}");
        }
        assert_eq!(lobby.enroll(Player::person("ann")), Err(NotSo::DuplicatePlayer("ann".into())));
        assert_eq!(lobby.enroll(Player::person("Ann")), Ok(Seat(2)));
        assert_eq!(lobby.enroll(Player::person("别押我")), Ok(Seat(3)));
        assert_eq!(lobby.enroll(Player::person("x".repeat(24))), Ok(Seat(4)));
        for seat in 5..16u8 {
            assert_eq!(lobby.enroll(Player::person(format!("p{seat}"))), Ok(Seat(seat)));
        }
        assert_eq!(lobby.enroll(Player::person("ann")), Err(NotSo::DuplicatePlayer("ann".into())));
        assert_eq!(lobby.enroll(Player::person("late")), Err(NotSo::TooManyPlayers));
        assert_eq!(lobby.players().len(), 16);
    }

    #[test]
    fn a_start_needs_players_then_rounds_then_quests() {
        let mut empty = Lobby::default();
        assert_eq!(empty.clone().start(0), Err(NotSo::TooFewPlayers(0)));
        empty.enroll(Player::person("ann")).unwrap();
        assert_eq!(empty.clone().start(0), Err(NotSo::TooFewPlayers(1)));
        empty.enroll(Player::person("bob")).unwrap();
        assert_eq!(empty.clone().start(0), Err(NotSo::BadRounds(0)));
        assert_eq!(empty.clone().start(100), Err(NotSo::BadRounds(100)));
        assert_eq!(empty.clone().start(300), Err(NotSo::BadRounds(300)));
        assert_eq!(empty.start(99), Err(NotSo::EmptyPool));
        assert_eq!(ready().start(99).map(|setup| setup.rounds), Ok(99));
    }

    #[test]
    fn packs_are_off_until_they_are_enabled() {
        let songs = "(packages: [(id: \"p\", name: \"P\", songs: [(id: \"s\", title: \"S\", \
                     artist: \"m\", charts: [(difficulty: ftr, level: \"9\")])])])";
        let mut lobby = Lobby::default();
        for id in ["ann", "bob"] {
            lobby.enroll(Player::person(id)).unwrap();
        }
        lobby.add_quests(pack(songs)).unwrap();
        assert_eq!(lobby.clone().start(1), Err(NotSo::EmptyPool));
        assert_eq!(lobby.enable("q"), Err(NotSo::UnknownPackage("q".into())));
        lobby.enable("p").unwrap();
        assert!(lobby.clone().start(1).is_ok());
        let twice = lobby.add_quests(pack(songs)).unwrap_err();
        assert_eq!(twice.to_string(), "there are two packs with the id `p`");
        lobby.ban("nobody-knows-it");
        assert!(lobby.clone().start(1).is_ok());
        lobby.ban("s");
        assert_eq!(lobby.clone().start(1), Err(NotSo::EmptyPool));
        lobby.disable("p").unwrap();
        assert_eq!(lobby.start(1), Err(NotSo::EmptyPool));
    }

    #[test]
    fn the_status_counts_the_players() {
        assert_eq!(ready().to_string(), "Setup (2 players)\nann: 0\nbob: 0\n");
    }
}
