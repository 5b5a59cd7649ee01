//! The board editor in the set-up: a hand-made board, checked as it is drawn (rules/labyrinth.md
//! 4.5). The code of the set-up carries it.

mod draft;

use bevy_egui::egui;
use game_rules::labyrinth::{
    Board, Dir, Kind, Setup,
    board::Border,
    plan::{At, Plan},
};

use crate::scenes::labyrinth::{later::Later, names, refusals, stage::truth as drawn};
use crate::{
    app::language::Language,
    art::{
        palette::THEME,
        sprites::{Sprite, labyrinth as art, shell::ui::icon},
    },
    kit::{self, Type},
    say,
};
use draft::Brush;

/// What is in hand, and how many boards have been drawn.
#[derive(Clone, Debug, Default)]
struct Hand {
    brush: Brush,
    pending: Vec<At>,
    drawn: u64,
    /// A board that is being drawn.
    coming: Option<Later<Plan>>,
}

impl Hand {
    /// Has the generator draw a board to begin with.
    fn begin(&mut self, setup: &Setup) {
        let (settings, number) = (setup.settings.clone(), self.drawn);
        self.pending.clear();
        self.coming = Some(Later::begin(move || draft::begin(&settings, number)));
    }

    /// Lays a board that has been drawn on the table.
    fn lay(&mut self, setup: &mut Setup) {
        if let Some(plan) = self.coming.as_ref().and_then(Later::get) {
            setup.board = Some(plan.clone());
            draft::settle(setup);
            self.coming = None;
        }
    }
}

pub(in crate::scenes::labyrinth) fn draw(
    ui: &mut egui::Ui,
    language: &Language,
    setup: &mut Setup,
) {
    let id = ui.id().with("board editor");
    let mut hand: Hand = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let mut by_hand = setup.board.is_some() || hand.coming.is_some();
    let opened = ui.add(kit::toggle(&mut by_hand, &language.say("maze-editor"))).changed();
    if opened {
        hand = Hand::default();
        setup.known_seed = by_hand;
        setup.board = None;
        draft::settle(setup);
        if by_hand {
            hand.begin(setup);
        }
    }
    hand.lay(setup);
    if hand.coming.is_some() {
        kit::words(ui, &language.say("maze-drawing"), Type::Second);
        ui.ctx().request_repaint();
    }
    if setup.board.is_some() {
        kit::words(ui, &language.say("maze-editor-help"), Type::Second);
        palette(ui, language, &mut hand);
        table(ui, language, setup, &mut hand);
        below(ui, language, setup, &mut hand);
        if opened {
            ui.scroll_to_cursor(Some(egui::Align::BOTTOM));
        }
    }
    ui.data_mut(|data| data.insert_temp(id, hand));
}

fn name(language: &Language, brush: Brush) -> String {
    let kind = |kind| names::kind(language, kind, None);
    match brush {
        Brush::Safe => kind(Kind::Safe),
        Brush::Marsh => kind(Kind::Marsh),
        Brush::Shop => kind(Kind::Shop),
        Brush::Hospital => kind(Kind::Hospital),
        Brush::River => kind(Kind::River),
        Brush::Portal(count) => {
            say!(language, "maze-editor-portal", count = i64::from(count))
        }
        Brush::Treasure => language.say("maze-layer-treasure"),
        Brush::Side(dir) => {
            say!(language, "maze-editor-side", way = names::way(language, dir))
        }
    }
}

fn picture(brush: Brush) -> (&'static Sprite, f32) {
    match brush {
        Brush::Safe => (art::tiles::CLEARING_1, 0.6),
        Brush::Marsh => (art::tiles::MARSH_1, 0.6),
        Brush::Shop => (art::tiles::SHOP, 0.6),
        Brush::Hospital => (art::tiles::HOSPITAL, 0.6),
        Brush::River => (art::tiles::river_straight(crate::art::sprites::Way::E), 0.6),
        Brush::Portal(1) => (art::tiles::PORTAL_F, 0.6),
        Brush::Portal(2) => (art::tiles::PORTAL_A, 0.6),
        Brush::Portal(_) => (art::tiles::portal(1).unwrap_or(art::tiles::PORTAL_F), 0.6),
        Brush::Treasure => (art::tiles::TREASURE_1, 0.6),
        Brush::Side(Dir::Up) => (icon::ARROW_UP, 0.9),
        Brush::Side(Dir::Right) => (icon::ARROW_RIGHT, 0.9),
        Brush::Side(Dir::Down) => (icon::ARROW_DOWN, 0.9),
        Brush::Side(Dir::Left) => (icon::ARROW_LEFT, 0.9),
    }
}

/// The brushes.
fn palette(ui: &mut egui::Ui, language: &Language, hand: &mut Hand) {
    let ink = kit::Kit::of(ui.ctx()).skin.ink;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        for brush in Brush::ALL {
            let label = name(language, brush);
            let (rect, response) =
                ui.allocate_exact_size(egui::Vec2::splat(40.0), egui::Sense::click());
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.as_str())
            });
            kit::paint::slice(
                ui.painter(),
                rect,
                kit::Sheet::PaperLit.sprite(),
                egui::Color32::WHITE,
            );
            let (sprite, scale) = picture(brush);
            let tint = match brush {
                Brush::Side(_) => ink,
                _ => egui::Color32::WHITE,
            };
            kit::paint::picture(ui.painter(), rect.center(), sprite, scale, tint);
            if hand.brush == brush || response.has_focus() {
                kit::paint::ring(ui.painter(), rect, kit::paint::Ring::Button);
            }
            kit::tip(&response, &label, "", None);
            if response.clicked() {
                hand.brush = brush;
                hand.pending.clear();
            }
        }
    });
    kit::words(ui, &name(language, hand.brush), Type::SecondStrong);
}

/// The board: a click on a tile is a stroke of the brush.
fn table(ui: &mut egui::Ui, language: &Language, setup: &mut Setup, hand: &mut Hand) {
    let size = setup.settings.size();
    let across = f32::from(size.width.max(1));
    let pitch = ((ui.available_width() - 24.0) / across).clamp(20.0, 44.0);
    let room = egui::vec2(across, f32::from(size.height)) * pitch + egui::Vec2::splat(16.0);
    let (area, _) = ui.allocate_exact_size(room, egui::Sense::hover());
    let Some(plan) = &mut setup.board else { return };
    let board = match plan.draw(size) {
        Ok(board) => board,
        Err(fault) => {
            let place = area.shrink(12.0);
            let text = refusals::board(language, &fault);
            let bad = kit::Kit::of(ui.ctx()).skin.bad;
            kit::label(ui, place, &[(&text, Type::Body, bad)]);
            return;
        }
    };
    let low = area.left_bottom() + egui::vec2(8.0, -8.0);
    let mut struck = None;
    for tile in size.all() {
        let (x, y) = size.xy(tile);
        let min = low + egui::vec2(f32::from(x), -f32::from(y) - 1.0) * pitch;
        let rect = egui::Rect::from_min_size(min, egui::Vec2::splat(pitch));
        let response = ui.interact(rect, ui.id().with(("tile", x, y)), egui::Sense::click());
        let label = say!(
            language,
            "maze-editor-tile",
            column = i64::from(x) + 1,
            row = i64::from(y) + 1,
            kind = names::kind(language, board.kind(tile), None)
        );
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.as_str())
        });
        let painter = ui.painter();
        let sprite = drawn::drawing(&board, tile);
        kit::paint::picture(painter, rect.center(), sprite, pitch / 52.0, egui::Color32::WHITE);
        if plan.treasures.contains(&(x, y)) {
            let pile = art::tiles::TREASURE_1;
            kit::paint::picture(painter, rect.center(), pile, pitch / 60.0, egui::Color32::WHITE);
        }
        if hand.pending.contains(&(x, y)) || response.has_focus() || response.hovered() {
            kit::paint::ring(painter, rect, kit::paint::Ring::Button);
        }
        if response.clicked() {
            struck = Some((x, y));
        }
    }
    sides(ui, &board, low, pitch);
    if let Some(at) = struck {
        draft::stroke(plan, size, &mut hand.pending, hand.brush, at);
        draft::settle(setup);
    }
}

/// Walls are bars, exits are gaps of light in the outer wall.
fn sides(ui: &egui::Ui, board: &Board, low: egui::Pos2, pitch: f32) {
    let size = board.size();
    let light = kit::Kit::of(ui.ctx()).skin.light_brass;
    let wall = THEME.ink.first.egui();
    for tile in size.all() {
        let (x, y) = size.xy(tile);
        let middle = low + egui::vec2(f32::from(x) + 0.5, -f32::from(y) - 0.5) * pitch;
        for dir in Dir::ALL {
            let border = board.border(tile, dir);
            let colour = match border {
                Border::Open => continue,
                Border::Inner | Border::Outer => wall,
                Border::Exit => light,
            };
            let (dx, dy) = dir.delta();
            let out = egui::vec2(f32::from(dx), -f32::from(dy));
            let along = egui::vec2(out.y, out.x).abs() * pitch / 2.0;
            let at = middle + out * pitch / 2.0;
            let width = if border == Border::Inner { 4.0 } else { 6.0 };
            ui.painter().line_segment([at - along, at + along], egui::Stroke::new(width, colour));
        }
    }
}

/// Is it valid? And a fresh start.
fn below(ui: &mut egui::Ui, language: &Language, setup: &mut Setup, hand: &mut Hand) {
    if !hand.pending.is_empty() {
        kit::words(ui, &language.say("maze-editor-pending"), Type::SecondStrong);
    } else if setup.check().is_ok() {
        kit::words(ui, &language.say("maze-editor-valid"), Type::SecondStrong);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        if ui.add(kit::Stock::new(&language.say("maze-editor-another"))).clicked() {
            hand.drawn += 1;
            hand.begin(setup);
        }
        if ui.add(kit::Stock::new(&language.say("maze-editor-clear"))).clicked() {
            hand.pending.clear();
            setup.board = Some(Plan::default());
            draft::settle(setup);
        }
    });
}
