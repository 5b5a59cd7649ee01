//! The generic battery: what must hold for every game, whatever its rules. A new game is one line
//! in `every_game!`.

use std::collections::BTreeSet;

use game_rules::{
    bots::{Bot, Mind, Random, Sight, play_out},
    code,
    contest::Contest,
    dice::Dice,
    fingerprint::fingerprint,
    game::{Illegal, Seat, Turn, Viewer},
    record::{Decision, Record, RecordError},
    seat_copy::SeatCopy,
    table::{AnyMatch, Match, Past},
};

use compared::Compared;

/// Longer than any match of random players.
const LIMIT: u64 = 200_000;

/// A match between random players, decision by decision.
fn random_match<G: Contest>(seed: u64) -> Match<G> {
    random_match_of(G::trial(), seed)
}

fn random_match_of<G: Contest>(setup: G::Setup, seed: u64) -> Match<G> {
    let mut table = Match::<G>::start(setup, seed, Vec::new()).unwrap();
    let mut bots: Vec<Random<G>> = (0..table.game().seats()).map(|_| Random::default()).collect();
    let mut dice = Dice::stream(seed, "battery");
    for _ in 0..LIMIT {
        let Some(seat) = table.game().turn().seats().iter().next() else { return table };
        let mut mind = Mind::new(dice.bits(), seat);
        let action = bots[seat.index()].choose(&Sight::new(table.game(), seat), &mut mind);
        table.act(seat, &action).unwrap();
    }
    panic!("{}: the match with seed {seed} does not end", G::ID);
}

fn viewers<G: Contest>(game: &G) -> Vec<Viewer> {
    let seats = Seat::all(game.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Public, Viewer::Omniscient]).collect()
}

/// The decisions of a match, thinned out evenly where a game has thousands of them.
fn sampled<G: Contest>(table: &Match<G>, most: usize) -> impl Iterator<Item = (usize, &Past<G>)> {
    let step = table.past().len().div_ceil(most).max(1);
    table.past().iter().enumerate().step_by(step)
}

/// Random matches end, and the same seed and decisions give the same marks.
fn matches_end_and_repeat<G: Contest>() {
    for seed in 0..60 {
        let table = random_match::<G>(seed);
        assert!(matches!(table.game().turn(), Turn::Over(_)));
        let again = Match::replay(table.record(), "battery").unwrap();
        assert_eq!(again.game(), table.game());
    }
}

/// Different seeds give different matches, and states that differ have different marks.
fn marks_tell_states_apart<G: Contest>() {
    let mut marks = BTreeSet::new();
    let mut steps = 0;
    for seed in 0..10 {
        let record = random_match::<G>(seed).record().clone();
        steps += record.steps.len();
        marks.extend(record.steps.iter().map(|step| step.mark));
    }
    assert_eq!(marks.len(), steps);
}

/// State and record survive being written and read at every step, and go on the same way.
fn saves_continue<G: Contest>() {
    for seed in 0..6 {
        let table = random_match::<G>(seed);
        let record = table.record();
        let states = sampled(&table, 400).map(|(index, past)| (index, &past.before));
        for (index, state) in states.chain([(record.steps.len(), table.game())]) {
            let text = ron::to_string(state).unwrap();
            let loaded: G = ron::from_str(&text).unwrap();
            assert_eq!(&loaded, state, "step {index}");
            if let Some(step) = record.steps.get(index) {
                let Decision::Do(action) = &step.deed else { unreachable!() };
                let mut next = loaded;
                next.apply(step.seat, action, &mut Vec::new()).unwrap();
                assert_eq!(fingerprint(&next), step.mark);
            }
        }
        let mut half = record.clone();
        half.steps.truncate(record.steps.len() / 2);
        let read = Record::<G>::read("half", &half.write()).unwrap();
        assert_eq!(read, half);
        let mut resumed = Match::replay(&read, "half").unwrap();
        for step in &record.steps[half.steps.len()..] {
            let Decision::Do(action) = &step.deed else { unreachable!() };
            resumed.act(step.seat, action).unwrap();
        }
        assert_eq!(resumed.record(), record);
        let any = AnyMatch::open("whole", &record.write()).unwrap();
        assert_eq!((any.id(), any.ply()), (G::ID, record.steps.len()));
        let coded = code::read_record::<G>(&code::write_record(record)).unwrap();
        assert_eq!(coded.record(), record);
    }
}

/// Every legal action applies; seats that are not to act have none, and what they or strangers
/// try is refused and changes nothing.
fn legal_is_legal<G: Contest>() {
    for seed in 0..12 {
        let table = random_match::<G>(seed);
        for (_, past) in sampled(&table, 400) {
            let state = &past.before;
            for seat in Seat::all(state.seats()) {
                let legal = state.legal(seat);
                assert_eq!(legal.is_empty(), !state.turn().seats().contains(seat));
                for action in &legal {
                    let mut next = state.clone();
                    next.apply(seat, action, &mut Vec::new()).unwrap();
                    assert_ne!(&next, state, "{action:?} changed nothing");
                }
                for (index, action) in legal.iter().enumerate() {
                    assert!(!legal[..index].contains(action), "{action:?} is listed twice");
                }
                if legal.is_empty() {
                    refuse(state, seat, &past.action, Illegal::NotYourTurn);
                }
            }
            let stranger = Seat(state.seats() as u8);
            refuse(state, stranger, &past.action, Illegal::NoSuchSeat(stranger));
        }
        let last = table.past().last().unwrap();
        refuse(table.game(), last.seat, &last.action, Illegal::Over);
    }
}

fn refuse<G: Contest>(state: &G, seat: Seat, action: &G::Action, why: Illegal<G::Refusal>) {
    let mut same = state.clone();
    let mut events = Vec::new();
    assert_eq!(same.apply(seat, action, &mut events), Err(why));
    assert_eq!(&same, state);
    assert!(events.is_empty());
}

/// Whatever another match's players did here is either legal or refused without a trace.
fn foreign_actions_are_atomic<G: Contest>() {
    let strangers: Vec<G::Action> =
        random_match::<G>(77).past().iter().map(|past| past.action.clone()).collect();
    for seed in 0..4 {
        for (_, past) in sampled(&random_match::<G>(seed), 400) {
            for action in strangers.iter().take(40) {
                let mut next = past.before.clone();
                let mut events = Vec::new();
                if next.apply(past.seat, action, &mut events).is_err() {
                    assert_eq!(next, past.before, "{action:?}");
                    assert!(events.is_empty());
                }
            }
        }
    }
}

/// For what, and in what, the views of every game are compared.
mod compared {
    use game_rules::{
        arena::{self, Arena},
        cards::{self, Cards},
        contest::Contest,
        duel::{self, classic::Classic, full::Duel},
        game::Seat,
        labyrinth::{
            self, Hearing, Labyrinth, Settings,
            setup::{Preset, presets},
        },
        wager::Wager,
    };

    /// What views have to be compared for: more set-ups than the usual one, and what of a view changes by
    /// chance without being announced.
    pub trait Compared: Contest {
        fn setups() -> Vec<Self::Setup> {
            vec![Self::trial()]
        }

        fn announced(view: Self::View) -> Self::View {
            view
        }
    }

    impl Compared for Classic {}

    impl Compared for Wager {}

    impl Compared for Arena {
        fn setups() -> Vec<arena::Setup> {
            ["series", "mirror"].map(|mode| Arena::mode(mode).unwrap()).into()
        }
    }

    impl Compared for Cards {
        fn setups() -> Vec<cards::Setup> {
            ["dawn,grove", "debt,spore"].map(|decks| Cards::mode(decks).unwrap()).into()
        }
    }

    impl Compared for Duel {
        fn setups() -> Vec<duel::full::Setup> {
            let modes = ["1", "2", "3", "4", "5", "6", "7", "8", "house"];
            modes.into_iter().map(|mode| Duel::mode(mode).unwrap()).collect()
        }

        /// 7.6: one's own breath comes back, or fails, by chance and without a word.
        fn announced(mut view: duel::full::View) -> duel::full::View {
            for body in view.sides.iter_mut().filter_map(|side| side.body.as_mut()) {
                (body.breath, body.daze) = (0, 0);
            }
            view
        }
    }

    impl Compared for Labyrinth {
        fn setups() -> Vec<labyrinth::Setup> {
            let short = |preset: &Preset| {
                let settings = Settings { turn_limit: Some(60), ..preset.settings.clone() };
                labyrinth::Setup { settings, ..labyrinth::Setup::default() }
            };
            presets().iter().map(short).collect()
        }

        /// 11.2: the scoreboard is open, also where nothing is said of what changed it.
        fn announced(mut view: labyrinth::View) -> labyrinth::View {
            let who = view.who;
            if view.settings().hearing == Hearing::Whisper {
                for (seat, figure) in Seat::all(view.figures.len()).zip(&mut view.figures) {
                    if !who.sees(seat) {
                        (figure.skip_next, figure.xp) = (false, 0);
                    }
                }
                view.doing.moved &= who.sees(view.active);
            }
            view
        }
    }
}

/// A state guessed from somebody's view looks the same to them, and offers the same choices: a
/// seat cannot tell any of the worlds it thinks possible from the true one.
fn guesses_look_the_same<G: Compared>() {
    let mut dice = Dice::stream(4, "guess");
    let setups = G::setups();
    let each = 12usize.div_ceil(setups.len()) as u64;
    for (setup, seed) in setups.iter().flat_map(|setup| (0..each).map(move |seed| (setup, seed))) {
        for (_, past) in sampled(&random_match_of::<G>(setup.clone(), seed), 40) {
            let state = &past.before;
            for who in viewers(state) {
                let view = state.view(who);
                for _ in 0..3 {
                    let guess = G::guess(&view, &mut dice);
                    assert_eq!(guess.view(who), view);
                    assert_eq!(guess.turn(), state.turn());
                    if let Viewer::Seat(seat) = who {
                        assert_eq!(guess.legal(seat), state.legal(seat));
                    }
                    if who != Viewer::Omniscient {
                        told_is_shown(state, &guess, who, past.seat, &past.action);
                    }
                }
            }
        }
    }
}

/// Why something is not offered does not depend on what the seat cannot know: the rules say it on a
/// copy that holds only what it knows, and there as they would on the truth.
fn refusals_are_known<G: Compared>() {
    let setups = G::setups();
    let mut foreign: Vec<G::Action> = Vec::new();
    for (setup, seed) in setups.iter().cycle().zip(77..97) {
        for past in random_match_of::<G>(setup.clone(), seed).past() {
            if foreign.len() < 40 && !foreign.contains(&past.action) {
                foreign.push(past.action.clone());
            }
        }
    }
    let mut dice = Dice::stream(9, "refusals");
    let mut known = 0;
    for (setup, seed) in setups.iter().zip(0..) {
        for (_, past) in sampled(&random_match_of::<G>(setup.clone(), seed), 30) {
            let state = &past.before;
            for seat in Seat::all(state.seats()) {
                let view = state.view(Viewer::Seat(seat));
                let copy = SeatCopy::<G>::new(&view, seat);
                assert_eq!(copy.legal(), state.legal(seat));
                let guesses = [G::guess(&view, &mut dice), G::guess(&view, &mut dice)];
                for action in &foreign {
                    let why = state.why_not(seat, action);
                    assert_eq!(copy.why_not(action), why, "{action:?} by {seat:?}");
                    for guess in &guesses {
                        assert_eq!(guess.why_not(seat, action), why, "{action:?} by {seat:?}");
                    }
                    known += usize::from(matches!(why, Some(Illegal::Refused(_))));
                }
                for action in &copy.legal() {
                    assert_eq!(copy.why_not(action), None);
                }
            }
        }
    }
    assert!(known > 0, "nothing was refused");
}

/// Advice can be taken, and is the same for the same view.
fn advice_can_be_taken<G: Contest>() {
    let mut given = 0;
    for seed in 0..2 {
        for (_, past) in sampled(&random_match::<G>(seed), 6) {
            let view = past.before.view(Viewer::Seat(past.seat));
            let advice = G::advice(&view, past.seat);
            assert_eq!(advice, G::advice(&view, past.seat));
            let legal = past.before.legal(past.seat);
            for (action, worth) in &advice {
                assert!(legal.contains(action), "{action:?} is advised and not legal");
                assert!(worth.is_finite());
            }
            given += usize::from(!advice.is_empty());
        }
    }
    assert!(given > 0, "nothing was advised");
}

/// In two worlds that `who` could not tell apart, the same action tells them the same exactly if it leaves
/// them with the same view, every field of it: nothing is told of what cannot be seen, and nothing is shown
/// that was not told. At the end of a match everything may be shown.
fn told_is_shown<G: Compared>(one: &G, two: &G, who: Viewer, mover: Seat, action: &G::Action) {
    let told = |mut world: G| {
        let mut events = Vec::new();
        let done = world.apply(mover, action, &mut events).is_ok();
        let heard: Vec<_> = events.iter().filter_map(|event| G::redact(event, who)).collect();
        done.then(|| (world.view(who), heard, world.turn().outcome().is_some()))
    };
    let (Some(first), Some(second)) = (told(one.clone()), told(two.clone())) else { return };
    if first.0 == second.0 {
        assert_eq!(first.1, second.1, "{action:?} by {mover:?} tells {who:?} too much");
    }
    if first.1 == second.1 && !first.2 && !second.2 {
        let [one, two] = [first.0, second.0].map(G::announced);
        assert_eq!(one, two, "{action:?} by {mover:?} shows {who:?} too much");
    }
}

/// Omniscient eyes miss nothing, and redacting twice is redacting once.
fn redaction_is_a_projection<G: Contest>() {
    for seed in 0..12 {
        let table = random_match::<G>(seed);
        let events = table.past().iter().flat_map(|past| &past.events).chain(table.opening());
        for event in events {
            assert_eq!(G::redact(event, Viewer::Omniscient).as_ref(), Some(event));
            for who in viewers(table.game()) {
                if let Some(seen) = G::redact(event, who) {
                    assert_eq!(G::redact(&seen, who), Some(seen.clone()));
                }
            }
        }
    }
}

/// A decision can be taken back exactly if nothing random and nothing hidden came of it; what was
/// drawn from the dice can never be taken back.
fn undo_never_unrolls_dice<G: Contest>() {
    let (mut undone, mut barred) = (0, 0);
    for seed in 0..40 {
        let mut table = Match::<G>::start(G::trial(), seed, Vec::new()).unwrap();
        let script = random_match::<G>(seed);
        for past in script.past() {
            let before = table.game().clone();
            let drawn = table.game().clone().dice_mut().drawn();
            table.act(past.seat, &past.action).unwrap();
            let after = table.game().clone();
            let rolled = after.clone().dice_mut().drawn() != drawn;
            match table.clone().undo(past.seat) {
                Ok(()) => {
                    assert!(!rolled, "{:?} rolled dice and was undone", past.action);
                    table.undo(past.seat).unwrap();
                    assert_eq!(table.game(), &before);
                    table.act(past.seat, &past.action).unwrap();
                    assert_eq!(table.game(), &after);
                    undone += 1;
                }
                Err(_) => barred += 1,
            }
        }
        assert_eq!(Match::replay(table.record(), "undo").unwrap().record(), table.record());
    }
    assert!(undone > 0 && barred > 0, "{undone} undone, {barred} barred");
}

/// A changed record names the first decision that does not fit.
fn tampering_is_found<G: Contest>() {
    let record = random_match::<G>(5).record().clone();
    let step = record.steps.len() / 2;
    let mut wrong = record.clone();
    wrong.steps[step].mark ^= 1;
    let Err(RecordError::Diverged { step: found, .. }) = Match::replay(&wrong, "wrong") else {
        panic!("a wrong mark went unnoticed");
    };
    assert_eq!(found, step + 1);
    let mut wrong = record.clone();
    wrong.seed ^= 1;
    assert!(matches!(Match::replay(&wrong, "wrong"), Err(RecordError::Diverged { step: 0, .. })));
    let newer = record.write().replacen("format: 1", "format: 999", 1);
    let refused = Record::<G>::read("newer.ron", &newer);
    assert!(matches!(refused, Err(RecordError::NewerFormat { found: 999, .. })));
    let other = record.write().replacen(&format!("game: {:?}", G::ID), "game: Chess", 1);
    let refused = Record::<G>::read("other.ron", &other);
    assert!(matches!(refused, Err(RecordError::OtherGame { .. })));
    let broken = &record.write()[..record.write().len() / 2];
    assert!(matches!(Record::<G>::read("half.ron", broken), Err(RecordError::Unreadable(_))));
}

/// All named bots finish matches against each other, choosing only legal actions, and do the same
/// again with the same seed.
fn bots_finish<G: Contest>() {
    bots_finish_from::<G>(0..2);
}

fn bots_finish_from<G: Contest>(seeds: std::ops::Range<u64>) {
    for (index, name) in G::BOTS.iter().enumerate() {
        let rival = G::BOTS[(index + 1) % G::BOTS.len()];
        let play = |seed: u64| {
            let mut setup = G::trial();
            G::invite(&mut setup, &[name, rival]);
            let (mut game, _) = G::start(&setup, seed).unwrap();
            let names = (0..game.seats()).map(|seat| if seat == 0 { name } else { rival });
            let mut bots: Vec<_> = names.map(|name| G::bot(name).unwrap()).collect();
            let mut minds: Vec<_> =
                Seat::all(game.seats()).map(|seat| Mind::new(seed, seat)).collect();
            // How well they play is not asked here.
            minds.iter_mut().for_each(|mind| mind.budget = 2_000);
            let outcome = play_out(&mut game, &mut bots, &mut minds, LIMIT, |_, _, _, _| {});
            outcome.unwrap_or_else(|stuck| panic!("{name} against {rival}, seed {seed}: {stuck}"));
            fingerprint(&game)
        };
        for seed in seeds.clone() {
            assert_eq!(play(seed), play(seed), "{name} against {rival} is not reproducible");
        }
    }
    assert!(G::bot("nobody").is_none());
}

macro_rules! battery {
    ($($name:ident: $game:ty,)*) => {
        $(
            #[allow(non_snake_case, reason = "named like the game")]
            mod $name {
                macro_rules! check {
                    ($check:ident) => {
                        #[test]
                        fn $check() {
                            super::$check::<$game>();
                        }
                    };
                }
                check!(matches_end_and_repeat);
                check!(marks_tell_states_apart);
                check!(saves_continue);
                check!(legal_is_legal);
                check!(foreign_actions_are_atomic);
                check!(guesses_look_the_same);
                check!(refusals_are_known);
                check!(advice_can_be_taken);
                check!(redaction_is_a_projection);
                check!(undo_never_unrolls_dice);
                check!(tampering_is_found);
                check!(bots_finish);

                /// More of the same.
                mod deep {
                    #[test]
                    fn bots_finish() {
                        super::super::bots_finish_from::<$game>(0..6);
                    }
                }
            }
        )*
    };
}

game_rules::every_game!(battery);
