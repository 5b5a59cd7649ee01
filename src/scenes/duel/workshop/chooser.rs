//! The mode chooser (ux 2.1): a card for each mode with what it is, what is dealt in it, how hard it
//! is and what has come of it.

use bevy_egui::egui;
use game_rules::{
    code,
    duel::{
        HUMAN, Tool, classic,
        full::{Duel, EvilHp, Explosion, First, Mode, Setup},
    },
    odds::Odds,
};

use super::{Card, Workshop, draft::Draft, own_modes::Shelf};
use crate::{
    app::language::Language,
    art::sprites::shell::ui::icon,
    history::Profile,
    kit::{self, Kit, Type},
    say,
    scenes::{
        AnySetup,
        duel::{
            chronicle::tool_name,
            full::story::{about, evil_hp, mode_name, mode_word},
            stage::seal,
        },
    },
    screens::page,
};

/// What the chooser asks for.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
pub(super) enum ChooserAction {
    Nothing,
    Away,
    Take(AnySetup),
    Make(Box<Draft>),
    Delete(u32),
}

/// All cards in their order.
pub(super) fn all(shelf: &Shelf) -> Vec<Card> {
    let shipped = Mode::shipped().iter().map(|mode| Card::Shipped(mode.id));
    let own = shelf.modes.iter().map(|own| Card::Own(own.mode.id));
    std::iter::once(Card::Classic).chain(shipped).chain(own).collect()
}

/// The name of a duel's mode with its number.
pub fn title(language: &Language, setup: &AnySetup) -> String {
    match (Card::of(setup), setup) {
        (Card::Shipped(id @ 1..=8) | Card::Own(id), AnySetup::Duel(setup)) => {
            format!("{id} · {}", mode_name(language, setup))
        }
        (_, AnySetup::Duel(setup)) => mode_name(language, setup),
        _ => language.say("setup-mode-classic"),
    }
}

/// Draws the chooser.
pub(super) fn draw(
    ctx: &egui::Context,
    language: &Language,
    shelf: &Shelf,
    profile: &Profile,
    workshop: &mut Workshop,
) -> ChooserAction {
    let mut asked = ChooserAction::Nothing;
    let closed = super::sheet(ctx, language, "cards", |ui, fresh| {
        kit::title(ui, &language.say("modes-title"));
        let cards: Vec<(Card, AnySetup)> =
            all(shelf).into_iter().filter_map(|card| Some((card, card.setup(shelf)?))).collect();
        if !cards.iter().any(|(card, _)| *card == workshop.at) {
            workshop.at = Card::Classic;
        }
        let foot = 60.0 * Kit::of(ui.ctx()).text_scale.max(1.0);
        let room = (ui.available_height() - foot).max(120.0);
        if page::is_wide(ui) {
            two_sheets(ui, language, shelf, profile, &cards, workshop, room);
        } else {
            drop_down(ui, language, &cards, workshop);
            ui.allocate_ui(egui::vec2(ui.available_width(), room - 48.0), |ui| {
                kit::scroll(ui, "mode", |ui| {
                    ui.set_max_width((ui.available_width() - 18.0).max(40.0));
                    card(ui, language, shelf, profile, &cards, workshop.at);
                });
            });
        }
        ui.add_space(6.0);
        asked = buttons(ui, language, shelf, &cards, workshop, fresh);
        !matches!(asked, ChooserAction::Nothing | ChooserAction::Make(_) | ChooserAction::Delete(_))
    });
    if workshop.deleting {
        return delete(ctx, language, workshop);
    }
    if closed && matches!(asked, ChooserAction::Nothing) { ChooserAction::Away } else { asked }
}

fn two_sheets(
    ui: &mut egui::Ui,
    language: &Language,
    shelf: &Shelf,
    profile: &Profile,
    cards: &[(Card, AnySetup)],
    workshop: &mut Workshop,
    room: f32,
) {
    let width = ui.available_width();
    let left = (width * 0.36).floor();
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(left);
            ui.set_max_height(room);
            kit::scroll(ui, "modes", |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                let each = (ui.available_width() - 18.0).max(40.0);
                for (card, setup) in cards {
                    let chosen = *card == workshop.at;
                    let response = super::card::draw(ui, language, setup, chosen, each);
                    if chosen && std::mem::take(&mut workshop.arrived) {
                        response.scroll_to_me(Some(egui::Align::Center));
                    }
                    if response.clicked() {
                        (workshop.at, workshop.copied) = (*card, false);
                    }
                }
            });
        });
        ui.add_space(12.0);
        let right = ui.available_width();
        ui.vertical(|ui| {
            ui.set_width(right);
            ui.set_max_height(room);
            kit::scroll(ui, "mode", |ui| {
                ui.set_max_width((ui.available_width() - 18.0).max(40.0));
                card(ui, language, shelf, profile, cards, workshop.at);
            });
        });
    });
}

fn drop_down(
    ui: &mut egui::Ui,
    language: &Language,
    cards: &[(Card, AnySetup)],
    workshop: &mut Workshop,
) {
    let names: Vec<String> = cards.iter().map(|(_, setup)| title(language, setup)).collect();
    let options: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut at = cards.iter().position(|(card, _)| *card == workshop.at).unwrap_or(0);
    if ui.add(kit::choice(&language.say("setup-mode"), &mut at, &options)).changed()
        && let Some((card, _)) = cards.get(at)
    {
        (workshop.at, workshop.copied) = (*card, false);
    }
}

/// "1 HP against 10".
pub(super) fn candles(language: &Language, setup: &AnySetup) -> String {
    let (own, evil) = match setup {
        AnySetup::Duel(setup) => match setup.opening() {
            Some(mode) => (language.number(mode.human_hp), evil_hp(language, mode)),
            None => return String::new(),
        },
        AnySetup::Classic(setup) => {
            (language.number(i128::from(setup.hp.0)), language.number(i128::from(setup.hp.1)))
        }
        _ => return String::new(),
    };
    say!(language, "modes-candles", own = own, evil = evil)
}

fn card(
    ui: &mut egui::Ui,
    language: &Language,
    shelf: &Shelf,
    profile: &Profile,
    cards: &[(Card, AnySetup)],
    at: Card,
) {
    ui.spacing_mut().item_spacing.y = 5.0;
    if let Some((_, setup)) = cards.iter().find(|(card, _)| *card == at) {
        kit::section(ui, None, &title(language, setup));
        match setup {
            AnySetup::Duel(setup) => of_mode(ui, language, profile, setup),
            AnySetup::Classic(setup) => of_classic(ui, language, profile, setup),
            _ => {}
        }
    }
    if !shelf.broken.is_empty() {
        kit::rule(ui);
        let loss = Kit::of(ui.ctx()).skin.loss;
        for broken in &shelf.broken {
            kit::coloured(ui, &broken.say(language), Type::Second, loss);
        }
    }
}

/// A mode in full: its sentence, its numbers, what is to be expected of it, its tools.
pub fn of_mode(ui: &mut egui::Ui, language: &Language, profile: &Profile, setup: &Setup) {
    let Some(mode) = setup.opening() else { return };
    kit::words(ui, &about(language, setup), Type::Body);
    record(ui, language, profile, mode_word(setup));
    let entry = |ui: &mut egui::Ui, key: &str, value: &str| {
        kit::entry(ui, None, &language.say(key), value);
    };
    let candle = language.say("modes-difficulty");
    let pips: String = (0..5).map(|pip| if pip < difficulty(mode) { '●' } else { '○' }).collect();
    kit::entry(ui, None, &candle, &pips);
    entry(ui, "setup-hp-first", &language.number(mode.human_hp));
    entry(ui, "setup-hp-second", &evil_hp(language, mode));
    entry(ui, "setup-shells", &format!("{}–{}", mode.min_bullets, mode.max_bullets));
    entry(ui, "modes-slots", &mode.permanent_slots.to_string());
    entry(ui, "setup-gift", &mode.max_tools_per_round.to_string());
    let first = match mode.first {
        First::Human => "modes-first-human",
        First::Evil => "modes-first-evil",
        First::Random => "modes-first-random",
    };
    entry(ui, "setup-first", &language.say(first));
    if let Explosion::Fixed(chance) = mode.explosion {
        entry(ui, "mode-field-explosion", &language.percent(Odds::close_to(chance)));
    }
    expectations(ui, language, mode);
    tools(ui, language, mode);
}

/// The same of the Classic duel.
fn of_classic(ui: &mut egui::Ui, language: &Language, profile: &Profile, setup: &classic::Setup) {
    kit::words(ui, &language.say("setup-mode-classic-text"), Type::Body);
    record(ui, language, profile, "classic");
    let entry = |ui: &mut egui::Ui, key: &str, value: &str| {
        kit::entry(ui, None, &language.say(key), value);
    };
    entry(ui, "setup-hp-first", &language.number(setup.hp.0));
    entry(ui, "setup-hp-second", &language.number(setup.hp.1));
    entry(ui, "setup-shells", &format!("{}–{}", setup.shells.min, setup.shells.max));
    entry(ui, "setup-hand", &setup.hand.to_string());
    entry(ui, "setup-gift", &setup.gift.to_string());
    let first = if setup.first == HUMAN { "modes-first-human" } else { "modes-first-evil" };
    entry(ui, "setup-first", &language.say(first));
    let live = Odds::close_to(setup.shells.expected_live_share());
    entry(ui, "modes-live-share", &language.percent(live));
    // Each is dealt as often as any other.
    seals(ui, language, classic::TOOLS.into_iter().map(|tool| (tool, String::new())));
}

/// What is to be expected of the numbers: the share of live shells, and the tools of a round.
pub fn expectations(ui: &mut egui::Ui, language: &Language, mode: &Mode) {
    let live = language.percent(Odds::close_to(mode.expected_live_share()));
    let dealt = language.decimal(mode.expected_tools_per_round(), 2);
    kit::entry(ui, None, &language.say("modes-live-share"), &live);
    kit::entry(ui, None, &language.say("modes-tools-per-round"), &dealt);
}

fn record(ui: &mut egui::Ui, language: &Language, profile: &Profile, word: &str) {
    let tally = match word {
        "classic" => profile.tables.get(word),
        mode => profile.tables.get(&format!("duel-{mode}")),
    };
    let (played, won) = tally.map_or((0, 0), |tally| (tally.played as i64, tally.won as i64));
    kit::words(
        ui,
        &say!(language, "parlor-record", played = played, won = won),
        Type::SecondStrong,
    );
}

/// One to five: how often Evil's candles double yours.
pub(super) fn difficulty(mode: &Mode) -> u32 {
    let evil = match mode.evil_hp {
        EvilHp::Fixed(hp) => hp as f64,
        EvilHp::Range(low, high) => (low + high) as f64 / 2.0,
        EvilHp::PerPeriod { base, .. } => base as f64,
    };
    let doublings = (evil / mode.human_hp as f64).max(1.0).log2();
    1 + (doublings.round() as u32).min(4)
}

/// The seals of everything that is dealt, each with its weight.
fn tools(ui: &mut egui::Ui, language: &Language, mode: &Mode) {
    let weighed = mode.rows().map(|(tool, row)| {
        let [none, _, all] = row.weight.by_extras();
        (tool, if none == all { none.to_string() } else { format!("{none}–{all}") })
    });
    seals(ui, language, weighed);
}

fn seals(ui: &mut egui::Ui, language: &Language, weighed: impl Iterator<Item = (Tool, String)>) {
    let kit = Kit::of(ui.ctx());
    let size = egui::vec2(kit.scaled(46.0), kit.scaled(46.0) + kit.scaled(22.0));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 4.0);
        for (tool, weight) in weighed {
            let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
            let sprite = seal(tool);
            let middle = egui::pos2(rect.center().x, rect.top() + kit.scaled(23.0));
            let scale = kit.scaled(44.0) / sprite.frame[2];
            kit::paint::picture(ui.painter(), middle, sprite, scale, egui::Color32::WHITE);
            let ink = kit::text::colour(ui, Type::Second);
            let place = egui::Rect::from_min_max(
                egui::pos2(rect.left(), rect.bottom() - kit.scaled(22.0)),
                rect.max,
            );
            let galley = kit::text::lay(
                ui,
                &[(weight.as_str(), Type::Second, ink)],
                f32::INFINITY,
                egui::Align::Center,
            );
            ui.painter().galley(egui::pos2(place.center().x, place.top()), galley, ink);
            let name = tool_name(language, tool);
            let spoken =
                if weight.is_empty() { name.clone() } else { language.labelled(&name, &weight) };
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Label, true, spoken.as_str())
            });
            let effect = language.say(&format!("tool-{}-effect", tool.word()));
            kit::tip(&response, &name, &effect, None);
        }
    });
}

fn buttons(
    ui: &mut egui::Ui,
    language: &Language,
    shelf: &Shelf,
    cards: &[(Card, AnySetup)],
    workshop: &mut Workshop,
    fresh: bool,
) -> ChooserAction {
    let Some((card, setup)) = cards.iter().find(|(card, _)| *card == workshop.at) else {
        return ChooserAction::Nothing;
    };
    let mut asked = ChooserAction::Nothing;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(10.0);
        let take = ui.add(kit::Plate::new(&language.say("modes-take")));
        if fresh {
            take.request_focus();
        }
        if take.clicked() {
            asked = ChooserAction::Take(setup.clone());
        }
        let AnySetup::Duel(duel) = setup else { return };
        let Some(mode) = duel.chosen() else { return };
        if let Card::Own(id) = card
            && let Some(own) = shelf.find(*id)
        {
            if ui.add(kit::Stock::new(&language.say("modes-edit"))).clicked() {
                asked = ChooserAction::Make(Box::new(Draft::of(own)));
            }
            if ui.add(kit::Wax::new(&language.say("modes-delete"))).clicked() {
                workshop.deleting = true;
            }
        }
        if ui.add(kit::Stock::new(&language.say("modes-make"))).clicked() {
            asked = ChooserAction::Make(Box::new(Draft::like(mode, shelf)));
        }
        let copy = if workshop.copied { "button-copied" } else { "codes-share-table" };
        if ui.add(kit::Stock::new(&language.say(copy)).icon(icon::CODE)).clicked() {
            ui.ctx().copy_text(code::write_setup::<Duel>(duel));
            workshop.copied = true;
        }
    });
    asked
}

fn delete(ctx: &egui::Context, language: &Language, workshop: &mut Workshop) -> ChooserAction {
    let words = ["modes-delete-title", "modes-delete-text", "modes-delete-keep", "modes-delete"]
        .map(|key| language.say(key));
    let dialog = kit::dialog(&words[0], &words[1], &words[2]).act(&words[3]);
    match dialog.show(ctx) {
        None => ChooserAction::Nothing,
        Some(answer) => {
            workshop.deleting = false;
            match (answer, workshop.at) {
                (kit::Answer::Act, Card::Own(id)) => ChooserAction::Delete(id),
                _ => ChooserAction::Nothing,
            }
        }
    }
}
