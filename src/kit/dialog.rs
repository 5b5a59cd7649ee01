//! Dialogs: a sheet over everything. The safe choice has the focus, and the focus goes back where
//! it was.

use bevy_egui::egui::{
    Color32, Context, Frame, Id, Key, Margin, Modal, Modifiers, Rect, Response, Ui, UiBuilder, Vec2,
};

use super::{
    Ground, Kit, Stock, Wax, container, disc, feedback,
    layers::{self, Kind},
    paint,
    text::{self, Type},
};
use crate::{
    app::{keys::Cap, settings::Palette},
    art::sprites::{
        duel::seals,
        shell::ui::{self as art, icon},
    },
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

/// What the seal or the way out takes at the right of the title.
const CORNER: f32 = 44.0;

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

    /// Shows it over everything; says when it is answered. Going back, also by a click beside it, is
    /// the safe answer.
    pub fn show(&self, ctx: &Context) -> Option<Answer> {
        let mut answer = None;
        let id = Id::new(("dialog", self.title));
        let closed = lay(ctx, id, Kind::Question, |ui, fresh| {
            answer = sheet(ui, |ui| {
                ui.set_max_width(
                    Kit::of(ui.ctx()).scaled(420.0).min(ctx.content_rect().width() - 96.0),
                );
                self.ui(ui, fresh)
            });
            answer.is_some()
        });
        answer.or(closed.then_some(Answer::Safe))
    }

    /// What stands on the sheet.
    pub(super) fn ui(&self, ui: &mut Ui, fresh: bool) -> Option<Answer> {
        let width = ui.available_width();
        title(ui, self.title);
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

/// The title of a sheet: it leaves room for what is in the corner.
pub fn title(ui: &mut Ui, words: &str) {
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width() - CORNER);
        text::heading(ui, words);
    });
}

/// A sheet over everything with anything on it, and with the way out in its corner, which is called
/// `close`. `add` is told whether it has just opened, and says whether it is done. Returns whether it
/// is closed now; then the focus is back.
pub fn modal(ctx: &Context, id: Id, close: &str, add: impl FnOnce(&mut Ui, bool) -> bool) -> bool {
    over(ctx, id, |ui, fresh| {
        let paper = Margin::same(24);
        let shown =
            container::on_sprite(ui, art::DIALOG, paper, Ground::Paper, |ui| add(ui, fresh));
        let at = shown.response.rect.right_top() + Vec2::new(-40.0, 40.0);
        let corner = Rect::from_center_size(at, Vec2::splat(40.0));
        let mut corner = ui.new_child(UiBuilder::new().id_salt("close").max_rect(corner));
        corner.add(disc(icon::CROSS, close)).clicked() || shown.inner
    })
}

/// The same without the sheet: `add` draws its own, with a way out.
pub fn over(ctx: &Context, id: Id, add: impl FnOnce(&mut Ui, bool) -> bool) -> bool {
    lay(ctx, id, Kind::Sheet, add)
}

/// Lays something over everything. Escape and a click beside it close it if it is the topmost.
fn lay(ctx: &Context, id: Id, kind: Kind, add: impl FnOnce(&mut Ui, bool) -> bool) -> bool {
    let lies = layers::lie(ctx, id, kind);
    let veil = Kit::of(ctx).skin.void.gamma_multiply(0.7);
    let shown =
        Modal::new(id).frame(Frame::NONE).backdrop_color(veil).show(ctx, |ui| add(ui, lies.fresh));
    let beside = &shown.backdrop_response;
    // The second click of two that opened it says nothing.
    let beside = beside.clicked() && !beside.double_clicked() && !beside.triple_clicked();
    let left = lies.top
        && !lies.fresh
        && (beside || ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)));
    let closed = shown.inner || left;
    if closed && let Some(focus) = layers::go(ctx, id) {
        feedback::give_focus_back(ctx, focus);
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
