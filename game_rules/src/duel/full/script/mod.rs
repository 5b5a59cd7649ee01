//! The duel in words, for `referee script`.

mod fixture;
mod lines;
mod queries;

pub use fixture::Fixture;

use self::{
    fixture::{number, seat_of, tool_of},
    lines::line,
};
use super::{Action, Duel, Event, Refusal};
use crate::{
    duel::{Aim, letter},
    game::Seat,
    script::Scripted,
};

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
  What is certain is not drawn. A rattled side shoots by itself, at once: rattled-aim comes first.
Commands:
  S T                    use a tool          S place N        S wager N        S cancel
  S shoot self|foe
  state                  table               state S          a side, all of it
  view S                 what S sees of the other side, the clips and the hint
  odds S                 → S live=0.500,… [extra1=…] exact=yes: from what S knows
  shot S self|foe        what a shot of S may lead to, from what S knows
  body S OF FIELD        chances S gives to breath, daze, boost, good-self, good-foe, bad, repeater,
                         combo, vests, thorns, fire, bandages, rattled or wounds of side OF
  lease S                chances S gives to the rounds a sharing still lasts
Output: `period N`, `round N`, `standing S hp=N wounds=N`, `turn S [dazed=S]`, `dealt S slot=N T`,
  `spent S slot=N T`, `slot S N T|-`, `shot S at=S`, `hit S …`, `clicked S …`, `caught S …`,
  `stopped S …` and so on: one line per event, fields nobody may know left out.
";

    type Fixture = Fixture;

    fn fixture(fixture: &mut Fixture, words: &[&str]) -> Result<bool, String> {
        Ok(fixture.table_line(words)? || fixture.side_line(words)?)
    }

    fn place(fixture: Fixture) -> Result<Duel, String> {
        fixture.place()
    }

    fn open(&mut self, out: &mut Vec<Event>) {
        let empty = self.main.is_empty() && self.stage.is_none();
        if empty {
            self.begin_round(out);
        }
        // A rattled side is not asked.
        if empty || self.stage.is_none() && self.side(self.current).body.rattled > 0 {
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
            ["lease", name] => seat_of(name).map(|seat| self.lease_text(seat)),
            ["body", name, of, field] => self.body_text(name, of, field),
            ["shot", name, aim] => self.shot_text(name, aim),
            _ => return None,
        };
        Some(line.map(|line| vec![line]))
    }
}
