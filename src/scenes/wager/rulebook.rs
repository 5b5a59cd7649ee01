//! The rulebook of this table, with its own numbers.

use game_rules::wager::View;

use crate::{
    app::language::Language,
    say,
    scenes::wager::names::{pay, signed, twist},
};

/// Titles and paragraphs.
pub fn of(language: &Language, view: &View) -> Vec<(String, String)> {
    let setup = &view.plan.setup;
    let title = |word: &str| language.say(&format!("bets-rules-{word}"));
    let plain = |word: &str| (title(word), language.say(&format!("bets-rules-{word}-text")));
    let most = view.players() as i64;
    let own =
        if setup.house.exclude_bettor { "bets-rules-self-out" } else { "bets-rules-self-text" };
    let rounds = i64::from(setup.rounds);
    let mut pages = vec![
        plain("round"),
        (title("bet"), say!(language, "bets-rules-bet-text", most = most)),
        (title("rank"), say!(language, "bets-rules-rank-text", pay = pay(&view.awards()))),
        plain("cost"),
        plain("settle"),
        (title("self"), language.say(own)),
        (title("end"), say!(language, "bets-rules-end-text", rounds = rounds)),
    ];
    if !setup.house.events.is_empty() {
        let events: Vec<String> =
            setup.house.events.iter().map(|event| twist(language, *event)).collect();
        let events = language.list(&events);
        pages.push((title("events"), say!(language, "bets-rules-events-text", events = events)));
    }
    let starts: Vec<String> = setup
        .players
        .iter()
        .filter(|player| player.handicap != 0)
        .map(|player| {
            let (name, points) = (player.id.as_str(), signed(player.handicap));
            say!(language, "bets-handicap", name = name, points = points)
        })
        .collect();
    if !starts.is_empty() {
        let help = language.say("bets-setup-handicaps-help");
        let text = format!("{help} {}", language.list(&starts));
        pages.push((language.say("bets-setup-handicaps"), text));
    }
    pages
}
