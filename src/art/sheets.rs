//! The baked pages as textures, for the stage and for panels.
//!
//! Pages are decoded off the main thread, in the density the window needs: those of the parlor when
//! the program starts, those of a game when somebody asks for them. They go when nobody has asked
//! for a while.

#[cfg(not(feature = "pressed"))]
use bevy::image::{CompressedImageFormats, ImageType};
#[cfg(feature = "pressed")]
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::{
    asset::RenderAssetUsages,
    image::ImageSampler,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};

use super::{
    canvas::as_list,
    recolour,
    sprites::{Cell, Sheet, Sprite as Drawing},
};
use crate::app::{
    cli::GameTable,
    idle::Motion,
    settings::{Palette, Settings},
};

/// What the parlor itself is made of; a seal of the duel is on every letter.
const ALWAYS: [Sheet; 3] = [Sheet::Shell, Sheet::Evil, Sheet::Duel];

/// Seconds a sheet stays after it was asked for last: looking from one game to another and back
/// does not load anything twice.
const STAYS: f32 = 20.0;

/// The sheets of a game.
const fn of(place: GameTable) -> &'static [Sheet] {
    match place {
        GameTable::Duel => &[Sheet::Duel],
        GameTable::Labyrinth => &[Sheet::Labyrinth],
        GameTable::Cards => &[Sheet::Cards],
        GameTable::Arena => &[Sheet::Arena, Sheet::Creatures],
        GameTable::Wager => &[Sheet::Wager],
    }
}

/// The games whose drawings are needed, and when somebody last said so.
#[derive(Resource, Debug, Default)]
pub struct Needed(Vec<(GameTable, f32)>);

impl Needed {
    /// Says that this game is, or is about to be, on the table. Say so in every frame.
    pub fn ask(&mut self, place: GameTable, now: f32) {
        self.0.retain(|(known, _)| *known != place);
        self.0.push((place, now));
    }

    /// Everything that must be there now.
    fn sheets(&mut self, now: f32) -> Vec<Sheet> {
        self.0.retain(|(_, when)| now - when <= STAYS);
        let games = self.0.iter().flat_map(|(place, _)| of(*place)).copied();
        let mut sheets: Vec<Sheet> = ALWAYS.into_iter().chain(games).collect();
        sheets.retain(|sheet| Sheet::BAKED.contains(sheet));
        sheets.sort_unstable();
        sheets.dedup();
        sheets
    }
}

/// The textures of the sheets that are needed, in one density.
#[derive(Resource, Debug, Default)]
pub struct Sheets {
    /// 0 for one pixel per unit, 1 for two.
    density: usize,
    pages: Vec<Loaded>,
    loading: Vec<Loading>,
    /// The dress the pages are in, or will be.
    palette: Palette,
    /// The sheets that are here or on their way.
    known: Vec<Sheet>,
    /// How many pages have come or gone so far.
    moved: u32,
}

#[derive(Debug)]
struct Loaded {
    sheet: Sheet,
    number: u8,
    image: Handle<Image>,
    texture: egui::TextureId,
}

#[derive(Debug)]
struct Loading {
    sheet: Sheet,
    number: u8,
    task: Task<Option<Image>>,
}

/// Where a sprite lies on its page, for the engine.
#[derive(Debug)]
pub struct Picture {
    /// The page.
    pub image: Handle<Image>,
    /// The part of it, in pixels.
    pub rect: Rect,
    /// Its size in units.
    pub size: Vec2,
    /// The pivot, as the engine counts it.
    pub anchor: Vec2,
    /// How far the piece lies from the place asked for.
    pub shift: Vec2,
}

impl Picture {
    /// The part of it that lies within an area, in units from the pivot.
    pub fn cropped(self, part: Rect) -> Picture {
        let corner = Vec2::new(-self.anchor.x - 0.5, self.anchor.y - 0.5) * self.size;
        let whole = Rect::from_corners(corner, corner + self.size);
        let part = part.intersect(whole);
        if part.is_empty() {
            return Picture { size: Vec2::ZERO, ..self };
        }
        let pixels = self.rect.size() / self.size;
        let min = self.rect.min + (part.min - whole.min) * pixels;
        let size = part.size();
        Picture {
            rect: Rect::from_corners(min, min + size * pixels),
            size,
            anchor: Vec2::new(-part.min.x / size.x - 0.5, part.min.y / size.y + 0.5),
            ..self
        }
    }
}

/// Where a light lies on its page.
#[derive(Debug)]
pub(super) struct Light {
    /// The page.
    pub page: Handle<Image>,
    /// The part of it, as shares.
    pub area: Vec4,
    /// Its size in units.
    pub size: Vec2,
    /// Its middle, from the pivot, y up.
    pub middle: Vec2,
}

impl Sheets {
    /// Which of the baked densities is in use: it changes when pages are loaded anew.
    pub fn density(&self) -> f32 {
        self.density as f32 + self.moved as f32 * 2.0
    }

    /// The number of the density, for choosing cells.
    pub fn scale(&self) -> usize {
        self.density
    }

    /// Has every page arrived?
    pub fn is_ready(&self) -> bool {
        self.loading.is_empty() && !self.pages.is_empty()
    }

    /// Is the page of this drawing here?
    pub fn has(&self, drawing: &Drawing) -> bool {
        self.page(drawing.sheet, drawing.cells[self.density].page).is_some()
    }

    /// All pages that are here, for panels.
    pub fn textures(&self) -> impl Iterator<Item = (Sheet, u8, egui::TextureId)> {
        self.pages.iter().map(|page| (page.sheet, page.number, page.texture))
    }

    fn page(&self, sheet: Sheet, number: u8) -> Option<&Loaded> {
        self.pages.iter().find(|page| page.sheet == sheet && page.number == number)
    }

    fn image(&self, drawing: &Drawing) -> Handle<Image> {
        self.page_image(drawing.sheet, drawing.cells[self.density].page)
    }

    fn page_image(&self, sheet: Sheet, number: u8) -> Handle<Image> {
        self.page(sheet, number).map(|page| page.image.clone()).unwrap_or_default()
    }

    /// A sprite on its page.
    pub fn picture(&self, drawing: &'static Drawing) -> Picture {
        self.cell(drawing.sheet, &drawing.cells[self.density])
    }

    /// One layer of a rig on its page.
    pub fn layer(&self, drawing: &'static Drawing, number: usize) -> Picture {
        match drawing.layers.get(number) {
            Some(layer) => self.cell(drawing.sheet, &layer.cells[self.density]),
            None => self.picture(drawing),
        }
    }

    fn cell(&self, sheet: Sheet, cell: &Cell) -> Picture {
        let [left, top, right, bottom] = cell.pixels.map(f32::from);
        Picture {
            image: self.page_image(sheet, cell.page),
            rect: Rect::new(left, top, right, bottom),
            size: Vec2::from(cell.size),
            anchor: Vec2::from(cell.anchor()),
            shift: Vec2::ZERO,
        }
    }

    /// The n-th piece of a sprite that is stretched over an area.
    pub fn piece(&self, drawing: &'static Drawing, area: Rect, number: usize) -> Picture {
        let cell = &drawing.cells[self.density];
        let pieces = drawing.stretched(self.density, as_list(area));
        let Some(piece) = pieces.get(number) else { return self.picture(drawing) };
        let [width, height] = self.page_size(drawing.sheet, cell.page);
        let [left, top, right, bottom] = piece.uv;
        Picture {
            image: self.image(drawing),
            rect: Rect::new(left * width, top * height, right * width, bottom * height),
            size: Vec2::new(piece.rect[2], piece.rect[3]),
            anchor: Vec2::new(-0.5, 0.5),
            shift: Vec2::new(piece.rect[0], piece.rect[1]) - area.min,
        }
    }

    /// A drawing whose light is added.
    pub(super) fn light(&self, drawing: &'static Drawing) -> Light {
        let cell = &drawing.cells[self.density];
        let [left, top, right, bottom] = cell.uv;
        Light {
            page: self.image(drawing),
            area: Vec4::new(left, top, right - left, bottom - top),
            size: Vec2::from(cell.size),
            middle: Vec2::new(cell.at[0] + cell.size[0] / 2.0, -cell.at[1] - cell.size[1] / 2.0),
        }
    }

    fn page_size(&self, sheet: Sheet, number: u8) -> [f32; 2] {
        sheet.pages(self.density)[usize::from(number)].size.map(f32::from)
    }
}

/// The pages.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sheets>()
        .init_resource::<Needed>()
        .add_systems(Startup, begin)
        .add_systems(PreUpdate, (change_dress, change_sheets, take_page).chain());
}

/// Windows that show more than this many pixels per unit get the dense pages.
const DENSE: f32 = 1.25;

fn begin(mut sheets: ResMut<Sheets>, windows: Query<&Window>, settings: Option<Res<Settings>>) {
    let scale = windows.single().map_or(1.0, Window::scale_factor);
    sheets.density = usize::from(scale > DENSE);
    sheets.palette = settings.map(|settings| settings.palette).unwrap_or_default();
}

fn load(sheets: &mut Sheets, sheet: Sheet) {
    let (density, palette) = (sheets.density, sheets.palette);
    for (number, page) in (0u8..).zip(sheet.pages(density)) {
        let file = page.file;
        let task = AsyncComputeTaskPool::get()
            .spawn(async move { decode(file, sheet, number, density, palette) });
        sheets.loading.push(Loading { sheet, number, task });
    }
}

/// Another palette: all pages come again, each in its place.
fn change_dress(mut sheets: ResMut<Sheets>, settings: Option<Res<Settings>>) {
    if let Some(settings) = settings.filter(|settings| settings.palette != sheets.palette) {
        sheets.palette = settings.palette;
        sheets.loading.clear();
        for sheet in sheets.known.clone() {
            load(&mut sheets, sheet);
        }
    }
}

/// What is needed comes, what is not needed any more goes.
fn change_sheets(
    mut sheets: ResMut<Sheets>,
    mut needed: ResMut<Needed>,
    mut textures: ResMut<EguiUserTextures>,
    time: Res<Time<Real>>,
) {
    let needed = needed.sheets(time.elapsed_secs());
    if sheets.known == needed {
        return;
    }
    let sheets = &mut *sheets;
    let known = std::mem::replace(&mut sheets.known, needed.clone());
    for sheet in needed.iter().filter(|sheet| !known.contains(sheet)) {
        load(sheets, *sheet);
    }
    sheets.loading.retain(|loading| needed.contains(&loading.sheet));
    for page in sheets.pages.extract_if(.., |page| !needed.contains(&page.sheet)) {
        sheets.moved += 1;
        textures.remove_image(&page.image);
    }
}

/// A page in its dress.
fn decode(file: &str, sheet: Sheet, number: u8, density: usize, palette: Palette) -> Option<Image> {
    let mut image = picture(parlor_assets::pages::bytes(file))?;
    let width = image.width() as usize;
    recolour::page(image.data.as_mut()?, width, sheet, number, density, palette);
    Some(image)
}

#[cfg(not(feature = "pressed"))]
fn picture(bytes: &[u8]) -> Option<Image> {
    Image::from_buffer(
        bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::linear(),
        RenderAssetUsages::RENDER_WORLD,
    )
    .ok()
}

#[cfg(feature = "pressed")]
fn picture(bytes: &[u8]) -> Option<Image> {
    let mut decoder = image_webp::WebPDecoder::new(std::io::Cursor::new(bytes)).ok()?;
    let (width, height) = decoder.dimensions();
    let mut pixels = vec![0; decoder.output_buffer_size()?];
    decoder.read_image(&mut pixels).ok()?;
    if !decoder.has_alpha() {
        pixels = pixels.chunks_exact(3).flat_map(|rgb| [rgb[0], rgb[1], rgb[2], 255]).collect();
    }
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let usage = RenderAssetUsages::RENDER_WORLD;
    let mut image = Image::new(size, TextureDimension::D2, pixels, format, usage);
    image.sampler = ImageSampler::linear();
    Some(image)
}

/// One page in each frame: the way to the graphics card is as wide as the widest page, not as all.
fn take_page(
    mut sheets: ResMut<Sheets>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
    mut motion: Option<ResMut<Motion>>,
) {
    if sheets.loading.is_empty() {
        return;
    }
    if let Some(motion) = &mut motion {
        motion.go_on();
    }
    let sheets = &mut *sheets;
    let mut loading = sheets.loading.iter_mut().enumerate();
    let arrived = loading.find_map(|(place, page)| Some((place, check_ready(&mut page.task)?)));
    let Some((place, decoded)) = arrived else { return };
    let Loading { sheet, number, .. } = sheets.loading.remove(place);
    let Some(image) = decoded else { return };
    sheets.moved += 1;
    if let Some(page) = sheets.page(sheet, number) {
        // The handle is strong and its own: inserting under it cannot fail.
        let _ = images.insert(&page.image, image);
        return;
    }
    let image = images.add(image);
    let texture = textures.add_image(EguiTextureHandle::Strong(image.clone()));
    sheets.pages.push(Loaded { sheet, number, image, texture });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_brings_its_sheets_and_takes_them_with_it() {
        let mut needed = Needed::default();
        let baked = |sheet: &Sheet| Sheet::BAKED.contains(sheet);
        let always: Vec<Sheet> = needed.sheets(0.0);
        assert!(ALWAYS.iter().all(|sheet| always.contains(sheet)));
        for place in GameTable::ALL {
            needed.ask(place, 1.0);
            let now = needed.sheets(1.0);
            assert!(of(place).iter().filter(|sheet| baked(sheet)).all(|sheet| now.contains(sheet)));
        }
        assert_eq!(needed.sheets(1.0).len(), Sheet::BAKED.len(), "every sheet belongs somewhere");
        needed.ask(GameTable::Duel, STAYS);
        assert_eq!(needed.sheets(STAYS + 2.0), always, "nobody asked for the others any more");
    }
}
