//! Grain over the stage. It carries no information and can be switched off (ux 3.9).

use bevy::{
    asset::RenderAssetUsages,
    image::ImageSampler,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    sprite::SpriteImageMode,
};

use super::{Canvas, CanvasSystems, StageFrame, compositor::damage::Damage};
use crate::app::settings::{Effects, Palette, Settings};

/// Side of the tile of grain, in pixels.
const TILE: u32 = 128;
/// Grain at 100 %: how much a speck covers.
const STRONGEST: f32 = 0.035;
/// Grain is another one this often a second.
const RATE: f32 = 8.0;

/// The sheet of grain over the stage.
#[derive(Component)]
struct Grain;

/// Specks of black and white; always the same ones.
fn specks() -> Image {
    let mut state = 0x2545_F491_4F6C_DD1Du64;
    let mut pixels = Vec::with_capacity((TILE * TILE * 4) as usize);
    for _ in 0..TILE * TILE {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let value = if state & 1 == 0 { 0 } else { 255 };
        pixels.extend([value, value, value, (state >> 32) as u8]);
    }
    let size = Extent3d { width: TILE, height: TILE, depth_or_array_layers: 1 };
    let usage = RenderAssetUsages::RENDER_WORLD;
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new(size, TextureDimension::D2, pixels, format, usage);
    image.sampler = ImageSampler::nearest();
    image
}

/// Grain lies over the stage as long as there is something on it.
#[expect(clippy::too_many_arguments, reason = "a sheet over the stage is measured by all of it")]
fn grain(
    mut commands: Commands,
    settings: Res<Settings>,
    canvas: Res<Canvas>,
    frame: Res<StageFrame>,
    time: Res<Time<Real>>,
    mut images: ResMut<Assets<Image>>,
    windows: Query<&Window>,
    mut damage: ResMut<Damage>,
    mut sheets: Query<(&mut Sprite, &mut Transform), With<Grain>>,
    shown: Query<Entity, With<Grain>>,
) {
    let wanted = settings.grain > 0
        && settings.effects != Effects::Low
        && settings.palette == Palette::Standard
        && !canvas.is_blank();
    let Ok(window) = windows.single() else { return };
    if !wanted {
        for sheet in &shown {
            commands.entity(sheet).despawn();
            damage.add_all();
        }
        return;
    }
    let strength = STRONGEST * f32::from(settings.grain) / 100.0;
    // Two pixels of the screen for a speck, and half a tile to spare for moving it.
    let scale = 2.0 / frame.scale();
    let size = window.size() / 2.0 + Vec2::splat(TILE as f32);
    // Grain that moves makes the whole stage move.
    let rich = settings.effects == Effects::High;
    let still = !rich || settings.reduced_motion || !settings.background_motion;
    let turn = if still { 0 } else { (time.elapsed_secs() * RATE) as u32 };
    let shift = Vec2::new((turn * 37 % TILE) as f32, (turn * 71 % TILE) as f32) / 2.0;
    let centre = frame.to_frame(window.size() / 2.0);
    let place = Transform {
        translation: Vec3::new(centre.x + shift.x * scale, -centre.y + shift.y * scale, 990.0),
        scale: Vec2::splat(scale).extend(1.0),
        ..default()
    };
    let color = Color::WHITE.with_alpha(strength);
    let Ok((mut sprite, mut transform)) = sheets.single_mut() else {
        let tiled = SpriteImageMode::Tiled { tile_x: true, tile_y: true, stretch_value: 1.0 };
        commands.spawn((
            Name::new("grain"),
            Grain,
            Sprite {
                image: images.add(specks()),
                image_mode: tiled,
                custom_size: Some(size),
                color,
                ..default()
            },
            place,
        ));
        damage.add_all();
        return;
    };
    if sprite.custom_size != Some(size) || sprite.color != color {
        sprite.custom_size = Some(size);
        sprite.color = color;
        damage.add_all();
    }
    if *transform != place {
        *transform = place;
        damage.add_all();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, grain.after(CanvasSystems::Draw).before(CanvasSystems::Show));
}
