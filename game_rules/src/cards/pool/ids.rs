//! Names of the card data as small numbers.
//!
//! Ids are unique inside one table: characters, skills, entities, cards. In text they are their
//! names, so that decks and records can be read; in compact form they are the numbers of the data
//! files, so that codes survive when the pool grows. An unknown name is a fault where it stands.

use std::{collections::BTreeMap, fmt, sync::LazyLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::load::{CARD_FILES, CHARACTER_FILES, ENTITY_FILES, fault_at};
use crate::data::{TextFault, read_ron};

/// The names of one table.
#[derive(Debug, Default)]
struct Table {
    names: Vec<String>,
    gids: Vec<u32>,
    by_name: BTreeMap<String, u16>,
    by_gid: BTreeMap<u32, u16>,
}

impl Table {
    fn add(&mut self, file: (&str, &str), name: String, gid: u32) -> Result<(), TextFault> {
        let number = self.names.len() as u16;
        let twice = self.by_name.insert(name.clone(), number).is_some()
            || self.by_gid.insert(gid, number).is_some();
        if twice {
            let cause = format!("`{name}` (gid {gid}) is defined twice");
            return Err(fault_at(file, &name, cause));
        }
        self.names.push(name);
        self.gids.push(gid);
        Ok(())
    }
}

#[derive(Debug, Default)]
struct Names {
    characters: Table,
    skills: Table,
    entities: Table,
    cards: Table,
}

#[derive(Deserialize)]
struct Named {
    id: String,
    gid: u32,
}

#[derive(Deserialize)]
struct NamedCharacter {
    id: String,
    gid: u32,
    skills: Vec<Named>,
    passive: Option<OnlyGid>,
}

#[derive(Deserialize)]
struct OnlyGid {
    gid: u32,
}

#[derive(Deserialize)]
struct NamedCard {
    id: String,
    gid: u32,
    category: super::words::Category,
}

fn names() -> Result<Names, TextFault> {
    let mut names = Names::default();
    for &(file, text) in ENTITY_FILES {
        for entity in read_ron::<Vec<Named>>(file, text)? {
            names.entities.add((file, text), entity.id, entity.gid)?;
        }
    }
    for &(file, text) in CHARACTER_FILES {
        for character in read_ron::<Vec<NamedCharacter>>(file, text)? {
            names.characters.add((file, text), character.id.clone(), character.gid)?;
            for skill in character.skills {
                names.skills.add((file, text), skill.id, skill.gid)?;
            }
            if let Some(passive) = character.passive {
                names.entities.add((file, text), character.id, passive.gid)?;
            }
        }
    }
    for &(file, text) in CARD_FILES {
        for card in read_ron::<Vec<NamedCard>>(file, text)? {
            if !card.category.is_event() {
                names.entities.add((file, text), card.id.clone(), card.gid)?;
            }
            names.cards.add((file, text), card.id, card.gid)?;
        }
    }
    Ok(names)
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    names().unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"))
});

macro_rules! id {
    ($name:ident, $table:ident, $what:literal) => {
        #[doc = concat!("A ", $what, ", by its number.")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u16);

        impl $name {
            /// Finds it by name.
            pub fn find(name: &str) -> Option<$name> {
                NAMES.$table.by_name.get(name).copied().map($name)
            }

            /// The name in the data files.
            pub fn name(self) -> &'static str {
                &NAMES.$table.names[usize::from(self.0)]
            }

            /// Its number in the data files.
            pub fn number(self) -> u32 {
                NAMES.$table.gids[usize::from(self.0)]
            }

            /// Its place in the table.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them, in the order of the data files.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..NAMES.$table.names.len() as u16).map($name)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.name())
                } else {
                    serializer.serialize_u32(NAMES.$table.gids[usize::from(self.0)])
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                if deserializer.is_human_readable() {
                    let name = String::deserialize(deserializer)?;
                    $name::find(&name).ok_or_else(|| {
                        de::Error::custom(format!(
                            concat!("there is no ", $what, " called `{}`"),
                            name
                        ))
                    })
                } else {
                    let gid = u32::deserialize(deserializer)?;
                    NAMES.$table.by_gid.get(&gid).copied().map($name).ok_or_else(|| {
                        de::Error::custom(format!(
                            concat!("there is no ", $what, " with number {}"),
                            gid
                        ))
                    })
                }
            }
        }
    };
}

id!(CharacterId, characters, "character");
id!(SkillId, skills, "skill");
id!(EntityId, entities, "entity");
id!(CardId, cards, "card");
