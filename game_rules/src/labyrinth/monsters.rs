//! Monsters (rules/labyrinth.md 17.11): the bear that mimics, the dog that guards, the zombies
//! that walk. Where they are is secret; who shares their tile is told their kind.

use serde::{Deserialize, Serialize};

use super::{
    Dir, Event, Hearing, Kind, Labyrinth, News, Tile,
    setup::{SetupFault, SetupStage},
};
use crate::{
    dice::Dice,
    game::{Seat, SetupError},
};

/// A kind of monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Beast {
    /// Mimics steps.
    Bear,
    /// Guards treasure.
    Dog,
    /// Hunts the healthy.
    Zombie,
}

impl Beast {
    const ALL: [Beast; 3] = [Beast::Bear, Beast::Dog, Beast::Zombie];

    /// The word in scripts.
    pub const fn word(self) -> &'static str {
        match self {
            Beast::Bear => "bear",
            Beast::Dog => "dog",
            Beast::Zombie => "zombie",
        }
    }

    /// Reads a word.
    pub fn parse(word: &str) -> Option<Beast> {
        Beast::ALL.into_iter().find(|beast| beast.word() == word)
    }
}

/// A set of kinds of monsters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Beasts(u8);

impl Beasts {
    fn insert(&mut self, beast: Beast) {
        self.0 |= 1 << beast as u8;
    }

    /// Is it among them?
    pub fn contains(self, beast: Beast) -> bool {
        self.0 & 1 << beast as u8 != 0
    }

    /// The kinds.
    pub fn iter(self) -> impl Iterator<Item = Beast> {
        Beast::ALL.into_iter().filter(move |&beast| self.contains(beast))
    }

    /// The first kind.
    pub fn first(self) -> Option<Beast> {
        self.iter().next()
    }
}

/// One monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Monster {
    /// Its kind.
    pub beast: Beast,
    /// Where it is.
    pub tile: Tile,
    /// It does nothing until so many turns are over.
    pub sleeps_until: u32,
}

/// Zombies of the expansion.
const ZOMBIES: usize = 2;
/// Zombies walk after every so many rounds.
const SHAMBLE: u32 = 2;
/// How far a zombie smells.
const SCENT: u8 = 2;
/// Rounds that a bear shot does nothing.
const STUNNED: u32 = 2;
/// Rounds that a bear, and a zombie, that has harmed somebody does nothing.
const FED: (u32, u32) = (4, 8);
/// On how many sides of a die the dog drags its pile off.
const DRAGS: i64 = 5;
/// How far from every start tile the bear begins, where there is room.
const BEAR_DISTANCE: u8 = 3;

impl Labyrinth {
    /// Where monsters begin. `plain` are the plain safe tiles nobody starts on.
    pub(super) fn place_monsters(
        &mut self,
        plain: Vec<Tile>,
        dice: &mut Dice,
    ) -> Result<(), SetupError> {
        let on = self.settings().expansions;
        let size = self.board.size();
        let mut pick = |from: &mut Vec<Tile>, beast: Beast| {
            if from.is_empty() {
                return Err(SetupFault::GenerationFailed { stage: SetupStage::Monsters });
            }
            let index = dice.below("monster", from.len() as u64) as usize;
            Ok(Monster { beast, tile: from.swap_remove(index), sleeps_until: 0 })
        };
        let mut monsters = Vec::new();
        if on.bear {
            let far = |tile: &Tile, least: u8| {
                self.players.iter().all(|one| size.apart(one.tile, *tile, least))
            };
            let not_hospital = |tile: &Tile| self.board.kind(*tile) != Kind::Hospital;
            let anywhere: Vec<Tile> = size.all().filter(not_hospital).collect();
            // On a crowded board as far away as there is room, at last on any tile.
            let mut tiles = [plain, anywhere]
                .iter()
                .flat_map(|from| (0..=BEAR_DISTANCE).rev().map(move |least| (from, least)))
                .map(|(from, least)| from.iter().copied().filter(|tile| far(tile, least)).collect())
                .find(|tiles: &Vec<Tile>| !tiles.is_empty())
                .unwrap_or_default();
            monsters.push(pick(&mut tiles, Beast::Bear)?);
        }
        if on.dog {
            let mut tiles = self.piles.iter().map(|&(tile, _)| tile).collect();
            monsters.push(pick(&mut tiles, Beast::Dog)?);
        }
        if on.zombie {
            let mut tiles: Vec<Tile> = self.board.tiles_of(Kind::Marsh).collect();
            for _ in 0..ZOMBIES.min(tiles.len()) {
                monsters.push(pick(&mut tiles, Beast::Zombie)?);
            }
        }
        self.monsters = monsters;
        Ok(())
    }

    /// Which kinds are on a tile.
    pub(super) fn beasts_on(&self, tile: Tile) -> Beasts {
        let mut beasts = Beasts::default();
        for monster in &self.monsters {
            if monster.tile == tile {
                beasts.insert(monster.beast);
            }
        }
        beasts
    }

    /// Does the dog lie on this tile?
    pub(super) fn is_guarded(&self, tile: Tile) -> bool {
        self.monsters.iter().any(|one| one.beast == Beast::Dog && one.tile == tile)
    }

    /// After a successful step: barks, contact, and the bear's own step, if there was a direction to
    /// mimic.
    pub(super) fn beasts_answer(&mut self, seat: Seat, dir: Option<Dir>, out: &mut Vec<Event>) {
        let tile = self.players[seat.index()].tile;
        if self.is_guarded(tile) {
            let at = (self.settings().hearing == Hearing::Aloud).then_some(seat);
            self.tell(News::Bark { at }, out);
        }
        for index in 0..self.monsters.len() {
            if self.monsters[index].tile == tile {
                self.strike(index, out);
            }
        }
        let Some(dir) = dir else { return };
        for index in 0..self.monsters.len() {
            let Monster { beast: Beast::Bear, tile, sleeps_until } = self.monsters[index] else {
                continue;
            };
            if sleeps_until > self.turns {
                continue;
            }
            if let Some(rest) = self.board.step(tile, dir)
                && self.board.kind(rest) != Kind::Hospital
            {
                self.monsters[index].tile = rest;
            }
            self.strike(index, out);
        }
    }

    /// Harms every healthy player on the monster's tile, unless it is a hospital.
    fn strike(&mut self, index: usize, out: &mut Vec<Event>) {
        let Monster { beast, tile, sleeps_until } = self.monsters[index];
        if beast == Beast::Dog || sleeps_until > self.turns {
            return;
        }
        if self.board.kind(tile) == Kind::Hospital {
            return;
        }
        let mut met = false;
        for place in 0..self.order.len() {
            let seat = self.order[place];
            let player = &self.players[seat.index()];
            if player.tile == tile && player.is_healthy() {
                met = true;
                self.tell(News::Mauled { seat, beast }, out);
                self.injure(seat, out);
            }
        }
        if met {
            self.monsters[index].sleeps_until =
                self.turns + self.rounds(if beast == Beast::Bear { FED.0 } else { FED.1 });
        }
    }

    /// So many rounds in turns: a round is every seat once.
    fn rounds(&self, rounds: u32) -> u32 {
        rounds * self.order.len() as u32
    }

    /// A bullet: a bear rests, dog and zombie are gone.
    pub(super) fn hit_beast(&mut self, beast: Beast, dir: Dir) {
        let tile = self
            .line_of(dir, self.settings().gun_range())
            .find(|&tile| self.monsters.iter().any(|one| one.tile == tile));
        let hit = |one: &Monster| one.beast == beast && Some(one.tile) == tile;
        let Some(index) = self.monsters.iter().position(hit) else { return };
        if beast == Beast::Bear {
            // The step of this turn counts if it is still to be made.
            let first = self.turns + u32::from(self.doing.moved);
            self.monsters[index].sleeps_until = first + self.rounds(STUNNED);
        } else {
            self.monsters.remove(index);
        }
    }

    /// An item dropped on the dog's tile draws it away.
    pub(super) fn dog_follows_scent(&mut self, out: &mut Vec<Event>) {
        let here = self.me().tile;
        let Some(index) =
            self.monsters.iter().position(|one| one.beast == Beast::Dog && one.tile == here)
        else {
            return;
        };
        let mut tiles: Vec<Tile> =
            self.board.size().all().filter(|&tile| self.pile_on(tile) && tile != here).collect();
        if tiles.is_empty() {
            tiles = self.board.tiles_of(Kind::Safe).filter(|&tile| !self.pile_on(tile)).collect();
        }
        if tiles.is_empty() {
            return;
        }
        let choice = self.dice.below("scent", tiles.len() as u64) as usize;
        self.monsters[index].tile = tiles[choice];
        let seat = self.current();
        let around = self.around(seat);
        self.tell(News::Around { seat, around }, out);
    }

    /// At the end of the turn of somebody who stands before the dog: on 1 to 5 it drags the pile off.
    pub(super) fn dog_drags(&mut self) {
        let here = self.me().tile;
        let dog = self.monsters.iter().position(|one| one.beast == Beast::Dog && one.tile == here);
        let pile = self.piles.iter().rposition(|&(lies, _)| lies == here);
        let (Some(dog), Some(pile)) = (dog, pile) else { return };
        let tiles: Vec<Tile> =
            self.board.tiles_of(Kind::Safe).filter(|&tile| !self.pile_on(tile)).collect();
        if tiles.is_empty() || self.dice.between("dog", 1, 6) > DRAGS {
            return;
        }
        let there = tiles[self.dice.below("drag", tiles.len() as u64) as usize];
        self.monsters[dog].tile = there;
        self.piles[pile].0 = there;
    }

    /// After the last seat of a round.
    pub(super) fn zombies_walk(&mut self, out: &mut Vec<Event>) {
        let round = self.turns / self.order.len() as u32;
        if !round.is_multiple_of(SHAMBLE) {
            return;
        }
        for index in 0..self.monsters.len() {
            let Monster { beast: Beast::Zombie, tile, sleeps_until } = self.monsters[index] else {
                continue;
            };
            // Rest covers the walk after its last round.
            if sleeps_until >= self.turns {
                continue;
            }
            let next = self.towards_the_healthy(tile).or_else(|| {
                let open: Vec<Tile> =
                    Dir::ALL.into_iter().filter_map(|dir| self.zombie_way(tile, dir)).collect();
                if open.is_empty() {
                    return None;
                }
                Some(open[self.dice.below("zombie", open.len() as u64) as usize])
            });
            if let Some(next) = next {
                self.monsters[index].tile = next;
            }
            self.strike(index, out);
        }
    }

    /// Zombies use neither river nor portals nor hospitals.
    fn zombie_way(&self, tile: Tile, dir: Dir) -> Option<Tile> {
        self.board.open(tile, dir).filter(|&there| {
            !matches!(self.board.kind(there), Kind::River | Kind::Portal | Kind::Hospital)
        })
    }

    /// One step on a shortest way to the nearest healthy player, if one is near enough. Staying
    /// where a healthy player already is counts as being there.
    fn towards_the_healthy(&self, tile: Tile) -> Option<Tile> {
        let mut best: Option<(u8, Tile)> = None;
        for &seat in &self.order {
            let player = &self.players[seat.index()];
            if !player.is_healthy() {
                continue;
            }
            if player.tile == tile {
                return Some(tile);
            }
            let away = self.zombie_distances(player.tile);
            for dir in Dir::ALL {
                let Some(there) = self.zombie_way(tile, dir) else { continue };
                let steps = away[there.index()].saturating_add(1);
                if steps <= SCENT && best.is_none_or(|(least, _)| steps < least) {
                    best = Some((steps, there));
                }
            }
        }
        best.map(|(_, there)| there)
    }

    /// Steps a zombie needs from every tile to `goal`.
    fn zombie_distances(&self, goal: Tile) -> Vec<u8> {
        let mut away = vec![u8::MAX; self.board.size().tiles()];
        if matches!(self.board.kind(goal), Kind::River | Kind::Portal | Kind::Hospital) {
            return away;
        }
        away[goal.index()] = 0;
        let mut queue = std::collections::VecDeque::from([goal]);
        while let Some(tile) = queue.pop_front() {
            for dir in Dir::ALL {
                if let Some(there) = self.zombie_way(tile, dir)
                    && away[there.index()] == u8::MAX
                {
                    away[there.index()] = away[tile.index()] + 1;
                    queue.push_back(there);
                }
            }
        }
        away
    }
}
