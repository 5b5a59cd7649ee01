//! What is open at this table, and what outlives a turn of it: the notes and the match's own name.

use bevy::prelude::*;
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Action, Dir, Labyrinth},
};

use super::{
    heat::{Dreams, Layer},
    notes::Notes,
    picture::own_seat,
    reading, saves,
    stage::Lens,
    stitch::{self, Stitch},
};
use crate::{
    app::keys::Keys,
    table::{Mode, Shown, Table},
};

/// Something that still needs a side or a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
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
}

impl Ask {
    /// The action on a side.
    pub fn on(self, dir: Dir) -> Option<Action> {
        Some(match self {
            Ask::Shoot => Action::Shoot(dir),
            Ask::Light => Action::Light(dir),
            Ask::Blast => Action::Blast(dir),
            Ask::Ghost => Action::GhostWalk(dir),
            Ask::Attack | Ask::More => return None,
        })
    }
}

/// What is open at this table.
#[derive(Resource, Default, Debug)]
pub struct Desk {
    /// A choice that was begun.
    pub ask: Option<Ask>,
    /// The sheet that was leafed to.
    pub sheet: Option<usize>,
    /// The tile that was pointed at, on the open sheet.
    pub focus: Option<(i8, i8)>,
    /// The tile below the pointer.
    pub hover: Option<(i8, i8)>,
    /// The heat layer.
    pub layer: Option<Layer>,
    /// Whose beliefs are shown beside the truth.
    pub follow: Option<Seat>,
    /// A widget has the focus: Enter and the arrows are its own.
    pub taken: bool,
    /// Whoever is asked whether to look at the whole board.
    pub peek: Option<Seat>,
    /// How the open sheet is looked at.
    pub lens: Option<Lens>,
    /// The open sheet as it was drawn last: number and tiles.
    pub drawn: Vec<(i8, i8)>,
    /// The sheets as they were drawn last: numbers of fragments.
    pub sheets: Vec<usize>,
    /// When the labyrinth was revealed, in seconds.
    pub revealed: Option<f32>,
    /// Who was one wall apart from whom, and when, in shares of the match.
    pub near: Option<Vec<(f32, String)>>,
    /// Which of these was said last.
    pub chimed: Option<usize>,
    /// The way everybody went is being shown.
    pub lapsing: bool,
    /// What this match is called.
    pub id: String,
    /// What people have written on their sheets.
    pub notes: Notes,
    /// Stitches are looked for.
    pub needle: bool,
    /// The stitches that may be right, likeliest first.
    pub stitches: Vec<Stitch>,
    /// The stitch that is tried.
    pub tried: Option<Stitch>,
}

impl Desk {
    /// Shows the layer at this place in the inspector, or no layer if it is the one in sight.
    pub fn turn_layer(&mut self, place: usize, shown: &Shown<Labyrinth>) {
        let own = own_seat(&shown.view);
        let rivals = shown.view.order.iter().filter(|seat| **seat != own);
        let mut layers = Layer::COMMON.into_iter().chain(rivals.map(|seat| Layer::Rival(*seat)));
        let wanted = layers.nth(place).filter(|_| matches!(shown.eyes, Viewer::Seat(_)));
        self.layer = wanted.filter(|wanted| self.layer != Some(*wanted));
    }

    /// Do the arrows step? Not while something with buttons of its own is open.
    pub fn walks(&self, shown: &Shown<Labyrinth>) -> bool {
        let asked = [Action::Vote(true), Action::Accept(true)];
        matches!(shown.eyes, Viewer::Seat(_))
            && !shown.is_over()
            && self.peek.is_none()
            && !matches!(self.ask, Some(Ask::Attack | Ask::More))
            && !asked.iter().any(|answer| shown.legal.contains(answer))
    }
}

/// The arrows belong to the steps while steps are what there is to decide.
pub(super) fn claim_arrows(
    shown: Option<Res<Shown<Labyrinth>>>,
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
pub(super) fn forget(shown: Option<Res<Shown<Labyrinth>>>, mut desk: ResMut<Desk>) {
    if shown.is_none() && desk.lens.is_some() {
        let (id, notes) = (std::mem::take(&mut desk.id), std::mem::take(&mut desk.notes));
        *desk = Desk { id, notes, ..Desk::default() };
    }
}

/// Looks for stitches in the boards that were drawn.
pub(super) fn sew(
    shown: Option<Res<Shown<Labyrinth>>>,
    dreams: Res<Dreams>,
    mut desk: ResMut<Desk>,
    mut about: Local<Option<(usize, usize)>>,
) {
    let Some(shown) = shown else { return };
    let desk = desk.bypass_change_detection();
    let now = (shown.ply, dreams.worlds().map_or(0, <[_]>::len));
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
