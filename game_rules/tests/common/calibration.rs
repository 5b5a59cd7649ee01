//! Does the Wager's odds board tell the truth? Evenings of AIs of all styles are played, and what
//! the board said before the bets is compared with what happened.

use game_rules::{
    bots::{Bot, Mind, Opponents, Sight},
    dice::Dice,
    game::{Game, Seat, Viewer},
    wager::{Board, Form, Phase, Plan, Player, Setup, Style, Wager},
};

/// What the board gave a chance of so many tenths, and how often it came true.
#[derive(Clone, Copy, Debug, Default)]
pub struct Decile {
    /// Chances told.
    pub count: u64,
    /// How often it should have come true.
    pub told: f64,
    /// How often it did.
    pub happened: f64,
    /// The variance of the difference as the chances have it, and as it was evening by evening:
    /// chances of one evening hang together.
    variance: [f64; 2],
}

impl Decile {
    /// The difference, in standard errors.
    pub fn off(&self) -> f64 {
        let [told, seen] = self.variance;
        (self.happened - self.told) / told.max(seen).max(f64::MIN_POSITIVE).sqrt()
    }
}

/// Who plays, and what is known of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Styles and skills are published.
    Published,
    /// The board takes them for people.
    People,
}

/// An evening of two to six AIs, styles and skills by chance, all styles where there is room.
fn evening(number: u64) -> Setup {
    let mut dice = Dice::numbered(number, "calibration", 0);
    let count = dice.between("players", 2, 6) as usize;
    let mut styles: Vec<Style> = Style::ALL.into_iter().cycle().take(count.max(4)).collect();
    dice.shuffle("styles", &mut styles);
    let player = |(index, style): (usize, Style)| Player {
        form: Some(Form { style, skill: dice.below("skill", 101) as u8 }),
        ..Player::person(format!("p{index}"))
    };
    let players = styles.into_iter().take(count).enumerate().map(player).collect();
    Setup { players, rounds: 8, ..Setup::default() }
}

/// Plays these evenings; the board is asked once in each, before the bets of one of its rounds.
pub fn calibrate(evenings: std::ops::Range<u64>, known: Known) -> [Decile; 10] {
    let mut deciles = [Decile::default(); 10];
    for number in evenings {
        let setup = evening(number);
        let asked = 1 + (number % u64::from(setup.rounds)) as u8;
        let mut differences = [0.0; 10];
        let (board, totals) = play(&setup, number, asked, known);
        let top = totals.iter().max();
        for (row, total) in board.rows.iter().zip(&totals) {
            let told = row.on_top.value();
            let happened = f64::from(u8::from(Some(total) == top));
            let place = ((told * 10.0) as usize).min(9);
            deciles[place].count += 1;
            deciles[place].told += told;
            deciles[place].happened += happened;
            deciles[place].variance[0] += told * (1.0 - told);
            differences[place] += happened - told;
        }
        for (decile, difference) in deciles.iter_mut().zip(differences) {
            decile.variance[1] += difference * difference;
        }
    }
    deciles
}

/// The board before the bets of a round, and the totals after its ranking.
fn play(setup: &Setup, seed: u64, asked: u8, known: Known) -> (Board, Vec<i32>) {
    let (mut game, _) = Wager::start(setup, seed).unwrap();
    let form =
        |player: &Player| player.form.map(|form| format!("{}:{}", form.style.word(), form.skill));
    let mut bots: Vec<Box<dyn Bot<Wager>>> = setup
        .players
        .iter()
        .map(|player| form(player).and_then(|name| Wager::bot(&name)).unwrap())
        .collect();
    let mut minds: Vec<Mind> = Seat::all(bots.len()).map(|seat| Mind::new(seed, seat)).collect();
    let mut board = None;
    loop {
        let mut view = game.view(Viewer::Public);
        if view.round == asked && view.phase == Phase::Betting && board.is_none() {
            if known == Known::People {
                let people = setup.players.iter().map(|player| Player::person(&player.id));
                let setup = Setup { players: people.collect(), ..setup.clone() };
                view.plan = Plan::new(setup).unwrap();
            }
            board = Some(Board::of(&view, None));
        }
        if let Some(board) = board.take_if(|_| view.phase == Phase::SettleBets) {
            return (board, view.points);
        }
        let seat = game.turn().seats().iter().next().unwrap();
        let action = bots[seat.index()].choose(&Sight::new(&game, seat), &mut minds[seat.index()]);
        game.apply(seat, &action, &mut Vec::new()).unwrap();
    }
}
