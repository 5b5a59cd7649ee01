//! The tray: four tickets, or the team; and the button that locks in.

use bevy_egui::egui::{self, Color32, Rect, Sense, Vec2, vec2};
use game_rules::{
    arena::{Action, Arena, data::Move},
    game::{Seat, Viewer},
};

use super::{split_tray, ticket::Ticket};
use crate::scenes::arena::{input, picture::left_seat, scene::Desk, stage, words};
use crate::{
    app::{
        keys::{Cap, KeyAction},
        language::Language,
    },
    art::sprites::shell::ui as shell,
    kit::{self, Kit, Type, paint},
    say,
    scenes::frame::{Outbox, Panels, region, wood},
    table::TableView,
};

const SWITCHES: [KeyAction; 6] = [
    KeyAction::Switch1,
    KeyAction::Switch2,
    KeyAction::Switch3,
    KeyAction::Switch4,
    KeyAction::Switch5,
    KeyAction::Switch6,
];

pub(in crate::scenes::arena) fn draw(
    root: &mut egui::Ui,
    panels: &Panels<Arena>,
    shown: &TableView<Arena>,
    desk: &mut Desk,
    out: &mut Outbox<Arena>,
) {
    let ui = region(root, "tray", panels.regions.tray);
    let rect = ui.max_rect();
    wood(&ui, rect);
    let inner = rect.shrink2(vec2(10.0, 9.0));
    if panels.table.is_shared() {
        let mut ui = child(root, "tray split", inner);
        split_tray::draw(&mut ui, panels, shown, desk);
        return;
    }
    let lock_width = (inner.width() * 0.17).clamp(120.0, 210.0);
    let lock = Rect::from_min_max(egui::pos2(inner.right() - lock_width, inner.top()), inner.max);
    let left = Rect::from_min_max(inner.min, egui::pos2(lock.left() - 10.0, inner.bottom()));
    let mut ui = child(root, "tray orders", left);
    let entry = shown.view.series.bout().is_entry();
    let turn = Some((left_seat(shown.eyes), shown.view.series.clock()));
    if panels.may_act(shown) && desk.offered != turn {
        // Each turn begins at its choices, wherever the focus was.
        (desk.offered, desk.wants_first) = (turn, true);
    }
    let note = note(&panels.language, shown, desk).filter(|_| panels.playback.is_idle());
    if let Some(note) = note {
        kit::panel(&mut ui, kit::Sheet::Dark, |ui| kit::words(ui, &note, Type::Body));
    } else if entry || desk.team {
        team(&mut ui, panels, shown, desk, out, entry);
    } else {
        moves(&mut ui, panels, shown, desk, out);
    }
    if shown.is_over() {
        return;
    }
    let mut ui = child(root, "tray lock", lock);
    lock_button(&mut ui, panels, shown, desk, out);
}

fn child(root: &mut egui::Ui, name: &str, rect: Rect) -> egui::Ui {
    root.new_child(
        egui::UiBuilder::new()
            .id_salt(name)
            .max_rect(rect)
            .layout(egui::Layout::left_to_right(egui::Align::Min)),
    )
}

/// Why there is nothing to choose, if so.
fn note(language: &Language, shown: &TableView<Arena>, desk: &Desk) -> Option<String> {
    let Viewer::Seat(own) = shown.eyes else { return Some(language.say("arena-watching")) };
    let bout = shown.view.series.bout();
    let side = bout.side(own);
    if shown.is_over() {
        return Some(language.say("arena-refuse-237"));
    }
    if desk.is_locked(shown) || shown.view.is_ready(own) {
        return Some(language.say("arena-waits-for-rival"));
    }
    if !shown.view.series.legal(own).is_empty() {
        return None;
    }
    let key = if side.pending.is_some() {
        "arena-locked-hidden"
    } else if side.resting {
        "arena-locked-resting"
    } else if bout.is_entry() {
        "arena-locked-waiting"
    } else {
        "arena-locked-stuck"
    };
    Some(language.say(key))
}

/// Four tickets and the way to the team.
fn moves(
    ui: &mut egui::Ui,
    panels: &Panels<Arena>,
    shown: &TableView<Arena>,
    desk: &mut Desk,
    out: &mut Outbox<Arena>,
) {
    let language = &panels.language;
    let own = left_seat(shown.eyes);
    let (bout, lineup) = (shown.view.series.bout(), shown.view.series.lineup());
    let Some(slot) = bout.side(own).active else { return };
    let card = lineup.card(own, slot);
    let fighter = bout.side(own).fighters[usize::from(slot)];
    let rival = bout.side(own.other()).active;
    let area = ui.max_rect();
    let gap = 8.0;
    let switch = (area.width() * 0.12).clamp(84.0, 118.0);
    let wide = ((area.width() - switch - 4.0 * gap) / 4.0).floor();
    ui.spacing_mut().item_spacing = vec2(gap, 0.0);
    for (index, blow) in (0u8..).zip(&card.blows) {
        let Some(it) = lineup.data().move_of(blow.id) else { continue };
        let choice = Action::Fight(index);
        let usable = bout.legal(own).contains(choice);
        let left = fighter.pp[usize::from(index)];
        let damage = rival.map(|target| {
            let amount = bout.damage(lineup, own, slot, index, target);
            let faced = lineup.card(own.other(), target);
            (amount, faced.t4(blow), blow.tick(faced))
        });
        let ticket = Ticket {
            name: words::move_name(language, lineup.data(), it.id),
            text: does(language, it, damage, left),
            kind: it.kind,
            colour: colour(lineup.data().types().types.get(usize::from(it.kind) - 1)),
            pp: (left, it.pp),
            picked: desk.picked(shown) == Some(choice),
            usable,
        };
        let cap = panels.cap(KeyAction::PICKS[usize::from(index)]);
        let response = ticket.show(ui, vec2(wide, area.height()), cap.as_ref());
        kit::anchors::anchor(ui.ctx(), format!("move-{}", index + 1), response.rect);
        if index == 0 && std::mem::take(&mut desk.wants_first) {
            response.request_focus();
        }
        let about = words::described(language, &it.desc);
        let body = format!("{about}\n{}", ticket.text);
        kit::tip(&response, &ticket.name, body.trim(), cap.as_ref());
        if response.clicked() && usable && panels.may_act(shown) {
            input::pick(choice, shown, desk, &mut out.wishes);
        }
    }
    let label = language.say("arena-switch");
    let button = kit::Stock::new(&label).within(vec2(switch, area.height()));
    let response = ui.add(button);
    kit::anchors::anchor(ui.ctx(), "switch", response.rect);
    paint_caps(ui, response.rect, &switch_caps(panels, shown));
    if response.clicked() {
        (desk.team, desk.wants_first) = (true, true);
    }
}

/// The keys of all switches in one: what is held, and from which to which.
fn switch_caps(panels: &Panels<Arena>, shown: &TableView<Arena>) -> Vec<Cap> {
    let orders = shown.view.series.legal(left_seat(shown.eyes));
    let slots = SWITCHES.iter().zip(0..).filter(|(_, slot)| orders.contains(Action::Switch(*slot)));
    let keys: Vec<Vec<Cap>> = slots.map(|(action, _)| panels.caps(*action)).collect();
    let (Some(first), Some(last)) = (keys.first(), keys.last()) else { return Vec::new() };
    let mut caps = first.clone();
    if let (Some(Cap::Text(from)), Some(Cap::Text(to))) = (first.last(), last.last())
        && from != to
    {
        caps.pop();
        caps.push(Cap::Text(format!("{from}–{to}")));
    }
    caps
}

/// Caps along the foot of a button, if there is room for them.
fn paint_caps(ui: &egui::Ui, button: Rect, caps: &[Cap]) {
    let gap = 4.0;
    let sizes: Vec<Vec2> = caps.iter().map(|cap| kit::cap_size(ui, cap)).collect();
    let wide: f32 = sizes.iter().map(|size| size.x + gap).sum::<f32>() - gap;
    if caps.is_empty() || wide > button.width() - 12.0 {
        return;
    }
    let mut left = button.center().x - wide / 2.0;
    for (cap, size) in caps.iter().zip(sizes) {
        let top = button.bottom() - 14.0 - size.y;
        kit::paint_cap(ui, Rect::from_min_size(egui::pos2(left, top), size), cap);
        left += size.x + gap;
    }
}

/// What a move does now, in short.
pub(in crate::scenes::arena) fn does(
    language: &Language,
    it: &Move,
    damage: Option<(u32, u8, u16)>,
    left: u8,
) -> String {
    if left == 0 {
        return language.say("arena-used-up");
    }
    let mut parts = Vec::new();
    if it.base > 0 {
        parts.push(match damage {
            Some((_, 0, _)) => language.say("arena-no-effect"),
            Some((amount, 4, _)) => say!(language, "arena-hits", damage = i64::from(amount)),
            Some((amount, t4, _)) => say!(
                language,
                "arena-hits-at",
                damage = i64::from(amount),
                times = words::times(t4)
            ),
            None => say!(language, "arena-hits", damage = i64::from(it.base)),
        });
    }
    parts.extend(words::clauses(language, it, damage.map(|(.., tick)| tick)));
    language.list(&parts)
}

/// The colour of a type, from its data.
pub(in crate::scenes::arena) fn colour(kind: Option<&game_rules::arena::data::Kind>) -> Color32 {
    let text = kind.map_or("", |kind| kind.colour.as_str());
    Color32::from_hex(text).unwrap_or(Color32::GRAY)
}

/// The six slots.
fn team(
    ui: &mut egui::Ui,
    panels: &Panels<Arena>,
    shown: &TableView<Arena>,
    desk: &mut Desk,
    out: &mut Outbox<Arena>,
    entry: bool,
) {
    let language = &panels.language;
    let own = left_seat(shown.eyes);
    let area = ui.max_rect();
    let gap = 6.0;
    let back = if entry { 0.0 } else { (area.width() * 0.12).clamp(84.0, 118.0) };
    let wide = ((area.width() - back - 6.0 * gap) / 6.0).floor();
    ui.spacing_mut().item_spacing = vec2(gap, 0.0);
    for slot in 0..6u8 {
        let choice = Action::Switch(slot);
        let usable = shown.view.series.bout().legal(own).contains(choice);
        let keys: &[KeyAction] = if entry { &KeyAction::PICKS } else { &SWITCHES };
        let action = keys[usize::from(slot)];
        let cap = panels.cap(action);
        let picked = desk.picked(shown) == Some(choice);
        let size = vec2(wide, area.height());
        let Some(response) =
            member(ui, language, shown, (own, slot), (usable, picked), size, cap.as_ref())
        else {
            continue;
        };
        kit::anchors::anchor(ui.ctx(), format!("slot-{}", slot + 1), response.rect);
        if usable && std::mem::take(&mut desk.wants_first) {
            response.request_focus();
        }
        if response.clicked() && usable && panels.may_act(shown) {
            input::pick(choice, shown, desk, &mut out.wishes);
        }
    }
    if !entry {
        let label = language.say("arena-split-moves");
        if ui.add(kit::Stock::new(&label).within(vec2(back, area.height()))).clicked() {
            (desk.team, desk.wants_first) = (false, true);
        }
    }
}

/// A creature of the team as a card; `None` for a gap.
fn member(
    ui: &mut egui::Ui,
    language: &Language,
    shown: &TableView<Arena>,
    (own, slot): (Seat, u8),
    (usable, picked): (bool, bool),
    size: Vec2,
    cap: Option<&Cap>,
) -> Option<egui::Response> {
    let kit = Kit::of(ui.ctx());
    let (bout, lineup) = (shown.view.series.bout(), shown.view.series.lineup());
    let card = lineup.card(own, slot);
    if card.id == 0 {
        return None;
    }
    let fighter = bout.side(own).fighters[usize::from(slot)];
    let name = words::creature(language, lineup.data(), card.id);
    let state = match fighter.hp {
        0 => language.say("arena-fainted"),
        _ if bout.side(own).active == Some(slot) => language.say("arena-on-stage"),
        hp => say!(language, "arena-hp", hp = i64::from(hp), full = i64::from(card.hp)),
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let spoken = format!("{name} {state}");
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Button, usable, spoken.as_str())
    });
    let lift = if picked { -4.0 } else { 0.0 };
    let paper = rect.shrink2(vec2(0.0, 4.0)).translate(vec2(0.0, lift));
    let sheet = match (picked, usable) {
        (true, _) => shell::PANEL_PAPER_LIT,
        (_, true) => shell::PANEL_PAPER_NORMAL,
        _ => shell::PANEL_PAPER_DIM,
    };
    let dim = if usable { Color32::WHITE } else { Color32::from_gray(150) };
    paint::slice(ui.painter(), paper, sheet, dim);
    let foot = (kit.scaled(46.0)).min(paper.height() * 0.5);
    let drawing = stage::drawing_of(card.id);
    let [left, top, width, height] = drawing.frame;
    let room = vec2(paper.width() - 16.0, paper.height() - foot - 10.0);
    let scale = (room.x / width).min(room.y / height);
    let middle = vec2(left + width / 2.0, top + height / 2.0) * scale;
    let centre = egui::pos2(paper.center().x, paper.top() + 8.0 + room.y / 2.0);
    paint::picture(ui.painter(), centre - middle, drawing, scale, dim);
    let ink = if usable { kit.skin.ink } else { kit.skin.third_ink };
    let words = Rect::from_min_max(
        egui::pos2(paper.left() + 8.0, paper.bottom() - foot - 2.0),
        paper.max - vec2(6.0, 4.0),
    );
    kit::label(ui, words, &[(&name, Type::Section, ink), (&state, Type::Second, ink)]);
    if let Some(cap) = cap {
        let size = kit::cap_size(ui, cap);
        kit::paint_cap(ui, Rect::from_min_size(paper.min + vec2(5.0, 5.0), size), cap);
    }
    if response.has_focus() || picked {
        paint::ring(ui.painter(), paper, paint::Ring::Button);
    }
    Some(response)
}

/// The one button that ends the turn; it names what it sends.
fn lock_button(
    ui: &mut egui::Ui,
    panels: &Panels<Arena>,
    shown: &TableView<Arena>,
    desk: &mut Desk,
    out: &mut Outbox<Arena>,
) {
    let language = &panels.language;
    let own = left_seat(shown.eyes);
    let picked = desk.picked(shown);
    let entry = shown.view.series.bout().is_entry();
    let label = language.say(if entry { "arena-lock-enter" } else { "arena-lock" });
    let caption = match picked {
        Some(Action::Switch(slot)) => {
            let lineup = shown.view.series.lineup();
            words::creature(language, lineup.data(), lineup.card(own, slot).id)
        }
        Some(choice) => words::order(language, &shown.view.series, own, choice),
        None => language.say("arena-lock-first"),
    };
    let reason = picked.is_none().then_some(caption.as_str());
    let cap = picked.and_then(|_| panels.cap(KeyAction::Confirm));
    let size = ui.max_rect().size() - vec2(0.0, 4.0);
    let button = kit::Plate::new(&label)
        .commit()
        .caption(&caption)
        .within(size)
        .disabled_if(reason)
        .key_if(cap.as_ref());
    let response = ui.add(button);
    kit::anchors::anchor(ui.ctx(), "lock-in", response.rect);
    kit::anchors::answer(ui.ctx(), response.id);
    if desk.wants_lock && picked.is_some() {
        desk.wants_lock = false;
        response.request_focus();
    }
    if response.clicked()
        && let Some(choice) = picked
    {
        input::lock(choice, shown, desk, &mut out.wishes);
    }
}
