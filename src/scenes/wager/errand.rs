//! Party night (rules/wager.md 5): a seat gets up from the Wager, plays one of the parlor's own games
//! under the round's seed, and comes back with a sealed score. While it is away, the Wager waits
//! beside the table.

use bevy::prelude::*;
use game_rules::{
    bots::{Bot, Mind, Opponents, Sight},
    duel::{EVIL, HUMAN, full},
    game::{Game, Seat, Turn, Viewer},
    table::Match,
    wager::{
        Action, Kind, Phase, Strength as Skill, View, Wager,
        party::{DuelSummary, Limits, PartyGame, Summary},
    },
};

use super::beats::own;
use crate::{
    evil::Reactions,
    scenes::duel,
    table::{Playback, Player, Shown, Table, Thinking, Wish, leave},
};

/// The Wager, while one of its players is at another table.
#[derive(Resource)]
#[expect(missing_debug_implementations, reason = "it holds a match, which is nobody's to read")]
pub struct Errand {
    table: Table<Wager>,
    thinking: Thinking<Wager>,
    /// When it began.
    began: f32,
    /// The player has given up.
    pub resigned: bool,
}

/// Whoever is at the screen sets out.
#[derive(Message, Clone, Copy, Debug)]
pub struct SetOut;

/// The mode of the duel that is played: Normal.
const NORMAL: u32 = 1;
/// Evil is the same for everybody.
const RIVAL: &str = "sly";

pub fn plugin(app: &mut App) {
    app.add_message::<SetOut>().add_systems(Last, (set_out, come_back).chain());
}

/// Is the quest of the round one that is played at another table, and which?
pub fn game_of(view: &View) -> Option<(PartyGame, u64)> {
    let seed = view.quest?.seed?;
    match view.current_quest()?.kind {
        Kind::Game { game, .. } => Some((game, seed)),
        _ => None,
    }
}

fn set_out(world: &mut World) {
    let asked = world.resource_mut::<Messages<SetOut>>().drain().count() > 0;
    let Some(shown) = world.get_resource::<Shown<Wager>>().filter(|_| asked) else { return };
    let (Some(seat), Some((PartyGame::Duel, seed))) = (own(shown.eyes), game_of(&shown.view))
    else {
        return;
    };
    let name = shown.view.plan.name(seat).to_owned();
    let players = vec![Player::Human(name), Player::Evil(RIVAL.to_owned())];
    let Ok(mut table) = Table::<full::Duel>::start(full::Setup::numbered(NORMAL), seed, players)
    else {
        return;
    };
    table.lend();
    let (Some(wager), Some(thinking)) =
        (world.remove_resource::<Table<Wager>>(), world.remove_resource::<Thinking<Wager>>())
    else {
        return;
    };
    let began = world.resource::<Time<Real>>().elapsed_secs();
    world.insert_resource(Errand { table: wager, thinking, began, resigned: false });
    leave::<Wager>(&mut world.commands());
    world.flush();
    let bots: Vec<Option<&str>> = table.players().iter().map(Player::bot).collect();
    let mut playback = Playback::<full::Duel>::default();
    playback.show(table.opening_events());
    world.insert_resource(Thinking::<full::Duel>::new(&bots, seed));
    world.insert_resource(table.before_opening());
    world.insert_resource(playback);
    world.insert_resource(duel::Desk::default());
    world.resource_mut::<Reactions>().reset();
    world.insert_resource(table);
}

/// The duel is over, given up, or has gone on for too long: back to the Wager with the score.
fn come_back(world: &mut World) {
    let Some(errand) = world.get_resource::<Errand>() else { return };
    let limits = Limits::shipped();
    let now = world.resource::<Time<Real>>().elapsed_secs();
    let late = now - errand.began > limits.seconds as f32;
    let resigned = errand.resigned;
    let summary = match world.get_resource::<Table<full::Duel>>().and_then(Table::lent) {
        // Somebody has sat down elsewhere: the evening is not at this table any more.
        None => {
            world.remove_resource::<Errand>();
            return;
        }
        Some(game) => {
            let summary = summary(game);
            let over = matches!(game.game().turn(), Turn::Over(_));
            let shown = world.get_resource::<Playback<full::Duel>>();
            let quiet = shown.is_none_or(Playback::is_idle);
            let capped = summary.shots >= limits.duel_shots;
            if !(resigned || quiet && (over || capped || late)) {
                return;
            }
            summary
        }
    };
    let Some(Errand { table, thinking, .. }) = world.remove_resource::<Errand>() else { return };
    leave::<full::Duel>(&mut world.commands());
    world.flush();
    world.insert_resource(Playback::<Wager>::default());
    world.insert_resource(thinking);
    world.insert_resource(table);
    world.resource_mut::<Reactions>().reset();
    let result = Summary::Duel(summary).result();
    world.write_message(Wish::<Wager>::Act(Action::Play { result }));
}

/// 5.1: what a duel has come to so far.
fn summary(game: &Match<full::Duel>) -> DuelSummary {
    let shot = |event: &&full::Event| matches!(event, full::Event::Shot { .. });
    let shots = game.past().iter().flat_map(|past| &past.events).filter(shot).count() as u32;
    let first = game.past().first().map_or_else(|| game.game(), |past| &past.before);
    summary_of(first, game.game(), shots)
}

fn summary_of(first: &full::Duel, now: &full::Duel, shots: u32) -> DuelSummary {
    let hp = |duel: &full::Duel, seat: Seat| {
        let view = duel.view(Viewer::Omniscient);
        i64::try_from(view.sides[seat.index()].hp.0).unwrap_or(i64::MAX)
    };
    DuelSummary {
        evil_start: hp(first, EVIL),
        evil_hp: hp(now, EVIL),
        own_hp: hp(now, HUMAN),
        shots,
    }
}

/// A bettor who really plays the parlor's own games.
pub struct Guest(Box<dyn Bot<Wager>>);

impl std::fmt::Debug for Guest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Guest")
    }
}

impl Guest {
    /// The bettor of this name.
    pub fn new(name: &str) -> Option<Guest> {
        Wager::bot(name).map(Guest)
    }
}

impl Bot<Wager> for Guest {
    fn choose(&mut self, sight: &Sight<'_, Wager>, mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        match game_of(&view) {
            Some((PartyGame::Duel, seed)) if view.phase == Phase::Playing => {
                let player = view.plan.setup.players.get(sight.seat().index());
                let skill = player.and_then(|player| player.form).map(|form| form.strength());
                let result = Summary::Duel(duel(seed, skill, sight.seat(), mind)).result();
                Action::Play { result }
            }
            _ => self.0.choose(sight, mind),
        }
    }
}

/// Plays the duel of a seed to its end with the bot of this skill.
fn duel(seed: u64, skill: Option<Skill>, seat: Seat, mind: &Mind<'_>) -> DuelSummary {
    let name = match skill {
        Some(Skill::Strong) => "cruel",
        Some(Skill::Middle) => "sly",
        Some(Skill::Easy) | None => "courteous",
    };
    let nothing = DuelSummary { evil_start: 1, evil_hp: 1, own_hp: 0, shots: 0 };
    let (Some(mut player), Some(mut rival)) = (full::Duel::bot(name), full::Duel::bot(RIVAL))
    else {
        return nothing;
    };
    let Ok((mut game, _)) = full::Duel::start(&full::Setup::numbered(NORMAL), seed) else {
        return nothing;
    };
    let first = game.clone();
    let mut minds = [Mind::new(seed ^ (u64::from(seat.0) + 1), HUMAN), Mind::new(seed, EVIL)];
    let limits = Limits::shipped();
    let mut events = Vec::new();
    let mut shots = 0;
    // Whoever decides this often without an end has lost count; the position is what it is.
    for _ in 0..MOST {
        let Turn::One(turn) = game.turn() else { break };
        if shots >= limits.duel_shots || mind.is_cancelled() {
            break;
        }
        let bot = if turn == HUMAN { &mut player } else { &mut rival };
        let action = bot.choose(&Sight::new(&game, turn), &mut minds[turn.index()]);
        events.clear();
        if game.apply(turn, &action, &mut events).is_err() {
            break;
        }
        let shot = |event: &&full::Event| matches!(event, full::Event::Shot { .. });
        shots += events.iter().filter(shot).count() as u32;
    }
    summary_of(&first, &game, shots)
}

const MOST: usize = 5000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_really_play_the_duel_and_the_same_seed_gives_the_same_score() {
        let mind = Mind::new(1, Seat(0));
        let mut scores = std::collections::BTreeSet::new();
        for seed in 0..12 {
            let played = duel(seed, Some(Skill::Middle), Seat(1), &mind);
            assert_eq!(played, duel(seed, Some(Skill::Middle), Seat(1), &mind));
            assert_eq!(played.evil_start, 10, "Normal begins with 10 HP for Evil");
            assert!(played.shots > 0 && played.shots <= Limits::shipped().duel_shots + 20);
            scores.insert(Summary::Duel(played).score());
        }
        assert!(scores.len() > 3, "{scores:?}");
    }
}
