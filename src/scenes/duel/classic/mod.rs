//! The Classic duel at the duel's table: five tools, one clip.

mod beats;
mod bold;
mod form;
mod lesson;
mod story;

use bevy_egui::egui;
use game_rules::{
    duel::{
        Aim, Ending, Shell, Tool,
        classic::{Action, Classic, Event, Refusal, Setup, View},
    },
    game::Seat,
    odds::Odds,
};

use super::{
    chronicle,
    odds::{self, Inspection, Sides},
    picture::Picture,
    variant::{Deed, DuelVariant, MatchProgress, PendingChoice, TraySlot},
};
use crate::{
    app::{
        language::{Language, Value},
        sound::Cue,
    },
    evil::Reaction,
    kit, say,
    scenes::answers::{Answered, EventSound},
    table::{Playback, Table, TableView},
};

impl DuelVariant for Classic {
    /// The view says everything itself.
    type Reading = ();

    fn read(_view: &View) {}

    fn picture(view: &View, (): &(), playback: &Playback<Classic>) -> Picture {
        beats::picture(view, playback)
    }

    fn tool_text(language: &Language, tool: Tool, what: &str) -> String {
        chronicle::classic_text(language, tool, what)
    }

    fn deed(action: &Action) -> Deed {
        match *action {
            Action::Use(tool) => Deed::Use(tool),
            Action::Shoot(aim) => Deed::Shoot(aim),
        }
    }

    fn action(deed: Deed) -> Option<Action> {
        match deed {
            Deed::Use(tool) => Some(Action::Use(tool)),
            Deed::Shoot(aim) => Some(Action::Shoot(aim)),
            Deed::Place(_) | Deed::Wager(_) | Deed::Cancel => None,
        }
    }

    fn tray(view: &View, seat: Seat) -> Vec<TraySlot> {
        TraySlot::gather(view.side(seat).hand.tools().iter().map(|tool| (*tool, 0)))
    }

    fn useless(_: &Language, _: &Self::Reading, _: Tool) -> Option<String> {
        None
    }

    fn choice(_shown: &TableView<Classic>) -> Option<PendingChoice> {
        None
    }

    fn hp(view: &View, seat: Seat) -> [Option<i128>; 2] {
        [seat, seat.other()].map(|seat| Some(view.side(seat).hp.into()))
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        let Refusal::NotInHand(tool) = refusal;
        say!(language, "refuse-no-tool", tool = chronicle::classic_text(language, *tool, "name"))
    }

    fn progress(language: &Language, view: &View) -> MatchProgress {
        let mode = language.say("setup-mode-classic");
        MatchProgress { mode, round: view.round, turns: view.turns }
    }

    fn ending(view: &View) -> Option<Ending> {
        view.ending
    }

    fn inspect(
        language: &Language,
        view: &View,
        (): &(),
        seat: Seat,
        sides: &Sides,
    ) -> Option<Inspection> {
        odds::inspect(language, view, seat, sides)
    }

    fn promise(view: &View, (): &(), aim: Aim) -> Option<Odds> {
        let live = view.live_at(0);
        (view.left() > 0).then_some(match aim {
            Aim::Own => live.not(),
            Aim::Foe => live,
        })
    }

    fn is_risky(view: &View, (): &(), aim: Aim) -> bool {
        aim == Aim::Own && !view.live_at(0).is_never()
    }

    fn reason(language: &Language, view: &View, own: Seat, action: &Action) -> String {
        let live = view.live_at(0);
        let likelier = |odds: Odds| 2 * odds.num > odds.den;
        let key = match *action {
            Action::Shoot(Aim::Foe) if live.is_sure() => "hint-reason-live",
            Action::Shoot(Aim::Own) if live.is_never() => "hint-reason-blank",
            Action::Shoot(_) if 2 * live.num == live.den => "hint-reason-even",
            Action::Shoot(Aim::Foe) if likelier(live) => {
                return say!(language, "hint-reason-likely-live", odds = language.odds(live));
            }
            Action::Shoot(Aim::Own) if likelier(live.not()) => {
                let odds = language.odds(live.not());
                return say!(language, "hint-reason-likely-blank", odds = odds);
            }
            Action::Use(Tool::Knife) => "hint-reason-knife",
            Action::Use(Tool::Eject) if view.setup.favoured != Some(own) => "hint-reason-eject",
            Action::Use(Tool::SmallMallet) => "hint-reason-mallet",
            Action::Use(Tool::MoralPraise) if view.side(own).hp <= 3 => "hint-reason-praise",
            Action::Use(Tool::XRayLens) => "hint-reason-lens",
            _ => "hint-reason-count",
        };
        language.say(key)
    }

    fn tokens(
        shown: &TableView<Classic>,
        _reading: &(),
        playback: &Playback<Classic>,
    ) -> Vec<(Odds, f32)> {
        bold::on_table(shown, playback)
    }

    fn met(event: &Event, own: Seat) -> Option<(&'static str, &'static str)> {
        Some(match *event {
            Event::Shot { seat, aim: Aim::Own, shell: Shell::Blank, .. } if seat == own => {
                ("free-turn", "fire-self")
            }
            Event::Sharpened { seat, .. } if seat == own => ("knife", "target-self"),
            Event::Ejected { .. } => ("eject", "slate"),
            Event::Dazed { .. } => ("mallet", "target-foe"),
            Event::Praised { seat, luck: true, .. } if seat == own => ("praise", "target-self"),
            Event::Looked { seat, .. } if seat == own => ("lens", "shell"),
            Event::Looked { .. } => ("evil-lens", "target-foe"),
            Event::Round { round, .. } if round > 1 => ("round", "slate"),
            _ => return None,
        })
    }

    fn card(ui: &mut egui::Ui, language: &Language, setup: &Setup) {
        for (key, value) in setup_lines(setup) {
            kit::entry(ui, None, &language.say(key), &value);
        }
    }

    fn rules(language: &Language, view: &View) -> Vec<(String, String)> {
        let Setup { hp, gift, hand, shells, .. } = view.setup;
        let values = [
            ("own", Value::from(i64::from(hp.0))),
            ("other", Value::from(i64::from(hp.1))),
            ("gift", Value::from(i64::from(gift))),
            ("hand", Value::from(i64::from(hand))),
            ("least", Value::from(i64::from(shells.min))),
            ("most", Value::from(i64::from(shells.max))),
        ];
        let said = |paragraph: &str, part: &str| {
            language.say_with(&format!("rules-classic-{paragraph}-{part}"), &values)
        };
        PARAGRAPHS.iter().map(|word| (said(word, "title"), said(word, "text"))).collect()
    }
}

impl Answered for Classic {
    fn heard(_table: &Table<Classic>, event: &Event) -> EventSound {
        heard(event)
    }

    fn reaction(event: &Event, evil: &dyn Fn(Seat) -> bool) -> Option<Reaction> {
        Some(match *event {
            Event::Looked { seat, .. } if evil(seat) => Reaction::Peek,
            Event::Shot { seat, aim, shell: Shell::Live, .. } if evil(aim.target(seat)) => {
                Reaction::Hit
            }
            Event::Shot { seat, aim: Aim::Foe, shell: Shell::Blank, .. } if evil(seat) => {
                Reaction::OwnBlank
            }
            Event::Over { ending: Ending::Won(_) } => Reaction::YouWon,
            Event::Over { .. } => Reaction::EvilWon,
            _ => return None,
        })
    }
}

fn heard(event: &Event) -> EventSound {
    match event {
        Event::Gift { tools, .. } if tools.is_empty() => EventSound::NOTHING,
        Event::Gift { .. } | Event::Looked { .. } => EventSound::deed(Cue::Drawer),
        Event::Loaded { .. } => EventSound::deed(Cue::ShellLoad),
        Event::Turn { .. } | Event::Round { .. } => EventSound::NOTHING,
        Event::Skipped { .. } | Event::Dazed { .. } => EventSound::outcome(Cue::MalletDaze),
        Event::Sharpened { .. } => EventSound::deed(Cue::Knife),
        Event::Ejected { .. } => EventSound::outcome(Cue::ShellEjected),
        Event::Praised { healed: true, .. } => EventSound::outcome(Cue::Heal),
        Event::Praised { healed: false, .. } => EventSound::outcome(Cue::Refused),
        Event::Shot { shell, .. } => {
            let bang = match shell {
                Shell::Live => Cue::LiveShot,
                Shell::Blank => Cue::DryClick,
            };
            EventSound { lands: Some(bang), ..EventSound::deed(Cue::BarrelSwing) }
        }
        Event::Over { ending: Ending::Won(_) } => EventSound::outcome(Cue::Win),
        Event::Over { .. } => EventSound::outcome(Cue::Lose),
    }
}

/// The paragraphs of the Classic rulebook.
const PARAGRAPHS: [&str; 16] = [
    "goal",
    "round",
    "clip",
    "turn",
    "shot",
    "next",
    "daze",
    "tools",
    "praise",
    "end",
    "last-stand",
    "knowledge",
    "nightmare",
    "bold",
    "undo",
    "points",
];

fn setup_lines(setup: &Setup) -> [(&'static str, String); 5] {
    [
        ("setup-hp-first", setup.hp.0.to_string()),
        ("setup-hp-second", setup.hp.1.to_string()),
        ("setup-gift", setup.gift.to_string()),
        ("setup-hand", setup.hand.to_string()),
        ("setup-shells", format!("{}–{}", setup.shells.min, setup.shells.max)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::duel::HUMAN;

    /// A look at a shell must not tell whoever listens what it is.
    #[test]
    fn hidden_alternatives_share_their_sound() {
        let looked = |shell| heard(&Event::Looked { seat: HUMAN, shell });
        let seen = [None, Some(Shell::Live), Some(Shell::Blank)].map(looked);
        assert!(seen.iter().all(|heard| *heard == seen[0]));
        let loaded = |live, blank| heard(&Event::Loaded { live, blank });
        assert_eq!(loaded(1, 7), loaded(4, 1));
    }
}
