//! A tool is one page: whoever has to know something of a tool reads it there. The rules do what it
//! says, the belief follows the same description, Evil and the screen go by it.

use super::super::{
    Body, Duel, Event, Refusal,
    bots::{OpenEyes, Situation},
    knowledge::{Bodies, Shells, ToolUse},
};
use crate::{
    bots::Mind,
    duel::{Shell, Tool},
    game::Seat,
};

/// What there is to know of a tool (rules/duel.md 9, 13, 17).
#[derive(Debug)]
pub struct ToolPage {
    /// What it is good for.
    pub purpose: Purpose,
    /// Is nobody told when it is used? Then it is seen on the rack only.
    pub silent: bool,
    /// Does chance decide what comes of it? Then it cannot be taken back.
    pub(in crate::duel::full) rolls: bool,
    /// Why it cannot be used, as far as its user knows.
    pub(in crate::duel::full) refused: Option<fn(&Duel, Seat) -> Option<Refusal>>,
    /// When it turns out to be of no use, by what its user does not know.
    pub(in crate::duel::full) kept: Option<&'static Kept>,
    /// Does what comes of it hang on HP or wounds that not everybody is sure of?
    pub(in crate::duel::full) doubtful: Option<fn(&Duel) -> bool>,
    /// What it does.
    pub(in crate::duel::full) change: ToolChange,
    /// When Evil uses it.
    pub(in crate::duel::full) evil: EvilHabits,
}

/// Every move of Evil's walk reads pages.
const _: () = assert!(size_of::<ToolPage>() <= 96);

/// What tools are good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// More damage.
    Damage,
    /// To see shells.
    See,
    /// The other side loses turns.
    Control,
    /// Shells leave the clip.
    Unload,
    /// HP or wounds.
    Heal,
    /// Shells that arrive do less.
    Guard,
    /// The gun fires where it is aimed.
    GoodGun,
    /// The rival's does not.
    BadGun,
    /// More live shells.
    More,
    /// Tools.
    Tools,
    /// The order of the shells.
    Order,
    /// To be the other.
    Mirror,
    /// Luck alone.
    Luck,
}

impl Purpose {
    /// Its word, for the reason of a hint.
    pub const fn word(self) -> &'static str {
        match self {
            Purpose::Damage => "knife",
            Purpose::See => "lens",
            Purpose::Control => "mallet",
            Purpose::Unload => "eject",
            Purpose::Heal => "heal",
            Purpose::Guard => "guard",
            Purpose::GoodGun => "good-gun",
            Purpose::BadGun => "bad-gun",
            Purpose::More => "more",
            Purpose::Tools => "tools",
            Purpose::Order => "order",
            Purpose::Mirror => "mirror",
            Purpose::Luck => "luck",
        }
    }
}

/// A use that turns out to be of no use: the tool stays, and its user alone learns something.
#[derive(Debug)]
pub(in crate::duel::full) struct Kept {
    pub useless: fn(&Duel) -> bool,
    /// Why it is not offered again.
    pub why: Refusal,
    /// What that says of the shells, if anything.
    pub learnt: Option<fn(&mut Shells)>,
}

/// What a use does, and so how the belief follows it.
#[derive(Debug)]
pub(in crate::duel::full) enum ToolChange {
    /// To the bodies, by what everybody knows: rules and belief run the same functions.
    Bodies {
        user: Option<BodyChange>,
        rival: Option<BodyChange>,
        /// What is said of it, by whom it was used.
        says: Option<fn(Seat) -> Event>,
    },
    /// To the shells, unseen.
    Clips(ClipChange),
    /// All that comes of it is told by events or shown by the racks, and the belief follows those.
    Told(fn(&mut Duel, &mut Vec<Event>)),
    /// Silent, and by chance: a rule and a belief of its own, side by side in one file.
    Own {
        act: fn(&mut Duel, &mut Vec<Event>),
        bodies: fn(&mut Bodies, &ToolUse<'_>),
        shells: fn(&mut Shells, &ToolUse<'_>, &Bodies),
    },
    /// It waits for a place on the rail and acts there.
    Placed(PlaceChange),
    /// It waits for a place for every shell.
    Arranged,
    /// It waits for a stake.
    Staked,
}

/// What happens to the body of a side.
pub(in crate::duel::full) type BodyChange = fn(&mut Body, &OpenFacts);

/// What everybody knows when a tool is used.
#[derive(Clone, Copy, Debug)]
pub(in crate::duel::full) struct OpenFacts {
    pub user: Seat,
    /// Shells in the main clip.
    pub main_len: u8,
    pub legacy: bool,
}

/// What is done to the clips without being said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::duel::full) enum ClipChange {
    /// Copies of all clips.
    Twin,
    /// Every blank of the main clip becomes live with chance 1/n.
    Fill,
}

/// What is done at the place that is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceChange {
    /// The shell there is taken.
    Take,
    /// A shell is put in before it: of this kind, or a mystery.
    Put(Option<Shell>),
}

/// When Evil uses a tool.
#[derive(Debug)]
pub(in crate::duel::full) struct EvilHabits {
    /// 13.1: the chance of using one that lies in the slot, 1 in so many; 0 = never.
    pub one_in: u8,
    /// 13.2: whether it is used with open eyes; by the same chance if nothing is said here.
    pub open_eyes: Option<fn(&OpenEyes<'_>, &mut Mind<'_>) -> bool>,
    /// When the quick hand thinks of it: low ones first, no two at once.
    pub rank: u16,
    /// Whether it wants it then.
    pub wants: fn(&Situation<'_>) -> bool,
}

/// What is always wanted.
pub(super) fn always(_: &Situation<'_>) -> bool {
    true
}

/// What is always wanted with open eyes.
pub(super) const EYES_ALWAYS: Option<fn(&OpenEyes<'_>, &mut Mind<'_>) -> bool> = Some(|_, _| true);

impl ToolPage {
    /// What it does at a place of the rail, if it wants one.
    pub const fn at_place(&self) -> Option<PlaceChange> {
        match self.change {
            ToolChange::Placed(change) => Some(change),
            ToolChange::Bodies { .. }
            | ToolChange::Clips(_)
            | ToolChange::Told(_)
            | ToolChange::Own { .. }
            | ToolChange::Arranged
            | ToolChange::Staked => None,
        }
    }
}

impl Tool {
    /// The shell of this kind that the tool is.
    pub fn shell(self) -> Option<Shell> {
        match self.page().at_place() {
            Some(PlaceChange::Put(shell)) => shell,
            Some(PlaceChange::Take) | None => None,
        }
    }

    /// The tool that a shell of this kind is, on a rack.
    pub(in crate::duel::full) fn of_shell(shell: Shell) -> Tool {
        match shell {
            Shell::Live => Tool::LiveShell,
            Shell::Blank => Tool::BlankShell,
        }
    }
}
