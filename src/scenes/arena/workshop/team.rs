//! The six slots, the purse, warnings and codes.

use bevy_egui::egui::{self, Color32, Id, Rect, Sense, vec2};
use game_rules::{
    arena::{BUDGET, SLOTS, Team, data::Data},
    dice::Dice,
};

use super::{Bench, list::fit};
use super::{coverage, roster};
use crate::{
    app::language::Language,
    kit::{self, Fill, Kit, Type, paint},
    say,
    scenes::arena::words,
};

/// The team under way: purse, slots, warnings and codes; true when it is done. The purse and the way
/// out stay in sight, whatever is read between them.
pub(super) fn team(
    ui: &mut egui::Ui,
    language: &Language,
    data: &Data,
    ids: &mut [u16; SLOTS],
    bench: &mut Bench,
    fresh: bool,
) -> bool {
    let cost = roster::price(data, ids);
    let left = BUDGET.saturating_sub(cost);
    let purse =
        say!(language, "arena-purse", cost = language.number(cost), left = language.number(left));
    kit::words(ui, &purse, Type::Strong);
    let share = cost as f32 / BUDGET as f32;
    let bar = ui.add(kit::meter(share, Fill::Brass).height(14.0).label(&purse));
    tempted(ui, bar.rect.shrink(2.0), share, f32::from(bench.tempted) / BUDGET as f32);
    let foot = Kit::of(ui.ctx()).scaled(48.0) + 12.0;
    ui.scope(|ui| {
        ui.set_max_height((ui.available_height() - foot).max(80.0));
        kit::scroll(ui, "team", |ui| {
            ui.set_max_width(ui.available_width() - 18.0);
            between(ui, language, data, ids, bench);
        });
    });
    let done = ui.add(kit::Plate::new(&language.say("arena-team-done")));
    if fresh {
        done.request_focus();
    }
    done.clicked()
}

fn between(
    ui: &mut egui::Ui,
    language: &Language,
    data: &Data,
    ids: &mut [u16; SLOTS],
    bench: &mut Bench,
) {
    if !bench.said.is_empty() {
        kit::words(ui, &bench.said, Type::SecondStrong);
    }
    slots(ui, language, data, ids);
    if let Ok(team) = Team::new(data, ids.map(i32::from)) {
        let blind: Vec<String> = team
            .blind_spots(data)
            .into_iter()
            .map(|kind| words::kind(language, data, kind))
            .collect();
        if !blind.is_empty() {
            let text = say!(language, "arena-blind", kinds = language.list(&blind));
            kit::words(ui, &text, Type::Second);
        }
    }
    kit::rule(ui);
    codes(ui, language, data, ids, bench);
    kit::rule(ui);
    coverage::draw(ui, language, data, ids);
}

/// What the creature under focus would take of the purse, hatched; what it would take beyond it
/// stands at the end in the colour of a loss.
fn tempted(ui: &egui::Ui, bar: Rect, spent: f32, price: f32) {
    let kit = Kit::of(ui.ctx());
    let over = (spent + price - 1.0).max(0.0);
    let (from, colour) = match over > 0.0 {
        true => ((1.0 - over.min(1.0)).min(spent), kit.skin.loss),
        false => (spent, kit.skin.ink),
    };
    let to = (spent + price).min(1.0);
    let painter = ui.painter().with_clip_rect(Rect::from_x_y_ranges(
        bar.left() + bar.width() * from..=bar.left() + bar.width() * to,
        bar.y_range(),
    ));
    let mut x = bar.left() + bar.width() * from - bar.height();
    while price > 0.0 && x < bar.left() + bar.width() * to {
        let line = [egui::pos2(x, bar.bottom()), egui::pos2(x + bar.height(), bar.top())];
        painter.line_segment(line, egui::Stroke::new(2.0, colour));
        x += 5.0;
    }
}

/// Each slot can be emptied, moved to the front or dragged to another; the order decides who enters
/// by itself.
fn slots(ui: &mut egui::Ui, language: &Language, data: &Data, ids: &mut [u16; SLOTS]) {
    let mut change = None;
    for (slot, id) in ids.iter().enumerate() {
        let row = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let kit = Kit::of(ui.ctx());
            let side = kit.scaled(38.0);
            let (rect, face) = ui.allocate_exact_size(vec2(side, side), Sense::drag());
            let number = (slot + 1).to_string();
            let Some(it) = data.creature(*id) else {
                kit::label(ui, rect.shrink(8.0), &[(&number, Type::Body, kit.skin.third_ink)]);
                kit::words(ui, &language.say("arena-slot-empty"), Type::Second);
                // The whole row takes what is dropped.
                ui.allocate_space(vec2((ui.available_width() - 12.0).max(0.0), side));
                return;
            };
            face.dnd_set_drag_payload(slot);
            match ui.ctx().pointer_interact_pos().filter(|_| face.dragged()) {
                Some(at) => {
                    let over = egui::LayerId::new(egui::Order::Tooltip, Id::new("dragged"));
                    let painter = ui.ctx().layer_painter(over);
                    fit(&painter, it.id, Rect::from_center_size(at, rect.size()), Color32::WHITE);
                }
                None => fit(ui.painter(), it.id, rect, Color32::WHITE),
            }
            let name = words::creature(language, data, it.id);
            let drag = language.labelled(&language.say("arena-slot-drag"), &name);
            face.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Image, true, drag.as_str())
            });
            let text = format!("{number} {name}");
            let remove = language.say("arena-slot-remove");
            let label = language.labelled(&remove, &name);
            let button = kit::Stock::new(&text).width((ui.available_width() - 64.0).max(80.0));
            let button = ui.add(button);
            kit::tip(&button, &label, "", None);
            if button.clicked() {
                change = Some(Change::Empty(slot));
            }
            let front = language.labelled(&language.say("arena-slot-first"), &name);
            let up = kit::disc(crate::art::sprites::shell::ui::icon::ARROW_UP, &front);
            if slot > 0 && ui.add(up).clicked() {
                change = Some(Change::First(slot));
            }
        });
        let row = row.response;
        if row.dnd_hover_payload::<usize>().is_some_and(|from| *from != slot) {
            paint::ring(ui.painter(), row.rect, paint::Ring::Button);
        }
        if let Some(from) = row.dnd_release_payload::<usize>() {
            change = Some(Change::Swap(*from, slot));
        }
    }
    match change {
        Some(Change::First(slot)) => ids[..=slot].rotate_right(1),
        Some(Change::Empty(slot)) => ids[slot] = 0,
        Some(Change::Swap(from, to)) => ids.swap(from, to),
        None => {}
    }
}

/// What is done to the slots.
enum Change {
    First(usize),
    Empty(usize),
    Swap(usize, usize),
}

/// Random, empty, and the team as a code.
fn codes(
    ui: &mut egui::Ui,
    language: &Language,
    data: &Data,
    ids: &mut [u16; SLOTS],
    bench: &mut Bench,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(6.0);
        if ui.add(kit::Stock::new(&language.say("arena-team-random"))).clicked() {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            let seed = now.map_or(bench.draws, |since| since.as_nanos() as u64);
            *ids = Team::random(data, &mut Dice::stream(seed, "team")).ids();
            (bench.said, bench.copied) = (String::new(), false);
        }
        let full = ids.iter().all(|id| *id != 0).then(|| language.say("arena-team-full"));
        let fill = language.say("arena-team-fill");
        if ui.add(kit::Stock::new(&fill).disabled_if(full.as_deref())).clicked() {
            coverage::fill(data, ids);
            (bench.said, bench.copied) = (String::new(), false);
        }
        let key = if bench.copied { "button-copied" } else { "arena-team-copy" };
        if ui.add(kit::Stock::new(&language.say(key))).clicked()
            && let Ok(team) = Team::new(data, ids.map(i32::from))
        {
            ui.ctx().copy_text(team.short_code(data));
            bench.copied = true;
        }
    });
    let label = language.say("arena-team-code");
    ui.add(kit::field(&mut bench.code, &label).hint(&label).longest(200));
    if bench.code.trim().is_empty() {
        return;
    }
    match Team::from_code(data, &bench.code) {
        Ok(team) => {
            *ids = team.ids();
            (bench.code, bench.said) = (String::new(), String::new());
        }
        Err(fault) => {
            kit::words(ui, &words::team_fault(language, &fault), Type::Second);
        }
    }
}
