//! Checks the language files and takes out the font faces we use.

use std::{env, path::PathBuf, process::ExitCode};

#[path = "build/fonts.rs"]
mod fonts;
#[path = "build/lang.rs"]
mod lang;

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=assets/lang");
    let Some(out) = env::var_os("OUT_DIR").map(PathBuf::from) else {
        println!("cargo::error=OUT_DIR is not set; build with cargo");
        return ExitCode::FAILURE;
    };
    let mut faults: Vec<String> = Vec::new();
    match lang::build("assets/lang".as_ref(), &out) {
        Ok(Ok(())) => {}
        Ok(Err(found)) => faults.extend(found.iter().map(ToString::to_string)),
        Err(cause) => faults.push(format!("assets/lang: {cause}")),
    }
    faults.extend(fonts::build(&out).err().map(|cause| cause.to_string()));
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
