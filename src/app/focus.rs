//! Everything without a pointer (ux 2.0.9): the gamepad moves the focus of the panels as the arrow
//! keys do, Tab and the bumpers go from region to region, and the focus is never lost.
//!
//! Panels understand keys; so a button of the gamepad is passed on to them as the key that means
//! the same. The rest is memory: where the focus was on every sheet, for when what had it comes
//! back after a dialog, an animation or another seat's turn.

use bevy::{
    ecs::system::SystemParam, input::InputSystems, platform::collections::HashSet, prelude::*,
};
use bevy_egui::{
    EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui, input::EguiInputEvent,
};

use super::keys::{Device, KeyAction, KeySystems, Keys, Pressed, PressedInModal};
use crate::kit::anchors;

/// Where the focus is and where it was.
#[derive(Resource, Debug, Default)]
pub struct Focus {
    now: Option<egui::Id>,
    /// The last widget in focus on every sheet that lies over another, and on the ground.
    kept: Vec<Kept>,
    /// Enter is held down for the gamepad.
    enter: bool,
    /// Keys that were down when something opened: panels hear nothing of them until they rise.
    spent: HashSet<egui::Key>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Kept {
    sheet: Option<egui::LayerId>,
    widget: egui::Id,
    rect: egui::Rect,
}

impl Focus {
    /// Does a widget have the focus? Then Enter and the arrows are its own.
    pub fn is_taken(&self) -> bool {
        self.now.is_some()
    }

    /// Nobody has the focus, and nobody gets it back.
    fn let_go(&mut self, ctx: &egui::Context) {
        self.kept.retain(|kept| kept.sheet.is_some());
        if let Some(held) = self.now.take() {
            ctx.memory_mut(|memory| memory.surrender_focus(held));
        }
    }
}

/// A widget that can have the focus.
#[derive(Clone, Copy, Debug)]
struct Reachable {
    id: egui::Id,
    rect: egui::Rect,
}

/// All of them in the order they were drawn, on the topmost sheet only.
fn reachable(ctx: &egui::Context) -> Vec<Reachable> {
    let mut found: Vec<(egui::LayerId, Reachable)> = ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let widgets = layers.flat_map(|(layer, widgets)| widgets.iter().map(|at| (*layer, *at)));
        let usable = widgets
            .filter(|(_, at)| at.enabled && at.sense.is_focusable() && at.sense.senses_click());
        usable.map(|(layer, at)| (layer, Reachable { id: at.id, rect: at.rect })).collect()
    });
    found.retain(|(layer, _)| ctx.memory(|memory| memory.allows_interaction(*layer)));
    // Layers come in no order; the same screen must always be read the same way.
    found.sort_by_key(|(layer, _)| (layer.order, layer.id.value()));
    found.into_iter().map(|(_, widget)| widget).collect()
}

/// The next widget in a direction: near, and rather straight ahead than aside. Of two that are as
/// near, the one that was drawn first.
fn towards(from: egui::Rect, way: egui::Vec2, among: &[Reachable]) -> Option<egui::Id> {
    let between =
        |one: egui::Rangef, two: egui::Rangef| (one.min - two.max).max(two.min - one.max).max(0.0);
    let cost = |to: &Reachable| {
        let gap = egui::vec2(
            between(from.x_range(), to.rect.x_range()),
            between(from.y_range(), to.rect.y_range()),
        );
        let centres = to.rect.center() - from.center();
        let across = egui::vec2(way.y.abs(), way.x.abs());
        let along = egui::vec2(way.x.abs(), way.y.abs());
        let ahead = centres.dot(way) > 1.0;
        let aside = 2.0 * gap.dot(across) + 0.1 * (centres * across).length();
        ahead.then_some(gap.dot(along) + aside)
    };
    let costs = among.iter().filter_map(|to| cost(to).map(|cost| (cost, to.id)));
    costs.min_by(|one, two| one.0.total_cmp(&two.0)).map(|(_, id)| id)
}

fn nearest(to: egui::Pos2, among: &[Reachable]) -> Option<egui::Id> {
    let distance = |widget: &Reachable| widget.rect.center().distance_sq(to);
    let nearest = among.iter().min_by(|one, two| distance(one).total_cmp(&distance(two)));
    nearest.map(|widget| widget.id)
}

/// The region `by` regions after the one in focus, and its first widget.
fn region_after(
    regions: &[egui::Rect],
    now: Option<egui::Rect>,
    by: usize,
    among: &[Reachable],
) -> Option<egui::Id> {
    let inside = |region: &egui::Rect| {
        among.iter().find(|widget| region.contains(widget.rect.center())).map(|widget| widget.id)
    };
    let at = now.and_then(|now| regions.iter().position(|area| area.contains(now.center())));
    let start = at.map_or(0, |at| at + by);
    let step = if by == 1 { 1 } else { regions.len() - 1 };
    let order = (0..regions.len()).map(|turn| (start + turn * step) % regions.len());
    order.filter_map(|number| inside(&regions[number])).next()
}

fn arrow(action: KeyAction) -> Option<egui::Key> {
    Some(match action {
        KeyAction::Up => egui::Key::ArrowUp,
        KeyAction::Down => egui::Key::ArrowDown,
        KeyAction::Left => egui::Key::ArrowLeft,
        KeyAction::Right => egui::Key::ArrowRight,
        _ => return None,
    })
}

fn way(key: egui::Key) -> Option<egui::Vec2> {
    Some(match key {
        egui::Key::ArrowUp => egui::Vec2::UP,
        egui::Key::ArrowDown => egui::Vec2::DOWN,
        egui::Key::ArrowLeft => egui::Vec2::LEFT,
        egui::Key::ArrowRight => egui::Vec2::RIGHT,
        _ => return None,
    })
}

#[derive(SystemParam)]
struct Panels<'w, 's> {
    contexts: Query<'w, 's, (Entity, &'static mut EguiContext), With<PrimaryEguiContext>>,
    events: MessageWriter<'w, EguiInputEvent>,
}

impl Panels<'_, '_> {
    fn send(&mut self, context: Entity, key: egui::Key, pressed: bool) {
        self.events.write(EguiInputEvent { context, event: stroke(key, pressed) });
    }

    fn strike(&mut self, context: Entity, key: egui::Key) {
        self.send(context, key, true);
        self.send(context, key, false);
    }
}

/// Buttons become keys, regions are changed, and a focus nobody has is given to somebody.
fn steer(
    mut pressed: MessageReader<Pressed>,
    mut on_sheet: MessageReader<PressedInModal>,
    keys: Res<Keys>,
    mut focus: ResMut<Focus>,
    mut panels: Panels,
) {
    let Ok((context, mut egui)) = panels.contexts.single_mut() else { return };
    let ctx = egui.get_mut().clone();
    let sheet = keys.sheet;
    let on_sheet = on_sheet.read().map(|PressedInModal(press)| press);
    for press in pressed.read().chain(on_sheet) {
        let pad = press.device == Device::Gamepad;
        let held = ctx.memory(egui::Memory::focused);
        let place = held.and_then(|id| ctx.read_response(id)).map(|widget| widget.rect);
        let to = match press.action {
            KeyAction::NextRegion | KeyAction::PreviousRegion if press.device != Device::Mouse => {
                let regions = regions(&ctx);
                let by = if press.action == KeyAction::NextRegion {
                    1
                } else {
                    regions.len().max(1) - 1
                };
                if regions.len() > 1 {
                    region_after(&regions, place, by, &reachable(&ctx))
                } else if pad {
                    let way = if by == 1 { egui::Vec2::DOWN } else { egui::Vec2::UP };
                    place.and_then(|from| towards(from, way, &reachable(&ctx)))
                } else {
                    None
                }
            }
            KeyAction::Confirm => {
                if pad {
                    focus.enter = true;
                    panels.send(context, egui::Key::Enter, true);
                }
                let answers = |id: &egui::Id| reachable(&ctx).iter().any(|widget| widget.id == *id);
                anchors::answering(&ctx).filter(|id| held.is_none() && answers(id))
            }
            // Where the arrows mean something of their own, Back gives them back to the place.
            KeyAction::Back if keys.arrows && place.is_some() && !sheet => {
                focus.let_go(&ctx);
                None
            }
            // Panels know one way back.
            KeyAction::Back if pad || sheet && press.device == Device::Mouse => {
                panels.strike(context, egui::Key::Escape);
                None
            }
            action => match (arrow(action), place) {
                (Some(_), None) if keys.arrows && !sheet => None,
                (Some(_), None) => home(&ctx, &focus),
                // A text field keeps the arrows to itself; a gamepad has no other way out.
                (Some(key), Some(from)) if pad && ctx.text_edit_focused() => {
                    way(key).and_then(|way| towards(from, way, &reachable(&ctx)))
                }
                (Some(key), Some(_)) if pad => {
                    panels.strike(context, key);
                    None
                }
                _ => None,
            },
        };
        if let Some(to) = to {
            ctx.memory_mut(|memory| memory.request_focus(to));
            ctx.request_repaint();
        }
    }
    if focus.enter && !keys.holds(KeyAction::Confirm) {
        focus.enter = false;
        panels.send(context, egui::Key::Enter, false);
    }
}

/// The regions one can go to: none while a sheet lies over them.
fn regions(ctx: &egui::Context) -> Vec<egui::Rect> {
    match ctx.memory(egui::Memory::top_modal_layer) {
        Some(_) => Vec::new(),
        None => anchors::regions(ctx),
    }
}

/// Whom to give the focus to when nobody has it: near where it was, else the first of the most
/// important region.
fn home(ctx: &egui::Context, focus: &Focus) -> Option<egui::Id> {
    let among = reachable(ctx);
    let sheet = ctx.memory(egui::Memory::top_modal_layer);
    let kept = focus.kept.iter().find(|kept| kept.sheet == sheet);
    let regions = regions(ctx);
    if let Some(kept) = kept {
        // Only in the region it was in: what is there may come back.
        let region = regions.iter().find(|area| area.contains(kept.rect.center()));
        let inside =
            |widget: &&Reachable| region.is_none_or(|area| area.contains(widget.rect.center()));
        let beside: Vec<Reachable> = among.iter().filter(inside).copied().collect();
        return nearest(kept.rect.center(), &beside);
    }
    let first = |area: &egui::Rect| {
        among.iter().find(|widget| area.contains(widget.rect.center())).copied()
    };
    let first = regions.iter().find_map(first).or_else(|| among.first().copied());
    first.map(|widget| widget.id)
}

/// A key that opened something is let go as far as panels know, and they hear nothing of it until it
/// really is. A key that is held does not press a button again and again.
fn spend(
    mut inputs: Query<(&mut EguiInput, &mut EguiContext), With<PrimaryEguiContext>>,
    keys: Res<Keys>,
    mut focus: ResMut<Focus>,
) {
    let Ok((mut input, mut context)) = inputs.single_mut() else { return };
    let ctx = context.get_mut();
    let typing = ctx.text_edit_focused();
    let down = ctx.input(|input| input.keys_down.clone());
    let spent = &mut focus.bypass_change_detection().spent;
    let mut events = Vec::new();
    if keys.turned() {
        spent.extend(&down);
        events.extend(down.iter().map(|key| stroke(*key, false)));
    }
    for event in std::mem::take(&mut input.events) {
        match &event {
            egui::Event::Key { key, pressed: false, .. } => {
                spent.remove(key);
            }
            egui::Event::Key { key, .. } => {
                let presses = matches!(key, egui::Key::Enter | egui::Key::Space) && !typing;
                if spent.contains(key) || presses && down.contains(key) {
                    // What it would type stands before it.
                    events.pop_if(|before| matches!(before, egui::Event::Text(_)));
                    continue;
                }
            }
            egui::Event::WindowFocused(false) => spent.clear(),
            _ => {}
        }
        events.push(event);
    }
    input.events = events;
}

fn stroke(key: egui::Key, pressed: bool) -> egui::Event {
    let modifiers = egui::Modifiers::NONE;
    egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
}

/// Arrows that the widget in focus does not want move the focus, by our measure of what is next;
/// and where there are regions, Tab goes to the next of them and not to the next widget.
fn walk(mut inputs: Query<(&mut EguiInput, &mut EguiContext), With<PrimaryEguiContext>>) {
    let Ok((mut input, mut context)) = inputs.single_mut() else { return };
    let ctx = context.get_mut();
    let tabs = regions(ctx).len() < 2;
    let focused = ctx.memory(egui::Memory::focused);
    let typing = ctx.text_edit_focused();
    let mut to = None;
    input.events.retain(|event| {
        let egui::Event::Key { key, pressed, modifiers, .. } = event else { return true };
        let (Some(focused), Some(way)) = (focused, way(*key)) else {
            return *key != egui::Key::Tab || tabs;
        };
        if typing || modifiers.any() || anchors::kept_keys(ctx, focused).matches(event) {
            return true;
        }
        let from = ctx.read_response(focused).map(|widget| widget.rect);
        if let Some(from) = from.filter(|_| *pressed) {
            to = towards(from, way, &reachable(ctx)).or(to);
        }
        false
    });
    if let Some(to) = to {
        ctx.memory_mut(|memory| memory.request_focus(to));
    }
}

/// Remembers where the focus is; gives it back to a widget that had it and can have it again.
fn remember(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    keys: Res<Keys>,
    mut focus: ResMut<Focus>,
) {
    let Ok(mut context) = contexts.single_mut() else { return };
    let ctx = context.get_mut();
    let focus = focus.bypass_change_detection();
    let sheet = ctx.memory(egui::Memory::top_modal_layer);
    focus.now = ctx.memory(egui::Memory::focused);
    // What lay over the ground and is gone takes its memory with it.
    focus.kept.retain(|kept| kept.sheet.is_none() || kept.sheet == sheet);
    let kept = focus.kept.iter().position(|kept| kept.sheet == sheet);
    match (focus.now, kept) {
        (Some(widget), _) => {
            let place = ctx.viewport(|viewport| viewport.prev_pass.widgets.get(widget).copied());
            let Some(place) = place else { return };
            if !ctx.memory(|memory| memory.allows_interaction(place.layer_id)) {
                return;
            }
            if let Some(kept) = kept {
                focus.kept.swap_remove(kept);
            }
            focus.kept.push(Kept { sheet, widget, rect: place.rect });
        }
        (None, Some(kept)) if keys.device() == Device::Mouse => {
            focus.kept.swap_remove(kept);
        }
        (None, Some(kept)) => {
            let lost = focus.kept[kept].widget;
            if reachable(ctx).iter().any(|widget| widget.id == lost) {
                ctx.memory_mut(|memory| memory.request_focus(lost));
                ctx.request_repaint();
            }
        }
        (None, None) => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>()
        .add_systems(
            PreUpdate,
            (
                steer.after(InputSystems).after(KeySystems).before(EguiPreUpdateSet::ProcessInput),
                (spend, walk)
                    .chain()
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            ),
        )
        .add_systems(Last, remember);
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Id, Rect, Vec2, pos2, vec2};

    fn widget(name: &str, x: f32, y: f32) -> Reachable {
        let rect = Rect::from_center_size(pos2(x, y), vec2(80.0, 30.0));
        Reachable { id: Id::new(name), rect }
    }

    #[test]
    fn the_focus_goes_straight_ahead_first() {
        let all = [widget("a", 0.0, 0.0), widget("b", 100.0, 0.0), widget("c", 90.0, 60.0)];
        assert_eq!(towards(all[0].rect, Vec2::RIGHT, &all), Some(Id::new("b")));
        assert_eq!(towards(all[0].rect, Vec2::DOWN, &all), Some(Id::new("c")));
        assert_eq!(towards(all[0].rect, Vec2::LEFT, &all), None);
        // Two halves below one whole: the first of them.
        let rect = Rect::from_center_size(pos2(0.0, 0.0), vec2(200.0, 30.0));
        let halves = [widget("left", -50.0, 50.0), widget("right", 50.0, 50.0)];
        assert_eq!(towards(rect, Vec2::DOWN, &halves), Some(Id::new("left")));
        assert_eq!(nearest(pos2(95.0, 40.0), &all), Some(Id::new("c")));
    }

    #[test]
    fn regions_go_round_and_leave_out_empty_ones() {
        let all = [widget("tool", 50.0, 600.0), widget("tab", 1000.0, 60.0)];
        let tray = Rect::from_min_max(pos2(0.0, 500.0), pos2(1280.0, 720.0));
        let rail = Rect::from_min_max(pos2(900.0, 0.0), pos2(1280.0, 500.0));
        let empty = Rect::from_min_max(pos2(0.0, 0.0), pos2(900.0, 40.0));
        let regions = [tray, rail, empty];
        let (tool, tab) = (Some(Id::new("tool")), Some(Id::new("tab")));
        assert_eq!(region_after(&regions, None, 1, &all), tool);
        assert_eq!(region_after(&regions, Some(all[0].rect), 1, &all), tab);
        assert_eq!(region_after(&regions, Some(all[1].rect), 1, &all), tool);
        assert_eq!(region_after(&regions, Some(all[0].rect), 2, &all), tab);
    }
}
