//! What differs between the Classic duel and the whole one, as far as the scene is concerned.

use bevy_egui::egui;
use game_rules::{
    duel::{Aim, Ending, Tool, full},
    game::Seat,
    odds::Odds,
};

use super::{
    chronicle,
    odds::{Inspection, Sides},
    picture::{Chip, Picture},
};
use crate::{
    app::language::Language,
    history::Storied,
    scenes::answers::Answered,
    table::{Playback, TableView},
};

/// A decision at either duel; the Classic one knows tools and shots only.
pub type Deed = full::Action;

/// A tool in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraySlot {
    /// Which.
    pub tool: Tool,
    /// How many.
    pub count: u8,
    /// Rounds until the first of them goes with its slot; 0 if none does.
    pub life: u8,
}

impl TraySlot {
    /// The different tools in the order of their slots.
    pub fn gather(slots: impl IntoIterator<Item = (Tool, u8)>) -> Vec<TraySlot> {
        let mut tools: Vec<TraySlot> = Vec::new();
        for (tool, life) in slots {
            match tools.iter_mut().find(|held| held.tool == tool) {
                Some(held) => {
                    held.count += 1;
                    held.life = match (held.life, life) {
                        (0, life) | (life, 0) => life,
                        (one, two) => one.min(two),
                    };
                }
                None => tools.push(TraySlot { tool, count: 1, life }),
            }
        }
        tools
    }
}

/// How far a match has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchProgress {
    /// The name of the mode.
    pub mode: String,
    /// The round.
    pub round: u32,
    /// Turns that are over.
    pub turns: u32,
}

/// A choice that was begun and waits for a place or a stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingChoice {
    /// A place for, or of, a shell.
    Place {
        /// The tool in hand.
        tool: Tool,
        /// Shells that are still out, if they are placed one after the other.
        left: Option<u8>,
        /// The last place there is.
        most: u8,
    },
    /// A stake.
    Wager {
        /// The other side's, if it has named it.
        other: Option<i128>,
        /// The most that can be staked.
        most: i128,
    },
}

/// A duel that can be put on this table.
pub trait DuelVariant: Storied + Answered {
    /// What follows from a view; worked out once for each.
    type Reading: Send + Sync + 'static;

    /// Thinks a view through.
    fn read(view: &Self::View) -> Self::Reading;

    /// The picture of a view and of what is being shown on it.
    fn picture(view: &Self::View, reading: &Self::Reading, playback: &Playback<Self>) -> Picture;

    /// The decision as both duels have it.
    fn deed(action: &Self::Action) -> Deed;

    /// The decision as this duel has it, if it has it.
    fn action(deed: Deed) -> Option<Self::Action>;

    /// What is said of a tool at this table.
    fn tool_text(language: &Language, tool: Tool, what: &str) -> String {
        chronicle::tool_text(language, tool, what)
    }

    /// The tools `seat` can reach for.
    fn tray(view: &Self::View, seat: Seat) -> Vec<TraySlot>;

    /// The empty slots of the rack `seat` uses: rounds each of them lasts, 0 for good.
    fn free_slots(_view: &Self::View, _seat: Seat) -> Vec<u8> {
        Vec::new()
    }

    /// Why a tool cannot be used although it is one's turn, as far as the seat can know.
    fn useless(language: &Language, reading: &Self::Reading, tool: Tool) -> Option<String>;

    /// What was begun and waits for the seat at the screen.
    fn choice(shown: &TableView<Self>) -> Option<PendingChoice>;

    /// Both ways an even chance may fall, in lines, for a tool that is looked at twice.
    fn halves(
        _language: &Language,
        _view: &Self::View,
        _reading: &Self::Reading,
        _seat: Seat,
        _tool: Tool,
    ) -> Option<[Vec<String>; 2]> {
        None
    }

    /// What a tool would do now, in exact numbers.
    fn now(
        _language: &Language,
        _view: &Self::View,
        _reading: &Self::Reading,
        _seat: Seat,
        _tool: Tool,
    ) -> Vec<String> {
        Vec::new()
    }

    /// Is a battle on the stage going on?
    fn on_stage(_view: &Self::View) -> bool {
        false
    }

    /// The most HP `seat` and the other side can have now, as far as they are known.
    fn hp(view: &Self::View, seat: Seat) -> [Option<i128>; 2];

    /// A refusal in words.
    fn refusal(language: &Language, refusal: &Self::Refusal) -> String;

    /// The mode and how far the match has come.
    fn progress(language: &Language, view: &Self::View) -> MatchProgress;

    /// How it ended.
    fn ending(view: &Self::View) -> Option<Ending>;

    /// The odds of the next shot, in words.
    fn inspect(
        language: &Language,
        view: &Self::View,
        reading: &Self::Reading,
        seat: Seat,
        sides: &Sides,
    ) -> Option<Inspection>;

    /// The chance that a shot does what it is fired for: a free turn, or a hit.
    fn promise(view: &Self::View, reading: &Self::Reading, aim: Aim) -> Option<Odds>;

    /// Are the odds counted, and not sampled?
    fn is_exact(_reading: &Self::Reading) -> bool {
        true
    }

    /// How far the chance of a shell may be off where it was sampled, and whether shells are counted.
    fn shell_error(_reading: &Self::Reading, _place: usize) -> (Option<f64>, bool) {
        (None, true)
    }

    /// The chance that what a tag says matters for the next shot, where that can be said.
    fn matters(_reading: &Self::Reading, _chip: Chip, _own: bool) -> Option<Odds> {
        None
    }

    /// Can a shot hurt whoever fires it?
    fn is_risky(view: &Self::View, reading: &Self::Reading, aim: Aim) -> bool;

    /// Why a decision is suggested, in one sentence.
    fn reason(language: &Language, view: &Self::View, seat: Seat, action: &Self::Action) -> String;

    /// The Bold tokens of the seat at the bottom, and how far each has come across the table.
    fn tokens(
        shown: &TableView<Self>,
        reading: &Self::Reading,
        playback: &Playback<Self>,
    ) -> Vec<(Odds, f32)>;

    /// What an event shows for the first time to a seat: the word of the note, and its object.
    fn met(event: &Self::Event, own: Seat) -> Option<(&'static str, &'static str)>;

    /// What somebody should know of a table before sitting down.
    fn card(ui: &mut egui::Ui, language: &Language, setup: &Self::Setup);

    /// The rulebook: titles and paragraphs.
    fn rules(language: &Language, view: &Self::View) -> Vec<(String, String)>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tools_are_counted_and_the_first_slot_to_go_is_told() {
        let slots = [(Tool::Knife, 0), (Tool::Eject, 0), (Tool::Knife, 3), (Tool::Knife, 2)];
        let tools = TraySlot::gather(slots);
        assert_eq!(tools[0], TraySlot { tool: Tool::Knife, count: 3, life: 2 });
        assert_eq!(tools[1], TraySlot { tool: Tool::Eject, count: 1, life: 0 });
    }
}
