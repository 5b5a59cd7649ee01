//! What the Labyrinth tells about its matches: turns and marks of a replay, how a seat stands, and
//! what the cabinet counts.

use game_rules::{
    game::{Outcome, Seat, Viewer},
    labyrinth::{
        Dir, Event, Health, Hearing, Labyrinth, News, Settings, Setup, Tile, View, board::Border,
        event::ShotEnd,
    },
    table::{Match, Past},
};

use super::{chronicle, names};
use crate::{
    app::language::Language,
    history::{Account, Belief, Highlight, Storied},
    say,
    table::Player,
};

impl Storied for Labyrinth {
    const BELIEF: &'static str = "maze-knew-row";

    fn mode(setup: &Setup) -> &'static str {
        match setup.settings.hearing {
            Hearing::Aloud => "aloud",
            Hearing::Whisper => "whisper",
        }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event.news, News::Turn { .. } | News::Lost { .. })
    }

    fn subject(event: &Event, _by: Option<Seat>) -> Option<Seat> {
        event.news.about()
    }

    fn mark(past: &Past<Labyrinth>) -> Option<Highlight> {
        let any = |wanted: fn(&News) -> bool| past.events.iter().any(|event| wanted(&event.news));
        if any(|news| matches!(news, News::Won { .. } | News::Drawn)) {
            Some(Highlight::End)
        } else if any(|news| {
            matches!(news, News::Battle { .. } | News::Shot { end: ShotEnd::Hit(_), .. })
        }) {
            Some(Highlight::Hit)
        } else if any(|news| matches!(news, News::Shot { .. })) {
            Some(Highlight::Shot)
        } else if any(|news| matches!(news, News::Taken { .. } | News::Left { .. })) {
            Some(Highlight::Gold)
        } else if missed_nearly(past).is_some() {
            Some(Highlight::Near)
        } else if any(|news| matches!(news, News::Portalled { .. } | News::Flushed { .. })) {
            Some(Highlight::Passage)
        } else {
            None
        }
    }

    fn told(
        language: &Language,
        setup: &Setup,
        event: &Event,
        eyes: Viewer,
        players: &[Player],
    ) -> Option<String> {
        chronicle::line(language, event, eyes, players, &setup.settings)
    }

    fn line(
        language: &Language,
        event: &Event,
        eyes: Viewer,
        players: &[Player],
    ) -> Option<String> {
        chronicle::line(language, event, eyes, players, &Settings::default())
    }

    fn seat_name(language: &Language, seat: Seat, players: &[Player]) -> String {
        names::name(language, seat, Viewer::Omniscient, players)
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
        Some(Belief {
            belief: say!(language, "maze-belief-places", count = i64::from(places)),
            truth: super::names::tile(
                language,
                before.board().size(),
                before.players()[seat.index()].tile,
            ),
            share: 1.0 / places as f32,
        })
    }

    fn counts(game: &Match<Labyrinth>) -> bool {
        super::feats::counts(game)
    }

    fn account(game: &Match<Labyrinth>, seat: Seat) -> Account {
        super::feats::account(game, seat)
    }
}

/// What somebody has just missed by a hair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Near {
    /// Somebody behind a wall.
    Wall(Seat),
    /// A way out, with a treasure in their hands.
    Exit,
}

/// What somebody who has just stepped has missed by a hair.
pub fn missed_nearly(past: &Past<Labyrinth>) -> Option<Near> {
    use game_rules::game::Game;
    let landed = |event: &Event| matches!(event.news, News::Landed { .. });
    if !past.events.iter().any(landed) {
        return None;
    }
    let mut after = past.before.clone();
    after.apply(past.seat, &past.action, &mut Vec::new()).ok()?;
    let here = after.players()[past.seat.index()].tile;
    let board = after.board();
    let leads_out = |dir: &Dir| board.border(here, *dir) == Border::Exit;
    if after.players()[past.seat.index()].carries.is_some()
        && let Some(dir) = Dir::ALL.into_iter().find(leads_out)
    {
        let known = super::reading::knowledge(&after.view(Viewer::Seat(past.seat)));
        let at = known.track(past.seat)?;
        let side = known.fragment(at.fragment).and_then(|piece| piece.side(at.at, dir));
        return side.is_none().then_some(Near::Exit);
    }
    let walled = Dir::ALL.into_iter().filter(|&dir| board.open(here, dir).is_none());
    let beyond: Vec<Tile> = walled.filter_map(|dir| board.size().next(here, dir)).collect();
    Seat::all(after.players().len())
        .find(|seat| *seat != past.seat && beyond.contains(&after.players()[seat.index()].tile))
        .map(Near::Wall)
}

/// Everything that was missed by a hair: after how many decisions, and a sentence.
pub fn near_misses(
    language: &Language,
    game: &Match<Labyrinth>,
    eyes: Viewer,
    players: &[Player],
) -> Vec<(usize, String)> {
    let sentence = |(ply, past): (usize, &Past<Labyrinth>)| {
        let name = |seat| names::name(language, seat, eyes, players);
        let turn = i64::from(past.before.turns()) + 1;
        let text = match missed_nearly(past)? {
            Near::Wall(other) => {
                let (one, two) = (name(past.seat), name(other));
                say!(language, "maze-near", turn = turn, one = one, two = two)
            }
            Near::Exit => say!(language, "maze-near-exit", turn = turn, name = name(past.seat)),
        };
        Some((ply + 1, text))
    };
    game.past().iter().enumerate().filter_map(sentence).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::game::{Game, Turn};

    /// Whoever is nearly missed stands beside the mover, and no step leads there.
    #[test]
    fn two_who_nearly_miss_each_other_are_one_wall_apart() {
        let mut found = 0;
        for seed in 0..12 {
            let (mut game, _) = Labyrinth::start(&Setup::default(), seed).unwrap();
            let mut dice = game_rules::dice::Dice::stream(seed, "walk");
            for _ in 0..150 {
                let Turn::One(seat) = game.turn() else { break };
                let legal = game.legal(seat);
                let action = legal[dice.below("deed", legal.len() as u64) as usize];
                let (before, mut events) = (game.clone(), Vec::new());
                game.apply(seat, &action, &mut events).unwrap();
                let past = Past { before, seat, action, events };
                let Some(Near::Wall(other)) = missed_nearly(&past) else { continue };
                let size = game.board().size();
                let place = |seat: Seat| size.xy(game.players()[seat.index()].tile);
                let ((x, y), (u, v)) = (place(seat), place(other));
                assert_eq!((x - u).abs() + (y - v).abs(), 1);
                let tile = game.players()[seat.index()].tile;
                let steps = |dir| game.board().open(tile, dir);
                let there = game.players()[other.index()].tile;
                assert!(Dir::ALL.into_iter().all(|dir| steps(dir) != Some(there)));
                assert_ne!(Labyrinth::mark(&past), None);
                found += 1;
            }
        }
        assert!(found > 5, "{found}");
    }
}
