//! The words on the stage of the Labyrinth.

use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Event, Health, Kind, Labyrinth, Log, News, View, theme::ThemeName},
};

use super::{
    chronicle,
    motion::NotebookMotion,
    names,
    picture::own_seat,
    stage::{SeatCard, Words, truth::TruthWords},
    story,
};
use crate::{
    app::language::Language,
    art::motion::span,
    history::Storied,
    say,
    table::{Playback, Player, Staged, TableView},
};

/// How long the horn takes to unroll a sentence, in shares of its announcement.
const UNROLLED: f32 = 0.35;

/// All words of a seat's stage.
pub fn of(
    language: &Language,
    shown: &TableView<Labyrinth>,
    playback: &Playback<Labyrinth>,
    pages: &NotebookMotion,
    players: &[Player],
) -> Words {
    let eyes = shown.eyes;
    let (horn, heard) = horn(language, shown, playback, players);
    let tabs = pages.known().map_or(0, |known| known.fragments().count());
    Words {
        horn,
        heard,
        seats: [language.say("maze-seats"), language.say("maze-order")],
        cards: cards(language, &shown.view, eyes, players),
        tabs: (1..=tabs)
            .map(|number| say!(language, "maze-sheet", number = number as i64))
            .collect(),
        locked: language.say("maze-sheet-locked"),
        thread: String::new(),
        links: String::new(),
        legend: {
            let size = shown.view.settings().size();
            let (width, height) = (i64::from(size.width), i64::from(size.height));
            say!(language, "maze-legend", width = width, height = height)
        },
        jotted: jotted(language, shown, pages, players),
        exit: language.say("maze-exit-note"),
        noted: String::new(),
    }
}

/// What a thread to another sheet means.
pub fn thread(language: &Language, kind: Kind) -> String {
    language.say(match kind {
        Kind::River => "maze-thread-river",
        Kind::Stairs => "maze-thread-stairs",
        Kind::Lift => "maze-thread-lift",
        _ => "maze-thread-portal",
    })
}

/// "1 to 2 by river · 2 to 3 by portal".
pub fn links(
    language: &Language,
    ties: &[(usize, usize, Kind)],
    theme: Option<ThemeName>,
) -> String {
    let line = |(from, to, kind): &(usize, usize, Kind)| {
        let kind = names::kind(language, *kind, theme).to_lowercase();
        say!(language, "maze-link", from = *from as i64, to = *to as i64, kind = kind)
    };
    ties.iter().map(line).collect::<Vec<String>>().join(" · ")
}

/// What is worth a note in the margin: who had the treasure last, and how much still lies about; before
/// that, how lost one is.
fn jotted(
    language: &Language,
    shown: &TableView<Labyrinth>,
    pages: &NotebookMotion,
    players: &[Player],
) -> [String; 2] {
    let view = &shown.view;
    let mut turn = i64::from(view.turns) + 1;
    for event in view.heard.newest() {
        let (key, seat) = match event.news {
            News::Taken { seat } => ("maze-jot-taken", seat),
            News::Left { seat } => ("maze-jot-left", seat),
            _ => {
                turn -= i64::from(Labyrinth::begins_turn(event));
                continue;
            }
        };
        let who = names::who(language, seat, shown.eyes, players);
        let piles: usize = view.piles.iter().map(|count| usize::from(*count)).sum();
        let carried = view.figures.iter().filter(|figure| figure.carries).count();
        let left = piles.saturating_sub(carried) as i64;
        return [
            say!(language, key, who = who.word, name = who.name, turn = turn),
            say!(language, "maze-jot-piles", count = left),
        ];
    }
    let known = pages.known();
    let own = known.and_then(|known| known.fragment(known.track(own_seat(view))?.fragment));
    own.map_or_else(Default::default, |own| {
        let fits = say!(language, "maze-why-fits", count = i64::from(own.freedom()));
        [language.say("maze-jot-lost"), fits]
    })
}

/// The newest sentence these eyes may hear, and how much of it has been unrolled.
pub(super) fn horn(
    language: &Language,
    shown: &TableView<Labyrinth>,
    playback: &Playback<Labyrinth>,
    players: &[Player],
) -> (String, f32) {
    let settings = shown.view.settings();
    let line = |event: &Event| chronicle::line(language, event, shown.eyes, players, settings);
    // Nothing is announced before it is seen.
    if let Some(beat) = playback.beat.as_ref().filter(|_| playback.has_landed())
        && let Some(text) = line(&beat.event)
    {
        let lands = Labyrinth::lands(&beat.event);
        return (text, span(beat.progress, lands, (lands + UNROLLED).min(1.0)));
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
        truth: language.say("maze-truth"),
        believes: say!(language, "maze-believes", who = who.word, name = who.name),
        note,
        caption: String::new(),
        // Beside the true board there is no room for the word; the rays of an exit say it.
        usual: Words { exit: String::new(), ..usual },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::language::Lang,
        scenes::{
            answers::tests::{Seen, walk},
            labyrinth::{
                picture::{Effect, Moment, Picture},
                reading,
            },
        },
    };
    use game_rules::{
        game::{NoUndo, Turn},
        labyrinth::Setup,
    };

    fn seen(picture: &Picture) -> String {
        let tiles = picture.open.tiles.iter().filter(|tile| tile.ink > 0.0);
        let tiles: Vec<_> = tiles.map(|tile| (tile.at, tile.kind, tile.gold)).collect();
        let edges = picture.open.edges.iter().filter(|edge| edge.ink > 0.0);
        let edges: Vec<_> = edges.map(|edge| (edge.at, edge.dir, edge.fact)).collect();
        let came = match picture.effect {
            Effect::Shot { came, .. } | Effect::Battle { came, .. } | Effect::Shop { came, .. } => {
                came > 0.0
            }
            _ => false,
        };
        format!("{tiles:?} {edges:?} {} {came}", picture.open.fragment)
    }

    #[test]
    fn nothing_answers_an_announcement_before_it_is_seen() {
        let language = Language::new(Lang::English);
        let mut setup = Setup::for_players(&["Ann", "Evil"]);
        setup.settings.expansions.scanner = true;
        let players = [Player::Human("Ann".into()), Player::Evil("sly".into())];
        let own = Seat(0);
        for seed in 0..6 {
            walk::<Labyrinth, _>(&setup, seed, 80, |view| {
                let shown = TableView::<Labyrinth> {
                    eyes: Viewer::Seat(own),
                    view: view.clone(),
                    legal: Vec::new(),
                    turn: Turn::One(own),
                    ply: 0,
                    undo: Err(NoUndo::Nothing),
                    log: Vec::new(),
                    copy: std::sync::OnceLock::new(),
                };
                let first = reading::knowledge(&view);
                let (language, players) = (&language, &players);
                move |playback: &Playback<Labyrinth>| {
                    let mut before = first.clone();
                    playback.done.iter().for_each(|event| before.observe(event));
                    let mut after = before.clone();
                    let beat = playback.beat.as_ref().map(|beat| (&beat.event, beat.progress));
                    beat.iter().for_each(|(event, _)| after.observe(event));
                    let moment = Moment { before: &before, after: &after, beat };
                    let told = seen(&Picture::of(&shown.view, own, moment, None));
                    Seen { told, said: horn(language, &shown, playback, players).0 }
                }
            });
        }
    }
}
