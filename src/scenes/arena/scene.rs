//! What the arena tells the frame that all tables share.

use bevy::prelude::*;
use bevy_egui::egui;
use game_rules::{
    arena::{Action, Arena, Draft, LAST_TURN, MatchResult, Refusal, Setup, View},
    game::{Seat, Viewer},
};

use super::{
    clock::Clock,
    glossary, input,
    panels::{inspector, tray, type_table},
    picture::left_seat,
    reading::Matrix,
    rulebook, words, workshop,
};
use crate::{
    app::{
        keys::{KeyAction, Pressed, Scope},
        language::Language,
    },
    kit::{self, Type},
    say,
    scenes::{
        frame::{Outbox, Panels},
        scene::{ResultCard, Scene},
    },
    table::TableView,
};

/// What is open at the arena.
#[derive(Resource, Default, Debug)]
pub struct Desk {
    /// The order that is picked but not locked in: whose, in which turn, and which.
    pub picked: Option<(Seat, u16, Action)>,
    /// The order was locked in: whose, in which turn.
    pub locked: Option<(Seat, u16)>,
    /// The tray shows the team instead of the moves.
    pub team: bool,
    /// The button that locks in wants the focus.
    pub wants_lock: bool,
    /// The tray has just changed its page: its first entry wants the focus.
    pub wants_first: bool,
    /// The cell of the matrix that is explained, by row and column.
    pub cell: (usize, usize),
    /// In which turn it was chosen, and with which order picked.
    pub cell_for: (u16, Option<Action>),
    /// The page of its steps that is open.
    pub steps: Steps,
    /// The cell wants the focus.
    pub wants_cell: bool,
    /// The turn after that cell is shown, too.
    pub ahead: bool,
    /// That turn wants to be seen.
    pub wants_ahead: bool,
    /// The page "Inspect" shows the tape.
    pub tape: bool,
    /// The order that was refused last: in which turn, which, and why.
    pub failed: Option<(u16, Action, Refusal)>,
    /// An order that the rules may refuse is on its way.
    pub tried: Option<Action>,
    /// How long there is yet, if a clock runs.
    pub clock: Option<Clock>,
    /// The turn for which the tray has offered its first entry: whose, and which.
    pub offered: Option<(Seat, u16)>,
}

/// The steps of a cell, where they take more than one page.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steps {
    /// Which page is open.
    pub page: usize,
    /// Of which cell.
    pub cell: (usize, usize),
    /// There is more than one.
    pub many: bool,
}

impl Desk {
    /// The order picked for the turn that is shown.
    pub fn picked(&self, shown: &TableView<Arena>) -> Option<Action> {
        let Viewer::Seat(own) = shown.eyes else { return None };
        let (seat, turn, choice) = self.picked?;
        let here = (seat, turn) == (own, shown.view.series.clock());
        (here && shown.legal.contains(&choice)).then_some(choice)
    }

    /// Is the order of this turn on its way?
    pub fn is_locked(&self, shown: &TableView<Arena>) -> bool {
        let Viewer::Seat(own) = shown.eyes else { return false };
        self.locked == Some((own, shown.view.series.clock()))
    }
}

impl Scene for Arena {
    /// The outcome matrix of the side on the left.
    type Reading = Option<Matrix>;
    type Desk = Desk;
    const WORD: &'static str = "arena";
    const SCOPE: Scope = Scope::Arena;

    fn read(view: &View) -> Option<Matrix> {
        Matrix::of(&view.series, left_seat(view.who))
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        let key = format!("arena-refuse-{}", refusal.number());
        if language.knows(&key) {
            return language.say(&key);
        }
        let number = i64::from(refusal.number());
        say!(language, "arena-refuse-other", number = number, text = refusal.to_string())
    }

    fn glossary(language: &Language, view: &View) -> Vec<(String, String)> {
        glossary::of(language, view)
    }

    fn place(language: &Language, view: &View) -> String {
        let series = &view.series;
        let turn = i64::from((series.bout().turns + 1).min(LAST_TURN));
        if series.matches() == 1 {
            return say!(language, "arena-place-single", turn = turn);
        }
        let (number, matches) = (i64::from(series.number()), i64::from(series.matches()));
        say!(language, "arena-place-series", number = number, matches = matches, turn = turn)
    }

    fn expects(panels: &Panels<Self>, shown: &TableView<Self>, desk: &Desk) -> Option<String> {
        let key = if desk.is_locked(shown) {
            "arena-waits-for-rival"
        } else if shown.view.series.bout().is_entry() {
            "arena-expects-enter"
        } else {
            "arena-expects-move"
        };
        let said = panels.language.say(key);
        match desk.clock.filter(|_| key != "arena-waits-for-rival") {
            Some(clock) => Some(format!("{} · {said}", clock.face())),
            None => Some(said),
        }
    }

    fn verdict(panels: &Panels<Self>, shown: &TableView<Self>) -> Option<ResultCard> {
        let series = &shown.view.series;
        if !series.is_over() {
            return None;
        }
        let language = &panels.language;
        let left = left_seat(shown.eyes);
        let points = |seat: Seat| i64::from(series.points(seat));
        let mut lines = vec![say!(
            language,
            "arena-result-points",
            one = points(left),
            two = points(left.other())
        )];
        for (number, verdict) in (1..).zip(series.verdicts().into_iter().flatten()) {
            let result = match verdict {
                MatchResult::Won(seat) => {
                    words::actor(language, seat, shown.eyes, panels.table.players())
                }
                MatchResult::Drawn => language.say("arena-result-drawn"),
            };
            lines.push(say!(language, "arena-result-match", number = number, result = result));
        }
        let standing = |seat: Seat| {
            let fighters = series.bout().side(seat).fighters;
            fighters.iter().filter(|fighter| fighter.hp > 0).count() as i64
        };
        Some(ResultCard {
            title: None,
            lines,
            length: say!(
                language,
                "arena-result-left",
                one = standing(left),
                two = standing(left.other())
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

    fn opens_inspector(key: KeyAction) -> bool {
        matches!(key, KeyAction::Matrix | KeyAction::Tape | KeyAction::Ahead)
    }

    fn tray(
        root: &mut egui::Ui,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Desk,
        out: &mut Outbox<Self>,
    ) {
        tray::draw(root, panels, shown, desk, out);
    }

    fn form(ui: &mut egui::Ui, language: &Language, setup: &mut Setup, names: &[String]) {
        workshop::form(ui, language, setup, names);
    }

    fn card(ui: &mut egui::Ui, language: &Language, setup: &Setup) {
        let word = <Arena as crate::history::Storied>::mode(setup);
        kit::words(ui, &language.say(&format!("mode-{word}-name")), Type::Strong);
        kit::words(ui, &language.say("game-arena-blurb"), Type::Second);
        // Nobody learns the other's team before the match.
        if let [Draft::Ids(ids), Draft::Random | Draft::Mirror] = &setup.teams {
            let data = setup.data();
            let members = ids.iter().filter(|id| **id != 0);
            let names: Vec<String> =
                members.map(|id| words::creature(language, &data, *id)).collect();
            kit::words(ui, &language.list(&names), Type::Body);
        }
    }

    fn rules(language: &Language, view: &View) -> Vec<(String, String)> {
        rulebook::rules(language, view)
    }

    fn figure(ui: &mut egui::Ui, language: &Language, view: &View, paragraph: usize) {
        if paragraph == rulebook::TYPES {
            type_table::draw(ui, language, view.series.lineup().data());
        }
    }

    fn deed(panels: &Panels<Self>, shown: &TableView<Self>, action: &Action) -> String {
        words::order(&panels.language, &shown.view.series, left_seat(shown.eyes), *action)
    }

    fn reason(language: &Language, view: &View, seat: Seat, action: &Action) -> String {
        let matrix = Matrix::of(&view.series, seat);
        let row = matrix.as_ref().and_then(|matrix| matrix.rows.get(matrix.row(*action)?));
        let key = match row {
            _ if view.series.bout().is_entry() => "arena-reason-enter",
            Some(row) if row.cells.iter().all(|cell| cell.rival_folds && !cell.folds) => {
                "arena-reason-ko"
            }
            Some(row) if row.safest => "arena-reason-safest",
            Some(row) if row.repeat => "arena-reason-repeat",
            _ => "arena-reason-mix",
        };
        language.say(key)
    }

    fn key(
        press: &Pressed,
        shown: &TableView<Self>,
        desk: &mut Desk,
        out: &mut Outbox<Self>,
    ) -> bool {
        input::key(press, shown, desk, out)
    }
}
