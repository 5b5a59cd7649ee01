//! Names and sentences of the Cards, in the player's language. What cards do stands in their data.

use game_rules::{
    cards::{
        Aim, Refusal, View,
        element::{Element, Face, Strike},
        pool::{
            def::{DeckRule, Kind, Name, Reaction, Text},
            ids::{CardId, CharacterId, EntityId, SkillId},
            words::{Category, Effect, Faction, Made, SkillType},
        },
        setup::{DECK, DeckFault},
        state::{Phase, Spot, TEAM},
        work::Origin,
    },
    game::Seat,
};

use crate::{
    app::language::{Lang, Language},
    say,
};

/// A name in the language of the screen.
pub fn name(language: &Language, name: &Name) -> String {
    match language.tongue() {
        Lang::Chinese => name.zh.clone(),
        Lang::Polish if !name.pl.is_empty() => name.pl.clone(),
        Lang::English | Lang::Polish => name.en.clone(),
    }
}

/// A sentence of the data in the language of the screen.
pub fn text(language: &Language, text: &Text) -> String {
    match language.tongue() {
        Lang::English => text.en.clone(),
        Lang::Chinese => text.zh.clone(),
        Lang::Polish => Lang::Polish.set(&text.pl).into_owned(),
    }
}

/// The name of a character.
pub fn character(language: &Language, who: CharacterId) -> String {
    name(language, &who.def().name)
}

/// The name of a card.
pub fn card(language: &Language, card: CardId) -> String {
    name(language, &card.def().name)
}

/// The name of a skill.
pub fn skill(language: &Language, skill: SkillId) -> String {
    name(language, &skill.rules().def.name)
}

/// The name of anything that lies on the table.
pub fn entity(language: &Language, id: EntityId) -> String {
    name(language, &id.rules().name)
}

/// The name of whoever stands there.
pub fn at(language: &Language, view: &View, spot: Spot) -> String {
    character(language, view.open.at(spot).id)
}

/// The name of an element.
pub fn element(language: &Language, element: Element) -> String {
    language.say(&format!("element-{}", element.word()))
}

/// The name of a die's face.
pub fn face(language: &Language, of: Face) -> String {
    of.element().map_or_else(|| language.say("element-omni"), |of| element(language, of))
}

/// What damage is made of.
pub fn strike(language: &Language, strike: Strike) -> String {
    language.say(&format!("element-{}", strike.word()))
}

/// The name of a reaction.
pub fn reaction(language: &Language, reaction: Reaction) -> String {
    language.say(&format!("reaction-{}", reaction.word()))
}

/// What dealt a blow.
pub fn origin(language: &Language, origin: Origin) -> String {
    match origin {
        Origin::Skill(id) => skill(language, id),
        Origin::Entity(id) => entity(language, id),
        Origin::Card(id) => card(language, id),
        Origin::Swirl => reaction(language, Reaction::Swirl),
    }
}

/// What a skill does first, in a few words: for its plate.
pub fn brief(language: &Language, skill: SkillId) -> String {
    first_deed(language, &skill.rules().def.effects).unwrap_or_default()
}

fn first_deed(language: &Language, effects: &[Effect]) -> Option<String> {
    effects.iter().find_map(|effect| match effect {
        // What happens without talent and special conditions.
        Effect::Cond { otherwise, .. } => first_deed(language, otherwise),
        Effect::Damage { made: Made::Of(Strike::Physical), n, .. } => {
            Some(say!(language, "cards-brief-physical", count = i64::from(*n)))
        }
        Effect::Damage { made: Made::Of(made), n, .. } => {
            let element = strike(language, *made);
            Some(say!(language, "cards-brief-damage", count = i64::from(*n), element = element))
        }
        Effect::Heal { n, .. } => Some(say!(language, "cards-brief-heal", count = i64::from(*n))),
        Effect::Summon(id) | Effect::Status { id, .. } | Effect::Combat { id, .. } => {
            Some(entity(language, *id))
        }
        Effect::SummonRandom { n, .. } => {
            Some(say!(language, "cards-brief-summons", count = i64::from(*n)))
        }
        _ => None,
    })
}

/// The kind of a skill.
pub fn skill_kind(language: &Language, kind: SkillType) -> String {
    language.say(match kind {
        SkillType::Normal => "cards-kind-normal",
        SkillType::Elemental => "cards-kind-skill",
        SkillType::Burst => "cards-kind-burst",
    })
}

/// The kind of a card.
pub fn category(language: &Language, category: Category) -> String {
    language.say(match category {
        Category::Talent => "cards-category-talent",
        Category::Token => "cards-category-token",
        Category::Weapon => "cards-category-weapon",
        Category::Artifact => "cards-category-artifact",
        Category::Location => "cards-category-location",
        Category::Companion => "cards-category-companion",
        Category::Item => "cards-category-item",
        Category::Resonance => "cards-category-resonance",
        Category::National => "cards-category-national",
        Category::Event => "cards-category-event",
        Category::Food => "cards-category-food",
        Category::ArcaneLegend => "cards-category-legend",
    })
}

/// The kind of a thing on the table.
pub fn kind(language: &Language, kind: Kind) -> String {
    language.say(match kind {
        Kind::Status => "cards-entity-status",
        Kind::Shield | Kind::CombatShield => "cards-entity-shield",
        Kind::CombatStatus => "cards-entity-combat",
        Kind::Summon => "cards-entity-summon",
        Kind::Support => "cards-entity-support",
        Kind::Weapon | Kind::Artifact | Kind::Talent => "cards-entity-equipment",
        Kind::Passive => "cards-kind-passive",
    })
}

/// The name of a phase.
pub fn phase(language: &Language, phase: Phase) -> String {
    language.say(match phase {
        Phase::SetCard => "cards-phase-set-card",
        Phase::SetCharacter => "cards-phase-set-character",
        Phase::Roll => "cards-phase-roll",
        Phase::Action => "cards-phase-action",
        Phase::End => "cards-phase-end",
    })
}

/// What a card can be played on; nothing for nothing.
pub fn aim(language: &Language, view: &View, seat: Seat, aim: Aim) -> Option<String> {
    let side = |seat: Seat| view.open.side(seat);
    let thing = |list: &[game_rules::cards::state::Entity], place: u8| {
        let found = list.get(usize::from(place))?;
        let name = entity(language, found.id);
        // Of two that have the same name, the one that is nearly used up makes room more easily.
        let twins = list.iter().filter(|other| other.id == found.id).count() > 1;
        Some(match super::stage::number(found).filter(|_| twins) {
            Some(left) => format!("{name} · {left}"),
            None => name,
        })
    };
    match aim {
        Aim::Nothing => None,
        Aim::Mine(at) => {
            let who = side(seat).team.get(usize::from(at))?;
            Some(character(language, who.id))
        }
        Aim::MySummon(place) => thing(&side(seat).summons, place),
        Aim::TheirSummon(place) => thing(&side(seat.other()).summons, place),
        Aim::Support(place) => thing(&side(seat).supports, place),
    }
}

/// A refusal, short enough to stand under a name.
pub fn refusal(language: &Language, refusal: &Refusal) -> String {
    let key = match *refusal {
        Refusal::NoSuchCard(place) => {
            return say!(language, "cards-refuse-no-card", place = i64::from(place) + 1);
        }
        Refusal::NotInHand(id) => {
            return say!(language, "cards-refuse-not-in-hand", card = card(language, id));
        }
        Refusal::Energy { needed, has } => {
            let missing = i64::from(needed.saturating_sub(has));
            return say!(language, "cards-refuse-energy", missing = missing);
        }
        Refusal::Payment { given, price } => {
            let (given, price) = (i64::from(given), i64::from(price));
            return say!(language, "cards-refuse-payment", given = given, price = price);
        }
        Refusal::NotAsked => "cards-refuse-not-asked",
        Refusal::NoSuchSkill(_) => "cards-refuse-no-skill",
        Refusal::CannotCast => "cards-refuse-cannot-cast",
        Refusal::NoSuchLead => "cards-refuse-lead",
        Refusal::WrongTarget => "cards-refuse-target",
        Refusal::NotInFront => "cards-refuse-front",
        Refusal::Condition => "cards-refuse-condition",
        Refusal::LegendPlayed => "cards-refuse-legend",
        Refusal::NotYourDice => "cards-refuse-dice-gone",
        Refusal::CannotTune => "cards-refuse-tune",
    };
    language.say(key)
}

/// A rule that a deck breaks.
pub fn fault(language: &Language, fault: &DeckFault) -> String {
    match *fault {
        DeckFault::Team(n) => {
            say!(language, "cards-fault-team", count = n as i64, wanted = TEAM as i64)
        }
        DeckFault::Twin(who) => {
            say!(language, "cards-fault-twin", character = character(language, who))
        }
        DeckFault::Size(n) => {
            say!(language, "cards-fault-size", count = n as i64, wanted = DECK as i64)
        }
        DeckFault::Copies(id, n, most) => {
            let (card, n, most) = (card(language, id), i64::from(n), i64::from(most));
            say!(language, "cards-fault-copies", card = card, count = n, most = most)
        }
        DeckFault::Token(id) => say!(language, "cards-fault-token", card = card(language, id)),
        DeckFault::Needs(id, rule) => {
            let need = match rule {
                DeckRule::Character(who) => character(language, who),
                DeckRule::TwoOf(of) => format!("2 × {}", element(language, of)),
                DeckRule::TwoFrom(faction) => format!("2 × {}", self::faction(language, faction)),
            };
            say!(language, "cards-fault-needs", card = card(language, id), need = need)
        }
    }
}

/// The name of a faction.
pub fn faction(language: &Language, faction: Faction) -> String {
    language.say(match faction {
        Faction::Mondstadt => "faction-mondstadt",
        Faction::Liyue => "faction-liyue",
        Faction::Inazuma => "faction-inazuma",
        Faction::Sumeru => "faction-sumeru",
        Faction::Fontaine => "faction-fontaine",
        Faction::Fatui => "faction-fatui",
        Faction::Monster => "faction-monster",
        Faction::Hilichurl => "faction-hilichurl",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What reactions leave behind are words of the rules; only names of persons stay English.
    #[test]
    fn statuses_of_the_rules_have_polish_names() {
        let language = Language::new(Lang::Polish);
        let rules = [
            ("frozen", "Zamrożenie"),
            ("crystallize", "Krystalizacja"),
            ("burning_flame", "Płomień"),
            ("dendro_core", "Rdzeń Dendro"),
            ("catalyzing_field", "Pole katalizy"),
            ("satiated", "Sytość"),
        ];
        for (id, called) in rules {
            assert_eq!(EntityId::find(id).map(|id| entity(&language, id)).as_deref(), Some(called));
        }
    }
}
