//! Words: three languages in one match, every sign in the fonts, every widget in the window.

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use evils_parlor::{
    app::{
        fonts::{Face, Fonts},
        language::{Lang, Language},
        sound::Captions,
    },
    art::canvas::Canvas,
    robot::eyes,
};

use crate::parlor::Parlor;

const TONGUES: [(&str, Lang); 3] =
    [("en", Lang::English), ("zh", Lang::Chinese), ("pl", Lang::Polish)];

fn tongues(parlor: &Parlor) -> impl Iterator<Item = (&'static str, Lang)> + use<> {
    let chinese = parlor.app.world().resource::<Fonts>().has_chinese();
    TONGUES.into_iter().filter(move |(_, tongue)| chinese || *tongue != Lang::Chinese)
}

/// The signs on the screen that no font of ours has.
fn missing_signs(parlor: &mut Parlor) -> Vec<String> {
    let words = eyes::words(parlor.world());
    let world = parlor.world();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut context = contexts.single_mut(world).unwrap();
    let font = egui::FontId::new(16.0, Face::Sans.family());
    context.get_mut().fonts_mut(|fonts| {
        words.into_iter().filter(|text| !fonts.has_glyphs(&font, text)).collect()
    })
}

/// The sign over the parlor hangs there in every language.
#[test]
fn the_sign_is_written() {
    let mut parlor = Parlor::open();
    for (word, tongue) in tongues(&parlor).collect::<Vec<_>>() {
        parlor.run(&format!("set language {word}\nwait 0.2"));
        let title = Language::new(tongue).say("title");
        let canvas = parlor.world().resource::<Canvas>();
        assert!(canvas.words().any(|written| written == title), "{title}");
    }
}

#[test]
fn the_language_changes_in_the_middle_of_a_match() {
    let mut parlor = Parlor::open();
    parlor.run("seed 61\nclick \"Play\"\nwait idle");
    parlor.play_until(2, 3);
    let record = parlor.table().record_text();
    for (word, tongue) in tongues(&parlor).collect::<Vec<_>>() {
        let language = Language::new(tongue);
        let (parlor_button, clip) = (language.say("bar-parlor"), language.say("clip"));
        parlor.run(&format!("set language {word}\nexpect \"{parlor_button}\"\nexpect \"{clip}\""));
        assert_eq!(missing_signs(&mut parlor), Vec::<String>::new(), "{word}");
        assert_eq!(parlor.table().record_text(), record, "{word}");
    }
    parlor.run("play-out 9 by mouse");
    assert!(parlor.table().is_over());
}

#[test]
fn every_sign_of_the_parlor_is_in_the_fonts() {
    let mut parlor = Parlor::open();
    for (word, _) in tongues(&parlor).collect::<Vec<_>>() {
        for object in 0..5 {
            parlor.run(&format!("set language {word}\nspot object {object}\nwait 0.1"));
            assert_eq!(missing_signs(&mut parlor), Vec::<String>::new(), "{word} {object}");
        }
    }
}

#[test]
fn every_sign_of_welcome_form_lesson_and_hint_is_in_the_fonts() {
    let mut parlor = Parlor::first();
    let all: Vec<_> = tongues(&parlor).collect();
    let check = |parlor: &mut Parlor, what: &str| {
        for (word, _) in &all {
            parlor.run(&format!("set language {word}\nwait 0.1"));
            assert_eq!(missing_signs(parlor), Vec::<String>::new(), "{what} {word}");
        }
        parlor.run("set language en\nwait 0.1");
    };
    check(&mut parlor, "welcome");
    parlor.run("key Esc\nset hints true\nclick \"With friends\"\nwait 0.1");
    check(&mut parlor, "form");
    parlor.run("key Esc\nclick \"Learn (3 min)\"\nwait idle\nwait 0.1");
    check(&mut parlor, "lesson");
    parlor.run("click \"Skip the lesson\"\nexpect screen Parlor\nclick \"Play\"\nwait idle");
    check(&mut parlor, "first-time note");
    parlor.run("key H\nwait \"Also possible\"");
    check(&mut parlor, "hint");
}

/// What is said in passing is as wide as its words need, and never a column of them.
#[test]
fn captions_and_remarks_are_no_columns_of_words() {
    for scale in [100, 200] {
        let mut parlor = Parlor::open();
        parlor.run(&format!("set captions true\nset text_scale {scale}\nseed 61\nclick \"Play\""));
        parlor.run("wait idle\nkey Ctrl+Z\nwait 0.5");
        let undo = place(&mut parlor, "Cannot undo: there is nothing to take back").unwrap();
        assert!(undo.width() > 2.5 * undo.height(), "{scale} %: {undo:?}");
        let mut captions = 0;
        let mut columns = Vec::new();
        let outcome = parlor.watch("key O\nkey O\nwait 5", |world| {
            let said: Vec<String> =
                world.resource::<Captions>().lines().map(str::to_owned).collect();
            for widget in eyes::widgets(world).into_iter().filter(|at| said.contains(&at.words)) {
                captions += 1;
                let line = 2.0 * 16.0 * scale as f32 / 100.0;
                columns.extend((widget.place.height() > line).then_some(widget.words));
            }
            false
        });
        assert_eq!((outcome, columns), (Ok(()), vec![]), "{scale} %");
        assert!(captions > 0, "nothing was heard");
    }
}

fn place(parlor: &mut Parlor, words: &str) -> Option<Rect> {
    let widgets = eyes::widgets(parlor.world()).into_iter();
    widgets.filter(|widget| widget.words == words).map(|widget| widget.place).next()
}
