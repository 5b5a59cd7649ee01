//! The interface kit: every control of the panels, in wax, paper and brass.
//!
//! Screens use only these. A [`Kit`] with the textures, the colours and the text scale lies in the
//! egui context, so that each control is a plain widget: `ui.add(kit::Plate::new("Fire"))`.
//! All of them in all their states: `gallery.rs`.

mod button;
mod cap;
mod chip;
mod choice;
mod container;
mod dialog;
mod disc;
mod drawer;
mod field;
mod gallery;
mod hold;
pub mod layers;
mod log;
mod margin;
mod meter;
pub mod paint;
mod ribbon;
mod scroll;
mod seat;
pub mod skin;
mod slider;
mod tab;
pub mod text;
mod toggle;
mod tooltip;

pub use button::{Button, Leather, Plate, Stock, Wax};
pub use cap::{KeyCap, cap_glyph, cap_size, key_cap, key_caps, paint_cap};
pub use chip::{Chip, Tone, chip};
pub use choice::{Choice, choice};
pub use container::{Ground, Sheet, dark_panel, panel, paper_panel, row, top_bar, tray};
pub use dialog::{Answer, Dialog, dialog, modal, over, title};
pub use disc::{Disc, disc};
pub use drawer::{Drawer, drawer};
pub use feedback::Pose;
pub use field::{Field, field};
pub use gallery::gallery;
pub use hold::hold;
pub use log::{LogRow, log_row, tag};
pub use margin::margin_note;
pub use meter::{Fill, Meter, meter, paint_meter, split_meter};
pub use receipt::{Sum, double_rule, leader, slip, slip_title};
pub use resume_ribbon::{Keepsake, keepsake};
pub use ribbon::{Ribbon, Silk, paint_ribbon, ribbon};
pub use scroll::scroll;
pub use seat::{paint_seat, seat};
pub use skin::Skin;
pub use slider::{Slider, slider};
pub use tab::tabs;
pub use text::{
    Type, coloured, entry, fits, heading, label, longest_word, rule, section, wide, words,
};
pub use toggle::{Toggle, toggle};
pub use tooltip::{glosses, tip, tip_above, tip_in_focus, tooltip};

use std::sync::Arc;

use bevy::{prelude::*, shader::Shader};
use bevy_egui::{
    EguiContext, EguiPostUpdateSet, PrimaryEguiContext, egui, render::EGUI_SHADER_HANDLE,
};

use crate::{
    app::settings::{Palette, Settings},
    art::{
        recolour,
        sheets::Sheets,
        sprites::{self, Look, Sprite},
    },
};

/// What all controls share. Lies in the egui context.
#[derive(Clone, Debug)]
pub struct Kit {
    /// Colours of the palette.
    pub skin: Skin,
    /// Which palette.
    pub palette: Palette,
    /// Size of text, 1 is 100 %.
    pub text_scale: f32,
    /// Size of everything, 1 is 100 %.
    pub ui_scale: f32,
    /// Width of outlines in pixels; 2 is usual.
    pub outline: f32,
    /// Nothing moves by itself.
    pub still: bool,
    /// Words that can be opened are underlined.
    pub underline: bool,
    pages: Pages,
}

/// The textures of the drawings.
#[derive(Clone, Debug, Default)]
struct Pages {
    density: usize,
    known: Arc<Vec<(sprites::Sheet, u8, egui::TextureId)>>,
    stamp: f32,
}

impl Default for Kit {
    fn default() -> Kit {
        Kit::new(Palette::default(), 1.0)
    }
}

impl Kit {
    /// A kit without textures: controls have their places and words, but no looks.
    pub fn new(palette: Palette, text_scale: f32) -> Kit {
        Kit {
            skin: Skin::of(palette),
            palette,
            text_scale,
            ui_scale: 1.0,
            outline: 2.0,
            still: false,
            underline: false,
            pages: Pages::default(),
        }
    }

    /// The kit of this context.
    pub fn of(ctx: &egui::Context) -> Arc<Kit> {
        ctx.data(|data| data.get_temp::<Arc<Kit>>(place())).unwrap_or_default()
    }

    /// Puts the kit into a context.
    pub fn publish(self: &Arc<Kit>, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(place(), Arc::clone(self)));
    }

    /// The page and density of a drawing that is already in its dress.
    pub fn texture(&self, sprite: &Sprite) -> Option<(egui::TextureId, usize)> {
        let density = self.pages.density;
        self.page(sprite.sheet, sprite.cells[density].page).map(|texture| (texture, density))
    }

    fn page(&self, sheet: sprites::Sheet, number: u8) -> Option<egui::TextureId> {
        let mut known = self.pages.known.iter();
        let found = known.find(|(of, page, _)| *of == sheet && *page == number);
        found.map(|(.., texture)| *texture)
    }

    /// A drawing in the dress of the palette.
    pub fn dressed(&self, sprite: &'static Sprite) -> &'static Sprite {
        match self.palette {
            Palette::Standard => sprite,
            Palette::HighContrast => sprite.look(Look::HighContrast),
            Palette::Mono => sprite.look(Look::Mono),
        }
    }

    /// What is written on a drawn piece of paper: the palette's ink where the piece is dressed in the
    /// palette, dark where it stays as light as it is.
    pub fn ink_on(&self, paper: &'static Sprite) -> egui::Color32 {
        let stays = std::ptr::eq(self.dressed(paper), paper);
        if stays && self.palette != Palette::Standard { self.skin.void } else { self.skin.ink }
    }

    /// A colour that is no role of the skin, as the palette shows it.
    pub fn hue(&self, colour: egui::Color32) -> egui::Color32 {
        let [red, green, blue, alpha] = colour.to_srgba_unmultiplied();
        let shown = recolour::colour(Color::srgba_u8(red, green, blue, alpha), self.palette);
        let [red, green, blue, alpha] = shown.to_srgba().to_u8_array();
        egui::Color32::from_rgba_unmultiplied(red, green, blue, alpha)
    }

    /// A length that grows with the text.
    pub fn scaled(&self, length: f32) -> f32 {
        (length * self.text_scale).round()
    }

    /// How long a movement takes.
    pub fn seconds(&self, usual: f32) -> f32 {
        if self.still { 0.0 } else { usual }
    }
}

fn place() -> egui::Id {
    egui::Id::new("kit")
}

/// Shows something with another kit.
fn with<R>(ctx: &egui::Context, other: Kit, show: impl FnOnce() -> R) -> R {
    let usual = Kit::of(ctx);
    Arc::new(other).publish(ctx);
    let shown = show();
    usual.publish(ctx);
    shown
}

/// Shows something in another palette: previews in the settings, the gallery.
pub fn in_palette<R>(
    ui: &mut egui::Ui,
    palette: Palette,
    add: impl FnOnce(&mut egui::Ui) -> R,
) -> R {
    let ctx = ui.ctx().clone();
    let other = Kit { palette, skin: Skin::of(palette), ..(*Kit::of(&ctx)).clone() };
    with(&ctx, other, || add(ui))
}

/// Shows something with text of another size.
pub fn at_scale<R>(ctx: &egui::Context, text_scale: f32, show: impl FnOnce() -> R) -> R {
    let usual = Kit::of(ctx);
    if usual.text_scale == text_scale {
        return show();
    }
    with(ctx, Kit { text_scale, ..(*usual).clone() }, show)
}

/// Furniture has its size: the largest text scale up to the chosen one at which something that is
/// measured fits into the room, but never text that is too small to read.
pub fn fitting(ctx: &egui::Context, room: egui::Vec2, measure: impl Fn() -> egui::Vec2) -> f32 {
    let usual = Kit::of(ctx).text_scale;
    let smallest = usual.min(0.8);
    let mut scale = usual;
    loop {
        let size = at_scale(ctx, scale, &measure);
        if scale <= smallest || (size.x <= room.x + 0.5 && size.y <= room.y + 0.5) {
            return scale;
        }
        scale = (scale - 0.05).max(smallest);
    }
}

/// Shows something in another size of text: samples.
pub fn in_text_scale<R>(ui: &mut egui::Ui, scale: f32, add: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let usual = Kit::of(ui.ctx());
    Arc::new(Kit { text_scale: scale, ..(*usual).clone() }).publish(ui.ctx());
    let shown = add(ui);
    usual.publish(ui.ctx());
    shown
}

fn take_pages(sheets: &Sheets) -> Pages {
    Pages {
        density: sheets.scale(),
        known: Arc::new(sheets.textures().collect()),
        stamp: sheets.density(),
    }
}

/// Keeps the kit in the context up to date; does nothing while nothing changes.
fn publish(
    settings: Res<Settings>,
    sheets: Res<Sheets>,
    mut kept: Local<Option<Arc<Kit>>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    added: Query<(), Added<PrimaryEguiContext>>,
) {
    let paged = kept.as_ref().is_some_and(|kit| kit.pages.stamp == sheets.density());
    if paged && !settings.is_changed() && added.is_empty() {
        return;
    }
    let pages = match &*kept {
        Some(kit) if paged => kit.pages.clone(),
        _ => take_pages(&sheets),
    };
    let mut skin = Skin::of(settings.palette);
    // Two pixels are what is drawn; more or fewer make every edge drawn here thicker or thinner.
    skin.edge_width *= f32::from(settings.outline) / 2.0;
    let kit = Arc::new(Kit {
        skin,
        outline: f32::from(settings.outline),
        ui_scale: f32::from(settings.ui_scale) / 100.0,
        still: settings.reduced_motion,
        underline: settings.underline,
        pages,
        ..Kit::new(settings.palette, f32::from(settings.text_scale) / 100.0)
    });
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        kit.publish(ctx);
        skin::dress(ctx, &kit);
        ctx.set_zoom_factor(kit.ui_scale);
        // Control and plus are the size of text, by our own bindings.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
    }
    *kept = Some(kit);
}

/// The kit in the panels' context, before anything is drawn there.
pub fn plugin(app: &mut App) {
    let source = include_str!("../../assets/shaders/panel.wgsl");
    let shader = Shader::from_wgsl(source, "assets/shaders/panel.wgsl");
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        // The handle is a constant: inserting under it cannot fail.
        let _ = shaders.insert(&EGUI_SHADER_HANDLE, shader);
    }
    app.add_systems(PostUpdate, publish.before(EguiPostUpdateSet::EndPass));
}

pub mod anchors;
mod feedback;
mod receipt;
mod resume_ribbon;
#[cfg(test)]
mod tests;
