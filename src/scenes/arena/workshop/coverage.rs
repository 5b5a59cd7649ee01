//! What a team hits well and what it fears (ux 2.4, team builder): a grid of all pairs of types, the
//! types of the rivals' moves below it, and who is how fast.

use bevy_egui::egui::{Align2, Color32, FontId, Rect, Sense, Ui, vec2};
use game_rules::arena::{
    BUDGET, SLOTS,
    data::{Creature, Dataset},
};

use super::roster;
use crate::scenes::arena::{panels::type_table::Grid, words};
use crate::{
    app::{fonts::Face as Letters, language::Language},
    art::sprites::arena as art,
    kit::{self, Kit, Type, paint},
    say,
};

fn members<'a>(data: &'a Dataset, ids: &'a [u16; SLOTS]) -> impl Iterator<Item = &'a Creature> {
    ids.iter().filter_map(|id| data.creature(*id))
}

/// TYPE times four of the best blow of the team against a creature of two types; the same twice is a
/// creature of one. `None`: the team has no blow at all.
pub fn best_against(data: &Dataset, ids: &[u16; SLOTS], one: u8, two: u8) -> Option<u8> {
    let halves =
        |kind: u8, own: u8| data.types().table[usize::from(kind) - 1][usize::from(own) - 1];
    let moves = members(data, ids).flat_map(|it| &it.moves).filter_map(|id| data.move_of(*id));
    let blows = moves.filter(|it| it.base > 0);
    blows
        .map(|it| match one == two {
            true => halves(it.kind, one) * 2,
            false => halves(it.kind, one) * halves(it.kind, two),
        })
        .max()
}

/// How many of the team take twice as much or more from moves of a type, and how many half or less.
pub fn fears(data: &Dataset, ids: &[u16; SLOTS], kind: u8) -> (usize, usize) {
    let taken: Vec<u8> = members(data, ids).map(|it| data.t4(kind, it)).collect();
    let count = |wanted: fn(&u8) -> bool| taken.iter().filter(|t4| wanted(t4)).count();
    (count(|t4| *t4 > 4), count(|t4| *t4 < 4))
}

/// How many pairs of types the team hits twice as hard or harder.
fn breadth(data: &Dataset, ids: &[u16; SLOTS]) -> usize {
    let kinds = 1..=data.types().types.len() as u8;
    let pairs = kinds.clone().flat_map(|one| (one..=*kinds.end()).map(move |two| (one, two)));
    pairs.filter(|(one, two)| best_against(data, ids, *one, *two) > Some(4)).count()
}

/// Fills the empty slots: each with whoever lets the team hit most pairs of types well, the dearest
/// of those, as long as the purse lasts for the slots that are left.
pub fn fill(data: &Dataset, ids: &mut [u16; SLOTS]) {
    let cheapest = data.creatures().iter().map(|it| u32::from(it.price)).min().unwrap_or(0);
    while let Some(slot) = ids.iter().position(|id| *id == 0) {
        let others = ids.iter().filter(|id| **id == 0).count() as u32 - 1;
        let left = BUDGET.saturating_sub(roster::price(data, ids));
        let room = left.saturating_sub(others * cheapest);
        let fits = |it: &&Creature| u32::from(it.price) <= room && !ids.contains(&it.id);
        let joined = |it: &&Creature| {
            let mut with = *ids;
            with[slot] = it.id;
            (breadth(data, &with), it.price)
        };
        let Some(best) = data.creatures().iter().filter(fits).max_by_key(joined) else { return };
        ids[slot] = best.id;
    }
}

/// The grid, the strip of fears, and the ladder of speeds.
pub(in crate::scenes::arena) fn draw(
    ui: &mut Ui,
    language: &Language,
    data: &Dataset,
    ids: &[u16; SLOTS],
) {
    let kinds = data.types().types.len();
    kit::words(ui, &language.say("arena-cover-title"), Type::SecondStrong);
    let wide = breadth(data, ids) as i64;
    let all = (kinds * (kinds + 1) / 2) as i64;
    let said = say!(language, "arena-cover-sum", count = wide, all = all);
    let grid = Grid { kinds, said: &said, ground: Kit::of(ui.ctx()).skin.paper };
    let side = grid.side(ui);
    let name = |kind: usize| words::kind(language, data, kind as u8 + 1);
    grid.draw(ui, name, |row, column| {
        let best = best_against(data, ids, row as u8 + 1, column as u8 + 1);
        let title = match row == column {
            true => name(row),
            false => format!("{} · {}", name(row), name(column)),
        };
        let times = best.map_or("–", |t4| if t4 == 4 { "×1" } else { words::times(t4) });
        (best, title, say!(language, "arena-cover-best", times = times))
    });
    kit::words(ui, &said, Type::Second);
    ui.add_space(4.0);
    kit::words(ui, &language.say("arena-cover-fears"), Type::SecondStrong);
    let (strip, _) =
        ui.allocate_exact_size(vec2(side * (kinds + 1) as f32, side * 2.0), Sense::hover());
    for kind in 0..kinds {
        let corner = strip.min + vec2(side * (kind + 1) as f32, 0.0);
        let at = Rect::from_min_size(corner, vec2(side - 1.0, side - 1.0));
        chip(ui, kind, at, side);
        let (weak, strong) = fears(data, ids, kind as u8 + 1);
        let below = at.translate(vec2(0.0, side));
        number(ui, weak, strong, below);
        let over = ui.interact(at.union(below), ui.id().with(("fears", kind)), Sense::hover());
        let (weak, strong) = (weak as i64, strong as i64);
        let text = say!(language, "arena-cover-fear", weak = weak, strong = strong);
        kit::tip(&over, &name(kind), &text, None);
    }
    let mut ladder: Vec<&Creature> = members(data, ids).collect();
    ladder.sort_by_key(|it| std::cmp::Reverse(it.speed));
    let rungs: Vec<String> = ladder
        .iter()
        .map(|it| format!("{} {}", words::creature(language, data, it.id), it.speed))
        .collect();
    kit::words(ui, &say!(language, "arena-ladder", rungs = rungs.join(" › ")), Type::Second);
}

/// The sign of a type, counted from 0.
pub(in crate::scenes::arena) fn chip(ui: &Ui, kind: usize, at: Rect, side: f32) {
    if let Some(chip) = art::types::chip(kind + 1) {
        paint::picture(ui.painter(), at.center(), chip, side / 40.0, Color32::WHITE);
    }
}

/// "2" on the colour of a gain, "½" on that of a loss.
pub(in crate::scenes::arena) fn cell(ui: &Ui, best: Option<u8>, at: Rect) {
    let kit = Kit::of(ui.ctx());
    let (ground, text) = match best {
        None => (art::MATRIX_CELL_NEUTRAL, "–"),
        Some(t4) => match t4 {
            0 => (art::MATRIX_CELL_LOSS_3, "0"),
            1 => (art::MATRIX_CELL_LOSS_2, "¼"),
            2 => (art::MATRIX_CELL_LOSS_1, "½"),
            4 => (art::MATRIX_CELL_NEUTRAL, "1"),
            8 => (art::MATRIX_CELL_GAIN_2, "2"),
            _ => (art::MATRIX_CELL_GAIN_3, "4"),
        },
    };
    crate::scenes::arena::panels::inspector::stretched(ui, ground, at);
    // The brightest ground wants dark letters, and what changes nothing stays back.
    let ink = match best {
        Some(4) | None => kit.skin.quiet,
        Some(16) => kit.skin.ink,
        _ => kit.skin.text,
    };
    write(ui, text, at, ink);
}

/// How many fear it, on the colour of a loss if they are more than those who laugh at it.
fn number(ui: &Ui, weak: usize, strong: usize, at: Rect) {
    let kit = Kit::of(ui.ctx());
    let ground = match weak.cmp(&strong) {
        std::cmp::Ordering::Greater => art::MATRIX_CELL_LOSS_2,
        std::cmp::Ordering::Equal => art::MATRIX_CELL_NEUTRAL,
        std::cmp::Ordering::Less => art::MATRIX_CELL_GAIN_2,
    };
    crate::scenes::arena::panels::inspector::stretched(ui, ground, at);
    write(ui, &weak.to_string(), at, kit.skin.text);
}

fn write(ui: &Ui, text: &str, at: Rect, ink: Color32) {
    let font = FontId::new(at.height() * 0.66, Letters::SansBold.family());
    ui.painter().text(at.center(), Align2::CENTER_CENTER, text, font, ink);
}

#[cfg(test)]
mod tests {
    use game_rules::{
        arena::{Team, data::Data},
        dice::Dice,
    };

    use super::*;

    /// The grid says of every creature of the data what its best blow truly does.
    #[test]
    fn the_grid_is_what_the_rules_say() {
        let data = Data::shipped();
        let mut dice = Dice::stream(4, "teams");
        for _ in 0..20 {
            let ids = Team::random(&data, &mut dice).ids();
            for foe in data.creatures() {
                let own = members(&data, &ids).flat_map(|it| &it.moves);
                let blows = own.filter_map(|id| data.move_of(*id)).filter(|it| it.base > 0);
                let best = blows.map(|it| data.t4(it.kind, foe)).max();
                let (one, two) = (foe.types[0], *foe.types.last().unwrap());
                assert_eq!(best_against(&data, &ids, one, two), best, "{ids:?} {}", foe.id);
                assert_eq!(best_against(&data, &ids, two, one), best);
            }
        }
    }

    #[test]
    fn fears_are_counted_by_creature() {
        let data = Data::shipped();
        let ids = [1, 2, 3, 4, 5, 6];
        for kind in 1..=data.types().types.len() as u8 {
            let t4 = |id: u16| data.t4(kind, data.creature(id).unwrap());
            let weak = ids.iter().filter(|id| t4(**id) > 4).count();
            let strong = ids.iter().filter(|id| t4(**id) < 4).count();
            assert_eq!(fears(&data, &ids, kind), (weak, strong));
        }
        assert_eq!(fears(&data, &[0; SLOTS], 1), (0, 0));
        assert_eq!(best_against(&data, &[0; SLOTS], 1, 2), None);
    }

    /// A filled team is whole, allowed, keeps who was there, and hits no fewer pairs well.
    #[test]
    fn filling_keeps_to_the_purse_and_to_who_is_there() {
        let data = Data::shipped();
        for first in 1..=data.creatures().len() as u16 {
            let mut ids = [0, first, 0, 0, 0, 0];
            let before = breadth(&data, &ids);
            fill(&data, &mut ids);
            assert_eq!(ids[1], first);
            assert!(ids.iter().all(|id| *id != 0), "{ids:?}");
            assert!(Team::new(&data, ids.map(i32::from)).is_ok(), "{ids:?}");
            assert!(breadth(&data, &ids) >= before);
        }
    }
}
