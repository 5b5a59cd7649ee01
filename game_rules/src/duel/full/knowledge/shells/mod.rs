//! What somebody can work out about the shells (rules/duel.md 6.1): everything seen since the clips
//! were loaded, folded into worlds.
//!
//! Choices of the players are taken as blind: where the other side put or took a shell unseen, every
//! place is equally likely, and a rearranged clip is in any order. This is what the original's Evil
//! does, and an inspector that guessed at intentions would not be counting any more.

mod handled;

pub(super) use handled::catch_chance;

use std::sync::Arc as Shared;

use super::{
    bodies::Bodies,
    breath::Breath,
    fate::Passing,
    graph::FastMap,
    seen::{ToolUse, Upcoming},
    shot_odds::sampling_error,
    world::{Given, Memo, World},
};
use crate::{
    dice::Dice,
    duel::{
        Clip, ClipLimits, EVIL, HUMAN, Shell, Tool,
        full::{
            Body, Event,
            tools::page::{ClipChange, ToolChange},
        },
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
    pub(super) legacy: bool,
    worlds: Vec<World>,
    extra_count: usize,
    /// Shells that are back in the clip during Rearrange.
    placed: Option<Vec<Shell>>,
    /// Who threw untold dice, if nothing has come behind them.
    pub(super) thrown_by: Option<Seat>,
    /// The last shot, until it is seen who is next.
    pub(super) passing: Option<Passing>,
    pub(super) hint: Option<Seat>,
    /// Stakes named so far: two of them make a stage, whose shells are none of these.
    wagers: u8,
    pub(super) exact: bool,
    /// A sample was taken.
    thinned: bool,
}

impl Shells {
    /// Before anything is loaded.
    pub(super) fn new(limits: ClipLimits, legacy: bool) -> Shells {
        Shells {
            limits,
            legacy,
            worlds: vec![World::empty()],
            extra_count: 0,
            placed: None,
            thrown_by: None,
            passing: None,
            hint: None,
            wagers: 0,
            exact: true,
            thinned: false,
        }
    }

    /// Another period has other limits, and no extra clips; the human keeps what it has or not.
    pub(super) fn begin_period(&mut self, limits: ClipLimits, carried: bool, bodies: &Bodies) {
        self.end_passing(None, bodies);
        let mut bare = self.without_shells();
        *self = Shells::new(limits, self.legacy);
        if carried {
            let halved = |breath: u8| Body::BREATH - (Body::BREATH - breath) / 2;
            for World { given: Given { catchers, boost, daze, rattled, wounds }, breath, .. } in
                &mut bare
            {
                let at = EVIL.index();
                (catchers[at], boost[at], daze[at], rattled[at]) = (0, 0, 0, 0);
                wounds[at] = 0;
                *breath = Shared::new(breath.with(EVIL, |_| Body::BREATH).with(HUMAN, halved));
            }
            self.worlds = bare;
            self.tidy();
        }
    }

    /// Is it exact, or a sample of what is too much to count?
    pub fn is_exact(&self) -> bool {
        self.exact
    }

    /// Worlds that were drawn from what was too much to count.
    pub fn sampled(&self) -> Option<u32> {
        self.thinned.then_some(SAMPLE as u32)
    }

    /// How far a chance of a shell may be off, if it was sampled: 95 times of 100 not more.
    pub fn error(&self, chance: f64) -> Option<f64> {
        self.sampled().map(|worlds| sampling_error(worlds, chance))
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
            let count = world.given.catchers[seat.index()] as usize;
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
        Sample { clips: world.draw(dice), placed, catchers: world.given.catchers }
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
    pub(super) fn see(&mut self, log: &[Event], bodies: &Bodies) {
        let Some((&event, rest)) = log.split_first() else { return };
        let upcoming = Upcoming(rest);
        match event {
            Event::Loaded { live, blank } => self.load(live, blank),
            Event::Round { .. } => return self.rested(bodies),
            Event::Standing { seat, wounds, .. } => self.announced(seat, wounds),
            Event::Healed { seat, .. } => {
                self.each(|world, _| world.given.wounds[seat.index()] = 0);
            }
            Event::Rattled { seat } => self.rattled(seat),
            Event::Spent { seat, tool, last, .. } => {
                self.spent(tool, &ToolUse { seat, bare: last, after: upcoming }, bodies);
            }
            Event::Turn { seat, dazed } => return self.turned(seat, dazed, bodies),
            Event::Hint { dazed } => self.hinted(dazed),
            Event::Thrown { seat, bare } => self.thrown(seat, bare, &upcoming),
            Event::Sharpened { seat, by } => {
                return self.each(|world, _| world.given.boost[seat.index()] += by);
            }
            Event::Ejected { shell, .. } => {
                self.each(|world, memo| world.see(memo, 0, 0, Some(shell), false));
            }
            Event::Looked { shells: Some(shells), .. } => self.looked(shells),
            Event::Kept { tool, .. } => match tool.page().kept.and_then(|kept| kept.learnt) {
                Some(learnt) => learnt(self),
                None => return,
            },
            Event::Mirrored { seat } => self.mirrored(seat),
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
            Event::Shot { seat, aim } if !self.on_stage() => {
                self.struck(seat, &upcoming, bodies);
                self.shot(seat, &upcoming);
                self.begin_passing(seat, aim, &upcoming);
            }
            // Nothing of the clips, or what belongs to a shot, a throw or a tool and was taken in with it.
            Event::Period { .. }
            | Event::Returned { .. }
            | Event::SlotGone { .. }
            | Event::SlotGiven { .. }
            | Event::Dealt { .. }
            | Event::Taken { .. }
            | Event::PutBack { .. }
            | Event::Slot { .. }
            | Event::Dazed { .. }
            | Event::Praised { .. }
            | Event::Looked { shells: None, .. }
            | Event::Vested { .. }
            | Event::Dice { .. }
            | Event::Felt { .. }
            | Event::Struck { .. }
            | Event::Eighth { .. }
            | Event::Filled { .. }
            | Event::Bandaged { .. }
            | Event::Quenched { .. }
            | Event::Halved { .. }
            | Event::Swept { .. }
            | Event::Repaired { .. }
            | Event::Shot { .. }
            | Event::Hit { .. }
            | Event::Clicked { .. }
            | Event::Caught { .. }
            | Event::Stopped { .. }
            | Event::Ignited { .. }
            | Event::Burned { .. }
            | Event::PeriodOver { .. }
            | Event::Over { .. } => return,
        }
        self.tidy();
    }

    fn load(&mut self, live: u8, blank: u8) {
        let fresh = World::loaded(live, blank, self.extra_count, &self.limits);
        let bare = self.without_shells();
        self.worlds = bare.into_iter().map(|world| fresh.in_place_of(world)).collect();
        self.placed = None;
        self.thrown_by = None;
        (self.exact, self.thinned) = (true, false);
    }

    /// What goes along with the shells, the shells aside.
    fn without_shells(&self) -> Vec<World> {
        let bare = self.worlds.iter().map(World::without_shells).collect();
        gathered(bare)
    }

    /// Two stakes make a stage, whose shells and turns are none of these.
    pub(super) fn on_stage(&self) -> bool {
        self.wagers >= 2
    }

    fn spent(&mut self, tool: Tool, used: &ToolUse<'_>, bodies: &Bodies) {
        self.not_rattled(used.seat);
        self.thrown_by = None;
        match tool.page().change {
            ToolChange::Bodies { user, rival, .. } => self.endowed(used.seat, user, rival),
            ToolChange::Clips(change) => self.handled(change, &used.after),
            ToolChange::Own { shells, .. } => shells(self, used, bodies),
            ToolChange::Told(_)
            | ToolChange::Placed(_)
            | ToolChange::Arranged
            | ToolChange::Staked => {}
        }
    }

    /// What is done to the clips unseen.
    fn handled(&mut self, change: ClipChange, after: &Upcoming<'_>) {
        match change {
            ClipChange::Twin => self.twin_guns(),
            ClipChange::Fill => {
                let changed = after.is_next(|event| matches!(event, Event::Filled { .. }));
                let part = 1.0 / self.main_len().max(1) as f64;
                self.branch(|world, memo| world.fill(memo, part, changed));
            }
        }
    }

    pub(super) fn each(&mut self, mut change: impl FnMut(&mut World, &mut Memo)) {
        let mut memo = Memo::default();
        self.worlds.iter_mut().for_each(|world| change(world, &mut memo));
    }

    /// Evidence: worlds that do not fit are out, and the chances of the others add up to 1 again.
    pub(super) fn keep(&mut self, fits: impl Fn(&World) -> bool) {
        self.worlds.retain(fits);
        let sum: f64 = self.worlds.iter().map(|world| world.weight).sum();
        self.worlds.iter_mut().for_each(|world| world.weight /= sum);
    }

    /// Changes the breath of all worlds, as their wounds have it; most of them share it.
    pub(super) fn breathe(&mut self, change: impl Fn([u8; 2], &Breath) -> Breath) {
        // What was there before is kept until the end, or its place might be taken.
        let mut done = FastMap::default();
        for world in &mut self.worlds {
            let wounds = world.given.wounds;
            let (_, next) = done.entry((world.breath_id(), wounds)).or_insert_with(|| {
                (Shared::clone(&world.breath), Shared::new(change(wounds, &world.breath)))
            });
            world.breath = Shared::clone(next);
        }
    }

    /// Works something out for every breath there is, by [`World::breath_id`].
    pub(super) fn by_breath<T>(&self, work: impl Fn(&Breath) -> T) -> FastMap<usize, T> {
        let mut done = FastMap::default();
        for world in &self.worlds {
            done.entry(world.breath_id()).or_insert_with(|| work(&world.breath));
        }
        done
    }

    pub(super) fn branch(&mut self, split: impl Fn(&World, &mut Memo) -> Vec<World>) {
        let mut memo = Memo::default();
        self.worlds = self.worlds.iter().flat_map(|world| split(world, &mut memo)).collect();
    }

    /// Weights to 1, like to like, and not too many.
    pub(super) fn tidy(&mut self) {
        self.worlds.retain(|world| world.weight > 0.0);
        self.worlds = gathered(std::mem::take(&mut self.worlds));
        let sum: f64 = self.worlds.iter().map(|world| world.weight).sum();
        if self.worlds.is_empty() {
            // Only a position that could not have come about leads here.
            self.worlds.push(World::empty());
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
        (self.exact, self.thinned) = (false, true);
        let mut dice = Dice::stream(self.worlds.len() as u64, "thinning");
        let drawn = (0..SAMPLE).map(|_| self.pick(&mut dice).settled(&mut dice)).collect();
        self.worlds = drawn;
        self.tidy();
    }

    /// What a seat has is shown to it.
    pub(super) fn reveal(&mut self, seat: Seat, shown: Given, breath: u8) {
        let at = seat.index();
        let of =
            |given: &Given| (given.catchers[at], given.boost[at], given.daze[at], given.wounds[at]);
        if self.worlds.iter().any(|world| of(&world.given) == of(&shown)) {
            self.worlds.retain(|world| of(&world.given) == of(&shown));
        } else {
            // A position set up by hand: the past does not explain it.
            self.each(|world, _| {
                let given = &mut world.given;
                (given.catchers[at], given.boost[at], given.daze[at], given.wounds[at]) =
                    of(&shown);
            });
        }
        let seen = self.by_breath(|own| shared(own.seen(seat, |own| own == breath)));
        if seen.values().any(Option::is_some) {
            self.each(|world, _| world.weigh_breath(seen[&world.breath_id()].as_ref()));
        } else {
            self.breathe(|_, own| own.with(seat, |_| breath));
        }
        self.tidy();
    }
}

/// A breath for many worlds.
pub(super) fn shared(after: Option<(Breath, f64)>) -> Option<(Shared<Breath>, f64)> {
    after.map(|(breath, chance)| (Shared::new(breath), chance))
}

/// Like to like.
fn gathered(worlds: Vec<World>) -> Vec<World> {
    if worlds.len() < 2 {
        return worlds;
    }
    let mut merged: Vec<World> = Vec::with_capacity(worlds.len());
    let mut places: FastMap<u64, Vec<usize>> = FastMap::default();
    for world in worlds {
        let alike = places.entry(world.kind()).or_default();
        if !alike.iter().any(|&at| merged[at].absorb(&world)) {
            alike.push(merged.len());
            merged.push(world);
        }
    }
    merged
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
