//! What keys and buttons can mean (ux 2.0.9).

use serde::{Deserialize, Serialize};

/// Where an action has a meaning. Actions of the place you are in come before those of everywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Everywhere.
    #[default]
    Everywhere,
    /// In the parlor.
    Parlor,
    /// At the table.
    Match,
    /// At the Labyrinth; what has no meaning of its own there has that of every table.
    Labyrinth,
    /// On the result card.
    Results,
    /// In the replay viewer, which borrows keys of everywhere while it is open.
    Replay,
}

macro_rules! actions {
    ($($scope:ident { $($name:ident $word:literal $does:literal,)* })*) => {
        /// Something a player asks for.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        pub enum Action {
            $($(#[doc = $does] $name,)*)*
        }

        impl Action {
            /// All actions, as the controls page lists them.
            pub const ALL: &'static [Action] = &[$($(Action::$name,)*)*];

            /// The word in language keys: `action-<word>`.
            pub const fn word(self) -> &'static str {
                match self { $($(Action::$name => $word,)*)* }
            }

            /// Where it has a meaning.
            pub const fn scope(self) -> Scope {
                match self { $($(Action::$name => Scope::$scope,)*)* }
            }
        }
    };
}

actions! {
    Everywhere {
        Up "up" "Focus upwards.",
        Down "down" "Focus downwards.",
        Left "left" "Focus to the left.",
        Right "right" "Focus to the right.",
        NextRegion "next-region" "Focus to the next region.",
        PreviousRegion "previous-region" "Focus to the previous region.",
        Confirm "confirm" "Do what is in focus.",
        Back "back" "Back, cancel, menu.",
        Inspect "inspect" "Show or hide the inspector.",
        Pick1 "pick-1" "First thing in the tray.",
        Pick2 "pick-2" "Second thing in the tray.",
        Pick3 "pick-3" "Third thing in the tray.",
        Pick4 "pick-4" "Fourth thing in the tray.",
        Pick5 "pick-5" "Fifth thing in the tray.",
        Pick6 "pick-6" "Sixth thing in the tray.",
        Pick7 "pick-7" "Seventh thing in the tray.",
        Pick8 "pick-8" "Eighth thing in the tray.",
        Pick9 "pick-9" "Ninth thing in the tray.",
        Pick0 "pick-0" "Tenth thing in the tray.",
        Undo "undo" "Take the last step back.",
        Hint "hint" "Ask for a suggestion.",
        Log "log" "Open the log.",
        Rules "rules" "Open the rulebook.",
        FastForward "fast-forward" "Hurry the animation.",
        Faster "faster" "Raise the animation speed.",
        Slower "slower" "Lower the animation speed.",
        TextLarger "text-larger" "Larger text.",
        TextSmaller "text-smaller" "Smaller text.",
        TextReset "text-reset" "Text at 100 %.",
        Mute "mute" "Sound on or off.",
        FullScreen "full-screen" "Window or full screen.",
        Screenshot "screenshot" "Save a picture.",
        BugReport "bug-report" "Make a bug report.",
        Settings "settings" "Open the settings.",
    }
    Parlor {
        Continue "continue" "Take up the unfinished match.",
    }
    Match {
        AimSelf "aim-self" "Aim at yourself, then fire.",
        AimFoe "aim-foe" "Aim at the other side, then fire.",
        LaterShells "later-shells" "Odds of each later shell.",
        LastTurn "last-turn" "What happened since your last turn.",
    }
    Labyrinth {
        StepNorth "step-north" "A step to the north, or that side.",
        StepEast "step-east" "A step to the east, or that side.",
        StepSouth "step-south" "A step to the south, or that side.",
        StepWest "step-west" "A step to the west, or that side.",
        EndTurn "end-turn" "End the turn.",
        SheetBefore "sheet-before" "The sheet before.",
        SheetAfter "sheet-after" "The next sheet.",
    }
    Results {
        Rematch "rematch" "The same table again.",
    }
    Replay {
        Play "replay-play" "Play or pause.",
        StepBack "replay-step-back" "One decision back.",
        StepOn "replay-step-on" "One decision on.",
        TurnBack "replay-turn-back" "One turn back.",
        TurnOn "replay-turn-on" "One turn on.",
        Start "replay-start" "To the start.",
        End "replay-end" "To the end.",
        PlaySlower "replay-slower" "Slower.",
        PlayFaster "replay-faster" "Faster.",
        SeatBefore "replay-seat-before" "Through the eyes of the seat before.",
        SeatAfter "replay-seat-after" "Through the eyes of the next seat.",
        Truth "replay-truth" "Show or hide the truth.",
    }
}

impl Action {
    /// The place in the tray this action picks, counted from 0.
    pub fn picks(self) -> Option<usize> {
        let first = Action::Pick1 as usize;
        (self as usize).checked_sub(first).filter(|&place| place < 10)
    }

    /// Does holding the key do it again and again?
    pub const fn repeats(self) -> bool {
        matches!(
            self,
            Action::Up
                | Action::Down
                | Action::Left
                | Action::Right
                | Action::StepBack
                | Action::StepOn
                | Action::TurnBack
                | Action::TurnOn
        )
    }

    /// Would the same input for both be ambiguous?
    pub fn collides(self, other: Action) -> bool {
        self != other
            && match (self.scope(), other.scope()) {
                (a, b) if a == b => true,
                (Scope::Replay, _) | (_, Scope::Replay) => false,
                (a, b) => a == Scope::Everywhere || b == Scope::Everywhere,
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_are_counted_from_the_first() {
        assert_eq!(Action::Pick1.picks(), Some(0));
        assert_eq!(Action::Pick0.picks(), Some(9));
        assert_eq!((Action::Inspect.picks(), Action::Undo.picks()), (None, None));
    }

    #[test]
    fn the_replay_viewer_borrows_and_the_table_does_not() {
        assert!(!Action::Play.collides(Action::Confirm));
        assert!(Action::Play.collides(Action::Truth));
        assert!(Action::AimSelf.collides(Action::Mute));
        assert!(!Action::AimSelf.collides(Action::Continue));
    }
}
