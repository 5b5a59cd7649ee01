//! What somebody can work out about the hidden values of the two bodies (rules/duel.md 6.1).
//!
//! Every use of a tool shows on the racks, so most stacks are simply counted. Breath, fainting,
//! vests and being rattled are chances; they are followed exactly, side by side, as weighted cases.
//! The two sides are taken as independent of each other: where one piece of evidence speaks of both
//! at once (two dazed sides skipping each other, untold dice), the result is marked as not exact.
//! Bullet Catchers belong to [`Shells`](super::Shells), because a catch depends on the shell.

use crate::{
    duel::{
        Aim, EVIL, HUMAN, Tool,
        full::{Body, Event, Feeling, chances},
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
    /// The real bodies while a stage battle goes on.
    parents: Option<Box<[Cases; 2]>>,
    wagers: u8,
    /// Chances of the rounds a sharing still lasts, from 1 on; empty without one.
    lease: Vec<f64>,
    legacy: bool,
    exact: bool,
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
            parents: None,
            wagers: 0,
            lease: Vec::new(),
            legacy,
            exact: true,
        }
    }

    /// The next Evil; the human as it was, with half of its lost breath, or fresh.
    pub(super) fn begin_period(&mut self, human_stays: bool) {
        let human = std::mem::take(&mut self.sides[HUMAN.index()]);
        let exact = self.exact;
        *self = Bodies::new(self.legacy);
        if human_stays {
            self.exact = exact;
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
        self.parents.as_ref().map(|parents| &parents[seat.index() & 1])
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

    fn change(&mut self, seat: Seat, change: impl Fn(&mut Body)) {
        for (_, body) in &mut self.sides[seat.index()] {
            change(body);
        }
        tidy(&mut self.sides[seat.index()], &mut self.exact);
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
            self.exact = false;
            return;
        }
        for ((weight, _), new) in cases.iter_mut().zip(weights) {
            *weight = new / sum;
        }
        cases.retain(|(weight, _)| *weight > 0.0);
    }

    /// Every case splits into what may follow from it.
    fn split(&mut self, seat: Seat, split: impl Fn(&Body) -> Vec<(f64, Body)>) {
        let cases = &mut self.sides[seat.index()];
        let mut next = Vec::with_capacity(cases.len() * 2);
        for (weight, body) in cases.iter() {
            next.extend(split(body).into_iter().map(|(chance, body)| (weight * chance, body)));
        }
        let sum: f64 = next.iter().map(|(weight, _)| weight).sum();
        if sum <= 0.0 {
            self.exact = false;
            return;
        }
        next.iter_mut().for_each(|(weight, _)| *weight /= sum);
        *cases = next;
        tidy(cases, &mut self.exact);
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
            Event::Spent { seat, tool, .. } => self.spent(seat, tool, rest),
            Event::Sharpened { seat, by } => self.change(seat, |body| body.boost += by),
            Event::Thrown { seat, .. } => self.thrown(seat, rest),
            Event::Ejected { .. } | Event::Extracted { .. } => {
                self.main_len = self.main_len.saturating_sub(1);
            }
            Event::Inserted { .. } => self.main_len = self.main_len.saturating_add(1),
            Event::Merged { shells, .. } => self.main_len = shells,
            Event::Praised { seat, healed, .. } => self.add_hp(seat, healed.into()),
            Event::Struck { seat, by } => self.add_hp(seat, by.into()),
            Event::Eighth { seat, hp } => self.hp[seat.index()] = Some(hp),
            Event::Mirrored { seat } => self.mirrored(seat),
            Event::Bandaged { seat } => self.change(seat, |body| body.bandage_new += 1),
            Event::Healed { seat, by, .. } => self.healed(seat, by),
            Event::Vested { seat } => self.change(seat, |body| body.vests.insert(0, 3)),
            Event::Wagered { seat, wager } => self.wagered(seat, wager),
            Event::StageWon { .. } => {
                if let Some(parents) = self.parents.take() {
                    self.sides = *parents;
                    self.hp = [None, None];
                }
            }
            Event::Burned { seat } => self.add_hp(seat, -1),
            Event::Shot { seat, aim } => self.shot(seat, aim, rest),
            _ => {}
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

    fn spent(&mut self, seat: Seat, tool: Tool, rest: &[Event]) {
        self.keep(seat, |body| body.rattled == 0);
        let rival = seat.other();
        match tool {
            Tool::GoodGunSelf | Tool::GoodGunFoe => self.change(seat, |body| {
                if body.bad > 0 {
                    body.bad -= 1;
                } else if tool == Tool::GoodGunSelf {
                    body.good_self += 1;
                } else {
                    body.good_foe += 1;
                }
            }),
            Tool::SmallMallet => self.change(rival, |body| body.daze += 1),
            Tool::BigMallet => {
                let turns = u32::from(self.main_len);
                self.change(rival, |body| body.daze += turns);
            }
            Tool::ThornArmour => self.change(seat, |body| body.thorns += 1),
            Tool::Repeater => self.change(seat, |body| body.repeater += 1),
            Tool::ComboShooter => self.change(seat, |body| body.combo += 1),
            Tool::Incendiary => self.change(seat, |body| body.fire += 1),
            Tool::BadGun => {
                let victim = if self.legacy && seat == EVIL { EVIL } else { rival };
                self.change(victim, |body| body.bad += 1);
            }
            Tool::YoursIsMine => {
                let more = [0.3, 0.5, 0.2];
                let mut lease = vec![0.0; self.lease.len() + 3];
                let before: &[f64] = if self.lease.is_empty() { &[] } else { &self.lease };
                for (rounds, chance) in more.iter().enumerate() {
                    if before.is_empty() {
                        lease[rounds] += chance;
                    }
                    for (left, old) in before.iter().enumerate() {
                        lease[left + 1 + rounds] += chance * old;
                    }
                }
                self.lease = lease;
            }
            Tool::Coin => {
                let won = matches!(rest.first(), Some(Event::Slot { tool: Some(_), .. }));
                if let (false, Some(hp)) = (won, &mut self.hp[seat.index()]) {
                    *hp = hp.div_euclid(2);
                }
            }
            Tool::AllOrNothing => self.all_or_nothing(rest),
            _ => {}
        }
    }

    fn all_or_nothing(&mut self, rest: &[Event]) {
        let nothing = matches!(rest.first(), Some(Event::Slot { tool: None, .. }));
        for seat in [HUMAN, EVIL] {
            if nothing {
                self.change(seat, |body| {
                    body.vests.clear();
                    body.boost = 0;
                });
            }
        }
    }

    fn thrown(&mut self, seat: Seat, rest: &[Event]) {
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
        // Of the 122.5 untold ways of 216 (sum 7 aside): rattled 1, breath 25 and 27, boost 12.5.
        let (all, daze) = (6.0 + 1.0 + 15.0 + 52.0 + 12.5 + 30.0, 15.0);
        self.split(seat, |body| {
            let with = |chance: f64, change: &dyn Fn(&mut Body)| {
                let mut next = body.clone();
                change(&mut next);
                (chance / all, next)
            };
            vec![
                with(1.0, &|body| body.rattled += 2),
                with(25.0, &|body| body.breath = (body.breath + 1).min(Body::BREATH)),
                with(27.0, &|body| body.breath = (body.breath + 2).min(Body::BREATH)),
                with(12.5, &|body| body.boost += 2),
                with(all - 65.5, &|_| {}),
            ]
        });
        self.split(seat.other(), |body| {
            let mut cases = daze_more(body);
            cases.iter_mut().for_each(|(chance, _)| *chance *= daze / all);
            cases.push((1.0 - daze / all, body.clone()));
            cases
        });
    }

    fn mirrored(&mut self, seat: Seat) {
        self.hp[seat.index()] = self.hp[seat.other().index()];
        let old = std::mem::take(&mut self.sides[seat.index()]);
        let rattled = old.first().map_or((0, 0), |(_, body)| (body.rattled, body.rattle_potential));
        self.sides[seat.index()] = self.sides[seat.other().index()].clone();
        self.change(seat, |body| (body.rattled, body.rattle_potential) = rattled);
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
        self.change(seat, |body| body.wounds = 0);
    }

    fn wagered(&mut self, seat: Seat, wager: i128) {
        self.wagers += 1;
        if self.wagers < 2 {
            self.hp[seat.index()] = self.hp[seat.index()].map(|hp| hp - wager);
            return;
        }
        self.wagers = 0;
        let fresh = || vec![(1.0, Body::fresh())];
        let parents = std::mem::replace(&mut self.sides, [fresh(), fresh()]);
        self.hp = [None, None];
        self.parents = Some(Box::new(parents));
    }

    /// Section 7, in its order.
    fn shot(&mut self, shooter: Seat, aim: Aim, rest: &[Event]) {
        let rival = shooter.other();
        let end = rest.iter().position(|event| !is_bullet(event)).unwrap_or(rest.len());
        let bullets = &rest[..end];
        self.change(shooter, Body::pant);
        let fired = bullets.iter().filter(|event| rail_of(event) == Some(0)).count() as u32;
        if aim == Aim::Foe && self.parents.is_none() {
            self.volleys(shooter, fired);
        }
        let blown = |event: &&Event| is_blown(event);
        let (any, all) =
            (bullets.iter().any(|event| blown(&event)), bullets.iter().all(|event| blown(&event)));
        self.weigh(shooter, |body| {
            let good = if aim == Aim::Own { body.good_self } else { body.good_foe };
            match (body.bad > 0, good > 0) {
                (true, _) => f64::from(u8::from(all)),
                (false, true) => f64::from(u8::from(!any)),
                (false, false) => 1.0,
            }
        });
        self.change(shooter, |body| {
            let good = if aim == Aim::Own { &mut body.good_self } else { &mut body.good_foe };
            if body.bad > 0 {
                body.bad -= 1;
            } else {
                *good = good.saturating_sub(1);
            }
            body.fire = body.fire.saturating_sub(1);
        });
        if self.parents.is_none() {
            let caught = bullets.iter().filter(|event| matches!(event, Event::Caught { .. }));
            self.main_len = self.main_len.saturating_sub(fired as u8) + caught.count() as u8;
        }
        let harmless = bullets.iter().all(
            |event| matches!(event, Event::Clicked { seat, blown: false, .. } if *seat == shooter),
        );
        self.passed(shooter, aim == Aim::Own && harmless, rest);
        for event in bullets {
            self.arrived(shooter, event);
        }
        let hurt = |seat: Seat| {
            bullets
                .iter()
                .any(|event| matches!(event, Event::Hit { seat: hit, .. } if *hit == seat))
        };
        let burning =
            rest[end..].first().is_some_and(|event| matches!(event, Event::Burned { .. }));
        for seat in [shooter, rival] {
            let rests = !(self.legacy && hurt(seat) || burning && seat == shooter);
            self.split(seat, |body| breathe(body, rests));
        }
        self.change(shooter, |body| body.boost = 0);
    }

    /// 7.2 backwards: how many volleys were seen, and who paid for them.
    fn volleys(&mut self, shooter: Seat, fired: u32) {
        let left = u32::from(self.main_len);
        let plain = self.sides[shooter.index()]
            .iter()
            .all(|(_, body)| body.repeater == 0 && body.combo == 0);
        if plain || fired == 0 {
            return;
        }
        let mut full = 0.0;
        let cases: Cases = self.sides[shooter.index()].clone();
        for (weight, body) in &cases {
            let ways = streaks(body, left, fired);
            let sum: f64 = ways.iter().map(|(_, chance)| chance).sum();
            let all = ways.iter().filter(|(streak, _)| *streak == left).map(|(_, chance)| chance);
            full += if sum > 0.0 { weight * all.sum::<f64>() / sum } else { 0.0 };
        }
        let legacy = self.legacy;
        self.split(shooter, |body| {
            streaks(body, left, fired)
                .into_iter()
                .map(|(streak, chance)| {
                    let mut next = body.clone();
                    let trials = if streak == left { left } else { streak + 1 };
                    next.combo -= next.combo.min(if legacy { trials } else { fired });
                    next.repeater =
                        next.repeater.saturating_sub((fired - 1) - streak.min(fired - 1));
                    (chance, next)
                })
                .collect()
        });
        if full > 0.0 {
            self.split(shooter.other(), |body| {
                let mut dazed = body.clone();
                dazed.daze += 1;
                vec![(full, dazed), (1.0 - full, body.clone())]
            });
        }
    }

    /// 7.4: whoever is next tells how many turns were skipped.
    fn passed(&mut self, shooter: Seat, kept: bool, rest: &[Event]) {
        let next = rest.iter().find_map(|event| match event {
            Event::Turn { seat, .. } => Some(*seat),
            _ => None,
        });
        let Some(next) = next else { return };
        if kept && self.legacy {
            return;
        }
        let first = if kept { shooter } else { shooter.other() };
        let (one, two) = (daze_chances(self.cases(first)), daze_chances(self.cases(first.other())));
        if one.len() > 1 && two.len() > 1 {
            self.exact = false;
        }
        // The first is free if it has to skip no more often than the other.
        let spends = |own: u32, other: u32, is_first: bool| {
            let (a, b) = if is_first { (own, other) } else { (other, own) };
            let first_shoots = a <= b;
            if first_shoots != (next == first) {
                return None;
            }
            let skips = a.min(b);
            Some(if is_first && !first_shoots { skips + 1 } else { skips })
        };
        for (seat, others, is_first) in [(first, &two, true), (first.other(), &one, false)] {
            self.split(seat, |body| {
                others
                    .iter()
                    .filter_map(|&(other, chance)| {
                        let spent = spends(body.daze, other, is_first)?;
                        let mut next = body.clone();
                        next.daze -= spent.min(next.daze);
                        Some((chance, next))
                    })
                    .collect()
            });
        }
    }

    fn arrived(&mut self, shooter: Seat, event: &Event) {
        match *event {
            Event::Caught { seat, .. } => self.change(seat, Body::pant),
            Event::Stopped { seat, broke, .. } => {
                let boosts = self.chances(shooter, |body| i64::from(body.boost));
                let legacy = self.legacy;
                self.split(seat, |body| worn(body, &boosts, broke, legacy));
            }
            Event::Hit { seat, reflected, hp, .. } => {
                if reflected {
                    self.change(shooter.other(), |body| {
                        body.thorns = body.thorns.saturating_sub(1);
                    });
                }
                self.hit(shooter, seat, hp);
            }
            _ => {}
        }
    }

    fn hit(&mut self, shooter: Seat, victim: Seat, hp: i128) {
        let lost = self.hp[victim.index()].replace(hp).map(|before| before - hp);
        let Some(lost) = lost.and_then(|lost| u32::try_from(lost).ok()) else { return };
        let legacy = self.legacy;
        let boosts = self.chances(shooter, |body| i64::from(body.boost));
        let wounds = self.chances(victim, |body| i64::from(body.wounds));
        self.split(victim, |body| {
            boosts
                .iter()
                .flat_map(|&(boost, chance)| {
                    wounded(body.wounds, boost as u32 + 1, lost, legacy)
                        .into_iter()
                        .map(move |(after, likelihood)| (after, chance * likelihood))
                })
                .map(|(after, chance)| (chance, Body { wounds: after, ..body.clone() }))
                .collect()
        });
        if boosts.len() > 1 && shooter != victim {
            self.weigh(shooter, |body| {
                wounds
                    .iter()
                    .map(|&(wounds, chance)| {
                        let ways = wounded(wounds as u8, body.boost + 1, lost, legacy);
                        chance * ways.iter().map(|(_, likelihood)| likelihood).sum::<f64>()
                    })
                    .sum()
            });
        }
    }
}

fn daze_more(body: &Body) -> Vec<(f64, Body)> {
    let dazed = |turns| Body { daze: body.daze + turns, ..body.clone() };
    vec![(1.0 / 3.0, dazed(1)), (2.0 / 3.0, dazed(2))]
}

fn daze_chances(cases: &Cases) -> Vec<(u32, f64)> {
    let mut chances: Vec<(u32, f64)> = Vec::new();
    for (weight, body) in cases {
        match chances.iter_mut().find(|(daze, _)| *daze == body.daze) {
            Some((_, chance)) => *chance += weight,
            None => chances.push((body.daze, *weight)),
        }
    }
    chances
}

/// 7.2: the streaks of the combo that give `fired` volleys of `left` shells.
fn streaks(body: &Body, left: u32, fired: u32) -> Vec<(u32, f64)> {
    let ends = (0..body.combo.min(60)).fold(1.0, |chance, _| chance / 2.0);
    let mut chance = 1.0;
    let mut ways = Vec::new();
    for streak in 0..=left {
        let here = if streak == left { chance } else { chance * ends };
        let volleys = left.min(1u32.saturating_add(body.repeater).saturating_add(streak));
        if volleys == fired && here > 0.0 {
            ways.push((streak, here));
        }
        chance *= 1.0 - ends;
    }
    ways
}

/// 7.5.2: a bullet on the outermost vest.
fn worn(body: &Body, boosts: &[(i64, f64)], broke: bool, legacy: bool) -> Vec<(f64, Body)> {
    let Some(&vest) = body.vests.first() else { return Vec::new() };
    let mut cases = Vec::new();
    for &(boost, chance) in boosts {
        let most = chances::vest_wear(boost as u32);
        for loss in 1..=most as i32 {
            let mut next = body.clone();
            next.vests[0] = vest - loss;
            let exponent = if legacy { next.vests[0] - 1 } else { next.vests[0] };
            let at_risk = if legacy { next.vests[0] <= 0 } else { next.vests[0] < 0 };
            let holds =
                if at_risk { (0..-exponent).fold(1.0, |chance, _| chance / 2.0) } else { 1.0 };
            let share = chance / f64::from(most);
            if !broke {
                cases.push((share * holds, next));
                continue;
            }
            next.vests.remove(0);
            next.rattle_potential += 1;
            let potential = next.rattle_potential;
            if !next.vests.is_empty() {
                cases.push((share * (1.0 - holds), next));
                continue;
            }
            let rattles = super::hypothesis::binomial(potential as usize, 0.15);
            for (rattled, part) in (0u32..).zip(rattles) {
                let mut after = next.clone();
                after.rattled += rattled;
                after.rattle_potential = if legacy { 0 } else { potential - rattled };
                cases.push((share * (1.0 - holds) * part, after));
            }
        }
    }
    cases.retain(|(chance, _)| *chance > 0.0);
    cases
}

/// 7.5.3: wounds after `points` of damage that cost `lost` HP, with the chance of that loss.
pub(super) fn wounded(wounds: u8, points: u32, lost: u32, legacy: bool) -> Vec<(u8, f64)> {
    if legacy {
        let part = f64::from(wounds) / 8.0;
        let doubles = super::hypothesis::binomial(points.min(64) as usize, part);
        let Some(chance) =
            lost.checked_sub(points).and_then(|double| doubles.get(double as usize).copied())
        else {
            return Vec::new();
        };
        let cases = [(wounds + 1, chance * (1.0 - part)), (wounds, chance * part)];
        return cases.into_iter().filter(|(_, chance)| *chance > 0.0).collect();
    }
    // The chance of each number of wounds, point by point.
    let mut chances = [0.0; 9];
    chances[usize::from(wounds)] = 1.0;
    for _ in 0..points.min(256) {
        let mut next = [0.0; 9];
        for (wounds, chance) in chances.iter().enumerate() {
            let double = wounds as f64 / 8.0;
            next[wounds] += chance * double;
            if wounds < 8 {
                next[wounds + 1] += chance * (1.0 - double);
            }
        }
        chances = next;
    }
    // Every point that did not wound cost two.
    let Some(single) = (2 * points).checked_sub(lost) else { return Vec::new() };
    let after = u32::from(wounds) + single;
    match chances.get(after as usize) {
        Some(&chance) if chance > 0.0 => vec![(after as u8, chance)],
        _ => Vec::new(),
    }
}

/// 7.6.
fn breathe(body: &Body, rests: bool) -> Vec<(f64, Body)> {
    let mut cases = Vec::with_capacity(4);
    let recovers = if body.breath < Body::BREATH && rests {
        1.0 / (f64::from(body.wounds) + 1.0)
    } else {
        0.0
    };
    for (chance, more) in [(recovers, 1), (1.0 - recovers, 0)] {
        if chance <= 0.0 {
            continue;
        }
        let next = Body { breath: body.breath + more, ..body.clone() };
        if next.breath < 8 {
            let faints = f64::from(8 - next.breath) / 8.0;
            cases.push((chance * faints, Body { daze: next.daze + 1, ..next.clone() }));
            if faints < 1.0 {
                cases.push((chance * (1.0 - faints), next));
            }
        } else {
            cases.push((chance, next));
        }
    }
    cases
}

/// Like to like, and not too many.
fn tidy(cases: &mut Cases, exact: &mut bool) {
    if cases.len() < 2 {
        return;
    }
    cases.sort_by(|one, two| one.1.cmp(&two.1));
    let mut merged: Cases = Vec::with_capacity(cases.len());
    for (weight, body) in cases.drain(..) {
        match merged.last_mut() {
            Some((sum, last)) if *last == body => *sum += weight,
            _ => merged.push((weight, body)),
        }
    }
    if merged.len() > MOST {
        *exact = false;
        merged.sort_by(|one, two| two.0.total_cmp(&one.0));
        merged.truncate(MOST / 2);
        let sum: f64 = merged.iter().map(|(weight, _)| weight).sum();
        merged.iter_mut().for_each(|(weight, _)| *weight /= sum);
    }
    *cases = merged;
}

fn is_bullet(event: &Event) -> bool {
    rail_of(event).is_some() || matches!(event, Event::Ignited { .. })
}

fn rail_of(event: &Event) -> Option<u8> {
    match event {
        Event::Hit { rail, .. }
        | Event::Clicked { rail, .. }
        | Event::Caught { rail, .. }
        | Event::Stopped { rail, .. } => Some(*rail),
        _ => None,
    }
}

fn is_blown(event: &Event) -> bool {
    match event {
        Event::Hit { blown, .. }
        | Event::Clicked { blown, .. }
        | Event::Caught { blown, .. }
        | Event::Stopped { blown, .. } => *blown,
        _ => true,
    }
}
