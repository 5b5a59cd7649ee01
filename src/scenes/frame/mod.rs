//! The panels around every table: top bar, rail, result card, curtain, and the keys they share. What
//! differs between games stands in [`Scene`].

mod curtain;
mod hint;
mod host;
mod log;
mod mention;
mod rail;
mod results;
mod top;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use game_rules::game::{Seat, Viewer};
pub use hint::chance_to_win;

use super::{
    scene::{CurrentReading, ReadingSystems, Scene},
    who::Who,
};
use crate::{
    app::{
        cli::GameTable,
        firsts::Firsts,
        idle::Motion,
        keys::{Cap, KeyAction, Keys, Pressed},
        language::Language,
        notice::Notices,
        settings::{Inspect, Settings},
        sound::Captions,
    },
    art::{
        canvas::{Canvas, StageFrame},
        sprites::shell::ui as art,
    },
    evil::Speech,
    history::Cabinet,
    kit,
    scenes::wager::PartyVisit,
    screens::{
        layout::Regions,
        modals::OpenModal,
        seating::{Company, GetUp, Learn, SitDown},
        teaching::{self, LessonAnswer, Places, Remark},
        watching::Watch,
    },
    table::{
        Answer, Curtain, Handover, Hint, Intent, Mode, Playback, Strength, Table, TableSystems,
        TableView, Thinking,
        viewer::{ReplayCommand, ReplayViewer},
    },
};

/// What is open.
#[derive(Resource, Default, Debug)]
pub struct Hud {
    /// Inspect, log or rules.
    pub tab: usize,
    /// "Leave the table?"
    pub leaving: bool,
    /// The drawer is open although nothing is in focus.
    pub drawer: bool,
    /// "What Evil knew" is open.
    pub knew: bool,
    /// The match has been copied as a code.
    pub copied: bool,
    /// The card at the end is out of the way of the table.
    pub folded: bool,
    /// The card at its end has come.
    over: bool,
    /// How the log is read.
    log: log::Reader,
    /// What is looked for in the rules.
    search: String,
    /// The rules were open in the last frame.
    reads_rules: bool,
    /// What the note on the screen is about.
    noted: Option<&'static str>,
    /// The rail was drawn in the last frame.
    out: bool,
}

impl Hud {
    /// Does the rail, where it is a drawer, lie over the stage?
    pub fn is_drawer_out(&self) -> bool {
        self.out
    }

    /// Shows a tab; where the rail is a drawer, asking for the open tab again shuts it.
    pub fn open(&mut self, tab: usize) {
        self.drawer = !(self.drawer && self.tab == tab);
        self.tab = tab;
    }
}

/// What all tables share.
pub fn common(app: &mut App) {
    app.init_resource::<Hud>().init_resource::<Remark>();
}

/// The frame around the table of one game.
pub fn plugin<G: Scene>(app: &mut App)
where
    G::Action: Unpin,
{
    let at_table = resource_exists::<Table<G>>;
    app.add_plugins(super::scene::plugin::<G>)
        .add_systems(EguiPrimaryContextPass, draw::<G>.run_if(at_table))
        .add_systems(Update, keys::<G>.in_set(FrameKeys).before(TableSystems).run_if(at_table))
        .add_systems(
            Update,
            (remarks::<G>, host::attend::<G>).after(ReadingSystems).run_if(at_table),
        );
}

/// The keys of the frame, and through it those of the game.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FrameKeys;

/// Everything the panels read.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "what a system borrows")]
pub struct Panels<'w, G: Scene> {
    pub language: Res<'w, Language>,
    pub settings: Res<'w, Settings>,
    pub keys: Res<'w, Keys>,
    pub regions: Res<'w, Regions>,
    pub table: Res<'w, Table<G>>,
    pub playback: Res<'w, Playback<G>>,
    pub thinking: Res<'w, Thinking<G>>,
    pub time: Res<'w, Time<Real>>,
    pub captions: Res<'w, Captions>,
    pub viewing: Option<Res<'w, ReplayViewer>>,
    pub cabinet: Res<'w, Cabinet>,
    pub canvas: Res<'w, Canvas>,
    pub frame: Res<'w, StageFrame>,
    pub hint: Option<Res<'w, Hint<G>>>,
    pub remark: Res<'w, Remark>,
    pub thought: Option<Res<'w, CurrentReading<G>>>,
    pub speech: Res<'w, Speech>,
    /// This table is a quest of a Party night, and has a clock.
    pub errand: Option<Res<'w, PartyVisit>>,
}

/// Everything the panels write.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "what a system borrows")]
pub struct Outbox<'w, G: Scene> {
    pub wishes: MessageWriter<'w, Intent<G>>,
    pub sit_down: MessageWriter<'w, SitDown>,
    pub get_up: MessageWriter<'w, GetUp>,
    pub looks: MessageWriter<'w, ReplayCommand>,
    pub watch: MessageWriter<'w, Watch>,
    pub learn: MessageWriter<'w, Learn>,
    pub sheet: MessageWriter<'w, OpenModal>,
}

impl<G: Scene> Panels<'_, G> {
    /// The cap to show for an action, for the device used last.
    pub fn cap(&self, action: KeyAction) -> Option<Cap> {
        self.keys.cap(&self.settings.bindings, action, &self.language)
    }

    /// The caps of an action, with everything that is held together with it.
    pub fn caps(&self, action: KeyAction) -> Vec<Cap> {
        self.keys.caps(&self.settings.bindings, action, &self.language)
    }

    /// How much the inspector says at this table.
    pub fn inspect(&self) -> Inspect {
        self.table.inspect(&self.settings)
    }

    fn places(&self) -> Places<'_> {
        Places { canvas: &self.canvas, frame: &self.frame }
    }

    /// How a sentence calls whoever sits at `seat`.
    pub fn who(&self, shown: &TableView<G>, seat: Seat) -> Who {
        G::called(&self.language, seat, shown.eyes, self.table.players())
    }

    /// May the seat at the screen act?
    pub fn may_act(&self, shown: &TableView<G>) -> bool {
        matches!(shown.eyes, Viewer::Seat(_)) && !shown.legal.is_empty() && self.playback.is_idle()
    }

    /// The view at the screen, thought through.
    pub fn reading(&self) -> Option<&G::Reading> {
        self.thought.as_deref().map(|thought| &thought.0)
    }
}

/// Draws all panels.
#[expect(clippy::too_many_arguments, reason = "all panels of a table at once")]
fn draw<G: Scene>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    panels: Panels<G>,
    shown: Option<Res<TableView<G>>>,
    curtain: Option<Res<Curtain>>,
    mut hud: ResMut<Hud>,
    mut desk: ResMut<G::Desk>,
    mut notices: ResMut<Notices>,
    mut firsts: ResMut<Firsts>,
    mut out: Outbox<G>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let screen = ctx.content_rect();
    let mut root = egui::Ui::new(
        ctx.clone(),
        "table".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(screen),
    );
    let hidden = curtain.as_ref().is_some_and(|curtain| curtain.strength == Handover::Full);
    if let Some(shown) = shown.filter(|_| !hidden && panels.thought.is_some()) {
        declare(&ctx, &panels, hud.out);
        top::draw(&mut root, &panels, &shown, &desk, &mut hud, &mut out);
        rail::draw(&mut root, &panels, &shown, &mut desk, &mut hud, &mut out);
        let over = shown.is_over();
        if !over {
            (hud.knew, hud.copied, hud.over, hud.folded) = (false, false, false, false);
        }
        // What is watched has its own tray, and no result of its own.
        if panels.table.mode() == Mode::Live {
            G::tray(&mut root, &panels, &shown, &mut desk, &mut out);
            G::choices(&ctx, &panels, &shown, &mut desk, &mut out);
            // A lesson ends with a card of its own.
            if over
                && panels.playback.is_idle()
                && panels.table.lesson().is_none_or(|course| course.beat.is_some())
            {
                results::draw(&ctx, &panels, &shown, &mut hud, &mut out);
            }
        }
        if let Some(hint) = &panels.hint
            && hint::draw(&ctx, &panels, &shown, hint)
        {
            commands.remove_resource::<Hint<G>>();
        }
        // As long as the end is being shown, nothing lies over it.
        if !over || G::verdict(&panels, &shown).is_some() {
            teach(&ctx, &panels, &mut hud, &mut firsts, &mut out);
            host::draw(&ctx, &panels);
        }
    }
    if let Some(curtain) = &curtain {
        kit::anchors::forget(&ctx);
        curtain::draw(&ctx, &panels, curtain, &mut out);
    }
    if hud.leaving {
        let keys = match panels.table.lesson() {
            Some(_) => ["lesson-title", "lesson-skip-text", "leave-stay", "lesson-skip"],
            None if panels.errand.is_some() => {
                ["leave-errand-title", "leave-errand-text", "leave-stay", "leave-leave"]
            }
            None if !panels.table.is_played() => {
                ["leave-title", "leave-watched-text", "leave-stay", "leave-leave"]
            }
            None => ["leave-title", "leave-text", "leave-stay", "leave-leave"],
        };
        let words = keys.map(|key| panels.language.say(key));
        let dialog = kit::dialog(&words[0], &words[1], &words[2]).act(&words[3]);
        match dialog.show(&ctx) {
            Some(kit::Answer::Act) => {
                hud.leaving = false;
                out.get_up.write(GetUp);
            }
            Some(kit::Answer::Safe) => hud.leaving = false,
            None => {}
        }
    }
    captions(&ctx, &panels);
    notice(&ctx, &panels.language, &mut notices);
    Ok(())
}

/// Regions for Tab and the bumpers, and what notes can point at.
fn declare<G: Scene>(ctx: &egui::Context, panels: &Panels<G>, rail_is_out: bool) {
    let regions = &panels.regions;
    for area in [regions.tray, regions.rail, regions.top] {
        kit::anchors::region(ctx, panel_rect(area));
    }
    kit::anchors::anchor(ctx, "tray", panel_rect(regions.tray));
    let rail = panel_rect(regions.rail);
    kit::anchors::anchor(ctx, "inspector", rail);
    if rail_is_out {
        // A drawer that is shut takes no room from a note.
        kit::anchors::anchor(ctx, "rail", rail);
    }
    // For notes that leave the upper edge of the stage in sight.
    let low = egui::pos2(rail.left(), rail.top() + rail.height() * 0.3);
    kit::anchors::anchor(ctx, "inspector-low", egui::Rect::from_min_max(low, rail.max));
}

fn panel_rect(area: Rect) -> egui::Rect {
    egui::Rect::from_min_max(egui::pos2(area.min.x, area.min.y), egui::pos2(area.max.x, area.max.y))
}

/// What explains itself beside the things: lesson, first-time hints, remarks.
fn teach<G: Scene>(
    ctx: &egui::Context,
    panels: &Panels<G>,
    hud: &mut Hud,
    firsts: &mut Firsts,
    out: &mut Outbox<G>,
) {
    let language = &panels.language;
    if let Some(text) = panels.remark.now(panels.time.elapsed_secs()) {
        let stage = panels.regions.stage;
        teaching::remark(ctx, text, egui::pos2(stage.max.x - 16.0, stage.min.y + 16.0));
    }
    if let Some(progress) = panels.table.lesson() {
        if !panels.playback.is_idle() || hud.leaving {
            return;
        }
        let about = progress.beat.map(|(_, anchor)| anchor);
        if about != hud.noted && about.is_some_and(|it| it.starts_with("inspector")) {
            // What the beat is about lies open.
            (hud.tab, hud.drawer) = (0, true);
        }
        hud.noted = about;
        let cap = panels.cap(KeyAction::Back);
        match teaching::lesson(ctx, language, progress, panels.places(), cap.as_ref()) {
            Some(LessonAnswer::Back) => {
                out.wishes.write(Intent::BeatBack);
            }
            Some(LessonAnswer::Skip) => {
                out.get_up.write(GetUp);
            }
            Some(LessonAnswer::Again) => {
                out.learn.write(Learn(GameTable::of(G::ID)));
            }
            Some(LessonAnswer::Play) => {
                let company = Company::Evil(Strength::Courteous);
                out.sit_down.write(SitDown::at(GameTable::of(G::ID), company));
            }
            None => {}
        }
    } else if panels.hint.is_none() {
        let note = firsts.open().map(|first| first.anchor);
        if let Some(anchor) = note.filter(|_| note != hud.noted) {
            // The drawer does not lie over what the note is about, unless that is the drawer.
            let object = panels.places().find(ctx, anchor);
            let apart = !panel_rect(panels.regions.rail).intersects(object);
            hud.drawer &= apart || anchor.starts_with("inspector");
        }
        hud.noted = note;
        teaching::first_time(ctx, language, firsts, panels.places());
    }
}

/// What the table says back becomes a remark.
fn remarks<G: Scene>(
    mut answers: MessageReader<Answer<G>>,
    table: Res<Table<G>>,
    mut decided: Local<usize>,
    time: Res<Time<Real>>,
    language: Res<Language>,
    mut remark: ResMut<Remark>,
    mut motion: ResMut<Motion>,
) {
    let now = time.elapsed_secs();
    // What was said of one decision is not said of the next.
    if std::mem::replace(&mut *decided, table.length()) != table.length() {
        remark.hush(now);
    }
    for answer in answers.read() {
        let text = match answer {
            Answer::Refused(refusal) => Some(G::refusal(&language, refusal)),
            answer => teaching::remark_on(&language, answer),
        };
        if let Some(text) = text {
            remark.say(text, now);
        }
    }
    if remark.now(now).is_some() {
        motion.go_on();
    }
}

/// Keys that belong to the frame and not to the game.
#[expect(clippy::too_many_arguments, reason = "keys reach everything that can be open")]
fn keys<G: Scene>(
    mut commands: Commands,
    mut pressed: MessageReader<Pressed>,
    hint: Option<Res<Hint<G>>>,
    table: Res<Table<G>>,
    (shown, curtain): (Option<Res<TableView<G>>>, Option<Res<Curtain>>),
    mut firsts: ResMut<Firsts>,
    mut hud: ResMut<Hud>,
    mut desk: ResMut<G::Desk>,
    mut out: Outbox<G>,
) {
    let shown = shown.filter(|_| curtain.is_none());
    let over = shown.as_ref().is_some_and(|shown| shown.is_over());
    for press in pressed.read().filter(|press| !press.repeat) {
        // What was asked in this frame is answered first.
        if hud.leaving {
            continue;
        }
        if table.previews().is_some() && press.action != KeyAction::Log {
            out.wishes.write(Intent::Preview(None));
            continue;
        }
        match press.action {
            KeyAction::Hint | KeyAction::Back if hint.is_some() => {
                commands.remove_resource::<Hint<G>>();
                continue;
            }
            KeyAction::Back if firsts.open().is_some() => {
                firsts.dismiss();
                continue;
            }
            _ => {}
        }
        if let Some(shown) = &shown
            && table.mode() == Mode::Live
            && G::key(press, shown, &mut desk, &mut out)
        {
            if G::opens_inspector(press.action) {
                (hud.tab, hud.drawer) = (0, true);
            }
            continue;
        }
        match press.action {
            KeyAction::Undo => {
                out.wishes.write(Intent::Undo);
            }
            KeyAction::FastForward => {
                out.wishes.write(Intent::Hurry);
            }
            KeyAction::Inspect => hud.open(0),
            KeyAction::Log => hud.open(1),
            KeyAction::Rules => hud.open(2),
            KeyAction::Hint => {
                out.wishes.write(Intent::Hint);
            }
            KeyAction::LastTurn => {
                out.wishes.write(Intent::Again);
            }
            // A match that is played elsewhere, too, goes on without whoever gets up.
            KeyAction::Back if over || table.mode() != Mode::Live || table.is_elsewhere() => {
                out.get_up.write(GetUp);
            }
            KeyAction::Back => hud.leaving = true,
            KeyAction::Rematch if over && !table.is_elsewhere() => {
                out.sit_down.write(SitDown::again());
            }
            _ => {}
        }
    }
}

/// What was heard, for those who read it.
fn captions<G: Scene>(ctx: &egui::Context, panels: &Panels<G>) {
    let lines: Vec<&str> = panels.captions.lines().collect();
    if lines.is_empty() {
        return;
    }
    let stage = panels.regions.stage;
    let at = egui::pos2(stage.center().x, stage.max.y - 8.0);
    egui::Area::new("captions".into())
        .fixed_pos(at)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .interactable(false)
        .show(ctx, |ui| {
            // Of the stage, not of what was said before.
            ui.set_max_width(stage.width() - 32.0);
            kit::panel(ui, kit::Sheet::Dark, |ui| {
                for line in lines.iter().rev().take(2).rev() {
                    kit::words(ui, line, kit::Type::Second);
                }
            });
        });
}

/// The program's own sentences, one at a time.
pub fn notice(ctx: &egui::Context, language: &Language, notices: &mut Notices) {
    let Some(first) = notices.first().map(|notice| notice.text.clone()) else { return };
    let title = language.say("title");
    let close = language.say("button-understood");
    if kit::dialog(&title, &first, &close).show(ctx).is_some() {
        notices.dismiss();
    }
}

/// A part of the window to put things in.
pub fn region(root: &mut egui::Ui, name: &str, area: Rect) -> egui::Ui {
    let rect = egui::Rect::from_min_max(
        egui::pos2(area.min.x, area.min.y),
        egui::pos2(area.max.x, area.max.y),
    );
    root.new_child(egui::UiBuilder::new().id_salt(name).max_rect(rect))
}

/// The whole window is behind a panel: wood where nothing else is.
pub fn wood(ui: &egui::Ui, rect: egui::Rect) {
    let how = kit::paint::Tiling { sideways: false, mirrored: false };
    let kit = kit::Kit::of(ui.ctx());
    if kit.palette == crate::app::settings::Palette::Standard {
        kit::paint::tile(ui.painter(), rect, art::TILE_WOOD_DARK, how);
    } else {
        ui.painter().rect_filled(rect, 0.0, kit.skin.panel);
    }
}
