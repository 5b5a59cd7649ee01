//! How the Wager calls whoever sits where, what is drawn, and what an envelope may hold.

use game_rules::{
    game::Seat,
    wager::{Custom, Kind, Quest, Twist, party::PartyGame},
};

use crate::{app::language::Language, say, table::Player};

/// A name for lists, plates and lines of the log; never "Evil (steady)", the style is public anyway.
pub fn name(language: &Language, players: &[Player], seat: Seat) -> String {
    match players.get(seat.index()) {
        Some(Player::Evil(_)) => say!(language, "actor", who = "evil", name = ""),
        Some(player) => player.shown(language, seat),
        None => (seat.index() + 1).to_string(),
    }
}

/// Several names in one sentence.
pub fn names(
    language: &Language,
    players: &[Player],
    seats: impl IntoIterator<Item = Seat>,
) -> String {
    let names: Vec<String> = seats.into_iter().map(|seat| name(language, players, seat)).collect();
    language.list(&names)
}

/// The word of a quest in language keys: without its preset.
fn word(quest: &Quest) -> String {
    match &quest.kind {
        Kind::Game { game, versus, .. } => game_word(*game, *versus),
        _ => quest.id.clone(),
    }
}

/// The word of one of the parlor's own games in language keys.
pub fn game_word(game: PartyGame, versus: bool) -> String {
    format!("{game}{}", if versus { "-versus" } else { "" })
}

/// The headline of a quest: translated if it is one of ours.
pub fn title(language: &Language, quest: &Quest) -> String {
    let key = format!("quest-{}-title", word(quest));
    if language.knows(&key) {
        return language.say(&key);
    }
    if quest.title.is_empty() { quest.id.clone() } else { quest.title.clone() }
}

/// The headline of a table challenge in a pool: translated if it is one of ours.
pub fn custom_title(language: &Language, quest: &Custom) -> String {
    let key = format!("quest-{}-title", quest.id);
    let own = [&quest.title, &quest.id, &quest.description];
    if language.knows(&key) {
        return language.say(&key);
    }
    own.into_iter().find(|text| !text.is_empty()).cloned().unwrap_or_default()
}

/// What is to be done.
pub fn task(language: &Language, quest: &Quest) -> String {
    let key = format!("quest-{}-task", word(quest));
    if language.knows(&key) { language.say(&key) } else { quest.description.clone() }
}

/// What the n-th number of a result is called.
pub fn asked(language: &Language, quest: &Quest, index: usize) -> String {
    let key = format!("quest-{}-ask-{}", quest.id, index + 1);
    if language.knows(&key) {
        return language.say(&key);
    }
    match quest.asks.get(index) {
        Some(name) => name.clone(),
        None => say!(language, "bets-enter-number", number = index as i64 + 1),
    }
}

/// An event of the house.
pub fn twist(language: &Language, twist: Twist) -> String {
    language.say(&format!("bets-twist-{}", twist.word()))
}

/// "3 · 2 · 1 · 0 · 0": many unpaid ranks are counted.
pub fn pay(awards: &[i32]) -> String {
    let unpaid = awards.iter().rev().take_while(|award| **award == 0).count();
    let mut shown: Vec<String> = awards.iter().map(i32::to_string).collect();
    if unpaid > 4 {
        shown.truncate(awards.len() - unpaid);
        shown.push(format!("0 ×{unpaid}"));
    }
    shown.join(" · ")
}

/// "+2", "−1", "±0".
pub fn signed(change: i32) -> String {
    match change {
        0 => "±0".to_owned(),
        change if change < 0 => format!("−{}", change.unsigned_abs()),
        change => format!("+{change}"),
    }
}

/// Points with a true minus sign.
pub fn points(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_unpaid_ranks_are_counted() {
        assert_eq!(pay(&[3, 2, 1, 0, 0, 0]), "3 · 2 · 1 · 0 · 0 · 0");
        assert_eq!(pay(&[1, 0]), "1 · 0");
        let many: Vec<i32> = (1..=8).rev().chain([0; 8]).collect();
        assert_eq!(pay(&many), "8 · 7 · 6 · 5 · 4 · 3 · 2 · 1 · 0 ×8");
    }

    #[test]
    fn changes_have_their_sign() {
        assert_eq!([2, 0, -3].map(signed), ["+2", "±0", "−3"]);
        assert_eq!([2, 0, -3].map(points), ["2", "0", "−3"]);
    }
}
