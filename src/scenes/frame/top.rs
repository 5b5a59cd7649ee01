//! The top bar: back, where we are, whose turn it is, five small buttons. Nothing in it moves.

use bevy_egui::egui;
use game_rules::game::{Seat, Turn, Viewer};

use super::{Hud, Outbox, Panels};
use crate::{
    art::sprites::shell::ui::icon,
    kit::{self, Type},
    say,
    scenes::scene::Scene,
    screens::{
        modals::{ModalPage, OpenModal},
        seating::GetUp,
        teaching,
    },
    table::{Intent, Mode, TableView},
};

/// How long Evil thinks before the ribbon tells, in seconds (ux 2.0.8).
const PATIENCE: f32 = 0.8;

pub(super) fn draw<G: Scene>(
    root: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    desk: &G::Desk,
    hud: &mut Hud,
    out: &mut Outbox<G>,
) {
    let language = &panels.language;
    let say = |key: &str| language.say(key);
    kit::top_bar(root, |ui| {
        let back = say("bar-parlor");
        if ui.add(kit::Leather::new(&back)).clicked() {
            match panels.table.mode() {
                Mode::Live if !panels.table.is_elsewhere() => hud.leaving = true,
                _ => drop(out.get_up.write(GetUp)),
            }
        }
        let bar = ui.max_rect();
        let middle = bar.left() + bar.width() * 0.35;
        place_name(ui, panels, shown, middle - 12.0);
        let buttons = buttons(ui, panels, shown, hud, out);
        let (text, seat) = ribbon(panels, shown, desk);
        let free = egui::Rect::from_min_max(
            egui::pos2(middle, bar.top()),
            egui::pos2(buttons - 12.0, bar.bottom()),
        );
        let mut middle = ui.new_child(
            egui::UiBuilder::new()
                .id_salt("ribbon")
                .max_rect(free)
                .layout(egui::Layout::left_to_right(egui::Align::Center)),
        );
        let hurry = thinks_long(panels).then(|| say("move-now"));
        let button =
            hurry.as_ref().map_or(0.0, |hurry| kit::wide(&middle, hurry, Type::Body) + 40.0);
        let mut ribbon = kit::ribbon(&text).width((free.width() - button).clamp(60.0, 420.0));
        if let Some(seat) = seat {
            ribbon = ribbon.seat(seat);
        }
        middle.add(ribbon);
        if let Some(hurry) = hurry
            && middle.add(kit::Leather::new(&hurry)).clicked()
        {
            out.wishes.write(Intent::MoveNow);
        }
    });
}

/// Which game, which mode, how far: in one line if there is room for it, else one above the other.
fn place_name<G: Scene>(ui: &mut egui::Ui, panels: &Panels<G>, shown: &TableView<G>, end: f32) {
    let language = &panels.language;
    // Whoever plays several matches at once should know which one this is.
    let players = panels.table.players();
    let rival = players.iter().find(|player| !player.is_human());
    let rival = rival.filter(|_| panels.table.is_elsewhere() && players.len() == 2);
    let title = match rival.filter(|_| panels.table.mode() == Mode::Live) {
        Some(rival) => rival.shown(language, Seat(0)),
        None => language.say(&format!("game-{}-name", G::WORD)),
    };
    let mut place = G::place(language, &shown.view);
    if let Some(errand) = &panels.errand {
        let clock = errand.clock(panels.time.elapsed_secs());
        place = format!("{} · {place}", say!(language, "bets-errand", clock = clock));
    }
    ui.add_space(8.0);
    let room = egui::vec2(end - ui.cursor().left(), ui.max_rect().height());
    let wide = |text: &str, kind: Type| kit::wide(ui, text, kind);
    let ctx = ui.ctx().clone();
    let skin = kit::Kit::of(&ctx).skin;
    let gap = ui.spacing().item_spacing.x;
    let measure =
        || egui::vec2(wide(&title, Type::Section) + gap + wide(&place, Type::Second) + 4.0, 0.0);
    let scale = kit::fitting(&ctx, room, measure);
    if kit::at_scale(&ctx, scale, measure).x <= room.x {
        kit::at_scale(&ctx, scale, || {
            kit::coloured(ui, &title, Type::Section, skin.heading);
            kit::coloured(ui, &place, Type::Second, skin.text);
        });
        return;
    }
    let (rect, response) = ui.allocate_exact_size(room, egui::Sense::hover());
    // What belongs together stays together.
    let parts: Vec<String> = place.split(" · ").map(|part| part.replace(' ', "\u{a0}")).collect();
    let words = format!("{title} · {place}");
    let place = parts.join("\u{a0}· ");
    kit::label(
        ui,
        rect,
        &[(&title, Type::Section, skin.heading), (&place, Type::Second, skin.text)],
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &words));
}

/// The small buttons at the right; returns where they begin.
fn buttons<G: Scene>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    hud: &mut Hud,
    out: &mut Outbox<G>,
) -> f32 {
    let language = &panels.language;
    let bar = ui.max_rect();
    let area = egui::Rect::from_min_max(egui::pos2(bar.right() - 212.0, bar.top()), bar.max);
    let mut row = ui.new_child(
        egui::UiBuilder::new()
            .id_salt("small buttons")
            .max_rect(area)
            .layout(egui::Layout::left_to_right(egui::Align::Center)),
    );
    row.spacing_mut().item_spacing.x = 0.0;
    let forward = language.say("bar-fast-forward");
    let idle = panels.playback.is_idle();
    if row.add(kit::disc(icon::FAST_FORWARD, &forward)).clicked() && !idle {
        out.wishes.write(Intent::Hurry);
    }
    let undo = language.say("bar-undo");
    let reason = shown.undo.err().map(|why| teaching::undo_refusal(language, why));
    let disc = row.add(kit::disc(icon::UNDO, &undo).disabled_if(reason.as_deref()));
    kit::anchors::anchor(row.ctx(), "undo", disc.rect);
    if disc.clicked() {
        out.wishes.write(Intent::Undo);
    }
    for (tab, sprite, key) in [(1, icon::LOG, "bar-log"), (2, icon::HELP, "bar-rules")] {
        let label = language.say(key);
        if row.add(kit::disc(sprite, &label)).clicked() {
            hud.open(tab);
        }
    }
    let settings = language.say("bar-settings");
    if row.add(kit::disc(icon::SETTINGS, &settings)).clicked() {
        out.sheet.write(OpenModal(ModalPage::Settings));
    }
    area.left()
}

/// Has Evil been thinking for so long that somebody may want it to stop?
fn thinks_long<G: Scene>(panels: &Panels<G>) -> bool {
    let thinking = panels.thinking.who();
    thinking.is_some_and(|(_, since)| panels.time.elapsed_secs() - since > PATIENCE)
}

/// Whose turn it is and what is expected, in one sentence.
fn ribbon<G: Scene>(
    panels: &Panels<G>,
    shown: &TableView<G>,
    desk: &G::Desk,
) -> (String, Option<usize>) {
    let language = &panels.language;
    let players = panels.table.players();
    if let Some((seat, since)) = panels.thinking.who().filter(|_| thinks_long(panels)) {
        let seconds = panels.time.elapsed_secs() - since;
        let now = language.decimal(f64::from(seconds), 1);
        let cap = language.decimal(panels.settings.think_cap.time().as_secs_f64(), 1);
        let text = say!(language, "ribbon-evil-thinking", now = now, cap = cap);
        return (text, Some(G::emblem(players, seat)));
    }
    if panels.table.previews().is_some() {
        return (language.say("ribbon-preview"), None);
    }
    if panels.playback.is_recap() {
        let own = match shown.eyes {
            Viewer::Seat(seat) => Some(G::emblem(players, seat)),
            _ => None,
        };
        return (language.say("since-title"), own);
    }
    if !panels.playback.is_idle() {
        let happens = G::happens(panels, shown);
        return (happens.unwrap_or_else(|| language.say("ribbon-playing")), None);
    }
    if let Some(progress) = panels.table.lesson() {
        let (now, all) = ((progress.done + 1).min(progress.all) as i64, progress.all as i64);
        return (say!(language, "ribbon-lesson", now = now, all = all), Some(1));
    }
    match shown.turn {
        Turn::One(seat) => {
            let who = panels.who(shown, seat);
            let text = match who.word {
                // What is open to all is asked of whoever is there.
                _ if !shown.legal.is_empty() => G::expects(panels, shown, desk)
                    .unwrap_or_else(|| language.say("ribbon-turn-you")),
                "you" => language.say("ribbon-turn-you"),
                "evil" => language.say("ribbon-evil-turn"),
                _ => say!(language, "ribbon-turn-player", name = who.name),
            };
            (text, Some(G::emblem(players, seat)))
        }
        Turn::Several(seats) => match shown.eyes {
            Viewer::Seat(seat) if seats.contains(seat) => {
                let expected = G::expects(panels, shown, desk);
                let text = expected.unwrap_or_else(|| language.say("ribbon-turn-you"));
                (text, Some(G::emblem(players, seat)))
            }
            _ if panels.table.is_asking() => {
                let asked = G::expects(panels, shown, desk);
                (asked.unwrap_or_else(|| language.say("ribbon-others-choose")), None)
            }
            _ if panels.table.is_shared() => (language.say("ribbon-both-choose"), None),
            _ => (language.say("ribbon-others-choose"), None),
        },
        Turn::Over(outcome) => {
            let winner = Seat::all(players.len()).find(|seat| outcome.won_by(*seat));
            let text = match winner.map(|seat| panels.who(shown, seat)) {
                Some(who) if who.word == "you" => language.say("ribbon-won"),
                Some(who) if who.word == "evil" => language.say("ribbon-lost"),
                Some(who) => say!(language, "ribbon-player-won", name = who.name),
                None => language.say("ribbon-over-drawn"),
            };
            (text, winner.map(|seat| G::emblem(players, seat)))
        }
    }
}
