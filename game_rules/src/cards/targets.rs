//! Whom and what a card can be played on (rules/cards.md 11: `find_target`).

use super::{
    Cards,
    action::{Aim, Refusal},
    pool::{
        def::Kind,
        ids::CardId,
        words::{Category, Slot, Target, Test},
    },
    state::{SUPPORTS, Spot, TEAM},
    work::{About, Ctx, Item, Origin},
};
use crate::game::Seat;

/// No target.
const NONE: [Aim; 2] = [Aim::Nothing; 2];

impl Cards {
    /// All targets on which `card` could be played now, its condition included; the dice are
    /// another matter.
    pub fn targets(&self, seat: Seat, card: CardId) -> Vec<[Aim; 2]> {
        let mut found = Vec::new();
        self.each_target(seat, card, |on| found.push(on));
        found
    }

    /// Calls `visit` for each of them.
    pub(super) fn each_target(&self, seat: Seat, card: CardId, mut visit: impl FnMut([Aim; 2])) {
        let def = card.def();
        let side = self.open.side(seat);
        if def.category == Category::ArcaneLegend && side.legend_played {
            return;
        }
        let mut try_on = |on: [Aim; 2]| {
            if self.condition_holds(seat, card, on) {
                visit(on);
            }
        };
        if def.category.is_support() && side.supports.len() >= SUPPORTS {
            for place in 0..side.supports.len() as u8 {
                try_on([Aim::Support(place), Aim::Nothing]);
            }
            return;
        }
        match def.target[..] {
            [] => try_on(NONE),
            [Target::MySummon] => {
                for place in 0..side.summons.len() as u8 {
                    try_on([Aim::MySummon(place), Aim::Nothing]);
                }
            }
            [Target::OppSummon] => {
                for place in 0..self.open.side(seat.other()).summons.len() as u8 {
                    try_on([Aim::TheirSummon(place), Aim::Nothing]);
                }
            }
            [one] => {
                for first in (0..3).filter(|&at| self.fits(seat, one, at, None)) {
                    try_on([Aim::Mine(first), Aim::Nothing]);
                }
            }
            [one, two, ..] => {
                for first in (0..3).filter(|&at| self.fits(seat, one, at, None)) {
                    for second in (0..3).filter(|&at| self.fits(seat, two, at, Some(first))) {
                        try_on([Aim::Mine(first), Aim::Mine(second)]);
                    }
                }
            }
        }
    }

    fn fits(&self, side: Seat, target: Target, seat: u8, first: Option<u8>) -> bool {
        let who = self.open.at(Spot { side, seat });
        let other = first != Some(seat);
        who.lives()
            && match target {
                Target::MyCharacter => true,
                Target::MyCharacterIs(id) => who.id == id,
                Target::MyWeapon(weapon) => who.id.def().weapon == weapon,
                Target::MyInjured => who.hurt() > 0,
                Target::MyEquipped(Slot::Weapon) => who.wears(Kind::Weapon).is_some(),
                Target::MyEquipped(Slot::Artifact) => who.wears(Kind::Artifact).is_some(),
                Target::SameWeapon => {
                    let weapon = |seat| self.open.at(Spot { side, seat }).id.def().weapon;
                    other && first.is_some_and(|first| weapon(first) == weapon(seat))
                }
                Target::Other => other,
                Target::MyStandby => seat != self.open.side(side).active,
                Target::MySummon | Target::OppSummon => false,
            }
    }

    fn condition_holds(&self, seat: Seat, card: CardId, on: [Aim; 2]) -> bool {
        let require = &card.def().require;
        require.is_empty() || self.all_hold(require, &card_ctx(seat, card, on))
    }

    /// May `card` be played on that? If not, why not.
    pub(super) fn check_target(
        &self,
        seat: Seat,
        card: CardId,
        on: [Aim; 2],
    ) -> Result<(), Refusal> {
        let category = card.def().category;
        if category == Category::ArcaneLegend && self.open.side(seat).legend_played {
            return Err(Refusal::LegendPlayed);
        }
        let mut found = false;
        self.each_target(seat, card, |target| found |= target == on);
        if found {
            return Ok(());
        }
        Err(self.missing(seat, card, on))
    }

    /// What a card lacks that cannot be played on that.
    fn missing(&self, seat: Seat, card: CardId, on: [Aim; 2]) -> Refusal {
        let def = card.def();
        let aimed = match (&def.target[..], on) {
            ([], NONE) => !def.category.is_support(),
            ([target], [Aim::Mine(at), Aim::Nothing]) => {
                at < TEAM as u8 && self.fits(seat, *target, at, None)
            }
            _ => false,
        };
        if !aimed {
            return Refusal::WrongTarget;
        }
        let ctx = card_ctx(seat, card, on);
        let failed =
            def.require.iter().find(|test| !self.all_hold(std::slice::from_ref(test), &ctx));
        match (failed, on[0]) {
            (Some(Test::TargetIsActive), _) => Refusal::NotInFront,
            (Some(Test::TargetCanCast), Aim::Mine(at)) => {
                let who = self.open.at(Spot { side: seat, seat: at });
                let needed = card.rules().casts.map_or(0, |skill| skill.rules().cost().energy);
                if who.can_cast() {
                    Refusal::Energy { needed, has: who.energy }
                } else {
                    Refusal::CannotCast
                }
            }
            _ => Refusal::Condition,
        }
    }

    /// A card as something that has a price.
    pub(super) fn item(card: CardId, on: [Aim; 2]) -> Item {
        match (card.def().category, on[0]) {
            (Category::Talent, Aim::Mine(seat)) => Item::Talent(card, seat),
            _ => Item::Card(card),
        }
    }
}

/// Who plays a card, and on what.
pub(super) fn card_ctx(side: Seat, card: CardId, aims: [Aim; 2]) -> Ctx {
    Ctx {
        side,
        seat: None,
        this: None,
        origin: Origin::Card(card),
        about: About::Nothing,
        aims,
        consumed: 0,
    }
}
