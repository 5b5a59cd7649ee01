//! What stands beside things to explain them: the note of a lesson's beat, a first-time hint, and a
//! passing remark. The same for every game; an object is found by the name it was drawn under.

use bevy::{math::Vec2, prelude::Resource};
use bevy_egui::egui;
use game_rules::game::NoUndo;

use crate::{
    app::{firsts::Firsts, keys::Cap, language::Language},
    art::canvas::{Canvas, StageFrame},
    kit::{self, Type},
    say,
    table::{Answer, LessonProgress, Staged},
};

/// Where to look for objects.
#[derive(Clone, Copy, Debug)]
pub struct Places<'a> {
    /// The stage.
    pub canvas: &'a Canvas,
    /// Where the stage lies in the window.
    pub frame: &'a StageFrame,
}

impl Places<'_> {
    /// The object of this name: a panel's, else a place on the stage, else the middle of it.
    pub fn find(&self, ctx: &egui::Context, name: &str) -> egui::Rect {
        let corner = |at: Vec2| {
            let at = self.frame.to_window(at) / ctx.zoom_factor();
            egui::pos2(at.x, at.y)
        };
        let on_stage = || {
            let spot = self.canvas.spots.iter().find(|spot| spot.name == name)?;
            Some(egui::Rect::from_two_pos(corner(spot.area.min), corner(spot.area.max)))
        };
        kit::anchors::anchored(ctx, name).or_else(on_stage).unwrap_or_else(|| {
            egui::Rect::from_center_size(corner(self.frame.part.center()), egui::Vec2::ZERO)
        })
    }
}

/// What a lesson's note asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAnswer {
    /// One beat back.
    Back,
    /// No more of this.
    Skip,
    /// From the beginning.
    Again,
    /// A real match.
    Play,
}

/// The note of the beat that is on, or of the end of the lesson.
pub fn lesson(
    ctx: &egui::Context,
    language: &Language,
    progress: LessonProgress,
    places: Places<'_>,
    skip: Option<&Cap>,
) -> Option<LessonAnswer> {
    let Some((word, anchor)) = progress.beat else { return lesson_over(ctx, language) };
    let object = places.find(ctx, anchor);
    let mut asked = None;
    kit::margin_note(ctx, egui::Id::new("lesson"), object, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let (now, all) = (progress.done as i64 + 1, progress.all as i64);
        kit::words(ui, &say!(language, "ribbon-lesson", now = now, all = all), Type::SecondStrong);
        kit::words(ui, &language.say(&format!("lesson-{word}")), Type::Body);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(8.0);
            if progress.done > 0
                && ui.add(kit::Stock::new(&language.say("lesson-step-back"))).clicked()
            {
                asked = Some(LessonAnswer::Back);
            }
            let label = language.say("lesson-skip");
            if ui.add(kit::Stock::new(&label).key_if(skip)).clicked() {
                asked = Some(LessonAnswer::Skip);
            }
        });
    });
    asked
}

fn lesson_over(ctx: &egui::Context, language: &Language) -> Option<LessonAnswer> {
    let mut asked = None;
    let close = language.say("button-close");
    let closed = kit::modal(ctx, egui::Id::new("lesson over"), &close, |ui, fresh| {
        ui.set_width(
            kit::Kit::of(ui.ctx()).scaled(400.0).min(ui.ctx().content_rect().width() - 96.0),
        );
        kit::title(ui, &language.say("lesson-title"));
        kit::words(ui, &language.say("lesson-done"), Type::Body);
        ui.add_space(8.0);
        let play = ui.add(kit::Plate::new(&language.say("lesson-play")));
        if fresh {
            play.request_focus();
        }
        if play.clicked() {
            asked = Some(LessonAnswer::Play);
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(8.0);
            if ui.add(kit::Stock::new(&language.say("lesson-again"))).clicked() {
                asked = Some(LessonAnswer::Again);
            }
            if ui.add(kit::Stock::new(&language.say("result-parlor"))).clicked() {
                asked = Some(LessonAnswer::Skip);
            }
        });
        asked.is_some()
    });
    asked.or(closed.then_some(LessonAnswer::Skip))
}

/// The first-time hint on the screen, if there is one.
pub fn first_time(
    ctx: &egui::Context,
    language: &Language,
    firsts: &mut Firsts,
    places: Places<'_>,
) {
    let Some(first) = firsts.open().cloned() else { return };
    let object = places.find(ctx, first.anchor);
    let done = kit::margin_note(ctx, egui::Id::new("first time"), object, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        kit::words(ui, &language.say(&format!("first-{}", first.word)), Type::Body);
        ui.add(kit::Stock::new(&language.say("first-close"))).clicked()
    });
    if done {
        firsts.dismiss();
    }
}

/// A short sentence that goes by itself.
#[derive(Resource, Debug, Default)]
pub struct Remark {
    text: String,
    until: f32,
}

/// How long a remark stays, in seconds, and how long once it is out of date.
const STAYS: f32 = 3.5;
const LINGERS: f32 = 0.8;

impl Remark {
    /// Says something for a while.
    pub fn say(&mut self, text: String, now: f32) {
        *self = Remark { text, until: now + STAYS };
    }

    /// Comes to an end: what it is about is over.
    pub fn hush(&mut self, now: f32) {
        self.until = self.until.min(now + LINGERS);
    }

    /// What is being said.
    pub fn now(&self, now: f32) -> Option<&str> {
        (now < self.until && !self.text.is_empty()).then_some(self.text.as_str())
    }
}

/// Why something cannot be taken back.
pub fn undo_refusal(language: &Language, why: NoUndo) -> String {
    language.say(match why {
        NoUndo::Nothing => "undo-nothing",
        NoUndo::Chance => "undo-chance",
        NoUndo::Secret => "undo-secret",
        NoUndo::OtherSeat => "undo-other",
        NoUndo::Closed => "undo-over",
    })
}

/// What the table said back, as a remark; a refusal of the rules is the game's to word.
pub fn remark_on<G: Staged>(language: &Language, answer: &Answer<G>) -> Option<String> {
    Some(match answer {
        Answer::Refused(_) => return None,
        Answer::NoUndo(why) => {
            say!(language, "undo-refused", reason = undo_refusal(language, *why))
        }
        Answer::Undone => language.say("undo-done"),
        Answer::NotInLesson => language.say("refuse-lesson"),
        Answer::NoHint { strict: true } => language.say("hint-strict"),
        Answer::NoHint { strict: false } => language.say("hint-not-now"),
        Answer::NothingSince => language.say("since-nothing"),
    })
}

/// Shows a remark below the top bar.
pub fn remark(ctx: &egui::Context, text: &str, top: egui::Pos2) {
    egui::Area::new("remark".into())
        .order(egui::Order::Middle)
        .fixed_pos(top)
        .pivot(egui::Align2::RIGHT_TOP)
        .interactable(false)
        .show(ctx, |ui| {
            // Of the room to its left, not of what was said before.
            ui.set_max_width((top.x - 16.0).min(kit::Kit::of(ctx).scaled(480.0)));
            kit::panel(ui, kit::Sheet::PaperLit, |ui| kit::words(ui, text, Type::Body));
        });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_goes_by_itself() {
        let mut remark = Remark::default();
        assert_eq!(remark.now(0.0), None);
        remark.say("the die is cast".into(), 10.0);
        assert_eq!(remark.now(12.0), Some("the die is cast"));
        assert_eq!(remark.now(14.0), None);
        remark.say("step made".into(), 20.0);
        remark.hush(20.5);
        assert_eq!(remark.now(21.0), Some("step made"));
        assert_eq!(remark.now(21.5), None);
    }
}
