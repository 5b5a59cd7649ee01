//! One way the clips may lie, with everything exchangeable kept together.
//!
//! A class is a group of shells of which only the number of live ones is a question: given that
//! number, every arrangement is equally likely. A fresh clip is one class with a known number, so a
//! clip of twenty shells is one hypothesis and not 184,756.

use crate::{dice::Dice, duel::Shell};

/// What lies at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Cell {
    /// Certain.
    Known(Shell),
    /// Member `id` of a class. The same member may lie in several clips: Twin Guns copies.
    Member { class: u8, id: u16 },
}

/// A group of shells: the chance of each number of live ones, from none to all.
pub(super) type Class = Vec<f64>;

/// One way the clips may lie.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hypothesis {
    pub weight: f64,
    /// Main, then the extra clips as far as they are not independent of everything else.
    pub rails: [Vec<Cell>; 4],
    pub classes: Vec<Class>,
    /// Bullet Catchers of both sides.
    pub catchers: [u32; 2],
    /// Whether the last untold dice shook the clip.
    pub shaken: bool,
}

/// The chance of a member of the class being live.
pub(super) fn live_share(class: &Class) -> f64 {
    let size = (class.len() - 1) as f64;
    class.iter().enumerate().map(|(live, chance)| live as f64 * chance).sum::<f64>() / size
}

/// Scales to a sum of 1 and returns the old sum.
fn normalise(class: &mut Class) -> f64 {
    let sum: f64 = class.iter().sum();
    if sum > 0.0 {
        class.iter_mut().for_each(|chance| *chance /= sum);
    }
    sum
}

/// The class after one of its members has left as `shell`; not yet scaled.
fn without(class: &Class, shell: Shell) -> Class {
    let size = class.len() - 1;
    (0..size)
        .map(|live| match shell {
            Shell::Live => class[live + 1] * (live + 1) as f64 / size as f64,
            Shell::Blank => class[live] * (size - live) as f64 / size as f64,
        })
        .collect()
}

fn class_of(cell: &Cell) -> Option<u8> {
    match cell {
        Cell::Member { class, .. } => Some(*class),
        Cell::Known(_) => None,
    }
}

fn position_or_push(list: &mut Vec<u8>, wanted: u8) -> usize {
    list.iter().position(|one| *one == wanted).unwrap_or_else(|| {
        list.push(wanted);
        list.len() - 1
    })
}

/// The number of live shells in two groups together.
fn convolve(one: &[f64], two: &[f64]) -> Vec<f64> {
    let mut sum = vec![0.0; one.len() + two.len() - 1];
    for (a, p) in one.iter().enumerate() {
        for (b, q) in two.iter().enumerate() {
            sum[a + b] += p * q;
        }
    }
    sum
}

impl Hypothesis {
    /// No shells anywhere.
    pub fn empty(catchers: [u32; 2]) -> Hypothesis {
        Hypothesis {
            weight: 1.0,
            rails: Default::default(),
            classes: Vec::new(),
            catchers,
            shaken: false,
        }
    }

    /// Adds a class and returns its cells.
    pub fn add_class(&mut self, class: Class) -> Vec<Cell> {
        let size = class.len() - 1;
        if size == 0 {
            return Vec::new();
        }
        let index = self.classes.len() as u8;
        self.classes.push(class);
        (0..size).map(|id| Cell::Member { class: index, id: id as u16 }).collect()
    }

    /// The chance that the shell at a place is live.
    pub fn live_at(&self, rail: usize, place: usize) -> f64 {
        match self.rails[rail][place] {
            Cell::Known(shell) => f64::from(u8::from(shell == Shell::Live)),
            Cell::Member { class, .. } => live_share(&self.classes[usize::from(class)]),
        }
    }

    /// The shell at this place is seen. The weight takes the chance of that.
    pub fn observe(&mut self, rail: usize, place: usize, shell: Shell) {
        match self.rails[rail][place] {
            Cell::Known(known) => {
                if known != shell {
                    self.weight = 0.0;
                }
            }
            member @ Cell::Member { class, .. } => {
                let group = &mut self.classes[usize::from(class)];
                *group = without(group, shell);
                self.weight *= normalise(group);
                for cell in self.rails.iter_mut().flatten().filter(|cell| **cell == member) {
                    *cell = Cell::Known(shell);
                }
            }
        }
    }

    /// The shell at this place goes without being seen.
    pub fn drop_cell(&mut self, rail: usize, place: usize) {
        let gone = self.rails[rail].remove(place);
        if let Cell::Member { class, .. } = gone
            && !self.rails.iter().flatten().any(|cell| *cell == gone)
        {
            let group = &mut self.classes[usize::from(class)];
            let (live, blank) = (without(group, Shell::Live), without(group, Shell::Blank));
            *group = live.iter().zip(&blank).map(|(live, blank)| live + blank).collect();
        }
    }

    /// Members of a class in a rail.
    fn members_in(&self, rail: usize, class: usize) -> usize {
        let is_member = |cell: &&Cell| matches!(cell, Cell::Member { class: of, .. } if usize::from(*of) == class);
        self.rails[rail].iter().filter(is_member).count()
    }

    /// Does the class lie in the main clip alone, all of it?
    pub fn only_in_main(&self, class: usize) -> bool {
        let size = self.classes[class].len() - 1;
        self.members_in(0, class) == size && (1..4).all(|rail| self.members_in(rail, class) == 0)
    }

    /// Is the main clip one single class that lies nowhere else?
    pub fn main_is_one_class(&self) -> Option<usize> {
        match self.rails[0].first()? {
            Cell::Member { class, .. } => {
                let class = usize::from(*class);
                let whole = self.members_in(0, class) == self.rails[0].len();
                (whole && self.only_in_main(class)).then_some(class)
            }
            Cell::Known(_) => None,
        }
    }

    /// Has the rail a member of the class?
    pub fn has_member(&self, rail: usize, class: usize) -> bool {
        self.members_in(rail, class) > 0
    }

    /// Does the rail hold all members of the class?
    pub fn whole_in(&self, rail: usize, class: usize) -> bool {
        self.members_in(rail, class) == self.classes[class].len() - 1
    }

    /// Live shells of a rail whose classes are certain in number and lie in it whole.
    pub fn sure_count(&self, rail: usize) -> usize {
        let live = |cell: &&Cell| **cell == Cell::Known(Shell::Live);
        let known = self.rails[rail].iter().filter(live).count();
        let classes = (0..self.classes.len()).filter(|&class| self.has_member(rail, class));
        known
            + classes
                .map(|class| {
                    self.classes[class].iter().position(|chance| *chance > 0.5).unwrap_or(0)
                })
                .sum::<usize>()
    }

    /// The main clip, one class alone, with one more shell somewhere.
    pub fn grown(&self, class: usize, shell: Shell) -> Hypothesis {
        let mut next = self.clone();
        let group = &mut next.classes[class];
        match shell {
            Shell::Live => group.insert(0, 0.0),
            Shell::Blank => group.push(0.0),
        }
        let id = next.rails[0].len() as u16;
        next.rails[0] = (0..=id).map(|id| Cell::Member { class: class as u8, id }).collect();
        next
    }

    /// Numbers classes and members in the order they lie, and forgets those that lie nowhere.
    pub fn rename(&mut self) {
        let mut classes: Vec<u8> = Vec::new();
        let mut members: Vec<Cell> = Vec::new();
        for cell in self.rails.iter_mut().flatten() {
            let Cell::Member { class, .. } = *cell else { continue };
            let new_class = position_or_push(&mut classes, class) as u8;
            let mine = members.iter().filter(|member| class_of(member) == Some(class)).count();
            let id = match members.iter().position(|member| member == cell) {
                Some(at) => {
                    members[..at].iter().filter(|member| class_of(member) == Some(class)).count()
                }
                None => {
                    members.push(*cell);
                    mine
                }
            };
            *cell = Cell::Member { class: new_class, id: id as u16 };
        }
        let old = std::mem::take(&mut self.classes);
        self.classes = classes.into_iter().map(|class| old[usize::from(class)].clone()).collect();
    }

    /// Takes another hypothesis in if both differ in one class at most.
    pub fn absorb(&mut self, other: &Hypothesis) -> bool {
        let like = self.rails == other.rails
            && self.catchers == other.catchers
            && self.shaken == other.shaken
            && self.classes.len() == other.classes.len();
        if !like {
            return false;
        }
        let mut differing =
            (0..self.classes.len()).filter(|&at| self.classes[at] != other.classes[at]);
        match (differing.next(), differing.next()) {
            (None, _) => {}
            (Some(at), None) => {
                let sum = self.weight + other.weight;
                let (mine, theirs) = (self.weight / sum, other.weight / sum);
                for (chance, their) in self.classes[at].iter_mut().zip(&other.classes[at]) {
                    *chance = *chance * mine + their * theirs;
                }
            }
            _ => return false,
        }
        self.weight += other.weight;
        true
    }

    /// How many ways there are of spelling it out, at most.
    pub fn ways(&self) -> usize {
        let arrangements = |class: &Class| {
            let size = class.len() - 1;
            let choose = |live: usize| {
                (0..live).fold(1.0, |ways, at| ways * (size - at) as f64 / (at + 1) as f64)
            };
            let live = class.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
            live.map(|(live, _)| choose(live)).sum::<f64>()
        };
        self.classes.iter().map(arrangements).product::<f64>() as usize
    }

    /// One of the ways of spelling it out, drawn by chance; the weight is 1.
    pub fn one_way(&self, dice: &mut Dice) -> Hypothesis {
        let mut next = self.clone();
        for rail in 0..4 {
            for place in 0..next.rails[rail].len() {
                let cases = (next.live_at(rail, place) * (1u64 << 53) as f64) as u64;
                let live = dice.chance("sample", cases, 1 << 53);
                next.observe(rail, place, if live { Shell::Live } else { Shell::Blank });
            }
        }
        next.weight = 1.0;
        next
    }

    /// Splits a class until its number of live shells is certain.
    pub fn by_count(&self, class: usize) -> Vec<Hypothesis> {
        let group = &self.classes[class];
        let split = |(live, chance): (usize, &f64)| {
            (*chance > 0.0).then(|| {
                let mut next = self.clone();
                next.weight *= chance;
                next.classes[class] =
                    (0..group.len()).map(|count| f64::from(u8::from(count == live))).collect();
                next
            })
        };
        group.iter().enumerate().filter_map(split).collect()
    }

    /// Splits everything until every shell is certain.
    pub fn spelled_out(&self) -> Vec<Hypothesis> {
        let open = (0..4)
            .flat_map(|rail| (0..self.rails[rail].len()).map(move |place| (rail, place)))
            .find(|&(rail, place)| matches!(self.rails[rail][place], Cell::Member { .. }));
        let Some((rail, place)) = open else { return vec![self.clone()] };
        [Shell::Live, Shell::Blank]
            .into_iter()
            .filter_map(|shell| {
                let mut next = self.clone();
                next.observe(rail, place, shell);
                (next.weight > 0.0).then(|| next.spelled_out())
            })
            .flatten()
            .collect()
    }

    /// The chance of each number of live shells in the main clip; all of its classes lie there.
    pub fn main_count(&self) -> Vec<f64> {
        let mut count = vec![1.0];
        for cell in &self.rails[0] {
            if let Cell::Known(shell) = cell {
                let live = f64::from(u8::from(*shell == Shell::Live));
                count = convolve(&count, &[1.0 - live, live]);
            }
        }
        for (index, class) in self.classes.iter().enumerate() {
            if self.members_in(0, index) > 0 {
                count = convolve(&count, class);
            }
        }
        count
    }

    /// Fill Live: every blank of the main clip, all of whose classes lie there alone, becomes live
    /// with chance `part`; returns what it may have led to, given whether anything changed.
    pub fn filled(&self, part: f64, changed: bool) -> Vec<Hypothesis> {
        let mut groups: Vec<Group> = (0..self.classes.len())
            .filter(|&class| self.members_in(0, class) > 0)
            .map(Group::Class)
            .collect();
        let blanks = self.rails[0].iter().enumerate();
        groups.extend(
            blanks
                .filter(|(_, cell)| **cell == Cell::Known(Shell::Blank))
                .map(|(place, _)| Group::Place(place)),
        );
        let mut untouched = self.clone();
        let mut results = Vec::new();
        for (index, &group) in groups.iter().enumerate() {
            // The first group that changes: those before it did not, those behind it may have.
            let mut next = untouched.clone();
            next.fill_group(group, part, Some(true));
            for &later in &groups[index + 1..] {
                next.fill_group(later, part, None);
            }
            results.push(next);
            untouched.fill_group(group, part, Some(false));
        }
        if changed {
            results.retain(|hypothesis| hypothesis.weight > 0.0);
            results
        } else {
            vec![untouched]
        }
    }

    fn fill_group(&mut self, group: Group, part: f64, changed: Option<bool>) {
        match group {
            Group::Class(class) => {
                let old = &self.classes[class];
                let size = old.len() - 1;
                let mut new = vec![0.0; size + 1];
                for (live, chance) in old.iter().enumerate() {
                    let flips = binomial(size - live, part);
                    for (more, flip) in flips.iter().enumerate() {
                        if changed.is_none_or(|changed| changed == (more > 0)) {
                            new[live + more] += chance * flip;
                        }
                    }
                }
                self.weight *= normalise(&mut new);
                self.classes[class] = new;
            }
            Group::Place(place) => match changed {
                Some(true) => {
                    self.weight *= part;
                    self.rails[0][place] = Cell::Known(Shell::Live);
                }
                Some(false) => self.weight *= 1.0 - part,
                None => {
                    let cells = self.add_class(vec![1.0 - part, part]);
                    self.rails[0][place] = cells[0];
                }
            },
        }
    }
}

#[derive(Clone, Copy)]
enum Group {
    Class(usize),
    Place(usize),
}

/// The chance of each number of successes in `n` tries.
pub(super) fn binomial(n: usize, part: f64) -> Vec<f64> {
    let mut chances = vec![1.0];
    for _ in 0..n {
        chances = convolve(&chances, &[1.0 - part, part]);
    }
    chances
}
