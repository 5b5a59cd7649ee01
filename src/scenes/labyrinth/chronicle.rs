//! What the House says, in words, from what the eyes at the screen were told.

use game_rules::{
    game::{Seat, SeatSet, Viewer},
    labyrinth::{
        Beast, Dir, Event, Kind, News, Settings,
        board::PortalSort,
        event::{Around, Band, Beam, BeamEnd, Obstacle, Reading, ShotEnd},
        theme::ThemeName,
    },
};

use super::names;
use crate::{
    app::language::{Language, Value},
    say,
    scenes::who::Who,
    table::Player,
};

/// Somebody who listens, and whoever sits at the table.
struct Teller<'a> {
    language: &'a Language,
    eyes: Viewer,
    players: &'a [Player],
    theme: Option<ThemeName>,
    /// The document's own words, where it has any.
    document: bool,
}

impl Teller<'_> {
    fn who(&self, seat: Seat) -> Who {
        names::who(self.language, seat, self.eyes, self.players)
    }

    fn name(&self, seat: Seat) -> String {
        names::name(self.language, seat, self.eyes, self.players)
    }

    /// A sentence about one seat.
    fn of(&self, key: &str, seat: Seat, more: &[(&str, Value<'_>)]) -> String {
        let actor = self.who(seat);
        let mut values: Vec<(&str, Value<'_>)> =
            vec![("who", actor.word.into()), ("name", actor.name.into())];
        values.extend(more.iter().cloned());
        let quoted = format!("{key}-document");
        let key = match self.document && self.language.knows(&quoted) {
            true => {
                // It speaks of everybody by name.
                let player = match self.players.get(seat.index()) {
                    Some(player @ Player::Human(_)) => player.shown(self.language, seat),
                    _ => self.name(seat),
                };
                values.push(("player", player.into()));
                quoted
            }
            false => names::themed(self.language, key, self.theme),
        };
        self.language.say_with(&key, &values)
    }

    /// A sentence about two.
    fn both(&self, key: &str, one: Seat, two: Seat, more: &[(&str, Value<'_>)]) -> String {
        let other = self.who(two);
        let mut values: Vec<(&str, Value<'_>)> =
            vec![("whom", other.word.into()), ("whom_name", other.name.into())];
        values.extend(more.iter().cloned());
        self.of(key, one, &values)
    }

    fn list(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
        self.language.list(&names)
    }

    /// Whom and what somebody finds; nothing is said of an empty tile.
    fn around(&self, seat: Seat, around: Around) -> Option<String> {
        let mut lines = Vec::new();
        if around.treasure {
            lines.push(self.of("maze-log-gold", seat, &[]));
        }
        let others = around.companions();
        if !others.is_empty() {
            lines.push(self.of("maze-log-met", seat, &[("others", self.list(others).into())]));
        }
        for beast in around.beasts.iter() {
            let beast = self.beast(beast);
            lines.push(self.of("maze-log-beast", seat, &[("beast", beast.into())]));
        }
        (!lines.is_empty()).then(|| lines.join(" "))
    }

    fn kind(&self, kind: Kind) -> String {
        names::kind(self.language, kind, self.theme)
    }

    fn beast(&self, beast: Beast) -> String {
        self.language.say(&format!("maze-beast-{}", beast.word()))
    }

    fn shot(&self, end: ShotEnd) -> String {
        let language = self.language;
        match end {
            ShotEnd::Miss => language.say("maze-shot-miss"),
            ShotEnd::Hit(seat) => say!(language, "maze-shot-hit", name = self.name(seat)),
            ShotEnd::Spent(seat) => say!(language, "maze-shot-spent", name = self.name(seat)),
            ShotEnd::Beast(beast) => say!(language, "maze-shot-hit", name = self.beast(beast)),
        }
    }

    fn scanned(&self, reading: Reading) -> String {
        let language = self.language;
        match reading {
            Reading::Nothing => language.say("maze-scan-nothing"),
            Reading::Pile { band: Band::Here, kind: None, .. } => language.say("maze-scan-here"),
            Reading::Pile { band: Band::Here, kind: Some(kind), .. } => {
                let kind = language.say(&format!("maze-pile-{}", kind.word()));
                say!(language, "maze-scan-here-kind", kind = kind)
            }
            Reading::Pile { band, dx, dy, .. } => {
                let band = language.say(match band {
                    Band::Here | Band::Near => "maze-band-near",
                    Band::Far => "maze-band-far",
                    Band::Remote => "maze-band-remote",
                });
                let sides: Vec<String> = [
                    (dy > 0).then_some("up"),
                    (dx > 0).then_some("right"),
                    (dy < 0).then_some("down"),
                    (dx < 0).then_some("left"),
                ]
                .into_iter()
                .flatten()
                .map(|side| language.say(&format!("maze-at-{side}")))
                .collect();
                say!(language, "maze-scan-pile", band = band, sides = language.list(&sides))
            }
        }
    }

    /// What a beam has shown, tile by tile, and what stopped it.
    fn beam(&self, dir: Dir, beam: &Beam) -> String {
        let language = self.language;
        let mut found: Vec<String> = Vec::new();
        for lit in &beam.tiles {
            let kind = self.kind(lit.kind);
            let gold = lit.treasure.then(|| language.say("maze-beam-gold"));
            let people = lit.players.iter().map(|seat| self.name(seat));
            let things: Vec<String> = gold.into_iter().chain(people).collect();
            found.push(match things.is_empty() {
                true => kind,
                false => {
                    let things = language.list(&things);
                    say!(language, "maze-beam-tile", kind = kind, things = things)
                }
            });
        }
        match beam.end {
            BeamEnd::Range => {}
            BeamEnd::Wall => found.push(language.say("maze-side-wall")),
            BeamEnd::Exit => found.push(language.say("maze-side-exit")),
        }
        let way = names::way(language, dir);
        say!(language, "maze-beam", way = way, found = language.list(&found))
    }

    fn obstacle(&self, obstacle: Obstacle) -> String {
        let language = self.language;
        match obstacle {
            Obstacle::None => language.say("maze-log-obstacle-none"),
            Obstacle::Marsh => self.kind(Kind::Marsh),
            Obstacle::River(flow) => {
                say!(language, "maze-log-obstacle-river", way = names::way(language, flow))
            }
            Obstacle::Portal(sort) => language.say(match sort {
                PortalSort::Fake => "maze-log-obstacle-fake",
                PortalSort::TwoWay => "maze-log-obstacle-two",
                PortalSort::ThreeWay => "maze-log-obstacle-three",
            }),
        }
    }
}

/// One line for an announcement; `None` if it needs no line of its own.
pub fn line(
    language: &Language,
    event: &Event,
    eyes: Viewer,
    players: &[Player],
    settings: &Settings,
) -> Option<String> {
    let (theme, document) = (settings.expansions.theme, settings.document);
    let told = Teller { language, eyes, players, theme, document };
    let item = |item| names::item(language, item);
    let side = |dir| Value::from(names::at(language, dir));
    Some(match event.news {
        News::Started { ref order } => {
            let names: Vec<String> = order.iter().map(|seat| told.name(*seat)).collect();
            say!(language, "maze-log-started", names = language.list(&names))
        }
        News::Turn { seat } => told.of("maze-log-turn", seat, &[]),
        News::Around { seat, around } | News::Landed { seat, around } => {
            return told.around(seat, around);
        }
        News::Lost { seat } => told.of("maze-log-lost", seat, &[]),
        News::Healed { seat } => told.of("maze-log-healed", seat, &[]),
        News::Bump { seat, dir } => {
            let way = ("way", Value::from(names::way(language, dir)));
            told.of("maze-log-bump", seat, &[("at", side(dir)), way])
        }
        News::Exit { seat, dir } => told.of("maze-log-exit", seat, &[("at", side(dir))]),
        News::Entered { seat, dir, kind } => {
            let way = ("way", names::way(language, dir).into());
            let key = match kind {
                // What the water and the portal do is said next.
                Kind::River | Kind::Portal if document => return None,
                Kind::Safe if document => "maze-log-entered-safe",
                Kind::Shop if document => "maze-log-entered-shop",
                Kind::Hospital if document => "maze-log-entered-hospital",
                Kind::Marsh if document => "maze-log-entered-marsh",
                _ => "maze-log-entered",
            };
            told.of(key, seat, &[way, ("kind", told.kind(kind).into())])
        }
        News::Flushed { seat } => told.of("maze-log-flushed", seat, &[]),
        News::Blocked { seat } => told.of("maze-log-blocked", seat, &[]),
        News::Portalled { seat } => told.of("maze-log-portalled", seat, &[]),
        News::Found { seat, by, .. } => told.both("maze-log-found", by, seat, &[]),
        News::Bought { seat, roll, item: Some(bought) } => told.of(
            "maze-log-bought",
            seat,
            &[("roll", i64::from(roll).into()), ("item", item(bought).into())],
        ),
        News::Bought { seat, roll, item: None } => {
            told.of("maze-log-shop-refused", seat, &[("roll", i64::from(roll).into())])
        }
        News::Dropped { seat, item: gone } => {
            told.of("maze-log-dropped", seat, &[("item", item(gone).into())])
        }
        News::KitUsed { seat } => told.of("maze-log-kit", seat, &[]),
        News::Taken { seat } => told.of("maze-log-taken", seat, &[]),
        News::Left { seat } => told.of("maze-log-left", seat, &[]),
        News::CheckedIn { seat } => told.of("maze-log-checked-in", seat, &[]),
        News::Battle { by, on, rolls: Some((first, second)), .. } => told.both(
            "maze-log-battle",
            by,
            on,
            &[("first", i64::from(first).into()), ("second", i64::from(second).into())],
        ),
        News::Battle { by, on, rolls: None, .. } => {
            told.both("maze-log-battle-bullet", by, on, &[])
        }
        News::Shot { by, dir, end } => {
            let end = ("end", told.shot(end).into());
            match dir {
                Some(dir) => {
                    let way = ("way", names::way(language, dir).into());
                    told.of("maze-log-shot-way", by, &[way, end])
                }
                None => told.of("maze-log-shot", by, &[end]),
            }
        }
        News::Injured { seat } => told.of("maze-log-injured", seat, &[]),
        News::Ended { .. } => return None,
        News::Won { seat } => told.of("maze-log-won", seat, &[]),
        News::Drawn => language.say("maze-log-drawn"),
        News::Revealed { seed } => say!(language, "maze-log-revealed", seed = seed.to_string()),
        News::LogAsked { by, from: 1, to: u32::MAX } => told.of("maze-log-asked", by, &[]),
        News::LogAsked { by, from, to } if from == to => {
            told.of("maze-log-asked-one", by, &[("entry", i64::from(from).into())])
        }
        News::LogAsked { by, from, to } => told.of(
            "maze-log-asked-range",
            by,
            &[("from", i64::from(from).into()), ("to", i64::from(to).into())],
        ),
        News::LogRefused => language.say("maze-log-refused"),
        // Where anything is whispered nobody can name the last entry.
        News::LogShown { from, to: u32::MAX } => {
            say!(language, "maze-log-shown-all", from = i64::from(from))
        }
        News::LogShown { from, to } => {
            say!(language, "maze-log-shown", from = i64::from(from), to = i64::from(to))
        }
        News::PeekGranted => language.say("maze-log-peeked"),
        News::RefereeLooked { by } => told.of("maze-log-referee", by, &[]),
        ref extra => return extras(&told, extra),
    })
}

/// What the expansions add (rules/labyrinth.md 17).
fn extras(told: &Teller<'_>, news: &News) -> Option<String> {
    let language = told.language;
    let item = |item| Value::from(names::item(language, item));
    Some(match *news {
        News::Xp { seat, xp } => told.of("maze-log-xp", seat, &[("count", i64::from(xp).into())]),
        News::Guided { to, by: Some((across, up)), .. } => say!(
            language,
            "maze-log-guided",
            kind = told.kind(to),
            across = language.change(across.into()),
            up = language.change(up.into())
        ),
        News::Guided { seat, to, by: None } => {
            told.of("maze-log-asked-way", seat, &[("kind", told.kind(to).into())])
        }
        News::Revealing { obstacle: Some(obstacle), .. } => told.obstacle(obstacle),
        News::Revealing { seat, obstacle: None } => told.of("maze-log-revealing", seat, &[]),
        News::Probed { barred, .. } if barred.iter().next().is_none() => {
            language.say("maze-log-probed-none")
        }
        News::Probed { barred, .. } => {
            let sides: Vec<String> = barred.iter().map(|dir| names::way(language, dir)).collect();
            say!(language, "maze-log-probed", sides = language.list(&sides))
        }
        News::Offered { by, to, .. } => told.both("maze-log-offered", by, to, &[]),
        News::Traded { by, to } => told.both("maze-log-traded", by, to, &[]),
        News::Declined { by, to } => told.both("maze-log-declined", by, to, &[]),
        News::MapCopied { from, to, .. } => told.both("maze-log-map-copied", from, to, &[]),
        News::Donated { seat, item: gone, .. } => {
            told.of("maze-log-donated", seat, &[("item", item(gone))])
        }
        News::FromBin { seat, item: got } => {
            told.of("maze-log-from-bin", seat, &[("item", item(got))])
        }
        News::Blessed { seat } => told.of("maze-log-blessed", seat, &[]),
        News::FoolsGold { seat, .. } => told.of("maze-log-fools", seat, &[]),
        News::Explosion { seat } => told.of("maze-log-explosion", seat, &[]),
        News::Scanned { reading: Some(reading), .. } => told.scanned(reading),
        News::Scanned { seat, reading: None } => told.of("maze-log-scanned", seat, &[]),
        News::Lit { dir: Some(dir), beam: Some(ref beam), .. } => told.beam(dir, beam),
        News::Lit { seat, .. } => told.of("maze-log-lit", seat, &[]),
        News::Blasted { dir: Some(dir), fell: Some(true), .. } => {
            say!(language, "maze-log-wall-fell", at = names::at(language, dir))
        }
        News::Blasted { dir: Some(dir), fell: Some(false), .. } => {
            say!(language, "maze-log-nothing-fell", at = names::at(language, dir))
        }
        News::Blasted { seat, .. } => told.of("maze-log-blasted", seat, &[]),
        News::ShieldBroken { seat } => told.of("maze-log-shield", seat, &[]),
        News::Mauled { seat, beast } => {
            told.of("maze-log-mauled", seat, &[("beast", told.beast(beast).into())])
        }
        News::Bark { at: Some(seat) } => told.of("maze-log-bark-at", seat, &[]),
        News::Bark { at: None } => language.say("maze-log-bark"),
        News::GhostWalk { seat, spent: true } => told.of("maze-log-ghost", seat, &[]),
        News::GhostWalk { seat, spent: false } => told.of("maze-log-ghost-kept", seat, &[]),
        News::StreamTurned => language.say("maze-log-stream"),
        News::Climbed { seat } => told.of("maze-log-climbed", seat, &[]),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::labyrinth::{Pile, event::Lit};

    /// What a player alone was told is said in words, all of it.
    #[test]
    fn private_findings_are_told_in_full() {
        let language = Language::new(Lang::English);
        let players = vec![Player::Human(String::new()), Player::Human("Ken".into())];
        let eyes = Viewer::Seat(Seat(0));
        let said = |news: News| {
            let settings = Settings::default();
            line(&language, &Event { private: true, news }, eyes, &players, &settings).unwrap()
        };
        let seat = Seat(0);
        let here = |kind| Reading::Pile { band: Band::Here, dx: 0, dy: 0, kind };
        let scanned = |kind| said(News::Scanned { seat, reading: Some(here(kind)) });
        assert_eq!(scanned(None), "The scanner: right here.");
        assert_eq!(scanned(Some(Pile::Fools)), "The scanner: right here, fool’s gold.");
        let safe = Lit { kind: Kind::Safe, treasure: false, players: SeatSet::EMPTY };
        let marsh = Lit { kind: Kind::Marsh, treasure: true, players: SeatSet::one(Seat(1)) };
        let lit = |tiles: Vec<Lit>, end| {
            let beam = Some(Box::new(Beam { tiles, end }));
            said(News::Lit { seat, dir: Some(Dir::Up), beam })
        };
        assert_eq!(
            lit(vec![safe, marsh], BeamEnd::Exit),
            "The flashlight, north: Clearing, Marsh (treasure, Ken), exit."
        );
        assert_eq!(lit(Vec::new(), BeamEnd::Wall), "The flashlight, north: wall.");
        let barred = game_rules::labyrinth::Dirs::default();
        assert_eq!(said(News::Probed { seat, barred }), "No side is barred here.");
    }

    #[test]
    fn a_log_opened_without_an_end_names_none() {
        let language = Language::new(Lang::English);
        let said = |to| {
            let event = Event { private: false, news: News::LogShown { from: 3, to } };
            line(&language, &event, Viewer::Public, &[], &Settings::default()).unwrap()
        };
        assert_eq!(said(u32::MAX), "Everybody agreed: the log is open from entry 3 on.");
        assert!(said(9).contains('9'));
    }

    /// The twelve announcements of the document, word for word.
    #[test]
    fn the_document_is_quoted() {
        let language = Language::new(Lang::English);
        let players = vec![Player::Human("Ann".into()), Player::Human("Bob".into())];
        let settings = Settings { document: true, ..Settings::default() };
        let said = |news: News| {
            line(&language, &Event { private: false, news }, Viewer::Public, &players, &settings)
        };
        let seat = Seat(0);
        let (dir, bare) = (Dir::Up, Around::default());
        let entered = |kind| said(News::Entered { seat, dir, kind });
        let gold = Around { treasure: true, ..bare };
        let met = Around { healthy: SeatSet::one(Seat(1)), ..bare };
        let lines = [
            (said(News::Bump { seat, dir }), "Ann cannot move north. Blocked by wall."),
            (
                said(News::Won { seat }),
                "Ann has exited the maze with the treasure and won the game.",
            ),
            (said(News::Exit { seat, dir }), "Ann has found an exit, but has no treasure."),
            (entered(Kind::Safe), "Ann walks into a SAFE clearing."),
            (said(News::Landed { seat, around: met }), "Fight Bob"),
            (entered(Kind::Shop), "Buy a randomly chosen item from the shop."),
            (entered(Kind::Hospital), "Ann enters a HOSPITAL."),
            (entered(Kind::Marsh), "Ann sinks into a MARSH."),
            (
                said(News::Blocked { seat }),
                "The river tries to flush Ann, but a wall prevents him/her from moving.",
            ),
            (said(News::Flushed { seat }), "Ann is flushed by the river one tile."),
            (said(News::Portalled { seat }), "Ann enters and exits a portal."),
            (
                said(News::Landed { seat, around: gold }),
                "Ann also stumbles across a pile of TREASURE",
            ),
        ];
        for (line, words) in lines {
            assert_eq!(line.as_deref(), Some(words));
        }
        assert_eq!([Kind::River, Kind::Portal].map(entered), [None, None]);
    }
}
