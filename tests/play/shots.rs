//! The real program on a virtual screen with software Vulkan (`CONTRIBUTING.md`, tier 3): the robot goes through
//! the screens, and its pictures are checked for what a machine can see. The rest is for eyes.

use game_rules::{
    code,
    dice::Dice,
    game::{Game, Seat, Viewer},
    labyrinth::{Action, Dir, Labyrinth, Setup, generate::generate, plan::Plan},
};
use std::{
    collections::HashSet,
    fs::{self, File},
    io::{BufReader, Read},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// A script has not ended after this long: it never will.
const PATIENCE: Duration = Duration::from_secs(240);

struct Picture {
    name: String,
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    fn read(file: &Path) -> Picture {
        let decoder = png::Decoder::new(BufReader::new(File::open(file).unwrap()));
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!(info.color_type, png::ColorType::Rgb);
        Picture {
            name: file.file_stem().unwrap().to_str().unwrap().to_owned(),
            width: info.width as usize,
            height: info.height as usize,
            pixels: bytes.as_chunks::<3>().0.to_vec(),
        }
    }

    /// The difference between the lightest and the darkest pixel of a part of the picture, which is
    /// cut into `parts` columns and rows.
    fn contrast(&self, parts: (usize, usize), (column, row): (usize, usize)) -> u8 {
        let (width, height) = (self.width / parts.0, self.height / parts.1);
        let lines = self.pixels.chunks(self.width).skip(row * height).take(height);
        let light = lines.flat_map(|line| &line[column * width..(column + 1) * width]);
        let light = light.map(|[r, g, b]| *r.max(g).max(b));
        let (least, most) = light.fold((255, 0), |(low, high), at| (low.min(at), high.max(at)));
        most - least
    }

    fn check(&self, size: (usize, usize)) {
        assert_eq!((self.width, self.height), size, "{}", self.name);
        let colours: HashSet<&[u8; 3]> = self.pixels.iter().collect();
        assert!(colours.len() > 2000, "{} has {} colours only", self.name, colours.len());
        let missing = self.pixels.iter().filter(|[r, g, b]| *r > 245 && *g < 12 && *b > 245);
        assert_eq!(missing.count(), 0, "{} shows a missing texture", self.name);
        for row in 0..4 {
            for column in 0..6 {
                let contrast = self.contrast((6, 4), (column, row));
                assert!(contrast > 12, "{} is blank at {column}, {row}", self.name);
            }
        }
    }

    /// The share of pixels that are clearly different.
    fn differs(&self, other: &Picture) -> f32 {
        let far = |(a, b): (&[u8; 3], &[u8; 3])| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 40);
        let count = self.pixels.iter().zip(&other.pixels).filter(|pair| far(*pair)).count();
        count as f32 / self.pixels.len() as f32
    }
}

/// Plays a script and returns the folder of its pictures.
fn play(name: &str, script: &str) -> PathBuf {
    let desk = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shots").join(name);
    fs::remove_dir_all(&desk).ok();
    fs::create_dir_all(&desk).unwrap();
    let file = desk.join("script.robot");
    fs::write(&file, format!("set welcomed true\nwait 0.2\n{script}")).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_evils_parlor"))
        .args(["--lang", "en", "--mute", "--data-dir"])
        .arg(&desk)
        .arg("--robot")
        .arg(&file)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut complaints = program.stderr.take().unwrap();
    let listener = thread::spawn(move || {
        let mut said = String::new();
        complaints.read_to_string(&mut said).ok();
        said
    });
    let began = Instant::now();
    let status = loop {
        if let Some(status) = program.try_wait().unwrap() {
            break status;
        }
        if began.elapsed() > PATIENCE {
            program.kill().unwrap();
            panic!("{name} has not ended after {} s", PATIENCE.as_secs());
        }
        thread::sleep(Duration::from_millis(50));
    };
    let said = listener.join().unwrap();
    if !status.success() {
        assert!(!said.contains("Xvfb"), "please install xvfb: the program found no screen");
        assert!(
            !said.contains("no graphics driver"),
            "please install mesa-vulkan-drivers: there is no Vulkan, not even a software one"
        );
        panic!("{name}: {said}");
    }
    let noise = said.lines().find(|line| !line.starts_with("evils_parlor: "));
    assert_eq!(noise, None, "only our own sentences reach the terminal");
    println!("pictures of {name}: {}", desk.join("pictures").display());
    desk.join("pictures")
}

/// Every picture below a folder, by name.
fn pictures(folder: &Path) -> Vec<Picture> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.collect();
    files.sort();
    files.iter().map(|file| Picture::read(file)).collect()
}

/// Every language, and small and large text: what `./check` looks at, and all there is.
const SOME: &[(&str, u32)] = &[("en", 100), ("zh", 200), ("pl", 200)];
const ALL: &[(&str, u32)] =
    &[("en", 100), ("en", 200), ("zh", 100), ("zh", 200), ("pl", 100), ("pl", 200)];

/// The same screen in other words and sizes.
fn in_words(screen: &str, looks: &[(&str, u32)]) -> String {
    let mut script = String::new();
    for (language, scale) in looks {
        script += &format!(
            "set language {language}\nset text_scale {scale}\nwait 0.2\n\
             shot {screen}-{language}-{scale}\n"
        );
    }
    script + "set language en\nset text_scale 100\nwait 0.2\n"
}

/// Plays a script that is made of these screens, and checks every picture of them.
fn look_at<const N: usize>(
    name: &str,
    screens: [&str; N],
    looks: &[(&str, u32)],
    script: impl FnOnce([String; N]) -> String,
) -> Vec<Picture> {
    let folder = play(name, &script(screens.map(|screen| in_words(screen, looks))));
    let all = pictures(&folder);
    assert_eq!(all.len(), N * looks.len());
    for picture in &all {
        picture.check((1280, 720));
    }
    all
}

fn first_screens(name: &str, looks: &[(&str, u32)]) {
    let all = look_at(name, ["parlor", "duel", "result"], looks, |[parlor, duel, result]| {
        format!(
            "set reduced_motion true\nwait 0.3\n{parlor}seed 88\nkey Enter\nexpect screen Match\n\
             wait idle\n{duel}play-out 2 by mouse\nwait 0.3\n{result}quit"
        )
    });
    for (number, one) in all.iter().enumerate() {
        for other in &all[number + 1..] {
            let share = one.differs(other);
            assert!(share > 0.002, "{} and {} look the same: {share}", one.name, other.name);
        }
    }
}

/// A match in the parlor's books, after which the parlor is open.
const PLAYED: &str = "set reduced_motion true\nseed 88\nclick \"Play\"\nwait idle\n\
                      play-out 2 by mouse\nwait 0.3\nclick \"To the parlor\"\nwait 0.2\n";

fn watching(name: &str, looks: &[(&str, u32)]) {
    let screens = ["replays", "viewer", "truth", "knew"];
    look_at(name, screens, looks, |[replays, viewer, truth, knew]| {
        format!(
            "{PLAYED}click \"Replays\"\nwait 0.3\n{replays}click \"Watch\"\nwait 0.3\nkey Space\n\
             key End\nkey Shift+Left\nwait idle\n{viewer}key T\nwait idle\n{truth}\
             click \"What Evil knew\"\nwait 0.2\n{knew}quit"
        )
    });
}

fn cabinet(name: &str, looks: &[(&str, u32)]) {
    let screens = ["codes", "books", "luck", "achievements"];
    look_at(name, screens, looks, |[codes, books, luck, achievements]| {
        format!(
            "{PLAYED}click \"Codes\"\nwait 0.2\ntype \"EVIL-SEED1-00-00\"\nwait 0.2\n{codes}\
             click \"Parlor\"\nwait 0.2\nclick \"Profile & statistics\"\nwait 0.2\n{books}\
             click \"Luck ledger\"\nwait 0.2\n{luck}click \"Achievements\"\nwait 0.2\n{achievements}quit"
        )
    });
}

#[test]
fn the_first_screens_in_three_languages() {
    first_screens("screens", SOME);
}

#[test]
fn replays_and_what_evil_knew_in_three_languages() {
    watching("watching", SOME);
}

#[test]
fn the_cabinet_in_three_languages() {
    cabinet("cabinet", SOME);
}

/// Both sizes of every language: twice as many pictures.
mod deep {
    use super::*;

    #[test]
    fn the_first_screens_in_both_sizes() {
        first_screens("screens-deep", ALL);
    }

    #[test]
    fn replays_and_what_evil_knew_in_both_sizes() {
        watching("watching-deep", ALL);
    }

    #[test]
    fn the_cabinet_in_both_sizes() {
        cabinet("cabinet-deep", ALL);
    }
}

#[test]
fn the_smallest_window_and_the_curtain() {
    let folder = play(
        "small",
        "set reduced_motion true\nsize 1024x600\nwait 0.5\nshot parlor\nset player \"Ada\"\nseed 41\n\
         click \"With friends\"\nwait 0.3\nshot form\nclick \"Start match\"\nwait idle\nshot duel\nkey O\nkey O\nwait idle\nwait 0.5\n\
         expect \"Hold when you are ready\"\nshot curtain\nquit",
    );
    let all = pictures(&folder);
    let names: Vec<&str> = all.iter().map(|picture| picture.name.as_str()).collect();
    assert_eq!(names, ["curtain", "duel", "form", "parlor"]);
    for picture in &all {
        picture.check((1024, 600));
    }
}

#[test]
fn the_demonstration_needs_no_display_and_leaves_only_pictures() {
    let desk = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shots/demo");
    fs::remove_dir_all(&desk).ok();
    let home = tempfile::tempdir().unwrap();
    let done = Command::new(env!("CARGO_BIN_EXE_evils_parlor"))
        .arg("--demo")
        .arg(&desk)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("HOME", home.path())
        .envs(["CONFIG", "DATA", "STATE"].map(|kind| (format!("XDG_{kind}_HOME"), home.path())))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(said.starts_with("There is no display here"), "{said}");
    println!("pictures of the demonstration: {}", desk.display());
    let all = pictures(&desk);
    assert_eq!(all.len(), 12);
    for picture in &all {
        picture.check((1280, 720));
    }
    assert!(!home.path().join("evils-parlor").exists(), "something was saved");
}

/// The seed of two matches of the Labyrinth, their tables, and keys of a lone adventurer who is told the
/// same in both: one inner wall stands elsewhere, and nobody has met it.
fn twins() -> (u64, [Setup; 2], Vec<&'static str>) {
    let own = Seat(0);
    for seed in 0.. {
        let mut dice = Dice::stream(seed, "twins");
        let mut setup = Setup::for_players(&["Ann"]);
        setup.known_seed = true;
        let Ok(drawn) = generate(&setup.settings, &mut dice) else { continue };
        let plan = Plan::of(&drawn.board, &drawn.treasures);
        let mut other = plan.clone();
        other.walls.remove(dice.below("gone", other.walls.len() as u64) as usize);
        let at = (dice.below("x", 7) as i8, dice.below("y", 7) as i8);
        other.walls.push((at, if dice.chance("up", 1, 2) { Dir::Up } else { Dir::Right }));
        let tables = [plan, other].map(|board| Setup { board: Some(board), ..setup.clone() });
        if tables.iter().any(|table| table.check().is_err()) {
            continue;
        }
        let mut games = tables.each_ref().map(|table| Labyrinth::start(table, seed).unwrap().0);
        let mut keys = Vec::new();
        for _ in 0..16 {
            let (dir, key) = [
                (Dir::Up, "key W"),
                (Dir::Right, "key D"),
                (Dir::Down, "key S"),
                (Dir::Left, "key A"),
            ][dice.below("dir", 4) as usize];
            let end = games[0].legal(own).contains(&Action::EndTurn);
            let action = if end { Action::EndTurn } else { Action::Move(dir) };
            keys.push(if end { "key E" } else { key });
            for game in &mut games {
                game.apply(own, &action, &mut Vec::new()).ok();
            }
        }
        let [one, two] = games.each_ref().map(|game| game.view(Viewer::Seat(own)));
        if one.heard == two.heard && one.ending.is_none() && games[0].board() != games[1].board() {
            return (seed, tables, keys);
        }
    }
    unreachable!("numbers do not end")
}

/// P5 in pixels (rules/labyrinth.md 22, ux 2.0.4): two hidden worlds that were told alike look alike,
/// on every page and under every heat layer.
#[test]
fn hidden_worlds_that_were_told_alike_are_the_same_pixels() {
    let (seed, tables, keys) = twins();
    let walk = keys.join("\nwait idle\n");
    let pages = ["Log", "Rules", "Inspect"]
        .map(|tab| format!("click \"{tab}\"\nwait 0.4\nshot {tab}\n"))
        .concat();
    let layers: String =
        (1..=5).map(|layer| format!("key Shift+{layer}\nwait 3\nshot layer-{layer}\n")).collect();
    let [one, two] = [0, 1].map(|number| {
        let code = code::write_setup::<Labyrinth>(&tables[number]);
        let folder = play(
            &format!("twin-{number}"),
            &format!(
                "set reduced_motion true\nset background_motion false\nset speed Instant\n\
                 seed {seed}\nclick \"Codes\"\nwait 0.3\ntype \"{code}\"\nwait 0.3\n\
                 click \"Set this table\"\nexpect screen Match\nwait idle\nwait 3\n\
                 shot begin\n{walk}\nwait idle\nwait 3\nshot end\n{pages}{layers}quit"
            ),
        );
        pictures(&folder)
    });
    assert_eq!(one.len(), 10);
    // Every match has a name of its own, drawn at random; it stands at the foot of this page.
    let named = |place: usize| {
        let (x, y) = (place % 1280, place / 1280);
        (984..1256).contains(&x) && (536..560).contains(&y)
    };
    for (one, two) in one.iter().zip(&two) {
        one.check((1280, 720));
        let pairs = one.pixels.iter().zip(&two.pixels).enumerate();
        // From one run to the next the renderer rounds a pixel or two the other way.
        let far = |a: &[u8; 3], b: &[u8; 3]| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 1);
        let differ = pairs.filter(|(_, (a, b))| far(a, b)).map(|(place, _)| place);
        let count = differ.filter(|place| one.name != "Inspect" || !named(*place)).count();
        assert_eq!((&one.name, count), (&two.name, 0), "pixels differ");
    }
    let share = one[1].differs(&one[2]);
    assert!(share > 0.001, "{} and {} look the same: {share}", one[1].name, one[2].name);
}
