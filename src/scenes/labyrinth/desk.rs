//! What is open at this table, and what outlives a turn of it: the notes and the match's own name.

use std::ops::RangeInclusive;

use bevy::prelude::*;
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Action, Dir, Labyrinth, Setup, knowledge::CellRef},
};

use super::{
    heat::{Estimate, Layer, WorldSamples},
    notes::Notes,
    opened::{Opened, Request},
    picture::own_seat,
    reading,
    stage::{Lens, PanZoom},
    stitch::{self, Stitch},
    story,
    truth_overlay::Laid,
    workshop::saves,
};
use crate::{
    app::{keys::Keys, language::Language},
    table::{Mode, Table, TableView},
};

/// Something that still needs a side or a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingChoice {
    /// Which side to shoot at.
    Shoot,
    /// Which side to shine at.
    Light,
    /// Which side to blow up.
    Blast,
    /// Which side to walk through.
    Ghost,
    /// Whom to attack.
    Attack,
    /// What else can be done.
    More,
    /// Which entries of the log to ask for.
    Log,
    /// Whether somebody who does not play may look.
    Referee,
}

impl PendingChoice {
    /// The action on a side.
    pub fn on(self, dir: Dir) -> Option<Action> {
        Some(match self {
            PendingChoice::Shoot => Action::Shoot(dir),
            PendingChoice::Light => Action::Light(dir),
            PendingChoice::Blast => Action::Blast(dir),
            PendingChoice::Ghost => Action::GhostWalk(dir),
            PendingChoice::Attack
            | PendingChoice::More
            | PendingChoice::Log
            | PendingChoice::Referee => return None,
        })
    }
}

/// Whose knowledge, and how far it had come.
type Stamp = (Seat, (usize, usize));

/// What is open at this table.
#[derive(Resource, Default, Debug)]
pub struct Desk {
    /// A choice that was begun.
    pub ask: Option<PendingChoice>,
    /// The sheet that was leafed to.
    pub sheet: Option<usize>,
    /// The tile that was pointed at, on the open sheet.
    pub focus: Option<(i8, i8)>,
    /// The tile below the pointer.
    pub hover: Option<(i8, i8)>,
    /// The heat layer.
    pub layer: Option<Layer>,
    /// Where the seat at the screen stands.
    pub home: Option<CellRef>,
    /// What may be on the tile that is pointed at, counted over samples.
    pub chances: Vec<(Layer, Estimate)>,
    /// How likely a shot hits somebody, by its way.
    pub shots: [Estimate; 4],
    /// How strongly everybody believes what is true of a tile of the true board.
    pub believed: Vec<(Seat, Estimate)>,
    /// Whose beliefs are shown beside the truth.
    pub follow: Option<Seat>,
    /// A widget has the focus: Enter and the arrows are its own.
    pub taken: bool,
    /// Whoever is asked whether to look at the whole board.
    pub peek: Option<Seat>,
    /// The scoreboard lies open.
    pub scoreboard: bool,
    /// The entries of the log that lie open.
    pub log_open: Option<Opened>,
    /// How many openings of the log every seat has read.
    pub log_read: [u32; Setup::MOST_PLAYERS],
    /// The entries that are about to be asked for.
    pub request: Option<Request>,
    /// How the open sheet is looked at.
    pub lens: Option<Lens>,
    /// How somebody has moved closer to the sheet or the board, and along it.
    pub gaze: PanZoom,
    /// The sheet that is looked at like this; another one is looked at afresh.
    pub gazed: Option<usize>,
    /// The pointer drags: letting it go clicks nothing.
    pub dragged: bool,
    /// How much of the stage the truth has beside what somebody believes.
    pub split: Split,
    /// Where the bar between them was drawn last, if there is one.
    pub bar: Option<f32>,
    /// The stage of those who look on has no seat list beside it.
    pub wide: bool,
    /// The size of a tile of the true board as it was drawn last, and its middle.
    pub board: Option<(f32, Vec2)>,
    /// The tile of the true board that was pointed at.
    pub place: Option<usize>,
    /// The open sheet as it was drawn last: number and tiles.
    pub drawn: Vec<(i8, i8)>,
    /// The sheets as they were drawn last: numbers of fragments.
    pub sheets: Vec<usize>,
    /// When the labyrinth was revealed, in seconds.
    pub revealed: Option<f32>,
    /// Who nearly met whom or what, and after how many decisions.
    pub near: Option<Vec<(usize, String)>>,
    /// Which of these was said last.
    pub chimed: Option<usize>,
    /// Where the sheets of somebody truly belong, at a moment.
    pub laid: Option<(Stamp, Laid)>,
    /// The way everybody went is being shown.
    pub lapsing: bool,
    /// What this match is called.
    pub id: String,
    /// What people have written on their sheets.
    pub notes: Notes,
    /// The own notes count for the chances.
    pub use_notes: bool,
    /// No sampled board agrees with them.
    pub unfit: bool,
    /// Stitches are looked for.
    pub needle: bool,
    /// The stitches that may be right, likeliest first.
    pub stitches: Vec<Stitch>,
    /// The stitch that is tried.
    pub tried: Option<Stitch>,
}

/// How small and how large tiles are looked at.
pub const TILES: RangeInclusive<f32> = 14.0..=150.0;

/// How truth and belief share the stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Split(pub f32);

impl Default for Split {
    fn default() -> Split {
        Split(0.55)
    }
}

impl Split {
    /// Both are in sight.
    pub fn is_split(self) -> bool {
        self.0 > 0.0 && self.0 < 1.0
    }

    /// The truth alone, or both.
    #[must_use]
    pub fn toggled(self) -> Split {
        if self.is_split() { Split(1.0) } else { Split::default() }
    }
}

impl Desk {
    /// What was opened of the log has been read.
    pub fn close_log(&mut self) {
        let Some(Opened { number, reader, .. }) = self.log_open.take() else { return };
        for (seat, read) in Seat::all(Setup::MOST_PLAYERS).zip(&mut self.log_read) {
            if reader.is_none_or(|reader| reader == seat) {
                *read = number;
            }
        }
    }

    /// Has whoever is to read it done so?
    pub fn has_read(&self, opened: Opened) -> bool {
        self.log_read[opened.reader.unwrap_or_default().index()] >= opened.number
    }

    /// The size of a tile on the stage.
    pub fn tile(&self) -> f32 {
        self.board.map(|(tile, _)| tile).or(self.lens.map(|lens| lens.tile)).unwrap_or(60.0)
    }

    /// Closer by a factor, around a point of the stage or around the middle.
    pub fn closer(&mut self, factor: f32, at: Option<Vec2>) -> bool {
        if !TILES.contains(&(self.tile() * factor)) {
            return true;
        }
        let middle = self.board.map(|(_, middle)| middle).or(self.lens.map(|lens| lens.middle));
        let off = at.zip(middle).map_or(Vec2::ZERO, |(at, middle)| at - middle);
        self.gaze.closer(factor, Vec2::new(off.x, -off.y) / self.tile().max(1.0));
        true
    }

    /// Shows the layer at this place in the inspector, or no layer if it is the one in sight.
    pub fn turn_layer(&mut self, place: usize, shown: &TableView<Labyrinth>) {
        let own = own_seat(&shown.view);
        let rivals = shown.view.order.iter().filter(|seat| **seat != own);
        let mut layers = Layer::COMMON.into_iter().chain(rivals.map(|seat| Layer::Rival(*seat)));
        let wanted = layers.nth(place).filter(|_| matches!(shown.eyes, Viewer::Seat(_)));
        self.layer = wanted.filter(|wanted| self.layer != Some(*wanted));
    }

    /// Who nearly met whom or what, once that may be told.
    pub fn near(
        &mut self,
        language: &Language,
        table: &Table<Labyrinth>,
        eyes: Viewer,
    ) -> &[(usize, String)] {
        self.near.get_or_insert_with(|| {
            let game = table.finished().or_else(|| table.watched());
            let said = |game| story::near_misses(language, game, eyes, table.players());
            game.map_or_else(Vec::new, said)
        })
    }

    /// Do the arrows step? Not while something with buttons of its own is open.
    pub fn walks(&self, shown: &TableView<Labyrinth>) -> bool {
        let asked = [Action::Vote(true), Action::Accept(true)];
        matches!(shown.eyes, Viewer::Seat(_))
            && !shown.is_over()
            && self.peek.is_none()
            && !matches!(
                self.ask,
                Some(
                    PendingChoice::Attack
                        | PendingChoice::More
                        | PendingChoice::Log
                        | PendingChoice::Referee
                )
            )
            && !asked.iter().any(|answer| shown.legal.contains(answer))
    }
}

/// The arrows belong to the steps while steps are what there is to decide.
pub(super) fn claim_arrows(
    shown: Option<Res<TableView<Labyrinth>>>,
    table: Option<Res<Table<Labyrinth>>>,
    desk: Res<Desk>,
    mut keys: ResMut<Keys>,
) {
    let live = table.is_some_and(|table| table.mode() == Mode::Live);
    let arrows = live && shown.is_some_and(|shown| desk.walks(&shown));
    keys.bypass_change_detection().arrows = arrows;
}

/// What the line begins with that holds the name of a match.
const GAME: &str = "game ";

/// Notes and the match's own name are written down with it, and read when it is taken up again.
pub(super) fn keep_notes(mut table: ResMut<Table<Labyrinth>>, mut desk: ResMut<Desk>) {
    let desk = desk.bypass_change_detection();
    if table.is_added() {
        desk.log_read = Default::default();
        let lines = table.jottings();
        desk.notes = Notes::read(lines.iter().map(String::as_str));
        let known = lines.iter().find_map(|line| line.strip_prefix(GAME));
        desk.id = known.map_or_else(saves::fresh_id, str::to_owned);
        if known.is_none() && table.mode() == Mode::Live {
            desk.notes.touch();
        }
    }
    if let Some(mut lines) = desk.notes.fresh_lines() {
        lines.push(format!("{GAME}{}", desk.id));
        table.bypass_change_detection().jot(lines);
    }
}

/// Whoever looks next finds nothing open that somebody else has opened.
pub(super) fn forget(shown: Option<Res<TableView<Labyrinth>>>, mut desk: ResMut<Desk>) {
    if shown.is_none() && desk.lens.is_some() {
        let (id, notes) = (std::mem::take(&mut desk.id), std::mem::take(&mut desk.notes));
        let log_read = desk.log_read;
        *desk = Desk { id, notes, log_read, ..Desk::default() };
    }
}

/// Looks for stitches in the boards that were drawn.
pub(super) fn sew(
    shown: Option<Res<TableView<Labyrinth>>>,
    dreams: Res<WorldSamples>,
    mut desk: ResMut<Desk>,
    mut about: Local<Option<(Viewer, usize, usize)>>,
) {
    let Some(shown) = shown else { return };
    let desk = desk.bypass_change_detection();
    let drawn = dreams.worlds().map_or(0, <[_]>::len);
    let now = (shown.eyes, shown.view.heard.len(), drawn);
    if !desk.needle || *about == Some(now) {
        return;
    }
    *about = Some(now);
    let known = reading::knowledge(&shown.view);
    let own = own_seat(&shown.view);
    desk.stitches =
        dreams.worlds().map_or_else(Vec::new, |worlds| stitch::suggestions(worlds, &known, own));
    desk.tried = desk.tried.filter(|tried| desk.stitches.contains(tried));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever has closed the opened log has read it; the others find it when the screen is theirs, also
    /// after the curtain has taken everything else away.
    #[test]
    fn everybody_reads_an_opened_log_for_themselves() {
        let opened =
            |seat: Option<u8>, number| Opened { range: (2, 5), number, reader: seat.map(Seat) };
        let mut desk = Desk { log_open: Some(opened(Some(1), 1)), ..Desk::default() };
        desk.close_log();
        assert!(desk.has_read(opened(Some(1), 1)));
        assert!(!desk.has_read(opened(Some(0), 1)) && !desk.has_read(opened(Some(2), 1)));
        assert!(!desk.has_read(opened(Some(1), 2)), "another opening is another thing to read");
        // Where nothing is hidden between those at the screen, all read at once.
        desk.log_open = Some(opened(None, 2));
        desk.close_log();
        assert!((0..8).all(|seat| desk.has_read(opened(Some(seat), 2))));
    }
}
