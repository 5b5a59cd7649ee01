//! The colours of `assets/theme.ron`: the only place colours come from.

use std::sync::LazyLock;

use bevy::color::{ColorToPacked, Srgba};
use game_rules::data::read_ron;
use serde::Deserialize;

/// A colour written as six hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink(pub [u8; 3]);

impl Ink {
    /// For the engine.
    pub fn color(self) -> bevy::color::Color {
        let [red, green, blue] = self.0;
        bevy::color::Color::srgb_u8(red, green, blue)
    }

    /// For panels.
    pub fn egui(self) -> bevy_egui::egui::Color32 {
        let [red, green, blue] = self.0;
        bevy_egui::egui::Color32::from_rgb(red, green, blue)
    }
}

impl<'de> Deserialize<'de> for Ink {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Ink, D::Error> {
        let text = String::deserialize(from)?;
        let color = Srgba::hex(&text)
            .map_err(|_| serde::de::Error::custom(format!("`{text}` is not a colour: RRGGBB")))?;
        let [red, green, blue, _] = color.to_u8_array();
        Ok(Ink([red, green, blue]))
    }
}

macro_rules! theme {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $kind:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            #[allow(missing_docs, reason = "the names are those of ux 3.1")]
            pub struct $name { $(pub $field: $kind,)* }
        )*
    };
}

theme! {
    /// All colours and durations.
    Theme {
        ground: Ground, line: Line, text: Text, brass: Brass, good: Ink, bad: Ink, felt: Felt,
        seats: [Ink; 8], elements: [Ink; 8], shells: Shells, heat: [Ink; 6], diverging: [Ink; 3],
        paper: Paper, ink: Inks, wax: Wax, control: Control, motion: Motion,
    }
    /// Behind everything, walls, panels, buttons.
    Ground { void: Ink, room: Ink, panel: Ink, raised: Ink, }
    /// Decorative rules and borders.
    Line { seam: Ink, edge: Ink, }
    /// Primary, secondary, numbers.
    Text { bone: Ink, ash: Ink, paper: Ink, }
    /// Metal.
    Brass { plain: Ink, light: Ink, old: Ink, }
    /// The cloth of the five tables.
    Felt { oxblood: Ink, bottle: Ink, midnight: Ink, umber: Ink, plum: Ink, }
    /// Shell states.
    Shells { live: Ink, blank: Ink, unknown: Ink, }
    /// Paper in and out of the light.
    Paper { lit: Ink, plain: Ink, dim: Ink, rule: Ink, }
    /// What is written on paper.
    Inks { first: Ink, second: Ink, third: Ink, gain: Ink, loss: Ink, }
    /// Sealing wax.
    Wax { plain: Ink, recess: Ink, edge: Ink, }
    /// States of controls.
    Control { hover: Ink, press: Ink, disabled: Ink, alternate: Ink, quiet: Ink, }
    /// Durations in seconds.
    Motion {
        focus: f32, press: f32, release: f32, panel: f32, gesture: f32, reveal: f32, count: f32,
    }
}

/// The theme. Its file is part of the program and checked when it is built.
pub static THEME: LazyLock<Theme> = LazyLock::new(|| {
    read_ron("assets/theme.ron", include_str!("../../assets/theme.ron"))
        .unwrap_or_else(|fault| panic!("the shipped theme is broken: {fault}"))
});

#[cfg(test)]
#[path = "palette_tests.rs"]
mod tests;
