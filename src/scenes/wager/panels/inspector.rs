//! The odds board: who will be on top, and what a bet is worth, from public information only.

use bevy_egui::egui::{self, Color32, Rect, Sense, pos2, vec2};
use game_rules::{
    game::Seat,
    odds::Odds,
    wager::{Board, Envelope, Kind, Phase, Quest, Row, Settled, View, Wager, while_landing},
};

use super::{calibration, scores::left_to_land};
use crate::{
    app::{language::Language, settings::Inspect},
    art::sprites::wager as art,
    kit::{self, Kit, Type},
    say,
    scenes::{
        frame::Panels,
        wager::{
            Desk,
            beats::{self, evil_seat, own},
            formula::judged,
            motion::ranking,
            names::{name, points, signed, task, title},
            stage::emblem,
            words::drawn_by,
        },
    },
    table::{Player, TableView},
};

pub fn draw(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &TableView<Wager>, desk: &mut Desk) {
    let language = &panels.language;
    let view = &shown.view;
    let right = match left_to_land(panels, shown) {
        Some(count) => say!(language, "bets-board-left", count = count as i64),
        None => say!(
            language,
            "bets-board-round",
            round = i64::from(view.round),
            rounds = i64::from(view.plan.setup.rounds)
        ),
    };
    headed(ui, &language.say("bets-board"), Type::Heading, &right);
    if !panels.playback.is_idle() {
        // The maths is on the table now: the ladder of whoever wears the crown, hit by hit.
        reveal(ui, panels, shown, desk);
        return;
    }
    let Some(board) = panels.reading().and_then(|counted| counted.get()) else {
        kit::words(ui, "…", Type::Body);
        return;
    };
    rows(ui, panels, shown, (board.rows.as_slice(), board.sampled), desk);
    let why = if board.sampled { "bets-board-sampled" } else { "bets-board-settled" };
    kit::words(ui, &language.say(why), Type::Second);
    kit::rule(ui);
    if let Some(seat) = ladder(ui, panels, shown, Some(board), desk) {
        form(ui, panels, view, seat);
    }
    let sealing = crate::scenes::wager::scene::is_sealing(panels, desk);
    if view.phase == Phase::Betting && own(shown.eyes).is_some() && !sealing {
        kit::rule(ui);
        own_bet(ui, panels, shown, board, desk);
    }
    if let Some(quest) = view.current_quest() {
        kit::rule(ui);
        kit::section(ui, None, &title(language, quest));
        kit::words(ui, &task(language, quest), Type::Second);
        kit::words(ui, &judged(language, quest), Type::Second);
        if let Some(starts) = handicaps(language, view, quest, panels.table.players()) {
            kit::words(ui, &starts, Type::SecondStrong);
        }
        if panels.inspect() == Inspect::Why {
            kit::words(ui, &drawn_by(language, view, quest), Type::Second);
        }
    }
    if let Some(round) = view.history.last() {
        kit::rule(ui);
        last_round(ui, panels, view, round, desk);
    }
}

/// A heading with what belongs to it at the other end of its line, or below if both do not fit.
fn headed(ui: &mut egui::Ui, heading: &str, kind: Type, right: &str) {
    let room = ui.available_width();
    let fits = kit::wide(ui, heading, kind) + kit::wide(ui, right, Type::Second) + 16.0 <= room;
    if !fits {
        kit::words(ui, heading, kind);
        kit::words(ui, right, Type::Second);
        return;
    }
    let line = kit::words(ui, heading, kind).rect;
    let quiet = Kit::of(ui.ctx()).skin.quiet;
    let end = pos2(ui.max_rect().left() + room, line.center().y + 2.0);
    text(ui, right, Type::Second, quiet, end, true);
}

/// Envelopes are landing: everybody's points are known, and how many envelopes are left.
fn reveal(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &TableView<Wager>, desk: &mut Desk) {
    if let Some(left) = left_to_land(panels, shown) {
        let picture = beats::picture(&shown.view, None, &panels.playback);
        let turned = picture.seats.iter().all(|seat| seat.rank.is_some_and(|it| it.t >= 1.0));
        // What is still face down is not counted with.
        if turned {
            let points: Vec<i32> = picture.seats.iter().map(|seat| seat.points).collect();
            let left = u8::try_from(left).unwrap_or(u8::MAX);
            let board = while_landing(&points, left, shown.view.terms().per_bet);
            rows(ui, panels, shown, (board.as_slice(), false), desk);
            kit::words(ui, &panels.language.say("bets-board-landing"), Type::Second);
            kit::rule(ui);
        }
    }
    ladder(ui, panels, shown, None, desk);
    landings(ui, panels, shown);
}

/// Who is given a start in this quest, for all to see.
fn handicaps(
    language: &Language,
    view: &View,
    quest: &Quest,
    players: &[Player],
) -> Option<String> {
    if !matches!(quest.kind, Kind::Quick(_)) {
        return None;
    }
    let entrants = Seat::all(view.players()).zip(&view.plan.setup.players);
    let starts: Vec<String> = entrants
        .filter(|(_, entrant)| entrant.handicap != 0)
        .map(|(seat, entrant)| {
            let called = name(language, players, seat);
            say!(language, "bets-handicap", name = called, points = signed(entrant.handicap))
        })
        .collect();
    (!starts.is_empty()).then(|| say!(language, "bets-handicaps", list = language.list(&starts)))
}

/// One line for everybody: the chance to be on top, and what 0 to 3 bets leave of it. The chances
/// may be sampled ones.
fn rows(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    shown: &TableView<Wager>,
    (board, sampled): (&[Row], bool),
    desk: &mut Desk,
) {
    let language = &panels.language;
    let kit = Kit::of(ui.ctx());
    let players = panels.table.players();
    let evil = evil_seat(players);
    let height = kit.scaled(26.0).max(24.0);
    // Numbers stand over their bars, however large they are.
    let step = kit.scaled(20.0).clamp(20.0, 40.0);
    let bars = 4.0 * step;
    let (head, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), kit.scaled(20.0)), Sense::hover());
    let quiet = kit.skin.quiet;
    let hits = language.say("bets-board-hits");
    let hits_wide = kit::wide(ui, &hits, Type::Second);
    // What the numbers count is said where names have room beside it.
    let names = players
        .iter()
        .enumerate()
        .map(|(index, _)| kit::wide(ui, &name(language, players, Seat(index as u8)), Type::Second));
    let widest = names.fold(0.0, f32::max) + kit::wide(ui, "≈ 100.0 %", Type::SecondStrong) + 40.0;
    let told = head.width() - bars - hits_wide - 20.0 >= widest;
    let bars_from = head.right() - bars;
    let chance_end = bars_from - 10.0 - if told { hits_wide + 8.0 } else { 0.0 };
    if told {
        let at = pos2(bars_from - 2.0, head.center().y);
        text(ui, &hits, Type::Second, quiet, at, true);
    }
    text(
        ui,
        &language.say("bets-board-top"),
        Type::Second,
        quiet,
        pos2(chance_end, head.center().y),
        true,
    );
    for bet in 0..4 {
        let digit = kit::wide(ui, &bet.to_string(), Type::SecondStrong);
        let x = head.right() - bars + step * (bet as f32 + 0.5) + digit / 2.0;
        text(
            ui,
            &bet.to_string(),
            Type::SecondStrong,
            kit.skin.text,
            pos2(x, head.center().y),
            true,
        );
    }
    let mut order: Vec<&Row> = board.iter().collect();
    order.sort_by(|one, two| two.on_top.value().total_cmp(&one.on_top.value()));
    let mut pressed = None;
    for (number, row) in order.into_iter().enumerate() {
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
        let called = name(language, players, row.seat);
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, called.as_str())
        });
        if response.clicked() {
            pressed = Some(row.seat);
        }
        if number % 2 == 0 {
            ui.painter().rect_filled(rect, 0.0, kit.skin.alternate);
        }
        if response.has_focus() {
            kit::paint::ring(ui.painter(), rect, kit::paint::Ring::Button);
        }
        let line = rect.center().y;
        kit::paint_seat(ui.painter(), pos2(rect.left() + 12.0, line), 10.0, emblem(row.seat, evil));
        let never = row.on_top.is_never();
        let color = if never { quiet } else { kit.skin.number };
        let percent =
            format!("{}{}", if sampled { "≈ " } else { "" }, language.percent(row.on_top));
        text(ui, &percent, Type::SecondStrong, color, pos2(chance_end, line), true);
        let percent_wide = kit::wide(ui, &percent, Type::SecondStrong);
        let room = chance_end - percent_wide - 8.0 - (rect.left() + 28.0);
        let scale = kit::fitting(ui.ctx(), vec2(room, height), || {
            vec2(kit::wide(ui, &called, Type::Second), 0.0)
        });
        kit::at_scale(ui.ctx(), scale, || {
            text(ui, &called, Type::Second, kit.skin.text, pos2(rect.left() + 28.0, line), false);
        });
        for (bet, odds) in row.ladder.iter().enumerate() {
            let slot = Rect::from_center_size(
                pos2(rect.right() - bars + step * (bet as f32 + 0.5), line),
                vec2(14.0, 20.0) * (step / 20.0),
            );
            bar(ui, slot, *odds, sampled);
        }
    }
    if pressed.is_some() {
        desk.inspected = pressed;
        let me = own(shown.eyes);
        if shown.view.phase == Phase::Betting && me.is_some() && pressed != me {
            (desk.target, desk.none) = (pressed, false);
        }
    }
}

/// One line, beginning or ending at a point.
fn text(ui: &egui::Ui, text: &str, kind: Type, color: Color32, at: egui::Pos2, end: bool) {
    let galley = kit::text::lay(ui, &[(text, kind, color)], f32::INFINITY, egui::Align::Min);
    let x = if end { at.x - galley.size().x } else { at.x };
    ui.painter().galley(pos2(x, at.y - galley.size().y / 2.0), galley, color);
}

fn bar(ui: &egui::Ui, slot: Rect, odds: Odds, sampled: bool) {
    let painter = ui.painter();
    kit::paint::slice(painter, slot, art::ODDS_SLOT, Color32::WHITE);
    if odds.is_never() {
        kit::paint::picture(painter, slot.center(), art::ODDS_NONE, 1.0, Color32::WHITE);
        return;
    }
    let height = (slot.height() * odds.value() as f32).max(3.0);
    let fill = Rect::from_min_max(pos2(slot.left(), slot.bottom() - height), slot.max);
    let sprite = if sampled { art::ODDS_SAMPLED } else { art::ODDS_FILL };
    kit::paint::slice(painter, fill, sprite, Color32::WHITE);
}

/// The inspected player's total as bets land, and where it still is the highest.
fn ladder(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    shown: &TableView<Wager>,
    board: Option<&Board>,
    desk: &Desk,
) -> Option<Seat> {
    let language = &panels.language;
    let kit = Kit::of(ui.ctx());
    let players = panels.table.players();
    let view = &shown.view;
    let picture = beats::picture(view, evil_seat(players), &panels.playback);
    let now: Vec<i32> = picture.seats.iter().map(|seat| seat.points).collect();
    let landed: Vec<u8> = picture.seats.iter().map(|seat| seat.landed).collect();
    let rows = board.map_or(&[][..], |board| &board.rows);
    let likely = rows.iter().max_by(|one, two| {
        one.on_top.value().total_cmp(&two.on_top.value()).then(two.seat.cmp(&one.seat))
    });
    let crowned = picture.crowns.first().map(|crown| crown.from);
    let wanted = if board.is_some() { desk.inspected } else { crowned };
    let seat = wanted.or_else(|| likely.map(|row| row.seat)).unwrap_or_default();
    if seat.index() >= now.len() {
        return None;
    }
    let called = name(language, players, seat);
    let heading = say!(language, "bets-ladder", name = called);
    headed(ui, &heading, Type::Section, &language.say("bets-ladder-by"));
    let own = seat.index();
    let before = now[own] + view.terms().per_bet * i32::from(landed[own]);
    let others = now.iter().enumerate().filter(|(index, _)| *index != own).map(|(_, at)| *at);
    let rival = others.max().unwrap_or(i32::MIN);
    let size = vec2(ui.available_width(), 74.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    for y in [12.0, 58.0] {
        let rail = Rect::from_min_size(rect.min + vec2(0.0, y), vec2(rect.width(), 5.0));
        kit::paint::slice(painter, rail, art::LADDER_RAIL, Color32::WHITE);
    }
    let step = (rect.width() / 5.0).min(58.0);
    let first = usize::from(landed[own]).saturating_sub(2);
    for rung in 0..5usize {
        let hits = first + rung;
        let total = before - view.terms().per_bet * hits as i32;
        let at = pos2(rect.left() + step * (rung as f32 + 0.5), rect.center().y);
        let here = hits == usize::from(landed[own]);
        let sprite = match (total.cmp(&rival), here) {
            (std::cmp::Ordering::Greater, false) => art::LADDER_TOP,
            (std::cmp::Ordering::Greater, true) => art::LADDER_NOW,
            (std::cmp::Ordering::Equal, false) => art::LADDER_LEVEL,
            (std::cmp::Ordering::Equal, true) => art::LADDER_NOW_LEVEL,
            (std::cmp::Ordering::Less, false) => art::LADDER_OUT,
            (std::cmp::Ordering::Less, true) => art::LADDER_NOW_OUT,
        };
        let scale = (step / 58.0).min(1.0);
        kit::paint::picture(painter, at, sprite, scale, Color32::WHITE);
        let ink = if total < rival && !here { kit.skin.text } else { kit.ink_on(sprite) };
        let number = points(total);
        let font = |size: f32| egui::FontId::proportional(size * scale);
        painter.text(at + vec2(0.0, 1.0), egui::Align2::CENTER_CENTER, number, font(20.0), ink);
        painter.text(
            at + vec2(0.0, 24.0 * scale),
            egui::Align2::CENTER_CENTER,
            hits.to_string(),
            font(15.0),
            ink,
        );
    }
    Some(seat)
}

/// Rounds whose places are shown.
const ROUNDS: usize = 12;

/// The places of somebody's last rounds, the best one tallest, and what is published of an AI.
fn form(ui: &mut egui::Ui, panels: &Panels<Wager>, view: &View, seat: Seat) {
    let language = &panels.language;
    let called = name(language, panels.table.players(), seat);
    let published = view.plan.setup.players.get(seat.index()).and_then(|player| player.form);
    let right = match published {
        Some(form) => say!(language, "bets-form-skill", skill = i64::from(form.skill)),
        None if view.history.is_empty() => language.say("bets-form-none"),
        None => String::new(),
    };
    headed(ui, &say!(language, "bets-form", name = called), Type::SecondStrong, &right);
    let last = &view.history[view.history.len().saturating_sub(ROUNDS)..];
    if last.is_empty() {
        return;
    }
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
    let most = view.players() as u64;
    for (place, line) in last.iter().filter_map(|round| round.ranking.get(seat.index())).enumerate()
    {
        let middle = pos2(rect.left() + 20.0 * place as f32 + 9.0, rect.center().y);
        let slot = Rect::from_center_size(middle, vec2(14.0, 20.0));
        bar(ui, slot, Odds::new(most + 1 - u64::from(line.rank), most), false);
    }
}

/// The envelopes of the reveal, one line each: whom they hit and what it leaves.
fn landings(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &TableView<Wager>) {
    let language = &panels.language;
    let players = panels.table.players();
    let now = panels.playback.beat.as_ref().map(|beat| &beat.event);
    let told = panels.playback.done.iter().chain(now).chain(panels.playback.coming());
    let lines = ranking::lines(told, shown.view.players());
    let picture = beats::picture(&shown.view, evil_seat(players), &panels.playback);
    let landed: usize = picture.seats.iter().map(|seat| usize::from(seat.landed)).sum();
    let mut totals: Vec<i32> = lines.iter().map(|line| line.from + line.award).collect();
    kit::rule(ui);
    for (number, seat) in ranking::landings(&lines).into_iter().enumerate() {
        let number_shown = number as i64 + 1;
        if number == landed && picture.flying.is_some() {
            let text = say!(language, "bets-envelope-air", number = number_shown);
            kit::entry(ui, None, &text, "");
        }
        if number >= landed {
            break;
        }
        let from = totals[seat.index()];
        totals[seat.index()] -= shown.view.terms().per_bet;
        let called = name(language, players, seat);
        let text =
            say!(language, "bets-envelope-hits", number = number_shown, name = called.as_str());
        let change = format!("{} → {}", points(from), points(totals[seat.index()]));
        kit::entry(ui, None, &text, &change);
    }
}

/// What the bet on the desk is worth, under both readings of the others.
fn own_bet(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    shown: &TableView<Wager>,
    board: &Board,
    desk: &Desk,
) {
    let language = &panels.language;
    let players = panels.table.players();
    let view = &shown.view;
    kit::section(ui, None, &language.say("bets-own"));
    let about = if board.sampled { "≈ " } else { "" };
    let worth = |odds: Odds, stake: u8| {
        let (num, den) = board.worth(odds, stake);
        let value = num as f64 / den.max(1) as f64;
        let sign = if value < 0.0 { "−" } else { "+" };
        (value, format!("{about}{sign}{}", language.decimal(value.abs(), 1)))
    };
    let target = desk.target.filter(|_| !desk.none);
    if let Some(bet) = board.bets.iter().find(|bet| Some(bet.on) == target) {
        let line = say!(
            language,
            "bets-own-odds",
            name = name(language, players, bet.on),
            alone = format!("{about}{}", language.percent(bet.alone)),
            expected = format!("{about}{}", language.percent(bet.expected))
        );
        kit::words(ui, &line, Type::Second);
        let line = say!(
            language,
            "bets-own-worth",
            stake = i64::from(desk.stake),
            alone = worth(bet.alone, desk.stake).1,
            expected = worth(bet.expected, desk.stake).1
        );
        kit::words(ui, &line, Type::Second);
    }
    let most = view.players() as u8;
    let mean = |bet: &game_rules::wager::BetOdds| {
        (worth(bet.alone, most).0 + worth(bet.expected, most).0) / 2.0
    };
    let best = board.bets.iter().max_by(|one, two| mean(one).total_cmp(&mean(two)));
    let line = match best {
        Some(bet) if mean(bet) > 0.0 => say!(
            language,
            "bets-own-best",
            stake = i64::from(most),
            name = name(language, players, bet.on),
            worth = format!("+{}", language.decimal(mean(bet), 1))
        ),
        _ => language.say("bets-own-best-none"),
    };
    kit::words(ui, &line, Type::SecondStrong);
    if panels.inspect() == Inspect::Why {
        kit::words(ui, &language.say("bets-own-point"), Type::Second);
        if !view.terms().exclude_bettor {
            kit::words(ui, &language.say("bets-own-leader"), Type::Second);
        }
    }
}

/// Every chip of the inspected player's last round; of everybody's if nobody is inspected.
fn last_round(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    view: &View,
    round: &Settled,
    desk: &Desk,
) {
    let language = &panels.language;
    let players = panels.table.players();
    let evil = evil_seat(players);
    kit::section(ui, None, &language.say("bets-last-round"));
    calibration::draw(ui, panels, view);
    let seats =
        Seat::all(view.players()).filter(|seat| desk.inspected.is_none_or(|of| of == *seat));
    for seat in seats {
        let (line, paid) = (&round.ranking[seat.index()], &round.bets[seat.index()]);
        let heading = say!(
            language,
            "bets-account",
            name = name(language, players, seat),
            from = points(line.from),
            to = points(round.end[seat.index()])
        );
        kit::section(ui, Some(emblem(seat, evil)), &heading);
        let mut lines = vec![say!(
            language,
            "bets-account-rank",
            rank = i64::from(line.rank),
            award = signed(line.award)
        )];
        if line.received > 0 {
            lines.push(say!(
                language,
                "bets-account-received",
                count = i64::from(line.received),
                cost = signed(-line.cost)
            ));
        }
        if line.bonus != 0 {
            lines.push(say!(language, "bets-account-bonus", bonus = signed(line.bonus)));
        }
        lines.push(match paid.envelope {
            Envelope::Empty => language.say("bets-account-nothing"),
            Envelope::Bet { on, stake } => {
                let won = paid.won == Some(true);
                let key = if won { "bets-account-won" } else { "bets-account-lost" };
                language.say_with(
                    key,
                    &[
                        ("stake", i64::from(stake).into()),
                        ("whom", name(language, players, on).into()),
                        ("change", signed(paid.to - paid.from).into()),
                    ],
                )
            }
        });
        for line in &lines {
            kit::words(ui, line, Type::Second);
        }
    }
}
