//! A quick hand: good sense for every tool, from the chances of the next shells. Sly plays by it with
//! everything it has worked out; Cruel lets both sides play by it in the worlds it imagines.

use crate::duel::{
    Aim, Tool,
    full::{Action, Rack},
};

/// What the hand goes by.
pub(super) struct Eyes<'a> {
    /// Chance of the front shell being live.
    pub front: f64,
    /// Chance of the one behind it.
    pub second: f64,
    /// Shells in the main clip.
    pub shells: u8,
    pub rack: &'a Rack,
    pub foe_rack: &'a Rack,
    pub hp: i128,
    pub foe_hp: i128,
    pub wounds: u8,
    /// Bad Guns on the own gun.
    pub bad: u32,
    pub repeaters: u32,
    /// Whether the other side is said to be dazed.
    pub foe_dazed: bool,
    pub hand: Hand,
    /// Whether a tool may be tried.
    pub may: &'a dyn Fn(Tool) -> bool,
}

/// What is being decided.
pub(super) enum Hand {
    /// A tool or a shot.
    Free,
    /// A shot on the stage.
    Stage,
    /// A place; the best one to take a live shell from, and how many there are.
    Place { tool: Tool, richest: u8, places: u8 },
    /// A stake, given the other one if it is known.
    Wager { other: Option<i128> },
}

/// A shot at the other side is better than one at oneself from this chance on.
const EVEN: f64 = 0.5;

impl Eyes<'_> {
    /// The hand's choice.
    pub fn choose(&self) -> Action {
        match self.hand {
            Hand::Stage => self.shot(),
            Hand::Place { tool, richest, places } => Action::Place(match tool {
                Tool::Extract => richest,
                Tool::LiveShell | Tool::MysteryShell => 0,
                // A blank where it does the own next shot no harm; a rearranged shell at the tail.
                _ => places.saturating_sub(1),
            }),
            Hand::Wager { other } => {
                let fair = other.unwrap_or(self.hp / 2);
                Action::Wager(fair.clamp(1, (self.hp * 2 / 3).max(1)))
            }
            Hand::Free => {
                let tool = ORDER
                    .iter()
                    .copied()
                    .find(|&tool| self.rack.has(tool) && self.wants(tool) && (self.may)(tool));
                tool.map_or_else(|| self.shot(), Action::Use)
            }
        }
    }

    /// Where to shoot now.
    fn shot(&self) -> Action {
        // Under a Bad Gun everything flies the other way.
        let aim = if self.bad > 0 || !self.at_foe() { Aim::Own } else { Aim::Foe };
        Action::Shoot(aim)
    }

    /// Is the other side the target that pays?
    fn at_foe(&self) -> bool {
        let even = match (self.foe_dazed, self.hp) {
            (true, _) => 0.25,
            (false, 1) => 0.34,
            (false, 2) => 0.42,
            _ => EVEN,
        };
        self.front >= even
    }

    /// Is the next shot one to make the most of?
    fn strikes(&self) -> bool {
        self.front >= 0.6 && self.bad == 0
    }

    fn unsure(&self) -> bool {
        self.front > 0.0 && self.front < 1.0
    }

    fn wants(&self, tool: Tool) -> bool {
        match tool {
            Tool::MoralPraise => {
                let over = (self.hp - 3) * 3 - i128::from(self.wounds);
                over <= 6
            }
            Tool::Medkit => self.hp <= 8 || self.wounds >= 4,
            Tool::ThreeDice => self.hp > 2,
            Tool::XRayLens | Tool::Rearrange => self.unsure(),
            Tool::Eject => self.front > 0.35 && self.front < 0.55 && self.shells > 1,
            Tool::SortShells => self.front < 0.95 && self.front > 0.0,
            Tool::LiveShell => self.front < 0.95,
            Tool::Extract => self.unsure() && self.shells > 1,
            Tool::FillLive => self.shells <= 4 && self.front < 0.9,
            Tool::SmallMallet | Tool::BigMallet => self.at_foe() && !self.foe_dazed,
            Tool::Knife | Tool::Incendiary => self.strikes(),
            Tool::Repeater | Tool::ComboShooter => {
                self.strikes() && self.shells > 1 && self.second >= EVEN && self.repeaters < 3
            }
            Tool::TwinGuns => self.strikes(),
            Tool::Mirror => self.foe_hp > self.hp + 1,
            Tool::YoursIsMine => self.foe_rack.tools().count() > self.rack.tools().count(),
            Tool::AllOrNothing => self.foe_rack.tools().count() > self.rack.tools().count() + 3,
            Tool::BlankShell
            | Tool::MysteryShell
            | Tool::MergeClips
            | Tool::NewClips
            | Tool::Coin
            | Tool::ToTheDeath => false,
            _ => true,
        }
    }
}

/// The order in which tools are thought of: heal and guard, gather tools, learn, prepare the clip,
/// then make the most of the shot.
const ORDER: [Tool; 30] = [
    Tool::MoralPraise,
    Tool::Medkit,
    Tool::Bandage,
    Tool::Vest,
    Tool::BulletCatcher,
    Tool::ThornArmour,
    Tool::SlotExtension,
    Tool::Grab,
    Tool::ThreeDice,
    Tool::BadGun,
    Tool::GoodGunFoe,
    Tool::GoodGunSelf,
    Tool::BarrelRepair,
    Tool::Mirror,
    Tool::AllOrNothing,
    Tool::XRayLens,
    Tool::SortShells,
    Tool::Rearrange,
    Tool::Extract,
    Tool::LiveShell,
    Tool::FillLive,
    Tool::Eject,
    Tool::TwinGuns,
    Tool::SmallMallet,
    Tool::BigMallet,
    Tool::Incendiary,
    Tool::Repeater,
    Tool::ComboShooter,
    Tool::Knife,
    Tool::YoursIsMine,
];
