//! What an action would do, told by the real engine on a copy that holds only what the seat may
//! know (ux 2.3): deck orders, the other hand, the other dice and the random generator are not in
//! it, so a preview can never reveal a draw or a roll.

use crate::cards::{
    Action, Aim, Cards, Event, Refusal, View,
    pool::{def::Cost, ids::CardId},
    price::Price,
    rack::Rack,
    work::Item,
};
use crate::{
    dice::ForcedResult,
    game::{Game, Illegal, Viewer},
    odds::Odds,
    seat_copy::SeatCopy,
};

/// One way an action can turn out.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// How likely it is.
    pub odds: Odds,
    /// What would happen, as the seat would be told; what only chance or hidden cards will decide
    /// is left open.
    pub steps: Vec<Event>,
}

/// The copy on which a seat tries out what it could do now. It is made once for a position; trying
/// an action is then a clone and a run of the engine.
#[derive(Clone, Debug)]
pub struct Foresight {
    copy: SeatCopy<Cards>,
}

impl Foresight {
    /// For the seat whose view this is; nothing for those who only look on.
    pub fn new(view: &View) -> Option<Foresight> {
        let Viewer::Seat(seat) = view.who else { return None };
        Some(Foresight { copy: SeatCopy::new(view, seat) })
    }

    /// What the seat may do now.
    pub fn legal(&self) -> Vec<Action> {
        self.copy.legal()
    }

    /// What something costs now.
    pub fn price(&self, item: Item) -> Price {
        self.copy.world().price(self.copy.seat(), item)
    }

    /// What an action has to be paid for.
    pub fn item(&self, action: &Action) -> Option<Item> {
        self.copy.world().priced(self.copy.seat(), *action)
    }

    /// On what a card could be played now if the dice were there.
    pub fn targets(&self, card: CardId) -> Vec<[Aim; 2]> {
        self.copy.world().targets(self.copy.seat(), card)
    }

    /// The automatic payment of a price, if there is any.
    pub fn payment(&self, cost: &Cost) -> Option<Rack> {
        self.copy.world().automatic(self.copy.seat(), cost)
    }

    /// What `action` would do: one branch, or one for each kind of summon among which chance would
    /// choose.
    pub fn of(&self, action: &Action) -> Result<Vec<Branch>, Illegal<Refusal>> {
        let seat = self.copy.seat();
        let mut branches = Vec::new();
        let mut waiting: Vec<(Vec<u8>, Odds)> = vec![(Vec::new(), Odds::SURE)];
        let mut events = Vec::new();
        while let Some((choices, odds)) = waiting.pop() {
            let mut game = self.copy.world().clone();
            game.dice_mut().force(choices.iter().map(|choice| ForcedResult {
                what: Some("summon".into()),
                value: choice.to_string(),
            }));
            events.clear();
            game.apply(seat, action, &mut events)?;
            match events.iter().filter_map(chance_of).nth(choices.len()) {
                Some(of) => {
                    for choice in (0..of).rev() {
                        let odds = Odds::new(odds.num, odds.den * u64::from(of));
                        waiting.push(([&choices[..], &[choice]].concat(), odds));
                    }
                }
                None => {
                    let steps = foreseen(&events, Viewer::Seat(seat));
                    branches.push(Branch { odds, steps });
                }
            }
        }
        Ok(branches)
    }
}

/// What one `action` would do for the seat whose view this is. For several use [`Foresight`].
pub fn preview(view: &View, action: &Action) -> Result<Vec<Branch>, Illegal<Refusal>> {
    Foresight::new(view).ok_or(Illegal::NotYourTurn)?.of(action)
}

/// The number of equally likely kinds, if chance chose one.
fn chance_of(event: &Event) -> Option<u8> {
    match event {
        Event::Came { of, .. } | Event::NoRoom { of, .. } if *of > 1 => Some(*of),
        _ => None,
    }
}

/// What of these events `who` could have known beforehand. Before the opening characters are
/// revealed that is nothing more; which and how many dice the other side's supports collect is
/// left out, and so is everything that chance decides. A created card that finds the hand full is
/// burned for certain.
pub fn foreseen(events: &[Event], who: Viewer) -> Vec<Event> {
    let mut steps = Vec::new();
    let mut collecting = false;
    for (at, event) in events.iter().enumerate() {
        let collector = std::mem::take(&mut collecting);
        let mut event = event.seen_by(who);
        match &mut event {
            Event::Leads { .. } => return steps,
            Event::LostDice { seat, .. } if !who.sees(*seat) => {
                collecting = true;
                continue;
            }
            Event::Changed { .. } if collector => continue,
            Event::Burned { seat, card } => {
                let created = Event::Received { seat: *seat, card: *card };
                if at == 0 || events[at - 1] != created {
                    continue;
                }
            }
            Event::Drew { cards, .. } => cards.iter_mut().for_each(|card| *card = None),
            Event::Rolled { dice, .. } | Event::GainedDice { dice, luck: true, .. } => *dice = None,
            Event::Rerolled { dice, .. } => *dice = None,
            _ => {}
        }
        steps.push(event);
    }
    steps
}
