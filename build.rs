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
    #[cfg(windows)]
    let faults: Vec<String> = faults.into_iter().chain(windows_resource(&out).err()).collect();
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Icon and names in the program's file. Nobody has built this on Windows yet.
#[cfg(windows)]
fn windows_resource(out: &std::path::Path) -> Result<(), String> {
    let file = out.join("evils-parlor.ico");
    let icon = parlor_build::icon::ico("assets/desktop/evils-parlor.svg".as_ref());
    icon.and_then(|icon| std::fs::write(&file, icon))
        .and_then(|()| {
            winresource::WindowsResource::new().set_icon(&file.to_string_lossy()).compile()
        })
        .map_err(|cause| format!("the Windows resource: {cause}"))
}
