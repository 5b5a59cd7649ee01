//! Properties P1, P2, P4 to P9 of rules/labyrinth.md 22, over random games of every sort.

use game_rules::{
    dice::Dice,
    fingerprint::fingerprint,
    game::{Game, Seat, Turn, Viewer},
    labyrinth::{
        Action, Dir, Event, Hearing, Kind, Labyrinth, News, Setup, View,
        board::Border,
        knowledge::{CellRef, Knowledge, Side},
        setup::{Compensation, Expansions, Levels, TreasureKinds, presets},
        theme::ThemeName,
    },
    script::{self, Scripted},
    table::Match,
};

/// Set-ups that between them switch everything on.
fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = presets()
        .iter()
        .map(|preset| Setup { settings: preset.settings.clone(), ..Setup::default() })
        .collect();
    let everything = Expansions {
        xp: true,
        seat_compensation: Compensation::Probe,
        trading: true,
        donation: true,
        treasure_kinds: Some(TreasureKinds::USUAL),
        scanner: true,
        flashlight: true,
        dynamite: true,
        shield: true,
        bear: true,
        dog: true,
        zombie: true,
        theme: Some(ThemeName::HauntedHouse),
        theme_twist: true,
        levels: None,
    };
    for hearing in [Hearing::Aloud, Hearing::Whisper] {
        let mut setup = Setup::default();
        setup.settings.hearing = hearing;
        setup.settings.expansions = everything;
        setups.push(setup);
        let mut setup = setups.iter().find(|setup| setup.settings.levels() == 2).unwrap().clone();
        setup.settings.hearing = hearing;
        let levels = Some(Levels { count: 3, stairs: 1, lift: true });
        let theme = Some(ThemeName::CursedForest);
        setup.settings.expansions = Expansions { levels, theme, ..everything };
        setups.push(setup);
    }
    for setup in &mut setups {
        setup.settings.turn_limit = Some(120);
    }
    setups
}

/// Plays a random game, with a step twice as likely as anything else, and calls `watch` before and
/// after every decision.
fn play(
    setup: &Setup,
    seed: u64,
    mut watch: impl FnMut(&Labyrinth, Seat, Action, &Labyrinth, &[Event]),
) -> Labyrinth {
    let (mut game, opening) = Labyrinth::start(setup, seed).unwrap();
    let mut dice = Dice::stream(seed, "play");
    let first = game.clone();
    watch(&first, Seat(0), Action::EndTurn, &game, &opening);
    let mut legal = Vec::new();
    loop {
        let Some(seat) = game.turn().seats().iter().next() else { return game };
        legal.clear();
        game.legal_into(seat, &mut legal);
        let steps = legal.iter().filter(|a| matches!(a, Action::Move(_))).count();
        let action = if steps > 0 && dice.chance("step", 2, 3) {
            Action::Move(Dir::ALL[dice.below("dir", 4) as usize])
        } else {
            legal[dice.below("action", legal.len() as u64) as usize]
        };
        let before = game.clone();
        let mut events = Vec::new();
        game.apply(seat, &action, &mut events).unwrap();
        watch(&before, seat, action, &game, &events);
    }
}

fn piles(game: &Labyrinth) -> usize {
    game.piles().len() + game.players().iter().filter(|one| one.carries.is_some()).count()
}

#[test]
fn p1_piles_are_never_lost_and_only_the_healthy_carry() {
    piles_are_never_lost(0..6);
}

/// P1 from these seeds in every set-up.
fn piles_are_never_lost(seeds: std::ops::Range<u64>) {
    for (index, setup) in setups().iter().enumerate() {
        for seed in seeds.clone() {
            play(setup, seed, |before, _, action, after, events| {
                let gone = events
                    .iter()
                    .filter(|event| {
                        matches!(event.news, News::Explosion { .. } | News::FoolsGold { .. })
                    })
                    .count();
                assert_eq!(piles(before), piles(after) + gone, "set-up {index}, {action:?}");
                for player in after.players() {
                    assert!(player.carries.is_none() || player.is_healthy(), "{action:?}");
                }
            });
        }
    }
}

/// Every action there is, for every seat, refused or done: refused ones leave no trace.
#[test]
fn p2_a_refused_command_changes_nothing() {
    let mut all: Vec<Action> = vec![
        Action::Buy,
        Action::UseKit,
        Action::DropItem,
        Action::TakeTreasure,
        Action::DropTreasure,
        Action::CheckIn,
        Action::EndTurn,
        Action::RequestLog { from: 9, to: 2 },
        Action::Withdraw,
        Action::Vote(true),
        Action::FindShop,
        Action::RevealObstacle,
        Action::Cure,
        Action::Accept(true),
        Action::Donate,
        Action::TakeFromBin,
        Action::Scan,
        Action::Climb,
    ];
    for dir in Dir::ALL {
        all.extend([Action::Shoot(dir), Action::Light(dir), Action::Blast(dir), Action::Move(dir)]);
    }
    for target in (0..5).map(Seat) {
        all.extend([true, false].map(|bullet| Action::Attack { target, bullet }));
    }
    let mut refused = 0;
    for setup in setups() {
        for seed in 0..3 {
            let mut count = 0;
            play(&setup, seed, |before, _, _, _, _| {
                count += 1;
                if count % 7 != 0 {
                    return;
                }
                let mark = fingerprint(before);
                for seat in (0..5).map(Seat) {
                    for action in &all {
                        let mut world = before.clone();
                        let mut events = Vec::new();
                        if world.apply(seat, action, &mut events).is_err() {
                            refused += 1;
                            assert!(events.is_empty());
                            assert_eq!(fingerprint(&world), mark, "{action:?} by {seat:?}");
                        }
                    }
                }
            });
        }
    }
    assert!(refused > 10_000);
}

/// True translations of fragments, noted while somebody stands in them.
#[derive(Default)]
struct Truths(Vec<Option<(i8, i8)>>);

impl Truths {
    fn note(&mut self, game: &Labyrinth, known: &Knowledge) {
        for seat in Seat::all(game.seats()) {
            let Some(track) = known.track(seat) else { continue };
            let (x, y) = game.board().size().xy(game.players()[seat.index()].tile);
            let truth = (x - track.at.0, y - track.at.1);
            if self.0.len() <= track.fragment {
                self.0.resize(track.fragment + 1, None);
            }
            let noted = self.0[track.fragment].get_or_insert(truth);
            assert_eq!(*noted, truth, "a player is not where the notebook has them");
        }
    }

    /// Every fragment's true placement is among the possible ones, and every fact is true.
    fn check(&self, game: &Labyrinth, known: &Knowledge, exact_walls: bool) {
        let board = game.board();
        for (fragment, truth) in self.0.iter().enumerate() {
            // What was written down on a sheet is found on the sheet it has become part of.
            let Some((ax, ay)) = *truth else { continue };
            let now = known.whereabouts(CellRef { fragment, at: (0, 0) });
            assert!(known.fragment(now.fragment).is_some(), "fragment {fragment} is gone");
            if let Some((bx, by)) = self.0.get(now.fragment).copied().flatten() {
                assert_eq!((bx + now.at.0, by + now.at.1), (ax, ay), "fragment {fragment}");
            }
        }
        for (id, piece) in known.fragments() {
            let Some((ax, ay)) = self.0.get(id).copied().flatten() else { continue };
            let at = |(x, y): (i8, i8)| board.size().at(x + ax, y + ay);
            let truth = at((0, 0)).expect("the origin lies on the board");
            let possible = piece.placements().any(|(x, y)| board.size().at(x, y) == Some(truth));
            assert!(possible, "fragment {id}: the true placement was ruled out");
            for (cell, fact) in piece.cells() {
                let tile = at(cell).expect("every cell lies on the board");
                assert_eq!(board.kind(tile), fact.kind, "fragment {id}, {cell:?}");
            }
            for (cell, dir, fact) in piece.sides() {
                let inner = at(cell);
                let border = match inner {
                    Some(tile) => board.border(tile, dir),
                    None => board.border(
                        at((cell.0 + dir.delta().0, cell.1 + dir.delta().1)).unwrap(),
                        dir.back(),
                    ),
                };
                match fact {
                    Side::Open => assert_eq!(border, Border::Open),
                    Side::Exit => assert_eq!(border, Border::Exit),
                    Side::Barred if exact_walls => {
                        assert!(matches!(border, Border::Inner | Border::Outer));
                    }
                    Side::Barred | Side::Doubtful => assert_ne!(border, Border::Exit),
                }
            }
        }
    }
}

fn follow(setup: &Setup, seed: u64, who: Viewer) -> (Labyrinth, Knowledge) {
    let settings = &setup.settings;
    let mut known = Knowledge::new(settings, setup.players.len(), who);
    let mut truths = Truths::default();
    let exact = !settings.expansions.dynamite;
    let end = play(setup, seed, |_, _, _, after, events| {
        for event in events.iter().filter_map(|event| Labyrinth::redact(event, who)) {
            known.observe(&event);
        }
        if matches!(after.turn(), Turn::Over(_)) {
            return;
        }
        truths.note(after, &known);
        if after.turns() % 3 == 0 {
            truths.check(after, &known, exact);
        }
    });
    (end, known)
}

#[test]
fn p4_what_is_known_is_true() {
    let merges = merges_of_what_is_known(0..300);
    assert!(merges > 75, "{merges}");
}

/// More boards.
mod deep {
    use super::*;

    #[test]
    fn p1_piles_are_never_lost_and_only_the_healthy_carry() {
        piles_are_never_lost(0..30);
    }

    #[test]
    fn p4_holds_with_every_expansion() {
        what_is_known_holds_in_every_setup(0..12);
    }

    #[test]
    fn p4_what_is_known_is_true() {
        let merges = merges_of_what_is_known(0..2_000);
        assert!(merges > 500, "{merges}");
    }
}

/// Follows a match of each seed, and counts the pieces of map that turned out to be one.
fn merges_of_what_is_known(seeds: std::ops::Range<u64>) -> u32 {
    let mut merges = 0;
    for seed in seeds {
        let mut setup = Setup::default();
        setup.settings.turn_limit = Some(if seed % 20 == 0 { 160 } else { 20 });
        setup.settings.hearing = if seed % 2 == 0 { Hearing::Aloud } else { Hearing::Whisper };
        merges += follow(&setup, seed, Viewer::Seat(Seat((seed % 4) as u8))).1.merges();
    }
    merges
}

/// P4 on two and three levels. Fragments of different levels must be found to be one as well: stairs
/// whose end is certain join two of them.
#[test]
fn p4_what_is_known_of_several_levels_is_true() {
    let mut merges = 0;
    for seed in 0..400 {
        let mut setup = setups().into_iter().find(|setup| setup.settings.levels() == 2).unwrap();
        setup.settings.turn_limit = Some(if seed % 10 == 0 { 160 } else { 40 });
        setup.settings.hearing = if seed % 2 == 0 { Hearing::Aloud } else { Hearing::Whisper };
        let count = if seed % 4 < 2 { 2 } else { 3 };
        setup.settings.expansions.levels = Some(Levels { count, ..Levels::USUAL });
        merges += follow(&setup, seed, Viewer::Seat(Seat((seed % 4) as u8))).1.merges();
    }
    assert!(merges > 200, "{merges}");
}

#[test]
fn p4_holds_with_every_expansion() {
    what_is_known_holds_in_every_setup(0..3);
}

/// P4 from these seeds in every set-up.
fn what_is_known_holds_in_every_setup(seeds: std::ops::Range<u64>) {
    for setup in setups() {
        for seed in seeds.clone() {
            follow(&setup, seed, Viewer::Seat(Seat((seed % 4) as u8)));
        }
    }
}

/// A single explorer that prefers untried sides, 24 boards. With pairs of fragments alone a trial had,
/// after 120 steps, 11.1 live fragments, 13.0 merges, 25.7 cells in the current fragment and 6 possible
/// placements of it, on average; with whole boards looked for it is about 2, 15, 45 and 3. Placements
/// spread most: somebody just carried off stands in a fresh fragment with 64 of them.
#[test]
fn a_lonely_explorer_maps_the_board() {
    let boards = 24;
    let mut sums = [0u32; 4];
    for seed in 0..boards {
        let mut setup = Setup::for_players(&["Ann"]);
        setup.settings.turn_limit = Some(400);
        let (mut game, opening) = Labyrinth::start(&setup, seed).unwrap();
        let who = Viewer::Seat(Seat(0));
        let mut known = Knowledge::new(&setup.settings, 1, who);
        let mut truths = Truths::default();
        opening.iter().for_each(|event| known.observe(event));
        let mut dice = Dice::stream(seed, "explorer");
        let mut steps = 0;
        while steps < 120 {
            let track = known.track(Seat(0)).unwrap();
            let side = |dir: Dir| known.fragment(track.fragment).unwrap().side(track.at, dir);
            let mut ways: Vec<Dir> = Dir::ALL.into_iter().filter(|&d| side(d).is_none()).collect();
            if ways.is_empty() {
                ways = Dir::ALL.into_iter().filter(|&dir| side(dir) == Some(Side::Open)).collect();
            }
            let dir = ways[dice.below("way", ways.len() as u64) as usize];
            let mut events = Vec::new();
            game.apply(Seat(0), &Action::Move(dir), &mut events).unwrap();
            if events.iter().any(|event| matches!(event.news, News::Landed { .. })) {
                steps += 1;
                game.apply(Seat(0), &Action::EndTurn, &mut events).unwrap();
            }
            events.iter().for_each(|event| known.observe(event));
            truths.note(&game, &known);
        }
        truths.check(&game, &known, true);
        let here = known.fragment(known.track(Seat(0)).unwrap().fragment).unwrap();
        let live = known.fragments().filter(|(_, piece)| !piece.is_archived()).count() as u32;
        let found = [live, known.merges(), here.cells().count() as u32, here.freedom()];
        sums.iter_mut().zip(found).for_each(|(sum, more)| *sum += more);
    }
    let means = sums.map(|sum| f64::from(sum) / boards as f64);
    for (mean, bounds) in means.into_iter().zip([1.0..5.0, 8.0..24.0, 35.0..64.0, 1.0..8.0]) {
        assert!(bounds.contains(&mean), "{means:?}");
    }
}

/// P5: worlds a seat cannot tell apart show it the same view, offer it the same commands and teach
/// it the same, whatever the others do there.
#[test]
fn p5_nothing_leaks() {
    let mut compared = 0;
    for (index, mut setup) in setups().into_iter().enumerate() {
        setup.settings.turn_limit = Some(60);
        for seed in 0..6 {
            let mut dice = Dice::stream(seed, "guess");
            let mut count = 0;
            play(&setup, seed, |before, mover, action, after, events| {
                count += 1;
                if count % 5 != 0 {
                    return;
                }
                for seat in Seat::all(before.seats()) {
                    let who = Viewer::Seat(seat);
                    let view = before.view(who);
                    let mut other = Labyrinth::guess(&view, &mut dice);
                    assert!(other.view(who) == view, "set-up {index}, seed {seed}");
                    assert_eq!(other.legal(seat), before.legal(seat), "set-up {index}");
                    let heard = |events: &[Event]| -> Vec<Event> {
                        events.iter().filter_map(|event| Labyrinth::redact(event, who)).collect()
                    };
                    let mut told = Vec::new();
                    let done = other.apply(mover, &action, &mut told).is_ok();
                    if !done || heard(&told) != heard(events) {
                        continue;
                    }
                    let (one, two) = (other.view(who), after.view(who));
                    // The scoreboard is open even where the rest is whispered (11.2): a marsh shows,
                    // and that the step is made.
                    let open = |view: &View| {
                        let skips: Vec<_> = view.figures.iter().map(|one| one.skip_next).collect();
                        let xp: Vec<_> = view.figures.iter().map(|one| one.xp).collect();
                        (skips, xp, view.doing.moved)
                    };
                    let aloud = setup.settings.hearing == Hearing::Aloud;
                    if aloud || open(&one) == open(&two) {
                        compared += 1;
                        assert_eq!(one, two, "set-up {index}, seed {seed}, {action:?}");
                        assert_eq!(other.legal(seat), after.legal(seat), "{action:?}");
                    }
                }
            });
        }
    }
    assert!(compared > 1_000, "{compared}");
}

/// 11.4: a fake portal, a two-way and a three-way one are told, shown and offered alike, to everybody and
/// for as long as nobody enters it again.
#[test]
fn all_portals_look_the_same() {
    for hearing in ["aloud", "whisper"] {
        let seen = ["portal F 2,2", "portal AB 2,2 6,6", "portal ABC 2,2 6,6 6,2"].map(|portal| {
            let text = format!(
                "size 8 8\nhearing {hearing}\n{portal}\nplayer Ann 2,1 healthy bullet -\n\
                 player Bob 0,0 healthy - -\norder Ann Bob\n"
            );
            let mut fixture = <Labyrinth as Scripted>::Fixture::default();
            for line in text.lines() {
                let words: Vec<&str> = line.split_whitespace().collect();
                assert!(Labyrinth::fixture(&mut fixture, &words).unwrap(), "{line}");
            }
            let mut game = Labyrinth::place(fixture).unwrap();
            game.open(&mut Vec::new());
            let mut seen = Vec::new();
            for (seat, action) in [
                (0, Action::Move(Dir::Up)),
                (0, Action::EndTurn),
                (1, Action::Move(Dir::Up)),
                (1, Action::EndTurn),
            ] {
                game.apply(Seat(seat), &action, &mut Vec::new()).unwrap();
                for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
                    // The numbers of portals are open, and these boards differ in them.
                    let mut view = game.view(who);
                    view.setup = Setup::default().into();
                    seen.push((view, [Seat(0), Seat(1)].map(|seat| game.legal(seat))));
                }
            }
            seen
        });
        assert_eq!(seen[0][0].0.here.unwrap().kind, Some(Kind::Portal));
        assert!(seen[0] == seen[1], "{hearing}: a fake portal looks unlike a two-way one");
        assert!(seen[0] == seen[2], "{hearing}: a fake portal looks unlike a three-way one");
    }
}

/// In Whisper a seat that is not concerned notices nothing of a bump: not even that it happened.
#[test]
fn a_whispered_bump_changes_nothing_for_the_others() {
    let mut setup = Setup::default();
    setup.settings.hearing = Hearing::Whisper;
    let mut silent = 0;
    for seed in 0..20 {
        play(&setup, seed, |before, mover, _, after, events| {
            let bumped = events.iter().all(|event| matches!(event.news, News::Bump { .. }));
            if !bumped || events.is_empty() {
                return;
            }
            for seat in Seat::all(before.seats()).filter(|&seat| seat != mover) {
                let who = Viewer::Seat(seat);
                let (old, new) = (before.view(who), after.view(who));
                // Only the offer to peek lapses, which every command of the mover does.
                assert_eq!(game_view_without_peek(old), game_view_without_peek(new));
                silent += 1;
            }
        });
    }
    assert!(silent > 100);
}

fn game_view_without_peek(mut view: game_rules::labyrinth::View) -> game_rules::labyrinth::View {
    view.peek = None;
    view
}

#[test]
fn a_view_before_the_end_never_holds_the_truth() {
    for setup in setups() {
        play(&setup, 5, |before, _, _, _, _| {
            for seat in Seat::all(before.seats()) {
                let view = before.view(Viewer::Seat(seat));
                assert!(view.truth.is_none() && view.setup.board.is_none());
            }
            assert!(before.view(Viewer::Public).truth.is_none());
            assert!(before.view(Viewer::Omniscient).truth.is_some());
        });
    }
    let mut setup = Setup::default();
    setup.settings.omniscient = true;
    let (game, _) = Labyrinth::start(&setup, 1).unwrap();
    assert!(game.view(Viewer::Seat(Seat(0))).truth.is_some());
}

/// 12: a referee's look is marked in the game and its record, and shows nothing to those who play.
#[test]
fn a_referee_looks_alone() {
    let mut table = Match::<Labyrinth>::start(Setup::default(), 3, Vec::new()).unwrap();
    let before = table.game().clone();
    table.act(Seat(2), &Action::Referee).unwrap();
    assert!(table.game().is_peeked() && !before.is_peeked());
    for who in Seat::all(4).map(Viewer::Seat).chain([Viewer::Public]) {
        let view = table.game().view(who);
        assert!(view.truth.is_none());
        assert!(view.heard.newest().next().unwrap().news == News::RefereeLooked { by: Seat(2) });
        let mut same = view.clone();
        let old = before.view(who);
        (same.peeked, same.heard, same.log_len) = (false, old.heard.clone(), old.log_len);
        assert_eq!(same, old);
    }
    assert!(Match::replay(table.record(), "again").unwrap().game().is_peeked());
}

#[test]
fn p6_and_p9_records_continue_and_repeat_exactly() {
    for setup in setups() {
        let mut table = Match::<Labyrinth>::start(setup.clone(), 9, Vec::new()).unwrap();
        play(&setup, 9, |_, seat, action, _, events| {
            if matches!(events[0].news, News::Started { .. }) {
                return;
            }
            table.act(seat, &action).unwrap();
            if matches!(events[0].news, News::Ended { .. }) && table.ply().is_multiple_of(5) {
                let text = ron::to_string(table.game()).unwrap();
                let loaded: Labyrinth = ron::from_str(&text).unwrap();
                assert_eq!(&loaded, table.game());
                assert_eq!(fingerprint(&loaded), fingerprint(table.game()));
            }
        });
        let again = Match::replay(table.record(), "again").unwrap();
        assert_eq!(again.game().log(), table.game().log());
        assert_eq!(again.game(), table.game());
    }
}

#[test]
fn p7_every_state_lets_the_turn_end() {
    for setup in setups() {
        for seed in 0..4 {
            play(&setup, seed, |before, _, _, _, _| {
                let Turn::One(seat) = before.turn() else { return };
                let mut world = before.clone();
                let mut events = Vec::new();
                for action in [
                    Action::Accept(false),
                    Action::Move(Dir::Up),
                    Action::Move(Dir::Right),
                    Action::Move(Dir::Down),
                    Action::Move(Dir::Left),
                    Action::EndTurn,
                ] {
                    let _ = world.apply(seat, &action, &mut events);
                    let active = world.turn().seats().iter().next();
                    if action == Action::Accept(false) && active != Some(seat) {
                        return;
                    }
                }
                let over = |event: &Event| {
                    matches!(event.news, News::Ended { .. } | News::Won { .. } | News::Drawn)
                };
                assert!(events.iter().any(over), "{:?}", before.view(Viewer::Seat(seat)).doing);
            });
        }
    }
}

#[test]
fn p8_without_expansions_nothing_of_them_appears() {
    let mut setup = Setup::default();
    setup.settings.turn_limit = Some(400);
    for seed in 0..40 {
        play(&setup, seed, |_, _, _, _, events| {
            for event in events {
                assert!(!event.private);
                assert!(is_basic(&event.news), "{:?}", event.news);
            }
        });
    }
}

fn is_basic(news: &News) -> bool {
    matches!(
        news,
        News::Started { .. }
            | News::Turn { .. }
            | News::Around { .. }
            | News::Lost { .. }
            | News::Healed { .. }
            | News::Bump { .. }
            | News::Exit { .. }
            | News::Entered { .. }
            | News::Flushed { .. }
            | News::Blocked { .. }
            | News::Portalled { .. }
            | News::Landed { .. }
            | News::Found { .. }
            | News::Bought { .. }
            | News::Dropped { .. }
            | News::KitUsed { .. }
            | News::Taken { .. }
            | News::Left { .. }
            | News::CheckedIn { .. }
            | News::Battle { .. }
            | News::Shot { .. }
            | News::Injured { .. }
            | News::Ended { .. }
            | News::Won { .. }
            | News::Drawn
            | News::Revealed { .. }
    )
}

/// 17.4: a lift goes to every level equally often. 6,000 rides on three levels, each 2,000 ± 6
/// deviations of 37.
#[test]
fn lifts_prefer_no_level() {
    let mut counts = [0u32; 3];
    let text =
        "size 5 5\nlevels 3\nlift 2,2\nplayer Ann 1:2,1 healthy - -\nAnn move U\nstate Ann\n";
    for level in 0..3 {
        let forced = text.replace("Ann move", &format!("dice {level}\nAnn move"));
        let lines = script::run::<Labyrinth>("lift", &forced).unwrap();
        assert!(lines.iter().any(|line| line.starts_with(&format!("Ann {level}:2,2"))));
    }
    let preset = presets().iter().find(|preset| preset.name == "levels").unwrap();
    let mut setup = Setup { settings: preset.settings.clone(), ..Setup::default() };
    setup.settings.expansions.levels = Some(Levels { count: 3, ..Levels::USUAL });
    setup.settings.turn_limit = Some(200);
    let mut seed = 0;
    while counts.iter().sum::<u32>() < 6_000 {
        play(&setup, seed, |_, seat, _, after, events| {
            let ride = |event: &Event| {
                matches!(event.news, News::Entered { kind: game_rules::labyrinth::Kind::Lift, .. })
            };
            if events.iter().any(ride) {
                let tile = after.players()[seat.index()].tile;
                counts[usize::from(after.board().size().level(tile))] += 1;
            }
        });
        seed += 1;
    }
    let due = counts.iter().sum::<u32>() / 3;
    assert!(counts.iter().all(|count| count.abs_diff(due) < 222), "{counts:?}");
}
