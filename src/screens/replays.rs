//! The list of stored matches (ux 2.0.5): what each was, and what can be done with it.

use std::{collections::VecDeque, path::PathBuf, time::Instant};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{
    page,
    watching::{Source, Watch},
};
use crate::{
    Screen,
    app::{
        folders::Folders,
        idle::Motion,
        keys::{KeyAction, Pressed},
        language::Language,
        notice::Notices,
        storage::Unsaved,
    },
    art::sprites::shell::ui::icon,
    history::{
        ago, now,
        replays::{self, Entry, ReplayOutcome, Summary},
    },
    kit::{self, Tone, Type},
    say,
    scenes::frame::notice,
};

/// The stored matches as far as they have been read.
#[derive(Resource, Debug, Default)]
pub struct Shelf {
    waiting: VecDeque<PathBuf>,
    entries: Vec<Entry>,
    selected: usize,
    page: usize,
    deleting: bool,
    copied: bool,
    fresh: bool,
}

/// Rows on one page of the list.
const ROWS: usize = 50;
/// Reading goes on in the next frame after so many seconds.
const GLANCE: f32 = 0.006;

/// The list.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(OnEnter(Screen::Replays), look)
        .add_systems(Update, (read_on.run_if(in_state(Screen::Replays)), keys))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Replays)));
}

/// Takes the list from the folder; a selection that is still there stays.
fn look(mut shelf: ResMut<Shelf>, folders: Res<Folders>) {
    let (selected, page) = (shelf.selected, shelf.page);
    let waiting = replays::list(&folders.replays()).into();
    *shelf = Shelf { waiting, selected, page, fresh: true, ..Shelf::default() };
}

/// Reads the files a few at a time, so that a full shelf opens at once.
fn read_on(mut shelf: ResMut<Shelf>, mut motion: ResMut<Motion>) {
    if shelf.waiting.is_empty() {
        return;
    }
    motion.go_on();
    let began = Instant::now();
    while let Some(file) = shelf.waiting.pop_front() {
        shelf.entries.push(replays::read(&file));
        if began.elapsed().as_secs_f32() > GLANCE {
            break;
        }
    }
}

fn keys(
    mut pressed: MessageReader<Pressed>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    // What was pressed elsewhere is not for this page.
    if *screen.get() != Screen::Replays {
        pressed.clear();
        return;
    }
    if pressed.read().any(|press| press.action == KeyAction::Back && !press.repeat) {
        next.set(Screen::Parlor);
    }
}

/// What is asked for on this page.
enum Ask {
    Watch,
    Copy,
    Star(bool),
}

fn draw(
    mut contexts: EguiContexts,
    language: Res<Language>,
    mut shelf: ResMut<Shelf>,
    mut notices: ResMut<Notices>,
    mut watch: MessageWriter<Watch>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let title = language.say("replays-title");
    let shelf = &mut *shelf;
    shelf.selected = shelf.selected.min(shelf.entries.len().saturating_sub(1));
    let mut ask = None;
    let back = page::page(&ctx, &language, &title, |ui| {
        ask = if page::is_wide(ui) {
            columns(ui, &language, shelf)
        } else {
            stack(ui, &language, shelf)
        };
    });
    if back {
        next.set(Screen::Parlor);
    }
    if let Some(entry) = shelf.entries.get_mut(shelf.selected) {
        match ask {
            Some(Ask::Watch) => {
                let source = Source::File(entry.file.clone());
                watch.write(Watch { source, from: Screen::Replays });
            }
            Some(Ask::Copy) => match replays::open(&entry.file) {
                Ok(table) => {
                    ctx.copy_text(table.code());
                    shelf.copied = true;
                }
                Err(fault) => notices.add(fault.say(&language)),
            },
            Some(Ask::Star(starred)) => match replays::star(&entry.file, starred) {
                Ok(file) => (entry.file, entry.starred) = (file, starred),
                Err(cause) => {
                    let unsaved = Unsaved { file: entry.file.clone(), cause, text: None };
                    notices.add(unsaved.say(&language));
                }
            },
            None => {}
        }
    }
    delete(&ctx, &language, shelf, &mut notices);
    notice(&ctx, &language, &mut notices);
    Ok(())
}

fn delete(ctx: &egui::Context, language: &Language, shelf: &mut Shelf, notices: &mut Notices) {
    if !shelf.deleting {
        return;
    }
    let words = ["replays-delete-title", "replays-delete-text", "button-keep", "button-delete"]
        .map(|key| language.say(key));
    match kit::dialog(&words[0], &words[1], &words[2]).act(&words[3]).show(ctx) {
        Some(kit::Answer::Act) => {
            shelf.deleting = false;
            let Some(entry) = shelf.entries.get(shelf.selected) else { return };
            match std::fs::remove_file(&entry.file) {
                Ok(()) => {
                    shelf.entries.remove(shelf.selected);
                    shelf.fresh = true;
                }
                Err(cause) => {
                    let unsaved = Unsaved { file: entry.file.clone(), cause, text: None };
                    notices.add(unsaved.say(language));
                }
            }
        }
        Some(kit::Answer::Safe) => shelf.deleting = false,
        None => {}
    }
}

fn columns(ui: &mut egui::Ui, language: &Language, shelf: &mut Shelf) -> Option<Ask> {
    let whole = ui.max_rect();
    let split = whole.left() + whole.width() * 0.58;
    let left = egui::Rect::from_min_max(whole.min, egui::pos2(split - 8.0, whole.bottom()));
    let right = egui::Rect::from_min_max(egui::pos2(split + 8.0, whole.top()), whole.max);
    let mut ask = None;
    page::sheet(ui, "list", left, kit::Sheet::Rail, |ui| ask = rows(ui, language, shelf));
    if !shelf.entries.is_empty() {
        page::sheet(ui, "match", right, kit::Sheet::RuledLit, |ui| {
            ask = details(ui, language, shelf).or(ask.take());
        });
    }
    ask
}

fn stack(ui: &mut egui::Ui, language: &Language, shelf: &mut Shelf) -> Option<Ask> {
    let mut ask = None;
    kit::scroll(ui, "stack", |ui| {
        if !shelf.entries.is_empty() {
            kit::panel(ui, kit::Sheet::RuledLit, |ui| {
                ui.set_width(ui.available_width());
                ask = details(ui, language, shelf);
            });
            ui.add_space(12.0);
        }
        kit::panel(ui, kit::Sheet::Rail, |ui| {
            ui.set_width(ui.available_width());
            ask = rows(ui, language, shelf).or(ask.take());
        });
    });
    ask
}

/// One row for each match; a second press on the chosen one opens it.
fn rows(ui: &mut egui::Ui, language: &Language, shelf: &mut Shelf) -> Option<Ask> {
    if shelf.entries.is_empty() {
        let key = if shelf.waiting.is_empty() { "replays-empty" } else { "replays-reading" };
        kit::words(ui, &language.say(key), Type::Body);
        return None;
    }
    let mut ask = None;
    let time = now();
    let pages = shelf.entries.len().div_ceil(ROWS);
    shelf.page = shelf.page.min(pages - 1);
    ui.spacing_mut().item_spacing.y = 2.0;
    let first = shelf.page * ROWS;
    for number in first..(first + ROWS).min(shelf.entries.len()) {
        let entry = &shelf.entries[number];
        let (text, tone, verdict) = row_words(language, entry, time);
        let chosen = number == shelf.selected;
        let mut row = kit::log_row(&text).current(chosen).alternate(number % 2 == 1);
        if !verdict.is_empty() {
            row = row.delta(tone, &verdict);
        }
        let response = ui.push_id(number, |ui| ui.add(row)).inner;
        if chosen && shelf.fresh {
            response.request_focus();
            shelf.fresh = false;
        }
        if response.clicked() && chosen && entry.summary.is_ok() {
            ask = Some(Ask::Watch);
        } else if (response.clicked() || response.has_focus()) && !chosen {
            (shelf.selected, shelf.copied) = (number, false);
        }
    }
    if pages > 1 {
        ui.add_space(6.0);
        kit::row(ui, |ui| {
            let turn = |ui: &mut egui::Ui, key: &str, open: bool| {
                let label = language.say(key);
                let end = language.say("replays-page-end");
                let reason = (!open).then_some(end.as_str());
                ui.add(kit::Stock::new(&label).disabled_if(reason)).clicked()
            };
            if turn(ui, "button-previous", shelf.page > 0) {
                shelf.page -= 1;
            }
            if turn(ui, "button-next", shelf.page + 1 < pages) {
                shelf.page += 1;
            }
        });
    }
    ask
}

fn row_words(language: &Language, entry: &Entry, time: u64) -> (String, Tone, String) {
    let when = ago(language, entry.when, time);
    match &entry.summary {
        Ok(summary) => {
            let tone = match summary.verdict() {
                ReplayOutcome::Won => Tone::Good,
                ReplayOutcome::Lost => Tone::Bad,
                _ => Tone::Plain,
            };
            let text = format!(
                "{}\n{} · {when} · {}",
                summary.say_title(language),
                summary.say_players(language),
                length(language, summary)
            );
            (text, tone, summary.say_verdict(language))
        }
        Err(fault) => {
            let name = entry.file.file_name().unwrap_or_default().to_string_lossy();
            (format!("{name} · {when}\n{}", fault.say(language)), Tone::Plain, String::new())
        }
    }
}

fn length(language: &Language, summary: &Summary) -> String {
    say!(language, "count-decisions", count = summary.length as i64)
}

/// The chosen match and what can be done with it. Where it stands above the list, it has the focus
/// first.
fn details(ui: &mut egui::Ui, language: &Language, shelf: &mut Shelf) -> Option<Ask> {
    let entry = shelf.entries.get(shelf.selected)?;
    let mut ask = None;
    ui.spacing_mut().item_spacing.y = 8.0;
    match &entry.summary {
        Ok(summary) => {
            kit::heading(ui, &summary.say_title(language));
            kit::words(ui, &summary.say_verdict(language), Type::Strong);
            kit::rule(ui);
            for (seat, player) in summary.players.iter().enumerate() {
                let seat_number = game_rules::game::Seat(seat as u8);
                kit::section(ui, Some(seat + 1), &player.shown(language, seat_number));
            }
            let time = ago(language, entry.when, now());
            kit::entry(ui, Some(icon::CLOCK), &time, "");
            kit::entry(ui, Some(icon::LOG), &length(language, summary), "");
            if summary.marks.hinted {
                kit::entry(ui, Some(icon::HINT), &language.say("result-with-hints"), "");
            }
            if summary.marks.played_on {
                kit::entry(ui, Some(icon::REPLAY), &language.say("replays-played-on"), "");
            }
        }
        Err(fault) => {
            kit::heading(ui, &language.say("replays-unreadable"));
            kit::words(ui, &fault.say(language), Type::Body);
            kit::words(ui, &entry.file.display().to_string(), Type::Second);
        }
    }
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(12.0);
        if entry.summary.is_ok() {
            let watch = ui.add(kit::Plate::new(&language.say("replays-watch")).icon(icon::PLAY));
            if std::mem::take(&mut shelf.fresh) {
                watch.request_focus();
            }
            if watch.clicked() {
                ask = Some(Ask::Watch);
            }
            let copy = if shelf.copied { "button-copied" } else { "replays-copy" };
            let copy = language.say(copy);
            if ui.add(kit::Stock::new(&copy).icon(icon::COPY)).clicked() {
                ask = Some(Ask::Copy);
            }
            let key = if entry.starred { "replays-unstar" } else { "replays-star" };
            let star = if entry.starred { icon::STAR_FULL } else { icon::STAR };
            let label = language.say(key);
            if ui.add(kit::Stock::new(&label).icon(star)).clicked() {
                ask = Some(Ask::Star(!entry.starred));
            }
        }
        if ui.add(kit::Wax::new(&language.say("button-delete")).icon(icon::TRASH)).clicked() {
            shelf.deleting = true;
        }
    });
    ask
}
