//! The stage as a drawing: each frame the scene lists what is on the table, back to front, and the
//! canvas keeps just as many sprites and texts alive. What is on the screen is therefore always a
//! function of the view and the beat, never of what was there before.
//!
//! Coordinates are those of the 1280 × 720 frame: x to the right, y down. [`StageFrame`] says where
//! that frame lies in the window.

mod compositor;
mod grain;
mod rig;
mod sprites;

use bevy::{input::InputSystems, prelude::*, sprite::Anchor, window::PrimaryWindow};
use bevy_egui::input::EguiWantsInput;

use super::{
    recolour,
    sprites::{Blend, Sprite as Drawing},
};
use crate::app::settings::{Effects, Palette};

pub use crate::app::fonts::Face;
pub use rig::{Bone, Stand};

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

/// What of a drawing is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Piece {
    Whole,
    /// One of the pieces it is cut into to be stretched over an area.
    Slice(Rect, usize),
    /// One layer of a rig.
    Layer(usize),
}

#[derive(Clone, Debug, PartialEq)]
struct Stroke {
    drawing: Which,
    piece: Piece,
    /// Only this part of it is drawn, in units from its pivot.
    crop: Option<Rect>,
    place: Vec2,
    turn: f32,
    scale: Vec2,
    color: Color,
    /// In front of everything, and no part of the stage's picture.
    afloat: bool,
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
    /// The furniture it is written on. Text grows with the text scale up to it and shrinks to it.
    room: Option<Vec2>,
    depth: u32,
}

/// A text that has just been written and can still be changed.
#[derive(Debug)]
pub struct Written<'a>(&'a mut [Label]);

impl Written<'_> {
    /// Begins, ends or stands at its place.
    pub fn align(self, align: Anchor) -> Self {
        for label in self.0.iter_mut() {
            label.align = align;
        }
        self
    }

    /// Turned like what it is written on, in degrees, clockwise as on paper.
    pub fn turn(self, degrees: f32) -> Self {
        for label in self.0.iter_mut() {
            label.turn = degrees;
        }
        self
    }

    /// Fills this much of the furniture at most.
    pub fn within(self, width: f32, height: f32) -> Self {
        for label in self.0.iter_mut() {
            label.room = Some(Vec2::new(width, height));
        }
        self
    }
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

    /// Only this part of it, in units from its pivot.
    pub fn crop(self, part: Rect) -> Self {
        self.0.crop = Some(part);
        self
    }

    /// Floats in front of everything: cheap to move all the time, as dust does.
    pub fn afloat(self) -> Self {
        self.0.afloat = true;
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
            piece: Piece::Whole,
            crop: None,
            place,
            turn: 0.0,
            scale: Vec2::ONE,
            color,
            afloat: false,
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
                piece: Piece::Slice(area, number),
                crop: None,
                place: area.min,
                turn: 0.0,
                scale: Vec2::ONE,
                color,
                afloat: false,
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
    ) -> Written<'_> {
        self.depth += 1;
        self.texts.push(Label {
            text: text.into(),
            face,
            size,
            place: Vec2::new(x, y),
            turn: 0.0,
            color,
            align: Anchor::CENTER,
            room: None,
            depth: self.depth,
        });
        let last = self.texts.len() - 1;
        Written(&mut self.texts[last..])
    }

    /// Engraved: a light edge below, dark letters on top.
    pub fn engrave(
        &mut self,
        text: impl Into<String>,
        face: Face,
        size: f32,
        (x, y): (f32, f32),
    ) -> Written<'_> {
        let text = text.into();
        let light = Color::srgb_u8(0xFF, 0xF0, 0xC0);
        self.write(text.clone(), face, size, light, (x + 0.8, y + 1.0));
        self.write(text, face, size, Color::srgb_u8(0x2A, 0x18, 0x08), (x, y));
        let first = self.texts.len() - 2;
        Written(&mut self.texts[first..])
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
            let Stroke { drawing, piece, crop, place, turn, scale, color, depth, .. } = stroke;
            let Which(Drawing { name, .. }) = drawing;
            format!("{depth} {name} {piece:?} {crop:?} at {place} turned {turn} times {scale} in {color:?}")
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
            list.retain(|stroke| recolour::is_drawn(stroke.drawing.0, palette, effects));
            if palette != Palette::Standard {
                for stroke in list {
                    stroke.drawing = Which(recolour::dressed(stroke.drawing.0, palette));
                    stroke.color = recolour::colour(stroke.color, palette);
                }
            }
        }
        for label in &mut self.texts {
            label.color = recolour::colour(label.color, palette);
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
        .add_plugins((
            compositor::stage::plugin,
            compositor::window::plugin,
            sprites::plugin,
            grain::plugin,
        ));
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

/// Left, top, width, height.
pub fn as_list(area: Rect) -> [f32; 4] {
    [area.min.x, area.min.y, area.width(), area.height()]
}
