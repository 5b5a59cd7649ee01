//! What must hold in every match of the Cards, whoever plays what.

use std::collections::BTreeMap;

use game_rules::{
    bots::{Bot, Mind, Random, Sight, play_out},
    cards::{
        Action, Cards, Deck, Event, Refusal, Setup, View,
        element::{Aura, Strike},
        knowledge::preview::{Foresight, foreseen, preview},
        pool::{
            def::Kind,
            ids::{CardId, CharacterId, EntityId, SkillId},
        },
        rack::Rack,
        state::{Open, Spot},
        trace::{Change, blows},
        work::{Zone, ZoneRef},
    },
    game::{Game, Outcome, Seat, Turn, Viewer},
};
use proptest::prelude::*;

/// A match of random players with shipped decks; `watch` sees the state before each decision, the
/// decision, what happened and the state after.
fn play(seed: u64, mut watch: impl FnMut(&Cards, Seat, Action, &[Event], &Cards)) -> Cards {
    let decks = Deck::starters();
    let pick = |salt: u64| decks[((seed / salt) % decks.len() as u64) as usize].deck.clone();
    let setup = Setup { decks: [pick(1), pick(10)], first: None, favoured: None };
    let (mut game, _) = Cards::start(&setup, seed).unwrap();
    let mut bot = Random::default();
    let mut minds = [Mind::new(seed, Seat(0)), Mind::new(seed, Seat(1))];
    let mut events = Vec::new();
    for _ in 0..20_000 {
        let Some(seat) = game.turn().seats().iter().next() else {
            assert!(matches!(game.turn(), Turn::Over(_)), "nobody is asked");
            return game;
        };
        let action = bot.choose(&Sight::new(&game, seat), &mut minds[seat.index()]);
        let before = game.clone();
        events.clear();
        game.apply(seat, &action, &mut events).unwrap();
        watch(&before, seat, action, &events, &game);
    }
    panic!("the match with seed {seed} does not end");
}

fn all(game: &Cards) -> View {
    game.view(Viewer::Omniscient)
}

fn bounds_hold(open: &Open) {
    for side in &open.sides {
        for who in &side.team {
            let def = who.id.def();
            assert!(who.hp <= def.hp && who.energy <= def.energy, "{who:?}");
            if !who.alive {
                assert!(who.hp == 0 && who.energy == 0 && who.aura == Aura::Clear, "{who:?}");
                assert!(who.entities.is_empty(), "{who:?}");
            }
            for kind in [Kind::Weapon, Kind::Artifact, Kind::Talent, Kind::Passive] {
                assert!(who.entities.iter().filter(|it| it.kind() == kind).count() <= 1);
            }
            let numbers: Vec<u32> = who.entities.iter().map(|entity| entity.number).collect();
            assert!(numbers.is_sorted(), "{numbers:?}");
        }
        assert!(side.summons.len() <= 4 && side.supports.len() <= 4);
        for zone in [&side.combat, &side.summons] {
            for (index, entity) in zone.iter().enumerate() {
                assert!(!zone[..index].iter().any(|other| other.id == entity.id), "{zone:?}");
            }
        }
    }
    assert!((1..=15).contains(&open.round));
}

/// Side, zone, kind and registration number of an entity.
type Known = (u8, u8, EntityId, u32);

/// What a scene would know by following the events alone.
#[derive(Default, PartialEq, Debug)]
struct Mirror {
    hp: BTreeMap<Spot, u8>,
    energy: BTreeMap<Spot, u8>,
    aura: BTreeMap<Spot, Aura>,
    active: [u8; 2],
    entities: BTreeMap<Known, (u8, u8, u8, u8)>,
}

fn zone(place: ZoneRef) -> u8 {
    match place.zone {
        Zone::Character(seat) => seat,
        Zone::Combat => 3,
        Zone::Summons => 4,
        Zone::Supports => 5,
    }
}

impl Mirror {
    fn of(open: &Open) -> Mirror {
        let mut mirror = Mirror::default();
        for side in [Seat(0), Seat(1)] {
            let this = open.side(side);
            mirror.active[side.index()] = this.active;
            let mut note = |zone: u8, entity: &game_rules::cards::state::Entity| {
                if entity.kind() != Kind::Passive {
                    mirror.entities.insert(
                        (side.0, zone, entity.id, entity.number),
                        (entity.usages, entity.shield, entity.rounds, entity.count),
                    );
                }
            };
            for (seat, who) in (0u8..).zip(&this.team) {
                who.entities.iter().for_each(|entity| note(seat, entity));
            }
            this.combat.iter().for_each(|entity| note(3, entity));
            this.summons.iter().for_each(|entity| note(4, entity));
            this.supports.iter().for_each(|entity| note(5, entity));
            for (seat, who) in (0u8..).zip(&this.team) {
                let spot = Spot { side, seat };
                mirror.hp.insert(spot, who.hp);
                mirror.energy.insert(spot, who.energy);
                mirror.aura.insert(spot, who.aura);
            }
        }
        mirror
    }

    fn see(&mut self, event: &Event) {
        match *event {
            Event::Suffered { at, value, hp } | Event::Pierced { at, value, hp, .. } => {
                assert_eq!(hp, self.hp[&at].saturating_sub(value), "{event:?}");
                self.hp.insert(at, hp);
            }
            Event::Healed { at, n, hp } => {
                assert_eq!(hp, self.hp[&at] + n, "{event:?}");
                self.hp.insert(at, hp);
            }
            Event::Levelled { at, hp } => {
                self.hp.insert(at, hp);
            }
            Event::Energy { at, energy } => {
                self.energy.insert(at, energy);
            }
            Event::Aura { at, aura } => {
                self.aura.insert(at, aura);
            }
            Event::Defeated { at } => {
                self.energy.insert(at, 0);
                self.aura.insert(at, Aura::Clear);
            }
            Event::Switched { side, from, to } => {
                assert_eq!(self.active[side.index()], from);
                self.active[side.index()] = to;
            }
            Event::Leads { seats } => self.active = seats,
            Event::Changed { entity, .. } if entity.kind() == Kind::Passive => {}
            Event::Came { place, entity, .. } | Event::Changed { place, entity } => {
                self.entities.insert(
                    (place.side.0, zone(place), entity.id, entity.number),
                    (entity.usages, entity.shield, entity.rounds, entity.count),
                );
            }
            Event::Left { place, id, number } if id.rules().kind != Kind::Passive => {
                let key = (place.side.0, zone(place), id, number);
                assert!(self.entities.remove(&key).is_some(), "{event:?}");
            }
            Event::Moved { id, from, to } => {
                let key = (from.side.0, from.seat, id);
                let found = self.entities.keys().find(|k| (k.0, k.1, k.2) == key).copied().unwrap();
                let values = self.entities.remove(&found).unwrap();
                self.entities.insert((to.side.0, to.seat, id, found.3), values);
            }
            _ => {}
        }
    }
}

/// The sum that a client writes in chalk: every step follows from the one before.
fn sums_are_right(events: &[Event]) {
    let mut now: Option<u8> = None;
    for event in events {
        match *event {
            Event::Aimed { value, .. } => {
                assert_eq!(now, None, "a sum was not finished: {events:?}");
                now = Some(value);
            }
            Event::Added { n, value, .. } => {
                assert_eq!(Some(value), now.map(|it| it + n));
                now = Some(value);
            }
            Event::Reacted { bonus, value, .. } if now.is_some() => {
                assert_eq!(Some(value), now.map(|it| it + bonus));
                now = Some(value);
            }
            Event::Multiplied { n, value, .. } => {
                assert_eq!(Some(value), now.map(|it| it * n));
                now = Some(value);
            }
            Event::Divided { n, value, .. } => {
                assert_eq!(Some(value), now.map(|it| it.div_ceil(n)));
                now = Some(value);
            }
            Event::Blocked { n, value, .. } => {
                assert_eq!(Some(value), now.map(|it| it - n));
                now = Some(value);
            }
            Event::Suffered { value, .. } => {
                assert_eq!(now, Some(value));
                now = None;
            }
            _ => {}
        }
    }
    assert_eq!(now, None);
}

/// The trace holds every wound, and its sums come out.
fn traces_are_whole(events: &[Event]) {
    let wounds = |like: fn(&Event) -> bool| events.iter().filter(|event| like(event)).count();
    let blows = blows(events);
    let pure = blows.iter().filter(|blow| blow.strike == Strike::Piercing).count();
    assert_eq!(blows.len() - pure, wounds(|event| matches!(event, Event::Suffered { .. })));
    let pierced: usize = blows.iter().map(|blow| blow.pierced.len()).sum();
    assert_eq!(pierced + pure, wounds(|event| matches!(event, Event::Pierced { .. })));
    for blow in &blows {
        let mut value = blow.base;
        for step in &blow.steps {
            value = match step.change {
                Change::Infused(..) => value,
                Change::Added(_, n) | Change::Reacted(_, _, n) => value + n,
                Change::Multiplied(_, n) => value * n,
                Change::Divided(_, n) => value.div_ceil(n),
                Change::Blocked(_, n) => value - n,
            };
            assert_eq!(step.value, value, "{blow:?}");
        }
        assert_eq!(blow.value, value, "{blow:?}");
    }
}

/// Dice come and go only as the events say.
fn dice_are_conserved(before: &Cards, events: &[Event], after: &Cards) {
    let mut racks = all(before).own.map(|known| known.rack.unwrap());
    for event in events {
        match *event {
            Event::Rolled { seat, n, dice } => {
                racks[seat.index()] = dice.unwrap();
                assert_eq!((n, dice.unwrap().num()), (8, 8));
            }
            Event::Rerolled { seat, dice: Some((gone, came)) } => {
                assert_eq!(gone.num(), came.num());
                assert!(racks[seat.index()].remove(gone));
                racks[seat.index()].add(came);
            }
            Event::Paid { seat, dice: Some(dice), .. }
            | Event::LostDice { seat, dice: Some(dice), .. } => {
                assert!(racks[seat.index()].remove(dice), "{event:?}");
            }
            Event::GainedDice { seat, dice: Some(dice), .. } => {
                assert_eq!(racks[seat.index()].add(dice), dice);
            }
            Event::Tuned { seat, to, gave: Some((_, die)) } => {
                assert!(racks[seat.index()].remove(Rack::of(die, 1)));
                racks[seat.index()].add(Rack::of(to.into(), 1));
            }
            Event::AllOmni { seat } => {
                let n = racks[seat.index()].num();
                racks[seat.index()] = Rack::of(game_rules::cards::element::Face::Omni, n);
            }
            _ => {}
        }
    }
    assert_eq!(racks, all(after).own.map(|known| known.rack.unwrap()));
    assert!(racks.iter().all(|rack| rack.num() <= Rack::MAX));
}

/// Cards are nowhere created or lost but as the events say.
fn cards_are_conserved(before: &Cards, events: &[Event], after: &Cards) {
    let count = |game: &Cards| {
        let view = all(game);
        view.own.map(|known| i32::from(known.hand) + i32::from(known.deck))
    };
    let mut held = count(before);
    for event in events {
        match event {
            Event::Burned { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Played { seat, .. }
            | Event::Tuned { seat, .. } => held[seat.index()] -= 1,
            Event::Received { seat, .. } => held[seat.index()] += 1,
            _ => {}
        }
    }
    assert_eq!(held, count(after));
    assert!(all(after).own.iter().all(|known| known.hand <= 10));
}

/// The preview of an action is what then happens, bit for bit, but for what nobody could know.
fn preview_is_what_happens(before: &Cards, seat: Seat, action: Action, events: &[Event]) {
    let who = Viewer::Seat(seat);
    let branches = preview(&before.view(who), &action).unwrap();
    let told = foreseen(events, who);
    let found = branches.iter().any(|branch| branch.steps == told);
    assert!(found, "{action:?}\npreview {branches:#?}\ntruth {told:#?}");
    let sum: f64 = branches.iter().map(|branch| branch.odds.value()).sum();
    assert!((sum - 1.0).abs() < 1e-9);
}

proptest! {
    #![proptest_config(crate::common::cases(48))]

    /// HP, energy, zones, dice and hands keep their bounds; events tell the whole story; triggers
    /// come to an end.
    #[test]
    fn every_match_keeps_the_rules(seed in 0u64..1_000_000) {
        let game = play(seed, |before, _, _, events, after| {
            bounds_hold(after.open());
            sums_are_right(events);
            traces_are_whole(events);
            dice_are_conserved(before, events, after);
            cards_are_conserved(before, events, after);
            let mut mirror = Mirror::of(before.open());
            events.iter().for_each(|event| mirror.see(event));
            assert_eq!(mirror, Mirror::of(after.open()));
            assert!(events.len() < 500, "{} events of one decision", events.len());
        });
        prop_assert!(matches!(game.turn(), Turn::Over(_)));
    }

    #[test]
    fn previews_are_what_happens(seed in 0u64..1_000_000) {
        play(seed, |before, seat, action, events, _| {
            if !matches!(action, Action::Swap(_)) {
                preview_is_what_happens(before, seat, action, events);
            }
        });
    }

    /// Looking at prices, targets and legal actions changes nothing, and what is listed is what
    /// is paid.
    #[test]
    fn listed_prices_are_paid(seed in 0u64..1_000_000) {
        play(seed, |before, seat, action, events, _| {
            let listed = match action {
                Action::Skill { pay, .. } | Action::Play { pay, .. } | Action::Switch { pay, .. } => pay,
                _ => return,
            };
            let paid = events.iter().find_map(|event| match event {
                Event::Paid { dice, .. } => *dice,
                _ => None,
            });
            assert_eq!(paid.unwrap_or(Rack::EMPTY), listed);
            let foresight = Foresight::new(&before.view(Viewer::Seat(seat))).unwrap();
            let price = foresight.price(foresight.item(&action).unwrap());
            assert!(listed.pays(&price.cost) && foresight.legal().contains(&action));
            assert!(foresight.payment(&price.cost).is_some_and(|pay| pay.pays(&price.cost)));
            let mut dear = before.clone();
            let more = {
                let mut more = listed;
                more.add(Rack::of(game_rules::cards::element::Face::Omni, 1));
                more
            };
            let wrong = match action {
                Action::Skill { index, .. } => Action::Skill { index, pay: more },
                Action::Play { card, on, .. } => Action::Play { card, on, pay: more },
                Action::Switch { to, .. } => Action::Switch { to, pay: more },
                other => other,
            };
            let refused = dear.apply(seat, &wrong, &mut Vec::new());
            assert!(matches!(
                refused,
                Err(game_rules::game::Illegal::Refused(Refusal::Payment { .. } | Refusal::NotYourDice))
            ));
            assert_eq!(&dear, before);
        });
    }
}

/// Every pairing of the shipped decks, many times: no panic, no match without an end.
#[test]
fn ten_thousand_random_matches_end() {
    let decks = Deck::starters();
    let (mut decided, mut rounds) = (0u32, 0u32);
    for seed in 0..10_000u64 {
        let pick = |at: u64| decks[(at % decks.len() as u64) as usize].deck.clone();
        let setup = Setup { decks: [pick(seed), pick(seed / 6)], first: None, favoured: None };
        let (mut game, _) = Cards::start(&setup, seed).unwrap();
        let mut bots: [Box<dyn Bot<Cards>>; 2] =
            [Box::<Random<Cards>>::default(), Box::<Random<Cards>>::default()];
        let mut minds = [Mind::new(seed, Seat(0)), Mind::new(seed, Seat(1))];
        let outcome = play_out(&mut game, &mut bots, &mut minds, 20_000, |_, _, _, _| {}).unwrap();
        decided += u32::from(outcome != Outcome::Drawn);
        rounds += u32::from(game.open().round);
    }
    // Random play often lasts until round 15, but not always.
    assert!((1_000..6_000).contains(&decided), "{decided} decided");
    assert!(rounds > 100_000, "{rounds} rounds");
}

/// The scripts name every skill, entity and card in a line that the rules printed.
#[test]
fn every_skill_entity_and_card_has_a_script() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts/cards");
    let mut words = std::collections::BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        for line in text.lines().filter(|line| line.starts_with('>')) {
            let parts = line.split([' ', '=', ':', ',']);
            words.extend(parts.map(str::to_owned));
        }
    }
    let named = |name: &str| words.contains(name);
    let mut missing: Vec<&str> = Vec::new();
    missing.extend(CardId::all().map(CardId::name).filter(|name| !named(name)));
    missing.extend(SkillId::all().map(SkillId::name).filter(|name| !named(name)));
    let passive = |id: &EntityId| id.rules().kind == Kind::Passive;
    missing.extend(
        EntityId::all().filter(|id| !passive(id)).map(EntityId::name).filter(|name| !named(name)),
    );
    missing.extend(CharacterId::all().map(CharacterId::name).filter(|name| {
        let def = CharacterId::find(name).unwrap();
        !def.skills().iter().all(|skill| named(skill.name()))
    }));
    assert!(missing.is_empty(), "no script shows {missing:?}");
}

/// Every legal action has its cell in the fixed-size mask, and every cell stands for some action.
#[test]
fn the_mask_is_the_list_of_legal_actions() {
    for seed in 0..6 {
        play(seed, |before, seat, _, _, _| {
            let mask = before.mask(seat);
            let mut behind: Vec<Action> = Vec::new();
            for (choice, target) in mask.cells() {
                assert!(mask.price(choice, target).is_some());
                let actions: Vec<Action> = mask.behind(choice, target).collect();
                assert!(!actions.is_empty(), "{choice} {target}");
                behind.extend(actions);
            }
            let legal = before.legal(seat);
            assert_eq!(behind.len(), legal.len());
            assert!(legal.iter().all(|action| behind.contains(action)));
            assert_eq!(mask.price(20, 0), None);
        });
    }
}

/// Which card was tuned stays a secret, even if one of the hand had been shown.
#[test]
fn a_tuned_card_is_not_told_by_what_is_left() {
    let mut compared = 0;
    for seed in 0..60 {
        play(seed, |game, seat, _, _, _| {
            let legal = game.legal(seat);
            let tunes = legal.iter().filter(|action| matches!(action, Action::Tune { .. }));
            let left: Vec<_> = tunes
                .map(|action| {
                    let mut next = game.clone();
                    next.apply(seat, action, &mut Vec::new()).unwrap();
                    next.view(Viewer::Seat(seat.other())).own[seat.index()].cards.clone()
                })
                .collect();
            assert!(left.windows(2).all(|pair| pair[0] == pair[1]), "seed {seed}: {left:?}");
            compared += left.len();
        });
    }
    assert!(compared > 100, "only {compared} were compared");
}
