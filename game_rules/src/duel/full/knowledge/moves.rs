//! What can happen to shells, as changes of a [`Graph`](super::graph::Graph).

use super::graph::{Arc, Builder, END, GraphStep, Letter, Machine, Strand, stop};
use crate::duel::Shell;

/// One change. Places count the shells of a strand from its front.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Move {
    /// The shell at `place` is seen (or not) and stays (or goes).
    See { strand: Strand, place: u8, shell: Option<Shell>, stays: bool },
    /// There are exactly `len` shells.
    Length { strand: Strand, len: u8 },
    /// A shell of this kind goes, from any place with chance `part`.
    Take { strand: Strand, shell: Shell, part: f64 },
    /// A shell goes in, of any kind if none is named; a shaking one shakes the shell behind it.
    Put { strand: Strand, shell: Option<Shell>, gap: Gap, shakes: bool },
    /// Every blank of these strands becomes live with chance `part`, and some did or none did.
    Fill { strands: Vec<Strand>, part: f64, changed: Option<bool> },
    /// These strands get the shells of those.
    Copy { pairs: Vec<(Strand, Strand)> },
    /// The shells from `keep` on go; as many as `coins` come instead, live or blank by chance.
    Shake { strand: Strand, keep: u8, coins: u8 },
    /// All shells of these strands become `size` shells of `to` in any order; `more` has the chances
    /// of live ones that come from elsewhere.
    Scoop { strands: Vec<Strand>, to: Strand, size: u8, more: Vec<f64> },
}

/// Where a shell goes in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Gap {
    /// Before the shell at this place.
    At(u8),
    /// Before any shell with chance `part`, and behind the last one too if `tail`.
    Any { part: f64, tail: bool },
}

/// A machine that has nothing more to do.
const DONE: u8 = u8::MAX;

const KINDS: [Shell; 2] = [Shell::Live, Shell::Blank];

/// The kinds a shell may have, with their chances.
fn kinds(shell: Option<Shell>) -> Vec<(Shell, f64)> {
    match shell {
        Some(shell) => vec![(shell, 1.0)],
        None => KINDS.map(|shell| (shell, 0.5)).to_vec(),
    }
}

impl Machine for Move {
    type Memory = u8;

    fn start(&self) -> u8 {
        0
    }

    fn is_done(&self, memory: u8) -> bool {
        memory == DONE && !matches!(self, Move::Fill { .. } | Move::Scoop { .. })
    }

    fn read(&self, memory: u8, letter: Letter, write: &mut dyn FnMut(GraphStep<u8>)) {
        let on = GraphStep::new(memory, letter, 1.0);
        match *self {
            Move::See { strand, place, shell, stays } => match letter.of(strand) {
                Some(found) if memory == place => {
                    if shell.is_none_or(|shell| shell == found) {
                        let letter = if stays { letter } else { letter.without(strand) };
                        write(GraphStep::new(DONE, letter, 1.0));
                    }
                }
                Some(_) if memory != DONE => write(GraphStep::new(memory + 1, letter, 1.0)),
                _ => write(on),
            },
            Move::Length { strand, len } => match letter.of(strand) {
                Some(_) if memory < len => write(GraphStep::new(memory + 1, letter, 1.0)),
                Some(_) => {}
                None => write(on),
            },
            Move::Take { strand, shell, part } => {
                if memory != DONE && letter.of(strand) == Some(shell) {
                    write(GraphStep::new(DONE, letter.without(strand), part));
                }
                write(on);
            }
            Move::Put { strand, shell, gap, shakes } => {
                if memory == DONE || letter.of(strand).is_none() {
                    return write(on);
                }
                let (here, rest) = match gap {
                    Gap::At(place) if memory == place => (1.0, None),
                    Gap::At(_) => (0.0, Some(memory + 1)),
                    Gap::Any { part, .. } => (part, Some(memory)),
                };
                if let Some(memory) = rest {
                    write(GraphStep::new(memory, letter, 1.0));
                }
                if here > 0.0 {
                    put(strand, shell, shakes, here, letter, write);
                }
            }
            Move::Fill { ref strands, part, .. } => fill(strands, part, memory, letter, write),
            Move::Copy { ref pairs } => {
                let copied = pairs.iter().fold(letter, |copied, &(from, to)| {
                    letter.of(from).map_or(copied, |shell| copied.with(to, shell))
                });
                write(GraphStep::new(memory, copied, 1.0));
            }
            Move::Shake { strand, keep, .. } => match letter.of(strand) {
                Some(_) if memory >= keep => {
                    write(GraphStep::new(memory, letter.without(strand), 1.0));
                }
                Some(_) => write(GraphStep::new(memory + 1, letter, 1.0)),
                None => write(on),
            },
            Move::Scoop { ref strands, .. } => {
                let live = strands.iter().filter(|&&own| letter.of(own) == Some(Shell::Live));
                let live = live.count() as u8;
                let rest = strands.iter().fold(letter, |rest, &own| rest.without(own));
                write(GraphStep::new(memory + live, rest, 1.0));
            }
        }
    }

    fn end(&self, memory: u8, builder: &mut Builder) -> Vec<Arc> {
        let done = match *self {
            Move::See { .. } | Move::Take { .. } => memory == DONE,
            Move::Length { len, .. } => memory == len,
            Move::Fill { changed, .. } => changed.is_none_or(|changed| changed == (memory == DONE)),
            Move::Copy { .. } => true,
            Move::Put { strand, shell, gap, .. } => {
                let part = match gap {
                    _ if memory == DONE => return stop(),
                    Gap::At(place) => f64::from(u8::from(memory == place)),
                    Gap::Any { part, tail } => part * f64::from(u8::from(tail)),
                };
                let arc = |(shell, chance): (Shell, f64)| Arc {
                    to: END,
                    letter: Letter::one(strand, shell),
                    weight: part * chance,
                };
                return kinds(shell).into_iter().map(arc).collect();
            }
            Move::Shake { strand, coins, .. } => {
                let mut to = END;
                for _ in 0..coins {
                    let arc = |shell| Arc { to, letter: Letter::one(strand, shell), weight: 0.5 };
                    to = builder.state(&KINDS.map(arc)).0;
                }
                return vec![Arc { to, letter: Letter::NONE, weight: 1.0 }];
            }
            Move::Scoop { to, size, ref more, .. } => {
                return scooped(usize::from(memory), to, usize::from(size), more, builder);
            }
        };
        if done { stop() } else { Vec::new() }
    }
}

/// A shell goes in before this letter.
fn put(
    strand: Strand,
    shell: Option<Shell>,
    shakes: bool,
    chance: f64,
    letter: Letter,
    write: &mut dyn FnMut(GraphStep<u8>),
) {
    for (new, part) in kinds(shell) {
        let next = if shakes { None } else { letter.of(strand) };
        for (next, odds) in kinds(next) {
            write(GraphStep {
                memory: DONE,
                before: Letter::one(strand, new),
                letter: letter.with(strand, next),
                weight: chance * part * odds,
            });
        }
    }
}

/// Every blank of these strands may become live.
fn fill(
    strands: &[Strand],
    part: f64,
    memory: u8,
    letter: Letter,
    write: &mut dyn FnMut(GraphStep<u8>),
) {
    let mut ways = vec![(memory, letter, 1.0)];
    for &strand in strands.iter().filter(|&&own| letter.of(own) == Some(Shell::Blank)) {
        for at in 0..ways.len() {
            let (memory, letter, weight) = ways[at];
            ways[at] = (memory, letter, weight * (1.0 - part));
            ways.push((DONE, letter.with(strand, Shell::Live), weight * part));
        }
    }
    ways.into_iter()
        .for_each(|(memory, letter, weight)| write(GraphStep::new(memory, letter, weight)));
}

/// The arcs to `size` shells in any order, of which `live` and some more are live.
pub(super) fn scooped(
    live: usize,
    to: Strand,
    size: usize,
    more: &[f64],
    builder: &mut Builder,
) -> Vec<Arc> {
    let chances = more.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
    chances
        .filter(|(more, _)| live + more <= size)
        .map(|(more, &weight)| {
            let start = builder.shuffled(to, live + more, size - live - more);
            Arc { to: start, letter: Letter::NONE, weight }
        })
        .collect()
}
