//! How seats, sides, tiles and things are called.

use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Dir, Item, Kind, Size, Tile, theme::ThemeName},
};

use crate::{app::language::Language, say, scenes::who::Who, table::Player};

/// Evil sits at the first seat of the program; at the others sit its guests.
fn guest(seat: Seat, players: &[Player]) -> Option<usize> {
    let before = players.iter().take(seat.index()).filter(|player| !player.is_human()).count();
    before.checked_sub(1)
}

/// How the eyes at the screen call whoever sits at `seat`. The only person at a table is "you" to
/// all eyes, unless they have a name.
pub fn who(language: &Language, seat: Seat, eyes: Viewer, players: &[Player]) -> Who {
    let alone = players.iter().filter(|player| player.is_human()).count() == 1;
    match players.get(seat.index()) {
        Some(Player::Human(name)) if eyes == Viewer::Seat(seat) || alone && name.is_empty() => {
            Who { word: "you", name: String::new() }
        }
        Some(player @ Player::Human(_)) => {
            Who { word: "other", name: player.shown(language, seat) }
        }
        _ => match guest(seat, players) {
            None => Who { word: "evil", name: String::new() },
            Some(number) => {
                Who { word: "other", name: language.say(&format!("maze-guest-{}", number + 1)) }
            }
        },
    }
}

/// The name alone, for lists and cards.
pub fn name(language: &Language, seat: Seat, eyes: Viewer, players: &[Player]) -> String {
    let named = match players.get(seat.index()) {
        Some(Player::Human(name)) if !name.is_empty() => {
            return players[seat.index()].shown(language, seat);
        }
        _ => who(language, seat, eyes, players),
    };
    say!(language, "actor", who = named.word, name = named.name)
}

/// The part of a key that names a direction.
pub const fn word(dir: Dir) -> &'static str {
    match dir {
        Dir::Up => "up",
        Dir::Right => "right",
        Dir::Down => "down",
        Dir::Left => "left",
    }
}

/// "north".
pub fn way(language: &Language, dir: Dir) -> String {
    language.say(&format!("maze-way-{}", word(dir)))
}

/// "to the north".
pub fn at(language: &Language, dir: Dir) -> String {
    language.say(&format!("maze-at-{}", word(dir)))
}

/// The part of a key that names a theme.
const fn theme_word(theme: ThemeName) -> &'static str {
    match theme {
        ThemeName::HauntedHouse => "house",
        ThemeName::CursedForest => "forest",
        ThemeName::PsychWard => "ward",
        ThemeName::PirateShip => "ship",
    }
}

/// The key of a word, or of the word this theme has instead of it.
pub fn themed(language: &Language, key: &str, theme: Option<ThemeName>) -> String {
    let own = theme.map(|theme| format!("{key}-{}", theme_word(theme)));
    own.filter(|own| language.knows(own)).unwrap_or_else(|| key.to_owned())
}

/// What a tile is called.
pub fn kind(language: &Language, kind: Kind, theme: Option<ThemeName>) -> String {
    language.say(&themed(language, &format!("maze-kind-{kind}"), theme))
}

/// What an item is called.
pub fn item(language: &Language, item: Item) -> String {
    match item {
        Item::Light(charges) => say!(language, "maze-item-light", count = i64::from(charges)),
        item => language.say(&format!("maze-item-{item}")),
    }
}

/// "column 5, row 2", and on which level if there are several.
pub(super) fn tile(language: &Language, size: Size, tile: Tile) -> String {
    let (x, y) = size.xy(size.elsewhere(tile, 0));
    let (column, row) = (i64::from(x) + 1, i64::from(y) + 1);
    let place = say!(language, "maze-place-tile", column = column, row = row);
    if size.levels == 1 {
        return place;
    }
    say!(language, "maze-place-level", level = i64::from(size.level(tile)) + 1, place = place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    /// Every name in the data of a theme is a word in every language.
    #[test]
    fn a_theme_calls_things_by_its_own_names() {
        for tongue in [Lang::English, Lang::Chinese, Lang::Polish] {
            let language = Language::new(tongue);
            for theme in game_rules::labyrinth::theme::themes() {
                let names = [
                    (Kind::Portal, &theme.portal, "portal"),
                    (Kind::Marsh, &theme.marsh, "marsh"),
                    (Kind::River, &theme.river, "river"),
                    (Kind::Hospital, &theme.hospital, "hospital"),
                    (Kind::Shop, &theme.shop, "shop"),
                ];
                for (what, name, usual) in names {
                    let plain = kind(&language, what, None);
                    let themed = kind(&language, what, Some(theme.name));
                    assert_eq!(themed == plain, name == usual, "{:?} {what}", theme.name);
                    if tongue == Lang::English {
                        assert_eq!(themed.to_lowercase(), *name);
                    }
                }
            }
        }
    }

    #[test]
    fn one_seat_is_evil_and_the_others_are_its_guests() {
        let language = Language::new(Lang::English);
        let bot = || Player::Evil("explorer".into());
        let players = [Player::Human(String::new()), bot(), bot(), bot()];
        let called = |seat| name(&language, Seat(seat), Viewer::Seat(Seat(0)), &players);
        assert_eq!([0, 1, 2, 3].map(called), ["You", "Evil", "Ken", "Ida"]);
        let friends = [Player::Human("Rosa".into()), bot(), Player::Human("Max".into())];
        let called = |seat| name(&language, Seat(seat), Viewer::Seat(Seat(2)), &friends);
        assert_eq!([0, 1, 2].map(called), ["Rosa", "Evil", "Max"]);
    }
}
