//! The pencil in the inspector: notes on the tile in focus, and sheets to be stitched together.

use bevy_egui::egui;
use game_rules::{
    game::Seat,
    labyrinth::{
        Labyrinth,
        knowledge::{CellRef, Knowledge},
    },
};

use super::inspector;
use crate::scenes::labyrinth::{
    Desk,
    notes::{LONGEST, Sign},
    stage,
};
use crate::{
    art::sprites::{Sprite, labyrinth as art, shell::ui::icon},
    kit::{self, Type},
    say,
    scenes::frame::Panels,
};

/// The drawing of a sign; a dot has the shape of an emblem as well as its colour.
pub fn drawing(sign: Sign) -> &'static Sprite {
    match sign {
        Sign::Cross => art::notebook::NOTE_CROSS,
        Sign::Question => art::notebook::NOTE_QUESTION,
        Sign::Dot(colour) => stage::chip(Seat(colour)),
    }
}

/// What can be noted on a tile.
pub(in crate::scenes::labyrinth) fn notes(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    desk: &mut Desk,
    (own, known): (Seat, &Knowledge),
    place: CellRef,
) {
    let language = &panels.language;
    kit::section(ui, None, &language.say("maze-notes"));
    let noted = desk.notes.at(own, known, place).cloned();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 5.0);
        for sign in Sign::ALL {
            let lit = noted.as_ref().is_some_and(|note| note.sign == Some(sign));
            let label = language.say(&format!("maze-note-{}", sign.word()));
            if swatch(ui, sign, &label, lit).clicked() {
                desk.notes.draw(own, known, place, sign);
            }
        }
        if noted.is_some()
            && ui.add(kit::disc(icon::UNDO, &language.say("maze-note-erase"))).clicked()
        {
            desk.notes.erase(own, known, place);
        }
    });
    let mut text = noted.map(|note| note.text).unwrap_or_default();
    let label = language.say("maze-note-text");
    let field = ui.push_id(("note", place.fragment, place.at), |ui| {
        ui.add(kit::field(&mut text, &label).hint(&label).longest(LONGEST))
    });
    if field.inner.changed() {
        desk.notes.write(own, known, place, &text);
    }
    ui.add(kit::toggle(&mut desk.use_notes, &language.say("maze-use-notes")));
    if desk.use_notes {
        let key = if desk.unfit { "maze-use-notes-none" } else { "maze-use-notes-help" };
        kit::words(ui, &language.say(key), Type::Second);
    }
}

/// A sign to be drawn.
fn swatch(ui: &mut egui::Ui, sign: Sign, label: &str, lit: bool) -> egui::Response {
    inspector::square(ui, label, lit, |ui, rect| {
        let sprite = drawing(sign);
        let [_, _, width, height] = sprite.frame;
        let scale = 22.0 / width.max(height).max(1.0);
        // Pencil is dark: it is seen on paper only.
        ui.painter().rect_filled(rect.shrink(4.0), 3.0, kit::Kit::of(ui.ctx()).skin.paper);
        kit::paint::picture(ui.painter(), rect.center(), sprite, scale, egui::Color32::WHITE);
    })
}

/// Sheets that may lie beside or over the open one.
pub(in crate::scenes::labyrinth) fn stitches(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    desk: &mut Desk,
    known: &Knowledge,
) {
    let language = &panels.language;
    let label = language.say("maze-stitch");
    if ui.add(kit::Stock::new(&label).lit(desk.needle)).clicked() {
        desk.needle = !desk.needle;
        desk.tried = None;
    }
    if !desk.needle {
        return;
    }
    if desk.stitches.is_empty() {
        kit::words(ui, &language.say("maze-stitch-none"), Type::Second);
        return;
    }
    kit::words(ui, &language.say("maze-stitch-help"), Type::Second);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 5.0);
        for stitch in &desk.stitches {
            let number = 1 + known.fragments().take_while(|(id, _)| *id != stitch.over).count();
            let label = say!(
                language,
                "maze-stitch-sheet",
                number = number as i64,
                percent = language.decimal(f64::from(stitch.chance) * 100.0, 0)
            );
            let lit = desk.tried == Some(*stitch);
            if ui.add(kit::Stock::new(&label).lit(lit)).clicked() {
                desk.tried = if lit { None } else { Some(*stitch) };
                (desk.sheet, desk.focus) = (None, None);
            }
        }
    });
}
