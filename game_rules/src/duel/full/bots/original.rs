//! The original's Evil: one walk along the rack each turn (rules/duel.md 13).

use super::{any_wager, either_way};
use crate::{
    bots::{Bot, Mind, Sight},
    duel::{
        Aim, Clip, Shell, Tool,
        full::{Action, Duel, QuickView, tools::page::ToolChange},
    },
};

/// What Nightmare sees of the clips and of its own gun.
pub(in crate::duel::full) struct OpenEyes<'a> {
    /// Main first.
    pub clips: &'a [Clip],
    repeaters: u32,
}

impl OpenEyes<'_> {
    /// Is the front shell live?
    pub fn is_live(&self) -> bool {
        self.clips[0].front() == Some(Shell::Live)
    }

    /// Would every shell of one more volley be live?
    pub fn is_live_behind(&self) -> bool {
        let volleys = self.repeaters as usize + 2;
        self.clips[0].shells().take(volleys).all(|shell| shell == Shell::Live)
    }
}

/// How far the walk of this turn has come.
#[derive(Debug, Default)]
struct Walk {
    turn: (u32, u32, u32),
    at: usize,
    /// Slots whose copy was used on behalf of a lower slot: the lower one is considered again when
    /// the walk arrives there, so that every copy has its own chance.
    owed: Vec<(usize, Tool)>,
    stopped: bool,
}

impl Walk {
    /// The next tool to consider in this turn.
    fn next(&mut self, glance: &QuickView<'_>) -> Option<Tool> {
        let count = glance.count();
        let turn = (count.period, count.rounds, count.turns);
        if self.turn != turn {
            self.turn = turn;
            self.at = 0;
            self.owed.clear();
            self.stopped = false;
        }
        if self.stopped {
            return None;
        }
        let slots = glance.rack().slots();
        while self.at < slots.len() {
            let at = self.at;
            self.at += 1;
            if let Some(tool) = slots[at].tool {
                return Some(tool);
            }
            if let Some(owed) = self.owed.iter().position(|&(slot, _)| slot == at) {
                let (_, tool) = self.owed.swap_remove(owed);
                if glance.rack().has(tool) {
                    return Some(tool);
                }
            }
        }
        None
    }

    /// The tool is going to be used.
    fn take(&mut self, glance: &QuickView<'_>, tool: Tool) -> Action {
        if let Some(last) = glance.rack().last(tool)
            && usize::from(last) >= self.at
        {
            self.owed.push((usize::from(last), tool));
        }
        // At another rack there is nothing to go on with.
        self.stopped = tool == Tool::YoursIsMine;
        Action::Use(tool)
    }
}

/// A place or a stake for the tool in hand, each with equal chance.
fn finish(glance: &QuickView<'_>, mind: &mut Mind<'_>) -> Option<Action> {
    if let ToolChange::Staked = glance.in_hand()?.page().change {
        return Some(any_wager(glance.most_wager(), mind));
    }
    let places = u64::from(glance.places()).max(1);
    Some(Action::Place(mind.dice.below("place", places) as u8))
}

/// 13.1: each tool with its own chance, then a coin for the target.
#[derive(Debug, Default)]
pub struct Courteous {
    walk: Walk,
}

impl Bot<Duel> for Courteous {
    fn choose(&mut self, sight: &Sight<'_, Duel>, mind: &mut Mind<'_>) -> Action {
        let glance = sight.glance();
        if let Some(action) = finish(&glance, mind) {
            return action;
        }
        if !glance.on_stage() {
            while let Some(tool) = self.walk.next(&glance) {
                if by_chance(tool, &glance, mind) {
                    return self.walk.take(&glance, tool);
                }
            }
        }
        either_way(mind)
    }
}

fn by_chance(tool: Tool, glance: &QuickView<'_>, mind: &mut Mind<'_>) -> bool {
    let one_in = tool.page().evil.one_in;
    one_in > 0
        && mind.dice.chance("use", 1, one_in.into())
        && glance.may_try(tool)
        && (tool != Tool::Mirror || glance.hp_apart() > 1)
}

/// 13.2: the same walk with open eyes.
#[derive(Debug, Default)]
pub struct Nightmare {
    walk: Walk,
}

impl Bot<Duel> for Nightmare {
    fn choose(&mut self, sight: &Sight<'_, Duel>, mind: &mut Mind<'_>) -> Action {
        let glance = sight.glance();
        if let Some(action) = finish(&glance, mind) {
            return action;
        }
        // Without its favours (two Nightmares at one table) it is the plain Evil.
        let (Some(clips), Some((repeaters, bad))) = (glance.clips(), glance.own_gun()) else {
            return self.blind(&glance, mind);
        };
        let eyes = OpenEyes { clips: &clips, repeaters };
        if !glance.on_stage() {
            while let Some(tool) = self.walk.next(&glance) {
                if wanted(tool, &eyes, &glance, mind) {
                    return self.walk.take(&glance, tool);
                }
            }
        } else {
            return either_way(mind);
        }
        Action::Shoot(if eyes.is_live() == (bad > 0) { Aim::Own } else { Aim::Foe })
    }
}

impl Nightmare {
    fn blind(&mut self, glance: &QuickView<'_>, mind: &mut Mind<'_>) -> Action {
        while let Some(tool) = self.walk.next(glance).filter(|_| !glance.on_stage()) {
            if by_chance(tool, glance, mind) {
                return self.walk.take(glance, tool);
            }
        }
        either_way(mind)
    }
}

fn wanted(tool: Tool, eyes: &OpenEyes<'_>, glance: &QuickView<'_>, mind: &mut Mind<'_>) -> bool {
    match tool.page().evil.open_eyes {
        Some(wanted) => wanted(eyes, mind) && glance.may_try(tool),
        None => by_chance(tool, glance, mind),
    }
}
