//! Starts the parlor.

use std::{io::Write, path::Path, process::ExitCode};

use evils_parlor::{
    app::{cli::Arguments, folders::Folders},
    build_client,
    history::replays::{self, Unreadable},
    robot::{Robot, screen},
    windowed,
};

fn main() -> ExitCode {
    let mut arguments = match Arguments::read(std::env::args_os()) {
        Ok(arguments) => arguments,
        Err(exit) if exit.code == 0 => {
            tell(&exit.text);
            return ExitCode::SUCCESS;
        }
        Err(exit) => return refuse(&exit.text, exit.code),
    };
    if let Some(file) = &arguments.verify {
        return verify(file);
    }
    let desk = Robot::clear_table(&mut arguments);
    let folders = Folders::find(&arguments).unwrap_or_else(|_| Folders::nowhere());
    let robot = match Robot::ordered(&arguments, &folders) {
        Ok(robot) => robot,
        Err(sentence) => return refuse(&sentence, 2),
    };
    if screen::missing() {
        return match robot {
            Some(_) => without_display(),
            None => refuse("there is no display here; --demo DIR plays into pictures", 1),
        };
    }
    give_memory_back();
    explain_missing_graphics();
    let mut client = build_client(windowed(&arguments), arguments, folders);
    if let Some(robot) = robot {
        robot.enter(&mut client);
    }
    let exit = client.run();
    drop(desk);
    if exit.is_success() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// `--verify FILE`: plays a stored match through without a window.
fn verify(file: &Path) -> ExitCode {
    match replays::open(file) {
        Ok(found) => {
            let decisions = found.ply();
            let (file, game) = (file.display(), found.id());
            tell(&format!("{file}: {game}, {decisions} decisions, all as recorded"));
            ExitCode::SUCCESS
        }
        Err(Unreadable::File(why)) => refuse(&format!("{}: {why}", file.display()), 1),
        Err(Unreadable::Record(why)) => refuse(&why.to_string(), 1),
    }
}

/// The same again on a virtual screen.
fn without_display() -> ExitCode {
    tell("There is no display here: this is played off-screen.");
    match screen::elsewhere(std::env::args_os().skip(1)) {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(sentence) => refuse(&sentence, 1),
    }
}

/// GNU's allocator keeps what the first large picture leaves behind for the next one: 355 MB instead
/// of 330 at the first table, and 350 are the limit. Without unsafe code it only listens before the
/// program begins, so the program begins once more.
fn give_memory_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        use std::os::unix::process::CommandExt;
        /// What is larger than 128 KiB is given back at once, and few heaps are kept.
        const ASKED: [(&str, &str); 3] = [
            ("MALLOC_MMAP_THRESHOLD_", "131072"),
            ("MALLOC_TRIM_THRESHOLD_", "131072"),
            ("MALLOC_ARENA_MAX", "2"),
        ];
        if std::env::var_os(ASKED[0].0).is_none()
            && let Ok(program) = std::env::current_exe()
        {
            let arguments = std::env::args_os().skip(1);
            // Comes back only if it has failed; then everything is as good, and a little larger.
            let _ = std::process::Command::new(program).args(arguments).envs(ASKED).exec();
        }
    }
}

/// The engine panics where no display answers or there is no graphics driver; a sentence says more.
fn explain_missing_graphics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let (owned, lent) =
            (panic.payload().downcast_ref::<String>(), panic.payload().downcast_ref::<&str>());
        let why: Option<&str> = owned.map(String::as_str).or(lent.copied());
        let begins = |with: &str| why.is_some_and(|why| why.starts_with(with));
        if begins("Unable to find a GPU") {
            complain("there is no graphics driver here: install one for Vulkan, such as Mesa's");
        } else if begins("Failed to build event loop") {
            complain(&format!("the display {} does not answer", screen::name()));
        } else {
            return usual(panic);
        }
        std::process::exit(1);
    }));
}

/// Whoever has stopped reading does not have to be told.
fn tell(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

fn refuse(sentence: &str, code: u8) -> ExitCode {
    complain(sentence);
    ExitCode::from(code)
}

fn complain(sentence: &str) {
    let _ = writeln!(std::io::stderr(), "evils_parlor: {sentence}");
}
