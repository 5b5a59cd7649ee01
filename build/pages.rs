//! Puts the page files into the program: a function from a page's name to its bytes.

use std::{fmt::Write, fs, io, path::Path};

/// Writes `pages.rs` for every page that lies in `out`.
pub fn list(out: &Path) -> io::Result<()> {
    let mut files: Vec<String> = fs::read_dir(out)?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(crate::art::PAGE_ENDING))
        .collect();
    files.sort();
    let mut code = String::from(
        "/// The bytes of a page.\npub fn bytes(file: &str) -> &'static [u8] {\n    match file {\n",
    );
    for file in files {
        let _ = writeln!(
            code,
            "        {file:?} => include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\")),"
        );
    }
    code.push_str("        _ => &[],\n    }\n}\n");
    let path = out.join("pages.rs");
    if fs::read_to_string(&path).is_ok_and(|old| old == code) {
        return Ok(());
    }
    fs::write(path, code)
}
