//! ux.md 4, rows 37–41: cards, dice and chalk.

use super::words::*;

pub const PAGE: &[Recipe] = &[
    effect(37, "CardMoves", Mono(card_moves)).takes(4).lu(-3.0),
    effect(38, "DieHops", Mono(die_hops)).steps(8).lu(-3.0),
    reaction("ReactionMelt", Mono(|t| collide(t, PYRO, CRYO))),
    reaction("ReactionVaporize", Mono(|t| collide(t, PYRO, HYDRO))),
    reaction("ReactionOverloaded", Mono(|t| collide(t, PYRO, ELECTRO))),
    reaction("ReactionSuperconduct", Mono(|t| collide(t, CRYO, ELECTRO))),
    reaction("ReactionElectroCharged", Mono(|t| collide(t, HYDRO, ELECTRO))),
    reaction("ReactionFrozen", Mono(|t| collide(t, CRYO, HYDRO))),
    reaction("ReactionBurning", Mono(|t| collide(t, PYRO, DENDRO))),
    reaction("ReactionBloom", Mono(|t| collide(t, HYDRO, DENDRO))),
    reaction("ReactionQuicken", Mono(|t| collide(t, ELECTRO, DENDRO))),
    reaction("ReactionSwirlCryo", Mono(|t| collide(t, ANEMO, CRYO))),
    reaction("ReactionSwirlHydro", Mono(|t| collide(t, ANEMO, HYDRO))),
    reaction("ReactionSwirlPyro", Mono(|t| collide(t, ANEMO, PYRO))),
    reaction("ReactionSwirlElectro", Mono(|t| collide(t, ANEMO, ELECTRO))),
    reaction("ReactionCrystallizeCryo", Mono(|t| collide(t, GEO, CRYO))),
    reaction("ReactionCrystallizeHydro", Mono(|t| collide(t, GEO, HYDRO))),
    reaction("ReactionCrystallizePyro", Mono(|t| collide(t, GEO, PYRO))),
    reaction("ReactionCrystallizeElectro", Mono(|t| collide(t, GEO, ELECTRO))),
    effect(40, "ChalkWrites", Mono(chalk_writes)).takes(4).lu(-6.0),
    effect(40, "ChalkUnderlines", Mono(chalk_underlines)).lu(-6.0),
    effect(41, "SleeveWipes", Wide(sleeve_wipes)).takes(2).lu(-4.0).caption("caption-sleeve-wipes"),
];

const fn reaction(cue: &'static str, play: Play) -> Recipe {
    effect(39, cue, play).takes(2).ducks(Duck::Ambience).caption("caption-reaction")
}

/// An element's tone: Hz, and whether it buzzes (SQ) or sings (SIN).
#[derive(Clone, Copy)]
struct Element(f32, bool);

const PYRO: Element = Element(220.0, false);
const HYDRO: Element = Element(262.0, false);
const CRYO: Element = Element(523.0, false);
const ELECTRO: Element = Element(330.0, true);
const ANEMO: Element = Element(392.0, false);
const GEO: Element = Element(147.0, false);
const DENDRO: Element = Element(294.0, false);

/// Two tones glide until they meet; there they burst.
fn collide(t: &mut Take, one: Element, other: Element) -> Sound {
    const FLIGHT: f32 = 120.0;
    let meeting = (one.0 * other.0).sqrt();
    let mut carrier = |Element(hz, buzzing): Element| -> Voice {
        let way = glide(hz, meeting, FLIGHT);
        if buzzing { t.sq(way).lp(2500.0).gain(-4.0) } else { t.sin(way) }
    };
    let flight = carrier(one).plus(carrier(other)).swell(FLIGHT - 20.0, 50.0);
    let burst = t.fm(meeting, 1.41, glide(6.0, 0.01, 160.0)).ad(2.0, 170.0);
    flight.at(-8.0) + burst.at(0.0).after(FLIGHT)
}

fn card_moves(t: &mut Take) -> Sound {
    paper(t).at(0.0) + t.sin(160.0).ad(0.0, 40.0).at(-3.0).after(80.0)
}

/// The n-th die paid sounds a semitone above the one before.
fn die_hops(t: &mut Take) -> Sound {
    let hz = 640.0 * libm::powf(1.06, t.index as f32);
    t.res(&[(hz, 40.0)]).at(0.0) + t.noise().bp(2600.0, 1.0).ad(0.0, 5.0).at(-12.0)
}

fn stroke(t: &mut Take, ms: f32) -> Sound {
    let body = t.noise().bp(4200.0, 1.5).am(18.0, 0.7).swell(20.0, ms - 20.0);
    body.at(-6.0) + t.noise().bp(2600.0, 1.0).ad(0.0, 6.0).at(0.0)
}

fn chalk_writes(t: &mut Take) -> Sound {
    let mut moments = vec![0.0];
    while let Some(&last) = moments.last()
        && last < 420.0
    {
        moments.push(last + t.range(70.0, 130.0));
    }
    t.placed(&moments, |t, _| {
        let (length, level) = (t.range(45.0, 85.0), t.range(-4.0, 0.0));
        stroke(t, length).at(level)
    })
}

fn chalk_underlines(t: &mut Take) -> Sound {
    let line = t.noise().bp(glide(4200.0, 4620.0, 230.0), 1.5).am(18.0, 0.5).swell(60.0, 170.0);
    line.at(0.0) + t.noise().bp(2600.0, 1.0).ad(0.0, 6.0).at(-3.0)
}

/// Cloth over wood, from left to right.
fn sleeve_wipes(t: &mut Take) -> [Sound; 2] {
    let cloth = t.pink().bp(600.0, 0.6).swell(160.0, 340.0).at(0.0);
    let length = cloth.samples.len() as f32;
    let side = |gain: fn(f32) -> f32| {
        let moved = cloth.samples.iter().enumerate();
        let samples = moved.map(|(i, x)| x * gain(i as f32 / length).sqrt()).collect();
        Sound { samples }
    };
    [side(|x| 0.9 - 0.8 * x), side(|x| 0.1 + 0.8 * x)]
}
