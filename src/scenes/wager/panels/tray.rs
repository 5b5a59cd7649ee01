//! The tray: the envelope and its stake, the numbers of a result, the step that comes next.

use bevy_egui::egui::{self, Align, Layout, Rect, UiBuilder, pos2, vec2};
use game_rules::wager::{Event, Phase, Wager};

use super::{bet, entry, plot, primary, scores};
use crate::{
    app::keys::KeyAction,
    kit::{self, Type},
    say,
    scenes::{
        frame::{Outbox, Panels, region, wood},
        scene::Scene,
        wager::{Desk, names::title},
    },
    table::TableView,
};

/// The room for the one button that commits a step.
const PRIMARY: f32 = 224.0;

pub fn draw(
    root: &mut egui::Ui,
    panels: &Panels<Wager>,
    shown: &TableView<Wager>,
    desk: &mut Desk,
    out: &mut Outbox<Wager>,
) {
    let mut ui = region(root, "tray", panels.regions.tray);
    let rect = ui.max_rect();
    wood(&ui, rect);
    let scale = kit::Kit::of(ui.ctx()).text_scale.clamp(1.0, 1.5);
    let primary = if shown.is_over() { 8.0 } else { (PRIMARY * scale).min(rect.width() * 0.34) };
    let left = Rect::from_min_max(
        rect.min + vec2(8.0, 9.0),
        pos2(rect.right() - primary, rect.bottom() - 7.0),
    );
    kit::paint::slice(ui.painter(), left, kit::Sheet::Tray.sprite(), egui::Color32::WHITE);
    let inner = left.shrink2(vec2(12.0, 7.0));
    let mut page = ui.new_child(
        UiBuilder::new().id_salt("page").max_rect(inner).layout(Layout::top_down(Align::Min)),
    );
    page.set_clip_rect(left);
    let mut side = ui.new_child(UiBuilder::new().id_salt("primary").max_rect(Rect::from_min_max(
        pos2(left.right() + 10.0, left.top() + 6.0),
        rect.max - vec2(12.0, 10.0),
    )));
    let view = &shown.view;
    let reveals = <Wager as Scene>::inspects_along(panels);
    if shown.is_over() && panels.playback.is_idle() {
        plot::draw(&mut page, panels, shown);
        return;
    }
    match view.phase {
        _ if reveals => scores::draw(&mut page, panels, shown),
        Phase::Betting => bet::draw(&mut page, panels, shown, desk, out),
        Phase::Playing => entry::draw(&mut page, panels, shown, desk),
        // The scores are cleared away when the next round begins.
        Phase::SettleBets if !begins_round(panels) => scores::draw(&mut page, panels, shown),
        Phase::SettleBets | Phase::DrawQuest | Phase::SettleRanking | Phase::Finished => {
            step(&mut page, panels, shown, desk);
        }
    }
    primary::draw(&mut side, panels, shown, desk, out);
}

/// Is the next round being announced?
fn begins_round(panels: &Panels<Wager>) -> bool {
    let beat = panels.playback.beat.as_ref();
    beat.is_some_and(|beat| matches!(beat.event, Event::Round { .. } | Event::Over { .. }))
}

/// What there is to say before a step that everybody takes together.
fn step(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &TableView<Wager>, desk: &mut Desk) {
    let language = &panels.language;
    let view = &shown.view;
    match view.current_quest() {
        Some(quest) => {
            let title = title(language, quest);
            kit::section(ui, None, &say!(language, "bets-quest", title = title));
            kit::words(ui, &language.say("bets-rule-ties"), Type::Body);
            master(ui, panels, desk, None);
        }
        None => {
            kit::section(ui, None, &language.say("bets-no-quest"));
            let count = view.plan.quests.len() as i64;
            kit::words(ui, &say!(language, "bets-pool", count = count), Type::Body);
        }
    }
}

/// The door to the master's console, exactly as large if it is furniture.
pub(in crate::scenes::wager) fn master(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    desk: &mut Desk,
    size: Option<egui::Vec2>,
) {
    let label = panels.language.say("bets-master");
    let cap = panels.cap(KeyAction::Console);
    let button = kit::Stock::new(&label).key_if(cap.as_ref());
    let button = match size {
        Some(size) => button.within(size),
        None => button.height(40.0),
    };
    if ui.add(button).clicked() {
        desk.console = Some(Default::default());
    }
}
