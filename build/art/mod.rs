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
pub mod runtime;
mod sheets;

use std::path::Path;

use cache::{Cache, Fingerprint};
pub use error::BakeError;
use pack::Packed;
pub use page::ENDING as PAGE_ENDING;
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

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;
    use std::time::SystemTime;

    use super::*;

    struct Workshop {
        folder: tempfile::TempDir,
    }

    impl Workshop {
        fn new() -> Self {
            let workshop = Self { folder: tempfile::tempdir().expect("a folder") };
            fs::create_dir_all(workshop.path("svg/wager")).expect("a folder");
            workshop.draw("crown", "#fc0");
            workshop.draw("tray", "#840");
            workshop
        }

        fn path(&self, name: &str) -> PathBuf {
            self.folder.path().join(name)
        }

        fn draw(&self, name: &str, colour: &str) {
            let svg = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\" viewBox=\"0 0 30 20\" \
                 data-box=\"0 0 30 20\" data-pivot=\"15 20\"><circle cx=\"15\" cy=\"9\" r=\"7\" fill=\"{colour}\"/></svg>"
            );
            fs::write(self.path(&format!("svg/wager/{name}.svg")), svg).expect("a drawing");
        }

        fn bake(&self, out: &str) -> Result<(), BakeError> {
            bake(&self.path("svg"), &self.path(out), &self.path("cache"), &[Sheet::Wager])
        }

        /// Every file in a folder with its bytes and the time of its last change.
        fn files(&self, folder: &str) -> Vec<(String, Vec<u8>, SystemTime)> {
            let mut files: Vec<_> = fs::read_dir(self.path(folder))
                .expect("a folder")
                .map(|entry| entry.expect("a file").path())
                .map(|path| {
                    let changed = path.metadata().and_then(|data| data.modified()).expect("a time");
                    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                    (name, fs::read(&path).expect("bytes"), changed)
                })
                .collect();
            files.sort();
            files
        }
    }

    #[test]
    fn the_same_drawings_give_the_same_bytes_with_and_without_the_cache() {
        let workshop = Workshop::new();
        workshop.bake("first").expect("baked");
        workshop.bake("second").expect("baked from the cache");
        fs::remove_dir_all(workshop.path("cache")).expect("forgotten");
        workshop.bake("third").expect("baked anew");
        let bytes = |out| -> Vec<_> {
            workshop.files(out).into_iter().map(|(name, bytes, _)| (name, bytes)).collect()
        };
        let names: Vec<_> = bytes("first").into_iter().map(|(name, _)| name).collect();
        assert_eq!(
            names,
            ["sprites.rs", "wager-1x-0.png", "wager-2x-0.png", "wager.rs", "wager.stamp"]
        );
        assert_eq!(bytes("first"), bytes("second"));
        assert_eq!(bytes("first"), bytes("third"));
    }

    #[test]
    fn nothing_is_touched_if_nothing_changed_and_only_one_drawing_painted_if_one_did() {
        let workshop = Workshop::new();
        workshop.bake("out").expect("baked");
        let (before, painted) = (workshop.files("out"), workshop.files("cache/wager"));
        workshop.bake("out").expect("nothing to do");
        assert_eq!(workshop.files("out"), before);

        workshop.draw("tray", "#048");
        workshop.bake("out").expect("baked");
        assert_ne!(workshop.files("out"), before);
        let after = workshop.files("cache/wager");
        assert_eq!(after.len(), painted.len(), "what the old tray left is cleared away");
        assert_eq!(after.iter().filter(|file| painted.contains(file)).count(), SCALES.len());
    }

    #[test]
    fn a_broken_drawing_stops_the_bake_with_its_file_and_reason() {
        let workshop = Workshop::new();
        workshop.draw("tray", "url(#wood)");
        let error = workshop.bake("out").expect_err("a mistake").to_string();
        assert!(error.contains("tray.svg") && error.contains("#wood"), "{error}");
    }
}
