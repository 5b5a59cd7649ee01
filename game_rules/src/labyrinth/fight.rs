//! Injury, battle and shooting (rules/labyrinth.md 9).

use super::{
    Dir, Event, Health, Item, Kind, Labyrinth, News, Refusal, Tile, event::ShotEnd,
    theme::ThemeName,
};
use crate::game::Seat;

impl Labyrinth {
    /// 9.1. A shield breaks instead (17.10). True if they are injured now.
    pub(super) fn injure(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let player = &mut self.players[seat.index()];
        if player.item == Some(Item::Shield) {
            player.item = None;
            self.tell(News::ShieldBroken { seat }, out);
            return;
        }
        player.health = Health::Injured;
        self.tell(News::Injured { seat }, out);
        self.let_fall(seat, out);
    }

    /// A carried pile falls on the carrier's tile.
    pub(super) fn let_fall(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let player = &mut self.players[seat.index()];
        if let Some(pile) = player.carries.take() {
            let tile = player.tile;
            self.piles.push((tile, pile));
            self.tell(News::Left { seat }, out);
        }
    }

    pub(super) fn may_attack(&self, target: Seat, bullet: bool) -> Result<(), Refusal> {
        if bullet {
            self.holding(|item| item == Item::Bullet)?;
        }
        if target == self.current() {
            return Err(Refusal::SelfAttack);
        }
        let me = self.me();
        let them = match self.players.get(target.index()) {
            Some(them) if them.tile == me.tile => them,
            _ => return Err(Refusal::TargetNotHere),
        };
        if self.board.kind(me.tile) == Kind::Hospital {
            return Err(Refusal::HospitalTruce);
        }
        if !me.is_healthy() {
            return Err(Refusal::TooInjured);
        }
        if !them.is_healthy() {
            return Err(Refusal::TargetInjured);
        }
        Ok(())
    }

    /// 9.2: attacker rolls, then the defender; a tie is the defender's loss.
    pub(super) fn attack(
        &mut self,
        on: Seat,
        bullet: bool,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_attack(on, bullet)?;
        let by = self.current();
        let (rolls, loser) = if bullet {
            self.me_mut().item = None;
            (None, on)
        } else {
            let attacker = self.dice.between("attacker", 1, 6) as u8;
            let defender = self.dice.between("defender", 1, 6) as u8;
            let edge = self.settings().edge(self.players[on.index()].carries.is_some());
            let loser = if attacker + edge < defender { by } else { on };
            (Some((attacker, defender)), loser)
        };
        self.tell(News::Battle { by, on, rolls, loser }, out);
        self.injure(loser, out);
        if self.settings().expansions.twist(ThemeName::PsychWard) {
            self.players[loser.index()].skip_next = true;
        }
        Ok(())
    }

    /// 9.3.
    pub(super) fn shoot(&mut self, dir: Dir, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.holding(|item| item == Item::Bullet)?;
        let by = self.current();
        self.me_mut().item = None;
        let end = self.fly(dir);
        self.tell(News::Shot { by, dir: Some(dir), end }, out);
        match end {
            ShotEnd::Hit(victim) => self.injure(victim, out),
            ShotEnd::Beast(beast) => self.hit_beast(beast, dir),
            ShotEnd::Miss | ShotEnd::Spent(_) => {}
        }
        Ok(())
    }

    /// The tiles a bullet or beam crosses from the active adventurer, nearest first.
    pub(super) fn line_of(&self, dir: Dir, range: u8) -> impl Iterator<Item = Tile> {
        std::iter::successors(Some(self.me().tile), move |&tile| self.board.open(tile, dir))
            .skip(1)
            .take(range.into())
    }

    fn fly(&self, dir: Dir) -> ShotEnd {
        for tile in self.line_of(dir, self.settings().gun_range()) {
            let nearest = self
                .active_first()
                .find(|seat| self.players[seat.index()].tile == tile && *seat != self.current());
            if let Some(seat) = nearest {
                let sanctuary =
                    self.settings().hospital_sanctuary && self.board.kind(tile) == Kind::Hospital;
                return match self.players[seat.index()].health {
                    _ if sanctuary => ShotEnd::Miss,
                    Health::Healthy => ShotEnd::Hit(seat),
                    Health::Injured => ShotEnd::Spent(seat),
                };
            }
            if let Some(beast) = self.beasts_on(tile).first() {
                return ShotEnd::Beast(beast);
            }
        }
        ShotEnd::Miss
    }
}
