//! Saved games and favourites (rules/labyrinth.md 13) as a value: whoever owns files writes it
//! down. A save is the match's record, so restoring repeats it decision by decision, future dice
//! included; what anybody knows is worked out anew.

use serde::{Deserialize, Serialize};

use super::{Labyrinth, Settings, Setup, plan::Plan};
use crate::{
    game::{Game, Turn},
    record::{Decision, Record, RecordError},
    table::Match,
};

/// One saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// Its unique name.
    pub id: String,
    /// When it was saved, in whatever the owner of the clock counts.
    pub saved: u64,
    /// The game is over.
    pub finished: bool,
    /// The record as text.
    pub record: String,
}

/// A board to play again (13): the same board, start tiles, order and dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Favourite {
    /// Its unique name.
    pub name: String,
    /// Board and rules.
    pub settings: Settings,
    /// The seed.
    pub seed: u64,
    /// How many play.
    pub players: usize,
    /// The board, if somebody has drawn it by hand.
    #[serde(default)]
    pub board: Option<Plan>,
}

impl Favourite {
    /// The set-up of a game on it, for these adventurers; the seed is known.
    pub fn setup(&self, players: Vec<String>) -> Setup {
        Setup {
            players,
            settings: self.settings.clone(),
            board: self.board.clone(),
            known_seed: true,
            ..Setup::default()
        }
    }
}

/// Why the shelf refuses (14).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShelfError {
    /// There is no such save or favourite.
    #[error("NoSuchGame: there is no `{0}`")]
    NoSuchGame(String),
    /// The save is damaged.
    #[error("CorruptSave: {0}")]
    CorruptSave(String),
    /// The save is of another version of the program or its rules.
    #[error("SaveVersion: {0}")]
    SaveVersion(String),
    /// Deleting has to be confirmed.
    #[error("NotConfirmed: nothing was deleted")]
    NotConfirmed,
    /// Another favourite is called that.
    #[error("NameTaken: another favourite is called `{0}`")]
    NameTaken(String),
    /// The seed is secret until the game is over.
    #[error("GameNotFinished: the game is not over yet")]
    GameNotFinished,
}

/// All saves and favourites.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGames {
    saves: Vec<Save>,
    favourites: Vec<Favourite>,
}

impl SavedGames {
    /// Saves a game under its id; an older save of it is replaced.
    pub fn save(&mut self, id: &str, now: u64, table: &Match<Labyrinth>) {
        let finished = matches!(table.game().turn(), Turn::Over(_));
        self.put(id, now, finished, table.record().write());
    }

    /// The same for whoever has only the record of a game.
    pub fn put(&mut self, id: &str, now: u64, finished: bool, record: String) {
        self.saves.retain(|save| save.id != id);
        self.saves.push(Save { id: id.to_owned(), saved: now, finished, record });
        self.saves.sort_by_key(|save| save.saved);
    }

    /// The saves, oldest first; none is not an error.
    pub fn list(&self) -> &[Save] {
        &self.saves
    }

    /// A saved game, exactly as it was. The save stays as it is, whatever comes of it.
    pub fn restore(&self, id: &str) -> Result<Match<Labyrinth>, ShelfError> {
        let record = self.record(id)?;
        Match::replay(&record, id).map_err(refused)
    }

    /// A saved game, from now on with everything shown to everyone. Whoever looks will know the seed, so
    /// the save it comes from is marked as a game of a known seed; otherwise it stays as it is.
    pub fn restore_omniscient(&mut self, id: &str) -> Result<Match<Labyrinth>, ShelfError> {
        let record = self.record(id)?;
        let mut setup = record.setup.clone();
        setup.settings.omniscient = true;
        let shown = again(&record, setup)?;
        let mut marked = again(&record, Setup { known_seed: true, ..record.setup.clone() })?;
        marked.notes_mut().clone_from(&record.notes);
        if let Some(save) = self.saves.iter_mut().find(|save| save.id == id) {
            save.record = marked.record().write();
        }
        Ok(shown)
    }

    fn record(&self, id: &str) -> Result<Record<Labyrinth>, ShelfError> {
        let save = self.saves.iter().find(|save| save.id == id);
        let save = save.ok_or_else(|| ShelfError::NoSuchGame(id.to_owned()))?;
        Record::read(id, &save.record).map_err(refused)
    }

    /// Deletes one save, if that was confirmed.
    pub fn delete(&mut self, id: &str, confirmed: bool) -> Result<(), ShelfError> {
        let place = self.saves.iter().position(|save| save.id == id);
        let place = place.ok_or_else(|| ShelfError::NoSuchGame(id.to_owned()))?;
        if !confirmed {
            return Err(ShelfError::NotConfirmed);
        }
        self.saves.remove(place);
        Ok(())
    }

    /// Deletes all saves, if that was confirmed; says how many there were. Where there are none
    /// there is nothing to confirm.
    pub fn delete_all(&mut self, confirmed: bool) -> Result<usize, ShelfError> {
        if !confirmed && !self.saves.is_empty() {
            return Err(ShelfError::NotConfirmed);
        }
        let count = self.saves.len();
        self.saves.clear();
        Ok(count)
    }

    /// Makes a finished game a favourite; one that is a favourite already keeps its name, which is
    /// returned.
    pub fn add_favourite(
        &mut self,
        name: &str,
        table: &Match<Labyrinth>,
    ) -> Result<&str, ShelfError> {
        let taken = self.favourites.iter().any(|old| old.name == name);
        if table.game().turn().outcome().is_none() {
            // Not even whether it is that very favourite: the seed is secret.
            let clash = ShelfError::NameTaken(name.to_owned());
            return Err(if taken { clash } else { ShelfError::GameNotFinished });
        }
        let record = table.record();
        let fresh = Favourite {
            name: name.to_owned(),
            settings: record.setup.settings.clone(),
            seed: record.seed,
            players: record.setup.players.len(),
            board: record.setup.board.clone(),
        };
        let same = |old: &Favourite| Favourite { name: fresh.name.clone(), ..old.clone() } == fresh;
        let place = match self.favourites.iter().position(same) {
            Some(place) => place,
            None if taken => return Err(ShelfError::NameTaken(name.to_owned())),
            None => {
                self.favourites.push(fresh);
                self.favourites.len() - 1
            }
        };
        Ok(&self.favourites[place].name)
    }

    /// The favourites.
    pub fn favourites(&self) -> &[Favourite] {
        &self.favourites
    }

    /// Removes a favourite.
    pub fn remove_favourite(&mut self, name: &str) -> Result<(), ShelfError> {
        let place = self.favourites.iter().position(|old| old.name == name);
        let place = place.ok_or_else(|| ShelfError::NoSuchGame(name.to_owned()))?;
        self.favourites.remove(place);
        Ok(())
    }
}

/// The same decisions in a game with another set-up, of which they do not depend.
fn again(record: &Record<Labyrinth>, setup: Setup) -> Result<Match<Labyrinth>, ShelfError> {
    let corrupt = |why: String| ShelfError::CorruptSave(why);
    let mut table = Match::<Labyrinth>::start(setup, record.seed, record.seats.clone())
        .map_err(|why| corrupt(why.to_string()))?;
    for step in &record.steps {
        match &step.deed {
            Decision::Do(action) => {
                table.act(step.seat, action).map_err(|why| corrupt(why.to_string()))?;
            }
            Decision::TakeBack => {
                table.take_back(step.seat).map_err(|why| corrupt(why.to_string()))?;
            }
        }
    }
    Ok(table)
}

fn refused(fault: RecordError) -> ShelfError {
    let reason = fault.to_string();
    match fault {
        RecordError::NewerFormat { .. } | RecordError::OtherRules { .. } => {
            ShelfError::SaveVersion(reason)
        }
        _ => ShelfError::CorruptSave(reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Seat, Viewer},
        labyrinth::Action,
    };

    fn table(limit: u32) -> Match<Labyrinth> {
        let mut setup = Setup::default();
        setup.settings.turn_limit = Some(limit);
        Match::start(setup, 5, Vec::new()).unwrap()
    }

    fn play(table: &mut Match<Labyrinth>, decisions: usize) {
        for _ in 0..decisions {
            let Turn::One(seat) = table.game().turn() else { return };
            let legal = table.game().legal(seat);
            table.act(seat, &legal[table.ply() % legal.len()]).unwrap();
        }
    }

    #[test]
    fn restoring_goes_on_as_if_nothing_had_happened() {
        let mut shelf = SavedGames::default();
        assert!(shelf.list().is_empty());
        let mut game = table(200);
        play(&mut game, 50);
        shelf.save("second", 20, &game);
        shelf.save("first", 10, &table(9));
        shelf.save("second", 30, &game);
        let ids: Vec<&str> = shelf.list().iter().map(|save| save.id.as_str()).collect();
        assert_eq!(ids, ["first", "second"]);
        let mut again = shelf.restore("second").unwrap();
        play(&mut game, 80);
        play(&mut again, 80);
        assert_eq!(again.game(), game.game());
        let all = shelf.restore_omniscient("second").unwrap();
        assert!(all.game().view(Viewer::Seat(Seat(1))).truth.is_some());
        assert_eq!(all.ply(), 50);
        // Somebody has seen everything: the save says so, and is otherwise what it was.
        let marked = shelf.restore("second").unwrap();
        assert!(marked.record().setup.known_seed && !again.record().setup.known_seed);
        assert_eq!((marked.ply(), marked.game().board()), (50, game.game().board()));
        assert!(marked.game().view(Viewer::Seat(Seat(1))).truth.is_none());
        assert_eq!(shelf.list()[1].saved, 30);
    }

    #[test]
    fn damaged_newer_and_unknown_saves_are_refused_and_left_alone() {
        let mut shelf = SavedGames::default();
        shelf.save("game", 1, &table(9));
        assert_eq!(shelf.restore("no").unwrap_err(), ShelfError::NoSuchGame("no".into()));
        shelf.saves[0].record = shelf.saves[0].record.replace("format: 1", "format: 99");
        let before = shelf.clone();
        assert!(matches!(shelf.restore("game"), Err(ShelfError::SaveVersion(_))));
        assert_eq!(shelf, before);
        shelf.saves[0].record.truncate(40);
        assert!(matches!(shelf.restore("game"), Err(ShelfError::CorruptSave(_))));
        assert!(matches!(shelf.restore_omniscient("game"), Err(ShelfError::CorruptSave(_))));
    }

    #[test]
    fn deleting_asks_first() {
        let mut shelf = SavedGames::default();
        shelf.save("one", 1, &table(9));
        shelf.save("two", 2, &table(9));
        assert_eq!(shelf.delete("one", false), Err(ShelfError::NotConfirmed));
        assert_eq!(shelf.delete("zero", true), Err(ShelfError::NoSuchGame("zero".into())));
        assert_eq!(shelf.delete("one", true), Ok(()));
        assert_eq!(shelf.delete_all(false), Err(ShelfError::NotConfirmed));
        assert_eq!(shelf.delete_all(true), Ok(1));
        assert!(shelf.list().is_empty());
        assert_eq!(shelf.delete_all(false), Ok(0));
    }

    /// A board drawn by hand is the board that is played again.
    #[test]
    fn a_favourite_keeps_a_hand_made_board() {
        let mut setup = Setup::default();
        setup.settings.turn_limit = Some(1);
        let drawn = Match::<Labyrinth>::start(setup.clone(), 9, Vec::new()).unwrap();
        let piles: Vec<_> = {
            let view = drawn.game().view(Viewer::Omniscient);
            view.truth.iter().flat_map(|truth| truth.piles.iter().map(|(tile, _)| *tile)).collect()
        };
        setup.board = Some(Plan::of(drawn.game().board(), &piles));
        let mut game = Match::<Labyrinth>::start(setup, 31, Vec::new()).unwrap();
        while let Turn::One(seat) = game.game().turn() {
            let legal = game.game().legal(seat);
            let end = legal.contains(&Action::EndTurn);
            let action = if end { Action::EndTurn } else { legal[game.ply() % 4] };
            game.act(seat, &action).unwrap();
        }
        let mut shelf = SavedGames::default();
        shelf.add_favourite("mine", &game).unwrap();
        let text = ron::to_string(&shelf).unwrap();
        let shelf: SavedGames = ron::from_str(&text).unwrap();
        let favourite = &shelf.favourites()[0];
        let setup = favourite.setup(game.record().setup.players.clone());
        let again = Match::<Labyrinth>::start(setup, favourite.seed, Vec::new()).unwrap();
        assert_eq!(again.game().board(), drawn.game().board());
        assert_ne!(favourite.seed, 9, "another seed would have drawn another board");
        // Shelves from before boards could be drawn have none.
        let old =
            text.replace(&format!(",board:{}", ron::to_string(&favourite.board).unwrap()), "");
        assert_ne!(old, text);
        assert_eq!(ron::from_str::<SavedGames>(&old).unwrap().favourites()[0].board, None);
    }

    #[test]
    fn favourites_are_finished_games_with_names_of_their_own() {
        let mut shelf = SavedGames::default();
        let mut game = table(3);
        assert_eq!(shelf.add_favourite("hall", &game), Err(ShelfError::GameNotFinished));
        while game.game().turn().outcome().is_none() {
            let Turn::One(seat) = game.game().turn() else { break };
            let end = game.game().legal(seat).contains(&Action::EndTurn);
            let legal = game.game().legal(seat);
            let action = if end { Action::EndTurn } else { legal[game.ply() % 4] };
            game.act(seat, &action).unwrap();
        }
        assert_eq!(shelf.add_favourite("hall", &game), Ok("hall"));
        assert_eq!(shelf.add_favourite("other", &game), Ok("hall"));
        let mut other = table(2);
        while let Turn::One(seat) = other.game().turn() {
            let legal = other.game().legal(seat);
            let end = legal.contains(&Action::EndTurn);
            let action = if end { Action::EndTurn } else { legal[other.ply() % 4] };
            other.act(seat, &action).unwrap();
        }
        assert_eq!(shelf.add_favourite("hall", &other), Err(ShelfError::NameTaken("hall".into())));
        // The codes in the order of section 14: the name is looked at first.
        let running = table(9);
        assert_eq!(
            shelf.add_favourite("hall", &running),
            Err(ShelfError::NameTaken("hall".into()))
        );
        assert_eq!(shelf.add_favourite("free", &running), Err(ShelfError::GameNotFinished));
        let favourite = &shelf.favourites()[0];
        let setup = favourite.setup(game.record().setup.players.clone());
        assert!(setup.known_seed);
        let again = Match::<Labyrinth>::start(setup, favourite.seed, Vec::new()).unwrap();
        assert_eq!(again.game().board(), game.game().board());
        assert_eq!(again.game().order(), game.game().order());
        assert_eq!(shelf.remove_favourite("hall"), Ok(()));
        assert!(shelf.remove_favourite("hall").is_err());
    }
}
