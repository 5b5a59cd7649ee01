//! The whole duel at the table both duels share.

use bevy_egui::egui;
use game_rules::{
    duel::{
        Aim, Ending, Tool,
        full::{Action, Body, Duel, Event, PendingView, Periods, Refusal, Setup, View},
    },
    game::Seat,
    odds::Odds,
};

use super::{
    beats, odds,
    reading::Reading,
    story::{about, evil_hp, mode_name},
};
use crate::{
    app::{language::Language, sound::Cue},
    evil::Reaction,
    kit::{self, Type},
    say,
    scenes::{
        answers::{Answered, EventSound},
        duel::{
            chronicle::tool_name,
            odds::{Inspection, Sides},
            picture::{Chip, Picture, bottom_seat},
            variant::{Deed, DuelVariant, MatchProgress, PendingChoice, TraySlot},
        },
    },
    table::{Playback, Table, TableView},
};

impl DuelVariant for Duel {
    type Reading = Reading;

    fn read(view: &View) -> Reading {
        Reading::of(view)
    }

    fn picture(view: &View, reading: &Reading, playback: &Playback<Duel>) -> Picture {
        beats::picture(view, reading, playback)
    }

    fn deed(action: &Action) -> Deed {
        *action
    }

    fn action(deed: Deed) -> Option<Action> {
        Some(deed)
    }

    fn tray(view: &View, seat: Seat) -> Vec<TraySlot> {
        let slots = view.rack(seat).slots().iter();
        TraySlot::gather(slots.filter_map(|slot| slot.tool.map(|tool| (tool, slot.life))))
    }

    fn free_slots(view: &View, seat: Seat) -> Vec<u8> {
        let slots = view.rack(seat).slots().iter();
        slots.filter(|slot| slot.tool.is_none()).map(|slot| slot.life).collect()
    }

    fn useless(language: &Language, reading: &Reading, tool: Tool) -> Option<String> {
        // Under a seal there is room for two words.
        let (_, refusal) = reading.useless.iter().find(|(useless, _)| *useless == tool)?;
        let key = match *refusal {
            Refusal::NoTemporarySlot => "useless-no-temporary",
            Refusal::OtherBorrows => "useless-other-borrows",
            Refusal::NothingToWin => "useless-nothing-to-win",
            Refusal::BarrelFresh => "useless-barrel-fresh",
            Refusal::NothingToMerge => "useless-nothing-to-merge",
            Refusal::NoWound => "useless-no-wound",
            Refusal::ClipFull => "useless-clip-full",
            Refusal::NoEffect(_) => "useless-no-effect",
            other => return Some(Duel::refusal(language, &other)),
        };
        Some(language.say(key))
    }

    fn choice(shown: &TableView<Duel>) -> Option<PendingChoice> {
        let pending = shown.view.pending?;
        let places = shown.legal.iter().filter_map(|action| match action {
            Action::Place(place) => Some(*place),
            _ => None,
        });
        let wagers = shown.legal.iter().filter_map(|action| match action {
            Action::Wager(wager) => Some(*wager),
            _ => None,
        });
        Some(match pending {
            PendingView::Place(tool) => {
                PendingChoice::Place { tool, left: None, most: places.max()? }
            }
            PendingView::Arrange { left, .. } => {
                // Before the first is placed, all of them are to be taken out.
                let left = if left == 0 { shown.view.main_len } else { left };
                let tool = Tool::Rearrange;
                PendingChoice::Place { tool, left: Some(left), most: places.max()? }
            }
            PendingView::Wager => PendingChoice::Wager { other: None, most: wagers.max()? },
            PendingView::Answer { wager } => {
                PendingChoice::Wager { other: Some(wager), most: wagers.max()? }
            }
        })
    }

    fn halves(
        language: &Language,
        view: &View,
        reading: &Reading,
        seat: Seat,
        tool: Tool,
    ) -> Option<[Vec<String>; 2]> {
        super::both_outcomes::halves(language, view, reading, seat, tool)
    }

    fn now(
        language: &Language,
        view: &View,
        reading: &Reading,
        seat: Seat,
        tool: Tool,
    ) -> Vec<String> {
        super::tool_numbers::now(language, view, reading, seat, tool)
    }

    fn on_stage(view: &View) -> bool {
        view.stage.is_some()
    }

    fn hp(view: &View, seat: Seat) -> [Option<i128>; 2] {
        [seat, seat.other()].map(|seat| Some(view.side(seat).hp.1))
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        let with = |key: &str, tool: Tool| say!(language, key, tool = tool_name(language, tool));
        let key = match *refusal {
            Refusal::NotHeld(tool) => return with("refuse-tool-held", tool),
            Refusal::Unfinished(tool) => return with("refuse-tool-unfinished", tool),
            Refusal::NoEffect(tool) => return with("refuse-no-effect", tool),
            Refusal::NoSuchPlace { place, most } => {
                let (place, most) = (i64::from(place), i64::from(most));
                return say!(language, "refuse-place", place = place, most = most);
            }
            Refusal::NoSuchWager { wager, most } => {
                let (wager, most) = (language.number(wager), language.number(most));
                return say!(language, "refuse-wager", wager = wager, most = most);
            }
            Refusal::NothingPending => "refuse-nothing-pending",
            Refusal::TooLate => "refuse-too-late",
            Refusal::OnStage => "refuse-on-stage",
            Refusal::NoTemporarySlot => "refuse-no-temporary",
            Refusal::OtherBorrows => "refuse-other-borrows",
            Refusal::NothingToWin => "refuse-nothing-to-win",
            Refusal::BarrelFresh => "refuse-barrel-fresh",
            Refusal::NothingToMerge => "refuse-nothing-to-merge",
            Refusal::NoWound => "refuse-no-wound",
            Refusal::ClipFull => "refuse-clip-full",
        };
        language.say(key)
    }

    fn progress(language: &Language, view: &View) -> MatchProgress {
        let mut mode = mode_name(language, &view.setup);
        let periods = view.setup.chosen().map(|mode| &mode.periods);
        if periods.is_some_and(|periods| *periods != Periods::One) {
            let number = i64::from(view.count.period);
            mode = format!("{mode} · {}", say!(language, "counter-period", number = number));
        }
        MatchProgress { mode, round: view.count.round, turns: view.count.turn }
    }

    fn ending(view: &View) -> Option<Ending> {
        view.ending
    }

    fn inspect(
        language: &Language,
        view: &View,
        reading: &Reading,
        seat: Seat,
        sides: &Sides,
    ) -> Option<Inspection> {
        odds::inspect(language, view, reading, seat, sides)
    }

    fn promise(_view: &View, reading: &Reading, aim: Aim) -> Option<Odds> {
        reading.shells.first()?;
        let [own, foe] = &reading.shots;
        Some(Odds::close_to(match aim {
            Aim::Own => own.keeps_turn,
            Aim::Foe => foe.hurts_foe,
        }))
    }

    fn is_exact(reading: &Reading) -> bool {
        reading.exact
    }

    fn shell_error(reading: &Reading, place: usize) -> (Option<f64>, bool) {
        (reading.off.get(place).copied().flatten(), reading.shells_exact)
    }

    fn matters(reading: &Reading, chip: Chip, own: bool) -> Option<Odds> {
        let at_foe = &reading.shots[1];
        Some(match chip {
            Chip::Blowback(thousandth) => Odds::new(u64::from(thousandth), 1000),
            Chip::Wounds(wounds) if wounds.low == wounds.high => {
                Odds::new(u64::from(wounds.low), u64::from(Body::WOUNDS))
            }
            Chip::Vests(..) if !own => Odds::close_to(at_foe.stopped),
            Chip::Catchers(_) if !own => Odds::close_to(at_foe.caught),
            _ => return None,
        })
    }

    fn is_risky(_view: &View, reading: &Reading, aim: Aim) -> bool {
        let [own, foe] = &reading.shots;
        match aim {
            Aim::Own => own.hurts_self > 0.0,
            // A barrel always may blow back; that alone is no reason to ask twice.
            Aim::Foe => foe.hurts_self > foe.hurts_foe,
        }
    }

    fn reason(language: &Language, view: &View, _seat: Seat, action: &Action) -> String {
        super::reasons::reason(language, view, action)
    }

    fn tokens(
        shown: &TableView<Duel>,
        reading: &Reading,
        playback: &Playback<Duel>,
    ) -> Vec<(Odds, f32)> {
        let come = super::bold::coming(playback, bottom_seat(shown.eyes));
        let new = reading.dare.zip(come);
        reading.tokens.iter().map(|odds| (*odds, 1.0)).chain(new).collect()
    }

    fn met(event: &Event, own: Seat) -> Option<(&'static str, &'static str)> {
        let beside = |seat: Seat| if seat == own { "target-self" } else { "target-foe" };
        Some(match *event {
            Event::Sharpened { seat, .. } if seat == own => ("knife", "target-self"),
            Event::Ejected { .. } => ("eject", "slate"),
            Event::Dazed { seat } => ("mallet", beside(seat.other())),
            Event::Praised { seat, luck: true, .. } if seat == own => ("praise", "target-self"),
            Event::Looked { seat, .. } if seat == own => ("lens", "shell"),
            Event::Looked { .. } => ("evil-lens", "target-foe"),
            Event::Round { number } if number > 1 => ("round", "slate"),
            Event::Period { number } if number > 1 => ("period", "target-foe"),
            Event::SlotGiven { seat, life: 1.. } => {
                ("slot", if seat == own { "tray" } else { "rack" })
            }
            Event::Spent { seat, tool, .. } if seat != own && tool.page().silent => {
                ("silent", "rack")
            }
            Event::Hit { blown: true, .. } | Event::Clicked { blown: true, .. } => {
                ("blowback", "slate")
            }
            Event::Hit { seat, reflected: true, .. } => ("thorns", beside(seat)),
            Event::Hit { seat, .. } => ("wounds", beside(seat)),
            Event::Stopped { seat, .. } => ("vest", beside(seat)),
            Event::Caught { seat, .. } => ("catch", beside(seat)),
            Event::Thrown { .. } => ("cup", "slate"),
            Event::StageWon { seat } => ("stage", beside(seat)),
            Event::Ignited { seat } => ("fire", beside(seat)),
            Event::Rattled { .. } => ("rattled", "target-self"),
            _ => return None,
        })
    }

    fn card(ui: &mut egui::Ui, language: &Language, setup: &Setup) {
        let Some(mode) = setup.opening() else { return };
        kit::words(ui, &mode_name(language, setup), Type::Strong);
        kit::words(ui, &about(language, setup), Type::Second);
        let entry = |ui: &mut egui::Ui, key: &str, value: &str| {
            kit::entry(ui, None, &language.say(key), value);
        };
        entry(ui, "setup-hp-first", &language.number(mode.human_hp));
        entry(ui, "setup-hp-second", &evil_hp(language, mode));
        entry(ui, "modes-slots", &mode.permanent_slots.to_string());
    }

    fn rules(language: &Language, view: &View) -> Vec<(String, String)> {
        super::rulebook::rules(language, view)
    }
}

impl Answered for Duel {
    fn heard(_table: &Table<Duel>, event: &Event) -> EventSound {
        match *event {
            Event::Dealt { .. } => EventSound::deed(Cue::RackSlide),
            Event::Loaded { .. } => EventSound::deed(Cue::ShellLoad),
            // One sound for everything that leaves a rack, told or untold.
            Event::Spent { .. } => EventSound::deed(Cue::Drawer),
            Event::Sharpened { .. } => EventSound::deed(Cue::Knife),
            Event::Thrown { .. } => EventSound::deed(Cue::DiceThrown),
            Event::Mirrored { .. } => EventSound::deed(Cue::Mirror),
            Event::StageWon { .. } => EventSound::deed(Cue::StageDrops),
            Event::Shot { .. } => EventSound::deed(Cue::BarrelSwing),
            Event::Dazed { .. } => EventSound::outcome(Cue::MalletDaze),
            Event::Ejected { .. } => EventSound::outcome(Cue::ShellEjected),
            Event::Praised { healed: true, .. } | Event::Healed { .. } => {
                EventSound::outcome(Cue::Heal)
            }
            Event::Praised { healed: false, .. } => EventSound::outcome(Cue::Refused),
            Event::Hit { blown: true, .. } => EventSound::outcome(Cue::Blowback),
            Event::Hit { .. } => EventSound::outcome(Cue::LiveShot),
            Event::Clicked { .. } => EventSound::outcome(Cue::DryClick),
            // The same for live and blank: nobody is told what it was.
            Event::Caught { .. } => EventSound::outcome(Cue::ShellCaught),
            Event::Stopped { broke: true, .. } => EventSound::outcome(Cue::VestTorn),
            Event::Stopped { .. } => EventSound::outcome(Cue::VestHit),
            Event::Burned { .. } => EventSound::outcome(Cue::CandleSnuffed),
            Event::Over { ending: Ending::Won(_) } => EventSound::outcome(Cue::Win),
            Event::Over { .. } => EventSound::outcome(Cue::Lose),
            _ => EventSound::NOTHING,
        }
    }

    fn reaction(event: &Event, evil: &dyn Fn(Seat) -> bool) -> Option<Reaction> {
        Some(match *event {
            Event::Looked { seat, .. } if evil(seat) => Reaction::Peek,
            Event::Hit { seat, .. } if evil(seat) => Reaction::Hit,
            Event::Period { number } if number > 1 => Reaction::Next,
            Event::Over { ending: Ending::Won(_) } => Reaction::YouWon,
            Event::Over { .. } => Reaction::EvilWon,
            _ => return None,
        })
    }
}
