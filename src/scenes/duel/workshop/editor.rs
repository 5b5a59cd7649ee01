//! The bench: every number of a mode, checked as it is written (ux 2.1).

use bevy_egui::egui;
use game_rules::{
    code,
    duel::{
        Tool,
        full::{Duel, First, Periods, Setup},
    },
};

use super::{
    chooser,
    draft::{Column, Draft, Fault, ModeField, NAMES, SHELLS, SIDES},
    own_modes::Shelf,
};
use crate::{
    app::language::Language,
    art::sprites::shell::ui::icon,
    kit::{self, Kit, Type},
    say,
    scenes::{
        duel::{chronicle::tool_name, stage::seal},
        refused,
    },
    screens::page,
};

/// What the bench asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EditorAction {
    Nothing,
    Away,
    Keep,
}

/// Draws the bench.
pub(super) fn draw(
    ctx: &egui::Context,
    language: &Language,
    shelf: &Shelf,
    draft: &mut Draft,
) -> EditorAction {
    let mut asked = EditorAction::Nothing;
    let closed = super::sheet(ctx, language, "bench", |ui, fresh| {
        kit::title(ui, &language.say("modes-bench"));
        let foot = 118.0 * Kit::of(ui.ctx()).text_scale.max(1.0);
        let room = (ui.available_height() - foot).max(120.0);
        ui.allocate_ui(egui::vec2(ui.available_width(), room), |ui| {
            ui.set_max_height(room);
            kit::scroll(ui, "bench", |ui| {
                ui.set_max_width((ui.available_width() - 18.0).max(40.0));
                form(ui, language, draft, fresh);
            });
        });
        ui.add_space(4.0);
        asked = foot_of(ui, language, shelf, draft);
        asked != EditorAction::Nothing
    });
    if draft.leaving {
        return leave(ctx, language, draft);
    }
    match (closed, asked) {
        (true, EditorAction::Nothing) | (_, EditorAction::Away) if draft.changed => {
            draft.leaving = true;
            EditorAction::Nothing
        }
        (true, EditorAction::Nothing) => EditorAction::Away,
        _ => asked,
    }
}

fn leave(ctx: &egui::Context, language: &Language, draft: &mut Draft) -> EditorAction {
    let words = ["modes-leave-title", "modes-leave-text", "modes-leave-stay", "modes-leave-go"]
        .map(|key| language.say(key));
    match kit::dialog(&words[0], &words[1], &words[2]).act(&words[3]).show(ctx) {
        None => EditorAction::Nothing,
        Some(kit::Answer::Act) => EditorAction::Away,
        Some(kit::Answer::Safe) => {
            draft.leaving = false;
            EditorAction::Nothing
        }
    }
}

fn form(ui: &mut egui::Ui, language: &Language, draft: &mut Draft, fresh: bool) {
    ui.spacing_mut().item_spacing.y = 6.0;
    for (number, line) in NAMES.iter().enumerate() {
        let response = row(ui, language, draft, line);
        if let Some(response) = response.filter(|_| fresh && number == 0) {
            response.request_focus();
        }
    }
    periods(ui, language, draft);
    kit::rule(ui);
    first(ui, language, draft);
    if page::is_wide(ui) {
        let each = ((ui.available_width() - 24.0) / 2.0).floor().max(40.0);
        let spacing = ui.spacing().item_spacing;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (half, lines) in [SIDES, SHELLS].into_iter().enumerate() {
                ui.add_space(24.0 * half as f32);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing = spacing;
                    ui.set_width(each);
                    for line in lines {
                        row(ui, language, draft, line);
                    }
                });
            }
        });
    } else {
        for line in SIDES.iter().chain(SHELLS) {
            row(ui, language, draft, line);
        }
    }
    kit::rule(ui);
    table(ui, language, draft);
}

/// The share of a line that the name of a choice takes.
const NAMED: f32 = 0.24;

/// A name and what stands beside it; below it where there is no room.
fn beside<R>(
    ui: &mut egui::Ui,
    label: &str,
    share: f32,
    add: impl FnOnce(&mut egui::Ui) -> R,
) -> R {
    let width = ui.available_width();
    if width < 420.0 {
        kit::words(ui, label, Type::Body);
        return add(ui);
    }
    let row = ui.horizontal(|ui| {
        let left = (width * share).floor();
        let size = egui::vec2(left, Kit::of(ui.ctx()).scaled(44.0).max(44.0));
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        let ink = kit::text::colour(ui, Type::Body);
        kit::label(ui, rect, &[(label, Type::Body, ink)]);
        add(ui)
    });
    row.inner
}

/// A name, its field, and what can be written there.
fn row(
    ui: &mut egui::Ui,
    language: &Language,
    draft: &mut Draft,
    line: &ModeField,
) -> Option<egui::Response> {
    let label = language.say(&format!("mode-field-{}", line.word));
    let longest = if line.word == "description" { 160 } else { 48 };
    let mut is_read = true;
    let add = |ui: &mut egui::Ui, is_read: &mut bool, draft: &mut Draft| {
        let mut response = None;
        *is_read = draft.line(line, |text| {
            let shown = ui.add(kit::field(text, &label).longest(longest));
            let changed = shown.changed();
            response = Some(shown);
            changed
        });
        response
    };
    let share = if NAMES.iter().any(|name| name.word == line.word) { NAMED } else { 0.56 };
    let inner = beside(ui, &label, share, |ui| add(ui, &mut is_read, draft));
    let help = format!("mode-field-{}-help", line.word);
    if language.knows(&help) {
        if is_read {
            kit::words(ui, &language.say(&help), Type::Second);
        } else {
            let loss = Kit::of(ui.ctx()).skin.loss;
            kit::coloured(ui, &language.say(&help), Type::Second, loss);
        }
    }
    inner
}

/// One Evil, one after another for ever, or a list of them; which one is worked on.
fn periods(ui: &mut egui::Ui, language: &Language, draft: &mut Draft) {
    let label = language.say("mode-field-periods");
    let kinds =
        ["one", "endless", "sequence"].map(|kind| language.say(&format!("mode-periods-{kind}")));
    let before = match draft.mode().periods {
        Periods::One => 0,
        Periods::Endless => 1,
        Periods::Sequence(_) => 2,
    };
    let mut at = before;
    beside(ui, &label, NAMED, |ui| {
        ui.add(kit::choice(&label, &mut at, &kinds.each_ref().map(String::as_str)))
    });
    if at != before {
        match at {
            0 => draft.set_periods(Periods::One),
            1 => draft.set_periods(Periods::Endless),
            _ => draft.set_sequence(),
        }
    }
    if at != 2 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(8.0);
        for number in 0..draft.periods() {
            let name = say!(language, "mode-period", number = number as i64 + 1);
            if ui.add(kit::Stock::new(&name).lit(draft.period == number)).clicked() {
                draft.period = number;
            }
        }
        if ui.add(kit::Stock::new(&language.say("mode-period-add"))).clicked() {
            draft.add_period();
        }
        if draft.periods() > 1
            && ui.add(kit::Wax::new(&language.say("mode-period-remove"))).clicked()
        {
            draft.remove_period();
        }
    });
}

fn first(ui: &mut egui::Ui, language: &Language, draft: &mut Draft) {
    let label = language.say("setup-first");
    let names = ["human", "evil", "random"].map(|who| language.say(&format!("modes-first-{who}")));
    let all = [First::Human, First::Evil, First::Random];
    let before = all.iter().position(|first| *first == draft.here().first).unwrap_or(0);
    let mut at = before;
    beside(ui, &label, NAMED, |ui| {
        ui.add(kit::choice(&label, &mut at, &names.each_ref().map(String::as_str)))
    });
    if at != before {
        draft.change(|mode| mode.first = all[at]);
    }
}

/// All 36 tools: weight, and how many at most.
fn table(ui: &mut egui::Ui, language: &Language, draft: &mut Draft) {
    kit::section(ui, None, &language.say("mode-tools"));
    kit::words(ui, &language.say("mode-tools-help"), Type::Second);
    let kit = Kit::of(ui.ctx());
    let width = ui.available_width();
    let cell = (kit.scaled(96.0)).min((width - 64.0) / 4.0).floor();
    let name = (width - 3.0 * (cell + 8.0) - 8.0).max(64.0).floor();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.add_space(name);
        for column in Column::ALL {
            ui.vertical(|ui| {
                ui.set_width(cell);
                kit::words(
                    ui,
                    &language.say(&format!("mode-tool-{}", column.word())),
                    Type::Second,
                );
            });
        }
    });
    for tool in Tool::ALL {
        tool_row(ui, language, draft, tool, (name, cell));
    }
}

fn tool_row(
    ui: &mut egui::Ui,
    language: &Language,
    draft: &mut Draft,
    tool: Tool,
    (name, cell): (f32, f32),
) {
    let kit = Kit::of(ui.ctx());
    let words = tool_name(language, tool);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (rect, response) = ui.allocate_exact_size(egui::vec2(name, 44.0), egui::Sense::hover());
        let sprite = seal(tool);
        let middle = egui::pos2(rect.left() + 22.0, rect.center().y);
        let scale = 40.0 / sprite.frame[2];
        kit::paint::picture(ui.painter(), middle, sprite, scale, egui::Color32::WHITE);
        let place = egui::Rect::from_min_max(rect.min + egui::vec2(50.0, 0.0), rect.max);
        kit::label(ui, place, &[(words.as_str(), Type::Body, kit::text::colour(ui, Type::Body))]);
        let effect = language.say(&format!("tool-{}-effect", tool.word()));
        kit::tip(&response, &words, &effect, None);
        for column in Column::ALL {
            let label =
                format!("{words} · {}", language.say(&format!("mode-tool-{}", column.word())));
            let slot = ui.allocate_ui(egui::vec2(cell, 44.0), |ui| {
                ui.set_width(cell);
                draft.cell(tool, column, |text| {
                    ui.add(kit::field(text, &label).longest(24)).changed()
                })
            });
            if !slot.inner {
                let stroke = egui::Stroke::new(2.0, kit.skin.loss);
                let area = slot.response.rect;
                ui.painter().rect_stroke(area, 4.0, stroke, egui::StrokeKind::Outside);
            }
        }
    });
}

/// What is to be expected, what is wrong, and the ways out.
fn foot_of(
    ui: &mut egui::Ui,
    language: &Language,
    shelf: &Shelf,
    draft: &mut Draft,
) -> EditorAction {
    let fault = draft.fault(shelf).map(|fault| say_fault(language, &fault));
    match &fault {
        Some(fault) => {
            let loss = Kit::of(ui.ctx()).skin.loss;
            kit::coloured(ui, fault, Type::SecondStrong, loss);
        }
        None => chooser::expectations(ui, language, draft.here()),
    }
    let mut asked = EditorAction::Nothing;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(10.0);
        let keep = language.say("modes-keep");
        // The reason stands above.
        let wrong = fault.as_ref().map(|_| language.say("modes-not-yet"));
        let button = kit::Plate::new(&keep).disabled_if(wrong.as_deref());
        if ui.add(button).clicked() {
            asked = EditorAction::Keep;
        }
        let copy = language.say(if draft.copied { "button-copied" } else { "codes-share-table" });
        let button = kit::Stock::new(&copy).icon(icon::CODE).disabled_if(wrong.as_deref());
        if ui.add(button).clicked() {
            ui.ctx().copy_text(code::write_setup::<Duel>(&Setup::own(draft.mode().clone())));
            draft.copied = true;
        }
        if ui.add(kit::Stock::new(&language.say("modes-back"))).clicked() {
            asked = EditorAction::Away;
        }
    });
    asked
}

fn say_fault(language: &Language, fault: &Fault) -> String {
    match fault {
        Fault::Unread(word) => {
            let field = format!("mode-field-{word}");
            let field = if language.knows(&field) {
                language.say(&field)
            } else {
                tool_field(language, word)
            };
            say!(language, "modes-unread", field = field)
        }
        Fault::Taken { id, free } => {
            say!(language, "modes-taken", id = i64::from(*id), free = i64::from(*free))
        }
        Fault::Impossible(cause) => refused::say(language, cause),
    }
}

/// `knife-weight` in words.
fn tool_field(language: &Language, word: &str) -> String {
    let parts = word.rsplit_once('-');
    let Some((tool, column)) = parts else { return word.to_owned() };
    let tool = language.say(&format!("tool-{tool}-name"));
    format!("{tool} · {}", language.say(&format!("mode-tool-{column}")))
}
