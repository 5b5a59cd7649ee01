//! The limits of a data set (rules/arena.md 1.1 to 1.3). The first broken one is reported, with the
//! entry, the field, the value and what would be right.

use std::{collections::BTreeSet, fmt::Display, ops::RangeInclusive};

use super::data::{Creature, DataFault, Kinds, Move, Words};

/// The most creatures or moves.
const MOST: usize = 999;
/// The most types.
pub(super) const MOST_TYPES: usize = 64;

struct Entry(String);

impl Entry {
    fn new(list: &str, id: impl Display, name: &Words) -> Entry {
        Entry(format!("{list} {id} ({})", name.en))
    }

    fn refuse(
        &self,
        field: &'static str,
        value: impl Display,
        reason: impl Into<String>,
    ) -> Result<(), DataFault> {
        let value = value.to_string();
        Err(DataFault::Limit { entry: self.0.clone(), field, value, reason: reason.into() })
    }

    fn within<N: PartialOrd + Display + Copy>(
        &self,
        field: &'static str,
        value: N,
        limits: RangeInclusive<N>,
    ) -> Result<(), DataFault> {
        if limits.contains(&value) {
            return Ok(());
        }
        let reason = format!("must be from {} to {}", limits.start(), limits.end());
        self.refuse(field, value, reason)
    }

    fn name(
        &self,
        field: &'static str,
        name: &str,
        taken: &mut BTreeSet<String>,
    ) -> Result<(), DataFault> {
        if !(1..=40).contains(&name.chars().count()) {
            return self.refuse(field, name, "must have 1 to 40 characters");
        }
        if name.contains(|letter: char| letter.is_control() || letter == '|') {
            return self.refuse(field, name, "must not contain control characters or |");
        }
        if !taken.insert(name.to_owned()) {
            return self.refuse(field, name, "another entry has this name");
        }
        Ok(())
    }
}

/// Numbers run from 1 without gaps; names are short, plain and unique.
fn check_list<'a>(
    list: &'static str,
    most: usize,
    entries: impl ExactSizeIterator<Item = (usize, &'a Words)>,
) -> Result<(), DataFault> {
    Entry(format!("{list}s")).within("number of entries", entries.len(), 1..=most)?;
    let (mut polish, mut english) = (BTreeSet::new(), BTreeSet::new());
    for (index, (id, name)) in entries.enumerate() {
        let entry = Entry::new(list, id, name);
        if id != index + 1 {
            return entry.refuse("id", id, format!("must be {}, its place in the list", index + 1));
        }
        entry.name("name.pl", &name.pl, &mut polish)?;
        entry.name("name.en", &name.en, &mut english)?;
    }
    Ok(())
}

pub(super) fn check_kinds(kinds: &Kinds) -> Result<(), DataFault> {
    let count = kinds.types.len();
    check_list(
        "type",
        MOST_TYPES,
        kinds.types.iter().map(|kind| (usize::from(kind.id), &kind.name)),
    )?;
    let table = Entry("types".to_owned());
    if kinds.table.len() != count {
        return table.refuse("rows of table", kinds.table.len(), format!("must be {count}"));
    }
    for (row, kind) in kinds.table.iter().zip(&kinds.types) {
        let entry = Entry::new("type", kind.id, &kind.name);
        if row.len() != count {
            let reason = format!("must be {count}");
            return entry.refuse("numbers in its row of table", row.len(), reason);
        }
        if let Some(halves) = row.iter().find(|halves| ![0, 1, 2, 4].contains(*halves)) {
            return entry.refuse("table", halves, "must be 0, 1, 2 or 4 halves");
        }
    }
    Ok(())
}

pub(super) fn check_moves(moves: &[Move], types: usize) -> Result<(), DataFault> {
    check_list("move", MOST, moves.iter().map(|it| (usize::from(it.id), &it.name)))?;
    for it in moves {
        let entry = Entry::new("move", it.id, &it.name);
        entry.within("type", usize::from(it.kind), 1..=types)?;
        entry.within("pp", it.pp, 1..=99)?;
        entry.within("base", it.base, 0..=999)?;
        entry.within("self_damage", it.self_damage, 0..=9999)?;
        entry.within("foe_atk", it.foe_atk, -150..=150)?;
        entry.within("foe_def", it.foe_def, -150..=150)?;
        entry.within("own_atk", it.own_atk, -150..=150)?;
        entry.within("own_def", it.own_def, -150..=150)?;
        entry.within("poison_damage", it.poison_damage, 0..=999)?;
        entry.within("poison_turns", it.poison_turns, 0..=99)?;
        if it.poison_damage > 0 && it.poison_turns == 0 {
            return entry.refuse("poison_turns", 0, "must be at least 1 where there is poison");
        }
    }
    Ok(())
}

pub(super) fn check_creatures(
    creatures: &[Creature],
    types: usize,
    moves: usize,
) -> Result<(), DataFault> {
    check_list("creature", MOST, creatures.iter().map(|it| (usize::from(it.id), &it.name)))?;
    for it in creatures {
        let entry = Entry::new("creature", it.id, &it.name);
        entry.within("price", it.price, 1..=10_000)?;
        entry.within("number of types", it.types.len(), 1..=2)?;
        for (index, &kind) in it.types.iter().enumerate() {
            entry.within("types", usize::from(kind), 1..=types)?;
            if it.types[..index].contains(&kind) {
                return entry.refuse("types", kind, "must be two different types");
            }
        }
        entry.within("hp", it.hp, 1..=9999)?;
        entry.within("atk", it.atk, 0..=999)?;
        entry.within("def", it.def, 2..=999)?;
        entry.within("speed", it.speed, 0..=999)?;
        if it.moves.len() != 4 {
            return entry.refuse("number of moves", it.moves.len(), "must be 4");
        }
        for (index, &id) in it.moves.iter().enumerate() {
            entry.within("moves", usize::from(id), 1..=moves)?;
            if it.moves[..index].contains(&id) {
                return entry.refuse("moves", id, "must be four different moves");
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::data::{Data, Dataset};
    use super::*;

    /// A change of the shipped data, and what is said about it.
    fn broken(change: impl FnOnce(&mut Kinds, &mut Vec<Move>, &mut Vec<Creature>)) -> String {
        let shipped = Data::shipped();
        let mut types = shipped.types().clone();
        let mut moves = shipped.moves().to_vec();
        let mut creatures = shipped.creatures().to_vec();
        change(&mut types, &mut moves, &mut creatures);
        Dataset::new(types, moves, creatures).unwrap_err().to_string()
    }

    #[test]
    fn broken_limits_name_entry_field_value_and_limit() {
        let dig = "move 5 (Dig)";
        assert_eq!(
            broken(|_, m, _| m[4].base = 1000),
            format!("{dig}: base = 1000: must be from 0 to 999")
        );
        assert_eq!(broken(|_, m, _| m[4].pp = 0), format!("{dig}: pp = 0: must be from 1 to 99"));
        assert_eq!(
            broken(|_, m, _| m[4].own_def = -151),
            format!("{dig}: own_def = -151: must be from -150 to 150")
        );
        assert_eq!(
            broken(|_, m, _| m[4].poison_damage = 1),
            format!("{dig}: poison_turns = 0: must be at least 1 where there is poison")
        );
        assert_eq!(
            broken(|_, m, _| m[4].kind = 13),
            format!("{dig}: type = 13: must be from 1 to 12")
        );
        let tuber = "creature 2 (Tuberzaur)";
        assert_eq!(
            broken(|_, _, c| c[1].def = 1),
            format!("{tuber}: def = 1: must be from 2 to 999")
        );
        assert_eq!(
            broken(|_, _, c| c[1].hp = 0),
            format!("{tuber}: hp = 0: must be from 1 to 9999")
        );
        assert_eq!(
            broken(|_, _, c| c[1].price = 10_001),
            format!("{tuber}: price = 10001: must be from 1 to 10000")
        );
        assert_eq!(
            broken(|_, _, c| c[1].types = vec![4, 4]),
            format!("{tuber}: types = 4: must be two different types")
        );
        assert_eq!(
            broken(|_, _, c| c[1].types.clear()),
            format!("{tuber}: number of types = 0: must be from 1 to 2")
        );
        assert_eq!(
            broken(|_, _, c| c[1].moves = vec![1, 8, 1, 6]),
            format!("{tuber}: moves = 1: must be four different moves")
        );
        assert_eq!(
            broken(|_, _, c| c[1].moves = vec![1, 8, 46, 6]),
            format!("{tuber}: moves = 46: must be from 1 to 45")
        );
        assert_eq!(
            broken(|_, _, c| c[1].name.en = "Sproutkin".into()),
            "creature 2 (Sproutkin): name.en = Sproutkin: another entry has this name"
        );
        assert_eq!(
            broken(|_, _, c| c[1].id = 3),
            "creature 3 (Tuberzaur): id = 3: must be 2, its place in the list"
        );
        assert_eq!(
            broken(|t, _, _| t.table[2][1] = 3),
            "type 3 (Fire): table = 3: must be 0, 1, 2 or 4 halves"
        );
        assert_eq!(
            broken(|t, _, _| t.table[2].truncate(11)),
            "type 3 (Fire): numbers in its row of table = 11: must be 12"
        );
    }

    /// Section 8.5: every number the document shows.
    #[test]
    fn the_shipped_data_agree_with_the_document() {
        let data = Data::shipped();
        assert_eq!(
            (data.types().types.len(), data.moves().len(), data.creatures().len()),
            (12, 45, 51)
        );
        assert_eq!(data.types().table[0], [2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 0]);
        assert_eq!(data.types().table[1], [2, 1, 4, 1, 2, 4, 2, 2, 2, 2, 2, 2]);
        assert_eq!(data.types().table[2][3], 4, "fire does double damage to plants");
        let first = &data.moves()[0];
        assert_eq!((first.kind, first.pp, first.base), (1, 25, 65));
        assert_eq!(data.moves()[2].name.pl, "Miotacz ognia");
        assert_eq!(data.moves()[4].name.pl, "Podkop");
        let numbers = |id: u16| {
            let it = data.creature(id).unwrap();
            (it.price, it.types.clone(), it.hp, it.atk, it.def, it.speed, it.moves.clone())
        };
        assert_eq!(numbers(1), (1000, vec![4], 300, 25, 40, 45, vec![1, 8, 45, 6]));
        assert_eq!(numbers(2), (1500, vec![4], 500, 40, 45, 50, vec![1, 8, 17, 6]));
        let pp = |id: u16| -> Vec<u8> {
            let it = data.creature(id).unwrap();
            it.moves.iter().map(|&id| data.move_of(id).unwrap().pp).collect()
        };
        assert_eq!((pp(1), pp(2)), (vec![25, 20, 15, 10], vec![25, 20, 5, 10]));
        for it in data.moves() {
            assert!(data.creatures().iter().any(|c| c.moves.contains(&it.id)), "{}", it.name.en);
        }
    }

    #[test]
    fn a_file_of_ones_own_replaces_one_list_and_faults_name_the_place() {
        let own = "[(id: 1, name: (pl: \"Jeż\", en: \"Hog\"), price: 9, types: [1], hp: 1, atk: 1,
            def: 2, speed: 0, moves: [1, 2, 3, 4])]";
        let set = Dataset::read(None, None, Some(("mine.ron", own))).unwrap();
        assert_eq!((set.creatures().len(), set.moves().len()), (1, 45));
        assert_ne!(set.hash(), Data::shipped().hash());
        let typo = own.replace("price", "prize");
        let fault = Dataset::read(None, None, Some(("mine.ron", &typo))).unwrap_err().to_string();
        assert!(fault.starts_with("mine.ron:1:"), "{fault}");
        // What can be read and is not allowed has its place, too.
        let soft = own.replace("def: 2", "def: 1");
        let fault = Dataset::read(None, None, Some(("mine.ron", &soft))).unwrap_err().to_string();
        assert_eq!(fault, "mine.ron:2:13: creature 1 (Hog): def = 1: must be from 2 to 999");
        let fault = Dataset::read(None, None, Some(("mine.ron", "[]"))).unwrap_err().to_string();
        assert!(fault.starts_with("mine.ron:1:1: creatures: number of entries = 0"), "{fault}");
    }
}
