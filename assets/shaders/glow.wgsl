// Light is added to what is under it: halos, the lamp's cone and pool, the muzzle's flash.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Glow {
    // Left, top, width and height of the drawing on its page, as shares.
    area: vec4<f32>,
    tint: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> glow: Glow;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var page: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var page_sampler: sampler;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let uv = glow.area.xy + in.uv * glow.area.zw;
    return textureSample(page, page_sampler, uv) * glow.tint;
}
