//! What the Cards tell about their matches: turns and marks of a replay, what a seat believed, and
//! what the cabinet counts.

use std::collections::BTreeSet;

use game_rules::{
    cards::{
        Action, Cards, Event, Setup, View,
        element::Face,
        pool::def::{Kind, Reaction},
        state::{Character, Phase, Side, Spot},
    },
    game::{Game, Seat, Viewer},
    odds::Odds,
    table::{Match, Past},
};

use super::{chronicle, names};
use crate::{
    app::language::Language,
    history::{Account, Belief, Feat, Highlight, Luck, Storied, Topic},
    say,
    table::Player,
};

impl Storied for Cards {
    const BELIEF: &'static str = "cards-knew-row";

    fn mode(_setup: &Setup) -> &'static str {
        "cards"
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn topic(event: &Event) -> Topic {
        match event {
            Event::Reacted { .. }
            | Event::Suffered { .. }
            | Event::Pierced { .. }
            | Event::Defeated { .. } => Topic::Damage,
            _ => Topic::Other,
        }
    }

    fn mark(past: &Past<Cards>) -> Option<Highlight> {
        let any = |wanted: fn(&Event) -> bool| past.events.iter().any(wanted);
        if any(|event| matches!(event, Event::Over { .. })) {
            Some(Highlight::End)
        } else if any(|event| matches!(event, Event::Defeated { .. })) {
            Some(Highlight::Hit)
        } else if any(|event| matches!(event, Event::Phase { phase: Phase::Roll, .. })) {
            Some(Highlight::Round)
        } else {
            None
        }
    }

    fn line(
        language: &Language,
        event: &Event,
        eyes: Viewer,
        players: &[Player],
    ) -> Option<String> {
        let number = |spot: Spot| language.number(i64::from(spot.seat) + 1);
        chronicle::line(language, event, eyes, players, &number)
    }

    fn told(
        language: &Language,
        setup: &Setup,
        event: &Event,
        eyes: Viewer,
        players: &[Player],
    ) -> Option<String> {
        let name = |spot: Spot| {
            let team = setup.decks.get(spot.side.index()).map(|deck| &deck.characters);
            let who = team.and_then(|team| team.get(usize::from(spot.seat)));
            who.map_or_else(String::new, |who| names::character(language, *who))
        };
        chronicle::line(language, event, eyes, players, &name)
    }

    fn standing(language: &Language, view: &View, seat: Seat) -> String {
        let team = &view.open.side(seat).team;
        let hp: Vec<String> = team.iter().map(|who| who.hp.to_string()).collect();
        let own = &view.own[seat.index() & 1];
        let (hand, dice) = (i64::from(own.hand), i64::from(own.dice));
        say!(language, "cards-standing", hp = hp.join("/"), hand = hand, dice = dice)
    }

    fn belief(language: &Language, before: &Cards, seat: Seat) -> Option<Belief> {
        let other = seat.other();
        let seen = &before.view(Viewer::Seat(seat)).own[other.index() & 1];
        let truth = &before.view(Viewer::Omniscient).own[other.index() & 1];
        let names: Vec<String> =
            truth.cards.iter().map(|held| names::card(language, held.card)).collect();
        let (known, all) = (seen.cards.len() as i64, i64::from(seen.hand));
        let none = || language.say("cards-truth-none");
        Some(Belief {
            belief: say!(language, "cards-belief", known = known, all = all),
            truth: if names.is_empty() { none() } else { language.list(&names) },
            share: if all == 0 { 1.0 } else { known as f32 / all as f32 },
        })
    }

    fn account(game: &Match<Cards>, seat: Seat) -> Account {
        let mut account = Account::default();
        for past in game.past().iter().filter(|past| past.seat == seat) {
            if let Action::Play { card, .. } = past.action {
                *account.used.entry(card.name().to_owned()).or_default() += 1;
            }
        }
        for past in game.past() {
            let side = past.before.open().side(seat);
            for event in &past.events {
                rolled(&mut account.luck, side, event, seat);
            }
        }
        account.feats = feats(game, seat);
        account
    }
}

/// A die is lucky if it shows what somebody of the team can use, or the wild face. Where something
/// on the table may have fixed dice, only those that are rolled again are left to chance.
fn rolled(luck: &mut Luck, side: &Side, event: &Event, seat: Seat) {
    let equips = |who: &Character| who.entities.iter().any(|worn| worn.kind() == Kind::Artifact);
    let fixed = !side.supports.is_empty() || side.team.iter().any(equips);
    let dice = match event {
        Event::Rolled { seat: who, dice: Some(dice), .. } if *who == seat && !fixed => *dice,
        Event::Rerolled { seat: who, dice: Some((_, dice)) } if *who == seat => *dice,
        _ => return,
    };
    let useful = side.elements();
    let good = |face: Face| face.element().is_none_or(|element| useful.has(element));
    let faces = Face::ALL.into_iter().filter(|face| good(*face)).count() as u64;
    let odds = Odds::new(faces, Face::ALL.len() as u64);
    for face in dice.sorted(None) {
        luck.shot(odds, good(face));
    }
}

/// The moments of a match that are kept.
fn feats(game: &Match<Cards>, seat: Seat) -> BTreeSet<Feat> {
    let mut feats = BTreeSet::new();
    let mut reactions: BTreeSet<Reaction> = BTreeSet::new();
    let mut tuned = 0;
    for past in game.past() {
        let mine = past.seat == seat;
        let fallen = past.events.iter().filter(|event| falls(event, seat.other())).count();
        if mine && fallen > 1 {
            feats.insert(Feat::TwoAtOnce);
        }
        for event in &past.events {
            match event {
                Event::Suffered { at, value: 8.., .. } if at.side != seat && mine => {
                    feats.insert(Feat::Meltdown);
                }
                Event::Reacted { at, reaction, .. } if at.side != seat => {
                    reactions.insert(*reaction);
                }
                Event::Tuned { seat: who, .. } if *who == seat => tuned += 1,
                Event::Phase { phase: Phase::Roll, .. } => tuned = 0,
                _ => {}
            }
        }
        if tuned >= 3 {
            feats.insert(Feat::Tuner);
        }
        if past.before.open().side(seat).summons.len() >= 4 {
            feats.insert(Feat::FullYard);
        }
    }
    if reactions.len() >= 5 {
        feats.insert(Feat::Alchemist);
    }
    if game.game().turn().outcome().is_some_and(|outcome| outcome.won_by(seat)) {
        let standing = game.game().open().side(seat).team.iter().filter(|who| who.lives()).count();
        match standing {
            3 => drop(feats.insert(Feat::WholeTeam)),
            1 => drop(feats.insert(Feat::LastPaper)),
            _ => {}
        }
        if game.record().setup.favoured == Some(seat.other()) {
            feats.insert(Feat::CardNightmare);
        }
    }
    feats
}

fn falls(event: &Event, side: Seat) -> bool {
    matches!(event, Event::Defeated { at } if at.side == side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::cards::rack::Rack;

    #[test]
    fn useful_dice_are_strokes_of_luck() {
        let names = vec![String::new(), String::new()];
        let mut game = Match::<Cards>::start(Setup::default(), 3, names).unwrap();
        for action in [Action::Swap(0), Action::Lead(0)] {
            for seat in [Seat(0), Seat(1)] {
                game.act(seat, &action).unwrap();
            }
        }
        let account = Cards::account(&game, Seat(0));
        // Ganyu, Chongyun and Xingqiu use ice, water and the wild face.
        assert_eq!((account.luck.shots, account.luck.expected), (8, 3.0));
        let dice = game.game().view(Viewer::Seat(Seat(0))).own[0].rack.unwrap();
        let good = [Face::Omni, Face::Cryo, Face::Hydro].map(|face| u64::from(dice.count(face)));
        assert_eq!(account.luck.actual, good.iter().sum::<u64>());
        let again = Rack::of(dice.sorted(None)[7], 1);
        game.act(Seat(0), &Action::Reroll(again)).unwrap();
        assert_eq!(Cards::account(&game, Seat(0)).luck.shots, 9);
        assert_eq!(Cards::account(&game, Seat(1)).luck.shots, 8);
    }
}
