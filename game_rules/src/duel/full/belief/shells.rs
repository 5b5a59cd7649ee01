//! What somebody can work out about the shells (rules/duel.md 6.1): everything seen since the clips
//! were loaded, folded into hypotheses.
//!
//! Choices of the players are taken as blind: where the other side put or took a shell unseen, every
//! place is equally likely, and a rearranged clip is in any order. This is what the original's Evil
//! does, and an inspector that guessed at intentions would not be counting any more.

use super::{
    drawn::Drawn,
    hypothesis::{Cell, Hypothesis, binomial},
};
use crate::{
    dice::Dice,
    duel::{
        Clip, ClipLimits, EVIL, HUMAN, Shell, Tool,
        full::{Event, Feeling},
    },
    game::Seat,
};

/// More hypotheses than this are thinned to a sample.
const MOST: usize = 2048;
/// How many are kept then.
const SAMPLE: usize = 256;

/// The belief over all clips.
#[derive(Clone, Debug, PartialEq)]
pub struct Shells {
    limits: ClipLimits,
    legacy: bool,
    hypotheses: Vec<Hypothesis>,
    /// Extra clips that are independent of everything else.
    drawn: [Option<Drawn>; 3],
    extra_count: usize,
    /// Shells that are back in the clip during Rearrange.
    placed: Option<Vec<Shell>>,
    omen: Omen,
    boosts: [u32; 2],
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

/// What belongs to one shot or tool and comes right behind it in the log.
struct Upcoming<'a>(&'a [Event]);

impl Shells {
    /// Before anything is loaded.
    pub(super) fn new(limits: ClipLimits, legacy: bool) -> Shells {
        Shells {
            limits,
            legacy,
            hypotheses: vec![Hypothesis::empty([0; 2])],
            drawn: [None, None, None],
            extra_count: 0,
            placed: None,
            omen: Omen::default(),
            boosts: [0; 2],
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
            let case = |(weight, catchers)| Hypothesis { weight, ..Hypothesis::empty(catchers) };
            self.hypotheses = catchers.into_iter().map(case).collect();
        }
    }

    /// Is it exact, or a sample of what is too much to count?
    pub fn is_exact(&self) -> bool {
        self.exact
    }

    /// Shells in the main clip, those out for Rearrange included.
    pub fn main_len(&self) -> usize {
        let back = self.placed.as_ref().map_or(0, Vec::len);
        back + self.hypotheses.first().map_or(0, |one| one.rails[0].len())
    }

    /// The chance that the shell at a place of the main clip is live; 0 = front.
    pub fn live_at(&self, place: usize) -> f64 {
        if place >= self.main_len() {
            return 0.0;
        }
        match &self.placed {
            Some(placed) if place < placed.len() => {
                f64::from(u8::from(placed[place] == Shell::Live))
            }
            placed => {
                let at = place - placed.as_ref().map_or(0, Vec::len);
                self.average(|one| one.live_at(0, at))
            }
        }
    }

    /// The chance that the front shell of an extra clip (1–3) is live, and that there is none.
    pub fn extra_front(&self, rail: usize) -> (f64, f64) {
        match &self.drawn[rail - 1] {
            Some(drawn) => drawn.front_chances(),
            None => (
                self.average(
                    |one| if one.rails[rail].is_empty() { 0.0 } else { one.live_at(rail, 0) },
                ),
                self.average(|one| f64::from(u8::from(one.rails[rail].is_empty()))),
            ),
        }
    }

    /// The chances of the Bullet Catchers of a side, from none on.
    pub fn catchers(&self, seat: Seat) -> Vec<f64> {
        let mut chances = Vec::new();
        for one in &self.hypotheses {
            let count = one.catchers[seat.index()] as usize;
            if chances.len() <= count {
                chances.resize(count + 1, 0.0);
            }
            chances[count] += one.weight;
        }
        chances
    }

    /// The chance of each number of live shells among the first `count` of the main clip.
    pub fn live_among(&self, count: usize) -> Vec<f64> {
        let mut chances = vec![0.0; count + 1];
        for one in &self.hypotheses {
            let mut ways = vec![(one.clone(), 0usize)];
            for place in 0..count.min(one.rails[0].len()) {
                ways = ways
                    .into_iter()
                    .flat_map(|(way, live)| {
                        [Shell::Live, Shell::Blank].map(|shell| {
                            let mut next = way.clone();
                            next.observe(0, place, shell);
                            (next, live + usize::from(shell == Shell::Live))
                        })
                    })
                    .filter(|(way, _)| way.weight > 0.0)
                    .collect();
                ways = merged_counts(ways);
            }
            for (way, live) in ways {
                chances[live] += way.weight;
            }
        }
        chances
    }

    fn average(&self, value: impl Fn(&Hypothesis) -> f64) -> f64 {
        self.hypotheses.iter().map(|one| one.weight * value(one)).sum()
    }

    /// Draws the clips and catchers as they might truly be.
    pub fn sample(&self, dice: &mut Dice) -> Sample {
        let mut one = self.pick(dice).clone();
        let mut clips = [Clip::default(); 4];
        for (rail, clip) in clips.iter_mut().enumerate() {
            for place in 0..one.rails[rail].len() {
                let live = one.live_at(rail, place);
                let shell = if heads(live, dice) { Shell::Live } else { Shell::Blank };
                one.observe(rail, place, shell);
                clip.push_back(shell);
            }
        }
        for (rail, drawn) in (1..).zip(&self.drawn) {
            let Some(drawn) = drawn else { continue };
            let mut drawn = drawn.clone();
            loop {
                let (live, none) = drawn.front_chances();
                if none >= 1.0 - 1e-12 || heads(none, dice) {
                    break;
                }
                drawn.learn_empty(false);
                let shell =
                    if heads(live / (1.0 - none), dice) { Shell::Live } else { Shell::Blank };
                drawn.take(Some(shell));
                clips[rail].push_back(shell);
            }
        }
        let placed = self.placed.as_ref().map(|placed| {
            let mut clip = Clip::default();
            placed.iter().for_each(|&shell| clip.push_back(shell));
            clip
        });
        Sample { clips, placed, catchers: one.catchers }
    }

    fn pick(&self, dice: &mut Dice) -> &Hypothesis {
        let mut rest = dice.below("hypothesis", 1 << 53) as f64 / (1u64 << 53) as f64;
        for one in &self.hypotheses {
            rest -= one.weight;
            if rest < 0.0 {
                return one;
            }
        }
        &self.hypotheses[self.hypotheses.len() - 1]
    }

    /// Takes in the event at the head of `log`; what belongs to it may lie behind.
    pub(super) fn see(&mut self, log: &[Event]) {
        let Some((&event, rest)) = log.split_first() else { return };
        let upcoming = Upcoming(rest);
        match event {
            Event::Loaded { live, blank } => self.load(live, blank),
            Event::Spent { seat, tool, .. } => self.spent(seat, tool, &upcoming),
            Event::Hint { dazed } | Event::Turn { dazed, .. } => {
                self.hint = dazed;
                return;
            }
            Event::Thrown { seat, bare } => self.thrown(seat, bare, &upcoming),
            Event::Sharpened { seat, by } => self.boosts[seat.index()] += by,
            Event::Ejected { shell, .. } => {
                self.each(|one| {
                    one.observe(0, 0, shell);
                    one.drop_cell(0, 0);
                });
            }
            Event::Looked { shells: Some(shells), .. } => self.looked(shells),
            Event::Kept { tool: Tool::MergeClips, .. } => self.extras_empty(),
            Event::Mirrored { seat } => {
                self.each(|one| one.catchers[seat.index()] = one.catchers[seat.other().index()]);
                self.boosts[seat.index()] = self.boosts[seat.other().index()];
            }
            Event::Arranged { place, shell, .. } => self.arranged(place, shell),
            Event::Rearranged { .. } => self.rearranged(),
            Event::Extracted { found: Some((place, shell)), .. } => self.each(|one| {
                one.observe(0, usize::from(place), shell);
                one.drop_cell(0, usize::from(place));
            }),
            Event::Extracted { found: None, .. } => self.taken_somewhere(&upcoming),
            Event::Inserted { seat, tool, place } => self.inserted(seat, tool, place),
            Event::Sorted { .. } => self.sorted(),
            Event::Merged { shells, .. } => self.merged(shells),
            Event::Wagered { .. } => self.wagers += 1,
            Event::StageWon { .. } => self.wagers = 0,
            Event::Shot { seat, .. } if self.wagers < 2 => self.shot(seat, &upcoming),
            _ => return,
        }
        self.tidy();
    }

    fn load(&mut self, live: u8, blank: u8) {
        let catchers = self.catcher_cases();
        self.hypotheses = catchers
            .into_iter()
            .map(|(weight, catchers)| {
                let mut one = Hypothesis::empty(catchers);
                one.weight = weight;
                let size = usize::from(live) + usize::from(blank);
                let count = |at| f64::from(u8::from(at == usize::from(live)));
                let cells = one.add_class((0..=size).map(count).collect());
                one.rails[0] = cells;
                one
            })
            .collect();
        self.drawn = [None, None, None];
        for drawn in &mut self.drawn[..self.extra_count] {
            *drawn = Some(Drawn::fresh(&self.limits));
        }
        self.placed = None;
        self.omen = Omen::default();
        self.exact = true;
    }

    fn catcher_cases(&self) -> Vec<(f64, [u32; 2])> {
        let mut cases: Vec<(f64, [u32; 2])> = Vec::new();
        for one in &self.hypotheses {
            match cases.iter_mut().find(|(_, catchers)| *catchers == one.catchers) {
                Some((weight, _)) => *weight += one.weight,
                None => cases.push((one.weight, one.catchers)),
            }
        }
        cases
    }

    fn spent(&mut self, seat: Seat, tool: Tool, upcoming: &Upcoming<'_>) {
        if self.omen.by == Some(seat) {
            self.not_rattled(seat);
            self.omen.by = None;
        }
        match tool {
            Tool::BulletCatcher => self.each(|one| one.catchers[seat.index()] += 1),
            Tool::FillLive => {
                self.filled(upcoming.is_next(|event| matches!(event, Event::Filled { .. })))
            }
            Tool::TwinGuns => self.twin_guns(),
            _ => {}
        }
    }

    fn each(&mut self, mut change: impl FnMut(&mut Hypothesis)) {
        self.hypotheses.iter_mut().for_each(&mut change);
    }

    fn branch(&mut self, split: impl Fn(&Hypothesis) -> Vec<Hypothesis>) {
        self.hypotheses = self.hypotheses.iter().flat_map(split).collect();
    }

    /// Weights to 1, like to like, and not too many.
    fn tidy(&mut self) {
        self.hypotheses.retain(|one| one.weight > 0.0);
        self.each(|one| {
            if one.classes.len() > 4 {
                one.rename();
            }
        });
        if self.hypotheses.len() > 1 {
            self.merge_equal();
        }
        if self.hypotheses.len() > MOST {
            self.thin();
        }
        let sum: f64 = self.hypotheses.iter().map(|one| one.weight).sum();
        if self.hypotheses.is_empty() {
            // Only a position that could not have come about leads here.
            self.hypotheses.push(Hypothesis::empty([0; 2]));
        } else {
            self.each(|one| one.weight /= sum);
        }
    }

    fn merge_equal(&mut self) {
        for one in &mut self.hypotheses {
            one.rename();
        }
        let key = |one: &Hypothesis| (one.rails.clone(), one.catchers, one.shaken);
        self.hypotheses.sort_by_cached_key(key);
        let mut merged: Vec<Hypothesis> = Vec::with_capacity(self.hypotheses.len());
        for one in self.hypotheses.drain(..) {
            let absorbed = merged.last_mut().is_some_and(|last| last.absorb(&one));
            if !absorbed {
                merged.push(one);
            }
        }
        self.hypotheses = merged;
    }

    /// Keeps a systematic sample, weights evened out.
    fn thin(&mut self) {
        let sum: f64 = self.hypotheses.iter().map(|one| one.weight).sum();
        let step = sum / SAMPLE as f64;
        let (mut next, mut passed) = (step / 2.0, 0.0);
        let mut kept = Vec::new();
        for mut one in std::mem::take(&mut self.hypotheses) {
            passed += one.weight;
            let mut times = 0.0;
            while next < passed {
                next += step;
                times += 1.0;
            }
            if times > 0.0 {
                one.weight = times;
                kept.push(one);
            }
        }
        self.hypotheses = kept;
        self.exact = false;
    }

    fn looked(&mut self, shells: [Option<Shell>; 4]) {
        for (rail, shell) in shells.into_iter().enumerate().take(self.extra_count + 1) {
            let drawn = rail.checked_sub(1).and_then(|extra| self.drawn[extra].as_mut());
            match (drawn, shell) {
                (Some(drawn), Some(shell)) => {
                    drawn.peek(shell);
                }
                (Some(drawn), None) => {
                    drawn.learn_empty(true);
                }
                (None, shell) => self.each(|one| match (shell, one.rails[rail].is_empty()) {
                    (Some(shell), false) => one.observe(rail, 0, shell),
                    (None, true) => {}
                    _ => one.weight = 0.0,
                }),
            }
        }
    }

    fn extras_empty(&mut self) {
        for extra in 0..self.extra_count {
            match &mut self.drawn[extra] {
                Some(drawn) => {
                    drawn.learn_empty(true);
                }
                None => self.each(|one| {
                    if !one.rails[extra + 1].is_empty() {
                        one.weight = 0.0;
                    }
                }),
            }
        }
    }

    fn filled(&mut self, changed: bool) {
        let part = 1.0 / self.main_len().max(1) as f64;
        let simple = self.hypotheses.iter().all(|one| {
            one.rails[0].iter().all(|cell| match cell {
                Cell::Known(_) => true,
                Cell::Member { class, .. } => one.only_in_main(usize::from(*class)),
            })
        });
        if !simple {
            self.spell_out();
        }
        self.branch(|one| one.filled(part, changed));
    }

    /// Every shell certain in each hypothesis; a sample of them if they are too many.
    fn spell_out(&mut self) {
        let open: usize = self.hypotheses.iter().map(Hypothesis::ways).sum();
        if open > MOST {
            self.exact = false;
            let mut dice = Dice::stream(open as u64, "thinning");
            let sampled = (0..SAMPLE).map(|_| self.pick(&mut dice).one_way(&mut dice)).collect();
            self.hypotheses = sampled;
        } else {
            self.branch(Hypothesis::spelled_out);
        }
    }

    /// Any order: the live shells of the main clip become one class.
    fn shuffle(&mut self) {
        // What also lies in another clip keeps its number there.
        self.branch(|one| {
            let mut split = vec![one.clone()];
            for class in 0..one.classes.len() {
                if one.has_member(0, class) && !one.only_in_main(class) {
                    split = split.iter().flat_map(|one| one.by_count(class)).collect();
                }
            }
            split
        });
        let partial = |one: &Hypothesis| {
            (0..one.classes.len()).any(|class| one.has_member(0, class) && !one.whole_in(0, class))
        };
        if self.hypotheses.iter().any(partial) {
            self.spell_out();
        }
        self.each(|one| {
            let count = one.main_count();
            let cells = one.add_class(count);
            one.rails[0] = cells;
            one.rename();
        });
    }

    fn arranged(&mut self, place: u8, shell: Shell) {
        if self.placed.is_none() {
            self.shuffle();
            self.placed = Some(Vec::new());
        }
        self.each(|one| {
            one.observe(0, 0, shell);
            one.drop_cell(0, 0);
        });
        if let Some(placed) = &mut self.placed {
            placed.insert(usize::from(place).min(placed.len()), shell);
        }
    }

    fn rearranged(&mut self) {
        match self.placed.take() {
            Some(placed) => {
                let cells: Vec<Cell> = placed.into_iter().map(Cell::Known).collect();
                self.each(|one| one.rails[0] = cells.clone());
            }
            None => self.shuffle(),
        }
    }

    /// Extract by somebody else: the type shows on the rack, the place does not.
    fn taken_somewhere(&mut self, upcoming: &Upcoming<'_>) {
        let Some(shell) = upcoming.extracted() else { return };
        self.branch(|one| {
            let places = if one.main_is_one_class().is_some() { 1 } else { one.rails[0].len() };
            (0..places)
                .map(|place| {
                    let mut next = one.clone();
                    next.weight /= places as f64;
                    next.observe(0, place, shell);
                    next.drop_cell(0, place);
                    next
                })
                .filter(|next| next.weight > 0.0)
                .collect()
        });
    }

    fn inserted(&mut self, seat: Seat, tool: Tool, place: Option<u8>) {
        let always_live = self.legacy && seat == EVIL;
        self.branch(|one| {
            let shell = match tool {
                Tool::BlankShell => Some(Shell::Blank),
                Tool::LiveShell => Some(Shell::Live),
                _ => always_live.then_some(Shell::Live),
            };
            if let (None, Some(class), Some(shell), false) =
                (place, one.main_is_one_class(), shell, tool == Tool::MysteryShell)
            {
                return vec![one.grown(class, shell)];
            }
            let places = match place {
                Some(place) => vec![usize::from(place).min(one.rails[0].len())],
                None => (0..=one.rails[0].len()).collect(),
            };
            let share = 1.0 / places.len() as f64;
            let put = |at: usize| {
                let mut next = one.clone();
                next.weight *= share;
                let cell = match shell {
                    Some(shell) => Cell::Known(shell),
                    None => next.add_class(vec![0.5; 2])[0],
                };
                next.rails[0].insert(at, cell);
                if tool == Tool::MysteryShell && at + 1 < next.rails[0].len() {
                    next.drop_cell(0, at + 1);
                    let coin = next.add_class(vec![0.5; 2])[0];
                    next.rails[0].insert(at + 1, coin);
                }
                next.rename();
                next
            };
            places.into_iter().map(put).collect()
        });
    }

    fn twin_guns(&mut self) {
        match self.extra_count {
            0 => {
                self.each(|one| one.rails[1] = one.rails[0].clone());
                self.extra_count = 1;
            }
            1 => {
                self.bind(0);
                self.each(|one| {
                    one.rails[2] = one.rails[0].clone();
                    one.rails[3] = one.rails[1].clone();
                });
                self.extra_count = 3;
            }
            _ => {}
        }
    }

    /// An extra clip is not independent any more: it joins the hypotheses.
    fn bind(&mut self, extra: usize) {
        let Some(drawn) = self.drawn[extra].take() else { return };
        let cases = drawn.cases();
        self.branch(|one| {
            cases
                .iter()
                .map(|case| {
                    let mut next = one.clone();
                    next.weight *= case.chance;
                    let rest = next.add_class(case.rest.clone());
                    let known = case.known.iter().copied().map(Cell::Known);
                    next.rails[extra + 1] = known.chain(rest).collect();
                    next
                })
                .collect()
        });
    }

    fn sorted(&mut self) {
        for drawn in self.drawn.iter_mut().flatten() {
            drawn.sort();
        }
        // Numbers first; then every clip is certain.
        self.branch(|one| {
            let mut split = vec![one.clone()];
            for class in 0..one.classes.len() {
                split = split.iter().flat_map(|one| one.by_count(class)).collect();
            }
            split
        });
        let partial = |one: &Hypothesis| {
            (0..one.classes.len()).any(|class| {
                (0..4).any(|rail| one.has_member(rail, class) && !one.whole_in(rail, class))
            })
        };
        if self.hypotheses.iter().any(partial) {
            self.spell_out();
        }
        self.each(|one| {
            for rail in 0..4 {
                let live = one.sure_count(rail);
                let len = one.rails[rail].len();
                let shell = |at| if at < live { Shell::Live } else { Shell::Blank };
                one.rails[rail] = (0..len).map(|at| Cell::Known(shell(at))).collect();
            }
            one.rename();
        });
    }

    fn merged(&mut self, shells: u8) {
        for extra in 0..self.extra_count {
            self.bind(extra);
            // The total is public: lengths that are already too much are out.
            self.each(|one| {
                let sum: usize = one.rails[..=extra + 1].iter().map(Vec::len).sum();
                if sum > usize::from(shells) {
                    one.weight = 0.0;
                }
            });
            self.hypotheses.retain(|one| one.weight > 0.0);
        }
        self.each(|one| {
            for rail in 1..4 {
                let cells = std::mem::take(&mut one.rails[rail]);
                one.rails[0].extend(cells);
            }
            if one.rails[0].len() != usize::from(shells) {
                one.weight = 0.0;
            }
        });
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
                    None => self.rail_is_empty(rail),
                }
            }
            at += volley.len();
        }
        self.boosts[shooter.index()] = 0;
        if self.omen.by == Some(shooter) {
            self.omen.by = None;
        }
    }

    fn rail_is_empty(&mut self, rail: usize) {
        match rail.checked_sub(1).and_then(|extra| self.drawn[extra].as_mut()) {
            Some(drawn) => {
                drawn.learn_empty(true);
            }
            None => self.each(|one| {
                if !one.rails[rail].is_empty() {
                    one.weight = 0.0;
                }
            }),
        }
    }

    fn fired(&mut self, shooter: Seat, bullet: &Bullet) {
        let rail = bullet.rail;
        // A catcher makes the shell's type matter for what happened to it, so both belong together.
        let caught_or_not = bullet.guarded.is_some()
            && self.hypotheses.iter().any(|one| one.catchers[shooter.other().index()] > 0);
        if rail > 0 && self.drawn[rail - 1].is_some() {
            if caught_or_not {
                self.bind(rail - 1);
            } else if let Some(drawn) = &mut self.drawn[rail - 1] {
                drawn.take(bullet.shell);
                return;
            }
        }
        self.each(|one| {
            if one.rails[rail].is_empty() {
                one.weight = 0.0;
            }
        });
        self.hypotheses.retain(|one| one.weight > 0.0);
        let boost = f64::from(self.boosts[shooter.index()]);
        let Some(guard) = bullet.guarded.filter(|_| caught_or_not) else {
            self.each(|one| {
                if let Some(shell) = bullet.shell {
                    one.observe(rail, 0, shell);
                }
                if one.weight > 0.0 {
                    one.drop_cell(rail, 0);
                }
            });
            return;
        };
        let victim = shooter.other().index();
        self.branch(|one| {
            [Shell::Live, Shell::Blank]
                .into_iter()
                .filter(|shell| bullet.shell.is_none_or(|seen| seen == *shell))
                .filter_map(|shell| {
                    let mut next = one.clone();
                    next.observe(rail, 0, shell);
                    if next.weight == 0.0 {
                        return None;
                    }
                    next.drop_cell(rail, 0);
                    let catchers = next.catchers[victim];
                    let chance = catch_chance(catchers, shell, boost);
                    if guard == Guard::Caught {
                        next.weight *= chance;
                        next.rails[0].push(Cell::Known(shell));
                        next.catchers[victim] = match shell {
                            Shell::Live => 0,
                            Shell::Blank => catchers.saturating_sub(1),
                        };
                    } else {
                        next.weight *= 1.0 - chance;
                    }
                    (next.weight > 0.0).then_some(next)
                })
                .collect()
        });
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
            Some(_) => shake = 0.0,
        }
        self.omen = omen;
        let rest = omen.sum();
        self.branch(|one| {
            let mut calm = one.clone();
            calm.shaken = false;
            calm.weight *= rest / (rest + shake);
            let mut shaken = one.clone();
            shaken.weight *= shake / (rest + shake);
            shaken.shaken = true;
            let mut at = shaken.rails[0].len();
            let many = at.saturating_sub(2);
            while at > 2 {
                at -= 1;
                shaken.drop_cell(0, at);
            }
            let coins = shaken.add_class(binomial(many, 0.5));
            shaken.rails[0].extend(coins);
            vec![calm, shaken]
        });
    }

    /// The catchers of a side are shown.
    pub(super) fn reveal_catchers(&mut self, seat: Seat, count: u32) {
        self.each(|one| {
            if one.catchers[seat.index()] != count {
                one.weight = 0.0;
            }
        });
        if self.hypotheses.iter().any(|one| one.weight > 0.0) {
            self.tidy();
        } else {
            // A position set up by hand: the past does not explain the stack.
            self.each(|one| {
                one.weight = 1.0;
                one.catchers[seat.index()] = count;
            });
            self.tidy();
        }
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
            self.each(|one| {
                if !one.shaken {
                    one.weight *= after / before;
                }
            });
        }
        self.tidy();
    }
}

/// The hint of 6.1 once `seat` is dazed as well.
fn hint_with(hint: Option<Seat>, seat: Seat) -> Option<Seat> {
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

fn heads(chance: f64, dice: &mut Dice) -> bool {
    dice.chance("sample", (chance.clamp(0.0, 1.0) * (1u64 << 53) as f64) as u64, 1 << 53)
}

/// Ways with the same cells and count become one.
fn merged_counts(mut ways: Vec<(Hypothesis, usize)>) -> Vec<(Hypothesis, usize)> {
    let mut merged: Vec<(Hypothesis, usize)> = Vec::new();
    for (way, live) in ways.drain(..) {
        let like =
            merged.iter_mut().find(|(other, count)| *count == live && other.classes == way.classes);
        match like {
            Some((other, _)) => other.weight += way.weight,
            None => merged.push((way, live)),
        }
    }
    merged
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Guard {
    Caught,
    Passed,
}

/// A bullet as it was seen.
struct Bullet {
    rail: usize,
    shell: Option<Shell>,
    /// Whether a catcher had a say.
    guarded: Option<Guard>,
}

impl Upcoming<'_> {
    fn is_next(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.0.first().is_some_and(wanted)
    }

    /// The shell that now lies on the rack.
    fn extracted(&self) -> Option<Shell> {
        match self.0.first()? {
            Event::Slot { tool: Some(Tool::LiveShell), .. } => Some(Shell::Live),
            Event::Slot { tool: Some(Tool::BlankShell), .. } => Some(Shell::Blank),
            _ => None,
        }
    }

    /// Did the dice show in any way: told, or as a lost tool?
    fn is_dice_told(&self) -> bool {
        let next = self.0.iter().find(|event| !matches!(event, Event::Dice { .. }));
        matches!(
            next,
            Some(
                Event::Struck { .. }
                    | Event::Eighth { .. }
                    | Event::Sharpened { by: 2, .. }
                    | Event::Slot { tool: None, .. }
            )
        )
    }

    /// Does the hint change because of this tool?
    fn hint_follows(&self) -> bool {
        let next =
            self.0.iter().find(|event| !matches!(event, Event::Dice { .. } | Event::Felt { .. }));
        matches!(next, Some(Event::Hint { .. }))
    }

    /// What the roller felt.
    fn felt(&self) -> Option<Feeling> {
        match self.0.iter().find(|event| !matches!(event, Event::Dice { .. })) {
            Some(Event::Felt { what, .. }) => Some(*what),
            _ => None,
        }
    }

    fn bullets(&self, shooter: Seat) -> Vec<Bullet> {
        let mut bullets = Vec::new();
        let guard = |seat, reflected| (seat != shooter || reflected).then_some(Guard::Passed);
        for event in self.0 {
            let (rail, shell, guarded) = match *event {
                Event::Hit { seat, rail, reflected, .. } => {
                    (rail, Some(Shell::Live), guard(seat, reflected))
                }
                Event::Clicked { seat, rail, .. } => (rail, Some(Shell::Blank), guard(seat, false)),
                Event::Caught { rail, shell, .. } => (rail, shell, Some(Guard::Caught)),
                Event::Stopped { rail, shell, .. } => (rail, shell, Some(Guard::Passed)),
                Event::Ignited { .. } => continue,
                _ => break,
            };
            bullets.push(Bullet { rail: rail.into(), shell, guarded });
        }
        bullets
    }
}
