//! What a host can change of a labyrinth, in the order of the form.

use bevy_egui::egui;
use game_rules::{
    dice::Dice,
    labyrinth::{
        Hearing, Settings, Setup,
        generate::generate,
        setup::{Compensation, Generator, Levels, SetupFault, TreasureKinds, presets as shipped},
        theme::ThemeName,
    },
};

use super::{later::Later, refusals};
use crate::{
    app::language::Language,
    kit::{self, Type},
    table::{OptionKind, SetupOption},
};

macro_rules! number {
    ($word:literal, $range:expr, $($field:ident).+) => {
        SetupOption {
            word: $word,
            turning: OptionKind::Number {
                range: $range,
                get: |setup: &Setup| setup.settings.$($field).+.into(),
                set: |setup: &mut Setup, value| {
                    setup.settings.$($field).+ = u8::try_from(value).unwrap_or(u8::MAX);
                },
            },
        }
    };
}

macro_rules! switch {
    ($word:literal, $($field:ident).+) => {
        SetupOption {
            word: $word,
            turning: OptionKind::Switch {
                get: |setup: &Setup| setup.settings.$($field).+,
                set: |setup: &mut Setup, on| setup.settings.$($field).+ = on,
            },
        }
    };
}

/// All of them.
pub fn all() -> Vec<SetupOption<Setup>> {
    vec![
        SetupOption {
            word: "maze-whisper",
            turning: OptionKind::Switch {
                get: |setup: &Setup| setup.settings.hearing == Hearing::Whisper,
                set: |setup: &mut Setup, on| {
                    setup.settings.hearing = if on { Hearing::Whisper } else { Hearing::Aloud };
                },
            },
        },
        number!("maze-width", (5, 12), width),
        number!("maze-height", (5, 12), height),
        number!("maze-river", (6, 24), river),
        number!("maze-bends", (0, 4), bends),
        number!("maze-marsh", (0, 20), marsh),
        number!("maze-shop", (0, 4), shop),
        number!("maze-hospital", (0, 4), hospital),
        number!("maze-fake-portals", (0, 4), fake_portals),
        number!("maze-two-way", (0, 4), two_way),
        number!("maze-three-way", (0, 4), three_way),
        number!("maze-treasure", (1, 8), treasure),
        number!("maze-walls", (0, 60), walls),
        number!("maze-exits", (1, 4), exits),
        switch!("maze-bump-costs", bump_costs_move),
        switch!("maze-sanctuary", hospital_sanctuary),
        switch!("maze-document", document),
        SetupOption {
            word: "maze-original",
            turning: OptionKind::Switch {
                get: |setup: &Setup| setup.settings.generator == Generator::Original,
                set: |setup: &mut Setup, on| {
                    let (original, ours) = (Generator::Original, Generator::Guaranteed);
                    setup.settings.generator = if on { original } else { ours };
                },
            },
        },
        SetupOption {
            word: "maze-turns",
            turning: OptionKind::Number {
                range: (0, 2000),
                get: |setup: &Setup| {
                    setup.settings.turn_limit.map_or(0, |turns| turns.try_into().unwrap_or(2000))
                },
                set: |setup: &mut Setup, turns| {
                    setup.settings.turn_limit = (turns > 0).then_some(turns.into());
                },
            },
        },
        switch!("maze-omniscient-mode", omniscient),
        switch!("maze-xp", expansions.xp),
        switch!("maze-trading", expansions.trading),
        switch!("maze-donation", expansions.donation),
        switch!("maze-scanner", expansions.scanner),
        switch!("maze-flashlight", expansions.flashlight),
        switch!("maze-dynamite", expansions.dynamite),
        switch!("maze-shield", expansions.shield),
        switch!("maze-bear", expansions.bear),
        switch!("maze-dog", expansions.dog),
        switch!("maze-zombie", expansions.zombie),
    ]
}

/// The shipped tables by name.
pub fn presets(ui: &mut egui::Ui, language: &Language, setup: &mut Setup) {
    let known: Vec<_> =
        shipped().iter().filter(|preset| language.knows(&preset_key(&preset.name))).collect();
    let names: Vec<String> =
        known.iter().map(|preset| language.say(&preset_key(&preset.name))).collect();
    let own = language.say("maze-preset-own");
    let mut options: Vec<&str> = names.iter().map(String::as_str).collect();
    options.push(&own);
    let at = known.iter().position(|preset| preset.settings == setup.settings);
    let label = language.say("maze-preset");
    let mut chosen = at.unwrap_or(known.len());
    kit::words(ui, &label, Type::Section);
    if ui.add(kit::choice(&label, &mut chosen, &options)).changed()
        && let Some(preset) = known.get(chosen)
    {
        setup.settings = preset.settings.clone();
        (setup.board, setup.known_seed) = (None, false);
    }
}

/// The key of a preset's name.
fn preset_key(name: &str) -> String {
    format!("maze-preset-{}", name.replace(' ', "-"))
}

/// One of a few values.
fn pick<T: Copy + PartialEq>(
    ui: &mut egui::Ui,
    language: &Language,
    key: &str,
    all: &[(T, &str)],
    value: &mut T,
) {
    let label = language.say(key);
    let names: Vec<String> =
        all.iter().map(|(_, word)| language.say(&format!("{key}-{word}"))).collect();
    let options: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut at = all.iter().position(|(one, _)| one == value).unwrap_or(0);
    kit::words(ui, &label, Type::Body);
    ui.add(kit::choice(&label, &mut at, &options));
    if let Some((one, _)) = all.get(at) {
        *value = *one;
    }
}

/// Several levels: how many, and how they are joined. The numbers of the board are then per level.
fn levels(ui: &mut egui::Ui, language: &Language, levels: &mut Option<Levels>) {
    let mut on = levels.is_some();
    if ui.add(kit::toggle(&mut on, &language.say("setup-maze-levels"))).changed() {
        *levels = on.then_some(Levels::USUAL);
    }
    let Some(levels) = levels else { return };
    kit::words(ui, &language.say("setup-maze-levels-note"), Type::Second);
    let rows = [
        ("setup-maze-level-count", &mut levels.count, 2..=3),
        ("setup-maze-stairs", &mut levels.stairs, 0..=4),
    ];
    for (key, count, range) in rows {
        let mut value = u16::from(*count);
        let label = language.say(key);
        if ui.add(kit::slider(&mut value, range, &label).unit("").step(1)).changed() {
            *count = u8::try_from(value).unwrap_or(u8::MAX);
        }
    }
    ui.add(kit::toggle(&mut levels.lift, &language.say("setup-maze-lift")));
}

/// What is neither a number nor a switch: levels, kinds of treasure, what later seats get, themes.
pub fn others(ui: &mut egui::Ui, language: &Language, setup: &mut Setup) {
    let on = &mut setup.settings.expansions;
    levels(ui, language, &mut on.levels);
    let mut kinds = on.treasure_kinds.is_some();
    if ui.add(kit::toggle(&mut kinds, &language.say("setup-maze-kinds"))).changed() {
        on.treasure_kinds = kinds.then_some(TreasureKinds { pure: 2, fools: 1, trapped: 1 });
    }
    if let Some(kinds) = &mut on.treasure_kinds {
        let rows = [
            ("setup-maze-pure", &mut kinds.pure, 1),
            ("setup-maze-fools", &mut kinds.fools, 0),
            ("setup-maze-trapped", &mut kinds.trapped, 0),
        ];
        for (key, count, least) in rows {
            let mut value = u16::from(*count);
            let label = language.say(key);
            if ui.add(kit::slider(&mut value, least..=6, &label).unit("").step(1)).changed() {
                *count = u8::try_from(value).unwrap_or(u8::MAX);
            }
        }
    }
    let compensations = [(Compensation::None, "none"), (Compensation::Probe, "probe")];
    pick(ui, language, "setup-maze-compensation", &compensations, &mut on.seat_compensation);
    let themes = [
        (None, "none"),
        (Some(ThemeName::HauntedHouse), "house"),
        (Some(ThemeName::CursedForest), "forest"),
        (Some(ThemeName::PsychWard), "ward"),
        (Some(ThemeName::PirateShip), "ship"),
    ];
    pick(ui, language, "setup-maze-theme", &themes, &mut on.theme);
    if on.theme.is_some() {
        ui.add(kit::toggle(&mut on.theme_twist, &language.say("setup-maze-twist")));
    } else {
        on.theme_twist = false;
    }
}

/// Settings, and whether the generator finds a board for them.
type Tried = (Settings, Later<Result<(), SetupFault>>);

/// Says whether boards like this can be drawn, before anybody sits down to one.
pub fn drawable(ui: &mut egui::Ui, language: &Language, setup: &Setup) {
    if setup.board.is_some() || setup.check().is_err() {
        return;
    }
    let id = ui.id().with("drawable");
    let tried: Option<Tried> = ui.data(|data| data.get_temp(id));
    let tried = tried.filter(|(settings, _)| *settings == setup.settings);
    let (_, found) = tried.unwrap_or_else(|| {
        let settings = setup.settings.clone();
        let found =
            Later::begin(move || generate(&settings, &mut Dice::stream(0, "form")).map(drop));
        let tried = (setup.settings.clone(), found);
        ui.data_mut(|data| data.insert_temp(id, tried.clone()));
        tried
    });
    match found.get() {
        None => {
            kit::words(ui, &language.say("maze-drawing"), Type::Second);
            ui.ctx().request_repaint();
        }
        Some(Ok(())) => {
            let ours = setup.settings.generator == Generator::Guaranteed;
            let key = if ours { "maze-solvable" } else { "maze-drawable" };
            kit::words(ui, &language.say(key), Type::Second);
        }
        Some(Err(fault)) => {
            kit::words(ui, &refusals::say(language, fault), Type::SecondStrong);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every knob turns what it shows, and nothing else it shows.
    #[test]
    fn every_knob_sets_what_it_gets() {
        for knob in all() {
            let mut setup = Setup::default();
            match knob.turning {
                OptionKind::Number { range, get, set } => {
                    set(&mut setup, range.1);
                    assert_eq!(get(&setup), range.1, "{}", knob.word);
                }
                OptionKind::Switch { get, set } => {
                    let was = get(&setup);
                    set(&mut setup, !was);
                    assert_eq!(get(&setup), !was, "{}", knob.word);
                }
                OptionKind::Who { .. } => {}
            }
            assert_ne!(setup, Setup::default(), "{}", knob.word);
        }
    }
}
