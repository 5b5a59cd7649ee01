//! Sheets that hold things: paper, dark panels, the tray, the wooden bar at the top.
//!
//! The ground is known to what stands on it: ink on paper, bone on dark.

use bevy_egui::egui::{
    self, Color32, Frame, InnerResponse, Margin, Rect, Shape, Ui, UiBuilder, UiKind, UiStackInfo,
};

use super::{Kit, paint, paint::Tiling};
use crate::{
    app::settings::Palette,
    art::sprites::{Sprite, shell::ui as art},
};

/// What something stands on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Panels, the room.
    #[default]
    Dark,
    /// Paper.
    Paper,
}

const TAG: &str = "ground";

impl Ground {
    /// What this ui stands on.
    pub fn of(ui: &Ui) -> Ground {
        let mut stack = ui.stack().iter();
        stack.find_map(|ui| ui.tags().get_downcast::<Ground>(TAG).copied()).unwrap_or_default()
    }

    /// For uis made by hand.
    pub fn info(self) -> UiStackInfo {
        UiStackInfo::new(UiKind::Frame).with_tag_value(TAG, self)
    }
}

/// A sheet to put things on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sheet {
    /// What matters now.
    PaperLit,
    /// Cards, dialogs.
    Paper,
    /// Out of the light.
    PaperDim,
    /// What matters now, with an inner rule.
    RuledLit,
    /// With an inner rule.
    Ruled,
    /// Out of the light, with an inner rule.
    RuledDim,
    /// A panel that lies on the table.
    Dark,
    /// A raised panel.
    Raised,
    /// The side rail.
    Rail,
    /// The tray.
    Tray,
}

impl Sheet {
    /// Its drawing.
    pub const fn sprite(self) -> &'static Sprite {
        match self {
            Sheet::PaperLit => art::PANEL_PAPER_LIT,
            Sheet::Paper => art::PANEL_PAPER_NORMAL,
            Sheet::PaperDim => art::PANEL_PAPER_DIM,
            Sheet::RuledLit => art::PANEL_PAPER_RULED_LIT,
            Sheet::Ruled => art::PANEL_PAPER_RULED_NORMAL,
            Sheet::RuledDim => art::PANEL_PAPER_RULED_DIM,
            Sheet::Dark => art::PANEL_DARK,
            Sheet::Raised => art::PANEL_RAISED,
            Sheet::Rail => art::PANEL_RAIL,
            Sheet::Tray => art::PANEL_TRAY,
        }
    }

    /// What stands on it stands on this.
    pub const fn ground(self) -> Ground {
        match self {
            Sheet::Dark | Sheet::Raised | Sheet::Rail | Sheet::Tray => Ground::Dark,
            _ => Ground::Paper,
        }
    }

    /// How far what stands on it keeps from its edge.
    pub const fn margin(self) -> i8 {
        match self {
            Sheet::RuledLit | Sheet::Ruled | Sheet::RuledDim => 24,
            Sheet::Tray => 8,
            _ => 16,
        }
    }
}

/// A sheet that grows with what is on it.
pub fn panel<R>(ui: &mut Ui, sheet: Sheet, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    on_sprite(ui, sheet.sprite(), Margin::same(sheet.margin()), sheet.ground(), add)
}

/// The same with any drawing and margin.
pub(super) fn on_sprite<R>(
    ui: &mut Ui,
    sprite: &'static Sprite,
    margin: Margin,
    ground: Ground,
    add: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let place = ui.painter().add(Shape::Noop);
    let shown = Frame::NONE.inner_margin(margin).show(ui, |ui| on_ground(ui, ground, add));
    let painter = ui.painter();
    painter.set(place, paint::slice_shape(painter, shown.response.rect, sprite, Color32::WHITE));
    shown
}

/// A ui whose texts know what they stand on.
pub(super) fn on_ground<R>(ui: &mut Ui, ground: Ground, add: impl FnOnce(&mut Ui) -> R) -> R {
    let skin = Kit::of(ui.ctx()).skin;
    let builder = UiBuilder::new().ui_stack_info(ground.info());
    let shown = ui.scope_builder(builder, |ui| {
        ui.visuals_mut().override_text_color = match ground {
            Ground::Paper => Some(skin.ink),
            Ground::Dark => None,
        };
        add(ui)
    });
    shown.inner
}

/// A sheet of paper.
pub fn paper_panel<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    panel(ui, Sheet::Ruled, add)
}

/// The side rail.
pub fn dark_panel<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    panel(ui, Sheet::Rail, add)
}

/// The tray.
pub fn tray<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    panel(ui, Sheet::Tray, add)
}

/// Things side by side, centred on a line of text; higher ones make the row higher.
pub fn row<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    ui.scope(|ui| {
        let usual = ui.spacing().interact_size;
        ui.spacing_mut().interact_size.y = Kit::of(ui.ctx()).scaled(24.0);
        let shown = ui.horizontal(|ui| {
            ui.spacing_mut().interact_size = usual;
            add(ui)
        });
        shown.inner
    })
}

/// The wooden bar at the top of the window, with its brass lip; it grows with what is on it. Call
/// it on the root ui first.
pub fn top_bar<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let height = Kit::of(ui.ctx()).scaled(40.0).max(40.0);
    let bar = egui::Panel::top("top bar").min_size(height).default_size(height);
    let bar = bar.show_separator_line(false).resizable(false).frame(Frame::NONE);
    // The lip hangs over the stage: it is painted outside the panel.
    let (place, painter) = (ui.painter().add(Shape::Noop), ui.painter().clone());
    let shown = bar.show(ui, |ui| {
        ui.set_min_height(height);
        ui.spacing_mut().interact_size.y = height;
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 44.0;
            ui.add_space(8.0);
            add(ui)
        })
        .inner
    });
    painter.set(place, bar_shape(&painter, shown.response.rect));
    shown
}

fn bar_shape(painter: &egui::Painter, rect: Rect) -> Shape {
    let kit = Kit::of(painter.ctx());
    if kit.palette != Palette::Standard {
        let line = egui::Stroke::new(kit.skin.edge_width, kit.skin.edge);
        let y = rect.bottom() - kit.skin.edge_width / 2.0;
        return Shape::Vec(vec![
            Shape::rect_filled(rect, 0.0, kit.skin.panel),
            Shape::hline(rect.x_range(), y, line),
        ]);
    }
    // The wood may be stretched, the lip may not.
    let wood = Rect::from_min_max(rect.min, egui::pos2(rect.right(), rect.bottom() - 8.0));
    let lip = Rect::from_min_max(wood.left_bottom(), rect.max + egui::vec2(0.0, 7.0));
    let how = Tiling { sideways: true, mirrored: true };
    Shape::Vec(vec![
        paint::tile_shape(painter, wood, art::BAR_TOP, 0.0..=32.0, how),
        paint::tile_shape(painter, lip, art::BAR_TOP, 32.0..=47.0, how),
    ])
}
