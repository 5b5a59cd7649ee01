//! What was told, lived through once more in an imagined world: which piles lay where at the start
//! (rules/labyrinth.md 4.1, step 4), where they have gone since, and where the rivals are whom nobody
//! can follow.

use super::{
    imagine::{Atlas, Stamp},
    rivals::{Rivals, Scene},
};
use crate::{
    dice::Dice,
    game::Seat,
    labyrinth::{
        Board, Event, Kind, News, Tile, View,
        event::{Beam, Reading},
        expansions::guide,
        knowledge::CellRef,
        place::Dir,
    },
};

/// How much worse a world is in which something was told that could not have been.
const MISTAKE: f64 = 1e-6;

/// An announcement, and where the followed adventurer it is about stood.
pub(in crate::labyrinth) struct Moment {
    event: Event,
    at: Option<(Seat, CellRef)>,
}

/// What a world became.
pub(in crate::labyrinth) struct Present {
    pub(in crate::labyrinth) rivals: Rivals,
    pub(in crate::labyrinth) piles: Vec<Tile>,
    /// How likely all that was told is in this world, compared with others.
    pub(in crate::labyrinth) chance: f64,
}

/// What is known of a tile's pile at the start.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Began {
    Full,
    Empty,
}

impl Atlas {
    /// Those announcements that say something of piles or rivals.
    pub(in crate::labyrinth) fn moments(
        view: &View,
        trail: Vec<Option<(Seat, CellRef)>>,
    ) -> Vec<Moment> {
        // Somebody who came later than the first announcement knows no places.
        let known = trail.len() == view.heard.len();
        let steps = trail.into_iter().map(|step| step.filter(|_| known));
        let steps = steps.chain(std::iter::repeat(None));
        let moments = view.heard.iter().zip(steps);
        moments.map(|(event, at)| Moment { event: event.clone(), at }).collect()
    }
}

impl Stamp<'_> {
    /// The tiles that start with a pile, and the chance that those of the generator fit what was seen.
    pub(in crate::labyrinth) fn treasures(
        &self,
        atlas: &Atlas,
        dice: &mut Dice,
    ) -> Option<(Vec<Tile>, f64)> {
        let began = &self.began(atlas)?;
        let mut treasures = Vec::new();
        let mut chance = 1.0;
        for level in 0..self.size.levels {
            let safe = |tile: &Tile| matches!(self.kinds[tile.index()], None | Some(Kind::Safe));
            let safe: Vec<Tile> = self.size.on_level(level).filter(safe).collect();
            let with = |fact: Option<Began>| -> Vec<Tile> {
                safe.iter().copied().filter(|tile| began[tile.index()] == fact).collect()
            };
            let sure = with(Some(Began::Full));
            let mut free = with(None);
            let count = self.settings.piles_on(level) as usize;
            let missing = count.checked_sub(sure.len())?;
            if missing > free.len() || count > safe.len() {
                return None;
            }
            chance *= sets(free.len(), missing) / sets(safe.len(), count);
            treasures.extend(sure);
            for _ in 0..missing {
                let index = dice.below("treasure", free.len() as u64) as usize;
                treasures.push(free.swap_remove(index));
            }
        }
        Some((treasures, chance))
    }

    /// What is certain of each tile's pile at the start; None if that contradicts itself.
    fn began(&self, atlas: &Atlas) -> Option<Vec<Option<Began>>> {
        let mut began: Vec<Option<Began>> = vec![None; self.size.tiles()];
        let mut note = |tile: Tile, fact: Began| {
            let known = began[tile.index()].get_or_insert(fact);
            let wet = !matches!(self.kinds[tile.index()], None | Some(Kind::Safe));
            *known == fact && !(wet && fact == Began::Full)
        };
        for start in &atlas.starts {
            if let Some(tile) = self.tile(start.fragment, start.at)
                && !note(tile, Began::Empty)
            {
                return None;
            }
        }
        // Where piles were put down and taken; somewhere nobody knows. A dog drags its pile off without a
        // sound (17.11).
        let (mut left, mut taken) = (Vec::new(), Vec::new());
        let dog = self.settings.expansions.dog;
        let (mut strewn, mut robbed) = (dog, dog);
        for moment in &atlas.past {
            let place = moment.at.and_then(|(_, at)| self.tile(at.fragment, at.at));
            let fits = match (&moment.event.news, place) {
                (News::Landed { around, .. } | News::Around { around, .. }, Some(tile)) => {
                    match around.treasure {
                        true if !strewn && !left.contains(&tile) => note(tile, Began::Full),
                        false if !robbed && !taken.contains(&tile) => note(tile, Began::Empty),
                        _ => true,
                    }
                }
                (News::Taken { .. } | News::Explosion { .. }, Some(tile)) => {
                    let fits = strewn || left.contains(&tile) || note(tile, Began::Full);
                    taken.push(tile);
                    fits
                }
                (News::Left { .. }, Some(tile)) => {
                    left.push(tile);
                    true
                }
                (News::Taken { .. } | News::Explosion { .. }, None) => {
                    robbed = true;
                    true
                }
                (News::Left { .. } | News::StreamTurned, _) => {
                    strewn = true;
                    true
                }
                _ => true,
            };
            if !fits {
                return None;
            }
        }
        Some(began)
    }

    /// Everything that was told, from the start to now. The board is the present one and the same
    /// again afterwards.
    pub(in crate::labyrinth) fn relive(
        &self,
        atlas: &Atlas,
        board: &mut Board,
        treasures: &[Tile],
        view: &View,
        dice: &mut Dice,
    ) -> Option<Present> {
        let turns = |moment: &&Moment| moment.event.news == News::StreamTurned;
        if atlas.past.iter().filter(turns).count() % 2 == 1 {
            board.reverse_river();
        }
        let mut own = atlas.start.and_then(|start| self.tile(start.fragment, start.at));
        let rivals = Rivals::new(board, treasures, own, &atlas.unseen);
        let mut now = Present { rivals, piles: treasures.to_vec(), chance: 1.0 };
        for Moment { event, at } in &atlas.past {
            let place = at.and_then(|(_, at)| self.tile(at.fragment, at.at));
            if at.is_some_and(|(seat, _)| seat == atlas.seat) {
                own = place;
            }
            match (&event.news, place) {
                (News::StreamTurned, _) => turn_stream(board, &mut now.piles),
                (News::Guided { to, by: Some(by), .. }, Some(tile))
                    if guide(board, *to, tile) != Some(*by) =>
                {
                    return None;
                }
                (news, Some(tile)) => {
                    now.chance *= handle(board, &mut now.piles, news, tile, dice);
                }
                _ => {}
            }
            let scene = Scene { board, view, own: (atlas.seat, own) };
            now.chance *= now.rivals.hear(&scene, &event.news, &mut now.piles, dice);
        }
        let carried = view.figures.iter().filter(|figure| figure.carries).count();
        let total = view.piles.iter().map(|&count| usize::from(count)).sum::<usize>();
        let lying = total.saturating_sub(carried);
        now.piles.truncate(lying);
        while now.piles.len() < lying {
            now.piles.push(anywhere(board, dice)?);
        }
        Some(now)
    }
}

/// What an announcement about somebody on `tile` does to the piles, and how likely it was.
pub(in crate::labyrinth) fn handle(
    board: &Board,
    piles: &mut Vec<Tile>,
    news: &News,
    tile: Tile,
    dice: &mut Dice,
) -> f64 {
    match news {
        News::Landed { around, .. } | News::Around { around, .. } => {
            sees(board, piles, tile, around.treasure, dice)
        }
        News::Taken { .. } | News::Explosion { .. } => {
            match piles.iter().rposition(|&lies| lies == tile) {
                Some(index) => {
                    piles.remove(index);
                    1.0
                }
                None => {
                    piles.pop();
                    MISTAKE
                }
            }
        }
        News::Left { .. } => {
            piles.push(tile);
            1.0
        }
        News::Lit { dir: Some(dir), beam: Some(beam), .. } => {
            lights(board, piles, (tile, *dir), beam, dice)
        }
        News::Scanned { reading: Some(told), .. } => {
            let shown = Reading::of(board.size(), tile, piles.iter().copied());
            let same = match (shown, *told) {
                (Reading::Nothing, Reading::Nothing) => true,
                (
                    Reading::Pile { band, dx, dy, .. },
                    Reading::Pile { band: b, dx: x, dy: y, .. },
                ) => (band, dx, dy) == (b, x, y),
                _ => false,
            };
            if same { 1.0 } else { MISTAKE }
        }
        _ => 1.0,
    }
}

/// Piles are moved to fit what is seen rather than giving the world up.
fn sees(board: &Board, piles: &mut [Tile], tile: Tile, treasure: bool, dice: &mut Dice) -> f64 {
    let lies = piles.contains(&tile);
    if treasure == lies {
        return 1.0;
    }
    if treasure {
        let count = piles.len() as u64;
        if count > 0 {
            piles[dice.below("pile", count) as usize] = tile;
        }
        return MISTAKE;
    }
    for pile in piles.iter_mut().filter(|pile| **pile == tile) {
        for _ in 0..8 {
            if *pile == tile {
                *pile = anywhere(board, dice).unwrap_or(tile);
            }
        }
    }
    MISTAKE
}

/// What a beam shows of the tiles it crosses.
fn lights(
    board: &Board,
    piles: &mut [Tile],
    (from, dir): (Tile, Dir),
    beam: &Beam,
    dice: &mut Dice,
) -> f64 {
    let mut tile = from;
    let mut chance = 1.0;
    for lit in &beam.tiles {
        let Some(next) = board.size().next(tile, dir) else { return chance };
        tile = next;
        chance *= sees(board, piles, tile, lit.treasure, dice);
    }
    chance
}

/// 17.12: the river reverses, and piles on its new source are washed on.
pub(in crate::labyrinth) fn turn_stream(board: &mut Board, piles: &mut [Tile]) {
    board.reverse_river();
    for river in board.rivers() {
        let (source, _) = river[0];
        for pile in piles.iter_mut().filter(|pile| **pile == source) {
            *pile = board.rest(source);
        }
    }
}

fn anywhere(board: &Board, dice: &mut Dice) -> Option<Tile> {
    let safe: Vec<Tile> = board.tiles_of(Kind::Safe).collect();
    match safe.len() {
        0 => None,
        count => Some(safe[dice.below("pile", count as u64) as usize]),
    }
}

/// How many sets of `k` things there are among `n`.
fn sets(n: usize, k: usize) -> f64 {
    (0..k).map(|index| (n - index) as f64 / (index + 1) as f64).product()
}
