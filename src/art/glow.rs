//! Light that is added to what lies under it; the engine's sprites can only cover.

use bevy::{
    asset::uuid_handle,
    mesh::MeshVertexBufferLayoutRef,
    prelude::*,
    render::render_resource::{
        AsBindGroup, BlendComponent, BlendFactor, BlendOperation, BlendState,
        RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
    },
    shader::{Shader, ShaderRef},
    sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin},
};

const SHADER: Handle<Shader> = uuid_handle!("6f0c8b0e-5f1d-4d62-9a36-0a7c3f6d1e55");

/// A drawing whose colours are added.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug, PartialEq)]
pub struct Glow {
    /// Where on the page, and how bright.
    #[uniform(0)]
    pub shape: GlowShape,
    /// The page.
    #[texture(1)]
    #[sampler(2)]
    pub page: Handle<Image>,
}

/// What the shader is told.
#[derive(ShaderType, Clone, Debug, Default, PartialEq)]
pub struct GlowShape {
    /// Left, top, width, height as shares of the page.
    pub area: Vec4,
    /// Colour, and in its alpha the strength.
    pub tint: Vec4,
}

impl Material2d for Glow {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        _key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let add = BlendComponent {
            src_factor: BlendFactor::SrcAlpha,
            dst_factor: BlendFactor::One,
            operation: BlendOperation::Add,
        };
        let keep = BlendComponent {
            src_factor: BlendFactor::Zero,
            dst_factor: BlendFactor::One,
            operation: BlendOperation::Add,
        };
        for target in descriptor.fragment.iter_mut().flat_map(|part| &mut part.targets).flatten() {
            target.blend = Some(BlendState { color: add, alpha: keep });
        }
        Ok(())
    }
}

/// The material and its shader.
pub fn plugin(app: &mut App) {
    let source = include_str!("../../assets/shaders/glow.wgsl");
    let shader = Shader::from_wgsl(source, "assets/shaders/glow.wgsl");
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        // The handle is a constant of ours: inserting under it cannot fail.
        let _ = shaders.insert(&SHADER, shader);
    }
    app.add_plugins(Material2dPlugin::<Glow>::default());
}
