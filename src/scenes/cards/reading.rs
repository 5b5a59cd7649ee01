//! What follows from a view: what everything in hand costs, what can be done, and why not. The
//! engine itself answers, on a copy that holds only what the seat may know.

use game_rules::{
    cards::{
        Action, Aim, Refusal, View,
        element::Face,
        knowledge::preview::{Branch, Foresight},
        pool::{
            def::{Cost, Kind},
            ids::{CardId, EntityId},
        },
        rack::Rack,
        state::{Ask, Entity},
        work::{Item, Zone, ZoneRef},
    },
    game::{Illegal, Seat, Viewer},
};

/// Why something cannot be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The rules say so.
    Refused(Refusal),
    /// The dice do not fit.
    Poor,
    /// No die can be tuned.
    NoDie,
}

/// Something that could be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// What it costs now.
    pub cost: Cost,
    /// What it is printed with.
    pub printed: Cost,
    /// What changed the price.
    pub changed: Vec<EntityId>,
    /// The ways to do it, with the automatic payment.
    pub ways: Vec<Action>,
    /// Why there is none.
    pub why: Option<Why>,
}

/// A view, thought through.
#[derive(Debug, Default)]
pub struct Reading {
    foresight: Option<Foresight>,
    /// Skills of the active character.
    pub skills: Vec<Offer>,
    /// Cards in hand, by place.
    pub cards: Vec<Offer>,
    /// Switches, by seat of the team.
    pub switches: Vec<Option<Offer>>,
    /// Dice that can be tuned.
    pub tunable: Vec<Face>,
}

impl Reading {
    /// Thinks a view through.
    pub fn of(view: &View) -> Reading {
        let Viewer::Seat(seat) = view.who else { return Reading::default() };
        let Some(foresight) = Foresight::new(view) else { return Reading::default() };
        if view.open.ask != Ask::Act(seat) {
            return Reading { foresight: Some(foresight), ..Reading::default() };
        }
        let legal = foresight.legal();
        let side = view.open.side(seat);
        let lead = side.lead();
        let skills = (0u8..).zip(lead.id.skills()).map(|(index, _)| {
            let like =
                |action: &Action| matches!(action, Action::Skill { index: at, .. } if *at == index);
            let wanted = Action::Skill { index, pay: Rack::EMPTY };
            offer(&foresight, view, &legal, like, wanted)
        });
        let skills = skills.collect();
        let hand = view.own[seat.index() & 1].cards.iter().map(|held| held.card);
        let cards = hand.map(|card| card_offer(&foresight, view, &legal, card)).collect();
        let switches = (0..3u8).map(|to| {
            let lives = side.team[usize::from(to)].lives() && to != side.active;
            lives.then(|| {
                let like =
                    |action: &Action| matches!(action, Action::Switch { to: at, .. } if *at == to);
                offer(&foresight, view, &legal, like, Action::Switch { to, pay: Rack::EMPTY })
            })
        });
        let switches = switches.collect();
        let mut tunable = Vec::new();
        for action in &legal {
            if let Action::Tune { die, .. } = action
                && !tunable.contains(die)
            {
                tunable.push(*die);
            }
        }
        Reading { foresight: Some(foresight), skills, cards, switches, tunable }
    }

    /// What an action would do, if it can be done.
    pub fn foresee(&self, action: &Action) -> Option<Vec<Branch>> {
        self.foresight.as_ref()?.of(action).ok()
    }

    /// The automatic payment of a price.
    pub fn payment(&self, cost: &Cost) -> Option<Rack> {
        self.foresight.as_ref()?.payment(cost)
    }

    /// Can anything but ending the round be done?
    pub fn anything_left(&self) -> bool {
        let offers = self.skills.iter().chain(&self.cards);
        offers.chain(self.switches.iter().flatten()).any(|offer| !offer.ways.is_empty())
    }
}

/// What an action costs, how it can be done, and why not.
fn offer(
    foresight: &Foresight,
    view: &View,
    legal: &[Action],
    like: impl Fn(&Action) -> bool,
    wanted: Action,
) -> Offer {
    let ways: Vec<Action> = legal.iter().filter(|action| like(action)).copied().collect();
    let item = foresight.item(&wanted);
    let (cost, changed) = item.map_or((Cost::default(), Vec::new()), |item| {
        let price = foresight.price(item);
        let changed = price.changed_by().filter_map(|(place, number)| found(view, place, number));
        (price.cost, changed.map(|entity| entity.id).collect())
    });
    let why = ways.is_empty().then(|| refused(foresight, &cost, wanted));
    Offer { cost, printed: item.map(Item::cost).unwrap_or_default(), changed, ways, why }
}

fn refused(foresight: &Foresight, cost: &Cost, wanted: Action) -> Why {
    let paid = foresight.payment(cost);
    let pay = paid.unwrap_or(Rack::EMPTY);
    let wanted = match wanted {
        Action::Skill { index, .. } => Action::Skill { index, pay },
        Action::Play { card, on, .. } => Action::Play { card, on, pay },
        Action::Switch { to, .. } => Action::Switch { to, pay },
        other => other,
    };
    match foresight.of(&wanted) {
        Err(Illegal::Refused(Refusal::Payment { .. } | Refusal::NotYourDice)) => Why::Poor,
        Err(Illegal::Refused(refusal)) => Why::Refused(refusal),
        _ if paid.is_none() => Why::Poor,
        _ => Why::Refused(Refusal::NotAsked),
    }
}

fn card_offer(foresight: &Foresight, view: &View, legal: &[Action], card: CardId) -> Offer {
    let like = |action: &Action| matches!(action, Action::Play { card: at, .. } if *at == card);
    let targets = foresight.targets(card);
    let play = |on: [Aim; 2]| Action::Play { card, on, pay: Rack::EMPTY };
    if let Some(on) = targets.first() {
        let mut found = offer(foresight, view, legal, like, play(*on));
        if found.ways.is_empty() {
            found.why = Some(Why::Poor);
        }
        return found;
    }
    // Nobody fits: the most telling refusal among all whom it could be meant for.
    let aims = (0..3).map(|seat| [Aim::Mine(seat), Aim::Nothing]);
    let tried = std::iter::once([Aim::Nothing; 2]).chain(aims);
    let offers: Vec<Offer> =
        tried.map(|on| offer(foresight, view, legal, like, play(on))).collect();
    let dull = Some(Why::Refused(Refusal::WrongTarget));
    let telling = offers.iter().position(|offer| offer.why != dull).unwrap_or(0);
    offers.into_iter().nth(telling).unwrap_or_else(|| Offer {
        cost: card.def().cost,
        printed: card.def().cost,
        changed: Vec::new(),
        ways: Vec::new(),
        why: dull,
    })
}

/// An entity on the table by its number.
pub fn found(view: &View, place: ZoneRef, number: u32) -> Option<&Entity> {
    let side = view.open.side(place.side);
    let zone = match place.zone {
        Zone::Character(seat) => &side.team[usize::from(seat) % 3].entities,
        Zone::Combat => &side.combat,
        Zone::Summons => &side.summons,
        Zone::Supports => &side.supports,
    };
    zone.iter().find(|entity| entity.number == number && entity.kind() != Kind::Passive)
}

/// The hand of the seat at the screen.
pub fn hand(view: &View, seat: Seat) -> Vec<CardId> {
    view.own[seat.index() & 1].cards.iter().map(|held| held.card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        cards::{Cards, Setup},
        dice::Dice,
        game::{Game, Turn},
    };

    /// Whatever is offered is legal, whatever is not says why, and nothing legal is left out.
    #[test]
    fn offers_are_what_the_rules_allow() {
        let mut dice = Dice::stream(3, "offers");
        let (mut game, _) = Cards::start(&Setup::default(), 5).unwrap();
        let mut seen = 0;
        while !matches!(game.turn(), Turn::Over(_)) {
            let seat = game.turn().seats().iter().next().unwrap();
            let legal = game.legal(seat);
            if game.open().ask == Ask::Act(seat) {
                let reading = Reading::of(&game.view(Viewer::Seat(seat)));
                let offers = reading.skills.iter().chain(&reading.cards);
                let offers: Vec<&Offer> = offers.chain(reading.switches.iter().flatten()).collect();
                for offer in &offers {
                    assert!(offer.ways.iter().all(|way| legal.contains(way)));
                    assert_eq!(offer.ways.is_empty(), offer.why.is_some(), "{offer:?}");
                }
                let priced = legal
                    .iter()
                    .filter(|action| !matches!(action, Action::End | Action::Tune { .. }));
                for action in priced {
                    assert!(offers.iter().any(|offer| offer.ways.contains(action)), "{action:?}");
                }
                seen += offers.len();
            }
            let action = legal[dice.below("action", legal.len() as u64) as usize];
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
        assert!(seen > 100, "{seen}");
    }
}
