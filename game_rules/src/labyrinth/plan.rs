//! Hand-made boards: how they are written down, and when they are valid (rules/labyrinth.md 4.5).
//! A set-up with a plan in it travels as a set-up code; that is the share code of a board.

use serde::{Deserialize, Serialize};

use super::{
    board::{Board, Border},
    place::{Dir, Kind, Size, Tile},
    setup::{Limit, Settings, SetupFault},
};

/// A place on a plan, (x, y). On boards of several levels y goes on counting: see [`super::place`].
pub type At = (i8, i8);

/// A board as its maker draws it. What is not mentioned is safe, open inside and walled outside.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plan {
    /// River tiles from source to end, with their flow.
    pub river: Vec<(At, Dir)>,
    /// Portal sets of one, two or three tiles; each leads to the next.
    pub portals: Vec<Vec<At>>,
    /// Shops.
    pub shops: Vec<At>,
    /// Hospitals.
    pub hospitals: Vec<At>,
    /// Marshes.
    pub marshes: Vec<At>,
    /// Donation centres.
    pub donations: Vec<At>,
    /// Tiles with a pile; a tile named twice has two.
    pub treasures: Vec<At>,
    /// Inner walls: a tile and the side it is on.
    pub walls: Vec<(At, Dir)>,
    /// Exits: a tile and the side it is on.
    pub exits: Vec<(At, Dir)>,
    /// 17.4: the lower ends of stairs.
    pub stairs: Vec<At>,
    /// 17.4: the lift on the lowest level.
    pub lift: Option<At>,
}

/// What is wrong with a plan: the part of it and the reason.
pub type PlanFault = (&'static str, Flaw);

/// A reason why a hand-made board is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The place is outside.
    #[error("{},{} is not on the board", .0.0, .0.1)]
    Outside(At),
    /// Two things are on one tile.
    #[error("{},{} is two things at once", .0.0, .0.1)]
    Twice(At),
    /// A set of portals has an impossible size.
    #[error("a set has 1, 2 or 3 tiles, not {0}")]
    Set(usize),
    /// An inner wall cannot be where the outer wall is.
    #[error("{},{}{} is in the outer wall", .0.0, .0.1, .1)]
    OuterWall(At, Dir),
    /// An exit cannot be inside.
    #[error("{},{}{} is inside", .0.0, .0.1, .1)]
    Inside(At, Dir),
    /// There are more or fewer than the settings say.
    #[error("there are {found}, the settings say {wanted}")]
    Count {
        /// On the board.
        found: u32,
        /// In the settings.
        wanted: u32,
    },
    /// Treasure lies on plain safe tiles only.
    #[error("{},{} is not a safe tile", .0.0, .0.1)]
    NotSafe(At),
    /// A tile nobody can enter or leave.
    #[error("{},{} has no open side", .0.0, .0.1)]
    ShutIn(At),
    /// The river begins inside.
    #[error("{},{} is the source and does not touch the outer wall", .0.0, .0.1)]
    Source(At),
    /// The river is interrupted.
    #[error("{},{} does not flow into the next river tile", .0.0, .0.1)]
    Flow(At),
    /// The river ends inside.
    #[error("{},{} is the end and does not flow against the outer wall", .0.0, .0.1)]
    Mouth(At),
    /// 17.4: a level has more or fewer tiles of a kind than its share.
    #[error("level {level} has {found} of {kind}, it must be {wanted}")]
    Level {
        /// From 0.
        level: u8,
        /// Of which kind.
        kind: Kind,
        /// On the level.
        found: u32,
        /// Its share.
        wanted: u32,
    },
    /// 17.4: a level has more or fewer walls than the settings say.
    #[error("level {level} has {found}, it must be {wanted}")]
    LevelWalls {
        /// From 0.
        level: u8,
        /// On the level.
        found: u32,
        /// In the settings.
        wanted: u32,
    },
    /// 17.4: stairs that lead nowhere.
    #[error("{},{} has no level above it", .0.0, .0.1)]
    TopLevel(At),
    /// 17.4: nobody leaves from upstairs.
    #[error("exits lead out of the lowest level only")]
    HighExit,
}

impl Plan {
    /// Draws the board. Refuses only what cannot be drawn at all: places outside, two things on
    /// one tile, walls and exits where there is no room for them.
    pub fn draw(&self, size: Size) -> Result<Board, PlanFault> {
        let mut board = Board::empty(size);
        let mut taken = vec![false; size.tiles()];
        let on_board =
            |part: &'static str, (x, y): At| size.at(x, y).ok_or((part, Flaw::Outside((x, y))));
        let mut claim = |part: &'static str, at: At| {
            let tile = on_board(part, at)?;
            if std::mem::replace(&mut taken[tile.index()], true) {
                return Err((part, Flaw::Twice(at)));
            }
            Ok(tile)
        };
        let mut river = Vec::with_capacity(self.river.len());
        for &(at, flow) in &self.river {
            river.push((claim("river", at)?, flow));
        }
        for set in &self.portals {
            if !(1..=3).contains(&set.len()) {
                return Err(("portals", Flaw::Set(set.len())));
            }
            let set = set.iter().map(|&at| claim("portals", at)).collect::<Result<Vec<_>, _>>()?;
            board.add_portals(set);
        }
        for &at in &self.stairs {
            let low = claim("stairs", at)?;
            if size.level(low) + 1 == size.levels {
                return Err(("stairs", Flaw::TopLevel(at)));
            }
            let high = claim("stairs", (at.0, at.1.saturating_add(size.stride())))?;
            board.add_stairs(low, high);
        }
        if let Some((x, y)) = self.lift {
            for level in 0..size.levels as i8 {
                let landing = (x, y.saturating_add(level * size.stride()));
                board.set_kind(claim("lift", landing)?, Kind::Lift);
            }
        }
        let lists = [
            ("shops", &self.shops, Kind::Shop),
            ("hospitals", &self.hospitals, Kind::Hospital),
            ("marshes", &self.marshes, Kind::Marsh),
            ("donations", &self.donations, Kind::Donation),
        ];
        for (part, list, kind) in lists {
            for &at in list {
                board.set_kind(claim(part, at)?, kind);
            }
        }
        for &at in &self.treasures {
            on_board("treasures", at)?;
        }
        for &(at, dir) in &self.walls {
            let tile = on_board("walls", at)?;
            if size.next(tile, dir).is_none() {
                return Err(("walls", Flaw::OuterWall(at, dir)));
            }
            board.set_wall(tile, dir, true);
        }
        for &(at, dir) in &self.exits {
            let tile = on_board("exits", at)?;
            if size.next(tile, dir).is_some() {
                return Err(("exits", Flaw::Inside(at, dir)));
            }
            board.set_exit(tile, dir);
        }
        board.set_river(river);
        Ok(board)
    }

    /// Writes a board down.
    pub fn of(board: &Board, treasures: &[Tile]) -> Plan {
        let size = board.size();
        let list = |kind: Kind| board.tiles_of(kind).map(|tile| size.xy(tile)).collect();
        Plan {
            river: board.river().iter().map(|&(tile, dir)| (size.xy(tile), dir)).collect(),
            portals: board
                .portals()
                .iter()
                .map(|set| set.iter().map(|&tile| size.xy(tile)).collect())
                .collect(),
            shops: list(Kind::Shop),
            hospitals: list(Kind::Hospital),
            marshes: list(Kind::Marsh),
            donations: list(Kind::Donation),
            treasures: treasures.iter().map(|&tile| size.xy(tile)).collect(),
            walls: board.walls().map(|(tile, dir)| (size.xy(tile), dir)).collect(),
            exits: board.exits().map(|(tile, dir)| (size.xy(tile), dir)).collect(),
            stairs: board.stairs().iter().map(|&(low, _)| size.xy(low)).collect(),
            lift: board.tiles_of(Kind::Lift).next().map(|tile| size.xy(tile)),
        }
    }

    /// Is it a valid board with these settings (4.5)?
    pub fn check(&self, settings: &Settings) -> Result<(), SetupFault> {
        self.validity(settings).map_err(|(field, flaw)| SetupFault::BadSettings {
            field,
            value: "board".to_owned(),
            reason: Limit::Plan(flaw),
        })
    }

    /// The rules of 4.5, one after the other.
    fn validity(&self, settings: &Settings) -> Result<(), PlanFault> {
        let size = settings.size();
        let board = self.draw(size)?;
        let count = |part: &'static str, found: usize, wanted: u32| {
            let found = found as u32;
            if found == wanted { Ok(()) } else { Err((part, Flaw::Count { found, wanted })) }
        };
        count("river", self.river.len(), settings.tiles_of(Kind::River))?;
        for (length, wanted) in
            [(1, settings.fake_portals), (2, settings.two_way), (3, settings.three_way)]
        {
            let found = self.portals.iter().filter(|set| set.len() == length).count();
            count("portals", found, wanted.into())?;
        }
        count("shops", self.shops.len(), settings.shop.into())?;
        count("hospitals", self.hospitals.len(), settings.hospital.into())?;
        count("marshes", self.marshes.len(), settings.tiles_of(Kind::Marsh))?;
        count("donations", self.donations.len(), settings.tiles_of(Kind::Donation))?;
        count("treasures", self.treasures.len(), settings.piles())?;
        count("walls", board.walls().count(), settings.inner_walls())?;
        count("exits", board.exits().count(), settings.exits.into())?;
        count("stairs", 2 * self.stairs.len(), settings.tiles_of(Kind::Stairs))?;
        count("lift", board.tiles_of(Kind::Lift).count(), settings.tiles_of(Kind::Lift))?;
        Plan::levels_are_valid(&board, settings)?;
        let safe =
            |&&at: &&At| size.at(at.0, at.1).is_some_and(|tile| board.kind(tile) == Kind::Safe);
        if let Some(at) = self.treasures.iter().find(|at| !safe(at)) {
            return Err(("treasures", Flaw::NotSafe(*at)));
        }
        for river in board.rivers() {
            Plan::river_is_valid(&board, river)?;
        }
        for tile in size.all() {
            if Dir::ALL.into_iter().all(|dir| board.open(tile, dir).is_none()) {
                return Err(("walls", Flaw::ShutIn(size.xy(tile))));
            }
        }
        Ok(())
    }

    /// 17.4: every level has its share of everything.
    fn levels_are_valid(board: &Board, settings: &Settings) -> Result<(), PlanFault> {
        let size = board.size();
        for level in 0..size.levels {
            for kind in &Kind::ALL[1..] {
                let here = |tile: &Tile| board.kind(*tile) == *kind;
                let found = size.on_level(level).filter(here).count() as u32;
                let wanted = settings.tiles_on(*kind, level);
                if found != wanted {
                    let flaw = Flaw::Level { level, kind: *kind, found, wanted };
                    return Err(("levels", flaw));
                }
            }
            let walls = board.walls().filter(|(tile, _)| size.level(*tile) == level).count();
            let (found, wanted) = (walls as u32, u32::from(settings.walls));
            if found != wanted {
                return Err(("walls", Flaw::LevelWalls { level, found, wanted }));
            }
        }
        match board.exits().find(|(tile, _)| size.level(*tile) > 0) {
            Some(_) => Err(("exits", Flaw::HighExit)),
            None => Ok(()),
        }
    }

    fn river_is_valid(board: &Board, river: &[(Tile, Dir)]) -> Result<(), PlanFault> {
        let fault = |flaw: Flaw| Err(("river", flaw));
        let (Some(&(source, _)), Some(&(end, last_flow))) = (river.first(), river.last()) else {
            return Ok(());
        };
        let size = board.size();
        if Dir::ALL.into_iter().all(|dir| size.next(source, dir).is_some()) {
            return fault(Flaw::Source(size.xy(source)));
        }
        for pair in river.windows(2) {
            if board.open(pair[0].0, pair[0].1) != Some(pair[1].0) {
                return fault(Flaw::Flow(size.xy(pair[0].0)));
            }
        }
        if board.border(end, last_flow) != Border::Outer {
            return fault(Flaw::Mouth(size.xy(end)));
        }
        Ok(())
    }
}
