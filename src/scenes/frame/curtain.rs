//! The curtain between two people at one screen.

use bevy_egui::egui;

use super::{Outbox, Panels};
use crate::{
    app::keys::KeyAction,
    kit::{self, Type},
    say,
    scenes::scene::Scene,
    table::{Curtain, Handover, Intent},
};

/// How long a ready button must be held (ux 2.0.6).
const HOLD: f32 = 0.6;
/// The width of what stands on the card, in letters of the usual size.
const CARD: f32 = 360.0;

/// The curtain: opaque, over everything, and nothing of any seat behind it. A light one is only its
/// card.
pub(super) fn draw<G: Scene>(
    ctx: &egui::Context,
    panels: &Panels<G>,
    curtain: &Curtain,
    out: &mut Outbox<G>,
) {
    let language = &panels.language;
    let screen = ctx.content_rect();
    let id = egui::Id::new(("curtain", panels.table.length()));
    kit::layers::curtain(ctx, id);
    egui::Area::new("curtain".into()).order(egui::Order::Foreground).fixed_pos(screen.min).show(
        ctx,
        |ui| {
            ui.set_min_size(screen.size());
            if curtain.strength == Handover::Full {
                kit::paint::curtain(ui.painter(), screen);
            }
            let scale = kit::Kit::of(ctx).text_scale.max(1.0);
            let width = (CARD * scale).min(screen.width() - 96.0);
            let edges = 2.0 * f32::from(kit::Sheet::Rail.margin());
            let size = egui::vec2(width + edges, 260.0 * scale.sqrt());
            let centre = egui::Rect::from_center_size(screen.center(), size);
            let mut card = ui.new_child(egui::UiBuilder::new().max_rect(centre));
            kit::panel(&mut card, kit::Sheet::Rail, |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 10.0;
                let player = panels.table.players().get(curtain.next.index());
                let name = match player {
                    Some(crate::table::Player::Human(name)) => name.clone(),
                    _ => String::new(),
                };
                let asks = G::asks(&panels.table.public());
                let title = match asks {
                    None => say!(language, "curtain-next", name = name),
                    Some(_) => say!(language, "curtain-pass", name = name),
                };
                let emblem = G::emblem(panels.table.players(), curtain.next);
                kit::section(ui, Some(emblem), &title);
                kit::rule(ui);
                let full = curtain.strength == Handover::Full;
                if full {
                    kit::words(ui, &language.say("curtain-look-away"), Type::Body);
                }
                let what = language.say(&format!("curtain-what-{}", asks.unwrap_or(G::WORD)));
                kit::words(ui, &say!(language, "curtain-decides", what = what), Type::Second);
                let held = panels.settings.hold_ready && full;
                let label = language.say(if held { "curtain-hold" } else { "curtain-ready" });
                // A new button each time: one that is still held from before does not count.
                let ready = ui.push_id(panels.table.length(), |ui| {
                    // Nothing else can be done here.
                    let button = ui.next_auto_id();
                    ui.memory_mut(|memory| memory.request_focus(button));
                    if held {
                        kit::hold(ui, &label, HOLD)
                    } else {
                        ui.add(kit::Plate::new(&label).width(width)).clicked()
                    }
                });
                if ready.inner {
                    kit::layers::go(ctx, id);
                    out.wishes.write(Intent::Ready);
                }
                if let Some(seat) = panels.table.may_choose_again() {
                    let name = panels.table.players()[seat.index()].shown(language, seat);
                    let label = say!(language, "curtain-again", name = name);
                    let cap = panels.cap(KeyAction::Undo);
                    if ui.add(kit::Stock::new(&label).key_if(cap.as_ref())).clicked() {
                        out.wishes.write(Intent::Undo);
                    }
                }
            });
        },
    );
}
