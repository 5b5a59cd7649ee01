//! The one button that commits a step, and names what it does.

use bevy_egui::egui::{self, vec2};
use game_rules::{
    game::Seat,
    wager::{Action, Meeting, Phase, Quest, View, Wager, party::PartyGame},
};

use super::{entry::said, pick, scores};
use crate::scenes::wager::scene::{is_public, is_sealing, may_act};
use crate::{
    app::keys::{Device, KeyAction},
    kit, say,
    scenes::{
        frame::{Outbox, Panels},
        wager::{
            Desk,
            beats::{own, revealing, settling},
            desk::{Typed, typed},
            motion::{ranking, settlement},
            names::name,
            quick::Challenge,
        },
    },
    table::{Intent, TableView},
};

/// What the primary button does in a quick challenge: begin, stop, or hand the answer in.
fn quick_step(
    panels: &Panels<Wager>,
    challenge: &Challenge,
    desk: &Desk,
) -> (&'static str, Option<PrimaryStep>) {
    let now = panels.time.elapsed_secs();
    let Some(begun) = desk.begun else { return ("quick-begin", Some(PrimaryStep::Begin(now))) };
    if challenge.is_pressed() {
        let score = challenge.stopped(challenge.needle(now - begun, desk.calm));
        let result = Challenge::result(score);
        return ("quick-stop", Some(PrimaryStep::Action(Action::Play { result })));
    }
    let text = desk.entry.first().map_or("", |text| text.trim()).replace(',', ".");
    let answer = text.parse::<f64>().ok().filter(|answer| answer.is_finite());
    let call = answer.map(|answer| {
        PrimaryStep::Action(Action::Play { result: Challenge::result(challenge.score(answer)) })
    });
    ("quick-answer", call)
}

/// What the primary button does.
enum PrimaryStep {
    /// Begin a quick challenge now.
    Begin(f32),
    /// On to the next moment of the reveal.
    Jump(f32),
    /// Go and play at another table.
    SetOut,
    /// Everybody can play what was drawn.
    Agree,
    /// Decide.
    Action(Action),
}

/// The one button that commits a step, and says what to.
pub fn draw(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    shown: &TableView<Wager>,
    desk: &mut Desk,
    out: &mut Outbox<Wager>,
) {
    let language = &panels.language;
    let view = &shown.view;
    let idle = panels.playback.is_idle();
    let mut step = None;
    let (label, caption) = match view.phase {
        _ if !idle => {
            let next = next(panels, shown);
            step = next.map(|(_, seconds)| PrimaryStep::Jump(seconds));
            let left = scores::left_to_land(panels, shown);
            (
                language.say(next.map_or("bets-next", |(key, _)| key)),
                left.map_or_else(String::new, |count| {
                    say!(language, "bets-next-left", count = count as i64)
                }),
            )
        }
        Phase::DrawQuest => {
            step = Some(PrimaryStep::Action(Action::Draw));
            let count = view.plan.quests.len() as i64;
            (language.say("bets-draw"), say!(language, "bets-draw-text", count = count))
        }
        Phase::Betting if panels.table.is_asking() => {
            step = Some(PrimaryStep::Agree);
            (language.say("bets-ask-all"), language.say("bets-ask-all-text"))
        }
        Phase::Playing if panels.table.is_asking() => {
            step = Some(PrimaryStep::Agree);
            let own = view.current_quest().is_some_and(Quest::is_own);
            let key = if own { "bets-gather-here" } else { "bets-gather-done" };
            (language.say(key), language.say("bets-gather-text"))
        }
        Phase::Betting if is_sealing(panels, desk) => (language.say("bets-seal"), String::new()),
        Phase::Betting => {
            let declared = desk.declaration();
            let caption = match &declared {
                Action::Bet { on, stake } => say!(
                    language,
                    "bets-seal-bet",
                    stake = i64::from(*stake),
                    name = name(language, panels.table.players(), *on)
                ),
                _ => language.say("bets-seal-none"),
            };
            step = Some(PrimaryStep::Action(declared));
            (language.say("bets-seal"), caption)
        }
        Phase::Playing if let Some((game, _)) = view.outing() => {
            let ready = game != PartyGame::Arena || pick::is_ready(&desk.team);
            step = ready.then_some(PrimaryStep::SetOut);
            let label = language.say(&format!("bets-set-out-{game}"));
            (label, language.say("bets-set-out-text"))
        }
        Phase::Playing if let Some((me, meeting)) = meets_now(shown) => {
            step = Some(PrimaryStep::SetOut);
            let rival = name(language, panels.table.players(), meeting.rival(me));
            let label = language.say(&format!("bets-set-out-{}", meeting.game));
            (label, say!(language, "bets-meet", name = rival))
        }
        Phase::Playing if let Some(challenge) = Challenge::of(view) => {
            let (key, wanted) = quick_step(panels, &challenge, desk);
            step = wanted;
            (language.say(key), language.say("bets-enter-text"))
        }
        Phase::Playing => {
            let read = view.current_quest().map(|quest| typed(quest, &desk.entry));
            if let Some(Typed::Fine(result, _)) = read {
                step = Some(PrimaryStep::Action(Action::Play { result }));
            }
            (language.say("bets-enter-seal"), language.say("bets-enter-text"))
        }
        Phase::SettleRanking => {
            step = Some(PrimaryStep::Action(Action::Rank));
            (language.say("bets-rank-action"), language.say("bets-rank-text"))
        }
        Phase::SettleBets | Phase::Finished => {
            step = Some(PrimaryStep::Action(Action::Pay));
            (language.say("bets-pay-action"), language.say("bets-pay-text"))
        }
    };
    let may = may_act(panels, shown) || idle && panels.table.is_asking();
    let reason = match (idle, may, &step) {
        (false, ..) | (true, true, Some(_)) => None,
        (true, true, None) if view.phase == Phase::Betting => {
            Some(language.say("bets-wait-others"))
        }
        (true, true, None) if view.outing().is_some() => Some(language.say("bets-pick-missing")),
        (true, true, None) => Some(match view.current_quest() {
            Some(quest) if Challenge::of(view).is_none() => said(panels, quest, &desk.entry),
            _ => language.say("bets-enter-missing"),
        }),
        (true, false, _) if is_public(shown.eyes) => Some(language.say("bets-watching")),
        (true, false, _) => Some(language.say("bets-wait-others")),
    };
    let cap = panels.cap(KeyAction::Confirm);
    let room = ui.available_size();
    let button = kit::Plate::new(&label)
        .caption(&caption)
        .commit()
        .key_if(cap.as_ref())
        .within(vec2(room.x.max(120.0), room.y.clamp(60.0, 118.0)))
        .disabled_if(reason.as_deref());
    let response = ui.add(button);
    kit::anchors::anchor(ui.ctx(), "primary", response.rect);
    kit::anchors::answer(ui.ctx(), response.id);
    // The cross of a gamepad leads on to what else there is.
    let keyboard = panels.keys.device() == Device::Keyboard;
    if view.phase == Phase::Betting && may && keyboard && response.has_focus() {
        turn(ui, response.id, view, own(shown.eyes), desk);
    }
    let nobody = ui.memory(|memory| memory.focused().is_none());
    // Enter in the last field of numbers hands them in.
    let entered = ui.input(|input| input.key_pressed(egui::Key::Enter));
    let typed_in = view.phase == Phase::Playing && nobody && entered;
    if nobody && reason.is_none() && panels.keys.device() != Device::Mouse {
        response.request_focus();
    }
    if (response.clicked() || typed_in) && reason.is_none() {
        match (idle, step) {
            (false, Some(PrimaryStep::Jump(seconds))) => {
                out.wishes.write(Intent::Jump(seconds));
            }
            (false, _) => drop(out.wishes.write(Intent::Hurry)),
            (true, Some(PrimaryStep::Agree)) => drop(out.wishes.write(Intent::Agree)),
            (true, Some(PrimaryStep::SetOut)) => desk.sets_out = true,
            (true, Some(PrimaryStep::Begin(now))) => {
                desk.begun = Some(now);
                desk.focused = false;
            }
            (true, Some(PrimaryStep::Action(call))) => {
                (desk.focused, desk.begun) = (false, None);
                if matches!(call, Action::Bet { .. } | Action::NoBet) {
                    desk.seal(panels.time.elapsed_secs());
                }
                out.wishes.write(Intent::Act(call));
            }
            (true, None | Some(PrimaryStep::Jump(_))) => {}
        }
    }
}

/// The next moment of a reveal, and how many seconds away it is.
fn next(panels: &Panels<Wager>, shown: &TableView<Wager>) -> Option<(&'static str, f32)> {
    if let Some((lines, clock)) = revealing(&shown.view, &panels.playback) {
        let (stage, seconds) = ranking::stage(&lines, clock);
        return match stage {
            ranking::Stage::Scores => Some(("bets-next-score", seconds)),
            ranking::Stage::Landing => Some(("bets-next-envelope", seconds)),
            ranking::Stage::Crown => None,
        };
    }
    let (bets, clock) = settling(&panels.playback)?;
    Some(("bets-next-envelope", settlement::next(&bets, clock)?))
}

/// The seat at the screen and the match of two it has still to play, if it has one.
fn meets_now(shown: &TableView<Wager>) -> Option<(Seat, Meeting)> {
    let me = own(shown.eyes)?;
    Some((me, shown.view.meets_now(me)?))
}

/// With the envelope in hand, arrows turn to the next player and to the next stake.
fn turn(ui: &egui::Ui, envelope: egui::Id, view: &View, me: Option<Seat>, desk: &mut Desk) {
    let keep = egui::EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..egui::EventFilter::default()
    };
    kit::anchors::keep_keys(ui.ctx(), envelope, keep);
    let pressed = |key| ui.input(|input| input.num_presses(key)) as i32;
    let aside = pressed(egui::Key::ArrowRight) - pressed(egui::Key::ArrowLeft);
    if aside != 0 {
        desk.turn_target(aside, view.players(), me);
    }
    let up = pressed(egui::Key::ArrowUp) - pressed(egui::Key::ArrowDown);
    if up != 0 {
        desk.turn_stake(up, view.players());
    }
}
