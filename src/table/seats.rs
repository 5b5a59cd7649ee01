//! Who sits where.

use game_rules::{bots::Strength, game::Seat};

use crate::{app::language::Language, say};

/// Whoever sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person, by name.
    Human(String),
    /// Evil, played by this bot.
    Evil(String),
    /// Somebody else the program plays, with a name of their own.
    Guest {
        /// The bot.
        bot: String,
        /// The name.
        name: String,
    },
}

impl Player {
    /// A person?
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }

    /// Evil itself?
    pub fn is_evil(&self) -> bool {
        matches!(self, Player::Evil(_))
    }

    /// How strong Evil plays here.
    pub fn strength(&self) -> Option<Strength> {
        let bot = self.bot()?;
        Strength::ALL.into_iter().find(|strength| strength.word() == bot)
    }

    /// The bot's name.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Player::Human(_) => None,
            Player::Evil(bot) | Player::Guest { bot, .. } => Some(bot),
        }
    }

    /// As it stands in a record.
    pub fn to_text(&self) -> String {
        match self {
            Player::Human(name) => format!("human:{name}"),
            Player::Evil(bot) => format!("evil:{bot}"),
            Player::Guest { bot, name } => format!("guest:{bot}={name}"),
        }
    }

    /// As it stands in a record; a bare name, as the referee writes it, is a bot's.
    pub fn from_text(text: &str) -> Player {
        match text.split_once(':') {
            Some(("human", name)) => Player::Human(name.to_owned()),
            Some(("guest", guest)) => {
                let (bot, name) = guest.split_once('=').unwrap_or((guest, ""));
                Player::Guest { bot: bot.to_owned(), name: name.to_owned() }
            }
            Some((_, bot)) => Player::Evil(bot.to_owned()),
            None => Player::Evil(text.to_owned()),
        }
    }

    /// How lists and cards call whoever sits here.
    pub fn shown(&self, language: &Language, seat: Seat) -> String {
        match self {
            Player::Human(name) if name.is_empty() => language.say("seat-you"),
            Player::Human(name) if name.chars().all(|letter| letter.is_ascii_digit()) => {
                say!(language, "seat-player", number = i64::from(seat.0) + 1)
            }
            Player::Guest { bot, name } if self.strength().is_some() => {
                let strength = language.say(&format!("strength-{bot}"));
                say!(language, "replays-guest", name = name, strength = strength)
            }
            Player::Human(name) | Player::Guest { name, .. } => name.clone(),
            Player::Evil(bot) => {
                let key = format!("strength-{bot}");
                let bot = if language.knows(&key) { language.say(&key) } else { bot.clone() };
                say!(language, "replays-evil", strength = bot)
            }
        }
    }
}

/// The guest of the house who plays where Evil would play against itself.
const GUEST: &str = "Mei";

/// Two Evils at a table for two could not be told apart: the first is a guest of the house.
pub(super) fn tell_apart(players: &mut [Player]) {
    if let [player @ Player::Evil(_), Player::Evil(_)] = players
        && let Some(bot) = player.bot().map(str::to_owned)
    {
        *player = Player::Guest { bot, name: GUEST.to_owned() };
    }
}

/// What helped the people of a match. It stands in the notes of the record, so that saves and
/// replays tell it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Assistance {
    /// A hint was asked for.
    pub hinted: bool,
    /// It was played on from a replay: what comes was known.
    pub played_on: bool,
}

const HINTED: &str = "hinted";
const PLAYED_ON: &str = "played on";

impl Assistance {
    /// The marks among the notes of a record.
    pub fn of(notes: &[String]) -> Assistance {
        let has = |word: &str| notes.iter().any(|note| note == word);
        Assistance { hinted: has(HINTED), played_on: has(PLAYED_ON) }
    }

    /// Puts the marks among the notes of a record.
    pub fn note(self, notes: &mut Vec<String>) {
        for (set, word) in [(self.hinted, HINTED), (self.played_on, PLAYED_ON)] {
            if set && !notes.iter().any(|note| note == word) {
                notes.push(word.to_owned());
            }
        }
    }

    /// Does the match count in the statistics?
    pub fn counts(self) -> bool {
        !self.played_on
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    #[test]
    fn marks_stand_once_among_the_notes() {
        for (hinted, played_on) in [(false, false), (true, false), (false, true), (true, true)] {
            let marks = Assistance { hinted, played_on };
            let mut notes = vec!["something else".to_owned()];
            marks.note(&mut notes);
            marks.note(&mut notes);
            assert_eq!(notes.len(), 1 + usize::from(hinted) + usize::from(played_on));
            assert_eq!(Assistance::of(&notes), marks);
            assert_eq!(marks.counts(), !played_on);
        }
    }

    #[test]
    fn everybody_has_a_name() {
        let language = Language::new(Lang::English);
        let shown = |text: &str| Player::from_text(text).shown(&language, Seat(1));
        assert_eq!(shown("human:"), "You");
        assert_eq!(shown("human:2"), "Player 2");
        assert_eq!(shown("human:Ada"), "Ada");
        assert_eq!(shown("evil:sly"), "Evil (Sly)");
        assert_eq!(shown("coin"), "Evil (coin)");
        assert_eq!(shown("guest:steady:40=Mira = me"), "Mira = me");
        let guest = Player::from_text("guest:steady:40=Mira");
        assert_eq!((guest.bot(), guest.is_human()), (Some("steady:40"), false));
        assert_eq!(guest.to_text(), "guest:steady:40=Mira");
    }

    #[test]
    fn evil_does_not_play_against_its_own_name() {
        let language = Language::new(Lang::English);
        let seated = |texts: &[&str]| {
            let mut players: Vec<Player> =
                texts.iter().map(|text| Player::from_text(text)).collect();
            tell_apart(&mut players);
            let named = Seat::all(players.len()).zip(&players);
            named.map(|(seat, player)| player.shown(&language, seat)).collect::<Vec<_>>()
        };
        assert_eq!(seated(&["sly", "evil:cruel"]), ["Mei (Sly)", "Evil (Cruel)"]);
        assert_eq!(seated(&["human:Ada", "evil:cruel"]), ["Ada", "Evil (Cruel)"]);
        assert_eq!(seated(&["sly", "sly", "sly"]), ["Evil (Sly)"; 3]);
    }
}
