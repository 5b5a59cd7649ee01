//! The Cards in words, for `referee script`.

mod fixture;
mod lines;
mod queries;

use fixture::{Fixture, card_of, dice_of, number, seat_of, spot_of};
use lines::{aim_text, name};

use super::{
    Action, Aim, Cards, Event, Refusal,
    element::Face,
    pool::ids::{CardId, SkillId},
    rack::Rack,
    work::Item,
};
use crate::{game::Seat, script::Scripted};

/// A target: `c1`, or `A1` if A plays the card.
fn aim_of(seat: Seat, word: &str) -> Result<Aim, String> {
    let wrong = || format!("`{word}` is no target; use c0, m0, e0 or s0");
    if let Ok(spot) = spot_of(word) {
        return if spot.side == seat { Ok(Aim::Mine(spot.seat)) } else { Err(wrong()) };
    }
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

/// One's own character: `1`, or `A1` for A.
fn own_seat(seat: Seat, word: &str) -> Result<u8, String> {
    match spot_of(word) {
        Ok(spot) if spot.side == seat => Ok(spot.seat),
        Ok(_) => Err(format!("`{word}` is the other side's")),
        Err(_) => number(word),
    }
}

impl Cards {
    /// A skill of the active character by number or name; the number even if there is none.
    fn skill_word(&self, seat: Seat, word: &str) -> Result<(u8, Option<SkillId>), String> {
        let skills = self.open.side(seat).lead().id.skills();
        let named = skills.iter().position(|skill| skill.name() == word);
        let index = named.map(|index| index as u8).or_else(|| word.parse().ok());
        let index = index.ok_or_else(|| {
            let names: Vec<&str> = skills.iter().map(|skill| skill.name()).collect();
            let who = self.open.side(seat).lead().id;
            format!("`{word}` is no skill of {who}; it has {}", names.join(", "))
        })?;
        Ok((index, skills.get(usize::from(index)).copied()))
    }

    /// A card by name, or by its place in the hand.
    fn card_word(&self, seat: Seat, word: &str) -> Result<CardId, String> {
        let hand = &self.secret[seat.index()].hand;
        match word.parse::<usize>() {
            Ok(place) => hand.get(place).map(|held| held.card).ok_or_else(|| {
                format!("there is no card at place {place} of {}'s hand", name(seat))
            }),
            Err(_) => card_of(word),
        }
    }

    /// The dice a command names at its end, or the automatic payment.
    fn paying(&self, seat: Seat, words: &[&str], item: Item) -> Result<Rack, String> {
        match *words {
            [] => {
                let cost = self.price(seat, item).cost;
                Ok(self.automatic(seat, &cost).unwrap_or(Rack::EMPTY))
            }
            [word] if word.starts_with("pay=") => dice_of(&word["pay=".len()..]),
            _ => Err(format!("`{}` makes no sense here; use pay=LETTERS", words.join(" "))),
        }
    }

    /// The die a command names, or the one that tuning would best turn.
    fn tuning(&self, seat: Seat, word: Option<&str>) -> Result<Face, String> {
        if let Some(word) = word {
            let mut letters = word.chars();
            let one = letters.next().filter(|_| letters.next().is_none());
            return one.and_then(Face::parse).ok_or_else(|| format!("`{word}` is not one die"));
        }
        let side = self.open.side(seat);
        let rack = self.secret[seat.index()].rack;
        let found = rack.tunable(side.lead().id.def().element, side.elements());
        found.ok_or_else(|| format!("{} has no die that could be tuned", name(seat)))
    }
}

impl Scripted for Cards {
    const HELP: &'static str = include_str!("help.txt");

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
            ["lead", lead] => Action::Lead(own_seat(seat, lead)?),
            ["reroll", dice] => Action::Reroll(dice_of(dice)?),
            ["skill", index, ref rest @ ..] => {
                let (index, skill) = self.skill_word(seat, index)?;
                let item = skill.map(Item::Skill);
                let pay = item.map_or(Ok(Rack::EMPTY), |item| self.paying(seat, rest, item))?;
                Action::Skill { index, pay }
            }
            ["play", card, ref rest @ ..] => {
                let card = self.card_word(seat, card)?;
                let mut on = [Aim::Nothing; 2];
                let aimed = rest.iter().take_while(|word| !word.starts_with("pay=")).count();
                let (targets, rest) = rest.split_at(aimed);
                if aimed > on.len() {
                    return Err("a card has at most two targets".into());
                }
                for (slot, word) in on.iter_mut().zip(targets) {
                    *slot = aim_of(seat, word)?;
                }
                let pay = self.paying(seat, rest, Cards::item(card, on))?;
                Action::Play { card, on, pay }
            }
            ["switch", to, ref rest @ ..] => {
                let to = own_seat(seat, to)?;
                Action::Switch { to, pay: self.paying(seat, rest, Item::Switch(to))? }
            }
            ["tune", card, ref die @ ..] if die.len() < 2 => {
                let die = self.tuning(seat, die.first().copied())?;
                Action::Tune { card: self.card_word(seat, card)?, die }
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
        lines::of_event(event)
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
            Refusal::NotInFront => "NotInFront".into(),
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
            ["state"] => Ok(vec![self.state_line()]),
            ["fired", side] => seat_of(side).map(|seat| self.fired_of(seat)),
            ["order", side] => seat_of(side).map(|seat| self.order_of(seat)),
            ["view", side] => seat_of(side).map(|seat| self.view_of(seat)),
            ["price", side, ref what @ ..] => self.price_text(side, what),
            ["preview", side, ref what @ ..] => self.preview_text(side, what),
            ["mask", side] => seat_of(side).map(|seat| self.mask_text(seat)),
            ["think", side, bot, ref limits @ ..] => self.thought_text(side, bot, limits),
            ["list", what] => queries::listing(what),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::run;

    fn fault(script: &str) -> String {
        let teams = "team A mona diluc kaeya\nteam B kaeya diona barbara\n";
        run::<Cards>("x.script", &format!("{teams}{script}\n")).unwrap_err().to_string()
    }

    #[test]
    fn faults_say_what_would_have_been_right() {
        for (script, cause) in [
            ("entity A1 mona fired=0:1\nstate", "mona is no passive of diluc"),
            ("entity A0 mona fired=1:1\nstate", "there is no such trigger"),
            (
                "A skill foo",
                "`foo` is no skill of mona; it has ripple_of_fate, mirror_reflection_of_doom, \
                 stellaris_phantasm",
            ),
            ("think B sly", "B has nothing to decide now"),
            (
                "think A evil",
                "there is no bot `evil`; there are random, courteous, sly, cruel, nightmare",
            ),
            ("think A sly nodes=3", "`nodes=3` makes no sense here; use seed=N or budget=N"),
        ] {
            let fault = fault(script);
            assert!(fault.contains(cause), "{script}: {fault}");
        }
    }
}
