//! What a player meets for the first time at the Cards, and the object each note is about.

use game_rules::{
    cards::{
        Cards, View,
        pool::words::SkillType,
        state::{Ask, Character},
    },
    game::Seat,
};

use crate::scenes::firsts::{FirstTimeNotes, NoteRef};

/// Notices what is new.
pub(super) fn notice(mut notes: FirstTimeNotes<Cards>) {
    notes.meet(|_, _| None, |shown, own| standing(&shown.view, own));
}

/// What is new in a position.
fn standing(view: &View, own: Seat) -> Vec<NoteRef> {
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
    use crate::app::language::{Lang, Language};

    #[test]
    fn every_note_has_its_words() {
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            for word in ["pay", "aura", "burst", "summon", "frozen", "alone", "tune"] {
                assert!(language.knows(&format!("first-cards-{word}")), "{tongue:?} {word}");
            }
        }
    }
}
