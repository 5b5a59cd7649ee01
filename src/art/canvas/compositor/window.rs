//! What is in the window: the picture of the stage, what floats in front of it, and the panels.
//!
//! The window keeps its pixels from frame to frame. Only where the stage or a panel has changed is
//! the picture laid anew, and the panels drawn over it: panels cost as much as what changes in them.

use std::time::{Duration, Instant};

use bevy::{
    camera::{CameraMainTextureUsages, visibility::RenderLayers},
    core_pipeline::{Core2d, Core2dSystems},
    prelude::*,
    render::{
        RenderApp,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_asset::RenderAssets,
        render_resource::{Extent3d, Origin3d, TexelCopyTextureInfo, TextureId, TextureUsages},
        renderer::{RenderContext, ViewQuery},
        texture::GpuImage,
        view::ViewTarget,
    },
    window::PrimaryWindow,
};
use bevy_egui::{
    EguiOutput, EguiRenderOutput, EguiUserTextures, PrimaryEguiContext,
    egui::{self, ClippedPrimitive, epaint::Primitive},
};

use super::damage::{SETTLE, UNSETTLED, apart};

/// What the window's camera sees in front of the stage.
pub(in crate::art::canvas) fn afloat() -> RenderLayers {
    RenderLayers::layer(1)
}

/// Where the stage is drawn anew in this frame, in pixels of the window.
#[derive(Resource, Default, Debug)]
pub(in crate::art::canvas) struct Anew(pub Vec<URect>);

/// The window's camera: the picture it shows, and where it is laid in this frame.
#[derive(Component, ExtractComponent, Clone, Debug)]
pub(in crate::art::canvas) struct Shows {
    picture: Handle<Image>,
    pieces: Vec<URect>,
}

/// The camera that shows the picture and the panels.
pub(in crate::art::canvas) fn camera(picture: Handle<Image>) -> impl Bundle {
    (
        Name::new("window camera"),
        Camera2d,
        Msaa::Off,
        PrimaryEguiContext,
        afloat(),
        Shows { picture, pieces: Vec::new() },
        CameraMainTextureUsages::default().with(TextureUsages::COPY_DST),
        Camera { clear_color: ClearColorConfig::None, ..default() },
    )
}

pub(in crate::art::canvas) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<Shows>::default()).init_resource::<Anew>();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Core2d, lay.before(Core2dSystems::MainPass));
    }
}

/// Lays the picture under everything else in the window. A copy is far cheaper than drawing it.
fn lay(
    view: ViewQuery<(&ViewTarget, &Shows)>,
    images: Res<RenderAssets<GpuImage>>,
    mut known: Local<Option<TextureId>>,
    mut context: RenderContext,
) {
    let (target, shows) = view.into_inner();
    let Some(picture) = images.get(&shows.picture) else { return };
    let (from, to) = (&picture.texture, target.main_texture());
    if (from.size(), from.format()) != (to.size(), to.format()) {
        return;
    }
    let whole = [URect::new(0, 0, to.width(), to.height())];
    let is_new = known.replace(to.id()) != Some(to.id());
    let pieces = if is_new { &whole[..] } else { &shows.pieces };
    let encoder = context.command_encoder();
    for piece in pieces.iter().map(|piece| piece.intersect(whole[0])).filter(|p| !p.is_empty()) {
        let origin = Origin3d { x: piece.min.x, y: piece.min.y, z: 0 };
        let size =
            Extent3d { width: piece.width(), height: piece.height(), depth_or_array_layers: 1 };
        encoder.copy_texture_to_texture(
            TexelCopyTextureInfo { origin, ..from.as_image_copy() },
            TexelCopyTextureInfo { origin, ..to.as_image_copy() },
            size,
        );
    }
}

/// However well changes are noticed: after this long the next change lays everything anew. Where
/// nothing changes nothing is laid, and the program may sleep.
const SWEEP: Duration = Duration::from_secs(5);

/// What the panels looked like in the last frame.
#[derive(Default)]
pub(in crate::art::canvas) struct Panels {
    jobs: Vec<ClippedPrimitive>,
    scale: f32,
    /// What is still to be drawn anew, and in how many frames.
    parts: Vec<(egui::Rect, u8)>,
    whole: u8,
    /// Frames until all letters and drawings can be relied upon.
    unsettled: u8,
    swept: Option<Instant>,
}

impl Panels {
    /// Takes the panels of this frame and notes where they differ from those of the last one. That
    /// is drawn in so many frames: letters never seen before arrive later than the place for them.
    fn take(&mut self, jobs: Vec<ClippedPrimitive>, frames: u8) {
        let changed = changes(&self.jobs, &jobs);
        self.parts.extend(changed.into_iter().map(|area| (area.expand(1.0), frames)));
        self.jobs = jobs;
    }

    /// What must be drawn anew in this frame; `None` is everything.
    fn due(&mut self, stage_changed: bool) -> Option<Vec<egui::Rect>> {
        let now = Instant::now();
        let changed = stage_changed || !self.parts.is_empty();
        if changed && self.swept.is_none_or(|swept| now - swept > SWEEP) {
            self.whole = self.whole.max(1);
        }
        let due = self.parts.iter().map(|(area, _)| *area).collect();
        self.parts.iter_mut().for_each(|(_, left)| *left -= 1);
        self.parts.retain(|(_, left)| *left > 0);
        if self.whole > 0 {
            self.whole -= 1;
            self.swept = Some(now);
            return None;
        }
        Some(due)
    }
}

/// Decides what of the window is laid anew, and leaves of the panels only what lies there.
pub(in crate::art::canvas) fn compose(
    anew: Res<Anew>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut images: MessageReader<AssetEvent<Image>>,
    drawings: Res<EguiUserTextures>,
    mut panels: Local<Panels>,
    mut cameras: Query<(&mut Shows, &EguiOutput, &mut EguiRenderOutput)>,
) {
    let Ok(window) = windows.single() else { return };
    let Ok((mut shows, output, mut render)) = cameras.single_mut() else { return };
    let whole = URect::from_corners(UVec2::ZERO, window.physical_size());
    let scale = output.pixels_per_point;
    // New drawings, another size: anything may look otherwise now.
    if images.read().any(|event| is_in_panels(event, &drawings)) || panels.scale != scale {
        panels.whole = SETTLE;
        panels.scale = scale;
    }
    if !render.textures_delta.is_empty() {
        panels.unsettled = UNSETTLED;
    }
    let frames = if panels.unsettled > 0 { SETTLE } else { 1 };
    panels.unsettled = panels.unsettled.saturating_sub(1);
    panels.take(std::mem::take(&mut render.paint_jobs), frames);
    let pieces = match panels.due(!anew.0.is_empty()) {
        Some(_) if anew.0.contains(&whole) => vec![whole],
        Some(due) => {
            let due = due.into_iter().map(|area| {
                let (min, max) = (area.min.to_vec2() * scale, area.max.to_vec2() * scale);
                Rect::new(min.x.floor(), min.y.floor(), max.x.ceil(), max.y.ceil())
                    .intersect(whole.as_rect())
            });
            let stage = anew.0.iter().map(URect::as_rect);
            let areas = stage.chain(due).filter(|area| !area.is_empty()).collect();
            apart(areas).iter().map(Rect::as_urect).collect()
        }
        None => vec![whole],
    };
    render.paint_jobs = within(&panels.jobs, &pieces, scale);
    shows.pieces = pieces;
}

/// Is this about a page of drawings that panels show?
fn is_in_panels(event: &AssetEvent<Image>, drawings: &EguiUserTextures) -> bool {
    let (AssetEvent::Added { id }
    | AssetEvent::Modified { id }
    | AssetEvent::LoadedWithDependencies { id }
    | AssetEvent::Removed { id }
    | AssetEvent::Unused { id }) = event;
    drawings.image_id(*id).is_some()
}

/// What of the panels lies within these pieces of the window.
fn within(jobs: &[ClippedPrimitive], pieces: &[URect], scale: f32) -> Vec<ClippedPrimitive> {
    let at = |corner: UVec2| egui::pos2(corner.x as f32, corner.y as f32) / scale;
    let pieces: Vec<egui::Rect> =
        pieces.iter().map(|piece| egui::Rect::from_min_max(at(piece.min), at(piece.max))).collect();
    let mut drawn = Vec::new();
    for job in jobs {
        let reach = reach(job);
        let near = pieces.iter().filter(|piece| piece.intersects(reach));
        let near: Vec<egui::Rect> = near.map(|piece| job.clip_rect.intersect(*piece)).collect();
        match &job.primitive {
            Primitive::Mesh(mesh) => drawn.extend(cut(mesh, reach, &near)),
            Primitive::Callback(callback) => drawn.extend(near.into_iter().map(|clip_rect| {
                let primitive = Primitive::Callback(callback.clone());
                ClippedPrimitive { clip_rect, primitive }
            })),
        }
    }
    drawn
}

/// The triangles of a mesh that may be seen in each of these areas. All areas are cut in one go:
/// there are many, and most of them are as small as a mote.
fn cut(mesh: &egui::Mesh, reach: egui::Rect, areas: &[egui::Rect]) -> Vec<ClippedPrimitive> {
    let mut parts: Vec<ClippedPrimitive> = Vec::new();
    let mut meshes: Vec<(egui::Rect, egui::Mesh)> = Vec::new();
    for area in areas {
        if area.contains_rect(reach) {
            let primitive = Primitive::Mesh(mesh.clone());
            parts.push(ClippedPrimitive { clip_rect: *area, primitive });
        } else {
            meshes.push((*area, egui::Mesh::with_texture(mesh.texture_id)));
        }
    }
    let all = meshes.iter().fold(egui::Rect::NOTHING, |all, (area, _)| all.union(*area));
    for triangle in mesh.indices.as_chunks::<3>().0 {
        let corners = triangle.map(|corner| mesh.vertices[corner as usize]);
        let covers = egui::Rect::from_points(&corners.map(|corner| corner.pos));
        if !covers.intersects(all) {
            continue;
        }
        for (_, seen) in meshes.iter_mut().filter(|(area, _)| covers.intersects(*area)) {
            let next = seen.vertices.len() as u32;
            seen.indices.extend([next, next + 1, next + 2]);
            seen.vertices.extend(corners);
        }
    }
    let seen = meshes.into_iter().filter(|(_, seen)| !seen.is_empty());
    parts.extend(seen.map(|(clip_rect, seen)| {
        let primitive = Primitive::Mesh(seen);
        ClippedPrimitive { clip_rect, primitive }
    }));
    parts
}

/// What of the window a piece of a panel covers at most.
fn reach(job: &ClippedPrimitive) -> egui::Rect {
    let covered = match &job.primitive {
        Primitive::Mesh(mesh) => mesh.calc_bounds(),
        Primitive::Callback(callback) => callback.rect,
    };
    covered.intersect(job.clip_rect)
}

/// Where two frames of panels differ.
fn changes(old: &[ClippedPrimitive], new: &[ClippedPrimitive]) -> Vec<egui::Rect> {
    let first = common(old.iter().zip(new), equal);
    let (old, new) = (&old[first..], &new[first..]);
    let last = common(old.iter().rev().zip(new.iter().rev()), equal);
    let (old, new) = (&old[..old.len() - last], &new[..new.len() - last]);
    if old.len() != new.len() {
        return old.iter().chain(new).map(reach).collect();
    }
    old.iter().zip(new).flat_map(|(old, new)| changes_within(old, new)).collect()
}

/// Where two pieces of panels differ. They are drawn shape by shape: as long as none has come or
/// gone, each is compared with itself, otherwise all that differs is one stretch.
fn changes_within(old: &ClippedPrimitive, new: &ClippedPrimitive) -> Vec<egui::Rect> {
    match (&old.primitive, &new.primitive) {
        (Primitive::Mesh(one), Primitive::Mesh(other))
            if old.clip_rect == new.clip_rect && one.texture_id == other.texture_id =>
        {
            if equal(old, new) {
                return Vec::new();
            }
            if one.indices == other.indices && one.vertices.len() == other.vertices.len() {
                return moved(one, other, old.clip_rect);
            }
            let first = common(one.vertices.iter().zip(&other.vertices), PartialEq::eq);
            let rest = one.vertices[first..].iter().rev().zip(other.vertices[first..].iter().rev());
            let last = common(rest, PartialEq::eq);
            let stretch = |mesh: &egui::Mesh| {
                touched(mesh, first..mesh.vertices.len() - last).intersect(old.clip_rect)
            };
            if first + last == one.vertices.len().max(other.vertices.len()) {
                return vec![reach(old)];
            }
            vec![stretch(one), stretch(other)]
        }
        _ => vec![reach(old), reach(new)],
    }
}

/// What the triangles cover of which a corner differs, stretch by stretch.
fn moved(one: &egui::Mesh, other: &egui::Mesh, clip: egui::Rect) -> Vec<egui::Rect> {
    let differs = |corner: &u32| one.vertices[*corner as usize] != other.vertices[*corner as usize];
    let mut areas = Vec::new();
    let mut stretch = egui::Rect::NOTHING;
    for triangle in one.indices.as_chunks::<3>().0 {
        if triangle.iter().any(differs) {
            for corner in triangle {
                stretch.extend_with(one.vertices[*corner as usize].pos);
                stretch.extend_with(other.vertices[*corner as usize].pos);
            }
        } else if stretch.is_positive() {
            areas.push(std::mem::replace(&mut stretch, egui::Rect::NOTHING).intersect(clip));
        }
    }
    areas.push(stretch.intersect(clip));
    areas.retain(egui::Rect::is_positive);
    areas
}

/// What the triangles at these corners cover.
fn touched(mesh: &egui::Mesh, corners: std::ops::Range<usize>) -> egui::Rect {
    let touched = mesh
        .indices
        .as_chunks::<3>()
        .0
        .iter()
        .filter(|triangle| triangle.iter().any(|corner| corners.contains(&(*corner as usize))));
    let mut area = egui::Rect::NOTHING;
    for corner in touched.flatten() {
        area.extend_with(mesh.vertices[*corner as usize].pos);
    }
    area
}

fn equal(one: &ClippedPrimitive, other: &ClippedPrimitive) -> bool {
    one.clip_rect == other.clip_rect
        && match (&one.primitive, &other.primitive) {
            (Primitive::Mesh(one), Primitive::Mesh(other)) => one == other,
            _ => false,
        }
}

/// How many pairs are equal until the first that is not.
fn common<T>(pairs: impl Iterator<Item = (T, T)>, equal: impl Fn(T, T) -> bool) -> usize {
    pairs.map(|(one, other)| equal(one, other)).take_while(|same| *same).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: f32, color: egui::Color32) -> egui::Mesh {
        let mut mesh = egui::Mesh::default();
        let area = egui::Rect::from_min_size(egui::pos2(x, 0.0), egui::Vec2::splat(10.0));
        mesh.add_colored_rect(area, color);
        mesh
    }

    fn panel(squares: &[(f32, egui::Color32)]) -> ClippedPrimitive {
        let mut mesh = egui::Mesh::default();
        for (x, color) in squares {
            mesh.append(square(*x, *color));
        }
        let clip_rect = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(100.0, 100.0));
        ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) }
    }

    const INK: egui::Color32 = egui::Color32::BLACK;
    const WAX: egui::Color32 = egui::Color32::RED;

    fn covers(changes: &[egui::Rect]) -> egui::Rect {
        changes.iter().fold(egui::Rect::NOTHING, |all, area| all.union(*area))
    }

    #[test]
    fn equal_panels_are_not_drawn_again() {
        let frame = [panel(&[(0.0, INK), (20.0, INK)]), panel(&[(40.0, WAX)])];
        assert!(changes(&frame, &frame).is_empty());
    }

    #[test]
    fn one_shape_in_a_panel_costs_one_shape() {
        let before = [panel(&[(0.0, INK), (20.0, INK), (40.0, INK)])];
        let after = [panel(&[(0.0, INK), (20.0, WAX), (40.0, INK)])];
        let area = covers(&changes(&before, &after));
        assert_eq!((area.left(), area.right()), (20.0, 30.0));
    }

    #[test]
    fn a_shape_that_moves_is_taken_from_where_it_was() {
        let before = [panel(&[(0.0, INK), (20.0, INK)])];
        let after = [panel(&[(0.0, INK), (60.0, INK)])];
        let area = covers(&changes(&before, &after));
        assert_eq!((area.left(), area.right()), (20.0, 70.0));
    }

    #[test]
    fn a_shape_that_comes_or_goes_costs_itself() {
        let before = [panel(&[(0.0, INK), (40.0, INK)])];
        let after = [panel(&[(0.0, INK), (20.0, WAX), (40.0, INK)])];
        for (old, new) in [(&before, &after), (&after, &before)] {
            let area = covers(&changes(old, new));
            assert_eq!((area.left(), area.right()), (20.0, 30.0));
        }
    }

    #[test]
    fn a_corner_that_moves_draws_the_whole_triangle() {
        let before = [panel(&[(0.0, INK)])];
        let mut after = before.clone();
        if let Primitive::Mesh(mesh) = &mut after[0].primitive {
            mesh.vertices[3].pos = egui::pos2(12.0, 14.0);
        }
        let area = covers(&changes(&before, &after));
        assert_eq!(area, egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(12.0, 14.0)));
    }

    #[test]
    fn only_what_lies_in_a_piece_is_drawn_and_only_there() {
        let frame = [panel(&[(0.0, INK)]), panel(&[(50.0, WAX)])];
        let drawn = within(&frame, &[URect::new(90, 0, 110, 8)], 2.0);
        assert_eq!(drawn.len(), 1);
        let clip = drawn[0].clip_rect;
        assert_eq!((clip.min, clip.max), (egui::pos2(45.0, 0.0), egui::pos2(55.0, 4.0)));
    }
}
