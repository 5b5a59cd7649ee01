//! What a tool asks for once it is in hand: a place on the rail, or a stake (ux 2.1).

use bevy_egui::egui;
use game_rules::duel::Tool;

use crate::{
    app::keys::Action,
    kit::{self, Type},
    say,
    scenes::{
        duel::{
            Desk, chronicle,
            duelling::{Choice, Deed, Duelling},
            picture::Known,
        },
        frame::{Outbox, Panels},
    },
    table::{Shown, Wish},
};

/// Shows the open choice over the stage, if there is one.
pub(super) fn draw<G: Duelling>(
    ctx: &egui::Context,
    panels: &Panels<G>,
    shown: &Shown<G>,
    desk: &mut Desk,
    out: &mut Outbox<G>,
) {
    let Some(choice) = G::choice(shown).filter(|_| panels.may_act(shown)) else {
        (desk.stake, desk.chooses) = (None, None);
        return;
    };
    let fresh = desk.chooses != Some(shown.ply);
    if fresh {
        (desk.stake, desk.chooses) = (None, Some(shown.ply));
    }
    let stage = panels.regions.stage;
    let at = egui::pos2(stage.center().x, stage.max.y - 12.0);
    let area = egui::Area::new("choice".into())
        .order(egui::Order::Middle)
        .fixed_pos(at)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .constrain_to(ctx.content_rect());
    area.show(ctx, |ui| {
        kit::panel(ui, kit::Sheet::RuledLit, |ui| {
            ui.set_max_width(stage.width() - 64.0);
            ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
            let deed = match choice {
                Choice::Place { tool, left, most } => {
                    place(ui, panels, shown, (tool, left, most), fresh)
                }
                Choice::Wager { other, most } => {
                    stake(ui, panels, (other, most), &mut desk.stake, fresh)
                }
            };
            let deed = deed.or_else(|| cancel(ui, panels, shown));
            out.wishes.write_batch(deed.and_then(G::action).map(Wish::Act));
        });
    });
}

/// The tool goes back while nothing was revealed.
fn cancel<G: Duelling>(ui: &mut egui::Ui, panels: &Panels<G>, shown: &Shown<G>) -> Option<Deed> {
    if !shown.legal.iter().any(|action| G::deed(action) == Deed::Cancel) {
        return None;
    }
    let cap = panels.cap(Action::Back);
    let label = panels.language.say("place-cancel");
    ui.add(kit::Stock::new(&label).key_if(cap.as_ref())).clicked().then_some(Deed::Cancel)
}

/// The gaps of the rail, front first, each with what lies behind it.
fn place<G: Duelling>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &Shown<G>,
    (tool, left, most): (Tool, Option<u8>, u8),
    fresh: bool,
) -> Option<Deed> {
    let language = &panels.language;
    let title = match (tool, left) {
        (_, Some(count)) => say!(language, "place-title-arrange", count = i64::from(count)),
        (Tool::Extract, None) => language.say("place-title-extract"),
        (tool, None) => {
            let tool = chronicle::tool_name(language, tool);
            say!(language, "place-title-insert", tool = tool)
        }
    };
    kit::heading(ui, &title);
    kit::words(ui, &language.say("place-text"), Type::Second);
    // Shells that are out and back again are seen by whoever puts them: they are in the log.
    let shells = match (panels.reading(), left) {
        (Some(reading), None) => G::picture(&shown.view, reading, &panels.playback).shells,
        _ => Vec::new(),
    };
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for gap in 0..=most {
            let behind = shells.get(usize::from(gap)).map(|known| match known {
                Known::Maybe(odds) => language.percent(*odds),
                Known::Sure(shell) | Known::Inferred(shell) => {
                    language.say(&format!("shell-{}", shell.word()))
                }
            });
            let label = gap.to_string();
            let button =
                kit::Stock::new(&label).caption(behind.as_deref().unwrap_or_default()).width(76.0);
            let response = ui.add(button);
            if fresh && gap == 0 {
                response.request_focus();
            }
            if response.clicked() {
                chosen = Some(Deed::Place(gap));
            }
        }
    });
    chosen
}

/// The stake: one less, one more, everything.
fn stake<G: Duelling>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    (other, most): (Option<i128>, i128),
    named: &mut Option<i128>,
    fresh: bool,
) -> Option<Deed> {
    let language = &panels.language;
    let title = match other {
        Some(wager) => say!(language, "wager-answer-title", wager = language.number(wager)),
        None => language.say("wager-title"),
    };
    kit::heading(ui, &title);
    kit::words(ui, &say!(language, "wager-text", most = language.number(most)), Type::Second);
    let mut stake = named.unwrap_or(1).clamp(1, most.max(1));
    let mut put = false;
    ui.horizontal_wrapped(|ui| {
        for (label, to) in [
            ("−10", stake.saturating_sub(10)),
            ("−1", stake - 1),
            ("+1", stake.saturating_add(1)),
            ("+10", stake.saturating_add(10)),
        ] {
            if label == "+1" {
                let words = say!(language, "wager-stake", wager = language.number(stake));
                kit::words(ui, &words, Type::Heading);
            }
            if ui.add(kit::Stock::new(label).width(64.0)).clicked() {
                stake = to.clamp(1, most.max(1));
                *named = Some(stake);
            }
        }
        let response = ui.add(kit::Plate::new(&language.say("wager-put")));
        if fresh {
            response.request_focus();
        }
        put = response.clicked();
    });
    put.then_some(Deed::Wager(stake))
}
