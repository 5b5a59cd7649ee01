//! Heat layers: where things may be, drawn over the own sheet (ux 2.2). Everything is counted over
//! worlds that fit what this seat knows; they are samples, and said to be.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{
        Dir, Item, Kind, Labyrinth, Size,
        board::Border,
        bots::{World as Possible, worlds},
    },
};

use super::{Desk, contour::Field, notes::Sign, pages::Pages, reading};
use crate::{
    app::idle::Motion,
    table::{Playback, Shown},
};

/// What a layer shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Where the board can be: the chance that a tile lies on it.
    Board,
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
        [Layer::Board, Layer::Treasure, Layer::Exits, Layer::Tiles, Layer::Walls];

    /// The word in `maze-layer-<word>`.
    pub const fn word(self) -> &'static str {
        match self {
            Layer::Board => "board",
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
pub struct Dreams {
    about: Option<(usize, Viewer)>,
    task: Option<Task<Vec<Possible>>>,
    worlds: Vec<Possible>,
    /// The notes that count, and which of the worlds they leave.
    noted: Vec<((i8, i8), Sign)>,
    kept: Vec<usize>,
    heat: Option<(Layer, Heat)>,
}

impl Dreams {
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

    /// A layer, counted in them.
    pub fn heat(&self, layer: Layer) -> Option<&Heat> {
        self.heat.as_ref().filter(|(one, _)| *one == layer).map(|(_, heat)| heat)
    }
}

const WORLDS: usize = 200;
const TRIES: usize = 500;

/// Draws worlds for what is shown, off the main thread, when somebody wants to see chances.
pub(super) fn dream(
    shown: Option<Res<Shown<Labyrinth>>>,
    playback: Option<Res<Playback<Labyrinth>>>,
    desk: Res<Desk>,
    mut dreams: ResMut<Dreams>,
    mut motion: ResMut<Motion>,
) {
    let idle = playback.is_some_and(|playback| playback.is_idle());
    let Some(shown) = shown else {
        *dreams = Dreams::default();
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
    let about = Some((shown.ply, shown.eyes));
    let wanted = desk.layer.is_some() || desk.needle;
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
    shown: Option<Res<Shown<Labyrinth>>>,
    pages: Res<Pages>,
    mut dreams: ResMut<Dreams>,
    mut desk: ResMut<Desk>,
) {
    let desk = desk.bypass_change_detection();
    desk.chances.clear();
    let Some(shown) = shown else { return };
    let Viewer::Seat(own) = shown.eyes else { return };
    let (Some(layer), Some(here)) = (desk.layer, desk.home) else { return };
    let dreams = dreams.bypass_change_detection();
    let fresh = dreams.about == Some((shown.ply, shown.eyes)) && dreams.task.is_none();
    if !fresh || dreams.worlds.is_empty() {
        return;
    }
    let size = shown.view.settings().size();
    let notes = pages.known().filter(|_| desk.use_notes).map(|known| desk.notes.of(own, known));
    let noted = notes.into_iter().flatten().filter(|(at, _)| at.fragment == here.fragment);
    let noted = noted
        .filter_map(|(at, note)| Some(((at.at.0 - here.at.0, at.at.1 - here.at.1), note.sign?)));
    dreams.keep(own, noted.collect());
    if dreams.heat(layer).is_none() {
        let heat = Heat::of(&dreams.kept(), here.at, size, own, layer);
        dreams.heat = Some((layer, heat));
    }
    let first = dreams.kept.first().and_then(|first| dreams.worlds.get(*first));
    desk.unfit = first.is_some_and(|first| {
        !dreams.noted.iter().all(|(off, sign)| agrees(first, own, *off, *sign))
    });
    let kept = dreams.kept();
    if desk.lens.is_none_or(|lens| lens.fragment != here.fragment) {
        return;
    }
    let at = desk.hover.or(desk.focus).unwrap_or(here.at);
    let off = (at.0 - here.at.0, at.1 - here.at.1);
    let rivals = shown.view.order.iter().filter(|seat| **seat != own);
    let rows = [Layer::Treasure, Layer::Exits].into_iter();
    let rows = rows.chain(rivals.map(|seat| Layer::Rival(*seat)));
    let count = kept.len();
    desk.chances = rows
        .map(|row| {
            let sum: f32 = kept.iter().map(|world| chance(world, own, off, row)).sum();
            (row, Estimate::of(sum, count))
        })
        .collect();
    let me = &shown.view.figures[own.index()];
    if me.item == Some(Item::Bullet) {
        let range = shown.view.settings().gun_range();
        desk.shots = Dir::ALL.map(|dir| {
            let hits = kept.iter().filter(|world| hits(world, own, dir, range)).count();
            Estimate::of(hits as f32, count)
        });
    }
}

/// A chance that was counted over samples, and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The chance.
    pub chance: f32,
    /// One standard error.
    pub error: f32,
}

impl Estimate {
    /// So many of all.
    pub fn of(sum: f32, count: usize) -> Estimate {
        let all = count.max(1) as f32;
        let chance = (sum / all).min(1.0);
        Estimate { chance, error: (chance * (1.0 - chance) / all).sqrt() }
    }
}

/// Does a world agree with a note? A dot says that its seat stands here, a cross that nobody and
/// nothing is here; a question mark says nothing.
fn agrees(world: &Possible, own: Seat, off: (i8, i8), sign: Sign) -> bool {
    let there = |layer: Layer| chance(world, own, off, layer) > 0.0;
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
    /// Counts a layer around where `own` stands.
    pub fn of(worlds: &[&Possible], here: (i8, i8), size: Size, own: Seat, layer: Layer) -> Heat {
        let reach = size.rows().max(size.width as i8);
        let mut tiles = Vec::new();
        for y in -reach..=reach {
            for x in -reach..=reach {
                let at = (here.0 + x, here.1 + y);
                let total: f32 = worlds.iter().map(|world| chance(world, own, (x, y), layer)).sum();
                if total > 0.0 {
                    tiles.push((at, total / worlds.len() as f32));
                }
            }
        }
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

/// What a layer says of a tile `off` from where `own` stands, in one world.
pub fn chance(world: &Possible, own: Seat, off: (i8, i8), layer: Layer) -> f32 {
    let size = world.board.size();
    let (x, y) = size.xy(world.tiles[own.index()]);
    let Some(tile) = size.at(x + off.0, y + off.1) else { return 0.0 };
    let sides = |wanted: &dyn Fn(Border) -> bool| {
        Dir::ALL.into_iter().filter(|dir| wanted(world.board.border(tile, *dir))).count()
    };
    let yes = match layer {
        Layer::Board => true,
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
    use game_rules::{
        game::Game,
        labyrinth::{Setup, knowledge::Knowledge},
    };

    fn dreamt() -> (Vec<Possible>, Size) {
        let (game, _) = Labyrinth::start(&Setup::default(), 3).unwrap();
        let view = game.view(Viewer::Seat(Seat(0)));
        let known: Knowledge = reading::knowledge(&view);
        (worlds(&view, &known, Seat(0), 40, 200), view.settings().size())
    }

    /// A note leaves just the worlds that agree with it, and one that nothing agrees with none out.
    #[test]
    fn notes_leave_the_worlds_that_agree() {
        let (worlds, size) = dreamt();
        let own = Seat(0);
        let everywhere = Heat::of(&worlds.iter().collect::<Vec<_>>(), (0, 0), size, own, RIVAL);
        let (at, _) = everywhere.tiles[0];
        let mut dreams = Dreams { worlds, ..Dreams::default() };
        dreams.keep(own, vec![(at, Sign::Dot(1))]);
        let kept = dreams.kept();
        assert!(!kept.is_empty() && kept.len() < dreams.worlds.len());
        assert!(kept.iter().all(|world| chance(world, own, at, RIVAL) == 1.0));
        let noted = Heat::of(&kept, (0, 0), size, own, RIVAL);
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
        let (worlds, _) = dreamt();
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
