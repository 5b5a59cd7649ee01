//! The rules from outside, in one program: one link instead of two dozen, and what takes long runs beside
//! the rest. `cargo test -p game_rules labyrinth` runs what has that word in its name.
//!
//! Modules called `deep` hold what repeats a quick test in greater number: `./check --deep` runs them,
//! `./check` leaves them out.

mod arena_rules;
mod arena_server;
mod arena_tournament;
mod battery;
mod cards_data;
mod cards_properties;
mod classic_progress;
mod common;
mod duel_belief;
mod duel_chances;
mod duel_modes;
mod duel_numbers;
mod duel_progress;
mod duel_properties;
mod duel_scripts;
mod duel_undo;
mod games;
mod house;
mod labyrinth_boards;
mod labyrinth_games;
mod labyrinth_properties;
mod modding;
mod referee;
mod scripts;
mod wager;
mod wager_pairs;
mod wager_referee;

/// A file that is not named above would be forgotten in silence.
#[test]
fn every_file_here_is_a_module() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let named = include_str!("main.rs");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_module =
            path.extension().is_some_and(|it| it == "rs") || path.join("mod.rs").exists();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(
            !is_module || name == "main" || named.contains(&format!("\nmod {name};")),
            "{name} is not in main.rs: nobody runs it"
        );
    }
}
