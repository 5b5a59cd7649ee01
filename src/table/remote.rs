//! A match of which at least one side is played elsewhere: what is done there comes turn by turn,
//! when both orders are in, and never before.

use game_rules::{
    arena::{Action, Arena, Event, Played, Series},
    game::{Game, Seat},
    table::Match,
};

use super::{Mode, Player, Table};

impl Table<Arena> {
    /// Sits down to a match that is under way, against somebody elsewhere.
    pub fn against_stranger(game: Match<Arena>) -> Table<Arena> {
        let players = game.record().seats.iter().map(|text| Player::from_text(text)).collect();
        let mut table = Table::around(game, players, Mode::Live);
        table.seen = vec![table.game.ply(); table.players.len()];
        table.elsewhere = true;
        table
    }

    /// Watches a match that is under way, from where it stands.
    pub fn watch_live(game: Match<Arena>) -> Table<Arena> {
        let mut table = Table::watch(game);
        table.mode = Mode::Replay(table.game.ply());
        table.elsewhere = true;
        table
    }

    /// The series as it stands at this table.
    pub fn series(&self) -> &Series {
        self.game.game().series()
    }

    /// Does `seat` owe an order here?
    pub fn owes(&self, seat: Seat) -> bool {
        self.game.game().turn().seats().contains(seat)
    }

    /// What `seat` has ordered here for the turn after so many.
    pub fn ordered(&self, seat: Seat, turns: usize) -> Option<Action> {
        let mut past = self.game.past().iter().rev();
        let own = |clock: u16| usize::from(clock) == turns;
        past.find(|it| it.seat == seat && own(it.before.series().clock())).map(|it| it.action)
    }

    /// Are there turns in `log` that have not been played here, or others than those played here?
    pub fn is_behind(&self, log: &[Played]) -> bool {
        let here = self.series().log();
        log.len() > here.len() || here[..log.len()] != *log
    }

    /// Plays the turns that are over elsewhere; what the eyes at the screen are told of them. `None`
    /// if other turns have been played here: then the match has to be set up anew.
    pub fn catch_up(&mut self, log: &[Played]) -> Option<Vec<Event>> {
        let here = self.series().log();
        let common = here.len().min(log.len());
        if here[..common] != log[..common] {
            return None;
        }
        let mut told = Vec::new();
        while let Some(turn) = log.get(usize::from(self.series().clock())) {
            let mut from = self.game.ply();
            let played = played(&self.game, turn).or_else(|| {
                // Something else counted than what was chosen here last.
                let mut again = self.game.clone();
                again.undo(again.past().last()?.seat).ok()?;
                from = again.ply();
                played(&again, turn)
            });
            self.game = played?;
            let past = self.game.past().iter().skip(from).flat_map(|past| &past.events);
            told.extend(past.filter_map(|event| Arena::redact(event, self.eyes)));
        }
        self.has_seen();
        Some(told)
    }
}

/// The match after one more turn, if that is what comes of it.
fn played(game: &Match<Arena>, turn: &Played) -> Option<Match<Arena>> {
    let clock = usize::from(game.game().series().clock());
    let mut next = game.clone();
    for seat in game.game().turn().seats().iter() {
        next.act(seat, &turn.did[seat.index()]).ok()?;
    }
    (next.game().series().log().get(clock) == Some(turn)).then_some(next)
}

#[cfg(test)]
mod tests {
    use game_rules::{
        arena::{Draft, Setup},
        game::Viewer,
    };

    use super::*;

    fn start() -> Match<Arena> {
        let teams = [[1, 2, 3, 0, 0, 0], [4, 5, 6, 0, 0, 0]].map(Draft::Ids);
        let seats = vec!["human:Ada".to_owned(), "guest:=Bo".to_owned()];
        Match::start(Setup { teams, ..Setup::default() }, 0, seats).unwrap()
    }

    /// The same match where the orders of both are known.
    fn after(orders: &[[Action; 2]]) -> Vec<Played> {
        let mut game = start();
        for order in orders {
            for seat in game.game().turn().seats().iter() {
                game.act(seat, &order[seat.index()]).unwrap();
            }
        }
        game.game().series().log().to_vec()
    }

    #[test]
    fn a_turn_is_played_when_it_is_over_elsewhere() {
        let mut table = Table::against_stranger(start());
        assert_eq!(table.eyes, Viewer::Seat(Seat(0)));
        table.game.act(Seat(0), &Action::Switch(1)).unwrap();
        assert_eq!(table.ordered(Seat(0), 0), Some(Action::Switch(1)));
        assert_eq!(table.ordered(Seat(1), 0), None);
        assert_eq!(table.series().clock(), 0, "nothing happens before both have chosen");
        let log = after(&[[Action::Switch(1), Action::Switch(2)]]);
        assert!(table.is_behind(&log));
        let told = table.catch_up(&log).unwrap();
        assert!(told.iter().any(|event| matches!(event, Event::SwitchIn { slot: 2, .. })));
        assert!(!table.is_behind(&log));
        assert_eq!(table.series().log(), log);
    }

    #[test]
    fn what_counted_elsewhere_counts_here() {
        let mut table = Table::against_stranger(start());
        table.game.act(Seat(0), &Action::Switch(1)).unwrap();
        // The clock ran out before the order arrived.
        let log = after(&[[Action::Switch(0), Action::Switch(2)]]);
        table.catch_up(&log).unwrap();
        assert_eq!(table.series().log(), log);
        let other = after(&[[Action::Switch(2), Action::Switch(2)]]);
        assert!(table.is_behind(&other));
        assert_eq!(table.catch_up(&other), None, "what has been played cannot be undone");
    }

    #[test]
    fn a_watched_match_goes_on_behind_the_viewer() {
        let mut table = Table::watch_live(start());
        let log = after(&[[Action::Switch(1), Action::Switch(2)]]);
        table.catch_up(&log).unwrap();
        assert_eq!((table.length(), table.shown_plies()), (2, 0));
    }
}
