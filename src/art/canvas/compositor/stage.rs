//! The picture of the stage.
//!
//! The stage is drawn into a picture as large as the window, and each frame only where something has
//! changed. The window's camera lays that picture under what floats in front of it and the panels
//! ([`window`]).

use bevy::{
    camera::{CameraOutputMode, CameraUpdateSystems, ImageRenderTarget, RenderTarget, Viewport},
    prelude::*,
    render::render_resource::{BlendState, TextureFormat, TextureUsages},
    window::PrimaryWindow,
};
use bevy_egui::EguiPostUpdateSet;

use super::{
    damage::{Damage, PARTS},
    window::{self, Anew},
};
use crate::art::canvas::{Canvas, CanvasSystems, StageFrame};

/// A camera that draws one part of the stage anew.
#[derive(Component, Debug)]
struct StageCamera(usize);

/// The picture, the cameras that draw it, and the one that shows it with the panels.
pub(in crate::art::canvas) fn plugin(app: &mut App) {
    app.init_resource::<Damage>()
        .add_systems(Startup, set_up)
        .add_systems(PreUpdate, follow_window)
        .add_systems(
            PostUpdate,
            (notice, aim, window::compose.after(EguiPostUpdateSet::ProcessOutput))
                .chain()
                .after(CanvasSystems::Show)
                .before(CameraUpdateSystems)
                .before(TransformSystems::Propagate),
        );
}

/// A picture to draw the stage into. It has no pixels outside of the graphics card.
fn blank(size: UVec2) -> Image {
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new_target_texture(size.x.max(1), size.y.max(1), format, None);
    image.data = None;
    image.copy_on_resize = false;
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    image
}

fn set_up(
    mut commands: Commands,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut images: ResMut<Assets<Image>>,
) {
    let window = windows.single().ok();
    let size = window.map_or(UVec2::new(1280, 720), Window::physical_size);
    let picture = images.add(blank(size));
    let scale_factor = window.map_or(1.0, Window::scale_factor);
    for number in 0..PARTS {
        commands.spawn((
            Name::new("stage camera"),
            Camera2d,
            Msaa::Off,
            StageCamera(number),
            RenderTarget::Image(ImageRenderTarget { handle: picture.clone(), scale_factor }),
            Camera {
                // Before the window's, which is number 0.
                order: number as isize - PARTS as isize,
                is_active: false,
                output_mode: CameraOutputMode::Write {
                    blend_state: Some(BlendState::REPLACE),
                    clear_color: ClearColorConfig::None,
                },
                ..default()
            },
        ));
    }
    commands.spawn(window::camera(picture));
}

/// The picture is always as large as the window.
fn follow_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut images: ResMut<Assets<Image>>,
    mut cameras: Query<(&mut RenderTarget, &mut Projection), With<StageCamera>>,
    mut damage: ResMut<Damage>,
) {
    let Ok(window) = windows.single() else { return };
    let scale_factor = window.scale_factor();
    let size = window.physical_size().max(UVec2::ONE);
    for (mut target, mut lens) in &mut cameras {
        let RenderTarget::Image(image) = &*target else { continue };
        let handle = image.handle.clone();
        if image.scale_factor != scale_factor {
            *target =
                RenderTarget::Image(ImageRenderTarget { handle: handle.clone(), scale_factor });
            damage.add_all();
        }
        if images.get(&handle).is_some_and(|picture| picture.size() != size)
            && let Some(mut picture) = images.get_mut(&handle)
        {
            *picture = blank(size);
            damage.add_all();
        }
        if damage.is_all() {
            // The camera asks for the size of its target when its lens has changed.
            lens.set_changed();
        }
    }
}

/// Some changes are changes of everything: the place of the frame, the colour behind it, and
/// whether anything may be seen at all.
fn notice(
    frame: Res<StageFrame>,
    behind: Res<ClearColor>,
    canvas: Res<Canvas>,
    mut images: MessageReader<AssetEvent<Image>>,
    mut known: Local<Option<(StageFrame, Color, bool)>>,
    mut damage: ResMut<Damage>,
) {
    if images.read().count() > 0 {
        damage.unsettle();
    }
    let now = Some((*frame, behind.0, canvas.is_blank()));
    if *known != now {
        *known = now;
        damage.add_all();
    }
}

/// Points one camera at each part of the stage that changed, and the window's at all of it.
fn aim(
    frame: Res<StageFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut damage: ResMut<Damage>,
    mut anew: ResMut<Anew>,
    mut cameras: Query<(Option<&StageCamera>, &mut Camera, &mut Projection, &mut Transform)>,
) {
    let Ok(window) = windows.single() else { return };
    let seen = Rect::from_corners(frame.to_frame(Vec2::ZERO), frame.to_frame(window.size()));
    let shown =
        Rect { min: frame.to_frame(frame.window.min), max: frame.to_frame(frame.window.max) };
    let parts = damage.take(seen, shown.intersect(seen));
    let floats = damage.take_afloat();
    anew.0 = parts.iter().chain(&floats).map(|part| pixels(*part, &frame, window)).collect();
    for (stage, mut camera, mut projection, mut transform) in &mut cameras {
        let centre = match stage {
            None => seen.center(),
            Some(StageCamera(number)) => {
                let part = parts.get(*number).map(|part| pixels(*part, &frame, window));
                let Some(part) = part.filter(|part| !part.is_empty()) else {
                    if camera.is_active {
                        camera.is_active = false;
                    }
                    continue;
                };
                camera.is_active = true;
                camera.viewport = Some(Viewport {
                    physical_position: part.min,
                    physical_size: part.size(),
                    ..default()
                });
                let middle = (part.min + part.max).as_vec2() / 2.0;
                frame.to_frame(middle / window.scale_factor())
            }
        };
        let place = Vec3::new(centre.x, -centre.y, 999.0);
        if transform.translation != place {
            transform.translation = place;
        }
        let scale = 1.0 / frame.scale();
        if let Projection::Orthographic(lens) = &mut *projection
            && lens.scale != scale
        {
            lens.scale = scale;
        }
    }
}

/// A part of the frame in pixels of the window, which it never leaves.
fn pixels(part: Rect, frame: &StageFrame, window: &Window) -> URect {
    let size = window.physical_size().as_vec2();
    let at = |point: Vec2| frame.to_window(point) * window.scale_factor();
    URect {
        min: at(part.min).floor().clamp(Vec2::ZERO, size).as_uvec2(),
        max: at(part.max).ceil().clamp(Vec2::ZERO, size).as_uvec2(),
    }
}
