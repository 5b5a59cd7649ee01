//! What the panels of the Wager have open: a half-made bet, numbers that are being typed, the
//! master's console. All of it belongs to one seat and goes when the seat leaves the screen.

use bevy::prelude::*;
use game_rules::{
    game::{Seat, Viewer},
    wager::{Action, Number, Phase, Quest, View, Wager},
};

use super::beats::own;
use crate::{
    app::marks::narrow,
    art::canvas::SpotClick,
    table::{Curtain, TableView},
};

/// What is open.
#[derive(Resource, Default, Debug)]
pub struct Desk {
    /// Whose it is: eyes, round and phase.
    belongs: Option<(Viewer, u8, Phase)>,
    /// On whom.
    pub target: Option<Seat>,
    /// How much.
    pub stake: u8,
    /// Explicitly nothing.
    pub none: bool,
    /// The numbers as they are typed.
    pub entry: Vec<String>,
    /// The master's console.
    pub console: Option<Console>,
    /// Whose account is inspected.
    pub inspected: Option<Seat>,
    /// The creatures picked for a match in the arena, by number.
    pub team: Vec<u16>,
    /// Somebody is about to play at another table.
    pub sets_out: bool,
    /// The field that digits go to.
    pub field: usize,
    /// When a quick challenge was begun.
    pub begun: Option<f32>,
    /// Quick challenges take their time.
    pub calm: bool,
    /// The field has had the focus already.
    pub focused: bool,
    /// When the envelope was handed over to be sealed.
    sealed: Option<f32>,
}

/// Seconds after which an envelope that nobody took is shown open again.
const TAKEN: f32 = 2.0;

/// The master's console: whose result is being entered again, if anybody's.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Console {
    /// Whose, and the numbers as they are typed.
    pub correct: Option<(Seat, Vec<String>)>,
    /// The field that digits go to.
    pub field: usize,
}

/// What a field of numbers says.
#[derive(Clone, Debug, PartialEq)]
pub enum Typed {
    /// It can be entered and counts this much.
    Fine(Vec<Number>, Number),
    /// A field is empty.
    Missing,
    /// This is not a number.
    Wrong(String),
    /// The quest cannot judge it.
    Unjudged,
}

/// Reads typed numbers and lets the quest judge them.
pub fn typed(quest: &Quest, fields: &[String]) -> Typed {
    let mut numbers = Vec::new();
    for (index, field) in fields.iter().enumerate() {
        let text = narrow(field.trim()).replace(',', ".");
        if text.is_empty() {
            // What nobody has to enter may stay away at the end.
            if index < quest.judge.numbers().max(1) {
                return Typed::Missing;
            }
            continue;
        }
        match text.parse::<Number>() {
            Ok(number) => {
                numbers.resize(index, Number::default());
                numbers.push(number);
            }
            Err(_) => return Typed::Wrong(field.clone()),
        }
    }
    match quest.value(&numbers) {
        Ok(value) => Typed::Fine(numbers, value),
        Err(_) => Typed::Unjudged,
    }
}

/// How many numbers are asked for.
pub fn fields(quest: &Quest) -> usize {
    quest.judge.numbers().max(quest.asks.len()).max(1)
}

impl Desk {
    /// A desk for whoever looks now; whatever was on it for somebody else is gone.
    pub fn of(&mut self, eyes: Viewer, view: &View) {
        let belongs = Some((eyes, view.round, view.phase));
        if self.belongs != belongs {
            *self = Desk {
                belongs,
                stake: 1,
                inspected: self.inspected,
                calm: self.calm,
                ..Desk::default()
            };
        }
        let me = own(eyes);
        if me.is_some_and(|me| view.declared.contains(me)) {
            // It lies on the table, and may be taken back.
            self.sealed = None;
        }
        if view.phase == Phase::Betting && self.target.is_none() {
            self.target = Seat::all(view.players()).find(|seat| Some(*seat) != me);
        }
        let wanted = view.current_quest().map_or(0, fields);
        if view.phase == Phase::Playing && self.entry.len() != wanted {
            self.entry = vec![String::new(); wanted];
        }
    }

    /// The declaration as it stands.
    pub fn declaration(&self) -> Action {
        match self.target {
            Some(on) if !self.none => Action::Bet { on, stake: i32::from(self.stake.max(1)) },
            _ => Action::NoBet,
        }
    }

    /// The envelope is handed over: what is in it is on nobody's screen any more, before the wax is
    /// hot (rules/wager.md 4.2).
    pub fn seal(&mut self, now: f32) {
        (self.target, self.none, self.stake) = (None, false, 1);
        self.sealed = Some(now);
    }

    /// Is the envelope being sealed?
    pub fn is_sealing(&self, now: f32, idle: bool) -> bool {
        self.sealed.is_some_and(|since| !idle || now - since < TAKEN)
    }

    /// The next or the previous player, never oneself.
    pub fn turn_target(&mut self, by: i32, players: usize, me: Option<Seat>) {
        self.none = false;
        let others: Vec<Seat> = Seat::all(players).filter(|seat| Some(*seat) != me).collect();
        let now = self.target.and_then(|target| others.iter().position(|seat| *seat == target));
        let count = others.len().max(1) as i32;
        let next = (now.unwrap_or(0) as i32 + by).rem_euclid(count) as usize;
        self.target = others.get(next).copied();
    }

    /// A larger or a smaller stake.
    pub fn turn_stake(&mut self, by: i32, players: usize) {
        self.none = false;
        self.stake = (i32::from(self.stake) + by).clamp(1, players as i32) as u8;
    }
}

/// A click on a plate bets on whoever sits there, or inspects them.
pub fn point(
    mut clicks: MessageReader<SpotClick>,
    shown: Option<Res<TableView<Wager>>>,
    curtain: Option<Res<Curtain>>,
    mut desk: ResMut<Desk>,
) {
    let Some(shown) = shown.filter(|_| curtain.is_none()) else {
        clicks.clear();
        return;
    };
    for click in clicks.read().filter(|click| click.name == "seat") {
        let seat = Seat(click.number as u8);
        desk.inspected = Some(seat);
        let betting = shown.view.phase == Phase::Betting && !shown.legal.is_empty();
        if betting && own(shown.eyes) != Some(seat) {
            desk.target = Some(seat);
            desk.none = false;
        }
    }
}

/// Whoever wants to play at another table is let go.
pub fn set_out(mut desk: ResMut<Desk>, mut out: MessageWriter<super::party_night::LeaveForGame>) {
    if desk.sets_out {
        desk.sets_out = false;
        out.write(super::party_night::LeaveForGame);
    }
}

/// Nothing of a seat stays on the desk behind the curtain.
pub fn tidy(shown: Option<Res<TableView<Wager>>>, mut desk: ResMut<Desk>) {
    if shown.is_none() && desk.belongs.is_some() {
        *desk = Desk::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        game::Game,
        wager::{Player, Pool, Setup},
    };

    fn quest(text: &str) -> Quest {
        let pool = Pool::read("pool", text).unwrap();
        pool.quests(2).remove(0)
    }

    #[test]
    fn numbers_are_read_and_judged_or_named() {
        let two = quest(
            "(custom: [(description: \"d\", evaluator: Sum([ScoreValue(0), ScoreValue(1)]), \
             asks: [\"a\", \"b\"])])",
        );
        let read = |fields: &[&str]| {
            typed(&two, &fields.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>())
        };
        let number = |text: &str| text.parse::<Number>().unwrap();
        assert_eq!(
            read(&["2,5", " 4 "]),
            Typed::Fine(vec![number("2.5"), number("4")], number("6.5"))
        );
        assert_eq!(read(&["２．５", "4"]), read(&["2,5", " 4 "]), "a Chinese keyboard");
        assert_eq!(read(&["2", ""]), Typed::Missing);
        assert_eq!(read(&["2", "four"]), Typed::Wrong("four".to_owned()));
        assert_eq!(fields(&two), 2);
    }

    #[test]
    fn nothing_stays_on_the_desk_for_the_next_seat() {
        let pool = Pool::read("pool", "(custom: [(description: \"d\")])").unwrap();
        let players = ["ann", "bob", "cyd"].map(Player::person).to_vec();
        let setup = Setup { players, pool, rounds: 1, ..Setup::default() };
        let (mut game, _) = Wager::start(&setup, 1).unwrap();
        game.apply(Seat(0), &Action::Draw, &mut Vec::new()).unwrap();
        let look = |seat| game.view(Viewer::Seat(Seat(seat)));
        let mut desk = Desk::default();
        desk.of(Viewer::Seat(Seat(0)), &look(0));
        assert_eq!(desk.declaration(), Action::Bet { on: Seat(1), stake: 1 });
        desk.turn_target(1, 3, Some(Seat(0)));
        desk.turn_stake(9, 3);
        assert_eq!(desk.declaration(), Action::Bet { on: Seat(2), stake: 3 });
        desk.turn_target(1, 3, Some(Seat(0)));
        assert_eq!(desk.target, Some(Seat(1)), "never oneself");
        desk.none = true;
        assert_eq!(desk.declaration(), Action::NoBet);
        desk.of(Viewer::Seat(Seat(1)), &look(1));
        assert_eq!(desk.declaration(), Action::Bet { on: Seat(0), stake: 1 });
    }
}
