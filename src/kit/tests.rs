//! Controls are found by their label, do their work exactly once, and never cut their words.

use std::sync::Arc;

use bevy_egui::egui::{self, Color32, Key, Ui};
use egui_kittest::{Harness, kittest::Queryable};

use super::*;
use crate::app::fonts::Face;

/// Long words of a language that likes them.
const POLISH: [&str; 3] = [
    "Najniebezpieczniejszy przeciwnik",
    "Konstantynopolitańczykowianeczka strzela",
    "Wypróbuj nieprzewidywalną wielokrotność",
];

fn fonts() -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::default();
    let faces: [(Face, &'static [u8]); 5] = [
        (Face::Sans, notosans::REGULAR_TTF),
        (Face::SansBold, notosans::BOLD_TTF),
        (Face::Serif, parlor_assets::faces::SERIF),
        (Face::SerifBold, parlor_assets::faces::SERIF_BOLD),
        (Face::SerifItalic, parlor_assets::faces::SERIF_ITALIC),
    ];
    for (face, bytes) in faces {
        let name = format!("{face:?}");
        fonts.font_data.insert(name.clone(), Arc::new(egui::FontData::from_static(bytes)));
        fonts.families.entry(face.family()).or_default().insert(0, name);
    }
    fonts
}

/// A window with the kit; what is shown there may change `state`.
fn window<'a, S: 'a>(
    scale: f32,
    state: S,
    mut show: impl FnMut(&mut Ui, &mut S) + 'a,
) -> Harness<'a, S> {
    let mut dressed = false;
    let builder = Harness::builder().with_size(egui::vec2(1280.0, 720.0));
    let mut harness = builder.build_ui_state(
        move |ui, state: &mut S| {
            if !dressed {
                // Fonts are there from the next pass on.
                dressed = true;
                let kit = Arc::new(Kit { still: true, ..Kit::new(Palette::Standard, scale) });
                ui.ctx().set_fonts(fonts());
                kit.publish(ui.ctx());
                skin::dress(ui.ctx(), &kit);
                ui.ctx().request_repaint();
                return;
            }
            show(ui, state);
        },
        state,
    );
    harness.run();
    harness
}

#[test]
fn a_button_is_pressed_once_by_pointer_and_by_keys() {
    let mut harness = window(1.0, 0, |ui, count| {
        if ui.add(Plate::new("Fire")).clicked() {
            *count += 1;
        }
    });
    harness.get_by_label("Fire").click();
    harness.run();
    assert_eq!(*harness.state(), 1);
    for (key, count) in [(Key::Enter, 2), (Key::Space, 3)] {
        harness.get_by_label("Fire").focus();
        harness.run();
        assert!(harness.get_by_label("Fire").is_focused());
        harness.key_press(key);
        harness.run();
        assert_eq!(*harness.state(), count);
    }
}

#[test]
fn every_material_and_the_disc_can_be_pressed() {
    let mut harness = window(1.0, [0; 4], |ui, counts| {
        let pressed = [
            ui.add(Stock::new("Knife")).clicked(),
            ui.add(Wax::new("Leave")).clicked(),
            ui.add(Leather::new("Parlor")).clicked(),
            ui.add(disc(sprites::shell::ui::icon::UNDO, "Undo")).clicked(),
        ];
        for (count, pressed) in counts.iter_mut().zip(pressed) {
            *count += u32::from(pressed);
        }
    });
    for name in ["Knife", "Leave", "Parlor", "Undo"] {
        let rect = harness.get_by_label(name).rect();
        assert!(rect.width() >= 40.0 && rect.height() >= 40.0, "{name} {rect:?}");
        harness.get_by_label(name).click();
        harness.run();
    }
    assert_eq!(*harness.state(), [1; 4]);
}

#[test]
fn a_disabled_button_does_nothing() {
    let mut harness = window(1.0, 0, |ui, count| {
        if ui.add(Plate::new("Fire").disabled("no shells left")).clicked() {
            *count += 1;
        }
    });
    harness.get_by_label("Fire").click();
    harness.run();
    harness.key_press(Key::Tab);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(*harness.state(), 0);
}

#[test]
fn a_slider_steps_a_toggle_turns_and_tabs_change() {
    let mut harness = window(1.0, (40, false, 0), |ui, (shake, still, tab)| {
        ui.add(slider(shake, 0..=100, "Shake"));
        ui.add(toggle(still, "Still"));
        tabs(ui, tab, &["Inspect", "Log"]);
    });
    harness.get_by_label("Shake").focus();
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    assert_eq!(harness.state().0, 45);
    harness.key_press(Key::ArrowLeft);
    harness.run();
    harness.key_press(Key::Home);
    harness.run();
    assert_eq!(harness.state().0, 0);
    harness.get_by_label("Still").click();
    harness.run();
    assert!(harness.state().1);
    harness.get_by_label("Still").focus();
    harness.run();
    harness.key_press(Key::Space);
    harness.run();
    assert!(!harness.state().1);
    harness.get_by_label("Log").click();
    harness.run();
    assert_eq!(harness.state().2, 1);
}

#[test]
fn a_choice_is_made_with_the_pointer_and_with_keys() {
    let mut harness = window(1.0, 1, |ui, chosen| {
        ui.add(choice("Evil plays", chosen, &["Courteous", "Sly", "Cruel"]));
    });
    harness.get_by_label("Evil plays").click();
    harness.run();
    harness.get_by_label("Cruel").click();
    harness.run();
    assert_eq!(*harness.state(), 2);
    assert!(harness.query_by_label("Cruel").is_none(), "the list is closed");
    assert!(harness.get_by_label("Evil plays").is_focused());
    harness.key_press(Key::Enter);
    harness.run();
    harness.key_press(Key::ArrowUp);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(*harness.state(), 1);
    harness.key_press(Key::Enter);
    harness.run();
    harness.key_press(Key::Escape);
    harness.run();
    assert!(harness.query_by_label("Cruel").is_none());
    assert_eq!(*harness.state(), 1);
}

#[test]
fn a_field_takes_text() {
    let mut harness = window(1.0, String::new(), |ui, name| {
        ui.add(field(name, "Name").longest(4));
    });
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text("Żółwik");
    harness.run();
    assert_eq!(harness.state(), "Żółw");
}

#[test]
fn a_dialog_focuses_the_safe_choice_and_gives_the_focus_back() {
    let mut harness = window(1.0, (true, None), |ui, (open, answer)| {
        ui.add(Stock::new("Below"));
        if *open
            && let Some(given) = dialog("Leave?", "Really.", "Stay").act("Leave").show(ui.ctx())
        {
            (*open, *answer) = (false, Some(given));
        }
    });
    harness.state_mut().0 = false;
    harness.run();
    harness.get_by_label("Below").focus();
    harness.run();
    harness.state_mut().0 = true;
    harness.run();
    assert!(harness.get_by_label("Stay").is_focused());
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().1, Some(Answer::Safe));
    assert!(harness.get_by_label("Below").is_focused());
    harness.state_mut().0 = true;
    harness.run();
    harness.get_by_label("Leave").click();
    harness.run();
    assert_eq!(harness.state().1, Some(Answer::Act));
}

/// The widest word, laid out by itself.
fn longest(ui: &Ui, text: &str, kind: Type) -> f32 {
    let width = |word| {
        text::lay(ui, &[(word, kind, Color32::WHITE)], f32::INFINITY, egui::Align::Min).size().x
    };
    text.split_whitespace().map(width).fold(0.0, f32::max)
}

#[test]
fn words_fit_their_piece_at_double_size() {
    for scale in [1.0, 2.0] {
        let mut harness = window(scale, (), |ui, ()| {
            ui.set_max_width(360.0);
            for words in POLISH {
                let plate = ui.add(Plate::new(words).disabled("nie masz już ani jednego naboju"));
                assert!(longest(ui, words, Type::Body) + 32.0 <= plate.rect.width(), "{words}");
                let lines = [(words, Type::Body, Color32::WHITE)];
                let galley = text::lay(ui, &lines, plate.rect.width() - 32.0, egui::Align::Min);
                assert!(galley.size().y <= plate.rect.height(), "{words}");
                let chip = ui.add(chip(Tone::Good, words));
                assert!(longest(ui, words, Type::Second) + 24.0 <= chip.rect.width(), "{words}");
            }
            let sign = text::longest_word(ui, "使用工具然后瞄准", Type::Body);
            assert!(sign < 60.0 * scale, "Chinese wraps anywhere");
            tabs(ui, &mut 0, &["Przegląd", "Dziennik", "Zasady gry"]);
            ui.add(ribbon("Twoja tura — użyj narzędzi, potem celuj").seat(1));
        });
        harness.run();
        for name in ["Przegląd", "Dziennik", "Zasady gry"] {
            let least = 9.0 * scale * name.chars().count() as f32;
            assert!(harness.get_by_label(name).rect().width() >= least, "{name}");
        }
    }
}

#[test]
fn the_gallery_shows_every_control_in_every_palette_and_size() {
    for scale in [1.0, 2.0] {
        let mut harness = window(scale, (), |ui, ()| gallery(ui));
        harness.run();
        for label in ["Leave the table?", "Stay", "Screen shake", "Soft bangs", "Settings"] {
            assert!(harness.query_all_by_label(label).count() > 0, "{label}");
        }
    }
}

#[test]
fn nothing_is_egui_blue() {
    let ctx = egui::Context::default();
    for palette in [Palette::Standard, Palette::HighContrast, Palette::Mono] {
        skin::dress(&ctx, &Kit::new(palette, 1.0));
        for theme in [egui::Theme::Dark, egui::Theme::Light] {
            let visuals = ctx.style_of(theme).visuals.clone();
            let widgets = &visuals.widgets;
            let mut colours = vec![
                visuals.selection.bg_fill,
                visuals.selection.stroke.color,
                visuals.hyperlink_color,
                visuals.text_cursor.stroke.color,
                visuals.window_stroke.color,
                visuals.panel_fill,
            ];
            for widget in [&widgets.inactive, &widgets.hovered, &widgets.active, &widgets.open] {
                colours.extend([widget.bg_fill, widget.bg_stroke.color, widget.fg_stroke.color]);
            }
            for colour in colours {
                let [red, _, blue, _] = colour.to_array();
                assert!(blue <= red.saturating_add(30), "{palette:?} {colour:?}");
            }
        }
    }
}

#[test]
fn no_chinese_line_begins_with_a_closing_sign_or_ends_with_an_opening_one() {
    let said = "轮到你了，先用道具；再瞄准（或者不瞄准）：开枪！他说：“好吧。”真的？《规则》里有写，去看……";
    let harness = window(1.0, Vec::new(), |ui, lines: &mut Vec<Vec<String>>| {
        let laid = |width| {
            let words = [(said, Type::Body, Color32::WHITE)];
            let galley = text::lay(ui, &words, width as f32, egui::Align::Min);
            let rows = galley.rows.iter().map(|row| row.glyphs.iter().map(|one| one.chr).collect());
            rows.collect()
        };
        *lines = (100..300).map(laid).collect();
    });
    let lines = harness.state();
    assert_eq!(lines.len(), 200);
    assert!(lines.iter().any(|rows| rows.len() > 4), "nothing was wrapped");
    for rows in lines {
        assert_eq!(rows.concat(), said);
        for (row, next) in rows.iter().zip(&rows[1..]) {
            let first = next.chars().next().unwrap();
            let last = row.chars().last().unwrap();
            assert!(!"，。！？：；）”…》".contains(first), "{rows:?}");
            assert!(!"（“《".contains(last), "{rows:?}");
        }
    }
}
