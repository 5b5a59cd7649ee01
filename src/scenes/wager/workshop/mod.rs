//! The workshop of packs: what is drawn how often, which songs never come, challenges of one's own
//! with their evaluators tried out on the spot, and packs as codes and files.

pub(in crate::scenes::wager) mod own_packs;

use std::collections::BTreeSet;

use bevy_egui::egui;
use game_rules::wager::{
    Custom, Difficulty, Judge, Level, Number, Pool, Weight,
    packs::{read_code, write_code},
};

use super::{
    formula::judged,
    names::{custom_title, game_word},
};
use crate::{
    app::{language::Language, marks::narrow},
    kit::{self, Type},
    say,
    screens::codes::say_fault,
};
use own_packs::PACKS;

/// A challenge in the making, and what was said about it last.
#[derive(Clone, Debug, Default)]
struct Draft {
    open: bool,
    title: String,
    task: String,
    evaluator: String,
    asks: String,
    weight: u16,
    tried: String,
    code: String,
    file: String,
    said: Option<String>,
}

/// What an evaluator makes of numbers, or why it does not.
#[derive(Clone, Debug, PartialEq)]
enum Tried {
    /// It is no evaluator.
    Bad(Misread),
    /// This is no number.
    NotANumber(String),
    /// It wants numbers that were not given.
    Wants(usize),
    /// It cannot judge these.
    Unjudged(String),
    /// It counts this much.
    Counts(Number),
}

/// Where a text stops being an evaluator, and why.
#[derive(Clone, Debug, PartialEq)]
struct Misread {
    at: usize,
    cause: ron::Error,
}

impl Misread {
    fn words(&self, language: &Language) -> String {
        let at = self.at as i64;
        match &self.cause {
            ron::Error::NoSuchEnumVariant { found, .. } => {
                say!(language, "bets-shop-bad-word", at = at, word = found.as_str())
            }
            cause => {
                let cause = cause.to_string().replace('`', "\"");
                say!(language, "bets-shop-bad-at", at = at, cause = cause)
            }
        }
    }
}

/// The evaluator of a text; nothing written is the number itself.
fn judge(text: &str) -> Result<Judge, Misread> {
    if text.trim().is_empty() {
        return Ok(Judge::default());
    }
    ron::from_str(text.trim())
        .map_err(|fault| Misread { at: fault.span.start.col, cause: fault.code })
}

/// Tries an evaluator on typed numbers.
fn attempt(evaluator: &str, typed: &str) -> Tried {
    let judge = match judge(evaluator) {
        Ok(judge) => judge,
        Err(fault) => return Tried::Bad(fault),
    };
    let mut numbers = Vec::new();
    for word in narrow(typed).split([' ', ';']).filter(|word| !word.is_empty()) {
        match word.replace(',', ".").parse::<Number>() {
            Ok(number) => numbers.push(number),
            Err(_) => return Tried::NotANumber(word.to_owned()),
        }
    }
    if numbers.len() < judge.numbers() || numbers.is_empty() {
        return Tried::Wants(judge.numbers().max(1));
    }
    match judge.value(&numbers) {
        Ok(value) => Tried::Counts(value),
        Err(why) => Tried::Unjudged(why.to_string()),
    }
}

/// The workshop, behind a switch.
pub fn draw(ui: &mut egui::Ui, language: &Language, pool: &mut Pool) {
    let id = egui::Id::new("pack workshop");
    let mut draft: Draft = ui.data_mut(|data| data.get_temp(id)).unwrap_or_default();
    ui.add(kit::toggle(&mut draft.open, &language.say("bets-shop")));
    if draft.open {
        odds(ui, language, pool);
        songs(ui, language, pool);
        own(ui, language, pool, &mut draft);
        share(ui, language, pool, &mut draft);
        if let Some(said) = &draft.said {
            kit::words(ui, said, Type::Body);
        }
    }
    ui.data_mut(|data| data.insert_temp(id, draft));
}

/// The heaviest a slider can make something, in per cent of the usual weight.
const HEAVIEST: u16 = 1000;

/// A weight in per cent of the usual one, as the sliders show it.
fn percent(weight: Weight) -> u16 {
    (f64::from(weight) * 100.0).round().clamp(0.0, f64::from(HEAVIEST)) as u16
}

fn weight_of(percent: u16) -> Weight {
    Weight::try_from(f64::from(percent) / 100.0).unwrap_or_default()
}

/// A slider for a weight; true if it was moved.
fn weigh(ui: &mut egui::Ui, label: &str, weight: &mut Weight) -> bool {
    let mut value = percent(*weight);
    let slider = kit::slider(&mut value, 0..=HEAVIEST, label).unit(" %").step(25);
    let moved = ui.add(slider).changed();
    if moved {
        *weight = weight_of(value);
    }
    moved
}

/// How often each level, game and challenge comes.
fn odds(ui: &mut egui::Ui, language: &Language, pool: &mut Pool) {
    kit::words(ui, &language.say("bets-shop-weights"), Type::Section);
    kit::words(ui, &language.say("bets-shop-weights-help"), Type::Second);
    let enabled = pool.packages.iter().filter(|package| package.enabled);
    let charts = enabled.flat_map(|package| &package.songs).flat_map(|song| &song.charts);
    let levels: BTreeSet<Level> = charts.map(|chart| chart.level).collect();
    for level in levels {
        let label = say!(language, "bets-shop-level", level = level.to_string());
        let mut weight = pool.level_weights.get(&level).copied().unwrap_or_default();
        if weigh(ui, &label, &mut weight) {
            pool.level_weights.insert(level, weight);
        }
    }
    for quest in &mut pool.games {
        let word = game_word(quest.game, quest.versus);
        let label = language.say(&format!("quest-{word}-title"));
        weigh(ui, &label, &mut quest.weight);
    }
    for quest in &mut pool.quick {
        let label = language.say(&format!("quest-{}-title", quest.challenge));
        weigh(ui, &label, &mut quest.weight);
    }
    let mut gone = None;
    for (place, quest) in pool.custom.iter_mut().enumerate() {
        weigh(ui, &custom_title(language, quest), &mut quest.weight);
        let remove = say!(language, "bets-shop-remove", title = custom_title(language, quest));
        if ui.add(kit::Stock::new(&remove).height(34.0)).clicked() {
            gone = Some(place);
        }
    }
    if let Some(place) = gone {
        pool.custom.remove(place);
    }
}

/// Difficulties, and songs that never come.
fn songs(ui: &mut egui::Ui, language: &Language, pool: &mut Pool) {
    if pool.packages.iter().all(|package| !package.enabled) {
        return;
    }
    kit::words(ui, &language.say("bets-shop-songs"), Type::Section);
    let difficulties: Vec<Difficulty> = pool.chart_difficulties().into_iter().cloned().collect();
    for difficulty in difficulties {
        let mut on = pool.difficulties.get(&difficulty).copied().unwrap_or(true);
        if ui.add(kit::toggle(&mut on, difficulty.name())).changed() {
            pool.difficulties.insert(difficulty, on);
        }
    }
    let enabled = pool.packages.iter().filter(|package| package.enabled);
    for song in enabled.flat_map(|package| &package.songs) {
        let mut on = !pool.ban.contains(&song.id);
        let label = language.noted(&song.title, &song.artist);
        if ui.add(kit::toggle(&mut on, &label)).changed() {
            if on {
                pool.ban.retain(|id| *id != song.id);
            } else {
                pool.ban.push(song.id.clone());
            }
        }
    }
}

/// A challenge of one's own.
fn own(ui: &mut egui::Ui, language: &Language, pool: &mut Pool, draft: &mut Draft) {
    kit::words(ui, &language.say("bets-shop-own"), Type::Section);
    for (key, text, longest) in [
        ("title", &mut draft.title, 40),
        ("task", &mut draft.task, 160),
        ("asks", &mut draft.asks, 120),
        ("evaluator", &mut draft.evaluator, 400),
        ("tried", &mut draft.tried, 120),
    ] {
        let label = language.say(&format!("bets-shop-{key}"));
        let hint = language.say(&format!("bets-shop-{key}-hint"));
        kit::words(ui, &label, Type::Body);
        if key == "evaluator" {
            forms(ui, language, text);
        }
        ui.add(kit::field(text, &label).hint(&hint).longest(longest));
    }
    let tried = attempt(&draft.evaluator, &draft.tried);
    kit::words(ui, &said(language, &tried), Type::Strong);
    let mut weight = if draft.weight == 0 { 100 } else { draft.weight };
    if let Some(rule) = rule(language, draft, weight) {
        kit::words(ui, &rule, Type::Second);
    }
    let label = language.say("bets-shop-weight");
    ui.add(kit::slider(&mut weight, 25..=HEAVIEST, &label).unit(" %").step(25));
    draft.weight = weight;
    let missing = language.say("bets-shop-task-missing");
    let bad = matches!(tried, Tried::Bad(_)).then(|| said(language, &tried));
    let reason = if draft.task.trim().is_empty() { Some(missing) } else { bad };
    let add = language.say("bets-shop-add");
    if ui.add(kit::Stock::new(&add).disabled_if(reason.as_deref())).clicked() {
        draft.said = Some(match made(draft, weight) {
            Ok(quest) => add_pack(language, pool, Pool { custom: vec![quest], ..Pool::default() }),
            Err(fault) => fault.words(language),
        });
    }
}

/// Evaluators to begin with: one press writes the form, numbers are changed afterwards.
const FORMS: [(&str, &str); 6] = [
    ("sum", "Sum([ScoreValue(0), ScoreValue(1)])"),
    ("max", "Max([ScoreValue(0), ScoreValue(1)])"),
    ("min", "Min([ScoreValue(0), ScoreValue(1)])"),
    ("fewest", "Multiply(poly: [0, -1], of: ScoreValue(0))"),
    ("bands", "ByScore(index: 0, first: 0, steps: [(50, 1), (80, 2)])"),
    ("poly", "Multiply(poly: [0, 2, 1], of: ScoreValue(0))"),
];

fn forms(ui: &mut egui::Ui, language: &Language, evaluator: &mut String) {
    ui.horizontal_wrapped(|ui| {
        for (word, form) in FORMS {
            let label = language.say(&format!("bets-shop-form-{word}"));
            if ui.add(kit::Stock::new(&label).height(34.0)).clicked() {
                *evaluator = form.to_owned();
            }
        }
    });
}

/// How the challenge in the making would be judged, in words.
fn rule(language: &Language, draft: &Draft, weight: u16) -> Option<String> {
    let pool = Pool { custom: vec![made(draft, weight).ok()?], ..Pool::default() };
    pool.quests(2).first().map(|quest| judged(language, quest))
}

/// The challenge that was made.
fn made(draft: &Draft, weight: u16) -> Result<Custom, Misread> {
    let asks = draft.asks.split([';', '；']).map(str::trim).filter(|ask| !ask.is_empty());
    Ok(Custom {
        id: String::new(),
        title: draft.title.trim().to_owned(),
        weight: weight_of(weight),
        description: draft.task.trim().to_owned(),
        evaluator: judge(&draft.evaluator)?,
        asks: asks.map(str::to_owned).collect(),
        typical: Vec::new(),
    })
}

/// Puts a pack on top, or says why not.
fn add_pack(language: &Language, pool: &mut Pool, pack: Pool) -> String {
    match pool.add(pack) {
        Ok(()) => language.say("bets-shop-added"),
        Err(fault) => say!(language, "bets-shop-refused", reason = fault.to_string()),
    }
}

fn said(language: &Language, tried: &Tried) -> String {
    match tried {
        Tried::Bad(fault) => fault.words(language),
        Tried::NotANumber(text) => say!(language, "bets-enter-wrong", text = text.as_str()),
        Tried::Wants(count) => say!(language, "bets-shop-wants", count = *count as i64),
        Tried::Unjudged(why) => say!(language, "bets-shop-bad", reason = why.as_str()),
        Tried::Counts(value) => {
            say!(language, "bets-enter-value", value = language.written(*value))
        }
    }
}

/// The whole pool as a code and as a file of one's own.
fn share(ui: &mut egui::Ui, language: &Language, pool: &mut Pool, draft: &mut Draft) {
    kit::words(ui, &language.say("bets-shop-share"), Type::Section);
    if ui.add(kit::Stock::new(&language.say("bets-shop-copy"))).clicked() {
        ui.ctx().copy_text(write_code(pool));
        draft.said = Some(language.say("button-copied"));
    }
    let label = language.say("bets-shop-code");
    kit::words(ui, &label, Type::Body);
    ui.add(kit::field(&mut draft.code, &label).hint("EVIL-PACK1-…"));
    if ui.add(kit::Stock::new(&language.say("bets-shop-take"))).clicked() {
        draft.said = Some(take_over(language, pool, draft.code.trim()));
    }
    let label = language.say("bets-shop-file");
    kit::words(ui, &label, Type::Body);
    ui.add(kit::field(&mut draft.file, &label).hint("evening").longest(40));
    if ui.add(kit::Stock::new(&language.say("bets-shop-save"))).clicked() {
        draft.said = Some(match PACKS.save(draft.file.trim(), &pool.write(), pool.clone()) {
            Ok(file) => say!(language, "own-saved", file = file),
            Err(why) => why.say(language),
        });
    }
}

/// A pool from its code takes the place of the present one.
fn take_over(language: &Language, pool: &mut Pool, code: &str) -> String {
    match read_code(code) {
        Err(fault) => say!(language, "bets-shop-refused", reason = say_fault(language, &fault)),
        Ok(found) => {
            *pool = found;
            language.say("bets-shop-added")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::wager::packs::pack;

    fn counts(evaluator: &str, typed: &str) -> Option<String> {
        match attempt(evaluator, typed) {
            Tried::Counts(value) => Some(value.to_string()),
            _ => None,
        }
    }

    #[test]
    fn an_unknown_evaluator_is_named_with_its_place() {
        let language = Language::new(crate::app::language::Lang::English);
        let Err(fault) = judge("Sum([ScorFoo(0)])") else { panic!("there is no such evaluator") };
        let said = fault.words(&language);
        assert!(said.contains("“ScorFoo”") && said.contains("ScoreValue"), "{said}");
        let Err(fault) = judge("Sum([ScoreValue(x)])") else { panic!("x is no number") };
        assert!(!fault.words(&language).contains('`'));
    }

    #[test]
    fn an_evaluator_is_tried_on_typed_numbers() {
        assert_eq!(counts("", "7").as_deref(), Some("7"));
        assert_eq!(counts("Sum([ScoreValue(0), ScoreValue(1)])", "2,5 4").as_deref(), Some("6.5"));
        let bands = "ByScore(index: 0, first: 0, steps: [(10, 1), (20, 2)])";
        assert_eq!(counts(bands, "9").as_deref(), Some("0"));
        assert_eq!(counts(bands, "20").as_deref(), Some("2"));
        assert_eq!(attempt("ScoreValue(2)", "1 2"), Tried::Wants(3));
        assert_eq!(attempt("", ""), Tried::Wants(1));
        assert_eq!(attempt("", "four"), Tried::NotANumber("four".into()));
        assert!(matches!(attempt("Sum([])", "1"), Tried::Bad(_)));
        assert!(matches!(attempt("Sum(ScoreValue", "1"), Tried::Bad(fault) if fault.at > 4));
    }

    #[test]
    fn every_form_counts_something_and_says_how() {
        let language = Language::new(Lang::English);
        for (word, form) in FORMS {
            assert!(counts(form, "60 7").is_some(), "{word}");
            let draft = Draft { evaluator: form.into(), task: "d".into(), ..Draft::default() };
            assert!(rule(&language, &draft, 100).is_some_and(|said| !said.is_empty()), "{word}");
        }
        assert_eq!(counts(FORMS[3].1, "7").as_deref(), Some("-7"));
        assert_eq!(counts(FORMS[4].1, "80").as_deref(), Some("2"));
    }

    #[test]
    fn a_challenge_of_ones_own_goes_into_the_pool_or_is_refused() {
        let language = Language::new(Lang::English);
        let mut pool = pack("quick").unwrap();
        let before = pool.quests(3).len();
        let mut draft = Draft { task: "Hop on one leg".into(), ..Draft::default() };
        draft.asks = "hops; falls".into();
        draft.evaluator = "Sum([ScoreValue(0), Multiply(poly: [0, -2], of: ScoreValue(1))])".into();
        let quest = made(&draft, 250).unwrap();
        let said = rule(&language, &draft, 250).unwrap();
        assert!(said.contains("hops") && said.contains("falls"), "{said}");
        assert_eq!(quest.asks, ["hops", "falls"]);
        add_pack(&language, &mut pool, Pool { custom: vec![quest], ..Pool::default() });
        assert_eq!(pool.quests(3).len(), before + 1);
        assert_eq!(percent(pool.custom[0].weight), 250);
        let empty = Pool { custom: vec![made(&Draft::default(), 100).unwrap()], ..Pool::default() };
        let refused = add_pack(&language, &mut pool, empty);
        assert!(refused.contains("has no description"), "{refused}");
        assert_eq!(pool.quests(3).len(), before + 1);
    }

    #[test]
    fn a_pool_comes_back_from_its_code() {
        let language = Language::new(Lang::English);
        let pool = game_rules::wager::packs::shipped();
        let code = write_code(&pool);
        let mut other = Pool::default();
        take_over(&language, &mut other, &code);
        assert_eq!(other, pool);
        let said = take_over(&language, &mut other, &code[..code.len() - 3]);
        assert_eq!(other, pool, "{said}");
    }
}
