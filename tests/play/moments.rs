//! Nothing answers an event before it has been seen: not Evil's face, not a caption, not a line.

use bevy::prelude::*;
use evils_parlor::{
    app::sound::Captions,
    evil::{Reactions, Speech},
    table::{Playback, Staged},
};
use game_rules::duel::{
    Shell,
    classic::{Classic, Event},
};

use crate::parlor::Parlor;

/// What can be told from Evil and from the captions.
fn answers(world: &World) -> (u8, bool, Vec<String>) {
    let now = world.resource::<Time<Real>>().elapsed_secs();
    let hit = world.resource::<Speech>().line(now).is_some_and(|key| key.contains("hit"));
    let captions = world.resource::<Captions>().lines().map(str::to_owned).collect();
    (world.resource::<Reactions>().cracks, hit, captions)
}

/// Evil is shot at: until the hammer falls, everything looks and sounds as if nothing had been decided.
#[test]
fn evils_face_answers_the_bang_and_not_the_decision() {
    let mut parlor = Parlor::told(&["--game", "duel", "--mode", "classic", "--seed", "9"]);
    parlor.tick(16);
    parlor.run("set captions true\nexpect screen Match\nwait idle\nwait 4");
    let before = answers(parlor.world());
    let (mut early, mut bang) = (0, None);
    let result = parlor.watch("key O\nkey O\nwait idle", |world| {
        let Some(beat) = &world.resource::<Playback<Classic>>().beat else { return false };
        let Event::Shot { shell: Shell::Live, .. } = beat.event else { return false };
        let after = answers(world);
        if beat.progress < Classic::lands(&beat.event) {
            early += 1;
            let told = after.2.iter().any(|line| line.contains("porcelain"));
            assert_eq!((after.0, after.1, told), (before.0, before.1, false), "{}", beat.progress);
        } else {
            bang = Some(after.0);
        }
        false
    });
    result.unwrap();
    assert!(early > 20, "{early} frames before the hammer");
    assert_eq!(bang, Some(before.0 + 1), "and then it cracks");
}
