//! The one table of colours for panels, in three palettes, and the egui style made from it.
//!
//! The style is a safety net for whatever the kit does not draw itself: nothing on any screen may
//! look like egui.

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Margin, Stroke, TextStyle, Vec2, style,
};

use super::{Kit, text::Type};
use crate::{
    app::settings::Palette,
    art::{palette::THEME, sprites::State},
};

/// What a button is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Material {
    /// It commits.
    Brass,
    /// It does something.
    Plum,
    /// It cannot be undone.
    Wax,
    /// It leads back.
    Leather,
}

/// Colours by role.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names are the roles")]
pub struct Skin {
    pub room: Color32,
    pub panel: Color32,
    pub raised: Color32,
    pub hover: Color32,
    pub press: Color32,
    pub disabled: Color32,
    pub alternate: Color32,
    pub edge: Color32,
    pub edge_hover: Color32,
    pub edge_press: Color32,
    pub edge_disabled: Color32,
    /// Width of edges that are drawn here and not by a sprite.
    pub edge_width: f32,
    pub text: Color32,
    pub quiet: Color32,
    pub number: Color32,
    pub heading: Color32,
    pub brass: Color32,
    pub light_brass: Color32,
    pub good: Color32,
    pub bad: Color32,
    pub info: Color32,
    pub paper: Color32,
    pub row_on_paper: Color32,
    pub rule: Color32,
    pub ink: Color32,
    pub second_ink: Color32,
    pub third_ink: Color32,
    pub gain: Color32,
    pub loss: Color32,
    pub wax: Color32,
    pub wax_edge: Color32,
    pub void: Color32,
    /// On brass, and the light below engraved letters.
    pub on_brass: Color32,
    pub engraving: Color32,
    /// On a key cap.
    pub on_cap: Color32,
    /// On buttons whose fill turns over while they are pressed.
    pressed_brass: Color32,
    pressed_plum: Color32,
    hovered_brass: Color32,
    on_wax: Color32,
    on_leather: Color32,
    pub selection: Color32,
}

const fn hex(value: u32) -> Color32 {
    let [_, red, green, blue] = value.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

impl Skin {
    /// The table.
    pub fn of(palette: Palette) -> Skin {
        match palette {
            Palette::Standard => Skin::standard(),
            Palette::HighContrast => Skin::high_contrast(),
            Palette::Mono => Skin::mono(),
        }
    }

    fn standard() -> Skin {
        let theme = &*THEME;
        Skin {
            room: theme.ground.room.egui(),
            panel: theme.ground.panel.egui(),
            raised: theme.ground.raised.egui(),
            hover: theme.control.hover.egui(),
            press: theme.control.press.egui(),
            disabled: theme.control.disabled.egui(),
            alternate: theme.control.alternate.egui(),
            edge: theme.line.edge.egui(),
            edge_hover: theme.brass.plain.egui(),
            edge_press: theme.brass.old.egui(),
            edge_disabled: theme.control.quiet.egui(),
            edge_width: 1.5,
            text: theme.text.bone.egui(),
            quiet: theme.text.ash.egui(),
            number: theme.text.paper.egui(),
            heading: theme.brass.light.egui(),
            brass: theme.brass.plain.egui(),
            light_brass: theme.brass.light.egui(),
            good: theme.good.egui(),
            bad: theme.bad.egui(),
            info: theme.shells.blank.egui(),
            paper: theme.paper.plain.egui(),
            row_on_paper: hex(0xD3BF92),
            rule: theme.paper.rule.egui(),
            ink: theme.ink.first.egui(),
            second_ink: theme.ink.second.egui(),
            third_ink: theme.ink.third.egui(),
            gain: theme.ink.gain.egui(),
            loss: theme.ink.loss.egui(),
            wax: theme.wax.plain.egui(),
            wax_edge: theme.wax.edge.egui(),
            void: theme.ground.void.egui(),
            on_brass: hex(0x2B1A05),
            engraving: hex(0xFFE9B5).gamma_multiply(0.75),
            on_cap: theme.ground.panel.egui(),
            pressed_brass: hex(0x2B1A05),
            pressed_plum: theme.text.bone.egui(),
            hovered_brass: hex(0x2B1A05),
            on_wax: theme.text.paper.egui(),
            on_leather: theme.text.bone.egui(),
            selection: theme.brass.old.egui(),
        }
    }

    fn high_contrast() -> Skin {
        let (black, white) = (Color32::BLACK, Color32::WHITE);
        let light_brass = THEME.brass.light.egui();
        Skin {
            room: black,
            panel: black,
            raised: black,
            hover: hex(0x404040),
            press: white,
            disabled: black,
            alternate: black,
            edge: white,
            edge_hover: white,
            edge_press: white,
            edge_disabled: white,
            edge_width: 3.0,
            text: white,
            quiet: white,
            number: white,
            heading: white,
            brass: light_brass,
            light_brass,
            good: THEME.good.egui(),
            bad: THEME.bad.egui(),
            info: white,
            paper: black,
            row_on_paper: hex(0x404040),
            rule: white,
            ink: white,
            second_ink: white,
            third_ink: white,
            gain: THEME.good.egui(),
            loss: THEME.bad.egui(),
            wax: light_brass,
            wax_edge: white,
            void: black,
            on_brass: black,
            engraving: Color32::TRANSPARENT,
            on_cap: black,
            pressed_brass: white,
            pressed_plum: black,
            hovered_brass: black,
            on_wax: white,
            on_leather: white,
            selection: hex(0x6B4A00),
        }
    }

    fn mono() -> Skin {
        let (ground, light, edge) = (hex(0x1B1B1B), hex(0xF0F0F0), hex(0x9A9A9A));
        let raised = hex(0x343434);
        Skin {
            room: ground,
            panel: ground,
            raised,
            hover: hex(0x565656),
            press: light,
            disabled: ground,
            alternate: hex(0x262626),
            edge,
            edge_hover: light,
            edge_press: light,
            edge_disabled: edge,
            edge_width: 2.0,
            text: light,
            quiet: hex(0xD0D0D0),
            number: Color32::WHITE,
            heading: light,
            brass: light,
            light_brass: light,
            good: light,
            bad: light,
            info: light,
            paper: ground,
            row_on_paper: raised,
            rule: edge,
            ink: light,
            second_ink: light,
            third_ink: hex(0xD0D0D0),
            gain: light,
            loss: light,
            wax: light,
            wax_edge: edge,
            void: Color32::BLACK,
            on_brass: Color32::BLACK,
            engraving: Color32::TRANSPARENT,
            on_cap: Color32::BLACK,
            pressed_brass: light,
            pressed_plum: Color32::BLACK,
            hovered_brass: Color32::BLACK,
            on_wax: light,
            on_leather: light,
            selection: hex(0x5A5A5A),
        }
    }

    /// The letters on a button.
    pub fn on(&self, material: Material, state: State) -> Color32 {
        match (material, state) {
            (_, State::Disabled) => self.quiet,
            (Material::Brass, State::Rest) => self.on_brass,
            (Material::Brass, State::Hover) => self.hovered_brass,
            (Material::Brass, State::Press) => self.pressed_brass,
            (Material::Wax, State::Press) => {
                if self.pressed_plum == self.text {
                    self.on_wax
                } else {
                    self.pressed_plum
                }
            }
            (Material::Wax, _) => self.on_wax,
            (_, State::Press) => self.pressed_plum,
            (Material::Leather, _) => self.on_leather,
            (Material::Plum, _) => self.text,
        }
    }

    fn widget(&self, fill: Color32, edge: Color32, text: Color32) -> style::WidgetVisuals {
        style::WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: Stroke::new(self.edge_width, edge),
            corner_radius: CornerRadius::same(10),
            fg_stroke: Stroke::new(2.0, text),
            expansion: 0.0,
        }
    }
}

/// Puts the skin into all styles of the context.
pub fn dress(ctx: &egui::Context, kit: &Kit) {
    let skin = kit.skin;
    let font = |kind: Type| FontId::new(kind.size() * kit.text_scale, kind.face().family());
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Body, font(Type::Body)),
            (TextStyle::Button, font(Type::Body)),
            (TextStyle::Small, font(Type::Second)),
            (TextStyle::Monospace, font(Type::Body)),
            (TextStyle::Heading, font(Type::Heading)),
            (TextStyle::Name("number".into()), font(Type::Number)),
            (TextStyle::Name("plate".into()), font(Type::Plate)),
        ]
        .into();
        style.animation_time = kit.seconds(0.1);
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.3;
        style.wrap_mode = None;
        // Advice for whoever writes panels, where players would read it.
        style.debug.show_unaligned = false;
        space(&mut style.spacing, kit);
        colour(&mut style.visuals, &skin);
    });
}

fn space(spacing: &mut style::Spacing, kit: &Kit) {
    spacing.item_spacing = Vec2::splat(8.0);
    spacing.button_padding = Vec2::new(16.0, 10.0);
    spacing.interact_size = Vec2::new(40.0, 44.0);
    spacing.menu_margin = Margin::same(8);
    spacing.window_margin = Margin::same(24);
    spacing.indent = 16.0;
    spacing.tooltip_width = kit.scaled(240.0);
    spacing.scroll.floating = false;
    spacing.scroll.bar_width = 10.0;
    spacing.scroll.handle_min_length = 40.0;
    spacing.scroll.bar_inner_margin = 4.0;
    spacing.scroll.bar_outer_margin = 4.0;
    spacing.scroll.fade.strength = 0.0;
}

fn colour(visuals: &mut egui::Visuals, skin: &Skin) {
    let shadow =
        egui::Shadow { offset: [0, 6], blur: 10, spread: 0, color: skin.void.gamma_multiply(0.55) };
    visuals.dark_mode = true;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(skin.quiet);
    visuals.widgets = style::Widgets {
        noninteractive: skin.widget(skin.panel, skin.edge_disabled, skin.text),
        inactive: skin.widget(skin.raised, skin.edge, skin.text),
        hovered: skin.widget(skin.hover, skin.edge_hover, skin.text),
        active: skin.widget(skin.press, skin.edge_press, skin.pressed_plum),
        open: skin.widget(skin.raised, skin.edge_hover, skin.text),
    };
    visuals.selection.bg_fill = skin.selection;
    visuals.selection.stroke = Stroke::new(1.0, skin.number);
    visuals.ime_composition.active_underline_stroke = Stroke::new(2.0, skin.brass);
    visuals.ime_composition.inactive_underline_stroke = Stroke::new(1.0, skin.edge);
    visuals.hyperlink_color = skin.light_brass;
    visuals.faint_bg_color = skin.alternate;
    visuals.extreme_bg_color = skin.press;
    visuals.text_edit_bg_color = Some(skin.paper);
    visuals.code_bg_color = skin.raised;
    visuals.warn_fg_color = skin.brass;
    visuals.error_fg_color = skin.bad;
    visuals.window_corner_radius = CornerRadius::same(6);
    visuals.window_shadow = shadow;
    visuals.window_fill = skin.panel;
    visuals.window_stroke = Stroke::new(skin.edge_width, skin.edge);
    visuals.window_highlight_topmost = false;
    visuals.menu_corner_radius = CornerRadius::same(6);
    visuals.panel_fill = skin.panel;
    visuals.popup_shadow = shadow;
    visuals.resize_corner_size = 0.0;
    visuals.text_cursor.stroke = Stroke::new(2.5, skin.wax);
    visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
    visuals.disabled_alpha = 1.0;
}
