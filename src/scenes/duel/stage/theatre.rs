//! What comes onto the table and goes again: the stage of a battle to the death, guards, the cup.

use bevy::prelude::*;
use game_rules::duel::Tool;

use super::{Life, RAIL, seal};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{bump, cubic_in_out, span, wobble},
        palette::THEME,
        sprites::duel as art,
    },
    scenes::duel::picture::{Guard, Picture, StagePicture},
};

/// Where the stage stands: the middle of its foot.
const STAGE: (f32, f32) = (812.0, 486.0);
/// Candles of each side that fit on the stage.
const MOST: i128 = 5;

/// The stage drops onto the table as a box and unfolds; it is folded away again at the end.
pub(super) fn stage(canvas: &mut Canvas, battle: &StagePicture, sides: &[String; 2], life: Life) {
    let (x, y) = STAGE;
    let open = battle.open;
    if open < 0.35 {
        let drop = -60.0 * (1.0 - cubic_in_out(span(open, 0.0, 0.3)));
        canvas.put(art::STAGE_1_FOLDED, x, y + drop).alpha(span(open, 0.0, 0.15));
        return;
    }
    if open < 0.7 {
        canvas.put(art::STAGE_2_RISING, x, y).stretch(1.0, 0.5 + 0.5 * span(open, 0.35, 0.7));
        return;
    }
    canvas.put(art::STAGE_3_OPEN, x, y);
    // The side at the screen stands on the left, the other on the right.
    for (number, (hp, left)) in
        [(battle.hp[1], -84.0), (battle.hp[0], 12.0)].into_iter().enumerate()
    {
        let stake = battle.stakes[1 - number].max(1);
        let shown = stake.min(MOST);
        // More than fit are shown by their share; the last one stays lit as long as there is one.
        let lit = (hp.clamp(0, stake) * shown + stake - 1) / stake;
        for place in 0..shown {
            let at = (x + left + 18.0 * place as f32, y - 30.0);
            if place < lit {
                let lean = if life.calm {
                    0.0
                } else {
                    wobble(life.time * 1.5, place as f32 + 7.0 * number as f32) * 5.0
                };
                canvas.put(art::CANDLE_FULL, at.0, at.1).scale(0.7);
                canvas.put(art::CANDLE_FLAME, at.0, at.1 - 29.0).scale(0.7).turn(lean);
            } else {
                canvas.put(art::CANDLE_SNUFFED, at.0, at.1).scale(0.7);
            }
        }
        let text = &sides[1 - number];
        let place = (x + if number == 0 { -66.0 } else { 66.0 }, y + 26.0);
        let ink = THEME.text.bone.color();
        canvas.write(text, Face::SansBold, 16.0, ink, place).within(124.0, 24.0);
    }
}

/// Shells without end: a belt that goes on link by link, each an even chance.
pub(super) fn belt(canvas: &mut Canvas, battle: &StagePicture) {
    let (x, y) = RAIL;
    let pitch = 70.0;
    let on = battle.belt.fract();
    for link in 0..9 {
        let left = x + 40.0 + pitch * (link as f32 - on);
        let alpha = span(left, x - 10.0, x + 30.0) * (1.0 - span(left, x + 500.0, x + 580.0));
        canvas.put(art::STAGE_BELT_LINK, left, y + 74.0).alpha(alpha);
        canvas.put(art::SHELL_UNKNOWN_050, left, y + 66.0).scale(0.9).alpha(alpha);
    }
    canvas.put(art::RAIL_POINTER, x + 40.0, y + 2.0);
}

/// Where a side is struck.
fn target(top: bool) -> (f32, f32) {
    if top { (480.0, 150.0) } else { (150.0, 530.0) }
}

/// A vest ring, a mitt, thorns: the same beat for a live shell and a blank.
pub(super) fn guard(canvas: &mut Canvas, picture: &Picture) {
    let Some((top, guard, t)) = picture.passing.guard else { return };
    let (x, y) = target(top);
    let come = cubic_in_out(span(t, 0.0, 0.2));
    let alpha = come * (1.0 - span(t, 0.75, 1.0));
    let grow = 0.8 + 0.2 * come + 0.08 * bump(span(t, 0.2, 0.5));
    let drawing = match guard {
        Guard::Vest => art::VEST_RING,
        Guard::VestBroken if t < 0.35 => art::VEST_RING,
        Guard::VestBroken => art::VEST_RING_CRACKED,
        Guard::Mitt => art::CATCHER_MITT,
        Guard::Thorns => seal(Tool::ThornArmour),
    };
    canvas.put(drawing, x, y).scale(grow).alpha(alpha);
}

/// Three dice under a cup that is never lifted: the same rattle whatever fell.
pub(super) fn cup(canvas: &mut Canvas, picture: &Picture, life: Life) {
    let Some((top, t)) = picture.passing.cup else { return };
    let (x, y) = (560.0, if top { 330.0 } else { 380.0 });
    let shake = span(t, 0.05, 0.6);
    if shake < 1.0 {
        let rattle = if life.calm { 0.0 } else { (t * 60.0).sin() * 9.0 * bump(shake) };
        canvas.put(art::DICE_CUP, x + rattle, y - 40.0).turn(rattle);
    } else {
        canvas.put(art::DICE_CUP_DOWN, x, y).alpha(1.0 - span(t, 0.9, 1.0));
    }
}
