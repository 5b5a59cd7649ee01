//! A deck as a picture: the team, every card with its copies, and the code to take it over.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{self, Align2, Color32, Rect, Sense, Ui, Vec2};
use game_rules::cards::pool::ids::CharacterId;

use super::Open;
use crate::{
    app::{fonts::Face, language::Language, picture::TakePicture},
    art::palette::THEME,
    kit::{self, Type},
    scenes::cards::{drawings, names, panels::cards},
};

/// How many frames it hangs, and at which of them the picture is taken.
pub const FRAMES: u8 = 8;
const TAKEN: u8 = 4;

/// Panels cannot send messages: they leave word here.
static WISHED: AtomicBool = AtomicBool::new(false);

/// Draws it, and asks for the picture once everything stands.
pub fn draw(ui: &mut Ui, language: &Language, open: &mut Open) {
    open.poster -= 1;
    if open.poster == TAKEN {
        WISHED.store(true, Ordering::Relaxed);
    }
    ui.ctx().request_repaint();
    let screen = ui.ctx().content_rect();
    let wide = (screen.width() - 110.0).min(1060.0);
    ui.set_width(wide);
    ui.horizontal(|ui| {
        for who in &open.deck.characters {
            team(ui, language, *who);
        }
    });
    kit::rule(ui);
    let kinds = open.deck.cards.len().max(1) as f32;
    let room = Vec2::new(wide, (screen.height() - 380.0).max(150.0));
    let fitting = |scale: f32| {
        let size = (cards::CARD + Vec2::splat(8.0)) * scale;
        (room.x / size.x).floor().max(1.0) * (room.y / size.y).floor() >= kinds
    };
    let scale = [1.0, 0.9, 0.8, 0.7, 0.6].into_iter().find(|scale| fitting(*scale)).unwrap_or(0.5);
    let size = cards::CARD * scale;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(8.0 * scale);
        for (card, count) in &open.deck.cards {
            let (place, _) = ui.allocate_exact_size(size, Sense::hover());
            cards::paint_card(ui, language, *card, place, false);
            let font = egui::FontId::new(18.0 * scale, Face::SansBold.family());
            let at = place.right_top() + Vec2::new(-15.0, 16.0) * scale;
            ui.painter().circle_filled(at, 14.0 * scale, THEME.wax.plain.egui());
            let copies = format!("×{count}");
            ui.painter().text(at, Align2::CENTER_CENTER, copies, font, THEME.text.paper.egui());
        }
    });
    kit::rule(ui);
    kit::words(ui, &open.code(), Type::Second);
}

/// A bust with its name.
fn team(ui: &mut Ui, language: &Language, who: CharacterId) {
    let (place, _) = ui.allocate_exact_size(Vec2::new(180.0, 150.0), Sense::hover());
    let window = Rect::from_min_size(place.min, Vec2::new(152.0, 114.0));
    cards::paint_portrait(ui, who, window, Color32::WHITE);
    let pip = window.left_bottom() + Vec2::new(12.0, 20.0);
    kit::paint::picture(ui.painter(), pip, drawings::pip(who.def().element), 0.9, Color32::WHITE);
    let name = names::character(language, who);
    let label = Rect::from_min_max(window.left_bottom() + Vec2::new(30.0, 4.0), place.max);
    let ink = kit::Kit::of(ui.ctx()).skin.ink;
    kit::label(ui, label, &[(name.as_str(), Type::Section, ink)]);
}

/// Passes the wish on to whoever takes pictures.
pub fn take(mut pictures: MessageWriter<TakePicture>) {
    if WISHED.swap(false, Ordering::Relaxed) {
        pictures.write(TakePicture::Keep);
    }
}
