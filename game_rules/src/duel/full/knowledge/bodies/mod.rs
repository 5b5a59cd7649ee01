//! What somebody can work out about the hidden values of the two bodies (rules/duel.md 6.1).
//!
//! Every use of a tool shows on the racks, so most stacks are simply counted. Breath, fainting,
//! vests and being rattled are chances; they are followed exactly, side by side, as weighted cases.
//! The two sides are taken as independent of each other: where one piece of evidence speaks of both
//! at once (two dazed sides skipping each other, untold dice), the result is marked as not exact.
//! Bullet Catchers belong to [`Shells`](super::Shells), because a catch depends on the shell.

mod shot;

use super::{ToolUse, fate::hint_with, likelihood::daze_more, seen::Upcoming};
use crate::{
    duel::{
        EVIL, HUMAN, Tool,
        full::{
            Body, Event, FateEffect, Feeling,
            tools::{
                fate::ways_to,
                page::{OpenFacts, ToolChange},
            },
        },
    },
    game::Seat,
};

/// More cases than this are thinned.
const MOST: usize = 600;

/// The cases of one side, with their chances.
pub type Cases = Vec<(f64, Body)>;

/// The belief over both bodies.
#[derive(Clone, Debug, PartialEq)]
pub struct Bodies {
    sides: [Cases; 2],
    /// HP as far as they are certain.
    hp: [Option<i128>; 2],
    main_len: u8,
    hint: Option<Seat>,
    /// What was staked, until the stage is won.
    stakes: [Option<i128>; 2],
    /// The real bodies and their HP while a stage battle goes on.
    parents: Option<Box<Parents>>,
    /// Chances of the rounds a sharing still lasts, from 1 on; empty without one.
    lease: Vec<f64>,
    legacy: bool,
    /// Rounds that each side burns.
    burning: [u8; 2],
    /// Of the last shot: whom a full combo dazed, with its chance, and who could get breath back.
    last_combo: (Seat, f64),
    last_rests: [bool; 2],
    exact: bool,
    /// Nothing was left out: no case was thinned away, and no evidence fitted none of them.
    whole: bool,
}

/// Those who wait while their fighters are on the stage, stakes paid.
#[derive(Clone, Debug, PartialEq)]
struct Parents {
    sides: [Cases; 2],
    hp: [Option<i128>; 2],
}

impl Bodies {
    /// Two fresh bodies.
    pub(super) fn new(legacy: bool) -> Bodies {
        let fresh = || vec![(1.0, Body::fresh())];
        Bodies {
            sides: [fresh(), fresh()],
            hp: [None, None],
            main_len: 0,
            hint: None,
            stakes: [None, None],
            parents: None,
            lease: Vec::new(),
            legacy,
            last_combo: (HUMAN, 0.0),
            burning: [0; 2],
            last_rests: [false; 2],
            exact: true,
            whole: true,
        }
    }

    /// The next Evil; the human as it was, with half of its lost breath, or fresh.
    pub(super) fn begin_period(&mut self, human_stays: bool) {
        let human = std::mem::take(&mut self.sides[HUMAN.index()]);
        let (exact, whole, burning) = (self.exact, self.whole, self.burning[HUMAN.index()]);
        *self = Bodies::new(self.legacy);
        if human_stays {
            (self.exact, self.whole) = (exact, whole);
            self.burning[HUMAN.index()] = burning;
            self.sides[HUMAN.index()] = human;
            self.change(HUMAN, |body| {
                body.breath = Body::BREATH - (Body::BREATH - body.breath) / 2;
            });
        }
    }

    /// The cases of a side; on a stage those of the fighter there.
    pub fn cases(&self, seat: Seat) -> &Cases {
        &self.sides[seat.index() & 1]
    }

    /// The cases of a side that waits while its fighter is on the stage.
    pub fn waiting(&self, seat: Seat) -> Option<&Cases> {
        self.parents.as_ref().map(|parents| &parents.sides[seat.index() & 1])
    }

    /// The chances of one value, lowest first.
    pub fn chances(&self, seat: Seat, value: impl Fn(&Body) -> i64) -> Vec<(i64, f64)> {
        let mut chances: Vec<(i64, f64)> = Vec::new();
        for (weight, body) in self.cases(seat) {
            let value = value(body);
            match chances.iter_mut().find(|(known, _)| *known == value) {
                Some((_, chance)) => *chance += weight,
                None => chances.push((value, *weight)),
            }
        }
        chances.sort_by_key(|(value, _)| *value);
        chances
    }

    /// Are the chances exact?
    pub fn is_exact(&self) -> bool {
        self.exact
    }

    /// Is this exact even where the sides hang on each other: because it is certain?
    pub fn is_sure_of<V: PartialEq>(&self, seat: Seat, value: impl Fn(&Body) -> V) -> bool {
        let mut values = self.cases(seat).iter().map(|(_, body)| value(body));
        let first = values.next();
        self.exact || self.whole && values.all(|other| Some(other) == first)
    }

    /// Is everything followed that decides what vests do?
    pub(super) fn knows_vests(&self) -> bool {
        let sure = |cases: &Cases| {
            let mut vests = cases.iter().map(|(_, body)| &body.vests);
            let first = vests.next();
            vests.all(|other| Some(other) == first)
        };
        self.whole || self.sides.iter().all(sure)
    }

    /// Are the HP of both sides certain?
    pub(super) fn knows_hp(&self) -> bool {
        self.hp.iter().all(Option::is_some)
    }

    /// Whom the last shot dazed as a full combo, with the chance that it was one.
    pub(super) fn last_combo(&self) -> (Seat, f64) {
        self.last_combo
    }

    /// Who could get breath back after the last shot.
    pub(super) fn last_rests(&self) -> [bool; 2] {
        self.last_rests
    }

    /// Bandages that will heal when the round ends.
    pub(super) fn ripe_bandages(&self, seat: Seat) -> u8 {
        let ripe = self.cases(seat).iter().map(|(_, body)| body.bandage_ripe).max();
        ripe.unwrap_or(0).min(u32::from(Body::WOUNDS)) as u8
    }

    /// May a side wear a vest?
    pub(super) fn may_wear_vests(&self) -> bool {
        self.sides.iter().flatten().any(|(_, body)| !body.vests.is_empty())
    }

    /// Chances of the rounds a sharing still lasts, from 1 on.
    pub fn lease(&self) -> &[f64] {
        &self.lease
    }

    /// A seat that sees its own body needs no guessing.
    pub(super) fn reveal(&mut self, seat: Seat, body: &Body) {
        self.sides[seat.index()] = vec![(1.0, body.clone())];
    }

    /// Only these wounds are possible.
    pub(super) fn limit_wounds(&mut self, seat: Seat, wounds: u16) {
        self.keep(seat, |body| wounds >> body.wounds & 1 == 1);
    }

    /// Like to like, and not too many.
    fn tidy(&mut self, seat: Seat) {
        let cases = &mut self.sides[seat.index()];
        if cases.len() < 2 {
            return;
        }
        cases.sort_by(|one, two| one.1.cmp(&two.1));
        cases.dedup_by(|one, two| {
            let same = one.1 == two.1;
            two.0 += if same { one.0 } else { 0.0 };
            same
        });
        if cases.len() > MOST {
            (self.exact, self.whole) = (false, false);
            cases.sort_by(|one, two| two.0.total_cmp(&one.0));
            cases.truncate(MOST / 2);
            let sum: f64 = cases.iter().map(|(weight, _)| weight).sum();
            cases.iter_mut().for_each(|(weight, _)| *weight /= sum);
        }
    }

    fn change(&mut self, seat: Seat, change: impl Fn(&mut Body)) {
        for (_, body) in &mut self.sides[seat.index()] {
            change(body);
        }
        self.tidy(seat);
    }

    /// Evidence: cases that do not fit are out. If none fits, the evidence is of something that is
    /// not followed, and nothing is concluded.
    fn keep(&mut self, seat: Seat, fits: impl Fn(&Body) -> bool) {
        self.weigh(seat, |body| f64::from(u8::from(fits(body))));
    }

    fn weigh(&mut self, seat: Seat, likelihood: impl Fn(&Body) -> f64) {
        let cases = &mut self.sides[seat.index()];
        let weights: Vec<f64> =
            cases.iter().map(|(weight, body)| weight * likelihood(body)).collect();
        let sum: f64 = weights.iter().sum();
        if sum <= 0.0 {
            (self.exact, self.whole) = (false, false);
            return;
        }
        for ((weight, _), new) in cases.iter_mut().zip(weights) {
            *weight = new / sum;
        }
        cases.retain(|(weight, _)| *weight > 0.0);
    }

    /// Every case splits into what may follow from it.
    /// Returns how likely it was that something of it followed at all.
    fn split(&mut self, seat: Seat, split: impl Fn(&Body) -> Vec<(f64, Body)>) -> f64 {
        let cases = &self.sides[seat.index()];
        let mut next = Vec::with_capacity(cases.len() * 2);
        for (weight, body) in cases.iter() {
            next.extend(split(body).into_iter().map(|(chance, body)| (weight * chance, body)));
        }
        self.replace(seat, next)
    }

    /// Other cases than before, whose weights need not add up to 1; returns what they add up to.
    /// If that is nothing, the evidence is of something that is not followed.
    fn replace(&mut self, seat: Seat, mut next: Cases) -> f64 {
        let sum: f64 = next.iter().map(|(weight, _)| weight).sum();
        if sum <= 0.0 {
            (self.exact, self.whole) = (false, false);
            return 0.0;
        }
        next.iter_mut().for_each(|(weight, _)| *weight /= sum);
        self.sides[seat.index()] = next;
        self.tidy(seat);
        sum
    }

    /// Takes in the event at the head of `log`.
    pub(super) fn see(&mut self, log: &[Event]) {
        let Some((&event, rest)) = log.split_first() else { return };
        match event {
            Event::Round { .. } => self.round(),
            Event::Returned { .. } => self.lease.clear(),
            Event::Standing { seat, hp, wounds } => {
                self.hp[seat.index()] = Some(hp);
                if self.cases(seat).iter().any(|(_, body)| body.wounds == wounds) {
                    self.keep(seat, |body| body.wounds == wounds);
                } else {
                    // A position set up by hand: the announcement stands for its past.
                    self.change(seat, |body| body.wounds = wounds);
                }
            }
            Event::Loaded { live, blank } => self.main_len = live + blank,
            Event::Turn { dazed, .. } | Event::Hint { dazed } => self.hinted(dazed),
            Event::Rattled { seat } => self.keep(seat, |body| body.rattled > 0),
            Event::Spent { seat, tool, last, .. } => {
                self.spent(tool, &ToolUse { seat, bare: last, after: Upcoming(rest) });
            }
            Event::Sharpened { seat, .. } | Event::Vested { seat } | Event::Bandaged { seat } => {
                self.change(seat, |body| event.on_body(body));
            }
            Event::Thrown { seat, bare } => self.thrown(seat, bare, rest),
            Event::Ejected { .. } | Event::Extracted { .. } => {
                self.main_len = self.main_len.saturating_sub(1);
            }
            Event::Inserted { .. } => self.main_len = self.main_len.saturating_add(1),
            Event::Merged { shells, .. } => self.main_len = shells,
            Event::Praised { seat, healed, .. } => self.add_hp(seat, healed.into()),
            Event::Struck { seat, by } => self.add_hp(seat, by.into()),
            Event::Eighth { seat, hp } => self.hp[seat.index()] = Some(hp),
            Event::Mirrored { seat } => self.mirrored(seat),
            Event::Healed { seat, by, .. } => {
                self.healed(seat, by);
                self.change(seat, |body| event.on_body(body));
            }
            Event::Wagered { seat, wager } => self.wagered(seat, wager),
            Event::StageWon { seat } => self.stage_won(seat),
            Event::Ignited { seat } => self.burning[seat.index()] = 3,
            Event::Quenched { seat } => self.burning[seat.index()] = 0,
            Event::Burned { seat } => {
                self.add_hp(seat, -1);
                let rounds = &mut self.burning[seat.index()];
                *rounds = rounds.saturating_sub(1);
            }
            Event::Shot { seat, aim } => self.shot(seat, aim, rest),
            // Nothing of a body, or what belongs to a shot or to dice and was taken in with them.
            Event::Period { .. }
            | Event::SlotGone { .. }
            | Event::SlotGiven { .. }
            | Event::Dealt { .. }
            | Event::Taken { .. }
            | Event::PutBack { .. }
            | Event::Slot { .. }
            | Event::Kept { .. }
            | Event::Dazed { .. }
            | Event::Looked { .. }
            | Event::Dice { .. }
            | Event::Felt { .. }
            | Event::Filled { .. }
            | Event::Arranged { .. }
            | Event::Rearranged { .. }
            | Event::Halved { .. }
            | Event::Swept { .. }
            | Event::Repaired { .. }
            | Event::Sorted { .. }
            | Event::Hit { .. }
            | Event::Clicked { .. }
            | Event::Caught { .. }
            | Event::Stopped { .. }
            | Event::PeriodOver { .. }
            | Event::Over { .. } => {}
        }
    }

    fn add_hp(&mut self, seat: Seat, by: i128) {
        if let Some(hp) = &mut self.hp[seat.index()] {
            *hp += by;
        }
    }

    fn round(&mut self) {
        for seat in [HUMAN, EVIL] {
            self.change(seat, |body| {
                let healed = body.bandage_ripe.min(u32::from(body.wounds));
                body.wounds -= healed as u8;
                body.bandage_ripe = body.bandage_ripe - healed + body.bandage_new;
                body.bandage_new = 0;
                body.rattled = body.rattled.saturating_sub(1);
            });
        }
        if !self.lease.is_empty() {
            // It goes on unless it is said to be over right after this.
            self.lease.remove(0);
            let sum: f64 = self.lease.iter().sum();
            self.lease.iter_mut().for_each(|chance| *chance /= sum);
        }
    }

    /// 6.1: the human's daze is named first, and Evil's only if the human has none.
    fn hinted(&mut self, dazed: Option<Seat>) {
        self.hint = dazed;
        match dazed {
            Some(HUMAN) => self.keep(HUMAN, |body| body.daze > 0),
            other => {
                self.keep(HUMAN, |body| body.daze == 0);
                self.keep(EVIL, |body| (body.daze > 0) == other.is_some());
            }
        }
    }

    fn spent(&mut self, tool: Tool, used: &ToolUse<'_>) {
        let seat = used.seat;
        self.keep(seat, |body| body.rattled == 0);
        match tool.page().change {
            ToolChange::Bodies { user, rival, .. } => {
                let open = OpenFacts { user: seat, main_len: self.main_len, legacy: self.legacy };
                for (whom, change) in [(seat, user), (seat.other(), rival)] {
                    let Some(change) = change else { continue };
                    self.change(whom, |body| {
                        change(body, &open);
                        // Followed with the shells.
                        body.catcher = 0;
                    });
                }
            }
            ToolChange::Own { bodies, .. } => bodies(self, used),
            ToolChange::Clips(_)
            | ToolChange::Told(_)
            | ToolChange::Placed(_)
            | ToolChange::Arranged
            | ToolChange::Staked => {}
        }
    }

    /// 8: a sharing lasts so many rounds from 1 on, or so many more.
    pub(in crate::duel::full) fn lend(&mut self, more: &[f64]) {
        let mut lease = vec![0.0; self.lease.len() + more.len()];
        for (rounds, chance) in more.iter().enumerate() {
            if self.lease.is_empty() {
                lease[rounds] += chance;
            }
            for (left, old) in self.lease.iter().enumerate() {
                lease[left + 1 + rounds] += chance * old;
            }
        }
        self.lease = lease;
    }

    /// HP that are halved, as far as they are certain.
    pub(in crate::duel::full) fn halve_hp(&mut self, seat: Seat) {
        if let Some(hp) = &mut self.hp[seat.index()] {
            *hp = hp.div_euclid(2);
        }
    }

    /// 30: both lose what is lost if a rack was swept. With empty racks nobody can tell, but it is the
    /// same for both sides: as long as only one of them has something to lose, that is exact.
    pub(in crate::duel::full) fn all_or_nothing(
        &mut self,
        used: &ToolUse<'_>,
        lose: fn(&mut Body),
    ) {
        let lost = |body: &Body| {
            let mut lost = body.clone();
            lose(&mut lost);
            lost
        };
        let loses = |cases: &Cases| cases.iter().any(|(_, body)| *body != lost(body));
        if used.bare && self.sides.iter().all(loses) {
            self.exact = false;
        }
        for seat in [HUMAN, EVIL] {
            if used.bare {
                self.split(seat, |body| vec![(0.5, body.clone()), (0.5, lost(body))]);
            } else if used.is_slot_emptied() {
                self.change(seat, lose);
            }
        }
    }

    fn thrown(&mut self, seat: Seat, bare: bool, rest: &[Event]) {
        let seen: Vec<&Event> =
            rest.iter().filter(|event| !matches!(event, Event::Dice { .. })).take(2).collect();
        let told = matches!(
            seen.first(),
            Some(
                Event::Struck { .. }
                    | Event::Eighth { .. }
                    | Event::Sharpened { by: 2, .. }
                    | Event::Slot { tool: None, .. }
            )
        );
        if told {
            return;
        }
        self.exact = false;
        let dazed = seen.iter().any(|event| matches!(event, Event::Hint { .. }));
        if dazed {
            self.split(seat.other(), daze_more);
            return;
        }
        if matches!(seen.first(), Some(Event::Felt { what, .. }) if !matches!(what, Feeling::Nothing { .. }))
        {
            return;
        }
        // What can never be told, half of the boosts among it. A lost tool is seen, unless there is
        // none; and unless somebody was said to be dazed already, the hint would tell of daze.
        let boost = ways_to(FateEffect::Boost) / 2.0;
        let of = |effect| ways_to(effect);
        let (rattle, one, two) =
            (of(FateEffect::Rattled), of(FateEffect::Breath(1)), of(FateEffect::Breath(2)));
        let bare = if bare { of(FateEffect::Lost) } else { 0.0 };
        let hidden = hint_with(self.hint, seat.other()) == self.hint;
        let daze = if hidden { of(FateEffect::Dazed) } else { 0.0 };
        let nothing = of(FateEffect::Nothing) + of(FateEffect::Shaken) + bare + daze;
        let all = rattle + one + two + boost + nothing;
        self.split(seat, |body| {
            let with = |chance: f64, change: &dyn Fn(&mut Body)| {
                let mut next = body.clone();
                change(&mut next);
                (chance / all, next)
            };
            vec![
                with(rattle, &|body| body.rattled += 2),
                with(one, &|body| body.breath = (body.breath + 1).min(Body::BREATH)),
                with(two, &|body| body.breath = (body.breath + 2).min(Body::BREATH)),
                with(boost, &|body| body.boost += 2),
                with(nothing, &|_| {}),
            ]
        });
        if daze > 0.0 {
            self.split(seat.other(), |body| {
                let mut cases = daze_more(body);
                cases.iter_mut().for_each(|(chance, _)| *chance *= daze / all);
                cases.push((1.0 - daze / all, body.clone()));
                cases
            });
        }
    }

    fn mirrored(&mut self, seat: Seat) {
        self.hp[seat.index()] = self.hp[seat.other().index()];
        self.burning[seat.index()] = self.burning[seat.other().index()];
        // Being rattled stays with whom it befell.
        let nerves = |body: &Body| (body.rattled, body.rattle_potential);
        let mut old = std::mem::take(&mut self.sides[seat.index()]);
        old.sort_by_key(|(_, body)| nerves(body));
        old.dedup_by(|one, two| {
            let same = nerves(&one.1) == nerves(&two.1);
            two.0 += if same { one.0 } else { 0.0 };
            same
        });
        self.sides[seat.index()] = self.sides[seat.other().index()].clone();
        self.split(seat, |body| {
            let with = |(chance, kept): &(f64, Body)| {
                let (rattled, rattle_potential) = nerves(kept);
                (*chance, Body { rattled, rattle_potential, ..body.clone() })
            };
            old.iter().map(with).collect()
        });
        if !self.legacy {
            for seat in [HUMAN, EVIL] {
                self.change(seat, |body| body.daze = 0);
            }
        }
    }

    fn healed(&mut self, seat: Seat, by: u8) {
        let wounds = self.chances(seat, |body| i64::from(body.wounds));
        let more = |wounds: i64| match wounds {
            0 => 2,
            1..=3 => 1,
            _ => 0,
        };
        let mut gains: Vec<i128> = wounds.iter().map(|(wounds, _)| more(*wounds)).collect();
        gains.dedup();
        match gains[..] {
            [gain] => self.add_hp(seat, i128::from(by) + gain),
            _ => self.hp[seat.index()] = None,
        }
    }

    /// 10: the stakes are paid, and once there are two of them they fight for themselves.
    fn wagered(&mut self, seat: Seat, wager: i128) {
        self.add_hp(seat, -wager);
        self.stakes[seat.index()] = Some(wager);
        if self.stakes.iter().all(Option::is_some) {
            let fresh = || vec![(1.0, Body::fresh())];
            let sides = std::mem::replace(&mut self.sides, [fresh(), fresh()]);
            let hp = std::mem::replace(&mut self.hp, self.stakes);
            self.parents = Some(Box::new(Parents { sides, hp }));
        }
    }

    fn stage_won(&mut self, winner: Seat) {
        if let Some(parents) = self.parents.take() {
            (self.sides, self.hp) = (parents.sides, parents.hp);
            self.add_hp(winner, self.stakes.iter().flatten().sum());
        }
        self.stakes = [None, None];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 13 Mirror: everything goes over but being rattled, which keeps all its chances.
    #[test]
    fn the_mirror_leaves_nerves_where_they_were() {
        let mut bodies = Bodies::new(false);
        let nervous = |rattled, breath| Body { rattled, breath, ..Body::fresh() };
        bodies.sides[EVIL.index()] =
            vec![(0.5, nervous(0, 30)), (0.2, nervous(1, 30)), (0.3, nervous(1, 31))];
        bodies.sides[HUMAN.index()] = vec![(0.4, nervous(0, 20)), (0.6, nervous(0, 21))];
        bodies.mirrored(EVIL);
        let of = |value: fn(&Body) -> i64| bodies.chances(EVIL, value);
        assert_eq!(of(|body| body.rattled.into()), [(0, 0.5), (1, 0.5)]);
        assert_eq!(of(|body| body.breath.into()), [(20, 0.4), (21, 0.6)]);
        assert!(bodies.is_exact());
    }

    /// 10: on the stage the stakes are HP, and the winner takes both home.
    #[test]
    fn the_stakes_fight_and_come_home() {
        let mut bodies = Bodies::new(false);
        for seat in [HUMAN, EVIL] {
            bodies.see(&[Event::Standing { seat, hp: 5, wounds: 0 }]);
        }
        bodies.see(&[Event::Wagered { seat: HUMAN, wager: 3 }]);
        assert_eq!(bodies.hp, [Some(2), Some(5)]);
        bodies.see(&[Event::Wagered { seat: EVIL, wager: 1 }]);
        assert_eq!(bodies.hp, [Some(3), Some(1)]);
        bodies.see(&[Event::StageWon { seat: EVIL }]);
        assert_eq!(bodies.hp, [Some(2), Some(8)]);
        assert!(bodies.is_exact());
    }
}
