//! The tray: the envelope and its stake, the numbers of a result, the step that comes next.

use bevy_egui::egui::{self, Align, Layout, Rect, UiBuilder, pos2, vec2};
use game_rules::{
    game::Seat,
    wager::{Action as Call, Phase, View, Wager},
};

use super::{is_public, may_act, plot, scores};
use crate::{
    app::keys::{Action, Device},
    kit::{self, Type},
    say,
    scenes::{
        frame::{Outbox, Panels, region, wood},
        scene::Scene,
        wager::{
            Desk,
            beats::{evil_seat, own},
            desk::{Typed, typed},
            names::{asked, name, title},
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
        Phase::Playing => entry(&mut page, panels, shown, desk),
        Phase::SettleBets => scores::draw(&mut page, panels, shown),
        Phase::DrawQuest | Phase::SettleRanking | Phase::Finished => step(&mut page, panels, shown),
    }
    commit(&mut side, panels, shown, desk, out);
}

/// What there is to say before a step that everybody takes together.
fn step(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &Shown<Wager>) {
    let language = &panels.language;
    let view = &shown.view;
    match view.current_quest() {
        Some(quest) => {
            let title = title(language, quest);
            kit::section(ui, None, &say!(language, "bets-quest", title = title));
            kit::words(ui, &language.say("bets-rule-ties"), Type::Body);
        }
        None => {
            kit::section(ui, None, &language.say("bets-no-quest"));
            let count = view.plan.quests.len() as i64;
            kit::words(ui, &say!(language, "bets-pool", count = count), Type::Body);
        }
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
        });
    });
}

const PICKS: [Action; 10] = [
    Action::Pick1,
    Action::Pick2,
    Action::Pick3,
    Action::Pick4,
    Action::Pick5,
    Action::Pick6,
    Action::Pick7,
    Action::Pick8,
    Action::Pick9,
    Action::Pick0,
];

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
        let cap = PICKS.get(place).and_then(|action| panels.cap(*action));
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

/// The numbers of one's own result.
fn entry(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &Shown<Wager>, desk: &mut Desk) {
    let language = &panels.language;
    let view = &shown.view;
    let me = own(shown.eyes);
    let Some(quest) = view.current_quest() else { return };
    if !me.is_some_and(|me| view.turn.seats().contains(me)) {
        kit::section(ui, None, &language.say("bets-wait-others"));
        kit::words(ui, &language.say("bets-rule-results"), Type::Body);
        return;
    }
    kit::scroll(ui, "entry", |ui| {
        let heading = format!("{} · {}", language.say("bets-enter"), title(language, quest));
        kit::section(ui, None, &heading);
        let fresh = !std::mem::replace(&mut desk.focused, true);
        let first = numbers(ui, panels, quest, &mut desk.entry);
        if fresh
            && panels.keys.device() != Device::Mouse
            && let Some(first) = first
        {
            first.request_focus();
        }
        kit::words(ui, &said(panels, quest, &desk.entry), Type::Second);
    });
}

/// A field for every number that is asked for; the first of them.
pub(super) fn numbers(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    quest: &game_rules::wager::Quest,
    fields: &mut [String],
) -> Option<egui::Response> {
    let mut first = None;
    ui.horizontal_wrapped(|ui| {
        for (index, text) in fields.iter_mut().enumerate() {
            let label = asked(&panels.language, quest, index);
            ui.scope(|ui| {
                kit::words(ui, &label, Type::Body);
            });
            let response = ui
                .scope(|ui| {
                    ui.set_max_width(kit::Kit::of(ui.ctx()).scaled(110.0));
                    ui.add(kit::field(text, &label).longest(18))
                })
                .inner;
            first.get_or_insert(response);
        }
    });
    first
}

/// What the numbers come to, or what is wrong with them.
pub(super) fn said(
    panels: &Panels<Wager>,
    quest: &game_rules::wager::Quest,
    fields: &[String],
) -> String {
    let language = &panels.language;
    match typed(quest, fields) {
        Typed::Fine(_, value) => say!(language, "bets-enter-value", value = value.to_string()),
        Typed::Missing => language.say("bets-enter-missing"),
        Typed::Wrong(text) => say!(language, "bets-enter-wrong", text = text),
        Typed::Unjudged => language.say("bets-enter-unjudged"),
    }
}

/// The one button that commits a step, and says what to.
fn commit(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    shown: &Shown<Wager>,
    desk: &mut Desk,
    out: &mut Outbox<Wager>,
) {
    let language = &panels.language;
    let view = &shown.view;
    let idle = panels.playback.is_idle();
    let mut call = None;
    let (label, caption) = match view.phase {
        _ if !idle => {
            let left = scores::left_to_land(panels, shown);
            (
                language.say("bets-next"),
                left.map_or_else(String::new, |count| {
                    say!(language, "bets-next-left", count = count as i64)
                }),
            )
        }
        Phase::DrawQuest => {
            call = Some(Call::Draw);
            let count = view.plan.quests.len() as i64;
            (language.say("bets-draw"), say!(language, "bets-draw-text", count = count))
        }
        Phase::Betting => {
            let declared = desk.declaration();
            let caption = match &declared {
                Call::Bet { on, stake } => say!(
                    language,
                    "bets-seal-bet",
                    stake = i64::from(*stake),
                    name = name(language, panels.table.players(), *on)
                ),
                _ => language.say("bets-seal-none"),
            };
            call = Some(declared);
            (language.say("bets-seal"), caption)
        }
        Phase::Playing => {
            let read = view.current_quest().map(|quest| typed(quest, &desk.entry));
            if let Some(Typed::Fine(result, _)) = read {
                call = Some(Call::Play { result });
            }
            (language.say("bets-enter-seal"), language.say("bets-enter-text"))
        }
        Phase::SettleRanking => {
            call = Some(Call::Rank);
            (language.say("bets-rank-action"), language.say("bets-rank-text"))
        }
        Phase::SettleBets | Phase::Finished => {
            call = Some(Call::Pay);
            (language.say("bets-pay-action"), language.say("bets-pay-text"))
        }
    };
    let may = may_act(panels, shown);
    let reason = match (idle, may, &call) {
        (false, ..) | (true, true, Some(_)) => None,
        (true, true, None) => Some(language.say("bets-enter-missing")),
        (true, false, _) if is_public(shown.eyes) => Some(language.say("bets-watching")),
        (true, false, _) => Some(language.say("bets-wait-others")),
    };
    let cap = panels.cap(Action::Confirm);
    let room = ui.available_size();
    let button = kit::Plate::new(&label)
        .caption(&caption)
        .commit()
        .key_if(cap.as_ref())
        .within(vec2(room.x.max(120.0), room.y.clamp(60.0, 118.0)))
        .disabled_if(reason.as_deref());
    let response = ui.add(button);
    kit::places::anchor(ui.ctx(), "primary", response.rect);
    let nobody = ui.memory(|memory| memory.focused().is_none());
    if nobody && reason.is_none() && panels.keys.device() != Device::Mouse {
        response.request_focus();
    }
    // Enter in a field of numbers hands them in.
    let typed_in = view.phase == Phase::Playing
        && !response.has_focus()
        && ui.memory(|memory| memory.focused().is_none())
        && ui.input(|input| input.key_pressed(egui::Key::Enter));
    if (response.clicked() || typed_in) && reason.is_none() {
        match (idle, call) {
            (false, _) => drop(out.wishes.write(Wish::Hurry)),
            (true, Some(call)) => {
                desk.focused = false;
                out.wishes.write(Wish::Act(call));
            }
            (true, None) => {}
        }
    }
}
