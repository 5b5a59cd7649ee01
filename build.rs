//! Checks every word in every language and puts all that is said into the program. Pictures and
//! sounds are baked in a crate of their own, `assets/`.

use std::{env, path::PathBuf, process::ExitCode};

use parlor_build::lang;

fn main() -> ExitCode {
    for path in ["build.rs", "assets/lang", "docs/glossary-pl.md", "docs/glossary-zh.md"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let Some(out) = env::var_os("OUT_DIR").map(PathBuf::from) else {
        println!("cargo::error=OUT_DIR is not set; build with cargo");
        return ExitCode::FAILURE;
    };
    let faults = match lang::build("assets/lang".as_ref(), "docs".as_ref(), &out) {
        Ok(Ok(())) => Vec::new(),
        Ok(Err(found)) => found.iter().map(ToString::to_string).collect(),
        Err(cause) => vec![format!("assets/lang: {cause}")],
    };
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
