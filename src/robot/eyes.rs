//! What the robot sees: widgets as a screen reader does, places and texts on the stage, and whether
//! anybody at the screen can decide.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{
    EguiOutput, PrimaryEguiContext,
    egui::accesskit::{NodeId, Role, TreeId},
};

use super::script::Target;
use crate::{
    Screen,
    art::canvas::{Canvas, Spot, StageFrame},
    table::{
        Curtain, Hint, Mode, Playback, Staged, Table, TableView, Thinking, viewer::ReplayViewer,
    },
};

/// A widget on the screen.
#[derive(Clone, Debug)]
pub struct Widget {
    /// What it is to a screen reader.
    pub role: Role,
    /// What it says.
    pub words: String,
    /// Where it is, in logical pixels of the window.
    pub place: Rect,
    /// It cannot be used now.
    pub disabled: bool,
    /// Its number to a screen reader.
    pub node: NodeId,
    /// The tree it belongs to.
    pub tree: TreeId,
}

impl Widget {
    /// Is it the one that is meant?
    fn is(&self, target: &Target) -> bool {
        let role = |role: &String| format!("{:?}", self.role).eq_ignore_ascii_case(role);
        self.words == target.words && target.role.as_ref().is_none_or(role)
    }
}

/// All widgets that say something, in the order they are read out.
pub fn widgets(world: &mut World) -> Vec<Widget> {
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let density = windows.single(world).map_or(1.0, Window::scale_factor);
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    let Ok(output) = outputs.single(world) else { return Vec::new() };
    let Some(update) = &output.platform_output.accesskit_update else { return Vec::new() };
    let scale = output.pixels_per_point / density;
    let nodes = update.nodes.iter().filter_map(|(node, data)| {
        let words = data.label().or(data.value()).filter(|words| !words.is_empty())?;
        let bounds = data.bounds()?;
        let corner = |x: f64, y: f64| Vec2::new(x as f32, y as f32) * scale;
        Some(Widget {
            role: data.role(),
            words: words.to_owned(),
            place: Rect::from_corners(corner(bounds.x0, bounds.y0), corner(bounds.x1, bounds.y1)),
            disabled: data.is_disabled(),
            node: *node,
            tree: update.tree_id,
        })
    });
    nodes.collect()
}

/// The widget in focus.
pub fn focused(world: &mut World) -> Option<Widget> {
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    let update = outputs.single(world).ok()?.platform_output.accesskit_update.as_ref()?;
    let focus = update.focus;
    widgets(world).into_iter().find(|widget| widget.node == focus)
}

/// The widget that is meant: one that can be used before one that only says so.
pub fn find(world: &mut World, target: &Target) -> Option<Widget> {
    let mut found: Vec<Widget> =
        widgets(world).into_iter().filter(|widget| widget.is(target)).collect();
    found.sort_by_key(|widget| matches!(widget.role, Role::Label | Role::TextRun));
    found.into_iter().next()
}

/// Every word on the screen: of panels, and of the stage.
pub fn words(world: &mut World) -> Vec<String> {
    let mut words: Vec<String> = widgets(world).into_iter().map(|widget| widget.words).collect();
    words.extend(world.resource::<Canvas>().words().map(str::to_owned));
    words
}

/// Does anything on the screen say this, alone or in a longer text?
pub fn says(world: &mut World, wanted: &str) -> bool {
    words(world).iter().any(|words| words.contains(wanted))
}

/// The places of this name.
pub fn spots<'a>(world: &'a World, name: &str) -> impl Iterator<Item = &'a Spot> {
    let spots = world.resource::<Canvas>().spots.iter();
    spots.filter(move |spot| spot.name == name)
}

/// The middle of a place, in logical pixels of the window.
pub fn spot_in_window(world: &World, name: &str, number: usize) -> Option<Vec2> {
    let spot = spots(world, name).find(|spot| spot.number == number)?;
    Some(world.resource::<StageFrame>().to_window(spot.area.center()))
}

/// Where the player is, as a script names it.
pub fn screen(world: &World) -> String {
    world.get_resource::<State<Screen>>().map_or_else(String::new, |at| format!("{:?}", at.get()))
}

/// Can somebody at the screen decide now? In the parlor always; at a table when everything has been
/// shown and it is their turn, the curtain is down, or the match is over. Whoever has decided while
/// Evil still thinks about the same turn has nothing more to do.
pub fn idle(world: &World) -> bool {
    macro_rules! ask_all {
        ($($name:ident($field:ident): $game:ty,)*) => {
            None$(.or_else(|| idle_at::<$game>(world)))*
        };
    }
    crate::every_scene!(ask_all).unwrap_or(true)
}

/// How far the match at the table has come, and what is shown of it: as long as this moves, nobody
/// waits in vain.
pub fn pulse(world: &World) -> (usize, usize) {
    macro_rules! ask_all {
        ($($name:ident($field:ident): $game:ty,)*) => {
            None$(.or_else(|| pulse_at::<$game>(world)))*
        };
    }
    crate::every_scene!(ask_all).unwrap_or_default()
}

/// Does anybody at the table think off the main thread?
pub fn thinks(world: &World) -> bool {
    macro_rules! ask_all {
        ($($name:ident($field:ident): $game:ty,)*) => {
            false$(|| thinks_at::<$game>(world))*
        };
    }
    crate::every_scene!(ask_all)
}

fn thinks_at<G: Staged>(world: &World) -> bool {
    let bot = world.get_resource::<Thinking<G>>().is_some_and(|it| it.since().is_some());
    bot || world.get_resource::<Hint<G>>().is_some_and(|it| it.found().is_none())
}

fn pulse_at<G: Staged>(world: &World) -> Option<(usize, usize)> {
    let shown = world.get_resource::<Playback<G>>().map_or(0, |playback| playback.done.len());
    Some((world.get_resource::<Table<G>>()?.length(), shown))
}

fn idle_at<G: Staged>(world: &World) -> Option<bool> {
    let table = world.get_resource::<Table<G>>()?;
    if world.contains_resource::<Curtain>() {
        return Some(true);
    }
    let shown = world.get_resource::<TableView<G>>();
    let shown_all = world.get_resource::<Playback<G>>().is_some_and(Playback::is_idle);
    if let Mode::Replay(at) = table.mode() {
        let playing = world.get_resource::<ReplayViewer>().is_some_and(|viewing| viewing.playing);
        return Some(shown_all && !playing && shown.is_some_and(|shown| shown.ply == at));
    }
    let decides = |shown: &TableView<G>| {
        let asked = table.is_over() || table.is_shared() || table.is_asking();
        !shown.legal.is_empty() || asked
    };
    let up_to_date = |shown: &TableView<G>| shown.ply == table.length() && !table.is_due();
    Some(shown_all && shown.is_some_and(|shown| up_to_date(shown) && decides(shown)))
}
