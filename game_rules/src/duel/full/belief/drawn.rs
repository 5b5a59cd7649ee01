//! An extra clip that was loaded unseen: neither its length nor its counts were announced.

use crate::duel::{ClipLimits, Shell};

/// The chance of every (shells left, live ones among them); given both, any order is equally
/// likely, the front shell aside if it has been seen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drawn {
    /// `chances[len][live]`, the seen front shell not counted.
    chances: Vec<Vec<f64>>,
    front: Option<Shell>,
    sorted: bool,
}

impl Drawn {
    /// As the mode loads it (4.1).
    pub fn fresh(limits: &ClipLimits) -> Drawn {
        let most = usize::from(limits.max);
        let mut chances: Vec<Vec<f64>> = (0..=most).map(|len| vec![0.0; len + 1]).collect();
        let lengths = f64::from(limits.max - limits.min + 1);
        for len in limits.min..=limits.max {
            let fewest = limits.min_blank.max(len.saturating_sub(limits.max_live));
            let blanks = fewest..=len - limits.min_live;
            let count = blanks.clone().count() as f64;
            for blank in blanks {
                chances[usize::from(len)][usize::from(len - blank)] = 1.0 / lengths / count;
            }
        }
        Drawn { chances, front: None, sorted: false }
    }

    fn scale(&mut self) -> f64 {
        let sum: f64 = self.chances.iter().flatten().sum();
        if sum > 0.0 {
            self.chances.iter_mut().flatten().for_each(|chance| *chance /= sum);
        }
        sum
    }

    /// It holds a shell, or does not.
    pub fn learn_empty(&mut self, empty: bool) -> f64 {
        if self.front.is_some() {
            return if empty { 0.0 } else { 1.0 };
        }
        for (len, row) in self.chances.iter_mut().enumerate() {
            if (len == 0) != empty {
                row.fill(0.0);
            }
        }
        self.scale()
    }

    /// The chance of the front shell being live, and of there being none.
    pub fn front_chances(&self) -> (f64, f64) {
        match self.front {
            Some(shell) => (f64::from(u8::from(shell == Shell::Live)), 0.0),
            None => {
                let live = self.after(Some(Shell::Live)).iter().flatten().sum();
                (live, self.chances[0][0])
            }
        }
    }

    /// The front shell is seen and stays.
    pub fn peek(&mut self, shell: Shell) -> f64 {
        let chance = self.take(Some(shell));
        self.front = Some(shell);
        chance
    }

    /// The front shell goes, seen or unseen. Returns the chance of that.
    pub fn take(&mut self, shell: Option<Shell>) -> f64 {
        if let Some(front) = self.front {
            if shell.is_some_and(|shell| shell != front) {
                return 0.0;
            }
            self.front = None;
            return 1.0;
        }
        self.chances = self.after(shell);
        self.scale()
    }

    fn after(&self, shell: Option<Shell>) -> Vec<Vec<f64>> {
        let most = self.chances.len() - 1;
        let mut next: Vec<Vec<f64>> = (0..=most).map(|len| vec![0.0; len + 1]).collect();
        for len in 1..=most {
            for live in 0..=len {
                let chance = self.chances[len][live];
                let share = if self.sorted {
                    f64::from(u8::from(live > 0))
                } else {
                    live as f64 / len as f64
                };
                if live > 0 && shell != Some(Shell::Blank) {
                    next[len - 1][live - 1] += chance * share;
                }
                if live < len && shell != Some(Shell::Live) {
                    next[len - 1][live] += chance * (1.0 - share);
                }
            }
        }
        next
    }

    /// Sort Shells. A shell seen in front is counted again: the order says nothing any more.
    pub fn sort(&mut self) {
        if let Some(shell) = self.front.take() {
            let most = self.chances.len();
            let mut next: Vec<Vec<f64>> = (0..=most).map(|len| vec![0.0; len + 1]).collect();
            for (len, row) in self.chances.iter().enumerate() {
                for (live, chance) in row.iter().enumerate() {
                    next[len + 1][live + usize::from(shell == Shell::Live)] += chance;
                }
            }
            self.chances = next;
        }
        self.sorted = true;
    }

    /// All it can be: its chance, what is certain in front, and the chances of the live count of
    /// the rest. A sorted clip is all certain.
    pub fn cases(&self) -> Vec<Case> {
        let mut cases = Vec::new();
        for (len, row) in self.chances.iter().enumerate() {
            let sum: f64 = row.iter().sum();
            if sum == 0.0 {
                continue;
            }
            let front: Vec<Shell> = self.front.into_iter().collect();
            if self.sorted {
                for (live, chance) in row.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                    let sorted =
                        (0..len).map(|at| if at < live { Shell::Live } else { Shell::Blank });
                    let known = front.iter().copied().chain(sorted).collect();
                    cases.push(Case { chance: *chance, known, rest: vec![1.0] });
                }
            } else {
                let rest = row.iter().map(|chance| chance / sum).collect();
                cases.push(Case { chance: sum, known: front, rest });
            }
        }
        cases
    }
}

/// One of the lengths a drawn clip may have.
pub(super) struct Case {
    pub chance: f64,
    pub known: Vec<Shell>,
    pub rest: Vec<f64>,
}
