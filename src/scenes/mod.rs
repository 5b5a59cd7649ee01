//! The games on the table: one folder each, and the frame they share.

pub mod answers;
pub mod any;
pub mod arena;
pub mod cards;
pub mod duel;
mod firsts;
pub mod frame;
pub mod labyrinth;
pub mod refused;
pub mod scene;
pub mod wager;
pub mod who;

pub use any::AnySetup;
pub use scene::Scene;

use bevy::prelude::*;
use game_rules::duel::{classic::Classic, full::Duel};

use crate::{
    app::{cli::GameTable, sound::music::Band},
    art::sheets::Needed,
    table::Table,
};

/// Every table there is.
pub fn plugin(app: &mut App) {
    app.add_plugins(frame::common);
    app.add_plugins((duel::plugin::<Classic>, duel::plugin::<Duel>));
    app.add_plugins((labyrinth::plugin, cards::plugin, arena::plugin, wager::plugin));
    macro_rules! set_up {
        ($($name:ident($field:ident): $game:ty,)*) => {
            $(app.add_plugins(common_plugin::<$game>);)*
        };
    }
    crate::every_scene!(set_up);
}

/// What every game needs around its scene: table, frame, viewer.
fn common_plugin<G: Scene>(app: &mut App)
where
    G::Action: Unpin,
{
    app.add_plugins((
        crate::table::plugin::<G>,
        frame::plugin::<G>,
        answers::plugin::<G>,
        crate::screens::viewer::plugin::<G>,
        crate::screens::watching::plugin_of::<G>,
    ))
    .add_systems(Update, (keep_drawings::<G>, play_music::<G>).run_if(resource_exists::<Table<G>>));
}

/// The drawings of a game stay as long as its table is set.
fn keep_drawings<G: Scene>(time: Res<Time<Real>>, mut needed: ResMut<Needed>) {
    needed.ask(GameTable::of(G::ID), time.elapsed_secs());
}

/// So many decisions raise the stakes of the music by one. How long a match has lasted is all that
/// is told by it: everybody at the table knows that.
const RAISE: usize = 12;

/// There is music as long as a table is set.
fn play_music<G: Scene>(table: Res<Table<G>>, mut band: ResMut<Band>) {
    band.play(GameTable::of(G::ID), table.length() / RAISE);
}
