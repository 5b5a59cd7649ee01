//! A screen where there is none: the program runs itself once more on a virtual one.

use std::{
    ffi::OsString,
    io::{self, BufRead, BufReader},
    process::{Child, Command, ExitStatus, Stdio},
};

/// Is there nothing to open a window on?
pub fn missing() -> bool {
    cfg!(target_os = "linux") && name().is_empty()
}

/// What a window would be opened on, such as `:0`.
pub fn name() -> String {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let found = set("WAYLAND_DISPLAY").or_else(|| set("DISPLAY"));
    found.unwrap_or_default().to_string_lossy().into_owned()
}

/// A virtual screen. It goes away with this value.
#[derive(Debug)]
pub struct VirtualScreen {
    server: Child,
    /// What programs find it by, such as `:3`.
    pub name: String,
}

impl VirtualScreen {
    /// Starts one under the first free name.
    pub fn open() -> io::Result<VirtualScreen> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut number = String::new();
        if let Some(answer) = server.stdout.take() {
            BufReader::new(answer).read_line(&mut number)?;
        }
        let screen = VirtualScreen { server, name: format!(":{}", number.trim()) };
        if number.trim().is_empty() {
            return Err(io::Error::other("it did not start"));
        }
        Ok(screen)
    }
}

impl Drop for VirtualScreen {
    fn drop(&mut self) {
        // It may have gone already; then there is nothing to end.
        if self.server.kill().is_ok() {
            self.server.wait().ok();
        }
    }
}

/// Runs this program with the same words on a virtual screen.
pub fn elsewhere(words: impl IntoIterator<Item = OsString>) -> Result<ExitStatus, String> {
    let screen = VirtualScreen::open().map_err(|why| {
        format!(
            "there is no display, and no virtual one: Xvfb could not be started ({why}); \
             install xvfb and mesa-vulkan-drivers"
        )
    })?;
    let program = std::env::current_exe().map_err(|why| why.to_string())?;
    Command::new(program)
        .args(words)
        .env("DISPLAY", &screen.name)
        .status()
        .map_err(|why| format!("the program cannot start itself: {why}"))
}
