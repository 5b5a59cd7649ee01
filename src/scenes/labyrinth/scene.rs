//! The Labyrinth in the frame that all tables share.

use bevy_egui::egui;
use game_rules::{
    game::{Seat, SetupError, Turn, Viewer},
    labyrinth::{Action, Dir, Hearing, Labyrinth, Refusal, Setup, View, knowledge::Knowledge},
};

use super::{
    Desk, PendingChoice, deeds, form, names, pan_zoom,
    panels::{choices, inspector, tray},
    reading, refusals, rulebook, step_or_aim, story,
    workshop::{board, saves},
};
use crate::{
    app::{
        keys::{Device, KeyAction, Pressed, Scope},
        language::Language,
    },
    kit::{self, Type},
    say,
    scenes::{
        frame::{Outbox, Panels},
        scene::{ResultCard, Scene},
        who::Who,
    },
    screens::setup as setup_form,
    table::{Intent, Player, TableView},
};

impl Scene for Labyrinth {
    type Reading = Knowledge;
    type Desk = Desk;

    const WORD: &'static str = "labyrinth";
    const SCOPE: Scope = Scope::Labyrinth;
    const INSPECTS_END: bool = true;

    fn read(view: &View) -> Knowledge {
        reading::knowledge(view)
    }

    fn called(language: &Language, seat: Seat, eyes: Viewer, players: &[Player]) -> Who {
        names::who(language, seat, eyes, players)
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        language.say(&format!("maze-no-{}", refusal_word(*refusal)))
    }

    fn fault(language: &Language, fault: &SetupError) -> String {
        refusals::at_start(language, fault)
    }

    fn glossary(language: &Language, view: &View) -> Vec<(String, String)> {
        rulebook::glossary(language, view)
    }

    fn place(language: &Language, view: &View) -> String {
        let hearing = match view.settings().hearing {
            Hearing::Aloud => "maze-aloud",
            Hearing::Whisper => "maze-whisper",
        };
        let seats = view.order.len().max(1) as u32;
        say!(
            language,
            "maze-place",
            hearing = language.say(hearing),
            round = i64::from(view.turns / seats) + 1,
            turn = i64::from(view.turns) + 1
        )
    }

    fn asks(public: &View) -> Option<&'static str> {
        public.vote.map(|_| "vote")
    }

    fn expects(panels: &Panels<Self>, shown: &TableView<Self>, desk: &Desk) -> Option<String> {
        let view = &shown.view;
        let key = match desk.ask {
            _ if view.vote.is_some() => "maze-ribbon-vote",
            _ if view.offer.is_some() => "maze-ribbon-offer",
            Some(PendingChoice::Attack) => "maze-ribbon-whom",
            Some(PendingChoice::More | PendingChoice::Log | PendingChoice::Referee) | None
                if view.doing.moved =>
            {
                "maze-ribbon-done"
            }
            Some(PendingChoice::More | PendingChoice::Log | PendingChoice::Referee) | None
                if view.doing.tried.iter().next().is_some() =>
            {
                "maze-ribbon-blocked"
            }
            Some(PendingChoice::More | PendingChoice::Log | PendingChoice::Referee) | None => {
                "maze-ribbon-step"
            }
            Some(_) => "maze-ribbon-side",
        };
        Some(panels.language.say(key))
    }

    fn verdict(panels: &Panels<Self>, shown: &TableView<Self>) -> Option<ResultCard> {
        let Turn::Over(_) = shown.turn else { return None };
        if panels.canvas.spots.iter().any(|spot| spot.name == "overlay") {
            return None;
        }
        let language = &panels.language;
        let view = &shown.view;
        let mut lines = Vec::new();
        if let Some(winner) = story::winner(view) {
            let who = panels.who(shown, winner);
            lines.push(say!(language, "maze-log-won", who = who.word, name = who.name));
        } else {
            lines.push(language.say("maze-log-drawn"));
        }
        if let Some(truth) = &view.truth {
            lines.push(say!(language, "maze-log-revealed", seed = truth.seed.to_string()));
        }
        let seats = view.order.len().max(1) as u32;
        Some(ResultCard {
            title: None,
            lines,
            length: say!(
                language,
                "maze-length",
                turns = i64::from(view.turns) + 1,
                rounds = i64::from(view.turns / seats) + 1
            ),
        })
    }

    fn inspector(
        ui: &mut egui::Ui,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Desk,
    ) {
        inspector::draw(ui, panels, shown, desk);
    }

    fn inspects_along(panels: &Panels<Self>) -> bool {
        panels.table.eyes() == Viewer::Omniscient
    }

    fn tray(
        root: &mut egui::Ui,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Desk,
        out: &mut Outbox<Self>,
    ) {
        desk.taken = root.ctx().memory(|memory| memory.focused().is_some());
        tray::draw(root, panels, shown, desk, out);
    }

    fn choices(
        ctx: &egui::Context,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Desk,
        out: &mut Outbox<Self>,
    ) {
        choices::draw(ctx, panels, shown, desk, out);
    }

    fn form(ui: &mut egui::Ui, language: &Language, setup: &mut Setup, names: &[String]) {
        saves::door(ui, language);
        form::presets(ui, language, setup);
        for knob in form::all() {
            setup_form::turn(ui, language, &knob, setup, names);
        }
        form::others(ui, language, setup);
        board::draw(ui, language, setup);
        if let Err(fault) = setup.check() {
            kit::words(ui, &refusals::say(language, &fault), Type::SecondStrong);
        }
        form::drawable(ui, language, setup);
    }

    fn card(ui: &mut egui::Ui, language: &Language, setup: &Setup) {
        let settings = &setup.settings;
        let size = format!("{} × {}", settings.width, settings.height);
        kit::entry(ui, None, &language.say("maze-card-size"), &size);
        let hearing = match settings.hearing {
            Hearing::Aloud => "maze-aloud",
            Hearing::Whisper => "maze-whisper",
        };
        kit::entry(ui, None, &language.say("maze-card-hearing"), &language.say(hearing));
    }

    fn rules(language: &Language, view: &View) -> Vec<(String, String)> {
        rulebook::rules(language, view)
    }

    fn deed(panels: &Panels<Self>, shown: &TableView<Self>, action: &Action) -> String {
        deeds::deed(&panels.language, panels, shown, action)
    }

    fn worth(language: &Language, value: f64) -> String {
        if value.is_finite() {
            let turns = language.decimal(value.max(0.0), 1);
            say!(language, "maze-worth", turns = turns)
        } else {
            String::new()
        }
    }

    fn reason(language: &Language, view: &View, seat: Seat, action: &Action) -> String {
        let figure = &view.figures[seat.index()];
        let key = match action {
            Action::TakeTreasure => "maze-why-take",
            Action::Move(_) if figure.carries => "maze-why-out",
            Action::Move(_) => "maze-why-explore",
            Action::Attack { .. } | Action::Shoot(_) => "maze-why-attack",
            Action::UseKit | Action::CheckIn | Action::Cure => "maze-why-heal",
            Action::Buy => "maze-why-buy",
            Action::DropItem => "maze-why-drop",
            Action::EndTurn => "maze-why-end",
            _ => "maze-why-use",
        };
        language.say(key)
    }

    fn key(
        press: &Pressed,
        shown: &TableView<Self>,
        desk: &mut Desk,
        out: &mut Outbox<Self>,
    ) -> bool {
        let arrow = arrow(press.action).filter(|_| desk.walks(shown) && !desk.taken);
        if let Some(dir) = side(press.action).or(arrow) {
            let action = step_or_aim(desk, dir);
            out.wishes.write(Intent::Act(action));
            return true;
        }
        if let Some(place) = KeyAction::LAYERS.iter().position(|layer| *layer == press.action) {
            desk.turn_layer(place, shown);
            return true;
        }
        if pan_zoom::by_key(press.action, desk, shown.view.settings().size()) {
            return true;
        }
        match press.action {
            KeyAction::SplitView if shown.view.truth.is_some() => {
                desk.split = desk.split.toggled();
                true
            }
            // The focus has just been let go of.
            KeyAction::Back if desk.taken && desk.walks(shown) && press.device != Device::Mouse => {
                true
            }
            KeyAction::SheetBefore => leaf(desk, shown, false),
            KeyAction::SheetAfter => leaf(desk, shown, true),
            KeyAction::Back | KeyAction::Confirm | KeyAction::FastForward if desk.lapsing => {
                desk.revealed = Some(f32::MIN);
                true
            }
            KeyAction::Back if desk.log_open.is_some() || desk.scoreboard => {
                desk.scoreboard = false;
                desk.close_log();
                true
            }
            // All that can be taken back is a choice that was only begun.
            KeyAction::Back | KeyAction::Undo if desk.ask.is_some() => {
                desk.ask = None;
                true
            }
            KeyAction::Back if desk.sheet.is_some() || desk.focus.is_some() => {
                (desk.sheet, desk.focus) = (None, None);
                true
            }
            KeyAction::EndTurn if shown.legal.contains(&Action::EndTurn) => {
                desk.ask = None;
                out.wishes.write(Intent::Act(Action::EndTurn));
                true
            }
            KeyAction::Confirm if !desk.taken && shown.legal.contains(&Action::EndTurn) => {
                desk.ask = None;
                out.wishes.write(Intent::Act(Action::EndTurn));
                true
            }
            action => match action.picks() {
                Some(place) => {
                    tray::pick(place, shown, desk, out);
                    true
                }
                None => false,
            },
        }
    }
}

/// The direction a key means.
fn side(action: KeyAction) -> Option<Dir> {
    Some(match action {
        KeyAction::StepNorth => Dir::Up,
        KeyAction::StepEast => Dir::Right,
        KeyAction::StepSouth => Dir::Down,
        KeyAction::StepWest => Dir::Left,
        _ => return None,
    })
}

/// The direction an arrow means while no widget has the focus.
fn arrow(action: KeyAction) -> Option<Dir> {
    Some(match action {
        KeyAction::Up => Dir::Up,
        KeyAction::Right => Dir::Right,
        KeyAction::Down => Dir::Down,
        KeyAction::Left => Dir::Left,
        _ => return None,
    })
}

/// The sheet before or after the one in sight, round and round.
fn leaf(desk: &mut Desk, shown: &TableView<Labyrinth>, on: bool) -> bool {
    let count = desk.sheets.len();
    if count == 0 {
        return true;
    }
    let known = reading::knowledge(&shown.view);
    let home = known.track(super::picture::own_seat(&shown.view)).map(|at| at.fragment);
    let open = desk.sheet.or(home);
    let place = desk.sheets.iter().position(|sheet| Some(*sheet) == open).unwrap_or(0);
    let next = (place + if on { 1 } else { count - 1 }) % count;
    desk.sheet = desk.sheets.get(next).copied();
    desk.focus = None;
    true
}

/// The part of a key that names a refusal.
pub fn refusal_word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::VoteOpen => "vote-open",
        Refusal::OfferOpen => "offer-open",
        Refusal::AlreadyMoved => "already-moved",
        Refusal::MustMoveFirst => "must-move-first",
        Refusal::NoItem => "no-item",
        Refusal::WrongItem => "wrong-item",
        Refusal::NotInjured => "not-injured",
        Refusal::NotInShop => "not-in-shop",
        Refusal::AlreadyBought => "already-bought",
        Refusal::SlotFull => "slot-full",
        Refusal::NoDropInShop => "no-drop-in-shop",
        Refusal::HandsFull => "hands-full",
        Refusal::NoTreasureHere => "no-treasure-here",
        Refusal::TooInjured => "too-injured",
        Refusal::GuardedByDog => "guarded-by-dog",
        Refusal::NoTreasureHeld => "no-treasure-held",
        Refusal::SelfAttack => "self-attack",
        Refusal::TargetNotHere => "target-not-here",
        Refusal::HospitalTruce => "hospital-truce",
        Refusal::TargetInjured => "target-injured",
        Refusal::NotInHospital => "not-in-hospital",
        Refusal::MoveBeforeCheckIn => "move-before-check-in",
        Refusal::AlreadyCheckedIn => "already-checked-in",
        Refusal::NoVoteOpen => "no-vote-open",
        Refusal::AlreadyVoted => "already-voted",
        Refusal::BadRange => "bad-range",
        Refusal::NotEnoughXp => "not-enough-xp",
        Refusal::AlreadyAsked => "already-asked",
        Refusal::AlreadyOffered => "already-offered",
        Refusal::TradeImpossible => "trade-impossible",
        Refusal::NoOfferOpen => "no-offer-open",
        Refusal::NotInDonationCentre => "not-in-donation-centre",
        Refusal::BinEmpty => "bin-empty",
        Refusal::AlreadyDonated => "already-donated",
        Refusal::NoGhostWalk => "no-ghost-walk",
        Refusal::NotInPlay => "not-in-play",
        Refusal::NotOnStairs => "not-on-stairs",
    }
}
