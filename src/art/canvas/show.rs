//! The drawing becomes entities: just as many sprites, lights and texts as the canvas lists.

use bevy::{
    prelude::*,
    sprite::{Anchor, update_text2d_layout},
    text::{FontSize, TextLayoutInfo},
};

use super::{Canvas, CanvasSystems, Label, StageFrame, Stroke};
use crate::{
    app::{
        fonts::{Face, Fonts},
        settings::Settings,
    },
    art::{
        dress,
        glow::{Glow, GlowShape},
        sheets::Sheets,
    },
};

/// Shows the canvas.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (dress_up, (show_sprites, show_glows, show_texts.before(update_text2d_layout), aim_camera))
            .chain()
            .in_set(CanvasSystems::Show),
    )
    .add_systems(
        PostUpdate,
        fit_texts.after(update_text2d_layout).before(TransformSystems::Propagate),
    );
}

fn dress_up(settings: Res<Settings>, mut canvas: ResMut<Canvas>, mut behind: ResMut<ClearColor>) {
    canvas.dress(settings.palette, settings.effects);
    let ground = dress::ground(settings.palette);
    if behind.0 != ground {
        behind.0 = ground;
    }
}

/// An entity that shows the n-th sprite of the canvas.
#[derive(Component)]
struct SpriteSlot(usize);

/// An entity that shows the n-th text of the canvas.
#[derive(Component)]
struct TextSlot(usize);

/// What a slot shows now, so that nothing is touched that stays the same.
#[derive(Component, PartialEq)]
struct Showing<T>(Option<T>, f32);

#[expect(clippy::type_complexity, reason = "a slot has that many components")]
fn show_sprites(
    mut commands: Commands,
    canvas: Res<Canvas>,
    sheets: Res<Sheets>,
    mut slots: Query<(
        &SpriteSlot,
        &mut Showing<Stroke>,
        &mut Sprite,
        &mut Anchor,
        &mut Transform,
        &mut Visibility,
    )>,
) {
    let density = sheets.density();
    let mut count = 0;
    for (slot, mut showing, mut sprite, mut anchor, mut transform, mut visibility) in &mut slots {
        count += 1;
        let wanted = canvas.sprites.get(slot.0);
        if showing.0.as_ref() == wanted && showing.1 == density {
            continue;
        }
        *showing = Showing(wanted.cloned(), density);
        let Some(stroke) = wanted else {
            *visibility = Visibility::Hidden;
            continue;
        };
        *visibility = Visibility::Inherited;
        let picture = match (stroke.piece, stroke.crop) {
            (Some((area, number)), _) => sheets.piece(stroke.drawing.0, area, number),
            (None, Some(part)) => sheets.picture(stroke.drawing.0).cropped(part),
            (None, None) => sheets.picture(stroke.drawing.0),
        };
        sprite.image = picture.image;
        sprite.rect = Some(picture.rect);
        sprite.custom_size = Some(picture.size);
        sprite.color = stroke.color;
        *anchor = Anchor(picture.anchor);
        *transform = Transform {
            translation: Vec3::new(
                stroke.place.x + picture.shift.x,
                -stroke.place.y - picture.shift.y,
                depth_of(stroke.depth),
            ),
            rotation: Quat::from_rotation_z(-stroke.turn.to_radians()),
            scale: stroke.scale.extend(1.0),
        };
    }
    for number in count..canvas.sprites.len() {
        commands.spawn((
            SpriteSlot(number),
            Showing::<Stroke>(None, 0.0),
            Sprite::default(),
            Visibility::Hidden,
        ));
    }
}

/// An entity that shows the n-th light of the canvas.
#[derive(Component)]
struct GlowSlot(usize);

#[expect(clippy::type_complexity, reason = "a slot has that many components")]
fn show_glows(
    mut commands: Commands,
    canvas: Res<Canvas>,
    sheets: Res<Sheets>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut glows: ResMut<Assets<Glow>>,
    mut quad: Local<Option<Handle<Mesh>>>,
    mut slots: Query<(
        &GlowSlot,
        &mut Showing<Stroke>,
        &MeshMaterial2d<Glow>,
        &mut Transform,
        &mut Visibility,
    )>,
) {
    let density = sheets.density();
    let mut count = 0;
    for (slot, mut showing, material, mut transform, mut visibility) in &mut slots {
        count += 1;
        let wanted = canvas.glows.get(slot.0);
        if showing.0.as_ref() == wanted && showing.1 == density {
            continue;
        }
        *showing = Showing(wanted.cloned(), density);
        let Some(stroke) = wanted else {
            *visibility = Visibility::Hidden;
            continue;
        };
        *visibility = Visibility::Inherited;
        let light = sheets.light(stroke.drawing.0);
        if let Some(mut glow) = glows.get_mut(&material.0) {
            glow.page = light.page;
            glow.shape = GlowShape { area: light.area, tint: stroke.color.to_linear().to_vec4() };
        }
        // The mesh is one unit wide around its middle: bring the pivot to its place.
        let rotation = Quat::from_rotation_z(-stroke.turn.to_radians());
        let scale = stroke.scale.extend(1.0);
        let middle = rotation * (scale * light.middle.extend(0.0));
        *transform = Transform {
            translation: Vec3::new(stroke.place.x, -stroke.place.y, depth_of(stroke.depth))
                + middle,
            rotation,
            scale: scale * light.size.extend(1.0),
        };
    }
    for number in count..canvas.glows.len() {
        let mesh = quad.get_or_insert_with(|| meshes.add(Rectangle::new(1.0, 1.0))).clone();
        let material = glows.add(Glow { shape: GlowShape::default(), page: Handle::default() });
        commands.spawn((
            GlowSlot(number),
            Showing::<Stroke>(None, 0.0),
            Mesh2d(mesh),
            MeshMaterial2d(material),
            Visibility::Hidden,
        ));
    }
}

#[expect(clippy::type_complexity, reason = "a slot has that many components")]
fn show_texts(
    mut commands: Commands,
    canvas: Res<Canvas>,
    fonts: Res<Fonts>,
    frame: Res<StageFrame>,
    settings: Res<Settings>,
    mut slots: Query<(
        &TextSlot,
        &mut Showing<Label>,
        &mut Text2d,
        &mut TextFont,
        &mut TextColor,
        &mut Anchor,
        &mut Transform,
        &mut Visibility,
    )>,
) {
    let scale = frame.scale();
    let mut count = 0;
    for (slot, mut showing, mut text, mut font, mut color, mut anchor, mut transform, mut seen) in
        &mut slots
    {
        count += 1;
        let wanted = canvas.texts.get(slot.0);
        let size = scale * wanted.map_or(1.0, |label| label.growth(&settings));
        if showing.0.as_ref() == wanted && showing.1 == size && !fonts.is_changed() {
            continue;
        }
        *showing = Showing(wanted.cloned(), size);
        let Some(label) = wanted else {
            // Words that are gone are gone, not hidden.
            text.0.clear();
            *seen = Visibility::Hidden;
            continue;
        };
        *seen = Visibility::Inherited;
        if text.0 != label.text {
            text.0.clone_from(&label.text);
        }
        let handle = match label.face {
            Face::Serif => &fonts.serif,
            Face::SerifBold => &fonts.serif_bold,
            Face::Sans => &fonts.sans,
            Face::SansBold => &fonts.sans_bold,
        };
        font.font = handle.clone().into();
        // Letters are cut for the size they have on the screen, then fitted to the frame.
        font.font_size = FontSize::Px(label.size * size);
        color.0 = label.color;
        *anchor = label.align;
        *transform = Transform {
            translation: Vec3::new(label.place.x, -label.place.y, depth_of(label.depth)),
            rotation: Quat::from_rotation_z(-label.turn.to_radians()),
            scale: Vec3::splat(1.0 / scale),
        };
    }
    for number in count..canvas.texts.len() {
        commands.spawn((
            TextSlot(number),
            Showing::<Label>(None, 0.0),
            Text2d::default(),
            Visibility::Hidden,
        ));
    }
}

impl Label {
    /// How much larger than drawn it may be written.
    fn growth(&self, settings: &Settings) -> f32 {
        match self.room {
            Some(_) => (f32::from(settings.text_scale) / 100.0).max(1.0),
            None => 1.0,
        }
    }
}

/// Words that are larger than what they are written on are written smaller.
fn fit_texts(
    frame: Res<StageFrame>,
    mut slots: Query<(&Showing<Label>, &TextLayoutInfo, &mut Transform)>,
) {
    let scale = frame.scale();
    for (showing, layout, mut transform) in &mut slots {
        let Some(room) = showing.0.as_ref().and_then(|label| label.room) else { continue };
        let size = (layout.size / layout.scale_factor.max(0.01) / scale).max(Vec2::splat(0.01));
        let fit = (room / size).min_element().min(1.0);
        let wanted = Vec3::splat(fit / scale);
        if transform.scale != wanted {
            transform.scale = wanted;
        }
    }
}

/// Later strokes lie above earlier ones; the camera sees depths below 1000.
fn depth_of(depth: u32) -> f32 {
    depth as f32 * 0.05
}

/// The camera that shows the stage.
#[derive(Component, Debug)]
pub struct StageCamera;

fn aim_camera(
    frame: Res<StageFrame>,
    windows: Query<&Window>,
    mut cameras: Query<(&mut Projection, &mut Transform), With<StageCamera>>,
) {
    let Ok(window) = windows.single() else { return };
    for (mut projection, mut transform) in &mut cameras {
        let centre = frame.to_frame(window.size() / 2.0);
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
