//! What a tool would do now, in exact numbers (ux 2.1 Tool tooltip).

use game_rules::{
    duel::{
        Tool,
        full::{FATES, ToolRow, View},
    },
    game::Seat,
    odds::Odds,
};

use super::reading::Reading;
use crate::{app::language::Language, say};

/// The lines; none where there is nothing to count.
pub fn now(
    language: &Language,
    view: &View,
    reading: &Reading,
    seat: Seat,
    tool: Tool,
) -> Vec<String> {
    numbers(language, view, reading, seat, tool)
        .into_iter()
        .chain(left_to_deal(language, view, seat, tool))
        .collect()
}

fn numbers(
    language: &Language,
    view: &View,
    reading: &Reading,
    seat: Seat,
    tool: Tool,
) -> Option<String> {
    let side = view.side(seat);
    let key = format!("tool-{}-now", tool.word());
    let front = reading.shells.first()?.live();
    let (live, blank) = (language.odds(front), language.odds(front.not()));
    Some(match tool {
        Tool::Knife if side.secret_boost == 0 => {
            say!(language, &key, damage = i64::from(side.boost) + 2)
        }
        Tool::Eject => {
            let count = i64::from(view.main_len) - 1;
            say!(language, &key, live = live, blank = blank, count = count)
        }
        Tool::XRayLens if !front.is_sure() && !front.is_never() => {
            say!(language, &key, live = live, blank = blank)
        }
        Tool::XRayLens => language.say("tool-x-ray-lens-known"),
        Tool::MoralPraise => {
            let odds = language.odds(Odds::close_to(view.praise(seat)?));
            say!(language, &key, odds = odds, hp = language.number(side.sure_hp()?))
        }
        Tool::Medkit => {
            let count = i64::from(view.medkit(seat)?);
            say!(language, &key, count = count, hp = language.number(side.sure_hp()?))
        }
        Tool::GoodGunSelf | Tool::GoodGunFoe => {
            let shot = &reading.shots[usize::from(tool == Tool::GoodGunFoe)];
            say!(language, &key, percent = language.percent(Odds::close_to(shot.blowback)))
        }
        Tool::Grab => {
            let count = within_reach(view, seat)?;
            let odds = language.odds(Odds::new(1, count + 1));
            say!(language, &key, count = count as i64, odds = odds)
        }
        Tool::BulletCatcher => {
            let count = side.body.as_ref()?.catcher + 1;
            let live = Odds::close_to(1.0 - 0.8f64.powi(count.min(1000) as i32));
            let (live, blank) = (language.percent(live), language.percent(Odds::new(4, 5)));
            say!(language, &key, count = i64::from(count), live = live, blank = blank)
        }
        Tool::FillLive if !front.is_sure() || view.main_len > 1 => {
            let odds = language.odds(Odds::new(1, u64::from(view.main_len.max(1))));
            say!(language, &key, odds = odds)
        }
        Tool::Repeater => {
            let most = u32::from(view.main_len);
            let count = most.min(side.body.as_ref()?.repeater.saturating_add(2));
            say!(language, &key, count = i64::from(count))
        }
        Tool::ComboShooter => combo(language, &key, view, seat)?,
        Tool::Coin => {
            let hp = side.sure_hp()?;
            let count = winnable(view, seat)? as i64;
            let (from, to) = (language.number(hp), language.number(hp.div_euclid(2)));
            say!(language, &key, count = count, from = from, to = to)
        }
        Tool::Bandage => say!(language, &key, round = i64::from(view.count.round) + 2),
        Tool::BigMallet => say!(language, &key, count = i64::from(view.main_len)),
        Tool::BarrelRepair => {
            let repaired = (u64::from(view.wear) * 2 / 3) as u32;
            let percent = |wear| Some(language.percent(Odds::close_to(view.worn_blowback(wear)?)));
            let (from, to) = (percent(view.wear)?, percent(repaired)?);
            say!(language, &key, from = from, to = to)
        }
        Tool::ThreeDice => dice(language, &key),
        // What they do now is what they always do, or not certain.
        Tool::Knife
        | Tool::SmallMallet
        | Tool::YoursIsMine
        | Tool::Vest
        | Tool::ThornArmour
        | Tool::SlotExtension
        | Tool::Mirror
        | Tool::FillLive
        | Tool::Rearrange
        | Tool::Incendiary
        | Tool::BadGun
        | Tool::Extract
        | Tool::BlankShell
        | Tool::LiveShell
        | Tool::MysteryShell
        | Tool::NewClips
        | Tool::TwinGuns
        | Tool::AllOrNothing
        | Tool::ToTheDeath
        | Tool::SortShells
        | Tool::MergeClips => return None,
    })
}

/// How likely one more shell is, and all of them.
fn combo(language: &Language, key: &str, view: &View, seat: Seat) -> Option<String> {
    let body = view.side(seat).body.as_ref()?;
    let each = 1.0 - 0.5f64.powi(body.combo.min(60) as i32 + 1);
    let more = u32::from(view.main_len).saturating_sub(body.repeater.saturating_add(1));
    let all = each.powi(more as i32);
    let [odds, all] = [each, all].map(|part| language.percent(Odds::close_to(part)));
    Some(say!(language, key, odds = odds, all = all))
}

/// Every sum with the ways to throw it.
fn dice(language: &Language, key: &str) -> String {
    let each = FATES
        .iter()
        .zip(3..)
        .map(|(fate, sum)| language.labelled(&sum.to_string(), &fate.ways.to_string()));
    say!(language, key, list = each.collect::<Vec<_>>().join(" · "))
}

/// How many tools of the other side Grab may take.
fn within_reach(view: &View, seat: Seat) -> Option<u64> {
    let mode = view.terms()?;
    let limited = |tool| mode.rows().any(|(of, row)| of == tool && row.per_game_limit > 0);
    Some(view.rack(seat.other()).tools().filter(|&tool| !limited(tool)).count() as u64)
}

/// How many tools the Coin may turn into.
fn winnable(view: &View, seat: Seat) -> Option<usize> {
    let sent = &view.side(seat).sent;
    let won = |tool: Tool, row: &ToolRow| {
        let dealt = row.weight.by_extras().into_iter().any(|weight| weight > 0);
        let left = view.setup.legacy || sent.of(tool) < row.per_game_limit;
        row.per_game_limit > 0 && dealt && left
    };
    Some(view.terms()?.rows().filter(|(tool, row)| won(*tool, row)).count())
}

/// How many of a limited tool may still come.
fn left_to_deal(language: &Language, view: &View, seat: Seat, tool: Tool) -> Option<String> {
    let (_, row) = view.terms()?.rows().find(|(dealt, _)| *dealt == tool)?;
    let sent = view.side(seat).sent.of(tool);
    let left = row.per_game_limit.checked_sub(sent).filter(|_| row.per_game_limit > 0)?;
    Some(say!(language, "tool-limited-now", count = i64::from(left)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::{
        duel::{
            HUMAN,
            full::{Duel, Setup},
        },
        game::{Game, Viewer},
    };

    #[test]
    fn numbers_of_the_moment_stand_in_the_tooltip() {
        assert_eq!(FATES.iter().map(|fate| fate.ways).sum::<u32>(), 216);
        let language = Language::new(Lang::English);
        let (game, _) = Duel::start(&Setup::numbered(5), 3).unwrap();
        let view = game.view(Viewer::Seat(HUMAN));
        let reading = Reading::of(&view);
        let said = |tool| now(&language, &view, &reading, HUMAN, tool).join(" ");
        assert!(said(Tool::Medkit).contains("Heals 4 HP at 2 HP"), "{}", said(Tool::Medkit));
        assert!(said(Tool::Knife).contains("2 damage"), "{}", said(Tool::Knife));
        assert!(said(Tool::MoralPraise).contains("100.0"), "{}", said(Tool::MoralPraise));
        // Mirror: one in a match, and none was dealt yet.
        assert!(said(Tool::Mirror).contains('1'), "{}", said(Tool::Mirror));
        assert_eq!(said(Tool::Vest), "");
    }
}
