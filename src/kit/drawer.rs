//! A drawer of the cabinet: a paper label and a brass pull.

use bevy_egui::egui::{
    Color32, Pos2, Rect, Response, Sense, Ui, Vec2, Widget, WidgetInfo, WidgetType,
};

use super::{
    Kit, feedback,
    paint::{self, Ring},
    text::{self, Type},
};
use crate::{
    app::settings::Palette,
    art::sprites::{
        Sprite, State,
        shell::{hub as art, ui as controls},
    },
};

/// A drawer to pull.
#[derive(Clone, Debug)]
#[must_use = "add it to a ui"]
pub struct Drawer<'a> {
    icon: &'static Sprite,
    label: &'a str,
    scale: f32,
    large: bool,
}

/// A drawer with its label; `scale` is that of the room it stands in.
pub const fn drawer<'a>(icon: &'static Sprite, label: &'a str, scale: f32) -> Drawer<'a> {
    Drawer { icon, label, scale, large: false }
}

impl Drawer<'_> {
    /// Its label is large, for large words: it sticks out of the cabinet.
    pub const fn large(mut self, large: bool) -> Self {
        self.large = large;
        self
    }

    /// The room for words on the label.
    pub fn room(&self) -> Vec2 {
        let label = label(self.large);
        let margin = if self.large { 2.0 } else { 8.0 };
        let small = self.scale.min(1.0);
        Vec2::new(label.width() * self.scale - 42.0 * small, (label.height() - margin) * self.scale)
    }
}

/// A drawer, and the label on it.
const SIZE: Vec2 = Vec2::new(204.0, 66.0);
const LABEL: Rect = Rect { min: Pos2::new(-96.0, -23.0), max: Pos2::new(96.0, 13.0) };
const LARGE: Rect = Rect { min: Pos2::new(-186.0, -29.0), max: Pos2::new(100.0, 19.0) };

const fn label(large: bool) -> Rect {
    if large { LARGE } else { LABEL }
}

impl Widget for Drawer<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let (area, response) = ui.allocate_exact_size(SIZE * self.scale, Sense::click());
        let touch = feedback::touch(ui, &response, true, None);
        let info = || WidgetInfo::labeled(WidgetType::Button, true, self.label);
        feedback::tell(&response, info, None);
        let lit = touch.state != State::Rest || touch.focus;
        let painter = ui.painter();
        let middle = area.center();
        let front = if lit { art::DRAWER_HOVER } else { art::DRAWER_REST };
        paint::picture(painter, middle, front, self.scale, Color32::WHITE);
        let label = (label(self.large) * self.scale)
            .translate(middle.to_vec2() + Vec2::new(0.0, touch.shift));
        let ink = if kit.palette == Palette::Standard {
            let paper = if lit { art::DRAWER_LABEL_HOVER } else { art::DRAWER_LABEL_REST };
            paint::slice(painter, label, paper, Color32::WHITE);
            kit.skin.ink
        } else {
            paint::slice(painter, label, controls::btn_plum(touch.state), Color32::WHITE);
            kit.skin.text
        };
        if !self.large {
            let pull = Pos2::new(middle.x, middle.y + 19.0 * self.scale);
            paint::picture(painter, pull, art::DRAWER_PULL, self.scale, Color32::WHITE);
        }
        let small = self.scale.min(1.0);
        let at = label.left_center() + Vec2::new(20.0 * small, 0.0);
        paint::picture(painter, at, self.icon, small * 20.0 / 24.0, ink);
        let room = Rect::from_min_max(
            Pos2::new(label.left() + 36.0 * small, label.top()),
            label.max - Vec2::new(6.0 * small, 0.0),
        );
        text::label(ui, room, &[(self.label, Type::Second, ink)]);
        if touch.focus {
            paint::ring(painter, label, Ring::Button);
        }
        response
    }
}
