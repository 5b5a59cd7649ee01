//! "What Evil knew" (ux 2.0.8): its belief at each of its decisions, beside the truth. This is the
//! trust contract: Evil is given the view of its seat and nothing else.

use std::sync::Arc;

use bevy_egui::egui;
use game_rules::table::Match;

use crate::{
    app::language::{Lang, Language},
    history::{KnowledgeCheck, Storied},
    kit::{self, Fill, Kit, Type},
    table::Player,
};

/// Shows the panel over everything; says when it is closed.
pub fn show<G: Storied>(
    ctx: &egui::Context,
    language: &Language,
    game: &Match<G>,
    players: &[Player],
) -> bool {
    let rows = remembered(ctx, language.tongue(), || rows(language, game, players));
    let room = ctx.content_rect();
    let close = language.say("button-close");
    kit::modal(ctx, egui::Id::new("what Evil knew"), &close, |ui, fresh| {
        let kit = Kit::of(ui.ctx());
        let width = kit.scaled(620.0).min(room.width() - 96.0);
        ui.set_width(width);
        kit::title(ui, &language.say("replay-knew"));
        kit::words(ui, &language.say(G::KNEW), Type::Second);
        ui.add_space(4.0);
        let high = (room.height() - kit.scaled(150.0) - 120.0).max(120.0);
        ui.allocate_ui(egui::vec2(width, high), |ui| {
            ui.set_max_height(high);
            kit::scroll(ui, "beliefs", |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                if rows.is_empty() {
                    kit::words(ui, &language.say("replay-knew-nothing"), Type::Body);
                }
                for (seat, knew) in rows.iter() {
                    line(ui, *seat, knew);
                }
            });
        });
        ui.add_space(8.0);
        let close = ui.add(kit::Stock::new(&close));
        if fresh {
            close.request_focus();
        }
        close.clicked()
    })
}

fn line(ui: &mut egui::Ui, seat: usize, KnowledgeCheck { deed, said, share }: &KnowledgeCheck) {
    kit::section(ui, Some(seat + 1), deed);
    kit::words(ui, said, Type::Second);
    // Full when Evil was sure of what was true, empty when it was sure of the opposite.
    let fill = if *share >= 0.5 { Fill::Mint } else { Fill::Live };
    ui.add(kit::meter(*share, fill).height(12.0).label(said));
    ui.add_space(6.0);
}

/// What was worked out when the panel was opened.
#[derive(Clone)]
struct Worked {
    tongue: Lang,
    /// The last pass in which the panel was open.
    pass: u64,
    rows: Arc<Vec<(usize, KnowledgeCheck)>>,
}

/// A belief takes a while to work out and does not change while the panel is open.
fn remembered(
    ctx: &egui::Context,
    tongue: Lang,
    work: impl FnOnce() -> Vec<(usize, KnowledgeCheck)>,
) -> Arc<Vec<(usize, KnowledgeCheck)>> {
    let id = egui::Id::new("what Evil knew, worked out");
    let pass = ctx.cumulative_pass_nr();
    let known: Option<Worked> = ctx.data(|data| data.get_temp(id));
    let open = known.filter(|known| known.tongue == tongue && known.pass + 1 >= pass);
    let rows = open.map_or_else(|| Arc::new(work()), |known| known.rows);
    let worked = Worked { tongue, pass, rows: rows.clone() };
    ctx.data_mut(|data| data.insert_temp(id, worked));
    rows
}

/// Every decision of every Evil at the table, with the seat that made it.
fn rows<G: Storied>(
    language: &Language,
    game: &Match<G>,
    players: &[Player],
) -> Vec<(usize, KnowledgeCheck)> {
    let evil = |seat: usize| players.get(seat).is_some_and(|player| !player.is_human());
    let past = game.past().iter().enumerate();
    past.map(|(at, past)| (at, past.seat.index()))
        .filter(|(_, seat)| evil(*seat))
        .filter_map(|(at, seat)| Some((seat, G::knew(language, game, at, players)?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beliefs_are_worked_out_once_for_each_opening_and_language() {
        let ctx = egui::Context::default();
        let mut times = 0;
        let mut frame = |tongue| {
            ctx.begin_pass(egui::RawInput::default());
            remembered(&ctx, tongue, || {
                times += 1;
                Vec::new()
            });
            ctx.end_pass().textures_delta.clear();
            times
        };
        assert_eq!([Lang::English; 3].map(&mut frame), [1, 1, 1]);
        assert_eq!(frame(Lang::Polish), 2);
        for _ in 0..3 {
            ctx.begin_pass(egui::RawInput::default());
            ctx.end_pass().textures_delta.clear();
        }
        assert_eq!(frame(Lang::Polish), 3, "closed and opened again");
    }
}
