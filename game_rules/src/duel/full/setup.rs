//! What is chosen before a duel.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{
    mode::{Mode, Periods},
    prepared_mode::{PreparedMode, SHIPPED},
};
use crate::{
    duel::EVIL,
    game::{Seat, SetupError},
};

/// The set-up of a duel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The mode.
    pub mode: Chosen,
    /// What a seat sees of its own body (6.1).
    pub own_status: OwnStatus,
    /// The behaviour of the original program where the rulebook departs from it (14).
    pub legacy: bool,
    /// mode 2 also deals To the Death, as the document says.
    pub document_tools: bool,
    /// Nightmare (13.2): this seat has its favours.
    pub favoured: Option<Seat>,
}

/// Which mode is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Chosen {
    /// One of the eight, or House Rules (1000).
    Number(u32),
    /// A player's own.
    Own(Box<Mode>),
}

/// What a seat sees of its own body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OwnStatus {
    /// Exact numbers.
    #[default]
    Shown,
    /// No more than the other side sees: the original's secrecy.
    Hidden,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::numbered(1)
    }
}

impl Setup {
    /// A shipped mode with the usual switches.
    pub fn numbered(id: u32) -> Setup {
        Setup {
            mode: Chosen::Number(id),
            own_status: OwnStatus::Shown,
            legacy: false,
            document_tools: false,
            favoured: None,
        }
    }

    /// A player's own mode with the usual switches.
    pub fn own(mode: Mode) -> Setup {
        Setup { mode: Chosen::Own(Box::new(mode)), ..Setup::default() }
    }

    /// The mode, if there is one with this number.
    pub fn chosen(&self) -> Option<&Mode> {
        match &self.mode {
            Chosen::Number(id) => Mode::numbered(*id),
            Chosen::Own(mode) => Some(mode),
        }
    }

    /// The numbers of the first period.
    pub fn opening(&self) -> Option<&Mode> {
        self.chosen().map(|mode| mode.period(1))
    }

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        PreparedSetup::new(self).map(|_| ())
    }
}

/// A set-up made ready for play. It is saved as the set-up it came from.
#[derive(Clone, Debug)]
pub(super) struct PreparedSetup {
    pub setup: Setup,
    pub terms: Arc<Vec<PreparedMode>>,
    pub endless: bool,
}

impl PreparedSetup {
    pub fn new(setup: &Setup) -> Result<PreparedSetup, SetupError> {
        if let Some(seat) = setup.favoured.filter(|&seat| seat > EVIL) {
            return Err(SetupError::new("favoured", seat.0, "must be 0 (human) or 1 (Evil)"));
        }
        let (terms, endless) = match &setup.mode {
            Chosen::Number(id) => {
                let (_, ready) =
                    SHIPPED.iter().find(|(shipped, _)| shipped == id).ok_or_else(|| {
                        SetupError::new(
                            "mode",
                            id,
                            "there are the modes 1 to 8 and 1000 (House Rules)",
                        )
                    })?;
                (Arc::clone(&ready[usize::from(setup.document_tools)]), *id == 5)
            }
            Chosen::Own(mode) => {
                mode.check()?;
                let terms = PreparedMode::all(mode, setup.document_tools);
                (Arc::new(terms), mode.periods == Periods::Endless)
            }
        };
        Ok(PreparedSetup { setup: setup.clone(), terms, endless })
    }

    /// The numbers of period `number`, counted from 1.
    #[inline]
    pub fn terms(&self, number: u32) -> &PreparedMode {
        let last = self.terms.len() - 1;
        &self.terms[(number as usize - 1).min(last)]
    }
}

impl PartialEq for PreparedSetup {
    fn eq(&self, other: &PreparedSetup) -> bool {
        self.setup == other.setup
    }
}

impl Serialize for PreparedSetup {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.setup.serialize(to)
    }
}

impl<'de> Deserialize<'de> for PreparedSetup {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PreparedSetup, D::Error> {
        PreparedSetup::new(&Setup::deserialize(from)?).map_err(serde::de::Error::custom)
    }
}
