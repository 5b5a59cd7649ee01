//! Party night (rules/wager.md 5): the parlor's own games as quests, and what a play of them is
//! worth. The games are played elsewhere; a finished play arrives here as a summary.

use std::{fmt, sync::LazyLock};

use serde::{Deserialize, Serialize};

use super::{number::Number, pool::GameQuest};
use crate::{data::read_ron, dice::Dice, game::Seat};

/// The highest score of a play.
pub const MOST_SCORE: i64 = 2000;
/// What a match of two players against each other is worth: lost, drawn, won.
pub const VERSUS: [i64; 3] = [0, 500, 1000];
/// The highest score of a quick challenge.
pub const MOST_QUICK: i64 = 1000;

/// The games that can be quests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PartyGame {
    /// Shotgun duel against Evil.
    Duel,
    /// Labyrinth, alone.
    Labyrinth,
    /// Card duel.
    Cards,
    /// Creature arena.
    Arena,
}

impl PartyGame {
    /// All of them.
    pub const ALL: [PartyGame; 4] =
        [PartyGame::Duel, PartyGame::Labyrinth, PartyGame::Cards, PartyGame::Arena];

    /// The word in ids.
    pub const fn word(self) -> &'static str {
        match self {
            PartyGame::Duel => "duel",
            PartyGame::Labyrinth => "labyrinth",
            PartyGame::Cards => "cards",
            PartyGame::Arena => "arena",
        }
    }

    /// The headline.
    pub const fn title(self) -> &'static str {
        match self {
            PartyGame::Duel => "Shotgun duel",
            PartyGame::Labyrinth => "Labyrinth",
            PartyGame::Cards => "Card duel",
            PartyGame::Arena => "Creature arena",
        }
    }

    /// 5.5: can two players play it against each other?
    pub const fn is_for_two(self) -> bool {
        matches!(self, PartyGame::Cards | PartyGame::Arena)
    }

    /// What the numbers of its result are called.
    pub const fn numbers(self) -> [&'static str; 5] {
        match self {
            PartyGame::Duel => ["score", "won", "evil_hp_lost", "own_hp", "shots"],
            PartyGame::Labyrinth => ["score", "escaped", "treasure", "tiles", "turns"],
            PartyGame::Cards => ["score", "won", "dealt", "own_hp", "rounds"],
            PartyGame::Arena => ["score", "outcome", "own_share", "foe_lost", "turns"],
        }
    }
}

impl fmt::Display for PartyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// The quick challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Quick {
    /// Stop the needle on the mark.
    Needle,
    /// Count the moths.
    Moths,
    /// Remember the order.
    Order,
    /// Estimate the wax.
    Wax,
    /// Find the odd one out.
    OddOne,
    /// Guess the odds.
    Odds,
}

impl Quick {
    /// All of them.
    pub const ALL: [Quick; 6] =
        [Quick::Needle, Quick::Moths, Quick::Order, Quick::Wax, Quick::OddOne, Quick::Odds];

    /// The word in ids.
    pub const fn word(self) -> &'static str {
        match self {
            Quick::Needle => "needle",
            Quick::Moths => "moths",
            Quick::Order => "order",
            Quick::Wax => "wax",
            Quick::OddOne => "odd-one",
            Quick::Odds => "odds",
        }
    }

    /// The headline.
    pub const fn title(self) -> &'static str {
        match self {
            Quick::Needle => "Steady hand",
            Quick::Moths => "Moths at the lamp",
            Quick::Order => "In that order",
            Quick::Wax => "How much wax",
            Quick::OddOne => "Odd one out",
            Quick::Odds => "What are the odds",
        }
    }

    /// What to do.
    pub const fn description(self) -> &'static str {
        match self {
            Quick::Needle => "Stop the needle on the mark. The nearer, the better.",
            Quick::Moths => "Count the moths before they are gone.",
            Quick::Order => "Remember the order in which the cards were shown.",
            Quick::Wax => "Estimate how much of the candle is left.",
            Quick::OddOne => "Find the one that is not like the others, again and again.",
            Quick::Odds => "Guess how likely it is.",
        }
    }
}

impl fmt::Display for Quick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl GameQuest {
    /// Unique in a pool: `duel`, `arena:spring`, `cards:spring-versus`.
    pub fn id(&self) -> String {
        let colon = if self.preset.is_empty() { "" } else { ":" };
        let versus = if self.versus { "-versus" } else { "" };
        format!("{}{colon}{}{versus}", self.game, self.preset)
    }

    /// What to play.
    pub fn description(&self) -> String {
        let limits = Limits::shipped();
        match (self.game, self.versus) {
            (game, true) => format!("{} against each other, in drawn pairs", game.title()),
            (PartyGame::Duel, _) => {
                format!("Shotgun duel against Evil, at most {} shots", limits.duel_shots)
            }
            (PartyGame::Labyrinth, _) => {
                format!("Out of the labyrinth with a treasure in {} turns", limits.labyrinth_turns)
            }
            (PartyGame::Cards, _) => {
                format!("Card duel with mirrored decks, at most {} rounds", limits.card_rounds)
            }
            (PartyGame::Arena, _) => "Creature arena with a team from the same pool".to_owned(),
        }
    }
}

/// The caps and limits of all plays, from `data/wager/party.ron`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Seconds a play may take.
    pub seconds: u32,
    /// Shots of both sides in a duel.
    pub duel_shots: u32,
    /// Own turns in the labyrinth, lost ones included.
    pub labyrinth_turns: u32,
    /// Rounds of a card duel.
    pub card_rounds: u32,
    /// Counted turns that a win in the arena is measured against.
    pub arena_turns: u32,
    /// Creatures in the arena's pool.
    pub arena_pool: u32,
    /// What a team may cost.
    pub arena_budget: u32,
}

const FILE: &str = "data/wager/party.ron";

static SHIPPED: LazyLock<Limits> = LazyLock::new(|| {
    read_ron(FILE, include_str!("../../data/wager/party.ron"))
        .unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"))
});

impl Limits {
    /// The limits every Party night plays with.
    pub fn shipped() -> Limits {
        *SHIPPED
    }
}

/// How a play between two sides ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum VersusResult {
    /// The player won.
    Won,
    /// Nobody did.
    Drawn,
    /// The other side did, or the player resigned, or time ran out.
    Lost,
}

impl VersusResult {
    /// The same for the other side.
    pub const fn turned(self) -> VersusResult {
        match self {
            VersusResult::Won => VersusResult::Lost,
            VersusResult::Drawn => VersusResult::Drawn,
            VersusResult::Lost => VersusResult::Won,
        }
    }

    const fn number(self) -> i64 {
        match self {
            VersusResult::Won => 2,
            VersusResult::Drawn => 1,
            VersusResult::Lost => 0,
        }
    }
}

/// 5.1: what a duel against Evil came to, finished or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DuelSummary {
    /// Evil's HP at the start.
    pub evil_start: i64,
    /// Evil's HP at the end.
    pub evil_hp: i64,
    /// The player's HP at the end.
    pub own_hp: i64,
    /// Shots fired by both.
    pub shots: u32,
}

/// 5.2: what a walk through the labyrinth came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LabyrinthSummary {
    /// Out, with a treasure.
    pub escaped: bool,
    /// A treasure in hand at the end.
    pub holding: bool,
    /// A treasure was in hand at some time.
    pub held: bool,
    /// An exit has been found.
    pub exit_found: bool,
    /// Different tiles stood on.
    pub tiles: u32,
    /// Own turns used, lost ones included.
    pub turns: u32,
}

/// 5.3: what a card duel came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSummary {
    /// How it ended; the cap of rounds is a draw.
    pub verdict: VersusResult,
    /// HP left of all own characters together.
    pub own_hp: u32,
    /// HP really taken from enemy characters.
    pub dealt: u32,
    /// Enemy characters defeated.
    pub defeated: u32,
    /// Rounds played.
    pub rounds: u32,
}

/// 5.4: what a match in the arena came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArenaSummary {
    /// How it ended.
    pub verdict: VersusResult,
    /// Own HP left and at the start.
    pub own_hp: (u32, u32),
    /// The rival's HP left and at the start.
    pub foe_hp: (u32, u32),
    /// Counted turns.
    pub turns: u32,
}

/// What a play of one of the parlor's games came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Summary {
    /// 5.1.
    Duel(DuelSummary),
    /// 5.2.
    Labyrinth(LabyrinthSummary),
    /// 5.3.
    Cards(CardSummary),
    /// 5.4.
    Arena(ArenaSummary),
    /// 5.5: two players against each other.
    Versus(VersusResult),
    /// The player closed the app.
    Abandoned,
}

impl Summary {
    /// The five numbers of the result, the score first.
    pub fn numbers(&self) -> [i64; 5] {
        let limits = Limits::shipped();
        match *self {
            Summary::Duel(duel) => duel.numbers(),
            Summary::Labyrinth(walk) => walk.numbers(&limits),
            Summary::Cards(cards) => cards.numbers(&limits),
            Summary::Arena(arena) => arena.numbers(&limits),
            Summary::Versus(verdict) => {
                [VERSUS[verdict.number() as usize], verdict.number(), 0, 0, 0]
            }
            Summary::Abandoned => [0; 5],
        }
    }

    /// The score, 0 to 2000.
    pub fn score(&self) -> i64 {
        self.numbers()[0]
    }

    /// The result to enter for the player.
    pub fn result(&self) -> Vec<Number> {
        self.numbers().map(|number| Number::whole(number).unwrap_or_default()).to_vec()
    }
}

impl DuelSummary {
    fn numbers(self) -> [i64; 5] {
        let won = self.evil_hp <= 0 && self.own_hp > 0;
        let lost = (self.evil_start - self.evil_hp).clamp(0, self.evil_start.max(0));
        let own = self.own_hp.max(0);
        let shots = i64::from(self.shots);
        let score = if won {
            1000 + 50 * own.min(10) + (300 - 2 * shots).max(0)
        } else {
            share(600, lost, self.evil_start)
        };
        [capped(score), i64::from(won), lost, own, shots]
    }
}

impl LabyrinthSummary {
    fn numbers(self, limits: &Limits) -> [i64; 5] {
        let (tiles, turns) = (i64::from(self.tiles), i64::from(self.turns));
        let treasure = match (self.escaped || self.holding, self.held) {
            (true, _) => 400,
            (false, true) => 250,
            (false, false) => 0,
        };
        let score = if self.escaped {
            1000 + 5 * (i64::from(limits.labyrinth_turns) - turns).max(0)
        } else {
            treasure + (5 * tiles).min(300) + if self.exit_found { 50 } else { 0 }
        };
        let holding = i64::from(self.escaped || self.holding);
        [capped(score), i64::from(self.escaped), holding, tiles, turns]
    }
}

impl CardSummary {
    fn numbers(self, limits: &Limits) -> [i64; 5] {
        let (dealt, own) = (i64::from(self.dealt), i64::from(self.own_hp));
        let rounds = i64::from(self.rounds);
        let score = match self.verdict {
            VersusResult::Won => {
                1000 + 30 * (i64::from(limits.card_rounds) - rounds).max(0) + 10 * own
            }
            VersusResult::Drawn => 500 + 5 * dealt.min(40),
            VersusResult::Lost => (100 * i64::from(self.defeated) + 5 * dealt.min(30)).min(450),
        };
        [capped(score), i64::from(self.verdict == VersusResult::Won), dealt, own, rounds]
    }
}

impl ArenaSummary {
    /// Shares are entered in thousandths.
    fn numbers(self, limits: &Limits) -> [i64; 5] {
        let whole = |(part, all): (u32, u32)| (i64::from(part.min(all)), i64::from(all));
        let ((own, own_all), (foe, foe_all)) = (whole(self.own_hp), whole(self.foe_hp));
        let turns = i64::from(self.turns);
        let score = match self.verdict {
            VersusResult::Won => {
                1000 + share(500, own, own_all) + 5 * (i64::from(limits.arena_turns) - turns).max(0)
            }
            VersusResult::Drawn => 500 + share(200, foe_all - foe, foe_all),
            VersusResult::Lost => share(450, foe_all - foe, foe_all),
        };
        let own_share = share(1000, own, own_all);
        let foe_lost = share(1000, foe_all - foe, foe_all);
        [capped(score), self.verdict.number(), own_share, foe_lost, turns]
    }
}

/// floor(`of` · `part` ÷ `all`), exactly; nothing of nothing is nothing.
fn share(of: i64, part: i64, all: i64) -> i64 {
    if all <= 0 { 0 } else { (i128::from(of) * i128::from(part) / i128::from(all)) as i64 }
}

fn capped(score: i64) -> i64 {
    score.clamp(0, MOST_SCORE)
}

/// 5.5: who plays whom at an even table, by the quest's seed. The odd one out sits out.
pub fn pairs(seed: u64, players: usize) -> Vec<(Seat, Seat)> {
    let mut seats: Vec<Seat> = Seat::all(players).collect();
    Dice::stream(seed, "pairs").shuffle("pairs", &mut seats);
    seats.as_chunks::<2>().0.iter().map(|&[one, two]| (one, two)).collect()
}

/// The seed of a quest: the same for every player, different for every round and draw. It says
/// nothing about the seed of the match.
pub(super) fn quest_seed(secret: u64, round: u8, draw: u32) -> u64 {
    Dice::numbered(secret, "quest", u64::from(round) << 32 | u64::from(draw)).bits()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shipped_limits_are_those_of_the_rulebook() {
        let limits = Limits::shipped();
        assert_eq!(limits.seconds, 8 * 60);
        assert_eq!((limits.duel_shots, limits.labyrinth_turns, limits.card_rounds), (150, 150, 15));
        assert_eq!((limits.arena_turns, limits.arena_pool, limits.arena_budget), (90, 10, 10_000));
    }

    #[test]
    fn a_duel_is_scored_by_who_is_left_and_how_quickly() {
        let duel = |evil_hp, own_hp, shots| {
            Summary::Duel(DuelSummary { evil_start: 7, evil_hp, own_hp, shots }).numbers()
        };
        assert_eq!(duel(0, 3, 40), [1370, 1, 7, 3, 40]);
        assert_eq!(duel(-2, 12, 149), [1502, 1, 7, 12, 149]);
        assert_eq!(duel(-1, 1, 150), [1050, 1, 7, 1, 150]);
        assert_eq!(duel(0, 0, 30), [600, 0, 7, 0, 30], "both dead is not won");
        assert_eq!(duel(4, -1, 12), [257, 0, 3, 0, 12]);
        assert_eq!(duel(9, 2, 150), [0, 0, 0, 2, 150], "healed above its start");
    }

    #[test]
    fn a_walk_is_scored_by_what_was_found() {
        let walk = LabyrinthSummary {
            escaped: false,
            holding: false,
            held: false,
            exit_found: false,
            tiles: 12,
            turns: 150,
        };
        let score = |walk: LabyrinthSummary| Summary::Labyrinth(walk).score();
        assert_eq!(score(LabyrinthSummary { escaped: true, turns: 60, ..walk }), 1450);
        assert_eq!(score(LabyrinthSummary { escaped: true, ..walk }), 1000);
        assert_eq!(score(walk), 60);
        assert_eq!(score(LabyrinthSummary { held: true, ..walk }), 310);
        assert_eq!(score(LabyrinthSummary { holding: true, held: true, ..walk }), 460);
        assert_eq!(
            score(LabyrinthSummary {
                holding: true,
                held: true,
                exit_found: true,
                tiles: 90,
                ..walk
            }),
            750
        );
    }

    #[test]
    fn a_card_duel_is_scored_by_verdict() {
        let cards = CardSummary {
            verdict: VersusResult::Won,
            own_hp: 14,
            dealt: 33,
            defeated: 3,
            rounds: 6,
        };
        let score = |cards: CardSummary| Summary::Cards(cards).score();
        assert_eq!(score(cards), 1410);
        assert_eq!(score(CardSummary { verdict: VersusResult::Drawn, ..cards }), 665);
        assert_eq!(score(CardSummary { verdict: VersusResult::Drawn, dealt: 60, ..cards }), 700);
        assert_eq!(score(CardSummary { verdict: VersusResult::Lost, ..cards }), 450);
        assert_eq!(
            score(CardSummary { verdict: VersusResult::Lost, defeated: 1, dealt: 17, ..cards }),
            185
        );
    }

    #[test]
    fn the_arena_is_scored_with_exact_shares() {
        let arena =
            ArenaSummary { verdict: VersusResult::Won, own_hp: (1, 3), foe_hp: (0, 7), turns: 20 };
        let score = |arena: ArenaSummary| Summary::Arena(arena).score();
        assert_eq!(score(arena), 1000 + 166 + 350);
        assert_eq!(score(ArenaSummary { own_hp: (3, 3), turns: 1, ..arena }), 1945);
        let foe_hp = (5, 7);
        assert_eq!(score(ArenaSummary { verdict: VersusResult::Drawn, foe_hp, ..arena }), 557);
        assert_eq!(score(ArenaSummary { verdict: VersusResult::Lost, foe_hp, ..arena }), 128);
        assert_eq!(Summary::Arena(ArenaSummary { foe_hp, ..arena }).numbers()[2..4], [333, 285]);
    }

    #[test]
    fn scores_stay_within_their_limits() {
        let cards = CardSummary {
            verdict: VersusResult::Won,
            own_hp: 90,
            dealt: 0,
            defeated: 0,
            rounds: 1,
        };
        assert_eq!(Summary::Cards(cards).score(), 2000);
        assert_eq!(Summary::Abandoned.numbers(), [0; 5]);
        let versus =
            [VersusResult::Won, VersusResult::Drawn, VersusResult::Lost].map(Summary::Versus);
        assert_eq!(versus.map(|summary| summary.score()), [1000, 500, 0]);
        let nothing = DuelSummary { evil_start: 0, evil_hp: 5, own_hp: 1, shots: 0 };
        assert_eq!(Summary::Duel(nothing).score(), 0);
    }

    #[test]
    fn pairs_cover_an_even_table_and_depend_on_the_seed() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..64 {
            let pairs = pairs(seed, 6);
            let mut seats: Vec<u8> = pairs.iter().flat_map(|pair| [pair.0.0, pair.1.0]).collect();
            assert_eq!(super::pairs(seed, 6), pairs);
            seen.insert(format!("{pairs:?}"));
            seats.sort_unstable();
            assert_eq!(seats, [0, 1, 2, 3, 4, 5]);
        }
        assert!(seen.len() > 30);
    }

    #[test]
    fn quest_seeds_differ_by_round_draw_and_match() {
        let seeds =
            [quest_seed(1, 1, 1), quest_seed(1, 1, 2), quest_seed(1, 2, 1), quest_seed(2, 1, 1)];
        let distinct: std::collections::BTreeSet<u64> = seeds.into_iter().collect();
        assert_eq!(distinct.len(), seeds.len());
        assert_eq!(quest_seed(1, 1, 1), seeds[0]);
    }
}
