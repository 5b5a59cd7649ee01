//! The expansions of rules/labyrinth.md 17 other than monsters: experience, trading, donations,
//! tools and the themes' twists.

use super::{
    Action, Adventurer, Board, Dir, Event, Health, Item, Kind, Labyrinth, News, Offer, Pile,
    Refusal, Size, Tile, Viewer,
    action::Goods,
    board::Border,
    event::{Band, Beam, BeamEnd, Lit, Obstacle, Reading},
    knowledge::Knowledge,
    theme::ThemeName,
};
use crate::game::{Seat, SeatSet};

/// The most experience anybody has.
const MOST_XP: u8 = 7;
/// The price of a direction.
const GUIDE_PRICE: u8 = 3;
/// The price of the last obstacle's nature.
pub(super) const REVEAL_PRICE: u8 = 5;
/// The price of a cure.
pub(super) const CURE_PRICE: u8 = 7;
/// Items the bin holds.
const BIN: usize = 3;
/// How far a flashlight shines.
const BEAM: u8 = 3;

impl Labyrinth {
    /// A marsh was entered; a blessing saves the turn (17.5).
    pub(super) fn sink_in(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let player = &mut self.players[seat.index()];
        if std::mem::take(&mut player.blessed) {
            self.tell(News::Blessed { seat }, out);
        } else {
            player.skip_next = true;
        }
    }

    /// 17.1: what the forced effect of a tile teaches.
    pub(super) fn learn_from(
        &mut self,
        seat: Seat,
        kind: Kind,
        entered: Tile,
        out: &mut Vec<Event>,
    ) {
        let gain = match kind {
            Kind::Marsh => 1,
            Kind::River | Kind::Portal => 2,
            _ => return,
        };
        let xp_on = self.settings().expansions.xp;
        let player = &mut self.players[seat.index()];
        player.obstacle = Some(entered);
        if xp_on && player.carries.is_none() && player.xp < MOST_XP {
            player.xp = (player.xp + gain).min(MOST_XP);
            let xp = player.xp;
            self.tell(News::Xp { seat, xp }, out);
        }
    }

    pub(super) fn may_spend(&self, price: u8) -> Result<(), Refusal> {
        if !self.settings().expansions.xp {
            return Err(Refusal::NotInPlay);
        }
        if self.me().xp < price { Err(Refusal::NotEnoughXp) } else { Ok(()) }
    }

    fn spend(&mut self, price: u8, out: &mut Vec<Event>) {
        let seat = self.current();
        self.me_mut().xp -= price;
        let xp = self.me().xp;
        self.tell(News::Xp { seat, xp }, out);
    }

    pub(super) fn may_find(&self, kind: Kind) -> Result<(), Refusal> {
        self.may_spend(GUIDE_PRICE)?;
        let asked = self.me().asked;
        if if kind == Kind::Hospital { asked.0 } else { asked.1 } {
            return Err(Refusal::AlreadyAsked);
        }
        // The number of shops and hospitals is public.
        if self.settings().tiles_of(kind) == 0 { Err(Refusal::NotInPlay) } else { Ok(()) }
    }

    pub(super) fn find(&mut self, kind: Kind, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_find(kind)?;
        let seat = self.current();
        let here = self.me().tile;
        let by = guide(&self.board, kind, here);
        let asked = &mut self.me_mut().asked;
        *(if kind == Kind::Hospital { &mut asked.0 } else { &mut asked.1 }) = true;
        self.spend(GUIDE_PRICE, out);
        self.tell(News::Guided { seat, to: kind, by }, out);
        Ok(())
    }

    pub(super) fn reveal_obstacle(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_spend(REVEAL_PRICE)?;
        let seat = self.current();
        let obstacle = match self.me().obstacle {
            None => Obstacle::None,
            Some(tile) => match (self.board.flow(tile), self.board.portal_sort(tile)) {
                (Some(flow), _) => Obstacle::River(flow),
                (None, Some(sort)) => Obstacle::Portal(sort),
                (None, None) => Obstacle::Marsh,
            },
        };
        self.spend(REVEAL_PRICE, out);
        self.tell(News::Revealing { seat, obstacle: Some(obstacle) }, out);
        Ok(())
    }

    pub(super) fn cure(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_spend(CURE_PRICE)?;
        if self.me().is_healthy() {
            return Err(Refusal::NotInjured);
        }
        let seat = self.current();
        self.me_mut().health = Health::Healthy;
        self.me_mut().heal_pending = false;
        self.spend(CURE_PRICE, out);
        self.tell(News::Healed { seat }, out);
        Ok(())
    }

    /// Whom an offer may be made to, once a turn each.
    fn partner(&self, to: Seat) -> Result<&Adventurer, Refusal> {
        if !self.settings().expansions.trading {
            return Err(Refusal::NotInPlay);
        }
        let here = self.me().tile;
        let them = match self.players.get(to.index()) {
            Some(them) if them.tile == here && to != self.current() => them,
            _ => return Err(Refusal::TargetNotHere),
        };
        if self.doing.offered.contains(to) { Err(Refusal::AlreadyOffered) } else { Ok(them) }
    }

    /// Why the active seat has to wait for an answer to its offer; another offer is held against
    /// its partner first.
    pub(super) fn awaits_answer(&self, action: Action) -> Refusal {
        match action {
            Action::Offer { to, .. } => self.partner(to).err().unwrap_or(Refusal::OfferOpen),
            _ => Refusal::OfferOpen,
        }
    }

    pub(super) fn may_offer(&self, to: Seat, give: Goods, want: Goods) -> Result<(), Refusal> {
        let them = self.partner(to)?;
        let me = self.me();
        let something = give != Goods::NONE || want != Goods::NONE;
        let owned = (!give.item || me.item.is_some())
            && (!want.item || them.item.is_some())
            && (!give.treasure || me.carries.is_some())
            && (!want.treasure || them.carries.is_some());
        let one_item = |mine: Option<Item>, goes: bool, theirs: Option<Item>, comes: bool| {
            !comes
                || goes
                || mine.is_none_or(|mine| theirs.is_some_and(|new| mine.joined(new).is_some()))
        };
        let items = one_item(me.item, give.item, them.item, want.item)
            && one_item(them.item, want.item, me.item, give.item);
        let treasures = (!want.treasure
            || me.is_healthy() && (me.carries.is_none() || give.treasure))
            && (!give.treasure || them.is_healthy() && (them.carries.is_none() || want.treasure));
        if something && owned && items && treasures {
            Ok(())
        } else {
            Err(Refusal::TradeImpossible)
        }
    }

    pub(super) fn make_offer(
        &mut self,
        to: Seat,
        give: Goods,
        want: Goods,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_offer(to, give, want)?;
        let by = self.current();
        self.doing.offered = self.doing.offered.with(to);
        self.offer = Some(Offer { to, give, want });
        self.tell(News::Offered { by, to, goods: Some((give, want)) }, out);
        Ok(())
    }

    /// On yes everything changes hands at once.
    pub(super) fn answer_offer(&mut self, offer: Offer, yes: bool, out: &mut Vec<Event>) {
        self.offer = None;
        let (by, to) = (self.current(), offer.to);
        if !yes {
            self.tell(News::Declined { by, to }, out);
            return;
        }
        let (mine, theirs) = (self.players[by.index()], self.players[to.index()]);
        let item = |own: Option<Item>, goes: bool, other: Option<Item>, comes: bool| match (
            own.filter(|_| !goes),
            other.filter(|_| comes),
        ) {
            (Some(own), Some(new)) => own.joined(new),
            (own, new) => own.or(new),
        };
        let pile = |own: Option<Pile>, goes: bool, other: Option<Pile>, comes: bool| {
            own.filter(|_| !goes).or(other.filter(|_| comes))
        };
        let Offer { give, want, .. } = offer;
        let me = &mut self.players[by.index()];
        me.item = item(mine.item, give.item, theirs.item, want.item);
        me.carries = pile(mine.carries, give.treasure, theirs.carries, want.treasure);
        let them = &mut self.players[to.index()];
        them.item = item(theirs.item, want.item, mine.item, give.item);
        them.carries = pile(theirs.carries, want.treasure, mine.carries, give.treasure);
        self.tell(News::Traded { by, to }, out);
        if give.map {
            self.copy_map(by, to, out);
        }
        if want.map {
            self.copy_map(to, by, out);
        }
    }

    /// The giver's current fragment, worked out from what the giver has heard.
    fn copy_map(&mut self, from: Seat, to: Seat, out: &mut Vec<Event>) {
        let heard = self.heard_by(Viewer::Seat(from));
        let mut knowledge = Knowledge::new(self.settings(), self.players.len(), Viewer::Seat(from));
        heard.iter().for_each(|event| knowledge.observe(event));
        let mut map = Box::new(knowledge.copy_for(from));
        // In a position set up by hand the giver may have begun elsewhere than on a safe tile; a
        // copy is true all the same.
        let size = self.board.size();
        let (x, y) = size.xy(self.players[from.index()].tile);
        for cell in &mut map.cells {
            if let Some(tile) = size.at(x + cell.at.0, y + cell.at.1) {
                cell.kind = self.board.kind(tile);
            }
        }
        self.tell(News::MapCopied { from, to, map }, out);
    }

    pub(super) fn may_donate(&self) -> Result<(), Refusal> {
        if self.me().item.is_none() {
            return Err(Refusal::NoItem);
        }
        if self.board.kind(self.me().tile) != Kind::Donation {
            return Err(Refusal::NotInDonationCentre);
        }
        if self.doing.donated { Err(Refusal::AlreadyDonated) } else { Ok(()) }
    }

    pub(super) fn donate(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_donate()?;
        let seat = self.current();
        let Some(item) = self.me_mut().item.take() else { return Err(Refusal::NoItem) };
        let blessed = item != Item::Junk;
        self.me_mut().blessed |= blessed;
        self.doing.donated = true;
        self.bin.push(item);
        if self.bin.len() > BIN {
            self.bin.remove(0);
        }
        self.tell(News::Donated { seat, item, blessed }, out);
        Ok(())
    }

    pub(super) fn may_take_from_bin(&self) -> Result<(), Refusal> {
        if self.board.kind(self.me().tile) != Kind::Donation {
            return Err(Refusal::NotInDonationCentre);
        }
        if self.bin.is_empty() {
            return Err(Refusal::BinEmpty);
        }
        if self.me().item.is_some() {
            return Err(Refusal::SlotFull);
        }
        if self.doing.donated || self.doing.picked { Err(Refusal::AlreadyDonated) } else { Ok(()) }
    }

    pub(super) fn take_from_bin(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_take_from_bin()?;
        let seat = self.current();
        let index = self.dice.below("bin", self.bin.len() as u64) as usize;
        let item = self.bin.remove(index);
        self.me_mut().item = Some(item);
        self.doing.picked = true;
        self.tell(News::FromBin { seat, item }, out);
        Ok(())
    }

    pub(super) fn scan(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.holding(|item| item == Item::Scanner)?;
        let seat = self.current();
        let here = self.me().tile;
        let piles = self.piles.iter().map(|&(tile, _)| tile);
        let mut reading = Reading::of(self.board.size(), here, piles);
        if let Reading::Pile { band, kind, .. } = &mut reading {
            let kinds = self.settings().expansions.treasure_kinds.is_some();
            let top = self.piles.iter().rev().find(|&&(lies, _)| lies == here);
            *kind = top.filter(|_| kinds && *band == Band::Here).map(|&(_, pile)| pile);
            self.me_mut().item = None;
        }
        self.tell(News::Scanned { seat, reading: Some(reading) }, out);
        Ok(())
    }

    pub(super) fn light(&mut self, dir: Dir, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.holding(|item| matches!(item, Item::Light(_)))?;
        let seat = self.current();
        let line: Vec<Tile> = self.line_of(dir, BEAM).collect();
        let players = |tile: Tile| -> SeatSet {
            let there = |seat: &Seat| self.players[seat.index()].tile == tile;
            self.order.iter().copied().filter(there).collect()
        };
        let tiles = line
            .iter()
            .map(|&tile| Lit {
                kind: self.board.kind(tile),
                treasure: self.pile_on(tile),
                players: players(tile),
            })
            .collect();
        let last = line.last().copied().unwrap_or(self.me().tile);
        let end = match self.board.border(last, dir) {
            _ if line.len() == usize::from(BEAM) => BeamEnd::Range,
            Border::Exit => BeamEnd::Exit,
            _ => BeamEnd::Wall,
        };
        let left = match self.me().item {
            Some(Item::Light(charges)) if charges > 1 => Some(Item::Light(charges - 1)),
            _ => None,
        };
        self.me_mut().item = left;
        let beam = Some(Box::new(Beam { tiles, end }));
        self.tell(News::Lit { seat, dir: Some(dir), beam }, out);
        Ok(())
    }

    pub(super) fn blast(&mut self, dir: Dir, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.holding(|item| item == Item::Dynamite)?;
        let seat = self.current();
        let tile = self.me().tile;
        let fell = self.board.border(tile, dir) == Border::Inner;
        self.me_mut().item = None;
        if fell {
            let board = std::sync::Arc::make_mut(&mut self.board);
            board.set_wall(tile, dir, false);
            board.settle_river();
            self.doing.tried.remove(dir);
        }
        self.tell(News::Blasted { seat, dir: Some(dir), fell: Some(fell) }, out);
        Ok(())
    }

    /// 17.12, Haunted House: a step that passes through an inner wall, once.
    pub(super) fn ghost_walk(&mut self, dir: Dir, out: &mut Vec<Event>) -> Result<(), Refusal> {
        if !self.settings().expansions.twist(ThemeName::HauntedHouse) {
            return Err(Refusal::NotInPlay);
        }
        if self.doing.moved {
            return Err(Refusal::AlreadyMoved);
        }
        if !self.me().ghost_walk {
            return Err(Refusal::NoGhostWalk);
        }
        let seat = self.current();
        let spent = self.board.border(self.me().tile, dir) == Border::Inner;
        self.tell(News::GhostWalk { seat, spent }, out);
        if !spent {
            return self.step(dir, out);
        }
        self.me_mut().ghost_walk = false;
        self.enter(seat, dir, out);
        Ok(())
    }

    /// 17.12, Cursed Forest: the river reverses, and piles on its new source are washed on.
    pub(super) fn turn_stream(&mut self, out: &mut Vec<Event>) {
        std::sync::Arc::make_mut(&mut self.board).reverse_river();
        for river in self.board.rivers() {
            let (source, _) = river[0];
            let downstream = self.board.rest(source);
            for (tile, _) in &mut self.piles {
                if *tile == source {
                    *tile = downstream;
                }
            }
        }
        self.tell(News::StreamTurned, out);
    }
}

/// Of several tiles the nearest to `here` (ties: lowest x, then y).
fn nearest(size: Size, here: Tile, tiles: impl Iterator<Item = Tile>) -> Option<Tile> {
    tiles.min_by_key(|&tile| {
        let (x, y) = size.xy(tile);
        (size.distance(here, tile), x, y)
    })
}

/// 17.1: the signed distance from `here` to the nearest tile of a kind. The level is not told (17.4).
pub(super) fn guide(board: &Board, kind: Kind, here: Tile) -> Option<(i8, i8)> {
    let size = board.size();
    let tile = nearest(size, here, board.tiles_of(kind))?;
    let below = size.elsewhere(tile, size.level(here));
    let ((x, y), (hx, hy)) = (size.xy(below), size.xy(here));
    Some((x - hx, y - hy))
}

impl Band {
    pub(super) const fn of(distance: u8) -> Band {
        match distance {
            0 => Band::Here,
            1..=3 => Band::Near,
            4..=7 => Band::Far,
            _ => Band::Remote,
        }
    }
}

impl Reading {
    /// 17.7: what a scanner shows on `here`, but for what the pile is.
    pub(super) fn of(size: Size, here: Tile, piles: impl Iterator<Item = Tile>) -> Reading {
        let level = size.level(here);
        let Some(tile) = nearest(size, here, piles.filter(|&tile| size.level(tile) == level))
        else {
            return Reading::Nothing;
        };
        let ((x, y), (hx, hy)) = (size.xy(tile), size.xy(here));
        let band = Band::of(size.distance(here, tile));
        Reading::Pile { band, dx: (x - hx).signum(), dy: (y - hy).signum(), kind: None }
    }
}
