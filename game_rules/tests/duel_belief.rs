//! The odds a seat is shown are true: over many games between blind players, shells that were given
//! a chance are live that often. One position per game, so that all are independent; every group
//! within 5.5 standard deviations (error rate below 4e-8 each), seeds fixed.

use game_rules::{
    bots::{Bot, Mind, Opponents, Sight},
    dice::Dice,
    duel::{
        Shell,
        full::{Body, Duel, EvilHp, Mode, OwnStatus, Setup},
    },
    game::{Game, Seat, Turn, Viewer},
};

/// Predictions and outcomes, by how likely the prediction was.
#[derive(Default)]
struct Ledger {
    groups: [(f64, f64, f64, u64); 10],
}

impl Ledger {
    fn note(&mut self, chance: f64, happened: bool) {
        assert!((-1e-9..=1.0 + 1e-9).contains(&chance), "{chance}");
        if !(1e-9..=1.0 - 1e-9).contains(&chance) {
            assert_eq!(happened, chance > 0.5, "something certain was otherwise");
            return;
        }
        let group = &mut self.groups[((chance * 10.0) as usize).min(9)];
        group.0 += chance;
        group.1 += f64::from(u8::from(happened));
        group.2 += chance * (1.0 - chance);
        group.3 += 1;
    }

    fn check(&self, what: &str) {
        let mut seen = 0;
        for (at, &(expected, found, variance, count)) in self.groups.iter().enumerate() {
            seen += count;
            if count < 40 {
                continue;
            }
            let off = (found - expected) / variance.sqrt();
            println!("{what} {:.1}: {count} times, {off:+.2} deviations", at as f64 / 10.0);
            assert!(off.abs() < 5.5, "{what} around 0.{at}5: {found} instead of {expected:.1}");
        }
        assert!(seen > 500, "{what}: only {seen} open questions");
    }
}

/// Calls `see` with a random decision of each of many games between two blind players.
fn sample(setup: &Setup, games: u64, mut see: impl FnMut(&Duel, Seat)) {
    for seed in 0..games {
        let (mut game, _) = Duel::start(setup, seed).unwrap();
        let mut bots: Vec<Box<dyn Bot<Duel>>> =
            (0..2).map(|_| Duel::bot("courteous").unwrap()).collect();
        let mut minds = [Mind::new(seed, Seat(0)), Mind::new(seed, Seat(1))];
        let mut dice = Dice::stream(seed, "moment");
        let moment = dice.below("moment", 45);
        for step in 0.. {
            let Turn::One(seat) = game.turn() else { break };
            if step == moment {
                see(&game, Seat(dice.below("eyes", 2) as u8));
                break;
            }
            let action =
                bots[seat.index()].choose(&Sight::new(&game, seat), &mut minds[seat.index()]);
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
    }
}

fn busy(base: u32) -> Mode {
    let mut mode = Mode::numbered(base).unwrap().clone();
    mode.id = 9;
    mode.human_hp = 40;
    mode.evil_hp = EvilHp::Fixed(40);
    // The tools that disturb a clip, more often than usual.
    for row in &mut mode.tools {
        if [3, 6, 11, 14, 15, 16, 22, 23, 24, 25, 29, 34, 35].contains(&row.id) {
            row.weight = game_rules::duel::full::Weight::Fixed(60);
            row.hold_limit = 0;
            row.per_game_limit = 0;
        }
    }
    mode.max_tools_per_round = 5;
    mode
}

/// `sampled`: at most one belief in so many may be a sample.
fn shells_are_as_likely_as_said(setup: &Setup, games: u64, sampled: u32) {
    let (mut front, mut later, mut extra, mut none) =
        (Ledger::default(), Ledger::default(), Ledger::default(), Ledger::default());
    let (mut inexact, mut all) = (0, 0);
    sample(setup, games, |game, eyes| {
        let belief = game.view(Viewer::Seat(eyes)).belief();
        let shells = belief.shells();
        let truth = game.view(Viewer::Omniscient).truth.unwrap();
        let clips = truth.table_clips();
        all += 1;
        if !shells.is_exact() {
            inexact += 1;
            return;
        }
        let live = |rail: usize, place: u8| clips[rail].at(place) == Some(Shell::Live);
        if game.view(Viewer::Omniscient).pending.is_some() {
            return;
        }
        assert_eq!(shells.main_len(), usize::from(clips[0].len()));
        front.note(shells.live_at(0), live(0, 0));
        if clips[0].len() > 1 {
            let last = clips[0].len() - 1;
            later.note(shells.live_at(last.into()), live(0, last));
        }
        if clips.len() > 1 {
            let (alive, empty) = shells.extra_front(1);
            extra.note(alive, live(1, 0));
            none.note(empty, clips[1].is_empty());
        }
    });
    println!("{inexact} of {all} not exact");
    front.check("front");
    later.check("last");
    if extra.groups.iter().map(|group| group.3).sum::<u64>() > 500 {
        extra.check("extra");
    }
    assert!(inexact * sampled < all, "{inexact} of {all} beliefs are only samples");
}

#[test]
fn odds_are_true_when_everything_happens_to_a_clip() {
    shells_are_as_likely_as_said(&Setup::own(busy(1)), 6000, 50);
}

#[test]
fn odds_are_true_without_a_look_at_oneself() {
    let setup = Setup { own_status: OwnStatus::Hidden, ..Setup::own(busy(1)) };
    shells_are_as_likely_as_said(&setup, 3000, 50);
}

/// Twenty shells and every tool at once are more than any shipped mode has: some beliefs are too
/// large to be counted, and say so.
#[test]
fn odds_are_true_with_twenty_shells() {
    shells_are_as_likely_as_said(&Setup::own(busy(6)), 1800, 15);
}

/// In the modes as they are shipped a belief over the shells is never a sample.
#[test]
fn shipped_modes_are_followed_exactly() {
    for id in [1, 2, 3, 4, 5, 6, 7, 8, 1000] {
        let (mut inexact, mut all) = (0, 0);
        sample(&Setup::numbered(id), 600, |game, eyes| {
            all += 1;
            inexact += u32::from(!game.view(Viewer::Seat(eyes)).belief().shells().is_exact());
        });
        println!("mode {id}: {inexact} of {all}");
        assert_eq!(inexact, 0, "mode {id}: {inexact} of {all} beliefs are only samples");
    }
}

/// The hidden body of the other side: breath, followed exactly.
#[test]
fn bodies_are_as_likely_as_said() {
    let mut breath = Ledger::default();
    let mut mode = Mode::numbered(7).unwrap().clone();
    mode.id = 9;
    mode.human_hp = 60;
    sample(&Setup::own(mode), 4000, |game, eyes| {
        let belief = game.view(Viewer::Seat(eyes)).belief();
        let other = eyes.other();
        let truth = game.view(Viewer::Omniscient);
        let body = truth.side(other).body.clone().unwrap();
        let chance = |value: fn(&Body) -> i64, wanted: i64| {
            let chances = belief.bodies().chances(other, value);
            chances.iter().find(|(value, _)| *value == wanted).map_or(0.0, |(_, chance)| *chance)
        };
        if !belief.bodies().is_exact() {
            return;
        }
        for wanted in [32, 31, 30] {
            let value = |body: &Body| i64::from(body.breath);
            breath.note(chance(value, wanted), i64::from(body.breath) == wanted);
        }
    });
    breath.check("breath");
}
