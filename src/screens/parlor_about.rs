//! What the card of the hub says about a game.

use bevy_egui::egui;

use crate::{
    art::sprites::{Sprite, shell::ui::icon},
    kit::{self, Type},
};

/// What the game is: as large as the chosen text size where there is room, else smaller. Returns
/// how large that is.
pub(super) fn about(ui: &mut egui::Ui, texts: &[String; 4], below: f32, small: f32) -> f32 {
    let [name, blurb, players, minutes] = texts;
    let facts = [(icon::PLAYERS, players.as_str()), (icon::CLOCK, minutes.as_str())];
    let room = ui.available_size() - egui::vec2(0.0, below);
    let ctx = ui.ctx().clone();
    let gap = ui.spacing().item_spacing.y;
    let measure = || {
        let colour = egui::Color32::PLACEHOLDER;
        let lines = [(name.as_str(), Type::Heading, colour), (blurb, Type::Body, colour)];
        let galley = kit::text::lay(ui, &lines, room.x, egui::Align::Min);
        let wide: f32 = facts.iter().map(|(_, text)| fact_size(ui, text).x + FACTS_APART).sum();
        let rows = if wide - FACTS_APART <= room.x { 1.0 } else { 2.0 };
        let facts = rows * (fact_size(ui, players).y + gap);
        let title = kit::wide(ui, name, Type::Heading) + SEAL;
        egui::vec2(title, galley.size().y + RULE * small + 2.0 * gap + facts)
    };
    let scale = kit::fitting(&ctx, room, measure);
    kit::at_scale(&ctx, scale, || {
        kit::words(ui, name, Type::Heading);
        double_rule(ui, small);
        kit::words(ui, blurb, Type::Body);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = FACTS_APART;
            ui.spacing_mut().interact_size.y = 0.0;
            for (icon, text) in facts {
                fact(ui, icon, text);
            }
        });
    });
    scale
}

/// What the seal in the corner takes of the title's line.
const SEAL: f32 = 60.0;
/// The height of the rule under the title.
const RULE: f32 = 8.0;
/// Between players and minutes.
const FACTS_APART: f32 = 24.0;

/// Two lines of wax under the title, up to the seal.
fn double_rule(ui: &mut egui::Ui, small: f32) {
    let size = egui::vec2(ui.available_width() - SEAL * small, RULE * small);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let wax = kit::Kit::of(ui.ctx()).skin.wax;
    for (down, width) in [(1.0, 2.0), (5.0, 1.0)] {
        let stroke = egui::Stroke::new(width, wax);
        ui.painter().hline(rect.x_range(), rect.top() + down * small, stroke);
    }
}

fn fact_size(ui: &egui::Ui, text: &str) -> egui::Vec2 {
    let kit = kit::Kit::of(ui.ctx());
    let line = [(text, Type::Second, egui::Color32::PLACEHOLDER)];
    let words = kit::text::lay(ui, &line, f32::INFINITY, egui::Align::Min).size();
    egui::vec2(words.x + kit.scaled(20.0) + 8.0, words.y.max(kit.scaled(20.0)))
}

/// A few words about the game, with an icon before them.
fn fact(ui: &mut egui::Ui, icon: &'static Sprite, text: &str) {
    let kit = kit::Kit::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(fact_size(ui, text), egui::Sense::hover());
    let ink = kit::text::colour(ui, Type::Second);
    let side = kit.scaled(20.0);
    let at = rect.left_center() + egui::vec2(side / 2.0, 0.0);
    kit::paint::picture(ui.painter(), at, icon, side / 24.0, ink);
    let place = rect.with_min_x(rect.left() + side + 8.0);
    let galley = kit::text::lay(ui, &[(text, Type::Second, ink)], f32::INFINITY, egui::Align::Min);
    let at = egui::pos2(place.left(), kit::text::middle(&galley, place.center().y));
    ui.painter().galley(at, galley, ink);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text));
}
