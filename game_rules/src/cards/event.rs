//! What can happen in the Cards, and who is told (rules/cards.md 12).

use serde::{Deserialize, Serialize};

use super::{
    action::Aim,
    element::{Aura, Element, Face, Strike},
    pool::{
        def::Reaction,
        ids::{CardId, EntityId, SkillId},
    },
    rack::Rack,
    state::{Entity, Phase, Spot},
    work::{Origin, ZoneRef},
};
use crate::game::{NoUndo, Outcome, Seat, Viewer};

/// Something that has happened. Damage is told step by step: `Aimed`, then whatever changed it,
/// then `Suffered`; a client can write the sum as it goes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A phase began.
    Phase {
        /// The round.
        round: u8,
        /// The phase.
        phase: Phase,
        /// The first player.
        first: Seat,
    },
    /// Cards came from the deck into a hand.
    Drew {
        /// Whose.
        seat: Seat,
        /// Which; only for those who may know.
        cards: Vec<Option<CardId>>,
    },
    /// Cards were put back into the deck.
    PutBack {
        /// By whom.
        seat: Seat,
        /// Which; only for those who may know.
        cards: Option<Vec<CardId>>,
    },
    /// A new card did not fit into the hand.
    Burned {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was created in a hand.
    Received {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card left a hand.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A side has chosen its opening character.
    Chose {
        /// Who.
        seat: Seat,
        /// Whom; only for those who may know.
        lead: Option<u8>,
    },
    /// The opening characters stand.
    Leads {
        /// By side.
        seats: [u8; 2],
    },
    /// Dice were rolled at the start of a round, fixed ones among them.
    Rolled {
        /// Whose.
        seat: Seat,
        /// How many.
        n: u8,
        /// Which; only for those who may know.
        dice: Option<Rack>,
    },
    /// Dice were rolled again.
    Rerolled {
        /// Whose.
        seat: Seat,
        /// What was rolled and what came; only for those who may know.
        dice: Option<(Rack, Rack)>,
    },
    /// It is this side's turn.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// Dice were paid.
    Paid {
        /// Whose.
        seat: Seat,
        /// How many.
        n: u8,
        /// Which; only for those who may know.
        dice: Option<Rack>,
    },
    /// Dice were gained.
    GainedDice {
        /// Whose.
        seat: Seat,
        /// How many.
        n: u8,
        /// Which; only for those who may know.
        dice: Option<Rack>,
        /// Whether chance decided which.
        luck: bool,
    },
    /// Dice were taken from the rack by an effect.
    LostDice {
        /// Whose.
        seat: Seat,
        /// How many.
        n: u8,
        /// Which; only for those who may know.
        dice: Option<Rack>,
    },
    /// All dice of a side became omni.
    AllOmni {
        /// Whose.
        seat: Seat,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// On what.
        on: [Aim; 2],
    },
    /// The card had no effect.
    Negated {
        /// Which.
        card: CardId,
        /// Because of this.
        by: EntityId,
    },
    /// A skill was used.
    Cast {
        /// By whom.
        at: Spot,
        /// Which.
        skill: SkillId,
    },
    /// A card was discarded to turn a die.
    Tuned {
        /// By whom.
        seat: Seat,
        /// Into this.
        to: Element,
        /// The card and the die; only for those who may know.
        gave: Option<(CardId, Face)>,
    },
    /// The active character changed.
    Switched {
        /// The side.
        side: Seat,
        /// From this seat.
        from: u8,
        /// To this seat.
        to: u8,
    },
    /// Damage was aimed at a character.
    Aimed {
        /// By what.
        by: Origin,
        /// At whom.
        at: Spot,
        /// Made of this.
        strike: Strike,
        /// So much.
        value: u8,
        /// By a normal attack of a character that has just become active.
        plunging: bool,
        /// By a normal attack with an even number of dice.
        charged: bool,
    },
    /// The damage became elemental.
    Infused {
        /// By what.
        by: EntityId,
        /// Made of this now.
        strike: Strike,
    },
    /// The damage was raised.
    Added {
        /// By what.
        by: EntityId,
        /// By so much.
        n: u8,
        /// So much now.
        value: u8,
    },
    /// The elements reacted.
    Reacted {
        /// On whom.
        at: Spot,
        /// How.
        reaction: Reaction,
        /// The element that was on the target.
        met: Element,
        /// Damage added.
        bonus: u8,
        /// So much now; 0 without damage.
        value: u8,
    },
    /// The damage was multiplied.
    Multiplied {
        /// By what.
        by: EntityId,
        /// By so much.
        n: u8,
        /// So much now.
        value: u8,
    },
    /// The damage was divided, rounding up.
    Divided {
        /// By what.
        by: EntityId,
        /// By so much.
        n: u8,
        /// So much now.
        value: u8,
    },
    /// A barrier or shield took damage away.
    Blocked {
        /// Which.
        by: EntityId,
        /// So much.
        n: u8,
        /// So much now.
        value: u8,
    },
    /// A character lost HP, perhaps none.
    Suffered {
        /// Who.
        at: Spot,
        /// The damage in the end.
        value: u8,
        /// HP afterwards.
        hp: u8,
    },
    /// A character lost HP by piercing damage.
    Pierced {
        /// By what.
        by: Origin,
        /// Who.
        at: Spot,
        /// So much.
        value: u8,
        /// HP afterwards.
        hp: u8,
    },
    /// A character regained HP.
    Healed {
        /// Who.
        at: Spot,
        /// So much.
        n: u8,
        /// HP afterwards.
        hp: u8,
    },
    /// HP were shared out.
    Levelled {
        /// Who.
        at: Spot,
        /// HP afterwards.
        hp: u8,
    },
    /// Energy changed.
    Energy {
        /// Whose.
        at: Spot,
        /// Energy afterwards.
        energy: u8,
    },
    /// The elements on a character changed.
    Aura {
        /// On whom.
        at: Spot,
        /// What is on it now.
        aura: Aura,
    },
    /// An entity came.
    Came {
        /// Where.
        place: ZoneRef,
        /// With these values.
        entity: Entity,
        /// How many kinds were equally likely; 1 if chance had no say.
        of: u8,
    },
    /// A summon found no place and was not created.
    NoRoom {
        /// Whose.
        side: Seat,
        /// What.
        id: EntityId,
        /// How many kinds were equally likely; 1 if chance had no say.
        of: u8,
    },
    /// The values of an entity changed.
    Changed {
        /// Where.
        place: ZoneRef,
        /// To these.
        entity: Entity,
    },
    /// An entity left.
    Left {
        /// Where it was.
        place: ZoneRef,
        /// What.
        id: EntityId,
        /// Its registration number.
        number: u32,
    },
    /// Equipment moved from one character to another.
    Moved {
        /// What.
        id: EntityId,
        /// From whom.
        from: Spot,
        /// To whom.
        to: Spot,
    },
    /// A character was defeated.
    Defeated {
        /// Who.
        at: Spot,
    },
    /// A combat action will not pass the turn.
    ExtraAction {
        /// Whose.
        seat: Seat,
    },
    /// A side declared the end of the round.
    Ended {
        /// Who.
        seat: Seat,
    },
    /// A side gave up.
    Conceded {
        /// Who.
        seat: Seat,
    },
    /// The match ended.
    Over {
        /// How.
        outcome: Outcome,
    },
}

impl Event {
    /// What `who` may know of it.
    pub fn seen_by(&self, who: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Drew { seat, cards } if !who.sees(*seat) => {
                cards.iter_mut().for_each(|card| *card = None);
            }
            Event::PutBack { seat, cards } if !who.sees(*seat) => *cards = None,
            Event::Chose { seat, lead } if !who.sees(*seat) => *lead = None,
            Event::Rolled { seat, dice, .. }
            | Event::Paid { seat, dice, .. }
            | Event::GainedDice { seat, dice, .. }
            | Event::LostDice { seat, dice, .. }
                if !who.sees(*seat) =>
            {
                *dice = None;
            }
            Event::Rerolled { seat, dice } if !who.sees(*seat) => *dice = None,
            Event::Tuned { seat, gave, .. } if !who.sees(*seat) => *gave = None,
            _ => {}
        }
        event
    }

    /// Does it end the undo window?
    pub fn bars_undo(&self) -> Option<NoUndo> {
        match self {
            Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::PutBack { .. }
            | Event::Burned { .. }
            | Event::GainedDice { luck: true, .. }
            | Event::NoRoom { of: 2.., .. }
            | Event::Came { of: 2.., .. } => Some(NoUndo::Chance),
            Event::Drew { cards, .. } if !cards.is_empty() => Some(NoUndo::Secret),
            Event::Leads { .. } => Some(NoUndo::Secret),
            _ => None,
        }
    }
}
