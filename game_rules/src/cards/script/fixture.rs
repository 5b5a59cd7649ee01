//! Exact positions of the Cards, line by line.

use crate::{
    cards::{
        Cards, Setup,
        element::{Aura, Element},
        pool::{
            def::{Counter, Kind, Stock},
            ids::{CardId, CharacterId, EntityId},
        },
        rack::Rack,
        setup::Deck,
        state::{Entity, HAND, Held, Phase, ROUNDS, SUMMONS, SUPPORTS, Spot},
        work::{Task, Zone, ZoneRef},
    },
    dice::Dice,
    game::Seat,
};

/// A position in the making: a set-up, then lines that change the table one after the other.
/// Without `phase` it is an Action Phase.
#[derive(Debug, Default)]
pub struct Fixture {
    teams: [Option<Vec<CharacterId>>; 2],
    lines: Vec<Vec<String>>,
    start: bool,
    favoured: Option<Seat>,
    first: Option<Seat>,
    decks: [Option<Deck>; 2],
}

pub(super) fn seat_of(word: &str) -> Result<Seat, String> {
    match word {
        "A" => Ok(Seat(0)),
        "B" => Ok(Seat(1)),
        _ => Err(format!("`{word}` is not a side; use A or B")),
    }
}

pub(super) fn spot_of(word: &str) -> Result<Spot, String> {
    let wrong = || format!("`{word}` is not a character; use A0 to A2 or B0 to B2");
    let (side, seat) = word.split_at_checked(1).ok_or_else(wrong)?;
    let seat = seat.parse().ok().filter(|&seat| seat < 3u8).ok_or_else(wrong)?;
    Ok(Spot { side: seat_of(side).map_err(|_| wrong())?, seat })
}

pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number that fits here"))
}

pub(super) fn found<T>(what: Option<T>, kind: &str, word: &str) -> Result<T, String> {
    what.ok_or_else(|| format!("there is no {kind} called `{word}`"))
}

pub(super) fn card_of(word: &str) -> Result<CardId, String> {
    found(CardId::find(word), "card", word)
}

pub(super) fn dice_of(word: &str) -> Result<Rack, String> {
    Rack::parse(word).ok_or_else(|| format!("`{word}` are not dice; use letters of ochpeagd, or -"))
}

impl Fixture {
    pub(super) fn read(&mut self, words: &[&str]) -> Result<bool, String> {
        match *words {
            ["start"] => self.start = true,
            ["team", side, one, two, three] => {
                let team: Vec<CharacterId> = [one, two, three]
                    .iter()
                    .map(|who| found(CharacterId::find(who), "character", who))
                    .collect::<Result<_, _>>()?;
                if one == two || two == three || one == three {
                    return Err("a team has three different characters".into());
                }
                self.teams[seat_of(side)?.index()] = Some(team);
            }
            ["starter", side, id] => {
                let starter = Deck::starters().iter().find(|starter| starter.id == id);
                let deck = found(starter, "shipped deck", id)?.deck.clone();
                self.decks[seat_of(side)?.index()] = Some(deck);
            }
            ["first", side] => self.first = Some(seat_of(side)?),
            ["favoured", side] => self.favoured = Some(seat_of(side)?),
            ["start" | "team" | "starter" | "first" | "favoured", ..] => {
                return Err(format!("`{}` makes no sense here", words.join(" ")));
            }
            [
                "hp" | "energy" | "aura" | "uses" | "active" | "entity" | "hand" | "deck"
                | "brought" | "dice" | "round" | "current" | "ended" | "legend" | "plunging"
                | "lost" | "phase" | "extra" | "changes" | "shown",
                ..,
            ] => self.lines.push(words.iter().map(|&word| word.to_owned()).collect()),
            _ => return Ok(false),
        }
        Ok(true)
    }

    pub(super) fn place(self) -> Result<Cards, String> {
        let mut setup = Setup { favoured: self.favoured, ..Setup::default() };
        for (index, deck) in self.decks.into_iter().enumerate() {
            setup.decks[index] = deck.unwrap_or_else(|| setup.decks[index].clone());
        }
        for (index, team) in self.teams.into_iter().enumerate() {
            if let Some(team) = team {
                setup.decks[index].characters = team;
            }
        }
        setup.first = Some(self.first.unwrap_or(Seat(0)));
        let mut game = Cards::new(&setup, Dice::stream(0, "script"));
        if self.start {
            game.set_all(&self.lines)?;
            return Ok(game);
        }
        game.open.phase = Phase::Action;
        for secret in &mut game.secret {
            secret.deck.clear();
        }
        game.set_all(&self.lines)?;
        game.check_position()?;
        game.push(match game.open.phase {
            Phase::Action => Task::Decide,
            Phase::End => Task::EndPhase,
            _ => Task::Roll,
        });
        Ok(game)
    }
}

/// What an entity's counter is called.
fn counter_word(id: EntityId) -> Option<&'static str> {
    match &id.rules().counter {
        Some(Counter::Number { name, .. }) => Some(name),
        Some(Counter::Element(_)) => Some("element"),
        None => None,
    }
}

/// Gives an entity the values it has.
fn give_all(entity: &mut Entity, values: &[String]) -> Result<(), String> {
    for value in values {
        let (key, value) = value.split_once('=').ok_or("values are written key=number")?;
        give(entity, key, value)?;
    }
    Ok(())
}

/// Gives an entity one of the values it has.
fn give(entity: &mut Entity, key: &str, mut value: &str) -> Result<(), String> {
    let id = entity.id;
    let rules = id.rules();
    let own = counter_word(id);
    let counts = key == "count" || own == Some(key);
    let (has, slot) = match key {
        "usages" => (rules.usages.is_some(), &mut entity.usages),
        "rounds" => (rules.rounds.is_some(), &mut entity.rounds),
        "shield" => (rules.shield.is_some(), &mut entity.shield),
        _ if counts => (own.is_some(), &mut entity.count),
        "fired" => {
            let (at, n) = value.split_once(':').ok_or("fired is written fired=TRIGGER:N")?;
            value = n;
            let at: usize = number(at)?;
            let limited = rules.triggers.get(at).ok_or("there is no such trigger")?;
            (limited.per_round.or(limited.per_match).is_some(), &mut entity.fired[at])
        }
        _ => return Err(format!("`{key}` is no value of an entity")),
    };
    if !has {
        return Err(format!("{id} has no {key}"));
    }
    *slot = match &rules.counter {
        Some(Counter::Element(_)) if counts => {
            let numbered = || value.parse().ok().and_then(Element::at);
            found(Element::parse(value).or_else(numbered), "element", value)? as u8
        }
        _ => number(value)?,
    };
    Ok(())
}

impl Cards {
    /// Somebody lives and is active on each side, the defeated bear nothing, and whoever is to act
    /// has not ended.
    fn check_position(&self) -> Result<(), String> {
        for (seat, side) in [Seat(0), Seat(1)].into_iter().zip(&self.open.sides) {
            for (at, who) in (0..).zip(&side.team).filter(|(_, who)| !who.lives()) {
                if who.energy > 0 || !who.aura.is_clear() || !who.entities.is_empty() {
                    let at = super::lines::spot(Spot { side: seat, seat: at });
                    return Err(format!("{at} is defeated: nothing is on it any more"));
                }
            }
            if !side.lead().lives() {
                let (at, side) = (side.active, super::lines::name(seat));
                return Err(format!("{side}{at} is active but has no HP; say `active`"));
            }
        }
        let current = self.open.current;
        if self.open.phase == Phase::Action && self.open.side(current).ended {
            let side = super::lines::name(current);
            return Err(format!("{side} has ended the round and cannot be to act; say `current`"));
        }
        Ok(())
    }

    /// Puts an entity somewhere: on `A1`, or on side `A` for the others.
    fn place_entity(&mut self, words: &[String]) -> Result<(), String> {
        let [_, place, id, values @ ..] = words else {
            return Err("say where and what: entity A1 stealth usages=1".into());
        };
        let id = found(EntityId::find(id), "entity", id)?;
        let kind = id.rules().kind;
        let at = if kind.is_on_character() {
            ZoneRef::from(spot_of(place)?)
        } else {
            Cards::side_place(seat_of(place)?, id)
        };
        if let (Kind::Passive, Some(spot)) = (kind, at.spot()) {
            let who = self.at_mut(spot);
            let own = who.entities.iter_mut().find(|entity| entity.id == id);
            let own = own.ok_or_else(|| format!("{id} is no passive of {}", who.id))?;
            return give_all(own, values);
        }
        self.open.registered += 1;
        let mut entity = Entity::new(id, self.open.registered);
        give_all(&mut entity, values)?;
        let gone =
            |stock: Option<Stock>, n: u8| n == 0 && stock.is_some_and(|stock| !stock.keep_at_zero);
        let rules = id.rules();
        if gone(rules.usages, entity.usages)
            || gone(rules.shield, entity.shield)
            || rules.rounds.is_some() && entity.rounds == 0
        {
            return Err(format!("{id} would have left: it has nothing left"));
        }
        self.check_place(id, at)?;
        self.zone_mut(at).push(entity);
        Ok(())
    }

    /// May an entity be there beside what is there already?
    fn check_place(&self, id: EntityId, at: ZoneRef) -> Result<(), String> {
        let rules = id.rules();
        let kind = rules.kind;
        let zone = self.open.zone(at);
        if at.zone == Zone::Summons && zone.len() >= SUMMONS
            || at.zone == Zone::Supports && zone.len() >= SUPPORTS
        {
            return Err(format!("there is no room for {id}: the zone holds four"));
        }
        if kind != Kind::Support && zone.iter().any(|other| other.id == id) {
            return Err(format!("{id} is already there"));
        }
        let slot = matches!(kind, Kind::Weapon | Kind::Artifact | Kind::Talent);
        if let Some(worn) = zone.iter().find(|other| slot && other.kind() == kind) {
            return Err(format!("there is no room for {id}: {} is worn there", worn.id));
        }
        let excludes = |one: EntityId, other: EntityId| one.rules().replaces.contains(&other);
        let variant = |other: EntityId| excludes(id, other) || excludes(other, id);
        if let Some(other) = zone.iter().find(|other| variant(other.id)) {
            return Err(format!("{id} and {} exclude each other", other.id));
        }
        let Some(spot) = at.spot() else { return Ok(()) };
        let same = |other: &Entity| other.id == id || variant(other.id);
        let mut team = self.open.side(spot.side).team.iter();
        if rules.unique_per_side && team.any(|who| who.entities.iter().any(same)) {
            return Err(format!("{id} is on one character of a side only"));
        }
        Ok(())
    }

    /// All lines in order; a fault names its line, since it is found only after the last one.
    fn set_all(&mut self, lines: &[Vec<String>]) -> Result<(), String> {
        for line in lines {
            self.set(line).map_err(|why| format!("`{}`: {why}", line.join(" ")))?;
        }
        Ok(())
    }

    fn set(&mut self, words: &[String]) -> Result<(), String> {
        let parts: Vec<&str> = words.iter().map(String::as_str).collect();
        match parts[..] {
            ["hp", who, hp] => {
                let who = self.at_mut(spot_of(who)?);
                let most = who.id.def().hp;
                who.hp = number(hp)?;
                if who.hp > most {
                    return Err(format!("hp = {}: at most {most}", who.hp));
                }
                who.alive = who.hp > 0;
                if !who.alive {
                    who.entities.clear();
                }
            }
            ["energy", who, energy] => {
                let who = self.at_mut(spot_of(who)?);
                let most = who.id.def().energy;
                who.energy = number(energy)?;
                if who.energy > most {
                    return Err(format!("energy = {}: at most {most}", who.energy));
                }
            }
            ["aura", who, aura] => {
                let parsed = found(Aura::parse(aura), "aura", aura)?;
                self.at_mut(spot_of(who)?).aura = parsed;
            }
            ["uses", who, skill, round, of_match] => {
                let (round, of_match) = (number(round)?, number(of_match)?);
                let skill: usize = number(skill)?;
                let who = self.at_mut(spot_of(who)?);
                if skill >= who.id.skills().len() {
                    return Err(format!("{} has no skill {skill}", who.id));
                }
                (who.uses_round[skill], who.uses_match[skill]) = (round, of_match);
            }
            ["active", who] => {
                let at = spot_of(who)?;
                self.open.sides[at.side.index()].active = at.seat;
            }
            ["entity", ..] => self.place_entity(words)?,
            ["hand", side, ref cards @ ..] => {
                let cards: Vec<CardId> =
                    cards.iter().map(|c| card_of(c)).collect::<Result<_, _>>()?;
                let held = cards.into_iter().map(|card| Held { card, shown: false });
                let hand: Vec<Held> = held.collect();
                if hand.len() > HAND {
                    return Err(format!("a hand holds {HAND} cards, not {}", hand.len()));
                }
                self.secret[seat_of(side)?.index()].hand = hand;
            }
            ["deck", side, ref cards @ ..] => {
                let mut cards: Vec<CardId> =
                    cards.iter().map(|card| card_of(card)).collect::<Result<_, _>>()?;
                cards.reverse();
                self.secret[seat_of(side)?.index()].deck = cards;
            }
            ["brought", side, ref cards @ ..] => {
                let mut cards: Vec<CardId> =
                    cards.iter().map(|card| card_of(card)).collect::<Result<_, _>>()?;
                cards.sort();
                self.secret[seat_of(side)?.index()].brought = cards;
            }
            ["dice", side, dice] => {
                let rack = dice_of(dice)?;
                if rack.num() > Rack::MAX {
                    return Err(format!("a side holds {} dice, not {}", Rack::MAX, rack.num()));
                }
                self.secret[seat_of(side)?.index()].rack = rack;
            }
            ["round", round] => {
                self.open.round = number(round)?;
                if !(1..=ROUNDS).contains(&self.open.round) {
                    return Err(format!("round = {round}: 1 to {ROUNDS}"));
                }
            }
            ["extra", side] => self.open.sides[seat_of(side)?.index()].extra_action = true,
            ["changes", side, n] => {
                self.open.sides[seat_of(side)?.index()].changes = number(n)?;
            }
            ["shown", side, ref cards @ ..] => {
                self.open.sides[seat_of(side)?.index()].shown =
                    cards.iter().map(|card| card_of(card)).collect::<Result<_, _>>()?;
            }
            ["current", side] => self.open.current = seat_of(side)?,
            ["ended", side] => {
                let seat = seat_of(side)?;
                self.open.sides[seat.index()].ended = true;
                self.open.first = seat;
                self.open.current = seat.other();
            }
            ["legend", side] => self.open.sides[seat_of(side)?.index()].legend_played = true,
            ["plunging", side] => self.open.sides[seat_of(side)?.index()].plunging = true,
            ["lost", side] => self.open.sides[seat_of(side)?.index()].lost_one = true,
            ["phase", "action"] => {}
            ["phase", "roll"] => self.open.phase = Phase::Roll,
            ["phase", "end"] => self.open.phase = Phase::End,
            _ => return Err(format!("`{}` makes no sense here", words.join(" "))),
        }
        Ok(())
    }
}
