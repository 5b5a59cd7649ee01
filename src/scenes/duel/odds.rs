//! The odds of the next shot, exact and from the viewing seat's own knowledge (ux 2.1).

use game_rules::{duel::classic::View, game::Seat, odds::Odds};

use super::words;
use crate::{app::language::Language, say, scenes::who::Who};

/// Which colour a bar has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// It hurts somebody.
    Live,
    /// Nothing happens.
    Blank,
    /// It is good for whoever fires.
    Good,
}

/// One line with a bar and a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What happens.
    pub text: String,
    /// With what chance.
    pub odds: Odds,
    /// The bar's colour.
    pub fill: Fill,
    /// A detail of the line above.
    pub detail: bool,
    /// How far the chance may be off, if it was sampled.
    pub off: Option<f64>,
}

/// Everything the inspector says.
#[derive(Clone, Debug, PartialEq)]
pub struct Inspection {
    /// The chance that the next shell is live.
    pub live: Odds,
    /// How far it may be off, if it was sampled.
    pub live_off: Option<f64>,
    /// If the other side is fired at.
    pub foe: Vec<Row>,
    /// If the own side is fired at.
    pub own: Vec<Row>,
    /// The reasons, one sentence each.
    pub why: Vec<String>,
    /// Counted, and not sampled.
    pub exact: bool,
}

/// Who fires, and who sits opposite.
#[derive(Debug)]
pub struct Sides {
    /// Whoever the odds are of.
    pub own: Who,
    /// The other side.
    pub foe: Who,
}

/// Works everything out. `None` when there is no shell to inspect.
pub fn inspect(language: &Language, view: &View, seat: Seat, sides: &Sides) -> Option<Inspection> {
    if view.left() == 0 {
        return None;
    }
    let live = view.live_at(0);
    let blank = live.not();
    let (own, other) = (view.side(seat), view.side(seat.other()));
    let damage = 1 + i64::from(own.boost);
    let hits = |whom: &Who| whom.aimed(language, "inspect-hits");
    let hp = |who: &Who, from: i32| {
        let name = words::before_number(who.named(language));
        say!(
            language,
            "inspect-hp",
            name = name,
            from = i64::from(from),
            to = i64::from(from) - damage
        )
    };
    let row = |text, odds, fill, detail| Row { text, odds, fill, detail, off: None };
    Some(Inspection {
        live,
        foe: vec![
            row(hits(&sides.foe), live, Fill::Live, false),
            row(hp(&sides.foe, other.hp), live, Fill::Live, true),
            row(language.say("inspect-nothing"), blank, Fill::Blank, false),
        ],
        own: vec![
            row(language.say("inspect-free-turn"), blank, Fill::Good, false),
            row(hits(&sides.own), live, Fill::Live, false),
            row(hp(&sides.own, own.hp), live, Fill::Live, true),
        ],
        why: why(language, view, seat),
        exact: true,
        live_off: None,
    })
}

fn why(language: &Language, view: &View, seat: Seat) -> Vec<String> {
    let (live, blank) = (i64::from(view.live), i64::from(view.blank));
    let mut lines = vec![say!(language, "why-left", live = live, blank = blank)];
    match view.front {
        Some(_) if view.setup.favoured == Some(seat) => lines.push(language.say("why-favoured")),
        Some(shell) => lines.push(say!(language, "why-seen", shell = shell.word())),
        None if blank == 0 => lines.push(language.say("why-all-live")),
        None if live == 0 => lines.push(language.say("why-all-blank")),
        None => {
            lines.push(language.say("why-order"));
            let percent = language.percent(view.live_at(0));
            lines.push(say!(
                language,
                "why-live-of",
                live = live,
                all = live + blank,
                percent = percent
            ));
        }
    }
    let boost = i64::from(view.side(seat).boost);
    if boost > 0 {
        lines.push(say!(language, "why-damage", damage = boost + 1, boost = boost));
    }
    lines
}
