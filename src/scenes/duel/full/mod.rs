//! The whole duel at the duel's table: 36 tools, eight modes, House Rules and the player's own.

pub mod beats;
mod bold;
pub mod chronicle;
mod feats;
mod halves;
mod hints;
pub mod inspect;
mod knobs;
mod lesson;
mod now;
pub mod reading;
mod rules;
mod seen;
pub mod story;
mod table;

use game_rules::duel::Tool;

/// Is nobody told when this tool is used (rules/duel.md 9)? It is seen on the rack only.
pub fn is_silent(tool: Tool) -> bool {
    matches!(
        tool,
        Tool::GoodGunSelf
            | Tool::GoodGunFoe
            | Tool::Grab
            | Tool::YoursIsMine
            | Tool::ThornArmour
            | Tool::SlotExtension
            | Tool::BulletCatcher
            | Tool::Repeater
            | Tool::ComboShooter
            | Tool::Coin
            | Tool::Incendiary
            | Tool::BadGun
            | Tool::TwinGuns
            | Tool::AllOrNothing
    )
}
