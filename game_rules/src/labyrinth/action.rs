//! What a seat can do, and why it may be refused (rules/labyrinth.md 8, 14).

use serde::{Deserialize, Serialize};

use super::place::Dir;
use crate::game::Seat;

/// Things that change hands in a trade (17.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Goods {
    /// The item in the slot.
    pub item: bool,
    /// The carried treasure.
    pub treasure: bool,
    /// A copy of the current fragment of the map.
    pub map: bool,
}

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods { item: false, treasure: false, map: false };
    /// The item alone.
    pub const ITEM: Goods = Goods { item: true, ..Goods::NONE };
    /// The treasure alone.
    pub const TREASURE: Goods = Goods { treasure: true, ..Goods::NONE };
    /// The map alone.
    pub const MAP: Goods = Goods { map: true, ..Goods::NONE };
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Step.
    Move(Dir),
    /// Buy in a shop.
    Buy,
    /// Fire the bullet.
    Shoot(Dir),
    /// Use the first aid kit.
    UseKit,
    /// Throw the item away.
    DropItem,
    /// Pick a pile up.
    TakeTreasure,
    /// Put the pile down.
    DropTreasure,
    /// Fight somebody here.
    Attack {
        /// Whom.
        target: Seat,
        /// With the bullet, without dice.
        bullet: bool,
    },
    /// Be treated in a hospital.
    CheckIn,
    /// Let the next one play.
    EndTurn,
    /// Ask everybody to open the log from one entry to another, both included, counted from 1 (12).
    RequestLog {
        /// First entry.
        from: u32,
        /// Last entry.
        to: u32,
    },
    /// Take the own request back.
    Withdraw,
    /// Answer a request.
    Vote(bool),
    /// Answer the offer to look at the whole board.
    Peek(bool),
    /// 17.1: where is the nearest hospital?
    FindHospital,
    /// 17.1: where is the nearest shop?
    FindShop,
    /// 17.1: what was the last obstacle?
    RevealObstacle,
    /// 17.1: be healed at once.
    Cure,
    /// 17.3: offer a trade.
    Offer {
        /// To whom.
        to: Seat,
        /// What is given.
        give: Goods,
        /// What is wanted.
        want: Goods,
    },
    /// 17.3: answer an offer.
    Accept(bool),
    /// 17.5: give the item away.
    Donate,
    /// 17.5: take something out of the bin.
    TakeFromBin,
    /// 17.7: use the scanner.
    Scan,
    /// 17.8: use a charge of the flashlight.
    Light(Dir),
    /// 17.9: blow up the wall on a side.
    Blast(Dir),
    /// 17.12: step, through an inner wall if there is one.
    GhostWalk(Dir),
    /// 17.4: take the stairs; this is the step.
    Climb,
    /// Let somebody who does not play look at the board (12).
    Referee,
}

/// Why a decision is refused (14). The first that applies, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[expect(missing_docs, reason = "every one says what it means")]
pub enum Refusal {
    #[error("a vote on the log is open")]
    VoteOpen,
    #[error("an offer is waiting for its answer")]
    OfferOpen,
    #[error("you have made your step")]
    AlreadyMoved,
    #[error("you have to make your step first")]
    MustMoveFirst,
    #[error("you hold no item")]
    NoItem,
    #[error("you hold another item")]
    WrongItem,
    #[error("you are not injured")]
    NotInjured,
    #[error("this is not a shop")]
    NotInShop,
    #[error("you have bought something this turn")]
    AlreadyBought,
    #[error("you hold an item already")]
    SlotFull,
    #[error("nothing may be thrown away in a shop")]
    NoDropInShop,
    #[error("you carry a treasure already")]
    HandsFull,
    #[error("there is no treasure here")]
    NoTreasureHere,
    #[error("you are too injured for that")]
    TooInjured,
    #[error("a dog is guarding it")]
    GuardedByDog,
    #[error("you carry no treasure")]
    NoTreasureHeld,
    #[error("you cannot attack yourself")]
    SelfAttack,
    #[error("they are not here")]
    TargetNotHere,
    #[error("there is a truce in the hospital")]
    HospitalTruce,
    #[error("they are injured already")]
    TargetInjured,
    #[error("this is not a hospital")]
    NotInHospital,
    #[error("step in first, then check in")]
    MoveBeforeCheckIn,
    #[error("you have checked in already")]
    AlreadyCheckedIn,
    #[error("no vote is open for you")]
    NoVoteOpen,
    #[error("you have answered already")]
    AlreadyVoted,
    #[error("the log has no such entries")]
    BadRange,
    #[error("you have not enough experience")]
    NotEnoughXp,
    #[error("you have asked that already")]
    AlreadyAsked,
    #[error("you have made them an offer this turn")]
    AlreadyOffered,
    #[error("that trade is not possible")]
    TradeImpossible,
    #[error("no offer is waiting for you")]
    NoOfferOpen,
    #[error("this is not the donation centre")]
    NotInDonationCentre,
    #[error("the bin is empty")]
    BinEmpty,
    #[error("you have used the donation centre this turn")]
    AlreadyDonated,
    #[error("you have walked through a wall once")]
    NoGhostWalk,
    #[error("this game is played without that")]
    NotInPlay,
    #[error("there are no stairs here")]
    NotOnStairs,
}
