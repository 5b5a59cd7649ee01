//! Key caps and pad glyphs: what to press, drawn, never a maker's letter.

use bevy_egui::egui::{
    Align, Color32, Pos2, Rect, Response, Sense, Ui, Vec2, Widget, WidgetInfo, WidgetType,
};

use super::{
    Kit, paint as draw,
    text::{self, Type},
};
use crate::{
    app::keys::{Cap, Pad},
    art::sprites::{
        Sprite,
        shell::ui::{self as art, icon, pad},
    },
};

/// A cap as a widget.
#[derive(Clone, Debug)]
#[must_use = "add it to a ui"]
pub struct KeyCap<'a> {
    cap: &'a Cap,
}

/// One cap.
pub const fn key_cap(cap: &Cap) -> KeyCap<'_> {
    KeyCap { cap }
}

/// Caps that are held together, side by side.
pub fn key_caps(ui: &mut Ui, caps: &[Cap]) {
    super::row(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for cap in caps {
            ui.add(key_cap(cap));
        }
    });
}

/// The drawing of a cap that is one: a button of a pad.
pub fn cap_glyph(cap: &Cap) -> Option<&'static Sprite> {
    let Cap::Pad(button) = cap else { return None };
    Some(match button {
        Pad::South => pad::FACE_SOUTH,
        Pad::East => pad::FACE_EAST,
        Pad::West => pad::FACE_WEST,
        Pad::North => pad::FACE_NORTH,
        Pad::LeftBumper => pad::LB,
        Pad::RightBumper => pad::RB,
        Pad::LeftTrigger => pad::LT,
        Pad::RightTrigger => pad::RT,
        Pad::Select => pad::BACK,
        Pad::Start => pad::START,
        Pad::LeftThumb => pad::STICK_L_PRESS,
        Pad::RightThumb => pad::STICK_R_PRESS,
        Pad::DPadUp => pad::DPAD_UP,
        Pad::DPadDown => pad::DPAD_DOWN,
        Pad::DPadLeft => pad::DPAD_LEFT,
        Pad::DPadRight => pad::DPAD_RIGHT,
        Pad::LeftStickUp | Pad::LeftStickDown | Pad::LeftStickLeft | Pad::LeftStickRight => {
            pad::STICK_L_MOVE
        }
        Pad::RightStickUp | Pad::RightStickDown | Pad::RightStickLeft | Pad::RightStickRight => {
            pad::STICK_R_MOVE
        }
    })
}

fn arrow(cap: &Cap) -> Option<&'static Sprite> {
    Some(match cap {
        Cap::Up => icon::ARROW_UP,
        Cap::Down => icon::ARROW_DOWN,
        Cap::Left => icon::ARROW_LEFT,
        Cap::Right => icon::ARROW_RIGHT,
        Cap::Text(_) | Cap::Pad(_) => return None,
    })
}

/// Caps sit on the corners of other things: they grow less than what is read.
const LARGEST: f32 = 1.3;

/// The direction of a stick: its arrow, and where that stands.
fn push(cap: &Cap) -> Option<(&'static Sprite, Vec2)> {
    let Cap::Pad(pad) = cap else { return None };
    Some(match pad {
        Pad::LeftStickUp | Pad::RightStickUp => (icon::ARROW_UP, Vec2::UP),
        Pad::LeftStickDown | Pad::RightStickDown => (icon::ARROW_DOWN, Vec2::DOWN),
        Pad::LeftStickLeft | Pad::RightStickLeft => (icon::ARROW_LEFT, Vec2::LEFT),
        Pad::LeftStickRight | Pad::RightStickRight => (icon::ARROW_RIGHT, Vec2::RIGHT),
        _ => return None,
    })
}

/// How large a cap is.
pub fn cap_size(ui: &Ui, cap: &Cap) -> Vec2 {
    let scale = Kit::of(ui.ctx()).text_scale.min(LARGEST);
    super::at_scale(ui.ctx(), scale, || size_of(ui, cap))
}

fn size_of(ui: &Ui, cap: &Cap) -> Vec2 {
    let kit = Kit::of(ui.ctx());
    if let Some(glyph) = cap_glyph(cap) {
        return Vec2::from(glyph.size()) * kit.text_scale;
    }
    let height = kit.scaled(24.0);
    let width = match cap {
        Cap::Text(letters) => {
            let line = (letters.as_str(), Type::SecondStrong, Color32::PLACEHOLDER);
            text::lay(ui, &[line], f32::INFINITY, Align::Min).size().x + 2.0 * kit.scaled(6.0)
        }
        _ => 0.0,
    };
    Vec2::new(width.max(height), height).ceil()
}

/// Draws a cap over a place of its own size.
pub fn paint_cap(ui: &Ui, rect: Rect, cap: &Cap) {
    let scale = Kit::of(ui.ctx()).text_scale.min(LARGEST);
    super::at_scale(ui.ctx(), scale, || paint(ui, rect, cap));
}

fn paint(ui: &Ui, rect: Rect, cap: &Cap) {
    let kit = Kit::of(ui.ctx());
    if let Some(glyph) = cap_glyph(cap) {
        draw::picture(ui.painter(), rect.center(), glyph, kit.text_scale, Color32::WHITE);
        if let Some((way, turn)) = push(cap) {
            // Which way the stick goes: a small arrow at the edge of its plate.
            let at = rect.center() + turn * rect.height() * 0.42;
            draw::picture(ui.painter(), at, way, kit.scaled(13.0) / 24.0, kit.skin.number);
        }
        return;
    }
    draw::slice(ui.painter(), rect, art::KEY_CAP_REST, Color32::WHITE);
    // The face ends above the foot of the cap.
    let centre = rect.center() - Vec2::new(0.0, 1.0);
    if let Some(arrow) = arrow(cap) {
        let scale = kit.scaled(16.0) / 24.0;
        draw::picture(ui.painter(), centre, arrow, scale, kit.skin.on_cap);
    } else if let Cap::Text(letters) = cap {
        let line = (letters.as_str(), Type::SecondStrong, kit.skin.on_cap);
        let galley = text::lay(ui, &[line], f32::INFINITY, Align::Center);
        let at = Pos2::new(centre.x, text::middle(&galley, centre.y));
        ui.painter().galley(at, galley, kit.skin.on_cap);
    }
}

impl Widget for KeyCap<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(cap_size(ui, self.cap), Sense::hover());
        paint_cap(ui, rect, self.cap);
        let name = match self.cap {
            Cap::Text(letters) => letters.clone(),
            other => format!("{other:?}"),
        };
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
        response
    }
}
