//! Every game that can be sat at, and a table of whichever.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui;
use game_rules::{
    arena::Draft,
    bots::Opponents,
    cards,
    code::{self, CodeError},
    duel::{classic, full},
    game::{Game, GameId, SetupError},
    labyrinth::{self, Hearing},
    record::{self, Record, RecordError},
    table::{AnyMatch, Match},
    wager,
};

use super::Scene;
use crate::{
    app::{cli::GameTable, keys::Scope, language::Language, settings::Settings},
    table::{Curtain, Staged, Strength, Table, TableView, leave, waiting::Slot},
};

/// Calls a macro with every game that has a table. A new one is one line here.
#[macro_export]
macro_rules! every_scene {
    ($with:ident) => {
        $with! {
            Classic(classic): game_rules::duel::classic::Classic,
            Duel(duel): game_rules::duel::full::Duel,
            Arena(arena): game_rules::arena::Arena,
            Wager(wager): game_rules::wager::Wager,
            Cards(cards): game_rules::cards::Cards,
            Labyrinth(labyrinth): game_rules::labyrinth::Labyrinth,
        }
    };
}

macro_rules! any_setup {
    ($($name:ident($field:ident): $game:ty,)*) => {
        /// The set-up of one of the games.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnySetup {
            $(
                #[doc = concat!("Of ", stringify!($name), ".")]
                $name(<$game as Game>::Setup),
            )*
        }

        impl AnySetup {
            /// Which game it is.
            pub fn id(&self) -> GameId {
                match self { $(AnySetup::$name(_) => <$game as Game>::ID,)* }
            }

            /// The bot that plays Evil with this strength.
            pub fn evil(&self, strength: Strength) -> &'static str {
                match self { $(AnySetup::$name(_) => <$game as Opponents>::evil(strength),)* }
            }

            /// The strengths Evil has here, from weak to strong.
            pub fn offered(&self) -> Vec<Strength> {
                match self { $(AnySetup::$name(_) => Strength::offered::<$game>(),)* }
            }

            /// How many sit at this table.
            pub fn chairs(&self) -> usize {
                match self { $(AnySetup::$name(setup) => <$game as Staged>::chairs(setup),)* }
            }

            /// Can two people decide at one screen, each with keys of their own?
            pub fn can_split(&self) -> bool {
                match self { $(AnySetup::$name(_) => <$game as Staged>::CAN_SPLIT,)* }
            }

            /// Can a clock run for everybody's turn?
            pub fn has_clock(&self) -> bool {
                match self { $(AnySetup::$name(_) => <$game as Staged>::HAS_CLOCK,)* }
            }

            /// Must a full curtain fall between two people?
            pub fn must_hide(&self) -> bool {
                match self { $(AnySetup::$name(setup) => <$game as Staged>::must_hide(setup),)* }
            }

            /// How few and how many can.
            pub fn chair_range(&self) -> (usize, usize) {
                match self { $(AnySetup::$name(_) => <$game as Staged>::CHAIRS,)* }
            }

            /// Sets the table for so many.
            pub fn set_chairs(&mut self, count: usize) {
                match self {
                    $(AnySetup::$name(setup) => <$game as Staged>::set_chairs(setup, count),)*
                }
            }

            /// Where its match waits when it is left.
            pub fn slot(&self) -> Slot {
                match self { $(AnySetup::$name(setup) => Slot::of::<$game>(setup),)* }
            }

            /// As a code.
            pub fn code(&self) -> String {
                match self { $(AnySetup::$name(setup) => code::write_setup::<$game>(setup),)* }
            }

            /// What is wrong with it, if it cannot be played.
            pub fn fault(&self) -> Option<SetupError> {
                match self {
                    $(AnySetup::$name(setup) => <$game as Game>::start(setup, 0).err(),)*
                }
            }

            /// That in words.
            pub fn say_fault(&self, language: &Language, fault: &SetupError) -> String {
                match self { $(AnySetup::$name(_) => <$game as Scene>::fault(language, fault),)* }
            }

            /// From a code; `None` if there is no such game.
            pub fn read(text: &str) -> Result<Option<AnySetup>, CodeError> {
                let game = code::game_of(text)?;
                $(
                    if game == <$game as Game>::ID.word() {
                        return Ok(Some(AnySetup::$name(code::read_setup::<$game>(text)?)));
                    }
                )*
                Ok(None)
            }

            /// What a host can change.
            pub fn form(&mut self, ui: &mut egui::Ui, language: &Language, names: &[String]) {
                match self {
                    $(AnySetup::$name(setup) => <$game as Scene>::form(ui, language, setup, names),)*
                }
            }

            /// What somebody should know of this table before sitting down.
            pub fn card(&self, ui: &mut egui::Ui, language: &Language) {
                match self { $(AnySetup::$name(setup) => <$game as Scene>::card(ui, language, setup),)* }
            }

            /// Somebody knows the seed it is dealt with.
            pub fn know_seed(&mut self) {
                match self { $(AnySetup::$name(setup) => <$game as Staged>::know_seed(setup),)* }
            }

            /// Calls whoever can do something with a game of its kind.
            pub fn visit<V: Visitor>(&self, visitor: V) -> V::Out {
                match self { $(AnySetup::$name(setup) => visitor.visit::<$game>(setup.clone()),)* }
            }
        }

        /// Calls whoever can do something with a match.
        pub fn visit_match<V: MatchVisitor>(found: AnyMatch, visitor: V) -> V::Out {
            match found { $(AnyMatch::$name(game) => visitor.visit::<$game>(*game),)* }
        }

        /// The word of a match's mode.
        pub fn mode_of(found: &AnyMatch) -> &'static str {
            match found {
                $(AnyMatch::$name(game) => {
                    <$game as crate::history::Storied>::mode(&game.record().setup)
                })*
            }
        }

        /// Whatever is on the table, whichever game it is.
        #[derive(SystemParam)]
        pub(crate) struct Tables<'w> {
            $($field: (Option<Res<'w, Table<$game>>>, Option<Res<'w, TableView<$game>>>),)*
        }

        impl Tables<'_> {
            /// Is the end of a match on the screen?
            pub fn shows_end(&self) -> bool {
                $(self.$field.1.as_ref().is_some_and(|shown| shown.is_over()))||*
            }

            /// What keys mean there.
            pub fn scope(&self) -> Scope {
                $(if self.$field.0.is_some() {
                    return <$game as Scene>::SCOPE;
                })*
                Scope::Match
            }

            /// Do several people play a match that is not over? Nothing of it leaves this room.
            pub fn is_private(&self) -> bool {
                $(self.$field.0.as_ref().is_some_and(|table| table.is_private()))||*
            }

            /// Do all people look at one screen, each with keys of their own?
            pub fn is_shared(&self) -> bool {
                $(self.$field.0.as_ref().is_some_and(|table| table.is_shared()))||*
            }

            /// The record, with everything in it.
            pub fn record(&self) -> Option<String> {
                $(if let Some(table) = &self.$field.0 {
                    return Some(table.record_text());
                })*
                None
            }

            /// The match, once it is over.
            pub fn finished(&self) -> Option<AnyMatch> {
                $(if let Some(table) = &self.$field.0 {
                    return table.finished().map(|game| AnyMatch::$name(Box::new(game.clone())));
                })*
                None
            }
        }

        /// Whatever is on the table goes.
        pub fn leave_all(commands: &mut Commands) {
            $(leave::<$game>(commands);)*
            commands.remove_resource::<Curtain>();
        }

        /// A match that is to go on; which game it is stands in the record.
        pub fn resume<V: TableVisitor>(
            file: &str,
            text: &str,
            visitor: V,
        ) -> Result<V::Out, RecordError> {
            let game = record::game_of(file, text)?;
            $(
                if game == stringify!($name) {
                    let table = Table::resume(&Record::<$game>::read(file, text)?, file)?;
                    return Ok(visitor.visit::<$game>(table));
                }
            )*
            // One that has no table here is refused by name.
            Record::<classic::Classic>::read(file, text)?;
            Err(RecordError::OtherGame { file: file.to_owned(), found: game, wanted: "Classic" })
        }
    };
}

every_scene!(any_setup);

/// Does something with a set-up of whichever game.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Scene>(self, setup: G::Setup) -> Self::Out
    where
        G::Action: Unpin;
}

/// Does something with a table of whichever game.
pub trait TableVisitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Scene>(self, table: Table<G>) -> Self::Out
    where
        G::Action: Unpin;
}

/// Does something with a match of whichever game.
pub trait MatchVisitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Scene>(self, game: Match<G>) -> Self::Out
    where
        G::Action: Unpin;
}

impl AnySetup {
    /// Where in the parlor it is played.
    pub fn place(&self) -> GameTable {
        GameTable::of(self.id())
    }

    /// The table that is set at a place unless somebody asks for another.
    pub fn usual(place: GameTable, settings: &Settings) -> AnySetup {
        match place {
            GameTable::Duel => AnySetup::duel(settings.duel_mode),
            GameTable::Labyrinth => AnySetup::Labyrinth(labyrinth::Setup::default()),
            GameTable::Cards => AnySetup::Cards(cards::Setup::default()),
            GameTable::Arena => AnySetup::Arena(Default::default()),
            GameTable::Wager => AnySetup::Wager(super::wager::usual()),
        }
    }

    /// The table of a place as it is in the mode of this name: those in which matches are counted
    /// apart. The modes of the duel are known by number.
    pub fn named(place: GameTable, name: &str, settings: &Settings) -> Option<AnySetup> {
        let mut setup = AnySetup::usual(place, settings);
        match (&mut setup, name) {
            (AnySetup::Labyrinth(setup), "aloud") => setup.settings.hearing = Hearing::Aloud,
            (AnySetup::Labyrinth(setup), "whisper") => setup.settings.hearing = Hearing::Whisper,
            (AnySetup::Arena(setup), "series") => setup.matches = 2,
            (AnySetup::Arena(setup), "single") => setup.matches = 1,
            (AnySetup::Arena(setup), "mirror") => setup.teams[1] = Draft::Mirror,
            (AnySetup::Wager(setup), "party") => setup.pool = wager::packs::pack("night")?,
            (AnySetup::Wager(setup), "table") => setup.pool.games.clear(),
            _ => return None,
        }
        Some(setup)
    }

    /// The duel with this number: 0 is Classic; what there is not is Classic, too.
    pub fn duel(mode: u32) -> AnySetup {
        let setup = full::Setup::numbered(mode);
        match setup.chosen() {
            Some(_) => AnySetup::Duel(setup),
            None => AnySetup::Classic(classic::Setup::default()),
        }
    }

    /// The number of a duel's mode; a player's own mode has none.
    pub fn mode(&self) -> Option<u32> {
        match self {
            AnySetup::Classic(_) => Some(0),
            AnySetup::Duel(full::Setup { mode: full::Chosen::Number(id), .. }) => Some(*id),
            _ => None,
        }
    }
}
