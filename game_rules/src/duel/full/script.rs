//! The duel in words, for `referee script`.

use super::{
    Action, Counters, Duel, Event, Feeling, Known, Mode, OwnStatus, Pending, Rack, Refusal, Setup,
    Sharing, Side, Slot, Stage, setup::House,
};
use crate::{
    dice::Dice,
    duel::{Aim, Clip, EVIL, Ending, HUMAN, Shell, Tool, letter},
    game::{Game, Seat, Turn, Viewer},
    script::{Scripted, listed, yes},
};

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
    wear: u32,
    current: Option<Seat>,
    sharing: Option<Sharing>,
    stage: Option<(Seat, [i128; 2], [Option<i128>; 2])>,
    count: Counters,
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
            wear: 0,
            current: None,
            sharing: None,
            stage: None,
            count: Counters { period: 1, ..Counters::default() },
        }
    }
}

fn seat_of(word: &str) -> Result<Seat, String> {
    match word {
        "H" => Ok(HUMAN),
        "E" => Ok(EVIL),
        _ => Err(format!("`{word}` is not a side; use H or E")),
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number that fits here"))
}

fn tool_of(word: &str) -> Result<Tool, String> {
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

fn slot_text(slot: &Slot) -> String {
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

impl Fixture {
    fn side(&mut self, word: &str) -> Result<&mut Side, String> {
        Ok(&mut self.sides[seat_of(word)?.index()])
    }

    fn side_line(&mut self, words: &[&str]) -> Result<bool, String> {
        let [field, seat, values @ ..] = words else { return Ok(false) };
        let value = values.first().copied().unwrap_or_default();
        match *field {
            "hp" => self.hp[seat_of(seat)?.index()] = Some(number(value)?),
            "wounds" => {
                let wounds = limited(value, super::Body::WOUNDS, "wounds")?;
                self.side(seat)?.body.wounds = wounds;
            }
            "breath" => {
                let breath = limited(value, super::Body::BREATH, "breath")?;
                self.side(seat)?.body.breath = breath;
            }
            "daze" => self.side(seat)?.body.daze = number(value)?,
            "boost" => {
                let side = self.side(seat)?;
                side.body.boost = number(value)?;
                side.known.boost = side.body.boost;
            }
            "good-self" => self.side(seat)?.body.good_self = number(value)?,
            "good-foe" => self.side(seat)?.body.good_foe = number(value)?,
            "bad" => self.side(seat)?.body.bad = number(value)?,
            "catcher" => self.side(seat)?.body.catcher = number(value)?,
            "repeater" => self.side(seat)?.body.repeater = number(value)?,
            "combo" => self.side(seat)?.body.combo = number(value)?,
            "thorns" => self.side(seat)?.body.thorns = number(value)?,
            "fire" => self.side(seat)?.body.fire = number(value)?,
            "burning" => self.side(seat)?.burning = limited(value, 3, "burning")?,
            "vests" => {
                let vests: Result<Vec<i32>, String> =
                    values.iter().map(|vest| number(vest)).collect();
                self.side(seat)?.body.vests = vests?;
            }
            "bandages" => {
                let [new, ripe] = values else { return Err("bandages S NEW RIPE".into()) };
                let body = &mut self.side(seat)?.body;
                (body.bandage_new, body.bandage_ripe) = (number(new)?, number(ripe)?);
            }
            "rattled" => {
                let [rounds, potential] = values else {
                    return Err("rattled S ROUNDS POTENTIAL".into());
                };
                let body = &mut self.side(seat)?.body;
                (body.rattled, body.rattle_potential) = (number(rounds)?, number(potential)?);
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

    fn table_line(&mut self, words: &[&str]) -> Result<bool, String> {
        match *words {
            ["mode", mode] => self.setup.mode = super::Chosen::Number(mode_of(mode)?),
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
            ["wear", wear] => self.wear = number(wear)?,
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
                self.stage = Some((seat_of(seat)?, wagers, [None; 2]));
            }
            ["stage-hp", seat, hp] => {
                let seat = seat_of(seat)?;
                let stage = self.stage.as_mut().ok_or("stage-hp comes behind stage")?;
                stage.2[seat.index()] = Some(number(hp)?);
            }
            ["period", period] => self.count.period = number(period)?,
            ["round", round] => {
                self.count.round = number(round)?;
                self.count.rounds = self.count.rounds.max(self.count.round);
            }
            ["turns", turns] => {
                self.count.turn = number(turns)?;
                self.count.turns = self.count.turn;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl Scripted for Duel {
    const HELP: &'static str = "\
Duel (rules/duel.md). Sides: H (human), E (Evil). T is a tool's number or word.
Fixture, per side S:
  hp S N        wounds S 0…8     breath S 0…32    daze S N        boost S N
  good-self S N good-foe S N     bad S N          catcher S N     repeater S N
  combo S N     thorns S N       fire S N         burning S 0…3
  vests S D D … durabilities, outermost first      bandages S NEW RIPE
  rattled S ROUNDS POTENTIAL                       sent S T COUNT
  rack S SLOT …          SLOT is T, - (empty), T:2 or -:2 (temporary, 2 rounds left)
Fixture, the table:
  mode 1…8|house         own-status shown|hidden   legacy on|off   document-tools on|off
  nightmare S            S is favoured
  clip LBL               front first. Without a clip the duel begins with a round start
  loaded L B             counts announced at loading (default: those of the clip)
  extra LB [LB LB]       one extra clip or three (- is an empty one)
  wear N                 current S                 period N        round N      turns N
  sharing S ROUNDS       S stands at the other rack; its own `rack` is the stash
  stage S A B            S began a stage battle, stakes of H and E; `hp` is what waits
  stage-hp S N           HP on the stage (default: the stake)
Random words, in the order of the rules:
  evil-hp=0… first=yes|no (human) · slot=yes|no life=N · one-slot=yes|no fewer=yes|no gift=T
  clip=LBLB (main, then each extra) · combo-ends=yes|no · blowback=yes|no per shell
  stage-shell=yes|no (live) · catch=yes|no · vest-wear=1… vest-holds=yes|no rattle=yes|no
  wound-bonus=yes|no per point (legacy also wounded=yes|no) · breath=yes|no · faint=yes|no
  rattled-aim=yes|no (self) · praise=yes|no · die=1…6 (three times) shake=yes|no (live)
  lost=N told=yes|no daze-two=yes|no · mirror-self=yes|no · coin-wins=yes|no coin-pool=N
  nothing=yes|no · grab-free=yes|no grab-pool=N grab=N · sharing=0…2 · fill=yes|no per blank
  scoop=N (of the shells that are out) · mystery=yes|no (live) neighbour=yes|no (live)
  What is certain is not drawn.
Commands:
  S T                    use a tool          S place N        S wager N        S cancel
  S shoot self|foe
  state                  table               state S          a side, all of it
  view S                 what S sees of the other side, the clips and the hint
  odds S                 → S live=0.500,… [extra1=…] exact=yes: from what S knows
  shot S self|foe        what a shot of S may lead to, from what S knows
  body S OF FIELD        chances S gives to breath, daze, boost, repeater, combo, vests,
                         rattled or wounds of side OF
Output: `period N`, `round N`, `standing S hp=N wounds=N`, `turn S [dazed=S]`, `dealt S slot=N T`,
  `spent S slot=N T`, `slot S N T|-`, `shot S at=S`, `hit S …`, `clicked S …`, `caught S …`,
  `stopped S …` and so on: one line per event, fields nobody may know left out.
";

    type Fixture = Fixture;

    fn fixture(fixture: &mut Fixture, words: &[&str]) -> Result<bool, String> {
        Ok(fixture.table_line(words)? || fixture.side_line(words)?)
    }

    fn place(fixture: Fixture) -> Result<Duel, String> {
        let house = House::new(&fixture.setup).map_err(|fault| fault.to_string())?;
        let mut game = Duel::new(house, Dice::stream(0, "script"));
        if fixture.count.period == 0 {
            return Err("period = 0: must be at least 1".into());
        }
        game.count = fixture.count;
        game.sides = fixture.sides;
        let mode = fixture.setup.chosen().ok_or("there is no such mode")?;
        let evil = match mode.evil_hp {
            super::EvilHp::Fixed(hp) | super::EvilHp::Range(hp, _) => hp,
            super::EvilHp::PerPeriod { base, .. } => base,
        };
        for (index, default) in [mode.human_hp, evil].into_iter().enumerate() {
            let side = &mut game.sides[index];
            side.hp = fixture.hp[index].unwrap_or(default);
            side.known = Known { boost: side.known.boost, ..Known::certain(side.body.wounds) };
            if side.hp > Mode::MOST_HP || fixture.stage.is_none() && side.hp < 1 {
                return Err(format!("hp = {}: must be from 1 to {}", side.hp, Mode::MOST_HP));
            }
            game.racks[index] =
                fixture.racks[index].unwrap_or_else(|| Rack::new(mode.permanent_slots));
        }
        game.current = fixture.current.unwrap_or(HUMAN);
        game.wear = fixture.wear;
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
        if let Some((initiator, wagers, hp)) = fixture.stage {
            if wagers.iter().any(|wager| *wager < 1) {
                return Err("a stake must be at least 1".into());
            }
            let fighters =
                [0, 1].map(|index: usize| Side::fresh(hp[index].unwrap_or(wagers[index])));
            let parents = std::mem::replace(&mut game.sides, fighters);
            game.stage = Some(Box::new(Stage { initiator, wagers, parents }));
        }
        game.log = history(&game);
        Ok(game)
    }

    fn open(&mut self, out: &mut Vec<Event>) {
        if self.main.is_empty() && self.stage.is_none() {
            self.begin_round(out);
            self.go_on(out);
            self.log.extend_from_slice(out);
        }
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        seat_of(name).ok()
    }

    fn name(&self, seat: Seat) -> String {
        letter(seat).to_string()
    }

    fn action(&self, _seat: Seat, words: &[&str]) -> Result<Action, String> {
        match words {
            ["shoot", "self"] => Ok(Action::Shoot(Aim::Own)),
            ["shoot", "foe"] => Ok(Action::Shoot(Aim::Foe)),
            ["shoot", ..] => Err("shoot what? self or foe".into()),
            ["place", place] => Ok(Action::Place(number(place)?)),
            ["wager", wager] => Ok(Action::Wager(number(wager)?)),
            ["cancel"] => Ok(Action::Cancel),
            [tool] => Ok(Action::Use(tool_of(tool)?)),
            _ => Err("use a tool, place N, wager N, cancel, or shoot self or foe".into()),
        }
    }

    fn action_text(&self, action: &Action) -> String {
        match action {
            Action::Use(tool) => tool.to_string(),
            Action::Shoot(Aim::Own) => "shoot self".into(),
            Action::Shoot(Aim::Foe) => "shoot foe".into(),
            Action::Place(place) => format!("place {place}"),
            Action::Wager(wager) => format!("wager {wager}"),
            Action::Cancel => "cancel".into(),
        }
    }

    fn line(&self, event: &Event) -> String {
        line(event)
    }

    fn refusal(refusal: &Refusal) -> String {
        let debug = format!("{refusal:?}");
        debug.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
    }

    fn query(
        &self,
        _start: &Duel,
        _history: &[Event],
        words: &[&str],
    ) -> Option<Result<Vec<String>, String>> {
        let line = match *words {
            ["state"] => Ok(self.table_text()),
            ["state", name] => seat_of(name).map(|seat| self.side_text(seat)),
            ["view", name] => seat_of(name).map(|seat| self.view_text(seat)),
            ["odds", name] => seat_of(name).map(|seat| self.odds_text(seat)),
            ["body", name, of, field] => self.body_text(name, of, field),
            ["shot", name, aim] => self.shot_text(name, aim),
            _ => return None,
        };
        Some(line.map(|line| vec![line]))
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
        log.push(Event::Spent { seat: HUMAN, slot: 0, tool: Tool::TwinGuns });
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

fn shell_field(shell: Option<Shell>) -> String {
    shell.map_or_else(String::new, |shell| format!(" shell={}", shell.word()))
}

fn rail_field(rail: u8, blown: bool) -> String {
    let rail = if rail == 0 { String::new() } else { format!(" extra={rail}") };
    format!("{rail}{}", if blown { " blown" } else { "" })
}

fn dazed_field(dazed: Option<Seat>) -> String {
    dazed.map_or_else(|| "-".to_owned(), |seat| letter(seat).to_string())
}

fn line(event: &Event) -> String {
    let at = |seat: Seat| letter(seat);
    match *event {
        Event::Period { number } => format!("period {number}"),
        Event::Round { number } => format!("round {number}"),
        Event::Standing { seat, hp, wounds } => {
            format!("standing {} hp={hp} wounds={wounds}", at(seat))
        }
        Event::Returned { seat } => format!("returned {}", at(seat)),
        Event::SlotGone { seat, slot, tool } => {
            format!("slot-gone {} slot={slot} {}", at(seat), tool.map_or("-", Tool::word))
        }
        Event::SlotGiven { seat, life } => format!("slot-given {} life={life}", at(seat)),
        Event::Dealt { seat, slot, tool } => format!("dealt {} slot={slot} {tool}", at(seat)),
        Event::Loaded { live, blank } => format!("loaded live={live} blank={blank}"),
        Event::Turn { seat, dazed: None } => format!("turn {}", at(seat)),
        Event::Turn { seat, dazed } => format!("turn {} dazed={}", at(seat), dazed_field(dazed)),
        Event::Hint { dazed } => format!("hint dazed={}", dazed_field(dazed)),
        Event::Rattled { seat } => format!("rattled {}", at(seat)),
        Event::Taken { seat, tool } => format!("taken {} {tool}", at(seat)),
        Event::PutBack { seat, tool } => format!("put-back {} {tool}", at(seat)),
        Event::Spent { seat, slot, tool } => format!("spent {} slot={slot} {tool}", at(seat)),
        Event::Slot { seat, slot, tool } => {
            format!("slot {} {slot} {}", at(seat), tool.map_or("-", Tool::word))
        }
        Event::Kept { seat, tool } => format!("kept {} {tool}", at(seat)),
        Event::Sharpened { seat, by } => format!("sharpened {} by={by}", at(seat)),
        Event::Ejected { seat, shell } => format!("ejected {} shell={}", at(seat), shell.word()),
        Event::Dazed { seat } => format!("mallet {}", at(seat)),
        Event::Praised { seat, healed, .. } => {
            format!("praised {} healed={}", at(seat), yes(healed))
        }
        Event::Looked { seat, shells: None } => format!("looked {}", at(seat)),
        Event::Looked { seat, shells: Some(shells) } => {
            let seen = shells.map(|shell| shell.map_or("-", Shell::word));
            format!("looked {} shells={}", at(seat), listed(&seen))
        }
        Event::Vested { seat } => format!("vested {}", at(seat)),
        Event::Thrown { seat, bare } => format!("thrown {} bare={}", at(seat), yes(bare)),
        Event::Dice { seat, sum } => format!("dice {} sum={sum}", at(seat)),
        Event::Felt { seat, what } => {
            let what = match what {
                Feeling::Rattled => "rattled".to_owned(),
                Feeling::Breath(by) => format!("breath+{by}"),
                Feeling::Boost => "boost".to_owned(),
                Feeling::Nothing { .. } => "nothing".to_owned(),
            };
            format!("felt {} {what}", at(seat))
        }
        Event::Struck { seat, by } => format!("struck {} by={by}", at(seat)),
        Event::Eighth { seat, hp } => format!("eighth {} hp={hp}", at(seat)),
        Event::Mirrored { seat } => format!("mirrored {}", at(seat)),
        Event::Filled { seat } => format!("filled {}", at(seat)),
        Event::Arranged { seat, place, shell } => {
            format!("arranged {} place={place} shell={}", at(seat), shell.word())
        }
        Event::Rearranged { seat } => format!("rearranged {}", at(seat)),
        Event::Extracted { seat, found: None } => format!("extracted {}", at(seat)),
        Event::Extracted { seat, found: Some((place, shell)) } => {
            format!("extracted {} place={place} shell={}", at(seat), shell.word())
        }
        Event::Inserted { seat, tool, place: None } => format!("inserted {} {tool}", at(seat)),
        Event::Inserted { seat, tool, place: Some(place) } => {
            format!("inserted {} {tool} place={place}", at(seat))
        }
        Event::Bandaged { seat } => format!("bandaged {}", at(seat)),
        Event::Quenched { seat } => format!("quenched {}", at(seat)),
        Event::Healed { seat, by, more: None } => format!("healed {} by={by}", at(seat)),
        Event::Healed { seat, by, more: Some(more) } => {
            format!("healed {} by={by} more={more}", at(seat))
        }
        Event::Halved { seat, hp } => format!("halved {} hp={hp}", at(seat)),
        Event::Repaired { seat } => format!("repaired {}", at(seat)),
        Event::Sorted { seat } => format!("sorted {}", at(seat)),
        Event::Merged { seat, shells } => format!("merged {} shells={shells}", at(seat)),
        Event::Wagered { seat, wager } => format!("wagered {} {wager}", at(seat)),
        Event::StageWon { seat } => format!("stage-won {}", at(seat)),
        Event::Shot { seat, aim } => format!("shot {} at={}", at(seat), at(aim.target(seat))),
        Event::Hit { seat, rail, blown, reflected, lost, hp } => {
            let thorns = if reflected { " reflected" } else { "" };
            let lost = lost.map_or_else(String::new, |lost| format!(" lost={lost}"));
            format!("hit {} hp={hp}{}{thorns}{lost}", at(seat), rail_field(rail, blown))
        }
        Event::Clicked { seat, rail, blown } => {
            format!("clicked {}{}", at(seat), rail_field(rail, blown))
        }
        Event::Caught { seat, rail, blown, shell } => {
            format!("caught {}{}{}", at(seat), rail_field(rail, blown), shell_field(shell))
        }
        Event::Stopped { seat, rail, blown, broke, shell } => {
            let broke = if broke { " broke" } else { "" };
            format!("stopped {}{}{broke}{}", at(seat), rail_field(rail, blown), shell_field(shell))
        }
        Event::Ignited { seat } => format!("ignited {}", at(seat)),
        Event::Burned { seat } => format!("burned {}", at(seat)),
        Event::PeriodOver { ending } => format!("period-over {}", ending_text(ending)),
        Event::Over { ending } => format!("over {}", ending_text(ending)),
    }
}

fn ending_text(ending: Ending) -> String {
    match ending {
        Ending::Won(grade) => format!("won grade={}", grade.0),
        Ending::Lost(grade) => format!("lost grade={}", grade.0),
        Ending::Perished(human, evil) => format!("drawn grades={},{}", human.0, evil.0),
    }
}

fn chance_text(chance: f64) -> String {
    format!("{chance:.3}")
}

impl Duel {
    fn table_text(&self) -> String {
        let turn = match self.turn() {
            Turn::One(seat) => letter(seat).to_string(),
            _ => "over".to_owned(),
        };
        let extras: Vec<String> = self.clips().skip(1).map(ToString::to_string).collect();
        let sharing = self.sharing.map_or_else(
            || "-".to_owned(),
            |sharing| format!("{}:{}", letter(sharing.borrower), sharing.rounds_left),
        );
        let pending = match self.pending {
            None => "-".to_owned(),
            Some(Pending::Arrange { out }) => format!("rearrange:{out}"),
            Some(Pending::Answer { wager }) => format!("answer:{wager}"),
            Some(pending) => pending.tool().word().to_owned(),
        };
        format!(
            "period={} round={} turns={} turn={turn} clip={} loaded={},{} extra={} wear={} \
             sharing={sharing} stage={} pending={pending}",
            self.count.period,
            self.count.round,
            self.count.turns,
            self.main,
            self.loaded.0,
            self.loaded.1,
            listed(&extras),
            self.wear,
            yes(self.stage.is_some()),
        )
    }

    fn side_text(&self, seat: Seat) -> String {
        let side = self.side(seat);
        let body = &side.body;
        let vests: Vec<String> = body.vests.iter().map(ToString::to_string).collect();
        let rack: Vec<String> = self.rack(seat).slots().iter().map(slot_text).collect();
        let mut text = format!(
            "{} hp={} wounds={} breath={} daze={} boost={}",
            letter(seat),
            side.hp,
            body.wounds,
            body.breath,
            body.daze,
            body.boost
        );
        let stacks = [
            ("good-self", body.good_self),
            ("good-foe", body.good_foe),
            ("bad", body.bad),
            ("catcher", body.catcher),
            ("repeater", body.repeater),
            ("combo", body.combo),
            ("bandage-new", body.bandage_new),
            ("bandage-ripe", body.bandage_ripe),
            ("rattled", body.rattled),
            ("potential", body.rattle_potential),
            ("thorns", body.thorns),
            ("fire", body.fire),
            ("burning", side.burning.into()),
        ];
        for (word, count) in stacks.into_iter().filter(|(_, count)| *count > 0) {
            text.push_str(&format!(" {word}={count}"));
        }
        text.push_str(&format!(" vests={} rack={}", listed(&vests), listed(&rack)));
        text
    }

    fn view_text(&self, seat: Seat) -> String {
        let view = self.view(Viewer::Seat(seat));
        let other = view.side(seat.other());
        let wounds: Vec<String> =
            (0..=8).filter(|n| other.wounds >> n & 1 == 1).map(|n: u8| n.to_string()).collect();
        let hp = match other.sure_hp() {
            Some(hp) => hp.to_string(),
            None => format!("{}..{}", other.hp.0, other.hp.1),
        };
        format!(
            "{} sees {} hp={hp} wounds={} dazed={} main={} extras={} own-body={} pending={}",
            letter(seat),
            letter(seat.other()),
            listed(&wounds),
            dazed_field(view.dazed),
            view.main_len,
            view.extra_count,
            yes(view.side(seat).body.is_some()),
            yes(view.pending.is_some()),
        )
    }

    fn odds_text(&self, seat: Seat) -> String {
        let belief = self.view(Viewer::Seat(seat)).belief();
        let shells = belief.shells();
        let odds: Vec<String> =
            (0..shells.main_len()).map(|place| chance_text(shells.live_at(place))).collect();
        let mut text = format!("{} live={}", letter(seat), listed(&odds));
        for rail in 1..=usize::from(self.extra_count) {
            let (live, none) = shells.extra_front(rail);
            text.push_str(&format!(
                " extra{rail}={} none={}",
                chance_text(live),
                chance_text(none)
            ));
        }
        format!("{text} exact={}", yes(shells.is_exact()))
    }

    fn shot_text(&self, name: &str, aim: &str) -> Result<String, String> {
        let seat = seat_of(name)?;
        let aim = match aim {
            "self" => Aim::Own,
            "foe" => Aim::Foe,
            _ => return Err("shot at what? self or foe".into()),
        };
        let view = self.view(Viewer::Seat(seat));
        let odds = view.belief().shot_odds(&view, seat, aim, &mut Dice::stream(1, "odds"));
        let losses = |losses: &std::collections::BTreeMap<u32, f64>| {
            let texts: Vec<String> = losses
                .iter()
                .map(|(lost, part)| format!("{lost}:{}", chance_text(*part)))
                .collect();
            listed(&texts)
        };
        Ok(format!(
            "{name} live={} blowback={} caught={} stopped={} foe={} self={} keeps={} exact={}",
            chance_text(odds.live),
            chance_text(odds.blowback),
            chance_text(odds.caught),
            chance_text(odds.stopped),
            losses(&odds.foe_loss),
            losses(&odds.own_loss),
            chance_text(odds.keeps_turn),
            yes(odds.exact),
        ))
    }

    fn body_text(&self, name: &str, of: &str, field: &str) -> Result<String, String> {
        let (seat, other) = (seat_of(name)?, seat_of(of)?);
        let belief = self.view(Viewer::Seat(seat)).belief();
        let value: fn(&super::Body) -> i64 = match field {
            "breath" => |body| body.breath.into(),
            "daze" => |body| body.daze.into(),
            "boost" => |body| body.boost.into(),
            "repeater" => |body| body.repeater.into(),
            "combo" => |body| body.combo.into(),
            "vests" => |body| body.vests.first().copied().unwrap_or(i32::MIN).into(),
            "rattled" => |body| body.rattled.into(),
            "wounds" => |body| body.wounds.into(),
            _ => return Err(format!("`{field}` is not something the body belief knows")),
        };
        let chances: Vec<String> = belief
            .bodies()
            .chances(other, value)
            .into_iter()
            .map(|(value, chance)| format!("{value}:{}", chance_text(chance)))
            .collect();
        let exact = yes(belief.bodies().is_exact());
        Ok(format!("{name} on {of} {field}={} exact={exact}", listed(&chances)))
    }
}
