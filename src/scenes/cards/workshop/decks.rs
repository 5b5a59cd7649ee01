//! Decks of one's own: every `.ron` in the folder `decks` of the data.

use bevy::prelude::*;
use game_rules::cards::Deck;

use crate::app::{
    folders::Folders,
    notice::Notices,
    user_files::{NotSaved, UserFiles},
};

/// The decks that were found.
pub static DECKS: UserFiles<Deck> = UserFiles::new();

/// Reads the folder; what is wrong is said.
pub fn load(folders: Res<Folders>, mut notices: ResMut<Notices>) {
    for fault in DECKS.load(folders.data.join("decks"), Deck::read) {
        notices.add(fault);
    }
}

/// Saves a deck, which may break rules, under a name that is still free; says where.
pub fn save(name: &str, deck: &Deck) -> Result<String, NotSaved> {
    let style = ron::ser::PrettyConfig::new().struct_names(false).new_line("\n");
    // A deck is names and small numbers: there is nothing RON cannot write.
    let text = ron::ser::to_string_pretty(deck, style).unwrap_or_default();
    DECKS.save(name, &text, deck.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_comes_back_from_its_file() {
        let folder = tempfile::tempdir().unwrap();
        DECKS.load(folder.path().to_owned(), Deck::read);
        let deck = Deck::starters()[0].deck.clone();
        save("mine", &deck).unwrap();
        assert_eq!(DECKS.load(folder.path().to_owned(), Deck::read), Vec::<String>::new());
        assert_eq!(DECKS.all(), [("mine".to_owned(), deck)]);
    }
}
