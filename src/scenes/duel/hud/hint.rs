//! The suggestion (ux 2.0.3): what to do, why in one sentence, and what else there is.

use bevy_egui::egui;
use game_rules::duel::Aim;

use super::Sources;
use crate::{
    app::language::Language,
    kit::{self, Type},
    say,
    scenes::duel::{
        chronicle,
        duelling::{Deed, Duelling},
        inspect::Foe,
    },
    table::{Hint, Shown},
};

/// How many alternatives are shown.
const OTHERS: usize = 3;

/// Shows the suggestion over the stage; true when the player is done with it.
pub(super) fn draw<G: Duelling>(
    ctx: &egui::Context,
    sources: &Sources<G>,
    shown: &Shown<G>,
    hint: &Hint<G>,
) -> bool {
    let language = &sources.language;
    let stage = sources.regions.stage;
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
                Some(found) => suggestions(ui, sources, shown, found),
            }
            kit::words(ui, &language.say("hint-marked"), Type::Second);
            done = ui.add(kit::Stock::new(&language.say("button-close"))).clicked();
        });
    });
    done
}

fn suggestions<G: Duelling>(
    ui: &mut egui::Ui,
    sources: &Sources<G>,
    shown: &Shown<G>,
    found: &[(G::Action, f64)],
) {
    let language = &sources.language;
    let own = sources.own(shown);
    let foe = sources.foe(shown);
    let Some((best, chance)) = found.first() else {
        kit::words(ui, &language.say("hint-not-now"), Type::Body);
        return;
    };
    kit::entry(ui, None, &name(language, G::deed(best), &foe), &wins(language, *chance));
    kit::words(ui, &G::reason(language, &shown.view, own, best), Type::Body);
    if found.len() > 1 {
        kit::rule(ui);
        kit::words(ui, &language.say("hint-others"), Type::Second);
    }
    for (deed, chance) in found.iter().skip(1).take(OTHERS) {
        kit::entry(ui, None, &name(language, G::deed(deed), &foe), &wins(language, *chance));
    }
}

/// A decision in words.
fn name(language: &Language, deed: Deed, foe: &Foe) -> String {
    match deed {
        Deed::Use(tool) => chronicle::tool_name(language, tool),
        Deed::Shoot(Aim::Own) => language.say("fire-self"),
        Deed::Shoot(Aim::Foe) => {
            say!(language, "fire-foe", whom = foe.whom, whom_name = foe.name.as_str())
        }
        Deed::Place(place) => say!(language, "place-gap", place = i64::from(place)),
        Deed::Wager(wager) => say!(language, "wager-stake", wager = language.number(wager)),
        Deed::Cancel => language.say("place-cancel"),
    }
}

/// An estimate, never dressed up as exact. A faint hope is written out, so that it can be compared.
fn wins(language: &Language, chance: f64) -> String {
    let percent = (chance * 100.0).clamp(0.0, 100.0);
    let places = match percent {
        small if small < 0.1 => 4,
        small if small < 1.0 => 2,
        _ => 1,
    };
    let percent = language.decimal(percent, places);
    say!(language, "hint-chance-to-win", percent = format!("{percent} %"))
}
