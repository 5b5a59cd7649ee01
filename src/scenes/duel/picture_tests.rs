use super::*;
use game_rules::{
    duel::classic::{Classic, Setup},
    game::Game,
};

fn placing(takes: bool, cup: Option<u8>) -> Vec<Segment> {
    let (game, _) = Classic::start(&Setup::default(), 1).unwrap();
    let shells = [Known::Sure(Shell::Live), Known::Maybe(Odds::new(1, 2))];
    let ghost = Some(Known::Sure(Shell::Blank));
    Picture {
        shells: shells.to_vec(),
        placing: Some(Placing { caret: 1, takes, shell: ghost, cup }),
        ..Picture::of(&game.view(Viewer::Seat(Seat(0))))
    }
    .segments()
}

#[test]
fn a_shell_to_be_placed_stands_between_the_others() {
    let put = placing(false, None);
    assert_eq!(put.iter().map(|segment| segment.ghost).collect::<Vec<_>>(), [false, true, false]);
    let taken = placing(true, None);
    assert_eq!(taken.iter().map(|segment| segment.lifted).collect::<Vec<_>>(), [false, true]);
    // One is back, one is still in the cup.
    let arranged = placing(false, Some(1));
    assert_eq!(arranged.iter().map(|segment| segment.ghost).collect::<Vec<_>>(), [false, true]);
}
