//! Buttons of four materials: brass commits, plum does something, wax cannot be undone, leather
//! leads back. They grow with their words and never cut them.

use std::{marker::PhantomData, sync::Arc};

use bevy_egui::egui::{
    Align, Color32, Galley, Painter, Pos2, Rect, Response, Ui, Vec2, Widget, WidgetInfo, WidgetType,
};

use super::{
    Kit, cap,
    feedback::{self, Pose, Touch},
    paint::{self, Ring},
    seat::paint_seat,
    skin::Material,
    text::{self, Type},
};
use crate::{
    app::{keys::Cap, settings::Palette},
    art::sprites::{Sprite, State, shell::ui as art},
};

/// A token smaller than this cannot be told from another.
const SMALLEST_TOKEN: f32 = 13.0;

/// A button of a material.
#[derive(Clone, Debug)]
#[must_use = "add it to a ui"]
pub struct Button<'a, M> {
    label: &'a str,
    caption: Option<&'a str>,
    reason: Option<&'a str>,
    mark: Option<Mark>,
    tokens: &'a [&'static Sprite],
    cap: Option<&'a Cap>,
    commit: bool,
    lit: bool,
    width: Option<f32>,
    height: f32,
    room: Option<f32>,
    pose: Option<Pose>,
    material: PhantomData<M>,
}

/// What stands before the words.
#[derive(Clone, Copy, Debug)]
enum Mark {
    /// A white icon, tinted like the words.
    Icon(&'static Sprite),
    /// The emblem of a seat.
    Seat(usize),
    /// A picture in its own colours.
    Picture(&'static Sprite),
}

/// A thing a button is made of.
pub trait Made {
    /// Which.
    const OF: Material;
}

macro_rules! materials {
    ($($(#[$doc:meta])* $name:ident $alias:ident $material:ident,)*) => {$(
        #[doc = concat!("The material of [`", stringify!($alias), "`].")]
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl Made for $name {
            const OF: Material = Material::$material;
        }
        $(#[$doc])*
        pub type $alias<'a> = Button<'a, $name>;
    )*};
}

materials! {
    /// The primary button of a region: it commits.
    OfBrass Plate Brass,
    /// The secondary button.
    OfPlum Stock Plum,
    /// The irreversible button.
    OfWax Wax Wax,
    /// The tab that leads back.
    OfLeather Leather Leather,
}

impl<'a, M: Made> Button<'a, M> {
    /// A button with its words.
    pub const fn new(label: &'a str) -> Self {
        Button {
            label,
            caption: None,
            reason: None,
            mark: None,
            tokens: &[],
            cap: None,
            commit: false,
            lit: false,
            width: None,
            height: 0.0,
            room: None,
            pose: None,
            material: PhantomData,
        }
    }

    /// A second line below the words.
    pub const fn caption(mut self, caption: &'a str) -> Self {
        self.caption = Some(caption);
        self
    }

    /// It cannot be used, and why; the reason takes the second line.
    pub const fn disabled(mut self, reason: &'a str) -> Self {
        self.reason = Some(reason);
        self
    }

    /// The same if there is a reason.
    pub const fn disabled_if(mut self, reason: Option<&'a str>) -> Self {
        self.reason = reason;
        self
    }

    /// A white icon before the words.
    pub const fn icon(mut self, icon: &'static Sprite) -> Self {
        self.mark = Some(Mark::Icon(icon));
        self
    }

    /// The emblem of a seat (1 to 8) before the words.
    pub const fn emblem(mut self, seat: usize) -> Self {
        self.mark = Some(Mark::Seat(seat));
        self
    }

    /// A drawing in its own colours before the words.
    pub const fn picture(mut self, picture: &'static Sprite) -> Self {
        self.mark = Some(Mark::Picture(picture));
        self
    }

    /// Small pictures at the end of the first line: what it takes.
    pub const fn tokens(mut self, tokens: &'a [&'static Sprite]) -> Self {
        self.tokens = tokens;
        self
    }

    /// The key that does the same.
    pub const fn key(mut self, cap: &'a Cap) -> Self {
        self.cap = Some(cap);
        self
    }

    /// The key that does the same, if there is one.
    pub const fn key_if(mut self, cap: Option<&'a Cap>) -> Self {
        self.cap = cap;
        self
    }

    /// The great button of the table, 206 × 100 with rivets.
    pub const fn commit(mut self) -> Self {
        self.commit = true;
        self
    }

    /// Aimed: the edge stays brass.
    pub const fn lit(mut self, lit: bool) -> Self {
        self.lit = lit;
        self
    }

    /// Exactly this wide; the words wrap.
    pub const fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// At least this high.
    pub const fn height(mut self, height: f32) -> Self {
        self.height = height;
        self
    }

    /// Part of furniture: exactly this large; words that are too large for it are written smaller.
    pub const fn within(mut self, size: Vec2) -> Self {
        self.width = Some(size.x);
        self.room = Some(size.y);
        self
    }

    /// Looks like this, whatever the pointer does.
    pub const fn posed(mut self, pose: Pose) -> Self {
        self.pose = Some(pose);
        self
    }

    fn least(&self) -> Vec2 {
        let least = match (self.commit, M::OF) {
            (true, _) => Vec2::new(206.0, 100.0),
            (_, Material::Brass) => Vec2::new(156.0, 56.0),
            (_, Material::Leather) => Vec2::new(88.0, 32.0),
            _ => Vec2::new(96.0, 44.0),
        };
        let height = self.room.unwrap_or(least.y.max(self.height));
        Vec2::new(self.width.unwrap_or(least.x), height)
    }

    fn kinds(&self, kit: &Kit, enabled: bool) -> Type {
        match M::OF {
            _ if self.commit && kit.palette == Palette::Standard => Type::Commit,
            Material::Brass if !enabled => Type::Body,
            Material::Brass if kit.palette != Palette::Standard => Type::Strong,
            Material::Brass => Type::Plate,
            Material::Plum => Type::Body,
            Material::Wax => Type::Strong,
            Material::Leather => Type::Section,
        }
    }

    fn hangs(&self) -> bool {
        self.commit || matches!(M::OF, Material::Brass | Material::Leather)
    }
}

/// Everything measured, before anything is drawn.
struct Plan {
    words: Arc<Galley>,
    lines: Vec<(String, Type)>,
    mark: f32,
    gap: f32,
    inline_cap: f32,
    size: Vec2,
    centred: bool,
}

impl<M: Made> Button<'_, M> {
    fn plan(&self, ui: &Ui, kit: &Kit, enabled: bool) -> Plan {
        let kind = self.kinds(kit, enabled);
        let mut lines = vec![(self.label.to_owned(), kind)];
        let second = self.reason.filter(|reason| !reason.is_empty()).or(self.caption);
        lines.extend(second.map(|second| (second.to_owned(), Type::Second)));
        let mark = match self.mark {
            None => 0.0,
            Some(Mark::Icon(_)) => kit.scaled(22.0),
            Some(_) if self.commit => 44.0,
            Some(_) => kit.scaled(24.0),
        };
        let gap = if mark > 0.0 { 8.0 } else { 0.0 };
        let inline_cap = match self.cap {
            Some(cap) if !self.hangs() => cap::cap_size(ui, cap).x.max(24.0) + 10.0,
            _ => 0.0,
        };
        let padding = match M::OF {
            Material::Leather => Vec2::new(14.0, 4.0),
            _ if self.commit => Vec2::new(14.0, 12.0),
            // Room for the chevrons that mark it where there is no colour.
            Material::Wax if kit.palette != Palette::Standard => Vec2::new(26.0, 5.0),
            // Side by side, words may come nearer to the edge before they wrap.
            Material::Plum if self.width.is_some() => Vec2::new(9.0, 5.0),
            _ => Vec2::new(16.0, 5.0),
        };
        let extra = mark + gap + inline_cap + 2.0 * padding.x;
        let least = self.least();
        let widest = self.width.unwrap_or_else(|| match self.commit {
            true => least.x * kit.text_scale.max(1.0),
            false => ui.available_width().max(least.x),
        });
        let word = lines.iter().map(|(line, kind)| text::longest_word(ui, line, *kind));
        let room = (widest - extra).max(word.fold(0.0, f32::max));
        let halign = if self.commit { Align::Min } else { Align::Center };
        let words = lay(ui, &lines, Color32::PLACEHOLDER, room, halign);
        // Large words have room below the cap that hangs over them.
        let hanging = match self.cap {
            Some(cap) if self.hangs() && !self.commit && kit.text_scale > 1.0 => {
                (0.6 * cap::cap_size(ui, cap).y - padding.y).max(0.0)
            }
            _ => 0.0,
        };
        let high = words.size().y + 2.0 * padding.y + hanging;
        let size = least.max(Vec2::new(words.size().x + extra, high));
        let centred = (!self.commit || mark == 0.0) && self.tokens.is_empty();
        Plan { words, lines, mark, gap, inline_cap, size: size.ceil(), centred }
    }

    fn sprite(&self, state: State) -> &'static Sprite {
        let state = if self.lit && state == State::Rest { State::Hover } else { state };
        match M::OF {
            Material::Brass if self.commit => art::btn_commit(state),
            Material::Brass => art::btn_brass(state),
            Material::Plum => art::btn_plum(state),
            Material::Wax => art::btn_wax(state),
            Material::Leather => {
                art::btn_leather(state).unwrap_or_else(|| art::btn_plum(State::Disabled))
            }
        }
    }

    fn draw(&self, ui: &Ui, kit: &Kit, rect: Rect, touch: Touch, plan: &Plan) {
        let painter = ui.painter();
        let lifted = rect.translate(Vec2::new(0.0, touch.shift));
        paint::slice(painter, lifted, self.sprite(touch.state), Color32::WHITE);
        if self.commit && M::OF == Material::Plum && kit.palette == Palette::Standard {
            rivets(painter, lifted);
        }
        let ink = kit.skin.on(M::OF, touch.state);
        let group = plan.mark + plan.gap + plan.words.size().x + plan.inline_cap;
        let left =
            if plan.centred { lifted.center().x - group / 2.0 } else { lifted.left() + 14.0 };
        self.draw_mark(painter, Pos2::new(left + plan.mark / 2.0, lifted.center().y), plan, ink);
        let start = left + plan.mark + plan.gap;
        let cap = self.cap.map(|cap| {
            let size = cap::cap_size(ui, cap);
            let min = if self.hangs() {
                Pos2::new(lifted.right() - 6.0 - size.x, lifted.top() - (0.4 * size.y).max(9.0))
            } else {
                Pos2::new(left + group - plan.inline_cap + 10.0, lifted.center().y - size.y / 2.0)
            };
            (cap, Rect::from_min_size(min, size))
        });
        let words = Rect::from_min_size(
            Pos2::new(start, lifted.center().y - plan.words.size().y / 2.0),
            plan.words.size(),
        );
        // Large words make way for the cap that hangs over them.
        let lower = cap.filter(|(_, cap)| self.hangs() && cap.intersects(words));
        let lower = lower.map_or(0.0, |(_, cap)| {
            (cap.bottom() - words.top()).min(lifted.bottom() - 4.0 - words.bottom()).max(0.0)
        });
        self.draw_words(ui, kit, start, lifted.center().y + lower, touch.state, plan);
        self.draw_tokens(painter, words.translate(Vec2::new(0.0, lower)), lifted, plan);
        if M::OF == Material::Wax && kit.palette != Palette::Standard {
            chevrons(painter, lifted, touch.state, kit.palette);
        }
        if touch.focus {
            paint::ring(painter, lifted, Ring::Button);
        }
        if let Some((cap, area)) = cap {
            cap::paint_cap(ui, area, cap);
        }
    }

    fn draw_mark(&self, painter: &Painter, at: Pos2, plan: &Plan, ink: Color32) {
        match self.mark {
            Some(Mark::Icon(icon)) => paint::picture(painter, at, icon, plan.mark / 24.0, ink),
            Some(Mark::Seat(number)) => paint_seat(painter, at, plan.mark / 2.0, number),
            Some(Mark::Picture(sprite)) => {
                let [width, height] = sprite.size();
                paint::picture(painter, at, sprite, plan.mark / width.max(height), Color32::WHITE);
            }
            None => {}
        }
    }

    /// As many as there are, in the room that the first line leaves; none if they would be specks.
    fn draw_tokens(&self, painter: &Painter, words: Rect, rect: Rect, plan: &Plan) {
        let Some(row) = plan.words.rows.first().filter(|_| !self.tokens.is_empty()) else { return };
        let from = words.left() + row.rect().width() + 10.0;
        let to = rect.right() - 14.0;
        let room = (to - from).max(14.0);
        // Each covers at most half of the one before it; where that is too wide, they are smaller.
        let more = (self.tokens.len() - 1) as f32;
        let side = row.rect().height().min(28.0).min(room / (1.0 + 0.5 * more));
        if side < SMALLEST_TOKEN {
            return;
        }
        let pitch = ((room - side) / more.max(1.0)).min(side);
        let y = words.top() + row.rect().center().y;
        for (place, token) in self.tokens.iter().rev().enumerate() {
            let [width, height] = token.size();
            let at = Pos2::new(to - side / 2.0 - pitch * place as f32, y);
            paint::picture(painter, at, token, side / width.max(height), Color32::WHITE);
        }
    }

    fn draw_words(&self, ui: &Ui, kit: &Kit, left: f32, middle: f32, state: State, plan: &Plan) {
        let width = plan.words.size().x;
        let x = if self.commit { left } else { left + width / 2.0 };
        let ink = kit.skin.on(M::OF, state);
        let at = Pos2::new(x, text::middle(&plan.words, middle));
        let brass = M::OF == Material::Brass && state != State::Disabled;
        let light = if brass { kit.skin.engraving } else { Color32::TRANSPARENT };
        let halign = if self.commit { Align::Min } else { Align::Center };
        let words = lay(ui, &plan.lines, ink, plan.words.job.wrap.max_width, halign);
        paint::engraved(ui.painter(), at, words, ink, light);
    }
}

fn lay(
    ui: &Ui,
    lines: &[(String, Type)],
    color: Color32,
    width: f32,
    halign: Align,
) -> Arc<Galley> {
    let lines: Vec<_> = lines.iter().map(|(line, kind)| (line.as_str(), *kind, color)).collect();
    text::lay(ui, &lines, width, halign)
}

fn rivets(painter: &Painter, rect: Rect) {
    let inner = rect.shrink(13.0);
    for corner in [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom()] {
        paint::picture(painter, corner, art::RIVET, 1.0, Color32::WHITE);
    }
}

fn chevrons(painter: &Painter, rect: Rect, state: State, palette: Palette) {
    let sprite = match (palette, state) {
        (Palette::Mono, State::Press) => art::WAX_CHEVRON_PRESS_MONO,
        (Palette::Mono, _) => art::WAX_CHEVRON_MONO,
        (_, State::Press) => art::WAX_CHEVRON_PRESS_HC,
        _ => art::WAX_CHEVRON_HC,
    };
    let frame = Rect::from_min_size(Pos2::ZERO, Vec2::new(10.0, 18.0));
    let mirrored = Rect::from_min_max(Pos2::new(10.0, 0.0), Pos2::new(0.0, 18.0));
    let top = rect.center().y - 9.0;
    let left = Rect::from_min_size(Pos2::new(rect.left() + 10.0, top), frame.size());
    let right = Rect::from_min_size(Pos2::new(rect.right() - 20.0, top), frame.size());
    paint::cut(painter, sprite, frame, left, Color32::WHITE);
    paint::cut(painter, sprite, mirrored, right, Color32::WHITE);
}

impl<M: Made> Widget for Button<'_, M> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let posed = self.pose.is_some_and(|pose| pose.state == State::Disabled);
        let enabled = self.reason.is_none() && ui.is_enabled() && !posed;
        let ctx = ui.ctx().clone();
        let scale = match (self.room, self.width) {
            // A plan is whole points large, the room may not be.
            (Some(height), Some(width)) => {
                super::fitting(&ctx, Vec2::new(width, height).ceil(), || {
                    self.plan(ui, &Kit::of(&ctx), enabled).size
                })
            }
            _ => kit.text_scale,
        };
        super::at_scale(&ctx, scale, || self.show(ui, enabled))
    }
}

impl<M: Made> Button<'_, M> {
    fn show(&self, ui: &mut Ui, enabled: bool) -> Response {
        let kit = Kit::of(ui.ctx());
        let plan = self.plan(ui, &kit, enabled);
        // A low one still gets a target of 40.
        let target = plan.size.max(Vec2::splat(40.0));
        let (area, response) = ui.allocate_exact_size(target, feedback::sense(enabled));
        let touch = feedback::touch(ui, &response, enabled, self.pose);
        let info = || WidgetInfo::labeled(WidgetType::Button, enabled, self.label);
        feedback::tell(&response, info, self.reason.or(self.caption));
        if ui.is_rect_visible(area.expand(24.0)) {
            let rect = Rect::from_center_size(area.center(), plan.size);
            self.draw(ui, &kit, rect, touch, &plan);
        }
        response
    }
}
