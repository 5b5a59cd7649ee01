//! What cannot be taken back: what chance decided, and what told somebody something hidden.

use super::{Action, Duel, Event};
use crate::game::NoUndo;

impl Event {
    /// Does it end the undo window?
    pub fn bars_undo(self) -> Option<NoUndo> {
        match self {
            Event::Looked { .. }
            | Event::Ejected { .. }
            | Event::Extracted { .. }
            | Event::Kept { .. }
            // How many shells the extra clips held.
            | Event::Merged { .. }
            // A stake that has been named is known, and one of 1 may be all the HP there are.
            | Event::Wagered { .. }
            | Event::Shot { .. } => Some(NoUndo::Secret),
            Event::Round { .. } | Event::Arranged { .. } | Event::Praised { luck: true, .. } => {
                Some(NoUndo::Chance)
            }
            Event::Spent { tool, .. } => tool.page().rolls.then_some(NoUndo::Chance),
            _ => None,
        }
    }
}

impl Duel {
    /// Does what comes of this action hang on HP or wounds that not everybody is sure of?
    pub(super) fn hangs_on_secrets(&self, action: &Action) -> bool {
        match *action {
            Action::Use(tool) => tool.page().doubtful.is_some_and(|doubtful| doubtful(self)),
            Action::Shoot(_) | Action::Place(_) | Action::Wager(_) | Action::Cancel => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        duel::{
            Tool,
            full::{PublicKnowledge, Setup},
        },
        game::{Game, Seat},
    };

    /// A duel in which the human's HP and wounds are not certain for everybody.
    fn doubtful(hp: i128, known: PublicKnowledge, favoured: Option<Seat>) -> Duel {
        let setup = Setup { favoured, ..Setup::numbered(1) };
        let (mut game, _) = Duel::start(&setup, 1).unwrap();
        game.sides[0].hp = hp;
        game.sides[0].known = known;
        game
    }

    #[test]
    fn what_hangs_on_doubtful_hp_or_wounds_stays_done() {
        let sure = PublicKnowledge::certain(2);
        let wounds = PublicKnowledge { wounds: 1 << 2 | 1 << 6, ..sure };
        let hp = PublicKnowledge { hp_low: -1, hp_high: 1, ..sure };
        let told = |hp, known, favoured, tool| {
            doubtful(hp, known, favoured).hangs_on_secrets(&Action::Use(tool))
        };
        assert!(!told(5, wounds, None, Tool::Bandage), "both wounds want one");
        let mut game = doubtful(5, wounds, None);
        game.sides[0].body.bandage_new = 3;
        assert!(game.hangs_on_secrets(&Action::Use(Tool::Bandage)));
        assert!(told(5, hp, None, Tool::Medkit), "4 and 5 HP get different kits");
        assert!(!told(6, hp, None, Tool::Medkit), "5 to 7 HP get the same");
        assert!(told(4, hp, Some(Seat(1)), Tool::MoralPraise), "3 HP heal surely, 5 do not");
        assert!(!told(4, hp, None, Tool::MoralPraise), "chance bars that already");
        for tool in [Tool::Bandage, Tool::Medkit, Tool::MoralPraise] {
            assert!(!told(4, sure, Some(Seat(1)), tool), "{tool}");
        }
    }
}
