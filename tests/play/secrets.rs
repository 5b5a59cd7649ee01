//! Labyrinths that a seat cannot tell apart look and sound the same to it: stage, panels, log and heat
//! layers (rules/labyrinth.md 22, P5; ux 2.0.4).

use std::time::Duration;

use bevy::prelude::*;
use evils_parlor::{
    app::{settings::Settings, sound::Play},
    art::canvas::Canvas,
    robot::eyes,
    scenes::{AnySetup, labyrinth::Desk},
    screens::seating::{Company, Deal, TableOrder},
    table::{Curtain, Table},
};
use game_rules::{
    dice::Dice,
    game::{Game, Seat, Turn, Viewer},
    labyrinth::{Action, Dir, Hearing, Labyrinth, Setup, generate::generate, plan::Plan},
};

use crate::parlor::Parlor;

const OWN: Seat = Seat(0);
const OTHER: Seat = Seat(1);
/// How many turns are played.
const TURNS: usize = 8;

/// A board, and what is done on it.
#[derive(Clone)]
struct Way {
    setup: Setup,
    game: Labyrinth,
    deeds: Vec<(Seat, Action)>,
}

impl Way {
    fn begin(plan: Plan, seed: u64) -> Option<Way> {
        let mut setup = Setup::for_players(&["Ann", "Bob"]);
        setup.settings.hearing = Hearing::Whisper;
        (setup.board, setup.known_seed) = (Some(plan), true);
        setup.check().ok()?;
        let (game, _) = Labyrinth::start(&setup, seed).ok()?;
        Some(Way { setup, game, deeds: Vec::new() })
    }

    fn act(&mut self, seat: Seat, deed: Action) -> Option<()> {
        self.game.apply(seat, &deed, &mut Vec::new()).ok()?;
        self.deeds.push((seat, deed));
        Some(())
    }

    /// A turn of whoever's turn it is: sides are tried in this order.
    fn turn(&mut self, order: &[Dir]) -> Option<()> {
        let Turn::One(seat) = self.game.turn() else { return None };
        for dir in order {
            self.act(seat, Action::Move(*dir))?;
            if self.game.legal(seat).contains(&Action::EndTurn) {
                return self.act(seat, Action::EndTurn);
            }
        }
        None
    }

    fn seen_by(&self, seat: Seat) -> game_rules::labyrinth::View {
        self.game.view(Viewer::Seat(seat))
    }
}

/// The same board with one inner wall elsewhere.
fn altered(plan: &Plan, dice: &mut Dice) -> Plan {
    let mut other = plan.clone();
    let gone = dice.below("gone", other.walls.len() as u64) as usize;
    other.walls.remove(gone);
    let at = (dice.below("x", 7) as i8, dice.below("y", 7) as i8);
    let dir = if dice.below("dir", 2) == 0 { Dir::Up } else { Dir::Right };
    other.walls.push((at, dir));
    other
}

/// Two boards, and turns on both that are the same to one seat and different to the other.
fn twins(seed: u64) -> [Way; 2] {
    let settings = Setup::default().settings;
    for number in seed * 1000.. {
        let mut dice = Dice::stream(number, "twins");
        let Ok(drawn) = generate(&settings, &mut dice) else { continue };
        let plan = Plan::of(&drawn.board, &drawn.treasures);
        let other = altered(&plan, &mut dice);
        let Some(mut one) = Way::begin(plan, number) else { continue };
        let Some(mut two) = Way::begin(other, number) else { continue };
        let same = |one: &Way, two: &Way| one.seen_by(OWN) == two.seen_by(OWN);
        let played = (0..TURNS).try_for_each(|_| {
            let mut order = Dir::ALL;
            dice.shuffle("order", &mut order);
            one.turn(&order)?;
            two.turn(&order)?;
            same(&one, &two).then_some(())
        });
        let differs = one.seen_by(OTHER).heard != two.seen_by(OTHER).heard;
        let own = one.game.turn() == Turn::One(OWN);
        if played.is_some() && own && differs && one.deeds.len() != two.deeds.len() {
            return [one, two];
        }
    }
    unreachable!("numbers do not end")
}

/// Everything on the screen: the stage, what can be pointed at, and what a screen reader is told.
fn screen(parlor: &mut Parlor) -> Vec<String> {
    let mut all = parlor.world().resource::<Canvas>().snapshot();
    // A match has a name of its own, drawn at random.
    let widgets = eyes::widgets(parlor.world()).into_iter();
    let widgets = widgets.filter(|it| !it.words.starts_with("Match "));
    all.extend(widgets.map(|it| format!("{:?} {:?} {:?}", it.role, it.words, it.place)));
    all
}

/// All pages of the rail, and every heat layer.
fn pages(parlor: &mut Parlor) -> Vec<Vec<String>> {
    let mut found = vec![screen(parlor)];
    for tab in ["Log", "Rules", "Inspect"] {
        parlor.run(&format!("click \"{tab}\"\nwait 0.3"));
        found.push(screen(parlor));
    }
    for layer in 1..=6 {
        parlor.run(&format!("key Shift+{layer}\nwait 0.2"));
        for _ in 0..500 {
            if !parlor.world().resource::<Desk>().chances.is_empty() {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
            parlor.run("wait 0.1");
        }
        parlor.run("wait 0.2");
        found.push(screen(parlor));
    }
    parlor.run("key Shift+6\nwait 0.2");
    found
}

/// What a seat has seen and heard.
#[derive(Default, PartialEq)]
struct Seen {
    screens: Vec<Vec<String>>,
    sounds: Vec<String>,
}

/// Plays one of the two in the client, and keeps what each seat sees and hears.
fn watch(way: &Way) -> [Seen; 2] {
    let mut parlor = Parlor::open();
    parlor.run("set speed Instant\nset reduced_motion true\nset background_motion false");
    let settings = Settings::default();
    let setup = AnySetup::Labyrinth(way.setup.clone());
    let order = TableOrder::with(setup, Company::Friends, &settings);
    let seed = way.game.view(Viewer::Omniscient).truth.unwrap().seed;
    parlor.world().write_message(Deal(TableOrder { seed: Some(seed), ..order }));
    parlor.run("expect screen Match\nwait idle");
    let mut seen = [Seen::default(), Seen::default()];
    let mut last = None;
    for (number, (seat, deed)) in way.deeds.iter().enumerate() {
        if parlor.world().contains_resource::<Curtain>() {
            parlor.run("hold \"Hold when you are ready\" 0.8\nwait idle");
        }
        let at = parlor.world().resource::<Table<Labyrinth>>().eyes();
        assert_eq!(at, Viewer::Seat(*seat), "decision {number}");
        let own = &mut seen[seat.index()];
        if last != Some(*seat) {
            parlor.run("wait 0.5");
            own.screens.extend(pages(&mut parlor));
        }
        last = Some(*seat);
        let key = match deed {
            Action::Move(Dir::Up) => "W",
            Action::Move(Dir::Right) => "D",
            Action::Move(Dir::Down) => "S",
            Action::Move(Dir::Left) => "A",
            _ => "E",
        };
        parlor.world().resource_mut::<Messages<Play>>().clear();
        let mut sounds = Vec::new();
        let script = format!("key {key}\nwait idle\nwait 0.2");
        let outcome = parlor.watch(&script, |world| {
            let cues = world.resource_mut::<Messages<Play>>().drain().collect::<Vec<_>>();
            sounds.extend(cues.into_iter().map(|cue| format!("{cue:?}")));
            false
        });
        assert_eq!(outcome, Ok(()));
        own.sounds.extend(sounds);
        if !parlor.world().contains_resource::<Curtain>() {
            own.screens.push(screen(&mut parlor));
        }
    }
    seen
}

#[test]
fn boards_that_cannot_be_told_apart_look_the_same() {
    for seed in 1..=2 {
        let [one, two] = twins(seed).map(|way| watch(&way));
        for (place, pair) in one[0].screens.iter().zip(&two[0].screens).enumerate() {
            assert_eq!(pair.0, pair.1, "twins {seed}, screen {place}");
        }
        assert_eq!(one[0].screens.len(), two[0].screens.len());
        assert_eq!(one[0].sounds, two[0].sounds, "twins {seed}");
        assert!(!one[0].sounds.is_empty());
        // Whoever has met the difference sees it: the comparison can tell.
        assert!(one[1] != two[1], "twins {seed}");
    }
}
