//! Achievements of the arena, worked out from a finished match.

use game_rules::{
    arena::{Arena, Event, MatchResult, Miss},
    game::{Game, Seat},
    table::Match,
};

use crate::history::Feat;

/// How much cheaper a team has to be to count as the poorer one.
const POORER: u32 = 2000;

/// What happened in this series that is worth telling.
pub fn feats(game: &Match<Arena>, seat: Seat) -> Vec<Feat> {
    let events: Vec<Event> =
        game.past().iter().flat_map(|past| past.events.iter().copied()).collect();
    let mut feats = of_events(&events, seat);
    let series = game.game().series();
    let won = game.game().turn().outcome().is_some_and(|outcome| outcome.won_by(seat));
    let (data, teams) = (series.lineup().data(), series.lineup().teams());
    let price = |seat: Seat| teams[seat.index()].price(data);
    if won && price(seat) + POORER <= price(seat.other()) {
        feats.push(Feat::ArenaPoorer);
    }
    if series.verdicts() == [Some(MatchResult::Won(seat)); 2] {
        feats.push(Feat::ArenaBoth);
    }
    let rival = game.record().seats.get(seat.other().index());
    if won && rival.is_some_and(|rival| rival == "evil:nightmare") {
        feats.push(Feat::ArenaNightmare);
    }
    feats
}

/// What the events of a series tell.
fn of_events(events: &[Event], seat: Seat) -> Vec<Feat> {
    let foe = seat.other();
    let mut feats = Vec::new();
    let (mut lost, mut poisoned) = (0, false);
    for event in events {
        match *event {
            Event::MatchStart { .. } => lost = 0,
            Event::Hit { side, t4: 16, .. } if side == foe => feats.push(Feat::ArenaFourfold),
            Event::Missed { side, why: Miss::Invincible } if side == foe => {
                feats.push(Feat::ArenaDodge);
            }
            Event::TurnStart { .. } => poisoned = false,
            Event::PoisonTick { side, hp: 0, .. } if side == foe => poisoned = true,
            Event::Fainted { side, .. } if side == foe && poisoned => {
                feats.push(Feat::ArenaPoison);
            }
            Event::Fainted { side, .. } if side == seat => lost += 1,
            Event::MatchEnd { verdict: MatchResult::Won(side) } if side == seat => match lost {
                0 => feats.push(Feat::ArenaClean),
                5 => feats.push(Feat::ArenaLast),
                _ => {}
            },
            _ => {}
        }
    }
    feats
}

#[cfg(test)]
mod tests {
    use super::*;

    const YOU: Seat = Seat(0);
    const FOE: Seat = Seat(1);

    #[test]
    fn moments_are_told_of_whoever_had_them() {
        let hit = |side, t4| Event::Hit { side, amount: 9, hp: 1, t4, stab: false };
        let won = |side| Event::MatchEnd { verdict: MatchResult::Won(side) };
        let fainted = |side, slot| Event::Fainted { side, slot };
        assert_eq!(of_events(&[hit(FOE, 16)], YOU), [Feat::ArenaFourfold]);
        assert_eq!(of_events(&[hit(YOU, 16), hit(FOE, 8)], YOU), []);
        let dodge = [Event::Missed { side: FOE, why: Miss::Invincible }];
        assert_eq!(
            (of_events(&dodge, YOU), of_events(&dodge, FOE)),
            (vec![Feat::ArenaDodge], vec![])
        );
        let turn = Event::TurnStart { n: 1, entry: false };
        let tick = Event::PoisonTick { side: FOE, amount: 9, hp: 0, left: 2 };
        assert_eq!(of_events(&[turn, tick, fainted(FOE, 0)], YOU), [Feat::ArenaPoison]);
        assert_eq!(of_events(&[turn, tick, turn, fainted(FOE, 0)], YOU), []);
        assert_eq!(of_events(&[fainted(FOE, 0), won(YOU)], YOU), [Feat::ArenaClean]);
        assert_eq!(of_events(&[fainted(YOU, 0), won(YOU)], YOU), []);
        let five: Vec<Event> = (0..5).map(|slot| fainted(YOU, slot)).chain([won(YOU)]).collect();
        assert_eq!(of_events(&five, YOU), [Feat::ArenaLast]);
        let again = Event::MatchStart { number: 2, first: FOE };
        let split: Vec<Event> =
            five[..3].iter().copied().chain([again]).chain(five[3..].iter().copied()).collect();
        assert_eq!(of_events(&split, YOU), [], "each match begins anew");
    }
}
