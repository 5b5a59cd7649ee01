//! Starts the parlor.

// A player's window comes without a console behind it.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

#[cfg(unix)]
use evils_parlor::app::system_calls;

use evils_parlor::{
    app::{cli::Arguments, folders::Folders, terminal::Terminal},
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
    #[cfg(unix)]
    system_calls::give_memory_back();
    let terminal = Terminal::keep(&folders.log());
    explain_what_stops_it(terminal.again(), folders.log());
    let mut client = build_client(windowed(&arguments, terminal), arguments, folders);
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

/// The engine panics where no display answers or there is no graphics driver; a sentence says more.
/// Everything else that stops the program is a fault of ours: its whole story is in the log.
fn explain_what_stops_it(terminal: Terminal, log: PathBuf) {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let (owned, lent) =
            (panic.payload().downcast_ref::<String>(), panic.payload().downcast_ref::<&str>());
        let why = owned.map(String::as_str).or(lent.copied()).unwrap_or_default();
        if why.starts_with("Unable to find a GPU") {
            terminal
                .tell("there is no graphics driver here: install one for Vulkan, such as Mesa's");
        } else if why.starts_with("Failed to build event loop") {
            terminal.tell(&format!("the display {} does not answer", screen::name()));
        } else {
            usual(panic);
            let place = panic.location().map(|place| format!(" ({place})")).unwrap_or_default();
            let log = log.display();
            terminal.tell(&format!("something failed: {why}{place}; more is in {log}"));
            return;
        }
        std::process::exit(1);
    }));
}

/// Whoever has stopped reading does not have to be told.
fn tell(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

fn refuse(sentence: &str, code: u8) -> ExitCode {
    Terminal::default().tell(sentence);
    ExitCode::from(code)
}
