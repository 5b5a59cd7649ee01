//! Setting the table: who sits where, and what the host can change. The rows of a game come from
//! its own description ([`crate::table::SetupOption`]); everything else is the same for all games.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use game_rules::{code, game::Seat};

use super::{
    parlor::Hub,
    seating::{Company, Deal, TableOrder},
};
use crate::scenes::duel::workshop::{self, ChooseMode, ModeChosen, Workshop, own_modes::Shelf};
use crate::{
    Screen,
    app::{
        cli::GameTable,
        language::Language,
        settings::{Curtain, Inspect, Settings},
    },
    kit::{self, Type},
    say,
    scenes::AnySetup,
    table::{HouseRules, OptionKind, Player, SetupOption, Strength},
};

/// Somebody wants to set a table at this place, beginning with this company.
#[derive(Message, Clone, Copy, Debug)]
pub struct SetTable(pub GameTable, pub Company);

/// Who sits at a seat, as the form has it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chair {
    person: bool,
    name: String,
    strength: Strength,
}

/// The open form.
#[derive(Resource, Debug)]
struct Form {
    setup: AnySetup,
    chairs: Vec<Chair>,
    seed: String,
    strict: bool,
    inspect: Inspect,
    curtain: Curtain,
    /// Both at once, with keys of their own.
    split: bool,
    /// Seconds for a turn; 0: no clock.
    clock: u16,
    copied: bool,
}

/// The clocks a host can set, in seconds.
const CLOCKS: [u16; 5] = [0, 10, 20, 40, 90];

impl Form {
    fn new(order: TableOrder, settings: &Settings) -> Form {
        let setup = order.setup;
        let chairs = order.players.into_iter().map(|player| Chair {
            person: player.is_human(),
            strength: player.bot().map_or_else(Strength::default, |bot| played_by(&setup, bot)),
            name: match player {
                Player::Human(name) | Player::Guest { name, .. } => name,
                Player::Evil(_) => String::new(),
            },
        });
        Form {
            chairs: chairs.collect(),
            setup,
            seed: String::new(),
            strict: false,
            inspect: settings.inspect,
            curtain: settings.curtain,
            split: false,
            clock: 0,
            copied: false,
        }
    }

    fn order(&self) -> Result<TableOrder, ()> {
        let people = self.people();
        Ok(TableOrder {
            setup: self.setup.clone(),
            players: self.chairs.iter().map(|chair| chair.player(&self.setup)).collect(),
            seed: read_seed(&self.seed)?,
            house: HouseRules {
                strict: self.strict,
                inspect: Some(self.inspect).filter(|_| people > 1),
                curtain: Some(self.curtain).filter(|_| people > 1),
                split: self.split && people > 1 && self.setup.can_split(),
                clock: Some(self.clock).filter(|clock| *clock > 0 && self.setup.has_clock()),
            },
        })
    }

    /// How strong Evil plays, if one person plays against it.
    fn lone_opponent(&self) -> Option<Strength> {
        let evil = self.chairs.iter().find(|chair| !chair.person)?;
        (self.people() == 1).then_some(evil.strength)
    }

    fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.person).count()
    }
}

impl Chair {
    fn player(&self, setup: &AnySetup) -> Player {
        if self.person {
            Player::Human(self.name.trim().to_owned())
        } else {
            Player::Evil(setup.evil(self.strength).to_owned())
        }
    }
}

/// The strength that is played by this bot.
fn played_by(setup: &AnySetup, bot: &str) -> Strength {
    setup.offered().into_iter().find(|strength| setup.evil(*strength) == bot).unwrap_or_default()
}

/// Nothing, a number, or the code of a seed.
fn read_seed(text: &str) -> Result<Option<u64>, ()> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let number = text.parse().ok().or_else(|| code::read_seed(text).ok());
    number.map(Some).ok_or(())
}

/// The form.
pub fn plugin(app: &mut App) {
    app.add_message::<SetTable>()
        .add_systems(Update, open.run_if(in_state(Screen::Parlor)))
        .add_systems(OnExit(Screen::Parlor), close)
        .add_systems(
            EguiPrimaryContextPass,
            draw.after(super::parlor::PanelSystems)
                .run_if(resource_exists::<Form>.and_then(not(resource_exists::<Workshop>))),
        );
}

fn open(
    mut commands: Commands,
    mut wishes: MessageReader<SetTable>,
    mut chosen: MessageReader<ModeChosen>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    form: Option<ResMut<Form>>,
) {
    if let (Some(ModeChosen(setup)), Some(mut form)) = (chosen.read().last(), form) {
        form.setup = setup.clone();
    }
    let Some(SetTable(place, company)) = wishes.read().last() else { return };
    let order = TableOrder::with(workshop::usual(*place, &settings, &shelf), *company, &settings);
    commands.insert_resource(Form::new(order, &settings));
}

fn close(mut commands: Commands) {
    commands.remove_resource::<Form>();
}

fn draw(
    mut contexts: EguiContexts,
    mut commands: Commands,
    (language, shelf): (Res<Language>, Res<Shelf>),
    mut settings: ResMut<Settings>,
    mut form: ResMut<Form>,
    mut hub: ResMut<Hub>,
    (mut deals, mut choose): (MessageWriter<Deal>, MessageWriter<ChooseMode>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let form = form.bypass_change_detection();
    let mut dealt = None;
    let mut chooses = false;
    let close = language.say("button-close");
    let closed = kit::modal(&ctx, egui::Id::new("set the table"), &close, |ui, fresh| {
        let screen = ui.ctx().content_rect();
        let scale = kit::Kit::of(ui.ctx()).text_scale.max(1.0);
        ui.set_width((480.0 * scale.sqrt()).min(screen.width() - 96.0));
        kit::title(ui, &language.say("setup-title"));
        // Edges, heading and buttons stay in sight.
        let room = screen.height() - 134.0 - 50.0 * scale;
        ui.scope(|ui| {
            ui.set_max_height(room.max(120.0));
            kit::scroll(ui, "set the table", |ui| {
                ui.set_max_width(ui.available_width() - 18.0);
                chooses = rows(ui, &language, &shelf, form);
            });
        });
        ui.add_space(6.0);
        dealt = buttons(ui, &language, &settings, form, fresh);
        dealt.is_some()
    });
    if let Some(order) = dealt {
        // Whoever plays alone finds the same opponent behind Play from now on.
        if let Some(strength) = form.lone_opponent() {
            hub.strength = strength;
        }
        let mode = workshop::number(&order.setup);
        if let Some(mode) = mode.filter(|mode| *mode != settings.duel_mode) {
            settings.duel_mode = mode;
        }
        deals.write(Deal(order));
    }
    if chooses {
        choose.write(ChooseMode(form.setup.clone()));
    }
    if closed {
        commands.remove_resource::<Form>();
    }
    Ok(())
}

/// Everything that can be changed; says whether all modes are asked for.
fn rows(ui: &mut egui::Ui, language: &Language, shelf: &Shelf, form: &mut Form) -> bool {
    ui.spacing_mut().item_spacing.y = 8.0;
    let mut chooses = false;
    if form.setup.place() == GameTable::Duel {
        chooses = pick_mode(ui, language, shelf, &mut form.setup);
        kit::rule(ui);
    }
    kit::words(ui, &language.say("setup-seats"), Type::Section);
    chairs(ui, language, form);
    let (offered, place) = (form.setup.offered(), form.setup.place());
    for (number, chair) in form.chairs.iter_mut().enumerate() {
        seat(ui, language, number, chair, &offered, place);
    }
    kit::rule(ui);
    let seats = form.chairs.iter().enumerate();
    let names: Vec<String> =
        seats.map(|(number, chair)| name_of(language, number, chair)).collect();
    form.setup.form(ui, language, &names);
    let label = language.say("setup-seed");
    kit::words(ui, &label, Type::Body);
    let hint = language.say("setup-seed-random");
    ui.add(kit::field(&mut form.seed, &label).hint(&hint).longest(48));
    let wrong = read_seed(&form.seed).is_err();
    let help = if wrong { "setup-seed-bad" } else { "setup-seed-help" };
    kit::words(ui, &language.say(help), Type::Second);
    ui.add(kit::toggle(&mut form.strict, &language.say("setup-strict")));
    kit::words(ui, &language.say("setup-strict-help"), Type::Second);
    if form.setup.has_clock() {
        set_clock(ui, language, &mut form.clock);
    }
    if form.people() > 1 {
        pick(ui, language, "inspect", Inspect::ALL, &mut form.inspect, Inspect::word);
        kit::words(ui, &language.say("settings-inspect-help"), Type::Second);
        if form.setup.can_split() {
            ui.add(kit::toggle(&mut form.split, &language.say("setup-split")));
            kit::words(ui, &language.say("setup-split-help"), Type::Second);
        }
        if form.split && form.setup.can_split() {
            return chooses;
        }
        if form.setup.must_hide() {
            kit::words(ui, &language.say("settings-curtain"), Type::Body);
            kit::words(ui, &language.say("setup-curtain-full"), Type::Second);
            return chooses;
        }
        pick(ui, language, "curtain", Curtain::ALL, &mut form.curtain, Curtain::word);
        let help = format!("settings-curtain-{}-help", form.curtain.word());
        kit::words(ui, &language.say(&help), Type::Second);
    }
    chooses
}

/// How long a turn may take.
fn set_clock(ui: &mut egui::Ui, language: &Language, clock: &mut u16) {
    let label = language.say("setup-clock");
    let name = |seconds: &u16| match seconds {
        0 => language.say("setup-clock-none"),
        seconds => say!(language, "setup-clock-seconds", seconds = i64::from(*seconds)),
    };
    let names: Vec<String> = CLOCKS.iter().map(name).collect();
    let options: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut at = CLOCKS.iter().position(|seconds| seconds == clock).unwrap_or(0);
    kit::words(ui, &label, Type::Body);
    ui.add(kit::choice(&label, &mut at, &options));
    *clock = CLOCKS.get(at).copied().unwrap_or(0);
    kit::words(ui, &language.say("setup-clock-help"), Type::Second);
}

/// How many sit down, where that can be chosen.
fn chairs(ui: &mut egui::Ui, language: &Language, form: &mut Form) {
    let (few, many) = form.setup.chair_range();
    if few == many {
        return;
    }
    let mut count = form.chairs.len() as u16;
    let label = language.say("setup-chairs");
    let range = few as u16..=many as u16;
    if ui.add(kit::slider(&mut count, range, &label).unit("").step(1)).changed() {
        let strength = form.chairs.iter().rev().find(|chair| !chair.person);
        let strength = strength.map_or_else(Strength::default, |chair| chair.strength);
        let person = form.chairs.iter().all(|chair| chair.person);
        form.chairs.resize(count.into(), Chair { person, name: String::new(), strength });
        form.setup.set_chairs(count.into());
    }
}

/// Classic, the eight modes, House Rules and one's own; says whether all cards are asked for.
fn pick_mode(ui: &mut egui::Ui, language: &Language, shelf: &Shelf, setup: &mut AnySetup) -> bool {
    let mut offered = workshop::offered(shelf);
    let number = workshop::number(setup);
    let known = offered.iter().position(|other| workshop::number(other) == number);
    let before = known.unwrap_or_else(|| {
        offered.push(setup.clone());
        offered.len() - 1
    });
    let names: Vec<String> = offered.iter().map(|setup| workshop::title(language, setup)).collect();
    let options: Vec<&str> = names.iter().map(String::as_str).collect();
    let label = language.say("setup-mode");
    let mut at = before;
    kit::words(ui, &label, Type::Section);
    ui.add(kit::choice(&label, &mut at, &options));
    if at != before
        && let Some(chosen) = offered.into_iter().nth(at)
    {
        *setup = chosen;
    }
    match setup {
        AnySetup::Classic(_) => {
            kit::words(ui, &language.say("setup-mode-classic-text"), Type::Second);
        }
        setup => setup.card(ui, language),
    }
    ui.add(kit::Stock::new(&language.say("modes-choose"))).clicked()
}

/// One of a few settings, for this match only.
fn pick<T: Copy + PartialEq>(
    ui: &mut egui::Ui,
    language: &Language,
    setting: &str,
    all: &[T],
    chosen: &mut T,
    word: impl Fn(T) -> &'static str,
) {
    let label = language.say(&format!("settings-{setting}"));
    let say = |choice: &T| language.say(&format!("settings-{setting}-{}", word(*choice)));
    let names: Vec<String> = all.iter().map(say).collect();
    let options: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut at = all.iter().position(|choice| choice == chosen).unwrap_or(0);
    kit::words(ui, &label, Type::Body);
    ui.add(kit::choice(&label, &mut at, &options));
    *chosen = all.get(at).copied().unwrap_or(*chosen);
}

fn seat(
    ui: &mut egui::Ui,
    language: &Language,
    number: usize,
    chair: &mut Chair,
    offered: &[Strength],
    place: GameTable,
) {
    let title = say!(language, "setup-seat", number = number as i64 + 1);
    kit::section(ui, Some(number + 1), &title);
    let person = if number == 0 { "setup-seat-you" } else { "setup-seat-friend" };
    let kinds = [language.say(person), language.say("setup-seat-evil")];
    let mut kind = usize::from(!chair.person);
    ui.add(kit::choice(&title, &mut kind, &kinds.each_ref().map(String::as_str)));
    chair.person = kind == 0;
    if chair.person {
        let label = format!("{title} · {}", language.say("setup-name"));
        let usual = name_of(language, number, chair);
        let field = kit::field(&mut chair.name, &label).hint(&usual);
        ui.add(field.longest(Settings::LONGEST_NAME));
        return;
    }
    let names: Vec<String> = offered
        .iter()
        .map(|strength| language.say(&format!("strength-{}", strength.word())))
        .collect();
    let options: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut at = offered.iter().position(|strength| *strength == chair.strength).unwrap_or(0);
    let label = format!("{title} · {}", language.say("setup-strength"));
    ui.add(kit::choice(&label, &mut at, &options));
    chair.strength = offered.get(at).copied().unwrap_or_default();
    let text = format!("strength-{}-text", chair.strength.word());
    kit::words(ui, &language.say(&text), Type::Second);
    let knows = knows(language, chair.strength, place);
    kit::words(ui, &knows, Type::SecondStrong);
}

/// What Evil knows at this place, and what Nightmare has that nobody else has.
fn knows(language: &Language, strength: Strength, place: GameTable) -> String {
    let usual = match strength {
        Strength::Nightmare => "strength-knows-nightmare",
        _ => "strength-knows-same",
    };
    let place = place.word();
    let own = [format!("{usual}-{place}"), format!("strength-knows-{place}")];
    let own = own.iter().find(|key| language.knows(key));
    language.say(own.map_or(usual, String::as_str))
}

/// How whoever sits here is called.
fn name_of(language: &Language, number: usize, chair: &Chair) -> String {
    let evil = language.say("seat-evil");
    // There is one Evil here, and nobody else is called so.
    let own = Some(chair.name.trim()).filter(|name| name.to_lowercase() != evil.to_lowercase());
    match (chair.person, own.unwrap_or_default(), number) {
        (false, ..) => evil,
        (true, "", 0) => language.say("seat-you"),
        (true, "", _) => say!(language, "seat-player", number = number as i64 + 1),
        (true, name, _) => name.to_owned(),
    }
}

/// A row of the game's own description.
pub fn turn<S>(
    ui: &mut egui::Ui,
    language: &Language,
    knob: &SetupOption<S>,
    setup: &mut S,
    names: &[String],
) {
    let label = language.say(&format!("setup-{}", knob.word));
    match knob.turning {
        OptionKind::Number { range, get, set } => {
            let mut value = get(setup);
            let slider = kit::slider(&mut value, range.0..=range.1, &label).unit("").step(1);
            if ui.add(slider).changed() {
                set(setup, value);
            }
        }
        OptionKind::Switch { get, set } => {
            let mut on = get(setup);
            if ui.add(kit::toggle(&mut on, &label)).changed() {
                set(setup, on);
            }
        }
        OptionKind::Who { get, set } => {
            let options: Vec<&str> = names.iter().map(String::as_str).collect();
            let mut at = get(setup).index();
            kit::words(ui, &label, Type::Body);
            if ui.add(kit::choice(&label, &mut at, &options)).changed()
                && let Some(seat) = Seat::all(names.len()).nth(at)
            {
                set(setup, seat);
            }
        }
    }
    let help = format!("setup-{}-help", knob.word);
    if language.knows(&help) {
        kit::words(ui, &language.say(&help), Type::Second);
    }
}

fn buttons(
    ui: &mut egui::Ui,
    language: &Language,
    settings: &Settings,
    form: &mut Form,
    fresh: bool,
) -> Option<TableOrder> {
    let order = form.order();
    let wrong = language.say("setup-seed-bad");
    let mut dealt = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(10.0);
        let deal = language.say("setup-start");
        let reason = order.is_err().then_some(wrong.as_str());
        let response = ui.add(kit::Plate::new(&deal).disabled_if(reason));
        if fresh {
            response.request_focus();
        }
        if response.clicked() {
            dealt = order.clone().ok();
        }
        if ui.add(kit::Stock::new(&language.say("setup-defaults"))).clicked() {
            let order = TableOrder::at(form.setup.place(), Company::Friends, settings);
            let mut chairs = std::mem::take(&mut form.chairs);
            chairs.truncate(order.setup.chairs());
            let fresh = Form::new(order, settings);
            chairs.extend(fresh.chairs.iter().skip(chairs.len()).cloned());
            *form = Form { chairs, ..fresh };
        }
        let copy = if form.copied { "button-copied" } else { "codes-share-table" };
        if ui.add(kit::Stock::new(&language.say(copy))).clicked() {
            ui.ctx().copy_text(form.setup.code());
            form.copied = true;
        }
    });
    dealt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_nothing_a_number_or_a_code() {
        assert_eq!(read_seed("  "), Ok(None));
        assert_eq!(read_seed(" 42 "), Ok(Some(42)));
        assert_eq!(read_seed(&code::write_seed(7)), Ok(Some(7)));
        assert_eq!(read_seed("seven"), Err(()));
    }

    #[test]
    fn the_form_says_who_sits_where_and_what_the_host_fixed() {
        let settings = Settings::default();
        let order = TableOrder::at(GameTable::Duel, Company::Friends, &settings);
        let mut form = Form::new(order, &settings);
        form.chairs[0].name = " Mei ".into();
        form.strict = true;
        let setup = game_rules::duel::classic::Setup { hp: (4, 4), ..Default::default() };
        form.setup = AnySetup::Classic(setup);
        let order = form.order().unwrap();
        assert_eq!(order.players[0], Player::Human("Mei".into()));
        assert_eq!((order.setup, order.house.strict), (AnySetup::Classic(setup), true));
        assert_eq!(order.house.inspect, Some(settings.inspect));
        form.chairs[1] =
            Chair { person: false, name: String::new(), strength: Strength::Nightmare };
        let order = form.order().unwrap();
        assert_eq!(order.players[1], Player::Evil("nightmare".into()));
        assert_eq!(order.house.curtain, None, "one person needs no curtain");
        assert_eq!(form.lone_opponent(), Some(Strength::Nightmare));
        form.seed = "soup".into();
        assert!(form.order().is_err());
    }

    /// Whoever takes Evil's name is still somebody a team has to be hidden from.
    #[test]
    fn a_friend_who_is_called_evil_is_not_taken_for_it() {
        let language = Language::new(crate::app::language::Lang::English);
        let chair =
            |person, name: &str| Chair { person, name: name.into(), strength: Strength::default() };
        assert_eq!(name_of(&language, 1, &chair(false, "")), "Evil");
        assert_eq!(name_of(&language, 1, &chair(true, " evil ")), "Player 2");
        assert_eq!(name_of(&language, 1, &chair(true, "Evelyn")), "Evelyn");
    }
}
