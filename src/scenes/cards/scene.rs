//! The Cards in the frame all tables share.

use bevy_egui::egui;
use game_rules::{
    cards::{
        Action, Cards, Deck, Refusal, Setup, View,
        state::{Ask, Phase},
        trace::blows,
    },
    game::{Seat, Turn},
};

use super::{
    desk::{Desk, Plan},
    glossary, input, names, own, panels, queue,
    reading::Reading,
    rulebook,
    workshop::{self, decks},
};
use crate::{
    app::{
        keys::{Pressed, Scope},
        language::Language,
    },
    kit::{self, Type},
    say,
    scenes::{
        frame::{Outbox, Panels},
        scene::{ResultCard, Scene},
    },
    table::{Mode, TableView},
};

impl Scene for Cards {
    type Reading = Reading;
    type Desk = Desk;

    const WORD: &'static str = "cards";
    const SCOPE: Scope = Scope::Cards;

    fn read(view: &View) -> Reading {
        Reading::of(view)
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        names::refusal(language, refusal)
    }

    fn glossary(language: &Language, view: &View) -> Vec<(String, String)> {
        glossary::of(language, view)
    }

    fn place(language: &Language, view: &View) -> String {
        let phase = names::phase(language, view.open.phase);
        match view.open.phase {
            Phase::SetCard | Phase::SetCharacter => phase,
            _ => say!(language, "cards-place", round = i64::from(view.open.round), phase = phase),
        }
    }

    fn expects(panels: &Panels<Cards>, shown: &TableView<Cards>, desk: &Desk) -> Option<String> {
        let language = &panels.language;
        let seat = own(shown);
        Some(language.say(match shown.view.open.ask {
            Ask::Swap(_) if shown.view.open.phase == Phase::SetCard => "cards-ribbon-swap",
            Ask::Swap(_) => "cards-ribbon-swap-again",
            Ask::Lead(_) => "cards-ribbon-lead",
            Ask::NewLead(_) => "cards-ribbon-new-lead",
            Ask::Reroll(_) => "cards-ribbon-roll",
            Ask::Act(_) => {
                let plan = panels.reading().map(|reading| desk.plan(&shown.view, reading));
                match plan {
                    Some(Plan::Target(..) | Plan::Whom(_) | Plan::Die(_)) => "cards-ribbon-target",
                    _ if shown.view.open.side(seat.other()).ended => "cards-ribbon-alone",
                    _ => "cards-ribbon-action",
                }
            }
            Ask::Nothing => return None,
        }))
    }

    fn verdict(panels: &Panels<Cards>, shown: &TableView<Cards>) -> Option<ResultCard> {
        let language = &panels.language;
        let Turn::Over(outcome) = shown.turn else { return None };
        let even = Seat::all(2).all(|seat| !outcome.won_by(seat));
        let mut lines: Vec<String> = Seat::all(2)
            .map(|seat| {
                let who = panels.who(shown, seat);
                let team = &shown.view.open.side(seat).team;
                let count = team.iter().filter(|who| who.lives()).count() as i64;
                let (word, name) = (who.word, who.name);
                say!(language, "cards-result-left", who = word, name = name, count = count)
            })
            .collect();
        let all = shown.log.iter().filter(|told| !told.struck);
        let hardest = all.flat_map(|told| blows(&told.events)).max_by_key(|blow| blow.value);
        if let Some(blow) = hardest {
            let cause = names::origin(language, blow.by);
            let value = i64::from(blow.value);
            lines.push(say!(language, "cards-result-blow", value = value, cause = cause));
        }
        let rounds = i64::from(shown.view.open.round);
        Some(ResultCard {
            title: even.then(|| language.say("cards-result-drawn")),
            lines,
            length: say!(language, "cards-result-rounds", rounds = rounds),
        })
    }

    fn inspector(
        ui: &mut egui::Ui,
        panels: &Panels<Cards>,
        shown: &TableView<Cards>,
        desk: &mut Desk,
    ) {
        panels::inspector::draw(ui, panels, shown, desk);
    }

    fn inspects_along(panels: &Panels<Cards>) -> bool {
        panels.table.mode() != Mode::Live || queue::runs(&panels.playback)
    }

    fn wants_inspector(panels: &Panels<Cards>, shown: &TableView<Cards>, desk: &Desk) -> bool {
        panels.may_act(shown) && desk.pick.is_some()
    }

    fn tray(
        root: &mut egui::Ui,
        panels: &Panels<Cards>,
        shown: &TableView<Cards>,
        desk: &mut Desk,
        out: &mut Outbox<Cards>,
    ) {
        panels::tray::draw(root, panels, shown, desk, out);
    }

    fn choices(
        ctx: &egui::Context,
        panels: &Panels<Cards>,
        shown: &TableView<Cards>,
        desk: &mut Desk,
        out: &mut Outbox<Cards>,
    ) {
        panels::choices::draw(ctx, panels, shown, desk, out);
    }

    fn form(ui: &mut egui::Ui, language: &Language, setup: &mut Setup, names: &[String]) {
        for (seat, deck) in setup.decks.iter_mut().enumerate() {
            let who = names.get(seat).cloned().unwrap_or_default();
            let label = say!(language, "cards-setup-deck", name = who);
            choose_deck(ui, language, &label, deck);
            let build = language.say("cards-builder-open");
            if ui.push_id(("build", seat), |ui| ui.add(kit::Stock::new(&build))).inner.clicked() {
                workshop::open(ui.ctx(), seat, deck);
            }
            workshop::show(ui.ctx(), language, seat, deck);
        }
    }

    fn card(ui: &mut egui::Ui, language: &Language, setup: &Setup) {
        for deck in &setup.decks {
            deck_line(ui, language, deck);
        }
    }

    fn rules(language: &Language, _view: &View) -> Vec<(String, String)> {
        rulebook::chapters(language)
    }

    fn deed(panels: &Panels<Cards>, shown: &TableView<Cards>, action: &Action) -> String {
        deed(&panels.language, &shown.view, own(shown), action)
    }

    fn reason(language: &Language, view: &View, seat: Seat, action: &Action) -> String {
        reason(language, view, seat, action)
    }

    fn key(
        press: &Pressed,
        _shown: &TableView<Cards>,
        desk: &mut Desk,
        _out: &mut Outbox<Cards>,
    ) -> bool {
        input::key(press, desk)
    }
}

/// One of the shipped decks, one of the player's own, or the deck that is there.
fn choose_deck(ui: &mut egui::Ui, language: &Language, label: &str, deck: &mut Deck) {
    let shipped = Deck::starters().iter();
    let shipped =
        shipped.map(|starter| (names::name(language, &starter.name), starter.deck.clone()));
    let mut decks: Vec<(String, Deck)> = shipped.chain(decks::DECKS.all()).collect();
    if decks.iter().all(|(_, known)| known != deck) {
        decks.push((language.say("cards-setup-own"), deck.clone()));
    }
    let options: Vec<&str> = decks.iter().map(|(name, _)| name.as_str()).collect();
    let mut at = decks.iter().position(|(_, known)| known == deck).unwrap_or(0);
    kit::words(ui, label, Type::Section);
    ui.add(kit::choice(label, &mut at, &options));
    if let Some((_, chosen)) = decks.get(at) {
        deck.clone_from(chosen);
    }
    deck_line(ui, language, deck);
}

/// Who plays in a deck, and what it does.
fn deck_line(ui: &mut egui::Ui, language: &Language, deck: &Deck) {
    let starter = Deck::starters().iter().find(|starter| starter.deck == *deck);
    let team: Vec<String> =
        deck.characters.iter().map(|who| names::character(language, *who)).collect();
    kit::words(ui, &language.list(&team), Type::Body);
    if let Some(starter) = starter {
        kit::words(ui, &names::text(language, &starter.text), Type::Second);
    }
    for fault in deck.faults().iter().take(4) {
        kit::words(ui, &names::fault(language, fault), Type::Second);
    }
}

/// A decision in words.
pub fn deed(language: &Language, view: &View, seat: Seat, action: &Action) -> String {
    let character = |at: u8| {
        let team = &view.open.side(seat).team;
        team.get(usize::from(at)).map_or_else(String::new, |who| names::character(language, who.id))
    };
    match *action {
        Action::Swap(cards) => {
            say!(language, "cards-deed-swap", count = i64::from(cards.count_ones()))
        }
        Action::Lead(at) => say!(language, "cards-deed-lead", character = character(at)),
        Action::Reroll(dice) => {
            say!(language, "cards-deed-reroll", count = i64::from(dice.num()))
        }
        Action::Skill { index, .. } => {
            let skills = view.open.side(seat).lead().id.skills();
            let skill = skills.get(usize::from(index));
            skill.map_or_else(String::new, |skill| names::skill(language, *skill))
        }
        Action::Play { card, on, .. } => {
            let card = names::card(language, card);
            match names::aim(language, view, seat, on[0]) {
                Some(target) => {
                    say!(language, "cards-deed-play-on", card = card, target = target)
                }
                None => say!(language, "cards-deed-play", card = card),
            }
        }
        Action::Switch { to, .. } => {
            say!(language, "cards-deed-switch", character = character(to))
        }
        Action::Tune { card, .. } => {
            let to = names::element(language, view.open.side(seat).lead().id.def().element);
            let card = names::card(language, card);
            say!(language, "cards-deed-tune", card = card, element = to)
        }
        Action::End => language.say("cards-end-round"),
        Action::Concede => language.say("cards-concede"),
    }
}

fn reason(language: &Language, view: &View, seat: Seat, action: &Action) -> String {
    match action {
        Action::End => return language.say("cards-reason-end"),
        Action::Reroll(_) => return language.say("cards-reason-dice"),
        _ => {}
    }
    let branches = game_rules::cards::knowledge::preview::preview(view, action).unwrap_or_default();
    let found = branches.first().map(|branch| blows(&branch.steps)).unwrap_or_default();
    let hits = || found.iter().filter(|blow| blow.at.side != seat);
    if let Some(blow) = hits().find(|blow| blow.hp == 0) {
        let name = names::at(language, view, blow.at);
        return say!(language, "cards-reason-defeat", character = name);
    }
    match hits().map(|blow| i64::from(blow.value)).sum::<i64>() {
        0 => language.say("cards-reason-build"),
        value => say!(language, "cards-reason-damage", value = value),
    }
}
