//! What the host of a match has fixed for everybody, beside the rules; it is written into the notes
//! of the record, so that a continued match keeps it.

use crate::app::settings::{Curtain, Inspect};

/// The rules of the house for one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseRules {
    /// No hints.
    pub strict: bool,
    /// How much the inspector says to every seat; everybody's own setting if nobody fixed it.
    pub inspect: Option<Inspect>,
    /// How the screen is handed over; the setting if nobody fixed it.
    pub curtain: Option<Curtain>,
    /// All people look at one screen and decide with keys of their own.
    pub split: bool,
    /// Seconds everybody has for a turn, where a game knows a clock.
    pub clock: Option<u16>,
}

const STRICT: &str = "strict";
const HINTED: &str = "hinted";
const INSPECT: &str = "inspect=";
const CURTAIN: &str = "curtain=";
const SPLIT: &str = "split keys";
const CLOCK: &str = "clock=";

impl HouseRules {
    /// As it stands in a record; `hinted` says whether somebody has asked for a hint.
    pub(super) fn notes(&self, hinted: bool) -> Vec<String> {
        let mut notes = Vec::new();
        notes.extend(self.strict.then(|| STRICT.to_owned()));
        notes.extend(hinted.then(|| HINTED.to_owned()));
        notes.extend(self.inspect.map(|depth| format!("{INSPECT}{}", depth.word())));
        notes.extend(self.curtain.map(|curtain| format!("{CURTAIN}{}", curtain.word())));
        notes.extend(self.split.then(|| SPLIT.to_owned()));
        notes.extend(self.clock.map(|seconds| format!("{CLOCK}{seconds}")));
        notes
    }

    /// Back from a record; what a later program wrote there is left alone.
    pub(super) fn read(notes: &[String]) -> (HouseRules, bool) {
        let has = |word: &str| notes.iter().any(|note| note == word);
        let after = |head: &str| notes.iter().find_map(|note| note.strip_prefix(head));
        let inspect = after(INSPECT)
            .and_then(|word| Inspect::ALL.iter().find(|depth| depth.word() == word).copied());
        let curtain = after(CURTAIN)
            .and_then(|word| Curtain::ALL.iter().find(|curtain| curtain.word() == word).copied());
        let clock = after(CLOCK).and_then(|seconds| seconds.parse().ok());
        let clock = clock.filter(|seconds| *seconds > 0);
        let house = HouseRules { strict: has(STRICT), inspect, curtain, split: has(SPLIT), clock };
        (house, has(HINTED))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_keeps_the_rules_of_the_house() {
        let house = HouseRules {
            strict: true,
            inspect: Some(Inspect::Why),
            curtain: Some(Curtain::Light),
            split: true,
            clock: Some(20),
        };
        for hinted in [false, true] {
            assert_eq!(HouseRules::read(&house.notes(hinted)), (house, hinted));
        }
        assert_eq!(HouseRules::default().notes(false), Vec::<String>::new());
        let later = ["inspect=deeper", "moon", "clock=0", "clock=soon"].map(str::to_owned);
        assert_eq!(HouseRules::read(&later), (HouseRules::default(), false));
    }
}
