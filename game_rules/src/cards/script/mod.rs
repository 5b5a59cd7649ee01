//! The Cards in words, for `referee script`.

mod fixture;

use fixture::{Fixture, card_of, dice_of, number, seat_of};

use super::{
    Action, Aim, Cards, Event, Refusal,
    element::Face,
    pool::{
        def::{Counter, Kind},
        ids::CardId,
    },
    rack::Rack,
    state::{Entity, Phase, Spot},
    work::{Item, Origin, Place, Zone},
};
use crate::{
    game::{Game, Outcome, Seat, Turn},
    script::{Scripted, listed, yes},
};

const NAMES: [&str; 2] = ["A", "B"];

fn name(seat: Seat) -> &'static str {
    NAMES[seat.index() & 1]
}

fn spot(at: Spot) -> String {
    format!("{}{}", name(at.side), at.seat)
}

impl Cards {
    fn entity_text(entity: &Entity) -> String {
        let rules = entity.id.rules();
        let mut text = entity.id.to_string();
        if rules.usages.is_some() {
            text += &format!(" usages={}", entity.usages);
        }
        if rules.shield.is_some() {
            text += &format!(" shield={}", entity.shield);
        }
        if rules.rounds.is_some() {
            text += &format!(" rounds={}", entity.rounds);
        }
        match &rules.counter {
            Some(Counter::Number { name, .. }) => text += &format!(" {name}={}", entity.count),
            Some(Counter::Element(_)) => {
                let element = super::element::Element::at(entity.count);
                text += &format!(" element={}", element.map_or("-", |element| element.word()));
            }
            None => {}
        }
        text
    }

    fn place_text(place: Place) -> String {
        match place.zone {
            Zone::Character(seat) => spot(Spot { side: place.side, seat }),
            Zone::Combat | Zone::Summons | Zone::Supports => name(place.side).to_owned(),
        }
    }

    /// What somebody's table looks like, one line per thing.
    fn state_of(&self, seat: Seat) -> Vec<String> {
        let side = self.open.side(seat);
        let secret = &self.secret[seat.index()];
        let mut lines = Vec::new();
        for (index, who) in (0u8..).zip(&side.team) {
            let at = spot(Spot { side: seat, seat: index });
            let mut worn: Vec<String> = Vec::new();
            for entity in who.entities.iter().filter(|entity| entity.kind() != Kind::Passive) {
                worn.push(Cards::entity_text(entity).replace(' ', ":"));
            }
            lines.push(format!(
                "{at} {} hp={} energy={} aura={}{} {}",
                who.id,
                who.hp,
                who.energy,
                who.aura.word(),
                if index == side.active { " active" } else { "" },
                listed(&worn)
            ));
        }
        for (zone, entities) in
            [("combat", &side.combat), ("summons", &side.summons), ("supports", &side.supports)]
        {
            let texts: Vec<String> =
                entities.iter().map(|it| Cards::entity_text(it).replace(' ', ":")).collect();
            lines.push(format!("{} {zone} {}", name(seat), listed(&texts)));
        }
        let hand: Vec<&str> = secret.hand.iter().map(|held| held.card.name()).collect();
        lines.push(format!(
            "{} dice={} hand={} deck={}",
            name(seat),
            secret.rack,
            listed(&hand),
            secret.deck.len()
        ));
        lines
    }
}

fn aim_text(aim: Aim) -> Option<String> {
    Some(match aim {
        Aim::Nothing => return None,
        Aim::Mine(seat) => format!("c{seat}"),
        Aim::MySummon(place) => format!("m{place}"),
        Aim::TheirSummon(place) => format!("e{place}"),
        Aim::Support(place) => format!("s{place}"),
    })
}

fn aim_of(word: &str) -> Result<Aim, String> {
    let wrong = || format!("`{word}` is no target; use c0, m0, e0 or s0");
    let (kind, place) = word.split_at_checked(1).ok_or_else(wrong)?;
    let place = place.parse().map_err(|_| wrong())?;
    Ok(match kind {
        "c" => Aim::Mine(place),
        "m" => Aim::MySummon(place),
        "e" => Aim::TheirSummon(place),
        "s" => Aim::Support(place),
        _ => return Err(wrong()),
    })
}

fn origin(by: Origin) -> &'static str {
    match by {
        Origin::Skill(skill) => skill.name(),
        Origin::Entity(id) => id.name(),
        Origin::Card(card) => card.name(),
        Origin::Swirl => "swirl",
    }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::SetCard => "set-card",
        Phase::SetCharacter => "set-character",
        Phase::Roll => "roll",
        Phase::Action => "action",
        Phase::End => "end",
    }
}

impl Cards {
    /// The dice a command names, or the automatic payment.
    fn paying(&self, seat: Seat, words: &[&str], item: Item) -> Result<Rack, String> {
        if let Some(word) = words.iter().find_map(|word| word.strip_prefix("pay=")) {
            return dice_of(word);
        }
        let side = self.open.side(seat);
        let cost = self.price(seat, item).cost;
        let element = side.lead().id.def().element;
        let paid = self.secret[seat.index()].rack.payment(&cost, Some(element), side.elements());
        Ok(paid.unwrap_or(Rack::EMPTY))
    }
}

impl Scripted for Cards {
    const HELP: &'static str = "\
The Cards (rules/cards.md). Sides: A and B; characters A0 to A2, B0 to B2.
Dice are letters: o omni, c h p e a g d the elements; - for none.

Fixture: `start` plays from the first hand on, with the decks given by `deck`; else the lines say
what is on the table at a decision of the Action Phase:
  team S C C C           three characters            (default: the shipped decks)
  starter S ID           the deck of that name
  first S · favoured S
  hp P N · energy P N · aura P E · uses P SKILL ROUND MATCH
  active P               who is active               (default A0, B0)
  entity PLACE ID [usages=N] [rounds=N] [shield=N] [count=N] [fired=TRIGGER:N]
                         PLACE is a character for statuses and equipment, else a side
  hand S CARD … · deck S CARD … (top first) · brought S CARD … · dice S LETTERS
  round N · current S · ended S · legend S · plunging S · lost S · phase roll

Commands:
  S swap [PLACE …]       put these hand places back
  S lead N               step forward
  S reroll LETTERS       - keeps all
  S skill N [pay=LETTERS]
  S play CARD [TARGET [TARGET]] [pay=LETTERS]    TARGET c0 my character,
                         m0 my summon, e0 enemy summon, s0 my support
  S switch N [pay=LETTERS]
  S tune CARD LETTER
  S end · S concede
  state · state S        what is on the table
  price S skill N|switch N|play CARD [TARGET]    what it costs now
Random words: roll, reroll (letters), place, card, burn, summon, die.
";

    type Fixture = Fixture;

    fn fixture(fixture: &mut Fixture, words: &[&str]) -> Result<bool, String> {
        fixture.read(words)
    }

    fn place(fixture: Fixture) -> Result<Cards, String> {
        fixture.place()
    }

    fn open(&mut self, out: &mut Vec<Event>) {
        if self.open.work.tasks.is_empty() {
            self.deal_hands(out);
        } else {
            self.work(out);
        }
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        seat_of(name).ok()
    }

    fn name(&self, seat: Seat) -> String {
        name(seat).to_owned()
    }

    fn action(&self, seat: Seat, words: &[&str]) -> Result<Action, String> {
        Ok(match *words {
            ["swap", ref places @ ..] => {
                let mut chosen = 0u16;
                for place in places {
                    let place: u32 = number(place)?;
                    chosen |= 1u16.checked_shl(place).ok_or("there is no such place")?;
                }
                Action::Swap(chosen)
            }
            ["lead", lead] => Action::Lead(number(lead)?),
            ["reroll", dice] => Action::Reroll(dice_of(dice)?),
            ["skill", index, ref rest @ ..] => {
                let index: u8 = number(index)?;
                let skills = self.open.side(seat).lead().id.skills();
                let pay = match skills.get(usize::from(index)) {
                    Some(&skill) => self.paying(seat, rest, Item::Skill(skill))?,
                    None => Rack::EMPTY,
                };
                Action::Skill { index, pay }
            }
            ["play", card, ref rest @ ..] => {
                let card = card_of(card)?;
                let mut on = [Aim::Nothing; 2];
                let targets = rest.iter().filter(|word| !word.starts_with("pay="));
                for (slot, word) in on.iter_mut().zip(targets) {
                    *slot = aim_of(word)?;
                }
                let pay = self.paying(seat, rest, Cards::item(card, on))?;
                Action::Play { card, on, pay }
            }
            ["switch", to, ref rest @ ..] => {
                let to = number(to)?;
                Action::Switch { to, pay: self.paying(seat, rest, Item::Switch(to))? }
            }
            ["tune", card, die] => {
                let die = die.chars().next().and_then(Face::parse).ok_or("tune which die?")?;
                Action::Tune { card: card_of(card)?, die }
            }
            ["end"] => Action::End,
            ["concede"] => Action::Concede,
            _ => return Err(format!("`{}` is no action", words.join(" "))),
        })
    }

    fn action_text(&self, action: &Action) -> String {
        match *action {
            Action::Swap(chosen) => {
                let places: Vec<String> = (0..16)
                    .filter(|place| chosen & 1 << place != 0)
                    .map(|place: u32| place.to_string())
                    .collect();
                format!("swap {}", places.join(" ")).trim_end().to_owned()
            }
            Action::Lead(lead) => format!("lead {lead}"),
            Action::Reroll(dice) => format!("reroll {dice}"),
            Action::Skill { index, pay } => format!("skill {index} pay={pay}"),
            Action::Play { card, on, pay } => {
                let targets: String =
                    on.into_iter().filter_map(aim_text).map(|aim| format!(" {aim}")).collect();
                format!("play {card}{targets} pay={pay}")
            }
            Action::Switch { to, pay } => format!("switch {to} pay={pay}"),
            Action::Tune { card, die } => format!("tune {card} {}", die.letter()),
            Action::End => "end".into(),
            Action::Concede => "concede".into(),
        }
    }

    fn line(&self, event: &Event) -> String {
        let dice = |dice: &Option<Rack>| dice.map_or(String::new(), |rack| format!(" {rack}"));
        match event {
            Event::Phase { round, phase, first } => {
                format!("phase {} round={round} first={}", phase_word(*phase), name(*first))
            }
            Event::Drew { seat, cards } => {
                let names: Vec<&str> =
                    cards.iter().map(|card| card.map_or("?", CardId::name)).collect();
                format!("drew {} {}", name(*seat), listed(&names))
            }
            Event::PutBack { seat, cards: Some(cards) } => {
                let names: Vec<&str> = cards.iter().map(|card| card.name()).collect();
                format!("put-back {} {}", name(*seat), listed(&names))
            }
            Event::PutBack { seat, cards: None } => format!("put-back {}", name(*seat)),
            Event::Burned { seat, card } => format!("burned {} {card}", name(*seat)),
            Event::Received { seat, card } => format!("received {} {card}", name(*seat)),
            Event::Discarded { seat, card } => format!("discarded {} {card}", name(*seat)),
            Event::Chose { seat, lead } => match lead {
                Some(lead) => format!("chose {} {lead}", name(*seat)),
                None => format!("chose {}", name(*seat)),
            },
            Event::Leads { seats } => format!("leads A={} B={}", seats[0], seats[1]),
            Event::Rolled { seat, n, dice: rolled } => {
                format!("rolled {} {n}{}", name(*seat), dice(rolled))
            }
            Event::Rerolled { seat, dice: Some((out, came)) } => {
                format!("rerolled {} {out} to {came}", name(*seat))
            }
            Event::Rerolled { seat, dice: None } => format!("rerolled {}", name(*seat)),
            Event::Turn { seat } => format!("turn {}", name(*seat)),
            Event::Paid { seat, n, dice: paid } => {
                format!("paid {} {n}{}", name(*seat), dice(paid))
            }
            Event::GainedDice { seat, n, dice: got, .. } => {
                format!("gained {} {n}{}", name(*seat), dice(got))
            }
            Event::LostDice { seat, n, dice: lost } => {
                format!("lost {} {n}{}", name(*seat), dice(lost))
            }
            Event::AllOmni { seat } => format!("all-omni {}", name(*seat)),
            Event::Played { seat, card, on } => {
                let targets: String = on
                    .iter()
                    .filter_map(|&aim| aim_text(aim))
                    .map(|aim| format!(" {aim}"))
                    .collect();
                format!("played {} {card}{targets}", name(*seat))
            }
            Event::Negated { card, by } => format!("negated {card} by={by}"),
            Event::Cast { at, skill } => format!("cast {} {skill}", spot(*at)),
            Event::Tuned { seat, to, gave } => match gave {
                Some((card, die)) => {
                    format!("tuned {} {card} {} to {}", name(*seat), die.letter(), to.word())
                }
                None => format!("tuned {} to {}", name(*seat), to.word()),
            },
            Event::Switched { side, from, to } => {
                format!("switched {} {from} to {to}", name(*side))
            }
            Event::Aimed { by, at, strike, value } => {
                format!("aimed {} {value} {} by={}", spot(*at), strike.word(), origin(*by))
            }
            Event::Infused { by, strike } => format!("infused {} by={by}", strike.word()),
            Event::Added { by, n, value } => format!("added {n} by={by} value={value}"),
            Event::Reacted { at, reaction, met, bonus, value } => format!(
                "reacted {} {} met={} bonus={bonus} value={value}",
                spot(*at),
                reaction.word(),
                met.word()
            ),
            Event::Multiplied { by, n, value } => format!("multiplied {n} by={by} value={value}"),
            Event::Divided { by, n, value } => format!("divided {n} by={by} value={value}"),
            Event::Blocked { by, n, value } => format!("blocked {n} by={by} value={value}"),
            Event::Suffered { at, value, hp } => format!("suffered {} {value} hp={hp}", spot(*at)),
            Event::Pierced { at, value, hp } => format!("pierced {} {value} hp={hp}", spot(*at)),
            Event::Healed { at, n, hp } => format!("healed {} {n} hp={hp}", spot(*at)),
            Event::Levelled { at, hp } => format!("levelled {} hp={hp}", spot(*at)),
            Event::Energy { at, energy } => format!("energy {} {energy}", spot(*at)),
            Event::Aura { at, aura } => format!("aura {} {}", spot(*at), aura.word()),
            Event::Came { place, entity, .. } => {
                format!("came {} {}", Cards::place_text(*place), Cards::entity_text(entity))
            }
            Event::NoRoom { side, id, .. } => format!("no-room {} {id}", name(*side)),
            Event::Changed { place, entity } => {
                format!("changed {} {}", Cards::place_text(*place), Cards::entity_text(entity))
            }
            Event::Left { place, id, .. } => format!("left {} {id}", Cards::place_text(*place)),
            Event::Moved { id, from, to } => format!("moved {id} {} to {}", spot(*from), spot(*to)),
            Event::Defeated { at } => format!("defeated {}", spot(*at)),
            Event::ExtraAction { seat } => format!("extra-action {}", name(*seat)),
            Event::Ended { seat } => format!("ended {}", name(*seat)),
            Event::Conceded { seat } => format!("conceded {}", name(*seat)),
            Event::Over { outcome } => match outcome {
                Outcome::Drawn => "over drawn".into(),
                Outcome::Won(seats) => {
                    let winners: Vec<&str> = seats.iter().map(name).collect();
                    format!("over won {}", listed(&winners))
                }
            },
        }
    }

    fn refusal(refusal: &Refusal) -> String {
        match refusal {
            Refusal::NotAsked => "NotAsked".into(),
            Refusal::NoSuchCard(place) => format!("NoSuchCard {place}"),
            Refusal::NotInHand(card) => format!("NotInHand {card}"),
            Refusal::NoSuchSkill(index) => format!("NoSuchSkill {index}"),
            Refusal::CannotCast => "CannotCast".into(),
            Refusal::Energy { needed, has } => format!("Energy {has}/{needed}"),
            Refusal::NoSuchLead => "NoSuchLead".into(),
            Refusal::WrongTarget => "WrongTarget".into(),
            Refusal::Condition => "Condition".into(),
            Refusal::LegendPlayed => "LegendPlayed".into(),
            Refusal::NotYourDice => "NotYourDice".into(),
            Refusal::Payment { given, price } => format!("Payment {given}/{price}"),
            Refusal::CannotTune => "CannotTune".into(),
        }
    }

    fn query(
        &self,
        _start: &Cards,
        _history: &[Event],
        words: &[&str],
    ) -> Option<Result<Vec<String>, String>> {
        Some(match *words {
            ["state", side] => seat_of(side).map(|seat| self.state_of(seat)),
            ["state"] => {
                let turn = match Game::turn(self) {
                    Turn::One(seat) => name(seat).to_owned(),
                    Turn::Several(_) => "A,B".to_owned(),
                    Turn::Over(_) => "over".to_owned(),
                };
                Ok(vec![format!(
                    "round={} phase={} turn={turn} first={} ended={},{}",
                    self.open.round,
                    phase_word(self.open.phase),
                    name(self.open.first),
                    yes(self.open.sides[0].ended),
                    yes(self.open.sides[1].ended)
                )])
            }
            ["price", side, ref what @ ..] => self.price_text(side, what),
            _ => return None,
        })
    }
}

impl Cards {
    fn price_text(&self, side: &str, what: &[&str]) -> Result<Vec<String>, String> {
        let seat = seat_of(side)?;
        let item = match *what {
            ["skill", index] => {
                let index: usize = number(index)?;
                let skills = self.open.side(seat).lead().id.skills();
                Item::Skill(*skills.get(index).ok_or("there is no such skill")?)
            }
            ["switch", to] => Item::Switch(number(to)?),
            ["play", card, ref on @ ..] => {
                let aim = on.first().map_or(Ok(Aim::Nothing), |word| aim_of(word))?;
                Cards::item(card_of(card)?, [aim, Aim::Nothing])
            }
            _ => return Err("the price of what? skill N, switch N or play CARD".into()),
        };
        let price = self.price(seat, item);
        let mut parts = Vec::new();
        if price.cost.aligned > 0 {
            parts.push(format!("aligned={}", price.cost.aligned));
        }
        if let Some((element, n)) = price.cost.of.filter(|(_, n)| *n > 0) {
            parts.push(format!("{}={n}", element.word()));
        }
        if price.cost.unaligned > 0 {
            parts.push(format!("unaligned={}", price.cost.unaligned));
        }
        if price.cost.energy > 0 {
            parts.push(format!("energy={}", price.cost.energy));
        }
        let fast = if price.fast { " fast" } else { "" };
        let cost = if parts.is_empty() { "free".to_owned() } else { parts.join(" ") };
        Ok(vec![format!("price {cost}{fast}")])
    }
}
