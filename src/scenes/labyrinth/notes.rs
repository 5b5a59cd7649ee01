//! Pencil notes on the sheets: a cross, a question mark, a dot, a few words. They are private to
//! whoever wrote them, and nothing is worked out from them unless their writer says so
//! (rules/labyrinth.md 19.1).
//!
//! A note keeps the place it was written at; the notebook knows where that has gone since.

use game_rules::{
    game::Seat,
    labyrinth::knowledge::{CellRef, Knowledge},
};

/// What is drawn with the pencil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A cross.
    Cross,
    /// A question mark.
    Question,
    /// A dot in the colour of this seat.
    Dot(u8),
}

impl Sign {
    /// All that can be drawn.
    pub const ALL: [Sign; 6] =
        [Sign::Cross, Sign::Question, Sign::Dot(0), Sign::Dot(1), Sign::Dot(2), Sign::Dot(3)];

    /// The word in `maze-note-<word>` and in the record.
    pub fn word(self) -> String {
        match self {
            Sign::Cross => "cross".to_owned(),
            Sign::Question => "question".to_owned(),
            Sign::Dot(colour) => format!("dot-{}", colour + 1),
        }
    }

    fn of(word: &str) -> Option<Sign> {
        Sign::ALL.into_iter().find(|sign| sign.word() == word)
    }
}

/// A note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    seat: Seat,
    at: CellRef,
    /// What is drawn.
    pub sign: Option<Sign>,
    /// What is written.
    pub text: String,
}

/// The longest text of a note.
pub const LONGEST: usize = 24;

/// Everybody's notes of one match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    all: Vec<Note>,
    /// Something was written since this was last asked.
    dirty: bool,
}

impl Notes {
    /// The notes of `seat`, where they are now.
    pub fn of<'a>(
        &'a self,
        seat: Seat,
        known: &'a Knowledge,
    ) -> impl Iterator<Item = (CellRef, &'a Note)> {
        let own = self.all.iter().filter(move |note| note.seat == seat);
        own.map(|note| (known.whereabouts(note.at), note))
    }

    /// What `seat` has noted at a place.
    pub fn at(&self, seat: Seat, known: &Knowledge, at: CellRef) -> Option<&Note> {
        let own = self.all.iter().filter(|note| note.seat == seat);
        own.into_iter().find(|note| known.whereabouts(note.at) == at)
    }

    /// Draws a sign; the same one again rubs it out.
    pub fn draw(&mut self, seat: Seat, known: &Knowledge, at: CellRef, sign: Sign) {
        let note = self.entry(seat, known, at);
        note.sign = if note.sign == Some(sign) { None } else { Some(sign) };
        self.tidy();
    }

    /// Writes a text, as much of it as there is room for.
    pub fn write(&mut self, seat: Seat, known: &Knowledge, at: CellRef, text: &str) {
        let text: String = text.chars().filter(|sign| !sign.is_control()).take(LONGEST).collect();
        self.entry(seat, known, at).text = text;
        self.tidy();
    }

    /// Rubs everything out at a place.
    pub fn erase(&mut self, seat: Seat, known: &Knowledge, at: CellRef) {
        self.all.retain(|note| note.seat != seat || known.whereabouts(note.at) != at);
        self.dirty = true;
    }

    fn entry(&mut self, seat: Seat, known: &Knowledge, at: CellRef) -> &mut Note {
        let found =
            self.all.iter().position(|note| note.seat == seat && known.whereabouts(note.at) == at);
        let place = found.unwrap_or_else(|| {
            self.all.push(Note { seat, at, sign: None, text: String::new() });
            self.all.len() - 1
        });
        &mut self.all[place]
    }

    fn tidy(&mut self) {
        self.all.retain(|note| note.sign.is_some() || !note.text.is_empty());
        self.dirty = true;
    }

    /// They are to be written down, whatever has happened to them.
    pub fn touch(&mut self) {
        self.dirty = true;
    }

    /// As they stand in a record, if something was written since this was last asked.
    pub fn fresh_lines(&mut self) -> Option<Vec<String>> {
        if !std::mem::take(&mut self.dirty) {
            return None;
        }
        let line = |note: &Note| {
            let sign = note.sign.map_or_else(|| "-".to_owned(), Sign::word);
            let (x, y) = note.at.at;
            format!("{} {} {x} {y} {sign} {}", note.seat.0, note.at.fragment, note.text)
        };
        Some(self.all.iter().map(line).collect())
    }

    /// Back from a record; what cannot be read is left out.
    pub fn read<'a>(lines: impl Iterator<Item = &'a str>) -> Notes {
        Notes { all: lines.filter_map(note).collect(), dirty: false }
    }
}

fn note(line: &str) -> Option<Note> {
    let mut words = line.splitn(6, ' ');
    let seat = Seat(words.next()?.parse().ok()?);
    let fragment = words.next()?.parse().ok()?;
    let at = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let sign = Sign::of(words.next()?);
    let text: String = words.next().unwrap_or_default().chars().take(LONGEST).collect();
    Some(Note { seat, at: CellRef { fragment, at }, sign, text })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{game::Viewer, labyrinth::Settings};

    const AT: CellRef = CellRef { fragment: 0, at: (0, 0) };

    fn known() -> Knowledge {
        Knowledge::new(&Settings::default(), 2, Viewer::Seat(Seat(0)))
    }

    #[test]
    fn a_note_is_drawn_written_and_rubbed_out_by_its_own_seat_alone() {
        let (mut notes, known) = (Notes::default(), known());
        notes.draw(Seat(0), &known, AT, Sign::Question);
        notes.write(Seat(0), &known, AT, "gold?");
        assert_eq!(notes.at(Seat(0), &known, AT).unwrap().text, "gold?");
        assert_eq!(notes.at(Seat(1), &known, AT), None);
        notes.erase(Seat(1), &known, AT);
        assert!(notes.at(Seat(0), &known, AT).is_some());
        notes.draw(Seat(0), &known, AT, Sign::Question);
        assert_eq!(notes.at(Seat(0), &known, AT).unwrap().sign, None);
        notes.erase(Seat(0), &known, AT);
        assert_eq!(notes.of(Seat(0), &known).count(), 0);
    }

    #[test]
    fn notes_survive_being_written_down() {
        let (mut notes, known) = (Notes::default(), known());
        for (number, sign) in Sign::ALL.into_iter().enumerate() {
            let at = CellRef { fragment: 0, at: (number as i8, -1) };
            notes.draw(Seat(0), &known, at, sign);
        }
        notes.write(Seat(1), &known, AT, "way out, maybe: try\nlater and then some more");
        let lines = notes.fresh_lines().unwrap();
        assert_eq!(notes.fresh_lines(), None, "nothing new");
        let read = Notes::read(lines.iter().map(String::as_str));
        assert_eq!(read, notes);
        assert_eq!(read.at(Seat(1), &known, AT).unwrap().text.chars().count(), LONGEST);
        assert_eq!(Notes::read(["soup", "1 x 0 0 cross", ""].into_iter()), Notes::default());
    }
}
