//! A team being built: what may be added, and why not (rules/arena.md 7.1).

use game_rules::arena::{
    BUDGET, Refusal, SLOTS,
    data::{Creature, Dataset},
};

/// Why a creature cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// As the document says it.
    Refusal(Refusal),
    /// All six slots are taken.
    Full,
}

/// By what the list is sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SortOrder {
    /// As they are numbered.
    #[default]
    Number,
    /// Cheapest first.
    Price,
    /// Most health first.
    Health,
    /// Highest attack first.
    Attack,
    /// Highest defence first.
    Defence,
    /// Fastest first.
    Speed,
}

impl SortOrder {
    /// All of them, as they are offered.
    pub const ALL: [SortOrder; 6] = [
        SortOrder::Number,
        SortOrder::Price,
        SortOrder::Health,
        SortOrder::Attack,
        SortOrder::Defence,
        SortOrder::Speed,
    ];

    /// The word in `arena-sort-<word>`.
    pub const fn word(self) -> &'static str {
        match self {
            SortOrder::Number => "number",
            SortOrder::Price => "price",
            SortOrder::Health => "health",
            SortOrder::Attack => "attack",
            SortOrder::Defence => "defence",
            SortOrder::Speed => "speed",
        }
    }
}

/// What a team costs.
pub fn price(data: &Dataset, ids: &[u16; SLOTS]) -> u32 {
    ids.iter().filter_map(|id| data.creature(*id)).map(|it| u32::from(it.price)).sum()
}

/// Puts a creature into the first empty slot.
pub fn add(data: &Dataset, ids: &mut [u16; SLOTS], id: u16) -> Result<(), Refused> {
    let it = data.creature(id).ok_or(Refused::Refusal(Refusal::NoSuchCreature))?;
    if ids.contains(&id) {
        return Err(Refused::Refusal(Refusal::Duplicated));
    }
    let slot = ids.iter_mut().find(|slot| **slot == 0).ok_or(Refused::Full)?;
    *slot = id;
    if price(data, ids) > BUDGET {
        let slot = ids.iter_mut().find(|slot| **slot == it.id);
        slot.into_iter().for_each(|slot| *slot = 0);
        return Err(Refused::Refusal(Refusal::TooDear));
    }
    Ok(())
}

/// The creatures of a type (0: all) up to a price, in this order.
pub fn listed(data: &Dataset, kind: u8, dearest: u16, order: SortOrder) -> Vec<&Creature> {
    let fits = |it: &&Creature| (kind == 0 || it.types.contains(&kind)) && it.price <= dearest;
    let mut found: Vec<&Creature> = data.creatures().iter().filter(fits).collect();
    found.sort_by_key(|it| match order {
        SortOrder::Number => i32::from(it.id),
        SortOrder::Price => i32::from(it.price),
        SortOrder::Health => -i32::from(it.hp),
        SortOrder::Attack => -i32::from(it.atk),
        SortOrder::Defence => -i32::from(it.def),
        SortOrder::Speed => -i32::from(it.speed),
    });
    found
}

#[cfg(test)]
mod tests {
    use game_rules::arena::data::Data;

    use super::*;

    #[test]
    fn what_may_not_be_added_is_refused_with_its_reason_and_changes_nothing() {
        let data = Data::shipped();
        let mut ids = [0; SLOTS];
        assert_eq!(add(&data, &mut ids, 1), Ok(()));
        assert_eq!(add(&data, &mut ids, 1), Err(Refused::Refusal(Refusal::Duplicated)));
        assert_eq!(add(&data, &mut ids, 999), Err(Refused::Refusal(Refusal::NoSuchCreature)));
        let mut dear: Vec<&Creature> = data.creatures().iter().collect();
        dear.sort_by_key(|it| -i32::from(it.price));
        let mut refused = None;
        for it in dear {
            let before = ids;
            if let Err(why) = add(&data, &mut ids, it.id) {
                assert_eq!(ids, before);
                refused = refused.or(Some(why));
            }
            assert!(price(&data, &ids) <= BUDGET);
        }
        assert_eq!(refused, Some(Refused::Refusal(Refusal::TooDear)));
        let mut cheap = [1, 4, 7, 13, 16, 0];
        assert_eq!(add(&data, &mut cheap, 22), Ok(()));
        assert_eq!(add(&data, &mut cheap, 31), Err(Refused::Full));
    }

    #[test]
    fn the_list_is_filtered_and_sorted() {
        let data = Data::shipped();
        assert_eq!(listed(&data, 0, u16::MAX, SortOrder::Number).len(), data.creatures().len());
        let fire = listed(&data, 3, 1700, SortOrder::Speed);
        assert!(!fire.is_empty());
        assert!(fire.iter().all(|it| it.types.contains(&3) && it.price <= 1700));
        assert!(fire.is_sorted_by(|one, two| one.speed >= two.speed));
    }
}
