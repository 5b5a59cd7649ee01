//! What things on the table say when the pointer rests on them (ux 2.1): tags, tools, shells, clips.

use bevy_egui::egui;
use game_rules::odds::Odds;

use crate::{
    app::settings::Inspect,
    art::canvas::Spot,
    kit, say,
    scenes::{
        duel::{
            picture::{Chip, Extra, Picture, ShellGuess},
            variant::DuelVariant,
            words,
        },
        frame::Panels,
    },
    table::TableView,
};

/// Explains whatever lies under the pointer.
pub(in crate::scenes::duel) fn draw<G: DuelVariant>(
    root: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
) {
    let Some(at) = root.ctx().pointer_hover_pos() else { return };
    let point = bevy::math::Vec2::new(at.x, at.y);
    if !panels.regions.stage.contains(point) || !panels.playback.is_idle() {
        return;
    }
    let Some(spot) = panels.canvas.spot_at(panels.frame.to_frame(point)) else { return };
    let Some(reading) = panels.reading() else { return };
    let picture = G::picture(&shown.view, reading, &panels.playback);
    let Some((title, body)) = words_of(panels, shown, &picture, spot) else { return };
    let corners = [spot.area.min, spot.area.max].map(|corner| panels.frame.to_window(corner));
    let [min, max] = corners.map(|corner| egui::pos2(corner.x, corner.y));
    let id = egui::Id::new(("spot", spot.name, spot.number));
    let response = root.interact(egui::Rect::from_min_max(min, max), id, egui::Sense::hover());
    kit::tip(&response, &title, &body, None);
}

fn words_of<G: DuelVariant>(
    panels: &Panels<G>,
    shown: &TableView<G>,
    picture: &Picture,
    spot: &Spot,
) -> Option<(String, String)> {
    let language = &panels.language;
    let number = spot.number;
    Some(match spot.name {
        "tag-foe" => chip(panels, *picture.top.chips.get(number)?, false),
        "tag-self" => chip(panels, *picture.bottom.chips.get(number)?, true),
        "rack" => {
            let place = picture.top.rack.get(number)?;
            let tool = place.tool?;
            let effect = G::tool_text(language, tool, "effect");
            let life = i64::from(place.life);
            let until = (life > 0).then(|| say!(language, "count-rounds", count = life));
            (
                G::tool_text(language, tool, "name"),
                until.into_iter().fold(effect, |all, one| all + "\n" + &one),
            )
        }
        "shell" => {
            let title = match number {
                0 => language.say("shell-place-next"),
                _ => say!(language, "shell-place", place = number as i64 + 1),
            };
            let known = match picture.shells.get(number)? {
                ShellGuess::Sure(shell) => {
                    let kind = language.say(&format!("shell-{}", shell.word()));
                    format!("{kind} · {}", language.say("shell-seen"))
                }
                ShellGuess::Inferred(shell) => {
                    let kind = language.say(&format!("shell-{}", shell.word()));
                    format!("{kind} · {}", language.say("shell-inferred"))
                }
                ShellGuess::Maybe(_) if panels.inspect() == Inspect::Off => "?".to_owned(),
                ShellGuess::Maybe(odds) => {
                    say!(language, "shell-live-chance", odds = language.odds(*odds))
                }
            };
            (title, known)
        }
        "extra" => {
            let extra = picture.extras.get(number)?;
            let title = say!(language, "clip-extra", number = number as i64 + 1);
            (title, clip(panels, extra))
        }
        "token" => {
            let thought = panels.reading()?;
            let tokens = G::tokens(shown, thought, &panels.playback);
            let (odds, _) = tokens.iter().rev().nth(number)?;
            (language.say("rules-duel-bold-title"), language.odds(*odds))
        }
        _ => return None,
    })
}

fn chip<G: DuelVariant>(panels: &Panels<G>, chip: Chip, own: bool) -> (String, String) {
    let language = &panels.language;
    let help = language.say(&format!("{}-help", words::chip_key(chip)));
    let matters = panels.reading().and_then(|reading| G::matters(reading, chip, own));
    let matters =
        matters.map(|odds: Odds| say!(language, "chip-matters", percent = language.percent(odds)));
    let body = matters.into_iter().fold(help, |help, line| format!("{help}\n{line}"));
    (words::chip_words(language, chip), body)
}

/// How many shells there are, and what each may be.
fn clip<G: DuelVariant>(panels: &Panels<G>, extra: &Extra) -> String {
    let language = &panels.language;
    if extra.shells.is_empty() {
        return language.say("clip-empty");
    }
    let length = if extra.is_counted() {
        say!(language, "clip-extra-length", count = extra.shells.len() as i64)
    } else {
        language.say("clip-extra-open")
    };
    let odds = extra.shells.iter().map(|(known, _)| match known {
        ShellGuess::Sure(shell) | ShellGuess::Inferred(shell) => {
            language.say(&format!("shell-{}", shell.word()))
        }
        ShellGuess::Maybe(_) if panels.inspect() == Inspect::Off => "?".to_owned(),
        ShellGuess::Maybe(odds) => language.percent(*odds),
    });
    let odds: Vec<String> = odds.take(8).collect();
    format!("{length}\n{}", say!(language, "clip-extra-places", odds = odds.join(" · ")))
}
