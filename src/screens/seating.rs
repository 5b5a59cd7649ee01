//! Sitting down at a table and getting up again.

use bevy::{ecs::system::SystemParam, prelude::*};
use game_rules::table::AnyMatch;

use super::anew::{Anew, Wanted};
use crate::scenes::duel::workshop::{self, own_modes::Shelf};
use crate::{
    Screen,
    app::{
        cli::{Arguments, GameTable},
        firsts::Firsts,
        folders::Folders,
        keys::{Keys, Scope},
        language::Language,
        notice::Notices,
        settings::{self, Settings},
        storage,
    },
    evil::Reactions,
    say,
    scenes::{
        AnySetup, Scene,
        any::{self, TableVisitor, Tables, Visitor, leave_all},
    },
    table::{
        Handover, HouseRules, Playback, Player, Staged, Strength, Table, Thinking,
        viewer::ReplayViewer, waiting::Slot,
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

/// Somebody wants to sit down.
#[derive(Message, Clone, Debug)]
pub struct SitDown {
    /// Who plays whom; the same as before if nobody says.
    pub company: Option<Company>,
    /// The seed, if it is to be a known one.
    pub seed: Option<u64>,
    /// Where in the parlor.
    pub place: GameTable,
    /// The table, if it is not to be the usual one of that place.
    pub setup: Option<AnySetup>,
}

impl SitDown {
    /// At the usual table of a place, with these players and a fresh seed.
    pub fn at(place: GameTable, company: Company) -> SitDown {
        SitDown { company: Some(company), seed: None, place, setup: None }
    }

    /// The same table again.
    pub fn again() -> SitDown {
        SitDown { company: None, seed: None, place: GameTable::Duel, setup: None }
    }
}

/// A table that was set by hand.
#[derive(Message, Clone, Debug)]
pub struct Deal(pub TableOrder);

/// Somebody wants the lesson of the game at this place.
#[derive(Message, Clone, Copy, Debug)]
pub struct Learn(pub GameTable);

/// Somebody wants to go on with a match they have kept.
#[derive(Message, Clone, Debug)]
pub struct TakeUp {
    /// What it is called.
    pub name: String,
    /// Its record.
    pub text: String,
}

/// Everything that is decided before a match; the seed aside, a rematch repeats it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableOrder {
    /// The set-up.
    pub setup: AnySetup,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The seed, if it is to be a known one.
    pub seed: Option<u64>,
    /// What the host has fixed.
    pub house: HouseRules,
}

impl TableOrder {
    /// The usual table of a place: the mode played last.
    pub fn at(place: GameTable, company: Company, settings: &Settings) -> TableOrder {
        TableOrder::with(AnySetup::usual(place, settings), company, settings)
    }

    /// A table with this set-up.
    pub fn with(setup: AnySetup, company: Company, settings: &Settings) -> TableOrder {
        let players = players(&setup, company, settings);
        TableOrder { setup, players, seed: None, house: HouseRules::default() }
    }
}

/// Somebody wants to go on with the unfinished match that waits there.
#[derive(Message, Clone, Copy, Debug)]
pub struct Resume(pub Slot);

/// Somebody wants to go back to the parlor.
#[derive(Message, Clone, Copy, Debug)]
pub struct GetUp;

/// Sitting down and getting up.
pub fn plugin(app: &mut App) {
    app.add_message::<SitDown>()
        .add_message::<Deal>()
        .add_message::<Learn>()
        .add_message::<Resume>()
        .add_message::<TakeUp>()
        .add_message::<GetUp>()
        .add_systems(PostStartup, sit_down_at_once)
        // At the end of the frame: nobody who has begun to work at a table loses it under their hands.
        .add_systems(Last, (sit_down, learn, resume, take_up, get_up))
        .add_systems(PreUpdate, know_the_place);
}

/// `--game duel --mode 3` goes straight to the table, `--continue` to the match that was left last.
fn sit_down_at_once(
    (arguments, folders): (Res<Arguments>, Res<Folders>),
    (settings, shelf, language): (Res<Settings>, Res<Shelf>, Res<Language>),
    mut notices: ResMut<Notices>,
    (mut wishes, mut resumes): (MessageWriter<SitDown>, MessageWriter<Resume>),
) {
    if arguments.resume {
        let asked = |slot: &Slot| arguments.game.is_none_or(|place| slot.place() == place);
        let lie = Slot::ALL.into_iter().filter(asked);
        let lie = lie.filter_map(|slot| Some((slot.look(&folders)?.1, slot)));
        match lie.max_by_key(|(left, _)| *left) {
            Some((_, slot)) => drop(resumes.write(Resume(slot))),
            None => notices.add(language.say("error-nothing-waits")),
        }
        return;
    }
    let Some(place) = arguments.game else { return };
    let setup = match &arguments.mode {
        Some(name) => match workshop::named(place, name, &settings, &shelf) {
            None => {
                notices.add(say!(language, "error-mode-unknown", mode = name.as_str()));
                return;
            }
            known => known,
        },
        None => None,
    };
    let company = Company::Evil(Strength::Courteous);
    wishes.write(SitDown { seed: arguments.seed, setup, ..SitDown::at(place, company) });
}

/// Keys mean what they mean here.
fn know_the_place(
    screen: Res<State<Screen>>,
    tables: Tables,
    viewing: Option<Res<ReplayViewer>>,
    mut keys: ResMut<Keys>,
) {
    let scope = match screen.get() {
        Screen::Parlor => Scope::Parlor,
        Screen::Replays | Screen::Codes | Screen::Cabinet => Scope::Everywhere,
        Screen::Match if viewing.is_some_and(|viewing| !viewing.knew) => Scope::Replay,
        Screen::Match if tables.shows_end() => Scope::Results,
        Screen::Match if tables.is_shared() => Scope::Split,
        Screen::Match => tables.scope(),
    };
    if keys.scope != scope {
        keys.scope = scope;
    }
}

/// Who sits where: people first, Evil on all other chairs.
fn players(setup: &AnySetup, company: Company, settings: &Settings) -> Vec<Player> {
    let evil = |strength: Strength| Player::Evil(setup.evil(strength).to_owned());
    let human = || Player::Human(settings.player.clone());
    let (mut players, rest) = match company {
        Company::Evil(strength) => (vec![human()], evil(strength)),
        Company::Friends => (vec![human()], Player::Human(String::new())),
        Company::Watch(one, two) => (vec![evil(one)], evil(two)),
    };
    players.resize(setup.chairs().max(1), rest);
    players
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
pub(crate) struct Room<'w, 's> {
    pub(crate) commands: Commands<'w, 's>,
    next: ResMut<'w, NextState<Screen>>,
    reactions: ResMut<'w, Reactions>,
    firsts: ResMut<'w, Firsts>,
    notices: ResMut<'w, Notices>,
    language: Res<'w, Language>,
}

impl Room<'_, '_> {
    /// Everybody sits down; the opening is shown if the match is new.
    pub(crate) fn open<G: Scene>(&mut self, table: Table<G>, minds: u64, fresh: bool) {
        let bots: Vec<Option<&str>> = table.players().iter().map(Player::bot).collect();
        let thinking = Thinking::<G>::new(&bots, minds);
        let mut playback = Playback::<G>::default();
        leave_all(&mut self.commands);
        self.commands.remove_resource::<ReplayViewer>();
        if fresh {
            playback.show(table.opening_events());
            self.commands.insert_resource(table.before_opening());
        }
        self.commands.insert_resource(G::Desk::default());
        self.commands.insert_resource(playback);
        self.commands.insert_resource(thinking);
        self.commands.insert_resource(table);
        self.show_table();
    }

    /// Everybody looks at the table.
    pub(crate) fn show_table(&mut self) {
        self.reactions.reset();
        self.firsts.clear();
        NextState::set_if_neq(&mut self.next, Screen::Match);
    }

    /// Sits down to a new match.
    fn start<G: Scene>(
        &mut self,
        setup: G::Setup,
        seed: u64,
        order: &TableOrder,
        settings: &Settings,
    ) {
        match Table::<G>::start(setup, seed, order.players.clone()) {
            Ok(mut table) => {
                table.furnish(order.house);
                hand_over(&mut table, settings);
                self.open(table, seed, true);
            }
            Err(fault) => self.notices.add(G::fault(&self.language, &fault)),
        }
    }
}

fn sit_down(
    mut room: Room,
    mut wishes: MessageReader<SitDown>,
    mut deals: MessageReader<Deal>,
    settings: Res<Settings>,
    (language, shelf, folders): (Res<Language>, Res<Shelf>, Res<Folders>),
    mut arguments: ResMut<Arguments>,
    mut last: Local<Option<TableOrder>>,
) {
    let mut orders: Vec<TableOrder> = deals.read().map(|deal| deal.0.clone()).collect();
    for wish in wishes.read() {
        let usual = |company| {
            TableOrder::with(workshop::usual(wish.place, &settings, &shelf), company, &settings)
        };
        let order = match (wish.company, wish.setup.clone()) {
            (Some(company), Some(setup)) => TableOrder::with(setup, company, &settings),
            (Some(company), None) => usual(company),
            (None, _) => last.clone().unwrap_or_else(|| usual(Company::Evil(Strength::Courteous))),
        };
        orders.push(TableOrder { seed: wish.seed, ..order });
    }
    for mut order in orders {
        let plays = order.players.iter().any(Player::is_human);
        let wanted = Wanted::Deal(Box::new(order.clone()));
        if plays && let Some(question) = Anew::ask(order.setup.slot(), &folders, wanted) {
            room.commands.insert_resource(question);
            continue;
        }
        name_people(&mut order.players, &language);
        // `--seed` is for one match.
        let ordered = arguments.seed.take();
        let seed = order.seed.or(ordered).unwrap_or_else(fresh_seed);
        let usual = TableOrder { seed: None, ..order.clone() };
        if order.seed.is_some() || ordered.is_some() {
            order.setup.know_seed();
        }
        order.setup.visit(Starting { room: &mut room, seed, order: &order, settings: &settings });
        *last = Some(usual);
    }
}

/// How the screen is handed over at this table: as the host has fixed it, else as the settings say;
/// where everything is a secret, behind a full curtain.
fn hand_over<G: Staged>(table: &mut Table<G>, settings: &Settings) {
    if table.curtain == Handover::Off || G::must_hide(table.setup()) {
        return;
    }
    table.curtain = match table.house().curtain.unwrap_or(settings.curtain) {
        settings::Curtain::Full => Handover::Full,
        settings::Curtain::Light => Handover::Light,
        settings::Curtain::Off => Handover::Off,
    };
}

struct Starting<'a, 'w, 's> {
    room: &'a mut Room<'w, 's>,
    seed: u64,
    order: &'a TableOrder,
    settings: &'a Settings,
}

impl Visitor for Starting<'_, '_, '_> {
    type Out = ();

    fn visit<G: Scene>(self, setup: G::Setup) {
        self.room.start::<G>(setup, self.seed, self.order, self.settings);
    }
}

/// Sits down to the lesson of a game.
struct Teaching<'a, 'w, 's> {
    room: &'a mut Room<'w, 's>,
    players: Vec<Player>,
}

impl Visitor for Teaching<'_, '_, '_> {
    type Out = ();

    fn visit<G: Scene>(self, _: G::Setup) {
        let Some(lesson) = G::lesson() else { return };
        let seed = lesson.seed;
        let mut players = self.players;
        players.truncate(G::chairs(&lesson.setup));
        match Table::teach(lesson, players) {
            Ok(table) => self.room.open(table, seed, true),
            Err(fault) => self.room.notices.add(fault.to_string()),
        }
    }
}

/// Sits down to the lesson.
fn learn(mut room: Room, mut wishes: MessageReader<Learn>, settings: Res<Settings>) {
    let Some(Learn(place)) = wishes.read().last() else { return };
    // Whoever has chosen a mode of the whole duel learns what it has beyond the Classic one.
    let setup = AnySetup::usual(*place, &settings);
    let players = players(&setup, Company::Evil(Strength::Courteous), &settings);
    setup.visit(Teaching { room: &mut room, players });
}

/// Goes on with a match that waits; a file that cannot be read is said and kept.
fn resume(
    mut room: Room,
    mut wishes: MessageReader<Resume>,
    folders: Res<Folders>,
    settings: Res<Settings>,
    language: Res<Language>,
) {
    let Some(Resume(slot)) = wishes.read().last() else { return };
    let file = slot.file(&folders);
    let name = file.display().to_string();
    let found =
        storage::read(&file, |text| any::resume(&name, text, Reopening).map_err(Into::into));
    found.say(&language).into_iter().for_each(|sentence| room.notices.add(sentence));
    if let Some(open) = found.value {
        open(&mut room, &settings);
    }
}

/// Goes on with a match that was kept elsewhere; one that cannot be read is said.
fn take_up(
    mut room: Room,
    mut wishes: MessageReader<TakeUp>,
    (settings, folders): (Res<Settings>, Res<Folders>),
) {
    let Some(wish) = wishes.read().last() else { return };
    let kept = AnyMatch::open(&wish.name, &wish.text).ok();
    let wanted = || Wanted::TakeUp(wish.clone());
    if let Some(question) =
        kept.and_then(|kept| Anew::ask(Slot::of_match(&kept), &folders, wanted()))
    {
        room.commands.insert_resource(question);
        return;
    }
    match any::resume(&wish.name, &wish.text, Reopening) {
        Ok(open) => open(&mut room, &settings),
        Err(fault) => room.notices.add(fault.to_string()),
    }
}

/// Puts a table back as it was.
struct Reopening;

type Reopen = Box<dyn FnOnce(&mut Room, &Settings)>;

impl TableVisitor for Reopening {
    type Out = Reopen;

    fn visit<G: Scene>(self, mut table: Table<G>) -> Reopen {
        Box::new(move |room, settings| {
            hand_over(&mut table, settings);
            room.open(table, fresh_seed(), false);
        })
    }
}

fn get_up(
    mut commands: Commands,
    mut wishes: MessageReader<GetUp>,
    viewing: Option<Res<ReplayViewer>>,
    errand: Option<ResMut<crate::scenes::wager::PartyVisit>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    // Whoever leaves a lent table goes back to where they came from.
    if let Some(mut errand) = errand {
        errand.resigned = true;
        return;
    }
    let back = viewing.map_or(Screen::Parlor, |viewing| viewing.from);
    commands.remove_resource::<ReplayViewer>();
    leave_all(&mut commands);
    NextState::set_if_neq(&mut next, back);
}
