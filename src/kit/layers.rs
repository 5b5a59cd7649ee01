//! What lies over what: sheets, questions, open lists and the curtain, in the order they were opened.
//! Only the topmost hears; whoever draws one says so anew in every pass.

use bevy_egui::egui::{Context, Id, LayerId, Order};

/// What lies over the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A place of its own: keys that mean the same everywhere mean it here, too.
    Sheet,
    /// Hears its own keys and no others.
    Question,
    /// The open list of a drop-down: the same.
    List,
    /// Hides the table from whoever is not called. The frame of the table asks for its keys.
    Curtain,
}

#[derive(Clone, Copy, Debug)]
struct Layer {
    id: Id,
    kind: Kind,
    /// The pass it was last shown in.
    pass: u64,
    /// Who had the focus before it came.
    focus: Option<Id>,
}

#[derive(Clone, Debug, Default)]
struct Stack {
    layers: Vec<Layer>,
    turns: u64,
}

/// How a layer lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lies {
    /// It has just come.
    pub fresh: bool,
    /// Nothing lies over it.
    pub top: bool,
}

/// The stack as it is now, without what was not shown in the last pass.
fn with<R>(ctx: &Context, change: impl FnOnce(&mut Stack, u64) -> R) -> R {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let stack = data.get_temp_mut_or_default::<Stack>(Id::new("layers"));
        let before = stack.layers.len();
        stack.layers.retain(|layer| pass <= layer.pass + 1);
        stack.turns += u64::from(stack.layers.len() != before);
        change(stack, pass)
    })
}

/// Shows that a layer lies there. The topmost one is drawn over all others, whatever was clicked.
pub(super) fn lie(ctx: &Context, id: Id, kind: Kind) -> Lies {
    let focus = ctx.memory(|memory| memory.focused());
    let lies = with(ctx, |stack, pass| {
        let known = stack.layers.iter_mut().find(|layer| layer.id == id);
        let fresh = known.is_none();
        match known {
            Some(layer) => layer.pass = pass,
            None => {
                stack.layers.push(Layer { id, kind, pass, focus });
                stack.turns += 1;
            }
        }
        Lies { fresh, top: stack.layers.last().is_some_and(|layer| layer.id == id) }
    });
    if lies.top && kind != Kind::Curtain {
        ctx.move_to_top(LayerId::new(Order::Foreground, id));
    }
    lies
}

/// The curtain lies there.
pub fn curtain(ctx: &Context, id: Id) {
    lie(ctx, id, Kind::Curtain);
}

/// A layer is gone; says who had the focus before it came.
pub fn go(ctx: &Context, id: Id) -> Option<Id> {
    with(ctx, |stack, _| {
        let place = stack.layers.iter().position(|layer| layer.id == id)?;
        stack.turns += 1;
        stack.layers.remove(place).focus
    })
}

/// What hears the keys instead of the place, if anything lies over it.
pub fn top(ctx: &Context) -> Option<Kind> {
    with(ctx, |stack, _| {
        let mut kinds = stack.layers.iter().rev().map(|layer| layer.kind);
        kinds.find(|kind| *kind != Kind::Curtain)
    })
}

/// Changes whenever something comes or goes.
pub fn turns(ctx: &Context) -> u64 {
    with(ctx, |stack, _| stack.turns)
}
