//! The scores of a round as cards in the tray, turned over as the reveal goes on.

use bevy_egui::egui::{self, Color32, Rect, pos2, vec2};
use game_rules::{
    game::Seat,
    wager::{Event, Wager},
};

use crate::{
    app::keys::{Cap, KeyAction},
    art::sprites::wager as art,
    kit::{self, Kit, Type},
    say,
    scenes::{
        frame::Panels,
        wager::{
            beats::{self, evil_seat},
            names::{name, title},
            picture::SeatPicture,
            stage::emblem,
        },
    },
    table::TableView,
};

/// Cards in one row at most.
const ROW: usize = 8;

pub fn draw(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &TableView<Wager>) {
    let language = &panels.language;
    let players = panels.table.players();
    let evil = evil_seat(players);
    let picture = beats::picture(&shown.view, evil, &panels.playback);
    let quest = shown.view.current_quest();
    let heading = quest.map_or_else(String::new, |quest| title(language, quest));
    ui.spacing_mut().interact_size.y = 0.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.horizontal(|ui| {
        kit::words(ui, &say!(language, "bets-scores", title = heading), Type::Section);
        if !panels.playback.is_idle()
            && let Some(cap) = panels.cap(KeyAction::FastForward)
        {
            hurry(ui, &cap, &language.say("bets-hurry"));
        }
    });
    let mut order: Vec<Seat> = Seat::all(picture.seats.len()).collect();
    let rank = |seat: &Seat| picture.seats[seat.index()].rank.map_or(u8::MAX, |turned| turned.rank);
    order.sort_by_key(|seat| (rank(seat), seat.0));
    let area = Rect::from_min_max(pos2(ui.max_rect().left(), ui.cursor().top()), ui.max_rect().max);
    let rows = order.len().div_ceil(ROW);
    let columns = order.len().div_ceil(rows).max(1);
    let gap = 8.0;
    let size = vec2(
        ((area.width() + gap) / columns as f32 - gap).min(180.0),
        ((area.height() + gap) / rows as f32 - gap).max(30.0),
    );
    for (number, seat) in order.iter().enumerate() {
        let (column, row) = (number % columns, number / columns);
        let at = area.min + vec2(column as f32 * (size.x + gap), row as f32 * (size.y + gap));
        let card = Rect::from_min_size(at, size);
        let player = &picture.seats[seat.index()];
        draw_card(ui, panels, card, player, *seat, emblem(*seat, evil));
    }
}

fn draw_card(
    ui: &egui::Ui,
    panels: &Panels<Wager>,
    card: Rect,
    player: &SeatPicture,
    seat: Seat,
    emblem: usize,
) {
    let language = &panels.language;
    let kit = Kit::of(ui.ctx());
    let open = player.rank.filter(|turned| turned.t > 0.5);
    let paid = open.is_some_and(|turned| turned.award > 0);
    let sheet = if paid { art::SCORE_CARD_PAID } else { art::SCORE_CARD_UNPAID };
    kit::paint::slice(ui.painter(), card, sheet, Color32::WHITE);
    let low = card.height() < 60.0;
    let radius = if low { 10.0 } else { 14.0 };
    let inner = card.shrink2(vec2(9.0, 6.0));
    let line = if low { inner.center().y } else { inner.top() + radius + 2.0 };
    kit::paint_seat(ui.painter(), pos2(inner.left() + radius, line), radius, emblem);
    let ink = kit.ink_on(sheet);
    let called = name(language, panels.table.players(), seat);
    let place = open.map_or_else(String::new, |turned| {
        say!(language, "bets-rank", rank = i64::from(turned.rank))
    });
    let value = open.map_or_else(
        || "?".to_owned(),
        |turned| match turned.value {
            Some(value) => language.written(value),
            None => language.say("bets-absent"),
        },
    );
    let left = inner.left() + 2.0 * radius + 6.0;
    let put =
        |text: &str, from: egui::Pos2, to: egui::Pos2, kind: Type, color: Color32, end: bool| {
            let room = Rect::from_two_pos(from, to);
            let scale =
                kit::fitting(ui.ctx(), room.size(), || vec2(kit::wide(ui, text, kind), 0.0));
            kit::at_scale(ui.ctx(), scale.min(1.2), || {
                let galley =
                    kit::text::lay(ui, &[(text, kind, color)], f32::INFINITY, egui::Align::Min);
                let x = if end { room.right() - galley.size().x } else { room.left() };
                let y = room.center().y - galley.size().y / 2.0;
                ui.painter().galley(pos2(x, y), galley, color);
            });
        };
    if low {
        let text = format!("{value}  {place}");
        let to = pos2(inner.right(), inner.bottom());
        put(&text, pos2(left, inner.top()), to, Type::Strong, ink, true);
        return;
    }
    let half = inner.center().y + 2.0;
    let middle = if card.width() > 110.0 { inner.right() - 40.0 } else { inner.right() };
    put(&called, pos2(left, inner.top()), pos2(middle, half), Type::Strong, ink, false);
    if card.width() > 110.0 {
        let to = pos2(inner.right(), half);
        put(&place, pos2(middle, inner.top()), to, Type::Second, ink, true);
    }
    let centre = inner.left() + inner.width() * 0.5;
    put(&value, pos2(inner.left(), half), pos2(centre, inner.bottom()), Type::Heading, ink, false);
    if let Some(turned) = open {
        let (text, color) = if turned.award > 0 {
            pay(ui, pos2(centre, card.bottom() - 18.0), turned.award, inner.right() - 48.0);
            (format!("+{}", turned.award), if ink == kit.skin.ink { kit.skin.gain } else { ink })
        } else {
            (language.say("bets-no-pay"), ink)
        };
        let to = pos2(inner.right(), inner.bottom());
        put(&text, pos2(centre, half), to, Type::Second, color, true);
    }
}

/// The brass chips of a rank, as far as there is room.
fn pay(ui: &egui::Ui, at: egui::Pos2, award: i32, end: f32) {
    if at.x + 17.0 > end {
        return;
    }
    for chip in 0..award.clamp(0, 5) {
        let place = at + vec2((chip % 2) as f32 * 3.0, -5.0 * chip as f32);
        kit::paint::picture(ui.painter(), place, art::CHIP_PAY, 0.8, Color32::WHITE);
    }
}

/// A key and what it does, at the right end of the line if there is room.
fn hurry(ui: &mut egui::Ui, cap: &Cap, text: &str) {
    let size = kit::cap_size(ui, cap);
    let wide = size.x + 8.0 + kit::wide(ui, text, Type::Second);
    let room = ui.available_width() - wide - 8.0;
    if room < 0.0 {
        return;
    }
    ui.add_space(room);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    kit::paint_cap(ui, rect, cap);
    kit::words(ui, text, Type::Second);
}

/// Envelopes that have still to land in the reveal that is being shown.
pub fn left_to_land(panels: &Panels<Wager>, shown: &TableView<Wager>) -> Option<usize> {
    let event = panels.playback.beat.as_ref().map(|beat| &beat.event)?;
    if !matches!(event, Event::Ranked { .. } | Event::Crowned { .. }) {
        return None;
    }
    let told = panels.playback.done.iter().chain([event]).chain(panels.playback.coming());
    let all: usize = told
        .filter_map(|event| match event {
            Event::Ranked { line, .. } => Some(usize::from(line.received)),
            _ => None,
        })
        .sum();
    let evil = evil_seat(panels.table.players());
    let picture = beats::picture(&shown.view, evil, &panels.playback);
    let landed: usize = picture.seats.iter().map(|seat| usize::from(seat.landed)).sum();
    Some(all.saturating_sub(landed))
}
