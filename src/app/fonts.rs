//! Two families of our own and a Chinese one from the user's system (ux 3.3).
//!
//! egui falls back from font to font; `Text2d` does not, so in Chinese the scene's texts use the
//! Chinese faces alone. Without a Chinese font the language cannot be chosen: never tofu.

use std::{
    fs,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use fontdb::{Database, Family, Query as FontQuery, Source, Weight};
use parlor_assets::faces;

use super::{
    language::{self, Lang, Language},
    notice::Notices,
    settings::Settings,
};

/// The five faces everything is set in.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[require(TextFont)]
pub enum Face {
    /// Everything that is read or compared.
    #[default]
    Sans,
    /// Numbers that are compared.
    SansBold,
    /// Titles, names, engraved numbers.
    Serif,
    /// Heavier titles.
    SerifBold,
    /// What things are called in passing: places on a table, the head of a slip.
    SerifItalic,
}

impl Face {
    /// All of them.
    pub const ALL: [Face; 5] =
        [Face::Sans, Face::SansBold, Face::Serif, Face::SerifBold, Face::SerifItalic];

    /// The family in egui.
    pub fn family(self) -> egui::FontFamily {
        match self {
            Face::Sans => egui::FontFamily::Proportional,
            Face::SansBold => egui::FontFamily::Name("sans-bold".into()),
            Face::Serif => egui::FontFamily::Name("serif".into()),
            Face::SerifBold => egui::FontFamily::Name("serif-bold".into()),
            Face::SerifItalic => egui::FontFamily::Name("serif-italic".into()),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Face::Sans => "parlor-sans",
            Face::SansBold => "parlor-sans-bold",
            Face::Serif => "parlor-serif",
            Face::SerifBold => "parlor-serif-bold",
            Face::SerifItalic => "parlor-serif-italic",
        }
    }

    /// The face that stands in for this one where everything is to be easy to read.
    const fn legible(self) -> Face {
        match self {
            Face::Sans | Face::Serif | Face::SerifItalic => Face::Sans,
            Face::SansBold | Face::SerifBold => Face::SansBold,
        }
    }

    const fn latin(self) -> &'static [u8] {
        match self {
            Face::Sans => notosans::REGULAR_TTF,
            Face::SansBold => notosans::BOLD_TTF,
            Face::Serif => faces::SERIF,
            Face::SerifBold => faces::SERIF_BOLD,
            Face::SerifItalic => faces::SERIF_ITALIC,
        }
    }
}

/// The scene's fonts in the present language. [`Face`] keeps a text's font up to date by itself.
#[derive(Resource, Debug)]
pub struct Fonts {
    /// Noto Sans, or the Chinese sans.
    pub sans: Handle<Font>,
    /// Its bold.
    pub sans_bold: Handle<Font>,
    /// Libertinus Serif Semibold, or the Chinese serif.
    pub serif: Handle<Font>,
    /// Its bold.
    pub serif_bold: Handle<Font>,
    /// Its italic; Chinese has none.
    pub serif_italic: Handle<Font>,
    chinese: Option<Chinese>,
    tongue: Lang,
    legible: bool,
}

impl Fonts {
    /// Is there a Chinese font on this system?
    pub fn has_chinese(&self) -> bool {
        self.chinese.is_some()
    }

    /// The handle of a face.
    pub fn of(&self, face: Face) -> &Handle<Font> {
        match face {
            Face::Sans => &self.sans,
            Face::SansBold => &self.sans_bold,
            Face::Serif => &self.serif,
            Face::SerifBold => &self.serif_bold,
            Face::SerifItalic => &self.serif_italic,
        }
    }

    fn load(
        tongue: Lang,
        legible: bool,
        chinese: Option<Chinese>,
        assets: &mut Assets<Font>,
    ) -> Fonts {
        let mut add = |face: Face| {
            let face = if legible { face.legible() } else { face };
            let own = || face.latin().to_vec();
            let bytes = match (&chinese, tongue) {
                (Some(chinese), Lang::Chinese) => chinese.file(face).bytes().unwrap_or_else(own),
                _ => own(),
            };
            assets.add(Font::from_bytes(bytes))
        };
        Fonts {
            sans: add(Face::Sans),
            sans_bold: add(Face::SansBold),
            serif: add(Face::Serif),
            serif_bold: add(Face::SerifBold),
            serif_italic: add(Face::SerifItalic),
            chinese,
            tongue,
            legible,
        }
    }

    /// The face that is really shown for this one.
    fn drawn(&self, face: Face) -> Face {
        if self.legible { face.legible() } else { face }
    }

    /// The fonts of the panels. Chinese comes first in Chinese, for its own punctuation, and last
    /// otherwise, for names and for the language menu.
    fn for_panels(&self) -> egui::FontDefinitions {
        let mut fonts = egui::FontDefinitions::default();
        // egui's own faces stay behind ours; one of them holds the sign for what is missing.
        let rest = fonts.families.get(&egui::FontFamily::Proportional).cloned().unwrap_or_default();
        let mut insert = |name: String, data: egui::FontData| {
            fonts.font_data.insert(name.clone(), Arc::new(data));
            name
        };
        let mut chinese = |face: Face| {
            let bytes = self.chinese.as_ref()?.file(self.drawn(face)).kept()?;
            let name = format!("{}-chinese", face.name());
            Some(insert(name, egui::FontData::from_static(bytes)))
        };
        let in_chinese = self.tongue == Lang::Chinese;
        let first = Face::ALL.map(|face| if in_chinese { chinese(face) } else { None });
        let last = if in_chinese { None } else { chinese(Face::Sans) };
        for (face, first) in Face::ALL.into_iter().zip(first) {
            let own = egui::FontData::from_static(self.drawn(face).latin());
            fonts.font_data.insert(face.name().into(), Arc::new(own));
            let own = first.into_iter().chain([face.name().into()]).chain(last.clone());
            fonts.families.insert(face.family(), own.chain(rest.clone()).collect());
        }
        fonts
    }
}

/// The Chinese faces of this system.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chinese {
    sans: FontFile,
    sans_bold: FontFile,
    serif: FontFile,
    serif_bold: FontFile,
}

/// A face in a file, which may be a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
struct FontFile {
    path: PathBuf,
    index: u32,
}

impl FontFile {
    /// The face alone.
    fn bytes(&self) -> Option<Vec<u8>> {
        let file = fs::read(&self.path).ok()?;
        take_face(file, self.index)
    }

    /// The same, read once and kept for good: panels copy what is not static, and these are large.
    fn kept(&self) -> Option<&'static [u8]> {
        static KEPT: Mutex<Vec<(FontFile, &[u8])>> = Mutex::new(Vec::new());
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, bytes)) = kept.iter().find(|(file, _)| file == self) {
            return Some(bytes);
        }
        let bytes: &'static [u8] = self.bytes()?.leak();
        kept.push((self.clone(), bytes));
        Some(bytes)
    }
}

const SANS_FAMILIES: [&str; 11] = [
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Source Han Sans CN",
    "Source Han Sans",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
    "PingFang SC",
    "Microsoft YaHei",
    "Droid Sans Fallback",
    "SimHei",
];
const SERIF_FAMILIES: [&str; 7] = [
    "Noto Serif CJK SC",
    "Noto Serif SC",
    "Source Han Serif SC",
    "Source Han Serif CN",
    "Source Han Serif",
    "Songti SC",
    "SimSun",
];

impl Chinese {
    fn find(database: &Database) -> Option<Chinese> {
        let find = |families: &[&str], weight: Weight| {
            families.iter().find_map(|family| {
                let families = [Family::Name(family)];
                let id = database.query(&FontQuery { families: &families, weight, ..default() })?;
                let (source, index) = database.face_source(id)?;
                match source {
                    Source::File(path) | Source::SharedFile(path, _) => {
                        Some(FontFile { path, index })
                    }
                    Source::Binary(_) => None,
                }
            })
        };
        let sans = find(&SANS_FAMILIES, Weight::NORMAL)?;
        let sans_bold = find(&SANS_FAMILIES, Weight::BOLD).unwrap_or_else(|| sans.clone());
        let serif_bold = find(&SERIF_FAMILIES, Weight::BOLD).unwrap_or_else(|| sans_bold.clone());
        let serif = serif_bold.clone();
        Some(Chinese { sans, sans_bold, serif, serif_bold })
    }

    fn file(&self, face: Face) -> &FontFile {
        match face {
            Face::Sans => &self.sans,
            Face::SansBold => &self.sans_bold,
            Face::Serif | Face::SerifItalic => &self.serif,
            Face::SerifBold => &self.serif_bold,
        }
    }
}

/// One face out of a collection, as a font of its own; a font that is alone comes back as it is.
fn take_face(file: Vec<u8>, index: u32) -> Option<Vec<u8>> {
    let number = |at: usize| {
        let bytes = file.get(at..at.checked_add(4)?)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?) as usize)
    };
    if file.get(..4)? != b"ttcf" {
        return Some(file);
    }
    if index as usize >= number(8)? {
        return None;
    }
    let start = number(12 + 4 * index as usize)?;
    let tables = number(start.checked_add(2)?)? & 0xffff;
    let head = 12 + 16 * tables;
    let mut face = file.get(start..start.checked_add(head)?)?.to_vec();
    for record in (12..head).step_by(16) {
        let (from, len) = (number(start + record + 8)?, number(start + record + 12)?);
        let to = u32::try_from(face.len()).ok()?;
        face.get_mut(record + 8..record + 12)?.copy_from_slice(&to.to_be_bytes());
        face.extend_from_slice(file.get(from..from.checked_add(len)?)?);
        face.resize(face.len().next_multiple_of(4), 0);
    }
    Some(face)
}

/// New panels get our fonts before their first pass: an unknown family would be the end of egui.
fn dress(
    context: On<Add, PrimaryEguiContext>,
    fonts: Res<Fonts>,
    mut contexts: Query<&mut EguiContext>,
) {
    if let Ok(mut context) = contexts.get_mut(context.entity) {
        context.get_mut().set_fonts(fonts.for_panels());
    }
}

/// A change of language or of the wish for plain letters changes the fonts; one that cannot be shown is taken back.
fn follow_language(
    mut language: ResMut<Language>,
    mut settings: ResMut<Settings>,
    mut notices: ResMut<Notices>,
    mut fonts: ResMut<Fonts>,
    mut assets: ResMut<Assets<Font>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    let tongue = language.tongue();
    if tongue == fonts.tongue && settings.legible_font == fonts.legible {
        return;
    }
    if tongue == Lang::Chinese && !fonts.has_chinese() {
        settings.language = fonts.tongue;
        *language = Language::new(fonts.tongue);
        notices.add(language.say("settings-language-no-font"));
        return;
    }
    let chinese = fonts.chinese.take();
    *fonts = Fonts::load(tongue, settings.legible_font, chinese, &mut assets);
    for mut context in &mut contexts {
        context.get_mut().set_fonts(fonts.for_panels());
    }
}

/// Texts with a [`Face`] keep the font of the present language.
fn keep_faces(
    fonts: Res<Fonts>,
    mut all: Query<(&Face, &mut TextFont)>,
    changed: Query<Entity, Changed<Face>>,
) {
    if fonts.is_changed() {
        for (face, mut font) in &mut all {
            font.font = fonts.of(*face).into();
        }
    } else {
        for entity in &changed {
            if let Ok((face, mut font)) = all.get_mut(entity) {
                font.font = fonts.of(*face).into();
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let mut database = Database::new();
    database.load_system_fonts();
    let chinese = Chinese::find(&database);
    let wanted = app.world().get_resource::<Language>().map(Language::tongue);
    let tongue = wanted.filter(|tongue| *tongue != Lang::Chinese || chinese.is_some());
    let settings = app.world().get_resource::<Settings>();
    let legible = settings.is_some_and(|settings| settings.legible_font);
    let mut assets = app.world_mut().get_resource_or_init::<Assets<Font>>();
    let fonts = Fonts::load(tongue.unwrap_or_default(), legible, chinese, &mut assets);
    app.insert_resource(fonts)
        .add_observer(dress)
        .add_systems(
            PreUpdate,
            follow_language
                .after(language::follow_settings)
                .run_if(resource_changed::<Language>.or_else(resource_changed::<Settings>)),
        )
        .add_systems(PostUpdate, keep_faces.before(bevy::text::detect_text_needs_rerender));
}

#[cfg(test)]
#[path = "fonts_tests.rs"]
mod tests;
