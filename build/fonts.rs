//! Takes the serif faces we use out of `typst-assets`.

use std::{fs, io, path::Path};

/// The faces by PostScript name, and the file each becomes.
const FACES: [(&str, &str); 3] = [
    ("LibertinusSerif-Semibold", "serif-semibold.otf"),
    ("LibertinusSerif-Bold", "serif-bold.otf"),
    ("LibertinusSerif-Italic", "serif-italic.otf"),
];

/// Writes the faces into `out`; names the one that is missing.
pub fn build(out: &Path) -> io::Result<()> {
    for (name, file) in FACES {
        let face = typst_assets::fonts().find(|font| named(font, name)).ok_or_else(|| {
            io::Error::new(io::ErrorKind::NotFound, format!("typst-assets has no face {name}"))
        })?;
        fs::write(out.join(file), face)?;
    }
    Ok(())
}

/// Does the font's name table hold `name`, and is it italic only if that is asked for? Names are
/// stored as UTF-16, highest byte first.
fn named(font: &[u8], name: &str) -> bool {
    let Some(table) = name_table(font) else { return false };
    let holds = |word: &str| {
        let wanted: Vec<u8> = word.encode_utf16().flat_map(u16::to_be_bytes).collect();
        table.windows(wanted.len()).any(|window| window == wanted)
    };
    holds(name) && holds("Italic") == name.ends_with("Italic")
}

fn name_table(font: &[u8]) -> Option<&[u8]> {
    let number =
        |at: usize| Some(u32::from_be_bytes(font.get(at..at + 4)?.try_into().ok()?) as usize);
    let tables = usize::from(u16::from_be_bytes(font.get(4..6)?.try_into().ok()?));
    let record =
        (0..tables).map(|i| 12 + 16 * i).find(|&at| font.get(at..at + 4) == Some(b"name"))?;
    let (start, len) = (number(record + 8)?, number(record + 12)?);
    font.get(start..start + len)
}
