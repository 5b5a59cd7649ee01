//! The page "Inspect": what is picked or pointed at, what it costs, and what it would do.

use bevy_egui::egui::{Align, Color32, Layout, Order, Pos2, Rect, Sense, Ui, UiBuilder, Vec2};
use game_rules::{
    cards::{
        Cards,
        pool::{
            def::Cost,
            ids::{CardId, EntityId},
        },
        state::{Entity, Spot},
        trace::blows,
    },
    game::Viewer,
};

use super::{cards, receipt, tray, watched};
use crate::{
    art::{canvas, sprites::shell::ui::icon},
    kit::{self, Type},
    say,
    scenes::{
        cards::{
            desk::{Desk, InspectTarget, Pick, Plan, paid, purse},
            drawings, input, names,
            picture::bottom_seat,
            reading::{Offer, Reading, hand},
        },
        frame::Panels,
    },
    table::{Mode, TableView},
};

/// Draws it.
pub fn draw(ui: &mut Ui, panels: &Panels<Cards>, shown: &TableView<Cards>, desk: &mut Desk) {
    let Some(reading) = panels.reading() else { return };
    if panels.table.mode() != Mode::Live {
        watched::hands(ui, panels, shown);
    } else if let Some(queue) = &desk.queue {
        let held = watched::queue(ui, panels, shown, queue);
        desk.holds = held && !panels.playback.is_idle();
        if !panels.playback.is_idle() {
            return;
        }
    } else if !panels.playback.is_idle() {
        kit::words(ui, &panels.language.say("inspect-folded"), Type::Second);
        return;
    }
    let ends = desk.over_end || spot(ui, panels).is_some_and(|spot| spot.name == "end");
    if desk.ending || ends && desk.pick.is_none() && panels.may_act(shown) {
        return watched::announced(ui, panels, shown);
    }
    let pointed = pointed(ui, panels, shown);
    let about = desk.pick.or(desk.hover);
    match (about, pointed.or(desk.look)) {
        (_, Some(look)) if pointed.is_some() => thing(ui, panels, shown, look),
        (Some(pick), _) => offer(ui, panels, shown, desk, reading, pick),
        (None, Some(look)) => thing(ui, panels, shown, look),
        (None, None) => {
            kit::words(ui, &panels.language.say("cards-inspect-nothing"), Type::Second);
            last_blow(ui, panels, shown);
        }
    }
}

/// The place on the table under the pointer.
fn spot<'a>(ui: &Ui, panels: &'a Panels<Cards>) -> Option<&'a canvas::Spot> {
    let at = ui.ctx().pointer_hover_pos()?;
    // What a sheet lies on is not pointed at.
    let sheet = ui.ctx().layer_id_at(at).filter(|layer| layer.order != Order::Background);
    if sheet.is_some() || !panels.regions.stage.contains(point(at)) {
        return None;
    }
    panels.canvas.spot_at(panels.frame.to_frame(point(at)))
}

/// What lies there.
fn pointed(ui: &Ui, panels: &Panels<Cards>, shown: &TableView<Cards>) -> Option<InspectTarget> {
    let spot = spot(ui, panels)?;
    input::looked(&shown.view, spot.name, spot.number)
}

fn point(at: Pos2) -> bevy::math::Vec2 {
    bevy::math::Vec2::new(at.x, at.y)
}

/// A skill, card, switch or tuning: title, price, receipt.
fn offer(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &Desk,
    reading: &Reading,
    pick: Pick,
) {
    let language = &panels.language;
    let own = bottom_seat(shown.eyes);
    let lead = shown.view.open.side(own).lead();
    let found: Option<&Offer> = match pick {
        Pick::Skill(index) => reading.skills.get(usize::from(index)),
        Pick::Card(place) => reading.cards.get(place),
        Pick::Switch(Some(to)) => reading.switches.get(usize::from(to)).and_then(Option::as_ref),
        _ => None,
    };
    let mut about = None;
    match pick {
        Pick::Skill(index) => {
            let Some(id) = lead.id.skills().get(usize::from(index)).copied() else { return };
            kit::heading(ui, &names::skill(language, id));
            let kind = names::skill_kind(language, id.rules().kind());
            let who = names::character(language, lead.id);
            kit::words(ui, &format!("{kind} · {who}"), Type::Second);
            let cost = found.map_or(id.rules().cost(), |offer| offer.cost);
            price(ui, panels, &cost, found);
            about = Some(names::text(language, &id.rules().def.text));
        }
        Pick::Card(place) | Pick::Tune(place, _) => {
            let Some(card) = hand(&shown.view, own).get(place).copied() else { return };
            card_head(ui, panels, card, found);
        }
        Pick::Switch(Some(to)) => {
            let who = &shown.view.open.side(own).team[usize::from(to) % 3];
            kit::heading(ui, &names::character(language, who.id));
            kit::words(ui, &language.say("cards-switch"), Type::Second);
            price(ui, panels, &found.map_or(Cost::default(), |offer| offer.cost), found);
        }
        Pick::Switch(None) => {
            kit::heading(ui, &language.say("cards-switch-title"));
        }
    }
    if let Some(offer) = found {
        for cause in &offer.changed {
            let cause = names::entity(language, *cause);
            kit::words(ui, &say!(language, "cards-inspect-discount", cause = cause), Type::Second);
        }
    }
    let plan = desk.plan_for(pick, &shown.view, reading);
    let mut dice = Vec::new();
    if let Plan::Ready(action, cost, fits) = &plan
        && let Some(branches) = reading.foresee(action)
    {
        let free = cost.dice() == 0;
        if let (Some(pay), true, false) = (paid(action), *fits, free) {
            dice = purse(&shown.view, own).explain(language, cost, pay);
        }
        let key = if free { "cards-inspect-if-free" } else { "cards-inspect-if" };
        ui.add_space(4.0);
        receipt::draw(ui, panels, shown, &branches, &language.say(key));
    }
    // The words of a skill and why these dice: below what it would do.
    for line in about.iter().chain(&dice) {
        kit::words(ui, line, Type::Second);
    }
}

/// Chips, and whether they can be paid.
fn price(ui: &mut Ui, panels: &Panels<Cards>, cost: &Cost, offer: Option<&Offer>) {
    let language = &panels.language;
    let kit = kit::Kit::of(ui.ctx());
    let (place, _) =
        ui.allocate_exact_size(Vec2::new(ui.available_width(), kit.scaled(28.0)), Sense::hover());
    let at = Pos2::new(place.left(), place.center().y);
    let ends = cards::paint_chips(ui, cost, at, kit.text_scale.min(1.4), Color32::WHITE);
    let (sign, text, colour) = match offer.map(|offer| offer.why) {
        Some(None) => (icon::CHECK, language.say("cards-inspect-paid"), kit.skin.good),
        Some(Some(why)) => (icon::CROSS, tray::why(language, why), kit.skin.bad),
        None => return,
    };
    let side = kit.scaled(18.0);
    let wide = kit::wide(ui, &text, Type::Second);
    let from = ends + 12.0;
    if from + side + 6.0 + wide > place.right() {
        kit::coloured(ui, &text, Type::Second, colour);
        return;
    }
    let middle = Pos2::new(from + side / 2.0, at.y);
    kit::paint::picture(ui.painter(), middle, sign, side / 24.0, colour);
    let line = Rect::from_min_max(Pos2::new(from + side + 6.0, place.top()), place.max);
    let mut beside =
        ui.new_child(UiBuilder::new().max_rect(line).layout(Layout::left_to_right(Align::Center)));
    kit::coloured(&mut beside, &text, Type::Second, colour);
}

fn card_head(ui: &mut Ui, panels: &Panels<Cards>, card: CardId, offer: Option<&Offer>) {
    let language = &panels.language;
    kit::heading(ui, &names::card(language, card));
    kit::words(ui, &names::category(language, card.def().category), Type::Second);
    let cost = offer.map_or(card.def().cost, |offer| offer.cost);
    price(ui, panels, &cost, offer);
    kit::words(ui, &names::text(language, &card.def().text), Type::Second);
}

/// Something on the table.
fn thing(ui: &mut Ui, panels: &Panels<Cards>, shown: &TableView<Cards>, look: InspectTarget) {
    match look {
        InspectTarget::Character(spot) => character(ui, panels, shown, spot),
        InspectTarget::Entity(id) => entity(ui, panels, id, None),
        InspectTarget::Card(card) => card_head(ui, panels, card, None),
    }
}

fn character(ui: &mut Ui, panels: &Panels<Cards>, shown: &TableView<Cards>, spot: Spot) {
    let language = &panels.language;
    let who = shown.view.open.at(spot);
    let def = who.id.def();
    kit::heading(ui, &names::character(language, who.id));
    let hp = say!(language, "cards-inspect-hp", hp = i64::from(who.hp), most = i64::from(def.hp));
    let (energy, most) = (i64::from(who.energy), i64::from(def.energy));
    let energy = say!(language, "cards-inspect-energy-of", energy = energy, most = most);
    let element = names::element(language, def.element);
    kit::words(ui, &format!("{element} · {hp} · {energy}"), Type::Second);
    kit::rule(ui);
    for id in who.id.skills() {
        let rules = id.rules();
        kit::words(ui, &names::skill(language, *id), Type::Section);
        let kit = kit::Kit::of(ui.ctx());
        let size = Vec2::new(ui.available_width(), kit.scaled(24.0));
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let at = Pos2::new(place.left(), place.center().y);
        cards::paint_chips(ui, &rules.cost(), at, 0.9, Color32::WHITE);
        kit::words(ui, &names::text(language, &rules.def.text), Type::Second);
    }
    if let Some(passive) = &def.passive {
        kit::words(ui, &names::name(language, &passive.name), Type::Section);
        kit::words(ui, &names::text(language, &passive.text), Type::Second);
    }
    let worn = who.entities.iter();
    for found in worn.filter(|found| found.kind() != game_rules::cards::pool::def::Kind::Passive) {
        kit::rule(ui);
        entity(ui, panels, found.id, Some(found));
    }
}

fn entity(ui: &mut Ui, panels: &Panels<Cards>, id: EntityId, found: Option<&Entity>) {
    let language = &panels.language;
    let rules = id.rules();
    kit::words(ui, &names::entity(language, id), Type::Section);
    let mut line = names::kind(language, rules.kind);
    if let Some(element) = drawings::tint(id) {
        line = format!("{line} · {}", names::element(language, element));
    }
    if let Some(number) = found.and_then(crate::scenes::cards::stage::number) {
        let left = say!(language, "cards-inspect-usages", count = i64::from(number));
        line = format!("{line} · {left}");
    }
    kit::words(ui, &line, Type::Second);
    kit::words(ui, &names::text(language, &rules.text), Type::Second);
}

/// The sum of the last blow of the match, for whoever missed it.
fn last_blow(ui: &mut Ui, panels: &Panels<Cards>, shown: &TableView<Cards>) {
    let language = &panels.language;
    if shown.eyes == Viewer::Omniscient && shown.log.is_empty() {
        return;
    }
    let told = shown.log.iter().rev().filter(|told| !told.struck);
    let last = told.filter_map(|told| blows(&told.events).pop()).next();
    let Some(blow) = last else { return };
    kit::rule(ui);
    kit::words(ui, &language.say("cards-inspect-last"), Type::Section);
    kit::slip(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        receipt::past(ui, language, &shown.view, &blow);
    });
}
