//! Answers to questions about a position.

use super::{
    fixture::{seat_of, slot_text},
    lines::dazed_field,
};
use crate::{
    dice::Dice,
    duel::{
        Aim, Clip, Tool,
        full::{Body, Counters, Duel, Pending, Side},
        letter,
    },
    game::{Game, Seat, Turn, Viewer},
    script::{listed, yes},
};

/// The durability of a vest that is not there.
const NO_VEST: i32 = i32::MIN;

fn chance_text(chance: f64) -> String {
    format!("{chance:.3}")
}

impl Duel {
    pub(super) fn table_text(&self) -> String {
        let turn = match self.turn() {
            Turn::One(seat) => letter(seat).to_string(),
            _ => "over".to_owned(),
        };
        // An empty extra clip is not the same as none: it is loaded again.
        let extra =
            |clip: &Clip| if clip.is_empty() { "empty".to_owned() } else { clip.to_string() };
        let extras: Vec<String> = self.clips().skip(1).map(extra).collect();
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

    pub(super) fn counters_text(&self) -> String {
        let Counters { period, round, turn, rounds, turns } = self.count;
        format!(
            "period={period} round={round} turn={turn} game-rounds={rounds} game-turns={turns} \
             current={}",
            letter(self.current)
        )
    }

    pub(super) fn stash_text(&self) -> String {
        let Some(sharing) = self.sharing else { return "stash -".to_owned() };
        let rack = &self.racks[sharing.borrower.index() & 1];
        let slots: Vec<String> = rack.slots().iter().map(slot_text).collect();
        format!("stash {} rack={}", letter(sharing.borrower), listed(&slots))
    }

    pub(super) fn sent_text(&self, seat: Seat) -> String {
        let side = match &self.stage {
            Some(stage) => &stage.parents[seat.index() & 1],
            None => self.side(seat),
        };
        let sent: Vec<String> = Tool::ALL
            .into_iter()
            .filter(|&tool| side.sent.of(tool) > 0)
            .map(|tool| format!("{tool}:{}", side.sent.of(tool)))
            .collect();
        format!("{} sent={}", letter(seat), listed(&sent))
    }

    /// The side that waits while its fighter is on the stage.
    pub(super) fn waiting_text(&self, name: &str) -> Result<String, String> {
        let seat = seat_of(name)?;
        let stage = self.stage.as_ref().ok_or("nobody waits: there is no stage battle")?;
        Ok(self.side_text(seat, &stage.parents[seat.index() & 1]))
    }

    pub(super) fn side_text(&self, seat: Seat, side: &Side) -> String {
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

    pub(super) fn view_text(&self, seat: Seat) -> String {
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

    pub(super) fn odds_text(&self, seat: Seat) -> String {
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

    pub(super) fn lease_text(&self, seat: Seat) -> String {
        let belief = self.view(Viewer::Seat(seat)).belief();
        let chances: Vec<String> = (1..)
            .zip(belief.bodies().lease())
            .filter(|(_, chance)| **chance > 0.0)
            .map(|(rounds, chance): (u32, _)| format!("{rounds}:{}", chance_text(*chance)))
            .collect();
        format!("{} lease={}", letter(seat), listed(&chances))
    }

    pub(super) fn shot_text(&self, name: &str, aim: &str) -> Result<String, String> {
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

    pub(super) fn body_text(&self, name: &str, of: &str, field: &str) -> Result<String, String> {
        let (seat, other) = (seat_of(name)?, seat_of(of)?);
        let belief = self.view(Viewer::Seat(seat)).belief();
        if field == "catcher" {
            // A catch hangs on the shell, so these go with the shells.
            let chances: Vec<String> = (0..)
                .zip(belief.shells().catchers(other))
                .filter(|(_, chance)| *chance > 0.0)
                .map(|(count, chance): (u32, _)| format!("{count}:{}", chance_text(chance)))
                .collect();
            let exact = yes(belief.shells().is_exact());
            return Ok(format!("{name} on {of} catcher={} exact={exact}", listed(&chances)));
        }
        let value: fn(&Body) -> i64 = match field {
            "good-self" => |body| body.good_self.into(),
            "good-foe" => |body| body.good_foe.into(),
            "bad" => |body| body.bad.into(),
            "thorns" => |body| body.thorns.into(),
            "fire" => |body| body.fire.into(),
            "bandages" => |body| (body.bandage_new + body.bandage_ripe).into(),
            "breath" => |body| body.breath.into(),
            "daze" => |body| body.daze.into(),
            "boost" => |body| body.boost.into(),
            "repeater" => |body| body.repeater.into(),
            "combo" => |body| body.combo.into(),
            "vests" => |body| body.vests.first().copied().unwrap_or(NO_VEST).into(),
            "rattled" => |body| body.rattled.into(),
            "wounds" => |body| body.wounds.into(),
            _ => return Err(format!("`{field}` is not something the body belief knows")),
        };
        let chances: Vec<String> = belief
            .bodies()
            .chances(other, value)
            .into_iter()
            .map(|(value, chance)| match value == i64::from(NO_VEST) {
                true => format!("-:{}", chance_text(chance)),
                false => format!("{value}:{}", chance_text(chance)),
            })
            .collect();
        let exact = yes(belief.bodies().is_exact());
        Ok(format!("{name} on {of} {field}={} exact={exact}", listed(&chances)))
    }
}
