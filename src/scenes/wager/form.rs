//! What a host can change of an evening: rounds, house rules, packs.

use bevy_egui::egui;
use game_rules::wager::{Pool, Setup, Twist, packs, party::PartyGame};

use super::names::twist;
use crate::{
    app::language::Language,
    kit::{self, Type},
    say,
};

/// The packs that come with the game and can be played here.
const PACKS: [&str; 2] = ["quick", "room"];

/// One of the parlor's own games as a pack.
fn night(game: PartyGame) -> Option<Pool> {
    let games = packs::pack("night")?.games;
    let games = games.into_iter().filter(|quest| quest.game == game).collect();
    Some(Pool { games, ..Pool::default() })
}

/// Whole evenings to begin with, by name.
fn evenings() -> [(&'static str, Pool); 3] {
    let room = packs::pack("room").unwrap_or_default();
    [("quick", super::usual().pool), ("party", packs::party_night()), ("room", room)]
}

pub fn draw(ui: &mut egui::Ui, language: &Language, setup: &mut Setup, names: &[String]) {
    kit::words(ui, &language.say("bets-setup-evening"), Type::Section);
    ui.horizontal_wrapped(|ui| {
        for (word, pool) in evenings() {
            let label = language.say(&format!("bets-evening-{word}"));
            if ui.add(kit::Stock::new(&label).lit(setup.pool == pool)).clicked() {
                setup.pool = pool;
            }
        }
    });
    let mut rounds = u16::from(setup.rounds);
    let label = language.say("bets-setup-rounds");
    if ui.add(kit::slider(&mut rounds, 1..=20, &label).unit("").step(1)).changed() {
        setup.rounds = rounds.clamp(1, u16::from(Setup::ROUNDS)) as u8;
    }
    kit::words(ui, &language.say("bets-setup-packs"), Type::Section);
    for word in PACKS {
        let Some(pack) = packs::pack(word) else { continue };
        switch_pack(
            ui,
            language,
            &language.say(&format!("bets-pack-{word}")),
            &mut setup.pool,
            &pack,
        );
    }
    for game in PartyGame::ALL {
        let Some(pack) = night(game) else { continue };
        let game = language.say(&format!("quest-{game}-title"));
        let label = say!(language, "bets-pack-night", game = game);
        switch_pack(ui, language, &label, &mut setup.pool, &pack);
    }
    if let Some(pairs) = packs::pack("pairs") {
        let label = language.say("bets-pack-pairs");
        switch_pack(ui, language, &label, &mut setup.pool, &pairs);
        if holds(&setup.pool, &pairs) && !setup.players.len().is_multiple_of(2) {
            kit::words(ui, &language.say("bets-pack-pairs-odd"), Type::Second);
        }
    }
    for package in &mut setup.pool.packages {
        let label = say!(language, "bets-pack-songs", name = package.name.as_str());
        ui.add(kit::toggle(&mut package.enabled, &label));
    }
    for (file, pack) in super::workshop::own_packs::PACKS.all() {
        switch_pack(ui, language, &file, &mut setup.pool, &pack);
    }
    let count = setup.pool.quests(setup.players.len()).len() as i64;
    kit::words(ui, &say!(language, "bets-pool", count = count), Type::Second);
    super::workshop::draw(ui, language, &mut setup.pool);
    if !setup.pool.quick.is_empty() {
        handicaps(ui, language, setup, names);
    }
    kit::words(ui, &language.say("bets-setup-house"), Type::Section);
    ui.add(kit::toggle(&mut setup.house.exclude_bettor, &language.say("bets-setup-exclude")));
    kit::words(ui, &language.say("bets-setup-events"), Type::Second);
    for event in Twist::ALL {
        let mut on = setup.house.events.contains(&event);
        if ui.add(kit::toggle(&mut on, &twist(language, event))).changed() {
            if on {
                setup.house.events.insert(event);
            } else {
                setup.house.events.remove(&event);
            }
        }
    }
    kit::words(ui, &language.say("bets-setup-save"), Type::Second);
}

/// 5.6: whoever is given a start in quick challenges, for all to see.
fn handicaps(ui: &mut egui::Ui, language: &Language, setup: &mut Setup, names: &[String]) {
    kit::words(ui, &language.say("bets-setup-handicaps"), Type::Section);
    kit::words(ui, &language.say("bets-setup-handicaps-help"), Type::Second);
    let names = super::guests::called(names, &language.say("seat-evil"));
    for (player, name) in setup.players.iter_mut().zip(&names) {
        let mut start = player.handicap.clamp(0, Setup::HANDICAP) as u16;
        let slider = kit::slider(&mut start, 0..=Setup::HANDICAP as u16, name);
        if ui.add(slider.unit("").step(10)).changed() {
            player.handicap = i32::from(start);
        }
    }
}

/// Puts a pack into the pool or takes it out.
fn switch_pack(ui: &mut egui::Ui, language: &Language, label: &str, pool: &mut Pool, pack: &Pool) {
    let clash = egui::Id::new(("pack", label));
    let mut on = holds(pool, pack);
    if ui.add(kit::toggle(&mut on, label)).changed() {
        remove(pool, pack);
        let why = on.then(|| pool.add(pack.clone()).err()).flatten();
        // A pack that clashes with another one stays out; its ids are taken.
        ui.data_mut(|data| data.insert_temp(clash, why.map(|fault| fault.to_string())));
    }
    let why: Option<String> = ui.data(|data| data.get_temp(clash)).flatten();
    if let Some(why) = why {
        kit::words(ui, &say!(language, "bets-shop-refused", reason = why), Type::Second);
    }
}

/// Is everything of a pack in the pool?
fn holds(pool: &Pool, pack: &Pool) -> bool {
    let custom = pack.custom.iter().all(|quest| pool.custom.contains(quest));
    let games = pack.games.iter().all(|quest| pool.games.contains(quest));
    let quick = pack.quick.iter().all(|quest| pool.quick.contains(quest));
    let songs = pack
        .packages
        .iter()
        .all(|package| pool.packages.iter().any(|known| known.id == package.id));
    custom && games && quick && songs
}

fn remove(pool: &mut Pool, pack: &Pool) {
    pool.custom.retain(|quest| !pack.custom.contains(quest));
    pool.games.retain(|quest| !pack.games.contains(quest));
    pool.quick.retain(|quest| !pack.quick.contains(quest));
    pool.packages.retain(|known| pack.packages.iter().all(|package| package.id != known.id));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_evening_has_something_to_play_and_party_night_all_four_games() {
        for (word, pool) in evenings() {
            assert!(!pool.quests(3).is_empty(), "{word}");
            let games = if word == "party" { PartyGame::ALL.len() } else { 0 };
            assert_eq!(pool.games.len(), games, "{word}");
        }
    }

    #[test]
    fn a_pack_goes_in_and_out_whole() {
        let room = packs::pack("room").unwrap();
        let mut pool = packs::shipped();
        assert!(holds(&pool, &room));
        remove(&mut pool, &room);
        assert!(!holds(&pool, &room));
        assert!(pool.custom.is_empty() && !pool.packages.is_empty());
        pool.add(room.clone()).unwrap();
        assert!(holds(&pool, &room));
    }
}
