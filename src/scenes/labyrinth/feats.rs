//! What the cabinet counts of a finished match of the Labyrinth.

use game_rules::{
    game::Seat,
    labyrinth::{Event, Item, Labyrinth, News, event::ShotEnd},
    odds::Odds,
    table::Match,
};

use crate::history::{Account, Feat};

/// Matches on a known board, peeked at, or where everybody saw everything are left out of statistics
/// (rules/labyrinth.md 2, 12).
pub fn counts(game: &Match<Labyrinth>) -> bool {
    let setup = &game.record().setup;
    !setup.known_seed && !setup.settings.omniscient && !game.game().is_peeked()
}

/// Everything the cabinet counts, for whoever sat at `seat`.
pub fn account(game: &Match<Labyrinth>, seat: Seat) -> Account {
    let mut account = Account::default();
    let events: Vec<&Event> =
        game.opening().iter().chain(game.past().iter().flat_map(|past| &past.events)).collect();
    let mut tale = Tale::default();
    for event in events {
        tale.hear(&event.news, seat, &mut account);
    }
    tale.judge(&mut account);
    account
}

/// What happened to one seat.
#[derive(Debug, Default)]
struct Tale {
    won: bool,
    injured: bool,
    carried_once: bool,
    dropped: bool,
    stolen: bool,
    last_taken_by_foe: bool,
    portals: u32,
    lost_turns: u32,
    hits: u32,
    bumps_in_turn: u32,
    most_bumps: u32,
    bought: u32,
}

impl Tale {
    fn hear(&mut self, news: &News, own: Seat, account: &mut Account) {
        match *news {
            News::Turn { seat } if seat == own => self.bumps_in_turn = 0,
            News::Bump { seat, .. } if seat == own => {
                self.bumps_in_turn += 1;
                self.most_bumps = self.most_bumps.max(self.bumps_in_turn);
            }
            News::Lost { seat } if seat == own => self.lost_turns += 1,
            News::Portalled { seat } if seat == own => self.portals += 1,
            News::Injured { seat } if seat == own => self.injured = true,
            News::Taken { seat } if seat == own => {
                self.carried_once = true;
                self.stolen |= self.last_taken_by_foe;
            }
            News::Taken { .. } => self.last_taken_by_foe = true,
            News::Left { seat } if seat == own => self.dropped = true,
            News::Shot { by, end: ShotEnd::Hit(_), .. } if by == own => self.hits += 1,
            News::Bought { seat, item: Some(item), .. } if seat == own => {
                self.bought += 1;
                *account.used.entry(item_word(item).to_owned()).or_default() += 1;
            }
            News::Battle { by, on, rolls: Some(_), loser } if by == own || on == own => {
                // Whoever attacks wins ties: 21 of 36.
                let wins = if by == own { 21 } else { 15 };
                account.luck.shot(Odds::new(wins, 36), loser != own);
            }
            News::Won { seat } => self.won = seat == own,
            _ => {}
        }
    }

    fn judge(&self, account: &mut Account) {
        let feats = [
            (self.won, Feat::WayOut),
            (self.won && !self.injured, Feat::Unscathed),
            (self.won && self.injured, Feat::Limping),
            (self.stolen && self.carried_once, Feat::Robber),
            (self.won && self.lost_turns == 0, Feat::DryFeet),
            (self.portals >= 5, Feat::Traveller),
            (self.hits >= 1, Feat::Marksman),
            (self.most_bumps >= 3, Feat::DeadEnd),
        ];
        account.feats.extend(feats.into_iter().filter(|(had, _)| *had).map(|(_, feat)| feat));
    }
}

/// The word of an item, whatever is left in it.
fn item_word(item: Item) -> &'static str {
    match item {
        Item::Light(_) => "light",
        item => item.word(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        game::{Game, Turn},
        labyrinth::{Action, Dir, Setup},
    };

    fn told(news: &[News]) -> Account {
        let (mut tale, mut account) = (Tale::default(), Account::default());
        news.iter().for_each(|news| tale.hear(news, Seat(0), &mut account));
        tale.judge(&mut account);
        account
    }

    #[test]
    fn known_seeds_omniscient_tables_and_peeks_are_left_out_of_statistics() {
        let played = |change: fn(&mut Setup)| {
            let mut setup =
                Setup { bots: [1, 2, 3].map(Seat).into_iter().collect(), ..Setup::default() };
            change(&mut setup);
            Match::<Labyrinth>::start(setup, 7, Vec::new()).unwrap()
        };
        assert!(counts(&played(|_| {})));
        assert!(!counts(&played(|setup| setup.known_seed = true)));
        assert!(!counts(&played(|setup| setup.settings.omniscient = true)));
        let mut peeked = played(|_| {});
        let mut steps = Dir::ALL.into_iter().cycle();
        let turns = peeked.game().turns();
        while peeked.game().turns() == turns {
            let Turn::One(seat) = peeked.game().turn() else { break };
            let end = Action::EndTurn;
            let mut step = || Action::Move(steps.next().unwrap_or(Dir::Up));
            let ends = peeked.game().legal(seat).contains(&end);
            peeked.act(seat, &if ends { end } else { step() }).unwrap();
        }
        peeked.act(Seat(0), &Action::Peek(true)).unwrap();
        assert!(!counts(&peeked));
    }

    #[test]
    fn a_clean_win_is_told_from_a_limping_one() {
        let (own, foe) = (Seat(0), Seat(1));
        let clean = told(&[News::Taken { seat: own }, News::Won { seat: own }]).feats;
        assert!(clean.contains(&Feat::Unscathed) && clean.contains(&Feat::DryFeet));
        assert!(!clean.contains(&Feat::Limping));
        let hurt =
            told(&[News::Lost { seat: own }, News::Injured { seat: own }, News::Won { seat: own }]);
        assert!(hurt.feats.contains(&Feat::Limping) && !hurt.feats.contains(&Feat::DryFeet));
        assert!(told(&[News::Won { seat: foe }]).feats.is_empty());
    }

    #[test]
    fn battles_are_luck_by_their_odds_and_three_walls_in_a_turn_are_a_dead_end() {
        let (own, foe) = (Seat(0), Seat(1));
        let battle = |by, on, loser| News::Battle { by, on, rolls: Some((3, 3)), loser };
        let account = told(&[battle(own, foe, foe), battle(foe, own, own)]);
        assert_eq!((account.luck.shots, account.luck.actual), (2, 1));
        assert!((account.luck.expected - 1.0).abs() < 1e-9);
        let bump = |dir| News::Bump { seat: own, dir };
        let turn = News::Turn { seat: own };
        let scattered = [turn.clone(), bump(Dir::Up), bump(Dir::Left), turn, bump(Dir::Down)];
        assert!(told(&scattered).feats.is_empty());
        let dead_end = told(&[bump(Dir::Up), bump(Dir::Left), bump(Dir::Down)]);
        assert!(dead_end.feats.contains(&Feat::DeadEnd));
    }
}
