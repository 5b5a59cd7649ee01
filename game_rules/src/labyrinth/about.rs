//! Whom an announcement is about, whoever's decision brought it about.

use super::News;
use crate::game::Seat;

/// What an announcement tells of whom it is about.
enum Tells {
    /// Their way through the labyrinth.
    Way,
    /// Anything else.
    Other,
}

impl News {
    /// Whom it is about: the one who acts in it, or to whom it happens; nobody where it is about all.
    pub fn about(&self) -> Option<Seat> {
        self.told().map(|(seat, _)| seat)
    }

    /// Whose way through the labyrinth it tells of, if it does.
    pub(super) fn walker(&self) -> Option<Seat> {
        self.told().filter(|(_, tells)| matches!(tells, Tells::Way)).map(|(seat, _)| seat)
    }

    fn told(&self) -> Option<(Seat, Tells)> {
        match *self {
            News::Started { .. }
            | News::Drawn
            | News::Revealed { .. }
            | News::LogRefused
            | News::LogShown { .. }
            | News::PeekGranted
            | News::StreamTurned => None,
            News::Bark { at } => at.map(|seat| (seat, Tells::Other)),
            News::Around { seat, .. }
            | News::Bump { seat, .. }
            | News::Exit { seat, .. }
            | News::Entered { seat, .. }
            | News::Flushed { seat }
            | News::Blocked { seat }
            | News::Portalled { seat }
            | News::Climbed { seat }
            | News::Landed { seat, .. } => Some((seat, Tells::Way)),
            News::Turn { seat }
            | News::Lost { seat }
            | News::Healed { seat }
            | News::Found { by: seat, .. }
            | News::Bought { seat, .. }
            | News::Dropped { seat, .. }
            | News::KitUsed { seat }
            | News::Taken { seat }
            | News::Left { seat }
            | News::CheckedIn { seat }
            | News::Battle { by: seat, .. }
            | News::Shot { by: seat, .. }
            | News::Injured { seat }
            | News::Ended { seat }
            | News::Won { seat }
            | News::LogAsked { by: seat, .. }
            | News::RefereeLooked { by: seat }
            | News::Xp { seat, .. }
            | News::Guided { seat, .. }
            | News::Revealing { seat, .. }
            | News::Probed { seat, .. }
            | News::Offered { by: seat, .. }
            | News::Traded { by: seat, .. }
            | News::Declined { to: seat, .. }
            | News::MapCopied { from: seat, .. }
            | News::Donated { seat, .. }
            | News::FromBin { seat, .. }
            | News::Blessed { seat }
            | News::FoolsGold { seat, .. }
            | News::Explosion { seat }
            | News::Scanned { seat, .. }
            | News::Lit { seat, .. }
            | News::Blasted { seat, .. }
            | News::ShieldBroken { seat }
            | News::Mauled { seat, .. }
            | News::GhostWalk { seat, .. } => Some((seat, Tells::Other)),
        }
    }
}
