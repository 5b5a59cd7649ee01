//! Both ways an even chance may fall (ux 2.1): status rows before and after, as far as the seat knows.

use game_rules::{
    duel::{
        Tool,
        full::{SideView, View},
    },
    game::Seat,
};

use super::reading::Reading;
use crate::{
    app::language::Language,
    say,
    scenes::duel::{picture::Chip, words::chip_words},
};

/// The two halves of Mirror, Coin and All or Nothing; `None` for every other tool.
pub fn halves(
    language: &Language,
    view: &View,
    reading: &Reading,
    seat: Seat,
    tool: Tool,
) -> Option<[Vec<String>; 2]> {
    let (own, foe) = (view.side(seat), view.side(seat.other()));
    let tools = |seat: Seat| view.rack(seat).tools().count();
    let row = |key: &str, from: String, to: String| {
        say!(language, key, from = from.as_str(), to = to.as_str())
    };
    Some(match tool {
        Tool::Mirror => {
            let turn = |title: &str, from: (&SideView, Seat), to: (&SideView, Seat)| {
                vec![
                    language.say(title),
                    [
                        row("doubt-hp", hp(language, from.0), hp(language, to.0)),
                        row("doubt-wounds", wounds(from.0), wounds(to.0)),
                        row("doubt-tools", tools(from.1).to_string(), tools(to.1).to_string()),
                    ]
                    .join(" · "),
                    copied(language, &reading.chips[to.1.index() & 1]),
                ]
            };
            [
                turn("doubt-you-turn", (own, seat), (foe, seat.other())),
                turn("doubt-foe-turns", (foe, seat.other()), (own, seat)),
            ]
        }
        Tool::Coin => {
            let half = |hp: i128| language.number(hp.div_euclid(2));
            let after = match own.hp {
                (low, high) if low == high => half(low),
                (low, high) => format!("{}–{}", half(low), half(high)),
            };
            [vec![language.say("doubt-coin-tool")], vec![row("doubt-hp", hp(language, own), after)]]
        }
        Tool::AllOrNothing => {
            let none = || "0".to_owned();
            [
                vec![
                    language.say("doubt-all-gone"),
                    row("doubt-tools", tools(seat).to_string(), none()),
                    row("doubt-foe-tools", tools(seat.other()).to_string(), none()),
                ],
                vec![language.say("doubt-nothing")],
            ]
        }
        Tool::GoodGunSelf
        | Tool::GoodGunFoe
        | Tool::Knife
        | Tool::Eject
        | Tool::SmallMallet
        | Tool::MoralPraise
        | Tool::XRayLens
        | Tool::Grab
        | Tool::YoursIsMine
        | Tool::Vest
        | Tool::ThornArmour
        | Tool::ThreeDice
        | Tool::SlotExtension
        | Tool::BulletCatcher
        | Tool::FillLive
        | Tool::Rearrange
        | Tool::Repeater
        | Tool::ComboShooter
        | Tool::Incendiary
        | Tool::BadGun
        | Tool::Extract
        | Tool::BlankShell
        | Tool::LiveShell
        | Tool::MysteryShell
        | Tool::Bandage
        | Tool::Medkit
        | Tool::NewClips
        | Tool::TwinGuns
        | Tool::BigMallet
        | Tool::ToTheDeath
        | Tool::BarrelRepair
        | Tool::SortShells
        | Tool::MergeClips => return None,
    })
}

/// What else goes over with the Mirror.
fn copied(language: &Language, chips: &[Chip]) -> String {
    let goes = |chip: &&Chip| {
        !matches!(
            chip,
            Chip::Wounds(_) | Chip::Dazed(_) | Chip::Rattled(..) | Chip::Blowback(_) | Chip::Looked
        )
    };
    let words: Vec<String> =
        chips.iter().filter(goes).map(|chip| chip_words(language, *chip)).collect();
    say!(language, "doubt-copied", list = words.join(" · "))
}

fn hp(language: &Language, side: &SideView) -> String {
    match side.hp {
        (low, high) if low == high => language.number(low),
        (low, high) => format!("{}–{}", language.number(low), language.number(high)),
    }
}

/// "2", or "1–3" where it is not certain.
fn wounds(side: &SideView) -> String {
    let bits = side.wounds.max(1);
    match (bits.trailing_zeros(), 15 - bits.leading_zeros()) {
        (low, high) if low == high => low.to_string(),
        (low, high) => format!("{low}–{high}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::{
        duel::{
            HUMAN,
            full::{Duel, Setup},
        },
        game::{Game, Viewer},
    };

    #[test]
    fn the_card_shows_both_sides_of_the_coin() {
        let language = Language::new(Lang::English);
        let (game, _) = Duel::start(&Setup::numbered(5), 3).unwrap();
        let view = game.view(Viewer::Seat(HUMAN));
        let reading = Reading::of(&view);
        let [tool, half] = halves(&language, &view, &reading, HUMAN, Tool::Coin).unwrap();
        assert_eq!((tool.len(), half.len()), (1, 1));
        assert!(half[0].contains('2') && half[0].contains('1'), "{half:?}");
        let [you, evil] = halves(&language, &view, &reading, HUMAN, Tool::Mirror).unwrap();
        assert!(you[1].contains("10") && evil[1].contains("10"), "{you:?} {evil:?}");
        assert!(you[2].contains("breath 32"), "{you:?}");
        assert_eq!(halves(&language, &view, &reading, HUMAN, Tool::Knife), None);
    }
}
