//! What is chosen before a match: two decks and who begins (rules/cards.md 1), and the rules a
//! deck has to keep.

use std::{collections::BTreeMap, fmt, sync::LazyLock};

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{self, MapAccess, SeqAccess, Visitor},
};

use super::{
    Cards,
    pool::{
        def::{DeckRule, Name, Text},
        ids::{CardId, CharacterId},
        words::Category,
    },
    state::{Ask, Character, Open, Phase, Secret, Side, TEAM},
    work::Work,
};
use crate::{
    data::{TextFault, read_ron},
    dice::Dice,
    game::{Seat, SetupError},
};

/// Cards of a deck.
pub const DECK: usize = 30;
/// Copies of a card in a deck.
pub const COPIES: u8 = 2;

/// Three characters and thirty cards. A deck may break the rules; [`Deck::faults`] says how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The team, by seat.
    pub characters: Vec<CharacterId>,
    /// The cards, with their copies.
    #[serde(deserialize_with = "each_once")]
    pub cards: BTreeMap<CardId, u8>,
}

/// A map in which nothing is listed twice.
fn each_once<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<CardId, u8>, D::Error> {
    struct Listed;

    impl<'de> Visitor<'de> for Listed {
        type Value = BTreeMap<CardId, u8>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("cards with their copies, such as {\"paimon\": 2}")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut cards = BTreeMap::new();
            while let Some((card, n)) = map.next_entry::<CardId, u8>()? {
                if cards.insert(card, n).is_some() {
                    return Err(de::Error::custom(format!("`{card}` is listed twice")));
                }
            }
            Ok(cards)
        }
    }

    from.deserialize_map(Listed)
}

/// Two decks, in text between round or square brackets.
fn two_decks<'de, D: Deserializer<'de>>(from: D) -> Result<[Deck; 2], D::Error> {
    struct Two;

    impl<'de> Visitor<'de> for Two {
        type Value = [Deck; 2];

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("two decks, such as [(characters: […], cards: {…}), (…)]")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut decks: A) -> Result<[Deck; 2], A::Error> {
            let mut found = Vec::new();
            while let Some(deck) = decks.next_element::<Deck>()? {
                found.push(deck);
            }
            let n = found.len();
            let wrong = |_| de::Error::custom(format!("a match has two decks, not {n}"));
            found.try_into().map_err(wrong)
        }
    }

    if from.is_human_readable() {
        from.deserialize_any(Two)
    } else {
        <[Deck; 2]>::deserialize(from)
    }
}

/// A shipped deck.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Starter {
    /// Its word on the command line.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// What it does, in a sentence.
    pub text: Text,
    /// The deck.
    pub deck: Deck,
}

const FILE: &str = "data/cards/decks.ron";

static STARTERS: LazyLock<Vec<Starter>> = LazyLock::new(|| {
    read_ron(FILE, include_str!("../../data/cards/decks.ron"))
        .unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"))
});

/// A rule that a deck breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckFault {
    /// Not three characters.
    Team(usize),
    /// A character twice.
    Twin(CharacterId),
    /// Not thirty cards.
    Size(usize),
    /// Too many copies.
    Copies(CardId, u8, u8),
    /// The card is only created during play.
    Token(CardId),
    /// The team lacks what the card needs.
    Needs(CardId, DeckRule),
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckFault::Team(n) => write!(f, "a team has {TEAM} characters, this one {n}"),
            DeckFault::Twin(who) => write!(f, "{who} is in the team twice"),
            DeckFault::Size(n) => write!(f, "a deck has {DECK} cards, this one {n}"),
            DeckFault::Copies(card, n, most) => {
                write!(f, "{card} is there {n} times, {most} at most")
            }
            DeckFault::Token(card) => write!(f, "{card} is only created during play"),
            DeckFault::Needs(card, DeckRule::Character(who)) => {
                write!(f, "{card} needs {who} in the team")
            }
            DeckFault::Needs(card, DeckRule::TwoOf(element)) => {
                write!(f, "{card} needs two {element:?} characters in the team")
            }
            DeckFault::Needs(card, DeckRule::TwoFrom(faction)) => {
                write!(f, "{card} needs two {faction:?} characters in the team")
            }
        }
    }
}

impl Deck {
    /// The shipped decks.
    pub fn starters() -> &'static [Starter] {
        &STARTERS
    }

    /// Reads a deck file of the user's.
    pub fn read(file: &str, text: &str) -> Result<Deck, TextFault> {
        read_ron(file, text)
    }

    /// How many cards there are.
    pub fn size(&self) -> usize {
        self.cards.values().map(|&n| usize::from(n)).sum()
    }

    /// Every card as often as it is there, sorted.
    pub fn list(&self) -> Vec<CardId> {
        let copies = |(&card, &n): (&CardId, &u8)| std::iter::repeat_n(card, usize::from(n));
        self.cards.iter().flat_map(copies).collect()
    }

    /// Copies of `card` that a deck may have.
    pub fn most(card: CardId) -> u8 {
        if card.def().category == Category::ArcaneLegend { 1 } else { COPIES }
    }

    /// Does the team fulfil what `card` asks of it?
    pub fn admits(&self, card: CardId) -> bool {
        admits(&self.characters, card)
    }

    /// Every rule that the deck breaks; none if it can be played.
    pub fn faults(&self) -> Vec<DeckFault> {
        let mut faults = Vec::new();
        if self.characters.len() != TEAM {
            faults.push(DeckFault::Team(self.characters.len()));
        }
        for (index, &who) in self.characters.iter().enumerate() {
            if self.characters[..index].contains(&who) {
                faults.push(DeckFault::Twin(who));
            }
        }
        if self.size() != DECK {
            faults.push(DeckFault::Size(self.size()));
        }
        for (&card, &n) in &self.cards {
            let def = card.def();
            if def.not_in_decks {
                faults.push(DeckFault::Token(card));
            }
            if n > Deck::most(card) {
                faults.push(DeckFault::Copies(card, n, Deck::most(card)));
            }
            if let Some(rule) = def.deck_rule
                && !self.admits(card)
            {
                faults.push(DeckFault::Needs(card, rule));
            }
        }
        faults
    }
}

/// Does a team fulfil what `card` asks of it?
pub(super) fn admits(team: &[CharacterId], card: CardId) -> bool {
    let count = |like: &dyn Fn(CharacterId) -> bool| team.iter().filter(|&&who| like(who)).count();
    match card.def().deck_rule {
        None => true,
        Some(DeckRule::Character(who)) => team.contains(&who),
        Some(DeckRule::TwoOf(element)) => count(&|who| who.def().element == element) >= 2,
        Some(DeckRule::TwoFrom(faction)) => {
            count(&|who| who.def().factions.contains(&faction)) >= 2
        }
    }
}

/// The set-up of a match. The default is the first two shipped decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The decks, by seat.
    #[serde(deserialize_with = "two_decks")]
    pub decks: [Deck; 2],
    /// Who is the first player of round 1; a fair coin if nobody.
    #[serde(default)]
    pub first: Option<Seat>,
    /// Nightmare: this seat sees the other hand and dice and has one reroll more.
    #[serde(default)]
    pub favoured: Option<Seat>,
}

impl Default for Setup {
    fn default() -> Setup {
        let deck = |index: usize| STARTERS[index % STARTERS.len()].deck.clone();
        Setup { decks: [deck(0), deck(1)], first: None, favoured: None }
    }
}

impl Setup {
    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        for (deck, field) in self.decks.iter().zip(["decks[0]", "decks[1]"]) {
            if let Some(fault) = deck.faults().first() {
                let names: Vec<&str> = deck.characters.iter().map(|who| who.name()).collect();
                return Err(SetupError::new(field, names.join(" "), fault.to_string()));
            }
        }
        for (seat, field) in [(self.first, "first"), (self.favoured, "favoured")] {
            if let Some(seat) = seat.filter(|seat| seat.index() > 1) {
                return Err(SetupError::new(field, seat.0, "must be 0 or 1"));
            }
        }
        Ok(())
    }
}

impl Cards {
    /// The table before the first hand is dealt: the coin has fallen and the decks are shuffled.
    pub(super) fn new(setup: &Setup, mut dice: Dice) -> Cards {
        let first = setup.first.unwrap_or_else(|| Seat(dice.below("coin", 2) as u8));
        let sides = setup.decks.each_ref().map(|deck| Side {
            team: std::array::from_fn(|seat| Character::new(deck.characters[seat])),
            active: 0,
            combat: Vec::new(),
            summons: Vec::new(),
            supports: Vec::new(),
            ended: false,
            legend_played: false,
            plunging: false,
            lost_one: false,
            changes: 0,
            extra_action: false,
            shown: Vec::new(),
        });
        let secret = setup.decks.each_ref().map(|deck| {
            let brought = deck.list();
            let mut shuffled = brought.clone();
            dice.shuffle("deck", &mut shuffled);
            Secret {
                hand: Vec::new(),
                deck: shuffled,
                rack: super::rack::Rack::EMPTY,
                brought,
                lead: None,
            }
        });
        let open = Open {
            round: 1,
            decisions: 0,
            phase: Phase::SetCard,
            first,
            current: first,
            ask: Ask::Nothing,
            sides,
            charged: false,
            outcome: None,
            favoured: setup.favoured,
            registered: 0,
            work: Work::default(),
        };
        let mut game = Cards { open, secret, dice };
        game.register_passives();
        game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::{CodeError, read_deck, write_deck};

    fn starter() -> Deck {
        Deck::starters()[0].deck.clone()
    }

    fn card(name: &str) -> CardId {
        CardId::find(name).unwrap()
    }

    #[test]
    fn shipped_decks_keep_the_rules_and_use_the_whole_pool_between_them() {
        for starter in Deck::starters() {
            assert_eq!(starter.deck.faults(), [], "{}", starter.id);
        }
        let used = |card: CardId| {
            Deck::starters().iter().any(|starter| starter.deck.cards.contains_key(&card))
        };
        // No two characters of this pool come from Fontaine, so no deck can hold the last one.
        let unused: Vec<&str> =
            CardId::all().filter(|&card| !used(card)).map(CardId::name).collect();
        assert_eq!(unused, ["water_and_justice", "lightning_stiletto"]);
        for who in CharacterId::all() {
            let plays = |starter: &Starter| starter.deck.characters.contains(&who);
            assert!(Deck::starters().iter().any(plays), "{who} is in no shipped deck");
        }
    }

    #[test]
    fn every_broken_rule_is_named() {
        let broken = |change: fn(&mut Deck)| {
            let mut deck = starter();
            change(&mut deck);
            deck.faults().iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(
            broken(|deck| {
                deck.characters.pop();
            })[0],
            "a team has 3 characters, this one 2"
        );
        let twin = broken(|deck| deck.characters[1] = deck.characters[0]);
        assert!(twin.contains(&"ganyu is in the team twice".to_owned()), "{twin:?}");
        let more = broken(|deck| {
            deck.cards.insert(card("paimon"), 3);
        });
        assert!(more.contains(&"paimon is there 3 times, 2 at most".to_owned()), "{more:?}");
        assert!(more.iter().any(|fault| fault.starts_with("a deck has 30 cards")), "{more:?}");
        let legend = broken(|deck| {
            deck.cards.insert(card("fresh_wind_of_freedom"), 2);
        });
        assert!(
            legend.contains(&"fresh_wind_of_freedom is there 2 times, 1 at most".to_owned()),
            "{legend:?}"
        );
        let token = broken(|deck| {
            deck.cards.insert(card("lightning_stiletto"), 1);
        });
        assert!(
            token.contains(&"lightning_stiletto is only created during play".to_owned()),
            "{token:?}"
        );
        for (name, needs) in [
            ("flowing_flame", "flowing_flame needs diluc in the team"),
            (
                "elemental_resonance_woven_flames",
                "elemental_resonance_woven_flames needs two Pyro characters in the team",
            ),
            ("wind_and_freedom", "wind_and_freedom needs two Mondstadt characters in the team"),
            ("abyssal_summons", "abyssal_summons needs two Monster characters in the team"),
        ] {
            let mut deck = starter();
            deck.cards.insert(card(name), 1);
            let faults: Vec<String> = deck.faults().iter().map(ToString::to_string).collect();
            assert!(faults.contains(&needs.to_owned()), "{faults:?}");
        }
    }

    /// Rule 1: Mirror Maiden and the Pyro Agent are Fatui, not monsters.
    #[test]
    fn fatui_are_no_monsters() {
        let team = ["mirror_maiden", "fatui_pyro_agent", "rhodeia_of_loch"];
        let team = team.map(|name| CharacterId::find(name).unwrap());
        assert!(!admits(&team, card("abyssal_summons")));
        let team = ["maguu_kenki", "fatui_pyro_agent", "rhodeia_of_loch"];
        let team = team.map(|name| CharacterId::find(name).unwrap());
        assert!(admits(&team, card("abyssal_summons")));
    }

    #[test]
    fn deck_codes_survive_and_name_what_is_wrong() {
        for starter in Deck::starters() {
            let code = write_deck::<Cards, _>(&starter.deck);
            assert_eq!(read_deck::<Cards, Deck>(&code), Ok(starter.deck.clone()), "{code}");
        }
        let mut illegal = starter();
        illegal.cards.clear();
        let code = write_deck::<Cards, _>(&illegal);
        assert_eq!(read_deck::<Cards, Deck>(&code), Ok(illegal), "illegal decks have codes too");
        let other = write_deck::<crate::duel::classic::Classic, _>(&starter());
        let found = read_deck::<Cards, Deck>(&other);
        assert!(matches!(found, Err(CodeError::OtherGame { .. })), "{found:?}");
        let unknown = write_deck::<Cards, _>(&(vec![424_242u32], Vec::<(u32, u8)>::new()));
        let found = read_deck::<Cards, Deck>(&unknown);
        assert!(matches!(found, Err(CodeError::Contents(_))), "{found:?}");
    }

    #[test]
    fn deck_files_are_read_with_the_place_of_every_fault() {
        let text = "(\n  characters: [\"ganyu\", \"nobody\", \"diona\"],\n  cards: {},\n)";
        let fault = Deck::read("mine.ron", text).unwrap_err().to_string();
        assert!(fault.starts_with("mine.ron:2:"), "{fault}");
        assert!(fault.contains("there is no character called `nobody`"), "{fault}");
        let text = "(\n  characters: [],\n  cards: {},\n  color: 3,\n)";
        let fault = Deck::read("mine.ron", text).unwrap_err().to_string();
        assert!(fault.starts_with("mine.ron:4:3: "), "{fault}");
    }

    #[test]
    fn a_card_listed_twice_is_a_fault_where_it_stands() {
        let text =
            "(\n  characters: [],\n  cards: {\n    \"paimon\": 1,\n    \"paimon\": 1,\n  },\n)";
        let fault = Deck::read("mine.ron", text).unwrap_err().to_string();
        assert!(fault.starts_with("mine.ron:5:"), "{fault}");
        assert!(fault.ends_with("`paimon` is listed twice"), "{fault}");
    }

    #[test]
    fn a_set_up_lists_its_decks_between_either_brackets() {
        let deck = ron::to_string(&starter()).unwrap();
        let read = |decks: &str| read_ron::<Setup>("mine.ron", &format!("(\n  decks: {decks})"));
        let setup = Setup { decks: [starter(), starter()], ..Setup::default() };
        for decks in [format!("[{deck}, {deck}]"), format!("({deck}, {deck},)")] {
            assert_eq!(read(&decks), Ok(setup.clone()));
        }
        for (decks, n) in [(format!("[{deck}]"), 1), (format!("({deck}, {deck}, {deck})"), 3)] {
            let fault = read(&decks).unwrap_err().to_string();
            assert!(fault.starts_with("mine.ron:2:"), "{fault}");
            assert!(fault.contains(&format!("a match has two decks, not {n}")), "{fault}");
        }
        let fault = read("[..]").unwrap_err().to_string();
        assert!(fault.starts_with("mine.ron:2:"), "{fault}");
    }

    #[test]
    fn an_illegal_set_up_names_the_deck_and_the_reason() {
        let mut setup = Setup::default();
        setup.decks[1].cards.clear();
        let fault = setup.check().unwrap_err().to_string();
        assert!(fault.starts_with("decks[1] = "), "{fault}");
        assert!(fault.ends_with("a deck has 30 cards, this one 0"), "{fault}");
        let setup = Setup { first: Some(Seat(2)), ..Setup::default() };
        assert_eq!(setup.check().unwrap_err().to_string(), "first = 2: must be 0 or 1");
    }
}
