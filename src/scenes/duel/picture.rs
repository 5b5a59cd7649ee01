//! What the duel looks like at one moment: a plain value, worked out from the view and the beat,
//! that [`super::stage`] draws. Nothing in it can know more than the view.

use game_rules::{
    duel::{Aim, Shell, Tool, classic},
    game::{Seat, Viewer},
    odds::Odds,
};

use crate::art::motion::span;

/// What is known of a shell on the rail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShellGuess {
    /// Seen.
    Sure(Shell),
    /// Follows from the counts.
    Inferred(Shell),
    /// Possible, with this chance of being live.
    Maybe(Odds),
}

impl ShellGuess {
    /// The chance that it is live.
    pub fn live(self) -> Odds {
        match self {
            ShellGuess::Maybe(odds) => odds,
            ShellGuess::Sure(Shell::Live) | ShellGuess::Inferred(Shell::Live) => Odds::SURE,
            ShellGuess::Sure(Shell::Blank) | ShellGuess::Inferred(Shell::Blank) => Odds::NEVER,
        }
    }
}

/// A value that is certain, or somewhere between two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// The least it can be.
    pub low: u32,
    /// The most it can be.
    pub high: u32,
}

impl Spread {
    /// Certain.
    pub const fn sure(value: u32) -> Spread {
        Spread { low: value, high: value }
    }
}

/// A status of a side, as far as these eyes know it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Chip {
    /// Turns to lose; `None` if only the word is known.
    Dazed(Option<u32>),
    /// Additional damage of the next shot.
    Boost(Spread),
    /// Has looked at the front shell.
    Looked,
    /// Of 8.
    Wounds(Spread),
    /// Of 32.
    Breath(Spread),
    /// How many vests, and how durable the outermost is.
    Vests(Spread, Spread),
    /// The next shell may blow back, in 1/1000.
    Blowback(u32),
    /// Bandages that wait, and the round starts until the first of them acts.
    Bandages(Spread, u8),
    /// Shots that do not wait for an order: for how many rounds, and how likely at all, in 1/1000.
    Rattled(Spread, u32),
    /// Shells may be caught.
    Catchers(Spread),
    /// More shells at once.
    Repeaters(Spread),
    /// The same, House Rules.
    Combos(Spread),
    /// Sure shots at oneself.
    GoodSelf(Spread),
    /// Sure shots at the other side.
    GoodFoe(Spread),
    /// Shots that blow back.
    BadGuns(Spread),
    /// Thorn Armour.
    Thorns(Spread),
    /// Shots that set alight.
    Fire(Spread),
    /// Burns left.
    Burning(u32),
}

/// A slot of a rack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RackSlot {
    /// What lies in it.
    pub tool: Option<Tool>,
    /// Rounds it lasts; 0 for good.
    pub life: u8,
}

impl RackSlot {
    /// A slot that stays.
    pub const fn with(tool: Option<Tool>) -> RackSlot {
        RackSlot { tool, life: 0 }
    }
}

/// One side of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct SidePicture {
    /// Who sits there.
    pub seat: Seat,
    /// HP as told, lowest and highest.
    pub hp: (i128, i128),
    /// HP at the start, for snuffed candles.
    pub full: i128,
    /// Tools in their slots.
    pub rack: Vec<RackSlot>,
    /// The own rack lies under a cloth: this side stands at the other one.
    pub borrows: bool,
    /// What else is known.
    pub chips: Vec<Chip>,
}

impl SidePicture {
    /// Changes HP by an announced amount.
    pub fn change_hp(&mut self, by: i128) {
        self.hp = (self.hp.0 + by, self.hp.1 + by);
    }

    /// More or fewer turns to lose, where they are counted.
    pub fn daze(&mut self, by: i32) {
        for chip in &mut self.chips {
            if let Chip::Dazed(Some(count)) = chip {
                *count = count.saturating_add_signed(by);
                return;
            }
        }
        if by > 0 {
            self.chips.insert(0, Chip::Dazed(Some(by.unsigned_abs())));
        }
    }
}

/// A rail beside the main one: its shells, front first, each with the chance that it is there at
/// all. A rail without shells is empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Extra {
    /// What each may be, and how likely there is one.
    pub shells: Vec<(ShellGuess, f32)>,
}

impl Extra {
    /// Is it certain how many there are?
    pub fn is_counted(&self) -> bool {
        self.shells.iter().all(|(_, there)| *there >= 1.0)
    }
}

/// A shell on its way through the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flying {
    /// What it is.
    pub shell: Shell,
    /// How far it has come, 0 … 1.
    pub t: f32,
}

/// The gun at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gun {
    /// Where it points: −1 down at you, 0 at rest, 1 up at the other side.
    pub swing: f32,
    /// Recoil, 0 … 1.
    pub recoil: f32,
    /// Muzzle flash, 0 … 1.
    pub flash: f32,
    /// Smoke, 0 … 1 of its life; `None` when there is none.
    pub smoke: Option<f32>,
    /// Pump pulled back, 0 … 1.
    pub pump: f32,
    /// Trigger pulled, 0 … 1.
    pub trigger: f32,
    /// The barrel has burst open like a flower, 0 … 1.
    pub petals: f32,
}

impl Gun {
    /// On the table.
    pub const REST: Gun = Gun {
        swing: 0.0,
        recoil: 0.0,
        flash: 0.0,
        smoke: None,
        pump: 0.0,
        trigger: 0.0,
        petals: 0.0,
    };
}

/// A seal on its way from a rack to the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Used {
    /// Whose.
    pub top: bool,
    /// Which tool.
    pub tool: Tool,
    /// How far the gesture has come, 0 … 1.
    pub t: f32,
}

/// A shell is being placed or taken out: the rail shows where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placing {
    /// The place under the caret.
    pub caret: u8,
    /// A shell is taken from there; else one is put there.
    pub takes: bool,
    /// What is put there, where that is known.
    pub shell: Option<ShellGuess>,
    /// Shells that are out, in the cup.
    pub cup: Option<u8>,
}

/// What stands between a shell and a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// A vest that holds.
    Vest,
    /// A vest that breaks.
    VestBroken,
    /// A mitt.
    Mitt,
    /// Thorns.
    Thorns,
}

/// Small things that pass.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Passing {
    /// Dice under the cup: on top or below, and how far.
    pub cup: Option<(bool, f32)>,
    /// A shell is held off: on top or below, by what, and how far.
    pub guard: Option<(bool, Guard, f32)>,
    /// A tool that leaves the rack on top without a word: which slot, and how far.
    pub faded: Option<(u8, Tool, f32)>,
    /// The next Evil sits down: how far.
    pub arrival: Option<f32>,
}

/// The small stage of a battle to the death.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StagePicture {
    /// HP on the stage, top and bottom.
    pub hp: [i128; 2],
    /// What was staked, top and bottom.
    pub stakes: [i128; 2],
    /// How far it is unfolded, 0 … 1.
    pub open: f32,
    /// How far the belt has gone on, in links.
    pub belt: f32,
}

/// The whole duel at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The side across the table.
    pub top: SidePicture,
    /// The side at the screen.
    pub bottom: SidePicture,
    /// The rail, front first.
    pub shells: Vec<ShellGuess>,
    /// The rails beside it.
    pub extras: Vec<Extra>,
    /// Which Evil sits at the table, counted from 0.
    pub plate: u32,
    /// Live and blank announced at loading.
    pub loaded: (u8, u8),
    /// Live and blank still in the clip.
    pub left: (u8, u8),
    /// The gun.
    pub gun: Gun,
    /// Who is aimed at before the shot.
    pub aim: Option<Aim>,
    /// A shell leaving the gun.
    pub flying: Option<Flying>,
    /// A tool being used.
    pub used: Option<Used>,
    /// A candle going out: on top or below, and how far.
    pub snuffed: Option<(bool, u32, f32)>,
    /// Shells going in, face-down: how far.
    pub loading: Option<f32>,
    /// How far the lamp has narrowed to the muzzle, 0 … 1.
    pub hush: f32,
    /// Bold tokens won in this match, and how far each has come across the table, 0 … 1.
    pub tokens: Vec<(Odds, f32)>,
    /// Shells that are gone unseen.
    pub unseen: u8,
    /// A shell that is being placed.
    pub placing: Option<Placing>,
    /// The first stake, while the other side thinks about its own.
    pub staked: Option<i128>,
    /// The stage on the table.
    pub stage: Option<StagePicture>,
    /// The chances on the rails hold no longer, or not for long: they are folded away.
    pub folded: bool,
    /// Small things that pass.
    pub passing: Passing,
}

/// A segment of the rail.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// What stands on it; `None` for a shell that nobody has seen yet.
    pub shell: Option<ShellGuess>,
    /// It is not there yet.
    pub ghost: bool,
    /// It is about to be taken.
    pub lifted: bool,
}

/// Which seat is drawn at the bottom.
pub fn bottom_seat(who: Viewer) -> Seat {
    match who {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Omniscient => game_rules::duel::HUMAN,
    }
}

impl Picture {
    /// The picture of a view: `snap`.
    pub fn of(view: &classic::View) -> Picture {
        let bottom = bottom_seat(view.who);
        let side = |seat: Seat| {
            let side = view.side(seat);
            let tools = side.hand.tools().iter();
            let mut rack: Vec<RackSlot> = tools.map(|tool| RackSlot::with(Some(*tool))).collect();
            rack.resize(usize::from(view.setup.hand), RackSlot::default());
            let mut chips = Vec::new();
            if side.daze > 0 {
                chips.push(Chip::Dazed(Some(side.daze)));
            }
            if side.boost > 0 {
                chips.push(Chip::Boost(Spread::sure(side.boost)));
            }
            if side.looked {
                chips.push(Chip::Looked);
            }
            SidePicture {
                seat,
                hp: (side.hp.into(), side.hp.into()),
                full: view.setup.hp_of(seat).into(),
                rack,
                borrows: false,
                chips,
            }
        };
        Picture {
            top: side(bottom.other()),
            bottom: side(bottom),
            shells: (0..view.left()).map(|place| known(view, place)).collect(),
            extras: Vec::new(),
            loaded: view.loaded,
            left: (view.live, view.blank),
            gun: Gun::REST,
            aim: None,
            flying: None,
            used: None,
            snuffed: None,
            plate: 0,
            loading: None,
            hush: 0.0,
            tokens: Vec::new(),
            unseen: 0,
            placing: None,
            staked: None,
            stage: None,
            folded: false,
            passing: Passing::default(),
        }
    }

    /// Shells go in; the lamp narrows while they are shuffled.
    pub fn load(&mut self, t: f32) {
        self.loading = Some(t);
        self.hush = 0.7 * span(t, 0.3, 0.4) * (1.0 - span(t, 0.85, 1.0));
    }

    /// Without anything that is on its way.
    #[must_use]
    pub fn settled(self) -> Picture {
        Picture {
            gun: Gun::REST,
            flying: None,
            used: None,
            snuffed: None,
            loading: None,
            hush: 0.0,
            passing: Passing::default(),
            ..self
        }
    }

    /// What stands on the rail, front first: a shell that is being placed stands there as a ghost,
    /// and those in the cup do not.
    pub fn segments(&self) -> Vec<Segment> {
        let there =
            |shell: &ShellGuess| Segment { shell: Some(*shell), ghost: false, lifted: false };
        let out = self.placing.and_then(|placing| placing.cup).unwrap_or(0);
        let back = self.shells.len().saturating_sub(usize::from(out));
        let mut segments: Vec<Segment> = self.shells.iter().take(back).map(there).collect();
        match self.placing {
            Some(placing) if placing.takes => {
                if let Some(segment) = segments.get_mut(usize::from(placing.caret)) {
                    segment.lifted = true;
                }
            }
            Some(placing) => {
                let at = usize::from(placing.caret).min(segments.len());
                // What lies behind a mystery is anything, too.
                if let Some(ShellGuess::Maybe(odds)) = placing.shell
                    && let Some(behind) = segments.get_mut(at)
                {
                    behind.shell = Some(ShellGuess::Maybe(odds));
                }
                segments.insert(at, Segment { shell: placing.shell, ghost: true, lifted: false });
            }
            None => {}
        }
        segments
    }

    /// One of the sides.
    pub fn side_mut(&mut self, seat: Seat) -> &mut SidePicture {
        if self.top.seat == seat { &mut self.top } else { &mut self.bottom }
    }
}

fn known(view: &classic::View, place: u8) -> ShellGuess {
    let odds = view.live_at(place);
    let seen = view.truth.is_some() || place == 0 && view.front.is_some();
    match (odds.is_sure(), odds.is_never(), seen) {
        (true, _, true) => ShellGuess::Sure(Shell::Live),
        (_, true, true) => ShellGuess::Sure(Shell::Blank),
        (true, _, false) => ShellGuess::Inferred(Shell::Live),
        (_, true, false) => ShellGuess::Inferred(Shell::Blank),
        _ => ShellGuess::Maybe(odds),
    }
}

#[cfg(test)]
#[path = "picture_tests.rs"]
mod tests;
