//! The packs that come with the game, and the codes that packs of one's own are shared by.

use std::sync::LazyLock;

use super::pool::Pool;
use crate::code::{self, CodeError, Kind};

/// What comes with the game, by file name.
const FILES: [(&str, &str); 5] = [
    ("room", include_str!("../../data/wager/room.ron")),
    ("songs", include_str!("../../data/wager/songs.ron")),
    ("night", include_str!("../../data/wager/night.ron")),
    ("pairs", include_str!("../../data/wager/pairs.ron")),
    ("quick", include_str!("../../data/wager/quick.ron")),
];

static PACKS: LazyLock<Vec<(&str, Pool)>> = LazyLock::new(|| {
    let read = |(name, text): (&'static str, &str)| {
        let pool = Pool::read(&format!("data/wager/{name}.ron"), text)
            .unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"));
        (name, pool)
    };
    FILES.into_iter().map(read).collect()
});

/// The names of the packs that come with the game.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.into_iter().map(|(name, _)| name)
}

/// A pack that comes with the game: `room`, `songs`, `night`, `pairs` or `quick`.
pub fn pack(name: &str) -> Option<Pool> {
    PACKS.iter().find(|(known, _)| *known == name).map(|(_, pool)| pool.clone())
}

/// What a table plays unless it says otherwise: table challenges, and songs that are switched off.
pub fn shipped() -> Pool {
    joined(&["room", "songs"])
}

/// Party night: the four games, beside songs that are switched off.
pub fn party_night() -> Pool {
    joined(&["songs", "night"])
}

fn joined(names: &[&str]) -> Pool {
    let mut pool = Pool::default();
    for pack in names.iter().filter_map(|name| pack(name)) {
        pool.add(pack).unwrap_or_else(|fault| panic!("the shipped packs clash: {fault}"));
    }
    pool
}

/// The code of a pack.
pub fn write_code(pool: &Pool) -> String {
    code::pack(Kind::Pack, pool)
}

/// Reads the code of a pack and checks it like a file.
pub fn read_code(text: &str) -> Result<Pool, CodeError> {
    let pool: Pool = code::read(Kind::Pack, text)?;
    pool.check().map_err(|fault| CodeError::Contents(fault.to_string()))?;
    Ok(pool)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wager::Kind as QuestKind;

    #[test]
    fn there_are_challenges_for_any_room_and_each_is_whole() {
        let room = pack("room").unwrap();
        assert!(room.custom.len() >= 20, "{}", room.custom.len());
        for custom in &room.custom {
            assert!(!custom.id.is_empty() && !custom.title.is_empty(), "{custom:?}");
            assert_eq!(custom.asks.len(), custom.evaluator.numbers(), "{}", custom.id);
            assert_eq!(custom.asks.len(), custom.typical.len(), "{}", custom.id);
            let quest = room.quests(4).into_iter().find(|quest| quest.id == custom.id).unwrap();
            let ends = [0, 4].map(|step| quest.value(&quest.example(step, 4)).unwrap());
            assert_ne!(ends[0], ends[1], "{}: everybody would always be equal", custom.id);
        }
    }

    #[test]
    fn songs_come_switched_off_and_games_with_equal_weights() {
        let kinds = |pool: &Pool| {
            let quests = pool.quests(4);
            let charts =
                |quest: &&crate::wager::Quest| matches!(quest.kind, QuestKind::Chart { .. });
            let games = |quest: &&crate::wager::Quest| matches!(quest.kind, QuestKind::Game { .. });
            (quests.iter().filter(charts).count(), quests.iter().filter(games).count())
        };
        assert_eq!(kinds(&shipped()), (0, 0));
        let night = party_night();
        assert_eq!((kinds(&night), night.quests(4).len()), ((0, 4), 4));
        assert!(night.games.iter().all(|quest| f64::from(quest.weight) == 1.0));
        let mut songs = pack("songs").unwrap();
        assert!(songs.switch("demo", true));
        assert_eq!(kinds(&songs).0, 6, "its Future charts");
        assert!(songs.warnings().is_empty());
        assert_eq!(pack("quick").unwrap().quests(3).len(), crate::wager::party::Quick::ALL.len());
        assert_eq!(names().count(), 5);
    }

    #[test]
    fn packs_survive_as_files_and_as_codes() {
        for name in names() {
            let pool = pack(name).unwrap();
            assert_eq!(Pool::read("again.ron", &pool.write()), Ok(pool.clone()), "{name}");
            let code = write_code(&pool);
            assert!(code.starts_with("EVIL-PACK1-"), "{code}");
            assert_eq!(read_code(&code), Ok(pool), "{name}");
        }
        let seed = code::write_seed(5);
        let refused = read_code(&seed).unwrap_err().to_string();
        assert_eq!(refused, "this is the code of a seed, not of a quest pack");
    }

    #[test]
    fn a_code_with_a_bad_pack_is_refused_with_the_reason() {
        let mut pool = pack("room").unwrap();
        pool.custom.push(pool.custom[0].clone());
        let refused = read_code(&write_code(&pool)).unwrap_err().to_string();
        assert!(refused.contains("two challenges with the id"), "{refused}");
    }
}
