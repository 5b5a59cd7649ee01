//! The paper tape (ux 2.4): what a bot in one's place would have sent, and been told.

use game_rules::{
    arena::{Action, Arena, Bout, Refusal, Series},
    game::Seat,
};

use crate::scenes::arena::{stage::Printed, words::move_name};
use crate::{app::language::Language, say, scenes::Scene};

/// Turns on the stage's tape, the one under way included.
pub const ON_STAGE: usize = 3;

/// The rival's number in the protocol: there is only one.
const RIVAL: u8 = 1;

/// The last `turns` turns of the match, the one under way included, from the seat on the left.
pub fn printed(
    language: &Language,
    series: &Series,
    left: Seat,
    turns: usize,
    name: &dyn Fn(Seat) -> String,
) -> Vec<Printed> {
    let lineup = series.lineup();
    let from = series.log().len().saturating_sub(turns - 1);
    let mut bout = Bout::new(lineup, series.opener());
    let mut number = 1;
    let mut printed = Vec::new();
    for (place, played) in series.log().iter().enumerate() {
        if played.number != number {
            number = played.number;
            bout = Bout::new(lineup, series.opener().other());
        }
        if place >= from {
            let foe = left.other();
            let deed = match (played.did[foe.index()], bout.side(foe).active) {
                (Action::Fight(index), Some(slot)) => {
                    let blow = lineup.card(foe, slot).blows[usize::from(index) & 3];
                    move_name(language, lineup.data(), blow.id)
                }
                (Action::Switch(slot), _) => {
                    say!(language, "arena-tape-switch", slot = i64::from(slot) + 1)
                }
                _ => language.say("arena-tape-nothing"),
            };
            // Whoever is hidden, rests or waits for an entry sends nothing.
            let sent = !bout.legal(left).is_empty();
            printed.push(Printed {
                turn: label(&bout),
                own: line(Some(played.did[left.index()]).filter(|_| sent)),
                answer: "‹ OK".to_owned(),
                other: say!(language, "arena-tape-other", name = name(foe), deed = deed),
                now: false,
                failed: false,
            });
        }
        bout.resolve(lineup, played.did.map(Some), &mut ());
    }
    if !series.is_over() {
        printed.push(Printed {
            turn: label(series.bout()),
            own: line(None),
            answer: "‹ OK".to_owned(),
            other: String::new(),
            now: true,
            failed: false,
        });
    }
    printed
}

/// The number of a battle turn; entries are not counted.
fn label(bout: &Bout) -> String {
    if bout.is_entry() { "·".to_owned() } else { (bout.turns + 1).to_string() }
}

/// The line that gives an order.
fn line(order: Option<Action>) -> String {
    match order {
        Some(Action::Fight(index)) => format!("› FIGHT {RIVAL} {}", index + 1),
        Some(Action::Switch(slot)) => format!("› SWITCH {RIVAL} {}", slot + 1),
        Some(Action::Pass) | None => "› WAIT".to_owned(),
    }
}

/// A refused order, as the server would print it, with the sentence that says how to mend it.
pub fn failed(language: &Language, series: &Series, order: Action, code: Refusal) -> Printed {
    Printed {
        turn: label(series.bout()),
        own: line(Some(order)),
        answer: format!("‹ FAILED {} {code}", code.number()),
        other: <Arena as Scene>::refusal(language, &code),
        now: true,
        failed: true,
    }
}
