//! A position set up by hand, line by line.

use crate::{
    dice::Dice,
    duel::{
        Clip, EVIL, HUMAN, Tool,
        full::{
            Body, Chosen, Counters, Duel, Event, EvilHp, First, Known, Mode, OwnStatus, Rack,
            Setup, Sharing, Side, Slot, Stage, setup::House, terms::Blowback,
        },
    },
    game::Seat,
};

/// More of anything would only take long.
const MOST_STACKED: u32 = 1_000_000;

/// A position in the making. Without a clip the duel starts with a round start.
#[derive(Debug)]
pub struct Fixture {
    setup: Setup,
    sides: [Side; 2],
    hp: [Option<i128>; 2],
    racks: [Option<Rack>; 2],
    clip: Option<Clip>,
    loaded: Option<(u8, u8)>,
    extras: Vec<Clip>,
    wear: Option<u32>,
    current: Option<Seat>,
    sharing: Option<Sharing>,
    stage: Option<Staged>,
    count: Counters,
    from_the_start: bool,
}

/// A stage battle in the making.
#[derive(Debug)]
struct Staged {
    initiator: Seat,
    wagers: [i128; 2],
    fighters: [Side; 2],
}

impl Default for Fixture {
    fn default() -> Fixture {
        Fixture {
            setup: Setup::default(),
            sides: [Side::fresh(1), Side::fresh(1)],
            hp: [None; 2],
            racks: [None; 2],
            clip: None,
            loaded: None,
            extras: Vec::new(),
            wear: None,
            current: None,
            sharing: None,
            stage: None,
            count: Counters { period: 1, ..Counters::default() },
            from_the_start: false,
        }
    }
}

pub(super) fn seat_of(word: &str) -> Result<Seat, String> {
    match word {
        "H" => Ok(HUMAN),
        "E" => Ok(EVIL),
        _ => Err(format!("`{word}` is not a side; use H or E")),
    }
}

pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number that fits here"))
}

pub(super) fn tool_of(word: &str) -> Result<Tool, String> {
    Tool::parse(word).ok_or_else(|| format!("`{word}` is not a tool"))
}

fn switch(word: &str) -> Result<bool, String> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("`{word}` is neither on nor off")),
    }
}

fn clip_of(word: &str) -> Result<Clip, String> {
    match word {
        "-" => Ok(Clip::default()),
        _ => Clip::parse(word)
            .ok_or_else(|| format!("`{word}` is not a clip: up to 128 of L and B, or -")),
    }
}

/// `knife`, `-`, `knife:2`, `-:3`.
fn slot_of(word: &str) -> Result<Slot, String> {
    let (tool, life) = word.split_once(':').unwrap_or((word, "0"));
    let tool = if tool == "-" { None } else { Some(tool_of(tool)?) };
    Ok(Slot { life: number(life)?, tool })
}

pub(super) fn slot_text(slot: &Slot) -> String {
    let tool = slot.tool.map_or("-", Tool::word);
    if slot.is_temporary() { format!("{tool}:{}", slot.life) } else { tool.to_owned() }
}

fn mode_of(word: &str) -> Result<u32, String> {
    let id = if word == "house" { Mode::HOUSE } else { number(word)? };
    match Mode::numbered(id) {
        Some(_) => Ok(id),
        None => Err(format!("there is no mode `{word}`: 1 to 8, or house")),
    }
}

fn limited(word: &str, most: u8, what: &str) -> Result<u8, String> {
    let value: u8 = number(word)?;
    if value > most {
        return Err(format!("{what} = {value}: must be at most {most}"));
    }
    Ok(value)
}

/// A stack or a count of turns.
fn stack(word: &str) -> Result<u32, String> {
    let value: u32 = number(word)?;
    if value > MOST_STACKED {
        return Err(format!("`{word}` is too many: at most {MOST_STACKED}"));
    }
    Ok(value)
}

impl Fixture {
    fn side(&mut self, word: &str) -> Result<&mut Side, String> {
        Ok(&mut self.sides[seat_of(word)?.index()])
    }

    /// One line about a side; false if it is not one.
    pub fn side_line(&mut self, words: &[&str]) -> Result<bool, String> {
        let [field, seat, values @ ..] = words else { return Ok(false) };
        let value = values.first().copied().unwrap_or_default();
        match *field {
            "hp" => self.hp[seat_of(seat)?.index()] = Some(number(value)?),
            "wounds" => {
                let wounds = limited(value, Body::WOUNDS, "wounds")?;
                self.side(seat)?.body.wounds = wounds;
            }
            "breath" => {
                let breath = limited(value, Body::BREATH, "breath")?;
                self.side(seat)?.body.breath = breath;
            }
            "daze" => self.side(seat)?.body.daze = stack(value)?,
            "boost" => {
                let side = self.side(seat)?;
                side.body.boost = stack(value)?;
                side.known.boost = side.body.boost;
            }
            "good-self" => self.side(seat)?.body.good_self = stack(value)?,
            "good-foe" => self.side(seat)?.body.good_foe = stack(value)?,
            "bad" => self.side(seat)?.body.bad = stack(value)?,
            "catcher" => self.side(seat)?.body.catcher = stack(value)?,
            "repeater" => self.side(seat)?.body.repeater = stack(value)?,
            "combo" => self.side(seat)?.body.combo = stack(value)?,
            "thorns" => self.side(seat)?.body.thorns = stack(value)?,
            "fire" => self.side(seat)?.body.fire = stack(value)?,
            "burning" => self.side(seat)?.burning = limited(value, 3, "burning")?,
            "vests" => {
                let vests: Result<Vec<i32>, String> =
                    values.iter().map(|vest| number(vest)).collect();
                self.side(seat)?.body.vests = vests?;
            }
            "bandages" => {
                let [new, ripe] = values else { return Err("bandages S NEW RIPE".into()) };
                let body = &mut self.side(seat)?.body;
                (body.bandage_new, body.bandage_ripe) = (stack(new)?, stack(ripe)?);
            }
            "rattled" => {
                let [rounds, potential] = values else {
                    return Err("rattled S ROUNDS POTENTIAL".into());
                };
                let body = &mut self.side(seat)?.body;
                (body.rattled, body.rattle_potential) = (stack(rounds)?, stack(potential)?);
            }
            "rack" => {
                let slots: Result<Vec<Slot>, String> =
                    values.iter().map(|slot| slot_of(slot)).collect();
                self.racks[seat_of(seat)?.index()] = Some(Rack::try_from(slots?)?);
            }
            "sent" => {
                let [tool, count] = values else { return Err("sent S T COUNT".into()) };
                self.side(seat)?.sent.set(tool_of(tool)?, number(count)?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// One line about the table; false if it is not one.
    pub fn table_line(&mut self, words: &[&str]) -> Result<bool, String> {
        match *words {
            ["mode", ref words @ ..] if words.iter().any(|word| word.contains('(')) => {
                let mode = Mode::read("mode", &words.join(" ")).map_err(|why| why.to_string())?;
                self.setup.mode = Chosen::Own(Box::new(mode));
            }
            ["mode", mode] => self.setup.mode = Chosen::Number(mode_of(mode)?),
            ["start"] => self.from_the_start = true,
            ["own-status", "shown"] => self.setup.own_status = OwnStatus::Shown,
            ["own-status", "hidden"] => self.setup.own_status = OwnStatus::Hidden,
            ["legacy", word] => self.setup.legacy = switch(word)?,
            ["document-tools", word] => self.setup.document_tools = switch(word)?,
            ["nightmare", seat] => self.setup.favoured = Some(seat_of(seat)?),
            ["clip", shells] => self.clip = Some(clip_of(shells)?),
            ["loaded", live, blank] => self.loaded = Some((number(live)?, number(blank)?)),
            ["extra", ref clips @ ..] if clips.len() == 1 || clips.len() == 3 => {
                self.extras = clips.iter().map(|clip| clip_of(clip)).collect::<Result<_, _>>()?;
            }
            ["extra", ..] => return Err("there is one extra clip, or there are three".into()),
            ["wear", wear] => self.wear = Some(number(wear)?),
            ["current", seat] => self.current = Some(seat_of(seat)?),
            ["sharing", seat, rounds] => {
                let sharing = Sharing { borrower: seat_of(seat)?, rounds_left: number(rounds)? };
                if sharing.rounds_left == 0 {
                    return Err("sharing = 0: must last at least 1 round".into());
                }
                self.sharing = Some(sharing);
            }
            ["stage", seat, human, evil] => {
                let wagers = [number(human)?, number(evil)?];
                if wagers.iter().any(|wager| !(1..=Mode::MOST_HP).contains(wager)) {
                    return Err(format!("a stake must be from 1 to {}", Mode::MOST_HP));
                }
                let fighters = wagers.map(Side::fresh);
                self.stage = Some(Staged { initiator: seat_of(seat)?, wagers, fighters });
            }
            [field, seat, value] if field.starts_with("stage-") => {
                let stage = self.stage.as_mut().ok_or("first `stage`, then who stands on it")?;
                let fighter = &mut stage.fighters[seat_of(seat)?.index()];
                match field {
                    "stage-hp" => fighter.hp = number(value)?,
                    "stage-wounds" => {
                        let wounds = limited(value, Body::WOUNDS, "wounds")?;
                        fighter.body.wounds = wounds;
                        fighter.known = Known::certain(wounds);
                    }
                    "stage-breath" => fighter.body.breath = limited(value, Body::BREATH, "breath")?,
                    "stage-daze" => fighter.body.daze = stack(value)?,
                    _ => return Ok(false),
                }
                if !(1..=Mode::MOST_HP).contains(&fighter.hp) {
                    let most = Mode::MOST_HP;
                    return Err(format!("stage-hp = {}: must be from 1 to {most}", fighter.hp));
                }
            }
            ["period", period] => self.count.period = number(period)?,
            ["round", round] => {
                self.count.round = number(round)?;
                self.count.rounds = self.count.rounds.max(self.count.round);
            }
            ["round", round, rounds] => {
                (self.count.round, self.count.rounds) = (number(round)?, number(rounds)?);
            }
            ["turns", turns] => {
                self.count.turn = number(turns)?;
                self.count.turns = self.count.turn;
            }
            ["turns", turn, turns] => {
                (self.count.turn, self.count.turns) = (number(turn)?, number(turns)?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The position.
    pub fn place(self) -> Result<Duel, String> {
        let fixture = self;
        let house = House::new(&fixture.setup).map_err(|fault| fault.to_string())?;
        let mut game = Duel::new(house, Dice::stream(0, "script"));
        if fixture.from_the_start {
            return Ok(game);
        }
        let period = fixture.count.period;
        if period == 0 {
            return Err("period = 0: must be at least 1".into());
        }
        game.count = fixture.count;
        game.sides = fixture.sides;
        let (slots, human, evil, first, blowback) = {
            let terms = game.terms();
            (terms.slots, terms.human_hp, terms.evil_hp, terms.first, terms.blowback)
        };
        let evil = match evil {
            EvilHp::Fixed(hp) | EvilHp::Range(hp, _) => hp,
            EvilHp::PerPeriod { base, step } => base + step * i128::from(period - 1),
        };
        for (index, default) in [human, evil].into_iter().enumerate() {
            let side = &mut game.sides[index];
            side.hp = fixture.hp[index].unwrap_or(default);
            side.known = Known { boost: side.known.boost, ..Known::certain(side.body.wounds) };
            if side.hp > Mode::MOST_HP || fixture.stage.is_none() && side.hp < 1 {
                return Err(format!("hp = {}: must be from 1 to {}", side.hp, Mode::MOST_HP));
            }
            game.racks[index] = fixture.racks[index].unwrap_or_else(|| Rack::new(slots));
        }
        game.current = fixture.current.unwrap_or(if first == First::Evil { EVIL } else { HUMAN });
        game.wear = fixture.wear.unwrap_or(match blowback {
            Blowback::Worn(start) => start,
            Blowback::Fixed(_) => 0,
        });
        game.sharing = fixture.sharing;
        game.extra_count = fixture.extras.len() as u8;
        for (extra, clip) in game.extras.iter_mut().zip(&fixture.extras) {
            *extra = *clip;
        }
        if let Some(clip) = fixture.clip {
            if clip.is_empty() {
                return Err("the clip is empty: leave it out to begin with a round".into());
            }
            game.main = clip;
            game.loaded = fixture.loaded.unwrap_or((clip.live(), clip.blank()));
            game.count.round = game.count.round.max(1);
            game.count.rounds = game.count.rounds.max(1);
        }
        if let Some(Staged { initiator, wagers, fighters }) = fixture.stage {
            let parents = std::mem::replace(&mut game.sides, fighters);
            game.stage = Some(Box::new(Stage { initiator, wagers, parents }));
        }
        game.log = history(&game);
        Ok(game)
    }
}

/// A past that leads to a position set up by hand, as far as counts and announcements go.
fn history(game: &Duel) -> Vec<Event> {
    if game.main.is_empty() {
        return Vec::new();
    }
    let mut log = vec![Event::Period { number: game.count.period }];
    let copies = match game.extra_count {
        0 => 0,
        1 => 1,
        _ => 2,
    };
    for _ in 0..copies {
        log.push(Event::Spent { seat: HUMAN, slot: 0, tool: Tool::TwinGuns, last: false });
    }
    log.push(Event::Round { number: game.count.round });
    let sides = game.stage.as_ref().map_or(&game.sides, |stage| &stage.parents);
    for (seat, side) in [HUMAN, EVIL].into_iter().zip(sides) {
        log.push(Event::Standing { seat, hp: side.hp, wounds: side.body.wounds });
    }
    let (live, blank) = (game.main.live(), game.main.blank());
    log.push(Event::Loaded { live, blank });
    if let Some(stage) = &game.stage {
        for (seat, wager) in [HUMAN, EVIL].into_iter().zip(stage.wagers) {
            log.push(Event::Wagered { seat, wager });
        }
    }
    log
}
