use super::*;
use crate::{
    dice::Dice,
    duel::{
        HUMAN, Tool,
        full::{Duel, EvilHp, Mode, Setup, ToolRow, Weight},
    },
    game::{Game, Turn, Viewer},
};

fn close(one: f64, two: f64) -> bool {
    (one - two).abs() < 1e-9
}

#[test]
fn a_stage_shell_is_an_even_chance_that_blows_back_once_in_twenty() {
    let (game, _) = Duel::start(&Setup::numbered(5), 1).unwrap();
    let view = game.view(Viewer::Seat(HUMAN));
    let waiting = view.sides.clone();
    let stage =
        super::super::super::view::StageView { initiator: HUMAN, wagers: [1, 1], parents: waiting };
    let view = View { stage: Some(stage), ..view };
    let belief = view.belief();
    let mut dice = Dice::stream(1, "odds");
    let at_foe = belief.shot_odds(&view, HUMAN, Aim::Foe, &mut dice);
    assert!(close(at_foe.hurts_foe, 0.475) && close(at_foe.hurts_self, 0.025), "{at_foe:?}");
    assert!(close(at_foe.nothing, 0.5) && at_foe.exact);
    let at_self = belief.shot_odds(&view, HUMAN, Aim::Own, &mut dice);
    assert!(close(at_self.keeps_turn, 0.475) && close(at_self.hurts_self, 0.475), "{at_self:?}");
}

/// The largest difference of two answers to the same question.
fn distance(one: &ShotOdds, two: &ShotOdds) -> f64 {
    let losses = |one: &BTreeMap<u32, f64>, two: &BTreeMap<u32, f64>| {
        let at = |of: &BTreeMap<u32, f64>, loss| of.get(&loss).copied().unwrap_or(0.0);
        one.keys()
            .chain(two.keys())
            .map(|&loss| (at(one, loss) - at(two, loss)).abs())
            .fold(0.0, f64::max)
    };
    let plain = |odds: &ShotOdds| {
        [odds.caught, odds.stopped, odds.hurts_foe, odds.hurts_self, odds.keeps_turn, odds.nothing]
    };
    let plain = plain(one).into_iter().zip(plain(two)).map(|(one, two)| (one - two).abs());
    plain
        .fold(0.0, f64::max)
        .max(losses(&one.foe_loss, &two.foe_loss))
        .max(losses(&one.own_loss, &two.own_loss))
}

/// A mode of guards and volleys alone.
fn guards_and_volleys() -> Setup {
    let tools = [Tool::Vest, Tool::BulletCatcher, Tool::ThornArmour, Tool::Repeater]
        .into_iter()
        .chain([Tool::ComboShooter, Tool::TwinGuns, Tool::Knife]);
    let row = |tool: Tool| ToolRow {
        id: tool.number(),
        weight: Weight::Fixed(1),
        per_game_limit: 0,
        hold_limit: 0,
    };
    Setup::own(Mode {
        id: 9,
        human_hp: 60,
        evil_hp: EvilHp::Fixed(60),
        max_tools_per_round: 5,
        max_bullets: 5,
        tools: tools.map(row).collect(),
        ..Mode::shipped()[0].clone()
    })
}

/// Counted odds and tried ones are the same but for the error of 600 trials, here five standard
/// errors: 5 · √(1/4 / 600) = 0.102.
#[test]
fn counted_odds_agree_with_shots_that_are_tried() {
    let (mut counted, mut several, mut guarded) = (0, 0, 0);
    for seed in 1..=2 {
        let (mut game, _) = Duel::start(&guards_and_volleys(), seed).unwrap();
        let mut dice = Dice::stream(seed, "trial");
        let mut out = Vec::new();
        for step in 0..30 {
            let Turn::One(seat) = game.turn() else { break };
            let view = game.view(Viewer::Seat(seat));
            if step % 5 == 4 {
                let belief = view.belief();
                for aim in [Aim::Own, Aim::Foe] {
                    let Some(odds) = belief.volley(&view, seat, aim) else { continue };
                    let tried = belief.tried(&view, seat, aim, &mut dice);
                    let far = distance(&odds, &tried);
                    assert!(far < 0.102, "{seed} {step}: {odds:?}\n{tried:?}");
                    counted += 1;
                    several += usize::from(odds.foe_loss.len() + odds.own_loss.len() > 4);
                    guarded += usize::from(odds.caught + odds.stopped > 0.2);
                }
            }
            let legal = game.legal(seat);
            let choice = dice.below("choice", legal.len() as u64) as usize;
            out.clear();
            game.apply(seat, &legal[choice], &mut out).unwrap();
        }
    }
    assert!(counted > 12 && several > 4 && guarded > 4, "{counted} {several} {guarded}");
}
