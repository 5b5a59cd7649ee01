//! Choices before the action phase: the opening hand, who stands in front, the dice to roll again.

use bevy_egui::egui::{self, Rect, Ui, Vec2};
use game_rules::{
    cards::{
        Action, Cards,
        element::{Element, Face},
        knowledge::odds::after_reroll,
        rack::Rack,
        state::{Phase, Spot},
    },
    game::Viewer,
};

use super::{cards, choices::strip};
use crate::{
    app::keys::KeyAction,
    kit::{self, Type},
    say,
    scenes::{
        cards::{
            desk::{Desk, InspectTarget, Request, dice_in_order, marked_bits, marked_dice},
            drawings, names,
            reading::hand,
        },
        frame::Panels,
    },
    table::TableView,
};

/// The opening hand: marked cards go back.
pub(super) fn swap(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &mut Desk,
) -> Option<Action> {
    let language = &panels.language;
    let Viewer::Seat(seat) = shown.eyes else { return None };
    let opening = shown.view.open.phase == Phase::SetCard;
    let title = if opening { "cards-swap-title" } else { "cards-swap-again-title" };
    kit::heading(ui, &language.say(title));
    kit::words(ui, &language.say("cards-swap-text"), Type::Second);
    let cards = hand(&shown.view, seat);
    let many = cards.len().max(1) as f32;
    let fitting = (panels.regions.stage.width() - 120.0) / many - 10.0;
    let large = kit::Kit::of(ui.ctx()).text_scale.clamp(1.0, 1.6);
    let high = panels.regions.tray.max.y - panels.regions.stage.min.y;
    let usual = (high / 540.0).min(1.15) * large;
    let size = cards::CARD * (fitting / cards::CARD.x).min(usual);
    ui.add_space(14.0);
    let wide = (size.x + 10.0) * many;
    let (row, _) = ui.allocate_exact_size(Vec2::new(wide, size.y + 6.0), egui::Sense::hover());
    for (place, card) in cards.iter().enumerate() {
        let corner = row.min + Vec2::new((size.x + 10.0) * place as f32, 6.0);
        let marked = desk.marks.get(place) == Some(&true);
        let cap = KeyAction::PICKS.get(place).and_then(|key| panels.cap(*key));
        let shape = cards::Shape {
            faded: marked,
            raised: marked,
            note: None,
            cap: cap.as_ref(),
            seen: None,
        };
        let response = cards::card(ui, language, *card, Rect::from_min_size(corner, size), shape);
        let title = names::card(language, *card);
        kit::tip_above(&response, &title, &names::text(language, &card.def().text));
        if response.clicked() {
            desk.asks.push(Request::Nth(place));
        }
    }
    ui.add_space(8.0);
    let count = desk.marks.iter().filter(|on| **on).count() as i64;
    let label = match count {
        0 => language.say("cards-swap-keep"),
        count => say!(language, "cards-swap-some", count = count),
    };
    let done = commit(ui, panels, desk, &label);
    done.then(|| Action::Swap(marked_bits(&desk.marks)))
}

/// The button that ends a choice; it has the focus first.
fn commit(ui: &mut Ui, panels: &Panels<Cards>, desk: &mut Desk, label: &str) -> bool {
    let cap = panels.cap(KeyAction::Confirm);
    let response = ui.add(kit::Plate::new(label).key_if(cap.as_ref()));
    kit::anchors::anchor(ui.ctx(), "commit", response.rect);
    kit::anchors::answer(ui.ctx(), response.id);
    if std::mem::take(&mut desk.fresh) {
        response.request_focus();
    }
    response.clicked()
}

/// Who stands in front.
pub(super) fn lead(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &mut Desk,
    title: &str,
) -> Option<Action> {
    let language = &panels.language;
    let Viewer::Seat(seat) = shown.eyes else { return None };
    let fresh = focus_once(ui, shown.ply, "lead");
    let mut chosen = None;
    let text = language.say("cards-lead-text");
    strip(ui, panels, &language.say(title), Some(&text), |ui| {
        let mut first = true;
        for (at, who) in (0u8..).zip(&shown.view.open.side(seat).team) {
            if !who.lives() {
                continue;
            }
            let name = names::character(language, who.id);
            let hp = say!(language, "count-hp", count = i64::from(who.hp));
            let cap = panels.cap(KeyAction::PICKS[usize::from(at)]);
            let button = kit::Stock::new(&name)
                .picture(drawings::pip(who.id.def().element))
                .caption(&hp)
                .key_if(cap.as_ref());
            let response = ui.add(button);
            if fresh && std::mem::take(&mut first) {
                response.request_focus();
            }
            if response.hovered() || response.has_focus() {
                let spot = Spot { side: seat, seat: at };
                desk.look = Some(InspectTarget::Character(spot));
            }
            if response.clicked() {
                chosen = Some(Action::Lead(at));
            }
        }
    });
    chosen
}

/// Has this choice just been opened? Then its first thing takes the focus.
fn focus_once(ui: &Ui, ply: usize, what: &str) -> bool {
    let id = egui::Id::new(("cards focus", what));
    ui.data_mut(|data| {
        let last = data.get_temp::<usize>(id);
        data.insert_temp(id, ply);
        last != Some(ply)
    })
}

/// The dice: marked ones are rolled again.
pub(super) fn roll(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &mut Desk,
    left: u8,
) -> Option<Action> {
    let language = &panels.language;
    let Viewer::Seat(seat) = shown.eyes else { return None };
    let order = dice_in_order(&shown.view, seat);
    let title = language.say("cards-roll-title");
    let rest = say!(language, "cards-roll-left", count = i64::from(left));
    kit::heading(ui, &title);
    kit::words(ui, &rest, Type::Second);
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        for (place, face) in order.iter().enumerate() {
            let marked = desk.marks.get(place) == Some(&true);
            let cap = KeyAction::PICKS.get(place).and_then(|key| panels.cap(*key));
            if cards::die(ui, language, *face, marked, cap.as_ref()).clicked() {
                desk.asks.push(Request::Nth(place));
            }
        }
    });
    let marked = marked_dice(&desk.marks, &order);
    if panels.inspect() != crate::app::settings::Inspect::Off {
        for line in chances(panels, shown, &order, marked) {
            kit::words(ui, &line, Type::Second);
        }
    }
    let label = match marked.num() {
        0 => language.say("cards-roll-keep"),
        count => say!(language, "cards-roll-again", count = i64::from(count)),
    };
    ui.add_space(8.0);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        if commit(ui, panels, desk, &label) {
            chosen = Some(Action::Reroll(marked));
        }
        let useless = language.say("cards-roll-useless");
        if ui.add(kit::Stock::new(&useless)).clicked() {
            let useful = shown.view.open.side(seat).elements();
            let needed = |face: &Face| face.element().is_none_or(|element| useful.has(element));
            desk.marks = order.iter().map(|face| !needed(face)).collect();
        }
    });
    chosen
}

/// The exact chances to have three of each element of one's own after the roll.
fn chances(
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    order: &[Face],
    marked: Rack,
) -> Vec<String> {
    let language = &panels.language;
    let Viewer::Seat(seat) = shown.eyes else { return Vec::new() };
    let mut kept = Rack::EMPTY;
    for face in order {
        kept.add(Rack::of(*face, 1));
    }
    kept.remove(marked);
    let mut elements: Vec<Element> = Vec::new();
    for who in shown.view.open.side(seat).team.iter().filter(|who| who.lives()) {
        let element = who.id.def().element;
        if !elements.contains(&element) {
            elements.push(element);
        }
    }
    let line = |element: &Element| {
        let odds = after_reroll(kept, marked.num(), *element, 3);
        let name = names::element(language, *element);
        let odds = language.odds(odds);
        say!(language, "cards-roll-odds", count = 3, element = name, odds = odds)
    };
    elements.iter().map(line).collect()
}
