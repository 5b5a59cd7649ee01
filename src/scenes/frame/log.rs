//! What has happened (ux 2.0.5): a line for each event these eyes were told of, turn by turn. A line
//! that is pressed shows its moment on the stage; the next key returns.

use std::collections::BTreeSet;

use bevy_egui::egui;
use game_rules::game::{Seat, Turn};

use super::{Outbox, Panels, mention::named};
use crate::{
    app::language::Language,
    art::sprites::shell::ui::icon,
    history::Topic,
    kit::{self, Type},
    say,
    scenes::scene::Scene,
    table::{Intent, Strength, StrengthChange, TableView},
};

/// Which lines are wanted, and which turns are folded away.
#[derive(Default, Debug)]
pub struct Reader {
    filter: Filter,
    shut: BTreeSet<usize>,
    copied: Option<usize>,
    /// After how many decisions and lines the newest one was scrolled to.
    followed: Option<(usize, usize)>,
    /// For how many frames the newest line has been out of sight.
    sought: u8,
}

#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
enum Filter {
    #[default]
    All,
    Mine,
    Topic(Topic),
}

impl Filter {
    const ALL: [Filter; 4] =
        [Filter::All, Filter::Mine, Filter::Topic(Topic::Damage), Filter::Topic(Topic::Secret)];

    const fn key(self) -> &'static str {
        match self {
            Filter::All => "log-filter-all",
            Filter::Mine => "log-filter-mine",
            Filter::Topic(Topic::Secret) => "log-filter-secrets",
            Filter::Topic(_) => "log-filter-damage",
        }
    }

    fn takes(self, line: &LogLine, own: Option<Seat>) -> bool {
        match self {
            Filter::All => true,
            Filter::Mine => line.seat.is_some() && line.seat == own,
            Filter::Topic(topic) => line.topic == topic,
        }
    }
}

/// A line of the log.
#[derive(Debug)]
struct LogLine {
    text: String,
    seat: Option<Seat>,
    topic: Topic,
    struck: bool,
    /// The decisions after which it had happened.
    ply: usize,
}

/// The lines of one turn; those before the first turn have no head.
#[derive(Debug, Default)]
struct Chapter {
    seat: Option<Seat>,
    lines: Vec<LogLine>,
}

/// All lines, turn by turn.
fn chapters<G: Scene>(panels: &Panels<G>, shown: &TableView<G>) -> Vec<Chapter> {
    let language = &panels.language;
    let mut chapters = vec![Chapter::default()];
    let mut ply = 0;
    let events: Vec<G::Event> =
        shown.log.iter().flat_map(|told| told.events.iter().cloned()).collect();
    let players = panels.table.players();
    let place = (panels.table.setup(), &shown.view);
    let mut texts = G::lines(language, place, &events, shown.eyes, players).into_iter();
    let mut changes = panels.table.changes().iter().filter(|change| change.ply <= shown.ply);
    let mut changed = changes.next();
    for told in &shown.log {
        while let Some(change) = changed.filter(|change| told.seat.is_some() && change.ply <= ply) {
            tell_change(language, *change, &mut chapters);
            changed = changes.next();
        }
        ply += usize::from(told.seat.is_some() && !told.struck);
        if let (Some(seat), Some(chapter)) = (told.seat, chapters.last_mut()) {
            // Whose turn it is shows in who decides first.
            chapter.seat.get_or_insert(seat);
        }
        for event in &told.events {
            if G::begins_turn(event) {
                chapters.push(Chapter::default());
            }
            let text = texts.next().flatten();
            let (Some(text), Some(chapter)) = (text, chapters.last_mut()) else { continue };
            let text = match told.struck {
                true => language.noted(&text, &language.say("log-undone")),
                false => text,
            };
            let seat = G::subject(event, told.seat);
            let (topic, struck) = (G::topic(event), told.struck);
            chapter.lines.push(LogLine { text, seat, topic, struck, ply });
        }
    }
    for change in changed.into_iter().chain(changes) {
        tell_change(language, *change, &mut chapters);
    }
    if let (Some(last), Turn::One(seat)) = (chapters.last_mut(), shown.turn) {
        last.seat.get_or_insert(seat);
    }
    chapters
}

/// Evil plays otherwise from here on.
fn tell_change(
    language: &Language,
    StrengthChange { ply, strength }: StrengthChange,
    chapters: &mut [Chapter],
) {
    let strength = language.say(&format!("strength-{}", strength.word()));
    let text = say!(language, "log-strength", strength = strength);
    if let Some(chapter) = chapters.last_mut() {
        let (seat, topic, struck) = (None, Topic::Other, false);
        chapter.lines.push(LogLine { text, seat, topic, struck, ply });
    }
}

/// How strong Evil plays, where that may be changed.
fn strength<G: Scene>(ui: &mut egui::Ui, panels: &Panels<G>, out: &mut Outbox<G>) {
    let Some((now, offered)) = panels.table.changeable() else { return };
    let language = &panels.language;
    let name = |strength: &Strength| language.say(&format!("strength-{}", strength.word()));
    let names: Vec<String> = offered.iter().map(name).collect();
    let options: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut at = offered.iter().position(|strength| *strength == now).unwrap_or(0);
    let label = language.say("log-evil-plays");
    kit::words(ui, &label, Type::Second);
    ui.add(kit::choice(&label, &mut at, &options));
    ui.add_space(6.0);
    if let Some(chosen) = offered.get(at).filter(|chosen| **chosen != now) {
        out.wishes.write(Intent::Strength(*chosen));
    }
}

pub(super) fn draw<G: Scene>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    reader: &mut Reader,
    out: &mut Outbox<G>,
) {
    let language = &panels.language;
    let chapters = chapters(panels, shown);
    let all = || chapters.iter().flat_map(|chapter| &chapter.lines);
    if all().next().is_none() {
        kit::words(ui, &language.say("log-empty"), Type::Second);
        return;
    }
    let own = match shown.eyes {
        game_rules::game::Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    if panels.table.previews().is_some() {
        let now = language.say("log-now");
        if ui.add(kit::Plate::new(&now)).clicked() {
            out.wishes.write(Intent::Preview(None));
        }
    }
    strength(ui, panels, out);
    tools(ui, language, reader, &|filter| all().any(|line| filter.takes(line, own)), &|| {
        text(panels, &chapters, shown)
    });
    for (number, chapter) in chapters.iter().enumerate() {
        let lines = chapter.lines.iter().filter(|line| reader.filter.takes(line, own));
        let lines: Vec<&LogLine> = lines.collect();
        if lines.is_empty() {
            continue;
        }
        let shut = reader.shut.contains(&number);
        if number > 0 {
            let head = head(panels, number, chapter.seat);
            let mark = if shut { "+" } else { "–" };
            let head = format!("{mark} {head}");
            let mut row = kit::log_row(&head).current(true);
            if let Some(seat) = chapter.seat.filter(|_| !G::ROUNDS) {
                row = row.seat(G::emblem(panels.table.players(), seat));
            }
            if ui.push_id(("head", number), |ui| ui.add(row)).inner.clicked() {
                if shut {
                    reader.shut.remove(&number);
                } else {
                    reader.shut.insert(number);
                }
            }
        }
        for (index, line) in lines.iter().enumerate().filter(|_| !shut) {
            let mut row = kit::log_row(&line.text).alternate(index % 2 == 1).struck(line.struck);
            if let Some(seat) = line.seat {
                row = row.seat(G::emblem(panels.table.players(), seat));
            }
            let row = ui.push_id((number, index), |ui| ui.add(row)).inner;
            explain(&row, panels, shown, &line.text);
            if row.clicked() {
                out.wishes.write(Intent::Preview(Some(line.ply)));
            }
        }
    }
    let now = (shown.ply, all().count());
    if reader.followed != Some(now) && panels.table.previews().is_none() {
        ui.scroll_to_cursor_animation(
            Some(egui::Align::BOTTOM),
            egui::style::ScrollAnimation::none(),
        );
        // Lines that come while something is shown take a few frames to be laid out.
        let end = ui.cursor().top() - ui.spacing().item_spacing.y;
        if end <= ui.clip_rect().bottom() + 1.0 || reader.sought > 8 {
            (reader.followed, reader.sought) = (Some(now), 0);
        } else {
            reader.sought += 1;
            ui.ctx().request_repaint();
        }
    }
}

/// What the names in a line mean: the same as the things themselves say, and how people stand.
fn explain<G: Scene>(row: &egui::Response, panels: &Panels<G>, shown: &TableView<G>, line: &str) {
    if !row.hovered() && !row.has_focus() {
        return;
    }
    let language = &panels.language;
    let people = Seat::all(panels.table.players().len()).map(|seat| {
        let who = panels.who(shown, seat);
        let name = say!(language, "actor", who = who.word, name = who.name);
        (name, G::standing(language, &shown.view, seat))
    });
    let known = G::glossary(language, &shown.view).into_iter().chain(people).collect();
    let named = named(line, known);
    if !named.is_empty() {
        kit::glosses(row, &named);
    }
}

/// The head of a turn.
fn head<G: Scene>(panels: &Panels<G>, number: usize, seat: Option<Seat>) -> String {
    let language = &panels.language;
    if G::ROUNDS {
        return say!(language, "log-head-round", table = G::WORD, round = number as i64);
    }
    let player = seat.and_then(|seat| Some((panels.table.players().get(seat.index())?, seat)));
    let name = player.map(|(player, seat)| player.shown(language, seat)).unwrap_or_default();
    say!(language, "log-head-turn", table = G::WORD, turn = number as i64, name = name)
}

/// What is shown of it, and taking it along.
fn tools(
    ui: &mut egui::Ui,
    language: &Language,
    reader: &mut Reader,
    any: &dyn Fn(Filter) -> bool,
    text: &dyn Fn() -> String,
) {
    let filters: Vec<Filter> = Filter::ALL
        .into_iter()
        .filter(|filter| *filter == Filter::All || *filter == reader.filter || any(*filter))
        .collect();
    if filters.len() > 1 {
        let names: Vec<String> = filters.iter().map(|filter| language.say(filter.key())).collect();
        let options: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut at = filters.iter().position(|filter| *filter == reader.filter).unwrap_or(0);
        ui.add(kit::choice(&language.say("log-filter"), &mut at, &options));
        reader.filter = filters.get(at).copied().unwrap_or_default();
    }
    ui.add_space(6.0);
    let text = text();
    let key = if reader.copied == Some(text.len()) { "log-copied" } else { "log-copy" };
    if ui.add(kit::Stock::new(&language.say(key)).icon(icon::COPY)).clicked() {
        reader.copied = Some(text.len());
        ui.ctx().copy_text(text);
    }
    ui.add_space(4.0);
}

/// The log as text: everything these eyes were told.
fn text<G: Scene>(panels: &Panels<G>, chapters: &[Chapter], shown: &TableView<G>) -> String {
    let mut text = G::place(&panels.language, &shown.view);
    for (number, chapter) in chapters.iter().enumerate() {
        if number > 0 && !chapter.lines.is_empty() {
            text += &format!("\n\n{}", head(panels, number, chapter.seat));
        }
        for line in &chapter.lines {
            text += &format!("\n  {}", line.text);
        }
    }
    text + "\n"
}
