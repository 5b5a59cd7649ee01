//! The data files of the Cards: their numbers, and what happens when somebody gets them wrong.

use std::collections::BTreeSet;

use game_rules::{
    cards::{
        element::Element,
        pool::{
            Pool,
            def::{CardDef, CharacterDef, DeckRule, EntityDef, Reaction, Text},
            ids::{CardId, CharacterId, EntityId, SkillId},
            words::{Cards, Category, Effect},
        },
    },
    data::read_ron,
};

/// Every character has its skills and exactly one talent card; a kind of card nobody has would be a
/// file that was not read; numbers and names are nobody else's.
#[test]
fn the_pool_is_whole() {
    for who in CharacterId::all() {
        let def = who.def();
        assert!((3..=4).contains(&def.skills.len()), "{who}: {} skills", def.skills.len());
        let talents = CardId::all().filter(|card| {
            card.def().category == Category::Talent
                && card.def().deck_rule == Some(DeckRule::Character(who))
        });
        assert_eq!(talents.count(), 1, "talents of {who}");
    }
    let kinds = [
        Category::Talent,
        Category::Token,
        Category::Weapon,
        Category::Artifact,
        Category::Location,
        Category::Companion,
        Category::Item,
        Category::Resonance,
        Category::National,
        Category::Event,
        Category::Food,
        Category::ArcaneLegend,
    ];
    for kind in kinds {
        assert!(CardId::all().any(|card| card.def().category == kind), "no {kind:?}");
    }
    let mut seen = BTreeSet::new();
    let numbered = CardId::all().map(|card| (card.def().gid, card.def().name.en.clone()));
    for (gid, name) in
        numbered.chain(CharacterId::all().map(|it| (it.def().gid, it.def().name.en.clone())))
    {
        assert!(seen.insert(gid), "{name}: the number {gid} is taken");
    }
    for card in CardId::all().filter(|card| card.def().not_in_decks) {
        assert_eq!(card.def().category, Category::Token, "{card}");
    }
}

/// The table of rules/cards.md 9, both ways round.
#[test]
fn the_reaction_table_is_that_of_the_rulebook() {
    use Element::{Anemo, Cryo, Dendro, Electro, Geo, Hydro, Pyro};
    let mut rows = vec![
        (Reaction::Melt, Pyro, Cryo, 2),
        (Reaction::Vaporize, Pyro, Hydro, 2),
        (Reaction::Overloaded, Pyro, Electro, 2),
        (Reaction::Superconduct, Cryo, Electro, 1),
        (Reaction::ElectroCharged, Hydro, Electro, 1),
        (Reaction::Frozen, Cryo, Hydro, 1),
        (Reaction::Burning, Pyro, Dendro, 1),
        (Reaction::Bloom, Hydro, Dendro, 1),
        (Reaction::Quicken, Electro, Dendro, 1),
    ];
    for element in [Cryo, Hydro, Pyro, Electro] {
        rows.push((Reaction::Swirl, Anemo, element, 0));
        rows.push((Reaction::Crystallize, Geo, element, 1));
    }
    let mut found = 0;
    for one in Element::ALL {
        for other in Element::ALL {
            let row = rows
                .iter()
                .find(|row| (row.1, row.2) == (one, other) || (row.2, row.1) == (one, other));
            let rules = Pool::get().reaction(one, other);
            assert_eq!(
                rules.map(|it| (it.id, it.bonus)),
                row.map(|it| (it.0, it.3)),
                "{one:?} {other:?}"
            );
            found += usize::from(rules.is_some());
        }
    }
    assert_eq!(found, 2 * rows.len());
}

/// Numbers where other implementations differ (ruling 27).
#[test]
fn numbers_are_those_of_version_5_0() {
    let skill = |name: &str| SkillId::find(name).unwrap().rules().def.cost;
    assert_eq!(skill("pyronado").of, Some((Element::Pyro, 4)));
    assert_eq!(skill("blade_ablaze").of, Some((Element::Pyro, 3)));
    let sucrose = skill("wind_spirit_creation");
    assert_eq!((sucrose.of, sucrose.unaligned), (Some((Element::Anemo, 1)), 2));
    assert_eq!(CharacterId::find("jean").unwrap().def().energy, 2);
    let card = |name: &str| CardId::find(name).unwrap().def().cost;
    assert_eq!(card("blizzard_strayer").aligned, 2);
    assert_eq!(card("knights_of_favonius_library").dice(), 0);
    assert_eq!(card("wind_and_freedom").dice(), 0);
}

/// The numbers above 1 that a player has to know from a text: damage, healing, bonuses, discounts
/// and cards drawn.
fn numbers(effects: &[Effect], found: &mut Vec<u8>) {
    for effect in effects {
        match effect {
            Effect::Cond { then, otherwise, .. } => {
                numbers(then, found);
                numbers(otherwise, found);
            }
            Effect::Damage { n, pierce, .. } => found.extend([*n, *pierce]),
            Effect::Heal { n, .. }
            | Effect::Dice { n, .. }
            | Effect::Energy { n, .. }
            | Effect::Discount { n, .. }
            | Effect::FixDice { n, .. }
            | Effect::ShieldAdd { n, .. }
            | Effect::Draw { n: Cards::N(n), .. }
            | Effect::Add(n)
            | Effect::Reduce(n) => found.push(*n),
            _ => {}
        }
    }
}

/// Every text names the numbers of its data, in every language.
#[test]
fn texts_name_the_numbers_of_their_data() {
    let says = |text: &str, n: u8| {
        let digits = text.split(|letter: char| !letter.is_ascii_digit());
        digits.into_iter().any(|part| part == n.to_string())
            || n == 2 && text.contains("twice")
            || n == 3 && text.contains("third")
    };
    let mut silent = Vec::new();
    let mut check = |name: &str, text: &Text, found: &[u8]| {
        for text in [&text.en, &text.zh, &text.pl] {
            for &n in found.iter().filter(|&&n| n > 1 && !says(text, n)) {
                silent.push(format!("{name} does not name {n}: {text}"));
            }
        }
    };
    for skill in SkillId::all() {
        let mut found = Vec::new();
        numbers(&skill.rules().def.effects, &mut found);
        check(skill.name(), &skill.rules().def.text, &found);
    }
    for card in CardId::all() {
        let mut found = Vec::new();
        numbers(&card.def().play, &mut found);
        card.def().triggers.iter().for_each(|trigger| numbers(&trigger.effects, &mut found));
        check(card.name(), &card.def().text, &found);
    }
    for id in EntityId::all().filter(|id| id.card().is_none()) {
        let rules = id.rules();
        let stocks = [rules.usages, rules.shield].into_iter().flatten().map(|stock| stock.init);
        let lasting: Vec<u8> = stocks.chain(rules.rounds).collect();
        check(id.name(), &rules.text, &lasting);
    }
    assert!(silent.is_empty(), "{silent:#?}");
}

fn entity(line: &str) -> String {
    let text = format!(
        "[(\n  id: \"oz\", gid: 1, name: (en: \"\", zh: \"\"), kind: Summon, text: (en: \"\", zh: \"\", pl: \"\"),\n  {line}\n)]"
    );
    read_ron::<Vec<EntityDef>>("mine.ron", &text)
        .map_or_else(|fault| fault.to_string(), |_| String::new())
}

#[test]
fn unknown_words_are_faults_with_their_place() {
    let fine = entity("triggers: [(on: EndPhase, do: [Heal(n: 1, to: MyActive)])],");
    assert_eq!(fine, "");
    for (line, word) in [
        ("triggers: [(on: TeaTime, do: [])],", "TeaTime"),
        ("triggers: [(on: EndPhase, do: [Explode(3)])],", "Explode"),
        ("triggers: [(on: EndPhase, if: [Sunny], do: [])],", "Sunny"),
        ("triggers: [(on: EndPhase, do: [Heal(n: 1, to: Everybody)])],", "Everybody"),
        ("triggers: [(on: EndPhase, do: [Heal(n: 1, who: MyActive)])],", "who"),
        ("triggers: [(on: EndPhase, do: [Summon(\"ozz\")])],", "there is no entity called `ozz`"),
        ("colour: 3,", "colour"),
    ] {
        let fault = entity(line);
        assert!(fault.starts_with("mine.ron:3:"), "{line}: {fault}");
        assert!(fault.contains(word), "{line}: {fault}");
    }
    let text = "[(id: \"nobody\")]";
    let fault = read_ron::<Vec<CharacterDef>>("who.ron", text).unwrap_err().to_string();
    assert!(fault.contains("there is no character called `nobody`"), "{fault}");
    let fault =
        read_ron::<Vec<CardDef>>("card.ron", "[(\n id: \"paimon\",\n gid: -1)]").unwrap_err();
    assert_eq!(fault.line, 3);
}
