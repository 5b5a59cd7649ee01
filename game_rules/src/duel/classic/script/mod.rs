//! The Classic duel in words, for `referee script`.

use super::{Action, Classic, Event, Hand, Refusal, Setup, TOOLS, points::Points};
use crate::{
    dice::Dice,
    duel::{Aim, Clip, EVIL, Ending, HUMAN, Tool, letter},
    game::{Game, Seat, Turn, Viewer},
    script::{Scripted, listed, whole, yes},
};

/// A position in the making. Without a clip the duel starts with a round start.
#[derive(Debug, Default)]
pub struct Fixture {
    setup: Setup,
    sides: [Drawn; 2],
    clip: Option<Clip>,
    loaded: Option<(u8, u8)>,
    current: Option<Seat>,
    round: u32,
    turns: u32,
}

#[derive(Debug, Default)]
struct Drawn {
    hp: Option<i32>,
    boost: u32,
    daze: u32,
    hand: Option<Hand>,
    looked: bool,
}

fn seat_of(word: &str) -> Result<Seat, String> {
    match word {
        "H" => Ok(HUMAN),
        "E" => Ok(EVIL),
        _ => Err(format!("`{word}` is not a side; use H or E")),
    }
}

fn count(field: &str, word: &str) -> Result<u32, String> {
    whole(field, word, 0..=1_000_000)
}

fn tool_of(word: &str) -> Result<Tool, String> {
    Tool::parse(word)
        .filter(|tool| TOOLS.contains(tool))
        .ok_or_else(|| format!("`{word}` is not a tool of the Classic duel"))
}

fn switch(word: &str) -> Result<bool, String> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("`{word}` is neither on nor off")),
    }
}

impl Scripted for Classic {
    const HELP: &'static str = "\
Classic duel (rules/duel.md 16). Sides: H (human), E (Evil).
Fixture:
  mode classic
  hp S N                 boost S N              daze S N
  tools S T T …          T is a number 2…6 or knife, eject, small-mallet, moral-praise,
                         x-ray-lens; `tools S -` for none
  looked S               S has seen the front shell
  clip LBL               L live, B blank, front first. Without a clip the duel begins with
                         a round start (gifts to H, then E, then the clip)
  loaded L B             counts announced at loading (default: those of the clip)
  current S              round N                turns N
  nightmare S            S is favoured          last-stand on|off      evil-luck on|off
  legacy                 last-stand on, evil-luck off
Random words:
  gift=2…6               the number of a dealt tool
  clip=LBLB              a whole clip, front first
  praise=yes|no          Moral Praise above 3 HP
Commands:
  S T                    use a tool
  S shoot self|foe
  state S                → S hp=1 boost=0 daze=0 looked=no tools=knife,eject
  state                  → round=1 turns=0 turn=H clip=LBL loaded=2,1     (turn=over at the end)
  odds S                 → S live=2/3,2/3,2/3 from what S knows, front first
  points                 → points H=50 E=100 streaks H=0 E=0
Output:
  round N hp=H,E · gift S tools=T,T · loaded live=L blank=B · turn S · skip S
  knife S boost=N · eject S shell=live|blank · small-mallet S
  moral-praise S healed=yes|no hp=N · x-ray-lens S [shell=live|blank]
  shot S at=S shell=live|blank damage=N hp=N · over won|lost grade=G · over drawn grades=H,E
";

    type Fixture = Fixture;

    fn fixture(fixture: &mut Fixture, words: &[&str]) -> Result<bool, String> {
        match *words {
            ["mode", "classic"] => {}
            ["mode", other] => {
                return Err(format!("there is no mode `{other}` here, only classic"));
            }
            ["hp", side, hp] => {
                fixture.sides[seat_of(side)?.index()].hp = Some(whole("hp", hp, -1000..=1000)?)
            }
            ["boost", side, boost] => {
                fixture.sides[seat_of(side)?.index()].boost = count("boost", boost)?;
            }
            ["daze", side, daze] => {
                fixture.sides[seat_of(side)?.index()].daze = count("daze", daze)?;
            }
            ["looked", side] => fixture.sides[seat_of(side)?.index()].looked = true,
            ["tools", side, "-"] => {
                fixture.sides[seat_of(side)?.index()].hand = Some(Hand::EMPTY);
            }
            ["tools", side, ref tools @ ..] => {
                let tools: Vec<Tool> =
                    tools.iter().map(|tool| tool_of(tool)).collect::<Result<_, _>>()?;
                fixture.sides[seat_of(side)?.index()].hand = Some(Hand::try_from(tools)?);
            }
            ["clip", shells] => {
                let clip = Clip::parse(shells)
                    .ok_or_else(|| format!("`{shells}` is not a clip: 1 to 16 of L and B"))?;
                fixture.clip = Some(clip);
            }
            ["loaded", live, blank] => {
                let shells = |word| whole("loaded", word, 0..=Clip::MAX.into());
                fixture.loaded = Some((shells(live)?, shells(blank)?));
            }
            ["current", side] => fixture.current = Some(seat_of(side)?),
            ["round", round] => fixture.round = count("round", round)?,
            ["turns", turns] => fixture.turns = count("turns", turns)?,
            ["nightmare", side] => fixture.setup.favoured = Some(seat_of(side)?),
            ["last-stand", word] => fixture.setup.last_stand = switch(word)?,
            ["evil-luck", word] => fixture.setup.evil_luck = switch(word)?,
            ["legacy"] => fixture.setup = fixture.setup.legacy(),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn place(fixture: Fixture) -> Result<Classic, String> {
        let mut setup = fixture.setup;
        let [human, evil] = [&fixture.sides[0], &fixture.sides[1]];
        setup.hp = (human.hp.unwrap_or(setup.hp.0), evil.hp.unwrap_or(setup.hp.1));
        setup.first = fixture.current.unwrap_or(setup.first);
        // A fixture may show Evil at 0 HP, in a last stand; the set-up itself may not.
        let plausible = Setup { hp: (setup.hp.0.max(1), setup.hp.1.max(1)), ..setup };
        plausible.check().map_err(|fault| fault.to_string())?;
        let mut game = Classic::new(setup, Dice::stream(0, "script"));
        game.round = fixture.round;
        game.turns = fixture.turns;
        for (side, drawn) in game.sides.iter_mut().zip(&fixture.sides) {
            side.boost = drawn.boost;
            side.daze = drawn.daze;
            side.looked = drawn.looked;
            side.hand = drawn.hand.unwrap_or(Hand::EMPTY);
        }
        if let Some(clip) = fixture.clip {
            game.clip = clip;
            game.loaded = fixture.loaded.unwrap_or((clip.live(), clip.blank()));
            game.round = game.round.max(1);
        }
        Ok(game)
    }

    fn open(&mut self, out: &mut Vec<Event>) {
        if self.clip.is_empty() {
            self.begin_round(out);
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
            [tool] => Ok(Action::Use(tool_of(tool)?)),
            _ => Err("use one tool, or shoot self or foe".into()),
        }
    }

    fn action_text(&self, action: &Action) -> String {
        match action {
            Action::Use(tool) => tool.to_string(),
            Action::Shoot(Aim::Own) => "shoot self".into(),
            Action::Shoot(Aim::Foe) => "shoot foe".into(),
        }
    }

    fn line(&self, event: &Event) -> String {
        match *event {
            Event::Round { round, hp } => format!("round {round} hp={},{}", hp.0, hp.1),
            Event::Gift { seat, tools } => {
                let words: Vec<&str> = tools.tools().iter().map(|tool| tool.word()).collect();
                format!("gift {} tools={}", letter(seat), listed(&words))
            }
            Event::Loaded { live, blank } => format!("loaded live={live} blank={blank}"),
            Event::Turn { seat } => format!("turn {}", letter(seat)),
            Event::Skipped { seat } => format!("skip {}", letter(seat)),
            Event::Sharpened { seat, boost } => format!("knife {} boost={boost}", letter(seat)),
            Event::Ejected { seat, shell } => {
                format!("eject {} shell={}", letter(seat), shell.word())
            }
            Event::Dazed { seat } => format!("small-mallet {}", letter(seat)),
            Event::Praised { seat, healed, hp, .. } => {
                format!("moral-praise {} healed={} hp={hp}", letter(seat), yes(healed))
            }
            Event::Looked { seat, shell: Some(shell) } => {
                format!("x-ray-lens {} shell={}", letter(seat), shell.word())
            }
            Event::Looked { seat, shell: None } => format!("x-ray-lens {}", letter(seat)),
            Event::Shot { seat, aim, shell, damage, hp } => format!(
                "shot {} at={} shell={} damage={damage} hp={hp}",
                letter(seat),
                letter(aim.target(seat)),
                shell.word()
            ),
            Event::Over { ending } => match ending {
                Ending::Won(grade) => format!("over won grade={}", grade.0),
                Ending::Lost(grade) => format!("over lost grade={}", grade.0),
                Ending::Perished(human, evil) => {
                    format!("over drawn grades={},{}", human.0, evil.0)
                }
            },
        }
    }

    fn refusal(refusal: &Refusal) -> String {
        match refusal {
            Refusal::NotInHand(_) => "NotInHand".into(),
        }
    }

    fn query(
        &self,
        start: &Classic,
        history: &[Event],
        words: &[&str],
    ) -> Option<Result<Vec<String>, String>> {
        let line = match *words {
            ["state", name] => seat_of(name).map(|seat| {
                let side = &self.sides[seat.index()];
                let tools: Vec<&str> = side.hand.tools().iter().map(|tool| tool.word()).collect();
                format!(
                    "{name} hp={} boost={} daze={} looked={} tools={}",
                    side.hp,
                    side.boost,
                    side.daze,
                    yes(side.looked),
                    listed(&tools)
                )
            }),
            ["state"] => {
                let turn = match self.turn() {
                    Turn::One(seat) => letter(seat).to_string(),
                    _ => "over".to_owned(),
                };
                Ok(format!(
                    "round={} turns={} turn={turn} clip={} loaded={},{}",
                    self.round, self.turns, self.clip, self.loaded.0, self.loaded.1
                ))
            }
            ["odds", name] => seat_of(name).map(|seat| {
                let view = self.view(Viewer::Seat(seat));
                let odds: Vec<String> =
                    (0..view.left()).map(|place| view.live_at(place).to_string()).collect();
                format!("{name} live={}", listed(&odds))
            }),
            ["points"] => {
                let mut points = Points::at(start);
                history.iter().for_each(|event| points.see(event));
                let (human, evil) = (points.score(HUMAN), points.score(EVIL));
                Ok(format!(
                    "points H={} E={} streaks H={} E={}",
                    human.points, evil.points, human.streak, evil.streak
                ))
            }
            _ => return None,
        };
        Some(line.map(|line| vec![line]))
    }
}
