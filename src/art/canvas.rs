//! The stage as a drawing: each frame the scene lists what is on the table, back to front, and the
//! canvas keeps just as many sprites and texts alive. What is on the screen is therefore always a
//! function of the view and the beat, never of what was there before.
//!
//! Coordinates are those of the 1280 × 720 frame: x to the right, y down. [`StageFrame`] says where
//! that frame lies in the window.

use bevy::{
    input::InputSystems, prelude::*, sprite::Anchor, text::FontSize, window::PrimaryWindow,
};
use bevy_egui::input::EguiWantsInput;

use super::{
    dress,
    glow::{Glow, GlowShape},
    sheets::Sheets,
    sprites::{Blend, Sprite as Drawing},
};
use crate::app::{
    fonts::Fonts,
    settings::{Effects, Palette, Settings},
};

pub use crate::app::fonts::Face;

/// Where the 1280 × 720 frame lies in the window.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct StageFrame {
    /// The part of the frame that must be visible.
    pub part: Rect,
    /// Where it is put, in logical pixels of the window.
    pub window: Rect,
}

impl Default for StageFrame {
    fn default() -> StageFrame {
        let whole = Rect::new(0.0, 0.0, 1280.0, 720.0);
        StageFrame { part: whole, window: whole }
    }
}

impl StageFrame {
    /// Window pixels for one unit of the frame.
    pub fn scale(&self) -> f32 {
        let fit = self.window.size() / self.part.size();
        fit.x.min(fit.y).max(0.01)
    }

    /// A point of the frame in the window.
    pub fn to_window(&self, point: Vec2) -> Vec2 {
        self.window.center() + (point - self.part.center()) * self.scale()
    }

    /// A point of the window in the frame.
    pub fn to_frame(&self, point: Vec2) -> Vec2 {
        self.part.center() + (point - self.window.center()) / self.scale()
    }
}

/// Something on the stage that can be pointed at, by name.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// The name robots and tests find it by, the same in every language.
    pub name: &'static str,
    /// Which of several.
    pub number: usize,
    /// Where, in the frame.
    pub area: Rect,
}

/// A click on a spot.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct SpotClick {
    /// The spot's name.
    pub name: &'static str,
    /// Which of several.
    pub number: usize,
}

/// What is drawn this frame.
#[derive(Resource, Default, Debug)]
pub struct Canvas {
    sprites: Vec<Stroke>,
    glows: Vec<Stroke>,
    texts: Vec<Label>,
    /// What can be pointed at, topmost last.
    pub spots: Vec<Spot>,
    depth: u32,
}

/// A drawing; two are the same if they are the same entry of the index.
#[derive(Clone, Copy, Debug)]
struct Which(&'static Drawing);

impl PartialEq for Which {
    fn eq(&self, other: &Which) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Stroke {
    drawing: Which,
    /// For sprites that are stretched by slices: the area, and which piece of it this is.
    piece: Option<(Rect, usize)>,
    place: Vec2,
    turn: f32,
    scale: Vec2,
    color: Color,
    depth: u32,
}

#[derive(Clone, Debug, PartialEq)]
struct Label {
    text: String,
    face: Face,
    size: f32,
    place: Vec2,
    turn: f32,
    color: Color,
    align: Anchor,
    depth: u32,
}

/// A sprite that has just been put on the canvas and can still be changed.
#[derive(Debug)]
pub struct Put<'a>(&'a mut Stroke);

impl Put<'_> {
    /// Turned about its pivot, in degrees, clockwise as on paper.
    pub fn turn(self, degrees: f32) -> Self {
        self.0.turn = degrees;
        self
    }

    /// Larger or smaller about its pivot.
    pub fn scale(self, scale: f32) -> Self {
        self.0.scale = Vec2::splat(scale);
        self
    }

    /// Stretched about its pivot; a negative x mirrors it.
    pub fn stretch(self, x: f32, y: f32) -> Self {
        self.0.scale = Vec2::new(x, y);
        self
    }

    /// More or less transparent.
    pub fn alpha(self, alpha: f32) -> Self {
        self.0.color.set_alpha(alpha);
        self
    }

    /// Multiplied with a colour.
    pub fn tint(self, color: Color) -> Self {
        let alpha = self.0.color.alpha();
        self.0.color = color.with_alpha(color.alpha() * alpha);
        self
    }
}

impl Canvas {
    /// Draws a sprite with its pivot at this place, above everything drawn so far.
    pub fn put(&mut self, drawing: &'static Drawing, x: f32, y: f32) -> Put<'_> {
        self.depth += 1;
        let depth = self.depth;
        let place = Vec2::new(x, y);
        let color = Color::WHITE;
        let list = match drawing.blend {
            Blend::Add | Blend::Screen => &mut self.glows,
            Blend::Normal | Blend::Overlay | Blend::Multiply => &mut self.sprites,
        };
        list.push(Stroke {
            drawing: Which(drawing),
            piece: None,
            place,
            turn: 0.0,
            scale: Vec2::ONE,
            color,
            depth,
        });
        let last = list.len() - 1;
        Put(&mut list[last])
    }

    /// Draws a sprite stretched over an area: corners keep their size, grain is repeated.
    pub fn stretch(&mut self, drawing: &'static Drawing, area: Rect, color: Color) {
        self.depth += 1;
        for number in 0..drawing.stretched(0, as_list(area)).len() {
            self.sprites.push(Stroke {
                drawing: Which(drawing),
                piece: Some((area, number)),
                place: area.min,
                turn: 0.0,
                scale: Vec2::ONE,
                color,
                depth: self.depth,
            });
        }
    }

    /// Writes a text with its middle at this place.
    pub fn write(
        &mut self,
        text: impl Into<String>,
        face: Face,
        size: f32,
        color: Color,
        (x, y): (f32, f32),
    ) {
        self.write_turned(text, face, size, color, (x, y), Anchor::CENTER, 0.0);
    }

    /// Writes a text that begins, ends or stands at this place, turned like what it stands on.
    #[expect(clippy::too_many_arguments, reason = "a text has that many properties")]
    pub fn write_turned(
        &mut self,
        text: impl Into<String>,
        face: Face,
        size: f32,
        color: Color,
        (x, y): (f32, f32),
        align: Anchor,
        turn: f32,
    ) {
        self.depth += 1;
        let (text, place, depth) = (text.into(), Vec2::new(x, y), self.depth);
        self.texts.push(Label { text, face, size, place, turn, color, align, depth });
    }

    /// Engraved: a light edge below, dark letters on top.
    pub fn engrave(&mut self, text: impl Into<String>, face: Face, size: f32, (x, y): (f32, f32)) {
        let text = text.into();
        let light = Color::srgb_u8(0xFF, 0xF0, 0xC0);
        self.write(text.clone(), face, size, light, (x + 0.8, y + 1.0));
        self.write(text, face, size, Color::srgb_u8(0x2A, 0x18, 0x08), (x, y));
    }

    /// Names a place that can be pointed at.
    pub fn spot(&mut self, name: &'static str, number: usize, area: Rect) {
        self.spots.push(Spot { name, number, area });
    }

    /// The topmost spot at a point of the frame.
    pub fn spot_at(&self, point: Vec2) -> Option<&Spot> {
        self.spots.iter().rev().find(|spot| spot.area.contains(point))
    }

    /// Every text on the stage, back to front.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().map(|label| label.text.as_str())
    }

    /// Everything on the stage as lines of text, for comparing two drawings.
    pub fn snapshot(&self) -> Vec<String> {
        let strokes = self.sprites.iter().chain(&self.glows).map(|stroke| {
            let Stroke { drawing, piece, place, turn, scale, color, depth } = stroke;
            let Which(Drawing { name, .. }) = drawing;
            format!("{depth} {name} {piece:?} at {place} turned {turn} times {scale} in {color:?}")
        });
        let texts = self.texts.iter().map(|label| format!("{label:?}"));
        let spots = self.spots.iter().map(|spot| format!("{spot:?}"));
        strokes.chain(texts).chain(spots).collect()
    }

    /// Shifts everything but words and places, for a moment.
    pub fn shake(&mut self, by: Vec2) {
        self.sprites.iter_mut().chain(&mut self.glows).for_each(|stroke| stroke.place += by);
    }

    /// Is nothing drawn? Then nothing may be added for beauty, either: the curtain is down.
    pub fn is_blank(&self) -> bool {
        self.sprites.is_empty()
    }

    /// Puts everything into the dress of a palette, and leaves out what is not wanted.
    fn dress(&mut self, palette: Palette, effects: Effects) {
        for list in [&mut self.sprites, &mut self.glows] {
            list.retain(|stroke| dress::is_drawn(stroke.drawing.0, palette, effects));
            if palette != Palette::Standard {
                for stroke in list {
                    stroke.drawing = Which(dress::dressed(stroke.drawing.0, palette));
                    stroke.color = dress::colour(stroke.color, palette);
                }
            }
        }
        for label in &mut self.texts {
            label.color = dress::colour(label.color, palette);
        }
    }

    fn clear(&mut self) {
        self.sprites.clear();
        self.glows.clear();
        self.texts.clear();
        self.spots.clear();
        self.depth = 0;
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

/// Everything that draws on the canvas.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CanvasSystems {
    /// The canvas is blank.
    Clear,
    /// Scenes draw.
    Draw,
    /// The drawing becomes sprites and texts.
    Show,
}

/// The canvas.
pub fn plugin(app: &mut App) {
    app.init_resource::<Canvas>()
        .init_resource::<StageFrame>()
        .add_message::<SpotClick>()
        .configure_sets(
            PostUpdate,
            (CanvasSystems::Clear, CanvasSystems::Draw, CanvasSystems::Show)
                .chain()
                .before(TransformSystems::Propagate),
        )
        .add_systems(PreUpdate, point.after(InputSystems))
        .add_systems(PostUpdate, clear.in_set(CanvasSystems::Clear))
        .add_systems(
            PostUpdate,
            (dress_up, (show_sprites, show_glows, show_texts, aim_camera))
                .chain()
                .in_set(CanvasSystems::Show),
        );
}

/// The left button, pressed and let go on the same spot, clicks the topmost one unless a panel wants
/// the pointer. A panel below the pointer has it from the press on, so it is asked at both moments.
fn point(
    buttons: Res<ButtonInput<MouseButton>>,
    panels: Option<Res<EguiWantsInput>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    frame: Res<StageFrame>,
    canvas: Res<Canvas>,
    mut pressed: Local<Option<SpotClick>>,
    mut clicks: MessageWriter<SpotClick>,
) {
    let (down, up) =
        (buttons.just_pressed(MouseButton::Left), buttons.just_released(MouseButton::Left));
    if !down && !up {
        return;
    }
    let taken = panels.is_some_and(|panels| panels.wants_any_pointer_input());
    let at = windows.single().ok().and_then(Window::cursor_position);
    let at = at.filter(|at| !taken && frame.window.contains(*at));
    let spot = at.and_then(|at| canvas.spot_at(frame.to_frame(at)));
    let click = spot.map(|spot| SpotClick { name: spot.name, number: spot.number });
    if down {
        pressed.clone_from(&click);
    }
    if up && let Some(click) = pressed.take().filter(|pressed| Some(pressed) == click.as_ref()) {
        clicks.write(click);
    }
}

fn clear(mut canvas: ResMut<Canvas>) {
    canvas.clear();
}

fn dress_up(settings: Res<Settings>, mut canvas: ResMut<Canvas>, mut behind: ResMut<ClearColor>) {
    canvas.dress(settings.palette, settings.effects);
    let ground = dress::ground(settings.palette);
    if behind.0 != ground {
        behind.0 = ground;
    }
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
        let picture = match stroke.piece {
            None => sheets.picture(stroke.drawing.0),
            Some((area, number)) => sheets.piece(stroke.drawing.0, area, number),
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
        if showing.0.as_ref() == wanted && showing.1 == scale && !fonts.is_changed() {
            continue;
        }
        *showing = Showing(wanted.cloned(), scale);
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
        font.font_size = FontSize::Px(label.size * scale);
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

/// Left, top, width, height.
pub fn as_list(area: Rect) -> [f32; 4] {
    [area.min.x, area.min.y, area.width(), area.height()]
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
