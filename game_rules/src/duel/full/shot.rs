//! The shot (rules/duel.md 7).

use super::{Body, Duel, Event, Side, chances, prepared_mode::Blowback};
use crate::{
    duel::{Aim, Clip, Shell},
    game::Seat,
};

/// The bullets of one action by clip, main first, in the order they left.
#[derive(Default)]
struct Volleys {
    rails: [Clip; 4],
    blown: [u128; 4],
}

/// What the bullets of one action have in common.
struct Barrel {
    gun: Gun,
    /// Nightmare's shots at its rival do not blow back (13.2).
    safe: bool,
}

/// How blowback is decided for one action (7.3).
enum Gun {
    Bad,
    Good,
    Plain,
}

impl Duel {
    /// A whole shot action, from the prelude to the boost going.
    pub(super) fn shoot(&mut self, aim: Aim, out: &mut Vec<Event>) {
        let seat = self.current;
        out.push(Event::Shot { seat, aim });
        self.count.turn += 1;
        self.count.turns += 1;
        self.body(seat).pant();
        let volleys = match aim {
            Aim::Own => 1,
            Aim::Foe => self.count_volleys(seat),
        };
        let gun = self.body(seat).take_gun(aim);
        let barrel = Barrel { gun, safe: aim == Aim::Foe && self.favoured(seat) };
        // One shell alone is the common case, and quick.
        let hurt = if volleys == 1 && (self.extra_count == 0 || self.stage.is_some()) {
            let bullet = self.fire_one(&barrel);
            let kept = aim == Aim::Own && bullet.shell == Shell::Blank && !bullet.blown;
            self.pass_turn(seat, kept);
            let alight = self.light(seat);
            let mut hurt = [false; 2];
            if let Some(victim) = self.arrive(seat, aim, bullet, alight, out) {
                hurt[victim.index() & 1] = true;
            }
            hurt
        } else {
            let flying = self.fire(&barrel, volleys);
            let kept = aim == Aim::Own
                && flying.rails.iter().all(|rail| rail.live() == 0)
                && flying.blown == [0; 4];
            self.pass_turn(seat, kept);
            let alight = self.light(seat);
            self.resolve(seat, aim, &flying, alight, out)
        };
        self.breathe(hurt);
        let side = self.side_mut(seat);
        side.body.boost = 0;
        side.known.boost = 0;
        side.known.secret_boost = 0;
        if side.burning > 0 {
            self.burn(seat, out);
        }
    }

    /// 7.2, at the opponent: combo, repeaters, and who pays for what.
    fn count_volleys(&mut self, seat: Seat) -> u32 {
        if self.stage.is_some() {
            return 1;
        }
        let body = &self.sides[seat.index() & 1].body;
        let (repeaters, combos) = (body.repeater, body.combo);
        if repeaters == 0 && combos == 0 {
            return 1;
        }
        let left = u32::from(self.main.len());
        let mut streak = 0;
        while combos > 0 && streak < left && !self.dice.all_heads("combo-ends", combos) {
            streak += 1;
        }
        if streak == left {
            let daze = &mut self.body(seat.other()).daze;
            *daze = daze.saturating_add(1);
        }
        let volleys = left.min(1u32.saturating_add(repeaters).saturating_add(streak));
        let trials = if streak == left { left } else { streak + 1 };
        let paid = combos.min(if self.legacy() { trials } else { volleys });
        let body = self.body(seat);
        body.combo -= paid;
        body.repeater -= (volleys - 1) - streak.min(volleys - 1);
        volleys
    }

    /// A single shell: from the main clip, or from the endless one of a stage.
    fn fire_one(&mut self, barrel: &Barrel) -> Bullet {
        if self.stage.is_some() {
            let shell = self.flip("stage-shell");
            let blown = self.dice.chance("blowback", 1, 20);
            return Bullet { rail: 0, blown, shell };
        }
        let shell = self.main.pop().unwrap_or(Shell::Blank);
        Bullet { rail: 0, blown: self.blows_back(barrel), shell }
    }

    /// 7.3: every bullet in firing order. All leave before any arrives.
    fn fire(&mut self, barrel: &Barrel, volleys: u32) -> Volleys {
        let mut flying = Volleys::default();
        for volley in 0..volleys {
            for rail in 0..=usize::from(self.extra_count) {
                let clip = if rail == 0 { &mut self.main } else { &mut self.extras[rail - 1] };
                let Some(shell) = clip.pop() else { continue };
                flying.rails[rail].push_back(shell);
                flying.blown[rail] |= u128::from(self.blows_back(barrel)) << volley;
            }
        }
        flying
    }

    /// 7.3: does this bullet blow back? The barrel wears in any case.
    #[inline]
    fn blows_back(&mut self, barrel: &Barrel) -> bool {
        let chance = match (&barrel.gun, self.terms().blowback) {
            (Gun::Bad, _) => chances::UNIT,
            (Gun::Good, _) => 0,
            (Gun::Plain, _) if barrel.safe => 0,
            (Gun::Plain, Blowback::Worn(_)) => chances::blowback(self.wear),
            (Gun::Plain, Blowback::Fixed(chance)) => chance,
        };
        self.wear = self.wear.saturating_add(1);
        self.dice.chance("blowback", chance, chances::UNIT)
    }

    /// 7.4. The original looks at daze only when the turn passes.
    fn pass_turn(&mut self, shooter: Seat, kept: bool) {
        let mut next = if kept { shooter } else { shooter.other() };
        if kept && self.legacy() {
            self.current = next;
            return;
        }
        // Whoever has to skip more often than the other is passed over in the end.
        let (first, second) = (self.side(next).body.daze, self.side(next.other()).body.daze);
        let skips = first.min(second);
        self.body(next).daze -= skips;
        self.body(next.other()).daze -= skips;
        if first > second {
            self.body(next).daze -= 1;
            next = next.other();
        }
        self.current = next;
    }

    /// 17: an Incendiary makes this action's live shells burn.
    fn light(&mut self, seat: Seat) -> bool {
        let fire = &mut self.body(seat).fire;
        let alight = *fire > 0;
        *fire = fire.saturating_sub(1);
        alight
    }

    /// 7.5. Returns which sides were hurt by a live shell.
    fn resolve(
        &mut self,
        shooter: Seat,
        aim: Aim,
        flying: &Volleys,
        alight: bool,
        out: &mut Vec<Event>,
    ) -> [bool; 2] {
        let mut hurt = [false; 2];
        let volleys = flying.rails.iter().map(|rail| rail.len()).max().unwrap_or(0);
        for volley in 0..volleys {
            for (rail, clip) in (0u8..).zip(&flying.rails) {
                let Some(shell) = clip.at(volley) else { continue };
                let blown = flying.blown[usize::from(rail)] >> volley & 1 == 1;
                let bullet = Bullet { rail, blown, shell };
                if let Some(victim) = self.arrive(shooter, aim, bullet, alight, out) {
                    hurt[victim.index() & 1] = true;
                }
            }
        }
        hurt
    }

    /// 7.5 for one bullet. Returns whom it hurt.
    #[inline]
    fn arrive(
        &mut self,
        shooter: Seat,
        aim: Aim,
        bullet: Bullet,
        alight: bool,
        out: &mut Vec<Event>,
    ) -> Option<Seat> {
        let Bullet { rail, blown, shell } = bullet;
        let at_shooter = (aim == Aim::Own) != blown;
        let victim = if at_shooter { shooter } else { shooter.other() };
        if !at_shooter && self.is_guarded(shooter, bullet, out) {
            return None;
        }
        if shell == Shell::Blank {
            out.push(Event::Clicked { seat: victim, rail, blown });
            return None;
        }
        let reflected = !at_shooter && self.body(victim).throw_back();
        let victim = if reflected { shooter } else { victim };
        self.wound(shooter, victim, bullet, reflected, out);
        if alight {
            self.side_mut(victim).burning = 3;
            out.push(Event::Ignited { seat: victim });
        }
        Some(victim)
    }

    /// 7.5.1 and 7.5.2: does a catcher or a vest of the other side take the bullet?
    fn is_guarded(&mut self, shooter: Seat, bullet: Bullet, out: &mut Vec<Event>) -> bool {
        let boost = self.side(shooter).body.boost;
        let seat = shooter.other();
        let Bullet { rail, blown, shell } = bullet;
        let body = &self.sides[seat.index() & 1].body;
        if body.catcher == 0 && body.vests.is_empty() {
            return false;
        }
        let catchers = body.catcher;
        if catchers > 0 && self.main.len() < Clip::MAX {
            let (num, den) = match shell {
                Shell::Live => chances::catch_live(catchers, boost),
                Shell::Blank => chances::catch_blank(boost),
            };
            if self.dice.chance("catch", num, den) {
                let body = self.body(seat);
                body.catcher = if shell == Shell::Live { 0 } else { catchers - 1 };
                body.pant();
                self.main.push_back(shell);
                out.push(Event::Caught { seat, rail, blown, shell: Some(shell) });
                return true;
            }
        }
        if self.side(seat).body.vests.is_empty() {
            return false;
        }
        let broke = self.wear_vest(seat, boost);
        out.push(Event::Stopped { seat, rail, blown, broke, shell: Some(shell) });
        true
    }

    /// 7.5.2: the outermost vest takes the bullet; true if it breaks. Legacy.
    fn wear_vest(&mut self, seat: Seat, boost: u32) -> bool {
        let legacy = self.legacy();
        let worn = match chances::vest_wear(boost) {
            1 => 1,
            most => self.dice.between("vest-wear", 1, i64::from(most)) as i32,
        };
        let body = &mut self.sides[seat.index() & 1].body;
        let Some(vest) = body.vests.first_mut() else { return false };
        *vest = vest.saturating_sub(worn);
        let holds = vest.unsigned_abs().saturating_add(legacy.into());
        let at_risk = if legacy { *vest <= 0 } else { *vest < 0 };
        if !at_risk || self.dice.all_heads("vest-holds", holds) {
            return false;
        }
        body.vests.remove(0);
        body.rattle_potential = body.rattle_potential.saturating_add(1);
        if body.vests.is_empty() {
            for _ in 0..body.rattle_potential {
                if self.dice.chance("rattle", 3, 20) {
                    body.rattled = body.rattled.saturating_add(1);
                    body.rattle_potential -= 1;
                }
            }
            if legacy {
                body.rattle_potential = 0;
            }
        }
        true
    }

    /// 7.5.3: point by point, with the target's wounds of that moment. Legacy: R-02.
    fn wound(
        &mut self,
        shooter: Seat,
        victim: Seat,
        bullet: Bullet,
        reflected: bool,
        out: &mut Vec<Event>,
    ) {
        let legacy = self.legacy();
        let points = self.side(shooter).body.boost.saturating_add(1);
        let wounds = &mut self.sides[victim.index() & 1].body.wounds;
        let all = u64::from(Body::WOUNDS);
        let mut lost = points;
        if legacy {
            let before = u64::from(*wounds);
            for _ in 0..points {
                lost = lost.saturating_add(self.dice.chance("wound-bonus", before, all).into());
            }
            *wounds += u8::from(self.dice.chance("wounded", all - before, all));
        } else {
            for _ in 0..points {
                if self.dice.chance("wound-bonus", u64::from(*wounds), all) {
                    lost = lost.saturating_add(1);
                } else {
                    *wounds += 1;
                }
            }
        }
        let told = self.side(shooter).known;
        let side = self.side_mut(victim);
        side.hp -= i128::from(lost);
        side.told_hit(&told, lost, legacy);
        let (hp, Bullet { rail, blown, .. }) = (side.hp, bullet);
        out.push(Event::Hit { seat: victim, rail, blown, reflected, lost: Some(lost), hp });
    }

    /// 7.6: breath comes back, or somebody faints. Legacy: not for those just hurt.
    fn breathe(&mut self, hurt: [bool; 2]) {
        let legacy = self.legacy();
        for (side, hurt) in self.sides.iter_mut().zip(hurt) {
            let body = &mut side.body;
            let may_recover = side.burning == 0 && !(legacy && hurt);
            if body.breath < Body::BREATH
                && may_recover
                && self.dice.chance("breath", 1, u64::from(body.wounds) + 1)
            {
                body.breath += 1;
            }
        }
        for side in &mut self.sides {
            let body = &mut side.body;
            if body.breath < 8 && self.dice.chance("faint", u64::from(8 - body.breath), 8) {
                body.daze = body.daze.saturating_add(1);
            }
        }
    }

    /// 17: a burning side loses 1 HP at the end of each of its shot actions.
    fn burn(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let side = self.side_mut(seat);
        side.hp -= 1;
        side.burning -= 1;
        out.push(Event::Burned { seat });
    }

    /// Live or blank, 1/2 each.
    pub(super) fn flip(&mut self, what: &'static str) -> Shell {
        if self.dice.chance(what, 1, 2) { Shell::Live } else { Shell::Blank }
    }
}

/// A bullet on its way.
#[derive(Clone, Copy)]
struct Bullet {
    rail: u8,
    blown: bool,
    shell: Shell,
}

impl Body {
    /// 7.3: the stack that decides loses one, the others nothing.
    fn take_gun(&mut self, aim: Aim) -> Gun {
        let good = match aim {
            Aim::Own => &mut self.good_self,
            Aim::Foe => &mut self.good_foe,
        };
        if self.bad > 0 {
            self.bad -= 1;
            Gun::Bad
        } else if *good > 0 {
            *good -= 1;
            Gun::Good
        } else {
            Gun::Plain
        }
    }

    /// 17: Thorn Armour.
    fn throw_back(&mut self) -> bool {
        let armed = self.thorns > 0;
        self.thorns = self.thorns.saturating_sub(1);
        armed
    }
}

impl Side {
    /// The new HP are told; what follows from them.
    fn told_hit(&mut self, shooter: &super::PublicKnowledge, lost: u32, legacy: bool) {
        let doubtful = legacy
            || shooter.secret_boost > 0
            || self.known.hp_low != self.known.hp_high
            || !self.known.wounds_certain();
        if doubtful {
            self.known.hit(shooter, lost, legacy);
        } else {
            self.known.wounds = 1 << self.body.wounds;
        }
    }
}
