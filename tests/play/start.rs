//! The program as it is started from a terminal.

use std::process::{Command, Output};

/// Starts it where the display `:999` does not answer.
fn start(words: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_evils_parlor"));
    program.args(words).env("DISPLAY", ":999").env_remove("WAYLAND_DISPLAY");
    program.output().unwrap()
}

#[test]
fn a_display_that_does_not_answer_is_one_sentence() {
    let output = start(&["--safe-mode"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said, "evils_parlor: the display :999 does not answer\n");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_game_nobody_knows_gets_the_list_of_those_there_are() {
    let output = start(&["--game", "chess"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("duel, labyrinth, cards, arena, wager"), "{said}");
    assert_eq!((said.lines().count(), output.status.code()), (1, Some(2)));
}
