use super::*;
use game_rules::{
    cards::Setup,
    dice::Dice,
    game::{Game, Turn},
};

/// From every pick there is a way of choices to a decision the rules accept, or a reason.
#[test]
fn every_pick_leads_to_a_decision_or_a_reason() {
    let mut dice = Dice::stream(1, "desk");
    let (mut made, mut refused) = (0, 0);
    for seed in 0..3 {
        let (mut game, _) = Cards::start(&Setup::default(), seed).unwrap();
        while !matches!(game.turn(), Turn::Over(_)) {
            let seat = game.turn().seats().iter().next().unwrap();
            let legal = game.legal(seat);
            if game.open().ask == Ask::Act(seat) {
                let view = game.view(Viewer::Seat(seat));
                let reading = Reading::of(&view);
                let cards =
                    (0..reading.cards.len()).flat_map(|at| [Pick::Card(at), Pick::Tune(at, None)]);
                let skills = (0..reading.skills.len()).map(|at| Pick::Skill(at as u8));
                for pick in cards.chain(skills).chain([Pick::Switch(None)]) {
                    let mut desk = Desk::default();
                    desk.take(Some(pick));
                    match settle(&mut desk, &view, &reading, &mut dice) {
                        Some(action) => {
                            game.clone().apply(seat, &action, &mut Vec::new()).unwrap();
                            made += 1;
                        }
                        None => refused += 1,
                    }
                }
            }
            let action = legal[dice.below("action", legal.len() as u64) as usize];
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
    }
    assert!(made > 300 && refused > 50, "{made} {refused}");
}

fn settle(desk: &mut Desk, view: &View, reading: &Reading, dice: &mut Dice) -> Option<Action> {
    for _ in 0..4 {
        match desk.plan(view, reading) {
            Plan::Ready(action, _, fits) => return fits.then_some(action),
            Plan::Target(aims, _) => {
                desk.aims.push(aims[dice.below("aim", aims.len() as u64) as usize]);
            }
            Plan::Whom(whom) => desk.pick = Some(Pick::Switch(Some(whom[0]))),
            Plan::Die(faces) => {
                let Some(Pick::Tune(place, _)) = desk.pick else { return None };
                desk.pick = Some(Pick::Tune(place, Some(faces[0])));
            }
            Plan::Not(_) | Plan::Nothing => return None,
        }
    }
    None
}

#[test]
fn marks_become_places_and_dice() {
    assert_eq!(marked_bits(&[true, false, true]), 0b101);
    let order = [Face::Omni, Face::Pyro, Face::Pyro];
    assert_eq!(marked_dice(&[false, true, true], &order), Rack::of(Face::Pyro, 2));
}

#[test]
fn what_one_seat_marks_is_not_marked_for_the_next() {
    let (game, _) = Cards::start(&Setup::default(), 4).unwrap();
    let look = |seat| game.view(Viewer::Seat(Seat(seat)));
    let mut desk = Desk::default();
    desk.keep_up(&look(0), 0);
    assert_eq!(desk.marks, [false; 5], "both are asked for five cards");
    desk.marks[2] = true;
    desk.look = Some(InspectTarget::Card(hand(&look(0), Seat(0))[2]));
    desk.keep_up(&look(0), 0);
    assert!(desk.marks[2], "a choice under way stays");
    desk.keep_up(&look(1), 0);
    assert_eq!(desk.marks, [false; 5]);
    assert_eq!(desk.look, None);
}

/// What is paid without asking is what the rules accept, and no other payment gives up as little.
#[test]
fn only_a_plain_payment_is_made_at_once() {
    let mut dice = Dice::stream(2, "plain");
    let (mut plain, mut asked) = (0, 0);
    for seed in 0..3 {
        let (mut game, _) = Cards::start(&Setup::default(), seed).unwrap();
        while !matches!(game.turn(), Turn::Over(_)) {
            let seat = game.turn().seats().iter().next().unwrap();
            let legal = game.legal(seat);
            if game.open().ask == Ask::Act(seat) {
                let view = game.view(Viewer::Seat(seat));
                let reading = Reading::of(&view);
                let cards = (0..reading.cards.len()).map(Pick::Card);
                let skills = (0..reading.skills.len()).map(|at| Pick::Skill(at as u8));
                for pick in cards.chain(skills) {
                    let mut desk = Desk::default();
                    desk.take(Some(pick));
                    let Some(action) = settle(&mut desk, &view, &reading, &mut dice) else {
                        continue;
                    };
                    match crate::scenes::cards::input::plain(&desk, &view, &reading) {
                        Some(at_once) => {
                            assert_eq!(at_once, action);
                            game.clone().apply(seat, &action, &mut Vec::new()).unwrap();
                            plain += 1;
                        }
                        None => asked += 1,
                    }
                    desk.editing = true;
                    let edits = crate::scenes::cards::input::plain(&desk, &view, &reading);
                    assert_eq!(edits, None, "whoever chooses the dice is asked");
                }
            }
            let action = legal[dice.below("action", legal.len() as u64) as usize];
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
    }
    assert!(plain > 50 && asked > 50, "{plain} {asked}");
}
