//! Sitting down at a table and getting up again.

use bevy::prelude::*;
use game_rules::{
    duel::classic::{Classic, Setup},
    record::{Record, RecordError},
};

use crate::{
    Screen,
    app::{
        cli::{Arguments, Place},
        folders::Folders,
        keys::{Keys, Scope},
        language::Language,
        notice::Notices,
        settings::{self, Settings},
        storage::{self, Fault},
    },
    evil::Reactions,
    scenes::duel::Aiming,
    table::{Curtain, Handover, Playback, Player, Shown, Staged, Strength, Table, Thinking},
};

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Against Evil.
    Evil(Strength),
    /// Two people at one screen.
    Friends,
    /// Evil against Evil.
    Watch(Strength, Strength),
}

/// Somebody wants to sit down.
#[derive(Message, Clone, Copy, Debug)]
pub struct SitDown {
    /// Who plays whom; the same as before if nobody says.
    pub company: Option<Company>,
    /// The seed, if it is to be a known one.
    pub seed: Option<u64>,
}

impl SitDown {
    /// With these players and a fresh seed.
    pub fn with(company: Company) -> SitDown {
        SitDown { company: Some(company), seed: None }
    }

    /// The same table again.
    pub fn again() -> SitDown {
        SitDown { company: None, seed: None }
    }
}

/// Somebody wants to go on with the unfinished match.
#[derive(Message, Clone, Copy, Debug)]
pub struct Resume;

/// Somebody wants to go back to the parlor.
#[derive(Message, Clone, Copy, Debug)]
pub struct GetUp;

/// Sitting down and getting up.
pub fn plugin(app: &mut App) {
    app.add_message::<SitDown>()
        .add_message::<Resume>()
        .add_message::<GetUp>()
        .add_systems(Startup, sit_down_at_once)
        // At the end of the frame: nobody who has begun to work at a table loses it under their hands.
        .add_systems(Last, (sit_down, resume, get_up))
        .add_systems(PreUpdate, know_the_place);
}

/// `--game duel` goes straight to the table.
fn sit_down_at_once(arguments: Res<Arguments>, mut wishes: MessageWriter<SitDown>) {
    if arguments.game == Some(Place::Duel) {
        let seed = arguments.seed;
        let company = Some(Company::Evil(Strength::Courteous));
        wishes.write(SitDown { company, seed });
    }
}

/// Keys mean what they mean here.
fn know_the_place(
    screen: Res<State<Screen>>,
    shown: Option<Res<Shown<Classic>>>,
    mut keys: ResMut<Keys>,
) {
    let over = shown.is_some_and(|shown| shown.view.ending.is_some());
    let scope = match screen.get() {
        Screen::Parlor => Scope::Parlor,
        Screen::Match if over => Scope::Results,
        Screen::Match => Scope::Match,
    };
    if keys.scope != scope {
        keys.scope = scope;
    }
}

fn players(company: Company, settings: &Settings) -> Vec<Player> {
    let evil = |strength: Strength| Player::Evil(Classic::evil(strength).to_owned());
    match company {
        Company::Evil(strength) => vec![Player::Human(settings.player.clone()), evil(strength)],
        Company::Friends => {
            vec![Player::Human(settings.player.clone()), Player::Human("2".to_owned())]
        }
        Company::Watch(one, two) => vec![evil(one), evil(two)],
    }
}

/// How people at one screen hand it over, for the whole match.
fn handover(settings: &Settings) -> Handover {
    match settings.curtain {
        settings::Curtain::Full => Handover::Full,
        settings::Curtain::Light => Handover::Light,
        settings::Curtain::Off => Handover::Off,
    }
}

/// A seed nobody has seen: the clock, stirred.
fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = now.map_or(0, |since| since.as_nanos() as u64);
    game_rules::dice::Dice::stream(nanos, "fresh").bits()
}

#[expect(clippy::too_many_arguments, reason = "a table needs all of it")]
fn sit_down(
    mut commands: Commands,
    mut wishes: MessageReader<SitDown>,
    settings: Res<Settings>,
    mut next: ResMut<NextState<Screen>>,
    mut reactions: ResMut<Reactions>,
    mut notices: ResMut<Notices>,
    mut arguments: ResMut<Arguments>,
    mut last: Local<Option<Company>>,
) {
    for wish in wishes.read() {
        // `--seed` is for one match.
        let ordered = arguments.seed.take();
        let seed = wish.seed.or(ordered).unwrap_or_else(fresh_seed);
        let usual = Company::Evil(Strength::Courteous);
        let company = wish.company.or(*last).unwrap_or(usual);
        *last = Some(company);
        let seated = players(company, &settings);
        let bots: Vec<Option<&str>> = seated.iter().map(Player::bot).collect();
        let thinking = Thinking::<Classic>::new(&bots, seed);
        let mut table = match Table::<Classic>::start(Setup::default(), seed, seated) {
            Ok(table) => table,
            Err(fault) => {
                notices.add(fault.to_string());
                continue;
            }
        };
        table.hand_over(handover(&settings));
        let mut playback = Playback::<Classic>::default();
        playback.show(table.opening_events());
        commands.remove_resource::<Curtain>();
        commands.insert_resource(Aiming::default());
        commands.insert_resource(table.before_opening());
        commands.insert_resource(playback);
        commands.insert_resource(thinking);
        commands.insert_resource(table);
        reactions.reset();
        NextState::set_if_neq(&mut next, Screen::Match);
    }
}

/// Goes on with the match in the resume file; a file that cannot be read is said and kept.
#[expect(clippy::too_many_arguments, reason = "a table needs all of it")]
fn resume(
    mut commands: Commands,
    mut wishes: MessageReader<Resume>,
    folders: Res<Folders>,
    settings: Res<Settings>,
    language: Res<Language>,
    mut next: ResMut<NextState<Screen>>,
    mut reactions: ResMut<Reactions>,
    mut notices: ResMut<Notices>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let file = folders.resume();
    let name = file.display().to_string();
    let found = storage::read(&file, |text| {
        let record = Record::<Classic>::read(&name, text);
        record.and_then(|record| Table::resume(&record, &name)).map_err(|fault| match fault {
            RecordError::NewerFormat { found, .. } => Fault::Newer(found),
            other => Fault::Unreadable(other.to_string()),
        })
    });
    found.say(&language).into_iter().for_each(|sentence| notices.add(sentence));
    let Some(mut table) = found.value else { return };
    table.hand_over(handover(&settings));
    let bots: Vec<Option<&str>> = table.players().iter().map(Player::bot).collect();
    commands.insert_resource(Thinking::<Classic>::new(&bots, fresh_seed()));
    commands.insert_resource(Playback::<Classic>::default());
    commands.insert_resource(Aiming::default());
    commands.insert_resource(table);
    reactions.reset();
    NextState::set_if_neq(&mut next, Screen::Match);
}

fn get_up(
    mut commands: Commands,
    mut wishes: MessageReader<GetUp>,
    mut next: ResMut<NextState<Screen>>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    commands.remove_resource::<Table<Classic>>();
    commands.remove_resource::<Shown<Classic>>();
    commands.remove_resource::<Playback<Classic>>();
    commands.remove_resource::<Thinking<Classic>>();
    commands.remove_resource::<Curtain>();
    NextState::set_if_neq(&mut next, Screen::Parlor);
}
