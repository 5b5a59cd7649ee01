//! Bakes our drawings, synthesises our sounds, takes the faces we set text in, and checks every
//! word in every language. Everything is cached by content under the target directory.

use std::{env, path::PathBuf, process::ExitCode};

use parlor_build::{art, fonts, lang, pages, sound};

/// The sheets of the games whose doors are open.
const SHEETS: &[art::Sheet] = &[
    art::Sheet::Shell,
    art::Sheet::Evil,
    art::Sheet::Duel,
    art::Sheet::Arena,
    art::Sheet::Creatures,
    art::Sheet::Cards,
    art::Sheet::Labyrinth,
    art::Sheet::Wager,
];

fn main() -> ExitCode {
    for path in [
        "build.rs",
        "build",
        "assets/svg",
        "assets/lang",
        "docs/glossary-pl.md",
        "docs/glossary-zh.md",
    ] {
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
    note(match lang::build("assets/lang".as_ref(), "docs".as_ref(), out) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(found)) => Err(found.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
        Err(cause) => Err(format!("assets/lang: {cause}")),
    });
    note(fonts::build(out).map_err(|cause| cause.to_string()));
    note(
        art::bake("assets/svg".as_ref(), out, &cache.join("art"), SHEETS)
            .map_err(|cause| cause.to_string()),
    );
    note(pages::list(out).map_err(|cause| format!("pages: {cause}")));
    note(sound::synthesise(out, &cache.join("sound")).map_err(|cause| cause.to_string()));
    faults
}
