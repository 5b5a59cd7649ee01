//! What a player meets for the first time in the Labyrinth, and the object each note is about. Only
//! what this seat was told counts.

use bevy::prelude::*;
use game_rules::{
    game::Seat,
    labyrinth::{Action, Health, Item, Kind, Labyrinth, News, View},
};

use super::NotebookMotion;
use crate::scenes::firsts::{FirstTimeNotes, NoteRef};

/// Notices what is new.
pub(super) fn notice(mut notes: FirstTimeNotes<Labyrinth>, pages: Res<NotebookMotion>) {
    notes.meet(
        |_, _| None,
        |shown, own| {
            let sheets = pages.known().map_or((0, false), |known| {
                let locked = known.fragments().any(|(_, piece)| piece.is_anchored());
                (known.fragments().count(), locked)
            });
            let ends = shown.legal.contains(&Action::EndTurn);
            standing(&shown.view, own, sheets, ends)
        },
    );
}

/// What is new in a position.
fn standing(view: &View, own: Seat, (sheets, locked): (usize, bool), ends: bool) -> Vec<NoteRef> {
    let me = &view.figures[own.index()];
    let here = view.here.filter(|_| view.active == own);
    let around = here.map(|here| here.around).unwrap_or_default();
    let told = |wanted: &dyn Fn(&News) -> bool| view.heard.iter().any(|event| wanted(&event.news));
    let facts = [
        (true, "maze-step", "step"),
        (
            told(&|news| matches!(news, News::Bump { seat, .. } if *seat == own)),
            "maze-wall",
            "step",
        ),
        (ends, "maze-end", "end-turn"),
        (
            told(&|news| matches!(news, News::Flushed { seat } if *seat == own)),
            "maze-river",
            "sheet",
        ),
        (
            told(&|news| matches!(news, News::Portalled { seat } if *seat == own)),
            "maze-portal",
            "sheet",
        ),
        (me.skip_next, "maze-marsh", "end-turn"),
        (here.and_then(|here| here.kind) == Some(Kind::Shop), "maze-shop", "deed-buy"),
        (me.health == Health::Injured, "maze-injured", "deed-check-in"),
        (around.treasure, "maze-treasure", "deed-take"),
        (me.carries, "maze-carry", "seat"),
        (
            told(&|news| matches!(news, News::Exit { seat, .. } if *seat == own)),
            "maze-exit",
            "tile",
        ),
        (!around.companions().is_empty(), "maze-meeting", "deed-attack"),
        (me.item == Some(Item::Bullet), "maze-bullet", "deed-shoot"),
        (sheets > 1, "maze-sheets", "sheet"),
        (locked, "maze-locked", "sheet"),
        (view.turns > 8, "maze-layers", "inspector"),
    ];
    let facts = facts.into_iter().filter(|(met, ..)| *met);
    facts.map(|(_, word, anchor)| (word, anchor)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::{Lang, Language};
    use game_rules::{
        dice::Dice,
        game::{Game, Turn, Viewer},
        labyrinth::Setup,
    };

    /// Long walks meet nearly everything, and every note has its words in every language.
    #[test]
    fn every_note_has_its_words() {
        let mut met: Vec<NoteRef> = Vec::new();
        for seed in 0..20 {
            let (mut game, _) = Labyrinth::start(&Setup::default(), seed).unwrap();
            let mut dice = Dice::stream(seed, "walk");
            for _ in 0..300 {
                let Turn::One(seat) = game.turn() else { break };
                let legal = game.legal(seat);
                let view = game.view(Viewer::Seat(seat));
                let ends = legal.contains(&Action::EndTurn);
                for note in standing(&view, seat, (2, true), ends) {
                    if !met.contains(&note) {
                        met.push(note);
                    }
                }
                let action = legal[dice.below("deed", legal.len() as u64) as usize];
                game.apply(seat, &action, &mut Vec::new()).unwrap();
            }
        }
        assert!(met.len() > 8, "{met:?}");
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            for (word, _) in &met {
                assert!(language.knows(&format!("first-{word}")), "{tongue:?} {word}");
            }
        }
    }
}
