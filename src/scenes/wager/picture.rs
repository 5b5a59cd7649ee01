//! What the Wager looks like at one moment: a plain value, worked out from the view and the beat,
//! that [`super::stage`] draws. Nothing in it can know more than the view.

use game_rules::{
    game::{Seat, Viewer},
    wager::{Number, Phase, Ranked, View},
};

/// One player at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatPicture {
    /// Points, as far as they have been counted out.
    pub points: i32,
    /// The envelope lies sealed before them: whether there is a bet in it cannot be seen.
    pub sealed: bool,
    /// Their result is in.
    pub played: bool,
    /// They have something to decide.
    pub acts: bool,
    /// Envelopes that have landed on them.
    pub landed: u8,
    /// Their line of the ranking, once it is turned over.
    pub rank: Option<Turned>,
    /// A change of points that floats above the plate, and how far it has floated, 0 … 1.
    pub change: Option<(i32, f32)>,
}

/// A score that has been turned over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turned {
    /// The value; nothing for the absent.
    pub value: Option<Number>,
    /// The rank.
    pub rank: u8,
    /// What it pays.
    pub award: i32,
    /// How far the card has turned, 0 … 1.
    pub t: f32,
}

/// An envelope in the air, from the tray to somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flying {
    /// To whom.
    pub to: Seat,
    /// How far, 0 … 1.
    pub t: f32,
}

/// An envelope being sealed: one picture whatever is in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sealing {
    /// Whose.
    pub seat: Seat,
    /// Large, in the middle: the eyes at the screen seal it themselves.
    pub own: bool,
    /// How far, 0 … 1.
    pub t: f32,
}

/// An envelope that is opened over the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opening {
    /// Whose.
    pub seat: Seat,
    /// On whom, and how much; nothing if there was no bet.
    pub bet: Option<(Seat, u8)>,
    /// Whether the bet is won.
    pub won: bool,
    /// How far, 0 … 1.
    pub t: f32,
}

/// An envelope that lies open before whom it was on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opened {
    /// Who sent it.
    pub by: Seat,
    /// On whom.
    pub on: Seat,
    /// How much.
    pub stake: u8,
    /// Whether the bet is won.
    pub won: bool,
}

/// Where a crown is: it stands on somebody, or rolls from one to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crown {
    /// Whom it leaves.
    pub from: Seat,
    /// Whom it comes to.
    pub to: Seat,
    /// How far it has rolled, 0 … 1.
    pub t: f32,
    /// How much it wobbles, 0 … 1.
    pub wobble: f32,
}

impl Crown {
    /// Firmly on somebody's head.
    pub const fn on(seat: Seat) -> Crown {
        Crown { from: seat, to: seat, t: 1.0, wobble: 0.0 }
    }
}

/// The whole table at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Where in the round we are.
    pub phase: Phase,
    /// Everybody, by seat.
    pub seats: Vec<SeatPicture>,
    /// The seat whose eyes look on.
    pub own: Option<Seat>,
    /// Where Evil plays along; else it only keeps the table.
    pub evil: Option<Seat>,
    /// The quest's place in the pool.
    pub quest: Option<u16>,
    /// How far the quest's card has been turned over, 0 … 1.
    pub card: f32,
    /// Envelopes in the tray.
    pub pile: usize,
    /// What the ranks pay, best first.
    pub awards: Vec<i32>,
    /// What a bet received costs.
    pub per_bet: i32,
    /// One in the air.
    pub flying: Option<Flying>,
    /// One being sealed.
    pub sealing: Option<Sealing>,
    /// One being opened.
    pub opening: Option<Opening>,
    /// Those that lie open already.
    pub opened: Vec<Opened>,
    /// How far the right ones have paid and the wrong ones have burned, 0 … 1.
    pub settling: f32,
    /// The crowns: several if the highest total is shared.
    pub crowns: Vec<Crown>,
    /// The favourite has fallen and it was Evil.
    pub napkin: f32,
}

impl Picture {
    /// The picture of a view, when nothing moves.
    pub fn of(view: &View, evil: Option<Seat>) -> Picture {
        let betting = view.phase == Phase::Betting;
        let seat = |seat: Seat| {
            let line = view.ranking.get(seat.index());
            SeatPicture {
                points: view.points[seat.index()],
                sealed: betting && view.declared.contains(seat),
                played: view.ranking.is_empty() && view.played.contains(seat),
                acts: view.turn.seats().contains(seat),
                landed: line.map_or(0, |line| line.received),
                rank: line.map(turned),
                change: None,
            }
        };
        let seats: Vec<SeatPicture> = Seat::all(view.players()).map(seat).collect();
        let landed: usize = seats.iter().map(|seat| usize::from(seat.landed)).sum();
        let pile = if betting { 0 } else { view.declared.len().saturating_sub(landed) };
        let crowned = !view.ranking.is_empty() || view.phase == Phase::Finished;
        Picture {
            phase: view.phase,
            own: match view.who {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public | Viewer::Omniscient => None,
            },
            evil,
            quest: view.quest.map(|drawn| drawn.quest),
            card: 1.0,
            pile,
            awards: view.awards(),
            per_bet: view.terms().per_bet,
            flying: None,
            sealing: None,
            opening: None,
            opened: Vec::new(),
            settling: 0.0,
            crowns: if crowned { crowns(&view.points) } else { Vec::new() },
            napkin: f32::from(evil.is_some_and(|evil| fell(&view.ranking, evil))),
            seats,
        }
    }

    /// One of the players.
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatPicture {
        &mut self.seats[seat.index()]
    }

    /// Without anything that is on its way.
    #[must_use]
    pub fn settled(mut self) -> Picture {
        for seat in &mut self.seats {
            seat.change = None;
        }
        for crown in &mut self.crowns {
            *crown = Crown::on(crown.to);
        }
        Picture {
            card: 1.0,
            flying: None,
            sealing: None,
            opening: None,
            opened: Vec::new(),
            settling: 0.0,
            ..self
        }
    }
}

/// A line that lies open.
pub fn turned(line: &Ranked) -> Turned {
    Turned { value: line.value, rank: line.rank, award: line.award, t: 1.0 }
}

/// A crown for everybody who has the highest total.
pub fn crowns(points: &[i32]) -> Vec<Crown> {
    leaders(points).map(Crown::on).collect()
}

/// Who has the highest total.
pub fn leaders(points: &[i32]) -> impl Iterator<Item = Seat> {
    let top = points.iter().copied().max();
    Seat::all(points.len()).filter(move |seat| Some(points[seat.index()]) == top)
}

/// Did `seat` lead before the envelopes landed, and not after?
pub fn fell(ranking: &[Ranked], seat: Seat) -> bool {
    let paid: Vec<i32> = ranking.iter().map(|line| line.from + line.award).collect();
    let after: Vec<i32> = ranking.iter().map(|line| line.to).collect();
    leaders(&paid).any(|leader| leader == seat) && leaders(&after).all(|leader| leader != seat)
}
