//! Sitting down at a table and getting up again.

use bevy::{ecs::system::SystemParam, prelude::*};
use game_rules::{
    duel::{
        classic::{self, Classic},
        full::{self, Chosen, Duel},
    },
    record::{self, Record, RecordError},
};

use crate::{
    Screen,
    app::{
        cli::{Arguments, Place},
        firsts::Firsts,
        folders::Folders,
        keys::{Keys, Scope},
        language::Language,
        notice::Notices,
        settings::{self, Settings},
        storage::{self, Fault},
    },
    evil::Reactions,
    say,
    scenes::duel::{Aiming, duelling::Duelling},
    table::{
        Curtain, Handover, House, Playback, Player, Shown, Staged, Strength, Table, Thinking,
        leave, viewer::Viewing,
    },
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

/// The set-up of one of the games.
#[derive(Clone, Debug, PartialEq)]
pub enum AnySetup {
    /// The Classic duel.
    Classic(classic::Setup),
    /// The whole duel.
    Duel(full::Setup),
}

impl AnySetup {
    /// The duel with this number: 0 is Classic; what there is not is Classic, too.
    pub fn duel(mode: u32) -> AnySetup {
        let setup = full::Setup::numbered(mode);
        match setup.chosen() {
            Some(_) => AnySetup::Duel(setup),
            None => AnySetup::Classic(classic::Setup::default()),
        }
    }

    /// Its number; a player's own mode has none.
    pub fn mode(&self) -> Option<u32> {
        match self {
            AnySetup::Classic(_) => Some(0),
            AnySetup::Duel(full::Setup { mode: Chosen::Number(id), .. }) => Some(*id),
            AnySetup::Duel(_) => None,
        }
    }

    fn players(&self, company: Company, settings: &Settings) -> Vec<Player> {
        match self {
            AnySetup::Classic(_) => players::<Classic>(company, settings),
            AnySetup::Duel(_) => players::<Duel>(company, settings),
        }
    }
}

/// Somebody wants to sit down.
#[derive(Message, Clone, Debug)]
pub struct SitDown {
    /// Who plays whom; the same as before if nobody says.
    pub company: Option<Company>,
    /// The seed, if it is to be a known one.
    pub seed: Option<u64>,
    /// The table, if it is not to be the usual one.
    pub setup: Option<AnySetup>,
}

impl SitDown {
    /// With these players and a fresh seed.
    pub fn with(company: Company) -> SitDown {
        SitDown { company: Some(company), seed: None, setup: None }
    }

    /// The same table again.
    pub fn again() -> SitDown {
        SitDown { company: None, seed: None, setup: None }
    }
}

/// A table that was set by hand.
#[derive(Message, Clone, Debug)]
pub struct Deal(pub Order);

/// Somebody wants the lesson.
#[derive(Message, Clone, Copy, Debug)]
pub struct Learn;

/// Everything that is decided before a match; the seed aside, a rematch repeats it.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// The set-up.
    pub setup: AnySetup,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The seed, if it is to be a known one.
    pub seed: Option<u64>,
    /// What the host has fixed.
    pub house: House,
}

impl Order {
    /// The usual table: the mode played last.
    pub fn of(company: Company, settings: &Settings) -> Order {
        Order::with(AnySetup::duel(settings.duel_mode), company, settings)
    }

    /// A table with this set-up.
    pub fn with(setup: AnySetup, company: Company, settings: &Settings) -> Order {
        let players = setup.players(company, settings);
        Order { setup, players, seed: None, house: House::default() }
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
        .add_message::<Deal>()
        .add_message::<Learn>()
        .add_message::<Resume>()
        .add_message::<GetUp>()
        .add_systems(Startup, sit_down_at_once)
        // At the end of the frame: nobody who has begun to work at a table loses it under their hands.
        .add_systems(Last, (sit_down, learn, resume, get_up))
        .add_systems(PreUpdate, know_the_place);
}

/// `--game duel` goes straight to the table.
fn sit_down_at_once(arguments: Res<Arguments>, mut wishes: MessageWriter<SitDown>) {
    if arguments.game == Some(Place::Duel) {
        let seed = arguments.seed;
        let company = Some(Company::Evil(Strength::Courteous));
        wishes.write(SitDown { company, seed, setup: None });
    }
}

/// Keys mean what they mean here.
fn know_the_place(
    screen: Res<State<Screen>>,
    classic: Option<Res<Shown<Classic>>>,
    duel: Option<Res<Shown<Duel>>>,
    viewing: Option<Res<Viewing>>,
    mut keys: ResMut<Keys>,
) {
    let over = classic.is_some_and(|shown| shown.view.ending.is_some())
        || duel.is_some_and(|shown| shown.view.ending.is_some());
    let scope = match screen.get() {
        Screen::Parlor => Scope::Parlor,
        Screen::Replays | Screen::Codes | Screen::Cabinet => Scope::Everywhere,
        Screen::Match if viewing.is_some_and(|viewing| !viewing.knew) => Scope::Replay,
        Screen::Match if over => Scope::Results,
        Screen::Match => Scope::Match,
    };
    if keys.scope != scope {
        keys.scope = scope;
    }
}

fn players<G: Staged>(company: Company, settings: &Settings) -> Vec<Player> {
    let evil = |strength: Strength| Player::Evil(G::evil(strength).to_owned());
    match company {
        Company::Evil(strength) => vec![Player::Human(settings.player.clone()), evil(strength)],
        Company::Friends => {
            vec![Player::Human(settings.player.clone()), Player::Human(String::new())]
        }
        Company::Watch(one, two) => vec![evil(one), evil(two)],
    }
}

/// Where several people sit, everybody needs a name.
fn name_people(players: &mut [Player], language: &Language) {
    if players.iter().filter(|player| player.is_human()).count() < 2 {
        return;
    }
    for (number, player) in (1..).zip(players) {
        if let Player::Human(name) = player
            && name.is_empty()
        {
            *name = say!(language, "seat-player", number = number);
        }
    }
}

/// A seed nobody has seen: the clock, stirred.
fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = now.map_or(0, |since| since.as_nanos() as u64);
    game_rules::dice::Dice::stream(nanos, "fresh").bits()
}

/// What is put on and around a table.
#[derive(SystemParam)]
struct Room<'w, 's> {
    commands: Commands<'w, 's>,
    next: ResMut<'w, NextState<Screen>>,
    reactions: ResMut<'w, Reactions>,
    firsts: ResMut<'w, Firsts>,
    notices: ResMut<'w, Notices>,
}

impl Room<'_, '_> {
    /// Everybody sits down; the opening is shown if the match is new.
    fn open<G: Duelling>(&mut self, table: Table<G>, minds: u64, fresh: bool) {
        let bots: Vec<Option<&str>> = table.players().iter().map(Player::bot).collect();
        let thinking = Thinking::<G>::new(&bots, minds);
        let mut playback = Playback::<G>::default();
        leave_all(&mut self.commands);
        self.commands.remove_resource::<Viewing>();
        if fresh {
            playback.show(table.opening_events());
            self.commands.insert_resource(table.before_opening());
        }
        self.commands.insert_resource(Aiming::default());
        self.commands.insert_resource(playback);
        self.commands.insert_resource(thinking);
        self.commands.insert_resource(table);
        self.reactions.reset();
        self.firsts.clear();
        NextState::set_if_neq(&mut self.next, Screen::Match);
    }

    /// Sits down to a new match.
    fn start<G: Duelling>(
        &mut self,
        setup: G::Setup,
        seed: u64,
        order: &Order,
        settings: &Settings,
    ) {
        match Table::<G>::start(setup, seed, order.players.clone()) {
            Ok(mut table) => {
                table.furnish(order.house);
                hand_over(&mut table, settings);
                self.open(table, seed, true);
            }
            Err(fault) => self.notices.add(fault.to_string()),
        }
    }
}

/// Whatever is on the table goes, whichever game it is.
pub(super) fn leave_all(commands: &mut Commands) {
    leave::<Classic>(commands);
    leave::<Duel>(commands);
    commands.remove_resource::<Curtain>();
}

fn sit_down(
    mut room: Room,
    mut wishes: MessageReader<SitDown>,
    mut deals: MessageReader<Deal>,
    settings: Res<Settings>,
    language: Res<Language>,
    mut arguments: ResMut<Arguments>,
    mut last: Local<Option<Order>>,
) {
    let mut orders: Vec<Order> = deals.read().map(|deal| deal.0.clone()).collect();
    for wish in wishes.read() {
        let usual = || Order::of(Company::Evil(Strength::Courteous), &settings);
        let order = match (wish.company, wish.setup.clone()) {
            (Some(company), Some(setup)) => Order::with(setup, company, &settings),
            (Some(company), None) => Order::of(company, &settings),
            (None, _) => last.clone().unwrap_or_else(usual),
        };
        orders.push(Order { seed: wish.seed, ..order });
    }
    for mut order in orders {
        name_people(&mut order.players, &language);
        // `--seed` is for one match.
        let ordered = arguments.seed.take();
        let seed = order.seed.or(ordered).unwrap_or_else(fresh_seed);
        match order.setup.clone() {
            AnySetup::Classic(setup) => room.start::<Classic>(setup, seed, &order, &settings),
            AnySetup::Duel(setup) => room.start::<Duel>(setup, seed, &order, &settings),
        }
        *last = Some(Order { seed: None, ..order });
    }
}

/// How the screen is handed over at this table: as the host has fixed it, else as the settings say.
fn hand_over<G: Staged>(table: &mut Table<G>, settings: &Settings) {
    if table.curtain == Handover::Off {
        return;
    }
    table.curtain = match table.house().curtain.unwrap_or(settings.curtain) {
        settings::Curtain::Full => Handover::Full,
        settings::Curtain::Light => Handover::Light,
        settings::Curtain::Off => Handover::Off,
    };
}

/// Sits down to the lesson.
fn learn(mut room: Room, mut wishes: MessageReader<Learn>, settings: Res<Settings>) {
    if wishes.read().count() == 0 {
        return;
    }
    let Some(lesson) = Classic::lesson() else { return };
    let seed = lesson.seed;
    match Table::teach(lesson, players::<Classic>(Company::Evil(Strength::Courteous), &settings)) {
        Ok(table) => room.open(table, seed, true),
        Err(fault) => room.notices.add(fault.to_string()),
    }
}

/// Goes on with the match in the resume file; a file that cannot be read is said and kept.
fn resume(
    mut room: Room,
    mut wishes: MessageReader<Resume>,
    folders: Res<Folders>,
    settings: Res<Settings>,
    language: Res<Language>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let file = folders.resume();
    let name = file.display().to_string();
    let found = storage::read(&file, |text| {
        Unfinished::read(&name, text).map_err(|fault| match fault {
            RecordError::NewerFormat { found, .. } => Fault::Newer(found),
            other => Fault::Unreadable(other.to_string()),
        })
    });
    found.say(&language).into_iter().for_each(|sentence| room.notices.add(sentence));
    match found.value {
        Some(Unfinished::Classic(mut table)) => {
            hand_over(&mut table, &settings);
            room.open(*table, fresh_seed(), false);
        }
        Some(Unfinished::Duel(mut table)) => {
            hand_over(&mut table, &settings);
            room.open(*table, fresh_seed(), false);
        }
        None => {}
    }
}

/// A match to go on with.
enum Unfinished {
    Classic(Box<Table<Classic>>),
    Duel(Box<Table<Duel>>),
}

impl Unfinished {
    /// Which game it is stands in the record; one that is not open here is refused by name.
    fn read(file: &str, text: &str) -> Result<Unfinished, RecordError> {
        if record::game_of(file, text)? == "Duel" {
            let table = Table::resume(&Record::<Duel>::read(file, text)?, file)?;
            return Ok(Unfinished::Duel(Box::new(table)));
        }
        let table = Table::resume(&Record::<Classic>::read(file, text)?, file)?;
        Ok(Unfinished::Classic(Box::new(table)))
    }
}

fn get_up(
    mut commands: Commands,
    mut wishes: MessageReader<GetUp>,
    viewing: Option<Res<Viewing>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let back = viewing.map_or(Screen::Parlor, |viewing| viewing.from);
    commands.remove_resource::<Viewing>();
    leave_all(&mut commands);
    NextState::set_if_neq(&mut next, back);
}
