//! Drawings in parts: each layer hangs on a part, each part on another, and the pins are where they
//! turn.

use bevy::prelude::*;

use super::{Canvas, Piece, Stroke, Which};
use crate::art::sprites::{Part, Sprite as Drawing};

/// How a part is moved against what it hangs on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bone {
    /// Turned about its pin, in degrees, clockwise as on paper.
    pub turn: f32,
    /// Shifted, in units of the drawing.
    pub shift: Vec2,
    /// Not drawn, and nothing that hangs on it.
    pub hidden: bool,
}

/// Where and how a whole rig stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// Where its pivot is, in the frame.
    pub place: Vec2,
    /// Turned about it, in degrees, clockwise as on paper.
    pub turn: f32,
    /// Larger or smaller; a negative x mirrors it.
    pub scale: Vec2,
    /// Multiplied with a colour.
    pub tint: Color,
}

impl Canvas {
    /// Draws a rig: `bone` says how each part is moved.
    pub fn rig(&mut self, drawing: &'static Drawing, stand: Stand, bone: impl Fn(&Part) -> Bone) {
        let bones: Vec<Bone> = drawing.parts.iter().map(bone).collect();
        if drawing.layers.is_empty() {
            self.put(drawing, stand.place.x, stand.place.y)
                .stretch(stand.scale.x, stand.scale.y)
                .turn(stand.turn)
                .tint(stand.tint);
            return;
        }
        for (number, layer) in drawing.layers.iter().enumerate() {
            let Some(moved) = moved(drawing, &bones, layer.part) else { continue };
            let side = stand.scale.x.signum();
            let at = Vec2::from_angle(stand.turn.to_radians()).rotate(moved.shift * stand.scale);
            self.depth += 1;
            self.sprites.push(Stroke {
                drawing: Which(drawing),
                piece: Piece::Layer(number),
                crop: None,
                place: stand.place + at,
                turn: stand.turn + moved.turn * side,
                scale: stand.scale,
                color: stand.tint,
                afloat: false,
                depth: self.depth,
            });
        }
    }
}

/// Where the drawing's pivot goes, and how far it is turned, when it follows this part; `None` if the
/// part or something it hangs on is hidden.
fn moved(drawing: &Drawing, bones: &[Bone], part: u8) -> Option<Bone> {
    let mut whole = Bone::default();
    let mut at = part;
    for _ in 0..=drawing.parts.len() {
        let (part, bone) = (drawing.parts.get(usize::from(at))?, bones.get(usize::from(at))?);
        if bone.hidden {
            return None;
        }
        let pin = Vec2::from(part.pivot);
        let turned = Vec2::from_angle(bone.turn.to_radians()).rotate(whole.shift - pin);
        whole =
            Bone { turn: whole.turn + bone.turn, shift: pin + turned + bone.shift, hidden: false };
        if at == part.parent {
            break;
        }
        at = part.parent;
    }
    Some(whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::sprites::creatures;

    fn torchfox() -> &'static Drawing {
        creatures::by_number(8).expect("the eighth creature is drawn")
    }

    #[test]
    fn at_rest_every_layer_is_where_the_whole_drawing_is() {
        let fox = torchfox();
        let bones = vec![Bone::default(); fox.parts.len()];
        assert!(!fox.layers.is_empty());
        for layer in fox.layers {
            let at = moved(fox, &bones, layer.part).expect("nothing is hidden");
            assert!(at.shift.length() < 1e-4 && at.turn == 0.0, "{at:?}");
        }
    }

    #[test]
    fn what_hangs_on_a_turned_part_turns_with_it_and_its_pin_stays() {
        let fox = torchfox();
        let (tail, flame) = (fox.part("tail").unwrap(), fox.part("flame").unwrap());
        let mut bones = vec![Bone::default(); fox.parts.len()];
        bones[usize::from(tail)].turn = 30.0;
        let (own, hangs) = (moved(fox, &bones, tail).unwrap(), moved(fox, &bones, flame).unwrap());
        assert_eq!((own.turn, hangs.turn), (30.0, 30.0));
        let pin = Vec2::from(fox.parts[usize::from(tail)].pivot);
        let where_pin = own.shift + Vec2::from_angle(30f32.to_radians()).rotate(pin);
        assert!(where_pin.distance(pin) < 1e-3);
        bones[usize::from(tail)].hidden = true;
        assert_eq!(moved(fox, &bones, flame), None);
    }
}
