//! The arena in words, for `referee script`.

use super::{
    Action, Arena, Card, Event, Fighter, HIGHEST_BONUS, LAST_TURN, LOWEST_BONUS, Lineup,
    MatchResult, Refusal, SLOTS, Series, Setup, Side, Team,
    data::{Creature, Data, Dataset, Move, Words},
    event::{Idle, Miss, Stat},
    protocol::from_one,
};
use crate::{
    dice::Dice,
    game::{Game, Seat, Turn},
    script::{Scripted, yes},
};

/// A position in the making: the shipped data with changes, two teams, and what has happened.
#[derive(Default)]
pub struct Fixture {
    moves: Vec<Move>,
    creatures: Vec<Creature>,
    table: Vec<(usize, usize, u8)>,
    teams: [Option<[i32; 6]>; 2],
    setup: Setup,
    changes: Vec<Change>,
    turns: u8,
    finished: Option<MatchResult>,
}

/// A change of one side of the opening position.
type Change = (Seat, Box<dyn Fn(&mut Side) + Send>);

impl std::fmt::Debug for Fixture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Fixture").field("teams", &self.teams).finish_non_exhaustive()
    }
}

const fn letter(seat: Seat) -> char {
    if seat.0 == 0 { 'A' } else { 'B' }
}

fn seat_of(word: &str) -> Result<Seat, String> {
    match word {
        "A" => Ok(Seat(0)),
        "B" => Ok(Seat(1)),
        _ => Err(format!("`{word}` is not a side; use A or B")),
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number that fits here"))
}

/// A place counted from 1 in words, from 0 in the state.
fn place(word: &str, most: u8) -> Result<u8, String> {
    match number::<u8>(word)? {
        place if (1..=most).contains(&place) => Ok(place - 1),
        _ => Err(format!("`{word}` is not a number from 1 to {most}")),
    }
}

fn numbers<T: std::str::FromStr>(word: &str) -> Result<Vec<T>, String> {
    word.split(',').map(number).collect()
}

fn switch(word: &str) -> Result<bool, String> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("`{word}` is neither on nor off")),
    }
}

fn pairs<'a>(words: &[&'a str]) -> Result<Vec<(&'a str, &'a str)>, String> {
    words
        .iter()
        .map(|word| word.split_once('=').ok_or_else(|| format!("`{word}`: give field=value")))
        .collect()
}

/// The entry with this number: the shipped one, or a plain new one at the end of the list.
fn entry<'a, T: Clone>(
    list: &'a mut Vec<T>,
    shipped: &[T],
    id: &str,
    new: impl FnOnce(u16) -> T,
) -> Result<&'a mut T, String> {
    if list.is_empty() {
        *list = shipped.to_vec();
    }
    let id: u16 = number(id)?;
    if usize::from(id) == list.len() + 1 {
        list.push(new(id));
    }
    let count = list.len();
    list.get_mut(usize::from(id).wrapping_sub(1))
        .ok_or_else(|| format!("`{id}` is not a number from 1 to {}", count + 1))
}

fn named(word: &str, id: u16) -> Words {
    Words { pl: format!("{word}{id}"), en: format!("{word}{id}") }
}

fn change_move(fixture: &mut Fixture, id: &str, words: &[&str]) -> Result<(), String> {
    let new = |id| Move {
        id,
        name: named("move", id),
        kind: 1,
        pp: 10,
        base: 0,
        self_damage: 0,
        foe_atk: 0,
        foe_def: 0,
        own_atk: 0,
        own_def: 0,
        poison_damage: 0,
        poison_turns: 0,
        two_turn: false,
        rest: false,
        desc: Words::default(),
    };
    let it = entry(&mut fixture.moves, Data::shipped().moves(), id, new)?;
    for (field, value) in pairs(words)? {
        match field {
            "type" => it.kind = number(value)?,
            "pp" => it.pp = number(value)?,
            "base" => it.base = number(value)?,
            "self_damage" => it.self_damage = number(value)?,
            "foe_atk" => it.foe_atk = number(value)?,
            "foe_def" => it.foe_def = number(value)?,
            "own_atk" => it.own_atk = number(value)?,
            "own_def" => it.own_def = number(value)?,
            "poison_damage" => it.poison_damage = number(value)?,
            "poison_turns" => it.poison_turns = number(value)?,
            "two_turn" => it.two_turn = switch(value)?,
            "rest" => it.rest = switch(value)?,
            _ => return Err(format!("a move has no field `{field}`")),
        }
    }
    Ok(())
}

fn change_creature(fixture: &mut Fixture, id: &str, words: &[&str]) -> Result<(), String> {
    let new = |id| Creature {
        id,
        name: named("creature", id),
        price: 1,
        types: vec![1],
        hp: 100,
        atk: 50,
        def: 50,
        speed: 50,
        moves: vec![1, 2, 3, 4],
        desc: Words::default(),
        art: super::data::Art::default(),
    };
    let it = entry(&mut fixture.creatures, Data::shipped().creatures(), id, new)?;
    for (field, value) in pairs(words)? {
        match field {
            "price" => it.price = number(value)?,
            "types" => it.types = numbers(value)?,
            "hp" => it.hp = number(value)?,
            "atk" => it.atk = number(value)?,
            "def" => it.def = number(value)?,
            "speed" => it.speed = number(value)?,
            "moves" => it.moves = numbers(value)?,
            _ => return Err(format!("a creature has no field `{field}`")),
        }
    }
    Ok(())
}

impl Fixture {
    fn change(
        &mut self,
        side: &str,
        how: impl Fn(&mut Side) + Send + 'static,
    ) -> Result<(), String> {
        self.changes.push((seat_of(side)?, Box::new(how)));
        Ok(())
    }

    fn fighter(
        &mut self,
        side: &str,
        slot: &str,
        how: impl Fn(&mut Fighter) + Send + 'static,
    ) -> Result<(), String> {
        let slot = usize::from(place(slot, 6)?);
        self.change(side, move |side| how(&mut side.fighters[slot]))
    }

    fn data(&self) -> Result<Data, String> {
        if self.moves.is_empty() && self.creatures.is_empty() && self.table.is_empty() {
            return Ok(Data::shipped());
        }
        let shipped = Data::shipped();
        let mut types = shipped.types().clone();
        for &(row, column, halves) in &self.table {
            let cell = types.table.get_mut(row).and_then(|row| row.get_mut(column));
            *cell.ok_or("there is no such type")? = halves;
        }
        let moves = if self.moves.is_empty() { shipped.moves() } else { &self.moves };
        let creatures =
            if self.creatures.is_empty() { shipped.creatures() } else { &self.creatures };
        Dataset::new(types, moves.to_vec(), creatures.to_vec())
            .map(Data::from)
            .map_err(|fault| fault.to_string())
    }
}

/// Could a match come to this?
fn possible(cards: &[Card; SLOTS], side: &Side) -> Result<(), String> {
    let stands = side.fighter().is_none_or(|fighter| fighter.hp > 0);
    if !stands || side.healthy() == 0 {
        return Err("a side needs somebody healthy, and on the arena only such".into());
    }
    if side.active.is_none() && side.locked() {
        return Err("only who is on the arena can be hidden or rest".into());
    }
    for (slot, (fighter, card)) in (1..).zip(side.fighters.iter().zip(cards)) {
        let bonuses = LOWEST_BONUS..=HIGHEST_BONUS;
        if fighter.hp > card.hp {
            return Err(format!("slot {slot} has at most {} hp", card.hp));
        }
        if !bonuses.contains(&fighter.atk) || !bonuses.contains(&fighter.def) {
            return Err(format!("slot {slot}: bonuses are from {LOWEST_BONUS} to {HIGHEST_BONUS}"));
        }
        if fighter.pp.iter().zip(&card.blows).any(|(&pp, blow)| pp > blow.pp) {
            let most = card.blows.map(|blow| blow.pp.to_string()).join(" ");
            return Err(format!("slot {slot} has at most {most} pp"));
        }
        if fighter.tick > 0 && fighter.turns == 0 {
            return Err(format!("slot {slot}: poison lasts at least one turn"));
        }
    }
    Ok(())
}

impl Scripted for Arena {
    const HELP: &'static str = "\
Arena (rules/arena.md). Sides: A, B. Slots, moves and numbers are counted from 1.
Fixture:
  move N field=value …   changes a shipped move, or adds the next one (type 1, 10 pp, nothing
                         else): type pp base self_damage foe_atk foe_def own_atk own_def
                         poison_damage poison_turns two_turn=on rest=on
  creature N field=value …  the same for creatures (hp 100, 50 of each stat, type 1, moves 1 to 4):
                         price types=1,2 hp atk def speed moves=1,2,3,4
  table MOVE DEFENDER H  a multiplier in halves: 0, 1, 2 or 4
  team S N N N N N N     six numbers, 0 = gap     first S          matches 1|2
  turns N                battle turns counted so far
  finished S|draw        match one is over: the rematch is played
  active S SLOT          hidden S MOVE          resting S
  hp S SLOT N            bonus S SLOT ATK DEF   poison S SLOT TICK TURNS   pp S SLOT N N N N
Commands:
  S fight N · S switch N · S pass      pass is what a late trainer gets
  check S fight N · check S switch N   → check S ok, or the document's number and text
  state S                one line for the side, one per creature
  state                  → match=1 turns=3 clock=5 first=A last=FIGHT 1/NO_MOVE verdicts=-/-
Output:
  match N first=S · ready S · turn N · entry · out S slot=N · in S slot=N [auto] · order S
  use S slot=N move=N id=N pp=N · vanish S slot=N · emerge S slot=N move=N id=N
  hit S amount=N hp=N type=N/4 [stab] · miss S hidden|nobody · self S amount=N hp=N
  poisoned S tick=N turns=N [replaced] · bonus S atk|def by=N now=N [clamped]
  rest-owed S · rested S · tick S amount=N hp=N left=N · faint S slot=N · passed S late|stuck
  end S|draw · series A:B
";

    type Fixture = Fixture;

    fn fixture(fixture: &mut Fixture, words: &[&str]) -> Result<bool, String> {
        match *words {
            ["move", id, ref fields @ ..] => change_move(fixture, id, fields)?,
            ["creature", id, ref fields @ ..] => change_creature(fixture, id, fields)?,
            ["table", row, column, halves] => {
                let kinds = Data::shipped().types().types.len() as u8;
                let (row, column) = (place(row, kinds)?, place(column, kinds)?);
                fixture.table.push((row.into(), column.into(), number(halves)?));
            }
            ["team", side, ref ids @ ..] => {
                let ids: Vec<i32> = ids.iter().map(|id| number(id)).collect::<Result<_, _>>()?;
                let ids = ids.try_into().map_err(|_| "a team has six slots; 0 is a gap")?;
                fixture.teams[seat_of(side)?.index()] = Some(ids);
            }
            ["first", side] => fixture.setup.first = seat_of(side)?,
            ["matches", count] => fixture.setup.matches = number(count)?,
            ["turns", turns] => fixture.turns = number(turns)?,
            ["finished", "draw"] => fixture.finished = Some(MatchResult::Drawn),
            ["finished", side] => fixture.finished = Some(MatchResult::Won(seat_of(side)?)),
            ["active", side, slot] => {
                let slot = place(slot, 6)?;
                fixture.change(side, move |side| side.active = Some(slot))?;
            }
            ["hidden", side, index] => {
                let index = place(index, 4)?;
                fixture.change(side, move |side| side.pending = Some(index))?;
            }
            ["resting", side] => fixture.change(side, |side| side.resting = true)?,
            ["hp", side, slot, hp] => {
                let hp = number(hp)?;
                fixture.fighter(side, slot, move |fighter| fighter.hp = hp)?;
            }
            ["bonus", side, slot, atk, def] => {
                let bonus = (number(atk)?, number(def)?);
                fixture.fighter(side, slot, move |it| (it.atk, it.def) = bonus)?;
            }
            ["poison", side, slot, tick, turns] => {
                let poison = (number(tick)?, number(turns)?);
                fixture.fighter(side, slot, move |it| (it.tick, it.turns) = poison)?;
            }
            ["pp", side, slot, one, two, three, four] => {
                let pp = [number(one)?, number(two)?, number(three)?, number(four)?];
                fixture.fighter(side, slot, move |fighter| fighter.pp = pp)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn place(fixture: Fixture) -> Result<Arena, String> {
        let data = fixture.data()?;
        let team = |side: usize| {
            let ids = fixture.teams[side].ok_or("both sides need a team")?;
            Team::new(&data, ids).map_err(|code| format!("{} {code}", code.number()))
        };
        let lineup = Lineup::new(&data, [team(0)?, team(1)?])
            .map_err(|code| format!("{} {code}", code.number()))?;
        if !(1..=2).contains(&fixture.setup.matches) {
            return Err("there are one or two matches".into());
        }
        let mut series = Series::new(lineup, fixture.setup.first, fixture.setup.matches);
        if let Some(verdict) = fixture.finished {
            if fixture.setup.matches == 1 {
                return Err("with one match nothing can follow a finished one".into());
            }
            series.finish_first(verdict);
        }
        let bout = series.bout_mut();
        if fixture.turns >= LAST_TURN {
            return Err(format!("a match ends with turn {LAST_TURN}: give fewer turns"));
        }
        bout.turns = fixture.turns;
        for (seat, change) in &fixture.changes {
            change(&mut bout.sides[seat.index()]);
        }
        let bout = *bout;
        for (seat, side) in Seat::all(2).zip(&bout.sides) {
            possible(series.lineup().row(seat.index()), side)
                .map_err(|why| format!("{}: {why}", letter(seat)))?;
        }
        Ok(Arena { series, given: [None; 2], dice: Dice::stream(0, "script") })
    }

    fn open(&mut self, out: &mut Vec<Event>) {
        if self.series.clock() == 0 && self.series.bout().sides.iter().all(|s| s.active.is_none()) {
            self.series.announce(out);
        }
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        seat_of(name).ok()
    }

    fn name(&self, seat: Seat) -> String {
        letter(seat).to_string()
    }

    fn action(&self, _seat: Seat, words: &[&str]) -> Result<Action, String> {
        let far = |word: &str| number(word).map(from_one);
        match words {
            ["fight", index] => Ok(Action::Fight(far(index)?)),
            ["switch", slot] => Ok(Action::Switch(far(slot)?)),
            ["pass"] => Ok(Action::Pass),
            _ => Err("an order is fight N, switch N or pass".into()),
        }
    }

    fn action_text(&self, action: &Action) -> String {
        match action {
            Action::Fight(index) => format!("fight {}", u16::from(*index) + 1),
            Action::Switch(slot) => format!("switch {}", u16::from(*slot) + 1),
            Action::Pass => "pass".into(),
        }
    }

    fn line(&self, event: &Event) -> String {
        line(*event)
    }

    fn refusal(refusal: &Refusal) -> String {
        format!("{} {refusal}", refusal.number())
    }

    fn query(
        &self,
        _start: &Arena,
        _history: &[Event],
        words: &[&str],
    ) -> Option<Result<Vec<String>, String>> {
        Some(match *words {
            ["check", side, ref order @ ..] => seat_of(side).and_then(|seat| {
                let choice = self.action(seat, order)?;
                Ok(vec![match self.series.check(seat, choice) {
                    Ok(()) => format!("check {side} ok"),
                    Err(code) => format!("check {side} {} {code}", code.number()),
                }])
            }),
            ["state", side] => seat_of(side).map(|seat| self.side_lines(seat)),
            ["state"] => Ok(vec![self.state_line()]),
            _ => return None,
        })
    }
}

impl Arena {
    fn side_lines(&self, seat: Seat) -> Vec<String> {
        let side = self.series.bout().side(seat);
        let slot = side.active.map_or("-".to_owned(), |slot| (slot + 1).to_string());
        let hidden = side.pending.map_or("-".to_owned(), |index| (index + 1).to_string());
        let (name, resting) = (letter(seat), yes(side.resting));
        let mut lines = vec![format!("{name} active={slot} hidden={hidden} resting={resting}")];
        let ids = self.series.lineup().teams()[seat.index()].ids();
        for (slot, (it, id)) in side.fighters.iter().zip(ids).enumerate() {
            if id > 0 {
                let pp = it.pp.map(|pp| pp.to_string()).join(",");
                lines.push(format!(
                    "{name}{} id={id} hp={} bonus={},{} poison={}x{} pp={pp}",
                    slot + 1,
                    it.hp,
                    it.atk,
                    it.def,
                    it.tick,
                    it.turns
                ));
            }
        }
        lines
    }

    fn state_line(&self) -> String {
        let series = &self.series;
        let verdicts = series.verdicts().map(|verdict| verdict.map_or("-".to_owned(), word));
        let [one, two] = series.last();
        let turn = match self.turn() {
            Turn::Over(_) => "over".to_owned(),
            turn => turn.seats().iter().map(letter).collect(),
        };
        format!(
            "match={} turns={} clock={} first={} turn={turn} last={one}/{two} verdicts={}",
            series.number(),
            series.bout().turns,
            series.clock(),
            letter(series.bout().first),
            verdicts.join("/")
        )
    }
}

fn word(verdict: MatchResult) -> String {
    match verdict {
        MatchResult::Won(seat) => letter(seat).to_string(),
        MatchResult::Drawn => "draw".into(),
    }
}

fn mark(it_is: bool, text: &'static str) -> &'static str {
    if it_is { text } else { "" }
}

fn line(event: Event) -> String {
    match event {
        Event::MatchStart { number, first } => format!("match {number} first={}", letter(first)),
        Event::Ready { side } => format!("ready {}", letter(side)),
        Event::TurnStart { entry: true, .. } => "entry".into(),
        Event::TurnStart { n, .. } => format!("turn {n}"),
        Event::SwitchOut { side, slot } => format!("out {} slot={}", letter(side), slot + 1),
        Event::SwitchIn { side, slot, auto } => {
            format!("in {} slot={}{}", letter(side), slot + 1, mark(auto, " auto"))
        }
        Event::Order { first } => format!("order {}", letter(first)),
        Event::MoveUsed { side, slot, index, id, pp } => {
            format!("use {} slot={} move={} id={id} pp={pp}", letter(side), slot + 1, index + 1)
        }
        Event::Vanish { side, slot } => format!("vanish {} slot={}", letter(side), slot + 1),
        Event::Emerge { side, slot, index, id } => {
            format!("emerge {} slot={} move={} id={id}", letter(side), slot + 1, index + 1)
        }
        Event::Hit { side, amount, hp, t4, stab } => {
            format!(
                "hit {} amount={amount} hp={hp} type={t4}/4{}",
                letter(side),
                mark(stab, " stab")
            )
        }
        Event::Missed { side, why: Miss::Invincible } => format!("miss {} hidden", letter(side)),
        Event::Missed { side, why: Miss::NoTarget } => format!("miss {} nobody", letter(side)),
        Event::SelfHit { side, amount, hp } => {
            format!("self {} amount={amount} hp={hp}", letter(side))
        }
        Event::Poisoned { side, tick, turns, replaced } => {
            let again = mark(replaced, " replaced");
            format!("poisoned {} tick={tick} turns={turns}{again}", letter(side))
        }
        Event::Bonus { side, which, delta, after, clamped } => {
            let which = if which == Stat::Attack { "atk" } else { "def" };
            let stopped = mark(clamped, " clamped");
            format!("bonus {} {which} by={delta} now={after}{stopped}", letter(side))
        }
        Event::RestOwed { side } => format!("rest-owed {}", letter(side)),
        Event::Rested { side } => format!("rested {}", letter(side)),
        Event::PoisonTick { side, amount, hp, left } => {
            format!("tick {} amount={amount} hp={hp} left={left}", letter(side))
        }
        Event::Fainted { side, slot } => format!("faint {} slot={}", letter(side), slot + 1),
        Event::Passed { side, why } => {
            let why = if why == Idle::Late { "late" } else { "stuck" };
            format!("passed {} {why}", letter(side))
        }
        Event::MatchEnd { verdict } => format!("end {}", word(verdict)),
        Event::SeriesEnd { points: [one, two] } => format!("series {one}:{two}"),
    }
}
