//! Starts the parlor.

use std::process::ExitCode;

use evils_parlor::{
    app::{cli::Arguments, folders::Folders},
    build_client, windowed,
};

fn main() -> ExitCode {
    let arguments = match Arguments::read(std::env::args_os()) {
        Ok(arguments) => arguments,
        Err(exit) if exit.code == 0 => {
            println!("{}", exit.text);
            return ExitCode::SUCCESS;
        }
        Err(exit) => {
            eprintln!("evils_parlor: {}", exit.text);
            return ExitCode::from(exit.code);
        }
    };
    let folders = Folders::find(&arguments).unwrap_or_else(|_| Folders::nowhere());
    let exit = build_client(windowed(&arguments), arguments, folders).run();
    if exit.is_success() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
