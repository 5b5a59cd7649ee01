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
    /// At the table of the Cards, besides what every table has.
    Cards,
    /// At the Arena, besides what every table has.
    Arena,
    /// At the Labyrinth; what has no meaning of its own there has that of every table.
    Labyrinth,
    /// On the result card.
    Results,
    /// In the replay viewer, which borrows keys of everywhere while it is open.
    Replay,
    /// Where two people decide at one screen, each with keys of their own; it borrows keys, too.
    Split,
}

macro_rules! actions {
    ($($scope:ident { $($name:ident $word:literal $does:literal,)* })*) => {
        /// Something a player asks for.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        pub enum KeyAction {
            $($(#[doc = $does] $name,)*)*
        }

        impl KeyAction {
            /// All actions, as the controls page lists them.
            pub const ALL: &'static [KeyAction] = &[$($(KeyAction::$name,)*)*];

            /// The word in language keys: `action-<word>`.
            pub const fn word(self) -> &'static str {
                match self { $($(KeyAction::$name => $word,)*)* }
            }

            /// Where it has a meaning.
            pub const fn scope(self) -> Scope {
                match self { $($(KeyAction::$name => Scope::$scope,)*)* }
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
        Switch1 "switch-1" "Send the creature of slot 1.",
        Switch2 "switch-2" "Send the creature of slot 2.",
        Switch3 "switch-3" "Send the creature of slot 3.",
        Switch4 "switch-4" "Send the creature of slot 4.",
        Switch5 "switch-5" "Send the creature of slot 5.",
        Switch6 "switch-6" "Send the creature of slot 6.",
        NoBet "no-bet" "An envelope without a bet.",
        Redraw "redraw" "Ask for another quest.",
        Console "console" "Open the master's console.",
    }
    Cards {
        Skill1 "skill-1" "First skill of the active character.",
        Skill2 "skill-2" "Second skill.",
        Skill3 "skill-3" "Third skill.",
        Skill4 "skill-4" "Fourth skill.",
        SwitchLead "switch-lead" "Switch to another character.",
        TuneCard "tune-card" "Tune the chosen card.",
        EditDice "edit-dice" "Choose the dice to pay with.",
        EndRound "end-round" "End the round.",
    }
    Arena {
        Matrix "matrix" "The outcome matrix: the arrows walk its cells.",
        Tape "tape" "The conversation on the tape.",
        Change "change" "Choose again, until the turn is played.",
        Ahead "ahead" "The turn after the cell that is looked at.",
    }
    Labyrinth {
        StepNorth "step-north" "A step to the north, or that side.",
        StepEast "step-east" "A step to the east, or that side.",
        StepSouth "step-south" "A step to the south, or that side.",
        StepWest "step-west" "A step to the west, or that side.",
        EndTurn "end-turn" "End the turn.",
        SheetBefore "sheet-before" "The sheet before.",
        SheetAfter "sheet-after" "The next sheet.",
        Closer "closer" "Closer to the sheet.",
        Farther "farther" "Farther from the sheet.",
        WholeSheet "whole-sheet" "The whole sheet.",
        PanNorth "pan-north" "Look farther north.",
        PanEast "pan-east" "Look farther east.",
        PanSouth "pan-south" "Look farther south.",
        PanWest "pan-west" "Look farther west.",
        SplitView "split-view" "Truth alone, or beside what somebody believes.",
        Layer1 "layer-1" "First heat layer.",
        Layer2 "layer-2" "Second heat layer.",
        Layer3 "layer-3" "Third heat layer.",
        Layer4 "layer-4" "Fourth heat layer.",
        Layer5 "layer-5" "Fifth heat layer.",
        Layer6 "layer-6" "Sixth heat layer.",
        Layer7 "layer-7" "Seventh heat layer.",
        Layer8 "layer-8" "Eighth heat layer.",
        Layer9 "layer-9" "Ninth heat layer.",
        Layer0 "layer-0" "Tenth heat layer.",
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
        Interesting "replay-interesting" "To the next moment that matters.",
        Compare "replay-compare" "Truth alone, or beside what somebody believes.",
    }
    Split {
        FirstMove1 "first-move-1" "The first person: move 1.",
        FirstMove2 "first-move-2" "The first person: move 2.",
        FirstMove3 "first-move-3" "The first person: move 3.",
        FirstMove4 "first-move-4" "The first person: move 4.",
        FirstSlot1 "first-slot-1" "The first person: slot 1.",
        FirstSlot2 "first-slot-2" "The first person: slot 2.",
        FirstSlot3 "first-slot-3" "The first person: slot 3.",
        FirstSlot4 "first-slot-4" "The first person: slot 4.",
        FirstSlot5 "first-slot-5" "The first person: slot 5.",
        FirstSlot6 "first-slot-6" "The first person: slot 6.",
        FirstBack "first-back" "The first person takes a choice back.",
        SecondMove1 "second-move-1" "The second person: move 1.",
        SecondMove2 "second-move-2" "The second person: move 2.",
        SecondMove3 "second-move-3" "The second person: move 3.",
        SecondMove4 "second-move-4" "The second person: move 4.",
        SecondSlot1 "second-slot-1" "The second person: slot 1.",
        SecondSlot2 "second-slot-2" "The second person: slot 2.",
        SecondSlot3 "second-slot-3" "The second person: slot 3.",
        SecondSlot4 "second-slot-4" "The second person: slot 4.",
        SecondSlot5 "second-slot-5" "The second person: slot 5.",
        SecondSlot6 "second-slot-6" "The second person: slot 6.",
        SecondBack "second-back" "The second person takes a choice back.",
    }
}

impl KeyAction {
    /// The actions that pick something in the tray, in the order of their places.
    pub const PICKS: [KeyAction; 10] = [
        KeyAction::Pick1,
        KeyAction::Pick2,
        KeyAction::Pick3,
        KeyAction::Pick4,
        KeyAction::Pick5,
        KeyAction::Pick6,
        KeyAction::Pick7,
        KeyAction::Pick8,
        KeyAction::Pick9,
        KeyAction::Pick0,
    ];

    /// The actions that show a heat layer, in the order of their places.
    pub const LAYERS: [KeyAction; 10] = [
        KeyAction::Layer1,
        KeyAction::Layer2,
        KeyAction::Layer3,
        KeyAction::Layer4,
        KeyAction::Layer5,
        KeyAction::Layer6,
        KeyAction::Layer7,
        KeyAction::Layer8,
        KeyAction::Layer9,
        KeyAction::Layer0,
    ];

    /// The place in the tray this action picks, counted from 0.
    pub fn picks(self) -> Option<usize> {
        let first = KeyAction::Pick1 as usize;
        (self as usize).checked_sub(first).filter(|&place| place < 10)
    }

    /// Does holding the key do it again and again?
    pub const fn repeats(self) -> bool {
        matches!(
            self,
            KeyAction::Up
                | KeyAction::Down
                | KeyAction::Left
                | KeyAction::Right
                | KeyAction::StepBack
                | KeyAction::StepOn
                | KeyAction::TurnBack
                | KeyAction::TurnOn
                | KeyAction::Closer
                | KeyAction::Farther
                | KeyAction::PanNorth
                | KeyAction::PanEast
                | KeyAction::PanSouth
                | KeyAction::PanWest
        )
    }

    /// Does it move the focus?
    pub const fn moves_focus(self) -> bool {
        matches!(
            self,
            KeyAction::Up
                | KeyAction::Down
                | KeyAction::Left
                | KeyAction::Right
                | KeyAction::NextRegion
                | KeyAction::PreviousRegion
        )
    }

    /// Would the same input for both be ambiguous?
    pub fn collides(self, other: KeyAction) -> bool {
        self != other
            && match (self.scope(), other.scope()) {
                (a, b) if a == b => true,
                (Scope::Replay | Scope::Split, _) | (_, Scope::Replay | Scope::Split) => false,
                (a, b) => a == Scope::Everywhere || b == Scope::Everywhere,
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_are_counted_from_the_first() {
        for (place, action) in KeyAction::PICKS.into_iter().enumerate() {
            assert_eq!(action.picks(), Some(place));
        }
        assert_eq!((KeyAction::Inspect.picks(), KeyAction::Undo.picks()), (None, None));
    }

    #[test]
    fn the_replay_viewer_borrows_and_the_table_does_not() {
        assert!(!KeyAction::Play.collides(KeyAction::Confirm));
        assert!(KeyAction::Play.collides(KeyAction::Truth));
        assert!(KeyAction::AimSelf.collides(KeyAction::Mute));
        assert!(!KeyAction::AimSelf.collides(KeyAction::Continue));
    }
}
