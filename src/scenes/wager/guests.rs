//! Who comes to the table: people by their names, Evil once, and guests for every other chair.

use game_rules::{
    bots::Opponents,
    game::Seat,
    wager::{Form, Player as Entrant, Setup, Wager},
};

use crate::table::Player;

/// The guests of the house, in the order they are asked.
const GUESTS: [&str; 15] = [
    "Mei", "Jo", "Ana", "Sam", "Lu", "Otto", "Ida", "Pelle", "Mira", "Nils", "Tam", "Vera",
    "Bruno", "Kit", "Zoe",
];

/// Whoever has no name gets one; the second Evil and all after it are guests. The table is host to
/// the first person, who can draw and settle.
pub fn welcome(setup: &mut Setup, players: &mut [Player]) {
    let mut taken: Vec<String> = players
        .iter()
        .filter_map(|player| match player {
            Player::Human(name) | Player::Guest { name, .. } => Some(name.clone()),
            Player::Evil(_) => None,
        })
        .collect();
    let mut evil = false;
    for player in players.iter_mut() {
        let Player::Evil(bot) = player else { continue };
        if !std::mem::replace(&mut evil, true) {
            continue;
        }
        let name = guest(&taken);
        taken.push(name.clone());
        *player = Player::Guest { bot: std::mem::take(bot), name };
    }
    let handicaps: Vec<i32> = setup.players.iter().map(|entrant| entrant.handicap).collect();
    let mut ids: Vec<String> = Vec::new();
    setup.players.clear();
    for (index, player) in players.iter().enumerate() {
        let wanted = match player {
            Player::Human(name) if name.trim().is_empty() => "You".to_owned(),
            Player::Human(name) | Player::Guest { name, .. } => {
                let short: String = name.trim().chars().take(Setup::NAME - 4).collect();
                short.trim_end().to_owned()
            }
            Player::Evil(_) => "Evil".to_owned(),
        };
        let id = unique(wanted, &ids);
        ids.push(id.clone());
        setup.players.push(Entrant {
            id,
            form: player.bot().and_then(form),
            handicap: handicaps.get(index).copied().unwrap_or(0),
        });
    }
    let person = players.iter().position(Player::is_human).unwrap_or(0);
    setup.host = Seat(person as u8);
}

/// What the seats will be called: the second Evil and all after it are guests.
pub fn called(names: &[String], evil: &str) -> Vec<String> {
    let mut taken: Vec<String> = names.iter().filter(|name| *name != evil).cloned().collect();
    let mut met = false;
    let mut call = |name: &String| {
        if name != evil || !std::mem::replace(&mut met, true) {
            return name.clone();
        }
        let guest = guest(&taken);
        taken.push(guest.clone());
        guest
    };
    names.iter().map(&mut call).collect()
}

/// The next guest whose name nobody at the table has.
fn guest(taken: &[String]) -> String {
    let free = GUESTS.into_iter().find(|guest| !taken.iter().any(|name| name == guest));
    free.map_or_else(|| format!("Guest {}", taken.len() + 1), str::to_owned)
}

/// The name, with a number if somebody else has it.
fn unique(wanted: String, taken: &[String]) -> String {
    let free = |name: &String| !taken.contains(name);
    let numbered = (2..).map(|number| format!("{wanted} {number}"));
    std::iter::once(wanted.clone()).chain(numbered).find(free).unwrap_or(wanted)
}

/// What is published about a bot.
fn form(bot: &str) -> Option<Form> {
    let mut table = Setup::default();
    Wager::invite(&mut table, &[bot]);
    table.players.first().and_then(|player| player.form)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Handicaps are given to whoever will sit there.
    #[test]
    fn seats_are_called_what_they_will_be_called() {
        let names = ["Ada", "Evil", "Mei", "Evil", "Evil"].map(str::to_owned);
        assert_eq!(called(&names, "Evil"), ["Ada", "Evil", "Mei", "Jo", "Ana"]);
        let players = vec![
            Player::Human("Ada".into()),
            Player::Evil("steady".into()),
            Player::Human("Mei".into()),
            Player::Evil("careful".into()),
            Player::Evil("spoiler".into()),
        ];
        let (setup, _) = welcomed(players);
        let ids: Vec<&str> = setup.players.iter().map(|player| player.id.as_str()).collect();
        assert_eq!(ids, called(&names, "Evil"));
    }

    fn welcomed(mut players: Vec<Player>) -> (Setup, Vec<Player>) {
        let mut setup = Setup::default();
        welcome(&mut setup, &mut players);
        (setup, players)
    }

    #[test]
    fn evil_comes_once_and_the_others_have_names() {
        let evil = || Player::Evil("steady".into());
        let jo = Player::Human("Jo".into());
        let (setup, players) = welcomed(vec![jo, evil(), evil(), evil()]);
        assert_eq!(players[1], evil());
        let guest = |name: &str| Player::Guest { bot: "steady".into(), name: name.into() };
        assert_eq!(players[2..], [guest("Mei"), guest("Ana")]);
        let ids: Vec<&str> = setup.players.iter().map(|player| player.id.as_str()).collect();
        assert_eq!(ids, ["Jo", "Evil", "Mei", "Ana"]);
        assert!(setup.players[0].form.is_none() && setup.players[3].form.is_some());
        assert!(setup.check().is_ok());
    }

    #[test]
    fn sixteen_of_any_kind_make_a_table() {
        for players in [
            vec![Player::Human(String::new()); 16],
            vec![Player::Evil("gambler".into()); 16],
            vec![Player::Human("a name that is much too long for a plate".into()); 16],
        ] {
            let (setup, _) = welcomed(players);
            assert_eq!(setup.check().map(|quests| quests.is_empty()), Ok(false));
        }
    }

    #[test]
    fn the_first_person_is_the_host() {
        let players = vec![Player::Evil("careful".into()), Player::Human("Ida".into())];
        assert_eq!(welcomed(players).0.host, Seat(1));
    }
}
