//! The whole duel at the duel's table: 36 tools, eight modes, House Rules and the player's own.

pub mod beats;
mod bold;
mod both_outcomes;
pub mod chronicle;
mod feats;
mod form;
mod lesson;
pub mod odds;
pub mod reading;
mod reasons;
mod rulebook;
mod seen_shells;
pub mod story;
mod tool_numbers;
mod variant;

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
