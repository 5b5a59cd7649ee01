//! Cards, dice and prices on panels.

use std::sync::Arc;

use bevy_egui::egui::{self, Align2, Color32, Pos2, Rect, Response, Sense, Ui, Vec2};
use game_rules::cards::{
    element::Face,
    pool::{
        def::Cost,
        ids::{CardId, CharacterId},
        words::Category,
    },
};

use crate::{
    app::{fonts::Face as Letters, keys::Cap, language::Language},
    art::{
        palette::THEME,
        sprites::{Sprite as Drawing, cards::frames},
    },
    kit::{self, Type},
    scenes::cards::{drawings, names},
};

/// The size of a card as it is drawn.
pub const CARD: Vec2 = Vec2::new(104.0, 122.0);

/// A price as chips with numbers.
pub fn chips(cost: &Cost) -> Vec<(&'static Drawing, Option<u8>)> {
    let mut chips = Vec::new();
    if cost.aligned > 0 {
        chips.push((frames::COST_PIP_SAME, Some(cost.aligned)));
    }
    if let Some((element, n)) = cost.of.filter(|(_, n)| *n > 0) {
        chips.extend((0..n).map(|_| (drawings::pip(element), None)));
    }
    if cost.unaligned > 0 {
        chips.push((frames::COST_PIP_ANY, Some(cost.unaligned)));
    }
    if cost.dice() == 0 {
        chips.push((frames::COST_PIP_FREE, Some(0)));
    }
    if cost.energy > 0 {
        chips.push((frames::COST_PIP_ENERGY, Some(cost.energy)));
    }
    chips
}

/// Chips side by side; returns where they end.
pub fn paint_chips(ui: &Ui, cost: &Cost, at: Pos2, scale: f32, tint: Color32) -> f32 {
    let mut x = at.x;
    for (drawing, number) in chips(cost) {
        let centre = Pos2::new(x + 12.0 * scale, at.y);
        kit::paint::picture(ui.painter(), centre, drawing, scale, tint);
        if let Some(number) = number {
            number_on(ui, centre, number, 15.0 * scale, tint);
        }
        x += 22.0 * scale;
    }
    x
}

fn number_on(ui: &Ui, at: Pos2, number: u8, size: f32, tint: Color32) {
    let ink = THEME.ink.first.egui().gamma_multiply(f32::from(tint.a()) / 255.0);
    let font = egui::FontId::new(size, Letters::SansBold.family());
    ui.painter().text(at, Align2::CENTER_CENTER, number.to_string(), font, ink);
}

/// A card with its foot at the middle of the lower edge of a place.
pub fn paint_card(ui: &Ui, language: &Language, card: CardId, place: Rect, faded: bool) {
    let shape = Shape { faded, ..Shape::default() };
    paint_above(ui, language, card, place, shape, 0.0);
}

/// On less than this no name can be read.
const LEGIBLE: f32 = 46.0;

/// How high the strip is on which a card says why it cannot be used.
const STRIP: f32 = 16.0;

/// The same, with the name clear of a strip of this height at the foot.
fn paint_above(
    ui: &Ui,
    language: &Language,
    card: CardId,
    place: Rect,
    Shape { faded, seen, .. }: Shape<'_>,
    strip: f32,
) {
    let scale = place.height() / CARD.y;
    let tint = if faded { Color32::from_gray(150) } else { Color32::WHITE };
    let foot = Pos2::new(place.center().x, place.bottom());
    let corner = Pos2::new(foot.x - 52.0 * scale, place.top());
    let window =
        Rect::from_min_size(corner + Vec2::new(10.0, 10.0) * scale, Vec2::new(84.0, 63.0) * scale);
    paint_window(ui, card, window, tint);
    let def = card.def();
    kit::paint::picture(ui.painter(), foot, drawings::card_frame(def.category), scale, tint);
    let name = names::card(language, card);
    let mut area = Rect::from_min_max(
        corner + Vec2::new(8.0, 78.0) * scale,
        corner + Vec2::new(96.0, 119.0) * scale - Vec2::new(0.0, strip),
    );
    // A name stands on the part of its card that is seen, as long as that is wide enough for one.
    if let Some(seen) = seen.filter(|seen| *seen >= LEGIBLE) {
        area.max.x = area.max.x.min(place.left() + seen - 3.0);
    }
    let dark = def.category == Category::ArcaneLegend;
    name_on(ui, &name, area, ink_on(dark, faded));
    let pip = corner + Vec2::new(15.0, 17.0) * scale;
    price_corner(ui, card, pip, scale, tint);
}

/// What a card shows, in a window four wide and three high.
pub fn paint_window(ui: &Ui, card: CardId, window: Rect, tint: Color32) {
    match (drawings::illustration(card), drawings::talent_of(card)) {
        (Some(drawing), _) => {
            let scale = window.width() / 96.0;
            kit::paint::picture(ui.painter(), window.center(), drawing, scale, tint);
        }
        (None, Some(who)) => paint_portrait(ui, who, window, tint),
        (None, None) => {}
    }
}

/// A character in such a window.
pub fn paint_portrait(ui: &Ui, who: CharacterId, window: Rect, tint: Color32) {
    ui.painter().rect_filled(window, 2.0, THEME.ground.raised.egui());
    let from = Rect::from_min_size(Pos2::new(12.0, 24.0), Vec2::new(176.0, 132.0));
    kit::paint::cut(ui.painter(), drawings::bust(who), from, window, tint);
}

/// The price in the corner: one chip with the number of dice; energy beside it.
fn price_corner(ui: &Ui, card: CardId, at: Pos2, scale: f32, tint: Color32) {
    let cost = card.def().cost;
    let drawing = match (cost.aligned, cost.of) {
        _ if card.def().category == Category::ArcaneLegend && cost.dice() == 0 => {
            frames::COST_PIP_LEGEND
        }
        (1.., _) => frames::COST_PIP_SAME,
        (0, Some((element, 1..))) => drawings::pip(element),
        _ if cost.unaligned > 0 => frames::COST_PIP_ANY,
        _ => frames::COST_PIP_FREE,
    };
    kit::paint::picture(ui.painter(), at, drawing, 1.1 * scale, tint);
    let element = cost.of.is_some_and(|(_, n)| n > 0);
    if element {
        // The sign stays visible: the number hangs below.
        let below = at + Vec2::new(9.0, 9.0) * scale;
        ui.painter().circle_filled(below, 8.0 * scale, THEME.paper.lit.egui());
        number_on(ui, below, cost.dice(), 14.0 * scale, tint);
    } else {
        number_on(ui, at, cost.dice(), 16.0 * scale, tint);
    }
}

/// Legends are written in bone on night, everything else in ink on paper.
fn ink_on(dark: bool, faded: bool) -> Color32 {
    match (dark, faded) {
        (true, true) => THEME.text.ash.egui(),
        (true, false) => THEME.text.bone.egui(),
        (false, true) => THEME.ink.third.egui(),
        (false, false) => THEME.ink.first.egui(),
    }
}

/// Below this share of its usual size a name is hard to read.
const READABLE: f32 = 0.75;

/// A name on paper, in the middle, as large as fits. One that would be too small loses what stands
/// before its colon: the inspector has the whole of it.
fn name_on(ui: &Ui, name: &str, area: Rect, ink: Color32) {
    let short = name.rsplit_once([':', '：']).map(|(_, short)| short.trim_start());
    let mut scale = fitting(ui, name, area);
    let mut shown = name;
    if let Some(short) = short.filter(|_| scale < READABLE) {
        (shown, scale) = (short, fitting(ui, short, area));
    }
    let galley = lay(ui, shown, area, scale, (ink, egui::Align::Center)).1;
    let at = Pos2::new(area.center().x, kit::text::middle(&galley, area.center().y));
    ui.painter().galley(at, galley, ink);
}

/// A name on a plate, from the left, as large as fits.
pub fn name_left(ui: &Ui, name: &str, area: Rect, ink: Color32) {
    let scale = fitting(ui, name, area);
    let galley = lay(ui, name, area, scale, (ink, egui::Align::Min)).1;
    let at = Pos2::new(area.left(), kit::text::middle(&galley, area.center().y));
    ui.painter().galley(at, galley, ink);
}

/// A name at a size: its longest word, and the whole of it.
fn lay(
    ui: &Ui,
    name: &str,
    area: Rect,
    scale: f32,
    (ink, align): (Color32, egui::Align),
) -> (f32, Arc<egui::Galley>) {
    kit::at_scale(ui.ctx(), scale, || {
        let lines = [(name, Type::Section, ink)];
        let galley = kit::text::lay(ui, &lines, area.width(), align);
        (kit::longest_word(ui, name, Type::Section), galley)
    })
}

/// The width of a name on a card as it is drawn.
const NAME: f32 = 88.0;

/// The largest size at which a name fits.
fn fitting(ui: &Ui, name: &str, area: Rect) -> f32 {
    let usual = kit::Kit::of(ui.ctx()).text_scale;
    // Only what is drawn larger than usual has room for larger letters.
    let mut scale = usual.min((area.width() / NAME).max(1.0));
    loop {
        let look = (Color32::PLACEHOLDER, egui::Align::Center);
        let (widest, galley) = lay(ui, name, area, scale, look);
        let fits = widest <= area.width() + 4.0 && galley.size().y <= area.height() + 4.0;
        if fits || scale <= 0.5 {
            return scale;
        }
        scale -= 0.05;
    }
}

/// What a card in hand or on offer looks like.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shape<'a> {
    /// It cannot be used now.
    pub faded: bool,
    /// It is picked or marked.
    pub raised: bool,
    /// Why it cannot be used, or what else there is to say.
    pub note: Option<&'a str>,
    /// The key that picks it.
    pub cap: Option<&'a Cap>,
    /// So much of its width is seen, if the next card lies over the rest.
    pub seen: Option<f32>,
}

/// A card that can be pressed.
pub fn card(
    ui: &mut Ui,
    language: &Language,
    card: CardId,
    at: Rect,
    shape: Shape<'_>,
) -> Response {
    let id = ui.next_auto_id();
    ui.skip_ahead_auto_ids(1);
    let response = ui.interact(at, id, Sense::click());
    let name = names::card(language, card);
    let label = match shape.note {
        Some(note) => format!("{name} – {note}"),
        None => name,
    };
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Button, true, shape.raised, label.as_str())
    });
    paint_shape(ui, language, card, at, shape, &response);
    response
}

/// What a card that can be pressed looks like now; once more, where it shall lie over its neighbours.
pub fn paint_shape(
    ui: &Ui,
    language: &Language,
    card: CardId,
    at: Rect,
    shape: Shape<'_>,
    response: &Response,
) {
    let lift = match (shape.raised, response.hovered() || response.has_focus()) {
        (true, _) => 10.0,
        (false, true) => 4.0,
        _ => 0.0,
    };
    let place = at.translate(Vec2::new(0.0, -lift));
    let note = shape.note.filter(|_| shape.faded);
    let high = if note.is_some() { STRIP } else { 0.0 };
    paint_above(ui, language, card, place, shape, high);
    if let Some(note) = note {
        let right = shape.seen.map_or(place.right() - 4.0, |seen| place.left() + seen - 1.0);
        let strip = Rect::from_min_max(
            Pos2::new(place.left() + 4.0, place.bottom() - STRIP - 3.0),
            Pos2::new(right, place.bottom() - 3.0),
        );
        ui.painter().rect_filled(strip, 3.0, THEME.paper.plain.egui());
        line_on(ui, note, strip, THEME.ink.loss.egui(), Align2::CENTER_CENTER);
    }
    if let Some(cap) = shape.cap {
        let size = kit::cap_size(ui, cap);
        let middle = shape.seen.map_or(place.center().x, |seen| place.left() + seen / 2.0 + 4.0);
        let corner = Pos2::new(middle - size.x / 2.0, place.top() - size.y * 0.45);
        kit::paint_cap(ui, Rect::from_min_size(corner, size), cap);
    }
    if response.has_focus() || shape.raised {
        kit::paint::ring(ui.painter(), place.shrink(2.0), kit::paint::Ring::Panel);
    }
}

/// One line that fits its strip.
pub fn line_on(ui: &Ui, text: &str, strip: Rect, ink: Color32, align: Align2) {
    let mut size = (strip.height() * 0.86).min(16.0 * kit::Kit::of(ui.ctx()).text_scale);
    loop {
        let font = egui::FontId::new(size, Letters::Sans.family());
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
        if galley.size().x <= strip.width() || size <= 7.0 {
            let at = align.align_size_within_rect(galley.size(), strip).min;
            ui.painter().galley(at, galley, ink);
            return;
        }
        size -= 0.5;
    }
}

/// A die that can be pressed.
pub fn die(
    ui: &mut Ui,
    language: &Language,
    face: Face,
    raised: bool,
    cap: Option<&Cap>,
) -> Response {
    let (place, response) = ui.allocate_exact_size(Vec2::new(56.0, 80.0), Sense::click());
    let name = names::face(language, face);
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Button, true, raised, name.as_str())
    });
    // Also when it is lifted, as its drawing is, its sign stays clear of the key above it.
    let at = place.center() + Vec2::new(0.0, 14.0);
    kit::paint::picture(ui.painter(), at, drawings::die(face, raised), 1.0, Color32::WHITE);
    if let Some(cap) = cap {
        let size = kit::cap_size(ui, cap);
        let corner = Pos2::new(place.center().x - size.x / 2.0, place.top() - 8.0);
        kit::paint_cap(ui, Rect::from_min_size(corner, size), cap);
    }
    if response.has_focus() {
        kit::paint::ring(ui.painter(), place, kit::paint::Ring::Button);
    }
    response
}

/// A die that is only looked at, and why.
pub fn still_die(ui: &mut Ui, language: &Language, face: Face, faded: bool, why: &str) {
    let (place, response) = ui.allocate_exact_size(Vec2::new(56.0, 80.0), Sense::hover());
    let name = names::face(language, face);
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Label, !faded, language.labelled(&name, why))
    });
    let tint = if faded { Color32::from_gray(105) } else { Color32::WHITE };
    let at = place.center() + Vec2::new(0.0, 14.0);
    kit::paint::picture(ui.painter(), at, drawings::die(face, false), 1.0, tint);
    kit::tip_above(&response, &name, why);
}
