//! The rulebook of a mode, from the same data as the rules: its numbers, its tools and how likely
//! each of them is to be dealt.

use game_rules::{
    duel::full::{Explosion, Mode, Periods, View, Weight},
    odds::Odds,
};

use super::story::{about, evil_hp, mode_name};
use crate::{app::language::Language, say, scenes::duel::chronicle::tool_name};

/// Paragraphs that are the same in every mode.
const PARAGRAPHS: [&str; 9] =
    ["turn", "shot", "damage", "wounds", "breath", "next", "rattled", "knowledge", "bold"];

/// Titles and paragraphs.
pub fn rules(language: &Language, view: &View) -> Vec<(String, String)> {
    let Some(mode) = view.setup.chosen() else { return Vec::new() };
    let now = mode.period(view.count.period);
    let said = |word: &str, part: &str| language.say(&format!("rules-duel-{word}-{part}"));
    let mut book = vec![
        (mode_name(language, &view.setup), about(language, &view.setup)),
        (said("goal", "title"), goal(language, mode)),
        (said("round", "title"), round(language, now)),
        (said("clip", "title"), clip(language, now)),
    ];
    book.extend(PARAGRAPHS.iter().map(|word| (said(word, "title"), said(word, "text"))));
    book.push((said("blowback", "title"), blowback(language, view, now)));
    book.extend(tools(language, view, now));
    book
}

fn goal(language: &Language, mode: &Mode) -> String {
    let first = mode.period(1);
    let (own, evil) = (language.number(first.human_hp), evil_hp(language, first));
    let goal = say!(language, "rules-duel-goal-text", own = own, evil = evil);
    let more = match &mode.periods {
        Periods::One => return goal,
        Periods::Endless => language.say("rules-duel-goal-endless"),
        Periods::Sequence(all) => {
            say!(language, "rules-duel-goal-sequence", count = all.len() as i64)
        }
    };
    format!("{goal} {more}")
}

fn round(language: &Language, mode: &Mode) -> String {
    if mode.tools.is_empty() {
        return language.say("rules-duel-round-bare");
    }
    let dealt = say!(
        language,
        "rules-duel-round-text",
        slots = i64::from(mode.permanent_slots),
        most = i64::from(mode.max_tools_per_round),
        expected = language.decimal(mode.expected_tools_per_round(), 2)
    );
    if mode.temp_slot_weights.is_empty() {
        return dealt;
    }
    let chance = language.percent(Odds::close_to(mode.temp_slot_chance));
    let lives = mode.temp_slot_weights.keys();
    let (few, many) =
        lives.fold((u8::MAX, 0), |(few, many), life| (few.min(*life), many.max(*life)));
    let slots = say!(
        language,
        "rules-duel-round-slots",
        chance = chance,
        least = i64::from(few),
        most = i64::from(many)
    );
    format!("{dealt} {slots}")
}

fn clip(language: &Language, mode: &Mode) -> String {
    say!(
        language,
        "rules-duel-clip-text",
        least = i64::from(mode.min_bullets),
        most = i64::from(mode.max_bullets),
        live = i64::from(mode.min_true),
        live_most = i64::from(mode.max_true),
        blank = i64::from(mode.min_false),
        share = language.percent(Odds::close_to(mode.expected_live_share()))
    )
}

fn blowback(language: &Language, view: &View, mode: &Mode) -> String {
    match mode.explosion {
        Explosion::Fixed(chance) => {
            let chance = language.percent(Odds::close_to(chance));
            say!(language, "rules-duel-blowback-fixed", chance = chance)
        }
        Explosion::Exponent { .. } => {
            // (1 − (1023/1024)^(wear + 200))², for the barrel as it is now.
            let chance = (1.0 - (1023.0f64 / 1024.0).powi(view.wear as i32 + 200)).powi(2);
            let chance = language.percent(Odds::close_to(chance));
            say!(language, "rules-duel-blowback-text", wear = i64::from(view.wear), chance = chance)
        }
    }
}

/// Every tool that is dealt, the likeliest first: how often, how many at most, what it does.
fn tools(language: &Language, view: &View, mode: &Mode) -> Vec<(String, String)> {
    let at = match view.extra_count {
        0 => 0,
        1 | 2 => 1,
        _ => 2,
    };
    let weight = |weight: Weight| weight.by_extras()[at];
    let all: u64 = mode.rows().map(|(_, row)| u64::from(weight(row.weight))).sum();
    let mut rows: Vec<_> = mode.rows().collect();
    rows.sort_by_key(|(_, row)| std::cmp::Reverse(weight(row.weight)));
    let paragraph = |(tool, row): (game_rules::duel::Tool, &game_rules::duel::full::ToolRow)| {
        let word = tool.word();
        let share = Odds::new(u64::from(weight(row.weight)), all.max(1));
        let mut text = vec![
            say!(language, "rules-duel-tool-share", odds = language.odds(share)),
            language.say(&format!("tool-{word}-effect")),
            language.say(&format!("tool-{word}-learn")),
        ];
        if row.per_game_limit > 0 {
            let count = i64::from(row.per_game_limit);
            text.push(say!(language, "rules-duel-tool-limit", count = count));
        }
        if row.hold_limit > 0 {
            let count = i64::from(row.hold_limit);
            text.push(say!(language, "rules-duel-tool-hold", count = count));
        }
        (tool_name(language, tool), text.join(" "))
    };
    rows.into_iter().map(paragraph).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::{
        duel::{
            HUMAN,
            full::{Duel, Setup},
        },
        game::{Game, Viewer},
    };

    #[test]
    fn the_book_is_that_of_the_mode() {
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            for mode in Mode::shipped() {
                let (game, _) = Duel::start(&Setup::numbered(mode.id), 1).unwrap();
                let book = rules(&language, &game.view(Viewer::Seat(HUMAN)));
                assert_eq!(book.len(), 4 + PARAGRAPHS.len() + 1 + mode.tools.len());
                assert!(book.iter().all(|(title, text)| !title.is_empty() && !text.is_empty()));
            }
        }
        let language = Language::new(Lang::English);
        let (game, _) = Duel::start(&Setup::numbered(3), 1).unwrap();
        let book = rules(&language, &game.view(Viewer::Seat(HUMAN)));
        // Knife 4, Eject 1.
        assert!(book[book.len() - 2].1.contains("4/5"), "{:?}", book[book.len() - 2]);
        assert!(book[book.len() - 1].1.contains("10"), "{:?}", book[book.len() - 1]);
    }
}
