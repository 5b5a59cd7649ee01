//! What a seat is offered (rules/labyrinth.md 6, 14): never more than it knows.

use super::{
    Action, Dir, Item, Kind, Labyrinth, Refusal,
    action::Goods,
    event::Around,
    expansions::{CURE_PRICE, REVEAL_PRICE},
    theme::ThemeName,
};
use crate::game::{Game, Illegal, Seat, Viewer};

impl Labyrinth {
    /// Does the active seat know of the pile it stands on? Only somebody who took one and traded it
    /// away may not (11.4, 17.3).
    fn knows_of_pile(&self, seat: Seat) -> bool {
        !self.settings().expansions.trading
            || Around::heard(self.heard_by(Viewer::Seat(seat)), seat).treasure
    }

    /// What `seat` is offered, from what it knows (6: never more, so that nothing leaks).
    pub(super) fn offered_commands(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.vote.is_some() {
            out.extend([Action::Vote(true), Action::Vote(false)]);
            return;
        }
        if self.offer.is_some() {
            out.extend([Action::Accept(true), Action::Accept(false)]);
            return;
        }
        // What is hardly ever possible is asked for only where it may be: this runs at every
        // decision.
        let me = &self.players[seat.index()];
        let kind = self.board.kind(me.tile);
        if !self.doing.moved {
            out.extend(Dir::ALL.map(Action::Move));
        }
        if kind == Kind::Shop && me.sure && self.may_buy().is_ok() {
            out.push(Action::Buy);
        }
        match me.item {
            Some(Item::Bullet) => out.extend(Dir::ALL.map(Action::Shoot)),
            Some(Item::Kit) if self.may_use_kit().is_ok() => out.push(Action::UseKit),
            Some(Item::Scanner) if !self.piles.is_empty() => out.push(Action::Scan),
            Some(Item::Light(_)) => out.extend(Dir::ALL.map(Action::Light)),
            Some(Item::Dynamite) => out.extend(Dir::ALL.map(Action::Blast)),
            _ => {}
        }
        if me.item.is_some() && !(me.sure && kind == Kind::Shop) {
            out.push(Action::DropItem);
        }
        if me.carries.is_some() {
            out.push(Action::DropTreasure);
        } else if self.may_take().is_ok() && self.knows_of_pile(seat) {
            out.push(Action::TakeTreasure);
        }
        for (index, other) in self.players.iter().enumerate() {
            if other.tile == me.tile && index != seat.index() {
                let target = Seat(index as u8);
                for bullet in [false, true] {
                    if self.may_attack(target, bullet).is_ok() {
                        out.push(Action::Attack { target, bullet });
                    }
                }
            }
        }
        if kind == Kind::Hospital && me.sure && self.may_check_in().is_ok() {
            out.push(Action::CheckIn);
        }
        if self.settings().expansions.offer_commands() {
            self.offered_extras(seat, out);
        }
        if self.may_end() {
            out.push(Action::EndTurn);
        }
    }

    /// Why `seat` is not offered `action`. Somebody who does not know where they stand is not told by
    /// a refusal either: what belongs to a place they do not know to be there is refused for that.
    pub(super) fn not_offered(&self, seat: Seat, action: Action) -> Option<Illegal<Refusal>> {
        if self.legal(seat).contains(&action) {
            return None;
        }
        let refused = self.clone().command(seat, action, &mut Vec::new()).err();
        let is_asked_first = match refused {
            Some(Illegal::Refused(why)) => matches!(why, Refusal::VoteOpen | Refusal::OfferOpen),
            Some(_) => true,
            None => false,
        };
        if is_asked_first {
            return refused;
        }
        let me = self.me();
        let away = match action {
            Action::Buy => Refusal::NotInShop,
            Action::CheckIn if !me.is_healthy() => Refusal::NotInHospital,
            Action::Donate if me.item.is_some() => Refusal::NotInDonationCentre,
            Action::TakeFromBin => Refusal::NotInDonationCentre,
            Action::Climb if self.settings().expansions.levels.is_some() && !self.doing.moved => {
                Refusal::NotOnStairs
            }
            Action::TakeTreasure if me.carries.is_none() && !self.knows_of_pile(seat) => {
                return Some(Illegal::Refused(Refusal::NoTreasureHere));
            }
            _ => return refused,
        };
        if me.sure { refused } else { Some(Illegal::Refused(away)) }
    }

    /// The commands of section 17 that the active seat knows it can use.
    fn offered_extras(&self, seat: Seat, out: &mut Vec<Action>) {
        let on = &self.settings().expansions;
        let me = &self.players[seat.index()];
        if on.xp {
            let priced = [
                (Action::FindHospital, self.may_find(Kind::Hospital).is_ok()),
                (Action::FindShop, self.may_find(Kind::Shop).is_ok()),
                (Action::RevealObstacle, me.xp >= REVEAL_PRICE),
                (Action::Cure, me.xp >= CURE_PRICE && !me.is_healthy()),
            ];
            out.extend(priced.into_iter().filter(|(_, can)| *can).map(|(action, _)| action));
        }
        if on.trading {
            let goods = [Goods::NONE, Goods::ITEM, Goods::TREASURE, Goods::MAP];
            for to in self.order.iter().copied() {
                for (give, want) in goods.into_iter().flat_map(|g| goods.map(|w| (g, w))) {
                    if self.may_offer(to, give, want).is_ok() {
                        out.push(Action::Offer { to, give, want });
                    }
                }
            }
        }
        if me.sure && self.may_donate().is_ok() {
            out.push(Action::Donate);
        }
        if me.sure && self.may_take_from_bin().is_ok() {
            out.push(Action::TakeFromBin);
        }
        if me.sure && self.may_climb().is_ok() {
            out.push(Action::Climb);
        }
        if on.twist(ThemeName::HauntedHouse) && me.ghost_walk && !self.doing.moved {
            out.extend(Dir::ALL.map(Action::GhostWalk));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::{Setup, adventurer::Health};

    /// Somebody who was carried off in the dark stands in a shop, a hospital or on plain ground and does
    /// not know which: asking is answered alike, although the rules would sell and would heal.
    #[test]
    fn a_refusal_does_not_tell_where_somebody_is() {
        let (mut lost, _) = Labyrinth::start(&Setup::default(), 5).unwrap();
        let seat = lost.current();
        lost.doing.moved = true;
        lost.players[seat.index()].sure = false;
        lost.players[seat.index()].health = Health::Injured;
        let at = |kind| {
            let mut there = lost.clone();
            there.players[seat.index()].tile = there.board.tiles_of(kind).next().unwrap();
            there
        };
        let places = [Kind::Shop, Kind::Hospital, Kind::Safe].map(at);
        for (action, away, allowed) in
            [(Action::Buy, Refusal::NotInShop, 0), (Action::CheckIn, Refusal::NotInHospital, 1)]
        {
            let mut there = places[allowed].clone();
            assert!(there.apply(seat, &action, &mut Vec::new()).is_ok(), "{action:?}");
            for place in &places {
                assert_eq!(place.why_not(seat, &action), Some(Illegal::Refused(away)));
            }
            let mut sure = places[allowed].clone();
            sure.players[seat.index()].sure = true;
            assert_eq!(sure.why_not(seat, &action), None, "whoever knows the place is offered it");
        }
    }
}
