use super::*;
use crate::duel::Tool;

/// Every way 7.2 and 7.4 may go: its chance, what the shooter has left, the rival's daze, and who is
/// next. The streak goes on with chance 1 − 2^−combo.
fn ways(body: &Body, rival: u32, left: u32, fired: u32) -> Vec<(f64, Body, u32, Seat)> {
    let ends = 0.5f64.powi(body.combo as i32);
    let mut all = Vec::new();
    for streak in 0..=left {
        let chance = (1.0 - ends).powi(streak as i32) * if streak == left { 1.0 } else { ends };
        if left.min(1 + body.repeater + streak) != fired || chance == 0.0 {
            continue;
        }
        let mut next = body.clone();
        next.combo -= next.combo.min(fired);
        next.repeater -= (fired - 1) - streak.min(fired - 1);
        let mut daze = [body.daze, rival + u32::from(streak == left)];
        let mut seat = EVIL;
        while daze[usize::from(seat == EVIL)] > 0 {
            daze[usize::from(seat == EVIL)] -= 1;
            seat = seat.other();
        }
        all.push((chance, Body { daze: daze[0], ..next }, daze[1], seat));
    }
    all
}

fn volley(shooter: &Cases, rivals: &Cases, left: u8, fired: u8, next: Seat) -> Bodies {
    let mut bodies = Bodies::new(false);
    bodies.sides = [shooter.clone(), rivals.clone()];
    bodies.main_len = left;
    let mut log = vec![Event::Shot { seat: HUMAN, aim: Aim::Foe }];
    log.extend((0..fired).map(|_| Event::Clicked { seat: EVIL, rail: 0, blown: false }));
    log.push(Event::Turn { seat: next, dazed: None });
    bodies.see(&log);
    bodies
}

/// Two shells, a repeater and a combo: both leave in any case. If the rival is next the combo was
/// not full, and two of three times the repeater paid for the second shell.
#[test]
fn who_is_next_tells_who_paid_for_the_volley() {
    let mut bodies = Bodies::new(false);
    for tool in [Tool::Repeater, Tool::ComboShooter] {
        bodies.see(&[Event::Spent { seat: HUMAN, slot: 0, tool, last: true }]);
    }
    let shooter = bodies.cases(HUMAN).clone();
    let rival = bodies.cases(EVIL).clone();
    let left = |next| {
        let bodies = volley(&shooter, &rival, 2, 2, next);
        assert!(bodies.is_exact());
        bodies.chances(HUMAN, |body| body.repeater.into())
    };
    let close = |one: &[(i64, f64)], two: &[(i64, f64)]| {
        one.len() == two.len()
            && one.iter().zip(two).all(|(a, b)| a.0 == b.0 && (a.1 - b.1).abs() < 1e-12)
    };
    assert!(close(&left(EVIL), &[(0, 2.0 / 3.0), (1, 1.0 / 3.0)]), "{:?}", left(EVIL));
    assert!(close(&left(HUMAN), &[(1, 1.0)]), "{:?}", left(HUMAN));
}

/// All small volleys against every way they may go, for the side that shot and the other.
#[test]
fn volleys_say_what_counting_all_ways_says() {
    let body = |repeater, combo, daze| Body { repeater, combo, daze, ..Body::fresh() };
    let shooters: [Cases; 4] = [
        vec![(1.0, body(1, 1, 0))],
        vec![(0.5, body(2, 1, 0)), (0.5, body(0, 2, 0))],
        vec![(0.25, body(0, 1, 0)), (0.75, body(1, 2, 1))],
        vec![(0.5, body(1, 1, 1)), (0.5, body(1, 2, 1))],
    ];
    let rivals: [Cases; 3] = [
        vec![(1.0, body(0, 0, 0))],
        vec![(1.0, body(0, 0, 1))],
        vec![(0.5, body(0, 0, 0)), (0.5, body(0, 0, 1))],
    ];
    let (mut checked, mut exact) = (0, 0);
    for (shooter, rival) in shooters.iter().flat_map(|one| rivals.iter().map(move |two| (one, two)))
    {
        for (left, fired) in [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3)] {
            let all: Vec<(f64, Body, u32, Seat)> = shooter
                .iter()
                .flat_map(|(p, own)| rival.iter().map(move |(q, other)| (p * q, own, other.daze)))
                .flat_map(|(part, own, daze)| {
                    let each = ways(own, daze, left.into(), fired.into()).into_iter();
                    each.map(move |(chance, own, daze, next)| (part * chance, own, daze, next))
                })
                .collect();
            for next in [HUMAN, EVIL] {
                let fits: Vec<_> = all.iter().filter(|way| way.3 == next).collect();
                let sum: f64 = fits.iter().map(|way| way.0).sum();
                if sum == 0.0 {
                    continue;
                }
                let bodies = volley(shooter, rival, left, fired, next);
                let is = |chances: Vec<(i64, f64)>, value: &dyn Fn(&Body, u32) -> i64| {
                    chances.into_iter().for_each(|(found, chance)| {
                        let fitting = fits.iter().filter(|way| value(&way.1, way.2) == found);
                        let truth = fitting.map(|way| way.0).sum::<f64>() / sum;
                        assert!((chance - truth).abs() < 1e-12, "{left} {fired} {next:?}");
                    });
                };
                is(bodies.chances(HUMAN, |body| body.repeater.into()), &|own, _| {
                    own.repeater.into()
                });
                is(bodies.chances(HUMAN, |body| body.combo.into()), &|own, _| own.combo.into());
                if all.iter().all(|way| way.1.daze == 0 && way.2 == 0) {
                    exact += usize::from(bodies.is_exact());
                }
                checked += 1;
            }
        }
    }
    assert!(checked > 40 && exact > 10, "{checked} {exact}");
}
