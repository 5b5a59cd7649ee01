//! The Labyrinth in words, for `referee script` (rules/labyrinth.md 21).

pub(in crate::labyrinth) mod fixture;

use super::{
    Action, Dir, Event, Goods, Kind, Labyrinth, News, Refusal,
    board::PortalSort,
    event::{Around, Band, BeamEnd, Obstacle, Reading, ShotEnd},
    knowledge::{Knowledge, Side},
};
use crate::{
    game::{Illegal, Seat, SeatSet, Viewer},
    script::{Scripted, listed, yes},
};
use fixture::{Fixture, item_word, place};

/// The words that begin a command.
const COMMANDS: [&str; 28] = [
    "move", "buy", "shoot", "kit", "drop", "take", "leave", "attack", "checkin", "end", "log",
    "withdraw", "vote", "peek", "find", "obstacle", "cure", "offer", "accept", "decline", "donate",
    "bin", "scan", "light", "blast", "ghost", "climb", "referee",
];

impl Scripted for Labyrinth {
    const HELP: &'static str = "\
Labyrinth (rules/labyrinth.md 21). Players are called by name; tiles are x,y from the bottom left.
Fixture:
  size W H                      river 0,3R 1,3R 2,3U     in flow order, with the flow
  portal F 2,2                  portal AB 1,1 5,5        portal ABC 0,7 3,3 6,1
  shop 3,0                      hospital 4,4             marsh 6,6       donation 1,2
  treasure 2,7 [pure|fools|trapped]                      repeat for more piles
  wall 0,0-1,0                  exit 0,0L
  levels 2                      after size; then 1:3,4 is the tile 3,4 of level 1
  stairs 3,4                    the lower end            lift 2,2        on all levels
  player Ann 0,0 healthy - -    name tile health item(-|bullet|kit|junk|scanner|broken-light|
                                battery|light-1…3|dynamite|shield) treasure(-|T|T:fools);
                                then any of: skip heal blessed probe xp=N
  order Ann Bob                 the first is active; her turn begins when the script starts
  dice 3 5 6                    forced results, the same as `random`
  hearing aloud|whisper         bump-costs-move          hospital-sanctuary
  document                      first aid takes the place of the step
  turn-limit N                  turns N                  omniscient      bots Bob
  monster bear 3,3              bin kit junk             strict
  with xp trading treasure-kinds scanner flashlight dynamite shield probe
       haunted-house|cursed-forest|psych-ward|pirate-ship
Random words: shop, attacker, defender (1…6); dog (1…6); bin, scent, drag, zombie, lift (0…)
Commands:
  Ann move U|D|L|R · attack Bob [bullet] · shoot U · kit · drop · buy · take · leave · checkin · end
  Ann log 1-9 · log 4 · withdraw · vote yes|no · peek yes|no · referee
  Ann find hospital|shop · obstacle · cure · offer Bob GIVE WANT (of item,treasure,map; or -)
  Ann accept · decline · donate · bin · scan · light U · blast U · ghost U · climb
  state Ann      → Ann 3,4 healthy item=- treasure=no moved=yes bought=no skip=no heal=no
  pile x,y       → pile 2,7 1
  know Ann       what Ann knows: fragments, placements, cells, sides and links
  read 1-9       entries of the master's log
";

    const FORCE: &'static [&'static str] = &["random", "dice"];

    const WHOLE_FIRST: bool = true;

    type Fixture = Fixture;

    fn fixture(fixture: &mut Fixture, words: &[&str]) -> Result<bool, String> {
        fixture.line(words)
    }

    fn place(fixture: Fixture) -> Result<Labyrinth, String> {
        fixture.build()
    }

    fn open(&mut self, out: &mut Vec<Event>) {
        self.begin_turn(out);
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        let index = self.setup.players.iter().position(|known| known == name)?;
        Some(Seat(index as u8))
    }

    fn name(&self, seat: Seat) -> String {
        self.setup.players.get(seat.index()).cloned().unwrap_or_default()
    }

    fn action(&self, _seat: Seat, words: &[&str]) -> Result<Action, String> {
        let dir =
            |word: &str| Dir::parse(word).ok_or_else(|| format!("`{word}` is not U, R, D or L"));
        let seat = |name: &str| self.seat(name).ok_or_else(|| format!("nobody is called {name}"));
        Ok(match *words {
            ["move", word] => Action::Move(dir(word)?),
            ["buy"] => Action::Buy,
            ["shoot", word] => Action::Shoot(dir(word)?),
            ["kit"] => Action::UseKit,
            ["drop"] => Action::DropItem,
            ["take"] => Action::TakeTreasure,
            ["leave"] => Action::DropTreasure,
            ["attack", name] => Action::Attack { target: seat(name)?, bullet: false },
            ["attack", name, "bullet"] => Action::Attack { target: seat(name)?, bullet: true },
            ["checkin"] => Action::CheckIn,
            ["end"] => Action::EndTurn,
            ["log", range] => {
                let (from, to) = range_of(range)?;
                Action::RequestLog { from, to }
            }
            ["withdraw"] => Action::Withdraw,
            ["vote", "yes"] => Action::Vote(true),
            ["vote", "no"] => Action::Vote(false),
            ["peek", "yes"] => Action::Peek(true),
            ["peek", "no"] => Action::Peek(false),
            ["find", "hospital"] => Action::FindHospital,
            ["find", "shop"] => Action::FindShop,
            ["obstacle"] => Action::RevealObstacle,
            ["cure"] => Action::Cure,
            ["offer", name, give, want] => {
                Action::Offer { to: seat(name)?, give: goods(give)?, want: goods(want)? }
            }
            ["accept"] => Action::Accept(true),
            ["decline"] => Action::Accept(false),
            ["donate"] => Action::Donate,
            ["bin"] => Action::TakeFromBin,
            ["scan"] => Action::Scan,
            ["light", word] => Action::Light(dir(word)?),
            ["blast", word] => Action::Blast(dir(word)?),
            ["ghost", word] => Action::GhostWalk(dir(word)?),
            ["climb"] => Action::Climb,
            ["referee"] => Action::Referee,
            _ => return Err(format!("`{}` is not a command", words.join(" "))),
        })
    }

    fn action_text(&self, action: &Action) -> String {
        match *action {
            Action::Move(dir) => format!("move {dir}"),
            Action::Buy => "buy".into(),
            Action::Shoot(dir) => format!("shoot {dir}"),
            Action::UseKit => "kit".into(),
            Action::DropItem => "drop".into(),
            Action::TakeTreasure => "take".into(),
            Action::DropTreasure => "leave".into(),
            Action::Attack { target, bullet } => {
                let with = if bullet { " bullet" } else { "" };
                format!("attack {}{with}", self.name(target))
            }
            Action::CheckIn => "checkin".into(),
            Action::EndTurn => "end".into(),
            Action::RequestLog { from, to } => format!("log {from}-{to}"),
            Action::Withdraw => "withdraw".into(),
            Action::Vote(answer) => format!("vote {}", yes(answer)),
            Action::Peek(answer) => format!("peek {}", yes(answer)),
            Action::FindHospital => "find hospital".into(),
            Action::FindShop => "find shop".into(),
            Action::RevealObstacle => "obstacle".into(),
            Action::Cure => "cure".into(),
            Action::Offer { to, give, want } => {
                format!("offer {} {} {}", self.name(to), goods_word(give), goods_word(want))
            }
            Action::Accept(true) => "accept".into(),
            Action::Accept(false) => "decline".into(),
            Action::Donate => "donate".into(),
            Action::TakeFromBin => "bin".into(),
            Action::Scan => "scan".into(),
            Action::Light(dir) => format!("light {dir}"),
            Action::Blast(dir) => format!("blast {dir}"),
            Action::GhostWalk(dir) => format!("ghost {dir}"),
            Action::Climb => "climb".into(),
            Action::Referee => "referee".into(),
        }
    }

    fn line(&self, event: &Event) -> String {
        self.news_line(&event.news)
    }

    fn refusal(refusal: &Refusal) -> String {
        format!("{refusal:?}")
    }

    fn illegal(illegal: &Illegal<Refusal>) -> String {
        match illegal {
            Illegal::Over => "GameOver".to_owned(),
            Illegal::NoSuchSeat(_) => "UnknownPlayer".to_owned(),
            Illegal::NotYourTurn => "NotYourTurn".to_owned(),
            Illegal::Refused(refusal) => Self::refusal(refusal),
        }
    }

    /// The rows of section 14 from the top: unparsable input comes late in it.
    fn complaint(&self, seat: Option<Seat>, words: &[&str]) -> Option<String> {
        let (&verb, rest) = words.split_first()?;
        if seat.is_none() && !COMMANDS.contains(&verb) {
            return None;
        }
        let unknown = match rest {
            [name] | [name, "bullet"] if verb == "attack" => self.seat(name).is_none(),
            [name, _, _] if verb == "offer" => self.seat(name).is_none(),
            _ => false,
        };
        let seat = match seat {
            _ if self.ending.is_some() => return Some("GameOver".to_owned()),
            Some(seat) if !unknown => seat,
            _ => return Some("UnknownPlayer".to_owned()),
        };
        let (stand_in, code) = match (verb, rest) {
            ("move", [_]) => (Action::Move(Dir::Up), "BadDirection"),
            ("shoot", [_]) => (Action::Shoot(Dir::Up), "BadDirection"),
            ("light", [_]) => (Action::Light(Dir::Up), "BadDirection"),
            ("blast", [_]) => (Action::Blast(Dir::Up), "BadDirection"),
            ("ghost", [_]) => (Action::GhostWalk(Dir::Up), "BadDirection"),
            _ => (Action::EndTurn, "BadCommand"),
        };
        let refused = self.clone().command(seat, stand_in, &mut Vec::new()).err();
        Some(match refused {
            Some(Illegal::Refused(why)) if code == "BadCommand" && why != Refusal::VoteOpen => {
                code.to_owned()
            }
            Some(why) => Self::illegal(&why),
            None => code.to_owned(),
        })
    }

    fn listing(&self) -> Vec<Seat> {
        self.order.clone()
    }

    fn query(
        &self,
        start: &Labyrinth,
        _history: &[Event],
        words: &[&str],
    ) -> Option<Result<Vec<String>, String>> {
        match *words {
            ["state", name] => Some(self.state_line(name).map(|line| vec![line])),
            ["pile", at] => Some(place(at, self.board.size()).and_then(|(x, y)| {
                let tile = self.board.size().at(x, y).ok_or("that is not on the board")?;
                let count = self.piles.iter().filter(|&&(lies, _)| lies == tile).count();
                Ok(vec![format!("pile {at} {count}")])
            })),
            ["know", name] => Some(self.know_lines(start, name)),
            ["read", range] => Some(range_of(range).map(|(from, to)| {
                let skipped = (from as usize).saturating_sub(1);
                let count = (to as usize).saturating_sub(skipped);
                let entries = self.log.since(skipped).take(count).enumerate();
                entries
                    .map(|(index, event)| {
                        format!("entry {} {}", skipped + index + 1, self.news_line(&event.news))
                    })
                    .collect()
            })),
            _ => None,
        }
    }
}

/// Reads `1-9`, or `4` alone.
fn range_of(word: &str) -> Result<(u32, u32), String> {
    let fault = || format!("`{word}` is neither an entry nor a range such as 1-9");
    let (from, to) = word.split_once('-').unwrap_or((word, word));
    Ok((from.parse().map_err(|_| fault())?, to.parse().map_err(|_| fault())?))
}

fn goods(word: &str) -> Result<Goods, String> {
    let mut goods = Goods::NONE;
    if word == "-" {
        return Ok(goods);
    }
    for part in word.split(',') {
        match part {
            "item" => goods.item = true,
            "treasure" => goods.treasure = true,
            "map" => goods.map = true,
            _ => return Err(format!("`{part}` is not item, treasure or map")),
        }
    }
    Ok(goods)
}

fn goods_word(goods: Goods) -> String {
    let parts = [(goods.item, "item"), (goods.treasure, "treasure"), (goods.map, "map")];
    let words: Vec<&str> =
        parts.into_iter().filter(|(has, _)| *has).map(|(_, word)| word).collect();
    listed(&words)
}

const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Open => "open",
        Side::Barred => "barred",
        Side::Doubtful => "maybe",
        Side::Exit => "exit",
    }
}

impl Labyrinth {
    fn state_line(&self, name: &str) -> Result<String, String> {
        let seat = self.seat(name).ok_or_else(|| format!("nobody is called {name}"))?;
        let player = &self.players[seat.index()];
        let size = self.board.size();
        let level = size.level(player.tile);
        let (x, y) = size.xy(size.elsewhere(player.tile, 0));
        let place = if size.levels > 1 { format!("{level}:{x},{y}") } else { format!("{x},{y}") };
        let active = seat == self.current();
        let mut line = format!(
            "{name} {place} {} item={} treasure={} moved={} bought={} skip={} heal={}",
            player.health.word(),
            item_word(player.item),
            yes(player.carries.is_some()),
            yes(active && self.doing.moved),
            yes(active && self.doing.bought),
            yes(player.skip_next),
            yes(player.heal_pending)
        );
        if self.settings().expansions.xp {
            line += &format!(" xp={}", player.xp);
        }
        Ok(line)
    }

    fn know_lines(&self, start: &Labyrinth, name: &str) -> Result<Vec<String>, String> {
        let seat = self.seat(name).ok_or_else(|| format!("nobody is called {name}"))?;
        let kinds: Vec<Kind> =
            start.players.iter().map(|player| start.board.kind(player.tile)).collect();
        let mut knowledge = Knowledge::placed(self.settings(), &kinds, Viewer::Seat(seat));
        let heard = self.heard_by(Viewer::Seat(seat));
        heard.iter().for_each(|event| knowledge.observe(event));
        let mut lines = Vec::new();
        for (id, piece) in knowledge.fragments() {
            let here: Vec<String> = self
                .order
                .iter()
                .filter_map(|&seat| {
                    let track = knowledge.track(seat).filter(|track| track.fragment == id)?;
                    Some(format!("{}:{},{}", self.name(seat), track.at.0, track.at.1))
                })
                .collect();
            let cells: Vec<String> = piece
                .cells()
                .map(|((x, y), cell)| {
                    let blocked = match cell.blocked {
                        Some(true) => "!",
                        _ => "",
                    };
                    let pile = match cell.treasure {
                        Some((true, _)) => "*",
                        _ => "",
                    };
                    format!("{x},{y}:{}{blocked}{pile}", cell.kind)
                })
                .collect();
            let sides: Vec<String> = piece
                .sides()
                .map(|((x, y), dir, side)| format!("{x},{y}{dir}:{}", side_word(side)))
                .collect();
            lines.push(format!(
                "fragment {id} places={} here={} cells={} sides={}",
                piece.freedom(),
                listed(&here),
                cells.join(" "),
                if sides.is_empty() { "-".to_owned() } else { sides.join(" ") }
            ));
        }
        for (from, to) in knowledge.links() {
            lines.push(format!(
                "link {}:{},{} to {}:{},{}",
                from.fragment, from.at.0, from.at.1, to.fragment, to.at.0, to.at.1
            ));
        }
        Ok(lines)
    }

    fn in_order(&self, seats: SeatSet) -> impl Iterator<Item = Seat> {
        self.order.iter().copied().filter(move |&seat| seats.contains(seat))
    }

    fn around_words(&self, around: &Around) -> String {
        let with: Vec<String> = self
            .in_order(around.companions())
            .map(|seat| {
                let health = if around.healthy.contains(seat) { "healthy" } else { "injured" };
                format!("{}:{health}", self.name(seat))
            })
            .collect();
        let mut words = format!("treasure={} with={}", yes(around.treasure), listed(&with));
        let beasts: Vec<&str> = around.beasts.iter().map(|beast| beast.word()).collect();
        if !beasts.is_empty() {
            words += &format!(" beasts={}", beasts.join(","));
        }
        words
    }

    fn news_line(&self, news: &News) -> String {
        let name = |seat: Seat| self.name(seat);
        let side = |dir: Option<Dir>| dir.map_or("-".to_owned(), |dir| dir.to_string());
        match *news {
            News::Started { ref order } => {
                let names: Vec<String> = order.iter().map(|&seat| name(seat)).collect();
                format!("start order={}", listed(&names))
            }
            News::Turn { seat } => format!("turn {}", name(seat)),
            News::Around { seat, around } => {
                format!("around {} {}", name(seat), self.around_words(&around))
            }
            News::Lost { seat } => format!("lost {}", name(seat)),
            News::Healed { seat } => format!("healed {}", name(seat)),
            News::Bump { seat, dir } => format!("bump {} {dir}", name(seat)),
            News::Exit { seat, dir } => format!("exit {} {dir}", name(seat)),
            News::Entered { seat, dir, kind } => format!("enter {} {dir} {kind}", name(seat)),
            News::Flushed { seat } => format!("flush {}", name(seat)),
            News::Blocked { seat } => format!("blocked {}", name(seat)),
            News::Portalled { seat } => format!("portal {}", name(seat)),
            News::Landed { seat, around } => {
                format!("land {} {}", name(seat), self.around_words(&around))
            }
            News::Found { seat, by, health } => {
                format!("found {} by={}:{}", name(seat), name(by), health.word())
            }
            News::Bought { seat, roll, item } => {
                format!("buy {} roll={roll} item={}", name(seat), item_word(item))
            }
            News::Dropped { seat, item } => format!("drop {} {item}", name(seat)),
            News::KitUsed { seat } => format!("kit {}", name(seat)),
            News::Taken { seat } => format!("take {}", name(seat)),
            News::Left { seat } => format!("leave {}", name(seat)),
            News::CheckedIn { seat } => format!("checkin {}", name(seat)),
            News::Battle { by, on, rolls, loser } => {
                let how = rolls.map_or("bullet".to_owned(), |(a, d)| format!("rolls={a},{d}"));
                format!("battle {} {} {how} loser={}", name(by), name(on), name(loser))
            }
            News::Shot { by, dir, end } => {
                let end = match end {
                    ShotEnd::Miss => "miss".to_owned(),
                    ShotEnd::Hit(seat) => format!("hit={}", name(seat)),
                    ShotEnd::Spent(seat) => format!("spent={}", name(seat)),
                    ShotEnd::Beast(beast) => format!("beast={}", beast.word()),
                };
                format!("shot {} {} {end}", name(by), side(dir))
            }
            News::Injured { seat } => format!("injured {}", name(seat)),
            News::Ended { seat } => format!("end {}", name(seat)),
            News::Won { seat } => format!("win {}", name(seat)),
            News::Drawn => "draw".to_owned(),
            // What follows the end is for eyes; section 21 has no line for it.
            News::Revealed { .. } => String::new(),
            News::LogAsked { by, from, to } => format!("log {} asks {from}-{to}", name(by)),
            News::LogRefused => "log refused".to_owned(),
            News::LogShown { from, to } => format!("log shown {from}-{to}"),
            News::PeekGranted => "peek granted".to_owned(),
            News::RefereeLooked { by } => format!("referee {}", name(by)),
            _ => self.extra_line(news),
        }
    }

    /// The announcements of section 17.
    fn extra_line(&self, news: &News) -> String {
        let name = |seat: Seat| self.name(seat);
        let side = |dir: Option<Dir>| dir.map_or("-".to_owned(), |dir| dir.to_string());
        match *news {
            News::Xp { seat, xp } => format!("xp {} {xp}", name(seat)),
            News::Guided { seat, to, by } => {
                let by = by.map_or("-".to_owned(), |(x, y)| format!("{x},{y}"));
                format!("guide {} {to} by={by}", name(seat))
            }
            News::Revealing { seat, obstacle } => {
                let obstacle = match obstacle {
                    None => "-".to_owned(),
                    Some(Obstacle::None) => "none".to_owned(),
                    Some(Obstacle::Marsh) => "marsh".to_owned(),
                    Some(Obstacle::River(flow)) => format!("river:{flow}"),
                    Some(Obstacle::Portal(PortalSort::Fake)) => "portal:fake".to_owned(),
                    Some(Obstacle::Portal(PortalSort::TwoWay)) => "portal:two-way".to_owned(),
                    Some(Obstacle::Portal(PortalSort::ThreeWay)) => "portal:three-way".to_owned(),
                };
                format!("obstacle {} {obstacle}", name(seat))
            }
            News::Probed { seat, barred } => {
                let sides: Vec<String> = barred.iter().map(|dir| dir.to_string()).collect();
                format!("probe {} barred={}", name(seat), listed(&sides))
            }
            News::Offered { by, to, goods } => {
                let goods = goods.map_or("-".to_owned(), |(give, want)| {
                    format!("give={} want={}", goods_word(give), goods_word(want))
                });
                format!("offer {} {} {goods}", name(by), name(to))
            }
            News::Traded { by, to } => format!("trade {} {}", name(by), name(to)),
            News::Declined { by, to } => format!("declined {} {}", name(by), name(to)),
            News::MapCopied { from, to, ref map } => {
                format!("map {} {} cells={}", name(from), name(to), map.cells.len())
            }
            News::Donated { seat, item, blessed } => {
                format!("donate {} {item} blessed={}", name(seat), yes(blessed))
            }
            News::FromBin { seat, item } => format!("bin {} {item}", name(seat)),
            News::Blessed { seat } => format!("blessing {}", name(seat)),
            News::FoolsGold { seat, dir } => format!("fools {} {}", name(seat), side(dir)),
            News::Explosion { seat } => format!("explosion {}", name(seat)),
            News::Scanned { seat, reading } => {
                let reading = match reading {
                    None => "-".to_owned(),
                    Some(Reading::Nothing) => "nothing".to_owned(),
                    Some(Reading::Pile { band, dx, dy, kind }) => {
                        let band = match band {
                            Band::Here => "here",
                            Band::Near => "1-3",
                            Band::Far => "4-7",
                            Band::Remote => "8+",
                        };
                        let kind = kind.map_or("-", |kind| kind.word());
                        format!("{band} dx={dx} dy={dy} kind={kind}")
                    }
                };
                format!("scan {} {reading}", name(seat))
            }
            News::Lit { seat, dir, ref beam } => {
                let Some(beam) = beam else { return format!("light {} -", name(seat)) };
                let tiles: Vec<String> = beam
                    .tiles
                    .iter()
                    .map(|lit| {
                        let pile = if lit.treasure { "*" } else { "" };
                        let players: Vec<String> = self
                            .in_order(lit.players)
                            .map(|seat| format!("+{}", name(seat)))
                            .collect();
                        format!("{}{pile}{}", lit.kind, players.concat())
                    })
                    .collect();
                let end = match beam.end {
                    BeamEnd::Range => "range",
                    BeamEnd::Wall => "wall",
                    BeamEnd::Exit => "exit",
                };
                format!("light {} {} {} end={end}", name(seat), side(dir), listed(&tiles))
            }
            News::Blasted { seat, dir, fell } => {
                let fell = fell.map_or("-", yes);
                format!("blast {} {} fell={fell}", name(seat), side(dir))
            }
            News::ShieldBroken { seat } => format!("shield {}", name(seat)),
            News::Mauled { seat, beast } => format!("mauled {} by={}", name(seat), beast.word()),
            News::Bark { at } => format!("bark {}", at.map_or("-".to_owned(), name)),
            News::GhostWalk { seat, spent } => format!("ghost {} spent={}", name(seat), yes(spent)),
            News::StreamTurned => "stream turns".to_owned(),
            News::Climbed { seat } => format!("climb {}", name(seat)),
            ref base => self.news_line(base),
        }
    }
}
