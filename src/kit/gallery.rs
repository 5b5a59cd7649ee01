//! Every control in every state, on two sheets: for tests and for looking.

use bevy_egui::egui::{Align, Id, Margin, Pos2, Rect, Sense, Ui, UiBuilder, vec2};

use super::{
    Fill, Ground, Kit, Plate, Pose, Sheet, Stock, Tone, Type, Wax, chip, choice, coloured,
    container, dialog, disc, field, hold, in_palette, key_cap, log_row, meter, paint, panel, row,
    scroll, seat, section, slider, split_meter, tabs, text, toggle, tooltip, words,
};
use crate::{
    app::{
        keys::{Cap, Pad},
        settings::Palette,
    },
    art::sprites::{State, shell::ui::icon},
};

/// What can be changed in the gallery.
#[derive(Clone, Debug)]
struct Values {
    tab: usize,
    shake: u16,
    still: bool,
    soft: bool,
    name: String,
    plays: usize,
    small: [usize; 2],
}

impl Default for Values {
    fn default() -> Values {
        Values {
            tab: 0,
            shake: 40,
            still: true,
            soft: false,
            name: "Moonlit table".into(),
            plays: 1,
            small: [1; 2],
        }
    }
}

/// The gallery, for a window of 1280 × 720.
pub fn gallery(ui: &mut Ui) {
    let id = Id::new("kit gallery");
    let mut values = ui.data_mut(|data| data.get_temp::<Values>(id)).unwrap_or_default();
    let skin = Kit::of(ui.ctx()).skin;
    ui.painter().rect_filled(ui.max_rect(), 0.0, skin.room);
    buttons(ui);
    at(ui, (24.0, 184.0), (304.0, 160.0), |ui| inspector(ui, &mut values.tab));
    at(ui, (24.0, 358.0), (304.0, 180.0), |ui| {
        let esc = Cap::Text("Esc".into());
        let body = "The match is kept. Continue it from the Parlor.";
        let question = dialog("Leave the table?", body, "Stay").act("Leave").key(&esc);
        dialog::sheet(ui, |ui| question.ui(ui, false));
    });
    at(ui, (24.0, 552.0), (304.0, 152.0), curtain);
    at(ui, (352.0, 186.0), (228.0, 160.0), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add(slider(&mut values.shake, 0..=100, "Screen shake"));
        ui.add(toggle(&mut values.still, "Reduced motion"));
        ui.add(toggle(&mut values.soft, "Soft bangs"));
    });
    at(ui, (344.0, 358.0), (248.0, 178.0), log);
    at(ui, (352.0, 552.0), (228.0, 152.0), status);
    at(ui, (608.0, 188.0), (240.0, 240.0), |ui| {
        ui.add(field(&mut values.name, "Name of the table"));
        ui.add_space(8.0);
        let options = ["Courteous", "Sly", "Cruel"];
        let face = format!("Evil plays: {}", options[values.plays]);
        ui.add(choice("Evil plays", &mut values.plays, &options).face(&face));
        choice::sheet(ui, 228.0, values.plays, &options);
    });
    at(ui, (608.0, 430.0), (240.0, 100.0), note);
    at(ui, (608.0, 552.0), (240.0, 160.0), prompts);
    let palettes = [(Palette::HighContrast, 20.0), (Palette::Mono, 370.0)];
    for ((palette, top), small) in palettes.into_iter().zip(&mut values.small) {
        in_palette(ui, palette, |ui| {
            at(ui, (872.0, top), (392.0, 334.0), |ui| theme(ui, palette, small));
        });
    }
    ui.data_mut(|data| data.insert_temp(id, values));
}

/// A ui at a place of the sheet.
fn at(ui: &mut Ui, min: (f32, f32), size: (f32, f32), add: impl FnOnce(&mut Ui)) {
    let min = ui.max_rect().min + vec2(min.0, min.1);
    let rect = Rect::from_min_size(min, vec2(size.0, size.1));
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(rect).id_salt((min.x as i32, min.y as i32)));
    add(&mut child);
}

const fn pose(state: State, focus: bool) -> Pose {
    Pose { state, focus }
}

fn buttons(ui: &mut Ui) {
    let poses = [
        ("Rest", pose(State::Rest, false)),
        ("Hover", pose(State::Hover, false)),
        ("Press", pose(State::Press, false)),
        ("Disabled", pose(State::Disabled, false)),
        ("Focus", pose(State::Rest, true)),
    ];
    let keys = [Cap::Text("O".into()), Cap::Text("3".into())];
    for (number, (name, pose)) in poses.into_iter().enumerate() {
        let left = 24.0 + 167.0 * number as f32;
        let disabled = pose.state == State::Disabled;
        at(ui, (left, 10.0), (156.0, 24.0), |ui| {
            ui.vertical_centered(|ui| words(ui, name, Type::Second));
        });
        at(ui, (left, 40.0), (156.0, 56.0), |ui| {
            let plate = Plate::new("Fire at Evil").posed(pose).width(156.0);
            ui.add(if disabled { plate.disabled("no shells left") } else { plate.key(&keys[0]) });
        });
        at(ui, (left, 110.0), (156.0, 56.0), |ui| {
            let stock = Stock::new("Knife").posed(pose).width(156.0).height(56.0);
            ui.add(if disabled { stock.disabled("used this turn") } else { stock.key(&keys[1]) });
        });
    }
}

fn inspector(ui: &mut Ui, tab: &mut usize) {
    ui.spacing_mut().item_spacing.y = 0.0;
    row(ui, |ui| {
        ui.add_space(2.0);
        tabs(ui, tab, &["Inspect", "Log", "Rules"]);
    });
    panel(ui, Sheet::Dark, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        row(ui, |ui| {
            section(ui, None, "If you fire at Evil");
            let number = text::colour(ui, Type::Strong);
            let rest = vec2(ui.available_width(), 24.0);
            ui.allocate_ui_with_layout(
                rest,
                bevy_egui::egui::Layout::right_to_left(Align::Center),
                |ui| {
                    coloured(ui, "57.1 %", Type::Strong, number);
                },
            );
        });
        ui.add(meter(0.571, Fill::Live).marks().label("hits Evil"));
        row(ui, |ui| {
            ui.add(chip(Tone::Good, "+1 token"));
            ui.add(chip(Tone::Bad, "−1 candle"));
        });
    });
}

fn curtain(ui: &mut Ui) {
    let area = ui.max_rect();
    paint::curtain(ui.painter(), area);
    let card = Rect::from_min_size(area.min + vec2(28.0, 15.0), vec2(248.0, 117.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(card));
    let margin = Margin::symmetric(12, 8);
    container::on_sprite(&mut ui, Sheet::Tray.sprite(), margin, Ground::Dark, |ui| {
        row(ui, |ui| {
            seat(ui, 1, 16.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                words(ui, "Mei, your bet", Type::Strong);
                words(ui, "Everyone else look away", Type::Second);
            });
        });
        hold(ui, "Hold when you are ready", 1.0);
    });
}

fn log(ui: &mut Ui) {
    let (sheet, margin) = (Sheet::Dark.sprite(), Margin::symmetric(4, 8));
    container::on_sprite(ui, sheet, margin, Ground::Dark, |ui| {
        ui.set_height(162.0);
        scroll(ui, "gallery log", |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let rows = [
                ("Mei seals", 1, None),
                ("Evil is hit", 2, Some((Tone::Bad, "−1"))),
                ("Rank pay, Jo", 3, Some((Tone::Good, "+2"))),
                ("Ana burns 3", 4, Some((Tone::Bad, "−3"))),
                ("Sam is hit", 5, Some((Tone::Bad, "−1"))),
                ("Kim waits", 6, None),
            ];
            for (number, (line, seat, delta)) in rows.into_iter().enumerate() {
                let row = log_row(line).seat(seat).current(number == 2).alternate(number % 2 == 0);
                ui.add(match delta {
                    Some((tone, delta)) => row.delta(tone, delta),
                    None => row,
                });
            }
        });
    });
}

fn status(ui: &mut Ui) {
    row(ui, |ui| {
        ui.add(chip(Tone::Turn, "Your turn"));
        ui.add(chip(Tone::Plain, "2 turns").icon(icon::CLOCK));
    });
    row(ui, |ui| (1..=6).for_each(|number| drop(seat(ui, number, 16.0))));
    text::entry(ui, None, "Saving replay", "3 of 4");
    ui.add(meter(0.75, Fill::Live).height(20.0).marks().label("Saving replay"));
    split_meter(ui, 0.5, 20.0, "Next shell");
}

fn note(ui: &mut Ui) {
    let key = Cap::Text("I".into());
    let object = Rect::from_center_size(Pos2::new(648.0, 400.0), vec2(8.0, 8.0));
    tooltip::sheet(ui, object, |ui| {
        tooltip::note(ui, "Knife", "Your next live shot does one more damage.", Some(&key));
    });
}

fn prompts(ui: &mut Ui) {
    ui.spacing_mut().item_spacing.x = 6.0;
    row(ui, |ui| {
        for key in ["Esc", "Tab", "Enter", "F10", "1"] {
            ui.add(key_cap(&Cap::Text(key.into())));
        }
    });
    let pads = [
        [Pad::South, Pad::East, Pad::West, Pad::North, Pad::DPadUp, Pad::LeftThumb].as_slice(),
        &[Pad::LeftBumper, Pad::RightBumper, Pad::LeftTrigger, Pad::RightTrigger, Pad::Start],
    ];
    for pads in pads {
        row(ui, |ui| pads.iter().for_each(|pad| drop(ui.add(key_cap(&Cap::Pad(*pad))))));
    }
    row(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add(disc(icon::FAST_FORWARD, "Faster"));
        ui.add(disc(icon::UNDO, "Undo").disabled_if(Some("nothing to undo")));
        for (icon, name) in [
            (icon::LOG, "Log"),
            (icon::HELP, "Rules"),
            (icon::SETTINGS, "Settings"),
            (icon::CROSS, "Close"),
        ] {
            ui.add(disc(icon, name));
        }
    });
}

/// The core set in another palette.
fn theme(ui: &mut Ui, palette: Palette, chosen: &mut usize) {
    let area = ui.max_rect();
    paint::slice(ui.painter(), area, Sheet::Dark.sprite(), bevy_egui::egui::Color32::WHITE);
    let mut ui = ui
        .new_child(UiBuilder::new().max_rect(area.shrink(16.0)).ui_stack_info(Ground::Dark.info()));
    let ui = &mut ui;
    let name = if palette == Palette::Mono { "Mono and shapes" } else { "High contrast" };
    ui.spacing_mut().item_spacing = vec2(10.0, 3.0);
    text::heading(ui, name);
    row(ui, |ui| {
        ui.add(Plate::new("Fire").width(112.0));
        ui.add(Stock::new("Inspect").width(112.0).height(56.0).posed(pose(State::Rest, true)));
        ui.add(Stock::new("Knife").width(112.0).disabled("used up"));
    });
    row(ui, |ui| {
        ui.allocate_ui(vec2(200.0, 44.0), |ui| tabs(ui, &mut 0, &["Inspect", "Log"]));
        ui.add(choice("Evil's mood", chosen, &["Courteous", "Sly", "Cruel"]));
    });
    row(ui, |ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(180.0, 64.0), Sense::hover());
        let mut left = ui.new_child(UiBuilder::new().max_rect(rect));
        left.add(slider(&mut 40, 0..=100, "Shake"));
        ui.add(Wax::new("Leave").width(110.0));
    });
    ui.add(log_row("Rank pay for Jo").seat(3).delta(Tone::Good, "+2").current(true));
    row(ui, |ui| {
        (1..=6).for_each(|number| drop(seat(ui, number, 14.0)));
        ui.add(key_cap(&Cap::Text("Esc".into())));
        ui.add(key_cap(&Cap::Pad(Pad::South)));
    });
    ui.add(meter(0.6, Fill::Live).label("Progress"));
}
