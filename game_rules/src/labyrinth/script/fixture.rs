//! A position written line by line (rules/labyrinth.md 21).

use crate::labyrinth::{
    Adventurer, Beast, Dir, Health, Hearing, Item, Labyrinth, Monster, Pile, Settings, Setup, Size,
    Tile,
    generate::Drawing,
    plan::{At, Plan},
    setup::{Compensation, Expansions, Generator, Levels, TreasureKinds, check_names},
    theme::ThemeName,
};
use crate::{
    dice::Dice,
    game::{Seat, SeatSet},
};

/// A position in the making.
#[derive(Debug)]
pub struct Fixture {
    size: Size,
    plan: Plan,
    piles: Vec<Pile>,
    players: Vec<(String, Adventurer, At)>,
    order: Vec<String>,
    bots: Vec<String>,
    monsters: Vec<(Beast, At)>,
    bin: Vec<Item>,
    hearing: Hearing,
    bump_costs_move: bool,
    hospital_sanctuary: bool,
    document: bool,
    turn_limit: Option<u32>,
    turns: u32,
    omniscient: bool,
    expansions: Expansions,
    strict: bool,
}

impl Default for Fixture {
    fn default() -> Fixture {
        Fixture {
            size: Size::flat(8, 8),
            plan: Plan::default(),
            piles: Vec::new(),
            players: Vec::new(),
            order: Vec::new(),
            bots: Vec::new(),
            monsters: Vec::new(),
            bin: Vec::new(),
            hearing: Hearing::Aloud,
            bump_costs_move: false,
            hospital_sanctuary: false,
            document: false,
            turn_limit: None,
            turns: 0,
            omniscient: false,
            expansions: Expansions::NONE,
            strict: false,
        }
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number that fits here"))
}

/// Reads `3,4`, or `1:3,4` on level 1.
pub(in crate::labyrinth) fn place(word: &str, size: Size) -> Result<At, String> {
    let (level, at) = word.split_once(':').unwrap_or(("0", word));
    let (x, y) =
        at.split_once(',').ok_or_else(|| format!("`{word}` is not a place such as 3,4"))?;
    let (level, x, y): (u8, i8, i8) = (number(level)?, number(x)?, number(y)?);
    if level >= size.levels {
        return Err(format!("`{word}`: there is no level {level}; `levels` comes first"));
    }
    if size.levels > 1 && !(0..size.height as i8).contains(&y) {
        return Err(format!("`{word}` is not on its level"));
    }
    Ok((x, y + level as i8 * size.stride()))
}

/// Reads `3,4R`.
fn place_and_side(word: &str, size: Size) -> Result<(At, Dir), String> {
    let fault = || format!("`{word}` is not a place and a side such as 3,4R");
    let split = word.len().checked_sub(1).filter(|&at| word.is_char_boundary(at));
    let (at, side) = word.split_at(split.ok_or_else(fault)?);
    Ok((place(at, size)?, Dir::parse(side).ok_or_else(fault)?))
}

/// Reads `0,0-1,0`.
fn wall(word: &str, size: Size) -> Result<(At, Dir), String> {
    let (one, two) =
        word.split_once('-').ok_or_else(|| format!("`{word}` is not a wall such as 0,0-1,0"))?;
    let (one, two) = (place(one, size)?, place(two, size)?);
    let between = Dir::ALL.into_iter().find(|dir| {
        let (dx, dy) = dir.delta();
        (one.0.checked_add(dx), one.1.checked_add(dy)) == (Some(two.0), Some(two.1))
    });
    Ok((one, between.ok_or_else(|| format!("`{word}`: these tiles do not touch"))?))
}

/// Reads all of the words into a list.
fn add<T>(
    list: &mut Vec<T>,
    words: &[&str],
    size: Size,
    read: impl Fn(&str, Size) -> Result<T, String>,
) -> Result<(), String> {
    for word in words {
        list.push(read(word, size)?);
    }
    Ok(())
}

fn item(word: &str) -> Result<Option<Item>, String> {
    match word {
        "-" => Ok(None),
        _ => Item::parse(word).map(Some).ok_or_else(|| format!("`{word}` is not an item")),
    }
}

impl Fixture {
    /// One line; false if it is not one of a fixture.
    pub(in crate::labyrinth) fn line(&mut self, words: &[&str]) -> Result<bool, String> {
        let size = self.size;
        match *words {
            ["size", width, height] if size.levels == 1 => {
                self.size = Size::flat(number(width)?, number(height)?);
                let sides = 1..=Size::MOST;
                if !sides.contains(&self.size.width) || !sides.contains(&self.size.height) {
                    return Err("a board is 1 to 12 tiles wide and high".into());
                }
            }
            ["levels", count] => {
                self.size.levels = number(count)?;
                if !(2..=Size::MOST_LEVELS).contains(&self.size.levels)
                    || self.size.tiles() as u32 > Size::MOST_TILES
                {
                    return Err("there are 2 or 3 levels, of 255 tiles together".into());
                }
                let none = Levels { count: self.size.levels, stairs: 0, lift: false };
                self.expansions.levels = Some(none);
            }
            ["stairs", ref tiles @ ..] => add(&mut self.plan.stairs, tiles, size, place)?,
            ["lift", at] => self.plan.lift = Some(place(at, size)?),
            ["river", ref tiles @ ..] => add(&mut self.plan.river, tiles, size, place_and_side)?,
            ["portal", name, ref tiles @ ..] => {
                let wanted = match name {
                    "F" => 1,
                    "AB" => 2,
                    "ABC" => 3,
                    _ => return Err(format!("`{name}` is not F, AB or ABC")),
                };
                if tiles.len() != wanted {
                    return Err(format!("a portal {name} has {wanted} tiles"));
                }
                let set = tiles.iter().map(|tile| place(tile, size)).collect::<Result<_, _>>()?;
                self.plan.portals.push(set);
            }
            ["shop", ref tiles @ ..] => add(&mut self.plan.shops, tiles, size, place)?,
            ["hospital", ref tiles @ ..] => add(&mut self.plan.hospitals, tiles, size, place)?,
            ["marsh", ref tiles @ ..] => add(&mut self.plan.marshes, tiles, size, place)?,
            ["donation", at] => {
                self.plan.donations.push(place(at, size)?);
                self.expansions.donation = true;
            }
            ["treasure", at] => {
                self.plan.treasures.push(place(at, size)?);
                self.piles.push(Pile::Pure);
            }
            ["treasure", at, kind] => {
                self.plan.treasures.push(place(at, size)?);
                let kind = Pile::parse(kind).ok_or_else(|| format!("`{kind}` is not a pile"))?;
                self.piles.push(kind);
            }
            ["wall", ref sides @ ..] => add(&mut self.plan.walls, sides, size, wall)?,
            ["exit", ref sides @ ..] => add(&mut self.plan.exits, sides, size, place_and_side)?,
            ["player", name, at, health, held, treasure, ref flags @ ..] => {
                self.player(name, at, (health, held, treasure), flags)?;
            }
            ["order", ref names @ ..] => {
                self.order = names.iter().map(|&name| name.to_owned()).collect();
            }
            ["bots", ref names @ ..] => {
                self.bots = names.iter().map(|&name| name.to_owned()).collect();
            }
            ["monster", beast, at] => {
                let beast =
                    Beast::parse(beast).ok_or_else(|| format!("`{beast}` is not a monster"))?;
                self.monsters.push((beast, place(at, size)?));
            }
            ["bin", ref items @ ..] => {
                for word in items {
                    self.bin.extend(item(word)?);
                }
            }
            ["hearing", "aloud"] => self.hearing = Hearing::Aloud,
            ["hearing", "whisper"] => self.hearing = Hearing::Whisper,
            ["bump-costs-move"] => self.bump_costs_move = true,
            ["hospital-sanctuary"] => self.hospital_sanctuary = true,
            ["document"] => self.document = true,
            ["turn-limit", limit] => self.turn_limit = Some(number(limit)?),
            ["turns", turns] => self.turns = number(turns)?,
            ["omniscient"] => self.omniscient = true,
            ["with", ref switches @ ..] => {
                for switch in switches {
                    self.switch(switch)?;
                }
            }
            ["strict"] => self.strict = true,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn player(
        &mut self,
        name: &str,
        at: &str,
        (health, held, treasure): (&str, &str, &str),
        flags: &[&str],
    ) -> Result<(), String> {
        let mut player = Adventurer::at(Tile(0));
        player.health = match health {
            "healthy" => Health::Healthy,
            "injured" => Health::Injured,
            _ => return Err(format!("`{health}` is neither healthy nor injured")),
        };
        player.item = item(held)?;
        player.carries = match treasure {
            "-" => None,
            "T" => Some(Pile::Pure),
            "T:fools" => Some(Pile::Fools),
            _ => return Err(format!("`{treasure}` is neither - nor T nor T:fools")),
        };
        let flags = flags.iter().flat_map(|word| word.split(','));
        for flag in flags.filter(|flag| !flag.is_empty()) {
            match flag.split_once('=') {
                None if flag == "skip" => player.skip_next = true,
                None if flag == "heal" => player.heal_pending = true,
                None if flag == "blessed" => player.blessed = true,
                None if flag == "probe" => player.probe = true,
                Some(("xp", xp)) => player.xp = number(xp)?,
                _ => return Err(format!("`{flag}` says nothing about a player")),
            }
        }
        self.players.push((name.to_owned(), player, place(at, self.size)?));
        Ok(())
    }

    fn switch(&mut self, word: &str) -> Result<(), String> {
        let on = &mut self.expansions;
        match word {
            "xp" => on.xp = true,
            "trading" => on.trading = true,
            "treasure-kinds" => on.treasure_kinds = Some(TreasureKinds::USUAL),
            "scanner" => on.scanner = true,
            "flashlight" => on.flashlight = true,
            "dynamite" => on.dynamite = true,
            "shield" => on.shield = true,
            "bear" => on.bear = true,
            "dog" => on.dog = true,
            "zombie" => on.zombie = true,
            "probe" => on.seat_compensation = Compensation::Probe,
            "haunted-house" => on.theme = Some(ThemeName::HauntedHouse),
            "cursed-forest" => on.theme = Some(ThemeName::CursedForest),
            "psych-ward" => on.theme = Some(ThemeName::PsychWard),
            "pirate-ship" => on.theme = Some(ThemeName::PirateShip),
            _ => return Err(format!("`{word}` is not an expansion")),
        }
        on.theme_twist = on.theme.is_some();
        Ok(())
    }

    /// The most places a level has.
    fn most(&self, places: impl Iterator<Item = At> + Clone) -> u8 {
        let of = |level: i8| places.clone().filter(|at| at.1 / self.size.stride() == level).count();
        (0..self.size.levels as i8)
            .map(of)
            .max()
            .map_or(0, |most| most.try_into().unwrap_or(u8::MAX))
    }

    /// The counts are those of the fixture itself.
    fn settings(&self) -> Settings {
        let count = |list: usize| u8::try_from(list).unwrap_or(u8::MAX);
        let places = |list: &[At]| self.most(list.iter().copied());
        let sides = |list: &[(At, Dir)]| self.most(list.iter().map(|&(at, _)| at));
        let sets =
            |length| count(self.plan.portals.iter().filter(|set| set.len() == length).count());
        let mut expansions = self.expansions;
        if expansions.treasure_kinds.is_some() {
            let all = |kind| {
                let lying = self.piles.iter().filter(|&&pile| pile == kind).count();
                let held = self.players.iter().filter(|(_, one, _)| one.carries == Some(kind));
                count(lying + held.count())
            };
            expansions.treasure_kinds = Some(TreasureKinds {
                pure: all(Pile::Pure),
                fools: all(Pile::Fools),
                trapped: all(Pile::Trapped),
            });
        }
        if let Some(levels) = &mut expansions.levels {
            levels.stairs = places(&self.plan.stairs);
            levels.lift = self.plan.lift.is_some();
        }
        Settings {
            width: self.size.width,
            height: self.size.height,
            river: sides(&self.plan.river),
            bends: 4,
            marsh: places(&self.plan.marshes),
            shop: count(self.plan.shops.len()),
            hospital: count(self.plan.hospitals.len()),
            fake_portals: sets(1),
            two_way: sets(2),
            three_way: sets(3),
            treasure: places(&self.plan.treasures),
            walls: sides(&self.plan.walls),
            exits: count(self.plan.exits.len()),
            hearing: self.hearing,
            bump_costs_move: self.bump_costs_move,
            hospital_sanctuary: self.hospital_sanctuary,
            document: self.document,
            generator: Generator::ByHand,
            turn_limit: self.turn_limit,
            omniscient: self.omniscient,
            expansions,
        }
    }

    /// The position, before anybody's turn has begun.
    pub(in crate::labyrinth) fn build(self) -> Result<Labyrinth, String> {
        let settings = self.settings();
        let size = settings.size();
        if self.strict {
            self.plan.check(&settings).map_err(|fault| fault.to_string())?;
        }
        let names: Vec<String> = self.players.iter().map(|(name, ..)| name.clone()).collect();
        check_names(&names).map_err(|fault| fault.to_string())?;
        let seat = |name: &String| {
            let index = names.iter().position(|known| known == name);
            index.map(|index| Seat(index as u8)).ok_or_else(|| format!("nobody is called {name}"))
        };
        let tile = |(x, y): At| size.at(x, y).ok_or_else(|| format!("{x},{y} is not on the board"));
        let mut order = self.order.iter().map(seat).collect::<Result<Vec<_>, _>>()?;
        if order.is_empty() {
            order = Seat::all(names.len()).collect();
        }
        let named: SeatSet = order.iter().copied().collect();
        if order.len() != names.len() || named.len() != names.len() {
            return Err("`order` names every player once".into());
        }
        let bots = self.bots.iter().map(seat).collect::<Result<SeatSet, _>>()?;
        let board = self.plan.draw(size).map_err(|(part, why)| format!("{part}: {why}"))?;
        let treasures =
            self.plan.treasures.iter().map(|&at| tile(at)).collect::<Result<Vec<_>, _>>()?;
        let setup = Setup { players: names, bots, settings, known_seed: true, ..Setup::default() };
        let mut game = Labyrinth::on(&setup, Drawing { board, treasures: Vec::new() }, 0);
        game.piles = treasures.into_iter().zip(self.piles).collect();
        game.players = self
            .players
            .iter()
            .map(|&(_, player, at)| Ok(Adventurer { tile: tile(at)?, ..player }))
            .collect::<Result<_, String>>()?;
        game.order = order;
        game.turns = self.turns;
        game.bin = self.bin;
        game.dice = Dice::stream(0, "script");
        for (beast, at) in self.monsters {
            game.monsters.push(Monster { beast, tile: tile(at)?, sleeps_until: 0 });
            let on = &mut std::sync::Arc::make_mut(&mut game.setup).settings.expansions;
            match beast {
                Beast::Bear => on.bear = true,
                Beast::Dog => on.dog = true,
                Beast::Zombie => on.zombie = true,
            }
        }
        Ok(game)
    }
}

/// What an item slot holds, in words.
pub(in crate::labyrinth) fn item_word(item: Option<Item>) -> &'static str {
    item.map_or("-", Item::word)
}
