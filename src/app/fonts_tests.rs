use std::collections::BTreeSet;

use bevy_egui::egui::{self, FontId};

use super::*;
use crate::app::language::KEYS;

fn chinese() -> Option<Chinese> {
    let mut database = Database::new();
    database.load_system_fonts();
    Chinese::find(&database)
}

fn fonts(tongue: Lang, chinese: Option<Chinese>) -> (Fonts, Assets<Font>) {
    let mut assets = Assets::default();
    (Fonts::load(tongue, false, chinese, &mut assets), assets)
}

/// All signs of a language, with those that numbers bring.
fn signs(tongue: Lang) -> BTreeSet<char> {
    let language = Language::new(tongue);
    let odds = game_rules::odds::Odds::new(3, 7);
    let mut text: String = KEYS.iter().map(|(key, _)| language.say(key)).collect();
    text += &language.odds(odds);
    text += &language.number(-1_234_567);
    text += "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–—…×≈≤≥·āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ";
    text.chars().filter(|sign| !sign.is_control()).collect()
}

fn missing(fonts: &Fonts, face: Face, signs: &BTreeSet<char>) -> Vec<char> {
    let context = egui::Context::default();
    context.set_fonts(fonts.for_panels());
    context.run_ui(egui::RawInput::default(), |_| {}).textures_delta.clear();
    let id = FontId::new(18.0, face.family());
    let missing = |sign: &&char| !context.fonts_mut(|fonts| fonts.has_glyph(&id, **sign));
    signs.iter().filter(missing).copied().collect()
}

#[test]
fn every_sign_of_english_and_polish_is_shipped() {
    for tongue in [Lang::English, Lang::Polish] {
        let (fonts, _) = fonts(tongue, None);
        let mut signs = signs(tongue);
        // Original names of tools are shown beside their pinyin only with a Chinese font.
        signs.retain(|sign| !('\u{2e80}'..'\u{ff00}').contains(sign));
        for face in Face::ALL {
            assert_eq!(missing(&fonts, face, &signs), Vec::<char>::new(), "{tongue:?} {face:?}");
        }
    }
}

#[test]
fn a_chinese_font_of_the_system_has_every_sign() {
    let Some(chinese) = chinese() else {
        // ./check installs fonts-noto-cjk; without it there is nothing to look at.
        return;
    };
    let (fonts, assets) = fonts(Lang::Chinese, Some(chinese));
    let signs = signs(Lang::Chinese);
    for face in Face::ALL {
        assert_eq!(missing(&fonts, face, &signs), Vec::<char>::new(), "{face:?}");
        let data = &assets.get(fonts.of(face)).unwrap().data;
        assert!(data.data().len() > 100_000 && &data.data()[..4] != b"ttcf");
    }
}

#[test]
fn a_face_is_taken_out_of_a_collection() {
    let font = notosans::REGULAR_TTF.to_vec();
    assert_eq!(take_face(font.clone(), 0), Some(font.clone()));
    // The same font twice in one collection, its tables moved on by the collection's head.
    let head = 20u32;
    let mut collection = [&b"ttcf"[..], &[0, 1, 0, 0], &2u32.to_be_bytes()].concat();
    collection.extend([head.to_be_bytes(), head.to_be_bytes()].concat());
    let mut moved = font.clone();
    let tables = usize::from(u16::from_be_bytes([font[4], font[5]]));
    for record in (12..12 + 16 * tables).step_by(16) {
        let offset = u32::from_be_bytes(font[record + 8..record + 12].try_into().unwrap());
        moved[record + 8..record + 12].copy_from_slice(&(offset + head).to_be_bytes());
    }
    collection.extend(moved);
    let face = take_face(collection.clone(), 1).unwrap();
    let mut database = Database::new();
    database.load_font_data(face);
    assert_eq!(database.faces().next().unwrap().families[0].0, "Noto Sans");
    assert_eq!(take_face(collection.clone(), 2), None);
    for cut in [3, 9, 21, 60, collection.len() / 2] {
        assert!(take_face(collection[..cut].to_vec(), 1).is_none_or(|face| face.len() <= cut));
    }
}

fn desk(chinese: Option<Chinese>) -> App {
    let mut app = App::new();
    app.init_resource::<Settings>()
        .init_resource::<Notices>()
        .init_resource::<Assets<Font>>()
        .add_plugins((language::plugin, plugin));
    app.world_mut().resource_mut::<Fonts>().chinese = chinese;
    app.update();
    app
}

#[test]
fn without_a_font_chinese_is_refused_with_a_sentence() {
    let mut app = desk(None);
    app.world_mut().resource_mut::<Settings>().language = Lang::Chinese;
    app.update();
    assert_eq!(app.world().resource::<Settings>().language, Lang::English);
    assert_eq!(app.world().resource::<Language>().tongue(), Lang::English);
    let notices = app.world().resource::<Notices>();
    assert!(notices.first().unwrap().text.contains("fonts-noto-cjk"));
    let fonts = app.world().resource::<Fonts>();
    let can: Vec<bool> = Language::available(fonts).map(|(_, can)| can).collect();
    assert_eq!(can, [true, false, true]);
}

#[test]
fn texts_follow_the_language() {
    let mut app = desk(None);
    let text = app.world_mut().spawn(Face::Serif).id();
    app.update();
    let font = |app: &App| app.world().get::<TextFont>(text).unwrap().font.clone();
    let english = font(&app);
    assert_eq!(english, (&app.world().resource::<Fonts>().serif).into());
    app.world_mut().resource_mut::<Settings>().language = Lang::Polish;
    app.update();
    assert_ne!(font(&app), english);
    assert_eq!(font(&app), (&app.world().resource::<Fonts>().serif).into());
    *app.world_mut().get_mut::<Face>(text).unwrap() = Face::Sans;
    app.update();
    assert_eq!(font(&app), (&app.world().resource::<Fonts>().sans).into());
}
