//! Pictures of the screen: F12 saves one, a bug report keeps one (ux 2.0.11). A curtain that is down
//! is on the picture like everything else, and nothing is behind it.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
};

use super::{
    folders::Folders,
    language::Language,
    notice::Notices,
    sound::{Cue, Play},
    toast::Toast,
};
use crate::say;

/// Somebody wants a picture.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakePicture {
    /// In the pictures folder.
    Keep,
    /// For the bug report that is being written.
    ForReport,
}

/// The picture for the bug report, once it has come.
#[derive(Resource, Clone, Debug, Default)]
pub struct LastPicture(pub Option<Image>);

/// Now as `2026-11-16-074305`, for names of files that sort by time.
pub fn stamp() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    stamp_of(now.map_or(0, |since| since.as_secs()))
}

fn stamp_of(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Years that begin in March have their leap day at the end.
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let (month, late) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = era * 400 + year + late;
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{date:02}-{hour:02}{minute:02}{second:02}")
}

/// Writes a picture; the folder is made if it is not there.
pub fn save(image: &Image, file: &Path) -> Result<(), String> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|why| why.to_string())?;
    }
    let picture = image.clone().try_into_dynamic().map_err(|why| why.to_string())?;
    // What is in the alpha channel of a screen is no transparency.
    picture.to_rgb8().save(file).map_err(|why| why.to_string())
}

/// A name in the pictures folder that is still free.
fn free_name(folder: &Path) -> PathBuf {
    let stamp = stamp();
    let first = folder.join(format!("{stamp}.png"));
    let later = (2..).map(|number| folder.join(format!("{stamp}-{number}.png")));
    std::iter::once(first).chain(later).find(|file| !file.exists()).unwrap_or_default()
}

fn take(mut commands: Commands, mut wishes: MessageReader<TakePicture>) {
    for wish in wishes.read() {
        let mut camera = commands.spawn(Screenshot::primary_window());
        match wish {
            TakePicture::Keep => camera.observe(keep),
            TakePicture::ForReport => camera.observe(hand_over),
        };
    }
}

fn keep(
    taken: On<ScreenshotCaptured>,
    folders: Res<Folders>,
    language: Res<Language>,
    mut whisper: ResMut<Toast>,
    mut notices: ResMut<Notices>,
    mut play: MessageWriter<Play>,
) {
    let file = free_name(&folders.pictures);
    match save(&taken.image, &file) {
        Ok(()) => {
            play.write(Play(Cue::Screenshot));
            whisper.say(say!(language, "screenshot-saved", file = file.display().to_string()));
        }
        Err(cause) => notices.add(say!(language, "error-screenshot", cause = cause)),
    }
}

fn hand_over(taken: On<ScreenshotCaptured>, mut last: ResMut<LastPicture>) {
    last.0 = Some(taken.image.clone());
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastPicture>().add_message::<TakePicture>().add_systems(Update, take);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calendar_is_right() {
        for (seconds, stamp) in [
            (0, "1970-01-01-000000"),
            (951_782_399, "2000-02-28-235959"),
            (951_782_400, "2000-02-29-000000"),
            (1_709_164_800, "2024-02-29-000000"),
            (1_735_689_599, "2024-12-31-235959"),
            (1_794_814_985, "2026-11-16-074305"),
            (4_107_542_400, "2100-03-01-000000"),
        ] {
            assert_eq!(stamp_of(seconds), stamp);
        }
    }

    #[test]
    fn no_picture_replaces_another() {
        let dir = tempfile::tempdir().unwrap();
        let first = free_name(dir.path());
        fs::write(&first, "x").unwrap();
        assert_ne!(free_name(dir.path()), first);
    }

    #[test]
    fn a_picture_that_cannot_be_saved_says_why() {
        let file = Path::new("/dev/null/pictures/a.png");
        assert!(!save(&Image::default(), file).unwrap_err().is_empty());
    }
}
