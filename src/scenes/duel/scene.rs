//! What is the duel's own in the frame around its table: tools and triggers, odds, places and stakes.

use bevy_egui::egui;
use game_rules::{
    duel::{Aim, Ending, Tool},
    game::Seat,
};

use super::{
    Desk,
    input::Request,
    odds::Sides,
    picture::bottom_seat,
    variant::{Deed, DuelVariant, PendingChoice},
};
use crate::{
    app::{
        keys::{KeyAction, Pressed},
        language::Language,
    },
    say,
    scenes::{
        frame::{Outbox, Panels},
        scene::{ResultCard, Scene},
    },
    table::{Intent, Player, TableView},
};

/// Who is at the near side of the table, and who opposite.
pub(super) fn sides<G: DuelVariant>(panels: &Panels<G>, shown: &TableView<G>) -> Sides {
    let own = bottom_seat(shown.eyes);
    Sides { own: panels.who(shown, own), foe: panels.who(shown, own.other()) }
}

impl<G: DuelVariant> Scene for G {
    type Reading = <G as DuelVariant>::Reading;
    type Desk = Desk;
    const WORD: &'static str = "duel";

    fn read(view: &Self::View) -> Self::Reading {
        <G as DuelVariant>::read(view)
    }

    fn glossary(language: &Language, _view: &Self::View) -> Vec<(String, String)> {
        let tools = Tool::ALL.into_iter();
        let effect = |tool: Tool| Self::tool_text(language, tool, "effect");
        tools.map(|tool| (Self::tool_text(language, tool, "name"), effect(tool))).collect()
    }

    fn refusal(language: &Language, refusal: &Self::Refusal) -> String {
        <G as DuelVariant>::refusal(language, refusal)
    }

    fn place(language: &Language, view: &Self::View) -> String {
        let progress = G::progress(language, view);
        format!(
            "{} · {} · {}",
            progress.mode,
            say!(language, "counter-round", table = Self::WORD, round = i64::from(progress.round)),
            say!(
                language,
                "counter-turn",
                table = Self::WORD,
                turn = i64::from(progress.turns) + 1
            )
        )
    }

    fn expects(panels: &Panels<Self>, shown: &TableView<Self>, desk: &Desk) -> Option<String> {
        let language = &panels.language;
        Some(match (desk.aim, G::choice(shown)) {
            _ if desk.doubt.is_some() => language.say("ribbon-doubt"),
            (_, Some(PendingChoice::Place { .. })) => language.say("ribbon-place"),
            (_, Some(PendingChoice::Wager { .. })) => language.say("ribbon-wager"),
            (Some(Aim::Own), _) => language.say("ribbon-aimed-self"),
            (Some(Aim::Foe), _) => sides(panels, shown).foe.aimed(language, "ribbon-aimed-foe"),
            (None, None) if G::on_stage(&shown.view) => language.say("ribbon-stage"),
            (None, None) => language.say("ribbon-your-turn"),
        })
    }

    fn verdict(panels: &Panels<Self>, shown: &TableView<Self>) -> Option<ResultCard> {
        let ending = G::ending(&shown.view)?;
        let language = &panels.language;
        let progress = G::progress(language, &shown.view);
        // Written for somebody who has played against Evil, not for whoever looks on.
        let against_evil = matches!(panels.table.players(), [Player::Human(_), Player::Evil(_)]);
        Some(ResultCard {
            title: matches!(ending, Ending::Perished(..)).then(|| language.say("result-drawn")),
            lines: against_evil.then(|| language.say(&ending_key(ending))).into_iter().collect(),
            length: say!(
                language,
                "result-length",
                rounds = i64::from(progress.round),
                turns = i64::from(progress.turns)
            ),
        })
    }

    fn inspector(
        ui: &mut egui::Ui,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Desk,
    ) {
        super::panels::inspector::draw(ui, panels, shown, desk);
    }

    fn wants_inspector(panels: &Panels<Self>, shown: &TableView<Self>, desk: &Desk) -> bool {
        (desk.aim.is_some() || desk.later) && panels.may_act(shown)
    }

    fn tray(
        root: &mut egui::Ui,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Desk,
        _: &mut Outbox<Self>,
    ) {
        super::panels::tray::draw(root, panels, shown, desk);
        super::panels::tips::draw(root, panels, shown);
    }

    fn choices(
        ctx: &egui::Context,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Desk,
        out: &mut Outbox<Self>,
    ) {
        super::panels::choices::draw(ctx, panels, shown, desk, out);
    }

    fn card(ui: &mut egui::Ui, language: &Language, setup: &Self::Setup) {
        <G as DuelVariant>::card(ui, language, setup);
    }

    fn rules(language: &Language, view: &Self::View) -> Vec<(String, String)> {
        <G as DuelVariant>::rules(language, view)
    }

    fn deed(panels: &Panels<Self>, shown: &TableView<Self>, action: &Self::Action) -> String {
        let language = &panels.language;
        match <G as DuelVariant>::deed(action) {
            Deed::Use(tool) => Self::tool_text(language, tool, "name"),
            Deed::Shoot(Aim::Own) => language.say("fire-self"),
            Deed::Shoot(Aim::Foe) => sides(panels, shown).foe.aimed(language, "fire-foe"),
            Deed::Place(place) => say!(language, "place-gap", place = i64::from(place)),
            Deed::Wager(wager) => say!(language, "wager-stake", wager = language.number(wager)),
            Deed::Cancel => language.say("place-cancel"),
        }
    }

    fn reason(language: &Language, view: &Self::View, seat: Seat, action: &Self::Action) -> String {
        <G as DuelVariant>::reason(language, view, seat, action)
    }

    fn key(
        press: &Pressed,
        shown: &TableView<Self>,
        desk: &mut Desk,
        out: &mut Outbox<Self>,
    ) -> bool {
        let choice = G::choice(shown);
        let cancel =
            shown.legal.iter().find(|action| <G as DuelVariant>::deed(action) == Deed::Cancel);
        match (press.action, press.action.picks(), choice, cancel) {
            (_, Some(digit), Some(choice), _) => {
                choose(choice, (digit as u8 + 1) % 10, desk);
            }
            (_, Some(place), None, _) => desk.asks.push(Request::Tool(place)),
            (KeyAction::LaterShells, ..) => desk.later = !desk.later,
            (KeyAction::AimSelf, ..) => desk.asks.push(Request::Aim(Aim::Own)),
            (KeyAction::AimFoe, ..) => desk.asks.push(Request::Aim(Aim::Foe)),
            (
                KeyAction::Faster | KeyAction::Slower,
                _,
                Some(PendingChoice::Wager { most, .. }),
                _,
            ) => {
                let by = if press.action == KeyAction::Faster { 1 } else { -1 };
                desk.stake = Some((desk.stake.unwrap_or(1) + by).clamp(1, most.max(1)));
            }
            (KeyAction::Back, .., Some(cancel)) => {
                out.wishes.write(Intent::Act(cancel.clone()));
            }
            (KeyAction::Back, ..) if desk.doubt.is_some() => desk.doubt = None,
            (KeyAction::Back, ..) if desk.aim.is_some() => desk.asks.push(Request::Lower),
            _ => return false,
        }
        true
    }
}

fn ending_key(ending: Ending) -> String {
    match ending {
        Ending::Won(grade) => format!("ending-won-{}", grade.0),
        Ending::Lost(grade) => format!("ending-lost-{}", grade.0),
        Ending::Perished(human, evil) => format!("ending-perished-{}-{}", human.0, evil.0),
    }
}

/// A digit while something is chosen: a place, or the next figure of a stake.
fn choose(choice: PendingChoice, digit: u8, desk: &mut Desk) {
    match choice {
        // The caret goes there; a second press puts the shell down.
        PendingChoice::Place { most, .. } => desk.jump = Some(digit).filter(|digit| *digit <= most),
        PendingChoice::Wager { most, .. } => {
            let digit = i128::from(digit);
            let longer = desk.stake.map_or(digit, |stake| stake.saturating_mul(10) + digit);
            let stake = if longer <= most { longer } else { digit };
            desk.stake = Some(stake.clamp(1, most));
        }
    }
}
