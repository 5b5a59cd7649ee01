//! Names of creatures, moves and types, and the words on the stage.

use std::borrow::Cow;

use bevy::color::{Color, Srgba};
use game_rules::{
    arena::{
        Action, Arena, Series, Stat, TeamCodeError, View,
        data::{self, Data, Dataset, Move},
    },
    game::{Seat, Viewer},
};

use super::{
    panels::tape,
    picture::{Effect, OrderCard, Picture, SidePicture},
    stage::{SideWords, State, Tone, Words},
};
use crate::{
    app::language::{Lang, Language},
    say,
    scenes::{Scene, who::who},
    screens::codes::say_fault,
    table::Player,
};

/// The name of something in the data: the shipped set has its words in every language, a stranger's
/// set only its own.
fn named(language: &Language, data: &Dataset, key: String, own: Option<&data::Words>) -> String {
    if data.hash() == Data::shipped().hash() && language.knows(&key) {
        return language.say(&key);
    }
    let Some(own) = own else { return key };
    match language.tongue() {
        Lang::Polish => own.pl.clone(),
        _ => own.en.clone(),
    }
}

/// A sentence of the data; nobody has said them in Chinese.
pub fn described<'a>(language: &Language, text: &'a data::Words) -> Cow<'a, str> {
    match language.tongue() {
        Lang::Polish => Lang::Polish.set(&text.pl),
        Lang::English => Cow::Borrowed(&text.en),
        Lang::Chinese => Cow::Borrowed(""),
    }
}

/// The name of a creature.
pub fn creature(language: &Language, data: &Dataset, id: u16) -> String {
    let own = data.creature(id).map(|it| &it.name);
    named(language, data, format!("creature-{id}"), own)
}

/// The name of a move.
pub fn move_name(language: &Language, data: &Dataset, id: u16) -> String {
    let own = data.move_of(id).map(|it| &it.name);
    named(language, data, format!("move-{id}"), own)
}

/// The name of a type.
pub fn kind(language: &Language, data: &Dataset, id: u8) -> String {
    let own = data.types().types.get(usize::from(id).wrapping_sub(1)).map(|it| &it.name);
    named(language, data, format!("kind-{id}"), own)
}

/// The four numbers of a creature.
pub fn numbers(language: &Language, it: &data::Creature) -> String {
    say!(
        language,
        "arena-numbers",
        hp = i64::from(it.hp),
        attack = i64::from(it.atk),
        defence = i64::from(it.def),
        speed = i64::from(it.speed)
    )
}

/// What is wrong with the code of a team.
pub fn team_fault(language: &Language, fault: &TeamCodeError) -> String {
    match fault {
        TeamCodeError::Shape(_) => language.say("arena-code-shape"),
        TeamCodeError::Code(fault) => say_fault(language, fault),
        TeamCodeError::OtherData { .. } => language.say("arena-code-data"),
        TeamCodeError::Refused(code) => <Arena as Scene>::refusal(language, code),
    }
}

/// An order in words: the move, or the creature that is to come.
pub fn order(language: &Language, series: &Series, side: Seat, order: Action) -> String {
    let (lineup, bout) = (series.lineup(), series.bout());
    match order {
        Action::Fight(index) => {
            let slot = bout.side(side).active.unwrap_or(0);
            let blow = lineup.card(side, slot).blows[usize::from(index) & 3];
            move_name(language, lineup.data(), blow.id)
        }
        Action::Switch(slot) => {
            let name = creature(language, lineup.data(), lineup.card(side, slot).id);
            say!(language, "arena-switch-to", creature = name)
        }
        Action::Pass => language.say("arena-tape-nothing"),
    }
}

/// `×½` and the like; nothing for plain damage.
pub fn times(t4: u8) -> &'static str {
    match t4 {
        0 => "×0",
        1 => "×¼",
        2 => "×½",
        8 => "×2",
        16 => "×4",
        _ => "",
    }
}

/// What a move does beside its damage, in short clauses.
pub fn clauses(language: &Language, it: &Move, tick: Option<u16>) -> Vec<String> {
    let change = |key: &str, by: i16| {
        (by != 0).then(|| say!(language, key, change = language.change(i64::from(by))))
    };
    let mut found = Vec::new();
    if it.poison_turns > 0 {
        let (tick, turns) = (tick.unwrap_or(it.poison_damage), it.poison_turns);
        found.push(say!(
            language,
            "arena-poisons",
            tick = i64::from(tick),
            turns = i64::from(turns)
        ));
    }
    found.extend(it.two_turn.then(|| language.say("arena-vanishes")));
    found.extend(change("arena-own-attack", it.own_atk));
    found.extend(change("arena-own-defence", it.own_def));
    found.extend(change("arena-foe-attack", it.foe_atk));
    found.extend(change("arena-foe-defence", it.foe_def));
    let costs = i64::from(it.self_damage);
    found.extend((costs > 0).then(|| say!(language, "arena-costs", amount = costs)));
    found.extend(it.rest.then(|| language.say("arena-rests-after")));
    found
}

/// How a sentence calls whoever sits at a seat.
pub fn actor(language: &Language, seat: Seat, eyes: Viewer, players: &[Player]) -> String {
    let who = who(language, seat, eyes, players);
    say!(language, "actor", who = who.word, name = who.name)
}

/// All words of a picture.
pub fn of(language: &Language, view: &View, picture: &Picture, players: &[Player]) -> Words {
    let data = view.series.lineup().data();
    let eyes = view.who;
    let name = |seat: Seat| actor(language, seat, eyes, players);
    let mut words = Words {
        sides: [0, 1].map(|number| {
            let side = &picture.sides[number];
            side_words(language, data, side, i64::from(picture.turns) + 1, name(side.seat))
        }),
        speed: speed(language, picture, eyes, players),
        tape: tape::printed(language, &view.series, picture.sides[0].seat, tape::ON_STAGE, &name),
        ..Words::default()
    };
    if let Some((orders, _)) = picture.orders {
        let colour = |kind: u8| {
            let kind = data.types().types.get(usize::from(kind).wrapping_sub(1))?;
            Srgba::hex(&kind.colour).ok().map(Color::Srgba)
        };
        words.orders = orders.map(|order| match order {
            OrderCard::Move(id, kind) => (move_name(language, data, id), colour(kind)),
            OrderCard::Creature(id) => (creature(language, data, id), None),
            OrderCard::Nothing(word) => (language.say(&format!("arena-word-{word}")), None),
            OrderCard::Later => (String::new(), None),
        });
    }
    for effect in &picture.effects {
        match *effect {
            Effect::Called { id, .. } => words.called = move_name(language, data, id),
            Effect::Word { word, .. } => words.word = language.say(&format!("arena-word-{word}")),
            _ => {}
        }
    }
    words
}

/// What is written about a side in a turn.
fn side_words(
    language: &Language,
    data: &Dataset,
    side: &SidePicture,
    turn: i64,
    owner: String,
) -> SideWords {
    let ready = side.ready.then(|| language.say("arena-ready"));
    let Some(member) = side.member() else {
        let text = language.say("arena-empty-stage");
        let states = vec![State { tone: Tone::Plain, text, short: None }];
        return SideWords { owner, states, ready, ..SideWords::default() };
    };
    let mut states = Vec::new();
    let mut add = |tone, text, short| states.push(State { tone, text, short });
    if side.hidden.is_some() {
        let short = say!(language, "arena-hidden-short", turn = turn);
        let text = say!(language, "arena-hidden-until", turn = turn);
        add(Tone::Plain, text, Some((short, None)));
    }
    if side.resting {
        let short = say!(language, "arena-resting-short", turn = turn + 1);
        let text = say!(language, "arena-resting-until", turn = turn + 1);
        add(Tone::Plain, text, Some((short, None)));
    }
    for (key, which, bonus) in
        [("arena-attack", Stat::Attack, member.atk), ("arena-defence", Stat::Defence, member.def)]
    {
        if bonus != 0 {
            let tone = if bonus > 0 { Tone::Up } else { Tone::Down };
            let change = language.change(i64::from(bonus));
            let text = say!(language, key, change = change.as_str());
            add(tone, text, Some((format!("{change} %"), Some(which))));
        }
    }
    if member.poison.1 > 0 {
        let (tick, turns) = (i64::from(member.poison.0), i64::from(member.poison.1));
        let text = say!(language, "arena-poison", tick = tick, turns = turns);
        add(Tone::Poison, text, Some((format!("{tick} × {turns}"), None)));
    }
    let (hp, full) = (i64::from(member.hp), i64::from(member.full));
    SideWords {
        creature: creature(language, data, member.id),
        owner,
        health: say!(language, "arena-hp", hp = hp, full = full),
        states,
        ready,
        kinds: data.creature(member.id).map_or_else(Vec::new, |it| it.types.clone()),
    }
}

fn speed(language: &Language, picture: &Picture, eyes: Viewer, players: &[Player]) -> String {
    let [Some(one), Some(two)] = [0, 1].map(|number| picture.sides[number].member()) else {
        return language.say("arena-send-out");
    };
    let Some(faster) = picture.faster() else { return String::new() };
    let first = match who(language, faster, eyes, players).word {
        "you" => language.say("arena-first-you"),
        _ => {
            let name = actor(language, faster, eyes, players);
            say!(language, "arena-first-other", name = name)
        }
    };
    let (fast, slow) = (one.speed.max(two.speed), one.speed.min(two.speed));
    let key = if fast == slow { "arena-speed-equal" } else { "arena-speed" };
    match fast == slow {
        true => say!(language, key, fast = i64::from(fast), who = first),
        false => {
            say!(language, key, fast = i64::from(fast), slow = i64::from(slow), who = first)
        }
    }
}
