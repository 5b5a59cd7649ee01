//! Whole evenings at the Wager: alone against bots, and friends passing the screen.

use std::collections::BTreeSet;

use bevy::prelude::*;
use evils_parlor::{
    app::{
        keys::{Device, Keys},
        sound::Captions,
    },
    art::canvas::Canvas,
    robot::eyes,
    scenes::{AnySetup, wager},
    screens::seating::{Company, Deal, TableOrder},
    table::{Curtain, Player, Strength, Table, TableView},
};
use game_rules::{
    arena::Arena,
    cards::Cards,
    game::{Game, Seat, Viewer},
    wager::{Action, Event, Number, Phase, Pool, Setup, Wager, packs, party::PartyGame},
};

use crate::{curtain, parlor::Parlor};

/// Sits down to an evening of so many rounds with these players.
fn sit_down(parlor: &mut Parlor, setup: Setup, players: Vec<Player>, seed: u64) {
    let order = TableOrder {
        setup: AnySetup::Wager(setup),
        players,
        seed: Some(seed),
        house: Default::default(),
    };
    parlor.world().write_message(Deal(order));
    parlor.tick(3);
    parlor.run("expect screen Match");
}

fn evening(rounds: u8) -> Setup {
    Setup { rounds, ..wager::usual() }
}

fn person(name: &str) -> Player {
    Player::Human(name.into())
}

fn bot(style: &str) -> Player {
    Player::Evil(style.into())
}

fn over(parlor: &mut Parlor, rounds: usize) {
    let world = parlor.world();
    let table = world.resource::<Table<Wager>>();
    assert!(table.is_over());
    let story = table.whole_story().unwrap_or_default();
    let round =
        |event: &&game_rules::wager::Event| matches!(event, game_rules::wager::Event::Round { .. });
    assert_eq!(story.iter().filter(round).count(), rounds);
    parlor.run("wait idle\nexpect \"Points over the rounds\"");
    assert_eq!(parlor.names("replays").len(), 1, "{:?}", parlor.names("replays"));
    assert_eq!(parlor.notice(), None);
}

#[test]
fn an_evening_by_keyboard_alone() {
    let mut parlor = Parlor::open();
    let players = vec![person("Ada"), bot("steady"), bot("spoiler"), bot("gambler")];
    sit_down(&mut parlor, evening(3), players, 5);
    parlor.run("play-out 3 by keyboard");
    over(&mut parlor, 3);
    assert_eq!(parlor.app.world().resource::<Keys>().device(), Device::Keyboard);
}

#[test]
fn an_evening_by_mouse_alone() {
    let mut parlor = Parlor::open();
    let players = vec![person("Ada"), bot("careful"), bot("steady")];
    sit_down(&mut parlor, evening(3), players, 6);
    parlor.run("play-out 4 by mouse");
    over(&mut parlor, 3);
    assert_eq!(parlor.app.world().resource::<Keys>().device(), Device::Mouse);
}

#[test]
fn table_challenges_are_typed_number_by_number() {
    let mut parlor = Parlor::open();
    let setup = Setup { rounds: 4, pool: packs::shipped(), ..Setup::default() };
    sit_down(&mut parlor, setup, vec![person("Ada"), bot("steady")], 7);
    parlor.run("play-out 5 by keyboard");
    over(&mut parlor, 4);
}

/// What is on the screen besides the curtain's own words, and on the desk.
fn leaks(world: &mut World) -> Vec<String> {
    let mut leaks = curtain::leaks::<Wager>(world);
    let desk = world.resource::<wager::Desk>();
    if desk.target.is_some() || desk.none || desk.entry.iter().any(|text| !text.is_empty()) {
        leaks.push(format!("a half-made choice: {desk:?}"));
    }
    leaks
}

#[test]
fn friends_pass_the_screen_and_the_curtain_hides_every_envelope() {
    for device in ["keyboard", "mouse"] {
        let mut parlor = Parlor::open();
        let players = vec![person("Ada"), person("Bo"), bot("steady"), person("Cy")];
        sit_down(&mut parlor, evening(2), players, 8);
        let (mut called, mut found) = (Vec::new(), Vec::new());
        let outcome = parlor.watch(&format!("play-out 6 by {device}"), |world| {
            if let Some(curtain) = world.get_resource::<Curtain>().copied() {
                called.extend((called.last() != Some(&curtain.next)).then_some(curtain.next));
                found.extend(leaks(world));
            }
            !found.is_empty()
        });
        assert_eq!(outcome, Ok(()));
        assert_eq!(found, Vec::<String>::new(), "by {device}");
        assert!(called.len() >= 10, "three people bet and play in two rounds: {called:?}");
        over(&mut parlor, 2);
    }
}

/// Three people at a screen, after so many of them have sealed empty envelopes. The next one fills
/// theirs by these keys. Everything on the screen, frame by frame, while this is done from the moment
/// it is handed over.
fn sealed_with(pool: Pool, before: usize, choice: &str, then: &str) -> (Parlor, Vec<Vec<String>>) {
    let mut parlor = Parlor::open();
    // Nobody who thinks off the main thread, in frames that nobody can foresee.
    let players = vec![person("Ada"), person("Bo"), person("Cy")];
    sit_down(&mut parlor, Setup { pool, ..evening(1) }, players, 8);
    parlor.run("wait idle\nkey Enter\nwait idle\nclick \"Everyone can play\"");
    for _ in 0..before {
        parlor.run(&format!("wait 0.5\n{UP}\nkey N\nkey Enter\nwait 0.1\nwait idle"));
    }
    parlor.run(&format!("wait 0.5\n{UP}\n{choice}\nwait 0.2"));
    let mut frames = Vec::new();
    let script = format!("key Enter\nwait 0.1\nwait idle\nwait 0.5\n{then}\nwait 0.5");
    let outcome = parlor.watch(&script, |world| {
        let mut seen = world.resource::<Canvas>().snapshot();
        // Widgets are told in no order of their own.
        let mut words: Vec<String> =
            eyes::widgets(world).into_iter().map(|widget| widget.words).collect();
        words.sort();
        seen.extend(words);
        seen.extend(world.resource::<Captions>().lines().map(str::to_owned));
        seen.extend(world.get_resource::<Curtain>().map(|curtain| format!("{:?}", curtain.next)));
        frames.push(seen);
        false
    });
    assert_eq!(outcome, Ok(()));
    (parlor, frames)
}

/// Whoever is called lifts the curtain.
const UP: &str = "hold key Space 0.8\nwait idle";
/// No bet and two bets. As many keys for each: Evil breathes on meanwhile.
const CHOICES: [&str; 3] =
    ["key 2\nkey Up\nkey N", "key N\nkey Up\nkey 1", "key 2\nkey Up\nkey Up"];

/// Two evenings look the same from the moment an envelope is handed over, and take the same time.
fn alike(none: &[Vec<String>], other: &[Vec<String>], bet: &str) {
    // How long the odds board takes to be counted depends on the machine alone.
    let counting = |seen: &[String]| seen.iter().any(|words| words == "…");
    // The frame in which the key goes down still shows the open envelope.
    let differ =
        |(one, two): (&Vec<String>, &Vec<String>)| one != two && !counting(one) && !counting(two);
    let late = none.iter().zip(other).rposition(differ);
    assert!(
        late.is_none_or(|frame| frame < 3),
        "{bet}: {:?}",
        late.map(|frame| {
            // Taken away one for one: twice the same and in another order are differences too.
            let only = |one: &[String], two: &[String]| {
                let mut left = one.to_vec();
                for line in two {
                    if let Some(at) = left.iter().position(|it| it == line) {
                        left.remove(at);
                    }
                }
                let place = one.iter().zip(two).position(|(one, two)| one != two);
                (left, place.map(|at| (at, one[at].clone())))
            };
            (frame, only(&none[frame], &other[frame]), only(&other[frame], &none[frame]))
        })
    );
    assert_eq!(none.len(), other.len(), "{bet}: it takes another time");
}

/// ux 2.5, rules 4.2: sealing takes the same time and shows the same picture, to the one who seals
/// as to everybody else, whatever is in the envelope.
#[test]
fn a_bet_and_no_bet_look_the_same_from_the_seal_on() {
    let sealed = |choice| sealed_with(evening(1).pool, 0, choice, UP).1;
    let none = sealed(CHOICES[0]);
    let bo = format!("{:?}", Seat(1));
    assert!(none.iter().any(|seen| seen.contains(&bo)), "Bo was never called");
    for bet in &CHOICES[1..] {
        alike(&none, &sealed(bet), bet);
    }
}

/// All look at the screen while the quest is played in the room: of the last envelope it tells no
/// more than of the others, in its log either.
#[test]
fn nothing_of_the_last_envelope_is_on_the_screen_once_it_lies_there() {
    let sealed = |pool, choice| {
        let (mut parlor, frames) = sealed_with(pool, 2, choice, "click \"Log\"");
        parlor.run("expect \"All envelopes are sealed. The quest is played.\"");
        assert_eq!(parlor.world().resource::<TableView<Wager>>().eyes, Viewer::Public);
        (parlor, frames)
    };
    for (pool, on) in [
        (packs::shipped(), "click \"All have played\""),
        (packs::pack("quick").unwrap(), "click \"To the first player\""),
    ] {
        let (mut parlor, none) = sealed(pool.clone(), CHOICES[0]);
        for bet in &CHOICES[1..] {
            alike(&none, &sealed(pool.clone(), bet).1, bet);
        }
        parlor.run(&format!("{on}\nwait 0.6\nexpect \"Everyone else look away\""));
        let next = parlor.world().resource::<Curtain>().next;
        assert_eq!(next, Seat(0), "everybody is called, the last bettor too");
    }
}

#[test]
fn whoever_cannot_play_says_so_before_anybody_bets() {
    let mut parlor = Parlor::open();
    sit_down(&mut parlor, evening(1), vec![person("Ada"), person("Bo")], 8);
    parlor.run("wait idle\nkey Enter\nwait idle\nexpect \"Can everybody play this?\"");
    let quest = |parlor: &mut Parlor| parlor.world().resource::<TableView<Wager>>().view.quest;
    let first = quest(&mut parlor);
    parlor.run("click \"Bo can’t play this\"\nwait idle\nexpect \"Can everybody play this?\"");
    let second = quest(&mut parlor);
    assert!(first.is_some() && second.is_some() && first != second);
    parlor.run("click \"Everyone can play\"\nwait 0.6\nexpect \"Everyone else look away\"");
}

#[test]
fn sixteen_sit_down_and_the_door_is_open() {
    let mut parlor = Parlor::open();
    let players = (0..16).map(|seat| if seat == 0 { person("Ada") } else { bot("careful") });
    let players = players.collect();
    let mut setup = evening(1);
    AnySetup::Wager(setup.clone()).set_chairs(16);
    setup.rounds = 1;
    sit_down(&mut parlor, setup, players, 9);
    parlor.run("play-out 7 by keyboard");
    over(&mut parlor, 1);
    let order = TableOrder::at(
        evils_parlor::app::cli::GameTable::Wager,
        Company::Evil(Strength::Sly),
        &Default::default(),
    );
    assert_eq!(order.players.len(), 4);
}

/// The first seed under which the four rounds of a Party night are the four games.
fn night_of_all_games(setup: &Setup) -> u64 {
    let all = |seed: &u64| {
        let (mut game, _) = Wager::start(setup, *seed).unwrap();
        let mut drawn = BTreeSet::new();
        while let Some(seat) = game.turn().seats().iter().next() {
            let view = game.view(Viewer::Public);
            let action = match view.phase {
                Phase::DrawQuest => Action::Draw,
                Phase::Betting => Action::NoBet,
                Phase::Playing => Action::Play { result: vec![Default::default(); 5] },
                Phase::SettleRanking => Action::Rank,
                Phase::SettleBets | Phase::Finished => Action::Pay,
            };
            drawn.extend(view.outing().map(|(game, _)| game));
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
        drawn.len() == PartyGame::ALL.len()
    };
    (0..500).find(all).expect("some night has all games")
}

#[test]
fn a_party_night_of_all_four_games() {
    let mut setup = Setup { rounds: 4, pool: packs::pack("night").unwrap(), ..Setup::default() };
    setup.players = ["Ada", "Evil", "Mei"].map(game_rules::wager::Player::person).to_vec();
    let seed = night_of_all_games(&setup);
    let mut parlor = Parlor::open();
    sit_down(&mut parlor, setup, vec![person("Ada"), bot("steady"), bot("careful")], seed);
    parlor.tick(50);
    let (mut played, mut saved) = (BTreeSet::new(), false);
    let outcome = parlor.watch("play-out 8 by keyboard", |world| {
        if let Some(errand) = world.get_resource::<wager::PartyVisit>() {
            played.insert(errand.game());
            saved |= world.contains_resource::<Table<Wager>>();
        }
        false
    });
    assert_eq!(outcome, Ok(()));
    assert_eq!(played.into_iter().collect::<Vec<_>>(), PartyGame::ALL);
    assert!(!saved, "two tables at once");
    let story = parlor.world().resource::<Table<Wager>>().whole_story().unwrap();
    let scores = story.iter().filter_map(|event| match event {
        Event::Ranked { line, .. } => line.value,
        _ => None,
    });
    assert_eq!(scores.count(), 12, "three results in four rounds");
    over(&mut parlor, 4);
}

#[test]
fn whoever_closes_the_program_during_a_play_has_scored_nothing() {
    let night = packs::pack("night").unwrap();
    let games = night.games.into_iter().filter(|quest| quest.game == PartyGame::Duel).collect();
    let pool = Pool { games, ..Default::default() };
    let setup = Setup { rounds: 1, pool, ..Setup::default() };
    let mut parlor = Parlor::open();
    sit_down(&mut parlor, setup, vec![person("Ada"), bot("steady")], 3);
    let away = |world: &mut World| world.contains_resource::<wager::PartyVisit>();
    assert_eq!(parlor.watch("play-out 8 by keyboard", away), Ok(()));
    let desk = parlor.desk.clone();
    drop(parlor);
    let mut parlor = Parlor::at(desk);
    parlor.run("click \"Continue: Party night\"\nexpect screen Match\nwait idle");
    parlor.run("play-out 8 by keyboard");
    let story = parlor.world().resource::<Table<Wager>>().whole_story().unwrap();
    let own = |event: &Event| match event {
        Event::Ranked { seat: Seat(0), numbers, .. } => Some(numbers.clone()),
        _ => None,
    };
    assert_eq!(story.iter().find_map(own), Some(vec![Number::default(); 5]));
    over(&mut parlor, 1);
}

/// One round in which drawn pairs play this game against each other.
fn pairs_at(game: PartyGame) -> Setup {
    let games = packs::pack("pairs").unwrap().games.into_iter();
    let pool =
        Pool { games: games.filter(|quest| quest.game == game).collect(), ..Pool::default() };
    Setup { rounds: 1, pool, ..Setup::default() }
}

/// The scores of a round, by seat.
fn scores(parlor: &mut Parlor) -> Vec<i64> {
    let story = parlor.world().resource::<Table<Wager>>().whole_story().unwrap();
    let score = |event: &Event| match event {
        Event::Ranked { line, .. } => line.value?.as_whole(),
        _ => None,
    };
    story.iter().filter_map(score).collect()
}

#[test]
fn two_people_play_each_other_and_the_curtain_hides_both_tables() {
    for game in [PartyGame::Cards, PartyGame::Arena] {
        let mut parlor = Parlor::open();
        sit_down(&mut parlor, pairs_at(game), vec![person("Ada"), person("Bo")], 4);
        // A whole match of its own: there is no need to look at every moment of it.
        parlor.tick(50);
        let (mut called, mut found) = (BTreeSet::new(), Vec::new());
        let outcome = parlor.watch("play-out 9 by keyboard", |world| {
            let Some(curtain) = world.get_resource::<Curtain>().copied() else { return false };
            let away = world.contains_resource::<wager::PartyVisit>();
            called.insert((away, curtain.next));
            found.extend(match (away, game) {
                (false, _) => leaks(world),
                (true, PartyGame::Cards) => curtain::leaks::<Cards>(world),
                (true, _) => curtain::leaks::<Arena>(world),
            });
            !found.is_empty()
        });
        assert_eq!(outcome, Ok(()), "{game}");
        assert_eq!(found, Vec::<String>::new(), "{game}");
        assert_eq!(called.len(), 4, "both are called to both tables: {called:?}");
        assert_eq!(scores(&mut parlor).iter().sum::<i64>(), 1000, "{game}: they share it");
        over(&mut parlor, 1);
    }
}

#[test]
fn a_person_plays_a_guest_whose_score_comes_with_theirs() {
    for game in [PartyGame::Cards, PartyGame::Arena] {
        let mut parlor = Parlor::open();
        sit_down(&mut parlor, pairs_at(game), vec![person("Ada"), bot("steady")], 4);
        // A whole match of its own: there is no need to look at every moment of it.
        parlor.tick(50);
        let mut away = false;
        let outcome = parlor.watch("play-out 9 by keyboard", |world| {
            away |= world.contains_resource::<wager::PartyVisit>();
            false
        });
        assert_eq!(outcome, Ok(()), "{game}");
        assert!(away, "{game}: nobody set out");
        let scores = scores(&mut parlor);
        assert_eq!((scores.len(), scores.iter().sum::<i64>()), (2, 1000), "{game}: {scores:?}");
        over(&mut parlor, 1);
    }
}

/// Ada and somebody else, at the moment Ada sits down to their match of two.
fn sent_out(game: PartyGame, rival: Player) -> Parlor {
    let mut parlor = Parlor::open();
    sit_down(&mut parlor, pairs_at(game), vec![person("Ada"), rival], 4);
    let away = |world: &mut World| world.contains_resource::<wager::PartyVisit>();
    assert_eq!(parlor.watch("play-out 8 by keyboard", away), Ok(()));
    parlor
}

#[test]
fn a_pair_that_closes_the_program_has_scored_nothing() {
    let parlor = sent_out(PartyGame::Cards, person("Bo"));
    let desk = parlor.desk.clone();
    drop(parlor);
    let mut parlor = Parlor::at(desk);
    parlor.run("click \"Continue: Party night\"\nexpect screen Match\nwait idle");
    parlor.run("play-out 8 by keyboard");
    assert_eq!(scores(&mut parlor), [0, 0]);
    over(&mut parlor, 1);
}

#[test]
fn whoever_gives_up_against_somebody_has_lost() {
    let mut parlor = sent_out(PartyGame::Arena, bot("steady"));
    parlor.run("wait idle\nclick \"Parlor\"\nclick \"Leave\"\nwait idle\nexpect screen Match");
    parlor.run("play-out 8 by keyboard");
    assert_eq!(scores(&mut parlor), [0, 1000]);
    over(&mut parlor, 1);
}
