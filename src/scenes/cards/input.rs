//! What can be pressed at the Cards (ux 2.3 Inputs): everything becomes an [`Request`], and what it
//! means follows from the question on the table and what is already picked.

use bevy::prelude::*;
use game_rules::{
    cards::{
        Action, Aim, Cards, View,
        rack::Rack,
        state::{Ask, Spot},
    },
    game::{Seat, Viewer},
};

use super::{
    desk::{Desk, InspectTarget, Pick, Plan, Request, dice_in_order, paid, purse},
    picture::bottom_seat,
    reading::Reading,
    stage::picked,
};
use crate::{
    app::{
        keys::{KeyAction, Pressed, PressedInModal},
        settings::Settings,
    },
    art::canvas::SpotClick,
    scenes::scene::CurrentReading,
    table::{Curtain, Intent, Playback, Table, TableView},
};

/// A key of this game; true if it meant something.
pub fn key(press: &Pressed, desk: &mut Desk) -> bool {
    let asked = match press.action {
        KeyAction::Skill1 => Request::Skill(0),
        KeyAction::Skill2 => Request::Skill(1),
        KeyAction::Skill3 => Request::Skill(2),
        KeyAction::Skill4 => Request::Skill(3),
        KeyAction::SwitchLead => Request::Switch(None),
        KeyAction::TuneCard => Request::Tune,
        KeyAction::EditDice => Request::Edit,
        KeyAction::EndRound => Request::End,
        KeyAction::Back => return back(desk),
        action => match action.picks() {
            Some(place) => Request::Nth(place),
            None => return false,
        },
    };
    desk.asks.push(asked);
    true
}

/// One step back; false if nothing is half made.
fn back(desk: &mut Desk) -> bool {
    if desk.editing {
        desk.editing = false;
    } else if desk.aims.pop().is_none() {
        if desk.pick.is_none() {
            return false;
        }
        desk.take(None);
    }
    true
}

/// Clicks on the table are asks, too; and whether to end the round is also answered by its own key.
pub fn read(
    mut clicks: MessageReader<SpotClick>,
    mut on_sheet: MessageReader<PressedInModal>,
    mut desk: ResMut<Desk>,
) {
    for click in clicks.read() {
        desk.asks.push(Request::Spot(click.name, click.number));
    }
    let ends = |press: &Pressed| press.action == KeyAction::EndRound && !press.repeat;
    if on_sheet.read().any(|PressedInModal(press)| ends(press)) && desk.ending {
        desk.asks.push(Request::End);
    }
}

/// Asks become picks, and picks wishes.
#[expect(clippy::too_many_arguments, reason = "what an ask means depends on all of it")]
pub fn answer(
    mut desk: ResMut<Desk>,
    shown: Option<Res<TableView<Cards>>>,
    thought: Option<Res<CurrentReading<Cards>>>,
    playback: Res<Playback<Cards>>,
    curtain: Option<Res<Curtain>>,
    settings: Res<Settings>,
    table: Res<Table<Cards>>,
    mut wishes: MessageWriter<Intent<Cards>>,
) {
    let desk = desk.bypass_change_detection();
    let (Some(shown), Some(thought)) = (shown.filter(|_| curtain.is_none()), thought) else {
        desk.asks.clear();
        return;
    };
    desk.keep_up(&shown.view, shown.ply);
    if desk.asks.is_empty() {
        return;
    }
    if !playback.is_idle() {
        // What is shown hurries to its end; the asks wait for it.
        wishes.write(Intent::Hurry);
        desk.asks.truncate(3);
        return;
    }
    for asked in std::mem::take(&mut desk.asks) {
        // Whoever is told to end the round is not asked whether they mean it.
        desk.ending |= asked == Request::End && table.lesson().is_some();
        let mut acts = step(desk, &shown.view, &thought.0, asked);
        if settings.auto_pay && acts.is_none() && asked != Request::Edit {
            acts = plain(desk, &shown.view, &thought.0);
        }
        wishes.write_batch(acts.map(Intent::Act));
    }
}

/// What is picked, if it can be paid in one sensible way only.
pub fn plain(desk: &Desk, view: &View, reading: &Reading) -> Option<Action> {
    let Viewer::Seat(seat) = view.who else { return None };
    let Plan::Ready(action, cost, true) = desk.plan(view, reading) else { return None };
    let alone = paid(&action).is_some() && desk.pay.is_none() && purse(view, seat).is_plain(&cost);
    (alone && !desk.editing).then_some(action)
}

/// One ask: the decision it makes, if it makes one.
pub fn step(desk: &mut Desk, view: &View, reading: &Reading, asked: Request) -> Option<Action> {
    if let Request::Spot(name, number) = asked
        && let Some(look) = looked(view, name, number)
    {
        desk.look = Some(look);
    }
    let Viewer::Seat(seat) = view.who else { return None };
    match view.open.ask {
        Ask::Swap(seats) if seats.contains(seat) => mark(desk, asked),
        Ask::Reroll(left) if left[seat.index() & 1] > 0 => mark(desk, asked),
        Ask::Lead(seats) if seats.contains(seat) => lead(view, seat, asked),
        Ask::NewLead(who) if who == seat => lead(view, seat, asked),
        Ask::Act(who) if who == seat => act(desk, view, reading, seat, asked),
        _ => None,
    }
}

fn mark(desk: &mut Desk, asked: Request) -> Option<Action> {
    if let Request::Nth(place) | Request::Spot("die", place) = asked
        && let Some(on) = desk.marks.get_mut(place)
    {
        *on = !*on;
    }
    None
}

fn lead(view: &View, seat: Seat, asked: Request) -> Option<Action> {
    let to = match asked {
        Request::Nth(place) => place,
        Request::Spot("character", number) => number.checked_sub(3)?,
        _ => return None,
    };
    let team = &view.open.side(seat).team;
    team.get(to).filter(|who| who.lives()).map(|_| Action::Lead(to as u8))
}

fn act(
    desk: &mut Desk,
    view: &View,
    reading: &Reading,
    seat: Seat,
    asked: Request,
) -> Option<Action> {
    let plan = desk.plan(view, reading);
    match asked {
        Request::Nth(place) if desk.editing => toggle(desk, view, seat, &plan, place),
        Request::Nth(place) => return nth(desk, view, &plan, place),
        Request::Skill(index) if usize::from(index) < reading.skills.len() => {
            let again = desk.pick == Some(Pick::Skill(index));
            return again_or_take(desk, &plan, Pick::Skill(index), again);
        }
        Request::Switch(to) => {
            let again = to.is_some() && desk.pick == Some(Pick::Switch(to));
            return again_or_take(desk, &plan, Pick::Switch(to), again);
        }
        Request::Tune => {
            let card = [desk.pick, desk.hover].into_iter().flatten().find_map(|pick| match pick {
                Pick::Card(place) | Pick::Tune(place, _) => Some(place),
                _ => None,
            });
            if let Some(place) = card {
                desk.take(Some(Pick::Tune(place, None)));
            }
        }
        Request::Edit => {
            if let Plan::Ready(action, cost, _) = &plan
                && cost.dice() > 0
            {
                desk.pay = paid(action);
                desk.editing = !desk.editing;
                desk.fresh = true;
            }
        }
        Request::End => {
            let asked_before = desk.ending;
            desk.take(None);
            if asked_before || !reading.anything_left() {
                return Some(Action::End);
            }
            desk.ending = true;
            desk.fresh = true;
        }
        Request::Skill(_) => {}
        Request::Spot(name, number) => return spot(desk, view, reading, seat, &plan, name, number),
    }
    None
}

/// The same ask twice does it; another one picks something else.
fn again_or_take(desk: &mut Desk, plan: &Plan, pick: Pick, again: bool) -> Option<Action> {
    match plan {
        Plan::Ready(action, _, true) if again => Some(*action),
        _ => {
            desk.take(Some(pick));
            None
        }
    }
}

/// The n-th target, character, die or card.
fn nth(desk: &mut Desk, view: &View, plan: &Plan, place: usize) -> Option<Action> {
    match plan {
        Plan::Target(aims, _) => {
            if let Some(aim) = aims.get(place) {
                desk.aims.push(*aim);
                desk.fresh = true;
            }
            None
        }
        Plan::Whom(whom) => {
            // The number is that of the character, not of the choice.
            if let Some(to) = whom.iter().find(|to| usize::from(**to) == place) {
                desk.take(Some(Pick::Switch(Some(*to))));
            }
            None
        }
        Plan::Die(faces) => {
            if let (Some(face), Some(Pick::Tune(card, _))) = (faces.get(place), desk.pick) {
                desk.take(Some(Pick::Tune(card, Some(*face))));
            }
            None
        }
        plan => {
            let held = view.own[bottom_seat(view.who).index() & 1].cards.len();
            if place >= held {
                return None;
            }
            let again = desk.pick == Some(Pick::Card(place));
            again_or_take(desk, plan, Pick::Card(place), again)
        }
    }
}

/// A die goes into the payment or out of it.
fn toggle(desk: &mut Desk, view: &View, seat: Seat, plan: &Plan, place: usize) {
    let Plan::Ready(action, ..) = plan else { return };
    let order = dice_in_order(view, seat);
    let Some(face) = order.get(place).copied() else { return };
    let mut pay = desk.pay.or_else(|| paid(action)).unwrap_or(Rack::EMPTY);
    let one = Rack::of(face, 1);
    if picked(&order, pay).get(place) == Some(&true) {
        pay.remove(one);
    } else {
        pay.add(one);
    }
    desk.pay = Some(pay);
}

fn spot(
    desk: &mut Desk,
    view: &View,
    reading: &Reading,
    seat: Seat,
    plan: &Plan,
    name: &str,
    number: usize,
) -> Option<Action> {
    let place = number as u8;
    let aim = match name {
        "character" => number.checked_sub(3).map(|at| Aim::Mine(at as u8)),
        "my-summon" => Some(Aim::MySummon(place)),
        "their-summon" => Some(Aim::TheirSummon(place)),
        "my-support" => Some(Aim::Support(place)),
        _ => None,
    };
    match (name, plan, aim) {
        ("end", ..) => return act(desk, view, reading, seat, Request::End),
        ("tune", ..) => return act(desk, view, reading, seat, Request::Tune),
        ("die", Plan::Ready(_, cost, _), _) if cost.dice() > 0 => {
            toggle(desk, view, seat, plan, number);
        }
        (_, Plan::Target(aims, _), Some(aim)) if aims.contains(&aim) => {
            desk.aims.push(aim);
            desk.fresh = true;
        }
        (_, Plan::Nothing | Plan::Whom(_), Some(Aim::Mine(to)))
        | (_, Plan::Ready(Action::Switch { .. }, ..), Some(Aim::Mine(to)))
            if reading.switches.get(usize::from(to)).is_some_and(Option::is_some) =>
        {
            return act(desk, view, reading, seat, Request::Switch(Some(to)));
        }
        _ => {}
    }
    None
}

/// What a place on the table shows.
pub fn looked(view: &View, name: &str, number: usize) -> Option<InspectTarget> {
    let bottom = bottom_seat(view.who);
    let top = bottom.other();
    let thing = |list: &[game_rules::cards::state::Entity]| {
        list.get(number).map(|entity| InspectTarget::Entity(entity.id))
    };
    match name {
        "character" => {
            let side = if number < 3 { top } else { bottom };
            Some(InspectTarget::Character(Spot { side, seat: (number % 3) as u8 }))
        }
        "my-summon" => thing(&view.open.side(bottom).summons),
        "their-summon" => thing(&view.open.side(top).summons),
        "my-support" => thing(&view.open.side(bottom).supports),
        "their-support" => thing(&view.open.side(top).supports),
        "my-status" => thing(&view.open.side(bottom).combat),
        "their-status" => thing(&view.open.side(top).combat),
        _ => None,
    }
}
