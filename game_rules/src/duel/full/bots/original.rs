//! The original's Evil: one walk along the rack each turn (rules/duel.md 13).

use super::{any_wager, either_way};
use crate::{
    bots::{Bot, Mind, Sight},
    duel::{
        Aim, Clip, Shell, Tool,
        full::{Action, Duel, QuickView},
    },
};

/// 13.1: the chance of using a tool that lies in the slot, 1 in so many; 0 = never.
const ONE_IN: [u64; 36] = {
    let mut table = [0; 36];
    let rows: [(u64, &[Tool]); 8] = [
        (
            2,
            &[
                Tool::Knife,
                Tool::Eject,
                Tool::SmallMallet,
                Tool::MoralPraise,
                Tool::XRayLens,
                Tool::Vest,
                Tool::SlotExtension,
                Tool::Bandage,
            ],
        ),
        (
            3,
            &[
                Tool::BulletCatcher,
                Tool::BadGun,
                Tool::Extract,
                Tool::BlankShell,
                Tool::LiveShell,
                Tool::MysteryShell,
                Tool::ThornArmour,
                Tool::Incendiary,
            ],
        ),
        (
            4,
            &[
                Tool::GoodGunSelf,
                Tool::GoodGunFoe,
                Tool::Grab,
                Tool::FillLive,
                Tool::Rearrange,
                Tool::Repeater,
                Tool::ComboShooter,
            ],
        ),
        (5, &[Tool::Medkit, Tool::BarrelRepair, Tool::SortShells, Tool::MergeClips]),
        (6, &[Tool::ThreeDice, Tool::NewClips, Tool::BigMallet]),
        (8, &[Tool::YoursIsMine, Tool::TwinGuns, Tool::Mirror]),
        (10, &[Tool::Coin, Tool::ToTheDeath]),
        (0, &[Tool::AllOrNothing]),
    ];
    let mut row = 0;
    while row < rows.len() {
        let mut at = 0;
        while at < rows[row].1.len() {
            table[rows[row].1[at] as usize] = rows[row].0;
            at += 1;
        }
        row += 1;
    }
    table
};

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
    match glance.in_hand()? {
        Tool::ToTheDeath => Some(any_wager(glance.most_wager(), mind)),
        _ => {
            let places = u64::from(glance.places()).max(1);
            Some(Action::Place(mind.dice.below("place", places) as u8))
        }
    }
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
    let one_in = ONE_IN[usize::from(tool.number())];
    one_in > 0
        && mind.dice.chance("use", 1, one_in)
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
        if !glance.on_stage() {
            while let Some(tool) = self.walk.next(&glance) {
                if wanted(tool, &clips, repeaters, &glance, mind) {
                    return self.walk.take(&glance, tool);
                }
            }
        } else {
            return either_way(mind);
        }
        let live = clips[0].front() == Some(Shell::Live);
        Action::Shoot(if live == (bad > 0) { Aim::Own } else { Aim::Foe })
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

fn wanted(
    tool: Tool,
    clips: &[Clip],
    repeaters: u32,
    glance: &QuickView<'_>,
    mind: &mut Mind<'_>,
) -> bool {
    let main = clips[0];
    let live = main.front() == Some(Shell::Live);
    let wanted = match tool {
        Tool::GoodGunSelf
        | Tool::GoodGunFoe
        | Tool::SmallMallet
        | Tool::MoralPraise
        | Tool::XRayLens
        | Tool::Vest
        | Tool::ThreeDice
        | Tool::BadGun
        | Tool::BigMallet
        | Tool::BarrelRepair => true,
        Tool::Knife => live,
        Tool::Eject => live && main.live() == 1 || mind.dice.chance("use", 1, 2),
        Tool::Repeater => {
            main.shells().take(repeaters as usize + 2).all(|shell| shell == Shell::Live)
        }
        Tool::NewClips => main.live() >= 2,
        Tool::SortShells => !clips.iter().all(|clip| clip.is_sorted()),
        _ => return by_chance(tool, glance, mind),
    };
    wanted && glance.may_try(tool)
}
