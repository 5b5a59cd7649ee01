//! Opening a match to watch it, and playing on from where it is.

use std::path::PathBuf;

use bevy::prelude::*;
use game_rules::{
    game::{Seat, Viewer},
    table::{AnyMatch, Match},
};

use super::anew::{Anew, Wanted};
use crate::{
    Screen,
    app::{
        cli::Arguments, folders::Folders, language::Language, notice::Notices, settings::Settings,
    },
    evil::Reactions,
    history::replays,
    scenes::{
        Scene,
        any::{self, MatchVisitor, Tables},
    },
    table::{Mode, Playback, Player, Table, Thinking, viewer::ReplayViewer, waiting::Slot},
};

/// Where a match comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// A match that has been read already.
    Match(AnyMatch),
    /// The match that has just been played at this table.
    Table,
}

/// Somebody wants to watch a match.
#[derive(Message, Clone, Debug)]
pub struct Watch {
    /// Which.
    pub source: Source,
    /// Where to go back to.
    pub from: Screen,
}

/// Somebody wants to play on from the moment that is shown.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayOn;

/// Watching.
pub fn plugin(app: &mut App) {
    app.add_message::<Watch>()
        .add_message::<PlayOn>()
        .add_systems(Startup, watch_at_once)
        .add_systems(Last, watch);
}

/// Playing on at the table of one game.
pub fn plugin_of<G: Scene>(app: &mut App) {
    app.add_systems(Last, play_on::<G>);
}

/// `--replay FILE`.
fn watch_at_once(arguments: Res<Arguments>, mut wishes: MessageWriter<Watch>) {
    if let Some(file) = &arguments.replay {
        wishes.write(Watch { source: Source::File(file.clone()), from: Screen::Parlor });
    }
}

fn watch(
    mut commands: Commands,
    mut wishes: MessageReader<Watch>,
    tables: Tables,
    language: Res<Language>,
    mut notices: ResMut<Notices>,
    mut reactions: ResMut<Reactions>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(wish) = wishes.read().last().cloned() else { return };
    let found = match wish.source {
        Source::File(file) => replays::open(&file),
        Source::Match(found) => Ok(found),
        Source::Table => match tables.finished() {
            Some(game) => Ok(game),
            None => return,
        },
    };
    match found {
        Ok(found) => {
            any::visit_match(found, Opening { commands: &mut commands, from: wish.from });
        }
        Err(fault) => {
            notices.add(fault.say(&language));
            return;
        }
    }
    reactions.reset();
    NextState::set_if_neq(&mut next, Screen::Match);
}

struct Opening<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    from: Screen,
}

impl MatchVisitor for Opening<'_, '_, '_> {
    type Out = ();

    fn visit<G: Scene>(self, game: Match<G>) {
        open(self.commands, game, self.from);
    }
}

/// Puts a match on the table to be watched.
fn open<G: Scene>(commands: &mut Commands, game: Match<G>, from: Screen) {
    let nobody = vec![None; game.record().seats.len()];
    let table = Table::watch(game);
    let seat = match table.eyes() {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Omniscient => Seat(0),
    };
    if let Some(game) = table.watched() {
        commands.insert_resource(ReplayViewer::of(game, from, seat));
    }
    let mut playback = Playback::<G>::default();
    playback.show(table.opening_events());
    any::leave_all(commands);
    commands.insert_resource(G::Desk::default());
    commands.insert_resource(table.before_opening());
    commands.insert_resource(playback);
    commands.insert_resource(Thinking::<G>::new(&nobody, 0));
    commands.insert_resource(table);
}

/// Who plays on: the same as before; if nobody did, whoever's eyes one looks through is you.
fn players_on(players: &[Player], eyes: Viewer, name: &str) -> Vec<Player> {
    let mut players = players.to_vec();
    if !players.iter().any(Player::is_human) {
        let seat = if let Viewer::Seat(seat) = eyes { seat.index() } else { 0 };
        if let Some(player) = players.get_mut(seat) {
            *player = Player::Human(name.to_owned());
        }
    }
    players
}

fn play_on<G: Scene>(
    mut commands: Commands,
    mut wishes: MessageReader<PlayOn>,
    table: Option<Res<Table<G>>>,
    (settings, folders): (Res<Settings>, Res<Folders>),
    mut reactions: ResMut<Reactions>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let Some(table) = table.filter(|table| matches!(table.mode(), Mode::Replay(_))) else { return };
    let slot = Slot::of::<G>(table.setup());
    if let Some(question) = Anew::ask(slot, &folders, Wanted::PlayOn) {
        commands.insert_resource(question);
        return;
    }
    let players = players_on(table.players(), table.eyes(), &settings.player);
    let bots: Vec<Option<String>> =
        players.iter().map(|player| player.bot().map(str::to_owned)).collect();
    let bots: Vec<Option<&str>> = bots.iter().map(Option::as_deref).collect();
    let Some(fresh) = table.play_on(players) else { return };
    let seed = game_rules::dice::Dice::stream(crate::history::now(), "played on").bits();
    commands.remove_resource::<ReplayViewer>();
    commands.remove_resource::<crate::table::TableView<G>>();
    commands.insert_resource(Playback::<G>::default());
    commands.insert_resource(Thinking::<G>::new(&bots, seed));
    commands.insert_resource(fresh);
    reactions.reset();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_plays_on() {
        let evils = [Player::Evil("sly".into()), Player::Evil("coin".into())];
        let you = Player::Human("Ada".into());
        let first = vec![you.clone(), evils[1].clone()];
        assert_eq!(players_on(&evils, Viewer::Omniscient, "Ada"), first);
        let second = vec![evils[0].clone(), you];
        assert_eq!(players_on(&evils, Viewer::Seat(Seat(1)), "Ada"), second);
        let friends = [Player::Human("A".into()), Player::Evil("sly".into())];
        assert_eq!(players_on(&friends, Viewer::Seat(Seat(1)), "Ada"), friends);
    }
}
