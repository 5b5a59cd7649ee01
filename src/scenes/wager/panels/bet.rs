//! The bet in the making: everybody it can be on as a card, the stake, or nothing.

use bevy_egui::egui::{self, Align, Color32, Layout, Pos2, Rect, Sense, UiBuilder, pos2, vec2};
use game_rules::{
    game::Seat,
    wager::{Action, View, Wager},
};

use super::tray::master;
use crate::{
    app::keys::{Cap, KeyAction},
    art::{palette::THEME, sprites::wager as art},
    kit::{self, Kit, Type},
    say,
    scenes::{
        frame::{Outbox, Panels},
        wager::{
            Desk,
            beats::{evil_seat, own},
            names::{name, points},
            stage::emblem,
        },
    },
    table::{Intent, TableView},
};

/// Cards in one row at most.
const ROW: usize = 8;
/// Between cards, and between rows.
const GAP: f32 = 6.0;

/// On whom, how much, or nothing.
pub fn draw(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    shown: &TableView<Wager>,
    desk: &mut Desk,
    out: &mut Outbox<Wager>,
) {
    let language = &panels.language;
    let view = &shown.view;
    let me = own(shown.eyes);
    if panels.table.is_asking() {
        ask(ui, panels, out);
        return;
    }
    let sealing = crate::scenes::wager::scene::is_sealing(panels, desk);
    if sealing || !me.is_some_and(|me| view.turn.seats().contains(me)) {
        kit::section(ui, None, &language.say("bets-wait-others"));
        kit::words(ui, &language.say("bets-rule-sealed"), Type::Body);
        return;
    }
    let area = ui.max_rect();
    let labels = [language.say("bets-on"), language.say("bets-stake")];
    let wide = labels.iter().map(|label| kit::wide(ui, label, Type::Section)).fold(0.0, f32::max);
    let left = area.left() + wide.min(area.width() * 0.14) + 10.0;
    let middle = area.top() + area.height() * 0.56;
    let cards = Rect::from_min_max(pos2(left, area.top()), pos2(area.right(), middle - GAP / 2.0));
    let below = Rect::from_min_max(pos2(left, middle + GAP / 2.0), area.max);
    for (label, row) in labels.iter().zip([cards, below]) {
        let room =
            Rect::from_min_max(pos2(area.left(), row.top()), pos2(left - 10.0, row.bottom()));
        let brass = kit::text::colour(ui, Type::Section);
        put(ui, room, (label.as_str(), Type::Section), brass, Align::Min);
    }
    targets(ui, panels, view, desk, (me, cards));
    controls(ui, panels, view, desk, out, below);
}

/// Can everybody play this? Whoever cannot says so, for all to hear, and another quest is drawn.
fn ask(ui: &mut egui::Ui, panels: &Panels<Wager>, out: &mut Outbox<Wager>) {
    let language = &panels.language;
    let players = panels.table.players();
    kit::scroll(ui, "ask", |ui| {
        kit::section(ui, None, &language.say("bets-ask"));
        kit::words(ui, &language.say("bets-ask-text"), Type::Body);
        ui.horizontal_wrapped(|ui| {
            let people = Seat::all(players.len()).filter(|seat| players[seat.index()].is_human());
            for seat in people {
                let label = say!(language, "bets-ask-cannot", name = name(language, players, seat));
                if ui.add(kit::Stock::new(&label).height(40.0)).clicked() {
                    out.wishes.write(Intent::For(seat, Action::CannotPlay));
                }
            }
        });
    });
}

/// Everybody else, as cards side by side.
fn targets(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    view: &View,
    desk: &mut Desk,
    (me, area): (Option<Seat>, Rect),
) {
    let players = panels.table.players();
    let evil = evil_seat(players);
    let others: Vec<Seat> = Seat::all(view.players()).filter(|seat| Some(*seat) != me).collect();
    let rows = others.len().div_ceil(ROW).max(1);
    let columns = others.len().div_ceil(rows).max(1);
    let size = vec2(
        ((area.width() + GAP) / columns as f32 - GAP).min(210.0),
        (area.height() + GAP) / rows as f32 - GAP,
    );
    for (place, &seat) in others.iter().enumerate() {
        let step = vec2(
            (size.x + GAP) * (place % columns) as f32,
            (size.y + GAP) * (place / columns) as f32,
        );
        let card = Card {
            rect: Rect::from_min_size(area.min + step, size),
            name: name(&panels.language, players, seat),
            points: points(view.points[seat.index()]),
            emblem: emblem(seat, evil),
            chosen: desk.target == Some(seat) && !desk.none,
            cap: KeyAction::PICKS.get(place).and_then(|action| panels.cap(*action)),
        };
        if card.show(ui) {
            desk.target = Some(seat);
            desk.none = false;
        }
    }
}

struct Card {
    rect: Rect,
    name: String,
    points: String,
    emblem: usize,
    chosen: bool,
    cap: Option<Cap>,
}

impl Card {
    /// Draws the card; says whether it was chosen.
    fn show(&self, ui: &egui::Ui) -> bool {
        let rect = self.rect;
        let response = ui.interact(rect, ui.id().with(("bet on", &self.name)), Sense::click());
        response.widget_info(|| {
            egui::WidgetInfo::selected(
                egui::WidgetType::RadioButton,
                true,
                self.chosen,
                self.name.as_str(),
            )
        });
        let kit = Kit::of(ui.ctx());
        let lit = self.chosen || response.hovered();
        let sheet = if lit { art::SCORE_CARD_PAID } else { art::SCORE_CARD_UNPAID };
        let shift = if self.chosen { vec2(0.0, -2.0) } else { vec2(0.0, 0.0) };
        let rect = rect.translate(shift);
        kit::paint::slice(ui.painter(), rect, sheet, Color32::WHITE);
        if self.chosen {
            let edge = egui::Stroke::new(2.5, kit.hue(THEME.ink.loss.egui()));
            ui.painter().rect_stroke(rect.shrink(3.0), 3.0, edge, egui::StrokeKind::Inside);
        }
        let inner = rect.shrink2(vec2(9.0, 4.0));
        let cap = self.cap.as_ref().map_or(0.0, |cap| {
            let size = kit::cap_size(ui, cap).min(vec2(f32::INFINITY, inner.height()));
            let at = Rect::from_min_size(
                pos2(inner.right() - size.x, inner.center().y - size.y / 2.0),
                size,
            );
            kit::paint_cap(ui, at, cap);
            size.x + 8.0
        });
        let radius = (inner.height() * 0.36).min(15.0);
        kit::paint_seat(
            ui.painter(),
            pos2(inner.left() + radius, inner.center().y),
            radius,
            self.emblem,
        );
        let words = Rect::from_min_max(
            pos2(inner.left() + 2.0 * radius + 7.0, inner.top()),
            pos2(inner.right() - cap, inner.bottom()),
        );
        let number = words.width() * 0.34;
        let ink = kit.ink_on(sheet);
        let split = words.right() - number;
        let called = Rect::from_min_max(words.min, pos2(split - 4.0, words.bottom()));
        put(ui, called, (self.name.as_str(), Type::Strong), ink, Align::Min);
        let total = Rect::from_min_max(pos2(split, words.top()), words.max);
        put(ui, total, (self.points.as_str(), Type::Heading), ink, Align::Max);
        if response.has_focus() {
            kit::paint::ring(ui.painter(), rect, kit::paint::Ring::Button);
        }
        response.clicked()
    }
}

/// One line in the middle of a room, written smaller if it would not fit.
fn put(ui: &egui::Ui, room: Rect, (text, kind): (&str, Type), color: Color32, end: Align) {
    let scale = kit::fitting(ui.ctx(), room.size(), || vec2(kit::wide(ui, text, kind), 0.0));
    let line = kit::at_scale(ui.ctx(), 1.0, || {
        kit::text::lay(ui, &[(text, kind, color)], f32::INFINITY, Align::Min).size().y
    });
    // High letters have to fit as well as wide ones.
    let scale = scale.min(room.height() / line.max(1.0));
    kit::at_scale(ui.ctx(), scale, || {
        let galley = kit::text::lay(ui, &[(text, kind, color)], f32::INFINITY, Align::Min);
        let x = if end == Align::Max { room.right() - galley.size().x } else { room.left() };
        let y = room.center().y - galley.size().y / 2.0;
        ui.painter().galley(Pos2::new(x, y), galley, color);
    });
}

/// The stake between two buttons, no bet, another quest, the console: one row of furniture.
fn controls(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    view: &View,
    desk: &mut Desk,
    out: &mut Outbox<Wager>,
    area: Rect,
) {
    let language = &panels.language;
    let height = area.height().min(58.0);
    let room = (area.width() - 3.0 * GAP).max(0.0);
    let mut row = ui.new_child(
        UiBuilder::new()
            .id_salt("controls")
            .max_rect(area)
            .layout(Layout::left_to_right(Align::Min)),
    );
    row.spacing_mut().item_spacing.x = GAP;
    stake(&mut row, panels, view, desk, vec2(room * 0.27, height));
    let none = language.say("bets-none");
    let cap = panels.cap(KeyAction::NoBet);
    let button = kit::Stock::new(&none).lit(desk.none).key_if(cap.as_ref());
    if row.add(button.within(vec2(room * 0.2, height))).clicked() {
        desk.none = !desk.none;
    }
    let again = language.say("bets-redraw");
    let late = language.say("bets-redraw-late");
    let reason = (!view.may_redraw()).then_some(late.as_str());
    let cap = panels.cap(KeyAction::Redraw);
    let button = kit::Stock::new(&again).key_if(cap.as_ref()).disabled_if(reason);
    if row.add(button.within(vec2(room * 0.265, height))).clicked() && reason.is_none() {
        out.wishes.write(Intent::Act(Action::CannotPlay));
    }
    master(&mut row, panels, desk, Some(vec2(room * 0.265, height)));
}

/// The stake between two buttons, of as many as sit at the table.
fn stake(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    view: &View,
    desk: &mut Desk,
    room: egui::Vec2,
) {
    let language = &panels.language;
    let most = view.players();
    let label = language.say("bets-stake");
    let range = say!(language, "bets-stake-range", most = most as i64);
    let wide = (room.x * 0.26).clamp(32.0, 52.0);
    let mut turn = |ui: &mut egui::Ui, by: i32, sign: &str| {
        let fits = if by < 0 { desk.stake > 1 } else { usize::from(desk.stake) < most };
        let reason = (!fits && !desk.none).then_some("");
        let button = kit::Stock::new(sign).disabled_if(reason).within(vec2(wide, room.y));
        let response = ui.add(button);
        kit::tip(&response, &label, &range, None);
        if response.clicked() {
            desk.turn_stake(if desk.none { 0 } else { by }, most);
        }
    };
    turn(ui, -1, "−");
    let (between, _) = ui.allocate_exact_size(
        vec2((room.x - 2.0 * wide - 2.0 * GAP).max(24.0), room.y),
        Sense::hover(),
    );
    turn(ui, 1, "+");
    let number = if desk.none { "–".to_owned() } else { desk.stake.to_string() };
    let (light, quiet) = {
        let kit = Kit::of(ui.ctx());
        (kit.skin.text, kit.skin.quiet)
    };
    let split = between.top() + between.height() * 0.62;
    let above = Rect::from_min_max(between.min, pos2(between.right(), split));
    let below = Rect::from_min_max(pos2(between.left(), split), between.max);
    for (text, kind, color, line) in
        [(&number, Type::Heading, light, above), (&range, Type::Second, quiet, below)]
    {
        let centred = centre(ui, line, text, kind);
        put(ui, centred, (text.as_str(), kind), color, Align::Min);
    }
}

/// The part of a room that a line takes in its middle.
fn centre(ui: &egui::Ui, room: Rect, text: &str, kind: Type) -> Rect {
    let wide = kit::wide(ui, text, kind).min(room.width());
    Rect::from_center_size(room.center(), vec2(wide, room.height()))
}
