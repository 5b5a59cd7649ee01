//! The panels of the replay viewer (ux 2.0.5, 2.0.7): the bar along the bottom of the stage, the
//! seats to follow in the tray, the turns in the log, and the brass frame of those who see all.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use game_rules::game::{Seat, Viewer};

use super::{layout::Regions, watching::PlayOn, what_evil_knew};
use crate::{
    app::{
        keys::{Cap, KeyAction, Keys},
        language::Language,
        settings::Settings,
    },
    art::{
        palette::THEME,
        sprites::{
            Sprite, State, duel,
            shell::ui::{self as art, icon},
        },
    },
    history::{Highlight, Storied, profile},
    kit::{self, Kit, Type},
    say,
    scenes::Scene,
    table::{
        Table, TableView,
        viewer::{self, ReplayCommand, ReplayViewer, SPEEDS, scrub_id},
    },
};

/// The viewer and the books of one game.
pub fn plugin<G: Storied>(app: &mut App) {
    viewer::plugin::<G>(app);
    profile::book_matches::<G>(app);
    app.add_systems(
        EguiPrimaryContextPass,
        draw::<G>.run_if(resource_exists::<ReplayViewer>.and_then(resource_exists::<Table<G>>)),
    );
}

/// Everything the panels read.
#[derive(SystemParam)]
struct Sources<'w, G: Storied> {
    language: Res<'w, Language>,
    settings: Res<'w, Settings>,
    keys: Res<'w, Keys>,
    regions: Res<'w, Regions>,
    table: Res<'w, Table<G>>,
    shown: Option<Res<'w, TableView<G>>>,
}

impl<G: Storied> Sources<'_, G> {
    fn cap(&self, action: KeyAction) -> Option<Cap> {
        self.keys.cap(&self.settings.bindings, action, &self.language)
    }
}

fn draw<G: Storied>(
    mut contexts: EguiContexts,
    sources: Sources<G>,
    mut viewing: ResMut<ReplayViewer>,
    mut looks: MessageWriter<ReplayCommand>,
    mut play_on: MessageWriter<PlayOn>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut root = egui::Ui::new(
        ctx.clone(),
        "viewer".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.content_rect()),
    );
    if sources.table.eyes() == Viewer::Omniscient {
        let mut stage = to_egui(sources.regions.stage);
        // The top bar grows with its words, over the stage.
        stage.min.y = stage.min.y.max(Kit::of(&ctx).scaled(40.0));
        omniscient(&root, &sources.language, stage);
    }
    // The bar and the tray have the height they have: their words grow only so far.
    kit::at_scale(&ctx, Kit::of(&ctx).text_scale.min(LARGEST), || {
        bar(&mut root, &sources, &viewing, &mut looks);
        tray(&mut root, &sources, &mut viewing, &mut looks, &mut play_on);
    });
    if viewing.knew
        && let Some(game) = sources.table.finished()
        && what_evil_knew::show(&ctx, &sources.language, game, sources.table.players())
    {
        viewing.knew = false;
    }
    Ok(())
}

/// The largest text on the bar and in the tray.
const LARGEST: f32 = 1.35;

fn to_egui(area: Rect) -> egui::Rect {
    egui::Rect::from_min_max(egui::pos2(area.min.x, area.min.y), egui::pos2(area.max.x, area.max.y))
}

/// How large the sign of omniscience grows with the text.
const MOST_SIGN: f32 = 1.2;

/// A brass frame with hatched corners and a plate: nobody mistakes it for a seat.
fn omniscient(root: &egui::Ui, language: &Language, stage: egui::Rect) {
    let painter = root.painter().with_clip_rect(stage);
    let skin = Kit::of(root.ctx()).skin;
    let (edge, light) = (THEME.brass.old.egui(), skin.light_brass);
    let inside = egui::StrokeKind::Inside;
    painter.rect_stroke(stage, 0.0, egui::Stroke::new(6.0, skin.brass), inside);
    painter.rect_stroke(stage, 0.0, egui::Stroke::new(1.0, edge), inside);
    painter.rect_stroke(stage.shrink(1.5), 0.0, egui::Stroke::new(1.0, light), inside);
    painter.rect_stroke(stage.shrink(5.0), 0.0, egui::Stroke::new(1.0, edge), inside);
    const SIDE: f32 = 46.0;
    for (corner, x, y) in [
        (stage.left_top(), 1.0, 1.0),
        (stage.right_top(), -1.0, 1.0),
        (stage.left_bottom(), 1.0, -1.0),
        (stage.right_bottom(), -1.0, -1.0),
    ] {
        let at = |dx: f32, dy: f32| corner + egui::vec2(x * dx, y * dy);
        let triangle = vec![corner, at(SIDE, 0.0), at(0.0, SIDE)];
        let line = egui::Stroke::new(1.0, edge);
        painter.add(egui::Shape::convex_polygon(triangle, skin.brass, line));
        for step in 1..8 {
            let reach = SIDE * step as f32 / 8.0;
            painter.line_segment([at(reach, 0.0), at(0.0, reach)], egui::Stroke::new(1.5, edge));
        }
    }
    let words = language.say("omniscient-frame").to_uppercase();
    // A sign, not a text to read: larger, it would cover what is told on the stage.
    let scale = Kit::of(root.ctx()).text_scale.min(MOST_SIGN);
    let galley = kit::at_scale(root.ctx(), scale, || {
        let line = [(words.as_str(), Type::Section, skin.on_brass)];
        kit::text::lay(root, &line, f32::INFINITY, egui::Align::Center)
    });
    let size = egui::vec2(galley.size().x + 48.0, galley.size().y + 8.0);
    // Evil sits in the middle, and nothing covers its face.
    let left = stage.right() - SIDE - 12.0 - size.x;
    let plate = egui::Rect::from_min_size(egui::pos2(left, stage.top()), size);
    kit::paint::slice(&painter, plate, duel::NAME_PLATE, egui::Color32::WHITE);
    let top = kit::text::middle(&galley, plate.center().y);
    let at = egui::pos2(plate.center().x, top);
    kit::paint::engraved(&painter, at, galley, skin.on_brass, skin.engraving);
    let response = root.interact(plate, root.id().with("plate"), egui::Sense::hover());
    let label = language.say("omniscient-frame");
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, label.as_str()));
    kit::tip(&response, &label, &language.say("omniscient-text"), None);
}

/// The bar: from start to end, how fast, where, and whose truth.
fn bar<G: Storied>(
    root: &mut egui::Ui,
    sources: &Sources<G>,
    viewing: &ReplayViewer,
    looks: &mut MessageWriter<ReplayCommand>,
) {
    let language = &sources.language;
    let area = to_egui(sources.regions.bar);
    kit::paint::slice(root.painter(), area, kit::Sheet::Raised.sprite(), egui::Color32::WHITE);
    let mut ui = root.new_child(
        egui::UiBuilder::new()
            .id_salt("bar")
            .max_rect(area.shrink2(egui::vec2(10.0, 2.0)))
            .layout(egui::Layout::left_to_right(egui::Align::Center)),
    );
    ui.spacing_mut().item_spacing.x = 2.0;
    let playing = if viewing.playing { icon::PAUSE } else { icon::PLAY };
    let play_key = if viewing.playing { "replay-pause" } else { "replay-play" };
    let (at, length) = (sources.table.position(), sources.table.length());
    let begun = language.say("replay-at-start");
    let ended = language.say("replay-at-end");
    let start = (at == 0).then_some(begun.as_str());
    let end = (at >= length).then_some(ended.as_str());
    let discs: [(&'static Sprite, &str, ReplayCommand, Option<&str>); 7] = [
        (icon::JUMP_START, "action-replay-start", ReplayCommand::Go(0), start),
        (icon::CHEVRON_LEFT, "action-replay-turn-back", ReplayCommand::Turn(false), start),
        (icon::STEP_BACK, "action-replay-step-back", ReplayCommand::Step(false), start),
        (playing, play_key, ReplayCommand::Play, None),
        (icon::STEP, "action-replay-step-on", ReplayCommand::Step(true), end),
        (icon::CHEVRON_RIGHT, "action-replay-turn-on", ReplayCommand::Turn(true), end),
        (icon::JUMP_END, "action-replay-end", ReplayCommand::End, end),
    ];
    for (sprite, key, look, reason) in discs {
        if ui.add(kit::disc(sprite, &language.say(key)).disabled_if(reason)).clicked() {
            looks.write(look);
        }
    }
    ui.add_space(6.0);
    if ui.add(kit::disc(icon::MINUS, &language.say("action-replay-slower"))).clicked() {
        looks.write(ReplayCommand::Speed(false));
    }
    let speed = f64::from(SPEEDS[viewing.speed]);
    let places = if speed < 0.5 { 2 } else { usize::from(speed < 1.0) };
    let speed = language.decimal(speed, places);
    let words = say!(language, "speed-times", speed = speed);
    let wide = Kit::of(ui.ctx()).scaled(50.0);
    ui.allocate_ui_with_layout(
        egui::vec2(wide, area.height()),
        egui::Layout::centered_and_justified(egui::Direction::LeftToRight),
        |ui| kit::words(ui, &words, Type::SecondStrong),
    );
    if ui.add(kit::disc(icon::PLUS, &language.say("action-replay-faster"))).clicked() {
        looks.write(ReplayCommand::Speed(true));
    }
    ui.add_space(8.0);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let truth = sources.table.eyes() == Viewer::Omniscient;
        let key = if truth { "replay-truth" } else { "replay-belief" };
        let label = language.say(key);
        let cap = sources.cap(KeyAction::Truth);
        let sign = if truth { icon::TRUTH } else { icon::BELIEF };
        let button = kit::Stock::new(&label).icon(sign).lit(truth).key_if(cap.as_ref());
        let response = ui.add(button);
        kit::tip(&response, &language.say("action-replay-truth"), "", None);
        if response.clicked() {
            looks.write(ReplayCommand::Truth);
        }
        ui.add_space(8.0);
        let place = ui.available_rect_before_wrap();
        scrub(ui, sources, viewing, place, looks);
    });
}

/// How much room a mark needs on the scrub bar.
const MARK: f32 = 13.0;

const fn sign(mark: Highlight) -> &'static Sprite {
    match mark {
        Highlight::Hit => icon::TARGET,
        Highlight::Shot => icon::MOTION,
        Highlight::Gold => icon::CROWN,
        Highlight::Passage => icon::SWAP,
        Highlight::Near => icon::SPLIT,
        Highlight::Mistaken => icon::BELIEF,
        Highlight::Bold => icon::STAR_FULL,
        Highlight::Round => icon::LOAD,
        Highlight::End => icon::FLAG,
    }
}

/// The scrub bar: a tick for every turn, a sign for every moment that matters.
fn scrub<G: Storied>(
    ui: &mut egui::Ui,
    sources: &Sources<G>,
    viewing: &ReplayViewer,
    place: egui::Rect,
    looks: &mut MessageWriter<ReplayCommand>,
) {
    let language = &sources.language;
    let kit = Kit::of(ui.ctx());
    let (at, length) = (sources.table.position(), sources.table.length().max(1));
    let response = ui.interact(place, scrub_id(), egui::Sense::click_and_drag());
    let rail = egui::Rect::from_center_size(
        egui::pos2(place.center().x, place.center().y + 10.0),
        egui::vec2((place.width() - 28.0).max(20.0), 8.0),
    );
    let x = |ply: usize| rail.left() + rail.width() * ply as f32 / length as f32;
    if let Some(pointer) = response.interact_pointer_pos()
        && (response.clicked() || response.dragged())
    {
        let share = ((pointer.x - rail.left()) / rail.width()).clamp(0.0, 1.0);
        let to = (share * length as f32).round() as usize;
        if to != at {
            looks.write(ReplayCommand::Go(to));
        }
    }
    if response.has_focus() {
        let keep = egui::EventFilter { horizontal_arrows: true, ..egui::EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(scrub_id(), keep));
    }
    let painter = ui.painter();
    for head in &viewing.heads {
        let tick = egui::pos2(x(head.ply), rail.center().y + 9.0);
        kit::paint::picture(painter, tick, art::SLIDER_TICK, 0.8, egui::Color32::WHITE);
    }
    kit::paint::slice(painter, rail, art::SLIDER_TRACK, egui::Color32::WHITE);
    let fill = egui::Rect::from_min_max(rail.min, egui::pos2(x(at), rail.bottom()));
    if fill.width() > 6.0 {
        kit::paint::slice(
            painter,
            fill.shrink2(egui::Vec2::Y),
            art::SLIDER_FILL,
            egui::Color32::WHITE,
        );
    }
    // Where marks crowd, those that matter are shown.
    let mut shown: Vec<f32> = Vec::new();
    let (first, rest): (Vec<_>, Vec<_>) =
        viewing.marks.iter().partition(|(_, mark)| mark.is_interesting());
    for (ply, mark) in first.into_iter().chain(rest) {
        if shown.iter().any(|other| (other - x(ply)).abs() < MARK) {
            continue;
        }
        shown.push(x(ply));
        let colour = match mark {
            Highlight::Hit | Highlight::Shot => kit.skin.bad,
            Highlight::Bold
            | Highlight::End
            | Highlight::Gold
            | Highlight::Near
            | Highlight::Mistaken => kit.skin.light_brass,
            Highlight::Round | Highlight::Passage => kit.skin.quiet,
        };
        let middle = egui::pos2(x(ply), rail.top() - 12.0);
        kit::paint::picture(painter, middle, sign(mark), 14.0 / 24.0, colour);
    }
    let state = if response.hovered() { State::Hover } else { State::Rest };
    let knob = egui::pos2(x(at), rail.center().y);
    kit::paint::picture(painter, knob, art::slider_knob(state), 0.8, egui::Color32::WHITE);
    if response.has_focus() {
        let round = egui::Rect::from_center_size(knob, egui::Vec2::splat(22.0));
        kit::paint::ring(painter, round, kit::paint::Ring::Pill);
    }
    let (now, all) = (at as i64, sources.table.length() as i64);
    let label = say!(language, "replay-position", now = now, all = all);
    response.widget_info(|| egui::WidgetInfo::slider(true, at as f64, label.as_str()));
    let near = response.hover_pos().and_then(|pointer| {
        let close = |(ply, _): &&(usize, Highlight)| (x(*ply) - pointer.x).abs() < 8.0;
        viewing.marks.iter().find(close).map(|(_, mark)| *mark)
    });
    let about = near.map(|mark| language.say(&format!("replay-mark-{}", mark.word())));
    kit::tip(&response, &label, about.as_deref().unwrap_or_default(), None);
}

/// The tray of a watched match: the seats to follow, and what can be done from here.
fn tray<G: Storied>(
    root: &mut egui::Ui,
    sources: &Sources<G>,
    viewing: &mut ReplayViewer,
    looks: &mut MessageWriter<ReplayCommand>,
    play_on: &mut MessageWriter<PlayOn>,
) {
    let language = &sources.language;
    let area = to_egui(sources.regions.tray);
    wood(root, area);
    let evils = sources.table.players().iter().any(|player| !player.is_human());
    let knew = sources.table.finished().is_some() && evils;
    let act = (area.width() * 0.48).clamp(420.0, 620.0);
    let inner = area.shrink2(egui::vec2(10.0, 8.0));
    let left = egui::Rect::from_min_max(inner.min, egui::pos2(inner.right() - act, inner.bottom()));
    let right = egui::Rect::from_min_max(egui::pos2(left.right() + 10.0, inner.top()), inner.max);
    seats(root, sources, looks, left);
    let mut acts = root.new_child(egui::UiBuilder::new().id_salt("acts").max_rect(right));
    // The one in the middle has the most to say.
    let (gap, most) = (8.0, if knew { 0.42 } else { 0.5 });
    let room = right.width() - gap * if knew { 2.0 } else { 1.0 };
    let size = egui::vec2(room * if knew { (1.0 - most) / 2.0 } else { most }, right.height());
    let middle = egui::vec2(room * most, right.height());
    acts.spacing_mut().item_spacing = egui::Vec2::splat(gap);
    acts.horizontal_top(|ui| {
        let over = sources.table.position() >= sources.table.length() && sources.table.is_over();
        let end = language.say("replay-at-end");
        let label = language.say("replay-play-on");
        let button = kit::Plate::new(&label).within(size).disabled_if(over.then_some(end.as_str()));
        let response = ui.add(button);
        kit::tip(&response, &label, &language.say("replay-play-on-text"), None);
        if response.clicked() {
            play_on.write(PlayOn);
        }
        let label = language.say("replay-interesting");
        let none = language.say("replay-interesting-none");
        let next = viewing.interesting_after(sources.table.position());
        let cap = sources.cap(KeyAction::Interesting);
        let button = kit::Stock::new(&label)
            .icon(icon::STAR_FULL)
            .key_if(cap.as_ref())
            .within(middle)
            .disabled_if(next.is_none().then_some(none.as_str()));
        if ui.add(button).clicked() {
            looks.write(ReplayCommand::Interesting);
        }
        if knew {
            let label = language.say("replay-knew");
            let button = kit::Stock::new(&label).icon(icon::BELIEF).within(size);
            if ui.add(button).clicked() {
                viewing.knew = true;
            }
        }
    });
}

/// A card narrower than this has no room for how a seat stands.
const NARROW: f32 = 150.0;

/// The seats to look through, as many cards as there are, in what room there is.
fn seats<G: Storied>(
    root: &mut egui::Ui,
    sources: &Sources<G>,
    looks: &mut MessageWriter<ReplayCommand>,
    area: egui::Rect,
) {
    let language = &sources.language;
    let players = sources.table.players();
    let (columns, gap) = (players.len().clamp(1, 4), 8.0);
    let rows = players.len().div_ceil(columns).max(1);
    let size = egui::vec2(
        (area.width() - gap * columns as f32) / columns as f32,
        (area.height() - gap * (rows as f32 - 1.0)) / rows as f32,
    );
    for seat in Seat::all(players.len()) {
        let (column, row) = ((seat.index() % columns) as f32, (seat.index() / columns) as f32);
        let min = area.min + egui::vec2(column * (size.x + gap), row * (size.y + gap));
        let place = egui::Rect::from_min_size(min, size);
        let mut ui =
            root.new_child(egui::UiBuilder::new().id_salt(("seat", seat.0)).max_rect(place));
        let name = G::seat_name(language, seat, players);
        let standing = sources.shown.as_ref();
        let standing = standing.map(|shown| G::standing(language, &shown.view, seat));
        let standing = standing.unwrap_or_default();
        let mut button = kit::Stock::new(&name)
            .emblem(seat.index() + 1)
            .lit(sources.table.eyes() == Viewer::Seat(seat))
            .within(size);
        if size.x >= NARROW {
            button = button.caption(&standing);
        }
        let response = ui.add(button);
        kit::tip(&response, &name, &standing, None);
        if response.clicked() {
            looks.write(ReplayCommand::Eyes(Viewer::Seat(seat)));
        }
    }
}

fn wood(ui: &egui::Ui, rect: egui::Rect) {
    let kit = Kit::of(ui.ctx());
    if kit.palette == crate::app::settings::Palette::Standard {
        let how = kit::paint::Tiling { sideways: false, mirrored: false };
        kit::paint::tile(ui.painter(), rect, art::TILE_WOOD_DARK, how);
    } else {
        ui.painter().rect_filled(rect, 0.0, kit.skin.panel);
    }
}

/// The log of a watched match: all turns; a click on a head goes there, and the present one is
/// open.
pub fn log<G: Scene>(
    ui: &mut egui::Ui,
    language: &Language,
    table: &Table<G>,
    viewing: &ReplayViewer,
    looks: &mut MessageWriter<ReplayCommand>,
) {
    let Some(game) = table.watched() else { return };
    let (eyes, players) = (table.eyes(), table.players());
    let here = viewing.turn_at(table.position());
    for (number, head) in viewing.heads.iter().enumerate() {
        let name = G::seat_name(language, head.seat, players);
        let text =
            say!(language, "log-head-turn", table = G::WORD, turn = number as i64 + 1, name = name);
        let row = kit::log_row(&text).seat(head.seat.index() + 1).current(number == here);
        let response = ui.push_id(number, |ui| ui.add(row)).inner;
        if response.clicked() {
            looks.write(ReplayCommand::Go(head.ply));
        }
        if number != here {
            continue;
        }
        let until = viewing.heads.get(number + 1).map_or(table.length(), |next| next.ply);
        let until = until.min(table.position()).max(head.ply);
        let passage = game.past().get(head.ply..until).unwrap_or_default();
        let Some(first) = passage.first() else { continue };
        let events = passage.iter().flat_map(|past| &past.events);
        let told: Vec<G::Event> = events.filter_map(|event| G::redact(event, eyes)).collect();
        let at = first.before.view(eyes);
        for line in
            G::lines(language, (table.setup(), &at), &told, eyes, players).into_iter().flatten()
        {
            ui.horizontal(|ui| {
                ui.add_space(18.0);
                kit::words(ui, &line, Type::Second);
            });
        }
    }
}
