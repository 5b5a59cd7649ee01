//! Bakes our drawings, synthesises our sounds, takes the faces we set text in, and checks every
//! word in every language. Everything is cached by content under the target directory.

#[path = "build/art/mod.rs"]
mod art;
#[path = "build/pages.rs"]
mod pages;
#[path = "build/sound/mod.rs"]
mod sound;

use std::{env, error::Error, path::PathBuf};

/// The sheets of the games whose doors are open.
const SHEETS: &[art::Sheet] = &[art::Sheet::Shell, art::Sheet::Evil, art::Sheet::Duel];

fn main() -> Result<(), Box<dyn Error>> {
    for path in ["build", "assets/svg"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    // OUT_DIR is target/<profile>/build/<package>/out: the cache lies beside the profiles, so that
    // no rebuild of this script loses it.
    let cache = out.ancestors().nth(4).unwrap_or(&out).join("parlor-cache");
    art::bake(&root.join("assets/svg"), &out, &cache.join("art"), SHEETS)?;
    pages::list(&out)?;
    sound::synthesise(&out, &cache.join("sound"))?;
    Ok(())
}
