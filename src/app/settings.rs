//! Everything the player can choose (ux 2.0.10), saved at once.

use std::{path::PathBuf, process::Command, time::Duration};

use bevy::{prelude::*, time::Real, window::RequestRedraw};
use game_rules::data::read_ron;
use serde::{Deserialize, Serialize};

use super::{
    cli::Arguments,
    display::Trial,
    folders::Folders,
    keys::Bindings,
    language::{Lang, Language},
    notice::Notices,
    storage::{self, Fault, Found},
};

mod choices;

pub use choices::{
    Confirm, Curtain, Effects, FrameLimit, Inspect, Palette, Retention, Speed, Talk, ThinkCap,
    WindowKind,
};

/// The version of the settings file.
const FORMAT: u32 = 1;

/// The settings. Volumes, scales and strengths are percentages.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The welcome strip has been answered.
    pub welcomed: bool,

    // Game
    /// Language of every word.
    pub language: Lang,
    /// How much the inspector says.
    pub inspect: Inspect,
    /// When a shot must be confirmed.
    pub confirm: Confirm,
    /// First-time hints.
    pub hints: bool,
    /// What the hand-over curtain hides.
    pub curtain: Curtain,
    /// Ready is held and not pressed.
    pub hold_ready: bool,
    /// At the Cards: what can be paid in one sensible way only is paid at once.
    pub auto_pay: bool,
    /// How long Evil may think.
    pub think_cap: ThinkCap,
    /// How much Evil says.
    pub talk: Talk,
    /// The duel played last: 0 Classic, else the number of its mode.
    pub duel_mode: u32,

    // Display
    /// Window or full screen.
    pub window: WindowKind,
    /// Which monitor, counted from 0.
    pub monitor: u8,
    /// Size of everything, 80 to 200.
    pub ui_scale: u16,
    /// Size of text, 80 to 200.
    pub text_scale: u16,
    /// Most frames per second.
    pub frame_limit: FrameLimit,
    /// Wait for the screen.
    pub vsync: bool,
    /// How much is drawn.
    pub effects: Effects,
    /// Film grain, 0 to 100.
    pub grain: u16,
    /// Dust, rain, moth.
    pub background_motion: bool,

    // Motion and comfort
    /// Speed of animation.
    pub speed: Speed,
    /// Fades instead of movement.
    pub reduced_motion: bool,
    /// Strength of screen shake, 0 to 100.
    pub shake: u16,
    /// Muzzle light may flash.
    pub flashes: bool,
    /// Slow-motion moments.
    pub slow_motion: bool,

    // Colour and reading
    /// Colours.
    pub palette: Palette,
    /// Letters on shells and elements, always.
    pub letters: bool,
    /// The wide, legible face everywhere.
    pub legible_font: bool,
    /// Underline words that can be opened.
    pub underline: bool,
    /// Outlines in pixels, 1 to 4.
    pub outline: u16,

    // Sound
    /// No sound at all.
    pub mute: bool,
    /// Volume of everything.
    pub master: u16,
    /// Volume of effects.
    pub effects_volume: u16,
    /// Volume of ambience.
    pub ambience: u16,
    /// Volume of Evil's voice.
    pub voice: u16,
    /// Volume of the interface.
    pub interface: u16,
    /// Silent while another window has the focus.
    pub mute_in_background: bool,
    /// Both ears the same.
    pub mono: bool,
    /// Music under the table.
    pub music: bool,
    /// Soft bangs.
    pub soft_bangs: bool,
    /// Captions for sounds.
    pub captions: bool,

    // Controls
    /// Changed bindings.
    pub bindings: Bindings,
    /// Fast-forward is switched and not held.
    pub fast_forward_toggles: bool,
    /// Milliseconds until a held direction repeats, 200 to 1000.
    pub repeat_delay: u16,
    /// Dead zone of the sticks, 5 to 90.
    pub dead_zone: u16,
    /// Speed of the gamepad's pointer, 25 to 400.
    pub pointer_speed: u16,

    // Data
    /// What the player is called; empty = "You".
    pub player: String,
    /// How many replays are kept.
    pub retention: Retention,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            welcomed: false,
            language: Lang::default(),
            inspect: Inspect::default(),
            confirm: Confirm::default(),
            hints: true,
            curtain: Curtain::default(),
            hold_ready: true,
            auto_pay: false,
            think_cap: ThinkCap::default(),
            talk: Talk::default(),
            duel_mode: 0,
            window: WindowKind::default(),
            monitor: 0,
            ui_scale: 100,
            text_scale: 100,
            frame_limit: FrameLimit::default(),
            vsync: true,
            effects: Effects::default(),
            grain: 30,
            background_motion: true,
            speed: Speed::default(),
            reduced_motion: false,
            shake: 60,
            flashes: true,
            slow_motion: true,
            palette: Palette::default(),
            letters: true,
            legible_font: false,
            underline: false,
            outline: 2,
            mute: false,
            master: 80,
            effects_volume: 100,
            ambience: 60,
            voice: 80,
            interface: 70,
            mute_in_background: true,
            mono: false,
            music: true,
            soft_bangs: false,
            captions: false,
            bindings: Bindings::default(),
            fast_forward_toggles: false,
            repeat_delay: 400,
            dead_zone: 30,
            pointer_speed: 100,
            player: String::new(),
            retention: Retention::default(),
        }
    }
}

impl Settings {
    /// The longest name a player can have.
    pub const LONGEST_NAME: usize = 24;

    /// Everything within its limits, whatever a file or a slider says.
    pub fn tidy(&mut self) {
        let limits: [(&mut u16, u16, u16); 13] = [
            (&mut self.ui_scale, 80, 200),
            (&mut self.text_scale, 80, 200),
            (&mut self.grain, 0, 100),
            (&mut self.shake, 0, 100),
            (&mut self.outline, 1, 4),
            (&mut self.master, 0, 100),
            (&mut self.effects_volume, 0, 100),
            (&mut self.ambience, 0, 100),
            (&mut self.voice, 0, 100),
            (&mut self.interface, 0, 100),
            (&mut self.repeat_delay, 200, 1000),
            (&mut self.dead_zone, 5, 90),
            (&mut self.pointer_speed, 25, 400),
        ];
        for (value, least, most) in limits {
            *value = (*value).clamp(least, most);
        }
        if self.player.chars().count() > Settings::LONGEST_NAME {
            self.player = self.player.chars().take(Settings::LONGEST_NAME).collect();
        }
    }

    /// The settings of a first start: the desktop's language and its wish for stillness.
    fn first() -> Settings {
        Settings {
            language: Lang::of_desktop(),
            reduced_motion: desktop_is_still(),
            ..Settings::default()
        }
    }

    /// Takes `--lang`, `--mute`, `--reduced-motion`, `--fullscreen` and `--windowed` into account.
    fn overrule(&mut self, arguments: &Arguments) {
        self.language = arguments.lang.unwrap_or(self.language);
        self.mute |= arguments.mute;
        self.reduced_motion |= arguments.reduced_motion;
        if arguments.fullscreen {
            self.window = WindowKind::FullScreen;
        } else if arguments.windowed.is_some() {
            self.window = WindowKind::Windowed;
        }
    }

    /// What to write: an overruled value that the player has not touched stays as it was saved.
    fn to_save(&self, saved: &Settings, arguments: &Arguments) -> Settings {
        let mut overruled = saved.clone();
        overruled.overrule(arguments);
        let mut settings = self.clone();
        if settings.language == overruled.language {
            settings.language = saved.language;
        }
        if settings.mute == overruled.mute {
            settings.mute = saved.mute;
        }
        if settings.reduced_motion == overruled.reduced_motion {
            settings.reduced_motion = saved.reduced_motion;
        }
        if settings.window == overruled.window {
            settings.window = saved.window;
        }
        settings
    }

    /// The text of the settings file.
    pub fn write(&self) -> String {
        let file = File { format: FORMAT, settings: self.clone() };
        // Plain data; nothing in it can fail to be written.
        ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::new().new_line("\n"))
            .unwrap_or_default()
    }

    pub(super) fn read(text: &str) -> Result<Settings, Fault> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        let unreadable = |fault: game_rules::data::TextFault| Fault::Unreadable(fault.to_string());
        let head: Head = read_ron("settings.ron", text).map_err(unreadable)?;
        if head.format > FORMAT {
            return Err(Fault::Newer(head.format));
        }
        let file: File = read_ron("settings.ron", text).map_err(unreadable)?;
        let mut settings = file.settings;
        settings.tidy();
        Ok(settings)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    settings: Settings,
}

/// Does the desktop ask for less animation? Only asked on the first start.
fn desktop_is_still() -> bool {
    if std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_none() {
        return false;
    }
    let asked = Command::new("gsettings")
        .args(["get", "org.gnome.desktop.interface", "enable-animations"])
        .output();
    asked.is_ok_and(|answer| answer.stdout.starts_with(b"false"))
}

/// Where the settings are saved, and what lies there.
#[derive(Resource, Debug)]
struct SettingsFile {
    /// `None` in safe mode and without a home.
    path: Option<PathBuf>,
    saved: Settings,
    arguments: Arguments,
    last: Option<Duration>,
}

/// A dragged slider is saved this often at most.
const PAUSE: Duration = Duration::from_millis(300);

/// Saves changed settings: at once, and at most every 300 ms while they keep changing.
#[expect(clippy::too_many_arguments, reason = "whether, where, when, and what to say if not")]
fn save_settings(
    settings: Res<Settings>,
    mut file: ResMut<SettingsFile>,
    trial: Option<Res<Trial>>,
    time: Res<Time<Real>>,
    language: Res<Language>,
    mut exits: MessageReader<AppExit>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut notices: ResMut<Notices>,
) {
    let leaving = exits.read().count() > 0;
    let Some(path) = file.path.clone() else { return };
    let mut wanted = settings.to_save(&file.saved, &file.arguments);
    if let Some(trial) = trial {
        // A picture nobody has confirmed may be one nobody can see: it is not there next time.
        trial.before.restore(&mut wanted);
    }
    if wanted == file.saved {
        return;
    }
    let now = time.elapsed();
    if !leaving && file.last.is_some_and(|last| now < last + PAUSE) {
        redraw.write(RequestRedraw);
        return;
    }
    if let Err(unsaved) = storage::write(&path, &wanted.write()) {
        notices.unsaved(&unsaved, &language);
    }
    file.saved = wanted;
    file.last = Some(now);
}

pub(super) fn plugin(app: &mut App) {
    let arguments = app.world().get_resource::<Arguments>().cloned().unwrap_or_default();
    let folders = app.world().get_resource::<Folders>();
    let folders = folders.filter(|folders| !arguments.safe_mode && !folders.is_nowhere());
    let path = folders.map(Folders::settings);
    let found = match &path {
        Some(path) => storage::read(path, Settings::read),
        None => Found { value: None, previous: false, troubles: Vec::new() },
    };
    let mut settings = found.value.clone().unwrap_or_else(Settings::first);
    let saved = settings.clone();
    if arguments.safe_mode {
        settings.effects = Effects::Low;
    }
    settings.overrule(&arguments);
    let sentences = found.say(&Language::new(settings.language));
    let mut notices = app.world_mut().get_resource_or_init::<Notices>();
    sentences.into_iter().for_each(|sentence| notices.add(sentence));
    app.insert_resource(SettingsFile { path, saved, arguments, last: None })
        .insert_resource(settings)
        .add_message::<RequestRedraw>()
        .add_systems(Last, save_settings.run_if(resource_exists::<Language>));
}

#[cfg(test)]
#[path = "settings_tests.rs"]
mod tests;
