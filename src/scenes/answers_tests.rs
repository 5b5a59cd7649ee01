//! Walks matches event by event and compares the moments: when the table shows what came of an event,
//! and when faces, sounds and words answer it.

use std::collections::BTreeSet;

use game_rules::{dice::Dice, game::Seat};

use super::*;
use crate::table::{Playback, Player, Strength};

/// What can be told from the table at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// What has come of the events so far, as the picture has it.
    pub told: String,
    /// What is said of it in words beside the picture.
    pub said: String,
}

/// Cues of what is being done: they tell nothing of what comes of it.
const DEEDS: [Cue; 19] = [
    Cue::BarrelSwing,
    Cue::CardMoves,
    Cue::ChalkWrites,
    Cue::D20Rolls,
    Cue::DiceCup,
    Cue::DiceThrown,
    Cue::DieHops,
    Cue::Drawer,
    Cue::InkLine,
    Cue::Knife,
    Cue::LiveShot,
    Cue::Portal,
    Cue::RackSlide,
    Cue::River,
    Cue::ShellLoad,
    Cue::SleeveWipes,
    Cue::StageDrops,
    Cue::TokenSlide,
    Cue::YourTurn,
];

/// In how many steps an event is watched.
const STEPS: usize = 40;

/// Plays at random and watches every event. Returns what kinds of events there were.
pub fn walk<G: Answered, F: FnMut(&Playback<G>) -> Seen>(
    setup: &G::Setup,
    seed: u64,
    decisions: usize,
    looks: impl Fn(G::View) -> F,
) -> BTreeSet<String> {
    let seat = |chair: usize| match chair {
        0 => Player::Human("Ann".into()),
        _ => Player::Evil(G::evil(Strength::Courteous).into()),
    };
    let players = (0..G::chairs(setup)).map(seat).collect();
    let table = Table::<G>::start(setup.clone(), seed, players).unwrap();
    let eyes = table.eyes();
    let (mut game, mut events) = G::start(table.setup(), seed).unwrap();
    let mut dice = Dice::stream(seed, "walk");
    let mut view = G::bare(&game.view(eyes));
    let mut kinds = BTreeSet::new();
    for _ in 0..decisions {
        let told: Vec<G::Event> =
            events.iter().filter_map(|event| G::redact(event, eyes)).collect();
        let mut look = looks(view);
        for at in 0..told.len() {
            watch(&table, &told, at, &mut look);
            let name = format!("{:?}", told[at]);
            kinds.insert(name.split([' ', '{', '(']).next().unwrap_or_default().to_owned());
        }
        view = game.view(eyes);
        let Some(seat) = game.turn().seats().iter().next() else { break };
        let legal = game.legal(seat);
        let action = &legal[dice.below("action", legal.len() as u64) as usize];
        events.clear();
        game.apply(seat, action, &mut events).unwrap();
    }
    kinds
}

/// Watches one event after those before it.
fn watch<G: Answered>(
    table: &Table<G>,
    events: &[G::Event],
    at: usize,
    look: &mut impl FnMut(&Playback<G>) -> Seen,
) {
    let event = &events[at];
    let mut playback = Playback::<G>::default();
    playback.done = events[..at].to_vec();
    playback.show(events[at..].iter().cloned());
    let before = look(&playback);
    let length = G::beat(event);
    let (mut told, mut said, mut landed) = (None, None, None);
    for step in 0..=STEPS {
        let passed = playback.advance(if step == 0 { 0.0 } else { length / STEPS as f32 });
        if landed.is_none() && !passed.landed.is_empty() {
            landed = Some(step);
        }
        if playback.done.len() > at {
            break;
        }
        let now = look(&playback);
        told = told.or((now.told != before.told).then_some(step));
        said = said.or((now.said != before.said).then_some(step));
    }
    (playback.beat, playback.done) = (None, events[..=at].to_vec());
    let after = look(&playback);
    let told = told.or((after.told != before.told).then_some(STEPS));
    let Some(told) = told else { return };
    assert!(
        said.is_none_or(|said| said >= told),
        "{event:?} is spoken of at {said:?}, told at {told}"
    );
    let heard = G::heard(table, event);
    let answers =
        [|seat: Seat| seat.index().is_multiple_of(2), |seat: Seat| !seat.index().is_multiple_of(2)]
            .map(|evil| G::reaction(event, &evil))
            .into_iter()
            .flatten()
            .map(|reaction| reaction.cue())
            .chain(heard.lands);
    for cue in answers {
        let landed = landed.unwrap_or(STEPS);
        // A motion that begins with the event is seen from the first step on.
        assert!(landed + 1 >= told, "{event:?} is answered by {cue:?} at {landed}, told at {told}");
    }
    let deed = heard.begins.is_none_or(|cue| DEEDS.contains(&cue));
    assert!(told == 0 || deed, "{event:?} begins with {:?}, told at {told}", heard.begins);
}
