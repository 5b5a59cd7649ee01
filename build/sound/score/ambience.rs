//! ux.md 4, rows 54–56: the room, the rain, and the instruments of the music bed. Levels of the
//! loops are in dBFS, as written.

use super::words::*;

pub const PAGE: &[Recipe] = &[
    ambience(54, "RoomTone", Mono(room_tone)).endless(),
    ambience(54, "WallClock", Mono(wall_clock)).endless(),
    ambience(55, "Rain", Mono(rain)).endless(),
    ambience(56, "BedPluck", Mono(bed_pluck)).in_tune(),
    ambience(56, "BedBow", Mono(bed_bow)).takes(1).in_tune(),
    ambience(56, "BedDrum", Mono(bed_drum)).in_tune(),
    ambience(56, "BedBrush", Mono(bed_brush)).in_tune(),
];

/// The bed's strings are tuned to this; the client changes their speed for other notes.
pub const BED_HZ: f32 = 146.83;

fn room_tone(t: &mut Take) -> Sound {
    const MS: f32 = 4000.0;
    let hum = t.sin(50.0).cut(MS);
    t.pink().lp(180.0).looped(MS, 800.0).rms(-46.0) + hum.rms(-52.0)
}

/// Swings only while Evil thinks: a tick, a second later the lower tock.
fn wall_clock(t: &mut Take) -> Sound {
    let escapement = t.placed(&[500.0, 1500.0], |t, i| {
        let pitch = if i == 0 { 1.0 } else { 0.86 };
        let wheel = t.res(&[(420.0 * pitch, 60.0), (1150.0 * pitch, 25.0)]);
        wheel.at(0.0) + t.noise().bp(2600.0 * pitch, 1.0).ad(0.0, 5.0).at(-6.0)
    });
    escapement.at(-34.0).wrapped(2000.0)
}

/// A veil of rain and single drops, denser and thinner again within 18 s: the 40 of the row would
/// double the size of the whole.
fn rain(t: &mut Take) -> Sound {
    const MS: f32 = 18_000.0;
    const PER_SECOND: f32 = 9.0;
    let veil = t.pink().hp(1000.0).looped(MS, 1500.0).rms(-44.0);
    let mut moments = Vec::new();
    let mut now = 0.0;
    while now < MS {
        now += -libm::logf(1.0 - t.range(0.0, 1.0)) * 1000.0 / (1.7 * PER_SECOND);
        let wave = libm::sinf(core::f32::consts::TAU * now / MS);
        if t.range(0.0, 1.7) < 1.0 + 0.7 * wave {
            moments.push(now);
        }
    }
    let drops = t.placed(&moments, |t, _| {
        let (hz, level) = (t.range(1000.0, 3000.0), t.range(-46.0, -32.0));
        t.sin(hz).ad(0.0, 15.0).at(level)
    });
    veil + drops.wrapped(MS)
}

fn bed_pluck(t: &mut Take) -> Sound {
    t.pluck(BED_HZ, 1400.0, 0.25)
}

/// Two bows that do not quite agree.
fn bed_bow(t: &mut Take) -> Sound {
    let strings = t.saw(BED_HZ).plus(t.saw(BED_HZ * 1.004));
    strings.lp(620.0).lp(900.0).am(4.6, 0.18).swell(1200.0, 2000.0)
}

fn bed_drum(t: &mut Take) -> Sound {
    let skin = t.res(&[(98.0, 420.0), (156.0, 240.0), (209.0, 180.0)]);
    skin.at(0.0) + t.noise().lp(1400.0).ad(1.0, 30.0).at(-10.0)
}

fn bed_brush(t: &mut Take) -> Sound {
    t.noise().bp(3200.0, 0.6).swell(60.0, 260.0)
}
