//! What the Wager tells about its evenings: the log, marks of a replay, and what the cabinet counts.

use game_rules::{
    game::{Game, Seat, Turn, Viewer},
    odds::Odds,
    table::{Match, Past},
    wager::{Action, Board, Envelope, Event, Phase, Setup, View, Wager},
};

use super::{
    feats,
    names::{name, names, points, signed, twist},
};
use crate::{
    app::language::Language,
    history::{Account, Belief, Highlight, Storied},
    say,
    table::{Player, Staged},
};

impl Storied for Wager {
    const BELIEF: &'static str = "bets-knew-row";

    fn mode(setup: &Setup) -> &'static str {
        if Wager::is_evening(setup) { "party" } else { "table" }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Round { .. })
    }

    const ROUNDS: bool = true;

    fn subject(event: &Event, by: Option<Seat>) -> Option<Seat> {
        match event {
            Event::Moved { seat, .. }
            | Event::Corrected { seat, .. }
            | Event::Ranked { seat, .. }
            | Event::Paid { seat, .. } => Some(*seat),
            Event::Crowned { seats, .. } => seats.iter().next().or(by),
            _ => by,
        }
    }

    fn mark(past: &Past<Wager>) -> Option<Highlight> {
        let any = |wanted: fn(&Event) -> bool| past.events.iter().any(wanted);
        if any(|event| matches!(event, Event::Over { .. })) {
            Some(Highlight::End)
        } else if any(|event| matches!(event, Event::Crowned { .. })) {
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
        _eyes: Viewer,
        players: &[Player],
    ) -> Option<String> {
        line(language, event, players)
    }

    fn standing(language: &Language, view: &View, seat: Seat) -> String {
        let points = view.points.get(seat.index()).copied().unwrap_or(0);
        say!(language, "bets-standing", points = i64::from(points))
    }

    fn belief(language: &Language, before: &Wager, seat: Seat) -> Option<Belief> {
        let view = before.view(Viewer::Seat(seat));
        if view.phase != Phase::Betting || view.declared.contains(seat) {
            return None;
        }
        // What the board told everybody then, beside who it was that led.
        let board = Board::of(&view, None);
        let best = board.rows.iter().max_by(|one, two| {
            one.on_top.value().total_cmp(&two.on_top.value()).then(two.seat.cmp(&one.seat))
        })?;
        let named = |seat: Seat| view.plan.name(seat).to_owned();
        let leaders: Vec<String> = super::picture::leaders(&view.points).map(named).collect();
        Some(Belief {
            belief: format!("{} · {}", named(best.seat), language.percent(best.on_top)),
            truth: language.list(&leaders),
            share: best.on_top.value() as f32,
        })
    }

    fn account(game: &Match<Wager>, seat: Seat) -> Account {
        let mut account = Account::default();
        for (odds, stake, won) in own_bets(game, seat) {
            account.luck.shot(odds, won);
            *account.used.entry(format!("stake-{stake}")).or_default() += 1;
        }
        account.feats.extend(feats::earned(game, seat));
        account
    }
}

/// The bets of a seat: what the board gave them, how much, and whether they won.
fn own_bets(game: &Match<Wager>, seat: Seat) -> Vec<(Odds, u8, bool)> {
    let mut open: Option<(Odds, u8)> = None;
    let mut bets = Vec::new();
    for past in game.past() {
        if past.seat == seat
            && let Action::Bet { on, stake } = &past.action
        {
            let board = Board::of(&past.before.view(Viewer::Seat(seat)), Some(seat));
            let odds = board.bets.iter().find(|bet| bet.on == *on).map(|bet| bet.expected);
            open = odds.zip(u8::try_from(*stake).ok());
        }
        for event in &past.events {
            match event {
                Event::Retracted { seat: by } if *by == seat => open = None,
                Event::Paid { seat: by, line } if *by == seat => {
                    if let (Some((odds, stake)), Some(won)) = (open.take(), line.won) {
                        bets.push((odds, stake, won));
                    }
                }
                _ => {}
            }
        }
    }
    bets
}

/// One line for an event; `None` if it needs no line of its own. What is private to others is not
/// in the event.
pub fn line(language: &Language, event: &Event, players: &[Player]) -> Option<String> {
    let called = |seat: &Seat| name(language, players, *seat);
    Some(match event {
        Event::Round { round } => say!(language, "bets-log-round", round = i64::from(*round)),
        Event::Twisted { twist: event } => {
            say!(language, "bets-log-event", event = twist(language, *event))
        }
        Event::Moved { seat, twist: by, from, to } => say!(
            language,
            "bets-log-moved",
            name = called(seat),
            from = points(*from),
            to = points(*to),
            event = twist(language, *by)
        ),
        Event::Refused { seat } => say!(language, "bets-log-cannot", name = called(seat)),
        Event::Drawn { draw: 1, .. } => language.say("bets-log-drawn"),
        Event::Drawn { .. } => language.say("bets-log-redrawn"),
        Event::Began { phase: Phase::Playing } => language.say("bets-log-playing"),
        Event::Began { phase: Phase::SettleRanking } => language.say("bets-log-results"),
        Event::Began { .. } => return None,
        Event::Declared { seat, envelope: None } => {
            say!(language, "bets-log-sealed", name = called(seat))
        }
        Event::Declared { seat, envelope: Some(Envelope::Empty) } => {
            say!(language, "bets-log-sealed-none", name = called(seat))
        }
        Event::Declared { seat, envelope: Some(Envelope::Bet { on, stake }) } => say!(
            language,
            "bets-log-sealed-bet",
            name = called(seat),
            stake = i64::from(*stake),
            whom = called(on)
        ),
        Event::Retracted { seat } => say!(language, "bets-log-retracted", name = called(seat)),
        Event::Played { seat, entry } => match entry.as_ref().and_then(|entry| entry.value()) {
            Some(value) => say!(
                language,
                "bets-log-result-own",
                name = called(seat),
                value = language.written(value)
            ),
            None => say!(language, "bets-log-result", name = called(seat)),
        },
        Event::Corrected { seat, .. } => {
            say!(language, "bets-log-corrected", name = called(seat))
        }
        Event::Ranked { seat, line, .. } => {
            let value = line.value.map(|value| language.written(value));
            say!(
                language,
                "bets-log-ranked",
                name = called(seat),
                value = value.unwrap_or_else(|| language.say("bets-absent")),
                rank = say!(language, "bets-rank", rank = i64::from(line.rank)),
                award = signed(line.award + line.bonus),
                received = i64::from(line.received),
                cost = signed(-line.cost),
                from = points(line.from),
                to = points(line.to)
            )
        }
        Event::Crowned { seats, total } => say!(
            language,
            "bets-log-crown",
            total = points(*total),
            names = names(language, players, seats.iter())
        ),
        Event::Paid { seat, line } => match line.envelope {
            Envelope::Empty => say!(language, "bets-log-no-bet", name = called(seat)),
            Envelope::Bet { on, stake } => {
                let key = if line.won == Some(true) { "bets-log-won" } else { "bets-log-lost" };
                language.say_with(
                    key,
                    &[
                        ("name", called(seat).into()),
                        ("stake", i64::from(stake).into()),
                        ("whom", called(&on).into()),
                        ("from", points(line.from).into()),
                        ("to", points(line.to).into()),
                    ],
                )
            }
        },
        Event::Over { places } => {
            let first = Seat::all(places.len()).filter(|seat| places[seat.index()] == 1);
            say!(language, "bets-log-over", names = names(language, players, first))
        }
    })
}

/// Who has won an evening.
pub fn winners(turn: Turn, players: usize) -> Vec<Seat> {
    let Turn::Over(outcome) = turn else { return Vec::new() };
    Seat::all(players).filter(|seat| outcome.won_by(*seat)).collect()
}
