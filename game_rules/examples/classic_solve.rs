//! Solves the Classic duel by value iteration over round starts and writes what Cruel goes by at the
//! end of a clip, `data/minds/classic.bin`. There is no chance in it: the same file every time.
//! `cargo run --release -p game_rules --example classic_solve -- FILE [HAND]`
//!
//! At a round start everything is public: HP, both hands and the turns the side not to act will lose.
//! From the winning chances at all round starts follow those at every point of a clip, shell by shell,
//! and from those of fresh clips the chances at round starts again, nearer to the truth. This is done
//! for hands of three tools first, then of more and more up to `HAND`: each begins with what was fitted
//! to the last. Hands of five take some 2 GB of memory, hands of six 4.

use std::{env, fs, time::Instant};

use game_rules::duel::classic::{
    Setup,
    prospects::{DAZES, MOST_HP, RECORD, TRAITS, Tools, UNIT, chance, logit, place, traits},
};

const KNIFE: usize = 0;
const EJECT: usize = 1;
const MALLET: usize = 2;
const PRAISE: usize = 3;
const LENS: usize = 4;
/// Sweeps over hands of one size. Each leaves about two fifths of the error.
const SWEEPS: usize = 6;
/// Of two hands, the one with a tool more counts for this much in the fit: rounds end with few.
const FEWER: f64 = 0.7;

/// Winning chances of the side to act: for every daze, its HP and the other side's a matrix of its
/// hands by the other side's.
type Layer = Vec<f32>;

/// A point of a clip, for the side that goes on and for the one that hands over the turn to a rival
/// who is not dazed.
struct Point {
    keep: Layer,
    pass: Layer,
}

/// What is left of a clip once a live shell, or a blank, has gone; none if there is none.
#[derive(Clone, Copy)]
struct Left<'a> {
    live: Option<&'a Point>,
    blank: Option<&'a Point>,
}

/// Everything of a position but the other side's hand.
#[derive(Clone, Copy)]
struct Spot {
    daze: usize,
    hp: usize,
    foe: usize,
    hand: usize,
}

struct Solver {
    /// So many tools fit into a hand.
    most: u8,
    hands: Vec<Tools>,
    /// The hand that is left when a tool of this kind is gone.
    without: Vec<[Option<usize>; 5]>,
    /// The hands after the gift, with their chances.
    gifted: Vec<Vec<(usize, f32)>>,
}

fn with(mut hand: Tools, kind: usize) -> Tools {
    hand[kind] += 1;
    hand
}

fn add(to: &mut [f32], part: f32, from: &[f32]) {
    to.iter_mut().zip(from).for_each(|(to, from)| *to += part * from);
}

/// Takes the better of two choices, the second being `one` with this chance and `two` otherwise.
fn better(to: &mut [f32], chance: f32, one: &[f32], two: &[f32]) {
    for ((to, one), two) in to.iter_mut().zip(one).zip(two) {
        let value = chance * one + (1.0 - chance) * two;
        *to = if value > *to { value } else { *to };
    }
}

impl Solver {
    fn new(most: u8) -> Solver {
        let mut hands: Vec<Tools> = vec![[0; 5]];
        let mut last = hands.clone();
        for _ in 0..most {
            last = last.iter().flat_map(|&hand| (0..5).map(move |kind| with(hand, kind))).collect();
            last.sort_unstable();
            last.dedup();
            hands.extend(&last);
        }
        let place = |hand: &Tools| hands.iter().position(|known| known == hand);
        let without = |hand: &Tools| {
            [0, 1, 2, 3, 4].map(|kind: usize| {
                let mut less = *hand;
                less[kind] = less[kind].checked_sub(1)?;
                place(&less)
            })
        };
        let gifted = |hand: &Tools| {
            let room = most - hand.iter().sum::<u8>();
            let mut after = vec![(*hand, 1.0f32)];
            for _ in 0..room.min(Setup::default().gift) {
                let more = |(hand, part)| (0..5).map(move |kind| (with(hand, kind), part / 5.0));
                after = after.into_iter().flat_map(more).collect();
            }
            after.iter().filter_map(|(hand, part)| Some((place(hand)?, *part))).collect()
        };
        Solver {
            most,
            without: hands.iter().map(without).collect(),
            gifted: hands.iter().map(gifted).collect(),
            hands,
        }
    }

    fn empty(&self) -> Layer {
        vec![0.0; DAZES * MOST_HP * MOST_HP * self.hands.len() * self.hands.len()]
    }

    /// Where the chances of a spot begin, one for every hand of the other side.
    fn at(&self, spot: Spot) -> usize {
        let Spot { daze, hp, foe, hand } = spot;
        let block = (daze * MOST_HP + hp - 1) * MOST_HP + foe - 1;
        (block * self.hands.len() + hand) * self.hands.len()
    }

    fn row<'a>(&self, layer: &'a [f32], spot: Spot) -> &'a [f32] {
        &layer[self.at(spot)..][..self.hands.len()]
    }

    fn point(&self, keep: Layer) -> Point {
        let count = self.hands.len();
        let mut pass = vec![0.0; keep.len() / DAZES];
        for hp in 1..=MOST_HP {
            for foe in 1..=MOST_HP {
                let to = self.at(Spot { daze: 0, hp, foe, hand: 0 });
                let from = self.at(Spot { daze: 0, hp: foe, foe: hp, hand: 0 });
                for own in 0..count {
                    for other in 0..count {
                        pass[to + own * count + other] = 1.0 - keep[from + other * count + own];
                    }
                }
            }
        }
        Point { keep, pass }
    }

    /// The chances of a side that has just shot and hands over the turn.
    fn passed<'a>(&self, point: &'a Point, spot: Spot) -> &'a [f32] {
        match spot.daze {
            0 => self.row(&point.pass, spot),
            daze => self.row(&point.keep, Spot { daze: daze - 1, ..spot }),
        }
    }

    /// A clip of which a share `live` is live, from what is left of it after its front shell.
    fn layer(&self, live: f32, left: Left<'_>) -> Layer {
        let count = self.hands.len();
        let mut layer = self.empty();
        // When nothing more is to be learned: of an unknown front shell, a live one, a blank.
        let mut here = [live, 1.0, 0.0].map(|_| vec![0.0f32; DAZES * count * count]);
        let mut healed = here.clone();
        let mut row = vec![0.0f32; count];
        for foe in 1..=MOST_HP {
            for hp in (1..=MOST_HP).rev() {
                std::mem::swap(&mut here, &mut healed);
                for daze in (0..DAZES).rev() {
                    for hand in 0..count {
                        let spot = Spot { daze, hp, foe, hand };
                        let to = (daze * count + hand) * count;
                        for (mode, live) in [live, 1.0, 0.0].into_iter().enumerate() {
                            self.act(&mut row, live, left, spot, &here[mode], &healed[mode]);
                            here[mode][to..to + count].copy_from_slice(&row);
                        }
                    }
                    for hand in 0..count {
                        self.learn(&mut layer, live, left, Spot { daze, hp, foe, hand }, &here);
                    }
                }
            }
        }
        layer
    }

    /// Praise, mallet, knives and the shot.
    fn act(
        &self,
        row: &mut [f32],
        live: f32,
        left: Left<'_>,
        spot: Spot,
        here: &[f32],
        healed: &[f32],
    ) {
        let Spot { daze, hp, foe, hand } = spot;
        let count = self.hands.len();
        let blank = left.blank.filter(|_| live < 1.0);
        let hit = left.live.filter(|_| live > 0.0);
        row.fill(0.0);
        if blank.is_none() && hit.is_none() {
            return;
        }
        // At oneself.
        if let Some(point) = blank {
            add(row, 1.0 - live, self.row(&point.keep, spot));
        }
        if let Some(point) = hit.filter(|_| hp > 1) {
            add(row, live, self.passed(point, Spot { hp: hp - 1, ..spot }));
        }
        // At the other side, with more and more knives.
        let sure = vec![1.0; count];
        let mut knives = Some(hand);
        for damage in 1..=foe {
            let Some(hand) = knives else { break };
            let miss = blank.map_or(&sure[..], |point| self.passed(point, Spot { hand, ..spot }));
            let wound = match hit {
                Some(point) if foe > damage => {
                    self.passed(point, Spot { hand, foe: foe - damage, ..spot })
                }
                _ => &sure,
            };
            better(row, live, wound, miss);
            knives = self.without[hand][KNIFE].filter(|_| live > 0.0);
        }
        let block = |daze: usize, hand: usize| (daze * count + hand) * count;
        if let Some(hand) = self.without[hand][PRAISE].filter(|_| hp < MOST_HP) {
            let luck = if hp <= 3 { 1.0 } else { 0.5f32.powi(hp as i32 - 3) };
            let from = block(daze, hand);
            better(row, luck, &healed[from..from + count], &here[from..from + count]);
        }
        if let Some(hand) = self.without[hand][MALLET].filter(|_| daze + 1 < DAZES) {
            let from = block(daze + 1, hand);
            better(row, 1.0, &here[from..from + count], &here[from..from + count]);
        }
    }

    /// Eject and lens before that.
    fn learn(
        &self,
        layer: &mut [f32],
        live: f32,
        left: Left<'_>,
        spot: Spot,
        here: &[Vec<f32>; 3],
    ) {
        let count = self.hands.len();
        let at = self.at(spot);
        let to = &mut layer[at..at + count];
        let acted =
            |mode: usize, hand: usize| &here[mode][(spot.daze * count + hand) * count..][..count];
        // What a front shell that is known to be live, or blank, promises with this hand.
        let known = |mode: usize, point: &Point, hand: usize| {
            let mut row = acted(mode, hand).to_vec();
            if let Some(hand) = self.without[hand][EJECT] {
                let ejected = self.row(&point.keep, Spot { hand, ..spot });
                better(&mut row, 1.0, ejected, ejected);
            }
            row
        };
        match (left.live, left.blank) {
            (Some(live), None) => to.copy_from_slice(&known(1, live, spot.hand)),
            (None, Some(blank)) => to.copy_from_slice(&known(2, blank, spot.hand)),
            (Some(one), Some(two)) => {
                to.copy_from_slice(acted(0, spot.hand));
                if let Some(hand) = self.without[spot.hand][EJECT] {
                    let next = Spot { hand, ..spot };
                    better(to, live, self.row(&one.keep, next), self.row(&two.keep, next));
                }
                if let Some(hand) = self.without[spot.hand][LENS] {
                    better(to, live, &known(1, one, hand), &known(2, two, hand));
                }
            }
            (None, None) => {}
        }
    }

    /// Chances at round starts from chances at round starts.
    fn sweep(&self, start: Layer) -> Layer {
        let limits = Setup::default().shells;
        let (most, fewest) = (usize::from(limits.max), usize::from(limits.min));
        let of_a_kind = usize::from(limits.max_live);
        let mut mean = self.empty();
        // Points of clips with so many shells, by live ones.
        let mut shorter = vec![Some(self.point(start))];
        for len in 1..=most {
            let mut points = Vec::new();
            for live in 0..=len {
                let fresh = len >= fewest && live > 0 && live < len;
                if live.max(len - live) > of_a_kind || len == most && !fresh {
                    points.push(None);
                    continue;
                }
                let left = Left {
                    live: live.checked_sub(1).and_then(|live| shorter.get(live)?.as_ref()),
                    blank: shorter.get(live).and_then(Option::as_ref),
                };
                let layer = self.layer(live as f32 / len as f32, left);
                if fresh {
                    let chance = ((most - fewest + 1) * (len - 1)) as f32;
                    add(&mut mean, 1.0 / chance, &layer);
                }
                points.push((len < most).then(|| self.point(layer)));
                // Nothing else comes from it.
                if let Some(live) = live.checked_sub(1) {
                    shorter[live] = None;
                }
            }
            shorter = points;
        }
        self.give(&mean)
    }

    /// The mean over the gifts to both sides.
    fn give(&self, mean: &[f32]) -> Layer {
        let count = self.hands.len();
        let mut start = vec![0.0; mean.len()];
        for (mean, start) in mean.chunks(count * count).zip(start.chunks_mut(count * count)) {
            let mut half = vec![0.0; count * count];
            for (half, gifted) in half.chunks_mut(count).zip(&self.gifted) {
                for &(hand, part) in gifted {
                    add(half, part, &mean[hand * count..][..count]);
                }
            }
            for (half, start) in half.chunks(count).zip(start.chunks_mut(count)) {
                for (to, gifted) in start.iter_mut().zip(&self.gifted) {
                    *to = gifted.iter().map(|&(hand, part)| part * half[hand]).sum();
                }
            }
        }
        start
    }
}

/// What of the logarithm of the odds hands explain, side by side: the start, and what each trait adds.
struct Fit {
    start: f64,
    worths: [Vec<f64>; 2],
}

impl Fit {
    fn value(&self, own: &[u8; TRAITS], other: &[u8; TRAITS]) -> f64 {
        let sum = |traits: &[u8; TRAITS], worths: &[f64]| -> f64 {
            traits.iter().zip(worths).map(|(&count, worth)| f64::from(count) * worth).sum()
        };
        self.start + sum(own, &self.worths[0]) + sum(other, &self.worths[1])
    }
}

/// How much each hand counts, together 1.
fn weights(hands: &[Tools]) -> Vec<f64> {
    let ways = |count: u8| (1..=count).map(f64::from).product::<f64>();
    let weight = |hand: &Tools| {
        let all: u8 = hand.iter().sum();
        let kinds: f64 = hand.iter().map(|&count| ways(count)).product();
        (FEWER / 5.0).powi(all.into()) * ways(all) / kinds
    };
    let sum: f64 = hands.iter().map(weight).sum();
    hands.iter().map(|hand| weight(hand) / sum).collect()
}

/// Least squares, one trait after the other until nothing moves any more.
fn regress(mut rest: Vec<f64>, traits: &[[u8; TRAITS]], weights: &[f64]) -> (f64, Vec<f64>) {
    let (mut start, mut worths) = (0.0, vec![0.0; TRAITS]);
    for _ in 0..300 {
        let mean: f64 = rest.iter().zip(weights).map(|(rest, weight)| rest * weight).sum();
        start += mean;
        rest.iter_mut().for_each(|rest| *rest -= mean);
        for (at, worth) in worths.iter_mut().enumerate() {
            let (mut along, mut square) = (0.0, 0.0);
            for ((traits, weight), rest) in traits.iter().zip(weights).zip(&rest) {
                let count = f64::from(traits[at]);
                along += weight * count * rest;
                square += weight * count * count;
            }
            // Hands of fewer tools know nothing of some traits.
            let step = if square > 0.0 { along / square } else { 0.0 };
            *worth += step;
            for (traits, rest) in traits.iter().zip(&mut rest) {
                *rest -= step * f64::from(traits[at]);
            }
        }
    }
    (start, worths)
}

impl Solver {
    fn traits(&self) -> Vec<[u8; TRAITS]> {
        self.hands.iter().map(|hand| traits(hand, self.most)).collect()
    }

    fn blocks(&self) -> usize {
        self.hands.len() * self.hands.len()
    }

    /// The fits of all dazes and HP, and how far they are off on average.
    fn fit(&self, start: &[f32]) -> (Vec<Fit>, f64) {
        let (traits, weights) = (self.traits(), weights(&self.hands));
        let count = self.hands.len();
        let mut error = 0.0;
        let blocks = start.chunks(self.blocks());
        let number = blocks.len() as f64;
        let fit = |block: &[f32]| {
            let (mut own, mut other, mut mean) = (vec![0.0; count], vec![0.0; count], 0.0);
            for (row, values) in block.chunks(count).enumerate() {
                for (column, &value) in values.iter().enumerate() {
                    let value = logit(value.into());
                    own[row] += weights[column] * value;
                    other[column] += weights[row] * value;
                    mean += weights[row] * weights[column] * value;
                }
            }
            let (first, own) = regress(own, &traits, &weights);
            let (second, other) = regress(other, &traits, &weights);
            let fit = Fit { start: first + second - mean, worths: [own, other] };
            for (row, values) in block.chunks(count).enumerate() {
                for (column, &value) in values.iter().enumerate() {
                    let off = chance(fit.value(&traits[row], &traits[column])) - f64::from(value);
                    error += weights[row] * weights[column] * off * off / number;
                }
            }
            fit
        };
        let fits = blocks.map(fit).collect();
        (fits, error.sqrt())
    }

    /// Chances at round starts as fits say.
    fn guess(&self, fits: &[Fit]) -> Layer {
        let traits = self.traits();
        let mut start = self.empty();
        for (block, fit) in start.chunks_mut(self.blocks()).zip(fits) {
            for (row, own) in block.chunks_mut(self.hands.len()).zip(&traits) {
                for (value, other) in row.iter_mut().zip(&traits) {
                    *value = chance(fit.value(own, other)) as f32;
                }
            }
        }
        start
    }
}

fn main() {
    let mut words = env::args().skip(1);
    let Some(file) = words.next() else {
        return eprintln!("classic_solve: where to write to?");
    };
    let most = words.next().and_then(|word| word.parse().ok()).unwrap_or(5).min(8);
    let hps = || {
        (0..DAZES).flat_map(|_| (0..MOST_HP).flat_map(|hp| (0..MOST_HP).map(move |foe| (hp, foe))))
    };
    let by_hp = |(hp, foe): (usize, usize)| Fit {
        start: 2.0 * ((hp as f64 + 1.5) / (foe as f64 + 1.0)).ln(),
        worths: [vec![0.0; TRAITS], vec![0.0; TRAITS]],
    };
    let mut fits: Vec<Fit> = hps().map(by_hp).collect();
    for tools in 3..=most {
        let solver = Solver::new(tools);
        let mut start = solver.guess(&fits);
        for sweep in 1..=SWEEPS {
            let begin = Instant::now();
            let next = solver.sweep(start.clone());
            let moved = next.iter().zip(&start).map(|(one, two)| (one - two).abs());
            let most = moved.fold(0.0, f32::max);
            start = next;
            let even = |hp| start[solver.at(Spot { daze: 0, hp, foe: hp, hand: 0 })];
            let (one, five) = (even(1), even(5));
            let took = begin.elapsed().as_secs_f64();
            println!(
                "{tools} tools, sweep {sweep}: 1/1 {one:.4}, 5/5 {five:.4}, moved {most:.4}, {took:.1} s"
            );
        }
        let (next, error) = solver.fit(&start);
        fits = next;
        println!("{tools} tools: fitted to {:.2} of 100", 100.0 * error);
    }
    let mut numbers = vec![0i16; DAZES * MOST_HP * MOST_HP * RECORD];
    for (at, fit) in fits.iter().enumerate() {
        let (daze, hp, foe) =
            (at / MOST_HP / MOST_HP, at / MOST_HP % MOST_HP + 1, at % MOST_HP + 1);
        let values = std::iter::once(&fit.start).chain(fit.worths.iter().flatten());
        for (number, value) in numbers[place(daze, hp, foe)..].iter_mut().zip(values) {
            *number = (value / UNIT).round() as i16;
        }
    }
    let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    match fs::write(&file, &bytes) {
        Ok(()) => println!("{file}: {} bytes", bytes.len()),
        Err(fault) => eprintln!("{file}: {fault}"),
    }
}
