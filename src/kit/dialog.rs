//! Dialogs: a sheet over everything. The safe choice has the focus, and the focus goes back where
//! it was.

use bevy_egui::egui::{
    Color32, Context, Frame, Id, Key, Margin, Modal, Modifiers, Response, Ui, Vec2,
};

use super::{
    Ground, Kit, Stock, Wax, container, paint,
    text::{self, Type},
    touch,
};
use crate::{
    app::{keys::Cap, settings::Palette},
    art::sprites::{duel::seals, shell::ui as art},
};

/// A question with a safe and a final answer.
#[derive(Clone, Debug)]
#[must_use = "show it"]
pub struct Dialog<'a> {
    title: &'a str,
    body: &'a str,
    safe: &'a str,
    act: Option<&'a str>,
    key: Option<&'a Cap>,
}

/// What the seal takes at the right of the title.
const SEAL: f32 = 44.0;

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Nothing happens.
    Safe,
    /// The final one.
    Act,
}

/// A dialog with one answer; the title is also what it is known by.
pub const fn dialog<'a>(title: &'a str, body: &'a str, safe: &'a str) -> Dialog<'a> {
    Dialog { title, body, safe, act: None, key: None }
}

impl<'a> Dialog<'a> {
    /// With a final answer of wax.
    pub const fn act(mut self, act: &'a str) -> Self {
        self.act = Some(act);
        self
    }

    /// The key of the safe answer.
    pub const fn key(mut self, key: &'a Cap) -> Self {
        self.key = Some(key);
        self
    }

    /// Shows it over everything; says when it is answered. Escape is the safe answer.
    pub fn show(&self, ctx: &Context) -> Option<Answer> {
        let mut answer = None;
        let id = Id::new(("dialog", self.title));
        let closed = modal(ctx, id, |ui, fresh| {
            ui.set_max_width(
                Kit::of(ui.ctx()).scaled(420.0).min(ctx.content_rect().width() - 96.0),
            );
            answer = self.ui(ui, fresh);
            answer.is_some()
        });
        answer.or(closed.then_some(Answer::Safe))
    }

    /// What stands on the sheet.
    pub(super) fn ui(&self, ui: &mut Ui, fresh: bool) -> Option<Answer> {
        let width = ui.available_width();
        // The title leaves room for the seal.
        ui.scope(|ui| {
            ui.set_max_width(width - SEAL);
            text::heading(ui, self.title);
        });
        text::words(ui, self.body, Type::Second);
        ui.add_space(8.0);
        let mut answer = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(12.0);
            let each = ((width - 12.0) / 2.0).min(160.0).floor();
            let safe: Response = ui.add(Stock::new(self.safe).key_if(self.key).width(each));
            if fresh {
                safe.request_focus();
            }
            if safe.clicked() {
                answer = Some(Answer::Safe);
            }
            if let Some(act) = self.act
                && ui.add(Wax::new(act).width(each)).clicked()
            {
                answer = Some(Answer::Act);
            }
        });
        answer
    }
}

/// Where the focus was before a modal opened, and the pass it was last shown in.
#[derive(Clone, Copy, Debug)]
struct Before {
    focus: Option<Id>,
    pass: u64,
}

/// A sheet over everything with anything on it. `add` is told whether it has just opened, and says
/// whether it is done. Returns whether it is closed now, also by Escape; then the focus is back.
pub fn modal(ctx: &Context, id: Id, add: impl FnOnce(&mut Ui, bool) -> bool) -> bool {
    over(ctx, id, |ui, fresh| sheet(ui, |ui| add(ui, fresh)))
}

/// The same without the sheet: `add` draws its own.
pub fn over(ctx: &Context, id: Id, add: impl FnOnce(&mut Ui, bool) -> bool) -> bool {
    let pass = ctx.cumulative_pass_nr();
    let known = ctx.data(|data| data.get_temp::<Before>(id));
    let known = known.filter(|before| pass <= before.pass + 1);
    let focus = match known {
        Some(before) => before.focus,
        None => ctx.memory(|memory| memory.focused()),
    };
    ctx.data_mut(|data| data.insert_temp(id, Before { focus, pass }));
    let veil = Kit::of(ctx).skin.void.gamma_multiply(0.7);
    let shown = Modal::new(id)
        .frame(Frame::NONE)
        .backdrop_color(veil)
        .show(ctx, |ui| add(ui, known.is_none()));
    let escaped = shown.is_top_modal
        && !shown.any_popup_open
        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let closed = shown.inner || escaped;
    if closed {
        ctx.data_mut(|data| data.remove::<Before>(id));
        if let Some(focus) = focus {
            touch::give_focus_back(ctx, focus);
        }
    }
    closed
}

/// The sheet of a dialog with its seal.
pub(super) fn sheet<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = container::on_sprite(ui, art::DIALOG, Margin::same(24), Ground::Paper, add);
    let kit = Kit::of(ui.ctx());
    if kit.palette == Palette::Standard {
        let at = shown.response.rect.right_top() + Vec2::new(-40.0, 36.0);
        let wax = seals::BASE_GUN;
        paint::picture(ui.painter(), at, wax, 56.0 / wax.frame[2], Color32::WHITE);
        let emblem = art::seat::EMBLEM_2;
        paint::picture(ui.painter(), at, emblem, 0.6, kit.skin.bad.gamma_multiply(0.7));
    }
    shown.inner
}
