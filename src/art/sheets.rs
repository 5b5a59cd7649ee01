//! The baked pages as textures, for the engine and for panels.
//!
//! Pages are decoded off the main thread when the program starts, in the density the window needs.

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, ImageSampler, ImageType},
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};

use super::{
    canvas::as_list,
    dress,
    sprites::{Sheet, Sprite as Drawing},
};
use crate::app::settings::{Palette, Settings};

/// The textures of all sheets in one density.
#[derive(Resource, Debug, Default)]
pub struct Sheets {
    /// 0 for one pixel per unit, 1 for two.
    density: usize,
    pages: Vec<Loaded>,
    loading: Vec<Loading>,
    /// The dress the pages are in, or will be.
    palette: Palette,
    /// How many pages have arrived so far, again and again.
    arrived: u32,
}

#[derive(Debug)]
struct Loaded {
    sheet: Sheet,
    number: u8,
    image: Handle<Image>,
    /// The copy for panels.
    panel: Handle<Image>,
    texture: egui::TextureId,
}

#[derive(Debug)]
struct Loading {
    sheet: Sheet,
    number: u8,
    task: Task<Option<(Image, Image)>>,
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
        self.density as f32 + self.arrived as f32 * 2.0
    }

    /// Has every page arrived?
    pub fn is_ready(&self) -> bool {
        self.loading.is_empty() && !self.pages.is_empty()
    }

    fn page(&self, sheet: Sheet, number: u8) -> Option<&Loaded> {
        self.pages.iter().find(|page| page.sheet == sheet && page.number == number)
    }

    fn image(&self, drawing: &Drawing) -> Handle<Image> {
        let page = self.page(drawing.sheet, drawing.cells[self.density].page);
        page.map(|page| page.image.clone()).unwrap_or_default()
    }

    /// A sprite on its page.
    pub fn picture(&self, drawing: &'static Drawing) -> Picture {
        let cell = &drawing.cells[self.density];
        let [left, top, right, bottom] = cell.pixels.map(f32::from);
        Picture {
            image: self.image(drawing),
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

    /// A sprite for panels: the page and the place on it. `None` until the page has arrived.
    pub fn texture(&self, drawing: &'static Drawing) -> Option<(egui::TextureId, usize)> {
        let cell = &drawing.cells[self.density];
        self.page(drawing.sheet, cell.page).map(|page| (page.texture, self.density))
    }
}

/// The pages.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sheets>()
        .add_systems(Startup, begin_loading)
        .add_systems(PreUpdate, (change_dress, take_pages).chain());
}

/// Windows that show more than this many pixels per unit get the dense pages.
const DENSE: f32 = 1.25;

fn begin_loading(
    mut sheets: ResMut<Sheets>,
    windows: Query<&Window>,
    settings: Option<Res<Settings>>,
) {
    let scale = windows.single().map_or(1.0, Window::scale_factor);
    sheets.density = usize::from(scale > DENSE);
    let palette = settings.map(|settings| settings.palette).unwrap_or_default();
    load(&mut sheets, palette);
}

fn load(sheets: &mut Sheets, palette: Palette) {
    let density = sheets.density;
    sheets.palette = palette;
    sheets.loading.clear();
    for &sheet in Sheet::BAKED {
        for (number, page) in (0u8..).zip(sheet.pages(density)) {
            let file = page.file;
            let task = AsyncComputeTaskPool::get()
                .spawn(async move { decode(file, sheet, number, density, palette) });
            sheets.loading.push(Loading { sheet, number, task });
        }
    }
}

/// Another palette: all pages come again, each in its place.
fn change_dress(mut sheets: ResMut<Sheets>, settings: Option<Res<Settings>>) {
    if let Some(settings) = settings.filter(|settings| settings.palette != sheets.palette) {
        load(&mut sheets, settings.palette);
    }
}

/// A page for the engine, and a copy with colours multiplied by alpha for panels.
fn decode(
    file: &str,
    sheet: Sheet,
    number: u8,
    density: usize,
    palette: Palette,
) -> Option<(Image, Image)> {
    let mut image = Image::from_buffer(
        super::pages::bytes(file),
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::linear(),
        RenderAssetUsages::RENDER_WORLD,
    )
    .ok()?;
    let width = image.width() as usize;
    dress::page(image.data.as_mut()?, width, sheet, number, density, palette);
    let mut premultiplied = image.clone();
    for pixel in premultiplied.data.as_mut()?.chunks_exact_mut(4) {
        let alpha = u16::from(pixel[3]);
        for channel in &mut pixel[..3] {
            *channel = (u16::from(*channel) * alpha / 255) as u8;
        }
    }
    Some((image, premultiplied))
}

fn take_pages(
    mut sheets: ResMut<Sheets>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
) {
    if sheets.loading.is_empty() {
        return;
    }
    let sheets = &mut *sheets;
    let pages = &mut sheets.pages;
    sheets.loading.retain_mut(|loading| {
        let Some(decoded) = check_ready(&mut loading.task) else { return true };
        let Some((image, premultiplied)) = decoded else { return false };
        sheets.arrived += 1;
        let same = |page: &&Loaded| (page.sheet, page.number) == (loading.sheet, loading.number);
        if let Some(page) = pages.iter().find(same) {
            // Both handles are strong and their own: inserting under them cannot fail.
            let _ = images.insert(&page.image, image);
            let _ = images.insert(&page.panel, premultiplied);
            return false;
        }
        let panel = images.add(premultiplied);
        pages.push(Loaded {
            sheet: loading.sheet,
            number: loading.number,
            image: images.add(image),
            texture: textures.add_image(EguiTextureHandle::Strong(panel.clone())),
            panel,
        });
        false
    });
}
