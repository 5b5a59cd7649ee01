use bevy::prelude::KeyCode;

use super::*;

fn one(line: &str) -> Order {
    let mut lines = read(line).unwrap();
    assert_eq!(lines.len(), 1, "{line}");
    lines.remove(0).order
}

fn wrong(text: &str) -> (usize, usize, String) {
    let fault = read(text).unwrap_err();
    (fault.line, fault.column, fault.why)
}

fn says(words: &str) -> Target {
    Target { role: None, words: words.into() }
}

#[test]
fn every_order_is_understood() {
    assert_eq!(one("click \"Play on\""), Order::Click(says("Play on")));
    let button = Target { role: Some("button".into()), words: "Go".into() };
    assert_eq!(one("click role:button \"Go\""), Order::Click(button));
    assert_eq!(one("hold \"Ready\" 0.7"), Order::Hold(HoldTarget::Widget(says("Ready")), 0.7));
    let space = Chord::new(KeyCode::Space);
    assert_eq!(one("hold key Space 1"), Order::Hold(HoldTarget::Key(space), 1.0));
    assert_eq!(one("hold pad South 1"), Order::Hold(HoldTarget::Pad(Pad::South), 1.0));
    assert_eq!(one("tap \"Play on\""), Order::Tap(says("Play on")));
    assert_eq!(one("click beside"), Order::Beside);
    assert_eq!(one("right-click"), Order::RightClick);
    assert_eq!(one("point \"Slot 2\""), Order::Point(says("Slot 2")));
    assert_eq!(one("press \"Slot 2\""), Order::Press(says("Slot 2")));
    assert_eq!(one("release"), Order::Release);
    assert_eq!(one("spot rack 2"), Order::Spot("rack".into(), 2));
    assert_eq!(one("  spot target-foe # at Evil"), Order::Spot("target-foe".into(), 0));
    assert_eq!(one("key Ctrl+Z"), Order::Key(Chord::new(KeyCode::KeyZ).ctrl()));
    assert_eq!(one("pad South"), Order::Pad(Pad::South));
    assert_eq!(one("type \"# is no comment here\""), Order::Type("# is no comment here".into()));
    assert_eq!(one("wait idle"), Order::WaitIdle);
    assert_eq!(one("wait 0.5"), Order::WaitSeconds(0.5));
    assert_eq!(one("wait \"idle\""), Order::WaitWords("idle".into()));
    assert_eq!(one("expect \"中文\""), Order::Expect(Fact::Says("中文".into())));
    assert_eq!(one("expect-not \"x\""), Order::Expect(Fact::Silent("x".into())));
    assert_eq!(one("expect screen Match"), Order::Expect(Fact::Screen("Match".into())));
    assert_eq!(one("expect spots shell 4"), Order::Expect(Fact::Spots("shell".into(), 4)));
    assert_eq!(one("set text_scale 200"), Order::Set("text_scale".into(), "200".into()));
    assert_eq!(one("set player \"A B\""), Order::Set("player".into(), "\"A B\"".into()));
    assert_eq!(one("seed 7"), Order::Seed(7));
    assert_eq!(one("size 1024x600"), Order::Size(Size { width: 1024, height: 600 }));
    assert_eq!(one("note \"\""), Order::Note(String::new()));
    assert_eq!(one("shot a-b"), Order::Shot("a-b".into()));
    assert_eq!(one("play-out 7 by mouse"), Order::PlayOut(7, Device::Mouse));
    assert_eq!(one("play-out 7 keyboard"), Order::PlayOut(7, Device::Keyboard));
    assert_eq!(one("measure frames 3"), Order::Measure(Measure::Frames(3.0)));
    let until = Measure::Until("Round 1".to_owned());
    assert_eq!(one("measure until \"Round 1\""), Order::Measure(until));
    assert_eq!(one("quit"), Order::Quit);
}

#[test]
fn lines_keep_their_numbers() {
    let lines = read("# one\n\nquit\n   \nwait 1").unwrap();
    assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), [3, 5]);
}

#[test]
fn mistakes_are_pointed_at() {
    assert_eq!(wrong("quit\nclik \"x\"").0, 2);
    assert_eq!(wrong("  clik"), (1, 3, "there is no order `clik`".into()));
    assert_eq!(wrong("click Play").1, 7);
    assert_eq!(wrong("click"), (1, 6, "what it says is missing".into()));
    assert_eq!(wrong("type \"中").1, 6);
    assert_eq!(wrong("quit now"), (1, 6, "`now` is one word too many".into()));
    assert_eq!(wrong("key Ctrl+Banana").1, 5);
    assert_eq!(wrong("wait soon").1, 6);
    assert_eq!(wrong("wait -1").2, "give seconds between 0 and 600");
    assert_eq!(wrong("expect spots shell four").1, 20);
    assert_eq!(wrong("play-out 7 by foot").1, 15);
    assert_eq!(wrong("pad Nose").1, 5);
    assert_eq!(wrong("measure luck 3").1, 1);
}
