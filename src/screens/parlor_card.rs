//! The panels of the hub: the card of the game under the lamp, the name tags, the cabinet, and the
//! ribbon of an unfinished match.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{
    modals::{ModalPage, OpenModal},
    parlor::{Hub, Unfinished},
    parlor_about, prompts,
    seating::{Company, Learn, Resume, SitDown},
    setup::SetTable,
};
use crate::{
    Screen,
    app::{
        cli::GameTable,
        focus::Focus,
        keys::{Cap, KeyAction, Keys, Pressed},
        language::Language,
        notice::Notices,
        settings::{Palette, Settings},
    },
    art::{
        canvas::{SpotClick, StageFrame},
        sprites::{
            Sprite,
            shell::{
                hub as art,
                ui::{self, icon},
            },
        },
    },
    history::Cabinet,
    kit::{self, Type},
    say,
    scenes::frame::notice,
    table::Strength,
};

/// From here on text needs furniture of another size.
const LARGE: f32 = 1.3;

/// What the hub's panels ask for.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Outbox<'w> {
    sit_down: MessageWriter<'w, SitDown>,
    resume: MessageWriter<'w, Resume>,
    next: ResMut<'w, NextState<Screen>>,
    learn: MessageWriter<'w, Learn>,
    set_table: MessageWriter<'w, SetTable>,
    exit: MessageWriter<'w, AppExit>,
    sheet: MessageWriter<'w, OpenModal>,
}

/// Draws the panels.
pub(super) fn draw(
    mut contexts: EguiContexts,
    language: Res<Language>,
    frame: Res<StageFrame>,
    mut hub: ResMut<Hub>,
    mut notices: ResMut<Notices>,
    (keys, settings, books): (Res<Keys>, Res<Settings>, Res<Cabinet>),
    mut out: Outbox,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut root = egui::Ui::new(
        ctx.clone(),
        "parlor".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.content_rect()),
    );
    let scale = frame.scale();
    let cap = |action| keys.cap(&settings.bindings, action, &language);
    let place = |left: f32, top: f32, width: f32, height: f32| {
        let min = frame.to_window(Vec2::new(left, top));
        egui::Rect::from_min_size(egui::pos2(min.x, min.y), egui::vec2(width, height) * scale)
    };
    // Large text needs a larger card: it hangs over the sign and the prompts.
    let large = kit::Kit::of(&ctx).text_scale >= LARGE;
    let sheet = match large {
        true => place(20.0, 14.0, 452.0, 692.0),
        false => place(30.0, 166.0, 324.0, 446.0),
    };
    kit::anchors::region(&ctx, sheet);
    kit::anchors::region(&ctx, place(1040.0, 196.0, 240.0, 500.0));
    kit::anchors::region(&ctx, place(354.0, 0.0, 926.0, 190.0));
    let record = books.profile.record(hub.focus.word());
    card(&mut root, &language, sheet, record, &mut hub, &mut out);
    if !large {
        prompts::parlor(&mut root, &language, &keys, &settings, place(40.0, 664.0, 520.0, 32.0));
    }
    let edge = if large { sheet.right() + 100.0 } else { 0.0 };
    tags(&mut root, &language, &frame, &mut hub, edge);
    cabinet(&mut root, &language, &frame, &mut out);
    for (number, unfinished) in hub.offers().enumerate() {
        // The key is that of the first one.
        let cap = cap(KeyAction::Continue).filter(|_| number == 0);
        let rect = place(860.0, 24.0 + 82.0 * number as f32, 420.0, 76.0);
        ribbon(&mut root, &language, rect, unfinished, cap, &mut out);
    }
    notice(&ctx, &language, &mut notices);
    Ok(())
}

/// The sheet beside the table: what the game is, and the ways to sit down.
fn card(
    root: &mut egui::Ui,
    language: &Language,
    rect: egui::Rect,
    (played, won): (u64, u64),
    hub: &mut Hub,
    out: &mut Outbox,
) {
    // The lit card is paper in every palette, and what is written on it is not always ink.
    let sheet = match kit::Kit::of(root.ctx()).palette {
        Palette::Standard => art::GAME_CARD,
        Palette::HighContrast | Palette::Mono => kit::Sheet::Ruled.sprite(),
    };
    kit::paint::slice(root.painter(), rect, sheet, egui::Color32::WHITE);
    let word = hub.focus.word();
    let seal = match hub.focus {
        GameTable::Duel => art::SEAL_GAME_DUEL,
        GameTable::Labyrinth => art::SEAL_GAME_LABYRINTH,
        GameTable::Cards => art::SEAL_GAME_CARDS,
        GameTable::Arena => art::SEAL_GAME_ARENA,
        GameTable::Wager => art::SEAL_GAME_WAGER,
    };
    // On a small window everything on the card is smaller; what is pressed stays large enough.
    let small = (rect.height() / 446.0).min(1.0);
    let corner = rect.right_top() + egui::vec2(-43.0, 48.0) * small;
    kit::paint::picture(root.painter(), corner, seal, small, egui::Color32::WHITE);
    let mut ui = root.new_child(
        egui::UiBuilder::new()
            .id_salt("card")
            .max_rect(rect.shrink(26.0 * small))
            .ui_stack_info(kit::Ground::Paper.info()),
    );
    let gap = 8.0 * small;
    ui.spacing_mut().item_spacing.y = gap;
    let (plate, stock) = ((56.0 * small).max(40.0), (44.0 * small).max(40.0));
    let record = say!(language, "parlor-record", played = played as i64, won = won as i64);
    let record_line = [(record.as_str(), Type::Second, egui::Color32::PLACEHOLDER)];
    let line = kit::text::lay(&ui, &record_line, ui.available_width(), egui::Align::Min).size().y;
    let buttons = plate + 2.0 * stock + line + 6.0 * gap;
    let texts = ["name", "blurb", "players", "minutes"]
        .map(|part| language.say(&format!("game-{word}-{part}")));
    let scale = parlor_about::about(&mut ui, &texts, buttons, small);
    let width = ui.available_width();
    let label = language.say("parlor-play");
    let play = ui.add(kit::Plate::new(&label).within(egui::vec2(width, plate)));
    focus_play(&play, hub);
    if play.clicked() {
        out.sit_down.write(SitDown::at(hub.focus, Company::Evil(hub.strength)));
    }
    ui.add_space(gap);
    let half = (width - 12.0) / 2.0;
    let words = ["parlor-learn", "parlor-friends", "parlor-watch", "parlor-more"];
    for (row, pair) in words.chunks(2).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            for (column, key) in pair.iter().enumerate() {
                let label = language.say(key);
                let stock = kit::Stock::new(&label).within(egui::vec2(half, stock));
                if ui.add(stock).clicked() {
                    way_in(2 * row + column, hub, out);
                }
            }
        });
    }
    // On a small window there may be no room for it.
    let ctx = ui.ctx().clone();
    kit::at_scale(&ctx, scale, || {
        if ui.available_height()
            >= kit::text::lay(&ui, &record_line, width, egui::Align::Min).size().y
        {
            kit::words(&mut ui, &record, Type::Second);
        }
    });
}

/// Whoever comes in has the focus on Play, where left and right choose the game.
fn focus_play(play: &egui::Response, hub: &mut Hub) {
    if std::mem::take(&mut hub.entered) {
        play.request_focus();
    }
    if play.has_focus() {
        let keep = egui::EventFilter { horizontal_arrows: true, ..egui::EventFilter::default() };
        kit::anchors::keep_keys(&play.ctx, play.id, keep);
    }
    hub.on_play = play.has_focus();
}

/// What the four buttons below Play do.
fn way_in(button: usize, hub: &Hub, out: &mut Outbox) {
    match button {
        0 => {
            out.learn.write(Learn(hub.focus));
        }
        1 => {
            out.set_table.write(SetTable(hub.focus, Company::Friends));
        }
        2 => {
            let company = Company::Watch(Strength::Sly, hub.strength);
            out.set_table.write(SetTable(hub.focus, company));
        }
        _ => {
            out.set_table.write(SetTable(hub.focus, Company::Evil(hub.strength)));
        }
    }
}

/// Where the name tag of an object hangs.
fn tag_place(place: GameTable) -> (f32, f32) {
    match place {
        GameTable::Duel => (690.0, 692.0),
        GameTable::Labyrinth => (452.0, 646.0),
        GameTable::Cards => (478.0, 432.0),
        GameTable::Arena => (884.0, 526.0),
        GameTable::Wager => (958.0, 626.0),
    }
}

/// The name tags, none of them left of `edge`.
fn tags(root: &mut egui::Ui, language: &Language, frame: &StageFrame, hub: &mut Hub, edge: f32) {
    for (number, place) in GameTable::ALL.into_iter().enumerate() {
        let (x, y) = tag_place(place);
        let at = frame.to_window(Vec2::new(x, y));
        let name = language.say(&format!("game-{}-name", place.word()));
        let area =
            egui::Rect::from_center_size(egui::pos2(at.x.max(edge), at.y), egui::vec2(210.0, 32.0));
        let mut ui = root.new_child(
            egui::UiBuilder::new()
                .id_salt(("tag", number))
                .max_rect(area)
                .layout(egui::Layout::top_down(egui::Align::Center)),
        );
        let key = (number + 1).to_string();
        // Tags hang between the objects: they grow a little only.
        let scale = kit::Kit::of(ui.ctx()).text_scale.min(1.3);
        let ctx = ui.ctx().clone();
        let response =
            kit::at_scale(&ctx, scale, || kit::tag(&mut ui, &key, &name, place == hub.focus));
        let response = response.interact(egui::Sense::click());
        if response.has_focus() {
            kit::paint::ring(root.painter(), response.rect, kit::paint::Ring::Panel);
        }
        if response.clicked() {
            hub.focus = place;
        }
    }
}

/// The drawers: what there is besides the games.
fn cabinet(root: &mut egui::Ui, language: &Language, frame: &StageFrame, out: &mut Outbox) {
    let drawers = [
        ("cabinet-profile", icon::SEAT),
        ("cabinet-replays", icon::REPLAY),
        ("cabinet-codes", icon::CODE),
        ("cabinet-settings", icon::SETTINGS),
        ("cabinet-about", icon::BUG),
        ("cabinet-quit", icon::QUIT),
    ];
    // All labels in one hand: as large as the longest of them can be.
    let ctx = root.ctx().clone();
    let large = kit::Kit::of(&ctx).text_scale >= LARGE;
    let fits = drawers.map(|(key, icon)| {
        let label = language.say(key);
        let room = kit::drawer(icon, &label, frame.scale()).large(large).room();
        let line = [(label.as_str(), Type::Second, egui::Color32::PLACEHOLDER)];
        let lay = || kit::text::lay(root, &line, f32::INFINITY, egui::Align::Min).size();
        kit::fitting(&ctx, room, lay)
    });
    let hand = fits.into_iter().fold(f32::INFINITY, f32::min);
    for (number, (key, icon)) in drawers.into_iter().enumerate() {
        let at = frame.to_window(Vec2::new(1052.0, 198.0 + 74.0 * number as f32));
        let size = egui::vec2(204.0, 66.0) * frame.scale();
        let area = egui::Rect::from_min_size(egui::pos2(at.x, at.y), size);
        let mut ui =
            root.new_child(egui::UiBuilder::new().id_salt(("drawer", number)).max_rect(area));
        let label = language.say(key);
        let drawer = kit::drawer(icon, &label, frame.scale()).large(large);
        if !kit::at_scale(&ctx, hand, || ui.add(drawer)).clicked() {
            continue;
        }
        match key {
            "cabinet-profile" => out.next.set(Screen::Cabinet),
            "cabinet-replays" => out.next.set(Screen::Replays),
            "cabinet-codes" => out.next.set(Screen::Codes),
            "cabinet-settings" => drop(out.sheet.write(OpenModal(ModalPage::Settings))),
            "cabinet-about" => drop(out.sheet.write(OpenModal(ModalPage::About))),
            _ => drop(out.exit.write(AppExit::Success)),
        }
    }
}

/// What the table of a game is covered with.
const fn cloth(place: GameTable) -> &'static Sprite {
    match place {
        GameTable::Duel => ui::TILE_FELT_OXBLOOD,
        GameTable::Labyrinth => ui::TILE_FELT_BOTTLE,
        GameTable::Cards => ui::TILE_FELT_MIDNIGHT,
        GameTable::Arena => ui::TILE_FELT_UMBER,
        GameTable::Wager => ui::TILE_FELT_PLUM,
    }
}

/// An unfinished match: one press and it goes on.
fn ribbon(
    root: &mut egui::Ui,
    language: &Language,
    rect: egui::Rect,
    unfinished: Unfinished,
    cap: Option<Cap>,
    out: &mut Outbox,
) {
    let slot = unfinished.slot;
    let mut ui = root.new_child(egui::UiBuilder::new().id_salt(("continue", slot)).max_rect(rect));
    let label = say!(language, "parlor-continue", game = language.say(&slot.name()));
    let when = unfinished.when(language);
    let thumbnail = Some((super::parlor::object(slot.place()).2, cloth(slot.place())));
    if ui.add(kit::keepsake(&label, &when).thumbnail(thumbnail).key(cap.as_ref())).clicked() {
        out.resume.write(Resume(slot));
    }
}

/// Keys of the hub.
pub(super) fn keys(
    mut pressed: MessageReader<Pressed>,
    mut clicks: MessageReader<SpotClick>,
    mut hub: ResMut<Hub>,
    focus: Res<Focus>,
    mut out: Outbox,
) {
    let mut sit = false;
    // A widget in focus has Enter and the arrows for itself; Play lets left and right through.
    let free = !focus.is_taken();
    for press in pressed.read() {
        let at = GameTable::ALL.iter().position(|place| *place == hub.focus).unwrap_or(0);
        match press.action {
            KeyAction::Left if free || hub.on_play => hub.focus = GameTable::ALL[(at + 4) % 5],
            KeyAction::Right if free || hub.on_play => hub.focus = GameTable::ALL[(at + 1) % 5],
            KeyAction::Continue => {
                out.resume.write_batch(hub.offers().take(1).map(|first| Resume(first.slot)));
            }
            KeyAction::Confirm if free => sit = true,
            action => {
                if let Some(place) = action.picks().and_then(|pick| GameTable::ALL.get(pick)) {
                    hub.focus = *place;
                }
            }
        }
    }
    for click in clicks.read().filter(|click| click.name == "object") {
        if let Some(place) = GameTable::ALL.get(click.number) {
            hub.focus = *place;
        }
    }
    if sit {
        out.sit_down.write(SitDown::at(hub.focus, Company::Evil(hub.strength)));
    }
}
