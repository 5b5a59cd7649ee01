//! Every creature with its numbers, sorted and filtered.

use bevy_egui::egui::{self, Color32, Rect, Sense, vec2};
use game_rules::arena::{
    SLOTS,
    data::{Creature, Data},
};

use super::Bench;
use super::roster::{self, Refused, SortOrder};
use crate::{
    app::language::Language,
    art::sprites::arena as art,
    kit::{self, Kit, Type, paint},
    scenes::{
        Scene,
        arena::{stage, words},
    },
};

/// The list with its filters.
pub(super) fn creatures(
    ui: &mut egui::Ui,
    language: &Language,
    data: &Data,
    ids: &mut [u16; SLOTS],
    bench: &mut Bench,
) {
    let kinds: Vec<String> = std::iter::once(language.say("arena-filter-all"))
        .chain(data.types().types.iter().map(|kind| words::kind(language, data, kind.id)))
        .collect();
    let orders = SortOrder::ALL.map(|order| language.say(&format!("arena-sort-{}", order.word())));
    ui.columns(2, |columns| {
        let label = language.say("arena-filter-type");
        let options: Vec<&str> = kinds.iter().map(String::as_str).collect();
        columns[0].add(kit::choice(&label, &mut bench.kind, &options));
        let label = language.say("arena-sort");
        columns[1].add(kit::choice(
            &label,
            &mut bench.order,
            &orders.each_ref().map(String::as_str),
        ));
    });
    let label = language.say("arena-filter-price");
    let prices = || data.creatures().iter().map(|it| it.price);
    let (cheapest, dearest) = (prices().min().unwrap_or(0), prices().max().unwrap_or(0));
    bench.dearest = bench.dearest.clamp(cheapest, dearest);
    ui.add(kit::slider(&mut bench.dearest, cheapest..=dearest, &label).unit("").step(100));
    let order = SortOrder::ALL.get(bench.order).copied().unwrap_or_default();
    bench.tempted = 0;
    kit::scroll(ui, "creatures", |ui| {
        ui.set_max_width(ui.available_width() - 18.0);
        ui.spacing_mut().item_spacing.y = 3.0;
        for it in roster::listed(data, bench.kind as u8, bench.dearest, order) {
            let taken = ids.contains(&it.id);
            let response = row(ui, language, data, it, taken);
            if !taken && (response.hovered() || response.has_focus()) {
                bench.tempted = it.price;
            }
            if response.clicked() {
                bench.copied = false;
                bench.said = match roster::add(data, ids, it.id) {
                    Ok(()) => String::new(),
                    Err(Refused::Full) => language.say("arena-team-full"),
                    Err(Refused::Refusal(code)) => {
                        <game_rules::arena::Arena as Scene>::refusal(language, &code)
                    }
                };
            }
        }
    });
}

/// A creature of the list: picture, name, types, price and the four numbers.
fn row(
    ui: &mut egui::Ui,
    language: &Language,
    data: &Data,
    it: &Creature,
    taken: bool,
) -> egui::Response {
    let kit = Kit::of(ui.ctx());
    let name = words::creature(language, data, it.id);
    let numbers = words::numbers(language, it);
    let moves: Vec<String> =
        it.moves.iter().map(|id| words::move_name(language, data, *id)).collect();
    let moves = moves.join(" · ");
    let size = vec2(ui.available_width(), kit.scaled(70.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let spoken = format!("{name} {} {numbers}", it.price);
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Button, !taken, spoken.as_str())
    });
    let ground = if response.hovered() { kit.skin.row_on_paper } else { Color32::TRANSPARENT };
    ui.painter().rect_filled(rect, 4.0, ground);
    let tint = if taken { Color32::from_gray(140) } else { Color32::WHITE };
    fit(ui.painter(), it.id, Rect::from_min_size(rect.min, vec2(size.y, size.y)), tint);
    let mut left = rect.left() + size.y + 6.0;
    for kind in &it.types {
        if let Some(chip) = art::types::chip(usize::from(*kind)) {
            paint::picture(
                ui.painter(),
                egui::pos2(left + 11.0, rect.center().y),
                chip,
                0.74,
                tint,
            );
        }
        left += 25.0;
    }
    // Names stand below each other, whether there is a second type or not.
    left = rect.left() + size.y + 56.0;
    let price = language.number(it.price);
    let wide = kit::wide(ui, &price, Type::SecondStrong) + 10.0;
    let ink = if taken { kit.skin.third_ink } else { kit.skin.ink };
    let middle = Rect::from_min_max(
        egui::pos2(left + 6.0, rect.top()),
        egui::pos2(rect.right() - wide, rect.bottom()),
    );
    let lines = [
        (name.as_str(), Type::Section, ink),
        (numbers.as_str(), Type::Second, ink),
        (moves.as_str(), Type::Second, kit.skin.third_ink),
    ];
    kit::label(ui, middle, &lines);
    let end = Rect::from_min_max(egui::pos2(middle.right(), rect.top()), rect.max);
    kit::label(ui, end, &[(&price, Type::SecondStrong, ink)]);
    if response.has_focus() {
        paint::ring(ui.painter(), rect, paint::Ring::Button);
        response.scroll_to_me(None);
    }
    kit::tip(&response, &name, &tip(language, data, it), None);
    response
}

/// What the four moves do.
fn tip(language: &Language, data: &Data, it: &Creature) -> String {
    let line = |id: &u16| {
        let does = data.move_of(*id)?;
        let (name, kind) =
            (words::move_name(language, data, *id), words::kind(language, data, does.kind));
        let clauses = words::clauses(language, does, None);
        Some(language.labelled(&language.noted(&name, &kind), &language.list(&clauses)))
    };
    it.moves.iter().filter_map(line).collect::<Vec<String>>().join("\n")
}

/// A creature fitted into a place.
pub(in crate::scenes::arena) fn fit(painter: &egui::Painter, id: u16, place: Rect, tint: Color32) {
    let drawing = stage::drawing_of(id);
    let [left, top, width, height] = drawing.frame;
    let scale = (place.width() / width).min(place.height() / height) * 0.92;
    let middle = vec2(left + width / 2.0, top + height / 2.0) * scale;
    paint::picture(painter, place.center() - middle, drawing, scale, tint);
}
