//! The duel in words, for `referee script`.

mod fixture;
mod lines;
mod queries;

pub use fixture::Fixture;

use self::{
    fixture::{seat_of, tool_of},
    lines::line,
};
use super::{Action, Duel, Event, Refusal};
use crate::{
    duel::{Aim, letter, tool::tool_list},
    game::Seat,
    script::{Scripted, whole},
};

/// A place, or one that no clip has: the rules refuse it.
fn place_of(word: &str) -> Result<u8, String> {
    let place: i128 = whole("place", word, i128::MIN..=i128::MAX)?;
    Ok(u8::try_from(place).unwrap_or(u8::MAX))
}

impl Scripted for Duel {
    const HELP: &'static str = concat!(
        "Duel (rules/duel.md). Sides: H (human), E (Evil). T is a tool, by number or word:\n",
        tool_list!(),
        "\
Fixture, per side S (what is not given is as at the start of the mode):
  hp S N        wounds S 0…8     breath S 0…32    daze S N        boost S N
  good-self S N good-foe S N     bad S N          catcher S N     repeater S N
  combo S N     thorns S N       fire S N         burning S 0…3
  vests S D D … durabilities, outermost first      bandages S NEW RIPE
  rattled S ROUNDS POTENTIAL                       sent S T COUNT
  rack S SLOT …          SLOT is T, - (empty), T:2 or -:2 (temporary, 2 rounds left)
Fixture, the table:
  mode 1…8|house         or mode (id: 9, …): a mode of one's own, in RON on one line; a file of
                         one's own is named on the command line: --mode FILE
  own-status shown|hidden          legacy on|off             document-tools on|off
  nightmare S            S is favoured
  clip LBL               L live, B blank, front first. Without a clip (and a stage) play begins with
                         a round start, by the side that is current
  start                  play begins with the whole game: HP and first mover are drawn, and of the
                         fixture only mode and switches count
  loaded L B             counts announced at loading (default: those of the clip)
  extra LB [LB LB]       one extra clip or three; `empty` is one without shells, which
                         is loaded again (`state` says extra=empty for it, extra=- without one)
  wear N                 current S                 period N
  round N [N]            of the period [of the game]
  turns N [N]            of the period [of the game]
  sharing S ROUNDS       S stands at the other rack; its own `rack` is the stash
  stage S A B            S began a stage battle, stakes of H and E; `hp` is what waits, stakes paid
  stage-hp S N (default: the stake)   stage-wounds S 0…8   stage-breath S 0…32   stage-daze S N
Random words, in the order of the rules; yes|no also as 1|0. What is certain is not drawn.
  start     evil-hp=N (above the lowest, if HP are a range)  first=yes|no (human, if random)
  round     H, then E: slot=yes|no, if yes life=N (rounds; 0 = permanent)
            H, then E: one-slot=yes|no with one empty slot, fewer=yes|no (one less) with more;
            gift=T for each
            clip=LBLB, main, then each extra
  shot      combo-ends=yes|no per trial, until yes; rattled-aim=yes|no (self) comes first of all
            blowback=yes|no per shell that leaves; on a stage stage-shell=yes|no (live) before it
            then per shell that arrives: catch=yes|no · vest-wear=N vest-holds=yes|no, per potential
            rattle=yes|no · wound-bonus=yes|no (2 HP instead of 1 and a wound) per point
            (legacy: also wounded=yes|no per shell)
            then breath=yes|no of H and E, faint=yes|no of H and E
  tools     5 praise=yes|no · 7 grab-free=yes|no, then grab-pool=N (of the mode's free tools) or
            grab=N (of the rival's tools) · 8 sharing=0…2 (1 to 3 rounds) · 11 die=1…6 three times,
            shake=yes|no (live) per shell, lost=N, told=yes|no, daze-two=yes|no · 13 mirror-self=yes|no
            (the user becomes the other) · 15 fill=yes|no per blank · 16 scoop=N (of the shells that
            are out) at each place · 19 coin-wins=yes|no coin-pool=N (of the OP tools it can win)
            25 mystery=yes|no (live) neighbour=yes|no (live) · 30 nothing=yes|no
            N counts from 0, in the order of numbers or slots.
Commands:
  S T                    use a tool. 16, 22–25 then wait for a place, 32 for a wager
  S place N              0 = front             S wager N                S cancel
  S shoot self|foe
  state                  the table             state S          a side: stacks that are 0 left out
  state S sent           what it was dealt     state S waiting  the side whose fighter is on the stage
  state stash            the borrower's rack   state counters   of the period and of the game
  view S                 what S sees of the other side, the clips and the hint
  odds S                 → S live=0.500,… [extra1=…] exact=yes: from what S knows
  shot S self|foe        what a shot of S may lead to, from what S knows
  body S OF FIELD        chances S gives to breath, daze, boost, good-self, good-foe, bad, repeater,
                         combo, catcher, vests (the outermost), thorns, fire, bandages, rattled or
                         wounds of side OF
  lease S                chances S gives to the rounds a sharing still lasts
Output, one line per event, fields nobody may know left out:
  period N · round N · standing S hp=N wounds=N · returned S · slot-gone S slot=N T|- ·
  slot-given S life=N · dealt S slot=N T · loaded live=L blank=B · turn S [dazed=S] · hint dazed=S|-
  taken S T · put-back S T · kept S T (refused, not spent) · spent S slot=N T · slot S N T|-
  sharpened S by=N · ejected S shell=… · mallet S · praised S healed=yes|no · looked S [shells=…] ·
  vested S · thrown S bare=yes|no · felt S … · struck S by=N · eighth S hp=N · mirrored S · filled S ·
  arranged S place=N shell=… · rearranged S · extracted S [place=N shell=…] · inserted S T [place=N] ·
  bandaged S · quenched S · healed S by=N · repaired S · sorted S · merged S shells=N · wagered S N ·
  stage-won S
  rattled S · shot S at=S · then per shell [extra=N] [blown]: hit S hp=N [reflected] · clicked S ·
  caught S · stopped S [broke] · and ignited S · burned S
  period-over won|lost grade=G · period-over drawn grades=H,E · over … (the same)
Errors: NotHeld, Unfinished, NothingPending, NoSuchPlace, NoSuchWager, TooLate, OnStage,
  NoTemporarySlot, OtherBorrows, NothingToWin, BarrelFresh, NothingToMerge, NoWound, ClipFull,
  NoEffect, NotYourTurn, Over
"
    );

    type Fixture = Fixture;

    fn fixture(fixture: &mut Fixture, words: &[&str]) -> Result<bool, String> {
        fixture.line(words)
    }

    fn place(fixture: Fixture) -> Result<Duel, String> {
        fixture.place()
    }

    fn open(&mut self, out: &mut Vec<Event>) {
        if self.count.period == 0 {
            self.begin_period(out);
            self.log.extend_from_slice(out);
            return;
        }
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
            ["place", place] => Ok(Action::Place(place_of(place)?)),
            ["wager", wager] => Ok(Action::Wager(whole("wager", wager, i128::MIN..=i128::MAX)?)),
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
            ["state", "counters"] => Ok(self.counters_text()),
            ["state", "stash"] => Ok(self.stash_text()),
            ["state", name] => seat_of(name).map(|seat| self.side_text(seat, self.side(seat))),
            ["state", name, "sent"] => seat_of(name).map(|seat| self.sent_text(seat)),
            ["state", name, "waiting"] => self.waiting_text(name),
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
