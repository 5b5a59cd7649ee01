// The picture of the stage, pixel by pixel, with grain over it.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Pane {
    // How far the grain is moved, in specks.
    shift: vec2<f32>,
    // Specks for each pixel.
    specks: f32,
    strength: f32,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> pane: Pane;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var stage: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var grain: texture_2d<f32>;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let color = textureLoad(stage, vec2<i32>(in.position.xy), 0).rgb;
    let place = vec2<i32>(in.position.xy * pane.specks + pane.shift) & vec2<i32>(127);
    let speck = textureLoad(grain, place, 0);
    return vec4<f32>(mix(color, speck.rrr, speck.g * pane.strength), 1.0);
}
