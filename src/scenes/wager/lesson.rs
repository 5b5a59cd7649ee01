//! The lesson of the Wager: one round of the needle against three bots, and the first half of the
//! next one.

use game_rules::{
    game::Seat,
    wager::{Action, House, Number, Player, Pool, QuickQuest, Setup, Wager, party::Quick},
};

use crate::table::{Lesson, LessonBeat};

/// The lesson.
pub fn lesson() -> Lesson<Wager> {
    let beat = |word, anchor, expects| LessonBeat { word, anchor, expects };
    let bet = |on, stake| Action::Bet { on: Seat(on), stake };
    let score = |score| Action::Play { result: vec![Number::whole(score).unwrap_or_default()] };
    let needle = QuickQuest { challenge: Quick::Needle, weight: Default::default() };
    Lesson {
        seed: 1,
        setup: Setup {
            players: (1..=4).map(|seat| Player::person(seat.to_string())).collect(),
            rounds: 2,
            host: Seat(0),
            house: House::default(),
            pool: Pool { quick: vec![needle], ..Pool::default() },
        },
        beats: vec![
            beat("bets-draw", "primary", Some(Action::Draw)),
            beat("bets-bet", "tray", Some(bet(1, 2))),
            // Nobody knows where the needle will stand.
            beat("bets-play", "inspector", None),
            beat("bets-rank", "primary", Some(Action::Rank)),
            beat("bets-pay", "primary", Some(Action::Pay)),
            beat("bets-again", "primary", Some(Action::Draw)),
            beat("bets-none", "tray", Some(Action::NoBet)),
        ],
        replies: vec![
            (1, bet(0, 1)),
            (2, bet(1, 1)),
            (3, Action::NoBet),
            (5, score(905)),
            (6, score(310)),
            (7, score(640)),
            (12, bet(2, 1)),
            (13, Action::NoBet),
            (14, bet(1, 1)),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::game::{Game, Turn};

    #[test]
    fn every_beat_can_be_done_when_it_is_asked_for() {
        let lesson = lesson();
        assert!((6..=9).contains(&lesson.beats.len()));
        let (mut game, _) = Wager::start(&lesson.setup, lesson.seed).unwrap();
        let mut ply = 0;
        for beat in &lesson.beats {
            while let Some((_, reply)) = lesson.replies.iter().find(|(at, _)| *at == ply) {
                let bot = match game.turn() {
                    Turn::Several(seats) => seats.iter().find(|seat| *seat != Seat(0)),
                    _ => None,
                };
                game.apply(bot.unwrap(), reply, &mut Vec::new()).unwrap();
                ply += 1;
            }
            assert!(game.turn().seats().contains(Seat(0)), "{}", beat.word);
            let played = Action::Play { result: vec![Number::whole(500).unwrap()] };
            let action = beat.expects.clone().unwrap_or(played);
            game.apply(Seat(0), &action, &mut Vec::new()).unwrap();
            ply += 1;
        }
    }
}
