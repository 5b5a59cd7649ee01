//! The frame around every match (ux 2.0.1): top bar, stage, rail, tray. Here it is only measured.

use bevy::{prelude::*, state::state::StateTransitionSystems};

use crate::{
    Screen,
    app::{idle::Motion, settings::Settings},
    art::canvas::StageFrame,
    scenes::frame::Hud,
    table::viewer::ReplayViewer,
};

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
    /// What of the stage no open drawer covers.
    pub free: Rect,
}

/// So much of its size the stage gives up at most to stay clear of an open drawer.
const YIELDS: f32 = 0.17;

/// The part of the frame a match is played on.
const TABLE: Rect = Rect { min: Vec2::new(0.0, 40.0), max: Vec2::new(960.0, 580.0) };

/// Where the table is put beside an open drawer: as far to the left as it goes, hardly smaller.
fn beside(stage: Rect, rail: Rect) -> Rect {
    let least = (stage.height() * TABLE.width() / TABLE.height()).min(stage.width());
    let right = rail.min.x.max(stage.min.x + least * (1.0 - YIELDS));
    Rect { max: Vec2::new(right.min(stage.max.x), stage.max.y), ..stage }
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
    (viewing, hud): (Option<Res<ReplayViewer>>, Option<Res<Hud>>),
    mut motion: ResMut<Motion>,
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
        let stage = Rect::new(0.0, top, width - rail, height - tray);
        let rail = Rect::new(width - RAIL * ui * text.clamp(1.0, 1.6), top, width, height - tray);
        let open = drawer && hud.is_some_and(|hud| hud.is_drawer_out());
        let measured = Regions {
            top: Rect::new(0.0, 0.0, width, top),
            stage,
            bar: Rect::new(0.0, height - tray, width, height - tray + bar),
            rail,
            tray: Rect::new(0.0, height - tray + bar, width, height),
            drawer,
            free: if open { beside(stage, rail) } else { stage },
        };
        if *regions != measured {
            *regions = measured;
        }
        (TABLE, regions.free)
    } else {
        (Rect::new(0.0, 0.0, 1280.0, 720.0), whole)
    };
    let wanted = StageFrame { part, window: place };
    if *frame != wanted {
        *frame = wanted;
        motion.go_on();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_drawer_covers_nothing_of_the_table() {
        // 1280 × 720 at 200 % text, 1024 × 600 at 100 % and at 200 %.
        for (stage, left) in
            [((1280.0, 444.0), 768.0), ((1024.0, 420.0), 704.0), ((1024.0, 344.0), 512.0)]
        {
            let stage = Rect::new(0.0, 60.0, stage.0, 60.0 + stage.1);
            let rail = Rect { min: Vec2::new(left, stage.min.y), ..stage };
            let window = beside(stage, rail);
            let before = StageFrame { part: TABLE, window: stage }.scale();
            let after = StageFrame { part: TABLE, window };
            assert!(after.scale() >= before * (1.0 - YIELDS) - 0.001, "{stage:?}");
            assert!(after.to_window(TABLE.max).x <= left + 1.0, "{stage:?}");
        }
    }
}
