//! What a player meets for the first time at the duel, and the object each note is about.

use bevy::prelude::*;
use game_rules::{
    duel::{
        Aim, Shell,
        classic::{Classic, Event},
    },
    game::{Seat, Viewer},
};

use super::{
    Aiming, bold,
    picture::{Known, Picture},
};
use crate::{
    app::{firsts::Firsts, settings::Settings},
    table::{Began, Playback, Shown, Table},
};

/// What an event shows for the first time to the seat at the screen.
fn met(event: &Event, own: Seat) -> Option<(&'static str, &'static str)> {
    Some(match *event {
        Event::Shot { seat, aim: Aim::Own, shell: Shell::Blank, .. } if seat == own => {
            ("free-turn", "fire-self")
        }
        Event::Sharpened { seat, .. } if seat == own => ("knife", "target-self"),
        Event::Ejected { .. } => ("eject", "slate"),
        Event::Dazed { .. } => ("mallet", "target-foe"),
        Event::Praised { seat, luck: true, .. } if seat == own => ("praise", "target-self"),
        Event::Looked { seat, .. } if seat == own => ("lens", "shell"),
        Event::Looked { .. } => ("evil-lens", "target-foe"),
        Event::Round { round, .. } if round > 1 => ("round", "slate"),
        _ => return None,
    })
}

/// Notices what is new; one note for each decision at most.
#[expect(clippy::too_many_arguments, reason = "it looks at everything a player looks at")]
pub(super) fn notice(
    mut began: MessageReader<Began<Classic>>,
    table: Res<Table<Classic>>,
    shown: Option<Res<Shown<Classic>>>,
    playback: Res<Playback<Classic>>,
    aiming: Res<Aiming>,
    settings: Res<Settings>,
    mut firsts: ResMut<Firsts>,
    mut noted: Local<Option<(u64, usize)>>,
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
    for Began(event) in began.read() {
        if let Some((word, anchor)) = met(event, own) {
            firsts.meet(word, anchor);
        }
    }
    let Some(shown) = shown else { return };
    if !playback.is_idle() || shown.legal.is_empty() {
        firsts.dismiss();
        return;
    }
    let tokens = bold::tokens(&shown);
    for (word, anchor) in standing(&shown, own, !tokens.is_empty()) {
        firsts.meet(word, anchor);
    }
    if aiming.aim.is_some() {
        firsts.show_now("aim", "target-self");
    }
    let here = (u64::from(shown.view.round), shown.ply);
    if *noted != Some(here) && firsts.open().is_none() {
        firsts.show_next();
        if firsts.open().is_some() {
            *noted = Some(here);
        }
    }
}

/// What is new in a position.
fn standing(shown: &Shown<Classic>, own: Seat, bold: bool) -> Vec<(&'static str, &'static str)> {
    let picture = Picture::of(&shown.view);
    let any = |is: fn(&Known) -> bool| picture.shells.iter().any(is);
    let hand = &shown.view.side(own).hand;
    let facts = [
        (true, "clip", "slate"),
        (bold, "bold", "token"),
        (any(|shell| matches!(shell, Known::Maybe(_))), "unknown", "shell"),
        (any(|shell| matches!(shell, Known::Inferred(_))), "inferred", "shell"),
        (shown.undo.is_ok(), "undo", "undo"),
        (hand.len() >= shown.view.setup.hand, "full-hand", "tray"),
        (shown.ply > 1, "inspect", "inspector"),
    ];
    let facts = facts.into_iter().filter(|(met, ..)| *met);
    facts.map(|(_, word, anchor)| (word, anchor)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::{Language, Tongue};
    use game_rules::duel::{EVIL, HUMAN};

    #[test]
    fn what_happens_to_others_is_told_differently() {
        let looked = |seat| Event::Looked { seat, shell: None };
        assert_eq!(met(&looked(HUMAN), HUMAN), Some(("lens", "shell")));
        assert_eq!(met(&looked(EVIL), HUMAN), Some(("evil-lens", "target-foe")));
        assert_eq!(met(&Event::Round { round: 1, hp: (1, 10) }, HUMAN), None);
    }

    #[test]
    fn every_note_has_its_words() {
        let language = Language::new(Tongue::English);
        let words = ["clip", "aim", "bold", "unknown", "inferred", "undo", "full-hand", "inspect"];
        let events = ["free-turn", "knife", "eject", "mallet", "praise", "lens", "evil-lens"];
        for word in words.into_iter().chain(events).chain(["round"]) {
            assert!(language.knows(&format!("first-{word}")), "{word}");
        }
    }
}
