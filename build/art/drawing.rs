//! The measures an artist writes into an SVG, as `data-` attributes; `assets/svg/README.md` explains them to artists.

use std::collections::HashSet;

use resvg::usvg::roxmltree::{Document, Node, ParsingOptions};

use super::layers::{self, Cut};
use super::runtime::{Blend, Look};

pub struct Drawing {
    /// The canvas in user units: left, top, width, height.
    pub view: [f32; 4],
    /// The logical frame in user units; shadows and rims may overhang it.
    pub frame: [f32; 4],
    /// The point the sprite is placed by, in user units.
    pub pivot: [f32; 2],
    pub slice: Option<[f32; 4]>,
    pub grain: bool,
    pub repeat: [bool; 2],
    /// Pixels for each unit, relative to the scale of the page. Soft light needs few.
    pub density: f32,
    /// The single picture, beside the layers, needs only half of the pixels each way.
    pub half_whole: bool,
    pub blend: Blend,
    pub portrait: Option<[f32; 3]>,
    /// Which drawing of the same folder stands in under another look.
    pub stand_ins: Vec<(Look, String)>,
    /// The first part is the drawing as a whole; parents come before their children.
    pub parts: Vec<Part>,
    /// Back to front.
    pub layers: Vec<Cut>,
}

pub struct Part {
    pub name: String,
    pub pivot: [f32; 2],
    pub parent: usize,
    pub blend: Blend,
    /// Not to be seen while the drawing rests: a tear, a closed eyelid.
    pub hidden: bool,
    /// How far it may be shifted, for pupils.
    pub reach: f32,
    /// Pixels for each unit, relative to the drawing.
    pub density: f32,
}

impl Drawing {
    pub fn read(stem: &str, svg: &str) -> Result<Self, String> {
        let options = ParsingOptions { allow_dtd: false, ..ParsingOptions::default() };
        let document =
            Document::parse_with_options(svg, options).map_err(|error| error.to_string())?;
        let root = document.root_element();
        if let Some(text) = root.descendants().find(|node| node.has_tag_name((SVG, "text"))) {
            let line = document.text_pos_at(text.range().start);
            return Err(format!("{line}: <text> would need a font, draw letters as paths"));
        }
        let view: [f32; 4] = numbers(root, "viewBox")?;
        let size: [f32; 2] = [number(root, "width")?, number(root, "height")?];
        if size != view[2..] {
            return Err(format!("width and height {size:?} differ from the view box {view:?}"));
        }
        let pivot = numbers(root, "data-pivot")?;
        let (parts, layers) = layers::split(stem, root, pivot)?;
        let drawing = Self {
            view,
            pivot,
            frame: numbers(root, "data-box")?,
            slice: optional(root, "data-slice")?,
            grain: flag(root, "data-fill", "repeat")?,
            repeat: match root.attribute("data-repeat") {
                None => [false, false],
                Some("x") => [true, false],
                Some("y") => [false, true],
                Some("xy") => [true, true],
                Some(other) => return Err(format!("data-repeat is {other:?}, not x, y or xy")),
            },
            density: number_or(root, "data-density", 1.0)?,
            half_whole: flag(root, "data-whole", "half")?,
            blend: blend(root)?,
            portrait: optional(root, "data-portrait")?,
            stand_ins: [("data-hc", Look::HighContrast), ("data-mono", Look::Mono)]
                .into_iter()
                .filter_map(|(key, look)| Some((look, root.attribute(key)?.to_owned())))
                .collect(),
            parts,
            layers,
        };
        drawing.check_frame()?;
        check_references(root)?;
        Ok(drawing)
    }

    /// What is stretched has to be drawn in full, what repeats has to end where its frame ends.
    fn check_frame(&self) -> Result<(), String> {
        for axis in [0, 1] {
            let canvas = [self.view[axis], self.view[axis] + self.view[axis + 2]];
            let frame = [self.frame[axis], self.frame[axis] + self.frame[axis + 2]];
            let inside = canvas[0] <= frame[0] && frame[1] <= canvas[1];
            if (self.slice.is_some() && !inside) || (self.repeat[axis] && frame != canvas) {
                return Err(format!(
                    "the frame {:?} does not fit the view box {:?}",
                    self.frame, self.view
                ));
            }
        }
        Ok(())
    }
}

/// A shape whose filter or fill does not exist would silently be left out.
fn check_references(root: Node) -> Result<(), String> {
    let ids: HashSet<&str> = root.descendants().filter_map(|node| node.attribute("id")).collect();
    let values =
        root.descendants().flat_map(|node| node.attributes()).map(|attribute| attribute.value());
    for value in values {
        if let Some((_, rest)) = value.split_once("url(#")
            && let Some((id, _)) = rest.split_once(')')
            && !ids.contains(id)
        {
            return Err(format!("refers to #{id}, which is not there"));
        }
    }
    Ok(())
}

pub const SVG: &str = "http://www.w3.org/2000/svg";

pub fn blend(node: Node) -> Result<Blend, String> {
    match node.attribute("data-blend") {
        None => Ok(Blend::Normal),
        Some("add") => Ok(Blend::Add),
        Some("screen") => Ok(Blend::Screen),
        Some("overlay") => Ok(Blend::Overlay),
        Some("multiply") => Ok(Blend::Multiply),
        Some(other) => Err(format!("data-blend {other:?} is not one we draw")),
    }
}

pub fn flag(node: Node, key: &str, on: &str) -> Result<bool, String> {
    match node.attribute(key) {
        None => Ok(false),
        Some(value) if value == on => Ok(true),
        Some(other) => Err(format!("{key} is {other:?}, only {on:?} means something")),
    }
}

pub fn number_or(node: Node, key: &str, otherwise: f32) -> Result<f32, String> {
    Ok(optional(node, key)?.map_or(otherwise, |[value]| value))
}

fn number(node: Node, key: &str) -> Result<f32, String> {
    numbers(node, key).map(|[value]| value)
}

pub fn numbers<const N: usize>(node: Node, key: &str) -> Result<[f32; N], String> {
    optional(node, key)?.ok_or_else(|| format!("<{}> has no {key}", node.tag_name().name()))
}

pub fn optional<const N: usize>(node: Node, key: &str) -> Result<Option<[f32; N]>, String> {
    let Some(text) = node.attribute(key) else {
        return Ok(None);
    };
    let values: Option<Vec<f32>> =
        text.split_ascii_whitespace().map(|word| word.parse().ok()).collect();
    values
        .and_then(|values| values.try_into().ok())
        .map(Some)
        .ok_or_else(|| format!("{key}=\"{text}\" should be {N} numbers"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(attributes: &str, inside: &str) -> Result<Drawing, String> {
        Drawing::read(
            "thing",
            &format!("<svg xmlns=\"{SVG}\" width=\"20\" height=\"10\" {attributes}>{inside}</svg>"),
        )
    }

    const PLAIN: &str = r#"viewBox="-2 -3 20 10" data-box="0 0 16 6" data-pivot="8 3""#;

    #[test]
    fn measures_are_read() {
        let drawing = read(&format!("{PLAIN} data-slice=\"1 2 3 4\" data-density=\"0.5\""), "")
            .expect("fine");
        assert_eq!(drawing.view, [-2.0, -3.0, 20.0, 10.0]);
        assert_eq!(drawing.frame, [0.0, 0.0, 16.0, 6.0]);
        assert_eq!(drawing.pivot, [8.0, 3.0]);
        assert_eq!(drawing.slice, Some([1.0, 2.0, 3.0, 4.0]));
        assert_eq!(drawing.density, 0.5);
    }

    #[test]
    fn mistakes_are_named() {
        let reason =
            |attributes: &str, inside: &str| read(attributes, inside).err().expect("a mistake");
        assert!(reason(r#"viewBox="0 0 20 10" data-box="0 0 1 1""#, "").contains("no data-pivot"));
        assert!(reason(&PLAIN.replace("8 3", "8"), "").contains("should be 2 numbers"));
        assert!(reason(&PLAIN.replace("20 10", "20 11"), "").contains("differ from the view box"));
        assert!(reason(PLAIN, "<g>\n<text>L</text></g>").contains("2:1"));
        assert!(reason(&format!("{PLAIN} data-blend=\"burn\""), "").contains("burn"));
        assert!(reason(PLAIN, "<rect fill=\"url(#gold)\"/>").contains("#gold"));
        assert!(reason(&format!("{PLAIN} data-repeat=\"x\""), "").contains("does not fit"));
    }
}
