//! The rail: what exactly happens if…, what has happened, and the rules.

use bevy::math::Rect;
use bevy_egui::egui;

use super::{Hud, Outbox, Panels, log, mention::paragraph, region, wood};
use crate::{
    app::{marks::sought, settings::Inspect},
    kit::{self, Type},
    say,
    scenes::scene::Scene,
    screens::viewer,
    table::TableView,
};

pub(super) fn draw<G: Scene>(
    root: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    desk: &mut G::Desk,
    hud: &mut Hud,
    out: &mut Outbox<G>,
) {
    let area = panels.regions.rail;
    let wanted = hud.tab == 0 && G::wants_inspector(panels, shown, desk);
    hud.out = !panels.regions.drawer || hud.drawer || wanted;
    if !hud.out {
        hud.reads_rules = false;
        return;
    }
    let opened = !std::mem::replace(&mut hud.reads_rules, hud.tab == 2);
    let mut ui = region(root, "rail", area);
    let rect = ui.max_rect();
    wood(&ui, rect);
    let inner = rect.shrink2(egui::vec2(11.0, 7.0));
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner));
    ui.spacing_mut().item_spacing.y = 0.0;
    let names = ["tab-inspect", "tab-log", "tab-rules"].map(|key| panels.language.say(key));
    kit::tabs(&mut ui, &mut hud.tab, &names.each_ref().map(String::as_str));
    let sheet = Rect::new(inner.left(), ui.cursor().top(), inner.right(), inner.bottom());
    let sheet = egui::Rect::from_min_max(
        egui::pos2(sheet.min.x, sheet.min.y),
        egui::pos2(sheet.max.x, sheet.max.y),
    );
    kit::paint::slice(ui.painter(), sheet, kit::Sheet::Rail.sprite(), egui::Color32::WHITE);
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(sheet.shrink(14.0)));
    ui.set_clip_rect(sheet);
    kit::scroll(&mut ui, "rail", |ui| match hud.tab {
        0 => inspector(ui, panels, shown, desk),
        1 => match &panels.viewing {
            Some(viewing) => {
                viewer::log(ui, &panels.language, &panels.table, viewing, &mut out.looks);
            }
            None => log::draw(ui, panels, shown, &mut hud.log, out),
        },
        _ => rules(ui, panels, shown, opened, &mut hud.search),
    });
}

fn inspector<G: Scene>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    desk: &mut G::Desk,
) {
    let language = &panels.language;
    // Nothing here is pressed: lines stand as close as lines of text.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.spacing_mut().item_spacing.y = 4.0;
    // The numbers fold away while a committed action is shown, and come back when it is over.
    let instead = match panels.inspect() {
        Inspect::Off => "inspect-off",
        _ if !panels.playback.is_idle() && !G::inspects_along(panels) => "inspect-folded",
        _ if shown.is_over() && !G::INSPECTS_END => "inspect-over",
        _ => return G::inspector(ui, panels, shown, desk),
    };
    kit::words(ui, &language.say(instead), Type::Second);
}

/// The rulebook, opened at whatever was looked at last; what is searched for stands alone.
fn rules<G: Scene>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    opened: bool,
    search: &mut String,
) {
    let language = &panels.language;
    let label = language.say("rules-search");
    ui.add(kit::field(search, &label).hint(&label).longest(40));
    ui.add_space(6.0);
    let wanted = sought(search.trim());
    let mut found = false;
    let book = G::rules(language, &shown.view);
    let meant = kit::anchors::meant(ui.ctx()).filter(|_| opened && wanted.is_empty());
    let meant = meant.and_then(|name| paragraph(&book, &name));
    for (number, (title, text)) in book.into_iter().enumerate() {
        let hit = |text: &str| sought(text).contains(&wanted);
        if !hit(&title) && !hit(&text) {
            continue;
        }
        found = true;
        let head = kit::section(ui, None, &title);
        if meant == Some(number) {
            head.scroll_to_me(Some(egui::Align::TOP));
        }
        kit::words(ui, &text, Type::Second);
        G::figure(ui, language, &shown.view, number);
        ui.add_space(8.0);
    }
    if !found {
        kit::words(ui, &say!(language, "rules-search-nothing", text = wanted), Type::Second);
    }
}
