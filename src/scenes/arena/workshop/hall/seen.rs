//! What is seen of a tournament: all of it by whoever hosts it, standings and the own matches by
//! whoever plays elsewhere.

use std::time::Instant;

use game_rules::{
    arena::{
        Arena, Draft, MatchResult, Series, Setup,
        data::Data,
        tournament::{Lamp, Pair, Phase, Play, Standing, Tournament},
    },
    game::{Game, Seat},
    server::{Manners, Server, lobby::Lobby},
    table::Match,
};

use crate::table::Player;

/// A tournament at one moment.
pub(super) struct Seen {
    /// Which one, if that is known.
    pub(super) number: Option<u32>,
    /// Seconds until the turn or the registration ends.
    pub(super) left: u64,
    pub(super) registering: bool,
    pub(super) players: Vec<PlayerSeen>,
    pub(super) standings: Vec<Standing>,
    pub(super) pairs: Vec<PairSeen>,
}

/// A player, the lamp at the seat, and how they behave.
pub(super) struct PlayerSeen {
    pub(super) login: String,
    pub(super) lamp: Lamp,
    pub(super) late: u32,
    pub(super) manners: Manners,
}

/// A pair and how it stands.
pub(super) struct PairSeen {
    /// Places in the order of players; `None` if only one's own matches are known.
    pub(super) players: Option<[usize; 2]>,
    pub(super) names: [String; 2],
    pub(super) number: u8,
    pub(super) turns: u8,
    pub(super) health: [f32; 2],
    pub(super) last: String,
    pub(super) verdicts: [Option<MatchResult>; 2],
    pub(super) over: bool,
}

/// How many pairs are listed.
const LISTED: usize = 60;

/// Looks at a hosted tournament once.
pub(super) fn hosted(server: &Server, began: Instant) -> Seen {
    let now = began.elapsed().as_millis() as u64;
    let mut seen = server.look(|tournament| {
        let play = tournament.play().or_else(|| tournament.last());
        let (registering, players) = match tournament.phase() {
            Phase::Registration { entries, .. } => {
                let logins = entries.iter().map(|player| (player.login.clone(), 0));
                (true, seats(tournament, logins))
            }
            Phase::Play { play, .. } => {
                let logins = play.players().iter().enumerate();
                let logins = logins.map(|(place, it)| (it.login.clone(), play.late(place)));
                (false, seats(tournament, logins))
            }
        };
        let pairs = play.map_or_else(Vec::new, |play| {
            play.pairs().iter().take(LISTED).map(|pair| pair_of(play, pair)).collect()
        });
        Seen {
            number: Some(tournament.number()),
            left: tournament.time_left(now) / 1000,
            registering,
            players,
            standings: tournament.standings(),
            pairs,
        }
    });
    for player in &mut seen.players {
        player.manners = server.manners(&player.login);
    }
    seen
}

/// What a guest has seen elsewhere.
pub(super) fn elsewhere(login: &str, lobby: &Lobby) -> Seen {
    let pairs = lobby.pairs.iter().map(|pair| {
        let names = names(login, &pair.rival, pair.seat);
        PairSeen { players: None, ..seen_of(&pair.series, names) }
    });
    Seen {
        number: None,
        left: lobby.left / 1000,
        registering: !lobby.playing,
        players: Vec::new(),
        standings: lobby.standings.clone(),
        pairs: pairs.collect(),
    }
}

fn names(own: &str, rival: &str, seat: Seat) -> [String; 2] {
    let names = [own.to_owned(), rival.to_owned()];
    let [own, rival] = names;
    if seat == Seat(0) { [own, rival] } else { [rival, own] }
}

fn seats(tournament: &Tournament, logins: impl Iterator<Item = (String, u32)>) -> Vec<PlayerSeen> {
    let seen = |(login, late): (String, u32)| {
        let lamp = tournament.lamp(&login);
        PlayerSeen { login, lamp, late, manners: Manners::default() }
    };
    logins.map(seen).collect()
}

fn pair_of(play: &Play, pair: &Pair) -> PairSeen {
    let names = pair.players.map(|place| play.players()[place].login.clone());
    PairSeen { players: Some(pair.players), ..seen_of(&pair.series, names) }
}

fn seen_of(series: &Series, names: [String; 2]) -> PairSeen {
    let (bout, lineup) = (series.bout(), series.lineup());
    let health = [Seat(0), Seat(1)].map(|seat| {
        let left = bout.side(seat).fighters.iter().map(|it| f32::from(it.hp));
        let full = (0..6).map(|slot| f32::from(lineup.card(seat, slot).hp));
        left.sum::<f32>() / full.sum::<f32>().max(1.0)
    });
    let last = series.log().last();
    PairSeen {
        players: None,
        names,
        number: series.number(),
        turns: bout.turns,
        health,
        last: last.map_or_else(String::new, |turn| turn.did.map(|did| did.to_string()).join(" · ")),
        verdicts: series.verdicts(),
        over: series.is_over(),
    }
}

/// A hosted pair's series so far, as a match that can be watched; `person` is the login of whoever is
/// at the screen.
pub(super) fn hosted_match(
    server: &Server,
    place: usize,
    seed: u64,
    person: Option<&str>,
) -> Option<Match<Arena>> {
    let (series, names) = server.look(|tournament| {
        let play = tournament.play().or_else(|| tournament.last())?;
        let pair = play.pairs().get(place)?;
        let names = pair.players.map(|place| play.players()[place].login.clone());
        Some((pair.series.clone(), names))
    })?;
    let sits = |name: String| match person == Some(name.as_str()) {
        true => Player::Human(name),
        false => stranger(name),
    };
    match_of(&series, names.map(sits), usize::MAX, seed)
}

/// Somebody who plays over the wire.
fn stranger(name: String) -> Player {
    Player::Guest { bot: "tournament".to_owned(), name }
}

/// The match of the person at the screen with a rival, after so many turns.
pub(super) fn against(
    login: &str,
    rival: &str,
    seat: Seat,
    (series, turns): (&Series, usize),
    seed: u64,
) -> Option<Match<Arena>> {
    let (own, rival) = (Player::Human(login.to_owned()), stranger(rival.to_owned()));
    let players = if seat == Seat(0) { [own, rival] } else { [rival, own] };
    match_of(series, players, turns, seed)
}

/// The same of a match one plays elsewhere.
pub(super) fn own_match(login: &str, lobby: &Lobby, place: usize) -> Option<Match<Arena>> {
    let pair = lobby.pairs.get(place)?;
    let names = names(login, &pair.rival, pair.seat);
    match_of(&pair.series, names.map(stranger), usize::MAX, 0)
}

/// The first `turns` turns of a series as a match that can be put on a table.
/// Nothing is random in it: the seed only tells it from other matches.
fn match_of(
    series: &Series,
    players: [Player; 2],
    turns: usize,
    seed: u64,
) -> Option<Match<Arena>> {
    let lineup = series.lineup();
    let own = lineup.data().hash() != Data::shipped().hash();
    let setup = Setup {
        data: own.then(|| lineup.data().clone()),
        teams: lineup.teams().map(|team| Draft::Ids(team.ids())),
        first: series.opener(),
        matches: series.matches(),
    };
    let mut game =
        Match::<Arena>::start(setup, seed, players.map(|it| it.to_text()).to_vec()).ok()?;
    let log = &series.log()[..turns.min(series.log().len())];
    // Turns in which nobody owes an order play themselves: the clock says which one comes next.
    while let Some(played) = log.get(usize::from(game.game().series().clock())) {
        let owing = game.game().turn().seats();
        let seat = owing.iter().next()?;
        game.act(seat, &played.did[seat.index()]).ok()?;
    }
    Some(game)
}
