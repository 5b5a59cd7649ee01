//! Where one person plays, Evil's strength may be changed in the middle of a match (ux 2.0.8). The
//! log tells it, and the record keeps it. Nightmare's favours are laid on the table before the first
//! turn: nobody can get or lose them later.

use super::{Mode, Player, Staged, Strength, Table, humans};

/// Evil plays like this from some decision on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrengthChange {
    /// After so many decisions.
    pub ply: usize,
    /// How strong.
    pub strength: Strength,
}

const CHANGED: &str = "evil from ";

impl StrengthChange {
    /// As it stands among the notes of a record.
    pub(super) fn note(self) -> String {
        format!("{CHANGED}{}: {}", self.ply, self.strength.word())
    }

    pub(super) fn read(note: &str) -> Option<StrengthChange> {
        let (ply, word) = note.strip_prefix(CHANGED)?.split_once(": ")?;
        let strength = Strength::ALL.into_iter().find(|strength| strength.word() == word)?;
        Some(StrengthChange { ply: ply.parse().ok()?, strength })
    }
}

impl<G: Staged> Table<G> {
    /// When Evil began to play otherwise.
    pub fn changes(&self) -> &[StrengthChange] {
        &self.changes
    }

    /// How strong Evil plays and could play from now on, where that may be changed.
    pub fn changeable(&self) -> Option<(Strength, Vec<Strength>)> {
        let runs = self.mode == Mode::Live && !self.is_over() && !self.lent;
        let alone = humans(&self.players).count() == 1 && self.course.is_none();
        let bot = self.players.iter().find_map(evil).filter(|_| runs && alone)?;
        let mut offered = Strength::offered::<G>();
        offered.retain(|strength| *strength != Strength::Nightmare);
        let now = offered.iter().copied().find(|strength| G::evil(*strength) == bot)?;
        (offered.len() > 1).then_some((now, offered))
    }

    /// Evil plays like this from now on; false if nothing has changed.
    pub(super) fn change(&mut self, strength: Strength) -> bool {
        let may = |(now, offered): (Strength, Vec<Strength>)| {
            now != strength && offered.contains(&strength)
        };
        if !self.changeable().is_some_and(may) {
            return false;
        }
        let ply = self.game.ply();
        self.changes.retain(|change| change.ply < ply);
        self.changes.push(StrengthChange { ply, strength });
        self.play_as_changed();
        self.write_notes();
        true
    }

    /// Whoever plays Evil now.
    pub(super) fn play_as_changed(&mut self) {
        let Some(change) = self.changes.last() else { return };
        for player in self.players.iter_mut().filter(|player| evil(player).is_some()) {
            *player = Player::Evil(G::evil(change.strength).to_owned());
        }
    }

    /// The bot this match counts against: the weakest that has played Evil.
    pub fn faced(&self) -> Option<String> {
        let first = self.game.record().seats.iter().find_map(|text| {
            let player = Player::from_text(text);
            player.bot().map(str::to_owned)
        })?;
        let weight = |bot: &str| Strength::ALL.iter().position(|known| G::evil(*known) == bot);
        let later = self.changes.iter().map(|change| G::evil(change.strength).to_owned());
        std::iter::once(first).chain(later).min_by_key(|bot| weight(bot))
    }
}

fn evil(player: &Player) -> Option<&str> {
    match player {
        Player::Evil(bot) => Some(bot),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use game_rules::duel::classic::{Classic, Setup};

    use super::*;

    fn table(players: [&str; 2]) -> Table<Classic> {
        let players = players.map(Player::from_text).to_vec();
        Table::start(Setup::default(), 7, players).expect("a table")
    }

    #[test]
    fn evil_changes_in_the_middle_and_the_record_keeps_it() {
        let mut table = table(["human:", "evil:cruel"]);
        assert!(!table.change(Strength::Cruel), "that is what it plays");
        assert!(!table.change(Strength::Nightmare), "its favours are not dealt any more");
        assert!(table.change(Strength::Sly) && table.change(Strength::Courteous));
        let change = StrengthChange { ply: 0, strength: Strength::Courteous };
        assert_eq!(table.changes(), [change], "what was never played is not told");
        assert_eq!(StrengthChange::read(&change.note()), Some(change));

        let text = table.record_text();
        let record = game_rules::record::Record::read("a file", &text).expect("a record");
        let mut again = Table::<Classic>::resume(&record, "a file").expect("a table");
        assert_eq!(again.changes(), [change]);
        assert_eq!(again.players()[1], Player::Evil("courteous".into()));
        assert!(again.change(Strength::Cruel));
        assert_eq!(again.faced().as_deref(), Some("cruel"));
    }

    #[test]
    fn only_somebody_alone_with_evil_changes_it() {
        assert!(table(["human:", "evil:sly"]).changeable().is_some());
        for players in [["human:1", "human:2"], ["evil:sly", "evil:cruel"]] {
            assert_eq!(table(players).changeable(), None);
        }
        assert_eq!(table(["human:", "evil:nightmare"]).changeable(), None);
    }
}
