//! Bars in a tube: progress, odds, and the two-coloured bar of the next shell.

use bevy_egui::egui::{
    Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, Widget, WidgetInfo,
    WidgetType,
};

use super::{Kit, paint};
use crate::{
    app::settings::Palette,
    art::sprites::{Sprite, shell::ui as art},
};

/// What a bar is filled with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fill {
    /// Wax: live, danger, progress.
    #[default]
    Live,
    /// Ice: blank, harmless.
    Ice,
    /// Mint: good for you.
    Mint,
    /// Brass: neutral.
    Brass,
    /// Ash: nothing happens.
    Ash,
}

impl Fill {
    const fn sprite(self) -> &'static Sprite {
        match self {
            Fill::Live => art::PROGRESS_FILL,
            Fill::Ice | Fill::Ash => art::PROGRESS_FILL_ICE,
            Fill::Mint => art::PROGRESS_FILL_MINT,
            Fill::Brass => art::PROGRESS_FILL_BRASS,
        }
    }

    fn tint(self, kit: &Kit) -> Color32 {
        match self {
            Fill::Ash if kit.palette == Palette::Standard => kit.skin.quiet,
            _ => Color32::WHITE,
        }
    }
}

/// A bar.
#[derive(Clone, Debug)]
#[must_use = "add it to a ui"]
pub struct Meter<'a> {
    share: f32,
    fill: Fill,
    width: Option<f32>,
    height: f32,
    marks: bool,
    label: &'a str,
}

/// A bar filled to a share from 0 to 1.
pub const fn meter<'a>(share: f32, fill: Fill) -> Meter<'a> {
    Meter { share, fill, width: None, height: 16.0, marks: false, label: "" }
}

impl<'a> Meter<'a> {
    /// This wide, and not all there is.
    pub const fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// This high; 16 to 20.
    pub const fn height(mut self, height: f32) -> Self {
        self.height = height;
        self
    }

    /// With brass marks at the quarters.
    pub const fn marks(mut self) -> Self {
        self.marks = true;
        self
    }

    /// What it measures, for screen readers.
    pub const fn label(mut self, label: &'a str) -> Self {
        self.label = label;
        self
    }
}

/// Draws a bar.
pub fn paint_meter(painter: &Painter, rect: Rect, share: f32, fill: Fill, marks: bool) {
    let kit = Kit::of(painter.ctx());
    paint::slice(painter, rect, art::PROGRESS_TRACK, Color32::WHITE);
    let inside = rect.shrink(3.0);
    let width = inside.width() * share.clamp(0.0, 1.0);
    if width >= 0.5 {
        // A sliver is still as round as the tube: the rest of it is cut away.
        let drawn = Vec2::new(width.max(inside.height()).min(inside.width()), inside.height());
        let clip = Rect::from_min_size(inside.min, Vec2::new(width, inside.height()));
        let painter = painter.with_clip_rect(clip.intersect(painter.clip_rect()));
        let bar = Rect::from_min_size(inside.min, drawn);
        paint::slice(&painter, bar, fill.sprite(), fill.tint(&kit));
    }
    if marks {
        for quarter in 1..4 {
            let x = rect.left() + rect.width() * quarter as f32 / 4.0;
            let at = Pos2::new(x, rect.center().y);
            let scale = (rect.height() - 4.0) / 12.0;
            paint::picture(painter, at, art::PROGRESS_MARK, scale, Color32::WHITE);
        }
    }
}

impl Widget for Meter<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let size = Vec2::new(self.width.unwrap_or_else(|| ui.available_width()), self.height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        paint_meter(ui.painter(), rect, self.share, self.fill, self.marks);
        tell(&response, self.share, self.label);
        response
    }
}

fn tell(response: &Response, share: f32, label: &str) {
    response.widget_info(|| {
        let mut info = WidgetInfo::new(WidgetType::ProgressIndicator);
        info.label = (!label.is_empty()).then(|| label.to_owned());
        info.value = Some(f64::from(share));
        info
    });
}

/// The bar of the next shell: live wax on the left, blank ice on the right, a jagged edge between.
pub fn split_meter(ui: &mut Ui, live: f32, height: f32, label: &str) -> Response {
    let size = Vec2::new(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let kit = Kit::of(ui.ctx());
    let painter = ui.painter();
    let live = live.clamp(0.0, 1.0);
    paint::slice(painter, rect, art::PROGRESS_TRACK, Color32::WHITE);
    let inside = rect.shrink(3.0);
    let edge = inside.left() + inside.width() * live;
    let halves = [(inside.left()..=edge, Fill::Live), (edge..=inside.right(), Fill::Ice)];
    for (x, fill) in halves {
        let half = Rect::from_x_y_ranges(x, inside.y_range());
        // Without hues the blank half stays empty.
        if half.width() < 0.5 || (kit.palette != Palette::Standard && fill == Fill::Ice) {
            continue;
        }
        let painter = painter.with_clip_rect(half.intersect(painter.clip_rect()));
        paint::slice(&painter, inside, fill.sprite(), Color32::WHITE);
    }
    if live > 0.0 && live < 1.0 {
        painter.add(jagged(inside, edge, kit.skin.void, kit.skin.edge_press));
    }
    tell(&response, live, label);
    response
}

/// A torn edge from top to bottom.
fn jagged(rect: Rect, x: f32, ink: Color32, rim: Color32) -> Shape {
    let step = rect.height() / 4.0;
    let point = |number: i32, side: f32| {
        let bend = if number % 2 == 0 { -3.0 } else { 3.0 };
        Pos2::new(x + bend + side, rect.top() + step * number as f32)
    };
    let line: Vec<Pos2> = (0..=4).map(|number| point(number, 0.0)).collect();
    Shape::Vec(vec![
        Shape::line(line.clone(), Stroke::new(5.0, ink)),
        Shape::line(line, Stroke::new(1.0, rim)),
    ])
}
