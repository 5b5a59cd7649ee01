//! The words, in three languages that can be switched at any moment (ux 2.0.10, 3.3).
//!
//! All texts are in `assets/lang/{en,zh,pl}/*.ftl`; the build checks that the three say the same
//! things with the same placeables (build/lang.rs). Signs between words and numbers are in `marks`.

use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use bevy::prelude::*;
use clap::ValueEnum;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use game_rules::odds::Odds;
use serde::{Deserialize, Serialize};
use unic_langid::{LanguageIdentifier, langid};

use super::{
    fonts::Fonts,
    marks::{fraction, plain, quoted, whole},
    settings::Settings,
};

include!(concat!(env!("OUT_DIR"), "/lang_keys.rs"));

/// What stands in a placeable: text, or a number that chooses its plural.
pub type Value<'a> = FluentValue<'a>;

/// The languages of the parlor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
pub enum Lang {
    /// English.
    #[default]
    #[value(name = "en")]
    English,
    /// Simplified Chinese.
    #[value(name = "zh")]
    Chinese,
    /// Polish.
    #[value(name = "pl")]
    Polish,
}

impl Lang {
    /// All languages, as the menu lists them.
    pub const ALL: [Lang; 3] = [Lang::English, Lang::Chinese, Lang::Polish];

    /// The language's own name.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::English => "English",
            Lang::Chinese => "简体中文",
            Lang::Polish => "Polski",
        }
    }

    /// The language a locale such as `zh_CN.UTF-8` asks for.
    pub fn of_locale(locale: &str) -> Lang {
        match locale.get(..2) {
            Some("zh") => Lang::Chinese,
            Some("pl") => Lang::Polish,
            _ => Lang::English,
        }
    }

    /// The language the desktop speaks.
    pub fn of_desktop() -> Lang {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let set = set.filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
        Lang::of_locale(&set.unwrap_or_default())
    }

    fn identifier(self) -> LanguageIdentifier {
        match self {
            Lang::English => langid!("en"),
            Lang::Chinese => langid!("zh-Hans"),
            Lang::Polish => langid!("pl"),
        }
    }

    const fn source(self) -> &'static str {
        match self {
            Lang::English => include_str!(concat!(env!("OUT_DIR"), "/lang/en.ftl")),
            Lang::Chinese => include_str!(concat!(env!("OUT_DIR"), "/lang/zh.ftl")),
            Lang::Polish => include_str!(concat!(env!("OUT_DIR"), "/lang/pl.ftl")),
        }
    }
}

/// Nobody reads a fraction of more cases than this.
const MANY_CASES: u64 = 9_999;

/// The words of one language.
#[derive(Resource)]
pub struct Language {
    tongue: Lang,
    bundle: FluentBundle<FluentResource>,
    /// What could not be said as it should be.
    gaps: Mutex<BTreeSet<String>>,
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Language({:?})", self.tongue)
    }
}

impl Language {
    /// The words of `tongue`.
    pub fn new(tongue: Lang) -> Language {
        let mut bundle = FluentBundle::new_concurrent(vec![tongue.identifier()]);
        // Isolation marks have no glyphs; all three languages are written from left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match tongue {
            Lang::English => |value, _| plain(Lang::English, value),
            Lang::Chinese => |value, _| plain(Lang::Chinese, value),
            Lang::Polish => |value, _| plain(Lang::Polish, value),
        }));
        // The build has checked every text; a part that could not be read is left out.
        let words = FluentResource::try_new(tongue.set(tongue.source()).into_owned())
            .unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(words);
        Language { tongue, bundle, gaps: Mutex::default() }
    }

    /// Which language this is.
    pub fn tongue(&self) -> Lang {
        self.tongue
    }

    /// Is there such a text? For keys that are put together from parts.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text of `key`.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The text of `key` with its placeables filled.
    pub fn say_with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            self.note(format!("there is no text `{key}`"));
            return key.to_owned();
        };
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults);
        if !faults.is_empty() {
            self.note(format!("the text `{key}` lacks a value: {faults:?}"));
        }
        quoted(self.tongue, text.into_owned())
    }

    /// What could not be said as it should be, until now.
    pub fn gaps(&self) -> Vec<String> {
        self.gaps.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    fn note(&self, gap: String) {
        let mut gaps = self.gaps.lock().unwrap_or_else(PoisonError::into_inner);
        if !gaps.contains(&gap) {
            warn!("{gap}");
            gaps.insert(gap);
        }
    }

    /// A whole number: real minus, thousands apart.
    pub fn number(&self, number: impl Into<i128>) -> String {
        whole(self.tongue, number.into())
    }

    /// A change with its sign: "+2", "−1", "0".
    pub fn change(&self, change: i64) -> String {
        let sign = if change > 0 { "+" } else { "" };
        format!("{sign}{}", self.number(change))
    }

    /// A number with this many decimals.
    pub fn decimal(&self, number: f64, places: usize) -> String {
        fraction(self.tongue, number, places)
    }

    /// "3/7"; a chance that is no fraction of a few cases is told in percent.
    pub fn fraction(&self, odds: Odds) -> String {
        if odds.den > MANY_CASES { self.percent(odds) } else { odds.to_string() }
    }

    /// "42.9 %", always with one decimal. What is not certain never reads as 0 or 100.
    pub fn percent(&self, odds: Odds) -> String {
        let value = odds.value() * 100.0;
        let shown = match (odds.is_never(), odds.is_sure()) {
            (false, false) => value.clamp(0.1, 99.9),
            _ => value,
        };
        format!("{}{}", self.decimal(shown, 1), self.tongue.percent_sign())
    }

    /// "≈ 42.9 ± 3.1 %", for a chance that was sampled.
    pub fn sampled(&self, odds: Odds, off: f64) -> String {
        let [chance, off] = [odds.value(), off].map(|part| self.decimal(part * 100.0, 1));
        format!("≈ {chance} ± {off}{}", self.tongue.percent_sign())
    }

    /// "3/7 · 42.9 %".
    pub fn odds(&self, odds: Odds) -> String {
        let percent = self.percent(odds);
        if odds.den > MANY_CASES { percent } else { format!("{odds} · {percent}") }
    }

    /// "6 min ago".
    pub fn ago(&self, time: std::time::Duration) -> String {
        let minutes = i64::try_from(time.as_secs() / 60).unwrap_or(i64::MAX);
        match minutes {
            0 => self.say("ago-now"),
            1..60 => say!(self, "ago-minutes", count = minutes),
            60..1440 => say!(self, "ago-hours", count = minutes / 60),
            _ => say!(self, "ago-days", count = minutes / 1440),
        }
    }

    /// Which languages can be shown with these fonts. For one that cannot, the menu says
    /// `settings-language-no-font`, and the present language stays.
    pub fn available(fonts: &Fonts) -> impl Iterator<Item = (Lang, bool)> + use<> {
        let chinese = fonts.has_chinese();
        Lang::ALL.into_iter().map(move |tongue| (tongue, tongue != Lang::Chinese || chinese))
    }
}

/// `say!(language, "count-shells", count = 3)`.
#[macro_export]
macro_rules! say {
    ($language:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $language.say_with(
            $key,
            &[$((stringify!($name), $crate::app::language::Value::from($value))),*],
        )
    };
}
pub use crate::say;

/// The words follow the setting, at once and everywhere.
pub(super) fn follow_settings(settings: Res<Settings>, mut language: ResMut<Language>) {
    if language.tongue != settings.language {
        *language = Language::new(settings.language);
    }
}

pub(super) fn plugin(app: &mut App) {
    let tongue = app
        .world()
        .get_resource::<Settings>()
        .map(|settings| settings.language)
        .unwrap_or_default();
    app.insert_resource(Language::new(tongue))
        .add_systems(PreUpdate, follow_settings.run_if(resource_changed::<Settings>));
}

#[cfg(test)]
#[path = "language_tests.rs"]
mod tests;
