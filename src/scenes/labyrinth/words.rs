//! The words on the stage of the Labyrinth.

use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Event, Health, Kind, Labyrinth, Log, View},
};

use super::{
    chronicle, names,
    pages::Pages,
    stage::{SeatCard, Words, truth::TruthWords},
    story,
};
use crate::{
    app::language::Language,
    say,
    table::{Playback, Player, Shown},
};

/// How long the horn takes to unroll a sentence, in shares of its announcement.
const UNROLLED: f32 = 0.35;

/// All words of a seat's stage.
pub fn of(
    language: &Language,
    shown: &Shown<Labyrinth>,
    playback: &Playback<Labyrinth>,
    pages: &Pages,
    own: Seat,
    players: &[Player],
) -> Words {
    let eyes = shown.eyes;
    let (horn, heard) = horn(language, shown, playback, players);
    let tabs = pages.known().map_or(0, |known| known.fragments().count());
    let thread = pages.known().and_then(|known| {
        let home = known.track(own)?.fragment;
        let mut links = known.links();
        let (from, _) = links.find(|(from, to)| from.fragment == home || to.fragment == home)?;
        Some(language.say(match known.cell(from)?.kind {
            Kind::River => "maze-thread-river",
            Kind::Stairs => "maze-thread-stairs",
            Kind::Lift => "maze-thread-lift",
            _ => "maze-thread-portal",
        }))
    });
    Words {
        horn,
        heard,
        seats: [language.say("maze-seats"), language.say("maze-order")],
        cards: cards(language, &shown.view, eyes, players),
        tabs: (1..=tabs)
            .map(|number| say!(language, "maze-sheet", number = number as i64))
            .collect(),
        locked: language.say("maze-sheet-locked"),
        thread: thread.unwrap_or_default(),
        exit: language.say("maze-exit-note"),
        noted: String::new(),
    }
}

/// The newest sentence these eyes may hear, and how much of it has been unrolled.
pub(super) fn horn(
    language: &Language,
    shown: &Shown<Labyrinth>,
    playback: &Playback<Labyrinth>,
    players: &[Player],
) -> (String, f32) {
    let theme = shown.view.settings().expansions.theme;
    let line = |event: &Event| chronicle::line(language, event, shown.eyes, players, theme);
    if let Some(beat) = &playback.beat
        && let Some(text) = line(&beat.event)
    {
        return (text, (beat.progress / UNROLLED).min(1.0));
    }
    let said = playback.done.iter().rev().find_map(line);
    let heard: &Log = &shown.view.heard;
    let text = said.or_else(|| heard.newest().take(40).find_map(line)).unwrap_or_default();
    (text, 1.0)
}

/// The seat list in turn order.
fn cards(language: &Language, view: &View, eyes: Viewer, players: &[Player]) -> Vec<SeatCard> {
    let card = |&seat: &Seat| {
        let figure = view.figures[seat.index()];
        let facts = story::facts(language, view, seat);
        let half = facts.len().div_ceil(2).max(1);
        SeatCard {
            seat,
            name: names::name(language, seat, eyes, players),
            facts: [
                facts.iter().take(half).cloned().collect::<Vec<_>>().join(" · "),
                facts.iter().skip(half).cloned().collect::<Vec<_>>().join(" · "),
            ],
            active: view.active == seat && view.ending.is_none(),
            item: figure.item,
            carries: figure.carries,
            injured: figure.health == Health::Injured,
            evil: !players.get(seat.index()).is_some_and(Player::is_human),
        }
    };
    view.order.iter().map(card).collect()
}

/// The words of those who see everything.
pub fn truth(
    language: &Language,
    usual: Words,
    note: String,
    follow: Seat,
    eyes: Viewer,
    players: &[Player],
) -> TruthWords {
    let who = names::who(language, follow, eyes, players);
    TruthWords {
        sign: language.say("maze-omniscient").to_uppercase(),
        believes: say!(language, "maze-believes", who = who.word, name = who.name),
        note,
        usual,
    }
}
