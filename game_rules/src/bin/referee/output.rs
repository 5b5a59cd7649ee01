//! What is told on standard output.

use std::{
    fmt::Arguments,
    io::{self, ErrorKind, Write as _},
    process,
};

/// A line for whoever reads.
macro_rules! tell {
    ($($words:tt)*) => { $crate::output::write(format_args!($($words)*), "\n") };
}

/// The beginning of a line.
macro_rules! begin {
    ($($words:tt)*) => { $crate::output::write(format_args!($($words)*), "") };
}

/// Writes, and ends the program when nobody can read on: quietly if the reader left (`| head`), with
/// a sentence if what it is written to is full.
pub fn write(words: Arguments<'_>, end: &str) {
    let mut out = io::stdout().lock();
    let written = out.write_fmt(words).and_then(|()| out.write_all(end.as_bytes()));
    match written.and_then(|()| if end.is_empty() { Ok(()) } else { out.flush() }) {
        Ok(()) => {}
        Err(why) if why.kind() == ErrorKind::BrokenPipe => process::exit(0),
        Err(why) => {
            eprintln!("referee: cannot write the answer: {why}");
            process::exit(2);
        }
    }
}
