//! What hands, tools and shots do to the clips, as far as it was seen.

use super::Shells;
use crate::{
    duel::{
        EVIL, Shell, Tool,
        full::knowledge::{
            seen::{Bullet, Guard, Upcoming},
            world::World,
        },
    },
    game::Seat,
};

impl Shells {
    pub(super) fn looked(&mut self, shells: [Option<Shell>; 4]) {
        for (rail, shell) in shells.into_iter().enumerate().take(self.extra_count + 1) {
            self.each(|world, memo| match shell {
                Some(_) => world.see(memo, rail, 0, shell, true),
                None => world.is_empty(memo, rail),
            });
        }
    }

    pub(in crate::duel::full) fn extras_empty(&mut self) {
        for rail in 1..=self.extra_count {
            self.each(|world, memo| world.is_empty(memo, rail));
        }
    }

    /// Any order. Where that cannot be written any more, a sample is taken.
    fn shuffle(&mut self) {
        if !self.worlds.iter_mut().all(World::shuffle) {
            self.thin();
            self.worlds.iter_mut().for_each(|world| {
                world.shuffle();
            });
        }
        self.tidy();
    }

    pub(super) fn arranged(&mut self, place: u8, shell: Shell) {
        if self.placed.is_none() {
            self.shuffle();
            self.placed = Some(Vec::new());
        }
        self.each(|world, memo| world.see(memo, 0, 0, Some(shell), false));
        if let Some(placed) = &mut self.placed {
            placed.insert(usize::from(place).min(placed.len()), shell);
        }
    }

    pub(super) fn rearranged(&mut self) {
        match self.placed.take() {
            Some(placed) => self.each(|world, _| world.arrange(&placed)),
            None => self.shuffle(),
        }
    }

    pub(super) fn inserted(&mut self, seat: Seat, tool: Tool, place: Option<u8>) {
        let always_live = self.legacy && seat == EVIL;
        let kind = tool.shell();
        let shakes = kind.is_none();
        let shell = kind.or(always_live.then_some(Shell::Live));
        self.branch(|world, memo| world.put(memo, place, shell, shakes));
    }

    pub(super) fn twin_guns(&mut self) {
        let copies: &[(usize, usize)] = match self.extra_count {
            0 => &[(0, 1)],
            1 => &[(0, 2), (1, 3)],
            _ => return,
        };
        for &(from, to) in copies {
            let mut copied = true;
            self.each(|world, memo| copied &= world.copy(memo, from, to));
            if !copied {
                self.each(|world, _| world.clips_mut()[to].clear());
                self.thin();
                self.each(|world, memo| {
                    world.copy(memo, from, to);
                });
            }
            self.extra_count = to.max(self.extra_count);
        }
    }

    pub(super) fn merged(&mut self, shells: u8) {
        for rail in 1..=self.extra_count {
            let last = rail == self.extra_count;
            self.branch(|world, memo| {
                let left = shells.checked_sub(world.main_len());
                world.merge(memo, rail, |len| match left {
                    Some(left) => {
                        if last {
                            len == left
                        } else {
                            len <= left
                        }
                    }
                    None => false,
                })
            });
            self.tidy();
        }
        self.worlds.retain(|world| world.main_len() == shells);
    }

    /// 7.3 and 7.5, shell by shell in firing order.
    pub(super) fn shot(&mut self, shooter: Seat, upcoming: &Upcoming<'_>) {
        let bullets = upcoming.bullets(shooter);
        let mut at = 0;
        while at < bullets.len() {
            let end = bullets[at + 1..].iter().position(|bullet| bullet.rail == 0);
            let volley = &bullets[at..end.map_or(bullets.len(), |end| at + 1 + end)];
            for rail in 0..=self.extra_count {
                match volley.iter().find(|bullet| bullet.rail == rail) {
                    Some(bullet) => self.fired(shooter, bullet),
                    None => self.each(|world, memo| world.is_empty(memo, rail)),
                }
            }
            at += volley.len();
        }
        self.thrown_by = None;
    }

    fn fired(&mut self, shooter: Seat, bullet: &Bullet) {
        let rail = bullet.rail;
        let victim = shooter.other().index();
        // A catcher makes the shell's type matter for what happened to it, so both belong together.
        let catchers = self.worlds.iter().any(|world| world.given.catchers[victim] > 0);
        let Some(guard) = bullet.guarded.filter(|_| catchers) else {
            self.each(|world, memo| world.see(memo, rail, 0, bullet.shell, false));
            return;
        };
        let kinds = [Shell::Live, Shell::Blank];
        self.branch(|world, memo| {
            let mut cases = Vec::with_capacity(2);
            for shell in kinds.into_iter().filter(|&kind| bullet.shell.is_none_or(|s| s == kind)) {
                let mut next = world.clone();
                let catchers = next.given.catchers[victim];
                let boost = f64::from(next.given.boost[shooter.index()]);
                let chance = catch_chance(catchers, shell, boost);
                next.weight *= if guard == Guard::Caught { chance } else { 1.0 - chance };
                if next.weight > 0.0 {
                    next.see(memo, rail, 0, Some(shell), false);
                }
                if next.weight > 0.0 && guard == Guard::Caught {
                    next.given.catchers[victim] = match shell {
                        Shell::Live => 0,
                        Shell::Blank => catchers.saturating_sub(1),
                    };
                    let tail = next.main_len();
                    cases.extend(next.put(memo, Some(tail), Some(shell), false));
                } else {
                    cases.push(next);
                }
            }
            cases
        });
        self.tidy();
    }
}

/// 7.5.1.
pub(in super::super) fn catch_chance(catchers: u32, shell: Shell, boost: f64) -> f64 {
    if catchers == 0 {
        return 0.0;
    }
    let missed = (0..catchers.min(400)).fold(1.0, |missed, _| missed * 0.8);
    match shell {
        Shell::Live => (1.0 - missed) / (1.0 + boost),
        Shell::Blank => 0.8 / (1.0 + boost),
    }
}
