//! A ticket of the tray.

use bevy_egui::egui::{self, Color32, Rect, Sense, Vec2, vec2};

use crate::{
    app::keys::Cap,
    art::sprites::{arena as art, shell::ui as shell},
    kit::{self, Kit, Type, paint},
};

/// A move on paper: a stub in the colour of its type, its name, what it does, and its uses.
pub(in crate::scenes::arena) struct Ticket {
    /// Of the move.
    pub name: String,
    /// What it does now.
    pub text: String,
    /// The number of its type.
    pub kind: u8,
    /// The colour of its type.
    pub colour: Color32,
    /// Uses left, and at the start.
    pub pp: (u8, u8),
    /// It is picked.
    pub picked: bool,
    /// It can be ordered.
    pub usable: bool,
}

impl Ticket {
    pub fn show(&self, ui: &mut egui::Ui, size: Vec2, cap: Option<&Cap>) -> egui::Response {
        let kit = Kit::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let spoken = format!("{} {}/{} {}", self.name, self.pp.0, self.pp.1, self.text);
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, self.usable, spoken.as_str())
        });
        let lift = if self.picked { -4.0 } else { 0.0 };
        let paper = rect.shrink2(vec2(0.0, 4.0)).translate(vec2(0.0, lift));
        let dim = if self.usable { Color32::WHITE } else { Color32::from_gray(150) };
        let sheet = match (self.picked, self.usable) {
            (true, _) => shell::PANEL_PAPER_LIT,
            (_, true) => shell::PANEL_PAPER_NORMAL,
            _ => shell::PANEL_PAPER_DIM,
        };
        paint::slice(ui.painter(), paper, sheet, dim);
        let stub = Rect::from_min_max(
            paper.min + vec2(2.0, 2.0),
            egui::pos2(paper.left() + (size.x * 0.26).min(60.0), paper.bottom() - 2.0),
        );
        let tint = kit.hue(self.colour);
        let tint = if self.usable { tint } else { tint.gamma_multiply(0.5) };
        ui.painter().rect_filled(stub, egui::CornerRadius { nw: 5, sw: 5, ne: 0, se: 0 }, tint);
        let mut y = stub.top() + 5.0;
        while y < stub.bottom() {
            ui.painter().circle_filled(egui::pos2(stub.right(), y), 1.8, kit.skin.ink);
            y += 8.0;
        }
        if let Some(glyph) = art::types::mono(usize::from(self.kind)) {
            let at = egui::pos2(stub.center().x, stub.center().y + 10.0);
            paint::picture(ui.painter(), at, glyph, 1.15, Color32::WHITE);
        }
        if let Some(cap) = cap {
            let size = kit::cap_size(ui, cap);
            let at = Rect::from_min_size(stub.min + vec2(5.0, 5.0), size);
            kit::paint_cap(ui, at, cap);
        }
        let uses = format!("{}/{}", self.pp.0, self.pp.1);
        let inside = Rect::from_min_max(
            egui::pos2(stub.right() + 9.0, paper.top() + 7.0),
            paper.max - vec2(9.0, 7.0),
        );
        let foot = kit.scaled(24.0).min(inside.height() * 0.3);
        let top =
            Rect::from_min_max(inside.min, egui::pos2(inside.right(), inside.bottom() - foot));
        let ink = if self.usable { kit.skin.ink } else { kit.skin.third_ink };
        let lines = [(self.name.as_str(), Type::Section, ink), (&self.text, Type::Second, ink)];
        kit::label(ui, top, &lines);
        let wide = kit::wide(ui, &uses, Type::SecondStrong);
        let line =
            Rect::from_min_max(egui::pos2(inside.left(), inside.bottom() - foot), inside.max);
        self.holes(ui, Rect::from_min_max(line.min, line.max - vec2(wide + 8.0, 0.0)), ink);
        let number = Rect::from_min_max(egui::pos2(line.right() - wide, line.top()), line.max);
        kit::label(ui, number.expand2(vec2(4.0, 0.0)), &[(&uses, Type::SecondStrong, ink)]);
        if response.has_focus() || self.picked {
            paint::ring(ui.painter(), paper, paint::Ring::Button);
        }
        response
    }

    /// Uses as punched holes, as many as there is room for.
    fn holes(&self, ui: &egui::Ui, room: Rect, ink: Color32) {
        let all = f32::from(self.pp.1.max(1));
        let step = (room.width() / all).min(7.0);
        if step < 4.0 {
            return;
        }
        for number in 0..self.pp.1 {
            let at = egui::pos2(room.left() + 3.0 + step * f32::from(number), room.center().y);
            if number < self.pp.0 {
                ui.painter().circle_filled(at, 2.2, ink);
            } else {
                ui.painter().circle_stroke(at, 2.0, egui::Stroke::new(1.0, ink));
            }
        }
    }
}
