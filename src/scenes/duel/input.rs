//! What can be pressed at the duel: tools by number, aim, then fire (ux 2.1 Inputs).

use bevy::prelude::*;
use game_rules::{
    duel::{
        Aim, Tool,
        classic::{Action as Deed, Classic, View},
    },
    game::Viewer,
};

use super::{Aiming, picture::bottom_seat};
use crate::{
    app::{
        keys::{Action, Pressed},
        settings::{Confirm, Settings},
    },
    art::canvas::SpotClick,
    table::{Curtain, Shown, Wish},
};

/// The different tools of the seat at the screen, with how many of each, in the order of the tray.
pub fn tray(shown: &Shown<Classic>) -> Vec<(Tool, u8)> {
    let hand = &shown.view.side(bottom_seat(shown.eyes)).hand;
    let mut tools: Vec<(Tool, u8)> = Vec::new();
    for &tool in hand.tools() {
        match tools.iter_mut().find(|(known, _)| *known == tool) {
            Some((_, count)) => *count += 1,
            None => tools.push((tool, 1)),
        }
    }
    tools
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
pub fn read(
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
fn fires_at_once(confirm: Confirm, view: &View, aim: Aim) -> bool {
    match confirm {
        Confirm::EveryShot => false,
        Confirm::Risky => aim == Aim::Foe || view.live_at(0).is_never(),
        Confirm::Never => true,
    }
}

/// Asks become wishes: the first press aims, the second fires, unless the settings say otherwise.
pub fn answer(
    mut asks: MessageReader<Ask>,
    shown: Option<Res<Shown<Classic>>>,
    curtain: Option<Res<Curtain>>,
    settings: Res<Settings>,
    mut aiming: ResMut<Aiming>,
    mut wishes: MessageWriter<Wish<Classic>>,
) {
    let Some(shown) = shown.filter(|_| curtain.is_none()) else {
        asks.clear();
        return;
    };
    for ask in asks.read() {
        if !matches!(shown.eyes, Viewer::Seat(_)) {
            continue;
        }
        match *ask {
            Ask::Lower => aiming.aim = None,
            Ask::Tool(place) => {
                if let Some((tool, _)) = tray(&shown).get(place) {
                    wishes.write(Wish::Act(Deed::Use(*tool)));
                }
            }
            Ask::Aim(aim) => {
                if fires_at_once(settings.confirm, &shown.view, aim) || aiming.aim == Some(aim) {
                    aiming.aim = None;
                    aiming.swing = 0.0;
                    wishes.write(Wish::Act(Deed::Shoot(aim)));
                } else if shown.legal.contains(&Deed::Shoot(aim)) {
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
        duel::{HUMAN, Shell, classic::Setup},
        game::Game,
    };

    #[test]
    fn only_what_may_hit_oneself_is_risky() {
        let (game, _) = Classic::start(&Setup::default(), 1).unwrap();
        let mut view = game.view(Viewer::Seat(HUMAN));
        assert!(!fires_at_once(Confirm::Risky, &view, Aim::Own));
        assert!(fires_at_once(Confirm::Risky, &view, Aim::Foe));
        view.front = Some(Shell::Blank);
        assert!(fires_at_once(Confirm::Risky, &view, Aim::Own));
        assert!(!fires_at_once(Confirm::EveryShot, &view, Aim::Own));
        view.front = Some(Shell::Live);
        assert!(fires_at_once(Confirm::Never, &view, Aim::Own));
    }
}
