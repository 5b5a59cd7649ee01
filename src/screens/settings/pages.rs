//! The pages that only show settings.

use bevy_egui::egui::Ui;

use super::rows::{columns, measure, percent, pick, pick_named, size, switch};
use crate::{
    app::{
        language::{Lang, Language},
        settings::{
            Confirm, Curtain, Effects, FrameLimit, Inspect, Palette, Settings, Speed, Talk,
            ThinkCap, WindowKind,
        },
    },
    kit::{self, Kit, Type},
};

/// What the pages need to know besides the settings.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings<'a> {
    pub language: &'a Language,
    pub has_chinese: bool,
    pub monitors: usize,
    /// There is no sound device.
    pub deaf: bool,
}

pub fn game(ui: &mut Ui, at: Surroundings, settings: &mut Settings) {
    let language = at.language;
    let tongues: Vec<Lang> =
        Lang::ALL.into_iter().filter(|t| at.has_chinese || *t != Lang::Chinese).collect();
    let names: Vec<String> = tongues.iter().map(|tongue| tongue.own_name().to_owned()).collect();
    let Settings { inspect, confirm, curtain, think_cap, hints, hold_ready, auto_pay, .. } =
        settings;
    let talk = &mut settings.talk;
    let (inspect, confirm, hints) = (inspect, confirm, hints);
    let tongue = &mut settings.language;
    columns(
        ui,
        |ui| {
            pick_named(ui, language, "settings-language", &tongues, &names, tongue);
            if !at.has_chinese {
                kit::words(ui, &language.say("settings-language-no-font"), Type::Second);
                ui.add_space(16.0);
            }
            pick(ui, language, "settings-inspect", Inspect::ALL, Inspect::word, inspect);
            pick(ui, language, "settings-confirm", Confirm::ALL, Confirm::word, confirm);
            switch(ui, language, "settings-hints", hints);
            switch(ui, language, "settings-auto-pay", auto_pay);
        },
        |ui| {
            pick(ui, language, "settings-curtain", Curtain::ALL, Curtain::word, curtain);
            let meaning = format!("settings-curtain-{}-help", curtain.word());
            kit::words(ui, &language.say(&meaning), Type::SecondStrong);
            ui.add_space(16.0);
            switch(ui, language, "settings-ready", hold_ready);
            pick(ui, language, "settings-think", ThinkCap::ALL, ThinkCap::word, think_cap);
            pick(ui, language, "settings-talk", Talk::ALL, Talk::word, talk);
            kit::words(ui, &language.say("settings-autosave"), Type::Body);
            kit::words(ui, &language.say("settings-autosave-help"), Type::Second);
        },
    );
}

pub fn display(ui: &mut Ui, at: Surroundings, settings: &mut Settings) {
    let language = at.language;
    let Settings { window, monitor, ui_scale, text_scale, frame_limit, vsync, .. } = settings;
    let Settings { effects, grain, background_motion, .. } = settings;
    columns(
        ui,
        |ui| {
            pick(ui, language, "settings-window", WindowKind::ALL, WindowKind::word, window);
            if at.monitors > 1 {
                let known: Vec<u8> = (0..u8::try_from(at.monitors).unwrap_or(u8::MAX)).collect();
                let name = |number: &u8| {
                    crate::say!(
                        language,
                        "settings-monitor-number",
                        number = i64::from(*number) + 1
                    )
                };
                let names: Vec<String> = known.iter().map(name).collect();
                pick_named(ui, language, "settings-monitor", &known, &names, monitor);
            }
            size(ui, language, "settings-ui-scale", ui_scale);
            size(ui, language, "settings-text-scale", text_scale);
        },
        |ui| {
            pick(ui, language, "settings-effects", Effects::ALL, Effects::word, effects);
            percent(ui, language, "settings-grain", grain);
            switch(ui, language, "settings-background", background_motion);
            pick(ui, language, "settings-frames", FrameLimit::ALL, FrameLimit::word, frame_limit);
            switch(ui, language, "settings-vsync", vsync);
        },
    );
}

pub fn motion(ui: &mut Ui, at: Surroundings, settings: &mut Settings) {
    let language = at.language;
    let Settings { speed, reduced_motion, shake, flashes, slow_motion, .. } = settings;
    columns(
        ui,
        |ui| {
            pick(ui, language, "settings-speed", Speed::ALL, Speed::word, speed);
            switch(ui, language, "settings-reduced-motion", reduced_motion);
        },
        |ui| {
            percent(ui, language, "settings-shake", shake);
            switch(ui, language, "settings-flashes", flashes);
            switch(ui, language, "settings-slow-motion", slow_motion);
        },
    );
}

pub fn reading(ui: &mut Ui, at: Surroundings, settings: &mut Settings) {
    let language = at.language;
    let Settings { palette, legible_font, outline, letters, underline, .. } = settings;
    columns(
        ui,
        |ui| {
            pick(ui, language, "settings-palette", Palette::ALL, Palette::word, palette);
            switch(ui, language, "settings-letters", letters);
            switch(ui, language, "settings-legible", legible_font);
            switch(ui, language, "settings-underline", underline);
            measure(ui, language, "settings-outline", outline, (1, 4, 1), " px");
        },
        |ui| sample(ui, language),
    );
}

/// What the palette and the font look like.
fn sample(ui: &mut Ui, language: &Language) {
    kit::panel(ui, kit::Sheet::Raised, |ui| {
        kit::heading(ui, &language.say("game-duel-name"));
        kit::words(ui, &language.say("game-duel-blurb"), Type::Body);
        kit::row(ui, |ui| (1..=6).for_each(|number| drop(kit::seat(ui, number, 14.0))));
        ui.add(kit::meter(0.6, kit::Fill::Live).label("60 %"));
        ui.horizontal_wrapped(|ui| {
            ui.add(kit::chip(kit::Tone::Good, "+2"));
            ui.add(kit::chip(kit::Tone::Bad, "−1"));
            ui.add(kit::chip(kit::Tone::Turn, &language.say("settings-sample-turn")));
        });
        ui.add_space(Kit::of(ui.ctx()).scaled(4.0));
    });
}

pub fn sound(ui: &mut Ui, at: Surroundings, settings: &mut Settings) {
    let language = at.language;
    let Settings { mute, master, effects_volume, ambience, voice, interface, .. } = settings;
    let Settings { mute_in_background, music, mono, soft_bangs, captions, .. } = settings;
    if at.deaf {
        kit::words(ui, &language.say("error-no-audio"), Type::Strong);
        ui.add_space(12.0);
    }
    columns(
        ui,
        |ui| {
            switch(ui, language, "settings-mute", mute);
            percent(ui, language, "settings-master", master);
            percent(ui, language, "settings-effects-volume", effects_volume);
            percent(ui, language, "settings-ambience", ambience);
            switch(ui, language, "settings-music", music);
        },
        |ui| {
            percent(ui, language, "settings-voice", voice);
            percent(ui, language, "settings-interface", interface);
            switch(ui, language, "settings-mute-background", mute_in_background);
            switch(ui, language, "settings-mono", mono);
            switch(ui, language, "settings-soft-bangs", soft_bangs);
            switch(ui, language, "settings-captions", captions);
        },
    );
}
