//! What an effect list can do (rules/cards.md 14).

use serde::{Deserialize, Serialize};

use super::{
    ids::{CardId, EntityId, SkillId},
    test::Test,
    words::{Cards, Category, Faction, Gain, Made, Off, Per, Slot, Tint, Which, Who, Whose},
};
use crate::cards::element::Element;

/// Something an effect list does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Damage, with a piercing part for the others of that side.
    Damage {
        /// What it is made of.
        made: Made,
        /// How much.
        n: u8,
        /// At whom.
        to: Who,
        /// Piercing for every other character of the target's side.
        #[serde(default)]
        pierce: u8,
        /// One more for each of something.
        #[serde(default)]
        plus: Option<Per>,
    },
    /// HP up to the maximum.
    Heal {
        /// How much.
        n: u8,
        /// Whom.
        to: Who,
    },
    /// An element without damage.
    Apply {
        /// Which.
        element: Tint,
        /// On whom.
        to: Who,
    },
    /// Creates or refreshes a summon.
    Summon(EntityId),
    /// Creates or refreshes one of several at random, `n` times in a row.
    SummonRandom {
        /// The kinds.
        from: Vec<EntityId>,
        /// How often.
        n: u8,
        /// Kinds not out come first.
        #[serde(default)]
        prefer_absent: bool,
        /// With this many kinds out, one of those is refreshed.
        #[serde(default)]
        max_kinds: Option<u8>,
    },
    /// Attaches a status or shield.
    Status {
        /// Which.
        id: EntityId,
        /// To whom.
        to: Who,
        /// Starts with one shield point per team member of this faction.
        #[serde(default)]
        shield_per: Option<Faction>,
    },
    /// Creates a combat status or combat shield.
    Combat {
        /// Which.
        id: EntityId,
        /// On which side.
        side: Whose,
    },
    /// Dice for me.
    Dice {
        /// What kind.
        gain: Gain,
        /// How many.
        n: u8,
    },
    /// Cards from the top, or of one category from anywhere in the deck.
    Draw {
        /// How many.
        n: Cards,
        /// Only these.
        #[serde(default)]
        tag: Option<Category>,
    },
    /// Energy up to the maximum.
    Energy {
        /// How much.
        n: u8,
        /// Whose.
        to: Who,
    },
    /// All energy is lost.
    LoseEnergy(Who),
    /// Takes energy from some and gives it to another.
    EnergyMove {
        /// How much from each.
        n: u8,
        /// From whom.
        from: Who,
        /// To whom.
        to: Who,
    },
    /// Changes the active character without a switch action.
    Switch(Who),
    /// One list or the other.
    Cond {
        /// All must hold.
        when: Vec<Test>,
        /// Then this.
        then: Vec<Effect>,
        /// Else this.
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// The damage is raised.
    Add(u8),
    /// The damage is multiplied.
    Multiply(u8),
    /// The damage is divided, rounding up.
    Divide(u8),
    /// The damage is lowered.
    Reduce(u8),
    /// The damage becomes elemental.
    Infuse(Element),
    /// The price falls.
    Discount {
        /// By how many dice.
        n: u8,
        /// Which dice.
        off: Off,
    },
    /// The price rises by unaligned dice.
    Surcharge(u8),
    /// The switch becomes a fast action.
    Fast,
    /// This entity leaves.
    RemoveThis,
    /// Every summon of both sides leaves.
    RemoveAllSummons,
    /// Raises a counter: this entity's, or that of a status on the same character.
    Count {
        /// By how much.
        add: u8,
        /// Whose counter, if not this entity's.
        #[serde(default)]
        of: Option<EntityId>,
        /// Cut to the counter's maximum.
        #[serde(default)]
        capped: bool,
        /// At this value or above, subtract the other number.
        #[serde(default)]
        wrap: Option<(u8, u8)>,
    },
    /// This entity's counter becomes 0.
    ResetCount,
    /// This entity's counter takes on the element that a Swirl spreads.
    TakeSwirled,
    /// Remembers the counter of a status of the caster and sets it to 0.
    ConsumeCount(EntityId),
    /// Usages, not capped by the maximum.
    Usages {
        /// How many; negative takes away.
        n: i8,
        /// Of what.
        of: Which,
    },
    /// The active character casts this skill without paying dice.
    UseSkill(SkillId),
    /// A card is created in my hand.
    GainCard(CardId),
    /// One such card leaves my hand, if there is one.
    Discard(CardId),
    /// Dice of this Roll Phase are fixed.
    FixDice {
        /// To what.
        element: Tint,
        /// How many.
        n: u8,
    },
    /// More rerolls in this Roll Phase.
    ExtraReroll(u8),
    /// An inserted Roll Phase with this many rerolls.
    Reroll(u8),
    /// An inserted SET_CARD phase.
    SwapHand,
    /// All my dice become omni.
    AllOmni,
    /// Collects unused dice, one of a kind, until the counter stands at this number.
    AbsorbDice(u8),
    /// The price becomes 0 and the counter loses as many.
    PayWithCount,
    /// Shield points, not capped by the maximum.
    ShieldAdd {
        /// How many.
        n: u8,
        /// Of what.
        to: Which,
    },
    /// The next combat action does not pass the turn.
    ExtraAction,
    /// The card being played has no effect.
    NegateCard,
    /// HP are shared evenly.
    LevelHp,
    /// Moves equipment from the first target to the second.
    MoveEquip(Slot),
    /// This card is put on the target.
    Equip,
    /// This card becomes a support.
    PlaceSupport,
    /// The bearer takes piercing damage, or damage of an element if its enemies fulfil the tests;
    /// then every other bearer on its side takes piercing damage. Each spends a usage. Nobody is
    /// the source.
    ChainBurst {
        /// How much each.
        n: u8,
        /// Seen from the enemies of the bearer.
        when: Vec<Test>,
        /// What the first is then made of.
        made: Element,
    },
}
