//! Where the rivals are whom nobody can follow, in one imagined world. In Whisper nobody hears their
//! steps, but much is told that binds them: who is met or is not, a purchase, a battle, a bullet that
//! hits, a turn lost in a marsh, a cure. Each rival is a chance for every tile, which spreads with every
//! step (in any open direction, for nobody knows better) and shrinks with everything that is told.

use super::walk::{MISTAKE, Walk, pick};
use crate::{
    dice::Dice,
    game::{Seat, SeatSet},
    labyrinth::{
        Board, Dir, Health, Kind, News, Tile, View,
        event::{Beam, ShotEnd},
        theme::ThemeName,
    },
};

/// Everybody whose place is a matter of chances, by seat.
#[derive(Clone, Debug, Default)]
pub(in crate::labyrinth) struct Rivals {
    walks: Vec<Option<Walk>>,
}

/// What an announcement is heard in: the world, the public facts, and the seat that hears it.
pub(in crate::labyrinth) struct Scene<'a> {
    pub(in crate::labyrinth) board: &'a Board,
    pub(in crate::labyrinth) view: &'a View,
    /// The own seat, and its tile where that is known in this world.
    pub(in crate::labyrinth) own: (Seat, Option<Tile>),
}

impl Scene<'_> {
    pub(in crate::labyrinth) fn is_kind(&self, tile: Tile, kind: Kind) -> bool {
        self.board.kind(tile) == kind
    }

    /// The tiles a bullet or a beam crosses, nearest first.
    fn line(&self, from: Tile, dir: Dir, range: u8) -> Vec<Tile> {
        std::iter::successors(Some(from), |&tile| self.board.open(tile, dir))
            .skip(1)
            .take(range.into())
            .collect()
    }

    /// Everything a bullet from here can reach; and from where one can reach this tile.
    fn in_line(&self, tile: Tile) -> Vec<Tile> {
        let range = self.view.settings().gun_range();
        Dir::ALL.into_iter().flat_map(|dir| self.line(tile, dir, range)).collect()
    }
}

impl Rivals {
    /// Everybody in `unseen` somewhere on a plain safe tile.
    pub(in crate::labyrinth) fn new(
        board: &Board,
        treasures: &[Tile],
        own: Option<Tile>,
        unseen: &[bool],
    ) -> Rivals {
        let plain = |tile: Tile| {
            board.kind(tile) == Kind::Safe && !treasures.contains(&tile) && own != Some(tile)
        };
        let walk = Walk::from(board, plain);
        Rivals { walks: unseen.iter().map(|&unseen| unseen.then(|| walk.clone())).collect() }
    }

    /// Is this one of them?
    pub(in crate::labyrinth) fn follow(&self, seat: Seat) -> bool {
        self.walk(seat).is_some()
    }

    /// Is there anybody?
    pub(in crate::labyrinth) fn any(&self) -> bool {
        self.walks.iter().any(Option::is_some)
    }

    fn walk(&self, seat: Seat) -> Option<&Walk> {
        self.walks.get(seat.index())?.as_ref()
    }

    fn walk_mut(&mut self, seat: Seat) -> Option<&mut Walk> {
        self.walks.get_mut(seat.index())?.as_mut()
    }

    /// Takes in one announcement; how likely it was.
    pub(in crate::labyrinth) fn hear(
        &mut self,
        scene: &Scene<'_>,
        news: &News,
        piles: &mut Vec<Tile>,
        dice: &mut Dice,
    ) -> f64 {
        if !self.any() {
            return 1.0;
        }
        let (me, own) = scene.own;
        let mut chance = self.come_to_rest(scene, news);
        match *news {
            News::Turn { seat } => chance *= self.with(seat, |walk| walk.begin(scene)),
            News::Lost { seat } => chance *= self.with(seat, |walk| walk.lose(scene)),
            News::Healed { seat } => chance *= self.with(seat, |walk| walk.heal(scene)),
            News::Ended { seat } => chance *= self.with(seat, |walk| walk.end(scene)),
            News::Landed { seat, around } | News::Around { seat, around } if seat == me => {
                chance *= self.meet_all(own, around.companions());
            }
            News::Found { seat, by, .. } if seat == me => {
                chance *= self.with(by, |walk| walk.step_to(scene, own));
            }
            News::Bought { seat, .. } => chance *= self.is_at(scene, seat, Kind::Shop, true),
            News::Dropped { seat, .. } => chance *= self.is_at(scene, seat, Kind::Shop, false),
            News::Donated { seat, .. } | News::FromBin { seat, .. } => {
                chance *= self.is_at(scene, seat, Kind::Donation, true);
            }
            News::CheckedIn { seat } => chance *= self.is_at(scene, seat, Kind::Hospital, true),
            News::Mauled { seat, .. } => chance *= self.is_at(scene, seat, Kind::Hospital, false),
            News::KitUsed { seat } => {
                chance *= self.act(scene, seat);
                self.with(seat, |walk| {
                    walk.kit = true;
                    1.0
                });
            }
            News::Blessed { seat } => {
                chance *= self.with(seat, |walk| walk.step_into(scene, |kind| kind == Kind::Marsh));
                self.with(seat, |walk| {
                    walk.excused = true;
                    1.0
                });
            }
            News::Xp { seat, xp } => chance *= self.with(seat, |walk| walk.learn(scene, xp)),
            News::Taken { seat } | News::Explosion { seat } if self.follow(seat) => {
                chance *= self.act(scene, seat) * self.take(seat, piles, dice);
                let carries = matches!(news, News::Taken { .. });
                self.with(seat, |walk| {
                    walk.carries = carries;
                    1.0
                });
            }
            News::Left { seat } if self.follow(seat) => {
                if let Some(tile) = self.walk(seat).map(|walk| walk.draw(dice)) {
                    self.with(seat, |walk| walk.bind(|there| there == tile));
                    piles.push(tile);
                }
                self.with(seat, |walk| {
                    walk.carries = false;
                    1.0
                });
            }
            News::FoolsGold { seat, .. } => {
                chance *= self.with(seat, |walk| walk.crumble(scene));
            }
            News::Battle { by, on, loser, .. } => {
                chance *= self.act(scene, by);
                let truce = |tile| scene.is_kind(tile, Kind::Hospital);
                chance *= self.share_tile(scene, (by, on), |tile| !truce(tile), dice);
                let ward = scene.view.settings().expansions.twist(ThemeName::PsychWard);
                self.with(loser, |walk| {
                    walk.excused |= ward;
                    1.0
                });
            }
            News::Traded { by, to } | News::Offered { by, to, .. } | News::Declined { by, to } => {
                chance *= self.act(scene, by) * self.share_tile(scene, (by, to), |_| true, dice);
            }
            News::MapCopied { from, to, .. } => {
                chance *= self.share_tile(scene, (from, to), |_| true, dice);
            }
            News::Shot { by, dir, end } => {
                chance *= self.act(scene, by) * self.shot(scene, (by, dir), end, dice);
            }
            News::Lit { seat, dir: Some(dir), beam: Some(ref beam) } if seat == me => {
                chance *= self.lit(scene, dir, beam);
            }
            _ => {}
        }
        chance
    }

    /// What the scoreboard says between turns: who will lose the next one.
    pub(in crate::labyrinth) fn settle(&mut self, scene: &Scene<'_>) -> f64 {
        let mut chance = 1.0;
        for (index, figure) in scene.view.figures.iter().enumerate() {
            let Some(walk) = self.walks.get_mut(index).and_then(Option::as_mut) else { continue };
            if walk.active || !walk.walked {
                continue;
            }
            let patient = walk.kit || figure.health == Health::Injured;
            chance *= walk.sunk(scene, figure.skip_next, patient);
        }
        chance
    }

    /// A tile for everybody.
    pub(in crate::labyrinth) fn draw(
        &self,
        scene: &Scene<'_>,
        tiles: &mut [Tile],
        dice: &mut Dice,
    ) {
        for (walk, tile) in self.walks.iter().zip(tiles) {
            let Some(walk) = walk else { continue };
            *tile = if walk.active {
                let mut walk = walk.clone();
                walk.has_moved(scene, scene.view.doing.moved);
                walk.draw(dice)
            } else {
                walk.draw(dice)
            };
        }
    }

    fn with(&mut self, seat: Seat, deed: impl FnOnce(&mut Walk) -> f64) -> f64 {
        self.walk_mut(seat).map_or(1.0, deed)
    }

    /// Somebody does something in their own turn: perhaps after their step.
    fn act(&mut self, scene: &Scene<'_>, seat: Seat) -> f64 {
        self.with(seat, |walk| if walk.active { walk.drift(scene) } else { 1.0 })
    }

    /// Somebody does something that needs a tile of this kind, or cannot be done on one.
    fn is_at(&mut self, scene: &Scene<'_>, seat: Seat, kind: Kind, is: bool) -> f64 {
        let drifted = self.act(scene, seat);
        drifted * self.with(seat, |walk| walk.bind(|tile| scene.is_kind(tile, kind) == is))
    }

    /// Whoever has just landed is on another tile than the own one, unless that is told now.
    fn come_to_rest(&mut self, scene: &Scene<'_>, news: &News) -> f64 {
        let (me, own) = scene.own;
        let mut chance = 1.0;
        for (index, walk) in self.walks.iter_mut().enumerate() {
            let Some(walk) = walk.as_mut().filter(|walk| walk.landing) else { continue };
            let seat = Seat(index as u8);
            // Experience comes after a blessing, and both before the landing.
            let waits = matches!(*news, News::Xp { seat: one, .. } if one == seat);
            let told =
                matches!(*news, News::Found { seat: one, by, .. } if one == me && by == seat);
            if waits {
                continue;
            }
            walk.landing = false;
            if let Some(own) = own {
                chance *= walk.bind(|tile| (tile == own) == told);
            }
        }
        chance
    }

    /// The own seat has looked around: everybody is there or is not.
    fn meet_all(&mut self, own: Option<Tile>, there: SeatSet) -> f64 {
        let Some(own) = own else { return 1.0 };
        let mut chance = 1.0;
        for (index, walk) in self.walks.iter_mut().enumerate() {
            let met = there.contains(Seat(index as u8));
            if let Some(walk) = walk {
                chance *= walk.bind(|tile| (tile == own) == met);
            }
        }
        chance
    }

    /// A pile is taken from where it lies.
    fn take(&mut self, seat: Seat, piles: &mut Vec<Tile>, dice: &mut Dice) -> f64 {
        let Some(walk) = self.walk_mut(seat) else { return 1.0 };
        let chance = walk.bind(|tile| piles.contains(&tile));
        let tile = walk.draw(dice);
        walk.bind(|there| there == tile);
        match piles.iter().rposition(|&lies| lies == tile) {
            Some(index) => {
                piles.remove(index);
            }
            None => {
                piles.pop();
            }
        }
        chance
    }

    /// Two adventurers stand on one tile, of which something is known.
    fn share_tile(
        &mut self,
        scene: &Scene<'_>,
        (one, two): (Seat, Seat),
        fits: impl Fn(Tile) -> bool,
        dice: &mut Dice,
    ) -> f64 {
        let (me, own) = scene.own;
        for (here, there) in [(one, two), (two, one)] {
            if here == me {
                let Some(own) = own else { return 1.0 };
                return self.with(there, |walk| walk.bind(|tile| tile == own));
            }
        }
        let (Some(first), Some(second)) = (self.walk(one), self.walk(two)) else { return 1.0 };
        let both = |tile: Tile| match fits(tile) {
            true => first.at(tile) * second.at(tile),
            false => 0.0,
        };
        let weights: Vec<f64> = scene.board.size().all().map(both).collect();
        let total: f64 = weights.iter().sum();
        let tile = if total > 0.0 { pick(&weights, dice) } else { first.draw(dice) };
        self.with(one, |walk| walk.bind(|there| there == tile));
        self.with(two, |walk| walk.bind(|there| there == tile));
        if total > 0.0 { total } else { MISTAKE }
    }

    fn shot(
        &mut self,
        scene: &Scene<'_>,
        (by, dir): (Seat, Option<Dir>),
        end: ShotEnd,
        dice: &mut Dice,
    ) -> f64 {
        let (me, own) = scene.own;
        match (end, dir, own) {
            (ShotEnd::Miss, Some(dir), Some(own)) if by == me => self.missed(scene, own, dir),
            (ShotEnd::Hit(hit) | ShotEnd::Spent(hit), Some(dir), Some(own)) if by == me => {
                self.hit(scene, (own, dir), hit, dice)
            }
            (ShotEnd::Hit(hit) | ShotEnd::Spent(hit), _, Some(own)) if hit == me => {
                let line = scene.in_line(own);
                self.with(by, |walk| walk.bind(|tile| line.contains(&tile)))
            }
            (ShotEnd::Hit(hit) | ShotEnd::Spent(hit), ..) if by != me => {
                self.shot_each_other(scene, by, hit, dice)
            }
            _ => 1.0,
        }
    }

    /// The own bullet found nobody: nobody is in its line, as far as a hospital that may have stopped
    /// it.
    fn missed(&mut self, scene: &Scene<'_>, own: Tile, dir: Dir) -> f64 {
        let settings = scene.view.settings();
        let haven =
            |tile: &Tile| settings.hospital_sanctuary && scene.is_kind(*tile, Kind::Hospital);
        let line = scene.line(own, dir, settings.gun_range());
        let empty: Vec<Tile> = line.into_iter().take_while(|tile| !haven(tile)).collect();
        let walks = self.walks.iter_mut().flatten();
        walks.map(|walk| walk.bind(|tile| !empty.contains(&tile))).product()
    }

    /// The own bullet hit somebody: the first in its line, and of those on one tile the one whose turn
    /// comes soonest.
    fn hit(
        &mut self,
        scene: &Scene<'_>,
        (own, dir): (Tile, Dir),
        hit: Seat,
        dice: &mut Dice,
    ) -> f64 {
        let line = scene.line(own, dir, scene.view.settings().gun_range());
        let Some(victim) = self.walk(hit) else { return 1.0 };
        let others = |place: usize| -> f64 {
            let walks = self.walks.iter().enumerate();
            let walks = walks.filter(|(index, _)| *index != hit.index());
            let before = |walk: &Walk| line[..place].iter().map(|&tile| walk.at(tile)).sum::<f64>();
            walks.filter_map(|(_, walk)| walk.as_ref()).map(|walk| 1.0 - before(walk)).product()
        };
        let weights: Vec<f64> =
            (0..line.len()).map(|place| victim.at(line[place]) * others(place)).collect();
        let total: f64 = weights.iter().sum();
        if line.is_empty() {
            return MISTAKE;
        }
        let place = match total > 0.0 {
            true => pick(&weights, dice).index(),
            false => dice.below("line", line.len() as u64) as usize,
        };
        let order = &scene.view.order;
        let turn = |seat: Seat| {
            let place = |one: Seat| order.iter().position(|&other| other == one).unwrap_or(0);
            (place(seat) + order.len() - place(scene.own.0)) % order.len()
        };
        for (index, walk) in self.walks.iter_mut().enumerate() {
            let Some(walk) = walk else { continue };
            let seat = Seat(index as u8);
            let sooner = usize::from(turn(seat) < turn(hit));
            let empty = &line[..place + sooner];
            walk.bind(|tile| match seat == hit {
                true => tile == line[place],
                false => !empty.contains(&tile),
            });
        }
        if total > 0.0 { total } else { MISTAKE }
    }

    /// One rival has shot another.
    fn shot_each_other(&mut self, scene: &Scene<'_>, by: Seat, hit: Seat, dice: &mut Dice) -> f64 {
        let (Some(shooter), Some(victim)) = (self.walk(by), self.walk(hit)) else { return 1.0 };
        let tiles: Vec<Tile> = scene.board.size().all().collect();
        let aim = |tile: &Tile| match shooter.at(*tile) > 0.0 {
            true => {
                let line = scene.in_line(*tile);
                shooter.at(*tile) * line.iter().map(|&there| victim.at(there)).sum::<f64>()
            }
            false => 0.0,
        };
        let weights: Vec<f64> = tiles.iter().map(aim).collect();
        let total: f64 = weights.iter().sum();
        if total <= 0.0 {
            return MISTAKE;
        }
        let from = pick(&weights, dice);
        let line = scene.in_line(from);
        self.with(by, |walk| walk.bind(|tile| tile == from));
        self.with(hit, |walk| walk.bind(|tile| line.contains(&tile)));
        total
    }

    /// The own light has shown who is on some tiles, and who is not.
    fn lit(&mut self, scene: &Scene<'_>, dir: Dir, beam: &Beam) -> f64 {
        let Some(own) = scene.own.1 else { return 1.0 };
        let line = scene.line(own, dir, beam.tiles.len() as u8);
        let mut chance = 1.0;
        for (&there, lit) in line.iter().zip(&beam.tiles) {
            chance *= self.meet_all(Some(there), lit.players);
        }
        chance
    }
}

#[cfg(test)]
#[path = "rivals_tests.rs"]
mod tests;
