//! The ribbon of an unfinished match: a small picture of it, its name, and when it was left.

use bevy_egui::egui::{
    Color32, Pos2, Rect, Response, Sense, Ui, Vec2, Widget, WidgetInfo, WidgetType,
};

use super::{
    Kit, cap, feedback,
    paint::{self, Ring},
    text::{self, Type},
};
use crate::{
    app::{keys::Cap, settings::Palette},
    art::sprites::{
        Sprite,
        shell::{hub as art, ui as controls},
    },
};

/// A ribbon to press that fills its place.
#[derive(Clone, Debug)]
#[must_use = "add it to a ui"]
pub struct Keepsake<'a> {
    label: &'a str,
    caption: &'a str,
    thumbnail: Option<(&'static Sprite, &'static Sprite)>,
    cap: Option<&'a Cap>,
}

/// A ribbon with its words.
pub const fn keepsake<'a>(label: &'a str, caption: &'a str) -> Keepsake<'a> {
    Keepsake { label, caption, thumbnail: None, cap: None }
}

impl<'a> Keepsake<'a> {
    /// What is on the small picture, and the cloth it lies on.
    pub const fn thumbnail(mut self, picture: Option<(&'static Sprite, &'static Sprite)>) -> Self {
        self.thumbnail = picture;
        self
    }

    /// The key that does the same.
    pub const fn key(mut self, cap: Option<&'a Cap>) -> Self {
        self.cap = cap;
        self
    }
}

/// Where things are on the drawing of 420 × 76.
const PICTURE: Pos2 = Pos2::new(74.0, 38.0);
/// What the frame of the picture leaves open.
const PRINT: Rect = Rect { min: Pos2::new(31.0, 2.0), max: Pos2::new(117.0, 66.0) };
const WORDS: Rect = Rect { min: Pos2::new(138.0, 8.0), max: Pos2::new(372.0, 68.0) };
const SIZE: Vec2 = Vec2::new(420.0, 76.0);

impl Widget for Keepsake<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let (area, response) = ui.allocate_exact_size(ui.available_size(), Sense::click());
        let touch = feedback::touch(ui, &response, true, None);
        let info = || WidgetInfo::labeled(WidgetType::Button, true, self.label);
        feedback::tell(&response, info, Some(self.caption));
        let scale = area.width() / SIZE.x;
        let place = area.translate(Vec2::new(2.0 * touch.shift, 0.0));
        let on = |at: Pos2| place.min + at.to_vec2() * scale;
        let painter = ui.painter();
        if kit.palette == Palette::Standard {
            let right = Pos2::new(place.right(), place.center().y);
            paint::picture(painter, right, art::CONTINUE_RIBBON, scale, Color32::WHITE);
        } else {
            paint::slice(painter, place, controls::btn_plum(touch.state), Color32::WHITE);
        }
        if let Some((picture, cloth)) = self.thumbnail {
            let print = Rect::from_min_max(on(PRINT.min), on(PRINT.max));
            if kit.palette == Palette::Standard {
                let how = paint::Tiling { sideways: false, mirrored: false };
                paint::tile(painter, print, cloth, how);
            } else {
                painter.rect_filled(print, 0.0, kit.skin.panel);
            }
            let [width, height] = picture.size();
            let fit = (80.0 / width).min(56.0 / height) * scale;
            paint::picture(painter, print.center(), picture, fit, Color32::WHITE);
        }
        paint::picture(painter, on(PICTURE), art::THUMBNAIL_FRAME, scale, Color32::WHITE);
        let words = Rect::from_min_max(on(WORDS.min), on(WORDS.max));
        text::label(
            ui,
            words,
            &[
                (self.label, Type::Strong, kit.skin.text),
                (self.caption, Type::Second, kit.skin.text),
            ],
        );
        if let Some(key) = self.cap {
            let size = cap::cap_size(ui, key);
            let middle = Pos2::new(on(WORDS.max).x + 24.0 * scale, place.center().y);
            cap::paint_cap(ui, Rect::from_center_size(middle, size), key);
        }
        if touch.focus {
            paint::ring(painter, place.shrink(4.0), Ring::Button);
        }
        response
    }
}
