//! The tray: what you can do now. Everything usable has a key cap; the rest says why not.

use bevy_egui::egui;
use game_rules::duel::{
    Aim, Tool,
    classic::{Action as Deed, Classic},
};

use super::{Outbox, Sources, may_act, region, wood};
use crate::{
    app::keys::Action,
    kit::{self, Type},
    say,
    scenes::duel::{chronicle, input, stage},
    table::Shown,
};

const PICKS: [Action; 10] = [
    Action::Pick1,
    Action::Pick2,
    Action::Pick3,
    Action::Pick4,
    Action::Pick5,
    Action::Pick6,
    Action::Pick7,
    Action::Pick8,
    Action::Pick9,
    Action::Pick0,
];

pub(super) fn draw(
    root: &mut egui::Ui,
    sources: &Sources,
    shown: &Shown<Classic>,
    out: &mut Outbox,
) {
    let mut ui = region(root, "tray", sources.regions.tray);
    let rect = ui.max_rect();
    wood(&ui, rect);
    let fire = 436.0f32.min(rect.width() * 0.5);
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
    tools_row(&mut tools, sources, shown, out);
    let mut buttons = region(root, "fire", bevy_rect(right));
    fire_buttons(&mut buttons, sources, shown, out);
}

fn bevy_rect(rect: egui::Rect) -> bevy::math::Rect {
    bevy::math::Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y)
}

fn tools_row(ui: &mut egui::Ui, sources: &Sources, shown: &Shown<Classic>, out: &mut Outbox) {
    let language = &sources.language;
    let tools = input::tray(shown);
    if tools.is_empty() {
        kit::words(ui, &language.say("refuse-no-tools"), Type::Second);
        return;
    }
    let may = may_act(shown, sources);
    for (place, (tool, count)) in tools.into_iter().enumerate() {
        let usable = may && shown.legal.contains(&Deed::Use(tool));
        let cap = PICKS.get(place).and_then(|action| sources.cap(*action));
        let response = tool_button(ui, sources, tool, count, cap.as_ref(), usable);
        kit::places::anchor(ui.ctx(), format!("tool-{}", tool.word()), response.rect);
        let title = chronicle::tool_name(language, tool);
        let body = format!(
            "{}\n{}",
            language.say(&format!("tool-{}-effect", tool.word())),
            language.say(&format!("tool-{}-learn", tool.word()))
        );
        kit::tip(&response, &title, &body, cap.as_ref());
        if response.clicked() && usable {
            out.asks.write(input::Ask::Tool(place));
        }
    }
}

/// A wax seal with its name, how many there are, and its key.
fn tool_button(
    ui: &mut egui::Ui,
    sources: &Sources,
    tool: Tool,
    count: u8,
    cap: Option<&crate::app::keys::Cap>,
    usable: bool,
) -> egui::Response {
    let kit = kit::Kit::of(ui.ctx());
    let name = chronicle::tool_name(&sources.language, tool);
    let size = egui::vec2(kit.scaled(140.0), kit.scaled(58.0));
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, usable, name.as_str()));
    let lift = if usable && response.hovered() { -2.0 } else { 0.0 };
    let rect = rect.translate(egui::vec2(0.0, lift));
    let centre = egui::pos2(rect.left() + kit.scaled(33.0), rect.center().y);
    let tint = if usable { egui::Color32::WHITE } else { egui::Color32::from_gray(150) };
    let scale = kit.scaled(0.84);
    kit::paint::picture(ui.painter(), centre, stage::seal(tool), scale, tint);
    let mut words = ui.new_child(
        egui::UiBuilder::new()
            .max_rect(egui::Rect::from_min_max(
                egui::pos2(rect.left() + kit.scaled(66.0), rect.top() + 4.0),
                rect.max,
            ))
            .layout(egui::Layout::top_down(egui::Align::Min)),
    );
    words.spacing_mut().item_spacing.y = 0.0;
    let colour = if usable { kit.skin.text } else { kit.skin.quiet };
    kit::coloured(&mut words, &name, Type::Section, colour);
    if count > 1 {
        let times = say!(sources.language, "count-times", count = i64::from(count));
        kit::coloured(&mut words, &times, Type::SecondStrong, kit.skin.number);
    }
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

fn fire_buttons(ui: &mut egui::Ui, sources: &Sources, shown: &Shown<Classic>, out: &mut Outbox) {
    let language = &sources.language;
    let own = sources.own(shown);
    let foe = sources.foe(shown);
    let may = may_act(shown, sources);
    let refusal = (!may).then(|| match shown.turn {
        game_rules::game::Turn::Over(_) => language.say("refuse-over"),
        _ if matches!(shown.eyes, game_rules::game::Viewer::Seat(_)) => {
            language.say("refuse-not-your-turn")
        }
        _ => language.say("refuse-watching"),
    });
    let live = shown.view.live_at(0);
    let known = shown.view.left() > 0 && sources.inspect() != crate::app::settings::Inspect::Off;
    let percent = |odds| if known { language.percent(odds) } else { String::new() };
    let aimed = sources.aiming.aim;
    let again = language.say("fire-again");
    let own_text = if aimed == Some(Aim::Own) {
        again.clone()
    } else {
        say!(language, "fire-self-result", percent = percent(live.not()))
    };
    let foe_text = if aimed == Some(Aim::Foe) {
        again
    } else {
        say!(language, "fire-foe-result", percent = percent(live))
    };
    let width = ((ui.available_width() - 20.0) / 2.0).min(210.0);
    ui.horizontal(|ui| {
        let label = language.say("fire-self");
        let cap = sources.cap(Action::AimSelf);
        let button = kit::Stock::new(&label)
            .commit()
            .emblem(own.index() + 1)
            .caption(&own_text)
            .width(width)
            .lit(aimed == Some(Aim::Own))
            .disabled_if(refusal.as_deref())
            .key_if(cap.as_ref());
        let response = ui.add(button);
        kit::places::anchor(ui.ctx(), "fire-self", response.rect);
        if response.clicked() {
            out.asks.write(input::Ask::Aim(Aim::Own));
        }
        let label = say!(language, "fire-foe", whom = foe.whom, whom_name = foe.name.as_str());
        let cap = sources.cap(Action::AimFoe);
        let button = kit::Plate::new(&label)
            .commit()
            .emblem(own.other().index() + 1)
            .caption(&foe_text)
            .width(width)
            .lit(aimed == Some(Aim::Foe))
            .disabled_if(refusal.as_deref())
            .key_if(cap.as_ref());
        let response = ui.add(button);
        kit::places::anchor(ui.ctx(), "fire-foe", response.rect);
        if response.clicked() {
            out.asks.write(input::Ask::Aim(Aim::Foe));
        }
    });
}
