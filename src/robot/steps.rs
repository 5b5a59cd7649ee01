//! How each order is carried out: looked at once per frame until it is done or cannot be done.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk},
    window::{PrimaryWindow, WindowResized},
};

use super::{
    cards, eyes,
    hands::{self, Gesture},
    meter::Meter,
    picture_file, players,
    script::{Fact, HoldTarget, Measure, Order, Target},
};
use crate::app::{
    cli::{Arguments, Size},
    language::Lang,
    settings::Settings,
};

/// What comes next.
#[derive(Debug)]
pub enum StepResult {
    /// Look again in the next frame; if that goes on for too long, this is why.
    Wait(String),
    /// Make these gestures, and the order is done.
    Make(Vec<Gesture>),
    /// Make these gestures, then look again.
    MoreOf(Vec<Gesture>),
    /// The order is done.
    Done,
    /// So is the script.
    Quit,
    /// It cannot be done.
    Fail(String),
}

/// What is remembered while an order is carried out.
#[derive(Debug, Default)]
pub struct Memory {
    calm: u32,
    place: Option<Rect>,
    taken: Option<(Arc<AtomicBool>, PathBuf)>,
    meter: Option<Meter>,
    sleeps: bool,
    pub(super) player: Option<players::Player>,
    pub(super) gambler: Option<super::wager::Gambler>,
    pub(super) card_player: Option<cards::Player>,
    pub(super) adventurer: Option<super::labyrinth::Player>,
}

impl Memory {
    /// May the client sleep while this order is carried out?
    pub fn lets_sleep(&self) -> bool {
        self.sleeps
    }
}

/// What the robot has beside its eyes and hands.
#[derive(Debug)]
pub struct Body<'a> {
    /// Where pictures go; `None` if there is nothing to take pictures of.
    pub pictures: Option<&'a Path>,
    /// The words over everything.
    pub caption: &'a mut String,
}

/// Frames in a row in which nothing happens before everything is at rest.
const CALM: u32 = 3;

/// One look at an order that began `seconds` ago.
pub fn poll(
    world: &mut World,
    order: &Order,
    memory: &mut Memory,
    seconds: f32,
    body: Body,
) -> StepResult {
    match order {
        Order::Click(target) => reach(world, memory, target, hands::click),
        Order::Tap(target) => reach(world, memory, target, hands::tap),
        // Whatever lies over the place keeps away from the edge of the window.
        Order::Beside => StepResult::Make(hands::click(Vec2::splat(6.0))),
        Order::RightClick => StepResult::Make(hands::right_click()),
        Order::Hold(HoldTarget::Widget(target), seconds) => {
            reach(world, memory, target, |at| hands::hold(at, *seconds))
        }
        Order::Point(target) => reach(world, memory, target, hands::point),
        Order::Press(target) => reach(world, memory, target, hands::grab),
        Order::Release => StepResult::Make(hands::release()),
        Order::Hold(HoldTarget::Key(chord), seconds) => {
            StepResult::Make(hands::key(*chord, *seconds))
        }
        Order::Hold(HoldTarget::Pad(pad), seconds) => {
            StepResult::Make(hands::pad_held(*pad, *seconds))
        }
        Order::Spot(name, number) => match eyes::spot_in_window(world, name, *number) {
            Some(at) => StepResult::Make(hands::click(at)),
            None => StepResult::Wait(no_spot(world, name, *number)),
        },
        Order::Key(chord) => StepResult::Make(hands::key(*chord, 0.0)),
        Order::Pad(pad) => StepResult::Make(hands::pad(*pad)),
        Order::Type(text) => StepResult::Make(text.chars().map(Gesture::Character).collect()),
        Order::WaitIdle => {
            memory.calm = if eyes::idle(world) { memory.calm + 1 } else { 0 };
            if memory.calm >= CALM {
                StepResult::Done
            } else {
                StepResult::Wait("nobody can decide".into())
            }
        }
        Order::WaitSeconds(wanted) if seconds >= *wanted => StepResult::Done,
        Order::WaitSeconds(_) => StepResult::Wait("the clock stands still".into()),
        Order::WaitWords(words) if eyes::says(world, words) => StepResult::Done,
        Order::WaitWords(words) => StepResult::Wait(silent(world, words)),
        Order::Expect(fact) => expect(world, fact),
        Order::Set(name, value) => set(world, name, value),
        Order::Seed(seed) => {
            world.resource_mut::<Arguments>().seed = Some(*seed);
            StepResult::Done
        }
        Order::Size(size) => resize(world, *size),
        Order::Note(words) => {
            body.caption.clone_from(words);
            StepResult::Make(vec![Gesture::Rest(0.0)])
        }
        Order::Shot(name) => match body.pictures {
            Some(folder) => shoot(world, memory, picture_file(folder, name)),
            None => StepResult::Done,
        },
        Order::PlayOut(seed, device) => players::play_out(world, memory, *seed, *device),
        Order::Measure(what) => measure(world, memory, what, seconds),
        Order::Quit => StepResult::Quit,
    }
}

/// Brings a widget into view, lets it come to rest, and does something there.
fn reach(
    world: &mut World,
    memory: &mut Memory,
    target: &Target,
    gestures: impl FnOnce(Vec2) -> Vec<Gesture>,
) -> StepResult {
    let Some(widget) = eyes::find(world, target) else {
        return StepResult::Wait(silent(world, &target.words));
    };
    if widget.disabled {
        return StepResult::Wait(format!("\"{}\" cannot be used now", target.words));
    }
    let place = widget.place;
    if memory.place == Some(place) {
        return StepResult::Make(gestures(place.center()));
    }
    let first = memory.place.is_none();
    memory.place = Some(place);
    if first {
        // What has to be scrolled into view takes a while to begin to move.
        StepResult::MoreOf(vec![Gesture::Reveal(widget), Gesture::Rest(0.0), Gesture::Rest(0.1)])
    } else {
        StepResult::Wait(format!("\"{}\" does not come to rest", target.words))
    }
}

fn silent(world: &mut World, words: &str) -> String {
    let mut heard = eyes::words(world);
    heard.dedup();
    heard.truncate(60);
    format!("nothing says \"{words}\"; there is: {}", heard.join(" | "))
}

fn no_spot(world: &World, name: &str, number: usize) -> String {
    let spots = &world.resource::<crate::art::canvas::Canvas>().spots;
    let names: Vec<String> =
        spots.iter().map(|spot| format!("{} {}", spot.name, spot.number)).collect();
    format!("there is no place {name} {number}, but: {}", names.join(", "))
}

fn expect(world: &mut World, fact: &Fact) -> StepResult {
    let why = match fact {
        Fact::Says(words) if eyes::says(world, words) => return StepResult::Done,
        Fact::Says(words) => silent(world, words),
        Fact::Silent(words) if eyes::says(world, words) => {
            return StepResult::Fail(format!("something says \"{words}\""));
        }
        Fact::Silent(_) => return StepResult::Done,
        Fact::Screen(name) => match eyes::screen(world) {
            at if at == *name => return StepResult::Done,
            at => format!("the screen is {at} and not {name}"),
        },
        Fact::Spots(name, count) => match eyes::spots(world, name).count() {
            found if found == *count => return StepResult::Done,
            found => format!("there are {found} places {name} and not {count}"),
        },
    };
    StepResult::Wait(why)
}

/// Changes one line of what the settings file would say.
fn set(world: &mut World, name: &str, value: &str) -> StepResult {
    let value = match (name, value) {
        ("language", "en" | "zh" | "pl") => format!("{:?}", Lang::of_locale(value)),
        _ => value.to_owned(),
    };
    let mut settings = world.resource_mut::<Settings>();
    let style = ron::ser::PrettyConfig::new().new_line("\n");
    let Ok(text) = ron::ser::to_string_pretty(&*settings, style) else {
        return StepResult::Fail("the settings cannot be written".into());
    };
    let key = format!("    {name}: ");
    if !text.lines().any(|line| line.starts_with(&key)) {
        return StepResult::Fail(format!("there is no setting `{name}`"));
    }
    let lines = text.lines().map(|line| match line.starts_with(&key) {
        true => format!("{key}{value},\n"),
        false => format!("{line}\n"),
    });
    match ron::from_str::<Settings>(&lines.collect::<String>()) {
        Ok(mut changed) => {
            changed.tidy();
            *settings = changed;
            StepResult::Make(vec![Gesture::Rest(0.0), Gesture::Rest(0.0)])
        }
        Err(why) => StepResult::Fail(format!("{name} cannot be {value}: {}", why.code)),
    }
}

fn resize(world: &mut World, size: Size) -> StepResult {
    let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    if let Ok((entity, mut window)) = windows.single_mut(world) {
        let (width, height) = (size.width as f32, size.height as f32);
        window.resolution.set(width, height);
        // As a person's hand would: cameras learn of it in the same frame as the surface.
        world.write_message(WindowResized { window: entity, width, height });
    }
    StepResult::Make(vec![Gesture::Rest(0.3)])
}

fn shoot(world: &mut World, memory: &mut Memory, file: PathBuf) -> StepResult {
    let Some((taken, file)) = &memory.taken else {
        if let Some(folder) = file.parent()
            && let Err(why) = fs::create_dir_all(folder)
        {
            return StepResult::Fail(format!("{} cannot be made: {why}", folder.display()));
        }
        let taken = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&taken);
        world
            .spawn(Screenshot::primary_window())
            .observe(save_to_disk(file.clone()))
            .observe(move |_: On<ScreenshotCaptured>| flag.store(true, Ordering::Relaxed));
        memory.taken = Some((taken, file));
        return StepResult::Wait("the picture has not come".into());
    };
    if !taken.load(Ordering::Relaxed) {
        StepResult::Wait("the picture does not come".into())
    } else if file.exists() {
        println!("{}", file.display());
        StepResult::Done
    } else {
        StepResult::Fail(format!("{} could not be written", file.display()))
    }
}

fn measure(world: &mut World, memory: &mut Memory, what: &Measure, seconds: f32) -> StepResult {
    let meter = memory.meter.get_or_insert_with(Meter::new);
    meter.frames += 1;
    match *what {
        Measure::Start => {
            println!("{}", meter.start());
            StepResult::Done
        }
        Measure::Frames(wanted) if seconds >= wanted => {
            println!("{}", meter.frames());
            StepResult::Done
        }
        Measure::Idle(wanted) if seconds >= wanted => {
            println!("{}", meter.idle());
            StepResult::Done
        }
        Measure::Until(ref words) if eyes::says(world, words) => {
            println!("{}", meter.until(words));
            StepResult::Done
        }
        Measure::Until(ref words) => StepResult::Wait(silent(world, words)),
        Measure::Frames(_) => StepResult::Wait("the clock stands still".into()),
        Measure::Idle(_) => {
            memory.sleeps = true;
            StepResult::Wait("the clock stands still".into())
        }
    }
}
