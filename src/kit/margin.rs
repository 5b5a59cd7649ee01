//! Margin notes: lit paper beside an object, with a tail that points at it. They stay until
//! somebody is done with them and never take the focus.

use bevy_egui::egui::{Align2, Area, Context, Id, Order, Rect, Ui, pos2, vec2};

use super::{Kit, anchors, tooltip};

/// Room for the tail.
const GAP: f32 = 14.0;

/// Shows a note beside `object`, above, below or left of it, inside the window.
pub fn margin_note<R>(ctx: &Context, id: Id, object: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let screen = ctx.content_rect();
    // What can be pressed or read stays in sight, unless the note is about it.
    let mut room = screen.shrink(4.0);
    let core = object.shrink(1.0);
    let beside = |name| anchors::anchored(ctx, name).filter(|area| !area.intersects(core));
    if let Some(tray) = beside("tray") {
        room.max.y = room.max.y.min(tray.top());
    }
    if let Some(rail) = beside("rail") {
        room.max.x = room.max.x.min(rail.left());
    }
    // Nothing fits above or below something so high: the note stands beside it.
    let tall = object.height() > room.height() / 2.0;
    let beside = if tall { object.left() - GAP - room.left() } else { room.width() };
    // Large letters leave half of the table in sight.
    let most = (room.width() * 0.5).max(400.0);
    let width = Kit::of(ctx).scaled(400.0).min(most).min((beside - 48.0).max(200.0));
    let half = width / 2.0 + 24.0;
    let x = object.center().x.clamp(room.left() + half, (room.right() - half).max(half));
    // A note about one thing of the tray lies above all of them.
    let tray = anchors::anchored(ctx, "tray").filter(|tray| tray.contains_rect(object));
    let top = tray.map_or(object.top(), |tray| tray.top().min(object.top()));
    let (at, pivot) = if tall {
        (object.left_top() + vec2(-GAP, GAP), Align2::RIGHT_TOP)
    } else if object.center().y > screen.center().y {
        (pos2(x, top - GAP), Align2::CENTER_BOTTOM)
    } else {
        (pos2(x, object.bottom() + GAP), Align2::CENTER_TOP)
    };
    let area = Area::new(id)
        .order(Order::Middle)
        .fixed_pos(at)
        .pivot(pivot)
        .constrain_to(room)
        .default_size(vec2(width, 0.0));
    let shown = area.show(ctx, |ui| {
        ui.set_width(width + 32.0);
        tooltip::sheet(ui, object, |ui| {
            ui.set_width(width);
            add(ui)
        })
    });
    // Whatever else lies open, the note is read first.
    ctx.move_to_top(shown.response.layer_id);
    shown.inner
}
