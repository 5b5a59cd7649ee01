//! What an action would do, as a receipt: each step of each blow on its own line, then everything
//! else that would change. The engine itself tells, on a copy.

use bevy_egui::egui::{
    Align2, Color32, FontId, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType,
};
use game_rules::cards::{
    Action, Cards, Event, View,
    element::Element,
    knowledge::preview::Branch,
    pool::ids::EntityId,
    state::Spot,
    trace::{Blow, Change, blows},
};

use crate::{
    app::{fonts::Face as Letters, language::Language},
    art::{
        palette::THEME,
        sprites::{Sprite as Drawing, cards::frames, shell::ui::icon},
    },
    kit::{self, Type},
    say,
    scenes::{
        cards::{drawings, names, reading::Reading},
        frame::Panels,
    },
    table::TableView,
};

/// The most important thing an action would do, and who acts then, for the button.
pub fn summary(
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    reading: &Reading,
    action: &Action,
) -> String {
    let language = &panels.language;
    if panels.inspect() == crate::app::settings::Inspect::Off {
        return String::new();
    }
    let Some(branches) = reading.foresee(action) else { return String::new() };
    let Some(branch) = branches.first() else { return String::new() };
    let passes = passes(&branch.steps, shown);
    let then = language.say(if passes { "cards-passes" } else { "cards-keeps" });
    match blows(&branch.steps).first() {
        Some(blow) => {
            let before = shown.view.open.at(blow.at).hp;
            let name = names::at(language, &shown.view, blow.at);
            format!("{name} {before} → {}\n{then}", blow.hp)
        }
        None => then,
    }
}

/// Would the other side act next?
pub fn passes(steps: &[Event], shown: &TableView<Cards>) -> bool {
    let own = crate::scenes::cards::picture::bottom_seat(shown.eyes);
    let turn = steps.iter().rev().find_map(|event| match event {
        Event::Turn { seat } => Some(*seat),
        _ => None,
    });
    turn.is_some_and(|seat| seat != own)
}

/// Who would have which HP afterwards, where that changes.
pub fn hp_after(branches: &[Branch], view: &View) -> Vec<(Spot, u8)> {
    let mut after: Vec<(Spot, u8)> = Vec::new();
    let Some(branch) = branches.first() else { return after };
    for event in &branch.steps {
        if let Event::Suffered { at, hp, .. }
        | Event::Pierced { at, hp, .. }
        | Event::Healed { at, hp, .. }
        | Event::Levelled { at, hp } = event
        {
            after.retain(|(known, _)| known != at);
            after.push((*at, *hp));
        }
    }
    after.retain(|(at, hp)| view.open.at(*at).hp != *hp);
    after
}

/// The whole receipt.
pub fn draw(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    branches: &[Branch],
    title: &str,
) {
    let language = &panels.language;
    let several = branches.len() > 1;
    let mut lines: Vec<Vec<ReceiptLine>> =
        branches.iter().map(|branch| consequences(language, shown, branch, several)).collect();
    let always = if several { in_every(&mut lines) } else { Vec::new() };
    for (place, (branch, lines)) in branches.iter().zip(&lines).enumerate() {
        let found = blows(&branch.steps);
        if found.is_empty() && place == 0 {
            kit::words(ui, title, Type::Section);
        }
        if several {
            let odds = language.odds(branch.odds);
            kit::words(ui, &say!(language, "cards-inspect-branch", odds = odds), Type::Section);
        }
        if !found.is_empty() {
            kit::slip(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                kit::slip_title(ui, title);
                slips(ui, language, &shown.view, &found);
            });
        }
        for line in lines {
            row(ui, line);
        }
    }
    if !always.is_empty() {
        kit::words(ui, &language.say("cards-inspect-always"), Type::Section);
    }
    for line in &always {
        row(ui, line);
    }
}

/// Takes out what every branch says: it is said once for all of them.
fn in_every(lines: &mut [Vec<ReceiptLine>]) -> Vec<ReceiptLine> {
    let Some((first, others)) = lines.split_first_mut() else { return Vec::new() };
    let says = |lines: &[ReceiptLine], text: &str| lines.iter().any(|line| line.text == text);
    let (always, own): (Vec<ReceiptLine>, Vec<ReceiptLine>) =
        first.drain(..).partition(|line| others.iter().all(|lines| says(lines, &line.text)));
    *first = own;
    for lines in others {
        lines.retain(|line| !says(&always, &line.text));
    }
    always
}

/// Blow after blow, each from the HP the one before has left.
fn slips(ui: &mut Ui, language: &Language, view: &View, found: &[Blow]) {
    let mut left: Vec<(Spot, u8)> = Vec::new();
    for (place, blow) in found.iter().enumerate() {
        if place > 0 {
            kit::rule(ui);
        }
        if found.len() > 1 {
            kit::words(ui, &names::origin(language, blow.by), Type::Second);
        }
        let known = left.iter().rev().find(|(at, _)| *at == blow.at);
        let before = known.map_or(view.open.at(blow.at).hp, |(_, hp)| *hp);
        sum(ui, language, view, blow, before);
        left.push((blow.at, blow.hp));
        left.extend(blow.pierced.iter().map(|(at, _, hp)| (*at, *hp)));
    }
}

/// One blow that is over.
pub fn past(ui: &mut Ui, language: &Language, view: &View, blow: &Blow) {
    kit::slip_title(ui, &names::origin(language, blow.by));
    sum(ui, language, view, blow, blow.hp.saturating_add(blow.value));
}

/// One blow, step by step.
fn sum(ui: &mut Ui, language: &Language, view: &View, blow: &Blow, before: u8) {
    let change = |n: i64| language.change(n);
    let line = |ui: &mut Ui, text: &str, number: &str| {
        kit::leader(ui, text, kit::Sum { number, total: false }, |_, at| at.x);
    };
    line(ui, &language.say("cards-inspect-base"), &blow.base.to_string());
    for step in &blow.steps {
        let (text, number) = match step.change {
            Change::Infused(by, strike) => {
                let cause = names::entity(language, by);
                let element = names::strike(language, strike);
                let text =
                    say!(language, "cards-inspect-infused", cause = cause, element = element);
                kit::words(ui, &text, Type::Body);
                continue;
            }
            Change::Reacted(reaction, met, n) => {
                let name = names::reaction(language, reaction);
                let end = change(n.into());
                let sum = kit::Sum { number: &end, total: false };
                let elements = [blow.strike.element(), Some(met)];
                kit::leader(ui, &name, sum, |ui, at| pair(ui, at, elements));
                continue;
            }
            Change::Added(by, n) => (names::entity(language, by), change(n.into())),
            Change::Multiplied(by, n) => (names::entity(language, by), format!("× {n}")),
            Change::Divided(by, n) => (names::entity(language, by), format!("÷ {n}")),
            Change::Blocked(by, n) => (names::entity(language, by), change(-i64::from(n))),
        };
        line(ui, &text, &number);
    }
    kit::double_rule(ui);
    let name = names::at(language, view, blow.at);
    let takes = say!(language, "cards-inspect-takes", name = name.as_str());
    let value = blow.value.to_string();
    kit::leader(ui, &takes, kit::Sum { number: &value, total: true }, |_, at| at.x);
    let most = view.open.at(blow.at).id.def().hp;
    fall(ui, language, (before.min(most), blow.hp, most), &name);
    for (at, n, hp) in &blow.pierced {
        let name = names::at(language, view, *at);
        let text = say!(language, "cards-inspect-pierced", name = name.as_str());
        line(ui, &text, &n.to_string());
        kit::words(ui, &hp_left(language, *hp, &name), Type::Second);
    }
}

/// The two elements that met.
fn pair(ui: &Ui, at: Pos2, elements: [Option<Element>; 2]) -> f32 {
    let kit = kit::Kit::of(ui.ctx());
    let side = kit.scaled(20.0);
    let mut x = at.x;
    for (place, element) in elements.into_iter().flatten().enumerate() {
        if place > 0 {
            let font = FontId::new(kit.scaled(15.0), Letters::SansBold.family());
            let middle = Pos2::new(x + side * 0.25, at.y);
            ui.painter().text(middle, Align2::CENTER_CENTER, "×", font, kit.skin.ink);
            x += side * 0.5;
        }
        let middle = Pos2::new(x + side / 2.0, at.y);
        kit::paint::picture(
            ui.painter(),
            middle,
            drawings::pip(element),
            side / 24.0,
            Color32::WHITE,
        );
        x += side;
    }
    x
}

/// HP before and after as drops of wax, with an arrow between them.
fn fall(ui: &mut Ui, language: &Language, (before, after, most): (u8, u8, u8), name: &str) {
    let kit = kit::Kit::of(ui.ctx());
    let scale = kit.text_scale.clamp(0.8, 1.4);
    let size = Vec2::new(ui.available_width(), 44.0 * scale);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let y = rect.center().y + 2.0 * scale;
    let first = Pos2::new(rect.left() + 32.0 * scale, y);
    let second = Pos2::new(first.x + 98.0 * scale, y);
    wax(ui, first, before, most, scale);
    wax(ui, second, after, most, scale);
    let ink = kit.skin.loss;
    let from = Pos2::new(first.x + 24.0 * scale, y + 3.0 * scale);
    let way = Vec2::new(second.x - first.x - 50.0 * scale, 0.0);
    ui.painter().arrow(from, way, Stroke::new(1.8, kit.skin.ink));
    let lost = language.change(i64::from(after) - i64::from(before));
    let font = FontId::new(15.0 * scale, Letters::SansBold.family());
    ui.painter().text(
        from + way / 2.0 - Vec2::new(0.0, 4.0 * scale),
        Align2::CENTER_BOTTOM,
        &lost,
        font,
        ink,
    );
    let falls = after == 0;
    let words = if falls {
        say!(language, "cards-inspect-defeat", name = name)
    } else {
        language.say("cards-inspect-hp-left")
    };
    let label = Rect::from_min_max(Pos2::new(second.x + 24.0 * scale, rect.top()), rect.max);
    let ink = if falls { ink } else { kit.skin.second_ink };
    kit::label(ui, label, &[(words.as_str(), Type::Second, ink)]);
    let told = format!("{before} → {after} {words}");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told.as_str()));
}

/// A drop of wax as full as somebody is well.
fn wax(ui: &Ui, at: Pos2, hp: u8, most: u8, scale: f32) {
    let size = 0.74 * scale;
    kit::paint::picture(ui.painter(), at, frames::HP_DROP_EMPTY, size, Color32::WHITE);
    let [left, top, width, height] = frames::HP_DROP.frame;
    let empty = height * (1.0 - f32::from(hp) / f32::from(most.max(1)));
    let from = Rect::from_min_size(Pos2::new(0.0, empty), Vec2::new(width, height - empty));
    let to = Rect::from_min_size(at + Vec2::new(left, top + empty) * size, from.size() * size);
    kit::paint::cut(ui.painter(), frames::HP_DROP, from, to, Color32::WHITE);
    let font = FontId::new(17.0 * scale, Letters::SansBold.family());
    let middle = at + Vec2::new(0.0, 4.0 * scale);
    let write = |by: Vec2, ink: Color32| {
        ui.painter().text(middle + by, Align2::CENTER_CENTER, hp, font.clone(), ink);
    };
    for by in [(-1.2, -1.0), (1.2, -1.0), (-1.2, 1.2), (1.2, 1.2)] {
        write(by.into(), THEME.ground.void.egui());
    }
    write(Vec2::ZERO, THEME.text.paper.egui());
}

fn hp_left(language: &Language, hp: u8, name: &str) -> String {
    if hp == 0 {
        say!(language, "cards-inspect-defeat", name = name)
    } else {
        say!(language, "cards-inspect-left", hp = i64::from(hp))
    }
}

/// What stands before a line.
#[derive(Clone, Copy)]
enum Sign {
    /// A drawing in its own colours.
    Picture(&'static Drawing),
    /// The stamp of a status, summon or support.
    Stamp(EntityId),
    /// An icon without colours.
    Icon(&'static Drawing),
}

/// Something an action would do beside its blows; the words and an icon may have a colour.
struct ReceiptLine {
    sign: Sign,
    text: String,
    tint: Option<Color32>,
}

/// A line with a drawing before it.
fn row(ui: &mut Ui, line: &ReceiptLine) {
    let kit = kit::Kit::of(ui.ctx());
    let tint = line.tint.map_or(kit.skin.text, |tint| kit.hue(tint));
    ui.horizontal(|ui| {
        let side = kit.scaled(24.0);
        let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        let at = place.center();
        let paint = |drawing: &'static Drawing, up: f32, high: f32, tint: Color32| {
            let [width, height] = drawing.size();
            let scale = side * high / width.max(height);
            kit::paint::picture(ui.painter(), at - Vec2::new(0.0, up * side), drawing, scale, tint);
        };
        match line.sign {
            Sign::Picture(drawing) => paint(drawing, 0.0, 0.92, Color32::WHITE),
            Sign::Icon(drawing) => paint(drawing, 0.0, 0.8, tint),
            Sign::Stamp(id) => {
                paint(drawings::stamp(id), 0.0, 1.1, Color32::WHITE);
                paint(drawings::icon(id), 0.19, 0.46, Color32::WHITE);
            }
        }
        ui.allocate_ui(Vec2::new(ui.available_width(), side), |ui| {
            kit::coloured(ui, &line.text, Type::Second, tint);
        });
    });
}

/// Everything beside the blows.
fn consequences(
    language: &Language,
    shown: &TableView<Cards>,
    Branch { steps, .. }: &Branch,
    several: bool,
) -> Vec<ReceiptLine> {
    let name = |at: Spot| names::at(language, &shown.view, at);
    let mut lines: Vec<ReceiptLine> = Vec::new();
    let mut chance = several;
    for event in steps {
        let line = match event {
            Event::Healed { at, n, .. } => {
                let text =
                    say!(language, "cards-inspect-healed", name = name(*at), count = i64::from(*n));
                Some((Sign::Picture(frames::HP_DROP), text))
            }
            Event::Energy { at, energy } => {
                let who = shown.view.open.at(*at);
                let full = *energy == who.id.def().energy;
                let key = if full { "cards-inspect-burst" } else { "cards-inspect-energy" };
                let (before, energy) = (i64::from(who.energy), i64::from(*energy));
                let text = say!(language, key, name = name(*at), before = before, energy = energy);
                Some((Sign::Picture(frames::ENERGY_LAMP_ON), text))
            }
            Event::Aura { at, aura } => aura.elements().last().map(|element| {
                let of = names::element(language, *element);
                let text = say!(language, "cards-inspect-aura", name = name(*at), element = of);
                (Sign::Picture(drawings::pip(*element)), text)
            }),
            Event::Came { entity, .. } => {
                let thing = names::entity(language, entity.id);
                let text = say!(language, "cards-inspect-came", name = thing);
                Some((Sign::Stamp(entity.id), text))
            }
            Event::Left { place, id, .. } => {
                let falls = place.spot().is_some_and(|at| felled(steps, at));
                let thing = names::entity(language, *id);
                let text = say!(language, "cards-inspect-goes", name = thing);
                (!falls).then_some((Sign::Stamp(*id), text))
            }
            Event::Switched { side, to, .. } => {
                let who = name(Spot { side: *side, seat: *to });
                Some((
                    Sign::Icon(icon::ARROW_UP),
                    say!(language, "cards-inspect-switch", name = who),
                ))
            }
            Event::Drew { cards, .. } => {
                chance = true;
                let count = cards.len() as i64;
                Some((Sign::Icon(icon::PLUS), say!(language, "cards-inspect-draw", count = count)))
            }
            Event::GainedDice { n, luck, .. } => {
                chance |= *luck;
                let count = i64::from(*n);
                Some((
                    Sign::Picture(frames::COST_PIP_ANY),
                    say!(language, "cards-inspect-dice", count = count),
                ))
            }
            Event::Rolled { .. } | Event::Rerolled { .. } => {
                chance = true;
                None
            }
            _ => None,
        };
        if let Some((sign, text)) = line {
            lines.push(ReceiptLine { sign, text, tint: None });
        }
    }
    let key = if passes(steps, shown) { "cards-inspect-passes" } else { "cards-inspect-stays" };
    let brass = THEME.brass.light.egui();
    lines.push(ReceiptLine {
        sign: Sign::Icon(icon::SWAP),
        text: language.say(key),
        tint: Some(brass),
    });
    if !chance {
        let mint = THEME.good.egui();
        let text = language.say("cards-inspect-sure");
        lines.push(ReceiptLine { sign: Sign::Icon(icon::CHECK), text, tint: Some(mint) });
    }
    lines
}

/// Would this one fall, with everything on it?
fn felled(steps: &[Event], at: Spot) -> bool {
    steps.iter().any(|event| matches!(event, Event::Defeated { at: fallen } if *fallen == at))
}
