// Panels, as the interface library draws them, with one addition: pages of drawings are the same
// textures that the stage uses. Their colours are not multiplied with their alpha yet.

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct VertexInput {
    @location(0) position: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) color: vec4<f32>,
}

struct VertexOutput {
    @builtin(position) position: vec4<f32>,
    @location(0) color: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;

#ifdef BINDLESS
@group(1) @binding(0) var textures: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var samplers: binding_array<sampler>;

struct Which {
    number: u32,
};
var<immediate> which: Which;
#else
@group(1) @binding(0) var texture: texture_2d<f32>;
@group(1) @binding(1) var texture_sampler: sampler;
#endif

// The curves of sRGB with roots instead of powers, which processors are slow at: a fifth of a step
// of eight bits away from the exact ones at most.
fn linear_from_gamma(color: vec3<f32>) -> vec3<f32> {
    let x = (color + 0.055) / 1.055;
    let high = x * x * (0.08497416 + 1.04077855 * sqrt(x) - 0.12628166 * x);
    return select(high, color / 12.92, color < vec3<f32>(0.04045));
}

fn gamma_from_linear(color: vec3<f32>) -> vec3<f32> {
    let root = sqrt(color);
    let high = 0.83434165 * root + 0.29891778 * sqrt(root) - 0.0566733 * color - 0.07732533;
    return select(high, color * 12.92, color < vec3<f32>(0.0031308));
}

@vertex
fn vs_main(in: VertexInput) -> VertexOutput {
    let position = in.position * transform.scale + transform.translation;
    return VertexOutput(vec4<f32>(position, 0.0, 1.0), in.color, in.uv);
}

@fragment
fn fs_main(in: VertexOutput) -> @location(0) vec4<f32> {
    // Places on pages are told from places on other textures by being 2 further on.
    let is_page = in.uv.x >= 1.5;
    let uv = in.uv - select(0.0, 2.0, is_page);
#ifdef BINDLESS
    let found = textureSample(textures[which.number], samplers[which.number], uv);
#else
    let found = textureSample(texture, texture_sampler, uv);
#endif
    // Colours are multiplied in gamma space, or text does not look right.
    let color = gamma_from_linear(found.rgb) * select(1.0, found.a, is_page) * in.color.rgb;
    return vec4<f32>(linear_from_gamma(color), found.a * in.color.a);
}
