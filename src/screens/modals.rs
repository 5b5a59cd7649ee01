//! Sheets that lie over the parlor or over a match: settings, about, bug report. What is below stays
//! as it is, hears nothing, and goes on when the sheet is gone.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    app::{language::Language, toast::Toast},
    art::sprites::shell::ui::icon,
    kit::{self, Kit, Type},
    table::{Curtain, TableSystems},
};

/// What can lie over everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ModalPage {
    /// The settings.
    Settings,
    /// What this is and who made it.
    About,
    /// A bug report that is being written.
    Report,
}

/// Somebody wants a sheet.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenModal(pub ModalPage);

/// The sheet that lies over everything now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modals {
    /// Which.
    pub open: Option<ModalPage>,
}

impl Modals {
    /// Shows the sheet if it is open; `add` says when it is done.
    pub fn show(
        &mut self,
        ctx: &egui::Context,
        sheet: ModalPage,
        add: impl FnOnce(&mut egui::Ui, bool) -> bool,
    ) {
        if self.open != Some(sheet) {
            return;
        }
        let closed = kit::over(ctx, egui::Id::new(("over", sheet)), add);
        // A sheet may have opened another one instead.
        if closed && self.open == Some(sheet) {
            self.open = None;
        }
    }
}

/// The head of a sheet: its title, a line beside it, and the way out. True when it is taken.
pub fn plate(ui: &mut egui::Ui, language: &Language, title: &str, line: &str, fresh: bool) -> bool {
    let mut closed = false;
    let close = language.say("button-close");
    let width = ui.available_width();
    let top = ui.cursor().min;
    ui.scope(|ui| {
        ui.set_max_width(width - 64.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            kit::heading(ui, title);
            kit::words(ui, line, Type::Second);
        });
    });
    let corner =
        egui::Rect::from_min_size(top + egui::vec2(width - 48.0, -4.0), egui::vec2(44.0, 44.0));
    let mut right = ui.new_child(egui::UiBuilder::new().id_salt("close").max_rect(corner));
    let button = right.add(kit::disc(icon::CROSS, &close));
    if fresh {
        button.request_focus();
    }
    closed |= button.clicked();
    ui.add_space(8.0);
    closed
}

/// Nothing lies over the table.
pub fn nothing_over(over: Res<Modals>) -> bool {
    over.open.is_none()
}

/// Opens what is asked for; nothing opens over a curtain, which hides one person from another. A
/// report opens itself when its picture has come.
fn open(
    mut wishes: MessageReader<OpenModal>,
    curtain: Option<Res<Curtain>>,
    mut over: ResMut<Modals>,
) {
    for OpenModal(sheet) in wishes.read() {
        if curtain.is_none() && *sheet != ModalPage::Report {
            over.open = Some(*sheet);
        }
    }
}

/// A word in passing, at the top of everything.
fn whisper(mut contexts: EguiContexts, whisper: Res<Toast>) -> Result {
    let Some((text, seen)) = whisper.shown() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    egui::Area::new("whisper".into())
        .order(egui::Order::Tooltip)
        .anchor(egui::Align2::CENTER_TOP, egui::vec2(0.0, Kit::of(ctx).scaled(56.0)))
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_opacity(seen);
            ui.set_max_width((ctx.content_rect().width() - 64.0).min(720.0));
            kit::panel(ui, kit::Sheet::Raised, |ui| kit::words(ui, text, Type::Body));
        });
    Ok(())
}

/// Sheets over everything.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Modals>()
        .add_message::<OpenModal>()
        .configure_sets(Update, TableSystems.run_if(nothing_over))
        .add_systems(Update, open)
        .add_systems(EguiPrimaryContextPass, whisper);
}
