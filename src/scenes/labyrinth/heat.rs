//! Heat layers: where things may be, drawn over the own sheet (ux 2.2). Everything is counted over
//! worlds that fit what this seat knows; they are samples, and said to be.

use bevy::{
    math::Rect,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{
        Dir, Kind, Labyrinth,
        board::Border,
        bots::{World as Possible, worlds},
        knowledge::Knowledge,
    },
};

use super::{Desk, reading, stage::Lens};
use crate::{
    app::idle::Motion,
    art::{
        canvas::{Canvas, Face},
        palette::THEME,
        sprites::labyrinth as art,
    },
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
}

impl Dreams {
    /// The worlds, once there are any.
    pub fn worlds(&self) -> Option<&[Possible]> {
        (!self.worlds.is_empty()).then_some(&self.worlds[..])
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
            dreams.worlds = found;
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
    dreams.about = about;
    let view = shown.view.clone();
    dreams.task = Some(AsyncComputeTaskPool::get().spawn(async move {
        let known = reading::knowledge(&view);
        worlds(&view, &known, seat, WORLDS, TRIES)
    }));
}

/// A layer over a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Heat {
    /// Tiles of the sheet and their chance.
    pub tiles: Vec<((i8, i8), f32)>,
    /// How many worlds were counted.
    pub count: usize,
}

impl Heat {
    /// Counts a layer around where `own` stands.
    pub fn of(worlds: &[Possible], known: &Knowledge, own: Seat, layer: Layer) -> Option<Heat> {
        let here = known.track(own)?;
        let size = known.settings().size();
        let reach = size.rows().max(size.width as i8);
        let mut tiles = Vec::new();
        for y in -reach..=reach {
            for x in -reach..=reach {
                let at = (here.at.0 + x, here.at.1 + y);
                let total: f32 = worlds.iter().map(|world| chance(world, own, (x, y), layer)).sum();
                if total > 0.0 {
                    tiles.push((at, total / worlds.len() as f32));
                }
            }
        }
        Some(Heat { tiles, count: worlds.len() })
    }

    /// The chance of a tile, and one standard error.
    pub fn at(&self, at: (i8, i8)) -> (f32, f32) {
        let found = self.tiles.iter().find(|(tile, _)| *tile == at);
        let chance = found.map_or(0.0, |(_, chance)| chance.min(1.0));
        (chance, (chance * (1.0 - chance) / self.count.max(1) as f32).sqrt())
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

/// From which chance on each band begins, and its plate.
const BANDS: [(f32, usize); 4] = [(0.01, 1), (0.05, 5), (0.20, 20), (0.50, 50)];

/// The vellum with its plates, under the ink.
pub(super) fn draw(canvas: &mut Canvas, heat: &Heat, lens: &Lens) {
    canvas.stretch(art::table::VELLUM, PAPER, Color::WHITE);
    for (at, chance) in &heat.tiles {
        let Some((_, band)) = BANDS.iter().rev().find(|(from, _)| chance >= from) else { continue };
        let place = lens.tile_at(*at);
        let inside = PAPER.inflate(-lens.tile / 2.0 + 4.0).contains(place);
        if let Some(plate) = art::notebook::heat(*band).filter(|_| inside) {
            canvas.put(plate, place.x, place.y).scale(lens.tile / 60.0).alpha(0.7);
        }
    }
    canvas.put(art::table::CLIP, PAPER.max.x - 34.0, PAPER.min.y - 14.0);
}

const PAPER: Rect = Rect { min: Vec2::new(56.0, 150.0), max: Vec2::new(724.0, 528.0) };

/// Numbers over the plates: of the tile in focus, and of the likeliest.
pub(super) fn numbers(canvas: &mut Canvas, heat: &Heat, lens: &Lens, focus: Option<(i8, i8)>) {
    let likeliest = heat
        .tiles
        .iter()
        .filter(|(at, chance)| {
            *chance > 0.01 && *chance < 0.995 && PAPER.contains(lens.tile_at(*at))
        })
        .max_by(|one, two| one.1.total_cmp(&two.1))
        .map(|(at, _)| *at);
    for at in [likeliest, focus].into_iter().flatten() {
        let (chance, _) = heat.at(at);
        let place = lens.tile_at(at);
        let area = Rect::from_center_size(
            Vec2::new(place.x, place.y - lens.tile * 0.32),
            Vec2::new(54.0, 24.0),
        );
        canvas.stretch(art::table::CARD, area, Color::WHITE);
        let text = format!("{:.1}", f64::from(chance) * 100.0);
        canvas
            .write(
                text,
                Face::SansBold,
                16.0,
                THEME.ink.first.color(),
                (area.center().x, area.center().y),
            )
            .within(46.0, 20.0);
    }
}
