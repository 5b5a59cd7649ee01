//! What can only be watched: the queue of the end phase, and the hands of those one looks over the
//! shoulder of in a replay.

use bevy_egui::egui::{self, Color32, Rect, Sense, Ui, Vec2};
use game_rules::{
    cards::{Cards, rack::Rack},
    game::Seat,
};

use super::cards;
use crate::{
    kit::{self, Type},
    say,
    scenes::{
        cards::{
            beats, drawings, names,
            picture::bottom_seat,
            queue::{Actor, EffectResult, Queue},
        },
        frame::Panels,
    },
    table::TableView,
};

/// The queue while it runs; true if somebody points at it.
pub(super) fn queue(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    queue: &Queue,
) -> bool {
    let language = &panels.language;
    let all = ui.scope(|ui| {
        kit::heading(ui, &language.say("cards-phase-end"));
        if queue.actors.is_empty() {
            kit::words(ui, &language.say("cards-queue-nobody"), Type::Second);
            return;
        }
        kit::words(ui, &language.say("cards-queue-hold"), Type::Second);
        for (place, actor) in queue.actors.iter().enumerate() {
            let now = queue.now == Some(place);
            let done = queue.now.is_some_and(|at| place < at);
            if now {
                kit::panel(ui, kit::Sheet::PaperLit, |ui| {
                    ui.set_width(ui.available_width());
                    line(ui, panels, shown, actor, Type::Section);
                });
            } else {
                line(ui, panels, shown, actor, if done { Type::Second } else { Type::Body });
            }
        }
        kit::rule(ui);
    });
    ui.rect_contains_pointer(all.response.rect.intersect(ui.clip_rect()))
}

fn line(ui: &mut Ui, panels: &Panels<Cards>, shown: &TableView<Cards>, actor: &Actor, kind: Type) {
    let language = &panels.language;
    let name = owned(panels, shown, actor);
    kit::words(ui, &name, kind);
    let deeds: Vec<String> = actor
        .deeds
        .iter()
        .map(|deed| match *deed {
            EffectResult::Hurt(at, n) => {
                let name = names::at(language, &shown.view, at);
                format!("{name} {}", language.change(-i64::from(n)))
            }
            EffectResult::Healed(at, n) => {
                let name = names::at(language, &shown.view, at);
                format!("{name} {}", language.change(i64::from(n)))
            }
            EffectResult::Came(id) => {
                say!(language, "cards-inspect-came", name = names::entity(language, id))
            }
            EffectResult::Left => language.say("cards-queue-left"),
            EffectResult::Fell(at) => {
                let name = names::at(language, &shown.view, at);
                say!(language, "cards-inspect-defeat", name = name)
            }
        })
        .collect();
    if !deeds.is_empty() {
        kit::words(ui, &deeds.join(" · "), Type::Second);
    }
}

/// "Oz · Evil".
fn owned(panels: &Panels<Cards>, shown: &TableView<Cards>, actor: &Actor) -> String {
    let language = &panels.language;
    let who = panels.who(shown, actor.place.side);
    let owner = say!(language, "actor", who = who.word, name = who.name);
    format!("{} · {owner}", names::entity(language, actor.id))
}

/// What would act if the round ended now.
pub(super) fn announced(ui: &mut Ui, panels: &Panels<Cards>, shown: &TableView<Cards>) {
    let language = &panels.language;
    let open = &shown.view.open;
    let first = Queue::first_if_ended(open, bottom_seat(shown.eyes));
    let queue = Queue::of(open, first);
    kit::heading(ui, &language.say("cards-queue-title"));
    if queue.actors.is_empty() {
        kit::words(ui, &language.say("cards-queue-nobody"), Type::Second);
    }
    for actor in &queue.actors {
        kit::words(ui, &owned(panels, shown, actor), Type::Body);
        kit::words(ui, &names::text(language, &actor.id.rules().text), Type::Second);
    }
}

/// The hands and dice these eyes see, at this moment of a replay.
pub(super) fn hands(ui: &mut Ui, panels: &Panels<Cards>, shown: &TableView<Cards>) {
    let language = &panels.language;
    let picture = beats::picture(&shown.view, &panels.playback);
    let bottom = bottom_seat(shown.eyes);
    for seat in [bottom, bottom.other()] {
        let side = picture.side(seat);
        let known: Vec<_> = side.hand.iter().flatten().copied().collect();
        if known.is_empty() && side.rack.is_none() {
            continue;
        }
        head(ui, panels, shown, seat, side.hand.len());
        if let Some(rack) = side.rack {
            let front = picture.lead(seat).map(|at| side.side.team[usize::from(at) % 3].id);
            dice(ui, rack, front.map(|who| who.def().element));
        }
        let size = cards::CARD * 0.8;
        let gap = 6.0;
        let across = ((ui.available_width() + gap) / (size.x + gap)).floor().max(1.0) as usize;
        for row in known.chunks(across) {
            let (place, _) =
                ui.allocate_exact_size(Vec2::new(ui.available_width(), size.y), Sense::hover());
            for (column, card) in row.iter().enumerate() {
                let corner = place.min + Vec2::new((size.x + gap) * column as f32, 0.0);
                let at = Rect::from_min_size(corner, size);
                cards::paint_card(ui, language, *card, at, false);
                let response =
                    ui.interact(at, ui.id().with((seat.0, card, column)), Sense::hover());
                let title = names::card(language, *card);
                kit::tip(&response, &title, &names::text(language, &card.def().text), None);
            }
        }
        ui.add_space(4.0);
        kit::rule(ui);
    }
}

fn head(ui: &mut Ui, panels: &Panels<Cards>, shown: &TableView<Cards>, seat: Seat, count: usize) {
    let language = &panels.language;
    let who = panels.who(shown, seat);
    let (word, name) = (who.word, who.name);
    let title = say!(language, "cards-hand-of", who = word, name = name, count = count as i64);
    kit::section(ui, Some(seat.index() + 1), &title);
}

/// Dice side by side, as they lie on the table.
fn dice(ui: &mut Ui, rack: Rack, front: Option<game_rules::cards::element::Element>) {
    let dice = rack.sorted(front);
    if dice.is_empty() {
        return;
    }
    let pitch = (ui.available_width() / dice.len() as f32).min(34.0);
    let (place, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 38.0), Sense::hover());
    for (number, face) in dice.iter().enumerate() {
        let at = egui::pos2(place.left() + 17.0 + pitch * number as f32, place.center().y);
        kit::paint::picture(ui.painter(), at, drawings::die(*face, false), 0.6, Color32::WHITE);
    }
}
