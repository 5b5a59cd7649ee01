//! The welcome strip (ux 2.0.2): once, on one sheet, with sensible answers already there. Whatever
//! is chosen shows at once; Escape is as good as the button.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::parlor::PanelSystems;
use crate::{
    Screen,
    app::{
        fonts::Fonts,
        language::{Lang, Language},
        notice::Notices,
        settings::Settings,
    },
    kit::{self, Type},
};

/// Shown until it has been answered.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.after(PanelSystems).run_if(in_state(Screen::Parlor)).run_if(is_new),
    );
}

/// What went wrong is said first.
fn is_new(settings: Res<Settings>, notices: Res<Notices>) -> bool {
    !settings.welcomed && notices.first().is_none()
}

/// The three sizes of text on the strip, in percent.
const SIZES: [(&str, u16); 3] =
    [("welcome-small", 90), ("welcome-medium", 100), ("welcome-large", 140)];

/// What the sheet takes above and below what stands on it.
const FRAME: f32 = 64.0;

/// The languages under their own names, in the order of the strip.
const TONGUES: [(Lang, &str); 3] =
    [(Lang::English, "English"), (Lang::Chinese, "中文"), (Lang::Polish, "Polski")];

fn draw(
    mut contexts: EguiContexts,
    language: Res<Language>,
    fonts: Res<Fonts>,
    mut settings: ResMut<Settings>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut wanted = settings.clone();
    let close = language.say("button-close");
    let closed = kit::modal(&ctx, egui::Id::new("welcome"), &close, |ui, fresh| {
        let screen = ui.ctx().content_rect();
        ui.set_width(kit::Kit::of(ui.ctx()).scaled(560.0).min(screen.width() - 96.0));
        ui.spacing_mut().item_spacing.y = 8.0;
        kit::title(ui, &language.say("welcome-title"));
        let below = kit::Kit::of(ui.ctx()).scaled(60.0).max(64.0);
        let room = screen.height() - FRAME - below - ui.min_rect().height();
        ui.scope(|ui| {
            ui.set_max_height(room);
            kit::scroll(ui, "welcome", |ui| {
                kit::words(ui, &language.say("welcome-text"), Type::Second);
                tongues(ui, &language, fonts.has_chinese(), &mut wanted);
                sizes(ui, &language, &mut wanted);
                ui.add(kit::toggle(&mut wanted.reduced_motion, &language.say("welcome-motion")));
                let mut sound = !wanted.mute;
                ui.add(kit::toggle(&mut sound, &language.say("welcome-sound")));
                wanted.mute = !sound;
            });
        });
        let width = ui.available_width();
        let start = ui.add(kit::Plate::new(&language.say("welcome-start")).width(width));
        if fresh {
            start.request_focus();
        }
        start.clicked()
    });
    wanted.welcomed = closed;
    if wanted != *settings {
        *settings = wanted;
    }
    Ok(())
}

fn tongues(ui: &mut egui::Ui, language: &Language, chinese: bool, wanted: &mut Settings) {
    kit::words(ui, &language.say("welcome-language"), Type::Body);
    let width = (ui.available_width() - 16.0) / 3.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for (tongue, name) in TONGUES {
            // Without a font its own name could not be read either.
            let known = chinese || tongue != Lang::Chinese;
            let name = if known { name } else { "Chinese" };
            let lit = wanted.language == tongue;
            let button = kit::Stock::new(name).width(width).lit(lit);
            if ui.add(button.disabled_if((!known).then_some(""))).clicked() {
                wanted.language = tongue;
            }
        }
    });
}

/// Three samples, each in the size it stands for.
fn sizes(ui: &mut egui::Ui, language: &Language, wanted: &mut Settings) {
    kit::words(ui, &language.say("welcome-text-size"), Type::Body);
    let width = (ui.available_width() - 16.0) / 3.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for (key, percent) in SIZES {
            let lit = wanted.text_scale == percent;
            let label = language.say(key);
            let sample = language.say("welcome-sample");
            let button = kit::Stock::new(&label).caption(&sample).width(width).lit(lit);
            let clicked =
                kit::in_text_scale(ui, f32::from(percent) / 100.0, |ui| ui.add(button).clicked());
            if clicked {
                wanted.text_scale = percent;
            }
        }
    });
}
