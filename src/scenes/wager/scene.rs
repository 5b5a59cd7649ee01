//! What is the Wager's own in the frame around its table: envelopes, numbers, the board, scores.

use bevy_egui::egui;
use game_rules::{
    game::{Seat, Viewer},
    wager::{
        Action, Board, Event, Kind, Phase, Refusal, Setup, View, Wager, outing, party::PartyGame,
    },
};

use super::{
    Desk,
    beats::{evil_seat, own, revealing},
    motion::ranking,
    names::{name, names, points},
    reading::{self, Counted},
    stage::emblem,
    story::winners,
};
use crate::{
    app::{
        keys::{KeyAction, Pressed},
        language::Language,
    },
    kit::{self, Type},
    say,
    scenes::{
        frame::{Outbox, Panels},
        scene::{ResultCard, Scene},
    },
    table::{Intent, Player, TableView},
};

/// May whoever is at the screen decide something? What is open to all is decided by anybody.
pub(super) fn may_act(panels: &Panels<Wager>, shown: &TableView<Wager>) -> bool {
    !shown.legal.is_empty() && panels.playback.is_idle()
}

/// Is the quest one of the parlor's own games, whose result nobody types in?
fn is_played_here(shown: &TableView<Wager>) -> bool {
    let view = &shown.view;
    let quick = view.current_quest().is_some_and(|quest| matches!(quest.kind, Kind::Quick(_)));
    let meets = own(shown.eyes).is_some_and(|me| view.meets_now(me).is_some());
    quick || meets || view.outing().is_some()
}

/// Has the seat at the screen handed its envelope over, and is it not on the table yet?
pub(super) fn is_sealing(panels: &Panels<Wager>, desk: &Desk) -> bool {
    let now = panels.time.elapsed_secs();
    desk.is_sealing(now, panels.playback.is_idle())
}

impl Scene for Wager {
    type Reading = Counted;
    type Desk = Desk;
    const WORD: &'static str = "wager";
    const INSPECTS_END: bool = true;

    fn read(view: &View) -> Counted {
        reading::read(view)
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        let key = match refusal {
            Refusal::WrongPhase(_) => "phase",
            Refusal::UnknownPlayer(_) => "player",
            Refusal::AlreadyBet => "sealed",
            Refusal::BetOnSelf => "self",
            Refusal::StakeOutOfRange { stake, most } => {
                let (stake, most) = (i64::from(*stake), i64::from(*most));
                return say!(language, "bets-refuse-stake", stake = stake, most = most);
            }
            Refusal::NotBetYet => "not-bet",
            Refusal::SomeoneHasBet => "declared",
            Refusal::AlreadyPlayed => "played",
            Refusal::NotPlayedYet => "not-played",
            Refusal::NoValue(_) => "value",
        };
        language.say(&format!("bets-refuse-{key}"))
    }

    fn place(language: &Language, view: &View) -> String {
        let words = ["draw", "bet", "play", "rank", "settle"];
        let word = match view.phase {
            Phase::DrawQuest => words[0],
            Phase::Betting => words[1],
            Phase::Playing => words[2],
            Phase::SettleRanking => words[3],
            Phase::SettleBets | Phase::Finished => words[4],
        };
        say!(
            language,
            "bets-place",
            round = i64::from(view.round),
            rounds = i64::from(view.plan.setup.rounds),
            phase = language.say(&format!("bets-phase-{word}"))
        )
    }

    fn expects(panels: &Panels<Self>, shown: &TableView<Self>, _: &Desk) -> Option<String> {
        let key = match shown.view.phase {
            Phase::Betting if panels.table.is_asking() => "bets-expects-ask",
            Phase::Playing if panels.table.is_asking() => "bets-expects-gather",
            Phase::DrawQuest => "bets-expects-draw",
            Phase::Betting => "bets-expects-bet",
            Phase::Playing if is_played_here(shown) => "bets-expects-outing",
            Phase::Playing => "bets-expects-play",
            Phase::SettleRanking => "bets-expects-rank",
            Phase::SettleBets => "bets-expects-pay",
            Phase::Finished => return None,
        };
        Some(panels.language.say(key))
    }

    fn emblem(players: &[Player], seat: Seat) -> usize {
        emblem(seat, evil_seat(players))
    }

    fn happens(panels: &Panels<Self>, shown: &TableView<Self>) -> Option<String> {
        let revealed = revealing(&shown.view, &panels.playback);
        let key = match revealed.map(|(lines, clock)| ranking::stage(&lines, clock).0) {
            Some(ranking::Stage::Scores) => "bets-happens-scores",
            Some(ranking::Stage::Landing) => "bets-happens-landing",
            Some(ranking::Stage::Crown) => "bets-happens-crown",
            None => match panels.playback.beat.as_ref()?.event {
                Event::Paid { .. } => "bets-happens-opening",
                _ => return None,
            },
        };
        Some(panels.language.say(key))
    }

    fn verdict(panels: &Panels<Self>, shown: &TableView<Self>) -> Option<ResultCard> {
        let language = &panels.language;
        let players = panels.table.players();
        let first = winners(shown.turn, shown.view.players());
        let title = match first.as_slice() {
            [] => return None,
            [one] => say!(language, "bets-result-won", name = name(language, players, *one)),
            several => {
                let names = names(language, players, several.iter().copied());
                say!(language, "bets-result-shared", names = names)
            }
        };
        let place = game_rules::wager::places(&shown.view.points);
        let mut order: Vec<Seat> = Seat::all(place.len()).collect();
        order.sort_by_key(|seat| (place[seat.index()], seat.0));
        let line = |seat: Seat| {
            say!(
                language,
                "bets-result-line",
                place = i64::from(place[seat.index()]),
                name = name(language, players, seat),
                points = points(shown.view.points[seat.index()])
            )
        };
        // A long list stands in the tray below; the card names the first of it.
        let lines = order.into_iter().take(6).map(line).collect();
        let rounds = i64::from(shown.view.plan.setup.rounds);
        let length = say!(language, "bets-board-round", round = rounds, rounds = rounds);
        Some(ResultCard { title: Some(title), lines, length })
    }

    fn inspector(
        ui: &mut egui::Ui,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Desk,
    ) {
        if shown.is_over() && panels.playback.is_idle() {
            super::panels::last::draw(ui, panels, shown);
            return;
        }
        super::panels::inspector::draw(ui, panels, shown, desk);
    }

    /// Whoever bets wants the odds.
    fn wants_inspector(panels: &Panels<Self>, shown: &TableView<Self>, _: &Desk) -> bool {
        let bets = shown.view.phase == Phase::Betting && !panels.table.is_asking();
        bets && may_act(panels, shown) && !is_public(shown.eyes)
    }

    fn inspects_along(panels: &Panels<Self>) -> bool {
        let event = panels.playback.beat.as_ref().map(|beat| &beat.event);
        matches!(event, Some(Event::Ranked { .. } | Event::Crowned { .. } | Event::Paid { .. }))
    }

    fn tray(
        root: &mut egui::Ui,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Desk,
        out: &mut Outbox<Self>,
    ) {
        desk.of(shown.eyes, &shown.view);
        super::panels::tray::draw(root, panels, shown, desk, out);
    }

    fn choices(
        ctx: &egui::Context,
        panels: &Panels<Self>,
        shown: &TableView<Self>,
        desk: &mut Desk,
        out: &mut Outbox<Self>,
    ) {
        super::panels::pick::sheet(ctx, panels, shown, desk);
        super::panels::console::draw(ctx, panels, shown, desk, out);
    }

    fn card(ui: &mut egui::Ui, language: &Language, setup: &Setup) {
        let count = setup.pool.quests(setup.players.len()).len();
        kit::words(ui, &say!(language, "bets-pool", count = count as i64), Type::Second);
    }

    fn form(ui: &mut egui::Ui, language: &Language, setup: &mut Setup, names: &[String]) {
        super::form::draw(ui, language, setup, names);
    }

    fn rules(language: &Language, view: &View) -> Vec<(String, String)> {
        super::rulebook::of(language, view)
    }

    fn deed(panels: &Panels<Self>, _: &TableView<Self>, action: &Action) -> String {
        let language = &panels.language;
        let key = match action {
            Action::Bet { on, stake } => {
                let name = name(language, panels.table.players(), *on);
                return say!(language, "bets-deed-bet", stake = i64::from(*stake), name = name);
            }
            Action::Draw => "draw",
            Action::CannotPlay => "cannot",
            Action::NoBet | Action::Retract | Action::Absent { .. } => "none",
            Action::Play { .. } | Action::Correct { .. } => "play",
            Action::Rank => "rank",
            Action::Pay => "pay",
        };
        language.say(&format!("bets-deed-{key}"))
    }

    fn reason(language: &Language, view: &View, seat: Seat, action: &Action) -> String {
        match action {
            Action::Bet { on, .. } => {
                let board = Board::of(view, Some(seat));
                let odds = board.bets.iter().find(|bet| bet.on == *on).map(|bet| bet.expected);
                let percent = odds.map_or_else(String::new, |odds| language.percent(odds));
                let name = view.plan.name(*on);
                say!(language, "bets-reason-bet", name = name, percent = percent)
            }
            Action::NoBet => language.say("bets-reason-none"),
            _ => language.say("bets-reason-step"),
        }
    }

    fn key(
        press: &Pressed,
        shown: &TableView<Self>,
        desk: &mut Desk,
        out: &mut Outbox<Self>,
    ) -> bool {
        let view = &shown.view;
        let me = own(shown.eyes);
        let betting =
            view.phase == Phase::Betting && me.is_some_and(|me| view.turn.seats().contains(me));
        match (press.action, press.action.picks()) {
            (KeyAction::Console, _) => {
                let open = super::panels::console::can_open(view, &shown.eyes);
                desk.console = open.then(Default::default);
                open
            }
            (KeyAction::NoBet, _) if betting => {
                desk.none = !desk.none;
                true
            }
            (KeyAction::Redraw, _) if betting && view.may_redraw() => {
                out.wishes.write(Intent::Act(Action::CannotPlay));
                true
            }
            (_, Some(place)) if betting => {
                let others: Vec<Seat> =
                    Seat::all(view.players()).filter(|seat| Some(*seat) != me).collect();
                if let Some(seat) = others.get(place) {
                    desk.target = Some(*seat);
                    desk.none = false;
                }
                true
            }
            (_, Some(place)) if picks_team(view, me) => {
                if let Some((_, seed)) = view.outing()
                    && let Some(id) = outing::pool(seed).get(place)
                {
                    super::panels::pick::turn(&mut desk.team, *id);
                }
                true
            }
            _ => false,
        }
    }
}

/// Does the seat at the screen pick a team for the arena now?
fn picks_team(view: &View, me: Option<Seat>) -> bool {
    let owes = me.is_some_and(|me| view.turn.seats().contains(me));
    let arena = matches!(view.outing(), Some((PartyGame::Arena, _)));
    view.phase == Phase::Playing && owes && arena
}

/// Does somebody look on who has no seat of their own?
pub(super) fn is_public(eyes: Viewer) -> bool {
    own(eyes).is_none()
}
