//! Picking a team for the arena before a seat sets out (rules/wager.md 5.4): ten creatures by the
//! quest's seed, six slots, one purse.

use bevy_egui::egui;
use game_rules::{
    arena::{SLOTS, data::Data},
    wager::{
        Wager,
        outing::{foes, pool},
        party::Limits,
    },
};

use crate::{
    app::keys::Action,
    kit::{self, Type},
    say,
    scenes::{arena::words::creature, frame::Panels, wager::Desk},
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

/// The pool, with what is picked; who waits across; what is left in the purse.
pub fn draw(ui: &mut egui::Ui, panels: &Panels<Wager>, seed: u64, desk: &mut Desk) {
    let language = &panels.language;
    let data = Data::shipped();
    let budget = Limits::shipped().arena_budget;
    let spent = cost(&data, &desk.team);
    let purse = say!(
        language,
        "bets-pick-purse",
        left = language.number(budget.saturating_sub(spent)),
        count = desk.team.len() as i64,
        most = SLOTS as i64
    );
    kit::words(ui, &purse, Type::Body);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 5.0);
        for (place, id) in pool(seed).into_iter().enumerate() {
            let price = data.creature(id).map_or(0, |it| it.price);
            let label = format!("{} {}", creature(language, &data, id), language.number(price));
            let cap = Action::PICKS.get(place).and_then(|action| panels.cap(*action));
            let picked = desk.team.contains(&id);
            let fits = picked || desk.team.len() < SLOTS && spent + u32::from(price) <= budget;
            let dear = language.say("bets-pick-dear");
            let button = kit::Stock::new(&label)
                .lit(picked)
                .height(36.0)
                .key_if(cap.as_ref())
                .disabled_if((!fits).then_some(dear.as_str()));
            if ui.add(button).clicked() && fits {
                turn(&mut desk.team, id);
            }
        }
    });
    let across = foes(seed).ids().into_iter().filter(|id| *id != 0);
    let names: Vec<String> = across.map(|id| creature(language, &data, id)).collect();
    let across = say!(language, "bets-pick-across", names = language.list(&names));
    kit::words(ui, &across, Type::Second);
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
