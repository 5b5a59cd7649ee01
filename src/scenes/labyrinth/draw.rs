//! Draws what is shown, every frame: the notebook of a seat, or the whole truth.

use bevy::{ecs::system::SystemParam, prelude::*};
use game_rules::{
    game::Viewer,
    labyrinth::{Action, Event, Labyrinth, Truth},
};

use super::{
    Desk, NotebookMotion, chances,
    heat::{Layer, WorldSamples},
    looks_on, names,
    panels::{choices, watch_inspector},
    picture::{Picture, Sheet, own_seat},
    rival_beliefs::RivalBeliefs,
    stage::{self, Lens, Life, PanZoom, Pencilled, Pointing, Words},
    true_board, truth_overlay, words,
};
use crate::{
    app::{
        idle::Motion,
        language::Language,
        settings::Settings,
        sound::{Cue, Play},
    },
    art::{canvas::Canvas, motion::ambient},
    evil::{Pose, Reactions},
    say,
    table::{Mode, Playback, Table, TableView, Thinking},
};

/// How long it takes to show the way everybody went (ux 2.2, the Truth Overlay).
const LAPSE: f32 = 8.0;

/// Which share of that the sheets take to slide over the board.
const SLIDE: f32 = 0.12;

/// What a picture is made from.
#[derive(SystemParam)]
pub(super) struct Sources<'w> {
    time: Res<'w, Time<Real>>,
    shown: Res<'w, TableView<Labyrinth>>,
    playback: Res<'w, Playback<Labyrinth>>,
    table: Res<'w, Table<Labyrinth>>,
    thinking: Res<'w, Thinking<Labyrinth>>,
    pages: Res<'w, NotebookMotion>,
    dreams: Res<'w, WorldSamples>,
    reactions: Res<'w, Reactions>,
    language: Res<'w, Language>,
    settings: Res<'w, Settings>,
}

impl Sources<'_> {
    fn calm(&self) -> bool {
        self.settings.reduced_motion || !self.settings.background_motion
    }

    fn beat(&self) -> Option<(&Event, f32)> {
        self.playback.beat.as_ref().map(|beat| (&beat.event, beat.progress))
    }

    fn life(&self) -> Life {
        let theme = self.shown.view.settings().expansions.theme;
        Life {
            time: ambient(self.time.elapsed_secs()),
            calm: self.calm(),
            flashes: self.settings.flashes,
            look: theme.map(stage::look),
        }
    }

    fn pose(&self, life: Life) -> Pose {
        let now = self.time.elapsed_secs();
        let mut pose = stage::evil_pose(life);
        pose.ponder(self.thinking.since(), now);
        self.reactions.apply(&mut pose, now, life.calm);
        pose
    }

    fn words(&self) -> Words {
        let players = self.table.players();
        let mut words =
            words::of(&self.language, &self.shown, &self.playback, &self.pages, players);
        if f32::from(self.settings.text_scale) / 100.0 >= choices::LARGE {
            // It stands beside the stage then, as large as everything else.
            words.horn.clear();
        }
        words
    }
}

pub(super) fn draw(
    sources: Sources,
    mut canvas: ResMut<Canvas>,
    mut minds: ResMut<RivalBeliefs>,
    mut desk: ResMut<Desk>,
    mut motion: ResMut<Motion>,
    mut play: MessageWriter<Play>,
) {
    let desk = desk.bypass_change_detection();
    match &sources.shown.view.truth {
        Some(truth) => {
            let minds = minds.bypass_change_detection();
            let (share, note, chimes) = lapse(&sources, desk);
            if chimes {
                play.write(Play(Cue::NearMiss));
            }
            if desk.lapsing {
                motion.go_on();
            }
            everything(&sources, &mut canvas, minds, desk, truth, (share, note));
        }
        None => {
            if !notebook(&sources, &mut canvas, desk) {
                motion.go_on();
            }
        }
    }
}

/// How much of everybody's way is shown after the end, what was missed by a hair just there, and
/// whether that is new.
fn lapse(sources: &Sources, desk: &mut Desk) -> (f32, String, bool) {
    let (shown, table) = (&sources.shown, &sources.table);
    if shown.view.ending.is_none() || table.mode() != Mode::Live {
        return (1.0, String::new(), false);
    }
    let now = sources.time.elapsed_secs();
    let since = *desk.revealed.get_or_insert(now);
    let hurried = sources.calm() || sources.playback.speed.is_none();
    let share = if hurried { 1.0 } else { ((now - since) / LAPSE).min(1.0) };
    desk.lapsing = share < 1.0;
    if !desk.lapsing {
        return (share, String::new(), false);
    }
    let reached = (share * table.length() as f32) as usize;
    let near = desk.near(&sources.language, table, shown.eyes);
    let latest = near.iter().rposition(|(at, _)| *at <= reached);
    let note = latest.map(|latest| near[latest].1.clone()).unwrap_or_default();
    let chimes = latest != desk.chimed;
    desk.chimed = latest;
    (share, note, chimes)
}

/// The true board, beside what somebody believes.
fn everything(
    sources: &Sources,
    canvas: &mut Canvas,
    minds: &mut RivalBeliefs,
    desk: &mut Desk,
    truth: &Truth,
    (share, note): (f32, String),
) {
    let Sources { shown, playback, table, pages, language, .. } = sources;
    let (view, beat, life) = (&shown.view, sources.beat(), sources.life());
    let follow = desk.follow.unwrap_or(own_seat(view));
    let whole = view.ending.is_some();
    let mut scenery = true_board::Scenery::of(view, truth, &playback.done, beat, whole);
    if desk.lapsing {
        scenery.rewind(share);
    }
    let moment = pages.moment(beat);
    let stamp = (follow, pages.stamp());
    if desk.laid.as_ref().is_none_or(|(when, _)| *when != stamp) {
        desk.laid = moment.map(|moment| (stamp, truth_overlay::lay(moment.after, truth)));
    }
    let laid = desk.laid.as_ref().map(|(_, laid)| laid);
    let sheets: Vec<Sheet> = moment.zip(laid).map_or_else(Vec::new, |(moment, laid)| {
        let sheet =
            |(id, shift): (&usize, &(i8, i8))| Sheet::of(view, follow, moment, *id).moved(*shift);
        laid.iter().map(sheet).collect()
    });
    let live = table.mode() == Mode::Live;
    let over: Vec<Sheet> = match whole && live {
        true => sheets.iter().map(|sheet| sheet.clone().tried_at((0, 0))).collect(),
        false => Vec::new(),
    };
    let subject = watch_inspector::subject(view, truth, desk);
    desk.believed = watch_inspector::held(view, truth, desk, minds);
    let players = table.players();
    let usual = sources.words();
    let mut words = words::truth(language, usual, note, follow, shown.eyes, players);
    if !live {
        // The viewer has a frame and a sign of its own.
        words.sign.clear();
    }
    let there = truth.players[subject.index()].tile;
    let layer = Layer::Rival(subject);
    if let Some(estimate) = minds.believes(truth, follow, there, layer)
        && subject != follow
    {
        let name = names::name(language, subject, shown.eyes, players);
        let chance = chances::percent(language, estimate);
        words.caption = say!(language, "maze-belief-there", name = name, chance = chance);
    }
    let calm = subject != follow && playback.is_idle();
    let heat = minds.heat(truth, follow, layer).filter(|_| calm);
    if desk.gazed.is_some() {
        (desk.gazed, desk.gaze) = (None, PanZoom::default());
    }
    desk.wide = looks_on(shown);
    let outlook = stage::truth::Outlook {
        follow,
        wide: desk.wide,
        split: desk.split,
        gaze: desk.gaze,
        place: desk.place,
    };
    let slid = if desk.lapsing { (share / SLIDE).min(1.0) } else { 1.0 };
    let (bar, tile, middle) = stage::truth::draw(
        canvas,
        &truth.board,
        &scenery,
        stage::truth::Belief { sheets: &sheets, heat },
        outlook,
        stage::truth::Overlay { sheets: &over, laid: slid },
        &sources.pose(life),
        &words,
        life,
    );
    (desk.bar, desk.board) = (Some(bar), Some((tile, middle)));
    if desk.lapsing {
        // The card of the end waits as long as there is something to see.
        canvas.spot("overlay", 0, Rect::new(0.0, 40.0, 960.0, 580.0));
    }
}

/// The notebook of the seat at the screen. Gives back whether it has come to rest.
fn notebook(sources: &Sources, canvas: &mut Canvas, desk: &mut Desk) -> bool {
    let Sources { shown, playback, pages, language, .. } = sources;
    let (view, life) = (&shown.view, sources.life());
    let Some(moment) = pages.moment(sources.beat()) else { return true };
    let own = own_seat(view);
    let picture = Picture::of(view, own, moment, desk.sheet);
    let open = picture.open.fragment;
    if desk.gazed != Some(open) {
        (desk.gazed, desk.gaze) = (Some(open), PanZoom::default());
    }
    (desk.board, desk.bar) = (None, None);
    let goal = Lens::of(&picture, desk.gaze);
    let share = if life.calm { 1.0 } else { 1.0 - (-sources.time.delta_secs() * 9.0).exp() };
    let lens = desk.lens.map_or(goal, |lens| lens.towards(goal, share));
    desk.lens = Some(lens);
    desk.drawn = picture.open.tiles.iter().map(|tile| tile.at).collect();
    desk.sheets = picture.tabs.iter().map(|tab| tab.fragment).collect();
    desk.home = moment.after.track(own);
    let mut words = sources.words();
    words.links = words::links(language, &picture.ties, view.settings().expansions.theme);
    if let Some((_, thread)) = &picture.beside {
        words.thread = words::thread(language, thread.kind);
    }
    if desk.use_notes {
        words.noted = language.say("maze-use-notes-on");
    }
    let idle = playback.is_idle();
    let layer = desk.layer.filter(|_| idle);
    let heat = layer.and_then(|layer| sources.dreams.heat(layer, open));
    let at_home = desk.home.is_some_and(|at| at.fragment == open);
    let steps = |action: &Action| {
        matches!(action, Action::Move(_))
            || desk.ask.is_some() && matches!(action, Action::Shoot(_))
    };
    let may = matches!(shown.eyes, Viewer::Seat(_)) && idle && at_home;
    let pointing =
        Pointing { focus: desk.focus.or(desk.hover), steps: may && shown.legal.iter().any(steps) };
    let notes = desk.notes.of(own, moment.after).filter(|(at, _)| at.fragment == open);
    let tried = desk.tried.filter(|stitch| stitch.under == open && idle);
    let pencilled = Pencilled {
        notes: notes.map(|(at, note)| (at.at, note.clone())).collect(),
        stitched: tried
            .map(|stitch| Sheet::of(view, own, moment, stitch.over).tried_at(stitch.shift)),
    };
    let pose = sources.pose(life);
    stage::draw(canvas, &picture, &lens, heat, &pose, &words, pointing, life, &pencilled);
    lens.is_at(goal)
}
