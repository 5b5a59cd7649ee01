//! Heat layers: where things may be, drawn over the own sheet (ux 2.2). Everything is counted over
//! worlds that fit what this seat knows; they are samples, and said to be.

use std::collections::BTreeMap;

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{
        Dir, Kind, Labyrinth, Tile,
        board::Border,
        bots::{World as Possible, worlds},
        knowledge::Knowledge,
    },
};

use super::{Desk, contour::Field, motion::NotebookMotion, notes::Sign, reading, stitch};
use crate::{
    app::idle::Motion,
    table::{Playback, TableView},
};

/// What a layer shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Oneself: on the own sheet how far the board can reach around one, on another sheet where one
    /// may stand.
    Me,
    /// Treasure on the floor.
    Treasure,
    /// A way out on one of its sides.
    Exits,
    /// Anything but a clearing.
    Tiles,
    /// How many of its sides are walls.
    Walls,
    /// Somebody.
    Rival(Seat),
}

impl Layer {
    /// Those that every table has.
    pub const COMMON: [Layer; 5] =
        [Layer::Me, Layer::Treasure, Layer::Exits, Layer::Tiles, Layer::Walls];

    /// The word in `maze-layer-<word>`.
    pub const fn word(self) -> &'static str {
        match self {
            Layer::Me => "me",
            Layer::Treasure => "treasure",
            Layer::Exits => "exits",
            Layer::Tiles => "tiles",
            Layer::Walls => "walls",
            Layer::Rival(_) => "rival",
        }
    }
}

/// Worlds that fit what the seat at the screen knows; being drawn, or there.
#[derive(Resource, Default, Debug)]
pub struct WorldSamples {
    about: Option<About>,
    task: Option<Task<Vec<Possible>>>,
    worlds: Vec<Possible>,
    /// The notes that count, and which of the worlds they leave.
    noted: Vec<((i8, i8), Sign)>,
    kept: Vec<usize>,
    heat: Option<(Layer, usize, Heat)>,
}

/// Whose worlds, and after how many announcements: what others try in secret changes nothing.
type About = (Viewer, usize);

impl WorldSamples {
    /// The worlds, once there are any.
    pub fn worlds(&self) -> Option<&[Possible]> {
        (!self.worlds.is_empty()).then_some(&self.worlds[..])
    }

    /// Those that fit the notes that count; all of them if none does.
    fn kept(&self) -> Vec<&Possible> {
        self.kept.iter().filter_map(|place| self.worlds.get(*place)).collect()
    }

    /// Leaves the worlds that fit these notes.
    fn keep(&mut self, own: Seat, noted: Vec<((i8, i8), Sign)>) {
        if self.noted == noted && !self.kept.is_empty() {
            return;
        }
        let fits =
            |world: &Possible| noted.iter().all(|(off, sign)| agrees(world, own, *off, *sign));
        let worlds = self.worlds.iter().enumerate();
        self.kept = worlds.filter(|(_, world)| fits(world)).map(|(place, _)| place).collect();
        if self.kept.is_empty() {
            self.kept = (0..self.worlds.len()).collect();
        }
        (self.noted, self.heat) = (noted, None);
    }

    /// A layer over a sheet, counted in them.
    pub fn heat(&self, layer: Layer, fragment: usize) -> Option<&Heat> {
        let found = self.heat.as_ref();
        found.filter(|(one, on, _)| (*one, *on) == (layer, fragment)).map(|(_, _, heat)| heat)
    }
}

const WORLDS: usize = 200;
const TRIES: usize = 500;

/// Draws worlds for what is shown, off the main thread, when somebody wants to see chances.
pub(super) fn dream(
    shown: Option<Res<TableView<Labyrinth>>>,
    playback: Option<Res<Playback<Labyrinth>>>,
    desk: Res<Desk>,
    mut dreams: ResMut<WorldSamples>,
    mut motion: ResMut<Motion>,
) {
    let idle = playback.is_some_and(|playback| playback.is_idle());
    let Some(shown) = shown else {
        *dreams = WorldSamples::default();
        return;
    };
    if let Some(task) = &mut dreams.task {
        motion.go_on();
        if let Some(found) = check_ready(task) {
            (dreams.worlds, dreams.heat) = (found, None);
            dreams.kept.clear();
            dreams.task = None;
        }
        return;
    }
    let Viewer::Seat(seat) = shown.eyes else { return };
    let about = Some((shown.eyes, shown.view.heard.len()));
    let wanted = desk.layer.is_some() || desk.needle || desk.focus.is_some();
    if !wanted || dreams.about == about || !idle || shown.view.ending.is_some() {
        return;
    }
    (dreams.about, dreams.heat) = (about, None);
    let view = shown.view.clone();
    dreams.task = Some(AsyncComputeTaskPool::get().spawn(async move {
        let known = reading::knowledge(&view);
        worlds(&view, &known, seat, WORLDS, TRIES)
    }));
}

/// Counts the layer that is wanted, and the chances of the tile that is pointed at.
pub(super) fn weigh(
    shown: Option<Res<TableView<Labyrinth>>>,
    pages: Res<NotebookMotion>,
    mut dreams: ResMut<WorldSamples>,
    mut desk: ResMut<Desk>,
    mut weighed: Local<Option<Weighed>>,
) {
    let desk = desk.bypass_change_detection();
    let dreams = dreams.bypass_change_detection();
    let about = shown.as_ref().map(|shown| (shown.eyes, shown.view.heard.len()));
    let fresh = about.is_some() && dreams.about == about && dreams.task.is_none();
    let (Some(shown), Some(home), Some(known)) = (shown, desk.home, pages.known()) else {
        desk.chances.clear();
        return;
    };
    let Viewer::Seat(own) = shown.eyes else { return };
    if !fresh || dreams.worlds.is_empty() {
        *weighed = None;
        desk.chances.clear();
        return;
    }
    let notes = desk.use_notes.then(|| desk.notes.of(own, known));
    let noted = notes.into_iter().flatten().filter(|(at, _)| at.fragment == home.fragment);
    let noted = noted
        .filter_map(|(at, note)| Some(((at.at.0 - home.at.0, at.at.1 - home.at.1), note.sign?)));
    dreams.keep(own, noted.collect());
    let first = dreams.kept.first().and_then(|first| dreams.worlds.get(*first));
    desk.unfit = first.is_some_and(|first| {
        !dreams.noted.iter().all(|(off, sign)| agrees(first, own, *off, *sign))
    });
    let open = desk.lens.map_or(home.fragment, |lens| lens.fragment);
    let centre = Some(home.at).filter(|_| open == home.fragment);
    let at = desk.hover.or(desk.focus).or(centre);
    let drawn = desk.layer.is_none_or(|layer| dreams.heat(layer, open).is_some());
    let now = Some((open, at, dreams.noted.clone()));
    if drawn && *weighed == now {
        return;
    }
    *weighed = now;
    let kept = dreams.kept();
    let laid = Laid::all(&kept, known, own, open);
    let rivals = shown.view.order.iter().filter(|seat| **seat != own);
    let rows = [Layer::Treasure, Layer::Exits].into_iter();
    let rows = rows.chain(rivals.map(|seat| Layer::Rival(*seat)));
    let chances = |at| rows.map(|row| (row, estimate(&laid, own, at, row))).collect();
    desk.chances = at.map_or_else(Vec::new, chances);
    let range = shown.view.settings().gun_range();
    desk.shots = Dir::ALL.map(|dir| {
        let hits = kept.iter().filter(|world| hits(world, own, dir, range)).count();
        Estimate::of(hits as f32, kept.len() as f32)
    });
    if let Some(layer) = desk.layer.filter(|layer| dreams.heat(*layer, open).is_none()) {
        let heat = Heat::of(&laid, own, layer);
        dreams.heat = Some((layer, open, heat));
    }
}

/// What was weighed last: a tile of a sheet, and the notes that counted.
type Weighed = (usize, Option<(i8, i8)>, Vec<((i8, i8), Sign)>);

/// A sheet on the board of a possible world. A world in which it fits in several places has as many
/// of them, each with its share.
#[derive(Clone, Copy, Debug)]
pub struct Laid<'a> {
    world: &'a Possible,
    /// The tile of the sheet's own (0,0).
    corner: (i8, i8),
    share: f32,
    /// It is the sheet one stands on.
    home: bool,
}

impl<'a> Laid<'a> {
    /// The own sheet, in every world.
    fn home(world: &'a Possible, own: Seat, at: (i8, i8)) -> Laid<'a> {
        let (x, y) = world.board.size().xy(world.tiles[own.index()]);
        Laid { world, corner: (x - at.0, y - at.1), share: 1.0, home: true }
    }

    /// A sheet in all worlds it fits into.
    fn all(
        worlds: &[&'a Possible],
        known: &Knowledge,
        own: Seat,
        fragment: usize,
    ) -> Vec<Laid<'a>> {
        let here = known.track(own).filter(|here| here.fragment == fragment);
        if let Some(here) = here {
            return worlds.iter().map(|&world| Laid::home(world, own, here.at)).collect();
        }
        let Some(piece) = known.fragment(fragment) else { return Vec::new() };
        let laid = worlds.iter().flat_map(|&world| {
            let places = stitch::fits(piece, &world.board);
            let share = 1.0 / places.len().max(1) as f32;
            places.into_iter().map(move |corner| Laid { world, corner, share, home: false })
        });
        laid.collect()
    }

    /// What a layer says of a tile of the sheet.
    fn says(&self, own: Seat, (x, y): (i8, i8), layer: Layer) -> f32 {
        let tile = self.world.board.size().at(self.corner.0 + x, self.corner.1 + y);
        tile.map_or(0.0, |tile| says(self.world, own, tile, layer, self.home))
    }
}

/// The chance of one tile.
fn estimate(laid: &[Laid<'_>], own: Seat, at: (i8, i8), layer: Layer) -> Estimate {
    let sum: f32 = laid.iter().map(|one| one.share * one.says(own, at, layer)).sum();
    Estimate::of(sum, laid.iter().map(|one| one.share).sum())
}

/// A layer over the own sheet, if one stands here on it.
pub fn heat_at(worlds: &[Possible], own: Seat, here: (i8, i8), layer: Layer) -> Heat {
    let laid: Vec<Laid<'_>> = worlds.iter().map(|world| Laid::home(world, own, here)).collect();
    Heat::of(&laid, own, layer)
}

/// The chance of one tile of the own sheet, if one stands here on it.
pub fn estimate_at(
    worlds: &[Possible],
    own: Seat,
    here: (i8, i8),
    at: (i8, i8),
    layer: Layer,
) -> Estimate {
    let laid: Vec<Laid<'_>> = worlds.iter().map(|world| Laid::home(world, own, here)).collect();
    estimate(&laid, own, at, layer)
}

/// A chance that was counted over samples, and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The chance.
    pub chance: f32,
    /// One standard error.
    pub error: f32,
    /// Samples it was counted over.
    pub samples: f32,
}

impl Estimate {
    /// So many of all.
    pub fn of(sum: f32, all: f32) -> Estimate {
        let all = all.max(1.0);
        let chance = (sum / all).min(1.0);
        Estimate { chance, error: (chance * (1.0 - chance) / all).sqrt(), samples: all }
    }
}

/// Does a world agree with a note? A dot says that its seat stands here, a cross that nobody and
/// nothing is here; a question mark says nothing.
fn agrees(world: &Possible, own: Seat, off: (i8, i8), sign: Sign) -> bool {
    let there = |layer: Layer| Laid::home(world, own, (0, 0)).says(own, off, layer) > 0.0;
    match sign {
        Sign::Question => true,
        Sign::Dot(seat) if usize::from(seat) >= world.tiles.len() => true,
        Sign::Dot(seat) => there(Layer::Rival(Seat(seat))),
        Sign::Cross => {
            let mut others = Seat::all(world.tiles.len()).filter(|seat| *seat != own);
            !there(Layer::Treasure) && !others.any(|seat| there(Layer::Rival(seat)))
        }
    }
}

/// Does a shot that way hit somebody in this world?
fn hits(world: &Possible, own: Seat, dir: Dir, range: u8) -> bool {
    let mut at = world.tiles[own.index()];
    for _ in 0..range {
        let Some(next) = world.board.open(at, dir) else { return false };
        at = next;
        let mut others = world.tiles.iter().enumerate().filter(|(seat, _)| *seat != own.index());
        if others.any(|(_, tile)| *tile == at) {
            return true;
        }
    }
    false
}

/// From how many percent on each band begins; so are the plates and the lines called.
pub const BANDS: [usize; 4] = [1, 5, 20, 50];

/// A layer over a sheet, with its bands and lines of equal chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Heat {
    /// Tiles of the sheet and their chance.
    pub tiles: Vec<((i8, i8), f32)>,
    /// Strips within one band: left and right end, number of the band.
    pub strips: Vec<(Vec2, Vec2, usize)>,
    /// Lines of equal chance, where each band begins.
    pub lines: [Vec<Vec<Vec2>>; 4],
}

impl Heat {
    /// Counts a layer over a sheet.
    pub fn of(laid: &[Laid<'_>], own: Seat, layer: Layer) -> Heat {
        let all: f32 = laid.iter().map(|one| one.share).sum();
        let mut sums: BTreeMap<(i8, i8), f32> = BTreeMap::new();
        for one in laid {
            let size = one.world.board.size();
            for tile in size.all() {
                let says = says(one.world, own, tile, layer, one.home);
                if says > 0.0 {
                    let (x, y) = size.xy(tile);
                    let at = (x - one.corner.0, y - one.corner.1);
                    *sums.entry(at).or_default() += one.share * says;
                }
            }
        }
        let tiles: Vec<_> = sums.into_iter().map(|(at, sum)| (at, sum / all)).collect();
        let field = Field::of(&tiles);
        // A chance of just so many percent lies within its band, not on its edge.
        let levels = BANDS.map(|percent| percent as f32 / 100.0 - 0.0005);
        let strips = field.as_ref().map_or_else(Vec::new, |field| field.strips(&levels));
        let lines = levels.map(|level| field.as_ref().map_or_else(Vec::new, |f| f.lines(level)));
        Heat { tiles, strips, lines }
    }

    /// The chance of a tile.
    pub fn at(&self, at: (i8, i8)) -> f32 {
        let found = self.tiles.iter().find(|(tile, _)| *tile == at);
        found.map_or(0.0, |(_, chance)| chance.min(1.0))
    }
}

/// What a layer says of a tile of a world; on the own sheet one knows where one stands.
fn says(world: &Possible, own: Seat, tile: Tile, layer: Layer, home: bool) -> f32 {
    let sides = |wanted: &dyn Fn(Border) -> bool| {
        Dir::ALL.into_iter().filter(|dir| wanted(world.board.border(tile, *dir))).count()
    };
    let yes = match layer {
        Layer::Me => home || world.tiles[own.index()] == tile,
        Layer::Treasure => world.piles.contains(&tile),
        Layer::Exits => sides(&|border| border == Border::Exit) > 0,
        Layer::Tiles => world.board.kind(tile) != Kind::Safe,
        Layer::Walls => {
            let walls = sides(&|border| matches!(border, Border::Inner | Border::Outer));
            return walls as f32 / 4.0;
        }
        Layer::Rival(seat) => world.tiles.get(seat.index()) == Some(&tile),
    };
    f32::from(u8::from(yes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{game::Game, labyrinth::Setup};

    fn dreamt() -> Vec<Possible> {
        let (game, _) = Labyrinth::start(&Setup::default(), 3).unwrap();
        let view = game.view(Viewer::Seat(Seat(0)));
        let known: Knowledge = reading::knowledge(&view);
        worlds(&view, &known, Seat(0), 40, 200)
    }

    /// A layer over the own sheet, on which one stands at (0,0).
    fn heat(worlds: &[&Possible], own: Seat, layer: Layer) -> Heat {
        let laid: Vec<Laid> = worlds.iter().map(|world| Laid::home(world, own, (0, 0))).collect();
        Heat::of(&laid, own, layer)
    }

    fn chance(world: &Possible, own: Seat, at: (i8, i8), layer: Layer) -> f32 {
        Laid::home(world, own, (0, 0)).says(own, at, layer)
    }

    /// A note leaves just the worlds that agree with it, and one that nothing agrees with none out.
    #[test]
    fn notes_leave_the_worlds_that_agree() {
        let worlds = dreamt();
        let own = Seat(0);
        let everywhere = heat(&worlds.iter().collect::<Vec<_>>(), own, RIVAL);
        let (at, _) = everywhere.tiles[0];
        let mut dreams = WorldSamples { worlds, ..WorldSamples::default() };
        dreams.keep(own, vec![(at, Sign::Dot(1))]);
        let kept = dreams.kept();
        assert!(!kept.is_empty() && kept.len() < dreams.worlds.len());
        assert!(kept.iter().all(|world| chance(world, own, at, RIVAL) == 1.0));
        let noted = heat(&kept, own, RIVAL);
        assert_eq!(noted.at(at), 1.0);
        dreams.keep(own, vec![(at, Sign::Cross)]);
        assert!(dreams.kept().iter().all(|world| chance(world, own, at, RIVAL) == 0.0));
        dreams.keep(own, vec![((90, 90), Sign::Dot(1))]);
        assert_eq!(dreams.kept().len(), dreams.worlds.len());
    }

    const RIVAL: Layer = Layer::Rival(Seat(1));

    /// A shot flies as far as the gun reaches, until the first wall.
    #[test]
    fn a_shot_hits_whoever_stands_in_its_way() {
        let worlds = dreamt();
        let own = Seat(0);
        let mut checked = 0;
        for world in &worlds {
            for dir in Dir::ALL {
                let mut beside = world.clone();
                let Some(next) = world.board.open(world.tiles[0], dir) else {
                    assert!(!hits(world, own, dir, 3));
                    continue;
                };
                let away = world.tiles[0];
                beside.tiles.iter_mut().for_each(|tile| *tile = away);
                assert!(!hits(&beside, own, dir, 3));
                beside.tiles[2] = next;
                assert!(hits(&beside, own, dir, 1));
                assert!(!hits(&beside, own, dir, 0));
                checked += 1;
            }
        }
        assert!(checked > 20);
    }
}
