//! The rulebook of the Cards, with the reaction table made from the data.

use game_rules::cards::{
    element::Element,
    pool::{
        Pool,
        def::{Outburst, Reaction},
    },
    rack::Rack,
    setup::{COPIES, DECK},
    state::{DRAW, HAND, OPENING, ROUNDS, SUMMONS, SUPPORTS},
};

use super::names;
use crate::{app::language::Language, say};

/// Titles and paragraphs.
pub fn chapters(language: &Language) -> Vec<(String, String)> {
    let plain = |word: &str| {
        let title = language.say(&format!("cards-rules-{word}-title"));
        (title, language.say(&format!("cards-rules-{word}")))
    };
    let goal = say!(
        language,
        "cards-rules-goal",
        cards = DECK as i64,
        copies = i64::from(COPIES),
        rounds = i64::from(ROUNDS)
    );
    let opening = say!(language, "cards-rules-opening", count = OPENING as i64);
    let round =
        say!(language, "cards-rules-round", dice = i64::from(Rack::ROLLED), draw = i64::from(DRAW));
    let limits = say!(
        language,
        "cards-rules-limits",
        hand = HAND as i64,
        dice = i64::from(Rack::MAX),
        summons = SUMMONS as i64,
        supports = SUPPORTS as i64
    );
    let titled =
        |word: &str, text: String| (language.say(&format!("cards-rules-{word}-title")), text);
    let mut chapters = vec![
        titled("goal", goal),
        titled("opening", opening),
        titled("round", round),
        plain("actions"),
        plain("dice"),
        plain("energy"),
        plain("damage"),
        (language.say("cards-rules-reactions-title"), reactions(language)),
        titled("limits", limits),
    ];
    chapters.push(plain("hidden"));
    chapters
}

/// One line for each reaction of the table.
fn reactions(language: &Language) -> String {
    let mut lines: Vec<(Reaction, Vec<String>)> = Vec::new();
    for (place, one) in Element::ALL.into_iter().enumerate() {
        for other in Element::ALL.into_iter().skip(place + 1) {
            let Some(rules) = Pool::get().reaction(one, other) else { continue };
            let pair =
                format!("{} + {}", names::element(language, one), names::element(language, other));
            match lines.iter_mut().find(|(known, _)| *known == rules.id) {
                Some((_, pairs)) => pairs.push(pair),
                None => lines.push((rules.id, vec![pair])),
            }
        }
    }
    let line = |(id, pairs): (Reaction, Vec<String>)| {
        let name = names::reaction(language, id);
        let rules = Element::ALL.into_iter().find_map(|one| {
            let mut others = Element::ALL.into_iter();
            others.find_map(|other| Pool::get().reaction(one, other).filter(|rules| rules.id == id))
        });
        let effect = rules.map_or_else(String::new, |rules| {
            let bonus = language.change(i64::from(rules.bonus));
            outburst(language, rules.outburst, &bonus)
        });
        language.labelled(&language.noted(&name, &language.list(&pairs)), &effect)
    };
    lines.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

fn outburst(language: &Language, outburst: Outburst, bonus: &str) -> String {
    let (key, count, thing) = match outburst {
        Outburst::Nothing => ("cards-reacts-plain", 0, String::new()),
        Outburst::ForceSwitch => ("cards-reacts-switch", 0, String::new()),
        Outburst::PierceOthers(n) => ("cards-reacts-pierce", n, String::new()),
        Outburst::Attach(id) => ("cards-reacts-attach", 0, names::entity(language, id)),
        Outburst::Summon(id) | Outburst::Combat(id) => {
            ("cards-reacts-create", 0, names::entity(language, id))
        }
        Outburst::Spread(n) => ("cards-reacts-spread", n, String::new()),
    };
    language.say_with(
        key,
        &[
            ("bonus", bonus.to_owned().into()),
            ("count", i64::from(count).into()),
            ("thing", thing.into()),
        ],
    )
}
