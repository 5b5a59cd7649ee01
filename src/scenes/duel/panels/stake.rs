//! Naming a stake (ux 2.1): a drum with a number, one less, one more, and what it means for both.

use bevy_egui::egui;

use super::choices;
use crate::{
    app::language::Language,
    art::sprites::duel as art,
    kit::{self, Kit, Type},
    say,
    scenes::{
        duel::{
            picture::bottom_seat,
            variant::{Deed, DuelVariant},
        },
        frame::Panels,
    },
    table::TableView,
};

/// Shows the drum; the stake once it is put down.
pub(in crate::scenes::duel) fn draw<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    (other, most): (Option<i128>, i128),
    named: &mut Option<i128>,
    fresh: bool,
) -> Option<Deed> {
    let language = &panels.language;
    let title = match other {
        Some(wager) => say!(language, "wager-answer-title", wager = language.number(wager)),
        None => language.say("wager-title"),
    };
    kit::words(ui, &title, Type::Section);
    let most = most.max(1);
    let mut stake = named.unwrap_or(1).clamp(1, most);
    let mut deed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(8.0, 4.0);
        ui.set_row_height(DRUM.y);
        let steps = [("−10", stake.saturating_sub(10)), ("−1", stake - 1)];
        step(ui, &steps, most, &mut stake, named);
        drum(ui, &language.number(stake));
        let steps = [("+1", stake.saturating_add(1)), ("+10", stake.saturating_add(10))];
        step(ui, &steps, most, &mut stake, named);
        let all = say!(language, "wager-stake", wager = language.number(most));
        if ui.add(kit::Stock::new(&all)).clicked() {
            stake = most;
            *named = Some(stake);
        }
        let put = ui.add(kit::Plate::new(&language.say("wager-put")));
        if fresh {
            put.request_focus();
        }
        if put.clicked() {
            deed = Some(Deed::Wager(stake));
        }
        deed = deed.or_else(|| choices::cancel(ui, panels, shown));
    });
    let own = bottom_seat(shown.eyes);
    if let [Some(own), Some(foe)] = G::hp(&shown.view, own) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            for line in outcomes(language, own, foe, stake, other) {
                kit::words(ui, &line, Type::Second);
            }
        });
    }
    deed
}

/// What becomes of one's HP: won, the stake of the other side comes on top; lost, one's own is gone.
fn outcomes(
    language: &Language,
    own: i128,
    foe: i128,
    stake: i128,
    other: Option<i128>,
) -> [String; 2] {
    let won = match other {
        Some(other) => language.number(own + other),
        None => format!("{}–{}", language.number(own + 1), language.number(own + foe.max(1))),
    };
    let left = own - stake;
    [
        say!(language, "wager-if-won", hp = won),
        say!(
            language,
            "wager-if-lost",
            hp = language.number(left),
            end = if left <= 0 { "yes" } else { "no" }
        ),
    ]
}

fn step(
    ui: &mut egui::Ui,
    steps: &[(&str, i128)],
    most: i128,
    stake: &mut i128,
    named: &mut Option<i128>,
) {
    for (label, to) in steps {
        if ui.add(kit::Stock::new(label).width(52.0)).clicked() {
            *stake = (*to).clamp(1, most);
            *named = Some(*stake);
        }
    }
}

/// The size of the drum.
const DRUM: egui::Vec2 = egui::vec2(97.3, 68.2);

/// The number on its drum, behind a brass window.
fn drum(ui: &mut egui::Ui, number: &str) {
    let scale = DRUM.x / 157.0;
    let (rect, response) = ui.allocate_exact_size(DRUM, egui::Sense::hover());
    let kit = Kit::of(ui.ctx());
    let middle = rect.min + egui::vec2(79.0, 52.0) * scale;
    let white = egui::Color32::WHITE;
    kit::paint::picture(ui.painter(), middle, art::SPINNER_FRAME, scale, white);
    kit::paint::picture(ui.painter(), middle, art::SPINNER_DRUM, scale, white);
    let ink = kit.skin.on_brass;
    let lay = |kind| kit::text::lay(ui, &[(number, kind, ink)], f32::INFINITY, egui::Align::Center);
    // Long numbers are small, so that they stay in the window.
    let kinds = [Type::Heading, Type::Section, Type::Second];
    let fitting = kinds.into_iter().map(lay).find(|galley| galley.size().x <= 72.0 * scale + 16.0);
    let galley = fitting.unwrap_or_else(|| lay(Type::Second));
    let at = egui::pos2(middle.x, kit::text::middle(&galley, middle.y));
    ui.painter().galley(at, galley, ink);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, number));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    #[test]
    fn both_outcomes_are_said_before_the_stake_is_put_down() {
        let language = Language::new(Lang::English);
        let [won, lost] = outcomes(&language, 5, 8, 2, Some(3));
        assert!(won.contains('8') && lost.contains('3'), "{won} {lost}");
        let [open, all] = outcomes(&language, 5, 8, 5, None);
        assert!(open.contains("6–13"), "{open}");
        assert_ne!(all, outcomes(&language, 5, 8, 4, None)[1]);
    }
}
