//! What the whole duel tells about its matches: turns and marks of a replay, what a seat believed,
//! and what the cabinet counts.

use game_rules::{
    dice::Dice,
    duel::{
        Shell,
        full::{
            Action, Chosen, Duel, Event, EvilHp, Mode, Setup, View,
            earnings::gains,
            gambles::{Gamble, at_hand, first_shells, gambles},
        },
    },
    game::{Game, Seat, Viewer},
    odds::Odds,
    table::{Match, Past},
};

use super::feats::feats;
use crate::{
    app::language::Language,
    history::{Account, Belief, Feat, Highlight, Storied},
    say,
    scenes::duel::chronicle::tool_name,
    table::Player,
};

/// The word of a mode: `mode-<word>-name` is its name.
pub fn mode_word(setup: &Setup) -> &'static str {
    const NUMBERED: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
    match &setup.mode {
        Chosen::Number(1000) => "house",
        Chosen::Number(id) => {
            let place = (*id as usize).checked_sub(1);
            place.and_then(|place| NUMBERED.get(place)).copied().unwrap_or("own")
        }
        Chosen::Own(mode) if **mode == super::lesson::mode() => "lesson",
        Chosen::Own(_) => "own",
    }
}

/// The name of a mode; a player's own may have its own.
pub fn mode_name(language: &Language, setup: &Setup) -> String {
    let own = match &setup.mode {
        Chosen::Own(mode) => mode.name.clone(),
        Chosen::Number(_) => None,
    };
    own.unwrap_or_else(|| language.say(&format!("mode-{}-name", mode_word(setup))))
}

/// What a mode is, in a sentence. What ships has its words in every language; a player's own mode
/// has only its own.
pub fn about(language: &Language, setup: &Setup) -> String {
    let key = format!("mode-{}-text", mode_word(setup));
    match setup.chosen().and_then(|mode| mode.description.clone()) {
        _ if language.knows(&key) => language.say(&key),
        Some(text) => text,
        None => language.say("modes-no-text"),
    }
}

/// HP of Evil in words.
pub fn evil_hp(language: &Language, mode: &Mode) -> String {
    match mode.evil_hp {
        EvilHp::Fixed(hp) => language.number(hp),
        EvilHp::Range(low, high) => format!("{}–{}", language.number(low), language.number(high)),
        EvilHp::PerPeriod { base, step } => {
            format!("{} + {}", language.number(base), language.number(step))
        }
    }
}

impl Storied for Duel {
    fn mode(setup: &Setup) -> &'static str {
        mode_word(setup)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn mark(past: &Past<Duel>) -> Option<Highlight> {
        let any = |wanted: fn(&Event) -> bool| past.events.iter().any(wanted);
        if any(|event| matches!(event, Event::Over { .. })) {
            Some(Highlight::End)
        } else if bold(past).is_some() {
            Some(Highlight::Bold)
        } else if any(|event| matches!(event, Event::Hit { .. })) {
            Some(Highlight::Hit)
        } else if any(|event| matches!(event, Event::Round { .. })) {
            Some(Highlight::Round)
        } else {
            None
        }
    }

    fn line(
        language: &Language,
        event: &Event,
        eyes: Viewer,
        players: &[Player],
    ) -> Option<String> {
        super::chronicle::line(language, event, eyes, players)
    }

    fn standing(language: &Language, view: &View, seat: Seat) -> String {
        let (low, high) = view.side(seat).hp;
        let hp = if low == high {
            match i64::try_from(low) {
                Ok(hp) => say!(language, "count-hp", count = hp),
                Err(_) => language.number(low),
            }
        } else {
            format!("{}–{}", language.number(low), language.number(high))
        };
        let tools: Vec<String> =
            view.rack(seat).tools().map(|tool| tool_name(language, tool)).collect();
        let tools =
            if tools.is_empty() { language.say("refuse-no-tools") } else { language.list(&tools) };
        format!("{hp} · {tools}")
    }

    fn belief(language: &Language, before: &Duel, seat: Seat) -> Option<Belief> {
        let shell = before.table_clips().first()?.front()?;
        let live = before.view(Viewer::Seat(seat)).belief().shells().live_at(0);
        let share = if shell == Shell::Live { live } else { 1.0 - live };
        Some(Belief {
            belief: language.odds(Odds::close_to(live)),
            truth: language.say(&format!("slate-{}", shell.word())),
            share: share as f32,
        })
    }

    fn account(game: &Match<Duel>, seat: Seat) -> Account {
        let record = game.record();
        let events =
            || game.opening().iter().chain(game.past().iter().flat_map(|past| &past.events));
        // The match's own seed: what it earned is the same whenever it is counted.
        let mut dice = Dice::stream(record.seed, "gains");
        let mut account =
            Account { gains: gains(&record.setup, events(), &mut dice), ..Account::default() };
        for past in game.past().iter().filter(|past| past.seat == seat) {
            let used = past.events.iter().any(|event| matches!(event, Event::Spent { .. }));
            if let (Action::Use(tool), true) = (past.action, used) {
                *account.used.entry(tool.word().to_owned()).or_default() += 1;
            }
        }
        let told = game.game().view(Viewer::Seat(seat)).log;
        let whole: Vec<Event> = events().copied().collect();
        let dared = dared(&record.setup, seat, &told, &whole);
        for gamble in &dared {
            if let Some(lucky) = gamble.is_lucky() {
                account.luck.shot(Odds::close_to(gamble.luck()), lucky);
            }
            account.bold.extend(gamble.bold());
        }
        let won = game.game().turn().outcome().is_some_and(|outcome| outcome.won_by(seat));
        account.feats = feats(&whole, &dared, seat, won);
        if won && record.setup.favoured == Some(seat.other()) {
            account.feats.insert(Feat::Nightmare);
        }
        account
    }
}

/// The shots of a seat: odds by what it was told, shells by what was true.
fn dared(setup: &Setup, seat: Seat, told: &[Event], whole: &[Event]) -> Vec<Gamble> {
    let shells = first_shells(seat, whole);
    let mut dared = gambles(setup, seat, told);
    dared.iter_mut().zip(shells).for_each(|(gamble, shell)| gamble.shell = shell);
    dared
}

/// The Bold token of a decision.
fn bold(past: &Past<Duel>) -> Option<Odds> {
    let Action::Shoot(aim) = past.action else { return None };
    let click = |event: &Event| matches!(event, Event::Clicked { blown: false, .. });
    past.events.iter().any(click).then_some(())?;
    let view = past.before.view(Viewer::Seat(past.seat));
    let gamble = at_hand(&view.setup, past.seat, &view.log, aim)?;
    Gamble { clicked: true, ..gamble }.bold()
}
