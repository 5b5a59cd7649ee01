//! ux.md 4, rows 18–29: what is done on the duel's table with candles, tools and the brass token.

use super::words::*;

pub const PAGE: &[Recipe] = &[
    effect(18, "CandleSnuffed", Mono(candle_snuffed)).lu(-6.0).caption("caption-candle-snuffed"),
    effect(19, "CandleLit", Mono(candle_lit)).takes(2).lu(-6.0).caption("caption-candle-lit"),
    effect(21, "Knife", Mono(knife)).lu(-3.0).caption("caption-knife"),
    effect(22, "MalletDaze", Mono(mallet_daze))
        .takes(2)
        .ducks(Duck::Ambience)
        .caption("caption-daze"),
    effect(23, "VestHit", Mono(vest_hit)).ducks(Duck::Ambience).caption("caption-vest-hit"),
    effect(23, "VestTorn", Mono(vest_torn)).ducks(Duck::Ambience).caption("caption-vest-torn"),
    effect(24, "Heal", Mono(heal)).takes(2).caption("caption-heal"),
    effect(25, "Mirror", Wide(mirror)).takes(2).caption("caption-mirror"),
    effect(26, "CoinFlip", Mono(coin_flip)).takes(2).lu(-2.0).caption("caption-coin-flip"),
    effect(27, "DiceThrown", Mono(dice_thrown)).caption("caption-dice"),
    effect(0, "DiceCup", Mono(dice_cup)).takes(2).caption("caption-dice-cup"),
    effect(28, "TokenSlide", Mono(token_slide)).takes(2).caption("caption-token"),
    effect(29, "StageDrops", Mono(stage_drops))
        .takes(2)
        .lu(1.5)
        .bang()
        .ducks(Duck::Ambience)
        .caption("caption-stage-drops"),
];

fn candle_snuffed(t: &mut Take) -> Sound {
    let hiss = t.noise().hp(7000.0).ad(20.0, 400.0);
    t.noise().bp(glide(1100.0, 400.0, 168.0), 1.0).ad(8.0, 160.0).at(-18.0) + hiss.at(-34.0)
}

fn candle_lit(t: &mut Take) -> Sound {
    let flame = t.pink().lp(700.0).swell(140.0, 160.0);
    crackle(t, 5, 220.0).at(-3.0) + flame.at(-6.0).after(200.0)
}

fn knife(t: &mut Take) -> Sound {
    let blade = t.saw(glide(3000.0, 5000.0, 82.0)).hp(2000.0).ad(2.0, 80.0);
    blade.at(-24.0) + t.res(&[(2900.0, 300.0), (4300.0, 200.0)]).at(-18.0).after(20.0)
}

fn mallet_daze(t: &mut Take) -> Sound {
    let wood = t.res(&ringing([150.0, 233.0, 310.0], 180.0));
    let stars = t.sin(620.0).plus(t.sin(627.0)).ad(40.0, 760.0);
    wood.at(0.0) + stars.at(-11.0)
}

/// The same for live and blank: nobody is told what the vest stopped.
fn vest_hit(t: &mut Take) -> Sound {
    thud(t).at(0.0) + t.noise().bp(1200.0, 0.8).ad(4.0, 120.0).at(-6.0)
}

fn vest_torn(t: &mut Take) -> Sound {
    vest_hit(t) + tearing(t, 2000.0, 220.0).at(-8.0).after(60.0)
}

fn heal(t: &mut Take) -> Sound {
    let fifths = [392.0, 588.0, 882.0];
    let rising = t.placed(&[0.0, 60.0, 120.0], |t, i| {
        t.res(&[(fifths[i], 420.0), (2.0 * fifths[i], 200.0)]).at(-1.5 * i as f32)
    });
    rising.at(0.0) + t.pink().bp(800.0, 1.0).ad(120.0, 300.0).at(-14.0)
}

/// The bell backwards into itself, wandering from one side to the other.
fn mirror(t: &mut Take) -> [Sound; 2] {
    let struck = bell(t).at(0.0);
    let image = struck.clone().reversed();
    let turn = image.ms();
    let side = |first: f32, second: f32| {
        let whole = image.clone().at(first) + struck.clone().at(second).after(turn);
        whole.chorus(0.3, 2.0)
    };
    [side(0.0, -9.0), side(-9.0, 0.0)]
}

/// The coin sings as long as it turns, the turns slow down, then it lands flat.
fn coin_flip(t: &mut Take) -> Sound {
    let ring = t.res(&[(3900.0, 1000.0), (5200.0, 850.0), (7100.0, 700.0)]).lasting(700.0);
    let turning = ring.through(|v| v.am(glide(22.0, 6.0, 700.0), 0.85));
    let ringing = t.res(&ringing([3900.0, 5200.0, 7100.0], 250.0));
    turning.at(-6.0) + (latch(t, 2.0) + ringing.at(-12.0)).after(700.0)
}

/// Every throw lasts equally long, whatever falls.
const THROW: f32 = 920.0;

fn dice_thrown(t: &mut Take) -> Sound {
    let impacts = t.count(8, 14);
    tumble(t, impacts, 1.0).lasting(THROW)
}

fn dice_cup(t: &mut Take) -> Sound {
    let leather = t.pink().bp(420.0, 0.8).am(9.0, 0.8).swell(200.0, 600.0);
    let dice = tumble(t, 12, 0.8).through(|v| v.lp(900.0));
    (dice.at(0.0) + leather.at(-10.0)).lasting(THROW)
}

fn token_slide(t: &mut Take) -> Sound {
    let hand = t.drift(7.0).plus(t.drift(19.0));
    let felt = t.noise().bp(1900.0, 3.0).times(hand).swell(90.0, 510.0);
    let brass = t.res(&ringing([1180.0, 2380.0, 3570.0], 350.0));
    felt.at(-9.0) + brass.at(0.0).after(600.0)
}

fn stage_drops(t: &mut Take) -> Sound {
    let squeak = t.saw(glide(700.0, 500.0, 400.0)).bp(glide(1400.0, 1000.0, 400.0), 8.0);
    let pulley = squeak.am(11.0, 0.4).swell(60.0, 340.0).at(-10.0);
    let landing = thud(t).at(0.0) + t.res(&ringing([120.0, 205.0, 330.0], 160.0)).at(-5.0);
    pulley + landing.after(400.0) + claps(t, 60, 600.0).at(-12.0).after(520.0)
}
