//! Whatever lies over the stage while something is chosen: whom to attack, what else can be done,
//! votes, trades and peeks.

use bevy_egui::egui;
use game_rules::labyrinth::{Action, Dir, Goods, Labyrinth};

use super::{peek, tray};
use crate::scenes::labyrinth::{Desk, PendingChoice, deeds, names, opened, words};
use crate::{
    kit::{self, Type},
    say,
    scenes::frame::{Outbox, Panels},
    table::{Intent, TableView},
};

pub(in crate::scenes::labyrinth) fn draw(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
) {
    if panels.table.has_referee() {
        referee(ctx, panels, out);
        return;
    }
    if kit::Kit::of(ctx).text_scale >= LARGE && desk.log_open.is_none() {
        announcement(ctx, panels, shown);
    }
    if let Some(seat) = desk.peek {
        peek::question(ctx, panels, shown, desk, out, seat);
        return;
    }
    peek::strip(ctx, panels, shown, desk);
    desk.log_open = opened::unread(panels, shown, desk);
    if let Some(open) = desk.log_open
        && opened::read(ctx, panels, shown, open.range)
    {
        desk.close_log();
    }
    if desk.ask == Some(PendingChoice::Log) {
        opened::request(ctx, panels, shown, desk, out);
        return;
    }
    if !panels.may_act(shown) {
        return;
    }
    if shown.legal.contains(&Action::Vote(true)) {
        vote(ctx, panels, shown, out);
        return;
    }
    if shown.legal.contains(&Action::Accept(true)) {
        offer(ctx, panels, shown, out);
        return;
    }
    match desk.ask {
        Some(PendingChoice::Attack) => attack(ctx, panels, shown, desk, out),
        Some(PendingChoice::More) => more(ctx, panels, shown, desk, out),
        Some(PendingChoice::Referee) => call_referee(ctx, panels, desk, out),
        _ => {}
    }
}

/// From this text size on the words on the stage are small beside those of the panels.
pub(in crate::scenes::labyrinth) const LARGE: f32 = 1.5;

/// What the House said last, as large as everything else.
fn announcement(ctx: &egui::Context, panels: &Panels<Labyrinth>, shown: &TableView<Labyrinth>) {
    let players = panels.table.players();
    let (text, _) = words::horn(&panels.language, shown, &panels.playback, players);
    if text.is_empty() || shown.is_over() {
        return;
    }
    let stage = panels.regions.stage;
    let top = stage.min.y + 6.0;
    // Whoever sees everything is told so at the left.
    let (at, pivot) = match shown.view.truth {
        Some(_) => (egui::pos2(stage.max.x - 12.0, top), egui::Align2::RIGHT_TOP),
        None => (egui::pos2(stage.min.x + 12.0, top), egui::Align2::LEFT_TOP),
    };
    egui::Area::new(egui::Id::new("maze horn"))
        .order(egui::Order::Middle)
        .fixed_pos(at)
        .pivot(pivot)
        .interactable(false)
        .show(ctx, |ui| {
            kit::panel(ui, kit::Sheet::PaperLit, |ui| {
                ui.set_max_width(stage.width() * 0.5);
                kit::words(ui, &text, Type::Second);
            });
        });
}

/// A sheet of paper at the bottom of the stage.
pub(in crate::scenes::labyrinth) fn sheet(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    name: &str,
    add: impl FnOnce(&mut egui::Ui),
) {
    let stage = panels.regions.stage;
    let at = egui::pos2(stage.center().x, stage.max.y - 12.0);
    egui::Area::new(egui::Id::new(("maze", name.to_owned())))
        .order(egui::Order::Middle)
        .fixed_pos(at)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .constrain_to(ctx.content_rect())
        .show(ctx, |ui| {
            kit::panel(ui, kit::Sheet::RuledLit, |ui| {
                ui.set_max_width((stage.width() - 64.0).min(620.0));
                ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
                add(ui);
            });
        });
}

/// Focuses a button when nothing else has the focus, so that pads and keys can go on from it.
pub(in crate::scenes::labyrinth) fn first(
    ui: &egui::Ui,
    panels: &Panels<Labyrinth>,
    response: &egui::Response,
) {
    let nobody = ui.memory(|memory| memory.focused().is_none());
    if nobody && panels.keys.device() != crate::app::keys::Device::Mouse {
        response.request_focus();
    }
}

fn attack(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
) {
    let language = &panels.language;
    let mut done = None;
    sheet(ctx, panels, "attack", |ui| {
        kit::heading(ui, &language.say("maze-ribbon-whom"));
        ui.horizontal_wrapped(|ui| {
            for (number, deed) in tray::attacks(shown).enumerate() {
                let Action::Attack { target, bullet } = deed else { continue };
                let label = deeds::deed(language, panels, shown, &deed);
                let carries = shown.view.figures[target.index()].carries;
                let ways = i64::from(shown.view.settings().attacks_won(carries));
                let tip = match bullet {
                    true => language.say("maze-attack-bullet-tip"),
                    false => say!(language, "maze-attack-fight-tip", ways = ways),
                };
                let button = kit::Stock::new(&label).emblem(target.index() + 1).caption(&tip);
                let response = ui.add(button);
                if number == 0 {
                    first(ui, panels, &response);
                }
                if response.clicked() {
                    done = Some(deed);
                }
            }
            if ui.add(kit::Stock::new(&language.say("button-cancel"))).clicked() {
                desk.ask = None;
            }
        });
    });
    if let Some(deed) = done {
        desk.ask = None;
        out.wishes.write(Intent::Act(deed));
    }
}

/// Deeds of expansions and the peek.
fn more(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
) {
    let language = &panels.language;
    let ghost = shown.legal.contains(&Action::GhostWalk(Dir::Up));
    let mut done = None;
    let mut next = desk.ask;
    let mut peeks = false;
    sheet(ctx, panels, "more", |ui| {
        kit::heading(ui, &language.say("maze-do-more"));
        ui.horizontal_wrapped(|ui| {
            let mut number = 0;
            for deed in shown.legal.iter().filter(|deed| is_extra(deed)) {
                let label = deeds::deed(language, panels, shown, deed);
                let caption = goods_of(language, deed);
                let response = ui.add(kit::Stock::new(&label).caption(&caption));
                if number == 0 {
                    first(ui, panels, &response);
                }
                number += 1;
                if response.clicked() {
                    done = Some(*deed);
                }
            }
            if ghost && ui.add(kit::Stock::new(&language.say("maze-do-ghost"))).clicked() {
                next = Some(PendingChoice::Ghost);
            }
            let open = peek::is_offered(shown);
            let label = language.say("maze-do-peek");
            let tip = language.say("maze-tip-peek");
            let reason = (!open).then(|| language.say("maze-no-peek"));
            let button = kit::Stock::new(&label).caption(&tip).disabled_if(reason.as_deref());
            let response = ui.add(button);
            if number == 0 {
                first(ui, panels, &response);
            }
            peeks = response.clicked() && open;
            let label = language.say("maze-do-referee");
            let tip = language.say("maze-tip-referee");
            if ui.add(kit::Stock::new(&label).caption(&tip)).clicked() {
                next = Some(PendingChoice::Referee);
            }
            if ui.add(kit::Stock::new(&language.say("button-close"))).clicked() {
                next = None;
            }
        });
    });
    desk.ask = next;
    if let Some(deed) = done {
        desk.ask = None;
        out.wishes.write(Intent::Act(deed));
    }
    if peeks {
        peek::ask(panels, desk);
    }
}

/// Before somebody who does not play looks, everybody else looks away.
fn call_referee(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
) {
    let language = &panels.language;
    sheet(ctx, panels, "call referee", |ui| {
        kit::heading(ui, &language.say("maze-do-referee"));
        kit::words(ui, &language.say("maze-referee-text"), Type::Body);
        ui.horizontal_wrapped(|ui| {
            yes_or_no(ui, panels, |yes| {
                desk.ask = None;
                if yes {
                    out.wishes.write(Intent::CallReferee(Action::Referee));
                }
            })
        });
    });
}

/// The way back from the referee's chair.
fn referee(ctx: &egui::Context, panels: &Panels<Labyrinth>, out: &mut Outbox<Labyrinth>) {
    let language = &panels.language;
    sheet(ctx, panels, "referee", |ui| {
        kit::words(ui, &language.say("maze-referee-looks"), Type::Body);
        let done = ui.add(kit::Plate::new(&language.say("maze-referee-done")));
        first(ui, panels, &done);
        if done.clicked() {
            out.wishes.write(Intent::DismissReferee);
        }
    });
}

/// Deeds without a place of their own in the tray.
fn is_extra(deed: &Action) -> bool {
    matches!(
        deed,
        Action::FindHospital
            | Action::FindShop
            | Action::RevealObstacle
            | Action::Cure
            | Action::Offer { .. }
            | Action::Donate
            | Action::TakeFromBin
            | Action::Climb
    )
}

fn goods_of(language: &crate::app::language::Language, deed: &Action) -> String {
    match deed {
        Action::Offer { give, want, .. } => {
            say!(
                language,
                "maze-offer-goods",
                give = goods(language, *give),
                want = goods(language, *want)
            )
        }
        _ => String::new(),
    }
}

fn goods(language: &crate::app::language::Language, goods: Goods) -> String {
    let parts = [(goods.item, "item"), (goods.treasure, "treasure"), (goods.map, "map")];
    let words: Vec<String> = parts
        .into_iter()
        .filter(|(on, _)| *on)
        .map(|(_, word)| language.say(&format!("maze-goods-{word}")))
        .collect();
    if words.is_empty() { language.say("maze-goods-nothing") } else { language.list(&words) }
}

/// Open the log? Everybody answers on their own; one no is enough.
fn vote(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    out: &mut Outbox<Labyrinth>,
) {
    let language = &panels.language;
    let Some(vote) = shown.view.vote else { return };
    let name = names::name(language, vote.by, shown.eyes, panels.table.players());
    sheet(ctx, panels, "vote", |ui| {
        kit::section(
            ui,
            Some(vote.by.index() + 1),
            &say!(language, "maze-vote-title", name = name),
        );
        kit::words(ui, &language.say("maze-vote-text"), Type::Body);
        ui.horizontal_wrapped(|ui| {
            yes_or_no(ui, panels, |yes| {
                out.wishes.write(Intent::Act(Action::Vote(yes)));
            })
        });
    });
}

/// A trade that was offered to the seat at the screen.
fn offer(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    out: &mut Outbox<Labyrinth>,
) {
    let language = &panels.language;
    let Some(offer) = shown.view.offer else { return };
    let by = shown.view.active;
    let name = names::name(language, by, shown.eyes, panels.table.players());
    sheet(ctx, panels, "offer", |ui| {
        kit::section(ui, Some(by.index() + 1), &say!(language, "maze-offer-title", name = name));
        let terms = say!(
            language,
            "maze-offer-terms",
            get = goods(language, offer.give),
            give = goods(language, offer.want)
        );
        kit::words(ui, &terms, Type::Body);
        ui.horizontal_wrapped(|ui| {
            yes_or_no(ui, panels, |yes| {
                out.wishes.write(Intent::Act(Action::Accept(yes)));
            })
        });
    });
}

pub(in crate::scenes::labyrinth) fn yes_or_no(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    answer: impl FnOnce(bool),
) {
    let language = &panels.language;
    let no = ui.add(kit::Stock::new(&language.say("button-no")).width(120.0));
    first(ui, panels, &no);
    let yes = ui.add(kit::Plate::new(&language.say("button-yes")).width(120.0));
    if yes.clicked() || no.clicked() {
        answer(yes.clicked());
    }
}
