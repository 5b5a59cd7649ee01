//! Picking a team for the arena before a seat sets out (rules/wager.md 5.4): ten creatures by the
//! quest's seed, six slots, one purse.

use bevy_egui::egui;
use game_rules::{
    arena::{SLOTS, data::Data},
    game::Seat,
    wager::{
        Phase, Wager,
        outing::{foes, pool},
        party::{Limits, PartyGame},
    },
};

use crate::{
    app::keys::KeyAction,
    art::sprites::shell::ui::icon,
    kit::{self, Type},
    say,
    scenes::{
        arena::words::{creature, kind},
        frame::Panels,
        wager::{Desk, beats::own},
    },
    table::TableView,
};

/// What the picked creatures cost.
fn cost(data: &Data, team: &[u16]) -> u32 {
    team.iter().filter_map(|id| data.creature(*id)).map(|it| u32::from(it.price)).sum()
}

/// Can somebody set out with these?
pub fn is_ready(team: &[u16]) -> bool {
    let dear = cost(&Data::shipped(), team) > Limits::shipped().arena_budget;
    !team.is_empty() && team.len() <= SLOTS && !dear
}

/// Takes a creature of the pool along or leaves it here; one that does not fit stays here.
pub fn turn(team: &mut Vec<u16>, id: u16) {
    if let Some(place) = team.iter().position(|picked| *picked == id) {
        team.remove(place);
        return;
    }
    team.push(id);
    if !is_ready(team) {
        team.pop();
    }
}

/// How many are picked, and what is left in the purse.
pub fn purse(ui: &mut egui::Ui, panels: &Panels<Wager>, team: &[u16]) {
    let language = &panels.language;
    let left = Limits::shipped().arena_budget.saturating_sub(cost(&Data::shipped(), team));
    let text = say!(
        language,
        "bets-pick-purse",
        left = language.number(left),
        count = team.len() as i64,
        most = SLOTS as i64
    );
    kit::words(ui, &text, Type::Body);
}

/// The pool on a sheet over the table, with what is picked, and who waits across.
pub fn sheet(
    ctx: &egui::Context,
    panels: &Panels<Wager>,
    shown: &TableView<Wager>,
    desk: &mut Desk,
) {
    let Some((PartyGame::Arena, seed)) = shown.view.outing() else { return };
    let plays = shown.view.phase == Phase::Playing;
    let mine = |me: Seat| plays && shown.view.turn.seats().contains(me);
    if !own(shown.eyes).is_some_and(mine) || !panels.playback.is_idle() {
        return;
    }
    let stage = panels.regions.free;
    let area = egui::Area::new("arena pool".into())
        .order(egui::Order::Middle)
        .fixed_pos(egui::pos2(stage.center().x, stage.max.y - 4.0))
        .pivot(egui::Align2::CENTER_BOTTOM);
    let shown = area.show(ctx, |ui| {
        kit::panel(ui, kit::Sheet::RuledLit, |ui| {
            let wide = (stage.width() - 64.0).min(kit::Kit::of(ctx).scaled(620.0).max(620.0));
            ui.set_max_width(wide);
            ui.set_max_height(stage.height() - 84.0);
            kit::scroll(ui, "arena pool", |ui| creatures(ui, panels, seed, desk));
        });
    });
    kit::anchors::anchor(ctx, "sheet", shown.response.rect);
}

/// A button for every creature, in rows of two.
fn creatures(ui: &mut egui::Ui, panels: &Panels<Wager>, seed: u64, desk: &mut Desk) {
    let language = &panels.language;
    let data = Data::shipped();
    let budget = Limits::shipped().arena_budget;
    let spent = cost(&data, &desk.team);
    let across = foes(seed).ids().into_iter().filter(|id| *id != 0);
    let names: Vec<String> = across.map(|id| creature(language, &data, id)).collect();
    let across = say!(language, "bets-pick-across", names = language.list(&names));
    kit::words(ui, &across, Type::Second);
    let gap = 6.0;
    let width = ((ui.available_width() - gap) / 2.0).floor();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(gap);
        for (place, id) in pool(seed).into_iter().enumerate() {
            let price = data.creature(id).map_or(0, |it| it.price);
            let label = format!("{} {}", creature(language, &data, id), language.number(price));
            let cap = KeyAction::PICKS.get(place).and_then(|action| panels.cap(*action));
            let picked = desk.team.contains(&id);
            let fits = picked || desk.team.len() < SLOTS && spent + u32::from(price) <= budget;
            let dear = language.say("bets-pick-dear");
            let button = kit::Stock::new(&label);
            let button = if picked { button.icon(icon::CHECK) } else { button };
            let button = button
                .lit(picked)
                .width(width)
                .height(36.0)
                .key_if(cap.as_ref())
                .disabled_if((!fits).then_some(dear.as_str()));
            let response = ui.add(button);
            let kinds = data.creature(id).map_or(&[][..], |it| &it.types);
            let kinds: Vec<String> = kinds.iter().map(|it| kind(language, &data, *it)).collect();
            let name = creature(language, &data, id);
            kit::tip_above(&response, &name, &language.list(&kinds));
            if response.clicked() && fits {
                turn(&mut desk.team, id);
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_stays_here() {
        let mut team = Vec::new();
        for id in pool(3) {
            turn(&mut team, id);
            assert!(is_ready(&team), "{team:?}");
        }
        let first = team[0];
        turn(&mut team, first);
        assert!(!team.contains(&first));
        assert!(!is_ready(&[]));
    }
}
