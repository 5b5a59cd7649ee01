//! What is chosen before a game (rules/labyrinth.md 2, 5, 14 and the switches of 17). All of it is
//! public.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use super::{
    counts::Levels,
    setup_error::{Limit, SetupFault, SetupStage},
};
use super::{
    place::{Kind, Size},
    plan::Plan,
    theme::ThemeName,
};
use crate::{
    data::{TextFault, read_ron},
    game::{Seat, SeatSet, SetupError},
};

/// Who hears navigation announcements (11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Hearing {
    /// The whole table.
    Aloud,
    /// Only the adventurer concerned.
    Whisper,
}

/// Which generator draws the board (4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Generator {
    /// The original procedure, again and again until guarantee G holds.
    Guaranteed,
    /// The original procedure, once.
    Original,
    /// Nobody: the board was made by hand, and keeps to nothing but 4.5. A game on such a board says
    /// so to everybody, for what follows from the other generators does not hold there.
    ByHand,
}

/// What later seats get for moving later (17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Compensation {
    /// Nothing.
    None,
    /// The last two seats are told once which sides of their start tile are barred.
    Probe,
    /// The last seat starts with a kit. Files may still say so, but nothing is played with it: it made
    /// that seat the strongest by far.
    #[serde(alias = "KitAndProbe")]
    Kit,
}

/// How many piles there are of each kind (17.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TreasureKinds {
    /// Real treasure.
    pub pure: u8,
    /// Crumbles at the exit.
    pub fools: u8,
    /// Explodes when taken.
    pub trapped: u8,
}

impl TreasureKinds {
    /// The numbers of 17.6.
    pub const USUAL: TreasureKinds = TreasureKinds { pure: 2, fools: 1, trapped: 1 };

    /// All piles.
    pub const fn total(self) -> u32 {
        self.pure as u32 + self.fools as u32 + self.trapped as u32
    }
}

/// The expansions of section 17, each a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expansions {
    /// 17.1 Experience.
    pub xp: bool,
    /// 17.2 What later seats get.
    pub seat_compensation: Compensation,
    /// 17.3 Trading.
    pub trading: bool,
    /// 17.5 A donation centre.
    pub donation: bool,
    /// 17.6 Piles that are not what they seem.
    pub treasure_kinds: Option<TreasureKinds>,
    /// 17.7 Treasure scanner.
    pub scanner: bool,
    /// 17.8 Broken flashlight and battery.
    pub flashlight: bool,
    /// 17.9 Dynamite.
    pub dynamite: bool,
    /// 17.10 Shield.
    pub shield: bool,
    /// 17.11 The bear.
    pub bear: bool,
    /// 17.11 The dog.
    pub dog: bool,
    /// 17.11 The zombies.
    pub zombie: bool,
    /// 17.12 Names, art and sound.
    pub theme: Option<ThemeName>,
    /// 17.12 The theme's one rule.
    pub theme_twist: bool,
    /// 17.4 Several levels.
    #[serde(default)]
    pub levels: Option<Levels>,
}

impl Expansions {
    /// Sections 1 to 16 and nothing else.
    pub const NONE: Expansions = Expansions {
        xp: false,
        seat_compensation: Compensation::None,
        trading: false,
        donation: false,
        treasure_kinds: None,
        scanner: false,
        flashlight: false,
        dynamite: false,
        shield: false,
        bear: false,
        dog: false,
        zombie: false,
        theme: None,
        theme_twist: false,
        levels: None,
    };

    /// The rule of this theme, if it is played.
    pub fn twist(&self, theme: ThemeName) -> bool {
        self.theme_twist && self.theme == Some(theme)
    }

    /// Does any of them give adventurers commands of their own, items aside?
    pub(super) fn offer_commands(&self) -> bool {
        let twist = self.theme_twist && self.theme == Some(ThemeName::HauntedHouse);
        self.xp | self.trading | self.donation | self.levels.is_some() | twist
    }

    /// Are there monsters?
    #[inline]
    pub fn monsters(&self) -> bool {
        self.bear | self.dog | self.zombie
    }
}

/// Board and rules of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Tiles from left to right.
    pub width: u8,
    /// Tiles from bottom to top.
    pub height: u8,
    /// River tiles.
    pub river: u8,
    /// Most bends of the river.
    pub bends: u8,
    /// Marshes.
    pub marsh: u8,
    /// Shops.
    pub shop: u8,
    /// Hospitals.
    pub hospital: u8,
    /// Fake portals, one tile each.
    pub fake_portals: u8,
    /// Two-way portal sets.
    pub two_way: u8,
    /// Three-way portal sets.
    pub three_way: u8,
    /// Treasure tiles, one pile each. With `treasure_kinds` those numbers count instead.
    pub treasure: u8,
    /// Inner walls.
    pub walls: u8,
    /// Exits.
    pub exits: u8,
    /// Who hears navigation announcements.
    pub hearing: Hearing,
    /// House rule: hitting a wall uses up the step.
    pub bump_costs_move: bool,
    /// A player on a hospital tile cannot be hit by a bullet.
    pub hospital_sanctuary: bool,
    /// The document to the letter: first aid costs the step, and the House speaks its words.
    #[serde(default)]
    pub document: bool,
    /// Which generator draws the board.
    pub generator: Generator,
    /// After so many turns the game is a draw.
    pub turn_limit: Option<u32>,
    /// Everything is shown to everyone.
    pub omniscient: bool,
    /// The expansions.
    pub expansions: Expansions,
}

/// The set-up of a game. The default is `data/labyrinth/default.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The adventurers' names, one per seat.
    pub players: Vec<String>,
    /// Which seats are played by the program; they take no part in peeks (12).
    #[serde(default)]
    pub bots: SeatSet,
    /// Board and rules.
    pub settings: Settings,
    /// Whether somebody knew the seed beforehand (2); such games stay out of statistics.
    #[serde(default)]
    pub known_seed: bool,
    /// A hand-made board instead of a generated one.
    #[serde(default)]
    pub board: Option<Plan>,
    /// Seats that start with a first aid kit: the open favour of Evil at Nightmare.
    #[serde(default)]
    pub favoured: SeatSet,
}

/// A set-up by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// Its name.
    pub name: String,
    /// Board and rules.
    pub settings: Settings,
}

const DEFAULT_FILE: &str = "data/labyrinth/default.ron";
const PRESETS_FILE: &str = "data/labyrinth/presets.ron";

static SHIPPED: LazyLock<Setup> = LazyLock::new(|| {
    read_ron(DEFAULT_FILE, include_str!("../../data/labyrinth/default.ron"))
        .unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"))
});

static PRESETS: LazyLock<Vec<Preset>> = LazyLock::new(|| {
    read_ron(PRESETS_FILE, include_str!("../../data/labyrinth/presets.ron"))
        .unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"))
});

/// The shipped presets.
pub fn presets() -> &'static [Preset] {
    &PRESETS
}

impl Default for Setup {
    fn default() -> Setup {
        SHIPPED.clone()
    }
}

impl Default for Settings {
    fn default() -> Settings {
        SHIPPED.settings.clone()
    }
}

impl Settings {
    /// Refuses what no board can have. `hand_made` boards are held against their own tiles later.
    fn check(&self, players: usize) -> Result<(), SetupFault> {
        let limit = |ok: bool, field, value: u32, reason: Limit| {
            if ok {
                Ok(())
            } else {
                Err(SetupFault::BadSettings { field, value: value.to_string(), reason })
            }
        };
        let within = |field, value: u32, least: u32, most: u32| {
            limit((least..=most).contains(&value), field, value, Limit::Between(least, most))
        };
        let (width, height) = (u32::from(self.width), u32::from(self.height));
        within("width", width, 5, u32::from(Size::MOST))?;
        within("height", height, 5, u32::from(Size::MOST))?;
        self.check_levels()?;
        self.check_room(players)?;
        let river = u32::from(self.river);
        let (least, most) = (width.min(height) + 1, width + height);
        let range = Limit::BetweenHere(least, most);
        limit((least..=most).contains(&river), "river", river, range)?;
        within("bends", self.bends.into(), 0, 4)?;
        if let Some(kinds) = self.expansions.treasure_kinds {
            let pure = u32::from(kinds.pure);
            limit(pure >= 1, "treasure_kinds.pure", pure, Limit::OnePure)?;
        } else {
            limit(self.treasure >= 1, "treasure", self.treasure.into(), Limit::AtLeast(1))?;
        }
        within("exits", self.exits.into(), 1, 4)?;
        if self.generator == Generator::Original {
            limit(self.exits == 2, "exits", self.exits.into(), Limit::Original)?;
        }
        let segments = width * (height - 1) + height * (width - 1);
        let spare = segments - (width * height - 1);
        limit(u32::from(self.walls) <= spare, "walls", self.walls.into(), Limit::Whole(spare))?;
        if let Some(turns) = self.turn_limit {
            limit(turns >= 1, "turn_limit", turns, Limit::AtLeast(1))?;
        }
        let compensation = self.expansions.seat_compensation;
        limit(compensation != Compensation::Kit, "seat_compensation", 1, Limit::Kit)?;
        let risen = !self.expansions.zombie || self.marsh >= 1;
        limit(risen, "marsh", self.marsh.into(), Limit::Marsh)?;
        Ok(())
    }

    /// Everybody starts on a plain safe tile of their own. Once the size of the board is known this
    /// comes before all other numbers (14).
    fn check_room(&self, players: usize) -> Result<(), SetupFault> {
        let tiles = i32::from(self.width) * i32::from(self.height);
        let mut all = 0;
        for level in 0..self.levels() {
            let taken: u32 = Kind::ALL[1..].iter().map(|&kind| self.tiles_on(kind, level)).sum();
            let left = tiles - taken as i32 - self.piles_on(level) as i32;
            if left < 0 {
                return Err(SetupFault::NotEnoughSafeTiles { left, players });
            }
            all += left;
        }
        if all < players as i32 {
            return Err(SetupFault::NotEnoughSafeTiles { left: all, players });
        }
        Ok(())
    }
}

impl Setup {
    /// The largest table.
    pub const MOST_PLAYERS: usize = 8;

    /// The default game for these adventurers.
    pub fn for_players(names: &[&str]) -> Setup {
        Setup { players: names.iter().map(|&name| name.to_owned()).collect(), ..Setup::default() }
    }

    /// Reads a set-up written by a person.
    pub fn read(file: &str, text: &str) -> Result<Setup, TextFault> {
        let setup: Setup = read_ron(file, text)?;
        match setup.check() {
            Ok(()) => Ok(setup),
            Err(fault) => Err(TextFault {
                file: file.to_owned(),
                line: 1,
                column: 1,
                cause: SetupError::from(fault).to_string(),
            }),
        }
    }

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupFault> {
        check_names(&self.players)?;
        self.settings.check(self.players.len())?;
        match &self.board {
            Some(plan) => plan.check(&self.settings),
            None => Ok(()),
        }
    }

    /// The seats played by people.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.players.len()).filter(|&seat| !self.bots.contains(seat)).collect()
    }
}

/// Names: non-empty, distinct ignoring case and surrounding blanks (5.1).
pub(super) fn check_names(names: &[String]) -> Result<(), SetupFault> {
    if names.is_empty() {
        return Err(SetupFault::NoPlayers);
    }
    if names.len() > Setup::MOST_PLAYERS {
        return Err(SetupFault::TooManyPlayers(names.len()));
    }
    let plain: Vec<String> = names.iter().map(|name| name.trim().to_lowercase()).collect();
    if let Some(seat) = plain.iter().position(String::is_empty) {
        return Err(SetupFault::BadName(seat));
    }
    for (seat, name) in plain.iter().enumerate() {
        if plain[..seat].contains(name) {
            return Err(SetupFault::DuplicateName(names[seat].clone()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shipped_numbers_are_those_of_the_rulebook() {
        let settings = Settings::default();
        assert_eq!((settings.width, settings.height), (8, 8));
        assert_eq!((settings.river, settings.bends, settings.walls), (12, 2, 20));
        assert_eq!(settings.tiles_of(Kind::Safe), 34 + 2);
        assert_eq!(settings.tiles_of(Kind::Portal), 6);
        assert_eq!((settings.marsh, settings.exits, settings.treasure), (8, 2, 2));
        assert_eq!(settings.hearing, Hearing::Aloud);
        assert_eq!(settings.expansions, Expansions::NONE);
        assert_eq!(settings.turn_limit, None);
        assert!(!settings.bump_costs_move && !settings.hospital_sanctuary && !settings.omniscient);
        let compact = &presets().iter().find(|preset| preset.name == "compact").unwrap().settings;
        assert_eq!((compact.width, compact.height, compact.river, compact.walls), (7, 7, 10, 15));
        assert_eq!(compact.tiles_of(Kind::Safe), 21 + 2);
        for preset in presets() {
            let setup = Setup { settings: preset.settings.clone(), ..Setup::default() };
            assert_eq!(setup.check(), Ok(()), "{}", preset.name);
        }
    }

    fn broken(change: impl FnOnce(&mut Setup)) -> String {
        let mut setup = Setup::default();
        change(&mut setup);
        SetupError::from(setup.check().unwrap_err()).to_string()
    }

    #[test]
    fn impossible_set_ups_name_field_value_and_limit() {
        let cases: [(String, &str); 16] = [
            (broken(|s| s.players.clear()), "players = none: NoPlayers"),
            (
                broken(|s| s.players = (0..9).map(|n| n.to_string()).collect()),
                "players = 9: TooMany",
            ),
            (broken(|s| s.players[1] = "  ".into()), "players = seat 1 without a name: BadName"),
            (broken(|s| s.players[1] = " ANN ".into()), "players =  ANN : DuplicateName"),
            (broken(|s| s.settings.marsh = 39), "plain safe tiles = 3: NotEnoughSafeTiles"),
            (broken(|s| s.settings.width = 4), "width = 4: BadSettings: must be from 5 to 12"),
            (broken(|s| s.settings.height = 13), "height = 13: BadSettings"),
            (broken(|s| s.settings.river = 8), "river = 8: BadSettings: must be from 9 to 16"),
            (broken(|s| s.settings.river = 17), "river = 17: BadSettings"),
            (broken(|s| s.settings.bends = 5), "bends = 5: BadSettings"),
            (broken(|s| s.settings.treasure = 0), "treasure = 0: BadSettings"),
            (broken(|s| s.settings.exits = 5), "exits = 5: BadSettings"),
            (broken(|s| s.settings.walls = 50), "walls = 50: BadSettings: must be at most 49"),
            (broken(|s| s.settings.turn_limit = Some(0)), "turn_limit = 0: BadSettings"),
            // The order of section 14.
            (
                broken(|s| (s.settings.marsh, s.settings.exits) = (60, 5)),
                "plain safe tiles = -18: NotEnoughSafeTiles",
            ),
            (
                broken(|s| {
                    s.players[1] = "Ann".into();
                    s.players[2].clear();
                    s.settings.marsh = 60;
                }),
                "players = seat 2 without a name: BadName",
            ),
        ];
        for (found, wanted) in cases {
            assert!(found.starts_with(wanted), "{found}\n{wanted}");
        }
        let level = |change: fn(&mut Levels)| {
            broken(|s| {
                let levels = s.settings.expansions.levels.insert(Levels::USUAL);
                change(levels);
            })
        };
        let wide = broken(|s| {
            s.settings.expansions.levels = Some(Levels::USUAL);
            s.settings.width = 12;
            s.settings.height = 12;
        });
        let cases = [
            (
                level(|levels| levels.count = 4),
                "levels.count = 4: BadSettings: must be from 2 to 3",
            ),
            (level(|levels| levels.count = 1), "levels.count = 1: BadSettings"),
            (
                level(|levels| (levels.stairs, levels.lift) = (0, false)),
                "levels.stairs = 0: BadSettings: must be at least 1 where there is no lift",
            ),
            (level(|levels| levels.stairs = 40), "plain safe tiles = "),
            (wide, "levels = 288: BadSettings: all levels together must have at most 255 tiles"),
        ];
        for (found, wanted) in cases {
            assert!(found.starts_with(wanted), "{found}\n{wanted}");
        }
        let mut original = Setup::default();
        original.settings.generator = Generator::Original;
        original.settings.exits = 3;
        assert!(matches!(original.check(), Err(SetupFault::BadSettings { field: "exits", .. })));
    }

    #[test]
    fn a_set_up_file_with_a_fault_names_place_or_field() {
        let text = include_str!("../../data/labyrinth/default.ron");
        let fault = Setup::read("mine.ron", &text.replace("marsh:", "mash:")).unwrap_err();
        assert!(fault.to_string().starts_with("mine.ron:") && fault.line > 1, "{fault}");
        let fault = Setup::read("mine.ron", &text.replace("exits: 2", "exits: 7")).unwrap_err();
        assert!(fault.cause.starts_with("exits = 7"), "{fault}");
    }
}
