//! What is only there for beauty (ux 3.9): grain over the stage, dust in the light. It carries no
//! information and can be switched off.

use bevy::{
    asset::RenderAssetUsages,
    image::ImageSampler,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    sprite::SpriteImageMode,
};

use super::{
    canvas::{Canvas, CanvasSystems, StageFrame},
    motion::{span, wobble},
    sprites::shell::hub,
};
use crate::{
    Screen,
    app::settings::{Effects, Palette, Settings},
};

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
    mut sheets: Query<(&mut Sprite, &mut Transform), With<Grain>>,
    shown: Query<Entity, With<Grain>>,
) {
    let wanted = settings.grain > 0
        && settings.effects != Effects::Low
        && settings.palette == Palette::Standard
        && !canvas.is_blank();
    let Ok(window) = windows.single() else { return };
    if !wanted {
        shown.iter().for_each(|sheet| commands.entity(sheet).despawn());
        return;
    }
    let strength = STRONGEST * f32::from(settings.grain) / 100.0;
    // Two pixels of the screen for a speck, and half a tile to spare for moving it.
    let scale = 2.0 / frame.scale();
    let size = window.size() / 2.0 + Vec2::splat(TILE as f32);
    let still = settings.reduced_motion || !settings.background_motion;
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
        return;
    };
    if sprite.custom_size != Some(size) || sprite.color != color {
        sprite.custom_size = Some(size);
        sprite.color = color;
    }
    if *transform != place {
        *transform = place;
    }
}

/// Motes of dust drift in the light of the lamp, more of them the more may be drawn.
fn dust(
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    mut canvas: ResMut<Canvas>,
) {
    let count = match settings.effects {
        Effects::Low => 0,
        Effects::Medium => 10,
        Effects::High => 28,
    };
    if settings.reduced_motion || !settings.background_motion || canvas.is_blank() {
        return;
    }
    let (lamp, reach) = match screen.get() {
        Screen::Parlor => (Vec2::new(690.0, 110.0), 420.0),
        _ => (Vec2::new(307.0, 112.0), 300.0),
    };
    if screen.get() == &Screen::Parlor && settings.effects != Effects::Low {
        moth(&mut canvas, lamp, time.elapsed_secs());
    }
    let motes = [hub::MOTE_1, hub::MOTE_2, hub::MOTE_3, hub::MOTE_4];
    let now = time.elapsed_secs();
    for number in 0..count {
        let seed = number as f32;
        // Slowly down the cone, wider and wider, and once more from the top.
        let fall = (now * (0.012 + 0.004 * (seed * 0.7).sin()) + seed * 0.618).fract();
        let side = wobble(now * 0.12, seed) * (40.0 + 240.0 * fall);
        let bright = (std::f32::consts::PI * fall).sin() * 0.5;
        canvas.put(motes[number % motes.len()], lamp.x + side, lamp.y + reach * fall).alpha(bright);
    }
}

/// How often the moth comes, and how long it stays, in seconds.
const VISIT: (f32, f32) = (70.0, 9.0);

/// The moth circles the lamp for a while.
fn moth(canvas: &mut Canvas, lamp: Vec2, time: f32) {
    let since = (time + 40.0) % VISIT.0;
    if since > VISIT.1 {
        return;
    }
    let (come, leave) = (span(since, 0.0, 2.0), span(since, VISIT.1 - 2.0, VISIT.1));
    let far = 320.0 * ((1.0 - come) + leave);
    let angle = since * 2.3;
    let radius = 64.0 + 18.0 * wobble(since, 2.0) + far;
    let place = lamp + Vec2::new(angle.cos() * radius, angle.sin() * radius * 0.45 - 0.3 * far);
    let flap = 0.55 + 0.45 * (time * 26.0).sin().abs();
    canvas.put(hub::MOTH, place.x, place.y).stretch(0.6 * flap, 0.6).turn(angle.cos() * 24.0);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (dust.run_if(resource_exists::<State<Screen>>), grain)
            .chain()
            .after(CanvasSystems::Draw)
            .before(CanvasSystems::Show),
    );
}
