//! What a player meets for the first time at the duel, and the object each note is about.

use bevy::prelude::*;
use game_rules::game::Viewer;

use super::{
    Desk,
    picture::{Picture, ShellGuess},
    variant::DuelVariant,
};
use crate::{
    app::{firsts::Firsts, settings::Settings},
    scenes::scene::CurrentReading,
    table::{EventStarted, Playback, Table, TableView},
};

/// Notices what is new; one note for each decision at most.
#[expect(clippy::too_many_arguments, reason = "it looks at everything a player looks at")]
pub(super) fn notice<G: DuelVariant>(
    mut began: MessageReader<EventStarted<G>>,
    table: Res<Table<G>>,
    shown: Option<Res<TableView<G>>>,
    thought: Option<Res<CurrentReading<G>>>,
    playback: Res<Playback<G>>,
    desk: Res<Desk>,
    settings: Res<Settings>,
    mut firsts: ResMut<Firsts>,
    mut noted: Local<Option<usize>>,
) {
    let firsts = firsts.bypass_change_detection();
    let own = match shown.as_ref().map(|shown| shown.eyes) {
        Some(Viewer::Seat(own)) if settings.hints && table.lesson().is_none() => own,
        _ => {
            began.clear();
            firsts.clear();
            return;
        }
    };
    for EventStarted(event) in began.read() {
        if let Some((word, anchor)) = G::met(event, own) {
            firsts.meet(word, anchor);
        }
    }
    let (Some(shown), Some(thought)) = (shown, thought) else { return };
    if !playback.is_idle() || shown.legal.is_empty() {
        firsts.dismiss();
        return;
    }
    let picture = G::picture(&shown.view, &thought.0, &playback);
    let bold = !G::tokens(&shown, &thought.0, &playback).is_empty();
    firsts.stand(standing(&shown, &picture, bold));
    if desk.aim.is_some() {
        firsts.show_now("aim", "target-self");
    }
    let here = shown.ply;
    if *noted != Some(here) && firsts.open().is_none() {
        firsts.show_next();
        if firsts.open().is_some() {
            *noted = Some(here);
        }
    }
}

/// What is new in a position.
fn standing<G: DuelVariant>(
    shown: &TableView<G>,
    picture: &Picture,
    bold: bool,
) -> Vec<(&'static str, &'static str)> {
    let any = |is: fn(&ShellGuess) -> bool| picture.shells.iter().any(is);
    let mut rack = picture.bottom.rack.iter();
    let full = rack.len() > 0 && rack.all(|slot| slot.tool.is_some());
    let facts = [
        (true, "clip", "slate"),
        (bold, "bold", "token"),
        (any(|shell| matches!(shell, ShellGuess::Maybe(_))), "unknown", "shell"),
        (any(|shell| matches!(shell, ShellGuess::Inferred(_))), "inferred", "shell"),
        (shown.undo.is_ok(), "undo", "undo"),
        (full, "full-hand", "tray"),
        (shown.ply > 1, "inspect", "inspector"),
    ];
    let facts = facts.into_iter().filter(|(met, ..)| *met);
    facts.map(|(_, word, anchor)| (word, anchor)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::{Lang, Language};
    use game_rules::duel::{
        EVIL, HUMAN,
        classic::{Classic, Event},
    };

    #[test]
    fn what_happens_to_others_is_told_differently() {
        let looked = |seat| Event::Looked { seat, shell: None };
        assert_eq!(Classic::met(&looked(HUMAN), HUMAN), Some(("lens", "shell")));
        assert_eq!(Classic::met(&looked(EVIL), HUMAN), Some(("evil-lens", "target-foe")));
        assert_eq!(Classic::met(&Event::Round { round: 1, hp: (1, 10) }, HUMAN), None);
    }

    #[test]
    fn every_note_has_its_words() {
        let language = Language::new(Lang::English);
        let words = ["clip", "aim", "bold", "unknown", "inferred", "undo", "full-hand", "inspect"];
        let events = ["free-turn", "knife", "eject", "mallet", "praise", "lens", "evil-lens"];
        let whole = [
            "period", "slot", "silent", "blowback", "thorns", "wounds", "vest", "catch", "cup",
            "stage", "fire", "rattled",
        ];
        for word in words.into_iter().chain(events).chain(whole).chain(["round"]) {
            assert!(language.knows(&format!("first-{word}")), "{word}");
        }
    }
}
