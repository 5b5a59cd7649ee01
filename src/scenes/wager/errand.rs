//! Party night (rules/wager.md 5): a seat gets up from the Wager, plays one of the parlor's own games
//! under the round's seed, and comes back with a sealed score. While it is away, the Wager waits
//! beside the table.

use bevy::prelude::*;
use game_rules::{
    arena::Arena,
    cards::Cards,
    duel::full::Duel,
    game::{Game, Turn},
    labyrinth::Labyrinth,
    wager::{
        Action, Phase, Wager,
        outing::{self, Outing},
        party::{Limits, PartyGame, Summary},
    },
};

use super::{Desk, beats::own};
use crate::{
    app::{folders::Folders, language::Language, notice::Notices, storage},
    evil::Reactions,
    scenes::Scene,
    table::{House, Playback, Player, Shown, Table, Thinking, Wish, leave},
};

/// The Wager, while one of its players is at another table.
#[derive(Resource)]
#[expect(missing_debug_implementations, reason = "it holds a match, which is nobody's to read")]
pub struct Errand {
    table: Table<Wager>,
    thinking: Thinking<Wager>,
    /// Where the player is.
    game: PartyGame,
    /// When it began.
    began: f32,
    /// The player has given up.
    pub resigned: bool,
}

impl Errand {
    /// What is played there.
    pub fn game(&self) -> PartyGame {
        self.game
    }
}

/// Whoever is at the screen sets out.
#[derive(Message, Clone, Copy, Debug)]
pub struct SetOut;

pub fn plugin(app: &mut App) {
    app.add_message::<SetOut>().add_systems(Last, (set_out, come_back).chain());
}

fn set_out(world: &mut World) {
    let asked = world.resource_mut::<Messages<SetOut>>().drain().count() > 0;
    let Some(shown) = world.get_resource::<Shown<Wager>>().filter(|_| asked) else { return };
    let Some((game, seed)) = shown.view.outing() else { return };
    match game {
        PartyGame::Duel => sit_down::<Duel>(world, seed),
        PartyGame::Labyrinth => sit_down::<Labyrinth>(world, seed),
        PartyGame::Cards => sit_down::<Cards>(world, seed),
        PartyGame::Arena => sit_down::<Arena>(world, seed),
    }
}

/// The seat at the screen sits down at the table of a seed; the Wager waits.
fn sit_down<G: Outing + Scene>(world: &mut World, seed: u64)
where
    G::Action: Unpin,
{
    let Some(shown) = world.get_resource::<Shown<Wager>>() else { return };
    let Some(seat) = own(shown.eyes) else { return };
    let mut players = vec![Player::Human(shown.view.plan.name(seat).to_owned())];
    players.extend(G::RIVALRY.then(|| Player::Evil(outing::RIVAL_BOT.to_owned())));
    let brought = &world.resource::<Desk>().team;
    let Some(setup) = G::table(seed, brought) else { return };
    let Ok(mut table) = Table::<G>::start(setup, seed, players) else { return };
    // Hints would decide the quest.
    table.furnish(House { strict: true, ..House::default() });
    table.lend();
    let (Some(mut wager), Some(thinking)) =
        (world.remove_resource::<Table<Wager>>(), world.remove_resource::<Thinking<Wager>>())
    else {
        return;
    };
    // Whoever closes the program now has gone away for good: the save says who is out.
    wager.send_away(Some(seat));
    let file = world.resource::<Folders>().resume();
    if let Err(unsaved) = storage::write(&file, &wager.record_text()) {
        let sentence = unsaved.say(world.resource::<Language>());
        world.resource_mut::<Notices>().add(sentence);
    }
    let began = world.resource::<Time<Real>>().elapsed_secs();
    let errand = Errand { table: wager, thinking, game: G::GAME, began, resigned: false };
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
    let Some(errand) = world.get_resource::<Errand>() else { return };
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
    let Some(errand) = world.get_resource::<Errand>() else { return };
    let limits = Limits::shipped();
    let now = world.resource::<Time<Real>>().elapsed_secs();
    let late = now - errand.began > limits.seconds as f32;
    let Some(game) = world.get_resource::<Table<G>>().and_then(Table::lent) else {
        // Somebody has sat down elsewhere: the evening is not at this table any more.
        world.remove_resource::<Errand>();
        return;
    };
    let over = matches!(game.game().turn(), Turn::Over(_));
    let quiet = world.get_resource::<Playback<G>>().is_none_or(Playback::is_idle);
    if !(errand.resigned || quiet && (over || late || G::is_capped(game, &limits))) {
        return;
    }
    let result = G::summary(game).result();
    let Some(Errand { mut table, thinking, .. }) = world.remove_resource::<Errand>() else {
        return;
    };
    leave::<G>(&mut world.commands());
    world.flush();
    table.send_away(None);
    world.insert_resource(Playback::<Wager>::default());
    world.insert_resource(thinking);
    world.insert_resource(table);
    world.resource_mut::<Reactions>().reset();
    world.write_message(Wish::<Wager>::Act(Action::Play { result }));
}

/// What is entered for somebody who closed the program during a play.
pub fn forfeit(game: &Wager, seat: game_rules::game::Seat) -> Option<Action> {
    let view = game.view(game_rules::game::Viewer::Public);
    let owes = view.phase == Phase::Playing && view.turn.seats().contains(seat);
    owes.then(|| Action::Play { result: Summary::Abandoned.result() })
}
