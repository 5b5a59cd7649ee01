//! What a brush does to a hand-made board (rules/labyrinth.md 4.5). Every stroke keeps the board
//! drawable: a tile is one thing at a time.

use game_rules::{
    dice::Dice,
    labyrinth::{
        Dir, Kind, Setup, Size,
        generate::generate,
        plan::{At, Plan},
        setup::Settings,
    },
};

/// What is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Brush {
    /// A kind of tile without a will of its own.
    #[default]
    Safe,
    /// A marsh.
    Marsh,
    /// A shop.
    Shop,
    /// A hospital.
    Hospital,
    /// The next tile of the river; its last tile again takes it back.
    River,
    /// A portal of a set of so many.
    Portal(u8),
    /// A pile.
    Treasure,
    /// A side: a wall inside, an exit outside.
    Side(Dir),
}

impl Brush {
    /// All of them, as the palette shows them.
    pub const ALL: [Brush; 13] = [
        Brush::Safe,
        Brush::Marsh,
        Brush::Shop,
        Brush::Hospital,
        Brush::River,
        Brush::Portal(1),
        Brush::Portal(2),
        Brush::Portal(3),
        Brush::Treasure,
        Brush::Side(Dir::Up),
        Brush::Side(Dir::Right),
        Brush::Side(Dir::Down),
        Brush::Side(Dir::Left),
    ];
}

/// A board of these settings, drawn by the generator, to begin with; where they count what no board
/// has, a usual one of that size. Boards drawn by hand have one level.
pub fn begin(settings: &Settings, number: u64) -> Plan {
    let mut settings = settings.clone();
    settings.expansions.levels = None;
    let settings = &settings;
    let mut dice = Dice::stream(number, "draft");
    let playable = |settings: &Settings| {
        let setup = Setup { settings: settings.clone(), ..Setup::default() };
        setup.check().is_ok()
    };
    for settings in [settings, &usual(settings)] {
        if playable(settings)
            && let Ok(drawn) = generate(settings, &mut dice)
        {
            return Plan::of(&drawn.board, &drawn.treasures);
        }
    }
    Plan::default()
}

/// As many of everything as a board of this size usually has.
fn usual(settings: &Settings) -> Settings {
    let (width, height) = (settings.width, settings.height);
    let tiles = width.saturating_mul(height);
    Settings {
        river: width.min(height) + 1 + width.max(height) / 3,
        bends: 2,
        marsh: tiles / 8,
        walls: tiles / 4,
        hearing: settings.hearing,
        expansions: settings.expansions,
        width,
        height,
        ..Settings::default()
    }
}

/// One stroke; `pending` are the portals of a set that is not complete yet.
pub fn stroke(plan: &mut Plan, size: Size, pending: &mut Vec<At>, brush: Brush, at: At) {
    if !matches!(brush, Brush::Portal(_)) {
        pending.clear();
    }
    match brush {
        Brush::Safe => wipe(plan, at),
        Brush::Marsh | Brush::Shop | Brush::Hospital => {
            let was = list(plan, brush).is_some_and(|list| list.contains(&at));
            wipe(plan, at);
            plan.treasures.retain(|pile| *pile != at);
            if let Some(list) = list(plan, brush).filter(|_| !was) {
                list.push(at);
            }
        }
        Brush::River => river(plan, size, at),
        Brush::Portal(count) => portal(plan, pending, count, at),
        Brush::Treasure => match plan.treasures.iter().position(|pile| *pile == at) {
            Some(place) => drop(plan.treasures.remove(place)),
            None => {
                wipe(plan, at);
                plan.treasures.push(at);
            }
        },
        Brush::Side(dir) => side(plan, size, at, dir),
    }
}

fn list(plan: &mut Plan, brush: Brush) -> Option<&mut Vec<At>> {
    Some(match brush {
        Brush::Marsh => &mut plan.marshes,
        Brush::Shop => &mut plan.shops,
        Brush::Hospital => &mut plan.hospitals,
        _ => return None,
    })
}

/// Whatever the tile was, it is safe now. A river ends before it, a set of portals is gone.
fn wipe(plan: &mut Plan, at: At) {
    let lists = [&mut plan.marshes, &mut plan.shops, &mut plan.hospitals, &mut plan.donations];
    lists.into_iter().for_each(|list| list.retain(|tile| *tile != at));
    plan.portals.retain(|set| !set.contains(&at));
    if let Some(place) = plan.river.iter().position(|(tile, _)| *tile == at) {
        plan.river.truncate(place);
    }
}

fn towards((x, y): At, (u, v): At) -> Option<Dir> {
    Dir::ALL.into_iter().find(|dir| (x + dir.delta().0, y + dir.delta().1) == (u, v))
}

/// The side on which a tile touches the outer wall; straight on, if there are two.
fn outward(size: Size, at: At, before: Dir) -> Dir {
    let out = |dir: &Dir| size.at(at.0 + dir.delta().0, at.1 + dir.delta().1).is_none();
    let ahead = Some(before).filter(out);
    ahead.or_else(|| Dir::ALL.into_iter().find(out)).unwrap_or(before)
}

fn river(plan: &mut Plan, size: Size, at: At) {
    if plan.river.last().is_some_and(|(last, _)| *last == at) {
        plan.river.pop();
    } else if let Some(&(last, _)) = plan.river.last() {
        let Some(dir) = towards(last, at) else { return };
        if plan.river.iter().any(|(tile, _)| *tile == at) {
            return;
        }
        wipe(plan, at);
        plan.treasures.retain(|pile| *pile != at);
        if let Some(end) = plan.river.last_mut() {
            end.1 = dir;
        }
        plan.river.push((at, dir));
    } else {
        wipe(plan, at);
        plan.treasures.retain(|pile| *pile != at);
        plan.river.push((at, Dir::Up));
    }
    if let Some((end, flow)) = plan.river.last_mut() {
        *flow = outward(size, *end, *flow);
    }
}

fn portal(plan: &mut Plan, pending: &mut Vec<At>, count: u8, at: At) {
    if let Some(place) = pending.iter().position(|tile| *tile == at) {
        pending.remove(place);
        return;
    }
    wipe(plan, at);
    plan.treasures.retain(|pile| *pile != at);
    pending.push(at);
    if pending.len() >= usize::from(count.clamp(1, 3)) {
        plan.portals.push(std::mem::take(pending));
    }
}

fn side(plan: &mut Plan, size: Size, at: At, dir: Dir) {
    let beyond = (at.0 + dir.delta().0, at.1 + dir.delta().1);
    let toggle = |list: &mut Vec<(At, Dir)>, names: [(At, Dir); 2]| {
        let known = list.len();
        list.retain(|one| !names.contains(one));
        if list.len() == known {
            list.push(names[0]);
        }
    };
    if size.at(beyond.0, beyond.1).is_some() {
        toggle(&mut plan.walls, [(at, dir), (beyond, dir.back())]);
    } else {
        toggle(&mut plan.exits, [(at, dir), (at, dir)]);
    }
}

/// The settings count what is on the board.
pub fn settle(setup: &mut Setup) {
    let Some(plan) = &setup.board else { return };
    setup.settings.expansions.levels = None;
    let Ok(board) = plan.draw(setup.settings.size()) else { return };
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let sets = |length: usize| count(plan.portals.iter().filter(|set| set.len() == length).count());
    let settings = &mut setup.settings;
    settings.river = count(plan.river.len());
    settings.marsh = count(board.tiles_of(Kind::Marsh).count());
    settings.shop = count(board.tiles_of(Kind::Shop).count());
    settings.hospital = count(board.tiles_of(Kind::Hospital).count());
    (settings.fake_portals, settings.two_way, settings.three_way) = (sets(1), sets(2), sets(3));
    if settings.expansions.treasure_kinds.is_none() {
        settings.treasure = count(plan.treasures.len());
    }
    settings.walls = count(board.walls().count());
    settings.exits = count(board.exits().count());
    // Whoever has drawn the board knows it.
    setup.known_seed = true;
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{code, game::Game, labyrinth::Labyrinth};

    fn drafted(number: u64) -> Setup {
        let mut setup = Setup::default();
        setup.board = Some(begin(&setup.settings, number));
        settle(&mut setup);
        setup
    }

    #[test]
    fn a_board_begins_valid_and_travels_as_a_code() {
        for number in 0..6 {
            let setup = drafted(number);
            assert_eq!(setup.check(), Ok(()));
            assert!(setup.known_seed);
            let code = code::write_setup::<Labyrinth>(&setup);
            assert_eq!(code::read_setup::<Labyrinth>(&code).unwrap(), setup);
            Labyrinth::start(&setup, 1).unwrap();
        }
    }

    /// An empty board is no dead end, whatever its size.
    #[test]
    fn another_board_can_always_be_drawn() {
        for (width, height) in [(5, 5), (5, 12), (8, 8), (12, 12)] {
            let mut setup = Setup { board: Some(Plan::default()), ..Setup::default() };
            (setup.settings.width, setup.settings.height) = (width, height);
            settle(&mut setup);
            assert!(setup.check().is_err(), "there is no river");
            setup.board = Some(begin(&setup.settings, 1));
            settle(&mut setup);
            assert_eq!(setup.check(), Ok(()), "{width} × {height}");
        }
    }

    #[test]
    fn strokes_never_leave_a_tile_two_things_at_once() {
        let mut setup = drafted(3);
        let size = setup.settings.size();
        let mut dice = Dice::stream(5, "strokes");
        let mut pending = Vec::new();
        for _ in 0..3000 {
            let brush = Brush::ALL[dice.below("brush", 13) as usize];
            let at = (dice.below("x", 8) as i8, dice.below("y", 8) as i8);
            let plan = setup.board.as_mut().unwrap();
            stroke(plan, size, &mut pending, brush, at);
            assert!(plan.draw(size).is_ok(), "{brush:?} {at:?}: {:?}", plan.draw(size));
            settle(&mut setup);
        }
    }

    #[test]
    fn strokes_draw_and_take_back() {
        let size = Size::flat(5, 5);
        let (mut plan, mut pending) = (Plan::default(), Vec::new());
        let mut draw = |brush, at| stroke(&mut plan, size, &mut pending, brush, at);
        for x in 0..5 {
            draw(Brush::River, (x, 2));
        }
        draw(Brush::River, (0, 0));
        draw(Brush::Portal(2), (1, 1));
        draw(Brush::Portal(2), (3, 3));
        draw(Brush::Side(Dir::Up), (0, 0));
        draw(Brush::Side(Dir::Left), (0, 0));
        draw(Brush::Treasure, (4, 4));
        assert_eq!(plan.river.len(), 5, "(0,0) does not touch its end");
        assert!(plan.river.iter().all(|(_, flow)| *flow == Dir::Right));
        assert_eq!(plan.portals, [vec![(1, 1), (3, 3)]]);
        assert_eq!(plan.walls, [((0, 0), Dir::Up)]);
        assert_eq!(plan.exits, [((0, 0), Dir::Left)]);
        let mut draw = |brush, at| stroke(&mut plan, size, &mut pending, brush, at);
        draw(Brush::Side(Dir::Down), (0, 1));
        draw(Brush::Marsh, (3, 3));
        draw(Brush::River, (4, 2));
        draw(Brush::Treasure, (4, 4));
        assert!(plan.walls.is_empty() && plan.portals.is_empty() && plan.treasures.is_empty());
        assert_eq!((plan.river.len(), plan.marshes.len()), (4, 1));
    }
}
