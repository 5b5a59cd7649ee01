//! What a game tells the frame that all tables share.

use bevy::{ecs::component::Mutable, prelude::*};
use bevy_egui::egui;
use game_rules::game::{Seat, SetupError, Viewer};

use super::{
    answers::Answered,
    frame::{Outbox, Panels, chance_to_win},
    refused,
    who::{Who, who},
};
use crate::{
    app::{
        keys::{KeyAction, Pressed, Scope},
        language::Language,
    },
    history::Storied,
    screens::setup,
    table::{Player, TableSystems, TableView},
};

/// A game with panels around its table.
pub trait Scene: Storied + Answered {
    /// What follows from a view; worked out once for each.
    type Reading: Send + Sync + 'static;

    /// What the panels of this game have open: an aim, a selection, a half-made choice.
    type Desk: Resource<Mutability = Mutable> + Default;

    /// The word of the game in `game-<word>-name`.
    const WORD: &'static str;

    /// What keys mean at its table.
    const SCOPE: Scope = Scope::Match;

    /// Is there something to inspect when the match is over?
    const INSPECTS_END: bool = false;

    /// Thinks a view through.
    fn read(view: &Self::View) -> Self::Reading;

    /// How a sentence calls whoever sits at `seat`.
    fn called(language: &Language, seat: Seat, eyes: Viewer, players: &[Player]) -> Who {
        who(language, seat, eyes, players)
    }

    /// A refusal in words.
    fn refusal(language: &Language, refusal: &Self::Refusal) -> String;

    /// Why a match cannot begin, in words.
    fn fault(language: &Language, fault: &SetupError) -> String {
        refused::say(language, fault)
    }

    /// The mode and how far the match has come, for the top bar.
    fn place(language: &Language, view: &Self::View) -> String;

    /// What is expected of the seat at the screen, if there is more to say than "your turn".
    fn expects(panels: &Panels<Self>, shown: &TableView<Self>, desk: &Self::Desk)
    -> Option<String>;

    /// What whoever comes to the screen next is asked for, if it is not a turn: the end of a key
    /// `curtain-what-…`.
    fn asks(_public: &Self::View) -> Option<&'static str> {
        None
    }

    /// The number of a seat's emblem and colour.
    fn emblem(_players: &[Player], seat: Seat) -> usize {
        seat.index() + 1
    }

    /// What is being shown, if there is more to say than "watch the table".
    fn happens(_panels: &Panels<Self>, _shown: &TableView<Self>) -> Option<String> {
        None
    }

    /// The card of the end, once the match is over.
    fn verdict(panels: &Panels<Self>, shown: &TableView<Self>) -> Option<ResultCard>;

    /// The page "Inspect" of the rail.
    fn inspector(
        ui: &mut egui::Ui,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Self::Desk,
    );

    /// Does the inspector go on while something is shown? Only where everything shown is public.
    fn inspects_along(_panels: &Panels<Self>) -> bool {
        false
    }

    /// Does this key of the game want the page "Inspect"?
    fn opens_inspector(_key: KeyAction) -> bool {
        false
    }

    /// Does something want to be inspected, although the rail is shut?
    fn wants_inspector(
        _panels: &Panels<Self>,
        _shown: &TableView<Self>,
        _desk: &Self::Desk,
    ) -> bool {
        false
    }

    /// The tray: what the seat at the screen can do now.
    fn tray(
        root: &mut egui::Ui,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Self::Desk,
        out: &mut Outbox<Self>,
    );

    /// Whatever lies over the stage while something is chosen.
    fn choices(
        _ctx: &egui::Context,
        _panels: &Panels<Self>,
        _shown: &TableView<Self>,
        _desk: &mut Self::Desk,
        _out: &mut Outbox<Self>,
    ) {
    }

    /// What a host can change of the set-up; `names` are those of the seats.
    fn form(ui: &mut egui::Ui, language: &Language, setup: &mut Self::Setup, names: &[String]) {
        for knob in Self::knobs() {
            setup::turn(ui, language, &knob, setup, names);
        }
    }

    /// What somebody should know of a table before sitting down.
    fn card(ui: &mut egui::Ui, language: &Language, setup: &Self::Setup);

    /// The rulebook: titles and paragraphs.
    fn rules(language: &Language, view: &Self::View) -> Vec<(String, String)>;

    /// What is drawn below a paragraph of the rulebook, counted from 0.
    fn figure(_ui: &mut egui::Ui, _language: &Language, _view: &Self::View, _paragraph: usize) {}

    /// Names that lines of the log may hold, and what the things of that name say of themselves.
    fn glossary(_language: &Language, _view: &Self::View) -> Vec<(String, String)> {
        Vec::new()
    }

    /// A decision in words.
    fn deed(panels: &Panels<Self>, shown: &TableView<Self>, action: &Self::Action) -> String;

    /// Why a decision is suggested, in one sentence.
    fn reason(language: &Language, view: &Self::View, seat: Seat, action: &Self::Action) -> String;

    /// How good a suggestion is, in words; nothing where that was not estimated.
    fn worth(language: &Language, value: f64) -> String {
        chance_to_win(language, value)
    }

    /// A key of the game's own; true if it meant something here.
    fn key(
        press: &Pressed,
        shown: &TableView<Self>,
        desk: &mut Self::Desk,
        out: &mut Outbox<Self>,
    ) -> bool;
}

/// The card at the end of a match.
#[derive(Clone, Debug, Default)]
pub struct ResultCard {
    /// Who has won; "Evil has won" and the like if there is nothing else to say.
    pub title: Option<String>,
    /// What there is to say of it.
    pub lines: Vec<String>,
    /// How long it took.
    pub length: String,
}

/// The view at the screen, thought through. It goes when the view goes.
#[derive(Resource, Debug)]
pub struct CurrentReading<G: Scene>(pub G::Reading);

/// Thinks again whenever something else is shown.
fn think<G: Scene>(
    mut commands: Commands,
    shown: Option<Res<TableView<G>>>,
    thought: Option<ResMut<CurrentReading<G>>>,
) {
    match (shown, thought) {
        (Some(shown), Some(mut thought)) if shown.is_changed() => thought.0 = G::read(&shown.view),
        (Some(shown), None) => commands.insert_resource(CurrentReading::<G>(G::read(&shown.view))),
        (None, Some(_)) => commands.remove_resource::<CurrentReading<G>>(),
        _ => {}
    }
}

/// Thinking comes after the table has decided and before anything is drawn.
pub(super) fn plugin<G: Scene>(app: &mut App) {
    app.init_resource::<G::Desk>()
        .add_systems(Update, think::<G>.in_set(ReadingSystems).after(TableSystems));
}

/// Thinking the view through.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadingSystems;
