//! What a host can change of a Classic duel.

use game_rules::duel::classic::Setup;

use crate::table::{OptionKind, SetupOption};

fn small(number: i32) -> u16 {
    u16::try_from(number).unwrap_or(1)
}

fn number(
    word: &'static str,
    range: (u16, u16),
    get: fn(&Setup) -> u16,
    set: fn(&mut Setup, u16),
) -> SetupOption<Setup> {
    SetupOption { word, turning: OptionKind::Number { range, get, set } }
}

/// HP, who begins, tools, the last stand.
pub fn knobs() -> Vec<SetupOption<Setup>> {
    vec![
        number("hp-first", (1, 50), |setup| small(setup.hp.0), |setup, hp| setup.hp.0 = hp.into()),
        number("hp-second", (1, 50), |setup| small(setup.hp.1), |setup, hp| setup.hp.1 = hp.into()),
        SetupOption {
            word: "first",
            turning: OptionKind::Who {
                get: |setup| setup.first,
                set: |setup, to| setup.first = to,
            },
        },
        number("gift", (0, 8), |setup| setup.gift.into(), |setup, to| setup.gift = to as u8),
        number("hand", (0, 8), |setup| setup.hand.into(), |setup, to| setup.hand = to as u8),
        SetupOption {
            word: "last-stand",
            turning: OptionKind::Switch {
                get: |setup| setup.last_stand,
                set: |setup, on| setup.last_stand = on,
            },
        },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_of_every_knob_can_be_played() {
        for knob in knobs() {
            let OptionKind::Number { range, get, set } = knob.turning else { continue };
            for end in [range.0, range.1] {
                let mut setup = Setup::default();
                set(&mut setup, end);
                assert_eq!((get(&setup), setup.check()), (end, Ok(())), "{}", knob.word);
            }
        }
    }
}
