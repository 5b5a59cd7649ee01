//! Places that are known by name: regions the focus jumps between, and objects a note can point at.
//! Whoever draws declares them anew in every pass.

use std::collections::BTreeMap;

use bevy_egui::egui::{Context, EventFilter, Id, Rect};

/// What was declared in one pass.
#[derive(Clone, Debug, Default)]
struct Declared {
    pass: u64,
    regions: Vec<Rect>,
    anchors: BTreeMap<String, Rect>,
    keeps: Option<(Id, EventFilter)>,
    answer: Option<Id>,
}

fn key() -> Id {
    Id::new("places")
}

fn declare(ctx: &Context, add: impl FnOnce(&mut Declared)) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let declared = data.get_temp_mut_or_default::<Declared>(key());
        if declared.pass != pass {
            *declared = Declared { pass, ..Declared::default() };
        }
        add(declared);
    });
}

/// The widget in focus keeps these keys to itself instead of letting them move the focus.
pub fn keep_keys(ctx: &Context, widget: Id, keys: EventFilter) {
    ctx.memory_mut(|memory| memory.set_focus_lock_filter(widget, keys));
    declare(ctx, |declared| declared.keeps = Some((widget, keys)));
}

/// What a widget keeps to itself.
pub fn kept_keys(ctx: &Context, widget: Id) -> EventFilter {
    let keeps = declared(ctx).keeps.filter(|(keeper, _)| *keeper == widget);
    keeps.map(|(_, keys)| keys).unwrap_or_default()
}

/// The widget Enter means when nothing has the focus: the one with the key on it.
pub fn answer(ctx: &Context, widget: Id) {
    declare(ctx, |declared| declared.answer = Some(widget));
}

/// The widget Enter means.
pub fn answering(ctx: &Context) -> Option<Id> {
    declared(ctx).answer
}

/// The last pass in which anything was declared, unless that is long ago.
fn declared(ctx: &Context) -> Declared {
    let pass = ctx.cumulative_pass_nr();
    let found = ctx.data(|data| data.get_temp::<Declared>(key())).unwrap_or_default();
    if pass <= found.pass + 1 { found } else { Declared::default() }
}

/// A region for Tab and the bumpers, the most important one first.
pub fn region(ctx: &Context, area: Rect) {
    declare(ctx, |declared| declared.regions.push(area));
}

/// The regions on the screen.
pub fn regions(ctx: &Context) -> Vec<Rect> {
    declared(ctx).regions
}

/// An object that notes can point at.
pub fn anchor(ctx: &Context, name: impl Into<String>, area: Rect) {
    declare(ctx, |declared| {
        declared.anchors.insert(name.into(), area);
    });
}

/// Where the object of this name is.
pub fn anchored(ctx: &Context, name: &str) -> Option<Rect> {
    declared(ctx).anchors.remove(name)
}

fn meant_key() -> Id {
    Id::new("meant")
}

/// Somebody looks at the thing of this name, with the pointer or the focus.
pub fn mean(ctx: &Context, name: &str) {
    ctx.data_mut(|data| data.insert_temp(meant_key(), name.to_owned()));
}

/// The thing somebody has looked at last.
pub fn meant(ctx: &Context) -> Option<String> {
    ctx.data(|data| data.get_temp(meant_key()))
}

/// Nobody has looked at anything: the next person is not to know what the last one did.
pub fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<String>(meant_key()));
}
