//! The brass disc with an icon, for what everybody knows by its sign.

use bevy_egui::egui::{Color32, Response, Ui, Vec2, Widget, WidgetInfo, WidgetType};

use super::{
    Kit,
    feedback::{self, Pose},
    paint::{self, Ring},
    skin::Material,
};
use crate::{
    app::settings::Palette,
    art::sprites::{Sprite, State, shell::ui as art},
};

/// An icon to press.
#[derive(Clone, Debug)]
#[must_use = "add it to a ui"]
pub struct Disc<'a> {
    icon: &'static Sprite,
    label: &'a str,
    reason: Option<&'a str>,
    pose: Option<Pose>,
}

/// An icon to press; the label is for its tooltip and for screen readers.
pub const fn disc<'a>(icon: &'static Sprite, label: &'a str) -> Disc<'a> {
    Disc { icon, label, reason: None, pose: None }
}

impl<'a> Disc<'a> {
    /// It cannot be used if there is a reason.
    pub const fn disabled_if(mut self, reason: Option<&'a str>) -> Self {
        self.reason = reason;
        self
    }

    /// Looks like this, whatever the pointer does.
    pub const fn posed(mut self, pose: Pose) -> Self {
        self.pose = Some(pose);
        self
    }
}

impl Widget for Disc<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let posed = self.pose.is_some_and(|pose| pose.state == State::Disabled);
        let enabled = self.reason.is_none() && ui.is_enabled() && !posed;
        let (area, response) = ui.allocate_exact_size(Vec2::splat(40.0), feedback::sense(enabled));
        let touch = feedback::touch(ui, &response, enabled, self.pose);
        let info = || WidgetInfo::labeled(WidgetType::Button, enabled, self.label);
        feedback::tell(&response, info, self.reason);
        let at = area.center() + Vec2::new(0.0, touch.shift);
        paint::picture(ui.painter(), at, art::disc(touch.state), 1.0, Color32::WHITE);
        let ink = match kit.palette {
            Palette::Standard if touch.state == State::Disabled => kit.skin.quiet,
            _ => kit.skin.on(Material::Brass, touch.state),
        };
        paint::picture(ui.painter(), at, self.icon, 20.0 / 24.0, ink);
        if touch.focus {
            let rect = bevy_egui::egui::Rect::from_center_size(at, Vec2::splat(28.0));
            paint::ring(ui.painter(), rect, Ring::Disc);
        }
        let about = self.reason.unwrap_or_default();
        super::tooltip(&response, |ui| super::tooltip::note(ui, self.label, about, None));
        response
    }
}
