//! Short printable codes: seeds, set-ups and whole matches that can be read out, pasted and shared.
//!
//! `EVIL-SEED1-<payload>-<check>`: the family, a kind with its version, the payload and a checksum,
//! in Crockford's base 32 (no I, L, O or U; lower case and look-alikes are understood). A bad code
//! says which part is wrong.

use std::{fmt, sync::LazyLock};

use data_encoding::{Encoding, Specification};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    fingerprint::{fingerprint, hash_bytes},
    game::{Game, Seat},
    record::{Decision, Record},
    table::Match,
};

/// What a code stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A seed.
    Seed,
    /// A game's set-up.
    Setup,
    /// A whole match.
    Record,
    /// A quest pack.
    Pack,
    /// What one player brings: a team.
    Team,
    /// A deck of cards.
    Deck,
}

impl Kind {
    const ALL: [Kind; 6] =
        [Kind::Seed, Kind::Setup, Kind::Record, Kind::Pack, Kind::Team, Kind::Deck];

    /// The word in the code.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Seed => "SEED",
            Kind::Setup => "TABLE",
            Kind::Record => "MATCH",
            Kind::Pack => "PACK",
            Kind::Team => "TEAM",
            Kind::Deck => "DECK",
        }
    }

    /// The version this program writes; it reads all up to it.
    pub const fn version(self) -> u32 {
        1
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Seed => "seed",
            Kind::Setup => "set-up",
            Kind::Record => "match",
            Kind::Pack => "quest pack",
            Kind::Team => "team",
            Kind::Deck => "deck",
        })
    }
}

/// Why a code cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// It has not the four parts of a code.
    #[error("a code has four parts, EVIL-KIND-…-CHECK; this one has {0}")]
    Parts(usize),
    /// It does not begin with the family's word.
    #[error("a code begins with EVIL, this one with `{0}`")]
    Family(String),
    /// The kind is unknown.
    #[error("`{0}` is not a kind of code; there are SEED, TABLE, MATCH, PACK, TEAM and DECK")]
    Kind(String),
    /// Another kind was asked for.
    #[error("this is the code of a {found}, not of a {wanted}")]
    OtherKind {
        /// What it is.
        found: Kind,
        /// What was asked for.
        wanted: Kind,
    },
    /// Written by a later program.
    #[error("this {kind} code has version {found}, this program reads up to {}; please update it", .kind.version())]
    Newer {
        /// Its kind.
        kind: Kind,
        /// Its version.
        found: u32,
    },
    /// A character that no code contains.
    #[error("character {place} of the middle part, `{letter}`, cannot stand in a code")]
    Letter {
        /// Its place in the middle part, counted from 1.
        place: usize,
        /// The character.
        letter: char,
    },
    /// The checksum does not fit: a typing mistake, or something is missing.
    #[error("the last part does not fit the rest: a character is wrong or missing")]
    Checksum,
    /// It is of another game.
    #[error("this is a code of the game `{found}`, not of `{wanted}`")]
    OtherGame {
        /// Its game.
        found: String,
        /// The game asked for.
        wanted: &'static str,
    },
    /// It was made under other rules.
    #[error("it was made under revision {found} of the rules, this program has revision {wanted}")]
    OtherRules {
        /// Its revision.
        found: u32,
        /// Ours.
        wanted: u32,
    },
    /// The contents make no sense.
    #[error("the code is whole, but its contents are not: {0}")]
    Contents(String),
}

static CROCKFORD: LazyLock<Encoding> = LazyLock::new(|| {
    let mut spec = Specification::new();
    spec.symbols.push_str("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    spec.translate.from.push_str("abcdefghjkmnpqrstvwxyzOoIiLl");
    spec.translate.to.push_str("ABCDEFGHJKMNPQRSTVWXYZ001111");
    spec.encoding().unwrap_or_else(|fault| panic!("the alphabet of codes is broken: {fault}"))
});

fn check_part(kind: Kind, version: u32, payload: &[u8]) -> String {
    let head = format!("{}{version}", kind.word());
    let hash = hash_bytes(&[head.as_bytes(), payload].concat());
    CROCKFORD.encode(&hash.to_be_bytes())[..4].to_owned()
}

fn write(kind: Kind, payload: &[u8]) -> String {
    let version = kind.version();
    let check = check_part(kind, version, payload);
    format!("EVIL-{}{version}-{}-{check}", kind.word(), CROCKFORD.encode(payload))
}

/// The kind of a code, if it is one of ours at all.
pub fn kind_of(text: &str) -> Result<Kind, CodeError> {
    Ok(split(text)?.0)
}

fn split(text: &str) -> Result<(Kind, Vec<u8>), CodeError> {
    let text: String = text.split_whitespace().collect();
    let parts: Vec<&str> = text.split('-').collect();
    let [family, head, payload, check] = parts[..] else {
        return Err(CodeError::Parts(parts.len()));
    };
    if !family.eq_ignore_ascii_case("EVIL") {
        return Err(CodeError::Family(family.to_owned()));
    }
    let digits = head.find(|letter: char| letter.is_ascii_digit()).unwrap_or(head.len());
    let (word, version) = head.split_at(digits);
    let kind = Kind::ALL.into_iter().find(|kind| kind.word().eq_ignore_ascii_case(word));
    let kind = kind.ok_or_else(|| CodeError::Kind(head.to_owned()))?;
    let found = version.parse().map_err(|_| CodeError::Kind(head.to_owned()))?;
    if found > kind.version() {
        return Err(CodeError::Newer { kind, found });
    }
    let payload = CROCKFORD.decode(payload.as_bytes()).map_err(|fault| {
        let at = fault.position.min(payload.len());
        match payload.get(at..).and_then(|rest| rest.chars().next()) {
            Some(letter) if CROCKFORD.decode(letter.to_string().repeat(8).as_bytes()).is_err() => {
                CodeError::Letter { place: at + 1, letter }
            }
            _ => CodeError::Checksum,
        }
    })?;
    if !check_part(kind, found, &payload).eq_ignore_ascii_case(&plain(check)) {
        return Err(CodeError::Checksum);
    }
    Ok((kind, payload))
}

/// The check part with look-alikes read as what they must be.
fn plain(check: &str) -> String {
    check
        .chars()
        .map(|letter| match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        })
        .collect()
}

pub(crate) fn read<T: DeserializeOwned>(wanted: Kind, text: &str) -> Result<T, CodeError> {
    let (found, payload) = split(text)?;
    if found != wanted {
        return Err(CodeError::OtherKind { found, wanted });
    }
    postcard::from_bytes(&payload).map_err(|fault| CodeError::Contents(fault.to_string()))
}

pub(crate) fn pack<T: Serialize>(kind: Kind, value: &T) -> String {
    // Plain data always fits into memory that grows.
    write(kind, &postcard::to_allocvec(value).unwrap_or_default())
}

/// The code of a seed.
pub fn write_seed(seed: u64) -> String {
    pack(Kind::Seed, &seed)
}

/// Reads the code of a seed.
pub fn read_seed(text: &str) -> Result<u64, CodeError> {
    read(Kind::Seed, text)
}

/// What every code of a game begins with.
#[derive(Serialize, Deserialize)]
struct Stamp {
    game: String,
    revision: u32,
}

impl Stamp {
    fn of<G: Game>() -> Stamp {
        Stamp { game: G::ID.word().to_owned(), revision: G::REVISION }
    }

    fn check<G: Game>(&self) -> Result<(), CodeError> {
        if self.game != G::ID.word() {
            return Err(CodeError::OtherGame { found: self.game.clone(), wanted: G::ID.word() });
        }
        if self.revision != G::REVISION {
            return Err(CodeError::OtherRules { found: self.revision, wanted: G::REVISION });
        }
        Ok(())
    }
}

/// The game a set-up or match code belongs to, by its word.
pub fn game_of(text: &str) -> Result<String, CodeError> {
    let (_, payload) = split(text)?;
    let (stamp, _): (Stamp, _) = postcard::take_from_bytes(&payload)
        .map_err(|fault| CodeError::Contents(fault.to_string()))?;
    Ok(stamp.game)
}

/// The code of a set-up.
pub fn write_setup<G: Game>(setup: &G::Setup) -> String {
    pack(Kind::Setup, &(Stamp::of::<G>(), setup))
}

/// Reads the code of a set-up.
pub fn read_setup<G: Game>(text: &str) -> Result<G::Setup, CodeError> {
    let body = stamped::<G>(Kind::Setup, text)?;
    postcard::from_bytes(&body).map_err(|fault| CodeError::Contents(fault.to_string()))
}

/// The code of what one player brings.
pub fn write_team<G: Game, T: Serialize>(team: &T) -> String {
    pack(Kind::Team, &(Stamp::of::<G>(), team))
}

/// Reads the code of what one player brings.
pub fn read_team<G: Game, T: DeserializeOwned>(text: &str) -> Result<T, CodeError> {
    let body = stamped::<G>(Kind::Team, text)?;
    postcard::from_bytes(&body).map_err(|fault| CodeError::Contents(fault.to_string()))
}

/// The code of a deck. It holds no revision that has to fit: a deck outlives changes of the rules.
pub fn write_deck<G: Game, D: Serialize>(deck: &D) -> String {
    pack(Kind::Deck, &(G::ID.word(), deck))
}

/// Reads the code of a deck, which may break rules.
pub fn read_deck<G: Game, D: DeserializeOwned>(text: &str) -> Result<D, CodeError> {
    let (found, payload) = split(text)?;
    if found != Kind::Deck {
        return Err(CodeError::OtherKind { found, wanted: Kind::Deck });
    }
    let contents = |fault: postcard::Error| CodeError::Contents(fault.to_string());
    let (game, body): (String, _) = postcard::take_from_bytes(&payload).map_err(contents)?;
    if game != G::ID.word() {
        return Err(CodeError::OtherGame { found: game, wanted: G::ID.word() });
    }
    postcard::from_bytes(body).map_err(contents)
}

/// The payload behind the stamp, once the stamp fits.
fn stamped<G: Game>(wanted: Kind, text: &str) -> Result<Vec<u8>, CodeError> {
    let (found, payload) = split(text)?;
    if found != wanted {
        return Err(CodeError::OtherKind { found, wanted });
    }
    let (stamp, body): (Stamp, _) = postcard::take_from_bytes(&payload)
        .map_err(|fault| CodeError::Contents(fault.to_string()))?;
    stamp.check::<G>()?;
    Ok(body.to_vec())
}

/// A record without the marks between, which playing it brings back.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Compact<G: Game> {
    seats: Vec<String>,
    setup: G::Setup,
    seed: u64,
    steps: Vec<(Seat, Decision<G::Action>)>,
    end: u64,
}

/// The code of a match.
pub fn write_record<G: Game>(record: &Record<G>) -> String {
    let compact = Compact::<G> {
        seats: record.seats.clone(),
        setup: record.setup.clone(),
        seed: record.seed,
        steps: record.steps.iter().map(|step| (step.seat, step.deed.clone())).collect(),
        end: record.steps.last().map_or(record.start, |step| step.mark),
    };
    pack(Kind::Record, &(Stamp::of::<G>(), compact))
}

/// Reads the code of a match and plays it.
pub fn read_record<G: Game>(text: &str) -> Result<Match<G>, CodeError> {
    let body = stamped::<G>(Kind::Record, text)?;
    let contents = |why: String| CodeError::Contents(why);
    let compact: Compact<G> =
        postcard::from_bytes(&body).map_err(|fault| contents(fault.to_string()))?;
    let mut table = Match::<G>::start(compact.setup, compact.seed, compact.seats)
        .map_err(|why| contents(why.to_string()))?;
    for (index, (seat, deed)) in compact.steps.iter().enumerate() {
        let refused = match deed {
            Decision::Do(action) => table.act(*seat, action).err().map(|why| why.to_string()),
            Decision::TakeBack => table.take_back(*seat).err().map(|why| why.to_string()),
        };
        if let Some(why) = refused {
            return Err(contents(format!("decision {}: {why}", index + 1)));
        }
    }
    if fingerprint(table.game()) != compact.end {
        return Err(contents("the match does not end where it should".into()));
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::classic::{Classic, Setup};

    #[test]
    fn seeds_survive_and_forgive_look_alikes() {
        for seed in [0, 7, 20_261_116, u64::MAX] {
            let code = write_seed(seed);
            assert_eq!(read_seed(&code), Ok(seed), "{code}");
            let typed = format!(" {} ", code.to_lowercase().replace('0', "o").replace('1', "l"));
            let typed = typed.replace("seedl", "seed1").replace("evil", "EVIL");
            assert_eq!(read_seed(&typed), Ok(seed), "{typed}");
        }
    }

    #[test]
    fn each_part_that_is_wrong_is_named() {
        let code = write_seed(123_456_789);
        let part = |index: usize, new: &str| {
            let mut parts: Vec<&str> = code.split('-').collect();
            parts[index] = new;
            read_seed(&parts.join("-")).unwrap_err()
        };
        assert_eq!(read_seed("hello"), Err(CodeError::Parts(1)));
        assert_eq!(part(0, "GOOD"), CodeError::Family("GOOD".into()));
        assert_eq!(part(1, "SOUP1"), CodeError::Kind("SOUP1".into()));
        assert_eq!(part(1, "SEED9"), CodeError::Newer { kind: Kind::Seed, found: 9 });
        assert_eq!(part(2, "00U00000"), CodeError::Letter { place: 3, letter: 'U' });
        assert_eq!(part(3, "0000"), CodeError::Checksum);
        assert_eq!(
            read_seed(&write_setup::<Classic>(&Setup::default())),
            Err(CodeError::OtherKind { found: Kind::Setup, wanted: Kind::Seed })
        );
    }

    /// Every single wrong character of a code is noticed.
    #[test]
    fn typing_mistakes_are_noticed() {
        let code = write_seed(987_654_321);
        let first = "EVIL-SEED1-".len();
        let mut noticed = 0;
        for at in first..code.len() {
            for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars() {
                if code.as_bytes()[at] == b'-' || code[at..].starts_with(letter) {
                    continue;
                }
                let mut wrong = code.clone();
                wrong.replace_range(at..=at, &letter.to_string());
                assert!(read_seed(&wrong).is_err(), "{wrong} for {code}");
                noticed += 1;
            }
        }
        assert!(noticed > 300);
    }

    #[test]
    fn set_ups_survive() {
        let setup = Setup { hp: (5, 5), ..Setup::default() };
        let code = write_setup::<Classic>(&setup);
        assert_eq!(read_setup::<Classic>(&code), Ok(setup));
        assert_eq!(game_of(&code), Ok("classic".into()));
    }
}
