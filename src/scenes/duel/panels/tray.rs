//! The tray: what you can do now. Everything usable has a key cap; the rest says why not.

use bevy_egui::egui;
use game_rules::duel::{Aim, Tool};

use super::inspector;
use crate::scenes::duel::scene::sides;
use crate::{
    app::{
        keys::{Device, KeyAction},
        language::Language,
    },
    kit::{self, Type},
    say,
    scenes::{
        duel::{
            Desk, input,
            picture::bottom_seat,
            stage,
            variant::{Deed, DuelVariant, TraySlot},
        },
        frame::{Panels, region, wood},
    },
    table::TableView,
};

pub(in crate::scenes::duel) fn draw<G: DuelVariant>(
    root: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    desk: &mut Desk,
) {
    let mut ui = region(root, "tray", panels.regions.tray);
    let rect = ui.max_rect();
    wood(&ui, rect);
    let fire = fire_width(rect.width());
    let left = egui::Rect::from_min_max(
        rect.min + egui::vec2(8.0, 11.0),
        egui::pos2(rect.right() - fire, rect.bottom() - 8.0),
    );
    let right = egui::Rect::from_min_max(egui::pos2(left.right() + 8.0, left.top()), rect.max);
    kit::paint::slice(ui.painter(), left, kit::Sheet::Tray.sprite(), egui::Color32::WHITE);
    let mut tools = ui.new_child(
        egui::UiBuilder::new()
            .id_salt("tools")
            .max_rect(left.shrink(6.0))
            .layout(egui::Layout::left_to_right(egui::Align::Min).with_main_wrap(true)),
    );
    // While something is chosen, its panel stands there instead.
    let chooses = G::choice(shown).is_some() && panels.may_act(shown);
    if !chooses && desk.doubt.is_none() {
        tools_row(&mut tools, panels, shown, desk);
    }
    let mut buttons = region(root, "fire", bevy_rect(right));
    fire_buttons(&mut buttons, panels, shown, desk);
}

/// How much of the tray belongs to the triggers.
pub(in crate::scenes::duel) fn fire_width(tray: f32) -> f32 {
    436.0f32.min(tray * 0.5)
}

fn bevy_rect(rect: egui::Rect) -> bevy::math::Rect {
    bevy::math::Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y)
}

fn tools_row<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    let tools = input::tray(shown);
    let free = G::free_slots(&shown.view, bottom_seat(shown.eyes));
    if tools.is_empty() {
        let none = language.say("refuse-no-tools");
        return free_slots(ui, language, Some(&none), &free, ui.available_size());
    }
    // The cells share the room without a rest.
    ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
    let room = ui.max_rect().size().max(egui::Vec2::splat(8.0));
    let size = cell::<G>(ui, language, &tools, room);
    if size.x * tools.len().div_ceil(2) as f32 <= room.x {
        seals(ui, panels, shown, &tools, size, desk);
        let cells = 2 * (room.x / size.x).floor() as usize;
        if tools.len() < cells {
            free_slots(ui, language, None, &free, size);
        }
        return;
    }
    // More than two rows can hold: the rest is scrolled to.
    let size = cell::<G>(ui, language, &tools, room - egui::vec2(BAR, 0.0));
    kit::scroll(ui, "tools", |ui| {
        ui.set_max_width(room.x - BAR);
        ui.horizontal_wrapped(|ui| seals(ui, panels, shown, &tools, size, desk));
    });
}

/// How many slots are free, and when the first of them goes.
fn free_slots(
    ui: &mut egui::Ui,
    language: &Language,
    none: Option<&str>,
    lives: &[u8],
    size: egui::Vec2,
) {
    if lives.is_empty() && none.is_none() {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    let free = say!(language, "rack-free", count = lives.len() as i64);
    let soon = lives.iter().copied().filter(|life| *life > 0).min();
    let soon = soon.map(|life| say!(language, "rack-free-until", count = i64::from(life)));
    let quiet = kit::Kit::of(ui.ctx()).skin.quiet;
    let mut lines: Vec<_> = none.map(|none| (none, Type::Section, quiet)).into_iter().collect();
    if !lives.is_empty() {
        lines.push((free.as_str(), Type::Second, quiet));
    }
    lines.extend(soon.as_deref().map(|soon| (soon, Type::Second, quiet)));
    let place = egui::Rect::from_min_max(rect.min + egui::vec2(12.0, 0.0), rect.max);
    kit::label(ui, place, &lines);
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, free.as_str()));
}

/// The width of a scroll bar with its surroundings.
const BAR: f32 = 18.0;

fn seals<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    tools: &[TraySlot],
    size: egui::Vec2,
    desk: &mut Desk,
) {
    let language = &panels.language;
    let may = panels.may_act(shown);
    for (place, held) in tools.iter().copied().enumerate() {
        let tool = held.tool;
        let usable = may && shown.legal.iter().any(|action| G::deed(action) == Deed::Use(tool));
        let reason = (may && !usable && G::choice(shown).is_none())
            .then(|| panels.reading())
            .flatten()
            .and_then(|reading| G::useless(language, reading, tool));
        let cap = KeyAction::PICKS.get(place).and_then(|action| panels.cap(*action));
        let note = reason.map(Note::Refused).or_else(|| below(language, held).map(Note::Counted));
        let response = tool_button(ui, panels, tool, note.as_ref(), cap.as_ref(), usable, size);
        kit::anchors::anchor(ui.ctx(), format!("tool-{}", tool.word()), response.rect);
        let title = G::tool_text(language, tool, "name");
        if response.hovered() || response.has_focus() {
            let about = about(panels, shown, tool);
            if may && response.has_focus() && panels.keys.device() != Device::Mouse {
                kit::tip_in_focus(&response, &title, &about, cap.as_ref());
            } else {
                kit::tip(&response, &title, &about, cap.as_ref());
            }
        }
        if response.clicked() && usable {
            desk.asks.push(input::Request::Tool(place));
        }
    }
}

/// What a tool is called where it comes from, what it does, what it would do now, and who learns it.
fn about<G: DuelVariant>(panels: &Panels<G>, shown: &TableView<G>, tool: Tool) -> String {
    let language = &panels.language;
    let of = |what: &str| G::tool_text(language, tool, what);
    let own = bottom_seat(shown.eyes);
    let now = panels.reading().map(|reading| G::now(language, &shown.view, reading, own, tool));
    let lines = [of("original"), of("effect")].into_iter().chain(now.into_iter().flatten());
    lines.chain([of("learn")]).collect::<Vec<_>>().join("\n")
}

/// How large the place of a tool is: names in one piece if that is possible, two rows at most.
fn cell<G: DuelVariant>(
    ui: &egui::Ui,
    language: &Language,
    tools: &[TraySlot],
    room: egui::Vec2,
) -> egui::Vec2 {
    let widest = tools.iter().map(|held| {
        kit::longest_word(ui, &G::tool_text(language, held.tool, "name"), Type::Section)
    });
    let wanted = (SEAL + widest.fold(0.0, f32::max)).max(room.x / 6.0);
    let columns = (room.x / wanted).floor().max(1.0);
    // Beyond six columns names cannot be read any more: the tray scrolls instead.
    let needed = tools.len().div_ceil(2) as f32;
    // A few tools have room for their reasons.
    let columns = columns.max(needed.min(6.0)).min(needed.max(3.0));
    egui::vec2((room.x / columns).floor(), (room.y / 2.0).floor())
}

/// The width of a seal with its surroundings.
const SEAL: f32 = 66.0;

/// How many there are, and how long the first of them stays.
fn below(language: &Language, held: TraySlot) -> Option<String> {
    let times =
        (held.count > 1).then(|| say!(language, "count-times", count = i64::from(held.count)));
    let life =
        (held.life > 0).then(|| say!(language, "count-rounds", count = i64::from(held.life)));
    match (times, life) {
        (Some(times), Some(life)) => Some(format!("{times} · {life}")),
        (times, life) => times.or(life),
    }
}

/// What stands under the name of a tool.
enum Note {
    /// How many there are, or how long it stays.
    Counted(String),
    /// Why it cannot be used.
    Refused(String),
}

/// A wax seal with its name, what there is to say of it, and its key.
fn tool_button<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    tool: Tool,
    note: Option<&Note>,
    cap: Option<&crate::app::keys::Cap>,
    usable: bool,
    size: egui::Vec2,
) -> egui::Response {
    let kit = kit::Kit::of(ui.ctx());
    let name = G::tool_text(&panels.language, tool, "name");
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, usable, name.as_str()));
    let lift = if usable && response.hovered() { -2.0 } else { 0.0 };
    let rect = rect.translate(egui::vec2(0.0, lift));
    let centre = egui::pos2(rect.left() + SEAL / 2.0, rect.center().y);
    let tint = if usable { egui::Color32::WHITE } else { egui::Color32::from_gray(150) };
    kit::paint::picture(
        ui.painter(),
        centre,
        stage::seal(tool),
        (size.y / 58.0).min(1.15) * 0.84,
        tint,
    );
    let colour = if usable { kit.skin.text } else { kit.skin.quiet };
    let mut lines = vec![(name.as_str(), Type::Section, colour)];
    lines.extend(note.map(|note| match note {
        Note::Counted(text) => (text.as_str(), Type::SecondStrong, kit.skin.heading),
        Note::Refused(text) => (text.as_str(), Type::Second, kit.skin.bad),
    }));
    let place = egui::Rect::from_min_max(rect.min + egui::vec2(SEAL, 0.0), rect.max);
    kit::label(ui, place, &lines);
    if let Some(cap) = cap {
        let size = kit::cap_size(ui, cap);
        let at = egui::Rect::from_min_size(rect.min + egui::vec2(0.0, 2.0), size);
        kit::paint_cap(ui, at, cap);
    }
    if response.has_focus() {
        kit::paint::ring(ui.painter(), rect, kit::paint::Ring::Button);
    }
    response
}

fn fire_buttons<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    let own = bottom_seat(shown.eyes);
    let foe = sides(panels, shown).foe;
    let may = panels.may_act(shown);
    let chooses = G::choice(shown).is_some();
    let refusal = (!may || chooses).then(|| match shown.turn {
        game_rules::game::Turn::Over(_) => language.say("refuse-over"),
        _ if may => language.say("refuse-choice-first"),
        _ if matches!(shown.eyes, game_rules::game::Viewer::Seat(_)) => {
            language.say("refuse-not-your-turn")
        }
        _ => language.say("refuse-watching"),
    });
    let told = panels.inspect() != crate::app::settings::Inspect::Off;
    let thought = panels.reading().filter(|_| told);
    let percent = |aim| {
        let odds = thought.and_then(|thought| G::promise(&shown.view, thought, aim));
        let exact = thought.is_some_and(G::is_exact);
        odds.map_or_else(String::new, |odds| inspector::told(language, odds, exact))
    };
    let aimed = desk.aim;
    let again = language.say("fire-again");
    let own_text = if aimed == Some(Aim::Own) {
        again.clone()
    } else {
        say!(language, "fire-self-result", percent = percent(Aim::Own))
    };
    let foe_text = if aimed == Some(Aim::Foe) {
        again
    } else {
        say!(language, "fire-foe-result", percent = percent(Aim::Foe))
    };
    let size = egui::vec2(
        ((ui.available_width() - 20.0) / 2.0).min(210.0),
        ui.available_height().min(100.0 * kit::Kit::of(ui.ctx()).text_scale.max(1.0) + 8.0) - 8.0,
    );
    ui.horizontal(|ui| {
        let label = language.say("fire-self");
        let cap = panels.cap(KeyAction::AimSelf);
        let button = kit::Stock::new(&label)
            .commit()
            .emblem(own.index() + 1)
            .caption(&own_text)
            .within(size)
            .lit(aimed == Some(Aim::Own))
            .disabled_if(refusal.as_deref())
            .key_if(cap.as_ref());
        let response = ui.add(button);
        kit::anchors::anchor(ui.ctx(), "fire-self", response.rect);
        if response.clicked() {
            desk.asks.push(input::Request::Aim(Aim::Own));
        }
        let label = foe.aimed(language, "fire-foe");
        let cap = panels.cap(KeyAction::AimFoe);
        let button = kit::Plate::new(&label)
            .commit()
            .emblem(own.other().index() + 1)
            .caption(&foe_text)
            .within(size)
            .lit(aimed == Some(Aim::Foe))
            .disabled_if(refusal.as_deref())
            .key_if(cap.as_ref());
        let response = ui.add(button);
        kit::anchors::anchor(ui.ctx(), "fire-foe", response.rect);
        if response.clicked() {
            desk.asks.push(input::Request::Aim(Aim::Foe));
        }
    });
}
