//! What the names in lines of the log mean.

use game_rules::cards::{
    View,
    pool::ids::{CardId, EntityId, SkillId},
};

use super::words;
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
        let element = words::element(language, def.element);
        (words::character(language, who.id), format!("{element} · {hp} · {energy}"))
    });
    let text = |text| words::text(language, text);
    let cards = CardId::all().map(|id| (words::card(language, id), text(&id.def().text)));
    let skills = SkillId::all().map(|id| (words::skill(language, id), text(&id.rules().def.text)));
    let things = EntityId::all().map(|id| (words::entity(language, id), text(&id.rules().text)));
    people.chain(cards).chain(skills).chain(things).collect()
}
