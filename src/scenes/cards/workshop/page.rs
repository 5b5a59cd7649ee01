//! The page of the deck builder.

use bevy_egui::egui::{self, Rect, Ui, Vec2};
use game_rules::cards::{
    Deck,
    element::Element,
    pool::ids::{CardId, CharacterId},
    setup::DECK,
    state::TEAM,
};

use super::{COSTS, KINDS, Open, poster};
use crate::{
    app::language::Language,
    art::palette::THEME,
    kit::{self, Type},
    say,
    scenes::cards::{drawings, names, panels::cards},
};

/// Draws it; true when the deck is to be used.
pub fn draw(ui: &mut Ui, language: &Language, open: &mut Open, fresh: bool) -> bool {
    if open.poster > 0 {
        poster::draw(ui, language, open);
        return false;
    }
    let screen = ui.ctx().content_rect();
    let size = Vec2::new((screen.width() - 110.0).min(1060.0), screen.height() - 110.0);
    ui.set_width(size.x);
    let scale = kit::Kit::of(ui.ctx()).text_scale;
    let tight = scale > 1.2 || screen.height() < 640.0;
    let foot = if tight { 24.0 + 76.0 * scale } else { 78.0 };
    let room = (size.y - foot).max(160.0);
    let half = (size.x - 24.0) / 2.0;
    ui.horizontal(|ui| {
        let head = if tight { size.x - 60.0 } else { half };
        ui.allocate_ui(Vec2::new(head, 44.0), |ui| {
            ui.set_width(head);
            kit::heading(ui, &language.say("cards-builder-title"));
        });
        if !tight {
            naming(ui, language, open);
        }
    });
    ui.horizontal_top(|ui| {
        ui.allocate_ui(Vec2::new(half, room), |ui| {
            ui.set_width(half);
            ui.vertical(|ui| pool(ui, language, open, room, tight));
        });
        ui.allocate_ui(Vec2::new(half, room), |ui| {
            ui.set_width(half);
            ui.vertical(|ui| {
                ui.set_max_height(room);
                kit::scroll(ui, "builder deck", |ui| {
                    ui.set_max_width(half - 20.0);
                    deck(ui, language, open);
                    if tight {
                        kit::rule(ui);
                        ui.horizontal_wrapped(|ui| {
                            sharing(ui, language, open);
                            naming(ui, language, open);
                        });
                        refused(ui, open);
                    }
                });
            });
        });
    });
    let mut taken = false;
    ui.horizontal_wrapped(|ui| {
        let done = ui.add(kit::Plate::new(&language.say("cards-builder-use")));
        if fresh {
            done.request_focus();
        }
        taken = done.clicked();
        if ui.add(kit::Stock::new(&language.say("cards-builder-hand"))).clicked() {
            open.deal();
        }
        if !tight {
            sharing(ui, language, open);
        }
    });
    if !tight {
        refused(ui, open);
    }
    taken
}

/// A choice among names.
fn choice(ui: &mut Ui, label: &str, names: &[String], at: &mut usize) -> egui::Response {
    let options: Vec<&str> = names.iter().map(String::as_str).collect();
    ui.add(kit::choice(label, at, &options))
}

/// All cards under their filters; where there is little room, the filters scroll with them.
fn pool(ui: &mut Ui, language: &Language, open: &mut Open, room: f32, tight: bool) {
    if !tight {
        filters(ui, language, open, false);
    }
    let listed = open.listed(language);
    let rest = if tight { room } else { (room - 160.0).max(80.0) };
    ui.scope(|ui| {
        ui.set_max_height(rest);
        kit::scroll(ui, "builder pool", |ui| {
            ui.set_max_width(ui.available_width() - 18.0);
            if tight {
                filters(ui, language, open, true);
            }
            for card in listed {
                row(ui, language, open, card);
            }
        });
    });
}

/// What narrows the list: two side by side, or one below the other.
fn filters(ui: &mut Ui, language: &Language, open: &mut Open, stacked: bool) {
    let label = language.say("cards-filter-search");
    ui.add(kit::field(&mut open.search, &label).hint(&label).longest(40));
    let mut elements = vec![language.say("cards-filter-any-element")];
    elements.extend(Element::ALL.map(|element| names::element(language, element)));
    let kinds: Vec<String> = KINDS.iter().map(|key| language.say(key)).collect();
    let mut costs = vec![language.say("cards-filter-any-cost")];
    costs.extend((0..COSTS).map(|dice| {
        let more = if dice + 1 == COSTS { "+" } else { "" };
        say!(language, "cards-filter-dice", dice = format!("{dice}{more}"))
    }));
    let held = ["cards-filter-held", "cards-filter-in", "cards-filter-out"];
    let held = held.map(|key| language.say(key));
    let rows = [
        [
            (&elements[..], &mut open.element, "cards-filter-element"),
            (&kinds[..], &mut open.kind, "cards-filter-kind"),
        ],
        [
            (&costs[..], &mut open.cost, "cards-filter-cost"),
            (&held[..], &mut open.held, "cards-filter-held"),
        ],
    ];
    for row in rows {
        if stacked {
            for (names, at, key) in row {
                choice(ui, &language.say(key), names, at);
            }
            continue;
        }
        ui.horizontal(|ui| {
            let half = (ui.available_width() - 10.0) / 2.0;
            for (names, at, key) in row {
                ui.allocate_ui(Vec2::new(half, 44.0), |ui| {
                    ui.set_width(half);
                    choice(ui, &language.say(key), names, at);
                });
            }
        });
    }
}

/// A card with its count: one fewer, one more.
fn row(ui: &mut Ui, language: &Language, open: &mut Open, card: CardId) {
    let count = open.deck.cards.get(&card).copied().unwrap_or(0);
    let most = Deck::most(card);
    ui.push_id(card.name(), |ui| {
        ui.horizontal(|ui| {
            let name = names::card(language, card);
            let chips = 86.0;
            let (place, _) = ui.allocate_exact_size(Vec2::new(chips, 40.0), egui::Sense::hover());
            let tint = egui::Color32::WHITE;
            let cost = card.def().cost;
            let many = cards::chips(&cost).len() as f32;
            let scale = (chips / (22.0 * many)).min(0.9);
            cards::paint_chips(ui, &cost, place.left_center(), scale, tint);
            let (window, _) = ui.allocate_exact_size(Vec2::new(53.0, 40.0), egui::Sense::hover());
            cards::paint_window(ui, card, window, tint);
            let rest = ui.available_width() - 136.0;
            let (text, response) =
                ui.allocate_exact_size(Vec2::new(rest, 44.0), egui::Sense::hover());
            let skin = kit::Kit::of(ui.ctx()).skin;
            let fits = open.deck.admits(card);
            let ink = if fits { skin.ink } else { skin.third_ink };
            kit::label(ui, text, &[(name.as_str(), Type::Section, ink)]);
            kit::tip(&response, &name, &names::text(language, &card.def().text), None);
            let less = ui.add(kit::Stock::new("−").width(40.0));
            let (number, _) = ui.allocate_exact_size(Vec2::new(32.0, 40.0), egui::Sense::hover());
            let said = format!("{count}/{most}");
            kit::label(ui, number, &[(said.as_str(), Type::SecondStrong, skin.ink)]);
            let more = ui.add(kit::Stock::new("+").width(40.0));
            if less.clicked() {
                open.change(card, -1);
            }
            if more.clicked() && count < most {
                open.change(card, 1);
            }
            let touched = [&response, &less, &more];
            if touched.iter().any(|one| one.hovered() || one.has_focus()) {
                open.about = Some(card);
            }
        });
    });
}

/// Three portraits, each over the choice of who it is.
fn team(ui: &mut Ui, language: &Language, open: &mut Open) {
    let all: Vec<CharacterId> = CharacterId::all().collect();
    let names: Vec<String> = all
        .iter()
        .map(|who| {
            let element = names::element(language, who.def().element);
            format!("{} · {element}", names::character(language, *who))
        })
        .collect();
    let gap = 8.0;
    let wide = (ui.available_width() - gap * (TEAM as f32 - 1.0)) / TEAM as f32;
    let window = Vec2::new(wide, wide * 0.5);
    kit::row(ui, |ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for who in &open.deck.characters {
            let (place, _) = ui.allocate_exact_size(window, egui::Sense::hover());
            let at =
                Rect::from_center_size(place.center(), Vec2::new(window.y * 4.0 / 3.0, window.y));
            ui.painter().rect_filled(place, 4.0, THEME.ground.raised.egui());
            cards::paint_portrait(ui, *who, at, egui::Color32::WHITE);
            let pip = place.left_bottom() + Vec2::new(16.0, -16.0);
            let sign = drawings::pip(who.def().element);
            kit::paint::picture(ui.painter(), pip, sign, 0.9, egui::Color32::WHITE);
        }
    });
    for seat in 0..TEAM {
        let who = open.deck.characters.get(seat).copied();
        let before = who.and_then(|who| all.iter().position(|one| *one == who));
        let mut at = before.unwrap_or(0);
        let label = say!(language, "cards-builder-seat", number = seat as i64 + 1);
        let response = choice(ui, &label, &names, &mut at);
        if open.seat == Some(seat) {
            open.seat = None;
            response.request_focus();
            response.scroll_to_me(None);
        }
        if before != Some(at) {
            open.recast(seat, all[at]);
        }
    }
}

/// Team, what is wrong, curve, chances, hand.
fn deck(ui: &mut Ui, language: &Language, open: &mut Open) {
    team(ui, language, open);
    let (count, wanted) = (open.deck.size() as i64, DECK as i64);
    kit::words(
        ui,
        &say!(language, "cards-builder-count", count = count, wanted = wanted),
        Type::Section,
    );
    let faults = open.deck.faults();
    if faults.is_empty() {
        kit::words(ui, &language.say("cards-builder-legal"), Type::Second);
    }
    for (number, fault) in faults.iter().enumerate() {
        ui.push_id(number, |ui| {
            ui.horizontal(|ui| {
                let label = language.say("cards-builder-show");
                let button = kit::text::wide(ui, &label, Type::Body) + 60.0;
                let room = (ui.available_width() - button).max(60.0);
                ui.allocate_ui(Vec2::new(room, 40.0), |ui| {
                    ui.set_width(room);
                    kit::words(ui, &names::fault(language, fault), Type::Second);
                });
                if ui.add(kit::Stock::new(&label)).clicked() {
                    open.show(language, fault);
                }
            });
        });
    }
    if !open.hand.is_empty() {
        kit::rule(ui);
        let size = cards::CARD * 0.8;
        let wide = Vec2::new(ui.available_width(), size.y + 6.0);
        let (place, _) = ui.allocate_exact_size(wide, egui::Sense::hover());
        let pitch = ((wide.x - size.x) / 4.0).min(size.x + 6.0);
        for (number, card) in open.hand.iter().enumerate() {
            let corner = place.min + Vec2::new(pitch * number as f32, 0.0);
            cards::paint_card(ui, language, *card, Rect::from_min_size(corner, size), false);
        }
    }
    kit::rule(ui);
    curve(ui, language, &open.deck);
    let expected = language.decimal(open.expected(3), 2);
    kit::words(ui, &say!(language, "cards-builder-expected", count = expected), Type::Second);
    if let Some(card) = open.about.filter(|card| open.deck.cards.contains_key(card)) {
        let odds = language.odds(open.chance(card));
        let card = names::card(language, card);
        kit::words(
            ui,
            &say!(language, "cards-builder-chance", card = card, odds = odds),
            Type::Second,
        );
    }
    kit::rule(ui);
    for (card, count) in open.deck.cards.clone() {
        kit::entry(ui, None, &names::card(language, card), &format!("× {count}"));
    }
}

/// How many cards cost how many dice, as columns with their numbers; and the dice asked for by name.
fn curve(ui: &mut Ui, language: &Language, deck: &Deck) {
    kit::words(ui, &language.say("cards-builder-curve"), Type::Section);
    let curve = deck.curve();
    let tallest = curve.iter().copied().max().unwrap_or(1).max(1);
    let kit = kit::Kit::of(ui.ctx());
    let (line, high, skin) = (kit.scaled(22.0), 48.0, kit.skin);
    let size = Vec2::new(ui.available_width(), high + 2.0 * line);
    let (area, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    let pitch = size.x / curve.len() as f32;
    let mut said = Vec::new();
    for (dice, count) in curve.iter().enumerate() {
        let price = if dice + 1 == curve.len() { format!("{dice}+") } else { dice.to_string() };
        let number = count.to_string();
        let foot = Vec2::new(area.left() + pitch * dice as f32, area.bottom() - line);
        let column = Vec2::new(pitch * 0.62, high * f32::from(*count) / f32::from(tallest));
        let bar = Rect::from_min_size((foot - Vec2::new(0.0, column.y)).to_pos2(), column);
        ui.painter().rect_filled(bar, 3.0, THEME.good.egui());
        let edge = egui::Stroke::new(1.5, skin.ink);
        ui.painter().rect_stroke(bar, 3.0, edge, egui::StrokeKind::Inside);
        let cell = |top: f32| {
            Rect::from_min_size(egui::pos2(foot.x + 2.0, top), Vec2::new(pitch - 4.0, line))
        };
        kit::label(ui, cell(bar.top() - line), &[(number.as_str(), Type::Second, skin.ink)]);
        let below = [(price.as_str(), Type::SecondStrong, skin.ink)];
        kit::label(ui, cell(area.bottom() - line), &below);
        said.push(language.labelled(&price, &number));
    }
    let said = language.list(&said);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &said));
    let asked: Vec<String> = Element::ALL
        .into_iter()
        .zip(deck.demand())
        .filter(|(_, dice)| *dice > 0)
        .map(|(element, dice)| format!("{} {dice}", names::element(language, element)))
        .collect();
    if !asked.is_empty() {
        let list = language.list(&asked);
        kit::words(ui, &say!(language, "cards-builder-demand", list = list), Type::Second);
    }
}

/// The name of the deck, and its file.
fn naming(ui: &mut Ui, language: &Language, open: &mut Open) {
    let label = language.say("own-file");
    ui.allocate_ui(Vec2::new(200.0, 44.0), |ui| {
        ui.set_width(200.0);
        ui.add(kit::field(&mut open.file, &label).hint(&label).longest(40));
    });
    if ui.add(kit::Stock::new(&language.say("own-save"))).clicked() {
        open.keep(language);
    }
}

/// Pictures and codes of the deck.
fn sharing(ui: &mut Ui, language: &Language, open: &mut Open) {
    if ui.add(kit::Stock::new(&language.say("cards-builder-picture"))).clicked() {
        open.poster = poster::FRAMES;
    }
    let copy = if open.copied { "button-copied" } else { "cards-builder-copy" };
    if ui.add(kit::Stock::new(&language.say(copy))).clicked() {
        ui.ctx().copy_text(open.code());
        open.copied = true;
    }
    let label = language.say("cards-builder-paste");
    ui.allocate_ui(Vec2::new(220.0, 44.0), |ui| {
        ui.set_width(220.0);
        ui.add(kit::field(&mut open.code, &label).hint(&label).longest(400));
    });
    if ui.add(kit::Stock::new(&label)).clicked() {
        open.paste();
    }
}

/// Why a code or file could not be taken.
fn refused(ui: &mut Ui, open: &Open) {
    if let Some(refused) = &open.refused {
        kit::words(ui, refused, Type::Second);
    }
}
