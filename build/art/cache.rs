//! Painted pictures on disk, found again by the hash of everything that went into them.

use std::collections::HashSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use super::error::{self, BakeError};
use super::picture::Trimmed;
use super::png_file::{self, Compression};
use super::sheets::Sheet;

/// What a result was made from, in 64 bits: among a few thousand drawings no two will ever meet.
#[derive(Debug, Clone, Default)]
pub struct Fingerprint(DefaultHasher);

impl Fingerprint {
    /// The program text without its tests: those change nothing that is baked.
    pub fn of_code(files: &[&str]) -> Self {
        let mut print = Self::default();
        for file in files {
            print.add(file.split("#[cfg(test)]").next().unwrap_or_default().as_bytes());
        }
        print
    }

    pub fn add(&mut self, bytes: &[u8]) {
        bytes.hash(&mut self.0);
    }

    pub fn hex(&self) -> String {
        format!("{:016x}", self.0.finish())
    }
}

pub struct Cache {
    folder: PathBuf,
    recipe: Fingerprint,
}

impl Cache {
    /// `recipe` stands for everything besides the drawing that decides about its picture.
    pub fn open(cache: &Path, sheet: Sheet, recipe: &[&str]) -> Result<Self, BakeError> {
        let folder = cache.join(sheet.name());
        error::create_dir(&folder)?;
        Ok(Self { folder, recipe: Fingerprint::of_code(recipe) })
    }

    pub fn key(&self, svg: &str, density: f32) -> String {
        let mut print = self.recipe.clone();
        print.add(svg.as_bytes());
        print.add(&density.to_le_bytes());
        print.hex()
    }

    /// A damaged file is the same as none.
    pub fn get(&self, key: &str) -> Option<Vec<Option<Trimmed>>> {
        let bytes = fs::read(self.folder.join(key)).ok()?;
        let mut bytes = bytes.as_slice();
        let mut pictures = Vec::new();
        while !bytes.is_empty() {
            pictures.push(take_picture(&mut bytes)?);
        }
        Some(pictures)
    }

    /// Written beside its place and then moved there, so that a build running at the same time never reads half of it.
    pub fn put(&self, key: &str, pictures: &[Option<Trimmed>]) -> Result<(), BakeError> {
        let path = self.folder.join(key);
        let unfinished = path.with_extension(std::process::id().to_string());
        let mut bytes = Vec::new();
        for picture in pictures {
            add_picture(picture.as_ref(), &mut bytes)
                .map_err(|error| BakeError::Page { path: path.clone(), error })?;
        }
        error::write(&unfinished, &bytes)?;
        fs::rename(&unfinished, &path).map_err(BakeError::file(&path))
    }

    /// Forgets what no drawing needs any more. Not being able to is no reason to fail a build.
    pub fn keep_only<'a>(&self, keys: impl Iterator<Item = &'a String>) {
        let wanted: HashSet<&str> = keys.map(String::as_str).collect();
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if !wanted.contains(name.as_ref()) && !name.contains('.') {
                fs::remove_file(entry.path()).ok();
            }
        }
    }
}

/// Length of the PNG (0: nothing is drawn), left, top, density, joins, PNG.
fn add_picture(trimmed: Option<&Trimmed>, out: &mut Vec<u8>) -> Result<(), png::EncodingError> {
    let Some(trimmed) = trimmed else {
        out.extend(0_u32.to_le_bytes());
        return Ok(());
    };
    let png = png_file::encode(&trimmed.picture, Compression::Fast)?;
    for number in [png.len() as u32, trimmed.left, trimmed.top, trimmed.density.to_bits()] {
        out.extend(number.to_le_bytes());
    }
    out.extend(trimmed.joins.map(u8::from));
    out.extend(png);
    Ok(())
}

fn take_picture(bytes: &mut &[u8]) -> Option<Option<Trimmed>> {
    let length = take_number(bytes)?;
    if length == 0 {
        return Some(None);
    }
    let (left, top) = (take_number(bytes)?, take_number(bytes)?);
    let density = f32::from_bits(take_number(bytes)?);
    let joins = bytes.split_off(..4)?;
    let picture = png_file::decode(bytes.split_off(..length as usize)?)?;
    let joins = std::array::from_fn(|side| joins[side] != 0);
    Some(Some(Trimmed { picture, density, left, top, joins }))
}

fn take_number(bytes: &mut &[u8]) -> Option<u32> {
    bytes.split_off(..4)?.try_into().ok().map(u32::from_le_bytes)
}

#[cfg(test)]
mod tests {
    use super::super::picture::Picture;
    use super::*;

    fn dot(left: u32) -> Trimmed {
        let picture = Picture { width: 1, height: 2, rgba: vec![1, 2, 3, 4, 250, 251, 252, 253] };
        Trimmed { picture, density: 0.45, left, top: 70_000, joins: [true, false, false, true] }
    }

    #[test]
    fn what_was_put_is_got_and_what_is_damaged_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = Cache::open(folder.path(), Sheet::Duel, &["recipe"]).expect("a cache");
        let key = cache.key("<svg/>", 1.0);
        let pictures = vec![Some(dot(3)), None, Some(dot(0))];
        assert_eq!(cache.get(&key), None);
        cache.put(&key, &pictures).expect("written");
        assert_eq!(cache.get(&key), Some(pictures));

        let file = folder.path().join("duel").join(&key);
        let mut bytes = fs::read(&file).expect("the file");
        bytes.truncate(bytes.len() - 9);
        fs::write(&file, bytes).expect("damaged");
        assert_eq!(cache.get(&key), None);
    }

    #[test]
    fn a_key_depends_on_all_that_goes_in() {
        let folder = tempfile::tempdir().expect("a folder");
        let open = |recipe| Cache::open(folder.path(), Sheet::Duel, &[recipe]).expect("a cache");
        let key = open("a").key("<svg/>", 1.0);
        assert_eq!(key, open("a").key("<svg/>", 1.0));
        let others = [
            open("b").key("<svg/>", 1.0),
            open("a").key("<svg />", 1.0),
            open("a").key("<svg/>", 2.0),
        ];
        assert!(!others.contains(&key));
        assert_eq!(key, open("a#[cfg(test)] mod tests").key("<svg/>", 1.0));
    }

    #[test]
    fn only_what_is_needed_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = Cache::open(folder.path(), Sheet::Duel, &["recipe"]).expect("a cache");
        let keys = ["one".to_owned(), "two".to_owned()];
        for key in &keys {
            cache.put(key, &[None]).expect("written");
        }
        cache.keep_only(keys[..1].iter());
        assert_eq!(cache.get("one"), Some(vec![None]));
        assert_eq!(cache.get("two"), None);
    }
}
