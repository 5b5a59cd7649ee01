//! The picture of the stage and the pane it is seen through.
//!
//! The stage is drawn into a picture as large as the window, and each frame only where something has
//! changed. The pane shows that picture in the window, below the panels, with grain over it.

use bevy::{
    asset::{RenderAssetUsages, uuid_handle},
    camera::{
        CameraOutputMode, CameraUpdateSystems, ImageRenderTarget, RenderTarget, Viewport,
        visibility::RenderLayers,
    },
    prelude::*,
    render::render_resource::{
        AsBindGroup, BlendState, Extent3d, ShaderType, TextureDimension, TextureFormat,
    },
    shader::{Shader, ShaderRef},
    sprite_render::{AlphaMode2d, Material2d, Material2dPlugin},
    window::PrimaryWindow,
};
use bevy_egui::PrimaryEguiContext;

use super::{
    Canvas, CanvasSystems, StageFrame,
    damage::{Damage, PARTS},
};
use crate::app::settings::{Effects, Palette, Settings};

const SHADER: Handle<Shader> = uuid_handle!("0b6d9c55-7f43-4a0e-8d0c-4f6f1f2f8a11");

/// Side of the tile of grain, in specks. The shader knows it, too.
const TILE: u32 = 128;
/// Logical pixels of the screen for a speck.
const SPECK: f32 = 2.0;
/// Grain at 100 %: how much a speck covers.
const STRONGEST: f32 = 0.035;
/// Grain is another one this often a second.
const RATE: f32 = 8.0;

/// What the window's camera sees: the pane, and what floats in front of it.
pub(super) fn afloat() -> RenderLayers {
    RenderLayers::layer(1)
}

/// A camera that draws one part of the stage anew.
#[derive(Component, Debug)]
struct StageCamera(usize);

/// The picture of the stage, with grain over it.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
struct Pane {
    #[uniform(0)]
    grain: Grain,
    #[texture(1)]
    stage: Handle<Image>,
    #[texture(2)]
    specks: Handle<Image>,
}

/// What the shader is told.
#[derive(ShaderType, Clone, Debug, Default, PartialEq)]
struct Grain {
    shift: Vec2,
    specks: f32,
    strength: f32,
}

impl Material2d for Pane {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Opaque
    }
}

/// Where the stage's picture is.
#[derive(Resource, Debug)]
struct Stage {
    picture: Handle<Image>,
    pane: Handle<Pane>,
}

/// The pane, the cameras behind it, and the one in front of it that shows panels as well.
pub(super) fn plugin(app: &mut App) {
    let source = include_str!("../../../assets/shaders/pane.wgsl");
    let shader = Shader::from_wgsl(source, "assets/shaders/pane.wgsl");
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        // The handle is a constant of ours: inserting under it cannot fail.
        let _ = shaders.insert(&SHADER, shader);
    }
    app.add_plugins(Material2dPlugin::<Pane>::default())
        .init_resource::<Damage>()
        .add_systems(Startup, set_up)
        .add_systems(PreUpdate, follow_window)
        .add_systems(
            PostUpdate,
            (notice, aim, grain)
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
    image
}

/// Specks of black and white, and how much of each is seen; always the same ones.
fn specks() -> Image {
    let mut state = 0x2545_F491_4F6C_DD1Du64;
    let mut pixels = Vec::with_capacity((TILE * TILE * 2) as usize);
    for _ in 0..TILE * TILE {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let value = if state & 1 == 0 { 0 } else { 255 };
        pixels.extend([value, (state >> 32) as u8]);
    }
    let size = Extent3d { width: TILE, height: TILE, depth_or_array_layers: 1 };
    let usage = RenderAssetUsages::RENDER_WORLD;
    Image::new(size, TextureDimension::D2, pixels, TextureFormat::Rg8Unorm, usage)
}

fn set_up(
    mut commands: Commands,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut images: ResMut<Assets<Image>>,
    mut panes: ResMut<Assets<Pane>>,
    mut meshes: ResMut<Assets<Mesh>>,
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
    commands.spawn((
        Name::new("window camera"),
        Camera2d,
        Msaa::Off,
        PrimaryEguiContext,
        afloat(),
        Camera { clear_color: ClearColorConfig::None, ..default() },
    ));
    let pane = panes.add(Pane {
        grain: Grain::default(),
        stage: picture.clone(),
        specks: images.add(specks()),
    });
    commands.spawn((
        Name::new("pane"),
        Mesh2d(meshes.add(Rectangle::new(1.0, 1.0))),
        MeshMaterial2d(pane.clone()),
        afloat(),
        Transform::default(),
    ));
    commands.insert_resource(Stage { picture, pane });
}

/// The picture is always as large as the window.
fn follow_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    stage: Res<Stage>,
    mut images: ResMut<Assets<Image>>,
    mut panes: ResMut<Assets<Pane>>,
    mut cameras: Query<(&mut RenderTarget, &mut Projection), With<StageCamera>>,
    mut damage: ResMut<Damage>,
) {
    let Ok(window) = windows.single() else { return };
    let size = window.physical_size().max(UVec2::ONE);
    if images.get(&stage.picture).is_none_or(|picture| picture.size() != size)
        && let Some(mut picture) = images.get_mut(&stage.picture)
    {
        *picture = blank(size);
        // The pane holds on to the picture it was made with, and the cameras to its size.
        if let Some(mut pane) = panes.get_mut(&stage.pane) {
            pane.stage = stage.picture.clone();
        }
        cameras.iter_mut().for_each(|(_, mut lens)| lens.set_changed());
        damage.add_all();
    }
    for (mut target, _) in &mut cameras {
        if let RenderTarget::Image(image) = &*target
            && image.scale_factor != window.scale_factor()
        {
            let scale_factor = window.scale_factor();
            let handle = stage.picture.clone();
            *target = RenderTarget::Image(ImageRenderTarget { handle, scale_factor });
            damage.add_all();
        }
    }
}

/// Some changes are changes of everything: the place of the frame, the colour behind it, and
/// whether anything may be seen at all.
fn notice(
    frame: Res<StageFrame>,
    behind: Res<ClearColor>,
    canvas: Res<Canvas>,
    mut known: Local<Option<(StageFrame, Color, bool)>>,
    mut damage: ResMut<Damage>,
) {
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
    mut cameras: Query<(Option<&StageCamera>, &mut Camera, &mut Projection, &mut Transform)>,
    mut panes: Query<&mut Transform, (With<MeshMaterial2d<Pane>>, Without<Camera>)>,
) {
    let Ok(window) = windows.single() else { return };
    let seen = Rect::from_corners(frame.to_frame(Vec2::ZERO), frame.to_frame(window.size()));
    let parts = damage.take(seen);
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
    for mut pane in &mut panes {
        let centre = seen.center();
        let place = Transform {
            translation: Vec3::new(centre.x, -centre.y, 0.0),
            scale: seen.size().extend(1.0),
            ..default()
        };
        if *pane != place {
            *pane = place;
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

/// Grain lies over the stage as long as there is something on it.
fn grain(
    settings: Res<Settings>,
    canvas: Res<Canvas>,
    time: Res<Time<Real>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    stage: Res<Stage>,
    mut panes: ResMut<Assets<Pane>>,
) {
    let wanted = settings.effects != Effects::Low
        && settings.palette == Palette::Standard
        && !canvas.is_blank();
    let strength = if wanted { STRONGEST * f32::from(settings.grain) / 100.0 } else { 0.0 };
    let still = settings.reduced_motion || !settings.background_motion || strength == 0.0;
    let turn = if still { 0 } else { (time.elapsed_secs() * RATE) as u32 };
    let factor = windows.single().map_or(1.0, Window::scale_factor);
    let grain = Grain {
        shift: UVec2::new(turn * 37 % TILE, turn * 71 % TILE).as_vec2(),
        specks: 1.0 / (SPECK * factor).round().max(1.0),
        strength,
    };
    if panes.get(&stage.pane).is_some_and(|pane| pane.grain != grain)
        && let Some(mut pane) = panes.get_mut(&stage.pane)
    {
        pane.grain = grain;
    }
}
