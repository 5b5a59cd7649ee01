//! The panels around the duel: top bar, rail, tray, result card, curtain.

mod choice;
mod hint;
mod rail;
mod results;
mod top;
mod tray;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};
use game_rules::game::{Seat, Viewer};

use super::{
    Aiming, chronicle,
    duelling::{Choice, Deed, Duelling, Thought},
    input::Ask,
    picture::bottom_seat,
};
use crate::{
    annals::Cabinet,
    app::{
        firsts::Firsts,
        idle::Motion,
        keys::{Action, Cap, Keys, Pressed},
        language::Language,
        notice::Notices,
        settings::{Inspect, Settings},
        sound::Captions,
    },
    art::{
        canvas::{Canvas, StageFrame},
        sprites::shell::ui as art,
    },
    kit,
    screens::{
        frame::Regions,
        over::OpenSheet,
        seating::{Company, GetUp, Learn, SitDown},
        teaching::{self, Asked, Places, Remark},
        watching::Watch,
    },
    table::{
        Answer, Curtain, Handover, Hint, Mode, Playback, Shown, Strength, Table, Thinking, Wish,
        viewer::{Look, Viewing},
    },
};

/// What is open.
#[derive(Resource, Default, Debug)]
pub struct Hud {
    /// Inspect, log or rules.
    pub tab: usize,
    /// The reasons are unfolded.
    pub why: bool,
    /// "Leave the table?"
    pub leaving: bool,
    /// The drawer is open although nothing is in focus.
    pub drawer: bool,
    /// "What Evil knew" is open.
    pub knew: bool,
    /// The match has been copied as a code.
    pub copied: bool,
    /// The stake that is being named.
    pub stake: Option<i128>,
    /// After how many decisions the open choice began; it has had the focus since.
    pub chooses: Option<usize>,
}

impl Hud {
    /// Shows a tab; where the rail is a drawer, asking for the open tab again shuts it.
    pub fn open(&mut self, tab: usize) {
        self.drawer = !(self.drawer && self.tab == tab);
        self.tab = tab;
    }
}

/// Everything the panels read.
#[derive(SystemParam)]
pub(super) struct Sources<'w, G: Duelling> {
    pub language: Res<'w, Language>,
    pub settings: Res<'w, Settings>,
    pub keys: Res<'w, Keys>,
    pub regions: Res<'w, Regions>,
    pub table: Res<'w, Table<G>>,
    pub playback: Res<'w, Playback<G>>,
    pub thinking: Res<'w, Thinking<G>>,
    pub time: Res<'w, Time<Real>>,
    pub aiming: Res<'w, Aiming>,
    pub captions: Res<'w, Captions>,
    pub viewing: Option<Res<'w, Viewing>>,
    pub cabinet: Res<'w, Cabinet>,
    pub canvas: Res<'w, Canvas>,
    pub frame: Res<'w, StageFrame>,
    pub hint: Option<Res<'w, Hint<G>>>,
    pub remark: Res<'w, Remark>,
    pub thought: Option<Res<'w, Thought<G>>>,
}

/// Everything the panels write.
#[derive(SystemParam)]
pub(super) struct Outbox<'w, G: Duelling> {
    pub asks: MessageWriter<'w, Ask>,
    pub wishes: MessageWriter<'w, Wish<G>>,
    pub sit_down: MessageWriter<'w, SitDown>,
    pub get_up: MessageWriter<'w, GetUp>,
    pub looks: MessageWriter<'w, Look>,
    pub watch: MessageWriter<'w, Watch>,
    pub learn: MessageWriter<'w, Learn>,
    pub sheet: MessageWriter<'w, OpenSheet>,
}

impl<G: Duelling> Sources<'_, G> {
    /// The cap to show for an action, for the device used last.
    pub fn cap(&self, action: Action) -> Option<Cap> {
        self.keys.cap(&self.settings.bindings, action, &self.language)
    }

    /// How much the inspector says at this table.
    pub fn inspect(&self) -> Inspect {
        self.table.house().inspect.unwrap_or(self.settings.inspect)
    }

    fn places(&self) -> Places<'_> {
        Places { canvas: &self.canvas, frame: &self.frame }
    }

    /// The seat drawn at the bottom.
    pub fn own(&self, shown: &Shown<G>) -> Seat {
        bottom_seat(shown.eyes)
    }

    /// How the other side is called.
    pub fn foe(&self, shown: &Shown<G>) -> super::inspect::Foe {
        let other = self.own(shown).other();
        let who = chronicle::who(other, shown.eyes, self.table.players());
        super::inspect::Foe { whom: who.word, name: who.name }
    }
}

/// Draws all panels.
#[expect(clippy::too_many_arguments, reason = "all panels of a table at once")]
pub(super) fn draw<G: Duelling>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    sources: Sources<G>,
    shown: Option<Res<Shown<G>>>,
    curtain: Option<Res<Curtain>>,
    mut hud: ResMut<Hud>,
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
    if let Some(shown) = shown.filter(|_| !hidden && sources.thought.is_some()) {
        declare(&ctx, &sources);
        top::draw(&mut root, &sources, &shown, &mut hud, &mut out);
        rail::draw(&mut root, &sources, &shown, &mut hud, &mut out);
        if G::ending(&shown.view).is_none() {
            (hud.knew, hud.copied) = (false, false);
        }
        // What is watched has its own tray, and no result of its own.
        if sources.table.mode() == Mode::Live {
            tray::draw(&mut root, &sources, &shown, &mut out);
            choice::draw(&ctx, &sources, &shown, &mut hud, &mut out);
            if G::ending(&shown.view).is_some() && sources.playback.is_idle() {
                results::draw(&ctx, &sources, &shown, &mut hud, &mut out);
            }
        }
        if let Some(hint) = &sources.hint
            && hint::draw(&ctx, &sources, &shown, hint)
        {
            commands.remove_resource::<Hint<G>>();
        }
        teach(&ctx, &sources, &mut hud, &mut firsts, &mut out);
    }
    if let Some(curtain) = &curtain {
        results::curtain(&ctx, &sources, curtain, &mut out);
    }
    if hud.leaving {
        let keys = match sources.table.lesson() {
            Some(_) => ["lesson-title", "lesson-skip-text", "leave-stay", "lesson-skip"],
            None => ["leave-title", "leave-text", "leave-stay", "leave-leave"],
        };
        let words = keys.map(|key| sources.language.say(key));
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
    captions(&ctx, &sources);
    notice(&ctx, &sources.language, &mut notices);
    Ok(())
}

/// Regions for Tab and the bumpers, and what notes can point at.
fn declare<G: Duelling>(ctx: &egui::Context, sources: &Sources<G>) {
    let regions = &sources.regions;
    for area in [regions.tray, regions.rail, regions.top] {
        kit::places::region(ctx, panel_rect(area));
    }
    kit::places::anchor(ctx, "tray", panel_rect(regions.tray));
    kit::places::anchor(ctx, "inspector", panel_rect(regions.rail));
}

fn panel_rect(area: Rect) -> egui::Rect {
    egui::Rect::from_min_max(egui::pos2(area.min.x, area.min.y), egui::pos2(area.max.x, area.max.y))
}

/// What explains itself beside the things: lesson, first-time hints, remarks.
fn teach<G: Duelling>(
    ctx: &egui::Context,
    sources: &Sources<G>,
    hud: &mut Hud,
    firsts: &mut Firsts,
    out: &mut Outbox<G>,
) {
    let language = &sources.language;
    if let Some(text) = sources.remark.now(sources.time.elapsed_secs()) {
        let stage = sources.regions.stage;
        teaching::remark(ctx, text, egui::pos2(stage.max.x - 16.0, stage.min.y + 16.0));
    }
    if let Some(progress) = sources.table.lesson() {
        if !sources.playback.is_idle() || hud.leaving {
            return;
        }
        let cap = sources.cap(Action::Back);
        match teaching::lesson(ctx, language, progress, sources.places(), cap.as_ref()) {
            Some(Asked::Back) => {
                out.wishes.write(Wish::BeatBack);
            }
            Some(Asked::Skip) => {
                out.get_up.write(GetUp);
            }
            Some(Asked::Again) => {
                out.learn.write(Learn);
            }
            Some(Asked::Play) => {
                let company = Company::Evil(Strength::Courteous);
                out.sit_down.write(SitDown::with(company));
            }
            None => {}
        }
    } else if sources.hint.is_none() {
        teaching::first_time(ctx, language, firsts, sources.places());
    }
}

/// What the table says back becomes a remark.
pub(super) fn remarks<G: Duelling>(
    mut answers: MessageReader<Answer<G>>,
    time: Res<Time<Real>>,
    language: Res<Language>,
    mut remark: ResMut<Remark>,
    mut motion: ResMut<Motion>,
) {
    let now = time.elapsed_secs();
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

/// Keys that belong to the frame and not to the gun.
#[expect(clippy::too_many_arguments, reason = "keys reach everything that can be open")]
pub(super) fn keys<G: Duelling>(
    mut commands: Commands,
    mut pressed: MessageReader<Pressed>,
    (aiming, hint): (Res<Aiming>, Option<Res<Hint<G>>>),
    (table, viewing): (Res<Table<G>>, Option<Res<Viewing>>),
    shown: Option<Res<Shown<G>>>,
    mut firsts: ResMut<Firsts>,
    mut hud: ResMut<Hud>,
    mut out: Outbox<G>,
) {
    let over = shown.as_ref().is_some_and(|shown| G::ending(&shown.view).is_some());
    let choice = shown.as_ref().and_then(|shown| G::choice(shown));
    let cancel = shown.as_ref().and_then(|shown| {
        let mut legal = shown.legal.iter();
        legal.find(|action| G::deed(action) == Deed::Cancel).cloned()
    });
    for press in pressed.read().filter(|press| !press.repeat) {
        if let (Some(choice), Some(digit)) = (choice, press.action.picks()) {
            choose(choice, (digit as u8 + 1) % 10, &mut hud, &mut out);
            continue;
        }
        match press.action {
            Action::Undo => {
                out.wishes.write(Wish::Undo);
            }
            Action::FastForward => {
                out.wishes.write(Wish::Hurry);
            }
            Action::Inspect => hud.open(0),
            Action::Log => hud.open(1),
            Action::Rules => hud.open(2),
            Action::Hint | Action::Back if hint.is_some() => {
                commands.remove_resource::<Hint<G>>();
            }
            Action::Hint => {
                out.wishes.write(Wish::Hint);
            }
            Action::LastTurn => {
                out.wishes.write(Wish::Again);
            }
            Action::Back if firsts.open().is_some() => firsts.dismiss(),
            Action::Back if cancel.is_some() => {
                out.wishes.write_batch(cancel.clone().map(Wish::Act));
            }
            Action::Back if hud.knew || viewing.as_ref().is_some_and(|viewing| viewing.knew) => {}
            Action::Back if over || table.mode() != Mode::Live => {
                out.get_up.write(GetUp);
            }
            // The dialog closes itself, and gives the focus back.
            Action::Back if aiming.aim.is_none() => hud.leaving = true,
            Action::Rematch if over => {
                out.sit_down.write(SitDown::again());
            }
            _ => {}
        }
    }
}

/// A digit while something is chosen: a place, or the next figure of a stake.
fn choose<G: Duelling>(choice: Choice, digit: u8, hud: &mut Hud, out: &mut Outbox<G>) {
    match choice {
        Choice::Place { most, .. } if digit <= most => {
            out.wishes.write_batch(G::action(Deed::Place(digit)).map(Wish::Act));
        }
        Choice::Place { .. } => {}
        Choice::Wager { most, .. } => {
            let digit = i128::from(digit);
            let longer = hud.stake.map_or(digit, |stake| stake.saturating_mul(10) + digit);
            let stake = if longer <= most { longer } else { digit };
            hud.stake = Some(stake.clamp(1, most));
        }
    }
}

/// What was heard, for those who read it.
fn captions<G: Duelling>(ctx: &egui::Context, sources: &Sources<G>) {
    let lines: Vec<&str> = sources.captions.lines().collect();
    if lines.is_empty() {
        return;
    }
    let stage = sources.regions.stage;
    let at = egui::pos2(stage.center().x, stage.max.y - 8.0);
    egui::Area::new("captions".into())
        .fixed_pos(at)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .interactable(false)
        .show(ctx, |ui| {
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
fn region(root: &mut egui::Ui, name: &str, area: Rect) -> egui::Ui {
    let rect = egui::Rect::from_min_max(
        egui::pos2(area.min.x, area.min.y),
        egui::pos2(area.max.x, area.max.y),
    );
    root.new_child(egui::UiBuilder::new().id_salt(name).max_rect(rect))
}

/// The whole window is behind a panel: wood where nothing else is.
fn wood(ui: &egui::Ui, rect: egui::Rect) {
    let how = kit::paint::Tiling { sideways: false, mirrored: false };
    let kit = kit::Kit::of(ui.ctx());
    if kit.palette == crate::app::settings::Palette::Standard {
        kit::paint::tile(ui.painter(), rect, art::TILE_WOOD_DARK, how);
    } else {
        ui.painter().rect_filled(rect, 0.0, kit.skin.panel);
    }
}

/// May the seat at the screen act?
fn may_act<G: Duelling>(shown: &Shown<G>, sources: &Sources<G>) -> bool {
    matches!(shown.eyes, Viewer::Seat(_)) && !shown.legal.is_empty() && sources.playback.is_idle()
}
