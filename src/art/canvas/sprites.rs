//! The drawing becomes entities: just as many sprites, lights and texts as the canvas lists.

use bevy::{
    camera::visibility::RenderLayers,
    prelude::*,
    sprite::{Anchor, update_text2d_layout},
    text::{FontSize, TextLayoutInfo},
};

use super::{
    Canvas, CanvasSystems, Label, Piece, StageFrame, Stroke,
    compositor::{
        compare::{Mark, Traces},
        damage::Damage,
        window,
    },
};
use crate::{
    app::{fonts::Fonts, idle::Motion, settings::Settings},
    art::{
        glow::{Glow, GlowShape},
        recolour,
        sheets::Sheets,
    },
};

/// Shows the canvas.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Traces>()
        .add_systems(
            PostUpdate,
            (
                dress_up,
                (show_sprites, show_glows, show_texts.before(update_text2d_layout)),
                compare,
            )
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
    let ground = recolour::ground(settings.palette);
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

/// What a slot shows now, so that nothing is touched that stays the same, and where.
#[derive(Component)]
pub(super) struct Showing<T> {
    pub what: Option<T>,
    /// Whatever else decides what it looks like.
    pub stamp: f32,
    pub area: Rect,
}

impl<T> Showing<T> {
    pub const NOTHING: Showing<T> =
        Showing { what: None, stamp: 0.0, area: Rect { min: Vec2::ZERO, max: Vec2::ZERO } };
}

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
        &mut RenderLayers,
    )>,
) {
    let density = sheets.density();
    let mut count = 0;
    for (slot, mut showing, mut sprite, mut anchor, mut transform, mut seen, mut layers) in
        &mut slots
    {
        count += 1;
        let wanted = canvas.sprites.get(slot.0);
        if showing.what.as_ref() == wanted && showing.stamp == density {
            continue;
        }
        *showing = Showing { what: wanted.cloned(), stamp: density, ..Showing::NOTHING };
        // What has not arrived yet is not there.
        let Some(stroke) = wanted.filter(|stroke| sheets.has(stroke.drawing.0)) else {
            *seen = Visibility::Hidden;
            continue;
        };
        *seen = Visibility::Inherited;
        *layers = stroke.layers();
        let picture = match (stroke.piece, stroke.crop) {
            (Piece::Whole, None) => sheets.picture(stroke.drawing.0),
            (Piece::Whole, Some(part)) => sheets.picture(stroke.drawing.0).cropped(part),
            (Piece::Slice(area, number), _) => sheets.piece(stroke.drawing.0, area, number),
            (Piece::Layer(number), _) => sheets.layer(stroke.drawing.0, number),
        };
        let corner = Vec2::new(-picture.anchor.x - 0.5, picture.anchor.y - 0.5) * picture.size;
        let drawn = Rect::from_corners(corner, corner + picture.size);
        showing.area = stroke.area(drawn, picture.shift);
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
            Showing::<Stroke>::NOTHING,
            Sprite::default(),
            Visibility::Hidden,
            RenderLayers::default(),
        ));
    }
}

impl Stroke {
    /// On the stage, or in front of it.
    fn layers(&self) -> RenderLayers {
        if self.afloat { window::afloat() } else { RenderLayers::default() }
    }

    /// What of the stage it covers when it covers `drawn` around its pivot.
    fn area(&self, drawn: Rect, shift: Vec2) -> Rect {
        let turn = Rot2::degrees(self.turn);
        let corners = [
            drawn.min,
            Vec2::new(drawn.max.x, drawn.min.y),
            drawn.max,
            Vec2::new(drawn.min.x, drawn.max.y),
        ];
        let [first, rest @ ..] =
            corners.map(|corner| self.place + shift + turn * (corner * self.scale));
        rest.into_iter()
            .fold(Rect::from_corners(first, first), |area, corner| area.union_point(corner))
    }
}

/// Compares what the slots show with what they showed in the last frame.
fn compare(
    sprites: Query<&Showing<Stroke>, With<SpriteSlot>>,
    glows: Query<&Showing<Stroke>, With<GlowSlot>>,
    texts: Query<&Showing<Label>>,
    mut traces: ResMut<Traces>,
    mut damage: ResMut<Damage>,
) {
    sprites.iter().for_each(|showing| traces.leave(showing, Mark::Sprite));
    glows.iter().for_each(|showing| traces.leave(showing, Mark::Glow));
    texts.iter().for_each(|showing| traces.leave(showing, Mark::Text));
    traces.settle(&mut damage);
}

/// An entity that shows the n-th light of the canvas.
#[derive(Component)]
struct GlowSlot(usize);

#[expect(clippy::type_complexity, reason = "a slot has that many components")]
fn show_glows(
    mut commands: Commands,
    canvas: Res<Canvas>,
    sheets: Res<Sheets>,
    (mut meshes, mut glows): (ResMut<Assets<Mesh>>, ResMut<Assets<Glow>>),
    mut damage: ResMut<Damage>,
    mut quad: Local<Option<Handle<Mesh>>>,
    mut slots: Query<(
        &GlowSlot,
        &mut Showing<Stroke>,
        &mut MeshMaterial2d<Glow>,
        &mut Transform,
        &mut Visibility,
        &mut RenderLayers,
    )>,
) {
    let density = sheets.density();
    let mut count = 0;
    for (slot, mut showing, material, transform, mut seen, mut layers) in &mut slots {
        count += 1;
        let wanted = canvas.glows.get(slot.0);
        if showing.what.as_ref() == wanted && showing.stamp == density {
            continue;
        }
        *showing = Showing { what: wanted.cloned(), stamp: density, ..Showing::NOTHING };
        // What has not arrived yet is not there.
        let Some(stroke) = wanted.filter(|stroke| sheets.has(stroke.drawing.0)) else {
            *seen = Visibility::Hidden;
            continue;
        };
        *seen = Visibility::Inherited;
        *layers = stroke.layers();
        let light = sheets.light(stroke.drawing.0);
        let centre = Vec2::new(light.middle.x, -light.middle.y);
        showing.area = stroke.area(Rect::from_center_size(centre, light.size), Vec2::ZERO);
        let shape = GlowShape { area: light.area, tint: stroke.color.to_linear().to_vec4() };
        let wanted = Glow { page: light.page, shape };
        // A light that only moves is the same light.
        if glows.get(&material.0) != Some(&wanted)
            && let Some(mut glow) = glows.get_mut(&material.0)
        {
            *glow = wanted;
            damage.unsettle();
        }
        // The mesh is one unit wide around its middle: bring the pivot to its place.
        let rotation = Quat::from_rotation_z(-stroke.turn.to_radians());
        let scale = stroke.scale.extend(1.0);
        let middle = rotation * (scale * light.middle.extend(0.0));
        let at = Vec3::new(stroke.place.x, -stroke.place.y, depth_of(stroke.depth));
        let place =
            Transform { translation: at + middle, rotation, scale: scale * light.size.extend(1.0) };
        lay_light(transform, material, place);
    }
    for number in count..canvas.glows.len() {
        let mesh = quad.get_or_insert_with(|| meshes.add(Rectangle::new(1.0, 1.0))).clone();
        let material = glows.add(Glow { shape: GlowShape::default(), page: Handle::default() });
        commands.spawn((
            GlowSlot(number),
            Showing::<Stroke>::NOTHING,
            Mesh2d(mesh),
            MeshMaterial2d(material),
            Visibility::Hidden,
            RenderLayers::default(),
        ));
    }
}

/// Brings a light to its place. The engine sorts a light when it comes or its material changes,
/// never because it has moved: it would stay under what lies above it now.
fn lay_light(
    mut transform: Mut<Transform>,
    mut material: Mut<MeshMaterial2d<Glow>>,
    place: Transform,
) {
    if transform.translation.z != place.translation.z {
        material.set_changed();
    }
    *transform = place;
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
        if showing.what.as_ref() == wanted && showing.stamp == size && !fonts.is_changed() {
            continue;
        }
        let area = wanted.map_or_else(Rect::default, |label| label.area(&settings));
        *showing = Showing { what: wanted.cloned(), stamp: size, area };
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
        font.font = fonts.of(label.face).into();
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
            Showing::<Label>::NOTHING,
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

    /// More than it can cover, whatever its letters are.
    fn area(&self, settings: &Settings) -> Rect {
        let size = self.size * self.growth(settings);
        let (lines, longest) = self.text.lines().fold((1.0, 0.0), |(lines, longest), line| {
            let letters: f32 =
                line.chars().map(|letter| if letter < '\u{2E80}' { 0.8 } else { 1.2 }).sum();
            (lines + 1.0, f32::max(longest, letters))
        });
        let letters = Vec2::new(size * (longest + 1.0), 1.5 * size * lines);
        let reach = self.room.map_or(letters, |room| letters.min(room + Vec2::splat(size)));
        // From its place, by which it may begin, end or stand, it is turned.
        let middle = Vec2::new(-self.align.0.x, self.align.0.y) * reach;
        let turn = Rot2::degrees(self.turn);
        let sides = Vec2::new(
            turn.cos.abs() * reach.x + turn.sin.abs() * reach.y,
            turn.sin.abs() * reach.x + turn.cos.abs() * reach.y,
        );
        Rect::from_center_size(self.place + turn * middle, sides)
    }
}

/// Words that are larger than what they are written on are written smaller.
fn fit_texts(
    frame: Res<StageFrame>,
    mut damage: ResMut<Damage>,
    mut motion: ResMut<Motion>,
    mut slots: Query<(&Showing<Label>, Ref<TextLayoutInfo>, &mut Transform)>,
) {
    let scale = frame.scale();
    for (showing, layout, mut transform) in &mut slots {
        if layout.is_changed() && showing.what.is_some() {
            // Letters that came late are seen in the next frame.
            damage.unsettle();
            damage.add(showing.area);
            motion.go_on();
        }
        let Some(room) = showing.what.as_ref().and_then(|label| label.room) else { continue };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_light_that_changes_its_depth_is_sorted_again() {
        let mut world = World::new();
        let light = world.spawn((Transform::default(), MeshMaterial2d::<Glow>(Handle::default())));
        let light = light.id();
        for (place, sorted) in [((5.0, 5.0, 0.0), false), ((5.0, 5.0, 2.0), true)] {
            world.clear_trackers();
            let (x, y, z) = place;
            let mut lights = world.query::<(&mut Transform, &mut MeshMaterial2d<Glow>)>();
            let (transform, material) = lights.single_mut(&mut world).unwrap();
            lay_light(transform, material, Transform::from_xyz(x, y, z));
            let light = world.entity(light);
            let material = light.get_ref::<MeshMaterial2d<Glow>>().unwrap();
            assert_eq!(material.is_changed(), sorted, "moved to {place:?}");
            assert_eq!(light.get::<Transform>().unwrap().translation, Vec3::new(x, y, z));
        }
    }
}
