//! The graphs against brute force: every arrangement written out, every change done to each.

use super::world::{Memo, World};
use crate::{
    dice::Dice,
    duel::{ClipLimits, Shell},
};

/// Every arrangement of all clips with its weight.
#[derive(Clone)]
struct Brute(Vec<(f64, [Vec<Shell>; 4])>);

const KINDS: [Shell; 2] = [Shell::Live, Shell::Blank];
const LIMITS: ClipLimits = ClipLimits { min: 1, max: 3, min_live: 0, min_blank: 0, max_live: 3 };

/// All sequences of so many shells of each kind.
fn orders(live: usize, blank: usize) -> Vec<Vec<Shell>> {
    if live + blank == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (shell, left) in [
        (Shell::Live, (live.wrapping_sub(1), blank)),
        (Shell::Blank, (live, blank.wrapping_sub(1))),
    ] {
        if left.0 <= live && left.1 <= blank {
            all.extend(orders(left.0, left.1).into_iter().map(|mut rest| {
                rest.insert(0, shell);
                rest
            }));
        }
    }
    all
}

impl Brute {
    fn loaded(live: usize, blank: usize, extras: usize) -> Brute {
        let fresh = |live, blank| {
            let all = orders(live, blank);
            let part = 1.0 / all.len() as f64;
            all.into_iter().map(move |order| (part, order)).collect::<Vec<_>>()
        };
        let mut drawn = Vec::new();
        for len in LIMITS.min..=LIMITS.max {
            let len = usize::from(len);
            for live in 0..=len {
                let part = 1.0 / 3.0 / (len + 1) as f64;
                drawn.extend(fresh(live, len - live).into_iter().map(|(p, one)| (p * part, one)));
            }
        }
        let start = |(part, main): (f64, Vec<Shell>)| (part, [main, vec![], vec![], vec![]]);
        let mut all: Vec<_> = fresh(live, blank).into_iter().map(start).collect();
        for extra in 1..=extras {
            let with = |(weight, clips): &(f64, [Vec<Shell>; 4])| {
                let mut next = Vec::new();
                for (part, clip) in &drawn {
                    let mut clips = clips.clone();
                    clips[extra] = clip.clone();
                    next.push((weight * part, clips));
                }
                next
            };
            all = all.iter().flat_map(with).collect();
        }
        Brute(all)
    }

    fn split(&mut self, split: impl Fn(&[Vec<Shell>; 4]) -> Vec<(f64, [Vec<Shell>; 4])>) {
        let mut next = Vec::new();
        for (weight, clips) in &self.0 {
            next.extend(split(clips).into_iter().map(|(part, clips)| (weight * part, clips)));
        }
        next.retain(|(weight, _)| *weight > 0.0);
        next.sort_by(|one, two| one.1.cmp(&two.1));
        next.dedup_by(|one, two| {
            let same = one.1 == two.1;
            if same {
                two.0 += one.0;
            }
            same
        });
        self.0 = next;
    }

    fn keep(&mut self, fits: impl Fn(&[Vec<Shell>; 4]) -> bool) {
        self.split(|clips| if fits(clips) { vec![(1.0, clips.clone())] } else { vec![] });
    }

    fn change(&mut self, change: impl Fn(&mut [Vec<Shell>; 4])) {
        self.split(|clips| {
            let mut clips = clips.clone();
            change(&mut clips);
            vec![(1.0, clips)]
        });
    }

    fn sum(&self) -> f64 {
        self.0.iter().map(|(weight, _)| weight).sum()
    }

    fn chance(&self, is: impl Fn(&[Vec<Shell>; 4]) -> bool) -> f64 {
        let fitting = self.0.iter().filter(|(_, clips)| is(clips));
        fitting.map(|(weight, _)| weight).sum::<f64>() / self.sum()
    }

    /// All ways of the blanks of a clip from `from` on to be as `kinds` says.
    fn redraw(&mut self, from: usize, to_live: impl Fn(Shell) -> f64) {
        self.split(|clips| {
            let mut ways = vec![(1.0, clips.clone())];
            for place in from..clips[0].len() {
                ways = ways
                    .into_iter()
                    .flat_map(|(weight, clips)| {
                        let live = to_live(clips[0][place]);
                        KINDS.map(|shell| {
                            let mut next = clips.clone();
                            next[0][place] = shell;
                            let part = if shell == Shell::Live { live } else { 1.0 - live };
                            (weight * part, next)
                        })
                    })
                    .collect();
            }
            ways
        });
    }
}

/// The worlds of the belief beside brute force.
struct Both {
    worlds: Vec<World>,
    brute: Brute,
    extras: usize,
}

impl Both {
    fn branch(&mut self, split: impl Fn(&World, &mut Memo) -> Vec<World>) {
        let mut memo = Memo::default();
        let mut merged: Vec<World> = Vec::new();
        for world in self.worlds.iter().flat_map(|world| split(world, &mut memo)) {
            if world.weight > 0.0 && !merged.iter_mut().any(|other| other.absorb(&world)) {
                merged.push(world);
            }
        }
        self.worlds = merged;
    }

    fn each(&mut self, change: impl Fn(&mut World, &mut Memo)) {
        self.branch(|world, memo| {
            let mut next = world.clone();
            change(&mut next, memo);
            vec![next]
        });
    }

    fn main_len(&self) -> usize {
        self.brute.0[0].1[0].len()
    }

    /// One random thing happens; false if it could not.
    fn step(&mut self, dice: &mut Dice) -> bool {
        let len = self.main_len();
        let shell = KINDS[dice.below("shell", 2) as usize];
        let mut place = |most: usize| dice.below("place", most as u64 + 1) as usize;
        let before = self.brute.clone();
        match place(9) {
            0 if len > 1 => {
                let (rail, stays) = (place(self.extras), place(1) == 1);
                self.brute.keep(|clips| clips[rail].first() == Some(&shell));
                if !stays {
                    self.brute.change(|clips| {
                        clips[rail].remove(0);
                    });
                }
                if !self.brute.0.is_empty() {
                    self.each(|world, memo| world.see(memo, rail, 0, Some(shell), stays));
                }
            }
            1 if len > 1 => {
                let at = place(len - 1);
                self.brute.keep(|clips| clips[0][at] == shell);
                self.brute.change(|clips| {
                    clips[0].remove(at);
                });
                if !self.brute.0.is_empty() {
                    self.each(|world, memo| world.see(memo, 0, at as u8, Some(shell), false));
                }
            }
            2 if len > 1 => {
                self.brute.split(|clips| {
                    let places = (0..clips[0].len()).filter(|&at| clips[0][at] == shell);
                    places
                        .map(|at| {
                            let mut next = clips.clone();
                            next[0].remove(at);
                            (1.0 / len as f64, next)
                        })
                        .collect()
                });
                if !self.brute.0.is_empty() {
                    self.branch(|world, memo| world.take_anywhere(memo, shell));
                }
            }
            3 | 4 if len < 6 => {
                let known = (place(1) == 1).then(|| place(len));
                let mystery = place(1) == 1;
                let kind = (!mystery).then_some(shell);
                let places: Vec<usize> = known.map_or((0..=len).collect(), |at| vec![at]);
                self.brute.split(|clips| {
                    let mut ways = Vec::new();
                    for &at in &places {
                        for new in KINDS.into_iter().filter(|&new| kind.is_none_or(|k| k == new)) {
                            for next in KINDS {
                                let mut clips = clips.clone();
                                clips[0].insert(at, new);
                                let mut part = if mystery { 0.25 } else { 0.5 };
                                if mystery && at + 1 < clips[0].len() {
                                    clips[0][at + 1] = next;
                                }
                                part /= places.len() as f64;
                                ways.push((part, clips));
                            }
                        }
                    }
                    ways
                });
                self.branch(|world, memo| world.put(memo, known.map(|at| at as u8), kind, mystery));
            }
            5 => {
                let changed = place(1) == 1;
                let part = 1.0 / len as f64;
                let blanks = |clips: &[Vec<Shell>; 4]| {
                    clips[0].iter().filter(|shell| **shell == Shell::Blank).count()
                };
                self.brute.split(|clips| {
                    let mut one = Brute(vec![(1.0, clips.clone())]);
                    one.redraw(0, |shell| if shell == Shell::Live { 1.0 } else { part });
                    one.keep(|after| (blanks(after) != blanks(clips)) == changed);
                    one.0
                });
                if !self.brute.0.is_empty() {
                    self.branch(|world, memo| world.fill(memo, part, changed));
                }
            }
            6 => {
                self.brute.redraw(2, |_| 0.5);
                self.each(|world, memo| world.shake(memo));
            }
            7 => {
                self.brute.split(|clips| {
                    let live = clips[0].iter().filter(|shell| **shell == Shell::Live).count();
                    let all = orders(live, len - live);
                    let part = 1.0 / all.len() as f64;
                    let with = |order| {
                        let mut next = clips.clone();
                        next[0] = order;
                        (part, next)
                    };
                    all.into_iter().map(with).collect()
                });
                self.each(|world, _| assert!(world.shuffle()));
            }
            8 => {
                self.brute.change(|clips| clips.iter_mut().for_each(|clip| clip.sort()));
                self.each(|world, _| world.sort());
            }
            _ if self.extras < 3 && place(1) == 1 => {
                let copies: &[(usize, usize)] =
                    if self.extras == 0 { &[(0, 1)] } else { &[(0, 2), (1, 3)] };
                for &(from, to) in copies {
                    self.brute.change(|clips| clips[to] = clips[from].clone());
                    self.each(|world, memo| assert!(world.copy(memo, from, to)));
                    self.extras = self.extras.max(to);
                }
            }
            _ => {
                let totals: Vec<usize> = self
                    .brute
                    .0
                    .iter()
                    .map(|(_, clips)| clips.iter().map(Vec::len).sum())
                    .collect();
                let total = totals[place(totals.len() - 1)];
                if total > 9 {
                    return false;
                }
                self.brute.keep(|clips| clips.iter().map(Vec::len).sum::<usize>() == total);
                self.brute.change(|clips| {
                    let all = clips.iter().flatten().copied().collect();
                    *clips = [all, vec![], vec![], vec![]];
                });
                for rail in 1..=self.extras {
                    self.branch(|world, memo| {
                        let left = total as u8 - world.main_len().min(total as u8);
                        world.merge(memo, rail, |len| len <= left)
                    });
                }
                self.worlds.retain(|world| usize::from(world.main_len()) == total);
            }
        }
        if self.brute.0.is_empty() {
            self.brute = before;
            return false;
        }
        true
    }

    fn compare(&self, seed: u64) {
        let sum: f64 = self.worlds.iter().map(|world| world.weight).sum();
        for place in 0..self.main_len() {
            let mine: f64 =
                self.worlds.iter().map(|world| world.weight * world.odds(0, place as u8).0).sum();
            let true_one = self.brute.chance(|clips| clips[0][place] == Shell::Live);
            assert!((mine / sum - true_one).abs() < 1e-9, "seed {seed}, place {place}");
        }
        for rail in 1..=self.extras {
            let odds = |at: fn((f64, f64)) -> f64| {
                let each = self.worlds.iter().map(|world| world.weight * at(world.odds(rail, 0)));
                each.sum::<f64>() / sum
            };
            let live = self.brute.chance(|clips| clips[rail].first() == Some(&Shell::Live));
            let none = self.brute.chance(|clips| clips[rail].is_empty());
            assert!((odds(|odds| odds.0) - live).abs() < 1e-9, "seed {seed}, extra {rail}");
            assert!((odds(|odds| odds.1) - none).abs() < 1e-9, "seed {seed}, extra {rail}");
        }
        let count = self.main_len().min(3);
        for live in 0..=count {
            let mine = self.worlds.iter().map(|world| {
                world.weight * world.live_among(count as u8).get(live).copied().unwrap_or(0.0)
            });
            let true_one = self.brute.chance(|clips| {
                clips[0][..count].iter().filter(|shell| **shell == Shell::Live).count() == live
            });
            assert!((mine.sum::<f64>() / sum - true_one).abs() < 1e-9, "seed {seed}, {live} live");
        }
    }
}

#[test]
fn graphs_say_what_brute_force_says() {
    let mut steps = 0;
    for seed in 0..400 {
        let mut dice = Dice::stream(seed, "brute");
        let live = dice.below("live", 4) as usize;
        let blank = 4 - live;
        let extras = [0, 0, 1][dice.below("extras", 3) as usize];
        let mut both = Both {
            worlds: vec![World::loaded(live as u8, blank as u8, extras, &LIMITS)],
            brute: Brute::loaded(live, blank, extras),
            extras,
        };
        for _ in 0..7 {
            steps += usize::from(both.step(&mut dice));
            both.compare(seed);
        }
    }
    assert!(steps > 1500, "{steps}");
}
