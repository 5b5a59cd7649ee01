//! What the Labyrinth tells about its matches: turns and marks of a replay, how a seat stands, and
//! what the cabinet counts.

use game_rules::{
    game::{Outcome, Seat, Viewer},
    labyrinth::{Event, Health, Hearing, Labyrinth, News, Setup, View, event::ShotEnd},
    table::{Match, Past},
};

use super::{chronicle, names};
use crate::{
    annals::{Account, Belief, Mark, Storied},
    app::language::Language,
    say,
    table::Player,
};

impl Storied for Labyrinth {
    fn mode(setup: &Setup) -> &'static str {
        match setup.settings.hearing {
            Hearing::Aloud => "aloud",
            Hearing::Whisper => "whisper",
        }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event.news, News::Turn { .. } | News::Lost { .. })
    }

    fn mark(past: &Past<Labyrinth>) -> Option<Mark> {
        let any = |wanted: fn(&News) -> bool| past.events.iter().any(|event| wanted(&event.news));
        if any(|news| matches!(news, News::Won { .. } | News::Drawn)) {
            Some(Mark::End)
        } else if any(|news| {
            matches!(news, News::Battle { .. } | News::Shot { end: ShotEnd::Hit(_), .. })
        }) {
            Some(Mark::Hit)
        } else if any(|news| matches!(news, News::Taken { .. } | News::Left { .. })) {
            Some(Mark::Round)
        } else {
            None
        }
    }

    fn line(
        language: &Language,
        event: &Event,
        eyes: Viewer,
        players: &[Player],
    ) -> Option<String> {
        chronicle::line(language, event, eyes, players)
    }

    fn standing(language: &Language, view: &View, seat: Seat) -> String {
        facts(language, view, seat).join(" · ")
    }

    /// The freedom left in the sheet the seat stands on, beside where that truly is.
    fn belief(language: &Language, before: &Labyrinth, seat: Seat) -> Option<Belief> {
        use game_rules::game::Game;
        let known = super::reading::knowledge(&before.view(Viewer::Seat(seat)));
        let here = known.track(seat)?;
        let places = known.fragment(here.fragment)?.freedom().max(1);
        let (x, y) = before.board().size().xy(before.players()[seat.index()].tile);
        Some(Belief {
            belief: say!(language, "maze-belief-places", count = i64::from(places)),
            truth: say!(
                language,
                "maze-belief-truth",
                column = i64::from(x) + 1,
                row = i64::from(y) + 1
            ),
            share: 1.0 / places as f32,
        })
    }

    fn account(game: &Match<Labyrinth>, seat: Seat) -> Account {
        super::feats::account(game, seat)
    }
}

/// The public facts about a seat, most important first (rules/labyrinth.md 11.2).
pub fn facts(language: &Language, view: &View, seat: Seat) -> Vec<String> {
    let Some(figure) = view.figures.get(seat.index()) else { return Vec::new() };
    let expansions = &view.settings().expansions;
    let mut facts = Vec::new();
    let say = |key: &str| language.say(&format!("maze-fact-{key}"));
    if figure.carries {
        facts.push(say("treasure"));
    }
    if figure.health == Health::Injured {
        facts.push(say("injured"));
    }
    facts.push(figure.item.map_or_else(|| say("no-item"), |item| names::item(language, item)));
    if view.active == seat && view.doing.moved && view.ending.is_none() {
        facts.push(say("moved"));
    }
    if figure.skip_next {
        facts.push(say("skips"));
    }
    if figure.blessed {
        facts.push(say("blessed"));
    }
    if expansions.xp {
        facts.push(say!(language, "maze-fact-xp", count = i64::from(figure.xp)));
    }
    if facts.len() == 1 && figure.health == Health::Healthy {
        facts.push(say("healthy"));
    }
    facts
}

/// Who has won, if anybody has.
pub fn winner(view: &View) -> Option<Seat> {
    match view.ending {
        Some(Outcome::Won(seats)) => seats.iter().next(),
        _ => None,
    }
}
