//! The Labyrinth, rules/labyrinth.md: a hidden board, adventurers who do not know where they are,
//! and a master who says what happened but never where.
//!
//! Reading order: [`setup`], [`board`] and [`mod@generate`] (2 to 4), then the rulebook in files:
//! `turn` (6), `step` (7), `deeds` (8), `fight` (9), `votes` (12), `beasts` and `extras` (17).
//! [`knowledge`] (18) is worked out from what a seat has heard, never inside `apply`.
//!
//! Rulings where the rulebook leaves a choice:
//! * The state keeps the log, and a view shows what its seat has heard of it, so a view alone is
//!   enough to draw a notebook or to think. `guess` draws a world that looks the same *now*; worlds
//!   that also fit the past are what the Hunter's particles are.
//! * Requests for the log and peeks are not turns: `apply` takes them from any seat at any time,
//!   `legal` lists only the answers to an open vote. Shown entries are named by number; whoever
//!   holds the match reads them out (`Labyrinth::log`).
//! * `legal` lists what the seat knows it can do. On a hand-made board where a flush ends on a shop
//!   or hospital (7.4) Buy and CheckIn work without being listed.
//! * A vote ends when all have answered, so that nobody learns who refused. The requester counts as
//!   having voted; withdrawing somebody else's request is `NoVoteOpen`. Where anything is whispered a
//!   range may reach beyond the end of the log: refusing it would tell how much was. Seats played by
//!   the program cannot answer peeks (`NotYourTurn`).
//! * Input that cannot be read is refused in the order of section 14 as well: out of turn it is
//!   `NotYourTurn`, and a name nobody has is `UnknownPlayer` wherever it stands. Scripts have no line
//!   for `Revealed`.
//! * An exploding pile (17.6) is followed by a fresh look around, so that a refusal never tells
//!   whether another pile is left. The dog leaving (17.11) is followed by one too.
//! * A monster that sleeps harms nobody; landing on an awake zombie is contact. Bullets wake nobody.
//!   A rest of some rounds is as many steps, or walks, as those rounds have. A bear that its step did not
//!   move harms whoever shares its tile then.
//! * The theme's "2 hospital tiles" and "3 treasures" (17.12) are in its preset, not forced.
//! * Several levels (17.4) lie on one sheet, see [`place`]. Where the stairs end is told no more than
//!   where a lift does; both rest on a tile whose kind is known. Monsters use neither, and the bear
//!   does not mimic climbing. A scanner sees the piles of its own level, a guide measures on the
//!   plan and does not name the level. The donation centre is on the lowest level; the third of
//!   three levels has no portals, shops or hospitals. A climber on a walled-in tile has a step left.
//!   `Climb` is refused as `NotInPlay`, `AlreadyMoved`, `NotOnStairs`, in this order.

mod about;
mod action;
pub mod adventurer;
pub mod balance;
pub mod board;
pub mod bots;
mod contest;
mod counts;
pub mod event;
mod expansions;
mod fight;
pub mod generate;
pub mod knowledge;
mod legal;
pub mod log;
pub mod monsters;
pub mod place;
pub mod plan;
mod rivers;
pub mod saves;
mod script;
pub mod setup;
mod setup_error;
mod shared;
mod step;
mod surroundings;
pub mod theme;
mod turn;
mod turn_actions;
mod turn_order;
mod view;
mod votes;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use action::{Action, Goods, Refusal};
pub use adventurer::{Adventurer, Health, Item, Pile, shop_die};
pub use board::Board;
pub use event::{Event, News};
pub use log::Log;
pub use monsters::{Beast, Monster};
pub use place::{Dir, Dirs, Kind, Size, Tile};
pub use setup::{Hearing, Settings, Setup};
pub use view::{Figure, Here, Truth, View};

use crate::{
    dice::Dice,
    game::{Game, GameId, Illegal, NoUndo, Outcome, Seat, SeatSet, SetupError, Turn, Viewer},
};
use event::Around;
use generate::{Drawing, generate};

/// A game of the Labyrinth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Labyrinth {
    /// The public part of the set-up: without a hand-made board.
    #[serde(with = "shared")]
    setup: Arc<Setup>,
    seed: u64,
    #[serde(with = "shared")]
    board: Arc<Board>,
    dice: Dice,
    players: Vec<Adventurer>,
    order: Vec<Seat>,
    /// Whose turn it is: a place in `order`.
    active: u8,
    /// Piles on the floor, the last dropped at the end.
    piles: Vec<(Tile, Pile)>,
    monsters: Vec<Monster>,
    /// 17.5: the oldest first.
    bin: Vec<Item>,
    doing: Doing,
    /// Turns that are over, lost ones included.
    turns: u32,
    offer: Option<Offer>,
    vote: Option<Vote>,
    peek: Option<Peek>,
    peeked: bool,
    ending: Option<Outcome>,
    log: Log,
    /// What each seat, and at the end the public, has heard; empty while all hear everything.
    heard: Vec<Log>,
}

/// What the active adventurer has done this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Doing {
    /// The step is made.
    pub moved: bool,
    /// Something was bought.
    pub bought: bool,
    /// Sides that refused a step.
    pub tried: Dirs,
    /// The turn began on the tile they stand on, and they have not left it.
    pub stayed: bool,
    /// 17.3: partners of offers.
    pub offered: SeatSet,
    /// 17.5: something was given away.
    pub donated: bool,
    /// 17.5: something was taken out of the bin.
    pub picked: bool,
}

/// An open offer (17.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Who has to answer.
    pub to: Seat,
    /// What they get.
    pub give: Goods,
    /// What they give.
    pub want: Goods,
}

/// An open request for the log (12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    /// Who asked.
    pub by: Seat,
    /// First entry asked for, counted from 1.
    pub from: u32,
    /// Last entry asked for.
    pub to: u32,
    /// Who has answered.
    pub answered: SeatSet,
    /// Somebody has said no; shown to nobody before all have answered.
    pub refused: bool,
}

/// The offer to look at the board after a turn (12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Peek {
    /// People who have answered.
    pub answered: SeatSet,
    /// People who have said yes.
    pub yes: SeatSet,
    /// All have: the board is shown to them until the next command.
    pub granted: bool,
}

impl Game for Labyrinth {
    const ID: GameId = GameId::Labyrinth;
    const REVISION: u32 = 3;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, seed: u64) -> Result<(Labyrinth, Vec<Event>), SetupError> {
        setup.check()?;
        let drawing = match &setup.board {
            Some(plan) => {
                let size = setup.settings.size();
                let board = plan.draw(size).map_err(|(field, reason)| {
                    SetupError::new(field, "board", reason.to_string())
                })?;
                let on_board = |&(x, y): &(i8, i8)| size.at(x, y);
                Drawing { board, treasures: plan.treasures.iter().filter_map(on_board).collect() }
            }
            None => generate(&setup.settings, &mut Dice::stream(seed, "board"))?,
        };
        let mut game = Labyrinth::on(setup, drawing, seed);
        let mut dice = Dice::stream(seed, "setup");
        game.settle_in(&mut dice)?;
        if setup.board.is_some() || setup.settings.levels() > 1 {
            game.hide_kinds(&mut dice);
        }
        let mut out = Vec::with_capacity(8);
        let order = game.order.as_slice().into();
        game.tell(News::Started { order }, &mut out);
        game.begin_turn(&mut out);
        Ok((game, out))
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn turn(&self) -> Turn {
        if let Some(outcome) = self.ending {
            return Turn::Over(outcome);
        }
        if let Some(vote) = self.vote {
            let open = |&seat: &Seat| seat != vote.by && !vote.answered.contains(seat);
            return Turn::Several(Seat::all(self.players.len()).filter(open).collect());
        }
        match self.offer {
            Some(offer) => Turn::One(offer.to),
            None => Turn::One(self.current()),
        }
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn().seats().contains(seat) {
            self.offered_commands(seat, out);
        }
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Option<Illegal<Refusal>> {
        self.not_offered(seat, *action)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        self.command(seat, *action, out)
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn redact(event: &Event, who: Viewer) -> Option<Event> {
        event.seen_by(who)
    }

    fn guess(view: &View, dice: &mut Dice) -> Labyrinth {
        view.imagine(dice)
    }

    fn bars_undo(event: &Event) -> Option<NoUndo> {
        event.bars_undo()
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }
}

impl Labyrinth {
    /// A game on this board, before anybody has a place.
    fn on(setup: &Setup, drawing: Drawing, seed: u64) -> Labyrinth {
        let settings = &setup.settings;
        let kinds = settings.expansions.treasure_kinds.map_or(vec![], |kinds| {
            let kinds = [
                (Pile::Pure, kinds.pure),
                (Pile::Fools, kinds.fools),
                (Pile::Trapped, kinds.trapped),
            ];
            kinds.into_iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, n.into())).collect()
        });
        let kinds = kinds.into_iter().chain(std::iter::repeat(Pile::Pure));
        let piles = drawing.treasures.iter().copied().zip(kinds).collect();
        let count = setup.players.len();
        let secrets = settings.hearing == Hearing::Whisper || has_secrets(settings);
        let mut open = Setup { board: None, ..setup.clone() };
        if setup.board.is_some() {
            open.settings.generator = setup::Generator::ByHand;
        }
        Labyrinth {
            setup: Arc::new(open),
            seed,
            board: Arc::new(drawing.board),
            dice: Dice::stream(seed, "dice"),
            players: vec![Adventurer::at(Tile(0)); count],
            order: Seat::all(count).collect(),
            active: 0,
            piles,
            monsters: Vec::new(),
            bin: Vec::new(),
            doing: Doing::default(),
            turns: 0,
            offer: None,
            vote: None,
            peek: None,
            peeked: false,
            ending: None,
            log: Log::default(),
            heard: if secrets { vec![Log::default(); count + 1] } else { Vec::new() },
        }
    }

    /// Start tiles, turn order and what later seats get (5, 17.2, 17.11), from the `setup` stream.
    fn settle_in(&mut self, dice: &mut Dice) -> Result<(), SetupError> {
        let treasure = |tile: &Tile| self.piles.iter().any(|(lies, _)| lies == tile);
        let mut plain: Vec<Tile> =
            self.board.tiles_of(Kind::Safe).filter(|tile| !treasure(tile)).collect();
        for player in &mut self.players {
            let index = dice.below("start tile", plain.len() as u64) as usize;
            player.tile = plain.swap_remove(index);
        }
        dice.shuffle("turn order", &mut self.order);
        for seat in self.setup.favoured.iter() {
            if let Some(player) = self.players.get_mut(seat.index()) {
                player.item = Some(Item::Kit);
            }
        }
        if self.settings().expansions.seat_compensation == setup::Compensation::Probe {
            for seat in self.order.iter().rev().take(2) {
                self.players[seat.index()].probe = true;
            }
        }
        self.place_monsters(plain, dice)
    }

    /// 17.6: which pile is what is secret. Where a person or a rule chose the places one by one, what
    /// lies there must not follow their order.
    fn hide_kinds(&mut self, dice: &mut Dice) {
        let mut kinds: Vec<Pile> = self.piles.iter().map(|&(_, kind)| kind).collect();
        if self.settings().expansions.treasure_kinds.is_some() {
            dice.shuffle("pile kinds", &mut kinds);
        }
        for ((_, kind), drawn) in self.piles.iter_mut().zip(kinds) {
            *kind = drawn;
        }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.setup.settings
    }

    /// The board. For omniscient eyes.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The adventurers by seat. For omniscient eyes.
    pub fn players(&self) -> &[Adventurer] {
        &self.players
    }

    /// Piles on the floor, the last dropped at the end. For omniscient eyes.
    pub fn piles(&self) -> &[(Tile, Pile)] {
        &self.piles
    }

    /// The turn order, first seat first.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// The master's log: every announcement ever made. For omniscient eyes, and for reading out
    /// entries that everybody has agreed to show.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Turns that are over, lost ones included.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Was the whole board shown during the game (12)?
    pub fn is_peeked(&self) -> bool {
        self.peeked
    }

    fn current(&self) -> Seat {
        self.order[usize::from(self.active)]
    }

    fn me(&self) -> &Adventurer {
        &self.players[self.current().index()]
    }

    fn me_mut(&mut self) -> &mut Adventurer {
        let seat = self.current();
        &mut self.players[seat.index()]
    }

    /// Seats in turn order, the active one first.
    fn active_first(&self) -> impl Iterator<Item = Seat> {
        let active = usize::from(self.active);
        self.order[active..].iter().chain(&self.order[..active]).copied()
    }

    fn pile_on(&self, tile: Tile) -> bool {
        self.piles.iter().any(|&(lies, _)| lies == tile)
    }

    /// What `seat` finds on their tile.
    fn around(&self, seat: Seat) -> Around {
        let tile = self.players[seat.index()].tile;
        let mut around = Around {
            treasure: self.pile_on(tile),
            beasts: self.beasts_on(tile),
            ..Around::default()
        };
        for (index, other) in self.players.iter().enumerate() {
            if other.tile == tile && index != seat.index() {
                let set = match other.health {
                    Health::Healthy => &mut around.healthy,
                    Health::Injured => &mut around.injured,
                };
                *set = set.with(Seat(index as u8));
            }
        }
        around
    }

    /// Announces, and notes it for everybody who hears it.
    fn tell(&mut self, news: News, out: &mut Vec<Event>) {
        self.announce(|| news.clone(), out);
    }

    /// The same for what happens every turn: made where it will lie, in the log and in `out`,
    /// instead of being copied about.
    #[inline(always)]
    fn announce(&mut self, news: impl Fn() -> News, out: &mut Vec<Event>) {
        if self.heard.is_empty() {
            self.log.push(Event { private: false, news: news() });
            out.push(Event { private: false, news: news() });
        } else {
            self.whisper(news(), out);
        }
    }

    /// Announces where not everybody hears everything.
    #[cold]
    fn whisper(&mut self, news: News, out: &mut Vec<Event>) {
        let whispered = self.settings().hearing == Hearing::Whisper && news.is_whispered();
        let event = Event { private: news.is_secret() || whispered, news };
        self.spread(&event);
        self.log.push(event.clone());
        out.push(event);
    }

    fn spread(&mut self, event: &Event) {
        let seats = self.players.len();
        for (index, heard) in self.heard.iter_mut().enumerate() {
            let who = if index < seats { Viewer::Seat(Seat(index as u8)) } else { Viewer::Public };
            if let Some(event) = event.seen_by(who) {
                heard.push(event);
            }
        }
    }
}

/// Does any expansion tell somebody something behind the others' backs, even in Aloud?
fn has_secrets(settings: &Settings) -> bool {
    let on = &settings.expansions;
    on.scanner || on.flashlight || on.trading || on.seat_compensation == setup::Compensation::Probe
}
