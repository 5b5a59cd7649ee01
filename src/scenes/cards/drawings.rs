//! Which drawing shows what.

use game_rules::cards::{
    element::{Element, Face},
    pool::{
        def::Kind,
        ids::{CardId, CharacterId, EntityId},
        words::Category,
    },
};

use crate::art::sprites::{
    Element as Hue, Sprite as Drawing,
    cards::{busts, dice, frames, glyphs, illustrations},
};

/// The element as the drawings name it.
pub const fn hue(element: Element) -> Hue {
    match element {
        Element::Cryo => Hue::Cryo,
        Element::Hydro => Hue::Hydro,
        Element::Pyro => Hue::Pyro,
        Element::Electro => Hue::Electro,
        Element::Anemo => Hue::Anemo,
        Element::Geo => Hue::Geo,
        Element::Dendro => Hue::Dendro,
    }
}

/// A face as the drawings name it.
pub fn face(face: Face) -> Hue {
    face.element().map_or(Hue::Omni, hue)
}

/// A character, head and shoulders.
pub fn bust(who: CharacterId) -> &'static Drawing {
    busts::find(who.name()).unwrap_or(busts::DILUC)
}

/// What a card shows; `None` for talents, which show their character.
pub fn illustration(card: CardId) -> Option<&'static Drawing> {
    illustrations::find(card.name())
}

/// Whose talent a card is.
pub fn talent_of(card: CardId) -> Option<CharacterId> {
    match card.def().deck_rule {
        Some(game_rules::cards::pool::def::DeckRule::Character(who)) => Some(who),
        _ => None,
    }
}

/// What a summon shows.
pub fn summon(id: EntityId) -> Option<&'static Drawing> {
    illustrations::summons::find(id.name())
}

/// The frame of a card.
pub const fn card_frame(category: Category) -> &'static Drawing {
    match category {
        Category::Talent | Category::Token => frames::ACTION_CARD_TALENT,
        Category::Weapon => frames::ACTION_CARD_WEAPON,
        Category::Artifact => frames::ACTION_CARD_ARTIFACT,
        Category::Location | Category::Companion | Category::Item => frames::ACTION_CARD_SUPPORT,
        Category::Resonance | Category::National => frames::ACTION_CARD_RESONANCE,
        Category::Event => frames::ACTION_CARD_EVENT,
        Category::Food => frames::ACTION_CARD_FOOD,
        Category::ArcaneLegend => frames::ACTION_CARD_ARCANE_LEGEND,
    }
}

/// The chip of an element on a character.
pub fn aura_chip(element: Element) -> &'static Drawing {
    match element {
        Element::Cryo => frames::AURA_CHIP_CRYO,
        Element::Hydro => frames::AURA_CHIP_HYDRO,
        Element::Pyro => frames::AURA_CHIP_PYRO,
        Element::Electro => frames::AURA_CHIP_ELECTRO,
        Element::Anemo => frames::AURA_CHIP_ANEMO,
        Element::Geo => frames::AURA_CHIP_GEO,
        Element::Dendro => frames::AURA_CHIP_DENDRO,
    }
}

/// A die on the rack.
pub fn die(of: Face, lifted: bool) -> &'static Drawing {
    if lifted { dice::lifted(face(of)) } else { dice::resting(face(of)) }
}

/// A die in the air; from the underside to its face.
pub fn tumbling(of: Face, step: usize) -> &'static Drawing {
    dice::tumbling(face(of), step.clamp(1, 3)).unwrap_or_else(|| dice::resting(face(of)))
}

/// The sign of an element.
pub fn glyph(element: Element) -> &'static Drawing {
    glyphs::of(hue(element))
}

/// The chip of a price: a die of an element.
pub fn pip(element: Element) -> &'static Drawing {
    frames::cost_pip(hue(element))
}

/// The same for any face.
pub fn coin(of: Face) -> &'static Drawing {
    frames::cost_pip(face(of))
}

/// The element of an entity, for the ground of its stamp.
pub fn tint(id: EntityId) -> Option<Element> {
    id.element().or_else(|| match id.name() {
        "frozen" => Some(Element::Cryo),
        "burning_flame" => Some(Element::Pyro),
        "dendro_core" | "catalyzing_field" => Some(Element::Dendro),
        "crystallize" => Some(Element::Geo),
        _ => None,
    })
}

/// The ground of a stamp.
pub fn stamp(id: EntityId) -> &'static Drawing {
    frames::status_stamp(tint(id).map_or(Hue::Omni, hue))
}

/// The icon of a stamp: by what the thing is, then by what it does.
pub fn icon(id: EntityId) -> &'static Drawing {
    let rules = id.rules();
    match rules.kind {
        Kind::Shield | Kind::CombatShield => return frames::STAMP_ICON_SHIELD,
        Kind::Weapon => return frames::STAMP_ICON_SWORD,
        Kind::Artifact => return frames::STAMP_ICON_WING,
        Kind::Talent | Kind::Passive => return frames::STAMP_ICON_EYE,
        _ => {}
    }
    if rules.disables_skills {
        return frames::STAMP_ICON_FROZEN;
    }
    match id.name() {
        "satiated" => frames::STAMP_ICON_BOWL,
        "stealth" | "stealth_2" => frames::STAMP_ICON_SLEEP,
        _ if rules.counter.is_some() => frames::STAMP_ICON_BELLOWS,
        _ if rules.usages.is_some() => frames::STAMP_ICON_UP,
        _ if tint(id) == Some(Element::Hydro) => frames::STAMP_ICON_TIDE,
        _ => frames::STAMP_ICON_OIL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everybody and everything has a drawing of its own.
    #[test]
    fn nothing_is_without_a_drawing() {
        for who in CharacterId::all() {
            assert!(busts::find(who.name()).is_some(), "{who}");
        }
        for card in CardId::all() {
            let talent = card.def().category == Category::Talent && talent_of(card).is_some();
            assert!(talent || illustration(card).is_some(), "{card}");
        }
        for id in EntityId::all().filter(|id| id.rules().kind == Kind::Summon) {
            assert!(summon(id).is_some(), "{id}");
        }
    }

    #[test]
    fn things_of_a_character_have_its_element() {
        let entity = |name| EntityId::find(name).unwrap();
        assert_eq!(tint(entity("pyronado")), Some(Element::Pyro));
        assert_eq!(tint(entity("stonehide")), Some(Element::Geo));
        assert_eq!(tint(entity("satiated")), None);
    }
}
