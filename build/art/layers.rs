//! Cuts a drawing into the layers of its rig.
//!
//! A group with `data-pivot` is a part that moves. What lies between two parts in the file has to lie between them on
//! the table too, so a drawing becomes a list of layers in drawing order, each belonging to one part; everything that
//! belongs to no part is painted for the drawing as a whole. A layer is the same SVG with all other shapes taken out:
//! definitions, and the groups around the kept shapes with their filters and clips, stay as they are.

use std::collections::HashSet;
use std::ops::Range;

use resvg::usvg::roxmltree::{Node, NodeId};

use super::drawing::{self, Part, SVG};
use super::runtime::Blend;

/// One layer: which part it belongs to and what to change in the text of the drawing to get it alone.
pub struct Cut {
    pub part: usize,
    edits: Vec<(Range<usize>, String)>,
}

impl Cut {
    pub fn apply(&self, svg: &str) -> String {
        let mut out = String::with_capacity(svg.len());
        let mut done = 0;
        for (range, replacement) in &self.edits {
            out.push_str(&svg[done..range.start]);
            out.push_str(replacement);
            done = range.end;
        }
        out.push_str(&svg[done..]);
        out
    }
}

pub fn split(stem: &str, root: Node, pivot: [f32; 2]) -> Result<(Vec<Part>, Vec<Cut>), String> {
    let marked: Vec<Node> =
        root.descendants().filter(|node| *node != root && is_part(*node)).collect();
    let mut rig = Rig { nodes: parents_first(root, marked)?, runs: Vec::new() };
    rig.walk(root, 0)?;
    let parts = rig.parts(stem, pivot)?;
    let layers = rig.runs.iter().map(|run| rig.cut(root, run)).collect::<Result<_, _>>()?;
    Ok((parts, layers))
}

struct Rig<'a> {
    /// Part `i + 1` is `nodes[i]`; part 0 is the whole drawing.
    nodes: Vec<Node<'a, 'a>>,
    runs: Vec<Run>,
}

/// Neighbouring shapes of one part.
struct Run {
    part: usize,
    shapes: HashSet<NodeId>,
}

impl<'a> Rig<'a> {
    fn walk(&mut self, node: Node<'a, 'a>, part: usize) -> Result<(), String> {
        for child in node.children().filter(Node::is_element) {
            if is_definition(child) {
                continue;
            }
            let part = self.part_of(child)?.unwrap_or(part);
            if child
                .descendants()
                .any(|inner| inner != child && (is_part(inner) || follows(inner).is_some()))
            {
                self.walk(child, part)?;
            } else if let Some(run) = self.runs.last_mut().filter(|run| run.part == part) {
                run.shapes.insert(child.id());
            } else {
                self.runs.push(Run { part, shapes: HashSet::from([child.id()]) });
            }
        }
        Ok(())
    }

    fn part_of(&self, node: Node) -> Result<Option<usize>, String> {
        if let Some(id) = follows(node) {
            return self.by_id(id).map(Some);
        }
        Ok(self.nodes.iter().position(|part| *part == node).map(|number| number + 1))
    }

    fn by_id(&self, id: &str) -> Result<usize, String> {
        self.nodes
            .iter()
            .position(|part| part.attribute("id") == Some(id))
            .map(|number| number + 1)
            .ok_or_else(|| format!("there is no moving part called {id:?}"))
    }

    fn parts(&self, stem: &str, pivot: [f32; 2]) -> Result<Vec<Part>, String> {
        let name =
            stem.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches('-');
        let whole = Part {
            name: String::new(),
            pivot,
            parent: 0,
            blend: Blend::Normal,
            hidden: false,
            reach: 0.0,
            density: 1.0,
        };
        let mut parts = vec![whole];
        for node in &self.nodes {
            let id = node.attribute("id").ok_or("a moving part has no id")?;
            let close: Option<[f32; 2]> = drawing::optional(*node, "data-close")?;
            let parent = match node.attribute("data-parent") {
                Some(parent) => self.by_id(parent)?,
                None => node
                    .ancestors()
                    .skip(1)
                    .find_map(|around| self.nodes.iter().position(|part| *part == around))
                    .map_or(0, |number| number + 1),
            };
            parts.push(Part {
                name: id
                    .strip_prefix(name)
                    .and_then(|rest| rest.strip_prefix('-'))
                    .unwrap_or(id)
                    .to_owned(),
                pivot: drawing::optional(*node, "data-pivot")?.unwrap_or(parts[parent].pivot),
                parent,
                blend: drawing::blend(*node)?,
                hidden: close.is_some() || drawing::flag(*node, "data-hidden", "yes")?,
                reach: drawing::number_or(*node, "data-reach", 0.0)?,
                density: drawing::number_or(*node, "data-density", 1.0)?,
            });
        }
        Ok(parts)
    }

    fn cut(&self, root: Node, run: &Run) -> Result<Cut, String> {
        let mut edits = Vec::new();
        take_out(root, &run.shapes, &mut edits);
        if run.part > 0 {
            let node = self.nodes[run.part - 1];
            if let Some([x, y]) = drawing::optional::<2>(node, "data-close")? {
                if node.has_attribute("transform") {
                    return Err("data-close cannot stand beside transform".to_owned());
                }
                let after_name = node.range().start + 1 + node.tag_name().name().len();
                edits.push((after_name..after_name, format!(" transform=\"translate({x} {y})\"")));
            }
        }
        edits.sort_by_key(|(range, _)| range.start);
        Ok(Cut { part: run.part, edits })
    }
}

fn is_part(node: Node) -> bool {
    node.has_attribute("data-pivot") || node.has_attribute("data-close")
}

/// The part a shape drawn elsewhere in the file goes with: a backing card with its limb.
fn follows<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.attribute("data-with")
}

fn is_definition(node: Node) -> bool {
    let name = node.tag_name();
    name.namespace() != Some(SVG)
        || matches!(
            name.name(),
            "defs"
                | "clipPath"
                | "mask"
                | "filter"
                | "pattern"
                | "linearGradient"
                | "radialGradient"
                | "title"
        )
}

/// Marks everything below `node` for removal that is neither kept nor a definition nor around something kept.
fn take_out(node: Node, kept: &HashSet<NodeId>, edits: &mut Vec<(Range<usize>, String)>) {
    for child in node.children().filter(Node::is_element) {
        if is_definition(child) || kept.contains(&child.id()) {
            continue;
        }
        let needed = |inner: Node| kept.contains(&inner.id()) || is_definition(inner);
        if child.descendants().filter(Node::is_element).any(needed) {
            take_out(child, kept, edits);
        } else {
            edits.push((child.range(), String::new()));
        }
    }
}

/// Puts every part behind its parent without disturbing the order otherwise.
fn parents_first<'a>(
    root: Node<'a, 'a>,
    mut waiting: Vec<Node<'a, 'a>>,
) -> Result<Vec<Node<'a, 'a>>, String> {
    let mut sorted: Vec<Node> = Vec::new();
    while !waiting.is_empty() {
        let ready = waiting.iter().position(|node| match node.attribute("data-parent") {
            Some(id) => sorted.iter().any(|done| done.attribute("id") == Some(id)),
            None => {
                !node.ancestors().skip(1).any(|around| around != root && waiting.contains(&around))
            }
        });
        let Some(ready) = ready else {
            let id = waiting[0].attribute("id").unwrap_or_default();
            return Err(format!("the parents of part {id:?} are missing or run in a circle"));
        };
        sorted.push(waiting.remove(ready));
    }
    Ok(sorted)
}

#[cfg(test)]
mod tests {
    use super::super::drawing::Drawing;
    use super::*;

    fn read(inside: &str) -> (String, Result<Drawing, String>) {
        let svg = format!(
            "<svg xmlns=\"{SVG}\" width=\"9\" height=\"9\" viewBox=\"0 0 9 9\" data-box=\"0 0 9 9\" data-pivot=\"4 4\">{inside}</svg>"
        );
        let drawing = Drawing::read("07-fox", &svg);
        (svg, drawing)
    }

    const FOX: &str = r##"<defs><clipPath id="c"><rect/></clipPath><filter id="f"/></defs><path id="ground"/>
        <g id="fox-arm" data-pivot="1 2" data-parent="fox-body"><path id="arm-shape"/></g>
        <g id="fox-body" data-pivot="3 4" filter="url(#f)"><clipPath id="own"/><path id="chest"/>
            <g id="fox-lid" data-close="0 5"><path id="lid-shape"/></g><path id="belly"/></g>
        <path id="pins" data-with="fox-arm"/>"##;

    #[test]
    fn layers_follow_the_drawing_order_and_parts_their_parents() {
        let (_, drawing) = read(FOX);
        let drawing = drawing.expect("a sound drawing");
        let names: Vec<_> = drawing.parts.iter().map(|part| part.name.as_str()).collect();
        assert_eq!(names, ["", "body", "arm", "lid"]);
        assert_eq!(drawing.parts.iter().map(|part| part.parent).collect::<Vec<_>>(), [0, 0, 1, 1]);
        assert_eq!(
            drawing.layers.iter().map(|layer| layer.part).collect::<Vec<_>>(),
            [0, 2, 1, 3, 1, 2]
        );
        assert!(drawing.parts[3].hidden);
        assert_eq!(drawing.parts[2].pivot, [1.0, 2.0]);
    }

    #[test]
    fn a_layer_keeps_its_shapes_the_definitions_and_the_groups_around() {
        let (svg, drawing) = read(FOX);
        let layers = drawing.expect("a sound drawing").layers;
        let belly = layers[4].apply(&svg);
        for kept in ["id=\"c\"", "id=\"own\"", "id=\"belly\"", "url(#f)"] {
            assert!(belly.contains(kept), "{kept} is missing in {belly}");
        }
        for gone in ["chest", "lid-shape", "arm-shape", "ground", "pins"] {
            assert!(!belly.contains(gone), "{gone} is still in {belly}");
        }
        assert!(layers[3].apply(&svg).contains("<g transform=\"translate(0 5)\" id=\"fox-lid\""));
    }

    #[test]
    fn a_part_without_its_parent_is_a_mistake() {
        let reason =
            read(r#"<g id="a" data-pivot="0 0" data-parent="b"/>"#).1.err().expect("a mistake");
        assert!(reason.contains("\"a\""), "{reason}");
        let reason =
            read(r#"<g id="a" data-pivot="0 0"/><g data-with="b"/>"#).1.err().expect("a mistake");
        assert!(reason.contains("\"b\""), "{reason}");
    }
}
