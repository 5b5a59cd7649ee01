//! The team builder: every creature with its numbers, six slots, the purse, and codes to share.

pub(in crate::scenes::arena) mod coverage;
pub mod hall;
mod list;
pub(in crate::scenes::arena) mod own_creatures;
pub(in crate::scenes::arena) mod roster;
mod team;

use bevy_egui::egui::{self, Id, vec2};
use game_rules::{
    arena::{Draft, SLOTS, Setup, Team, data::Data},
    dice::Dice,
};

pub(super) use list::fit;

use crate::{
    app::language::Language,
    kit::{self, Kit, Type},
    say,
};

/// What the builder has open; it lies in the panels' own memory.
#[derive(Clone, Debug)]
struct Bench {
    /// Whose team is built.
    side: Option<usize>,
    order: usize,
    kind: usize,
    dearest: u16,
    code: String,
    /// What was refused last, or what is wrong with the code.
    said: String,
    copied: bool,
    draws: u64,
    /// What the creature under the pointer or in focus costs, if it could still be added.
    tempted: u16,
    /// Whoever shares the screen has looked away.
    alone: bool,
}

impl Default for Bench {
    fn default() -> Bench {
        Bench {
            side: None,
            order: 0,
            kind: 0,
            dearest: u16::MAX,
            code: String::new(),
            said: String::new(),
            copied: false,
            draws: 0,
            tempted: 0,
            alone: false,
        }
    }
}

fn memory() -> Id {
    Id::new("team builder")
}

/// The rows of the set-up form: the usual switches, then a team for each side.
pub fn form(ui: &mut egui::Ui, language: &Language, setup: &mut Setup, names: &[String]) {
    for knob in <game_rules::arena::Arena as crate::table::Staged>::knobs() {
        crate::screens::setup::turn(ui, language, &knob, setup, names);
    }
    which_creatures(ui, language, setup);
    let mut bench: Bench = ui.ctx().data(|data| data.get_temp(memory())).unwrap_or_default();
    for side in 0..2 {
        if setup.teams[side] == Draft::Mirror {
            continue;
        }
        let name = names.get(side).map_or("", String::as_str);
        let label = say!(language, "arena-team-of", name = name);
        kit::words(ui, &label, Type::Body);
        let kinds = ["arena-team-random", "arena-team-own"].map(|key| language.say(key));
        let mut own = usize::from(matches!(setup.teams[side], Draft::Ids(_)));
        let before = own;
        ui.add(kit::choice(&label, &mut own, &kinds.each_ref().map(String::as_str)));
        if own != before {
            let mut dice = Dice::stream(bench.draws ^ 0x0A2E_7A00, "team");
            bench.draws += 1;
            setup.teams[side] = match own {
                0 => Draft::Random,
                _ => Draft::Ids(Team::random(&setup.data(), &mut dice).ids()),
            };
            bench.side = (own == 1).then_some(side);
        }
        if let Draft::Ids(ids) = setup.teams[side] {
            let cost = roster::price(&setup.data(), &ids);
            let count = ids.iter().filter(|id| **id != 0).count() as i64;
            // Only how many and how much: the other side may be looking.
            let text =
                say!(language, "arena-team-sum", count = count, cost = language.number(cost));
            kit::words(ui, &text, Type::Second);
            if ui.add(kit::Stock::new(&language.say("arena-team-build"))).clicked() {
                bench.side = Some(side);
            }
        }
    }
    if let Some(side) = bench.side
        && let Draft::Ids(mut ids) = setup.teams[side]
    {
        let data = setup.data();
        let name = names.get(side).map_or("", String::as_str);
        // Nobody learns a rival's team before the match.
        let evil = language.say("seat-evil");
        let hides = names.iter().all(|name| *name != evil) && !bench.alone;
        let close = language.say("button-close");
        let closed = kit::modal(ui.ctx(), Id::new(("build", side, hides)), &close, |ui, fresh| {
            if hides {
                bench.alone = look_away(ui, language, name, fresh);
                return false;
            }
            build(ui, language, &data, &mut ids, &mut bench, name, fresh)
        });
        // A team of nobody cannot be dealt: the last creature stays.
        if ids != [0; SLOTS] {
            setup.teams[side] = Draft::Ids(ids);
        }
        if closed {
            bench = Bench { draws: bench.draws, ..Bench::default() };
        }
    }
    ui.ctx().data_mut(|data| data.insert_temp(memory(), bench));
    if ui.add(kit::Stock::new(&language.say("hall-open"))).clicked() {
        hall::ring(ui.ctx());
    }
}

/// Calls one of two people to their team; true when the other has looked away.
fn look_away(ui: &mut egui::Ui, language: &Language, name: &str, fresh: bool) -> bool {
    ui.set_width(Kit::of(ui.ctx()).scaled(380.0).min(ui.ctx().content_rect().width() - 120.0));
    kit::title(ui, &say!(language, "arena-build-title", name = name));
    kit::words(ui, &language.say("curtain-look-away"), Type::Body);
    let ready = ui.add(kit::Plate::new(&language.say("curtain-ready")));
    if fresh {
        ready.request_focus();
    }
    ready.clicked()
}

/// Which creatures are played with, if there are any beside those of the house. Teams of other
/// creatures mean nothing: they are drawn anew.
fn which_creatures(ui: &mut egui::Ui, language: &Language, setup: &mut Setup) {
    let sets = own_creatures::all();
    if sets.is_empty() {
        return;
    }
    let label = language.say("arena-sets");
    kit::words(ui, &label, Type::Body);
    let house = language.say("arena-sets-house");
    let names: Vec<&str> =
        std::iter::once(house.as_str()).chain(sets.iter().map(|(name, _)| name.as_str())).collect();
    let known = |data: &Data| sets.iter().position(|(_, set)| set.hash() == data.hash());
    let before = setup.data.as_ref().and_then(known).map_or(0, |place| place + 1);
    let mut chosen = before;
    ui.add(kit::choice(&label, &mut chosen, &names));
    if chosen != before {
        setup.data = chosen.checked_sub(1).and_then(|place| Some(sets.get(place)?.1.clone()));
        for team in &mut setup.teams {
            if matches!(team, Draft::Ids(_)) {
                *team = Draft::Random;
            }
        }
    }
}

/// The builder; true when it is done.
fn build(
    ui: &mut egui::Ui,
    language: &Language,
    data: &Data,
    ids: &mut [u16; SLOTS],
    bench: &mut Bench,
    name: &str,
    fresh: bool,
) -> bool {
    let screen = ui.ctx().content_rect();
    let size = vec2((screen.width() - 110.0).min(1120.0), screen.height() - 130.0);
    ui.set_width(size.x);
    ui.spacing_mut().item_spacing.y = 6.0;
    kit::title(ui, &say!(language, "arena-build-title", name = name));
    let mut done = false;
    let scale = Kit::of(ui.ctx()).text_scale;
    let list = if scale >= 1.5 { size.x * 0.52 } else { size.x * 0.58 };
    let room = size.y - kit::Type::Heading.size() * 1.4 * scale;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        ui.vertical(|ui| {
            ui.set_width(list);
            ui.set_max_height(room);
            list::creatures(ui, language, data, ids, bench);
        });
        ui.vertical(|ui| {
            ui.set_width(size.x - list - 28.0);
            ui.set_max_height(room);
            done = team::team(ui, language, data, ids, bench, fresh);
        });
    });
    done
}
