//! A quick hand: good sense for every tool, from the chances of the next shells. Sly plays by it with
//! everything it has worked out; Cruel lets both sides play by it in the worlds it imagines.

use crate::duel::{
    Aim, Shell, Tool,
    full::{Action, PlaceChange, Rack},
    no_tools::NO_TOOLS,
};

/// What the hand goes by.
pub(in crate::duel::full) struct Situation<'a> {
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
pub(in crate::duel::full) enum Hand {
    /// A tool or a shot.
    Free,
    /// A shot on the stage.
    Stage,
    /// A place; the best one to take a live shell from, and how many there are.
    Place { change: PlaceChange, richest: u8, places: u8 },
    /// A place for the next shell of a clip that is being rearranged, of so many.
    Arrange { places: u8 },
    /// A stake, given the other one if it is known.
    Wager { other: Option<i128> },
}

impl Hand {
    /// A place for this tool on a rail of so many shells.
    pub fn place(tool: Tool, richest: u8, shells: u8) -> Hand {
        let change = tool.page().at_place().unwrap_or(PlaceChange::Take);
        Hand::Place { change, richest, places: shells + u8::from(change != PlaceChange::Take) }
    }
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
            Hand::Place { change, richest, places } => Action::Place(match change {
                PlaceChange::Take => richest,
                // A blank is for whoever shoots behind this shot.
                PlaceChange::Put(Some(Shell::Blank)) if self.at_foe() => {
                    1.min(places.saturating_sub(1))
                }
                PlaceChange::Put(Some(Shell::Blank)) => places.saturating_sub(1),
                PlaceChange::Put(Some(Shell::Live) | None) => 0,
            }),
            Hand::Arrange { places } => Action::Place(places.saturating_sub(1)),
            Hand::Wager { other } => {
                let fair = other.unwrap_or(self.hp / 2);
                Action::Wager(fair.clamp(1, (self.hp * 2 / 3).max(1)))
            }
            Hand::Free => {
                let tool = ORDER.iter().copied().find(|&tool| {
                    self.rack.has(tool) && (tool.page().evil.wants)(self) && (self.may)(tool)
                });
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
    pub fn at_foe(&self) -> bool {
        if let Hand::Stage = self.hand {
            return true;
        }
        let [own, foe] = self.bare_shots();
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

    /// What shooting at oneself and at the other side promises if nobody has or gets a tool.
    pub fn bare_shots(&self) -> [f64; 2] {
        self.shots(self.front, self.counts())
    }

    /// What the two shots promise in the duel without tools: at oneself, at the other side.
    fn shots(&self, front: f64, counts: (u8, u8)) -> [f64; 2] {
        NO_TOOLS.shots(front, counts, self.both_hp(), self.foe_dazed)
    }

    /// What a new clip would promise beyond the better shot.
    fn gain_of_new_clips(&self) -> f64 {
        let (hp, foe_hp) = self.both_hp();
        let [own, foe] = self.bare_shots();
        NO_TOOLS.at(0, 0, hp, foe_hp) - own.max(foe)
    }

    /// What the better shot would gain if the front shell and the counts were these.
    fn gain(&self, front: f64, counts: (u8, u8)) -> f64 {
        let [own, foe] = self.shots(front, counts);
        let [own_now, foe_now] = self.bare_shots();
        own.max(foe) - own_now.max(foe_now)
    }

    /// Is the next shot one to make the most of?
    pub fn strikes(&self) -> bool {
        self.front >= 0.6 && self.bad == 0
    }

    pub fn unsure(&self) -> bool {
        self.front > 0.0 && self.front < 1.0
    }

    /// One more volley?
    pub fn wants_volleys(&self) -> bool {
        self.strikes() && self.shells > 1 && self.second >= EVEN && self.repeaters < 3
    }

    /// One more blank, wherever it is best?
    pub fn wants_blank(&self) -> bool {
        let (live, blank) = self.counts();
        self.gain(self.front, (live, blank + 1)) > WORTH_A_TOOL
    }

    /// An even chance in front?
    pub fn wants_mystery(&self) -> bool {
        let (live, blank) = self.counts();
        self.gain(0.5, (live.max(1), blank + 1)) > WORTH_A_TOOL
    }

    /// A new clip instead of the rest of this one?
    pub fn wants_new_clips(&self) -> bool {
        self.gain_of_new_clips() > WORTH_A_TOOL
    }
}

/// The order in which tools are thought of: heal and guard, gather tools, learn, prepare the clip,
/// then make the most of the shot.
const ORDER: [Tool; Tool::COUNT] = {
    let mut order = Tool::ALL;
    let mut sorted = 1;
    while sorted < order.len() {
        let mut at = sorted;
        while at > 0 && rank(order[at]) <= rank(order[at - 1]) {
            assert!(rank(order[at]) < rank(order[at - 1]), "two tools of one rank");
            (order[at], order[at - 1]) = (order[at - 1], order[at]);
            at -= 1;
        }
        sorted += 1;
    }
    order
};

const fn rank(tool: Tool) -> u16 {
    tool.page().evil.rank
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the hand does with one tool and a clip of these shells, front unknown, at these HP.
    fn does(tool: Tool, (live, blank): (u8, u8), (hp, foe_hp): (i128, i128)) -> Action {
        with_one(tool, (live, blank), (hp, foe_hp), Hand::Free)
    }

    fn with_one(
        tool: Tool,
        (live, blank): (u8, u8),
        (hp, foe_hp): (i128, i128),
        hand: Hand,
    ) -> Action {
        let (mut rack, foe_rack) = (Rack::new(4), Rack::new(4));
        rack.put(0, Some(tool));
        let shells = live + blank;
        let share = f64::from(live) / f64::from(shells);
        Situation {
            front: share,
            second: share,
            shells,
            live: live.into(),
            rack: &rack,
            foe_rack: &foe_rack,
            hp,
            foe_hp,
            wounds: 0,
            bad: 0,
            repeaters: 0,
            foe_dazed: false,
            hand,
            may: &|_| true,
        }
        .choose()
    }

    fn plays(tool: Tool, clip: (u8, u8), hp: (i128, i128)) -> bool {
        let action = does(tool, clip, hp);
        assert!(
            matches!(action, Action::Use(used) if used == tool)
                || matches!(action, Action::Shoot(_))
        );
        matches!(action, Action::Use(_))
    }

    /// Of two live shells the rival fires the second one, unless it is a blank or might be one.
    #[test]
    fn a_blank_goes_between_the_own_shot_and_an_answer() {
        assert!(plays(Tool::BlankShell, (2, 0), (3, 3)));
        let put = |clip: (u8, u8), hp: (i128, i128)| {
            let places = clip.0 + clip.1 + 1;
            with_one(
                Tool::BlankShell,
                clip,
                hp,
                Hand::Place { change: PlaceChange::Put(Some(Shell::Blank)), richest: 0, places },
            )
        };
        assert_eq!(put((2, 0), (3, 3)), Action::Place(1));
        // One more blank among blanks alone, or behind the only live shell, changes nothing.
        assert!(!plays(Tool::BlankShell, (0, 3), (3, 3)));
        assert!(!plays(Tool::BlankShell, (1, 0), (3, 3)));
    }

    /// A mystery shell is put in front, an even chance of a hit: more than nothing, less than a hit.
    #[test]
    fn a_mystery_is_for_clips_with_nothing_in_them() {
        assert!(plays(Tool::MysteryShell, (0, 1), (3, 3)));
        assert!(plays(Tool::MysteryShell, (0, 1), (1, 1)));
        assert!(!plays(Tool::MysteryShell, (4, 1), (1, 1)));
        assert!(!plays(Tool::MysteryShell, (1, 0), (3, 3)));
    }

    /// One live shell and a blank are an even bet, a fresh clip is better for whoever begins it
    /// (64.2 of 100 at 1 HP each); two live shells of three are better still.
    #[test]
    fn new_clips_are_for_bad_ones() {
        assert!(plays(Tool::NewClips, (1, 1), (1, 1)));
        assert!(plays(Tool::NewClips, (1, 1), (3, 3)));
        assert!(!plays(Tool::NewClips, (2, 1), (1, 1)));
        assert!(!plays(Tool::NewClips, (1, 0), (1, 1)));
        // Blanks alone are followed by a fresh clip anyway.
        assert!(!plays(Tool::NewClips, (0, 2), (3, 3)));
    }

    /// It halves the own HP half of the time: nothing for somebody who has a chance without it, and
    /// death for somebody with 1 HP.
    #[test]
    fn a_coin_is_thrown_far_behind() {
        assert!(plays(Tool::Coin, (1, 1), (2, 6)));
        assert!(!plays(Tool::Coin, (1, 1), (2, 5)));
        assert!(!plays(Tool::Coin, (1, 1), (9, 3)));
        assert!(!plays(Tool::Coin, (1, 1), (1, 40)));
    }

    /// On the stage both fight with the same stake: good for who is behind, if there is one to spare.
    #[test]
    fn to_the_death_is_for_who_is_behind() {
        assert!(plays(Tool::ToTheDeath, (1, 1), (3, 5)));
        assert!(!plays(Tool::ToTheDeath, (1, 1), (5, 5)));
        assert!(!plays(Tool::ToTheDeath, (1, 1), (5, 3)));
        assert!(!plays(Tool::ToTheDeath, (1, 1), (1, 5)));
    }

    /// More shells are a new chance, but not before a shot that is rather live.
    #[test]
    fn clips_are_merged_unless_the_next_shot_strikes() {
        assert!(plays(Tool::MergeClips, (1, 2), (3, 3)));
        assert!(plays(Tool::MergeClips, (1, 1), (3, 3)));
        assert!(!plays(Tool::MergeClips, (3, 1), (3, 3)));
        assert!(!plays(Tool::MergeClips, (1, 0), (3, 3)));
    }
}
