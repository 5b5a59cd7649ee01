//! What the arena tells about its matches: turns and marks of a replay, how sides stand, and what
//! the cabinet counts.

use game_rules::{
    arena::{Arena, Choice, Draft, Event, Setup, View},
    game::{Seat, Viewer},
    table::{Match, Past},
};

use super::chronicle;
use crate::{
    annals::{Account, Belief, Mark, Storied, Topic},
    app::language::Language,
    say,
    table::Player,
};

impl Storied for Arena {
    fn mode(setup: &Setup) -> &'static str {
        match setup {
            Setup { teams: [_, Draft::Mirror] | [Draft::Mirror, _], .. } => "arena-mirror",
            Setup { matches: 1, .. } => "arena-single",
            _ => "arena-series",
        }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnStart { .. })
    }

    fn topic(event: &Event) -> Topic {
        match event {
            Event::Hit { .. }
            | Event::SelfHit { .. }
            | Event::PoisonTick { .. }
            | Event::Fainted { .. } => Topic::Damage,
            _ => Topic::Other,
        }
    }

    fn mark(past: &Past<Arena>) -> Option<Mark> {
        let any = |wanted: fn(&Event) -> bool| past.events.iter().any(wanted);
        if any(|event| matches!(event, Event::SeriesEnd { .. })) {
            Some(Mark::End)
        } else if any(|event| matches!(event, Event::MatchEnd { .. })) {
            Some(Mark::Round)
        } else if any(|event| matches!(event, Event::Fainted { .. })) {
            Some(Mark::Hit)
        } else {
            None
        }
    }

    fn lines(
        language: &Language,
        (_, at): (&Setup, &View),
        events: &[Event],
        eyes: Viewer,
        players: &[Player],
    ) -> Vec<Option<String>> {
        chronicle::lines(language, at, events, eyes, players)
    }

    fn standing(language: &Language, view: &View, seat: Seat) -> String {
        let side = view.series.bout().side(seat);
        let all = view.series.lineup().teams()[seat.index()].ids();
        let all = all.iter().filter(|id| **id != 0).count();
        let left = side.fighters.iter().filter(|fighter| fighter.hp > 0).count();
        let hp: u32 = side.fighters.iter().map(|fighter| u32::from(fighter.hp)).sum();
        say!(language, "arena-standing", left = left as i64, all = all as i64, hp = i64::from(hp))
    }

    fn belief(_language: &Language, _before: &Arena, _seat: Seat) -> Option<Belief> {
        // Nothing is hidden from Evil but the choice that is made at the same moment.
        None
    }

    fn account(game: &Match<Arena>, seat: Seat) -> Account {
        let mut account = Account::default();
        for past in game.past().iter().filter(|past| past.seat == seat) {
            // Whoever was sent out, or fought.
            let series = past.before.series();
            let slot = match past.action {
                Choice::Switch(slot) => Some(slot),
                Choice::Fight(_) => series.bout().side(seat).active,
                Choice::Pass => None,
            };
            if let Some(slot) = slot {
                let id = series.lineup().card(seat, slot).id;
                *account.used.entry(format!("creature-{id}")).or_default() += 1;
            }
        }
        account.feats.extend(super::feats::feats(game, seat));
        account
    }
}
