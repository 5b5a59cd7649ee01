//! Whoever sits down while another match of that game waits is told beforehand what becomes of it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use game_rules::table::AnyMatch;

use super::{
    parlor::{PanelSystems, Unfinished},
    seating::{Deal, TableOrder, TakeUp},
    watching::PlayOn,
};
use crate::{
    Screen,
    app::{folders::Folders, language::Language, notice::Notices},
    kit, say,
    table::waiting::{self, Slot},
};

/// What is to begin.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// A new match.
    Deal(Box<TableOrder>),
    /// A match that was kept elsewhere.
    TakeUp(TakeUp),
    /// The match that is being watched, from the moment that is shown.
    PlayOn,
}

/// The question that is open.
#[derive(Resource, Clone, Debug)]
pub struct Anew {
    waits: Unfinished,
    wanted: Wanted,
}

impl Anew {
    /// The question, if a match of that place waits: it must be asked before anything begins.
    pub fn ask(slot: Slot, folders: &Folders, wanted: Wanted) -> Option<Anew> {
        let (found, when) = slot.look(folders)?;
        let found = found.filter(|found| found.ply() > 0)?;
        if let Wanted::TakeUp(kept) = &wanted
            && AnyMatch::open(&kept.name, &kept.text)
                .is_ok_and(|kept| kept.write() == found.write())
        {
            return None;
        }
        Some(Anew { waits: Unfinished::of(slot, Some(found), when), wanted })
    }
}

/// The question.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.after(PanelSystems).run_if(resource_exists::<Anew>),
    )
    .add_systems(OnEnter(Screen::Match), forget);
}

/// Somebody sits at a table: nothing is asked any more.
fn forget(mut commands: Commands) {
    commands.remove_resource::<Anew>();
}

#[expect(clippy::too_many_arguments, reason = "what is answered begins in one of three ways")]
fn draw(
    mut contexts: EguiContexts,
    mut commands: Commands,
    question: Res<Anew>,
    (folders, language): (Res<Folders>, Res<Language>),
    mut notices: ResMut<Notices>,
    mut deals: MessageWriter<Deal>,
    mut take_up: MessageWriter<TakeUp>,
    mut play_on: MessageWriter<PlayOn>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let slot = question.waits.slot;
    let game = language.say(&slot.name());
    let when = question.waits.when(&language);
    let text = say!(language, "anew-text", game = game, when = when);
    let words = ["anew-title", "anew-stay", "anew-begin"].map(|key| language.say(key));
    let answer = kit::dialog(&words[0], &text, &words[1]).act(&words[2]).show(ctx);
    if answer.is_none() {
        return Ok(());
    }
    commands.remove_resource::<Anew>();
    if answer == Some(kit::Answer::Safe) {
        return Ok(());
    }
    let file = slot.file(&folders);
    if let Err(unsaved) = waiting::set_aside(&file, None, &folders, &language, &mut notices) {
        // It stays where it is, and nothing begins.
        notices.unsaved(&unsaved, &language);
        return Ok(());
    }
    match question.wanted.clone() {
        Wanted::Deal(order) => drop(deals.write(Deal(*order))),
        Wanted::TakeUp(kept) => drop(take_up.write(kept)),
        Wanted::PlayOn => drop(play_on.write(PlayOn)),
    }
    Ok(())
}
