//! The events of the house (rules/wager.md 7): one is drawn before every quest, and bends a rule
//! of that round. Drawn with equal chances, and a later one overrides an earlier one that sets the
//! same rule.

use serde::{Deserialize, Serialize};

/// An event of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Twist {
    /// All points take their absolute value.
    Absolute,
    /// Won bets pay double.
    DoubleWins,
    /// Lost bets cost nothing.
    FreeLosses,
    /// Only rank 1 scores, ceil(n/2).
    OnlyFirst,
    /// The middle ranks score most.
    MiddleMost,
    /// Everybody on the lowest total gets +n now.
    LowestNow,
    /// Everybody on the lowest total gets +n at the end of the round.
    LowestLater,
    /// Bets received cost nothing.
    FreeBets,
    /// x players on the same target each lose x − 1 at the end of the round.
    Crowds,
    /// The most-bet player or players get twice the number of bets received.
    Darling,
    /// Two events next round.
    TwoNext,
    /// Nothing.
    Nothing,
}

impl Twist {
    /// All of them.
    pub const ALL: [Twist; 12] = [
        Twist::Absolute,
        Twist::DoubleWins,
        Twist::FreeLosses,
        Twist::OnlyFirst,
        Twist::MiddleMost,
        Twist::LowestNow,
        Twist::LowestLater,
        Twist::FreeBets,
        Twist::Crowds,
        Twist::Darling,
        Twist::TwoNext,
        Twist::Nothing,
    ];

    /// The word in scripts.
    pub const fn word(self) -> &'static str {
        match self {
            Twist::Absolute => "absolute",
            Twist::DoubleWins => "double-wins",
            Twist::FreeLosses => "free-losses",
            Twist::OnlyFirst => "only-first",
            Twist::MiddleMost => "middle-most",
            Twist::LowestNow => "lowest-now",
            Twist::LowestLater => "lowest-later",
            Twist::FreeBets => "free-bets",
            Twist::Crowds => "crowds",
            Twist::Darling => "darling",
            Twist::TwoNext => "two-next",
            Twist::Nothing => "nothing",
        }
    }

    /// The event called `word`.
    pub fn parse(word: &str) -> Option<Twist> {
        Twist::ALL.into_iter().find(|twist| twist.word() == word)
    }
}

/// How ranks are paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Pay {
    /// 1.5: max(0, place from behind − floor(n/2)).
    #[default]
    TopHalf,
    /// Only rank 1: ceil(n/2).
    OnlyFirst,
    /// floor(n/2) in the middle, one less per step outwards.
    MiddleMost,
}

impl Pay {
    /// What `rank` of `players` is paid.
    #[inline]
    pub fn award(self, players: usize, rank: u8) -> i32 {
        let (n, rank) = (players as i32, i32::from(rank));
        match self {
            Pay::TopHalf => (n + 1 - rank - n / 2).max(0),
            Pay::OnlyFirst if rank == 1 => (n + 1) / 2,
            Pay::OnlyFirst => 0,
            // An even table has two middles.
            Pay::MiddleMost => (n / 2 - ((2 * rank - n - 1).abs() / 2)).max(0),
        }
    }
}

/// The rules of one round, after its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How ranks are paid.
    pub pay: Pay,
    /// What a bet received costs.
    pub per_bet: i32,
    /// The most-bet get twice the number of bets received.
    pub darling: bool,
    /// How often a stake is paid out when the bet is won.
    pub win: i32,
    /// How often a stake is lost when the bet is lost.
    pub lose: i32,
    /// The bettor's own total does not count.
    pub exclude_bettor: bool,
}

impl Terms {
    /// The rules under `twists`, in the order drawn.
    pub fn of(exclude_bettor: bool, twists: &[Twist]) -> Terms {
        let plain = Terms {
            pay: Pay::TopHalf,
            per_bet: 1,
            darling: false,
            win: 1,
            lose: 1,
            exclude_bettor,
        };
        twists.iter().fold(plain, |terms, twist| match twist {
            Twist::DoubleWins => Terms { win: 2, ..terms },
            Twist::FreeLosses => Terms { lose: 0, ..terms },
            Twist::OnlyFirst => Terms { pay: Pay::OnlyFirst, ..terms },
            Twist::MiddleMost => Terms { pay: Pay::MiddleMost, ..terms },
            Twist::FreeBets => Terms { per_bet: 0, ..terms },
            Twist::Darling => Terms { darling: true, ..terms },
            Twist::Absolute
            | Twist::LowestNow
            | Twist::LowestLater
            | Twist::Crowds
            | Twist::TwoNext
            | Twist::Nothing => terms,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn awards(pay: Pay, players: usize) -> Vec<i32> {
        (1..=players as u8).map(|rank| pay.award(players, rank)).collect()
    }

    #[test]
    fn the_upper_half_is_paid() {
        assert_eq!(awards(Pay::TopHalf, 2), [1, 0]);
        assert_eq!(awards(Pay::TopHalf, 3), [2, 1, 0]);
        assert_eq!(awards(Pay::TopHalf, 4), [2, 1, 0, 0]);
        assert_eq!(awards(Pay::TopHalf, 5), [3, 2, 1, 0, 0]);
        assert_eq!(awards(Pay::TopHalf, 7), [4, 3, 2, 1, 0, 0, 0]);
        assert_eq!(awards(Pay::TopHalf, 8), [4, 3, 2, 1, 0, 0, 0, 0]);
        assert_eq!(awards(Pay::TopHalf, 16)[..9], [8, 7, 6, 5, 4, 3, 2, 1, 0]);
    }

    #[test]
    fn events_pay_the_first_or_the_middle() {
        assert_eq!(awards(Pay::OnlyFirst, 5), [3, 0, 0, 0, 0]);
        assert_eq!(awards(Pay::OnlyFirst, 4), [2, 0, 0, 0]);
        assert_eq!(awards(Pay::MiddleMost, 2), [1, 1]);
        assert_eq!(awards(Pay::MiddleMost, 3), [0, 1, 0]);
        assert_eq!(awards(Pay::MiddleMost, 4), [1, 2, 2, 1]);
        assert_eq!(awards(Pay::MiddleMost, 5), [0, 1, 2, 1, 0]);
        assert_eq!(awards(Pay::MiddleMost, 8), [1, 2, 3, 4, 4, 3, 2, 1]);
    }

    #[test]
    fn a_later_event_overrides_an_earlier_one_of_the_same_rule() {
        let pay = |twists: &[Twist]| Terms::of(false, twists).pay;
        assert_eq!(pay(&[Twist::OnlyFirst, Twist::MiddleMost]), Pay::MiddleMost);
        assert_eq!(pay(&[Twist::MiddleMost, Twist::OnlyFirst]), Pay::OnlyFirst);
        let both = Terms::of(true, &[Twist::DoubleWins, Twist::FreeLosses, Twist::FreeBets]);
        assert_eq!((both.win, both.lose, both.per_bet, both.exclude_bettor), (2, 0, 0, true));
    }

    #[test]
    fn words_are_unique_and_read_back() {
        for twist in Twist::ALL {
            assert_eq!(Twist::parse(twist.word()), Some(twist));
        }
    }
}
