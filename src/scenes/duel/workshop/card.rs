//! A card of the mode chooser: name, candles, how hard it is, and the seals of what is dealt.

use bevy_egui::egui;
use game_rules::duel::{Tool, classic, full::Mode};

use super::chooser::{candles, difficulty, title};
use crate::{
    app::language::Language,
    kit::{self, Kit, Type},
    scenes::{AnySetup, duel::stage::seal},
};

/// The width of a seal with the space behind it.
const SEAL: f32 = 27.0;

/// Shows a card as wide as `width`; clicked, it is the chosen one.
pub(super) fn draw(
    ui: &mut egui::Ui,
    language: &Language,
    setup: &AnySetup,
    chosen: bool,
    width: f32,
) -> egui::Response {
    let kit = Kit::of(ui.ctx());
    let (name, hp) = (title(language, setup), candles(language, setup));
    let mode = match setup {
        AnySetup::Duel(setup) => setup.opening(),
        _ => None,
    };
    let colour = kit.skin.text;
    let inner = width - 28.0;
    let lines = [(name.as_str(), Type::Section, colour), (hp.as_str(), Type::Second, colour)];
    let words = kit::text::lay(ui, &lines, inner - 72.0, egui::Align::Min);
    let dealt: Vec<Tool> = match mode {
        Some(mode) => mode.rows().map(|(tool, _)| tool).collect(),
        None => classic::TOOLS.to_vec(),
    };
    let height = words.size().y + SEAL + 26.0;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, height), egui::Sense::click());
    let spoken = format!("{name} · {hp}");
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Button, true, chosen, spoken.as_str())
    });
    let tint = match (chosen, response.hovered()) {
        (true, _) | (_, true) => egui::Color32::WHITE,
        _ => egui::Color32::from_gray(205),
    };
    kit::paint::slice(ui.painter(), rect, kit::Sheet::Raised.sprite(), tint);
    if chosen {
        let stroke = egui::Stroke::new(2.5, kit.skin.light_brass);
        ui.painter().rect_stroke(rect.shrink(2.0), 8.0, stroke, egui::StrokeKind::Inside);
    }
    let corner = rect.min + egui::vec2(14.0, 9.0);
    let below = corner.y + words.size().y + 5.0;
    ui.painter().galley(corner, words, colour);
    if let Some(mode) = mode {
        pips(ui, mode, egui::pos2(rect.right() - 16.0, corner.y + 12.0));
    }
    seals(ui, &dealt, egui::Rect::from_min_max(egui::pos2(corner.x, below), rect.max), inner);
    if response.has_focus() {
        kit::paint::ring(ui.painter(), rect, kit::paint::Ring::Button);
    }
    response
}

/// One to five: brass for what is hard.
fn pips(ui: &egui::Ui, mode: &Mode, end: egui::Pos2) {
    let skin = Kit::of(ui.ctx()).skin;
    for pip in 0..5 {
        let middle = end - egui::vec2(12.0 * (4 - pip) as f32, 0.0);
        if pip < difficulty(mode) {
            ui.painter().circle_filled(middle, 4.5, skin.light_brass);
        } else {
            ui.painter().circle_stroke(middle, 4.0, egui::Stroke::new(1.5, skin.quiet));
        }
    }
}

/// As many as there is room for; the rest is a number.
fn seals(ui: &egui::Ui, tools: &[Tool], area: egui::Rect, width: f32) {
    let room = (width / SEAL).floor() as usize;
    let shown = if tools.len() > room { room.saturating_sub(2) } else { tools.len() };
    for (at, tool) in tools.iter().take(shown).enumerate() {
        let sprite = seal(*tool);
        let middle = area.min + egui::vec2(SEAL * (at as f32 + 0.5), SEAL / 2.0);
        let scale = (SEAL - 2.0) / sprite.frame[2];
        kit::paint::picture(ui.painter(), middle, sprite, scale, egui::Color32::WHITE);
    }
    if tools.len() > shown {
        let more = format!("+{}", tools.len() - shown);
        let quiet = Kit::of(ui.ctx()).skin.quiet;
        let line = [(more.as_str(), Type::Second, quiet)];
        let galley = kit::text::lay(ui, &line, f32::INFINITY, egui::Align::Min);
        let at = area.min + egui::vec2(SEAL * shown as f32 + 4.0, (SEAL - galley.size().y) / 2.0);
        ui.painter().galley(at, galley, quiet);
    }
}
