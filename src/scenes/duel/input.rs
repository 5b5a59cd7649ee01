//! What can be pressed at the duel: tools by number, aim, then fire (ux 2.1 Inputs).

use bevy::prelude::*;
use game_rules::{
    duel::{
        Aim, Shell, Tool,
        classic::{Action as Deed, Classic},
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
    table::{Shown, Wish},
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

/// Could this shot hit whoever fires it, as far as they know?
fn may_hurt_oneself(shown: &Shown<Classic>, aim: Aim) -> bool {
    let blank = shown.view.front == Some(Shell::Blank) || shown.view.live == 0;
    aim == Aim::Own && !blank
}

/// Asks become wishes: the first press aims, the second fires, unless the settings say otherwise.
pub fn answer(
    mut asks: MessageReader<Ask>,
    shown: Option<Res<Shown<Classic>>>,
    settings: Res<Settings>,
    mut aiming: ResMut<Aiming>,
    mut wishes: MessageWriter<Wish<Classic>>,
) {
    let Some(shown) = shown else {
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
                let at_once = match settings.confirm {
                    Confirm::EveryShot => false,
                    Confirm::Risky => !may_hurt_oneself(&shown, aim),
                    Confirm::Never => true,
                };
                if at_once || aiming.aim == Some(aim) {
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
