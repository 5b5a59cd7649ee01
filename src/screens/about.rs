//! What this is, and the bug report: one folder, shown before it is saved, sent nowhere
//! (ux 2.0.11).

use bevy::{prelude::*, render::renderer::RenderAdapterInfo};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{
    modals::{ModalPage, Modals, OpenModal, plate},
    settings::reading_width,
};
use crate::{
    app::{
        archive::{self, Report},
        folders::Folders,
        idle::Motion,
        journal,
        language::Language,
        notice::Notices,
        picture::{LastPicture, TakePicture},
        settings::Settings,
    },
    kit::{self, Type},
    say,
    scenes::any::Tables,
    table::Curtain,
};

/// Frames to wait for the picture of the screen; without a graphics device none comes.
const FRAMES: u32 = 20;

/// The report that is being written.
#[derive(Resource, Debug, Default)]
struct Draft {
    report: Report,
    /// People are playing against each other: their match is left out.
    private: bool,
    /// Frames to wait before it is shown.
    waits: Option<u32>,
    /// Where it was saved.
    saved: Option<String>,
    /// The file that is being read.
    open: Option<&'static str>,
}

/// So many lines of a file are shown.
const LINES: usize = 60;

/// A report begins with a picture, taken before the sheet lies over everything.
#[expect(clippy::too_many_arguments, reason = "a report is about all of it")]
fn begin(
    mut wishes: MessageReader<OpenModal>,
    curtain: Option<Res<Curtain>>,
    mut draft: ResMut<Draft>,
    mut over: ResMut<Modals>,
    mut picture: ResMut<LastPicture>,
    mut take: MessageWriter<TakePicture>,
    mut motion: ResMut<Motion>,
    settings: Res<Settings>,
    tables: Tables,
    graphics: Option<Res<RenderAdapterInfo>>,
) {
    if wishes.read().any(|OpenModal(sheet)| *sheet == ModalPage::Report) && curtain.is_none() {
        over.open = None;
        picture.0 = None;
        take.write(TakePicture::ForReport);
        *draft = Draft { waits: Some(FRAMES), ..default() };
    }
    let Some(waits) = draft.waits else { return };
    motion.go_on();
    if waits > 0 && picture.0.is_none() {
        draft.waits = Some(waits - 1);
        return;
    }
    let (private, record) = (tables.is_private(), tables.record());
    let graphics = graphics.map(|about| format!("{} ({:?})", about.name, about.backend));
    *draft = Draft {
        report: Report {
            note: String::new(),
            version: archive::about_this_system(graphics.as_deref()),
            settings: settings.write(),
            log: journal::text(),
            record: record.filter(|_| !private),
            picture: picture.0.take().filter(|_| !private),
        },
        private,
        ..default()
    };
    over.open = Some(ModalPage::Report);
}

fn draw(
    mut contexts: EguiContexts,
    language: Res<Language>,
    folders: Res<Folders>,
    mut over: ResMut<Modals>,
    mut draft: ResMut<Draft>,
    mut notices: ResMut<Notices>,
    mut sheets: MessageWriter<OpenModal>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let language = &*language;
    over.show(&ctx, ModalPage::About, |ui, fresh| {
        paper(ui, |ui| {
            let version = say!(language, "about-version", version = crate::app::VERSION);
            let closed = plate(ui, language, &language.say("title"), &version, fresh);
            for key in ["about-text", "about-licence", "about-fonts", "about-network"] {
                kit::words(ui, &language.say(key), Type::Body);
            }
            kit::rule(ui);
            for folder in [&folders.config, &folders.data, &folders.pictures] {
                kit::words(ui, &folder.display().to_string(), Type::Second);
            }
            let report = language.say("menu-report");
            if ui.add(kit::Stock::new(&report)).clicked() {
                sheets.write(OpenModal(ModalPage::Report));
            }
            closed
        })
    });
    over.show(&ctx, ModalPage::Report, |ui, fresh| {
        paper(ui, |ui| report(ui, fresh, language, &folders, &mut draft, &mut notices))
    });
    Ok(())
}

/// A sheet of paper to read.
fn paper(ui: &mut egui::Ui, add: impl FnOnce(&mut egui::Ui) -> bool) -> bool {
    ui.set_max_width(reading_width(ui.ctx()));
    let height = ui.ctx().content_rect().height() - 96.0;
    let shown = kit::panel(ui, kit::Sheet::RuledLit, |ui| {
        ui.set_max_height(height);
        kit::scroll(ui, "paper", |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            add(ui)
        })
        .inner
    });
    shown.inner
}

fn report(
    ui: &mut egui::Ui,
    fresh: bool,
    language: &Language,
    folders: &Folders,
    draft: &mut Draft,
    notices: &mut Notices,
) -> bool {
    let closed = plate(ui, language, &language.say("report-title"), "", fresh);
    kit::words(ui, &language.say("report-text"), Type::Body);
    kit::words(ui, &language.say("report-contents"), Type::Strong);
    for (file, word) in draft.report.contents() {
        let what = language.say(&format!("report-item-{word}"));
        let text = draft.report.text(file);
        let Some(text) = text else {
            kit::entry(ui, None, &what, file);
            continue;
        };
        let is_open = draft.open == Some(file);
        let label = format!("{file} – {what}");
        if ui.add(kit::Stock::new(&label).lit(is_open)).clicked() {
            draft.open = Some(file).filter(|_| !is_open);
        }
        if is_open {
            let mut lines: Vec<&str> = text.lines().take(LINES).collect();
            lines.extend(text.lines().nth(LINES).map(|_| "…"));
            kit::words(ui, &lines.join("\n"), Type::Second);
        }
    }
    if draft.private {
        kit::words(ui, &language.say("report-private"), Type::Strong);
    }
    let ask = language.say("report-note");
    kit::words(ui, &ask, Type::Second);
    ui.add(kit::field(&mut draft.report.note, &ask).longest(400));
    if let Some(folder) = &draft.saved {
        kit::words(ui, &say!(language, "report-done", folder = folder.as_str()), Type::Strong);
        return closed;
    }
    let save = language.say("report-save");
    if ui.add(kit::Plate::new(&save)).clicked() {
        match draft.report.save(&folders.reports()) {
            Ok(folder) => draft.saved = Some(folder.display().to_string()),
            Err(unsaved) => notices.add(unsaved.say(language)),
        }
    }
    closed
}

/// About and bug report.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(Update, begin)
        .add_systems(EguiPrimaryContextPass, draw);
}
