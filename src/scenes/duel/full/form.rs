//! What a host can change of a duel beside its mode: how close it keeps to the original.

use game_rules::duel::full::{OwnStatus, Setup};

use crate::table::{OptionKind, SetupOption};

fn switch(
    word: &'static str,
    get: fn(&Setup) -> bool,
    set: fn(&mut Setup, bool),
) -> SetupOption<Setup> {
    SetupOption { word, turning: OptionKind::Switch { get, set } }
}

/// The original program's ways, its secrecy, and the one tool its papers name.
pub(super) fn knobs() -> Vec<SetupOption<Setup>> {
    vec![
        switch("legacy", |setup| setup.legacy, |setup, on| setup.legacy = on),
        switch(
            "own-hidden",
            |setup| setup.own_status == OwnStatus::Hidden,
            |setup, on| {
                setup.own_status = if on { OwnStatus::Hidden } else { OwnStatus::Shown };
            },
        ),
        switch(
            "document-tools",
            |setup| setup.document_tools,
            |setup, on| setup.document_tools = on,
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{duel::full::Duel, game::Game};

    #[test]
    fn every_switch_turns_one_thing_and_can_be_played() {
        for knob in knobs() {
            let OptionKind::Switch { get, set } = knob.turning else { panic!("{}", knob.word) };
            let mut setup = Setup::numbered(2);
            assert!(!get(&setup), "{}", knob.word);
            set(&mut setup, true);
            let on = knobs().into_iter().filter(
                |other| matches!(other.turning, OptionKind::Switch { get, .. } if get(&setup)),
            );
            assert_eq!(on.map(|knob| knob.word).collect::<Vec<_>>(), [knob.word]);
            assert!(Duel::start(&setup, 1).is_ok(), "{}", knob.word);
            set(&mut setup, false);
            assert_eq!(setup, Setup::numbered(2));
        }
    }
}
