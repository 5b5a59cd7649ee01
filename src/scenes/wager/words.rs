//! The words on the stage of the Wager.

use game_rules::wager::{Phase, Quest, View, share};

use super::{
    formula::judged,
    names::{name, names, pay, points, signed, task, title, twist},
    picture::Picture,
    stage::{QuestWords, Words},
};
use crate::{app::language::Language, say, table::Player};

const PHASES: [&str; 5] = ["draw", "bet", "play", "rank", "settle"];

/// All words of a picture.
pub fn of(language: &Language, view: &View, picture: &Picture, players: &[Player]) -> Words {
    let seats = || game_rules::game::Seat::all(picture.seats.len());
    let note = |seat: &super::picture::SeatPicture| match (seat.rank, picture.phase) {
        (Some(turned), _) if turned.t > 0.5 => {
            say!(language, "bets-rank", rank = i64::from(turned.rank))
        }
        (_, Phase::Betting) if seat.sealed => language.say("bets-note-sealed"),
        (_, Phase::Playing) if seat.played => language.say("bets-note-played"),
        (_, Phase::Betting | Phase::Playing) if seat.acts => language.say("bets-note-deciding"),
        _ => String::new(),
    };
    let quest = picture.quest.and_then(|quest| view.plan.quests.get(usize::from(quest)));
    let awards = pay(&picture.awards);
    let cost = picture.per_bet;
    let rule = match picture.phase {
        _ if !view.twists.is_empty() && picture.phase == Phase::Betting => {
            let events: Vec<String> =
                view.twists.iter().map(|event| twist(language, *event)).collect();
            say!(language, "bets-rule-event", event = language.list(&events))
        }
        Phase::Betting => language.say("bets-rule-sealed"),
        Phase::Playing => language.say("bets-rule-results"),
        Phase::SettleBets => language.say("bets-rule-crown"),
        Phase::Finished => language.say("bets-rule-over"),
        Phase::DrawQuest | Phase::SettleRanking => language.say("bets-rule-ties"),
    };
    Words {
        names: seats().map(|seat| name(language, players, seat)).collect(),
        points: picture.seats.iter().map(|seat| points(seat.points)).collect(),
        notes: picture.seats.iter().map(note).collect(),
        quest: quest.map(|quest| QuestWords {
            kind: quest.kind.clone(),
            title: title(language, quest),
            task: task(language, quest),
            judge: format!("{} · {}", judged(language, quest), drawn_by(language, view, quest)),
        }),
        phases: PHASES.map(|word| language.say(&format!("bets-phase-{word}"))),
        pay: match cost {
            0 => say!(language, "bets-pay-free", pay = awards),
            cost => say!(language, "bets-pay", pay = awards, cost = signed(-cost)),
        },
        rule,
        slip: slip(language, picture, players),
    }
}

/// How often a quest comes.
pub fn drawn_by(language: &Language, view: &View, quest: &Quest) -> String {
    let weight = language.percent(share(&view.plan.quests, quest));
    say!(language, "bets-drawn-by", weight = weight)
}

/// What the open envelope says.
fn slip(language: &Language, picture: &Picture, players: &[Player]) -> [String; 2] {
    let Some(opening) = picture.opening else { return Default::default() };
    let from = name(language, players, opening.seat);
    match opening.bet {
        Some((on, stake)) => {
            let to = names(language, players, [on]);
            let change = if opening.won { i32::from(stake) } else { -i32::from(stake) };
            let shown = if opening.t > 0.5 { signed(change) } else { stake.to_string() };
            [say!(language, "bets-slip-to", from = from, to = to), shown]
        }
        None => [say!(language, "bets-slip-none", from = from), language.say("bets-slip-no-bet")],
    }
}
