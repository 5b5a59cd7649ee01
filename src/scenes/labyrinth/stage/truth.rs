//! The true board under a lantern, in the coordinates of `mockups/labyrinth-omniscient`.

use bevy::{math::Rect, prelude::*};
use game_rules::{
    game::Seat,
    labyrinth::{Beast, Board, Dir, Kind, Tile, board::Border, theme::ThemeName},
};

use super::{Lens, Life, Words, chip, number, pawn, seats, sheet};
use crate::{
    art::{
        canvas::{Canvas, Face},
        palette::THEME,
        sprites::{Look, Sprite as Drawing, Way, labyrinth as art},
    },
    evil::Pose,
    scenes::labyrinth::{
        picture::{Picture, Sheet},
        truth::Scenery,
    },
};

/// What is written on the stage of those who see everything.
#[derive(Clone, Debug)]
pub struct TruthWords {
    /// "OMNISCIENT".
    pub sign: String,
    /// "What Rosa believes".
    pub believes: String,
    /// Who was one wall apart from whom.
    pub note: String,
    /// Everything else.
    pub usual: Words,
}

const AREA: Rect = Rect { min: Vec2::new(56.0, 84.0), max: Vec2::new(520.0, 560.0) };
const BELIEF: Rect = Rect { min: Vec2::new(540.0, 132.0), max: Vec2::new(730.0, 540.0) };
/// The same where no seat list is beside it: the seats are in the tray.
const WIDE: Rect = Rect { min: Vec2::new(560.0, 132.0), max: Vec2::new(938.0, 556.0) };
const PITCH: f32 = 52.0;
/// How long a piece of thread is drawn.
const PIECE: f32 = 56.0;
const LARGEST: f32 = 76.0;

/// Where tiles lie.
#[derive(Clone, Copy, Debug)]
struct Plan {
    left: f32,
    bottom: f32,
    pitch: f32,
}

impl Plan {
    fn of(board: &Board) -> Plan {
        let size = board.size();
        let (across, up) = (f32::from(size.width), f32::from(size.rows()));
        let pitch = (AREA.width() / (across + 0.4)).min(AREA.height() / (up + 0.6)).min(LARGEST);
        Plan {
            left: AREA.center().x - across * pitch / 2.0,
            bottom: AREA.center().y + up * pitch / 2.0,
            pitch,
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
}

/// Draws everything on the stage of those who see everything.
#[expect(clippy::too_many_arguments, reason = "a picture is made from all of it")]
pub fn draw(
    canvas: &mut Canvas,
    board: &Board,
    scenery: &Scenery,
    (belief, islands): (Option<&Picture>, &[Sheet]),
    (follow, alone): (Seat, bool),
    look: Option<Look>,
    pose: &Pose,
    words: &TruthWords,
    life: Life,
) {
    super::ground(canvas, pose, life);
    let plan = Plan::of(board);
    card(canvas, board, &plan);
    floor(canvas, board, &plan, look);
    for ((x, y), count) in &scenery.piles {
        let place = plan.tile((*x, *y));
        let drawing = if *count > 1 { art::tiles::TREASURE_2 } else { art::tiles::TREASURE_1 };
        canvas.put(drawing, place.x, place.y).scale(plan.scale());
    }
    trails(canvas, scenery, &plan);
    walls(canvas, board, &plan, look);
    threads(canvas, board, &plan);
    figures(canvas, scenery, &plan, follow);
    for (number, tile) in board.size().all().enumerate() {
        let place = plan.tile(board.size().xy(tile));
        canvas.spot("place", number, Rect::from_center_size(place, Vec2::splat(plan.pitch)));
    }
    if let Some(picture) = belief {
        let area = if alone { WIDE } else { BELIEF };
        let islands = if alone { islands } else { &[] };
        page(canvas, picture, follow, (area, words), life, islands);
    }
    if !alone {
        seats::draw(canvas, &words.usual);
    }
    sign(canvas, words);
    whisper(canvas, words);
    canvas.put(art::table::VIGNETTE, 0.0, 0.0).alpha(0.7);
}

/// The card the board is built on.
fn card(canvas: &mut Canvas, board: &Board, plan: &Plan) {
    let size = board.size();
    let low = Vec2::new(plan.left, plan.bottom);
    let extent = Vec2::new(f32::from(size.width), -f32::from(size.rows())) * plan.pitch;
    let high = low + extent;
    let area = Rect::from_corners(low, high).inflate(8.0);
    canvas.stretch(art::table::CARD, area, Color::srgb(0.72, 0.68, 0.58));
}

/// The drawing as the theme of the table has it.
fn themed(drawing: &'static Drawing, look: Option<Look>) -> &'static Drawing {
    let mut looks = drawing.looks.iter();
    looks.find(|(one, _)| Some(*one) == look).map_or(drawing, |(_, drawing)| drawing)
}

/// The look of a theme.
pub fn look(theme: ThemeName) -> Look {
    match theme {
        ThemeName::HauntedHouse => Look::HauntedHouse,
        ThemeName::CursedForest => Look::CursedForest,
        ThemeName::PsychWard => Look::PsychWard,
        ThemeName::PirateShip => Look::PirateShip,
    }
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
            if let Some(from) = from.filter(|from| from.distance(to) < plan.pitch * 1.5) {
                for share in [0.33, 0.66] {
                    let place = from.lerp(to, share) + aside;
                    canvas.put(print, place.x, place.y).scale(0.7).alpha(alpha);
                }
            }
            canvas.put(print, to.x + aside.x, to.y + aside.y).scale(0.7).alpha(alpha);
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
                if let Some(drawing) = drawing {
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
            sheet::thread(canvas, (one, two), piece, PIECE);
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
        canvas.put(drawing, place.x, place.y + 16.0).scale(0.7 * plan.scale());
    }
    for (number, figure) in scenery.figures.iter().enumerate() {
        let place = plan.at(figure.at);
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

/// What the followed seat believes, on its own page.
fn page(
    canvas: &mut Canvas,
    picture: &Picture,
    follow: Seat,
    (area, words): (Rect, &TruthWords),
    life: Life,
    islands: &[Sheet],
) {
    canvas.stretch(art::table::SLIP, area, Color::WHITE);
    let head =
        Rect::new(area.min.x + 12.0, area.min.y + 10.0, area.max.x - 10.0, area.min.y + 44.0);
    canvas.put(chip(follow), head.min.x + 12.0, head.center().y).scale(0.6);
    canvas
        .write(
            &words.believes,
            Face::SerifBold,
            22.0,
            THEME.ink.first.color(),
            (head.center().x + 12.0, head.center().y),
        )
        .within(head.width() - 40.0, 28.0);
    let inner =
        Rect::new(area.min.x + 10.0, head.max.y + 8.0, area.max.x - 10.0, area.max.y - 12.0);
    // The sheet the seat stands on has most of the page; the others lie below it.
    let others = if islands.is_empty() { 0.0 } else { 0.3 * inner.height() };
    let upper = Rect::new(inner.min.x, inner.min.y, inner.max.x, inner.max.y - others);
    let lens = Lens::on(&picture.open, picture.size, upper, 44.0);
    sheet::whole(canvas, &picture.open, picture.size, &lens, &words.usual, life);
    let each = inner.width() / islands.len().max(1) as f32;
    for (number, island) in islands.iter().enumerate() {
        let left = inner.min.x + each * number as f32;
        let area = Rect::new(left + 6.0, upper.max.y + 8.0, left + each - 6.0, inner.max.y);
        let lens = Lens::on(island, picture.size, area, 30.0);
        sheet::paper(canvas, island, &lens, &words.usual, life);
    }
}

/// What nobody knew then, while everybody's way is shown.
fn whisper(canvas: &mut Canvas, words: &TruthWords) {
    if words.note.is_empty() {
        return;
    }
    let area = Rect::new(596.0, 84.0, 938.0, 126.0);
    canvas.stretch(art::table::SPEECH, area, Color::WHITE);
    let (ink, middle) = (THEME.ink.first.color(), (area.center().x, area.center().y));
    canvas.write(&words.note, Face::Serif, 20.0, ink, middle).within(area.width() - 36.0, 30.0);
}

/// A brass frame and a sign, so that nobody mistakes this for a seat.
fn sign(canvas: &mut Canvas, words: &TruthWords) {
    canvas.stretch(art::table::FRAME, Rect::new(2.0, 42.0, 958.0, 578.0), Color::WHITE);
    let area = Rect::new(180.0, 44.0, 396.0, 78.0);
    canvas.stretch(crate::art::sprites::shell::ui::BTN_BRASS_REST, area, Color::WHITE);
    canvas
        .engrave(&words.sign, Face::SerifBold, 20.0, (area.center().x, area.center().y))
        .within(area.width() - 30.0, 28.0);
}
