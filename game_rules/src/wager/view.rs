//! What somebody may know of an evening, and how it might truly be.

use serde::{Deserialize, Serialize};

use super::{
    Drawn, Entry, Envelope, Kind, Number, Phase, Plan, Quest, Ranked, Settled, Wager,
    party::{self, PartyGame},
    twist::{Terms, Twist},
};
use crate::{
    dice::Dice,
    game::{Game, Seat, SeatSet, Turn, Viewer},
};

/// An evening through somebody's eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// What was agreed, and the quests it comes to.
    pub plan: Plan,
    /// Where in the round we are.
    pub phase: Phase,
    /// Who has to decide.
    pub turn: Turn,
    /// Round, counted from 1.
    pub round: u8,
    /// Quests drawn this round.
    pub draws: u32,
    /// The quest of the round.
    pub quest: Option<Drawn>,
    /// Quests nobody wanted this round.
    pub rejected: Vec<u16>,
    /// The house's events of this round.
    pub twists: Vec<Twist>,
    /// How many events the house draws next.
    pub twists_due: u8,
    /// Points, by seat.
    pub points: Vec<i32>,
    /// Who has sealed an envelope.
    pub declared: SeatSet,
    /// Whose result is in.
    pub played: SeatSet,
    /// Whose result was entered again.
    pub corrected: SeatSet,
    /// The envelopes whose contents these eyes know, by seat.
    pub envelopes: Vec<Option<Envelope>>,
    /// The results these eyes know, by seat: all of them once the ranking is settled.
    pub entries: Vec<Option<Entry>>,
    /// The settled ranking of this round, by seat; empty before.
    pub ranking: Vec<Ranked>,
    /// The rounds that are over.
    pub history: Vec<Settled>,
}

/// Two players at a table of their own (5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// What they play.
    pub game: PartyGame,
    /// The seed of their table.
    pub seed: u64,
    /// Who sits first and who second; a person sits before a player of the program.
    pub pair: [Seat; 2],
}

impl Meeting {
    pub(super) fn of(plan: &Plan, drawn: Drawn, seat: Seat) -> Option<Meeting> {
        let Kind::Game { game, versus: true, .. } = plan.quests.get(usize::from(drawn.quest))?.kind
        else {
            return None;
        };
        let seed = drawn.seed?;
        let pairs = party::pairs(seed, plan.players());
        let (one, two) = pairs.into_iter().find(|pair| seat == pair.0 || seat == pair.1)?;
        let swap = plan.is_program(one) && !plan.is_program(two);
        Some(Meeting { game, seed, pair: if swap { [two, one] } else { [one, two] } })
    }

    /// Who sits across from `seat`.
    pub fn rival(&self, seat: Seat) -> Seat {
        if self.pair[0] == seat { self.pair[1] } else { self.pair[0] }
    }
}

impl View {
    pub(super) fn of(game: &Wager, who: Viewer) -> View {
        fn known<T: Clone>(all: &[Option<T>], sees: impl Fn(Seat) -> bool) -> Vec<Option<T>> {
            let seats = Seat::all(all.len()).zip(all);
            seats.map(|(seat, one)| one.clone().filter(|_| sees(seat))).collect()
        }
        fn there<T>(all: &[Option<T>]) -> SeatSet {
            Seat::all(all.len()).filter(|seat| all[seat.index()].is_some()).collect()
        }
        let settled = !game.ranking.is_empty();
        View {
            who,
            plan: game.plan.clone(),
            phase: game.phase,
            turn: game.turn(),
            round: game.round,
            draws: game.draws,
            quest: game.quest,
            rejected: game.rejected.clone(),
            twists: game.twists.clone(),
            twists_due: game.twists_due,
            points: game.points.clone(),
            declared: there(&game.sealed),
            played: there(&game.results),
            corrected: game.corrected,
            envelopes: known(&game.sealed, |seat| who.sees(seat)),
            entries: known(&game.results, |seat| settled || who.sees(seat)),
            ranking: game.ranking.clone(),
            history: game.history.clone(),
        }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.points.len()
    }

    /// The quest of the round.
    pub fn current_quest(&self) -> Option<&Quest> {
        self.plan.quests.get(usize::from(self.quest?.quest))
    }

    /// The match `seat` plays in a quest where drawn pairs meet (5.5).
    pub fn meeting(&self, seat: Seat) -> Option<Meeting> {
        Meeting::of(&self.plan, self.quest?, seat)
    }

    /// The match `seat` has still to play: neither side has a result yet.
    pub fn meets_now(&self, seat: Seat) -> Option<Meeting> {
        let played = |seat: &Seat| self.played.contains(*seat);
        let open = self.phase == Phase::Playing;
        self.meeting(seat).filter(|meeting| open && !meeting.pair.iter().any(played))
    }

    /// The parlor's own game that everybody plays alone this round, and the seed of its table.
    pub fn outing(&self) -> Option<(PartyGame, u64)> {
        let seed = self.quest?.seed?;
        match self.current_quest()?.kind {
            Kind::Game { game, versus: false, .. } => Some((game, seed)),
            _ => None,
        }
    }

    /// The rules of this round.
    pub fn terms(&self) -> Terms {
        Terms::of(self.plan.setup.house.exclude_bettor, &self.twists)
    }

    /// What the ranks are paid this round, best first.
    pub fn awards(&self) -> Vec<i32> {
        let count = self.players();
        (1..=count as u8).map(|rank| self.terms().pay.award(count, rank)).collect()
    }

    /// May `seat` take its envelope back?
    pub fn may_retract(&self, seat: Seat) -> bool {
        self.phase == Phase::Betting && self.declared.contains(seat)
    }

    /// May another quest be drawn, because somebody cannot play this one?
    pub fn may_redraw(&self) -> bool {
        self.phase == Phase::Betting && self.declared.is_empty()
    }

    /// Whose result may the host enter again?
    pub fn may_correct(&self) -> SeatSet {
        match self.phase {
            Phase::Playing | Phase::SettleRanking => self.played,
            _ => SeatSet::EMPTY,
        }
    }

    /// Whom may the host mark as absent?
    pub fn may_be_absent(&self) -> SeatSet {
        match self.phase {
            Phase::Betting | Phase::Playing => self.turn.seats(),
            _ => SeatSet::EMPTY,
        }
    }

    /// An evening these eyes cannot tell from the true one.
    pub(super) fn imagine(&self, dice: &mut Dice) -> Wager {
        let mut game =
            Wager::new(self.plan.clone(), Dice::stream(dice.bits(), "wager"), dice.bits());
        game.phase = self.phase;
        game.round = self.round;
        game.draws = self.draws;
        game.quest = self.quest;
        game.rejected.clone_from(&self.rejected);
        game.twists.clone_from(&self.twists);
        game.twists_due = self.twists_due;
        game.points.clone_from(&self.points);
        game.corrected = self.corrected;
        game.ranking.clone_from(&self.ranking);
        game.history.clone_from(&self.history);
        game.sealed = self.imagine_envelopes(dice);
        game.results = self.imagine_results(dice);
        game
    }

    fn imagine_results(&self, dice: &mut Dice) -> Vec<Option<Entry>> {
        let unknown = |seat: Seat, dice: &mut Dice| {
            let quest = self.current_quest()?;
            let mut usual: Vec<Vec<Number>> = quest.examples().collect();
            let most = usual.len().max(1) as u64;
            let numbers = usual.drain(..).nth(dice.below("result", most) as usize)?;
            let value = quest.value(&numbers).ok()?;
            let handicap = match quest.kind {
                Kind::Quick(_) => self.plan.setup.players.get(seat.index())?.handicap,
                _ => 0,
            };
            Some(Entry::Result { numbers, value: value.plus(handicap)? })
        };
        Seat::all(self.players())
            .map(|seat| match &self.entries[seat.index()] {
                None if self.played.contains(seat) => unknown(seat, dice).or(Some(Entry::Absent)),
                known => known.clone(),
            })
            .collect()
    }

    fn imagine_envelopes(&self, dice: &mut Dice) -> Vec<Option<Envelope>> {
        let mut envelopes = self.envelopes.clone();
        let hidden =
            |seat: &Seat| self.declared.contains(*seat) && self.envelopes[seat.index()].is_none();
        let count = self.players();
        let mut bettors: Vec<Seat> = Seat::all(count).filter(hidden).collect();
        if self.ranking.is_empty() {
            for seat in bettors {
                // One of the other players, or nobody.
                let pick = Seat(dice.below("target", count as u64) as u8);
                let envelope =
                    if pick == seat { Envelope::Empty } else { bet_on(pick, count, dice) };
                envelopes[seat.index()] = Some(envelope);
            }
            return envelopes;
        }
        // The ranking tells how many bets everybody received: share them out among the hidden.
        let mut slots = Vec::new();
        for target in Seat::all(count) {
            let seen = self.envelopes.iter().flatten();
            let seen = seen.filter(|envelope| envelope.target() == Some(target)).count();
            let received = usize::from(self.ranking[target.index()].received);
            slots.extend(std::iter::repeat_n(target, received.saturating_sub(seen)));
        }
        dice.shuffle("bets", &mut slots);
        dice.shuffle("bettors", &mut bettors);
        let mut taken: Vec<Option<usize>> = vec![None; bettors.len()];
        for slot in 0..slots.len() {
            place(slot, &slots, &bettors, &mut taken, &mut vec![false; bettors.len()]);
        }
        for (bettor, slot) in bettors.iter().zip(taken) {
            let envelope = slot.map_or(Envelope::Empty, |slot| bet_on(slots[slot], count, dice));
            envelopes[bettor.index()] = Some(envelope);
        }
        envelopes
    }
}

fn bet_on(on: Seat, players: usize, dice: &mut Dice) -> Envelope {
    Envelope::Bet { on, stake: dice.between("stake", 1, players as i64) as u8 }
}

/// Finds somebody for a bet, if need be by moving others to other bets: nobody bets on themselves.
fn place(
    slot: usize,
    slots: &[Seat],
    bettors: &[Seat],
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for index in 0..bettors.len() {
        if bettors[index] == slots[slot] || tried[index] {
            continue;
        }
        tried[index] = true;
        let free = match taken[index] {
            None => true,
            Some(other) => place(other, slots, bettors, taken, tried),
        };
        if free {
            taken[index] = Some(slot);
            return true;
        }
    }
    false
}
