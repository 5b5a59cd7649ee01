//! What a tool asks for once it is in hand (ux 2.1): a place on the rail, a stake, or a second look
//! at what it may do. The panel stands where the tools lie, so that the rail can be seen.

use bevy_egui::egui;
use game_rules::duel::{Tool, full::PlaceChange};

use super::stake;
use crate::{
    app::{keys::KeyAction, settings::Inspect},
    kit::{self, Type},
    say,
    scenes::{
        duel::{
            Desk,
            picture::{ShellGuess, bottom_seat},
            variant::{Deed, DuelVariant, PendingChoice},
        },
        frame::{Outbox, Panels},
    },
    table::{Intent, TableView},
};

/// Shows the open choice in front of the tools, if there is one.
pub(in crate::scenes::duel) fn draw<G: DuelVariant>(
    ctx: &egui::Context,
    panels: &Panels<G>,
    shown: &TableView<G>,
    desk: &mut Desk,
    out: &mut Outbox<G>,
) {
    let may = panels.may_act(shown);
    let choice = G::choice(shown).filter(|_| may);
    let doubt = desk.doubt.filter(|tool| may && choice.is_none() && can_use(shown, *tool));
    desk.doubt = doubt;
    desk.weighs = matches!(choice, Some(PendingChoice::Wager { .. }));
    if choice.is_none() && doubt.is_none() {
        (desk.stake, desk.chooses) = (None, None);
        return;
    }
    let fresh = desk.chooses != Some(shown.ply);
    if fresh {
        (desk.stake, desk.chooses, desk.caret) = (None, Some(shown.ply), 0);
    }
    let tray = panels.regions.tray;
    let width = tray.width() - super::tray::fire_width(tray.width()) - 16.0;
    let area = egui::Area::new("choice".into())
        .order(egui::Order::Middle)
        .fixed_pos(egui::pos2(tray.min.x + 8.0, tray.max.y - 8.0))
        .pivot(egui::Align2::LEFT_BOTTOM)
        .constrain_to(ctx.content_rect());
    area.show(ctx, |ui| {
        kit::panel(ui, kit::Sheet::RuledLit, |ui| {
            ui.set_width((width - 40.0).max(200.0));
            ui.spacing_mut().item_spacing = egui::vec2(6.0, 5.0);
            let deed = match (choice, doubt) {
                (Some(PendingChoice::Place { tool, left, most }), _) => {
                    place(ui, panels, shown, (tool, left, most), desk, fresh)
                }
                (Some(PendingChoice::Wager { other, most }), _) => {
                    stake::draw(ui, panels, shown, (other, most), &mut desk.stake, fresh)
                }
                (None, Some(tool)) => second_look(ui, panels, shown, tool, desk, fresh),
                (None, None) => None,
            };
            out.wishes.write_batch(deed.and_then(G::action).map(Intent::Act));
        });
    });
}

/// May the seat at the screen use this tool now?
pub(in crate::scenes::duel) fn can_use<G: DuelVariant>(shown: &TableView<G>, tool: Tool) -> bool {
    shown.legal.iter().any(|action| G::deed(action) == Deed::Use(tool))
}

/// The tool goes back while nothing was revealed.
pub(in crate::scenes::duel) fn cancel<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
) -> Option<Deed> {
    if !shown.legal.iter().any(|action| G::deed(action) == Deed::Cancel) {
        return None;
    }
    let cap = panels.cap(KeyAction::Back);
    let label = panels.language.say("place-cancel");
    ui.add(kit::Stock::new(&label).key_if(cap.as_ref())).clicked().then_some(Deed::Cancel)
}

/// The gaps of the rail, front first; the caret on the rail stands at the one in focus.
fn place<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    (tool, left, most): (Tool, Option<u8>, u8),
    desk: &mut Desk,
    fresh: bool,
) -> Option<Deed> {
    let language = &panels.language;
    let takes = tool.page().at_place() == Some(PlaceChange::Take);
    let title = match left {
        Some(count) => say!(language, "place-title-arrange", count = i64::from(count)),
        None if takes => language.say("place-title-extract"),
        None => {
            let tool = G::tool_text(language, tool, "name");
            say!(language, "place-title-insert", tool = tool)
        }
    };
    let shells =
        panels.reading().map(|reading| G::picture(&shown.view, reading, &panels.playback).shells);
    let shells = shells.unwrap_or_default();
    let help = match left {
        Some(_) => "place-text-arrange",
        None if takes && shells.len() == 1 => "place-text-last",
        None => "place-text",
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        kit::words(ui, &title, Type::Section);
        kit::words(ui, &language.say(help), Type::Second);
    });
    // Where there are many, there is no room for words.
    let width = if most < 9 { 66.0 } else { 46.0 };
    let mut chosen = None;
    let jump = desk.jump.take();
    ui.horizontal_wrapped(|ui| {
        for gap in 0..=most {
            let behind = shells.get(usize::from(gap)).filter(|_| left.is_none() && most < 9);
            let behind = behind.map(|known| match known {
                ShellGuess::Maybe(_) if panels.inspect() == Inspect::Off => "?".to_owned(),
                ShellGuess::Maybe(odds) => language.percent(*odds),
                ShellGuess::Sure(shell) | ShellGuess::Inferred(shell) => {
                    language.say(&format!("shell-{}", shell.word()))
                }
            });
            let label = gap.to_string();
            let button = kit::Stock::new(&label).caption(behind.as_deref().unwrap_or_default());
            let response = ui.add(button.width(width).lit(desk.caret == gap));
            if fresh && gap == 0 || jump == Some(gap) {
                response.request_focus();
            }
            if response.has_focus() || response.hovered() {
                desk.caret = gap;
            }
            if response.clicked() {
                chosen = Some(Deed::Place(gap));
            }
        }
        chosen.or_else(|| cancel(ui, panels, shown))
    })
    .inner
}

/// Both ways a coin may fall, each as far as this seat knows the values, before it is thrown.
fn second_look<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    tool: Tool,
    desk: &mut Desk,
    fresh: bool,
) -> Option<Deed> {
    let language = &panels.language;
    let own = bottom_seat(shown.eyes);
    let halves = G::halves(language, &shown.view, panels.reading()?, own, tool)?;
    let kit = kit::Kit::of(ui.ctx());
    // What to press stands beside what may happen, so that the sheet hides little of the table.
    let buttons = kit.scaled(190.0);
    let beside = ui.available_width() > buttons + kit.scaled(480.0);
    let title = G::tool_text(language, tool, "name");
    let look = |ui: &mut egui::Ui| {
        kit::words(ui, &title, Type::Section);
        both(ui, &language.say("doubt-half"), &halves);
    };
    if !beside {
        look(ui);
        return ui.horizontal_wrapped(|ui| use_or_not(ui, panels, tool, desk, fresh)).inner;
    }
    let wide = ui.available_width() - buttons - 12.0;
    let row = ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(wide);
            look(ui);
        });
        ui.vertical(|ui| use_or_not(ui, panels, tool, desk, fresh)).inner
    });
    row.inner
}

/// Two columns, one for each way.
fn both(ui: &mut egui::Ui, title: &str, halves: &[Vec<String>; 2]) {
    let each = ((ui.available_width() - 24.0) / 2.0).floor().max(40.0);
    ui.horizontal_top(|ui| {
        for (number, lines) in halves.iter().enumerate() {
            ui.add_space(12.0 * number as f32);
            ui.vertical(|ui| {
                ui.set_width(each);
                kit::words(ui, title, Type::SecondStrong);
                for line in lines {
                    kit::words(ui, line, Type::Second);
                }
            });
        }
    });
}

fn use_or_not<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    tool: Tool,
    desk: &mut Desk,
    fresh: bool,
) -> Option<Deed> {
    let language = &panels.language;
    let use_it = ui.add(kit::Plate::new(&language.say("doubt-use")));
    if fresh {
        use_it.request_focus();
    }
    let deed = use_it.clicked().then_some(Deed::Use(tool));
    let cap = panels.cap(KeyAction::Back);
    let away = language.say("place-cancel");
    let away = ui.add(kit::Stock::new(&away).key_if(cap.as_ref()));
    if away.clicked() || deed.is_some() {
        desk.doubt = None;
    }
    deed
}
