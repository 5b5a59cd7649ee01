//! Writes the Rust source of the index.
//!
//! Every sheet is one table; a constant, a family function and a name are three ways to the same entry of it.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::drawing::{Drawing, Part};
use super::pack::{Packed, Place, pictures};
use super::picture::Trimmed;
use super::render::Painted;
use super::runtime::Look;
use super::sheets::{Sheet, Source};
use super::{SCALES, families, names, page};

/// The whole index: what never changes, then the sheets.
pub fn whole(sheets: &[Sheet], indexes: &[String]) -> String {
    let runtime = include_str!("runtime.rs");
    let runtime = runtime.split_once("use super::Sheet;\n").map_or(runtime, |(_, rest)| rest);
    let runtime = runtime.split_once("\n#[cfg(test)]").map_or(runtime, |(code, _)| code);
    let names = |sheets: &[Sheet], before: &str| {
        let names: Vec<_> =
            sheets.iter().map(|sheet| format!("{before}{}", names::camel(sheet.name()))).collect();
        names.join(", ")
    };
    let mut out = format!(
        "// Written by build/art/index.rs.\n{runtime}\n\
         /// Pixels for each logical unit.\npub const SCALES: [f32; {}] = {SCALES:?};\n\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\npub enum Sheet {{ {} }}\n\n\
         impl Sheet {{\n    /// The sheets there are pages for.\n    pub const BAKED: &[Self] = &[{}];\n\n\
         \x20   pub fn pages(self, scale: usize) -> &'static [Page] {{\n        match self {{\n",
        SCALES.len(),
        names(&Sheet::ALL, ""),
        names(sheets, "Self::"),
    );
    for sheet in sheets {
        let (variant, module) = (names::camel(sheet.name()), sheet.name());
        line(&mut out, &format!("            Self::{variant} => {module}::PAGES[scale],"));
    }
    if sheets.len() < Sheet::ALL.len() {
        line(&mut out, "            _ => &[],");
    }
    out.push_str("        }\n    }\n\n");
    out.push_str("    pub fn drawings(self) -> &'static [Sprite] {\n        match self {\n");
    for sheet in sheets {
        let (variant, module) = (names::camel(sheet.name()), sheet.name());
        line(&mut out, &format!("            Self::{variant} => &{module}::SPRITES,"));
    }
    if sheets.len() < Sheet::ALL.len() {
        line(&mut out, "            _ => &[],");
    }
    out.push_str("        }\n    }\n}\n\n");
    out.push_str(HELPERS);
    out.push_str(&families::enums());
    indexes.iter().for_each(|index| out.push_str(index));
    out
}

const HELPERS: &str = "\
const fn cell(pages: &[Page], page: u8, [x, y, width, height]: [u16; 4], at: [f32; 2], density: f32) -> Cell {
    let [across, down] = pages[page as usize].size;
    let (right, bottom) = (x + width, y + height);
    let (across, down) = (across as f32, down as f32);
    Cell {
        page,
        pixels: [x, y, right, bottom],
        uv: [x as f32 / across, y as f32 / down, right as f32 / across, bottom as f32 / down],
        at,
        size: [width as f32 / density, height as f32 / density],
    }
}

const fn part(name: &'static str, pivot: [f32; 2], parent: u8) -> Part {
    Part { name, pivot, parent, blend: Blend::Normal, hidden: false, reach: 0.0 }
}

fn find_in(sprites: &'static [Sprite], folder: usize, name: &str) -> Option<&'static Sprite> {
    sprites.binary_search_by(|sprite| sprite.name[folder..].cmp(name)).ok().map(|found| &sprites[found])
}

";

/// One sheet: a module with its pages, its table, and a module for each folder. The error is the number of a drawing
/// and what is wrong with it.
pub fn sheet(
    sheet: Sheet,
    sources: &[Source],
    packed: &[Packed],
) -> Result<String, (usize, String)> {
    let numbers: BTreeMap<&str, usize> =
        sources.iter().enumerate().map(|(number, source)| (source.name.as_str(), number)).collect();
    let mut out = format!("pub mod {} {{\nuse super::*;\n\n", sheet.name());
    for (scale, packed) in packed.iter().enumerate() {
        line(&mut out, &format!("const PAGES_{scale}: &[Page] = &["));
        for (number, size) in packed.pages.iter().enumerate() {
            let file = page::file_name(sheet, scale, number);
            line(&mut out, &format!("    Page {{ file: \"{file}\", size: {size:?} }},"));
        }
        line(&mut out, "];");
    }
    let all: Vec<String> = (0..packed.len()).map(|scale| format!("PAGES_{scale}")).collect();
    line(&mut out, &format!("pub const PAGES: [&[Page]; {}] = [{}];", all.len(), all.join(", ")));
    line(&mut out, &format!("pub static SPRITES: [Sprite; {}] = [", sources.len()));
    for (number, source) in sources.iter().enumerate() {
        let looks = looks(source, &packed[0].painted[number].drawing, &numbers)
            .map_err(|reason| (number, reason))?;
        sprite(sheet, source, number, packed, &looks, &mut out);
    }
    line(&mut out, "];");
    folder(sheet, "", sources, packed, &mut out)?;
    line(&mut out, "}");
    Ok(out)
}

fn sprite(
    sheet: Sheet,
    source: &Source,
    number: usize,
    packed: &[Packed],
    looks: &[(Look, usize)],
    out: &mut String,
) {
    let Drawing { frame, pivot, slice, grain, repeat, blend, portrait, parts, layers, .. } =
        &packed[0].painted[number].drawing;
    let slice = slice.map(|insets| format!("Slice {{ insets: {insets:?}, grain: {grain} }}"));
    let looks: Vec<String> = looks
        .iter()
        .map(|(look, sprite)| format!("(Look::{look:?}, &SPRITES[{sprite}])"))
        .collect();
    let portrait = portrait.map(|[x, y, scale]| [x - pivot[0], y - pivot[1], scale]);
    let mut rig = (String::new(), String::new());
    if layers.len() > 1 || layers.iter().any(|layer| layer.part > 0) {
        for part in parts {
            write!(rig.0, "\n    {},", part_code(part, *pivot)).expect("a string takes everything");
        }
        for (layer, cut) in layers.iter().enumerate() {
            let picture = if layers.len() > 1 { layer + 1 } else { 0 };
            if let Some(cells) = cells(packed, number, picture) {
                write!(rig.1, "\n    Layer {{ part: {}, cells: {cells} }},", cut.part)
                    .expect("a string takes everything");
            }
        }
    }
    line(
        out,
        &format!(
            "Sprite {{ sheet: Sheet::{}, name: {:?}, frame: {:?}, slice: {}, repeat: {repeat:?}, blend: Blend::{blend:?}, \
             portrait: {portrait:?}, cells: {}, parts: &[{}], layers: &[{}], looks: &[{}] }},",
            names::camel(sheet.name()),
            source.name,
            [frame[0] - pivot[0], frame[1] - pivot[1], frame[2], frame[3]],
            slice.map_or_else(|| "None".to_owned(), |slice| format!("Some({slice})")),
            cells(packed, number, 0).expect("every sprite is packed"),
            rig.0,
            rig.1,
            looks.join(", "),
        ),
    );
}

fn part_code(part: &Part, whole: [f32; 2]) -> String {
    let pivot = [part.pivot[0] - whole[0], part.pivot[1] - whole[1]];
    let plain = format!("part({:?}, {pivot:?}, {})", part.name, part.parent);
    let mut other = Vec::new();
    if part.blend != super::runtime::Blend::Normal {
        other.push(format!("blend: Blend::{:?}", part.blend));
    }
    if part.hidden {
        other.push("hidden: true".to_owned());
    }
    if part.reach > 0.0 {
        other.push(format!("reach: {:?}", part.reach));
    }
    if other.is_empty() { plain } else { format!("Part {{ {}, ..{plain} }}", other.join(", ")) }
}

/// The cells of one picture at all scales. A sliver of a layer may show at one scale only; it then counts as empty.
fn cells(packed: &[Packed], number: usize, picture: usize) -> Option<String> {
    let mut cells = Vec::new();
    for (scale, packed) in packed.iter().enumerate() {
        let painted = packed.painted[number];
        let (trimmed, place) = (pictures(painted).nth(picture)??, packed.places[number][picture]?);
        cells.push(format!("cell(PAGES_{scale}, {})", cell_code(painted, trimmed, place)));
    }
    Some(format!("[{}]", cells.join(", ")))
}

fn cell_code(painted: &Painted, trimmed: &Trimmed, place: Place) -> String {
    let Drawing { view, pivot, .. } = &painted.drawing;
    let at = |axis: usize, pixels: u32| view[axis] + pixels as f32 / trimmed.density - pivot[axis];
    let pixels = [place.x, place.y, trimmed.picture.width, trimmed.picture.height];
    format!(
        "{}, {pixels:?}, {:?}, {:?}",
        place.page,
        [at(0, trimmed.left), at(1, trimmed.top)],
        trimmed.density
    )
}

/// The other dresses of a sprite: `-hc` and `-mono` beside it or the stand-ins it names, and the same tile in a theme.
fn looks(
    source: &Source,
    drawing: &Drawing,
    numbers: &BTreeMap<&str, usize>,
) -> Result<Vec<(Look, usize)>, String> {
    let mut looks = Vec::new();
    for (look, ending) in [(Look::HighContrast, "-hc"), (Look::Mono, "-mono")] {
        if let Some(number) = numbers.get(format!("{}{ending}", source.name).as_str()) {
            looks.push((look, *number));
        }
    }
    for (look, name) in &drawing.stand_ins {
        let path = if source.folder().is_empty() {
            name.clone()
        } else {
            format!("{}/{name}", source.folder())
        };
        let number = numbers
            .get(path.as_str())
            .ok_or_else(|| format!("its stand-in {name:?} is not there"))?;
        looks.push((*look, *number));
    }
    for (look, theme) in [
        (Look::HauntedHouse, "haunted-house"),
        (Look::CursedForest, "cursed-forest"),
        (Look::PsychWard, "psych-ward"),
        (Look::PirateShip, "pirate-ship"),
    ] {
        if matches!(source.folder(), "tiles" | "walls" | "notebook") {
            let same = format!("themes/{theme}/{}", source.stem());
            let one_for_all =
                same.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end_matches('-');
            if let Some(number) = numbers.get(same.as_str()).or_else(|| numbers.get(one_for_all)) {
                looks.push((look, *number));
            }
        }
    }
    Ok(looks)
}

/// The constants and functions of one folder, and the modules of the folders in it.
fn folder(
    sheet: Sheet,
    path: &str,
    sources: &[Source],
    packed: &[Packed],
    out: &mut String,
) -> Result<(), (usize, String)> {
    let here: Vec<(&str, usize)> = sources
        .iter()
        .enumerate()
        .filter(|(_, source)| source.folder() == path)
        .map(|(number, source)| (source.stem(), number))
        .collect();
    let mut taken = BTreeMap::new();
    for (stem, number) in &here {
        let constant = names::constant(stem);
        if let Some(other) = taken.insert(constant.clone(), stem) {
            return Err((*number, format!("{other:?} is called {constant} as well")));
        }
        line(out, &format!("pub const {constant}: &Sprite = &SPRITES[{number}];"));
        let parts = &packed[0].painted[*number].drawing.parts;
        if parts.len() > 1 {
            let module = names::snake(stem);
            line(out, &format!("/// The moving parts of `{stem}`.\npub mod {module} {{"));
            for (number, part) in parts.iter().enumerate().skip(1) {
                let constant = names::constant(&part.name);
                line(out, &format!("    pub const {constant}: u8 = {number};"));
            }
            line(out, "}");
        }
    }
    if let (Some((_, first)), Some((_, last))) = (here.first(), here.last()) {
        let skip = if path.is_empty() { 0 } else { path.len() + 1 };
        let code = format!(
            "pub fn find(name: &str) -> Option<&'static Sprite> {{\n    \
             find_in(&SPRITES[{first}..={last}], {skip}, name)\n}}"
        );
        line(out, &code);
    }
    let dressed = |stem: &str| {
        let base = stem.strip_suffix("-hc").or_else(|| stem.strip_suffix("-mono"));
        base.is_some_and(|base| here.iter().any(|(other, _)| *other == base))
    };
    let plain: Vec<(&str, usize)> =
        here.iter().copied().filter(|(stem, _)| !dressed(stem)).collect();
    out.push_str(&families::functions(&format!("{}/{path}", sheet.name()), &plain));
    for inner in inner_folders(path, sources) {
        let module = inner.rsplit('/').next().unwrap_or(&inner).replace('-', "_");
        line(out, &format!("pub mod {module} {{\nuse super::*;\n"));
        folder(sheet, &inner, sources, packed, out)?;
        line(out, "}");
    }
    Ok(())
}

fn inner_folders(path: &str, sources: &[Source]) -> Vec<String> {
    let before = if path.is_empty() { String::new() } else { format!("{path}/") };
    let mut folders: Vec<String> = sources
        .iter()
        .filter_map(|source| source.folder().strip_prefix(before.as_str()))
        .filter_map(|below| below.split('/').next())
        .filter(|name| !name.is_empty())
        .map(|name| format!("{before}{name}"))
        .collect();
    folders.sort();
    folders.dedup();
    folders
}

fn line(out: &mut String, text: &str) {
    out.push_str(text);
    out.push('\n');
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::super::cache::Cache;
    use super::super::{pack, render};
    use super::*;

    fn drawing(name: &str, attributes: &str, inside: &str) -> Source {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\" viewBox=\"-4 -2 20 10\" \
             data-box=\"0 0 16 6\" data-pivot=\"8 3\" {attributes}><rect x=\"-3\" width=\"9\" height=\"4\"/>{inside}</svg>"
        );
        Source { name: name.to_owned(), path: PathBuf::from(format!("{name}.svg")), svg }
    }

    fn code(sources: &[Source]) -> Result<String, (usize, String)> {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = Cache::open(folder.path(), Sheet::Duel, render::RECIPE).expect("a cache");
        let painted: Vec<Vec<Painted>> = SCALES
            .iter()
            .map(|scale| {
                let paint =
                    |source| render::paint_cached(source, *scale, &cache).expect("painted").1;
                sources.iter().map(paint).collect()
            })
            .collect();
        let packed: Vec<Packed> = painted
            .iter()
            .map(|painted| pack::pack(&painted.iter().collect::<Vec<_>>()).expect("packed"))
            .collect();
        sheet(Sheet::Duel, sources, &packed)
    }

    /// The rectangle starts at user x -3, y 0; the pivot is 8, 3: whatever is trimmed, it is drawn from -11, -3.
    #[test]
    fn trimming_keeps_the_pivot() {
        let code = code(&[drawing("plate", "", "")]).expect("an index");
        let at = code.matches("[-11.0, -3.0]").count();
        assert_eq!(at, SCALES.len(), "{code}");
        assert!(code.contains("frame: [-8.0, -3.0, 16.0, 6.0]"), "{code}");
        assert!(code.contains("pub const PLATE: &Sprite = &SPRITES[0];"), "{code}");
    }

    #[test]
    fn parts_looks_and_folders_find_their_places() {
        let lid = r#"<g id="lid" data-pivot="10 1"><rect x="9" width="3" height="2"/></g>"#;
        let sources = [
            drawing("box", "", lid),
            drawing("box-mono", "", ""),
            drawing("seals/00-knife", "", ""),
            drawing("seals/01-coin", "data-mono=\"00-knife\"", ""),
        ];
        let code = code(&sources).expect("an index");
        for wanted in [
            "part(\"lid\", [2.0, -2.0], 0)",
            "pub mod r#box {",
            "pub const LID: u8 = 1;",
            "looks: &[(Look::Mono, &SPRITES[1])]",
            "looks: &[(Look::Mono, &SPRITES[2])]",
            "pub mod seals {",
            "pub fn by_number(number: usize)",
        ] {
            assert!(code.contains(wanted), "{wanted} is missing in {code}");
        }
    }

    #[test]
    fn two_drawings_of_one_name_and_a_missing_stand_in_are_mistakes() {
        let twice = [drawing("seals/02-knife", "", ""), drawing("seals/knife", "", "")];
        let (number, reason) = code(&twice).expect_err("a mistake");
        assert_eq!((number, reason.contains("KNIFE")), (1, true), "{reason}");
        let (number, reason) = code(&[drawing("a", "data-hc=\"b\"", "")]).expect_err("a mistake");
        assert_eq!((number, reason.contains("\"b\"")), (0, true), "{reason}");
    }
}
