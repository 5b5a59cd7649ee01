//! ux.md 4, rows 45–49: envelopes, chips and the crown. Sealing has one sound, because whether
//! there was a bet is secret.

use super::words::*;

pub const PAGE: &[Recipe] = &[
    effect(45, "EnvelopeSealed", Mono(envelope_sealed)).caption("caption-envelope-sealed"),
    effect(46, "EnvelopeLands", Mono(envelope_lands))
        .steps(8)
        .ducks(Duck::Ambience)
        .caption("caption-envelope-lands"),
    effect(47, "Applause", Mono(applause)).takes(2).caption("caption-applause"),
    effect(47, "CrowdMurmurs", Mono(crowd_murmurs))
        .takes(2)
        .lu(-6.0)
        .caption("caption-crowd-murmurs"),
    effect(48, "CrownRolls", Mono(crown_rolls)).takes(2).lu(-2.0).caption("caption-crown-rolls"),
    effect(49, "EnvelopesBurn", Mono(envelopes_burn))
        .takes(2)
        .lu(2.0)
        .bang()
        .ducks(Duck::Ambience)
        .caption("caption-envelopes-burn"),
];

fn envelope_sealed(t: &mut Take) -> Sound {
    let press = t.sin(110.0).ad(20.0, 160.0);
    let hiss = t.noise().hp(5000.0).ad(30.0, 240.0);
    paper(t).at(-4.0) + (press.at(0.0) + hiss.at(-22.0)).after(110.0)
}

/// Each further hit loses a semitone of its chip.
fn envelope_lands(t: &mut Take) -> Sound {
    let fall = libm::powf(1.0594, -(t.index as f32));
    let chip = t.res(&ringing([1900.0 * fall, 2900.0 * fall], 45.0));
    t.res(&ringing([210.0, 330.0], 70.0)).at(0.0) + chip.at(-6.0).after(30.0)
}

fn applause(t: &mut Take) -> Sound {
    let hands = t.count(110, 160);
    claps(t, hands, 1400.0)
}

/// People talking behind their hands: two vowels of noise, never a word.
fn crowd_murmurs(t: &mut Take) -> Sound {
    t.placed(&[0.0; 3], |t, i| {
        let talk = t.drift(5.0).times(t.drift(11.0));
        let mouth = 1.0 + 0.12 * i as f32;
        let vowels =
            t.pink().bp(520.0 * mouth, 5.0).plus(t.pink().bp(1080.0 * mouth, 6.0).gain(-5.0));
        vowels.times(talk).swell(300.0, 800.0).at(0.0)
    })
}

fn crown_rolls(t: &mut Take) -> Sound {
    let ring = t.res(&[(1320.0, 2400.0), (2740.0, 1900.0), (4150.0, 1400.0)]).lasting(1600.0);
    let wobbling = ring.through(|v| v.am(glide(9.0, 2.0, 1600.0), 0.9)).wow(1.1, 0.03);
    let table = t.noise().bp(900.0, 2.0).am(glide(9.0, 2.0, 1600.0), 0.9).ad(40.0, 1500.0);
    wobbling.at(0.0) + table.at(-16.0)
}

fn envelopes_burn(t: &mut Take) -> Sound {
    let fwump = t.noise().lp(glide(300.0, 4000.0, 530.0)).ad(30.0, 500.0);
    fwump.at(0.0) + crackle(t, 22, 800.0).at(-14.0).after(120.0)
}
