//! What can be pressed at the duel: tools by number, aim, then fire (ux 2.1 Inputs).

use bevy::prelude::*;
use game_rules::{duel::Aim, game::Viewer};

use super::{
    Aiming,
    duelling::{Deed, Duelling, Held, Thought},
    picture::bottom_seat,
};
use crate::{
    app::{
        keys::{Action, Pressed},
        settings::{Confirm, Settings},
    },
    art::canvas::SpotClick,
    table::{Curtain, Shown, Wish},
};

/// The different tools of the seat at the screen, in the order of the tray.
pub fn tray<G: Duelling>(shown: &Shown<G>) -> Vec<Held> {
    G::tray(&shown.view, bottom_seat(shown.eyes))
}

/// Something was asked for at the duel, by key, pad or pointer.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Use the tool at this place of the tray.
    Tool(usize),
    /// Aim; if already aimed there, fire.
    Aim(Aim),
    /// Lower the gun.
    Lower,
}

/// Keys and clicks become asks.
pub fn read<G: Duelling>(
    mut pressed: MessageReader<Pressed>,
    mut clicks: MessageReader<SpotClick>,
    mut asks: MessageWriter<Ask>,
    aiming: Res<Aiming>,
) {
    for press in pressed.read().filter(|press| !press.repeat) {
        let ask = match press.action {
            Action::AimSelf => Ask::Aim(Aim::Own),
            Action::AimFoe => Ask::Aim(Aim::Foe),
            Action::Back if aiming.aim.is_some() => Ask::Lower,
            action => match action.picks() {
                Some(place) => Ask::Tool(place),
                None => continue,
            },
        };
        asks.write(ask);
    }
    for click in clicks.read() {
        match click.name {
            "target-self" => asks.write(Ask::Aim(Aim::Own)),
            "target-foe" => asks.write(Ask::Aim(Aim::Foe)),
            _ => continue,
        };
    }
}

/// Is one press enough? A risky shot is one that may hit whoever fires it.
fn fires_at_once<G: Duelling>(
    confirm: Confirm,
    view: &G::View,
    reading: &G::Reading,
    aim: Aim,
) -> bool {
    match confirm {
        Confirm::EveryShot => false,
        Confirm::Risky => !G::is_risky(view, reading, aim),
        Confirm::Never => true,
    }
}

/// Asks become wishes: the first press aims, the second fires, unless the settings say otherwise.
pub fn answer<G: Duelling>(
    mut asks: MessageReader<Ask>,
    shown: Option<Res<Shown<G>>>,
    thought: Option<Res<Thought<G>>>,
    curtain: Option<Res<Curtain>>,
    settings: Res<Settings>,
    mut aiming: ResMut<Aiming>,
    mut wishes: MessageWriter<Wish<G>>,
) {
    let (Some(shown), Some(thought)) = (shown.filter(|_| curtain.is_none()), thought) else {
        asks.clear();
        return;
    };
    // A choice that was begun comes first; its own panel answers for it.
    let chooses = G::choice(&shown).is_some();
    let act = |deed| G::action(deed).map(Wish::<G>::Act);
    for ask in asks.read() {
        if chooses || !matches!(shown.eyes, Viewer::Seat(_)) {
            continue;
        }
        match *ask {
            Ask::Lower => aiming.aim = None,
            Ask::Tool(place) => {
                if let Some(held) = tray(&shown).get(place) {
                    wishes.write_batch(act(Deed::Use(held.tool)));
                }
            }
            Ask::Aim(aim) => {
                let at_once = fires_at_once::<G>(settings.confirm, &shown.view, &thought.0, aim);
                if at_once || aiming.aim == Some(aim) {
                    aiming.aim = None;
                    aiming.swing = 0.0;
                    wishes.write_batch(act(Deed::Shoot(aim)));
                } else if shown.legal.iter().any(|action| G::deed(action) == Deed::Shoot(aim)) {
                    aiming.aim = Some(aim);
                } else {
                    // Somebody else is shown acting: hurry, so that nobody waits for a picture.
                    wishes.write(Wish::Hurry);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        duel::{
            HUMAN, Shell,
            classic::{Classic, Setup},
        },
        game::Game,
    };

    #[test]
    fn only_what_may_hit_oneself_is_risky() {
        let (game, _) = Classic::start(&Setup::default(), 1).unwrap();
        let mut view = game.view(Viewer::Seat(HUMAN));
        assert!(!fires_at_once::<Classic>(Confirm::Risky, &view, &(), Aim::Own));
        assert!(fires_at_once::<Classic>(Confirm::Risky, &view, &(), Aim::Foe));
        view.front = Some(Shell::Blank);
        assert!(fires_at_once::<Classic>(Confirm::Risky, &view, &(), Aim::Own));
        assert!(!fires_at_once::<Classic>(Confirm::EveryShot, &view, &(), Aim::Own));
        view.front = Some(Shell::Live);
        assert!(fires_at_once::<Classic>(Confirm::Never, &view, &(), Aim::Own));
    }
}
