//! The deck builder (ux 2.3): all cards with filters on the left, team and deck on the right, what is
//! wrong with it, its cost curve, exact chances of the opening hand, a hand to try, and codes.

pub(in crate::scenes::cards) mod decks;
mod page;
pub mod poster;

use std::sync::{Arc, Mutex};

use bevy_egui::egui;
use game_rules::{
    cards::{
        Cards, Deck,
        element::Element,
        pool::{
            ids::{CardId, CharacterId},
            words::Category,
        },
        setup::{DECK, DeckFault},
        state::{OPENING, TEAM},
    },
    code::{read_deck, write_deck},
    dice::Dice,
    odds::Odds,
};

use super::names;
use crate::{
    app::{language::Language, marks::sought},
    say,
};

/// A deck in the making.
#[derive(Clone, Debug)]
pub struct Open {
    /// The deck so far; it may break rules.
    pub deck: Deck,
    element: usize,
    kind: usize,
    /// The price in dice, and whether it is in the deck; 0 is everything.
    cost: usize,
    held: usize,
    search: String,
    /// The seat whose choice takes the focus next.
    seat: Option<usize>,
    /// Frames for which the deck hangs as a picture.
    poster: u8,
    /// The card whose chances are shown.
    about: Option<CardId>,
    /// A hand to try, and how many have been dealt.
    hand: Vec<CardId>,
    dealt: u64,
    code: String,
    /// The name it is to be kept under.
    file: String,
    /// What was said about the last code or file.
    refused: Option<String>,
    copied: bool,
}

impl Open {
    /// Begins with a deck.
    pub fn new(deck: Deck) -> Open {
        Open {
            deck,
            element: 0,
            kind: 0,
            cost: 0,
            held: 0,
            search: String::new(),
            seat: None,
            poster: 0,
            about: None,
            hand: Vec::new(),
            dealt: 0,
            code: String::new(),
            file: String::new(),
            refused: None,
            copied: false,
        }
    }

    /// One copy more or fewer.
    fn change(&mut self, card: CardId, by: i8) {
        let count = self.deck.cards.get(&card).copied().unwrap_or(0);
        match count.saturating_add_signed(by) {
            0 => drop(self.deck.cards.remove(&card)),
            count => drop(self.deck.cards.insert(card, count)),
        }
        self.hand.clear();
    }

    /// Somebody else at a seat of the team.
    fn recast(&mut self, seat: usize, who: CharacterId) {
        self.deck.characters.resize(TEAM, who);
        self.deck.characters[seat] = who;
        self.hand.clear();
    }

    /// Deals an opening hand, Arcane Legends first.
    fn deal(&mut self) {
        self.dealt += 1;
        let mut cards = self.deck.list();
        Dice::stream(self.dealt, "test hand").shuffle("deck", &mut cards);
        // Stable: the legends come first, everything else as it was shuffled.
        cards.sort_by_key(|card| card.def().category != Category::ArcaneLegend);
        cards.truncate(OPENING);
        self.hand = cards;
    }

    /// Takes over a deck from its code; a bad one changes nothing.
    fn paste(&mut self) {
        match read_deck::<Cards, Deck>(self.code.trim()) {
            Ok(deck) => {
                self.deck = deck;
                (self.refused, self.hand) = (None, Vec::new());
            }
            Err(fault) => self.refused = Some(fault.to_string()),
        }
    }

    /// Keeps the deck as a file of one's own.
    fn keep(&mut self, language: &Language) {
        self.refused = Some(match decks::save(self.file.trim(), &self.deck) {
            Ok(file) => say!(language, "own-saved", file = file),
            Err(why) => why.say(language),
        });
    }

    fn code(&self) -> String {
        write_deck::<Cards, _>(&self.deck)
    }

    /// The cards the filters let through, those that fit the team first.
    fn listed(&self, language: &Language) -> Vec<CardId> {
        let wanted = sought(self.search.trim());
        let element = self.element.checked_sub(1).and_then(|place| Element::at(place as u8));
        let mut found: Vec<CardId> = CardId::all()
            .filter(|card| !card.def().not_in_decks)
            .filter(|card| element.is_none_or(|element| asks_for(*card, element)))
            .filter(|card| self.kind == 0 || kind_of(card.def().category) == self.kind)
            .filter(|card| match self.cost {
                0 => true,
                COSTS => usize::from(card.def().cost.dice()) + 1 >= COSTS,
                cost => usize::from(card.def().cost.dice()) + 1 == cost,
            })
            .filter(|card| self.held == 0 || (self.held == 1) == self.deck.cards.contains_key(card))
            .filter(|card| {
                let name = sought(&names::card(language, *card));
                let text = sought(&names::text(language, &card.def().text));
                wanted.is_empty() || name.contains(&wanted) || text.contains(&wanted)
            })
            .collect();
        found.sort_by_key(|card| !self.deck.admits(*card));
        found
    }

    /// Leads to where a fault can be mended: the filters show the card, or a seat takes the focus.
    fn show(&mut self, language: &Language, fault: &DeckFault) {
        (self.element, self.kind, self.cost, self.held) = (0, 0, 0, 0);
        self.search.clear();
        match *fault {
            DeckFault::Team(_) => self.seat = Some(0),
            DeckFault::Twin(who) => {
                self.seat = self.deck.characters.iter().rposition(|one| *one == who);
            }
            DeckFault::Size(size) => self.held = if size > DECK { 1 } else { 2 },
            DeckFault::Copies(card, ..) | DeckFault::Token(card) | DeckFault::Needs(card, _) => {
                self.search = names::card(language, card);
                self.about = Some(card);
            }
        }
    }

    /// The expected number of cards of the opening hand that cost at most `most` dice, exactly.
    fn expected(&self, most: u8) -> f64 {
        let cheap = |card: CardId| card.def().cost.dice() <= most;
        (1..=OPENING as u64).map(|least| self.deck.opening_odds(least, cheap).value()).sum()
    }

    /// The chance that the opening hand holds a card at least once.
    fn chance(&self, card: CardId) -> Odds {
        self.deck.opening_odds(1, |other| other == card)
    }
}

/// The last of the prices the filter offers: that many less one, or more.
const COSTS: usize = 5;

/// The families the filter offers; 0 is everything.
const KINDS: [&str; 7] = [
    "cards-filter-any-kind",
    "cards-category-talent",
    "cards-filter-equipment",
    "cards-entity-support",
    "cards-category-event",
    "cards-category-food",
    "cards-category-legend",
];

fn kind_of(category: Category) -> usize {
    match category {
        Category::Talent => 1,
        Category::Weapon | Category::Artifact => 2,
        Category::Location | Category::Companion | Category::Item => 3,
        Category::Resonance | Category::National | Category::Event | Category::Token => 4,
        Category::Food => 5,
        Category::ArcaneLegend => 6,
    }
}

/// Does a card belong to an element: by its price, or by the character it belongs to?
fn asks_for(card: CardId, element: Element) -> bool {
    use game_rules::cards::pool::def::DeckRule;
    let def = card.def();
    let by_price = def.cost.of.is_some_and(|(of, _)| of == element);
    let by_team = match def.deck_rule {
        Some(DeckRule::Character(who)) => who.def().element == element,
        Some(DeckRule::TwoOf(of)) => of == element,
        _ => false,
    };
    by_price || by_team
}

type Shared = Arc<Mutex<Option<Open>>>;

fn place(seat: usize) -> egui::Id {
    egui::Id::new(("deck builder", seat))
}

/// Opens the builder for the deck of a seat.
pub fn open(ctx: &egui::Context, seat: usize, deck: &Deck) {
    let shared: Shared = Arc::new(Mutex::new(Some(Open::new(deck.clone()))));
    ctx.data_mut(|data| data.insert_temp(place(seat), shared));
}

/// Shows the builder if it is open; the deck changes when somebody says so.
pub fn show(ctx: &egui::Context, language: &Language, seat: usize, deck: &mut Deck) {
    let Some(shared) = ctx.data(|data| data.get_temp::<Shared>(place(seat))) else { return };
    let Ok(mut held) = shared.lock() else { return };
    let Some(open) = held.as_mut() else { return };
    let mut taken = false;
    let close = language.say("button-close");
    let closed = crate::kit::modal(ctx, place(seat).with("sheet"), &close, |ui, fresh| {
        taken = page::draw(ui, language, open, fresh);
        taken
    });
    if taken {
        deck.clone_from(&open.deck);
    }
    if closed {
        *held = None;
        ctx.data_mut(|data| data.remove::<Shared>(place(seat)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    fn starter() -> Open {
        Open::new(Deck::starters()[0].deck.clone())
    }

    #[test]
    fn a_code_brings_the_deck_back_and_a_bad_one_changes_nothing() {
        let mut open = starter();
        let before = open.deck.clone();
        open.code = open.code();
        open.deck.cards.clear();
        open.paste();
        assert_eq!((open.deck.clone(), open.refused.clone()), (before.clone(), None));
        open.code = "soup".into();
        open.paste();
        assert_eq!(open.deck, before);
        assert!(open.refused.is_some());
    }

    #[test]
    fn a_test_hand_is_five_cards_of_the_deck_and_legends_come_first() {
        let mut open = starter();
        open.deal();
        assert_eq!(open.hand.len(), OPENING);
        assert_eq!(open.hand[0].name(), "passing_of_judgment");
        let first = open.hand.clone();
        open.deal();
        assert_ne!(open.hand, first, "another hand");
    }

    #[test]
    fn filters_find_what_they_say() {
        let language = Language::new(Lang::English);
        let mut open = starter();
        open.search = "paimon".into();
        let names: Vec<&str> = open.listed(&language).iter().map(|card| card.name()).collect();
        assert_eq!(names, ["paimon"]);
        open.search.clear();
        open.kind = kind_of(Category::Food);
        assert!(open.listed(&language).iter().all(|card| card.def().category == Category::Food));
        let all = Open::new(Deck::starters()[0].deck.clone()).listed(&language).len();
        assert_eq!(all, CardId::all().filter(|card| !card.def().not_in_decks).count());
    }

    #[test]
    fn prices_and_the_deck_filter_too() {
        let language = Language::new(Lang::English);
        let mut open = starter();
        open.cost = 1;
        assert!(open.listed(&language).iter().all(|card| card.def().cost.dice() == 0));
        open.cost = COSTS;
        let dear = open.listed(&language);
        assert!(!dear.is_empty() && dear.iter().all(|card| card.def().cost.dice() >= 4));
        (open.cost, open.held) = (0, 1);
        assert_eq!(open.listed(&language).len(), open.deck.cards.len());
    }

    /// "Show me" leaves in the list what has to be mended.
    #[test]
    fn a_fault_leads_to_its_card_or_seat() {
        let language = Language::new(Lang::English);
        let mut open = starter();
        let card = CardId::find("flowing_flame").unwrap();
        open.deck.cards.insert(card, 1);
        open.kind = kind_of(Category::Food);
        for fault in open.deck.faults() {
            open.show(&language, &fault);
            if matches!(fault, DeckFault::Needs(..)) {
                assert_eq!(open.listed(&language), [card]);
            }
        }
        let mut open = starter();
        open.deck.characters[2] = open.deck.characters[0];
        let twin = open.deck.faults().into_iter().find(|one| matches!(one, DeckFault::Twin(_)));
        open.show(&language, &twin.unwrap());
        assert_eq!(open.seat, Some(2));
    }

    /// Five cards cost something in the end: all of them are counted once.
    #[test]
    fn the_whole_hand_is_expected() {
        assert!((starter().expected(u8::MAX) - OPENING as f64).abs() < 1e-9);
        assert!(starter().expected(0) < starter().expected(2));
    }
}
