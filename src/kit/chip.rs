//! Status chips: a sign and a few words in the colour of what they mean.

use bevy_egui::egui::{
    Align, Color32, Pos2, Response, Sense, Ui, Vec2, Widget, WidgetInfo, WidgetType,
};

use super::{
    Kit, paint,
    text::{self, Type},
};
use crate::art::sprites::{
    Sprite,
    shell::ui::{self as art, icon},
};

/// What a chip or a number means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Whose turn it is.
    Turn,
    /// A gain.
    Good,
    /// A loss.
    Bad,
    /// Something to know.
    Info,
    /// Nothing in particular.
    #[default]
    Plain,
}

impl Tone {
    /// Its colour on dark ground.
    pub fn colour(self, kit: &Kit) -> Color32 {
        match self {
            Tone::Turn => kit.skin.light_brass,
            Tone::Good => kit.skin.good,
            Tone::Bad => kit.skin.bad,
            Tone::Info => kit.skin.info,
            Tone::Plain => kit.skin.quiet,
        }
    }

    /// Its sign, if it has one.
    pub const fn sign(self) -> Option<&'static Sprite> {
        match self {
            Tone::Turn => Some(icon::CROWN),
            Tone::Good => Some(icon::GAIN),
            Tone::Bad => Some(icon::LOSS),
            Tone::Info => Some(icon::INFO),
            Tone::Plain => None,
        }
    }

    const fn outline(self) -> &'static Sprite {
        match self {
            Tone::Turn => art::CHIP_TURN,
            Tone::Good => art::CHIP_GOOD,
            Tone::Bad => art::CHIP_BAD,
            Tone::Info => art::CHIP_INFO,
            Tone::Plain => art::CHIP_PLAIN,
        }
    }
}

/// A chip.
#[derive(Clone, Debug)]
#[must_use = "add it to a ui"]
pub struct Chip<'a> {
    tone: Tone,
    icon: Option<&'static Sprite>,
    text: &'a str,
}

/// A chip with the sign of its meaning.
pub const fn chip(tone: Tone, text: &str) -> Chip<'_> {
    Chip { tone, icon: tone.sign(), text }
}

impl Chip<'_> {
    /// With another sign.
    pub const fn icon(mut self, icon: &'static Sprite) -> Self {
        self.icon = Some(icon);
        self
    }
}

impl Widget for Chip<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let sign = if self.icon.is_some() { kit.scaled(16.0) + 5.0 } else { 0.0 };
        let room = (ui.available_width() - sign - 24.0).max(text::longest_word(
            ui,
            self.text,
            Type::Second,
        ));
        let galley = text::lay(ui, &[(self.text, Type::Second, kit.skin.text)], room, Align::Min);
        let size =
            Vec2::new(galley.size().x + sign + 24.0, (galley.size().y + kit.scaled(8.0)).max(30.0));
        let (rect, response) = ui.allocate_exact_size(size.ceil(), Sense::hover());
        paint::slice(ui.painter(), rect, self.tone.outline(), Color32::WHITE);
        let middle = rect.center().y;
        if let Some(icon) = self.icon {
            let at = Pos2::new(rect.left() + 10.0 + kit.scaled(8.0), middle);
            let scale = kit.scaled(18.0) / 24.0;
            paint::picture(ui.painter(), at, icon, scale, self.tone.colour(&kit));
        }
        let at = Pos2::new(rect.left() + 12.0 + sign, text::middle(&galley, middle));
        ui.painter().galley(at, galley, kit.skin.text);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, self.text));
        response
    }
}
