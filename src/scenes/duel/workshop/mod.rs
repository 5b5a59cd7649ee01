//! The modes of the Duel: the cards to choose from, and the bench where one's own are made.

mod card;
mod chooser;
mod draft;
mod editor;
pub mod own_modes;

pub use chooser::title;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use game_rules::duel::full::{Chosen, Mode, Setup};

use crate::{
    Screen,
    app::{
        cli::GameTable, folders::Folders, language::Language, notice::Notices, settings::Settings,
    },
    history::Cabinet,
    kit,
    scenes::AnySetup,
};
use draft::Draft;
use own_modes::Shelf;

/// Somebody wants to choose a mode, this one being chosen now.
#[derive(Message, Clone, Debug)]
pub struct ChooseMode(pub AnySetup);

/// A mode was chosen.
#[derive(Message, Clone, Debug)]
pub struct ModeChosen(pub AnySetup);

/// What lies on the bench.
#[derive(Resource, Debug)]
pub struct Workshop {
    /// The card that is looked at.
    at: Card,
    /// The mode that is being made.
    draft: Option<Box<Draft>>,
    /// "Delete this mode?"
    deleting: bool,
    /// The mode has been copied as a code.
    copied: bool,
    /// The card has just come into view.
    arrived: bool,
}

/// A card of the chooser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Card {
    /// The Classic duel.
    Classic,
    /// One of the eight, or House Rules.
    Shipped(u32),
    /// One's own, by number.
    Own(u32),
}

impl Card {
    fn of(setup: &AnySetup) -> Card {
        match setup {
            AnySetup::Duel(setup) => match (&setup.mode, setup.chosen()) {
                (Chosen::Number(id), _) => Card::Shipped(*id),
                (_, Some(mode)) => Card::Own(mode.id),
                _ => Card::Classic,
            },
            _ => Card::Classic,
        }
    }

    fn setup(self, shelf: &Shelf) -> Option<AnySetup> {
        Some(match self {
            Card::Classic => AnySetup::duel(0),
            Card::Shipped(id) => AnySetup::duel(id),
            Card::Own(id) => AnySetup::Duel(Setup::own(shelf.find(id)?.mode.clone())),
        })
    }
}

/// The table that is set at a place unless somebody asks for another: for the Duel that may be a
/// mode of one's own.
pub fn usual(place: GameTable, settings: &Settings, shelf: &Shelf) -> AnySetup {
    let own = shelf.find(settings.duel_mode).filter(|_| place == GameTable::Duel);
    let own = own.map(|own| AnySetup::Duel(Setup::own(own.mode.clone())));
    own.unwrap_or_else(|| AnySetup::usual(place, settings))
}

/// The table of a place in the mode of this name; `None` if there is none.
pub fn named(place: GameTable, name: &str, settings: &Settings, shelf: &Shelf) -> Option<AnySetup> {
    if place != GameTable::Duel {
        return AnySetup::named(place, name, settings);
    }
    let id = match name {
        "classic" => 0,
        "house" => Mode::HOUSE,
        number => number.parse().ok()?,
    };
    offered(shelf).into_iter().find(|setup| self::number(setup) == Some(id))
}

/// Classic, the eight modes, House Rules, and one's own.
pub fn offered(shelf: &Shelf) -> Vec<AnySetup> {
    chooser::all(shelf).into_iter().filter_map(|card| card.setup(shelf)).collect()
}

/// The mode, if it is somebody's own.
pub fn own(setup: &AnySetup) -> Option<&Mode> {
    match setup {
        AnySetup::Duel(setup) if matches!(setup.mode, Chosen::Own(_)) => setup.chosen(),
        _ => None,
    }
}

/// The number a mode is remembered by.
pub fn number(setup: &AnySetup) -> Option<u32> {
    match Card::of(setup) {
        Card::Classic => setup.mode(),
        Card::Shipped(id) | Card::Own(id) => Some(id),
    }
}

/// The chooser and the bench.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_message::<ChooseMode>()
        .add_message::<ModeChosen>()
        .add_systems(Startup, look)
        .add_systems(OnEnter(Screen::Parlor), look)
        .add_systems(OnExit(Screen::Parlor), |mut commands: Commands| {
            commands.remove_resource::<Workshop>();
        })
        .add_systems(Update, open.run_if(in_state(Screen::Parlor)))
        .add_systems(
            EguiPrimaryContextPass,
            draw.after(crate::screens::parlor::PanelSystems).run_if(resource_exists::<Workshop>),
        );
}

/// What lies in the folder now.
fn look(folders: Res<Folders>, mut shelf: ResMut<Shelf>) {
    let found = Shelf::read(&own_modes::folder(&folders));
    shelf.set_if_neq(found);
}

fn open(
    mut commands: Commands,
    mut wishes: MessageReader<ChooseMode>,
    folders: Res<Folders>,
    shelf: ResMut<Shelf>,
) {
    if let Some(ChooseMode(setup)) = wishes.read().last() {
        look(folders, shelf);
        let at = Card::of(setup);
        commands.insert_resource(Workshop {
            at,
            draft: None,
            deleting: false,
            copied: false,
            arrived: true,
        });
    }
}

#[expect(
    clippy::too_many_arguments,
    reason = "the bench reaches the shelf, the books and the form"
)]
fn draw(
    mut contexts: EguiContexts,
    mut commands: Commands,
    language: Res<Language>,
    folders: Res<Folders>,
    cabinet: Res<Cabinet>,
    mut shelf: ResMut<Shelf>,
    mut workshop: ResMut<Workshop>,
    mut notices: ResMut<Notices>,
    mut chosen: MessageWriter<ModeChosen>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let folder = own_modes::folder(&folders);
    let workshop = workshop.bypass_change_detection();
    if let Some(mut draft) = workshop.draft.take() {
        let asked = editor::draw(&ctx, &language, &shelf, &mut draft);
        match asked {
            editor::EditorAction::Nothing => workshop.draft = Some(draft),
            editor::EditorAction::Away => {}
            editor::EditorAction::Keep => match Shelf::keep(&folder, draft.file(), draft.mode()) {
                Ok(_) => {
                    workshop.at = Card::Own(draft.mode().id);
                    workshop.arrived = true;
                    shelf.set_if_neq(Shelf::read(&folder));
                }
                Err(fault) => {
                    notices.add(fault.say(&language));
                    workshop.draft = Some(draft);
                }
            },
        }
        return Ok(());
    }
    let asked = chooser::draw(&ctx, &language, &shelf, &cabinet.profile, workshop);
    match asked {
        chooser::ChooserAction::Nothing => {}
        chooser::ChooserAction::Away => commands.remove_resource::<Workshop>(),
        chooser::ChooserAction::Take(setup) => {
            chosen.write(ModeChosen(setup));
            commands.remove_resource::<Workshop>();
        }
        chooser::ChooserAction::Make(draft) => workshop.draft = Some(draft),
        chooser::ChooserAction::Delete(id) => {
            if let Some(own) = shelf.find(id)
                && let Err(fault) = crate::app::storage::forget(&own.file)
            {
                notices.add(fault.say(&language));
            }
            shelf.set_if_neq(Shelf::read(&folder));
            workshop.at = Card::Shipped(1);
        }
    }
    Ok(())
}

/// A sheet over the whole parlor; says whether it was closed.
fn sheet(
    ctx: &egui::Context,
    language: &Language,
    name: &str,
    add: impl FnOnce(&mut egui::Ui, bool) -> bool,
) -> bool {
    let close = language.say("button-close");
    kit::modal(ctx, egui::Id::new(("modes", name)), &close, |ui, fresh| {
        let screen = ui.ctx().content_rect();
        ui.set_width((screen.width() - 112.0).min(1080.0));
        ui.set_height(screen.height() - 128.0);
        add(ui, fresh)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modes_are_found_by_name() {
        let (settings, shelf) = (Settings::default(), Shelf::default());
        let find = |place, name| named(place, name, &settings, &shelf);
        assert_eq!(find(GameTable::Duel, "classic"), Some(AnySetup::duel(0)));
        assert_eq!(find(GameTable::Duel, "8"), Some(AnySetup::duel(8)));
        assert_eq!(find(GameTable::Duel, "house"), Some(AnySetup::duel(Mode::HOUSE)));
        assert_eq!(find(GameTable::Duel, "77"), None);
        assert_eq!(find(GameTable::Duel, "whisper"), None);
        for (place, name) in [
            (GameTable::Labyrinth, "whisper"),
            (GameTable::Arena, "single"),
            (GameTable::Arena, "mirror"),
            (GameTable::Wager, "party"),
        ] {
            let setup = find(place, name).unwrap();
            assert_eq!(setup.place(), place);
            assert_ne!(setup, usual(place, &settings, &shelf), "{name}");
        }
        assert_eq!(find(GameTable::Cards, "party"), None);
    }
}
