//! What can be pressed at the duel: tools by number, aim, then fire (ux 2.1 Inputs).

use bevy::prelude::*;
use game_rules::{duel::Aim, game::Viewer};

use super::{
    Desk,
    picture::bottom_seat,
    variant::{Deed, DuelVariant, PendingChoice, TraySlot},
};
use crate::{
    app::{
        language::Language,
        settings::{Confirm, Settings},
    },
    art::canvas::SpotClick,
    scenes::scene::CurrentReading,
    table::{Curtain, Intent, TableView},
};

/// The different tools of the seat at the screen, in the order of the tray.
pub fn tray<G: DuelVariant>(shown: &TableView<G>) -> Vec<TraySlot> {
    G::tray(&shown.view, bottom_seat(shown.eyes))
}

/// Something was asked for at the duel, by key, pad or pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// Use the tool at this place of the tray.
    Tool(usize),
    /// Aim; if already aimed there, fire.
    Aim(Aim),
    /// Lower the gun.
    Lower,
    /// Put a shell there, or take it from there.
    Place(u8),
}

/// Clicks on the stage become asks; those of keys and panels come through the frame.
pub fn read<G: DuelVariant>(mut clicks: MessageReader<SpotClick>, mut desk: ResMut<Desk>) {
    for click in clicks.read() {
        match click.name {
            "target-self" => desk.asks.push(Request::Aim(Aim::Own)),
            "target-foe" => desk.asks.push(Request::Aim(Aim::Foe)),
            "gap" => desk.asks.extend(u8::try_from(click.number).ok().map(Request::Place)),
            _ => {}
        }
    }
}

/// Is one press enough? A risky shot is one that may hit whoever fires it.
fn fires_at_once<G: DuelVariant>(
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
pub fn answer<G: DuelVariant>(
    shown: Option<Res<TableView<G>>>,
    thought: Option<Res<CurrentReading<G>>>,
    curtain: Option<Res<Curtain>>,
    (settings, language): (Res<Settings>, Res<Language>),
    mut desk: ResMut<Desk>,
    mut wishes: MessageWriter<Intent<G>>,
) {
    let asks = std::mem::take(&mut desk.bypass_change_detection().asks);
    let (Some(shown), Some(thought)) = (shown.filter(|_| curtain.is_none()), thought) else {
        return;
    };
    // A choice that was begun comes first; its own panel answers for it.
    let choice = G::choice(&shown);
    let act = |deed| G::action(deed).map(Intent::<G>::Act);
    for ask in asks {
        if let (Request::Place(place), Some(PendingChoice::Place { most, .. })) = (ask, choice) {
            wishes.write_batch(act(Deed::Place(place)).filter(|_| place <= most));
        }
        if choice.is_some() || !matches!(shown.eyes, Viewer::Seat(_)) {
            continue;
        }
        match ask {
            Request::Lower => desk.aim = None,
            Request::Place(_) => {}
            Request::Tool(place) => {
                let Some(tool) = tray(&shown).get(place).map(|held| held.tool) else { continue };
                let seat = bottom_seat(shown.eyes);
                let doubtful = settings.confirm != Confirm::Never
                    && shown.legal.iter().any(|action| G::deed(action) == Deed::Use(tool))
                    && G::halves(&language, &shown.view, &thought.0, seat, tool).is_some();
                if doubtful {
                    (desk.doubt, desk.chooses, desk.aim) = (Some(tool), None, None);
                } else {
                    wishes.write_batch(act(Deed::Use(tool)));
                }
            }
            Request::Aim(aim) => {
                let at_once = fires_at_once::<G>(settings.confirm, &shown.view, &thought.0, aim);
                if at_once || desk.aim == Some(aim) {
                    desk.aim = None;
                    desk.swing = 0.0;
                    wishes.write_batch(act(Deed::Shoot(aim)));
                } else if shown.legal.iter().any(|action| G::deed(action) == Deed::Shoot(aim)) {
                    desk.aim = Some(aim);
                } else {
                    // Somebody else is shown acting: hurry, so that nobody waits for a picture.
                    wishes.write(Intent::Hurry);
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
