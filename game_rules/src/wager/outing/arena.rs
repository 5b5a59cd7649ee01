//! 5.4: one match in the arena against Coach, with a team from the pool of the seed.

use super::{Outing, PLAYER, RIVAL};
use crate::{
    arena::{Arena, Draft, MatchResult, SLOTS, Series, Setup, Team, bots::trainer, data::Data},
    bots::Mind,
    dice::Dice,
    game::Seat,
    table::Match,
    wager::{
        SkillBand,
        party::{ArenaSummary, Limits, PartyGame, Summary, VersusResult},
    },
};

impl Outing for Arena {
    const GAME: PartyGame = PartyGame::Arena;

    /// `brought` are numbers of creatures from the [`pool`], each once, within the budget.
    fn table(seed: u64, brought: &[u16]) -> Option<Setup> {
        let own = team(seed, brought)?;
        let rival = foes(seed);
        Some(Setup {
            data: None,
            teams: [own, rival].map(|team| Draft::Ids(team.ids())),
            first: PLAYER,
            matches: 1,
        })
    }

    /// Both lead the same team: nobody could pick without seeing what the other has picked.
    fn table_for_two(seed: u64) -> Option<Setup> {
        let team = Draft::Ids(foes(seed).ids());
        Some(Setup { data: None, teams: [team, team], first: PLAYER, matches: 1 })
    }

    fn pick(seed: u64, strength: SkillBand, mind: &mut Mind<'_>) -> Vec<u16> {
        picked(seed, strength, mind).ids().into_iter().filter(|id| *id != 0).collect()
    }

    fn summary(game: &Match<Arena>) -> Summary {
        let series = game.game().series();
        let bout = series.bout();
        let hp = |side: Seat| {
            let now = bout.side(side).fighters.iter().map(|fighter| u32::from(fighter.hp)).sum();
            let slots = 0..SLOTS as u8;
            let cards = slots.map(|slot| u32::from(series.lineup().card(side, slot).hp));
            (now, cards.sum())
        };
        let verdict = match series.verdicts()[0] {
            Some(MatchResult::Won(PLAYER)) => VersusResult::Won,
            Some(MatchResult::Drawn) => VersusResult::Drawn,
            Some(MatchResult::Won(_)) | None => VersusResult::Lost,
        };
        Summary::Arena(ArenaSummary {
            verdict,
            own_hp: hp(PLAYER),
            foe_hp: hp(RIVAL),
            turns: u32::from(bout.turns),
        })
    }
}

/// The creatures of a seed to pick from, by number.
pub fn pool(seed: u64) -> Vec<u16> {
    let mut all: Vec<u16> = (1..=Data::shipped().creatures().len() as u16).collect();
    Dice::stream(seed, "party pool").shuffle("pool", &mut all);
    all.truncate(Limits::shipped().arena_pool as usize);
    all.sort_unstable();
    all
}

/// The team of a seed that sits across.
pub fn foes(seed: u64) -> Team {
    Team::random(&Data::shipped(), &mut Dice::stream(seed, "party rival"))
}

/// A legal team of creatures from the pool.
fn team(seed: u64, brought: &[u16]) -> Option<Team> {
    let pool = pool(seed);
    if brought.len() > SLOTS || brought.iter().any(|id| !pool.contains(id)) {
        return None;
    }
    let mut ids = [0; SLOTS];
    for (slot, id) in ids.iter_mut().zip(brought) {
        *slot = i32::from(*id);
    }
    Team::new(&Data::shipped(), ids).ok()
}

/// Teams that are tried out before the strong AI brings one.
const TRIED: usize = 12;

/// Easy takes any team, Middle the dearest, Strong tries the dearest ones out against the rival.
fn picked(seed: u64, strength: SkillBand, mind: &mut Mind<'_>) -> Team {
    let data = Data::shipped();
    let pool = pool(seed);
    let choices = 1u32..1 << pool.len();
    let chosen = |bits: u32| -> Vec<u16> {
        let in_it = |(place, id): (usize, &u16)| (bits >> place & 1 == 1).then_some(*id);
        pool.iter().enumerate().filter_map(in_it).collect()
    };
    let mut teams: Vec<Team> = choices.filter_map(|bits| team(seed, &chosen(bits))).collect();
    teams.sort_by_key(|team| std::cmp::Reverse(team.price(&data)));
    let most = teams.len().max(1) as u64;
    let dearest = teams.first().copied();
    let chosen = match strength {
        SkillBand::Easy => teams.get(mind.dice.below("team", most) as usize).copied(),
        SkillBand::Middle => dearest,
        SkillBand::Strong => {
            let rival = foes(seed);
            teams.into_iter().take(TRIED).max_by_key(|team| trial(*team, rival, mind))
        }
    };
    chosen.or(dearest).unwrap_or(foes(seed))
}

/// How much more health is left to a team than to the rival when Coach leads both, in thousandths.
fn trial(own: Team, rival: Team, mind: &mut Mind<'_>) -> i64 {
    let data = Data::shipped();
    let Ok(lineup) = crate::arena::Lineup::new(&data, [own, rival]) else { return i64::MIN };
    let (Some(mut one), Some(mut two)) = (trainer("coach"), trainer("coach")) else {
        return i64::MIN;
    };
    let mut series = Series::new(lineup, PLAYER, 1);
    while !series.is_over() {
        let bout = *series.bout();
        let orders = [
            Some(one.order(series.lineup(), &bout, PLAYER, mind)),
            Some(two.order(series.lineup(), &bout, RIVAL, mind)),
        ];
        series.step(orders, &mut Vec::new());
    }
    let left = |side: Seat| {
        let sum = |hp: &mut dyn Iterator<Item = u16>| hp.map(i64::from).sum::<i64>();
        let now = sum(&mut series.bout().side(side).fighters.iter().map(|it| it.hp));
        let all = sum(&mut (0..SLOTS as u8).map(|slot| series.lineup().card(side, slot).hp));
        1000 * now / all.max(1)
    };
    left(PLAYER) - left(RIVAL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;

    #[test]
    fn a_team_is_picked_from_the_pool_of_the_seed() {
        let limits = Limits::shipped();
        for seed in 0..20 {
            let pool = pool(seed);
            assert_eq!(pool.len(), limits.arena_pool as usize);
            assert_eq!(pool, super::pool(seed));
            for strength in [SkillBand::Easy, SkillBand::Middle, SkillBand::Strong] {
                let picked = Arena::pick(seed, strength, &mut Mind::new(seed, Seat(0)));
                assert!(!picked.is_empty() && picked.iter().all(|id| pool.contains(id)));
                let setup = Arena::table(seed, &picked).unwrap();
                assert!(Arena::start(&setup, seed).is_ok());
                assert_eq!((setup.first, setup.matches), (PLAYER, 1));
            }
            let stranger = (1..).find(|id| !pool.contains(id)).unwrap();
            assert_eq!(Arena::table(seed, &[stranger]), None);
            assert_eq!(Arena::table(seed, &[]), None);
            assert_eq!(Arena::table(seed, &[pool[0], pool[0]]), None);
        }
    }
}
