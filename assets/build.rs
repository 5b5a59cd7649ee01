//! Bakes our drawings, synthesises our sounds and takes the faces we set text in. Everything is
//! cached by content under the target directory.

use std::{env, path::PathBuf, process::ExitCode};

use parlor_build::{art, fonts, icon, pages, sound};

/// What is baked comes from these.
const SOURCES: [&str; 8] = [
    "build.rs",
    "svg",
    "desktop/evils-parlor.svg",
    "../build/art",
    "../build/sound",
    "../build/fonts.rs",
    "../build/icon.rs",
    "../build/pages.rs",
];

fn main() -> ExitCode {
    for path in SOURCES {
        println!("cargo::rerun-if-changed={path}");
    }
    let Some(out) = env::var_os("OUT_DIR").map(PathBuf::from) else {
        println!("cargo::error=OUT_DIR is not set; build with cargo");
        return ExitCode::FAILURE;
    };
    let faults = build(&out);
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Builds everything and returns all that is wrong, each with its place.
fn build(out: &std::path::Path) -> Vec<String> {
    let mut faults = Vec::new();
    let mut note = |done: Result<(), String>| faults.extend(done.err());
    // OUT_DIR is target/<profile>/build/<package>/out: the cache lies beside the profiles, so that
    // no rebuild of this script loses it.
    let cache = out.ancestors().nth(4).unwrap_or(out).join("parlor-cache");
    note(fonts::build(out).map_err(|cause| cause.to_string()));
    let svg = "desktop/evils-parlor.svg";
    note(icon::build(svg.as_ref(), out).map_err(|cause| format!("{svg}: {cause}")));
    note(
        art::bake("svg".as_ref(), out, &cache.join("art"), &art::Sheet::ALL)
            .map_err(|cause| cause.to_string()),
    );
    note(pages::list(out).map_err(|cause| format!("pages: {cause}")));
    note(sound::synthesise(out, &cache.join("sound")).map_err(|cause| cause.to_string()));
    faults
}
