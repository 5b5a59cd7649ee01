//! What the names in lines of the log mean.

use game_rules::arena::View;

use super::words;
use crate::app::language::Language;

/// The creatures of both teams and what they can do.
pub fn of(language: &Language, view: &View) -> Vec<(String, String)> {
    let lineup = view.series.lineup();
    let data = lineup.data();
    let mut found = Vec::new();
    let ids = lineup.teams().into_iter().flat_map(|team| team.ids().to_vec());
    for it in ids.filter_map(|id| data.creature(id)) {
        let kinds: Vec<String> =
            it.types.iter().map(|kind| words::kind(language, data, *kind)).collect();
        let numbers = words::numbers(language, it);
        let name = words::creature(language, data, it.id);
        found.push((name, format!("{} · {numbers}", language.list(&kinds))));
        for it in it.moves.iter().filter_map(|id| data.move_of(*id)) {
            let about = words::described(language, &it.desc);
            let clauses = words::clauses(language, it, None);
            let kind = words::kind(language, data, it.kind);
            let does = std::iter::once(kind).chain(clauses).collect::<Vec<_>>().join(" · ");
            let text = format!("{about}\n{does}");
            found.push((words::move_name(language, data, it.id), text.trim().to_owned()));
        }
    }
    found
}
