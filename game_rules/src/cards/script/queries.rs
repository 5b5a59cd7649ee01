//! Questions a script can ask: what is on the table, what somebody sees, prices and previews.

use super::{
    fixture::{number, seat_of},
    lines::{entity_text, name, of_event, phase_word, spot},
};
use crate::{
    bots::{Mind, Opponents, Sight},
    cards::{
        Action, Aim, Cards,
        element::Face,
        knowledge::preview::preview,
        mask::Coin,
        pool::{
            def::{Cost, Kind},
            ids::{CardId, CharacterId, EntityId, SkillId},
        },
        setup::Deck,
        state::{Entity, Spot},
        work::Item,
    },
    game::{Game, Illegal, Seat, Turn, Viewer},
    script::{Scripted, listed, yes},
};

fn entities_text(entities: &[Entity]) -> String {
    let shown = entities.iter().filter(|entity| entity.kind() != Kind::Passive);
    let texts: Vec<String> = shown.map(|entity| entity_text(entity).replace(' ', ":")).collect();
    listed(&texts)
}

fn cost_text(cost: &Cost) -> String {
    let mut parts = Vec::new();
    if cost.aligned > 0 {
        parts.push(format!("aligned={}", cost.aligned));
    }
    if let Some((element, n)) = cost.of.filter(|(_, n)| *n > 0) {
        parts.push(format!("{}={n}", element.word()));
    }
    if cost.unaligned > 0 {
        parts.push(format!("unaligned={}", cost.unaligned));
    }
    if cost.energy > 0 {
        parts.push(format!("energy={}", cost.energy));
    }
    if parts.is_empty() { "free".to_owned() } else { parts.join(" ") }
}

/// All names of a kind.
pub(super) fn listing(what: &str) -> Result<Vec<String>, String> {
    Ok(match what {
        "characters" => CharacterId::all().map(|id| id.to_string()).collect(),
        "skills" => SkillId::all().map(|id| format!("{} {id}", id.rules().owner)).collect(),
        "cards" => CardId::all().map(|id| id.to_string()).collect(),
        "entities" => {
            let shown = EntityId::all().filter(|id| id.rules().kind != Kind::Passive);
            shown.map(|id| format!("{id} {:?}", id.rules().kind)).collect()
        }
        "decks" => Deck::starters().iter().map(|starter| starter.id.clone()).collect(),
        _ => return Err("list what? characters, skills, cards, entities or decks".into()),
    })
}

impl Cards {
    pub(super) fn state_line(&self) -> String {
        let turn = match Game::turn(self) {
            Turn::One(seat) => name(seat).to_owned(),
            Turn::Several(_) => "A,B".to_owned(),
            Turn::Over(_) => "over".to_owned(),
        };
        format!(
            "round={} phase={} turn={turn} first={} ended={},{}",
            self.open.round,
            phase_word(self.open.phase),
            name(self.open.first),
            yes(self.open.sides[0].ended),
            yes(self.open.sides[1].ended)
        )
    }

    /// What a side has on the table, one line per thing.
    pub(super) fn state_of(&self, seat: Seat) -> Vec<String> {
        let side = self.open.side(seat);
        let secret = &self.secret[seat.index()];
        let mut lines = Vec::new();
        for (index, who) in (0u8..).zip(&side.team) {
            let mut line = format!(
                "{} {} hp={} energy={} aura={}",
                spot(Spot { side: seat, seat: index }),
                who.id,
                who.hp,
                who.energy,
                who.aura.word()
            );
            if index == side.active {
                line += " active";
            }
            if who.uses_match.iter().any(|&uses| uses > 0) {
                let uses = who.uses_round.iter().zip(who.uses_match);
                let uses: Vec<String> =
                    uses.take(who.id.skills().len()).map(|(r, m)| format!("{r}/{m}")).collect();
                line += &format!(" uses={}", uses.join(","));
            }
            lines.push(format!("{line} {}", entities_text(&who.entities)));
        }
        for (zone, entities) in
            [("combat", &side.combat), ("summons", &side.summons), ("supports", &side.supports)]
        {
            lines.push(format!("{} {zone} {}", name(seat), entities_text(entities)));
        }
        let hand: Vec<&str> = secret.hand.iter().map(|held| held.card.name()).collect();
        let dice = secret.rack.sorted(Some(side.lead().id.def().element));
        let dice: String = dice.into_iter().map(Face::letter).collect();
        let mut line = format!(
            "{} dice={} hand={} deck={}",
            name(seat),
            if dice.is_empty() { "-" } else { &dice },
            listed(&hand),
            secret.deck.len()
        );
        let flags = [
            ("ended", side.ended),
            ("legend", side.legend_played),
            ("plunging", side.plunging),
            ("lost", side.lost_one),
            ("extra", side.extra_action),
        ];
        for (word, _) in flags.iter().filter(|(_, set)| *set) {
            line += &format!(" {word}");
        }
        if side.changes > 0 {
            line += &format!(" changes={}", side.changes);
        }
        lines.push(line);
        lines
    }

    /// The deck of a side, top first.
    pub(super) fn order_of(&self, seat: Seat) -> Vec<String> {
        let deck = self.secret[seat.index()].deck.iter().rev();
        let names: Vec<&str> = deck.map(|card| card.name()).collect();
        vec![format!("{} deck={}", name(seat), listed(&names))]
    }

    /// How often limited triggers have fired, as a fixture says it.
    pub(super) fn fired_of(&self, seat: Seat) -> Vec<String> {
        let side = self.open.side(seat);
        let team = side.team.iter().flat_map(|who| &who.entities);
        let all = team.chain(&side.combat).chain(&side.summons).chain(&side.supports);
        let lines = all.flat_map(|entity| {
            let fired = entity.fired.iter().enumerate().filter(|(_, fired)| **fired > 0);
            fired.map(|(trigger, n)| format!("{} fired={trigger}:{n}", entity.id))
        });
        lines.collect()
    }

    /// What a seat knows of the hands, dice and decks; `?` for what it does not.
    pub(super) fn view_of(&self, seat: Seat) -> Vec<String> {
        let view = Game::view(self, Viewer::Seat(seat));
        let mut lines = Vec::new();
        for (side, known) in [Seat(0), Seat(1)].into_iter().zip(&view.own) {
            let mut hand: Vec<&str> = known.cards.iter().map(|held| held.card.name()).collect();
            hand.resize(usize::from(known.hand), "?");
            let dice = known.rack.map_or("?".repeat(known.dice.into()), |rack| rack.to_string());
            let left = known.left.as_ref().map_or(String::new(), |left| {
                let names: Vec<&str> = left.iter().map(|card| card.name()).collect();
                format!(" left={}", listed(&names))
            });
            let shown: Vec<&str> =
                view.open.side(side).shown.iter().map(|card| card.name()).collect();
            lines.push(format!(
                "{} dice={} hand={} deck={}{left} shown={}",
                name(side),
                if dice.is_empty() { "-" } else { &dice },
                listed(&hand),
                known.deck,
                listed(&shown)
            ));
        }
        lines
    }

    pub(super) fn price_text(&self, side: &str, what: &[&str]) -> Result<Vec<String>, String> {
        let seat = seat_of(side)?;
        let item = match *what {
            ["skill", word] => {
                Item::Skill(self.skill_word(seat, word)?.1.ok_or("there is no such skill")?)
            }
            ["switch", to] => Item::Switch(super::own_seat(seat, to)?),
            ["play", card, ref on @ ..] => {
                let aim = on.first().map_or(Ok(Aim::Nothing), |word| super::aim_of(seat, word))?;
                Cards::item(self.card_word(seat, card)?, [aim, Aim::Nothing])
            }
            _ => return Err("the price of what? skill N, switch N or play CARD".into()),
        };
        let price = self.price(seat, item);
        let fast = if price.fast { " fast" } else { "" };
        Ok(vec![format!("price {}{fast}", cost_text(&price.cost))])
    }

    /// What an action would do, each line with the chance of its branch.
    pub(super) fn preview_text(&self, side: &str, what: &[&str]) -> Result<Vec<String>, String> {
        let seat = seat_of(side)?;
        let action: Action = self.action(seat, what)?;
        match preview(&Game::view(self, Viewer::Seat(seat)), &action) {
            Ok(branches) => {
                let lines = branches.iter().flat_map(|branch| {
                    let odds = branch.odds;
                    branch.steps.iter().map(move |event| format!("{odds} {}", of_event(event)))
                });
                Ok(lines.collect())
            }
            Err(Illegal::Refused(refusal)) => {
                Ok(vec![format!("error {}", Cards::refusal(&refusal))])
            }
            Err(illegal) => Ok(vec![format!("error {illegal}")]),
        }
    }

    /// What a bot would do in the place of a side, from what that side knows.
    pub(super) fn thought_text(
        &self,
        side: &str,
        bot: &str,
        limits: &[&str],
    ) -> Result<Vec<String>, String> {
        let seat = seat_of(side)?;
        if !Game::turn(self).seats().contains(seat) {
            return Err(format!("{side} has nothing to decide now"));
        }
        let (mut seed, mut budget) = (0, Mind::BUDGET);
        for limit in limits {
            match limit.split_once('=') {
                Some(("seed", value)) => seed = number(value)?,
                Some(("budget", value)) => budget = number(value)?,
                _ => return Err(format!("`{limit}` makes no sense here; use seed=N or budget=N")),
            }
        }
        let known = || format!("there is no bot `{bot}`; there are {}", Cards::BOTS.join(", "));
        let mut thinker = Cards::bot(bot).ok_or_else(known)?;
        let mut mind = Mind::new(seed, seat);
        mind.budget = budget;
        let action = thinker.choose(&Sight::new(self, seat), &mut mind);
        Ok(vec![format!("think {side} {}", self.action_text(&action))])
    }

    /// The legal cells of the fixed-size mask, `choice:target=price`.
    pub(super) fn mask_text(&self, seat: Seat) -> Vec<String> {
        let mask = self.mask(seat);
        let cell = |(choice, target): (usize, usize)| {
            let parts = mask.price(choice, target).unwrap_or_default();
            let texts: Vec<String> = parts
                .into_iter()
                .flatten()
                .map(|(n, coin)| match coin {
                    Coin::Of(element) => format!("{n}{}", element.word()),
                    Coin::Aligned => format!("{n}aligned"),
                    Coin::Unaligned => format!("{n}unaligned"),
                    Coin::Energy => format!("{n}energy"),
                })
                .collect();
            format!(
                "{choice}:{target}={}",
                if texts.is_empty() { "-".into() } else { texts.join("+") }
            )
        };
        vec![format!("mask {} {}", name(seat), listed(&mask.cells().map(cell).collect::<Vec<_>>()))]
    }
}
