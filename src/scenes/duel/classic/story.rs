//! What the Classic duel tells about its matches: turns and marks of a replay, what a seat
//! believed, and everything the cabinet counts.

use game_rules::{
    duel::{
        Aim, Shell,
        classic::{Action, Classic, Event, Setup, View},
        progress::classic_gains,
    },
    game::{Game, Seat, Viewer},
    odds::Odds,
    table::{Match, Past},
};

use crate::scenes::duel::chronicle;
use crate::{
    app::language::Language,
    history::{Account, Belief, Feat, Highlight, Storied, Topic},
    say,
    table::Player,
};

impl Storied for Classic {
    fn mode(_setup: &Setup) -> &'static str {
        "classic"
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn topic(event: &Event) -> Topic {
        match event {
            Event::Shot { damage: 1.., .. } => Topic::Damage,
            Event::Looked { shell: Some(_), .. } => Topic::Secret,
            _ => Topic::Other,
        }
    }

    fn mark(past: &Past<Classic>) -> Option<Highlight> {
        let any = |wanted: fn(&Event) -> bool| past.events.iter().any(wanted);
        if any(|event| matches!(event, Event::Over { .. })) {
            Some(Highlight::End)
        } else if bold(past).is_some() {
            Some(Highlight::Bold)
        } else if any(|event| matches!(event, Event::Shot { shell: Shell::Live, .. })) {
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
        chronicle::line(language, event, eyes, players)
    }

    fn standing(language: &Language, view: &View, seat: Seat) -> String {
        let side = view.side(seat);
        let hp = say!(language, "count-hp", count = i64::from(side.hp));
        let tools =
            side.hand.tools().iter().map(|tool| chronicle::classic_text(language, *tool, "name"));
        let tools: Vec<String> = tools.collect();
        let tools =
            if tools.is_empty() { language.say("refuse-no-tools") } else { language.list(&tools) };
        format!("{hp} · {tools}")
    }

    fn belief(language: &Language, before: &Classic, seat: Seat) -> Option<Belief> {
        let believed = before.view(Viewer::Seat(seat)).live_at(0);
        let shell = before.view(Viewer::Omniscient).front?;
        let share = if shell == Shell::Live { believed } else { believed.not() };
        Some(Belief {
            belief: language.odds(believed),
            truth: language.say(&format!("shell-{}", shell.word())),
            share: share.value() as f32,
        })
    }

    fn account(game: &Match<Classic>, seat: Seat) -> Account {
        let setup = &game.record().setup;
        let events = || game.opening().iter().chain(game.past().iter().flat_map(|p| &p.events));
        let mut account = Account { gains: classic_gains(setup, events()), ..Account::default() };
        for past in game.past().iter().filter(|past| past.seat == seat) {
            if let Some((odds, lucky)) = gamble(past) {
                account.luck.shot(odds, lucky);
            }
            account.bold.extend(bold(past));
            if let Action::Use(tool) = past.action {
                *account.used.entry(tool.word().to_owned()).or_default() += 1;
            }
        }
        let won = game.game().turn().outcome().is_some_and(|outcome| outcome.won_by(seat));
        account.feats.extend(feats(game.past(), seat, won));
        if won && setup.favoured == Some(seat.other()) {
            account.feats.insert(Feat::Nightmare);
        }
        account
    }
}

/// A shot: the odds that it would be lucky, by what the shooter knew, and whether it was. A lucky
/// shell is live at the other side and blank at oneself.
fn gamble(past: &Past<Classic>) -> Option<(Odds, bool)> {
    let Action::Shoot(aim) = past.action else { return None };
    let live = past.before.view(Viewer::Seat(past.seat)).live_at(0);
    let shell = past.events.iter().find_map(|event| match event {
        Event::Shot { shell, .. } => Some(*shell),
        _ => None,
    })?;
    Some(match aim {
        Aim::Foe => (live, shell == Shell::Live),
        Aim::Own => (live.not(), shell == Shell::Blank),
    })
}

/// The Bold token of a decision: a shot at oneself with the odds against it, and it clicked.
pub fn bold(past: &Past<Classic>) -> Option<Odds> {
    let (odds, lucky) = gamble(past)?;
    let own = past.action == Action::Shoot(Aim::Own);
    (own && lucky && odds.num * 2 < odds.den).then_some(odds)
}

/// What happened in these decisions that is worth telling.
fn feats(past: &[Past<Classic>], seat: Seat, won: bool) -> Vec<Feat> {
    let foe = seat.other();
    let mut feats = Vec::new();
    let (mut hurt, mut clicks, mut asleep) = (false, 0, 0);
    for past in past {
        if past.seat == foe {
            (clicks, asleep) = (0, 0);
        }
        if past.seat == seat {
            if bold(past).is_some() {
                feats.push(Feat::Bold);
            }
            match (past.action, gamble(past)) {
                (Action::Shoot(Aim::Own), Some((odds, true))) if !odds.is_sure() => clicks += 1,
                (Action::Shoot(_), _) => clicks = 0,
                (Action::Use(_), _) => {}
            }
            if past.action == Action::Shoot(Aim::Foe)
                && gamble(past).is_some_and(|(odds, hit)| hit && odds.num * 4 <= odds.den)
            {
                feats.push(Feat::LongShot);
            }
        }
        if clicks >= 3 {
            feats.push(Feat::Clicks);
        }
        for event in &past.events {
            match *event {
                Event::Shot { seat: by, aim, damage, .. } => {
                    hurt |= aim.target(by) == seat && damage > 0;
                    if by == seat && aim == Aim::Foe && damage >= 4 {
                        feats.push(Feat::Edge);
                    }
                }
                Event::Skipped { seat: skipped } if skipped == foe => asleep += 1,
                Event::Praised { seat: praised, healed: true, hp, .. }
                    if praised == seat && hp - 1 > 3 =>
                {
                    feats.push(Feat::Praise);
                }
                _ => {}
            }
        }
        if asleep >= 2 {
            feats.push(Feat::Sleep);
        }
    }
    if won && !hurt {
        feats.push(Feat::Untouched);
    }
    feats
}

#[cfg(test)]
#[path = "story_tests.rs"]
mod tests;
