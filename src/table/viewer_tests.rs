use game_rules::{
    duel::{
        Aim,
        classic::{Action, Classic, Setup},
    },
    game::{Game, Turn},
};

use super::*;

fn finished(seed: u64) -> Match<Classic> {
    let seats = vec!["human:Ada".to_owned(), "evil:sly".to_owned()];
    let mut game = Match::<Classic>::start(Setup::default(), seed, seats).unwrap();
    while let Turn::One(seat) = game.game().turn() {
        let tools = game.game().legal(seat);
        let tool = tools.into_iter().find(|deed| matches!(deed, Action::Use(_)));
        game.act(seat, &tool.unwrap_or(Action::Shoot(Aim::Foe))).unwrap();
    }
    game
}

struct Desk {
    table: Table<Classic>,
    playback: Playback<Classic>,
    viewing: ReplayViewer,
}

impl Desk {
    fn new(seed: u64) -> Desk {
        let table = Table::watch(finished(seed));
        let viewing = ReplayViewer::of(table.watched().unwrap(), Screen::Replays, Seat(0));
        Desk { table, playback: Playback::default(), viewing }
    }

    fn look(&mut self, look: ReplayCommand) -> usize {
        follow(look, &mut self.table, &mut self.playback, &mut self.viewing);
        self.table.position()
    }
}

#[test]
fn steps_go_decision_by_decision_and_stop_at_both_ends() {
    let mut desk = Desk::new(3);
    let length = desk.table.length();
    assert!(length > 4);
    assert_eq!(desk.look(ReplayCommand::Step(false)), 0);
    assert_eq!(desk.look(ReplayCommand::Step(true)), 1);
    assert!(!desk.playback.is_idle(), "a step on is shown, not only jumped to");
    assert_eq!(desk.look(ReplayCommand::Step(true)), 2);
    assert_eq!(desk.look(ReplayCommand::Step(false)), 1);
    assert!(desk.playback.is_idle(), "a step back is a picture");
    assert_eq!(desk.look(ReplayCommand::End), length);
    assert_eq!(desk.look(ReplayCommand::Step(true)), length);
    assert_eq!(desk.look(ReplayCommand::Go(length + 9)), length);
    assert_eq!(desk.look(ReplayCommand::Go(0)), 0);
}

#[test]
fn turns_begin_where_somebody_gets_the_gun() {
    let mut desk = Desk::new(3);
    let game = desk.table.watched().unwrap();
    let shots = game.past().iter().filter(|past| matches!(past.action, Action::Shoot(_))).count();
    // A round that begins after an Eject announces the turn again.
    assert!(desk.viewing.heads.len() >= shots, "{:?}", desk.viewing.heads);
    assert_eq!(desk.viewing.heads[0].ply, 0);
    for head in &desk.viewing.heads {
        assert_eq!(game.past()[head.ply].seat, head.seat);
    }
    let second = desk.viewing.heads[1].ply;
    assert!(second > 1, "the first turn has tools in it");
    assert_eq!(desk.look(ReplayCommand::Turn(true)), second);
    assert_eq!(desk.look(ReplayCommand::Turn(false)), 0);
    desk.look(ReplayCommand::Go(second + 1));
    assert_eq!(
        desk.look(ReplayCommand::Turn(false)),
        second,
        "first to the beginning of this turn"
    );
    desk.look(ReplayCommand::End);
    assert_eq!(desk.look(ReplayCommand::Turn(true)), desk.table.length());
    assert_eq!(desk.viewing.turn_at(0), 0);
    assert_eq!(desk.viewing.turn_at(second), 1);
}

#[test]
fn the_speed_stays_on_its_scale() {
    let mut desk = Desk::new(3);
    for _ in 0..9 {
        desk.look(ReplayCommand::Speed(true));
    }
    assert_eq!(SPEEDS[desk.viewing.speed], 8.0);
    for _ in 0..9 {
        desk.look(ReplayCommand::Speed(false));
    }
    assert_eq!(SPEEDS[desk.viewing.speed], 0.25);
}

#[test]
fn eyes_change_and_the_place_does_not() {
    let mut desk = Desk::new(3);
    desk.look(ReplayCommand::Go(3));
    assert_eq!(desk.table.eyes(), Viewer::Seat(Seat(0)));
    desk.look(ReplayCommand::NextSeat(true));
    assert_eq!(desk.table.eyes(), Viewer::Seat(Seat(1)));
    assert_eq!(desk.look(ReplayCommand::Truth), 3);
    assert_eq!(desk.table.eyes(), Viewer::Omniscient);
    assert!(desk.table.shown().view.truth.is_some());
    desk.look(ReplayCommand::Truth);
    assert_eq!(desk.table.eyes(), Viewer::Seat(Seat(1)), "back to whoever looked before");
    assert!(desk.table.shown().view.truth.is_none());
    desk.look(ReplayCommand::NextSeat(false));
    assert_eq!(desk.table.eyes(), Viewer::Seat(Seat(0)));
}

/// What is shown at a place is what the seat was shown there, however one came to it.
#[test]
fn a_place_looks_the_same_whichever_way_one_came() {
    let mut desk = Desk::new(5);
    let length = desk.table.length();
    let mut forward = Vec::new();
    for ply in 0..=length {
        desk.look(ReplayCommand::Go(ply));
        forward.push(desk.table.shown().view);
    }
    desk.look(ReplayCommand::Go(0));
    for (ply, view) in forward.iter().enumerate() {
        assert_eq!(desk.table.shown().view, *view, "{ply}");
        desk.look(ReplayCommand::Step(true));
    }
    for (ply, view) in forward.iter().enumerate().rev() {
        desk.look(ReplayCommand::Go(ply));
        assert_eq!(desk.table.shown().view, *view, "{ply}");
    }
}

#[test]
fn playing_again_from_the_end_begins_at_the_start() {
    let mut desk = Desk::new(3);
    desk.look(ReplayCommand::Go(2));
    assert!(!desk.viewing.playing);
    assert_eq!(desk.look(ReplayCommand::Play), 2);
    assert!(desk.viewing.playing);
    desk.look(ReplayCommand::End);
    assert_eq!(desk.look(ReplayCommand::Play), 0);
    assert!(desk.viewing.playing);
}

#[test]
fn playing_on_is_a_new_match_from_the_same_position() {
    let mut desk = Desk::new(3);
    desk.look(ReplayCommand::Go(2));
    let before = desk.table.record_text();
    let players = desk.table.players().to_vec();
    let on = desk.table.play_on(players).unwrap();
    assert_eq!((on.length(), on.mode()), (2, Mode::Live));
    assert_eq!(on.shown().view, desk.table.shown().view);
    assert!(on.marks().played_on && !on.marks().counts());
    assert_eq!(desk.table.record_text(), before, "the old match stays as it was");
    // The mark survives being saved.
    let record = game_rules::record::Record::<Classic>::read("save", &on.record_text()).unwrap();
    assert!(Table::resume(&record, "save").unwrap().marks().played_on);
}

#[test]
fn marks_lie_after_the_decisions_they_are_about() {
    let desk = Desk::new(3);
    let game = desk.table.watched().unwrap();
    assert_eq!(desk.viewing.marks.last(), Some(&(game.ply(), Highlight::End)));
    for (ply, mark) in &desk.viewing.marks {
        assert_eq!(Classic::mark(&game.past()[ply - 1]), Some(*mark));
    }
}
