//! 5.3: a card duel with mirrored decks.

use super::{Outing, PLAYER, RIVAL};
use crate::{
    cards::{Cards, Deck, Event, Setup, state::Spot},
    dice::Dice,
    game::{Game, Turn},
    table::Match,
    wager::party::{CardSummary, PartyGame, Summary, VersusResult},
};

impl Outing for Cards {
    const GAME: PartyGame = PartyGame::Cards;

    /// Both sides bring the same one of the shipped decks; the player begins.
    fn table(seed: u64, _brought: &[u16]) -> Option<Setup> {
        let starters = Deck::starters();
        let chosen = Dice::stream(seed, "party deck").below("deck", starters.len() as u64);
        let deck = starters.get(chosen as usize)?.deck.clone();
        Some(Setup { decks: [deck.clone(), deck], first: Some(PLAYER), favoured: None })
    }

    fn table_for_two(seed: u64) -> Option<Setup> {
        Cards::table(seed, &[])
    }

    /// The cap of rounds is the game's own, and a draw there as here.
    fn summary(game: &Match<Cards>) -> Summary {
        let open = game.game().open();
        let verdict = match game.game().turn() {
            Turn::Over(outcome) if outcome.won_by(PLAYER) => VersusResult::Won,
            Turn::Over(outcome) if outcome.won_by(RIVAL) => VersusResult::Lost,
            Turn::Over(_) => VersusResult::Drawn,
            _ => VersusResult::Lost,
        };
        let standing = open.side(PLAYER).team.iter().filter(|one| one.alive);
        Summary::Cards(CardSummary {
            verdict,
            own_hp: standing.map(|one| u32::from(one.hp)).sum(),
            dealt: dealt(game),
            defeated: open.side(RIVAL).team.iter().filter(|one| !one.alive).count() as u32,
            rounds: u32::from(open.round),
        })
    }
}

/// HP that were really taken from the rival's characters.
fn dealt(game: &Match<Cards>) -> u32 {
    let mut taken = 0;
    for past in game.past() {
        let mut hp: Vec<u8> =
            past.before.open().side(RIVAL).team.iter().map(|one| one.hp).collect();
        for event in &past.events {
            let (Event::Suffered { at, hp: now, .. }
            | Event::Pierced { at, hp: now, .. }
            | Event::Healed { at, hp: now, .. }
            | Event::Levelled { at, hp: now }) = event
            else {
                continue;
            };
            let Spot { side: RIVAL, seat } = *at else { continue };
            let Some(before) = hp.get_mut(usize::from(seat)) else { continue };
            if matches!(event, Event::Suffered { .. } | Event::Pierced { .. }) {
                taken += u32::from(before.saturating_sub(*now));
            }
            *before = *now;
        }
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::Mind,
        game::Seat,
        wager::{SkillBand, outing::play},
    };

    #[test]
    fn decks_are_mirrored_and_the_seed_chooses_them() {
        let decks: std::collections::BTreeSet<String> = (0..40)
            .map(|seed| {
                let setup = Cards::table(seed, &[]).unwrap();
                assert_eq!(setup.decks[0], setup.decks[1]);
                assert!(Cards::start(&setup, seed).is_ok());
                format!("{:?}", setup.decks[0].characters)
            })
            .collect();
        assert_eq!(decks.len(), Deck::starters().len());
    }

    #[test]
    fn whoever_wins_has_taken_everything() {
        let mind = Mind::new(1, Seat(0));
        for seed in 0..4 {
            let played = play(PartyGame::Cards, seed, SkillBand::Middle, Seat(1), &mind);
            let Summary::Cards(cards) = played else { panic!("not cards") };
            assert!(cards.rounds >= 1 && cards.rounds <= 15);
            let team = Cards::table(seed, &[]).unwrap().decks[0].characters.clone();
            let hp: u32 = team.iter().map(|who| u32::from(who.def().hp)).sum();
            match cards.verdict {
                VersusResult::Won => {
                    assert!(cards.defeated == 3 && cards.dealt >= hp && cards.own_hp > 0)
                }
                VersusResult::Lost => assert_eq!(cards.own_hp, 0),
                VersusResult::Drawn => {}
            }
        }
    }
}
