//! One box for every code (ux 2.0.5): it says what was pasted and offers what can be done with it.
//! A bad code says which part is wrong; what was typed stays.

use std::path::PathBuf;

use bevy::{prelude::*, window::FileDragAndDrop};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass, egui};
use game_rules::{
    arena::{self, Team, TeamCodeError},
    cards,
    code::{self, CodeError, Kind},
    duel::full::Mode,
    game::SetupError,
    table::AnyMatch,
    wager,
};

use super::{
    page,
    parlor::Hub,
    seating::{Company, SitDown},
    watching::{Source, Watch},
};
use crate::scenes::duel::workshop::{
    self,
    own_modes::{Own, Shelf},
};
use crate::{
    Screen,
    app::{
        cli::Arguments,
        folders::Folders,
        keys::{KeyAction, Pressed},
        language::{Language, Value},
        notice::Notices,
    },
    art::sprites::shell::ui::icon,
    history::replays::{self, Unreadable},
    kit::{self, Type},
    say,
    scenes::{AnySetup, arena::words::team_fault, frame::notice},
};

/// What a text stands for.
#[derive(Clone, Debug)]
pub enum Meaning {
    /// Nothing.
    Empty,
    /// A seed.
    Seed(u64),
    /// A table of one of the duels.
    Setup(Box<AnySetup>),
    /// A whole match.
    Match(Box<AnyMatch>),
    /// Something of a game that there is not.
    NoGame(String),
    /// A code with something wrong.
    Bad(CodeError),
    /// A team with something wrong.
    BadTeam(TeamCodeError),
    /// A set-up that nobody can play.
    BadSetup(Box<AnySetup>, SetupError),
    /// A file with something wrong.
    BadFile(Unreadable),
}

/// What a text stands for.
pub fn read(text: &str) -> Meaning {
    let text = text.trim();
    if text.is_empty() {
        return Meaning::Empty;
    }
    if let Ok(seed) = text.parse() {
        return Meaning::Seed(seed);
    }
    if text.starts_with('(') {
        return read_record("?", text);
    }
    // Teams have a short code of their own beside that of the house.
    if text.get(..4).is_some_and(|head| head.eq_ignore_ascii_case("PA1-")) {
        return read_team(text);
    }
    let meaning = match code::kind_of(text) {
        Err(fault) => Err(fault),
        Ok(Kind::Seed) => code::read_seed(text).map(Meaning::Seed),
        Ok(Kind::Setup) => read_setup(text),
        Ok(Kind::Record) => AnyMatch::from_code(text).map(|found| Meaning::Match(Box::new(found))),
        Ok(Kind::Pack) => read_pack(text),
        Ok(Kind::Deck) => read_deck(text),
        Ok(Kind::Team) => Ok(read_team(text)),
    };
    meaning.unwrap_or_else(Meaning::Bad)
}

fn table(setup: AnySetup) -> Meaning {
    match setup.fault() {
        None => Meaning::Setup(Box::new(setup)),
        Some(fault) => Meaning::BadSetup(Box::new(setup), fault),
    }
}

fn read_setup(text: &str) -> Result<Meaning, CodeError> {
    let Some(setup) = AnySetup::read(text)? else {
        return code::game_of(text).map(Meaning::NoGame);
    };
    Ok(table(setup))
}

/// A pack is an evening at the Wager that draws from it.
fn read_pack(text: &str) -> Result<Meaning, CodeError> {
    let pool = wager::packs::read_code(text)?;
    let setup = AnySetup::Wager(wager::Setup { pool, ..wager::Setup::default() });
    Ok(table(setup))
}

/// A deck is a table at which one's own side plays it.
fn read_deck(text: &str) -> Result<Meaning, CodeError> {
    let deck = code::read_deck::<cards::Cards, cards::Deck>(text)?;
    let usual = cards::Setup::default();
    let [_, other] = usual.decks;
    let setup = AnySetup::Cards(cards::Setup { decks: [deck, other], ..cards::Setup::default() });
    Ok(table(setup))
}

/// A team is a table of the Arena at which one's own side brings it.
fn read_team(text: &str) -> Meaning {
    let usual = arena::Setup::default();
    match Team::from_code(&usual.data(), text) {
        Ok(team) => {
            let [_, other] = usual.teams;
            let teams = [arena::Draft::Ids(team.ids()), other];
            Meaning::Setup(Box::new(AnySetup::Arena(arena::Setup { teams, ..usual })))
        }
        Err(fault) => Meaning::BadTeam(fault),
    }
}

fn read_record(name: &str, text: &str) -> Meaning {
    match AnyMatch::open(name, text) {
        Ok(found) => Meaning::Match(Box::new(found)),
        Err(fault) => Meaning::BadFile(Unreadable::Record(fault)),
    }
}

/// What is wrong with a code, in words: which part, and what.
pub fn say_fault(language: &Language, fault: &CodeError) -> String {
    let say = |key: &str, values: &[(&str, Value<'_>)]| language.say_with(key, values);
    match fault {
        CodeError::Parts(count) => say("code-bad-parts", &[("count", (*count as i64).into())]),
        CodeError::Family(found) => say("code-bad-family", &[("found", found.as_str().into())]),
        CodeError::Kind(found) => say("code-bad-kind", &[("found", found.as_str().into())]),
        CodeError::Newer { .. } => language.say("code-bad-newer"),
        CodeError::Letter { place, letter } => say(
            "code-bad-letter",
            &[("place", (*place as i64).into()), ("letter", letter.to_string().into())],
        ),
        CodeError::Checksum => language.say("code-bad-checksum"),
        CodeError::OtherKind { found, .. } => {
            say("code-bad-kind", &[("found", found.word().into())])
        }
        CodeError::OtherGame { found, .. } => {
            say("code-bad-game", &[("found", found.as_str().into())])
        }
        CodeError::OtherRules { found, wanted } => say(
            "code-bad-rules",
            &[("found", i64::from(*found).into()), ("wanted", i64::from(*wanted).into())],
        ),
        CodeError::Contents(cause) => say("code-bad-contents", &[("cause", cause.as_str().into())]),
    }
}

/// The box.
#[derive(Resource, Debug)]
pub struct Codes {
    /// What was typed or pasted.
    pub text: String,
    /// A file that was dropped, and what it is.
    dropped: Option<(PathBuf, Meaning)>,
    read: String,
    meaning: Meaning,
    fresh: bool,
}

impl Default for Codes {
    fn default() -> Codes {
        let (text, read) = (String::new(), String::new());
        Codes { text, dropped: None, read, meaning: Meaning::Empty, fresh: true }
    }
}

impl Codes {
    fn meaning(&mut self) -> &Meaning {
        if self.read != self.text {
            self.read.clone_from(&self.text);
            self.meaning = read(&self.text);
            self.dropped = None;
        }
        self.dropped.as_ref().map_or(&self.meaning, |(_, meaning)| meaning)
    }

    /// A file: a code goes into the box, a match beside it.
    fn drop_file(&mut self, file: PathBuf) {
        match replays::read_text(&file) {
            Ok(text) if text.trim_start().starts_with('(') => {
                let meaning = read_record(&file.display().to_string(), &text);
                self.dropped = Some((file, meaning));
            }
            Ok(text) => self.text = text.split_whitespace().collect::<Vec<_>>().join(" "),
            Err(why) => {
                let meaning = Meaning::BadFile(Unreadable::File(why.to_string()));
                self.dropped = Some((file, meaning));
            }
        }
    }
}

/// The page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Codes>()
        .add_systems(Startup, open_at_once)
        .add_systems(OnEnter(Screen::Codes), |mut codes: ResMut<Codes>| codes.fresh = true)
        .add_systems(Update, (drop_files, keys))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Codes)));
}

/// `--code CODE`.
fn open_at_once(
    arguments: Res<Arguments>,
    mut codes: ResMut<Codes>,
    mut next: ResMut<NextState<Screen>>,
) {
    if let Some(code) = &arguments.code {
        codes.text.clone_from(code);
        next.set(Screen::Codes);
    }
}

/// Files may be dropped anywhere but on a running match.
fn drop_files(
    mut drops: MessageReader<FileDragAndDrop>,
    screen: Res<State<Screen>>,
    mut codes: ResMut<Codes>,
    mut next: ResMut<NextState<Screen>>,
) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop
            && *screen.get() != Screen::Match
        {
            codes.drop_file(path_buf.clone());
            NextState::set_if_neq(&mut next, Screen::Codes);
        }
    }
}

fn keys(
    mut pressed: MessageReader<Pressed>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    // What was pressed elsewhere is not for this page.
    if *screen.get() != Screen::Codes {
        pressed.clear();
        return;
    }
    if pressed.read().any(|press| press.action == KeyAction::Back && !press.repeat) {
        next.set(Screen::Parlor);
    }
}

/// What a page with a good code asks for.
#[derive(bevy::ecs::system::SystemParam)]
struct Outbox<'w> {
    sit_down: MessageWriter<'w, SitDown>,
    watch: MessageWriter<'w, Watch>,
    next: ResMut<'w, NextState<Screen>>,
    folders: Res<'w, Folders>,
    shelf: ResMut<'w, Shelf>,
}

impl Outbox<'_> {
    /// A mode of somebody's own can be kept; another one with its number keeps that.
    fn keep_mode(
        &mut self,
        ui: &mut egui::Ui,
        language: &Language,
        mode: &Mode,
        notices: &mut Notices,
    ) {
        let id = match self.shelf.find(mode.id) {
            Some(_) => self.shelf.free_id(),
            None => mode.id,
        };
        let same = |own: &Own| Mode { id, ..own.mode.clone() } == Mode { id, ..mode.clone() };
        let kept = self.shelf.modes.iter().any(same).then(|| language.say("modes-kept"));
        let label = language.say("modes-keep-code");
        if ui.add(kit::Stock::new(&label).disabled_if(kept.as_deref())).clicked() {
            let folder = workshop::own_modes::folder(&self.folders);
            match Shelf::keep(&folder, None, &Mode { id, ..mode.clone() }) {
                Ok(_) => *self.shelf = Shelf::read(&folder),
                Err(fault) => notices.add(fault.say(language)),
            }
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    language: Res<Language>,
    hub: Res<Hub>,
    mut clipboard: ResMut<EguiClipboard>,
    mut codes: ResMut<Codes>,
    mut notices: ResMut<Notices>,
    mut out: Outbox,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let title = language.say("codes-title");
    let codes = &mut *codes;
    let back = page::page(&ctx, &language, &title, |ui| {
        kit::scroll(ui, "codes", |ui| {
            let wide = kit::Kit::of(ui.ctx()).scaled(820.0).min(ui.available_width());
            let side = (ui.available_width() - wide) / 2.0;
            ui.horizontal(|ui| {
                ui.add_space(side);
                ui.vertical(|ui| {
                    ui.set_width(wide);
                    kit::panel(ui, kit::Sheet::RuledLit, |ui| {
                        ui.set_width(ui.available_width());
                        input(ui, &language, &mut clipboard, codes, &mut notices);
                        ui.add_space(8.0);
                        kit::rule(ui);
                        answer(ui, &language, &hub, codes, &mut out, &mut notices);
                    });
                });
            });
        });
    });
    if back {
        out.next.set(Screen::Parlor);
    }
    notice(&ctx, &language, &mut notices);
    Ok(())
}

fn input(
    ui: &mut egui::Ui,
    language: &Language,
    clipboard: &mut EguiClipboard,
    codes: &mut Codes,
    notices: &mut Notices,
) {
    kit::heading(ui, &language.say("codes-title"));
    kit::words(ui, &language.say("codes-text"), Type::Body);
    ui.add_space(4.0);
    let (label, hint) = (language.say("codes-field"), language.say("codes-example"));
    let response = ui.add(kit::field(&mut codes.text, &label).hint(&hint));
    if std::mem::take(&mut codes.fresh) {
        response.request_focus();
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(12.0);
        if ui.add(kit::Stock::new(&language.say("button-paste")).icon(icon::PASTE)).clicked() {
            match clipboard.get_text().filter(|text| !text.trim().is_empty()) {
                Some(text) => codes.text = text.trim().to_owned(),
                None => notices.add(language.say("error-clipboard")),
            }
        }
        let empty = language.say("codes-empty");
        let reason = codes.text.is_empty().then_some(empty.as_str());
        let clear = language.say("codes-clear");
        let button = kit::Stock::new(&clear).icon(icon::CROSS).disabled_if(reason);
        if ui.add(button).clicked() {
            codes.text.clear();
            response.request_focus();
        }
    });
}

/// What it is, and what can be done with it.
fn answer(
    ui: &mut egui::Ui,
    language: &Language,
    hub: &Hub,
    codes: &mut Codes,
    out: &mut Outbox,
    notices: &mut Notices,
) {
    let file = codes.dropped.as_ref().map(|(file, _)| file.clone());
    let meaning = codes.meaning();
    if let Some(file) = file {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        kit::entry(ui, Some(icon::LOAD), &name, "");
    }
    let company = Company::Evil(hub.strength);
    match meaning {
        Meaning::Empty => {
            kit::words(ui, &language.say("codes-empty"), Type::Second);
        }
        Meaning::Seed(seed) => {
            kit::section(ui, None, &language.say("codes-kind-seed"));
            kit::words(ui, &seed.to_string(), Type::Number);
            kit::words(ui, &language.say("codes-seed-text"), Type::Body);
            if go(ui, language, "codes-use-seed") {
                out.sit_down
                    .write(SitDown { seed: Some(*seed), ..SitDown::at(hub.focus, company) });
            }
        }
        Meaning::Setup(setup) => {
            kit::section(ui, None, &language.say("codes-kind-table"));
            kit::words(ui, &language.say("codes-table-text"), Type::Body);
            setup.card(ui, language);
            if let Some(mode) = workshop::own(setup) {
                out.keep_mode(ui, language, mode, notices);
            }
            if go(ui, language, "codes-use-table") {
                out.sit_down.write(SitDown {
                    setup: Some((**setup).clone()),
                    ..SitDown::at(setup.place(), company)
                });
            }
        }
        Meaning::Match(found) => {
            let summary = replays::summary(found);
            kit::section(ui, None, &language.say("codes-kind-match"));
            kit::words(ui, &summary.say_title(language), Type::Body);
            kit::words(ui, &summary.say_players(language), Type::Body);
            kit::words(ui, &summary.say_verdict(language), Type::Strong);
            let moves = summary.length as i64;
            kit::words(ui, &say!(language, "codes-match-text", moves = moves), Type::Second);
            if go(ui, language, "codes-use-match") {
                let source = Source::Match((**found).clone());
                out.watch.write(Watch { source, from: Screen::Codes });
            }
        }
        Meaning::NoGame(game) => {
            wrong(ui, &say!(language, "error-game-unknown", game = game.as_str()));
        }
        Meaning::Bad(fault) => wrong(ui, &say_fault(language, fault)),
        Meaning::BadTeam(fault) => wrong(ui, &team_fault(language, fault)),
        Meaning::BadSetup(setup, fault) => {
            let cause = setup.say_fault(language, fault);
            wrong(ui, &say!(language, "error-setup", cause = cause));
        }
        Meaning::BadFile(fault) => wrong(ui, &fault.say(language)),
    }
}

fn go(ui: &mut egui::Ui, language: &Language, key: &str) -> bool {
    ui.add_space(6.0);
    ui.add(kit::Plate::new(&language.say(key))).clicked()
}

fn wrong(ui: &mut egui::Ui, sentence: &str) {
    let loss = kit::Kit::of(ui.ctx()).skin.loss;
    kit::coloured(ui, sentence, Type::Strong, loss);
}

#[cfg(test)]
#[path = "codes_tests.rs"]
mod tests;
