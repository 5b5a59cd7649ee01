//! The tray: the envelope and its stake, the numbers of a result, the step that comes next.

use bevy_egui::egui::{self, Align, Layout, Rect, UiBuilder, pos2, vec2};
use game_rules::{
    game::Seat,
    wager::{Action as Call, Phase, View, Wager},
};

use super::{entry, plot, primary, scores};
use crate::{
    app::keys::Action,
    kit::{self, Type},
    say,
    scenes::{
        frame::{Outbox, Panels, region, wood},
        scene::Scene,
        wager::{
            Desk,
            beats::{evil_seat, own},
            names::{name, title},
            stage::emblem,
        },
    },
    table::{Shown, Wish},
};

/// The room for the one button that commits a step.
const PRIMARY: f32 = 224.0;

pub fn draw(
    root: &mut egui::Ui,
    panels: &Panels<Wager>,
    shown: &Shown<Wager>,
    desk: &mut Desk,
    out: &mut Outbox<Wager>,
) {
    let mut ui = region(root, "tray", panels.regions.tray);
    let rect = ui.max_rect();
    wood(&ui, rect);
    let scale = kit::Kit::of(ui.ctx()).text_scale.clamp(1.0, 1.5);
    let primary = if shown.is_over() { 8.0 } else { (PRIMARY * scale).min(rect.width() * 0.34) };
    let left = Rect::from_min_max(
        rect.min + vec2(8.0, 9.0),
        pos2(rect.right() - primary, rect.bottom() - 7.0),
    );
    kit::paint::slice(ui.painter(), left, kit::Sheet::Tray.sprite(), egui::Color32::WHITE);
    let inner = left.shrink2(vec2(12.0, 7.0));
    let mut page = ui.new_child(
        UiBuilder::new().id_salt("page").max_rect(inner).layout(Layout::top_down(Align::Min)),
    );
    page.set_clip_rect(left);
    let mut side = ui.new_child(UiBuilder::new().id_salt("primary").max_rect(Rect::from_min_max(
        pos2(left.right() + 10.0, left.top() + 6.0),
        rect.max - vec2(12.0, 10.0),
    )));
    let view = &shown.view;
    let reveals = <Wager as Scene>::inspects_along(panels);
    if shown.is_over() && panels.playback.is_idle() {
        plot::draw(&mut page, panels, shown);
        return;
    }
    match view.phase {
        _ if reveals => scores::draw(&mut page, panels, shown),
        Phase::Betting => bet(&mut page, panels, shown, desk, out),
        Phase::Playing => entry::draw(&mut page, panels, shown, desk),
        Phase::SettleBets => scores::draw(&mut page, panels, shown),
        Phase::DrawQuest | Phase::SettleRanking | Phase::Finished => {
            step(&mut page, panels, shown, desk);
        }
    }
    primary::draw(&mut side, panels, shown, desk, out);
}

/// What there is to say before a step that everybody takes together.
fn step(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &Shown<Wager>, desk: &mut Desk) {
    let language = &panels.language;
    let view = &shown.view;
    match view.current_quest() {
        Some(quest) => {
            let title = title(language, quest);
            kit::section(ui, None, &say!(language, "bets-quest", title = title));
            kit::words(ui, &language.say("bets-rule-ties"), Type::Body);
            master(ui, panels, desk);
        }
        None => {
            kit::section(ui, None, &language.say("bets-no-quest"));
            let count = view.plan.quests.len() as i64;
            kit::words(ui, &say!(language, "bets-pool", count = count), Type::Body);
        }
    }
}

/// The door to the master's console.
pub(super) fn master(ui: &mut egui::Ui, panels: &Panels<Wager>, desk: &mut Desk) {
    let label = panels.language.say("bets-master");
    let cap = panels.cap(Action::Console);
    if ui.add(kit::Stock::new(&label).height(40.0).key_if(cap.as_ref())).clicked() {
        desk.console = Some(Default::default());
    }
}

/// On whom, how much, or nothing.
fn bet(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    shown: &Shown<Wager>,
    desk: &mut Desk,
    out: &mut Outbox<Wager>,
) {
    let language = &panels.language;
    let view = &shown.view;
    let me = own(shown.eyes);
    if !me.is_some_and(|me| view.turn.seats().contains(me)) {
        kit::section(ui, None, &language.say("bets-wait-others"));
        kit::words(ui, &language.say("bets-rule-sealed"), Type::Body);
        return;
    }
    kit::scroll(ui, "bet", |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
        ui.horizontal_wrapped(|ui| {
            kit::words(ui, &language.say("bets-on"), Type::Section);
            targets(ui, panels, view, desk, me);
        });
        ui.horizontal_wrapped(|ui| {
            stake(ui, panels, view, desk);
            let none = language.say("bets-none");
            let cap = panels.cap(Action::NoBet);
            let button = kit::Stock::new(&none).lit(desk.none).height(40.0).key_if(cap.as_ref());
            if ui.add(button).clicked() {
                desk.none = !desk.none;
            }
            let again = language.say("bets-redraw");
            let late = language.say("bets-redraw-late");
            let reason = (!view.may_redraw()).then_some(late.as_str());
            let cap = panels.cap(Action::Redraw);
            let button =
                kit::Stock::new(&again).height(40.0).key_if(cap.as_ref()).disabled_if(reason);
            if ui.add(button).clicked() && reason.is_none() {
                out.wishes.write(Wish::Act(Call::CannotPlay));
            }
            master(ui, panels, desk);
        });
    });
}

fn targets(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    view: &View,
    desk: &mut Desk,
    me: Option<Seat>,
) {
    let players = panels.table.players();
    let evil = evil_seat(players);
    let others = Seat::all(view.players()).filter(|seat| Some(*seat) != me);
    for (place, seat) in others.enumerate() {
        let label = name(&panels.language, players, seat);
        let cap = Action::PICKS.get(place).and_then(|action| panels.cap(*action));
        let chosen = desk.target == Some(seat) && !desk.none;
        let button = kit::Stock::new(&label)
            .emblem(emblem(seat, evil))
            .lit(chosen)
            .height(40.0)
            .key_if(cap.as_ref());
        if ui.add(button).clicked() {
            desk.target = Some(seat);
            desk.none = false;
        }
    }
}

/// The stake between two buttons; on it, arrows change target and stake and Enter leads on.
fn stake(ui: &mut egui::Ui, panels: &Panels<Wager>, view: &View, desk: &mut Desk) {
    let language = &panels.language;
    let most = view.players();
    let label = language.say("bets-stake");
    kit::words(ui, &label, Type::Section);
    for (by, sign) in [(-1, "−"), (1, "+")] {
        if by > 0 {
            let number = if desk.none { "–".to_owned() } else { desk.stake.to_string() };
            kit::words(ui, &format!(" {number} "), Type::Heading);
        }
        let fits = if by < 0 { desk.stake > 1 } else { usize::from(desk.stake) < most };
        let range = say!(language, "bets-stake-range", most = most as i64);
        let reason = (!fits && !desk.none).then_some("");
        let button = kit::Stock::new(sign).width(44.0).height(40.0).disabled_if(reason);
        let response = ui.add(button);
        kit::tip(&response, &label, &range, None);
        if response.clicked() {
            desk.turn_stake(if desk.none { 0 } else { by }, most);
        }
    }
    let range = say!(language, "bets-stake-range", most = most as i64);
    kit::words(ui, &range, Type::Second);
}
