//! What somebody may know of a game (rules/labyrinth.md 11, 12): the scoreboard, everything they
//! have heard, and the truth when everybody may see it. And a world that looks the same.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    Adventurer, Board, Doing, Health, Hearing, Item, Kind, Labyrinth, Log, Monster, Offer, Peek,
    Pile, Setup, Tile, Vote,
    event::Around,
    generate::{Drawing, generate},
    has_secrets,
    surroundings::told_kind,
};
use crate::{
    dice::Dice,
    game::{Game, Outcome, Seat, SeatSet, Turn, Viewer},
};

/// One line of the public scoreboard (11.2), and what else these eyes know of that adventurer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    /// Healthy or injured.
    pub health: Health,
    /// The item held.
    pub item: Option<Item>,
    /// Carries treasure.
    pub carries: bool,
    /// Will lose the next turn.
    pub skip_next: bool,
    /// 17.1: experience, and what was asked for (hospital, shop).
    pub xp: u8,
    /// 17.1.
    pub asked: (bool, bool),
    /// 17.5: holds a blessing.
    pub blessed: bool,
    /// Will be healed when the lost turn comes, where these eyes may know.
    pub heal_pending: Option<bool>,
    /// 17.12: has not walked through a wall yet, where these eyes may know.
    pub ghost_walk: Option<bool>,
}

/// What is known of the active adventurer's tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Here {
    /// What it is, if that was told.
    pub kind: Option<Kind>,
    /// What is found there.
    pub around: Around,
}

/// Everything, for those who may see everything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Truth {
    /// The seed.
    pub seed: u64,
    /// The board.
    #[serde(with = "super::shared")]
    pub board: Arc<Board>,
    /// The adventurers by seat.
    pub players: Vec<Adventurer>,
    /// Piles on the floor.
    pub piles: Vec<(Tile, Pile)>,
    /// The monsters.
    pub monsters: Vec<Monster>,
    /// The master's log.
    pub log: Log,
    /// What each seat, and at the end the public, has heard; empty while all hear everything.
    pub heard: Vec<Log>,
}

/// A game through somebody's eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// The public set-up.
    #[serde(with = "super::shared")]
    pub setup: Arc<Setup>,
    /// The turn order, first seat first.
    pub order: Vec<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// Who has to decide.
    pub turn: Turn,
    /// How it ended.
    pub ending: Option<Outcome>,
    /// Turns that are over.
    pub turns: u32,
    /// The scoreboard by seat.
    pub figures: Vec<Figure>,
    /// What the active adventurer has done this turn; of others in Whisper only `moved`.
    pub doing: Doing,
    /// The active adventurer's tile, where these eyes have been told.
    pub here: Option<Here>,
    /// Piles on the floor or carried, by kind: pure, fool's, booby-trapped.
    pub piles: [u8; 3],
    /// 17.5: what is in the bin.
    pub bin: Vec<Item>,
    /// 17.3: the open offer, for those it concerns (all, in Aloud).
    pub offer: Option<Offer>,
    /// The open vote; who has answered, but not how.
    pub vote: Option<Vote>,
    /// The open offer to peek: only the own answer.
    pub peek: Option<Peek>,
    /// The whole board was shown during the game.
    pub peeked: bool,
    /// Everything these eyes have been told, oldest first.
    pub heard: Log,
    /// Announcements in the master's log (a request names them by number), as long as everybody
    /// hears all of them; otherwise 0, for its length would tell of secrets.
    pub log_len: u32,
    /// Everything, when these eyes may see it.
    pub truth: Option<Box<Truth>>,
}

impl View {
    pub(super) fn of(game: &Labyrinth, who: Viewer) -> View {
        let aloud = game.settings().hearing == Hearing::Aloud;
        let own = |seat: Seat| aloud || who.sees(seat);
        let active = game.current();
        let figures = Seat::all(game.players.len())
            .map(|seat| {
                let one = &game.players[seat.index()];
                Figure {
                    health: one.health,
                    item: one.item,
                    carries: one.carries.is_some(),
                    skip_next: one.skip_next,
                    xp: one.xp,
                    asked: one.asked,
                    blessed: one.blessed,
                    heal_pending: own(seat).then_some(one.heal_pending),
                    ghost_walk: own(seat).then_some(one.ghost_walk),
                }
            })
            .collect();
        let me = game.me();
        let heard = game.heard_by(who);
        let here = own(active).then(|| Here {
            kind: me.sure.then(|| game.board.kind(me.tile)),
            around: Around::heard(heard, active),
        });
        let doing = if own(active) {
            game.doing
        } else {
            Doing { moved: game.doing.moved, bought: game.doing.bought, ..Doing::default() }
        };
        let granted = game.peek.is_some_and(|peek| peek.granted);
        let peeking =
            matches!(who, Viewer::Seat(seat) if granted && game.setup.people().contains(seat));
        let all = who == Viewer::Omniscient
            || game.settings().omniscient
            || game.ending.is_some()
            || peeking;
        let offer = game.offer.filter(|offer| own(active) || who.sees(offer.to));
        // Whoever must not know of an offer sees the turn go on.
        let turn = if offer == game.offer { game.turn() } else { Turn::One(active) };
        View {
            who,
            setup: game.setup.clone(),
            order: game.order.clone(),
            active,
            turn,
            ending: game.ending,
            turns: game.turns,
            figures,
            doing,
            here,
            piles: game.piles_by_kind(),
            bin: game.bin.clone(),
            offer,
            vote: game
                .vote
                .map(|vote| Vote { refused: vote.refused && who == Viewer::Omniscient, ..vote }),
            peek: game.peek.map(|peek| only_own(peek, who)),
            peeked: game.peeked,
            heard: heard.clone(),
            log_len: if game.heard.is_empty() || who == Viewer::Omniscient {
                game.log.len() as u32
            } else {
                0
            },
            truth: all.then(|| {
                Box::new(Truth {
                    seed: game.seed,
                    board: game.board.clone(),
                    players: game.players.clone(),
                    piles: game.piles.clone(),
                    monsters: game.monsters.clone(),
                    log: game.log.clone(),
                    heard: game.heard.clone(),
                })
            }),
        }
    }

    /// The settings.
    pub fn settings(&self) -> &super::Settings {
        &self.setup.settings
    }

    /// A world these eyes cannot tell from the true one.
    pub(super) fn imagine(&self, dice: &mut Dice) -> Labyrinth {
        let seed = dice.bits();
        let mut world = match &self.truth {
            Some(truth) => self.restored(truth),
            None => self.invented(seed, dice),
        };
        world.dice = Dice::stream(seed, "dice");
        world.order = self.order.clone();
        world.active = self.order.iter().position(|&seat| seat == self.active).unwrap_or(0) as u8;
        world.doing = self.doing;
        world.turns = self.turns;
        world.ending = self.ending;
        world.bin = self.bin.clone();
        world.offer = self.offer;
        world.vote = self.vote;
        world.peek = self.peek;
        world.peeked = self.peeked;
        world
    }

    fn restored(&self, truth: &Truth) -> Labyrinth {
        let drawing = Drawing { board: (*truth.board).clone(), treasures: Vec::new() };
        let mut world = Labyrinth::on(&self.setup, drawing, truth.seed);
        world.players = truth.players.clone();
        world.piles = truth.piles.clone();
        world.monsters = truth.monsters.clone();
        world.log = truth.log.clone();
        world.heard = truth.heard.clone();
        world
    }

    /// Another board of the same settings, with everybody where the scoreboard and the last look
    /// around allow.
    fn invented(&self, seed: u64, dice: &mut Dice) -> Labyrinth {
        let settings = self.settings();
        let drawing = generate(settings, dice).unwrap_or_else(|_| Drawing {
            board: Board::empty(settings.size()),
            treasures: vec![Tile(0); settings.piles() as usize],
        });
        let mut world = Labyrinth::on(&self.setup, drawing, seed);
        let around = self.here.map(|here| here.around);
        let companions = around.map_or(SeatSet::EMPTY, |around| around.companions());
        let told = self.here.map(|here| here.kind);
        let at = a_tile(&world.board, told, None, dice);
        for (seat, figure) in Seat::all(self.figures.len()).zip(&self.figures) {
            let heard = if seat == self.active { told } else { self.told_kind(seat) };
            let with_active = seat == self.active || companions.contains(seat);
            let free = around.map(|_| at);
            let tile = if with_active { at } else { a_tile(&world.board, heard, free, dice) };
            world.players[seat.index()] = Adventurer {
                sure: heard.is_none_or(|kind| kind.is_some()),
                health: figure.health,
                item: figure.item,
                skip_next: figure.skip_next,
                heal_pending: figure.heal_pending.unwrap_or(false),
                xp: figure.xp,
                asked: figure.asked,
                blessed: figure.blessed,
                ghost_walk: figure.ghost_walk.unwrap_or(true),
                ..Adventurer::at(tile)
            };
        }
        self.place_piles(&mut world, at, around, dice);
        let beasts = around.map(|around| around.beasts).unwrap_or_default();
        world.monsters =
            beasts.iter().map(|beast| Monster { beast, tile: at, sleeps_until: 0 }).collect();
        world.log = self.heard.clone();
        if settings.hearing == Hearing::Whisper || has_secrets(settings) {
            world.heard = vec![self.heard.clone(); self.figures.len() + 1];
        }
        world
    }

    /// What these eyes were told of the tile of `seat`, where they hear of its steps at all.
    fn told_kind(&self, seat: Seat) -> Option<Option<Kind>> {
        let hears = self.settings().hearing == Hearing::Aloud || self.who.sees(seat);
        hears.then(|| told_kind(&self.heard, seat))
    }

    /// Piles: carried ones of any kind there is, one here if one was seen here, the rest anywhere
    /// else.
    fn place_piles(
        &self,
        world: &mut Labyrinth,
        at: Tile,
        around: Option<Around>,
        dice: &mut Dice,
    ) {
        let mut kinds: Vec<Pile> = [Pile::Pure, Pile::Fools, Pile::Trapped]
            .into_iter()
            .zip(self.piles)
            .flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()))
            .collect();
        dice.shuffle("piles", &mut kinds);
        for (player, figure) in world.players.iter_mut().zip(&self.figures) {
            if figure.carries {
                // A carried pile did not explode.
                let safe = kinds.iter().rposition(|&kind| kind != Pile::Trapped);
                player.carries = safe.map(|index| kinds.remove(index));
            }
        }
        world.piles.clear();
        let tiles = world.board.size().tiles() as u64;
        for (index, kind) in kinds.into_iter().enumerate() {
            let tile = match around {
                Some(around) if around.treasure && index == 0 => at,
                _ => loop {
                    let tile = Tile(dice.below("pile", tiles) as u8);
                    if around.is_none() || tile != at {
                        break tile;
                    }
                },
            };
            world.piles.push((tile, kind));
        }
    }
}

/// A tile for an adventurer who was told this of it: nothing after a flush, which ends on a river.
fn a_tile(board: &Board, told: Option<Option<Kind>>, but: Option<Tile>, dice: &mut Dice) -> Tile {
    let fits = |tile: &Tile| {
        let kind = board.kind(*tile);
        Some(*tile) != but && told.is_none_or(|told| told.unwrap_or(Kind::River) == kind)
    };
    let mut fitting: Vec<Tile> = board.size().all().filter(fits).collect();
    if fitting.is_empty() {
        fitting = board.size().all().filter(|tile| Some(*tile) != but).collect();
    }
    fitting[dice.below("tile", fitting.len() as u64) as usize]
}

/// Nobody sees how the others have answered.
fn only_own(peek: Peek, who: Viewer) -> Peek {
    let own = |set: SeatSet| set.iter().filter(|&seat| who.sees(seat)).collect();
    Peek { answered: own(peek.answered), yes: own(peek.yes), granted: peek.granted }
}

impl Labyrinth {
    /// Everything these ears have been told, oldest first.
    pub(super) fn heard_by(&self, who: Viewer) -> &Log {
        let heard = match who {
            Viewer::Seat(seat) => self.heard.get(seat.index()),
            Viewer::Public => self.heard.last(),
            Viewer::Omniscient => None,
        };
        heard.unwrap_or(&self.log)
    }

    fn piles_by_kind(&self) -> [u8; 3] {
        let mut counts = [0; 3];
        let carried = self.players.iter().filter_map(|player| player.carries);
        for pile in self.piles.iter().map(|&(_, pile)| pile).chain(carried) {
            counts[pile as usize] += 1;
        }
        counts
    }
}
