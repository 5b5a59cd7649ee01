//! Who plays the Duel: the original's Evil (rules/duel.md 13) and ours.

mod advice;
mod cruel;
mod heuristics;
mod original;
mod sly;

use self::{
    cruel::Cruel,
    original::{Courteous, Nightmare},
    sly::Sly,
};
pub(super) use self::{heuristics::Situation, original::OpenEyes};
use super::{Action, Duel, Setup, View};
use crate::{
    bots::{Bot, Mind, Opponents, Random, Sight},
    duel::Aim,
    game::Seat,
};

impl Opponents for Duel {
    const BOTS: &'static [&'static str] =
        &["coin", "random", "courteous", "sly", "cruel", "nightmare"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Duel>>> {
        Some(match name {
            "coin" => Box::new(Coin),
            "random" => Box::<Random<Duel>>::default(),
            "courteous" => Box::<Courteous>::default(),
            "sly" => Box::new(Sly),
            "cruel" => Box::new(Cruel),
            "nightmare" => Box::<Nightmare>::default(),
            _ => return None,
        })
    }

    fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
        let mut found = advice::advice(view, seat, &mut Mind::new(0, seat));
        // What else there is stands in the order of what it is worth.
        if let Some((_, others)) = found.split_first_mut() {
            others.sort_by(|one, other| other.1.total_cmp(&one.1));
        }
        found
    }

    /// Nightmare brings its favours; two of them at one table cancel out.
    fn invite(setup: &mut Setup, bots: &[&str]) {
        let mut nightmares = (0u8..).zip(bots).filter(|(_, bot)| **bot == "nightmare");
        if let (Some((seat, _)), None) = (nightmares.next(), nightmares.next()) {
            setup.favoured = Some(Seat(seat));
        }
    }
}

/// The favours of Nightmare (13.2), one word each for the language files: it sees all clips, its
/// praise never fails and its rival's has no luck, its shots at the rival do not blow back, and it
/// is given a long slot every round.
pub const FAVOURS: [&str; 5] =
    ["sees-clips", "sure-praise", "rival-luckless", "safe-barrel", "long-slots"];

fn either_way(mind: &mut Mind<'_>) -> Action {
    Action::Shoot(if mind.dice.chance("aim", 1, 2) { Aim::Own } else { Aim::Foe })
}

/// A stake from 1 to everything, each with equal chance.
fn any_wager(most: i128, mind: &mut Mind<'_>) -> Action {
    let most = u64::try_from(most).unwrap_or(u64::MAX).max(1);
    Action::Wager(1 + i128::from(mind.dice.below("wager", most)))
}

/// Shoots itself or the other side, 1/2 each, and never uses a tool.
#[derive(Debug)]
pub struct Coin;

impl Bot<Duel> for Coin {
    fn choose(&mut self, sight: &Sight<'_, Duel>, mind: &mut Mind<'_>) -> Action {
        let glance = sight.glance();
        match glance.in_hand() {
            Some(_) => any_wager(glance.most_wager(), mind),
            None => either_way(mind),
        }
    }
}
