//! The frame around every match (ux 2.0.1): top bar, stage, rail, tray. Here it is only measured.

use bevy::{prelude::*, state::state::StateTransitionSystems};

use crate::{Screen, app::settings::Settings, art::canvas::StageFrame, table::viewer::Viewing};

/// Where the regions of a match lie, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Regions {
    /// Back, name, counters, ribbon, small buttons.
    pub top: Rect,
    /// Everything animated.
    pub stage: Rect,
    /// Inspect, log, rules; empty when it is a drawer that is shut.
    pub rail: Rect,
    /// What you can do now.
    pub tray: Rect,
    /// The bar of the replay viewer below the stage; empty when nothing is watched.
    pub bar: Rect,
    /// The rail lies over the stage instead of beside it.
    pub drawer: bool,
}

/// Keeps the regions in step with the window. A screen that is entered finds them measured.
pub fn plugin(app: &mut App) {
    app.init_resource::<Regions>()
        .add_systems(StateTransition, measure.after(StateTransitionSystems::EnterSchedules));
}

const TOP: f32 = 40.0;
const RAIL: f32 = 320.0;
const TRAY: f32 = 140.0;
const BAR: f32 = 58.0;

fn measure(
    windows: Query<&Window>,
    settings: Res<Settings>,
    screen: Option<Res<State<Screen>>>,
    viewing: Option<Res<Viewing>>,
    mut regions: ResMut<Regions>,
    mut frame: ResMut<StageFrame>,
) {
    let Ok(window) = windows.single() else { return };
    let ui = f32::from(settings.ui_scale) / 100.0;
    let text = f32::from(settings.text_scale) / 100.0;
    let (width, height) = (window.width(), window.height());
    let whole = Rect::new(0.0, 0.0, width, height);
    let at_table = screen.is_some_and(|screen| *screen.get() == Screen::Match);
    let (part, place) = if at_table {
        let drawer = text >= 1.5 || width / ui < 1200.0;
        let top = TOP * ui * text.max(1.0);
        let tray = (TRAY * ui * (0.6 + 0.4 * text)).min(height * 0.4);
        let rail = if drawer { 0.0 } else { RAIL * ui };
        let bar = if viewing.is_some() { BAR * ui * text.clamp(1.0, 1.4) } else { 0.0 };
        let measured = Regions {
            top: Rect::new(0.0, 0.0, width, top),
            stage: Rect::new(0.0, top, width - rail, height - tray),
            bar: Rect::new(0.0, height - tray, width, height - tray + bar),
            rail: Rect::new(width - RAIL * ui * text.clamp(1.0, 1.6), top, width, height - tray),
            tray: Rect::new(0.0, height - tray + bar, width, height),
            drawer,
        };
        if *regions != measured {
            *regions = measured;
        }
        (Rect::new(0.0, 40.0, 960.0, 580.0), regions.stage)
    } else {
        (Rect::new(0.0, 0.0, 1280.0, 720.0), whole)
    };
    let wanted = StageFrame { part, window: place };
    if *frame != wanted {
        *frame = wanted;
    }
}
