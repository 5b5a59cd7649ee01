//! Evil as the host of the table (ux 3.8): it drums while it thinks or while you hesitate, raises a
//! brow when you take something back, and now and then says a line. Nothing of it follows from
//! anything hidden, and nothing waits for it.

use bevy::prelude::*;
use bevy_egui::egui;
use game_rules::game::Viewer;

use super::Panels;
use crate::{
    app::{
        idle::Motion,
        language::Language,
        settings::Settings,
        sound::{Cue, Play},
    },
    evil::{Reaction, Reactions, Speech},
    kit::{self, Type},
    scenes::scene::Scene,
    table::{Answer, Curtain, Mode, Playback, Table, TableView, Thinking},
};

/// Somebody who has not decided after so many seconds hesitates.
const HESITATES: f32 = 20.0;

/// What the host remembers.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// The moment before this one.
    before: f32,
    muted: bool,
    /// How long the match was, if one was seen.
    length: Option<usize>,
    /// The decision that is waited for, and since when; `None` once it has been commented on.
    waits: Option<(usize, Option<f32>)>,
}

impl Memory {
    /// What has begun, if a match has: the first one here, or one more.
    fn began(&mut self, length: usize) -> Option<&'static str> {
        let before = self.length.replace(length);
        match before {
            None if length == 0 => Some("begin"),
            Some(before) if before > 0 && length == 0 => Some("rematch"),
            _ => None,
        }
    }

    /// When somebody will have hesitated for long.
    fn notices_at(&self) -> Option<f32> {
        let (_, since) = self.waits?;
        Some(since? + HESITATES + 0.05)
    }

    /// Has somebody hesitated over this decision for long? Said once for each.
    fn hesitates(&mut self, decision: Option<usize>, now: f32) -> bool {
        let Some(decision) = decision else {
            self.waits = None;
            return false;
        };
        match self.waits {
            Some((known, Some(since))) if known == decision => {
                let long = now - since > HESITATES;
                if long {
                    self.waits = Some((decision, None));
                }
                long
            }
            Some((known, None)) if known == decision => false,
            _ => {
                self.waits = Some((decision, Some(now)));
                false
            }
        }
    }
}

/// Does Evil sit here with somebody who plays?
fn hosts<G: Scene>(table: &Table<G>) -> bool {
    let people = table.players().iter().filter(|player| player.is_human()).count();
    let evils = table.players().len() - people;
    table.mode() == Mode::Live && table.lesson().is_none() && people > 0 && evils > 0
}

/// What Evil does besides playing.
#[expect(clippy::too_many_arguments, reason = "a host has an eye on everything")]
pub(super) fn attend<G: Scene>(
    time: Res<Time<Real>>,
    (settings, language): (Res<Settings>, Res<Language>),
    (table, playback): (Res<Table<G>>, Res<Playback<G>>),
    thinking: Res<Thinking<G>>,
    (shown, curtain): (Option<Res<TableView<G>>>, Option<Res<Curtain>>),
    mut answers: MessageReader<Answer<G>>,
    mut reactions: ResMut<Reactions>,
    mut speech: ResMut<Speech>,
    mut motion: ResMut<Motion>,
    mut play: MessageWriter<Play>,
    mut memory: Local<Memory>,
) {
    let now = time.elapsed_secs();
    let before = std::mem::replace(&mut memory.before, now);
    let muted = std::mem::replace(&mut memory.muted, settings.mute);
    if reactions.think(thinking.since(), now, before) {
        play.write(Play(Cue::FingersDrum));
    }
    if !hosts(&table) || curtain.is_some() {
        answers.clear();
        reactions.take_unsaid();
        speech.hush();
        return;
    }
    let acts = shown.as_ref().filter(|shown| {
        matches!(shown.eyes, Viewer::Seat(_)) && !shown.legal.is_empty() && playback.is_idle()
    });
    let undone = answers.read().any(|answer| matches!(answer, Answer::Undone));
    let mutes = settings.mute && !muted && before > 0.0;
    let hesitates = memory.hesitates(acts.map(|shown| shown.ply), now);
    let shows =
        [(undone, Reaction::Undo), (mutes, Reaction::Muted), (hesitates, Reaction::Hesitate)];
    for (_, reaction) in shows.into_iter().filter(|(wanted, _)| *wanted) {
        reactions.show(reaction, now);
        play.write(Play(reaction.cue()));
    }
    let said = reactions.take_unsaid().into_iter();
    let said = said.filter_map(|reaction| Some((reaction.occasion()?, reaction.is_end())));
    let began = memory.began(table.length()).map(|occasion| (occasion, true));
    for (occasion, urgent) in began.into_iter().chain(said) {
        if let Some(key) = speech.speak(occasion, settings.talk, now, urgent) {
            let words = language.say(key);
            speech.murmur(&words, now);
        }
    }
    if let Some(cue) = speech.syllable(now) {
        play.write(Play(cue));
    }
    if speech.is_murmuring() || reactions.is_busy(now) {
        motion.go_on();
    }
    for moment in speech.ends(now).into_iter().chain(memory.notices_at()) {
        motion.wake_at(moment);
    }
}

/// Where the line stands, in the frame: beside Evil's head, which is the same seat in all games.
const BESIDE: Vec2 = Vec2::new(566.0, 46.0);

/// The line Evil is saying.
pub(super) fn draw<G: Scene>(ctx: &egui::Context, panels: &Panels<G>) {
    let Some(key) = panels.speech.line(panels.time.elapsed_secs()) else { return };
    let words = panels.language.say(key);
    let seat = panels.table.players().iter().position(|player| !player.is_human());
    let at = panels.frame.to_window(BESIDE);
    let stage = panels.regions.stage;
    egui::Area::new("evil says".into())
        .order(egui::Order::Middle)
        .fixed_pos(egui::pos2(at.x, at.y.max(stage.min.y + 6.0)))
        .constrain_to(super::panel_rect(stage))
        .interactable(false)
        .show(ctx, |ui| {
            let kit = kit::Kit::of(ui.ctx());
            let emblem = kit.scaled(10.0);
            let left = 12.0 + 2.0 * emblem + 8.0;
            let room = (stage.max.x - at.x - left - 28.0).max(160.0);
            let line = [(words.as_str(), Type::Second, kit.skin.ink)];
            let galley = kit::text::lay(ui, &line, room, egui::Align::Min);
            // As flat as it can be: what hangs beside Evil stays in sight.
            let size = galley.size() + egui::vec2(left + 12.0, 12.0);
            let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
            let paper = kit::Sheet::PaperLit.sprite();
            kit::paint::slice(ui.painter(), rect, paper, egui::Color32::WHITE);
            let middle = rect.center().y;
            if let Some(seat) = seat {
                let at = egui::pos2(rect.left() + 12.0 + emblem, middle);
                kit::paint_seat(ui.painter(), at, emblem, seat + 1);
            }
            let at = egui::pos2(rect.left() + left, kit::text::middle(&galley, middle));
            ui.painter().galley(at, galley, kit.skin.ink);
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Label, true, words.as_str())
            });
        });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_greeted_once_and_a_rematch_in_other_words() {
        let mut memory = Memory::default();
        let said = [0, 0, 1, 5, 0, 0, 3].map(|length| memory.began(length));
        assert_eq!(said, [Some("begin"), None, None, None, Some("rematch"), None, None]);
        assert_eq!(Memory::default().began(4), None, "what is continued is not greeted");
    }

    #[test]
    fn hesitation_is_noticed_once_for_each_decision() {
        let mut memory = Memory::default();
        let moments = [
            (Some(1), 0.0),
            (Some(1), 19.0),
            (Some(1), 21.0),
            (Some(1), 60.0),
            (None, 61.0),
            (Some(3), 62.0),
            (Some(3), 83.0),
        ];
        let noticed = moments.map(|(decision, now)| memory.hesitates(decision, now));
        assert_eq!(noticed, [false, false, true, false, false, false, true]);
    }
}
