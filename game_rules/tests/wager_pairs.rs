//! The Wager's matches of two (rules/wager.md 5.5): who meets whom, what they can score, who waits.

use game_rules::{
    bots::{Bot, Mind, Sight},
    game::{Game, Illegal, Seat, Viewer},
    wager::{
        Action, Bettor, Form, House, NoValue, Number, Player, Pool, Refusal, Setup, Style, Wager,
    },
};

/// One round of these quests between people.
fn around(players: usize, pool: Pool) -> Setup {
    let players = (0..players).map(|index| Player::person(format!("p{index}"))).collect();
    Setup { players, rounds: 1, host: Seat(0), house: House::default(), pool }
}

#[test]
fn pairs_against_each_other_are_only_drawn_at_even_tables() {
    let pool = || Pool::read("v", "(games: [(game: Arena, versus: true), (game: Duel)])").unwrap();
    let quests = |players: usize| pool().quests(players).len();
    assert_eq!((quests(2), quests(3), quests(4)), (2, 1, 2));
    let only = Pool::read("v", "(games: [(game: Cards, versus: true)])").unwrap();
    let setup = around(3, only);
    assert!(Wager::start(&setup, 1).is_err());
}

#[test]
fn pairs_know_each_other_and_sit_down_once() {
    let pool = Pool::read("v", "(games: [(game: Arena, versus: true)])").unwrap();
    let setup = around(6, pool);
    let (mut game, _) = Wager::start(&setup, 4).unwrap();
    assert_eq!(game.view(Viewer::Public).meeting(Seat(0)), None, "nothing is drawn yet");
    game.apply(Seat(0), &Action::Draw, &mut Vec::new()).unwrap();
    let view = game.view(Viewer::Public);
    assert_eq!(view.outing(), None);
    for seat in Seat::all(6) {
        let meeting = view.meeting(seat).unwrap();
        let rival = meeting.rival(seat);
        assert_ne!(rival, seat);
        assert_eq!(view.meeting(rival), Some(meeting));
        assert_eq!(view.meets_now(seat), None, "bets come first");
    }
    for seat in Seat::all(6) {
        game.apply(seat, &Action::NoBet, &mut Vec::new()).unwrap();
    }
    let one = game.view(Viewer::Public).meets_now(Seat(0)).unwrap();
    let play = |score| Action::Play { result: vec![Number::whole(score).unwrap()] };
    for odd in [1, 499, 1001, 1500, 2000, -500] {
        let refused = game.apply(Seat(0), &play(odd), &mut Vec::new());
        assert_eq!(refused, Err(Illegal::Refused(Refusal::NoValue(NoValue::BadValue))), "{odd}");
    }
    let scores: Vec<Action> = [0, 500, 1000].map(play).to_vec();
    assert_eq!(game.legal(Seat(0)), scores, "lost, drawn, won");
    game.apply(Seat(0), &play(1000), &mut Vec::new()).unwrap();
    let view = game.view(Viewer::Public);
    for seat in Seat::all(6) {
        assert_eq!(view.meets_now(seat).is_none(), one.pair.contains(&seat), "{seat:?}");
    }
}

#[test]
fn programs_that_meet_agree_on_who_won_and_wait_for_people() {
    for game in ["Arena", "Cards"] {
        let text = format!("(games: [(game: {game}, versus: true)])");
        let pool = Pool::read("v", &text).unwrap();
        let mut setup = around(4, pool);
        let form = Form { style: Style::Steady, skill: 50 };
        for player in setup.players.iter_mut().skip(1) {
            player.form = Some(form);
        }
        let (mut evening, _) = Wager::start(&setup, 4).unwrap();
        evening.apply(Seat(0), &Action::Draw, &mut Vec::new()).unwrap();
        for seat in Seat::all(4) {
            assert!(!evening.waits_for_person(seat), "everybody bets for themselves");
            evening.apply(seat, &Action::NoBet, &mut Vec::new()).unwrap();
        }
        let meeting = evening.view(Viewer::Public).meets_now(Seat(0)).unwrap();
        assert_eq!(meeting.pair[0], Seat(0), "a person sits first");
        let waiting: Vec<Seat> =
            Seat::all(4).filter(|seat| evening.waits_for_person(*seat)).collect();
        assert_eq!(waiting, [meeting.pair[1]]);
        let mut bot = Bettor { form };
        let mut total = 0;
        for seat in Seat::all(4).filter(|seat| !meeting.pair.contains(seat)) {
            let mut mind = Mind::new(u64::from(seat.0), seat);
            let action = bot.choose(&Sight::new(&evening, seat), &mut mind);
            let Action::Play { result } = &action else { panic!("{action:?}") };
            total += result[0].as_whole().unwrap();
            evening.apply(seat, &action, &mut Vec::new()).unwrap();
        }
        assert_eq!(total, 1000, "{game}: one has won what the other has lost, or both drew");
        evening.apply(Seat(0), &Action::Absent { seat: Seat(0) }, &mut Vec::new()).unwrap();
        let rival = meeting.pair[1];
        assert!(!evening.waits_for_person(rival));
        let action = bot.choose(&Sight::new(&evening, rival), &mut Mind::new(1, rival));
        let Action::Play { result } = &action else { panic!("{action:?}") };
        assert_eq!(result[0].as_whole(), Some(1000), "nobody has come");
    }
}

#[test]
fn only_games_for_two_are_played_against_each_other() {
    let fault = Pool::read("v.ron", "(games: [\n (game: Duel, versus: true)])").unwrap_err();
    assert_eq!(
        fault.to_string(),
        "v.ron:2:9: Shotgun duel cannot be played against each other; Cards and Arena can"
    );
}
