//! The tray of two people at one screen: what either can order, by which key, and who is ready. The
//! teams lie open, so all of it may be read by both; nothing here depends on a choice.

use bevy_egui::egui::{self, Color32, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};
use game_rules::{
    arena::{Action, Arena},
    game::Seat,
};

use super::tray;
use crate::scenes::arena::{scene::Desk, words, workshop};
use crate::{
    app::{
        keys::{Cap, KeyAction},
        language::Language,
    },
    art::sprites::{arena as art, shell::ui as shell},
    kit::{self, Kit, Type, paint},
    say,
    scenes::frame::Panels,
    table::TableView,
};

const GAP: f32 = 6.0;

/// The keys of the two, by the first of each kind: moves, slots, taking back.
const KEYS: [[KeyAction; 3]; 2] = [
    [KeyAction::FirstMove1, KeyAction::FirstSlot1, KeyAction::FirstBack],
    [KeyAction::SecondMove1, KeyAction::SecondSlot1, KeyAction::SecondBack],
];

/// The key that stands so many places behind another.
fn behind(first: KeyAction, number: usize) -> Option<KeyAction> {
    KeyAction::ALL.iter().copied().find(|action| *action as usize == first as usize + number)
}

pub(in crate::scenes::arena) fn draw(
    ui: &mut Ui,
    panels: &Panels<Arena>,
    shown: &TableView<Arena>,
    desk: &Desk,
) {
    let area = ui.max_rect();
    let wide = ((area.width() - 12.0) / 2.0).floor();
    for seat in [Seat(0), Seat(1)] {
        let left = area.left() + f32::from(seat.0) * (wide + 12.0);
        let place = Rect::from_min_size(egui::pos2(left, area.top()), vec2(wide, area.height()));
        paint::slice(ui.painter(), place, shell::PANEL_DARK, Color32::WHITE);
        let inside = place.shrink2(vec2(12.0, 8.0));
        let room = Kit::of(ui.ctx()).scaled(28.0).min(inside.height() * 0.26);
        let (head, body) = inside.split_top_bottom_at_y(inside.top() + room);
        heading(ui, panels, shown, desk, seat, head);
        let body = body.with_min_y(body.top() + 4.0);
        if shown.view.series.bout().is_entry() {
            team(ui, panels, shown, seat, body, true);
        } else {
            let (moves, slots) = body.split_top_bottom_at_fraction(0.56);
            blows(ui, panels, shown, seat, moves);
            team(ui, panels, shown, seat, slots.with_min_y(slots.top() + GAP), false);
        }
    }
}

/// Who it is, how far they are, and how to take a choice back.
fn heading(
    ui: &mut Ui,
    panels: &Panels<Arena>,
    shown: &TableView<Arena>,
    desk: &Desk,
    seat: Seat,
    at: Rect,
) {
    let language = &panels.language;
    let skin = Kit::of(ui.ctx()).skin;
    let name = words::actor(language, seat, shown.eyes, panels.table.players());
    let ready = shown.view.is_ready(seat);
    let state = match (ready, note(language, shown, seat)) {
        (true, _) => language.say("arena-ready"),
        (_, Some(note)) => note,
        _ => match desk.clock {
            Some(clock) => format!("{} · {}", language.say("arena-choosing"), clock.face()),
            None => language.say("arena-choosing"),
        },
    };
    let text = format!("{name} · {state}");
    said(ui, at, seat, 0, &text);
    let emblem = if seat == Seat(0) { art::EMBLEM_YOU } else { art::EMBLEM_RIVAL };
    let size = (at.height() / 26.0).min(1.4);
    let middle = egui::pos2(at.left() + 11.0 * size, at.center().y);
    paint::picture(ui.painter(), middle, emblem, size, Color32::WHITE);
    let mut right = at.right();
    let back = KEYS[seat.index()][2];
    if let Some(cap) = panels.cap(back) {
        let size = kit::cap_size(ui, &cap);
        let key = Rect::from_center_size(
            egui::pos2(right - size.x / 2.0, at.center().y),
            vec2(size.x, size.y.min(at.height())),
        );
        kit::paint_cap(ui, key, &cap);
        let words = language.say("arena-split-back");
        let wide = kit::wide(ui, &words, Type::Second).min(at.width() * 0.24);
        right = key.left() - 8.0 - wide;
        let place =
            Rect::from_min_max(egui::pos2(right, at.top()), egui::pos2(key.left(), at.bottom()));
        kit::label(ui, place, &[(&words, Type::Second, skin.quiet)]);
        said(ui, place, seat, 1, &words);
    }
    let place = Rect::from_min_max(
        egui::pos2(at.left() + 26.0 * size, at.top()),
        egui::pos2(right - 8.0, at.bottom()),
    );
    let ink = if ready { skin.good } else { skin.heading };
    kit::label(ui, place, &[(&text, Type::Section, ink)]);
}

/// Four moves: the key, the name, what it does now and how often yet.
fn blows(ui: &mut Ui, panels: &Panels<Arena>, shown: &TableView<Arena>, seat: Seat, at: Rect) {
    let language = &panels.language;
    let (bout, lineup) = (shown.view.series.bout(), shown.view.series.lineup());
    let Some(slot) = bout.side(seat).active else { return };
    let fighter = bout.side(seat).fighters[usize::from(slot)];
    let rival = bout.side(seat.other()).active;
    for (index, blow) in (0u8..).zip(&lineup.card(seat, slot).blows) {
        let Some(it) = lineup.data().move_of(blow.id) else { continue };
        let left = fighter.pp[usize::from(index)];
        let damage = rival.map(|target| {
            let amount = bout.damage(lineup, seat, slot, index, target);
            let faced = lineup.card(seat.other(), target);
            (amount, faced.t4(blow), blow.tick(faced))
        });
        let usable = bout.legal(seat).contains(Action::Fight(index));
        let place = part(at, index, 4);
        let colour = tray::colour(lineup.data().types().types.get(usize::from(it.kind) - 1));
        let cap = behind(KEYS[seat.index()][0], usize::from(index)).and_then(|key| panels.cap(key));
        let inside = card(ui, place, usable, Some(colour), cap.as_ref());
        let name = words::move_name(language, lineup.data(), it.id);
        let uses = format!("{left}/{}", it.pp);
        let all = format!("{} · {uses}", tray::does(language, it, damage, left));
        let hits = damage.filter(|_| it.base > 0 && left > 0).map(|(amount, ..)| {
            format!("{} · {uses}", say!(language, "arena-hits", damage = i64::from(amount)))
        });
        // As much as one line has room for.
        let smallest = 0.8 / Kit::of(ui.ctx()).text_scale.max(0.8);
        let fits = |text: &&str| kit::wide(ui, text, Type::Second) * smallest <= inside.width();
        let short = [Some(all.as_str()), hits.as_deref()].into_iter().flatten().find(fits);
        let ink = ink(ui, usable);
        let lines =
            [(name.as_str(), Type::SecondStrong, ink), (short.unwrap_or(&uses), Type::Second, ink)];
        kit::label(ui, inside, &lines);
        said(ui, place, seat, 2 + usize::from(index), &format!("{name} {all}"));
    }
}

/// The six slots: the key and the creature; with its name where nothing else is to be chosen.
fn team(
    ui: &mut Ui,
    panels: &Panels<Arena>,
    shown: &TableView<Arena>,
    seat: Seat,
    at: Rect,
    named: bool,
) {
    let language = &panels.language;
    let (bout, lineup) = (shown.view.series.bout(), shown.view.series.lineup());
    for slot in 0..6u8 {
        let it = lineup.card(seat, slot);
        if it.id == 0 {
            continue;
        }
        let usable = bout.legal(seat).contains(Action::Switch(slot));
        let place = part(at, slot, 6);
        let cap = behind(KEYS[seat.index()][1], usize::from(slot)).and_then(|key| panels.cap(key));
        let inside = card(ui, place, usable, None, cap.as_ref());
        let name = words::creature(language, lineup.data(), it.id);
        let tint = if usable { Color32::WHITE } else { Color32::from_gray(110) };
        if named {
            let (above, below) = place.shrink(5.0).split_top_bottom_at_fraction(0.62);
            workshop::fit(ui.painter(), it.id, above, tint);
            kit::label(ui, below, &[(&name, Type::SecondStrong, ink(ui, usable))]);
        } else {
            workshop::fit(ui.painter(), it.id, inside, tint);
        }
        let hp = bout.side(seat).fighters[usize::from(slot)].hp;
        said(ui, place, seat, 6 + usize::from(slot), &format!("{name} {hp}/{}", it.hp));
    }
}

/// The n-th of some places side by side.
fn part(at: Rect, number: u8, all: u8) -> Rect {
    let wide = (at.width() - GAP * f32::from(all - 1)) / f32::from(all);
    let left = at.left() + (wide + GAP) * f32::from(number);
    Rect::from_min_size(egui::pos2(left, at.top()), vec2(wide, at.height()))
}

/// A card with its key at the left; gives what is left of it.
fn card(ui: &Ui, at: Rect, usable: bool, edge: Option<Color32>, cap: Option<&Cap>) -> Rect {
    let kit = Kit::of(ui.ctx());
    let (sheet, dim) = match usable {
        true => (shell::PANEL_PAPER_NORMAL, Color32::WHITE),
        false => (shell::PANEL_PAPER_DIM, Color32::from_gray(150)),
    };
    paint::slice(ui.painter(), at, sheet, dim);
    let size = cap.map_or(egui::Vec2::ZERO, |cap| kit::cap_size(ui, cap));
    let size = vec2(size.x, size.y.min(at.height() - 6.0));
    let stub = Rect::from_min_max(
        at.min + vec2(2.0, 2.0),
        egui::pos2(at.left() + size.x + 10.0, at.bottom() - 2.0),
    );
    if let Some(edge) = edge {
        let tint = if usable { kit.hue(edge) } else { kit.hue(edge).gamma_multiply(0.5) };
        let round = egui::CornerRadius { nw: 5, sw: 5, ne: 0, se: 0 };
        ui.painter().rect_filled(stub, round, tint);
    }
    if let Some(cap) = cap {
        let top = if edge.is_some() { stub.center().y - size.y / 2.0 } else { at.top() + 4.0 };
        let corner = egui::pos2(at.left() + 5.0, top);
        kit::paint_cap(ui, Rect::from_min_size(corner, size), cap);
    }
    Rect::from_min_max(egui::pos2(stub.right() + 5.0, at.top() + 3.0), at.max - vec2(6.0, 3.0))
}

fn ink(ui: &Ui, usable: bool) -> Color32 {
    let skin = Kit::of(ui.ctx()).skin;
    if usable { skin.ink } else { skin.third_ink }
}

/// Says what is painted to whoever cannot see it.
fn said(ui: &Ui, at: Rect, seat: Seat, number: usize, text: &str) {
    let response = ui.interact(at, ui.id().with((seat.0, number)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
}

/// Why a side has nothing to choose in a turn.
fn note(language: &Language, shown: &TableView<Arena>, seat: Seat) -> Option<String> {
    if !shown.view.series.legal(seat).is_empty() {
        return None;
    }
    let side = shown.view.series.bout().side(seat);
    Some(language.say(if side.pending.is_some() {
        "arena-hidden"
    } else if side.resting {
        "arena-resting"
    } else {
        "arena-word-waits"
    }))
}
