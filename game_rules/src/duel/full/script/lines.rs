//! Events in words.

use crate::{
    duel::{
        Ending, Shell, Tool,
        full::{Event, Feeling},
        letter,
    },
    game::Seat,
    script::{listed, yes},
};

fn shell_field(shell: Option<Shell>) -> String {
    shell.map_or_else(String::new, |shell| format!(" shell={}", shell.word()))
}

fn rail_field(rail: u8, blown: bool) -> String {
    let rail = if rail == 0 { String::new() } else { format!(" extra={rail}") };
    format!("{rail}{}", if blown { " blown" } else { "" })
}

pub(super) fn dazed_field(dazed: Option<Seat>) -> String {
    dazed.map_or_else(|| "-".to_owned(), |seat| letter(seat).to_string())
}

/// One line for an event, as somebody sees it.
pub(super) fn line(event: &Event) -> String {
    let at = |seat: Seat| letter(seat);
    match *event {
        Event::Period { number } => format!("period {number}"),
        Event::Round { number } => format!("round {number}"),
        Event::Standing { seat, hp, wounds } => {
            format!("standing {} hp={hp} wounds={wounds}", at(seat))
        }
        Event::Returned { seat } => format!("returned {}", at(seat)),
        Event::SlotGone { seat, slot, tool } => {
            format!("slot-gone {} slot={slot} {}", at(seat), tool.map_or("-", Tool::word))
        }
        Event::SlotGiven { seat, life } => format!("slot-given {} life={life}", at(seat)),
        Event::Dealt { seat, slot, tool } => format!("dealt {} slot={slot} {tool}", at(seat)),
        Event::Loaded { live, blank } => format!("loaded live={live} blank={blank}"),
        Event::Turn { seat, dazed: None } => format!("turn {}", at(seat)),
        Event::Turn { seat, dazed } => format!("turn {} dazed={}", at(seat), dazed_field(dazed)),
        Event::Hint { dazed } => format!("hint dazed={}", dazed_field(dazed)),
        Event::Rattled { seat } => format!("rattled {}", at(seat)),
        Event::Taken { seat, tool } => format!("taken {} {tool}", at(seat)),
        Event::PutBack { seat, tool } => format!("put-back {} {tool}", at(seat)),
        Event::Spent { seat, slot, tool, .. } => format!("spent {} slot={slot} {tool}", at(seat)),
        Event::Slot { seat, slot, tool } => {
            format!("slot {} {slot} {}", at(seat), tool.map_or("-", Tool::word))
        }
        Event::Kept { seat, tool } => format!("kept {} {tool}", at(seat)),
        Event::Sharpened { seat, by } => format!("sharpened {} by={by}", at(seat)),
        Event::Ejected { seat, shell } => format!("ejected {} shell={}", at(seat), shell.word()),
        Event::Dazed { seat } => format!("mallet {}", at(seat)),
        Event::Praised { seat, healed, .. } => {
            format!("praised {} healed={}", at(seat), yes(healed))
        }
        Event::Looked { seat, shells: None } => format!("looked {}", at(seat)),
        Event::Looked { seat, shells: Some(shells) } => {
            let seen = shells.map(|shell| shell.map_or("-", Shell::word));
            format!("looked {} shells={}", at(seat), listed(&seen))
        }
        Event::Vested { seat } => format!("vested {}", at(seat)),
        Event::Thrown { seat, bare } => format!("thrown {} bare={}", at(seat), yes(bare)),
        Event::Dice { seat, sum } => format!("dice {} sum={sum}", at(seat)),
        Event::Felt { seat, what } => {
            let what = match what {
                Feeling::Rattled => "rattled".to_owned(),
                Feeling::Breath(by) => format!("breath+{by}"),
                Feeling::Boost => "boost".to_owned(),
                Feeling::Nothing { .. } => "nothing".to_owned(),
            };
            format!("felt {} {what}", at(seat))
        }
        Event::Struck { seat, by } => format!("struck {} by={by}", at(seat)),
        Event::Eighth { seat, hp } => format!("eighth {} hp={hp}", at(seat)),
        Event::Mirrored { seat } => format!("mirrored {}", at(seat)),
        Event::Filled { seat } => format!("filled {}", at(seat)),
        Event::Arranged { seat, place, shell } => {
            format!("arranged {} place={place} shell={}", at(seat), shell.word())
        }
        Event::Rearranged { seat } => format!("rearranged {}", at(seat)),
        Event::Extracted { seat, found: None } => format!("extracted {}", at(seat)),
        Event::Extracted { seat, found: Some((place, shell)) } => {
            format!("extracted {} place={place} shell={}", at(seat), shell.word())
        }
        Event::Inserted { seat, tool, place: None } => format!("inserted {} {tool}", at(seat)),
        Event::Inserted { seat, tool, place: Some(place) } => {
            format!("inserted {} {tool} place={place}", at(seat))
        }
        Event::Bandaged { seat } => format!("bandaged {}", at(seat)),
        Event::Quenched { seat } => format!("quenched {}", at(seat)),
        Event::Healed { seat, by, more: None } => format!("healed {} by={by}", at(seat)),
        Event::Healed { seat, by, more: Some(more) } => {
            format!("healed {} by={by} more={more}", at(seat))
        }
        Event::Halved { seat, hp } => format!("halved {} hp={hp}", at(seat)),
        Event::Swept { seat } => format!("swept {}", at(seat)),
        Event::Repaired { seat } => format!("repaired {}", at(seat)),
        Event::Sorted { seat } => format!("sorted {}", at(seat)),
        Event::Merged { seat, shells } => format!("merged {} shells={shells}", at(seat)),
        Event::Wagered { seat, wager } => format!("wagered {} {wager}", at(seat)),
        Event::StageWon { seat } => format!("stage-won {}", at(seat)),
        Event::Shot { seat, aim } => format!("shot {} at={}", at(seat), at(aim.target(seat))),
        Event::Hit { seat, rail, blown, reflected, lost, hp } => {
            let thorns = if reflected { " reflected" } else { "" };
            let lost = lost.map_or_else(String::new, |lost| format!(" lost={lost}"));
            format!("hit {} hp={hp}{}{thorns}{lost}", at(seat), rail_field(rail, blown))
        }
        Event::Clicked { seat, rail, blown } => {
            format!("clicked {}{}", at(seat), rail_field(rail, blown))
        }
        Event::Caught { seat, rail, blown, shell } => {
            format!("caught {}{}{}", at(seat), rail_field(rail, blown), shell_field(shell))
        }
        Event::Stopped { seat, rail, blown, broke, shell } => {
            let broke = if broke { " broke" } else { "" };
            format!("stopped {}{}{broke}{}", at(seat), rail_field(rail, blown), shell_field(shell))
        }
        Event::Ignited { seat } => format!("ignited {}", at(seat)),
        Event::Burned { seat } => format!("burned {}", at(seat)),
        Event::PeriodOver { ending } => format!("period-over {}", ending_text(ending)),
        Event::Over { ending } => format!("over {}", ending_text(ending)),
    }
}

fn ending_text(ending: Ending) -> String {
    match ending {
        Ending::Won(grade) => format!("won grade={}", grade.0),
        Ending::Lost(grade) => format!("lost grade={}", grade.0),
        Ending::Perished(human, evil) => format!("drawn grades={},{}", human.0, evil.0),
    }
}
