//! The suggestion (ux 2.0.3): what to do, why in one sentence, and what else there is.

use bevy_egui::egui;
use game_rules::game::Viewer;

use super::Panels;
use crate::{
    app::language::Language,
    kit::{self, Type},
    say,
    scenes::scene::Scene,
    table::{Hint, TableView},
};

/// How many alternatives are shown.
const OTHERS: usize = 3;

/// Shows the suggestion over the stage; true when the player is done with it.
pub(super) fn draw<G: Scene>(
    ctx: &egui::Context,
    panels: &Panels<G>,
    shown: &TableView<G>,
    hint: &Hint<G>,
) -> bool {
    let language = &panels.language;
    let stage = panels.regions.stage;
    let at = egui::pos2(stage.max.x - 16.0, stage.max.y - 16.0);
    let area = egui::Area::new("hint".into())
        .order(egui::Order::Middle)
        .fixed_pos(at)
        .pivot(egui::Align2::RIGHT_BOTTOM)
        .constrain_to(ctx.content_rect());
    let mut done = false;
    area.show(ctx, |ui| {
        kit::panel(ui, kit::Sheet::RuledLit, |ui| {
            ui.set_width(kit::Kit::of(ui.ctx()).scaled(340.0).min(stage.width() - 48.0));
            ui.spacing_mut().item_spacing.y = 5.0;
            kit::heading(ui, &language.say("hint-title"));
            match hint.found() {
                None => {
                    kit::words(ui, &language.say("hint-thinking"), Type::Body);
                }
                Some(found) => suggestions(ui, panels, shown, found),
            }
            kit::words(ui, &language.say("hint-marked"), Type::Second);
            done = ui.add(kit::Stock::new(&language.say("button-close"))).clicked();
        });
    });
    done
}

fn suggestions<G: Scene>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    found: &[(G::Action, f64)],
) {
    let language = &panels.language;
    let (Some((best, chance)), Viewer::Seat(seat)) = (found.first(), shown.eyes) else {
        kit::words(ui, &language.say("hint-not-now"), Type::Body);
        return;
    };
    kit::entry(ui, None, &G::deed(panels, shown, best), &G::worth(language, *chance));
    kit::words(ui, &G::reason(language, &shown.view, seat, best), Type::Body);
    if found.len() > 1 {
        kit::rule(ui);
        kit::words(ui, &language.say("hint-others"), Type::Second);
    }
    for (deed, chance) in found.iter().skip(1).take(OTHERS) {
        kit::entry(ui, None, &G::deed(panels, shown, deed), &G::worth(language, *chance));
    }
}

/// An estimate, never dressed up as exact. A faint hope is written out, so that it can be compared.
/// A game that does not estimate says nothing.
pub fn chance_to_win(language: &Language, chance: f64) -> String {
    if chance.is_nan() {
        return String::new();
    }
    let percent = (chance * 100.0).clamp(0.0, 100.0);
    let places = match percent {
        small if small < 0.1 => 4,
        small if small < 1.0 => 2,
        _ => 1,
    };
    let percent = language.decimal(percent, places);
    say!(language, "hint-chance-to-win", percent = format!("{percent} %"))
}
