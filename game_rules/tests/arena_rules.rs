//! Properties of arena matches (rules/arena.md 6): what holds whatever anybody orders.

use game_rules::{
    arena::{
        Action, Arena, Bout, Draft, Lineup, MatchResult, Series, Setup, Team,
        data::{Creature, Data, Dataset, Move},
    },
    contest::Pairing,
    dice::Dice,
    game::{Game, Seat, Turn},
    table::Match,
};
use proptest::prelude::*;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Any order at all, sensible or not.
fn any_order(dice: &mut Dice) -> Option<Action> {
    match dice.below("kind", 12) {
        0 => None,
        1 => Some(Action::Pass),
        2 => Some(Action::Fight(dice.below("far", 256) as u8)),
        3 => Some(Action::Switch(dice.below("far", 256) as u8)),
        4..8 => Some(Action::Fight(dice.below("move", 4) as u8)),
        _ => Some(Action::Switch(dice.below("slot", 6) as u8)),
    }
}

/// The shipped data, with the numbers of moves and creatures thrown about within their limits.
fn wild_data(dice: &mut Dice) -> Data {
    let shipped = Data::shipped();
    let bonus = |dice: &mut Dice| {
        if dice.chance("bonus", 1, 3) { dice.between("bonus", -150, 150) as i16 } else { 0 }
    };
    let moves: Vec<Move> = shipped
        .moves()
        .iter()
        .map(|it| Move {
            pp: dice.between("pp", 1, 12) as u8,
            base: dice.below("base", 200) as u16,
            self_damage: if dice.chance("self", 1, 4) { dice.below("self", 400) as u16 } else { 0 },
            foe_atk: bonus(dice),
            foe_def: bonus(dice),
            own_atk: bonus(dice),
            own_def: bonus(dice),
            poison_damage: dice.below("poison", 60) as u16,
            poison_turns: dice.between("turns", 1, 6) as u8,
            two_turn: dice.chance("two", 1, 4),
            rest: dice.chance("rest", 1, 4),
            ..it.clone()
        })
        .collect();
    let creatures: Vec<Creature> = shipped
        .creatures()
        .iter()
        .map(|it| Creature {
            hp: dice.between("hp", 1, 900) as u16,
            def: dice.between("def", 2, 99) as u16,
            speed: dice.below("speed", 4) as u16,
            ..it.clone()
        })
        .collect();
    Dataset::new(shipped.types().clone(), moves, creatures).unwrap().into()
}

fn lineup(data: &Data, dice: &mut Dice) -> Lineup {
    Lineup::new(data, [Team::random(data, dice), Team::random(data, dice)]).unwrap()
}

fn in_bounds(lineup: &Lineup, bout: &Bout) {
    for seat in [A, B] {
        let side = bout.side(seat);
        for (slot, fighter) in side.fighters.iter().enumerate() {
            let card = lineup.card(seat, slot as u8);
            assert!(fighter.hp <= card.hp);
            assert!((-50..=100).contains(&fighter.atk) && (-50..=100).contains(&fighter.def));
            for (left, blow) in fighter.pp.iter().zip(&card.blows) {
                assert!(*left <= blow.pp);
            }
            assert!(fighter.turns > 0 || fighter.tick == 0, "poison without turns");
            assert!(fighter.hp > 0 || fighter.turns == 0, "the fainted are not poisoned");
        }
        match side.fighter() {
            Some(fighter) => assert!(fighter.hp > 0, "nobody at 0 stands on the arena"),
            None => assert!(!side.locked()),
        }
        assert!(side.pending.is_none() || !side.resting);
    }
}

fn legal_agrees_with_check(bout: &Bout) {
    for seat in [A, B] {
        let legal = bout.legal(seat);
        assert!(legal.len() <= 9);
        let orders = (0..5).map(Action::Fight).chain((0..7).map(Action::Switch));
        for order in orders {
            assert_eq!(legal.contains(order), bout.check(seat, order).is_ok(), "{order:?}");
        }
    }
}

fn mirrored(bout: &Bout) -> Bout {
    Bout {
        sides: [bout.sides[1], bout.sides[0]],
        first: bout.first.other(),
        turns: bout.turns,
        verdict: bout.verdict.map(|verdict| match verdict {
            MatchResult::Won(seat) => MatchResult::Won(seat.other()),
            MatchResult::Drawn => MatchResult::Drawn,
        }),
    }
}

/// One match with any orders, checked turn by turn; returns the number of clock turns.
fn checked_match(data: &Data, dice: &mut Dice) -> u32 {
    let lineup = lineup(data, dice);
    let [one, two] = lineup.teams();
    let swapped = Lineup::new(data, [two, one]).unwrap();
    let first = Seat(dice.below("first", 2) as u8);
    let mut bout = Bout::new(&lineup, first);
    let mut other = mirrored(&bout);
    let mut clock = 0;
    while bout.verdict.is_none() {
        legal_agrees_with_check(&bout);
        let orders = [any_order(dice), any_order(dice)];
        let entry = bout.is_entry();
        let before = bout;
        let mut events = Vec::new();
        let did = bout.resolve(&lineup, orders, &mut events);
        let mut silent = before;
        assert_eq!(silent.resolve(&lineup, orders, &mut ()), did);
        assert_eq!(silent, bout, "telling changes nothing");
        let mut again = before;
        again.resolve(&lineup, did.map(Some), &mut ());
        assert_eq!(again, bout, "what was reported plays the same turn");
        other.resolve(&swapped, [orders[1], orders[0]], &mut ());
        assert_eq!(other, mirrored(&bout), "sides are alike");
        assert_eq!(bout.turns, before.turns + u8::from(!entry));
        in_bounds(&lineup, &bout);
        clock += 1;
        assert!(clock <= 101, "a match has at most 101 clock turns");
    }
    let beaten = [A, B].map(|seat| bout.side(seat).healthy() == 0);
    let wanted = match beaten {
        [true, true] => MatchResult::Drawn,
        [true, false] => MatchResult::Won(B),
        [false, true] => MatchResult::Won(A),
        [false, false] => {
            assert_eq!(bout.turns, 90);
            MatchResult::Drawn
        }
    };
    assert_eq!(bout.verdict, Some(wanted));
    clock
}

proptest! {
    #![proptest_config(crate::common::cases(400))]

    #[test]
    fn matches_keep_their_bounds_and_their_symmetry(seed in any::<u64>()) {
        checked_match(&Data::shipped(), &mut Dice::stream(seed, "bounds"));
    }

    #[test]
    fn any_data_within_the_limits_keep_them_too(seed in any::<u64>()) {
        let mut dice = Dice::stream(seed, "wild");
        let data = wild_data(&mut dice);
        checked_match(&data, &mut dice);
    }

    /// The same formula in wide arithmetic, written once more from the rulebook.
    #[test]
    fn damage_is_the_formula_of_section_2(
        base in 1u16..=999, atk in 0u16..=999, def in 2u16..=999,
        attack_bonus in -50i8..=100, defence_bonus in -50i8..=100,
        kind in 1u8..=12, own in 1u8..=12, foe in 1u8..=12, second in 0u8..=12,
    ) {
        let shipped = Data::shipped();
        let mut moves = shipped.moves().to_vec();
        moves[0] = Move { base, kind, ..moves[0].clone() };
        let mut creatures = shipped.creatures().to_vec();
        creatures[0] = Creature { atk, types: vec![own], ..creatures[0].clone() };
        let types = if second == 0 || second == foe { vec![foe] } else { vec![foe, second] };
        creatures[1] = Creature { def, types: types.clone(), ..creatures[1].clone() };
        let data: Data = Dataset::new(shipped.types().clone(), moves, creatures).unwrap().into();
        let teams = [[1, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0]].map(|ids| Team::new(&data, ids).unwrap());
        let lineup = Lineup::new(&data, teams).unwrap();
        let mut bout = Bout::new(&lineup, A);
        bout.sides[0].fighters[0].atk = attack_bonus;
        bout.sides[1].fighters[2].def = defence_bonus;
        let floor = |stat: u16, bonus: i8| i128::from(stat) * (100 + i128::from(bonus)) / 100;
        let mut num = i128::from(base) * floor(atk, attack_bonus);
        let mut den = floor(def, defence_bonus).max(1);
        for it in types {
            num *= i128::from(data.types().table[usize::from(kind) - 1][usize::from(it) - 1]);
            den *= 2;
        }
        if kind == own {
            num *= 6;
            den *= 5;
        }
        prop_assert_eq!(i128::from(bout.damage(&lineup, A, 0, 0, 2)), num / den);
    }

    #[test]
    fn a_series_swaps_first_starts_fresh_and_ends(seed in any::<u64>()) {
        let mut dice = Dice::stream(seed, "series");
        let lineup = lineup(&Data::shipped(), &mut dice);
        let mut series = Series::new(lineup.clone(), A, 2);
        let mut log = Vec::new();
        while !series.is_over() {
            let number = series.number();
            prop_assert_eq!(series.bout().first, if number == 1 { A } else { B });
            let did = series.step([any_order(&mut dice), any_order(&mut dice)], &mut ());
            log.push(did);
            if series.number() != number {
                prop_assert_eq!(series.bout(), &Bout::new(&lineup, B));
                prop_assert_eq!(series.last(), [Action::Pass; 2]);
            }
        }
        prop_assert!(log.len() <= 202);
        prop_assert_eq!(usize::from(series.clock()), log.len());
        let names = ["ada".to_owned(), "bob".to_owned()];
        let record = series.record(names).unwrap();
        let table = Match::replay(&record, "record").unwrap();
        prop_assert_eq!(table.game().series(), &series, "the record plays the same series");
        let mut again = Series::new(lineup, A, 2);
        for did in log {
            again.step(did.map(Some), &mut ());
        }
        prop_assert_eq!(again, series);
    }
}

/// A team's order of slots and the late trainer's entry, over a whole match nobody orders in.
#[test]
fn nobody_orders_anything_and_the_match_is_drawn() {
    let setup = Setup {
        teams: [Draft::Ids([0, 3, 1, 0, 0, 0]), Draft::Ids([5, 0, 0, 0, 0, 0])],
        ..Setup::default()
    };
    let (mut game, _) = Arena::start(&setup, 1).unwrap();
    let mut events = Vec::new();
    while let Some(seat) = game.turn().seats().iter().next() {
        game.apply(seat, &Action::Pass, &mut events).unwrap();
    }
    assert_eq!(game.turn(), Turn::Over(game_rules::game::Outcome::Drawn));
    assert_eq!((game.series().clock(), game.series().points(A)), (182, 2));
    assert_eq!(game.series().bout().side(A).active, Some(1));
}

/// Section 8.4 asks for 90 % over random play; Rookie reaches 98 %, Coach and Master more. With
/// 300 matches a trainer of 98 % falls below 90 % less than once in a million times, and the seed is
/// fixed. The closer duels between the trainers are measured by `referee ladder`.
#[test]
fn trainers_beat_random_orders() {
    for (bot, games) in [("rookie", 300), ("coach", 300), ("master", 20)] {
        for (seat, bots) in [vec![bot, "random"], vec!["random", bot]].into_iter().enumerate() {
            let setup = Setup { matches: 1, ..Setup::default() };
            let count = Pairing::<Arena>::new(setup, bots, 7).unwrap().play(0..games / 2).unwrap();
            let score = count.wins[seat] * 2 + count.draws;
            assert!(score * 10 >= 9 * 2 * count.games, "{bot} at seat {seat}: {count:?}");
        }
    }
}

/// Teams are counted as used, so that a simulation gives the inclusion score of every creature.
#[test]
fn every_creature_of_a_team_is_counted_once_per_match() {
    let setup =
        Setup { teams: [Draft::Ids([3, 0, 5, 0, 0, 0]), Draft::Mirror], ..Setup::default() };
    let pairing = Pairing::<Arena>::new(setup, vec!["random", "rookie"], 1).unwrap();
    let count = pairing.play(0..20).unwrap();
    assert_eq!(count.uses.len(), 2);
    for (seat, uses) in count.uses.iter().enumerate() {
        for (creature, used) in uses.iter().enumerate() {
            let there = creature == 2 || creature == 4;
            assert_eq!((used.uses, used.matches), if there { (20, 20) } else { (0, 0) });
            if there {
                assert_eq!((used.wins, used.draws), (count.wins[seat], count.draws));
            }
        }
    }
}
