//! A position set up by hand, line by line.

use crate::{
    dice::Dice,
    duel::{
        Clip, EVIL, HUMAN, Tool,
        full::{
            Body, Chosen, Counters, Duel, Event, EvilHp, First, Mode, OwnStatus, PublicKnowledge,
            Rack, Setup, Sharing, Side, Slot, StageBattle, prepared_mode::Blowback,
            setup::PreparedSetup,
        },
    },
    game::Seat,
    script::whole,
};

/// More of anything would only take long.
const MOST_STACKED: i128 = 1_000_000;
/// Periods, rounds and turns.
const MOST_COUNTED: i128 = 1_000_000_000;

/// What a line of each word looks like.
const SHAPES: [(&str, &str); 38] = [
    ("hp", "hp S N"),
    ("wounds", "wounds S 0…8"),
    ("breath", "breath S 0…32"),
    ("daze", "daze S N"),
    ("boost", "boost S N"),
    ("good-self", "good-self S N"),
    ("good-foe", "good-foe S N"),
    ("bad", "bad S N"),
    ("catcher", "catcher S N"),
    ("repeater", "repeater S N"),
    ("combo", "combo S N"),
    ("thorns", "thorns S N"),
    ("fire", "fire S N"),
    ("burning", "burning S 0…3"),
    ("vests", "vests S D D …"),
    ("bandages", "bandages S NEW RIPE"),
    ("rattled", "rattled S ROUNDS POTENTIAL"),
    ("sent", "sent S T COUNT"),
    ("rack", "rack S SLOT …"),
    ("mode", "mode 1…8|house|(id: 9, …)"),
    ("start", "start"),
    ("own-status", "own-status shown|hidden"),
    ("legacy", "legacy on|off"),
    ("document-tools", "document-tools on|off"),
    ("nightmare", "nightmare S"),
    ("clip", "clip LBL"),
    ("loaded", "loaded L B"),
    ("wear", "wear N"),
    ("current", "current S"),
    ("sharing", "sharing S ROUNDS"),
    ("stage", "stage S A B"),
    ("stage-hp", "stage-hp S N"),
    ("stage-wounds", "stage-wounds S 0…8"),
    ("stage-breath", "stage-breath S 0…32"),
    ("stage-daze", "stage-daze S N"),
    ("period", "period N"),
    ("round", "round N [N]"),
    ("turns", "turns N [N]"),
];

/// What ends the fixture.
const COMMANDS: [&str; 11] =
    ["H", "E", "state", "view", "odds", "shot", "body", "lease", "legal", "save", "restore"];

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

pub(super) fn tool_of(word: &str) -> Result<Tool, String> {
    let unknown = || format!("`{word}` is not a tool: use 0 to 35, or its word");
    Tool::parse(word).ok_or_else(unknown)
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
    Ok(Slot { life: whole("life", life, 0..=u8::MAX.into())?, tool })
}

pub(super) fn slot_text(slot: &Slot) -> String {
    let tool = slot.tool.map_or("-", Tool::word);
    if slot.is_temporary() { format!("{tool}:{}", slot.life) } else { tool.to_owned() }
}

fn mode_of(word: &str) -> Result<u32, String> {
    let id = if word == "house" { Some(Mode::HOUSE) } else { word.parse().ok() };
    id.filter(|id| Mode::numbered(*id).is_some())
        .ok_or_else(|| format!("there is no mode `{word}`: 1 to 8, or house"))
}

/// A stack or a count of turns.
fn stack(field: &str, word: &str) -> Result<u32, String> {
    whole(field, word, 0..=MOST_STACKED)
}

fn count(field: &str, word: &str) -> Result<u32, String> {
    whole(field, word, 0..=MOST_COUNTED)
}

fn wounds(field: &str, word: &str) -> Result<u8, String> {
    whole(field, word, 0..=Body::WOUNDS.into())
}

fn breath(field: &str, word: &str) -> Result<u8, String> {
    whole(field, word, 0..=Body::BREATH.into())
}

impl Fixture {
    fn side(&mut self, word: &str) -> Result<&mut Side, String> {
        Ok(&mut self.sides[seat_of(word)?.index()])
    }

    /// One line; false if it is a command, which ends the fixture.
    pub fn line(&mut self, words: &[&str]) -> Result<bool, String> {
        if self.table_line(words)? || self.list_line(words)? || self.side_line(words)? {
            return Ok(true);
        }
        let first = words[0];
        match SHAPES.iter().find(|(word, _)| *word == first) {
            Some((_, shape)) => Err(format!("`{}` must be: {shape}", words.join(" "))),
            None if COMMANDS.contains(&first) => Ok(false),
            None => Err(format!("`{first}` is neither a line of the fixture nor a command")),
        }
    }

    /// One value of a side; false if it is something else.
    fn side_line(&mut self, words: &[&str]) -> Result<bool, String> {
        let [field, seat, value] = *words else { return Ok(false) };
        if field == "hp" {
            let limits = -Mode::MOST_HP..=Mode::MOST_HP;
            self.hp[seat_of(seat)?.index()] = Some(whole(field, value, limits)?);
            return Ok(true);
        }
        let stack = || stack(field, value);
        let side = self.side(seat);
        match field {
            "wounds" => side?.body.wounds = wounds(field, value)?,
            "breath" => side?.body.breath = breath(field, value)?,
            "daze" => side?.body.daze = stack()?,
            "boost" => {
                let side = side?;
                side.body.boost = stack()?;
                side.known.boost = side.body.boost;
            }
            "good-self" => side?.body.good_self = stack()?,
            "good-foe" => side?.body.good_foe = stack()?,
            "bad" => side?.body.bad = stack()?,
            "catcher" => side?.body.catcher = stack()?,
            "repeater" => side?.body.repeater = stack()?,
            "combo" => side?.body.combo = stack()?,
            "thorns" => side?.body.thorns = stack()?,
            "fire" => side?.body.fire = stack()?,
            "burning" => side?.burning = whole(field, value, 0..=3)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Several values of a side; false if it is something else.
    fn list_line(&mut self, words: &[&str]) -> Result<bool, String> {
        match *words {
            ["vests", seat, ref vests @ ..] => {
                let limits = || -MOST_STACKED..=MOST_STACKED;
                let vests = vests.iter().map(|vest| whole("vests", vest, limits()));
                self.side(seat)?.body.vests = vests.collect::<Result<_, _>>()?;
            }
            ["bandages", seat, new, ripe] => {
                let body = &mut self.side(seat)?.body;
                body.bandage_new = stack("bandages (new)", new)?;
                body.bandage_ripe = stack("bandages (ripe)", ripe)?;
            }
            ["rattled", seat, rounds, potential] => {
                let body = &mut self.side(seat)?.body;
                body.rattled = stack("rattled (rounds)", rounds)?;
                body.rattle_potential = stack("rattled (potential)", potential)?;
            }
            ["rack", seat, ref slots @ ..] => {
                let slots: Result<Vec<Slot>, String> =
                    slots.iter().map(|slot| slot_of(slot)).collect();
                self.racks[seat_of(seat)?.index()] = Some(Rack::try_from(slots?)?);
            }
            ["sent", seat, tool, count] => {
                let count = whole("sent", count, 0..=u16::MAX.into())?;
                self.side(seat)?.sent.set(tool_of(tool)?, count);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// One line about the table; false if it is not one.
    fn table_line(&mut self, words: &[&str]) -> Result<bool, String> {
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
            ["loaded", live, blank] => {
                let shells = |word| whole("loaded", word, 0..=Clip::MAX.into());
                self.loaded = Some((shells(live)?, shells(blank)?));
            }
            ["extra", ref clips @ ..] if clips.len() == 1 || clips.len() == 3 => {
                let extra = |clip: &&str| clip_of(if *clip == "empty" { "-" } else { clip });
                self.extras = clips.iter().map(extra).collect::<Result<_, _>>()?;
            }
            ["extra", ..] => return Err("there is one extra clip, or there are three".into()),
            ["wear", wear] => self.wear = Some(stack("wear", wear)?),
            ["current", seat] => self.current = Some(seat_of(seat)?),
            ["sharing", seat, rounds] => {
                let rounds_left = whole("sharing", rounds, 1..=MOST_STACKED)?;
                self.sharing = Some(Sharing { borrower: seat_of(seat)?, rounds_left });
            }
            ["stage", seat, human, evil] => {
                let stake = |word| whole("stage", word, 1..=Mode::MOST_HP);
                let wagers = [stake(human)?, stake(evil)?];
                let fighters = wagers.map(Side::fresh);
                self.stage = Some(Staged { initiator: seat_of(seat)?, wagers, fighters });
            }
            [field, seat, value] if field.starts_with("stage-") => {
                let stage = self.stage.as_mut().ok_or("first `stage`, then who stands on it")?;
                let fighter = &mut stage.fighters[seat_of(seat)?.index()];
                match field {
                    "stage-hp" => fighter.hp = whole(field, value, 1..=Mode::MOST_HP)?,
                    "stage-wounds" => {
                        fighter.body.wounds = wounds(field, value)?;
                        fighter.known = PublicKnowledge::certain(fighter.body.wounds);
                    }
                    "stage-breath" => fighter.body.breath = breath(field, value)?,
                    "stage-daze" => fighter.body.daze = stack(field, value)?,
                    _ => return Ok(false),
                }
            }
            ["period", period] => self.count.period = whole("period", period, 1..=MOST_COUNTED)?,
            ["round", round] => {
                self.count.round = count("round", round)?;
                self.count.rounds = self.count.rounds.max(self.count.round);
            }
            ["round", round, rounds] => {
                self.count.round = count("round", round)?;
                self.count.rounds = count("round (of the game)", rounds)?;
            }
            ["turns", turns] => {
                self.count.turn = count("turns", turns)?;
                self.count.turns = self.count.turn;
            }
            ["turns", turn, turns] => {
                self.count.turn = count("turns", turn)?;
                self.count.turns = count("turns (of the game)", turns)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The position.
    pub fn place(self) -> Result<Duel, String> {
        let fixture = self;
        let house = PreparedSetup::new(&fixture.setup).map_err(|fault| fault.to_string())?;
        let mut game = Duel::new(house, Dice::stream(0, "script"));
        if fixture.from_the_start {
            return Ok(game);
        }
        let period = fixture.count.period;
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
            side.known = PublicKnowledge {
                boost: side.known.boost,
                ..PublicKnowledge::certain(side.body.wounds)
            };
            // The original lets the dead go on with their tools; stakes may be all somebody had.
            let mortal = fixture.stage.is_none() && !fixture.setup.legacy;
            if side.hp < 1 && mortal {
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
            game.stage = Some(Box::new(StageBattle { initiator, wagers, parents }));
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
