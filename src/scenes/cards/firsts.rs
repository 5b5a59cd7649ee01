//! What a player meets for the first time at the Cards, and the object each note is about.

use bevy::prelude::*;
use game_rules::{
    cards::{
        Cards, View,
        pool::words::SkillType,
        state::{Ask, Character},
    },
    game::{Seat, Viewer},
};

use crate::{
    app::{firsts::Firsts, settings::Settings},
    table::{Playback, Shown, Table},
};

/// Notices what is new; one note for each decision at most.
pub(super) fn notice(
    table: Res<Table<Cards>>,
    shown: Option<Res<Shown<Cards>>>,
    playback: Res<Playback<Cards>>,
    settings: Res<Settings>,
    mut firsts: ResMut<Firsts>,
    mut noted: Local<Option<usize>>,
) {
    let firsts = firsts.bypass_change_detection();
    let Some(shown) = shown else { return };
    let Viewer::Seat(own) = shown.eyes else { return };
    if !settings.hints || table.lesson().is_some() {
        firsts.clear();
        return;
    }
    if !playback.is_idle() || shown.legal.is_empty() {
        firsts.dismiss();
        return;
    }
    for (word, anchor) in standing(&shown.view, own) {
        firsts.meet(word, anchor);
    }
    if *noted != Some(shown.ply) && firsts.open().is_none() {
        firsts.show_next();
        if firsts.open().is_some() {
            *noted = Some(shown.ply);
        }
    }
}

/// What is new in a position.
fn standing(view: &View, own: Seat) -> Vec<(&'static str, &'static str)> {
    if view.open.ask != Ask::Act(own) {
        return Vec::new();
    }
    let (mine, theirs) = (view.open.side(own), view.open.side(own.other()));
    let any = |is: &dyn Fn(&Character) -> bool| mine.team.iter().chain(&theirs.team).any(is);
    let burst = mine.lead().id.skills().iter().any(|skill| {
        let rules = skill.rules();
        rules.kind() == SkillType::Burst && mine.lead().energy >= rules.cost().energy
    });
    let frozen = any(&|who| who.entities.iter().any(|found| found.id.rules().disables_skills));
    let facts = [
        (true, "cards-pay", "die"),
        (any(&|who| !who.aura.is_clear()), "cards-aura", "character"),
        (burst, "cards-burst", "character"),
        (!mine.summons.is_empty() || !theirs.summons.is_empty(), "cards-summon", "my-summon"),
        (frozen, "cards-frozen", "character"),
        (theirs.ended && !mine.ended, "cards-alone", "end"),
        (view.own[own.index() & 1].hand > 6, "cards-tune", "tune"),
    ];
    let facts = facts.into_iter().filter(|(met, ..)| *met);
    facts.map(|(_, word, anchor)| (word, anchor)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::{Language, Tongue};

    #[test]
    fn every_note_has_its_words() {
        let language = Language::new(Tongue::English);
        for word in ["pay", "aura", "burst", "summon", "frozen", "alone", "tune"] {
            assert!(language.knows(&format!("first-cards-{word}")), "{word}");
        }
    }
}
