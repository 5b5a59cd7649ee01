//! The two calls of the C library that nothing here offers in a safe form.
#![allow(unsafe_code, reason = "each call stands alone, with what makes it safe")]

use std::{fs::File, io, os::fd::AsRawFd};

/// Sends everything that is written to standard error to a file, by libraries as well.
pub fn send_errors_to(file: &File) -> io::Result<()> {
    // SAFETY: both descriptors are open, and `dup2` touches nothing but the table of descriptors.
    let done = unsafe { libc::dup2(file.as_raw_fd(), libc::STDERR_FILENO) };
    if done < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// GNU's allocator keeps what the first large picture leaves behind for the next one: 355 MB instead
/// of 330 at the first table. So what is larger than 128 KiB is given back at once, and few heaps
/// are kept.
pub fn give_memory_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    for (parameter, value) in [
        (libc::M_MMAP_THRESHOLD, 128 << 10),
        (libc::M_TRIM_THRESHOLD, 128 << 10),
        (libc::M_ARENA_MAX, 2),
    ] {
        // SAFETY: `mallopt` may be called at any time; a value it does not like changes nothing.
        unsafe { libc::mallopt(parameter, value) };
    }
}
