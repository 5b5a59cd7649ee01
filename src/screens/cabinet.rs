//! Profile and statistics (ux 2.0.12): the books, the luck ledger, Bold tokens, achievements.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use game_rules::cards::pool::ids::CardId;

use super::page;
use crate::{
    Screen,
    app::{
        cli::GameTable,
        keys::{KeyAction, Pressed},
        language::Language,
        notice::Notices,
    },
    art::sprites::{duel, shell::ui::icon},
    history::{
        Cabinet, Feat, Luck, Profile, ago, now,
        profile::{Tally, Token},
    },
    kit::{self, Fill, Kit, Type},
    say,
    scenes::{cards::names, frame::notice},
};

mod plot;

/// What is open.
#[derive(Resource, Debug, Default)]
struct Drawer {
    tab: usize,
}

/// The page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Drawer>()
        .add_systems(Update, keys)
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Cabinet)));
}

const TABS: [&str; 4] = ["profile-title", "stats-luck", "stats-tokens", "achievements-title"];

fn keys(
    mut pressed: MessageReader<Pressed>,
    screen: Res<State<Screen>>,
    mut drawer: ResMut<Drawer>,
    mut next: ResMut<NextState<Screen>>,
) {
    // What was pressed elsewhere is not for this page.
    if *screen.get() != Screen::Cabinet {
        pressed.clear();
        return;
    }
    for press in pressed.read().filter(|press| !press.repeat) {
        match press.action {
            KeyAction::Back => next.set(Screen::Parlor),
            action => {
                if let Some(tab) = action.picks().filter(|tab| *tab < TABS.len()) {
                    drawer.tab = tab;
                }
            }
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    language: Res<Language>,
    cabinet: Res<Cabinet>,
    mut drawer: ResMut<Drawer>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let title = language.say("profile-title");
    let profile = &cabinet.profile;
    let back = page::page(&ctx, &language, &title, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let names = TABS.map(|key| language.say(key));
        kit::tabs(ui, &mut drawer.tab, &names.each_ref().map(String::as_str));
        let place = ui.available_rect_before_wrap();
        let salt = TABS[drawer.tab.min(TABS.len() - 1)];
        page::sheet(ui, salt, place, kit::Sheet::Ruled, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            match drawer.tab {
                0 => statistics(ui, &language, profile),
                1 => luck(ui, &language, profile),
                2 => tokens(ui, &language, &profile.tokens),
                _ => achievements(ui, &language, profile),
            }
        });
    });
    if back {
        next.set(Screen::Parlor);
    }
    notice(&ctx, &language, &mut notices);
    Ok(())
}

/// Where a table stands in the parlor.
fn standing(word: &str) -> usize {
    let game = word.split_once('-').map_or(word, |(game, _)| game);
    let game = if game == "classic" { GameTable::Duel.word() } else { game };
    GameTable::ALL.iter().position(|place| place.word() == game).unwrap_or(GameTable::ALL.len())
}

/// The tables that have been sat at, with the name of each, in the order of the parlor.
fn tables<'a>(
    language: &'a Language,
    profile: &'a Profile,
) -> impl Iterator<Item = (String, &'a Tally)> {
    let mut known: Vec<(&String, &Tally)> = profile.tables.iter().collect();
    known.sort_by_key(|(word, _)| standing(word));
    known.into_iter().map(|(word, tally)| {
        let name = match word.as_str() {
            "classic" => {
                let game = language.say("game-duel-name");
                let mode = language.say("setup-mode-classic");
                say!(language, "replays-row", game = game, mode = mode)
            }
            other => {
                let (game, mode) = other.split_once('-').unwrap_or((other, ""));
                let named = |key: String| language.knows(&key).then(|| language.say(&key));
                let game = named(format!("game-{game}-name")).unwrap_or_else(|| game.to_owned());
                match named(format!("mode-{mode}-name")) {
                    Some(mode) => say!(language, "replays-row", game = game, mode = mode),
                    None => game,
                }
            }
        };
        (name, tally)
    })
}

fn statistics(ui: &mut egui::Ui, language: &Language, profile: &Profile) {
    let standing = &profile.standing;
    let need = game_rules::duel::progress::Profile::step(standing.level);
    ui.horizontal_wrapped(|ui| {
        kit::heading(ui, &say!(language, "profile-level", level = standing.level as i64));
        ui.add_space(16.0);
        let coins = say!(language, "profile-coins", count = i64::from(standing.coins));
        kit::words(ui, &coins, Type::Strong);
    });
    let (have, all) = (standing.experience as i64, need as i64);
    let experience = say!(language, "profile-experience", have = have, need = all);
    let share = standing.experience as f32 / need as f32;
    ui.add(kit::meter(share, Fill::Brass).height(20.0).marks().label(&experience));
    kit::words(ui, &experience, Type::Second);
    if profile.tables.is_empty() {
        kit::rule(ui);
        kit::words(ui, &language.say("stats-empty"), Type::Body);
        return;
    }
    kit::words(ui, &language.say("stats-counts"), Type::Second);
    for (name, tally) in tables(language, profile) {
        kit::rule(ui);
        kit::section(ui, None, &name);
        two_columns(ui, |ui, half| match half {
            0 => results(ui, language, tally),
            _ => details(ui, language, tally),
        });
        plot::results(ui, language, tally);
    }
    kit::rule(ui);
    kit::section(ui, None, &language.say("stats-duel-all"));
    counters(ui, language, profile);
}

/// Two columns where there is room, else one below the other.
fn two_columns(ui: &mut egui::Ui, mut add: impl FnMut(&mut egui::Ui, usize)) {
    if !page::is_wide(ui) {
        add(ui, 0);
        add(ui, 1);
        return;
    }
    const GAP: f32 = 40.0;
    let each = ((ui.available_width() - GAP) / 2.0).floor();
    ui.horizontal_top(|ui| {
        let usual = ui.spacing().item_spacing;
        ui.spacing_mut().item_spacing.x = 0.0;
        for half in 0..2 {
            ui.add_space(GAP * half as f32);
            ui.vertical(|ui| {
                ui.set_width(each);
                ui.spacing_mut().item_spacing = usual;
                add(ui, half);
            });
        }
    });
}

fn number(language: &Language, count: u64) -> String {
    language.number(i64::try_from(count).unwrap_or(i64::MAX))
}

fn results(ui: &mut egui::Ui, language: &Language, tally: &Tally) {
    for (key, count) in [
        ("stats-played", tally.played),
        ("stats-won", tally.won),
        ("stats-lost", tally.lost),
        ("stats-drawn", tally.drawn),
        ("stats-streak", tally.streak),
        ("stats-best-streak", tally.best_streak),
        ("stats-hints-used", tally.hinted),
        ("stats-uncounted", tally.uncounted),
    ] {
        kit::entry(ui, None, &language.say(key), &number(language, count));
    }
    let minutes = (tally.seconds / 60.0).round() as i64;
    let time = say!(language, "count-minutes", count = minutes);
    kit::entry(ui, None, &language.say("stats-time"), &time);
}

fn details(ui: &mut egui::Ui, language: &Language, tally: &Tally) {
    let favourite = tally.favourite().map(|(word, count)| {
        let name = thing(language, word);
        say!(language, "tool-count", tool = name, count = count as i64)
    });
    let favourite = favourite.unwrap_or_else(|| "–".to_owned());
    kit::entry(ui, None, &language.say("stats-favourite"), &favourite);
    for (bot, (played, won)) in &tally.against {
        let key = format!("strength-{bot}");
        let strength = if language.knows(&key) { language.say(&key) } else { bot.clone() };
        let label = say!(language, "stats-by-strength", strength = strength);
        let share = *won as f32 / (*played).max(1) as f32;
        let text = format!("{} / {}", number(language, *won), number(language, *played));
        kit::entry(ui, None, &label, &text);
        let spoken = format!("{label} {text}");
        ui.add(kit::meter(share, Fill::Mint).height(14.0).label(&spoken));
    }
    let most = tally.used.values().copied().max().unwrap_or(1);
    for (word, count) in &tally.used {
        let name = thing(language, word);
        kit::entry(ui, None, &name, &number(language, *count));
        let share = *count as f32 / most as f32;
        ui.add(kit::meter(share, Fill::Brass).height(12.0).label(&name));
    }
}

/// The name of a tool, a card or a creature, by its word in the books.
fn thing(language: &Language, word: &str) -> String {
    let keys = [format!("tool-{word}-name"), word.to_owned()];
    if let Some(key) = keys.iter().find(|key| language.knows(key)) {
        return language.say(key);
    }
    if let Some(stake) = word.strip_prefix("stake-").and_then(|stake| stake.parse::<i64>().ok()) {
        return say!(language, "bets-books-stake", stake = stake);
    }
    let card = CardId::find(word).map(|card| names::card(language, card));
    card.unwrap_or_else(|| word.to_owned())
}

fn counters(ui: &mut egui::Ui, language: &Language, profile: &Profile) {
    let counted = &profile.standing.statistics;
    let rows = [
        ("stats-rounds", counted.rounds),
        ("stats-turns", counted.turns),
        ("stats-foe-live", counted.foe_shots.0),
        ("stats-foe-blank", counted.foe_shots.1),
        ("stats-own-live", counted.own_shots.0),
        ("stats-own-blank", counted.own_shots.1),
        ("stats-blown", blown(counted)),
        ("stats-evils", counted.periods),
        ("stats-damage-done", counted.damage_to_evil),
        ("stats-damage-taken", counted.damage_taken),
        ("stats-healed", counted.healed),
        ("stats-caught", counted.caught),
    ];
    two_columns(ui, |ui, half| {
        let part = if half == 0 { &rows[..6] } else { &rows[6..] };
        for (key, count) in part {
            kit::entry(ui, None, &language.say(key), &number(language, *count));
        }
    });
}

/// Shells that went the wrong way, whoever they were meant for.
fn blown(counted: &game_rules::duel::progress::Statistics) -> u64 {
    let (own, foe) = (counted.own_blowbacks, counted.foe_blowbacks);
    own.0 + own.1 + foe.0 + foe.1
}

/// The ledger in one sentence.
fn luck_words(language: &Language, luck: &Luck) -> String {
    let difference = luck.difference();
    let side = match difference {
        above if above >= 0.05 => "above",
        below if below <= -0.05 => "below",
        _ => "fair",
    };
    let difference = language.decimal(difference.abs(), 1);
    say!(language, "stats-luck-text", side = side, difference = difference)
}

fn luck(ui: &mut egui::Ui, language: &Language, profile: &Profile) {
    let known = tables(language, profile).filter(|(_, tally)| tally.luck.shots > 0);
    let known: Vec<(String, &Tally)> = known.collect();
    if known.is_empty() {
        kit::words(ui, &language.say("stats-luck-empty"), Type::Body);
    }
    for (name, tally) in known {
        let luck = &tally.luck;
        kit::section(ui, None, &name);
        kit::words(ui, &luck_words(language, luck), Type::Body);
        let expected = language.decimal(luck.expected, 1);
        let actual = number(language, luck.actual);
        let sum = say!(language, "result-luck", expected = expected, actual = actual);
        kit::words(ui, &sum, Type::Strong);
        let spread = language.decimal(2.0 * luck.spread(), 1);
        let shots = number(language, luck.shots);
        let band = say!(language, "stats-luck-band", shots = shots, spread = spread);
        kit::words(ui, &band, Type::Second);
        ui.add_space(8.0);
        plot::luck(ui, language, tally);
        plot::calibration(ui, language, tally);
    }
}

fn tokens(ui: &mut egui::Ui, language: &Language, tokens: &[Token]) {
    if tokens.is_empty() {
        kit::words(ui, &language.say("stats-tokens-empty"), Type::Body);
        return;
    }
    let time = now();
    let kit = Kit::of(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(14.0);
        for token in tokens.iter().rev() {
            let size = egui::vec2(kit.scaled(92.0), kit.scaled(92.0) + kit.scaled(26.0));
            let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
            let middle = egui::pos2(rect.center().x, rect.top() + kit.scaled(46.0));
            let scale = kit.scaled(80.0) / duel::BOLD_TOKEN.frame[2];
            let white = egui::Color32::WHITE;
            kit::paint::picture(ui.painter(), middle, duel::BOLD_TOKEN, scale, white);
            let odds = language.fraction(token.odds);
            let ink = kit.skin.on_brass;
            let lay = |text: &str, kind, ink| {
                kit::text::lay(ui, &[(text, kind, ink)], f32::INFINITY, egui::Align::Center)
            };
            let galley = lay(&odds, Type::Section, ink);
            let at = egui::pos2(middle.x, kit::text::middle(&galley, middle.y));
            kit::paint::engraved(ui.painter(), at, galley, ink, kit.skin.engraving);
            let when = lay(&ago(language, token.when, time), Type::Second, kit.skin.second_ink);
            let at = egui::pos2(rect.center().x, rect.top() + kit.scaled(94.0));
            ui.painter().galley(at, when, kit.skin.second_ink);
            let label = say!(language, "stats-token", odds = odds);
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Label, true, label.as_str())
            });
        }
    });
}

fn achievements(ui: &mut egui::Ui, language: &Language, profile: &Profile) {
    let time = now();
    for place in GameTable::ALL {
        let feats: Vec<Feat> =
            Feat::ALL.iter().copied().filter(|feat| feat.place() == place).collect();
        let name = language.say(&format!("game-{}-name", place.word()));
        ui.horizontal_wrapped(|ui| {
            kit::section(ui, None, &name);
            ui.add_space(12.0);
            let got = feats.iter().filter(|feat| profile.feats.contains_key(feat)).count();
            let (got, all) = (got as i64, feats.len() as i64);
            let state = say!(language, "achievements-count", got = got, all = all);
            kit::words(ui, &state, Type::Second);
        });
        for pair in feats.chunks(2) {
            two_columns(ui, |ui, half| {
                if let Some(feat) = pair.get(half) {
                    achievement(ui, language, *feat, profile.feats.get(feat), time);
                }
            });
        }
        kit::rule(ui);
    }
}

fn achievement(ui: &mut egui::Ui, language: &Language, feat: Feat, when: Option<&u64>, time: u64) {
    let word = feat.word();
    let name = language.say(&format!("achievement-{word}-name"));
    let state = match when {
        Some(when) => ago(language, *when, time),
        None => language.say("achievement-locked"),
    };
    let sign = if when.is_some() { icon::TROPHY } else { icon::LOCK };
    kit::entry(ui, Some(sign), &name, &state);
    kit::words(ui, &language.say(&format!("achievement-{word}-text")), Type::Second);
    ui.add_space(4.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    /// Whatever is counted is called by its name, never by its word in the books.
    #[test]
    fn tables_stand_in_the_order_of_the_parlor() {
        let words = ["duel-normal", "labyrinth-x", "cards-two", "arena-series", "wager-table"];
        assert!(words.iter().map(|word| standing(word)).eq(0..words.len()));
        assert_eq!(standing("classic"), standing("duel-normal"));
    }

    #[test]
    fn cards_have_names_in_the_books() {
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            for card in CardId::all() {
                assert_eq!(thing(&language, card.name()), names::card(&language, card));
            }
            let stake = thing(&language, "stake-3");
            assert!(stake.contains('3') && !stake.contains("stake-"), "{stake}");
        }
    }
}
