//! Party night (rules/wager.md 5): a seat gets up from the Wager, plays one of the parlor's own games
//! under the round's seed, and comes back with a sealed score. While it is away, the Wager waits
//! beside the table. Where drawn pairs play each other, both of them do, and both scores come back.

use bevy::prelude::*;
use game_rules::{
    arena::Arena,
    cards::Cards,
    duel::full::Duel,
    game::{Game, Seat, Turn, Viewer},
    labyrinth::Labyrinth,
    wager::{
        Action, Meeting, Phase, Wager,
        outing::{self, Outing, PLAYER, RIVAL},
        party::{Limits, PartyGame, Summary, VersusResult},
    },
};

use super::{Desk, beats::own};
use crate::{
    app::{
        folders::Folders,
        idle::Motion,
        language::Language,
        notice::Notices,
        sound::{Cue, Play},
        storage,
    },
    evil::Reactions,
    scenes::Scene,
    table::{
        Curtain, Handover, HouseRules, Playback, Player, Table, TableView, Thinking, leave,
        waiting::Slot,
    },
};

/// The Wager, while one of its players is at another table.
#[derive(Resource)]
#[expect(missing_debug_implementations, reason = "it holds a match, which is nobody's to read")]
pub struct PartyVisit {
    table: Table<Wager>,
    thinking: Thinking<Wager>,
    /// Where the player is.
    game: PartyGame,
    /// Who plays whom there, if two of this table do.
    meeting: Option<Meeting>,
    /// When it began.
    began: f32,
    /// The player has given up.
    pub resigned: bool,
}

impl PartyVisit {
    /// What is played there.
    pub fn game(&self) -> PartyGame {
        self.game
    }

    /// Seconds left to play there.
    pub fn left(&self, now: f32) -> f32 {
        (self.began + Limits::shipped().seconds as f32 - now).max(0.0)
    }

    /// What is left, as a clock shows it: `7:05`.
    pub fn clock(&self, now: f32) -> String {
        let seconds = self.left(now).ceil() as u32;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// Whoever is at the screen sets out.
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveForGame;

pub fn plugin(app: &mut App) {
    app.add_message::<LeaveForGame>()
        .add_systems(Update, tick.run_if(resource_exists::<PartyVisit>))
        .add_systems(Last, (set_out, come_back).chain());
}

/// Seconds before the end from which on the clock is heard.
const HEARD: f32 = 10.0;

/// The clock goes on even if nothing else moves, and is heard at the end.
fn tick(
    time: Res<Time<Real>>,
    errand: Res<PartyVisit>,
    mut motion: ResMut<Motion>,
    mut play: MessageWriter<Play>,
    mut shown: Local<f32>,
) {
    let now = time.elapsed_secs();
    let left = errand.left(now);
    motion.wake_at(now + left.fract().max(0.02));
    let second = left.ceil();
    if second != *shown && second > 0.0 && second <= HEARD {
        play.write(Play(Cue::ClockTick));
    }
    *shown = second;
}

fn set_out(world: &mut World) {
    let asked = world.resource_mut::<Messages<LeaveForGame>>().drain().count() > 0;
    let Some(shown) = world.get_resource::<TableView<Wager>>().filter(|_| asked) else { return };
    let meeting = own(shown.eyes).and_then(|seat| shown.view.meets_now(seat));
    let meets = meeting.map(|meeting| (meeting.game, meeting.seed));
    let Some((game, seed)) = shown.view.outing().or(meets) else { return };
    match game {
        PartyGame::Duel => sit_down::<Duel>(world, seed, meeting),
        PartyGame::Labyrinth => sit_down::<Labyrinth>(world, seed, meeting),
        PartyGame::Cards => sit_down::<Cards>(world, seed, meeting),
        PartyGame::Arena => sit_down::<Arena>(world, seed, meeting),
    }
}

/// Who sits down: the seat at the screen across from Evil or alone, or the two of a pair. A player
/// of the program plays there with its own strength.
fn company<G: Outing>(world: &World, seat: Seat, meeting: Option<Meeting>) -> Vec<Player> {
    let Some(wager) = world.get_resource::<Table<Wager>>() else { return Vec::new() };
    let entrants = &wager.setup().players;
    let person = |seat: Seat| Player::Human(entrants[seat.index()].id.clone());
    let Some(meeting) = meeting else {
        let evil = G::RIVALRY.then(|| Player::Evil(outing::RIVAL_BOT.to_owned()));
        return [person(seat)].into_iter().chain(evil).collect();
    };
    let player = |seat: Seat| {
        let strength = entrants[seat.index()].form.map(|form| form.strength());
        let bot = strength.map_or(outing::RIVAL_BOT, outing::bot).to_owned();
        match &wager.players()[seat.index()] {
            Player::Human(_) => person(seat),
            Player::Evil(_) => Player::Evil(bot),
            Player::Guest { name, .. } => Player::Guest { bot, name: name.clone() },
        }
    };
    meeting.pair.map(player).to_vec()
}

/// The seat at the screen sits down at the table of a seed; the Wager waits.
fn sit_down<G: Outing + Scene>(world: &mut World, seed: u64, meeting: Option<Meeting>)
where
    G::Action: Unpin,
{
    let Some(shown) = world.get_resource::<TableView<Wager>>() else { return };
    let Some(seat) = own(shown.eyes) else { return };
    let players = company::<G>(world, seat, meeting);
    let brought = &world.resource::<Desk>().team;
    let setup = match meeting {
        Some(_) => G::table_for_two(seed),
        None => G::table(seed, brought),
    };
    let Some(setup) = setup else { return };
    let Ok(mut table) = Table::<G>::start(setup, seed, players) else { return };
    // Hints would decide the quest.
    table.furnish(HouseRules { strict: true, ..HouseRules::default() });
    table.lend();
    let (Some(mut wager), Some(thinking)) =
        (world.remove_resource::<Table<Wager>>(), world.remove_resource::<Thinking<Wager>>())
    else {
        return;
    };
    // Whoever closes the program now has gone away for good: the save says who is out.
    let gone = meeting.map_or(vec![seat], |meeting| meeting.pair.to_vec());
    let person = |seat: &Seat| !wager.is_evil(*seat);
    wager.send_away(gone.into_iter().filter(person).collect());
    if meeting.is_some() && table.curtain != Handover::Off {
        table.curtain = wager.curtain;
        table.ask_who_looks();
    }
    let file = Slot::of::<Wager>(wager.setup()).file(world.resource::<Folders>());
    if let Err(unsaved) = storage::write(&file, &wager.record_text()) {
        world.resource_scope(|world, mut notices: Mut<Notices>| {
            notices.unsaved(&unsaved, world.resource::<Language>());
        });
    }
    let began = world.resource::<Time<Real>>().elapsed_secs();
    let game = G::GAME;
    let errand = PartyVisit { table: wager, thinking, game, meeting, began, resigned: false };
    world.insert_resource(errand);
    leave::<Wager>(&mut world.commands());
    world.flush();
    let bots: Vec<Option<&str>> = table.players().iter().map(Player::bot).collect();
    let mut playback = Playback::<G>::default();
    playback.show(table.opening_events());
    world.insert_resource(Thinking::<G>::new(&bots, seed));
    world.insert_resource(table.before_opening());
    world.insert_resource(playback);
    world.insert_resource(G::Desk::default());
    world.resource_mut::<Reactions>().reset();
    world.insert_resource(table);
}

/// The play is over, given up, or has gone on for too long: back to the Wager with the score.
fn come_back(world: &mut World) {
    let Some(errand) = world.get_resource::<PartyVisit>() else { return };
    match errand.game {
        PartyGame::Duel => get_up::<Duel>(world),
        PartyGame::Labyrinth => get_up::<Labyrinth>(world),
        PartyGame::Cards => get_up::<Cards>(world),
        PartyGame::Arena => get_up::<Arena>(world),
    }
}

fn get_up<G: Outing + Scene>(world: &mut World)
where
    G::Action: Unpin,
{
    let Some(errand) = world.get_resource::<PartyVisit>() else { return };
    let limits = Limits::shipped();
    let now = world.resource::<Time<Real>>().elapsed_secs();
    let late = errand.left(now) <= 0.0;
    let played = world.get_resource::<Table<G>>();
    let Some((game, eyes)) = played.and_then(|table| Some((table.lent()?, table.eyes()))) else {
        // Somebody has sat down elsewhere: the evening is not at this table any more.
        world.remove_resource::<PartyVisit>();
        return;
    };
    let over = matches!(game.game().turn(), Turn::Over(_));
    let quiet = world.get_resource::<Playback<G>>().is_none_or(Playback::is_idle);
    if !(errand.resigned || quiet && (over || late || G::is_capped(game, &limits))) {
        return;
    }
    let loser = own(eyes).filter(|_| errand.resigned);
    let results = match errand.meeting {
        None => vec![(own(errand.table.eyes()), G::summary(game))],
        Some(meeting) => meeting
            .pair
            .into_iter()
            .zip([PLAYER, RIVAL])
            .map(|(seat, at)| (Some(seat), Summary::Versus(verdict(game, at, loser))))
            .collect(),
    };
    let Some(PartyVisit { mut table, thinking, .. }) = world.remove_resource::<PartyVisit>() else {
        return;
    };
    world.remove_resource::<Curtain>();
    leave::<G>(&mut world.commands());
    world.flush();
    let people = results.iter().filter(|(seat, _)| seat.is_some_and(|seat| !table.is_evil(seat)));
    if people.count() > 1 {
        // Either of the two may sit here now, and each has an envelope to hide.
        table.ask_who_looks();
    }
    let before = table.looked_at();
    let mut playback = Playback::<Wager>::default();
    for (seat, summary) in results {
        let play = Action::Play { result: summary.result() };
        playback.show(seat.map_or_else(Vec::new, |seat| table.bring_home(seat, &play)));
    }
    world.insert_resource(before);
    world.insert_resource(playback);
    world.insert_resource(thinking);
    world.insert_resource(table);
    world.resource_mut::<Reactions>().reset();
}

/// 5.5: what a match of two has come to for the seat `at` it. Whoever gives up has lost.
fn verdict<G: Outing>(
    game: &game_rules::table::Match<G>,
    at: Seat,
    loser: Option<Seat>,
) -> VersusResult {
    match loser {
        Some(loser) if loser == at => VersusResult::Lost,
        Some(_) => VersusResult::Won,
        None => outing::verdict(game, at),
    }
}

/// What is entered for somebody who closed the program during a play.
pub fn forfeit(game: &Wager, seat: Seat) -> Option<Action> {
    let view = game.view(Viewer::Public);
    let owes = view.phase == Phase::Playing && view.turn.seats().contains(seat);
    owes.then(|| Action::Play { result: Summary::Abandoned.result() })
}
