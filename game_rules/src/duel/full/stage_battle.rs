//! The stage battle (rules/duel.md 10).

use serde::{Deserialize, Serialize};

use super::{Duel, Event, Pending, Refusal, Side, Tool};
use crate::{
    duel::{EVIL, HUMAN},
    game::Seat,
};

/// A running stage battle. The sides of the table are those on the stage; these are the real ones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StageBattle {
    /// Who used the tool.
    pub initiator: Seat,
    /// Both stakes, the human's first.
    #[serde(with = "crate::wide")]
    pub wagers: [i128; 2],
    /// The sides as they wait, stakes paid.
    pub(super) parents: [Side; 2],
}

impl Duel {
    /// Steps 1 and 2: a stake is named. The tool is spent with the first one.
    pub(super) fn wager(
        &mut self,
        seat: Seat,
        wager: i128,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let most = self.most_wager(seat);
        let fits = |wager| {
            let ok = (1..=most).contains(&wager);
            ok.then_some(wager).ok_or(Refusal::NoSuchWager { wager, most })
        };
        match self.pending {
            Some(Pending::Wager) => {
                let wager = fits(wager)?;
                // In the original Evil keeps the tool.
                if !(self.legacy() && seat == EVIL) {
                    self.spend(Tool::ToTheDeath, out);
                }
                out.push(Event::Wagered { seat, wager });
                self.pending = Some(Pending::Answer { wager });
                // With 1 HP there is nothing to choose, nor with none: in the original the dead stay
                // at the table until somebody shoots.
                if self.side(seat.other()).hp <= 1 {
                    self.wager(seat.other(), 1, out)?;
                }
            }
            Some(Pending::Answer { wager: first }) => {
                let wager = fits(wager)?;
                out.push(Event::Wagered { seat, wager });
                self.pending = None;
                self.raise_stage(first, wager, out);
            }
            _ => return Err(Refusal::NothingPending),
        }
        Ok(())
    }

    /// Steps 2 and 3: the stakes are paid, and two fresh fighters stand on the stage.
    fn raise_stage(&mut self, first: i128, second: i128, out: &mut Vec<Event>) {
        let initiator = self.current;
        let wagers = if initiator == HUMAN { [first, second] } else { [second, first] };
        let fighters = wagers.map(Side::fresh);
        let mut parents = std::mem::replace(&mut self.sides, fighters);
        for (parent, wager) in parents.iter_mut().zip(wagers) {
            parent.hp -= wager;
        }
        self.stage = Some(Box::new(StageBattle { initiator, wagers, parents }));
        self.go_on(out);
    }

    /// Steps 5 and 6. True if the period is over. In the original a round starts first.
    pub(super) fn settle_stage(&mut self, out: &mut Vec<Event>) -> bool {
        if !self.somebody_is_dead() {
            return false;
        }
        let Some(stage) = self.stage.take() else { return false };
        let winner = if self.sides[HUMAN.index()].is_dead() { EVIL } else { HUMAN };
        self.sides = stage.parents;
        self.side_mut(winner).change_hp(stage.wagers[0] + stage.wagers[1]);
        self.current = stage.initiator;
        out.push(Event::StageWon { seat: winner });
        let dead = self.somebody_is_dead();
        if !dead || self.legacy() {
            self.begin_round(out);
        }
        if dead {
            self.end_period(out);
        }
        dead
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        duel::full::{Action, OwnStatus, Setup},
        game::{Game, Turn},
    };

    /// In the original the dead stay at the table while tools are used, and may be asked.
    #[test]
    fn the_dead_stake_one() {
        for own_status in [OwnStatus::Shown, OwnStatus::Hidden] {
            for (human, evil) in [(5, 0), (0, 5), (-2, -3), (5, 1)] {
                let setup = Setup { legacy: true, own_status, ..Setup::numbered(1) };
                let (mut game, _) = Duel::start(&setup, 1).unwrap();
                (game.sides[0].hp, game.sides[1].hp) = (human, evil);
                game.racks[0].put(0, Some(Tool::ToTheDeath));
                let mut out = Vec::new();
                game.apply(HUMAN, &Action::Use(Tool::ToTheDeath), &mut out).unwrap();
                assert_eq!(game.legal(HUMAN)[0], Action::Wager(1));
                game.apply(HUMAN, &Action::Wager(1), &mut out).unwrap();
                let Turn::One(seat) = game.turn() else { panic!("{human} {evil}: over") };
                assert!(!game.legal(seat).is_empty(), "{human} {evil}: stuck");
            }
        }
    }
}
