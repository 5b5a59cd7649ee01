//! The team builder: every creature with its numbers, six slots, the purse, and codes to share.

use bevy_egui::egui::{self, Color32, Id, Rect, Sense, vec2};
use game_rules::{
    arena::{
        BUDGET, Draft, SLOTS, Setup, Team,
        data::{Creature, Data},
    },
    dice::Dice,
};

use super::{
    coverage,
    roster::{self, Order, Refused},
    sets, stage, words,
};
use crate::{
    app::language::Language,
    art::sprites::arena as art,
    kit::{self, Fill, Kit, Type, paint},
    say,
    scenes::Scene,
    screens::hall,
};

/// What the builder has open; it lies in the panels' own memory.
#[derive(Clone, Debug)]
struct Bench {
    /// Whose team is built.
    side: Option<usize>,
    order: usize,
    kind: usize,
    dearest: u16,
    code: String,
    /// What was refused last, or what is wrong with the code.
    said: String,
    copied: bool,
    draws: u64,
    /// What the creature under the pointer or in focus costs, if it could still be added.
    tempted: u16,
    /// Whoever shares the screen has looked away.
    alone: bool,
}

impl Default for Bench {
    fn default() -> Bench {
        Bench {
            side: None,
            order: 0,
            kind: 0,
            dearest: u16::MAX,
            code: String::new(),
            said: String::new(),
            copied: false,
            draws: 0,
            tempted: 0,
            alone: false,
        }
    }
}

fn memory() -> Id {
    Id::new("team builder")
}

/// The rows of the set-up form: the usual switches, then a team for each side.
pub fn form(ui: &mut egui::Ui, language: &Language, setup: &mut Setup, names: &[String]) {
    for knob in <game_rules::arena::Arena as crate::table::Staged>::knobs() {
        crate::screens::setup::turn(ui, language, &knob, setup, names);
    }
    which_creatures(ui, language, setup);
    let mut bench: Bench = ui.ctx().data(|data| data.get_temp(memory())).unwrap_or_default();
    for side in 0..2 {
        if setup.teams[side] == Draft::Mirror {
            continue;
        }
        let name = names.get(side).map_or("", String::as_str);
        let label = say!(language, "arena-team-of", name = name);
        kit::words(ui, &label, Type::Body);
        let kinds = ["arena-team-random", "arena-team-own"].map(|key| language.say(key));
        let mut own = usize::from(matches!(setup.teams[side], Draft::Ids(_)));
        let before = own;
        ui.add(kit::choice(&label, &mut own, &kinds.each_ref().map(String::as_str)));
        if own != before {
            let mut dice = Dice::stream(bench.draws ^ 0x0A2E_7A00, "team");
            bench.draws += 1;
            setup.teams[side] = match own {
                0 => Draft::Random,
                _ => Draft::Ids(Team::random(&setup.data(), &mut dice).ids()),
            };
            bench.side = (own == 1).then_some(side);
        }
        if let Draft::Ids(ids) = setup.teams[side] {
            let cost = roster::price(&setup.data(), &ids);
            let count = ids.iter().filter(|id| **id != 0).count() as i64;
            // Only how many and how much: the other side may be looking.
            let text =
                say!(language, "arena-team-sum", count = count, cost = language.number(cost));
            kit::words(ui, &text, Type::Second);
            if ui.add(kit::Stock::new(&language.say("arena-team-build"))).clicked() {
                bench.side = Some(side);
            }
        }
    }
    if let Some(side) = bench.side
        && let Draft::Ids(mut ids) = setup.teams[side]
    {
        let data = setup.data();
        let name = names.get(side).map_or("", String::as_str);
        // Nobody learns a rival's team before the match.
        let evil = language.say("seat-evil");
        let hides = names.iter().all(|name| *name != evil) && !bench.alone;
        let closed = kit::modal(ui.ctx(), Id::new(("build", side, hides)), |ui, fresh| {
            if hides {
                bench.alone = look_away(ui, language, name, fresh);
                return false;
            }
            build(ui, language, &data, &mut ids, &mut bench, name, fresh)
        });
        // A team of nobody cannot be dealt: the last creature stays.
        if ids != [0; SLOTS] {
            setup.teams[side] = Draft::Ids(ids);
        }
        if closed {
            bench = Bench { draws: bench.draws, ..Bench::default() };
        }
    }
    ui.ctx().data_mut(|data| data.insert_temp(memory(), bench));
    if ui.add(kit::Stock::new(&language.say("hall-open"))).clicked() {
        hall::ring(ui.ctx());
    }
}

/// Calls one of two people to their team; true when the other has looked away.
fn look_away(ui: &mut egui::Ui, language: &Language, name: &str, fresh: bool) -> bool {
    ui.set_width(Kit::of(ui.ctx()).scaled(380.0).min(ui.ctx().content_rect().width() - 120.0));
    kit::heading(ui, &say!(language, "arena-build-title", name = name));
    kit::words(ui, &language.say("curtain-look-away"), Type::Body);
    let ready = ui.add(kit::Plate::new(&language.say("curtain-ready")));
    if fresh {
        ready.request_focus();
    }
    ready.clicked()
}

/// Which creatures are played with, if there are any beside those of the house. Teams of other
/// creatures mean nothing: they are drawn anew.
fn which_creatures(ui: &mut egui::Ui, language: &Language, setup: &mut Setup) {
    let sets = sets::all();
    if sets.is_empty() {
        return;
    }
    let label = language.say("arena-sets");
    kit::words(ui, &label, Type::Body);
    let house = language.say("arena-sets-house");
    let names: Vec<&str> =
        std::iter::once(house.as_str()).chain(sets.iter().map(|(name, _)| name.as_str())).collect();
    let known = |data: &Data| sets.iter().position(|(_, set)| set.hash() == data.hash());
    let before = setup.data.as_ref().and_then(known).map_or(0, |place| place + 1);
    let mut chosen = before;
    ui.add(kit::choice(&label, &mut chosen, &names));
    if chosen != before {
        setup.data = chosen.checked_sub(1).and_then(|place| Some(sets.get(place)?.1.clone()));
        for team in &mut setup.teams {
            if matches!(team, Draft::Ids(_)) {
                *team = Draft::Random;
            }
        }
    }
}

/// The builder; true when it is done.
fn build(
    ui: &mut egui::Ui,
    language: &Language,
    data: &Data,
    ids: &mut [u16; SLOTS],
    bench: &mut Bench,
    name: &str,
    fresh: bool,
) -> bool {
    let screen = ui.ctx().content_rect();
    let size = vec2((screen.width() - 110.0).min(1120.0), screen.height() - 130.0);
    ui.set_width(size.x);
    ui.spacing_mut().item_spacing.y = 6.0;
    kit::heading(ui, &say!(language, "arena-build-title", name = name));
    let mut done = false;
    let scale = Kit::of(ui.ctx()).text_scale;
    let list = if scale >= 1.5 { size.x * 0.52 } else { size.x * 0.58 };
    let room = size.y - kit::Type::Heading.size() * 1.4 * scale;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        ui.vertical(|ui| {
            ui.set_width(list);
            ui.set_max_height(room);
            creatures(ui, language, data, ids, bench);
        });
        ui.vertical(|ui| {
            ui.set_width(size.x - list - 28.0);
            ui.set_max_height(room);
            kit::scroll(ui, "team", |ui| {
                ui.set_max_width(ui.available_width() - 18.0);
                done = team(ui, language, data, ids, bench, fresh);
            });
        });
    });
    done
}

/// The list with its filters.
fn creatures(
    ui: &mut egui::Ui,
    language: &Language,
    data: &Data,
    ids: &mut [u16; SLOTS],
    bench: &mut Bench,
) {
    let kinds: Vec<String> = std::iter::once(language.say("arena-filter-all"))
        .chain(data.types().types.iter().map(|kind| words::kind(language, data, kind.id)))
        .collect();
    let orders = Order::ALL.map(|order| language.say(&format!("arena-sort-{}", order.word())));
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
    let order = Order::ALL.get(bench.order).copied().unwrap_or_default();
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
                    Err(Refused::Code(code)) => {
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
    let numbers = say!(
        language,
        "arena-numbers",
        hp = i64::from(it.hp),
        attack = i64::from(it.atk),
        defence = i64::from(it.def),
        speed = i64::from(it.speed)
    );
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
    portrait(ui, it.id, Rect::from_min_size(rect.min, vec2(size.y, size.y)), tint);
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
        Some(format!("{name} ({kind}): {}", language.list(&clauses)))
    };
    it.moves.iter().filter_map(line).collect::<Vec<String>>().join("\n")
}

/// A creature fitted into a place.
fn portrait(ui: &egui::Ui, id: u16, place: Rect, tint: Color32) {
    fit(ui.painter(), id, place, tint);
}

fn fit(painter: &egui::Painter, id: u16, place: Rect, tint: Color32) {
    let drawing = stage::drawing_of(id);
    let [left, top, width, height] = drawing.frame;
    let scale = (place.width() / width).min(place.height() / height) * 0.92;
    let middle = vec2(left + width / 2.0, top + height / 2.0) * scale;
    paint::picture(painter, place.center() - middle, drawing, scale, tint);
}

/// The six slots, the purse, warnings and codes; true when the team is done.
fn team(
    ui: &mut egui::Ui,
    language: &Language,
    data: &Data,
    ids: &mut [u16; SLOTS],
    bench: &mut Bench,
    fresh: bool,
) -> bool {
    let cost = roster::price(data, ids);
    let left = BUDGET.saturating_sub(cost);
    let purse =
        say!(language, "arena-purse", cost = language.number(cost), left = language.number(left));
    kit::words(ui, &purse, Type::Strong);
    let share = cost as f32 / BUDGET as f32;
    let bar = ui.add(kit::meter(share, Fill::Brass).height(14.0).label(&purse));
    tempted(ui, bar.rect.shrink(2.0), share, f32::from(bench.tempted) / BUDGET as f32);
    slots(ui, language, data, ids);
    if !bench.said.is_empty() {
        kit::words(ui, &bench.said, Type::SecondStrong);
    }
    if let Ok(team) = Team::new(data, ids.map(i32::from)) {
        let blind: Vec<String> = team
            .blind_spots(data)
            .into_iter()
            .map(|kind| words::kind(language, data, kind))
            .collect();
        if !blind.is_empty() {
            let text = say!(language, "arena-blind", kinds = language.list(&blind));
            kit::words(ui, &text, Type::Second);
        }
    }
    kit::rule(ui);
    codes(ui, language, data, ids, bench);
    kit::rule(ui);
    coverage::draw(ui, language, data, ids);
    let done = ui.add(kit::Plate::new(&language.say("arena-team-done")));
    if fresh {
        done.request_focus();
    }
    done.clicked()
}

/// What the creature under focus would take of the purse, hatched; what it would take beyond it
/// stands at the end in the colour of a loss.
fn tempted(ui: &egui::Ui, bar: Rect, spent: f32, price: f32) {
    let kit = Kit::of(ui.ctx());
    let over = (spent + price - 1.0).max(0.0);
    let (from, colour) = match over > 0.0 {
        true => ((1.0 - over.min(1.0)).min(spent), kit.skin.loss),
        false => (spent, kit.skin.ink),
    };
    let to = (spent + price).min(1.0);
    let painter = ui.painter().with_clip_rect(Rect::from_x_y_ranges(
        bar.left() + bar.width() * from..=bar.left() + bar.width() * to,
        bar.y_range(),
    ));
    let mut x = bar.left() + bar.width() * from - bar.height();
    while price > 0.0 && x < bar.left() + bar.width() * to {
        let line = [egui::pos2(x, bar.bottom()), egui::pos2(x + bar.height(), bar.top())];
        painter.line_segment(line, egui::Stroke::new(2.0, colour));
        x += 5.0;
    }
}

/// Each slot can be emptied, moved to the front or dragged to another; the order decides who enters
/// by itself.
fn slots(ui: &mut egui::Ui, language: &Language, data: &Data, ids: &mut [u16; SLOTS]) {
    let mut change = None;
    for (slot, id) in ids.iter().enumerate() {
        let row = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let kit = Kit::of(ui.ctx());
            let side = kit.scaled(38.0);
            let (rect, face) = ui.allocate_exact_size(vec2(side, side), Sense::drag());
            let number = (slot + 1).to_string();
            let Some(it) = data.creature(*id) else {
                kit::label(ui, rect.shrink(8.0), &[(&number, Type::Body, kit.skin.third_ink)]);
                kit::words(ui, &language.say("arena-slot-empty"), Type::Second);
                return;
            };
            face.dnd_set_drag_payload(slot);
            match ui.ctx().pointer_interact_pos().filter(|_| face.dragged()) {
                Some(at) => {
                    let over = egui::LayerId::new(egui::Order::Tooltip, Id::new("dragged"));
                    let painter = ui.ctx().layer_painter(over);
                    fit(&painter, it.id, Rect::from_center_size(at, rect.size()), Color32::WHITE);
                }
                None => portrait(ui, it.id, rect, Color32::WHITE),
            }
            let name = words::creature(language, data, it.id);
            let text = format!("{number} {name}");
            let remove = language.say("arena-slot-remove");
            let label = format!("{remove}: {name}");
            let button = kit::Stock::new(&text).width((ui.available_width() - 64.0).max(80.0));
            if ui.add(button).on_hover_text(label).clicked() {
                change = Some(Change::Empty(slot));
            }
            let front = format!("{}: {name}", language.say("arena-slot-first"));
            let up = kit::disc(crate::art::sprites::shell::ui::icon::ARROW_UP, &front);
            if slot > 0 && ui.add(up).clicked() {
                change = Some(Change::First(slot));
            }
        });
        let row = row.response;
        if row.dnd_hover_payload::<usize>().is_some_and(|from| *from != slot) {
            paint::ring(ui.painter(), row.rect, paint::Ring::Button);
        }
        if let Some(from) = row.dnd_release_payload::<usize>() {
            change = Some(Change::Swap(*from, slot));
        }
    }
    match change {
        Some(Change::First(slot)) => ids[..=slot].rotate_right(1),
        Some(Change::Empty(slot)) => ids[slot] = 0,
        Some(Change::Swap(from, to)) => ids.swap(from, to),
        None => {}
    }
}

/// What is done to the slots.
enum Change {
    First(usize),
    Empty(usize),
    Swap(usize, usize),
}

/// Random, empty, and the team as a code.
fn codes(
    ui: &mut egui::Ui,
    language: &Language,
    data: &Data,
    ids: &mut [u16; SLOTS],
    bench: &mut Bench,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(6.0);
        if ui.add(kit::Stock::new(&language.say("arena-team-random"))).clicked() {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            let seed = now.map_or(bench.draws, |since| since.as_nanos() as u64);
            *ids = Team::random(data, &mut Dice::stream(seed, "team")).ids();
            (bench.said, bench.copied) = (String::new(), false);
        }
        let full = ids.iter().all(|id| *id != 0).then(|| language.say("arena-team-full"));
        let fill = language.say("arena-team-fill");
        if ui.add(kit::Stock::new(&fill).disabled_if(full.as_deref())).clicked() {
            coverage::fill(data, ids);
            (bench.said, bench.copied) = (String::new(), false);
        }
        let key = if bench.copied { "button-copied" } else { "arena-team-copy" };
        if ui.add(kit::Stock::new(&language.say(key))).clicked()
            && let Ok(team) = Team::new(data, ids.map(i32::from))
        {
            ui.ctx().copy_text(team.short_code(data));
            bench.copied = true;
        }
    });
    let label = language.say("arena-team-code");
    ui.add(kit::field(&mut bench.code, &label).hint(&label).longest(200));
    if bench.code.trim().is_empty() {
        return;
    }
    match Team::from_code(data, &bench.code) {
        Ok(team) => {
            *ids = team.ids();
            (bench.code, bench.said) = (String::new(), String::new());
        }
        Err(fault) => {
            kit::words(ui, &words::team_fault(language, &fault), Type::Second);
        }
    }
}
