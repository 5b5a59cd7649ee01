//! Plots drawn as if by hand: how far the sum of all lucky shells is from fair, match by match, with
//! the band in which luck alone keeps it 19 times out of 20; wins against losses; and how often
//! chances of each size came true.

use bevy_egui::egui::{self, Pos2, Rect, Shape, Stroke};

use crate::{
    app::language::Language,
    history::{
        Luck,
        profile::{Ended, Tally},
    },
    kit::{self, Kit, Type},
    say,
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

/// Wins less losses before the first match shown and after every one; nothing is left to chance.
fn form(tally: &Tally) -> Vec<(f64, f64)> {
    let step = |ended: &Ended| match ended {
        Ended::Won => 1.0,
        Ended::Lost => -1.0,
        Ended::Drawn => 0.0,
    };
    let mut at = 0.0;
    let steps = tally.ended.iter().map(|ended| {
        at += step(ended);
        (at, 0.0)
    });
    std::iter::once((0.0, 0.0)).chain(steps.collect::<Vec<_>>()).collect()
}

/// How far luck is from fair, match by match.
pub fn luck(ui: &mut egui::Ui, language: &Language, tally: &Tally) {
    course_of(ui, language, &language.say("stats-luck"), &course(tally), 1);
}

/// Wins less losses, match by match.
pub fn results(ui: &mut egui::Ui, language: &Language, tally: &Tally) {
    if tally.ended.len() > 1 {
        let label = language.say("stats-course");
        kit::words(ui, &label, Type::Second);
        course_of(ui, language, &label, &form(tally), 0);
    }
}

/// A place for a plot over the width there is, and its field beside the numbers.
fn sheet(ui: &mut egui::Ui, label: &str, height: f32) -> (Rect, Rect) {
    let kit = Kit::of(ui.ctx());
    let size = egui::vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, label));
    let side = kit.scaled(52.0);
    let field =
        Rect::from_min_max(rect.min + egui::vec2(side, 10.0), rect.max - egui::vec2(8.0, 10.0));
    (rect, field)
}

/// A number at the side of a plot.
fn tick(ui: &egui::Ui, text: &str, end: Pos2, sheet: Rect) {
    let ink = Kit::of(ui.ctx()).skin.second_ink;
    let galley = kit::text::lay(ui, &[(text, Type::Second, ink)], f32::INFINITY, egui::Align::Min);
    let y = end.y.clamp(sheet.top() + 8.0, sheet.bottom() - 8.0) - galley.size().y / 2.0;
    ui.painter().galley(Pos2::new(end.x - galley.size().x, y), galley, ink);
}

/// How often chances of each size came true: a dot for every fifth, the larger the more there were,
/// beside the line on which they would all be fair.
pub fn calibration(ui: &mut egui::Ui, language: &Language, tally: &Tally) {
    let fifths = tally.luck.calibration;
    if fifths.is_empty() {
        return;
    }
    let kit = Kit::of(ui.ctx());
    let label = language.say("stats-calibration");
    kit::words(ui, &label, Type::Second);
    let (rect, field) = sheet(ui, &label, kit.scaled(170.0).min(220.0));
    let field = field.with_max_x(field.left() + field.width().min(field.height() * 2.4));
    let place = |x: f64, y: f64| {
        Pos2::new(
            field.left() + field.width() * x as f32,
            field.bottom() - field.height() * y as f32,
        )
    };
    let painter = ui.painter();
    let axis = Stroke::new(1.5, kit.skin.second_ink);
    painter.add(shaky(&[field.left_bottom(), field.right_bottom()], axis));
    painter.add(shaky(&[field.left_top(), field.left_bottom()], axis));
    painter.add(shaky(&[place(0.0, 0.0), place(1.0, 1.0)], Stroke::new(1.0, kit.skin.rule)));
    let all = fifths.0.iter().map(|fifth| fifth.count).sum::<u64>().max(1) as f32;
    for fifth in fifths.0.iter().filter(|fifth| fifth.count > 0) {
        let count = fifth.count as f64;
        let at = place(fifth.expected / count, fifth.actual as f64 / count);
        painter.circle_filled(at, 3.5 + 7.0 * (fifth.count as f32 / all).sqrt(), kit.skin.wax);
    }
    for share in [0.0, 0.5, 1.0] {
        let text = language.percent(game_rules::odds::Odds::new((share * 10.0) as u64, 10));
        tick(ui, &text, place(0.0, share) - egui::vec2(8.0, 0.0), rect);
    }
    let heard: Vec<String> = fifths
        .0
        .iter()
        .filter(|fifth| fifth.count > 0)
        .map(|fifth| {
            let odds = |hits: f64| language.decimal(100.0 * hits / fifth.count as f64, 0);
            say!(
                language,
                "stats-calibration-row",
                said = odds(fifth.expected),
                came = odds(fifth.actual as f64),
                count = fifth.count as i64
            )
        })
        .collect();
    kit::words(ui, &heard.join(" · "), Type::Second);
}

/// Draws the course of a sum over the width there is.
fn course_of(
    ui: &mut egui::Ui,
    language: &Language,
    label: &str,
    points: &[(f64, f64)],
    places: usize,
) {
    let kit = Kit::of(ui.ctx());
    let (rect, field) = sheet(ui, label, kit.scaled(160.0).min(220.0));
    let reach = points.iter().map(|(at, spread)| at.abs().max(2.0 * spread)).fold(1.0, f64::max);
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
            above if above > 0.0 => format!("+{}", language.decimal(value, places)),
            _ => language.decimal(value, if value == 0.0 { 0 } else { places }),
        };
        tick(ui, &text, place(0, value) - egui::vec2(8.0, 0.0), rect);
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
        let one = Luck { expected: 1.5, variance: 0.5, actual: 2, shots: 3, ..Luck::default() };
        let two = Luck { expected: 2.0, variance: 0.75, actual: 1, shots: 4, ..Luck::default() };
        let mut luck =
            Luck { expected: 10.0, variance: 4.0, actual: 12, shots: 20, ..Luck::default() };
        luck.add(one);
        luck.add(two);
        let tally = Tally { luck, lately: vec![one, two], ..Tally::default() };
        let course = course(&tally);
        let differences: Vec<f64> = course.iter().map(|(at, _)| *at).collect();
        assert_eq!(differences, [2.0, 2.5, 1.5]);
        assert_eq!(course[0].1, 2.0);
        assert_eq!(course[2], (luck.difference(), luck.spread()));
    }

    #[test]
    fn wins_go_up_and_losses_down() {
        let ended = vec![Ended::Won, Ended::Won, Ended::Drawn, Ended::Lost];
        let course = form(&Tally { ended, ..Tally::default() });
        assert_eq!(course.iter().map(|(at, _)| *at).collect::<Vec<_>>(), [0.0, 1.0, 2.0, 2.0, 1.0]);
    }
}
