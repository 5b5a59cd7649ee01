//! What somebody can work out about the shells (rules/duel.md 6.1): everything seen since the clips
//! were loaded, folded into worlds.
//!
//! Choices of the players are taken as blind: where the other side put or took a shell unseen, every
//! place is equally likely, and a rearranged clip is in any order. This is what the original's Evil
//! does, and an inspector that guessed at intentions would not be counting any more.

use super::{
    seen::{Bullet, Guard, Upcoming},
    world::{Memo, World},
};
use crate::{
    dice::Dice,
    duel::{
        Clip, ClipLimits, EVIL, HUMAN, Shell, Tool,
        full::{Event, Feeling},
    },
    game::Seat,
};

/// More worlds than this, or more states of all their graphs, are thinned to a sample.
const MOST_WORLDS: usize = 2048;
const MOST_STATES: usize = 400_000;
/// How many worlds are kept then.
const SAMPLE: usize = 256;

/// The belief over all clips.
#[derive(Clone, Debug, PartialEq)]
pub struct Shells {
    limits: ClipLimits,
    legacy: bool,
    worlds: Vec<World>,
    extra_count: usize,
    /// Shells that are back in the clip during Rearrange.
    placed: Option<Vec<Shell>>,
    omen: Omen,
    boosts: [u32; 2],
    /// Whether untold dice may have given more damage in this turn.
    doubtful: [bool; 2],
    hint: Option<Seat>,
    /// Stakes named so far: two of them make a stage, whose shells are none of these.
    wagers: u8,
    exact: bool,
}

/// The fates that the last untold dice may still have had, in 216ths, the shake of the clip aside.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Omen {
    by: Option<Seat>,
    rattled: f64,
    dazed: f64,
    breath: f64,
    boost: f64,
    nothing: f64,
}

impl Omen {
    fn sum(&self) -> f64 {
        self.rattled + self.dazed + self.breath + self.boost + self.nothing
    }
}

/// Ways of 216 to throw what nobody is told: sum 5; 3; 14; 9 and 11; half of 12; 8, 16 and 17; and
/// 7 where there is nothing to lose.
const SHAKE: f64 = 6.0;
const RATTLE: f64 = 1.0;
const DAZE: f64 = 15.0;
const BREATH: f64 = 25.0 + 27.0;
const SECRET_BOOST: f64 = 12.5;
const NOTHING: f64 = 21.0 + 6.0 + 3.0;
const LOSS: f64 = 15.0;

impl Shells {
    /// Before anything is loaded.
    pub(super) fn new(limits: ClipLimits, legacy: bool) -> Shells {
        Shells {
            limits,
            legacy,
            worlds: vec![World::empty(1.0, [0; 2])],
            extra_count: 0,
            placed: None,
            omen: Omen::default(),
            boosts: [0; 2],
            doubtful: [false; 2],
            hint: None,
            wagers: 0,
            exact: true,
        }
    }

    /// Another period has other limits, and no extra clips; stacks are carried over or not.
    pub(super) fn begin_period(&mut self, limits: ClipLimits, carried: bool) {
        let mut catchers = self.catcher_cases();
        *self = Shells::new(limits, self.legacy);
        if carried {
            // The human keeps its own.
            catchers.iter_mut().for_each(|(_, catchers)| catchers[EVIL.index()] = 0);
            self.worlds =
                catchers.into_iter().map(|(weight, own)| World::empty(weight, own)).collect();
        }
    }

    /// Is it exact, or a sample of what is too much to count?
    pub fn is_exact(&self) -> bool {
        self.exact
    }

    /// Worlds that are left of what was too much to count.
    pub fn sampled(&self) -> Option<u32> {
        (!self.exact).then_some(self.worlds.len() as u32)
    }

    /// Shells in the main clip, those out for Rearrange included.
    pub fn main_len(&self) -> usize {
        let back = self.placed.as_ref().map_or(0, Vec::len);
        back + self.worlds.first().map_or(0, |world| usize::from(world.main_len()))
    }

    /// The chance that the shell at a place of the main clip is live; 0 = front.
    pub fn live_at(&self, place: usize) -> f64 {
        let placed = self.placed.as_deref().unwrap_or_default();
        match placed.get(place) {
            Some(shell) => f64::from(u8::from(*shell == Shell::Live)),
            None if place >= self.main_len() => 0.0,
            None => self.average(|world| world.odds(0, (place - placed.len()) as u8).0),
        }
    }

    /// The chance that the front shell of an extra clip (1–3) is live, and that there is none.
    pub fn extra_front(&self, rail: usize) -> (f64, f64) {
        self.extra_at(rail, 0)
    }

    /// The chance that the shell at a place of an extra clip (1–3) is live, and that there is none.
    pub fn extra_at(&self, rail: usize, place: u8) -> (f64, f64) {
        let at = |world: &World| world.odds(rail, place);
        (self.average(|world| at(world).0), self.average(|world| at(world).1))
    }

    /// The chances of the Bullet Catchers of a side, from none on.
    pub fn catchers(&self, seat: Seat) -> Vec<f64> {
        let mut chances = Vec::new();
        for world in &self.worlds {
            let count = world.catchers[seat.index()] as usize;
            if chances.len() <= count {
                chances.resize(count + 1, 0.0);
            }
            chances[count] += world.weight;
        }
        chances
    }

    /// Everything that may be, with its chances.
    pub(super) fn worlds(&self) -> &[World] {
        &self.worlds
    }

    /// The chance of each number of live shells among the first `count` of the main clip.
    pub fn live_among(&self, count: usize) -> Vec<f64> {
        let mut chances = vec![0.0; count + 1];
        for world in &self.worlds {
            for (live, chance) in world.live_among(count as u8).into_iter().enumerate() {
                chances[live.min(count)] += world.weight * chance;
            }
        }
        chances
    }

    fn average(&self, value: impl Fn(&World) -> f64) -> f64 {
        self.worlds.iter().fold(0.0, |sum, world| sum + world.weight * value(world))
    }

    /// Draws the clips and catchers as they might truly be.
    pub fn sample(&self, dice: &mut Dice) -> Sample {
        let world = self.pick(dice);
        let placed = self.placed.as_ref().map(|placed| {
            let mut clip = Clip::default();
            placed.iter().for_each(|&shell| clip.push_back(shell));
            clip
        });
        Sample { clips: world.draw(dice), placed, catchers: world.catchers }
    }

    fn pick(&self, dice: &mut Dice) -> &World {
        let mut rest = dice.below("world", 1 << 53) as f64 / (1u64 << 53) as f64;
        for world in &self.worlds {
            rest -= world.weight;
            if rest < 0.0 {
                return world;
            }
        }
        &self.worlds[self.worlds.len() - 1]
    }

    /// Takes in the event at the head of `log`; what belongs to it may lie behind.
    pub(super) fn see(&mut self, log: &[Event]) {
        let Some((&event, rest)) = log.split_first() else { return };
        let upcoming = Upcoming(rest);
        match event {
            Event::Loaded { live, blank } => self.load(live, blank),
            Event::Spent { seat, tool, last, .. } => self.spent(seat, tool, last, &upcoming),
            Event::Hint { dazed } | Event::Turn { dazed, .. } => {
                self.hint = dazed;
                return;
            }
            Event::Thrown { seat, bare } => self.thrown(seat, bare, &upcoming),
            Event::Sharpened { seat, by } => {
                self.boosts[seat.index()] += by;
                return;
            }
            Event::Ejected { shell, .. } => {
                self.each(|world, memo| world.see(memo, 0, 0, Some(shell), false));
            }
            Event::Looked { shells: Some(shells), .. } => self.looked(shells),
            Event::Kept { tool: Tool::MergeClips, .. } => self.extras_empty(),
            Event::Mirrored { seat } => {
                let (to, from) = (seat.index(), seat.other().index());
                self.each(|world, _| world.catchers[to] = world.catchers[from]);
                self.boosts[to] = self.boosts[from];
                self.doubtful[to] = self.doubtful[from];
            }
            Event::Arranged { place, shell, .. } => self.arranged(place, shell),
            Event::Rearranged { .. } => self.rearranged(),
            Event::Extracted { found: Some((place, shell)), .. } => {
                self.each(|world, memo| world.see(memo, 0, place, Some(shell), false));
            }
            Event::Extracted { found: None, .. } => {
                if let Some(shell) = upcoming.extracted() {
                    self.branch(|world, memo| world.take_anywhere(memo, shell));
                }
            }
            Event::Inserted { seat, tool, place } => self.inserted(seat, tool, place),
            Event::Sorted { .. } => self.each(|world, _| world.sort()),
            Event::Merged { shells, .. } => self.merged(shells),
            Event::Wagered { .. } => self.wagers += 1,
            Event::StageWon { .. } => self.wagers = 0,
            Event::Shot { seat, .. } if self.wagers < 2 => self.shot(seat, &upcoming),
            _ => return,
        }
        self.tidy();
    }

    fn load(&mut self, live: u8, blank: u8) {
        let fresh = World::loaded(live, blank, self.extra_count, &self.limits);
        self.worlds = self
            .catcher_cases()
            .into_iter()
            .map(|(weight, catchers)| fresh.with_catchers(weight, catchers))
            .collect();
        self.placed = None;
        self.omen = Omen::default();
        self.exact = true;
    }

    fn catcher_cases(&self) -> Vec<(f64, [u32; 2])> {
        let mut cases: Vec<(f64, [u32; 2])> = Vec::new();
        for world in &self.worlds {
            match cases.iter_mut().find(|(_, catchers)| *catchers == world.catchers) {
                Some((weight, _)) => *weight += world.weight,
                None => cases.push((world.weight, world.catchers)),
            }
        }
        cases
    }

    fn spent(&mut self, seat: Seat, tool: Tool, last: bool, upcoming: &Upcoming<'_>) {
        if self.omen.by == Some(seat) {
            self.not_rattled(seat);
            self.omen.by = None;
        }
        match tool {
            Tool::BulletCatcher => self.each(|world, _| world.catchers[seat.index()] += 1),
            Tool::FillLive => {
                let changed = upcoming.is_next(|event| matches!(event, Event::Filled { .. }));
                let part = 1.0 / self.main_len().max(1) as f64;
                self.branch(|world, memo| world.fill(memo, part, changed));
            }
            Tool::TwinGuns => self.twin_guns(),
            Tool::AllOrNothing => self.all_or_nothing(last, upcoming),
            _ => {}
        }
    }

    /// Nothing, if a rack was swept. With empty racks nobody can tell.
    fn all_or_nothing(&mut self, bare: bool, upcoming: &Upcoming<'_>) {
        if bare {
            for at in 0..2 {
                self.doubtful[at] |= self.boosts[at] > 0;
            }
        } else if upcoming.is_next(|event| matches!(event, Event::Slot { tool: None, .. })) {
            self.boosts = [0; 2];
            self.doubtful = [false; 2];
        }
    }

    fn each(&mut self, mut change: impl FnMut(&mut World, &mut Memo)) {
        let mut memo = Memo::default();
        self.worlds.iter_mut().for_each(|world| change(world, &mut memo));
    }

    fn branch(&mut self, split: impl Fn(&World, &mut Memo) -> Vec<World>) {
        let mut memo = Memo::default();
        self.worlds = self.worlds.iter().flat_map(|world| split(world, &mut memo)).collect();
    }

    /// Weights to 1, like to like, and not too many.
    fn tidy(&mut self) {
        self.worlds.retain(|world| world.weight > 0.0);
        let mut merged: Vec<World> = Vec::with_capacity(self.worlds.len());
        for world in self.worlds.drain(..) {
            if !merged.iter_mut().any(|other| other.absorb(&world)) {
                merged.push(world);
            }
        }
        self.worlds = merged;
        let sum: f64 = self.worlds.iter().map(|world| world.weight).sum();
        if self.worlds.is_empty() {
            // Only a position that could not have come about leads here.
            self.worlds.push(World::empty(1.0, [0; 2]));
            return;
        }
        self.worlds.iter_mut().for_each(|world| world.weight /= sum);
        let states: usize = self.worlds.iter().map(World::size).sum();
        if self.worlds.len() > MOST_WORLDS || states > MOST_STATES {
            self.thin();
        }
    }

    /// Keeps a sample of certain worlds.
    fn thin(&mut self) {
        self.exact = false;
        let mut dice = Dice::stream(self.worlds.len() as u64, "thinning");
        let drawn = (0..SAMPLE).map(|_| self.pick(&mut dice).settled(&mut dice)).collect();
        self.worlds = drawn;
        self.tidy();
    }

    fn looked(&mut self, shells: [Option<Shell>; 4]) {
        for (rail, shell) in shells.into_iter().enumerate().take(self.extra_count + 1) {
            self.each(|world, memo| match shell {
                Some(_) => world.see(memo, rail, 0, shell, true),
                None => world.is_empty(memo, rail),
            });
        }
    }

    fn extras_empty(&mut self) {
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

    fn arranged(&mut self, place: u8, shell: Shell) {
        if self.placed.is_none() {
            self.shuffle();
            self.placed = Some(Vec::new());
        }
        self.each(|world, memo| world.see(memo, 0, 0, Some(shell), false));
        if let Some(placed) = &mut self.placed {
            placed.insert(usize::from(place).min(placed.len()), shell);
        }
    }

    fn rearranged(&mut self) {
        match self.placed.take() {
            Some(placed) => self.each(|world, _| world.arrange(&placed)),
            None => self.shuffle(),
        }
    }

    fn inserted(&mut self, seat: Seat, tool: Tool, place: Option<u8>) {
        let always_live = self.legacy && seat == EVIL;
        let shell = match tool {
            Tool::BlankShell => Some(Shell::Blank),
            Tool::LiveShell => Some(Shell::Live),
            _ => always_live.then_some(Shell::Live),
        };
        let shakes = tool == Tool::MysteryShell;
        self.branch(|world, memo| world.put(memo, place, shell, shakes));
    }

    fn twin_guns(&mut self) {
        let copies: &[(usize, usize)] = match self.extra_count {
            0 => &[(0, 1)],
            1 => &[(0, 2), (1, 3)],
            _ => return,
        };
        for &(from, to) in copies {
            let mut copied = true;
            self.each(|world, memo| copied &= world.copy(memo, from, to));
            if !copied {
                self.each(|world, _| world.clips[to].clear());
                self.thin();
                self.each(|world, memo| {
                    world.copy(memo, from, to);
                });
            }
            self.extra_count = to.max(self.extra_count);
        }
    }

    fn merged(&mut self, shells: u8) {
        for rail in 1..=self.extra_count {
            self.branch(|world, memo| {
                let most = shells.saturating_sub(world.main_len());
                world.merge(memo, rail, most)
            });
            self.worlds.retain(|world| world.main_len() <= shells);
            self.tidy();
        }
        self.worlds.retain(|world| world.main_len() == shells);
    }

    /// 7.3 and 7.5, shell by shell in firing order.
    fn shot(&mut self, shooter: Seat, upcoming: &Upcoming<'_>) {
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
        self.boosts[shooter.index()] = 0;
        self.doubtful[shooter.index()] = false;
        if self.omen.by == Some(shooter) {
            self.omen.by = None;
        }
    }

    fn fired(&mut self, shooter: Seat, bullet: &Bullet) {
        let rail = bullet.rail;
        let victim = shooter.other().index();
        // A catcher makes the shell's type matter for what happened to it, so both belong together.
        let catchers = self.worlds.iter().any(|world| world.catchers[victim] > 0);
        let Some(guard) = bullet.guarded.filter(|_| catchers) else {
            self.each(|world, memo| world.see(memo, rail, 0, bullet.shell, false));
            return;
        };
        // How likely a catch was hangs on the damage.
        self.exact &= !self.doubtful[shooter.index()];
        let boost = f64::from(self.boosts[shooter.index()]);
        let kinds = [Shell::Live, Shell::Blank];
        self.branch(|world, memo| {
            let mut cases = Vec::with_capacity(2);
            for shell in kinds.into_iter().filter(|&kind| bullet.shell.is_none_or(|s| s == kind)) {
                let mut next = world.clone();
                let catchers = next.catchers[victim];
                let chance = catch_chance(catchers, shell, boost);
                next.weight *= if guard == Guard::Caught { chance } else { 1.0 - chance };
                if next.weight > 0.0 {
                    next.see(memo, rail, 0, Some(shell), false);
                }
                if next.weight > 0.0 && guard == Guard::Caught {
                    next.catchers[victim] = match shell {
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

    /// 11: a throw. If nothing is said of it, the clip may have been shaken.
    fn thrown(&mut self, seat: Seat, bare: bool, upcoming: &Upcoming<'_>) {
        if upcoming.is_dice_told() {
            return;
        }
        let mut omen = Omen {
            by: Some(seat),
            rattled: RATTLE,
            dazed: DAZE,
            breath: BREATH,
            boost: SECRET_BOOST,
            nothing: NOTHING + if bare { LOSS } else { 0.0 },
        };
        let mut shake = SHAKE;
        let shown = hint_with(self.hint, seat.other()) != self.hint;
        if upcoming.hint_follows() {
            omen = Omen { by: Some(seat), dazed: DAZE, ..Omen::default() };
            shake = 0.0;
        } else if shown {
            omen.dazed = 0.0;
        }
        match upcoming.felt() {
            None => {}
            Some(Feeling::Nothing { full }) => {
                omen.rattled = 0.0;
                omen.boost = 0.0;
                omen.breath *= f64::from(u8::from(full));
            }
            // Whatever was felt was not the clip.
            Some(what) => {
                shake = 0.0;
                omen.boost = 0.0;
                self.boosts[seat.index()] += if what == Feeling::Boost { 2 } else { 0 };
            }
        }
        self.doubtful[seat.index()] |= omen.boost > 0.0;
        self.omen = omen;
        let rest = omen.sum();
        self.branch(|world, memo| {
            let mut calm = world.clone();
            calm.shaken = false;
            calm.weight *= rest / (rest + shake);
            let mut shaken = world.clone();
            shaken.weight *= shake / (rest + shake);
            shaken.shaken = true;
            if shaken.weight > 0.0 {
                shaken.shake(memo);
            }
            vec![calm, shaken]
        });
    }

    /// The catchers of a side are shown.
    pub(super) fn reveal_catchers(&mut self, seat: Seat, count: u32) {
        let at = seat.index();
        if self.worlds.iter().any(|world| world.catchers[at] == count) {
            self.worlds.retain(|world| world.catchers[at] == count);
        } else {
            // A position set up by hand: the past does not explain the stack.
            self.each(|world, _| world.catchers[at] = count);
        }
        self.tidy();
    }

    /// Whoever threw the last dice has a choice again: it is not rattled.
    pub(super) fn not_rattled(&mut self, seat: Seat) {
        if self.omen.by != Some(seat) {
            return;
        }
        let before = self.omen.sum();
        self.omen.rattled = 0.0;
        let after = self.omen.sum();
        if before > 0.0 {
            self.each(|world, _| {
                if !world.shaken {
                    world.weight *= after / before;
                }
            });
        }
        self.tidy();
    }
}

/// The hint of 6.1 once `seat` is dazed as well.
pub(super) fn hint_with(hint: Option<Seat>, seat: Seat) -> Option<Seat> {
    if hint == Some(HUMAN) || seat == HUMAN { Some(HUMAN) } else { Some(seat) }
}

/// 7.5.1.
pub(super) fn catch_chance(catchers: u32, shell: Shell, boost: f64) -> f64 {
    if catchers == 0 {
        return 0.0;
    }
    let missed = (0..catchers.min(400)).fold(1.0, |missed, _| missed * 0.8);
    match shell {
        Shell::Live => (1.0 - missed) / (1.0 + boost),
        Shell::Blank => 0.8 / (1.0 + boost),
    }
}

/// Clips and catchers as they might be.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Main first.
    pub clips: [Clip; 4],
    /// During Rearrange: the shells that are back; those of the main clip are still out.
    pub placed: Option<Clip>,
    /// Bullet Catchers of both sides.
    pub catchers: [u32; 2],
}
