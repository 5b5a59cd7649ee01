//! Words: the few sizes and faces there are, laid out so that nothing is ever cut.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Color32, FontId, Galley, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo,
    WidgetType,
    text::{ByteIndex, LayoutJob, TextFormat},
};

use super::{Ground, Kit, paint, seat};
use crate::{
    app::{fonts::Face, settings::Palette},
    art::sprites::{Sprite, shell::ui as art},
};

/// What a piece of text is; decides face and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// What is read: 18.
    Body,
    /// The same, bold: numbers that are compared.
    Strong,
    /// Beside it: 16, the smallest.
    Second,
    /// Beside it, bold.
    SecondStrong,
    /// Headings of a section, tabs: serif 18.
    Section,
    /// Headings: serif 26.
    Heading,
    /// On plates: serif 22.
    Plate,
    /// On plates that commit: serif 26.
    Commit,
    /// Totals: 30.
    Number,
    /// The title: serif 64.
    Title,
}

impl Type {
    /// Size at 100 %.
    pub const fn size(self) -> f32 {
        match self {
            Type::Body | Type::Strong | Type::Section => 18.0,
            Type::Second | Type::SecondStrong => 16.0,
            Type::Heading | Type::Commit => 26.0,
            Type::Plate => 22.0,
            Type::Number => 30.0,
            Type::Title => 64.0,
        }
    }

    /// Its face.
    pub const fn face(self) -> Face {
        match self {
            Type::Body | Type::Second => Face::Sans,
            Type::Strong | Type::SecondStrong => Face::SansBold,
            Type::Section | Type::Plate | Type::Number | Type::Title => Face::SerifBold,
            Type::Heading | Type::Commit => Face::Serif,
        }
    }

    /// Format in a colour.
    pub fn format(self, kit: &Kit, color: Color32) -> TextFormat {
        let size = (self.size() * kit.text_scale).round();
        TextFormat {
            font_id: FontId::new(size, self.face().family()),
            color,
            line_height: Some((size * 1.35).round()),
            valign: Align::Center,
            ..TextFormat::default()
        }
    }
}

/// Lines of text, each with its type and colour, wrapped at a width and aligned.
pub fn lay(ui: &Ui, lines: &[(&str, Type, Color32)], width: f32, halign: Align) -> Arc<Galley> {
    let kit = Kit::of(ui.ctx());
    let mut job = LayoutJob { halign, ..LayoutJob::default() };
    job.wrap.max_width = width.max(1.0);
    for (number, (line, kind, color)) in lines.iter().enumerate() {
        if number > 0 {
            job.append("\n", 0.0, kind.format(&kit, *color));
        }
        job.append(line, 0.0, kind.format(&kit, *color));
    }
    let mut galley = ui.painter().layout_job(job.clone());
    for _ in 1..galley.rows.len() {
        let Some(at) = misplaced(&galley) else { break };
        break_before(&mut job, at);
        galley = ui.painter().layout_job(job.clone());
    }
    galley
}

/// Chinese signs that no line begins with, and those that no line ends with. egui knows some.
const CLOSING: &str = "，。、！？：；）」』》】”’…—％";
const OPENING: &str = "（「『《【“‘";

/// Where a line has to end earlier, in letters from the beginning, because of such a sign.
fn misplaced(galley: &Galley) -> Option<usize> {
    let mut start = 0;
    for (row, next) in galley.rows.iter().zip(galley.rows.iter().skip(1)) {
        let end = start + row.glyphs.len();
        if !row.ends_with_newline {
            let signs = row.glyphs.iter().rev().map(|glyph| glyph.chr);
            let taken = if next.glyphs.first().is_some_and(|first| CLOSING.contains(first.chr)) {
                signs.take_while(|sign| CLOSING.contains(*sign)).count() + 1
            } else {
                signs.take_while(|sign| OPENING.contains(*sign)).count()
            };
            if (1..row.glyphs.len()).contains(&taken) {
                return Some(end - taken);
            }
        }
        start = end + usize::from(row.ends_with_newline);
    }
    None
}

/// Ends a line before a letter of a text that is to be laid out.
fn break_before(job: &mut LayoutJob, letter: usize) {
    let Some((at, _)) = job.text.char_indices().nth(letter) else { return };
    job.text.insert(at, '\n');
    for section in &mut job.sections {
        let range = &mut section.byte_range;
        let moved = |end: ByteIndex| ByteIndex(end.0 + usize::from(end.0 > at));
        *range = moved(range.start)..moved(range.end);
    }
}

/// The width of a text in one line.
pub fn wide(ui: &Ui, text: &str, kind: Type) -> f32 {
    lay(ui, &[(text, kind, Color32::PLACEHOLDER)], f32::INFINITY, Align::Min).size().x
}

/// The width of the longest word of a text and the space after it: what a piece needs at least.
pub fn longest_word(ui: &Ui, text: &str, kind: Type) -> f32 {
    // Chinese may break after every sign.
    let breaks = |sign: char| sign.is_whitespace() && sign != '\u{a0}';
    let parts = text.split(breaks).flat_map(|word| word.split_inclusive(|c| c >= '\u{2E80}'));
    let words = parts.map(|word| wide(ui, word, kind));
    let space = 0.35 * kind.size() * Kit::of(ui.ctx()).text_scale;
    (words.fold(0.0, f32::max) + space).ceil()
}

/// Where to put a galley so that its letters, not its line box, are in the middle of a height:
/// baseline = centre + 0.34 × size, over all lines.
pub fn middle(galley: &Galley, centre: f32) -> f32 {
    let optical = |row: &egui::epaint::text::PlacedRow| {
        let glyph = row.glyphs.first()?;
        Some(row.pos.y + glyph.pos.y - 0.34 * size_of(glyph))
    };
    let first = galley.rows.first().and_then(optical);
    let last = galley.rows.last().and_then(optical);
    match (first, last) {
        (Some(first), Some(last)) => centre - (first + last) / 2.0,
        _ => centre - galley.size().y / 2.0,
    }
}

/// The size of a letter, from the height of its line.
fn size_of(glyph: &egui::epaint::text::Glyph) -> f32 {
    glyph.line_height / 1.35
}

/// Where text stands, the colours follow: ink on paper, bone elsewhere.
fn plain(ui: &Ui) -> Color32 {
    let skin = Kit::of(ui.ctx()).skin;
    match Ground::of(ui) {
        Ground::Paper => skin.ink,
        Ground::Dark => skin.text,
    }
}

/// The colour of a type where this ui stands.
pub fn colour(ui: &Ui, kind: Type) -> Color32 {
    let skin = Kit::of(ui.ctx()).skin;
    match (Ground::of(ui), kind) {
        (Ground::Paper, Type::Second) => skin.second_ink,
        (Ground::Paper, _) => skin.ink,
        (Ground::Dark, Type::Second) => skin.quiet,
        (Ground::Dark, Type::Strong | Type::SecondStrong | Type::Number) => skin.number,
        (Ground::Dark, Type::Section) => skin.heading,
        (Ground::Dark, _) => skin.text,
    }
}

/// Lines on a place of a given size: written smaller if they are too large for it.
pub fn label(ui: &Ui, place: Rect, lines: &[(&str, Type, Color32)]) {
    let ctx = ui.ctx();
    let scale = super::fitting(ctx, place.size(), || needed(ui, place, lines));
    super::at_scale(ctx, scale, || {
        let galley = lay(ui, lines, place.width(), Align::Min);
        let at = Pos2::new(place.left(), middle(&galley, place.center().y));
        ui.painter().galley(at, galley, Color32::PLACEHOLDER);
    });
}

/// Are these lines still readable where they fit into a place?
pub fn fits(ui: &Ui, place: Rect, lines: &[(&str, Type, Color32)]) -> bool {
    let scale = super::fitting(ui.ctx(), place.size(), || needed(ui, place, lines));
    let needed = super::at_scale(ui.ctx(), scale, || needed(ui, place, lines));
    needed.x <= place.width() + 0.5 && needed.y <= place.height() + 0.5
}

/// The longest word of lines, and their height in a place.
fn needed(ui: &Ui, place: Rect, lines: &[(&str, Type, Color32)]) -> Vec2 {
    let longest = lines.iter().map(|(line, kind, _)| longest_word(ui, line, *kind));
    let galley = lay(ui, lines, place.width(), Align::Min);
    Vec2::new(longest.fold(0.0, f32::max), galley.size().y)
}

/// Text in the colour of its type, wrapped at the width there is.
pub fn words(ui: &mut Ui, text: &str, kind: Type) -> Response {
    let color = colour(ui, kind);
    coloured(ui, text, kind, color)
}

/// Text in a colour of the skin.
pub fn coloured(ui: &mut Ui, text: &str, kind: Type, color: Color32) -> Response {
    let galley = lay(ui, &[(text, kind, color)], ui.available_width(), Align::Min);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    let at = Pos2::new(rect.left(), middle(&galley, rect.center().y));
    ui.painter().galley(at, galley, color);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    response
}

/// A heading: serif 26.
pub fn heading(ui: &mut Ui, text: &str) -> Response {
    words(ui, text, Type::Heading)
}

/// A heading of a section, with the emblem of a seat before it if it is about one.
pub fn section(ui: &mut Ui, about: Option<usize>, text: &str) -> Response {
    let kit = Kit::of(ui.ctx());
    let emblem = if about.is_some() { kit.scaled(20.0) + 6.0 } else { 0.0 };
    let color = colour(ui, Type::Section);
    let galley =
        lay(ui, &[(text, Type::Section, color)], ui.available_width() - emblem, Align::Min);
    let size = Vec2::new(galley.size().x + emblem, galley.size().y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if let Some(number) = about {
        let radius = kit.scaled(10.0);
        let row = galley.rows.first().map_or(0.0, |row| row.size.y);
        let at = Pos2::new(rect.left() + radius, rect.top() + row / 2.0);
        seat::paint_seat(ui.painter(), at, radius, number);
    }
    let at = Pos2::new(rect.left() + emblem, middle(&galley, rect.center().y));
    ui.painter().galley(at, galley, color);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    response
}

/// A line of text with an icon before it, and optionally a number at the right end of the row.
pub fn entry(ui: &mut Ui, icon: Option<&'static Sprite>, text: &str, number: &str) -> Response {
    let kit = Kit::of(ui.ctx());
    let side = if icon.is_some() { kit.scaled(20.0) + 6.0 } else { 0.0 };
    let color = plain(ui);
    let strong = colour(ui, Type::Strong);
    let width = ui.available_width();
    let right = lay(ui, &[(number, Type::Strong, strong)], f32::INFINITY, Align::Min);
    let room = width - side - right.size().x - if number.is_empty() { 0.0 } else { 8.0 };
    let left = lay(ui, &[(text, Type::Body, color)], room, Align::Min);
    let size = Vec2::new(width, left.size().y.max(right.size().y));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if let Some(icon) = icon {
        let at = Pos2::new(rect.left() + kit.scaled(10.0), rect.top() + right.size().y / 2.0);
        paint::picture(ui.painter(), at, icon, kit.scaled(20.0) / 24.0, color);
    }
    ui.painter().galley(rect.min + Vec2::new(side, 0.0), left, color);
    let at = Pos2::new(rect.right() - right.size().x, rect.top());
    ui.painter().galley(at, right, strong);
    let label = format!("{text} {number}");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, label.trim()));
    response
}

/// A divider: a thin line with a brass diamond in the middle that keeps its shape.
pub fn rule(ui: &mut Ui) -> Response {
    let size = Vec2::new(ui.available_width(), 8.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    paint_rule(ui.painter(), rect);
    response
}

fn paint_rule(painter: &egui::Painter, rect: Rect) {
    let kit = Kit::of(painter.ctx());
    if kit.palette != Palette::Standard {
        let line = egui::Stroke::new(1.5, kit.skin.edge);
        painter.hline(rect.x_range(), rect.center().y, line);
        return;
    }
    let half = rect.width() / 2.0;
    let cuts = [
        (0.0..8.0, 0.0..8.0),
        (8.0..116.0, 8.0..half - 12.0),
        (116.0..140.0, half - 12.0..half + 12.0),
        (140.0..248.0, half + 12.0..rect.width() - 8.0),
        (248.0..256.0, rect.width() - 8.0..rect.width()),
    ];
    for (from, to) in cuts {
        let from = Rect::from_x_y_ranges(from.start..=from.end, 0.0..=8.0);
        let to = Rect::from_x_y_ranges(to.start..=to.end, 0.0..=8.0);
        let to = to.translate(rect.min.to_vec2());
        paint::cut(painter, art::RULE_BRASS, from, to, Color32::WHITE);
    }
}
