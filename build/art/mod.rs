//! Turns the drawings in `assets/svg` into texture pages and a typed index of what lies where on them.
//!
//! Vector drawings with paper grain and wax light take tenths of a second each, far too long for a game that must
//! answer within three seconds of its start. So they are rendered here, once, while the game is built:
//!
//! * [`sheets`] says which folders form a sheet; a game that is not open yet simply is not in the list,
//! * [`drawing`] reads the measures an artist wrote into the SVG, [`layers`] cuts it into its moving parts,
//! * [`render`] paints it (resvg without any font or image support: the result depends on the file alone),
//! * [`cache`] remembers every painted drawing by the hash of its bytes, so a changed file costs only itself,
//! * [`pack`] and [`page`] lay the [`picture`]s out and write the page files,
//! * [`index`] and [`families`] write the Rust source the client includes; [`runtime`] is the part of it that never changes.
//!
//! **Pixels are stored as straight alpha, sRGB**, with the colour of every edge carried two pixels outwards. Bevy's
//! sprites take them as they are. Whoever hands a page to egui multiplies colour by alpha first, on a copy.

mod cache;
mod drawing;
mod error;
mod families;
mod index;
mod layers;
mod names;
mod pack;
mod page;
mod picture;
mod png_file;
mod pool;
mod render;
#[allow(dead_code, reason = "most of it is only copied to the client")]
mod runtime;
mod sheets;

use std::path::Path;

use cache::{Cache, Fingerprint};
pub use error::BakeError;
use pack::Packed;
pub use sheets::Sheet;
use sheets::Source;

/// Pixels for each logical unit, one set of pages for each.
const SCALES: [f32; 2] = [1.0, 2.0];

/// Every source file that has a say in the pages and the index once the pictures are painted.
const BAKER: &[&str] = &[
    include_str!("mod.rs"),
    include_str!("families.rs"),
    include_str!("index.rs"),
    include_str!("names.rs"),
    include_str!("pack.rs"),
    include_str!("page.rs"),
    include_str!("runtime.rs"),
    include_str!("sheets.rs"),
];

/// Bakes `sheets` from the drawings under `assets` into `out_dir`: the page files and `sprites.rs`.
///
/// `cache` may be shared by several builds and may be deleted at any time; it only saves work.
pub fn bake(
    assets: &Path,
    out_dir: &Path,
    cache: &Path,
    sheets: &[Sheet],
) -> Result<(), BakeError> {
    error::create_dir(out_dir)?;
    let mut indexes = Vec::new();
    for &sheet in sheets {
        indexes.push(bake_sheet(
            sheet,
            assets,
            out_dir,
            &Cache::open(cache, sheet, render::RECIPE)?,
        )?);
    }
    let code = index::whole(sheets, &indexes);
    error::write_if_changed(&out_dir.join("sprites.rs"), code.as_bytes())
}

/// Bakes one sheet and returns its part of the index, doing nothing at all if nothing has changed.
fn bake_sheet(
    sheet: Sheet,
    assets: &Path,
    out_dir: &Path,
    cache: &Cache,
) -> Result<String, BakeError> {
    let sources = sheet.sources(assets)?;
    let stamp = fingerprint(&sources).hex();
    let stamp_file = out_dir.join(format!("{}.stamp", sheet.name()));
    let index_file = out_dir.join(format!("{}.rs", sheet.name()));
    if std::fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp)
        && let Ok(index) = std::fs::read_to_string(&index_file)
    {
        return Ok(index);
    }

    let jobs: Vec<(&Source, f32)> =
        sources.iter().flat_map(|source| SCALES.map(|scale| (source, scale))).collect();
    let painted = pool::map(&jobs, |(source, scale)| render::paint_cached(source, *scale, cache));
    let painted = painted.into_iter().collect::<Result<Vec<_>, _>>()?;
    cache.keep_only(painted.iter().map(|(key, _)| key));

    let mut packed: Vec<Packed> = Vec::new();
    for (number, &scale) in SCALES.iter().enumerate() {
        let pictures: Vec<_> =
            painted.iter().skip(number).step_by(SCALES.len()).map(|(_, painted)| painted).collect();
        packed.push(pack::pack(&pictures).map_err(|largest| BakeError::TooLarge {
            path: sources[largest].path.clone(),
            scale,
        })?);
    }
    page::write(sheet, out_dir, &packed)?;
    let index = index::sheet(sheet, &sources, &packed).map_err(|(source, reason)| {
        BakeError::Drawing { path: sources[source].path.clone(), reason }
    })?;
    error::write_if_changed(&index_file, index.as_bytes())?;
    error::write(&stamp_file, stamp.as_bytes())?;
    Ok(index)
}

fn fingerprint(sources: &[Source]) -> Fingerprint {
    let mut print = Fingerprint::of_code(&[render::RECIPE, BAKER].concat());
    for source in sources {
        print.add(source.name.as_bytes());
        print.add(source.svg.as_bytes());
    }
    print
}
