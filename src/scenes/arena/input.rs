//! What can be pressed at the arena (ux 2.4 Inputs): a key picks, the same again or Enter locks in.

use bevy::prelude::*;
use game_rules::{
    arena::{Action, Arena},
    game::{Seat, Viewer},
};

use super::scene::Desk;
use crate::{
    app::keys::{KeyAction, Pressed},
    art::canvas::SpotClick,
    scenes::frame::Outbox,
    table::{Answer, Curtain, Intent, Mode, Playback, Table, TableView},
};

/// The slot a key switches to, counted from 0.
fn slot_of(action: KeyAction) -> Option<u8> {
    let place = (action as usize).checked_sub(KeyAction::Switch1 as usize)?;
    (place < 6).then_some(place as u8)
}

/// A key of the arena; true if it meant something here.
pub fn key(
    press: &Pressed,
    shown: &TableView<Arena>,
    desk: &mut Desk,
    out: &mut Outbox<Arena>,
) -> bool {
    if let Some(order) = split_order(press.action) {
        split(order, shown, out);
        return true;
    }
    match press.action {
        KeyAction::Matrix => (desk.tape, desk.wants_cell) = (false, true),
        KeyAction::Tape => desk.tape = !desk.tape,
        KeyAction::Ahead => {
            desk.ahead = !desk.ahead;
            (desk.tape, desk.wants_ahead) = (false, desk.ahead);
        }
        KeyAction::Change => change(shown, desk, &mut out.wishes),
        _ => return order(press, shown, desk, out),
    }
    true
}

/// Chooses again: what is picked is dropped, what is locked in comes back as long as the turn has
/// not been played.
fn change(shown: &TableView<Arena>, desk: &mut Desk, wishes: &mut MessageWriter<Intent<Arena>>) {
    if desk.picked(shown).is_some() {
        (desk.picked, desk.wants_first) = (None, true);
    } else {
        wishes.write(Intent::Undo);
    }
}

/// A key that gives an order, or takes a step back from one.
fn order(
    press: &Pressed,
    shown: &TableView<Arena>,
    desk: &mut Desk,
    out: &mut Outbox<Arena>,
) -> bool {
    let entry = shown.view.series.bout().is_entry();
    let choice = match (press.action.picks(), slot_of(press.action)) {
        (Some(place), _) if place < 6 && (entry || desk.team) => Action::Switch(place as u8),
        (Some(place), _) if place < 4 => Action::Fight(place as u8),
        (_, Some(slot)) => Action::Switch(slot),
        _ if press.action == KeyAction::Back && desk.picked(shown).is_some() => {
            desk.picked = None;
            return true;
        }
        _ if press.action == KeyAction::Back && desk.team && !entry => {
            (desk.team, desk.wants_first) = (false, true);
            return true;
        }
        _ => return false,
    };
    pick(choice, shown, desk, &mut out.wishes);
    true
}

/// Picks an order; picking it again locks it in. What cannot be ordered is asked for at once, so
/// that the refusal says why.
pub fn pick(
    choice: Action,
    shown: &TableView<Arena>,
    desk: &mut Desk,
    wishes: &mut MessageWriter<Intent<Arena>>,
) {
    let Viewer::Seat(own) = shown.eyes else { return };
    let picked = Some((own, shown.view.series.clock(), choice));
    if shown.legal.is_empty() || desk.is_locked(shown) {
        wishes.write(Intent::Hurry);
        // Whoever picks while something is still shown, be it only that Evil is ready, has picked.
        let owes = !desk.is_locked(shown) && !shown.view.is_ready(own);
        if owes && shown.view.series.legal(own).contains(choice) {
            (desk.picked, desk.wants_lock) = (picked, true);
        }
        return;
    }
    if desk.picked(shown) == Some(choice) || !shown.legal.contains(&choice) {
        lock(choice, shown, desk, wishes);
        return;
    }
    (desk.picked, desk.wants_lock) = (picked, true);
}

/// Sends an order.
pub fn lock(
    choice: Action,
    shown: &TableView<Arena>,
    desk: &mut Desk,
    wishes: &mut MessageWriter<Intent<Arena>>,
) {
    let Viewer::Seat(own) = shown.eyes else { return };
    if shown.legal.contains(&choice) {
        // Whoever looks next finds nothing of it.
        let locked = Some((own, shown.view.series.clock()));
        *desk = Desk { locked, tape: desk.tape, ahead: desk.ahead, ..Desk::default() };
    } else {
        desk.tried = Some(choice);
    }
    wishes.write(Intent::Act(choice));
}

/// A key of two people at one screen: whose, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Split {
    Order(Seat, Action),
    Back(Seat),
}

fn split_order(action: KeyAction) -> Option<Split> {
    let from = |first: KeyAction, count: usize| {
        let place = (action as usize).checked_sub(first as usize)?;
        (place < count).then_some(place as u8)
    };
    let order = |seat, choice| Some(Split::Order(seat, choice));
    if let Some(index) = from(KeyAction::FirstMove1, 4) {
        return order(Seat(0), Action::Fight(index));
    }
    if let Some(slot) = from(KeyAction::FirstSlot1, 6) {
        return order(Seat(0), Action::Switch(slot));
    }
    if let Some(index) = from(KeyAction::SecondMove1, 4) {
        return order(Seat(1), Action::Fight(index));
    }
    if let Some(slot) = from(KeyAction::SecondSlot1, 6) {
        return order(Seat(1), Action::Switch(slot));
    }
    match action {
        KeyAction::FirstBack => Some(Split::Back(Seat(0))),
        KeyAction::SecondBack => Some(Split::Back(Seat(1))),
        _ => None,
    }
}

/// One press locks. What cannot be ordered is passed over in silence: a refusal would tell the other
/// which key was pressed.
fn split(order: Split, shown: &TableView<Arena>, out: &mut Outbox<Arena>) {
    match order {
        Split::Order(seat, choice) => {
            let free = !shown.view.is_ready(seat);
            if free && shown.view.series.legal(seat).contains(choice) {
                out.wishes.write(Intent::ActAs(seat, choice));
            }
        }
        Split::Back(seat) if shown.view.is_ready(seat) => {
            out.wishes.write(Intent::TakeBack(seat));
        }
        Split::Back(_) => {}
    }
}

/// What the table does not take is not locked in, and can be chosen anew; the tape tells why.
pub fn unlock(
    mut answers: MessageReader<Answer<Arena>>,
    shown: Option<Res<TableView<Arena>>>,
    mut desk: ResMut<Desk>,
) {
    for answer in answers.read() {
        if !matches!(answer, Answer::Undone | Answer::Refused(_)) {
            continue;
        }
        desk.locked = None;
        let tried = desk.tried.take();
        if let (Answer::Refused(code), Some(choice), Some(shown)) = (answer, tried, &shown) {
            desk.failed = Some((shown.view.series.clock(), choice, *code));
        }
    }
}

/// A click on one's own bench picks the creature.
pub fn read(
    mut clicks: MessageReader<SpotClick>,
    shown: Option<Res<TableView<Arena>>>,
    curtain: Option<Res<Curtain>>,
    table: Res<Table<Arena>>,
    playback: Res<Playback<Arena>>,
    mut desk: ResMut<Desk>,
    mut wishes: MessageWriter<Intent<Arena>>,
) {
    let live = table.mode() == Mode::Live && curtain.is_none() && playback.is_idle();
    let Some(shown) = shown.filter(|_| live) else {
        clicks.clear();
        return;
    };
    for click in clicks.read().filter(|click| click.name == "bench-own") {
        pick(Action::Switch(click.number as u8), &shown, &mut desk, &mut wishes);
    }
}
