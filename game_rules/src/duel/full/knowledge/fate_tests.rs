//! Untold dice, breath, fainting and daze against brute force: every way everything may be is written
//! out, and whatever is seen of it is held against all of them.

use super::{Belief, breath::Breath};
use crate::{
    dice::Dice,
    duel::{
        Aim, EVIL, HUMAN, Shell, Tool,
        full::{Body, Event, Mode},
    },
    game::Seat,
};

const SEATS: [Seat; 2] = [HUMAN, EVIL];

/// One way everything may be.
#[derive(Clone, Debug, PartialEq, PartialOrd)]
struct Way {
    main: Vec<Shell>,
    hp: [i128; 2],
    wounds: [u8; 2],
    breath: [u8; 2],
    daze: [u32; 2],
    boost: [u32; 2],
    rattled: [u32; 2],
}

impl Way {
    fn hint(&self) -> Option<Seat> {
        SEATS.into_iter().find(|seat| self.daze[seat.index()] > 0)
    }
}

type Ways = Vec<(f64, Way)>;

/// What is seen of a shot.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Seen {
    shell: Shell,
    hp: i128,
    next: Seat,
    hint: Option<Seat>,
}

/// 11, as far as nothing of it is told; in ways of 216.
fn throw(way: &Way, seat: Seat) -> Ways {
    let (own, rival) = (seat.index(), seat.other().index());
    let with = |ways: f64, change: &dyn Fn(&mut Way)| {
        let mut next = way.clone();
        change(&mut next);
        (ways, next)
    };
    let mut all = vec![
        with(1.0, &|way| way.rattled[own] += 2),
        with(25.0, &|way| way.breath[own] = (way.breath[own] + 1).min(32)),
        with(27.0, &|way| way.breath[own] = (way.breath[own] + 2).min(32)),
        with(12.5, &|way| way.boost[own] += 2),
        with(5.0, &|way| way.daze[rival] += 1),
        with(10.0, &|way| way.daze[rival] += 2),
        with(30.0, &|_| {}),
    ];
    let loose = way.main.len().saturating_sub(2);
    for shells in 0..1u32 << loose {
        all.push(with(6.0 / f64::from(1u32 << loose), &|way| {
            for at in 0..loose {
                way.main[at + 2] = if shells >> at & 1 == 1 { Shell::Live } else { Shell::Blank };
            }
        }));
    }
    all
}

/// 7.5.3 for so many points.
fn wound(way: Way, victim: usize, points: u32) -> Ways {
    let mut ways = vec![(1.0, way)];
    for _ in 0..points {
        ways = ways
            .into_iter()
            .flat_map(|(weight, way)| {
                let double = f64::from(way.wounds[victim]) / 8.0;
                let (mut two, mut one) = (way.clone(), way);
                two.hp[victim] -= 2;
                one.hp[victim] -= 1;
                one.wounds[victim] += 1;
                [(weight * double, two), (weight * (1.0 - double), one)]
            })
            .filter(|(weight, _)| *weight > 0.0)
            .collect();
    }
    ways
}

/// Section 7 of one shell, with nothing that blows back, catches or stops it.
fn shoot(way: &Way, seat: Seat, aim: Aim) -> Vec<(f64, Way, Seen)> {
    let mut way = way.clone();
    let own = seat.index();
    let victim = aim.target(seat).index();
    way.breath[own] = way.breath[own].saturating_sub(1);
    let shell = way.main.remove(0);
    let kept = aim == Aim::Own && shell == Shell::Blank;
    let mut next = if kept { seat } else { seat.other() };
    while way.daze[next.index()] > 0 {
        way.daze[next.index()] -= 1;
        next = next.other();
    }
    let points = if shell == Shell::Live { 1 + way.boost[own] } else { 0 };
    let mut ways = wound(way, victim, points);
    for at in 0..2 {
        let recovers = |way: &Way| {
            if way.breath[at] < 32 { 1.0 / f64::from(way.wounds[at] + 1) } else { 0.0 }
        };
        ways = forked(ways, recovers, |way| way.breath[at] += 1);
    }
    for at in 0..2 {
        let faints = |way: &Way| f64::from(8u8.saturating_sub(way.breath[at])) / 8.0;
        ways = forked(ways, faints, |way| way.daze[at] += 1);
    }
    let seen = |(weight, mut way): (f64, Way)| {
        way.boost[own] = 0;
        let seen = Seen { shell, hp: way.hp[victim], next, hint: way.hint() };
        (weight, way, seen)
    };
    ways.into_iter().map(seen).collect()
}

fn forked(ways: Ways, chance: impl Fn(&Way) -> f64, change: impl Fn(&mut Way)) -> Ways {
    ways.into_iter()
        .flat_map(|(weight, way)| {
            let chance = chance(&way);
            let mut changed = way.clone();
            change(&mut changed);
            [(weight * chance, changed), (weight * (1.0 - chance), way)]
        })
        .filter(|(weight, _)| *weight > 0.0)
        .collect()
}

/// The belief of somebody who watches, beside brute force.
struct Both {
    belief: Belief,
    ways: Ways,
    turn: Seat,
    hint: Option<Seat>,
}

impl Both {
    fn begin(live: usize, blank: usize, breath: [u8; 2], wounds: [u8; 2]) -> Both {
        let mut belief = Belief::new(Mode::numbered(4).unwrap(), false);
        let hp = [40, 40];
        let given = |_, own: &Breath| own.with(HUMAN, |_| breath[0]).with(EVIL, |_| breath[1]);
        belief.shells.breathe(given);
        for seat in SEATS {
            let at = seat.index();
            let (breath, wounds) = (breath[at], wounds[at]);
            belief.bodies.reveal(seat, &Body { breath, wounds, ..Body::fresh() });
        }
        let mut both = Both { belief, ways: Vec::new(), turn: HUMAN, hint: None };
        let [daze, boost, rattled] = [[0; 2]; 3];
        both.ways = vec![(1.0, Way { main: Vec::new(), hp, wounds, breath, daze, boost, rattled })];
        let mut log = both.load(live, blank);
        log.push(Event::Turn { seat: HUMAN, dazed: None });
        both.see(&log);
        both
    }

    fn see(&mut self, log: &[Event]) {
        self.belief.see_all(log);
    }

    /// A round begins; what it always says.
    fn load(&mut self, live: usize, blank: usize) -> Vec<Event> {
        let mut orders = Vec::new();
        for bits in 0..1u32 << (live + blank) {
            if bits.count_ones() as usize == live {
                let shell = |at| if bits >> at & 1 == 1 { Shell::Live } else { Shell::Blank };
                orders.push((0..live + blank).map(shell).collect::<Vec<Shell>>());
            }
        }
        let part = 1.0 / orders.len() as f64;
        let loaded = |(weight, way): &(f64, Way)| {
            let with = |main: &Vec<Shell>| {
                let rattled = way.rattled.map(|rounds| rounds.saturating_sub(1));
                (weight * part, Way { main: main.clone(), rattled, ..way.clone() })
            };
            orders.iter().map(with).collect::<Ways>()
        };
        self.ways = self.ways.iter().flat_map(loaded).collect();
        let first = &self.ways[0].1;
        let standing = SEATS.map(|seat| Event::Standing {
            seat,
            hp: first.hp[seat.index()],
            wounds: first.wounds[seat.index()],
        });
        let loaded = Event::Loaded { live: live as u8, blank: blank as u8 };
        vec![Event::Round { number: 1 }, standing[0], standing[1], loaded]
    }

    fn tidy(&mut self) {
        self.ways.sort_by(|one, two| one.1.partial_cmp(&two.1).unwrap());
        self.ways.dedup_by(|one, two| {
            let same = one.1 == two.1;
            two.0 += if same { one.0 } else { 0.0 };
            same
        });
        let sum: f64 = self.ways.iter().map(|(weight, _)| weight).sum();
        self.ways.iter_mut().for_each(|(weight, _)| *weight /= sum);
    }

    fn throw(&mut self, dice: &mut Dice) {
        let seat = self.turn;
        self.ways.retain(|(_, way)| way.rattled[seat.index()] == 0);
        let all = self.ways.iter().flat_map(|(weight, way)| {
            throw(way, seat).into_iter().map(move |(part, way)| (weight * part, way))
        });
        let all: Ways = all.collect();
        let hint = drawn(all.iter().map(|(weight, way)| (*weight, way.hint())), dice);
        self.ways = all.into_iter().filter(|(_, way)| way.hint() == hint).collect();
        self.tidy();
        let mut log = vec![
            Event::Spent { seat, slot: 0, tool: Tool::ThreeDice, last: false },
            Event::Thrown { seat, bare: false },
        ];
        if hint != self.hint {
            log.push(Event::Hint { dazed: hint });
        }
        self.hint = hint;
        self.see(&log);
    }

    /// A shot; a new round behind the last shell.
    fn shoot(&mut self, aim: Aim, dice: &mut Dice) {
        let seat = self.turn;
        let all: Vec<(f64, Way, Seen)> = self
            .ways
            .iter()
            .flat_map(|(weight, way)| {
                let after = shoot(way, seat, aim).into_iter();
                after.map(move |(part, way, seen)| (weight * part, way, seen))
            })
            .collect();
        let seen = drawn(all.iter().map(|(weight, _, seen)| (*weight, *seen)), dice);
        let fitting = all.into_iter().filter(|(_, _, other)| *other == seen);
        self.ways = fitting.map(|(weight, way, _)| (weight, way)).collect();
        self.tidy();
        let (victim, hp) = (aim.target(seat), seen.hp);
        let bullet = match seen.shell {
            Shell::Live => {
                Event::Hit { seat: victim, rail: 0, blown: false, reflected: false, lost: None, hp }
            }
            Shell::Blank => Event::Clicked { seat: victim, rail: 0, blown: false },
        };
        // All of it is seen at once: what belongs to a shot lies behind it in the log.
        let mut log = vec![Event::Shot { seat, aim }, bullet];
        if self.ways[0].1.main.is_empty() {
            let wounds = drawn(self.ways.iter().map(|(weight, way)| (*weight, way.wounds)), dice);
            self.ways.retain(|(_, way)| way.wounds == wounds);
            self.tidy();
            log.extend(self.load(2, 2));
        }
        log.push(Event::Turn { seat: seen.next, dazed: seen.hint });
        self.see(&log);
        (self.turn, self.hint) = (seen.next, seen.hint);
    }

    fn compare(&self, seed: u64) {
        let shells = self.belief.shells();
        assert!(shells.is_exact(), "seed {seed}: not exact");
        for place in 0..self.ways[0].1.main.len() {
            let live = self.ways.iter().filter(|(_, way)| way.main[place] == Shell::Live);
            let truth: f64 = live.map(|(weight, _)| weight).sum();
            let mine = shells.live_at(place);
            assert!((mine - truth).abs() < 1e-9, "seed {seed}, place {place}: {mine} for {truth}");
        }
    }
}

fn drawn<T>(cases: impl Iterator<Item = (f64, T)>, dice: &mut Dice) -> T {
    let cases: Vec<(f64, T)> = cases.collect();
    let sum: f64 = cases.iter().map(|(weight, _)| weight).sum();
    let mut rest = dice.below("case", 1 << 53) as f64 / (1u64 << 53) as f64 * sum;
    let last = cases.len() - 1;
    for (at, (weight, case)) in cases.into_iter().enumerate() {
        rest -= weight;
        if rest < 0.0 || at == last {
            return case;
        }
    }
    unreachable!("something is drawn")
}

/// Somebody who threw untold dice and still has a choice was not rattled by them; what is left is
/// all there is, for eyes that see no body at all.
#[test]
fn chances_add_up_once_rattled_worlds_are_out() {
    let mut both = Both::begin(4, 0, [32; 2], [0; 2]);
    both.see(&[
        Event::Spent { seat: HUMAN, slot: 0, tool: Tool::ThreeDice, last: false },
        Event::Thrown { seat: HUMAN, bare: false },
    ]);
    both.belief.shells.not_rattled(HUMAN);
    let sum: f64 = both.belief.shells.worlds().iter().map(|world| world.weight).sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    let front = both.belief.shells().live_at(0);
    assert!((front - 1.0).abs() < 1e-12, "a certain live shell shows {front}");
}

/// Two dice in a clip, and sides so short of breath that they faint again and again.
#[test]
fn untold_dice_and_fainting_say_what_brute_force_says() {
    let (mut throws, mut shots) = (0, 0);
    for seed in 0..150 {
        let mut dice = Dice::stream(seed, "fate");
        let mut below = |most| dice.below("way", most);
        let breath = [(3 + below(8)) as u8, (3 + below(30)) as u8];
        let wounds = [below(4) as u8, below(7) as u8];
        let mut both = Both::begin(2 + below(2) as usize, 2, breath, wounds);
        let mut left = 2;
        for _ in 0..9 {
            if left > 0 && dice.below("throw", 3) == 0 {
                both.throw(&mut dice);
                (left, throws) = (left - 1, throws + 1);
            } else {
                let aim = if dice.below("aim", 2) == 0 { Aim::Own } else { Aim::Foe };
                both.shoot(aim, &mut dice);
                shots += 1;
            }
            both.compare(seed);
        }
    }
    assert!(throws > 200 && shots > 900, "{throws} throws, {shots} shots");
}
