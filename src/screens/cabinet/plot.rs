//! The luck plot, drawn as if by hand: how far the sum of all lucky shells is from fair, match by
//! match, with the band in which luck alone keeps it 19 times out of 20.

use bevy_egui::egui::{self, Pos2, Shape, Stroke};

use crate::{
    annals::{Luck, profile::Tally},
    app::language::Language,
    kit::{self, Kit, Type},
};

/// The running difference and its spread before the first match shown and after every one.
fn course(tally: &Tally) -> Vec<(f64, f64)> {
    let mut running = tally.luck;
    for luck in &tally.lately {
        running.expected -= luck.expected;
        running.variance = (running.variance - luck.variance).max(0.0);
        running.actual = running.actual.saturating_sub(luck.actual);
    }
    let point = |luck: &Luck| (luck.difference(), luck.spread());
    let mut points = vec![point(&running)];
    for luck in &tally.lately {
        running.add(*luck);
        points.push(point(&running));
    }
    points
}

/// Draws the plot over the width there is.
pub fn luck(ui: &mut egui::Ui, language: &Language, tally: &Tally) {
    let kit = Kit::of(ui.ctx());
    let points = course(tally);
    let height = kit.scaled(200.0).min(260.0);
    let size = egui::vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    let label = language.say("stats-luck");
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, label.as_str()));
    let reach = points.iter().map(|(at, spread)| at.abs().max(2.0 * spread)).fold(1.0, f64::max);
    let side = kit.scaled(52.0);
    let field = egui::Rect::from_min_max(
        rect.min + egui::vec2(side, 10.0),
        rect.max - egui::vec2(8.0, 10.0),
    );
    let last = (points.len() - 1).max(1) as f32;
    let place = |number: usize, value: f64| {
        let x = field.left() + field.width() * number as f32 / last;
        let y = field.center().y - (value / reach) as f32 * field.height() / 2.0;
        Pos2::new(x, y)
    };
    let painter = ui.painter();
    let ink = kit.skin.ink;
    // The band, hatched: it widens with every shot.
    let hatch = Stroke::new(1.0, kit.skin.rule.gamma_multiply(0.8));
    let steps = (field.width() / 7.0).ceil() as usize;
    for step in 0..=steps {
        let along = step as f32 / steps.max(1) as f32 * last;
        let (low, share) = (along.floor() as usize, f64::from(along.fract()));
        let next = points.get(low + 1).or(points.last()).map_or(0.0, |point| point.1);
        let spread = points[low.min(points.len() - 1)].1 * (1.0 - share) + next * share;
        let x = field.left() + field.width() * along / last;
        let half = (2.0 * spread / reach) as f32 * field.height() / 2.0;
        let (top, bottom) = (field.center().y - half, field.center().y + half);
        painter.line_segment([Pos2::new(x + 3.0, top), Pos2::new(x - 3.0, bottom)], hatch);
    }
    let axis = Stroke::new(1.5, kit.skin.second_ink);
    painter.add(shaky(&[place(0, 0.0), Pos2::new(field.right(), field.center().y)], axis));
    painter.add(shaky(&[field.left_top(), field.left_bottom()], axis));
    let line: Vec<Pos2> =
        points.iter().enumerate().map(|(number, (at, _))| place(number, *at)).collect();
    painter.add(shaky(&line, Stroke::new(2.5, ink)));
    if let Some(end) = line.last() {
        painter.circle_filled(*end, 4.5, kit.skin.wax);
    }
    for value in [reach, 0.0, -reach] {
        let text = match value {
            above if above > 0.0 => format!("+{}", language.decimal(value, 1)),
            _ => language.decimal(value, usize::from(value != 0.0)),
        };
        let ink = kit.skin.second_ink;
        let galley =
            kit::text::lay(ui, &[(&text, Type::Second, ink)], f32::INFINITY, egui::Align::Min);
        let at = Pos2::new(
            field.left() - 8.0 - galley.size().x,
            place(0, value).y.clamp(rect.top() + 8.0, rect.bottom() - 8.0) - galley.size().y / 2.0,
        );
        ui.painter().galley(at, galley, ink);
    }
}

/// A line that trembles a little, always in the same way.
fn shaky(points: &[Pos2], stroke: Stroke) -> Shape {
    let mut line = Vec::new();
    for pair in points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let pieces = ((to - from).length() / 14.0).ceil().max(1.0) as usize;
        for piece in 0..pieces {
            let at = from + (to - from) * (piece as f32 / pieces as f32);
            let tremble = (at.x * 0.37).sin() * 0.7 + (at.y * 0.53 + at.x * 0.11).cos() * 0.5;
            line.push(at + egui::vec2(0.0, tremble));
        }
    }
    line.extend(points.last());
    Shape::line(line, stroke)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_course_ends_where_the_ledger_is() {
        let one = Luck { expected: 1.5, variance: 0.5, actual: 2, shots: 3 };
        let two = Luck { expected: 2.0, variance: 0.75, actual: 1, shots: 4 };
        let mut luck = Luck { expected: 10.0, variance: 4.0, actual: 12, shots: 20 };
        luck.add(one);
        luck.add(two);
        let tally = Tally { luck, lately: vec![one, two], ..Tally::default() };
        let course = course(&tally);
        let differences: Vec<f64> = course.iter().map(|(at, _)| *at).collect();
        assert_eq!(differences, [2.0, 2.5, 1.5]);
        assert_eq!(course[0].1, 2.0);
        assert_eq!(course[2], (luck.difference(), luck.spread()));
    }
}
