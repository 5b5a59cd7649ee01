//! The tray: nine deeds that keep their numbers and places, the compass, and the end of the turn.
//! They are lit or dimmed only by what this seat has been told (rules/labyrinth.md 6); the four
//! directions are always lit, also where a wall is drawn.

use bevy_egui::egui;
use game_rules::{
    game::{Illegal, Seat, Viewer},
    labyrinth::{Action, Dir, Item, Labyrinth, Refusal},
};

use super::watch_tray;
use crate::scenes::labyrinth::{
    Desk, PendingChoice, names, picture::own_seat, scene::refusal_word, step_or_aim,
};
use crate::{
    app::keys::KeyAction,
    art::sprites::{Sprite, labyrinth as art, shell::ui::icon},
    kit::{self, Type},
    scenes::frame::{Outbox, Panels, region, wood},
    table::{Intent, TableView},
};

/// A place in the tray.
struct Slot {
    word: &'static str,
    tip: &'static str,
    /// What it begins or does; `None` if it cannot be done.
    does: Option<Does>,
    /// What says why not.
    no: No,
}

/// Why something cannot be done: the part of a key, or what the rules say against a decision.
#[derive(Clone, Copy)]
enum No {
    Word(&'static str),
    Rules(Action),
}

#[derive(Clone, Copy)]
enum Does {
    Act(Action),
    PendingChoice(PendingChoice),
}

/// The ten places, in the order of their numbers.
fn slots(shown: &TableView<Labyrinth>) -> [Slot; 10] {
    let view = &shown.view;
    let own = own_seat(view);
    let me = &view.figures[own.index()];
    let legal = |deed: Action| shown.legal.contains(&deed);
    let any = |wanted: fn(&Action) -> bool| shown.legal.iter().any(wanted);
    let act = |deed: Action| legal(deed).then_some(Does::Act(deed));
    let ask = |may: bool, ask: PendingChoice| may.then_some(Does::PendingChoice(ask));
    let (tool_word, tool_tip, tool) = match me.item {
        Some(Item::Light(_)) => (
            "light",
            "side",
            ask(any(|deed| matches!(deed, Action::Light(_))), PendingChoice::Light),
        ),
        Some(Item::Dynamite) => (
            "blast",
            "side",
            ask(any(|deed| matches!(deed, Action::Blast(_))), PendingChoice::Blast),
        ),
        Some(Item::Scanner) => ("scan", "use-scan", act(Action::Scan)),
        _ => (
            "shoot",
            "side",
            ask(any(|deed| matches!(deed, Action::Shoot(_))), PendingChoice::Shoot),
        ),
    };
    let attacks = any(|deed| matches!(deed, Action::Attack { .. }));
    let here = view.here.map(|here| here.around).unwrap_or_default();
    // With nobody here it is an attack on nobody.
    let target = here.companions().iter().next().unwrap_or(Seat(view.figures.len() as u8));
    let slot = |word, tip, does, no| Slot { word, tip, does, no: No::Rules(no) };
    let open = |word, tip, does, no| Slot { word, tip, does, no: No::Word(no) };
    let asks = view.vote.is_none() && view.ending.is_none() && view.order.len() > 1;
    let turn = !shown.legal.is_empty();
    [
        slot(tool_word, tool_tip, tool, Action::Shoot(Dir::Up)),
        slot("kit", "use-kit", act(Action::UseKit), Action::UseKit),
        slot("drop", "gone", act(Action::DropItem), Action::DropItem),
        slot(
            "attack",
            "whom",
            ask(attacks, PendingChoice::Attack),
            Action::Attack { target, bullet: false },
        ),
        slot("take", "gold", act(Action::TakeTreasure), Action::TakeTreasure),
        slot("leave", "down", act(Action::DropTreasure), Action::DropTreasure),
        slot("buy", "die", act(Action::Buy), Action::Buy),
        slot("check-in", "treat", act(Action::CheckIn), Action::CheckIn),
        open("log", "agree", ask(asks, PendingChoice::Log), "vote-open"),
        open("more", "rest", ask(turn, PendingChoice::More), "turn"),
    ]
}

impl No {
    /// The part of a key. A place for one thing names the thing that is missing.
    fn word(self, shown: &TableView<Labyrinth>) -> &'static str {
        let deed = match self {
            No::Word(word) => return word,
            No::Rules(deed) => deed,
        };
        let Some(Illegal::Refused(refusal)) = shown.why_not(&deed) else { return "turn" };
        match (deed, refusal) {
            (Action::Shoot(_), Refusal::NoItem | Refusal::WrongItem) => "bullet",
            (Action::UseKit, Refusal::NoItem | Refusal::WrongItem) => "kit",
            _ => refusal_word(refusal),
        }
    }
}

/// The n-th place was asked for, by key or pointer.
pub fn pick(
    place: usize,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
) {
    if crate::scenes::labyrinth::looks_on(shown) {
        desk.follow = shown.view.order.get(place).copied().or(desk.follow);
        return;
    }
    if let Some(PendingChoice::Attack) = desk.ask
        && let Some(deed) = attacks(shown).nth(place)
    {
        desk.ask = None;
        out.wishes.write(Intent::Act(deed));
        return;
    }
    let slots = slots(shown);
    match slots.get(place).and_then(|slot| slot.does) {
        Some(Does::Act(deed)) => {
            desk.ask = None;
            out.wishes.write(Intent::Act(deed));
        }
        Some(Does::PendingChoice(ask)) => {
            desk.ask = if desk.ask == Some(ask) { None } else { Some(ask) }
        }
        None => {}
    }
}

/// The attacks that are possible, in the order they are shown.
pub fn attacks(shown: &TableView<Labyrinth>) -> impl Iterator<Item = Action> {
    shown.legal.iter().copied().filter(|deed| matches!(deed, Action::Attack { .. }))
}

pub(in crate::scenes::labyrinth) fn draw(
    root: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
) {
    let mut ui = region(root, "tray", panels.regions.tray);
    let rect = ui.max_rect();
    wood(&ui, rect);
    if crate::scenes::labyrinth::looks_on(shown) {
        watch_tray::draw(&mut ui, panels, shown, desk, rect);
        return;
    }
    let end = 210.0f32.min(rect.width() * 0.2);
    let dish = (rect.height() - 12.0).min(rect.width() * 0.16);
    let grid = egui::Rect::from_min_max(
        rect.min + egui::vec2(8.0, 12.0),
        egui::pos2(rect.right() - end - dish - 28.0, rect.bottom() - 8.0),
    );
    deeds(&mut ui, panels, shown, desk, out, grid);
    let middle = egui::pos2(grid.right() + 10.0 + dish / 2.0, rect.center().y + 2.0);
    compass(&mut ui, panels, shown, desk, out, (middle, dish));
    let right = egui::Rect::from_min_max(
        egui::pos2(rect.right() - end - 10.0, rect.top() + 14.0),
        egui::pos2(rect.right() - 10.0, rect.bottom() - 10.0),
    );
    end_turn(&mut ui, panels, shown, desk, out, right);
}

fn deeds(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
    area: egui::Rect,
) {
    let language = &panels.language;
    let may = panels.may_act(shown);
    let gap = 6.0;
    let cell = egui::vec2((area.width() - 4.0 * gap) / 5.0, (area.height() - gap) / 2.0);
    for (place, slot) in slots(shown).into_iter().enumerate() {
        let (column, row) = ((place % 5) as f32, (place / 5) as f32);
        let min = area.min + egui::vec2(column * (cell.x + gap), row * (cell.y + gap));
        let rect = egui::Rect::from_min_size(min, cell);
        let usable = may && slot.does.is_some();
        let theme = shown.view.settings().expansions.theme;
        let themed = |key: String| language.say(&names::themed(language, &key, theme));
        let label = themed(format!("maze-do-{}", slot.word));
        let note = if usable {
            themed(format!("maze-tip-{}", slot.tip))
        } else if may {
            themed(format!("maze-no-{}", slot.no.word(shown)))
        } else {
            language.say("maze-no-turn")
        };
        let lit = matches!((slot.does, desk.ask), (Some(Does::PendingChoice(one)), Some(two)) if one == two);
        let cap = panels.cap(KeyAction::PICKS[place]);
        let response = card(ui, rect, (&label, &note), cap.as_ref(), usable, lit);
        kit::anchors::anchor(ui.ctx(), format!("deed-{}", slot.word), response.rect);
        if response.clicked() && usable {
            pick(place, shown, desk, out);
        }
    }
}

/// A paper card with a key, a name and a line below it; dark when it cannot be used.
fn card(
    ui: &mut egui::Ui,
    rect: egui::Rect,
    (label, note): (&str, &str),
    cap: Option<&crate::app::keys::Cap>,
    usable: bool,
    lit: bool,
) -> egui::Response {
    let kit = kit::Kit::of(ui.ctx());
    let id = ui.id().with(("deed", label));
    let response = ui.interact(rect, id, egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, usable, label));
    let lift = if lit {
        -4.0
    } else if usable && response.hovered() {
        -2.0
    } else {
        0.0
    };
    let rect = rect.translate(egui::vec2(0.0, lift));
    let sheet = if usable { kit::Sheet::PaperLit } else { kit::Sheet::Dark };
    kit::paint::slice(ui.painter(), rect, sheet.sprite(), egui::Color32::WHITE);
    let (first, second) =
        if usable { (kit.skin.ink, kit.skin.ink) } else { (kit.skin.quiet, kit.skin.quiet) };
    let inner = rect.shrink2(egui::vec2(8.0, 4.0));
    let key = cap.map_or(egui::Vec2::ZERO, |cap| kit::cap_size(ui, cap));
    let beside = inner.with_min_x(inner.left() + key.x + 8.0);
    let (label, note) = ((label, Type::Strong, first), (note, Type::Second, second));
    let middle = if kit::fits(ui, beside, &[label, note]) {
        kit::label(ui, beside, &[label, note]);
        inner.center().y
    } else {
        // Too narrow: beside the key the name alone, and what is to be said below both.
        let (above, below) =
            inner.split_top_bottom_at_y(inner.top() + key.y.max(inner.height() / 2.0));
        kit::label(ui, above.with_min_x(beside.left()), &[label]);
        kit::label(ui, below, &[note]);
        above.center().y
    };
    if let Some(cap) = cap {
        let at = egui::pos2(inner.left() + 2.0, middle - key.y / 2.0);
        kit::paint_cap(ui, egui::Rect::from_min_size(at, key), cap);
    }
    if lit || response.has_focus() {
        kit::paint::ring(ui.painter(), rect, kit::paint::Ring::Button);
    }
    response
}

/// The brass dish of the four directions.
fn compass(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
    (middle, size): (egui::Pos2, f32),
) {
    let language = &panels.language;
    kit::paint::picture(
        ui.painter(),
        middle,
        art::table::COMPASS,
        size / 124.0,
        egui::Color32::WHITE,
    );
    let may = panels.may_act(shown)
        && (desk.ask.is_some_and(|ask| ask.on(Dir::Up).is_some())
            || shown.legal.iter().any(|deed| matches!(deed, Action::Move(_))));
    let keys = [
        (Dir::Up, KeyAction::StepNorth, icon::ARROW_UP),
        (Dir::Left, KeyAction::StepWest, icon::ARROW_LEFT),
        (Dir::Right, KeyAction::StepEast, icon::ARROW_RIGHT),
        (Dir::Down, KeyAction::StepSouth, icon::ARROW_DOWN),
    ];
    for (dir, action, sprite) in keys {
        let (dx, dy) = dir.delta();
        let off = egui::vec2(f32::from(dx), -f32::from(dy)) * size * 0.26;
        let rect = egui::Rect::from_center_size(middle + off, egui::Vec2::splat(size * 0.25));
        let name = names::way(language, dir);
        let response = petal(ui, rect, &name, panels.cap(action).as_ref(), sprite, may);
        kit::anchors::anchor(ui.ctx(), format!("step-{}", names::word(dir)), response.rect);
        if response.clicked() && may {
            let deed = step_or_aim(desk, dir);
            out.wishes.write(Intent::Act(deed));
        }
    }
}

fn petal(
    ui: &mut egui::Ui,
    rect: egui::Rect,
    name: &str,
    cap: Option<&crate::app::keys::Cap>,
    sprite: &'static Sprite,
    usable: bool,
) -> egui::Response {
    let kit = kit::Kit::of(ui.ctx());
    let response = ui.interact(rect, ui.id().with(("side", name)), egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, usable, name));
    let tint = if usable { egui::Color32::WHITE } else { egui::Color32::from_gray(150) };
    kit::paint::slice(ui.painter(), rect, kit::Sheet::PaperLit.sprite(), tint);
    match cap {
        Some(cap) => {
            let size = kit::cap_size(ui, cap);
            kit::paint_cap(ui, egui::Rect::from_center_size(rect.center(), size), cap);
        }
        None => kit::paint::picture(ui.painter(), rect.center(), sprite, 0.8, kit.skin.ink),
    }
    if response.has_focus() {
        kit::paint::ring(ui.painter(), rect, kit::paint::Ring::Button);
    }
    response
}

fn end_turn(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
    area: egui::Rect,
) {
    let language = &panels.language;
    let label = language.say("maze-do-end");
    let may = panels.may_act(shown);
    let ready = may && shown.legal.contains(&Action::EndTurn);
    let own = own_seat(&shown.view);
    let skips = shown.view.figures[own.index()].skip_next;
    let caption = language.say(if skips { "maze-tip-lose-next" } else { "maze-tip-pass" });
    let reason = (!ready).then(|| match shown.turn {
        game_rules::game::Turn::Over(_) => language.say("refuse-over"),
        _ if may => language.say("maze-no-must-move-first"),
        _ if matches!(shown.eyes, Viewer::Seat(_)) => language.say("maze-no-turn"),
        _ => language.say("refuse-watching"),
    });
    let cap = panels.cap(KeyAction::Confirm);
    let mut ui = ui.new_child(egui::UiBuilder::new().id_salt("end").max_rect(area));
    let button = kit::Plate::new(&label)
        .commit()
        .caption(&caption)
        .within(area.size())
        .disabled_if(reason.as_deref())
        .key_if(cap.as_ref());
    let response = ui.add(button);
    kit::anchors::anchor(ui.ctx(), "end-turn", response.rect);
    if response.clicked() && ready {
        desk.ask = None;
        out.wishes.write(Intent::Act(Action::EndTurn));
    }
}
