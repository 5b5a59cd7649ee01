//! Chances in words, their ramp, and what was heard that says so.

use bevy_egui::egui;
use game_rules::labyrinth::{Event, Kind, Labyrinth, News};

use super::{
    chronicle,
    heat::{BANDS, Estimate, Layer},
};
use crate::{
    app::language::Language,
    art::sprites::labyrinth as art,
    history::Storied,
    kit::{self, Type},
    say,
    scenes::frame::Panels,
    table::TableView,
};

/// What none of so many samples has shown is, 19 times out of 20, rarer than this divided by their
/// number.
const RULE_OF_THREE: f32 = 3.0;

/// "≈ 30.3 % ± 3.2". Samples that all agree have no spread: what none of them has shown is merely
/// rare, "under 1.2 %".
pub(super) fn percent(language: &Language, estimate: Estimate) -> String {
    let decimal = |share: f32| language.decimal(f64::from(share) * 100.0, 1);
    let rest = RULE_OF_THREE / estimate.samples.max(RULE_OF_THREE);
    if estimate.chance <= 0.0 {
        return say!(language, "maze-chance-none", bound = decimal(rest));
    }
    if estimate.chance >= 1.0 {
        return say!(language, "maze-chance-all", bound = decimal(1.0 - rest));
    }
    say!(
        language,
        "maze-chance",
        chance = decimal(estimate.chance),
        error = decimal(estimate.error)
    )
}

/// The ramp with its levels, as the lines on the sheet have them, in the room that is left.
pub(super) fn scale(ui: &mut egui::Ui) {
    let kit = kit::Kit::of(ui.ctx());
    let least = kit.scaled(104.0);
    let width = match ui.available_rect_before_wrap().width() {
        room if room >= least => room,
        _ => least.max(ui.max_rect().width()),
    };
    let (rect, _) =
        ui.allocate_exact_size(egui::vec2(width, kit.scaled(38.0)), egui::Sense::hover());
    let bar = egui::Rect::from_min_size(rect.min, egui::vec2(width, kit.scaled(15.0)));
    let plates = std::iter::once(0).chain(BANDS);
    let each = width / (BANDS.len() + 1) as f32;
    for (place, number) in plates.enumerate() {
        let left = rect.left() + each * place as f32;
        let band =
            egui::Rect::from_min_size(egui::pos2(left, bar.top()), egui::vec2(each, bar.height()));
        if let Some(plate) = art::notebook::heat(number) {
            kit::paint::slice(ui.painter(), band, plate, egui::Color32::WHITE);
        }
        if number == 0 {
            continue;
        }
        ui.painter().vline(left, bar.y_range(), egui::Stroke::new(1.5, kit.skin.text));
        let unit = if BANDS.last() == Some(&number) { " %" } else { "" };
        let text = format!("{number}{unit}");
        let line = [(text.as_str(), Type::Second, kit.skin.quiet)];
        let galley = kit::text::lay(ui, &line, f32::INFINITY, egui::Align::Center);
        // The number stands under its line, whatever follows it.
        let at = egui::pos2(left + kit::text::wide(ui, unit, Type::Second) / 2.0, bar.bottom());
        ui.painter().galley(at, galley, kit.skin.quiet);
    }
}

/// The newest announcement that tells something about the layer, and what came after it.
pub(super) fn why(
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    layer: Layer,
) -> Vec<String> {
    let language = &panels.language;
    let view = &shown.view;
    let mut turn = i64::from(view.turns) + 1;
    let mut steps = 0;
    for event in view.heard.newest() {
        if tells(event, layer) {
            let players = panels.table.players();
            let line = chronicle::line(language, event, shown.eyes, players, view.settings());
            let heard =
                say!(language, "maze-why-heard", turn = turn, line = line.unwrap_or_default());
            let since = say!(language, "maze-why-steps", count = steps);
            let followed = matches!(layer, Layer::Rival(_));
            return std::iter::once(heard).chain(followed.then_some(since)).collect();
        }
        if let (News::Entered { seat, .. }, Layer::Rival(rival)) = (&event.news, layer) {
            steps += i64::from(*seat == rival);
        }
        if Labyrinth::begins_turn(event) {
            turn -= 1;
        }
    }
    vec![language.say("maze-why-nothing-heard")]
}

/// Does it say where something of this layer is?
fn tells(event: &Event, layer: Layer) -> bool {
    match (layer, &event.news) {
        (Layer::Rival(rival), News::Entered { seat, kind, .. }) => {
            *seat == rival && *kind != Kind::Safe
        }
        (
            Layer::Rival(rival),
            News::Bought { seat, .. }
            | News::CheckedIn { seat }
            | News::Portalled { seat }
            | News::Flushed { seat }
            | News::Taken { seat },
        ) => *seat == rival,
        (Layer::Treasure, News::Taken { .. } | News::Left { .. }) => true,
        (Layer::Exits, News::Exit { .. }) => true,
        (Layer::Walls, News::Bump { .. }) => true,
        (Layer::Tiles, News::Entered { kind, .. }) => *kind != Kind::Safe,
        (Layer::Me, News::Entered { .. } | News::Bump { .. }) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    #[test]
    fn samples_that_all_agree_are_not_called_certain() {
        let language = Language::new(Lang::English);
        let say = |hits: f32, all: f32| percent(&language, Estimate::of(hits, all));
        assert_eq!(say(0.0, 256.0), "under 1.2\u{a0}%");
        assert_eq!(say(256.0, 256.0), "over 98.8\u{a0}%");
        assert_eq!(say(64.0, 256.0), "≈ 25.0\u{a0}% ± 2.7");
    }
}
