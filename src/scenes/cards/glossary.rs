//! What the names in lines of the log mean.

use game_rules::cards::{
    View,
    pool::ids::{CardId, EntityId, SkillId},
};

use super::names;
use crate::{app::language::Language, say};

/// Everybody at the table, and every card, skill and thing there is.
pub fn of(language: &Language, view: &View) -> Vec<(String, String)> {
    let teams = view.open.sides.iter().flat_map(|side| &side.team);
    let people = teams.map(|who| {
        let def = who.id.def();
        let (hp, most) = (i64::from(who.hp), i64::from(def.hp));
        let hp = say!(language, "cards-inspect-hp", hp = hp, most = most);
        let (energy, most) = (i64::from(who.energy), i64::from(def.energy));
        let energy = say!(language, "cards-inspect-energy-of", energy = energy, most = most);
        let element = names::element(language, def.element);
        (names::character(language, who.id), format!("{element} · {hp} · {energy}"))
    });
    let text = |text| names::text(language, text);
    let cards = CardId::all().map(|id| (names::card(language, id), text(&id.def().text)));
    let skills = SkillId::all().map(|id| (names::skill(language, id), text(&id.rules().def.text)));
    let things = EntityId::all().map(|id| (names::entity(language, id), text(&id.rules().text)));
    people.chain(cards).chain(skills).chain(things).collect()
}
