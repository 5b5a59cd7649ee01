//! The tray: hand, skills, and the one button that commits.

use bevy_egui::egui::{self, Align2, Color32, Pos2, Rect, Sense, Ui, Vec2};
use game_rules::{
    cards::{
        Action, Cards,
        pool::{ids::SkillId, words::SkillType},
        state::Ask,
    },
    game::{Seat, Viewer},
};

use super::{
    cards::{self, Shape},
    receipt,
};
use crate::{
    app::keys::KeyAction,
    art::{
        palette::THEME,
        sprites::{Sprite as Drawing, cards::frames},
    },
    kit::{self, Type},
    say,
    scenes::{
        cards::{
            beats,
            desk::{Desk, Pick, Plan, Request, paid},
            drawings, names,
            picture::bottom_seat,
            reading::{Reading, Why, hand},
        },
        frame::{Outbox, Panels, region, wood},
    },
    table::{Intent, TableView},
};

const SKILLS: [KeyAction; 4] =
    [KeyAction::Skill1, KeyAction::Skill2, KeyAction::Skill3, KeyAction::Skill4];

/// Why something cannot be done, in a few words.
pub fn why(language: &crate::app::language::Language, why: Why) -> String {
    match why {
        Why::Refused(refusal) => names::refusal(language, &refusal),
        Why::Poor => language.say("cards-refuse-poor"),
        Why::NoDie => language.say("cards-refuse-no-tune"),
    }
}

/// Draws the tray.
pub fn draw(
    root: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &mut Desk,
    out: &mut Outbox<Cards>,
) {
    let mut ui = region(root, "tray", panels.regions.tray);
    let rect = ui.max_rect();
    wood(&ui, rect);
    let Some(reading) = panels.reading() else { return };
    let inner = rect.shrink2(Vec2::new(8.0, 8.0));
    let commit = (inner.width() * 0.17).clamp(150.0, 212.0);
    let own = bottom_seat(shown.eyes);
    let act = panels.may_act(shown) && shown.view.open.ask == Ask::Act(own);
    let tray = Tray { panels, shown, reading, own, act };
    let skills = shown.view.open.side(own).lead().id.skills().len() as f32;
    // Four skills stand closer, so that the hand keeps its room.
    let share = if skills > 3.0 { 0.09 } else { 0.1 };
    let skill = (inner.width() * share).clamp(84.0, 134.0);
    let middle = skill * skills + (skill * 0.66).max(108.0);
    let right = Rect::from_min_max(Pos2::new(inner.right() - commit, inner.top()), inner.max);
    let centre = Rect::from_min_max(
        Pos2::new(right.left() - 8.0 - middle, inner.top()),
        Pos2::new(right.left() - 8.0, inner.bottom()),
    );
    let left = Rect::from_min_max(inner.min, Pos2::new(centre.left() - 8.0, inner.bottom()));
    (desk.hover, desk.over_end) = (None, false);
    tray.held(&mut ui, desk, left);
    tray.skills(&mut ui, desk, centre, skill);
    tray.primary(&mut ui, desk, right, out);
}

/// How the cards in hand lie.
struct Fan {
    size: Vec2,
    /// From one card to the next.
    pitch: f32,
    top: f32,
}

impl Fan {
    /// Cards that hide more of each other than this are drawn smaller first, down to a limit.
    const SEEN: f32 = 0.9;
    const SMALLEST: f32 = 0.74;

    fn of(count: usize, area: Rect) -> Fan {
        let tall = cards::CARD * ((area.height() - 10.0) / cards::CARD.y);
        let others = count.saturating_sub(1) as f32;
        let fitting = area.width() / (1.0 + Fan::SEEN * others) / tall.x;
        let size = tall * fitting.clamp(Fan::SMALLEST, 1.0);
        let pitch = ((area.width() - size.x) / others.max(1.0)).min(size.x + 7.0);
        Fan { size, pitch, top: area.top() + 8.0 + (tall.y - size.y) / 2.0 }
    }
}

/// What the tray is about.
#[derive(Clone, Copy)]
struct Tray<'a> {
    panels: &'a Panels<'a, Cards>,
    shown: &'a TableView<Cards>,
    reading: &'a Reading,
    /// The seat at the screen.
    own: Seat,
    /// It may act in the action phase now.
    act: bool,
}

impl Tray<'_> {
    /// What the open choice has come to.
    fn plan(self, desk: &Desk) -> Plan {
        if self.act { desk.plan(&self.shown.view, self.reading) } else { Plan::Nothing }
    }

    /// The cards in hand; many of them overlap.
    fn held(self, ui: &mut Ui, desk: &mut Desk, area: Rect) {
        let Tray { panels, shown, reading, own, act } = self;
        let language = &panels.language;
        // While something is shown, the hand is what it is at that moment.
        let cards = if panels.playback.is_idle() {
            hand(&shown.view, own)
        } else {
            let picture = beats::picture(&shown.view, &panels.playback);
            picture.side(own).hand.iter().flatten().copied().collect()
        };
        if cards.is_empty() {
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(area.shrink(12.0)));
            let known = &shown.view.own[own.index() & 1];
            let (cards, dice) = (i64::from(known.hand), i64::from(known.dice));
            let text = match cards {
                0 => language.say("cards-hand-empty"),
                // Whoever only watches sees how many there are.
                _ => say!(language, "cards-hand-hidden", cards = cards, dice = dice),
            };
            kit::words(&mut ui, &text, Type::Second);
            return;
        }
        let Fan { size, pitch, top } = Fan::of(cards.len(), area);
        let swaps = matches!(shown.view.open.ask, Ask::Swap(seats) if seats.contains(own));
        // Of cards that overlap, the one that is looked at lies on top.
        let mut front = None;
        for (place, card) in cards.iter().enumerate() {
            let corner = Pos2::new(area.left() + pitch * place as f32, top);
            let at = Rect::from_min_size(corner, size);
            let offer = reading.cards.get(place).filter(|_| act);
            let note = offer.and_then(|offer| offer.why).map(|found| why(language, found));
            let cap = KeyAction::PICKS.get(place).and_then(|key| panels.cap(*key));
            let pick = Pick::Card(place);
            let raised =
                matches!(desk.pick, Some(Pick::Card(at) | Pick::Tune(at, _)) if at == place);
            let last = place + 1 == cards.len();
            let shape = Shape {
                faded: act && note.is_some(),
                raised,
                note: note.as_deref(),
                cap: cap.as_ref(),
                seen: (!last && pitch < size.x).then_some(pitch),
            };
            let response = cards::card(ui, language, *card, at, shape);
            let looked_at = response.hovered() || response.has_focus();
            if looked_at {
                desk.hover = Some(pick);
            }
            kit::anchors::anchor(ui.ctx(), format!("card-{}", card.name()), at);
            let title = names::card(language, *card);
            kit::tip(&response, &title, &names::text(language, &card.def().text), cap.as_ref());
            if response.clicked() && (act || swaps) {
                desk.asks.push(Request::Nth(place));
                if desk.editing || matches!(desk.plan(&shown.view, reading), Plan::Target(..)) {
                    desk.take(None);
                }
            }
            if pitch < size.x && (looked_at || raised && front.is_none()) {
                front = Some((*card, at, raised, note, cap, response));
            }
        }
        if let Some((card, at, raised, note, cap, response)) = front {
            let shape = Shape {
                faded: act && note.is_some(),
                raised,
                note: note.as_deref(),
                cap: cap.as_ref(),
                seen: None,
            };
            cards::paint_shape(ui, language, card, at, shape, &response);
        }
    }

    /// The skills of the active character, and switching.
    fn skills(self, ui: &mut Ui, desk: &mut Desk, area: Rect, width: f32) {
        let Tray { shown, own, act, .. } = self;
        let lead = shown.view.open.side(own).lead();
        for (index, id) in lead.id.skills().iter().enumerate() {
            let at = Rect::from_min_size(
                Pos2::new(area.left() + width * index as f32, area.top()),
                Vec2::new(width - 6.0, area.height()),
            );
            let pick = Pick::Skill(index as u8);
            let response = self.skill(ui, index, *id, at, desk.pick == Some(pick));
            if response.hovered() || response.has_focus() {
                desk.hover = Some(pick);
            }
            if response.clicked() && act {
                desk.asks.push(Request::Skill(index as u8));
            }
        }
        let at = Rect::from_min_max(
            Pos2::new(area.left() + width * lead.id.skills().len() as f32, area.top() + 4.0),
            Pos2::new(area.right(), area.bottom() - 4.0),
        );
        self.beside(ui, desk, at);
    }

    /// What else can be done: switching, and with what is picked its dice, tuning it, giving it up.
    fn beside(self, ui: &mut Ui, desk: &mut Desk, area: Rect) {
        let Tray { panels, reading, act, .. } = self;
        let language = &panels.language;
        let plan = self.plan(desk);
        let mut rows: Vec<(&str, KeyAction, Option<Request>)> = Vec::new();
        let card = matches!(desk.pick, Some(Pick::Card(_)));
        if !card || plan == Plan::Nothing {
            rows.push(("cards-switch", KeyAction::SwitchLead, Some(Request::Switch(None))));
        }
        if matches!(&plan, Plan::Ready(action, cost, _) if cost.dice() > 0 && paid(action).is_some())
        {
            rows.push(("cards-edit-dice", KeyAction::EditDice, Some(Request::Edit)));
        }
        // Whoever is asked for a target may tune the card instead: that question lies over the place
        // on the table where cards are tuned, and cancels by itself.
        if card && matches!(plan, Plan::Ready(..) | Plan::Not(_) | Plan::Target(..)) {
            rows.push(("cards-do-tune", KeyAction::TuneCard, Some(Request::Tune)));
        }
        if matches!(plan, Plan::Ready(..) | Plan::Not(_)) {
            rows.push(("button-cancel", KeyAction::Back, None));
        }
        let nobody = reading.switches.iter().flatten().next().is_none();
        let tall = (area.height() + 4.0) / rows.len() as f32;
        for (row, (key, bound, asked)) in rows.into_iter().enumerate() {
            let switches = bound == KeyAction::SwitchLead;
            let corner = area.min + Vec2::new(0.0, tall * row as f32);
            let at = Rect::from_min_size(corner, Vec2::new(area.width(), tall - 4.0));
            let mut place = ui.new_child(egui::UiBuilder::new().id_salt(key).max_rect(at));
            let reason =
                (act && switches && nobody).then(|| language.say("cards-refuse-no-switch"));
            let idle = (!act).then(String::new);
            let label = language.say(key);
            let cap = panels.cap(bound);
            let button = kit::Stock::new(&label)
                .within(at.size())
                .lit(switches && matches!(desk.pick, Some(Pick::Switch(_))))
                .disabled_if(reason.as_deref().or(idle.as_deref()))
                .key_if(cap.as_ref());
            let response = place.add(button);
            if switches {
                kit::anchors::anchor(ui.ctx(), "switch", response.rect);
            }
            if response.clicked() {
                match asked {
                    Some(asked) => desk.asks.push(asked),
                    None => desk.take(None),
                }
            }
        }
    }

    /// A skill: its sign, name, price, and why it cannot be used.
    fn skill(self, ui: &mut Ui, index: usize, id: SkillId, at: Rect, lit: bool) -> egui::Response {
        let Tray { panels, reading, act, .. } = self;
        let language = &panels.language;
        let offer = reading.skills.get(index).filter(|_| act);
        let name = names::skill(language, id);
        let auto = ui.next_auto_id();
        ui.skip_ahead_auto_ids(1);
        let response = ui.interact(at, auto, Sense::click());
        let reason = offer.and_then(|offer| offer.why).map(|found| why(language, found));
        let usable = offer.is_some_and(|offer| offer.why.is_none());
        let label = match &reason {
            Some(reason) => format!("{name} – {reason}"),
            None => name.clone(),
        };
        response.widget_info(|| {
            egui::WidgetInfo::selected(egui::WidgetType::Button, usable, lit, label.as_str())
        });
        let kit = kit::Kit::of(ui.ctx());
        let shift = if response.hovered() && usable { -2.0 } else { 0.0 };
        let at = at.translate(Vec2::new(0.0, shift));
        kit::paint::slice(ui.painter(), at, kit::Sheet::Raised.sprite(), Color32::WHITE);
        let tint = if usable { Color32::WHITE } else { Color32::from_gray(140) };
        let seal = Pos2::new(at.right() - 23.0, at.top() + 23.0);
        let wax = if usable { THEME.wax.plain.egui() } else { THEME.control.quiet.egui() };
        ui.painter().circle_filled(seal, 17.0, kit.hue(wax));
        ui.painter().circle_stroke(
            seal,
            13.5,
            egui::Stroke::new(1.5, kit.hue(THEME.wax.edge.egui())),
        );
        kit::paint::picture(ui.painter(), seal, sign(id), 0.95, tint);
        let colour = if usable { kit.skin.text } else { kit.skin.quiet };
        let foot = Rect::from_min_max(
            Pos2::new(at.left() + 9.0, at.bottom() - 24.0),
            Pos2::new(at.right() - 6.0, at.bottom() - 4.0),
        );
        let cost = offer.map_or(id.rules().cost(), |offer| offer.cost);
        let many = cards::chips(&cost).len() as f32;
        let scale = ((at.width() - 16.0) / (22.0 * many)).min(0.9);
        cards::paint_chips(ui, &cost, Pos2::new(foot.left(), foot.top() - 11.0), scale, tint);
        let words_at = Rect::from_min_max(
            Pos2::new(foot.left(), at.top() + 39.0),
            Pos2::new(at.right() - 4.0, foot.top() - 22.0),
        );
        cards::name_left(ui, &name, words_at, colour);
        match &reason {
            Some(reason) => cards::line_on(ui, reason, foot, kit.skin.bad, Align2::LEFT_CENTER),
            None => {
                let brief = names::brief(language, id);
                cards::line_on(ui, &brief, foot, kit.skin.quiet, Align2::LEFT_CENTER);
            }
        }
        let cap = SKILLS.get(index).and_then(|key| panels.cap(*key));
        if let Some(cap) = &cap {
            let size = kit::cap_size(ui, cap);
            kit::paint_cap(ui, Rect::from_min_size(at.min + Vec2::new(8.0, 8.0), size), cap);
        }
        if response.has_focus() || lit {
            kit::paint::ring(ui.painter(), at, kit::paint::Ring::Button);
        }
        kit::anchors::anchor(ui.ctx(), format!("skill-{}", index + 1), at);
        let text = names::text(language, &id.rules().def.text);
        kit::tip(&response, &name, &text, cap.as_ref());
        response
    }

    /// The one button: pay, play, switch, tune, or end the round.
    fn primary(self, ui: &mut Ui, desk: &mut Desk, area: Rect, out: &mut Outbox<Cards>) {
        let Tray { panels, shown, reading, own, act } = self;
        let language = &panels.language;
        let plan = self.plan(desk);
        let mut place = ui.new_child(egui::UiBuilder::new().id_salt("primary").max_rect(area));
        let size = area.size();
        let (label, caption, reason) = match &plan {
            _ if !act => {
                let label = language.say("cards-end-round");
                (label, String::new(), Some(not_now(panels, shown)))
            }
            Plan::Nothing => {
                (language.say("cards-end-round"), language.say("cards-end-caption"), None)
            }
            Plan::Target(..) | Plan::Whom(_) | Plan::Die(_) => {
                let text = language.say("cards-choose-target");
                (text, String::new(), Some(String::new()))
            }
            Plan::Not(found) => {
                let label = language.say("cards-do-play");
                (label, String::new(), Some(why(language, *found)))
            }
            Plan::Ready(action, cost, fits) => {
                let label = match action {
                    Action::Tune { .. } => language.say("cards-do-tune"),
                    _ => say!(language, "cards-pay", count = i64::from(cost.dice())),
                };
                let given = paid(action).map_or(0, |pay| pay.num());
                let (given, price) = (i64::from(given), i64::from(cost.dice()));
                let wrong = || say!(language, "cards-pay-wrong", given = given, price = price);
                let caption = receipt::summary(panels, shown, reading, action);
                (label, caption, (!fits).then(wrong))
            }
        };
        let cap = match &plan {
            Plan::Ready(..) => panels.cap(KeyAction::Confirm),
            Plan::Nothing => panels.cap(KeyAction::EndRound),
            _ => None,
        };
        let tokens: Vec<&Drawing> = match &plan {
            Plan::Ready(action, ..) => {
                let element = shown.view.open.side(own).lead().id.def().element;
                let pay = paid(action).map_or_else(Vec::new, |pay| pay.sorted(Some(element)));
                pay.into_iter().map(drawings::coin).collect()
            }
            _ => Vec::new(),
        };
        let button = kit::Plate::new(&label)
            .commit()
            .caption(&caption)
            .tokens(&tokens)
            .within(size)
            .disabled_if(reason.as_deref())
            .key_if(cap.as_ref());
        let response = place.add(button);
        kit::anchors::anchor(ui.ctx(), "primary", response.rect);
        if matches!(plan, Plan::Ready(..)) {
            kit::anchors::answer(ui.ctx(), response.id);
        }
        desk.over_end =
            act && plan == Plan::Nothing && (response.hovered() || response.has_focus());
        if desk.fresh && !desk.editing && matches!(plan, Plan::Ready(..)) {
            desk.fresh = false;
            response.request_focus();
        }
        if !response.clicked() {
            return;
        }
        match plan {
            Plan::Ready(action, _, true) => {
                out.wishes.write(Intent::Act(action));
            }
            Plan::Nothing if act => desk.asks.push(Request::End),
            _ => {}
        }
    }
}

/// The sign of a skill.
fn sign(id: SkillId) -> &'static Drawing {
    let rules = id.rules();
    match rules.kind() {
        SkillType::Normal => frames::STAMP_ICON_SWORD,
        SkillType::Elemental => drawings::glyph(rules.owner.def().element),
        SkillType::Burst => frames::COST_PIP_ENERGY,
    }
}

/// Why nothing can be pressed now.
fn not_now(panels: &Panels<Cards>, shown: &TableView<Cards>) -> String {
    let language = &panels.language;
    let asked = |seat: Seat| shown.turn.seats().contains(seat);
    match shown.eyes {
        _ if shown.is_over() => language.say("refuse-over"),
        Viewer::Seat(seat) if asked(seat) => language.say("cards-unasked"),
        Viewer::Seat(_) => language.say("refuse-not-your-turn"),
        _ => language.say("refuse-watching"),
    }
}
