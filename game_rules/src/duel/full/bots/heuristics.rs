//! A quick hand: good sense for every tool, from the chances of the next shells. Sly plays by it with
//! everything it has worked out; Cruel lets both sides play by it in the worlds it imagines.

use crate::duel::{
    Aim, Tool,
    full::{Action, Rack},
    no_tools::NO_TOOLS,
};

/// What the hand goes by.
pub(super) struct Situation<'a> {
    /// Chance of the front shell being live.
    pub front: f64,
    /// Chance of the one behind it.
    pub second: f64,
    /// Shells in the main clip.
    pub shells: u8,
    /// How many of them are live, on average.
    pub live: f64,
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

/// From this chance on the next shell is rather live.
const EVEN: f64 = 0.5;
/// A tool is spent on the clip for no less than this much of the winning chance.
const WORTH_A_TOOL: f64 = 0.02;

impl Situation<'_> {
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
        if let Hand::Stage = self.hand {
            return true;
        }
        let [own, foe] = self.shots(self.front, self.counts());
        foe >= own
    }

    /// Live shells and blanks, as near as whole numbers come.
    fn counts(&self) -> (u8, u8) {
        let live = (self.live.round() as u8).min(self.shells);
        (live, self.shells - live)
    }

    fn both_hp(&self) -> (i32, i32) {
        let hp = |hp: i128| hp.clamp(1, 1000) as i32;
        (hp(self.hp), hp(self.foe_hp))
    }

    /// What the two shots promise in the duel without tools: at oneself, at the other side.
    fn shots(&self, front: f64, counts: (u8, u8)) -> [f64; 2] {
        NO_TOOLS.shots(front, counts, self.both_hp(), self.foe_dazed)
    }

    /// What a new clip would promise beyond the better shot.
    fn gain_of_new_clips(&self) -> f64 {
        let (hp, foe_hp) = self.both_hp();
        let [own, foe] = self.shots(self.front, self.counts());
        NO_TOOLS.at(0, 0, hp, foe_hp) - own.max(foe)
    }

    /// What the better shot would gain if the front shell and the counts were these.
    fn gain(&self, front: f64, counts: (u8, u8)) -> f64 {
        let [own, foe] = self.shots(front, counts);
        let [own_now, foe_now] = self.shots(self.front, self.counts());
        own.max(foe) - own_now.max(foe_now)
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
            Tool::BlankShell => {
                let (live, blank) = self.counts();
                self.gain(self.front, (live, blank + 1)) > WORTH_A_TOOL
            }
            Tool::MysteryShell => {
                let (live, blank) = self.counts();
                self.gain(0.5, (live.max(1), blank + 1)) > WORTH_A_TOOL
            }
            Tool::MergeClips => !self.strikes(),
            Tool::NewClips => self.gain_of_new_clips() > WORTH_A_TOOL,
            // Half of little is little: who is far behind dares it, and who is behind at all the stage.
            Tool::Coin => self.hp >= 2 && self.foe_hp >= 3 * self.hp,
            Tool::ToTheDeath => self.hp >= 2 && self.foe_hp > self.hp,
            _ => true,
        }
    }
}

/// The order in which tools are thought of: heal and guard, gather tools, learn, prepare the clip,
/// then make the most of the shot.
const ORDER: [Tool; 36] = [
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
    Tool::Coin,
    Tool::ToTheDeath,
    Tool::MergeClips,
    Tool::XRayLens,
    Tool::SortShells,
    Tool::Rearrange,
    Tool::Extract,
    Tool::LiveShell,
    Tool::FillLive,
    Tool::Eject,
    Tool::MysteryShell,
    Tool::BlankShell,
    Tool::NewClips,
    Tool::TwinGuns,
    Tool::SmallMallet,
    Tool::BigMallet,
    Tool::Incendiary,
    Tool::Repeater,
    Tool::ComboShooter,
    Tool::Knife,
    Tool::YoursIsMine,
];
