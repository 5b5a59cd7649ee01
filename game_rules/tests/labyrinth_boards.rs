//! Generated boards (rules/labyrinth.md 4, property P3): counts, validity, guarantee G, and the
//! distribution of rivers, walls and exits.

use game_rules::{
    dice::Dice,
    game::{Game, SetupError},
    labyrinth::{
        Board, Dir, Kind, Labyrinth, Pile, Settings, Setup,
        board::Border,
        generate::{Drawing, generate, keeps_its_promise},
        plan::Plan,
        setup::{Generator, Levels, TreasureKinds, presets},
    },
};

fn draw(settings: &Settings, seed: u64) -> Drawing {
    generate(settings, &mut Dice::stream(seed, "board")).unwrap()
}

/// The plain grid, currents and portals ignored, is in one piece.
fn holds_together(board: &Board) -> bool {
    let size = board.size();
    let mut seen = vec![false; size.tiles()];
    let mut stack = vec![size.all().next().unwrap()];
    while let Some(tile) = stack.pop() {
        if !std::mem::replace(&mut seen[tile.index()], true) {
            stack.extend(Dir::ALL.into_iter().filter_map(|dir| board.open(tile, dir)));
        }
    }
    seen.into_iter().all(|seen| seen)
}

fn bends(board: &Board) -> usize {
    board.river().windows(2).filter(|pair| pair[0].1 != pair[1].1).count()
}

#[test]
fn ten_thousand_boards_are_valid_and_keep_their_promise() {
    let settings = Settings::default();
    for seed in 0..10_000 {
        let drawing = draw(&settings, seed);
        let board = &drawing.board;
        let plan = Plan::of(board, &drawing.treasures);
        plan.check(&settings).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        assert_eq!(plan.draw(settings.size()).as_ref(), Ok(board), "seed {seed}");
        assert!(keeps_its_promise(&settings, &drawing), "seed {seed}");
        assert!(reaches_everything(board, &drawing), "seed {seed}");
        assert!(holds_together(board), "seed {seed}");
        assert!(bends(board) <= 2, "seed {seed}");
        let ends = [board.river()[0].0, board.river()[11].0];
        for (tile, dir) in board.walls() {
            let other = board.size().next(tile, dir).unwrap();
            assert!(!ends.contains(&tile) && !ends.contains(&other), "seed {seed}");
        }
        let exits: Vec<_> = board.exits().collect();
        assert!(board.size().distance(exits[0].0, exits[1].0) >= 5, "seed {seed}");
        for &(tile, _) in &exits {
            assert_ne!(board.kind(tile), Kind::River);
            for &pile in &drawing.treasures {
                assert!(board.size().distance(tile, pile) >= 3, "seed {seed}");
            }
        }
    }
}

/// Guarantee G written down a second time, by brute force: from every plain safe tile the same
/// tiles can be rested on, they include everything of interest, and all lead back.
fn reaches_everything(board: &Board, drawing: &Drawing) -> bool {
    let reach = |start| {
        let mut seen = vec![false; board.size().tiles()];
        let mut stack = vec![start];
        while let Some(tile) = stack.pop() {
            let tile: game_rules::labyrinth::Tile = tile;
            if !std::mem::replace(&mut seen[tile.index()], true) {
                for dir in Dir::ALL {
                    match board.open(tile, dir) {
                        Some(lift) if board.kind(lift) == Kind::Lift => {
                            stack.extend(board.tiles_of(Kind::Lift));
                        }
                        _ => stack.extend(board.step(tile, dir)),
                    }
                }
                stack.extend(board.other_end(tile));
            }
        }
        seen
    };
    let plain = |tile: &game_rules::labyrinth::Tile| !drawing.treasures.contains(tile);
    let mut starts = board.tiles_of(Kind::Safe).filter(plain);
    let first = starts.next().unwrap();
    let all = reach(first);
    let wanted = board
        .tiles_of(Kind::Shop)
        .chain(board.tiles_of(Kind::Hospital))
        .chain(drawing.treasures.iter().copied())
        .chain(board.exits().map(|(tile, _)| tile));
    let mut wanted = wanted;
    wanted.all(|tile| all[tile.index()])
        && board.size().all().filter(|tile| all[tile.index()]).all(|tile| reach(tile) == all)
        && starts.all(|tile| reach(tile) == all)
}

/// 17.4: every level has its share, stairs join the same place of two levels, the lift goes through
/// all of them, and guarantee G holds over all levels.
#[test]
fn boards_of_several_levels_are_valid_and_keep_their_promise() {
    let preset = presets().iter().find(|preset| preset.name == "levels").unwrap();
    for count in [2, 3] {
        let mut settings = preset.settings.clone();
        settings.expansions.levels = Some(Levels { count, ..Levels::USUAL });
        let plain = |level| settings.tiles_on(Kind::Safe, level) - settings.piles_on(level);
        assert_eq!((plain(0), plain(1)), (15, if count == 2 { 17 } else { 15 }));
        let mut climbs = std::collections::BTreeSet::new();
        for seed in 0..2_000 {
            let drawing = draw(&settings, seed);
            let (board, size) = (&drawing.board, drawing.board.size());
            let plan = Plan::of(board, &drawing.treasures);
            plan.check(&settings).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
            assert_eq!(plan.draw(size).as_ref(), Ok(board), "seed {seed}");
            assert!(keeps_its_promise(&settings, &drawing), "seed {seed}");
            assert!(reaches_everything(board, &drawing), "seed {seed}");
            assert_eq!(board.rivers().count(), usize::from(count));
            for &(low, high) in board.stairs() {
                assert_eq!(size.level(low) + 1, size.level(high));
                assert_eq!(size.elsewhere(low, size.level(high)), high);
                assert_eq!((board.kind(low), board.kind(high)), (Kind::Stairs, Kind::Stairs));
                assert_eq!(board.other_end(low), Some(high));
                assert_eq!(board.other_end(high), Some(low));
                climbs.insert(low);
            }
            let lift = board.tiles_of(Kind::Lift).next().unwrap();
            assert!(board.landings(lift).eq(board.tiles_of(Kind::Lift)), "seed {seed}");
            for level in 0..count {
                let piles = drawing.treasures.iter().filter(|&&tile| size.level(tile) == level);
                assert_eq!(piles.count(), 1, "seed {seed}");
                let on = |kind| size.on_level(level).filter(move |&tile| board.kind(tile) == kind);
                assert_eq!(on(Kind::Shop).count(), usize::from(level == 0));
                assert_eq!(on(Kind::Hospital).count(), usize::from(level == 1));
                assert_eq!(on(Kind::River).count(), 8);
            }
            assert!(board.exits().all(|(tile, _)| size.level(tile) == 0), "seed {seed}");
            let portals = board.portals();
            let levels: Vec<Vec<u8>> = portals
                .iter()
                .map(|set| set.iter().map(|&tile| size.level(tile)).collect())
                .collect();
            assert_eq!(levels, [vec![0], vec![0, 1], vec![0, 0, 1]]);
        }
        // Stairs are met everywhere.
        assert_eq!(climbs.len(), 36 * (usize::from(count) - 1));
    }
}

#[test]
fn a_board_is_a_function_of_settings_and_seed() {
    let settings = Settings::default();
    for seed in 0..50 {
        assert_eq!(draw(&settings, seed), draw(&settings, seed));
        assert_ne!(draw(&settings, seed), draw(&settings, seed + 1));
    }
}

/// About 1.5 % of the original's boards fail guarantee G (measured on 1,463: 95 % interval 1.0 % to
/// 2.3 %); 20,000 boards here. Below 0.6 % or above 3 % would be more than nine deviations away.
#[test]
fn the_original_generator_keeps_no_promise() {
    let settings = Settings { generator: Generator::Original, ..Settings::default() };
    let mut broken = 0;
    let mut failed = 0;
    for seed in 0..20_000 {
        match generate(&settings, &mut Dice::stream(seed, "board")) {
            Ok(drawing) => {
                broken += u32::from(!drawing.board.keeps_its_promise(&drawing.treasures))
            }
            Err(_) => failed += 1,
        }
    }
    assert!((120..600).contains(&broken), "{broken}");
    assert!(failed < 100, "{failed} boards could not be drawn at all");
}

/// The search of 4.1.2 written down a second time, without any look ahead: every direction that
/// does not lead into water is tried in a random order until a path of the right length leads out.
fn plain_search(path: &mut Vec<((i8, i8), Dir)>, bends: u8, dice: &mut Dice) -> bool {
    let (side, length) = (8, 12);
    let &((x, y), flow) = path.last().unwrap();
    let next = (x + flow.delta().0, y + flow.delta().1);
    let outside = |(x, y): (i8, i8)| x < 0 || y < 0 || x >= side || y >= side;
    if outside(next) {
        return path.len() == length;
    }
    if path.len() == length {
        return false;
    }
    let mut order = Dir::ALL;
    dice.shuffle("flow", &mut order);
    for dir in order {
        let ahead = (next.0 + dir.delta().0, next.1 + dir.delta().1);
        let wet = path.iter().any(|&(tile, _)| tile == ahead);
        if wet || dir != flow && bends == 0 {
            continue;
        }
        path.push((next, dir));
        if plain_search(path, bends - u8::from(dir != flow), dice) {
            return true;
        }
        path.pop();
    }
    false
}

/// What is compared of a river: where it begins, its bends and where it ends.
fn river_marks(river: &[((i8, i8), Dir)]) -> [String; 3] {
    let bends = river.windows(2).filter(|pair| pair[0].1 != pair[1].1).count();
    let second = river.windows(2).position(|pair| pair[0].1 != pair[1].1);
    [
        format!("start {:?}", river[0]),
        format!("{bends} bends, the first after {second:?}"),
        format!("end {:?}", river[river.len() - 1]),
    ]
}

/// Rivers begin, bend and end as those of the plain search do: 40,000 of each, every count within
/// 6 deviations of the difference of two such counts.
#[test]
fn rivers_are_those_of_the_original_search() {
    let settings = Settings { generator: Generator::Original, ..Settings::default() };
    let mut counts = std::collections::BTreeMap::<String, [i64; 2]>::new();
    let rounds = 40_000;
    let mut dice = Dice::stream(8, "plain");
    for seed in 0..rounds {
        // Rarely no exits can be drawn.
        let Ok(drawing) = generate(&settings, &mut Dice::stream(seed, "board")) else { continue };
        let board = drawing.board;
        let river: Vec<_> =
            board.river().iter().map(|&(tile, dir)| (board.size().xy(tile), dir)).collect();
        river_marks(&river).into_iter().for_each(|mark| counts.entry(mark).or_default()[0] += 1);
        let place = dice.below("place", 8) as i8;
        let start = match dice.below("side", 4) {
            0 => ((place, 0), Dir::Up),
            1 => ((place, 7), Dir::Down),
            2 => ((0, place), Dir::Right),
            _ => ((7, place), Dir::Left),
        };
        let mut path = vec![start];
        assert!(plain_search(&mut path, 2, &mut dice));
        river_marks(&path).into_iter().for_each(|mark| counts.entry(mark).or_default()[1] += 1);
    }
    for (mark, [ours, plain]) in &counts {
        let spread = 6.0 * ((ours + plain) as f64).sqrt();
        assert!(((ours - plain).abs() as f64) <= spread, "{mark}: {ours} and {plain}");
    }
    // Twelve tiles do not fit an 8×8 board in a straight line; 32 border starts, two of them for
    // each corner.
    assert!(!counts.keys().any(|mark| mark.starts_with("0 bends")));
    assert_eq!(counts.keys().filter(|mark| mark.starts_with("start")).count(), 32);
}

/// Mirror images are equally likely: walls stand left and right, above and below alike, and exits
/// are on all four sides alike. 20,000 boards with 20 walls and 2 exits each; 6 deviations.
#[test]
fn walls_and_exits_prefer_no_side() {
    let settings = Settings::default();
    let (mut left, mut right, mut low, mut high) = (0i64, 0i64, 0i64, 0i64);
    let mut exits = [0i64; 4];
    for seed in 0..20_000 {
        let board = draw(&settings, seed).board;
        for (tile, dir) in board.walls() {
            let (x, y) = board.size().xy(tile);
            match dir {
                Dir::Right if x < 3 => left += 1,
                Dir::Right if x > 3 => right += 1,
                Dir::Up if y < 3 => low += 1,
                Dir::Up if y > 3 => high += 1,
                _ => {}
            }
        }
        for (_, dir) in board.exits() {
            exits[dir as usize] += 1;
        }
    }
    // Walls of one board hang together, so the deviation of a sum is estimated generously.
    let spread = |sum: i64| 6.0 * 2.0 * (sum as f64).sqrt();
    assert!(((left - right).abs() as f64) < spread(left + right), "{left} {right}");
    assert!(((low - high).abs() as f64) < spread(low + high), "{low} {high}");
    for count in exits {
        assert!(((count - 10_000).abs() as f64) < 6.0 * 87.0, "{exits:?}");
    }
}

#[test]
fn all_presets_and_many_sizes_can_be_drawn() {
    for preset in presets() {
        for seed in 0..100 {
            let drawing = draw(&preset.settings, seed);
            Plan::of(&drawing.board, &drawing.treasures).check(&preset.settings).unwrap();
            assert!(keeps_its_promise(&preset.settings, &drawing), "{}", preset.name);
        }
    }
    for (width, height, exits) in [(6, 7, 1), (5, 12, 2), (12, 5, 3), (12, 12, 4), (7, 9, 3)] {
        let settings = Settings {
            width,
            height,
            river: width.min(height) + 2,
            bends: 4,
            marsh: 3,
            walls: 8,
            exits,
            ..Settings::default()
        };
        for seed in 0..40 {
            let drawing = draw(&settings, seed);
            Plan::of(&drawing.board, &drawing.treasures).check(&settings).unwrap();
            assert_eq!(drawing.board.exits().count(), usize::from(exits));
            for (tile, dir) in drawing.board.exits() {
                assert_eq!(drawing.board.size().next(tile, dir), None);
                assert_eq!(drawing.board.border(tile, dir), Border::Exit);
            }
        }
    }
}

#[test]
fn a_board_that_cannot_be_drawn_names_the_stage() {
    let crowded = Settings { walls: 49, ..Settings::default() };
    let fault = generate(&crowded, &mut Dice::stream(1, "board")).unwrap_err();
    let text = SetupError::from(fault).to_string();
    assert!(text.starts_with("board = walls: GenerationFailed"), "{text}");
    let treasure = Settings { treasure: 20, marsh: 0, exits: 4, ..Settings::default() };
    let fault = generate(&treasure, &mut Dice::stream(1, "board")).unwrap_err();
    let text = SetupError::from(fault).to_string();
    assert!(text.starts_with("board = exits: GenerationFailed"), "{text}");
}

#[test]
fn hand_made_boards_are_checked_rule_by_rule() {
    let settings = Settings::default();
    let drawing = draw(&settings, 3);
    let good = Plan::of(&drawing.board, &drawing.treasures);
    let fault = |change: &dyn Fn(&mut Plan)| {
        let mut plan = good.clone();
        change(&mut plan);
        SetupError::from(plan.check(&settings).unwrap_err()).to_string()
    };
    assert!(fault(&|plan| plan.marshes.truncate(7)).contains("marshes = board"));
    assert!(fault(&|plan| plan.walls.truncate(19)).contains("there are 19, the settings say 20"));
    assert!(fault(&|plan| plan.river.reverse()).contains("river = board"));
    assert!(fault(&|plan| plan.shops[0] = plan.marshes[0]).contains("two things at once"));
    assert!(fault(&|plan| plan.treasures[0] = plan.shops[0]).contains("not a safe tile"));
    assert!(fault(&|plan| plan.shops[0] = (9, 9)).contains("9,9 is not on the board"));
    assert!(fault(&|plan| plan.exits[0].0 = (4, 4)).contains("is inside"));
    let setup = Setup { board: Some(good), ..Setup::default() };
    assert_eq!(setup.check(), Ok(()));
}

#[test]
fn hand_made_levels_are_checked_rule_by_rule() {
    let preset = presets().iter().find(|preset| preset.name == "levels").unwrap();
    let settings = &preset.settings;
    let drawing = draw(settings, 3);
    let good = Plan::of(&drawing.board, &drawing.treasures);
    let fault = |change: &dyn Fn(&mut Plan)| {
        let mut plan = good.clone();
        change(&mut plan);
        SetupError::from(plan.check(settings).unwrap_err()).to_string()
    };
    let faults = [
        fault(&|plan| plan.stairs.truncate(1)),
        fault(&|plan| plan.stairs[0].1 += 7),
        fault(&|plan| plan.lift = None),
        fault(&|plan| plan.stairs[0] = plan.lift.unwrap()),
        fault(&|plan| std::mem::swap(&mut plan.shops, &mut plan.hospitals)),
        fault(&|plan| plan.shops[0].1 = 6),
    ];
    let wanted = [
        "stairs = board: BadSettings: there are 2, the settings say 4",
        "has no level above it",
        "lift = board: BadSettings: there are 0, the settings say 2",
        "is two things at once",
        "levels = board: BadSettings: level 0 has 0 of shop, it must be 1",
        ",6 is not on the board",
    ];
    for (found, wanted) in faults.iter().zip(wanted) {
        assert!(found.contains(wanted), "{found}\n{wanted}");
    }
    let board = Some(good);
    let setup = Setup { board, settings: settings.clone(), ..Setup::default() };
    assert_eq!(setup.check(), Ok(()));
    let code = game_rules::code::write_setup::<game_rules::labyrinth::Labyrinth>(&setup);
    let read = game_rules::code::read_setup::<game_rules::labyrinth::Labyrinth>(&code);
    assert_eq!(read.unwrap(), setup);
}

/// 17.6: which pile is which is secret on several levels and on boards drawn by hand, too.
#[test]
fn kinds_of_piles_do_not_follow_the_order_of_their_places() {
    let mut setup = Setup::default();
    setup.settings.expansions.treasure_kinds = Some(TreasureKinds::USUAL);
    let mut tall = setup.clone();
    tall.settings.expansions.levels = Some(Levels::USUAL);
    let (first, _) = Labyrinth::start(&setup, 1).unwrap();
    let places: Vec<_> = first.piles().iter().map(|&(tile, _)| tile).collect();
    let drawn = Setup { board: Some(Plan::of(first.board(), &places)), ..setup };
    for setup in [tall, drawn] {
        let mut trapped = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let (game, _) = Labyrinth::start(&setup, seed).unwrap();
            let kinds: Vec<Pile> = game.piles().iter().map(|&(_, kind)| kind).collect();
            let count = |kind| kinds.iter().filter(|&&one| one == kind).count();
            assert_eq!([Pile::Pure, Pile::Fools, Pile::Trapped].map(count), [2, 1, 1]);
            trapped.insert(kinds.iter().position(|&kind| kind == Pile::Trapped));
        }
        assert_eq!(trapped.len(), 4);
    }
}
