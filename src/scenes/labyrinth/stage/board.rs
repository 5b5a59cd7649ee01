//! The true board: tiles as paper cut-outs, walls as raised card, trails and threads over them.

use bevy::{math::Rect, prelude::*};
use game_rules::{
    game::Seat,
    labyrinth::{Beast, Board, Dir, Kind, Size, Tile, board::Border},
};

use super::{Lens, PanZoom, number, pawn, sheet, slip, themed};
use crate::{
    art::{
        canvas::Canvas,
        sprites::{Look, Sprite as Drawing, Way, labyrinth as art},
    },
    scenes::labyrinth::true_board::Scenery,
};

const PITCH: f32 = 52.0;
/// How long a piece of thread is drawn.
const PIECE: f32 = 56.0;
const LARGEST: f32 = 76.0;

/// Where tiles lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    left: f32,
    bottom: f32,
    pub pitch: f32,
    size: Size,
    /// What lies beyond is not drawn, while one looks more closely.
    window: Option<Rect>,
    pub middle: Vec2,
}

impl Plan {
    /// As large as it fits this area, or as somebody looks at it.
    pub fn of(size: Size, area: Rect, gaze: PanZoom) -> Plan {
        let (across, up) = (f32::from(size.width), f32::from(size.rows()));
        let pitch = (area.width() / (across + 0.4)).min(area.height() / (up + 0.6)).min(LARGEST);
        let pitch = pitch * gaze.zoom;
        let off = Vec2::new(gaze.shift.x, -gaze.shift.y) * pitch;
        let middle = area.center();
        Plan {
            left: middle.x - off.x - across * pitch / 2.0,
            bottom: middle.y - off.y + up * pitch / 2.0,
            pitch,
            size,
            window: (!gaze.is_usual()).then_some(area),
            middle,
        }
    }

    fn at(&self, (x, y): (f32, f32)) -> Vec2 {
        Vec2::new(self.left + (x + 0.5) * self.pitch, self.bottom - (y + 0.5) * self.pitch)
    }

    fn tile(&self, (x, y): (i8, i8)) -> Vec2 {
        self.at((f32::from(x), f32::from(y)))
    }

    fn scale(&self) -> f32 {
        self.pitch / PITCH
    }

    fn shows(&self, place: Vec2) -> bool {
        self.window.is_none_or(|window| window.inflate(-0.42 * self.pitch).contains(place))
    }

    /// A sheet of a notebook looked at so that it lies on the board, so far aside.
    pub fn lens(&self, aside: Vec2) -> Lens {
        let whole = Rect::new(0.0, 0.0, 1280.0, 720.0);
        Lens {
            fragment: 0,
            centre: Vec2::ZERO,
            middle: self.tile((0, 0)) + aside,
            tile: self.pitch,
            window: self.window.unwrap_or(whole),
        }
    }
}

/// Draws the board as it is.
pub(super) fn ground(
    canvas: &mut Canvas,
    board: &Board,
    scenery: &Scenery,
    plan: &Plan,
    look: Option<Look>,
) {
    card(canvas, plan);
    floor(canvas, board, plan, look);
    for ((x, y), count) in &scenery.piles {
        let place = plan.tile((*x, *y));
        let drawing = if *count > 1 { art::tiles::TREASURE_2 } else { art::tiles::TREASURE_1 };
        if plan.shows(place) {
            canvas.put(themed(drawing, look), place.x, place.y).scale(plan.scale());
        }
    }
    walls(canvas, board, plan, look);
    threads(canvas, board, plan);
}

/// Draws the ways everybody went and where they are now; tiles can be pointed at.
pub(super) fn life(
    canvas: &mut Canvas,
    scenery: &Scenery,
    plan: &Plan,
    follow: Seat,
    pointed: Option<usize>,
) {
    trails(canvas, scenery, plan);
    figures(canvas, scenery, plan, follow);
    for (number, tile) in plan.size.all().enumerate() {
        let place = plan.tile(plan.size.xy(tile));
        let area = Rect::from_center_size(place, Vec2::splat(plan.pitch));
        if plan.shows(place) {
            canvas.spot("place", number, area);
            if pointed == Some(number) {
                sheet::corners(canvas, area);
            }
        }
    }
}

/// The card the board is built on.
fn card(canvas: &mut Canvas, plan: &Plan) {
    let low = Vec2::new(plan.left, plan.bottom);
    let extent = Vec2::new(f32::from(plan.size.width), -f32::from(plan.size.rows())) * plan.pitch;
    let high = low + extent;
    let area = Rect::from_corners(low, high).inflate(8.0);
    let area = plan.window.map_or(area, |window| window.intersect(area));
    canvas.stretch(art::table::CARD, area, Color::srgb(0.72, 0.68, 0.58));
}

fn way(dir: Dir) -> Way {
    match dir {
        Dir::Up => Way::N,
        Dir::Right => Way::E,
        Dir::Down => Way::S,
        Dir::Left => Way::W,
    }
}

fn floor(canvas: &mut Canvas, board: &Board, plan: &Plan, look: Option<Look>) {
    let size = board.size();
    for tile in size.all() {
        let (x, y) = size.xy(tile);
        let place = plan.tile((x, y));
        if !plan.shows(place) {
            continue;
        }
        let turn = (mixed(tile) % 5) as f32 * 0.25 - 0.5;
        let drawing = drawing(board, tile);
        let straight = matches!(board.kind(tile), Kind::River | Kind::Portal);
        let turn = if straight { 0.0 } else { turn };
        canvas.put(themed(drawing, look), place.x, place.y).scale(plan.scale()).turn(turn);
    }
}

/// A number that looks the same for the same tile.
fn mixed(tile: Tile) -> usize {
    (usize::from(tile.0) * 7919 + 13) % 97
}

/// What a tile looks like.
pub fn drawing(board: &Board, tile: Tile) -> &'static Drawing {
    let hash = mixed(tile);
    match board.kind(tile) {
        Kind::Safe => art::tiles::clearing(1 + hash % 4).unwrap_or(art::tiles::CLEARING_1),
        Kind::Marsh => art::tiles::marsh(1 + hash % 3).unwrap_or(art::tiles::MARSH_1),
        Kind::Shop => art::tiles::SHOP,
        Kind::Hospital => art::tiles::HOSPITAL,
        Kind::Donation => art::tiles::DONATION,
        Kind::Stairs => art::tiles::STAIRS,
        Kind::Lift => art::tiles::ELEVATOR,
        Kind::Portal => portal(board, tile),
        Kind::River => river(board, tile),
    }
}

/// Letters tell the sort: F leads nowhere, A and B there and back, 1 2 3 round in a ring.
fn portal(board: &Board, tile: Tile) -> &'static Drawing {
    for set in board.portals() {
        let Some(place) = set.iter().position(|one| *one == tile) else { continue };
        return match (set.len(), place) {
            (1, _) => art::tiles::PORTAL_F,
            (2, 0) => art::tiles::PORTAL_A,
            (2, _) => art::tiles::PORTAL_B,
            (_, place) => art::tiles::portal(place + 1).unwrap_or(art::tiles::PORTAL_F),
        };
    }
    art::tiles::PORTAL_F
}

fn river(board: &Board, tile: Tile) -> &'static Drawing {
    let level = board.size().level(tile);
    let here = |river: &&[(Tile, Dir)]| board.size().level(river[0].0) == level;
    let river = board.rivers().find(here).unwrap_or_default();
    let place = river.iter().position(|(one, _)| *one == tile).unwrap_or(0);
    let flow = river.get(place).map_or(Dir::Up, |(_, flow)| *flow);
    let came = place.checked_sub(1).and_then(|before| river.get(before)).map(|(_, dir)| *dir);
    let last = place + 1 == river.len();
    let bend = came.filter(|came| *came != flow).map(|came| came.back());
    match (came, bend) {
        (None, _) => art::tiles::river_source(way(flow)),
        (_, Some(from)) if last => art::tiles::river_mouth_bend(way(from), way(flow))
            .unwrap_or_else(|| art::tiles::river_mouth(way(flow))),
        (_, Some(from)) => art::tiles::river_bend(way(from), way(flow))
            .unwrap_or_else(|| art::tiles::river_straight(way(flow))),
        _ if last => art::tiles::river_mouth(way(flow)),
        _ => art::tiles::river_straight(way(flow)),
    }
}

/// Prints in the shape of the emblem, older ones fainter.
fn trails(canvas: &mut Canvas, scenery: &Scenery, plan: &Plan) {
    for (seat, trail) in &scenery.trails {
        let print = art::pawns::trail(number(*seat)).unwrap_or(art::pawns::TRAIL_1);
        let here = scenery.figures.iter().find(|figure| figure.seat == *seat);
        let mut from = here.map(|figure| plan.at(figure.at));
        let aside = Vec2::splat((seat.index() as f32 - 1.5) * 4.0);
        for (age, at) in trail.iter().enumerate() {
            let to = plan.tile(*at);
            let alpha = (1.0 - 0.06 * age as f32).max(0.5);
            let near = from.filter(|from| from.distance(to) < plan.pitch * 1.5);
            let between =
                near.into_iter().flat_map(|from| [from.lerp(to, 0.33), from.lerp(to, 0.66)]);
            for place in between.chain([to]).filter(|place| plan.shows(*place)) {
                let place = place + aside;
                canvas.put(print, place.x, place.y).scale(0.7).alpha(alpha);
            }
            from = Some(to);
        }
    }
}

/// Walls are raised card, painted from the top down so that lower ones lie over higher ones.
fn walls(canvas: &mut Canvas, board: &Board, plan: &Plan, look: Option<Look>) {
    let size = board.size();
    for y in (0..size.rows()).rev() {
        for x in 0..size.width as i8 {
            let Some(tile) = size.at(x, y) else { continue };
            for dir in [Dir::Up, Dir::Left, Dir::Right, Dir::Down] {
                let inner = size.next(tile, dir).is_some();
                if inner && matches!(dir, Dir::Down | Dir::Left) {
                    continue;
                }
                let (dx, dy) = dir.delta();
                let at = (f32::from(x) + f32::from(dx) * 0.5, f32::from(y) + f32::from(dy) * 0.5);
                let drawing = wall(board.border(tile, dir), dir);
                let at = plan.at(at);
                if let Some(drawing) = drawing.filter(|_| plan.shows(at)) {
                    canvas.put(themed(drawing, look), at.x, at.y).scale(plan.scale());
                }
            }
        }
    }
}

fn wall(border: Border, dir: Dir) -> Option<&'static Drawing> {
    let flat = matches!(dir, Dir::Up | Dir::Down);
    Some(match (border, flat) {
        (Border::Open, _) => return None,
        (Border::Inner, true) => art::walls::WALL_H,
        (Border::Inner, false) => art::walls::WALL_V,
        (Border::Outer, true) => art::walls::OUTER_H,
        (Border::Outer, false) => art::walls::OUTER_V,
        (Border::Exit, _) => art::walls::exit(way(dir)),
    })
}

/// Stitches between portals that lead to each other.
fn threads(canvas: &mut Canvas, board: &Board, plan: &Plan) {
    let size = board.size();
    for set in board.portals().iter().filter(|set| set.len() > 1) {
        let pairs = if set.len() == 2 { 1 } else { set.len() };
        let ring = set.len() > 2;
        let piece = if ring { art::notebook::THREAD_RING } else { art::notebook::THREAD_PAIR };
        for from in 0..pairs {
            let ends = [set[from], set[(from + 1) % set.len()]];
            let [one, two] = ends.map(|tile| plan.tile(size.xy(tile)));
            if plan.shows(one) && plan.shows(two) {
                slip::thread(canvas, (one, two), piece, PIECE);
            }
        }
    }
}

fn figures(canvas: &mut Canvas, scenery: &Scenery, plan: &Plan, follow: Seat) {
    for ((x, y), beast) in &scenery.beasts {
        let place = plan.tile((*x, *y));
        let drawing = match beast {
            Beast::Bear => art::monsters::BEAR,
            Beast::Dog => art::monsters::DOG,
            Beast::Zombie => art::monsters::ZOMBIE,
        };
        if plan.shows(place) {
            canvas.put(drawing, place.x, place.y + 16.0).scale(0.7 * plan.scale());
        }
    }
    for (number, figure) in scenery.figures.iter().enumerate() {
        let place = plan.at(figure.at);
        if !plan.shows(place) {
            continue;
        }
        let same =
            scenery.figures[..number].iter().filter(|other| other.at == figure.at).count() as f32;
        let foot = Vec2::new(
            place.x + (8.0 - 12.0 * same) * plan.scale(),
            place.y + (18.0 - 12.0 * figure.hop) * plan.scale(),
        );
        let scale = 0.72 * plan.scale();
        canvas.put(pawn(figure.seat), foot.x, foot.y).scale(scale).alpha(figure.there);
        if figure.carries {
            canvas.put(art::pawns::OVER_CARRYING, foot.x, foot.y).scale(scale);
        }
        if figure.injured {
            canvas.put(art::pawns::OVER_INJURED, foot.x, foot.y).scale(scale);
        }
        if figure.seat == follow {
            let area = Rect::from_center_size(place, Vec2::splat(plan.pitch));
            sheet::corners(canvas, area);
        }
    }
}
