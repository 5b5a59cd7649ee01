//! What the arena tells about its matches: turns and marks of a replay, how sides stand, and what
//! the cabinet counts.

use game_rules::{
    arena::{Action, Arena, Draft, Event, Setup, View},
    game::{Seat, Viewer},
    table::{Match, Past},
};

use super::{chronicle, reading::Matrix, words};
use crate::{
    app::language::Language,
    history::{Account, Highlight, KnowledgeCheck, Storied, Topic},
    say,
    table::Player,
};

impl Storied for Arena {
    const KNEW: &'static str = "arena-knew-text";

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

    fn mark(past: &Past<Arena>) -> Option<Highlight> {
        let any = |wanted: fn(&Event) -> bool| past.events.iter().any(wanted);
        if any(|event| matches!(event, Event::SeriesEnd { .. })) {
            Some(Highlight::End)
        } else if any(|event| matches!(event, Event::MatchEnd { .. })) {
            Some(Highlight::Round)
        } else if any(|event| matches!(event, Event::Fainted { .. })) {
            Some(Highlight::Hit)
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

    /// Nothing is hidden but the order of the same turn: how an order did against the one it met
    /// tells whether that was known.
    fn knew(
        language: &Language,
        game: &Match<Arena>,
        at: usize,
        players: &[Player],
    ) -> Option<KnowledgeCheck> {
        let past = game.past().get(at)?;
        let (series, seat) = (past.before.series(), past.seat);
        let same_turn = |other: &&Past<Arena>| {
            other.seat == seat.other() && other.before.series().clock() == series.clock()
        };
        let met = game.past().iter().find(same_turn)?.action;
        let matrix = Matrix::of(series, seat).filter(|matrix| !matrix.entry)?;
        let (better, others) = matrix.better_than(past.action, met)?;
        let order = |seat: Seat, choice| words::order(language, series, seat, choice);
        let turn = i64::from(series.bout().turns) + 1;
        Some(KnowledgeCheck {
            deed: say!(language, "arena-knew-turn", turn = turn, deed = order(seat, past.action)),
            said: say!(
                language,
                "arena-knew-row",
                name = words::actor(language, seat.other(), Viewer::Omniscient, players),
                deed = order(seat.other(), met),
                better = better as i64,
                all = others as i64
            ),
            share: 1.0 - better as f32 / others as f32,
        })
    }

    fn account(game: &Match<Arena>, seat: Seat) -> Account {
        let mut account = Account::default();
        for past in game.past().iter().filter(|past| past.seat == seat) {
            // Whoever was sent out, or fought.
            let series = past.before.series();
            let slot = match past.action {
                Action::Switch(slot) => Some(slot),
                Action::Fight(_) => series.bout().side(seat).active,
                Action::Pass => None,
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
