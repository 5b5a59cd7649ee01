//! The odds of the next shot in the whole duel (ux 2.1): counts → blowback → catcher → vest →
//! wounds → HP, from the viewing seat's belief.

use std::collections::BTreeMap;

use game_rules::{
    duel::full::{Body, View, knowledge::ShotOdds},
    game::Seat,
    odds::Odds,
};

use super::reading::Reading;
use crate::{
    app::language::Language,
    say,
    scenes::{
        duel::{
            odds::{Fill, Inspection, Row, Sides},
            picture::ShellGuess,
            words::before_number,
        },
        who::Who,
    },
};

/// Chances below this are not worth a line.
const WORTH: f64 = 0.0005;

/// Works everything out. `None` when there is no shell to inspect.
pub fn inspect(
    language: &Language,
    view: &View,
    reading: &Reading,
    seat: Seat,
    sides: &Sides,
) -> Option<Inspection> {
    let live = reading.shells.first()?.live();
    let [own, other] = &reading.shots;
    let bounded = |mut rows: Vec<Row>, shot: &ShotOdds| {
        rows.iter_mut().for_each(|row| row.off = shot.error(row.odds.value()));
        rows
    };
    Some(Inspection {
        live,
        live_off: reading.off.first().copied().flatten(),
        foe: bounded(at_foe(language, view, other, seat, sides), other),
        own: bounded(at_self(language, view, own, seat, sides), own),
        why: why(language, view, reading, live, other),
        exact: reading.exact,
    })
}

fn row(text: String, chance: f64, fill: Fill) -> Row {
    Row { text, odds: Odds::close_to(chance), fill, detail: false, off: None }
}

/// The shell goes off the other way.
fn blown_back(language: &Language, whom: &Who, chance: f64) -> Option<Row> {
    (chance > WORTH).then(|| row(whom.aimed(language, "inspect-blows-back"), chance, Fill::Live))
}

fn at_foe(
    language: &Language,
    view: &View,
    shot: &ShotOdds,
    seat: Seat,
    sides: &Sides,
) -> Vec<Row> {
    let mut rows = vec![row(sides.foe.aimed(language, "inspect-hits"), shot.hurts_foe, Fill::Live)];
    rows.extend(losses(language, view, seat.other(), &shot.foe_loss, sides.foe.named(language)));
    rows.extend(blown_back(language, &sides.own, shot.hurts_self));
    rows.extend(
        [
            ("inspect-caught", shot.caught, Fill::Blank),
            ("inspect-stopped", shot.stopped, Fill::Blank),
            ("inspect-nothing", shot.nothing, Fill::Blank),
        ]
        .into_iter()
        .filter(|(_, chance, _)| *chance > WORTH)
        .map(|(key, chance, fill)| row(language.say(key), chance, fill)),
    );
    rows
}

fn at_self(
    language: &Language,
    view: &View,
    shot: &ShotOdds,
    seat: Seat,
    sides: &Sides,
) -> Vec<Row> {
    let mut rows = vec![
        row(language.say("inspect-free-turn"), shot.keeps_turn, Fill::Good),
        row(sides.own.aimed(language, "inspect-hits"), shot.hurts_self, Fill::Live),
    ];
    rows.extend(losses(language, view, seat, &shot.own_loss, sides.own.named(language)));
    rows.extend(blown_back(language, &sides.foe, shot.hurts_foe));
    let passes = shot.nothing - shot.keeps_turn;
    if passes > WORTH {
        rows.push(row(language.say("inspect-turn-passes"), passes, Fill::Blank));
    }
    rows
}

/// More HP than this are not written out twice in a line: what is lost stands for them.
const MOST_WRITTEN: i128 = 99_999;

/// "Evil: 8 to 6", for each loss that is possible.
fn losses<'a>(
    language: &'a Language,
    view: &'a View,
    victim: Seat,
    losses: &'a BTreeMap<u32, f64>,
    name: String,
) -> impl Iterator<Item = Row> + 'a {
    let name = before_number(name);
    let hp = view.side(victim).hp.1;
    let possible = losses.iter().filter(|(loss, chance)| **loss > 0 && **chance > WORTH);
    possible.map(move |(loss, chance)| {
        let to = hp - i128::from(*loss);
        let text = if hp > MOST_WRITTEN {
            format!("{name} {}", language.change(-i64::from(*loss)))
        } else {
            let [from, to] = [hp, to].map(|hp| language.number(hp));
            say!(language, "inspect-hp", name = name.as_str(), from = from, to = to)
        };
        Row { text, odds: Odds::close_to(*chance), fill: Fill::Live, detail: true, off: None }
    })
}

fn why(
    language: &Language,
    view: &View,
    reading: &Reading,
    live: Odds,
    shot: &ShotOdds,
) -> Vec<String> {
    let (left_live, left_blank) = (i64::from(reading.left.0), i64::from(reading.left.1));
    let mut lines = Vec::new();
    if reading.counted && view.stage.is_none() {
        lines.push(say!(language, "why-left", live = left_live, blank = left_blank));
    }
    let certain = |known: &&ShellGuess| !matches!(known, ShellGuess::Maybe(_));
    let sure = reading.shells.iter().filter(certain).count() as i64;
    if sure > 0 {
        lines.push(say!(language, "why-certain", count = sure));
    }
    lines.push(say!(language, "why-live", percent = language.percent(live)));
    if shot.blowback > WORTH {
        let percent = language.percent(Odds::close_to(shot.blowback));
        lines.push(say!(language, "why-blowback", percent = percent));
    }
    if shot.caught > WORTH {
        lines.push(say!(
            language,
            "why-caught",
            percent = language.percent(Odds::close_to(shot.caught))
        ));
    }
    if shot.stopped > WORTH {
        lines.push(say!(
            language,
            "why-stopped",
            percent = language.percent(Odds::close_to(shot.stopped))
        ));
    }
    let own = super::super::picture::bottom_seat(view.who);
    if let Some(wounds @ 1..) = view.side(own.other()).sure_wounds() {
        let odds = language.odds(Odds::new(wounds.into(), u64::from(Body::WOUNDS)));
        lines.push(say!(language, "why-wounds", count = i64::from(wounds), odds = odds));
    }
    let side = view.side(own);
    let boost = side.body.as_ref().map_or(side.boost, |body| body.boost);
    if boost > 0 {
        let boost = i64::from(boost);
        lines.push(say!(language, "why-damage", damage = boost + 1, boost = boost));
    }
    lines
}
